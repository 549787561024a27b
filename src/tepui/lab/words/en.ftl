# The lab, in English.

lab-no-games = At least one game must be played, not { $games }.
lab-bad-seed = The seed must be a whole number from 0 to 2^63 - 1, not { $seed }.
lab-bad-threads = At least one thread is needed, not { $threads }.
lab-bad-horizon = The horizon must be at least one decision, not { $horizon }.
lab-bad-rewards = Rewards cannot be “{ $rewards }”: choose one of { $known }.
lab-moves-shape = One move for each of { $tables } tables is needed, not an array of shape { $found }.
lab-illegal-choice = At table { $table } move { $move } is not legal; nothing has been changed.
