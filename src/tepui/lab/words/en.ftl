# The lab, in English.

lab-no-games = At least one game must be played, not { $games }.
lab-bad-seed = The seed must be a whole number from 0 to 2^63 - 1, not { $seed }.
