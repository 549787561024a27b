# L’entraîneur, en français. Un fait prolonge son coup : « complète votre colonne bleue ». Ce que fait la personne
# se dit « vous fait », « vous laisse » ou « vous donne ».

coach-not-finished = Cette partie n’est pas finie : l’entraîneur n’analyse que les parties finies.

coach-title = { $title } : l’analyse de l’entraîneur
coach-standing = Résultat : { $seats }.
coach-standing-place = { $place }. { $name }
coach-standing-points = { $place }. { $name } ({ $made })
coach-tie = { $label } ({ $values }) [{ $rule }].
coach-unknown = Partie notée à une vraie table depuis la place { DE($name) } : la main des autres reste inconnue. Seuls les choix { DE($name) } sont jugés, d’après ce que l’on savait depuis cette place ; impossible de dire si les autres ont bien choisi, ni quelle a été la part de la chance.
coach-costly = Choix coûteux
coach-played = Coup joué : { $move }
coach-better = Mieux : { $move }
coach-better-bare = Mieux, d’après les seuls chiffres : { $move }
coach-yours-does = Le coup joué { $facts }.
coach-it-does-to = Note pour { $name } : ce coup { $facts }.
coach-yours-does-to = Note pour { $name } : le coup joué { $facts }.
coach-fact = { $fact } [{ $rule }]
coach-and = { $first } et { $last }
coach-ply = Coup { $ply }
coach-how = Le niveau de jeu se lit dans l’ensemble des choix, et chaque choix est jugé d’après ce que l’on savait au moment de le faire. Les résultats d’un habitué et d’un maître sont des moyennes, calculées sur des parties rejouées contre les mêmes adversaires et avec la même donne, c’est-à-dire tout ce que le hasard a apporté dans cette partie. Ce qu’un choix a coûté en points est une moyenne, elle aussi : on rejoue la suite un grand nombre de fois, d’une part après ce choix, d’autre part après le meilleur. Les chances de gagner supposent que tout le monde joue bien la suite.
coach-open = « À jeu découvert » : comme si les adversaires ne cachaient rien et que l’on ignorait seulement ce que le hasard apportera. Ces chances peuvent différer de celles d’un choix coûteux, qui dépendent de ce que l’on savait.
coach-ladder = Les niveaux, du plus faible au plus fort : { $ranks }.
coach-on-ladder = { $sure ->
    [yes] { $level } (niveau { $at } sur 8)
    [wide] quelqu’un de niveau { $low } à { $high } sur 8 (cette seule partie n’en dit pas plus)
   *[no] { $level } (niveau { $at } sur 8, entre { $low } et { $high })
}
coach-curve = Chances de gagner
coach-level-random = quelqu’un qui tire ses coups au sort
coach-level-novice = un novice
coach-level-beginner = un débutant
coach-level-casual = un amateur
coach-level-regular = un habitué
coach-level-skilled = un joueur aguerri
coach-level-master = un maître
coach-level-champion = un champion
coach-rank-random = hasard
coach-rank-novice = novice
coach-rank-beginner = débutant
coach-rank-casual = amateur
coach-rank-regular = habitué
coach-rank-skilled = joueur aguerri
coach-rank-master = maître
coach-rank-champion = champion
coach-count = { $unit ->
    [wins] { $many ->
        [one] { $n } victoire sur 20
       *[other] { $n } victoires sur 20
    }
   *[points] { $many ->
        [one] { $n } point
       *[other] { $n } points
    }
}
coach-result-points = { $name ->
    [me] Vous avez
   *[other] { $name } a
} { $place ->
    [won] gagné
    [shared] partagé la victoire
   *[lost] perdu
} avec un total de { $made }. À la même place, avec la même donne et contre les mêmes adversaires, un habitué en obtient en moyenne { $regular } et un maître { $master }
coach-result-wins = { $name ->
    [me] Vous avez
   *[other] { $name } a
} { $place ->
    [won] gagné
    [shared] partagé la victoire
   *[lost] perdu
}. À la même place, avec la même donne et contre les mêmes adversaires, un habitué gagne { $regular } fois sur 20 et un maître { $master }
coach-result-played = { $name ->
    [me] Vous avez joué
   *[other] { $name } a joué
} comme { $level }
coach-result-seen = { $name ->
    [me] Vous avez
   *[other] { $name } a
} { $place ->
    [won] gagné
    [shared] partagé la victoire
   *[lost] perdu
} et joué comme { $level }.
coach-result-whole = { $par }. { $played } ; la donne valait { $luck }.
coach-result-dealt = { $par }. { $played }.
coach-luck = { $better ->
    [yes] { $worth } de plus qu’une donne moyenne
    [no] { $worth } de moins qu’une donne moyenne
   *[even] autant qu’une donne moyenne
}
coach-gap-costly = { $name ->
    [me] Vos choix coûteux
   *[other] Les choix coûteux { DE($name) }
} ont fait perdre { $lost }. D’ordinaire, { $level } { $gap ->
    [0] fait pourtant aussi bien qu’un maître
   *[other] ne fait pourtant que { $usual } de moins qu’un maître
} : le niveau se lit dans tous les choix à la fois, et quelques grosses fautes y pèsent peu.
coach-gap-small = Les choix de la liste ont fait perdre { $lost }. D’ordinaire, { $level } fait { $usual } de moins qu’un maître : le reste tient à de nombreux choix, chacun trop peu coûteux pour la liste.
coach-gap-none = Aucun choix n’a, à lui seul, coûté de points à coup sûr. D’ordinaire, { $level } fait { $usual } de moins qu’un maître : cela tient à de nombreux choix, chacun trop peu coûteux pour la liste.
coach-account = D’où vient le résultat
coach-account-usual = Un habitué, avec une donne moyenne
coach-account-luck = Cette donne
coach-account-others = Adversaires plus faibles (+) ou plus forts (−) que des habitués
coach-account-par = Un habitué à cette place
coach-account-better = Ce qu’un maître fait de mieux
coach-account-master = Un maître à cette place
coach-account-listed = Les choix coûteux de la liste
coach-account-rest = Le reste : la chance et de petites erreurs
coach-account-wins = Victoires attendues sur 20 parties
coach-account-made = Résultat
coach-kinds = À travailler
coach-kind-better = Il valait mieux { $kind } ({ $count } choix{ $known ->
    [yes] , coût total : { $worth }
   *[no] {""}
}).
coach-kind-worse = À éviter : { $kind } ({ $count } choix{ $known ->
    [yes] , coût total : { $worth }
   *[no] {""}
}).
coach-others = { $count ->
    [one] L’autre choix de la liste{ $known ->
        [yes] {" "}(coût : { $worth })
       *[no] {""}
    }
   *[other] Les autres choix de la liste ({ $count } choix{ $known ->
        [yes] , coût total : { $worth }
       *[no] {""}
    })
}.
coach-habit-better = Une habitude : un champion aurait préféré { $kind } ({ $count } choix, chacun trop peu coûteux pour la liste).
coach-habit-worse = Une habitude qu’un champion aurait évitée : { $kind } ({ $count } choix, chacun trop peu coûteux pour la liste).
coach-kind-moves = { $n ->
    [one] Coup
   *[other] Coups
} { $moves }{ $more ->
    [0] {""}
    [one] {" "}et { $more } autre
   *[other] {" "}et { $more } autres
}.
coach-next-better = À essayer la prochaine fois : { $kind }.
coach-next-worse = À éviter la prochaine fois : { $kind }.
coach-turn = Le tournant
coach-turn-lost = { $who } : { $move } { $whose ->
    [me] Vos chances de gagner
   *[other] Les chances de gagner { DE($name) }
} ne s’en sont jamais remises.
coach-turn-none = { $name ->
    [me] Aucun de vos choix
   *[other] Aucun choix { DE($name) }
} n’a suffi, à lui seul, à perdre la partie.
coach-ahead = À partir du coup { $ply }, { $who ->
    [me] vous avez
   *[other] { $who } a
} toujours eu les meilleures chances de gagner.
coach-ahead-always = { $who ->
    [me] Vous avez
   *[other] { $who } a
} eu les meilleures chances de gagner du début à la fin.
coach-none-said = L’entraîneur n’a trouvé aucun choix qui ait, à lui seul, nettement coûté de chances de gagner.
coach-none-together = Aucun choix n’a, à lui seul, nettement coûté de chances de gagner : ce sont beaucoup de petites pertes qui ont pesé.
coach-none-explained = L’entraîneur n’a trouvé aucun choix coûteux dont il puisse donner la raison.
coach-lost = { $name } : { $chance } % de chances de gagner au lieu de { $best } %
coach-lost-points = { $name } : environ { $worth } de moins à la fin de la partie
coach-lost-both = { $lost } ; environ { $worth } de moins à la fin de la partie
coach-it-does = Ce coup { $facts }.
coach-titled = { $title }. { $text }
