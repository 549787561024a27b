# Galapagos, en français. FEM accorde une couleur : une tortue bleue.

galapagos-tagline = Préparez votre chemin avant que le sable ne s’écoule, et parcourez l’île pour réunir des tortues de toutes les couleurs.
galapagos-motto = Posez vos dés tant que le sable coule.
galapagos-reconstructed = Le texte du livret ne dit ni combien il y a de tuiles et de tortues de chaque couleur, ni quelle tortue habite où : cela vient d’autres sources, ou c’est notre choix.

## Noms

galapagos-name-black = noir
galapagos-name-white = blanc
galapagos-name-red = rouge
galapagos-name-green = vert
galapagos-name-yellow = jaune
galapagos-name-blue = bleu
# Les couleurs au féminin (une tortue, une tuile), chacune après son nom, pour FEM().
galapagos-feminine = noir noire blanc blanche vert verte bleu bleue

## Options

galapagos-option-draw = Nouvelles tortues
galapagos-option-draw-new = cinq par manche (six à trois ou quatre joueurs)
galapagos-option-draw-refill = seulement celles qui manquent sur l’île
galapagos-option-sand = Sablier
galapagos-option-sand-30 = 30 secondes
galapagos-option-sand-off = sans limite de temps
galapagos-option-sand-number = une autre durée, en secondes
galapagos-option-stale = Quand le sac est vide
galapagos-option-stale-off = jouer jusqu’à la dernière tortue
galapagos-option-stale-number = terminer après tant de manches sans tortue
galapagos-option-fifth = À deux joueurs : la cinquième tortue d’une couleur
galapagos-option-fifth-wins = fait gagner sur-le-champ
galapagos-option-fifth-scores = compte comme les autres : on joue jusqu’à la dernière

## Fins de partie

galapagos-ending-last = La dernière tortue est prise.
galapagos-ending-fifth = Une cinquième tortue de la même couleur : la partie est gagnée sur-le-champ.
galapagos-ending-stale = Personne n’a pris de tortue depuis trop longtemps : la partie s’arrête, et l’on compte les points.
galapagos-ends-last = { $n ->
    [one] { $n } tortue
   *[other] { $n } tortues
}
galapagos-ends-fifth = { $n } d’une même couleur
galapagos-ends-stale = { $n ->
    [one] { $n } manche vide
   *[other] { $n } manches vides
}

## Ce qui s’est passé

galapagos-tile = La tuile { $number } ({ FEM($colour) }) est posée en { $q }, { $r }.
galapagos-turtle = Une tortue { FEM($turtle) } arrive sur la tuile { $number }.
galapagos-pawn = { $seat } part de la tuile { $number } ({ FEM($colour) }).
galapagos-rolled = { $seat } obtient un dé { $colour }.
galapagos-laid = { $seat } pose un dé { $colour }.
galapagos-laid-unseen = { $seat } pose un dé ; son plan en compte { $count }.
galapagos-took-back = { $seat } reprend un dé ; son plan { $count ->
    [0] est vide
   *[other] en compte { $count }
 }.
galapagos-took-sandglass = { $seat } a terminé en premier et prend le sablier.
galapagos-finished = { $seat } a terminé.
galapagos-sand-out = Le sable s’est écoulé : les plans ne changent plus.
galapagos-plan-0 = { $seat } a un plan vide.
galapagos-plan-1 = Le plan { DE($seat) } : { $first }.
galapagos-plan-2 = Le plan { DE($seat) } : { $first }, { $second }.
galapagos-plan-3 = Le plan { DE($seat) } : { $first }, { $second }, { $third }.
galapagos-plan-4 = Le plan { DE($seat) } : { $first }, { $second }, { $third }, { $fourth }.
galapagos-plan-5 = Le plan { DE($seat) } : { $first }, { $second }, { $third }, { $fourth }, { $fifth }.
galapagos-went = { $seat } va sur la tuile { $number } ({ FEM($colour) }).
galapagos-coasted = { $seat } longe la côte jusqu’à l’angle, tuile { $number } ({ FEM($colour) }).
galapagos-collected = { $seat } prend la tortue { FEM($turtle) } de la tuile { $number }.
galapagos-stopped = { $seat } s’arrête.
galapagos-stays = { $seat } ne bouge pas.
galapagos-round = La manche { $number } commence.

## Ce que ferait un coup

galapagos-verb-lay = Poser un dé
galapagos-verb-back = Reprendre un dé
galapagos-verb-finish = Terminer le plan
galapagos-verb-go = Avancer
galapagos-verb-stop = S’arrêter
galapagos-would-lay = Poser un dé { $colour } au bout du plan.
galapagos-would-take-back = Reprendre le dernier dé : { $colour }.
galapagos-would-first = Terminer avec { $count ->
    [0] un plan vide
    [1] un dé
   *[other] { $count } dés
 } et prendre le sablier, pour partir en premier.
galapagos-would-finish = Terminer avec { $count ->
    [0] un plan vide
    [1] un dé
   *[other] { $count } dés
 }.
galapagos-would-go = Aller sur la tuile { $number } ({ FEM($colour) }).
galapagos-would-go-collect = Aller sur la tuile { $number } ({ FEM($colour) }) et prendre une tortue { FEM($turtle) }.
galapagos-would-coast = Longer la côte jusqu’à l’angle, tuile { $number } ({ FEM($colour) }).
galapagos-would-coast-collect = Longer la côte jusqu’à l’angle, tuile { $number } ({ FEM($colour) }), et prendre une tortue { FEM($turtle) }.
galapagos-would-stop = S’arrêter ici : les dés qui restent ne serviront pas.

## Pourquoi pas

galapagos-still-planning = Les plans ne sont pas terminés : posez un dé, reprenez-en un ou terminez. Les pions avanceront ensuite.
galapagos-no-taking-back = Quand le temps se compte en tops, un dé posé reste posé : posez-en un autre ou terminez.
galapagos-nothing-laid = Il n’y a aucun dé à reprendre dans votre plan.
galapagos-no-such-die = Vous n’avez plus de dé { $colour }.
galapagos-plans-locked = Les plans sont définitifs : allez là où mène votre prochain dé, ou arrêtez-vous.
galapagos-only-go-or-stop = Vous pouvez seulement aller là où mène votre prochain dé, ou vous arrêter.
galapagos-other-colour = La tuile { $number } est d’une autre couleur ({ $colour }) : votre prochain dé est { $die }, et on ne peut sauter aucun dé.
galapagos-far-corner = Depuis un angle, on longe la côte jusqu’à l’angle voisin, à gauche ou à droite ; la tuile { $number } est plus loin.
galapagos-not-next = La tuile { $number } n’est pas à côté de votre pion.

## Notation

galapagos-bad-plan = « { $phrase } » n’est pas un coup possible ici. Écrivez « lay blue », « back » ou « finish », ou un plan entier : « lay blue white red finish ».
galapagos-bad-move = « { $phrase } » n’est pas un coup possible ici. Écrivez « go 12 » (le numéro d’une tuile) ou « stop », ou tout un chemin : « go 12 5 stop ».
galapagos-bad-chance = « { $phrase } » n’est pas ce que le hasard décide ici.
galapagos-bad-clock = Le sablier n’a qu’un coup, « sand out » : « { $phrase } » n’en est pas un.
galapagos-near-colour = La couleur « { $colour } » n’existe pas. Vouliez-vous dire « { $near } » ?
galapagos-no-colour = La couleur « { $colour } » n’existe pas. Choix possibles : { $colours }.
galapagos-volcano = Le volcan n’a pas de numéro, et personne n’y entre.
galapagos-no-tile = La tuile « { $tile } » n’existe pas : les tuiles sont numérotées de 1 à { $most }.
galapagos-no-seat = La place « { $seat } » n’existe pas : dans un coup écrit, les places vont de 0 à { $most }.

## La table dans un terminal

galapagos-table = Manche { $round }. Tortues : { $turtles } sur l’île, { $bag } dans le sac.
galapagos-table-legend = Sous chaque rangée, ce qui est sur ses tuiles : une étoile est une tortue, @ désigne les pions par numéro de place. Le long de la côte, chaque angle touche aussi les angles voisins.
galapagos-table-volcano = (volcan)
galapagos-table-sand = { $seat } a pris le sablier.
galapagos-table-seat =
    { $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $turtles ->
        [one] { $turtles } tortue
       *[other] { $turtles } tortues
    }.
galapagos-table-pawn = - pion sur la tuile { $number } ({ FEM($colour) })
galapagos-table-turtles = - tortues, par couleur : { $turtles }
galapagos-table-dice = - dés : { $dice }
galapagos-table-plan = - plan : { $plan }
galapagos-table-locked = - plan, terminé : { $plan }

## La feuille de score

galapagos-sheet-turtles = Tortues { FEM($turtle) }s
galapagos-sheet-count = { $n ->
    [0] –
   *[other] × { $n }
}
galapagos-sheet-sets = Séries de six couleurs
galapagos-sheet-others = Autres tortues
galapagos-sheet-fifth = Cinquième tortue d’une couleur
galapagos-sheet-times = { $n } × { $each }

## Ce que fait un coup, pour l’entraîneur : la suite du coup

galapagos-fact-dead-end = vous fait poser un dé qui ne mène nulle part, car aucune tuile { FEM($colour) } ne touche celle d’où vous le joueriez
galapagos-fact-nears = vous amène sur une tuile { FEM($colour) }, d’où un autre de vos dés atteint une tortue
galapagos-fact-leads = mène à une tortue { FEM($turtle) }
galapagos-fact-collects = vous donne une tortue { FEM($turtle) }
galapagos-fact-fifth = peut vous faire gagner aussitôt, avec votre cinquième tortue { FEM($turtle) }
galapagos-fact-set = complète une série de six avec cette tortue { FEM($turtle) }, pour { $points } points de plus
galapagos-fact-lacked = vous apporte une couleur ({ $turtle }) qui manque encore à votre série
galapagos-fact-unused = laisse inutilisé un dé qui mène à une tortue { FEM($turtle) }
galapagos-fact-sandglass = vous donne le sablier et vous fait partir en premier
galapagos-fact-stays = laisse votre plan vide
galapagos-fact-stuck = mène à une impasse, car votre dé suivant ({ $colour }) ne peut pas être joué de là
galapagos-fact-goes-on = permet à votre plan d’aller jusqu’à une tortue { FEM($turtle) }
galapagos-fact-forgoes = vous fait renoncer à une tortue { FEM($turtle) } à portée de votre plan
galapagos-fact-nearer = peut laisser votre pion à { $steps ->
    [one] un pas
   *[other] { $steps } pas
} d’une tortue, plus près que le coup joué

## Des choix de même genre

galapagos-ended-won = { $seat } a gagné la partie sur-le-champ avec sa cinquième tortue { FEM($turtle) } [GA14]. { $has ->
    [0] { $other } n’en avait aucune
    [one] { $other } en avait une
   *[other] { $other } en avait { $has }
} de cette couleur.
galapagos-ended-lost = La cinquième tortue { FEM($turtle) } { DE($seat) } a mis fin à la partie [GA14] : les autres tortues ne comptaient plus. Il y en a six de chaque couleur [GA2] : deux { $whose ->
    [me] entre vos mains auraient suffi à l’empêcher ; { $has ->
        [0] vous n’en aviez aucune
        [one] vous en aviez une
       *[other] vous en aviez { $has }
    }
   *[other] entre les mains { DE($other) } auraient suffi à l’empêcher ; { $has ->
        [0] { $other } n’en avait aucune
        [one] { $other } en avait une
       *[other] { $other } en avait { $has }
    }
}.{ $rounds ->
    [0] {""}
   *[other] {" "}Après la troisième { DE($seat) }, { $whose ->
        [me] vous en avez laissé une que vos dés pouvaient atteindre
       *[other] { $other } en a laissé une que ses dés pouvaient atteindre
    }, { $rounds ->
        [one] dans la manche { $at }
       *[other] dans chacune des manches { $at }
    }.
}
galapagos-kind-dead-end = prévoir un dé qui ne mène nulle part
galapagos-kind-nears = prévoir un dé qui met une tortue à portée d’un autre
galapagos-kind-leads = prévoir un dé qui mène à une tortue
galapagos-kind-collects = entrer sur une tuile où se trouve une tortue
galapagos-kind-fifth = viser la cinquième tortue d’une couleur
galapagos-kind-set = compléter une série de six
galapagos-kind-lacked = viser une couleur qu’on n’a pas encore, pour une série
galapagos-kind-unused = laisser inutilisé un dé qui mène à une tortue
galapagos-kind-sandglass = prendre le sablier pour partir en premier
galapagos-kind-stays = ne prévoir aucun dé
galapagos-kind-stuck = aller là où le dé suivant ne peut pas être joué
galapagos-kind-goes-on = choisir la tuile d’où le plan mène à une tortue
galapagos-kind-forgoes = renoncer à une tortue à portée
galapagos-kind-nearer = s’arrêter plus près d’une tortue

## Pour le rapport

galapagos-trait-turtles = Tortues { FEM($colour) }s
galapagos-trait-all = Toutes les tortues
galapagos-trait-sets = Séries de six couleurs
galapagos-trait-most = Le plus de tortues d’une couleur
galapagos-trait-colours = Couleurs réunies
galapagos-trait-plan = Dés du dernier plan
galapagos-trait-first = A pris le sablier dans la dernière manche
## La table dans un navigateur

galapagos-web-island = L’île
galapagos-web-tile = tuile { $number }, { FEM($colour) }
galapagos-web-turtle = tortue { FEM($colour) }
galapagos-web-pawn = pion { DE($name) }
galapagos-web-can-go = vous pouvez y aller
galapagos-web-volcano = le volcan
galapagos-web-sandglass = le sablier, sur le volcan
galapagos-web-round = Manche { $n }
galapagos-web-bag = { $n ->
    [one] tortue dans le sac
   *[other] tortues dans le sac
 }
galapagos-web-quiet = { $n ->
    [0] aucune manche
    [one] une manche
   *[other] { $n } manches
 } sans tortue (fin à { $most })
galapagos-web-seconds = { $n ->
    [0] le sable s’est écoulé
    [one] plus qu’une seconde
   *[other] encore { $n } secondes
 }
galapagos-web-ticks = { $n ->
    [0] le dernier top
    [one] encore un top
   *[other] encore { $n } tops
 }
galapagos-web-rack = Vos dés
galapagos-web-unused = Dés libres, par couleur
galapagos-web-your-dice = Vos dés : { $dice }.
galapagos-web-plan = Votre plan
galapagos-web-reaches = Il mène à la tuile { $tiles }.
galapagos-web-spot = { $colour } : { $n ->
    [0] aucun dé libre
    [one] un dé libre
   *[other] { $n } dés libres
 }
galapagos-web-die = { $colour }, dé { $n } de votre plan
galapagos-web-die-back = { $colour }, dé { $n } de votre plan : le reprendre
galapagos-web-free = case { $n } de votre plan, libre
galapagos-web-shell = { $n ->
    [0] aucune tortue { FEM($colour) }
    [one] une tortue { FEM($colour) }
   *[other] { $n } tortues { FEM($colour) }s
 }
galapagos-web-rolled = Dés lancés
galapagos-web-laid = Plan
galapagos-web-planning = prépare son plan : { $n ->
    [0] aucun dé posé
    [one] un dé posé
   *[other] { $n } dés posés
 } sur 5
galapagos-web-finished = a terminé
galapagos-web-first = a terminé en premier, part en premier
galapagos-web-walking = est en chemin
galapagos-web-plan-what = Préparez votre chemin.
galapagos-web-plan-none = Aucun dé ne convient : terminez votre plan.
galapagos-web-plan-why = Posez des dés dans l’ordre de vos pas : touchez-les, faites-les glisser ou tapez un chiffre de 1 à 6.
galapagos-web-met = { $n ->
    [0] Pas de tortue sur ce chemin.
    [one] Une tortue sur votre chemin.
   *[other] { $n } tortues sur votre chemin.
 }
galapagos-web-stuck = Le dé { $n } ne mène nulle part : vous vous arrêteriez avant.
galapagos-web-why-first = Le premier à terminer prend le sablier et part en premier.
galapagos-web-why-sand = Quand le sable sera écoulé, votre plan comptera tel quel.
galapagos-web-why-unhurried = { $name } part en premier. Il n’y a pas de limite de temps.
galapagos-web-why-ticks = À chaque top, posez un dé ou terminez ; un dé posé reste posé.
galapagos-web-finish-first = Prendre le sablier
galapagos-web-finish = Terminer mon plan
galapagos-web-clear = Tout reprendre
galapagos-web-next-die = Votre prochain dé est { $colour }.
galapagos-web-walk-why = Allez sur une tuile marquée, ou restez où vous êtes.
galapagos-web-walk-on = Suivre le chemin
galapagos-web-stop = S’arrêter ici
galapagos-web-step = pas { $n } du plan
galapagos-web-around = Autour de la tuile { $number } : { $tiles }.
galapagos-web-leads = Le plan passe par les tuiles suivantes : { $tiles }.
galapagos-web-tour-island = Vous parcourez cette île et prenez les tortues des tuiles où vous passez. Le long de la côte en pointillé, chaque angle touche les angles voisins.
galapagos-web-tour-dice = Voici vos dés. Chacun vous mène d’un pas sur une tuile voisine de sa couleur.
galapagos-web-tour-plan = Posez-les ici dans l’ordre de vos pas. Les pastilles sur l’île montrent où ils mènent. Rien n’oblige à les utiliser tous.
galapagos-web-tour-sandglass = Tout le monde prépare son plan en même temps. Le premier à terminer prend le sablier et part en premier ; les autres doivent se presser.
galapagos-web-tour-sets = Une série de six couleurs vaut 8 points, chaque autre tortue 1. À deux joueurs, cinq tortues d’une même couleur font gagner sur-le-champ.

# La leçon

galapagos-lesson-chapter-goal = Le but
galapagos-lesson-chapter-turn = Une manche
galapagos-lesson-chapter-twist = Arriver en premier
galapagos-lesson-chapter-end = La fin
galapagos-lesson-other = Ce coup est permis, mais dans la leçon, touchez ce qui brille.
galapagos-lesson-goal = Des tortues vivent sur cette île, et vous allez les chercher. Vous êtes le pion rouge : entrez sur la tuile d’une tortue, et elle est à vous.
galapagos-lesson-set = Chaque tortue vaut 1 point, mais six de couleurs différentes forment une série : 8 points au lieu de 6. Cherchez donc toutes les couleurs.
galapagos-lesson-dice = Chacun lance cinq dés. Chaque dé est un pas sur une tuile voisine de sa couleur.
galapagos-lesson-plan = On prépare d’abord son plan : posez vos dés dans l’ordre de vos pas. Blanc, puis encore blanc, et votre chemin passe par deux tortues. Suivez les pastilles sur l’île.
galapagos-lesson-plan-white = Aucune tuile voisine n’a cette couleur : votre déplacement s’arrêterait là. Posez un dé blanc.
galapagos-lesson-plan-first = Une fois terminé, un plan ne change plus, et le vôtre n’est pas prêt. Posez le dé qui brille.
galapagos-lesson-finish = Deux dés suffisent : rien n’oblige à les utiliser tous. Prenez le sablier pour annoncer que vous avez terminé.
galapagos-lesson-no-more = De là-bas, ce dé ne mène nulle part. Deux tortues, c’est beaucoup : terminez.
galapagos-lesson-keep-plan = Votre plan est bon tel quel. Terminez-le.
galapagos-lesson-walk = Tous les plans sont montrés. Vous avez terminé en premier : vous partez en premier. Suivez votre chemin, tuile par tuile ou d’un coup, et prenez les tortues.
galapagos-lesson-walk-on = On peut s’arrêter à tout moment, mais il y a une tortue à prendre. Avancez.
galapagos-lesson-both = Deux tortues pour vous ! De nouvelles sont arrivées. Avec un dé jaune, vous atteignez la verte, tout près ; mais votre rival est à côté, lui aussi, et a des dés jaunes.
galapagos-lesson-short = Le premier à terminer part en premier : faites court. Posez un dé jaune, et rien d’autre.
galapagos-lesson-yellow-first = Le jaune mène à la tortue. Commencez par lui.
galapagos-lesson-be-first = Vite, prenez le sablier avant votre rival !
galapagos-lesson-be-quick = Un plan plus long prend du temps, et votre rival terminerait avant vous. Terminez maintenant.
galapagos-lesson-snatch = Vous avez pris le sablier : vous partez encore en premier. Allez chercher la tortue !
galapagos-lesson-pair = C’est fait : votre rival arrive trop tard. Trois couleurs sur six, et de nouvelles tortues à chaque manche. Jusqu’ici, vous aviez le temps ; voici le sablier.
galapagos-lesson-sand = Votre rival a terminé en premier et retourné le sablier : il vous reste 30 secondes. Posez un dé vert.
galapagos-lesson-sand-green = Le temps presse : c’est le vert qui mène plus loin.
galapagos-lesson-sand-lay = Avec un plan vide, vous resteriez sur place. Posez d’abord un dé vert.
galapagos-lesson-sand-out = Le sable s’est écoulé : votre plan compte tel qu’il est posé. Votre rival est parti en premier et a pris cette tortue. Allez-y quand même, pour vous rapprocher des autres.
galapagos-lesson-bag = Et ainsi de suite, manche après manche, jusqu’à ce que le sac soit vide. La partie se termine avec la dernière tortue de l’île. Passons directement à la fin.
galapagos-lesson-last = Le sac est vide, il reste une tortue, et vous menez d’un point. Votre prochain dé est bleu : prenez cette tortue.
galapagos-lesson-last-one = Voilà la toute dernière. Allez-y, et la partie est à vous.
galapagos-lesson-score = La dernière tortue met fin à la partie : 23 à 21, vous avez gagné ! À deux, une cinquième tortue de la même couleur ferait aussi gagner sur-le-champ.

## La feuille de score d’une vraie table

galapagos-pad-turtles = Tortues
galapagos-pad-six = Il n’y a que six tortues de chaque couleur : impossible d’en avoir plus ({ $turtle }).
galapagos-pad-fifth = À deux joueurs, la cinquième tortue d’une couleur met fin à la partie : un seul joueur peut en avoir cinq, d’une seule couleur, et personne six.

## À une vraie table : la mise en place, et ce qu’on demande

galapagos-setup-island = Posez le volcan au centre et les { $n } autres tuiles autour, au hasard : un hexagone de quatre tuiles de côté.
galapagos-setup-sand = Posez le sablier sur le volcan. Vous l’avez perdu ? Il y en a un sous « Aides ».
galapagos-setup-dice = Chacun prend { $n } dés et un pion.
galapagos-setup-bag = Mettez les { $n } tortues dans le sac et mélangez-les.
galapagos-setup-turtles = Tirez { $n } tortues du sac et posez chacune sur la tuile de son numéro.
galapagos-setup-pawns = Chacun tire une tortue et pose son pion sur la tuile de ce numéro. Puis ces tortues retournent dans le sac.
galapagos-ask-change = Puis-je changer mon plan une fois que j’ai terminé ?
galapagos-ask-first = Qui part en premier ?
galapagos-ask-skip = Puis-je sauter un dé, ou m’arrêter plus tôt ?
galapagos-ask-coast = Puis-je longer la côte d’un angle à l’autre ?
galapagos-ask-collect = Quand est-ce que je prends une tortue ?
galapagos-ask-new = Quand de nouvelles tortues arrivent-elles ?
galapagos-ask-end = Quand la partie se termine-t-elle ?
galapagos-ask-fifth = Et si j’ai cinq tortues de la même couleur ?

## Les règles en bref, à imprimer

galapagos-turn-roll = Tout le monde lance ses cinq dés en même temps.
galapagos-turn-plan = Préparez votre plan, tous à la fois : alignez autant de dés que vous voulez, dans l’ordre de vos pas.
galapagos-turn-first = Le premier à terminer prend le sablier et le retourne : les autres ont 30 secondes. Un plan terminé ne change plus.
galapagos-turn-move = Le joueur qui a le sablier part en premier, puis les autres, dans le sens horaire : dé par dé, vers une tuile voisine de cette couleur. Arrêtez-vous quand vous voulez, mais ne sautez aucun dé. Personne n’entre dans le volcan.
galapagos-turn-coast = D’un angle de l’île, un dé peut aussi vous mener à l’angle suivant le long de la côte.
galapagos-turn-collect = Prenez la tortue de chaque tuile où vous entrez, et de celle où commence votre déplacement.
galapagos-turn-new = Quand tout le monde s’est déplacé, cinq nouvelles tortues (six à trois ou quatre joueurs) arrivent sur l’île.
galapagos-turn-end = Fin : le sac est vide et la dernière tortue de l’île est prise.
galapagos-score-set = Six tortues de six couleurs différentes
galapagos-score-other = Chaque autre tortue
galapagos-score-fifth = À deux : une cinquième tortue de la même couleur fait gagner aussitôt

# Le sujet d’un problème.
galapagos-theme-leads = Où mène le chemin
galapagos-theme-collects = Prendre des tortues
galapagos-theme-sandglass = Le sablier
galapagos-theme-nears = Se rapprocher

## Pièces dessinées dans les règles où elles sont nommées d’abord : toutes les formes de chaque nom

galapagos-drawn-volcano = volcan
galapagos-drawn-turtle = tortue|tortues
galapagos-drawn-sandglass = sablier
galapagos-drawn-pawn = pion|pions
galapagos-drawn-die = dé|dés
