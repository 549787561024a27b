# Gedruckte Seiten, auf Deutsch.

printing-short = Die Regeln in Kürze
printing-setup = Aufbau
printing-setup-for = { $n } Personen
printing-turn = Der Ablauf
printing-scoring = Wertung
printing-scores = Wertungsblatt
printing-name = Name
printing-total = Summe
printing-date = Datum
printing-pieces = Ersatzteile
printing-cards = Karten mit Rückseiten
printing-map = Spielplan
printing-players = { $least } bis { $most } Personen
printing-minutes = { $n } Minuten
printing-size = Bei einer Druckgröße von 100 % ist diese Linie 50 mm lang.
printing-ours = Tepui, eine inoffizielle Ausgabe in eigenen Worten und Zeichnungen. Die Nummern sind die der Regelseite.
printing-part = Teil { $n } von { $of }
printing-no-typst = Diese Seite ist noch nicht erstellt. In einer Kopie der Quellen erstellt sie „make client“, anderswo dieser Befehl nach pip install "tepui[print]".
printing-none = Hier gibt es keine Seiten von { $title } zum Drucken. Der Befehl „tepui print“ erstellt sie.
printing-no-art = Die Zeichnungen der Teile fehlen: Bau zuerst den Browser-Client (make client).
printing-no-pages = { $title } hat keine Seiten zum Drucken: Es gibt sie für Spiele mit einem Wertungsblock (pad.py).
printing-unknown = { $title } hat keine Seite „{ $what }“. Es gibt: { $known }.
printing-paper = Dafür gibt es kein Papier „{ $paper }“. Es gibt: { $known }.
