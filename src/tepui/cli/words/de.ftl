# Das Kommando, auf Deutsch.

cli-help = Ein Tisch für Brettspiele.
cli-help-games = Die Spiele auflisten, mit Plätzen und Optionen.
cli-help-play = Ein Spiel im Terminal gegen Bots spielen.
cli-help-learn = Ein Spiel spielend lernen: eine Lektion von wenigen Minuten.
cli-help-puzzle = Was würdest du spielen? Eine Aufgabe aus Partien von Bots.
cli-option-number = Die Nummer der Aufgabe; ohne Angabe eine beliebige.
cli-help-lab = Werkzeuge für alle, die Spiele entwickeln.
cli-help-lab-puzzles = Aufgaben in Partien von Bots suchen und die guten behalten.
cli-option-minutes = Wie lange gesucht wird.
cli-option-file = Die Datei für die Aufgaben; ohne Angabe die des Spiels.
cli-option-add = Auch die Aufgaben aufnehmen, die eine andere Suche in dieser Datei gesammelt hat; mehrfach möglich.
cli-help-simulate = Viele Partien spielen und auswerten; wenn keine Bots genannt sind, spielen alle zufällig.
cli-help-arena = Bots gegeneinander spielen lassen und ihre Stärke messen.
cli-help-hint = Züge für eine gespeicherte Partie empfehlen, mit deiner Siegchance; oben steht die erste Wahl eines Bots.
cli-help-review = Eine beendete Partie analysieren: was Glück war, was Können und was besser gewesen wäre.
cli-option-bot = Stärke der Bots: novice, beginner, casual, regular, skilled, master oder champion; oder jeder andere Bot der Arena; ohne Angabe regular.
cli-option-arena-bots = Die Bots, einer für jeden Platz, durch Kommas getrennt: Stufen, champion@NETZ, python:DATEI:KLASSE, process:BEFEHL.
cli-option-logs = Die Protokolle aller Partien in diesem Ordner behalten; ohne Angabe nur die von Partien, die ein Bot abgebrochen hat.
cli-option-workers = Anzahl der Prozesse; ohne Angabe einer je Kern.
cli-option-plain = Die Spalte „Ohne Glück“ weglassen, deren Berechnung dauert.
cli-option-hint-seat = Der Platz, für den der Tipp gilt; ohne Angabe der Platz, der am Zug ist.
cli-option-review-seat = Der Platz, dessen Entscheidungen beurteilt werden; ohne Angabe alle.
cli-option-out = Die Analyse als Seite schreiben.
cli-option-level = Wie stark der Bot ist, der den Tipp gibt.
cli-help-replay = Ein Protokoll nachspielen, als Erzählung oder als JSON.
cli-help-verify = Prüfen, ob ein Protokoll vollständig, regelgerecht und ehrlich gemischt ist.
cli-option-commitment = Mit dem Fingerabdruck vergleichen, der vor der Partie notiert wurde.
cli-help-golden = Zufällige Partien spielen und für jedes Ende ein Protokoll behalten: Musterpartien für die Tests.
cli-option-golden-games = Wie viele Partien je Platzzahl versucht werden.
cli-option-golden-out = Ordner für die Protokolle; ohne Angabe „golden“ im Testordner des Spiels.
cli-golden-wrote = Geschrieben: { $file }
cli-golden-missing = Dieses Ende ist nicht vorgekommen: { $ending } (Partien je Platzzahl: { $games }). Versuch mehr mit --games oder spiel selbst eine.
cli-help-build = Die WebAssembly-Module kompilieren, in denen die Spiele laufen: das eines Spielordners oder alle veralteten von Tepui.
cli-option-check = Nichts kompilieren: nur sagen, welche Module fehlen oder veraltet sind.
cli-building = { $title } wird kompiliert; das dauert ein bis zwei Minuten.
cli-built = Kompiliert: { $file }, { $kilobytes } kB
cli-no-game-in = In { $folder } ist kein Spiel: Der Ordner eines Spiels hat eine __init__.py und eine rules.py.
cli-option-lang = Sprache; ohne Angabe die des Systems.
cli-option-json = JSON ausgeben.
cli-option-seed = Derselbe Startwert ergibt dieselben Partien.
cli-option-option = Eine Option des Spiels; mehrfach möglich.
cli-option-simulate-seats = Anzahl der Plätze; nötig, wenn nicht --bots für jeden einen Bot nennt.
cli-option-seats = Anzahl der Plätze; ohne Angabe die kleinste.
cli-option-seat = Dein Platz, ab 0.
cli-option-replay-seat = Nur zeigen, was auf diesem Platz zu sehen war.
cli-option-name = Dein Name am Tisch; ohne Angabe „Gast“.
cli-option-save = Wo die Partie gespeichert wird; ohne Angabe im Ordner deiner gespeicherten Partien.
cli-option-resume = Eine gespeicherte Partie fortsetzen: diese Datei oder die letzte.
cli-option-games = Anzahl der Partien.
cli-option-report-threads = Anzahl der Threads; ohne Angabe einer je Kern.
cli-working = In Arbeit: { $seconds } s
cli-progress = { $title }: { $share }, { $seconds } s
cli-compiling =
    Die Regeln werden für diesen Rechner kompiliert (nur dieses eine Mal): bisher { $functions ->
        [one] { $functions } Funktion
       *[other] { $functions } Funktionen
    }, { $seconds } s. Die letzten dauern am längsten.
cli-lessons-ready = { $title }: Vorbereitung des Trainings, { $seconds } s
cli-lessons-first = { $title }: erste Lektion, { $seconds } s
cli-lessons = { $title }: { $share } des Trainings, { $decisions } Entscheidungen, { $seconds } s; noch etwa { $left } s
cli-game-facts = { $author }, { $publisher } { $year }. { $least } bis { $most } Personen, { $minutes } Minuten, ab { $age } Jahren.
cli-bad-option = „{ $given }“ hat keinen Wert: Schreib NAME=WERT.
cli-bot = Bot { $number }
cli-welcome =
    { $title }. Die Partie liegt in { $file }
    Tippe die Nummer eines Zugs oder den Zug selbst; ? zeigt die Hilfe.
cli-commitment = Die Mischung steht fest; ihr Fingerabdruck: { $commitment }
cli-your-move = Dein Zug?
cli-can-undo = undo  nimmt deinen letzten Zug zurück.
cli-took-back = { $name } nimmt den letzten Zug zurück.
cli-explain =
    Tippe die Nummer eines Zugs oder schreib ihn, etwa „{ $example }“. Außerdem:
      hint          zeigt die besten Züge mit deiner Siegchance
      table         zeigt den Tisch noch einmal
      undo          nimmt deinen letzten Zug zurück, wo das möglich ist
      save [DATEI]  speichert die Partie (das geschieht auch nach jedem Zug)
      quit          verlässt den Tisch; die Partie kann fortgesetzt werden
      ? REGEL       erklärt eine Regel: Ihre Nummer steht in Klammern hinter einer Ablehnung
cli-no-rule = Es gibt in diesem Spiel keine Regel „{ $rule }“.
cli-no-such-number = Es gibt keinen Zug „{ $number }“: Wähle 1 bis { $most }.
cli-saved = Gespeichert in { $file }
cli-left = Die Partie wartet auf dich: tepui play { $game } --resume { $file }
cli-logged =
    Die ganze Partie: tepui replay { $file }
    Ehrlich gemischt? tepui verify { $file }
cli-no-save = Keine gespeicherte Partie von { $title } gefunden. Beginne eine: tepui play { $game }
cli-no-file = Es gibt keine Datei { $file }.
cli-other-game = { $file } ist eine Partie von { $game }: tepui play { $game } --resume { $file }
cli-not-a-save = { $file } ist ein Protokoll, aber keine gespeicherte Partie eines Menschen gegen Bots.
cli-result =
    { $place }. { $name }: { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }
cli-sheet-line = { $label } ({ $rests }): { $points }
cli-sheet-bare-line = { $label }: { $points }
cli-simulated = { $title }, Plätze: { $seats }, Partien: { $games }, Startwert { $seed }
cli-decisions = Entscheidungen
cli-seconds = Sekunden
cli-decisions-per-second = Entscheidungen je Sekunde
cli-games-per-second = Partien je Sekunde
cli-mean-decisions = Entscheidungen je Partie
cli-mean-scores = Mittlere Punktzahl nach Platz
cli-mean-best = Beste Punktzahl im Mittel
cli-victories = Siege nach Platz
cli-hint = Die Züge, die ein Bot an deiner Stelle erwägt, seine erste Wahl oben, mit deiner geschätzten Siegchance:
cli-hint-for = Die Züge, die ein Bot an der Stelle von { $name } erwägt, seine erste Wahl oben, mit geschätzter Siegchance:
cli-hint-only = Nur das kommt infrage:
cli-bot-lost = Partie { $number } ist abgebrochen: { $why } Das Protokoll: { $file }
cli-arena = { $title }, Plätze: { $seats }, Partien: { $games }, Startwert { $seed }
cli-arena-bot = Bot
cli-arena-share = Siege
cli-arena-adjusted = Ohne Glück
cli-arena-fewer = Jede Mischung wird von jedem Platz aus gespielt und das Glück beim Ziehen herausgerechnet. Sonst bräuchte es für dieselbe Genauigkeit etwa { $times }-mal so viele Partien.
cli-arena-score = Punkte
cli-arena-rating = Wertungszahl
cli-arena-seconds = s/Zug
cli-verified = { $file } ist vollständig und unverändert. Alle Zeilen sind regelgerecht (geprüft: { $lines }), und alle Zufallsergebnisse folgen aus dem vorab festgelegten Startwert (geprüft: { $outcomes }).
cli-verified-arranged = Die Partie beginnt mit einer vorgegebenen Stellung, das Austeilen selbst wird nicht geprüft.
cli-other-commitment = Der notierte Fingerabdruck ist nicht der des Protokolls: notiert { $given }, im Protokoll { $found }.
cli-verified-commitment = Fingerabdruck: { $commitment }
cli-verified-compare = Vergleiche ihn mit dem, der vor dem ersten Zug zu sehen war (oder gib den damaligen mit --commitment an). Sonst könnte das ganze Protokoll nachträglich entstanden sein.
cli-verified-numbers = Eine Zahl dazugegeben haben: { $names }. Niemand, auch nicht der Gastgeber, konnte sich diese Mischung aussuchen.
cli-verified-alone = Niemand am Tisch hat eine Zahl dazugegeben. Sobald der Startwert festgelegt war, konnte der Gastgeber nichts mehr ändern, aber vorher hätte er mehrere ausprobieren können.
cli-verified-device = Gemischt hat das Gerät, auf dem gespielt wurde. Wem es gehört, der konnte vorher mehrere Startwerte ausprobieren.
cli-help-serve = Tische für Browser und Programme bereitstellen.
cli-option-database = Wo die Tische aufbewahrt werden: sqlite:///PFAD oder postgresql://…; ohne Angabe TEPUI_DATABASE, sonst dort, wo der Server auf diesem Rechner sie aufbewahrt.
cli-option-serve-database = Wo die Tische aufbewahrt werden: sqlite:///PFAD oder postgresql://…; ohne Angabe TEPUI_DATABASE, sonst eine eigene Datei.
cli-option-host = Auf welcher Adresse der Server lauscht.
cli-option-port = Der Port, auf dem der Server lauscht.
cli-option-serve-workers = Wie viele Prozesse sich die Tische teilen; mehr als einer braucht PostgreSQL.
cli-option-limit = Eine Grenze ändern; mehrfach möglich.
cli-option-address = Die öffentliche Adresse des Servers, für Links in Nachrichten.
cli-option-proxies = Die Proxys, deren X-Forwarded-For vertraut wird: IP-Adressen und Netze, durch Kommas getrennt; * für alle.
cli-bad-proxy = „{ $given }“ ist weder eine IP-Adresse noch ein Netz. Schreib Proxys etwa so: 127.0.0.1,10.0.0.0/8 oder * für alle.
cli-bad-address = „{ $given }“ ist keine Adresse eines Servers. Schreib sie so, wie man sie eintippt, etwa https://tepui.example.org
cli-option-lan = Auch im lokalen Netz lauschen und zeigen, wie andere dich dort erreichen.
cli-option-take-over = An die Stelle des Servers treten, der hier mit derselben Datenbank und demselben Port läuft: Partien gehen weiter, niemand wird abgewiesen.
cli-option-browser = Den Browser öffnen, wenn es einen gibt; ohne Angabe wird er geöffnet.
cli-serving = Tepui läuft unter { $address } (die Tische liegen in { $database })
cli-port-taken = Port { $port } ist belegt, denn dort lauscht schon ein anderes Programm, vielleicht ein anderes Tepui. Wähle einen anderen mit --port.
cli-port-own = Auf Port { $port } läuft schon dein eigener Server mit dieser Datenbank. Um an seine Stelle zu treten, gib --take-over an; sonst beende ihn zuerst mit Strg-C oder wähle mit --port einen anderen Port und mit --database eine andere Datenbank.
cli-port-refused = Tepui kann auf { $host }, Port { $port }, nicht lauschen: { $why }. Wähle andere mit --host und --port.
cli-which-database = Hier laufen mehrere Server: { $databases }. Gib mit --database oder TEPUI_DATABASE an, welcher gemeint ist.
cli-secret-database = Der Server hier benutzt { $database }, und das Passwort dazu wird nirgends gespeichert. Nenne in TEPUI_DATABASE die Datenbank mit Passwort, so wie beim Start des Servers.
cli-no-database = In { $file } ist keine Datenbank, und hier läuft kein Server von dir. Nenne seine Datenbank mit --database oder TEPUI_DATABASE, so wie beim Start des Servers.
cli-lan = In deinem lokalen Netz: { $address }
cli-no-lan = Kein lokales Netz gefunden. Ist dieser Rechner verbunden?
cli-help-print = Seiten zum Ausdrucken für alle, die die Schachtel besitzen: Regeln in Kürze, Wertungsblätter, Teile, Karten, Spielplan.
cli-option-what = rules, scores, pieces, cards oder map (Regeln, Wertungsblätter, Teile, Karten mit Rückseiten, Spielplan).
cli-option-paper = a4 oder letter; für einen Spielplan auch a3 oder a2.
cli-option-print-out = Die Datei für das PDF; ohne Angabe hier, benannt nach dem Spiel und dem Inhalt.
cli-printed = { $title }: { $file }
cli-help-board = Einen Spielplan von Amazonas prüfen oder zeichnen.
cli-help-board-check = Einen eigenen Spielplan prüfen.
cli-help-board-draw = Einen Spielplan als SVG-Bild zeichnen.
cli-option-board-draw-out = Die Datei für das Bild.
cli-board-good = { $file } ist ein Spielplan für Amazonas: { $name }, { $villages } Dörfer, { $links } Verbindungen.
cli-board-unlike = Anders als unser Spielplan: { $figure }: { $found } (bei uns { $wanted })
cli-board-span = { $high ->
    [any] mindestens { $low }
   *[other] { $low } bis { $high }
}
cli-board-villages = Dörfer
cli-board-villages-of-each-species = Dörfer je Art
cli-board-sites-of-each-species = Bauplätze je Art
cli-board-villages-whose-first-site-costs-2 = Dörfer, deren erster Bauplatz 2 kostet
cli-board-links = Verbindungen
cli-board-percentage-of-links-by-water = Wasserwege unter den Verbindungen, in Prozent
cli-board-villages-joined = Miteinander verbundene Dörfer
cli-board-links-of-a-village = Verbindungen je Dorf
cli-board-villages-with-both-kinds-of-link = Dörfer mit Wasserweg und Pfad
cli-board-largest-group-by-water-alone = Größte Gruppe von Dörfern, die nur über Wasser verbunden sind
cli-board-largest-group-by-land-alone = Größte Gruppe von Dörfern, die nur über Pfade verbunden sind
cli-board-sites-of-a-mission-village = Bauplätze eines Dorfs im Auftrag
cli-board-gold-that-joins-a-mission = Gold, mit dem sich die Dörfer eines Auftrags verbinden lassen
cli-board-percentage-by-which-missions-differ = Mehrkosten des teuersten Auftrags gegenüber dem billigsten, in Prozent
cli-board-difference-of-tie-break-ranks = Unterschied zwischen den Rangsummen der Stichzahlen
cli-board-nearest-pass-in-spacings = Kleinster Abstand einer Verbindung zu einem dritten Dorf, in Dorfabständen
cli-board-crossings-of-links = Kreuzungen von Verbindungen
cli-board-drawn = Gezeichnet: { $out }
cli-cannot-read = { $file } lässt sich nicht lesen ({ $why }).
cli-bad-log = { $file }: { $why }
cli-cannot-write = { $file } lässt sich nicht schreiben ({ $why }). Wähle einen anderen Ort.
cli-help-host = Für Gastgeber: Tische, Personen, Turniere, Sicherungen.
cli-help-host-close = Einen Tisch schließen.
cli-help-host-mute = Den Chat eines Platzes für alle ausblenden.
cli-help-host-forget = Name, Chat und Adressen eines Platzes löschen.
cli-help-host-broken = Tische auflisten, die sich nicht lesen lassen, und warum.
cli-help-host-ratings = Alle Wertungszahlen zeigen.
cli-option-recompute = Alle aus den Protokollen der Tische neu berechnen und sagen, wo sie abweichen.
cli-host-closed = Tisch { $table } ist geschlossen.
cli-host-muted = Platz { $seat } an Tisch { $table } ist stumm geschaltet.
cli-host-forgot = Platz { $seat } von Tisch { $table }: { $count ->
    [one] ein Eintrag gelöscht
   *[other] { $count } Einträge gelöscht
}.
cli-host-broken = Tisch { $table } lässt sich nicht lesen: { $why }
cli-host-none-broken = Alle Tische lassen sich lesen.
cli-host-rating = { $game }  { $who }  { $points } ± { $doubt }  (Partien: { $games })
cli-host-no-ratings = Noch ist keine Ranglistenpartie zu Ende gespielt.
cli-host-rating-differs = { $table }: Das Protokoll ergibt etwas anderes oder fehlt. Es gilt, was am Ende der Partie notiert wurde.
cli-game-left-out = Das Spiel in { $folder } lässt sich nicht laden und wird weggelassen: { $why }
cli-help-report = Viele Partien spielen und eine Seite darüber schreiben, was sie zeigen.
cli-option-report-games = Wie viele Partien, für jede Anzahl von Plätzen.
cli-option-report-out = Die Seite, die geschrieben wird, etwa report.html.
cli-report-where = Wohin? Schreib: tepui report { $game } -o report.html (oder --json).
cli-report-written = Der Bericht liegt in { $file }
cli-option-threads = Anzahl der Threads.
cli-simulated-bots = Bots nach Platz
cli-broken-off =
    { $games ->
        [one] In einer Partie hat ein Bot abgebrochen und damit verloren.
       *[other] In { $games } Partien hat ein Bot abgebrochen und damit verloren.
    }
cli-simulate-seats = Wie viele Plätze? Schreib: tepui simulate { $game } --seats 3 (oder --bots greedy,random,random).
cli-option-bots = Die Bots, einer für jeden Platz, wie in der Arena; ohne Angabe spielen alle zufällig.
cli-option-gpu = Auf einer NVIDIA-GPU spielen (braucht tepui[gpu]); dieselben Partien, nur schneller.
cli-option-ray = Auf dem Ray-Verbund unter dieser Adresse spielen (braucht tepui[ray]); „local“ startet einen hier.
cli-option-deals = Mischungen je Aufstellung von Bots, für Glück und Können (etwa 10; dauert Minuten); ohne Angabe keine.

cli-help-train = Ein Netz für ein Spiel durch Partien gegen sich selbst trainieren (braucht PyTorch: tepui[train]).
cli-option-all = Alle Spiele zugleich, jedes in einem eigenen Prozess.
cli-option-train-minutes = Wie viele Minuten lang trainiert wird, gezählt ab der ersten Lektion.
cli-option-plan = Einen Wert des Trainings ändern, von 0 bis 1: rate, entropy, least_entropy, gae_lambda, clip oder average; kann wiederholt werden.
cli-option-train-seats = Platzzahlen, durch Kommas getrennt; ohne Angabe alle.
cli-option-train-gpu = Auf einer NVIDIA-Karte (braucht auch tepui[gpu]).
cli-option-tables = Wie viele Tische zugleich.
cli-option-train-out = Der Ordner für Netze, Zwischenstände und Aufzeichnungen.
cli-option-train-resume = Beim Zwischenstand in diesem Ordner weitermachen.
cli-option-install = Das Netz unter diesem Namen in deinem eigenen Ordner aufbewahren. Der Bot champion@NAME spielt damit.
cli-option-outcome = Stattdessen ein Netz trainieren, das für den Trainer den Ausgang der Partien dieses Netzes vorhersagt.
cli-train-extra = Training braucht PyTorch: Installiere tepui[train].
cli-train-game = Nenne ein Spiel oder nimm --all. Es gibt: { $known }.
cli-train-seats = „{ $seats }“ ist keine Liste von Platzzahlen. Schreib sie so: 2,3,4
cli-train-plan = --plan braucht einen dieser Namen und eine Zahl von 0 bis 1, etwa entropy=0.1: { $known }.
cli-train-line = { $seconds } s: { $decisions } Entscheidungen, { $speed } je Sekunde; Siege gegen Zufallsspiel als Vielfaches des fairen Anteils, nach Platzzahl: { $shares }
cli-train-outcome = { $seconds } s: { $decisions } Entscheidungen; Fehler des Netzes: { $missed }, des Kritikers: { $critic }
cli-train-done = Das Netz: { $path }, { $bytes } Bytes.
cli-train-weights = Fingerabdruck seiner Gewichte: { $weights }
cli-train-one = { $game }: fertig, siehe { $log }.
cli-train-broke = { $game }: abgebrochen, siehe { $log }.
cli-review-written = Die Analyse steht in { $file }
cli-reviewing = Analyse läuft
cli-few-files = Dieses System lässt den Server nur { $files } Dateien öffnen, aber für { $sockets } Verbindungen braucht er gut doppelt so viele Dateien. Was darüber hinausgeht, wird abgewiesen. Siehe ulimit -n.
cli-serve-extra = Tische im Browser brauchen das Extra „server“: pip install 'tepui[server]'. Ohne es kannst du hier im Terminal spielen: tepui play coloretto
cli-help-daily = Die Partie des Tages im Terminal spielen: jeden Tag eine, für alle dieselbe.
cli-option-date = Der Tag, in UTC; ohne Angabe der heutige.
cli-daily-done = Diese Partie des Tages ist gespielt, und es gibt nur einen Versuch. Das Protokoll: { $file }
cli-daily-other = In { $file } steht eine andere Partie. Nenne mit --save eine andere Datei.
cli-daily-par = Punkte: { $points }, also { $against } gegenüber dem Par von { $par } (± { $spread }). Der Champion-Bot hat auf deinem Platz { $games ->
    [one] eine Partie
   *[other] { $games } Partien
} gespielt; deine ist besser als { $share } % davon.
cli-daily-playing-par = Für das Par spielt der Champion-Bot auf deinem Platz
cli-daily-alone = In der Partie des Tages gibt es weder Tipps noch Zurücknehmen.
cli-daily-left = Dein Versuch ist gespeichert. Weiter geht es mit: { $command }
cli-learn-welcome = { $title }: spielend lernen. Mit der Eingabetaste geht es weiter, mit „quit“ hörst du auf.
cli-learn-type = Tippe: { $phrase }   (oder nur die Eingabetaste)
cli-learn-explain = Tippe den verlangten Zug oder nur die Eingabetaste. „hint“ zeigt ihn noch einmal, „? REGEL“ erklärt die Regel mit der Nummer in Klammern, „quit“ verlässt die Lektion.
cli-learn-done = Jetzt spiel selbst: tepui play { $game } --bot novice
cli-no-puzzle = { $title } hat die Aufgaben 1 bis { $most }, keine mit der Nummer { $number }.
cli-puzzle = Aufgabe { $number } von { $count }: Was würdest du spielen? (eine Nummer, hint, ? oder quit)
cli-puzzle-explain = Tippe die Nummer des Zugs, den du machen würdest. „hint“ lässt nur zwei zur Wahl, „? REGEL“ erklärt die Regel mit der Nummer in Klammern, „quit“ verlässt die Aufgabe.
cli-puzzle-hint = Einer von diesen beiden ist es:
cli-puzzle-right = Richtig!
cli-puzzle-wrong = Damit sinkt deine Siegchance um { $points ->
    [one] einen Prozentpunkt
   *[other] { $points } Prozentpunkte
}. Besser: { $move }
cli-puzzles-progress = { $title }: { $share } der Zeit, bisher { $count ->
    [one] eine Aufgabe
   *[other] { $count } Aufgaben
}, { $seconds } s
cli-puzzles-kept = { $count ->
    [one] Eine Aufgabe
   *[other] { $count } Aufgaben
} in { $file }
cli-help-host-people = Konten: auflisten (list), ermahnen (warn), stumm schalten (mute), ausschließen (ban), zu Mitgliedern machen (member), löschen (delete).
cli-help-host-people-list = Alle Konten auflisten: Nummer, Name, zuletzt gesehen.
cli-help-host-people-warn = Jemandem einen Text auf der eigenen Seite zeigen; ein leerer Text entfernt ihn.
cli-help-host-people-mute = Den Chat einer Person überall ausblenden.
cli-help-host-people-ban = Jemanden ausschließen: Alle Anmeldungen enden, und neue sind nicht möglich.
cli-help-host-people-member = Eine Person zum Mitglied machen, mit Zugang auf allen ihren Geräten.
cli-help-host-people-delete = Alles über jemanden löschen; in Partien mit anderen bleibt die Person namenlos.
cli-option-off = Das wieder aufheben.
cli-people-line = { $id } { $name }, zuletzt gesehen { $seen }
cli-people-nameless = (ohne Namen)
cli-people-nobody = Niemand hat hier ein Konto.
cli-people-is-muted = stumm
cli-people-is-banned = ausgeschlossen
cli-people-is-warned = ermahnt
cli-people-told = { $id } sieht den Text auf der eigenen Seite.
cli-people-muted = { $id } ist stumm geschaltet.
cli-people-heard = { $id } ist nicht mehr stumm geschaltet.
cli-people-banned = { $id } ist ausgeschlossen.
cli-people-member = { $id } ist Mitglied.
cli-people-no-member = { $id } ist kein Mitglied mehr.
cli-people-let-in = { $id } darf sich wieder anmelden.
cli-people-deleted = Alles über { $id } ist gelöscht.
cli-help-host-tournaments = Turniere: auflisten (list), zeigen, wer teilnimmt (show), jemanden umbenennen (name).
cli-help-host-tournaments-list = Die Turniere auflisten, die nicht zu Ende sind.
cli-help-host-tournaments-show = Zeigen, wer teilnimmt, nach Nummern; auch bei einem Turnier, das zu Ende ist.
cli-help-host-tournaments-name = Die Person mit dieser Nummer umbenennen; an den bisherigen Tischen dieser Person werden Name und Chat gelöscht.
cli-tournaments-line = { $id }  { $title }: { $n ->
    [one] { $n } nimmt teil
   *[other] { $n } nehmen teil
}, { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}
cli-tournaments-who = { $n }  { $name } (Konto { $id })
cli-tournaments-called = Nummer { $n } von { $tournament } heißt jetzt { $name }.
cli-tournaments-none = Gerade läuft kein Turnier.
cli-help-host-reports = Auflisten, was gemeldet wurde, mit den letzten Zeilen des Chats.
cli-option-done = Diese Meldung als erledigt entfernen.
cli-reports-line = { $id }  { $at }  Tisch { $table }, Platz { $seat }
cli-reports-who = { $by } meldet { $about } (Konto { $id })
cli-reports-why = „{ $reason }“
cli-reports-none = Niemand hat etwas gemeldet.
cli-reports-done = Meldung { $id } ist erledigt.

cli-help-host-backup = Die ganze Datenbank in eine neue Datei oder in einen Ordner kopieren, auch während der Server läuft; die Kopie wird zur Probe geöffnet.
cli-option-keep = In einem Ordner: die neuesten N Kopien behalten und ältere löschen.
cli-help-host-restore = Eine Datenbank aus einer Kopie wiederherstellen. Eine, die schon etwas enthält, bleibt unberührt.
cli-backup-folder = --keep zählt die Kopien in einem Ordner, aber { $path } ist eine Datei. Nenne einen Ordner oder lass --keep weg.
cli-backup-done = { $file } (Tische: { $tables }, Ereignisse: { $events }, Personen: { $people }). Die Kopie wurde geöffnet und gezählt.
cli-backup-dropped = { $file }, eine ältere Kopie, ist gelöscht.
cli-restored = { $database } ist wiederhergestellt (Tische: { $tables }, Ereignisse: { $events }, Personen: { $people }). Starte den Server damit.
cli-help-host-doctor = Den Server und seinen Rechner untersuchen: was fehlt oder nicht stimmt und was zu tun ist.
cli-doctor-versions = Tepui { $tepui } mit Python { $python } auf { $system }.
cli-doctor-rules = Die Regeln aller Spiele laufen kompiliert.
cli-doctor-slow = Diese Spiele haben kein aktuelles Modul, ihre Bots sind langsam: { $games }. Führe aus: tepui build ORDNER
cli-doctor-extras = Installierte Extras: { $extras }.
cli-no-extra = { $extra ->
    [postgres] PostgreSQL lässt sich nicht benutzen, darum kann es nur einen Prozess geben.
    [people] Niemand kann einen Passkey anlegen, nur einen Wiederherstellungscode.
    [push] Bei geschlossenem Browser wird niemand benachrichtigt.
   *[other] Links auf einen Augenblick einer Partie zeigen das Bild des Spiels, nicht die Stellung.
 } Das ändert: pip install tepui[{ $extra }]
cli-doctor-files = Bis zu { $files } Dateien können zugleich offen sein: genug für alle Verbindungen.
cli-doctor-clock = Die Uhr des Rechners wird über das Netz gestellt.
cli-doctor-clock-alone = Die Uhr des Rechners wird nicht über das Netz gestellt, darum werden Bedenkzeiten und die Partie des Tages mit der Zeit ungenau. Führe aus: timedatectl set-ntp true
cli-doctor-clock-unknown = Ob die Uhr über das Netz gestellt wird, lässt sich hier nicht sagen. In einem Container gilt die Uhr des Rechners, auf dem er läuft.
cli-doctor-disk = { $folder }: { $free } GiB frei.
cli-doctor-disk-full = { $folder }: Nur noch { $free } GiB frei. Wenn der Datenträger voll ist, lässt sich nichts mehr schreiben, und niemand kann ziehen. Schaff Platz.
cli-doctor-database = { $program }, { $size } MiB (Tische: { $tables }, Ereignisse: { $events }, Personen: { $people }).
cli-doctor-migrates = Die Datenbank hat Version { $found }; dieses Programm bringt sie beim Start auf { $known }. Mach vorher eine Kopie: tepui host backup DATEI
cli-doctor-damaged = Die Datenbank ist beschädigt. Beende den Server und stell die letzte Kopie wieder her: tepui host restore DATEI
cli-doctor-readable = Andere Benutzer dieses Rechners können { $file } lesen. Führe aus: chmod 600 { $file }
cli-doctor-skew = Die Uhren dieses Rechners und der Datenbank gehen { $seconds } s auseinander. Lass beide über das Netz stellen.
cli-doctor-connections = PostgreSQL nimmt { $most } Verbindungen an, die Prozesse brauchen vielleicht { $needed }. Erhöhe max_connections oder starte weniger Prozesse.
cli-doctor-not-running = Hier läuft kein Server von dir mit dieser Datenbank.
cli-doctor-runs = Ein Server läuft unter { $address } und kann schreiben.
cli-doctor-ill = Der Server unter { $address } arbeitet nicht ({ $why }). Mehr steht in seinem Log.
cli-doctor-no-address = Der Server kennt seine öffentliche Adresse nicht. Links in Nachrichten und Passkeys brauchen sie: --address oder TEPUI_ADDRESS.
cli-doctor-own-address = { $address } ist nur von diesem Rechner aus erreichbar. Für andere gib den Namen an, den sie eintippen: --address oder TEPUI_ADDRESS.
cli-doctor-no-tls = { $address } ist nicht https. Auf der Leitung können also alle mitlesen, und es gibt weder Passkeys noch Push. Lass einen Proxy TLS übernehmen.
cli-doctor-figures-shown = { $address } zeigt /health und /metrics allen. Lass den Proxy diese Anfragen mit 404 beantworten.
cli-doctor-reached = Der Server ist unter { $address } erreichbar.
cli-doctor-unreached = { $address } antwortet von hier aus nicht: { $why }. Läuft der Proxy, und zeigt der Name auf ihn?
cli-doctor-proxies = Diesen Proxys glaubt der Server, was sie über die Herkunft einer Anfrage sagen: { $proxies }.

cli-help-host-admin = Einen Link ausgeben, der die Seite für Gastgeber öffnet: einmal und nur zehn Minuten lang.
cli-admin = Öffne diesen Link innerhalb von { $minutes } Minuten; er gilt nur einmal:
cli-help-host-door = Zeigen oder festlegen, wer Zugang hat: open (alle), link (wer den Link hat) oder members (wer mit einem Code eingeladen wurde).
cli-option-known = Alle, die ein Konto haben, zu Mitgliedern machen.
cli-option-link = Einen neuen Link erstellen; der alte gilt dann nicht mehr.
cli-door-open = Alle haben Zugang.
cli-door-link = Zugang hat, wer den Link hat.
cli-door-members = Nur Mitglieder haben Zugang. Lade sie ein mit: tepui host invite
cli-door-by = Der Link, der nur dieses eine Mal gezeigt wird:
cli-help-host-invite = Einen Code ausgeben, mit dem Leute Zugang bekommen, wenn der Server nur für Mitglieder ist.
cli-help-host-settings = Zeigen und ändern, was sich auf der Seite für Gastgeber einstellen lässt: opening=no, club=203.0.113.7, club_people=60, Grenzen wie tables_per_hour=200. NAME= ohne Wert setzt eine Einstellung zurück.
cli-option-label = Für wen der Code ist, als Notiz für dich.
cli-option-uses = Für wie viele Personen er gilt.
cli-option-days = Wie viele Tage er gilt.
cli-invited = Der Code { $code } gilt für { $uses ->
    [one] eine Person
   *[other] { $uses } Personen
 } und { $days ->
    [one] einen Tag
   *[other] { $days } Tage
 }. Als Link:
cli-help-host-announce = Eine Durchsage an alle Tische, einen Tag lang; ein leerer Text entfernt sie.
cli-announced = Die Durchsage ist jetzt an allen Tischen zu lesen.
cli-announced-nothing = Die Durchsage ist entfernt.
cli-help-host-log = Zeigen, was Gastgeber hier und auf ihrer Seite getan haben.
cli-log-empty = Noch ist hier nichts verzeichnet.
cli-option-help = Diese Hilfe zeigen.
cli-option-version = Die Version zeigen.
cli-option-force = Eine Datei ersetzen, die es schon gibt.
cli-usage = Aufruf:
cli-options = Optionen
cli-heading = { $said }
cli-command = Befehl
cli-commands = Befehle
cli-commands-play = Zum Spielen
cli-commands-saved = Mit einer gespeicherten Partie
cli-commands-network = Über das Netz
cli-commands-bulk = Für viele Partien auf einmal
cli-commands-box = Für die Schachtel und für eigene Spielpläne und Spiele
cli-default = ohne Angabe { $value }
cli-required = erforderlich
cli-no-such-option = Es gibt keine Option { $option }. Siehe: { $help }
cli-no-such-option-but = Es gibt keine Option { $option }. Meintest du { $near }? Siehe: { $help }
cli-takes-no-value = { $option } hat keinen Wert.
cli-needs-value = Zu { $option } fehlt der Wert.
cli-missing = Es fehlt { $option }. Siehe: { $help }
cli-wrong = { $why } Siehe: { $help }
cli-too-much = „{ $given }“ ist zu viel für { $command }.
cli-no-such-command = Es gibt keinen Befehl „{ $name }“. Siehe: { $help }
cli-no-such-command-but = Es gibt keinen Befehl „{ $name }“. Meintest du „{ $near }“? Siehe: { $help }
cli-no-choice = { $option } muss eines von { $choices } sein, nicht „{ $given }“.
cli-out-of-range = { $option } muss zwischen { $least } und { $most } liegen, nicht bei { $given }.
cli-too-small = { $option } muss mindestens { $least } sein, nicht { $given }.
cli-too-few = { $option } muss größer als { $least } sein, nicht { $given }.
cli-no-number = { $option } muss eine Zahl sein, nicht „{ $given }“.
cli-no-whole-number = { $option } muss eine ganze Zahl sein, nicht „{ $given }“.
cli-no-folder = Es gibt keinen Ordner { $file }.
cli-bad-value = { $option }: „{ $given }“ passt nicht ({ $why }).
cli-system = Das System lehnt das ab: { $why }.
cli-system-file = { $file }: { $why }.
cli-exists = { $file } gibt es schon. Um die Datei zu ersetzen, ergänze --force.
cli-replace = { $file } gibt es schon. Ersetzen? (j/N)
cli-yes = j ja y
cli-kept = { $file } bleibt, wie sie war.
cli-puzzles-none = Keine Aufgabe war gut genug, darum wurde { $file } nicht geschrieben. Mit mehr Minuten finden sich vielleicht welche.
cli-no-puzzles = { $title } hat keine Aufgaben.
cli-not-puzzles = { $file } enthält keine Aufgaben von tepui lab puzzles.
cli-option-decisions = Wie viele Entscheidungen, statt der Minuten: Derselbe Startwert ergibt dann dasselbe Netz.
cli-train-installed = Das Netz liegt in { $path }. In der Arena und im Spiel heißt der Bot dazu { $bot }.
cli-train-outcome-alone = --outcome braucht --minutes und legt sein Netz in den Ordner von --out. Lass --install, --decisions und --plan weg.
cli-arena-intervals = Unter jedem Anteil steht der Bereich, in dem er zu 95 % liegt, über ganze Mischungen gerechnet. Was die Spalten bedeuten: docs/bots.md, „The arena“.
cli-arena-unrated = Keine Wertungszahl, denn keiner dieser Bots hat einen Platz auf der Skala. Nimm einen dazu, der einen hat, etwa regular.
cli-arena-few = Das Glück beim Ziehen wird erst ab { $deals } Mischungen herausgerechnet (hier Partien: { $games }), denn bei weniger lässt sich nicht sagen, wie sicher das Ergebnis ist.
cli-act-come = hat die Seite für Gastgeber geöffnet
cli-act-call = hat im Turnier { $whom } Nummer { $text } umbenannt
cli-act-settings = hat Einstellungen geändert: { $text }
cli-act-end-tournament = hat das Turnier { $whom } beendet
cli-act-end-code = hat den Einladungscode { $whom } widerrufen
cli-act-end-pass = hat dem Browser { $whom } den Zugang entzogen
cli-act-close = hat den Tisch { $whom } geschlossen
cli-act-mute-seat = hat Platz { $text } an Tisch { $whom } stumm geschaltet
cli-act-ban-seat = hat den Gast auf Platz { $text } von Tisch { $whom } ausgeschlossen
cli-act-forget = hat Name und Chat von Platz { $text } an Tisch { $whom } gelöscht
cli-act-new-link = hat einen neuen Link erstellt
cli-act-invite = hat einen Einladungscode erstellt (Personen: { $text }, Notiz: { $whom })
cli-act-door = hat den Zugang auf „{ $whom }“ gestellt
cli-act-announce = hat durchgesagt: { $text }
cli-act-warn = hat { $whom } ermahnt: { $text }
cli-act-mute = hat { $whom } stumm geschaltet
cli-act-unmute = hat die Stummschaltung von { $whom } aufgehoben
cli-act-ban = hat { $whom } ausgeschlossen
cli-act-unban = hat { $whom } wieder hereingelassen
cli-act-member = hat { $whom } zum Mitglied gemacht
cli-act-no-member = hat die Mitgliedschaft von { $whom } beendet
cli-act-delete = hat alles über { $whom } gelöscht
cli-act-done = hat die Meldung { $whom } erledigt
cli-built-fresh = { $title } ist auf dem neuesten Stand.
cli-help-exploit = Berechnen, was eine beste Antwort gegen einen Bot gewinnt (große Spiele: PyTorch, tepui[train]).
cli-option-exploit-bot = Der Bot: jeder Bot der Arena oder „equilibrium“; in einem großen Spiel ein Netz wie instinct@NAME.
cli-option-worth = Was gewonnen wird: Anteile am Sieg (victory) oder Punkte (score).
cli-option-deal = Von dieser Mischung nehmen, was vor der ersten Entscheidung alle sehen; das macht den Baum kleiner.
cli-option-samples = Wie oft der Bot in jeder Stellung gefragt wird.
cli-option-iterations = Runden von CFR+ für das Gleichgewicht.
cli-option-exploit-decisions = In einem großen Spiel: wie lange die Antwort trainiert.
cli-option-exploit-gpu = Auf einer NVIDIA-GPU trainieren (braucht auch tepui[gpu]).
cli-exploit-tree = { $title }: ein Baum mit { $nodes } Knoten und { $states } Informationszuständen, ganz durchlaufen.
cli-exploit-own = { $bot } gegen sich selbst, nach Plätzen: { $values }
cli-exploit-best = Eine beste Antwort darauf, nach Plätzen: { $values }
cli-exploit-gain-victory = Ausnutzbarkeit: { $gain } Siege je Partie (NashConv { $sum })
cli-exploit-gain-score = Ausnutzbarkeit: { $gain } Punkte je Partie (NashConv { $sum })
cli-exploit-large = { $title } hat etwa { $nodes } Knoten, zu viele, um alle zu durchlaufen. Gegen ein Netz lässt sich eine Antwort trainieren: --bot instinct oder instinct@NAME.
cli-exploit-trains = { $decisions } Entscheidungen: Die Antwort gewinnt { $share }
cli-exploit-trained = Die Antwort gewinnt { $share } ihrer Partien ({ $low } – { $high }); ihr fairer Anteil ist { $fair }. Ein längeres Training findet vielleicht mehr.
cli-exploit-budget = Aufwand: { $decisions } Entscheidungen mit dem Startwert { $seed }, { $seconds } s.
cli-exploit-short = --decisions: mehr als { $least }. Bis dahin lernt die Antwort nur, Stellungen zu beurteilen.
cli-help-evaluate = Einen Bot nach einem veröffentlichten Satz von Mischungen gegen feste Bots einstufen.
cli-option-evaluate-seats = Anzahl der Plätze; ohne Angabe die kleinste.
cli-evaluate = { $title }, { $seats } Plätze: Satz { $set }, Mischungen: { $deals }, Partien: { $games }.
cli-evaluate-adjusted = Das Glück beim Ziehen ist herausgerechnet.
cli-evaluate-rating = Wertungszahl von { $bot }: { $value } ({ $low } – { $high })
cli-evaluate-share = Anteil am Sieg: { $value } ({ $low } – { $high }); der faire Anteil ist { $fair }. Gegen:
cli-help-data = Partien von Bots in eine Parquet-Datei schreiben (braucht tepui[data]).
cli-option-data-out = Die Datei; ihre Beschreibung wird daneben geschrieben.
cli-option-data-bots = Die Bots, einer je Platz, wie in der Arena; ohne Angabe spielen alle zufällig.
cli-data-extra = Parquet-Dateien brauchen PyArrow: Installiere tepui[data].
cli-data-written = { $file } ist geschrieben (Partien: { $games }, Bytes: { $bytes }). Was darin steht: { $card }
cli-option-evaluate-deals = Wie viele Mischungen des Satzes; ohne Angabe alle.
cli-value-game = Spiel
cli-value-file = Datei
cli-value-folders = Ordner
cli-value-bot = Bot
cli-value-table = Tisch
cli-value-seat = Platz
cli-value-person = Person
cli-value-kind = Zugang
cli-value-to = Datei
cli-value-tournament = Turnier
cli-value-entrant = Nummer
cli-value-name = Name
cli-value-address = Adresse
cli-value-changes = Name=Wert
cli-value-id = ID
cli-value-day = jjjj-mm-tt
cli-value-text = Text
cli-value-place = Pfad
cli-beside = { $option } wirkt nicht zusammen mit { $beside }, also lass eines von beiden weg.
cli-new-database = In { $file } ist noch keine Datenbank: Eine neue wird angelegt.
cli-no-limit = Es gibt keine Grenze „{ $limit }“. Es gibt: { $near }. Was sie bedeuten: docs/hosting.md, „Limits“.
cli-no-limit-but = Es gibt keine Grenze „{ $limit }“. Ähnlich heißen: { $near }. Alle: docs/hosting.md, „Limits“.
cli-verified-running = Die Partie in { $file } ist noch nicht zu Ende. Was gespielt wurde, ist unverändert: Alle Zeilen sind regelgerecht (geprüft: { $lines }), und alle Zufallsergebnisse folgen aus dem vorab festgelegten Startwert (geprüft: { $outcomes }).
