# La page de l'hôte, en français.

host-title = Pour l’hôte
host-leave = Se déconnecter
host-tab-now = Maintenant
host-tab-tables = Tables
host-tab-tournaments = Tournois
host-tab-people = Personnes
host-tab-reports = Signalements
host-tab-settings = Accès et réglages
host-tab-log = Registre
host-count-sockets = navigateurs connectés
host-count-open = tables ouvertes
host-count-running = tables en cours
host-count-people = comptes
host-count-tournaments = tournois en cours
host-count-reports = signalements
host-runs = Tepui { $version } avec { $database }, { $n ->
    [one] un processus
   *[other] { $n } processus
 }.
host-announce = Annoncer à toutes les tables
host-announce-how = Redémarrage à dix heures ; vos parties continueront.
host-announce-do = Annoncer
host-announce-end = Retirer l’annonce
host-load = Charge et erreurs
host-hours-1 = Une heure
host-hours-24 = Un jour
host-hours-168 = Une semaine
host-chart-sockets = Navigateurs connectés
host-chart-tables = Tables en mémoire
host-chart-events = Coups et autres événements
host-chart-milliseconds = Écriture sur disque, en millisecondes
host-chart-refused = Requêtes refusées
host-chart-failures = Requêtes en échec
host-tables = Tables
host-tables-running = En cours
host-tables-open = Ouvertes
host-tables-past = Passées
host-status-open = ouverte
host-status-playing = en cours
host-status-paused = en pause
host-status-over = finie
host-status-closed = fermée
host-cup-open = inscriptions ouvertes
host-cup-running = en cours
host-cup-over = fini
host-cup-rounds = { $n ->
    [one] { $n } ronde
   *[other] { $n } rondes
 }
host-cup-people = { $n ->
    [one] { $n } inscription
   *[other] { $n } inscriptions
 }
host-cup-end = Terminer le tournoi
host-cup-rename = Renommer
host-cup-name = Nouveau nom { DE($name) }
host-none = Il n’y a rien ici.
host-broken = { $n ->
    [one] Une autre table est illisible ; tepui host broken dit pourquoi.
   *[other] { $n } autres tables sont illisibles ; tepui host broken dit pourquoi.
 }
host-look = Voir
host-close = Fermer
host-mute = Faire taire
host-unmute = Rendre la parole
host-ban = Exclure
host-unban = Laisser revenir
host-guest = sans compte
host-more = Afficher la suite
host-find = Chercher par nom
host-nameless = (sans nom)
host-seen = dernière visite { $time }
host-is-muted = réduit au silence
host-is-banned = exclu
host-is-member = membre
host-member = En faire un membre
host-no-member = Retirer le statut membre
host-warn = Avertir
host-warn-whom = Avertir { $name }
host-warn-how = La personne voit ce message sur chaque page jusqu’à ce qu’elle confirme l’avoir lu.
host-warn-no-more = Retirer l’avertissement
host-no-reports = Personne n’a rien signalé.
host-reports-who = { $by } a signalé { $about }
host-done = Traité
host-door = Qui peut entrer
host-door-open = Tout le monde
host-door-open-why = Toute personne qui trouve le serveur peut jouer.
host-door-link = Les personnes qui ont le lien
host-door-link-why = Un lien pour tout le monde. Un nouveau lien retire l’accès aux personnes venues par l’ancien.
host-door-members = Les membres
host-door-members-why = Chacun est invité par un code, puis se connecte sur ses autres appareils.
host-door-known = Toutes les personnes qui ont un compte deviennent membres
host-games = Parties
host-opening = De nouvelles parties peuvent commencer
host-opening-why = Désactivez ceci avant une mise à jour, par exemple : les parties en cours continuent, et aucune autre ne commence.
host-club = Un club derrière une seule adresse IP
host-club-why = Les limites sont prévues pour un foyer. Entrez l’adresse IP de votre club, et tous ses membres pourront y jouer en même temps.
host-club-addresses = Adresses IP ou réseaux
host-club-people = Personnes sur place en même temps, au plus
host-club-rated = Permettre les parties classées entre personnes sur place
host-club-rated-why = Sinon, les résultats entre personnes qui partagent une connexion internet ne comptent pas, comme dans un foyer. Activez-le seulement si vous savez qui joue.
host-limits = Limites
host-limit-tables = Tables ouvertes ou en cours
host-limit-sockets_per_address = Navigateurs connectés en même temps, par adresse IP
host-limit-tables_per_hour = Tables ouvertes, par adresse IP et par heure
host-limit-entries_per_hour = Inscriptions aux tournois, par adresse IP et par heure
host-limit-people_per_hour = Nouveaux comptes, par adresse IP et par heure
host-limit-sign_ins_per_minute = Tentatives de connexion à un compte, par adresse IP et par minute
host-limit-requests_per_minute = Requêtes, par adresse IP et par minute
host-limit-spectators = Spectateurs, par table
host-limit-chat_per_minute = Messages, par navigateur et par minute
host-save = Enregistrer
host-saved = Enregistré. Les réglages prennent effet en quelques secondes.
host-invite = Inviter
host-invite-label = Pour qui
host-invite-uses = Nombre de personnes
host-invite-days = Durée en jours
host-invite-make = Créer un code
host-link-there = Un lien existe déjà ; il ne peut plus être affiché. Un nouveau lien annule l’ancien.
host-link-none = Il n’y a pas encore de lien.
host-link-new = Créer un nouveau lien
host-code = Code
host-code-left = { $n ->
    [one] encore valable pour une personne
   *[other] encore valable pour { $n } personnes
 }
host-end = Révoquer
host-passes = Qui a accès
host-pass-link = grâce au lien
host-pass-code = grâce à un code
host-pass-member = comme membre
host-once = Ceci ne s’affiche qu’une fois. Envoyez le code ou le lien, ou montrez-le à qui veut le prendre en photo.
host-did-come = a ouvert cette page
host-did-announce = a annoncé
host-did-settings = a changé les réglages
host-did-door = a réglé l’accès
host-did-new-link = a créé un nouveau lien
host-did-invite = a créé un code
host-did-end-code = a révoqué un code
host-did-end-pass = a retiré l’accès à un navigateur
host-did-close = a fermé la table
host-did-mute-seat = a fait taire quelqu’un à la table
host-did-ban-seat = a exclu une personne sans compte de la table
host-did-forget = a supprimé le nom et les messages d’une place à la table
host-did-warn = a averti
host-did-mute = a fait taire
host-did-unmute = a rendu la parole à
host-did-ban = a exclu
host-did-unban = a laissé revenir
host-did-member = a donné le statut de membre à
host-did-no-member = a retiré le statut de membre à
host-did-delete = a supprimé tout ce qui concernait
host-did-done = a traité le signalement
host-did-call = a renommé quelqu’un dans le tournoi
host-did-end-tournament = a mis fin au tournoi
