# Amazones, en français. Les noms de couleurs se lisent comme le titre de leurs cartes.

amazones-tagline = Misez vos guerrières pour gagner des têtes, des torses et des jambes, et réunissez la cour la mieux vêtue des Amazones.
amazones-motto = Joutez pour la cour la mieux vêtue.
amazones-reconstructed = Les cartes et les tuiles sont celles du livret ; les noms des cinq couleurs sont de nous.

## Noms

amazones-name-sun = Soleil
amazones-name-moon = Lune
amazones-name-arrow = Flèche
amazones-name-leaf = Feuille
amazones-name-shell = Coquillage
amazones-name-head = tête
amazones-name-torso = torse
amazones-name-legs = jambes

## Options

amazones-option-passers = Une joueuse sans carte sur la table
amazones-option-passers-out = ne participe pas à l’échange
amazones-option-passers-zero = participe à l’échange avec un total de zéro
amazones-option-tracking = Les mains des autres
amazones-option-tracking-closed = sont cachées : une bonne mémoire aide
amazones-option-tracking-open = sont visibles de toutes

## Fins de partie

amazones-ending-taken = La dernière tuile de la deuxième pile a été prise.
amazones-ending-discarded = La dernière tuile de la deuxième pile a été défaussée.
amazones-ends-stacks = { $n ->
    [one] { $n } tuile
   *[other] { $n } tuiles de deux piles
}

## Ce qui s’est passé

amazones-starts = Le sort désigne { $seat }, qui commence.
amazones-uncovered = Une tuile apparaît : { $part } { $value }.
amazones-laid = { $seat } pose { $colour } { $value }.
amazones-bid = { $seat } mise { $total } : { $colour } { $cards }.
amazones-passed = { $seat } passe.
amazones-added = { $seat } ajoute { $colour } { $value }, face cachée.
amazones-added-unseen = { $seat } ajoute une carte face cachée.
amazones-added-colour = { $seat } ajoute une carte face cachée, de la couleur { $colour }.
amazones-took-back = { $seat } reprend { $colour } { $value }.
amazones-stayed = { $seat } ne change rien à sa mise.
amazones-revealed = { $seat } retourne { $colour } { $value }.
amazones-out = { $seat } n’a pas de carte sur la table : éliminée de cette joute.
amazones-tied = { $seat } est à égalité à { $total } : éliminée de cette joute.
amazones-first = { $seat } gagne la joute avec { $total } : deux tuiles.
amazones-second = { $seat } arrive deuxième avec { $total } : une tuile.
amazones-ranked = { $seat } arrive { $rank ->
    [3] troisième
    [4] quatrième
   *[other] cinquième
} avec { $total } : pas de tuile.
amazones-nobody = Personne ne gagne cette joute.
amazones-discarded = Défausse : { $part } { $value }.
amazones-took = { $seat } prend la tuile { $part } { $value } pour le courtisan { $man } de sa propre cour.
amazones-took-new = { $seat } prend la tuile { $part } { $value } et commence le courtisan { $man } de sa propre cour.
amazones-gave = { $seat } prend la tuile { $part } { $value } pour le courtisan { $man } à la cour { DE($other) }.
amazones-gave-new = { $seat } prend la tuile { $part } { $value } et commence le courtisan { $man } à la cour { DE($other) }.
amazones-finished = Le courtisan { $man } à la cour { DE($seat) } est terminé et vaut { $value }.
amazones-got = { $seat } prend les cartes { DE($other) } : { $colour } { $cards }.
amazones-got-nothing = { $seat } devrait prendre les cartes { DE($other) }, mais il n’y en a pas.
amazones-regained = { $seat } reprend { $colour } { $cards }.
amazones-joust = La joute { $joust } commence ; { $seat } mise en premier.

## Ce que ferait un coup

amazones-verb-lay = Poser une carte
amazones-verb-pass = Passer
amazones-verb-end = Terminer la mise
amazones-verb-add = Ajouter une carte
amazones-verb-back = Reprendre une carte
amazones-verb-stay = Ne rien changer
amazones-verb-take = Prendre une tuile
amazones-would-lay = Poser { $colour } { $value }.
amazones-would-pass = Passer.
amazones-would-end = Terminer la mise à { $total }.
amazones-would-add = Ajouter { $colour } { $value }, face cachée.
amazones-would-back = Reprendre { $colour } { $value }.
amazones-would-stay = Ne rien changer à la mise.
amazones-would-take = Prendre la tuile { $part } { $value } pour le courtisan { $man } { DE($other) }.
amazones-would-take-new = Prendre la tuile { $part } { $value } et commencer un nouveau courtisan à la cour { DE($other) }.
amazones-would-give = Prendre la tuile { $part } { $value } pour le courtisan { $man } { DE($other) }.
amazones-would-give-new = Prendre la tuile { $part } { $value } et commencer un nouveau courtisan à la cour { DE($other) }.

## Pourquoi pas

amazones-in-the-box = { $colour } reste dans la boîte : personne ne joue cette couleur à cette table.
amazones-must-bid = C’est le moment de votre première mise : posez des cartes d’une seule couleur, ou passez.
amazones-one-colour = Une mise n’a qu’une couleur, et vous avez commencé par { $colour }.
amazones-not-in-hand = { $colour } { $value } n’est pas, ou n’est plus, dans votre main.
amazones-high-to-low = Une mise se pose de la carte la plus haute à la plus basse, et vous en êtes à { $value }. Reprenez la mise pour la recommencer.
amazones-must-bid-again = C’est le moment de votre deuxième mise : ajoutez une carte face cachée, reprenez une carte, ou ne changez rien.
amazones-same-colour = La carte face cachée doit être de la couleur des cartes que vous avez posées : { $colour }.
amazones-not-laid = Vous n’avez pas posé de carte { $value } que vous pourriez reprendre.
amazones-no-tiles-yet = Pas encore : la première et la deuxième de la joute prendront des tuiles après la découverte.
amazones-must-take = Vous avez gagné une tuile : prenez-en une et placez-la.
amazones-stack-empty = Il n’y a plus de tuile dans cette pile : { $part }.
amazones-nobody-there = Personne n’occupe cette place.
amazones-no-such-man = Il n’y a pas de courtisan { $man } à la cour { DE($other) }.
amazones-two-unfinished = Il y a déjà deux courtisans en chantier à la cour { DE($other) }, et personne ne peut en avoir plus.
amazones-is-finished = Le courtisan { $man } à la cour { DE($other) } est terminé, et les tuiles ne s’empilent pas.
amazones-has-part = Le courtisan { $man } à la cour { DE($other) } a déjà cette partie du corps ({ $part }), et les tuiles ne s’empilent pas.

## Notation

amazones-bad-phrase = « { $phrase } » n’est pas un coup possible ici. Écrivez « bid sun 5 2 », « pass », « add sun 5 », « back 5 », « stay », « take head 4 for 0 new » ou « take head 4 for 0 man 1 ».
amazones-near-colour = La couleur « { $colour } » n’existe pas. Vouliez-vous dire « { $near } » ?
amazones-no-colour = La couleur « { $colour } » n’existe pas. Choix possibles : { $colours }.
amazones-no-value = La valeur « { $value } » n’existe pas. Choix possibles : { $values }.
amazones-no-part = La partie du corps « { $part } » n’existe pas. Choix possibles : { $parts }.
amazones-other-tile = La tuile visible de « { $part } » est { $value }.
amazones-no-man = Il n’y a pas de courtisan { $number } à cette place. Écrivez « new » pour en commencer un.
amazones-no-seat = La place « { $seat } » n’existe pas : dans un coup écrit, les places vont de 0 à { $most }.

## La table dans un terminal

amazones-table = Joute { $joust }.
amazones-table-stack = - Pile ({ $part }) : { $value } sur le dessus, { $height } en tout
amazones-table-no-stack = - Pile ({ $part }) : vide
amazones-table-seat = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}.
amazones-table-laid = - à découvert : { $cards } ; en tout { $total }
amazones-table-face-down = - une carte face cachée
amazones-table-own-card = - face cachée : { $card }
amazones-table-ranked = - rang { $rank } de cette joute
amazones-table-tied = - à égalité, éliminée de cette joute
amazones-table-out = - sans carte, éliminée de cette joute
amazones-table-man = - courtisan { $man }, en chantier : { $tiles }
amazones-table-finished = - courtisan { $man }, terminé, d’une valeur de { $worth } : { $tiles }
amazones-table-hand = Votre main : { $cards }.
amazones-table-their-hand = Main { DE($seat) } : { $cards }.

## La feuille de score

amazones-sheet-none = Aucun courtisan n’est encore terminé
amazones-sheet-man = { $n ->
    [0] Courtisans
   *[other] Courtisan { $n }
}
amazones-sheet-tiles = { $tiles }
amazones-sheet-best = Le mieux vêtu ({ $value })
amazones-sheet-worst = Le plus mal vêtu ({ $value })
amazones-sheet-most =
    { $n ->
        [one] La plus grande cour ({ $n } courtisan)
       *[other] La plus grande cour ({ $n } courtisans)
    }
amazones-sheet-times = { $n } × { $each }

## Ce que fait un coup, pour l’entraîneur : la suite du coup

amazones-fact-leads = vous met en tête des mises visibles avec { $total }
amazones-fact-risks = expose votre carte de { $value }, car les cartes d’une joute changent de main
amazones-fact-spares = limite votre mise à { $total }, donc vos risques
amazones-fact-no-tie = rompt l’égalité à { $total }
amazones-fact-ahead = porte votre mise au-dessus de toutes les mises visibles, dont la plus forte est de { $rival }
amazones-fact-sure = vous place devant, quelles que soient les cartes cachées
amazones-fact-second = vous place deuxième avec { $total }, d’après les mises visibles, ce qui donne une tuile
amazones-fact-ends-lost = met aussitôt fin à la partie, alors que vous n’êtes pas en tête
amazones-fact-ends-won = vous fait terminer et gagner aussitôt la partie
amazones-fact-last = vous laisse dernière d’après les mises visibles, si bien que vous prendriez les cartes de la première ({ $other })
amazones-fact-reached = permet à une autre mise d’atteindre le même total avec une carte de plus
amazones-fact-leaves = vous fait quitter la joute, sans carte sur la table
amazones-fact-stays-out = vous laisse hors de la joute, sans carte sur la table
amazones-fact-rescues = vous rend votre carte de { $value }
amazones-fact-ties = vous met à égalité avec { $other } à { $total }, d’après les mises visibles (toutes deux seraient éliminées)
amazones-fact-finest-own = termine à votre cour le courtisan le mieux vêtu de tous, d’une valeur de { $worth }, avec { $points } points de bonus
amazones-fact-finest-other = termine pour { $other } le courtisan le mieux vêtu de tous, d’une valeur de { $worth }, avec { $points } points de bonus
amazones-fact-shabbiest-own = termine à votre cour le courtisan le plus mal vêtu de tous, d’une valeur de { $worth }, avec { $points } points de malus
amazones-fact-shabbiest-other = termine pour { $other } le courtisan le plus mal vêtu de tous, d’une valeur de { $worth }, avec { $points } points de malus
amazones-fact-finishes-own = termine un de vos courtisans, d’une valeur de { $worth }
amazones-fact-finishes-other = termine un courtisan { DE($other) }, d’une valeur de { $worth }
amazones-fact-gains = place une tuile de { $value } à votre propre cour
amazones-fact-burdens-self = inflige une tuile de { $value } à votre propre cour
amazones-fact-presents = offre une tuile de { $value } à { $other }
amazones-fact-burdens = inflige une tuile de { $value } à { $other }
amazones-fact-bids-more = vous laisse miser jusqu’à { $total } dès la première mise, au lieu de { $less } (on pose ses cartes de la plus forte à la plus faible)
amazones-fact-can-lead = vous laisse de quoi dépasser la plus forte mise visible, { $rival }
amazones-fact-out-of-reach = met votre total hors d’atteinte pour { $other }, même avec une carte de plus
amazones-fact-may-tie = vous expose à une égalité avec { $other }, dont une carte est face cachée (toutes deux seraient éliminées)

## Des choix de même genre

amazones-kind-leads = prendre la tête des mises visibles dès la première mise
amazones-kind-risks = poser une carte forte, qui peut changer de main
amazones-kind-spares = miser bas et risquer peu
amazones-kind-no-tie = rompre une égalité
amazones-kind-ahead = dépasser toutes les mises visibles à la deuxième mise
amazones-kind-sure = passer devant, quelles que soient les cartes cachées
amazones-kind-second = se contenter de la deuxième place, qui donne aussi une tuile
amazones-kind-ends-lost = terminer la partie sans être en tête
amazones-kind-ends-won = terminer la partie quand on est en tête
amazones-kind-last = arriver dernière, pour prendre les cartes de la première
amazones-kind-reached = laisser une autre mise arriver au même total
amazones-kind-leaves = quitter la joute sans carte
amazones-kind-stays-out = rester hors de la joute
amazones-kind-rescues = reprendre une carte forte, qui pourrait changer de main
amazones-kind-ties = faire égalité avec une autre mise
amazones-kind-finest-own = terminer chez soi le courtisan le mieux vêtu
amazones-kind-finest-other = terminer chez une adversaire le courtisan le mieux vêtu
amazones-kind-shabbiest-own = terminer chez soi le courtisan le plus mal vêtu
amazones-kind-shabbiest-other = terminer chez une adversaire le courtisan le plus mal vêtu
amazones-kind-finishes-own = terminer un de ses propres courtisans
amazones-kind-finishes-other = terminer un courtisan d’une adversaire
amazones-kind-gains = garder une bonne tuile pour soi
amazones-kind-burdens-self = mettre une mauvaise tuile à sa propre cour
amazones-kind-presents = offrir une bonne tuile à une adversaire
amazones-kind-burdens = infliger une mauvaise tuile à une adversaire
amazones-kind-bids-more = commencer par une carte qui permet une mise plus forte
amazones-kind-can-lead = rester capable de dépasser la plus forte mise visible
amazones-kind-out-of-reach = mettre son total hors d’atteinte d’une adversaire
amazones-kind-may-tie = risquer une égalité avec une carte face cachée

## Pour le rapport

amazones-trait-men = Courtisans terminés
amazones-trait-begun = Courtisans en chantier
amazones-trait-mean = Valeur moyenne des courtisans
amazones-trait-poor = Courtisans de valeur négative
amazones-trait-part = Valeur des courtisans terminés : { $part }
amazones-trait-hand = Valeur des cartes en main
amazones-trait-cards = Cartes en main
amazones-trait-highest = Cartes de valeur { $value } en main
amazones-trait-colour = Cartes en main : { $colour }
## La table dans le navigateur

amazones-web-joust = Joute { $joust }
amazones-web-prize = La première gagne deux tuiles, la deuxième une.
amazones-web-bid = Posez des cartes d’une seule couleur, ou passez.
amazones-web-bid-why = Celle qui a le plus haut total gagne deux tuiles, la suivante une. À égalité, on ne gagne rien.
amazones-web-bid-brief = Plus haut total : deux tuiles. Le suivant : une.
amazones-web-bid-total = Votre mise s’élève à { $total }.
amazones-web-lay = Poser { $total }
amazones-web-end = Terminer à { $total }
amazones-web-pass = Passer
amazones-web-let-go = Reprendre mes cartes
amazones-web-one-colour = Une mise n’a qu’une couleur : la vôtre recommence avec cette carte.
amazones-web-second = Ajoutez une carte, reprenez-en une, ou ne changez rien.
amazones-web-second-brief = Deuxième mise : la changer ?
amazones-web-second-none = Ajoutez une carte face cachée, ou renoncez à cette joute.
amazones-web-second-why = Touchez une carte de votre main ou de votre mise.
amazones-web-add = Ajouter une carte
amazones-web-add-this = Ajouter le { $value }
amazones-web-back = En reprendre une
amazones-web-back-this = Reprendre le { $value }
amazones-web-stay = Ne rien changer
amazones-web-pick = { $left ->
    [2] Prenez deux tuiles : placez la première.
   *[other] Prenez une tuile et placez-la.
}
amazones-web-pick-why = Choisissez un emplacement marqué, à votre cour ou à une autre. Ou choisissez d’abord une tuile.
amazones-web-pick-first = Touchez une des trois tuiles, puis le courtisan qui la reçoit.
amazones-web-ties = à égalité
amazones-web-would = { $points ->
    [no] { $name } : aucun emplacement
    [yet] { $name } : pas encore de points
   *[other] { $name }, points : { $points }
}
amazones-web-would-why = À côté de chaque tuile, ce qu’elle peut au plus rapporter ou coûter à chaque joueuse. « · » : pas encore de points ; « × » : aucun emplacement.
amazones-web-put-back = Reposer la tuile
amazones-web-place = Où placer la tuile { $tile } ?
amazones-web-your-bid = Votre mise
amazones-web-bid-of = Mise { DE($name) }
amazones-web-total = total
amazones-web-passes = passe
amazones-web-turn-up = On retourne les cartes cachées.
amazones-web-rank-brief = { $rank ->
    [1] 1re
   *[other] { $rank }e
}
amazones-web-rank-1 = 1re : deux tuiles
amazones-web-rank-2 = 2e : une tuile
amazones-web-rank-3 = { $rank }e
amazones-web-tied = à égalité, éliminée
amazones-web-out = sans carte, éliminée
amazones-web-comes = Votre mise : { $total }, { $prize ->
    [0] aucune tuile pour l’instant
    [one] une tuile pour l’instant
   *[other] { $prize } tuiles pour l’instant
 }.
amazones-web-takes-from = prendra les cartes { DE($name) }
amazones-web-face-down = une carte face cachée
amazones-web-own-face-down = face cachée, vue de vous seule : { $card }
amazones-web-back-card = { $card }, sur la table : la reprendre
amazones-web-hand = Votre main
amazones-web-hand-of = La main { DE($name) }
amazones-web-held =
    { $n ->
        [one] { $n } carte en main
       *[other] { $n } cartes en main
    }
amazones-web-with-face-down = La carte face cachée est parmi elles.
amazones-web-stacks = Les trois piles
amazones-web-stack =
    { $n ->
        [one] { $tile }, la dernière de sa pile
       *[other] { $tile }, sur une pile de { $n }
    }
amazones-web-empty = Pile vide : { $part }
amazones-web-below = Encore dessous, dans un ordre inconnu : { $tiles }
amazones-web-gone =
    { $n ->
        [one] { $n } défaussée
       *[other] { $n } défaussées
    }
amazones-web-court-of = La cour { DE($name) }
amazones-web-part-of = { $what }, courtisan { $n } { DE($name) }
amazones-web-gap = Il manque : { $part }
amazones-web-worth = valeur
amazones-web-best = mieux vêtu +5
amazones-web-worst = plus mal vêtu −5
amazones-web-tour-stacks = Têtes, torses et jambes : ces trois tuiles sont à gagner. Il en faut une de chaque pour un courtisan, et seuls les courtisans terminés comptent.
amazones-web-tour-hand = Vos guerrières. À chaque joute, posez des cartes d’une seule couleur : touchez-les et suivez le total. Les deux meilleures gagnent des tuiles. À égalité, on ne gagne rien.
amazones-web-tour-second = Ensuite, chacune peut ajouter une carte face cachée, en reprendre une, ou ne rien changer. Cette ligne dit toujours ce que vous avez à faire, et pourquoi un coup est impossible.
amazones-web-tour-court = Votre cour. Les bonnes tuiles viennent ici ; donnez les mauvaises aux autres. Personne n’a jamais plus de deux courtisans en chantier.
amazones-web-tour-exchange = Après chaque joute, les cartes changent de main : la première prend celles de la deuxième, la deuxième celles de la troisième, la dernière celles de la première. Misez avec mesure !

# La leçon

amazones-lesson-chapter-goal = Le but
amazones-lesson-chapter-turn = Une joute
amazones-lesson-chapter-twist = Égalités et poison
amazones-lesson-chapter-end = La fin
amazones-lesson-other = Ce coup est permis, mais dans la leçon, touchez ce qui brille.
amazones-lesson-goal = Vous êtes une princesse des Amazones et vous réunissez une cour. Un courtisan se compose d’une tête, d’un torse et de jambes. Seuls comptent les courtisans terminés : chacun vaut la somme de ses trois tuiles.
amazones-lesson-tiles = Voici les trois tuiles à gagner. Il y en a de belles, jusqu’à +4, et de vilaines, jusqu’à −4.
amazones-lesson-bid = À chaque joute, chacune pose des cartes d’une seule couleur, face visible. Celle qui a le plus haut total gagne deux tuiles, la suivante une. Posez un 5 et un 2.
amazones-lesson-no-pass = Sans carte sur la table, vous ne gagnez aucune tuile. Posez ce qui brille.
amazones-lesson-bid-seven = Cette mise est permise aussi. Pour cette joute, posez un 5 et un 2 : c’est assez, sans être trop.
amazones-lesson-second = Les autres ont misé 5 et 1, et peuvent encore ajouter une carte. Vous pouvez vous aussi, une seule fois, ajouter une carte face cachée, en reprendre une ou ne rien changer. Ajoutez un 2.
amazones-lesson-second-close = Il ne manque que 2 à votre rivale pour vous rattraper. Ajoutez le 2, face cachée.
amazones-lesson-second-enough = Les cartes posées passent ensuite aux autres joueuses. Le 2 suffit.
amazones-lesson-first-tile = 9 contre 7 : votre 2 a sauvé la joute ! Vous gagnez deux tuiles. Prenez la belle tête, +4, et commencez un courtisan à votre cour.
amazones-lesson-for-you = Trop aimable ! Mais gardez les belles tuiles pour votre propre cour.
amazones-lesson-the-best = Prenez d’abord la meilleure tuile : la tête de +4, pour votre cour.
amazones-lesson-second-tile = Quand une tuile est prise, la suivante apparaît. Prenez maintenant le torse, +3, pour le même courtisan.
amazones-lesson-same-man = Une cour peut avoir deux courtisans en chantier, mais ils ne comptent pas. Avancez le premier : donnez-lui le torse.
amazones-lesson-the-torso = Il manque un torse à votre courtisan, et +3 est une belle valeur. Prenez-le.
amazones-lesson-exchange = La deuxième a pris les jambes. Puis les cartes changent de main : la première prend celles de la deuxième, et ainsi de suite ; la dernière prend les vôtres. Vous avez maintenant des lunes !
amazones-lesson-sure = La gagnante commence. Jouons la sécurité : posez votre 10. Qui ferait mieux ?
amazones-lesson-bid-ten = Le 10 du soleil est votre carte la plus forte. Posez cette seule carte.
amazones-lesson-stay = Elles ont posé 2 et 5 : vous êtes loin devant. Ne changez rien à votre mise.
amazones-lesson-stay-put = Votre 10 paraît suffire. Ne changez rien.
amazones-lesson-tie = Oh ! 5 et un 5 caché font 10 : égalité. Les joueuses à égalité sont éliminées et reprennent leurs cartes. Un simple 2 gagne deux tuiles et commence la joute suivante.
amazones-lesson-again = Votre 10 est de retour dans votre main. Les autres ont posé 1 et 2 : essayez encore.
amazones-lesson-stay-again = Personne n’a ajouté de carte : 1, 2 et votre 10. Ne changez rien.
amazones-lesson-poison = Vous avez gagné, mais voyez les tuiles : un torse de −2. Une tuile peut aller à n’importe quelle cour ! Donnez ce torse à Tapir : l’un de ses courtisans n’a que des jambes.
amazones-lesson-not-you = Ce torse gâcherait votre courtisan. Donnez cette tuile à une rivale.
amazones-lesson-the-leader = Donnez-le plutôt à celle qui vient de gagner deux tuiles, pour son courtisan qui n’a que des jambes.
amazones-lesson-that-torso = Débarrassez-vous d’abord du torse de −2.
amazones-lesson-poison-two = Une tuile placée ne bouge plus jamais. Avec ces jambes de −1, commencez un triste courtisan à la cour d’Agouti.
amazones-lesson-those-legs = Attendez de meilleures jambes pour votre courtisan : donnez celles-ci à la rivale qui n’a rien.
amazones-lesson-paid = Votre 10 est allé à la dernière, et vous avez reçu un 2 : gagner coûte des cartes. Misez juste assez. Vous commencez la joute suivante.
amazones-lesson-end = La partie se termine dès que deux des trois piles sont vides. Passons directement à cette dernière tuile.
amazones-lesson-last = Il n’y a plus de têtes, et les dernières jambes mettent fin à la partie. Votre quatrième courtisan vaudra 0, mais la cour qui a le plus de courtisans terminés marque 5. Terminez-le !
amazones-lesson-last-one = Avec quatre courtisans terminés, vous marquez 5 points de plus et vous gagnez. Donnez les jambes au dernier.
amazones-lesson-score = 17 contre 15 et 12 : vous êtes Reine des Amazones ! À la fin, le courtisan le mieux vêtu de la table rapporte 5 de plus, et le plus mal vêtu en coûte 5.

## La feuille de score d’une vraie table

amazones-pad-court = Cour
amazones-pad-copies = Pour chaque partie du corps, il y a deux tuiles de chaque valeur positive et une de chaque valeur négative : l’une d’elles est notée trop souvent.
amazones-pad-unfinished = { $seat } ne peut pas avoir plus de deux courtisans en chantier.

## À une vraie table : la mise en place, et ce qu’on demande

amazones-setup-cards = Chacune choisit une couleur et prend en main ses { $n } cartes de guerrières.
amazones-setup-box = 
    { $n ->
        [one] La couleur qui reste va
       *[other] Les { $n } couleurs qui restent vont
    } dans la boîte.
amazones-setup-stacks = Triez les tuiles en têtes, torses et jambes. Mélangez chaque sorte en une pile de { $n }, face visible : on ne voit que la tuile du dessus.
amazones-setup-courts = Chacune garde de la place pour sa cour : on y assemble les courtisans, côte à côte.
amazones-setup-first = Tirez au sort celle qui mise en premier.
amazones-ask-colours = Puis-je poser des cartes de plusieurs couleurs ?
amazones-ask-second = Que puis-je faire à la deuxième mise ?
amazones-ask-out = Je n’ai aucune carte sur la table : suis-je éliminée de la joute ?
amazones-ask-tie = Que se passe-t-il en cas d’égalité ?
amazones-ask-tiles = Qui prend des tuiles, et combien ?
amazones-ask-place = Où puis-je placer une tuile ?
amazones-ask-exchange = Qui prend les cartes de qui ?
amazones-ask-end = Quand la partie se termine-t-elle ?

## Les règles en bref, à imprimer

amazones-turn-first = Première mise, dans le sens horaire : posez face visible autant de cartes que vous voulez d’une même couleur, ou passez.
amazones-turn-second = Deuxième mise : ajoutez une carte de cette couleur face cachée, ou reprenez une carte, ou ne changez rien.
amazones-turn-reveal = Retournez les cartes cachées et additionnez. Les joueuses à égalité reprennent leurs cartes et sont éliminées de la joute, de même que les joueuses sans carte.
amazones-turn-tiles = Celle qui a le plus haut total gagne deux tuiles, l’une après l’autre ; la deuxième en gagne une.
amazones-turn-place = Placez aussitôt chaque tuile à la cour de votre choix : tête, torse et jambes font un courtisan. Jamais plus de deux courtisans en chantier par joueuse.
amazones-turn-exchange = Les cartes changent de main : la première prend celles de la deuxième, la deuxième celles de la troisième…, la dernière celles de la première.
amazones-turn-next = La gagnante de la joute commence la suivante. Si aucune joueuse n’a de rang, on défausse les tuiles du dessus.
amazones-turn-end = Fin : deux des trois piles sont vides.
amazones-score-man = Un courtisan terminé : la somme de ses trois tuiles
amazones-score-best = Chaque courtisan terminé de la plus haute valeur
amazones-score-most = La cour qui a le plus de courtisans terminés
amazones-score-worst = Chaque courtisan terminé de la plus basse valeur
amazones-row-best = Les mieux vêtus : +5 chacun
amazones-row-worst = Les plus mal vêtus : −5 chacun
amazones-row-most = La plus grande cour : +5

# Le sujet d’un problème.
amazones-theme-ahead = Gagner la joute
amazones-theme-finishes-own = Terminer son courtisan
amazones-theme-finest-own = Le mieux vêtu à sa cour
amazones-theme-gains = Une bonne tuile
amazones-theme-shabbiest-other = Le plus mal vêtu ailleurs
amazones-theme-burdens = Les mauvaises tuiles aux autres
amazones-theme-no-tie = Éviter l’égalité
amazones-theme-finishes-other = Terminer un courtisan adverse
amazones-theme-rescues = Sauver une carte
amazones-theme-second = Arriver deuxième

## Noté à une vraie table

amazones-write-uncover = Quelle est la tuile du dessus ({ $part }) ?
amazones-write-tile = { $part } { $value }
amazones-write-start = Qui commence ?
amazones-write-seat = { $seat }
amazones-write-bid = { $seat } : première mise. Quelle couleur ?
amazones-write-pass = a passé
amazones-write-colour = { $colour } (couleur de départ { DE($seat) })
amazones-write-card = { $colour } { $value }
amazones-write-second = { $seat } : deuxième mise, à noter une fois toutes les cartes retournées.
amazones-write-stay = n’a rien changé
amazones-write-back = a repris une carte
amazones-write-add = a ajouté une carte
amazones-write-take = { $seat } prend une tuile : laquelle, et pour qui ?
amazones-write-new = un nouveau courtisan
amazones-write-man = courtisan { $n } ({ $tiles })
amazones-write-no-tile = Toutes ces tuiles sont déjà apparues ({ $part } { $value }) : il y a une erreur dans ce que vous avez noté.

## Pièces dessinées dans les règles où elles sont nommées d’abord : toutes les formes de chaque nom

amazones-drawn-sun = soleil
amazones-drawn-moon = lune
amazones-drawn-arrow = flèche
amazones-drawn-leaf = feuille
amazones-drawn-shell = coquillage
amazones-drawn-head = tête|têtes
amazones-drawn-torso = torse|torses
amazones-drawn-legs = jambes
