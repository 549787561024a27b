# Das Labor, auf Deutsch.

lab-no-games = Mindestens eine Partie muss gespielt werden, nicht { $games }.
lab-bad-seed = Der Startwert muss eine ganze Zahl von 0 bis 2^63 - 1 sein, nicht { $seed }.
lab-bad-threads = Mindestens ein Thread wird gebraucht, nicht { $threads }.
lab-bad-horizon = Der Horizont muss mindestens eine Entscheidung betragen, nicht { $horizon }.
lab-bad-rewards = Belohnungen können nicht „{ $rewards }“ sein: zur Wahl stehen { $known }.
lab-moves-shape = Für jeden von { $tables } Tischen wird ein Zug gebraucht, nicht ein Feld der Form { $found }.
lab-illegal-choice = Am Tisch { $table } ist der Zug { $move } nicht erlaubt; nichts wurde geändert.
