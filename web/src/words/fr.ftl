# Le client du navigateur, en français.

web-home = Tepui, accueil
web-language = Langue
web-sound = Sons
web-night = Nuit ou jour
web-no-server = Le serveur ne répond pas. Vérifiez la connexion et réessayez.
web-nowhere = Il n’y a rien ici.
web-go-home = Vers les jeux
web-loading = La table se met en place.
web-game-coloretto = Coloretto Amazonas
web-game-amazones = Amazones
web-game-galapagos = Galapagos
web-game-amazonas = Amazonas
web-you = vous
web-your-turn = À vous
web-is-awaited = doit jouer
web-points-now = points pour l’instant :
web-away = absent, un robot joue
web-empty-seat = place libre
web-level-random = robot qui joue au hasard
web-level-greedy = robot glouton
web-level-easy = robot facile
web-level-normal = robot moyen
web-level-hard = robot fort
web-level-expert = robot expert
web-seats = { $n ->
    [one] { $n } place
   *[other] { $n } places
}
web-waiting-for = On attend { $names }
web-reconnecting = Reconnexion…
web-paused = La table est en pause.
web-over = La partie est finie.
web-closed = Cette table a été fermée.
web-bot-plays-for-you = Un robot joue pour vous.
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
web-mute = Ne plus lire
web-unmute = Relire
web-settings = Réglages
web-theme = Thème
web-theme-auto = comme le système
web-theme-light = brume du matin
web-theme-dark = nuit en forêt
web-motion = Mouvement
web-motion-auto = les pièces se déplacent
web-motion-calm = calme : les pièces apparaissent
web-patterns = Motifs avec les couleurs
web-confirm-moves = Confirmer chaque coup
web-tour = Visite de la table
web-skip = Passer
web-next = Suivant
web-begin = Jouons
web-pause = Demander une pause
web-leave = Quitter la table
web-leave-why = Un robot joue pour vous jusqu’à votre retour.
web-personal-link = Copier mon lien personnel
web-personal-why = Il emmène votre place sur un autre appareil. Gardez-le pour vous.
web-log = Télécharger le journal
web-show-result = Voir le résultat
web-waiting-room = La table est mise
web-your-name = Votre nom
web-sit-down = S’asseoir
web-share-link = Envoyez ce lien à vos amis. Qui l’ouvre peut s’asseoir.
web-link = Lien vers cette table
web-copy = Copier
web-copied = Copié
web-qr = Code QR du lien
web-about-to-begin = Tout le monde est là. On commence.
web-fair = Le mélange est déjà fixé : son empreinte commence par { $hash }. La graine est montrée à la fin.
web-won = { $n ->
    [one] { $names } gagne
   *[other] { $names } se partagent la victoire
}
web-total = Total
web-place = Rang
web-seed = Graine du mélange : { $seed }
web-rematch = Rejouer
web-to-rematch = Vers la partie suivante
web-replay = Revoir la partie
web-play-now = Jouer
web-invite = Inviter
web-hero = Quatre jeux du fleuve, une table.
web-hero-why = Partagez un lien et jouez entre amis, ou commencez tout de suite contre des robots. Sans compte.
web-tagline-coloretto = Collectionnez les animaux. Gare aux jumeaux.
web-tagline-amazones = Joutez pour les plus beaux messieurs.
web-tagline-galapagos = Planifiez vos dés avant la fin du sable.
web-tagline-amazonas = Des huttes, des rivières et une mission secrète.
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
web-no-open-tables = Aucune table ouverte pour l’instant. Ouvrez-en une : qui passe peut s’asseoir.
web-free-seats = { $n ->
    [one] { $n } place libre
   *[other] { $n } places libres
}
web-my-tables = Mes tables
web-no-tables = Vous n’êtes encore à aucune table.
web-with = avec { $names }
web-is-playing = en cours
web-is-paused = en pause
web-is-open = pas encore commencée
web-is-over = finie, à revoir
web-have-link = Vous avez un lien ?
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
