# The coach, in English. A fact goes on from its move: “completes your blue column”.

coach-not-finished = This game isn’t over yet: the coach reviews finished games.

coach-title = { $title }: the coach’s review
coach-standing = Result: { $seats }.
coach-standing-place = { $place }. { $name }
coach-standing-points = { $place }. { $name } ({ $made })
coach-tie = { $label } ({ $values }) [{ $rule }].
coach-unknown = Recorded at a real table from { $name }’s seat, so what the others held stays unknown. Only { $name }’s choices are judged, by what could be known there. How well the others chose, and how much was luck, can’t be said.
coach-costly = Costly choices
coach-played = Played: { $move }
coach-better = Better: { $move }
coach-better-bare = Better by the numbers alone: { $move }
coach-yours-does = The move played { $facts }.
coach-it-does-to = To { $name }: this move { $facts }.
coach-yours-does-to = To { $name }: the move played { $facts }.
coach-fact = { $fact } [{ $rule }]
coach-and = { $first } and { $last }
coach-ply = Move { $ply }
coach-how = A player’s level is judged from all their choices, and each choice by what the player could know at the time. The results of a regular player and a master are averages over replays of the same deal, with the same luck, against the same opponents. What a choice cost in points is an average, too: the rest of the game is played many times, after this choice and after the best one. A total also counts choices too small to be listed on their own. Chances of winning assume that everybody plays well from there.
coach-open = “With nothing hidden” gives the chances as if the opponents hid nothing; only what chance will bring stays unknown. They can differ from those of a costly choice, which go by what its player knew.
coach-ladder = The levels, from the weakest to the strongest: { $ranks }.
coach-on-ladder = { $sure ->
    [yes] { $level } (level { $at } of 8)
    [wide] somebody between levels { $low } and { $high } of 8 (one game says no more than that)
   *[no] { $level } (level { $at } of 8, probably { $low } to { $high })
}
coach-curve = Chances of winning
coach-level-random = somebody choosing at random
coach-level-novice = a novice
coach-level-beginner = a beginner
coach-level-casual = a casual player
coach-level-regular = a regular player
coach-level-skilled = a skilled player
coach-level-master = a master
coach-level-champion = a champion
coach-rank-random = random play
coach-rank-novice = novice
coach-rank-beginner = beginner
coach-rank-casual = casual player
coach-rank-regular = regular player
coach-rank-skilled = skilled player
coach-rank-master = master
coach-rank-champion = champion
coach-count = { $unit ->
    [wins] { $many ->
        [one] { $n } win in 20 games
       *[other] { $n } wins in 20 games
    }
   *[points] { $many ->
        [one] { $n } point
       *[other] { $n } points
    }
}
coach-result-points = { $name ->
    [me] You
   *[other] { $name }
} { $place ->
    [won] won
    [shared] shared the win
   *[lost] lost
} with { $made }. With the same deal in the same seat, against the same opponents, a regular player averages { $regular }, and a master { $master }
coach-result-wins = { $name ->
    [me] You
   *[other] { $name }
} { $place ->
    [won] won
    [shared] shared the win
   *[lost] lost
}. With the same deal in the same seat, against the same opponents, a regular player would win { $regular ->
    [one] { $regular } game
   *[other] { $regular } games
} in 20, and a master { $master }
coach-result-played = { $name ->
    [me] You
   *[other] { $name }
} played like { $level }
coach-result-seen = { $name ->
    [me] You
   *[other] { $name }
} { $place ->
    [won] won
    [shared] shared the win
   *[lost] lost
} and played like { $level }.
coach-result-whole = { $par }. { $played }. The deal was { $luck }.
coach-result-dealt = { $par }. { $played }.
coach-luck = { $better ->
    [yes] better than usual, by { $worth }
    [no] worse than usual, by { $worth }
   *[even] an average one
}
coach-gap-costly = { $name ->
    [me] Your
   *[other] { $name }’s
} costly choices lost { $lost }, though { $level } { $gap ->
    [0] usually scores as much as a master
   *[other] usually scores only { $usual } less than a master
}: the level goes by all choices alike, and a few bad mistakes weigh little in it.
coach-gap-small = The costly choices listed lost { $lost }. Usually, { $level } scores { $usual } less than a master: the rest goes with many choices that each cost too little to be listed.
coach-gap-none = No single choice was shown to have cost points. Usually, { $level } scores { $usual } less than a master: these go with many choices that each cost too little to be listed.
coach-account = Where the result came from
coach-account-usual = A regular player on an average deal
coach-account-luck = This deal
coach-account-others = Opponents weaker (+) or stronger (−) than regular players
coach-account-par = A regular player with this deal and these opponents
coach-account-better = What a master does better
coach-account-master = A master with this deal and these opponents
coach-account-listed = The costly choices listed
coach-account-rest = The rest: luck and small mistakes
coach-account-wins = Expected wins in 20 games
coach-account-made = Result
coach-kinds = What to work on
coach-kind-better = { $count ->
    [one] Once
    [2] Twice
   *[other] In { $count } cases
}, it would have been better to { $kind }.{ $known ->
    [yes] {" "}Not doing so cost { $worth } in all.
   *[no] {""}
}
coach-kind-worse = { $count ->
    [one] Once
    [2] Twice
   *[other] In { $count } cases
}, it would have been better not to { $kind }.{ $known ->
    [yes] {" "}That cost { $worth } in all.
   *[no] {""}
}
coach-others = { $known ->
    [yes] { $count ->
        [one] The other choice listed cost { $worth }.
       *[other] The { $count } other choices listed cost { $worth } in all.
    }
   *[no] { $count ->
        [one] One other choice is listed.
       *[other] { $count } other choices are listed.
    }
}
coach-habit-better = A habit: { $count } times, a champion would have preferred to { $kind }. Each of these choices cost too little to be listed.
coach-habit-worse = A habit: { $count } times, a champion would have taken care not to { $kind }. Each of these choices cost too little to be listed.
coach-kind-moves = { $n ->
    [one] Move
   *[other] Moves
} { $moves }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}.
coach-next-better = Next time, try to { $kind }.
coach-next-worse = Next time, try not to { $kind }.
coach-turn = Turning point
coach-turn-lost = { $who }: { $move } { $whose ->
    [me] Your
   *[other] { $name }’s
} chance of winning never recovered from that.
coach-turn-none = { $name ->
    [me] No single choice of yours
   *[other] No single choice of { $name }’s
} lost the game.
coach-ahead = From move { $ply } on, { $who ->
    [me] you
   *[other] { $who }
} always had the best chance of winning.
coach-ahead-always = { $who ->
    [me] You
   *[other] { $who }
} had the best chance of winning from beginning to end.
coach-none-said = The coach found no choice that clearly lowered the chance of winning on its own.
coach-none-together = No choice alone clearly lowered the chance of winning: it was many small losses together.
coach-none-explained = The coach found no costly choice that it could give a reason for.
coach-lost = { $name }: chance of winning { $chance }% instead of { $best }%
coach-lost-points = { $name }: about { $worth } less at the end of the game
coach-lost-both = { $lost }, and about { $worth } less at the end of the game
coach-it-does = It { $facts }.
coach-titled = { $title }. { $text }
