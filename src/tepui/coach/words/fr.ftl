# L’entraîneur, en français. Un fait prolonge son coup : « complète votre colonne bleue ».

coach-not-finished = Cette partie n’est pas terminée : l’entraîneur analyse les parties finies.

coach-title = { $title } : l’analyse de l’entraîneur
coach-how = Les points sont des centièmes de victoire : 100, c’est gagner, 0, c’est perdre. Chaque choix est jugé d’après ce qu’on pouvait savoir en le faisant.
coach-unknown = Partie notée à une vraie table depuis la place { DE($name) } : ce que les autres avaient en main reste inconnu. Seuls les choix { DE($name) } sont jugés, d’après ce qu’on pouvait y savoir ; impossible de dire si les autres ont bien choisi, ni quelle fut la part de chance.
coach-curve = Chances de victoire
coach-ledger = D’où vient le résultat
coach-line-luck = Hasard
coach-line-mine = { $name ->
    [me] Mes choix
   *[other] Choix { DE($name) }
}
coach-line-others = Choix des autres
coach-sum-draws = { $count ->
    [one] { $count } tirage plus petit
   *[other] { $count } tirages plus petits
}
coach-sum-mine = { $name ->
    [me] mes choix ont
   *[other] les choix { DE($name) } ont
} { $better ->
    [yes] mieux
   *[no] moins bien
} tourné que prévu
coach-sum-others = les choix des autres ont été { $better ->
    [yes] moins
   *[no] plus
} gênants que prévu
coach-rest-luck = le reste : arrondis, et ce que l’entraîneur ne sait pas expliquer
coach-rest-mine = pertes plus petites
coach-rest-others = le reste, plus petit
coach-counted = Le hasard, c’est ce que personne n’a choisi : { $draws } par les tirages, { $rest } par ce qui était caché et ce que l’entraîneur ne sait pas expliquer. Un choix coûte ce qu’il perd face au meilleur, d’après ce qu’on pouvait savoir ; les autres gagnent ce qu’il coûte.
coach-start = Au départ
coach-result = Résultat
coach-grade-best = meilleur coup
coach-grade-fine = bon coup
coach-grade-slip = imprécision
coach-grade-mistake = erreur
coach-grade-blunder = gaffe
coach-skill =
    { $name } : { $points ->
        [0] aucun point perdu
        [one] { $points } point perdu
       *[other] { $points } points perdus
    } en { $choices } choix.
coach-costly = Choix coûteux
coach-no-costly = Aucun choix coûteux : rien n’était nettement meilleur que ce qui a été joué.
coach-lost = { $name }, { $grade } : { $points ->
    [one] { $points } point perdu
   *[other] { $points } points perdus
} ({ $chance } % au lieu de { $best } %)
coach-by = { $name } : { $move }
coach-played = Joué : { $move }
coach-better = Mieux : { $move }
coach-better-bare = D’après les chiffres seuls : { $move }
coach-it-does = Cela { $facts }.
coach-yours-does = Le coup joué { $facts }.
coach-it-does-to = À { $name } : cela { $facts }.
coach-yours-does-to = À { $name } : le coup joué { $facts }.
coach-fact = { $fact } [{ $rule }]
coach-and = { $first } et { $last }
coach-ply = Coup { $ply }
