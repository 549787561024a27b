# The browser client, in English.

web-home = Tepui, home
web-skip-to = Skip to the table
web-language = Language
web-sound = Sound
web-haptics = Feel pieces (vibration)
web-night = Night or day
web-no-server = The server is not answering. Check the connection and try again.
web-nowhere = There is nothing here.
web-needs-server = This is for people who play together over a server. Here everything stays on your device.
web-go-home = To the games
web-loading = The table is being laid.
web-you = you
web-ends = The game ends after: { $what }
web-ends-or = or
web-your-turn = Your turn
web-may-change = You may still change your mind.
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
web-strength-regular = Has played a few evenings.
web-strength-skilled = Plays well, at a glance.
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
web-offline = offline
web-offline-go = Play on without a connection
web-offline-on = No connection: the game goes on on this device, and is handed in later.
web-offline-failed = This game cannot go on without a connection.
web-offline-stays = The game goes on on this device.
web-offline-kept = What you played without a connection is kept on this device.
web-offline-return = To the server’s table
web-offline-here = Play on here
web-offline-forget = Forget it
web-paused = The table is paused.
web-over = The game is over.
web-closed = This table was closed.
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
web-thinking = Thinking…
web-undo = Take back
web-table = Table
web-notebook = Notebook
web-tab-notes = Notes
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
web-rivals = Rivals’ moves
web-rivals-calm = at a calm pace
web-rivals-brisk = at a brisk pace
web-rivals-swift = swift bots: hardly a pause
web-rivals-once = all at once
web-again = Show again what happened since my last turn
web-recap = While you waited
web-recap-news = { $n ->
    [one] While you waited: one move to read
   *[other] While you waited: { $n } moves to read
}
web-recap-before = { $n ->
    [one] One earlier move is in the notebook.
   *[other] { $n } earlier moves are in the notebook.
}
web-patterns = Patterns as well as colours
web-confirm-moves = Confirm every move
web-warn = Warn me before a mistake
web-warn-why = Only against bots: you are asked before a move that would cost you ten points in a hundred or more.
web-sure = Sure?
web-sure-what = { $move } That would cost { $points } points in a hundred: a { $chance }% chance instead of { $best }%.
web-sure-no = Think again
web-sure-yes = Play it anyway
web-lesson-warn = You will be warned before a mistake. You can switch that off in the table’s menu.
web-as-text = Table as text
web-as-text-why = Plain lines, with every choice in words. Good for screen readers.
web-choices = Your choices
web-keys = Letters and digits as shortcuts
web-keys-why = Buttons show their letter. Also: H hint, L notebook, V what happened since your last turn, M what you can reach (Amazonas), O what surrounds the focused tile or village, ? rules, Esc put it down, or skip what is being shown.
web-tour = Tour of the table
web-skip = Skip
web-next = Next
web-begin = Let’s play
web-learn = Learn by playing
web-chapters = Chapters
web-beginning = The beginning
web-lesson-not-here = Not in a lesson.
web-lesson-read = Read on first: then it is your move.
web-lesson-move = Your move
web-lesson-show = Show me
web-lesson-skip = Skip, and play
web-newcomer = New to this game? Learn it in { $n } minutes, by playing.
web-just-play = Just play
web-lesson-play = Play against an easy bot
web-score-sheet = The points, line by line
web-puzzles = Puzzles
web-puzzle = Puzzle { $n } of { $of }
web-puzzle-day = Puzzle of the day
web-puzzle-solved = solved
web-puzzle-streak = { $n } in a row
web-puzzle-difficulty = Difficulty
web-puzzle-level = Your level
web-puzzle-of-five = { $n } of 5
web-puzzle-what = What would you play? One move is much better than the rest.
web-puzzle-right = Right!
web-puzzle-wrong = That costs { $points } chances in a hundred.
web-puzzle-theme = Theme: { $theme }
web-puzzle-line = How it could go on
web-puzzle-chances = Chances of victory
web-puzzle-over = You have answered: go on to the next one.
web-pause = Ask for a pause
web-leave = Leave the table
web-leave-rated = This game is rated: whoever leaves it loses it.
web-leave-why = A bot plays for you until you return. Unless the game counts for something, whoever has the table’s link may take your seat meanwhile.
web-leave-why-here = A bot plays for you until you return.
web-personal-link = Copy my personal link
web-personal-why = It takes your seat to another device. Keep it to yourself.
web-turn = Tell me when it is my turn
web-turn-push = On this device
web-turn-mail = By mail
web-turn-address = Your e-mail address
web-turn-code = The code that was mailed to you
web-turn-code-sent = A code was mailed there. Enter it, and press “By mail” again.
web-turn-stop = Stop notifying me
web-turn-told = You will be notified when it is your turn.
web-turn-stopped = You will no longer be notified.
web-turn-no-push = This browser does not allow notifications. Allow them in its settings.
web-turn-no-way = This server cannot notify anybody: it has neither mail nor push.
web-turn-come = It is your turn.
web-turn-hook = By a webhook
web-turn-hook-form = For
web-turn-hook-discord = Discord
web-turn-hook-matrix = Matrix (hookshot)
web-turn-hook-json = something else (JSON)
web-turn-hook-address = The webhook’s address (https)
web-turn-hook-set = Tell me there
web-turn-replaces = A new address replaces the previous one.
web-tell = Notifications
web-tell-why = When it is your turn in a correspondence game, when a tournament round begins, or when somebody invites you: once, and not while you have it open.
web-tell-add = Choose how
web-tell-told = From now on you will be notified.
web-tell-push = On another device
web-tell-push-here = On this device
web-tell-mail = By mail: { $address }
web-tell-hook = By a webhook: { $address }
web-tell-remove = Remove
web-tell-remove-which = Remove: { $way }
web-tell-test = Test
web-tell-test-which = Test: { $way }
web-tell-tested = A test message is on its way.
web-tell-round = Your round has begun.
web-tell-invited = { $name } invites you to a game.
web-log = Download the log
web-show-result = Show the result
web-waiting-room = The table is laid
web-your-name = Your name
web-sit-down = Sit down
web-share-link = Send this link to your friends. Whoever opens it can sit down.
web-share-local = This server can only be reached from this computer: elsewhere the link leads nowhere. To let phones and computers at home in, start it like this:
web-share-lan = The link works on your local network: on every phone and computer there.
web-link = Link to this table
web-copy = Copy
web-copied = Copied
web-qr = QR code of the link
web-about-to-begin = Everybody is here. Let’s begin.
web-fair = The shuffle is settled already: its fingerprint begins { $hash }. The seed is shown at the end.
web-room-pace = Pace: { $pace }
web-room-here = Sit here
web-room-here-seat = Sit here: seat { $n }
web-room-a-bot = A bot…
web-room-fill = A bot for seat { $n }
web-room-free = Free it
web-room-free-seat = Free seat { $n }
web-room-settle = Change the options
web-room-settle-all = Use these options
web-room-cancel = Cancel the table
web-room-cancel-sure = Really cancel it?
web-room-stand-up = Stand up
web-room-person = { $name } sits down.
web-room-bot = { $name }, a bot, sits down.
web-room-empty = A seat has become free.
web-room-settled = { $seat } has changed the terms of the game.
web-look-on = You are watching
web-look-on-full = All seats are taken: you are watching. When one becomes free, you can sit down here.
web-room-changed = Changed: { $what }
web-room-with = { $what }: yes
web-room-without = { $what }: no
web-take = Take the seat of { $name }
web-take-why = { $name } has left, and a bot is playing on: you can take the seat, with everything that belongs to it.
web-closed-cancelled = The table was cancelled before play.
web-asked-undo = You have asked to take back your last move. { $names } must agree.
web-asked-pause = You have asked for a pause. { $names } must agree.
web-withdraw = Withdraw my request
web-answered-declined = { $seat } declines.
web-answered-withdrawn = { $seat } has withdrawn the request.
web-answered-lapsed = Play went on before { $seat }’s request was answered.
web-seek = Find me a game
web-seek-any = any number of seats
web-seek-bots = bots fill in after a minute
web-seek-which = Choose at least one game.
web-seek-on = { $n ->
    [one] Looking for { $games }. So far you are the only one.
   *[other] Looking for { $games }. { $n } people are looking for a game now.
}
web-seek-meanwhile = Meanwhile play a bot, or do anything else here: you will be called. Closing the page ends the search.
web-seek-stop = Stop looking
web-seek-seeking = Looking…
web-seek-found = Your game is ready
web-won = { $n ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
web-total = Total
web-place = Place
web-sheet-hidden = Secret, and not included.
web-score-now = If it ended now
web-show-sheet = Points of { $name }: show the score sheet
web-tie = Tied on points. Tie-breaks, in order:
web-tie-shared = Tied on points, and no tie-break decides: the place is shared.
web-counting-skip = Press any key or click to go on
web-result-won = { $by ->
    [one] Victory by one point: { $mine } to { $theirs }
   *[other] Victory! { $mine } to { $theirs }
}
web-result-won-tie = Victory on the tie-break: { $mine } all
web-result-won-plain = Victory!
web-result-shared = Shared victory: { $mine } all
web-result-lost = { $by ->
    [one] Defeat by one point: { $mine } to { $theirs }
   *[other] Defeat: { $mine } to { $theirs }
}
web-result-lost-tie = Defeat on the tie-break: { $mine } all
web-result-lost-plain = Defeat
web-ordinal = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
web-tie-by = Tied on points. The tie-break: { $what }, { $mine } to { $theirs }.
web-decided = What made the difference
web-against = against { $points } for { $name }
web-best-score = Your best score
web-rating-change = Rating { $change }
web-turning = The turning point
web-turned = { $name }, { $grade }: chances of victory { $chance }% instead of { $best }%.
web-turned-theirs = No choice of yours cost much. The game turned on one of { $name }’s:
web-turned-mine = You won all the same; the others’ choices cost them little:
web-play-on = Play on from here
web-other-game = Another game
web-share-picture = Share as a picture
web-share-failed = This browser could not draw the picture.
web-fair-checked = Fair deal, verified
web-my-games = My games
web-seed = Seed of the shuffle: { $seed }
web-checked = Your browser has verified this deal.
web-checked-late = Your browser joined after the end: the seed matches the commitment, but your browser cannot know when that was made.
web-checked-device = This deal was made on the device on which it was played.
web-check-bad = Warning: this deal is not the one that was promised.
web-check-seed = The seed { $seed } has the fingerprint { $commitment }, as promised before the first move.
web-check-seed-bad = The seed { $seed } has the fingerprint { $hash }; { $commitment } was promised.
web-check-number = { $name } added the number { $number }, as promised by { $promise }.
web-check-number-bad = { $name }’s number, “{ $number }”, is missing or is not the one that was promised: { $promise }.
web-check-with-numbers = Everybody’s number went into the shuffle: nobody, not even the host, could choose this deal.
web-check-alone = Nobody added a number: the host could not change the deal once the table was open, but could have tried several before.
web-check-device = No server has dealt: whoever plays alone on their own device trusts it. Every draw follows from the seed.
web-check-verify = “tepui verify” checks, on your own computer and by the rules, that every move and every card follows from this:
web-check-log = the log of this game
web-rematch = Play again
web-to-rematch = To the next game
web-same-deal = The same deal again
web-same-deal-why = You know this deal: you get the same seat, bots take the others, and nothing counts.
web-seen = deal seen before
web-was-seen = This deal had been played before: whoever sat here knew what was coming.
web-replay = Watch again
web-play-now = Play now
web-invite = Invite
web-hero =
    River games,
    one table.
web-hero-why = Share a link and play with friends, or start at once against bots. No account.
web-hero-why-here = Play against bots, or with others around your device, without a network too. No account.
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
web-no-open-tables = No open tables right now. Open one: whoever comes by can sit down.
web-free-seats = { $n ->
    [one] { $n } free seat
   *[other] { $n } free seats
}
web-my-tables = My tables
web-ratings = Ratings
web-rating = Rating
web-ratings-why = Everybody starts at 1500. The number after ± says how far off the rating may be; the bots stay where they are.
web-rated-games = { $n ->
    [one] one game
   *[other] { $n } games
}
web-rating-errors = Coach: { $rate } points of chance lost per 100 choices, in { $n ->
    [one] one reviewed game
   *[other] { $n } reviewed games
}
web-no-tables = You are not at any table yet.
web-with = with { $names }
web-is-playing = in play
web-is-paused = paused
web-is-open = not started yet
web-is-over = finished
web-have-link = Have a link?
web-paste-link = Paste it here
web-join = Join
web-bad-link = This is not a link to a table.
web-guest = Guest
web-bots = bots
web-bots-change = Change the strength of the bots
web-pace-live = now
web-pace-slow = no hurry
web-pace-move = { $time } a move
web-pace-bank = { $time } each
web-pace-bonus = { $time } each, { $bonus } more with every move
web-open-title = A table for { $game }
web-who-sits = Who sits here
web-how-many = Seats
web-seat = Seat { $n }
web-friend = a friend, by link
web-options = How it is played
web-time = Time
web-pace = Pace
web-live = now, all together
web-slow = by correspondence, in days
web-clock = Time to think
web-no-limit = no limit
web-clock-why = When time runs out, a bot makes that move.
web-absence = A bot for people who are away
web-absence-after = after { $time }
web-absence-never = never
web-more = More choices
web-wish-public = Public
web-wish-public-why = The table is shown on the home page; whoever comes by can sit down.
web-wish-spectators = Spectators
web-wish-spectators-why = Anyone with the link can watch. Secrets stay secret.
web-wish-hints = Hints
web-wish-hints-why = Everyone may ask what a strong bot would do.
web-wish-chat = Chat
web-wish-chat-why = People can write to each other.
web-wish-numbers = Everybody shuffles
web-wish-numbers-why = Each browser adds a random number, so that nobody, not even the server, decides the shuffle alone.
web-wish-rated = Rated
web-wish-rated-why = The result counts towards everybody’s rating: you must be signed in, there are no hints or take-backs, and whoever leaves comes last.
web-open-table = Open the table
web-compare = The same deal
web-compare-none = for this table alone
web-compare-tables = for several tables
web-compare-seats = for us, from every seat
web-compare-tables-why = Several tables with the same seats play the same deals; people in the same seat are compared. You sit at the first table, and a link takes your friends to theirs.
web-compare-seats-why = You play each deal { $n } times, and everybody moves one seat on each time. Who makes the most of every seat?
web-open-match = Open the match
web-to-match = To the match
web-match = Match on the same deals
web-match-tables = Tables
web-match-deals = Deals
web-match-table = Table { $n }
web-match-round = Round { $n }
web-match-deal = Deal { $n }
web-match-size = { $tables } tables, { $deals ->
    [one] one deal
   *[other] { $deals } deals
}
web-match-rounds = { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, { $rounds } rounds
web-match-next = Next round
web-match-to-table = To my table
web-match-without = Continue without those who are missing
web-match-without-why = Tables where nobody sat down, or played on, are closed and do not count.
web-match-standings = Standings
web-match-who = Who
web-match-matchpoints = Matchpoints
web-match-against = Margin
web-match-hidden = You will see the results once you have played this deal; everybody will once it has been played at every table.
web-match-playing = Others are still playing this deal. Replays and the seed are shown once it has been played everywhere.
web-match-parted = Where the tables diverged
web-match-same = All tables played the same game.
web-match-fair = What is compared, and how to check it
web-match-means = Each seat is compared with the same seat at the other tables: points above or below their average, plus two matchpoints for each table beaten and one for each tied. All deals were promised by these fingerprints when the match was opened; once a deal has been played everywhere, anybody can download the logs of its tables and check them with tepui verify.
web-match-sealed = Others are still playing this deal: seed, replay and review are shown once it has been played at every table of the match.
web-match-is-open = not started yet
web-match-is-playing = in play
web-match-is-paused = paused
web-match-is-over = played
web-match-is-closed = closed
web-no-game = There is no such game here.
web-score-graph = Everybody’s points over time
web-time-line = Timeline
web-step = Step
web-step-of = step { $n } of { $all }
web-first = To the first step
web-back = One step back
web-run = Play on
web-stop = Stop
web-on = One step forward
web-turn-back = One turn back (Shift and the arrow)
web-turn-on = One turn forward (Shift and the arrow)
web-last = To the last step
web-speed = Speed
web-seen-by = Seen by
web-all = All
web-share-step = Share this step
web-try = Try it from here
web-try-how = A table against bots, starting from what this player knew; everything unknown is dealt anew.
web-drop-log = Drop the log of a game onto this page, or choose one. You find a finished game’s log in the menu of its table.
web-choose-log = Choose a log
web-rules-search = Search the rules
web-example = See an example
web-example-again = Again
web-rules-hits = { $n ->
    [0] Nothing found.
    [one] { $n } place
   *[other] { $n } places
}
web-rules-ours = Our ruling: here the rulebook is silent, or can be read differently.
web-contents = Contents
web-figures = Figures
web-to-table = Open a table
web-tab-coach = Coach
web-my-games-here = The games played in this browser.
web-my-games-none = No finished games yet. Your next one will appear here.
web-my-games-none-such = No games like that.
web-more-games = More games
web-game = Game
web-result = Result
web-result-are-won = Victories
web-result-are-lost = Defeats
web-rival = With
web-statistics = Statistics
web-stat-won = { $n ->
    [one] { $n } game
   *[other] { $n } games
}, { $won ->
    [one] { $won } victory
   *[other] { $won } victories
} ({ $share })
web-stat-seats = with { $n } players: { $share } of { $games }
web-stat-points = { $average } points on average, { $best } at best
web-stat-errors = { $rate } points lost per ten choices ({ $n ->
    [one] one game reviewed
   *[other] { $n } games reviewed
})
web-stat-rivals = Most often with
web-stat-ahead = ahead in { $ahead } of { $n }
web-place-of = { $place } of { $n }
web-worst = costliest choice: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-worst-none = no costly choice
web-mistakes = { $n ->
    [one] Try my mistake again
   *[other] Try my { $n } mistakes again
}
web-mistakes-title = Learn from your mistakes
web-mistakes-left = { $n } left
web-mistakes-done = Nothing to practise right now. What you solved comes back in a few days; reviews of your games add more.
web-ranking = Leaderboard
web-ranking-why = Everybody with a name and five rated games is listed. The bots never move: they are the scale.
web-games-count = Games
web-player-unrated = Not on the leaderboard yet: that takes a name and five rated games.
web-player-together = Our games
web-coach-review = The coach’s review
web-coach-mine = My choices, reviewed
web-coach-closed = Your choices, judged by what you saw: others are still playing this deal. Once the day is over (UTC), the coach shows everything.
web-coach-working = The coach is looking at the game
web-coach-show = Show it on the table
web-coach-whose = Whose choices
web-coach-now = Chances at the step shown
web-coach-ring = costly choice
web-coach-lost-open = { $name }, { $grade }: { $before }% before, { $after }% after, all cards open
web-coach-open-cards = With all cards open
web-coach-framed = The best move is framed in green on the table.
web-coach-all = All { $n } choices that cost something
web-coach-few = Only the three costliest
web-coach-counted = How this is counted
web-daily = The deal of the day
web-daily-line = One deal, one attempt, the same for everybody.
web-daily-left = { $n ->
    [0] All played for today.
    [one] One left for today.
   *[other] { $n } left for today.
}
web-daily-is-new = to play
web-daily-is-begun = begun
web-daily-is-done = played
web-daily-why = One attempt, against the same bots as everybody, at your own pace; no hints, no take-backs. Then you see how you did against par: what our strongest bot makes of this deal in your seat.
web-daily-over = This day is over. You can still practise its deal; it does not count.
web-daily-begin = Play
web-daily-go-on = Go on
web-daily-practise = Practise
web-daily-to-par = to par
web-daily-points = { $points } points; par is { $par }, give or take { $spread }: our champion bot played your seat { $games } times.
web-daily-first-par = { $points } points; a first par is { $par }, give or take { $spread }: a quick bot played your seat { $games } times. Our champion bot is still playing; its par will replace this one.
web-daily-no-par = { $points } points. Par is still being computed; come back later.
web-daily-bots = better than { $n } of 100 of its games
web-daily-people = Better than { $n } of 100 people so far.
web-daily-share = { $against } to par
web-daily-share-first = { $against } to a first par
web-daily-played = played, place { $place }
web-daily-share-it = Share without spoilers
web-daily-streak = { $n } days in a row
web-daily-board = The leaderboard
web-daily-count = { $begun ->
    [0] Nobody has started it yet.
   *[other] Started by { $begun }, finished by { $finished }.
}
web-daily-hidden = You will see the results once you have finished.
web-daily-again = second attempt?
web-daily-again-why = An attempt had already been started from this address, or by the same person.
web-daily-late = finished late
web-daily-late-why = The game ended after the day was over and the deal was known.
web-daily-days = Past days
web-daily-fair = What the leaderboard means, and how to check it
web-daily-fair-here = How to check the deal
web-daily-means = A comparison among people who play fair: each browser has one attempt, and whoever is signed in has one for all their devices; but nothing stops anybody from using two browsers. Days are UTC days. The deal was promised the day before by its fingerprint, and its seed is shown when the day is over; then anybody can download the log of an attempt and check it with tepui verify.
web-daily-commitment = Fingerprint:
web-daily-tomorrow = Tomorrow’s, promised now:
web-daily-sealed = Others are still playing this deal: its seed, replay and review are shown when the day is over (UTC).
web-me = My page
web-me-keep-these = Keep these tables: on every device, without a password
web-me-keep = Keep this
web-me-why = Your seats are a secret of this browser alone. Keep them, and you can return to your tables from any device, under a name of your own.
web-me-nothing-asked = You are not asked for a name, an address or a password. You can play everything without this.
web-me-by-code = Keep with a recovery code
web-me-back = I have been here before
web-me-code = Recovery code
web-me-sign-in = Sign in
web-me-linked = A link from another device brought you here. Use it only if you made it yourself: the seats in this browser will belong to that person.
web-me-sign-in-here = Sign in on this device
web-me-your-code = Your recovery code
web-me-code-once = It is shown only once. Print it or write it down: whoever has it can sign in at { $host } as you, and if none of your devices is signed in, it is your only way back.
web-me-code-kept = I have kept it
web-me-print = Print
web-me-name-why = Nobody else can take a name that looks like yours. You may leave it empty.
web-me-piece = Sign
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
web-me-devices = Where I am signed in
web-me-this = this browser
web-me-end = Sign out
web-me-end-which = Sign out: { $device }
web-me-end-key = Sign out, forget its key
web-me-end-key-which = Sign out, forget its key: { $device }
web-me-end-others = Sign out everywhere else and forget those keys
web-me-rename = Rename
web-me-rename-which = Rename { $device }
web-me-device-name = Name of the device
web-me-add-device = Add a device
web-me-link-how = Open this on the other device. It signs in once, within ten minutes: do not show it to anybody else.
web-me-new-code = New recovery code
web-me-has-code = You have a recovery code. It stays valid until you replace it.
web-me-replace-code = Replace the recovery code
web-me-replace-code-why = The code you wrote down stops working as soon as you make a new one.
web-me-no-code = You have no recovery code. Make one: without it, and without a signed-in device, nobody can let you back in.
web-me-leave = Leave
web-me-delete = Delete everything
web-me-delete-why = Your name, sign, devices and code are deleted at once, and your seats are no longer yours. In games with others you remain without a name and a bot plays on; your chat messages are deleted. This cannot be undone.
web-me-delete-sure = Delete all of it
web-me-warning = A message from the host: { $text }
web-me-result = place { $place } of { $seats }, { $points } points
web-me-by-passkey = Keep with a passkey
web-me-sign-in-passkey = Sign in with a passkey
web-me-no-passkey = No passkey was used. Try again, or use a recovery code.
web-me-passkeys = Passkeys
web-me-add-passkey = Add a passkey
web-me-forget = Forget
web-me-forget-which = Forget this passkey: { $key }
web-me-export = Take everything along
web-me-export-why = One file with your name, your results and the log of every game, as seen from your seat.
web-mute-whom = Mute: { $name }
web-unmute-whom = Unmute: { $name }
web-report = Report
web-report-whom = Report: { $name }
web-report-why = What happened?
web-report-what = The host reads this together with the last lines of chat at this table. The other person is not told.
web-report-send = Send to the host
web-report-done = The host has been notified. Thank you.
web-friends = People I have played with
web-friends-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
web-friends-again = Play again
web-friends-again-with = Play again: { $name }
web-friends-muted = muted
web-friends-why = People from your tables who also have an account. Whoever deletes everything disappears from this list, too.
web-invited = { $name } invites you: { $game }
web-invited-yes = Play
web-invited-no = No, thanks
web-room-invited = { $name } has not answered the invitation yet.
web-room-invited-somebody = The invitation has not been answered yet.
web-room-declined = The invitation was declined.
web-warned = From your host
web-warned-read = I have read this
web-me-waits = { $n ->
    [one] { $n } table waits for you: go there (key J)
   *[other] { $n } tables wait for you: go to the next (key J)
}

# The page of a game
web-about = About the game
web-about-age = from age { $n }
web-about-weight-1 = very light
web-about-weight-2 = light
web-about-weight-3 = medium
web-about-weight-4 = demanding
web-about-weight-5 = takes an evening to learn
web-about-rules = complete, with examples
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
web-about-first = of 100 victories go to the first seat
web-about-source = Averages over { $games } games of strong bots, with { $seats } players.
web-about-bots = The bots
web-about-ahead = In how many of 100 games each finishes ahead of the normal bot.

# Home, for whoever comes back
web-greet = { $name ->
        [nobody] Welcome back.
       *[other] Welcome back, { $name }.
    }
web-greet-waits = { $n ->
        [one] It is your turn at a table.
       *[other] It is your turn at { $n } tables.
    }
web-last-game = Your last game

# Tournaments
web-cup = Tournament
web-cup-or = Or open a tournament
web-cup-open-title = A tournament of { $game }
web-cup-open = Open the tournament
web-cup-to = To the tournament
web-cup-title = Name of the tournament
web-cup-kind = Who meets whom
web-cup-swiss = Swiss
web-cup-swiss-why = Round by round, neighbours in the standings play each other; nobody meets twice if it can be avoided.
web-cup-duplicate = Swiss on the same deals
web-cup-duplicate-why = Like Swiss, but all tables of a round play the same deal, and people in the same seat are compared.
web-cup-league = League
web-cup-league-why = Everybody meets everybody.
web-cup-seats = Seats at a table
web-cup-size = Tables of { $seats }.
web-cup-size-other = If the number does not divide evenly, some tables are smaller or larger, as the game allows.
web-cup-size-same = All tables have the same number of seats; bots take those that are left.
web-cup-rounds = Rounds
web-cup-count = How many
web-cup-start = Start
web-cup-start-why = Leave it empty, and the tournament begins when you say so.
web-cup-when-done = when all tables have finished
web-cup-when-every = { $time } after the previous one began
web-cup-by-done = The next round begins when all tables have finished.
web-cup-by-date = A round begins { $time } after the previous one; tables that have not finished play on, and count when they end.
web-cup-time = Time to think: { $clock }. Whoever runs out leaves the seat to a bot, until they return.
web-cup-time-rated = Time to think: { $clock }. Whoever runs out has left the table: a bot plays on, and they come last.
web-cup-rated = Rated
web-cup-rated-why = Every game counts towards everybody’s rating: you must be signed in to enter, there are no hints or take-backs, and whoever leaves a table, or runs out of time, is rated as coming last.
web-cup-sign-in = This tournament is rated: to enter, you need an account here.
web-cup-absent = No-shows
web-cup-absent-bot = a bot plays for them
web-cup-absent-loss = they come last at that table
web-cup-absent-bot-why = If somebody never shows up, a bot plays for them, and its result counts.
web-cup-absent-loss-why = Whoever never makes a move of their own comes last at that table, without points.
web-cup-is-open = Entry is open · { $n ->
    [0] nobody has entered yet
    [one] one has entered
   *[other] { $n } have entered
}
web-cup-is-shut = Entry is closed · { $n ->
    [one] one has entered
   *[other] { $n } have entered
}
web-cup-is-round = Round { $n } of { $all }
web-cup-is-over = The tournament is over
web-cup-next = The next round begins: { $time }
web-cup-round = Round { $n }
web-cup-enter = Enter
web-cup-only-link = To enter, you need the organiser’s link.
web-cup-you-are = You are taking part as { $name }.
web-cup-you-left = You will not play in the remaining rounds.
web-cup-leave = Leave the tournament
web-cup-sure = Really? { $what }
web-cup-organise = You are the organiser
web-cup-begin = Begin
web-cup-next-round = Begin the next round now
web-cup-close = Close entry
web-cup-reopen = Open entry again
web-cup-end = End the tournament
web-cup-remove = Remove
web-cup-field = Who takes part
web-cup-left = left
web-cup-bot = Bot
web-cup-absent-mark = no-show
web-cup-watch = Watch
web-cup-byes = Without a table in this round: { $names }
web-cup-sealed = The results of this round are shown when its last table has finished.
web-cup-points = Points
web-cup-met = Opponents
web-cup-direct = Direct
web-cup-csv = Standings as CSV
web-cup-terms = What was announced
web-cup-ties = How points are counted, and ties broken
web-cup-ties-points = Points: for each table, the share of the others you beat, and half for those you tied with. A victory is worth 1, the last place 0.
web-cup-ties-deal = Points: for each deal, the share of matchpoints against the same seat at the other tables.
web-cup-ties-met = The average points of all opponents.
web-cup-ties-direct = Direct encounters of those still tied: tables finished ahead, minus tables behind.
web-cup-ties-lot = A draw that follows from the tournament’s id.
web-cup-bye-swiss = A round without a table is worth one point; it goes to the lowest in the standings who has not had one.
web-cup-bye-league = In a league with an odd number, everybody has one round without a table, which is worth nothing.
web-cup-share = Send this link to everyone who should take part. Whoever opens it can enter.
web-cup-tell = Tell me when a round begins

## Beside a real table

web-real-table = At the real table
web-real-table-why = Do you own the box? Here is what may be missing: a score pad that knows the rules, a sandglass, the set-up in pictures, and pages to print. Nothing leaves this browser except what has to be counted.
web-real-own = Do you own the box? Score pad, sandglass and set-up for the real table
web-about-real = score pad, aids, set-up
web-real-pad = Score
web-real-aids = Aids
web-real-write = Write down
web-real-setup = Set-up
web-real-print = Print
web-real-awake = The screen stays on while this page is open.
web-pad-table = Who plays
web-pad-player = Player { $n }
web-pad-count = { $name }: { $n }
web-pad-less = One fewer: { $name }
web-pad-row = Courtier { $n }
web-pad-remove = Take it away
web-pad-score = Score
web-pad-tap = Tap the pieces in front of each player; everything is counted as you go.
web-pad-safe = What you entered is kept; it will be counted when the connection is back.
web-pad-unwritten = This browser cannot save the score pad: keep the page open until you have finished.
web-pad-winner = 
    { $n ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
web-pad-new = Start afresh
web-pad-title = Name of this result
web-pad-keep = Keep the result
web-pad-kept = Kept in this browser.
web-pad-results = Results
web-pad-link = Link
web-pad-picture = Picture
web-pad-forget = Delete { $title }
web-pad-csv = All results as a spreadsheet (CSV)
web-pad-shared = A result that somebody sent you. Your own pad stays as it is until you change something here.
web-pad-bad-link = This link does not contain a readable result. Ask for it again.
web-write-why = Write the game down while you play, by tapping what you see; afterwards the coach reviews it. What you cannot see, such as other hands, stays unknown. Everything stays in this browser, and the game checks each entry.
web-write-who = Who sits at the table, clockwise?
web-write-i = me
web-write-me = { $name } – that’s me
web-write-begin = Begin
web-write-done = That’s all
web-write-refused = { $name }: { $why }
web-write-safe = What you tapped is kept; it continues when the connection is back.
web-write-again = Try again
web-write-kept = { $n ->
    [one] { $n } entry, kept in this browser.
   *[other] { $n } entries, kept in this browser.
}
web-write-forget = This deletes the game recorded here. If it is over and you want to keep it, download its log first.
web-csv-date = date
web-csv-game = game
web-csv-name = result
web-csv-player = player
web-csv-points = points
web-csv-place = place
web-sand-turn = Turn the sandglass
web-sand-stop = Stop the sand
web-sand-out = The sand has run out. Turn it again?
web-aids-turn = Whose turn it is
web-aids-begins = The draw chose
web-aids-next = Next
web-aids-lot = Who begins? Draw lots
web-aids-round = Round { $n } of { $of }
web-aids-event = Tap the event that was turned up; the round is counted with it.
web-aids-left = { $n } left
web-aids-ask = May I do this?
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
web-print-pieces-why = In our own design, at true size, with cutting marks. Those in your box may have another size: print a whole set.
web-print-cards = Double-sided cards
web-print-cards-why = Each sheet is followed by its backs. Print on both sides: whichever edge the paper is turned over, fronts and backs line up.
web-print-map = Our map
web-print-map-why = In four parts to put together, or on one large sheet. Its missions are among the pieces.
web-print-how = Print at 100%, without fitting to the page: a line of 50 mm shows whether the size is right.
web-print-none = There are no pages of this game to print here. The command “tepui print” makes them.
web-print-offline = This PDF is not on your device yet. Open it when you are connected.

# About Tepui

web-tepui = About Tepui
web-tepui-what = Tepui is a table for four games of the Amazon: open source, under the Apache License 2.0, without accounts, advertising or tracking.
web-tepui-games = It is an unofficial edition, made by people who like these games. The games belong to their authors and publishers; all words and pictures here are our own. If you like a game, buy it.
web-tepui-licences = Licences of fonts and libraries

# The page without a server.
web-page-loading = The table is being set up in your browser…
web-page-elsewhere = Tepui is open in another tab of this browser. Play there, or close that tab and go on here.
web-page-broken = The table could not be set up in this browser: { $why } Load the page again.
web-page-not-kept = This browser keeps nothing here, as in a private window. Your games end when you close the page.
web-page-understood = Got it

web-door = This server is private
web-door-link = This server is for people who have its link. Open the link that the host sent you.
web-door-members = This server is for its members. The host invites you with a code.
web-door-code = Your invitation code
web-door-enter = Enter
web-door-member = Already a member?
web-announced = From the host
web-announced-read = Hide
web-cups = Tournaments
web-cups-upcoming = Upcoming
web-cups-running = Running
web-cups-past = Past
web-cups-none = No tournaments have been announced here yet.
web-cups-how = These are the public tournaments. Open your own:
web-cups-people = { $n ->
    [0] nobody has entered yet
    [one] one has entered
   *[other] { $n } have entered
 }
web-cups-won = Won by { $names }
web-cup-public = Visible to everybody
web-cup-public-why = Everybody here finds it in the list of tournaments and can enter without a link.

# Several people around one device.
web-who-plays = Who plays?
web-here = somebody at this device
web-here-name = Name at seat { $n }
web-here-why = You pass the device around. As soon as somebody has a secret, a curtain falls between turns.
web-pass-now = It is { $name }’s turn.
web-pass-on = Hand the device to { $name }
web-curtain-title = { $name }, it is your turn
web-curtain-why = Take the device. What lies behind the curtain is for your eyes only.
web-curtain-open = I am { $name }: open the curtain
