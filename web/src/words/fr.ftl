# Le client du navigateur, en français.

web-home = Tepui, accueil
web-skip-to = Aller à la table
web-language = Langue
web-sound = Sons
web-haptics = Sentir les pièces (vibration)
web-night = Nuit ou jour
web-no-server = Le serveur ne répond pas. Vérifiez la connexion et réessayez.
web-nowhere = Il n’y a rien ici.
web-needs-server = C’est pour celles et ceux qui jouent ensemble par un serveur. Ici, tout reste sur votre appareil.
web-go-home = Vers les jeux
web-loading = La table se met en place.
web-you = vous
web-ends = La partie finit après : { $what }
web-ends-or = ou
web-your-turn = À vous
web-may-change = Vous pouvez encore changer d’avis.
web-is-awaited = doit jouer
web-would-points = Points : { $from } → { $to }.
web-points-now = points pour l’instant :
web-away = en son absence, un robot joue
web-gone = hors ligne
web-empty-seat = place libre
web-level-random = robot qui joue au hasard
web-level-greedy = robot glouton
web-level-instinct = robot qui joue d’instinct
web-level-easy = robot facile
web-level-normal = robot moyen
web-level-hard = robot fort
web-level-expert = robot expert
web-level-champion = robot champion
web-level-novice = robot novice
web-level-beginner = robot débutant
web-level-casual = robot amateur
web-level-regular = robot habitué
web-level-skilled = robot aguerri
web-level-master = robot maître
web-strength-novice = Comme à la première partie d’un enfant : rien d’absurde, mais beaucoup lui échappe.
web-strength-beginner = Connaît les règles, et rate bien des choses.
web-strength-casual = Joue des coups sensés, et en manque de meilleurs.
web-strength-regular = A déjà joué quelques soirées.
web-strength-skilled = Joue bien, au coup d’œil.
web-strength-master = Se trompe rarement.
web-strength-champion = Le plus fort de nos robots.
web-manner-gambler = Flambeur : il joue gros.
web-manner-homebody = Casanier : il s’occupe de ses affaires.
web-manner-miser = Avare : il lâche le moins possible.
web-manner-patient = Patient : il attend son heure.
web-manner-spoiler = Trouble-fête : il aime contrarier les plans des autres.
web-seats = { $n ->
    [one] { $n } place
   *[other] { $n } places
}
web-waiting-for = On attend { $names }
web-hurry = Tout montrer ({ $n })
web-reconnecting = Reconnexion…
web-offline = hors ligne
web-offline-go = Continuer sans connexion
web-offline-on = Sans connexion : la partie continue sur cet appareil et sera transmise plus tard.
web-offline-failed = Cette partie ne peut pas continuer sans connexion.
web-offline-stays = La partie continue sur cet appareil.
web-offline-kept = Ce que vous avez joué sans connexion est gardé sur cet appareil.
web-offline-return = À la table du serveur
web-offline-here = Continuer ici
web-offline-forget = L’oublier
web-paused = La table est en pause.
web-over = La partie est finie.
web-closed = Cette table a été fermée.
web-bot-plays-for-you = Un robot joue pour vous.
web-sit-in = Laisser un robot remplacer { $name }
web-return = Reprendre ma place
web-resume = Reprendre
web-asks-undo = { $name } voudrait reprendre son dernier coup.
web-asks-pause = { $name } voudrait faire une pause.
web-agree = D’accord
web-decline = Refuser
web-confirm = Confirmer
web-cancel = Annuler
web-close = Fermer
web-menu = Menu
web-rules = Règles
web-hint = Conseil
web-hint-title = Ce qu’un robot fort envisagerait
web-thinking = Réflexion…
web-undo = Reprendre le coup
web-table = Table
web-notebook = Carnet
web-tab-notes = Carnet
web-tab-chat = Discussion
web-tab-players = Joueurs
web-say-something = Dites quelque chose…
web-send = Envoyer
web-no-chat-yet = Personne n’a encore rien dit.
web-mute = Masquer ses messages
web-unmute = Afficher ses messages
web-settings = Réglages
web-theme = Thème
web-theme-auto = comme le système
web-theme-light = brume du matin
web-theme-dark = nuit en forêt
web-motion = Mouvement
web-motion-auto = les pièces se déplacent
web-motion-calm = calme : les pièces apparaissent
web-rivals = Coups des adversaires
web-rivals-calm = posément
web-rivals-brisk = avec entrain
web-rivals-swift = robots rapides : presque sans pause
web-rivals-once = d’un seul coup
web-again = Revoir ce qui s’est passé depuis mon dernier tour
web-recap = Pendant que vous attendiez
web-recap-news = { $n ->
    [one] Pendant que vous attendiez : un coup à lire
   *[other] Pendant que vous attendiez : { $n } coups à lire
}
web-recap-before = { $n ->
    [one] Et un coup plus ancien, dans le carnet.
   *[other] Et { $n } coups plus anciens, dans le carnet.
}
web-patterns = Motifs avec les couleurs
web-confirm-moves = Confirmer chaque coup
web-warn = M’avertir avant une erreur
web-warn-why = Seulement contre des robots : avant un coup qui vous coûterait dix points sur cent ou plus, on vous demande.
web-sure = Vraiment ?
web-sure-what = { $move } Cela coûterait { $points } points sur cent : { $chance } % de chances au lieu de { $best } %.
web-sure-no = Réfléchir encore
web-sure-yes = Jouer quand même
web-lesson-warn = Un avertissement s’affichera avant une erreur. Le menu de la table permet d’y renoncer.
web-as-text = La table en texte
web-as-text-why = En simples lignes, chaque choix en mots. Convient aux lecteurs d’écran.
web-choices = Vos choix
web-keys = Lettres et chiffres comme raccourcis
web-keys-why = Les boutons montrent leur lettre. En plus : H conseil, L carnet, V ce qui s’est passé depuis votre dernier tour, M ce qui est à votre portée (Amazonas), O ce qui entoure la tuile ou le village visé, ? règles, Échap reposer ou passer ce qui est montré.
web-tour = Visite de la table
web-skip = Passer
web-next = Suivant
web-begin = Jouons
web-learn = Apprendre en jouant
web-chapters = Chapitres
web-beginning = Le début
web-lesson-not-here = Pas dans une leçon.
web-lesson-read = Lisez d’abord la suite : ensuite, c’est à vous.
web-lesson-move = À vous
web-lesson-show = Montrez-moi
web-lesson-skip = Passer, et jouer
web-newcomer = Vous découvrez ce jeu ? Apprenez-le en { $n } minutes, en jouant.
web-just-play = Jouer tout de suite
web-lesson-play = Jouer contre un robot facile
web-score-sheet = Les points, ligne par ligne
web-puzzles = Problèmes
web-puzzle = Problème { $n } sur { $of }
web-puzzle-day = Le problème du jour
web-puzzle-solved = résolu
web-puzzle-streak = série : { $n }
web-puzzle-difficulty = Difficulté
web-puzzle-level = Votre niveau
web-puzzle-of-five = { $n } sur 5
web-puzzle-what = Que joueriez-vous ? Un coup est bien meilleur que les autres.
web-puzzle-right = Juste !
web-puzzle-wrong = Ce coup vous coûte { $points } chances sur cent.
web-puzzle-theme = Thème : { $theme }
web-puzzle-line = La suite possible
web-puzzle-chances = Chances de victoire
web-puzzle-over = Vous avez répondu : passez au suivant.
web-pause = Demander une pause
web-leave = Quitter la table
web-leave-rated = Cette partie est classée : la quitter, c’est la perdre.
web-leave-why = Un robot joue pour vous jusqu’à votre retour. Si la partie ne compte pour rien, qui a le lien de la table peut entre-temps prendre votre place.
web-leave-why-here = Un robot joue pour vous jusqu’à votre retour.
web-personal-link = Copier mon lien personnel
web-personal-why = Il emmène votre place sur un autre appareil. Gardez-le pour vous.
web-turn = Me prévenir quand c’est à moi
web-turn-push = Sur cet appareil
web-turn-mail = Par courriel
web-turn-address = Votre adresse électronique
web-turn-code = Le code reçu par courriel
web-turn-code-sent = Un code y a été envoyé. Saisissez-le, puis appuyez de nouveau sur « Par courriel ».
web-turn-stop = Ne plus me prévenir
web-turn-told = On vous préviendra quand ce sera à vous.
web-turn-stopped = On ne vous préviendra plus.
web-turn-no-push = Ce navigateur ne veut pas de notifications. Autorisez-les dans ses réglages.
web-turn-no-way = Ce serveur ne peut prévenir personne : il n’a ni courrier ni notifications.
web-turn-come = C’est à vous de jouer.
web-turn-hook = Par un webhook
web-turn-hook-form = Pour
web-turn-hook-discord = Discord
web-turn-hook-matrix = Matrix (hookshot)
web-turn-hook-json = autre chose (JSON)
web-turn-hook-address = L’adresse du webhook (https)
web-turn-hook-set = Me prévenir là
web-turn-replaces = Une nouvelle adresse remplace la précédente.
web-tell = Me prévenir
web-tell-why = Quand c’est à vous à une table par correspondance, quand une ronde de tournoi commence, quand on vous invite : une fois, et pas tant que vous l’avez sous les yeux.
web-tell-add = Choisir un moyen
web-tell-told = Désormais, on vous préviendra.
web-tell-push = Sur un autre appareil
web-tell-push-here = Sur cet appareil
web-tell-mail = Par courriel : { $address }
web-tell-hook = Par un webhook : { $address }
web-tell-remove = Retirer
web-tell-remove-which = Retirer : { $way }
web-tell-test = Essayer
web-tell-test-which = Essayer : { $way }
web-tell-tested = Un message d’essai est en route.
web-tell-round = Votre ronde a commencé.
web-tell-invited = { $name } vous invite à une partie.
web-log = Télécharger le journal
web-show-result = Voir le résultat
web-waiting-room = La table est mise
web-your-name = Votre nom
web-sit-down = S’asseoir
web-share-link = Envoyez ce lien à vos amis. Qui l’ouvre peut s’asseoir.
web-share-local = Ce serveur n’écoute que sur cet ordinateur : ailleurs, le lien ne mène nulle part. Pour les téléphones et ordinateurs de la maison, lancez-le ainsi :
web-share-lan = Le lien fonctionne sur votre réseau local : sur chaque téléphone et ordinateur qui s’y trouve.
web-link = Lien vers cette table
web-copy = Copier
web-copied = Copié
web-qr = Code QR du lien
web-about-to-begin = Tout le monde est là. On commence.
web-fair = Le mélange est déjà fixé : son empreinte commence par { $hash }. La graine est montrée à la fin.
web-room-pace = Rythme : { $pace }
web-room-here = S’asseoir ici
web-room-here-seat = S’asseoir ici : place { $n }
web-room-a-bot = Un robot…
web-room-fill = Un robot à la place { $n }
web-room-free = Libérer
web-room-free-seat = Libérer la place { $n }
web-room-settle = Changer les options
web-room-settle-all = Valider ces options
web-room-cancel = Annuler la table
web-room-cancel-sure = Vraiment annuler ?
web-room-stand-up = Se lever
web-room-person = { $name } prend place.
web-room-bot = { $name }, un robot, prend place.
web-room-empty = Une place s’est libérée.
web-room-settled = { $seat } a changé les conditions de la partie.
web-look-on = Vous regardez
web-look-on-full = Toutes les places sont prises : vous regardez. Si une se libère, vous pourrez vous y asseoir.
web-room-changed = Changé : { $what }
web-room-with = { $what } : oui
web-room-without = { $what } : non
web-take = Prendre la place { DE($name) }
web-take-why = { $name } a quitté la table et un robot joue à sa place : vous pouvez vous y asseoir, avec tout ce qui s’y trouve.
web-closed-cancelled = La table a été annulée avant la partie.
web-asked-undo = Vous avez demandé à reprendre le dernier coup. Il faut l’accord { DE($names) }.
web-asked-pause = Vous avez demandé une pause. Il faut l’accord { DE($names) }.
web-withdraw = Retirer ma demande
web-answered-declined = { $seat } refuse.
web-answered-withdrawn = { $seat } ne demande plus rien.
web-answered-lapsed = La partie a continué : la demande { DE($seat) } est sans suite.
web-seek = Trouvez-moi une partie
web-seek-any = peu importe le nombre de places
web-seek-bots = des robots complètent après une minute
web-seek-which = Choisissez au moins un jeu.
web-seek-on = { $n ->
    [one] Recherche : { $games }. Pour l’instant, personne d’autre ne cherche.
   *[other] Recherche : { $games }. { $n } personnes cherchent une partie.
}
web-seek-meanwhile = En attendant, jouez contre un robot ou faites ce que vous voulez ici : on vous appellera. Fermer la page arrête la recherche.
web-seek-stop = Ne plus chercher
web-seek-seeking = Recherche…
web-seek-found = Votre partie est prête
web-won = { $n ->
    [one] { $names } gagne
   *[other] { $names } se partagent la victoire
}
web-total = Total
web-place = Rang
web-sheet-hidden = Secret, non compté.
web-score-now = Si tout finissait maintenant
web-show-sheet = Points { DE($name) } : montrer la feuille de score
web-tie = Égalité de points. Voici ce qui départage, dans l’ordre :
web-tie-shared = Égalité de points et rien ne départage : la place est partagée.
web-counting-skip = Une touche ou un clic pour continuer
web-result-won = { $by ->
    [one] Victoire d’un point : { $mine } à { $theirs }
   *[other] Victoire ! { $mine } à { $theirs }
}
web-result-won-tie = Victoire au départage : { $mine } partout
web-result-won-plain = Victoire !
web-result-shared = Victoire partagée : { $mine } partout
web-result-lost = { $by ->
    [one] Défaite d’un point : { $mine } à { $theirs }
   *[other] Défaite : { $mine } à { $theirs }
}
web-result-lost-tie = Défaite au départage : { $mine } partout
web-result-lost-plain = Défaite
web-ordinal = { $n ->
    [1] 1er
   *[other] { $n }e
}
web-tie-by = Égalité de points, départagée ainsi : { $what }, { $mine } contre { $theirs }.
web-decided = Ce qui a fait la différence
web-against = contre { $points } pour { $name }
web-best-score = Votre meilleur score
web-rating-change = Cote { $change }
web-turning = Le tournant de la partie
web-turned = { $name }, { $grade } : { $chance } % de chances de victoire au lieu de { $best } %.
web-turned-theirs = Aucun de vos choix n’a coûté cher. La partie a tourné sur un choix { DE($name) } :
web-turned-mine = Vous avez gagné malgré ce choix ; ceux des autres ont coûté peu :
web-play-on = Rejouer à partir d’ici
web-other-game = Un autre jeu
web-share-picture = Partager en image
web-share-failed = Ce navigateur n’a pas pu dessiner l’image.
web-fair-checked = Donne loyale, vérifiée
web-my-games = Mes parties
web-seed = Graine du mélange : { $seed }
web-checked = Cette donne a été vérifiée par votre navigateur.
web-checked-late = Votre navigateur est arrivé après la fin : la graine correspond à l’engagement, mais il ne peut savoir quand celui-ci fut pris.
web-checked-device = Cette donne a été faite sur l’appareil où elle a été jouée.
web-check-bad = Attention : cette donne n’est pas celle qui était promise.
web-check-seed = La graine { $seed } a pour empreinte { $commitment }, promise avant le premier coup.
web-check-seed-bad = La graine { $seed } a pour empreinte { $hash } ; { $commitment } était promise.
web-check-number = { $name } a ajouté le nombre { $number }, comme promis par { $promise }.
web-check-number-bad = Le nombre { DE($name) }, « { $number } », manque ou n’est pas celui qui était promis : { $promise }.
web-check-with-numbers = Le nombre de chacun est entré dans le mélange : personne, pas même l’hôte, n’a pu choisir cette donne.
web-check-alone = Personne n’a ajouté de nombre : l’hôte ne pouvait plus changer la donne, mais il a pu en essayer plusieurs avant d’ouvrir la table.
web-check-device = Aucun serveur n’a distribué : qui joue seul sur son appareil lui fait confiance. Chaque tirage découle de la graine.
web-check-verify = Que chaque coup et chaque carte en découlent, « tepui verify » le vérifie avec les règles, sur votre propre ordinateur :
web-check-log = le journal de cette partie
web-rematch = Rejouer
web-to-rematch = Vers la partie suivante
web-same-deal = La même donne
web-same-deal-why = Vous connaissez cette donne : même place, des robots aux autres, et rien ne compte.
web-seen = donne déjà vue
web-was-seen = Cette donne avait déjà été jouée : à cette place, on savait ce qui allait venir.
web-replay = Revoir la partie
web-play-now = Jouer
web-invite = Inviter
web-hero =
    Des jeux du fleuve,
    une table.
web-hero-why = Partagez un lien et jouez entre amis, ou commencez tout de suite contre des robots. Sans compte.
web-hero-why-here = Jouez contre des robots ou à plusieurs autour de votre appareil, même sans réseau. Sans compte.
web-players = { $least } à { $most }
web-minutes = { $n } min
web-seconds = { $n } s
web-hours = { $n } h
web-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
web-pages = Pages
web-games = Jeux
web-replays = Parties jouées
web-open-tables = Tables ouvertes
web-no-open-tables = Aucune table ouverte pour l’instant. Ouvrez-en une : qui passe peut s’asseoir.
web-free-seats = { $n ->
    [one] { $n } place libre
   *[other] { $n } places libres
}
web-my-tables = Mes tables
web-ratings = Cotes
web-rating = Cote
web-ratings-why = On commence à 1500. Le nombre après ± dit de combien la cote peut se tromper ; les robots ne bougent pas.
web-rated-games = { $n ->
    [one] une partie
   *[other] { $n } parties
}
web-rating-errors = Entraîneur : { $rate } points de chance perdus sur 100 choix, en { $n ->
    [one] une partie analysée
   *[other] { $n } parties analysées
}
web-no-tables = Vous n’êtes encore à aucune table.
web-with = avec { $names }
web-is-playing = en cours
web-is-paused = en pause
web-is-open = pas encore commencée
web-is-over = finie
web-have-link = Vous avez un lien ?
web-paste-link = Collez-le ici
web-join = Rejoindre
web-bad-link = Ce n’est pas un lien vers une table.
web-guest = Naturaliste
web-bots = robots
web-bots-change = Changer la force des robots
web-pace-live = tout de suite
web-pace-slow = sans hâte
web-pace-move = { $time } par coup
web-pace-bank = { $time } chacun
web-pace-bonus = { $time } chacun, plus { $bonus } à chaque coup
web-open-title = Une table pour { $game }
web-who-sits = Qui s’assied ici
web-how-many = Places
web-seat = Place { $n }
web-friend = quelqu’un, par lien
web-options = Comment on joue
web-time = Temps
web-pace = Rythme
web-live = maintenant, tous ensemble
web-slow = par correspondance, en jours
web-clock = Temps de réflexion
web-no-limit = sans limite
web-clock-why = Quand le temps est écoulé, un robot joue ce coup.
web-absence = Un robot pour les absents
web-absence-after = après { $time }
web-absence-never = jamais
web-more = Plus de choix
web-wish-public = Publique
web-wish-public-why = La table est montrée à l’accueil ; qui passe peut s’asseoir.
web-wish-spectators = Spectateurs
web-wish-spectators-why = Qui a le lien peut regarder. Les secrets restent secrets.
web-wish-hints = Conseils
web-wish-hints-why = Chacun peut demander ce qu’un robot fort jouerait.
web-wish-chat = Discussion
web-wish-chat-why = On peut s’écrire à la table.
web-wish-numbers = Tout le monde mélange
web-wish-numbers-why = Chaque navigateur ajoute un nombre au hasard : personne, pas même le serveur, ne décide seul du mélange.
web-wish-rated = Classée
web-wish-rated-why = Le résultat compte pour la cote de chaque personne : il faut se connecter, il n’y a ni conseils ni retours, et qui part prend la dernière place.
web-open-table = Ouvrir la table
web-compare = La même donne
web-compare-none = pour cette table seule
web-compare-tables = pour plusieurs tables
web-compare-seats = pour nous, de chaque place
web-compare-tables-why = Plusieurs tables aux mêmes places jouent les mêmes donnes ; on compare les personnes assises à la même place. Vous êtes à la première, et un lien amène vos amis aux leurs.
web-compare-seats-why = Vous jouez chaque donne { $n } fois, chacun avançant d’une place à chaque fois. Qui tire le meilleur de toutes les places ?
web-open-match = Ouvrir le match
web-to-match = Vers le match
web-match = Match sur les mêmes donnes
web-match-tables = Tables
web-match-deals = Donnes
web-match-table = Table { $n }
web-match-round = Ronde { $n }
web-match-deal = Donne { $n }
web-match-size = { $tables } tables, { $deals ->
    [one] une donne
   *[other] { $deals } donnes
}
web-match-rounds = { $deals ->
    [one] une donne
   *[other] { $deals } donnes
}, { $rounds } rondes
web-match-next = Ronde suivante
web-match-to-table = Vers ma table
web-match-without = Continuer sans les absents
web-match-without-why = Les tables où personne ne s’est assis, ou n’a continué, sont fermées et ne comptent pas.
web-match-standings = Classement
web-match-who = Qui
web-match-matchpoints = Points de match
web-match-against = Écart
web-match-hidden = Vous verrez les résultats quand vous aurez joué cette donne ; tout le monde, quand elle sera jouée à toutes les tables.
web-match-playing = D’autres jouent encore cette donne. Les parties et la graine sont montrées quand elle est jouée partout.
web-match-parted = Où les tables ont divergé
web-match-same = Toutes les tables ont joué la même partie.
web-match-fair = Ce qui est comparé, et comment le vérifier
web-match-means = Chaque place est comparée à la même place des autres tables : l’écart de points à leur moyenne, et deux points de match pour chaque table battue, un pour chaque égalée. Toutes les donnes ont été promises par ces empreintes à l’ouverture du match ; quand une donne est jouée partout, chacun peut prendre les journaux de ses tables et les vérifier avec tepui verify.
web-match-sealed = D’autres jouent encore cette donne : graine, partie et analyse sont montrées quand elle est jouée à toutes les tables du match.
web-match-is-open = pas commencée
web-match-is-playing = en cours
web-match-is-paused = en pause
web-match-is-over = jouée
web-match-is-closed = fermée
web-no-game = Ce jeu n’existe pas ici.
web-score-graph = Points de toutes les places au fil du temps
web-time-line = Fil du temps
web-step = Étape
web-step-of = étape { $n } sur { $all }
web-first = À la première étape
web-back = Une étape en arrière
web-run = Dérouler
web-stop = Arrêter
web-on = Une étape en avant
web-turn-back = Un tour en arrière (Maj et la flèche)
web-turn-on = Un tour en avant (Maj et la flèche)
web-last = À la dernière étape
web-speed = Vitesse
web-seen-by = Vu par
web-all = Tous
web-share-step = Partager cette étape
web-try = Reprendre ici
web-try-how = Une table contre des robots à partir de ce que l’on savait alors à cette place ; ce qu’on ne pouvait pas savoir est redistribué.
web-drop-log = Déposez le journal d’une partie sur cette page, ou choisissez-en un. Le menu d’une table finie mène à son journal.
web-choose-log = Choisir un journal
web-rules-search = Chercher dans les règles
web-example = Voir un exemple
web-example-again = Encore une fois
web-rules-hits = { $n ->
    [0] Rien trouvé.
    [one] { $n } endroit
   *[other] { $n } endroits
}
web-rules-ours = Notre décision : ici, le livret se tait ou peut se lire autrement.
web-contents = Sommaire
web-figures = Chiffres
web-to-table = Ouvrir une table
web-tab-coach = Entraîneur
web-my-games-here = Les parties de ce navigateur.
web-my-games-none = Pas encore de partie terminée. La prochaine apparaîtra ici.
web-my-games-none-such = Aucune partie de ce genre.
web-more-games = Plus de parties
web-game = Jeu
web-result = Résultat
web-result-are-won = Victoires
web-result-are-lost = Défaites
web-rival = Avec
web-statistics = Statistiques
web-stat-won = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}, { $won ->
    [one] { $won } victoire
   *[other] { $won } victoires
} ({ $share })
web-stat-seats = à { $n } : { $share } de { $games }
web-stat-points = { $average } points en moyenne, { $best } au mieux
web-stat-errors = { $rate } points perdus pour dix choix ({ $n ->
    [one] une partie analysée
   *[other] { $n } parties analysées
})
web-stat-rivals = Le plus souvent avec
web-stat-ahead = devant { $ahead } fois sur { $n }
web-place-of = { $place } sur { $n }
web-worst = choix le plus coûteux : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-worst-none = aucun choix coûteux
web-mistakes = { $n ->
    [one] Revoir mon erreur
   *[other] Revoir mes { $n } erreurs
}
web-mistakes-title = Apprendre de ses erreurs
web-mistakes-left = encore { $n }
web-mistakes-done = Rien à revoir pour l’instant. Ce que vous avez trouvé reviendra dans quelques jours ; l’analyse de vos parties en apportera d’autres.
web-ranking = Classement
web-ranking-why = On y figure avec un nom et cinq parties classées. Les robots ne bougent pas : ils donnent l’échelle.
web-games-count = Parties
web-player-unrated = Pas encore au classement : il faut un nom et cinq parties classées.
web-player-together = Nos parties
web-coach-review = L’analyse de l’entraîneur
web-coach-mine = Mes choix, analysés
web-coach-closed = Vos choix, d’après ce que vous avez vu : d’autres jouent encore cette donne. Une fois le jour passé (UTC), l’entraîneur montre tout.
web-coach-working = L’entraîneur regarde la partie
web-coach-show = Le montrer sur la table
web-coach-whose = Choix de
web-coach-now = Chances à l’étape montrée
web-coach-ring = choix coûteux
web-coach-lost-open = { $name }, { $grade } : { $before } % avant, { $after } % après, cartes ouvertes
web-coach-open-cards = Toutes cartes ouvertes
web-coach-framed = Le meilleur coup est encadré en vert sur la table.
web-coach-all = Les { $n } choix qui ont coûté quelque chose
web-coach-few = Seulement les trois plus coûteux
web-coach-counted = Comment c’est compté
web-daily = La donne du jour
web-daily-line = Une donne, un essai, la même pour tous.
web-daily-left = { $n ->
    [0] Tout est joué pour aujourd’hui.
    [one] Il en reste une aujourd’hui.
   *[other] Il en reste { $n } aujourd’hui.
}
web-daily-is-new = à jouer
web-daily-is-begun = commencée
web-daily-is-done = jouée
web-daily-why = Un seul essai, contre les mêmes robots que tous, à votre rythme ; ni conseils, ni coups repris. Vous verrez ensuite où vous en êtes par rapport au par : ce que notre robot le plus fort tire de cette donne à votre place.
web-daily-over = Ce jour est passé. Vous pouvez vous exercer sur sa donne, hors classement.
web-daily-begin = Jouer
web-daily-go-on = Continuer
web-daily-practise = S’exercer
web-daily-to-par = par rapport au par
web-daily-points = { $points } points ; le par est de { $par }, à { $spread } près : notre robot champion a joué { $games } fois à votre place.
web-daily-first-par = { $points } points ; un premier par est de { $par }, à { $spread } près : un robot rapide a joué { $games } fois à votre place. Notre robot champion y joue encore ; son par remplacera celui-ci.
web-daily-no-par = { $points } points. Le par est encore en cours de calcul ; revenez plus tard.
web-daily-bots = mieux que { $n } parties sur 100 de ce robot
web-daily-people = Mieux que { $n } personnes sur 100 jusqu’ici.
web-daily-share = { $against } par rapport au par
web-daily-share-first = { $against } par rapport à un premier par
web-daily-played = jouée, place { $place }
web-daily-share-it = Partager sans rien dévoiler
web-daily-streak = { $n } jours de suite
web-daily-board = Le classement
web-daily-count = { $begun ->
    [0] Personne ne l’a encore commencée.
   *[other] Commencée par { $begun }, finie par { $finished }.
}
web-daily-hidden = Vous verrez les résultats quand vous aurez fini.
web-daily-again = deuxième essai ?
web-daily-again-why = Un essai a déjà été commencé depuis cette adresse, ou par la même personne.
web-daily-late = finie plus tard
web-daily-late-why = La partie s’est terminée une fois le jour passé et la donne connue.
web-daily-days = Les jours passés
web-daily-fair = Ce que dit le classement, et comment le vérifier
web-daily-fair-here = Comment vérifier la donne
web-daily-means = Une comparaison entre gens qui jouent franc jeu : chaque navigateur a un essai, et qui s’est identifié en a un seul pour tous ses appareils ; mais rien n’empêche d’utiliser deux navigateurs. Les jours sont ceux d’UTC. La donne a été promise la veille par son empreinte, et sa graine est montrée quand le jour est passé ; chacun peut alors prendre le journal d’un essai et le vérifier avec tepui verify.
web-daily-commitment = Empreinte :
web-daily-tomorrow = Celle de demain, promise dès maintenant :
web-daily-sealed = D’autres jouent encore cette donne : sa graine, sa relecture et son analyse sont montrées quand le jour est passé (UTC).
web-me = Ma page
web-me-keep-these = Garder ces tables : sur chaque appareil, sans mot de passe
web-me-keep = Garder tout cela
web-me-why = Vos places sont un secret de ce seul navigateur. Gardez-les : vous retrouverez vos tables depuis n’importe quel appareil, sous un nom bien à vous.
web-me-nothing-asked = Aucun nom, aucune adresse, aucun mot de passe n’est demandé. Tout se joue aussi sans cela.
web-me-by-code = Garder avec un code de secours
web-me-back = On se connaît déjà
web-me-code = Code de secours
web-me-sign-in = Se connecter
web-me-linked = Un lien d’un autre appareil vous amène ici. Ne vous en servez que si vous l’avez fait vous-même : les places de ce navigateur deviennent celles de cette personne.
web-me-sign-in-here = Se connecter sur cet appareil
web-me-your-code = Votre code de secours
web-me-code-once = Il n’est montré que cette fois. Imprimez-le ou notez-le : qui le possède peut se connecter à { $host } à votre place, et sans appareil connecté, c’est votre seul chemin de retour.
web-me-code-kept = Je l’ai gardé
web-me-print = Imprimer
web-me-name-why = Personne d’autre ne peut prendre un nom qui lui ressemble. Il peut rester vide.
web-me-piece = Signe
web-me-piece-butterfly = Papillon
web-me-piece-fish = Poisson
web-me-piece-orchid = Orchidée
web-me-piece-parrot = Perroquet
web-me-piece-reptile = Reptile
web-me-colour = Couleur
web-me-colour-0 = Rouge
web-me-colour-1 = Bleu
web-me-colour-2 = Jaune
web-me-colour-3 = Violet
web-me-colour-4 = Gris
web-me-save = Enregistrer
web-me-unsaved = Pas encore enregistré
web-me-devices = Mes connexions
web-me-this = ce navigateur
web-me-end = Déconnecter
web-me-end-which = Déconnecter : { $device }
web-me-end-key = Déconnecter, oublier sa clé
web-me-end-key-which = Déconnecter, oublier sa clé : { $device }
web-me-end-others = Déconnecter partout ailleurs et oublier ces clés
web-me-rename = Renommer
web-me-rename-which = Renommer { $device }
web-me-device-name = Nom de l’appareil
web-me-add-device = Ajouter un appareil
web-me-link-how = Ouvrez ceci sur l’autre appareil. Il s’y connecte une fois, dans les dix minutes : ne le montrez à personne d’autre.
web-me-new-code = Nouveau code de secours
web-me-has-code = Vous avez un code de secours. Il reste valable jusqu’à ce que vous le remplaciez.
web-me-replace-code = Remplacer le code de secours
web-me-replace-code-why = Le code que vous avez noté ne vaut plus rien dès qu’un nouveau est créé.
web-me-no-code = Vous n’avez pas de code de secours. Faites-en un : sans lui et sans appareil connecté, personne ne pourra vous laisser revenir.
web-me-leave = Partir
web-me-delete = Tout effacer
web-me-delete-why = Votre nom, votre signe, vos appareils et votre code sont effacés aussitôt, et vos places ne sont plus à vous. Dans les parties avec d’autres, vous restez sans nom et un robot continue ; vos messages sont effacés. C’est irréversible.
web-me-delete-sure = Effacer tout cela
web-me-warning = L’hôte vous dit : { $text }
web-me-result = place { $place } sur { $seats }, { $points } points
web-me-by-passkey = Garder avec une clé d’accès
web-me-sign-in-passkey = Se connecter avec une clé d’accès
web-me-no-passkey = Aucune clé d’accès n’a été utilisée. Réessayez, ou prenez un code de secours.
web-me-passkeys = Clés d’accès
web-me-add-passkey = Ajouter une clé d’accès
web-me-forget = Oublier
web-me-forget-which = Oublier cette clé d’accès : { $key }
web-me-export = Tout emporter
web-me-export-why = Un fichier avec votre nom, vos résultats et le journal de chaque partie, tel que votre place le connaît.
web-mute-whom = Masquer les messages { DE($name) }
web-unmute-whom = Afficher les messages { DE($name) }
web-report = Signaler
web-report-whom = Signaler : { $name }
web-report-why = Que s’est-il passé ?
web-report-what = Votre hôte lit ceci avec les dernières lignes de la discussion de cette table. L’autre personne n’en sait rien.
web-report-send = Envoyer à l’hôte
web-report-done = Votre hôte est prévenu. Merci.
web-friends = Mes partenaires de jeu
web-friends-games = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
web-friends-again = Rejouer
web-friends-again-with = Rejouer : { $name }
web-friends-muted = messages masqués
web-friends-why = D’après vos tables, pour qui a choisi d’être connu ici. Qui efface tout disparaît aussi de cette liste.
web-invited = { $name } vous invite : { $game }
web-invited-yes = Jouer
web-invited-no = Non merci
web-room-invited = { $name } n’a pas encore répondu à l’invitation.
web-room-invited-somebody = L’invitation attend encore sa réponse.
web-room-declined = L’invitation a été déclinée.
web-warned = De la part de votre hôte
web-warned-read = J’ai lu
web-me-waits = { $n ->
    [one] { $n } table vous attend : y aller (touche J)
   *[other] { $n } tables vous attendent : aller à la suivante (touche J)
}

# La page d’un jeu
web-about = À propos du jeu
web-about-age = dès { $n } ans
web-about-weight-1 = très léger
web-about-weight-2 = léger
web-about-weight-3 = moyen
web-about-weight-4 = exigeant
web-about-weight-5 = l’étude d’une soirée
web-about-rules = complètes, avec exemples
web-about-daily = un essai par jour
web-about-plays = Comment il se joue
web-about-choices = { $n ->
        [one] choix par joueur
       *[other] choix par joueur
    }
web-about-winner = { $n ->
        [one] point pour le vainqueur
       *[other] points pour le vainqueur
    }
web-about-margin = points d’avance sur le deuxième
web-about-first = victoires sur 100 vont à la première place
web-about-source = Moyennes de { $games } parties de robots forts, à { $seats }.
web-about-bots = Les robots
web-about-ahead = Dans combien de parties sur 100 chacun devance le robot moyen.

# L’accueil de qui revient
web-greet = { $name ->
        [nobody] Vous revoilà.
       *[other] Vous revoilà, { $name }.
    }
web-greet-waits = { $n ->
        [one] Une table vous attend.
       *[other] { $n } tables vous attendent.
    }
web-last-game = Votre dernière partie

# Tournois
web-cup = Tournoi
web-cup-or = Ou ouvrir un tournoi
web-cup-open-title = Un tournoi pour { $game }
web-cup-open = Ouvrir le tournoi
web-cup-to = Vers le tournoi
web-cup-title = Nom du tournoi
web-cup-kind = Qui rencontre qui
web-cup-swiss = Système suisse
web-cup-swiss-why = Ronde après ronde, les voisins au classement jouent ensemble ; personne ne se rencontre deux fois si cela peut s’éviter.
web-cup-duplicate = Système suisse sur les mêmes donnes
web-cup-duplicate-why = Comme le système suisse, et toutes les tables d’une ronde jouent la même donne : on compare les personnes assises à la même place.
web-cup-league = Ligue
web-cup-league-why = Tout le monde rencontre tout le monde.
web-cup-seats = Places à une table
web-cup-size = Tables de { $seats }.
web-cup-size-other = Si le compte ne tombe pas juste, quelques tables sont plus petites ou plus grandes, comme le jeu le permet.
web-cup-size-same = Toutes les tables ont les mêmes places ; des robots prennent celles qui restent.
web-cup-rounds = Rondes
web-cup-count = Combien
web-cup-start = Début
web-cup-start-why = Laissez vide, et le tournoi commence quand vous le dites.
web-cup-when-done = quand toutes les tables ont fini
web-cup-when-every = { $time } après le début de la dernière
web-cup-by-done = La ronde suivante commence quand toutes les tables ont fini.
web-cup-by-date = Une ronde commence { $time } après le début de la dernière ; les tables qui n’ont pas fini jouent encore, et comptent à leur fin.
web-cup-time = Temps de réflexion : { $clock }. Qui n’en a plus laisse sa place à un robot, jusqu’à son retour.
web-cup-time-rated = Temps de réflexion : { $clock }. Qui n’en a plus a quitté la table : un robot continue, et c’est la dernière place.
web-cup-rated = Classé
web-cup-rated-why = Chaque partie compte pour la cote de chaque personne : il faut se connecter pour s’inscrire, il n’y a ni conseils ni retours, et qui quitte une table, ou n’a plus de temps, prend la dernière place pour la cote.
web-cup-sign-in = Ce tournoi est classé : pour s’inscrire, il faut être connu ici.
web-cup-absent = En cas d’absence
web-cup-absent-bot = un robot joue à sa place
web-cup-absent-loss = dernière place à cette table
web-cup-absent-bot-why = À la place de qui ne vient jamais, un robot joue, et son résultat compte.
web-cup-absent-loss-why = Qui ne joue aucun coup soi-même prend la dernière place à cette table, sans points.
web-cup-is-open = Inscriptions ouvertes · { $n ->
    [0] personne pour l’instant
    [one] une personne
   *[other] { $n } personnes
}
web-cup-is-shut = Inscriptions closes · { $n ->
    [one] une personne
   *[other] { $n } personnes
}
web-cup-is-round = Ronde { $n } sur { $all }
web-cup-is-over = Le tournoi est fini
web-cup-next = Prochaine ronde : { $time }
web-cup-round = Ronde { $n }
web-cup-enter = S’inscrire
web-cup-only-link = Pour s’inscrire, il faut le lien de l’organisateur.
web-cup-you-are = Vous participez : { $name }.
web-cup-you-left = Vous ne jouerez plus les rondes suivantes.
web-cup-leave = Quitter le tournoi
web-cup-sure = Vraiment ? { $what }
web-cup-organise = Vous organisez
web-cup-begin = Commencer
web-cup-next-round = Commencer la ronde suivante
web-cup-close = Clore les inscriptions
web-cup-reopen = Rouvrir les inscriptions
web-cup-end = Finir le tournoi
web-cup-remove = Retirer
web-cup-field = Qui participe
web-cup-left = a quitté
web-cup-bot = Robot
web-cup-absent-mark = absence
web-cup-watch = Regarder
web-cup-byes = Sans table dans cette ronde : { $names }
web-cup-sealed = Les résultats de cette ronde sont montrés quand sa dernière table a fini.
web-cup-points = Points
web-cup-met = Adversaires
web-cup-direct = Direct
web-cup-csv = Classement en CSV
web-cup-terms = Ce qui est annoncé
web-cup-ties = Comment on compte, et départage
web-cup-ties-points = Points : à chaque table, la part des autres que l’on a battus, la moitié pour les égaux. Une victoire vaut 1, la dernière place 0.
web-cup-ties-deal = Points : à chaque donne, la part des points de match contre la même place des autres tables.
web-cup-ties-met = Les points de tous les adversaires, en moyenne.
web-cup-ties-direct = Les confrontations directes des personnes encore à égalité : les tables devant, moins celles derrière.
web-cup-ties-lot = Le sort, qui découle du numéro du tournoi.
web-cup-bye-swiss = Une ronde sans table vaut un point ; elle revient à la dernière personne du classement qui n’en a pas eu.
web-cup-bye-league = Dans une ligue au nombre impair, chacun a une ronde sans table, qui ne vaut rien.
web-cup-share = Envoyez ce lien à toutes les personnes qui doivent participer. Qui l’ouvre peut s’inscrire.
web-cup-tell = Me prévenir quand une ronde commence

## À côté d’une vraie table

web-real-table = À la vraie table
web-real-table-why = Vous avez la boîte ? Voici ce qui manque peut-être : une feuille de score qui connaît les règles, un sablier, la mise en place en images et des pages à imprimer. Rien ne quitte ce navigateur, sauf ce qu’il faut compter.
web-real-own = Vous avez la boîte ? Feuille de score, sablier et mise en place pour la vraie table
web-about-real = score, aides, mise en place
web-real-pad = Score
web-real-aids = Aides
web-real-write = Noter
web-real-setup = Mise en place
web-real-print = Imprimer
web-real-awake = L’écran reste allumé tant que cette page est ouverte.
web-pad-table = Qui joue
web-pad-player = Joueur { $n }
web-pad-count = { $name } : { $n }
web-pad-less = En enlever un : { $name }
web-pad-row = Courtisan { $n }
web-pad-remove = Enlever
web-pad-score = Score
web-pad-tap = Touchez les pièces posées devant chaque personne ; tout est compté au fur et à mesure.
web-pad-safe = Ce que vous avez noté est gardé ; le compte se fera au retour de la connexion.
web-pad-unwritten = Ce navigateur ne peut pas enregistrer la feuille : gardez la page ouverte jusqu’à la fin.
web-pad-winner = 
    { $n ->
        [one] { $names } l’emporte.
       *[other] { $names } se partagent la victoire.
    }
web-pad-new = Recommencer
web-pad-title = Nom de ce résultat
web-pad-keep = Garder le résultat
web-pad-kept = Gardé dans ce navigateur.
web-pad-results = Résultats
web-pad-link = Lien
web-pad-picture = Image
web-pad-forget = Supprimer { $title }
web-pad-csv = Tous les résultats en tableur (CSV)
web-pad-shared = Un résultat que quelqu’un vous a envoyé. Votre propre feuille reste intacte tant que vous ne changez rien ici.
web-pad-bad-link = Ce lien ne contient pas de résultat lisible. Redemandez-le.
web-write-why = Notez la partie en jouant, en touchant ce que vous voyez ; ensuite, l’entraîneur l’analyse. Ce que vous ne voyez pas, comme la main des autres, reste inconnu. Tout reste dans ce navigateur, et le jeu vérifie chaque entrée.
web-write-who = Qui est à table, dans le sens horaire ?
web-write-i = moi
web-write-me = { $name }, c’est moi
web-write-begin = Commencer
web-write-done = C’est tout
web-write-refused = { $name } : { $why }
web-write-safe = Ce que vous avez touché est gardé ; on continue dès que la connexion revient.
web-write-again = Réessayer
web-write-kept = { $n ->
    [one] { $n } entrée, gardée dans ce navigateur.
   *[other] { $n } entrées, gardées dans ce navigateur.
}
web-write-forget = Ceci efface la partie notée ici. Si elle est finie et que vous voulez la garder, téléchargez d’abord son journal.
web-csv-date = date
web-csv-game = jeu
web-csv-name = résultat
web-csv-player = joueur
web-csv-points = points
web-csv-place = place
web-sand-turn = Retourner le sablier
web-sand-stop = Arrêter le sable
web-sand-out = Le sable est écoulé. Retourner ?
web-aids-turn = À qui le tour
web-aids-begins = Le sort a désigné
web-aids-next = Suivant
web-aids-lot = Qui commence ? Tirer au sort
web-aids-round = Manche { $n } sur { $of }
web-aids-event = Touchez l’événement retourné ; la manche est comptée avec.
web-aids-left = reste { $n }
web-aids-ask = Ai-je le droit ?
web-aids-all = Toutes les règles
web-setup-back = Retour
web-setup-next = Suivant
web-seats-at = { $n } joueurs
web-print-paper = Papier
web-print-a4 = A4
web-print-letter = US Letter
web-print-pdf = Ouvrir le PDF
web-print-rules = Les règles en bref
web-print-rules-why = Une page : la mise en place, le déroulement, le décompte.
web-print-scores = Feuilles de score
web-print-scores-why = À remplir à la main.
web-print-pieces = Pièces de rechange
web-print-pieces-why = Dans notre propre dessin, à taille réelle, avec des repères de coupe. Celles de la boîte peuvent être d’une autre taille : imprimez un jeu entier.
web-print-cards = Cartes recto verso
web-print-cards-why = Chaque feuille est suivie de ses dos. Imprimez en recto verso : quel que soit le bord sur lequel on retourne la feuille, les deux côtés coïncident.
web-print-map = Notre carte
web-print-map-why = En quatre parties à assembler, ou sur une grande feuille. Ses missions sont parmi les pièces.
web-print-how = Imprimez à 100 %, sans ajuster à la page : un trait de 50 mm montre si la taille est juste.
web-print-none = Il n’y a pas ici de pages de ce jeu à imprimer. La commande « tepui print » les fait.
web-print-offline = Ce PDF n’est pas encore sur votre appareil. Ouvrez-le dès que la connexion est rétablie.

# About Tepui

web-tepui = À propos de Tepui
web-tepui-what = Tepui est une table pour quatre jeux d’Amazonie : un logiciel libre, sous licence Apache 2.0, sans compte, sans publicité ni pistage.
web-tepui-games = C’est une édition non officielle, faite par des gens qui aiment ces jeux. Les jeux appartiennent à leurs auteurs et à leurs éditeurs ; tous les mots et toutes les images d’ici sont les nôtres. Si un jeu vous plaît, achetez-le.
web-tepui-licences = Licences des polices et des bibliothèques

# The page without a server.
web-page-loading = La table s’installe dans votre navigateur…
web-page-elsewhere = Tepui est ouvert dans un autre onglet de ce navigateur. Jouez là-bas, ou fermez-le pour continuer ici.
web-page-broken = La table n’a pas pu s’installer dans ce navigateur : { $why } Rechargez la page.
web-page-not-kept = Ce navigateur ne garde rien ici, comme en navigation privée. Les parties s’arrêtent quand vous fermez la page.
web-page-understood = Compris

web-door = Ce serveur est privé
web-door-link = Ce serveur est réservé à qui a son lien. Ouvrez le lien que l’hôte vous a envoyé.
web-door-members = Ce serveur est réservé à ses membres. L’hôte vous invite par un code.
web-door-code = Le code de votre invitation
web-door-enter = Entrer
web-door-member = Déjà membre ?
web-announced = De la part de l’hôte
web-announced-read = Masquer
web-cups = Tournois
web-cups-upcoming = À venir
web-cups-running = En cours
web-cups-past = Passés
web-cups-none = Aucun tournoi n’est encore annoncé ici.
web-cups-how = Voici les tournois publics. Ouvrez le vôtre :
web-cups-people = { $n ->
    [0] aucune inscription
    [one] une inscription
   *[other] { $n } inscriptions
 }
web-cups-won = Gagné par { $names }
web-cup-public = Visible par tous
web-cup-public-why = Tout le monde ici le trouve dans la liste des tournois et peut s’inscrire sans lien.

# Several people around one device.
web-who-plays = Qui joue ?
web-here = quelqu’un sur cet appareil
web-here-name = Nom à la place { $n }
web-here-why = Vous vous passez l’appareil. Dès que quelqu’un a un secret, un rideau tombe entre deux tours.
web-pass-now = C’est à { $name } de jouer.
web-pass-on = Passer l’appareil à { $name }
web-curtain-title = { $name }, à vous de jouer
web-curtain-why = Prenez l’appareil. Ce qui se trouve derrière le rideau ne regarde que vous.
web-curtain-open = Je suis { $name } : lever le rideau
