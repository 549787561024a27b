# L’entraîneur, en français. Un fait prolonge son coup : « complète votre colonne bleue ».

coach-not-finished = Cette partie n’est pas terminée : l’entraîneur analyse les parties finies.

coach-title = { $title } : l’analyse de l’entraîneur
coach-how = Les points sont des centièmes de victoire, ± une erreur type. Chaque choix est jugé d’après ce que son joueur pouvait savoir en le faisant.
coach-curve = Chances de victoire
coach-ledger = D’où vient le résultat
coach-ledger-how = De la chance du départ au résultat, chaque étape est comptée une fois : les colonnes s’additionnent.
coach-column-luck = Hasard
coach-column-rivals = Choix des rivaux
coach-column-known = Choix propres, su
coach-column-blind = Choix propres, insu
coach-column-unexplained = Inexpliqué
coach-column-luck-how = ce qui a été tiré, par rapport à la moyenne de ce qui pouvait l’être
coach-column-rivals-how = ce que les choix des autres ont donné, par rapport à leurs meilleurs
coach-column-known-how = perdu par ses propres choix, d’après ce qu’on pouvait savoir
coach-column-blind-how = ce que ses choix ont apporté pour des raisons qu’on ne pouvait connaître
coach-column-unexplained-how = là où l’évaluateur se contredit
coach-start = Au départ
coach-result = Résultat
coach-seat = Place
coach-grade-best = meilleur coup
coach-grade-fine = bon coup
coach-grade-slip = imprécision
coach-grade-mistake = erreur
coach-grade-blunder = gaffe
coach-skill =
    { $name } : { $choices ->
        [one] { $choices } vrai choix
       *[other] { $choices } vrais choix
    }, { $slips ->
        [one] { $slips } imprécision
       *[other] { $slips } imprécisions
    }, { $mistakes ->
        [one] { $mistakes } erreur
       *[other] { $mistakes } erreurs
    }, { $blunders ->
        [one] { $blunders } gaffe
       *[other] { $blunders } gaffes
    }. Taux d’erreur : { $rate } ± { $error } points perdus pour 100 choix.
coach-costly = Choix coûteux
coach-no-costly = Aucun choix coûteux : rien n’était nettement meilleur que ce qui a été joué.
coach-lost = { $name }, { $grade } : { $points } ± { $error } points ({ $chance } % au lieu de { $best } %)
coach-played = Joué : { $move }
coach-better = Mieux : { $move }
coach-it-does = Cela { $facts }.
coach-yours-does = Le coup joué { $facts }.
coach-fact = { $fact } [{ $rule }]
coach-and = { $first } et { $last }
coach-ply = Coup { $ply }
