# The command, in English.

cli-help = A table for board games.
cli-help-games = List the games, with seats and options.
cli-help-play = Play a game in the terminal against bots.
cli-help-learn = Learn a game by playing: a lesson of a few minutes.
cli-help-puzzle = What would you play? A puzzle from games between bots.
cli-option-number = Which puzzle; without it, any of them.
cli-help-lab = Tools for game designers.
cli-help-lab-puzzles = Look for puzzles in games between bots, and keep the good ones.
cli-option-minutes = How many minutes to look for puzzles.
cli-option-file = Where to save the puzzles; by default in the game’s own file.
cli-option-add = Add the puzzles that another run wrote to this file; can be repeated.
cli-help-simulate = Play many games, at random unless bots are named, and report the results.
cli-help-arena = Let bots play against each other and measure them.
cli-help-hint = Show what to play in a saved game: the adviser’s first choice on top, with chances of winning.
cli-help-review = Review a finished game: what was luck, what was skill, and what would have been better.
cli-option-bot = How strong the bots are: novice, beginner, casual, regular, skilled, master or champion; or any other bot of the arena; by default regular.
cli-option-arena-bots = The bots, one for each seat, separated by commas: levels, champion@NET, python:FILE:CLASS, process:COMMAND.
cli-option-logs = Save the logs of all games in this folder. Without it, only games that a bot cut short are saved.
cli-option-workers = How many processes; by default one for each core.
cli-option-plain = Leave out the column “Without luck”, which takes some time to work out.
cli-option-hint-seat = Which seat to advise; by default the one to move.
cli-option-review-seat = Whose choices to judge; by default everybody’s.
cli-option-out = Write the review as a page to this file.
cli-option-level = How strong the adviser is.
cli-help-replay = Replay a log, as a story or as JSON.
cli-help-verify = Check that a log is complete, legal and fairly dealt.
cli-option-commitment = The fingerprint you noted before play, to be compared with the log’s.
cli-help-golden = Play games at random and save one log for each way to end: golden games for the tests.
cli-option-golden-games = How many games to try with each number of seats.
cli-option-golden-out = Folder for the logs; by default golden in the folder of the game’s tests.
cli-golden-wrote = Wrote { $file }
cli-golden-missing = In { $games ->
    [one] { $games } game
   *[other] { $games } games
} with each number of seats, none ended like this: { $ending }. Try more with --games, or play one yourself.
cli-help-build = Build the WebAssembly modules that run the games: the one for a game’s folder, or all of ours that are stale.
cli-option-check = Build nothing: say which modules are missing or stale.
cli-building = Building { $title }; this takes a minute or two.
cli-built = Built { $file }, { $kilobytes } kB
cli-no-game-in = { $folder } holds no game: a game’s folder has an __init__.py and a rules.py.
cli-option-lang = Language; by default the system’s.
cli-option-json = Print JSON.
cli-option-seed = The same seed gives the same games.
cli-option-option = An option of the game; can be repeated.
cli-option-simulate-seats = How many seats; needed unless --bots names a bot for each.
cli-option-seats = How many seats; by default the fewest.
cli-option-seat = Your seat, from 0.
cli-option-replay-seat = Show only what this seat saw.
cli-option-name = Your name at the table; by default “Guest”.
cli-option-save = Where to save the game; by default in your own folder of saved games.
cli-option-resume = Go on with a saved game: this file, or the last one.
cli-option-games = How many games.
cli-option-report-threads = How many threads; by default one for each core.
cli-working = Working: { $seconds } s
cli-progress = { $title }: { $share }, { $seconds } s
cli-compiling =
    Compiling the rules for this machine (once): { $functions ->
        [one] { $functions } function
       *[other] { $functions } functions
    } so far, { $seconds } s. The last ones take longest.
cli-lessons-ready = { $title }: getting ready to train, { $seconds } s
cli-lessons-first = { $title }: the first lesson, { $seconds } s
cli-lessons = { $title }: { $share } of the training, { $decisions } decisions, { $seconds } s; about { $left } s left
cli-game-facts = { $author }, { $publisher } { $year }. { $least } to { $most } players, { $minutes } minutes, ages { $age } and up.
cli-bad-option = “{ $given }” has no value: write NAME=VALUE.
cli-bot = Bot { $number }
cli-welcome =
    { $title }. The game is saved in { $file }
    Type the number of a move, or the move itself; ? for help.
cli-commitment = The deal is settled. Its fingerprint: { $commitment }
cli-your-move = Your move?
cli-can-undo = undo  takes back your last move.
cli-took-back = { $name } takes back their last move.
cli-explain =
    Type the number of a move, or write it, such as “{ $example }”. Also:
      hint         shows the best moves, with their chances of winning
      table        shows the table again
      undo         takes back your last move, where that’s possible
      save [FILE]  saves the game (it’s saved after every move, too)
      quit         leaves; you can resume the game
      ? RULE       explains a rule by its number, such as the one in brackets after a refusal
cli-no-rule = There’s no rule “{ $rule }” in this game.
cli-no-such-number = There’s no move “{ $number }”: choose 1 to { $most }.
cli-saved = Saved in { $file }
cli-left = Your game is saved. To go on: tepui play { $game } --resume { $file }
cli-logged =
    The whole game: tepui replay { $file }
    Was the deal fair? tepui verify { $file }
cli-no-save = No saved game of { $title } was found. Start one: tepui play { $game }
cli-no-file = There is no file { $file }.
cli-other-game = { $file } is a game of { $game }: tepui play { $game } --resume { $file }
cli-not-a-save = { $file } is a log, but not a saved game of one person against bots.
cli-result =
    { $place }. { $name }: { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
cli-sheet-line = { $label } ({ $rests }): { $points }
cli-sheet-bare-line = { $label }: { $points }
cli-simulated = { $title } with { $seats } seats: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, seed { $seed }
cli-decisions = Decisions
cli-seconds = Seconds
cli-decisions-per-second = Decisions per second
cli-games-per-second = Games per second
cli-mean-decisions = Decisions per game
cli-mean-scores = Mean score by seat
cli-mean-best = Mean best score
cli-victories = Wins by seat
cli-hint = The moves the adviser would consider, its first choice on top, with your estimated chance of winning:
cli-hint-for = The moves the adviser would consider for { $name }, its first choice on top, with an estimated chance of winning:
cli-hint-only = There is only one move you can make:
cli-bot-lost = Game { $number } was cut short: { $why } Its log: { $file }
cli-arena = { $title } with { $seats } seats: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, seed { $seed }
cli-arena-bot = Bot
cli-arena-share = Wins
cli-arena-adjusted = Without luck
cli-arena-fewer = Each deal is played from every seat, and the luck of the draw is taken out. Without this, about { $times } times as many games would be needed.
cli-arena-score = Points
cli-arena-rating = Rating
cli-arena-seconds = s/move
cli-verified = { $file } is complete and unaltered; its { $lines } lines follow the rules, and all { $outcomes } outcomes of chance follow from the seed that was promised.
cli-verified-arranged = It starts from a position that was set up, so the deal itself isn’t checked.
cli-other-commitment = The fingerprint you noted isn’t the log’s: { $given } was noted, the log has { $found }.
cli-verified-commitment = Fingerprint: { $commitment }
cli-verified-compare = Compare it with the one that was shown before the first move (or pass that one with --commitment). Otherwise the whole log could have been made afterwards.
cli-verified-numbers = Numbers from { $names } went into the shuffle: nobody, host included, could choose this deal.
cli-verified-alone = No player added a random number to the shuffle: the host couldn’t change the deal after promising it, but could have tried several seeds before.
cli-verified-device = The deal was made on the device it was played on: its owner could have tried several seeds before promising one.
cli-help-serve = Serve tables to browsers and programs.
cli-option-database = Where tables are kept: sqlite:///PATH or postgresql://…; by default TEPUI_DATABASE, otherwise where the server here keeps them.
cli-option-serve-database = Where tables are kept: sqlite:///PATH or postgresql://…; by default TEPUI_DATABASE, otherwise a file of your own.
cli-option-host = The address to listen on.
cli-option-port = The port to listen on.
cli-option-serve-workers = How many processes share the tables; more than one needs PostgreSQL.
cli-option-limit = Change a limit; can be repeated.
cli-option-address = The public address of the server, for links in notifications.
cli-option-proxies = Proxies whose X-Forwarded-For is trusted: IP addresses and networks, separated by commas; * for all.
cli-bad-proxy = “{ $given }” is neither an IP address nor a network. Write proxies such as 127.0.0.1,10.0.0.0/8, or * for all.
cli-bad-address = “{ $given }” isn’t the address of a server. Write it as people type it, such as https://tepui.example.org
cli-option-lan = Listen on the local network, too, and print the address for others there.
cli-option-take-over = Take the place of the server running here with the same database and port: games go on, and nobody is turned away.
cli-option-browser = Open the browser, if there is one; by default it is opened.
cli-serving = Tepui is running at { $address } and keeps its tables in { $database }
cli-port-taken = Port { $port } is taken: another program, maybe another Tepui, is listening there. Choose another with --port.
cli-port-own = Your own server is already running at port { $port } with this database. To take its place, add --take-over; otherwise stop it first with Ctrl-C, or choose another port with --port and another database with --database.
cli-port-refused = Tepui can’t listen at { $host }, port { $port }: { $why }. Choose others with --host and --port.
cli-which-database = Several servers run here: { $databases }. Name the one you mean with --database or TEPUI_DATABASE.
cli-secret-database = The server here uses { $database }, and its password is stored nowhere. Set TEPUI_DATABASE to the same value as the server, password included.
cli-no-database = There is no database at { $file }, and no server of yours runs here. Name its database with --database or TEPUI_DATABASE, as for the server.
cli-lan = On your local network: { $address }
cli-no-lan = No local network was found. Is this machine connected?
cli-help-print = Make pages to print, for owners of the board game: rules in brief, score sheets, pieces, cards, map.
cli-option-what = rules, scores, pieces, cards (with backs) or map.
cli-option-paper = a4 or letter; for a map also a3 or a2.
cli-option-print-out = Where to put the PDF; by default here, named after the game and what it shows.
cli-printed = { $title }: { $file }
cli-help-board = Check or draw a board of Amazonas.
cli-help-board-check = Check a board of your own.
cli-help-board-draw = Draw a board as an SVG picture.
cli-option-board-draw-out = Where to draw it.
cli-board-good = { $file } is a board for Amazonas: { $name }, { $villages } villages, { $links } links.
cli-board-unlike = Different from our own board: { $figure }: { $found } (ours: { $wanted })
cli-board-span = { $high ->
    [any] { $low } or more
   *[other] { $low } to { $high }
}
cli-board-villages = villages
cli-board-villages-of-each-species = villages of each species
cli-board-sites-of-each-species = sites of each species
cli-board-villages-whose-first-site-costs-2 = villages whose first site costs 2
cli-board-links = links
cli-board-percentage-of-links-by-water = links by water, in percent
cli-board-villages-joined = villages joined to one another
cli-board-links-of-a-village = links of a village
cli-board-villages-with-both-kinds-of-link = villages with both kinds of link
cli-board-largest-group-by-water-alone = largest group of villages joined by water alone
cli-board-largest-group-by-land-alone = largest group of villages joined by land alone
cli-board-sites-of-a-mission-village = sites of a village in a mission
cli-board-gold-that-joins-a-mission = gold that joins the villages of a mission
cli-board-percentage-by-which-missions-differ = how much more the most expensive mission costs than the cheapest, in percent
cli-board-difference-of-tie-break-ranks = difference between the sums of tie-break ranks
cli-board-nearest-pass-in-spacings = nearest pass of a link to a third village, in spacings of villages
cli-board-crossings-of-links = crossings of links
cli-board-drawn = Drawn: { $out }
cli-cannot-read = { $file } can’t be read ({ $why }).
cli-bad-log = { $file }: { $why }
cli-cannot-write = { $file } can’t be written ({ $why }). Choose another place.
cli-help-host = For hosts: tables, people, tournaments, backups.
cli-help-host-close = Close a table.
cli-help-host-mute = Hide a seat’s chat from everybody.
cli-help-host-forget = Delete the name, chat and IP addresses of a seat.
cli-help-host-broken = List tables that can’t be read, and why.
cli-help-host-ratings = Show everybody’s ratings.
cli-option-recompute = Compute all ratings again from the logs of the tables, and list the differences.
cli-host-closed = Table { $table } is closed.
cli-host-muted = Seat { $seat } of table { $table } is muted.
cli-host-forgot = Seat { $seat } of table { $table }: { $count ->
    [one] one entry
   *[other] { $count } entries
} deleted.
cli-host-broken = Table { $table } can’t be read: { $why }
cli-host-none-broken = All tables can be read.
cli-host-rating = { $game }  { $who }  { $points } ± { $doubt }  ({ $games ->
    [one] { $games } game
   *[other] { $games } games
})
cli-host-no-ratings = No rated game has been played to its end.
cli-host-rating-differs = { $table }: the log gives another result, or is missing. The result recorded when the game ended stands.
cli-game-left-out = The game in { $folder } can’t be loaded and is left out: { $why }
cli-help-report = Play many games and write a page about what they show.
cli-option-report-games = How many games, for each number of seats.
cli-option-report-out = The page to write, such as report.html.
cli-report-where = Where should the report go? Write: tepui report { $game } -o report.html (or --json).
cli-report-written = The report is in { $file }
cli-option-threads = How many threads.
cli-simulated-bots = Bots by seat
cli-broken-off =
    { $games ->
        [one] One game was cut short by a bot, which lost it.
       *[other] { $games } games were cut short by a bot, which lost them.
    }
cli-simulate-seats = How many seats? Write: tepui simulate { $game } --seats 3 (or --bots greedy,random,random).
cli-option-bots = The bots, one for each seat, as for the arena; by default all play at random.
cli-option-gpu = Play on an NVIDIA GPU (needs tepui[gpu]); the same games, only sooner.
cli-option-ray = Play on the Ray cluster at this address (needs tepui[ray]); “local” starts one here.
cli-option-deals = Deals of each line-up of bots, for luck and skill (such as 10; takes minutes); by default none.

cli-help-train = Train a net for a game by self-play (needs PyTorch: tepui[train]).
cli-option-all = All games at once, each in a process of its own.
cli-option-train-minutes = How many minutes to train, counted from the first lesson.
cli-option-plan = Change a number of the training, from 0 to 1: rate, entropy, least_entropy, gae_lambda, clip or average; can be repeated.
cli-option-train-seats = Numbers of seats, separated by commas; by default all.
cli-option-train-gpu = Train on an NVIDIA GPU (needs tepui[gpu], too).
cli-option-tables = How many tables at once.
cli-option-train-out = The folder for nets, checkpoints and progress.
cli-option-train-resume = Go on from the checkpoint in that folder.
cli-option-install = Save the net under this name, in your own folder: the bot champion@NAME plays by it.
cli-option-outcome = Train a net that predicts the results of the current net’s games, for the coach.
cli-train-extra = Training needs PyTorch: install tepui[train].
cli-train-game = Name a game, or use --all. Choose from: { $known }.
cli-train-seats = “{ $seats }” isn’t a list of numbers of seats, such as 2,3,4.
cli-train-plan = --plan takes one of these names and a number from 0 to 1, such as entropy=0.1: { $known }.
cli-train-line = After { $seconds } s and { $decisions } decisions ({ $speed } a second), wins against random play as a multiple of the fair share, by number of seats: { $shares }
cli-train-outcome = After { $seconds } s and { $decisions } decisions, the error of this net is { $missed }; that of the critic is { $critic }.
cli-train-done = The net: { $path }, { $bytes } bytes.
cli-train-weights = Fingerprint of its weights: { $weights }
cli-train-one = { $game }: done, see { $log }.
cli-train-broke = { $game }: stopped early, see { $log }.
cli-review-written = The review is in { $file }
cli-reviewing = Reviewing
cli-few-files = This system lets the server open only { $files } files, but { $sockets } sockets can take two each: connections beyond that would be refused. See ulimit -n.
cli-serve-extra = Tables in the browser need the extra “server”: pip install 'tepui[server]'. Without it you can play here in the terminal: tepui play coloretto
cli-help-daily = Play the daily challenge in the terminal: one deal a day, the same for everybody.
cli-option-date = The day, in UTC; by default today.
cli-daily-done = You’ve already played this deal: there’s only one attempt. Its log: { $file }
cli-daily-other = { $file } holds another deal. Name another file with --save.
cli-daily-par = You scored { $points }: { $against } to par, which is { $par } (give or take { $spread }). That beats { $share }% of the { $games } games that our champion bot played in your seat.
cli-daily-playing-par = Our champion bot is playing your seat to set par
cli-daily-alone = The daily challenge has no hints, and nothing can be taken back.
cli-daily-left = Your attempt is saved. To go on: { $command }
cli-learn-welcome = { $title }: learn by playing. Press Enter to go on, or type “quit” to leave.
cli-learn-type = Type: { $phrase }   (or just press Enter)
cli-learn-explain = Type the move that is asked for, or just press Enter. “hint” shows it again, “? RULE” explains a rule by the number in brackets, “quit” leaves.
cli-learn-done = Now play: tepui play { $game } --bot novice
cli-no-puzzle = There is no puzzle { $number }: { $title } has puzzles 1 to { $most }.
cli-puzzle = Puzzle { $number } of { $count }: what would you play? Type a number, hint, ? or quit.
cli-puzzle-explain = Type the number of the move you would make. “hint” leaves two to choose from, “? RULE” explains a rule by the number in brackets, “quit” leaves.
cli-puzzle-hint = It’s one of these two:
cli-puzzle-right = That’s right!
cli-puzzle-wrong = That lowers your chance of winning by { $points ->
    [one] one percentage point
   *[other] { $points } percentage points
}. Better: { $move }
cli-puzzles-progress = { $title }: { $share } of the time, { $count ->
    [one] one puzzle
   *[other] { $count } puzzles
} so far, { $seconds } s
cli-puzzles-kept = { $count ->
    [one] One puzzle
   *[other] { $count } puzzles
} in { $file }
cli-help-host-people = People with an account: list, warn, mute, ban, admit (member) or delete them.
cli-help-host-people-list = List all accounts: id, name, when last seen.
cli-help-host-people-warn = Show somebody a message until they confirm that they’ve read it; an empty one removes it.
cli-help-host-people-mute = Hide somebody’s chat from everybody, at every table.
cli-help-host-people-ban = Ban somebody: their sessions end, and they can’t sign in.
cli-help-host-people-member = Where only members can enter: make somebody a member, with access on every device they sign in on.
cli-help-host-people-delete = Delete everything about somebody; in others’ games their seat stays without a name.
cli-option-off = Undo it.
cli-people-line = { $id } { $name }, last seen { $seen }
cli-people-nameless = (no name)
cli-people-nobody = Nobody has an account here.
cli-people-is-muted = muted
cli-people-is-banned = banned
cli-people-is-warned = warned
cli-people-told = { $id } will see it on every page until they confirm it.
cli-people-muted = { $id } is muted.
cli-people-heard = { $id } is no longer muted.
cli-people-banned = { $id } is banned.
cli-people-member = { $id } is a member.
cli-people-no-member = { $id } is no longer a member.
cli-people-let-in = { $id } can sign in again.
cli-people-deleted = Everything about { $id } has been deleted.
cli-help-host-tournaments = Tournaments: list them, see who takes part, rename a player.
cli-help-host-tournaments-list = List the tournaments that aren’t over.
cli-help-host-tournaments-show = Show who takes part, with their numbers; also for a finished tournament.
cli-help-host-tournaments-name = Give the player with number ENTRANT another name; their name and chat at the tables so far are deleted.
cli-tournaments-line = { $id }  { $title }: { $n ->
    [one] { $n } player
   *[other] { $n } players
}, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
cli-tournaments-who = { $n }  { $name } (known as { $id })
cli-tournaments-called = Number { $n } of { $tournament } is now called { $name }.
cli-tournaments-none = No tournament is in progress.
cli-help-host-reports = List what people have reported, with the last lines of chat.
cli-option-done = Remove this report: it has been dealt with.
cli-reports-line = { $id }  { $at }  table { $table }, seat { $seat }
cli-reports-who = { $by } reported { $about } (known as { $id })
cli-reports-why = “{ $reason }”
cli-reports-none = Nobody has reported anything.
cli-reports-done = Report { $id } has been removed.

cli-help-host-backup = Copy the whole database into a new file, or into a folder, also while the server runs; verified by opening the copy.
cli-option-keep = In a folder: keep the newest N copies and delete older ones.
cli-help-host-restore = Restore a copy into a new or an empty database.
cli-backup-folder = --keep counts the copies in a folder, but { $path } is a file. Name a folder, or leave out --keep.
cli-backup-done = { $file } holds { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $events ->
    [one] { $events } event
   *[other] { $events } events
} and { $people ->
    [one] { $people } person
   *[other] { $people } people
}, as counted after opening the copy.
cli-backup-dropped = { $file } was an older copy and has been deleted.
cli-restored = { $database } now holds { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $events ->
    [one] { $events } event
   *[other] { $events } events
} and { $people ->
    [one] { $people } person
   *[other] { $people } people
}. Start the server with it.
cli-help-host-doctor = Check the server and its machine: what is missing or wrong, and what to do about it.
cli-doctor-versions = Tepui { $tepui }, Python { $python }, { $system }.
cli-doctor-rules = The rules of all games run compiled.
cli-doctor-slow = These games have no up-to-date module, and their bots are slow: { $games }. Run: tepui build FOLDER
cli-doctor-extras = Installed extras: { $extras }.
cli-no-extra = { $extra ->
    [postgres] PostgreSQL can’t be used, so there can only be one worker.
    [people] Nobody can make a passkey; recovery codes work.
    [push] People can’t be notified of their turn while their browser is closed.
   *[other] Links to a step of a game show the game’s picture instead of the position.
 } To change that: pip install tepui[{ $extra }]
cli-doctor-files = Up to { $files } files can be open at once: enough for all sockets.
cli-doctor-clock = The machine’s clock is synchronised over the network.
cli-doctor-clock-alone = The machine’s clock isn’t synchronised over the network, so game clocks and daily challenges will drift. Run: timedatectl set-ntp true
cli-doctor-clock-unknown = Whether the machine’s clock is synchronised can’t be determined here. In a container, it is the host’s clock that matters.
cli-doctor-disk = { $folder }: { $free } GiB free.
cli-doctor-disk-full = { $folder }: only { $free } GiB free. On a full disk nothing can be written and nobody can move. Make room.
cli-doctor-database = { $program }, { $size } MiB, holds { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $events ->
    [one] { $events } event
   *[other] { $events } events
} and { $people ->
    [one] { $people } person
   *[other] { $people } people
}.
cli-doctor-migrates = The database has version { $found }; this program will bring it to { $known } when it starts. Make a copy first: tepui host backup FILE
cli-doctor-damaged = The database is damaged. Stop the server and restore the last copy: tepui host restore FILE
cli-doctor-readable = Other users of this machine can read { $file }. Run: chmod 600 { $file }
cli-doctor-skew = The clocks of this machine and of the database are { $seconds } s apart. Synchronise both over the network.
cli-doctor-connections = PostgreSQL takes { $most } connections, and the workers may need { $needed }. Raise max_connections, or start fewer workers.
cli-doctor-not-running = No server of yours runs here with this database.
cli-doctor-runs = A server runs at { $address } and can write.
cli-doctor-ill = The server at { $address } isn’t working ({ $why }). Its log says more.
cli-doctor-no-address = The server wasn’t told its public address. Links in notifications and passkeys need it: --address, or TEPUI_ADDRESS.
cli-doctor-own-address = { $address } can only be reached from this machine. For others, set the name they type: --address, or TEPUI_ADDRESS.
cli-doctor-no-tls = { $address } isn’t https: anybody on the network can read what is sent, and passkeys and push notifications don’t work. Let a proxy handle TLS.
cli-doctor-figures-shown = { $address } shows /health and /metrics to everybody. Let the proxy answer 404 there.
cli-doctor-reached = People reach the server at { $address }.
cli-doctor-unreached = { $address } doesn’t answer from here: { $why }. Is the proxy running, and does the name point to it?
cli-doctor-proxies = These proxies are trusted to report people’s IP addresses: { $proxies }.

cli-help-host-admin = Print a link that opens the host’s page: once, within ten minutes.
cli-admin = Open this link within { $minutes } minutes. It works once:
cli-help-host-door = Show, or set, who can enter: open (everybody), link (people with the link) or members (people invited with a code).
cli-option-known = Make everybody who has an account a member.
cli-option-link = Make a new link; the previous one stops working.
cli-door-open = Everybody can enter.
cli-door-link = Only people with the link can enter.
cli-door-members = Only members can enter. Invite them with: tepui host invite
cli-door-by = The link, shown only once:
cli-help-host-invite = Print an invitation code, for a server that only members can enter.
cli-help-host-settings = Show, or change, what the host’s page can change: opening=no, club=203.0.113.7, club_people=60, limits such as tables_per_hour=200. NAME= with no value restores the default.
cli-option-label = Who the code is for, as a note to yourself.
cli-option-uses = How many people it admits.
cli-option-days = For how many days it works.
cli-invited = The code { $code } admits { $uses ->
    [one] one person
   *[other] { $uses } people
 } within { $days ->
    [one] a day
   *[other] { $days } days
 }. As a link:
cli-help-host-announce = Show an announcement at all tables for a day; an empty one removes it.
cli-announced = The announcement is shown at all tables.
cli-announced-nothing = The announcement has been removed.
cli-help-host-log = Show what hosts have done, here and on the host’s page.
cli-log-empty = No host has done anything yet.
cli-option-help = Show this help.
cli-option-version = Show the version.
cli-option-force = Replace a file that already exists.
cli-usage = Usage:
cli-options = Options
cli-heading = { $said }
cli-command = command
cli-commands = Commands
cli-commands-play = Playing
cli-commands-saved = Saved and finished games
cli-commands-network = Hosting
cli-commands-bulk = Many games at once, and training
cli-commands-box = Printing, and making your own boards and games
cli-default = default: { $value }
cli-required = required
cli-no-such-option = There is no option { $option }. See: { $help }
cli-no-such-option-but = There is no option { $option }. Did you mean { $near }? See: { $help }
cli-takes-no-value = { $option } takes no value.
cli-needs-value = { $option } needs a value.
cli-missing = { $option } is missing. See: { $help }
cli-wrong = { $why } See: { $help }
cli-too-much = “{ $given }” is one word too many for { $command }.
cli-no-such-command = There is no command “{ $name }”. See: { $help }
cli-no-such-command-but = There is no command “{ $name }”. Did you mean “{ $near }”? See: { $help }
cli-no-choice = { $option } must be one of { $choices }, not “{ $given }”.
cli-out-of-range = { $option } must be from { $least } to { $most }, not { $given }.
cli-too-small = { $option } must be at least { $least }, not { $given }.
cli-too-few = { $option } must be more than { $least }, not { $given }.
cli-no-number = { $option } must be a number, not “{ $given }”.
cli-no-whole-number = { $option } must be a whole number, not “{ $given }”.
cli-no-folder = There is no folder { $file }.
cli-bad-value = { $option }: “{ $given }” isn’t valid ({ $why }).
cli-system = The system refuses this: { $why }.
cli-system-file = { $file }: { $why }.
cli-exists = { $file } already exists. To replace it, add --force.
cli-replace = { $file } already exists. Replace it? (y/N)
cli-yes = y yes
cli-kept = { $file } was left as it was.
cli-puzzles-none = No puzzle was good enough to be kept; { $file } wasn’t written. A longer search finds more.
cli-no-puzzles = { $title } has no puzzles.
cli-not-puzzles = { $file } wasn’t made by “tepui lab puzzles”.
cli-option-decisions = How many decisions, instead of minutes: the same seed then gives the same net.
cli-train-installed = { $path }: in the arena and in play it is called { $bot }.
cli-train-outcome-alone = --outcome takes --minutes, and keeps its net in the folder given by --out: leave out --install, --decisions and --plan.
cli-arena-intervals = Below each share is its 95% confidence interval, over whole deals. For the meaning of the columns, see “The arena” in docs/bots.md.
cli-arena-unrated = No rating: none of these bots has a place on the scale. Add one that has, such as regular.
cli-arena-few = The luck of the draw can only be taken out with at least { $deals } deals, which here means { $games } games: with fewer, the uncertainty of the result can’t be estimated.
cli-act-come = opened the host’s page
cli-act-call = renamed player { $text } of tournament { $whom }
cli-act-settings = changed settings: { $text }
cli-act-end-tournament = ended tournament { $whom }
cli-act-end-code = revoked invitation code { $whom }
cli-act-end-pass = revoked the access of browser { $whom }
cli-act-close = closed table { $whom }
cli-act-mute-seat = muted seat { $text } at table { $whom }
cli-act-ban-seat = banned the guest in seat { $text } from table { $whom }
cli-act-forget = deleted the name and chat of seat { $text } at table { $whom }
cli-act-new-link = made a new link
cli-act-invite = made an invitation code (people: { $text }, note: { $whom })
cli-act-door = set who can enter to “{ $whom }”
cli-act-announce = announced: { $text }
cli-act-warn = sent { $whom } a message: { $text }
cli-act-mute = muted { $whom }
cli-act-unmute = unmuted { $whom }
cli-act-ban = banned { $whom }
cli-act-unban = let { $whom } in again
cli-act-member = made { $whom } a member
cli-act-no-member = ended the membership of { $whom }
cli-act-delete = deleted everything about { $whom }
cli-act-done = dealt with report { $whom }
cli-built-fresh = { $title } is up to date.
cli-help-exploit = Measure how much a best response gains against a bot (large games need PyTorch: tepui[train]).
cli-option-exploit-bot = The bot: any bot of the arena, or “equilibrium”; in a large game a net, such as instinct@NAME.
cli-option-worth = The unit of the gain: shares of wins, or points.
cli-option-deal = Take what everybody sees before the first decision from this deal, which makes the tree smaller.
cli-option-samples = How often the bot is asked in each position.
cli-option-iterations = Rounds of CFR+ for the equilibrium.
cli-option-exploit-decisions = In a large game: how many decisions the response is trained for.
cli-option-exploit-gpu = Train on an NVIDIA GPU (needs tepui[gpu], too).
cli-exploit-tree = { $title }: a tree of { $nodes } nodes and { $states } information states, searched completely.
cli-exploit-own = What { $bot } wins against itself, by seat: { $values }
cli-exploit-best = What a best response wins against it, by seat: { $values }
cli-exploit-gain-victory = Exploitability: { $gain } of a win per game (NashConv { $sum })
cli-exploit-gain-score = Exploitability: { $gain } points per game (NashConv { $sum })
cli-exploit-large = { $title } has about { $nodes } nodes, too many to walk. A response can be trained against a net: --bot instinct, or instinct@NAME.
cli-exploit-trains = After { $decisions } decisions the response wins { $share } of its games.
cli-exploit-trained = The response wins { $share } of its games ({ $low } – { $high }); its fair share is { $fair }. Longer training may find more.
cli-exploit-budget = Its budget: { $decisions } decisions with seed { $seed }, { $seconds } s.
cli-exploit-short = --decisions: more than { $least }. Until then, the response only learns to judge positions.
cli-help-evaluate = Rate a bot on a published set of deals against frozen bots.
cli-option-evaluate-seats = How many seats; by default the fewest.
cli-evaluate = { $title } with { $seats } seats, set { $set }: { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, { $games ->
    [one] { $games } game
   *[other] { $games } games
}.
cli-evaluate-adjusted = The luck of the draw is taken out.
cli-evaluate-rating = Rating of { $bot }: { $value } ({ $low } – { $high })
cli-evaluate-share = Share of wins: { $value } ({ $low } – { $high }); the fair share is { $fair }. Against:
cli-help-data = Write games between bots to a Parquet file (needs tepui[data]).
cli-option-data-out = The file; its card is written beside it.
cli-option-data-bots = The bots, one for each seat, as for the arena; by default all play at random.
cli-data-extra = Parquet files need PyArrow: install tepui[data].
cli-data-written = { $file } holds { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $bytes } bytes. { $card } says what is in it.
cli-option-evaluate-deals = How many deals of the set; by default all of them.
cli-value-game = game
cli-value-file = file
cli-value-folders = folders
cli-value-bot = bot
cli-value-table = table
cli-value-seat = seat
cli-value-person = person
cli-value-kind = how
cli-value-to = file
cli-value-tournament = tournament
cli-value-entrant = number
cli-value-name = name
cli-value-address = address
cli-value-changes = name=value
cli-value-id = id
cli-value-day = yyyy-mm-dd
cli-value-text = text
cli-value-place = path
cli-beside = { $option } has no effect with { $beside }: leave one of them out.
cli-new-database = There is no database at { $file } yet: a new one will be made.
cli-no-limit = There is no limit “{ $limit }”. Choose from: { $near }. What they mean: docs/hosting.md, “Limits”.
cli-no-limit-but = There is no limit “{ $limit }”. Similar: { $near }. All of them: docs/hosting.md, “Limits”.
cli-verified-running = The game in { $file } isn’t over yet. What has been played is unaltered: { $lines } lines follow the rules, and all { $outcomes } outcomes of chance follow from the seed that was promised.
