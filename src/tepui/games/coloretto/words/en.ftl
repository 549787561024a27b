# Coloretto Amazonas, in English. Names of animals stand alone, like the titles of their cards.

coloretto-tagline = Collect rare animals in four columns, and give your rivals the ones you cannot use.
coloretto-motto = Collect animals. Mind the twins.

## Names

coloretto-name-dolphin = Dolphin
coloretto-name-ray = Ray
coloretto-name-seahorse = Seahorse
coloretto-name-crab = Crab
coloretto-name-jellyfish = Jellyfish
coloretto-name-toucan = Toucan
coloretto-name-hummingbird = Hummingbird
coloretto-name-heron = Heron
coloretto-name-owl = Owl
coloretto-name-chameleon = Chameleon
coloretto-name-toad = Toad
coloretto-name-snake = Two-headed snake
coloretto-name-anteater = Anteater
coloretto-name-frog = Frog
coloretto-name-rhinoceros = Striped rhinoceros
coloretto-name-rabbit = Earless rabbit
coloretto-name-sloth = Sloth
coloretto-name-armadillo = Armadillo
coloretto-name-blue = blue column
coloretto-name-violet = violet column
coloretto-name-brown = brown column
coloretto-name-green = green column

## Ends

coloretto-ending-piles = The last pile has been laid.
coloretto-ending-deck = The deck is empty.
coloretto-ends-piles = { $n ->
    [one] 1 more pile
   *[other] { $n } more piles
}
coloretto-ends-deck = { $n ->
    [one] 1 card
   *[other] { $n } cards
}

## What happened

coloretto-dealt = { $seat } is dealt { $animal }.
coloretto-dealt-unseen = { $seat } is dealt a card.
coloretto-starts = { $seat } starts, by lot.
coloretto-drew = { $seat } draws { $animal }.
coloretto-drew-unseen = { $seat } draws a card.
coloretto-played = { $seat } plays { $animal } into the { $colour }.
coloretto-gave = { $seat } gives { $animal } to { $other }.
coloretto-protected = { $seat } takes the protection card.
coloretto-accepted = { $seat } accepts { $animal } into the { $colour }.
coloretto-refused = { $seat } refuses { $animal } and discards { $thrown }.
coloretto-clashed = A second { $animal }: both cards go to the discard pile.
coloretto-completed = { $seat } completes the { $colour } and makes a pile of it.
coloretto-bonus = { $seat } is the first, and takes the bonus of { $points } points.

## What a move would do

coloretto-verb-play = Play
coloretto-verb-give = Give
coloretto-verb-accept = Accept
coloretto-verb-refuse = Refuse
coloretto-would-lay = Play { $animal } into the { $colour }.
coloretto-would-clash = Play { $animal }, which is there already: both are discarded.
coloretto-would-complete = Play { $animal }: completes the { $colour }.
coloretto-would-give = Give { $animal } to { $other }.
coloretto-would-accept-lay = Accept { $animal } into the { $colour }.
coloretto-would-accept-clash = Accept { $animal }, which is there already: both are discarded.
coloretto-would-accept-complete = Accept { $animal }: completes the { $colour }.
coloretto-would-refuse = Refuse { $animal }: it is discarded with { $thrown }.

## Why not

coloretto-must-answer = You have been given { $animal }: accept it, or refuse it if you may.
coloretto-no-gift = Nobody has given you a card, so there is nothing to accept or refuse: play a card or give one.
coloretto-not-in-hand = { $animal } is not in your hand.
coloretto-nobody-there = Nobody sits there.
coloretto-give-to-self = A card is given to another player; you play it into your own column.
coloretto-is-protected = { $other } holds the protection card and cannot be given a card.
coloretto-no-duplicate = You have no { $animal } in your column, so you must accept it.
coloretto-not-neighbour = { $thrown } does not lie next to your { $colour }: discard a card from a neighbouring column.
coloretto-not-there = { $thrown } does not lie in your column.

## Notation

coloretto-bad-phrase = “{ $phrase }” is not a move here. Write “play toucan”, “give toucan to 1”, “accept” or “refuse toucan”.
coloretto-near-animal = There is no animal “{ $animal }”. Did you mean “{ $near }”?
coloretto-no-animal = There is no animal “{ $animal }”. There are: { $animals }.
coloretto-no-seat = There is no seat “{ $seat }”: in written moves, seats are numbered 0 to { $most }.

## The table in a terminal

coloretto-table =
    Deck: { $deck ->
        [one] 1 card
       *[other] { $deck } cards
    }. Discard pile: { $discards }.
coloretto-table-bonuses = Bonus cards to be had: { $bonuses }.
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
coloretto-sheet-piles = piles, { $colour }
coloretto-sheet-bonuses = Bonus cards
coloretto-sheet-cards =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
coloretto-sheet-times = { $n } × { $each }
coloretto-sheet-sum = { $sum }

## What a move does, for the coach: it goes on from the move

coloretto-fact-own-clash = drives your own { $animal } away, a loss of { $points ->
        [one] 1 point
       *[other] { $points } points
    }
coloretto-fact-completes = completes your { $colour }
coloretto-fact-ends = ends the game with your last pile
coloretto-fact-ends-lost = ends the game with your last pile, though you are not ahead
coloretto-fact-bonus = takes the bonus of { $points } points as the first
coloretto-fact-grows = adds { $points } points to your { $colour }
coloretto-fact-safe = is safe: no other { $animal } can come any more
coloretto-fact-twin = costs { $other } at least { $points ->
        [one] 1 point
       *[other] { $points } points
    }: { $animal } lies there already
coloretto-fact-gives-pile = completes the { $colour } of { $other }
coloretto-fact-feeds = adds { $points } points to the { $colour } of { $other }
coloretto-fact-harmless = gets rid of { $animal } where it brings { $other } a single point
coloretto-fact-gift = is a gift that lets none of your own columns grow
coloretto-fact-makes-room = makes room for the other { $animal } in your hand
coloretto-fact-parts-with-last = parts with the card that completes your { $colour }
coloretto-fact-parts-with = parts with { $animal }, worth { $points } points in your { $colour }
coloretto-fact-keeps = saves the card worth { $saved } points in your { $colour } for one worth { $lost }
coloretto-fact-pays = pays with { $thrown }, worth { $lost ->
        [one] 1 point
       *[other] { $lost } points
    }, for a card worth { $saved }

## For the report

coloretto-trait-piles = Piles laid
coloretto-trait-bonuses = Bonus cards
coloretto-trait-cards = Cards laid: { $colour }
coloretto-trait-column = Piles: { $colour }
coloretto-trait-animal = { $animal } lies there at the end
## The table in the browser. Names on cards may break at soft hyphens.

coloretto-web-card = { $animal }, { $colour }
coloretto-web-twin = twin
coloretto-web-column =
    { $colour }, { $count } of { $capacity } cards, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
coloretto-web-before = What lies before { $name }
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
coloretto-web-bonus = Bonus of { $points } for whoever is the first to complete the { $colour }
coloretto-web-bonus-won = Bonus of { $points } for the { $colour }
coloretto-web-first-to = first to { $n }
coloretto-web-piles = Piles
coloretto-web-piles-of = Piles: { $n } of { $most }
coloretto-web-last-pile = one more ends the game
coloretto-web-pile = Pile of the { $colour }, { $points } points
coloretto-web-protected = { $name } holds the protection card and cannot be given a card.
coloretto-web-protection-free = Protection card: it goes to whoever is given a card first.
coloretto-web-from = from { $name }
coloretto-web-choose = Your turn: choose a card.
coloretto-web-choose-why = Play it into your own column, or give it to someone else.
coloretto-web-where = { $animal }: where shall it go?
coloretto-web-effect-lay = Play
coloretto-web-effect-clash = Both go
coloretto-web-effect-complete = Complete
coloretto-web-give = Give to { $name }
coloretto-web-not-now = not now
coloretto-web-cannot-give = { $animal } cannot be given to { $other } now
coloretto-web-wrong-column = { $animal } belongs in the { $colour }.
coloretto-web-let-go = Put it back
coloretto-web-given = { $name } gives you { $animal }.
coloretto-web-which = { $animal } goes. Which card goes with it?
coloretto-web-accept-lay = Accept: it goes into your { $colour }.
coloretto-web-accept-clash = Accept: you have one, so both go.
coloretto-web-accept-complete = Accept: it completes your { $colour }.
coloretto-web-or-refuse = Refuse: it goes, and one of the marked cards with it.
coloretto-web-must-accept = You cannot refuse it.
coloretto-web-accept = Accept
coloretto-web-refuse = Refuse
coloretto-web-tour-columns = These are your four columns. A column is worth 1, 3, 6, 10, 15 or 21 points in all with one to six cards. But two animals of a kind drive each other away, and both are lost.
coloretto-web-tour-hand = Your hand. Choose a card, then your column or a rival; or drag it there. With a keyboard: arrow keys and Enter.
coloretto-web-tour-rivals = Your rivals’ columns. Give them an animal that they have already: they lose it, unless they refuse and lose a card from a neighbouring column.
coloretto-web-tour-bonus = A full column becomes a pile and is empty again. Whoever completes a colour first takes its bonus card.
coloretto-web-tour-end = The game ends when somebody lays the last pile, or when the deck is used up. Open the discard pile to see what is gone.
coloretto-web-tour-prompt = Here you always read who is to do what. If something is not allowed, the rule’s number is here, too.
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
coloretto-lesson-other = That would be allowed. In this lesson, do what glows.
coloretto-lesson-goal = You collect animals of the Amazon, in four columns: one for each colour. Whoever has most points at the end wins.
coloretto-lesson-longer = Long columns pay: one animal is worth 1 point, two are worth 3, three 6, four 10, and so on.
coloretto-lesson-play = On your turn you put one card of your hand into your column of its colour. Pick the chameleon, then your brown column.
coloretto-lesson-play-brown = A good card, but first the brown one: that column is short and soon full.
coloretto-lesson-give-later = You may also give a card to a rival. We come to that: keep this one for yourself.
coloretto-lesson-draw = Then you draw: you always have three cards. Your rival has played, too. Lay the toad beside your chameleon.
coloretto-lesson-full = The dots above a column count its animals: brown has only three, and you hold the third, the two-headed snake. Fill the column!
coloretto-lesson-fill-first = Fill the brown column first: a full one is safe for good.
coloretto-lesson-pile = Full! The column becomes a pile: 6 points that nobody can touch. You were the first with brown, so its bonus card is yours as well: 3 more.
coloretto-lesson-twins = Now the twist: two animals of a kind cannot stand each other. If they meet in a column, both are gone. Your rival has a crab, and you hold one…
coloretto-lesson-give = In place of playing a card you may give it away. Pick the crab and give it to your rival.
coloretto-lesson-give-not-play = You could keep it. But there it drives away a rival’s card: give the crab.
coloretto-lesson-give-the-twin = Your rival has none of these, so it would be a real present. Give the crab.
coloretto-lesson-gone = Both crabs are gone: one card of yours for one of theirs, and you have drawn a new one. Let us go on a few turns.
coloretto-lesson-some-turns = Three green animals are worth 6 points, and you have a chameleon next to them. But now your rival has something for you.
coloretto-lesson-refuse = A second frog! Accept it, and both frogs go. Refuse it: the gift goes with a card of a neighbouring column, and your frog stays. Refuse.
coloretto-lesson-not-accept = Then your green column would fall from 6 points to 3. The chameleon costs you only 1: refuse.
coloretto-lesson-refused = Well done: one point lost, not three. Only a twin can be refused, and only with a card beside it. Any other gift must be accepted.
coloretto-lesson-end = The game ends when somebody lays a third pile (a second one, with four players), or when the deck is used up. Let us jump there.
coloretto-lesson-last = You have two piles, and your brown column lacks one animal. Your rival is close behind: end the game now.
coloretto-lesson-finish = Your lead is small. Fill brown, and the game is over at once, with you ahead.
coloretto-lesson-score = The third pile ends it at once. Piles, columns and bonus cards count, cards in hand do not: 27 to 25. You have won!
coloretto-lesson-shield = With three or four players a gift has a second side. Tapir has a crab: give yours to Tapir.
coloretto-lesson-shield-give = Here the crab is to be given to Tapir.
coloretto-lesson-shielded = Whoever is given a card takes the protection card at once, whatever the answer. Nobody may give to its holder: Agouti, next to play, must choose another.
coloretto-lesson-moved = Agouti gives you a toucan. With the gift the protection card comes to you.
coloretto-lesson-yours = Now it protects you, until somebody else is given a card.

## The score pad of a real table

coloretto-pad-full = A full column is not a column any more: enter it as a pile.
coloretto-pad-too-many-piles = The game ends with the last pile, so only one player can have laid it.
coloretto-pad-bonus = Whoever first completes a colour takes its bonus card: it lies with somebody who has a pile of that colour, and with nobody while there is none.
coloretto-pad-bonus-twice = There is one bonus card for the { $colour }: only one player can have it.
coloretto-pad-copies = There are five cards of each animal: so many columns and piles cannot lie there at once.

## At a real table: set-up, and what people ask

coloretto-setup-deck = Shuffle the { $n } animal cards into a face-down deck in the middle.
coloretto-setup-bonuses = Lay the four bonus cards face up beside it, one for each colour.
coloretto-setup-protection = Lay the protection card beside them: it goes to whoever is given a card first.
coloretto-setup-hand = Deal { $n } cards to each player, to be held in secret.
coloretto-setup-columns = Everybody keeps room for four columns, in this order: blue, violet, brown, green.
coloretto-setup-first = Draw lots for who begins; then play goes clockwise.
coloretto-ask-refuse = May I refuse a card that I am given?
coloretto-ask-give = Whom may I give a card to?
coloretto-ask-twin = What if the animal lies in the column already?
coloretto-ask-full = What becomes of a full column?
coloretto-ask-bonus = Who takes the bonus card?
coloretto-ask-draw = When do I draw, and how many?
coloretto-ask-end = When is the game over?

## The rules in short, to be printed

coloretto-turn-play = Play one card into your own column of its colour, or give one to another player.
coloretto-turn-twin = Two animals of a kind in one column: both go to the discard pile at once.
coloretto-turn-full = A full column (blue 5, violet 4, brown 3, green 6) becomes a pile; the column starts anew.
coloretto-turn-bonus = The first to complete a colour takes its bonus card.
coloretto-turn-given = A given card may be refused only if that animal lies in your column and a neighbouring column holds a card: discard the gift and one card from there.
coloretto-turn-protection = With three or four: whoever is given a card takes the protection card and cannot be given another while holding it.
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
coloretto-write-start = Who begins?
coloretto-write-seat = { $seat }
coloretto-write-play = { $seat }: which card, and where did it go?
coloretto-write-own = into the own column
coloretto-write-to = to { $other }
coloretto-write-answer = { $seat } was given this card: { $animal }. And then?
coloretto-write-accept = accepted it
coloretto-write-refuse = refused it, discarding { $thrown }
coloretto-write-all-seen = There are five cards of each animal, and all five of { $animal } have been seen: an entry must be wrong.
