# The coach, in English. A fact goes on from its move: “completes your blue column”.

coach-not-finished = This game is not over yet: the coach reviews finished games.

coach-title = { $title }: the coach’s review
coach-how = Points are hundredths of a victory, ± one standard error. Every choice is judged by what its player could know when it was made.
coach-curve = Chances of victory
coach-ledger = Where the result came from
coach-ledger-how = From the chance at the start to the result, in hundredths of a victory: each bar begins where the last one ended, and together they add up.
coach-column-luck = Luck
coach-column-rivals = Rivals’ choices
coach-column-known = Own choices: foreseeable
coach-column-blind = Own choices: unforeseeable
coach-column-unexplained = Unexplained
coach-column-luck-how = the cards, tiles or dice that came, against the average of what could have come
coach-column-rivals-how = what it brought that the others did not play their best
coach-column-known-how = own moves against the best ones, by what could be known then
coach-column-blind-how = what own moves brought through what was hidden then
coach-column-unexplained-how = what is left over: there the coach changed its mind about the position
coach-draws = The luckiest and unluckiest draws
coach-draw = { $name }, { $points }: { $draw }
coach-start = At the start
coach-result = Result
coach-seat = Seat
coach-grade-best = best
coach-grade-fine = fine
coach-grade-slip = slip
coach-grade-mistake = mistake
coach-grade-blunder = blunder
coach-skill =
    { $name }: { $choices ->
        [one] { $choices } real choice
       *[other] { $choices } real choices
    }, { $slips ->
        [one] { $slips } slip
       *[other] { $slips } slips
    }, { $mistakes ->
        [one] { $mistakes } mistake
       *[other] { $mistakes } mistakes
    }, { $blunders ->
        [one] { $blunders } blunder
       *[other] { $blunders } blunders
    }. Error rate: { $rate } ± { $error } points lost per 100 choices.
coach-costly = Costly choices
coach-no-costly = No costly choice: nothing was clearly better than what was played.
coach-lost = { $name }, { $grade }: { $points } ± { $error } points ({ $chance }% in place of { $best }%)
coach-played = Played: { $move }
coach-better = Better: { $move }
coach-it-does = It { $facts }.
coach-yours-does = The move played { $facts }.
coach-fact = { $fact } [{ $rule }]
coach-and = { $first } and { $last }
coach-ply = Move { $ply }
