# Amazonas, en français. Les espèces se lisent comme le titre de leur tuile. Le guide tient une pagaie.

amazonas-tagline = Bâtissez des huttes le long des fleuves et des sentiers, réunissez des espèces rares et accomplissez votre mission secrète.
amazonas-motto = Des huttes, des rivières et une mission secrète.

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
    [one] encore { $n } manche
   *[other] encore { $n } manches
}

## Ce qui s’est passé

amazonas-starts = { $seat } bâtit en premier, par tirage au sort.
amazonas-dealt = { $seat } reçoit la mission { $mission } : { $villages }.
amazonas-dealt-unseen = { $seat } reçoit une mission.
amazonas-kept = { $seat } garde la mission { $mission } : { $villages }.
amazonas-kept-unseen = { $seat } a choisi sa mission.
amazonas-event-jaguar = Manche { $round } sur { $rounds }. Jaguar : les sentiers sont fermés.
amazonas-event-crocodile = Manche { $round } sur { $rounds }. Crocodile : les voies d’eau sont fermées.
amazonas-event-fire = Manche { $round } sur { $rounds }. Feu de forêt : les revenus sont réduits de moitié.
amazonas-event-theft = Manche { $round } sur { $rounds }. Vol : un singe prend une pièce d’argent par tuile de votre plus grande collection.
amazonas-event-guide = Manche { $round } sur { $rounds }. Un guide offre son aide, à la place d’un revenu.
amazonas-event-bonus = Manche { $round } sur { $rounds }. Bonus : une pièce d’argent de plus par tuile { $species }.
amazonas-laid = { $seat } pose la carte de revenu { $card } face cachée.
amazonas-laid-unseen = { $seat } a posé une carte de revenu.
amazonas-changed = { $seat } change pour la carte de revenu { $card }.
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
amazonas-built = { $seat } bâtit à { $village } pour { $gold } pièces d’or et prend une tuile : { $species }.
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
amazonas-verb-done = Finir son tour
amazonas-would-keep = Garder la mission { $mission } : { $villages }.
amazonas-would-lay = Poser la carte de revenu { $card } : valeur actuelle { $value }.
amazonas-would-change = Changer pour la carte de revenu { $card } : valeur actuelle { $value }.
amazonas-would-take-coins =
    Prendre le revenu : { $silver ->
        [one] { $silver } pièce d’argent
       *[other] { $silver } pièces d’argent
    }.
amazonas-would-guide = Prendre le guide pour { $species } à la place du revenu : tuile numéro { $tiles }.
amazonas-would-build = Bâtir à { $village } pour { $gold } pièces d’or : { $species }, tuile numéro { $tiles }.
amazonas-would-build-goal = Bâtir à { $village } pour { $gold } pièces d’or, village de la mission : { $species }, tuile numéro { $tiles }.
amazonas-would-complete = Bâtir à { $village } pour { $gold } pièces d’or : { $species } est la cinquième espèce et rapporte le jeton de { $points }.
amazonas-would-place = Placer une hutte neutre à { $village }, sur l’emplacement à { $gold } pièces d’or.
amazonas-would-end = Terminer le tour.

## Pourquoi pas

amazonas-not-your-mission = La mission { $mission } ne vous a pas été donnée : gardez l’une de vos deux missions.
amazonas-must-keep = Choisissez d’abord laquelle de vos deux missions vous gardez.
amazonas-must-lay = C’est le moment de choisir une carte de revenu : posez-en une.
amazonas-card-is-out = Vous avez joué la carte de revenu { $card } : elle revient quand les sept sont jouées.
amazonas-card-is-laid = La carte de revenu { $card } est déjà posée devant vous : choisissez-en une autre, ou laissez-la.
amazonas-not-owned = Vous n’avez pas de tuile { $species } : un guide rejoint une espèce que vous possédez.
amazonas-must-answer = Un guide est là : prenez d’abord votre revenu, ou le guide à sa place.
amazonas-must-build-first = La partie commence par une hutte dans un village de votre choix.
amazonas-no-such-village = Ce village n’existe pas : le plateau en compte { $villages }.
amazonas-no-guide-here = Aucun guide n’attend votre réponse : bâtissez, ou terminez votre tour.
amazonas-must-build-or-end = C’est le moment de bâtir : bâtissez une hutte, ou terminez votre tour.
amazonas-has-hut = Vous avez déjà une hutte à { $village }.
amazonas-no-hut-left = Vos douze huttes sont toutes bâties.
amazonas-not-linked = Aucun lien ne mène directement à { $village } depuis un village où vous avez une hutte.
amazonas-closed-by-jaguar = Seul un sentier vous mène à { $village }, et le jaguar ferme tous les sentiers.
amazonas-closed-by-crocodile = Seule une voie d’eau vous mène à { $village }, et les crocodiles ferment toutes les voies d’eau.
amazonas-too-dear = L’emplacement libre { DE($village) } coûte { $price } pièces d’or ; votre bourse : or { $gold }, argent { $silver }.
amazonas-no-site = Aucun emplacement n’est libre à { $village }.
amazonas-no-neutral-huts = Il n’y a de huttes neutres que dans le jeu à deux.
amazonas-placed-already = Vous avez déjà placé une hutte neutre pendant ce tour.
amazonas-no-neutral-left = Vos six huttes neutres sont placées.
amazonas-has-neutral = { $village } a déjà une hutte neutre.
amazonas-last-site = Une hutte neutre ne peut pas prendre le dernier emplacement libre { DE($village) }.

## La table

amazonas-table = Manche { $round } sur { $rounds }. Événement : { $event }. Événements à venir : { $left }.
amazonas-table-tokens = Jetons bonus restants : { $tokens }
amazonas-table-order = Ordre du tour : { $order }
amazonas-table-village = { $village } : { $species } ; emplacements : { $sites } ; par eau : { $water } ; par terre : { $land }
amazonas-table-neutral = neutre
amazonas-table-seat = { $seat } : points { $points }, or { $gold }, argent { $silver }, huttes restantes { $huts }
amazonas-table-tiles = Tuiles : { $tiles } ; dont guides : { $guides } ; jeton bonus : { $token }
amazonas-table-hand = Cartes de revenu restantes : { $cards }
amazonas-table-neutral-huts = Huttes neutres restantes : { $huts }
amazonas-table-card = Dernière carte de revenu : { $card }, valeur { $value }
amazonas-table-laid = Posée face cachée : { $card }
amazonas-table-ready = A choisi.
amazonas-table-mission = Mission { $mission } : { $villages }
amazonas-table-rejected = Mission refusée { $mission } : { $villages }

## Notation

amazonas-bad-phrase = « { $phrase } » n’est pas un coup ici. Écrivez « income 3 », « build Rosaria », « done », « coins », « guide fish », ou à deux « keep C » et « neutral Rosaria ».
amazonas-near-village = Il n’y a pas de village « { $village } ». Vouliez-vous dire « { $near } » ?
amazonas-no-village = Il n’y a pas de village « { $village } ». Il y a : { $villages }.
amazonas-no-species = Il n’y a pas d’espèce « { $species } ». Il y a : { $known }.
amazonas-no-mission = Il n’y a pas de mission « { $mission } » : les missions vont de A à { $last }.
amazonas-no-card = Il n’y a pas de carte de revenu « { $card } » : les cartes vont de 0 à { $most }.
amazonas-no-seat = Il n’y a pas de place « { $seat } » : dans un coup écrit, les places vont de 0 à { $most }.

## Plateaux

amazonas-board-long = Le fichier d’un plateau a au plus { $most } caractères.
amazonas-board-json = Le plateau n’est pas du JSON, voir la ligne { $line } : { $why }
amazonas-board-shape = Il manque quelque chose au plateau : « { $where } » doit être { $wanted }.
amazonas-board-number = « { $where } » doit être un nombre entier, pas { $found }.
amazonas-board-name = { $name } ne peut pas être un nom : une lettre au début, { $most } caractères au plus, pas de virgule.
amazonas-board-villages = Un plateau compte de { $least } à { $most } villages, pas { $found }.
amazonas-board-name-twice = { $village } et { $other } portent le même nom : donnez à chaque village le sien.
amazonas-board-species = { $village } : il n’y a pas d’espèce { $found }. Il y a : { $known }.
amazonas-board-sites = { $village } a { $found } emplacements : de 1 à { $most } sont possibles.
amazonas-board-price = { $village } a les prix { $prices } : un emplacement coûte de 2 à 5 pièces d’or.
amazonas-board-first-price = Le premier emplacement { DE($village) } coûte { $price } pièces d’or : il doit coûter 2 ou 3.
amazonas-board-rising = { $village } a les prix { $prices } : chaque emplacement doit coûter plus que le précédent.
amazonas-board-species-sites = { $species } a { $sites } emplacements sur le plateau : { $most } au plus, car il n’y a pas plus de tuiles.
amazonas-board-off-map = { $village } est hors de la carte, qui mesure { $wide } sur { $high }.
amazonas-board-unknown = { $where } nomme le village { $village }, qui n’est pas sur le plateau.
amazonas-board-kind = { $where } est de sorte { $found } : il faut { $known }.
amazonas-board-loop = Un lien joint { $village } à lui-même.
amazonas-board-link-twice = { $village } et { $other } sont joints deux fois par la même sorte de lien ({ $by }).
amazonas-board-few-links = { $village } a { $found } liens : il en faut au moins deux à un village.
amazonas-board-split = Aucun chemin ne mène { DE($other) } à { $village }, ni par eau ni par terre.
amazonas-board-missions = Un plateau a { $wanted } missions, pas { $found }.
amazonas-board-mission-size = { $where } doit nommer { $wanted } villages.
amazonas-board-mission-repeats = { $where } nomme { $village } deux fois.
amazonas-board-tie-rows = Il faut { $wanted } rangées de nombres de départage, pas { $found }.
amazonas-board-tie-row = { $where } doit avoir { $wanted } nombres de départage, un par carte de revenu.
amazonas-board-tie-number = { $where } : un nombre de départage va de 0 à { $most }, pas { $found }.
amazonas-board-tie-twice = Le nombre de départage { $number } figure deux fois : les 28 doivent être différents.

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
amazonas-sheet-tie-tiles = À égalité : le plus de tuiles
amazonas-sheet-tie-money = À égalité : le plus d’argent

## Ce que fait un coup, pour l’entraîneur : la suite du coup

amazonas-fact-goal = bâtit dans un village de votre mission, qui vaut { $points } points
amazonas-fact-towards = { $n ->
    [one] vous amène à côté d’un village de votre mission ({ $village })
   *[other] vous amène à côté de { $n } villages de votre mission ({ $village })
}
amazonas-fact-cheap = ne coûte que { $gold } pièces d’or
amazonas-fact-dear = coûte { $gold } pièces d’or
amazonas-fact-token = réunit les cinq espèces et prend le jeton de { $points } points
amazonas-fact-new =
    apporte une nouvelle espèce, la { $owned ->
        [1] première
       *[other] { $owned }e
    } sur cinq
amazonas-fact-set = réunit trois tuiles d’une espèce, qui rapportent maintenant { $points } points
amazonas-fact-more = ajoute un point à une espèce qui rapporte déjà
amazonas-fact-blocks-self = rend { $village }, village de votre propre mission, plus cher
amazonas-fact-hinders = rend plus cher un village où { $other } pourrait bâtir ensuite
amazonas-fact-hinders-self = rend plus cher un village où vous pourriez bâtir ensuite vous-même
amazonas-fact-protects = vous protège de l’événement de cette manche ({ $event })
amazonas-fact-burns = perd dans le feu { $lost ->
    [one] une pièce d’argent
   *[other] { $lost } pièces d’argent
} de la carte { $card }
amazonas-fact-cheap-fire = ne dépense que la carte { $card }, valeur { $value }, dans une manche qui réduit les revenus de moitié
amazonas-fact-highest = pose votre carte la plus forte du moment, valeur { $value }, pour plus d’argent et une meilleure place dans l’ordre du tour
amazonas-fact-next-highest = garde la carte du guide et pose la plus forte des autres, valeur { $value }
amazonas-fact-guide = prend le guide, une tuile pour de bon, grâce à laquelle la carte 6 vaut aussi un de plus
amazonas-fact-wastes-guide = dépense la carte du guide dans une manche sans danger, alors que des dangers restent à venir
amazonas-fact-misses = laisse de côté { $village }, village de votre mission, alors que vous pouviez payer ses { $gold } pièces d’or
amazonas-fact-saves = économise pour { $village }, village de votre mission, à { $gold } pièces d’or
amazonas-fact-lead = gagne pour l’instant un point sur vos rivaux, celui du plus grand nombre de tuiles d’une espèce, sans égalité
amazonas-fact-joined = a des villages que { $huts } huttes suffisent à relier, { $fewer ->
    [one] une de moins
   *[other] { $fewer } de moins
} que ceux de l’autre mission
amazonas-fact-mission-gold = a des villages où les huttes coûtent ensemble { $gold } pièces d’or, { $less } de moins que ceux de l’autre mission
amazonas-fact-affords = rapporte de quoi payer { $village }, village de votre mission, à { $gold } pièces d’or
amazonas-fact-brings = rapporte { $silver ->
    [one] une pièce d’argent
   *[other] { $silver } pièces d’argent
} de plus
amazonas-fact-before = passe avant la carte { $card } { DE($other) }, qui vaut autant
amazonas-fact-raises = augmente d’un la carte { $card }, que vous avez encore en main
amazonas-fact-nearer = vous rapproche { DE($village) }, village de votre mission, désormais à { $huts ->
    [one] une hutte
   *[other] { $huts } huttes
}
amazonas-fact-last-site = prend la dernière place d’un village où { $other } pourrait bâtir ensuite
amazonas-fact-opens-cheap = ouvre la voie vers { $count ->
    [one] un village
   *[other] { $count } villages
} à { $gold } pièces d’or
amazonas-fact-opens = ouvre la voie vers { $count ->
    [one] un village
   *[other] { $count } villages
}

## Pour le rapport

amazonas-trait-tiles = Tuiles : { $species }
amazonas-trait-sets = Collections de trois tuiles ou plus
amazonas-trait-most = Tuiles de la plus grande collection
amazonas-trait-guides = Guides pris
amazonas-trait-huts = Huttes bâties
amazonas-trait-money = Or restant
amazonas-trait-token = Jeton bonus
amazonas-trait-mission = Villages de la mission atteints
amazonas-trait-reached = Villages à portée : { $way }
## La table dans le navigateur

amazonas-web-map = Carte { $name }
amazonas-web-whole-map = Toute la carte
amazonas-web-closer = Plus près
amazonas-web-farther = Plus loin
amazonas-web-village = { $village }, { $species }.
amazonas-web-site-free = Un terrain à { $gold } pièces d’or.
amazonas-web-site-hut = Hutte { DE($name) }.
amazonas-web-site-neutral = Hutte neutre.
amazonas-web-goal = Votre mission.
amazonas-web-goal-reached = Mission atteinte.
amazonas-web-by-water = Par l’eau.
amazonas-web-by-land = Par un sentier.
amazonas-web-by-both = Par l’eau ou un sentier.
amazonas-web-event = Événement de la manche
amazonas-web-round = Manche { $round } sur { $rounds }
amazonas-web-events-left = { $n } à venir
amazonas-web-no-event = Avant le voyage
amazonas-web-jaguar = Tous les sentiers sont fermés pendant cette manche.
amazonas-web-crocodile = Toutes les voies d’eau sont fermées pendant cette manche.
amazonas-web-fire = Chaque revenu est réduit de moitié.
amazonas-web-theft = Le singe prend une pièce d’argent par tuile de la plus grande collection.
amazonas-web-bonus = Une pièce d’argent de plus par tuile { $species }.
amazonas-web-guide = Prenez le guide à la place de votre revenu. Une seule personne le peut.
amazonas-web-safe = Votre carte 6 vous protège.
amazonas-web-no-harm = Vous n’y perdez rien.
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
        [0] Vous n’y gagnez rien.
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
amazonas-web-card-out = Jouée : elle n’est pas disponible pour l’instant.
amazonas-web-card-worth = Vaut { $value }, place probable dans l’ordre du tour : { $place }.
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
amazonas-web-counts-0 = plus de tuiles
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
amazonas-web-score-now = Si tout finissait maintenant
amazonas-web-sum = Points
amazonas-web-cards-left = Cartes de revenu en main
amazonas-web-worth = vaut { $value }
amazonas-web-left = Or : { $gold }, argent : { $silver }, huttes restantes : { $huts }.
amazonas-web-keep-one = Gardez une de vos deux missions.
amazonas-web-keep-why = Les deux sont marquées sur la carte. Personne d’autre ne les voit.
amazonas-web-kept = Vous gardez la mission { $mission }.
amazonas-web-kept-why = Vous pouvez changer d’avis tant que l’autre n’a pas choisi.
amazonas-web-first = Bâtissez votre première hutte.
amazonas-web-first-why = Dans un des villages marqués. Vous avez 3 pièces d’or.
amazonas-web-lay = Posez une carte de revenu.
amazonas-web-lay-why = Sa valeur est votre argent, et la plus haute joue d’abord.
amazonas-web-laid = La carte { $card } est posée face cachée.
amazonas-web-laid-why = Vous pouvez la changer tant que tout le monde n’a pas posé la sienne.
amazonas-web-offer = Le revenu, ou le guide ?
amazonas-web-offer-why = Le guide compte pour toujours comme une tuile de l’espèce choisie.
amazonas-web-build = À vous de bâtir.
amazonas-web-reachable =
    { $n ->
        [one] { $n } village est à portée de route et de bourse.
       *[other] { $n } villages sont à portée de route et de bourse.
    }
amazonas-web-nothing-reachable = Rien à portée que vous puissiez payer.
amazonas-web-nothing-reachable-why = « Finir » passe la main ; vous gardez votre argent.
amazonas-web-build-here = Bâtir ici
amazonas-web-place = Placez une hutte neutre.
amazonas-web-place-why = Elle est gratuite, sans tuile, et prend l’emplacement le moins cher.
amazonas-web-coins = Argent : { $silver }
amazonas-web-neutral = Neutre
amazonas-web-end-turn = Finir
amazonas-web-ways = Voies : { $ways }.
amazonas-web-way-water = par l’eau vers { $village }
amazonas-web-way-land = par un sentier vers { $village }
amazonas-web-way-closed = vers { $village }, fermée par l’événement
amazonas-web-tour-map = La carte : chaque village a une espèce et des emplacements avec leur prix en or. Quand vous pouvez bâtir, les villages à portée sont marqués et montrent si l’on y vient par l’eau ou par un sentier.
amazonas-web-tour-event = Chacune des 18 manches commence par un événement. Ici vous lisez ce qu’il fait, et ce qu’il change pour vous.
amazonas-web-tour-income = Puis chacun pose une carte de revenu en secret. Sa valeur est votre argent, et la plus haute joue d’abord. Une carte jouée ne revient que quand les sept l’ont été.
amazonas-web-tour-seats = Les collections, huttes et bourses de tout le monde. Trois tuiles d’une espèce ou plus marquent des points. Touchez un nom pour voir le compte.
amazonas-web-tour-mission = Votre mission secrète : quatre villages, marqués d’une étoile. Chacun sans hutte à vous coûte 3 points à la fin.
amazonas-web-tour-prompt = Ici vous lisez ce que l’on attend de vous. Touchez ce qui n’est pas marqué : on vous dit pourquoi.

# La leçon

amazonas-lesson-chapter-goal = Le but
amazonas-lesson-chapter-turn = Une manche
amazonas-lesson-chapter-twist = Voleurs et fauves
amazonas-lesson-chapter-end = La fin
amazonas-lesson-other = Ce serait permis. Dans cette leçon, faites ce qui brille.
amazonas-lesson-goal = Vous êtes naturalistes sur le grand fleuve. Chaque hutte vous montre une espèce. À la fin, trois tuiles ou plus d’une espèce marquent un point par tuile ; une ou deux, rien.
amazonas-lesson-mission = Votre mission secrète nomme quatre villages, marqués d’une étoile : Rosaria, Porto Morro, Xibu et Palmar. Chacun sans hutte à vous coûte 3 points.
amazonas-lesson-first = Vous avez 3 pièces d’or et bâtissez votre première hutte où vous voulez. Palmar est dans votre mission et ne coûte que 2 : bâtissez là.
amazonas-lesson-first-palmar = On peut commencer partout, mais Palmar sert votre mission et coûte peu.
amazonas-lesson-event = Une tuile d’orchidée est à vous. Chacune des 18 manches commence par un événement : celui-ci paie une pièce d’argent de plus par orchidée.
amazonas-lesson-income = Tout le monde choisit en secret une carte de revenu. Elle vaut son nombre plus vos tuiles de son espèce, en argent. La carte 5 est l’orchidée : 5 et 1, et 1 par l’événement.
amazonas-lesson-income-orchid = Cela rapporte moins : avec la carte 5, l’orchidée et l’événement comptent aussi.
amazonas-lesson-build = La plus haute carte joue d’abord : vous. Trois pièces d’argent valent une pièce d’or, vous pouvez payer 3. On bâtit à un sentier ou une voie d’eau de ses huttes : à Xibu, dans votre mission.
amazonas-lesson-build-xibu = À portée, mais pas dans votre mission. Xibu est à la fois l’un et l’autre.
amazonas-lesson-build-first = Vous pouvez payer une hutte, et un village se remplit vite. Bâtissez d’abord.
amazonas-lesson-done = Un perroquet ! On peut bâtir plusieurs fois par tour, mais votre bourse est presque vide. Finissez votre tour.
amazonas-lesson-save = Il n’y a plus rien à gagner maintenant. Finissez votre tour.
amazonas-lesson-theft = Des voleurs ! Après le revenu, on rend une pièce d’argent par tuile de son espèce la plus nombreuse.
amazonas-lesson-safe = Il y a une parade : la carte 6, le Guide, vous protège des voleurs, du feu et des fauves, et vaut 6. Jouez-la.
amazonas-lesson-income-safe = Alors les voleurs vous trouveraient. La carte 6 protège, et vaut le plus.
amazonas-lesson-butterfly = Les voleurs sont passés sans rien vous prendre ; les autres ont payé. Avec 2 pièces d’or, vous atteignez Yacaré : un papillon, troisième espèce. Qui réunit les cinq en premier prend un jeton.
amazonas-lesson-build-yacare = Yacaré coûte 2, et vous avez 2 : bâtissez là.
amazonas-lesson-done-again = Une carte jouée reste absente jusqu’à ce que les sept l’aient été : gardez la 6 pour les voleurs et le feu, ou jouez une carte basse quand le feu réduit le revenu de moitié. Finissez votre tour.
amazonas-lesson-jaguar = Un jaguar : pendant cette manche, les sentiers sont fermés. Les crocodiles ferment les voies d’eau. L’événement dit toujours ce qu’il fait.
amazonas-lesson-guide = Quatre des événements amènent un guide. Qui joue en premier peut le prendre à la place du revenu : une tuile de plus d’une espèce, pour toujours. Faites-le, pour l’espèce dont vous avez le plus de tuiles.
amazonas-lesson-end = Et ainsi de suite pendant 18 manches. Allons d’un bond à la seizième.
amazonas-lesson-five = Quatre espèces sont à vous, et quatre villages font votre mission. Porto Morro apporte les deux : bâtissez là.
amazonas-lesson-build-porto = Ce village n’est pas dans votre mission. Porto Morro l’est, et montre votre cinquième espèce.
amazonas-lesson-token = Les cinq espèces : vous prenez aussitôt le plus haut jeton qui reste, et ses points sont à vous. Allons d’un bond à la fin de la dernière manche.
amazonas-lesson-last = Votre collection est faite, et les quatre villages de votre mission ont une hutte à vous. Finissez votre dernier tour.
amazonas-lesson-last-done = Rien de ce que vous pourriez faire n’ajoute un point. Finissez votre tour.
amazonas-lesson-score = Les espèces de trois ou plus comptent, le jeton aussi, et votre mission ne vous coûte rien : 13 points, vous avez gagné !

## La feuille de score d’une vraie table

amazonas-pad-tiles = Tuiles de recherche
amazonas-pad-guides-of = Guides, selon l’espèce qu’ils accompagnent
amazonas-pad-guide = Guide : { $tile }
amazonas-pad-token = Jeton bonus { $n }
amazonas-pad-mission = Mission : villages avec une hutte à soi
amazonas-pad-village = Village atteint
amazonas-pad-money = Argent, en cas d’égalité
amazonas-pad-gold = Or
amazonas-pad-silver = Argent
amazonas-pad-no-hut = Tout le monde a au moins la première hutte et sa tuile : quelqu’un n’en a aucune ici.
amazonas-pad-huts = Chaque personne a douze huttes, donc au plus douze tuiles en dehors des guides.
amazonas-pad-guides = Il y a quatre guides, et chacun accompagne une espèce dont on a une tuile.
amazonas-pad-tokens = Qui possède les cinq espèces a un jeton bonus, le plus élevé d’abord ; personne d’autre n’en a.
amazonas-pad-one-token = { $seat } ne peut avoir qu’un seul jeton bonus.
amazonas-pad-twelve = Il y a douze tuiles de chaque espèce : pas davantage pour { $tile }.
amazonas-pad-villages = Autant de tuiles demanderaient plus de villages qu’une carte n’en a.
amazonas-pad-reached = { $seat } a atteint plus de villages de sa mission qu’il n’y a de huttes : chaque tuile, guides à part, est une hutte.

## À une vraie table : la mise en place, et ce qu’on demande

amazonas-setup-board = Étalez la carte avec ses villages, ses voies d’eau et ses sentiers.
amazonas-setup-tiles = Triez les tuiles de recherche par espèce à côté de la carte, { $n } de chaque.
amazonas-setup-tokens = Empilez ces { $n } jetons bonus, le plus élevé au-dessus.
amazonas-setup-events = Mélangez les { $n } cartes événement, face cachée ; posez à côté les guides et la banque.
amazonas-setup-huts = Chacun prend les { $n } huttes et les sept cartes de revenu, de 0 à 6, d’une couleur.
amazonas-setup-gold = Chacun prend { $n } pièces d’or à la banque.
amazonas-setup-missions = Distribuez une carte mission à chaque personne, à garder secrète.
amazonas-setup-missions-two = Distribuez deux cartes mission à chaque personne : chacune en garde une en secret et écarte l’autre.
amazonas-setup-neutral = Chaque personne prend { $n } huttes neutres d’une couleur que personne ne joue.
amazonas-setup-first = Tirez au sort qui commence. Dans le sens horaire, chacun pose une première hutte dans un village au choix, en paie le prix et prend sa tuile.
amazonas-ask-build = Où puis-je bâtir, et combien de huttes ?
amazonas-ask-cards = Quelles cartes de revenu puis-je jouer ?
amazonas-ask-order = Qui joue en premier dans une manche ?
amazonas-ask-value = Que vaut ma carte, et de quoi le 6 me protège-t-il ?
amazonas-ask-income = Comment le feu, le bonus et le vol changent-ils mon revenu ?
amazonas-ask-guide = Puis-je prendre le guide, et mon revenu aussi ?
amazonas-ask-token = Qui prend un jeton bonus ?
amazonas-ask-score = Qu’est-ce qui compte à la fin ?
amazonas-ask-neutral = Où puis-je placer une hutte neutre ?

## Les règles en bref, à imprimer

amazonas-turn-event = Retournez un événement : il vaut pour toute la manche.
amazonas-turn-card = Tout le monde choisit en secret une carte de revenu, puis on révèle. Valeur : son chiffre + vos tuiles de son espèce (0 : + le plus de tuiles d’une espèce ; 6 : + vos guides, et à l’abri des méfaits de l’événement).
amazonas-turn-order = La plus haute valeur commence ; à égalité, le plus grand numéro de départage. On prend son revenu, puis on bâtit.
amazonas-turn-income = Revenu : la valeur en argent. Feu : la moitié. Bonus : +1 par tuile de cette espèce. Vol : rendez ensuite 1 par tuile de votre plus grande espèce.
amazonas-turn-guide = Guide : dans l’ordre, on peut prendre le guide à la place du revenu, et le poser auprès d’une espèce qu’on possède.
amazonas-turn-build = Bâtir : une hutte dans un village à un lien d’une hutte à vous, sur l’emplacement libre le moins cher, une seule par village ; payez en or (3 argent), prenez une tuile. Sans limite. Le jaguar ferme les sentiers, le crocodile les voies d’eau.
amazonas-turn-token = Qui possède pour la première fois les cinq espèces prend le plus haut jeton bonus restant.
amazonas-turn-back = Les cartes jouées restent hors de la main ; après les manches 7 et 14, toutes reviennent.
amazonas-turn-end = Fin : après 18 manches.
amazonas-score-set = Chaque tuile d’une espèce avec au moins { $n } tuiles (guides compris)
amazonas-score-missed = Chaque village de votre mission sans hutte à vous
amazonas-score-ties = Égalité : le plus de tuiles, puis le plus d’argent
amazonas-card-mission = Mission { $n }
amazonas-score-token = Jeton bonus, à 4, 3 ou 2 joueurs

# What a puzzle is about.
amazonas-theme-goal = Votre mission
amazonas-theme-set = Les collections
amazonas-theme-token = Les jetons bonus
amazonas-theme-towards = En route vers la mission
amazonas-theme-new = Une nouvelle espèce
amazonas-theme-protects = Se protéger
amazonas-theme-highest = Jouer en premier
amazonas-theme-cheap = Compter ses pièces
amazonas-theme-more = Encore de la même espèce
