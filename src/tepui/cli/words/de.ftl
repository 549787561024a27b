# Das Kommando, auf Deutsch.

cli-help = Ein Tisch für vier Spiele vom Amazonas.
cli-help-games = Die Spiele auflisten, mit Plätzen und Optionen.
cli-help-play = Ein Spiel im Terminal gegen Bots spielen.
cli-help-learn = Ein Spiel spielend lernen: eine Lektion von wenigen Minuten.
cli-help-puzzle = Was würdest du spielen? Eine Aufgabe aus Partien von Bots.
cli-help-puzzle-number = Welche; irgendeine, wenn keine genannt ist.
cli-help-lab = Arbeit im Großen für alle, die Spiele machen.
cli-help-puzzles = Aufgaben in Partien von Bots suchen und die guten behalten.
cli-help-minutes = Wie lange gesucht wird.
cli-help-puzzles-file = Wo sie bleiben; sonst in der Datei des Spiels.
cli-help-puzzles-add = Auch aufnehmen, was eine andere Suche in dieser Datei behalten hat; mehrmals erlaubt.
cli-help-simulate = Viele Partien spielen und berichten; zufällig, wenn keine Bots genannt sind.
cli-help-arena = Bots gegeneinander spielen lassen und sie messen.
cli-help-hint = Die besten Züge einer gespeicherten Partie zeigen, mit ihren Siegchancen.
cli-help-review = Eine beendete Partie besprechen: was Glück war, was Können, und was besser gewesen wäre.
cli-help-bot = Stärke der Bots: novice, beginner, casual, regular, skilled, master oder champion; oder jeder andere Bot der Arena.
cli-help-bots = Die Bots, einer pro Platz: Stufen, python:DATEI:KLASSE, process:BEFEHL; durch Kommas getrennt.
cli-help-logs = Wo Protokolle von Partien bleiben, die ein Bot abgebrochen hat.
cli-help-workers = Anzahl der Prozesse; sonst einer pro Kern.
cli-help-plain = Das Glück beim Ziehen stehen lassen: kein bereinigter Anteil, der etwas Zeit braucht.
cli-help-seat-hint = Wem geraten wird; sonst dem, der am Zug ist.
cli-help-seat-review = Wessen Züge beurteilt werden; sonst die aller.
cli-help-review-out = Die Analyse als Seite schreiben.
cli-help-level = Wie stark der Ratgeber ist: easy, normal, hard, expert, champion.
cli-help-replay = Ein Protokoll nachspielen, als Erzählung oder als JSON.
cli-help-verify = Prüfen, dass ein Protokoll ganz, regelgerecht und redlich gemischt ist.
cli-help-commitment = Die vor dem Spiel notierte Festlegung: prüfen, dass das Protokoll dieselbe hat.
cli-help-golden = Zufällige Partien spielen und für jedes Ende ein Protokoll behalten: Musterpartien für die Tests.
cli-help-golden-games = Wie viele Partien je Platzzahl versucht werden.
cli-help-golden-out = Ordner für die Protokolle; sonst golden im Ordner der Tests des Spiels.
cli-golden-wrote = Geschrieben: { $file }
cli-golden-missing = So endete keine Partie: { $ending }, in { $games } Partien je Platzzahl. Versuche mehr mit --games, oder spiele selbst eine.
cli-help-build = Die WebAssembly-Module der Spiele bauen: das eines Spielordners oder die veralteten der eigenen.
cli-help-build-check = Nichts bauen: sagen, welche Module fehlen oder veraltet sind.
cli-building = { $title } wird gebaut; das dauert ein bis zwei Minuten.
cli-built = Gebaut: { $file }, { $kilobytes } kB
cli-help-lang = Sprache; sonst die des Systems.
cli-help-json = JSON ausgeben.
cli-help-seed = Derselbe Startwert ergibt dieselben Partien.
cli-help-option = Eine Option des Spiels; mehrfach möglich.
cli-help-seats = Anzahl der Plätze.
cli-help-seats-play = Anzahl der Plätze; sonst die kleinste.
cli-help-seat = Dein Platz, ab 0.
cli-help-seat-replay = Nur zeigen, was dieser Platz sah.
cli-help-name = Dein Name am Tisch.
cli-help-save = Wo die Partie gespeichert wird.
cli-help-resume = Eine gespeicherte Partie fortsetzen: diese Datei, oder die letzte.
cli-help-count = Anzahl der Partien.
cli-help-threads = Wie viele Threads; normalerweise einer je Kern.
cli-compiling = Die Regeln werden für diesen Rechner übersetzt (einmal, einige Sekunden)
cli-compiling-so-far = Die Regeln werden für diesen Rechner übersetzt (einmal): bisher { $functions } Funktionen, { $seconds } s
cli-game-facts = { $author }, { $publisher } { $year }. { $least } bis { $most } Spieler, { $minutes } Minuten, ab { $age } Jahren.
cli-bad-option = „{ $given }“ ist keine Option: schreibe NAME=WERT.
cli-bot = Bot { $number }
cli-guest = Gast
cli-welcome =
    { $title }. Die Partie liegt in { $file }
    Tippe die Nummer eines Zugs oder den Zug selbst; ? erklärt.
cli-commitment = Die Mischung steht fest; ihre Festlegung: { $commitment }
cli-your-move = Dein Zug?
cli-can-undo = undo  nimmt deinen letzten Zug zurück.
cli-took-back = { $name } nimmt den letzten Zug zurück.
cli-explain =
    Tippe die Nummer eines Zugs, oder schreibe ihn, etwa „{ $example }“. Außerdem:
      hint          zeigt die besten Züge, mit ihren Siegchancen
      table         zeigt den Tisch noch einmal
      undo          nimmt deinen letzten Zug zurück, wo das möglich ist
      save [DATEI]  speichert die Partie (das geschieht auch nach jedem Zug)
      quit          verlässt den Tisch; die Partie kann fortgesetzt werden
      ? REGEL       erklärt eine Regel mit ihrer Nummer, wie sie in Klammern hinter einer Ablehnung steht
cli-no-rule = Es gibt in diesem Spiel keine Regel „{ $rule }“.
cli-no-such-number = Es gibt keinen Zug { $number }: wähle 1 bis { $most }.
cli-saved = Gespeichert in { $file }
cli-cannot-save = { $file } kann nicht geschrieben werden ({ $why }). Wähle einen anderen Ort: save DATEI
cli-left = Die Partie wartet auf dich: tepui play { $game } --resume { $file }
cli-logged =
    Die ganze Partie: tepui replay { $file }
    War redlich gemischt? tepui verify { $file }
cli-no-save = Keine gespeicherte Partie von { $game } gefunden. Beginne eine: tepui play { $game }
cli-no-file = Es gibt keine Datei { $file }.
cli-other-game = { $file } ist eine Partie { $game }: tepui play { $game } --resume { $file }
cli-not-a-save = { $file } ist ein Protokoll, aber keine gespeicherte Partie eines Menschen gegen Bots.
cli-result =
    { $place }. { $name }: { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }
cli-sheet-line = { $label } ({ $rests }): { $points }
cli-sheet-bare-line = { $label }: { $points }
cli-simulated = { $title }, { $seats } Plätze, { $games } Partien, Startwert { $seed }
cli-decisions = Entscheidungen
cli-seconds = Sekunden
cli-decisions-per-second = Entscheidungen pro Sekunde
cli-games-per-second = Partien pro Sekunde
cli-mean-decisions = Entscheidungen pro Partie
cli-mean-scores = Mittlere Punktzahl nach Platz
cli-mean-best = Mittlere beste Punktzahl
cli-victories = Siege nach Platz
cli-hint = Die besten Züge, mit geschätzten Siegchancen:
cli-hint-for = Die besten Züge für { $name }, mit geschätzten Siegchancen:
cli-hint-level = „{ $level }“ kann nicht raten: wähle eine von { $levels }.
cli-no-workers = Mindestens ein Prozess muss es sein, nicht { $workers }.
cli-bot-lost = Partie { $number } ist verloren: { $why } Ihr Protokoll: { $file }
cli-arena = { $title }, { $seats } Plätze, { $games } Partien, Startwert { $seed }
cli-arena-bot = Bot
cli-arena-seats = Plätze
cli-arena-share = Siege
cli-arena-interval = 95 %
cli-arena-adjusted = Ohne Glück
cli-arena-fewer = Jedes Blatt von allen Plätzen gespielt, und ohne das Glück beim Ziehen: { $times } Mal weniger Partien genügen (docs/coach.md).
cli-arena-score = Punkte
cli-arena-rating = Wertung
cli-arena-seconds = Sekunden pro Zug
cli-verified = { $file } ist ganz und unverändert; seine { $lines } Zeilen folgen den Regeln, und alle { $outcomes } Zufallsergebnisse folgen aus dem versprochenen Startwert.
cli-verified-arranged = Von einer vorgegebenen Stellung aus: das Austeilen selbst wird nicht geprüft.
cli-other-commitment = Die notierte Festlegung ist nicht die des Protokolls: notiert { $given }, im Protokoll { $found }.
cli-verified-commitment = Festlegung: { $commitment }
cli-verified-compare = Vergleiche sie mit der, die vor dem ersten Zug gezeigt wurde (oder gib jene mit --commitment an): Sonst könnte das ganze Protokoll hinterher gemacht worden sein.
cli-verified-numbers = Zahlen von { $names } gingen in das Mischen ein: Niemand, auch nicht der Gastgeber, konnte sich diese Karten aussuchen.
cli-verified-alone = Niemand gab eine Zahl dazu: Der Gastgeber konnte nach seinem Versprechen nichts mehr ändern, hätte aber vorher Startwerte ausprobieren können.
cli-verified-device = Gegeben hat das Gerät, auf dem gespielt wurde: Wer es hatte, konnte vor dem Versprechen Startwerte ausprobieren.
cli-help-serve = Tische für Browser und Programme bereitstellen.
cli-help-database = Wo die Tische aufbewahrt werden: sqlite:///PFAD oder postgresql://…
cli-help-host = Die Adresse, auf der gelauscht wird.
cli-help-port = Der Port, auf dem gelauscht wird.
cli-help-serve-workers = Wie viele Prozesse sich die Tische teilen; mehr als einer braucht PostgreSQL.
cli-help-limit = Eine Grenze ändern; mehrfach möglich.
cli-help-address = Wie man den Server erreicht, für Links in Nachrichten.
cli-help-proxies = Die Proxys, deren X-Forwarded-For geglaubt wird: Adressen und Netze, durch Kommas getrennt; * für alle.
cli-bad-proxy = „{ $given }“ ist weder eine Adresse noch ein Netz. Schreib Proxys etwa so: 127.0.0.1,10.0.0.0/8, oder * für alle.
cli-bad-address = „{ $given }“ ist keine Adresse eines Servers. Schreib sie so, wie man sie eintippt, etwa https://tepui.example.org
cli-help-lan = Auch im lokalen Netz lauschen und sagen, wie andere dich dort erreichen.
cli-help-take-over = Den Platz des Servers einnehmen, der hier mit derselben Datenbank und demselben Port läuft: Partien gehen weiter, niemand wird abgewiesen.
cli-help-browser = Den Browser öffnen, wenn es einen gibt.
cli-serving = Tepui läuft unter { $address } ; die Tische liegen in { $database }
cli-port-taken = Port { $port } ist belegt: Dort lauscht schon ein anderes Programm, vielleicht ein anderes Tepui. Wähle einen anderen mit --port.
cli-port-refused = Tepui kann auf { $host }, Port { $port }, nicht lauschen: { $why }. Wähle andere mit --host und --port.
cli-which-database = Hier laufen mehrere Server: { $databases }. Sag mit --database oder TEPUI_DATABASE, welcher gemeint ist.
cli-no-database = In { $file } ist keine Datenbank, und hier läuft kein Server von dir. Nenne seine Datenbank mit --database oder TEPUI_DATABASE, so wie beim Start des Servers.
cli-lan = In deinem lokalen Netz: { $address }
cli-no-lan = Kein lokales Netz gefunden. Ist dieser Rechner verbunden?
cli-help-print = Seiten zum Ausdrucken für alle, die die Schachtel besitzen: Regeln in Kürze, Wertungsblätter, Teile, Karte.
cli-help-print-what = rules, scores, pieces, cards oder map (Regeln, Wertung, Teile, Karten mit Rückseiten, Landkarte).
cli-help-print-paper = a4 oder letter; für eine Karte auch a3 oder a2.
cli-help-print-out = Wohin das PDF soll.
cli-printed = { $title }: { $file }
cli-help-board = Ein Spielbrett von Amazonas prüfen oder zeichnen.
cli-help-board-check = Ein eigenes Spielbrett prüfen.
cli-help-board-draw = Ein Spielbrett als SVG-Bild zeichnen.
cli-help-board-out = Wohin gezeichnet wird.
cli-board-good = { $file } ist ein Spielbrett für Amazonas: { $name }, { $villages } Dörfer, { $links } Verbindungen.
cli-board-unlike = Anders als unser eigenes Brett: { $figure }: { $found } (unseres: { $wanted })
cli-board-drawn = Gezeichnet: { $out }
cli-cannot-read = { $file } kann nicht gelesen werden ({ $why }).
cli-cannot-write = { $file } kann nicht geschrieben werden ({ $why }). Wähle einen anderen Ort.
cli-help-host-commands = Für Gastgeber: einen Tisch schließen, einen Platz stummschalten, Daten einer Person löschen.
cli-help-host-close = Einen Tisch schließen.
cli-help-host-mute = Niemand liest einen Platz mehr.
cli-help-host-forget = Name, Chat und Adressen eines Platzes löschen.
cli-help-host-broken = Tische auflisten, die sich nicht lesen lassen, und warum.
cli-help-host-ratings = Alle Wertungen zeigen.
cli-help-recompute = Sie aus den Protokollen der Tische neu berechnen, und sagen, wo sie abweichen.
cli-host-closed = Tisch { $table } ist geschlossen.
cli-host-muted = Platz { $seat } von Tisch { $table } ist stumm.
cli-host-forgot = Platz { $seat } von Tisch { $table }: { $count } Einträge gelöscht.
cli-host-broken = Tisch { $table } lässt sich nicht lesen: { $why }
cli-host-none-broken = Alle Tische lassen sich lesen.
cli-host-rating = { $game }  { $who }  { $points } ± { $doubt }  (Partien: { $games })
cli-host-no-ratings = Keine gewertete Partie wurde zu Ende gespielt.
cli-host-rating-differs = { $table }: Das Protokoll sagt etwas anderes oder fehlt. Es gilt, was am Ende der Partie notiert wurde.
cli-game-left-out = Das Spiel in { $folder } lässt sich nicht laden und bleibt weg: { $why }
cli-help-report = Viele Partien spielen und eine Seite darüber schreiben, was sie zeigen.
cli-help-report-games = Wie viele Partien, für jede Anzahl von Plätzen.
cli-help-report-out = Die Seite, die geschrieben wird, etwa report.html.
cli-report-where = Wohin? Schreiben Sie: tepui report { $game } -o report.html (oder --json).
cli-report-part = Teil { $done } von { $of }
cli-report-cannot = { $file } kann nicht geschrieben werden ({ $why }). Wählen Sie einen anderen Ort.
cli-report-written = Der Bericht liegt in { $file }
cli-help-threads-one = Anzahl der Threads; sonst einer.
cli-simulated-bots = Bots nach Platz
cli-broken-off =
    { $games ->
        [one] Eine Partie hat ein Bot abgebrochen und verloren.
       *[other] { $games } Partien hat ein Bot abgebrochen und verloren.
    }
cli-simulate-seats = Wie viele Plätze? Schreiben Sie: tepui simulate { $game } --seats 3 (oder --bots greedy,random,random).
cli-gpu-random = Auf einer GPU wird nur zufällig gespielt: ohne --bots und --ray.
cli-help-bots-simulate = Die Bots, einer für jeden Platz, wie in der Arena; sonst spielen alle zufällig.
cli-help-gpu = Auf einer NVIDIA-GPU spielen (braucht tepui[gpu]); dieselben Partien, nur schneller.
cli-help-ray = Auf dem Ray-Verbund unter dieser Adresse spielen (braucht tepui[ray]); „local“ startet einen hier.
cli-help-report-deals = Ausgaben je Aufstellung von Bots, für Glück und Können (etwa 10; dauert Minuten); sonst keine.

cli-help-train = Ein Netz für ein Spiel durch Spiel gegen sich selbst trainieren (braucht PyTorch: tepui[train])
cli-help-train-all = alle Spiele zugleich, jedes in einem eigenen Prozess
cli-help-train-minutes = wie lange, alles eingerechnet
cli-help-train-seats = Anzahlen der Plätze, mit Kommas; sonst alle
cli-help-train-gpu = auf einer NVIDIA-Karte (braucht auch tepui[gpu])
cli-help-train-tables = wie viele Tische zugleich
cli-help-train-out = der Ordner für Netze, Zwischenstände und Verlauf
cli-help-train-resume = beim Zwischenstand in diesem Ordner weitermachen
cli-help-train-install = das Netz in den Ordner des Spiels legen, damit es mitspielt
cli-help-train-outcome = stattdessen den Ausgang der Partien dieses Netzes vorhersagen: danach führt der Trainer seine Bücher
cli-train-extra = Training braucht PyTorch: Installiere tepui[train].
cli-train-minutes = Training dauert länger als { $minutes } Minuten.
cli-train-game = Nenne ein Spiel, oder nimm --all. Es gibt: { $known }.
cli-train-seats = „{ $seats }“ ist keine Liste von Platzzahlen wie 2,3,4.
cli-train-line = { $seconds } s: { $decisions } Entscheidungen, { $speed } in der Sekunde; gerechte Anteile gegen Zufallsspiel nach Plätzen: { $shares }
cli-train-outcome = { $seconds } s: { $decisions } Entscheidungen; verfehlt { $missed }, der Kritiker { $critic }
cli-train-done = Das Netz: { $path }, { $bytes } Bytes.
cli-train-one = { $game }: fertig, siehe { $log }.
cli-train-broke = { $game }: abgebrochen, siehe { $log }.
cli-review-written = Die Analyse steht in { $file }
cli-reviewing = Analyse läuft
cli-few-files = Dieses System lässt den Server { $files } Dateien öffnen, weniger als seine Grenze von { $sockets } Verbindungen braucht: Neue werden vorher abgewiesen. Siehe ulimit -n.
cli-serve-extra = Um Tische anzubieten, braucht es ein Extra, das nicht installiert ist: pip install 'tepui[server]'.
cli-help-daily = Das Blatt des Tages im Terminal spielen: aus dem Datum allein, für alle dasselbe.
cli-help-date = Der Tag, in UTC; ohne Angabe heute.
cli-daily-done = Dieses Blatt ist gespielt, und es gibt nur einen Versuch. Sein Protokoll: { $file }
cli-daily-other = In { $file } steht ein anderes Blatt. Nenne mit --save eine andere Datei.
cli-daily-par = { $points } Punkte; Par ist { $par } (um { $spread } schwankend): { $against }. Besser als { $share } von 100 Partien des Meister-Bots auf deinem Platz ({ $games } wurden gespielt).
cli-daily-playing-par = Für das Par spielt der Meister-Bot auf deinem Platz
cli-daily-alone = Beim Blatt des Tages gibt es keine Tipps, und nichts wird zurückgenommen.
cli-daily-left = Dein Versuch ist gespeichert. Weiter geht es mit: tepui daily { $game } --date { $date }
cli-learn-welcome = { $title }: spielend lernen. Eingabe geht weiter, „quit“ beendet.
cli-learn-type = Tippe: { $phrase }   (oder nur Eingabe)
cli-learn-done = Jetzt spiele: tepui play { $game } --bot easy
cli-no-puzzle = { $title } hat die Aufgaben 1 bis { $most }.
cli-puzzle = Aufgabe { $number } von { $count }: Was würdest du spielen? (eine Nummer, oder quit)
cli-puzzle-right = Richtig!
cli-puzzle-wrong = Das verschenkt { $points } von hundert Chancen. Besser: { $move }
cli-puzzles-kept = { $count } Aufgaben in { $file }
cli-help-people = Leute, die hier bekannt sind: auflisten, ermahnen, stummschalten, ausschließen, löschen.
cli-help-people-list = Alle auflisten, die bekannt sind: Nummer, Name, zuletzt gesehen.
cli-help-people-warn = Jemandem einen Text auf der eigenen Seite zeigen; ein leerer nimmt ihn weg.
cli-help-people-mute = Niemand liest jemanden mehr, an keinem Tisch.
cli-help-people-ban = Jemanden ausschließen: alle Anmeldungen enden, keine neue gelingt.
cli-help-people-delete = Alles über jemanden löschen; in Partien anderer bleibt die Person namenlos.
cli-help-people-off = Zurücknehmen.
cli-people-line = { $id } { $name }, zuletzt gesehen { $seen }
cli-people-nameless = (ohne Namen)
cli-people-nobody = Niemand ist hier bekannt.
cli-people-is-muted = stumm
cli-people-is-banned = ausgeschlossen
cli-people-is-warned = ermahnt
cli-people-told = { $id } liest es auf der eigenen Seite.
cli-people-muted = { $id } ist stumm.
cli-people-heard = { $id } wird wieder gelesen.
cli-people-banned = { $id } ist ausgeschlossen.
cli-people-let-in = { $id } darf sich wieder anmelden.
cli-people-deleted = Alles über { $id } ist gelöscht.
cli-help-tournaments = Turniere: auflisten, sehen, wer teilnimmt, jemanden anders nennen.
cli-help-tournaments-list = Die Turniere auflisten, die nicht zu Ende sind.
cli-help-tournaments-show = Zeigen, wer teilnimmt, nach Nummern; auch bei einem Turnier, das zu Ende ist.
cli-help-tournaments-name = Der Nummer ENTRANT einen anderen Namen geben; an ihren bisherigen Tischen werden Name und Chat gelöscht.
cli-tournaments-line = { $id }  { $title }: { $n ->
    [one] { $n } nimmt teil
   *[other] { $n } nehmen teil
}, { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}
cli-tournaments-who = { $n }  { $name } (bekannt als { $id })
cli-tournaments-called = Nummer { $n } von { $tournament } heißt jetzt { $name }.
cli-tournaments-none = Kein Turnier läuft.
cli-help-reports = Listet auf, was Leute gemeldet haben, mit den letzten Zeilen des Gesprächs.
cli-help-reports-done = Diese Meldung wegnehmen: Ihr wurde nachgegangen.
cli-reports-line = { $id }  { $at }  Tisch { $table }, Platz { $seat }
cli-reports-who = { $by } meldet { $about } (bekannt als { $id })
cli-reports-why = „{ $reason }“
cli-reports-none = Niemand hat etwas gemeldet.
cli-reports-done = Die Meldung { $id } ist weg.

cli-help-backup = Die ganze Datenbank in eine neue Datei oder in einen Ordner kopieren, auch während der Server läuft; die Kopie wird zur Probe geöffnet.
cli-help-keep = In einem Ordner: die neuesten N Kopien behalten und ältere löschen.
cli-help-restore = Eine Datenbank aus einer Kopie herstellen. Eine, die schon etwas enthält, wird nicht angerührt.
cli-backup-folder = --keep zählt die Kopien in einem Ordner, und { $path } ist keiner. Lege den Ordner zuerst an, oder lass --keep weg.
cli-backup-done = { $file }: { $tables } Tische mit { $events } Ereignissen, { $people } Personen. Die Kopie wurde geöffnet und gezählt.
cli-backup-dropped = { $file } war eine ältere Kopie und ist gelöscht.
cli-restored = { $database } enthält { $tables } Tische mit { $events } Ereignissen, { $people } Personen. Starte den Server damit.
cli-help-doctor = Den Server und seinen Rechner untersuchen: was fehlt oder nicht stimmt, und was zu tun ist.
cli-doctor-versions = Tepui { $tepui } mit Python { $python } auf { $system }.
cli-doctor-rules = Die Regeln aller Spiele laufen kompiliert.
cli-doctor-slow = Diese Spiele haben kein frisches Modul, ihre Bots sind langsam: { $games }. Führe aus: tepui build ORDNER
cli-doctor-extras = Installierte Extras: { $extras }.
cli-no-extra = { $extra ->
    [postgres] PostgreSQL lässt sich nicht benutzen, es kann also nur einen Prozess geben.
    [people] Niemand kann einen Passkey anlegen; Wiederherstellungscodes gehen.
    [push] Geschlossene Browser erfahren nicht, dass jemand am Zug ist.
   *[other] Links auf einen Augenblick einer Partie zeigen das Bild des Spiels, nicht die Stellung.
 } Um das zu ändern: pip install tepui[{ $extra }]
cli-doctor-browsers = Browser, die es können, machen Analysen und Tipps selbst.
cli-doctor-browsers-absent = Der Server macht alle Analysen und Tipps selbst: Was ein Browser dafür braucht, ist nicht installiert. Ein Wheel bringt es mit; in einem Klon: make browser-python
cli-doctor-browsers-stale = Der Server macht alle Analysen und Tipps selbst: Was ein Browser dafür braucht, stammt aus anderen Quellen als dieses Programm. In einem Klon: make browser-python
cli-doctor-files = Bis zu { $files } Dateien können zugleich offen sein: genug für alle Verbindungen.
cli-doctor-clock = Die Uhr des Rechners wird über das Netz gestellt.
cli-doctor-clock-alone = Die Uhr des Rechners wird nicht über das Netz gestellt; Bedenkzeiten und das Blatt des Tages geraten ins Wandern. Führe aus: timedatectl set-ntp true
cli-doctor-clock-unknown = Ob die Uhr des Rechners gestellt wird, lässt sich hier nicht sagen. In einem Container zählt die Uhr des Rechners darunter.
cli-doctor-disk = { $folder }: { $free } GiB sind frei.
cli-doctor-disk-full = { $folder }: Nur { $free } GiB sind frei. Ist die Platte voll, lässt sich nichts schreiben, und niemand kann ziehen. Schaffe Platz.
cli-doctor-database = { $program }, { $size } MiB: { $tables } Tische mit { $events } Ereignissen, { $people } Personen.
cli-doctor-migrates = Die Datenbank hat Version { $found }; dieses Programm bringt sie beim Start auf { $known }. Mache vorher eine Kopie: tepui host backup DATEI
cli-doctor-damaged = Die Datenbank ist beschädigt. Beende den Server und stelle die letzte Kopie her: tepui host restore DATEI
cli-doctor-readable = Andere Benutzer dieses Rechners können { $file } lesen. Führe aus: chmod 600 { $file }
cli-doctor-skew = Die Uhren dieses Rechners und der Datenbank gehen { $seconds } Sekunden auseinander. Lass beide über das Netz stellen.
cli-doctor-connections = PostgreSQL nimmt { $most } Verbindungen an, die Prozesse brauchen vielleicht { $needed }. Erhöhe max_connections oder starte weniger Prozesse.
cli-doctor-not-running = Hier läuft kein Server von dir mit dieser Datenbank.
cli-doctor-runs = Ein Server läuft unter { $address } und kann schreiben.
cli-doctor-ill = Der Server unter { $address } arbeitet nicht ({ $why }). Mehr steht in seinem Protokoll.
cli-doctor-no-address = Dem Server wurde nicht gesagt, wie man ihn erreicht. Links in Nachrichten und Passkeys brauchen das: --address oder TEPUI_ADDRESS.
cli-doctor-no-tls = { $address } ist nicht https: Auf der Leitung kann jeder mitlesen, und es gibt keine Passkeys und kein Push. Lass einen Proxy TLS übernehmen.
cli-doctor-figures-shown = { $address } zeigt /health und /metrics allen. Lass den Proxy dort mit 404 antworten.
cli-doctor-reached = Man erreicht den Server unter { $address }.
cli-doctor-unreached = { $address } antwortet von hier aus nicht: { $why }. Läuft der Proxy, und führt der Name zu ihm?
cli-doctor-proxies = Die Adressen der Leute werden von diesen Proxys übernommen: { $proxies }.

cli-help-admin = Einen Link ausgeben, der die Seite für Gastgeber öffnet: einmal, innerhalb von zehn Minuten.
cli-admin = Öffne diesen Link innerhalb von { $minutes } Minuten; er gilt einmal:
cli-help-door = Wer herein darf: open (alle), link (wer den Link hat) oder members (wer mit einem Code eingeladen wurde).
cli-help-door-known = Alle, die schon bekannt sind, werden Mitglieder.
cli-help-door-link = Ein neuer Link; der alte gilt nicht mehr.
cli-door-open = Alle dürfen herein.
cli-door-link = Wer den Link hat, darf herein.
cli-door-members = Mitglieder dürfen herein. Lade sie ein mit: tepui host invite
cli-door-by = Der Link, der nur dieses eine Mal gezeigt wird:
cli-help-invite = Einen Code ausgeben, der Leute hereinlässt, wenn die Tür nur für Mitglieder offen ist.
cli-help-invite-label = Für wen der Code ist, als Notiz für dich.
cli-help-invite-uses = Wie viele Personen er hereinlässt.
cli-help-invite-days = Wie viele Tage er gilt.
cli-invited = Der Code { $code } lässt { $uses ->
    [one] eine Person
   *[other] { $uses } Personen
 } herein, innerhalb von { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
 }. Als Link:
cli-help-announce = An allen Tischen etwas ansagen, für einen Tag; ein leerer Text nimmt es zurück.
cli-announced = Es wird an allen Tischen angesagt.
cli-announced-nothing = Es wird nichts mehr angesagt.
cli-help-log = Was Gastgeber hier und auf ihrer Seite getan haben.
cli-log-empty = Noch hat kein Gastgeber etwas getan.
