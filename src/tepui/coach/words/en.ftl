# The coach, in English. A fact goes on from its move: “completes your blue column”.

coach-not-finished = This game is not over yet: the coach reviews finished games.

coach-title = { $title }: the coach’s review
coach-how = Points are hundredths of a victory: 100 is to win, 0 to lose. Every choice is judged by what its player could know when it was made.
coach-unknown = Written down at a real table from { $name }’s seat, so what the others held stays unknown. Only { $name }’s choices are judged, by what could be known there; it cannot be said how well the others chose, nor how much was luck.
coach-curve = Chances of victory
coach-ledger = Where the result came from
coach-line-luck = Luck
coach-line-mine = { $name ->
    [me] My choices
   *[other] { $name }’s choices
}
coach-line-others = The others’ choices
coach-sum-draws = { $count ->
    [one] { $count } smaller draw
   *[other] { $count } smaller draws
}
coach-sum-mine = { $name ->
    [me] my choices
   *[other] { $name }’s choices
} turned out { $better ->
    [yes] better
   *[no] worse
} than expected
coach-sum-others = the others’ choices did { $better ->
    [yes] less
   *[no] more
} harm than expected
coach-rest-luck = the rest: rounding, and what the coach cannot explain
coach-rest-mine = smaller losses
coach-rest-others = smaller ones
coach-counted = Luck is what nobody chose: { $draws } by what was drawn, { $rest } by what lay hidden and by what the coach cannot explain. A choice costs what it loses against the best one, by what its player could know; the others gain what it costs.
coach-start = At the start
coach-result = Result
coach-grade-best = best
coach-grade-fine = fine
coach-grade-slip = slip
coach-grade-mistake = mistake
coach-grade-blunder = blunder
coach-skill =
    { $name }: { $points ->
        [0] no points lost
        [one] { $points } point lost
       *[other] { $points } points lost
    } in { $choices ->
        [one] { $choices } choice
       *[other] { $choices } choices
    }.
coach-costly = Costly choices
coach-no-costly = No costly choice: nothing was clearly better than what was played.
coach-lost = { $name }, { $grade }: { $points ->
    [one] { $points } point lost
   *[other] { $points } points lost
} ({ $chance }% instead of { $best }%)
coach-by = { $name }: { $move }
coach-played = Played: { $move }
coach-better = Better: { $move }
coach-better-bare = By the figures alone: { $move }
coach-it-does = It { $facts }.
coach-yours-does = The move played { $facts }.
coach-it-does-to = To { $name }: it { $facts }.
coach-yours-does-to = To { $name }: the move played { $facts }.
coach-fact = { $fact } [{ $rule }]
coach-and = { $first } and { $last }
coach-ply = Move { $ply }
