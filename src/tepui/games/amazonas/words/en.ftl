# Amazonas, in English. Species read like the title of their tile. The Guide is a person with a paddle.

amazonas-tagline = Build huts along rivers and forest paths, collect rare species, and carry out your secret mission.
amazonas-motto = Huts, rivers, and a secret mission.
amazonas-reconstructed = The map is our own, as we have no pictures of the published one. If you own the game, you can play on its board.

## Names

amazonas-name-orchid = Orchid
amazonas-name-fish = Fish
amazonas-name-butterfly = Butterfly
amazonas-name-parrot = Parrot
amazonas-name-reptile = Reptile
amazonas-name-card-0 = 0 (all species)
amazonas-name-card-1 = 1 (Fish)
amazonas-name-card-2 = 2 (Butterfly)
amazonas-name-card-3 = 3 (Parrot)
amazonas-name-card-4 = 4 (Reptile)
amazonas-name-card-5 = 5 (Orchid)
amazonas-name-card-6 = 6 (Guide)
amazonas-name-jaguar = Jaguar
amazonas-name-crocodile = Crocodile
amazonas-name-fire = Forest fire
amazonas-name-theft = Theft
amazonas-name-guide = Guide
amazonas-name-bonus-orchid = Bonus: Orchid
amazonas-name-bonus-fish = Bonus: Fish
amazonas-name-bonus-butterfly = Bonus: Butterfly
amazonas-name-bonus-parrot = Bonus: Parrot
amazonas-name-bonus-reptile = Bonus: Reptile
amazonas-name-water = waterway
amazonas-name-land = path

## Options

amazonas-option-missions = Missions
amazonas-option-missions-minus = a village missed costs 3 points
amazonas-option-missions-plus = a village reached brings 3 points

## Ends

amazonas-ending-rounds = The eighteen rounds are over.
amazonas-ends-rounds = { $n ->
    [0] this last round
    [18] { $n } rounds
   *[other] this round and { $n } more
}

## What happened

amazonas-starts = { $seat } is drawn to build first.
amazonas-dealt = { $seat } is dealt mission { $mission }: { $villages }.
amazonas-dealt-unseen = { $seat } is dealt a mission.
amazonas-kept = { $seat } keeps mission { $mission }: { $villages }.
amazonas-kept-unseen = { $seat } has chosen a mission.
amazonas-event-jaguar = Round { $round } of { $rounds }. Jaguar: the paths are closed.
amazonas-event-crocodile = Round { $round } of { $rounds }. Crocodile: the waterways are closed.
amazonas-event-fire = Round { $round } of { $rounds }. Forest fire: income is halved.
amazonas-event-theft = Round { $round } of { $rounds }. Theft: a monkey takes one silver from everybody for each tile of their largest collection.
amazonas-event-guide = Round { $round } of { $rounds }. Guide: one player can take the Guide instead of an income.
amazonas-event-bonus = Round { $round } of { $rounds }. Bonus: one more silver for each { $species } tile.
amazonas-laid = { $seat } lays income card { $card } face down.
amazonas-laid-unseen = { $seat } has laid an income card.
amazonas-changed = { $seat } changes to income card { $card }.
amazonas-played = { $seat } plays income card { $card }, value { $value }.
amazonas-income = { $seat } takes { $silver } silver.
amazonas-income-halved = { $seat } takes { $silver } silver, halved by the fire.
amazonas-income-bonus = { $seat } takes { $silver } silver, including the bonus.
amazonas-robbed = The monkey steals { $silver } silver from { $seat }.
amazonas-safe = { $event }: the Guide keeps { $seat } from harm.
amazonas-offered = { $seat } can take the Guide instead of the income.
amazonas-took-coins = { $seat } turns the Guide down.
amazonas-took-guide = { $seat } takes the Guide, who from now on counts as { $species }.
amazonas-built = { $seat } builds in { $village } for { $gold } gold and takes a tile: { $species }.
amazonas-token = { $seat } has all five species and takes the bonus token of { $points }.
amazonas-placed = { $seat } places a neutral hut in { $village }.
amazonas-done = { $seat } ends the turn.
amazonas-guide-leaves = Nobody took the Guide, who leaves the game for good.
amazonas-cards-return = All have played their seven income cards and take them back.
amazonas-mission-minus = { $seat } shows mission { $mission } ({ $villages }): { $missed ->
    [0] no village missed
    [one] { $missed } village missed
   *[other] { $missed } villages missed
}.
amazonas-mission-plus = { $seat } shows mission { $mission } ({ $villages }): { $built ->
    [0] no village reached
    [one] { $built } village reached
   *[other] { $built } villages reached
}.

## What a move would do

amazonas-verb-keep = Keep a mission
amazonas-verb-income = Choose your income
amazonas-verb-coins = Take coins
amazonas-verb-guide = Take the Guide
amazonas-verb-build = Build
amazonas-verb-neutral = Place a neutral hut
amazonas-verb-done = End your turn
amazonas-would-keep = Keep mission { $mission }: { $villages }.
amazonas-would-lay = Play income card { $card }: value { $value } now.
amazonas-would-change = Change to income card { $card }: value { $value } now.
amazonas-would-take-coins = Take { $silver } silver.
amazonas-would-guide = Take the Guide instead of the income, as { $species }: your { $tiles ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $tiles }th
} tile of that species.
amazonas-would-build = Build in { $village } for { $gold } gold: { $species }, your { $tiles ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $tiles }th
} tile of that species.
amazonas-would-build-goal = Build in { $village }, a village of your mission, for { $gold } gold: { $species }, your { $tiles ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $tiles }th
} tile of that species.
amazonas-would-complete = Build in { $village } for { $gold } gold: { $species } is your fifth species and brings the token of { $points }.
amazonas-would-place = Place a neutral hut in { $village }, on the { $gold }-gold site.
amazonas-would-end = End the turn.

## Why not

amazonas-not-your-mission = Mission { $mission } wasn’t dealt to you: keep one of your two.
amazonas-must-keep = First choose which of your two missions to keep.
amazonas-must-lay = Everybody is choosing an income card: play one.
amazonas-card-is-out = You’ve already played income card { $card }. It comes back when all seven have been played.
amazonas-card-is-laid = Income card { $card } is already in front of you: choose another, or leave it.
amazonas-not-owned = You have no tile of this species ({ $species }): a Guide can only join one you own.
amazonas-must-answer = A Guide is here: first choose between your income and the Guide.
amazonas-must-build-first = The game begins with a hut in a village of your choice.
amazonas-no-such-village = There is no such village: the board has only { $villages } villages.
amazonas-no-guide-here = No Guide is waiting for your answer: build, or end your turn.
amazonas-must-build-or-end = It’s your turn to build: build a hut, or end your turn.
amazonas-has-hut = You already have a hut in { $village }.
amazonas-no-hut-left = You’ve built all twelve of your huts.
amazonas-not-linked = { $village } isn’t directly linked to a village where you have a hut.
amazonas-closed-by-jaguar = You can only get to { $village } by path, and the jaguar has closed all paths.
amazonas-closed-by-crocodile = You can only get to { $village } by water, and the crocodiles have closed all waterways.
amazonas-too-dear = The free site in { $village } costs { $price } gold; you have { $gold } gold and { $silver } silver.
amazonas-no-site = No site is free in { $village }.
amazonas-no-neutral-huts = Neutral huts are only used in the two-player game.
amazonas-placed-already = You’ve already placed a neutral hut this turn.
amazonas-no-neutral-left = You’ve placed all six neutral huts.
amazonas-has-neutral = { $village } already has a neutral hut.
amazonas-last-site = A neutral hut can’t take the last free site of { $village }.

## The table

amazonas-table = { $round ->
    [0] Before the first round.
   *[other] Round { $round } of { $rounds }. Event: { $event }.
} Events to come: { $left }.
amazonas-table-tokens = Bonus tokens left: { $tokens }
amazonas-table-order = Order of play: { $order }
amazonas-table-village = { $village }: { $species }; sites: { $sites }; by water: { $water }; by path: { $land }
amazonas-table-neutral = neutral
amazonas-table-seat = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $gold } gold, { $silver } silver, { $huts ->
    [one] { $huts } hut
   *[other] { $huts } huts
} left
amazonas-table-tiles = Tiles: { $tiles }; of which Guides: { $guides }; bonus token: { $token }
amazonas-table-hand = Income cards left: { $cards }
amazonas-table-neutral-huts = Neutral huts left: { $huts }
amazonas-table-card = Last income card: { $card }, value { $value }
amazonas-table-laid = Laid face down: { $card }
amazonas-table-ready = Has chosen.
amazonas-table-mission = Mission { $mission }: { $villages }
amazonas-table-rejected = Rejected mission { $mission }: { $villages }

## Notation

amazonas-bad-phrase = “{ $phrase }” isn’t a move here. Write “income 3”, “build Rosaria”, “done”, “coins”, “guide fish”, or for two “keep C” and “neutral Rosaria”.
amazonas-near-village = There is no village “{ $village }”. Did you mean “{ $near }”?
amazonas-no-village = There is no village “{ $village }”. Choose from: { $villages }.
amazonas-no-species = There is no species “{ $species }”. Choose from: { $known }.
amazonas-no-mission = There is no mission “{ $mission }”: the missions are A to { $last }.
amazonas-no-card = There is no income card “{ $card }”: the cards are 0 to { $most }.
amazonas-no-seat = There is no seat “{ $seat }”: in written moves, seats are numbered 0 to { $most }.

## Boards

amazonas-board-long = A board’s file has at most { $most } characters.
amazonas-board-json = The board isn’t JSON: see line { $line }.
amazonas-board-shape = The board lacks something: “{ $where }” must be { $wanted }.
amazonas-board-number = “{ $where }” must be a whole number, not { $found }.
amazonas-board-name = { $name } can’t be a name: a name begins with a letter, and has at most { $most } characters and no comma.
amazonas-board-villages = A board has { $least } to { $most } villages, not { $found }.
amazonas-board-name-twice = { $village } and { $other } have the same name: give each village its own.
amazonas-board-species = { $village }: there is no species { $found }. Choose from: { $known }.
amazonas-board-sites = { $village } has { $found } building sites: it must have 1 to { $most }.
amazonas-board-price = { $village } has the prices { $prices }: a site costs 2 to 5 gold.
amazonas-board-first-price = The first site of { $village } costs { $price } gold: it must cost 2 or 3.
amazonas-board-rising = { $village } has the prices { $prices }: each site must cost more than the one before.
amazonas-board-species-sites = { $species } has { $sites } building sites on the board: no more than { $most } are allowed, one for each tile.
amazonas-board-off-map = { $village } lies outside the map, which is { $wide } by { $high }.
amazonas-board-size = The map is { $wide } by { $high }: each side must be { $least } to { $most }.
amazonas-board-points = The courses of links and rivers have { $found } points: no more than { $most } are allowed.
amazonas-board-width = { $where } is { $found } wide: water can be 0 to { $most } wide.
amazonas-board-rivers = A board has at most { $most } rivers, not { $found }.
amazonas-board-unknown = { $where } names the village { $village }, which isn’t on the board.
amazonas-board-kind = { $where } is by { $found }: it must be by { $known }.
amazonas-board-loop = A link joins { $village } to itself.
amazonas-board-link-twice = { $village } and { $other } are joined by { $by } twice.
amazonas-board-few-links = Too few links at { $village } ({ $found }): a village needs at least two.
amazonas-board-split = There is no connection between { $other } and { $village }, neither by water nor by path.
amazonas-board-missions = A board has { $wanted } missions, not { $found }.
amazonas-board-mission-size = { $where } must name { $wanted } villages.
amazonas-board-mission-repeats = { $where } names { $village } twice.
amazonas-board-tie-rows = There must be { $wanted } rows of tie-break numbers, not { $found }.
amazonas-board-tie-row = { $where } must have { $wanted } tie-break numbers, one for each income card.
amazonas-board-tie-number = { $where }: a tie-break number is 1 to { $most }, not { $found }.
amazonas-board-tie-twice = The tie-break number { $number } is used twice: all 28 must differ.

## The score sheet

amazonas-sheet-species = { $tile }
amazonas-sheet-tiles =
    { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }
amazonas-sheet-alone = Alone with the most tiles
amazonas-sheet-token = Bonus token
amazonas-sheet-reached = Mission: villages reached
amazonas-sheet-missed = Mission: villages missed
amazonas-sheet-of = { $n } of { $goals }
amazonas-sheet-tie-tiles = Tie-break: most tiles
amazonas-sheet-tie-money = Tie-break: most money, in silver

## What a move does, for the coach: it goes on from the move

amazonas-fact-goal = builds in a village of your mission, worth { $points } points
amazonas-fact-towards = { $n ->
    [one] builds next to { $village }, a village of your mission
   *[other] builds next to { $n } villages of your mission ({ $village })
}
amazonas-fact-cheap = costs only { $gold } gold
amazonas-fact-dear = costs { $gold } gold
amazonas-fact-token = completes all five species and takes the token of { $points } points
amazonas-fact-new = brings a new species, number { $owned } of 5
amazonas-fact-set = makes three of a species, which now score { $points } points
amazonas-fact-more = adds a point to a species that already scores
amazonas-fact-blocks-self = raises the price in { $village }, a village of your own mission
amazonas-fact-hinders = raises the price in a village where { $other } could build next
amazonas-fact-hinders-self = raises the price in a village where you could build next yourself
amazonas-fact-protects = protects you from this round’s event ({ $event })
amazonas-fact-burns = plays card { $card } in a forest fire, though it would bring { $lost } more silver in another round
amazonas-fact-cheap-fire = spends only card { $card }, value { $value }, in a round that halves income
amazonas-fact-highest = plays a card of the highest value in your hand (value { $value } now), for more silver and an early turn
amazonas-fact-guide-first = plays a card of the highest value in your hand (value { $value } now), for the first chance to take the Guide
amazonas-fact-next-highest = keeps card 6 and plays the highest of the others, value { $value }
amazonas-fact-guide = takes the Guide, a tile for good, which also raises the value of card 6 by one
amazonas-fact-wastes-guide = spends card 6 in a round with no harmful event, though some are still to come
amazonas-fact-misses = passes up { $village }, a village of your mission, though you could pay its { $gold } gold
amazonas-fact-saves = saves money for { $village }, a village of your mission that costs { $gold } gold
amazonas-fact-lead = gains you a point on your opponents as things stand, since it changes who alone has the most tiles of a species
amazonas-fact-joined = keeps the mission whose villages take { $huts } huts to connect, { $fewer ->
    [one] one fewer
   *[other] { $fewer } fewer
} than the other mission’s
amazonas-fact-mission-gold = keeps the mission whose villages cost { $gold } gold in all as prices stand, { $less } less than the other mission’s
amazonas-fact-affords = brings in the money for { $village }, a village of your mission that costs { $gold } gold
amazonas-fact-brings = brings { $silver } more silver
amazonas-fact-before = goes before { $other }’s card { $card }, which has the same value
amazonas-fact-raises = raises the value of card { $card }, which is still in your hand, by one
amazonas-fact-nearer = gets closer to { $village }, a village of your mission, now { $huts ->
    [one] one hut
   *[other] { $huts } huts
} away
amazonas-fact-last-site = takes the last site of a village where { $other } could build next
amazonas-fact-opens-cheap = opens the way to { $count ->
    [one] a village
   *[other] { $count } villages
} at { $gold } gold
amazonas-fact-opens = opens the way to { $count ->
    [one] a village
   *[other] { $count } villages
}

## Kinds of choices that recur: each goes on from “it would have been better (not) to”

amazonas-kind-goal = build in a mission village
amazonas-kind-towards = build next to a mission village
amazonas-kind-cheap = build where it is cheap
amazonas-kind-dear = build where it is expensive
amazonas-kind-token = complete all five species for the token
amazonas-kind-new = take a tile of a species you lack
amazonas-kind-set = make three of a species
amazonas-kind-more = add to a species that already scores
amazonas-kind-blocks-self = make a mission village more expensive
amazonas-kind-hinders = make a village more expensive for an opponent
amazonas-kind-hinders-self = make a village more expensive for yourself
amazonas-kind-protects = play the card that protects against the round’s event
amazonas-kind-burns = play a valuable card in a forest fire
amazonas-kind-cheap-fire = play a low card when income is halved
amazonas-kind-highest = play a card of the highest value in hand
amazonas-kind-guide-first = play a card of the highest value in your hand for the Guide
amazonas-kind-next-highest = keep card 6 and play a card of the highest value among the others
amazonas-kind-guide = take the Guide
amazonas-kind-wastes-guide = play card 6 in a round with no harmful event
amazonas-kind-misses = pass up an affordable mission village
amazonas-kind-saves = save money for a mission village
amazonas-kind-lead = have more tiles of a species than anybody else
amazonas-kind-joined = keep the mission that takes fewer huts to connect
amazonas-kind-mission-gold = keep the mission where huts cost less
amazonas-kind-affords = play the card that pays for a mission village
amazonas-kind-brings = play the card that brings more silver
amazonas-kind-before = play the card that goes before an opponent’s card of the same value
amazonas-kind-raises = raise the value of a card still in hand
amazonas-kind-nearer = get closer to a mission village
amazonas-kind-last-site = take the last site before an opponent does
amazonas-kind-opens-cheap = open the way to cheap villages
amazonas-kind-opens = open the way to more villages

## For the report

amazonas-trait-tiles = Tiles: { $species }
amazonas-trait-sets = Collections of three tiles or more
amazonas-trait-most = Tiles of the largest collection
amazonas-trait-guides = Guides taken
amazonas-trait-huts = Huts built
amazonas-trait-money = Gold left
amazonas-trait-token = Bonus token
amazonas-trait-mission = Villages of the mission reached
amazonas-trait-reached = Villages reached by { $way }
## The table in the browser

amazonas-web-map = Map { $name }
amazonas-web-whole-map = The whole map
amazonas-web-closer = Zoom in
amazonas-web-farther = Zoom out
amazonas-web-village = { $village }, { $species }.
amazonas-web-site-free = A site for { $gold } gold.
amazonas-web-site-hut = { $name }’s hut.
amazonas-web-site-neutral = Neutral hut.
amazonas-web-goal = In your mission.
amazonas-web-goal-reached = Mission village reached.
amazonas-web-by-water = By water.
amazonas-web-by-land = By path.
amazonas-web-by-both = By water or path.
amazonas-web-event = Event of the round
amazonas-web-round = Round { $round } of { $rounds }
amazonas-web-events-left = { $n } to come
amazonas-web-no-event = Before the first round
amazonas-web-jaguar = All paths are closed this round.
amazonas-web-crocodile = All waterways are closed this round.
amazonas-web-fire = Every income is halved.
amazonas-web-theft = The monkey takes a silver for each tile of your largest collection.
amazonas-web-bonus = One more silver for each { $species } tile.
amazonas-web-guide = Take the Guide instead of your income. Only one player can.
amazonas-web-safe = Your card 6 keeps you safe.
amazonas-web-no-harm = You lose nothing.
amazonas-web-cut-off = Cut off from you: { $villages }.
amazonas-web-fire-me = You get { $silver } silver.
amazonas-web-theft-me = You lose up to { $silver } silver ({ $species }).
amazonas-web-bonus-me =
    { $silver ->
        [0] You gain nothing.
       *[other] You get { $silver } more silver.
    }
amazonas-web-guide-gone = The Guide has been taken.
amazonas-web-mission = Your mission
amazonas-web-mission-of = { $name }’s mission
amazonas-web-keep = Keep
amazonas-web-purse = Purse
amazonas-web-gold = Gold
amazonas-web-silver = Silver
amazonas-web-hand = Your income cards
amazonas-web-card = Income card { $card }.
amazonas-web-card-out = Already played: not available for now.
amazonas-web-card-worth = Value { $value }. You’d probably go { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}.
amazonas-web-card-laid = It is face down in front of you.
amazonas-web-brings = brings { $silver }
amazonas-web-stolen = { $silver } stolen
amazonas-web-overlay = What I can reach and afford, and what my mission still needs
amazonas-web-reach-pays = can build
amazonas-web-reach-dear = too expensive
amazonas-web-reach-lacks = mission
amazonas-web-likely =
    probably { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
amazonas-web-counts-0 = most tiles
amazonas-web-counts-1 = + tiles
amazonas-web-counts-6 = + Guides, safe
amazonas-web-order = Players in order of play
amazonas-web-value = Value
amazonas-web-ready = Has chosen
amazonas-web-with-guide = with a Guide
amazonas-web-huts-left = huts left
amazonas-web-neutral-left = neutral huts left
amazonas-web-bonus-token = Bonus token
amazonas-web-tokens-left = Bonus tokens left
amazonas-web-look-closer = { $name }: look closer
amazonas-web-score-now = If it ended now
amazonas-web-sum = Points
amazonas-web-cards-left = Income cards in hand
amazonas-web-worth = value { $value }
amazonas-web-left = { $gold } gold, { $silver } silver, { $huts ->
    [one] { $huts } hut
   *[other] { $huts } huts
} left.
amazonas-web-keep-one = Keep one of your two missions.
amazonas-web-keep-why = Both are marked on the map. Only you see them.
amazonas-web-kept = You keep mission { $mission }.
amazonas-web-kept-why = You can change your mind until you have both chosen.
amazonas-web-first = Build your first hut.
amazonas-web-first-why = In any of the marked villages. You have 3 gold.
amazonas-web-lay = Play an income card.
amazonas-web-lay-why = Its value is your silver, and the highest value goes first.
amazonas-web-laid = Card { $card } is face down.
amazonas-web-laid-why = You can change it until everybody has played one.
amazonas-web-offer = Take the income, or the Guide?
amazonas-web-offer-why = The Guide counts as a tile of the species you choose, for good.
amazonas-web-build = Your turn to build.
amazonas-web-reachable =
    { $n ->
        [one] You can reach and afford { $n } village.
       *[other] You can reach and afford { $n } villages.
    }
amazonas-web-nothing-reachable = You can’t afford anything within reach.
amazonas-web-nothing-reachable-why = End your turn. You keep your money.
amazonas-web-build-here = Build here
amazonas-web-place = Place a neutral hut.
amazonas-web-place-why = It costs nothing, brings no tile and takes the cheapest site.
amazonas-web-coins = { $silver } silver
amazonas-web-neutral = Neutral
amazonas-web-end-turn = End turn
amazonas-web-ways = Links: { $ways }.
amazonas-web-way-water = by water to { $village }
amazonas-web-way-land = by path to { $village }
amazonas-web-way-closed = to { $village }, closed by the event
amazonas-web-tour-map = The map: each village has a species, and sites with prices in gold. When you can build, the villages in reach are marked, and you see whether you come by water or by path.
amazonas-web-tour-event = Each of the 18 rounds starts with an event. Here you see what it does, and what it does to you.
amazonas-web-tour-income = Then everybody plays an income card in secret. Its value is your silver, and the highest value goes first. A card stays out until all seven have been played.
amazonas-web-tour-seats = Everybody’s tiles, huts and money. Three or more tiles of a species score. Choose a player to see how the points add up.
amazonas-web-tour-mission = Your secret mission: four villages, marked with a star. Each one without your hut costs 3 points at the end.
amazonas-web-tour-prompt = This line tells you what to do. Choose anything that isn’t marked, and it tells you why you can’t.

# The lesson

amazonas-lesson-chapter-goal = The goal
amazonas-lesson-chapter-turn = A round
amazonas-lesson-chapter-twist = Theft and wild animals
amazonas-lesson-chapter-end = The end
amazonas-lesson-other = That’s allowed, but in this lesson, make the move you’re asked for.
amazonas-lesson-goal = You’re a naturalist on the great river. Every hut you build brings you a tile of a species. At the end, three or more tiles of a species score a point each. One or two score nothing.
amazonas-lesson-mission = Your secret mission names four villages, marked with a star: Rosaria, Porto Morro, Xibu and Palmar. Each one without a hut of yours costs 3 points.
amazonas-lesson-first = You have 3 gold, and can build your first hut wherever you like. Palmar is in your mission and costs only 2. Build there.
amazonas-lesson-first-palmar = You can start anywhere, but Palmar helps your mission and is cheap.
amazonas-lesson-event = You’ve got an orchid tile. Each of the 18 rounds starts with an event. This one pays an extra silver for every orchid.
amazonas-lesson-income = Now everybody chooses an income card in secret. It pays its number plus your tiles of its species, in silver. Card 5 is the orchid: 5 + 1, and 1 more from the event. Choose it.
amazonas-lesson-income-orchid = That card pays less. With card 5, your orchid tile and the event pay as well.
amazonas-lesson-build = The highest value goes first: that’s you. Three silver make one gold, so you can spend 3 gold. You can build one path or waterway away from your huts. Build in Xibu: it’s in your mission.
amazonas-lesson-build-xibu = You can reach that one, but it isn’t in your mission. Xibu is.
amazonas-lesson-build-first = You can pay for a hut, and a village fills up fast. Build first.
amazonas-lesson-done = A parrot! You can build more than once in a turn, but your purse is nearly empty. End your turn.
amazonas-lesson-save = There’s nothing more to gain now. End your turn.
amazonas-lesson-theft = A theft! After taking the income, everybody gives back a silver for each tile of the species they have most of.
amazonas-lesson-safe = There’s a way out: card 6, the Guide, keeps you safe from theft, fire and wild animals, and its value is 6. Play it.
amazonas-lesson-income-safe = With that card you’d be robbed. Card 6 is safe, and has the highest value.
amazonas-lesson-butterfly = The monkey passed you by, and the others paid. Your 2 gold are enough to build in Yacaré: a butterfly, your third species. The first player with all five takes a bonus token.
amazonas-lesson-build-yacare = Yacaré costs 2, and you have 2: build there.
amazonas-lesson-done-again = Cards you’ve played stay out until all seven have been played. Keep card 6 for theft and fire, or play a low card when fire halves the income. End your turn.
amazonas-lesson-jaguar = A jaguar: the paths are closed this round. Crocodiles close the waterways. The event always says what it does.
amazonas-lesson-guide = Four of the events bring a Guide. The player who goes first can take the Guide instead of the income: one more tile of a species, for good. Do that, for the species you have most of.
amazonas-lesson-end = And so on for 18 rounds. Let’s jump to the 16th.
amazonas-lesson-five = You have four species, and your mission has four villages. Porto Morro helps with both: build there.
amazonas-lesson-build-porto = That isn’t in your mission. Porto Morro is, and shows your fifth species.
amazonas-lesson-token = All five species! You take the highest bonus token that is left, and its points are yours. Let’s jump to the end of the last round.
amazonas-lesson-last = You have all five species, and a hut in every village of your mission. End your last turn.
amazonas-lesson-last-done = Nothing you could do now adds a point. End your turn.
amazonas-lesson-score = Species with three or more tiles count, the bonus token counts, and your mission costs you nothing: 13 points. You’ve won!

## The score pad of a real table

amazonas-pad-tiles = Research tiles
amazonas-pad-guides-of = Guides, by the species they stand with
amazonas-pad-guide = Guide: { $tile }
amazonas-pad-token = Bonus token { $n }
amazonas-pad-mission = Mission: villages with your own hut
amazonas-pad-village = Village reached
amazonas-pad-money = Money, for ties
amazonas-pad-gold = Gold
amazonas-pad-silver = Silver
amazonas-pad-no-hut = Somebody here has no tile, but everybody gets one with their first hut.
amazonas-pad-huts = Each player has twelve huts, so nobody has more than twelve tiles besides the Guides.
amazonas-pad-guides = There are four Guides, and each stands with a species of which its owner has a tile.
amazonas-pad-tokens = Bonus tokens go to players who own all five species, the highest first, and to nobody else.
amazonas-pad-one-token = { $seat } can have only one bonus token.
amazonas-pad-twelve = There are only twelve tiles of each species, and too many of one were entered: { $tile }.
amazonas-pad-villages = That many tiles would need more villages than a board has.
amazonas-pad-reached = { $seat } has reached more villages of the mission than they have huts: each tile besides the Guides is a hut.

## At a real table: set-up, and what people ask

amazonas-setup-board = Lay out the board with its villages, waterways and paths.
amazonas-setup-tiles = Sort the research tiles by species beside the board, { $n } of each.
amazonas-setup-tokens = Stack these { $n } bonus tokens, the highest on top.
amazonas-setup-order = Lay out the { $n } cards for the order of play, face up.
amazonas-setup-events = Shuffle the { $n } event cards face down; put the Guides and the bank beside them.
amazonas-setup-huts = Everybody chooses a colour and takes its { $n } huts and seven income cards, 0 to 6.
amazonas-setup-gold = Everybody takes { $n } gold from the bank.
amazonas-setup-missions = Deal each player one mission card to keep secret. The others go back into the box unseen.
amazonas-setup-missions-two = Deal two mission cards to each player. Both keep one in secret and put the other aside.
amazonas-setup-neutral = Both take { $n } neutral huts of a colour that nobody plays.
amazonas-setup-first = Draw lots to see who starts. Clockwise, each player puts a first hut into any village, pays its price and takes its tile.
amazonas-ask-build = Where can I build, and how many huts?
amazonas-ask-cards = Which income cards can I play?
amazonas-ask-order = Who goes first in a round?
amazonas-ask-value = What is the value of my card, and what does card 6 protect me from?
amazonas-ask-income = How much do fire, bonus and theft change my income?
amazonas-ask-guide = Can I take the Guide and my income?
amazonas-ask-token = Who takes a bonus token?
amazonas-ask-score = What counts at the end?
amazonas-ask-neutral = Where can I put a neutral hut?

## The rules in brief, to be printed

amazonas-turn-event = Turn up an event: it holds for the whole round.
amazonas-turn-card = Everybody chooses an income card in secret, and all are revealed together. Value: its number + your tiles of its species (0: + most tiles of any species; 6: + your Guides, and safe from the event’s harm).
amazonas-turn-order = Highest value first; if tied, the higher tie-break number. Each player takes income, then builds.
amazonas-turn-income = Income: the value in silver. Fire: half. Bonus: +1 for each of your tiles of that species. Theft: then give back 1 for each tile of your largest collection.
amazonas-turn-guide = Guide: in order, one player can take the Guide instead of income, as a tile of a species they own.
amazonas-turn-build = Build: a hut in a village one link from one of your huts, on its cheapest free site, one hut of yours in each village. Pay in gold (3 silver) and take a tile. As often as you like. The jaguar closes paths, the crocodile waterways.
amazonas-turn-token = When you first own all five species, you take the highest bonus token left.
amazonas-turn-back = Played cards stay out; after rounds 7 and 14 all come back.
amazonas-turn-end = The end: after 18 rounds.
amazonas-score-set = Each tile of a species with { $n } tiles or more (Guides count)
amazonas-score-missed = Each village of your mission without a hut of yours
amazonas-score-ties = Ties: most tiles, then most money
amazonas-card-mission = Mission { $n }
amazonas-score-token = Bonus token, with 4, 3 or 2 players

# What a puzzle is about.
amazonas-theme-goal = Your mission
amazonas-theme-set = Three of a species
amazonas-theme-token = Bonus tokens
amazonas-theme-towards = On the way to your mission
amazonas-theme-new = A new species
amazonas-theme-protects = Protection
amazonas-theme-highest = Going first
amazonas-theme-cheap = Careful with money
amazonas-theme-more = More of the same species

## Pieces that the rules draw where they first name them: every form of each name

amazonas-drawn-orchid = orchid
amazonas-drawn-fish = fish
amazonas-drawn-butterfly = butterfly
amazonas-drawn-parrot = parrot
amazonas-drawn-reptile = reptile
amazonas-drawn-jaguar = jaguar
amazonas-drawn-crocodile = crocodile|crocodiles
amazonas-drawn-fire = forest fire|fire
amazonas-drawn-theft = theft
amazonas-drawn-guide = Guide|Guides
amazonas-drawn-hut = hut|huts
amazonas-drawn-gold = gold
amazonas-drawn-silver = silver
