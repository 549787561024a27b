# Coloretto Amazonas, in English. Names of animals stand alone, like the titles of their cards.

coloretto-tagline = Collect rare animals in four columns, and give your rivals the ones you cannot use.

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
coloretto-clashed = Twice { $animal }: both cards go to the discard pile.
coloretto-completed = { $seat } completes the { $colour } and makes a pile of it.
coloretto-bonus = { $seat } is the first, and takes the bonus of { $points } points.

## What a move would do

coloretto-would-lay = Play { $animal } into your { $colour }.
coloretto-would-clash = Play { $animal }: you have one, so both are discarded.
coloretto-would-complete = Play { $animal }: completes your { $colour }.
coloretto-would-give = Give { $animal } to { $other }.
coloretto-would-accept-lay = Accept { $animal } into your { $colour }.
coloretto-would-accept-clash = Accept { $animal }: you have one, so both are discarded.
coloretto-would-accept-complete = Accept { $animal }: completes your { $colour }.
coloretto-would-refuse = Refuse { $animal }: it is discarded with your { $thrown }.

## Why not

coloretto-must-answer = You have been given { $animal }: accept it, or refuse it if you may.
coloretto-no-gift = Nobody has given you a card, so there is nothing to accept or refuse: play a card or give one.
coloretto-not-in-hand = { $animal } is not in your hand.
coloretto-nobody-there = Nobody sits at seat { $place }.
coloretto-give-to-self = A card is given to another player; into your own column it is played.
coloretto-is-protected = { $other } holds the protection card and cannot be given a card.
coloretto-no-duplicate = You have no { $animal } in your column, so you must accept it.
coloretto-not-neighbour = { $thrown } does not lie next to your { $colour }: discard a card from a neighbouring column.
coloretto-not-there = { $thrown } does not lie in your column.

## Notation

coloretto-bad-phrase = “{ $phrase }” is not a move here. Write “play toucan”, “give toucan to 1”, “accept” or “refuse toucan”.
coloretto-near-animal = There is no animal “{ $animal }”. Did you mean “{ $near }”?
coloretto-no-animal = There is no animal “{ $animal }”. There are: { $animals }.
coloretto-no-seat = There is no seat “{ $seat }”: the seats are 0 to { $most }.

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

## For the report

coloretto-trait-piles = Piles laid
coloretto-trait-bonuses = Bonus cards
coloretto-trait-cards = Cards laid: { $colour }
coloretto-trait-column = Piles: { $colour }
coloretto-trait-animal = { $animal } lies there at the end
