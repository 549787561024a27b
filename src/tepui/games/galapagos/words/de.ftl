# Galapagos, auf Deutsch. Farben stehen allein, damit kein Satz sie beugen muss.

galapagos-tagline = Plane deinen Weg, bevor der Sand verrinnt, und sammle auf der Insel Schildkröten in allen Farben.
galapagos-motto = Plane deine Würfel, bevor der Sand verrinnt.
galapagos-reconstructed = Wie viele Plättchen und Schildkröten es von jeder Farbe gibt und welche wo wohnt, steht nicht im Text des Regelhefts, sondern ist von anderswo bekannt oder von uns gewählt.

## Namen

galapagos-name-black = Schwarz
galapagos-name-white = Weiß
galapagos-name-red = Rot
galapagos-name-green = Grün
galapagos-name-yellow = Gelb
galapagos-name-blue = Blau
# Die Farben vor einem weiblichen Wort (Schildkröte), jede nach ihrem Namen, für FEM().
galapagos-feminine = Schwarz schwarze Weiß weiße Rot rote Grün grüne Gelb gelbe Blau blaue

## Optionen

galapagos-option-draw = Neue Schildkröten
galapagos-option-draw-new = jede Runde fünf, zu dritt und viert sechs
galapagos-option-draw-refill = nur so viele, wie auf der Insel fehlen
galapagos-option-sand = Sanduhr
galapagos-option-sand-30 = 30 Sekunden
galapagos-option-sand-off = keine Zeitgrenze
galapagos-option-sand-number = eine andere Zeit, in Sekunden
galapagos-option-stale = Wenn der Beutel leer ist
galapagos-option-stale-off = bis zur letzten Schildkröte spielen
galapagos-option-stale-number = nach so vielen Runden ohne Schildkröte enden
galapagos-option-fifth = Zu zweit: die fünfte Schildkröte einer Farbe
galapagos-option-fifth-wins = gewinnt sofort
galapagos-option-fifth-scores = zählt wie jede andere: Gespielt wird bis zur letzten

## Enden

galapagos-ending-last = Die letzte Schildkröte ist eingesammelt.
galapagos-ending-fifth = Eine fünfte Schildkröte derselben Farbe gewinnt die Partie sofort.
galapagos-ending-stale = Zu lange hat niemand eine Schildkröte eingesammelt. Die Partie endet und wird gewertet.
galapagos-ends-last = { $n ->
    [one] 1 Schildkröte
   *[other] { $n } Schildkröten
}
galapagos-ends-fifth = { $n } einer Farbe
galapagos-ends-stale = { $n ->
    [one] 1 Runde ohne Schildkröte
   *[other] { $n } Runden ohne Schildkröte
}

## Was geschah

galapagos-tile = Das { FEM($colour) } Plättchen { $number } wird auf { $q }, { $r } gelegt.
galapagos-turtle = Eine { FEM($turtle) } Schildkröte kommt auf Plättchen { $number }.
galapagos-pawn = { $seat } beginnt auf dem { FEM($colour) }n Plättchen { $number }.
galapagos-rolled = { $seat } würfelt { $colour }.
galapagos-laid = { $seat } legt einen { FEM($colour) }n Würfel.
galapagos-laid-unseen = { $seat } legt einen Würfel; im Plan { $count ->
    [one] liegt einer
   *[other] liegen { $count }
 }.
galapagos-took-back = { $seat } nimmt einen Würfel zurück; im Plan { $count ->
    [0] liegt keiner
    [one] liegt einer
   *[other] liegen { $count }
 }.
galapagos-took-sandglass = { $seat } ist zuerst fertig und nimmt die Sanduhr.
galapagos-finished = { $seat } ist fertig.
galapagos-sand-out = Der Sand ist durchgelaufen, und alle Pläne stehen fest.
galapagos-plan-0 = { $seat } hat einen leeren Plan.
galapagos-plan-1 = Der Plan von { $seat }: { $first }.
galapagos-plan-2 = Der Plan von { $seat }: { $first }, { $second }.
galapagos-plan-3 = Der Plan von { $seat }: { $first }, { $second }, { $third }.
galapagos-plan-4 = Der Plan von { $seat }: { $first }, { $second }, { $third }, { $fourth }.
galapagos-plan-5 = Der Plan von { $seat }: { $first }, { $second }, { $third }, { $fourth }, { $fifth }.
galapagos-went = { $seat } geht auf das { FEM($colour) } Plättchen { $number }.
galapagos-coasted = { $seat } folgt der Küste zur Ecke, auf das { FEM($colour) } Plättchen { $number }.
galapagos-collected = { $seat } sammelt die { FEM($turtle) } Schildkröte von Plättchen { $number } ein.
galapagos-stopped = { $seat } bleibt stehen.
galapagos-stays = { $seat } bewegt sich nicht.
galapagos-round = Runde { $number } beginnt.

## Was ein Zug täte

galapagos-verb-lay = Einen Würfel legen
galapagos-verb-back = Einen Würfel zurücknehmen
galapagos-verb-finish = Den Plan abschließen
galapagos-verb-go = Gehen
galapagos-verb-stop = Stehen bleiben
galapagos-would-lay = Einen { FEM($colour) }n Würfel ans Ende des Plans legen.
galapagos-would-take-back = Den { FEM($colour) }n Würfel am Ende des Plans zurücknehmen.
galapagos-would-first = Den Plan { $count ->
    [0] leer
    [one] mit einem Würfel
   *[other] mit { $count } Würfeln
 } abschließen und die Sanduhr nehmen, um zuerst zu ziehen.
galapagos-would-finish = Den Plan { $count ->
    [0] leer
    [one] mit einem Würfel
   *[other] mit { $count } Würfeln
 } abschließen.
galapagos-would-go = Auf das { FEM($colour) } Plättchen { $number } gehen.
galapagos-would-go-collect = Auf das { FEM($colour) } Plättchen { $number } gehen und eine { FEM($turtle) } Schildkröte einsammeln.
galapagos-would-coast = Der Küste zur Ecke folgen, auf das { FEM($colour) } Plättchen { $number }.
galapagos-would-coast-collect = Der Küste zur Ecke folgen, auf das { FEM($colour) } Plättchen { $number }, und eine { FEM($turtle) } Schildkröte einsammeln.
galapagos-would-stop = Hier stehen bleiben: Die übrigen Würfel verfallen.

## Warum nicht

galapagos-still-planning = Noch wird geplant: Leg einen Würfel, nimm einen zurück oder schließ deinen Plan ab. Danach ziehen die Figuren.
galapagos-no-taking-back = Wenn die Zeit in Takten gezählt wird, bleibt ein gelegter Würfel liegen: Leg noch einen oder schließ deinen Plan ab.
galapagos-nothing-laid = In deinem Plan liegt kein Würfel, den du zurücknehmen könntest.
galapagos-no-such-die = Du hast keinen freien { FEM($colour) }n Würfel.
galapagos-plans-locked = Das Planen ist vorbei, und alle Pläne stehen fest. Geh, wohin dein nächster Würfel führt, oder bleib stehen.
galapagos-only-go-or-stop = Jetzt kannst du nur gehen, wohin dein nächster Würfel führt, oder stehen bleiben.
galapagos-other-colour = Das { FEM($colour) } Plättchen { $number } passt nicht: Dein nächster Würfel ist ein { FEM($die) }r, und auslassen darfst du keinen.
galapagos-far-corner = Von einer Ecke führt die Küste nur zu den beiden nächsten Ecken; Plättchen { $number } ist weiter weg.
galapagos-not-next = Plättchen { $number } liegt nicht neben deiner Figur.

## Notation

galapagos-bad-plan = „{ $phrase }“ ist hier kein Zug. Schreib „lay blue“, „back“ oder „finish“ oder einen ganzen Plan: „lay blue white red finish“.
galapagos-bad-move = „{ $phrase }“ ist hier kein Zug. Schreib „go 12“ (die Nummer eines Plättchens) oder „stop“ oder einen ganzen Weg: „go 12 5 stop“.
galapagos-bad-chance = „{ $phrase }“ ist nichts, was hier der Zufall entscheidet.
galapagos-bad-clock = „{ $phrase }“ ist kein Zug der Sanduhr, denn sie kennt nur „sand out“.
galapagos-near-colour = Es gibt keine Farbe „{ $colour }“. Meintest du „{ $near }“?
galapagos-no-colour = Es gibt keine Farbe „{ $colour }“. Es gibt: { $colours }.
galapagos-volcano = Der Vulkan hat keine Nummer, und niemand darf ihn betreten.
galapagos-no-tile = Es gibt kein Plättchen „{ $tile }“, denn die Plättchen haben die Nummern 1 bis { $most }.
galapagos-no-seat = Es gibt keinen Platz „{ $seat }“, denn in geschriebenen Zügen heißen die Plätze 0 bis { $most }.

## Der Tisch im Terminal

galapagos-table = Runde { $round }. Schildkröten: { $turtles } auf der Insel, { $bag } im Beutel.
galapagos-table-legend = Unter jeder Reihe steht, was auf ihren Plättchen ist: Ein Stern ist eine Schildkröte, @ zeigt die Figuren nach Platznummer. Entlang der Küste sind auch die nächsten Ecken links und rechts benachbart.
galapagos-table-volcano = (Vulkan)
galapagos-table-sand = { $seat } hat die Sanduhr genommen.
galapagos-table-seat =
    { $seat }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $turtles ->
        [one] 1 Schildkröte
       *[other] { $turtles } Schildkröten
    }.
galapagos-table-pawn = - Figur auf dem { FEM($colour) }n Plättchen { $number }
galapagos-table-turtles = - Schildkröten: { $turtles }
galapagos-table-dice = - Würfel: { $dice }
galapagos-table-plan = - Plan: { $plan }
galapagos-table-locked = - Plan, fertig: { $plan }

## Der Wertungsblock

galapagos-sheet-turtles = Schildkröten: { $turtle }
galapagos-sheet-count = { $n ->
    [0] –
   *[other] × { $n }
}
galapagos-sheet-sets = Sätze aus sechs Farben
galapagos-sheet-others = Übrige Schildkröten
galapagos-sheet-fifth = Fünfte Schildkröte einer Farbe
galapagos-sheet-times = { $n } × { $each }

## Was ein Zug tut, für den Trainer: die Fortsetzung des Zuges

galapagos-fact-dead-end = führt nirgendwohin, weil dann kein { FEM($colour) }s Plättchen neben dir liegt
galapagos-fact-nears = bringt dich auf ein { FEM($colour) }s Plättchen, von dem aus ein weiterer deiner Würfel eine Schildkröte erreicht
galapagos-fact-leads = führt zu einer { FEM($turtle) }n Schildkröte
galapagos-fact-collects = sammelt eine { FEM($turtle) } Schildkröte ein
galapagos-fact-fifth = kann mit deiner fünften { FEM($turtle) }n Schildkröte sofort gewinnen
galapagos-fact-set = macht mit dieser { FEM($turtle) }n Schildkröte einen Satz von sechs voll, für { $points } Punkte mehr
galapagos-fact-lacked = bringt dir eine Farbe ({ $turtle }), die dir für einen Satz noch fehlt
galapagos-fact-unused = lässt einen Würfel ungenutzt, der zu einer { FEM($turtle) }n Schildkröte führt
galapagos-fact-sandglass = nimmt die Sanduhr und lässt dich zuerst ziehen
galapagos-fact-stays = lässt deinen Plan leer
galapagos-fact-stuck = führt in eine Sackgasse, in der dein { FEM($colour) }r Würfel nicht mehr zu spielen ist
galapagos-fact-goes-on = führt deinen Plan weiter, bis zu einer { FEM($turtle) }n Schildkröte
galapagos-fact-forgoes = verzichtet auf eine { FEM($turtle) } Schildkröte in Reichweite deines Plans
galapagos-fact-nearer = kann deine Figur { $steps ->
    [one] bis auf einen Schritt
   *[other] bis auf { $steps } Schritte
} an eine Schildkröte heranbringen und damit näher als der gespielte Zug

## Arten von Entscheidungen

galapagos-ended-won = Die fünfte { FEM($turtle) } Schildkröte von { $seat } hat die Partie sofort gewonnen [GA14]. { $other } hatte { $has ->
    [0] keine
    [one] nur eine
   *[other] nur { $has }
} von dieser Farbe.
galapagos-ended-lost = Die fünfte { FEM($turtle) } Schildkröte von { $seat } hat die Partie sofort beendet [GA14]: Was sonst gesammelt war, zählte nicht mehr. Von jeder Farbe gibt es sechs [GA2]: Zwei davon bei { $whose ->
    [me] dir hätten das verhindert, aber du hattest
   *[other] { $other } hätten das verhindert, aber { $other } hatte
} { $has ->
    [0] keine
    [one] nur eine
   *[other] nur { $has }
}.{ $rounds ->
    [0] {""}
   *[other] {" "}Seit der dritten von { $seat } { $whose ->
        [me] hast du
       *[other] hat { $other }
    } { $rounds ->
        [one] in Runde { $at }
       *[other] in den Runden { $at } jeweils
    } eine liegen lassen, die die Würfel erreichen konnten.
}
galapagos-kind-dead-end = einen Würfel planen, der nirgendwohin führt
galapagos-kind-nears = einen Würfel planen, nach dem ein weiterer eine Schildkröte erreicht
galapagos-kind-leads = einen Würfel planen, der zu einer Schildkröte führt
galapagos-kind-collects = auf ein Plättchen mit einer Schildkröte ziehen
galapagos-kind-fifth = die fünfte Schildkröte einer Farbe holen
galapagos-kind-set = einen Satz von sechs voll machen
galapagos-kind-lacked = die Farbe holen, die dem Satz fehlt
galapagos-kind-unused = einen Würfel ungenutzt lassen, der zu einer Schildkröte führt
galapagos-kind-sandglass = die Sanduhr nehmen, um zuerst zu ziehen
galapagos-kind-stays = den Plan leer lassen
galapagos-kind-stuck = dorthin gehen, wo sich der nächste Würfel nicht spielen lässt
galapagos-kind-goes-on = den Plan bis zu einer Schildkröte weiterführen
galapagos-kind-forgoes = auf eine Schildkröte in Reichweite verzichten
galapagos-kind-nearer = näher an eine Schildkröte herankommen

## Für den Bericht

galapagos-trait-turtles = Schildkröten: { $colour }
galapagos-trait-all = Alle Schildkröten
galapagos-trait-sets = Sätze aller sechs Farben
galapagos-trait-most = Meiste Schildkröten einer Farbe
galapagos-trait-colours = Gesammelte Farben
galapagos-trait-plan = Würfel im letzten Plan
galapagos-trait-first = Hat zuletzt die Sanduhr genommen
## Der Tisch im Browser

galapagos-web-island = Die Insel
galapagos-web-tile = Plättchen { $number }, { $colour }
galapagos-web-turtle = { FEM($colour) } Schildkröte
galapagos-web-pawn = Figur von { $name }
galapagos-web-can-go = hierhin kannst du gehen
galapagos-web-volcano = der Vulkan
galapagos-web-sandglass = die Sanduhr, auf dem Vulkan
galapagos-web-round = Runde { $n }
galapagos-web-bag = { $n ->
    [one] Schildkröte im Beutel
   *[other] Schildkröten im Beutel
 }
galapagos-web-quiet = { $n } von { $most } Runden ohne Schildkröte
galapagos-web-seconds = { $n ->
    [one] noch eine Sekunde
   *[other] noch { $n } Sekunden
 }
galapagos-web-ticks = { $n ->
    [0] der letzte Takt
    [one] noch ein Takt
   *[other] noch { $n } Takte
 }
galapagos-web-rack = Deine Würfel
galapagos-web-unused = Freie Würfel, nach Farben
galapagos-web-your-dice = Deine Würfel: { $dice }.
galapagos-web-plan = Dein Plan
galapagos-web-reaches = Er führt zu Plättchen { $tiles }.
galapagos-web-spot = { $colour }: { $n ->
    [0] kein freier Würfel
    [one] ein freier Würfel
   *[other] { $n } freie Würfel
 }
galapagos-web-die = { $colour }, Würfel { $n } deines Plans
galapagos-web-die-back = { $colour }, Würfel { $n } deines Plans: zurücknehmen
galapagos-web-free = Stelle { $n } deines Plans, frei
galapagos-web-shell = { $colour }: { $n ->
    [0] keine Schildkröte
    [one] eine Schildkröte
   *[other] { $n } Schildkröten
 }
galapagos-web-rolled = Gewürfelt
galapagos-web-laid = Plan
galapagos-web-planning = plant, { $n } von 5 Würfeln gelegt
galapagos-web-finished = ist fertig
galapagos-web-first = zuerst fertig, zieht zuerst
galapagos-web-walking = ist unterwegs
galapagos-web-plan-what = Plane deinen Weg.
galapagos-web-plan-none = Kein Würfel passt: Schließ deinen Plan ab.
galapagos-web-plan-why = Leg Würfel in der Reihenfolge deiner Schritte: antippen, ziehen oder Tasten 1 bis 6.
galapagos-web-met = { $n ->
    [0] Keine Schildkröte auf deinem Weg.
    [one] Eine Schildkröte auf deinem Weg.
   *[other] { $n } Schildkröten auf deinem Weg.
 }
galapagos-web-stuck = Würfel { $n } führt nirgendwohin, dein Weg würde also davor enden.
galapagos-web-why-first = Wer zuerst fertig ist, nimmt die Sanduhr und zieht zuerst.
galapagos-web-why-sand = Wenn der Sand durchgelaufen ist, gilt dein Plan, wie er ist.
galapagos-web-why-unhurried = { $name } zieht zuerst. Es gibt keine Zeitgrenze.
galapagos-web-why-ticks = In jedem Takt legst du einen Würfel oder schließt den Plan ab. Ein gelegter Würfel bleibt liegen.
galapagos-web-finish-first = Sanduhr nehmen
galapagos-web-finish = Plan abschließen
galapagos-web-clear = Leeren
galapagos-web-next-die = Dein nächster Würfel: { $colour }.
galapagos-web-walk-why = Geh auf ein markiertes Plättchen oder bleib stehen.
galapagos-web-walk-on = Den Weg gehen
galapagos-web-stop = Stehen bleiben
galapagos-web-step = Schritt { $n } des Plans
galapagos-web-around = Um das Plättchen { $number }: { $tiles }.
galapagos-web-leads = Der Plan führt über { $tiles }.
galapagos-web-tour-island = Du wanderst über diese Insel und sammelst Schildkröten, indem du ihre Plättchen betrittst. Entlang der gepunkteten Küste liegt jede Ecke neben den Ecken links und rechts.
galapagos-web-tour-dice = Das sind deine Würfel. Jeder führt dich einen Schritt weit auf ein benachbartes Plättchen seiner Farbe.
galapagos-web-tour-plan = Leg sie hier in der Reihenfolge deiner Schritte. Die gepunktete Spur auf der Insel zeigt, wohin sie führen. Du musst nicht alle verwenden.
galapagos-web-tour-sandglass = Alle planen gleichzeitig. Wer zuerst fertig ist, nimmt die Sanduhr und zieht zuerst. Die anderen müssen sich beeilen.
galapagos-web-tour-sets = Ein Satz aus allen sechs Farben bringt 8 Punkte, jede andere Schildkröte 1. Zu zweit gewinnt sofort, wer fünf Schildkröten einer Farbe hat.

# Die Lektion

galapagos-lesson-chapter-goal = Das Ziel
galapagos-lesson-chapter-turn = Eine Runde
galapagos-lesson-chapter-twist = Zuerst da sein
galapagos-lesson-chapter-end = Das Ende
galapagos-lesson-other = Das ist erlaubt, aber hier geht die Lektion nur mit dem verlangten Zug weiter.
galapagos-lesson-goal = Auf dieser Insel leben Schildkröten, und du wanderst umher und sammelst sie ein. Du bist die rote Figur. Betritt das Plättchen einer Schildkröte, dann gehört sie dir.
galapagos-lesson-set = Jede Schildkröte zählt 1 Punkt, aber sechs in verschiedenen Farben sind ein Satz: 8 Punkte statt 6. Sammle also möglichst viele Farben.
galapagos-lesson-dice = Alle würfeln mit fünf Würfeln. Jeder Würfel ist ein Schritt: auf ein Plättchen seiner Farbe neben dir.
galapagos-lesson-plan = Erst planst du: Leg deine Würfel in der Reihenfolge deiner Schritte. Weiß, dann noch einmal Weiß, und dein Weg führt über zwei Schildkröten. Die gepunktete Spur auf der Insel zeigt ihn dir.
galapagos-lesson-plan-white = Dort läge kein Plättchen dieser Farbe neben dir, und dein Weg wäre zu Ende. Leg Weiß.
galapagos-lesson-plan-first = Ein fertiger Plan lässt sich nicht mehr ändern, und deiner steht noch nicht. Leg den Würfel, der leuchtet.
galapagos-lesson-finish = Zwei Würfel genügen, denn du musst nicht alle verwenden. Nimm die Sanduhr und sag damit, dass du fertig bist.
galapagos-lesson-no-more = Dieser Würfel führt von dort nirgendwohin. Zwei Schildkröten sind viel, also schließ deinen Plan ab.
galapagos-lesson-keep-plan = Dein Plan ist gut, wie er ist. Schließ ihn ab.
galapagos-lesson-walk = Alle Pläne liegen offen. Du warst zuerst fertig, also ziehst du zuerst. Geh deinen Weg, Schritt für Schritt oder auf einmal, und sammle ein.
galapagos-lesson-walk-on = Du darfst jederzeit stehen bleiben, aber es gibt noch eine Schildkröte. Geh weiter.
galapagos-lesson-both = Zwei Schildkröten für dich! Neue sind da. Die grüne neben dir erreichst du mit Gelb, aber auch dein Rivale steht daneben, mit gelben Würfeln.
galapagos-lesson-short = Wer zuerst fertig ist, zieht zuerst. Also kurz: Leg Gelb und sonst nichts.
galapagos-lesson-yellow-first = Gelb führt zur Schildkröte. Leg es zuerst.
galapagos-lesson-be-first = Jetzt schnell: Nimm die Sanduhr, bevor dein Rivale es tut.
galapagos-lesson-be-quick = Ein längerer Plan kostet Zeit, und dein Rivale wäre zuerst fertig. Schließ deinen Plan jetzt ab.
galapagos-lesson-snatch = Du hast die Sanduhr genommen, also ziehst du wieder zuerst. Hol die Schildkröte!
galapagos-lesson-pair = Geschafft: Dein Rivale ist zu spät gekommen. Drei von sechs Farben, und jede Runde neue Schildkröten. Bisher hattest du Zeit; jetzt läuft der Sand.
galapagos-lesson-sand = Dein Rivale war zuerst fertig und hat die Sanduhr umgedreht. Du hast noch 30 Sekunden. Leg Grün.
galapagos-lesson-sand-green = Die Zeit ist knapp. Grün führt von hier weiter.
galapagos-lesson-sand-lay = Mit leerem Plan würdest du stehen bleiben. Leg erst Grün.
galapagos-lesson-sand-out = Der Sand ist durchgelaufen, und dein Plan gilt, wie er ist. Dein Rivale hat zuerst gezogen und die Schildkröte genommen. Geh trotzdem hin, dann bist du näher an anderen.
galapagos-lesson-bag = So geht es weiter, Runde um Runde, bis der Beutel leer ist. Mit der letzten Schildkröte auf der Insel endet die Partie. Springen wir dorthin.
galapagos-lesson-last = Der Beutel ist leer, eine Schildkröte ist übrig, und du führst mit einem Punkt. Dein nächster Würfel ist blau, also hol sie.
galapagos-lesson-last-one = Da ist sie, die allerletzte. Geh hin, und die Partie gehört dir.
galapagos-lesson-score = Mit der letzten Schildkröte ist Schluss: 23 zu 21, du hast gewonnen! Zu zweit gewinnt auch sofort, wer die fünfte einer Farbe einsammelt.

## Der Wertungsblock am echten Tisch

galapagos-pad-turtles = Schildkröten
galapagos-pad-six = Von jeder Farbe gibt es nur sechs Schildkröten, mehr geht nicht ({ $turtle }).
galapagos-pad-fifth = Zu zweit beendet die fünfte Schildkröte einer Farbe die Partie sofort. Also kann nur eine Person fünf von einer Farbe haben, und nur einmal. Sechs hat niemand.

## Am echten Tisch: der Aufbau, und was man fragt

galapagos-setup-island = Legt den Vulkan in die Mitte und die anderen { $n } Plättchen zufällig darum: ein Sechseck mit vier Plättchen je Seite.
galapagos-setup-sand = Stellt die Sanduhr auf den Vulkan. Fehlt sie, findet ihr eine unter „Hilfen“.
galapagos-setup-dice = Alle nehmen { $n } Würfel und eine Figur.
galapagos-setup-bag = Legt die { $n } Schildkröten in den Beutel und mischt sie.
galapagos-setup-turtles = Zieht { $n } Schildkröten und legt jede auf das Plättchen mit ihrer Nummer.
galapagos-setup-pawns = Alle ziehen eine Schildkröte und stellen ihre Figur auf das Plättchen mit dieser Nummer. Dann kommen diese Schildkröten zurück in den Beutel.
galapagos-ask-change = Darf ich meinen fertigen Plan noch ändern?
galapagos-ask-first = Wer zieht zuerst?
galapagos-ask-skip = Darf ich einen Würfel auslassen oder früher aufhören?
galapagos-ask-coast = Darf ich an der Küste von Ecke zu Ecke ziehen?
galapagos-ask-collect = Wann sammle ich eine Schildkröte ein?
galapagos-ask-new = Wann kommen neue Schildkröten?
galapagos-ask-end = Wann ist die Partie zu Ende?
galapagos-ask-fifth = Was, wenn ich fünf Schildkröten einer Farbe habe?

## Die Regeln in Kürze, zum Ausdrucken

galapagos-turn-roll = Alle würfeln gleichzeitig mit ihren fünf Würfeln.
galapagos-turn-plan = Alle planen gleichzeitig: Legt Würfel in eine Reihe, so viele ihr wollt, in der Reihenfolge der Schritte.
galapagos-turn-first = Wer zuerst fertig ist, nimmt die Sanduhr und dreht sie um. Die anderen haben dann 30 Sekunden. Ein fertiger Plan wird nicht mehr geändert.
galapagos-turn-move = Wer die Sanduhr hat, zieht zuerst, dann die anderen im Uhrzeigersinn: Würfel für Würfel auf ein Nachbarplättchen dieser Farbe. Ihr dürft immer aufhören, aber keinen Würfel auslassen. Niemand betritt den Vulkan.
galapagos-turn-coast = Von einer Ecke der Insel führt ein Würfel auch zur nächsten Ecke an der Küste.
galapagos-turn-collect = Sammelt die Schildkröte von jedem Plättchen ein, das ihr betretet, und von dem, auf dem euer Zug beginnt.
galapagos-turn-new = Wenn alle gezogen haben, kommen 5 neue Schildkröten (zu zweit) oder 6 auf die Insel.
galapagos-turn-end = Ende: Der Beutel ist leer und die letzte Schildkröte der Insel eingesammelt.
galapagos-score-set = Sechs Schildkröten in sechs Farben
galapagos-score-other = Jede andere Schildkröte
galapagos-score-fifth = Zu zweit: Eine fünfte Schildkröte einer Farbe gewinnt sofort

# What a puzzle is about.
galapagos-theme-leads = Wohin ein Weg führt
galapagos-theme-collects = Schildkröten sammeln
galapagos-theme-sandglass = Die Sanduhr
galapagos-theme-nears = Näher kommen

## Figuren und Karten, die die Regeln zeichnen, wo sie zuerst genannt sind: alle Formen jedes Namens

galapagos-drawn-volcano = Vulkan
galapagos-drawn-turtle = Schildkröte|Schildkröten
galapagos-drawn-sandglass = Sanduhr
galapagos-drawn-pawn = Figur|Figuren
galapagos-drawn-die = Würfel
