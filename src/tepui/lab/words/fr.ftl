# Le laboratoire, en français.

lab-no-games = Il faut jouer au moins une partie, pas { $games }.
lab-bad-seed = La graine doit être un nombre entier de 0 à 2^63 - 1, pas { $seed }.
lab-bad-threads = Il faut au moins un fil d’exécution, pas { $threads }.
lab-bad-horizon = L’horizon doit être d’au moins une décision, pas { $horizon }.
lab-bad-rewards = Les récompenses ne peuvent pas être « { $rewards } » : choisissez parmi { $known }.
lab-moves-shape = Il faut un coup pour chacune des { $tables } tables, pas un tableau de forme { $found }.
lab-illegal-choice = À la table { $table }, le coup { $move } n’est pas permis ; rien n’a été changé.
