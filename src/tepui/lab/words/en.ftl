# The lab, in English.

lab-no-games = At least one game must be played, not { $games }.
lab-bad-seed = The seed must be a whole number from 0 to 2^63 - 1, not { $seed }.
lab-bad-threads = At least one thread is needed, not { $threads }.
lab-bad-horizon = The horizon must be at least one decision, not { $horizon }.
lab-bad-rewards = Rewards cannot be “{ $rewards }”: choose one of { $known }.
lab-moves-shape = One move for each of { $tables } tables is needed, not an array of shape { $found }.
lab-illegal-choice = At table { $table } move { $move } is not legal; nothing has been changed.
lab-report-title = { $title }: what random play shows
lab-report-how = Every figure is from games in which each legal move is equally likely, with seed { $seed }. In brackets, and as a line on each bar, is the interval that holds the true value with a confidence of 95 %.
lab-report-seats = { $seats } seats, { $games } games
lab-report-facts = Best score: { $best }. Shared victories: { $shared }. Decisions in a game: { $length }.
lab-report-victories = Victories by seat
lab-report-scores = Mean score by seat
lab-report-score-shares = Scores of all, and of the winners (orange)
lab-report-lengths = Decisions in a game
lab-report-endings = How games end
lab-report-traits = What goes with victory: correlation of a seat’s things at the end
lab-report-options = What the options change
lab-report-options-how = Differences to the usual options, one option at a time.
lab-report-option = Option
lab-report-best = Best score
lab-report-length = Decisions
lab-report-first = Victories of seat 0
