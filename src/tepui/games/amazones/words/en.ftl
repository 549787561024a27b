# Amazones, in English. Names of colours stand alone, like the titles of their cards.

amazones-tagline = Joust with warrior cards for heads, torsos and legs, and gather the best-dressed court of the Amazons.
amazones-motto = Joust for the finest gentlemen.

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

amazones-option-passers = Whoever lays no card
amazones-option-passers-out = takes no part in the exchange
amazones-option-passers-zero = takes part in the exchange with a total of zero
amazones-option-tracking = The others’ hands
amazones-option-tracking-closed = are hidden, and a good memory helps
amazones-option-tracking-open = lie open to all

## Ends

amazones-ending-taken = The last tile of the second stack has been taken.
amazones-ending-discarded = The last tile of the second stack has been discarded.
amazones-ends-stacks = { $n ->
    [one] 1 more tile (2 stacks)
   *[other] { $n } more tiles (2 stacks)
}

## What happened

amazones-starts = { $seat } starts, by lot.
amazones-uncovered = A tile is uncovered: { $part } { $value }.
amazones-laid = { $seat } lays { $colour } { $value }.
amazones-bid = { $seat } bids { $total }: { $colour } { $cards }.
amazones-passed = { $seat } passes.
amazones-added = { $seat } adds { $colour } { $value }, face down.
amazones-added-unseen = { $seat } adds a card face down.
amazones-added-colour = { $seat } adds a card face down, of the colour { $colour }.
amazones-took-back = { $seat } takes { $colour } { $value } back.
amazones-stayed = { $seat } leaves the bid as it is.
amazones-revealed = { $seat } turns up { $colour } { $value }.
amazones-out = { $seat } has no card on the table and is out of this joust.
amazones-tied = { $seat } is tied at { $total } and is out of this joust.
amazones-first = { $seat } wins the joust with { $total }: two tiles.
amazones-second = { $seat } is second with { $total }: one tile.
amazones-ranked = { $seat } is { $rank ->
    [3] third
    [4] fourth
   *[other] fifth
} with { $total }: no tile.
amazones-nobody = Nobody wins this joust.
amazones-discarded = Discarded: { $part } { $value }.
amazones-took = { $seat } takes { $part } { $value } for courtier { $man } at their own court.
amazones-took-new = { $seat } takes { $part } { $value } and begins courtier { $man } at their own court.
amazones-gave = { $seat } takes { $part } { $value } for courtier { $man } at the court of { $other }.
amazones-gave-new = { $seat } takes { $part } { $value } and begins courtier { $man } at the court of { $other }.
amazones-finished = Courtier { $man } at the court of { $seat } is finished, worth { $value }.
amazones-got = { $seat } takes the cards of { $other }: { $colour } { $cards }.
amazones-got-nothing = { $seat } would take the cards of { $other }, but there are none.
amazones-regained = { $seat } takes back { $colour } { $cards }.
amazones-joust = Joust { $joust } begins; { $seat } starts.

## What a move would do

amazones-verb-lay = Lay a card
amazones-verb-pass = Pass
amazones-verb-end = That is my bid
amazones-verb-add = Add a card
amazones-verb-back = Take a card back
amazones-verb-stay = Leave the bid
amazones-verb-take = Take a tile
amazones-would-lay = Lay { $colour } { $value }.
amazones-would-pass = Pass.
amazones-would-end = End the first bid at { $total }.
amazones-would-add = Add { $colour } { $value }, face down.
amazones-would-back = Take { $colour } { $value } back.
amazones-would-stay = Leave the bid as it is.
amazones-would-take = Take { $part } { $value } for courtier { $man } of { $other }.
amazones-would-take-new = Take { $part } { $value } and begin a new courtier at the court of { $other }.
amazones-would-take-last = Take { $part } { $value } for courtier { $man } of { $other }, who is then finished, worth { $worth }.
amazones-would-give = Take { $part } { $value } for courtier { $man } of { $other }.
amazones-would-give-new = Take { $part } { $value } and begin a new courtier at the court of { $other }.
amazones-would-give-last = Take { $part } { $value } for courtier { $man } of { $other }, who is then finished, worth { $worth }.

## Why not

amazones-in-the-box = { $colour } stays in the box: nobody at this table plays it.
amazones-must-bid = It is time for your first bid: lay cards of one colour, or pass.
amazones-one-colour = A bid has one colour, and you have begun with { $colour }.
amazones-not-in-hand = { $colour } { $value } is not in your hand, or no longer.
amazones-high-to-low = A bid is laid from the highest card to the lowest, and you have come to { $value }. Take the bid back to begin it anew.
amazones-must-bid-again = It is time for your second bid: add one card face down, take one card back, or leave your bid as it is.
amazones-same-colour = The face-down card must have the colour of the cards you have laid: { $colour }.
amazones-not-laid = You have not laid a card { $value } that you could take back.
amazones-no-tiles-yet = Tiles are taken after the reveal, by the first and the second of the joust.
amazones-must-take = You have won a tile: take one and place it.
amazones-stack-empty = There is no tile left in this stack: { $part }.
amazones-nobody-there = Nobody sits there.
amazones-no-such-man = There is no courtier { $man } at the court of { $other }.
amazones-two-unfinished = There are two unfinished courtiers at the court of { $other } already, and nobody may have more.
amazones-is-finished = Courtier { $man } at the court of { $other } is finished, and tiles are never stacked.
amazones-has-part = Courtier { $man } at the court of { $other } has this part already ({ $part }), and tiles are never stacked.

## Notation

amazones-bad-phrase = “{ $phrase }” is not a move here. Write “bid sun 5 2”, “pass”, “add sun 5”, “back 5”, “stay”, “take head 4 for 0 new” or “take head 4 for 0 man 1”.
amazones-near-colour = There is no colour “{ $colour }”. Did you mean “{ $near }”?
amazones-no-colour = There is no colour “{ $colour }”. There are: { $colours }.
amazones-no-value = There is no value “{ $value }”. There are: { $values }.
amazones-no-part = There is no part “{ $part }”. There are: { $parts }.
amazones-other-tile = The tile of “{ $part }” that can be seen is { $value }.
amazones-no-man = There is no courtier { $number } there. Write “new” to begin one.
amazones-no-seat = There is no seat “{ $seat }”: in written moves, seats are numbered 0 to { $most }.

## The table in a terminal

amazones-table = Joust { $joust }.
amazones-table-stack = - Stack ({ $part }): { $value } on top, height { $height }
amazones-table-no-stack = - Stack ({ $part }): empty
amazones-table-seat = { $seat }: { $points } points, { $cards } cards in hand.
amazones-table-laid = - open: { $cards }; together { $total }
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
amazones-sheet-man = Courtier { $n }
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

amazones-fact-leads = takes the lead of the open bids with { $total }
amazones-fact-risks = risks your { $value }: cards of a joust change hands
amazones-fact-saves = keeps all your cards in hand
amazones-fact-spares = stays low with { $total } and risks little
amazones-fact-no-tie = breaks the tie at { $total }
amazones-fact-ahead = puts you ahead of the open bids, the highest of which is { $rival }
amazones-fact-sure = is ahead even of what lies face down
amazones-fact-second = puts you second with { $total }, as the bids lie, for a tile
amazones-fact-ends-lost = ends the game at once, though you are not ahead
amazones-fact-ends-won = ends the game at once, and you win it
amazones-fact-last = makes you the last, as the bids lie, who takes the cards of { $other }, the first
amazones-fact-reached = lets another bid come to the same total with one more card
amazones-fact-leaves = leaves the joust without a card on the table
amazones-fact-stays-out = stays out of the joust, without a card on the table
amazones-fact-rescues = brings your { $value } back into your hand
amazones-fact-ties = ties with { $other } at { $total } as the bids lie: both would be out
amazones-fact-finest-own = finishes the finest courtier of all, worth { $worth } and { $points } more
amazones-fact-finest-other = finishes the finest courtier of all for { $other }, worth { $worth } and { $points } more
amazones-fact-shabbiest-own = finishes the shabbiest courtier of all for yourself, { $worth } and { $points } less
amazones-fact-shabbiest-other = finishes the shabbiest courtier of all for { $other }, { $worth } and { $points } less
amazones-fact-finishes-own = finishes a courtier of yours, worth { $worth }
amazones-fact-finishes-other = finishes a courtier of { $other }, worth { $worth }
amazones-fact-gains = keeps { $value } for yourself
amazones-fact-burdens-self = puts { $value } at your own court
amazones-fact-presents = presents { $other } with { $value }
amazones-fact-burdens = burdens { $other } with { $value }
amazones-fact-can-lead = lets your open bid still go past the highest one, { $rival }
amazones-fact-out-of-reach = is more than { $other } can come to with one more card
amazones-fact-may-tie = may tie with { $other }, whose card lies face down: both would be out

## For the report

amazones-trait-men = Courtiers finished
amazones-trait-begun = Courtiers left unfinished
amazones-trait-mean = Mean worth of the courtiers
amazones-trait-poor = Courtiers of negative worth
amazones-trait-part = Worth of finished courtiers: { $part }
amazones-trait-hand = Worth of the cards in hand
amazones-trait-cards = Cards in hand
amazones-trait-highest = Cards of { $value } in hand
amazones-trait-colour = Cards in hand: { $colour }
## The table in the browser

amazones-web-joust = Joust { $joust }
amazones-web-prize = The first takes two tiles, the second takes one.
amazones-web-bid = Lay cards of one colour, or pass.
amazones-web-bid-why = The highest total takes two tiles, the next one; equal totals take none.
amazones-web-bid-total = Your bid comes to { $total }.
amazones-web-lay = Lay { $total }
amazones-web-end = Stay at { $total }
amazones-web-pass = Pass
amazones-web-let-go = Take my cards back
amazones-web-one-colour = A bid has one colour, so your bid begins anew with this card.
amazones-web-second = Add a card, take one back, or let it stand.
amazones-web-second-none = Add one card face down, or stay out of this joust.
amazones-web-second-why = Tap a card of your hand or of your bid.
amazones-web-add = Add a card
amazones-web-add-this = Add the { $value }
amazones-web-back = Take one back
amazones-web-back-this = Take the { $value } back
amazones-web-stay = Let it stand
amazones-web-pick = { $left ->
    [2] Take two tiles: place the first.
   *[other] Take a tile and place it.
}
amazones-web-pick-why = Choose a marked place, at your court or at any other; or first a tile.
amazones-web-put-back = Put the tile back
amazones-web-place = Where shall it go: { $tile }?
amazones-web-your-bid = Your bid
amazones-web-bid-of = Cards laid by { $name }
amazones-web-total = total
amazones-web-passes = passes
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
    [0] no tile as the bids lie
    [one] one tile as the bids lie
   *[other] { $prize } tiles as the bids lie
 }.
amazones-web-takes = { $n ->
    [one] one tile
   *[other] { $n } tiles
}
amazones-web-takes-from = will take the cards of { $name }
amazones-web-face-down = a card face down
amazones-web-own-face-down = face down, seen by you alone: { $card }
amazones-web-back-card = { $card }, on the table: take it back
amazones-web-hand = Your hand
amazones-web-hand-of = The hand of { $name }
amazones-web-held =
    { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
amazones-web-with-face-down = The face-down card is among them.
amazones-web-stacks = The three stacks
amazones-web-stack =
    { $n ->
        [one] { $tile }, the last of its stack
       *[other] { $tile }, on top of a stack of { $n }
    }
amazones-web-empty = Empty stack: { $part }
amazones-web-below = Still below, in no order: { $tiles }
amazones-web-gone = { $n } discarded
amazones-web-court-of = The court of { $name }
amazones-web-part-of = { $what }, courtier { $n } of { $name }
amazones-web-gap = { $part } missing
amazones-web-no-men = nobody yet
amazones-web-worth = worth
amazones-web-best = best +5
amazones-web-worst = worst −5
amazones-web-open = Open the court of { $name }
amazones-web-fold = Fold the court of { $name }
amazones-web-tour-stacks = Heads, torsos and legs: these three tiles can be won now. A courtier needs one of each, and only finished courtiers count.
amazones-web-tour-hand = Your warriors. In each joust, lay cards of one colour: tap them, and watch the total. The best two win tiles; equal totals win nothing.
amazones-web-tour-second = Then everybody may add one card face down, take one back, or let the bid stand. This line always says what is awaited, and why something cannot be done.
amazones-web-tour-court = Your court. Good tiles go here; bad ones you may well give to others. Nobody ever has more than two unfinished courtiers.
amazones-web-tour-exchange = After each joust cards change hands: the first takes those of the second, the second those of the third, the last those of the first. So spend with care!

# The lesson

amazones-lesson-chapter-goal = The goal
amazones-lesson-chapter-turn = A joust
amazones-lesson-chapter-twist = Ties and poison
amazones-lesson-chapter-end = The end
amazones-lesson-other = That would be allowed. In this lesson, do what glows.
amazones-lesson-goal = You are a princess of the Amazons and gather a court. A courtier is a head, a torso and legs. Only finished courtiers count, each the sum of the three tiles.
amazones-lesson-tiles = These three tiles can be won now. There are fine ones, up to +4, and shabby ones, down to −4.
amazones-lesson-bid = In a joust everybody lays cards of one colour, face up. The highest total takes two tiles, the next takes one. Lay your 5 and a 2.
amazones-lesson-no-pass = Whoever has no card on the table wins no tile. Lay what glows.
amazones-lesson-bid-seven = That is a bid, too. For this joust lay the 5 and a 2: enough, and not too much.
amazones-lesson-second = The others have bid 5 and 1. Now, once, you may add one card face down, take one back, or leave it. They could still add: put a 2 on top, unseen.
amazones-lesson-second-close = Your rival needs only 2 more to catch up. Add the 2, face down.
amazones-lesson-second-enough = Cards that you lay go to others afterwards. The 2 will do.
amazones-lesson-first-tile = 9 against 7: your 2 has saved the joust! You take two tiles. Take the fine head, +4, and begin a courtier at your own court.
amazones-lesson-for-you = So kind! But fine tiles belong to your own court.
amazones-lesson-the-best = Take the best one first: the head of +4, for a place at your court.
amazones-lesson-second-tile = A taken tile uncovers the next one. For your second tile take the torso, +3, and give it to the same courtier.
amazones-lesson-same-man = A court may have two unfinished courtiers, but none of them counts. Finish the first: add the torso to him.
amazones-lesson-the-torso = Your courtier lacks a torso, and +3 is a fine one. Take that.
amazones-lesson-exchange = The second took the legs. Then the cards changed hands: the first takes those of the second, the second those of the third, the last yours. Look, you have moon cards now!
amazones-lesson-sure = The winner begins. Let us play it safe this time: lay your 10. Who could beat that?
amazones-lesson-bid-ten = The sun 10 is your strongest card. Lay it, alone.
amazones-lesson-stay = They have laid 2 and 5: you are far ahead. Leave your bid as it is.
amazones-lesson-stay-put = Ten seems plenty. Leave the bid as it is.
amazones-lesson-tie = Oh! 5 and a hidden 5 make 10: a tie. Equal totals are out, both of you, and take their cards back. So a mere 2 has won two tiles, and begins the next joust.
amazones-lesson-again = Your 10 is in your hand again. The others have laid 1 and 2: try it once more.
amazones-lesson-stay-again = Nobody has added a card: 1, 2 and your 10. Leave it like that.
amazones-lesson-poison = You have won, but look at the tiles: a torso of −2. A tile may go to any court! Give it to Tapir, who has a courtier with legs alone.
amazones-lesson-not-you = That would spoil your own courtier. Give it away.
amazones-lesson-the-leader = Better to the one who has won two tiles: her courtier with legs alone.
amazones-lesson-that-torso = First be rid of the torso of −2.
amazones-lesson-poison-two = A tile never moves again. And these legs of −1 begin a sad new courtier at Agouti’s court.
amazones-lesson-those-legs = Keep the place for better legs: give these to the rival who has none.
amazones-lesson-paid = Your 10 went to the last, and you have a 2 for it: victories cost cards. Bid just enough. You begin the next joust.
amazones-lesson-end = The game ends at once when two of the three stacks are empty. Let us jump to that last tile.
amazones-lesson-last = The heads are gone, the last legs end it. Your fourth courtier lacks them: he is worth 0, but whoever has the most finished courtiers scores 5 more. Finish him!
amazones-lesson-last-one = With four finished courtiers you score 5 more, and win. Give him the legs.
amazones-lesson-score = 17 to 15 and 12: you are Queen of the Amazons! Also, each best courtier of all scores 5 more, and each worst one 5 less.

## The score pad of a real table

amazones-pad-court = Court
amazones-pad-copies = There are two tiles of each plus and one of each minus for every part of the body: one of these was entered too often.
amazones-pad-unfinished = { $seat } cannot have more than two unfinished courtiers: each lacks a part here.

## At a real table: set-up, and what people ask

amazones-setup-cards = Everybody chooses a colour and takes its { $n } warrior cards in hand.
amazones-setup-box = 
    { $n ->
        [one] The colour that is left stays
       *[other] The { $n } colours that are left stay
    } in the box.
amazones-setup-stacks = Sort the tiles into heads, torsos and legs. Shuffle each part into a stack of { $n }, face up: only the top tile is seen.
amazones-setup-courts = Everybody keeps room for a court: courtiers are put together there, one beside the other.
amazones-setup-first = Draw lots for who bids first.
amazones-ask-colours = May I lay cards of several colours?
amazones-ask-second = What may I do in the second bid?
amazones-ask-out = I have no card on the table: am I out?
amazones-ask-tie = What happens in a tie?
amazones-ask-tiles = Who takes tiles, and how many?
amazones-ask-place = Where may I put a tile?
amazones-ask-exchange = Who takes whose cards?
amazones-ask-end = When is the game over?

## The rules in short, to be printed

amazones-turn-first = First bid, clockwise: lay any number of cards of one colour face up, or pass.
amazones-turn-second = Second bid: add one card of that colour face down, or take one card back, or do nothing.
amazones-turn-reveal = Reveal and add up. Equal totals take their cards back and are out; so is whoever has no card there.
amazones-turn-tiles = The highest total takes two tiles, one after the other, the second highest one.
amazones-turn-place = Put each at once before anybody: head, torso and legs make a courtier. Nobody ever has more than two unfinished ones.
amazones-turn-exchange = Cards change hands: the first takes the second’s, the second the third’s …, the last the first’s.
amazones-turn-next = The winner of the joust begins the next. If nobody is ranked, the top tiles are discarded.
amazones-turn-end = The end: two of the three stacks are empty.
amazones-score-man = A finished courtier: the sum of the three tiles
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
amazones-theme-burdens = Bad tiles for others
amazones-theme-no-tie = No ties
amazones-theme-finishes-other = Finish a rival’s courtier
amazones-theme-rescues = Rescue a card
amazones-theme-second = Second place

## Written down at a real table

amazones-write-uncover = Which tile lies on top: { $part }?
amazones-write-tile = { $part } { $value }
amazones-write-start = Who begins?
amazones-write-seat = { $seat }
amazones-write-bid = { $seat }: first bid. Which colour?
amazones-write-pass = passed
amazones-write-colour = { $colour } (at first { $seat }’s)
amazones-write-card = { $colour } { $value }
amazones-write-second = { $seat }: second bid, entered once all cards are turned up.
amazones-write-stay = left it as it was
amazones-write-back = took a card back
amazones-write-add = added a card
amazones-write-take = { $seat } takes a tile: which, and for whom?
amazones-write-new = a new courtier
amazones-write-man = courtier { $n } ({ $tiles })
amazones-write-no-tile = All tiles of this kind have been uncovered already ({ $part } { $value }): an entry must be wrong.
