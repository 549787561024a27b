# The lab, in English.

lab-needs-numpy = This needs NumPy, which isn’t installed: pip install numpy; or pip install 'tepui[lab]', which is faster.
lab-no-games = At least one game must be played, not { $games }.
lab-bad-seed = The seed must be a whole number from 0 to 2^63 - 1, not { $seed }.
lab-bad-threads = At least one thread is needed, not { $threads }.
lab-no-gpu-extra = Playing on a GPU needs the extra “gpu”: pip install 'tepui[gpu]'
lab-no-gpu = No NVIDIA GPU with CUDA was found on this machine. Without --gpu the games are played by the processor.
lab-bots-seats = One bot is needed for each of the { $seats } seats; { $bots } given.
lab-no-ray-extra = Playing on a cluster needs the extra “ray”: pip install 'tepui[ray]'
lab-no-ray = There is no Ray cluster at { $address }: { $why }
lab-bad-horizon = The horizon must be at least one decision, not { $horizon }.
lab-bad-rewards = Rewards can’t be “{ $rewards }”: choose one of { $known }.
lab-moves-shape = One move for each of { $tables } tables is needed, not an array of shape { $found }.
lab-illegal-choice = At table { $table }, move { $move } isn’t legal; nothing has been changed.
lab-report-title = { $title }: what the games show
lab-report-how = Brackets, and the line on each bar, show a 95% confidence interval. Unless stated otherwise, every legal move was equally likely; the seed is { $seed }.
lab-report-seats = { $seats } seats, { $games ->
    [one] { $games } game
   *[other] { $games } games
}
lab-report-facts = Best score: { $best }. Shared wins: { $shared }. Decisions in a game: { $length }.
lab-report-victories = Wins by seat
lab-report-scores = Mean score by seat
lab-report-score-shares = Scores of all, and of the winners (orange)
lab-report-lengths = Decisions in a game
lab-report-endings = How games end
lab-report-sources = Where the points come from
lab-report-line = Line of the score sheet
lab-report-rule = Rule
lab-report-to-winners = Winners
lab-report-to-others = Others
lab-report-traits = What goes with winning
lab-report-options = What the options change
lab-report-option = Option
lab-report-best = Best score
lab-report-length = Decisions
lab-report-first = Wins of seat 0
lab-bad-deals = Luck and skill need at least { $fewest } deals of each line-up (or 0 to leave them out), not { $deals }.
lab-report-traits-how = Correlation of what a seat has at the end with winning; then the means of winners and of all others.
lab-report-traits-random = What goes with winning in random play
lab-report-winners = winners { $winners }, others { $others }
lab-report-field = { $field }
lab-report-skill = Luck and skill
lab-report-skill-how = { $games } games with { $seats } seats: { $lineups } line-ups of levels, { $deals } deals each, every deal played twice.
lab-report-part-skill = Skill: who sits there
lab-report-part-deal = Luck of the deal
lab-report-part-play = Chance in play
lab-report-levels = Share of wins by level, against all levels
lab-report-options-at = With { $seats } seats, { $games ->
    [one] { $games } game
   *[other] { $games } games
} each: differences from the usual options, one option at a time.
lab-report-parts = Shares of the variance of winning
lab-cannot-build = The module of { $game } can’t be built. { $why }
lab-build-addresses = It would hold addresses of this process: { $names }
lab-build-type = No export takes or gives { $type }: only whole numbers, doubles and arrays of them.
lab-build-link = The linker refuses it: { $why }
lab-build-no-linker = The linker is missing: pip install 'tepui[build]'.
lab-build-differs = The module and the interpreted rules answer differently: { $where }.
lab-tree-too-large = { $game } has more than { $most } nodes: too many to walk here.
lab-evaluate-unrated = Nobody can be rated in { $game }: the game has no scale of ratings.
