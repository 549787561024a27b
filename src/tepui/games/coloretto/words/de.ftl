# Coloretto Amazonas, auf Deutsch. Tiernamen stehen allein, wie der Titel ihrer Karte.

coloretto-tagline = Sammle seltene Tiere in vier Spalten, und schenke deinen Rivalen, was du nicht brauchst.

## Namen

coloretto-name-dolphin = Delfin
coloretto-name-ray = Rochen
coloretto-name-seahorse = Seepferdchen
coloretto-name-crab = Krabbe
coloretto-name-jellyfish = Qualle
coloretto-name-toucan = Tukan
coloretto-name-hummingbird = Kolibri
coloretto-name-heron = Reiher
coloretto-name-owl = Eule
coloretto-name-chameleon = Chamäleon
coloretto-name-toad = Kröte
coloretto-name-snake = Zweiköpfige Schlange
coloretto-name-anteater = Ameisenbär
coloretto-name-frog = Frosch
coloretto-name-rhinoceros = Gestreiftes Nashorn
coloretto-name-rabbit = Ohrenloses Kaninchen
coloretto-name-sloth = Faultier
coloretto-name-armadillo = Gürteltier
coloretto-name-blue = blaue Spalte
coloretto-name-violet = violette Spalte
coloretto-name-brown = braune Spalte
coloretto-name-green = grüne Spalte

## Enden

coloretto-ending-piles = Der letzte Stapel ist gelegt.
coloretto-ending-deck = Der Nachziehstapel ist leer.

## Was geschah

coloretto-dealt = { $seat } bekommt { $animal } ausgeteilt.
coloretto-dealt-unseen = { $seat } bekommt eine Karte ausgeteilt.
coloretto-starts = { $seat } beginnt, durch das Los.
coloretto-drew = { $seat } zieht { $animal }.
coloretto-drew-unseen = { $seat } zieht eine Karte.
coloretto-played = { $seat } spielt { $animal } in die { $colour }.
coloretto-gave = { $seat } schenkt { $animal } an { $other }.
coloretto-protected = { $seat } nimmt die Schutzkarte.
coloretto-accepted = { $seat } nimmt { $animal } in die { $colour } an.
coloretto-refused = { $seat } lehnt { $animal } ab und legt { $thrown } ab.
coloretto-clashed = Zweimal { $animal }: beide Karten kommen auf den Ablagestapel.
coloretto-completed = { $seat } vollendet die { $colour } und macht einen Stapel daraus.
coloretto-bonus = { $seat } ist damit zuerst fertig und nimmt den Bonus von { $points } Punkten.

## Was ein Zug täte

coloretto-would-lay = { $animal } spielen, in deine { $colour }.
coloretto-would-clash = { $animal } spielen: du hast das Tier schon, beide werden abgelegt.
coloretto-would-complete = { $animal } spielen: vollendet deine { $colour }.
coloretto-would-give = { $animal } an { $other } schenken.
coloretto-would-accept-lay = { $animal } annehmen, in deine { $colour }.
coloretto-would-accept-clash = { $animal } annehmen: du hast das Tier schon, beide werden abgelegt.
coloretto-would-accept-complete = { $animal } annehmen: vollendet deine { $colour }.
coloretto-would-refuse = { $animal } ablehnen: wird mit { $thrown } abgelegt.

## Warum nicht

coloretto-must-answer = Dir wurde { $animal } geschenkt: nimm an, oder lehne ab, wenn du darfst.
coloretto-no-gift = Niemand hat dir eine Karte geschenkt, es gibt nichts anzunehmen oder abzulehnen: spiele oder schenke eine Karte.
coloretto-not-in-hand = { $animal } ist nicht auf deiner Hand.
coloretto-nobody-there = Auf Platz { $place } sitzt niemand.
coloretto-give-to-self = Geschenkt wird einem anderen; in die eigene Spalte wird gespielt.
coloretto-is-protected = { $other } hat die Schutzkarte und darf keine Karte geschenkt bekommen.
coloretto-no-duplicate = Du hast { $animal } nicht in deiner Spalte und musst die Karte annehmen.
coloretto-not-neighbour = { $thrown } liegt nicht neben deiner Spalte ({ $colour }): lege eine Karte aus einer Nachbarspalte ab.
coloretto-not-there = { $thrown } liegt nicht in deiner Spalte.

## Notation

coloretto-bad-phrase = „{ $phrase }“ ist hier kein Zug. Schreibe „play toucan“, „give toucan to 1“, „accept“ oder „refuse toucan“.
coloretto-near-animal = Es gibt kein Tier „{ $animal }“. Meintest du „{ $near }“?
coloretto-no-animal = Es gibt kein Tier „{ $animal }“. Es gibt: { $animals }.
coloretto-no-seat = Es gibt keinen Platz „{ $seat }“: die Plätze sind 0 bis { $most }.

## Der Tisch im Terminal

coloretto-table =
    Nachziehstapel: { $deck ->
        [one] 1 Karte
       *[other] { $deck } Karten
    }. Ablagestapel: { $discards }.
coloretto-table-bonuses = Noch zu holende Bonuskarten: { $bonuses }.
coloretto-table-seat =
    { $seat }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } auf der Hand.
coloretto-table-column = - { $column }, { $count } von { $capacity }: { $animals }
coloretto-table-piles = - Stapel: { $piles }
coloretto-table-won = - Bonuskarten: { $bonuses }
coloretto-table-protected = - hat die Schutzkarte
coloretto-table-hand = Deine Hand: { $cards }.

## Für den Bericht

coloretto-trait-piles = Gelegte Stapel
coloretto-trait-bonuses = Bonuskarten
coloretto-trait-cards = Gelegte Karten: { $colour }
coloretto-trait-column = Stapel: { $colour }
coloretto-trait-animal = { $animal } liegt am Ende aus
