# Die Bots, auf Deutsch.

bots-unknown = Es gibt keinen Bot „{ $bot }“ (war { $near } gemeint?). Zur Wahl stehen { $levels } und python:DATEI:KLASSE, process:BEFEHL, search:SIMULATIONEN.
bots-no-such = Es gibt keinen Bot „{ $bot }“. Zur Wahl stehen { $levels } und python:DATEI:KLASSE, process:BEFEHL, search:SIMULATIONEN.
bots-python-form = „{ $spec }“ nennt keinen Bot: Schreib python:DATEI:KLASSE.
bots-python-class = { $file } hat keine Klasse { $name } mit einer Methode choose(record, legal, rng, deadline).
bots-no-file = Es gibt keine Python-Datei { $file }.
bots-search-form = „{ $spec }“ ist keine Suche: Schreib search:SIMULATIONEN+EINSTELLUNG=ZAHL, mit den Einstellungen { $settings }.
bots-instinct-form = „{ $spec }“ ist keine Temperatur: Schreib instinct:ZAHL, von 0 (immer der liebste Zug) bis unter 100.
bots-process-start = „{ $command }“ lässt sich nicht starten: { $why }.
bots-crashed = { $bot } ist abgestürzt: { $why }.
bots-illegal = { $bot } hat { $move } gewählt, obwohl der Zug nicht erlaubt ist (erlaubt: { $legal }).
bots-slow = { $bot } hat nicht innerhalb von { $seconds } s geantwortet.
bots-gone = { $bot } hat sich beendet (Code { $code }). Die letzten Worte: { $why }.
bots-babble = { $bot } hat mit „{ $answer }“ geantwortet statt mit {"{"}"move": ZAHL{"}"}.
bots-not-guided = „{ $bot }“ wird von keinem Netz geführt. Von einem Netz geführt werden: { $levels }.
