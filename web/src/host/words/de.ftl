# Die Seite für Gastgeber, auf Deutsch.

host-title = Für den Gastgeber
host-leave = Abmelden
host-tab-now = Übersicht
host-tab-tables = Tische
host-tab-tournaments = Turniere
host-tab-people = Personen
host-tab-reports = Meldungen
host-tab-settings = Zugang und Einstellungen
host-tab-log = Chronik
host-count-sockets = verbunden
host-count-open = offene Tische
host-count-running = laufende Tische
host-count-people = Personen mit Konto
host-count-tournaments = laufende Turniere
host-count-reports = Meldungen
host-runs = Tepui { $version } mit { $database }, { $n ->
    [one] ein Prozess
   *[other] { $n } Prozesse
 }.
host-announce = Durchsage an alle Tische
host-announce-how = Um zehn starten wir neu, eure Partien gehen weiter.
host-announce-do = Durchsage machen
host-announce-end = Durchsage beenden
host-load = Last und Fehler
host-hours-1 = Eine Stunde
host-hours-24 = Ein Tag
host-hours-168 = Eine Woche
host-chart-sockets = Verbunden
host-chart-tables = Tische im Speicher
host-chart-events = Züge und andere Ereignisse
host-chart-milliseconds = Schreiben auf den Datenträger, in Millisekunden
host-chart-refused = Abgewiesen
host-chart-failures = Fehlgeschlagen
host-tables = Tische
host-tables-running = Laufend
host-tables-open = Offen
host-tables-past = Vergangen
host-status-open = offen
host-status-playing = läuft
host-status-paused = pausiert
host-status-over = beendet
host-status-closed = geschlossen
host-cup-open = Anmeldung offen
host-cup-running = läuft
host-cup-over = beendet
host-cup-rounds = { $n ->
    [one] eine Runde
   *[other] { $n } Runden
 }
host-cup-people = { $n ->
    [one] { $n } nimmt teil
   *[other] { $n } nehmen teil
 }
host-cup-end = Beenden
host-cup-rename = Umbenennen
host-cup-name = Neuer Name für { $name }
host-none = Hier ist nichts.
host-broken = { $n ->
    [one] Ein weiterer Tisch lässt sich nicht lesen. Den Grund zeigt: tepui host broken
   *[other] { $n } weitere Tische lassen sich nicht lesen. Den Grund zeigt: tepui host broken
 }
host-look = Öffnen
host-close = Schließen
host-mute = Stumm schalten
host-unmute = Stummschaltung aufheben
host-ban = Ausschließen
host-unban = Wieder hereinlassen
host-guest = Gast
host-more = Mehr
host-find = Nach Namen suchen
host-nameless = (ohne Namen)
host-seen = zuletzt gesehen { $time }
host-is-muted = stumm
host-is-banned = ausgeschlossen
host-is-member = Mitglied
host-member = Zum Mitglied machen
host-no-member = Mitgliedschaft beenden
host-warn = Ermahnen
host-warn-whom = { $name } ermahnen
host-warn-how = Die Person sieht das auf jeder Seite, bis sie bestätigt, dass sie es gelesen hat.
host-warn-no-more = Ermahnung zurücknehmen
host-no-reports = Niemand hat etwas gemeldet.
host-reports-who = { $by } meldet { $about }
host-done = Erledigt
host-door = Wer hereinkommt
host-door-open = Alle
host-door-open-why = Wer den Server findet, darf spielen.
host-door-link = Wer den Link hat
host-door-link-why = Ein Link für alle. Ein neuer nimmt allen den Zugang, die mit dem alten gekommen sind.
host-door-members = Mitglieder
host-door-members-why = Du lädst sie mit einem Code ein. Auf weiteren Geräten melden sie sich mit ihrem Konto an.
host-door-known = Alle mit Konto zu Mitgliedern machen
host-games = Partien
host-opening = Neue Partien dürfen beginnen
host-opening-why = Schalte das etwa vor einem Update aus. Dann gehen laufende Partien weiter, aber es beginnen keine neuen.
host-club = Ein Verein hinter einer IP-Adresse
host-club-why = Die Grenzen sind auf einen Haushalt zugeschnitten. Trag die IP-Adresse eures Vereins ein, dann können dort alle gleichzeitig spielen.
host-club-addresses = IP-Adressen oder Netze
host-club-people = Wie viele dort höchstens gleichzeitig spielen
host-club-rated = Partien unter ihnen zählen für die Rangliste
host-club-rated-why = Sonst zählen Ergebnisse zwischen Leuten am selben Internetanschluss nicht, so wie in einem Haushalt. Schalte das nur ein, wenn du weißt, wer dort spielt.
host-limits = Grenzen
host-limit-tables = Tische, offen oder laufend
host-limit-sockets_per_address = Verbindungen je IP-Adresse
host-limit-tables_per_hour = Eröffnete Tische je IP-Adresse und Stunde
host-limit-entries_per_hour = Turnieranmeldungen je IP-Adresse und Stunde
host-limit-people_per_hour = Neue Konten je IP-Adresse und Stunde
host-limit-sign_ins_per_minute = Anmeldeversuche je IP-Adresse und Minute
host-limit-requests_per_minute = Anfragen je IP-Adresse und Minute
host-limit-spectators = Publikum je Tisch
host-limit-chat_per_minute = Chatzeilen je Verbindung und Minute
host-save = Speichern
host-saved = Gespeichert. In wenigen Sekunden gilt es für alle Prozesse.
host-invite = Leute einladen
host-invite-label = Für wen
host-invite-uses = Wie viele Personen
host-invite-days = Tage
host-invite-make = Code erstellen
host-link-there = Es gibt einen Link. Er wurde nur einmal gezeigt, und ein neuer macht ihn ungültig.
host-link-none = Es gibt noch keinen Link.
host-link-new = Neuen Link erstellen
host-code = Code
host-code-left = { $n ->
    [one] für eine weitere Person
   *[other] für { $n } weitere Personen
 }
host-end = Widerrufen
host-passes = Wer Zugang hat
host-pass-link = mit dem Link
host-pass-code = mit einem Code
host-pass-member = als Mitglied
host-once = Das wird nur dieses eine Mal gezeigt. Schick den Code oder den Link weiter oder lass den Bildschirm abfotografieren.
host-did-come = hat diese Seite geöffnet
host-did-announce = hat eine Durchsage gemacht
host-did-settings = hat Einstellungen geändert
host-did-door = hat geändert, wer Zugang hat
host-did-new-link = hat einen neuen Link erstellt
host-did-invite = hat einen Code erstellt
host-did-end-code = hat einen Code widerrufen
host-did-end-pass = hat einem Browser den Zugang entzogen
host-did-close = hat einen Tisch geschlossen:
host-did-mute-seat = hat an einem Tisch einen Platz stumm geschaltet:
host-did-ban-seat = hat an einem Tisch einen Gast ausgeschlossen:
host-did-forget = hat an einem Tisch Name und Chat eines Platzes gelöscht:
host-did-warn = hat ermahnt:
host-did-mute = hat stumm geschaltet:
host-did-unmute = hat die Stummschaltung aufgehoben:
host-did-ban = hat ausgeschlossen:
host-did-unban = hat wieder hereingelassen:
host-did-member = hat zum Mitglied gemacht:
host-did-no-member = hat die Mitgliedschaft beendet:
host-did-delete = hat alle Daten gelöscht:
host-did-done = hat eine Meldung erledigt:
host-did-call = hat in einem Turnier jemanden umbenannt:
host-did-end-tournament = hat ein Turnier beendet:
