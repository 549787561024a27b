# Les pages imprimées, en français.

printing-short = Les règles en bref
printing-setup = Mise en place
printing-setup-for = { $n } joueurs
printing-turn = Le déroulement
printing-scoring = Le décompte
printing-scores = Feuille de score
printing-name = Nom
printing-total = Total
printing-date = Date
printing-pieces = Pièces de rechange
printing-cards = Cartes avec leur dos
printing-map = Plateau
printing-players = { $least } à { $most } joueurs
printing-minutes = { $n } minutes
printing-size = Imprimez à 100 % : ce trait mesure 50 mm.
printing-ours = Tepui, une édition non officielle, avec nos propres mots et dessins. Les numéros sont ceux de sa page de règles.
printing-part = Partie { $n } sur { $of }
printing-no-typst = Cette page n’est pas encore prête. Dans un clone de Tepui, « make client » la crée ; ailleurs, cette commande la crée après pip install "tepui[print]".
printing-none = Les pages à imprimer { DE($title) } ne sont pas ici : la commande « tepui print » les crée.
printing-no-art = Les dessins des pièces ne sont pas là : construisez d’abord le client (make client).
printing-no-pages = { $title } n’a pas de pages à imprimer : elles sont faites pour les jeux qui ont une feuille de score (pad.py).
printing-unknown = { $title } n’a pas de page « { $what } ». Choix possibles : { $known }.
printing-paper = Cette page ne s’imprime pas sur le papier « { $paper } ». Choix possibles : { $known }.
