# Amazonas, in English. Species read like the title of their tile. The Guide is a person with a paddle.

amazonas-tagline = Build huts along rivers and forest paths, collect rare species, and fulfil your secret mission.
amazonas-motto = Huts, rivers, and a secret mission.

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
    [one] this and 1 more round
   *[other] { $n } more rounds
}

## What happened

amazonas-starts = { $seat } builds first, by lot.
amazonas-dealt = { $seat } is dealt mission { $mission }: { $villages }.
amazonas-dealt-unseen = { $seat } is dealt a mission.
amazonas-kept = { $seat } keeps mission { $mission }: { $villages }.
amazonas-kept-unseen = { $seat } has chosen a mission.
amazonas-event-jaguar = Round { $round } of { $rounds }. Jaguar: the paths are closed.
amazonas-event-crocodile = Round { $round } of { $rounds }. Crocodile: the waterways are closed.
amazonas-event-fire = Round { $round } of { $rounds }. Forest fire: income is halved.
amazonas-event-theft = Round { $round } of { $rounds }. Theft: a monkey takes a silver for each tile of your largest collection.
amazonas-event-guide = Round { $round } of { $rounds }. A Guide offers to help, in place of an income.
amazonas-event-bonus = Round { $round } of { $rounds }. Bonus: one more silver for each { $species } tile.
amazonas-laid = { $seat } lays income card { $card } face down.
amazonas-laid-unseen = { $seat } has laid an income card.
amazonas-changed = { $seat } changes to income card { $card }.
amazonas-played = { $seat } plays income card { $card }, worth { $value }.
amazonas-income = { $seat } takes { $silver } silver.
amazonas-income-halved = { $seat } takes { $silver } silver, half because of the fire.
amazonas-income-bonus = { $seat } takes { $silver } silver, with the bonus.
amazonas-robbed = The monkey steals { $silver } silver from { $seat }.
amazonas-safe = { $event }: the Guide keeps { $seat } from harm.
amazonas-offered = { $seat } may take the Guide in place of the income.
amazonas-took-coins = { $seat } lets the Guide go by.
amazonas-took-guide = { $seat } takes the Guide, who from now on counts as { $species }.
amazonas-built = { $seat } builds in { $village } for { $gold } gold and takes a tile: { $species }.
amazonas-token = { $seat } has all five species and takes the bonus token of { $points }.
amazonas-placed = { $seat } places a neutral hut in { $village }.
amazonas-done = { $seat } has finished the turn.
amazonas-guide-leaves = Nobody took the Guide, who leaves for good.
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
amazonas-would-lay = Lay income card { $card }: worth { $value } now.
amazonas-would-change = Change to income card { $card }: worth { $value } now.
amazonas-would-take-coins = Take { $silver } silver.
amazonas-would-guide = Take the Guide for { $species } in place of the income: counts as tile { $tiles }.
amazonas-would-build = Build in { $village } for { $gold } gold: { $species }, tile { $tiles }.
amazonas-would-build-goal = Build in { $village } for { $gold } gold, a village of the mission: { $species }, tile { $tiles }.
amazonas-would-complete = Build in { $village } for { $gold } gold: { $species } is the fifth species and brings the token of { $points }.
amazonas-would-place = Place a neutral hut in { $village }, on the site for { $gold } gold.
amazonas-would-end = End the turn.

## Why not

amazonas-not-your-mission = Mission { $mission } was not dealt to you: keep one of your two.
amazonas-must-keep = First choose which of your two missions you keep.
amazonas-must-lay = All choose an income card now: lay one.
amazonas-card-is-out = You have played income card { $card }: it comes back when all seven are played.
amazonas-card-is-laid = Income card { $card } lies before you already: choose another, or leave it.
amazonas-not-owned = You have no tile of { $species }: a Guide joins a species that you own.
amazonas-must-answer = A Guide is here: first take your income, or the Guide in its place.
amazonas-must-build-first = The game begins with a hut in a village of your choice.
amazonas-no-such-village = There is no such village: the board has { $villages }.
amazonas-no-guide-here = No Guide is waiting for your answer: build, or end your turn.
amazonas-must-build-or-end = It is your turn to build: build a hut, or end your turn.
amazonas-has-hut = You have a hut in { $village } already.
amazonas-no-hut-left = All your twelve huts are built.
amazonas-not-linked = { $village } is not directly linked to a village where you have a hut.
amazonas-closed-by-jaguar = Only a path leads you to { $village }, and the jaguar closes all paths.
amazonas-closed-by-crocodile = Only a waterway leads you to { $village }, and the crocodiles close all waterways.
amazonas-too-dear = The free site in { $village } costs { $price } gold; you have { $gold } gold and { $silver } silver.
amazonas-no-site = No site is free in { $village }.
amazonas-no-neutral-huts = There are neutral huts only in the game for two.
amazonas-placed-already = You have placed a neutral hut in this turn.
amazonas-no-neutral-left = Your six neutral huts are placed.
amazonas-has-neutral = { $village } has a neutral hut already.
amazonas-last-site = A neutral hut may not take the last free site of { $village }.

## The table

amazonas-table = Round { $round } of { $rounds }. Event: { $event }. Events to come: { $left }.
amazonas-table-tokens = Bonus tokens left: { $tokens }
amazonas-table-order = Order of play: { $order }
amazonas-table-village = { $village }: { $species }; sites: { $sites }; by water: { $water }; by land: { $land }
amazonas-table-neutral = neutral
amazonas-table-seat = { $seat }: { $points } points, { $gold } gold, { $silver } silver, huts left: { $huts }
amazonas-table-tiles = Tiles: { $tiles }; of these Guides: { $guides }; bonus token: { $token }
amazonas-table-hand = Income cards left: { $cards }
amazonas-table-neutral-huts = Neutral huts left: { $huts }
amazonas-table-card = Last income card: { $card }, worth { $value }
amazonas-table-laid = Laid face down: { $card }
amazonas-table-ready = Has chosen.
amazonas-table-mission = Mission { $mission }: { $villages }
amazonas-table-rejected = Rejected mission { $mission }: { $villages }

## Notation

amazonas-bad-phrase = “{ $phrase }” is not a move here. Write “income 3”, “build Rosaria”, “done”, “coins”, “guide fish”, or for two “keep C” and “neutral Rosaria”.
amazonas-near-village = There is no village “{ $village }”. Did you mean “{ $near }”?
amazonas-no-village = There is no village “{ $village }”. There are: { $villages }.
amazonas-no-species = There is no species “{ $species }”. There are: { $known }.
amazonas-no-mission = There is no mission “{ $mission }”: the missions are A to { $last }.
amazonas-no-card = There is no income card “{ $card }”: the cards are 0 to { $most }.
amazonas-no-seat = There is no seat “{ $seat }”: in written moves, seats are numbered 0 to { $most }.

## Boards

amazonas-board-long = A board’s file has at most { $most } characters.
amazonas-board-json = The board is not JSON, see line { $line }: { $why }
amazonas-board-shape = The board lacks something: “{ $where }” must be { $wanted }.
amazonas-board-number = “{ $where }” must be a whole number, not { $found }.
amazonas-board-name = { $name } cannot be a name: begin with a letter, at most { $most } characters, no comma.
amazonas-board-villages = A board has { $least } to { $most } villages, not { $found }.
amazonas-board-name-twice = { $village } and { $other } have the same name: give each village its own.
amazonas-board-species = { $village }: there is no species { $found }. There are: { $known }.
amazonas-board-sites = { $village } has { $found } building sites: 1 to { $most } are possible.
amazonas-board-price = { $village } has the prices { $prices }: a site costs 2 to 5 gold.
amazonas-board-first-price = The first site of { $village } costs { $price } gold: it must cost 2 or 3.
amazonas-board-rising = { $village } has the prices { $prices }: each site must cost more than the one before.
amazonas-board-species-sites = { $species } has { $sites } building sites on the board: { $most } are the most, as there are no more tiles.
amazonas-board-off-map = { $village } lies outside the map, which is { $wide } by { $high }.
amazonas-board-unknown = { $where } names the village { $village }, which is not on the board.
amazonas-board-kind = { $where } is by { $found }: it must be by { $known }.
amazonas-board-loop = A link joins { $village } to itself.
amazonas-board-link-twice = { $village } and { $other } are joined by { $by } twice.
amazonas-board-few-links = { $village } has { $found } links: a village needs at least two.
amazonas-board-split = No way leads from { $other } to { $village }, neither by water nor by land.
amazonas-board-missions = A board has { $wanted } missions, not { $found }.
amazonas-board-mission-size = { $where } must name { $wanted } villages.
amazonas-board-mission-repeats = { $where } names { $village } twice.
amazonas-board-tie-rows = There must be { $wanted } rows of tie-break numbers, not { $found }.
amazonas-board-tie-row = { $where } must have { $wanted } tie-break numbers, one for each income card.
amazonas-board-tie-number = { $where }: a tie-break number is 0 to { $most }, not { $found }.
amazonas-board-tie-twice = The tie-break number { $number } stands twice: all 28 must differ.

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
amazonas-sheet-tie-tiles = Among equals: most tiles
amazonas-sheet-tie-money = Among equals: most money, in silver

## What a move does, for the coach: it goes on from the move

amazonas-fact-goal = builds in a village of your mission, worth { $points } points
amazonas-fact-towards = { $n ->
    [one] comes next to { $village }, a village of your mission
   *[other] comes next to { $n } villages of your mission ({ $village })
}
amazonas-fact-cheap = costs only { $gold } gold
amazonas-fact-dear = costs { $gold } gold
amazonas-fact-token = completes all five species and takes the token of { $points } points
amazonas-fact-new = brings a new species, number { $owned } of five
amazonas-fact-set = makes three of a species, which now score { $points } points
amazonas-fact-more = adds a point to a species that scores already
amazonas-fact-blocks-self = makes { $village }, a village of your own mission, dearer
amazonas-fact-hinders = makes a village dearer where { $other } could build next
amazonas-fact-hinders-self = makes a village dearer where you could build next yourself
amazonas-fact-protects = protects you from this round’s event ({ $event })
amazonas-fact-burns = loses { $lost } silver of card { $card } to the fire
amazonas-fact-cheap-fire = spends only card { $card }, worth { $value }, in a round that halves incomes
amazonas-fact-highest = is your most valuable card now, worth { $value }, for more silver and an early turn
amazonas-fact-next-highest = keeps the Guide’s card and is the most valuable of the others, worth { $value }
amazonas-fact-guide = takes the Guide, a permanent tile that also makes card 6 worth one more
amazonas-fact-wastes-guide = spends the Guide’s card in a round without harm, though harm is still to come
amazonas-fact-misses = leaves { $village } of your mission unbuilt, though you could pay its { $gold } gold
amazonas-fact-saves = saves money for { $village } of your mission, { $gold } gold
amazonas-fact-lead = gains a point on your rivals, as things stand: it goes to whoever alone has the most tiles of a species
amazonas-fact-joined = has villages that { $huts } huts can join, { $fewer ->
    [one] one fewer
   *[other] { $fewer } fewer
} than those of the other mission
amazonas-fact-mission-gold = has villages where huts cost { $gold } gold together now, { $less } less than those of the other mission
amazonas-fact-affords = brings the money for { $village } of your mission, { $gold } gold
amazonas-fact-brings = brings { $silver } silver more
amazonas-fact-before = plays before card { $card } of { $other }, which is worth as much
amazonas-fact-raises = makes card { $card } worth one more, which you still have in hand
amazonas-fact-nearer = comes nearer to { $village } of your mission, now { $huts ->
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
amazonas-web-closer = Closer
amazonas-web-farther = Farther
amazonas-web-village = { $village }, { $species }.
amazonas-web-site-free = A site for { $gold } gold.
amazonas-web-site-hut = Hut of { $name }.
amazonas-web-site-neutral = Neutral hut.
amazonas-web-goal = Your mission.
amazonas-web-goal-reached = Mission reached.
amazonas-web-by-water = By water.
amazonas-web-by-land = By path.
amazonas-web-by-both = By water or path.
amazonas-web-event = Event of the round
amazonas-web-round = Round { $round } of { $rounds }
amazonas-web-events-left = { $n } to come
amazonas-web-no-event = Before the journey
amazonas-web-jaguar = All paths are closed in this round.
amazonas-web-crocodile = All waterways are closed in this round.
amazonas-web-fire = Every income is halved.
amazonas-web-theft = The monkey takes a silver for each tile of the largest collection.
amazonas-web-bonus = One more silver for each { $species } tile.
amazonas-web-guide = Take the Guide in place of your income. Only one player can.
amazonas-web-safe = Your card 6 keeps you safe.
amazonas-web-no-harm = You lose nothing by it.
amazonas-web-cut-off = Cut off from you: { $villages }.
amazonas-web-fire-me = You get { $silver } silver.
amazonas-web-theft-me = You lose up to { $silver } silver ({ $species }).
amazonas-web-bonus-me =
    { $silver ->
        [0] You gain nothing by it.
       *[other] You get { $silver } silver more.
    }
amazonas-web-guide-gone = The Guide has been taken.
amazonas-web-mission = Your mission
amazonas-web-mission-of = The mission of { $name }
amazonas-web-keep = Keep
amazonas-web-purse = Purse
amazonas-web-gold = Gold
amazonas-web-silver = Silver
amazonas-web-hand = Your income cards
amazonas-web-card = Income card { $card }.
amazonas-web-card-out = Played: it is out for now.
amazonas-web-card-worth = Worth { $value }, likely place { $place } in the order of play.
amazonas-web-card-laid = It lies face down before you.
amazonas-web-brings = brings { $silver }
amazonas-web-stolen = { $silver } stolen
amazonas-web-overlay = What I can reach and pay, and what my mission lacks
amazonas-web-reach-pays = can build
amazonas-web-reach-dear = too dear
amazonas-web-reach-lacks = mission
amazonas-web-likely =
    likely { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
amazonas-web-counts-0 = most tiles
amazonas-web-counts-1 = + tiles
amazonas-web-counts-6 = + Guides, safe
amazonas-web-order = Players in order of play
amazonas-web-value = Worth
amazonas-web-ready = Has chosen
amazonas-web-with-guide = with a Guide
amazonas-web-huts-left = huts left
amazonas-web-neutral-left = neutral huts left
amazonas-web-bonus-token = Bonus token
amazonas-web-tokens-left = Bonus left
amazonas-web-look-closer = { $name }: look closer
amazonas-web-score-now = If it ended now
amazonas-web-sum = Points
amazonas-web-cards-left = Income cards in hand
amazonas-web-worth = worth { $value }
amazonas-web-left = { $gold } gold, { $silver } silver, huts left: { $huts }.
amazonas-web-keep-one = Keep one of your two missions.
amazonas-web-keep-why = Both are marked on the map. Only you see them.
amazonas-web-kept = You keep mission { $mission }.
amazonas-web-kept-why = You can change your mind until both have chosen.
amazonas-web-first = Build your first hut.
amazonas-web-first-why = In any of the marked villages. You have 3 gold.
amazonas-web-lay = Lay an income card.
amazonas-web-lay-why = Its worth is your silver, and the highest plays first.
amazonas-web-laid = Card { $card } lies face down.
amazonas-web-laid-why = You can change it until all have laid one.
amazonas-web-offer = Income, or the Guide?
amazonas-web-offer-why = The Guide counts as a tile of the species you choose, for good.
amazonas-web-build = Your turn to build.
amazonas-web-reachable =
    { $n ->
        [one] { $n } village can be reached and paid for.
       *[other] { $n } villages can be reached and paid for.
    }
amazonas-web-nothing-reachable = Nothing in reach that you can pay for.
amazonas-web-nothing-reachable-why = “End turn” passes play on; you keep your money.
amazonas-web-build-here = Build here
amazonas-web-place = Place a neutral hut.
amazonas-web-place-why = It costs nothing, brings no tile, and takes the cheapest site.
amazonas-web-coins = { $silver } silver
amazonas-web-neutral = Neutral
amazonas-web-end-turn = End turn
amazonas-web-ways = Ways: { $ways }.
amazonas-web-way-water = by water to { $village }
amazonas-web-way-land = by path to { $village }
amazonas-web-way-closed = to { $village }, closed by the event
amazonas-web-tour-map = The map: each village has a species, and sites with prices in gold. When you may build, the villages in reach are marked and show if you come by water or by path.
amazonas-web-tour-event = Each of the 18 rounds begins with an event. Here you read what it does, and what it does to you.
amazonas-web-tour-income = Then all lay an income card in secret. Its worth is your silver, and the highest worth plays first. A card is out until all seven were played.
amazonas-web-tour-seats = Everybody’s collection, huts and money. Three or more tiles of a species score. Choose a player to see the points worked out.
amazonas-web-tour-mission = Your secret mission: four villages, marked with a star. Each one without your hut costs 3 points at the end.
amazonas-web-tour-prompt = Here you are told what is awaited. Choose anything that is not marked, and you read why not.

# The lesson

amazonas-lesson-chapter-goal = The goal
amazonas-lesson-chapter-turn = A round
amazonas-lesson-chapter-twist = Thieves and beasts
amazonas-lesson-chapter-end = The end
amazonas-lesson-other = That would be allowed. In this lesson, do what glows.
amazonas-lesson-goal = You are naturalists on the great river. Every hut you build shows you a species. At the end, three tiles or more of a species score a point a tile; one or two score nothing.
amazonas-lesson-mission = Your secret mission names four villages, marked with a star: Rosaria, Porto Morro, Xibu and Palmar. Each one without a hut of yours costs 3 points.
amazonas-lesson-first = You have 3 gold and build your first hut wherever you like. Palmar is in your mission and costs only 2: build there.
amazonas-lesson-first-palmar = You may begin anywhere, but Palmar helps your mission and is cheap.
amazonas-lesson-event = An orchid tile is yours. Each of the 18 rounds begins with an event: this one pays a silver more for every orchid.
amazonas-lesson-income = Now all choose an income card in secret. It is worth its number and your tiles of its species, in silver. Card 5 is the orchid: 5 and 1, and 1 by the event.
amazonas-lesson-income-orchid = That brings less: for card 5, your orchid and the event count as well.
amazonas-lesson-build = The highest card plays first: you. Three silver make a gold, so you can pay 3. You build one path or waterway from a hut of yours: in Xibu, which is in your mission.
amazonas-lesson-build-xibu = In reach, but not in your mission. Xibu is both.
amazonas-lesson-build-first = You can pay for a hut, and a village fills up fast. Build first.
amazonas-lesson-done = A parrot! You may build more in one turn, but your purse is all but empty. End your turn.
amazonas-lesson-save = There is nothing more to gain now. End your turn.
amazonas-lesson-theft = Thieves! After the income, everybody gives back a silver for each tile of the species they have most of.
amazonas-lesson-safe = There is a way out: card 6, the Guide, keeps you safe from thieves, fire and beasts, and is worth 6. Play it.
amazonas-lesson-income-safe = Then the thieves would get you. Card 6 is safe, and worth the most.
amazonas-lesson-butterfly = The thieves passed you by; the others have paid. With 2 gold you reach Yacaré: a butterfly, your third species. The first with all five takes a bonus token.
amazonas-lesson-build-yacare = Yacaré costs 2, and you have 2: build there.
amazonas-lesson-done-again = Cards that were played stay out until all seven have been: keep card 6 for thieves and fire, or play a low card when fire halves the income. End your turn.
amazonas-lesson-jaguar = A jaguar: this round the land paths are closed. Crocodiles close the waterways. The event always says what it does.
amazonas-lesson-guide = Four of the events bring a Guide. Whoever plays first may take him in place of the income: one more tile of a species, for good. Do so, for the species you have most of.
amazonas-lesson-end = So it goes on for 18 rounds. Let us jump to the 16th.
amazonas-lesson-five = Four species are yours, and four villages are your mission. Porto Morro brings both: build there.
amazonas-lesson-build-porto = That is not in your mission. Porto Morro is, and shows your fifth species.
amazonas-lesson-token = All five species: you take the highest bonus token that is left at once, and its points are yours. Let us jump to the end of the last round.
amazonas-lesson-last = Your collection stands, and all four villages of your mission have a hut of yours. End your last turn.
amazonas-lesson-last-done = Nothing that you could do now adds a point. End your turn.
amazonas-lesson-score = Species of three or more count, the bonus token counts, and your mission costs you nothing: 13 points, you have won!

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
amazonas-pad-no-hut = Everybody has at least the first hut, and its tile: somebody has none here.
amazonas-pad-huts = Each player has twelve huts, so no more than twelve tiles beside the Guides.
amazonas-pad-guides = There are four Guides, and each stands with a species of which its owner has a tile.
amazonas-pad-tokens = Whoever owns all five species has a bonus token, the highest one first; nobody else has one.
amazonas-pad-one-token = { $seat } can have only one bonus token.
amazonas-pad-twelve = There are twelve tiles of each species: more of { $tile } cannot be.
amazonas-pad-villages = So many tiles need more villages than a map has.
amazonas-pad-reached = { $seat } has reached more villages of the mission than there are huts: each tile beside the Guides is a hut.

## At a real table: set-up, and what people ask

amazonas-setup-board = Lay out the map with its villages, waterways and paths.
amazonas-setup-tiles = Sort the research tiles by species beside the map, { $n } of each.
amazonas-setup-tokens = Stack these { $n } bonus tokens, the highest on top.
amazonas-setup-events = Shuffle the { $n } event cards face down; put the Guides and the bank beside them.
amazonas-setup-huts = Everybody takes the { $n } huts and the seven income cards, 0 to 6, of a colour.
amazonas-setup-gold = Everybody takes { $n } gold from the bank.
amazonas-setup-missions = Deal each player one mission card, to be kept secret.
amazonas-setup-missions-two = Deal two mission cards to each player: both keep one in secret and put the other away.
amazonas-setup-neutral = Both take { $n } neutral huts of a colour that nobody plays.
amazonas-setup-first = Draw lots for who begins. Clockwise, each puts a first hut into any village, pays its price and takes its tile.
amazonas-ask-build = Where may I build, and how many huts?
amazonas-ask-cards = Which income cards may I play?
amazonas-ask-order = Who plays first in a round?
amazonas-ask-value = What is my card worth, and what does card 6 protect me from?
amazonas-ask-income = How much do fire, bonus and theft change my income?
amazonas-ask-guide = May I take the Guide, and my income too?
amazonas-ask-token = Who takes a bonus token?
amazonas-ask-score = What counts at the end?
amazonas-ask-neutral = Where may I put a neutral hut?

## The rules in short, to be printed

amazonas-turn-event = Turn up an event: it holds for the whole round.
amazonas-turn-card = All choose an income card in secret and reveal together. Value: its number + own tiles of its species (0: + most tiles of any species; 6: + own Guides, and safe from the event’s harm).
amazonas-turn-order = Highest value first; among equals the higher tie-break number. Each takes income, then builds.
amazonas-turn-income = Income: the value in silver. Fire: half. Bonus: +1 for each own tile of that species. Theft: then give back 1 for each tile of your largest species.
amazonas-turn-guide = Guide: in order, one player may take the Guide instead of income, and lays it with a species they own.
amazonas-turn-build = Build: a hut in a village one link from an own hut, on its cheapest free site, one of yours in a village; pay in gold (3 silver), take a tile. Any number. Jaguar closes paths, crocodile waterways.
amazonas-turn-token = Whoever first owns all five species takes the highest bonus token left.
amazonas-turn-back = Played cards stay out; after rounds 7 and 14 all come back.
amazonas-turn-end = The end: after 18 rounds.
amazonas-score-set = Each tile of a species with { $n } tiles or more (Guides count)
amazonas-score-missed = Each village of your mission without a hut of yours
amazonas-score-ties = Ties: most tiles, then most money
amazonas-card-mission = Mission { $n }
amazonas-score-token = Bonus token, with 4, 3 or 2 players

# What a puzzle is about.
amazonas-theme-goal = Your mission
amazonas-theme-set = Collections
amazonas-theme-token = Bonus tokens
amazonas-theme-towards = On the way to your mission
amazonas-theme-new = A new kind
amazonas-theme-protects = Protection
amazonas-theme-highest = Going first
amazonas-theme-cheap = Careful with money
amazonas-theme-more = More of the same kind
