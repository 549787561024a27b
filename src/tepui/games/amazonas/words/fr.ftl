# Amazonas, en français. Les espèces se lisent comme le titre de leur tuile. Le guide tient une pagaie.

amazonas-tagline = Bâtissez des huttes le long des fleuves et des sentiers, réunissez des espèces rares et accomplissez votre mission secrète.
amazonas-motto = Des huttes, des rivières et une mission secrète.
amazonas-reconstructed = Le plateau est le nôtre, car nous n’avons pas d’images de l’original ; si vous avez le jeu, vous pouvez jouer sur son plateau.

## Noms

amazonas-name-orchid = Orchidée
amazonas-name-fish = Poisson
amazonas-name-butterfly = Papillon
amazonas-name-parrot = Perroquet
amazonas-name-reptile = Reptile
amazonas-name-card-0 = 0 (toutes les espèces)
amazonas-name-card-1 = 1 (Poisson)
amazonas-name-card-2 = 2 (Papillon)
amazonas-name-card-3 = 3 (Perroquet)
amazonas-name-card-4 = 4 (Reptile)
amazonas-name-card-5 = 5 (Orchidée)
amazonas-name-card-6 = 6 (Guide)
amazonas-name-jaguar = Jaguar
amazonas-name-crocodile = Crocodile
amazonas-name-fire = Feu de forêt
amazonas-name-theft = Vol
amazonas-name-guide = Guide
amazonas-name-bonus-orchid = Bonus : Orchidée
amazonas-name-bonus-fish = Bonus : Poisson
amazonas-name-bonus-butterfly = Bonus : Papillon
amazonas-name-bonus-parrot = Bonus : Perroquet
amazonas-name-bonus-reptile = Bonus : Reptile
amazonas-name-water = voie d’eau
amazonas-name-land = sentier

## Options

amazonas-option-missions = Missions
amazonas-option-missions-minus = un village manqué coûte 3 points
amazonas-option-missions-plus = un village atteint rapporte 3 points

## Fins de partie

amazonas-ending-rounds = Les dix-huit manches sont terminées.
amazonas-ends-rounds = { $n ->
    [0] cette dernière manche
    [18] { $n } manches
    [one] cette manche et encore une
   *[other] cette manche et encore { $n }
}

## Ce qui s’est passé

amazonas-starts = Le sort désigne { $seat }, qui bâtit en premier.
amazonas-dealt = { $seat } reçoit la mission { $mission } : { $villages }.
amazonas-dealt-unseen = { $seat } reçoit une mission.
amazonas-kept = { $seat } garde la mission { $mission } : { $villages }.
amazonas-kept-unseen = { $seat } a choisi sa mission.
amazonas-event-jaguar = Manche { $round } sur { $rounds }. Jaguar : les sentiers sont fermés.
amazonas-event-crocodile = Manche { $round } sur { $rounds }. Crocodile : les voies d’eau sont fermées.
amazonas-event-fire = Manche { $round } sur { $rounds }. Feu de forêt : les revenus sont réduits de moitié.
amazonas-event-theft = Manche { $round } sur { $rounds }. Vol : un singe prend à chacun une pièce d’argent par tuile de sa plus grande collection.
amazonas-event-guide = Manche { $round } sur { $rounds }. Un guide offre son aide, à la place d’un revenu.
amazonas-event-bonus = Manche { $round } sur { $rounds }. Bonus : une pièce d’argent de plus par tuile { $species }.
amazonas-laid = { $seat } pose la carte de revenu { $card } face cachée.
amazonas-laid-unseen = { $seat } a posé une carte de revenu.
amazonas-changed = { $seat } prend à la place la carte de revenu { $card }.
amazonas-played = { $seat } joue la carte de revenu { $card }, d’une valeur de { $value }.
amazonas-income =
    { $seat } prend { $silver ->
        [one] { $silver } pièce d’argent
       *[other] { $silver } pièces d’argent
    }.
amazonas-income-halved =
    { $seat } prend { $silver ->
        [one] { $silver } pièce d’argent
       *[other] { $silver } pièces d’argent
    }, la moitié à cause du feu.
amazonas-income-bonus =
    { $seat } prend { $silver ->
        [one] { $silver } pièce d’argent
       *[other] { $silver } pièces d’argent
    }, bonus compris.
amazonas-robbed =
    Le singe vole { $silver ->
        [one] { $silver } pièce d’argent
       *[other] { $silver } pièces d’argent
    } à { $seat }.
amazonas-safe = { $event } : le guide protège { $seat }.
amazonas-offered = { $seat } peut prendre le guide à la place de son revenu.
amazonas-took-coins = { $seat } laisse passer le guide.
amazonas-took-guide = { $seat } prend le guide, qui compte désormais comme une tuile { $species }.
amazonas-built = { $seat } bâtit à { $village } pour { $gold } pièces d’or et prend une tuile { $species }.
amazonas-token = { $seat } possède les cinq espèces et prend le jeton bonus de { $points }.
amazonas-placed = { $seat } place une hutte neutre à { $village }.
amazonas-done = { $seat } a terminé son tour.
amazonas-guide-leaves = Personne n’a pris le guide, qui s’en va pour de bon.
amazonas-cards-return = Les sept cartes de revenu sont jouées : tout le monde les reprend en main.
amazonas-mission-minus = { $seat } montre la mission { $mission } ({ $villages }) : { $missed ->
    [0] aucun village manqué
    [one] { $missed } village manqué
   *[other] { $missed } villages manqués
}.
amazonas-mission-plus = { $seat } montre la mission { $mission } ({ $villages }) : { $built ->
    [0] aucun village atteint
    [one] { $built } village atteint
   *[other] { $built } villages atteints
}.

## Ce que ferait un coup

amazonas-verb-keep = Garder une mission
amazonas-verb-income = Choisir son revenu
amazonas-verb-coins = Prendre des pièces
amazonas-verb-guide = Prendre le guide
amazonas-verb-build = Bâtir
amazonas-verb-neutral = Placer une hutte neutre
amazonas-verb-done = Terminer mon tour
amazonas-would-keep = Garder la mission { $mission } : { $villages }.
amazonas-would-lay = Poser la carte de revenu { $card } : valeur actuelle { $value }.
amazonas-would-change = Prendre à la place la carte de revenu { $card } : valeur actuelle { $value }.
amazonas-would-take-coins =
    Prendre le revenu : { $silver ->
        [one] { $silver } pièce d’argent
       *[other] { $silver } pièces d’argent
    }.
amazonas-would-guide = Prendre le guide pour l’espèce { $species } à la place du revenu : { $tiles ->
    [1] 1re
   *[other] { $tiles }e
} tuile de l’espèce.
amazonas-would-build = Bâtir à { $village } pour { $gold } pièces d’or : { $species }, { $tiles ->
    [1] 1re
   *[other] { $tiles }e
} tuile de l’espèce.
amazonas-would-build-goal = Bâtir à { $village }, village de la mission, pour { $gold } pièces d’or : { $species }, { $tiles ->
    [1] 1re
   *[other] { $tiles }e
} tuile de l’espèce.
amazonas-would-complete = Bâtir à { $village } pour { $gold } pièces d’or : { $species }, cinquième espèce, et le jeton bonus de { $points }.
amazonas-would-place = Placer une hutte neutre à { $village }, sur l’emplacement à { $gold } pièces d’or.
amazonas-would-end = Terminer le tour.

## Pourquoi pas

amazonas-not-your-mission = La mission { $mission } ne vous a pas été donnée : gardez l’une de vos deux missions.
amazonas-must-keep = Choisissez d’abord laquelle de vos deux missions vous gardez.
amazonas-must-lay = C’est le moment de choisir une carte de revenu : posez-en une.
amazonas-card-is-out = Vous avez déjà joué la carte de revenu { $card } : elle revient quand les sept ont été jouées.
amazonas-card-is-laid = La carte de revenu { $card } est déjà posée devant vous : choisissez-en une autre, ou laissez-la.
amazonas-not-owned = Vous n’avez pas de tuile { $species } : un guide rejoint une espèce que vous possédez.
amazonas-must-answer = Un guide est là : prenez d’abord votre revenu, ou bien le guide.
amazonas-must-build-first = La partie commence par une hutte dans un village de votre choix.
amazonas-no-such-village = Ce village n’existe pas : le plateau en compte { $villages }.
amazonas-no-guide-here = Aucun guide n’attend votre réponse : bâtissez, ou terminez votre tour.
amazonas-must-build-or-end = C’est le moment de bâtir : bâtissez une hutte, ou terminez votre tour.
amazonas-has-hut = Vous avez déjà une hutte à { $village }.
amazonas-no-hut-left = Vous n’avez plus de hutte : vos douze huttes sont bâties.
amazonas-not-linked = Aucune liaison ne mène directement à { $village } depuis un village où vous avez une hutte.
amazonas-closed-by-jaguar = Seul un sentier vous mène à { $village }, et le jaguar ferme tous les sentiers.
amazonas-closed-by-crocodile = Seule une voie d’eau vous mène à { $village }, et les crocodiles ferment toutes les voies d’eau.
amazonas-too-dear = L’emplacement libre { DE($village) } coûte { $price } pièces d’or, et vous avez { $gold } d’or et { $silver } d’argent.
amazonas-no-site = Aucun emplacement n’est libre à { $village }.
amazonas-no-neutral-huts = Les huttes neutres ne servent que dans le jeu à deux.
amazonas-placed-already = Vous avez déjà placé une hutte neutre pendant ce tour.
amazonas-no-neutral-left = Vous n’avez plus de hutte neutre : les six sont placées.
amazonas-has-neutral = { $village } a déjà une hutte neutre.
amazonas-last-site = Une hutte neutre ne peut pas prendre le dernier emplacement libre { DE($village) }.

## La table

amazonas-table = { $round ->
    [0] Avant la première manche.
   *[other] Manche { $round } sur { $rounds }. Événement : { $event }.
} Événements à venir : { $left }.
amazonas-table-tokens = Jetons bonus restants : { $tokens }
amazonas-table-order = Ordre du tour : { $order }
amazonas-table-village = { $village } : { $species } ; emplacements : { $sites } ; par eau : { $water } ; par terre : { $land }
amazonas-table-neutral = neutre
amazonas-table-seat = { $seat } : points { $points } ; or { $gold } ; argent { $silver } ; huttes restantes { $huts }
amazonas-table-tiles = Tuiles : { $tiles } ; dont guides : { $guides } ; jeton bonus : { $token }
amazonas-table-hand = Cartes de revenu restantes : { $cards }
amazonas-table-neutral-huts = Huttes neutres restantes : { $huts }
amazonas-table-card = Dernière carte de revenu : { $card }, d’une valeur de { $value }
amazonas-table-laid = Posée face cachée : { $card }
amazonas-table-ready = A choisi.
amazonas-table-mission = Mission { $mission } : { $villages }
amazonas-table-rejected = Mission écartée : { $mission } ({ $villages })

## Notation

amazonas-bad-phrase = « { $phrase } » n’est pas un coup possible ici. Écrivez « income 3 », « build Rosaria », « done », « coins », « guide fish », ou à deux « keep C » et « neutral Rosaria ».
amazonas-near-village = Le village « { $village } » n’existe pas. Vouliez-vous dire « { $near } » ?
amazonas-no-village = Le village « { $village } » n’existe pas. Choix possibles : { $villages }.
amazonas-no-species = L’espèce « { $species } » n’existe pas. Choix possibles : { $known }.
amazonas-no-mission = La mission « { $mission } » n’existe pas : les missions vont de A à { $last }.
amazonas-no-card = La carte de revenu « { $card } » n’existe pas : les cartes vont de 0 à { $most }.
amazonas-no-seat = La place « { $seat } » n’existe pas : dans un coup écrit, les places vont de 0 à { $most }.

## Plateaux

amazonas-board-long = Le fichier d’un plateau a au plus { $most } caractères.
amazonas-board-json = Le fichier n’est pas du JSON : voyez la ligne { $line }.
amazonas-board-shape = Le plateau est incomplet : « { $where } » doit être { $wanted }.
amazonas-board-number = « { $where } » doit être un nombre entier, pas { $found }.
amazonas-board-name = { $name } ne peut pas être un nom : une lettre au début, { $most } caractères au plus, pas de virgule.
amazonas-board-villages = Un plateau compte de { $least } à { $most } villages, pas { $found }.
amazonas-board-name-twice = { $village } et { $other } portent le même nom : donnez à chaque village le sien.
amazonas-board-species = { $village } : l’espèce { $found } n’existe pas. Choix possibles : { $known }.
amazonas-board-sites = { $village } a { $found } emplacements : il en faut de 1 à { $most }.
amazonas-board-price = { $village } a les prix { $prices } : un emplacement coûte de 2 à 5 pièces d’or.
amazonas-board-first-price = Le premier emplacement { DE($village) } coûte { $price } pièces d’or : il doit coûter 2 ou 3.
amazonas-board-rising = { $village } a les prix { $prices } : chaque emplacement doit coûter plus que le précédent.
amazonas-board-species-sites = { $species } a { $sites } emplacements sur le plateau : { $most } au plus, car il n’y a pas plus de tuiles.
amazonas-board-off-map = { $village } est en dehors du plateau, qui mesure { $wide } sur { $high }.
amazonas-board-size = Le plateau mesure { $wide } sur { $high } : chaque côté doit mesurer de { $least } à { $most }.
amazonas-board-points = Les tracés comptent { $found } points : { $most } au plus.
amazonas-board-width = { $where } a une largeur de { $found } : elle doit être comprise entre 0 et { $most }.
amazonas-board-rivers = Un plateau a { $most } rivières au plus, pas { $found }.
amazonas-board-unknown = { $where } nomme le village { $village }, qui n’est pas sur le plateau.
amazonas-board-kind = { $where } est de type { $found } : il faut { $known }.
amazonas-board-loop = Une liaison relie { $village } à lui-même.
amazonas-board-link-twice = { $village } et { $other } sont reliés deux fois par la même sorte de liaison ({ $by }).
amazonas-board-few-links = { $village } n’a pas assez de liaisons ({ $found }) : il en faut au moins deux par village.
amazonas-board-split = Aucun chemin ne mène { DE($other) } à { $village }, ni par eau ni par terre.
amazonas-board-missions = Un plateau a { $wanted } missions, pas { $found }.
amazonas-board-mission-size = { $where } doit nommer { $wanted } villages.
amazonas-board-mission-repeats = { $where } nomme { $village } deux fois.
amazonas-board-tie-rows = Il faut { $wanted } rangées de numéros de départage, pas { $found }.
amazonas-board-tie-row = { $where } doit avoir { $wanted } numéros de départage, un par carte de revenu.
amazonas-board-tie-number = { $where } : un numéro de départage va de 1 à { $most }, pas { $found }.
amazonas-board-tie-twice = Le numéro de départage { $number } figure deux fois : les 28 doivent être différents.

## La feuille de score

amazonas-sheet-species = { $tile }
amazonas-sheet-tiles =
    { $n ->
        [one] { $n } tuile
       *[other] { $n } tuiles
    }
amazonas-sheet-alone = Le plus de tuiles, sans égalité
amazonas-sheet-token = Jeton bonus
amazonas-sheet-reached = Mission : villages atteints
amazonas-sheet-missed = Mission : villages manqués
amazonas-sheet-of = { $n } sur { $goals }
amazonas-sheet-tie-tiles = Départage au nombre de tuiles
amazonas-sheet-tie-money = Départage à la bourse, en argent

## Ce que fait un coup, pour l’entraîneur : la suite du coup

amazonas-fact-goal = vous fait bâtir dans un village de votre mission ({ $points } points)
amazonas-fact-towards = { $n ->
    [one] vous amène à côté d’un village de votre mission ({ $village })
   *[other] vous amène à côté de { $n } villages de votre mission ({ $village })
}
amazonas-fact-cheap = ne coûte que { $gold } pièces d’or
amazonas-fact-dear = coûte { $gold } pièces d’or
amazonas-fact-token = vous donne les cinq espèces, donc le jeton de { $points } points
amazonas-fact-new =
    vous apporte une nouvelle espèce, la { $owned ->
        [1] première
       *[other] { $owned }e
    } sur cinq
amazonas-fact-set = vous donne trois tuiles d’une espèce, qui rapportent maintenant { $points } points
amazonas-fact-more = ajoute un point à une espèce qui vous en rapporte déjà
amazonas-fact-blocks-self = rend plus cher { $village }, village de votre propre mission
amazonas-fact-hinders = rend plus cher un village où { $other } pourrait bâtir ensuite
amazonas-fact-hinders-self = rend plus cher un village où vous-même pourriez bâtir ensuite
amazonas-fact-protects = vous protège de l’événement de cette manche ({ $event })
amazonas-fact-burns = vous fait perdre { $lost ->
    [one] une pièce d’argent
   *[other] { $lost } pièces d’argent
}, car le feu réduit de moitié le revenu de la carte { $card }, que vous toucheriez en entier dans une autre manche
amazonas-fact-cheap-fire = ne vous fait dépenser que la carte { $card }, d’une valeur de { $value }, dans une manche où les revenus sont réduits de moitié
amazonas-fact-highest = vous fait poser votre carte de plus haute valeur (valeur actuelle : { $value }), pour toucher plus d’argent et mieux vous placer dans l’ordre du tour
amazonas-fact-guide-first = vous fait poser votre carte de plus haute valeur (valeur actuelle : { $value }), pour pouvoir prendre le guide avant les autres
amazonas-fact-next-highest = vous fait garder la carte 6 et poser la plus haute des autres (valeur : { $value })
amazonas-fact-guide = vous donne le guide, qui compte comme une tuile jusqu’à la fin et augmente de 1 la valeur de la carte 6
amazonas-fact-wastes-guide = vous fait dépenser la carte 6 dans une manche sans danger, alors que des dangers restent à venir
amazonas-fact-misses = laisse de côté { $village }, village de votre mission, alors que vous pouviez payer ses { $gold } pièces d’or
amazonas-fact-saves = vous fait économiser pour { $village }, village de votre mission, à { $gold } pièces d’or
amazonas-fact-lead = vous fait gagner pour l’instant un point sur les autres, en vous donnant à vous seul le plus de tuiles d’une espèce ou en retirant cet avantage à un adversaire
amazonas-fact-joined = vous fait garder une mission dont les villages se relient avec { $huts } huttes, { $fewer ->
    [one] une de moins
   *[other] { $fewer } de moins
} que ceux de l’autre
amazonas-fact-mission-gold = vous fait garder une mission dont les villages coûtent en tout { $gold } pièces d’or, { $less } de moins que ceux de l’autre
amazonas-fact-affords = vous rapporte de quoi payer { $village }, village de votre mission, à { $gold } pièces d’or
amazonas-fact-brings = vous rapporte { $silver ->
    [one] une pièce d’argent
   *[other] { $silver } pièces d’argent
} de plus
amazonas-fact-before = vous fait passer avant la carte { $card } { DE($other) }, qui vaut autant
amazonas-fact-raises = augmente de 1 la valeur de la carte { $card }, que vous avez encore en main
amazonas-fact-nearer = vous rapproche { DE($village) }, village de votre mission, désormais à { $huts ->
    [one] une hutte
   *[other] { $huts } huttes
}
amazonas-fact-last-site = vous donne le dernier emplacement d’un village où { $other } pourrait bâtir ensuite
amazonas-fact-opens-cheap = vous ouvre la voie vers { $count ->
    [one] un village
   *[other] { $count } villages
} à { $gold } pièces d’or
amazonas-fact-opens = vous ouvre la voie vers { $count ->
    [one] un village
   *[other] { $count } villages
}

## Des choix de même genre

amazonas-kind-goal = bâtir dans un village de sa mission
amazonas-kind-towards = bâtir à côté d’un village de sa mission
amazonas-kind-cheap = bâtir là où c’est bon marché
amazonas-kind-dear = bâtir là où c’est cher
amazonas-kind-token = réunir les cinq espèces pour prendre le jeton
amazonas-kind-new = prendre une tuile d’une espèce qui manque
amazonas-kind-set = réunir trois tuiles d’une espèce
amazonas-kind-more = agrandir une collection qui rapporte déjà
amazonas-kind-blocks-self = rendre plus cher un village de sa propre mission
amazonas-kind-hinders = rendre un village plus cher pour un adversaire
amazonas-kind-hinders-self = rendre un village plus cher pour soi-même
amazonas-kind-protects = poser la carte qui protège de l’événement de la manche
amazonas-kind-burns = poser une carte forte dans une manche où le feu réduit les revenus
amazonas-kind-cheap-fire = poser une petite carte quand les revenus sont réduits de moitié
amazonas-kind-highest = poser sa carte de plus haute valeur
amazonas-kind-guide-first = poser sa carte de plus haute valeur pour pouvoir prendre le guide
amazonas-kind-next-highest = garder la carte du guide et poser la plus haute des autres
amazonas-kind-guide = prendre le guide
amazonas-kind-wastes-guide = poser la carte du guide dans une manche sans danger
amazonas-kind-misses = laisser de côté un village de sa mission qu’on pouvait payer
amazonas-kind-saves = économiser pour un village de sa mission
amazonas-kind-lead = avoir seul le plus de tuiles d’une espèce
amazonas-kind-joined = garder la mission dont les villages se relient avec le moins de huttes
amazonas-kind-mission-gold = garder la mission dont les villages coûtent le moins
amazonas-kind-affords = poser la carte qui permet de payer un village de sa mission
amazonas-kind-brings = poser la carte qui rapporte plus d’argent
amazonas-kind-before = poser la carte qui passe avant la carte de même valeur d’un adversaire
amazonas-kind-raises = augmenter la valeur d’une carte qu’on a encore en main
amazonas-kind-nearer = se rapprocher d’un village de sa mission
amazonas-kind-last-site = prendre le dernier emplacement avant un adversaire
amazonas-kind-opens-cheap = ouvrir la voie vers des villages bon marché
amazonas-kind-opens = ouvrir la voie vers d’autres villages

## Pour le rapport

amazonas-trait-tiles = Tuiles : { $species }
amazonas-trait-sets = Collections de trois tuiles ou plus
amazonas-trait-most = Tuiles de la plus grande collection
amazonas-trait-guides = Guides pris
amazonas-trait-huts = Huttes bâties
amazonas-trait-money = Or restant
amazonas-trait-token = Jeton bonus
amazonas-trait-mission = Villages de la mission atteints
amazonas-trait-reached = Villages atteints : { $way }
## La table dans le navigateur

amazonas-web-map = Plateau { $name }
amazonas-web-whole-map = Tout le plateau
amazonas-web-closer = Agrandir
amazonas-web-farther = Réduire
amazonas-web-village = { $village }, { $species }.
amazonas-web-site-free = Un emplacement à { $gold } pièces d’or.
amazonas-web-site-hut = Hutte { DE($name) }.
amazonas-web-site-neutral = Hutte neutre.
amazonas-web-goal = Village de votre mission.
amazonas-web-goal-reached = Village de la mission, atteint.
amazonas-web-by-water = Par l’eau.
amazonas-web-by-land = Par un sentier.
amazonas-web-by-both = Par l’eau ou un sentier.
amazonas-web-event = Événement de la manche
amazonas-web-round = Manche { $round } sur { $rounds }
amazonas-web-events-left = { $n } à venir
amazonas-web-no-event = Avant la première manche
amazonas-web-jaguar = Tous les sentiers sont fermés pendant cette manche.
amazonas-web-crocodile = Toutes les voies d’eau sont fermées pendant cette manche.
amazonas-web-fire = Chaque revenu est réduit de moitié.
amazonas-web-theft = Le singe prend une pièce d’argent par tuile de votre plus grande collection.
amazonas-web-bonus = Une pièce d’argent de plus par tuile { $species }.
amazonas-web-guide = Prenez le guide à la place de votre revenu : un seul joueur le peut.
amazonas-web-safe = Votre carte 6 vous protège.
amazonas-web-no-harm = Vous ne perdez rien.
amazonas-web-cut-off = Hors de votre portée : { $villages }.
amazonas-web-fire-me =
    Vous recevez { $silver ->
        [one] { $silver } pièce d’argent
       *[other] { $silver } pièces d’argent
    }.
amazonas-web-theft-me =
    Vous perdez jusqu’à { $silver ->
        [one] { $silver } pièce d’argent
       *[other] { $silver } pièces d’argent
    } ({ $species }).
amazonas-web-bonus-me =
    { $silver ->
        [0] Vous ne gagnez rien.
        [one] Vous recevez { $silver } pièce d’argent de plus.
       *[other] Vous recevez { $silver } pièces d’argent de plus.
    }
amazonas-web-guide-gone = Le guide a été pris.
amazonas-web-mission = Votre mission
amazonas-web-mission-of = La mission { DE($name) }
amazonas-web-keep = Garder
amazonas-web-purse = Bourse
amazonas-web-gold = Or
amazonas-web-silver = Argent
amazonas-web-hand = Vos cartes de revenu
amazonas-web-card = Carte de revenu { $card }.
amazonas-web-card-out = Déjà jouée : elle reviendra.
amazonas-web-card-worth = Valeur { $value }. Votre rang probable dans l’ordre du tour : { $place }.
amazonas-web-card-laid = Elle est posée devant vous, face cachée.
amazonas-web-brings = rapporte { $silver }
amazonas-web-stolen = { $silver ->
    [one] { $silver } volée
   *[other] { $silver } volées
}
amazonas-web-overlay = Ce que je peux atteindre et payer, et ce qui manque à ma mission
amazonas-web-reach-pays = à portée
amazonas-web-reach-dear = trop cher
amazonas-web-reach-lacks = mission
amazonas-web-likely =
    { $place ->
        [1] 1er
       *[other] { $place }e
    } sans doute
amazonas-web-counts-0 = max. de tuiles
amazonas-web-counts-1 = + tuiles
amazonas-web-counts-6 = + guides, protège
amazonas-web-order = Tout le monde, dans l’ordre du tour
amazonas-web-value = Valeur
amazonas-web-ready = A choisi
amazonas-web-with-guide = avec un guide
amazonas-web-huts-left = huttes restantes
amazonas-web-neutral-left = huttes neutres restantes
amazonas-web-bonus-token = Jeton bonus
amazonas-web-tokens-left = Bonus restants
amazonas-web-look-closer = { $name } : voir de plus près
amazonas-web-score-now = Si la partie se terminait maintenant
amazonas-web-sum = Points
amazonas-web-cards-left = Cartes de revenu en main
amazonas-web-worth = vaut { $value }
amazonas-web-left = Or : { $gold }, argent : { $silver }, huttes restantes : { $huts }.
amazonas-web-keep-one = Gardez une de vos deux missions.
amazonas-web-keep-why = Leurs villages sont marqués sur le plateau. Personne d’autre ne les voit.
amazonas-web-kept = Vous gardez la mission { $mission }.
amazonas-web-kept-why = Vous pouvez changer d’avis tant que l’autre n’a pas choisi.
amazonas-web-first = Bâtissez votre première hutte.
amazonas-web-first-why = Dans un des villages marqués. Vous avez 3 pièces d’or.
amazonas-web-lay = Posez une carte de revenu.
amazonas-web-lay-why = Elle vous rapporte sa valeur en argent, et la plus haute fait jouer en premier.
amazonas-web-laid = La carte { $card } est posée face cachée.
amazonas-web-laid-why = Vous pouvez la changer tant que tout le monde n’a pas posé la sienne.
amazonas-web-offer = Le revenu, ou le guide ?
amazonas-web-offer-why = Le guide compte pour toujours comme une tuile de l’espèce choisie.
amazonas-web-build = À vous de bâtir.
amazonas-web-reachable =
    { $n ->
        [one] Vous pouvez bâtir dans { $n } village.
       *[other] Vous pouvez bâtir dans { $n } villages.
    }
amazonas-web-nothing-reachable = Aucun village à portée n’est dans vos moyens.
amazonas-web-nothing-reachable-why = Terminez votre tour : vous gardez vos pièces.
amazonas-web-build-here = Bâtir ici
amazonas-web-place = Placez une hutte neutre.
amazonas-web-place-why = Elle est gratuite, sans tuile, et prend l’emplacement le moins cher.
amazonas-web-coins = Argent : { $silver }
amazonas-web-neutral = Neutre
amazonas-web-end-turn = Terminer mon tour
amazonas-web-ways = Liaisons : { $ways }.
amazonas-web-way-water = par l’eau vers { $village }
amazonas-web-way-land = par un sentier vers { $village }
amazonas-web-way-closed = vers { $village } (fermée par l’événement)
amazonas-web-tour-map = Le plateau : chaque village a une espèce et des emplacements avec leur prix en or. Quand vous pouvez bâtir, les villages à portée sont marqués, et l’on voit si l’on y va par l’eau ou par un sentier.
amazonas-web-tour-event = Chacune des 18 manches commence par un événement. Ce panneau dit ce qu’il fait, et ce qu’il change pour vous.
amazonas-web-tour-income = Puis chacun pose une carte de revenu en secret. Elle rapporte sa valeur en argent, et la plus haute fait jouer en premier. Une carte jouée ne revient que quand les sept ont été jouées.
amazonas-web-tour-seats = Les collections, les huttes et les bourses de tous. À partir de trois tuiles, une espèce rapporte des points. Touchez un nom pour voir le détail des points.
amazonas-web-tour-mission = Votre mission secrète : quatre villages, marqués d’une étoile. Chacun de ceux où vous n’avez pas de hutte coûte 3 points à la fin.
amazonas-web-tour-prompt = Cette ligne dit ce que vous avez à faire. Touchez ce qui n’est pas marqué : elle dit pourquoi c’est impossible.

# La leçon

amazonas-lesson-chapter-goal = Le but
amazonas-lesson-chapter-turn = Une manche
amazonas-lesson-chapter-twist = Le singe et le jaguar
amazonas-lesson-chapter-end = La fin
amazonas-lesson-other = Ce coup est permis, mais dans la leçon, touchez ce qui brille.
amazonas-lesson-goal = Vous êtes naturaliste sur le grand fleuve. Chaque hutte vous fait découvrir une espèce. À la fin, trois tuiles ou plus d’une espèce rapportent un point par tuile ; une ou deux, rien.
amazonas-lesson-mission = Votre mission secrète nomme quatre villages, marqués d’une étoile : Rosaria, Porto Morro, Xibu et Palmar. Chaque village où vous n’avez pas de hutte à la fin vous coûte 3 points.
amazonas-lesson-first = Vous avez 3 pièces d’or et bâtissez votre première hutte où vous voulez. Palmar fait partie de votre mission et ne coûte que 2 : bâtissez-y.
amazonas-lesson-first-palmar = On peut commencer n’importe où, mais Palmar sert votre mission et coûte peu.
amazonas-lesson-event = Vous avez une tuile orchidée. Chacune des 18 manches commence par un événement : celui-ci rapporte une pièce d’argent de plus par orchidée.
amazonas-lesson-income = Tout le monde choisit en secret une carte de revenu. Elle rapporte, en argent, son chiffre plus vos tuiles de son espèce. La carte 5 est l’orchidée : 5 + 1, et 1 de plus grâce à l’événement.
amazonas-lesson-income-orchid = Cette carte rapporte moins : avec la 5, l’orchidée et l’événement comptent aussi.
amazonas-lesson-build = Vous avez la plus haute valeur : à vous. Trois pièces d’argent valent une pièce d’or : vous avez de quoi en payer 3. On bâtit dans un village relié à l’une de ses huttes par un sentier ou une voie d’eau. Bâtissez à Xibu, pour votre mission.
amazonas-lesson-build-xibu = Ce village est à portée, mais ne fait pas partie de votre mission. Xibu remplit les deux conditions.
amazonas-lesson-build-first = Vous avez de quoi bâtir une hutte, et un village se remplit vite. Bâtissez d’abord.
amazonas-lesson-done = Un perroquet ! On peut bâtir plusieurs huttes par tour, mais votre bourse est presque vide. Terminez votre tour.
amazonas-lesson-save = Il n’y a plus rien à gagner pour l’instant. Terminez votre tour.
amazonas-lesson-theft = Au voleur ! Un singe : après le revenu, chacun rend une pièce d’argent par tuile de sa plus grande collection.
amazonas-lesson-safe = Il y a une parade : la carte 6, le guide, vous protège du singe, du feu, du jaguar et des crocodiles, et vaut 6. Jouez-la.
amazonas-lesson-income-safe = Le singe vous volerait. La carte 6 protège, et c’est elle qui vaut le plus.
amazonas-lesson-butterfly = Le singe ne vous a rien pris ; les autres ont payé. Avec 2 pièces d’or, vous atteignez Yacaré : un papillon, votre troisième espèce. Réunissez les cinq, et vous prendrez un jeton bonus.
amazonas-lesson-build-yacare = Yacaré coûte 2, et vous avez 2 : bâtissez-y.
amazonas-lesson-done-again = Une carte jouée ne revient en main qu’une fois les sept jouées : gardez la 6 pour le singe et le feu, ou jouez une carte basse quand le feu réduit le revenu de moitié. Terminez votre tour.
amazonas-lesson-jaguar = Un jaguar : pendant cette manche, les sentiers sont fermés. Les crocodiles, eux, ferment les voies d’eau. La carte événement dit toujours ce qu’elle fait.
amazonas-lesson-guide = Quatre des événements amènent un guide. Le premier à jouer peut le prendre à la place de son revenu : une tuile de plus d’une espèce, pour toute la partie. Prenez-le pour votre plus grande collection.
amazonas-lesson-end = Et ainsi de suite pendant 18 manches. Passons directement à la seizième.
amazonas-lesson-five = Il vous manque une espèce et un village de votre mission. Porto Morro apporte les deux : bâtissez-y.
amazonas-lesson-build-porto = Ce village ne fait pas partie de votre mission. Porto Morro, si, et vous y découvrez votre cinquième espèce.
amazonas-lesson-token = Les cinq espèces : vous prenez aussitôt le jeton bonus le plus élevé, et ses points sont à vous. Passons directement à la fin de la dernière manche.
amazonas-lesson-last = Votre collection est faite, et vous avez une hutte dans les quatre villages de votre mission. Terminez votre dernier tour.
amazonas-lesson-last-done = Plus rien ne peut vous rapporter de point. Terminez votre tour.
amazonas-lesson-score = Les espèces de trois tuiles ou plus comptent, le jeton bonus aussi, et votre mission ne vous coûte rien : 13 points, vous avez gagné !

## La feuille de score d’une vraie table

amazonas-pad-tiles = Tuiles de recherche
amazonas-pad-guides-of = Guides, selon l’espèce qu’ils accompagnent
amazonas-pad-guide = Guide : { $tile }
amazonas-pad-token = Jeton bonus { $n }
amazonas-pad-mission = Mission : villages atteints
amazonas-pad-village = Village atteint
amazonas-pad-money = Bourse, en cas d’égalité
amazonas-pad-gold = Or
amazonas-pad-silver = Argent
amazonas-pad-no-hut = Chaque joueur a au moins sa première hutte et la tuile qui va avec : ici, l’un d’eux n’a aucune tuile.
amazonas-pad-huts = Chaque joueur a douze huttes, donc au plus douze tuiles en dehors des guides.
amazonas-pad-guides = Il y a quatre guides, et chacun accompagne une espèce dont son joueur a une tuile.
amazonas-pad-tokens = Un joueur qui possède les cinq espèces a un jeton bonus, le plus élevé en premier. Personne d’autre n’en a.
amazonas-pad-one-token = { $seat } ne peut avoir qu’un seul jeton bonus.
amazonas-pad-twelve = Il n’y a que douze tuiles de chaque espèce : impossible d’en avoir plus ({ $tile }).
amazonas-pad-villages = Autant de tuiles demanderaient plus de villages qu’un plateau n’en a.
amazonas-pad-reached = { $seat } ne peut pas avoir atteint plus de villages de sa mission qu’il n’a de huttes : chaque tuile, guides à part, correspond à une hutte.

## À une vraie table : la mise en place, et ce qu’on demande

amazonas-setup-board = Étalez le plateau avec ses villages, ses voies d’eau et ses sentiers.
amazonas-setup-tiles = Triez les tuiles de recherche par espèce à côté du plateau, { $n } de chacune.
amazonas-setup-tokens = Empilez ces { $n } jetons bonus, le plus élevé au-dessus.
amazonas-setup-order = Posez les { $n } cartes de l’ordre du tour, face visible.
amazonas-setup-events = Mélangez les { $n } cartes événement, face cachée ; posez à côté les guides et la banque.
amazonas-setup-huts = Chacun choisit une couleur et prend ses { $n } huttes et ses sept cartes de revenu, de 0 à 6.
amazonas-setup-gold = Chacun prend { $n } pièces d’or à la banque.
amazonas-setup-missions = Distribuez une carte mission à chaque joueur, qui la garde secrète. Les autres retournent dans la boîte sans être vues.
amazonas-setup-missions-two = Distribuez deux cartes mission à chaque joueur : chacun en garde une en secret et écarte l’autre.
amazonas-setup-neutral = Chaque joueur prend { $n } huttes neutres d’une couleur que personne ne joue.
amazonas-setup-first = Tirez au sort celui qui commence. Dans le sens horaire, chacun pose une première hutte dans un village au choix, en paie le prix et prend une tuile de son espèce.
amazonas-ask-build = Où puis-je bâtir, et combien de huttes ?
amazonas-ask-cards = Quelles cartes de revenu puis-je jouer ?
amazonas-ask-order = Qui joue en premier dans une manche ?
amazonas-ask-value = Que vaut ma carte, et de quoi la 6 me protège-t-elle ?
amazonas-ask-income = Comment le feu, le bonus et le vol changent-ils mon revenu ?
amazonas-ask-guide = Puis-je prendre le guide et mon revenu ?
amazonas-ask-token = Qui prend un jeton bonus ?
amazonas-ask-score = Qu’est-ce qui compte à la fin ?
amazonas-ask-neutral = Où puis-je placer une hutte neutre ?

## Les règles en bref, à imprimer

amazonas-turn-event = Retournez un événement : il vaut pour toute la manche.
amazonas-turn-card = Tout le monde choisit en secret une carte de revenu, puis toutes sont montrées. Valeur : son chiffre + vos tuiles de son espèce (0 : + votre plus grande collection ; 6 : + vos guides, et l’événement ne peut pas vous nuire).
amazonas-turn-order = Celui qui a la plus haute valeur commence ; à égalité, celui qui a le plus grand numéro de départage. On prend son revenu, puis on bâtit.
amazonas-turn-income = Revenu : la valeur en argent. Feu : la moitié. Bonus : +1 par tuile de cette espèce. Vol : rendez ensuite 1 par tuile de votre plus grande collection.
amazonas-turn-guide = Guide : dans l’ordre, un joueur peut prendre le guide à la place du revenu ; il le pose auprès d’une espèce qu’il possède.
amazonas-turn-build = Bâtir : une hutte dans un village relié à l’une de vos huttes, sur l’emplacement libre le moins cher, une seule par village. Payez en or (1 or = 3 argent) et prenez une tuile. Autant de fois que vous pouvez payer. Le jaguar ferme les sentiers, le crocodile les voies d’eau.
amazonas-turn-token = Dès qu’un joueur possède les cinq espèces, il prend le jeton bonus le plus élevé qui reste.
amazonas-turn-back = Les cartes jouées ne reviennent en main, toutes ensemble, qu’après les manches 7 et 14.
amazonas-turn-end = Fin : après 18 manches.
amazonas-score-set = Chaque tuile d’une espèce dont vous avez au moins { $n } tuiles (guides compris)
amazonas-score-missed = Chaque village de votre mission où vous n’avez pas de hutte
amazonas-score-ties = Égalité : le plus de tuiles, puis la bourse la mieux garnie
amazonas-card-mission = Mission { $n }
amazonas-score-token = Jeton bonus, à 4, 3 ou 2 joueurs

# Le sujet d’un problème.
amazonas-theme-goal = Votre mission
amazonas-theme-set = Les collections
amazonas-theme-token = Les jetons bonus
amazonas-theme-towards = En route vers la mission
amazonas-theme-new = Une nouvelle espèce
amazonas-theme-protects = Se protéger
amazonas-theme-highest = Jouer en premier
amazonas-theme-cheap = Compter ses pièces
amazonas-theme-more = Agrandir une collection

## Pièces dessinées dans les règles où elles sont nommées d’abord : toutes les formes de chaque nom

amazonas-drawn-orchid = orchidée
amazonas-drawn-fish = poisson
amazonas-drawn-butterfly = papillon
amazonas-drawn-parrot = perroquet
amazonas-drawn-reptile = reptile
amazonas-drawn-jaguar = jaguar
amazonas-drawn-crocodile = crocodile|crocodiles
amazonas-drawn-fire = feu de forêt|feu
amazonas-drawn-theft = vol
amazonas-drawn-guide = guide|guides
amazonas-drawn-hut = hutte|huttes
amazonas-drawn-gold = pièce d’or|pièces d’or|d’or
amazonas-drawn-silver = pièce d’argent|pièces d’argent
