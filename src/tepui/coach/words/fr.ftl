# L’entraîneur, en français. Un fait prolonge son coup : « complète votre colonne bleue ».

coach-not-finished = Cette partie n’est pas terminée : l’entraîneur analyse les parties finies.

coach-title = { $title } : l’analyse de l’entraîneur
coach-how = Les points sont des centièmes de victoire, ± une erreur type. Chaque choix est jugé d’après ce que son joueur pouvait savoir en le faisant.
coach-curve = Chances de victoire
coach-ledger = D’où vient le résultat
coach-ledger-how = De la chance du départ au résultat, en centièmes de victoire : chaque barre commence où finit la précédente, et le compte tombe juste.
coach-column-luck = Hasard
coach-column-rivals = Choix des rivaux
coach-column-known = Ses choix : prévisible
coach-column-blind = Ses choix : imprévisible
coach-column-unexplained = Inexpliqué
coach-column-luck-how = les cartes, tuiles ou dés sortis, par rapport à la moyenne de ce qui pouvait sortir
coach-column-rivals-how = ce que cela a rapporté que les autres ne jouent pas leur meilleur coup
coach-column-known-how = ses propres coups par rapport aux meilleurs, d’après ce qu’on pouvait alors savoir
coach-column-blind-how = ce que ses propres coups ont apporté à cause de ce qui était alors caché
coach-column-unexplained-how = le reste : l’entraîneur y a changé d’avis sur la position
coach-draws = Les plus grands coups du hasard
coach-draw = { $name }, { $points } : { $draw }
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
    }. Taux d’erreur : { $rate } ± { $error } { $rate ->
        [one] point perdu
       *[other] points perdus
    } pour 100 choix.
coach-costly = Choix coûteux
coach-no-costly = Aucun choix coûteux : rien n’était nettement meilleur que ce qui a été joué.
coach-lost = { $name }, { $grade } : { $points } ± { $error } points ({ $chance } % au lieu de { $best } %)
coach-played = Joué : { $move }
coach-better = Mieux : { $move }
coach-it-does = Cela { $facts }.
coach-yours-does = Le coup joué { $facts }.
coach-fact = { $fact } [{ $rule }]
coach-and = { $first } et { $last }
coach-ply = Coup { $ply }
