# Der Browser-Client, auf Deutsch.

web-home = Tepui, Startseite
web-skip-to = Zum Tisch springen
web-language = Sprache
web-sound = Klänge
web-haptics = Steine spüren (Vibration)
web-night = Nacht oder Tag
web-no-server = Der Server antwortet nicht. Prüfe die Verbindung und versuche es noch einmal.
web-nowhere = Hier ist nichts.
web-needs-server = Das ist für Leute, die über einen Server miteinander spielen. Hier bleibt alles auf deinem Gerät.
web-go-home = Zu den Spielen
web-loading = Der Tisch wird gedeckt.
web-you = du
web-ends = Das Spiel endet nach: { $what }
web-ends-or = oder
web-your-turn = Du bist dran
web-may-change = Du kannst es dir noch anders überlegen.
web-is-awaited = ist dran
web-would-points = Punkte: { $from } → { $to }.
web-points-now = Punkte nach jetzigem Stand:
web-away = abwesend, ein Bot spielt
web-gone = nicht verbunden
web-empty-seat = freier Platz
web-level-random = Bot, der zufällig spielt
web-level-greedy = gieriger Bot
web-level-instinct = Bot, der aus dem Bauch spielt
web-level-easy = leichter Bot
web-level-normal = normaler Bot
web-level-hard = starker Bot
web-level-expert = Experten-Bot
web-level-champion = Champion-Bot
web-level-novice = Neulings-Bot
web-level-beginner = Anfänger-Bot
web-level-casual = Gelegenheits-Bot
web-level-regular = geübter Bot
web-level-skilled = erfahrener Bot
web-level-master = Meister-Bot
web-strength-novice = Wie beim ersten Spiel eines Kindes: nichts Abwegiges, aber vieles wird übersehen.
web-strength-beginner = Kennt die Regeln und übersieht viel.
web-strength-casual = Spielt vernünftige Züge und verpasst viele bessere.
web-strength-regular = Hat schon ein paar Abende gespielt.
web-strength-skilled = Spielt gut, auf einen Blick.
web-strength-master = Macht wenige Fehler.
web-strength-champion = Der stärkste Bot hier.
web-manner-gambler = Spielernatur: geht aufs Ganze.
web-manner-homebody = Eigenbrötler: kümmert sich um das Seine.
web-manner-miser = Geizkragen: gibt so wenig her wie möglich.
web-manner-patient = Geduldig: wartet auf den richtigen Augenblick.
web-manner-spoiler = Störenfried: durchkreuzt gern die Pläne der anderen.
web-seats = { $n ->
    [one] { $n } Platz
   *[other] { $n } Plätze
}
web-waiting-for = Warten auf { $names }
web-hurry = Rest zeigen ({ $n })
web-reconnecting = Verbindung wird wiederhergestellt …
web-offline = offline
web-offline-go = Ohne Verbindung weiterspielen
web-offline-on = Ohne Verbindung: Die Partie geht auf diesem Gerät weiter und wird später übergeben.
web-offline-failed = Diese Partie kann ohne Verbindung nicht weitergehen.
web-offline-stays = Die Partie geht auf diesem Gerät weiter.
web-offline-kept = Was du ohne Verbindung gespielt hast, ist auf diesem Gerät.
web-offline-return = Zum Tisch des Servers
web-offline-here = Hier weiterspielen
web-offline-forget = Vergessen
web-paused = Der Tisch macht Pause.
web-over = Das Spiel ist aus.
web-closed = Dieser Tisch wurde geschlossen.
web-bot-plays-for-you = Ein Bot spielt für dich.
web-sit-in = Einen Bot für { $name } einspringen lassen
web-return = Meinen Platz zurücknehmen
web-resume = Weiterspielen
web-asks-undo = { $name } möchte den letzten Zug zurücknehmen.
web-asks-pause = { $name } möchte eine Pause machen.
web-agree = Einverstanden
web-decline = Ablehnen
web-confirm = Bestätigen
web-cancel = Abbrechen
web-close = Schließen
web-menu = Menü
web-rules = Regeln
web-hint = Tipp
web-hint-title = Was ein starker Bot erwägen würde
web-thinking = Denkt nach …
web-undo = Zurücknehmen
web-table = Tisch
web-notebook = Notizbuch
web-tab-notes = Notizen
web-tab-chat = Chat
web-tab-players = Am Tisch
web-say-something = Sag etwas …
web-send = Senden
web-no-chat-yet = Noch hat niemand etwas gesagt.
web-mute = Stumm schalten
web-unmute = Stummschaltung aufheben
web-settings = Einstellungen
web-theme = Farben
web-theme-auto = wie das System
web-theme-light = Morgennebel
web-theme-dark = Nacht im Wald
web-motion = Bewegung
web-motion-auto = Figuren bewegen sich
web-motion-calm = ruhig: Figuren erscheinen
web-rivals = Züge der anderen
web-rivals-calm = in aller Ruhe
web-rivals-brisk = zügig
web-rivals-swift = schnelle Bots: fast ohne Pause
web-rivals-once = alle auf einmal
web-again = Noch einmal zeigen, was seit meinem letzten Zug geschah
web-recap = Während du gewartet hast
web-recap-news = { $n ->
    [one] Während du gewartet hast: ein Zug zum Nachlesen
   *[other] Während du gewartet hast: { $n } Züge zum Nachlesen
}
web-recap-before = { $n ->
    [one] Ein früherer Zug steht im Notizbuch.
   *[other] { $n } frühere Züge stehen im Notizbuch.
}
web-patterns = Muster zu den Farben
web-confirm-moves = Jeden Zug bestätigen
web-warn = Vor Fehlern warnen
web-warn-why = Nur gegen Bots: Vor einem Zug, der zehn Punkte von hundert oder mehr kosten würde, wird nachgefragt.
web-sure = Sicher?
web-sure-what = { $move } Das würde { $points } Punkte von hundert kosten: { $chance } % Aussicht statt { $best } %.
web-sure-no = Noch einmal überlegen
web-sure-yes = Trotzdem spielen
web-lesson-warn = Vor Fehlern wird gewarnt. Im Menü des Tisches lässt sich das abschalten.
web-as-text = Tisch als Text
web-as-text-why = In einfachen Zeilen, jede Wahl in Worten. Gut für Vorleseprogramme.
web-choices = Deine Wahl
web-keys = Buchstaben und Ziffern als Kürzel
web-keys-why = Die Knöpfe zeigen ihren Buchstaben. Außerdem: H Tipp, L Notizbuch, V was seit deinem letzten Zug geschah, M was du erreichst (Amazonas), O was um das gewählte Plättchen oder Dorf liegt, ? Regeln, Esc ablegen oder überspringen, was gerade gezeigt wird.
web-tour = Rundgang am Tisch
web-skip = Überspringen
web-next = Weiter
web-begin = Los geht’s
web-learn = Spielend lernen
web-chapters = Kapitel
web-beginning = Der Anfang
web-lesson-not-here = Nicht in einer Lektion.
web-lesson-read = Lies erst weiter: Dann bist du am Zug.
web-lesson-move = Du bist dran
web-lesson-show = Zeig es mir
web-lesson-skip = Überspringen und spielen
web-newcomer = Neu in diesem Spiel? Lerne es in { $n } Minuten, beim Spielen.
web-just-play = Einfach spielen
web-lesson-play = Gegen einen leichten Bot spielen
web-score-sheet = Die Punkte, Zeile für Zeile
web-puzzles = Aufgaben
web-puzzle = Aufgabe { $n } von { $of }
web-puzzle-day = Aufgabe des Tages
web-puzzle-solved = gelöst
web-puzzle-streak = { $n } in Folge
web-puzzle-difficulty = Schwierigkeit
web-puzzle-level = Dein Niveau
web-puzzle-of-five = { $n } von 5
web-puzzle-what = Was würdest du spielen? Ein Zug ist viel besser als die anderen.
web-puzzle-right = Richtig!
web-puzzle-wrong = Dieser Zug kostet { $points } von hundert Chancen.
web-puzzle-theme = Thema: { $theme }
web-puzzle-line = Wie es weitergehen könnte
web-puzzle-chances = Siegchancen
web-puzzle-over = Du hast geantwortet: Weiter zur nächsten.
web-pause = Um eine Pause bitten
web-leave = Den Tisch verlassen
web-leave-rated = Diese Partie ist gewertet: Wer sie verlässt, hat sie verloren.
web-leave-why = Ein Bot spielt für dich, bis du zurückkommst. Wenn es um nichts geht, kann inzwischen jemand mit dem Link zum Tisch deinen Platz nehmen.
web-leave-why-here = Ein Bot spielt für dich, bis du zurückkommst.
web-personal-link = Meinen persönlichen Link kopieren
web-personal-why = Er nimmt deinen Platz auf ein anderes Gerät mit. Behalte ihn für dich.
web-turn = Benachrichtigen, wenn ich dran bin
web-turn-push = Auf diesem Gerät
web-turn-mail = Per E-Mail
web-turn-address = Deine E-Mail-Adresse
web-turn-code = Der Code aus der E-Mail
web-turn-code-sent = Dorthin ging ein Code. Gib ihn ein und wähle noch einmal „Per E-Mail“.
web-turn-stop = Nicht mehr benachrichtigen
web-turn-told = Du wirst benachrichtigt, wenn du dran bist.
web-turn-stopped = Du wirst nicht mehr benachrichtigt.
web-turn-no-push = Dieser Browser lässt keine Mitteilungen zu. Erlaube sie in seinen Einstellungen.
web-turn-no-way = Dieser Server kann niemanden benachrichtigen: Er hat weder E-Mail noch Mitteilungen.
web-turn-come = Du bist am Zug.
web-turn-hook = Über einen Webhook
web-turn-hook-form = Für
web-turn-hook-discord = Discord
web-turn-hook-matrix = Matrix (hookshot)
web-turn-hook-json = etwas anderes (JSON)
web-turn-hook-address = Adresse des Webhooks (https)
web-turn-hook-set = Dort benachrichtigen
web-turn-replaces = Eine neue Adresse ersetzt die bisherige.
web-tell = Benachrichtigungen
web-tell-why = Wenn du in einer Fernpartie dran bist, wenn eine Turnierrunde beginnt, wenn dich jemand einlädt: einmal, und nicht, solange du es vor dir hast.
web-tell-add = Auswählen, wie
web-tell-told = Von jetzt an wirst du benachrichtigt.
web-tell-push = Auf einem anderen Gerät
web-tell-push-here = Auf diesem Gerät
web-tell-mail = Per Mail: { $address }
web-tell-hook = Über einen Webhook: { $address }
web-tell-remove = Entfernen
web-tell-remove-which = Entfernen: { $way }
web-tell-test = Ausprobieren
web-tell-test-which = Ausprobieren: { $way }
web-tell-tested = Eine Probenachricht ist unterwegs zu dir.
web-tell-round = Deine Runde hat begonnen.
web-tell-invited = { $name } lädt dich zu einer Partie ein.
web-log = Protokoll herunterladen
web-show-result = Ergebnis zeigen
web-waiting-room = Der Tisch ist gedeckt
web-your-name = Dein Name
web-sit-down = Hinsetzen
web-share-link = Schick diesen Link an deine Freunde. Wer ihn öffnet, kann sich setzen.
web-share-local = Dieser Server ist nur von diesem Rechner aus erreichbar: Anderswo führt der Link nirgendwohin. Für Handys und Rechner zu Hause starte ihn so:
web-share-lan = Der Link gilt in deinem lokalen Netz: auf jedem Handy und Rechner dort.
web-link = Link zu diesem Tisch
web-copy = Kopieren
web-copied = Kopiert
web-qr = QR-Code des Links
web-about-to-begin = Alle sind da. Es geht los.
web-fair = Die Mischung steht schon fest: Ihr Fingerabdruck beginnt mit { $hash }. Am Ende wird der Startwert gezeigt.
web-room-pace = Tempo: { $pace }
web-room-here = Hierher setzen
web-room-here-seat = Hierher setzen: Platz { $n }
web-room-a-bot = Ein Bot …
web-room-fill = Ein Bot für Platz { $n }
web-room-free = Frei machen
web-room-free-seat = Platz { $n } frei machen
web-room-settle = Einstellungen ändern
web-room-settle-all = So festlegen
web-room-cancel = Tisch absagen
web-room-cancel-sure = Wirklich absagen?
web-room-stand-up = Aufstehen
web-room-person = { $name } nimmt Platz.
web-room-bot = { $name }, ein Bot, nimmt Platz.
web-room-empty = Ein Platz ist frei geworden.
web-room-settled = { $seat } hat die Einstellungen der Partie geändert.
web-look-on = Du siehst zu
web-look-on-full = Alle Plätze sind besetzt: Du siehst zu. Wird einer frei, kannst du dich hier setzen.
web-room-changed = Geändert: { $what }
web-room-with = { $what }: ja
web-room-without = { $what }: nein
web-take = Den Platz von { $name } nehmen
web-take-why = { $name } ist gegangen, ein Bot spielt weiter: Du kannst den Platz nehmen, mit allem, was dort liegt.
web-closed-cancelled = Der Tisch wurde vor der Partie abgesagt.
web-asked-undo = Du möchtest den letzten Zug zurücknehmen. Dazu braucht es die Zustimmung von { $names }.
web-asked-pause = Du hast um eine Pause gebeten. Dazu braucht es die Zustimmung von { $names }.
web-withdraw = Bitte zurückziehen
web-answered-declined = { $seat } lehnt ab.
web-answered-withdrawn = { $seat } zieht die Bitte zurück.
web-answered-lapsed = Die Partie ging weiter, bevor die Bitte von { $seat } beantwortet war.
web-seek = Finde mir eine Partie
web-seek-any = egal wie viele Plätze
web-seek-bots = nach einer Minute füllen Bots auf
web-seek-which = Wähle mindestens ein Spiel.
web-seek-on = { $n ->
    [one] Gesucht: { $games }. Noch suchst nur du.
   *[other] Gesucht: { $games }. { $n } Leute suchen gerade eine Partie.
}
web-seek-meanwhile = Spiel solange gegen einen Bot, oder mach hier, was du willst: Du wirst gerufen. Wer die Seite schließt, sucht nicht mehr.
web-seek-stop = Nicht mehr suchen
web-seek-seeking = Suche …
web-seek-found = Deine Partie ist bereit
web-won = { $n ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
web-total = Summe
web-place = Platz
web-sheet-hidden = Geheim und nicht mitgezählt.
web-score-now = Wenn jetzt Schluss wäre
web-show-sheet = Punkte von { $name }: Wertung zeigen
web-tie = Gleich viele Punkte. Bei Gleichstand entscheidet, in dieser Reihenfolge:
web-tie-shared = Gleich viele Punkte, und nichts entscheidet: Der Platz ist geteilt.
web-counting-skip = Weiter mit Taste oder Klick
web-result-won = { $by ->
    [one] Sieg mit einem Punkt: { $mine } zu { $theirs }
   *[other] Sieg! { $mine } zu { $theirs }
}
web-result-won-tie = Sieg bei Gleichstand: je { $mine }
web-result-won-plain = Sieg!
web-result-shared = Geteilter Sieg mit je { $mine }
web-result-lost = { $by ->
    [one] Um einen Punkt verloren: { $mine } zu { $theirs }
   *[other] Verloren: { $mine } zu { $theirs }
}
web-result-lost-tie = Niederlage bei Gleichstand: je { $mine }
web-result-lost-plain = Verloren
web-ordinal = { $n }.
web-tie-by = Gleich viele Punkte, darum entscheidet: { $what }, { $mine } gegen { $theirs }.
web-decided = Was den Unterschied machte
web-against = gegen { $points } bei { $name }
web-best-score = Dein bestes Ergebnis
web-rating-change = Wertung { $change }
web-turning = Der Wendepunkt
web-turned = { $name }, { $grade }: { $chance } % Siegchance statt { $best } %.
web-turned-theirs = Keiner deiner Züge kostete viel. Die Partie kippte durch einen Zug von { $name }:
web-turned-mine = Gewonnen trotz dieses Zuges; die der anderen kosteten wenig:
web-play-on = Von hier aus weiterspielen
web-other-game = Ein anderes Spiel
web-share-picture = Als Bild teilen
web-share-failed = Dieser Browser konnte das Bild nicht zeichnen.
web-fair-checked = Ehrliche Mischung, geprüft
web-my-games = Meine Partien
web-seed = Startwert der Mischung: { $seed }
web-checked = Diese Mischung hat dein Browser geprüft.
web-checked-late = Dein Browser kam erst nach dem Ende: Der Startwert passt zur Festlegung, doch wann sie versprochen wurde, kann er nicht wissen.
web-checked-device = Diese Mischung kam von dem Gerät, auf dem gespielt wurde.
web-check-bad = Achtung: Diese Mischung ist nicht die versprochene.
web-check-seed = Der Startwert { $seed } hat den Fingerabdruck { $commitment }, der vor dem ersten Zug versprochen wurde.
web-check-seed-bad = Der Startwert { $seed } hat den Fingerabdruck { $hash }; versprochen war { $commitment }.
web-check-number = { $name } gab die Zahl { $number } dazu, wie durch { $promise } versprochen.
web-check-number-bad = Die Zahl von { $name }, „{ $number }“, fehlt oder ist nicht die versprochene: { $promise }.
web-check-with-numbers = Die Zahlen aller gingen in das Mischen ein: Niemand, auch nicht der Gastgeber, konnte sich diese Mischung aussuchen.
web-check-alone = Niemand gab eine Zahl dazu: Der Gastgeber konnte nichts mehr ändern, hätte aber vor dem Eröffnen des Tisches mehrere Mischungen ausprobieren können.
web-check-device = Kein Server hat ausgeteilt: Wer allein auf dem eigenen Gerät spielt, vertraut ihm. Jede Ziehung folgt aus dem Startwert.
web-check-verify = Ob jeder Zug und jede Karte daraus folgt, prüft „tepui verify“ mit den Regeln, auf deinem eigenen Rechner:
web-check-log = das Protokoll dieser Partie
web-rematch = Noch einmal
web-to-rematch = Zum nächsten Spiel
web-same-deal = Dasselbe Blatt noch einmal
web-same-deal-why = Du kennst dieses Blatt: derselbe Platz, Bots auf den anderen, und nichts zählt.
web-seen = Blatt schon gesehen
web-was-seen = Dieses Blatt war schon gespielt: Wer hier saß, wusste, was kommt.
web-replay = Noch einmal ansehen
web-play-now = Spielen
web-invite = Einladen
web-hero =
    Flussspiele,
    ein Tisch.
web-hero-why = Teile einen Link und spiele mit Freunden oder beginne sofort gegen Bots. Ohne Konto.
web-hero-why-here = Spiele gegen Bots oder mit anderen an deinem Gerät, auch ohne Netz. Ohne Konto.
web-players = { $least } bis { $most }
web-minutes = { $n } Min.
web-seconds = { $n } s
web-hours = { $n } Std.
web-days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
}
web-pages = Seiten
web-games = Spiele
web-replays = Gespieltes
web-open-tables = Offene Tische
web-no-open-tables = Gerade ist kein Tisch offen. Eröffne einen: Wer vorbeikommt, kann sich setzen.
web-free-seats = { $n ->
    [one] { $n } freier Platz
   *[other] { $n } freie Plätze
}
web-my-tables = Meine Tische
web-ratings = Wertungen
web-rating = Wertung
web-ratings-why = Man beginnt bei 1500. Die Zahl hinter ± sagt, wie weit die Wertung daneben liegen kann; die Bots bleiben, wo sie sind.
web-rated-games = { $n ->
    [one] eine Partie
   *[other] { $n } Partien
}
web-rating-errors = Trainer: { $rate } Punkte Gewinnchance auf 100 Entscheidungen verloren, in { $n ->
    [one] einer analysierten Partie
   *[other] { $n } analysierten Partien
}
web-no-tables = Du sitzt noch an keinem Tisch.
web-with = mit { $names }
web-is-playing = läuft
web-is-paused = macht Pause
web-is-open = noch nicht begonnen
web-is-over = beendet
web-have-link = Hast du einen Link?
web-paste-link = Hier einfügen
web-join = Mitspielen
web-bad-link = Das ist kein Link zu einem Tisch.
web-guest = Gast
web-bots = Bots
web-bots-change = Die Stärke der Bots ändern
web-pace-live = jetzt gleich
web-pace-slow = ohne Eile
web-pace-move = { $time } je Zug
web-pace-bank = { $time } pro Person
web-pace-bonus = { $time } pro Person, mit jedem Zug { $bonus } mehr
web-open-title = Ein Tisch für { $game }
web-who-sits = Wer hier sitzt
web-how-many = Plätze
web-seat = Platz { $n }
web-friend = jemand mit dem Link
web-options = Wie gespielt wird
web-time = Zeit
web-pace = Tempo
web-live = jetzt, alle zusammen
web-slow = als Fernpartie, über Tage
web-clock = Bedenkzeit
web-no-limit = ohne Grenze
web-clock-why = Ist die Zeit um, macht ein Bot diesen Zug.
web-absence = Ein Bot für Abwesende
web-absence-after = nach { $time }
web-absence-never = nie
web-more = Weitere Einstellungen
web-wish-public = Öffentlich
web-wish-public-why = Der Tisch steht auf der Startseite; wer vorbeikommt, kann sich setzen.
web-wish-spectators = Publikum
web-wish-spectators-why = Wer den Link hat, kann zusehen. Geheimes bleibt geheim.
web-wish-hints = Tipps
web-wish-hints-why = Alle können fragen, was ein starker Bot täte.
web-wish-chat = Chat
web-wish-chat-why = Am Tisch kann man einander schreiben.
web-wish-numbers = Alle mischen mit
web-wish-numbers-why = Jeder Browser gibt eine Zufallszahl dazu, damit niemand die Mischung allein bestimmt, auch der Server nicht.
web-wish-rated = Gewertet
web-wish-rated-why = Das Ergebnis zählt für die Wertung aller: Man muss angemeldet sein, es gibt weder Tipps noch Zurücknehmen, und wer geht, belegt den letzten Platz.
web-open-table = Den Tisch eröffnen
web-compare = Dasselbe Blatt
web-compare-none = nur für diesen Tisch
web-compare-tables = für mehrere Tische
web-compare-seats = für uns, von jedem Platz
web-compare-tables-why = Mehrere Tische mit denselben Plätzen spielen dieselben Blätter; verglichen wird, wer auf demselben Platz sitzt. Du sitzt am ersten, und ein Link bringt deine Freunde an ihren.
web-compare-seats-why = Ihr spielt jedes Blatt { $n } Mal, alle jedes Mal einen Platz weiter. Wer macht aus jedem Platz das meiste?
web-open-match = Das Match eröffnen
web-to-match = Zum Match
web-match = Match mit denselben Blättern
web-match-tables = Tische
web-match-deals = Blätter
web-match-table = Tisch { $n }
web-match-round = Runde { $n }
web-match-deal = Blatt { $n }
web-match-size = { $tables } Tische, { $deals ->
    [one] ein Blatt
   *[other] { $deals } Blätter
}
web-match-rounds = { $deals ->
    [one] ein Blatt
   *[other] { $deals } Blätter
}, { $rounds } Runden
web-match-next = Nächste Runde
web-match-to-table = An meinen Tisch
web-match-without = Ohne die Fehlenden weiter
web-match-without-why = Tische, an denen niemand Platz genommen oder weitergespielt hat, werden geschlossen und zählen nicht.
web-match-standings = Rangliste
web-match-who = Wer
web-match-matchpoints = Matchpunkte
web-match-against = Abstand
web-match-hidden = Die Ergebnisse siehst du, wenn du dieses Blatt gespielt hast; alle sehen sie, wenn es an jedem Tisch gespielt ist.
web-match-playing = Andere spielen dieses Blatt noch. Wiedergaben und Startwert werden gezeigt, wenn es überall gespielt ist.
web-match-parted = Wo sich die Wege der Tische trennten
web-match-same = Alle Tische haben dasselbe Spiel gespielt.
web-match-fair = Was verglichen wird, und wie man es prüft
web-match-means = Jeder Platz wird mit demselben Platz der anderen Tische verglichen: Punkte über oder unter deren Mittel, und zwei Matchpunkte für jeden Tisch, der geschlagen ist, einer für jeden gleichen. Alle Blätter wurden beim Eröffnen des Matchs durch diese Fingerabdrücke versprochen; ist ein Blatt überall gespielt, kann jeder die Protokolle seiner Tische nehmen und mit tepui verify prüfen.
web-match-sealed = Andere spielen dieses Blatt noch: Startwert, Wiedergabe und Besprechung werden gezeigt, wenn es an jedem Tisch des Matchs gespielt ist.
web-match-is-open = noch nicht begonnen
web-match-is-playing = läuft
web-match-is-paused = pausiert
web-match-is-over = gespielt
web-match-is-closed = geschlossen
web-no-game = Dieses Spiel gibt es hier nicht.
web-score-graph = Punkte aller Plätze im Lauf der Zeit
web-time-line = Zeitleiste
web-step = Schritt
web-step-of = Schritt { $n } von { $all }
web-first = Zum ersten Schritt
web-back = Einen Schritt zurück
web-run = Abspielen
web-stop = Anhalten
web-on = Einen Schritt weiter
web-turn-back = Einen Zug zurück (Umschalt und Pfeil)
web-turn-on = Einen Zug weiter (Umschalt und Pfeil)
web-last = Zum letzten Schritt
web-speed = Tempo
web-seen-by = Gesehen von
web-all = Alle
web-share-step = Schritt teilen
web-try = Von hier aus versuchen
web-try-how = Ein Tisch gegen Bots mit dem, was hier bekannt war; das Unbekannte wird neu ausgeteilt.
web-drop-log = Zieh das Protokoll eines Spiels auf diese Seite, oder wähle eines aus. Das Menü eines beendeten Tisches führt zu seinem Protokoll.
web-choose-log = Protokoll wählen
web-rules-search = Regeln durchsuchen
web-example = Ein Beispiel
web-example-again = Noch einmal
web-rules-hits = { $n ->
    [0] Nichts gefunden.
    [one] { $n } Stelle
   *[other] { $n } Stellen
}
web-rules-ours = Unsere Entscheidung: Hier schweigt das Regelheft oder lässt sich anders lesen.
web-contents = Inhalt
web-figures = Zahlen
web-to-table = Einen Tisch eröffnen
web-tab-coach = Trainer
web-my-games-here = Die Partien dieses Browsers.
web-my-games-none = Noch keine Partie beendet. Die nächste steht dann hier.
web-my-games-none-such = Keine solche Partie.
web-more-games = Mehr Partien
web-game = Spiel
web-result = Ergebnis
web-result-are-won = Siege
web-result-are-lost = Niederlagen
web-rival = Mit
web-statistics = Statistik
web-stat-won = { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
}, { $won ->
    [one] { $won } Sieg
   *[other] { $won } Siege
} ({ $share })
web-stat-seats = zu { $n ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
   *[other] { $n }
}: { $share } von { $games }
web-stat-points = { $average } Punkte im Schnitt, höchstens { $best }
web-stat-errors = { $rate } Punkte auf zehn Entscheidungen verloren ({ $n ->
    [one] eine Partie analysiert
   *[other] { $n } Partien analysiert
})
web-stat-rivals = Am häufigsten mit
web-stat-ahead = { $ahead } von { $n } Mal vorn
web-place-of = { $place } von { $n }
web-worst = teuerste Entscheidung: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
web-worst-none = keine teure Entscheidung
web-mistakes = { $n ->
    [one] Meinen Fehler noch einmal versuchen
   *[other] Meine { $n } Fehler noch einmal versuchen
}
web-mistakes-title = Aus Fehlern lernen
web-mistakes-left = noch { $n }
web-mistakes-done = Gerade ist nichts fällig. Was du gefunden hast, kommt in einigen Tagen wieder; die Analyse deiner Partien bringt Neues.
web-ranking = Rangliste
web-ranking-why = Wer einen Namen und fünf gewertete Partien hat, steht hier. Bots bewegen sich nie: Sie sind der Maßstab.
web-games-count = Partien
web-player-unrated = Noch auf keiner Rangliste: Dafür braucht es einen Namen und fünf gewertete Partien.
web-player-together = Unsere Partien
web-coach-review = Die Analyse des Trainers
web-coach-mine = Meine Entscheidungen, analysiert
web-coach-closed = Deine Entscheidungen, nach dem, was du gesehen hast: Andere spielen dieses Blatt noch. Wenn der Tag vorbei ist (UTC), zeigt der Trainer alles.
web-coach-working = Der Trainer sieht sich die Partie an
web-coach-show = Am Tisch zeigen
web-coach-whose = Wessen Entscheidungen
web-coach-now = Chancen beim gezeigten Schritt
web-coach-ring = teure Entscheidung
web-coach-lost-open = { $name }, { $grade }: { $before } % vorher, { $after } % nachher, alle Karten offen
web-coach-open-cards = Mit offenen Karten
web-coach-framed = Der beste Zug ist auf dem Tisch grün umrahmt.
web-coach-all = Alle { $n } Entscheidungen, die etwas gekostet haben
web-coach-few = Nur die drei teuersten
web-coach-counted = So wird gezählt
web-daily = Das Blatt des Tages
web-daily-line = Ein Blatt, ein Versuch, für alle dasselbe.
web-daily-left = { $n ->
    [0] Für heute alles gespielt.
    [one] Heute ist noch eines übrig.
   *[other] Heute sind noch { $n } übrig.
}
web-daily-is-new = offen
web-daily-is-begun = begonnen
web-daily-is-done = gespielt
web-daily-why = Ein Versuch, gegen dieselben Bots wie alle, in Ruhe; ohne Tipps, und nichts wird zurückgenommen. Danach siehst du, wie du zum Par stehst: was unser stärkster Bot auf deinem Platz aus diesem Blatt macht.
web-daily-over = Dieser Tag ist vorbei. Du kannst mit seinem Blatt üben, außer Wertung.
web-daily-begin = Spielen
web-daily-go-on = Weiterspielen
web-daily-practise = Üben
web-daily-to-par = zum Par
web-daily-points = { $points } Punkte; Par ist { $par } (± { $spread }): Unser Champion-Bot hat { $games }-mal auf deinem Platz gespielt.
web-daily-first-par = { $points } Punkte; ein erstes Par ist { $par } (± { $spread }): Ein schneller Bot hat { $games }-mal auf deinem Platz gespielt. Unser Champion-Bot spielt noch; sein Par löst dieses ab.
web-daily-no-par = { $points } Punkte. Das Par wird noch berechnet; schau später wieder vorbei.
web-daily-bots = besser als { $n } von 100 Partien dieses Bots
web-daily-people = Bisher besser als { $n } von 100 Menschen.
web-daily-share = { $against } zum Par
web-daily-share-first = { $against } zu einem ersten Par
web-daily-played = gespielt, Platz { $place }
web-daily-share-it = Teilen, ohne etwas zu verraten
web-daily-streak = { $n } Tage in Folge
web-daily-board = Die Rangliste
web-daily-count = { $begun ->
    [0] Noch von niemandem begonnen.
   *[other] Begonnen von { $begun }, beendet von { $finished }.
}
web-daily-hidden = Die Ergebnisse siehst du, wenn du fertig bist.
web-daily-again = zweiter Versuch?
web-daily-again-why = Von dieser Adresse oder dieser Person wurde schon ein Versuch begonnen.
web-daily-late = später beendet
web-daily-late-why = Beendet, als der Tag vorbei und das Blatt bekannt war.
web-daily-days = Vergangene Tage
web-daily-fair = Was die Rangliste bedeutet, und wie man sie prüft
web-daily-fair-here = Wie man das Blatt prüft
web-daily-means = Ein Vergleich unter Leuten, die redlich spielen: Jeder Browser hat einen Versuch, und wer angemeldet ist, auf allen Geräten zusammen auch; doch niemand ist daran zu hindern, zwei Browser zu benutzen. Die Tage sind die von UTC. Das Blatt wurde am Tag zuvor durch seinen Fingerabdruck versprochen, und sein Startwert wird gezeigt, wenn der Tag vorbei ist; dann kann jeder das Protokoll eines Versuchs nehmen und mit tepui verify prüfen.
web-daily-commitment = Fingerabdruck:
web-daily-tomorrow = Der von morgen, jetzt schon versprochen:
web-daily-sealed = Andere spielen dieses Blatt noch: Startwert, Wiedergabe und Besprechung werden gezeigt, wenn der Tag vorbei ist (UTC).
web-me = Meine Seite
web-me-keep-these = Diese Tische behalten: auf jedem Gerät, ohne Passwort
web-me-keep = Behalten
web-me-why = Deine Plätze sind ein Geheimnis dieses einen Browsers. Behalte sie, dann findest du von jedem Gerät an deine Tische zurück und bist unter einem eigenen Namen bekannt.
web-me-nothing-asked = Kein Name, keine Mailadresse, kein Passwort wird verlangt. Alles lässt sich auch ohne spielen.
web-me-by-code = Mit einem Rückkehr-Code behalten
web-me-back = Ich war schon hier
web-me-code = Rückkehr-Code
web-me-sign-in = Anmelden
web-me-linked = Ein Link von einem anderen Gerät hat dich hergebracht. Melde dich damit nur an, wenn du ihn selbst gemacht hast: Die Plätze dieses Browsers gehören dann jener Person.
web-me-sign-in-here = Auf diesem Gerät anmelden
web-me-your-code = Dein Rückkehr-Code
web-me-code-once = Er wird nur dieses eine Mal gezeigt. Druck ihn aus oder schreib ihn auf: Wer ihn hat, kann sich bei { $host } als du anmelden, und ohne angemeldetes Gerät ist er dein einziger Weg zurück.
web-me-code-kept = Ich habe ihn verwahrt
web-me-print = Drucken
web-me-name-why = Niemand sonst kann einen Namen nehmen, der so aussieht. Er darf leer bleiben.
web-me-piece = Zeichen
web-me-piece-butterfly = Schmetterling
web-me-piece-fish = Fisch
web-me-piece-orchid = Orchidee
web-me-piece-parrot = Papagei
web-me-piece-reptile = Reptil
web-me-colour = Farbe
web-me-colour-0 = Rot
web-me-colour-1 = Blau
web-me-colour-2 = Gelb
web-me-colour-3 = Violett
web-me-colour-4 = Grau
web-me-save = Speichern
web-me-unsaved = Noch nicht gespeichert
web-me-devices = Wo ich angemeldet bin
web-me-this = dieser Browser
web-me-end = Abmelden
web-me-end-which = Abmelden: { $device }
web-me-end-key = Abmelden, Schlüssel vergessen
web-me-end-key-which = Abmelden, Schlüssel vergessen: { $device }
web-me-end-others = Überall sonst abmelden und diese Schlüssel vergessen
web-me-rename = Umbenennen
web-me-rename-which = { $device } umbenennen
web-me-device-name = Name des Geräts
web-me-add-device = Gerät hinzufügen
web-me-link-how = Öffne das auf dem anderen Gerät. Es wird dort einmal angemeldet, innerhalb von zehn Minuten: Zeig es sonst niemandem.
web-me-new-code = Neuer Rückkehr-Code
web-me-has-code = Du hast einen Rückkehr-Code. Er gilt, bis du ihn ersetzt.
web-me-replace-code = Code ersetzen
web-me-replace-code-why = Der Code, den du aufgeschrieben hast, gilt nicht mehr, sobald du einen neuen machst.
web-me-no-code = Du hast keinen Rückkehr-Code. Mach einen: Ohne ihn und ohne angemeldetes Gerät kann dich niemand wieder hereinlassen.
web-me-leave = Gehen
web-me-delete = Alles löschen
web-me-delete-why = Dein Name, dein Zeichen, deine Geräte und dein Code werden sofort gelöscht, und deine Plätze gehören dir nicht mehr. In Partien mit anderen bleibst du namenlos und ein Bot spielt weiter; was du geschrieben hast, wird gelöscht. Das lässt sich nicht rückgängig machen.
web-me-delete-sure = All das löschen
web-me-warning = Nachricht vom Gastgeber: { $text }
web-me-result = Platz { $place } von { $seats }, { $points } Punkte
web-me-by-passkey = Mit einem Passkey behalten
web-me-sign-in-passkey = Mit einem Passkey anmelden
web-me-no-passkey = Es wurde kein Passkey benutzt. Versuch es noch einmal oder nimm einen Rückkehr-Code.
web-me-passkeys = Passkeys
web-me-add-passkey = Passkey hinzufügen
web-me-forget = Vergessen
web-me-forget-which = Diesen Passkey vergessen: { $key }
web-me-export = Alles mitnehmen
web-me-export-why = Eine Datei mit deinem Namen, deinen Ergebnissen und dem Protokoll jeder Partie, wie dein Platz es kennt.
web-mute-whom = Stumm schalten: { $name }
web-unmute-whom = Stummschaltung aufheben: { $name }
web-report = Melden
web-report-whom = Melden: { $name }
web-report-why = Was ist geschehen?
web-report-what = Dein Gastgeber liest das zusammen mit den letzten Zeilen des Gesprächs an diesem Tisch. Die andere Person erfährt nichts davon.
web-report-send = An den Gastgeber senden
web-report-done = Dein Gastgeber weiß es. Danke.
web-friends = Mit wem ich gespielt habe
web-friends-games = { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
}
web-friends-again = Noch einmal
web-friends-again-with = Noch einmal: { $name }
web-friends-muted = stumm geschaltet
web-friends-why = Aus deinen Partien, mit allen, die hier bekannt sein möchten. Wer alles löscht, verschwindet auch hier.
web-invited = { $name } lädt dich ein: { $game }
web-invited-yes = Mitspielen
web-invited-no = Nein danke
web-room-invited = { $name } ist eingeladen und hat noch nicht geantwortet.
web-room-invited-somebody = Die Einladung ist noch nicht beantwortet.
web-room-declined = Die Einladung wurde abgelehnt.
web-warned = Von deinem Gastgeber
web-warned-read = Gelesen
web-me-waits = { $n ->
    [one] { $n } Tisch wartet auf dich: hingehen (Taste J)
   *[other] { $n } Tische warten auf dich: zum nächsten (Taste J)
}

# Die Seite eines Spiels
web-about = Zum Spiel
web-about-age = ab { $n } Jahren
web-about-weight-1 = sehr leicht
web-about-weight-2 = leicht
web-about-weight-3 = mittel
web-about-weight-4 = anspruchsvoll
web-about-weight-5 = ein Abend zum Lernen
web-about-rules = vollständig, mit Beispielen
web-about-daily = ein Versuch am Tag
web-about-plays = Wie es sich spielt
web-about-choices = { $n ->
        [one] Entscheidung je Platz
       *[other] Entscheidungen je Platz
    }
web-about-winner = { $n ->
        [one] Punkt für den Sieg
       *[other] Punkte für den Sieg
    }
web-about-margin = Punkte Vorsprung vor Platz zwei
web-about-first = von 100 Siegen gehen an den ersten Platz
web-about-source = Mittel aus { $games } Partien starker Bots zu { $seats ->
        [2] zweit
        [3] dritt
        [4] viert
       *[other] { $seats }
    }.
web-about-bots = Die Bots
web-about-ahead = In wie vielen von 100 Partien jeder vor dem normalen Bot liegt.

# Die Startseite für alle, die wiederkommen
web-greet = { $name ->
        [nobody] Schön, dass du wieder da bist.
       *[other] Schön, dass du wieder da bist, { $name }.
    }
web-greet-waits = { $n ->
        [one] Ein Tisch wartet auf dich.
       *[other] { $n } Tische warten auf dich.
    }
web-last-game = Deine letzte Partie

# Turniere
web-cup = Turnier
web-cup-or = Oder ein Turnier eröffnen
web-cup-open-title = Ein Turnier: { $game }
web-cup-open = Das Turnier eröffnen
web-cup-to = Zum Turnier
web-cup-title = Name des Turniers
web-cup-kind = Wer auf wen trifft
web-cup-swiss = Schweizer System
web-cup-swiss-why = Runde für Runde sitzen Nachbarn der Rangliste zusammen; niemand trifft sich zweimal, wo es sich vermeiden lässt.
web-cup-duplicate = Schweizer System mit denselben Blättern
web-cup-duplicate-why = Wie das Schweizer System, und alle Tische einer Runde spielen dasselbe Blatt: Verglichen wird, wer auf demselben Platz saß.
web-cup-league = Liga
web-cup-league-why = Alle treffen auf alle.
web-cup-seats = Plätze an einem Tisch
web-cup-size = Tische zu { $seats }.
web-cup-size-other = Geht die Zahl nicht auf, sind manche Tische kleiner oder größer, wie das Spiel es erlaubt.
web-cup-size-same = Alle Tische haben gleich viele Plätze; Bots nehmen, was übrig ist.
web-cup-rounds = Runden
web-cup-count = Wie viele
web-cup-start = Beginn
web-cup-start-why = Ohne Angabe beginnt es, wenn du es sagst.
web-cup-when-done = wenn alle Tische fertig sind
web-cup-when-every = { $time } nach Beginn der letzten
web-cup-by-done = Die nächste Runde beginnt, wenn alle Tische fertig sind.
web-cup-by-date = Eine Runde beginnt { $time } nach Beginn der letzten; Tische, die nicht fertig sind, spielen weiter und zählen an ihrem Ende.
web-cup-time = Bedenkzeit: { $clock }. Ist sie um, sitzt ein Bot auf dem Platz, bis man zurückkommt.
web-cup-time-rated = Bedenkzeit: { $clock }. Ist sie um, hat man den Tisch verlassen: Ein Bot spielt weiter, und man belegt den letzten Platz.
web-cup-rated = Gewertet
web-cup-rated-why = Jede Partie zählt für die Wertung aller: Man muss angemeldet sein, es gibt weder Tipps noch Zurücknehmen, und wer einen Tisch verlässt oder keine Zeit mehr hat, belegt dort für die Wertung den letzten Platz.
web-cup-sign-in = Dieses Turnier ist gewertet: Wer mitmacht, muss hier bekannt sein.
web-cup-absent = Bei Abwesenheit
web-cup-absent-bot = ein Bot springt ein
web-cup-absent-loss = letzter Platz an diesem Tisch
web-cup-absent-bot-why = Für alle, die nicht kommen, spielt ein Bot, und sein Ergebnis zählt für sie.
web-cup-absent-loss-why = Wer keinen Zug selbst macht, kommt an diesem Tisch auf den letzten Platz, ohne Punkte.
web-cup-is-open = Anmeldung offen · { $n ->
    [0] noch niemand angemeldet
   *[other] { $n } angemeldet
}
web-cup-is-shut = Anmeldung geschlossen · { $n } angemeldet
web-cup-is-round = Runde { $n } von { $all }
web-cup-is-over = Das Turnier ist zu Ende
web-cup-next = Nächste Runde: { $time }
web-cup-round = Runde { $n }
web-cup-enter = Anmelden
web-cup-only-link = Zum Anmelden braucht es den Link des Turniers.
web-cup-you-are = Du nimmst teil als { $name }.
web-cup-you-left = Du spielst keine weitere Runde.
web-cup-leave = Das Turnier verlassen
web-cup-sure = Wirklich? { $what }
web-cup-organise = Du leitest das Turnier
web-cup-begin = Beginnen
web-cup-next-round = Die nächste Runde jetzt beginnen
web-cup-close = Anmeldung schließen
web-cup-reopen = Anmeldung wieder öffnen
web-cup-end = Das Turnier beenden
web-cup-remove = Herausnehmen
web-cup-field = Wer mitspielt
web-cup-left = ausgeschieden
web-cup-bot = Bot
web-cup-absent-mark = kam nicht
web-cup-watch = Zuschauen
web-cup-byes = In dieser Runde ohne Tisch: { $names }
web-cup-sealed = Die Ergebnisse dieser Runde werden gezeigt, wenn ihr letzter Tisch fertig ist.
web-cup-points = Punkte
web-cup-met = Gegner
web-cup-direct = Direkt
web-cup-csv = Rangliste als CSV
web-cup-terms = Was angekündigt ist
web-cup-ties = Wie gezählt und bei Gleichstand entschieden wird
web-cup-ties-points = Punkte: von jedem Tisch der Anteil der anderen, die man geschlagen hat, die Hälfte für gleiche. Ein Sieg ist 1, der letzte Platz 0.
web-cup-ties-deal = Punkte: von jedem Blatt der Anteil der Matchpunkte gegen denselben Platz der anderen Tische.
web-cup-ties-met = Die Punkte aller Gegner im Mittel.
web-cup-ties-direct = Direkte Begegnungen derer, die noch gleichauf sind: Tische vor den anderen, abzüglich derer dahinter.
web-cup-ties-lot = Das Los, das aus der Nummer des Turniers folgt.
web-cup-bye-swiss = Eine Runde ohne Tisch zählt einen Punkt; sie bekommt, wer in der Rangliste am tiefsten steht und noch keine hatte.
web-cup-bye-league = In einer Liga mit ungerader Zahl haben alle eine Runde ohne Tisch; sie zählt nichts.
web-cup-share = Schick diesen Link an alle, die teilnehmen sollen. Wer ihn öffnet, kann sich anmelden.
web-cup-tell = Mir sagen, wenn eine Runde beginnt

## Neben einem echten Tisch

web-real-table = Am echten Tisch
web-real-table-why = Du hast das Spiel zu Hause? Hier ist, was vielleicht fehlt: ein Wertungsblock, der die Regeln kennt, eine Sanduhr, der Aufbau in Bildern und Seiten zum Ausdrucken. Nichts verlässt diesen Browser außer dem, was gezählt werden soll.
web-real-own = Du hast das Spiel zu Hause? Wertungsblock, Sanduhr und Aufbau für den echten Tisch
web-about-real = Wertung, Hilfen, Aufbau
web-real-pad = Wertung
web-real-aids = Hilfen
web-real-write = Notieren
web-real-setup = Aufbau
web-real-print = Drucken
web-real-awake = Der Bildschirm bleibt an, solange diese Seite offen ist.
web-pad-table = Wer spielt
web-pad-player = Person { $n }
web-pad-count = { $name }: { $n }
web-pad-less = Eins weniger: { $name }
web-pad-row = Höfling { $n }
web-pad-remove = Wegnehmen
web-pad-score = Wertung
web-pad-tap = Tippe die Teile an, die vor jeder Person liegen; alles wird gleich mitgezählt.
web-pad-safe = Was du eingetragen hast, bleibt erhalten; gezählt wird, sobald die Verbindung wieder da ist.
web-pad-unwritten = Dieser Browser kann den Block nicht speichern: Lass die Seite offen, bis du fertig bist.
web-pad-winner = 
    { $n ->
        [one] { $names } gewinnt.
       *[other] { $names } teilen sich den Sieg.
    }
web-pad-new = Von vorn
web-pad-title = Name dieses Ergebnisses
web-pad-keep = Ergebnis behalten
web-pad-kept = In diesem Browser aufbewahrt.
web-pad-results = Ergebnisse
web-pad-link = Link
web-pad-picture = Bild
web-pad-forget = { $title } löschen
web-pad-csv = Alle Ergebnisse als Tabelle (CSV)
web-pad-shared = Ein Ergebnis, das dir jemand geschickt hat. Dein eigener Block bleibt, wie er ist, bis du hier etwas änderst.
web-pad-bad-link = Dieser Link enthält kein lesbares Ergebnis. Lass ihn dir noch einmal schicken.
web-write-why = Schreib die Partie beim Spielen mit: Tippe an, was du siehst; danach wertet der Trainer sie aus. Was du nicht siehst, etwa fremde Karten, bleibt unbekannt. Alles bleibt in diesem Browser, und das Spiel prüft jeden Eintrag.
web-write-who = Wer sitzt am Tisch, im Uhrzeigersinn?
web-write-i = ich
web-write-me = { $name } bin ich
web-write-begin = Anfangen
web-write-done = Das war’s
web-write-refused = { $name }: { $why }
web-write-safe = Was du angetippt hast, bleibt erhalten; weiter geht es, sobald die Verbindung wieder da ist.
web-write-again = Noch einmal versuchen
web-write-kept = { $n ->
    [one] { $n } Eintrag, in diesem Browser aufbewahrt.
   *[other] { $n } Einträge, in diesem Browser aufbewahrt.
}
web-write-forget = Damit wird die hier mitgeschriebene Partie gelöscht. Ist sie zu Ende und willst du sie behalten, lade vorher ihr Protokoll herunter.
web-csv-date = Datum
web-csv-game = Spiel
web-csv-name = Ergebnis
web-csv-player = Person
web-csv-points = Punkte
web-csv-place = Platz
web-sand-turn = Sanduhr umdrehen
web-sand-stop = Sand anhalten
web-sand-out = Der Sand ist durchgelaufen. Noch einmal umdrehen?
web-aids-turn = Wer dran ist
web-aids-begins = Das Los fiel auf
web-aids-next = Weiter
web-aids-lot = Wer beginnt? Losen
web-aids-round = Runde { $n } von { $of }
web-aids-event = Tippe das aufgedeckte Ereignis an; die Runde zählt mit.
web-aids-left = noch { $n }
web-aids-ask = Darf ich das?
web-aids-all = Alle Regeln
web-setup-back = Zurück
web-setup-next = Weiter
web-seats-at = { $n } Personen
web-print-paper = Papier
web-print-a4 = A4
web-print-letter = US Letter
web-print-pdf = PDF öffnen
web-print-rules = Die Regeln in Kürze
web-print-rules-why = Eine Seite: Aufbau, Ablauf, Wertung.
web-print-scores = Wertungsblätter
web-print-scores-why = Zum Ausfüllen von Hand.
web-print-pieces = Ersatzteile
web-print-pieces-why = In eigener Gestaltung, in Originalgröße, mit Schnittmarken. Die Teile aus der Schachtel können eine andere Größe haben: Drucke einen ganzen Satz.
web-print-cards = Karten, beidseitig
web-print-cards-why = Auf jedes Blatt folgen seine Rückseiten. Drucke beidseitig: Über welche Kante das Papier auch gewendet wird, beide Seiten liegen aufeinander.
web-print-map = Unsere Karte
web-print-map-why = In vier Teilen zum Zusammenlegen, oder auf einem großen Bogen. Ihre Aufträge sind bei den Teilen.
web-print-how = Drucke mit 100 %, ohne Anpassen an die Seite: Eine Linie von 50 mm zeigt, ob die Größe stimmt.
web-print-none = Hier gibt es keine Seiten dieses Spiels zum Drucken. Der Befehl „tepui print“ erstellt sie.
web-print-offline = Dieses PDF ist noch nicht auf deinem Gerät. Öffne es, sobald du verbunden bist.

# About Tepui

web-tepui = Über Tepui
web-tepui-what = Tepui ist ein Tisch für vier Spiele vom Amazonas: quelloffen, unter der Apache-Lizenz 2.0, ohne Konto, ohne Werbung, ohne Tracking.
web-tepui-games = Es ist eine inoffizielle Ausgabe von Leuten, die diese Spiele mögen. Die Spiele gehören ihren Autoren und Verlagen; alle Worte und Bilder hier sind unsere eigenen. Wenn dir ein Spiel gefällt, kauf es.
web-tepui-licences = Lizenzen der Schriften und Bibliotheken

# The page without a server.
web-page-loading = Der Tisch wird in deinem Browser gedeckt …
web-page-elsewhere = Tepui ist schon in einem anderen Tab dieses Browsers offen. Spiel dort weiter, oder schließ ihn und mach hier weiter.
web-page-broken = Der Tisch ließ sich in diesem Browser nicht aufbauen: { $why } Lade die Seite neu.
web-page-not-kept = Dieser Browser behält hier nichts, wie in einem privaten Fenster. Partien enden, wenn du die Seite schließt.
web-page-understood = Verstanden

web-door = Dieser Server ist privat
web-door-link = Dieser Server ist für alle, die seinen Link haben. Öffne den Link, den dir der Gastgeber geschickt hat.
web-door-members = Dieser Server ist für seine Mitglieder. Der Gastgeber lädt dich mit einem Code ein.
web-door-code = Dein Einladungscode
web-door-enter = Eintreten
web-door-member = Schon Mitglied?
web-announced = Vom Gastgeber
web-announced-read = Ausblenden
web-cups = Turniere
web-cups-upcoming = Demnächst
web-cups-running = Laufend
web-cups-past = Vergangen
web-cups-none = Hier ist noch kein Turnier angekündigt.
web-cups-how = Hier stehen die öffentlichen Turniere. Eröffne dein eigenes:
web-cups-people = { $n ->
    [0] noch niemand angemeldet
    [one] eine Anmeldung
   *[other] { $n } Anmeldungen
 }
web-cups-won = Gewonnen von { $names }
web-cup-public = Für alle sichtbar
web-cup-public-why = Alle hier finden es in der Liste der Turniere und können ohne Link teilnehmen.

# Several people around one device.
web-who-plays = Wer spielt?
web-here = jemand an diesem Gerät
web-here-name = Name an Platz { $n }
web-here-why = Ihr gebt das Gerät weiter. Sobald jemand ein Geheimnis hat, fällt zwischen den Zügen ein Vorhang.
web-pass-now = { $name } ist dran.
web-pass-on = Gerät an { $name } weitergeben
web-curtain-title = { $name }, du bist dran
web-curtain-why = Nimm das Gerät. Was hinter dem Vorhang liegt, geht nur dich etwas an.
web-curtain-open = Ich bin { $name }: Vorhang auf
