# Galapagos, in English. Colours stand alone, so that no sentence has to bend them.

galapagos-tagline = Plan your route before the sand runs out, and walk the island to collect turtles of every colour.
galapagos-motto = Plan your dice before the sand runs out.
galapagos-reconstructed = The rulebook’s text doesn’t say how many tiles and turtles there are of each colour, or which turtle lives where: this is known from elsewhere, or chosen by us.

## Names

galapagos-name-black = black
galapagos-name-white = white
galapagos-name-red = red
galapagos-name-green = green
galapagos-name-yellow = yellow
galapagos-name-blue = blue
# Colours as they are said of something feminine (a turtle, a tile), name by name, for FEM().
galapagos-feminine = black black

## Options

galapagos-option-draw = New turtles
galapagos-option-draw-new = five each round, six with 3 or 4 players
galapagos-option-draw-refill = only as many as are missing on the island
galapagos-option-sand = Sandglass
galapagos-option-sand-30 = 30 seconds
galapagos-option-sand-off = no time limit
galapagos-option-sand-number = another time, in seconds
galapagos-option-stale = When the bag is empty
galapagos-option-stale-off = play on to the last turtle
galapagos-option-stale-number = end after this many rounds in a row without a turtle
galapagos-option-fifth = Two players: the fifth turtle of one colour
galapagos-option-fifth-wins = wins at once
galapagos-option-fifth-scores = counts like any other: play on to the last

## Ends

galapagos-ending-last = The last turtle has been collected.
galapagos-ending-fifth = A fifth turtle of one colour: the game is won at once.
galapagos-ending-stale = Nobody has collected a turtle for too long, so the game ends here and is scored.
galapagos-ends-last = { $n ->
    [one] 1 more turtle
   *[other] { $n } more turtles
}
galapagos-ends-fifth = { $n } more of one colour
galapagos-ends-stale = { $n ->
    [one] 1 more round without a turtle
   *[other] { $n } more rounds without a turtle
}

## What happened

galapagos-tile = Tile { $number } ({ $colour }) is laid at { $q }, { $r }.
galapagos-turtle = A { $turtle } turtle appears on tile { $number }.
galapagos-pawn = { $seat } starts on tile { $number } ({ $colour }).
galapagos-rolled = { $seat } rolls { $colour }.
galapagos-laid = { $seat } places a die: { $colour }.
galapagos-laid-unseen = { $seat } places a die; the plan has { $count ->
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
galapagos-sand-out = The sand has run out: all plans are final.
galapagos-plan-0 = { $seat } has an empty plan.
galapagos-plan-1 = { $seat }’s plan: { $first }.
galapagos-plan-2 = { $seat }’s plan: { $first }, { $second }.
galapagos-plan-3 = { $seat }’s plan: { $first }, { $second }, { $third }.
galapagos-plan-4 = { $seat }’s plan: { $first }, { $second }, { $third }, { $fourth }.
galapagos-plan-5 = { $seat }’s plan: { $first }, { $second }, { $third }, { $fourth }, { $fifth }.
galapagos-went = { $seat } goes to tile { $number } ({ $colour }).
galapagos-coasted = { $seat } follows the coast to the next corner, tile { $number } ({ $colour }).
galapagos-collected = { $seat } collects the { $turtle } turtle on tile { $number }.
galapagos-stopped = { $seat } stops.
galapagos-stays = { $seat } doesn’t move.
galapagos-round = Round { $number } begins.

## What a move would do

galapagos-verb-lay = Place a die
galapagos-verb-back = Take a die back
galapagos-verb-finish = Finish the plan
galapagos-verb-go = Go
galapagos-verb-stop = Stop
galapagos-would-lay = Place a die at the end of the plan: { $colour }.
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
galapagos-would-coast = Follow the coast to the next corner, tile { $number } ({ $colour }).
galapagos-would-coast-collect = Follow the coast to the next corner, tile { $number } ({ $colour }), and collect a { $turtle } turtle.
galapagos-would-stop = Stop here, leaving the other dice unused.

## Why not

galapagos-still-planning = Everybody is still planning: place a die, take one back or finish. Pawns move afterwards.
galapagos-no-taking-back = When time is counted in ticks, a die stays once it is placed: place another one or finish.
galapagos-nothing-laid = There’s no die in your plan to take back.
galapagos-no-such-die = You have no unused die of this colour: { $colour }.
galapagos-plans-locked = Planning is over and all plans are final: go where your next die leads, or stop.
galapagos-only-go-or-stop = Now you can only go where your next die leads, or stop.
galapagos-other-colour = Tile { $number } has another colour ({ $colour }): your next die is { $die }, and you can’t skip a die.
galapagos-far-corner = From a corner you can only follow the coast to the next corner on either side. Tile { $number } is farther away.
galapagos-not-next = Tile { $number } isn’t next to your pawn.

## Notation

galapagos-bad-plan = “{ $phrase }” isn’t a move here. Write “lay blue”, “back” or “finish”, or a whole plan: “lay blue white red finish”.
galapagos-bad-move = “{ $phrase }” isn’t a move here. Write “go 12” (the number of a tile) or “stop”, or a whole route: “go 12 5 stop”.
galapagos-bad-chance = “{ $phrase }” isn’t something chance decides here.
galapagos-bad-clock = “{ $phrase }” isn’t something the clock does: it says “sand out”.
galapagos-near-colour = There is no colour “{ $colour }”. Did you mean “{ $near }”?
galapagos-no-colour = There is no colour “{ $colour }”. Choose from: { $colours }.
galapagos-volcano = The volcano has no number, and nobody can enter it.
galapagos-no-tile = There is no tile “{ $tile }”: tiles are numbered 1 to { $most }.
galapagos-no-seat = There is no seat “{ $seat }”: in written moves, seats are numbered 0 to { $most }.

## The table in a terminal

galapagos-table = Round { $round }. Turtles: { $turtles } on the island, { $bag } in the bag.
galapagos-table-legend = Below each row is what is on its tiles: a star is a turtle, and @ marks pawns by the numbers of their seats, counted from 0. Along the coast, each corner is also next to the corners on either side.
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
galapagos-sheet-count = { $n ->
    [0] –
   *[other] × { $n }
}
galapagos-sheet-sets = Sets of six colours
galapagos-sheet-others = Other turtles
galapagos-sheet-fifth = Fifth turtle of one colour
galapagos-sheet-times = { $n } × { $each }

## What a move does, for the coach: it goes on from the move

galapagos-fact-dead-end = leads nowhere, since there’s no { $colour } tile next to where you would play it
galapagos-fact-nears = leads to a { $colour } tile, from which another of your dice reaches a turtle
galapagos-fact-leads = leads to a { $turtle } turtle
galapagos-fact-collects = collects a { $turtle } turtle
galapagos-fact-fifth = would win at once, with your fifth { $turtle } turtle
galapagos-fact-set = completes a set of six with that { $turtle } turtle, for { $points } more points
galapagos-fact-lacked = adds a colour ({ $turtle }) that your set still lacks
galapagos-fact-unused = leaves unused a die that leads to a { $turtle } turtle
galapagos-fact-sandglass = takes the sandglass, so that you move first
galapagos-fact-stays = leaves the plan empty
galapagos-fact-stuck = gets stuck, since your next die ({ $colour }) can’t be played from there
galapagos-fact-goes-on = lets your plan go on to a { $turtle } turtle
galapagos-fact-forgoes = passes up a { $turtle } turtle within reach of your plan
galapagos-fact-nearer = can leave your pawn { $steps ->
    [one] one step
   *[other] { $steps } steps
} from a turtle, nearer than the move played

## How a game ended early

galapagos-ended-won = { $seat }’s fifth { $turtle } turtle won the game at once [GA14]. { $other } had { $has ->
    [0] none
   *[other] { $has }
} of that colour.
galapagos-ended-lost = { $seat } won at once with a fifth { $turtle } turtle [GA14], so nothing else counted. { $whose ->
    [me] With two of the six { $turtle } turtles [GA2] you would have prevented that; you had
   *[other] With two of the six { $turtle } turtles [GA2] { $other } would have prevented that; { $other } had
} { $has ->
    [0] none
    [one] one
   *[other] { $has }
}.{ $rounds ->
    [0] {""}
   *[other] {" "}After { $seat }’s third, { $whose ->
        [me] you left one where your dice could have reached it
       *[other] { $other } left one that the dice could have reached
    }, { $rounds ->
        [one] in round { $at }
       *[other] in each of rounds { $at }
    }.
}

## Kinds of choices that recur: each goes on from “it would have been better (not) to”

galapagos-kind-dead-end = plan a die that leads nowhere
galapagos-kind-nears = plan a die from which another reaches a turtle
galapagos-kind-leads = plan a die that leads to a turtle
galapagos-kind-collects = move onto a tile with a turtle
galapagos-kind-fifth = go for the fifth turtle of a colour
galapagos-kind-set = complete a set of six
galapagos-kind-lacked = go for a colour the set still lacks
galapagos-kind-unused = leave unused a die that leads to a turtle
galapagos-kind-sandglass = take the sandglass to move first
galapagos-kind-stays = leave the plan empty
galapagos-kind-stuck = move to where the next die can’t be played
galapagos-kind-goes-on = extend the plan to a turtle
galapagos-kind-forgoes = pass up a turtle within reach
galapagos-kind-nearer = end nearer to a turtle

## For the report

galapagos-trait-turtles = Turtles: { $colour }
galapagos-trait-all = All turtles
galapagos-trait-sets = Sets of all six colours
galapagos-trait-most = Most turtles of one colour
galapagos-trait-colours = Colours collected
galapagos-trait-plan = Dice in the last plan
galapagos-trait-first = Took the sandglass in the last round
## The table in a browser

galapagos-web-island = The island
galapagos-web-tile = tile { $number }, { $colour }
galapagos-web-turtle = a { $colour } turtle
galapagos-web-pawn = { $name }’s pawn
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
galapagos-web-free = place { $n } of your plan, empty
galapagos-web-shell = { $colour }: { $n ->
    [0] no turtle
    [one] one turtle
   *[other] { $n } turtles
 }
galapagos-web-rolled = Dice rolled
galapagos-web-laid = Plan
galapagos-web-planning = planning, { $n } of 5 dice placed
galapagos-web-finished = has finished
galapagos-web-first = finished first, moves first
galapagos-web-walking = is moving
galapagos-web-plan-what = Plan your route.
galapagos-web-plan-none = No die fits: finish your plan.
galapagos-web-plan-why = Place dice in the order of your steps: tap them, drag them, or press 1 to 6.
galapagos-web-met = { $n ->
    [0] No turtle on this route.
    [one] One turtle on your route.
   *[other] { $n } turtles on your route.
 }
galapagos-web-stuck = Die { $n } leads nowhere: your move would end before it.
galapagos-web-why-first = The first to finish takes the sandglass and moves first.
galapagos-web-why-sand = When the sand runs out, your plan counts as it is.
galapagos-web-why-unhurried = { $name } moves first. There’s no time limit, so there’s no hurry.
galapagos-web-why-ticks = In each tick, place one die or finish your plan. A die stays once it is placed.
galapagos-web-finish-first = Take the sandglass
galapagos-web-finish = Finish my plan
galapagos-web-clear = Clear
galapagos-web-next-die = Your next die: { $colour }.
galapagos-web-walk-why = Go to a marked tile, or stop where you are.
galapagos-web-walk-on = Walk the route
galapagos-web-stop = Stop here
galapagos-web-step = step { $n } of the plan
galapagos-web-around = Around tile { $number }: { $tiles }.
galapagos-web-leads = Your plan takes you over { $tiles }.
galapagos-web-tour-island = You walk this island and collect turtles by stepping on their tiles. Along the dotted coast, each corner is next to the corners on either side.
galapagos-web-tour-dice = These are your dice. Each takes you one step, to a neighbouring tile of its colour.
galapagos-web-tour-plan = Place them here in the order of your steps. The dots on the island show where they lead. You don’t have to use all of them.
galapagos-web-tour-sandglass = Everybody plans at the same time. The first to finish takes the sandglass and moves first, and the others have to hurry.
galapagos-web-tour-sets = A set of all six colours is worth 8 points, every other turtle 1. With two players, five turtles of one colour win at once.

# The lesson

galapagos-lesson-chapter-goal = The goal
galapagos-lesson-chapter-turn = A round
galapagos-lesson-chapter-twist = Getting there first
galapagos-lesson-chapter-end = The end
galapagos-lesson-other = That’s allowed, but in this lesson, make the move you’re asked for.
galapagos-lesson-goal = Turtles live on this island, and you walk around to collect them. You’re the red pawn. Step on a turtle’s tile, and it’s yours.
galapagos-lesson-set = Every turtle is worth 1 point, but six of different colours make a set: 8 points instead of 6. So collect as many colours as you can.
galapagos-lesson-dice = Everybody rolls five dice. Each die is one step, onto a neighbouring tile of its colour.
galapagos-lesson-plan = First you plan: place your dice in the order of your steps. White, then white again, and your route leads over two turtles. Watch the dots on the island.
galapagos-lesson-plan-white = There’s no tile of that colour next to you there, so your move would end. Place white.
galapagos-lesson-plan-first = Once you finish, you can’t change your plan, and it isn’t ready yet. Place the die you’re asked for.
galapagos-lesson-finish = Two dice are enough: you don’t have to use all of them. Take the sandglass to show that you’ve finished.
galapagos-lesson-no-more = That die leads nowhere from there. Two turtles are plenty: finish.
galapagos-lesson-keep-plan = Your plan is good as it is. Finish it.
galapagos-lesson-walk = All plans are shown. You finished first, so you move first. Walk your route, tile by tile or all at once, and collect what you meet.
galapagos-lesson-walk-on = You can stop at any time, but there’s another turtle ahead. Walk on.
galapagos-lesson-both = Two turtles for you! New ones have come. You can reach the green one next to you with yellow, but your rival is next to it, too, and has yellow dice as well.
galapagos-lesson-short = The first to finish is the first to move. So keep it short: place yellow, and nothing else.
galapagos-lesson-yellow-first = Yellow leads to the turtle. Place it first.
galapagos-lesson-be-first = Now be quick: take the sandglass before your rival does.
galapagos-lesson-be-quick = A longer plan takes time, and your rival would be first. Finish now.
galapagos-lesson-snatch = You took the sandglass, so you are first again. Fetch the turtle!
galapagos-lesson-pair = Got it! Your rival came too late. You have three colours out of six, and new turtles come every round. So far there has been plenty of time. Now for the sand.
galapagos-lesson-sand = Your rival has finished first and turned the sandglass: you have 30 seconds left. Place green.
galapagos-lesson-sand-green = Time is short: green leads on from here.
galapagos-lesson-sand-lay = With an empty plan you’d stay where you are. Place green first.
galapagos-lesson-sand-out = The sand has run out, and your plan counts as it is. Your rival went first and took that turtle. Go there all the same, to be closer to the others.
galapagos-lesson-bag = And so on, round by round, until the bag is empty. The game ends with the last turtle on the island. Let’s jump there.
galapagos-lesson-last = The bag is empty, one turtle is left, and you lead by a point. Your next die is blue. Go and get the turtle.
galapagos-lesson-last-one = There it is, the very last one. Go to it, and the game is yours.
galapagos-lesson-score = The last turtle ends the game: 23 to 21. You’ve won! With two players, a fifth turtle of one colour would win at once, too.

## The score pad of a real table

galapagos-pad-turtles = Turtles
galapagos-pad-six = There are only six turtles of each colour: too many { $turtle } ones were entered.
galapagos-pad-fifth = With two players, a fifth turtle of one colour ends the game at once. So only one player can have five, in one colour only, and nobody can have six.

## At a real table: set-up, and what people ask

galapagos-setup-island = Lay the volcano in the middle and the other { $n } tiles around it at random: a hexagon with four tiles a side.
galapagos-setup-sand = Put the sandglass on the volcano. If it is lost, there is one under “Tools”.
galapagos-setup-dice = Everybody takes { $n } dice and a pawn.
galapagos-setup-bag = Put the { $n } turtles into the bag and mix them.
galapagos-setup-turtles = Draw { $n } turtles and put each on the tile of its number.
galapagos-setup-pawns = Everybody draws a turtle and puts their pawn on the tile of its number. Then these turtles go back into the bag.
galapagos-ask-change = Can I change my plan once I’ve finished it?
galapagos-ask-first = Who moves first?
galapagos-ask-skip = Can I skip a die, or stop early?
galapagos-ask-coast = Can I go from corner to corner along the coast?
galapagos-ask-collect = When do I collect a turtle?
galapagos-ask-new = When do new turtles come?
galapagos-ask-end = When is the game over?
galapagos-ask-fifth = What if I have five turtles of one colour?

## The rules in brief, to be printed

galapagos-turn-roll = Everybody rolls their five dice at once.
galapagos-turn-plan = Everybody plans at the same time: place dice in a row, as many as you like, in the order of your steps.
galapagos-turn-first = The first to finish takes the sandglass and turns it: the others have 30 seconds. A finished plan cannot be changed.
galapagos-turn-move = The holder of the sandglass moves first, then clockwise: die by die to a neighbouring tile of that colour. Stop when you like, but do not skip a die. Nobody enters the volcano.
galapagos-turn-coast = From a corner of the island, a die can also take you to the next corner along the coast.
galapagos-turn-collect = Take the turtle from each tile that you enter, and from the one where you start your move.
galapagos-turn-new = When everybody has moved, 5 new turtles (with two players) or 6 (with more) appear on the island.
galapagos-turn-end = The end: the bag is empty and the last turtle on the island has been taken.
galapagos-score-set = Six turtles of six different colours
galapagos-score-other = Every other turtle
galapagos-score-fifth = Two players: a fifth turtle of one colour wins at once

# What a puzzle is about.
galapagos-theme-leads = Where a route leads
galapagos-theme-collects = Collect turtles
galapagos-theme-sandglass = The sandglass
galapagos-theme-nears = Get closer

## Pieces that the rules draw where they first name them: every form of each name

galapagos-drawn-volcano = volcano
galapagos-drawn-turtle = turtle|turtles
galapagos-drawn-sandglass = sandglass
galapagos-drawn-pawn = pawn|pawns
galapagos-drawn-die = dice|die
