# Le laboratoire, en français.

lab-no-games = Il faut jouer au moins une partie, pas { $games }.
lab-bad-seed = La graine doit être un nombre entier de 0 à 2^63 - 1, pas { $seed }.
