# Die Maschine, auf Deutsch: was an einem Spiel, einem Zug oder einem Protokoll falsch sein kann.

engine-seat = Platz { $number }
engine-unknown-game = Es gibt kein Spiel „{ $id }“. Es gibt: { $known }.
engine-bad-seats = { $title } ist für { $least } bis { $most } Plätze, nicht für { $seats }.
engine-unknown-option = { $title } hat keine Option „{ $option }“. Optionen: { $known }.
engine-bad-value = Option { $option } kann nicht „{ $value }“ sein: wähle { $choices }.
engine-unknown-rules = Diese Partie wurde nach Fassung { $version } der Regeln von { $title } begonnen; dieses Programm kennt 1 bis { $known }. Ein neueres Programm kann sie fortsetzen.
engine-empty-phrase = Ein Satz braucht mindestens einen Zug.
engine-game-over = Die Partie ist zu Ende: es sind keine Züge mehr möglich.
engine-not-by-chance = Der Zufall entscheidet das jetzt nicht: ein Platz ist am Zug, oder es gibt dieses Ergebnis nicht.
engine-not-by-clock = Die Uhr kann das jetzt nicht tun.
engine-no-such-seat = Es gibt keinen Platz { $seat }: die Plätze sind 0 bis { $most }.
engine-not-awaited = Platz { $seat } hat jetzt nichts zu entscheiden.
engine-cannot-undo = Es gibt nichts zurückzunehmen: ein Zug lässt sich nur zurücknehmen, solange seither nichts aufgedeckt, gezogen oder von anderen entschieden wurde.
engine-bad-commitment = Der Startwert ist nicht der versprochene: seine Festlegung ist nicht { $published }.
engine-unknown-fair = Diese Mischung folgt dem Verfahren „tepui fair { $found }“; dieses Programm kennt 1 bis { $known }. Ein neueres Programm kann sie prüfen.
engine-bad-seed = Ein Startwert hat { $wanted } Bytes; dieser hat { $bytes } und hätte sich durchprobieren lassen.
engine-number-of-nobody = Das Protokoll enthält eine Zahl oder ein Versprechen von Platz { $seat }, wo niemand saß, der sie hätte geben können.
engine-bad-promise = Die Zahl, die Platz { $seat } zum Mischen gegeben hat, fehlt oder ist nicht die versprochene: { $promise }.
engine-no-seed = Die Züge sind regelgerecht, aber das Protokoll hat weder Startwert noch Festlegung: der Zufall lässt sich nicht prüfen.
engine-not-fair = Der Zufall war nicht redlich bei Zug { $ply }: das Protokoll sagt „{ $found }“, der Startwert ergibt „{ $due }“.
engine-log-not-a-log = Das ist kein Tepui-Protokoll: seine erste Zeile hieße „{ $format }“.
engine-log-format = Dieses Protokoll ist als „{ $found }“ geschrieben; dieses Programm liest „{ $format }“. Ein neueres liest es vielleicht.
engine-log-cut = Das Protokoll ist abgeschnitten: die Schlusszeilen bis „digest“ fehlen. Nimm die ganze Datei.
engine-log-edited = Das Protokoll wurde nachträglich geändert: die Prüfsumme passt nicht. Nimm die ursprüngliche Datei.
engine-log-parts = Ein Protokoll hat drei Teile zwischen Leerzeilen (Kopf, Züge, Schluss); dieses hat { $found }.
engine-log-line = Zeile { $line } des Protokolls ist nicht lesbar: „{ $text }“.
engine-log-lacks = Dem Kopf des Protokolls fehlt die Zeile „{ $word }“.
engine-log-closing = Der Schluss des Protokolls ist nicht lesbar: „{ $text }“.
engine-log-viewer = Dieses Protokoll zeigt, was ein Betrachter ({ $viewer }) sah: man kann es lesen, aber nicht nachspielen. Nimm das ganze Protokoll der beendeten Partie.
engine-log-move = Zeile { $line } des Protokolls, „{ $text }“: { $why }
engine-log-result = Das Protokoll nennt „{ $stated }“, aber seine Züge ergeben „{ $found }“.
engine-log-unfinished = Das Protokoll nennt das Ende „{ $stated }“, aber nach dem letzten Zug ist die Partie nicht zu Ende.
engine-sheet-score = Punkte
engine-net-unreadable = Das Netz { $path } ist nicht lesbar ({ $why }): Es wird ohne weitergespielt.
engine-net-other = Das Netz { $path } wurde für andere Regeln oder Merkmale von { $game } trainiert: Es wird ohne weitergespielt.
engine-net-options = Das Netz von { $game } wurde nicht für die Option { $option } = { $value } trainiert: Es wird ohne weitergespielt.
