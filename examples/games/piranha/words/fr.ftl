piranha-tagline = Lancez un filet en secret. Le plus fort prend le poisson, le plus faible le piranha.
piranha-ending-nets = Tous les filets ont été lancés.

piranha-name-tetra = tétra
piranha-name-molly = molly
piranha-name-guppy = guppy
piranha-name-pacu = pacu
piranha-name-oscar = oscar
piranha-name-arowana = arowana
piranha-name-arapaima = arapaïma
piranha-name-piranha = piranha

# Ce qui s’est passé
piranha-turned-up = La rivière amène : { $catch }.
piranha-cast = { $seat } lance un filet.
piranha-changed = { $seat } change de filet.
piranha-shown = { $seat } montre le filet { $net }.
piranha-took = Prise { DE($seat) } : { $catch }.
piranha-escaped = Les filets s’emmêlent, la prise s’échappe : { $catch }.

# Ce qu’on peut faire
piranha-verb-cast = Lancer un filet
piranha-would-cast = Filet { $net }
piranha-would-change = Plutôt le { $net }

# Pourquoi pas
piranha-bad-phrase = « { $phrase } » n’est pas un coup possible. Écrivez « cast 5 », avec un filet de 1 à { $most }.
piranha-no-net = Ce filet n’existe pas : ils vont de 1 à { $most }.
piranha-same-net = Le filet { $net } est celui que vous avez déjà lancé.
piranha-net-gone = Vous n’avez plus le filet { $net }.

# La table dans le navigateur
piranha-phase-cast = Quel filet pour cette prise ?
piranha-view-phase = { $value ->
    [turn-up] La rivière va amener quelque chose
    [cast] On lance les filets
   *[end] La rivière est calme
  }
piranha-view-round = Manche { $value }
piranha-view-rounds = { $value } manches en tout
piranha-view-catch = Dans la rivière
piranha-view-taken_by = Dernière prise : { $seat }
piranha-view-river = Encore à venir
piranha-view-has_cast = A lancé un filet
piranha-view-cast = Filet de cette manche
piranha-view-shown = Dernier filet
piranha-view-nets = Filets restants
piranha-view-caught = Prises

# La table dans le terminal
piranha-table = Manche { $round } sur { $rounds }. Encore à venir : { $river }
piranha-table-catch = Dans la rivière : { $catch }
piranha-table-seat = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, filets { $nets }
piranha-table-caught = prises : { $caught }
piranha-table-own = votre filet : { $net }
piranha-table-cast = a lancé un filet

# Le score
piranha-sheet-fish = Poissons
piranha-sheet-bites = Piranhas
