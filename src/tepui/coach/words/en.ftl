# The coach, in English. A fact goes on from its move: “completes your blue column”.

coach-not-finished = This game isn’t over yet: the coach reviews finished games.

coach-title = { $title }: the coach’s review
coach-standing = Result: { $seats }.
coach-standing-place = { $place }. { $name }
coach-standing-points = { $place }. { $name } ({ $made })
coach-tie = { $label } ({ $values }) [{ $rule }].
coach-unknown = Recorded at a real table from { $name }’s seat, so what the others held stays unknown. Only { $name }’s choices are judged, by what could be known there. How well the others chose, and how much was luck, can’t be said.
coach-grade-best = best
coach-grade-slip = slip
coach-grade-mistake = mistake
coach-grade-blunder = blunder
coach-costly = Costly choices
coach-played = Played: { $move }
coach-better = Better: { $move }
coach-better-bare = Better by the numbers alone: { $move }
coach-yours-does = The move played { $facts }.
coach-it-does-to = Note to { $name }: it { $facts }.
coach-yours-does-to = Note to { $name }: the move played { $facts }.
coach-fact = { $fact } [{ $rule }]
coach-and = { $first } and { $last }
coach-ply = Move { $ply }
coach-how = A player’s level is judged from all their choices, and each choice by what the player could know at the time. The results of a regular player and a master are averages over replays of the same deal: all that chance brought in this game, be it cards, tiles or dice.
coach-open = “With nothing hidden” gives the chances of somebody who sees all cards and dice. They can differ from those of a costly choice, which go by what its player knew.
coach-ladder = The levels, from the weakest to the strongest: { $ranks }.
coach-on-ladder = { " " }(level { $at } of 8{ $sure ->
    [yes] {""}
   *[no] , somewhere from { $low } to { $high }
})
coach-curve = Chances of winning
coach-level-random = somebody playing at random
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
} with { $made }. From the same seat and deal, a regular player averages { $regular } and a master { $master }
coach-result-wins = { $name ->
    [me] You
   *[other] { $name }
} { $place ->
    [won] won
    [shared] shared the win
   *[lost] lost
}. From the same seat and deal, a regular player wins { $regular } of 20 games and a master { $master }
coach-result-played = { $name ->
    [me] You
   *[other] { $name }
} played like { $level }{ $between }
coach-result-seen = { $name ->
    [me] You
   *[other] { $name }
} { $place ->
    [won] won
    [shared] shared the win
   *[lost] lost
} and played like { $level }{ $between }.
coach-result-whole = { $par }. { $played }. The deal was { $luck }.
coach-result-dealt = { $par }. { $played }.
coach-luck = { $better ->
    [yes] better than usual, by { $worth }
    [no] worse than usual, by { $worth }
   *[even] an average one
}
coach-account = Where the result came from
coach-account-usual = A regular player on an average deal
coach-account-luck = This deal
coach-account-others = Opponents weaker (+) or stronger (−) than regular players
coach-account-par = A regular player with this deal and these opponents
coach-account-level = { $name ->
    [me] My level: { $level }
   *[other] { $name }’s level: { $level }
}
coach-account-own = Expected at this level
coach-account-rest = The rest: above all, luck during the game
coach-account-wins = Expected wins in 20 games
coach-account-made = Result
coach-cost-level = Here { $level } falls short of a master by { $worth }: that is what choices like { $name ->
    [me] yours
   *[other] { $name }’s
} cost on average.
coach-kinds = What cost the most
coach-kind-better = { $known ->
    [yes] Together, { $count } choices cost { $worth }. Better each time: { $kind }.
   *[no] { $count } times there was something better: { $kind }.
}
coach-kind-worse = { $known ->
    [yes] Together, { $count } choices cost { $worth }: { $kind }.
   *[no] { $count } times: { $kind }.
}
coach-kind-moves = { $more ->
    [yes] Above all, moves { $moves }.
   *[no] { $count ->
        [one] Move
       *[other] Moves
    } { $moves }.
}
coach-costly-bare = { $count ->
    [one] In one move ({ $moves }), the search found something better, but no reason that can be checked by the rules.
   *[other] The search found something better{ $more ->
        [yes] {" "}several times, above all in moves { $moves },
       *[no] {" "}in moves { $moves },
    } but no reason that can be checked by the rules.
}
coach-kinds-other = The rest ({ $worth }) is spread over many smaller choices.
coach-next-better = Next time, try this: { $kind }.
coach-next-worse = Next time, avoid this: { $kind }.
coach-turn = Turning point
coach-turn-lost = { $who }: { $move } { $whose ->
    [me] Your
   *[other] { $name }’s
} chance of winning (with nothing hidden) fell from { $before }% to { $after }% and never recovered.
coach-turn-won = { $who }: { $move } { $whose ->
    [me] Your
   *[other] { $name }’s
} chance of winning (with nothing hidden) rose from { $before }% to { $after }% and never fell back.
coach-turn-blameless = No better choice was found.
coach-turn-none = No single move decided the game.
coach-many-small = No single choice clearly lowered the chance of winning. Small losses added up, above all in choices that recurred.
coach-all-small = No single choice clearly lowered the chance of winning. Many small losses added up.
coach-none-said = No choice clearly lowered the chance of winning.
coach-grade-even = about as good as any
coach-grade-fine = small loss
coach-lost = { $name }, { $grade }: chance of winning { $chance }% instead of { $best }%
coach-it-does = It { $facts }.
coach-titled = { $title }. { $text }
