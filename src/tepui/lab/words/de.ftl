# Das Labor, auf Deutsch.

lab-no-games = Mindestens eine Partie muss gespielt werden, nicht { $games }.
lab-bad-seed = Der Startwert muss eine ganze Zahl von 0 bis 2^63 - 1 sein, nicht { $seed }.
lab-bad-threads = Mindestens ein Thread wird gebraucht, nicht { $threads }.
lab-bad-horizon = Der Horizont muss mindestens eine Entscheidung betragen, nicht { $horizon }.
lab-bad-rewards = Belohnungen können nicht „{ $rewards }“ sein: zur Wahl stehen { $known }.
lab-moves-shape = Für jeden von { $tables } Tischen wird ein Zug gebraucht, nicht ein Feld der Form { $found }.
lab-illegal-choice = Am Tisch { $table } ist der Zug { $move } nicht erlaubt; nichts wurde geändert.
lab-report-title = { $title }: was das Zufallsspiel zeigt
lab-report-how = Jede Zahl stammt aus Partien, in denen alle erlaubten Züge gleich wahrscheinlich sind, mit Startwert { $seed }. In Klammern und als Strich auf jedem Balken steht der Bereich, der den wahren Wert mit 95 % Sicherheit enthält.
lab-report-seats = { $seats } Plätze, { $games } Partien
lab-report-facts = Beste Punktzahl: { $best }. Geteilte Siege: { $shared }. Entscheidungen in einer Partie: { $length }.
lab-report-victories = Siege nach Platz
lab-report-scores = Mittlere Punktzahl nach Platz
lab-report-score-shares = Punktzahlen aller, und der Sieger (orange)
lab-report-lengths = Entscheidungen in einer Partie
lab-report-endings = Wie Partien enden
lab-report-traits = Was mit dem Sieg einhergeht: Korrelation dessen, was ein Platz am Ende hat
lab-report-options = Was die Optionen ändern
lab-report-options-how = Unterschiede zu den üblichen Optionen, eine Option nach der anderen.
lab-report-option = Wahl
lab-report-best = Beste Punktzahl
lab-report-length = Entscheidungen
lab-report-first = Siege von Platz 0
