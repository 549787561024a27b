# Amazones, auf Deutsch. Farbnamen stehen allein, wie der Titel ihrer Karten.

amazones-tagline = Schick deine Kriegerinnen in den Wettstreit um Köpfe, Rümpfe und Beine und versammle den bestgekleideten Hofstaat der Amazonen.
amazones-motto = Wetteifere um die feinsten Höflinge.
amazones-reconstructed = Karten und Plättchen sind die des Regelhefts; die Namen der fünf Farben sind von uns.

## Namen

amazones-name-sun = Sonne
amazones-name-moon = Mond
amazones-name-arrow = Pfeil
amazones-name-leaf = Blatt
amazones-name-shell = Muschel
amazones-name-head = Kopf
amazones-name-torso = Rumpf
amazones-name-legs = Beine

## Optionen

amazones-option-passers = Wer keine Karte legt
amazones-option-passers-out = nimmt am Tausch nicht teil
amazones-option-passers-zero = nimmt mit der Summe null am Tausch teil
amazones-option-tracking = Die Hände der anderen
amazones-option-tracking-closed = sind verdeckt, und ein gutes Gedächtnis hilft
amazones-option-tracking-open = liegen für alle offen

## Enden

amazones-ending-taken = Das letzte Plättchen des zweiten Stapels ist genommen.
amazones-ending-discarded = Das letzte Plättchen des zweiten Stapels ist abgelegt.
amazones-ends-stacks = { $n ->
    [one] 1 Plättchen
   *[other] { $n } Plättchen aus zwei Stapeln
}

## Was geschah

amazones-starts = Das Los bestimmt, wer beginnt: { $seat }.
amazones-uncovered = Aufgedeckt: { $part } { $value }.
amazones-laid = { $seat } legt { $colour } { $value }.
amazones-bid = { $seat } bietet { $total }: { $colour } { $cards }.
amazones-passed = { $seat } passt.
amazones-added = { $seat } legt verdeckt { $colour } { $value } dazu.
amazones-added-unseen = { $seat } legt verdeckt eine Karte dazu.
amazones-added-colour = { $seat } legt verdeckt eine Karte der Farbe { $colour } dazu.
amazones-took-back = { $seat } nimmt { $colour } { $value } zurück.
amazones-stayed = { $seat } ändert am Gebot nichts.
amazones-revealed = { $seat } deckt { $colour } { $value } auf.
amazones-out = { $seat } hat keine Karte auf dem Tisch und nimmt an diesem Wettstreit nicht teil.
amazones-tied = { $seat } liegt mit der Summe { $total } gleichauf und scheidet aus diesem Wettstreit aus.
amazones-first = { $seat } gewinnt den Wettstreit mit { $total }: zwei Plättchen.
amazones-second = { $seat } kommt mit { $total } auf Rang 2: ein Plättchen.
amazones-ranked = { $seat } kommt mit { $total } auf Rang { $rank }: kein Plättchen.
amazones-nobody = Niemand gewinnt diesen Wettstreit.
amazones-discarded = Abgelegt: { $part } { $value }.
amazones-took = { $seat } nimmt { $part } { $value } und legt das Plättchen an Höfling { $man } im eigenen Hofstaat an.
amazones-took-new = { $seat } nimmt { $part } { $value } und beginnt damit Höfling { $man } im eigenen Hofstaat.
amazones-gave = { $seat } nimmt { $part } { $value } und legt das Plättchen an Höfling { $man } im Hofstaat von { $other } an.
amazones-gave-new = { $seat } nimmt { $part } { $value } und beginnt damit Höfling { $man } im Hofstaat von { $other }.
amazones-finished = Höfling { $man } im Hofstaat von { $seat } ist fertig (Wert { $value }).
amazones-got = { $seat } nimmt die Karten von { $other }: { $colour } { $cards }.
amazones-got-nothing = { $seat } müsste die Karten von { $other } nehmen, aber dort liegt keine.
amazones-regained = { $seat } nimmt { $colour } { $cards } zurück.
amazones-joust = Wettstreit { $joust } beginnt. { $seat } fängt an.

## Was ein Zug täte

amazones-verb-lay = Eine Karte legen
amazones-verb-pass = Passen
amazones-verb-end = Das Gebot beenden
amazones-verb-add = Eine Karte dazulegen
amazones-verb-back = Eine Karte zurücknehmen
amazones-verb-stay = Nichts ändern
amazones-verb-take = Ein Plättchen nehmen
amazones-would-lay = { $colour } { $value } legen.
amazones-would-pass = Passen.
amazones-would-end = Das erste Gebot bei { $total } beenden.
amazones-would-add = { $colour } { $value } verdeckt dazulegen.
amazones-would-back = { $colour } { $value } zurücknehmen.
amazones-would-stay = Am Gebot nichts ändern.
amazones-would-take = { $part } { $value } nehmen und an Höfling { $man } von { $other } anlegen.
amazones-would-take-new = { $part } { $value } nehmen und damit im Hofstaat von { $other } einen neuen Höfling beginnen.
amazones-would-give = { $part } { $value } nehmen und an Höfling { $man } von { $other } anlegen.
amazones-would-give-new = { $part } { $value } nehmen und damit im Hofstaat von { $other } einen neuen Höfling beginnen.

## Warum nicht

amazones-in-the-box = { $colour } bleibt in der Schachtel, denn niemand spielt hier diese Farbe.
amazones-must-bid = Jetzt kommt dein erstes Gebot: Leg Karten einer einzigen Farbe oder passe.
amazones-one-colour = Ein Gebot hat nur eine Farbe, und du hast mit { $colour } begonnen.
amazones-not-in-hand = { $colour } { $value } ist nicht oder nicht mehr auf deiner Hand.
amazones-high-to-low = Ein Gebot wird von der höchsten zur niedrigsten Karte gelegt, und du bist bei { $value }. Nimm es zurück, um neu anzufangen.
amazones-must-bid-again = Jetzt kommt dein zweites Gebot: Leg eine Karte verdeckt dazu, nimm eine zurück oder ändere nichts.
amazones-same-colour = Die verdeckte Karte muss die Farbe deiner gelegten Karten haben: { $colour }.
amazones-not-laid = Du hast keine Karte { $value } gelegt, die du zurücknehmen könntest.
amazones-no-tiles-yet = Die Erste und die Zweite des Wettstreits nehmen erst nach dem Aufdecken Plättchen.
amazones-must-take = Du hast ein Plättchen gewonnen: Nimm eines und leg es an.
amazones-stack-empty = Dieser Stapel ist leer: { $part }.
amazones-nobody-there = Dort sitzt niemand.
amazones-no-such-man = Im Hofstaat von { $other } gibt es keinen Höfling { $man }.
amazones-two-unfinished = Im Hofstaat von { $other } sind schon zwei Höflinge unfertig, und mehr darf niemand haben.
amazones-is-finished = Höfling { $man } im Hofstaat von { $other } ist fertig, und Plättchen werden nie gestapelt.
amazones-has-part = Höfling { $man } im Hofstaat von { $other } hat diesen Teil schon ({ $part }), und Plättchen werden nie gestapelt.

## Notation

amazones-bad-phrase = „{ $phrase }“ ist hier kein Zug. Schreib „bid sun 5 2“, „pass“, „add sun 5“, „back 5“, „stay“, „take head 4 for 0 new“ oder „take head 4 for 0 man 1“.
amazones-near-colour = Es gibt keine Farbe „{ $colour }“. Meintest du „{ $near }“?
amazones-no-colour = Es gibt keine Farbe „{ $colour }“. Es gibt: { $colours }.
amazones-no-value = Es gibt keinen Wert „{ $value }“. Es gibt: { $values }.
amazones-no-part = Es gibt keinen Teil „{ $part }“. Es gibt: { $parts }.
amazones-other-tile = Das oberste Plättchen von „{ $part }“ ist { $value }.
amazones-no-man = Einen Höfling { $number } gibt es dort nicht. Schreib „new“, um einen zu beginnen.
amazones-no-seat = Es gibt keinen Platz „{ $seat }“, denn in geschriebenen Zügen heißen die Plätze 0 bis { $most }.

## Der Tisch im Terminal

amazones-table = Wettstreit { $joust }.
amazones-table-stack = - Stapel ({ $part }): { $height } Plättchen, obenauf { $value }
amazones-table-no-stack = - Stapel ({ $part }): leer
amazones-table-seat = { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $cards ->
    [one] { $cards } Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
}.
amazones-table-laid = - offen: { $cards }; zusammen { $total }
amazones-table-face-down = - eine verdeckte Karte
amazones-table-own-card = - verdeckt: { $card }
amazones-table-ranked = - Rang { $rank } in diesem Wettstreit
amazones-table-tied = - gleichauf, aus diesem Wettstreit ausgeschieden
amazones-table-out = - nicht in diesem Wettstreit
amazones-table-man = - Höfling { $man }, unfertig: { $tiles }
amazones-table-finished = - Höfling { $man }, fertig (Wert { $worth }): { $tiles }
amazones-table-hand = Deine Hand: { $cards }.
amazones-table-their-hand = { $seat } hat: { $cards }.

## Der Wertungsblock

amazones-sheet-none = Noch ist kein Höfling fertig
amazones-sheet-man = { $n ->
    [0] Höflinge
   *[other] Höfling { $n }
}
amazones-sheet-tiles = { $tiles }
amazones-sheet-best = Am besten gekleidet (Wert { $value })
amazones-sheet-worst = Am schlechtesten gekleidet (Wert { $value })
amazones-sheet-most = Die meisten fertigen Höflinge ({ $n })
amazones-sheet-times = { $n } × { $each }

## Was ein Zug tut, für den Trainer: die Fortsetzung des Zuges

amazones-fact-leads = übernimmt mit { $total } die Führung unter den offenen Geboten
amazones-fact-risks = setzt deine { $value } aufs Spiel, weil gelegte Karten weiterwandern
amazones-fact-spares = bleibt mit { $total } niedrig und wagt wenig
amazones-fact-no-tie = bricht den Gleichstand bei { $total }
amazones-fact-ahead = überbietet alle offenen Gebote (das höchste ist { $rival })
amazones-fact-sure = hält dich vorn, was auch immer verdeckt liegt
amazones-fact-second = bringt dich, gemessen an den offenen Geboten, mit { $total } auf Rang 2 (ein Plättchen)
amazones-fact-ends-lost = beendet sofort die Partie, ohne Sieg für dich
amazones-fact-ends-won = gewinnt und beendet sofort die Partie
amazones-fact-last = bringt dich, gemessen an den offenen Geboten, auf den letzten Rang und damit an die Karten der Ersten ({ $other })
amazones-fact-reached = erlaubt einem anderen Gebot, mit einer weiteren Karte gleichzuziehen
amazones-fact-leaves = lässt dich aus diesem Wettstreit ausscheiden, ohne Karte auf dem Tisch
amazones-fact-stays-out = hält dich ohne Karte auf dem Tisch aus diesem Wettstreit heraus
amazones-fact-rescues = holt deine { $value } auf die Hand zurück
amazones-fact-ties = führt, gemessen an den offenen Geboten, bei { $total } zum Gleichstand mit { $other } (dann scheiden beide aus)
amazones-fact-finest-own = vollendet in deinem Hofstaat den bestgekleideten Höfling von allen (Wert { $worth }, dazu { $points } Punkte Bonus)
amazones-fact-finest-other = vollendet für { $other } den bestgekleideten Höfling von allen (Wert { $worth }, dazu { $points } Punkte Bonus)
amazones-fact-shabbiest-own = vollendet in deinem Hofstaat den am schlechtesten gekleideten Höfling von allen (Wert { $worth }, dazu { $points } Punkte Abzug)
amazones-fact-shabbiest-other = vollendet für { $other } den am schlechtesten gekleideten Höfling von allen (Wert { $worth }, dazu { $points } Punkte Abzug)
amazones-fact-finishes-own = vollendet einen deiner Höflinge (Wert { $worth })
amazones-fact-finishes-other = vollendet einen Höfling von { $other } (Wert { $worth })
amazones-fact-gains = bringt ein Plättchen (Wert { $value }) in deinen Hofstaat
amazones-fact-burdens-self = bringt ein Plättchen (Wert { $value }) in deinen eigenen Hofstaat
amazones-fact-presents = schenkt { $other } ein Plättchen (Wert { $value })
amazones-fact-burdens = bürdet { $other } ein Plättchen (Wert { $value }) auf
amazones-fact-bids-more = lässt dich beim ersten Gebot bis { $total } gehen statt bis { $less }, denn gelegt wird von der höchsten Karte abwärts
amazones-fact-can-lead = lässt deinem offenen Gebot die Aussicht, das höchste ({ $rival }) noch zu überbieten
amazones-fact-out-of-reach = bietet mehr, als { $other } mit einer weiteren Karte erreichen kann
amazones-fact-may-tie = riskiert Gleichstand mit { $other }, denn dort liegt eine Karte verdeckt (dann scheiden beide aus)

## Arten von Entscheidungen

amazones-kind-leads = schon beim ersten Gebot die Führung unter den offenen Geboten übernehmen
amazones-kind-risks = eine starke Karte legen, die zu einer anderen wandern kann
amazones-kind-spares = niedrig bieten und wenig wagen
amazones-kind-no-tie = einen Gleichstand brechen
amazones-kind-ahead = nach dem zweiten Gebot mehr haben als alle offenen Gebote
amazones-kind-sure = vorn bleiben, was auch immer verdeckt liegt
amazones-kind-second = sich mit Rang 2 begnügen, der auch ein Plättchen bringt
amazones-kind-ends-lost = die Partie beenden, ohne vorn zu liegen
amazones-kind-ends-won = die Partie beenden, wenn man vorn liegt
amazones-kind-last = auf den letzten Rang kommen, um die Karten der Ersten zu nehmen
amazones-kind-reached = ein anderes Gebot gleichziehen lassen
amazones-kind-leaves = ohne Karte aus dem Wettstreit ausscheiden
amazones-kind-stays-out = dem Wettstreit fernbleiben
amazones-kind-rescues = eine starke Karte zurückholen, die zu einer anderen wandern könnte
amazones-kind-ties = mit einem anderen Gebot gleichziehen
amazones-kind-finest-own = den bestgekleideten Höfling für sich vollenden
amazones-kind-finest-other = den bestgekleideten Höfling für eine andere vollenden
amazones-kind-shabbiest-own = den am schlechtesten gekleideten Höfling für sich vollenden
amazones-kind-shabbiest-other = den am schlechtesten gekleideten Höfling für eine andere vollenden
amazones-kind-finishes-own = einen eigenen Höfling vollenden
amazones-kind-finishes-other = einen fremden Höfling vollenden
amazones-kind-gains = ein gutes Plättchen für sich behalten
amazones-kind-burdens-self = ein schlechtes Plättchen in den eigenen Hofstaat legen
amazones-kind-presents = einer anderen ein gutes Plättchen schenken
amazones-kind-burdens = einer anderen ein schlechtes Plättchen aufbürden
amazones-kind-bids-more = mit einer Karte beginnen, die ein höheres Gebot zulässt
amazones-kind-can-lead = das höchste offene Gebot noch überbieten können
amazones-kind-out-of-reach = mehr bieten, als eine andere erreichen kann
amazones-kind-may-tie = Gleichstand mit einer anderen riskieren, bei der eine Karte verdeckt liegt

## Für den Bericht

amazones-trait-men = Fertige Höflinge
amazones-trait-begun = Unfertige Höflinge
amazones-trait-mean = Mittlerer Wert der Höflinge
amazones-trait-poor = Höflinge mit negativem Wert
amazones-trait-part = Wert fertiger Höflinge: { $part }
amazones-trait-hand = Wert der Handkarten
amazones-trait-cards = Handkarten
amazones-trait-highest = Handkarten mit { $value }
amazones-trait-colour = Handkarten: { $colour }
## Der Tisch im Browser

amazones-web-joust = Wettstreit { $joust }
amazones-web-prize = Rang 1 bekommt zwei Plättchen, Rang 2 eines.
amazones-web-bid = Leg Karten einer Farbe oder passe.
amazones-web-bid-why = Die höchste Summe bekommt zwei Plättchen, die nächste eines. Gleiche Summen gehen leer aus.
amazones-web-bid-brief = Höchste Summe: zwei Plättchen. Nächste: eines.
amazones-web-bid-total = Dein Gebot ergibt { $total }.
amazones-web-lay = { $total } legen
amazones-web-end = Bei { $total } bleiben
amazones-web-pass = Passen
amazones-web-let-go = Meine Karten zurücknehmen
amazones-web-one-colour = Ein Gebot hat nur eine Farbe. Deines beginnt mit dieser Karte neu.
amazones-web-second = Leg eine dazu, nimm eine zurück oder ändere nichts.
amazones-web-second-brief = Zweites Gebot: ändern?
amazones-web-second-none = Leg doch noch verdeckt eine Karte oder setz diesmal aus.
amazones-web-second-why = Tippe eine Karte aus deiner Hand oder deinem Gebot an.
amazones-web-add = Karte dazulegen
amazones-web-add-this = Die { $value } dazulegen
amazones-web-back = Eine zurücknehmen
amazones-web-back-this = Die { $value } zurücknehmen
amazones-web-stay = Nichts ändern
amazones-web-pick = { $left ->
    [2] Nimm zwei Plättchen: Leg das erste an.
   *[other] Nimm ein Plättchen und leg es an.
}
amazones-web-pick-why = Wähle eine markierte Stelle in deinem Hofstaat oder einem anderen. Oder wähle erst ein Plättchen.
amazones-web-pick-first = Tippe eines der drei Plättchen an, dann den Höfling, der es bekommt.
amazones-web-ties = gleichauf
amazones-web-would = { $points ->
    [no] { $name }: keine Stelle dafür
    [yet] { $name }: noch keine Punkte
   *[other] { $name }, Punkte: { $points }
}
amazones-web-would-why = Neben jedem Plättchen steht, wie viele Punkte es jedem Platz höchstens bringen oder nehmen würde. · heißt: noch keine, × heißt: keine Stelle dafür.
amazones-web-put-back = Plättchen zurücklegen
amazones-web-place = Wohin damit: { $tile }?
amazones-web-your-bid = Dein Gebot
amazones-web-bid-of = Gebot von { $name }
amazones-web-total = zusammen
amazones-web-passes = passt
amazones-web-turn-up = Die verdeckten Karten werden aufgedeckt.
amazones-web-rank-brief = { $rank }.
amazones-web-rank-1 = Rang 1: zwei Plättchen
amazones-web-rank-2 = Rang 2: ein Plättchen
amazones-web-rank-3 = Rang { $rank }
amazones-web-tied = gleichauf, scheidet aus
amazones-web-out = nicht in diesem Wettstreit
amazones-web-comes = Dein Gebot: { $total }, { $prize ->
    [0] bisher kein Plättchen
    [one] bisher ein Plättchen
   *[other] bisher { $prize } Plättchen
 }.
amazones-web-takes-from = nimmt dann die Karten von { $name }
amazones-web-face-down = eine verdeckte Karte
amazones-web-own-face-down = verdeckt, nur du siehst sie: { $card }
amazones-web-back-card = { $card }, auf dem Tisch: zurücknehmen
amazones-web-hand = Deine Hand
amazones-web-hand-of = Hand von { $name }
amazones-web-held =
    { $n ->
        [one] { $n } Karte auf der Hand
       *[other] { $n } Karten auf der Hand
    }
amazones-web-with-face-down = Die verdeckte Karte ist darunter.
amazones-web-stacks = Die drei Stapel
amazones-web-stack =
    { $n ->
        [one] { $tile }, das letzte des Stapels
       *[other] { $tile }, oben auf einem Stapel von { $n }
    }
amazones-web-empty = Leerer Stapel: { $part }
amazones-web-below = Noch darunter, in unbekannter Reihenfolge: { $tiles }
amazones-web-gone = { $n } abgelegt
amazones-web-court-of = Hofstaat von { $name }
amazones-web-part-of = { $what }, Höfling { $n } von { $name }
amazones-web-gap = { $part } fehlt
amazones-web-worth = Wert
amazones-web-best = am besten gekleidet +5
amazones-web-worst = am schlechtesten −5
amazones-web-tour-stacks = Köpfe, Rümpfe und Beine: Diese drei Plättchen sind jetzt zu gewinnen. Ein Höfling braucht von jedem eines, und nur fertige Höflinge zählen.
amazones-web-tour-hand = Deine Kriegerinnen. In jedem Wettstreit legst du Karten einer Farbe: Tippe sie an und achte auf die Summe. Die beiden Besten gewinnen Plättchen, gleiche Summen gewinnen nichts.
amazones-web-tour-second = Danach dürfen alle eine Karte verdeckt dazulegen, eine zurücknehmen oder nichts ändern. Diese Zeile sagt immer, was du tun kannst und warum etwas nicht geht.
amazones-web-tour-court = Dein Hofstaat. Gute Plättchen kommen hierher, schlechte gibst du den anderen. Niemand hat je mehr als zwei unfertige Höflinge.
amazones-web-tour-exchange = Nach jedem Wettstreit wandern die Karten: Die Erste nimmt die der Zweiten, die Zweite die der Dritten, die Letzte die der Ersten. Also biete mit Bedacht!

# Die Lektion

amazones-lesson-chapter-goal = Das Ziel
amazones-lesson-chapter-turn = Ein Wettstreit
amazones-lesson-chapter-twist = Gleichstand und Gift
amazones-lesson-chapter-end = Das Ende
amazones-lesson-other = Das ist erlaubt, aber hier geht die Lektion nur mit dem verlangten Zug weiter.
amazones-lesson-goal = Du bist Prinzessin der Amazonen und versammelst einen Hofstaat. Ein Höfling hat Kopf, Rumpf und Beine. Nur fertige zählen, mit der Summe ihrer drei Plättchen.
amazones-lesson-tiles = Um diese drei Plättchen geht es jetzt. Es gibt schöne bis +4 und schäbige bis −4.
amazones-lesson-bid = Im Wettstreit legen alle offen Karten einer Farbe. Die höchste Summe nimmt zwei Plättchen, die nächste eines. Leg eine 5 und eine 2.
amazones-lesson-no-pass = Ohne Karte auf dem Tisch gewinnst du kein Plättchen. Leg die Karten, die leuchten.
amazones-lesson-bid-seven = Auch das wäre ein Gebot. Leg für diesen Wettstreit eine 5 und eine 2: Das ist genug und nicht zu viel.
amazones-lesson-second = Die anderen haben 5 und 1 geboten. Nun darfst du einmal eine Karte verdeckt dazulegen, eine zurücknehmen oder nichts ändern. Die anderen können noch erhöhen. Leg verdeckt eine 2 dazu.
amazones-lesson-second-close = Einer Rivalin fehlen nur 2 zum Gleichstand, also leg die 2 verdeckt dazu.
amazones-lesson-second-enough = Gelegte Karten wandern danach zu anderen. Die 2 genügt.
amazones-lesson-first-tile = 9 gegen 7: Deine 2 hat den Wettstreit gerettet! Du nimmst zwei Plättchen. Nimm den schönen Kopf, +4, und beginne einen Höfling in deinem Hofstaat.
amazones-lesson-for-you = Wie freundlich! Aber schöne Plättchen gehören in deinen eigenen Hofstaat.
amazones-lesson-the-best = Nimm zuerst das beste: den Kopf mit +4, für deinen Hofstaat.
amazones-lesson-second-tile = Unter einem genommenen Plättchen liegt das nächste. Nimm als Zweites den Rumpf, +3, für denselben Höfling.
amazones-lesson-same-man = Ein Hofstaat darf zwei unfertige Höflinge haben, aber keiner zählt. Vollende den ersten: Gib ihm den Rumpf.
amazones-lesson-the-torso = Deinem Höfling fehlt ein Rumpf, und +3 ist ein schöner. Nimm ihn.
amazones-lesson-exchange = Die Zweite hat die Beine genommen. Nun wandern die Karten: Die Erste nimmt die der Zweiten, die Zweite die der Dritten, die Letzte deine. Sieh nur, du hast jetzt Mondkarten!
amazones-lesson-sure = Die Siegerin beginnt. Diesmal gehen wir auf Nummer sicher: Leg deine 10. Wer soll das überbieten?
amazones-lesson-bid-ten = Die Sonnen-10 ist deine stärkste Karte. Leg sie, allein.
amazones-lesson-stay = Die anderen haben 2 und 5 gelegt, du bist also weit vorn. Ändere nichts.
amazones-lesson-stay-put = Zehn ist doch reichlich. Ändere nichts.
amazones-lesson-tie = Oh! 5 und eine verdeckte 5 sind 10: Gleichstand. Wer gleichauf liegt, scheidet aus und nimmt die eigenen Karten zurück. So hat eine 2 zwei Plättchen gewonnen, und wer sie gelegt hat, beginnt nun.
amazones-lesson-again = Deine 10 ist wieder auf der Hand. Die anderen haben 1 und 2 gelegt, also versuch es noch einmal.
amazones-lesson-stay-again = Niemand hat erhöht: 1, 2 und deine 10. Ändere auch diesmal nichts.
amazones-lesson-poison = Gewonnen, aber sieh dir die Plättchen an: ein Rumpf mit −2. Zum Glück darf ein Plättchen in jeden Hofstaat! Leg den Rumpf zu Tapirs Höfling, der bisher nur Beine hat.
amazones-lesson-not-you = Damit verdirbst du deinen eigenen Höfling. Gib das Plättchen weg.
amazones-lesson-the-leader = Gib den Rumpf lieber der Rivalin, die schon zwei Plättchen gewonnen hat und deren Höfling nur Beine hat.
amazones-lesson-that-torso = Werde zuerst den Rumpf mit −2 los.
amazones-lesson-poison-two = Ein gelegtes Plättchen bleibt, wo es ist. Beginne nun mit diesen Beinen (−1) einen traurigen Höfling in Agoutis Hofstaat.
amazones-lesson-those-legs = Halte den Platz für bessere Beine frei und gib diese der Rivalin, die noch nichts hat.
amazones-lesson-paid = Deine 10 ist jetzt bei der Letzten, und du hast dafür eine 2: Siege kosten Karten. Biete nur so viel wie nötig. Du beginnst den nächsten Wettstreit.
amazones-lesson-end = Die Partie endet sofort, wenn zwei der drei Stapel leer sind. Springen wir zum letzten Plättchen.
amazones-lesson-last = Der Stapel der Köpfe ist leer, und die letzten Beine beenden die Partie. Dein vierter Höfling wird nur 0 wert sein, aber wer die meisten fertigen Höflinge hat, bekommt 5 Punkte. Vollende ihn!
amazones-lesson-last-one = Gib deinem vierten Höfling die Beine: Mit vier fertigen bekommst du 5 Punkte mehr und gewinnst.
amazones-lesson-score = 17 zu 15 und 12: Du bist Königin der Amazonen! Außerdem bringen die bestgekleideten Höflinge von allen je 5 mehr, die am schlechtesten gekleideten je 5 weniger.

## Der Wertungsblock am echten Tisch

amazones-pad-court = Hofstaat
amazones-pad-copies = Von jedem Teil gibt es zwei Plättchen je Pluswert und eines je Minuswert. Eines davon ist zu oft eingetragen.
amazones-pad-unfinished = { $seat } kann nicht mehr als zwei unfertige Höflinge haben.

## Am echten Tisch: der Aufbau, und was man fragt

amazones-setup-cards = Alle wählen eine Farbe und nehmen deren { $n } Kriegerinnenkarten auf die Hand.
amazones-setup-box = 
    { $n ->
        [one] Die übrige Farbe bleibt
       *[other] Die { $n } übrigen Farben bleiben
    } in der Schachtel.
amazones-setup-stacks = Sortiert die Plättchen nach Köpfen, Rümpfen und Beinen. Mischt jeden Teil zu einem offenen Stapel aus { $n }, von dem man nur das oberste Plättchen sieht.
amazones-setup-courts = Alle lassen Platz für ihren Hofstaat, in dem die Höflinge nebeneinander zusammengesetzt werden.
amazones-setup-first = Lost aus, wer zuerst bietet.
amazones-ask-colours = Darf ich Karten mehrerer Farben legen?
amazones-ask-second = Was darf ich beim zweiten Gebot tun?
amazones-ask-out = Ich habe keine Karte auf dem Tisch: Bin ich draußen?
amazones-ask-tie = Was passiert bei Gleichstand?
amazones-ask-tiles = Wer nimmt Plättchen und wie viele?
amazones-ask-place = Wohin darf ich ein Plättchen legen?
amazones-ask-exchange = Wer nimmt wessen Karten?
amazones-ask-end = Wann ist die Partie zu Ende?

## Die Regeln in Kürze, zum Ausdrucken

amazones-turn-first = Erstes Gebot, im Uhrzeigersinn: Legt beliebig viele Karten einer Farbe offen aus oder passt.
amazones-turn-second = Zweites Gebot: Legt eine Karte dieser Farbe verdeckt dazu, nehmt eine zurück oder ändert nichts.
amazones-turn-reveal = Deckt auf und zählt zusammen. Wer gleichauf liegt, nimmt die eigenen Karten zurück und scheidet aus. Ebenso scheidet aus, wer keine Karte hat.
amazones-turn-tiles = Die höchste Summe bekommt nacheinander zwei Plättchen, die zweithöchste eines.
amazones-turn-place = Legt jedes sofort in einen beliebigen Hofstaat: Kopf, Rumpf und Beine ergeben einen Höfling. Niemand hat je mehr als zwei unfertige.
amazones-turn-exchange = Die Karten wandern: Die Erste nimmt die der Zweiten, die Zweite die der Dritten …, die Letzte die der Ersten.
amazones-turn-next = Wer den Wettstreit gewinnt, beginnt den nächsten. Hat niemand einen Rang, werden die obersten Plättchen abgelegt.
amazones-turn-end = Ende: Zwei der drei Stapel sind leer.
amazones-score-man = Ein fertiger Höfling: die Summe der drei Plättchen
amazones-score-best = Jeder fertige Höfling mit dem höchsten Wert
amazones-score-most = Wer die meisten fertigen Höflinge hat
amazones-score-worst = Jeder fertige Höfling mit dem niedrigsten Wert
amazones-row-best = Am besten gekleidet: je +5
amazones-row-worst = Am schlechtesten gekleidet: je −5
amazones-row-most = Die meisten fertigen Höflinge: +5

# What a puzzle is about.
amazones-theme-ahead = Den Wettstreit gewinnen
amazones-theme-finishes-own = Einen eigenen Höfling vollenden
amazones-theme-finest-own = Der bestgekleidete Höfling für dich
amazones-theme-gains = Ein gutes Plättchen
amazones-theme-shabbiest-other = Schlecht gekleidete Höflinge für andere
amazones-theme-burdens = Schlechte Plättchen für andere
amazones-theme-no-tie = Gleichstand vermeiden
amazones-theme-finishes-other = Einen fremden Höfling vollenden
amazones-theme-rescues = Eine Karte retten
amazones-theme-second = Rang 2

## Am echten Tisch mitgeschrieben

amazones-write-uncover = Welches Plättchen liegt oben: { $part }?
amazones-write-tile = { $part } { $value }
amazones-write-start = Wer beginnt?
amazones-write-seat = { $seat }
amazones-write-bid = { $seat }: erstes Gebot. Welche Farbe?
amazones-write-pass = gepasst
amazones-write-colour = { $colour } (anfangs bei { $seat })
amazones-write-card = { $colour } { $value }
amazones-write-second = { $seat }: zweites Gebot, einzutragen, wenn alle Karten aufgedeckt sind.
amazones-write-stay = nichts geändert
amazones-write-back = eine Karte zurückgenommen
amazones-write-add = eine Karte dazugelegt
amazones-write-take = { $seat } nimmt ein Plättchen: welches und für wen?
amazones-write-new = ein neuer Höfling
amazones-write-man = Höfling { $n } ({ $tiles })
amazones-write-no-tile = Alle Plättchen dieser Art liegen schon offen ({ $part } { $value }). Ein Eintrag muss also falsch sein.

## Figuren und Karten, die die Regeln zeichnen, wo sie zuerst genannt sind: alle Formen jedes Namens

amazones-drawn-sun = Sonne
amazones-drawn-moon = Mond
amazones-drawn-arrow = Pfeil
amazones-drawn-leaf = Blatt
amazones-drawn-shell = Muschel
amazones-drawn-head = Kopf|Köpfe
amazones-drawn-torso = Rumpf|Rümpfe
amazones-drawn-legs = Bein|Beine
