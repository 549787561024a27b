# Les robots, en français.

bots-unknown = Le robot « { $bot } » n’existe pas (vouliez-vous dire { $near } ?). Choix possibles : { $levels }, et aussi python:FICHIER:CLASSE, process:COMMANDE, search:SIMULATIONS.
bots-no-such = Le robot « { $bot } » n’existe pas. Choix possibles : { $levels }, et aussi python:FICHIER:CLASSE, process:COMMANDE, search:SIMULATIONS.
bots-python-form = « { $spec } » ne désigne pas un robot : écrivez python:FICHIER:CLASSE.
bots-python-class = { $file } n’a pas de classe { $name } avec une méthode choose(record, legal, rng, deadline).
bots-no-file = Le fichier Python { $file } n’existe pas.
bots-search-form = « { $spec } » n’est pas une recherche : écrivez search:SIMULATIONS+RÉGLAGE=NOMBRE, avec les réglages { $settings }.
bots-instinct-form = « { $spec } » n’est pas une température : écrivez instinct:NOMBRE, de 0 (toujours le coup préféré) à moins de 100.
bots-process-start = « { $command } » ne peut pas être lancé : { $why }.
bots-crashed = { $bot } a planté : { $why }.
bots-illegal = { $bot } a choisi { $move }, qui n’est pas un de ses coups permis ({ $legal }).
bots-slow = { $bot } n’a pas répondu en { $seconds } s.
bots-gone = { $bot } s’est terminé (code { $code }) ; ses derniers mots : { $why }.
bots-babble = { $bot } a répondu « { $answer } » au lieu de {"{"}"move": NOMBRE{"}"}.
bots-not-guided = « { $bot } » n’est pas guidé par un réseau. Ceux-ci le sont : { $levels }.
