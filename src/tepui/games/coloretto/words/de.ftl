# Coloretto Amazonas, auf Deutsch. Tiernamen stehen allein, wie der Titel ihrer Karte.

coloretto-tagline = Sammle seltene Tiere in vier Spalten und schenk den anderen, was du nicht brauchst.
coloretto-motto = Sammle Tiere. Hüte dich vor Zwillingen.
coloretto-reconstructed = Wie viel zwei der Spalten fassen, was die Bonuskarten wert sind und wie zehn der Tiere heißen, steht nicht im Text des Regelhefts, sondern ist von anderswo bekannt oder von uns gewählt.

## Namen

coloretto-name-dolphin = Delfin
coloretto-name-ray = Rochen
coloretto-name-seahorse = Seepferdchen
coloretto-name-crab = Krabbe
coloretto-name-jellyfish = Qualle
coloretto-name-toucan = Tukan
coloretto-name-hummingbird = Kolibri
coloretto-name-heron = Reiher
coloretto-name-owl = Eule
coloretto-name-chameleon = Chamäleon
coloretto-name-toad = Kröte
coloretto-name-snake = Zweiköpfige Schlange
coloretto-name-anteater = Ameisenbär
coloretto-name-frog = Frosch
coloretto-name-rhinoceros = Streifennashorn
coloretto-name-rabbit = Ohrenloses Kaninchen
coloretto-name-sloth = Faultier
coloretto-name-armadillo = Gürteltier
coloretto-name-blue = blaue Spalte
coloretto-name-violet = violette Spalte
coloretto-name-brown = braune Spalte
coloretto-name-green = grüne Spalte

## Enden

coloretto-ending-piles = Der letzte Stapel ist gelegt.
coloretto-ending-deck = Der Nachziehstapel ist leer.
coloretto-ends-piles = { $n } Stapel
coloretto-ends-deck = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}

## Was geschah

coloretto-dealt = { $seat } bekommt die Karte „{ $animal }“ ausgeteilt.
coloretto-dealt-unseen = { $seat } bekommt eine Karte ausgeteilt.
coloretto-starts = Das Los bestimmt, wer beginnt: { $seat }.
coloretto-drew = { $seat } zieht die Karte „{ $animal }“.
coloretto-drew-unseen = { $seat } zieht eine Karte.
coloretto-played = { $seat } spielt die Karte „{ $animal }“ in die { $colour }.
coloretto-gave = { $seat } verschenkt die Karte „{ $animal }“ an { $other }.
coloretto-protected = { $seat } nimmt die Schutzkarte.
coloretto-accepted = { $seat } nimmt die Karte „{ $animal }“ an. Sie kommt in die { $colour }.
coloretto-refused = { $seat } lehnt die Karte „{ $animal }“ ab. Sie kommt mit der Karte „{ $thrown }“ auf den Ablagestapel.
coloretto-clashed = { $seat } hat zweimal die Karte „{ $animal }“. Beide kommen auf den Ablagestapel.
coloretto-completed = { $seat } macht die { $colour } voll, und sie wird ein Stapel.
coloretto-bonus = { $seat } hat diese Farbe zuerst voll und nimmt den Bonus von { $points } Punkten.

## Was ein Zug täte

coloretto-verb-play = Spielen
coloretto-verb-give = Schenken
coloretto-verb-accept = Annehmen
coloretto-verb-refuse = Ablehnen
coloretto-would-lay = Die Karte „{ $animal }“ in die { $colour } spielen.
coloretto-would-clash = Die Karte „{ $animal }“ spielen, obwohl schon eine in der Spalte liegt. Beide werden abgelegt.
coloretto-would-complete = Die Karte „{ $animal }“ spielen und damit die { $colour } voll machen.
coloretto-would-give = Die Karte „{ $animal }“ an { $other } verschenken.
coloretto-would-accept-lay = Die Karte „{ $animal }“ annehmen. Sie kommt in die { $colour }.
coloretto-would-accept-clash = Die Karte „{ $animal }“ annehmen, obwohl schon eine in der Spalte liegt. Beide werden abgelegt.
coloretto-would-accept-complete = Die Karte „{ $animal }“ annehmen und damit die { $colour } voll machen.
coloretto-would-refuse = Die Karte „{ $animal }“ ablehnen und zusammen mit der Karte „{ $thrown }“ ablegen.

## Warum nicht

coloretto-must-answer = Dir wurde die Karte „{ $animal }“ geschenkt: Nimm sie an oder lehn sie ab.
coloretto-no-neighbour = Du musst die Karte „{ $animal }“ annehmen, denn in keiner Nachbarspalte liegt eine Karte.
coloretto-no-gift = Niemand hat dir eine Karte geschenkt, darum gibt es nichts anzunehmen oder abzulehnen. Spiel oder verschenk eine Karte.
coloretto-not-in-hand = Die Karte „{ $animal }“ ist nicht auf deiner Hand.
coloretto-nobody-there = Dort sitzt niemand.
coloretto-give-to-self = Eine Karte schenkst du jemand anderem. Wenn du sie behalten willst, spiel sie in deine Spalte.
coloretto-is-protected = { $other } hat die Schutzkarte und darf keine Karte geschenkt bekommen.
coloretto-no-duplicate = Du musst die Karte „{ $animal }“ annehmen, denn dieses Tier liegt noch nicht in deiner Spalte.
coloretto-not-neighbour = Die Karte „{ $thrown }“ grenzt nicht an deine { $colour }: Leg eine Karte aus einer Nachbarspalte ab.
coloretto-not-there = Die Karte „{ $thrown }“ liegt nicht in deiner Spalte.

## Notation

coloretto-bad-phrase = „{ $phrase }“ ist hier kein Zug. Schreib „play toucan“, „give toucan to 1“, „accept“ oder „refuse toucan“.
coloretto-near-animal = Es gibt kein Tier „{ $animal }“. Meintest du „{ $near }“?
coloretto-no-animal = Es gibt kein Tier „{ $animal }“. Es gibt: { $animals }.
coloretto-no-seat = Es gibt keinen Platz „{ $seat }“, denn in geschriebenen Zügen heißen die Plätze 0 bis { $most }.

## Der Tisch im Terminal

coloretto-table =
    Nachziehstapel: { $deck ->
        [one] 1 Karte
       *[other] { $deck } Karten
    }. Ablagestapel: { $discards }.
coloretto-table-bonuses = Bonuskarten, die noch zu haben sind: { $bonuses }.
coloretto-table-seat =
    { $seat }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } auf der Hand.
coloretto-table-column = - { $column }, { $count } von { $capacity }: { $animals }
coloretto-table-piles = - Stapel: { $piles }
coloretto-table-won = - Bonuskarten: { $bonuses }
coloretto-table-protected = - hat die Schutzkarte
coloretto-table-hand = Deine Hand: { $cards }.

## Der Wertungsblock

coloretto-sheet-column = { $colour }
coloretto-sheet-piles = Stapel, { $colour }
coloretto-sheet-bonuses = Bonuskarten
coloretto-sheet-cards =
    { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
coloretto-sheet-times = { $n } × { $each }
coloretto-sheet-sum = { $sum }

## Was ein Zug tut, für den Trainer: die Fortsetzung des Zuges

coloretto-fact-own-clash = kostet dich deine eigene Karte „{ $animal }“ und damit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
coloretto-fact-completes = macht deine { $colour } voll
coloretto-fact-ends = beendet die Partie mit deinem letzten Stapel
coloretto-fact-ends-lost = beendet die Partie mit deinem letzten Stapel, obwohl du nicht vorn liegst
coloretto-fact-bonus = holt vor allen anderen den Bonus von { $points } Punkten
coloretto-fact-adds = bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für deine { $colour }
coloretto-fact-grows = bringt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für deine { $colour }
coloretto-fact-safe = ist sicher, weil keine Karte „{ $animal }“ mehr kommen kann
coloretto-fact-twin = kostet { $other } mindestens { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, weil dort schon die Karte „{ $animal }“ liegt
coloretto-fact-gives-pile = macht die { $colour } von { $other } voll
coloretto-fact-feeds = bringt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für die { $colour } von { $other }
coloretto-fact-harmless = schenkt { $other } die Karte „{ $animal }“, die dort nur einen Punkt bringt
coloretto-fact-gift = bringt deinen eigenen Spalten nichts
coloretto-fact-makes-room = macht Platz für die andere Karte „{ $animal }“ auf deiner Hand
coloretto-fact-parts-with-last = gibt die Karte her, die deine { $colour } voll macht
coloretto-fact-parts-with = gibt die Karte „{ $animal }“ her, die du für deine { $colour } brauchst ({ $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    })
coloretto-fact-keeps = behält für deine { $colour } die wertvollere Karte ({ $saved ->
        [one] 1 Punkt
       *[other] { $saved } Punkte
    }) und gibt dafür eine andere her ({ $lost ->
        [one] 1 Punkt
       *[other] { $lost } Punkte
    })
coloretto-fact-pays = opfert die Karte „{ $thrown }“ ({ $lost ->
        [one] 1 Punkt
       *[other] { $lost } Punkte
    }) und behält dafür eine, die weniger wert ist ({ $saved ->
        [one] 1 Punkt
       *[other] { $saved } Punkte
    })

## Arten von Entscheidungen

coloretto-kind-own-clash = eine Karte spielen oder annehmen, deren Zwilling schon in der eigenen Spalte liegt
coloretto-kind-completes = eine Spalte voll machen
coloretto-kind-ends = die Partie mit dem letzten Stapel beenden
coloretto-kind-ends-lost = die Partie beenden, ohne vorn zu liegen
coloretto-kind-bonus = sich einen Bonus vor allen anderen holen
coloretto-kind-adds = eine der eigenen Spalten um eine Karte verlängern
coloretto-kind-grows = eine schon lange Spalte ausbauen
coloretto-kind-safe = eine Karte spielen, zu der kein Zwilling mehr kommen kann
coloretto-kind-twin = jemandem den Zwilling eines Tieres schenken, das dort schon liegt
coloretto-kind-gives-pile = jemandem die Karte schenken, die dort eine Spalte voll macht
coloretto-kind-feeds = jemandem eine Karte schenken, die dort mehrere Punkte wert ist
coloretto-kind-harmless = jemandem eine Karte schenken, die dort nur einen Punkt wert ist
coloretto-kind-gift = eine Karte verschenken, statt eine zu spielen
coloretto-kind-makes-room = Platz für eine zweite gleiche Handkarte machen
coloretto-kind-parts-with-last = die Karte hergeben, mit der die eigene Spalte voll wird
coloretto-kind-parts-with = eine Karte hergeben, die die eigene lange Spalte braucht
coloretto-kind-keeps = ein Geschenk ablehnen, um die wertvollere Karte zu behalten
coloretto-kind-pays = ein Geschenk ablehnen und dafür mit einer wertvolleren Karte zahlen

## Für den Bericht

coloretto-trait-piles = Fertige Stapel
coloretto-trait-bonuses = Bonuskarten
coloretto-trait-cards = Gespielte Karten: { $colour }
coloretto-trait-column = Stapel: { $colour }
coloretto-trait-animal = Karte „{ $animal }“ liegt am Ende aus
## Der Tisch im Browser. Die Namen auf den Karten trennen sich an weichen Trennstrichen.

coloretto-web-card = { $animal }, { $colour }
coloretto-web-twin = Zwilling
coloretto-web-column =
    { $colour }, { $count } von { $capacity } Karten, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
coloretto-web-before = Vor { $name }
coloretto-web-seat = { $name }
coloretto-web-holds =
    { $name } hat { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    } auf der Hand
coloretto-web-cards =
    { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
coloretto-web-hand = Deine Hand
coloretto-web-decks = Nachziehstapel und Ablagestapel
coloretto-web-deck =
    Nachziehstapel: noch { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
coloretto-web-look-through =
    Ablagestapel, { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }: durchsehen
coloretto-web-discards = Ablagestapel
coloretto-web-no-discards = Noch wurde nichts abgelegt.
coloretto-web-bonuses = Bonuskarten
coloretto-web-bonus = Bonus von { $points } Punkten für die erste volle { $colour }
coloretto-web-bonus-won = Bonus von { $points } Punkten für die { $colour }
coloretto-web-first-to = wer zuerst { $n } hat
coloretto-web-piles = Stapel
coloretto-web-piles-of = Stapel: { $n } von { $most }
coloretto-web-last-pile = noch einer, dann ist die Partie zu Ende
coloretto-web-pile = Stapel ({ $colour }), { $points } Punkte
coloretto-web-protected = { $name } hat die Schutzkarte und darf keine Karte geschenkt bekommen.
coloretto-web-protection-free = Schutzkarte: Wer zuerst eine Karte geschenkt bekommt, nimmt sie.
coloretto-web-from = von { $name }
coloretto-web-choose = Du bist dran: Wähle eine Karte.
coloretto-web-choose-why = Spiel sie in deine eigene Spalte oder schenk sie jemand anderem.
coloretto-web-where = Wohin mit der Karte „{ $animal }“?
coloretto-web-effect-lay = Spielen
coloretto-web-effect-clash = Beide abgelegt
coloretto-web-effect-complete = Voll machen
coloretto-web-give = { $name } schenken
coloretto-web-not-now = jetzt nicht
coloretto-web-cannot-give = Du kannst { $other } die Karte „{ $animal }“ jetzt nicht schenken
coloretto-web-wrong-column = Die Karte „{ $animal }“ gehört in die { $colour }.
coloretto-web-let-go = Zurücklegen
coloretto-web-given = { $name } schenkt dir die Karte „{ $animal }“.
coloretto-web-which = Die Karte „{ $animal }“ wird abgelegt. Welche noch?
coloretto-web-accept-lay = Annehmen: Sie kommt in deine { $colour }.
coloretto-web-accept-clash = Annehmen: Du hast das Tier schon, also werden beide abgelegt.
coloretto-web-accept-complete = Annehmen: Sie macht deine { $colour } voll.
coloretto-web-or-refuse = Ablehnen: Sie wird abgelegt, zusammen mit einer der markierten Karten.
coloretto-web-must-accept = Du kannst nicht ablehnen.
coloretto-web-accept = Annehmen
coloretto-web-refuse = Ablehnen
coloretto-web-tour-columns = Das sind deine vier Spalten. Mit einer bis sechs Karten ist eine Spalte insgesamt 1, 3, 6, 10, 15 oder 21 Punkte wert. Aber zwei gleiche Tiere in einer Spalte werden beide abgelegt.
coloretto-web-tour-hand = Deine Hand. Wähle eine Karte, dann deine Spalte oder jemand anderen, oder zieh sie dorthin. Mit der Tastatur: Pfeiltasten und Eingabe.
coloretto-web-tour-rivals = Die Spalten der anderen. Schenk ihnen ein Tier, das sie schon haben. Dann verlieren sie es, oder sie lehnen ab und verlieren eine Karte aus einer Nachbarspalte.
coloretto-web-tour-bonus = Eine volle Spalte wird zum Stapel und ist wieder leer. Wer eine Farbe zuerst voll hat, nimmt ihre Bonuskarte.
coloretto-web-tour-end = Die Partie endet, wenn jemand den dritten Stapel macht (zu viert: den zweiten) oder der Nachziehstapel leer ist. Öffne den Ablagestapel, um zu sehen, was schon abgelegt ist.
coloretto-web-tour-prompt = Diese Zeile sagt immer, wer was tun soll. Ist etwas nicht erlaubt, nennt sie auch die Nummer der Regel.
coloretto-web-title-dolphin = Delfin
coloretto-web-title-ray = Rochen
coloretto-web-title-seahorse = Seepferd­chen
coloretto-web-title-crab = Krabbe
coloretto-web-title-jellyfish = Qualle
coloretto-web-title-toucan = Tukan
coloretto-web-title-hummingbird = Kolibri
coloretto-web-title-heron = Reiher
coloretto-web-title-owl = Eule
coloretto-web-title-chameleon = Chamä­leon
coloretto-web-title-toad = Kröte
coloretto-web-title-snake = Schlange
coloretto-web-title-anteater = Ameisen­bär
coloretto-web-title-frog = Frosch
coloretto-web-title-rhinoceros = Streifen­nashorn
coloretto-web-title-rabbit = Kanin­chen
coloretto-web-title-sloth = Faul­tier
coloretto-web-title-armadillo = Gürtel­tier

# Die Lektion

coloretto-lesson-chapter-goal = Das Ziel
coloretto-lesson-chapter-turn = Dein Zug
coloretto-lesson-chapter-twist = Zwillinge und Geschenke
coloretto-lesson-chapter-end = Das Ende
coloretto-lesson-other = Das ist erlaubt, aber hier geht die Lektion nur mit dem verlangten Zug weiter.
coloretto-lesson-goal = Du sammelst Tiere des Amazonas in vier Spalten, eine für jede Farbe. Wer am Ende die meisten Punkte hat, gewinnt.
coloretto-lesson-longer = Lange Spalten lohnen sich, denn ein Tier zählt 1 Punkt, zwei zählen 3, drei 6, vier 10 und so fort.
coloretto-lesson-play = In deinem Zug spielst du eine Karte aus der Hand in die Spalte ihrer Farbe. Nimm das Chamäleon, dann deine braune Spalte.
coloretto-lesson-play-brown = Eine gute Karte, aber spiel erst die braune, denn die braune Spalte ist kurz und bald voll.
coloretto-lesson-give-later = Du darfst eine Karte auch verschenken. Dazu kommen wir noch. Diese spielst du selbst.
coloretto-lesson-draw = Dann ziehst du nach, sodass du immer drei Karten hast. Auch dein Rivale hat gespielt. Spiel die Kröte zu deinem Chamäleon.
coloretto-lesson-full = Die kleinen Kreise über einer Spalte zeigen, wie viele Tiere hineinpassen: bei Braun nur drei. Das dritte hast du, die zweiköpfige Schlange. Mach die Spalte voll!
coloretto-lesson-fill-first = Mach erst die braune Spalte voll, denn eine volle ist für immer sicher.
coloretto-lesson-pile = Voll! Die Spalte wird ein Stapel: 6 Punkte, die dir niemand nimmt. Du warst mit Braun zuerst fertig, also gehört dir auch die Bonuskarte: 3 dazu.
coloretto-lesson-twins = Jetzt der Kniff: Zwei gleiche Tiere vertragen sich nicht. Treffen sie sich in einer Spalte, werden beide abgelegt. Dein Rivale hat eine Krabbe, und du hast auch eine …
coloretto-lesson-give = Statt eine Karte zu spielen, darfst du sie verschenken. Nimm die Krabbe und schenk sie deinem Rivalen.
coloretto-lesson-give-not-play = Du könntest sie behalten. Aber als Geschenk kostet sie deinen Rivalen eine Karte. Verschenk die Krabbe.
coloretto-lesson-give-the-twin = Dieses Tier hat dein Rivale nicht, also wäre es ein echtes Geschenk. Verschenk die Krabbe.
coloretto-lesson-gone = Beide Krabben sind abgelegt: eine Karte von dir für eine deines Rivalen, und du hast schon nachgezogen. Gehen wir ein paar Züge weiter.
coloretto-lesson-some-turns = Drei grüne Tiere zählen 6 Punkte, und daneben liegt ein Chamäleon. Aber jetzt hat dein Rivale etwas für dich.
coloretto-lesson-refuse = Ein zweiter Frosch! Nimmst du ihn an, werden beide abgelegt. Lehnst du ab, wird das Geschenk mit einer Karte aus einer Nachbarspalte abgelegt, und dein Frosch bleibt. Lehn ab.
coloretto-lesson-not-accept = Dann fiele deine grüne Spalte von 6 Punkten auf 3. Das Chamäleon kostet nur 1, also lehn ab.
coloretto-lesson-refused = Gut gemacht: ein Punkt weg statt drei. Ablehnen darfst du nur Zwillinge, und nur, wenn in einer Nachbarspalte eine Karte liegt. Jedes andere Geschenk musst du annehmen.
coloretto-lesson-end = Die Partie endet, wenn jemand einen dritten Stapel macht (zu viert: einen zweiten) oder der Nachziehstapel leer ist. Springen wir dorthin.
coloretto-lesson-last = Du hast zwei Stapel, und deiner braunen Spalte fehlt ein Tier. Dein Rivale liegt einen Punkt vorn. Beende die Partie jetzt, dann überholst du ihn.
coloretto-lesson-finish = So bleibt dein Rivale vorn. Mach Braun voll: Dann ist sofort Schluss, und du hast gewonnen.
coloretto-lesson-score = Mit dem dritten Stapel ist sofort Schluss. Stapel, Spalten und Bonuskarten zählen, die Hand nicht: 27 zu 25. Du hast gewonnen!
coloretto-lesson-shield = Zu dritt oder viert hat ein Geschenk noch eine Folge. Tapir hat eine Krabbe, also schenk Tapir deine.
coloretto-lesson-shield-give = Schenk Tapir die Krabbe.
coloretto-lesson-shielded = Wer eine Karte geschenkt bekommt, nimmt sofort die Schutzkarte, egal, wie die Antwort ausfällt. Wer sie hat, ist vor Geschenken sicher. Agouti ist am Zug und muss also jemand anderen wählen.
coloretto-lesson-moved = Agouti schenkt dir einen Tukan. Mit dem Geschenk kommt die Schutzkarte zu dir.
coloretto-lesson-yours = Jetzt schützt sie dich, bis jemand anderes eine Karte bekommt.

## Der Wertungsblock am echten Tisch

coloretto-pad-full = Eine volle Spalte ist keine Spalte mehr, also trag sie als Stapel ein.
coloretto-pad-too-many-piles = Mit dem letzten Stapel endet die Partie, also kann ihn nur eine Person gemacht haben.
coloretto-pad-bonus = Wer eine Farbe zuerst voll hat, nimmt ihre Bonuskarte. Sie liegt also bei jemandem mit einem Stapel dieser Farbe. Solange es keinen gibt, hat sie niemand.
coloretto-pad-bonus-twice = Für die { $colour } gibt es nur eine Bonuskarte, also kann nur eine Person sie haben.
coloretto-pad-copies = Von jedem Tier gibt es nur fünf Karten, so viele Spalten und Stapel sind also nicht möglich.

## Am echten Tisch: der Aufbau, und was man fragt

coloretto-setup-deck = Mischt die { $n } Tierkarten zu einem verdeckten Stapel in der Mitte.
coloretto-setup-bonuses = Legt die vier Bonuskarten offen daneben, eine je Farbe.
coloretto-setup-protection = Legt die Schutzkarte dazu: Wer zuerst eine Karte geschenkt bekommt, nimmt sie.
coloretto-setup-hand = Teilt allen je { $n } Karten aus, die geheim bleiben.
coloretto-setup-columns = Alle lassen Platz für vier Spalten, in dieser Reihenfolge: blau, violett, braun, grün.
coloretto-setup-first = Lost aus, wer beginnt. Dann geht es im Uhrzeigersinn.
coloretto-ask-refuse = Darf ich eine geschenkte Karte ablehnen?
coloretto-ask-give = Wem darf ich eine Karte schenken?
coloretto-ask-twin = Was, wenn das Tier schon in der Spalte liegt?
coloretto-ask-full = Was wird aus einer vollen Spalte?
coloretto-ask-bonus = Wer nimmt die Bonuskarte?
coloretto-ask-draw = Wann ziehe ich nach und wie viele?
coloretto-ask-end = Wann ist die Partie zu Ende?

## Die Regeln in Kürze, zum Ausdrucken

coloretto-turn-play = Wer dran ist, spielt eine Karte in die eigene Spalte ihrer Farbe oder verschenkt eine.
coloretto-turn-twin = Zwei gleiche Tiere in einer Spalte: Beide werden sofort abgelegt.
coloretto-turn-full = Eine volle Spalte (blau 5, violett 4, braun 3, grün 6) wird ein Stapel; die Spalte beginnt neu.
coloretto-turn-bonus = Wer eine Farbe zuerst voll hat, nimmt ihre Bonuskarte.
coloretto-turn-given = Eine geschenkte Karte dürft ihr nur ablehnen, wenn das Tier schon in eurer Spalte liegt und eine Nachbarspalte eine Karte hat. Legt dann das Geschenk und eine Karte von dort ab.
coloretto-turn-protection = Zu dritt oder viert: Wer eine Karte geschenkt bekommt, nimmt die Schutzkarte und ist damit vor Geschenken sicher, bis jemand anderes eine bekommt.
coloretto-turn-draw = Zieht auf drei Karten nach. Dann ist dran, wer links sitzt.
coloretto-turn-end = Ende: Ein dritter Stapel (zu viert: ein zweiter) liegt, oder die letzte Karte ist gezogen. Handkarten zählen nicht.
coloretto-score-cards = 
    { $n ->
        [one] 1 Karte einer Farbe
       *[other] { $n } Karten einer Farbe
    }
coloretto-card-protection = Schutz
coloretto-card-bonus = Bonus

# What a puzzle is about.
coloretto-theme-grows = Eine Spalte wachsen lassen
coloretto-theme-completes = Eine Spalte voll machen
coloretto-theme-twin = Zwillinge
coloretto-theme-safe = Auf Nummer sicher
coloretto-theme-ends = Die Partie beenden

## Am echten Tisch mitgeschrieben

coloretto-write-hand = Deine Hand: Tippe Karte { $n } von { $all } an.
coloretto-write-draw = Welche Karte hast du gezogen?
coloretto-write-start = Wer beginnt?
coloretto-write-seat = { $seat }
coloretto-write-play = { $seat }: welche Karte und wohin?
coloretto-write-own = in die eigene Spalte
coloretto-write-to = an { $other }
coloretto-write-answer = { $seat } hat die Karte „{ $animal }“ bekommen. Und dann?
coloretto-write-accept = angenommen
coloretto-write-refuse = abgelehnt, dafür abgelegt: { $thrown }
coloretto-write-all-seen = Jedes Tier gibt es fünfmal, und alle fünf Karten „{ $animal }“ wurden schon gesehen. Ein Eintrag muss also falsch sein.

## Figuren und Karten, die die Regeln zeichnen, wo sie zuerst genannt sind: alle Formen jedes Namens

coloretto-drawn-protection = Schutzkarte
