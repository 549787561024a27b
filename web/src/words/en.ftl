# The browser client, in English.

web-home = Tepui, home
web-locale = en-GB
web-skip-to = Skip to the content
web-language = Language
web-sound = Sound
web-volume = Volume
web-sound-ask = Would you like to hear the table?
web-sound-yes = Yes
web-sound-no = No, thanks
web-chatter = Bots chat now and then
web-haptics = Vibration
web-night = Night or day
web-no-server = The server isn’t answering. Check the connection and try again.
web-nowhere = There’s nothing here.
web-needs-server = This is for people who play together over a server. Here everything stays on your device.
web-go-home = All games
web-loading = Setting up the table…
web-you = you
web-ends = Until the end: { $what }
web-ends-or = or
web-your-turn = Your turn
web-may-change = You can still change your mind.
web-is-awaited = to move
web-would-points = Points: { $from } → { $to }.
web-points-now = points so far:
web-away = away, a bot is playing
web-gone = not connected
web-empty-seat = free seat
web-level-random = bot that plays at random
web-level-greedy = greedy bot
web-level-instinct = bot that plays by instinct
web-level-easy = easy bot
web-level-normal = normal bot
web-level-hard = hard bot
web-level-expert = expert bot
web-level-champion = champion bot
web-level-novice = novice bot
web-level-beginner = beginner bot
web-level-casual = casual bot
web-level-regular = regular bot
web-level-skilled = skilled bot
web-level-master = master bot
web-strength-novice = Like a child’s first game: nothing absurd, but much is overlooked.
web-strength-beginner = Knows the rules and misses a lot.
web-strength-casual = Plays sensible moves and misses many better ones.
web-strength-regular = Has a few evenings’ practice.
web-strength-skilled = Plays well without thinking for long.
web-strength-master = Makes few mistakes.
web-strength-champion = The strongest bot here.
web-manner-gambler = Gambler: goes for high stakes.
web-manner-homebody = Homebody: minds its own business.
web-manner-miser = Miser: parts with as little as it can.
web-manner-patient = Patient: waits for its moment.
web-manner-spoiler = Spoiler: likes to upset others’ plans.
web-seats = { $n ->
    [one] { $n } seat
   *[other] { $n } seats
}
web-waiting-for = Waiting for { $names }
web-hurry = Show the rest ({ $n })
web-reconnecting = Reconnecting…
web-table-waits = Your table is waiting on the server, just as you left it.
web-move-waits = Leave this page open: your move will be sent as soon as the connection is back.
web-paused = The table is paused.
web-over = The game is over.
web-closed = This table has been closed.
web-bot-plays-for-you = A bot is playing for you.
web-sit-in = Let a bot take over for { $name }
web-return = Take my seat back
web-resume = Resume
web-asks-undo = { $name } would like to take back their last move.
web-asks-pause = { $name } would like to pause.
web-agree = Agree
web-decline = Decline
web-confirm = Confirm
web-cancel = Cancel
web-close = Close
web-menu = Menu
web-rules = Rules
web-hint = Hint
web-hint-title = What a strong bot would consider
web-hint-chance = { $chance } chance of winning
web-thinking = Thinking…
web-undo = Take back
web-table = Table
web-notebook = History
web-tab-notes = History
web-tab-chat = Chat
web-tab-players = Players
web-say-something = Say something…
web-send = Send
web-no-chat-yet = Nobody has said anything yet.
web-mute = Mute
web-unmute = Unmute
web-settings = Settings
web-theme = Theme
web-theme-auto = same as the system
web-theme-light = morning mist
web-theme-dark = night in the forest
web-motion = Motion
web-motion-auto = pieces move
web-motion-calm = calm: pieces appear
web-rivals = Opponents’ moves
web-rivals-calm = at a calm pace
web-rivals-brisk = at a brisk pace
web-rivals-swift = with hardly a pause for bots
web-rivals-once = all at once
web-again = Show the last moves again
web-recap = While you waited
web-recap-news = { $n ->
    [one] While you waited: one move
   *[other] While you waited: { $n } moves
}
web-recap-before = { $n ->
    [one] One earlier move is in the history.
   *[other] { $n } earlier moves are in the history.
}
web-patterns = Patterns as well as colours
web-confirm-moves = Confirm every move
web-warn = Warn me before a mistake
web-warn-why = Only against bots: asks before a move that would lower your chance of winning by 10 percentage points or more.
web-sure = Sure?
web-sure-what = { $move } That would lower your chance of winning from { $best }% to { $chance }%.
web-sure-no = Think again
web-sure-yes = Play it anyway
web-lesson-warn = At the table that opens now, you’ll be warned before you make a mistake. You can switch that off in the table’s menu.
web-as-text = Table as text
web-as-text-why = Plain lines, with every choice in words. Good for screen readers.
web-choices = Your choices
web-keys = Letters and digits as shortcuts
web-keys-why = Buttons show their letter. Also: H hint, L history, V what happened since your last turn, M what you can reach (Amazonas), O what surrounds the focused tile or village, ? rules, Esc puts a piece back, or skips what is being shown.
web-first-time = First time here?
web-again-brief = Show again
web-tour = Tour of the table
web-skip = Skip
web-next = Next
web-begin = Let’s play
web-learn = Learn by playing
web-chapters = Chapters
web-beginning = The beginning
web-lesson-not-here = You can’t do that in a lesson.
web-lesson-read = Read on first. Then it’s your move.
web-lesson-move = Your move
web-lesson-show = Show me
web-lesson-skip = Skip, and play
web-lesson-play = Play against a novice bot
web-begins-lesson = This game goes on from the middle of the lesson. It isn’t counted in your statistics.
web-begins-within = This game goes on from a position in another game. It isn’t counted in your statistics.
web-begun-within = started midway: not counted
web-score-sheet = The points, line by line
web-puzzles = Puzzles
web-puzzle = Puzzle { $n } of { $of }
web-puzzle-day = Puzzle of the day
web-puzzle-solved = solved
web-puzzle-streak = { $n ->
    [0] no streak yet
   *[other] { $n } in a row
}
web-puzzle-difficulty = Difficulty
web-puzzle-level = Your puzzle level
web-puzzle-of-five = { $n } of 5
web-puzzle-what = What would you play? One move is much better than the rest.
web-puzzle-right = That’s right!
web-puzzle-wrong = That lowers your chance of winning by { $points ->
    [one] one percentage point
   *[other] { $points } percentage points
}.
web-puzzle-theme = Theme: { $theme }
web-puzzle-line = How it could go on
web-puzzle-chances = Chance of winning
web-puzzle-over = You’ve answered. Go on to the next one.
web-pause = Ask for a pause
web-leave = Leave the table
web-leave-rated = This is a rated game: if you leave, you lose, even against bots alone.
web-leave-why = A bot plays for you until you come back. Unless the game is rated or part of a match, anybody with the table’s link can take your seat in the meantime.
web-leave-why-here = A bot plays for you until you come back.
web-personal-link = Copy my personal link
web-personal-why = It lets you take this seat on another device. Keep it to yourself.
web-turn = Tell me when it’s my turn
web-turn-push = On this device
web-turn-mail = By email
web-turn-address = Your email address
web-turn-code = The code we emailed you
web-turn-code-sent = We emailed you a code. Enter it, then press “By email” again.
web-turn-stop = Stop notifying me
web-turn-told = You’ll be notified when it’s your turn.
web-turn-stopped = You won’t be notified any more.
web-turn-no-push = This browser doesn’t allow notifications. Allow them in its settings.
web-turn-no-way = This server can’t notify anybody: neither email nor push is set up.
web-turn-come = It’s your turn.
web-turn-hook = By webhook
web-turn-hook-form = For
web-turn-hook-discord = Discord
web-turn-hook-matrix = Matrix (hookshot)
web-turn-hook-json = something else (JSON)
web-turn-hook-address = The webhook’s address (https)
web-turn-hook-set = Notify me there
web-turn-replaces = A new address replaces the previous one.
web-tell = Notifications
web-tell-why = When it’s your turn in a game that runs over several days, when a tournament round starts, or when somebody invites you. You’re notified once, and not at all while you have the page in question open.
web-tell-add = Choose how
web-tell-told = You’ll be notified from now on.
web-tell-push = On another device
web-tell-push-here = On this device
web-tell-mail = By email: { $address }
web-tell-hook = By webhook: { $address }
web-tell-remove = Remove
web-tell-remove-which = Remove: { $way }
web-tell-test = Test
web-tell-test-which = Test: { $way }
web-tell-tested = A test message is on its way.
web-tell-round = Your round has started.
web-tell-invited = { $name } invites you to a game.
web-log = Download the log
web-show-result = Show the result
web-waiting-room = Waiting for players
web-room-no-secret = { $name ->
    [nobody] With this link others can only watch.
   *[other] With this link others can only watch: ask { $name } for the one that lets them sit down.
}
web-your-name = Your name
web-sit-down = Sit down
web-invited-learn = Get to know the game first
web-not-invited = { $name ->
    [nobody] This link isn’t enough to sit down here: ask for the invitation link.
   *[other] This link isn’t enough to sit down here: ask { $name } for the invitation link.
}
web-share-link = Send this link to your friends. Anybody who opens it can sit down.
web-share-local = This server can only be reached from this computer: the link won’t work anywhere else. To let other devices at home join, start it like this:
web-share-lan = The link works on your local network, on every phone and computer there.
web-link = Link to this table
web-copy = Copy
web-copied = Copied
web-qr = QR code of the link
web-about-to-begin = Everybody’s here. Let’s start.
web-fair = The shuffle is already settled: its fingerprint starts with { $hash }. The seed is shown at the end.
web-room-pace = Pace: { $pace }
web-room-here = Sit here
web-room-here-seat = Sit here: seat { $n }
web-room-a-bot = A bot…
web-room-fill = A bot for seat { $n }
web-room-free = Clear seat
web-room-free-seat = Clear seat { $n }
web-room-settle = Change the options
web-room-settle-all = Use these options
web-room-cancel = Cancel the table
web-room-cancel-sure = Really cancel it?
web-room-stand-up = Stand up
web-room-person = { $name } sits down.
web-room-bot = { $name }, a bot, sits down.
web-room-empty = A seat is free again.
web-room-settled = { $seat } has changed the options.
web-look-on = You’re watching
web-look-on-full = All seats are taken, so you’re watching. When one becomes free, you can sit down here.
web-room-changed = Changed: { $what }
web-room-with = { $what }: yes
web-room-without = { $what }: no
web-take = Take { $name }’s seat
web-take-why = { $name } has left, and a bot is playing on. You can take over the seat with everything that belongs to it.
web-closed-cancelled = The table was cancelled before the game started.
web-asked-undo = You’ve asked to take back your last move. Still to agree: { $names }
web-asked-pause = You’ve asked for a pause. Still to agree: { $names }
web-withdraw = Withdraw my request
web-answered-declined = { $seat } declines.
web-answered-withdrawn = { $seat } has withdrawn the request.
web-answered-lapsed = The game went on before anybody answered { $seat }’s request.
web-seek = Find me a game
web-seek-any = any number of seats
web-seek-bots = bots fill in after a minute
web-seek-which = Choose at least one game.
web-seek-on = { $n ->
    [one] Looking for { $games }. You’re the only one so far.
   *[other] Looking for { $games }. { $n } people are looking for a game now.
}
web-seek-meanwhile = Play a bot in the meantime, or look around: we’ll let you know. Closing this page ends the search.
web-seek-stop = Stop looking
web-seek-seeking = Looking…
web-seek-found = Your game is ready
web-won = { $n ->
    [one] { $names } wins
   *[other] { $names } share the win
}
web-total = Total
web-place = Place
web-sheet-hidden = Secret, so not included.
web-score-now = If it ended now
web-show-sheet = { $name }’s points: show the score sheet
web-tie = Tied on points. What decides then, in this order:
web-tie-shared = Tied on points and on every tie-break: the place is shared.
web-counting-skip = Press any key, or click, to go on
web-result-won = { $by ->
    [one] You win by one point, { $mine } to { $theirs }
   *[other] You win, { $mine } to { $theirs }
}
web-result-won-tie = You win on the tie-break, { $mine } all
web-result-won-plain = You win!
web-result-shared = Tied for first, { $mine } all
web-result-lost = { $by ->
    [one] You lose by one point, { $mine } to { $theirs }
   *[other] You lose, { $mine } to { $theirs }
}
web-result-lost-tie = You lose on the tie-break, { $mine } all
web-result-lost-plain = You lose
web-ordinal = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
web-tie-by = Tied on points. { $what }, { $mine } to { $theirs }.
web-decided = What made the difference
web-decided-between = { $by ->
    [0] What made the difference between { $name } and { $other }:
    [one] What made the difference between { $name } and { $other }:
   *[other] What made the difference between { $name } and { $other } ({ $by } points):
}
web-decided-rest = Everything else
web-against = against { $points } for { $name }
web-best-score = Your best score
web-rating-change = Rating { $change }
web-play-on = Play from here
web-other-game = All games
web-share-picture = Share as a picture
web-share-failed = This browser couldn’t draw the picture.
web-fair-checked = Fair deal, verified
web-my-games = My games
web-seed = Seed of the shuffle: { $seed }
web-checked = Your browser has verified this deal.
web-checked-late = Your browser joined after the end: the seed matches the fingerprint, but your browser can’t know when that was published.
web-checked-device = This deal was made on the device on which it was played.
web-check-bad = Warning: this deal isn’t the one that was promised.
web-check-seed = The seed { $seed } has the fingerprint { $commitment }, as promised before the first move.
web-check-seed-bad = The seed { $seed } has the fingerprint { $hash }; { $commitment } was promised.
web-check-number = { $name } added the number { $number }, as promised: { $promise }.
web-check-number-bad = { $name }’s number, “{ $number }”, is missing or isn’t the one that was promised: { $promise }.
web-check-with-numbers = Everybody’s number went into the shuffle: nobody, not even the host, could choose this deal.
web-check-alone = Nobody added a number: the host couldn’t change the deal once the table was open, but could have tried several before.
web-check-device = No server was involved, and your own device needs no proof. Every draw follows from the seed.
web-check-verify = To check on your own computer that every move follows the rules and every card follows from the seed, run “tepui verify” on this:
web-check-log = this game’s log
web-rematch = Play again
web-to-rematch = Go to the next game
web-same-deal = The same deal again
web-same-deal-why = You know this deal, so nothing counts. You get the same seat, and bots take the others.
web-seen = deal seen before
web-was-seen = This deal had been played before, so players here knew what was coming.
web-replay = Watch again
web-play-now = Play now
web-invite = Invite
web-hero =
    Four board games,
    one table.
web-hero-why = Share a link and play with friends, or start right away against bots. No account.
web-hero-why-here = Play against bots, or pass your device around, even offline. No account.
web-players = { $least } to { $most }
web-minutes = { $n } min
web-seconds = { $n } s
web-hours = { $n } h
web-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
web-pages = Pages
web-games = Games
web-replays = Replays
web-open-tables = Open tables
web-no-open-tables = No open tables right now. Open one, and anybody who drops by can join.
web-free-seats = { $n ->
    [one] { $n } free seat
   *[other] { $n } free seats
}
web-my-tables = My tables
web-ratings = Ratings
web-rating = Rating
web-ratings-why = Everybody starts at 1500. The number after ± says how far off the rating might be. The ratings of the bots never change.
web-rated-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
web-rating-errors = Coach: on average, each choice lowered your chance of winning by { $rate } percentage points ({ $n ->
    [one] one game reviewed
   *[other] { $n } games reviewed
})
web-no-tables = You’re not at any table yet.
web-with = with { $names }
web-is-playing = in progress
web-is-paused = paused
web-is-open = not started yet
web-is-over = finished
web-have-link = Have a link?
web-paste-link = Paste it here
web-join = Join
web-bad-link = That link doesn’t lead to a table.
web-guest = Guest
web-bots = bots
web-bots-change = Change the strength of the bots
web-pace-live = live
web-pace-slow = over several days
web-pace-move = { $time } per move
web-pace-bank = { $time } each
web-pace-bonus = { $time } each, plus { $bonus } per move
web-open-title = { $game }: new table
web-who-sits = Who’s playing
web-how-many = Seats
web-seat = Seat { $n }
web-friend = a friend, by link
web-options = Options
web-time = Time
web-pace = Pace
web-live = live
web-slow = over several days
web-clock = Thinking time
web-no-limit = no limit
web-clock-why = When your time runs out, a bot makes that move.
web-absence = When somebody is away, a bot steps in
web-absence-after = after { $time }
web-absence-never = never
web-more = More options
web-wish-public = Public
web-wish-public-why = The table is shown on the home page, and anybody who drops by can join.
web-wish-spectators = Spectators
web-wish-spectators-why = Anybody with the link can watch. Secrets stay secret.
web-wish-hints = Hints
web-wish-hints-why = Anybody can ask what a strong bot would do.
web-wish-chat = Chat
web-wish-chat-why = Players can write to each other.
web-wish-numbers = Everybody shuffles
web-wish-numbers-why = Each browser adds a random number, so that nobody, not even the server, decides the shuffle alone.
web-wish-rated = Rated
web-wish-rated-why = The result counts towards everybody’s rating. You need to be signed in, there are no hints or take-backs, and if you leave, you come last, even against bots alone. Results between people who share an internet connection don’t count.
web-together = { $names } use the same internet connection or the same browser. You can play, but between them the result doesn’t count towards the ratings.
web-together-you = You and { $names } use the same internet connection or the same browser. You can join the game, but between you the result doesn’t count towards the ratings.
web-open-table = Open the table
web-compare = Match on the same deals
web-compare-none = no
web-compare-tables = yes, at several tables
web-compare-seats = yes, each of us plays every seat
web-compare-tables-why = Several tables with the same seats play the same deals, and people in the same seat are compared. You sit at the first table, and a link takes your friends to theirs.
web-compare-seats-why = You play each deal { $n } times, and everybody moves up one seat each time. Who makes the most of every seat?
web-open-match = Open the match
web-to-match = Go to the match
web-match = Match on the same deals
web-match-tables = Tables
web-match-deals = Deals
web-match-table = Table { $n }
web-match-round = Round { $n }
web-match-deal = Deal { $n }
web-match-size = { $tables } tables, { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}
web-match-rounds = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
web-match-next = Next round
web-match-to-table = Go to my table
web-match-without = Continue without them
web-match-without-why = Tables where somebody is missing, or has stopped playing, are closed and don’t count.
web-match-standings = Standings
web-match-who = Player
web-match-matchpoints = Matchpoints
web-match-against = Margin
web-match-hidden = You’ll see the results once you’ve played this deal. Everybody else will see them once it has been played at every table.
web-match-playing = Others are still playing this deal. Replays and the seed are shown once it has been played at every table.
web-match-parted = Where the tables diverged
web-match-same = All tables played the same game.
web-match-fair = What is compared, and how to check it
web-match-means = Each seat is compared with the same seat at the other tables. The margin is the points above or below their average. There are two matchpoints for each table beaten, and one for each tied. All deals were promised by these fingerprints when the match was opened. Once a deal has been played at every table, anybody can download the logs and check them with tepui verify.
web-match-sealed = Others are still playing this deal. The seed, replay and review are shown once it has been played at every table of the match.
web-match-is-open = not started yet
web-match-is-playing = in progress
web-match-is-paused = paused
web-match-is-over = finished
web-match-is-closed = closed
web-no-game = There’s no such game here.
web-score-graph = Everybody’s points over time
web-time-line = Timeline
web-step = Step
web-step-of = step { $n } of { $all }
web-first = Go to the first step
web-back = One step back
web-run = Play
web-stop = Stop
web-on = One step forward
web-turn-back = One turn back (Shift + arrow)
web-turn-on = One turn forward (Shift + arrow)
web-last = Go to the last step
web-speed = Speed
web-seen-by = View as
web-all = All
web-share-step = Share this step
web-try = Play from here
web-try-how = A table against bots, starting from what this player knew. Everything else is dealt again.
web-drop-log = Drop a game’s log onto this page, or choose one. You’ll find it in the menu of the finished game’s table.
web-choose-log = Open a saved game
web-rules-search = Search the rules
web-example = See an example
web-example-again = Again
web-rules-hits = { $n ->
    [0] Nothing found.
    [one] { $n } result
   *[other] { $n } results
}
web-rules-ours = Our ruling: the rulebook says nothing here, or can be read in two ways.
web-contents = Contents
web-figures = Figures
web-to-table = Open a table
web-tab-coach = Coach
web-my-games-here = Games played in this browser.
web-my-games-none = No finished games yet. Your next one will appear here.
web-my-games-none-such = No games match.
web-more-games = More games
web-game = Game
web-result = Result
web-result-are-won = Wins
web-result-are-lost = Losses
web-rival = With
web-statistics = Statistics
web-stat-won = { $n ->
    [one] { $n } game
   *[other] { $n } games
}, { $won ->
    [one] { $won } win
   *[other] { $won } wins
} ({ $share })
web-stat-seats = with { $n } players: { $games } played, { $share } won
web-stat-points = { $average } points on average, { $best } at best
web-stat-level = Played like { $level } on average ({ $n ->
    [one] one game reviewed
   *[other] { $n } games reviewed
})
web-stat-rivals = Most often with
web-stat-ahead = { $n ->
    [one] ahead in { $ahead } of { $n } game
   *[other] ahead in { $ahead } of { $n } games
}
web-place-of = { $place } of { $n }
web-played-like = played like { $level }
web-mistakes = { $n ->
    [one] Practise my mistake
   *[other] Practise my { $n } mistakes
}
web-mistakes-title = Learn from your mistakes
web-mistakes-left = { $at } of { $n }
web-mistakes-done = Nothing to practise right now. What you’ve solved comes back in a few days, and reviews of your games add more.
web-ranking = Leaderboard
web-ranking-why = To be listed, you need a name and a rating known to within 200 points, which takes about a dozen rated games. To climb high, play alone against bots, too: their ratings are fixed, and everybody is measured against them.
web-games-count = Games
web-player-unrated = Not on the leaderboard yet: that takes a name and about a dozen rated games.
web-player-together = Our games
web-coach-review = Coach’s review
web-coach-mine = My choices, reviewed
web-coach-closed = Others are still playing this deal, so your choices are judged by what you saw. Once the day is over (UTC), the coach shows everything.
web-coach-working = The coach is going through the game
web-coach-show = Show it on the table
web-coach-whose = Whose choices
web-coach-now = Chance of winning at this step
web-coach-ring = costly choice
web-coach-open-cards = With nothing hidden
web-coach-framed = The best move is framed in green on the table.
web-coach-all = Show all { $n } costly choices
web-coach-few = Only the three costliest
web-daily = Daily challenge
web-daily-line = One deal, one attempt, the same for everybody.
web-daily-left = { $n ->
    [0] All played for today.
    [one] One left for today.
   *[other] { $n } left for today.
}
web-daily-is-new = to play
web-daily-is-begun = started
web-daily-is-done = played
web-daily-why = One attempt at your own pace, against the same bots as everybody, with no hints and no take-backs. Then you see how you did against par: what our champion bot makes of this deal in your seat.
web-daily-over = This day is over. You can still practise its deal, but it won’t count.
web-daily-begin = Play
web-daily-go-on = Go on
web-daily-practise = Practise
web-daily-to-par = to par
web-daily-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Par is { $par }, give or take { $spread }. Our champion bot set it by playing your seat { $games } times.
web-daily-first-par = { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Provisional par is { $par }, give or take { $spread }. A quick bot set it by playing your seat { $games } times. Our champion bot is still playing, and its par will replace this one.
web-daily-no-par = { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Par is still being worked out. Come back later.
web-daily-bots = Better than { $n }% of the bot’s games.
web-daily-people = Better than { $n }% of people so far.
web-daily-share = { $against } to par
web-daily-share-first = { $against } to provisional par
web-daily-played = played, place { $place }
web-daily-share-it = Share without spoilers
web-daily-streak = { $n } days in a row
web-daily-board = Leaderboard
web-daily-count = { $begun ->
    [0] Nobody has started it yet.
   *[other] Attempts started: { $begun }, finished: { $finished }.
}
web-daily-hidden = You’ll see the results once you’ve finished.
web-daily-again = second attempt?
web-daily-again-why = Somebody on this internet connection, or the same person, had already started an attempt.
web-daily-late = finished late
web-daily-late-why = The game ended after the day was over, when the deal was no longer secret.
web-daily-days = Past days
web-daily-fair = What the leaderboard means, and how to check it
web-daily-fair-here = How to check the deal
web-daily-means = This compares people who play fair: each browser has one attempt, and if you’re signed in, you have one for all your devices. But nothing stops anybody from using two browsers. Days are UTC days. The fingerprint of the deal was published the day before, and its seed is shown when the day is over. Then anybody can download the log of an attempt and check it with tepui verify.
web-daily-commitment = Fingerprint:
web-daily-tomorrow = Tomorrow’s, promised now:
web-daily-sealed = Others are still playing this deal. Its seed, replay and review are shown when the day is over (UTC).
web-me = My page
web-me-keep-these = Save these tables in an account: no password, works on any device
web-me-keep = Create an account
web-me-why = Only this browser knows your seats. With an account you can return to your tables from any device, under a name of your own.
web-me-nothing-asked = We don’t ask for a name, an address or a password. You can play everything without an account.
web-me-by-code = Create it with a code
web-me-back = I already have an account
web-me-code = Recovery code
web-me-sign-in = Sign in
web-me-linked = A link from another device brought you here. Use it only if you made it yourself. Otherwise whoever made it gets the seats in this browser.
web-me-sign-in-here = Sign in on this device
web-me-your-code = Your recovery code
web-me-code-once = It’s shown only once. Print it or write it down, and keep it to yourself: anybody who has it can sign in at { $host } as you. If none of your devices is signed in, it’s your only way back.
web-me-code-kept = I’ve saved it
web-me-print = Print
web-me-name-why = Nobody else can take a name that looks like yours. You can leave it empty.
web-me-piece = Symbol
web-me-piece-butterfly = Butterfly
web-me-piece-fish = Fish
web-me-piece-orchid = Orchid
web-me-piece-parrot = Parrot
web-me-piece-reptile = Reptile
web-me-colour = Colour
web-me-colour-0 = Red
web-me-colour-1 = Blue
web-me-colour-2 = Yellow
web-me-colour-3 = Violet
web-me-colour-4 = Grey
web-me-save = Save
web-me-unsaved = Not saved yet
web-me-devices = Where you’re signed in
web-me-this = this browser
web-me-end = Sign out
web-me-end-which = Sign out: { $device }
web-me-end-key = Sign out, remove passkey
web-me-end-key-which = Sign out, remove passkey: { $device }
web-me-end-others = Sign out everywhere else and remove those passkeys
web-me-rename = Rename
web-me-rename-which = Rename { $device }
web-me-device-name = Name of the device
web-me-add-device = Add a device
web-me-link-how = Open this on the other device. It works once, within ten minutes, so don’t show it to anybody else.
web-me-new-code = New recovery code
web-me-has-code = You have a recovery code. It stays valid until you replace it.
web-me-replace-code = Replace the recovery code
web-me-replace-code-why = The code you wrote down stops working as soon as you make a new one.
web-me-no-code = You have no recovery code. Make one: without a code, and with no device signed in, nobody can let you back in.
web-me-leave = Your data
web-me-delete = Delete everything
web-me-delete-why = Your name, symbol, devices and code are deleted at once, and your seats are no longer yours. In games with others your seat stays without a name, and a bot plays on. Your chat messages are deleted. This can’t be undone.
web-me-delete-sure = Yes, delete everything
web-me-warning = A message from the host: { $text }
web-me-result = place { $place } of { $seats } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-me-by-passkey = Create it with a passkey
web-me-sign-in-passkey = Sign in with a passkey
web-me-no-passkey = No passkey was used. Try again, or use a recovery code.
web-me-passkeys = Passkeys
web-me-add-passkey = Add a passkey
web-me-forget = Remove
web-me-forget-which = Remove this passkey: { $key }
web-me-export = Download my data
web-me-export-why = One file with your name, your results and the log of every game, as seen from your seat.
web-mute-whom = Mute: { $name }
web-unmute-whom = Unmute: { $name }
web-report = Report
web-report-whom = Report: { $name }
web-report-why = What happened?
web-report-what = The host reads this together with the last lines of chat at this table. The other person isn’t told.
web-report-send = Send to the host
web-report-done = Thank you. The host has been notified.
web-friends = People you’ve played with
web-friends-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
web-friends-again = Play again
web-friends-again-with = Play again: { $name }
web-friends-muted = muted
web-friends-why = People from your tables who also have an account. Anybody who deletes theirs disappears from this list.
web-invited = { $name } invites you to play { $game }
web-invited-yes = Play
web-invited-no = No, thanks
web-room-invited = { $name } hasn’t answered the invitation yet.
web-room-invited-somebody = The invitation hasn’t been answered yet.
web-room-declined = The invitation was declined.
web-warned = From your host
web-warned-read = I’ve read this
web-me-waits = { $n ->
    [one] { $n } table is waiting for you: go there (J)
   *[other] { $n } tables are waiting for you: go to the next (J)
}

# The page of a game
web-about = About the game
web-about-age = ages { $n } and up
web-about-weight-1 = very light
web-about-weight-2 = light
web-about-weight-3 = medium
web-about-weight-4 = heavy
web-about-weight-5 = very heavy
web-about-rules = complete, with examples
web-about-rulings = Rulings
web-about-daily = one attempt a day
web-about-plays = How it plays
web-about-choices = { $n ->
        [one] choice for each seat
       *[other] choices for each seat
    }
web-about-winner = { $n ->
        [one] point for the winner
       *[other] points for the winner
    }
web-about-margin = points ahead of second place
web-about-source = Averages over { $games } games between strong bots, with { $seats } players.
web-about-bots = The bots
web-about-ahead = Out of 100 games, how often each bot finishes ahead of the regular bot.

# Home, for whoever comes back
web-next-for-me = Next for you
web-next-daily = Today’s challenge in { $game } is waiting for you.
web-next-daily-go = Play it
web-next-mistake = { $game }: one of your mistakes is worth another try.
web-next-mistake-go = Try it again
web-next-level = { $game }: two wins in a row. Next opponent: { $level }.
web-next-level-go = Play now
web-next-lesson = { $game } is still new to you. Learn it by playing.
web-next-lesson-go = Start the lesson
web-milestones = Milestones ({ $n })
web-milestone-first = First win: { $game }
web-milestone-beaten = { $game }: first win against a { $level }
web-milestone-all = A win in every game
web-greet = { $name ->
        [nobody] Welcome back.
       *[other] Welcome back, { $name }.
    }
web-greet-waits = { $n ->
        [one] It’s your turn at a table.
       *[other] It’s your turn at { $n } tables.
    }
web-last-game = Your last game

# Tournaments
web-cup = Tournament
web-cup-or = Or open a tournament
web-cup-open-title = { $game }: new tournament
web-cup-open = Open the tournament
web-cup-to = Go to the tournament
web-cup-title = Name of the tournament
web-cup-kind = Who meets whom
web-cup-swiss = Swiss
web-cup-swiss-why = Round by round, neighbours in the standings play each other. Nobody meets twice if it can be avoided.
web-cup-duplicate = Swiss on the same deals
web-cup-duplicate-why = Like Swiss, but all tables of a round play the same deal, and people in the same seat are compared.
web-cup-league = League
web-cup-league-why = Everybody meets everybody.
web-cup-seats = Seats at a table
web-cup-size = Tables of { $seats }.
web-cup-size-other = If the numbers don’t work out, some tables are smaller or larger, as the game allows.
web-cup-size-same = All tables have the same number of seats. Bots take any that are left.
web-cup-rounds = Rounds
web-cup-count = Number of rounds
web-cup-start = Start
web-cup-start-why = Leave it empty to start the tournament yourself.
web-cup-when-done = when all tables have finished
web-cup-when-every = { $time } after the previous one started
web-cup-by-done = The next round starts when all tables have finished.
web-cup-by-date = A round starts { $time } after the previous one. Tables that haven’t finished play on and count when they end.
web-cup-time = Thinking time: { $clock }. If your time runs out, a bot takes your seat until you come back.
web-cup-time-rated = Thinking time: { $clock }. If your time runs out, you count as having left the table: a bot plays on, and you come last.
web-cup-rated = Rated
web-cup-rated-why = Every game counts towards everybody’s rating. You need to be signed in to enter, there are no hints or take-backs, and if you leave a table or run out of time, you are rated as coming last.
web-cup-sign-in = This is a rated tournament: to enter, you need an account here.
web-cup-absent = No-shows
web-cup-absent-bot = a bot plays for them
web-cup-absent-loss = they come last at that table
web-cup-absent-bot-why = If somebody never shows up, a bot plays for them, and its result counts.
web-cup-absent-loss-why = If somebody never makes a move, they come last at that table, without points.
web-cup-is-open = Entry is open · { $n ->
    [0] nobody has entered yet
    [one] one player has entered
   *[other] { $n } players have entered
}
web-cup-is-shut = Entry is closed · { $n ->
    [one] one player has entered
   *[other] { $n } players have entered
}
web-cup-is-round = Round { $n } of { $all }
web-cup-is-over = The tournament is over
web-cup-next = Next round: { $time }
web-cup-round = Round { $n }
web-cup-enter = Enter
web-cup-only-link = To enter, you need the organiser’s link.
web-cup-you-are = You’re taking part as { $name }.
web-cup-you-left = You won’t play in the remaining rounds.
web-cup-leave = Leave the tournament
web-cup-sure = Are you sure? { $what }
web-cup-organise = You’re the organiser
web-cup-begin = Start
web-cup-next-round = Start the next round now
web-cup-close = Close entry
web-cup-reopen = Open entry again
web-cup-end = End the tournament
web-cup-remove = Remove
web-cup-field = Taking part
web-cup-left = has left
web-cup-bot = Bot
web-cup-absent-mark = no-show
web-cup-watch = Watch
web-cup-byes = No table in this round: { $names }
web-cup-sealed = The results of this round are shown when its last table has finished.
web-cup-points = Points
web-cup-met = Opponents’ points
web-cup-direct = Head-to-head
web-cup-csv = Standings as CSV
web-cup-terms = Details
web-cup-ties = How points are counted and ties are broken
web-cup-ties-points = Points: for each table, the share of opponents you beat, plus half for those you tied with. A win is worth 1, last place 0.
web-cup-ties-deal = Points: for each deal, your share of the matchpoints against the same seat at the other tables.
web-cup-ties-met = The average points of all opponents.
web-cup-ties-direct = Head-to-head between those still tied: tables finished ahead, minus tables finished behind.
web-cup-ties-lot = A random draw that follows from the tournament’s id.
web-cup-bye-swiss = A round without a table is worth one point. Such a round goes to the lowest player in the standings who hasn’t had one yet.
web-cup-bye-league = In a league with an odd number of players, everybody has one round without a table, which is worth nothing.
web-cup-share = Send this link to everybody who should take part. Anybody who opens it can enter.
web-cup-tell = Tell me when a round starts

## Beside a real table

web-real-table = At the real table
web-real-table-why = Own the board game? Here’s what might be missing: a score pad that knows the rules, a sandglass, the set-up in pictures, and pages to print. Nothing leaves this browser except what it takes to work out the score.
web-real-own = Own the board game? Score pad, sandglass and set-up for the real table
web-about-real = score pad, tools, set-up
web-real-pad = Score
web-real-aids = Tools
web-real-write = Record
web-real-setup = Set-up
web-real-print = Print
web-real-awake = The screen stays on while this page is open.
web-pad-table = Who’s playing
web-pad-player = Player { $n }
web-pad-count = { $name }: { $n }
web-pad-less = One fewer: { $name }
web-pad-row = Courtier { $n }
web-pad-remove = Remove it
web-pad-score = Score
web-pad-tap = Tap the pieces in front of each player. The score is worked out as you go.
web-pad-safe = What you entered has been saved. It will be scored when the connection is back.
web-pad-unwritten = This browser can’t save the score pad: keep the page open until you’ve finished.
web-pad-winner = 
    { $n ->
        [one] { $names } wins.
       *[other] { $names } share the win.
    }
web-pad-new = New score pad
web-pad-title = Name of this result
web-pad-keep = Save the result
web-pad-kept = Saved in this browser.
web-pad-results = Results
web-pad-link = Link
web-pad-picture = Picture
web-pad-forget = Delete { $title }
web-pad-csv = All results as a spreadsheet (CSV)
web-pad-shared = Somebody sent you this result. Your own pad stays as it is until you change something here.
web-pad-bad-link = This link contains no result that can be read. Ask for it again.
web-write-why = Record the game as you play: tap what you see. Afterwards the coach reviews it. What you can’t see, such as other hands, stays unknown. Everything stays in this browser, and each entry is checked against the rules.
web-write-who = Who is at the table, clockwise?
web-write-i = me
web-write-me = { $name } – that’s me
web-write-begin = Start
web-write-done = Done
web-named = { $name }: { $what }
web-write-safe = What you tapped has been saved. You can go on when the connection is back.
web-write-again = Try again
web-write-kept = { $n ->
    [one] { $n } entry, saved in this browser.
   *[other] { $n } entries, saved in this browser.
}
web-write-forget = This deletes the game recorded here. If it’s over and you want to keep it, download its log first.
web-csv-date = date
web-csv-game = game
web-csv-name = result
web-csv-player = player
web-csv-points = points
web-csv-place = place
web-sand-turn = Turn the sandglass
web-sand-stop = Stop the sandglass
web-sand-out = The sand has run out. Turn it again?
web-aids-turn = Whose turn it is
web-aids-begins = Goes first
web-aids-next = Next
web-aids-lot = Draw lots to see who starts
web-aids-round = Round { $n } of { $of }
web-aids-event = Tap the event that was turned up. This counts the round, too.
web-aids-left = { $n } left
web-aids-ask = Can I do this?
web-aids-all = All rules
web-setup-back = Back
web-setup-next = Next
web-seats-at = { $n } players
web-print-paper = Paper
web-print-a4 = A4
web-print-letter = US Letter
web-print-pdf = Open the PDF
web-print-rules = The rules in brief
web-print-rules-why = One page: set-up, course of play, scoring.
web-print-scores = Score sheets
web-print-scores-why = To fill in by hand.
web-print-pieces = Replacement pieces
web-print-pieces-why = In our own design, at true size, with cut marks. Those in your box might be of another size, so print a whole set.
web-print-cards = Double-sided cards
web-print-cards-why = Each sheet is followed by its backs. Print double-sided, and flip on the long or the short edge: fronts and backs line up either way.
web-print-map = Our map
web-print-map-why = In four parts to put together, or on one large sheet. Its missions are among the pieces.
web-print-how = Print at 100%, without fitting to the page: a line of 50 mm shows whether the size is right.
web-print-none = There are no pages of this game to print here. Make them with “tepui print”.
web-print-offline = This PDF isn’t on your device yet. Open it when you’re connected.

# About Tepui

web-tepui = About Tepui
web-tepui-what = Tepui is a table for board games: open source, under the Apache License 2.0, with no advertising and no tracking. No account needed.
web-tepui-games = It is an unofficial edition, made by people who like these games. The games belong to their authors and publishers; the program, its words and its pictures are our own. If you like a game, buy it.
web-tepui-licences = Licences of fonts and libraries

# The page without a server.
web-page-loading = The table is being set up in your browser…
web-page-keeping = The table is ready. It’s still being saved, so that you can play offline…
web-page-elsewhere = Tepui is open in another tab of this browser.
web-page-here = Play here
web-page-broken = The table couldn’t be set up in this browser: { $why } Reload the page.
web-page-not-kept = This browser isn’t saving anything here, perhaps because this is a private window. Your games will be lost when you close the page.
web-page-understood = Got it

web-door = This server is private
web-door-link = You need the link to this server. Open the one the host sent you.
web-door-members = This server is for its members. The host can invite you with a code.
web-door-code = Your invitation code
web-door-enter = Enter
web-door-member = Already a member?
web-announced = From the host
web-announced-read = Hide
web-cups = Tournaments
web-cups-upcoming = Upcoming
web-cups-running = Running
web-cups-past = Past
web-just-now = just now
web-cup-needs-two = It takes two to begin: enter yourself, then send the link.
web-cup-nobody = Nobody yet
web-cups-none = No tournaments have been announced here yet.
web-cups-how = A tournament has rounds: everybody plays one game a round, the standings decide who meets whom next, and bots fill the free seats. Open your own:
web-cups-people = { $n ->
    [0] nobody has entered yet
    [one] one player has entered
   *[other] { $n } players have entered
 }
web-cups-won = Won by { $names }
web-cup-public = Visible to everybody
web-cup-public-why = Everybody here sees it in the list of tournaments and can enter without a link.

# Several people around one device.
web-who-plays = Who’s playing?
web-here = somebody on this device
web-here-name = Name for seat { $n }
web-here-why = You pass the device around. Once anybody has a secret, a curtain falls between turns.
web-pass-now = It’s { $name }’s turn.
web-pass-on = Hand the device to { $name }
web-curtain-title = { $name }, it’s your turn
web-curtain-why = Take the device. What’s behind the curtain is for your eyes only.
web-curtain-open = I’m { $name }: open the curtain

# Outside the page: the app’s manifest, and what is shown without a connection.
web-app-line = Four board games, one table.
web-app-today = Daily challenge
web-app-mine = My turn
web-offline-title = You’re offline
web-offline-line = Your tables and your seats are safe on the server. Play goes on where it stopped as soon as you’re connected.
