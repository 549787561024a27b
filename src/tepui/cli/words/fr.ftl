# La commande, en français.

cli-help = Une table pour quatre jeux d’Amazonie.
cli-help-games = Lister les jeux, avec places et options.
cli-help-play = Jouer dans le terminal contre des robots.
cli-help-learn = Apprendre un jeu en jouant : une leçon de quelques minutes.
cli-help-puzzle = Que joueriez-vous ? Un problème tiré de parties de robots.
cli-help-puzzle-number = Lequel ; n’importe lequel, si rien n’est dit.
cli-help-lab = Travaux en masse, pour qui fait des jeux.
cli-help-puzzles = Chercher des problèmes dans des parties de robots, et garder les bons.
cli-help-minutes = Combien de temps chercher.
cli-help-puzzles-file = Où les garder ; par défaut, le fichier du jeu.
cli-help-puzzles-add = Reprendre aussi ce qu’une autre recherche a gardé dans ce fichier ; peut être répété.
cli-help-simulate = Jouer beaucoup de parties et rendre compte ; au hasard, sauf si des robots sont nommés.
cli-help-arena = Faire jouer des robots entre eux et les mesurer.
cli-help-hint = Montrer les meilleurs coups d’une partie gardée, avec leurs chances de victoire.
cli-help-review = Analyser une partie finie : le hasard, le talent, et ce qui aurait été meilleur.
cli-help-bot = Force des robots : novice, beginner, casual, regular, skilled, master ou champion ; ou tout autre robot de l’arène.
cli-help-bots = Les robots, un par place : niveaux, python:FICHIER:CLASSE, process:COMMANDE ; séparés par des virgules.
cli-help-logs = Où garder les journaux des parties qu’un robot a interrompues.
cli-help-workers = Nombre de processus ; par défaut un par cœur.
cli-help-plain = Laisser la chance du tirage : pas de part corrigée, qui prend un peu de temps.
cli-help-seat-hint = Qui conseiller ; par défaut qui doit jouer.
cli-help-seat-review = Les choix de qui juger ; par défaut ceux de tous.
cli-help-review-out = Écrire l’analyse dans une page.
cli-help-level = Force du conseiller : easy, normal, hard, expert, champion.
cli-help-replay = Rejouer un journal, en récit ou en JSON.
cli-help-verify = Vérifier qu’un journal est entier, légal et honnêtement tiré.
cli-help-commitment = L’engagement que vous avez noté avant de jouer : vérifier que le journal a le même.
cli-help-golden = Jouer des parties au hasard et garder un journal pour chaque fin : des parties de référence pour les tests.
cli-help-golden-games = Combien de parties essayer pour chaque nombre de places.
cli-help-golden-out = Dossier des journaux ; par défaut golden, dans le dossier des tests du jeu.
cli-golden-wrote = Écrit : { $file }
cli-golden-missing = Aucune partie ne s’est terminée ainsi : { $ending }, en { $games } parties pour chaque nombre de places. Essayez --games avec plus, ou jouez-en une.
cli-help-build = Compiler les modules WebAssembly des jeux : celui d’un dossier de jeu, ou ceux des nôtres qui sont périmés.
cli-help-build-check = Ne rien compiler : dire quels modules manquent ou sont périmés.
cli-building = Compilation { DE($title) } ; cela prend une minute ou deux.
cli-built = Compilé : { $file }, { $kilobytes } ko
cli-help-lang = Langue ; par défaut celle du système.
cli-help-json = Afficher en JSON.
cli-help-seed = La même graine donne les mêmes parties.
cli-help-option = Une option du jeu ; peut être répétée.
cli-help-seats = Nombre de places.
cli-help-seats-play = Nombre de places ; par défaut le plus petit.
cli-help-seat = Votre place, à partir de 0.
cli-help-seat-replay = Ne montrer que ce que cette place a vu.
cli-help-name = Votre nom à la table.
cli-help-save = Où garder la partie.
cli-help-resume = Reprendre une partie : ce fichier, ou la dernière.
cli-help-count = Nombre de parties.
cli-help-threads = Combien de fils d’exécution ; par défaut, un par cœur.
cli-compiling = Compilation des règles pour cette machine (une fois, quelques secondes)
cli-compiling-so-far = Compilation des règles pour cette machine (une seule fois) : { $functions } fonctions jusqu’ici, { $seconds } s
cli-game-facts = { $author }, { $publisher } { $year }. De { $least } à { $most } joueurs, { $minutes } minutes, dès { $age } ans.
cli-bad-option = « { $given } » n’est pas une option : écrivez NOM=VALEUR.
cli-bot = Robot { $number }
cli-guest = Invité
cli-welcome =
    { $title }. La partie est gardée dans { $file }
    Tapez le numéro d’un coup, ou le coup lui-même ; ? explique.
cli-commitment = La donne est fixée ; son engagement : { $commitment }
cli-your-move = Votre coup ?
cli-can-undo = undo  reprend votre dernier coup.
cli-took-back = { $name } reprend son dernier coup.
cli-explain =
    Tapez le numéro d’un coup, ou écrivez-le, comme « { $example } ». Et aussi :
      hint            montre les meilleurs coups, avec leurs chances de victoire
      table           montre de nouveau la table
      undo            reprend votre dernier coup, si c’est possible
      save [FICHIER]  garde la partie (elle l’est aussi après chaque coup)
      quit            quitte ; la partie peut être reprise
      ? RÈGLE         explique une règle par son numéro, comme celui entre crochets après un refus
cli-no-rule = Il n’y a pas de règle « { $rule } » dans ce jeu.
cli-no-such-number = Il n’y a pas de coup { $number } : choisissez de 1 à { $most }.
cli-saved = Gardée dans { $file }
cli-cannot-save = { $file } ne peut pas être écrit ({ $why }). Choisissez un autre endroit : save FICHIER
cli-left = La partie vous attend : tepui play { $game } --resume { $file }
cli-logged =
    La partie entière : tepui replay { $file }
    La donne était-elle honnête ? tepui verify { $file }
cli-no-save = Aucune partie gardée { DE($game) }. Commencez : tepui play { $game }
cli-no-file = Il n’y a pas de fichier { $file }.
cli-other-game = { $file } est une partie { DE($game) } : tepui play { $game } --resume { $file }
cli-not-a-save = { $file } est un journal, mais pas une partie gardée d’une personne contre des robots.
cli-result =
    { $place }. { $name } : { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
cli-sheet-line = { $label } ({ $rests }) : { $points }
cli-sheet-bare-line = { $label } : { $points }
cli-simulated = { $title }, { $seats } sièges, { $games } parties, graine { $seed }
cli-decisions = Décisions
cli-seconds = Secondes
cli-decisions-per-second = Décisions par seconde
cli-games-per-second = Parties par seconde
cli-mean-decisions = Décisions par partie
cli-mean-scores = Score moyen par place
cli-mean-best = Meilleur score moyen
cli-victories = Victoires par place
cli-hint = Meilleurs coups, avec leurs chances de victoire estimées :
cli-hint-for = Meilleurs coups pour { $name }, avec leurs chances de victoire estimées :
cli-hint-level = « { $level } » ne peut pas conseiller : choisissez parmi { $levels }.
cli-no-workers = Il faut au moins un processus, pas { $workers }.
cli-bot-lost = Partie { $number } perdue : { $why } Son journal : { $file }
cli-arena = { $title }, { $seats } places, { $games } parties, graine { $seed }
cli-arena-bot = Robot
cli-arena-seats = Places
cli-arena-share = Victoires
cli-arena-interval = 95 %
cli-arena-adjusted = Sans la chance
cli-arena-fewer = Chaque donne jouée à toutes les places, et sans la chance du tirage : { $times } fois moins de parties suffisent (docs/coach.md).
cli-arena-score = Score
cli-arena-rating = Cote
cli-arena-seconds = Secondes par coup
cli-verified = { $file } est entier et intact ; ses { $lines } lignes suivent les règles, et les { $outcomes } tirages du hasard viennent bien de la graine promise.
cli-verified-arranged = À partir d’une position préparée : la donne elle-même n’est pas vérifiée.
cli-other-commitment = L’engagement que vous avez noté n’est pas celui du journal : noté { $given }, au journal { $found }.
cli-verified-commitment = Engagement : { $commitment }
cli-verified-compare = Comparez-le à celui qui a été montré avant le premier coup (ou donnez celui-ci avec --commitment) : sans cela, tout le journal pourrait avoir été fabriqué après coup.
cli-verified-numbers = Les nombres { DE($names) } sont entrés dans le mélange : personne, pas même l’hôte, n’a pu choisir cette donne.
cli-verified-alone = Personne n’a ajouté de nombre : l’hôte n’a pas pu changer la donne après sa promesse, mais il a pu essayer des graines avant.
cli-verified-device = La donne a été faite sur l’appareil où l’on a joué : qui le tenait a pu essayer des graines avant la promesse.
cli-help-serve = Servir des tables aux navigateurs et aux programmes.
cli-help-database = Où les tables sont gardées : sqlite:///CHEMIN ou postgresql://…
cli-help-host = L’adresse d’écoute.
cli-help-port = Le port d’écoute.
cli-help-serve-workers = Combien de processus se partagent les tables ; plus d’un exige PostgreSQL.
cli-help-limit = Changer une limite ; peut se répéter.
cli-help-address = Comment on atteint le serveur, pour les liens des avis.
cli-help-proxies = Les proxys dont on croit X-Forwarded-For : adresses et réseaux, séparés par des virgules ; * pour tous.
cli-bad-proxy = « { $given } » n’est ni une adresse ni un réseau. Écrivez les proxys ainsi : 127.0.0.1,10.0.0.0/8, ou * pour tous.
cli-bad-address = « { $given } » n’est pas l’adresse d’un serveur. Écrivez-la comme on la tape, par exemple https://tepui.example.org
cli-help-lan = Écouter aussi sur le réseau local, et dire comment les autres vous y trouvent.
cli-help-take-over = Prendre la place du serveur qui tourne ici avec la même base et le même port : les parties continuent, personne n’est renvoyé.
cli-help-browser = Ouvrir le navigateur, s’il y en a un.
cli-serving = Tepui sert à { $address } ; les tables sont gardées dans { $database }
cli-port-taken = Le port { $port } est pris : un autre programme, peut-être un autre Tepui, y écoute. Choisissez-en un autre avec --port.
cli-port-refused = Tepui ne peut pas écouter sur { $host }, port { $port } : { $why }. Choisissez-en d’autres avec --host et --port.
cli-which-database = Plusieurs serveurs tournent ici : { $databases }. Dites lequel, avec --database ou TEPUI_DATABASE.
cli-no-database = Il n’y a pas de base de données dans { $file }, et aucun de vos serveurs ne tourne ici. Nommez la base avec --database ou TEPUI_DATABASE, comme au lancement du serveur.
cli-lan = Sur votre réseau local : { $address }
cli-no-lan = Aucun réseau local n’a été trouvé. Cette machine est-elle connectée ?
cli-help-print = Des pages à imprimer pour qui a la boîte : règles en bref, feuilles de score, pièces, carte.
cli-help-print-what = rules, scores, pieces, cards ou map (règles, scores, pièces, cartes avec leur dos, plan).
cli-help-print-paper = a4 ou letter ; pour une carte aussi a3 ou a2.
cli-help-print-out = Où mettre le PDF.
cli-printed = { $title } : { $file }
cli-help-board = Vérifier ou dessiner un plateau d’Amazonas.
cli-help-board-check = Vérifier un plateau à vous.
cli-help-board-draw = Dessiner un plateau en image SVG.
cli-help-board-out = Où le dessiner.
cli-board-good = { $file } est un plateau d’Amazonas : { $name }, { $villages } villages, { $links } liaisons.
cli-board-unlike = À la différence de notre plateau : { $figure } : { $found } (le nôtre : { $wanted })
cli-board-drawn = Dessiné : { $out }
cli-cannot-read = { $file } est illisible ({ $why }).
cli-cannot-write = { $file } ne peut pas être écrit ({ $why }). Choisissez un autre endroit.
cli-help-host-commands = Pour les hôtes : fermer une table, taire une place, effacer les données d’une personne.
cli-help-host-close = Fermer une table.
cli-help-host-mute = Que personne ne lise plus une place.
cli-help-host-forget = Effacer le nom, les messages et les adresses d’une place.
cli-help-host-broken = Lister les tables illisibles, et pourquoi.
cli-help-host-ratings = Montrer les cotes de tous.
cli-help-recompute = Les recalculer d’après les journaux des tables, et dire où elles diffèrent.
cli-host-closed = La table { $table } est fermée.
cli-host-muted = La place { $seat } de la table { $table } est réduite au silence.
cli-host-forgot = Place { $seat } de la table { $table } : { $count } entrées effacées.
cli-host-broken = La table { $table } est illisible : { $why }
cli-host-none-broken = Toutes les tables sont lisibles.
cli-host-rating = { $game }  { $who }  { $points } ± { $doubt }  (parties : { $games })
cli-host-no-ratings = Aucune partie classée n’est allée à son terme.
cli-host-rating-differs = { $table } : le journal dit autre chose, ou n’est plus là. Ce qui a été noté à la fin de la partie compte.
cli-game-left-out = Le jeu dans { $folder } ne peut être chargé et est laissé de côté : { $why }
cli-help-report = Jouer beaucoup de parties et écrire une page de ce qu’elles montrent.
cli-help-report-games = Combien de parties, pour chaque nombre de sièges.
cli-help-report-out = La page à écrire, par exemple report.html.
cli-report-where = Où donc ? Écrivez : tepui report { $game } -o report.html (ou --json).
cli-report-part = Partie { $done } sur { $of }
cli-report-cannot = { $file } ne peut pas être écrit ({ $why }). Choisissez un autre endroit.
cli-report-written = Le rapport est dans { $file }
cli-help-threads-one = Nombre de fils d’exécution ; par défaut un seul.
cli-simulated-bots = Robots par siège
cli-broken-off =
    { $games ->
        [one] Une partie a été interrompue par un robot, qui l’a perdue.
       *[other] { $games } parties ont été interrompues par un robot, qui les a perdues.
    }
cli-simulate-seats = Combien de sièges ? Écrivez : tepui simulate { $game } --seats 3 (ou --bots greedy,random,random).
cli-gpu-random = Sur un GPU, on ne joue qu’au hasard : laissez --bots et --ray.
cli-help-bots-simulate = Les robots, un par siège, comme pour l’arène ; sinon, tous jouent au hasard.
cli-help-gpu = Jouer sur un GPU NVIDIA (demande tepui[gpu]) ; les mêmes parties, mais plus vite.
cli-help-ray = Jouer sur la grappe Ray à cette adresse (demande tepui[ray]) ; « local » en démarre une ici.
cli-help-report-deals = Donnes de chaque équipe de robots, pour la chance et l’adresse (par exemple 10 ; prend des minutes) ; sinon aucune.

cli-help-train = Entraîner un réseau pour un jeu, en jouant contre lui-même (demande PyTorch : tepui[train])
cli-help-train-all = tous les jeux à la fois, chacun dans son processus
cli-help-train-minutes = pendant combien de temps, tout compris
cli-help-train-seats = nombres de places, séparés par des virgules ; sinon tous
cli-help-train-gpu = sur une carte NVIDIA (demande aussi tepui[gpu])
cli-help-train-tables = nombre de tables à la fois
cli-help-train-out = le dossier des réseaux, des points de reprise et de la progression
cli-help-train-resume = reprendre au point de reprise de ce dossier
cli-help-train-install = ranger le réseau dans le dossier du jeu, pour jouer avec lui
cli-help-train-outcome = apprendre plutôt à prédire l’issue des parties de ce réseau : la base des comptes de l’entraîneur
cli-train-extra = L’entraînement demande PyTorch : installez tepui[train].
cli-train-minutes = L’entraînement dure plus de { $minutes } minutes.
cli-train-game = Nommez un jeu, ou donnez --all. Il y a : { $known }.
cli-train-seats = « { $seats } » n’est pas une liste de nombres de places, comme 2,3,4.
cli-train-line = { $seconds } s : { $decisions } décisions, { $speed } par seconde ; parts équitables contre le hasard, par nombre de places : { $shares }
cli-train-outcome = { $seconds } s : { $decisions } décisions ; erreur { $missed }, celle du critique { $critic }
cli-train-done = Le réseau : { $path }, { $bytes } octets.
cli-train-one = { $game } : terminé, voir { $log }.
cli-train-broke = { $game } : interrompu, voir { $log }.
cli-review-written = L’analyse est dans { $file }
cli-reviewing = Analyse en cours
cli-few-files = Ce système laisse le serveur ouvrir { $files } fichiers, moins que sa limite de { $sockets } connexions n’en demande : de nouveaux venus seront renvoyés avant. Voir ulimit -n.
cli-serve-extra = Pour servir des tables, il faut un extra qui n’est pas installé : pip install 'tepui[server]'.
cli-help-daily = Jouer la donne du jour dans le terminal : par la date seule, la même pour tous.
cli-help-date = Le jour, en UTC ; aujourd’hui par défaut.
cli-daily-done = Cette donne est jouée, et il n’y a qu’un essai. Son journal : { $file }
cli-daily-other = { $file } contient une autre donne. Nommez un autre fichier avec --save.
cli-daily-par = { $points } points ; le par est de { $par } (à { $spread } près) : { $against }. Mieux que { $share } parties sur 100 du robot champion à votre place ({ $games } ont été jouées).
cli-daily-playing-par = Pour le par, le robot champion joue à votre place
cli-daily-alone = Pour la donne du jour, ni conseils ni coups repris.
cli-daily-left = Votre essai est gardé. Pour continuer : tepui daily { $game } --date { $date }
cli-learn-welcome = { $title } : apprendre en jouant. Entrée pour continuer, « quit » pour partir.
cli-learn-type = Tapez : { $phrase }   (ou seulement Entrée)
cli-learn-done = Jouez maintenant : tepui play { $game } --bot easy
cli-no-puzzle = { $title } a les problèmes 1 à { $most }.
cli-puzzle = Problème { $number } sur { $count } : que joueriez-vous ? (un nombre, ou quit)
cli-puzzle-right = Juste !
cli-puzzle-wrong = Cela cède { $points } chances sur cent. Mieux : { $move }
cli-puzzles-kept = { $count } problèmes dans { $file }
cli-help-people = Les personnes connues ici : lister, avertir, taire, exclure, effacer.
cli-help-people-list = Lister toutes les personnes connues : numéro, nom, dernière visite.
cli-help-people-warn = Montrer un texte à quelqu’un sur sa page ; un texte vide l’enlève.
cli-help-people-mute = Que personne ne lise plus quelqu’un, à aucune table.
cli-help-people-ban = Exclure quelqu’un : ses sessions finissent, il ne peut plus se connecter.
cli-help-people-delete = Effacer tout ce qui est gardé de quelqu’un ; sans nom dans les parties des autres.
cli-help-people-off = Revenir là-dessus.
cli-people-line = { $id } { $name }, dernière visite { $seen }
cli-people-nameless = (sans nom)
cli-people-nobody = Personne n’est connu ici.
cli-people-is-muted = réduit au silence
cli-people-is-banned = exclu
cli-people-is-warned = averti
cli-people-told = { $id } le lira sur sa page.
cli-people-muted = { $id } est réduit au silence.
cli-people-heard = { $id } est lu de nouveau.
cli-people-banned = { $id } est exclu.
cli-people-let-in = { $id } peut se connecter de nouveau.
cli-people-deleted = Tout ce qui était gardé de { $id } est effacé.
cli-help-tournaments = Les tournois : lister, voir qui participe, appeler quelqu’un autrement.
cli-help-tournaments-list = Lister les tournois qui ne sont pas finis.
cli-help-tournaments-show = Montrer qui participe, par numéro, même à un tournoi fini.
cli-help-tournaments-name = Donner un autre nom au numéro ENTRANT ; à ses tables jusqu’ici, nom et messages sont effacés.
cli-tournaments-line = { $id }  { $title } : { $n ->
    [one] { $n } participe
   *[other] { $n } participent
}, { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}
cli-tournaments-who = { $n }  { $name } (connu sous { $id })
cli-tournaments-called = Le numéro { $n } { DE($tournament) } s’appelle désormais { $name }.
cli-tournaments-none = Aucun tournoi en cours.
cli-help-reports = Liste ce que des gens ont signalé, avec les dernières lignes de la discussion.
cli-help-reports-done = Retire ce signalement : il a été examiné.
cli-reports-line = { $id }  { $at }  table { $table }, place { $seat }
cli-reports-who = { $by } signale { $about } (connu sous { $id })
cli-reports-why = « { $reason } »
cli-reports-none = Personne n’a rien signalé.
cli-reports-done = Le signalement { $id } est retiré.

cli-help-backup = Copier toute la base dans un nouveau fichier ou dans un dossier, même pendant que le serveur tourne ; la copie est ouverte pour vérifier.
cli-help-keep = Dans un dossier : garder les N copies les plus récentes et effacer les autres.
cli-help-restore = Refaire une base à partir d’une copie. Une base qui contient quelque chose est refusée.
cli-backup-folder = --keep compte les copies d’un dossier, et { $path } n’en est pas un. Créez d’abord le dossier, ou enlevez --keep.
cli-backup-done = { $file } : { $tables } tables de jeu avec { $events } événements, { $people } personnes. La copie a été ouverte et comptée.
cli-backup-dropped = { $file }, une copie plus ancienne, est effacé.
cli-restored = { $database } contient { $tables } tables de jeu avec { $events } événements, { $people } personnes. Lancez le serveur avec cette base.
cli-help-doctor = Examiner le serveur et sa machine : ce qui manque ou ne va pas, et que faire.
cli-doctor-versions = Tepui { $tepui } avec Python { $python } sur { $system }.
cli-doctor-rules = Les règles de tous les jeux sont compilées.
cli-doctor-slow = Ces jeux n’ont pas de module à jour et leurs robots sont lents : { $games }. Lancez : tepui build DOSSIER
cli-doctor-extras = Extras installés : { $extras }.
cli-no-extra = { $extra ->
    [postgres] PostgreSQL ne peut pas servir, il n’y aura donc qu’un seul processus.
    [people] Personne ne peut créer de clé d’accès ; les codes de secours marchent.
    [push] Un navigateur fermé n’apprend pas que c’est à quelqu’un de jouer.
   *[other] Les liens vers un moment d’une partie montrent l’image du jeu, et non la position.
 } Pour changer cela : pip install tepui[{ $extra }]
cli-doctor-browsers = Les navigateurs qui le peuvent font eux-mêmes analyses et conseils.
cli-doctor-browsers-absent = Le serveur fait lui-même toutes les analyses et tous les conseils : ce qu’il faut à un navigateur n’est pas installé. Un wheel l’apporte ; dans un clone, lancez : make browser-python
cli-doctor-browsers-stale = Le serveur fait lui-même toutes les analyses et tous les conseils : ce qu’il faut à un navigateur vient d’autres sources que ce programme. Dans un clone, lancez : make browser-python
cli-doctor-files = Jusqu’à { $files } fichiers peuvent être ouverts à la fois : assez pour toutes les connexions.
cli-doctor-clock = L’horloge de la machine est réglée par le réseau.
cli-doctor-clock-alone = L’horloge de la machine n’est pas réglée par le réseau : les pendules et la donne du jour vont se décaler. Lancez : timedatectl set-ntp true
cli-doctor-clock-unknown = Impossible de dire ici si l’horloge de la machine est réglée. Dans un conteneur, c’est celle de la machine hôte qui compte.
cli-doctor-disk = { $folder } : { $free } Gio libres.
cli-doctor-disk-full = { $folder } : seulement { $free } Gio libres. Sur un disque plein, rien ne s’écrit et personne ne peut jouer. Faites de la place.
cli-doctor-database = { $program }, { $size } Mio : { $tables } tables de jeu avec { $events } événements, { $people } personnes.
cli-doctor-migrates = La base est de version { $found } ; ce programme la mettra en version { $known } au lancement. Faites d’abord une copie : tepui host backup FICHIER
cli-doctor-damaged = La base est abîmée. Arrêtez le serveur et rétablissez la dernière copie : tepui host restore FICHIER
cli-doctor-readable = D’autres utilisateurs de cette machine peuvent lire { $file }. Lancez : chmod 600 { $file }
cli-doctor-skew = L’horloge de cette machine et celle de la base diffèrent de { $seconds } secondes. Faites régler les deux par le réseau.
cli-doctor-connections = PostgreSQL accepte { $most } connexions, et les processus peuvent en demander { $needed }. Augmentez max_connections, ou lancez moins de processus.
cli-doctor-not-running = Aucun de vos serveurs ne tourne ici avec cette base.
cli-doctor-runs = Un serveur tourne à { $address } et peut écrire.
cli-doctor-ill = Le serveur à { $address } ne sert pas ({ $why }). Son journal en dit plus.
cli-doctor-no-address = Le serveur ne sait pas comment on l’atteint. Les liens des avis et les clés d’accès en ont besoin : --address, ou TEPUI_ADDRESS.
cli-doctor-no-tls = { $address } n’est pas en https : tout le monde sur la ligne peut lire, et il n’y a ni clés d’accès ni notifications. Confiez TLS à un proxy.
cli-doctor-figures-shown = { $address } montre /health et /metrics à tout le monde. Faites répondre 404 au proxy.
cli-doctor-reached = On atteint le serveur à { $address }.
cli-doctor-unreached = { $address } ne répond pas d’ici : { $why }. Le proxy tourne-t-il, et le nom mène-t-il à lui ?
cli-doctor-proxies = Les adresses des gens sont reprises de ces proxys : { $proxies }.

cli-help-admin = Afficher un lien qui ouvre la page de l’hôte : une seule fois, dans les dix minutes.
cli-admin = Ouvrez ce lien dans les { $minutes } minutes ; il ne sert qu’une fois :
cli-help-door = Qui peut entrer : open (tout le monde), link (qui a le lien) ou members (qui est invité par un code).
cli-help-door-known = Tous ceux qui sont déjà connus deviennent membres.
cli-help-door-link = Un nouveau lien ; l’ancien ne vaut plus.
cli-door-open = Tout le monde peut entrer.
cli-door-link = Qui a le lien peut entrer.
cli-door-members = Les membres peuvent entrer. Invitez-les avec : tepui host invite
cli-door-by = Le lien, montré cette seule fois :
cli-help-invite = Afficher un code qui laisse entrer, quand la porte est réservée aux membres.
cli-help-invite-label = Pour qui est le code, une note pour vous.
cli-help-invite-uses = Combien de personnes il laisse entrer.
cli-help-invite-days = Pendant combien de jours il vaut.
cli-invited = Le code { $code } laisse entrer { $uses ->
    [one] une personne
   *[other] { $uses } personnes
 }, dans { $days ->
    [one] la journée
   *[other] les { $days } jours
 }. Sous forme de lien :
cli-help-announce = Annoncer quelque chose à toutes les tables, pour un jour ; un texte vide le retire.
cli-announced = C’est annoncé à toutes les tables.
cli-announced-nothing = Plus rien n’est annoncé.
cli-help-log = Ce que les hôtes ont fait, ici et sur leur page.
cli-log-empty = Aucun hôte n’a encore rien fait.
