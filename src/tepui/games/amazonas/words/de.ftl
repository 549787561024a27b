# Amazonas, auf Deutsch. Arten stehen allein, wie der Titel ihres Plättchens. Die Lotsin trägt ein Paddel.

amazonas-tagline = Bau Hütten an Flüssen und Waldpfaden, sammle seltene Arten und erfülle deinen geheimen Auftrag.
amazonas-motto = Hütten, Flüsse und ein geheimer Auftrag.
amazonas-reconstructed = Der Spielplan ist unser eigener, denn vom veröffentlichten haben wir keine Bilder. Wenn du das Spiel besitzt, kannst du auf dessen Spielplan spielen.

## Namen

amazonas-name-orchid = Orchidee
amazonas-name-fish = Fisch
amazonas-name-butterfly = Schmetterling
amazonas-name-parrot = Papagei
amazonas-name-reptile = Reptil
amazonas-name-card-0 = 0 (alle Arten)
amazonas-name-card-1 = 1 (Fisch)
amazonas-name-card-2 = 2 (Schmetterling)
amazonas-name-card-3 = 3 (Papagei)
amazonas-name-card-4 = 4 (Reptil)
amazonas-name-card-5 = 5 (Orchidee)
amazonas-name-card-6 = 6 (Lotsin)
amazonas-name-jaguar = Jaguar
amazonas-name-crocodile = Krokodil
amazonas-name-fire = Waldbrand
amazonas-name-theft = Diebstahl
amazonas-name-guide = Lotsin
amazonas-name-bonus-orchid = Bonus Orchidee
amazonas-name-bonus-fish = Bonus Fisch
amazonas-name-bonus-butterfly = Bonus Schmetterling
amazonas-name-bonus-parrot = Bonus Papagei
amazonas-name-bonus-reptile = Bonus Reptil
amazonas-name-water = Wasserweg
amazonas-name-land = Pfad

## Optionen

amazonas-option-missions = Aufträge
amazonas-option-missions-minus = ein verfehltes Dorf kostet 3 Punkte
amazonas-option-missions-plus = ein erreichtes Dorf bringt 3 Punkte

## Enden

amazonas-ending-rounds = Die achtzehn Runden sind vorbei.
amazonas-ends-rounds = { $n ->
    [0] nur noch diese Runde
    [one] 1 Runde
   *[other] { $n } Runden
}

## Was geschah

amazonas-starts = Das Los bestimmt, wer zuerst baut: { $seat }.
amazonas-dealt = { $seat } bekommt Auftrag { $mission }: { $villages }.
amazonas-dealt-unseen = { $seat } bekommt einen Auftrag.
amazonas-kept = { $seat } behält Auftrag { $mission }: { $villages }.
amazonas-kept-unseen = { $seat } behält einen Auftrag.
amazonas-event-jaguar = Runde { $round } von { $rounds }. Jaguar: Die Pfade sind gesperrt.
amazonas-event-crocodile = Runde { $round } von { $rounds }. Krokodil: Die Wasserwege sind gesperrt.
amazonas-event-fire = Runde { $round } von { $rounds }. Waldbrand: Das Einkommen wird halbiert.
amazonas-event-theft = Runde { $round } von { $rounds }. Diebstahl: Ein Affe nimmt allen ein Silber für jedes Plättchen ihrer größten Sammlung.
amazonas-event-guide = Runde { $round } von { $rounds }. Lotsin: Jemand darf sie statt des Einkommens nehmen.
amazonas-event-bonus = Runde { $round } von { $rounds }. Bonus: ein Silber mehr für jedes Plättchen der Art { $species }.
amazonas-laid = { $seat } legt Einkommenskarte { $card } verdeckt aus.
amazonas-laid-unseen = { $seat } legt eine Einkommenskarte verdeckt aus.
amazonas-changed = { $seat } wechselt zu Einkommenskarte { $card }.
amazonas-played = { $seat } spielt Einkommenskarte { $card } mit Wert { $value }.
amazonas-income = { $seat } nimmt { $silver } Silber.
amazonas-income-halved = { $silver ->
    [0] { $seat } geht wegen des Waldbrands leer aus.
   *[other] { $seat } nimmt { $silver } Silber, wegen des Waldbrands nur das halbe Einkommen.
}
amazonas-income-bonus = { $seat } nimmt { $silver } Silber, mit Bonus.
amazonas-robbed = { $seat } verliert { $silver } Silber an den Affen.
amazonas-safe = { $event }: Die Lotsin schützt { $seat }.
amazonas-offered = { $seat } darf statt des Einkommens die Lotsin nehmen.
amazonas-took-coins = { $seat } lässt die Lotsin weiterziehen.
amazonas-took-guide = { $seat } nimmt die Lotsin. Von nun an zählt sie als Plättchen der Art { $species }.
amazonas-built = { $seat } baut in { $village } für { $gold } Gold und nimmt ein Plättchen: { $species }.
amazonas-token = { $seat } hat alle fünf Arten und nimmt die Bonusmarke mit { $points } Punkten.
amazonas-placed = { $seat } setzt eine neutrale Hütte in { $village }.
amazonas-done = { $seat } beendet den Zug.
amazonas-guide-leaves = Niemand hat die Lotsin genommen, und sie zieht für immer weiter.
amazonas-cards-return = Alle sieben Einkommenskarten sind gespielt und kommen zurück auf die Hand.
amazonas-mission-minus = { $seat } zeigt Auftrag { $mission } ({ $villages }): { $missed ->
    [0] kein Dorf
    [one] { $missed } Dorf
   *[other] { $missed } Dörfer
} verfehlt.
amazonas-mission-plus = { $seat } zeigt Auftrag { $mission } ({ $villages }): { $built ->
    [0] kein Dorf
    [one] { $built } Dorf
   *[other] { $built } Dörfer
} erreicht.

## Was ein Zug täte

amazonas-verb-keep = Einen Auftrag behalten
amazonas-verb-income = Einkommenskarte legen
amazonas-verb-coins = Einkommen nehmen
amazonas-verb-guide = Die Lotsin nehmen
amazonas-verb-build = Bauen
amazonas-verb-neutral = Neutrale Hütte setzen
amazonas-verb-done = Den Zug beenden
amazonas-would-keep = Auftrag { $mission } behalten: { $villages }.
amazonas-would-lay = Einkommenskarte { $card } legen, jetzt mit Wert { $value }.
amazonas-would-change = Zu Einkommenskarte { $card } wechseln, jetzt mit Wert { $value }.
amazonas-would-take-coins = Das Einkommen nehmen: { $silver } Silber.
amazonas-would-guide = Statt des Einkommens die Lotsin nehmen: dein { $tiles }. Plättchen der Art { $species }.
amazonas-would-build = In { $village } für { $gold } Gold bauen: dein { $tiles }. Plättchen der Art { $species }.
amazonas-would-build-goal = In { $village }, einem Dorf deines Auftrags, für { $gold } Gold bauen: dein { $tiles }. Plättchen der Art { $species }.
amazonas-would-complete = In { $village } für { $gold } Gold bauen: { $species } ist die fünfte Art und bringt die Bonusmarke mit { $points } Punkten.
amazonas-would-place = Eine neutrale Hütte in { $village } setzen, auf den Bauplatz für { $gold } Gold.
amazonas-would-end = Den Zug beenden.

## Warum nicht

amazonas-not-your-mission = Auftrag { $mission } hast du nicht bekommen. Behalte einen von deinen beiden.
amazonas-must-keep = Wähle zuerst, welchen deiner beiden Aufträge du behältst.
amazonas-must-lay = Alle legen jetzt eine Einkommenskarte aus: Wähle deine.
amazonas-card-is-out = Einkommenskarte { $card } hast du schon gespielt. Sie kommt zurück, wenn alle sieben gespielt sind.
amazonas-card-is-laid = Einkommenskarte { $card } liegt schon vor dir: Wähle eine andere oder lass sie liegen.
amazonas-not-owned = Du hast kein Plättchen der Art { $species }, aber eine Lotsin kommt immer zu einer Art, die du hast.
amazonas-must-answer = Eine Lotsin ist da: Nimm zuerst dein Einkommen oder stattdessen die Lotsin.
amazonas-must-build-first = Die Partie beginnt mit einer Hütte in einem Dorf deiner Wahl.
amazonas-no-such-village = Ein solches Dorf gibt es nicht, denn der Spielplan hat nur { $villages }.
amazonas-no-guide-here = Gerade wartet keine Lotsin auf deine Antwort: Bau eine Hütte oder beende deinen Zug.
amazonas-must-build-or-end = Du bist mit dem Bauen dran: Bau eine Hütte oder beende deinen Zug.
amazonas-has-hut = In { $village } hast du schon eine Hütte.
amazonas-no-hut-left = Du hast alle zwölf Hütten gebaut.
amazonas-not-linked = { $village } ist nicht direkt mit einem Dorf verbunden, in dem du eine Hütte hast.
amazonas-closed-by-jaguar = Nach { $village } führt dich nur ein Pfad, und der Jaguar sperrt alle Pfade.
amazonas-closed-by-crocodile = Nach { $village } führt dich nur ein Wasserweg, und das Krokodil sperrt alle Wasserwege.
amazonas-too-dear = Der freie Bauplatz in { $village } kostet { $price } Gold; du hast { $gold } Gold und { $silver } Silber.
amazonas-no-site = In { $village } ist kein Bauplatz frei.
amazonas-no-neutral-huts = Neutrale Hütten gibt es nur im Spiel zu zweit.
amazonas-placed-already = Du hast in diesem Zug schon eine neutrale Hütte gesetzt.
amazonas-no-neutral-left = Du hast alle sechs neutralen Hütten gesetzt.
amazonas-has-neutral = In { $village } steht schon eine neutrale Hütte.
amazonas-last-site = Eine neutrale Hütte darf den letzten freien Bauplatz in { $village } nicht nehmen.

## Der Tisch

amazonas-table = { $round ->
    [0] Vor der ersten Runde.
   *[other] Runde { $round } von { $rounds }. Ereignis: { $event }.
} Ereignisse, die noch kommen: { $left }.
amazonas-table-tokens = Übrige Bonusmarken: { $tokens }
amazonas-table-order = Reihenfolge: { $order }
amazonas-table-village = { $village }: { $species }; Bauplätze: { $sites }; über Wasser: { $water }; auf dem Pfad: { $land }
amazonas-table-neutral = neutral
amazonas-table-seat = { $seat }: Punkte { $points }, Gold { $gold }, Silber { $silver }, übrige Hütten { $huts }
amazonas-table-tiles = Plättchen: { $tiles }; davon Lotsinnen: { $guides }; Bonusmarke: { $token ->
    [0] -
   *[other] { $token }
}
amazonas-table-hand = Übrige Einkommenskarten: { $cards }
amazonas-table-neutral-huts = Übrige neutrale Hütten: { $huts }
amazonas-table-card = Letzte Einkommenskarte: { $card }, Wert { $value }
amazonas-table-laid = Verdeckt ausgelegt: { $card }
amazonas-table-ready = Hat gewählt.
amazonas-table-mission = Auftrag { $mission }: { $villages }
amazonas-table-rejected = Abgelehnter Auftrag { $mission }: { $villages }

## Notation

amazonas-bad-phrase = „{ $phrase }“ ist hier kein Zug. Schreib „income 3“, „build Rosaria“, „done“, „coins“ oder „guide fish“, zu zweit auch „keep C“ und „neutral Rosaria“.
amazonas-near-village = Es gibt kein Dorf „{ $village }“. Meintest du „{ $near }“?
amazonas-no-village = Es gibt kein Dorf „{ $village }“. Es gibt: { $villages }.
amazonas-no-species = Es gibt keine Art „{ $species }“. Es gibt: { $known }.
amazonas-no-mission = Es gibt keinen Auftrag „{ $mission }“, nur A bis { $last }.
amazonas-no-card = Es gibt keine Einkommenskarte „{ $card }“, nur 0 bis { $most }.
amazonas-no-seat = Es gibt keinen Platz „{ $seat }“, denn in geschriebenen Zügen heißen die Plätze 0 bis { $most }.

## Spielpläne

amazonas-board-long = Die Datei eines Spielplans darf höchstens { $most } Zeichen haben.
amazonas-board-json = Der Spielplan ist kein gültiges JSON, siehe Zeile { $line }.
amazonas-board-shape = Dem Spielplan fehlt etwas: „{ $where }“ muss { $wanted } sein.
amazonas-board-number = „{ $where }“ muss eine ganze Zahl sein, nicht { $found }.
amazonas-board-name = { $name } kann kein Name sein: vorn ein Buchstabe, höchstens { $most } Zeichen, kein Komma.
amazonas-board-villages = Ein Spielplan hat { $least } bis { $most } Dörfer, nicht { $found }.
amazonas-board-name-twice = { $village } und { $other } heißen gleich: Gib jedem Dorf seinen eigenen Namen.
amazonas-board-species = Eine Art { $found } gibt es nicht ({ $village }). Es gibt: { $known }.
amazonas-board-sites = { $village } hat { $found } Bauplätze, möglich sind aber nur 1 bis { $most }.
amazonas-board-price = { $village } hat die Preise { $prices }, aber ein Bauplatz kostet 2 bis 5 Gold.
amazonas-board-first-price = Der erste Bauplatz von { $village } kostet { $price } Gold, muss aber 2 oder 3 kosten.
amazonas-board-rising = { $village } hat die Preise { $prices }, aber jeder Bauplatz muss mehr kosten als der vorige.
amazonas-board-species-sites = { $species } hat { $sites } Bauplätze auf dem Spielplan. Höchstens { $most } sind möglich, denn mehr Plättchen gibt es nicht.
amazonas-board-off-map = { $village } liegt außerhalb des Spielplans, der { $wide } mal { $high } misst.
amazonas-board-size = Der Spielplan misst { $wide } mal { $high }, aber jede Seite muss { $least } bis { $most } messen.
amazonas-board-points = Die Linien des Spielplans haben { $found } Punkte, aber höchstens { $most } sind möglich.
amazonas-board-width = { $where } ist { $found } breit, möglich ist aber nur eine Breite von 0 bis { $most }.
amazonas-board-rivers = Ein Spielplan hat höchstens { $most } Flüsse, nicht { $found }.
amazonas-board-unknown = { $where } nennt das Dorf { $village }, das nicht auf dem Spielplan ist.
amazonas-board-kind = { $where } ist von der Sorte { $found }, muss aber { $known } sein.
amazonas-board-loop = Eine Verbindung führt von { $village } zu sich selbst.
amazonas-board-link-twice = { $village } und { $other } sind zweimal auf dieselbe Art verbunden ({ $by }).
amazonas-board-few-links = { $village } hat zu wenige Verbindungen ({ $found }), denn ein Dorf braucht mindestens zwei.
amazonas-board-split = Von { $other } kommt man nicht nach { $village }, weder über Wasser noch auf Pfaden.
amazonas-board-missions = Ein Spielplan hat { $wanted } Aufträge, nicht { $found }.
amazonas-board-mission-size = { $where } muss { $wanted } Dörfer nennen.
amazonas-board-mission-repeats = { $where } nennt { $village } zweimal.
amazonas-board-tie-rows = Es braucht { $wanted } Reihen von Stichzahlen, nicht { $found }.
amazonas-board-tie-row = { $where } muss { $wanted } Stichzahlen haben, eine für jede Einkommenskarte.
amazonas-board-tie-number = { $where }: Eine Stichzahl muss 1 bis { $most } sein, nicht { $found }.
amazonas-board-tie-twice = Die Stichzahl { $number } kommt zweimal vor, aber alle 28 müssen verschieden sein.

## Der Wertungsblock

amazonas-sheet-species = { $tile }
amazonas-sheet-tiles = { $n } Plättchen
amazonas-sheet-alone = Allein die meisten Plättchen
amazonas-sheet-token = Bonusmarke
amazonas-sheet-reached = Auftrag: erreichte Dörfer
amazonas-sheet-missed = Auftrag: verfehlte Dörfer
amazonas-sheet-of = { $n } von { $goals }
amazonas-sheet-tie-tiles = Plättchen bei Gleichstand
amazonas-sheet-tie-money = Geld bei Gleichstand, in Silber

## Was ein Zug tut, für den Trainer: die Fortsetzung des Zuges

amazonas-fact-goal = baut in einem Dorf deines Auftrags, das { $points } Punkte wert ist
amazonas-fact-towards = { $n ->
    [one] bringt dich neben ein Dorf deines Auftrags ({ $village })
   *[other] bringt dich neben { $n } Dörfer deines Auftrags ({ $village })
}
amazonas-fact-cheap = kostet nur { $gold } Gold
amazonas-fact-dear = kostet { $gold } Gold
amazonas-fact-token = bringt dir die letzte der fünf Arten und damit die Bonusmarke mit { $points } Punkten
amazonas-fact-new = bringt dir eine neue Art, die { $owned }. von fünf
amazonas-fact-set = bringt das dritte Plättchen einer Art, die damit { $points } Punkte wert ist
amazonas-fact-more = bringt einen Punkt mehr bei einer Art, die schon zählt
amazonas-fact-blocks-self = macht { $village }, ein Dorf deines eigenen Auftrags, teurer
amazonas-fact-hinders = macht ein Dorf teurer, in dem { $other } als Nächstes bauen könnte
amazonas-fact-hinders-self = macht ein Dorf teurer, in dem du selbst als Nächstes bauen könntest
amazonas-fact-protects = schützt dich vor dem Ereignis dieser Runde ({ $event })
amazonas-fact-burns = kostet dich { $lost } Silber, weil Karte { $card } bei Waldbrand nur die Hälfte bringt
amazonas-fact-cheap-fire = legt nur Karte { $card } mit Wert { $value } in einer Runde, in der das Einkommen halbiert wird
amazonas-fact-highest = legt den höchsten Wert auf deiner Hand ({ $value }), für mehr Silber und einen früheren Zug
amazonas-fact-guide-first = legt den höchsten Wert auf deiner Hand ({ $value }), um zuerst an die Lotsin zu kommen
amazonas-fact-next-highest = spart Karte 6 auf und legt den höchsten Wert unter den übrigen Karten ({ $value })
amazonas-fact-guide = nimmt die Lotsin, ein Plättchen für immer, das auch Karte 6 um eins wertvoller macht
amazonas-fact-wastes-guide = legt Karte 6 in einer Runde ohne Gefahr, obwohl noch Gefahren kommen
amazonas-fact-misses = lässt { $village } aus deinem Auftrag unbebaut, obwohl dein Geld dafür reicht ({ $gold } Gold)
amazonas-fact-saves = spart { $gold } Gold für { $village } aus deinem Auftrag
amazonas-fact-lead = bringt dir nach jetzigem Stand den Punkt dafür, dass du allein die meisten Plättchen einer Art hast
amazonas-fact-joined = behält einen Auftrag, dessen Dörfer sich mit { $huts } Hütten verbinden lassen ({ $fewer ->
    [one] einer weniger
   *[other] { $fewer } weniger
} als beim anderen)
amazonas-fact-mission-gold = behält einen Auftrag, dessen Hütten jetzt zusammen { $gold } Gold kosten ({ $less } weniger als beim anderen)
amazonas-fact-affords = bringt das Geld für { $village } aus deinem Auftrag ({ $gold } Gold)
amazonas-fact-brings = bringt { $silver } Silber mehr
amazonas-fact-before = kommt noch vor der gleich hohen Karte { $card } von { $other } an die Reihe
amazonas-fact-raises = macht Karte { $card }, die du noch auf der Hand hast, um eins wertvoller
amazonas-fact-nearer = bringt dich näher an { $village } aus deinem Auftrag (jetzt { $huts ->
    [one] eine Hütte
   *[other] { $huts } Hütten
} entfernt)
amazonas-fact-last-site = nimmt den letzten Bauplatz eines Dorfes, in dem { $other } als Nächstes bauen könnte
amazonas-fact-opens-cheap = öffnet den Weg zu { $count ->
    [one] einem Dorf, in dem
   *[other] { $count } Dörfern, in denen
} du für { $gold } Gold bauen kannst
amazonas-fact-opens = öffnet den Weg zu { $count ->
    [one] einem Dorf
   *[other] { $count } Dörfern
}

## Arten von Entscheidungen

amazonas-kind-goal = in einem Dorf des eigenen Auftrags bauen
amazonas-kind-towards = neben einem Dorf des eigenen Auftrags bauen
amazonas-kind-cheap = dort bauen, wo es billig ist
amazonas-kind-dear = dort bauen, wo es teuer ist
amazonas-kind-token = alle fünf Arten zusammenbekommen, für die Bonusmarke
amazonas-kind-new = ein Plättchen einer Art nehmen, die noch fehlt
amazonas-kind-set = das dritte Plättchen einer Art nehmen
amazonas-kind-more = bei einer Art weitersammeln, die schon zählt
amazonas-kind-blocks-self = ein Dorf des eigenen Auftrags teurer machen
amazonas-kind-hinders = ein Dorf für andere teurer machen
amazonas-kind-hinders-self = ein Dorf für sich selbst teurer machen
amazonas-kind-protects = die Karte legen, die vor dem Ereignis der Runde schützt
amazonas-kind-burns = eine wertvolle Karte bei Waldbrand legen
amazonas-kind-cheap-fire = eine kleine Karte legen, wenn das Einkommen halbiert wird
amazonas-kind-highest = den höchsten Wert auf der Hand legen
amazonas-kind-guide-first = für die Lotsin den höchsten Wert auf der Hand legen
amazonas-kind-next-highest = Karte 6 aufsparen und den höchsten Wert unter den übrigen legen
amazonas-kind-guide = die Lotsin nehmen
amazonas-kind-wastes-guide = Karte 6 in einer Runde ohne Gefahr legen
amazonas-kind-misses = ein bezahlbares Dorf des eigenen Auftrags auslassen
amazonas-kind-saves = für ein Dorf des eigenen Auftrags sparen
amazonas-kind-lead = allein die meisten Plättchen einer Art haben
amazonas-kind-joined = den Auftrag behalten, dessen Dörfer sich mit weniger Hütten verbinden lassen
amazonas-kind-mission-gold = den Auftrag behalten, dessen Hütten weniger kosten
amazonas-kind-affords = die Karte legen, die ein Dorf des eigenen Auftrags bezahlt
amazonas-kind-brings = die Karte legen, die mehr Silber bringt
amazonas-kind-before = unter gleich hohen Karten die legen, die zuerst an die Reihe kommt
amazonas-kind-raises = eine Karte auf der Hand wertvoller machen
amazonas-kind-nearer = einem Dorf des eigenen Auftrags näher kommen
amazonas-kind-last-site = jemandem den letzten Bauplatz wegnehmen
amazonas-kind-opens-cheap = den Weg zu billigen Dörfern öffnen
amazonas-kind-opens = den Weg zu weiteren Dörfern öffnen

## Für den Bericht

amazonas-trait-tiles = Plättchen: { $species }
amazonas-trait-sets = Sammlungen ab drei Plättchen
amazonas-trait-most = Plättchen der größten Sammlung
amazonas-trait-guides = Lotsinnen genommen
amazonas-trait-huts = Gebaute Hütten
amazonas-trait-money = Übriges Gold
amazonas-trait-token = Bonusmarke
amazonas-trait-mission = Erreichte Dörfer des Auftrags
amazonas-trait-reached = Erreichbare Dörfer: { $way }
## Der Tisch im Browser

amazonas-web-map = Spielplan { $name }
amazonas-web-whole-map = Der ganze Spielplan
amazonas-web-closer = Vergrößern
amazonas-web-farther = Verkleinern
amazonas-web-village = { $village }, { $species }.
amazonas-web-site-free = Ein Bauplatz für { $gold } Gold.
amazonas-web-site-hut = Hütte von { $name }.
amazonas-web-site-neutral = Neutrale Hütte.
amazonas-web-goal = Dorf deines Auftrags.
amazonas-web-goal-reached = Dorf des Auftrags, erreicht.
amazonas-web-by-water = Über Wasser.
amazonas-web-by-land = Auf dem Pfad.
amazonas-web-by-both = Über Wasser oder auf dem Pfad.
amazonas-web-event = Ereignis der Runde
amazonas-web-round = Runde { $round } von { $rounds }
amazonas-web-events-left = { $n ->
    [0] die letzte
   *[other] noch { $n }
}
amazonas-web-no-event = Vor der Reise
amazonas-web-jaguar = Alle Pfade sind in dieser Runde gesperrt.
amazonas-web-crocodile = Alle Wasserwege sind in dieser Runde gesperrt.
amazonas-web-fire = Jedes Einkommen wird halbiert.
amazonas-web-theft = Der Affe nimmt ein Silber für jedes Plättchen deiner größten Sammlung.
amazonas-web-bonus = Ein Silber mehr für jedes Plättchen der Art { $species }.
amazonas-web-guide = Nimm die Lotsin statt deines Einkommens. Das kann nur eine Person.
amazonas-web-safe = Deine Karte 6 schützt dich.
amazonas-web-no-harm = Du verlierst nichts.
amazonas-web-cut-off = Für dich nicht zu erreichen: { $villages }.
amazonas-web-fire-me = { $silver ->
    [0] Du gehst leer aus.
   *[other] Du bekommst { $silver } Silber.
}
amazonas-web-theft-me = Du verlierst bis zu { $silver } Silber ({ $species }).
amazonas-web-bonus-me =
    { $silver ->
        [0] Du bekommst nichts dazu.
       *[other] Du bekommst { $silver } Silber mehr.
    }
amazonas-web-guide-gone = Die Lotsin ist schon vergeben.
amazonas-web-mission = Dein Auftrag
amazonas-web-mission-of = Auftrag von { $name }
amazonas-web-keep = Behalten
amazonas-web-purse = Beutel
amazonas-web-gold = Gold
amazonas-web-silver = Silber
amazonas-web-hand = Deine Einkommenskarten
amazonas-web-card = Einkommenskarte { $card }.
amazonas-web-card-out = Schon gespielt: vorerst nicht verfügbar.
amazonas-web-card-worth = Wert { $value }, damit kommst du wahrscheinlich als { $place }. dran.
amazonas-web-card-laid = Sie liegt verdeckt vor dir.
amazonas-web-brings = bringt { $silver }
amazonas-web-stolen = { $silver } gestohlen
amazonas-web-overlay = Was ich erreichen und bezahlen kann und was meinem Auftrag fehlt
amazonas-web-reach-pays = baubar
amazonas-web-reach-dear = zu teuer
amazonas-web-reach-lacks = Auftrag
amazonas-web-likely = wohl als { $place }.
amazonas-web-counts-0 = meiste Plättchen
amazonas-web-counts-1 = + Plätt­chen
amazonas-web-counts-6 = + Lotsinnen, schützt
amazonas-web-order = Reihenfolge in dieser Runde
amazonas-web-value = Wert
amazonas-web-ready = Hat gewählt
amazonas-web-with-guide = mit einer Lotsin
amazonas-web-huts-left = Hütten übrig
amazonas-web-neutral-left = neutrale Hütten übrig
amazonas-web-bonus-token = Bonusmarke
amazonas-web-tokens-left = Bonusmarken übrig
amazonas-web-look-closer = { $name }: genauer ansehen
amazonas-web-score-now = Wenn jetzt Schluss wäre
amazonas-web-sum = Punkte
amazonas-web-cards-left = Einkommenskarten auf der Hand
amazonas-web-worth = Wert { $value }
amazonas-web-left = { $gold } Gold, { $silver } Silber, Hütten übrig: { $huts }.
amazonas-web-keep-one = Behalte einen deiner zwei Aufträge.
amazonas-web-keep-why = Beide sind auf dem Spielplan markiert. Nur du siehst sie.
amazonas-web-kept = Du behältst Auftrag { $mission }.
amazonas-web-kept-why = Du kannst wechseln, bis beide gewählt haben.
amazonas-web-first = Bau deine erste Hütte.
amazonas-web-first-why = In einem der markierten Dörfer. Du hast 3 Gold.
amazonas-web-lay = Leg eine Einkommenskarte.
amazonas-web-lay-why = Ihr Wert ist dein Silber, und der höchste Wert ist zuerst dran.
amazonas-web-laid = Karte { $card } liegt verdeckt.
amazonas-web-laid-why = Du kannst sie wechseln, bis alle gelegt haben.
amazonas-web-offer = Einkommen oder Lotsin?
amazonas-web-offer-why = Die Lotsin zählt für immer als Plättchen der gewählten Art.
amazonas-web-build = Du bist mit dem Bauen dran.
amazonas-web-reachable =
    { $n ->
        [one] Du kannst in { $n } Dorf bauen.
       *[other] Du kannst in { $n } Dörfern bauen.
    }
amazonas-web-nothing-reachable = In Reichweite ist nichts, das du bezahlen kannst.
amazonas-web-nothing-reachable-why = Beende deinen Zug. Dein Geld bleibt dir.
amazonas-web-build-here = Hier bauen
amazonas-web-place = Setz eine neutrale Hütte.
amazonas-web-place-why = Sie kostet nichts, bringt kein Plättchen und nimmt den billigsten Bauplatz.
amazonas-web-coins = { $silver } Silber
amazonas-web-neutral = Neutral
amazonas-web-end-turn = Zug beenden
amazonas-web-ways = Verbindungen: { $ways }.
amazonas-web-way-water = über Wasser nach { $village }
amazonas-web-way-land = auf dem Pfad nach { $village }
amazonas-web-way-closed = nach { $village }, vom Ereignis gesperrt
amazonas-web-tour-map = Der Spielplan: Jedes Dorf hat eine Art und Bauplätze mit Preisen in Gold. Wenn du bauen darfst, sind die Dörfer in Reichweite markiert, und du siehst, ob du über Wasser oder auf dem Pfad hinkommst.
amazonas-web-tour-event = Jede der 18 Runden beginnt mit einem Ereignis. Hier steht, was es bewirkt und was es für dich bedeutet.
amazonas-web-tour-income = Dann legen alle geheim eine Einkommenskarte. Ihr Wert ist dein Silber, und der höchste Wert ist zuerst dran. Eine gespielte Karte fehlt, bis alle sieben gespielt sind.
amazonas-web-tour-seats = Sammlungen, Hütten und Geld von allen. Drei oder mehr Plättchen einer Art bringen Punkte. Wähle jemanden aus, um die Rechnung zu sehen.
amazonas-web-tour-mission = Dein geheimer Auftrag: vier Dörfer, mit einem Stern markiert. Jedes ohne deine Hütte kostet am Ende 3 Punkte.
amazonas-web-tour-prompt = Diese Zeile sagt dir, was du tun kannst. Wenn du etwas wählst, das nicht markiert ist, sagt sie, warum es nicht geht.

# Die Lektion

amazonas-lesson-chapter-goal = Das Ziel
amazonas-lesson-chapter-turn = Eine Runde
amazonas-lesson-chapter-twist = Diebstahl und Raubtiere
amazonas-lesson-chapter-end = Das Ende
amazonas-lesson-other = Das ist erlaubt, aber hier geht die Lektion nur mit dem verlangten Zug weiter.
amazonas-lesson-goal = Ihr erforscht die Natur am großen Strom. Jede Hütte bringt dir ein Plättchen der Art, die in ihrem Dorf lebt. Am Ende zählen drei oder mehr Plättchen einer Art je einen Punkt, ein oder zwei zählen nichts.
amazonas-lesson-mission = Dein geheimer Auftrag nennt vier Dörfer, mit einem Stern markiert: Rosaria, Porto Morro, Xibu und Palmar. Jedes ohne deine Hütte kostet 3 Punkte.
amazonas-lesson-first = Du hast 3 Gold und baust deine erste Hütte, wo du willst. Palmar gehört zu deinem Auftrag und kostet nur 2, also bau dort.
amazonas-lesson-first-palmar = Du darfst überall beginnen, aber Palmar hilft deinem Auftrag und ist billig.
amazonas-lesson-event = Ein Orchideen-Plättchen gehört dir. Jede der 18 Runden beginnt mit einem Ereignis. Dieses zahlt ein Silber mehr für jede Orchidee.
amazonas-lesson-income = Nun wählen alle geheim eine Einkommenskarte. Sie bringt ihre Zahl in Silber und 1 mehr für jedes deiner Plättchen ihrer Art. Karte 5 ist die Orchidee: 5 + 1, dazu 1 vom Ereignis. Leg sie.
amazonas-lesson-income-orchid = Das bringt weniger, denn bei Karte 5 zählen auch deine Orchidee und das Ereignis.
amazonas-lesson-build = Die höchste Karte ist zuerst dran: deine. Drei Silber sind ein Gold, du kannst also 3 zahlen. Du baust in einem Dorf, das mit einer deiner Hütten durch einen Pfad oder Wasserweg verbunden ist. Bau in Xibu, das gehört zu deinem Auftrag.
amazonas-lesson-build-xibu = Das ist in Reichweite, gehört aber nicht zu deinem Auftrag. Xibu schon.
amazonas-lesson-build-first = Du kannst eine Hütte bezahlen, und ein Dorf ist schnell voll. Bau zuerst.
amazonas-lesson-done = Ein Papagei! Du darfst in einem Zug mehrmals bauen, aber dein Beutel ist fast leer. Beende deinen Zug.
amazonas-lesson-save = Jetzt ist nichts mehr zu holen. Beende deinen Zug.
amazonas-lesson-theft = Ein Affe stiehlt! Nach dem Einkommen geben alle ein Silber zurück für jedes Plättchen der Art, von der sie am meisten haben.
amazonas-lesson-safe = Es gibt einen Ausweg: Karte 6, die Lotsin, schützt vor Diebstahl, Waldbrand und Raubtieren und ist 6 wert. Spiel sie.
amazonas-lesson-income-safe = Damit wirst du bestohlen. Karte 6 ist sicher und am meisten wert.
amazonas-lesson-butterfly = Der Affe hat dir nichts genommen, die anderen haben bezahlt. Mit 2 Gold erreichst du Yacaré: ein Schmetterling, deine dritte Art. Wer alle fünf hat, bekommt eine Bonusmarke: je früher, desto höher.
amazonas-lesson-build-yacare = Yacaré kostet 2, und du hast 2, also bau dort.
amazonas-lesson-done-again = Gespielte Karten kommen erst zurück, wenn alle sieben gespielt sind. Heb also die 6 für Diebstahl und Raubtiere auf. Halbiert ein Waldbrand das Einkommen, ist auch eine niedrige Karte gut genug. Beende deinen Zug.
amazonas-lesson-jaguar = Ein Jaguar: In dieser Runde sind die Pfade gesperrt. Das Krokodil sperrt die Wasserwege. Das Ereignis sagt immer, was es bewirkt.
amazonas-lesson-guide = Vier der Ereignisse bringen eine Lotsin. Wer zuerst am Zug ist, kann sie statt des Einkommens nehmen: für immer ein Plättchen mehr von einer Art. Nimm sie für die Art, von der du am meisten hast.
amazonas-lesson-end = So geht es 18 Runden lang. Springen wir in die sechzehnte.
amazonas-lesson-five = Dir fehlen eine Art und ein Dorf deines Auftrags. Porto Morro bringt beides, also bau dort.
amazonas-lesson-build-porto = Das gehört nicht zu deinem Auftrag. Porto Morro gehört dazu und zeigt deine fünfte Art.
amazonas-lesson-token = Alle fünf Arten: Du nimmst sofort die höchste Bonusmarke, die noch da ist, und ihre Punkte gehören dir. Springen wir ans Ende der letzten Runde.
amazonas-lesson-last = Deine Sammlung steht, und in allen vier Dörfern deines Auftrags hast du eine Hütte. Beende deinen letzten Zug.
amazonas-lesson-last-done = Nichts davon bringt noch einen Punkt. Beende deinen Zug.
amazonas-lesson-score = Arten ab drei Plättchen zählen, die Bonusmarke zählt, und dein Auftrag kostet dich nichts: 13 Punkte, du hast gewonnen!

## Der Wertungsblock am echten Tisch

amazonas-pad-tiles = Forschungsplättchen
amazonas-pad-guides-of = Lotsinnen, nach der Art, bei der sie liegen
amazonas-pad-guide = Lotsin: { $tile }
amazonas-pad-token = Bonusmarke { $n }
amazonas-pad-mission = Auftrag: Dörfer mit eigener Hütte
amazonas-pad-village = Dorf erreicht
amazonas-pad-money = Geld, bei Gleichstand
amazonas-pad-gold = Gold
amazonas-pad-silver = Silber
amazonas-pad-no-hut = Alle haben mindestens ein Plättchen, das der ersten Hütte. Hier fehlt also jemandem eines.
amazonas-pad-huts = Mit zwölf Hütten hat niemand mehr als zwölf Plättchen, Lotsinnen nicht mitgezählt.
amazonas-pad-guides = Es gibt vier Lotsinnen, und jede liegt bei einer Art, von der man ein Plättchen hat.
amazonas-pad-tokens = Wer alle fünf Arten besitzt, hat eine Bonusmarke, die höchste zuerst. Niemand sonst hat eine.
amazonas-pad-one-token = { $seat } kann nur eine Bonusmarke haben.
amazonas-pad-twelve = Von jeder Art gibt es nur zwölf Plättchen, mehr geht nicht ({ $tile }).
amazonas-pad-villages = So viele Plättchen brauchen mehr Dörfer, als der Spielplan hat.
amazonas-pad-reached = { $seat } hat mehr Dörfer des Auftrags erreicht, als Hütten da sind, denn jedes Plättchen außer den Lotsinnen ist eine Hütte.

## Am echten Tisch: der Aufbau, und was man fragt

amazonas-setup-board = Legt den Spielplan mit Dörfern, Wasserwegen und Pfaden aus.
amazonas-setup-tiles = Sortiert die Forschungsplättchen nach Arten neben dem Spielplan, { $n } von jeder.
amazonas-setup-tokens = Stapelt diese { $n } Bonusmarken, die höchste obenauf.
amazonas-setup-order = Legt die { $n } Karten für die Reihenfolge offen aus.
amazonas-setup-events = Mischt die { $n } Ereigniskarten verdeckt; legt die Lotsinnen und die Bank dazu.
amazonas-setup-huts = Alle nehmen die { $n } Hütten und die sieben Einkommenskarten, 0 bis 6, einer Farbe.
amazonas-setup-gold = Alle nehmen { $n } Gold aus der Bank.
amazonas-setup-missions = Teilt allen je eine Auftragskarte aus, die geheim bleibt; die übrigen kommen ungesehen zurück in die Schachtel.
amazonas-setup-missions-two = Teilt beiden je zwei Auftragskarten aus: Beide behalten eine geheim und legen die andere verdeckt ab.
amazonas-setup-neutral = Beide nehmen { $n } neutrale Hütten einer Farbe, die niemand spielt.
amazonas-setup-first = Lost aus, wer beginnt. Im Uhrzeigersinn setzen alle eine erste Hütte in ein beliebiges Dorf, zahlen den Preis und nehmen das Plättchen.
amazonas-ask-build = Wo darf ich bauen und wie viele Hütten?
amazonas-ask-cards = Welche Einkommenskarten darf ich spielen?
amazonas-ask-order = Wer ist in einer Runde zuerst dran?
amazonas-ask-value = Was ist meine Karte wert, und wovor schützt die 6?
amazonas-ask-income = Wie ändern Waldbrand, Bonus und Diebstahl mein Einkommen?
amazonas-ask-guide = Darf ich die Lotsin und mein Einkommen nehmen?
amazonas-ask-token = Wer nimmt eine Bonusmarke?
amazonas-ask-score = Was zählt am Ende?
amazonas-ask-neutral = Wohin darf ich eine neutrale Hütte setzen?

## Die Regeln in Kürze, zum Ausdrucken

amazonas-turn-event = Deckt ein Ereignis auf, das für die ganze Runde gilt.
amazonas-turn-card = Alle wählen geheim eine Einkommenskarte und decken zusammen auf. Wert: ihre Zahl + eigene Plättchen ihrer Art (0: + die meisten Plättchen einer Art; 6: + eigene Lotsinnen, und vor Schaden durch das Ereignis sicher).
amazonas-turn-order = Höchster Wert zuerst, bei Gleichstand die höhere Stichzahl. Wer dran ist, nimmt Einkommen und baut dann.
amazonas-turn-income = Einkommen: der Wert in Silber. Waldbrand: die Hälfte. Bonus: +1 je eigenes Plättchen dieser Art. Diebstahl: danach 1 je Plättchen der größten Sammlung zurück.
amazonas-turn-guide = Lotsin: Wer dran ist, darf sie statt des Einkommens nehmen und zu einer eigenen Art legen, solange sie noch da ist.
amazonas-turn-build = Bauen: eine Hütte in ein Dorf, das mit einer eigenen Hütte verbunden ist, auf den billigsten freien Bauplatz, nur eine je Dorf. Zahlt den Preis (3 Silber sind 1 Gold) und nehmt ein Plättchen. Beliebig oft. Jaguar sperrt Pfade, Krokodil Wasserwege.
amazonas-turn-token = Wer zum ersten Mal alle fünf Arten besitzt, nimmt die höchste verbliebene Bonusmarke.
amazonas-turn-back = Gespielte Karten bleiben draußen; nach Runde 7 und 14 kommen alle zurück.
amazonas-turn-end = Ende: nach 18 Runden.
amazonas-score-set = Jedes Plättchen einer Art mit mindestens { $n } Plättchen (Lotsinnen zählen)
amazonas-score-missed = Jedes Dorf des Auftrags ohne eigene Hütte
amazonas-score-ties = Gleichstand: die meisten Plättchen, dann das meiste Geld
amazonas-card-mission = Auftrag { $n }
amazonas-score-token = Bonusmarke, zu viert, zu dritt oder zu zweit

# What a puzzle is about.
amazonas-theme-goal = Dein Auftrag
amazonas-theme-set = Sammlungen
amazonas-theme-token = Bonusmarken
amazonas-theme-towards = Unterwegs zum Auftrag
amazonas-theme-new = Eine neue Art
amazonas-theme-protects = Schutz
amazonas-theme-highest = Zuerst an der Reihe
amazonas-theme-cheap = Sparsam bleiben
amazonas-theme-more = Mehr von derselben Art

## Figuren und Karten, die die Regeln zeichnen, wo sie zuerst genannt sind: alle Formen jedes Namens

amazonas-drawn-orchid = Orchidee
amazonas-drawn-fish = Fisch
amazonas-drawn-butterfly = Schmetterling
amazonas-drawn-parrot = Papagei
amazonas-drawn-reptile = Reptil
amazonas-drawn-jaguar = Jaguar
amazonas-drawn-crocodile = Krokodil|Krokodile
amazonas-drawn-fire = Waldbrand|Brand
amazonas-drawn-theft = Diebstahl
amazonas-drawn-guide = Lotsin|Lotsinnen
amazonas-drawn-hut = Hütte|Hütten
amazonas-drawn-gold = Gold
amazonas-drawn-silver = Silber
