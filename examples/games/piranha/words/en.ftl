piranha-tagline = Cast a net in secret. The best one takes the fish, the worst one the piranha.
piranha-ending-nets = All nets have been cast.

piranha-name-tetra = tetra
piranha-name-molly = molly
piranha-name-guppy = guppy
piranha-name-pacu = pacu
piranha-name-oscar = oscar
piranha-name-arowana = arowana
piranha-name-arapaima = arapaima
piranha-name-piranha = piranha

# What happened
piranha-turned-up = The river brings: { $catch }.
piranha-cast = { $seat } casts a net.
piranha-changed = { $seat } changes the net.
piranha-shown = { $seat } shows a { $net }.
piranha-took = { $seat } takes it: { $catch }.
piranha-escaped = The nets are tangled, and it swims away: { $catch }.

# What could be done
piranha-verb-cast = Cast a net
piranha-would-cast = Net { $net }
piranha-would-change = Change to net { $net }

# Why not
piranha-bad-phrase = “{ $phrase }” isn’t a move. Write “cast 5”, with a net from 1 to { $most }.
piranha-no-net = There is no such net: they’re numbered 1 to { $most }.
piranha-same-net = You’ve already cast net { $net }.
piranha-net-gone = Your net { $net } is gone.

# The table in the browser
piranha-phase-cast = Which net for this catch?
piranha-view-phase = { $value ->
    [turn-up] The river is about to bring something
    [cast] Nets are being cast
   *[end] The river is quiet
  }
piranha-view-round = Round { $value }
piranha-view-rounds = { $value } rounds in all
piranha-view-catch = In the river
piranha-view-taken_by = Last taken by { $seat }
piranha-view-river = Still to come
piranha-view-has_cast = Has cast a net
piranha-view-cast = Net of this round
piranha-view-shown = Last net
piranha-view-nets = Nets left
piranha-view-caught = Caught

# The table in the terminal
piranha-table = Round { $round } of { $rounds }. Still to come: { $river }
piranha-table-catch = In the river: { $catch }
piranha-table-seat = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, nets { $nets }
piranha-table-caught = caught: { $caught }
piranha-table-own = your net: { $net }
piranha-table-cast = has cast a net

# The score
piranha-sheet-fish = Fish
piranha-sheet-bites = Piranhas
