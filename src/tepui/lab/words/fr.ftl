# Le laboratoire, en français.

lab-no-games = Il faut jouer au moins une partie, pas { $games }.
lab-bad-seed = La graine doit être un nombre entier de 0 à 2^63 - 1, pas { $seed }.
lab-bad-threads = Il faut au moins un fil d’exécution, pas { $threads }.
lab-bad-horizon = L’horizon doit être d’au moins une décision, pas { $horizon }.
lab-bad-rewards = Les récompenses ne peuvent pas être « { $rewards } » : choisissez parmi { $known }.
lab-moves-shape = Il faut un coup pour chacune des { $tables } tables, pas un tableau de forme { $found }.
lab-illegal-choice = À la table { $table }, le coup { $move } n’est pas permis ; rien n’a été changé.
lab-report-title = { $title } : ce que montre le jeu au hasard
lab-report-how = Chaque chiffre vient de parties où tous les coups permis ont la même chance, avec la graine { $seed }. Entre crochets, et en trait sur chaque barre, l’intervalle qui contient la vraie valeur avec une confiance de 95 %.
lab-report-seats = { $seats } sièges, { $games } parties
lab-report-facts = Meilleur score : { $best }. Victoires partagées : { $shared }. Décisions dans une partie : { $length }.
lab-report-victories = Victoires par siège
lab-report-scores = Score moyen par siège
lab-report-score-shares = Scores de tous, et des vainqueurs (orange)
lab-report-lengths = Décisions dans une partie
lab-report-endings = Comment finissent les parties
lab-report-traits = Ce qui va avec la victoire : corrélation des biens d’un siège à la fin
lab-report-options = Ce que changent les options
lab-report-options-how = Différences avec les options habituelles, une option à la fois.
lab-report-option = Choix
lab-report-best = Meilleur score
lab-report-length = Décisions
lab-report-first = Victoires du siège 0
