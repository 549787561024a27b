# Der Browser-Client, auf Deutsch.

web-home = Tepui, Startseite
web-language = Sprache
web-sound = Klänge
web-night = Nacht oder Tag
web-no-server = Der Server antwortet nicht. Prüfe die Verbindung und versuche es noch einmal.
web-nowhere = Hier ist nichts.
web-go-home = Zu den Spielen
web-loading = Der Tisch wird gedeckt.
web-game-coloretto = Coloretto Amazonas
web-game-amazones = Amazones
web-game-galapagos = Galapagos
web-game-amazonas = Amazonas
web-you = du
web-your-turn = Du bist dran
web-is-awaited = ist dran
web-points-now = Punkte nach jetzigem Stand:
web-away = weg, ein Bot spielt
web-empty-seat = freier Platz
web-level-random = Bot, der zufällig spielt
web-level-greedy = gieriger Bot
web-level-easy = leichter Bot
web-level-normal = normaler Bot
web-level-hard = starker Bot
web-level-expert = Experten-Bot
web-seats = { $n ->
    [one] { $n } Platz
   *[other] { $n } Plätze
}
web-waiting-for = Warten auf { $names }
web-reconnecting = Verbindung wird wiederhergestellt …
web-paused = Der Tisch macht Pause.
web-over = Das Spiel ist aus.
web-closed = Dieser Tisch wurde geschlossen.
web-bot-plays-for-you = Ein Bot spielt für dich.
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
web-thinking = Ich denke nach …
web-undo = Zurücknehmen
web-table = Tisch
web-notebook = Notizbuch
web-tab-notes = Notizen
web-tab-chat = Chat
web-tab-players = Spieler
web-say-something = Sag etwas …
web-send = Senden
web-no-chat-yet = Noch hat niemand etwas gesagt.
web-mute = Stumm schalten
web-unmute = Wieder lesen
web-settings = Einstellungen
web-theme = Farben
web-theme-auto = wie das System
web-theme-light = Morgennebel
web-theme-dark = Nacht im Wald
web-motion = Bewegung
web-motion-auto = Figuren bewegen sich
web-motion-calm = ruhig: Figuren erscheinen
web-patterns = Muster zu den Farben
web-confirm-moves = Jeden Zug bestätigen
web-tour = Rundgang am Tisch
web-skip = Überspringen
web-next = Weiter
web-begin = Los geht’s
web-pause = Um eine Pause bitten
web-leave = Den Tisch verlassen
web-leave-why = Ein Bot spielt für dich, bis du zurückkommst.
web-personal-link = Meinen persönlichen Link kopieren
web-personal-why = Er nimmt deinen Platz auf ein anderes Gerät mit. Behalte ihn für dich.
web-log = Protokoll herunterladen
web-show-result = Ergebnis zeigen
web-waiting-room = Der Tisch ist gedeckt
web-your-name = Dein Name
web-sit-down = Hinsetzen
web-share-link = Schick diesen Link an deine Freunde. Wer ihn öffnet, kann sich setzen.
web-link = Link zu diesem Tisch
web-copy = Kopieren
web-copied = Kopiert
web-qr = QR-Code des Links
web-about-to-begin = Alle sind da. Es geht los.
web-fair = Die Mischung steht schon fest: Ihr Fingerabdruck beginnt mit { $hash }. Am Ende wird der Startwert gezeigt.
web-won = { $n ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
web-total = Summe
web-place = Platz
web-seed = Startwert der Mischung: { $seed }
web-rematch = Noch einmal
web-to-rematch = Zum nächsten Spiel
web-replay = Noch einmal ansehen
web-play-now = Jetzt spielen
web-invite = Einladen
web-hero = Vier Flussspiele, ein Tisch.
web-hero-why = Teile einen Link und spiele mit Freunden oder beginne sofort gegen Bots. Ohne Konto.
web-tagline-coloretto = Sammle Tiere. Hüte dich vor Zwillingen.
web-tagline-amazones = Wetteifere um die feinsten Herren.
web-tagline-galapagos = Plane deine Würfel, bevor der Sand verrinnt.
web-tagline-amazonas = Hütten, Flüsse und ein geheimer Auftrag.
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
web-no-tables = Du sitzt noch an keinem Tisch.
web-with = mit { $names }
web-is-playing = läuft
web-is-paused = macht Pause
web-is-open = noch nicht begonnen
web-is-over = vorbei, ansehen
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
web-pace-bank = { $time } für jeden
web-pace-bonus = { $time } für jeden, mit jedem Zug { $bonus } mehr
