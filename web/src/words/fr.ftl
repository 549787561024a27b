# Le client du navigateur, en français.

web-home = Tepui, accueil
web-locale = fr-FR
web-skip-to = Aller au contenu
web-language = Langue
web-sound = Sons
web-volume = Volume
web-sound-ask = Voulez-vous entendre la table ?
web-sound-yes = Oui
web-sound-no = Non merci
web-chatter = Les robots disent un mot de temps à autre
web-haptics = Vibrations
web-night = Nuit ou jour
web-no-server = Le serveur ne répond pas. Vérifiez la connexion et réessayez.
web-nowhere = Il n’y a rien ici.
web-needs-server = Cette page sert à jouer ensemble par un serveur. Ici, tout reste sur votre appareil.
web-go-home = Voir les jeux
web-loading = Mise en place de la table…
web-you = vous
web-ends = Avant la fin : { $what }
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
web-level-regular = robot de niveau habitué
web-level-skilled = robot aguerri
web-level-master = robot de niveau maître
web-strength-novice = Comme un enfant à sa première partie : rien d’absurde, mais beaucoup lui échappe.
web-strength-beginner = Connaît les règles, et rate bien des choses.
web-strength-casual = Joue des coups sensés, et passe à côté de meilleurs.
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
web-hurry = Tout afficher ({ $n })
web-reconnecting = Reconnexion…
web-table-waits = La table vous attend sur le serveur : la partie reprendra là où elle en est.
web-move-waits = Laissez cette page ouverte : votre coup partira dès que la connexion sera rétablie.
web-paused = La table est en pause.
web-over = La partie est finie.
web-closed = Cette table a été fermée.
web-bot-plays-for-you = Un robot joue pour vous.
web-sit-in = Faire remplacer { $name } par un robot
web-return = Reprendre ma place
web-resume = Reprendre la partie
web-asks-undo = { $name } voudrait annuler son dernier coup.
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
web-hint-chance = { $chance } de chances de gagner
web-thinking = Réflexion…
web-undo = Annuler le dernier choix
web-table = Table
web-notebook = Historique
web-tab-notes = Historique
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
web-motion = Animations
web-motion-auto = les pièces se déplacent
web-motion-calm = aucune : les pièces apparaissent
web-rivals = Coups adverses
web-rivals-calm = lents
web-rivals-brisk = rapides
web-rivals-swift = très rapides : presque sans pause
web-rivals-once = tous à la fois
web-again = Revoir depuis mon dernier tour
web-recap = Pendant que vous attendiez
web-recap-news = { $n ->
    [one] Pendant que vous attendiez : un coup à lire
   *[other] Pendant que vous attendiez : { $n } coups à lire
}
web-recap-before = { $n ->
    [one] L’historique contient un coup plus ancien.
   *[other] L’historique contient { $n } coups plus anciens.
}
web-patterns = Motifs avec les couleurs
web-confirm-moves = Confirmer chaque coup
web-warn = M’avertir avant une erreur
web-warn-why = Seulement contre des robots : une confirmation est demandée avant un coup qui réduit vos chances de gagner de 10 points de pourcentage ou plus.
web-sure = Vraiment ?
web-sure-what = { $move } Vos chances de gagner tomberaient de { $best } % à { $chance } %.
web-sure-no = Réfléchir encore
web-sure-yes = Jouer quand même
web-lesson-warn = À la table qui s’ouvre, un avertissement s’affichera avant une erreur. On l’active et le désactive dans le menu de la table.
web-as-text = La table en texte
web-as-text-why = De simples lignes, où chaque choix est écrit. Convient aux lecteurs d’écran.
web-choices = Vos choix
web-keys = Lettres et chiffres comme raccourcis
web-keys-why = Les boutons affichent leur lettre. En plus : H, conseil ; L, historique ; V, ce qui s’est passé depuis votre dernier tour ; M, ce qui est à votre portée (Amazonas) ; O, ce qui entoure la tuile ou le village choisi ; ?, règles ; Échap, reposer la pièce ou passer l’animation.
web-first-time = Première partie ?
web-again-brief = Revoir
web-tour = Visite de la table
web-skip = Passer
web-next = Suivant
web-begin = Jouer
web-learn = Apprendre en jouant
web-chapters = Chapitres
web-beginning = Le début
web-lesson-not-here = Impossible dans une leçon.
web-lesson-read = Lisez d’abord la suite. Ensuite, ce sera à vous.
web-lesson-move = À vous
web-lesson-show = Montrez-moi
web-lesson-skip = Passer la leçon et jouer
web-lesson-play = Jouer contre un robot novice
web-begins-lesson = Cette partie reprend au milieu de la leçon. Elle ne compte pas dans vos statistiques.
web-begins-within = Cette partie reprend au milieu d’une autre. Elle ne compte pas dans vos statistiques.
web-begun-within = commencée en cours de partie : ne compte pas
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
web-puzzle-right = C’est juste !
web-puzzle-wrong = Ce coup réduit vos chances de gagner de { $points ->
    [one] { $points } point
   *[other] { $points } points
} de pourcentage.
web-puzzle-theme = Thème : { $theme }
web-puzzle-line = Une suite possible
web-puzzle-chances = Chances de gagner
web-puzzle-over = Vous avez déjà répondu. Passez au suivant.
web-pause = Demander une pause
web-leave = Quitter la table
web-leave-rated = Cette partie est classée : si vous quittez la table, vous perdez, même seul contre des robots.
web-leave-why = Un robot joue pour vous jusqu’à votre retour. Sauf si la partie est classée ou comparée à d’autres, toute personne qui a le lien de la table peut prendre votre place entre-temps.
web-leave-why-here = Un robot joue pour vous jusqu’à votre retour.
web-personal-link = Copier mon lien personnel
web-personal-why = Il vous rend votre place sur un autre appareil. Gardez-le pour vous.
web-turn = Me prévenir quand c’est à moi
web-turn-push = Sur cet appareil
web-turn-mail = Par courriel
web-turn-address = Votre adresse électronique
web-turn-code = Le code reçu par courriel
web-turn-code-sent = Un code vous a été envoyé. Saisissez-le, puis appuyez de nouveau sur « Par courriel ».
web-turn-stop = Ne plus me prévenir
web-turn-told = C’est noté : une notification vous dira quand ce sera à vous.
web-turn-stopped = Vous ne recevrez plus de notification.
web-turn-no-push = Ce navigateur bloque les notifications. Autorisez-les dans ses réglages.
web-turn-no-way = Ce serveur ne peut prévenir personne : ni courriel ni notifications n’y sont configurés.
web-turn-come = C’est à vous de jouer.
web-turn-hook = Par un webhook
web-turn-hook-form = Pour
web-turn-hook-discord = Discord
web-turn-hook-matrix = Matrix (hookshot)
web-turn-hook-json = autre chose (JSON)
web-turn-hook-address = L’adresse du webhook (https)
web-turn-hook-set = Me prévenir par ce webhook
web-turn-replaces = Une nouvelle adresse remplace la précédente.
web-tell = Notifications
web-tell-why = Une notification part quand c’est à vous dans une partie par correspondance, quand une ronde de tournoi commence ou quand on vous invite : une seule fois, et jamais quand la page est ouverte sous vos yeux.
web-tell-add = Choisir un moyen
web-tell-told = C’est noté : les notifications arriveront là.
web-tell-push = Sur un autre appareil
web-tell-push-here = Sur cet appareil
web-tell-mail = Par courriel : { $address }
web-tell-hook = Par un webhook : { $address }
web-tell-remove = Retirer
web-tell-remove-which = Retirer « { $way } »
web-tell-test = Essayer
web-tell-test-which = Essayer « { $way } »
web-tell-tested = Un message d’essai est parti.
web-tell-round = Votre ronde a commencé.
web-tell-invited = { $name } vous invite à une partie.
web-log = Télécharger le journal
web-show-result = Voir le résultat
web-waiting-room = En attente des joueurs
web-room-no-secret = { $name ->
    [nobody] Avec ce lien, on ne peut que regarder.
   *[other] Avec ce lien, on ne peut que regarder : demandez à { $name } celui qui permet de s’asseoir.
}
web-your-name = Votre nom
web-sit-down = S’asseoir
web-invited-learn = D’abord découvrir le jeu, en quelques coups
web-not-invited = { $name ->
    [nobody] Cette adresse seule ne permet pas de s’asseoir : demandez le lien d’invitation.
   *[other] Cette adresse seule ne permet pas de s’asseoir : demandez à { $name } le lien d’invitation.
}
web-share-link = Envoyez ce lien à vos amis. Toute personne qui l’ouvre peut s’asseoir.
web-share-local = Ce serveur n’est accessible que depuis cet ordinateur : ailleurs, le lien ne fonctionne pas. Pour que les autres appareils de la maison y accèdent, relancez le serveur ainsi :
web-share-lan = Le lien fonctionne sur votre réseau local, depuis tous les téléphones et ordinateurs.
web-link = Lien vers cette table
web-copy = Copier
web-copied = Copié
web-qr = Code QR du lien
web-about-to-begin = Tout le monde est là. On commence.
web-fair = La donne est déjà fixée : son empreinte commence par { $hash }. La graine sera affichée à la fin.
web-room-pace = Rythme : { $pace }
web-room-here = S’asseoir ici
web-room-here-seat = S’asseoir ici, à la place { $n }
web-room-a-bot = Un robot…
web-room-fill = Un robot à la place { $n }
web-room-free = Libérer la place
web-room-free-seat = Libérer la place { $n }
web-room-settle = Changer les options
web-room-settle-all = Valider ces options
web-room-cancel = Annuler la table
web-room-cancel-sure = Vraiment annuler ?
web-room-stand-up = Se lever
web-room-person = { $name } prend place.
web-room-bot = { $name }, un robot, prend place.
web-room-empty = Une place s’est libérée.
web-room-settled = { $seat } a changé les options.
web-look-on = Spectateur
web-look-on-full = Toutes les places sont prises : vous regardez. Si l’une d’elles se libère, vous pourrez vous y asseoir.
web-room-changed = Modifié : { $what }
web-room-with = { $what } : oui
web-room-without = { $what } : non
web-take = Prendre la place { DE($name) }
web-take-why = { $name } a quitté la table et un robot joue à sa place. Vous pouvez la prendre, avec tout ce qui lui appartient.
web-closed-cancelled = La table a été annulée avant la partie.
web-asked-undo = Vous avez demandé à annuler votre dernier coup. On attend l’accord { DE($names) }.
web-asked-pause = Vous avez demandé une pause. On attend l’accord { DE($names) }.
web-withdraw = Retirer ma demande
web-answered-declined = { $seat } refuse.
web-answered-withdrawn = { $seat } retire sa demande.
web-answered-lapsed = La partie a continué sans réponse à la demande { DE($seat) }.
web-seek = Me trouver une partie
web-seek-any = peu importe le nombre de places
web-seek-bots = des robots complètent la table après une minute
web-seek-which = Choisissez au moins un jeu.
web-seek-on = { $n ->
    [one] Recherche : { $games }. Pour l’instant, personne d’autre ne cherche.
   *[other] Recherche : { $games }. { $n } personnes cherchent une partie.
}
web-seek-meanwhile = En attendant, jouez contre un robot ou promenez-vous sur le site : on vous préviendra. Fermer la page arrête la recherche.
web-seek-stop = Ne plus chercher
web-seek-seeking = Recherche…
web-seek-found = Votre partie est prête
web-won = { $n ->
    [one] { $names } gagne
   *[other] { $names } se partagent la victoire
}
web-total = Total
web-place = Rang
web-sheet-hidden = Secret et non compté.
web-score-now = Si la partie se terminait maintenant
web-show-sheet = Points { DE($name) } : voir la feuille de score
web-tie = Égalité de points. Voici ce qui départage, dans l’ordre :
web-tie-shared = Égalité de points et rien ne départage : le rang est partagé.
web-counting-skip = Une touche ou un clic pour continuer
web-result-won = { $by ->
    [one] Vous gagnez d’un point : { $mine } à { $theirs }
   *[other] Vous gagnez, { $mine } à { $theirs }
}
web-result-won-tie = Vous gagnez au départage, { $mine } partout
web-result-won-plain = Vous gagnez !
web-result-shared = Premiers à égalité, { $mine } partout
web-result-lost = { $by ->
    [one] Vous perdez d’un point : { $mine } à { $theirs }
   *[other] Vous perdez, { $mine } à { $theirs }
}
web-result-lost-tie = Vous perdez au départage, { $mine } partout
web-result-lost-plain = Vous perdez
web-ordinal = { $n ->
    [1] 1er
   *[other] { $n }e
}
web-tie-by = Égalité de points. { $what } : { $mine } contre { $theirs }.
web-decided = Ce qui a fait la différence
web-decided-between = { $by ->
    [0] Ce qui a fait la différence entre { $name } et { $other } :
    [one] Ce qui a fait la différence entre { $name } et { $other } :
   *[other] Ce qui a fait la différence de { $by } points entre { $name } et { $other } :
}
web-decided-rest = Tout le reste
web-against = contre { $points } pour { $name }
web-best-score = Votre meilleur score
web-rating-change = Cote { $change }
web-play-on = Essayer à partir d’ici
web-other-game = Voir les jeux
web-share-picture = Partager en image
web-share-failed = Ce navigateur n’a pas pu dessiner l’image.
web-fair-checked = Donne honnête, vérifiée
web-my-games = Mes parties
web-seed = Graine de la donne : { $seed }
web-checked = Cette donne a été vérifiée par votre navigateur.
web-checked-late = Votre navigateur est arrivé après la fin : la graine correspond à l’empreinte, mais il ne peut pas savoir quand celle-ci a été publiée.
web-checked-device = Cette donne a été faite sur l’appareil où elle a été jouée.
web-check-bad = Attention : cette donne n’est pas celle qui était promise.
web-check-seed = La graine { $seed } a pour empreinte { $commitment }, promise avant le premier coup.
web-check-seed-bad = La graine { $seed } a pour empreinte { $hash }, mais c’est { $commitment } qui était promise.
web-check-number = { $name } a ajouté le nombre { $number }, comme promis par { $promise }.
web-check-number-bad = Le nombre { DE($name) }, « { $number } », manque ou n’est pas celui qui était promis : { $promise }.
web-check-with-numbers = Le nombre de chacun a servi au mélange : personne, pas même l’hôte, n’a pu choisir cette donne.
web-check-alone = Personne n’a ajouté de nombre : l’hôte ne pouvait plus changer la donne une fois la table ouverte, mais il a pu en essayer plusieurs avant.
web-check-device = Aucun serveur n’est intervenu : quand on joue seul sur son appareil, on lui fait confiance. Chaque tirage découle de la graine.
web-check-verify = Pour vérifier sur votre ordinateur que chaque coup suit les règles et que chaque carte découle de la graine, lancez « tepui verify » sur :
web-check-log = le journal de cette partie
web-rematch = Rejouer
web-to-rematch = Partie suivante
web-same-deal = Rejouer la même donne
web-same-deal-why = Vous connaissez cette donne : le résultat ne comptera pas. Vous gardez votre place, des robots prennent les autres.
web-seen = donne déjà vue
web-was-seen = Cette donne avait déjà été jouée : des joueurs savaient donc ce qui allait venir.
web-replay = Revoir la partie
web-play-now = Jouer
web-invite = Inviter
web-hero =
    Quatre jeux de société,
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
web-replays = Revoir une partie
web-open-tables = Tables ouvertes
web-no-open-tables = Aucune table ouverte pour l’instant. Ouvrez-en une : chacun pourra s’y asseoir.
web-free-seats = { $n ->
    [one] { $n } place libre
   *[other] { $n } places libres
}
web-my-tables = Mes tables
web-ratings = Cotes
web-rating = Cote
web-ratings-why = Tout le monde commence à 1500. Le nombre après ± dit de combien la cote peut se tromper. La cote des robots ne change pas.
web-rated-games = { $n ->
    [0] aucune partie
    [one] une partie
   *[other] { $n } parties
}
web-rating-errors = D’après l’entraîneur, coût moyen de vos choix en chances de gagner, en points de pourcentage : { $rate } ({ $n ->
    [one] une partie analysée
   *[other] { $n } parties analysées
})
web-no-tables = Vous n’êtes encore à aucune table.
web-with = avec { $names }
web-is-playing = en cours
web-is-paused = en pause
web-is-open = pas encore commencée
web-is-over = finie
web-have-link = Vous avez un lien ?
web-paste-link = Collez-le ici
web-join = Rejoindre
web-bad-link = Ce lien ne mène à aucune table.
web-guest = Naturaliste
web-bots = robots
web-bots-change = Changer la force des robots
web-pace-live = en direct
web-pace-slow = par correspondance
web-pace-move = { $time } par coup
web-pace-bank = { $time } par joueur
web-pace-bonus = { $time } par joueur, plus { $bonus } à chaque coup
web-open-title = Une table { DE($game) }
web-who-sits = Qui joue
web-how-many = Nombre de joueurs
web-seat = Place { $n }
web-friend = un ami, invité par lien
web-options = Options
web-time = Temps
web-pace = Rythme
web-live = en direct, tous ensemble
web-slow = par correspondance, sur plusieurs jours
web-clock = Temps de réflexion
web-no-limit = sans limite
web-clock-why = Quand votre temps est écoulé, un robot joue le coup à votre place.
web-absence = Un robot remplace les absents
web-absence-after = après { $time }
web-absence-never = jamais
web-more = Autres options
web-wish-public = Publique
web-wish-public-why = La table apparaît à l’accueil, et chacun peut s’y asseoir.
web-wish-spectators = Spectateurs
web-wish-spectators-why = Il suffit du lien pour regarder. Les secrets restent secrets.
web-wish-hints = Conseils
web-wish-hints-why = Chacun peut demander ce que jouerait un robot fort.
web-wish-chat = Discussion
web-wish-chat-why = On peut s’écrire à la table.
web-wish-numbers = Tout le monde mélange
web-wish-numbers-why = Chaque navigateur ajoute un nombre au hasard : personne, pas même le serveur, ne décide seul du mélange.
web-wish-rated = Classée
web-wish-rated-why = Le résultat compte pour la cote de tous : il faut se connecter, il n’y a ni conseils ni coups annulés, et qui quitte la table finit dernier, même seul contre des robots. Entre personnes qui partagent une connexion internet, le résultat ne compte pas.
web-together = { $names } passent par la même connexion internet ou le même navigateur : ces personnes peuvent jouer ensemble, mais entre elles le résultat ne compte pas pour les cotes.
web-together-you = Vous et { $names } passez par la même connexion internet ou le même navigateur. Vous pouvez jouer, mais entre vous le résultat ne compte pas pour les cotes.
web-open-table = Ouvrir la table
web-compare = Match sur les mêmes donnes
web-compare-none = non
web-compare-tables = oui, à plusieurs tables
web-compare-seats = oui, à notre table, chacun à chaque place
web-compare-tables-why = Plusieurs tables aux mêmes places jouent les mêmes donnes, et l’on compare les joueurs assis à la même place. Vous êtes à la première table ; un lien conduit vos amis à la leur.
web-compare-seats-why = Vous jouez chaque donne { $n } fois, et chacun avance d’une place à chaque fois. Qui tirera le meilleur parti de toutes les places ?
web-open-match = Ouvrir le match
web-to-match = Aller au match
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
web-match-to-table = Aller à ma table
web-match-without = Continuer sans les absents
web-match-without-why = Les tables où il manque quelqu’un, ou qui se sont arrêtées, sont fermées et ne comptent pas.
web-match-standings = Classement
web-match-who = Joueur
web-match-matchpoints = Points de match
web-match-against = Écart
web-match-hidden = Vous verrez les résultats quand vous aurez joué cette donne ; tout le monde les verra quand elle aura été jouée à toutes les tables.
web-match-playing = D’autres jouent encore cette donne. Les parties et la graine seront affichées quand elle aura été jouée à toutes les tables.
web-match-parted = Là où les tables ont divergé
web-match-same = Toutes les tables ont joué la même partie.
web-match-fair = Ce qui est comparé, et comment le vérifier
web-match-means = Chaque place est comparée à la même place des autres tables : on mesure l’écart de points à leur moyenne, et chaque table battue rapporte deux points de match, chaque table à égalité un. Toutes les donnes ont été promises par ces empreintes à l’ouverture du match. Une fois une donne jouée à toutes les tables, chacun peut télécharger les journaux et les vérifier avec tepui verify.
web-match-sealed = D’autres jouent encore cette donne. Graine, partie et analyse seront affichées quand elle aura été jouée à toutes les tables du match.
web-match-is-open = pas commencée
web-match-is-playing = en cours
web-match-is-paused = en pause
web-match-is-over = jouée
web-match-is-closed = fermée
web-no-game = Ce jeu n’existe pas ici.
web-score-graph = Points de chacun au fil du temps
web-time-line = Fil du temps
web-step = Étape
web-step-of = étape { $n } sur { $all }
web-first = Aller à la première étape
web-back = Une étape en arrière
web-run = Lecture
web-stop = Pause
web-on = Une étape en avant
web-turn-back = Un tour en arrière (Maj + flèche)
web-turn-on = Un tour en avant (Maj + flèche)
web-last = Aller à la dernière étape
web-speed = Vitesse
web-seen-by = Vu par
web-all = Tous
web-share-step = Partager cette étape
web-try = Essayer à partir d’ici
web-try-how = Une table contre des robots, à partir de ce que ce joueur savait. Tout le reste est redistribué.
web-drop-log = Déposez le journal d’une partie sur cette page, ou choisissez-en un. Il se trouve dans le menu de la table, une fois la partie finie.
web-choose-log = Ouvrir une partie enregistrée
web-rules-search = Chercher dans les règles
web-example = Voir un exemple
web-example-again = Encore une fois
web-rules-hits = { $n ->
    [0] Aucun résultat.
    [one] { $n } résultat
   *[other] { $n } résultats
}
web-rules-ours = Notre décision : le livret n’en dit rien, ou se lit de deux façons.
web-contents = Sommaire
web-figures = Chiffres
web-to-table = Ouvrir une table
web-tab-coach = Entraîneur
web-my-games-here = Les parties jouées dans ce navigateur.
web-my-games-none = Pas encore de partie finie. La prochaine apparaîtra ici.
web-my-games-none-such = Aucune partie de ce genre.
web-more-games = Afficher d’autres parties
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
web-stat-seats = à { $n } joueurs : { $share } de victoires ({ $games ->
    [one] { $games } partie
   *[other] { $games } parties
})
web-stat-points = Points : { $average } en moyenne, { $best } au mieux
web-stat-level = En moyenne, joué comme { $level } ({ $n ->
    [one] une partie analysée
   *[other] { $n } parties analysées
})
web-stat-rivals = Le plus souvent avec
web-stat-ahead = devant { $ahead } fois sur { $n }
web-place-of = { $place } sur { $n }
web-played-like = joué comme { $level }
web-mistakes = { $n ->
    [one] Corriger mon erreur
   *[other] Corriger mes { $n } erreurs
}
web-mistakes-title = Tirer parti de ses erreurs
web-mistakes-left = { $at } sur { $n }
web-mistakes-done = Rien à travailler pour l’instant. Les coups que vous avez trouvés reviendront dans quelques jours, et l’analyse de vos parties en apportera d’autres.
web-ranking = Classement
web-ranking-why = Pour y figurer, il faut un nom et une cote connue à 200 points près, soit une douzaine de parties classées. Pour monter, vous pouvez aussi jouer seul contre des robots : leurs cotes donnent l’échelle et ne bougent jamais.
web-games-count = Parties
web-player-unrated = Pas encore au classement : il faut un nom et une douzaine de parties classées.
web-player-together = Nos parties
web-coach-review = L’analyse de l’entraîneur
web-coach-mine = Mes choix, analysés
web-coach-closed = D’autres jouent encore cette donne : vos choix sont jugés d’après ce que vous avez vu. Une fois le jour passé (UTC), l’entraîneur dira tout.
web-coach-working = L’entraîneur étudie la partie
web-coach-show = Le voir sur la table
web-coach-whose = Joueur dont on voit les choix
web-coach-now = Chances de gagner à cette étape
web-coach-ring = choix coûteux
web-coach-open-cards = À jeu découvert
web-coach-framed = Le meilleur coup est encadré en vert sur la table.
web-coach-all = Voir les { $n } choix coûteux
web-coach-few = Seulement les trois plus coûteux
web-daily = La donne du jour
web-daily-line = La même donne pour tout le monde, un seul essai.
web-daily-left = { $n ->
    [0] Tout est joué pour aujourd’hui.
    [one] Il en reste une aujourd’hui.
   *[other] Il en reste { $n } aujourd’hui.
}
web-daily-is-new = à jouer
web-daily-is-begun = commencée
web-daily-is-done = jouée
web-daily-why = Un seul essai, à votre rythme, contre les mêmes robots que tout le monde ; ni conseils ni coups annulés. Vous verrez ensuite votre écart au par : le par est ce que notre robot le plus fort tire de cette donne, depuis la même place.
web-daily-over = Ce jour est passé. Vous pouvez encore vous exercer sur sa donne, mais elle ne compte plus.
web-daily-begin = Jouer
web-daily-go-on = Continuer
web-daily-practise = S’exercer
web-daily-to-par = écart au par
web-daily-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Le par est de { $par }, à { $spread } près : notre robot champion a joué cette donne { $games } fois depuis la même place.
web-daily-first-par = { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Le par provisoire est de { $par }, à { $spread } près : un robot rapide a joué cette donne { $games } fois depuis la même place. Notre robot champion joue encore ; son par remplacera celui-ci.
web-daily-no-par = { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Le par est encore en cours de calcul. Revenez plus tard.
web-daily-bots = mieux que { $n } % de ses parties
web-daily-people = Mieux que { $n } % des joueurs jusqu’ici.
web-daily-share = écart au par : { $against }
web-daily-share-first = écart au par provisoire : { $against }
web-daily-played = jouée, rang { $place }
web-daily-share-it = Partager sans rien dévoiler
web-daily-streak = { $n } jours de suite
web-daily-board = Le classement
web-daily-count = { $begun ->
    [0] Personne ne l’a encore commencée.
   *[other] Essais commencés : { $begun } ; finis : { $finished }.
}
web-daily-hidden = Vous verrez les résultats quand vous aurez fini.
web-daily-again = deuxième essai ?
web-daily-again-why = Quelqu’un sur cette connexion internet, ou la même personne, avait déjà commencé un essai.
web-daily-late = finie trop tard
web-daily-late-why = La partie s’est terminée une fois le jour passé et la donne connue.
web-daily-days = Les jours passés
web-daily-fair = Ce que dit le classement, et comment le vérifier
web-daily-fair-here = Comment vérifier la donne
web-daily-means = Une comparaison entre gens qui jouent franc jeu : chaque navigateur a un essai, et un compte n’en donne qu’un seul pour tous vos appareils, mais rien n’empêche d’utiliser deux navigateurs. Les jours sont comptés en UTC. La donne a été promise la veille par son empreinte, et sa graine est affichée quand le jour est passé. Chacun peut alors télécharger le journal d’un essai et le vérifier avec tepui verify.
web-daily-commitment = Empreinte :
web-daily-tomorrow = Celle de demain, promise dès maintenant :
web-daily-sealed = D’autres jouent encore cette donne. Sa graine, la partie et l’analyse seront affichées quand le jour sera passé (UTC).
web-me = Ma page
web-me-keep-these = Garder ces tables avec un compte : sur tous vos appareils, sans mot de passe
web-me-keep = Créer un compte
web-me-why = Vos places ne sont connues que de ce navigateur. Avec un compte, vous retrouvez vos tables sur n’importe quel appareil, sous un nom bien à vous.
web-me-nothing-asked = Aucun nom, aucune adresse, aucun mot de passe n’est demandé. On peut tout jouer sans compte.
web-me-by-code = Créer avec un code de secours
web-me-back = J’ai déjà un compte
web-me-code = Code de secours
web-me-sign-in = Se connecter
web-me-linked = Un lien d’un autre appareil vous a conduit ici. Ne vous en servez que si vous l’avez créé vous-même : sinon, la personne qui l’a créé recevra les places de ce navigateur.
web-me-sign-in-here = Se connecter sur cet appareil
web-me-your-code = Votre code de secours
web-me-code-once = Il ne s’affiche qu’une fois. Imprimez-le ou notez-le : toute personne qui le possède peut se connecter à { $host } à votre place. Si aucun de vos appareils n’est connecté, c’est aussi votre seul moyen de revenir.
web-me-code-kept = Je l’ai noté
web-me-print = Imprimer
web-me-name-why = Personne d’autre ne peut prendre un nom qui ressemble au vôtre. Vous pouvez le laisser vide.
web-me-piece = Emblème
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
web-me-devices = Mes appareils
web-me-this = ce navigateur
web-me-end = Déconnecter
web-me-end-which = Déconnecter { $device }
web-me-end-key = Supprimer aussi la clé
web-me-end-key-which = Déconnecter { $device } et supprimer aussi la clé
web-me-end-others = Déconnecter partout ailleurs et supprimer ces clés d’accès
web-me-rename = Renommer
web-me-rename-which = Renommer { $device }
web-me-device-name = Nom de l’appareil
web-me-add-device = Ajouter un appareil
web-me-link-how = Ouvrez ceci sur l’autre appareil. Le lien ne sert qu’une fois et expire après dix minutes : ne le montrez à personne d’autre.
web-me-new-code = Nouveau code de secours
web-me-has-code = Vous avez un code de secours. Il reste valable jusqu’à ce que vous le remplaciez.
web-me-replace-code = Remplacer le code de secours
web-me-replace-code-why = Le code que vous avez noté cessera de fonctionner dès que vous en créerez un nouveau.
web-me-no-code = Vous n’avez pas de code de secours. Créez-en un : sans lui, et sans appareil connecté, personne ne pourra vous rendre votre compte.
web-me-leave = Mes données
web-me-delete = Tout supprimer
web-me-delete-why = Votre nom, votre emblème, vos appareils et votre code sont supprimés aussitôt, et vos places ne sont plus à vous. Dans les parties avec d’autres, votre place reste sans nom et un robot continue. Vos messages sont supprimés. C’est irréversible.
web-me-delete-sure = Oui, tout supprimer
web-me-warning = L’hôte vous dit : { $text }
web-me-result = rang { $place } sur { $seats } · points : { $points }
web-me-by-passkey = Créer avec une clé d’accès
web-me-sign-in-passkey = Se connecter avec une clé d’accès
web-me-no-passkey = Aucune clé d’accès n’a été utilisée. Réessayez, ou prenez un code de secours.
web-me-passkeys = Clés d’accès
web-me-add-passkey = Ajouter une clé d’accès
web-me-forget = Supprimer
web-me-forget-which = Supprimer la clé d’accès « { $key } »
web-me-export = Télécharger mes données
web-me-export-why = Un fichier avec votre nom, vos résultats et le journal de chaque partie, tel que vu de votre place.
web-mute-whom = Masquer les messages { DE($name) }
web-unmute-whom = Afficher les messages { DE($name) }
web-report = Signaler
web-report-whom = Signaler { $name }
web-report-why = Que s’est-il passé ?
web-report-what = L’hôte lira ceci avec les dernières lignes de la discussion de cette table. L’autre personne n’en saura rien.
web-report-send = Envoyer à l’hôte
web-report-done = Merci. L’hôte est prévenu.
web-friends = Mes partenaires de jeu
web-friends-games = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
web-friends-again = Rejouer
web-friends-again-with = Rejouer avec { $name }
web-friends-muted = messages masqués
web-friends-why = Les personnes de vos tables qui ont aussi un compte. Un compte supprimé disparaît de cette liste.
web-invited = { $name } vous invite à jouer à { $game }
web-invited-yes = Jouer
web-invited-no = Non merci
web-room-invited = { $name } n’a pas encore répondu à l’invitation.
web-room-invited-somebody = L’invitation est encore sans réponse.
web-room-declined = L’invitation a été déclinée.
web-warned = De la part de l’hôte
web-warned-read = J’ai lu ce message
web-me-waits = { $n ->
    [one] { $n } table vous attend : y aller (J)
   *[other] { $n } tables vous attendent : aller à la suivante (J)
}

# La page d’un jeu
web-about = À propos du jeu
web-about-age = dès { $n } ans
web-about-weight-1 = très léger
web-about-weight-2 = léger
web-about-weight-3 = moyen
web-about-weight-4 = exigeant
web-about-weight-5 = très exigeant
web-about-rules = complètes, avec exemples
web-about-rulings = Nos décisions
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
web-about-source = Moyennes de { $games } parties de robots forts, à { $seats } joueurs.
web-about-bots = Les robots
web-about-ahead = Nombre de parties, sur 100, que chaque robot finit devant un robot de niveau habitué.

# L’accueil de qui revient
web-next-for-me = Et maintenant ?
web-next-daily = { $game } : la donne du jour vous attend encore.
web-next-daily-go = La jouer
web-next-mistake = { $game } : dans une ancienne partie, il y a un coup que vous joueriez mieux aujourd’hui.
web-next-mistake-go = Réessayer
web-next-level = { $game } : deux victoires de suite. Prochain adversaire : { $level }.
web-next-level-go = Jouer
web-next-lesson = { $game } est encore nouveau pour vous : apprenez-le en jouant.
web-next-lesson-go = Commencer la leçon
web-milestones = Succès ({ $n })
web-milestone-first = Première victoire à { $game }
web-milestone-beaten = Victoire à { $game } contre des robots de ce niveau ({ $level })
web-milestone-all = Une victoire à chacun des jeux
web-greet = { $name ->
        [nobody] Vous revoilà !
       *[other] Vous revoilà, { $name } !
    }
web-greet-waits = { $n ->
        [one] Une table vous attend.
       *[other] { $n } tables vous attendent.
    }
web-last-game = Votre dernière partie

# Tournois
web-cup = Tournoi
web-cup-or = Ou ouvrir un tournoi
web-cup-open-title = Un tournoi { DE($game) }
web-cup-open = Ouvrir le tournoi
web-cup-to = Aller au tournoi
web-cup-title = Nom du tournoi
web-cup-kind = Qui rencontre qui
web-cup-swiss = Système suisse
web-cup-swiss-why = Ronde après ronde, les voisins au classement jouent ensemble. On ne se rencontre pas deux fois si cela peut s’éviter.
web-cup-duplicate = Système suisse sur les mêmes donnes
web-cup-duplicate-why = Comme le système suisse, mais toutes les tables d’une ronde jouent la même donne, et l’on compare les joueurs assis à la même place.
web-cup-league = Ligue
web-cup-league-why = Tout le monde rencontre tout le monde.
web-cup-seats = Places à une table
web-cup-size = Tables de { $seats } places.
web-cup-size-other = Si le compte ne tombe pas juste, certaines tables sont plus petites ou plus grandes, selon ce que permet le jeu.
web-cup-size-same = Toutes les tables ont le même nombre de places. Des robots prennent celles qui restent.
web-cup-rounds = Rondes
web-cup-count = Nombre de rondes
web-cup-start = Début
web-cup-start-why = Laissez vide pour lancer le tournoi vous-même.
web-cup-when-done = quand toutes les tables ont fini
web-cup-when-every = { $time } après le début de la ronde précédente
web-cup-by-done = La ronde suivante commence quand toutes les tables ont fini.
web-cup-by-date = Une ronde commence { $time } après le début de la précédente. Les tables qui n’ont pas fini continuent, et compteront une fois finies.
web-cup-time = Temps de réflexion : { $clock }. Ce temps écoulé, un robot tient la place jusqu’au retour du joueur.
web-cup-time-rated = Temps de réflexion : { $clock }. Une fois ce temps écoulé, le joueur est considéré comme parti : un robot continue, et le joueur finit dernier.
web-cup-rated = Classé
web-cup-rated-why = Chaque partie compte pour la cote de tous : il faut se connecter pour s’inscrire, il n’y a ni conseils ni coups annulés, et qui quitte une table ou dépasse son temps est compté dernier pour la cote.
web-cup-sign-in = Ce tournoi est classé : pour s’inscrire, il faut un compte ici.
web-cup-absent = Absents
web-cup-absent-bot = un robot joue à leur place
web-cup-absent-loss = ils finissent derniers à cette table
web-cup-absent-bot-why = Si quelqu’un ne vient jamais, un robot joue à sa place et le résultat compte.
web-cup-absent-loss-why = Si quelqu’un ne joue aucun coup, il finit dernier à cette table, sans points.
web-cup-is-open = Inscriptions ouvertes · { $n ->
    [0] personne pour l’instant
    [one] une personne
   *[other] { $n } personnes
}
web-cup-is-shut = Inscriptions closes · { $n ->
    [0] personne
    [one] une personne
   *[other] { $n } personnes
}
web-cup-is-round = Ronde { $n } sur { $all }
web-cup-is-over = Le tournoi est fini
web-cup-next = Prochaine ronde : { $time }
web-cup-round = Ronde { $n }
web-cup-enter = S’inscrire
web-cup-only-link = Pour s’inscrire, il faut le lien de l’organisateur.
web-cup-you-are = Vous participez sous le nom { DE($name) }.
web-cup-you-left = Vous ne jouerez pas les rondes suivantes.
web-cup-leave = Quitter le tournoi
web-cup-sure = Vraiment ? { $what }
web-cup-organise = Vous organisez
web-cup-begin = Commencer
web-cup-next-round = Commencer la ronde suivante
web-cup-close = Clore les inscriptions
web-cup-reopen = Rouvrir les inscriptions
web-cup-end = Terminer le tournoi
web-cup-remove = Retirer
web-cup-field = Participants
web-cup-left = abandon
web-cup-bot = Robot
web-cup-absent-mark = absent
web-cup-watch = Regarder
web-cup-byes = Sans table dans cette ronde : { $names }
web-cup-sealed = Les résultats de cette ronde seront affichés quand sa dernière table aura fini.
web-cup-points = Points
web-cup-met = Points des adversaires
web-cup-direct = Confrontation directe
web-cup-csv = Classement en CSV
web-cup-terms = Détails
web-cup-ties = Calcul des points et départage
web-cup-ties-points = Points : à chaque table, la part des adversaires battus, plus la moitié de ceux à égalité. Une victoire vaut 1, le dernier rang 0.
web-cup-ties-deal = Points : à chaque donne, la part des points de match contre la même place des autres tables.
web-cup-ties-met = La moyenne des points de tous les adversaires.
web-cup-ties-direct = Confrontations directes entre ceux qui restent à égalité : tables finies devant, moins tables finies derrière.
web-cup-ties-lot = Un tirage au sort qui découle de l’identifiant du tournoi.
web-cup-bye-swiss = Une ronde sans table vaut un point. Elle revient au dernier du classement parmi ceux qui n’en ont pas encore eu.
web-cup-bye-league = Dans une ligue où le nombre de participants est impair, chacun a une ronde sans table, qui ne vaut rien.
web-cup-share = Envoyez ce lien à tous ceux qui doivent participer. Il suffit de l’ouvrir pour s’inscrire.
web-cup-tell = Me prévenir quand une ronde commence

## À côté d’une vraie table

web-real-table = À une vraie table
web-real-table-why = Vous avez le jeu chez vous ? Voici ce qui manque peut-être : une feuille de score qui connaît les règles, un sablier, la mise en place en images et des pages à imprimer. Rien ne quitte ce navigateur, sauf ce qu’il faut pour compter les points.
web-real-own = Vous avez le jeu chez vous ? Feuille de score, sablier et mise en place pour la vraie table
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
web-pad-less = Enlever un exemplaire ({ $name })
web-pad-row = Courtisan { $n }
web-pad-remove = Enlever
web-pad-score = Score
web-pad-tap = Touchez les pièces posées devant chaque joueur. Le score se calcule au fur et à mesure.
web-pad-safe = Ce que vous avez saisi est enregistré. Le score sera calculé au retour de la connexion.
web-pad-unwritten = Ce navigateur ne peut pas enregistrer la feuille : gardez la page ouverte jusqu’à la fin.
web-pad-winner = 
    { $n ->
        [one] { $names } l’emporte.
       *[other] { $names } se partagent la victoire.
    }
web-pad-new = Nouvelle feuille
web-pad-title = Nom de ce résultat
web-pad-keep = Enregistrer le résultat
web-pad-kept = Enregistré dans ce navigateur.
web-pad-results = Résultats
web-pad-link = Lien
web-pad-picture = Image
web-pad-forget = Supprimer { $title }
web-pad-csv = Tous les résultats en tableur (CSV)
web-pad-shared = Quelqu’un vous a envoyé ce résultat. Votre propre feuille reste intacte tant que vous ne changez rien ici.
web-pad-bad-link = Ce lien ne contient aucun résultat lisible. Redemandez-le.
web-write-why = Notez la partie en jouant : touchez ce que vous voyez. À la fin, l’entraîneur l’analysera. Ce que vous ne voyez pas, comme la main des autres, reste inconnu. Tout reste dans ce navigateur, et chaque saisie est vérifiée d’après les règles.
web-write-who = Qui est à table, dans le sens horaire ?
web-write-i = moi
web-write-me = { $name }, c’est moi
web-write-begin = Commencer
web-write-done = Terminer
web-named = { $name } : { $what }
web-write-safe = Ce que vous avez saisi est enregistré. Vous continuerez au retour de la connexion.
web-write-again = Réessayer
web-write-kept = { $n ->
    [one] { $n } saisie, enregistrée dans ce navigateur.
   *[other] { $n } saisies, enregistrées dans ce navigateur.
}
web-write-forget = Ceci supprime la partie notée ici. Si elle est finie et que vous voulez la garder, téléchargez d’abord son journal.
web-csv-date = date
web-csv-game = jeu
web-csv-name = résultat
web-csv-player = joueur
web-csv-points = points
web-csv-place = rang
web-sand-turn = Retourner le sablier
web-sand-stop = Arrêter le sablier
web-sand-out = Le sable s’est écoulé. Retourner le sablier ?
web-aids-turn = À qui le tour ?
web-aids-begins = Commence
web-aids-next = Suivant
web-aids-lot = Tirer au sort qui commence
web-aids-round = Manche { $n } sur { $of }
web-aids-event = Touchez l’événement retourné. La manche est comptée en même temps.
web-aids-left = encore { $n }
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
web-print-pieces-why = Dessinées par nous, à taille réelle, avec des repères de coupe. Celles de la boîte peuvent être d’une autre taille : imprimez un jeu entier.
web-print-cards = Cartes recto verso
web-print-cards-why = Chaque feuille est suivie de ses dos. Imprimez en recto verso : quel que soit le bord sur lequel on retourne la feuille, les deux côtés coïncident.
web-print-map = Notre plateau
web-print-map-why = En quatre parties à assembler, ou sur une grande feuille. Ses missions sont parmi les pièces.
web-print-how = Imprimez à 100 %, sans ajuster à la page : un trait de 50 mm montre si la taille est juste.
web-print-none = Les pages à imprimer de ce jeu ne sont pas ici : la commande « tepui print » les crée.
web-print-offline = Ce PDF n’est pas encore sur votre appareil. Ouvrez-le dès que la connexion est rétablie.

# About Tepui

web-tepui = À propos de Tepui
web-tepui-what = Tepui est une table de jeux de société : un logiciel libre, sous licence Apache 2.0, sans publicité ni pistage. Pas besoin de compte.
web-tepui-games = C’est une édition non officielle, faite par des gens qui aiment ces jeux. Les jeux appartiennent à leurs auteurs et à leurs éditeurs ; le programme, ses mots et ses images sont les nôtres. Si un jeu vous plaît, achetez-le.
web-tepui-licences = Licences des polices et des bibliothèques

# The page without a server.
web-page-loading = La table s’installe dans votre navigateur…
web-page-keeping = La table est prête. Enregistrement en cours, pour y jouer aussi sans connexion…
web-page-elsewhere = Tepui est ouvert dans un autre onglet de ce navigateur.
web-page-here = Jouer ici
web-page-broken = La table n’a pas pu s’installer dans ce navigateur : { $why } Rechargez la page.
web-page-not-kept = Ce navigateur n’enregistre rien ici, comme en navigation privée. Vos parties seront perdues quand vous fermerez la page.
web-page-understood = Compris

web-door = Ce serveur est privé
web-door-link = Il faut le lien de ce serveur. Ouvrez celui que l’hôte vous a envoyé.
web-door-members = Ce serveur est réservé à ses membres. L’hôte peut vous inviter avec un code.
web-door-code = Votre code d’invitation
web-door-enter = Entrer
web-door-member = Déjà membre ?
web-announced = De la part de l’hôte
web-announced-read = Masquer
web-cups = Tournois
web-cups-upcoming = À venir
web-cups-running = En cours
web-cups-past = Passés
web-just-now = à l’instant
web-cup-needs-two = Pour commencer, il faut au moins deux inscrits : inscrivez-vous, puis envoyez le lien.
web-cup-nobody = Personne pour l’instant
web-cups-none = Aucun tournoi n’est encore annoncé ici.
web-cups-how = Un tournoi se joue en rondes : chacun y joue une partie par ronde, le classement décide qui rencontre qui ensuite, et des robots occupent les places libres. Ouvrez le vôtre :
web-cups-people = { $n ->
    [0] aucune inscription
    [one] une inscription
   *[other] { $n } inscriptions
 }
web-cups-won = Remporté par { $names }
web-cup-public = Visible par tous
web-cup-public-why = Tout le monde ici le trouve dans la liste des tournois et peut s’inscrire sans lien.

# Several people around one device.
web-who-plays = Qui joue ?
web-here = quelqu’un sur cet appareil
web-here-name = Nom pour la place { $n }
web-here-why = Vous vous passez l’appareil. Dès que quelqu’un a un secret, un rideau tombe entre les tours.
web-pass-now = C’est à { $name } de jouer.
web-pass-on = Passer l’appareil à { $name }
web-curtain-title = { $name }, à vous de jouer
web-curtain-why = Prenez l’appareil. Ce qui se trouve derrière le rideau ne regarde que vous.
web-curtain-open = Je suis { $name } : lever le rideau

# Hors de la page : le manifeste de l’application, et ce qui s’affiche sans connexion.
web-app-line = Quatre jeux de société, une table.
web-app-today = La donne du jour
web-app-mine = À moi de jouer
web-offline-title = Vous êtes hors ligne
web-offline-line = Vos tables attendent sur le serveur et vos places sont gardées. La partie reprendra là où elle en est dès que la connexion sera rétablie.
