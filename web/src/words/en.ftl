# The browser client, in English.

web-home = Tepui, home
web-language = Language
web-sound = Sound
web-night = Night or day
web-no-server = The server does not answer. Check the connection and try again.
web-nowhere = There is nothing here.
web-go-home = To the games
web-loading = The table is being laid.
web-game-coloretto = Coloretto Amazonas
web-game-amazones = Amazones
web-game-galapagos = Galapagos
web-game-amazonas = Amazonas
web-you = you
web-your-turn = Your turn
web-is-awaited = is to act
web-points-now = points as it stands:
web-away = away, a bot plays
web-empty-seat = free seat
web-level-random = bot that plays at random
web-level-greedy = greedy bot
web-level-easy = easy bot
web-level-normal = normal bot
web-level-hard = hard bot
web-level-expert = expert bot
web-seats = { $n ->
    [one] { $n } seat
   *[other] { $n } seats
}
web-waiting-for = Waiting for { $names }
web-reconnecting = Reconnecting…
web-paused = The table is paused.
web-over = The game is over.
web-closed = This table was closed.
web-bot-plays-for-you = A bot plays for you.
web-return = Take my seat back
web-resume = Resume
web-asks-undo = { $name } would like to take the last move back.
web-asks-pause = { $name } would like a pause.
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
web-unmute = Read again
web-settings = Settings
web-theme = Theme
web-theme-auto = as the system
web-theme-light = morning mist
web-theme-dark = night in the forest
web-motion = Motion
web-motion-auto = pieces travel
web-motion-calm = calm: pieces appear
web-patterns = Patterns beside colours
web-confirm-moves = Confirm every move
web-tour = Tour of the table
web-skip = Skip
web-next = Next
web-begin = Let us play
web-pause = Ask for a pause
web-leave = Leave the table
web-leave-why = A bot plays for you until you return.
web-personal-link = Copy my personal link
web-personal-why = It takes your seat to another device. Keep it to yourself.
web-log = Download the log
web-show-result = Show the result
web-waiting-room = The table is laid
web-your-name = Your name
web-sit-down = Sit down
web-share-link = Send this link to your friends. Whoever opens it can sit down.
web-link = Link to this table
web-copy = Copy
web-copied = Copied
web-qr = QR code of the link
web-about-to-begin = Everybody is here. Play begins.
web-fair = The shuffle is settled already: its fingerprint begins { $hash }. The seed is shown at the end.
web-won = { $n ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
web-total = Total
web-place = Place
web-seed = Seed of the shuffle: { $seed }
web-rematch = Play again
web-to-rematch = To the next game
web-replay = Watch again
web-play-now = Play now
web-invite = Invite
web-hero = Four river games, one table.
web-hero-why = Share a link and play with friends, or start at once against bots. No account.
web-tagline-coloretto = Collect animals. Mind the twins.
web-tagline-amazones = Joust for the finest gentlemen.
web-tagline-galapagos = Plan your dice before the sand runs out.
web-tagline-amazonas = Huts, rivers, and a secret mission.
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
web-no-open-tables = No open table at the moment. Open one: whoever comes by can sit down.
web-free-seats = { $n ->
    [one] { $n } free seat
   *[other] { $n } free seats
}
web-my-tables = My tables
web-no-tables = You do not sit at any table yet.
web-with = with { $names }
web-is-playing = in play
web-is-paused = paused
web-is-open = not begun yet
web-is-over = over, watch again
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
