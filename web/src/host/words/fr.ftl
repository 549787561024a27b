# La page de l'hôte, en français.

host-title = Pour l’hôte
host-leave = Se déconnecter
host-tab-now = Maintenant
host-tab-tables = Tables
host-tab-tournaments = Tournois
host-tab-people = Personnes
host-tab-reports = Signalements
host-tab-settings = Accès et réglages
host-tab-log = Journal
host-count-sockets = connectés
host-count-open = tables ouvertes
host-count-running = tables en jeu
host-count-people = comptes
host-count-tournaments = tournois en cours
host-count-reports = signalements
host-runs = Tepui { $version } avec { $database }, { $n ->
    [one] un processus
   *[other] { $n } processus
 }.
host-announce = Annoncer à toutes les tables
host-announce-how = À dix heures nous redémarrons ; vos parties continuent.
host-announce-do = Annoncer
host-announce-end = Retirer
host-load = Charge et erreurs
host-hours-1 = Une heure
host-hours-24 = Un jour
host-hours-168 = Une semaine
host-chart-sockets = Connectés
host-chart-tables = Tables en mémoire
host-chart-events = Coups et autres événements
host-chart-milliseconds = Millisecondes jusqu’au disque
host-chart-refused = Refusés
host-chart-failures = Échoués
host-tables = Tables
host-tables-running = En jeu
host-tables-open = Ouvertes
host-tables-past = Passées
host-status-open = ouverte
host-status-playing = en jeu
host-status-paused = en pause
host-status-over = terminée
host-status-closed = fermée
host-cup-open = inscriptions ouvertes
host-cup-running = en cours
host-cup-over = terminé
host-cup-rounds = { $n ->
    [one] { $n } ronde
   *[other] { $n } rondes
 }
host-cup-people = { $n ->
    [one] { $n } inscription
   *[other] { $n } inscriptions
 }
host-cup-end = Y mettre fin
host-cup-rename = Renommer
host-cup-name = Nouveau nom { DE($name) }
host-none = Il n’y a rien ici.
host-broken = { $n ->
    [one] Une autre table est illisible ; tepui host broken dit pourquoi.
   *[other] { $n } autres tables sont illisibles ; tepui host broken dit pourquoi.
 }
host-look = Ouvrir
host-close = Fermer
host-mute = Faire taire
host-unmute = Rendre la parole
host-ban = Exclure
host-unban = Laisser revenir
host-guest = sans compte
host-more = Plus
host-find = Chercher par nom
host-nameless = (sans nom)
host-seen = dernière visite { $time }
host-is-muted = muet
host-is-banned = exclu
host-is-member = membre
host-member = En faire un membre
host-no-member = Retirer des membres
host-warn = Avertir
host-warn-whom = Avertir { $name }
host-warn-how = La personne voit ce message sur chaque page jusqu’à ce qu’elle confirme l’avoir lu.
host-warn-no-more = Retirer
host-no-reports = Personne n’a rien signalé.
host-reports-who = { $by } signale { $about }
host-done = Réglé
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
host-opening-why = Si c’est désactivé, les parties en cours continuent et aucune ne commence : avant une mise à jour, par exemple.
host-club = Un club derrière une seule adresse
host-club-why = Les limites sont faites pour un foyer. Donnez l’adresse de votre club, et tous y jouent à la fois.
host-club-addresses = Adresses ou réseaux
host-club-people = Nombre de personnes sur place, au plus
host-club-rated = Classer ces personnes entre elles
host-club-rated-why = Sinon, les résultats entre personnes derrière une même adresse ne comptent pas, comme dans un foyer. Activez-le seulement si vous savez qui joue.
host-limits = Limites
host-limit-tables = Tables ouvertes ou en jeu
host-limit-sockets_per_address = Connexions d’une adresse
host-limit-tables_per_hour = Tables ouvertes par une adresse en une heure
host-limit-entries_per_hour = Inscriptions aux tournois d’une adresse en une heure
host-limit-people_per_hour = Nouveaux comptes depuis une adresse en une heure
host-limit-sign_ins_per_minute = Essais de connexion d’une adresse en une minute
host-limit-requests_per_minute = Requêtes d’une adresse en une minute
host-limit-spectators = Spectateurs à une table
host-limit-chat_per_minute = Lignes de discussion d’une connexion en une minute
host-save = Enregistrer
host-saved = Enregistré ; tous les processus suivent en quelques secondes.
host-invite = Inviter
host-invite-label = Pour qui
host-invite-uses = Combien de personnes
host-invite-days = Jours
host-invite-make = Créer un code
host-link-there = Il y a un lien. Il a été montré une fois ; un nouveau l’annule.
host-link-none = Il n’y a pas encore de lien.
host-link-new = Créer un nouveau lien
host-code = Code
host-code-left = { $n ->
    [one] pour une personne encore
   *[other] pour { $n } personnes encore
 }
host-end = Annuler
host-passes = Qui a accès
host-pass-link = par le lien
host-pass-code = par un code
host-pass-member = comme membre
host-once = Ceci n’est montré qu’une fois. Envoyez le code ou le lien, ou faites-le photographier.
host-did-come = a ouvert cette page
host-did-announce = a annoncé
host-did-settings = a changé les réglages
host-did-door = a réglé l’accès
host-did-new-link = a créé un nouveau lien
host-did-invite = a créé un code
host-did-end-code = a annulé un code
host-did-end-pass = a retiré l’accès à un navigateur
host-did-close = a fermé la table
host-did-mute-seat = a fait taire une place à la table
host-did-ban-seat = a exclu une personne sans compte de la table
host-did-forget = a effacé les mots d’une place à la table
host-did-warn = a averti
host-did-mute = a fait taire
host-did-unmute = a rendu la parole à
host-did-ban = a exclu
host-did-unban = a laissé revenir
host-did-member = a nommé membre :
host-did-no-member = a retiré des membres :
host-did-delete = a effacé toutes les données :
host-did-done = a réglé le signalement
host-did-call = a renommé quelqu’un dans le tournoi
host-did-end-tournament = a mis fin au tournoi
