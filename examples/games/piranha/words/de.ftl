piranha-tagline = Wirf verdeckt ein Netz aus. Das beste fängt den Fisch, das schlechteste den Piranha.
piranha-ending-nets = Alle Netze sind ausgeworfen.

piranha-name-tetra = Tetra
piranha-name-molly = Molly
piranha-name-guppy = Guppy
piranha-name-pacu = Pacu
piranha-name-oscar = Oskar
piranha-name-arowana = Arowana
piranha-name-arapaima = Arapaima
piranha-name-piranha = Piranha

# Was geschah
piranha-turned-up = Der Fluss bringt: { $catch }.
piranha-cast = { $seat } wirft ein Netz aus.
piranha-changed = { $seat } wechselt das Netz.
piranha-shown = { $seat } zeigt eine { $net }.
piranha-took = { $seat } fängt: { $catch }.
piranha-escaped = Die Netze verheddern sich, und der Fang entkommt: { $catch }.

# Was man tun kann
piranha-verb-cast = Ein Netz auswerfen
piranha-would-cast = Netz { $net }
piranha-would-change = Lieber die { $net }

# Warum nicht
piranha-bad-phrase = „{ $phrase }“ ist kein Zug. Schreib „cast 5“, mit einem Netz von 1 bis { $most }.
piranha-no-net = So ein Netz gibt es nicht, denn die Netze gehen von 1 bis { $most }.
piranha-same-net = Netz { $net } hast du schon ausgeworfen.
piranha-net-gone = Dein Netz { $net } ist verbraucht.

# Der Tisch im Browser
piranha-phase-cast = Welches Netz für diesen Fang?
piranha-view-phase = { $value ->
    [turn-up] Gleich bringt der Fluss etwas
    [cast] Die Netze werden ausgeworfen
   *[end] Der Fluss ist still
  }
piranha-view-round = Runde { $value }
piranha-view-rounds = { $value } Runden insgesamt
piranha-view-catch = Im Fluss
piranha-view-taken_by = Letzter Fang: { $seat }
piranha-view-river = Kommt noch
piranha-view-has_cast = Hat ein Netz ausgeworfen
piranha-view-cast = Netz dieser Runde
piranha-view-shown = Letztes Netz
piranha-view-nets = Netze übrig
piranha-view-caught = Gefangen

# Der Tisch im Terminal
piranha-table = Runde { $round } von { $rounds }. Kommt noch: { $river }
piranha-table-catch = Im Fluss: { $catch }
piranha-table-seat = { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }, Netze { $nets }
piranha-table-caught = gefangen: { $caught }
piranha-table-own = dein Netz: { $net }
piranha-table-cast = hat ein Netz ausgeworfen

# Die Punkte
piranha-sheet-fish = Fische
piranha-sheet-bites = Piranhas
