# Coloretto Amazonas, in English. Names of animals stand alone, like the titles of their cards.

coloretto-tagline = Collect rare animals in four columns, and give your opponents the ones you can’t use.
coloretto-motto = Collect animals. Mind the twins.
coloretto-reconstructed = The rulebook’s text doesn’t give the size of two columns, the value of the bonus cards or the names of ten animals: these are known from elsewhere, or chosen by us.

## Names

coloretto-name-dolphin = dolphin
coloretto-name-ray = ray
coloretto-name-seahorse = seahorse
coloretto-name-crab = crab
coloretto-name-jellyfish = jellyfish
coloretto-name-toucan = toucan
coloretto-name-hummingbird = hummingbird
coloretto-name-heron = heron
coloretto-name-owl = owl
coloretto-name-chameleon = chameleon
coloretto-name-toad = toad
coloretto-name-snake = two-headed snake
coloretto-name-anteater = anteater
coloretto-name-frog = frog
coloretto-name-rhinoceros = striped rhinoceros
coloretto-name-rabbit = earless rabbit
coloretto-name-sloth = sloth
coloretto-name-armadillo = armadillo
coloretto-name-blue = blue column
coloretto-name-violet = violet column
coloretto-name-brown = brown column
coloretto-name-green = green column

## Ends

coloretto-ending-piles = The last pile has been made.
coloretto-ending-deck = The deck is empty.
coloretto-ends-piles = { $n ->
    [one] 1 more pile
   *[other] { $n } more piles
}
coloretto-ends-deck = { $n ->
    [one] 1 more card to draw
   *[other] { $n } more cards to draw
}

## What happened

coloretto-dealt = { $seat } is dealt the { $animal }.
coloretto-dealt-unseen = { $seat } is dealt a card.
coloretto-starts = { $seat } is drawn to start.
coloretto-drew = { $seat } draws the { $animal }.
coloretto-drew-unseen = { $seat } draws a card.
coloretto-played = { $seat } plays the { $animal } into the { $colour }.
coloretto-gave = { $seat } gives the { $animal } to { $other }.
coloretto-protected = { $seat } takes the protection card.
coloretto-accepted = { $seat } accepts the { $animal } and adds it to the { $colour }.
coloretto-refused = { $seat } refuses the { $animal } and discards the { $thrown }.
coloretto-clashed = { $seat } has the { $animal } twice: both cards go to the discard pile.
coloretto-completed = { $seat } completes the { $colour } and makes a pile of it.
coloretto-bonus = { $seat } is first to do so and takes the bonus of { $points } points.

## What a move would do

coloretto-verb-play = Play
coloretto-verb-give = Give
coloretto-verb-accept = Accept
coloretto-verb-refuse = Refuse
coloretto-would-lay = Play the { $animal } into the { $colour }.
coloretto-would-clash = Play the { $animal }: you already have one, so both are discarded.
coloretto-would-complete = Play the { $animal } to complete the { $colour }.
coloretto-would-give = Give the { $animal } to { $other }.
coloretto-would-accept-lay = Accept the { $animal } and add it to the { $colour }.
coloretto-would-accept-clash = Accept the { $animal }: you already have one, so both are discarded.
coloretto-would-accept-complete = Accept the { $animal } to complete the { $colour }.
coloretto-would-refuse = Refuse the { $animal }, which is discarded with the { $thrown }.

## Why not

coloretto-must-answer = You’ve been given the { $animal }: accept or refuse it.
coloretto-no-neighbour = You must accept the { $animal }: no column next to its own holds a card.
coloretto-no-gift = Nobody has given you a card, so there’s nothing to accept or refuse: play a card or give one.
coloretto-not-in-hand = The { $animal } isn’t in your hand.
coloretto-nobody-there = Nobody sits there.
coloretto-give-to-self = You can only give a card to another player. To keep it, play it into your own column.
coloretto-is-protected = { $other } has the protection card and can’t be given a card.
coloretto-no-duplicate = There’s no { $animal } in your column, so you must accept this one.
coloretto-not-neighbour = The { $thrown } isn’t in a column next to your { $colour }: discard a card from a neighbouring column.
coloretto-not-there = The { $thrown } isn’t in your column.

## Notation

coloretto-bad-phrase = “{ $phrase }” isn’t a move here. Write “play toucan”, “give toucan to 1”, “accept” or “refuse toucan”.
coloretto-near-animal = There is no animal “{ $animal }”. Did you mean “{ $near }”?
coloretto-no-animal = There is no animal “{ $animal }”. Choose from: { $animals }.
coloretto-no-seat = There is no seat “{ $seat }”: in written moves, seats are numbered 0 to { $most }.

## The table in a terminal

coloretto-table =
    Deck: { $deck ->
        [one] 1 card
       *[other] { $deck } cards
    }; in the discard pile: { $discards }.
coloretto-table-bonuses = Bonus cards left: { $bonuses }.
coloretto-table-seat =
    { $seat }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } in hand.
coloretto-table-column = - { $column }, { $count } of { $capacity }: { $animals }
coloretto-table-piles = - piles: { $piles }
coloretto-table-won = - bonus cards: { $bonuses }
coloretto-table-protected = - holds the protection card
coloretto-table-hand = Your hand: { $cards }.

## The score sheet

coloretto-sheet-column = { $colour }
coloretto-sheet-piles = Piles: { $colour }
coloretto-sheet-bonuses = Bonus cards
coloretto-sheet-cards =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
coloretto-sheet-times = { $n } × { $each }
coloretto-sheet-sum = { $sum }

## What a move does, for the coach: it goes on from the move

coloretto-fact-own-clash = makes you discard your own { $animal }, a loss of { $points ->
        [one] 1 point
       *[other] { $points } points
    }
coloretto-fact-completes = completes your { $colour }
coloretto-fact-ends = ends the game with your last pile
coloretto-fact-ends-lost = ends the game with your last pile, though you aren’t ahead
coloretto-fact-bonus = takes the bonus of { $points } points for completing the colour first
coloretto-fact-adds = adds { $points ->
    [one] 1 point
   *[other] { $points } points
} to your { $colour }
coloretto-fact-grows = adds { $points ->
        [one] 1 point
       *[other] { $points } points
    } to your { $colour }
coloretto-fact-safe = is safe, since no other { $animal } can turn up
coloretto-fact-twin = costs { $other } at least { $points ->
        [one] 1 point
       *[other] { $points } points
    }, since the { $animal } is already in that column
coloretto-fact-gives-pile = completes { $other }’s { $colour }
coloretto-fact-feeds = adds { $points ->
        [one] 1 point
       *[other] { $points } points
    } to { $other }’s { $colour }
coloretto-fact-harmless = gets rid of the { $animal } where it brings { $other } only one point
coloretto-fact-gift = brings nothing to a column of your own
coloretto-fact-makes-room = clears the way for the other { $animal } in your hand
coloretto-fact-parts-with-last = gives up the card that completes your { $colour }
coloretto-fact-parts-with = gives up the { $animal }, worth { $points ->
        [one] 1 point
       *[other] { $points } points
    } in your { $colour }
coloretto-fact-keeps = keeps the card worth { $saved ->
        [one] 1 point
       *[other] { $saved } points
    } in your { $colour } at the cost of one worth { $lost }
coloretto-fact-pays = gives up the { $thrown }, worth { $lost ->
        [one] 1 point
       *[other] { $lost } points
    }, just to keep a card worth { $saved }

## Kinds of choices that recur: each goes on from “it would have been better (not) to”

coloretto-kind-own-clash = play or accept the twin of a card in your own column
coloretto-kind-completes = complete a column
coloretto-kind-ends = end the game with your last pile
coloretto-kind-ends-lost = end the game without being ahead
coloretto-kind-bonus = complete a colour first, for its bonus
coloretto-kind-adds = add a card to a column of your own
coloretto-kind-grows = add to a column that is already long
coloretto-kind-safe = play a card whose twin can no longer turn up
coloretto-kind-twin = give an opponent an animal that is already in their column
coloretto-kind-gives-pile = give an opponent the card that completes a column
coloretto-kind-feeds = give an opponent a card worth several points
coloretto-kind-harmless = give an opponent a card worth a single point
coloretto-kind-gift = give a card away when playing one is better
coloretto-kind-makes-room = clear the way for another card of the same animal
coloretto-kind-parts-with-last = give away the card that completes your own column
coloretto-kind-parts-with = give away a card that your own long column needs
coloretto-kind-keeps = refuse a gift to keep the better card
coloretto-kind-pays = refuse a gift at the price of a better card

## For the report

coloretto-trait-piles = Piles made
coloretto-trait-bonuses = Bonus cards
coloretto-trait-cards = Cards played: { $colour }
coloretto-trait-column = Piles: { $colour }
coloretto-trait-animal = In a column at the end: { $animal }
## The table in the browser. Names on cards may break at soft hyphens.

coloretto-web-card = { $animal }, { $colour }
coloretto-web-twin = twin
coloretto-web-column =
    { $colour }, { $count } of { $capacity } cards, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
coloretto-web-before = In front of { $name }
coloretto-web-seat = { $name }
coloretto-web-holds =
    { $name } holds { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
coloretto-web-cards =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
coloretto-web-hand = Your hand
coloretto-web-decks = Deck and discard pile
coloretto-web-deck =
    Deck: { $n ->
        [one] 1 card is left
       *[other] { $n } cards are left
    }
coloretto-web-look-through =
    Discard pile, { $n ->
        [one] 1 card
       *[other] { $n } cards
    }: look through it
coloretto-web-discards = Discard pile
coloretto-web-no-discards = Nothing has been discarded yet.
coloretto-web-bonuses = Bonus cards
coloretto-web-bonus = Bonus of { $points } for the first to complete the { $colour }
coloretto-web-bonus-won = Bonus of { $points } for the { $colour }
coloretto-web-first-to = first to { $n }
coloretto-web-piles = Piles
coloretto-web-piles-of = Piles: { $n } of { $most }
coloretto-web-last-pile = one more ends the game
coloretto-web-pile = Pile of the { $colour }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
coloretto-web-protected = { $name } has the protection card and can’t be given a card.
coloretto-web-protection-free = Protection card: it goes to the first player who is given a card.
coloretto-web-from = from { $name }
coloretto-web-choose = Your turn: choose a card.
coloretto-web-choose-why = Play it into your own column, or give it away.
coloretto-web-where = Where should the { $animal } go?
coloretto-web-effect-lay = Play
coloretto-web-effect-clash = Both discarded
coloretto-web-effect-complete = Complete
coloretto-web-give = Give to { $name }
coloretto-web-not-now = not now
coloretto-web-cannot-give = The { $animal } can’t be given to { $other } now
coloretto-web-wrong-column = The { $animal } belongs in the { $colour }.
coloretto-web-let-go = Put it back
coloretto-web-given = { $name } gives you the { $animal }.
coloretto-web-which = The { $animal } is discarded. Which card do you discard with it?
coloretto-web-accept-lay = Accept: it goes into your { $colour }.
coloretto-web-accept-clash = Accept: you already have one, so both are discarded.
coloretto-web-accept-complete = Accept: it completes your { $colour }.
coloretto-web-or-refuse = Refuse: discard it and one of the marked cards.
coloretto-web-must-accept = You can’t refuse it.
coloretto-web-accept = Accept
coloretto-web-refuse = Refuse
coloretto-web-tour-columns = These are your four columns. With one to six cards, a column is worth 1, 3, 6, 10, 15 or 21 points in all. But if two of the same animal meet in a column, both are discarded.
coloretto-web-tour-hand = Your hand. Choose a card, then your column or an opponent, or drag it there. With a keyboard: arrow keys and Enter.
coloretto-web-tour-rivals = Your opponents’ columns. Give them an animal they already have, and they lose it, unless they refuse and lose a card from a neighbouring column instead.
coloretto-web-tour-bonus = A full column becomes a pile and is empty again. The first player to complete a colour takes its bonus card.
coloretto-web-tour-end = The game ends when somebody makes the last pile, or when the deck runs out. Open the discard pile to see what has gone.
coloretto-web-tour-prompt = This line tells you whose turn it is and what to do. If something isn’t allowed, it gives the number of the rule, too.
coloretto-web-title-dolphin = dolphin
coloretto-web-title-ray = ray
coloretto-web-title-seahorse = sea­horse
coloretto-web-title-crab = crab
coloretto-web-title-jellyfish = jelly­fish
coloretto-web-title-toucan = toucan
coloretto-web-title-hummingbird = humming­bird
coloretto-web-title-heron = heron
coloretto-web-title-owl = owl
coloretto-web-title-chameleon = chame­leon
coloretto-web-title-toad = toad
coloretto-web-title-snake = snake
coloretto-web-title-anteater = ant­eater
coloretto-web-title-frog = frog
coloretto-web-title-rhinoceros = striped rhino
coloretto-web-title-rabbit = earless rabbit
coloretto-web-title-sloth = sloth
coloretto-web-title-armadillo = arma­dillo

# The lesson

coloretto-lesson-chapter-goal = The goal
coloretto-lesson-chapter-turn = Your turn
coloretto-lesson-chapter-twist = Twins and gifts
coloretto-lesson-chapter-end = The end
coloretto-lesson-other = That’s allowed, but in this lesson, make the move you’re asked for.
coloretto-lesson-goal = You collect animals of the Amazon in four columns, one for each colour. The player with the most points at the end wins.
coloretto-lesson-longer = Long columns pay: one animal is worth 1 point, two are worth 3, three 6, four 10, and so on.
coloretto-lesson-play = On your turn you play one card from your hand into your column of its colour. Pick the chameleon, then your brown column.
coloretto-lesson-play-brown = A good card, but start with the brown one: that column is short and fills up fast.
coloretto-lesson-give-later = You can also give a card to an opponent. We’ll come to that. Keep this one for yourself.
coloretto-lesson-draw = Then you draw, so you always have three cards. Your rival has played, too. Put the toad next to your chameleon.
coloretto-lesson-full = The dots above a column show how many animals it takes. Brown takes only three, and you’re holding the third, the two-headed snake. Fill the column!
coloretto-lesson-fill-first = Fill the brown column first. Once full, it’s safe for good.
coloretto-lesson-pile = Full! The column becomes a pile: 6 points that nobody can touch. You were the first to finish brown, so its bonus card is yours as well: 3 more.
coloretto-lesson-twins = Now for the twist: two of the same animal can’t stand each other. If they meet in a column, both are gone. Your rival has a crab, and you’re holding one…
coloretto-lesson-give = Instead of playing a card, you can give it away. Pick the crab and give it to your rival.
coloretto-lesson-give-not-play = You could keep it. But over there it gets rid of a rival’s card. Give the crab.
coloretto-lesson-give-the-twin = Your rival doesn’t have that one, so it would be a real present. Give the crab.
coloretto-lesson-gone = Both crabs are gone: one card of yours for one of theirs, and you’ve drawn a new one. Let’s skip ahead a few turns.
coloretto-lesson-some-turns = Three green animals are worth 6 points, and you have a chameleon in the column next to them. But now your rival has something for you.
coloretto-lesson-refuse = A second frog! If you accept it, both frogs go. If you refuse it, the gift is discarded along with a card from a neighbouring column, and your frog stays. Refuse it.
coloretto-lesson-not-accept = Then your green column would drop from 6 points to 3. The chameleon costs you only 1. Refuse.
coloretto-lesson-refused = Well done: one point lost, not three. You can only refuse a twin, and only if there’s a card in a neighbouring column. Any other gift you have to accept.
coloretto-lesson-end = The game ends when somebody makes a third pile (a second one, with four players), or when the deck runs out. Let’s jump there.
coloretto-lesson-last = You have two piles, and your brown column needs one more animal. Your rival leads by one point. End the game now, and you overtake them.
coloretto-lesson-finish = That leaves your rival ahead. Fill brown, and the game is over at once, with you ahead.
coloretto-lesson-score = The third pile ends it at once. Piles, columns and bonus cards count, cards in hand don’t: 27 to 25. You’ve won!
coloretto-lesson-shield = With three or four players, a gift does one more thing. Tapir has a crab: give yours to Tapir.
coloretto-lesson-shield-give = Give the crab to Tapir this time.
coloretto-lesson-shielded = A player who is given a card takes the protection card at once, whatever the answer. Nobody can give its holder a card, so Agouti, who is next, has to choose somebody else.
coloretto-lesson-moved = Agouti gives you a toucan, and with it comes the protection card.
coloretto-lesson-yours = Now it protects you, until somebody else is given a card.

## The score pad of a real table

coloretto-pad-full = A full column is no longer a column: enter it as a pile.
coloretto-pad-too-many-piles = The game ends with the last pile, so only one player can have made it.
coloretto-pad-bonus = The first player to complete a colour takes its bonus card. So if anybody has a pile of that colour, one of those players holds the card; otherwise nobody does.
coloretto-pad-bonus-twice = There is one bonus card for the { $colour }: only one player can have it.
coloretto-pad-copies = There are only five cards of each animal, so there can’t be that many columns and piles.

## At a real table: set-up, and what people ask

coloretto-setup-deck = Shuffle the { $n } animal cards into a face-down deck in the middle.
coloretto-setup-bonuses = Lay the four bonus cards face up beside it, one for each colour.
coloretto-setup-protection = Put the protection card next to them: it goes to the first player who is given a card.
coloretto-setup-hand = Deal { $n } cards to each player, to be held in secret.
coloretto-setup-columns = Everybody leaves room for four columns, in this order: blue, violet, brown, green.
coloretto-setup-first = Draw lots to see who starts. Play then goes clockwise.
coloretto-ask-refuse = Can I refuse a card I’m given?
coloretto-ask-give = Who can I give a card to?
coloretto-ask-twin = What if the animal is already in the column?
coloretto-ask-full = What happens to a full column?
coloretto-ask-bonus = Who takes the bonus card?
coloretto-ask-draw = When do I draw, and how many?
coloretto-ask-end = When is the game over?

## The rules in brief, to be printed

coloretto-turn-play = Play one card into your own column of its colour, or give one to another player.
coloretto-turn-twin = Two of the same animal in one column: both are discarded at once.
coloretto-turn-full = A full column (blue 5, violet 4, brown 3, green 6) becomes a pile, and the column starts again.
coloretto-turn-bonus = The first to complete a colour takes its bonus card.
coloretto-turn-given = You can refuse a card you are given only if that animal is in your column and a neighbouring column holds a card: discard the gift and one card from there.
coloretto-turn-protection = With three or four: a player who is given a card takes the protection card and cannot be given another while holding it.
coloretto-turn-draw = Draw back to three cards. The player to your left is next.
coloretto-turn-end = The end: a third pile (with four players: a second one), or the last card is drawn. Cards in hand do not count.
coloretto-score-cards = 
    { $n ->
        [one] 1 card of a colour
       *[other] { $n } cards of a colour
    }
coloretto-card-protection = Protection
coloretto-card-bonus = Bonus

# What a puzzle is about.
coloretto-theme-grows = Let a column grow
coloretto-theme-completes = Complete a column
coloretto-theme-twin = Twins
coloretto-theme-safe = Play it safe
coloretto-theme-ends = End the game

## Written down at a real table

coloretto-write-hand = Your hand: tap card { $n } of { $all }.
coloretto-write-draw = Which card did you draw?
coloretto-write-start = Who starts?
coloretto-write-seat = { $seat }
coloretto-write-play = { $seat }: which card, and where did it go?
coloretto-write-own = into their own column
coloretto-write-to = to { $other }
coloretto-write-answer = { $seat } was given this card: { $animal }. What happened?
coloretto-write-accept = accepted it
coloretto-write-refuse = refused it, discarding { $thrown }
coloretto-write-all-seen = There are five cards of each animal, and all five of the { $animal } have been seen: an entry must be wrong.

## Pieces that the rules draw where they first name them: every form of each name

coloretto-drawn-protection = protection card
