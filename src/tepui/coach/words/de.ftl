# Der Trainer, auf Deutsch. Eine Tatsache setzt ihren Zug fort: „vollendet deine blaue Spalte“.

coach-not-finished = Diese Partie ist noch nicht zu Ende: Der Trainer bespricht beendete Partien.

coach-title = { $title }: die Analyse des Trainers
coach-how = Punkte sind Hundertstel eines Sieges: 100 ist gewonnen, 0 verloren. Jede Entscheidung wird nach dem beurteilt, was man dabei wissen konnte.
coach-unknown = Am echten Tisch mitgeschrieben, vom Platz aus, an dem { $name } saß: Was die anderen auf der Hand hatten, bleibt unbekannt. Beurteilt wird nur, was { $name } entschied, nach dem, was man dort wissen konnte; wie gut die anderen entschieden und wie viel Glück dabei war, lässt sich nicht sagen.
coach-curve = Siegchancen
coach-ledger = Woher das Ergebnis kommt
coach-line-luck = Glück
coach-line-mine = { $name ->
    [me] Meine Entscheidungen
   *[other] Entscheidungen von { $name }
}
coach-line-others = Entscheidungen der anderen
coach-sum-draws = { $count ->
    [one] { $count } kleinerer Zufall
   *[other] { $count } kleinere Zufälle
}
coach-sum-mine = { $name ->
    [me] meine Entscheidungen
   *[other] die Entscheidungen von { $name }
} gingen { $better ->
    [yes] besser
   *[no] schlechter
} aus als erwartet
coach-sum-others = die Entscheidungen der anderen schadeten { $better ->
    [yes] weniger
   *[no] mehr
} als erwartet
coach-rest-luck = der Rest: Rundung, und was der Trainer nicht erklären kann
coach-rest-mine = kleinere Verluste
coach-rest-others = kleinere
coach-counted = Glück ist, was niemand entschieden hat: { $draws } durch das, was gezogen wurde, { $rest } durch Verborgenes und durch das, was der Trainer nicht erklären kann. Eine Entscheidung kostet, was sie gegenüber der besten verliert, nach dem, was man wissen konnte; die anderen gewinnen, was sie kostet.
coach-start = Am Anfang
coach-result = Ergebnis
coach-grade-best = bester Zug
coach-grade-fine = guter Zug
coach-grade-slip = Ungenauigkeit
coach-grade-mistake = Fehler
coach-grade-blunder = grober Fehler
coach-skill =
    { $name }: { $points ->
        [0] keine Punkte
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } in { $choices ->
        [one] { $choices } Entscheidung
       *[other] { $choices } Entscheidungen
    } verloren.
coach-costly = Teure Entscheidungen
coach-no-costly = Keine teure Entscheidung: Nichts war deutlich besser als das, was gespielt wurde.
coach-lost = { $name }, { $grade }: { $points ->
    [one] { $points } Punkt verloren
   *[other] { $points } Punkte verloren
} ({ $chance } % statt { $best } %)
coach-by = { $name }: { $move }
coach-played = Gespielt: { $move }
coach-better = Besser: { $move }
coach-better-bare = Nur nach den Zahlen: { $move }
coach-it-does = Das { $facts }.
coach-yours-does = Der gespielte Zug { $facts }.
coach-it-does-to = An { $name }: Das { $facts }.
coach-yours-does-to = An { $name }: Der gespielte Zug { $facts }.
coach-fact = { $fact } [{ $rule }]
coach-and = { $first } und { $last }
coach-ply = Zug { $ply }
