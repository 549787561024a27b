# Der Trainer, auf Deutsch. Eine Tatsache setzt ihren Zug fort: „vollendet deine blaue Spalte“.

coach-not-finished = Diese Partie ist noch nicht zu Ende: Der Trainer bespricht beendete Partien.

coach-title = { $title }: die Analyse des Trainers
coach-how = Punkte sind Hundertstel eines Sieges, ± ein Standardfehler. Jede Entscheidung wird nach dem beurteilt, was man dabei wissen konnte.
coach-curve = Siegchancen
coach-ledger = Woher das Ergebnis kommt
coach-ledger-how = Von der Chance am Anfang bis zum Ergebnis, in Hundertsteln eines Sieges: Jeder Balken beginnt, wo der vorige endet, und zusammen gehen sie auf.
coach-column-luck = Glück
coach-column-rivals = Züge der anderen
coach-column-known = Eigene Züge: absehbar
coach-column-blind = Eigene Züge: unabsehbar
coach-column-unexplained = Ungeklärt
coach-column-luck-how = was an Karten, Plättchen oder Würfeln kam, gegen den Durchschnitt dessen, was kommen konnte
coach-column-rivals-how = was es brachte, dass die anderen nicht ihr Bestes spielten
coach-column-known-how = eigene Züge gegen die besten, nach dem, was man da wissen konnte
coach-column-blind-how = was eigene Züge durch das brachten, was da verborgen war
coach-column-unexplained-how = der Rest: Hier hat der Trainer seine Meinung über die Lage geändert
coach-draws = Das größte Glück und Pech
coach-draw = { $name }, { $points }: { $draw }
coach-start = Am Anfang
coach-result = Ergebnis
coach-seat = Platz
coach-grade-best = bester Zug
coach-grade-fine = guter Zug
coach-grade-slip = Ungenauigkeit
coach-grade-mistake = Fehler
coach-grade-blunder = grober Fehler
coach-skill =
    { $name }: { $choices ->
        [one] { $choices } echte Entscheidung
       *[other] { $choices } echte Entscheidungen
    }, { $slips ->
        [one] { $slips } Ungenauigkeit
       *[other] { $slips } Ungenauigkeiten
    }, { $mistakes ->
        [one] { $mistakes } Fehler
       *[other] { $mistakes } Fehler
    }, { $blunders ->
        [one] { $blunders } grober Fehler
       *[other] { $blunders } grobe Fehler
    }. Fehlerrate: { $rate } ± { $error } verlorene Punkte auf 100 Entscheidungen.
coach-costly = Teure Entscheidungen
coach-no-costly = Keine teure Entscheidung: Nichts war deutlich besser als das, was gespielt wurde.
coach-lost = { $name }, { $grade }: { $points } ± { $error } Punkte ({ $chance } % statt { $best } %)
coach-played = Gespielt: { $move }
coach-better = Besser: { $move }
coach-it-does = Das { $facts }.
coach-yours-does = Der gespielte Zug { $facts }.
coach-fact = { $fact } [{ $rule }]
coach-and = { $first } und { $last }
coach-ply = Zug { $ply }
