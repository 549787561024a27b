# Coloretto Amazonas, en français. Les noms d’animaux se lisent comme le titre de leur carte.

coloretto-tagline = Réunissez des animaux rares en quatre colonnes, et donnez à vos rivaux ceux qui vous gênent.

## Noms

coloretto-name-dolphin = Dauphin
coloretto-name-ray = Raie
coloretto-name-seahorse = Hippocampe
coloretto-name-crab = Crabe
coloretto-name-jellyfish = Méduse
coloretto-name-toucan = Toucan
coloretto-name-hummingbird = Colibri
coloretto-name-heron = Héron
coloretto-name-owl = Hibou
coloretto-name-chameleon = Caméléon
coloretto-name-toad = Crapaud
coloretto-name-snake = Serpent à deux têtes
coloretto-name-anteater = Fourmilier
coloretto-name-frog = Grenouille
coloretto-name-rhinoceros = Rhinocéros rayé
coloretto-name-rabbit = Lapin sans oreilles
coloretto-name-sloth = Paresseux
coloretto-name-armadillo = Tatou
coloretto-name-blue = colonne bleue
coloretto-name-violet = colonne violette
coloretto-name-brown = colonne brune
coloretto-name-green = colonne verte

## Fins de partie

coloretto-ending-piles = La dernière pile est posée.
coloretto-ending-deck = La pioche est vide.

## Ce qui s’est passé

coloretto-dealt = { $seat } reçoit la carte { $animal }.
coloretto-dealt-unseen = { $seat } reçoit une carte.
coloretto-starts = { $seat } commence, par tirage au sort.
coloretto-drew = { $seat } pioche la carte { $animal }.
coloretto-drew-unseen = { $seat } pioche une carte.
coloretto-played = { $seat } joue { $animal } dans la { $colour }.
coloretto-gave = { $seat } donne { $animal } à { $other }.
coloretto-protected = { $seat } prend la carte de protection.
coloretto-accepted = { $seat } accepte { $animal } dans la { $colour }.
coloretto-refused = { $seat } refuse { $animal } et défausse { $thrown }.
coloretto-clashed = Deux fois { $animal } : les deux cartes vont à la défausse.
coloretto-completed = { $seat } complète la { $colour } et en fait une pile.
coloretto-bonus = { $seat } est le premier et prend le bonus de { $points } points.

## Ce que ferait un coup

coloretto-would-lay = Jouer { $animal } dans votre { $colour }.
coloretto-would-clash = Jouer { $animal } : vous en avez déjà, les deux sont défaussées.
coloretto-would-complete = Jouer { $animal } : complète votre { $colour }.
coloretto-would-give = Donner { $animal } à { $other }.
coloretto-would-accept-lay = Accepter { $animal } dans votre { $colour }.
coloretto-would-accept-clash = Accepter { $animal } : vous en avez déjà, les deux sont défaussées.
coloretto-would-accept-complete = Accepter { $animal } : complète votre { $colour }.
coloretto-would-refuse = Refuser { $animal } : défaussée avec votre { $thrown }.

## Pourquoi pas

coloretto-must-answer = On vous a donné { $animal } : acceptez, ou refusez si vous en avez le droit.
coloretto-no-gift = Personne ne vous a donné de carte, il n’y a rien à accepter ni à refuser : jouez une carte ou donnez-en une.
coloretto-not-in-hand = { $animal } n’est pas dans votre main.
coloretto-nobody-there = Il n’y a personne à la place { $place }.
coloretto-give-to-self = Une carte se donne à un autre joueur ; dans votre propre colonne, elle se joue.
coloretto-is-protected = { $other } a la carte de protection : on ne peut pas lui donner de carte.
coloretto-no-duplicate = Vous n’avez pas de carte { $animal } dans votre colonne : vous devez accepter.
coloretto-not-neighbour = { $thrown } n’est pas à côté de votre { $colour } : défaussez une carte d’une colonne voisine.
coloretto-not-there = { $thrown } n’est pas dans votre colonne.

## Notation

coloretto-bad-phrase = « { $phrase } » n’est pas un coup ici. Écrivez « play toucan », « give toucan to 1 », « accept » ou « refuse toucan ».
coloretto-near-animal = Il n’y a pas d’animal « { $animal } ». Vouliez-vous dire « { $near } » ?
coloretto-no-animal = Il n’y a pas d’animal « { $animal } ». Il y a : { $animals }.
coloretto-no-seat = Il n’y a pas de place « { $seat } » : les places vont de 0 à { $most }.

## La table dans un terminal

coloretto-table =
    Pioche : { $deck ->
        [one] { $deck } carte
       *[other] { $deck } cartes
    }. Défausse : { $discards }.
coloretto-table-bonuses = Bonus encore à prendre : { $bonuses }.
coloretto-table-seat =
    { $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } en main.
coloretto-table-column = - { $column }, { $count } sur { $capacity } : { $animals }
coloretto-table-piles = - piles : { $piles }
coloretto-table-won = - cartes bonus : { $bonuses }
coloretto-table-protected = - a la carte de protection
coloretto-table-hand = Votre main : { $cards }.

## Pour le rapport

coloretto-trait-piles = Piles posées
coloretto-trait-bonuses = Cartes bonus
coloretto-trait-cards = Cartes posées : { $colour }
coloretto-trait-column = Piles : { $colour }
coloretto-trait-animal = { $animal } sur la table à la fin
