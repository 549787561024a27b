# Amazones, in English. Names of colours stand alone, like the titles of their cards.

amazones-tagline = Joust with warrior cards for heads, torsos and legs, and gather the best-dressed court of the Amazons.
amazones-motto = Joust for the best-dressed court.
amazones-reconstructed = The cards and tiles are those of the rulebook; the names of the five colours are ours.

## Names

amazones-name-sun = Sun
amazones-name-moon = Moon
amazones-name-arrow = Arrow
amazones-name-leaf = Leaf
amazones-name-shell = Shell
amazones-name-head = head
amazones-name-torso = torso
amazones-name-legs = legs

## Options

amazones-option-passers = Players who lay no card
amazones-option-passers-out = take no part in the exchange
amazones-option-passers-zero = take part in the exchange with a total of zero
amazones-option-tracking = Other players’ hands
amazones-option-tracking-closed = are hidden, and a good memory helps
amazones-option-tracking-open = are open to all

## Ends

amazones-ending-taken = The last tile of the second stack has been taken.
amazones-ending-discarded = The last tile of the second stack has been discarded.
amazones-ends-stacks = { $n ->
    [one] 1 more tile
   *[other] { $n } tiles from two stacks
}

## What happened

amazones-starts = { $seat } is drawn to start.
amazones-uncovered = A tile is uncovered: the { $value } { $part }.
amazones-laid = { $seat } lays { $colour } { $value }.
amazones-bid = { $seat } bids { $total }: { $colour } { $cards }.
amazones-passed = { $seat } passes.
amazones-added = { $seat } adds { $colour } { $value }, face down.
amazones-added-unseen = { $seat } adds a card, face down.
amazones-added-colour = { $seat } adds a card face down ({ $colour }).
amazones-took-back = { $seat } takes { $colour } { $value } back.
amazones-stayed = { $seat } lets the bid stand.
amazones-revealed = { $seat } turns up { $colour } { $value }.
amazones-out = { $seat } has no card on the table and is out of this joust.
amazones-tied = { $seat } is tied at { $total } and is out of this joust.
amazones-first = { $seat } wins the joust with { $total }: two tiles.
amazones-second = { $seat } comes second with { $total }: one tile.
amazones-ranked = { $seat } comes { $rank ->
    [3] third
    [4] fourth
   *[other] fifth
} with { $total }: no tile.
amazones-nobody = Nobody wins this joust.
amazones-discarded = Discarded: the { $value } { $part }.
amazones-took = { $seat } adds the { $value } { $part } to courtier { $man }.
amazones-took-new = { $seat } starts courtier { $man } with the { $value } { $part }.
amazones-gave = { $seat } gives the { $value } { $part } to { $other }’s courtier { $man }.
amazones-gave-new = { $seat } starts courtier { $man } at { $other }’s court with the { $value } { $part }.
amazones-finished = Courtier { $man } at { $seat }’s court is finished, worth { $value }.
amazones-got = { $seat } takes { $other }’s cards: { $colour } { $cards }.
amazones-got-nothing = { $seat } would take { $other }’s cards, but there are none.
amazones-regained = { $seat } takes back { $colour } { $cards }.
amazones-joust = Joust { $joust } begins; { $seat } starts.

## What a move would do

amazones-verb-lay = Lay a card
amazones-verb-pass = Pass
amazones-verb-end = End the first bid
amazones-verb-add = Add a card
amazones-verb-back = Take a card back
amazones-verb-stay = Let the bid stand
amazones-verb-take = Take a tile
amazones-would-lay = Lay { $colour } { $value }.
amazones-would-pass = Pass.
amazones-would-end = End the first bid at { $total }.
amazones-would-add = Add { $colour } { $value }, face down.
amazones-would-back = Take { $colour } { $value } back.
amazones-would-stay = Let the bid stand.
amazones-would-take = Take the { $value } { $part } for { $other }’s courtier { $man }.
amazones-would-take-new = Take the { $value } { $part } and start a new courtier at { $other }’s court.
amazones-would-give = Take the { $value } { $part } for { $other }’s courtier { $man }.
amazones-would-give-new = Take the { $value } { $part } and start a new courtier at { $other }’s court.

## Why not

amazones-in-the-box = { $colour } stays in the box: nobody at this table plays it.
amazones-must-bid = It’s time for your first bid: lay cards of one colour, or pass.
amazones-one-colour = All cards of a bid have one colour, and you’ve started with { $colour }.
amazones-not-in-hand = { $colour } { $value } isn’t in your hand.
amazones-high-to-low = A bid is laid from the highest card to the lowest, and you’re already down to { $value }. To start again, take your cards back.
amazones-must-bid-again = It’s time for your second bid: add one card face down, take one card back, or let your bid stand.
amazones-same-colour = The face-down card must be the colour of the cards you’ve laid: { $colour }.
amazones-not-laid = You haven’t laid a { $value }, so you can’t take one back.
amazones-no-tiles-yet = Tiles are taken after the reveal, by first and second place in the joust.
amazones-must-take = You’ve won a tile: take one and place it.
amazones-stack-empty = There is no tile left in this stack: { $part }.
amazones-nobody-there = Nobody sits there.
amazones-no-such-man = There’s no courtier { $man } at { $other }’s court.
amazones-two-unfinished = There are already two unfinished courtiers at { $other }’s court, and nobody can have more.
amazones-is-finished = Courtier { $man } at { $other }’s court is finished, and tiles are never stacked.
amazones-has-part = Courtier { $man } at { $other }’s court already has this part ({ $part }), and tiles are never stacked.

## Notation

amazones-bad-phrase = “{ $phrase }” isn’t a move here. Write “bid sun 5 2”, “pass”, “add sun 5”, “back 5”, “stay”, “take head 4 for 0 new” or “take head 4 for 0 man 1”.
amazones-near-colour = There is no colour “{ $colour }”. Did you mean “{ $near }”?
amazones-no-colour = There is no colour “{ $colour }”. Choose from: { $colours }.
amazones-no-value = There is no value “{ $value }”. Choose from: { $values }.
amazones-no-part = There is no part “{ $part }”. Choose from: { $parts }.
amazones-other-tile = The tile on top of the stack “{ $part }” is { $value }.
amazones-no-man = There’s no courtier { $number } there. Write “new” to start one.
amazones-no-seat = There is no seat “{ $seat }”: in written moves, seats are numbered 0 to { $most }.

## The table in a terminal

amazones-table = Joust { $joust }.
amazones-table-stack = - Stack ({ $part }): { $value } on top, { $height ->
    [one] { $height } tile
   *[other] { $height } tiles
} left
amazones-table-no-stack = - Stack ({ $part }): empty
amazones-table-seat = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}.
amazones-table-laid = - face up: { $cards }; total { $total }
amazones-table-face-down = - one card face down
amazones-table-own-card = - face down: { $card }
amazones-table-ranked = - rank { $rank } in this joust
amazones-table-tied = - tied, out of this joust
amazones-table-out = - out of this joust
amazones-table-man = - courtier { $man }, unfinished: { $tiles }
amazones-table-finished = - courtier { $man }, finished, worth { $worth }: { $tiles }
amazones-table-hand = Your hand: { $cards }.
amazones-table-their-hand = { $seat } has: { $cards }.

## The score sheet

amazones-sheet-none = No courtier is finished yet
amazones-sheet-man = { $n ->
    [0] Courtiers
   *[other] Courtier { $n }
}
amazones-sheet-tiles = { $tiles }
amazones-sheet-best = Best dressed ({ $value })
amazones-sheet-worst = Worst dressed ({ $value })
amazones-sheet-most =
    { $n ->
        [one] Largest court ({ $n } courtier)
       *[other] Largest court ({ $n } courtiers)
    }
amazones-sheet-times = { $n } × { $each }

## What a move does, for the coach: it goes on from the move

amazones-fact-leads = takes the lead with a face-up total of { $total }
amazones-fact-risks = risks losing your { $value } when cards change hands after the joust
amazones-fact-spares = stays low with { $total } and risks little
amazones-fact-no-tie = breaks the tie at { $total }
amazones-fact-ahead = beats the highest face-up total, { $rival }
amazones-fact-sure = keeps you ahead, whatever is face down
amazones-fact-second = puts you second with { $total } as things stand, which earns a tile
amazones-fact-ends-lost = ends the game at once, though you aren’t ahead
amazones-fact-ends-won = ends the game at once, and you win it
amazones-fact-last = puts you last as things stand, so that you would take { $other }’s cards
amazones-fact-reached = lets another bid draw level with one more card
amazones-fact-leaves = drops out of the joust, with no card on the table
amazones-fact-stays-out = stays out of the joust, with no card on the table
amazones-fact-rescues = brings your { $value } back into your hand
amazones-fact-ties = ties with { $other } at { $total } as things stand, so that both would be out
amazones-fact-finest-own = finishes the best-dressed courtier of all, one of your own, worth { $worth } plus { $points } for best dressed
amazones-fact-finest-other = finishes the best-dressed courtier of all, one of { $other }’s, worth { $worth } plus { $points } for best dressed
amazones-fact-shabbiest-own = finishes the worst-dressed courtier of all, one of your own, worth { $worth } minus { $points } for worst dressed
amazones-fact-shabbiest-other = finishes the worst-dressed courtier of all, one of { $other }’s, worth { $worth } minus { $points } for worst dressed
amazones-fact-finishes-own = finishes one of your courtiers, worth { $worth }
amazones-fact-finishes-other = finishes one of { $other }’s courtiers, worth { $worth }
amazones-fact-gains = puts a { $value } tile at your own court
amazones-fact-burdens-self = puts a { $value } tile at your own court
amazones-fact-presents = gives { $other } a { $value } tile
amazones-fact-burdens = gives { $other } a { $value } tile
amazones-fact-bids-more = lets you bid up to { $total } in the first bid instead of { $less }, as cards are laid from high to low
amazones-fact-can-lead = leaves you able to beat the highest face-up total, { $rival }
amazones-fact-out-of-reach = is more than { $other } can reach by adding one card
amazones-fact-may-tie = could tie with { $other }, whose card is face down, and then both would be out

## Kinds of choices that recur: each goes on from “it would have been better (not) to”

amazones-kind-leads = take the lead in the first bid
amazones-kind-risks = lay a strong card that could change hands
amazones-kind-spares = bid low and risk little
amazones-kind-no-tie = break a tie
amazones-kind-ahead = be ahead of all face-up totals after the second bid
amazones-kind-sure = get ahead, whatever is face down
amazones-kind-second = settle for second place, which also takes a tile
amazones-kind-ends-lost = end the game without being ahead
amazones-kind-ends-won = end the game when ahead
amazones-kind-last = come last, to take the cards of first place
amazones-kind-reached = let another bid draw level
amazones-kind-leaves = drop out of the joust without a card on the table
amazones-kind-stays-out = stay out of the joust
amazones-kind-rescues = take back a strong card that could change hands
amazones-kind-ties = tie with another bid
amazones-kind-finest-own = finish the best-dressed courtier at your own court
amazones-kind-finest-other = finish the best-dressed courtier at an opponent’s court
amazones-kind-shabbiest-own = finish the worst-dressed courtier at your own court
amazones-kind-shabbiest-other = finish the worst-dressed courtier at an opponent’s court
amazones-kind-finishes-own = finish a courtier of your own
amazones-kind-finishes-other = finish an opponent’s courtier
amazones-kind-gains = keep a good tile for yourself
amazones-kind-burdens-self = put a bad tile at your own court
amazones-kind-presents = give a good tile to an opponent
amazones-kind-burdens = give a bad tile to an opponent
amazones-kind-bids-more = begin with a card that allows a higher bid
amazones-kind-can-lead = stay able to beat the highest face-up total
amazones-kind-out-of-reach = bid more than an opponent can reach
amazones-kind-may-tie = risk a tie with a face-down card

## For the report

amazones-trait-men = Courtiers finished
amazones-trait-begun = Courtiers left unfinished
amazones-trait-mean = Mean value of the courtiers
amazones-trait-poor = Courtiers of negative value
amazones-trait-part = Value of finished courtiers: { $part }
amazones-trait-hand = Value of the cards in hand
amazones-trait-cards = Cards in hand
amazones-trait-highest = Cards of { $value } in hand
amazones-trait-colour = Cards in hand: { $colour }
## The table in the browser

amazones-web-joust = Joust { $joust }
amazones-web-prize = First place takes two tiles, second place takes one.
amazones-web-bid = Lay cards of one colour, or pass.
amazones-web-bid-why = The highest total takes two tiles, the next one takes one. Equal totals take none.
amazones-web-bid-brief = Highest total: two tiles. Next: one.
amazones-web-bid-total = Your bid adds up to { $total }.
amazones-web-lay = Lay { $total }
amazones-web-end = End the bid at { $total }
amazones-web-pass = Pass
amazones-web-let-go = Take my cards back
amazones-web-one-colour = All cards of a bid have one colour, so your bid starts again with this card.
amazones-web-second = Add a card, take one back, or let your bid stand.
amazones-web-second-brief = Second bid: change it?
amazones-web-second-none = Add one card face down, or stay out of this joust.
amazones-web-second-why = Tap a card in your hand or in your bid.
amazones-web-add = Add a card
amazones-web-add-this = Add the { $value }
amazones-web-back = Take one back
amazones-web-back-this = Take the { $value } back
amazones-web-stay = Let it stand
amazones-web-pick = { $left ->
    [2] Take two tiles: place the first.
   *[other] Take a tile and place it.
}
amazones-web-pick-why = Choose a marked place, at your court or at any other. Or choose a tile first.
amazones-web-pick-first = Tap one of the three tiles, then the courtier who gets it.
amazones-web-ties = tied
amazones-web-would = { $points ->
    [no] { $name }: no place for it
    [yet] { $name }: no points yet
   *[other] { $name }, points: { $points }
}
amazones-web-would-why = Next to each tile, seat by seat: the most points it could bring or cost. · means no points yet, × no place for it.
amazones-web-put-back = Put the tile back
amazones-web-place = Where should it go? { $tile }
amazones-web-your-bid = Your bid
amazones-web-bid-of = { $name }’s bid
amazones-web-total = total
amazones-web-passes = passes
amazones-web-turn-up = The face-down cards are turned up.
amazones-web-rank-brief = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
amazones-web-rank-1 = 1st: two tiles
amazones-web-rank-2 = 2nd: one tile
amazones-web-rank-3 = { $rank ->
    [3] 3rd
   *[other] { $rank }th
}
amazones-web-tied = tied, out
amazones-web-out = out of this joust
amazones-web-comes = Your bid: { $total }, { $prize ->
    [0] no tile as things stand
    [one] one tile as things stand
   *[other] { $prize } tiles as things stand
 }.
amazones-web-takes-from = will take { $name }’s cards
amazones-web-face-down = a card face down
amazones-web-own-face-down = face down, only you can see it: { $card }
amazones-web-back-card = { $card }, on the table: take it back
amazones-web-hand = Your hand
amazones-web-hand-of = { $name }’s hand
amazones-web-held =
    { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
amazones-web-with-face-down = The face-down card is one of them.
amazones-web-stacks = The three stacks
amazones-web-stack =
    { $n ->
        [one] { $tile }, the last of its stack
       *[other] { $tile }, on top of a stack of { $n }
    }
amazones-web-empty = Empty stack: { $part }
amazones-web-below = Still to come, in no particular order: { $tiles }
amazones-web-gone = { $n } discarded
amazones-web-court-of = { $name }’s court
amazones-web-part-of = { $what }, { $name }’s courtier { $n }
amazones-web-gap = { $part } missing
amazones-web-worth = worth
amazones-web-best = best +5
amazones-web-worst = worst −5
amazones-web-tour-stacks = Heads, torsos and legs: these three tiles can be won now. A courtier needs one of each, and only finished courtiers count.
amazones-web-tour-hand = Your warriors. In each joust, lay cards of one colour: tap them, and watch the total. The best two win tiles. Equal totals win nothing.
amazones-web-tour-second = Then everybody can add one card face down, take one back, or let the bid stand. This line tells you what to do, and why something isn’t possible.
amazones-web-tour-court = Your court. Keep good tiles here, and give bad ones to others. Nobody ever has more than two unfinished courtiers.
amazones-web-tour-exchange = After each joust cards change hands: first place takes second’s cards, second takes third’s, and last takes first’s. So spend with care!

# The lesson

amazones-lesson-chapter-goal = The goal
amazones-lesson-chapter-turn = A joust
amazones-lesson-chapter-twist = Ties and poison
amazones-lesson-chapter-end = The end
amazones-lesson-other = That’s allowed, but in this lesson, make the move you’re asked for.
amazones-lesson-goal = You’re a princess of the Amazons, gathering a court. A courtier is a head, a torso and legs. Only finished courtiers count, and each is worth the sum of his three tiles.
amazones-lesson-tiles = These three tiles can be won now. There are fine ones, up to +4, and shabby ones, down to −4.
amazones-lesson-bid = In a joust everybody lays cards of one colour, face up. The highest total takes two tiles, the next takes one. Lay a 5 and a 2.
amazones-lesson-no-pass = With no card on the table you can’t win a tile. Lay the cards you’re asked for.
amazones-lesson-bid-seven = That’s a bid, too. For this joust lay a 5 and a 2: enough, and not too much.
amazones-lesson-second = The others have bid 5 and 1. Now you can, just once, add one card face down, take one back, or let your bid stand. They could still add, so put a 2 on top, unseen.
amazones-lesson-second-close = Your rival needs only 2 more to draw level. Add the 2, face down.
amazones-lesson-second-enough = Cards you lay go to others afterwards. The 2 will do.
amazones-lesson-first-tile = 9 against 7: your 2 has saved the joust! You take two tiles. Take the fine head, +4, and start a courtier at your own court.
amazones-lesson-for-you = So kind! But fine tiles belong at your own court.
amazones-lesson-the-best = Take the best one first: the +4 head, for your own court.
amazones-lesson-second-tile = Taking a tile uncovers the next one. For your second tile, take the +3 torso and give it to the same courtier.
amazones-lesson-same-man = A court can have two unfinished courtiers, but neither counts. Finish the first: give him the torso.
amazones-lesson-the-torso = Your courtier needs a torso, and +3 is a fine one. Take it.
amazones-lesson-exchange = Second place took the legs. Now the cards change hands: first place takes second’s, second takes third’s, and last takes yours. Look, you have moon cards now!
amazones-lesson-sure = The winner starts. Let’s play it safe this time: lay your 10. Who could beat that?
amazones-lesson-bid-ten = The sun 10 is your strongest card. Lay it on its own.
amazones-lesson-stay = They’ve laid 2 and 5, and you’re far ahead. Let your bid stand.
amazones-lesson-stay-put = Ten seems plenty. Let your bid stand.
amazones-lesson-tie = Oh! A 5 and a hidden 5 make 10: a tie. Tied players are out, and take their cards back. So a mere 2 has won two tiles, and its owner starts the next joust.
amazones-lesson-again = Your 10 is back in your hand. The others have laid 1 and 2. Try it once more.
amazones-lesson-stay-again = Nobody has added a card: 1, 2 and your 10. Let it stand again.
amazones-lesson-poison = You’ve won, but look at the tiles: a −2 torso. A tile can go to any court! Give it to Tapir, whose courtier has only legs.
amazones-lesson-not-you = That would spoil your own courtier. Give it away.
amazones-lesson-the-leader = Give it instead to the player who has won two tiles: her courtier has only legs.
amazones-lesson-that-torso = Get rid of the −2 torso first.
amazones-lesson-poison-two = A tile never moves again once placed. Let these −1 legs start a sad new courtier at Agouti’s court.
amazones-lesson-those-legs = Keep that place for better legs. Give these to the rival who has none.
amazones-lesson-paid = Your 10 went to last place, and you got a 2 for it: winning costs cards. Bid just enough. You start the next joust.
amazones-lesson-end = The game ends at once when two of the three stacks are empty. Let’s jump to that last tile.
amazones-lesson-last = The heads are gone, and the last legs end the game. Your fourth courtier needs them. He’ll be worth 0, but the player with the most finished courtiers scores 5 more. Finish him!
amazones-lesson-last-one = With four finished courtiers you score 5 more, and win. Give him the legs.
amazones-lesson-score = 17 to 15 and 12: you’re Queen of the Amazons! The best-dressed courtiers of all also score 5 more each, and the worst-dressed 5 less.

## The score pad of a real table

amazones-pad-court = Court
amazones-pad-copies = Of each part there are two tiles of every plus value and one of every minus value: one has been entered too often.
amazones-pad-unfinished = { $seat } can’t have more than two unfinished courtiers: these all lack a part.

## At a real table: set-up, and what people ask

amazones-setup-cards = Everybody chooses a colour and takes its { $n } warrior cards into their hand.
amazones-setup-box = 
    { $n ->
        [one] The colour that is left stays
       *[other] The { $n } colours that are left stay
    } in the box.
amazones-setup-stacks = Sort the tiles into heads, torsos and legs. Shuffle each part into a stack of { $n }, face up, so that only the top tile can be seen.
amazones-setup-courts = Everybody leaves room for a court, where courtiers are put together side by side.
amazones-setup-first = Draw lots to see who bids first.
amazones-ask-colours = Can I lay cards of several colours?
amazones-ask-second = What can I do in the second bid?
amazones-ask-out = I have no card on the table: am I out?
amazones-ask-tie = What happens in a tie?
amazones-ask-tiles = Who takes tiles, and how many?
amazones-ask-place = Where can I put a tile?
amazones-ask-exchange = Who takes whose cards?
amazones-ask-end = When is the game over?

## The rules in brief, to be printed

amazones-turn-first = First bid, clockwise: lay any number of cards of one colour face up, or pass.
amazones-turn-second = Second bid: add one card of that colour face down, take one card back, or let the bid stand.
amazones-turn-reveal = Reveal and add up. Players with equal totals take their cards back and are out. So is anybody with no card on the table.
amazones-turn-tiles = The highest total takes two tiles, one after the other. The second-highest takes one.
amazones-turn-place = Put each tile at any court straight away: head, torso and legs make a courtier. Nobody ever has more than two unfinished ones.
amazones-turn-exchange = Cards change hands: first place takes second’s, second takes third’s, and so on; last takes first’s.
amazones-turn-next = The winner of the joust starts the next one. If nobody is ranked, the top tiles are discarded.
amazones-turn-end = The end: two of the three stacks are empty.
amazones-score-man = A finished courtier: the sum of his three tiles
amazones-score-best = Each finished courtier of the highest value
amazones-score-most = Everybody with the most finished courtiers
amazones-score-worst = Each finished courtier of the lowest value
amazones-row-best = Best dressed: +5 each
amazones-row-worst = Worst dressed: −5 each
amazones-row-most = Largest court: +5

# What a puzzle is about.
amazones-theme-ahead = Win the joust
amazones-theme-finishes-own = Finish your own courtier
amazones-theme-finest-own = The best dressed at your court
amazones-theme-gains = A good tile
amazones-theme-shabbiest-other = The worst dressed elsewhere
amazones-theme-burdens = Bad tiles for opponents
amazones-theme-no-tie = No ties
amazones-theme-finishes-other = Finish an opponent’s courtier
amazones-theme-rescues = Rescue a card
amazones-theme-second = Second place

## Written down at a real table

amazones-write-uncover = Which tile is on top: { $part }?
amazones-write-tile = { $part } { $value }
amazones-write-start = Who starts?
amazones-write-seat = { $seat }
amazones-write-bid = { $seat }: first bid. Which colour?
amazones-write-pass = passed
amazones-write-colour = { $colour } (originally { $seat }’s)
amazones-write-card = { $colour } { $value }
amazones-write-second = { $seat }: second bid, entered once all cards are turned up.
amazones-write-stay = let it stand
amazones-write-back = took a card back
amazones-write-add = added a card
amazones-write-take = { $seat } takes a tile: which, and for whom?
amazones-write-new = a new courtier
amazones-write-man = courtier { $n } ({ $tiles })
amazones-write-no-tile = All tiles of this kind ({ $part } { $value }) have already been uncovered: an entry must be wrong.

## Pieces that the rules draw where they first name them: every form of each name

amazones-drawn-sun = sun
amazones-drawn-moon = moon
amazones-drawn-arrow = arrow
amazones-drawn-leaf = leaf
amazones-drawn-shell = shell
amazones-drawn-head = head|heads
amazones-drawn-torso = torso|torsos
amazones-drawn-legs = legs
