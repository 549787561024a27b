# Coloretto Amazonas, en français. Les noms d’animaux se lisent comme le titre de leur carte.

coloretto-tagline = Réunissez des animaux rares en quatre colonnes, et donnez à vos adversaires ceux qui vous gênent.
coloretto-motto = Collectionnez les animaux. Gare aux jumeaux.
coloretto-reconstructed = La taille de deux colonnes et la valeur des cartes bonus ne sont pas dans le texte du livret : elles viennent d’autres sources. Dix des animaux y sont sans nom : nous les avons nommés.

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
coloretto-ends-piles = { $n ->
    [one] { $n } pile
   *[other] { $n } piles
}
coloretto-ends-deck = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}

## Ce qui s’est passé

coloretto-dealt = { $seat } reçoit la carte { $animal }.
coloretto-dealt-unseen = { $seat } reçoit une carte.
coloretto-starts = Le sort désigne { $seat }, qui commence.
coloretto-drew = { $seat } pioche la carte { $animal }.
coloretto-drew-unseen = { $seat } pioche une carte.
coloretto-played = { $seat } joue la carte { $animal } dans la { $colour }.
coloretto-gave = { $seat } donne la carte { $animal } à { $other }.
coloretto-protected = { $seat } prend la carte de protection.
coloretto-accepted = { $seat } accepte la carte { $animal } dans la { $colour }.
coloretto-refused = { $seat } refuse la carte { $animal } et la défausse avec la carte { $thrown }.
coloretto-clashed = { $seat } a deux fois la carte { $animal } : toutes deux vont à la défausse.
coloretto-completed = { $seat } complète la { $colour } et en fait une pile.
coloretto-bonus = { $seat } complète cette couleur en premier et prend le bonus de { $points } points.

## Ce que ferait un coup

coloretto-verb-play = Jouer
coloretto-verb-give = Donner
coloretto-verb-accept = Accepter
coloretto-verb-refuse = Refuser
coloretto-would-lay = Jouer la carte { $animal } dans la { $colour }.
coloretto-would-clash = Jouer la carte { $animal } à côté de son jumeau : les deux cartes sont défaussées.
coloretto-would-complete = Jouer la carte { $animal } : elle complète la { $colour }.
coloretto-would-give = Donner la carte { $animal } à { $other }.
coloretto-would-accept-lay = Accepter la carte { $animal } dans la { $colour }.
coloretto-would-accept-clash = Accepter la carte { $animal } à côté de son jumeau : les deux cartes sont défaussées.
coloretto-would-accept-complete = Accepter la carte { $animal } : elle complète la { $colour }.
coloretto-would-refuse = Refuser la carte { $animal } et la défausser avec la carte { $thrown }.

## Pourquoi pas

coloretto-must-answer = On vous a donné la carte { $animal } : acceptez ou refusez.
coloretto-no-neighbour = Aucune carte dans les colonnes voisines : vous devez accepter la carte { $animal }.
coloretto-no-gift = Personne ne vous a donné de carte, il n’y a rien à accepter ni à refuser : jouez une carte ou donnez-en une.
coloretto-not-in-hand = La carte { $animal } n’est pas dans votre main.
coloretto-nobody-there = Personne n’occupe cette place.
coloretto-give-to-self = On donne une carte à quelqu’un d’autre. Pour la garder, jouez-la dans votre colonne.
coloretto-is-protected = { $other } a la carte de protection : on ne peut pas lui donner de carte.
coloretto-no-duplicate = Vous n’avez pas de carte { $animal } dans votre colonne : vous devez accepter.
coloretto-not-neighbour = La carte { $thrown } n’est pas à côté de votre { $colour } : défaussez une carte d’une colonne voisine.
coloretto-not-there = La carte { $thrown } n’est pas dans votre colonne.

## Notation

coloretto-bad-phrase = « { $phrase } » n’est pas un coup possible ici. Écrivez « play toucan », « give toucan to 1 », « accept » ou « refuse toucan ».
coloretto-near-animal = L’animal « { $animal } » n’existe pas. Vouliez-vous dire « { $near } » ?
coloretto-no-animal = L’animal « { $animal } » n’existe pas. Choix possibles : { $animals }.
coloretto-no-seat = La place « { $seat } » n’existe pas : dans un coup écrit, les places vont de 0 à { $most }.

## La table dans un terminal

coloretto-table =
    Pioche : { $deck ->
        [one] { $deck } carte
       *[other] { $deck } cartes
    }. Défausse : { $discards }.
coloretto-table-bonuses = Bonus encore à prendre : { $bonuses }.
coloretto-table-seat =
    { $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } en main.
coloretto-table-column = - { $column }, { $count } sur { $capacity } : { $animals }
coloretto-table-piles = - piles : { $piles }
coloretto-table-won = - cartes bonus : { $bonuses }
coloretto-table-protected = - a la carte de protection
coloretto-table-hand = Votre main : { $cards }.

## La feuille de score

coloretto-sheet-column = La { $colour }
coloretto-sheet-piles = Piles de la { $colour }
coloretto-sheet-bonuses = Cartes bonus
coloretto-sheet-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
coloretto-sheet-times = { $n } × { $each }
coloretto-sheet-sum = { $sum }

## Ce que fait un coup, pour l’entraîneur : la suite du coup

coloretto-fact-own-clash = élimine votre propre carte { $animal }, soit { $points ->
        [one] 1 point perdu
       *[other] { $points } points perdus
    }
coloretto-fact-completes = complète votre { $colour }
coloretto-fact-ends = met fin à la partie avec votre dernière pile
coloretto-fact-ends-lost = met fin à la partie avec votre dernière pile, alors que vous n’êtes pas en tête
coloretto-fact-bonus = vous fait prendre avant les autres le bonus de { $points } points
coloretto-fact-adds = ajoute { $points ->
    [one] 1 point
   *[other] { $points } points
} à votre { $colour }
coloretto-fact-grows = ajoute { $points ->
        [one] 1 point
       *[other] { $points } points
    } à votre { $colour }
coloretto-fact-safe = ne risque rien, car plus aucune autre carte { $animal } ne peut venir
coloretto-fact-twin = coûte à { $other } au moins { $points ->
        [one] 1 point
       *[other] { $points } points
    }, car sa colonne contient déjà la carte { $animal }
coloretto-fact-gives-pile = complète la { $colour } { DE($other) }
coloretto-fact-feeds = ajoute { $points ->
        [one] 1 point
       *[other] { $points } points
    } à la { $colour } { DE($other) }
coloretto-fact-harmless = vous débarrasse de la carte { $animal }, qui ne rapporte à { $other } qu’un point
coloretto-fact-gift = ne rapporte rien à vos colonnes
coloretto-fact-makes-room = libère la colonne pour l’autre carte { $animal } que vous avez en main
coloretto-fact-parts-with-last = vous prive de la carte qui compléterait votre { $colour }
coloretto-fact-parts-with = vous prive de la carte { $animal }, qui vaut { $points ->
        [one] 1 point
       *[other] { $points } points
    } dans votre { $colour }
coloretto-fact-keeps = sauve une carte qui vaut { $saved } points dans votre { $colour }, au prix d’une qui en vaut { $lost }
coloretto-fact-pays = vous coûte la carte { $thrown }, qui vaut { $lost ->
        [one] 1 point
       *[other] { $lost } points
    }, pour en sauver une qui en vaut { $saved }

## Des choix de même genre

coloretto-kind-own-clash = jouer ou accepter le jumeau d’une carte de sa propre colonne
coloretto-kind-completes = compléter une colonne
coloretto-kind-ends = terminer la partie par sa dernière pile
coloretto-kind-ends-lost = terminer la partie sans être en tête
coloretto-kind-bonus = prendre un bonus en premier
coloretto-kind-adds = ajouter une carte à une de ses colonnes
coloretto-kind-grows = agrandir une colonne déjà longue
coloretto-kind-safe = jouer une carte dont aucun jumeau ne peut plus venir
coloretto-kind-twin = donner à un adversaire un animal qu’il a déjà dans sa colonne
coloretto-kind-gives-pile = donner à un adversaire la carte qui complète une colonne
coloretto-kind-feeds = donner à un adversaire une carte qui vaut plusieurs points
coloretto-kind-harmless = donner à un adversaire une carte qui ne vaut qu’un point
coloretto-kind-gift = donner une carte quand il valait mieux en jouer une
coloretto-kind-makes-room = libérer la colonne pour l’autre carte de cette espèce qu’on a en main
coloretto-kind-parts-with-last = donner la carte qui compléterait sa propre colonne
coloretto-kind-parts-with = donner une carte qui servait à une de ses propres colonnes
coloretto-kind-keeps = refuser un cadeau pour garder la carte qui vaut le plus
coloretto-kind-pays = refuser un cadeau au prix d’une carte qui vaut plus

## Pour le rapport

coloretto-trait-piles = Piles faites
coloretto-trait-bonuses = Cartes bonus
coloretto-trait-cards = Cartes jouées : { $colour }
coloretto-trait-column = Piles : { $colour }
coloretto-trait-animal = { $animal } sur la table à la fin
## La table dans le navigateur. Les noms sur les cartes se coupent aux traits d’union conditionnels.

coloretto-web-card = { $animal }, { $colour }
coloretto-web-twin = jumeau
coloretto-web-column =
    { $colour }, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } sur { $capacity }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
coloretto-web-before = Devant { $name }
coloretto-web-seat = { $name }
coloretto-web-holds =
    { $name } a { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } en main
coloretto-web-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
coloretto-web-hand = Votre main
coloretto-web-decks = Pioche et défausse
coloretto-web-deck =
    Pioche : il reste { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
coloretto-web-look-through =
    Défausse, { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } : la consulter
coloretto-web-discards = Défausse
coloretto-web-no-discards = Rien n’a encore été défaussé.
coloretto-web-bonuses = Cartes bonus
coloretto-web-bonus = Bonus de { $points } pour le premier à compléter la { $colour }
coloretto-web-bonus-won = Bonus de { $points } pour la { $colour }
coloretto-web-first-to = premier à { $n }
coloretto-web-piles = Piles
coloretto-web-piles-of = Piles : { $n } sur { $most }
coloretto-web-last-pile = encore une, et la partie est finie
coloretto-web-pile = Pile de la { $colour }, { $points } points
coloretto-web-protected = { $name } a la carte de protection et ne peut pas recevoir de carte.
coloretto-web-protection-free = Carte de protection : elle ira au premier joueur à qui l’on donne une carte.
coloretto-web-from = { DE($name) }
coloretto-web-choose = À vous : choisissez une carte.
coloretto-web-choose-why = Jouez-la dans votre colonne, ou donnez-la à quelqu’un d’autre.
coloretto-web-where = { $animal } : où va cette carte ?
coloretto-web-effect-lay = Jouer
coloretto-web-effect-clash = Défausser les deux
coloretto-web-effect-complete = Compléter
coloretto-web-give = Donner à { $name }
coloretto-web-not-now = pas maintenant
coloretto-web-cannot-give = Impossible de donner la carte { $animal } à { $other } maintenant
coloretto-web-wrong-column = La carte { $animal } va dans la { $colour }.
coloretto-web-let-go = Reposer
coloretto-web-given = { $name } vous donne la carte { $animal }.
coloretto-web-which = La carte { $animal } est défaussée. Quelle autre carte défausser avec elle ?
coloretto-web-accept-lay = Accepter : la carte va dans votre { $colour }.
coloretto-web-accept-clash = Accepter : vous avez déjà son jumeau, les deux cartes sont défaussées.
coloretto-web-accept-complete = Accepter : la carte complète votre { $colour }.
coloretto-web-or-refuse = Refuser : la carte est défaussée avec une de vos cartes marquées.
coloretto-web-must-accept = Vous ne pouvez pas refuser.
coloretto-web-accept = Accepter
coloretto-web-refuse = Refuser
coloretto-web-tour-columns = Voici vos quatre colonnes. Avec une à six cartes, une colonne vaut en tout 1, 3, 6, 10, 15 ou 21 points. Mais deux jumeaux, deux fois le même animal, s’éliminent : les deux cartes sont perdues.
coloretto-web-tour-hand = Votre main. Choisissez une carte, puis votre colonne ou un adversaire, ou faites-la glisser. Au clavier : flèches et Entrée.
coloretto-web-tour-rivals = Les colonnes de vos adversaires. Donnez-leur un animal qu’ils ont déjà : ils le perdent, à moins de refuser et de perdre une carte d’une colonne voisine.
coloretto-web-tour-bonus = Une colonne complète devient une pile et se vide. Le premier à compléter une couleur prend sa carte bonus.
coloretto-web-tour-end = La partie se termine quand quelqu’un fait la dernière pile, ou quand la pioche est épuisée. Touchez la défausse pour voir les cartes défaussées.
coloretto-web-tour-prompt = Cette ligne dit toujours qui doit faire quoi. Si quelque chose n’est pas permis, elle donne aussi le numéro de la règle.
coloretto-web-title-dolphin = dauphin
coloretto-web-title-ray = raie
coloretto-web-title-seahorse = hippo­campe
coloretto-web-title-crab = crabe
coloretto-web-title-jellyfish = méduse
coloretto-web-title-toucan = toucan
coloretto-web-title-hummingbird = colibri
coloretto-web-title-heron = héron
coloretto-web-title-owl = hibou
coloretto-web-title-chameleon = camé­léon
coloretto-web-title-toad = crapaud
coloretto-web-title-snake = serpent
coloretto-web-title-anteater = four­milier
coloretto-web-title-frog = gre­nouille
coloretto-web-title-rhinoceros = rhino rayé
coloretto-web-title-rabbit = lapin
coloretto-web-title-sloth = pares­seux
coloretto-web-title-armadillo = tatou

# La leçon

coloretto-lesson-chapter-goal = Le but
coloretto-lesson-chapter-turn = Votre tour
coloretto-lesson-chapter-twist = Jumeaux et cadeaux
coloretto-lesson-chapter-end = La fin
coloretto-lesson-other = Ce coup est permis, mais dans la leçon, touchez ce qui brille.
coloretto-lesson-goal = Vous collectionnez les animaux de l’Amazone en quatre colonnes, une par couleur. À la fin, celui qui a le plus de points gagne.
coloretto-lesson-longer = Les longues colonnes rapportent : un animal vaut 1 point, deux en valent 3, trois 6, quatre 10, et ainsi de suite.
coloretto-lesson-play = À votre tour, vous posez une carte de votre main dans la colonne de sa couleur. Prenez le caméléon, puis votre colonne brune.
coloretto-lesson-play-brown = C’est une bonne carte, mais commencez par la brune : sa colonne est courte et vite complète.
coloretto-lesson-give-later = On peut aussi donner une carte à un rival ; nous y viendrons. Gardez celle-ci pour vous.
coloretto-lesson-draw = Ensuite, vous piochez : vous avez toujours trois cartes en main. Votre rival a joué aussi. Posez le crapaud à côté du caméléon.
coloretto-lesson-full = Les pastilles au-dessus d’une colonne montrent combien d’animaux elle peut contenir : trois pour la brune. Vous avez en main le troisième, le serpent à deux têtes. Complétez la colonne !
coloretto-lesson-fill-first = Complétez d’abord la colonne brune : une fois complète, elle est à l’abri.
coloretto-lesson-pile = Complète ! La colonne devient une pile : 6 points que personne ne peut vous prendre. Vous êtes le premier à compléter le brun : sa carte bonus est à vous, 3 points de plus.
coloretto-lesson-twins = Et voici le piège : deux animaux de la même espèce ne se supportent pas. S’ils se retrouvent dans la même colonne, les deux cartes sont défaussées. Votre rival a un crabe, et vous aussi, en main…
coloretto-lesson-give = Au lieu de jouer une carte, vous pouvez la donner. Choisissez le crabe et donnez-le à votre rival.
coloretto-lesson-give-not-play = Vous pourriez le garder, mais chez votre rival il élimine une carte : donnez le crabe.
coloretto-lesson-give-the-twin = Votre rival n’a pas cet animal : ce serait un vrai cadeau. Donnez le crabe.
coloretto-lesson-gone = Les deux crabes sont défaussés : votre rival perd une carte de sa colonne, et vous avez déjà pioché une carte pour remplacer la vôtre. Avançons de quelques tours.
coloretto-lesson-some-turns = Trois animaux verts valent 6 points, et vous avez un caméléon dans la colonne voisine. Mais votre rival vous donne une carte.
coloretto-lesson-refuse = Une deuxième grenouille ! Si vous l’acceptez, les deux sont défaussées. Si vous la refusez, elle est défaussée avec une carte d’une colonne voisine, et votre grenouille reste. Refusez.
coloretto-lesson-not-accept = Votre colonne verte passerait de 6 points à 3, alors que le caméléon ne vous en coûte que 1. Refusez.
coloretto-lesson-refused = Bien joué : un point perdu au lieu de trois. On ne refuse qu’un jumeau, et seulement s’il y a une carte dans une colonne voisine. Toute autre carte donnée doit être acceptée.
coloretto-lesson-end = La partie se termine quand un joueur pose sa troisième pile (la deuxième, à quatre) ou quand la pioche est épuisée. Passons directement à la fin.
coloretto-lesson-last = Vous avez deux piles, et il manque un animal à votre colonne brune. Votre rival mène d’un point : terminez la partie maintenant, et vous le dépassez.
coloretto-lesson-finish = Votre rival resterait en tête. Complétez la colonne brune : la partie s’arrête net, et vous l’emportez.
coloretto-lesson-score = La troisième pile arrête la partie. Les piles, les colonnes et les cartes bonus comptent, pas la main : 27 à 25. Vous avez gagné !
coloretto-lesson-shield = À trois ou à quatre, donner une carte a un autre effet. Tapir a un crabe : donnez-lui le vôtre.
coloretto-lesson-shield-give = Ici, donnez le crabe à Tapir.
coloretto-lesson-shielded = Le joueur qui reçoit une carte prend aussitôt la carte de protection, quelle que soit sa réponse. Tant qu’il l’a, personne ne peut lui en donner : Agouti, dont c’est le tour, doit choisir quelqu’un d’autre.
coloretto-lesson-moved = Agouti vous donne un toucan, et vous prenez la carte de protection.
coloretto-lesson-yours = Elle vous protège maintenant, jusqu’à ce qu’un autre joueur reçoive une carte.

## La feuille de score d’une vraie table

coloretto-pad-full = Une colonne complète n’est plus une colonne : notez-la comme pile.
coloretto-pad-too-many-piles = La partie s’arrête à la dernière pile : un seul joueur peut l’avoir faite.
coloretto-pad-bonus = Le premier à compléter une couleur prend sa carte bonus : elle est donc chez un joueur qui a une pile de cette couleur, et chez personne tant qu’il n’y en a pas.
coloretto-pad-bonus-twice = Il n’y a qu’une carte bonus pour la { $colour } : un seul joueur peut l’avoir.
coloretto-pad-copies = Il n’y a que cinq cartes de chaque animal : impossible d’avoir autant de colonnes et de piles.

## À une vraie table : la mise en place, et ce qu’on demande

coloretto-setup-deck = Mélangez les { $n } cartes animaux en une pioche face cachée, au centre.
coloretto-setup-bonuses = Posez à côté les quatre cartes bonus, face visible : une par couleur.
coloretto-setup-protection = Posez à côté la carte de protection : elle ira au premier joueur à qui l’on donne une carte.
coloretto-setup-hand = Distribuez { $n } cartes à chaque joueur, qui les garde secrètes.
coloretto-setup-columns = Chacun garde de la place pour quatre colonnes, dans cet ordre : bleu, violet, brun, vert.
coloretto-setup-first = Tirez au sort celui qui commence ; puis on joue dans le sens horaire.
coloretto-ask-refuse = Puis-je refuser une carte qu’on me donne ?
coloretto-ask-give = À qui puis-je donner une carte ?
coloretto-ask-twin = Et si l’animal est déjà dans la colonne ?
coloretto-ask-full = Que devient une colonne complète ?
coloretto-ask-bonus = Qui prend la carte bonus ?
coloretto-ask-draw = Quand est-ce que je pioche, et combien ?
coloretto-ask-end = Quand la partie se termine-t-elle ?

## Les règles en bref, à imprimer

coloretto-turn-play = Jouez une carte dans votre colonne de sa couleur, ou donnez-en une à quelqu’un.
coloretto-turn-twin = Deux fois le même animal dans une colonne : les deux jumeaux sont aussitôt défaussés.
coloretto-turn-full = Une colonne complète (bleu 5, violet 4, brun 3, vert 6) devient une pile ; la colonne repart de zéro.
coloretto-turn-bonus = Le premier à compléter une couleur prend sa carte bonus.
coloretto-turn-given = Une carte donnée ne peut être refusée que si cet animal est déjà dans votre colonne et qu’une colonne voisine contient une carte : défaussez la carte donnée et une carte de cette colonne voisine.
coloretto-turn-protection = À trois ou quatre : un joueur qui reçoit une carte prend la carte de protection, et on ne peut plus lui en donner tant qu’il la garde.
coloretto-turn-draw = Complétez votre main à trois cartes. C’est au tour du joueur à votre gauche.
coloretto-turn-end = Fin : quand un joueur pose sa troisième pile (à quatre, sa deuxième) ou quand la dernière carte est piochée. Les cartes en main ne comptent pas.
coloretto-score-cards = 
    { $n ->
        [one] 1 carte d’une couleur
       *[other] { $n } cartes d’une couleur
    }
coloretto-card-protection = Protection
coloretto-card-bonus = Bonus

# Le sujet d’un problème.
coloretto-theme-grows = Faire grandir une colonne
coloretto-theme-completes = Compléter une colonne
coloretto-theme-twin = Les jumeaux
coloretto-theme-safe = Jouer la sécurité
coloretto-theme-ends = Terminer la partie

## Noté à une vraie table

coloretto-write-hand = Votre main : touchez la carte { $n } sur { $all }.
coloretto-write-draw = Quelle carte avez-vous piochée ?
coloretto-write-start = Qui commence ?
coloretto-write-seat = { $seat }
coloretto-write-play = { $seat } : quelle carte, et où est-elle allée ?
coloretto-write-own = dans sa propre colonne
coloretto-write-to = pour { $other }
coloretto-write-answer = { $seat } a reçu la carte { $animal }. Et ensuite ?
coloretto-write-accept = l’a acceptée
coloretto-write-refuse = l’a refusée, en défaussant la carte { $thrown }
coloretto-write-all-seen = Il n’y a que cinq cartes de chaque animal, et les cinq ont été vues ({ $animal }) : il y a une erreur dans ce que vous avez noté.

## Pièces dessinées dans les règles où elles sont nommées d’abord : toutes les formes de chaque nom

coloretto-drawn-protection = carte de protection
