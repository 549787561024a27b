# Der Browser-Client, auf Deutsch.

web-home = Tepui, Startseite
web-locale = de-DE
web-skip-to = Zum Inhalt springen
web-language = Sprache
web-sound = Ton
web-volume = Lautstärke
web-sound-ask = Möchtest du den Tisch auch hören?
web-sound-yes = Ja
web-sound-no = Nein danke
web-chatter = Bots sagen hin und wieder etwas
web-haptics = Vibration
web-night = Nacht oder Tag
web-no-server = Der Server antwortet nicht. Prüf die Verbindung und versuch es noch einmal.
web-nowhere = Diese Seite gibt es nicht.
web-needs-server = Diese Seite ist für Partien über einen Server. Hier bleibt alles auf deinem Gerät.
web-go-home = Alle Spiele
web-loading = Der Tisch wird vorbereitet …
web-you = du
web-ends = Bis zum Ende: { $what }
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
web-level-instinct = Bot, der aus dem Bauch heraus spielt
web-level-easy = einfacher Bot
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
web-strength-novice = Spielt wie ein Kind beim ersten Mal: macht nichts Abwegiges, übersieht aber vieles.
web-strength-beginner = Kennt die Regeln, übersieht aber noch viel.
web-strength-casual = Spielt vernünftige Züge, verpasst aber viele bessere.
web-strength-regular = Hat schon ein paar Abende gespielt.
web-strength-skilled = Spielt gut, ohne lange nachzudenken.
web-strength-master = Macht wenige Fehler.
web-strength-champion = Der stärkste Bot hier.
web-manner-gambler = Spielernatur: geht aufs Ganze.
web-manner-homebody = Eigenbrötler: bleibt am liebsten für sich.
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
web-table-waits = Der Tisch wartet auf dem Server. Es geht dort weiter, wo ihr aufgehört habt.
web-move-waits = Lass diese Seite offen: Dein Zug wird gesendet, sobald die Verbindung wieder steht.
web-paused = Der Tisch ist pausiert.
web-over = Die Partie ist zu Ende.
web-closed = Dieser Tisch wurde geschlossen.
web-bot-plays-for-you = Ein Bot spielt für dich.
web-sit-in = Bot für { $name } einspringen lassen
web-return = Platz wieder einnehmen
web-resume = Weiterspielen
web-asks-undo = { $name } möchte den letzten Zug zurücknehmen.
web-asks-pause = { $name } möchte eine Pause.
web-agree = Einverstanden
web-decline = Ablehnen
web-confirm = Bestätigen
web-cancel = Abbrechen
web-close = Schließen
web-menu = Menü
web-rules = Regeln
web-hint = Tipp
web-hint-title = Was ein starker Bot spielen würde
web-hint-chance = { $chance } Siegchance
web-thinking = Denkt nach …
web-undo = Zurücknehmen
web-table = Tisch
web-notebook = Verlauf
web-tab-notes = Verlauf
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
web-motion-auto = Karten und Figuren bewegen sich
web-motion-calm = ruhig: Alles erscheint gleich an seinem Platz
web-rivals = Züge der anderen
web-rivals-calm = in aller Ruhe
web-rivals-brisk = zügig
web-rivals-swift = schnelle Bots: fast ohne Pause
web-rivals-once = alle auf einmal
web-again = Rückblick ansehen
web-recap = Während du gewartet hast
web-recap-news = { $n ->
    [one] Während du gewartet hast: ein Zug zum Nachlesen
   *[other] Während du gewartet hast: { $n } Züge zum Nachlesen
}
web-recap-before = { $n ->
    [one] Ein früherer Zug steht im Verlauf.
   *[other] { $n } frühere Züge stehen im Verlauf.
}
web-patterns = Farben auch mit Mustern
web-confirm-moves = Jeden Zug bestätigen
web-warn = Vor Fehlern warnen
web-warn-why = Nur gegen Bots: Wir fragen nach, bevor du einen Zug machst, der mindestens 10 Prozentpunkte Siegchance kostet.
web-sure = Sicher?
web-sure-what = { $move } Deine Siegchance fiele von { $best } % auf { $chance } %.
web-sure-no = Noch einmal überlegen
web-sure-yes = Trotzdem spielen
web-lesson-warn = An dem Tisch, der gleich eröffnet wird, wirst du vor Fehlern gewarnt. Im Menü des Tisches kannst du das aus- und wieder einschalten.
web-as-text = Tisch als Text
web-as-text-why = Einfache Zeilen, jede Wahl in Worten. Gut für Vorleseprogramme.
web-choices = Deine Wahl
web-keys = Buchstaben und Ziffern als Kürzel
web-keys-why = Die Knöpfe zeigen ihren Buchstaben. Außerdem H: Tipp; L: Verlauf; V: was seit deinem letzten Zug passiert ist; M: was du erreichen kannst (Amazonas); O: was um das gewählte Plättchen oder Dorf liegt; ?: Regeln; Esc: Auswahl aufheben oder die Anzeige überspringen.
web-first-time = Zum ersten Mal hier?
web-again-brief = Rückblick
web-tour = Rundgang am Tisch
web-skip = Überspringen
web-next = Weiter
web-begin = Los geht’s
web-learn = Spielend lernen
web-chapters = Kapitel
web-beginning = Der Anfang
web-lesson-not-here = Das geht in einer Lektion nicht.
web-lesson-read = Lies erst weiter. Dann bist du am Zug.
web-lesson-move = Du bist dran
web-lesson-show = Zeig es mir
web-lesson-skip = Überspringen und spielen
web-lesson-play = Gegen einen Bot spielen
web-begins-lesson = Diese Partie beginnt mitten in der Lektion. In der Statistik zählt sie nicht.
web-begins-within = Diese Partie beginnt mitten in einer anderen. In der Statistik zählt sie nicht.
web-begun-within = mittendrin begonnen: zählt nicht
web-score-sheet = Die Punkte, Zeile für Zeile
web-puzzles = Aufgaben
web-puzzle = Aufgabe { $n } von { $of }
web-puzzle-day = Aufgabe des Tages
web-puzzle-solved = gelöst
web-puzzle-streak = in Folge gelöst: { $n }
web-puzzle-difficulty = Schwierigkeit
web-puzzle-level = Dein Niveau
web-puzzle-of-five = { $n } von 5
web-puzzle-what = Was würdest du spielen? Ein Zug ist viel besser als die anderen.
web-puzzle-right = Richtig!
web-puzzle-wrong = Dieser Zug kostet { $points ->
    [one] einen Prozentpunkt
   *[other] { $points } Prozentpunkte
} Siegchance.
web-puzzle-theme = Thema: { $theme }
web-puzzle-line = Wie es weitergehen könnte
web-puzzle-chances = Siegchance
web-puzzle-over = Du hast geantwortet. Weiter zur nächsten Aufgabe.
web-pause = Um eine Pause bitten
web-leave = Den Tisch verlassen
web-leave-rated = Diese Partie zählt für die Rangliste. Wenn du gehst, hast du sie verloren, auch wenn sonst nur Bots mitspielen.
web-leave-why = Ein Bot spielt für dich, bis du zurückkommst. Wenn die Partie weder für die Rangliste zählt noch zu einem Match gehört, kann inzwischen deinen Platz übernehmen, wer den Link zum Tisch hat.
web-leave-why-here = Ein Bot spielt für dich, bis du zurückkommst.
web-personal-link = Meinen Link kopieren
web-personal-why = Damit nimmst du deinen Platz auf ein anderes Gerät mit. Behalte den Link für dich.
web-turn = Benachrichtigen, wenn ich dran bin
web-turn-push = Auf diesem Gerät
web-turn-mail = Per E-Mail
web-turn-address = Deine E-Mail-Adresse
web-turn-code = Der Code aus der E-Mail
web-turn-code-sent = Wir haben dir einen Code geschickt. Gib ihn ein und wähle noch einmal „Per E-Mail“.
web-turn-stop = Nicht mehr benachrichtigen
web-turn-told = Du wirst benachrichtigt, wenn du dran bist.
web-turn-stopped = Du wirst nicht mehr benachrichtigt.
web-turn-no-push = Dieser Browser lässt keine Benachrichtigungen zu. Erlaube sie in seinen Einstellungen.
web-turn-no-way = Dieser Server kann niemanden benachrichtigen, weil weder E-Mail noch Push eingerichtet ist.
web-turn-come = Du bist dran.
web-turn-hook = Über einen Webhook
web-turn-hook-form = Für
web-turn-hook-discord = Discord
web-turn-hook-matrix = Matrix (hookshot)
web-turn-hook-json = etwas anderes (JSON)
web-turn-hook-address = Adresse des Webhooks (https)
web-turn-hook-set = Dort benachrichtigen
web-turn-replaces = Eine neue Adresse ersetzt die bisherige.
web-tell = Benachrichtigungen
web-tell-why = Du bekommst eine Nachricht, wenn du in einer Fernpartie dran bist, wenn eine Turnierrunde beginnt oder wenn dich jemand einlädt. Es ist jedes Mal nur eine, und solange du die Seite geöffnet hast, kommt keine.
web-tell-add = Einrichten
web-tell-told = Von jetzt an wirst du benachrichtigt.
web-tell-push = Auf einem anderen Gerät
web-tell-push-here = Auf diesem Gerät
web-tell-mail = Per E-Mail: { $address }
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
web-waiting-room = Warten auf die anderen
web-room-no-secret = { $name ->
    [nobody] Mit diesem Link kann man nur zuschauen.
   *[other] Mit diesem Link kann man nur zuschauen. Bitte { $name } um den Link zum Mitspielen.
}
web-your-name = Dein Name
web-sit-down = Hinsetzen
web-invited-learn = Erst kurz das Spiel kennenlernen
web-not-invited = { $name ->
    [nobody] Mit dieser Adresse allein kannst du dich hier nicht setzen. Bitte um den Link der Einladung.
   *[other] Mit dieser Adresse allein kannst du dich hier nicht setzen. Bitte { $name } um den Link der Einladung.
}
web-share-link = Schick diesen Link an deine Freunde. Wer ihn öffnet, kann sich an den Tisch setzen.
web-share-local = Dieser Server ist nur von diesem Rechner aus erreichbar, darum funktioniert der Link sonst nirgends. Damit andere Geräte zu Hause mitspielen können, starte ihn so:
web-share-lan = Der Link funktioniert in deinem lokalen Netz, auf jedem Handy und Rechner.
web-link = Link zu diesem Tisch
web-copy = Kopieren
web-copied = Kopiert
web-qr = QR-Code des Links
web-about-to-begin = Alle sind da. Es geht los.
web-fair = Die Mischung steht schon fest, und ihr Fingerabdruck beginnt mit { $hash }. Am Ende wird der Startwert gezeigt.
web-room-pace = Tempo: { $pace }
web-room-here = Hierher setzen
web-room-here-seat = Hierher setzen: Platz { $n }
web-room-a-bot = Ein Bot …
web-room-fill = Ein Bot für Platz { $n }
web-room-free = Platz freigeben
web-room-free-seat = Platz { $n } freigeben
web-room-settle = Einstellungen ändern
web-room-settle-all = Übernehmen
web-room-cancel = Tisch absagen
web-room-cancel-sure = Wirklich absagen?
web-room-stand-up = Aufstehen
web-room-person = { $name } nimmt Platz.
web-room-bot = { $name }, ein Bot, nimmt Platz.
web-room-empty = Ein Platz ist frei geworden.
web-room-settled = { $seat } hat die Einstellungen der Partie geändert.
web-look-on = Du schaust zu
web-look-on-full = Alle Plätze sind besetzt, darum schaust du zu. Wenn einer frei wird, kannst du dich hierher setzen.
web-room-changed = Geändert: { $what }
web-room-with = { $what }: ja
web-room-without = { $what }: nein
web-take = Platz von { $name } übernehmen
web-take-why = { $name } ist gegangen, ein Bot spielt weiter. Du kannst den Platz übernehmen, mit allem, was dort liegt.
web-closed-cancelled = Der Tisch wurde vor der Partie abgesagt.
web-asked-undo = Du möchtest deinen letzten Zug zurücknehmen. Zustimmen müssen noch: { $names }
web-asked-pause = Du hast um eine Pause gebeten. Zustimmen müssen noch: { $names }
web-withdraw = Anfrage zurückziehen
web-answered-declined = { $seat } lehnt ab.
web-answered-withdrawn = { $seat } zieht die Anfrage zurück.
web-answered-lapsed = Die Partie ist weitergegangen, bevor die Anfrage von { $seat } beantwortet war.
web-seek = Partie suchen
web-seek-any = egal, wie viele mitspielen
web-seek-bots = nach einer Minute mit Bots auffüllen
web-seek-which = Wähle mindestens ein Spiel.
web-seek-on = { $n ->
    [one] Gesucht: { $games }. Noch suchst nur du.
   *[other] Gesucht: { $games }. Gerade suchen { $n } Leute eine Partie.
}
web-seek-meanwhile = Spiel solange gegen einen Bot oder sieh dich um. Wir sagen dir Bescheid. Wenn du die Seite schließt, endet die Suche.
web-seek-stop = Nicht mehr suchen
web-seek-seeking = Suche …
web-seek-found = Deine Partie ist bereit
web-won = { $n ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
web-total = Summe
web-place = Rang
web-sheet-hidden = Geheim und nicht mitgezählt.
web-score-now = Wenn jetzt Schluss wäre
web-show-sheet = Punkte von { $name }: Wertung zeigen
web-tie = Gleich viele Punkte. Dann entscheidet, in dieser Reihenfolge:
web-tie-shared = Gleich viele Punkte, und auch sonst entscheidet nichts, also wird der Rang geteilt.
web-counting-skip = Weiter mit Taste oder Klick
web-result-won = { $by ->
    [one] Du gewinnst mit einem Punkt Vorsprung: { $mine } zu { $theirs }
   *[other] Du gewinnst { $mine } zu { $theirs }
}
web-result-won-tie = Du gewinnst bei Gleichstand, { $mine } zu { $mine }
web-result-won-plain = Du gewinnst!
web-result-shared = Geteilter Sieg, je { $mine }
web-result-lost = { $by ->
    [one] Du verlierst um einen Punkt: { $mine } zu { $theirs }
   *[other] Du verlierst { $mine } zu { $theirs }
}
web-result-lost-tie = Du verlierst bei Gleichstand, { $mine } zu { $mine }
web-result-lost-plain = Du verlierst
web-ordinal = { $n }.
web-tie-by = Gleich viele Punkte. Ausschlaggebend: { $what }, { $mine } gegen { $theirs }.
web-decided = Was den Unterschied gemacht hat
web-decided-between = { $by ->
    [0] Was zwischen { $name } und { $other } den Unterschied gemacht hat:
    [one] Was zwischen { $name } und { $other } den Unterschied gemacht hat:
   *[other] Wie sich der Abstand von { $by } Punkten zwischen { $name } und { $other } zusammensetzt:
}
web-decided-rest = Alles andere
web-against = gegen { $points } bei { $name }
web-best-score = Dein bestes Ergebnis
web-rating-change = Wertungszahl { $change }
web-play-on = Ab hier weiterspielen
web-other-game = Alle Spiele
web-share-picture = Als Bild teilen
web-share-failed = Dieser Browser konnte das Bild nicht zeichnen.
web-fair-checked = Ehrliche Mischung, geprüft
web-my-games = Meine Partien
web-seed = Startwert der Mischung: { $seed }
web-checked = Diese Mischung hat dein Browser geprüft.
web-checked-late = Dein Browser ist erst nach dem Ende dazugekommen. Der Startwert passt zum Fingerabdruck, aber wann dieser veröffentlicht wurde, kann dein Browser nicht wissen.
web-checked-device = Diese Mischung stammt von dem Gerät, auf dem gespielt wurde.
web-check-bad = Achtung: Diese Mischung ist nicht die vorab festgelegte.
web-check-seed = Der Startwert { $seed } hat den Fingerabdruck { $commitment }, der vor dem ersten Zug veröffentlicht wurde.
web-check-seed-bad = Der Startwert { $seed } hat den Fingerabdruck { $hash }; veröffentlicht war { $commitment }.
web-check-number = { $name } hat die Zahl { $number } dazugegeben, wie mit { $promise } versprochen.
web-check-number-bad = Die Zahl von { $name }, „{ $number }“, fehlt oder ist nicht die versprochene ({ $promise }).
web-check-with-numbers = Die Zahlen aller Beteiligten sind in die Mischung eingegangen. Niemand, auch nicht der Gastgeber, konnte sie sich aussuchen.
web-check-alone = Niemand hat eine Zahl dazugegeben. Sobald der Tisch eröffnet war, konnte der Gastgeber nichts mehr ändern, aber vorher hätte er mehrere Mischungen ausprobieren können.
web-check-device = Kein Server war beteiligt. Wenn du allein auf deinem Gerät spielst, vertraust du ihm ohnehin. Jede Ziehung folgt aus dem Startwert.
web-check-verify = Auf deinem eigenen Rechner prüft „tepui verify“, ob jeder Zug den Regeln und jedes Zufallsergebnis dem Startwert folgt. Du brauchst dazu:
web-check-log = das Protokoll dieser Partie
web-rematch = Noch eine Partie
web-to-rematch = Zur nächsten Partie
web-same-deal = Dieselbe Mischung spielen
web-same-deal-why = Du kennst diese Mischung schon, darum zählt das Ergebnis nicht. Du behältst deinen Platz, auf den anderen sitzen Bots.
web-seen = Mischung schon gesehen
web-was-seen = Diese Mischung wurde schon einmal gespielt, und am Tisch war bekannt, was kommt.
web-replay = Wiedergabe
web-play-now = Spielen
web-invite = Einladen
web-hero =
    Vier Brettspiele,
    ein Tisch.
web-hero-why = Schick Freunden einen Link oder spiel sofort gegen Bots. Ohne Konto.
web-hero-why-here = Spiel gegen Bots oder reich dein Gerät herum, auch ohne Netz. Ohne Konto.
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
web-replays = Wiedergaben
web-open-tables = Offene Tische
web-no-open-tables = Gerade ist kein Tisch offen. Eröffne einen, und alle können sich dazusetzen.
web-free-seats = { $n ->
    [one] { $n } freier Platz
   *[other] { $n } freie Plätze
}
web-my-tables = Meine Tische
web-ratings = Wertungszahlen
web-rating = Wertungszahl
web-ratings-why = Alle beginnen bei 1500. Die Zahl hinter ± sagt, wie ungenau die Wertungszahl noch ist. Die Wertungszahlen der Bots stehen fest.
web-rated-games = { $n ->
    [one] eine Partie
   *[other] { $n } Partien
}
web-rating-errors = Trainer: Was jede deiner Entscheidungen im Schnitt an Siegchance gekostet hat, in Prozentpunkten: { $rate } (nach { $n ->
    [one] einer analysierten Partie
   *[other] { $n } analysierten Partien
})
web-no-tables = Du sitzt noch an keinem Tisch.
web-with = mit { $names }
web-is-playing = läuft
web-is-paused = pausiert
web-is-open = noch nicht begonnen
web-is-over = beendet
web-have-link = Hast du einen Link?
web-paste-link = Hier einfügen
web-join = Mitspielen
web-bad-link = Dieser Link führt zu keinem Tisch.
web-guest = Gast
web-bots = Bots
web-bots-change = Stärke der Bots ändern
web-pace-live = live
web-pace-slow = Fernpartie
web-pace-move = { $time } je Zug
web-pace-bank = { $time } je Person
web-pace-bonus = { $time } je Person, mit jedem Zug { $bonus } mehr
web-open-title = { $game }: neuer Tisch
web-who-sits = Wer mitspielt
web-how-many = Wie viele spielen
web-seat = Platz { $n }
web-friend = jemand mit dem Link
web-options = Optionen
web-time = Zeit
web-pace = Tempo
web-live = live, alle zusammen
web-slow = als Fernpartie, über mehrere Tage
web-clock = Bedenkzeit
web-no-limit = unbegrenzt
web-clock-why = Wenn die Zeit um ist, macht ein Bot diesen Zug.
web-absence = Für Abwesende springt ein Bot ein
web-absence-after = nach { $time }
web-absence-never = nie
web-more = Weitere Einstellungen
web-wish-public = Öffentlich
web-wish-public-why = Der Tisch steht auf der Startseite, und alle können sich dazusetzen.
web-wish-spectators = Publikum
web-wish-spectators-why = Wer den Link hat, kann zuschauen. Geheimes bleibt geheim.
web-wish-hints = Tipps
web-wish-hints-why = Alle können fragen, was ein starker Bot tun würde.
web-wish-chat = Chat
web-wish-chat-why = Am Tisch könnt ihr einander schreiben.
web-wish-numbers = Alle mischen mit
web-wish-numbers-why = Jeder Browser gibt eine Zufallszahl dazu, damit niemand die Mischung allein bestimmt, auch der Server nicht.
web-wish-rated = Für die Rangliste
web-wish-rated-why = Das Ergebnis verändert die Wertungszahlen aller Beteiligten. Dafür brauchst du ein Konto, und es gibt weder Tipps noch Zurücknehmen. Wer geht, bekommt den letzten Rang, auch wenn sonst nur Bots mitspielen. Zwischen Leuten am selben Internetanschluss zählt das Ergebnis nicht.
web-together = { $names } nutzen denselben Internetanschluss oder Browser. Mitspielen können sie, aber untereinander zählt das Ergebnis nicht für die Wertungszahl.
web-together-you = Du und { $names } nutzt denselben Internetanschluss oder Browser. Du kannst mitspielen, aber untereinander zählt das Ergebnis nicht für die Wertungszahl.
web-open-table = Tisch eröffnen
web-compare = Mischung
web-compare-none = nur für diesen Tisch
web-compare-tables = dieselbe an mehreren Tischen
web-compare-seats = dieselbe für uns, auf jedem Platz
web-compare-tables-why = Mehrere Tische mit denselben Plätzen spielen dieselben Mischungen. Verglichen wird, wer auf demselben Platz sitzt. Du sitzt am ersten Tisch, und ein Link bringt deine Freunde an ihren.
web-compare-seats-why = Ihr spielt jede Mischung { $n }-mal und rückt jedes Mal einen Platz weiter. Wer macht aus jedem Platz das Beste?
web-open-match = Match eröffnen
web-to-match = Zum Match
web-match = Match mit denselben Mischungen
web-match-tables = Tische
web-match-deals = Mischungen
web-match-table = Tisch { $n }
web-match-round = Runde { $n }
web-match-deal = Mischung { $n }
web-match-size = { $tables } Tische, { $deals ->
    [one] eine Mischung
   *[other] { $deals } Mischungen
}
web-match-rounds = { $deals ->
    [one] eine Mischung
   *[other] { $deals } Mischungen
}, { $rounds } Runden
web-match-next = Nächste Runde
web-match-to-table = An meinen Tisch
web-match-without = Ohne die Fehlenden weiter
web-match-without-why = Tische, an denen jemand fehlt oder nicht weiterspielt, werden geschlossen und zählen nicht.
web-match-standings = Tabelle
web-match-who = Name
web-match-matchpoints = Matchpunkte
web-match-against = Abstand
web-match-hidden = Die Ergebnisse siehst du, sobald du diese Mischung gespielt hast. Allen gezeigt werden sie, wenn jeder Tisch damit fertig ist.
web-match-playing = Andere spielen diese Mischung noch. Wiedergaben und Startwert werden gezeigt, wenn jeder Tisch damit fertig ist.
web-match-parted = Wo sich die Wege der Tische getrennt haben
web-match-same = An allen Tischen ist die Partie gleich verlaufen.
web-match-fair = Was verglichen wird und wie man es prüft
web-match-means = Jeder Platz wird mit demselben Platz der anderen Tische verglichen: Punkte über oder unter deren Mittel, dazu zwei Matchpunkte für jeden geschlagenen Tisch und einer für jeden Gleichstand. Alle Mischungen wurden beim Eröffnen des Matchs durch diese Fingerabdrücke festgelegt. Wenn eine Mischung an jedem Tisch gespielt ist, können alle die Protokolle herunterladen und mit tepui verify prüfen.
web-match-sealed = Andere spielen diese Mischung noch. Startwert, Wiedergabe und Analyse werden gezeigt, wenn sie an jedem Tisch des Matchs gespielt ist.
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
web-turn-back = Einen Zug zurück (Umschalt + Pfeil)
web-turn-on = Einen Zug weiter (Umschalt + Pfeil)
web-last = Zum letzten Schritt
web-speed = Geschwindigkeit
web-seen-by = Aus Sicht von
web-all = Alle
web-share-step = Schritt teilen
web-try = Von hier aus spielen
web-try-how = Ein Tisch gegen Bots mit dem, was auf diesem Platz bekannt war. Alles andere wird neu ausgeteilt.
web-drop-log = Zieh das Protokoll einer Partie auf diese Seite oder wähle eines aus. Du findest es im Menü des Tisches, wenn die Partie zu Ende ist.
web-choose-log = Gespeicherte Partie öffnen
web-rules-search = Regeln durchsuchen
web-example = Ein Beispiel
web-example-again = Noch einmal
web-rules-hits = { $n ->
    [0] Nichts gefunden.
    [one] { $n } Stelle
   *[other] { $n } Stellen
}
web-rules-ours = Unsere Auslegung: Das Regelheft sagt hier nichts oder lässt sich auf zwei Arten lesen.
web-contents = Inhalt
web-figures = Zahlen
web-to-table = Einen Tisch eröffnen
web-tab-coach = Trainer
web-my-games-here = Die Partien, die in diesem Browser gespielt wurden.
web-my-games-none = Noch keine Partie beendet. Die erste steht dann hier.
web-my-games-none-such = Keine Partie passt dazu.
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
}: { $share } Siege in { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
web-stat-points = Punkte im Schnitt: { $average }, höchstens { $best }
web-stat-level = Im Schnitt gespielt wie { $level } ({ $n ->
    [one] nach einer analysierten Partie
   *[other] nach { $n } analysierten Partien
})
web-stat-rivals = Am häufigsten mit
web-stat-ahead = in { $ahead } von { $n } Partien vorn
web-place-of = Rang { $place } von { $n }
web-played-like = gespielt wie { $level }
web-mistakes = { $n ->
    [one] Aus meinem Fehler lernen
   *[other] Aus { $n } Fehlern lernen
}
web-mistakes-title = Aus Fehlern lernen
web-mistakes-left = { $at } von { $n }
web-mistakes-done = Gerade gibt es nichts zu üben. Was du gelöst hast, kommt in einigen Tagen wieder, und jede Analyse einer Partie kann Neues bringen.
web-ranking = Rangliste
web-ranking-why = In die Rangliste kommst du mit einem Namen und einer Wertungszahl, die auf 200 genau ist, also nach etwa zwölf Ranglistenpartien. Um weit nach oben zu kommen, spiel auch allein gegen Bots. Deren Wertungszahlen stehen fest, und alle werden daran gemessen.
web-games-count = Partien
web-player-unrated = Noch nicht in der Rangliste. Dafür brauchst du einen Namen und etwa zwölf Ranglistenpartien.
web-player-together = Unsere Partien
web-coach-review = Analyse des Trainers
web-coach-mine = Meine Entscheidungen, analysiert
web-coach-closed = Andere spielen diese Mischung noch, darum beurteilt der Trainer deine Entscheidungen nur nach dem, was du gesehen hast. Wenn der Tag vorbei ist (UTC), zeigt er alles.
web-coach-working = Der Trainer sieht sich die Partie an
web-coach-show = Am Tisch zeigen
web-coach-whose = Wessen Entscheidungen
web-coach-now = Siegchance bei diesem Schritt
web-coach-ring = teure Entscheidung
web-coach-open-cards = Bei offenen Karten
web-coach-framed = Der beste Zug ist auf dem Tisch grün umrahmt.
web-coach-all = Alle { $n } teuren Entscheidungen zeigen
web-coach-few = Nur die drei teuersten
web-daily = Die Partie des Tages
web-daily-line = Dieselbe Mischung für alle, ein Versuch.
web-daily-left = { $n ->
    [0] Für heute alles gespielt.
    [one] Heute ist noch eine übrig.
   *[other] Heute sind noch { $n } übrig.
}
web-daily-is-new = offen
web-daily-is-begun = begonnen
web-daily-is-done = gespielt
web-daily-why = Du hast einen Versuch gegen dieselben Bots wie alle, ohne Zeitdruck, ohne Tipps und ohne Zurücknehmen. Danach siehst du, wo du gegenüber dem Par stehst, also gegenüber dem, was unser stärkster Bot auf deinem Platz aus dieser Mischung macht.
web-daily-over = Dieser Tag ist vorbei. Du kannst die Partie noch üben, sie zählt aber nicht mehr.
web-daily-begin = Spielen
web-daily-go-on = Weiterspielen
web-daily-practise = Üben
web-daily-to-par = gegenüber dem Par
web-daily-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}. Das Par ist { $par } (± { $spread }): Unser Champion-Bot hat { $games }-mal auf deinem Platz gespielt.
web-daily-first-par = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}. Das vorläufige Par ist { $par } (± { $spread }): Ein schneller Bot hat { $games }-mal auf deinem Platz gespielt. Unser Champion-Bot spielt noch, sein Par löst dieses ab.
web-daily-no-par = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}. Das Par wird noch berechnet. Schau später wieder vorbei.
web-daily-bots = besser als { $n } % seiner Partien
web-daily-people = Bisher besser als { $n } % aller, die gespielt haben.
web-daily-share = { $against } gegenüber dem Par
web-daily-share-first = { $against } gegenüber einem vorläufigen Par
web-daily-played = gespielt, Rang { $place }
web-daily-share-it = Teilen, ohne etwas zu verraten
web-daily-streak = { $n } Tage in Folge
web-daily-board = Tagesrangliste
web-daily-count = { $begun ->
    [0] Noch von niemandem begonnen.
   *[other] Begonnen von { $begun }, beendet von { $finished }.
}
web-daily-hidden = Die Ergebnisse siehst du, wenn du fertig bist.
web-daily-again = zweiter Versuch?
web-daily-again-why = Von diesem Internetanschluss aus oder von derselben Person ist schon ein Versuch begonnen worden.
web-daily-late = zu spät beendet
web-daily-late-why = Die Partie war erst zu Ende, als der Tag vorbei und die Mischung bekannt war.
web-daily-days = Vergangene Tage
web-daily-fair = Was die Tagesrangliste bedeutet und wie man sie prüft
web-daily-fair-here = So prüfst du die Mischung
web-daily-means = Das ist ein Vergleich unter Leuten, die ehrlich spielen. Jeder Browser hat einen Versuch, und mit einem Konto hast du auf allen Geräten zusammen einen. Aber niemand kann verhindern, dass jemand zwei Browser benutzt. Die Tage sind UTC-Tage. Die Mischung wurde am Tag zuvor durch ihren Fingerabdruck festgelegt, und ihr Startwert wird gezeigt, wenn der Tag vorbei ist. Dann können alle das Protokoll eines Versuchs herunterladen und mit tepui verify prüfen.
web-daily-commitment = Fingerabdruck:
web-daily-tomorrow = Der für morgen, schon jetzt veröffentlicht:
web-daily-sealed = Andere spielen diese Mischung noch. Startwert, Wiedergabe und Analyse werden gezeigt, wenn der Tag vorbei ist (UTC).
web-me = Meine Seite
web-me-keep-these = Diese Tische in einem Konto sichern: auf jedem Gerät, ohne Passwort
web-me-keep = Konto anlegen
web-me-why = Deine Plätze kennt nur dieser Browser. Mit einem Konto hast du einen eigenen Namen und findest von jedem Gerät an deine Tische zurück.
web-me-nothing-asked = Du brauchst weder Namen noch E-Mail-Adresse noch Passwort anzugeben. Du kannst auch ohne Konto alles spielen.
web-me-by-code = Mit Wiederherstellungscode
web-me-back = Ich habe schon ein Konto
web-me-code = Wiederherstellungscode
web-me-sign-in = Anmelden
web-me-linked = Ein Link von einem anderen Gerät hat dich hergebracht. Nutze ihn nur, wenn du ihn selbst erstellt hast. Sonst gehören die Plätze dieses Browsers der Person, von der der Link stammt.
web-me-sign-in-here = Auf diesem Gerät anmelden
web-me-your-code = Dein Wiederherstellungscode
web-me-code-once = Er wird nur einmal gezeigt. Druck ihn aus oder schreib ihn auf, denn wer ihn hat, kann sich bei { $host } mit deinem Konto anmelden. Ohne angemeldetes Gerät ist er dein einziger Weg zurück.
web-me-code-kept = Ich habe ihn gesichert
web-me-print = Drucken
web-me-name-why = Niemand sonst kann einen Namen nehmen, der deinem zum Verwechseln ähnlich ist. Das Feld darf auch leer bleiben.
web-me-piece = Symbol
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
web-me-end-which = { $device } abmelden
web-me-end-key = Abmelden, Passkey löschen
web-me-end-key-which = { $device } abmelden und den Passkey löschen
web-me-end-others = Überall sonst abmelden und die Passkeys dort löschen
web-me-rename = Umbenennen
web-me-rename-which = { $device } umbenennen
web-me-device-name = Name des Geräts
web-me-add-device = Gerät hinzufügen
web-me-link-how = Öffne diesen Link auf dem anderen Gerät. Er gilt nur einmal und nur zehn Minuten lang. Zeig ihn sonst niemandem.
web-me-new-code = Neuer Wiederherstellungscode
web-me-has-code = Du hast einen Wiederherstellungscode. Er gilt, bis du ihn ersetzt.
web-me-replace-code = Code ersetzen
web-me-replace-code-why = Sobald du einen neuen erstellst, gilt der aufgeschriebene Code nicht mehr.
web-me-no-code = Du hast keinen Wiederherstellungscode. Erstelle einen, denn ohne ihn und ohne angemeldetes Gerät kommst du nicht mehr in dein Konto.
web-me-leave = Meine Daten
web-me-delete = Alles löschen
web-me-delete-why = Dein Name, dein Symbol, deine Geräte und dein Code werden sofort gelöscht, und deine Plätze gehören dir nicht mehr. In Partien mit anderen bleibt dein Platz namenlos, und ein Bot spielt weiter. Deine Chatnachrichten werden gelöscht. Das lässt sich nicht rückgängig machen.
web-me-delete-sure = Ja, alles löschen
web-me-warning = Nachricht vom Gastgeber: { $text }
web-me-result = Rang { $place } von { $seats } · Punkte: { $points }
web-me-by-passkey = Mit Passkey anlegen
web-me-sign-in-passkey = Mit Passkey anmelden
web-me-no-passkey = Es wurde kein Passkey benutzt. Versuch es noch einmal oder nimm einen Wiederherstellungscode.
web-me-passkeys = Passkeys
web-me-add-passkey = Passkey hinzufügen
web-me-forget = Löschen
web-me-forget-which = Passkey „{ $key }“ löschen
web-me-export = Meine Daten herunterladen
web-me-export-why = Eine Datei mit deinem Namen, deinen Ergebnissen und dem Protokoll jeder Partie, so wie du sie von deinem Platz aus gesehen hast.
web-mute-whom = { $name } stumm schalten
web-unmute-whom = Stummschaltung von { $name } aufheben
web-report = Melden
web-report-whom = { $name } melden
web-report-why = Was ist passiert?
web-report-what = Der Gastgeber liest das zusammen mit den letzten Zeilen des Chats an diesem Tisch. Die andere Person erfährt nichts davon.
web-report-send = An den Gastgeber senden
web-report-done = Danke! Der Gastgeber ist benachrichtigt.
web-friends = Mit wem ich gespielt habe
web-friends-games = { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
}
web-friends-again = Noch eine Partie
web-friends-again-with = Noch eine Partie mit { $name }
web-friends-muted = stumm geschaltet
web-friends-why = Leute von deinen Tischen, die auch ein Konto haben. Wer sein Konto löscht, verschwindet aus dieser Liste.
web-invited = { $name } lädt dich zu einer Partie { $game } ein
web-invited-yes = Mitspielen
web-invited-no = Nein danke
web-room-invited = { $name } ist eingeladen und hat noch nicht geantwortet.
web-room-invited-somebody = Die Einladung ist noch nicht beantwortet.
web-room-declined = Die Einladung wurde abgelehnt.
web-warned = Vom Gastgeber
web-warned-read = Ich habe das gelesen
web-me-waits = { $n ->
    [one] { $n } Tisch wartet auf dich: hingehen (J)
   *[other] { $n } Tische warten auf dich: zum nächsten (J)
}

# Die Seite eines Spiels
web-about = Zum Spiel
web-about-age = ab { $n } Jahren
web-about-weight-1 = sehr leicht
web-about-weight-2 = leicht
web-about-weight-3 = mittel
web-about-weight-4 = anspruchsvoll
web-about-weight-5 = sehr anspruchsvoll
web-about-rules = vollständig, mit Beispielen
web-about-rulings = Unsere Auslegung
web-about-daily = ein Versuch am Tag
web-about-plays = Wie es sich spielt
web-about-choices = { $n ->
        [one] Entscheidung je Platz
       *[other] Entscheidungen je Platz
    }
web-about-winner = { $n ->
        [one] Punkt hat, wer gewinnt
       *[other] Punkte hat, wer gewinnt
    }
web-about-margin = Punkte Vorsprung vor Rang 2
web-about-source = Mittel aus { $games } Partien starker Bots zu { $seats ->
        [2] zweit
        [3] dritt
        [4] viert
       *[other] { $seats }
    }.
web-about-bots = Die Bots
web-about-ahead = In wie vielen von 100 Partien jeder Bot vor dem geübten liegt.

# Die Startseite für alle, die wiederkommen
web-next-for-me = Als Nächstes für dich
web-next-daily = Die Partie des Tages in { $game } wartet noch auf dich.
web-next-daily-go = Spielen
web-next-mistake = In { $game } kannst du jetzt einen Fehler wiedergutmachen.
web-next-mistake-go = Noch einmal versuchen
web-next-level = { $game }: zwei Siege in Folge. Nächster Gegner: { $level }.
web-next-level-go = Gleich spielen
web-next-lesson = { $game } ist noch neu für dich: Lern es beim Spielen.
web-next-lesson-go = Zum Einstieg
web-milestones = Meilensteine ({ $n })
web-milestone-first = Erster Sieg in { $game }
web-milestone-beaten = Sieg in { $game }, Gegner: { $level }
web-milestone-all = Ein Sieg in jedem Spiel
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
web-cup-open-title = { $game }: neues Turnier
web-cup-open = Turnier eröffnen
web-cup-to = Zum Turnier
web-cup-title = Name des Turniers
web-cup-kind = Wer auf wen trifft
web-cup-swiss = Schweizer System
web-cup-swiss-why = Runde für Runde treffen Nachbarn in der Tabelle aufeinander. Niemand trifft zweimal auf dieselben Gegner, wenn es sich vermeiden lässt.
web-cup-duplicate = Schweizer System, gleiche Mischung
web-cup-duplicate-why = Wie das Schweizer System, aber alle Tische einer Runde spielen dieselbe Mischung. Verglichen wird, wer auf demselben Platz sitzt.
web-cup-league = Liga
web-cup-league-why = Alle treffen auf alle.
web-cup-seats = Plätze an einem Tisch
web-cup-size = Tische mit je { $seats } Plätzen.
web-cup-size-other = Wenn die Zahl nicht aufgeht, sind manche Tische kleiner oder größer, soweit das Spiel es erlaubt.
web-cup-size-same = Alle Tische haben gleich viele Plätze. Bots besetzen die Plätze, die frei bleiben.
web-cup-rounds = Runden
web-cup-count = Anzahl der Runden
web-cup-start = Beginn
web-cup-start-why = Wenn das Feld leer bleibt, startest du das Turnier selbst.
web-cup-when-done = wenn alle Tische fertig sind
web-cup-when-every = { $time } nach Beginn der vorigen
web-cup-by-done = Die nächste Runde beginnt, wenn alle Tische fertig sind.
web-cup-by-date = Eine Runde beginnt { $time } nach Beginn der vorigen. Tische, die nicht fertig sind, spielen weiter und zählen, wenn sie enden.
web-cup-time = Bedenkzeit: { $clock }. Wenn sie um ist, spielt ein Bot für dich, bis du zurückkommst.
web-cup-time-rated = Bedenkzeit: { $clock }. Wenn sie um ist, gilt der Tisch als verlassen. Ein Bot spielt weiter, und du bekommst den letzten Rang.
web-cup-rated = Für die Rangliste
web-cup-rated-why = Jede Partie verändert die Wertungszahlen aller Beteiligten. Zum Mitmachen brauchst du ein Konto, und es gibt weder Tipps noch Zurücknehmen. Wer einen Tisch verlässt oder die Zeit überschreitet, bekommt dort den letzten Rang.
web-cup-sign-in = Dieses Turnier zählt für die Rangliste. Zum Mitmachen brauchst du hier ein Konto.
web-cup-absent = Wer nicht kommt
web-cup-absent-bot = ein Bot springt ein
web-cup-absent-loss = letzter Rang an diesem Tisch
web-cup-absent-bot-why = Wenn jemand gar nicht kommt, spielt ein Bot, und sein Ergebnis zählt.
web-cup-absent-loss-why = Wer keinen Zug macht, bekommt an diesem Tisch den letzten Rang und keine Punkte.
web-cup-is-open = Anmeldung offen · { $n ->
    [0] noch nimmt niemand teil
    [one] { $n } nimmt teil
   *[other] { $n } nehmen teil
}
web-cup-is-shut = Anmeldung geschlossen · { $n ->
    [0] niemand nimmt teil
    [one] { $n } nimmt teil
   *[other] { $n } nehmen teil
}
web-cup-is-round = Runde { $n } von { $all }
web-cup-is-over = Das Turnier ist zu Ende
web-cup-next = Nächste Runde: { $time }
web-cup-round = Runde { $n }
web-cup-enter = Teilnehmen
web-cup-only-link = Um teilzunehmen, brauchst du den Link des Turniers.
web-cup-you-are = Du nimmst teil als { $name }.
web-cup-you-left = Du spielst in den übrigen Runden nicht mehr mit.
web-cup-leave = Turnier verlassen
web-cup-sure = Wirklich? { $what }
web-cup-organise = Du leitest das Turnier
web-cup-begin = Starten
web-cup-next-round = Nächste Runde starten
web-cup-close = Anmeldung schließen
web-cup-reopen = Anmeldung wieder öffnen
web-cup-end = Turnier beenden
web-cup-remove = Herausnehmen
web-cup-field = Wer mitspielt
web-cup-left = ausgestiegen
web-cup-bot = Bot
web-cup-absent-mark = nicht gekommen
web-cup-watch = Zuschauen
web-cup-byes = In dieser Runde spielfrei: { $names }
web-cup-sealed = Die Ergebnisse dieser Runde werden gezeigt, wenn ihr letzter Tisch fertig ist.
web-cup-points = Punkte
web-cup-met = Punkte der Gegner
web-cup-direct = Direkter Vergleich
web-cup-csv = Tabelle als CSV
web-cup-terms = Einzelheiten
web-cup-ties = Wie gezählt und bei Gleichstand entschieden wird
web-cup-ties-points = Punkte: an jedem Tisch der Anteil der Gegner, die du geschlagen hast; ein Gleichstand zählt halb. Ein Sieg ist 1, der letzte Rang 0.
web-cup-ties-deal = Punkte: für jede Mischung der Anteil der Matchpunkte gegen denselben Platz der anderen Tische.
web-cup-ties-met = Die Punkte aller Gegner im Mittel.
web-cup-ties-direct = Direkter Vergleich unter denen, die noch gleichauf sind: wie oft du an einem gemeinsamen Tisch vor ihnen lagst, minus wie oft dahinter.
web-cup-ties-lot = Ein Los, das aus der Kennung des Turniers folgt.
web-cup-bye-swiss = Spielfrei ist, wer in der Tabelle am weitesten hinten steht und es noch nicht war. Das zählt einen Punkt.
web-cup-bye-league = Wenn an einer Liga eine ungerade Zahl teilnimmt, sind alle einmal spielfrei. Das bringt keinen Punkt.
web-cup-share = Schick diesen Link an alle, die teilnehmen sollen. Wer ihn öffnet, kann teilnehmen.
web-cup-tell = Bei Rundenbeginn benachrichtigen

## Neben einem echten Tisch

web-real-table = Am echten Tisch
web-real-table-why = Du hast das Spiel zu Hause? Hier findest du, was dir vielleicht fehlt: einen Wertungsblock, der die Regeln kennt, eine Sanduhr, den Aufbau in Bildern und Seiten zum Ausdrucken. Nur was für die Wertung nötig ist, verlässt diesen Browser.
web-real-own = Du hast das Spiel zu Hause? Wertungsblock, Sanduhr und Aufbau für den echten Tisch
web-about-real = Wertung, Hilfen, Aufbau
web-real-pad = Wertung
web-real-aids = Hilfen
web-real-write = Mitschreiben
web-real-setup = Aufbau
web-real-print = Drucken
web-real-awake = Der Bildschirm bleibt an, solange diese Seite offen ist.
web-pad-table = Wer spielt
web-pad-player = Person { $n }
web-pad-count = { $name }: { $n }
web-pad-less = Eins weniger: { $name }
web-pad-row = Höfling { $n }
web-pad-remove = Entfernen
web-pad-score = Wertung
web-pad-tap = Tippe bei jedem Namen die Teile an, die dort liegen. Die Wertung rechnet sofort mit.
web-pad-safe = Was du eingetragen hast, ist gespeichert. Gewertet wird, sobald die Verbindung wieder da ist.
web-pad-unwritten = Dieser Browser kann den Wertungsblock nicht speichern. Lass die Seite offen, bis du fertig bist.
web-pad-winner = 
    { $n ->
        [one] { $names } gewinnt.
       *[other] { $names } teilen sich den Sieg.
    }
web-pad-new = Neuer Wertungsblock
web-pad-title = Name dieses Ergebnisses
web-pad-keep = Ergebnis speichern
web-pad-kept = In diesem Browser gespeichert.
web-pad-results = Ergebnisse
web-pad-link = Link
web-pad-picture = Bild
web-pad-forget = { $title } löschen
web-pad-csv = Alle Ergebnisse als Tabelle (CSV)
web-pad-shared = Dieses Ergebnis hat dir jemand geschickt. Dein eigener Wertungsblock bleibt, wie er ist, bis du hier etwas änderst.
web-pad-bad-link = Dieser Link enthält kein lesbares Ergebnis. Lass ihn dir noch einmal schicken.
web-write-why = Schreib die Partie beim Spielen mit: Tippe an, was du siehst. Danach analysiert der Trainer die Partie. Was du nicht siehst, etwa fremde Karten, bleibt unbekannt. Alles bleibt in diesem Browser, und jeder Eintrag wird nach den Regeln geprüft.
web-write-who = Wer sitzt am Tisch, im Uhrzeigersinn?
web-write-i = ich
web-write-me = { $name } bin ich
web-write-begin = Anfangen
web-write-done = Fertig
web-named = { $name }: { $what }
web-write-safe = Was du angetippt hast, ist gespeichert. Weiter geht es, sobald die Verbindung wieder da ist.
web-write-again = Noch einmal versuchen
web-write-kept = { $n ->
    [one] { $n } Eintrag, in diesem Browser gespeichert.
   *[other] { $n } Einträge, in diesem Browser gespeichert.
}
web-write-forget = Damit wird die hier mitgeschriebene Partie gelöscht. Wenn sie zu Ende ist und du sie behalten willst, lade vorher das Protokoll herunter.
web-csv-date = Datum
web-csv-game = Spiel
web-csv-name = Ergebnis
web-csv-player = Person
web-csv-points = Punkte
web-csv-place = Rang
web-sand-turn = Sanduhr umdrehen
web-sand-stop = Sand anhalten
web-sand-out = Der Sand ist durchgelaufen. Noch einmal umdrehen?
web-aids-turn = Wer dran ist
web-aids-begins = Es beginnt
web-aids-next = Weiter
web-aids-lot = Auslosen, wer beginnt
web-aids-round = Runde { $n } von { $of }
web-aids-event = Tippe das aufgedeckte Ereignis an. Die Runde zählt dabei mit.
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
web-print-pieces-why = Von uns gezeichnet, in Originalgröße, mit Schnittmarken. Die Teile aus der Schachtel können eine andere Größe haben, also druck einen ganzen Satz.
web-print-cards = Karten, beidseitig
web-print-cards-why = Auf jedes Blatt folgen seine Rückseiten. Druck beidseitig: Über welche Kante das Papier auch gewendet wird, Vorder- und Rückseiten passen aufeinander.
web-print-map = Unser Spielplan
web-print-map-why = In vier Teilen zum Zusammenlegen oder auf einem großen Bogen. Die passenden Aufträge findest du bei den Ersatzteilen.
web-print-how = Druck mit 100 %, ohne Anpassung an die Seite. Eine Linie von 50 mm zeigt, ob die Größe stimmt.
web-print-none = Hier gibt es keine Seiten dieses Spiels zum Drucken. Der Befehl „tepui print“ erstellt sie.
web-print-offline = Dieses PDF ist noch nicht auf deinem Gerät. Öffne es, sobald du verbunden bist.

# About Tepui

web-tepui = Über Tepui
web-tepui-what = Tepui ist ein Tisch für Brettspiele: quelloffen, unter der Apache-Lizenz 2.0, ohne Werbung und ohne Tracking. Du brauchst kein Konto.
web-tepui-games = Es ist eine inoffizielle Ausgabe von Leuten, die diese Spiele mögen. Die Spiele gehören ihren Autoren und Verlagen; das Programm, seine Texte und seine Bilder sind unsere eigenen. Wenn dir ein Spiel gefällt, kauf es.
web-tepui-licences = Lizenzen der Schriften und Bibliotheken

# The page without a server.
web-page-loading = Der Tisch wird in deinem Browser vorbereitet …
web-page-keeping = Der Tisch ist bereit. Er wird noch gespeichert, damit du auch ohne Netz spielen kannst …
web-page-elsewhere = Tepui ist in einem anderen Tab dieses Browsers offen.
web-page-here = Hier spielen
web-page-broken = Der Tisch lässt sich in diesem Browser nicht aufbauen: { $why } Lade die Seite neu.
web-page-not-kept = Dieser Browser speichert hier nichts, wie in einem privaten Fenster. Wenn du die Seite schließt, sind die Partien verloren.
web-page-understood = Verstanden

web-door = Dieser Server ist privat
web-door-link = Du brauchst den Link zu diesem Server. Öffne den, den dir der Gastgeber geschickt hat.
web-door-members = Dieser Server ist nur für Mitglieder. Der Gastgeber kann dich mit einem Code einladen.
web-door-code = Dein Einladungscode
web-door-enter = Eintreten
web-door-member = Schon Mitglied?
web-announced = Vom Gastgeber
web-announced-read = Ausblenden
web-cups = Turniere
web-cups-upcoming = Demnächst
web-cups-running = Laufend
web-cups-past = Vergangen
web-just-now = gerade eben
web-cup-needs-two = Zum Beginnen braucht es zwei: Melde dich an und verschicke den Link.
web-cup-nobody = Noch niemand
web-cups-none = Hier ist noch kein Turnier angekündigt.
web-cups-how = Ein Turnier hat Runden: Alle spielen je Runde eine Partie, der Stand entscheidet, wer als Nächstes auf wen trifft, und Bots füllen freie Plätze. Eröffne dein eigenes:
web-cups-people = { $n ->
    [0] noch nimmt niemand teil
    [one] { $n } nimmt teil
   *[other] { $n } nehmen teil
 }
web-cups-won = Gewonnen von { $names }
web-cup-public = Für alle sichtbar
web-cup-public-why = Alle hier finden es in der Liste der Turniere und können ohne Link teilnehmen.

# Several people around one device.
web-who-plays = Wer spielt?
web-here = jemand an diesem Gerät
web-here-name = Name für Platz { $n }
web-here-why = Ihr gebt das Gerät weiter. Sobald jemand etwas zu verbergen hat, fällt zwischen den Zügen ein Vorhang.
web-pass-now = { $name } ist dran.
web-pass-on = Gerät an { $name } weitergeben
web-curtain-title = { $name }, du bist dran
web-curtain-why = Nimm das Gerät. Was hinter dem Vorhang liegt, geht nur dich etwas an.
web-curtain-open = Ich bin { $name }: Vorhang auf

# Außerhalb der Seite: das Manifest der App, und was ohne Verbindung erscheint.
web-app-line = Vier Brettspiele, ein Tisch.
web-app-today = Die Partie des Tages
web-app-mine = Ich bin dran
web-offline-title = Du bist offline
web-offline-line = Deine Tische warten auf dem Server, und deine Plätze bleiben dir. Sobald du verbunden bist, geht es dort weiter, wo du aufgehört hast.
