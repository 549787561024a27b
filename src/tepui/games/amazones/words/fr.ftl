# Amazones, en français. Les noms de couleurs se lisent comme le titre de leurs cartes.

amazones-tagline = Joutez à coups de guerrières pour des têtes, des torses et des jambes, et réunissez la cour la mieux vêtue des Amazones.

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

amazones-option-passers = Qui ne pose aucune carte
amazones-option-passers-out = ne participe pas à l’échange
amazones-option-passers-zero = participe à l’échange avec un total de zéro
amazones-option-tracking = Les mains des autres
amazones-option-tracking-closed = sont cachées, et une bonne mémoire aide
amazones-option-tracking-open = sont visibles de toutes

## Fins de partie

amazones-ending-taken = La dernière tuile de la deuxième pile a été prise.
amazones-ending-discarded = La dernière tuile de la deuxième pile a été défaussée.

## Ce qui s’est passé

amazones-starts = { $seat } commence, par tirage au sort.
amazones-uncovered = Une tuile apparaît : { $part } { $value }.
amazones-laid = { $seat } pose { $colour } { $value }.
amazones-bid = { $seat } termine sa première mise à { $total }.
amazones-passed = { $seat } passe.
amazones-added = { $seat } ajoute { $colour } { $value }, face cachée.
amazones-added-unseen = { $seat } ajoute une carte face cachée.
amazones-added-colour = { $seat } ajoute une carte face cachée, de la couleur { $colour }.
amazones-took-back = { $seat } reprend { $colour } { $value }.
amazones-stayed = { $seat } laisse sa mise telle quelle.
amazones-revealed = { $seat } retourne { $colour } { $value }.
amazones-out = { $seat } n’a pas de carte sur la table et reste hors de cette joute.
amazones-tied = { $seat } est à égalité avec { $total } et sort de cette joute.
amazones-first = { $seat } gagne la joute avec { $total } : deux tuiles.
amazones-second = { $seat } arrive en deuxième avec { $total } : une tuile.
amazones-ranked = { $seat } est au rang { $rank } avec { $total }.
amazones-nobody = Personne ne gagne cette joute.
amazones-discarded = Défausse : { $part } { $value }.
amazones-took = { $seat } prend { $part } { $value } pour le courtisan { $man } de sa propre cour.
amazones-took-new = { $seat } prend { $part } { $value } et commence le courtisan { $man } de sa propre cour.
amazones-gave = { $seat } prend { $part } { $value } pour le courtisan { $man } à la cour de { $other }.
amazones-gave-new = { $seat } prend { $part } { $value } et commence le courtisan { $man } à la cour de { $other }.
amazones-finished = Le courtisan { $man } à la cour de { $seat } est terminé et vaut { $value }.
amazones-got = { $seat } prend les cartes de { $other } : { $colour } { $cards }.
amazones-got-nothing = { $seat } devrait prendre les cartes de { $other }, mais il n’y en a pas.
amazones-regained = { $seat } reprend { $colour } { $cards }.
amazones-joust = La joute { $joust } commence ; { $seat } ouvre.

## Ce que ferait un coup

amazones-would-lay = Poser { $colour } { $value }.
amazones-would-pass = Passer.
amazones-would-end = Terminer votre première mise à { $total }.
amazones-would-add = Ajouter { $colour } { $value }, face cachée.
amazones-would-back = Reprendre { $colour } { $value }.
amazones-would-stay = Laisser votre mise telle quelle.
amazones-would-take = Prendre { $part } { $value } pour votre courtisan { $man }.
amazones-would-take-new = Prendre { $part } { $value } et commencer un nouveau courtisan à votre cour.
amazones-would-take-last = Prendre { $part } { $value } pour votre courtisan { $man }, alors terminé, d’une valeur de { $worth }.
amazones-would-give = Prendre { $part } { $value } pour le courtisan { $man } de { $other }.
amazones-would-give-new = Prendre { $part } { $value } et commencer un nouveau courtisan à la cour de { $other }.
amazones-would-give-last = Prendre { $part } { $value } pour le courtisan { $man } de { $other }, alors terminé, d’une valeur de { $worth }.

## Pourquoi pas

amazones-in-the-box = { $colour } reste dans la boîte : personne ne joue cette couleur à cette table.
amazones-must-bid = C’est le moment de votre première mise : posez des cartes d’une seule couleur, ou passez.
amazones-one-colour = Une mise n’a qu’une couleur, et vous avez commencé par { $colour }.
amazones-not-in-hand = { $colour } { $value } n’est pas, ou n’est plus, dans votre main.
amazones-high-to-low = Une mise se pose de la carte la plus haute à la plus basse, et vous en êtes à { $value }. Reprenez la mise pour la recommencer.
amazones-must-bid-again = C’est le moment de votre deuxième mise : ajoutez une carte face cachée, reprenez une carte, ou laissez votre mise telle quelle.
amazones-same-colour = La carte face cachée doit être de la couleur des cartes que vous avez posées : { $colour }.
amazones-not-laid = Vous n’avez pas posé de carte { $value } que vous pourriez reprendre.
amazones-no-tiles-yet = Les tuiles se prennent après la découverte, par la première et la deuxième de la joute.
amazones-must-take = Vous avez gagné une tuile : prenez-en une et placez-la.
amazones-stack-empty = Il n’y a plus de tuile dans cette pile : { $part }.
amazones-nobody-there = Il n’y a personne à la place { $place }.
amazones-no-such-man = Il n’y a pas de courtisan { $man } à la cour de { $other }.
amazones-two-unfinished = Il y a déjà deux courtisans en chantier à la cour de { $other }, et nul ne peut en avoir plus.
amazones-is-finished = Le courtisan { $man } à la cour de { $other } est terminé, et les tuiles ne s’empilent pas.
amazones-has-part = Le courtisan { $man } à la cour de { $other } a déjà cette partie ({ $part }), et les tuiles ne s’empilent pas.

## Notation

amazones-bad-phrase = « { $phrase } » n’est pas un coup ici. Écrivez « bid sun 5 2 », « pass », « add sun 5 », « back 5 », « stay », « take head 4 for 0 new » ou « take head 4 for 0 man 1 ».
amazones-near-colour = Il n’y a pas de couleur « { $colour } ». Vouliez-vous dire « { $near } » ?
amazones-no-colour = Il n’y a pas de couleur « { $colour } ». Il y a : { $colours }.
amazones-no-value = Il n’y a pas de valeur « { $value } ». Il y a : { $values }.
amazones-no-part = Il n’y a pas de partie « { $part } ». Il y a : { $parts }.
amazones-other-tile = La tuile visible de « { $part } » est { $value }.
amazones-no-man = Il n’y a pas d’homme { $number } à la place { $place }. Écrivez « new » pour en commencer un.
amazones-no-seat = Il n’y a pas de place « { $seat } » : les places vont de 0 à { $most }.

## La table dans un terminal

amazones-table = Joute { $joust }.
amazones-table-stack = - Pile ({ $part }) : { $value } au sommet, hauteur { $height }
amazones-table-no-stack = - Pile ({ $part }) : vide
amazones-table-seat = { $seat } : { $points } points, { $cards } cartes en main.
amazones-table-laid = - à découvert : { $cards } ; en tout { $total }
amazones-table-face-down = - une carte face cachée
amazones-table-own-card = - face cachée : { $card }
amazones-table-ranked = - rang { $rank } de cette joute
amazones-table-tied = - à égalité, hors de cette joute
amazones-table-out = - hors de cette joute
amazones-table-man = - courtisan { $man }, en chantier : { $tiles }
amazones-table-finished = - courtisan { $man }, terminé, d’une valeur de { $worth } : { $tiles }
amazones-table-hand = Votre main : { $cards }.
amazones-table-their-hand = { $seat } a : { $cards }.

## Pour le rapport

amazones-trait-men = Courtisans terminés
amazones-trait-begun = Courtisans en chantier
amazones-trait-mean = Valeur moyenne des courtisans
amazones-trait-poor = Courtisans de valeur négative
amazones-trait-part = Valeur des courtisans terminés : { $part }
amazones-trait-hand = Valeur des cartes en main
amazones-trait-cards = Cartes en main
amazones-trait-highest = Cartes de valeur { $value } en main
amazones-trait-colour = Cartes en main : { $colour }
