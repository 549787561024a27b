# Galapagos, in English. Colours stand alone, so that no sentence has to bend them.

galapagos-tagline = Plan your way before the sand runs out, and walk the island to gather turtles of every colour.
galapagos-motto = Plan your dice before the sand runs out.

## Names

galapagos-name-black = black
galapagos-name-white = white
galapagos-name-red = red
galapagos-name-green = green
galapagos-name-yellow = yellow
galapagos-name-blue = blue

## Options

galapagos-option-draw = New turtles
galapagos-option-draw-new = five each round, six with 3 or 4 players
galapagos-option-draw-refill = only as many as are missing on the island
galapagos-option-sand = Sandglass
galapagos-option-sand-30 = 30 seconds
galapagos-option-sand-off = never runs out: everyone plans in peace
galapagos-option-sand-number = another time, in seconds
galapagos-option-stale = When the bag is empty
galapagos-option-stale-off = play on to the last turtle
galapagos-option-stale-number = end after so many rounds without a turtle

## Ends

galapagos-ending-last = The last turtle has been collected.
galapagos-ending-fifth = A fifth turtle of one colour: the game is won at once.
galapagos-ending-stale = Nobody has collected a turtle for too long: the game is scored as it stands.
galapagos-ends-last = { $n ->
    [one] 1 turtle
   *[other] { $n } turtles
}
galapagos-ends-fifth = { $n } more of one colour
galapagos-ends-stale = { $n ->
    [one] 1 empty round
   *[other] { $n } empty rounds
}

## What happened

galapagos-tile = Tile { $number } ({ $colour }) is laid at { $q }, { $r }.
galapagos-turtle = A { $turtle } turtle comes to tile { $number }.
galapagos-pawn = { $seat } starts on tile { $number } ({ $colour }).
galapagos-rolled = { $seat } rolls { $colour }.
galapagos-laid = { $seat } lays a die: { $colour }.
galapagos-laid-unseen = { $seat } lays a die; the plan has { $count ->
    [one] one die
   *[other] { $count } dice
 }.
galapagos-took-back = { $seat } takes a die back; the plan has { $count ->
    [0] no dice
    [one] one die
   *[other] { $count } dice
 }.
galapagos-took-sandglass = { $seat } has finished first and takes the sandglass.
galapagos-finished = { $seat } has finished.
galapagos-sand-out = The sand has run out: all plans are locked.
galapagos-plan-0 = { $seat } has an empty plan.
galapagos-plan-1 = The plan of { $seat }: { $first }.
galapagos-plan-2 = The plan of { $seat }: { $first }, { $second }.
galapagos-plan-3 = The plan of { $seat }: { $first }, { $second }, { $third }.
galapagos-plan-4 = The plan of { $seat }: { $first }, { $second }, { $third }, { $fourth }.
galapagos-plan-5 = The plan of { $seat }: { $first }, { $second }, { $third }, { $fourth }, { $fifth }.
galapagos-went = { $seat } goes to tile { $number } ({ $colour }).
galapagos-coasted = { $seat } follows the coast to the corner, tile { $number } ({ $colour }).
galapagos-collected = { $seat } collects the { $turtle } turtle of tile { $number }.
galapagos-stopped = { $seat } stops.
galapagos-stays = { $seat } does not move.
galapagos-round = Round { $number } begins.

## What a move would do

galapagos-verb-lay = Lay a die
galapagos-verb-back = Take a die back
galapagos-verb-finish = Finish the plan
galapagos-verb-go = Go
galapagos-verb-stop = Stop
galapagos-would-lay = Lay a die at the end of the plan: { $colour }.
galapagos-would-take-back = Take back the last die: { $colour }.
galapagos-would-first = Finish with { $count ->
    [0] an empty plan
    [one] one die
   *[other] { $count } dice
 } and take the sandglass: you will move first.
galapagos-would-finish = Finish with { $count ->
    [0] an empty plan
    [one] one die
   *[other] { $count } dice
 }.
galapagos-would-go = Go to tile { $number } ({ $colour }).
galapagos-would-go-collect = Go to tile { $number } ({ $colour }) and collect a { $turtle } turtle.
galapagos-would-coast = Follow the coast to the corner, tile { $number } ({ $colour }).
galapagos-would-coast-collect = Follow the coast to the corner, tile { $number } ({ $colour }), and collect a { $turtle } turtle.
galapagos-would-stop = Stop here: the other dice stay unused.

## Why not

galapagos-still-planning = Plans are still being made: lay a die, take one back or finish. Pawns move afterwards.
galapagos-no-taking-back = When time is counted in ticks, a die that has been laid stays: lay another one or finish.
galapagos-nothing-laid = There is no die in your plan to take back.
galapagos-no-such-die = You have no unused die of this colour: { $colour }.
galapagos-plans-locked = Planning is over and all plans are locked: go where your next die leads, or stop.
galapagos-only-go-or-stop = Now you can only go where your next die leads, or stop.
galapagos-other-colour = Tile { $number } has another colour ({ $colour }): your next die is { $die }, and no die may be skipped.
galapagos-far-corner = From a corner you can follow the coast to the next corner on either side only; tile { $number } is farther away.
galapagos-not-next = Tile { $number } is not next to your pawn.

## Notation

galapagos-bad-plan = “{ $phrase }” is not a move here. Write “lay blue”, “back” or “finish”, or a whole plan: “lay blue white red finish”.
galapagos-bad-move = “{ $phrase }” is not a move here. Write “go 12” (the number of a tile) or “stop”, or a whole walk: “go 12 5 stop”.
galapagos-bad-chance = “{ $phrase }” is not what chance decides here.
galapagos-bad-clock = “{ $phrase }” is not something the clock does: it says “sand out”.
galapagos-near-colour = There is no colour “{ $colour }”. Did you mean “{ $near }”?
galapagos-no-colour = There is no colour “{ $colour }”. There are: { $colours }.
galapagos-volcano = The volcano has no number, and nobody may enter it.
galapagos-no-tile = There is no tile “{ $tile }”: tiles have the numbers 1 to { $most }.
galapagos-no-seat = There is no seat “{ $seat }”: in written moves, seats are numbered 0 to { $most }.

## The table in a terminal

galapagos-table = Round { $round }. Turtles: { $turtles } on the island, { $bag } in the bag.
galapagos-table-legend = A star is a turtle, @ marks the pawns by seat number. Along the coast, each corner is also next to the corners on either side.
galapagos-table-volcano = (volcano)
galapagos-table-sand = { $seat } took the sandglass.
galapagos-table-seat =
    { $seat }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $turtles ->
        [one] 1 turtle
       *[other] { $turtles } turtles
    }.
galapagos-table-pawn = - pawn on tile { $number } ({ $colour })
galapagos-table-turtles = - turtles: { $turtles }
galapagos-table-dice = - dice: { $dice }
galapagos-table-plan = - plan: { $plan }
galapagos-table-locked = - plan, finished: { $plan }

## The score sheet

galapagos-sheet-turtles = { $turtle } turtles
galapagos-sheet-count = { $n }
galapagos-sheet-sets = Sets of six colours
galapagos-sheet-others = Other turtles
galapagos-sheet-fifth = Fifth turtle of one colour
galapagos-sheet-times = { $n } × { $each }

## What a move does, for the coach: it goes on from the move

galapagos-fact-dead-end = leads nowhere: no { $colour } tile lies next to where you would play it
galapagos-fact-nears = leads on to { $colour }, from where another of your dice reaches a turtle
galapagos-fact-leads = leads to a { $turtle } turtle
galapagos-fact-collects = collects a { $turtle } turtle
galapagos-fact-fifth = can win at once: it is your fifth { $turtle } turtle
galapagos-fact-set = makes a set of six with that { $turtle } turtle, { $points } points more
galapagos-fact-lacked = brings { $turtle }, which your set lacks
galapagos-fact-unused = leaves a die unused that leads on to a { $turtle } turtle
galapagos-fact-sandglass = takes the sandglass, so that you move first
galapagos-fact-stays = plans no die at all
galapagos-fact-stuck = gets stuck: your next die, { $colour }, cannot be played from there
galapagos-fact-goes-on = lets your plan go on to a { $turtle } turtle
galapagos-fact-forgoes = forgoes a { $turtle } turtle within reach of your plan
galapagos-fact-nearer = can leave your pawn { $steps ->
    [one] one step
   *[other] { $steps } steps
} from a turtle, nearer than the move played

## For the report

galapagos-trait-turtles = Turtles: { $colour }
galapagos-trait-all = All turtles
galapagos-trait-sets = Sets of all six colours
galapagos-trait-most = Most turtles of one colour
galapagos-trait-colours = Colours collected
galapagos-trait-plan = Dice in the last plan
galapagos-trait-first = Took the sandglass last
## The table in a browser

galapagos-web-island = The island
galapagos-web-tile = tile { $number }, { $colour }
galapagos-web-turtle = a { $colour } turtle
galapagos-web-pawn = pawn of { $name }
galapagos-web-can-go = you can go here
galapagos-web-volcano = the volcano
galapagos-web-sandglass = the sandglass, on the volcano
galapagos-web-round = Round { $n }
galapagos-web-bag = { $n ->
    [one] turtle in the bag
   *[other] turtles in the bag
 }
galapagos-web-quiet = { $n ->
    [one] one round
   *[other] { $n } rounds
 } of { $most } without a turtle
galapagos-web-seconds = { $n ->
    [one] one second left
   *[other] { $n } seconds left
 }
galapagos-web-ticks = { $n ->
    [0] the last tick
    [one] one tick left
   *[other] { $n } ticks left
 }
galapagos-web-rack = Your dice
galapagos-web-unused = Unused dice, by colour
galapagos-web-your-dice = Your dice: { $dice }.
galapagos-web-plan = Your plan
galapagos-web-reaches = It leads to tile { $tiles }.
galapagos-web-spot = { $colour }: { $n ->
    [0] no unused die
    [one] one unused die
   *[other] { $n } unused dice
 }
galapagos-web-die = { $colour }, die { $n } of your plan
galapagos-web-die-back = { $colour }, die { $n } of your plan: take it back
galapagos-web-free = place { $n } of your plan, free
galapagos-web-shell = { $colour }: { $n ->
    [0] no turtle
    [one] one turtle
   *[other] { $n } turtles
 }
galapagos-web-rolled = Dice rolled
galapagos-web-laid = Plan
galapagos-web-planning = plans, { $n } of 5 dice laid
galapagos-web-finished = has finished
galapagos-web-first = finished first, moves first
galapagos-web-walking = is walking
galapagos-web-plan-what = Plan your way.
galapagos-web-plan-why = Lay dice in the order of your steps: tap them, drag them, or press 1 to 6.
galapagos-web-met = { $n ->
    [0] No turtle on this way.
    [one] One turtle on your way.
   *[other] { $n } turtles on your way.
 }
galapagos-web-stuck = Die { $n } leads nowhere: your walk would end before it.
galapagos-web-why-first = Whoever finishes first takes the sandglass and moves first.
galapagos-web-why-sand = When the sand is out, your plan counts as it lies.
galapagos-web-why-unhurried = { $name } moves first. Nothing runs out: take your time.
galapagos-web-why-ticks = One die or the end of your plan for each tick; a die that has been laid stays.
galapagos-web-finish-first = Take the sandglass
galapagos-web-finish = Finish my plan
galapagos-web-clear = Clear
galapagos-web-next-die = Your next die: { $colour }.
galapagos-web-walk-why = Go to a marked tile, or stop where you are.
galapagos-web-walk-on = Walk the way
galapagos-web-stop = Stop here
galapagos-web-step = step { $n } of the plan
galapagos-web-around = Around tile { $number }: { $tiles }.
galapagos-web-leads = The plan leads across { $tiles }.
galapagos-web-tour-island = You walk this island and collect turtles by stepping on their tiles. Along the dotted coast, each corner is next to the corners on either side.
galapagos-web-tour-dice = These are your dice. Each takes you one step, to a neighbouring tile of its colour.
galapagos-web-tour-plan = Lay them here in the order of your steps. The dots on the island show where they lead. You need not use all of them.
galapagos-web-tour-sandglass = Everybody plans at the same time. Whoever finishes first takes the sandglass and moves first; the others must hurry.
galapagos-web-tour-sets = A set of all six colours is worth 8 points, every other turtle 1. With two players, five turtles of one colour win at once.

# The lesson

galapagos-lesson-chapter-goal = The goal
galapagos-lesson-chapter-turn = A round
galapagos-lesson-chapter-twist = Be there first
galapagos-lesson-chapter-end = The end
galapagos-lesson-other = That would be allowed. In this lesson, do what glows.
galapagos-lesson-goal = Turtles live on this island, and you walk about to collect them. You are the red pawn; step on a turtle’s tile, and it is yours.
galapagos-lesson-set = Every turtle is worth 1 point, but six of different colours are a set: 8 points in place of 6. So collect as many colours as you can.
galapagos-lesson-dice = Everybody rolls five dice. Each die is one step: onto a tile of its colour beside you.
galapagos-lesson-plan = First you plan: lay your dice in the order of your steps. White, then white again, and your way leads over two turtles. Watch the dots on the island.
galapagos-lesson-plan-white = No tile of that colour is beside you there: your walk would end. Lay white.
galapagos-lesson-plan-first = Finishing is for good, and your plan is not ready yet. Lay the die that glows.
galapagos-lesson-finish = Two dice are enough: you need not use all of them. Take the sandglass to say that you have finished.
galapagos-lesson-no-more = That die leads nowhere from there. Two turtles are plenty: finish.
galapagos-lesson-keep-plan = Your plan is good as it lies. Finish it.
galapagos-lesson-walk = All plans are shown. You finished first, so you go first. Walk your way, tile by tile or at once, and collect what you meet.
galapagos-lesson-walk-on = You may stop at any time, but there is a turtle to be had. Walk on.
galapagos-lesson-both = Two turtles for you! New ones have come. The green one beside you can be reached with yellow, but your rival stands beside it, too, with yellow dice.
galapagos-lesson-short = Whoever finishes first, walks first. So keep it short: lay yellow, and nothing else.
galapagos-lesson-yellow-first = Yellow leads to the turtle. Lay it first.
galapagos-lesson-be-first = Now be quick: take the sandglass before your rival does.
galapagos-lesson-be-quick = A longer plan takes time, and your rival would be first. Finish now.
galapagos-lesson-snatch = You took the sandglass, so you are first again. Fetch the turtle!
galapagos-lesson-pair = Got it: your rival came too late. Three colours of six, and new turtles every round. So far there was time; now meet the sand.
galapagos-lesson-sand = Your rival has finished first and turned the sandglass: you have 30 seconds left. Lay green.
galapagos-lesson-sand-green = Time is short: green leads on from here.
galapagos-lesson-sand-lay = With an empty plan you would stay where you are. Lay green first.
galapagos-lesson-sand-out = The sand has run out: your plan holds as it lies. Your rival went first and took that turtle. Go there all the same, to be nearer to others.
galapagos-lesson-bag = So it goes on, round by round, until the bag is empty. The game ends with the last turtle on the island. Let us jump there.
galapagos-lesson-last = The bag is empty, one turtle is left, and you lead by a point. Your next die is blue: take it.
galapagos-lesson-last-one = There it is, the last of all. Go to it, and the game is yours.
galapagos-lesson-score = The last turtle ends the game: 23 to 21, you have won! With two players, a fifth turtle of one colour would win at once, too.

## The score pad of a real table

galapagos-pad-turtles = Turtles
galapagos-pad-six = There are six turtles of each colour: there cannot be more { $turtle } ones.
galapagos-pad-fifth = With two players the fifth turtle of a colour ends the game at once: only one player can have five of a colour, only once, and never six.

## At a real table: set-up, and what people ask

galapagos-setup-island = Lay the volcano in the middle and the other { $n } tiles around it at random: a hexagon with four tiles a side.
galapagos-setup-sand = Put the sandglass on the volcano. Have you lost it? It is under “Aids”.
galapagos-setup-dice = Everybody takes { $n } dice and a pawn.
galapagos-setup-bag = Put the { $n } turtles into the bag and mix them.
galapagos-setup-turtles = Draw { $n } turtles and put each on the tile of its number.
galapagos-setup-pawns = Everybody draws a turtle and puts their pawn on the tile of its number. Then these turtles go back into the bag.
galapagos-ask-change = May I change my plan once I have finished it?
galapagos-ask-first = Who moves first?
galapagos-ask-skip = May I skip a die, or stop early?
galapagos-ask-coast = May I go from corner to corner along the coast?
galapagos-ask-collect = When do I collect a turtle?
galapagos-ask-new = When do new turtles come?
galapagos-ask-end = When is the game over?
galapagos-ask-fifth = What if I have five turtles of one colour?

## The rules in short, to be printed

galapagos-turn-roll = All roll their five dice at once.
galapagos-turn-plan = All plan at the same time: lay dice in a row, as many as you like, in the order of your steps.
galapagos-turn-first = Whoever finishes first takes the sandglass and turns it: the others have 30 seconds. A finished plan is not changed any more.
galapagos-turn-move = The holder of the sandglass moves first, then clockwise: die by die to a neighbouring tile of that colour. Stop when you like; no die is skipped; nobody enters the volcano.
galapagos-turn-coast = From a corner of the island a die may also take you to the next corner along the coast.
galapagos-turn-collect = Take the turtle of each tile that you enter, and of the one where you begin your move.
galapagos-turn-new = When all have moved: 5 new turtles (two players) or 6 come onto the island.
galapagos-turn-end = The end: the bag is empty and the last turtle of the island is taken.
galapagos-score-set = Six turtles of six different colours
galapagos-score-other = Every other turtle
galapagos-score-fifth = Two players: a fifth turtle of one colour wins at once

# What a puzzle is about.
galapagos-theme-leads = Where a way leads
galapagos-theme-collects = Collect turtles
galapagos-theme-sandglass = The sandglass
galapagos-theme-nears = Come closer
