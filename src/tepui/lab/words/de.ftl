# Das Labor, auf Deutsch.

lab-no-games = Mindestens eine Partie muss gespielt werden, nicht { $games }.
lab-bad-seed = Der Startwert muss eine ganze Zahl von 0 bis 2^63 - 1 sein, nicht { $seed }.
