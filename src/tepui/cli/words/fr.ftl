# La commande, en français.

cli-help = Une table de jeux de société.
cli-help-games = Lister les jeux, avec le nombre de joueurs et les options.
cli-help-play = Jouer dans le terminal contre des robots.
cli-help-learn = Apprendre un jeu en jouant : une leçon de quelques minutes.
cli-help-puzzle = Que joueriez-vous ? Un problème tiré de parties de robots.
cli-option-number = Numéro du problème ; sans lui, un problème au hasard.
cli-help-lab = Outils pour les auteurs de jeux.
cli-help-lab-puzzles = Chercher des problèmes dans des parties de robots, et garder les bons.
cli-option-minutes = Combien de temps chercher.
cli-option-file = Où les garder ; par défaut, le fichier du jeu.
cli-option-add = Reprendre aussi les problèmes d’une autre recherche, gardés dans ce fichier ; répétable.
cli-help-simulate = Jouer beaucoup de parties et en faire le bilan ; au hasard, sauf si vous nommez des robots.
cli-help-arena = Faire jouer des robots entre eux et les mesurer.
cli-help-hint = Conseiller un coup dans une partie enregistrée : le premier choix du robot en tête, avec vos chances de gagner.
cli-help-review = Analyser une partie finie : la chance, le talent, et ce qu’il valait mieux jouer.
cli-option-bot = Force des robots : novice, beginner, casual, regular, skilled, master ou champion ; ou tout autre robot de l’arène ; par défaut, regular.
cli-option-arena-bots = Les robots, un pour chaque place, séparés par des virgules : niveaux, champion@RÉSEAU, python:FICHIER:CLASSE, process:COMMANDE.
cli-option-logs = Garder les journaux de toutes les parties dans ce dossier ; sans cette option, seulement ceux des parties qu’un robot a interrompues.
cli-option-workers = Nombre de processus ; par défaut, un par cœur.
cli-option-plain = Omettre la colonne « Sans la chance », un peu longue à calculer.
cli-option-hint-seat = La place à conseiller ; par défaut, celle qui doit jouer.
cli-option-review-seat = La place dont on juge les choix ; par défaut, toutes.
cli-option-out = Écrire l’analyse dans une page.
cli-option-level = Force du robot qui conseille.
cli-help-replay = Relire un journal, en récit ou en JSON.
cli-help-verify = Vérifier qu’un journal est entier, qu’il suit les règles et que le hasard y est honnête.
cli-option-commitment = L’empreinte que vous avez notée avant de jouer : vérifier que le journal a la même.
cli-help-golden = Jouer des parties au hasard et garder un journal pour chaque fin : des parties de référence pour les tests.
cli-option-golden-games = Combien de parties essayer pour chaque nombre de places.
cli-option-golden-out = Dossier des journaux ; par défaut, golden, dans le dossier des tests du jeu.
cli-golden-wrote = Écrit : { $file }
cli-golden-missing = Aucune partie ne s’est terminée ainsi : { $ending } (essais pour chaque nombre de places : { $games }). Essayez-en davantage avec --games, ou jouez-en une.
cli-help-build = Compiler les modules WebAssembly des jeux : celui d’un dossier de jeu, ou ceux des nôtres qui sont périmés.
cli-option-check = Ne rien compiler : dire quels modules manquent ou sont périmés.
cli-building = Compilation { DE($title) } ; cela prend une minute ou deux.
cli-built = Compilé : { $file }, { $kilobytes } ko
cli-no-game-in = { $folder } ne contient pas de jeu : le dossier d’un jeu a un __init__.py et un rules.py.
cli-option-lang = Langue ; par défaut, celle du système.
cli-option-json = Afficher en JSON.
cli-option-seed = La même graine donne les mêmes parties.
cli-option-option = Une option du jeu ; répétable.
cli-option-simulate-seats = Nombre de places ; nécessaire, sauf si --bots nomme un robot pour chacune.
cli-option-seats = Nombre de places ; par défaut, le plus petit.
cli-option-seat = Votre place, à partir de 0.
cli-option-replay-seat = N’afficher que ce que cette place a vu.
cli-option-name = Votre nom à la table ; par défaut, « Naturaliste ».
cli-option-save = Où garder la partie ; par défaut, dans votre dossier de parties enregistrées.
cli-option-resume = Reprendre une partie : ce fichier, ou la dernière.
cli-option-games = Nombre de parties.
cli-option-report-threads = Nombre de fils d’exécution ; par défaut, un par cœur.
cli-working = Travail en cours : { $seconds } s
cli-progress = { $title } : { $share }, { $seconds } s
cli-compiling =
    Compilation des règles pour cette machine (une seule fois) : { $functions ->
        [one] { $functions } fonction
       *[other] { $functions } fonctions
    } jusqu’ici, { $seconds } s. Les dernières sont les plus longues.
cli-lessons-ready = { $title } : préparation de l’entraînement, { $seconds } s
cli-lessons-first = { $title } : première leçon, { $seconds } s
cli-lessons = { $title } : { $share } de l’entraînement, { $decisions } décisions, { $seconds } s ; encore { $left } s environ
cli-game-facts = { $author }, { $publisher } { $year }. De { $least } à { $most } joueurs, { $minutes } minutes, dès { $age } ans.
cli-bad-option = « { $given } » n’a pas de valeur : écrivez NOM=VALEUR.
cli-bot = Robot { $number }
cli-welcome =
    { $title }. La partie est enregistrée dans { $file }
    Tapez le numéro d’un coup, ou le coup lui-même ; ? explique.
cli-commitment = La donne est fixée ; son empreinte : { $commitment }
cli-your-move = Votre coup ?
cli-can-undo = undo  annule votre dernier coup.
cli-took-back = { $name } annule son dernier coup.
cli-explain =
    Tapez le numéro d’un coup, ou écrivez-le, comme « { $example } ». Et aussi :
      hint            affiche les meilleurs coups, avec vos chances de gagner
      table           affiche de nouveau la table
      undo            annule votre dernier coup, si c’est possible
      save [FICHIER]  enregistre la partie (elle l’est aussi après chaque coup)
      quit            quitte ; la partie peut être reprise
      ? RÈGLE         explique une règle par son numéro, comme celui entre crochets après un refus
cli-no-rule = La règle « { $rule } » n’existe pas dans ce jeu.
cli-no-such-number = Le coup « { $number } » n’existe pas : choisissez de 1 à { $most }.
cli-saved = Enregistrée dans { $file }
cli-left = La partie vous attend : tepui play { $game } --resume { $file }
cli-logged =
    La partie entière : tepui replay { $file }
    La donne était-elle honnête ? tepui verify { $file }
cli-no-save = Aucune partie enregistrée { DE($title) }. Commencez : tepui play { $game }
cli-no-file = Le fichier { $file } n’existe pas.
cli-other-game = { $file } est une partie { DE($game) } : tepui play { $game } --resume { $file }
cli-not-a-save = { $file } est un journal, mais pas celui d’une partie enregistrée contre des robots.
cli-result =
    { $place }. { $name } : { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
cli-sheet-line = { $label } ({ $rests }) : { $points }
cli-sheet-bare-line = { $label } : { $points }
cli-simulated = { $title }. Places : { $seats } ; parties : { $games } ; graine : { $seed }
cli-decisions = Décisions
cli-seconds = Secondes
cli-decisions-per-second = Décisions par seconde
cli-games-per-second = Parties par seconde
cli-mean-decisions = Décisions par partie
cli-mean-scores = Score moyen par place
cli-mean-best = Moyenne du meilleur score
cli-victories = Victoires par place
cli-hint = Les coups qu’un robot fort envisagerait, son premier choix en tête, avec une estimation de vos chances de gagner :
cli-hint-for = Les coups que le robot envisagerait pour { $name }, son premier choix en tête, avec une estimation de ses chances de gagner :
cli-hint-only = Un seul choix est possible :
cli-bot-lost = Partie { $number } perdue : { $why } Son journal : { $file }
cli-arena = { $title }. Places : { $seats } ; parties : { $games } ; graine : { $seed }
cli-arena-bot = Robot
cli-arena-share = Victoires
cli-arena-adjusted = Sans la chance
cli-arena-fewer = Chaque donne est jouée depuis chaque place, et la chance du tirage est retirée. Sans cela, il faudrait environ { $times } fois plus de parties.
cli-arena-score = Points
cli-arena-rating = Cote
cli-arena-seconds = s/coup
cli-verified = { $file } est entier et intact : ses lignes ({ $lines }) suivent les règles, et les tirages du hasard ({ $outcomes }) viennent bien de la graine promise.
cli-verified-arranged = À partir d’une position préparée : la donne elle-même n’est pas vérifiée.
cli-other-commitment = L’empreinte que vous avez notée n’est pas celle du journal : vous avez noté { $given }, le journal donne { $found }.
cli-verified-commitment = Empreinte : { $commitment }
cli-verified-compare = Comparez-la à celle qui a été affichée avant le premier coup (ou donnez celle-ci avec --commitment) : sans cela, tout le journal pourrait avoir été fabriqué après coup.
cli-verified-numbers = Un nombre a été ajouté au mélange par { $names }. Personne, pas même l’hôte, n’a pu choisir cette donne.
cli-verified-alone = Aucun joueur n’a ajouté de nombre au mélange : l’hôte n’a pas pu changer la donne après sa promesse, mais il a pu essayer plusieurs graines avant.
cli-verified-device = La donne a été faite sur l’appareil où l’on a joué : la personne qui le tenait a pu essayer des graines avant la promesse.
cli-help-serve = Démarrer un serveur de tables, pour les navigateurs et les programmes.
cli-option-database = Où les tables sont gardées : sqlite:///CHEMIN ou postgresql://… ; par défaut, TEPUI_DATABASE, sinon l’endroit où le serveur de cette machine les garde.
cli-option-serve-database = Où les tables sont gardées : sqlite:///CHEMIN ou postgresql://… ; par défaut, TEPUI_DATABASE, sinon un fichier à vous.
cli-option-host = L’adresse d’écoute.
cli-option-port = Le port d’écoute.
cli-option-serve-workers = Combien de processus se partagent les tables ; plus d’un exige PostgreSQL.
cli-option-limit = Changer une limite ; répétable.
cli-option-address = L’adresse par laquelle on atteint le serveur, pour les liens des notifications.
cli-option-proxies = Les proxys à qui l’on fait confiance pour X-Forwarded-For : adresses IP et réseaux, séparés par des virgules ; * pour tous.
cli-bad-proxy = « { $given } » n’est ni une adresse IP ni un réseau. Écrivez les proxys ainsi : 127.0.0.1,10.0.0.0/8, ou * pour tous.
cli-bad-address = « { $given } » n’est pas l’adresse d’un serveur. Écrivez-la comme on la tape, par exemple https://tepui.example.org
cli-option-lan = Écouter aussi sur le réseau local, et dire à quelle adresse les autres vous trouvent.
cli-option-take-over = Prendre la place du serveur qui tourne ici avec la même base et le même port : les parties continuent, personne n’est renvoyé.
cli-option-browser = Ouvrir le navigateur, s’il y en a un ; par défaut, oui.
cli-serving = Tepui tourne à l’adresse { $address } ; les tables sont enregistrées dans { $database }
cli-port-taken = Le port { $port } est pris : un autre programme, peut-être un autre Tepui, y écoute. Choisissez-en un autre avec --port.
cli-port-own = Votre propre serveur tourne déjà sur le port { $port } avec cette base de données. Pour prendre sa place, ajoutez --take-over ; sinon, arrêtez-le d’abord avec Ctrl-C, ou choisissez un autre port avec --port et une autre base avec --database.
cli-port-refused = Tepui ne peut pas écouter sur { $host }, port { $port } : { $why }. Changez l’adresse ou le port avec --host et --port.
cli-which-database = Plusieurs serveurs tournent ici : { $databases }. Dites lequel, avec --database ou TEPUI_DATABASE.
cli-secret-database = Le serveur utilise ici { $database }, et son mot de passe n’est gardé nulle part. Nommez la base avec le mot de passe dans TEPUI_DATABASE, comme au lancement du serveur.
cli-no-database = Il n’y a pas de base de données dans { $file }, et aucun de vos serveurs ne tourne ici. Nommez la base avec --database ou TEPUI_DATABASE, comme au lancement du serveur.
cli-lan = Sur votre réseau local : { $address }
cli-no-lan = Aucun réseau local n’a été trouvé. Cette machine est-elle connectée ?
cli-help-print = Créer des pages à imprimer, pour jouer avec le vrai jeu : règles en bref, feuilles de score, pièces, cartes, plateau.
cli-option-what = rules, scores, pieces, cards ou map : règles, scores, pièces, cartes avec leur dos, plateau.
cli-option-paper = a4 ou letter ; pour un plateau, aussi a3 ou a2.
cli-option-print-out = Où mettre le PDF ; par défaut, ici, sous le nom du jeu et de ce qu’il montre.
cli-printed = { $title } : { $file }
cli-help-board = Vérifier ou dessiner un plateau d’Amazonas.
cli-help-board-check = Vérifier votre propre plateau.
cli-help-board-draw = Dessiner un plateau en image SVG.
cli-option-board-draw-out = Où le dessiner.
cli-board-good = { $file } est un plateau d’Amazonas : { $name }, { $villages } villages, { $links } liaisons.
cli-board-unlike = Différence avec notre plateau, { $figure } : { $found } au lieu de { $wanted }
cli-board-span = { $high ->
    [any] { $low } ou plus
   *[other] { $low } à { $high }
}
cli-board-villages = villages
cli-board-villages-of-each-species = villages par espèce
cli-board-sites-of-each-species = emplacements par espèce
cli-board-villages-whose-first-site-costs-2 = villages dont le premier emplacement coûte 2
cli-board-links = liaisons
cli-board-percentage-of-links-by-water = liaisons par voie d’eau, en pour cent
cli-board-villages-joined = villages reliés entre eux
cli-board-links-of-a-village = liaisons par village
cli-board-villages-with-both-kinds-of-link = villages reliés à la fois par eau et par terre
cli-board-largest-group-by-water-alone = plus grand groupe de villages reliés par eau seulement
cli-board-largest-group-by-land-alone = plus grand groupe de villages reliés par terre seulement
cli-board-sites-of-a-mission-village = emplacements d’un village de mission
cli-board-gold-that-joins-a-mission = or qui relie les villages d’une mission
cli-board-percentage-by-which-missions-differ = surcoût de la mission la plus chère par rapport à la moins chère, en pour cent
cli-board-difference-of-tie-break-ranks = écart entre les sommes des rangs de départage
cli-board-nearest-pass-in-spacings = passage d’une liaison au plus près d’un troisième village, en écarts entre villages
cli-board-crossings-of-links = croisements de liaisons
cli-board-drawn = Dessiné : { $out }
cli-cannot-read = { $file } est illisible ({ $why }).
cli-bad-log = { $file } : { $why }
cli-cannot-write = { $file } ne peut pas être écrit ({ $why }). Choisissez un autre endroit.
cli-help-host = Pour les hôtes : tables, personnes, tournois, sauvegardes.
cli-help-host-close = Fermer une table.
cli-help-host-mute = Faire taire une place : ses messages sont masqués pour tous.
cli-help-host-forget = Supprimer le nom, les messages et les adresses d’une place.
cli-help-host-broken = Lister les tables illisibles, et pourquoi.
cli-help-host-ratings = Afficher les cotes de tous.
cli-option-recompute = Les recalculer d’après les journaux des tables, et dire où elles diffèrent.
cli-host-closed = La table { $table } est fermée.
cli-host-muted = À la table { $table }, la place { $seat } ne peut plus écrire.
cli-host-forgot = Place { $seat } de la table { $table } : { $count ->
    [0] aucune entrée à supprimer
    [one] une entrée supprimée
   *[other] { $count } entrées supprimées
}.
cli-host-broken = La table { $table } est illisible : { $why }
cli-host-none-broken = Toutes les tables sont lisibles.
cli-host-rating = { $game }  { $who }  { $points } ± { $doubt }  (parties : { $games })
cli-host-no-ratings = Aucune partie classée n’est encore allée à son terme.
cli-host-rating-differs = { $table } : le journal dit autre chose, ou n’est plus là. Seul compte ce qui a été noté à la fin de la partie.
cli-game-left-out = Le jeu dans { $folder } ne peut pas être chargé et est laissé de côté : { $why }
cli-help-report = Jouer beaucoup de parties et écrire une page sur ce qu’elles montrent.
cli-option-report-games = Combien de parties, pour chaque nombre de places.
cli-option-report-out = La page à écrire, par exemple report.html.
cli-report-where = Où écrire le rapport ? Par exemple : tepui report { $game } -o report.html (ou --json).
cli-report-written = Le rapport est écrit : { $file }
cli-option-threads = Nombre de fils d’exécution.
cli-simulated-bots = Robots par place
cli-broken-off =
    { $games ->
        [one] Une partie a été interrompue par un robot, qui l’a perdue.
       *[other] { $games } parties ont été interrompues par un robot, qui les a perdues.
    }
cli-simulate-seats = Combien de places ? Écrivez : tepui simulate { $game } --seats 3 (ou --bots greedy,random,random).
cli-option-bots = Les robots, un par place, comme pour l’arène ; par défaut, tous jouent au hasard.
cli-option-gpu = Jouer sur un GPU NVIDIA (demande tepui[gpu]) ; les mêmes parties, mais plus vite.
cli-option-ray = Jouer sur la grappe Ray à cette adresse (demande tepui[ray]) ; « local » en démarre une ici.
cli-option-deals = Donnes de chaque équipe de robots, pour séparer chance et talent (par exemple 10 ; compter plusieurs minutes) ; par défaut, aucune.

cli-help-train = Entraîner un réseau pour un jeu, en le faisant jouer contre lui-même (demande PyTorch : tepui[train]).
cli-option-all = Tous les jeux à la fois, chacun dans son processus.
cli-option-train-minutes = Durée de l’entraînement en minutes, à partir de la première leçon.
cli-option-plan = Changer une valeur de l’entraînement, de 0 à 1 : rate, entropy, least_entropy, gae_lambda, clip ou average ; peut être répétée.
cli-option-train-seats = Nombres de places, séparés par des virgules ; par défaut, tous.
cli-option-train-gpu = Entraîner sur un GPU NVIDIA (demande aussi tepui[gpu]).
cli-option-tables = Nombre de tables à la fois.
cli-option-train-out = Le dossier des réseaux, des points de reprise et de la progression.
cli-option-train-resume = Reprendre au point de reprise de ce dossier.
cli-option-install = Garder le réseau sous ce nom, dans votre propre dossier : le robot champion@NOM joue avec lui.
cli-option-outcome = Entraîner plutôt un réseau qui prédit le résultat des parties du réseau actuel, pour l’entraîneur.
cli-train-extra = L’entraînement demande PyTorch : installez tepui[train].
cli-train-game = Nommez un jeu, ou donnez --all. Choix possibles : { $known }.
cli-train-seats = « { $seats } » n’est pas une liste de nombres de places, comme 2,3,4.
cli-train-plan = --plan attend l’un de ces noms et un nombre de 0 à 1, comme entropy=0.1 : { $known }.
cli-train-line = { $seconds } s : { $decisions } décisions, { $speed } par seconde ; victoires contre le hasard, en multiples de la part équitable, par nombre de places : { $shares }
cli-train-outcome = { $seconds } s : { $decisions } décisions ; erreur { $missed }, celle du critique { $critic }
cli-train-done = Le réseau : { $path }, { $bytes } octets.
cli-train-weights = Empreinte de ses poids : { $weights }
cli-train-one = { $game } : terminé, voir { $log }.
cli-train-broke = { $game } : interrompu avant la fin, voir { $log }.
cli-review-written = L’analyse est écrite : { $file }
cli-reviewing = Analyse en cours
cli-few-files = Ce système ne laisse le serveur ouvrir que { $files } fichiers, mais { $sockets } connexions peuvent en demander deux fois plus : celles en trop seraient refusées. Voir ulimit -n.
cli-serve-extra = Les tables dans le navigateur demandent l’extra « server » : pip install 'tepui[server]'. Sans lui, vous pouvez jouer dans le terminal : tepui play coloretto
cli-help-daily = Jouer la donne du jour dans le terminal : une par jour, la même pour tous.
cli-option-date = Le jour, en UTC ; par défaut, aujourd’hui.
cli-daily-done = Cette donne est jouée, et il n’y a qu’un essai. Son journal : { $file }
cli-daily-other = { $file } contient une autre donne. Nommez un autre fichier avec --save.
cli-daily-par = Points : { $points } ; par : { $par } (à { $spread } près), soit { $against }. Mieux que { $share } % des parties du robot champion à votre place (parties jouées : { $games }).
cli-daily-playing-par = Pour le par, le robot champion joue à votre place
cli-daily-alone = La donne du jour se joue sans conseils et sans coups annulés.
cli-daily-left = Votre essai est enregistré. Pour continuer : { $command }
cli-learn-welcome = { $title } : apprendre en jouant. Appuyez sur Entrée pour continuer, ou tapez « quit » pour quitter.
cli-learn-type = Tapez : { $phrase }   (ou seulement Entrée)
cli-learn-explain = Tapez le coup demandé, ou seulement Entrée. « hint » l’affiche à nouveau, « ? RÈGLE » explique la règle dont le numéro est entre crochets, « quit » quitte.
cli-learn-done = Jouez maintenant : tepui play { $game } --bot novice
cli-no-puzzle = { $title } a des problèmes numérotés de 1 à { $most } : { $number } n’en est pas un.
cli-puzzle = Problème { $number } sur { $count } : que joueriez-vous ? (un numéro, hint, ? ou quit)
cli-puzzle-explain = Tapez le numéro du coup que vous joueriez. « hint » ne laisse le choix qu’entre deux coups, « ? RÈGLE » explique la règle dont le numéro est entre crochets, « quit » quitte.
cli-puzzle-hint = C’est l’un de ces deux coups :
cli-puzzle-right = Juste !
cli-puzzle-wrong = Ce coup réduit vos chances de gagner de { $points ->
    [one] { $points } point
   *[other] { $points } points
} de pourcentage. Mieux : { $move }
cli-puzzles-progress = { $title } : { $share } du temps, { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
} jusqu’ici, { $seconds } s
cli-puzzles-kept = { $count ->
    [one] Un problème
   *[other] { $count } problèmes
} dans { $file }
cli-help-host-people = Les comptes : les lister (list), avertir (warn), faire taire (mute), exclure (ban), rendre membres (member), supprimer (delete).
cli-help-host-people-list = Lister tous les comptes : numéro, nom, dernière visite.
cli-help-host-people-warn = Afficher un message à quelqu’un sur chaque page ; un texte vide le retire.
cli-help-host-people-mute = Faire taire quelqu’un à toutes les tables : ses messages sont masqués pour tous.
cli-help-host-people-ban = Exclure quelqu’un : ses connexions prennent fin, et il ne peut plus se connecter.
cli-help-host-people-member = Donner accès à quelqu’un partout où il se connecte, quand le serveur est réservé aux membres.
cli-help-host-people-delete = Supprimer tout ce qui est gardé sur quelqu’un ; dans les parties des autres, sa place reste sans nom.
cli-option-off = Lever cette mesure.
cli-people-line = { $id } { $name }, dernière visite { $seen }
cli-people-nameless = (sans nom)
cli-people-nobody = Personne n’a de compte ici.
cli-people-is-muted = réduit au silence
cli-people-is-banned = exclu
cli-people-is-warned = averti
cli-people-told = { $id } verra ce message sur chaque page tant que sa lecture n’est pas confirmée.
cli-people-muted = { $id } ne peut plus écrire.
cli-people-heard = { $id } peut écrire de nouveau.
cli-people-banned = { $id } est exclu.
cli-people-member = { $id } est membre.
cli-people-no-member = { $id } n’est plus membre.
cli-people-let-in = { $id } peut se connecter de nouveau.
cli-people-deleted = Tout ce qui était gardé sur { $id } est supprimé.
cli-help-host-tournaments = Les tournois : les lister, voir qui participe, renommer quelqu’un.
cli-help-host-tournaments-list = Lister les tournois qui ne sont pas finis.
cli-help-host-tournaments-show = Afficher qui participe, avec son numéro, même à un tournoi fini.
cli-help-host-tournaments-name = Donner un autre nom au participant qui porte ce numéro ; à ses tables jusqu’ici, son nom et ses messages sont supprimés.
cli-tournaments-line = { $id }  { $title } : { $n ->
    [one] { $n } participant
   *[other] { $n } participants
}, { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}
cli-tournaments-who = { $n }  { $name } (compte { $id })
cli-tournaments-called = { $tournament } : le numéro { $n } s’appelle désormais { $name }.
cli-tournaments-none = Aucun tournoi en cours.
cli-help-host-reports = Lister les signalements, avec les derniers messages de la discussion.
cli-option-done = Retirer ce signalement : il a été traité.
cli-reports-line = { $id }  { $at }  table { $table }, place { $seat }
cli-reports-who = { $by } a signalé { $about } (compte { $id })
cli-reports-why = « { $reason } »
cli-reports-none = Personne n’a rien signalé.
cli-reports-done = Le signalement { $id } est retiré.

cli-help-host-backup = Copier toute la base dans un nouveau fichier ou dans un dossier, même pendant que le serveur tourne ; la copie est ensuite ouverte et vérifiée.
cli-option-keep = Dans un dossier : garder les N copies les plus récentes et supprimer les autres.
cli-help-host-restore = Refaire une base à partir d’une copie. Une base qui n’est pas vide est refusée.
cli-backup-folder = --keep compte les copies d’un dossier, et { $path } est un fichier. Nommez un dossier, ou retirez --keep.
cli-backup-done = { $file }. Tables de jeu : { $tables } ; événements : { $events } ; comptes : { $people }. La copie a été ouverte et vérifiée.
cli-backup-dropped = Une copie plus ancienne a été supprimée : { $file }
cli-restored = { $database }. Tables de jeu : { $tables } ; événements : { $events } ; comptes : { $people }. Lancez le serveur avec cette base.
cli-help-host-doctor = Examiner le serveur et sa machine : ce qui manque ou ne va pas, et que faire.
cli-doctor-versions = Tepui { $tepui } avec Python { $python } sur { $system }.
cli-doctor-rules = Les règles de tous les jeux sont compilées.
cli-doctor-slow = Ces jeux n’ont pas de module à jour et leurs robots sont lents : { $games }. Lancez : tepui build DOSSIER
cli-doctor-extras = Extras installés : { $extras }.
cli-no-extra = { $extra ->
    [postgres] PostgreSQL ne peut pas servir, il n’y aura donc qu’un seul processus.
    [people] Personne ne peut créer de clé d’accès ; les codes de secours marchent.
    [push] Un joueur dont le navigateur est fermé ne reçoit pas de notification quand c’est son tour.
   *[other] Les liens vers une étape d’une partie affichent l’image du jeu, et non la position.
 } Pour changer cela : pip install tepui[{ $extra }]
cli-doctor-files = Jusqu’à { $files } fichiers peuvent être ouverts à la fois : assez pour toutes les connexions.
cli-doctor-clock = L’horloge de la machine est réglée par le réseau.
cli-doctor-clock-alone = L’horloge de la machine n’est pas réglée par le réseau : les temps de réflexion et la donne du jour vont se décaler. Lancez : timedatectl set-ntp true
cli-doctor-clock-unknown = Impossible de dire ici si l’horloge de la machine est réglée. Dans un conteneur, c’est celle de la machine hôte qui compte.
cli-doctor-disk = { $folder } : espace libre { $free } Gio.
cli-doctor-disk-full = { $folder } : espace libre { $free } Gio seulement. Sur un disque plein, rien ne s’écrit et personne ne peut jouer. Faites de la place.
cli-doctor-database = { $program }, { $size } Mio. Tables de jeu : { $tables } ; événements : { $events } ; comptes : { $people }.
cli-doctor-migrates = La base est de version { $found } ; ce programme la mettra en version { $known } au lancement. Faites d’abord une copie : tepui host backup FICHIER
cli-doctor-damaged = La base est endommagée. Arrêtez le serveur et restaurez la dernière copie : tepui host restore FICHIER
cli-doctor-readable = D’autres utilisateurs de cette machine peuvent lire { $file }. Lancez : chmod 600 { $file }
cli-doctor-skew = L’horloge de cette machine et celle de la base ont { $seconds } s d’écart. Faites régler les deux par le réseau.
cli-doctor-connections = PostgreSQL accepte { $most } connexions, et les processus peuvent en demander { $needed }. Augmentez max_connections, ou lancez moins de processus.
cli-doctor-not-running = Aucun de vos serveurs ne tourne ici avec cette base.
cli-doctor-runs = Un serveur tourne à { $address } et peut écrire.
cli-doctor-ill = Le serveur à { $address } ne fonctionne pas ({ $why }). Les messages qu’il a écrits en disent plus.
cli-doctor-no-address = Le serveur ne sait pas comment on l’atteint. Les liens des notifications et les clés d’accès en ont besoin : --address, ou TEPUI_ADDRESS.
cli-doctor-own-address = { $address } n’est accessible que depuis cette machine. Pour les autres, indiquez le nom qu’ils tapent : --address, ou TEPUI_ADDRESS.
cli-doctor-no-tls = { $address } n’est pas en https : tout peut être lu en chemin, et il n’y a ni clés d’accès ni notifications. Confiez TLS à un proxy.
cli-doctor-figures-shown = { $address } laisse tout le monde lire /health et /metrics. Le proxy doit y répondre 404.
cli-doctor-reached = Le serveur répond à l’adresse { $address }.
cli-doctor-unreached = { $address } ne répond pas d’ici : { $why }. Le proxy tourne-t-il, et le nom mène-t-il à lui ?
cli-doctor-proxies = Les adresses des visiteurs sont celles que donnent ces proxys : { $proxies }.

cli-help-host-admin = Afficher un lien qui ouvre la page de l’hôte : une seule fois, dans les dix minutes.
cli-admin = Ouvrez ce lien dans les { $minutes } minutes ; il ne sert qu’une fois :
cli-help-host-door = Afficher ou choisir qui peut entrer : open (tout le monde), link (les personnes qui ont le lien) ou members (celles qu’un code a invitées).
cli-option-known = Nommer membres toutes les personnes qui ont un compte.
cli-option-link = Créer un nouveau lien ; l’ancien cesse de fonctionner.
cli-door-open = Tout le monde peut entrer.
cli-door-link = Seules les personnes qui ont le lien peuvent entrer.
cli-door-members = Seuls les membres peuvent entrer. Invitez-les avec : tepui host invite
cli-door-by = Le lien, qui n’est affiché qu’une fois :
cli-help-host-invite = Afficher un code d’invitation, quand le serveur est réservé aux membres.
cli-help-host-settings = Afficher et changer les réglages de la page de l’hôte : opening=no, club=203.0.113.7, club_people=60, des limites comme tables_per_hour=200. NOM= sans valeur rétablit le réglage par défaut.
cli-option-label = La personne à qui va le code : une note pour vous.
cli-option-uses = Nombre de personnes qu’il laisse entrer.
cli-option-days = Nombre de jours pendant lesquels il reste valable.
cli-invited = Le code { $code } laisse entrer { $uses ->
    [one] une personne
   *[other] { $uses } personnes
 } et reste valable { $days ->
    [one] un jour
   *[other] { $days } jours
 }. Sous forme de lien :
cli-help-host-announce = Annoncer quelque chose à toutes les tables, pendant un jour ; un texte vide retire l’annonce.
cli-announced = C’est annoncé à toutes les tables.
cli-announced-nothing = Plus rien n’est annoncé.
cli-help-host-log = Afficher ce que les hôtes ont fait, ici et sur leur page.
cli-log-empty = Aucun hôte n’a encore rien fait.
cli-option-help = Afficher cette aide.
cli-option-version = Afficher la version.
cli-option-force = Remplacer un fichier déjà présent.
cli-usage = Utilisation :
cli-options = Options
cli-heading = { $said } 
cli-command = commande
cli-commands = Commandes
cli-commands-play = Pour jouer
cli-commands-saved = Avec une partie enregistrée
cli-commands-network = En réseau
cli-commands-bulk = Pour beaucoup de parties à la fois
cli-commands-box = Pour le vrai jeu, et pour vos propres plateaux et jeux
cli-default = par défaut : { $value }
cli-required = obligatoire
cli-no-such-option = L’option { $option } n’existe pas. Voir : { $help }
cli-no-such-option-but = L’option { $option } n’existe pas. Vouliez-vous dire { $near } ? Voir : { $help }
cli-takes-no-value = { $option } ne prend pas de valeur.
cli-needs-value = { $option } demande une valeur.
cli-missing = Il manque { $option }. Voir : { $help }
cli-wrong = { $why } Voir : { $help }
cli-too-much = « { $given } » est de trop pour { $command }.
cli-no-such-command = La commande « { $name } » n’existe pas. Voir : { $help }
cli-no-such-command-but = La commande « { $name } » n’existe pas. Vouliez-vous dire « { $near } » ? Voir : { $help }
cli-no-choice = { $option } doit être l’un de ceux-ci : { $choices }, et non « { $given } ».
cli-out-of-range = { $option } doit être compris entre { $least } et { $most } (donné : { $given }).
cli-too-small = { $option } doit valoir au moins { $least } (donné : { $given }).
cli-too-few = { $option } doit être supérieur à { $least } (donné : { $given }).
cli-no-number = { $option } doit être un nombre (donné : « { $given } »).
cli-no-whole-number = { $option } doit être un nombre entier (donné : « { $given } »).
cli-no-folder = Le dossier { $file } n’existe pas.
cli-bad-value = { $option } : « { $given } » ne convient pas ({ $why }).
cli-system = Le système refuse : { $why }.
cli-system-file = { $file } : { $why }.
cli-exists = { $file } existe déjà. Pour le remplacer, ajoutez --force.
cli-replace = { $file } existe déjà. Le remplacer ? (o/N)
cli-yes = o oui y
cli-kept = { $file } reste comme il était.
cli-puzzles-none = Aucun problème n’était assez bon pour être gardé ; { $file } n’a pas été écrit. Cherchez plus longtemps : il s’en trouvera peut-être.
cli-no-puzzles = { $title } n’a pas de problèmes.
cli-not-puzzles = { $file } ne contient pas de problèmes issus de tepui lab puzzles.
cli-option-decisions = Nombre de décisions, au lieu de minutes : la même graine donne alors le même réseau.
cli-train-installed = { $path } : dans l’arène et en jeu, il s’appelle { $bot }.
cli-train-outcome-alone = --outcome se règle par --minutes et garde son réseau dans le dossier de --out : retirez --install, --decisions et --plan.
cli-arena-intervals = Sous chaque pourcentage, son intervalle de confiance à 95 %, calculé sur des donnes entières. Le sens des colonnes : docs/bots.md, « The arena ».
cli-arena-unrated = Pas de cote : aucun de ces robots n’est sur l’échelle. Ajoutez-en un qui y est, comme regular.
cli-arena-few = La chance du tirage n’est retirée qu’à partir de { $deals } donnes (ici { $games } parties) : avec moins, on ne peut pas dire à quel point le résultat est sûr.
cli-act-come = a ouvert la page de l’hôte
cli-act-call = a renommé le joueur { $text } du tournoi { $whom }
cli-act-settings = a changé des réglages : { $text }
cli-act-end-tournament = a mis fin au tournoi { $whom }
cli-act-end-code = a révoqué le code d’invitation { $whom }
cli-act-end-pass = a retiré l’accès au navigateur { $whom }
cli-act-close = a fermé la table { $whom }
cli-act-mute-seat = a fait taire la place { $text } de la table { $whom }
cli-act-ban-seat = a exclu de la table { $whom } la personne sans compte à la place { $text }
cli-act-forget = a supprimé le nom et les messages de la place { $text } à la table { $whom }
cli-act-new-link = a créé un nouveau lien
cli-act-invite = a créé un code d’invitation (personnes : { $text }, note : { $whom })
cli-act-door = a réglé l’accès sur « { $whom } »
cli-act-announce = a annoncé : { $text }
cli-act-warn = a averti { $whom } : { $text }
cli-act-mute = a fait taire { $whom }
cli-act-unmute = a rendu la parole à { $whom }
cli-act-ban = a exclu { $whom }
cli-act-unban = a laissé revenir { $whom }
cli-act-member = a donné à { $whom } le statut de membre
cli-act-no-member = a retiré à { $whom } le statut de membre
cli-act-delete = a supprimé tout ce qui concernait { $whom }
cli-act-done = a traité le signalement { $whom }
cli-built-fresh = { $title } est à jour.
cli-help-exploit = Mesurer ce que gagne une meilleure réponse contre un robot (les grands jeux demandent PyTorch : tepui[train]).
cli-option-exploit-bot = Le robot : tout robot de l’arène, ou « equilibrium » ; dans un grand jeu, un réseau, comme instinct@NOM.
cli-option-worth = Ce que l’on gagne : des parts de victoire (victory) ou des points (score).
cli-option-deal = Tirer de cette donne ce que tous voient avant la première décision, ce qui réduit l’arbre.
cli-option-samples = Combien de fois le robot est interrogé dans chaque position.
cli-option-iterations = Tours de CFR+ pour l’équilibre.
cli-option-exploit-decisions = Dans un grand jeu : durée d’entraînement de la réponse, en décisions.
cli-option-exploit-gpu = Entraîner sur un GPU NVIDIA (demande aussi tepui[gpu]).
cli-exploit-tree = { $title } : un arbre de { $nodes } nœuds et { $states } états d’information, parcouru en entier.
cli-exploit-own = { $bot } contre lui-même, par place : { $values }
cli-exploit-best = Une meilleure réponse contre lui, par place : { $values }
cli-exploit-gain-victory = Exploitabilité : { $gain } victoire par partie (NashConv { $sum })
cli-exploit-gain-score = Exploitabilité, en points par partie : { $gain } (NashConv { $sum })
cli-exploit-large = { $title } a environ { $nodes } nœuds, trop pour les parcourir. On peut entraîner une réponse contre un réseau : --bot instinct ou instinct@NOM.
cli-exploit-trains = { $decisions } décisions : la réponse gagne { $share }
cli-exploit-trained = La réponse gagne { $share } de ses parties ({ $low } – { $high }) ; sa part équitable est de { $fair }. Un entraînement plus long peut trouver mieux.
cli-exploit-budget = Budget : { $decisions } décisions avec la graine { $seed }, { $seconds } s.
cli-exploit-short = --decisions : plus de { $least }. Jusque-là, la réponse apprend seulement à juger les positions.
cli-help-evaluate = Donner une cote à un robot, sur un jeu publié de donnes, contre des robots figés.
cli-option-evaluate-seats = Nombre de places ; par défaut, le plus petit.
cli-evaluate = { $title }. Places : { $seats } ; jeu de donnes : { $set } ; donnes : { $deals } ; parties : { $games }.
cli-evaluate-adjusted = La chance du tirage est déduite.
cli-evaluate-rating = Cote { DE($bot) } : { $value } ({ $low } – { $high })
cli-evaluate-share = Part de victoire : { $value } ({ $low } – { $high }) ; la part équitable est de { $fair }. Contre :
cli-help-data = Écrire des parties de robots dans un fichier Parquet (demande tepui[data]).
cli-option-data-out = Le fichier ; sa fiche est écrite à côté.
cli-option-data-bots = Les robots, un par place, comme pour l’arène ; par défaut, tous jouent au hasard.
cli-data-extra = Les fichiers Parquet demandent PyArrow : installez tepui[data].
cli-data-written = { $file }. Parties : { $games } ; octets : { $bytes }. Ce qu’il contient : { $card }
cli-option-evaluate-deals = Nombre de donnes du jeu publié ; par défaut, toutes.
cli-value-game = jeu
cli-value-file = fichier
cli-value-folders = dossiers
cli-value-bot = robot
cli-value-table = table
cli-value-seat = place
cli-value-person = personne
cli-value-kind = accès
cli-value-to = fichier
cli-value-tournament = tournoi
cli-value-entrant = numéro
cli-value-name = nom
cli-value-address = adresse
cli-value-changes = nom=valeur
cli-value-id = id
cli-value-day = aaaa-mm-jj
cli-value-text = texte
cli-value-place = chemin
cli-beside = { $option } n’a pas d’effet avec { $beside } : n’en donnez qu’une.
cli-new-database = Il n’y a pas encore de base de données dans { $file } : elle va être créée.
cli-no-limit = La limite « { $limit } » n’existe pas. Choix possibles : { $near }. Leur sens : docs/hosting.md, « Limits ».
cli-no-limit-but = La limite « { $limit } » n’existe pas. De nom proche : { $near }. Toutes : docs/hosting.md, « Limits ».
cli-verified-running = La partie de { $file } n’est pas finie. Ce qui a été joué est intact : les lignes ({ $lines }) suivent les règles, et les tirages du hasard ({ $outcomes }) viennent bien de la graine promise.
