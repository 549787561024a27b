# The command, in English.

cli-help = A table for four games of the Amazon.
cli-help-games = List the games, with seats and options.
cli-help-play = Play a game in the terminal against bots.
cli-help-learn = Learn a game by playing: a lesson of a few minutes.
cli-help-puzzle = What would you play? A puzzle from games of bots.
cli-help-puzzle-number = Which one; any, where none is named.
cli-help-lab = Bulk work for people who make games.
cli-help-puzzles = Look for puzzles in games of bots, and keep the good ones.
cli-help-minutes = How long to look.
cli-help-puzzles-file = Where to keep them; the game’s own file, if none is named.
cli-help-puzzles-add = Take in what another run has kept in this file; may be given several times.
cli-help-simulate = Play many games and report; at random, unless bots are named.
cli-help-arena = Let bots play against each other and measure them.
cli-help-hint = Show the best moves of a saved game, with their chances of victory.
cli-help-review = Review a finished game: what was luck, what was skill, and what would have been better.
cli-help-bot = How strong the bots are: novice, beginner, casual, regular, skilled, master or champion; or any other bot of the arena.
cli-help-bots = The bots, one for each seat: levels, python:FILE:CLASS, process:COMMAND; separated by commas.
cli-help-logs = Where to keep the logs of games that a bot broke off.
cli-help-workers = How many processes; by default one for each core.
cli-help-plain = Leave the luck of the draw in: no adjusted share, which takes some time.
cli-help-seat-hint = Whom to advise; by default whoever is to move.
cli-help-seat-review = Whose choices to judge; by default everybody’s.
cli-help-review-out = Write the review as a page.
cli-help-level = How strong the adviser is: easy, normal, hard, expert, champion.
cli-help-replay = Play a log through, as a story or as JSON.
cli-help-verify = Check that a log is whole, legal and fairly dealt.
cli-help-commitment = The commitment you noted before play: check that the log has the same.
cli-help-golden = Play games at random and keep one log for each way to end: golden games for the tests.
cli-help-golden-games = How many games to try with each number of seats.
cli-help-golden-out = Folder for the logs; by default golden in the folder of the game’s tests.
cli-golden-wrote = Wrote { $file }
cli-golden-missing = No game ended like this: { $ending }, in { $games } games with each number of seats. Try --games with more, or play one.
cli-help-build = Build the WebAssembly modules that games are played by: of a game’s folder, or those of ours that are stale.
cli-help-build-check = Build nothing: say which modules are missing or stale.
cli-building = Building { $title }; this takes a minute or two.
cli-built = Built { $file }, { $kilobytes } kB
cli-help-lang = Language; by default the system’s.
cli-help-json = Print JSON.
cli-help-seed = The same seed gives the same games.
cli-help-option = An option of the game; can be repeated.
cli-help-seats = How many seats.
cli-help-seats-play = How many seats; by default the fewest.
cli-help-seat = Your seat, from 0.
cli-help-seat-replay = Show only what this seat saw.
cli-help-name = Your name at the table.
cli-help-save = Where to keep the game.
cli-help-resume = Go on with a saved game: this file, or the last one.
cli-help-count = How many games.
cli-help-threads = How many threads; by default one for each core.
cli-compiling = Compiling the rules for this machine (once, a few seconds)
cli-compiling-so-far = Compiling the rules for this machine (once): { $functions } functions so far, { $seconds } s
cli-game-facts = { $author }, { $publisher } { $year }. { $least } to { $most } players, { $minutes } minutes, from age { $age }.
cli-bad-option = “{ $given }” is not an option: write NAME=VALUE.
cli-bot = Bot { $number }
cli-guest = Guest
cli-welcome =
    { $title }. The game is kept in { $file }
    Type the number of a move, or the move itself; ? explains.
cli-commitment = The deal is settled; its commitment: { $commitment }
cli-your-move = Your move?
cli-can-undo = undo  takes your last move back.
cli-took-back = { $name } takes the last move back.
cli-explain =
    Type the number of a move, or write it, such as “{ $example }”. Also:
      hint         shows the best moves, with their chances of victory
      table        shows the table again
      undo         takes your last move back, where that is possible
      save [FILE]  keeps the game (it is kept after every move, too)
      quit         leaves; the game can be resumed
      ? RULE       explains a rule by its id, such as the one in brackets after a refusal
cli-no-rule = There is no rule “{ $rule }” in this game.
cli-no-such-number = There is no move { $number }: choose 1 to { $most }.
cli-saved = Saved in { $file }
cli-cannot-save = { $file } cannot be written ({ $why }). Choose another place: save FILE
cli-left = The game waits for you: tepui play { $game } --resume { $file }
cli-logged =
    The whole game: tepui replay { $file }
    Was the deal fair? tepui verify { $file }
cli-no-save = No saved game of { $game } was found. Start one: tepui play { $game }
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
cli-simulated = { $title }, { $seats } seats, { $games } games, seed { $seed }
cli-decisions = Decisions
cli-seconds = Seconds
cli-decisions-per-second = Decisions a second
cli-games-per-second = Games a second
cli-mean-decisions = Decisions a game
cli-mean-scores = Mean score by seat
cli-mean-best = Mean best score
cli-victories = Victories by seat
cli-hint = Best moves, with estimated chances of victory:
cli-hint-for = Best moves for { $name }, with estimated chances of victory:
cli-hint-level = “{ $level }” cannot advise: choose one of { $levels }.
cli-no-workers = At least one process is needed, not { $workers }.
cli-bot-lost = Game { $number } is lost: { $why } Its log: { $file }
cli-arena = { $title }, { $seats } seats, { $games } games, seed { $seed }
cli-arena-bot = Bot
cli-arena-seats = Seats
cli-arena-share = Victories
cli-arena-interval = 95%
cli-arena-adjusted = Without luck
cli-arena-fewer = Each deal is played from every seat, and the luck of the draw is taken out: { $times } times fewer games are needed (docs/bots.md).
cli-arena-score = Score
cli-arena-rating = Rating
cli-arena-seconds = Seconds a move
cli-verified = { $file } is whole and unedited; its { $lines } lines follow the rules, and all { $outcomes } outcomes of chance follow from the seed that was promised.
cli-verified-arranged = From an arranged position: the deal itself is not checked.
cli-other-commitment = The commitment you noted is not the log’s: { $given } was noted, the log has { $found }.
cli-verified-commitment = Commitment: { $commitment }
cli-verified-compare = Compare it with the one that was shown before the first move (or give that one with --commitment): without this, the whole log could have been made afterwards.
cli-verified-numbers = Numbers of { $names } entered the shuffle: nobody, host included, could choose this deal.
cli-verified-alone = Nobody added a number: the host could not change the deal after its promise, but could have tried seeds before it.
cli-verified-device = The deal was made on the device it was played on: whoever held it could have tried seeds before the promise.
cli-help-serve = Serve tables to browsers and programs.
cli-help-database = Where tables are kept: sqlite:///PATH or postgresql://…
cli-help-host = The address to listen on.
cli-help-port = The port to listen on.
cli-help-serve-workers = How many processes share the tables; more than one need PostgreSQL.
cli-help-limit = Change a limit; can be repeated.
cli-help-address = The public address of the server, for links in notifications.
cli-help-proxies = Proxies whose X-Forwarded-For is trusted: addresses and networks, separated by commas; * for all.
cli-bad-proxy = “{ $given }” is neither an address nor a network. Write proxies such as 127.0.0.1,10.0.0.0/8, or * for all.
cli-bad-address = “{ $given }” is not the address of a server. Write it as people type it, such as https://tepui.example.org
cli-help-lan = Listen on the local network, too, and say how others there reach you.
cli-help-take-over = Take the place of the server that runs here with the same database and port: games go on, nobody is turned away.
cli-help-browser = Open the browser, when there is one.
cli-serving = Tepui serves at { $address } ; tables are kept in { $database }
cli-port-taken = Port { $port } is taken: another program, maybe another Tepui, listens there. Choose another with --port.
cli-port-refused = Tepui cannot listen at { $host }, port { $port }: { $why }. Choose others with --host and --port.
cli-which-database = Several servers run here: { $databases }. Say which one is meant, with --database or TEPUI_DATABASE.
cli-no-database = There is no database at { $file }, and no server of yours runs here. Name its database with --database or TEPUI_DATABASE, as the server was given it.
cli-lan = On your local network: { $address }
cli-no-lan = No local network was found. Is this machine connected?
cli-help-print = Pages to print for those who own the box: rules in short, score sheets, pieces, map.
cli-help-print-what = rules, scores, pieces, cards (with backs) or map.
cli-help-print-paper = a4 or letter; for a map also a3 or a2.
cli-help-print-out = Where to put the PDF.
cli-printed = { $title }: { $file }
cli-help-board = Check or draw a board of Amazonas.
cli-help-board-check = Check a board of your own.
cli-help-board-draw = Draw a board as an SVG picture.
cli-help-board-out = Where to draw it.
cli-board-good = { $file } is a board for Amazonas: { $name }, { $villages } villages, { $links } links.
cli-board-unlike = Unlike our own board: { $figure }: { $found } (ours: { $wanted })
cli-board-drawn = Drawn: { $out }
cli-cannot-read = { $file } cannot be read ({ $why }).
cli-cannot-write = { $file } cannot be written ({ $why }). Choose another place.
cli-help-host-commands = For hosts: tables, people, tournaments, backups.
cli-help-host-close = Close a table.
cli-help-host-mute = Hide a seat’s chat from everybody.
cli-help-host-forget = Delete the name, chat and addresses of a seat.
cli-help-host-broken = List tables that cannot be read, and why.
cli-help-host-ratings = Show everybody’s ratings.
cli-help-recompute = Compute them again from the logs of the tables, and say where they differ.
cli-host-closed = Table { $table } is closed.
cli-host-muted = Seat { $seat } of table { $table } is muted.
cli-host-forgot = Seat { $seat } of table { $table }: { $count } entries deleted.
cli-host-broken = Table { $table } cannot be read: { $why }
cli-host-none-broken = All tables can be read.
cli-host-rating = { $game }  { $who }  { $points } ± { $doubt }  (games: { $games })
cli-host-no-ratings = No rated game has been played to its end.
cli-host-rating-differs = { $table }: the log says something else, or is gone. What was written down at the end of the game counts.
cli-game-left-out = The game in { $folder } cannot be loaded and is left out: { $why }
cli-help-report = Play many games and write a page of what they show.
cli-help-report-games = How many games, for each number of seats.
cli-help-report-out = The page to write, such as report.html.
cli-report-where = Where to? Write: tepui report { $game } -o report.html (or --json).
cli-report-part = Part { $done } of { $of }
cli-report-cannot = { $file } cannot be written ({ $why }). Choose another place.
cli-report-written = The report is in { $file }
cli-help-threads-one = How many threads; by default one.
cli-simulated-bots = Bots by seat
cli-broken-off =
    { $games ->
        [one] One game was broken off by a bot, which has lost it.
       *[other] { $games } games were broken off by a bot, which has lost them.
    }
cli-simulate-seats = How many seats? Write: tepui simulate { $game } --seats 3 (or --bots greedy,random,random).
cli-gpu-random = On a GPU only random games are played: leave out --bots and --ray.
cli-help-bots-simulate = The bots, one for each seat, as for the arena; by default all play at random.
cli-help-gpu = Play on an NVIDIA GPU (needs tepui[gpu]); the same games, only sooner.
cli-help-ray = Play on the Ray cluster at this address (needs tepui[ray]); “local” starts one here.
cli-help-report-deals = Deals of each line-up of bots, for luck and skill (such as 10; takes minutes); by default none.

cli-help-train = Train a net for a game by self-play (needs PyTorch: tepui[train])
cli-help-train-all = all games at once, each in a process of its own
cli-help-train-minutes = how long, everything included
cli-help-train-seats = numbers of seats, with commas; otherwise all
cli-help-train-gpu = on an NVIDIA GPU (needs tepui[gpu] too)
cli-help-train-tables = how many tables at once
cli-help-train-out = the folder for nets, checkpoints and progress
cli-help-train-resume = go on from the checkpoint in that folder
cli-help-train-install = put the net into the game’s folder, so that it is played with
cli-help-train-outcome = train a net that predicts the results of the current net’s games, for the coach
cli-train-extra = Training needs PyTorch: install tepui[train].
cli-train-minutes = Training takes more than { $minutes } minutes.
cli-train-game = Name a game, or use --all. There are: { $known }.
cli-train-seats = “{ $seats }” is no list of numbers of seats, such as 2,3,4.
cli-train-line = { $seconds } s: { $decisions } decisions, { $speed } a second; fair shares against random play by seats: { $shares }
cli-train-outcome = { $seconds } s: { $decisions } decisions; missed { $missed }, the critic { $critic }
cli-train-done = The net: { $path }, { $bytes } bytes.
cli-train-one = { $game }: done, see { $log }.
cli-train-broke = { $game }: broke off, see { $log }.
cli-review-written = The review is in { $file }
cli-reviewing = Reviewing
cli-few-files = This system lets the server open { $files } files, fewer than its limit of { $sockets } sockets needs: further connections would be refused. See ulimit -n.
cli-serve-extra = Serving needs an extra that is not installed: pip install 'tepui[server]'.
cli-help-daily = Play the deal of the day in the terminal: from the date alone, the same for everybody.
cli-help-date = The day, in UTC; today by default.
cli-daily-done = This deal is played, and there is one try. Its log: { $file }
cli-daily-other = In { $file } is another deal. Name another file with --save.
cli-daily-par = { $points } points; par is { $par } (give or take { $spread }): { $against }. Better than { $share } of 100 games of the champion in your seat ({ $games } were played).
cli-daily-playing-par = The champion plays your seat, for par
cli-daily-alone = In the deal of the day there are no hints, and nothing is taken back.
cli-daily-left = Your try is kept. To go on: tepui daily { $game } --date { $date }
cli-learn-welcome = { $title }: learn by playing. Enter goes on, “quit” leaves.
cli-learn-type = Type: { $phrase }   (or just Enter)
cli-learn-done = Now play: tepui play { $game } --bot easy
cli-no-puzzle = { $title } has puzzles 1 to { $most }.
cli-puzzle = Puzzle { $number } of { $count }: what would you play? (a number, or quit)
cli-puzzle-right = Right!
cli-puzzle-wrong = That gives away { $points } points of a hundred. Better: { $move }
cli-puzzles-kept = { $count } puzzles in { $file }
cli-help-people = People with an account: list, warn, mute, exclude, delete.
cli-help-people-list = List all accounts: id, name, when last seen.
cli-help-people-warn = Show somebody a text on their page; an empty one takes it away.
cli-help-people-mute = Hide somebody’s chat from everybody, at every table.
cli-help-people-ban = Exclude somebody: their sessions end, and they cannot sign in.
cli-help-people-delete = Delete all that is kept of somebody; in others’ games they stay nameless.
cli-help-people-off = Take it back.
cli-people-line = { $id } { $name }, last seen { $seen }
cli-people-nameless = (no name)
cli-people-nobody = Nobody has an account here.
cli-people-is-muted = muted
cli-people-is-banned = excluded
cli-people-is-warned = warned
cli-people-told = { $id } will see it on their page.
cli-people-muted = { $id } is muted.
cli-people-heard = { $id } is no longer muted.
cli-people-banned = { $id } is excluded.
cli-people-let-in = { $id } may sign in again.
cli-people-deleted = All that was kept of { $id } is deleted.
cli-help-tournaments = Tournaments: list them, see who takes part, rename an entrant.
cli-help-tournaments-list = List the tournaments that are not over.
cli-help-tournaments-show = Show who takes part, by number; also of a tournament that is over.
cli-help-tournaments-name = Give number ENTRANT another name; at its tables so far, their name and chat are deleted.
cli-tournaments-line = { $id }  { $title }: { $n ->
    [one] { $n } takes part
   *[other] { $n } take part
}, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
cli-tournaments-who = { $n }  { $name } (known as { $id })
cli-tournaments-called = Number { $n } of { $tournament } is called { $name } now.
cli-tournaments-none = No tournament is in progress.
cli-help-reports = List what people have reported, with the last lines of chat.
cli-help-reports-done = Take this report away: it was looked into.
cli-reports-line = { $id }  { $at }  table { $table }, seat { $seat }
cli-reports-who = { $by } reports { $about } (known as { $id })
cli-reports-why = “{ $reason }”
cli-reports-none = Nobody has reported anything.
cli-reports-done = The report { $id } is gone.

cli-help-backup = Copy the whole database into a new file, or into a folder, also while the server runs; verified by opening the copy.
cli-help-keep = In a folder: keep the newest N copies and delete older ones.
cli-help-restore = Make a database from a copy. One that holds anything is refused.
cli-backup-folder = --keep counts the copies in a folder, and { $path } is none. Make the folder first, or leave --keep away.
cli-backup-done = { $file }: { $tables } tables with { $events } events, { $people } people. The copy was opened and counted.
cli-backup-dropped = { $file } was an older copy and is deleted.
cli-restored = { $database } holds { $tables } tables with { $events } events, { $people } people. Start the server with it.
cli-help-doctor = Look at the server and its machine: what is missing or wrong, and what to do about it.
cli-doctor-versions = Tepui { $tepui }, Python { $python }, { $system }.
cli-doctor-rules = The rules of all games run compiled.
cli-doctor-slow = These games have no fresh module, and their bots are slow: { $games }. Run: tepui build FOLDER
cli-doctor-extras = Extras that are there: { $extras }.
cli-no-extra = { $extra ->
    [postgres] PostgreSQL cannot be used, so there can be one worker only.
    [people] Nobody can make a passkey; recovery codes work.
    [push] Browsers cannot be told of a turn while they are closed.
   *[other] Links to a moment of a game show the game’s picture, and not the position.
 } To change that: pip install tepui[{ $extra }]
cli-doctor-browsers = Browsers make reviews and hints themselves, where they can.
cli-doctor-browsers-absent = The server makes all reviews and hints itself: what a browser needs to do that is not installed. A wheel brings it; in a clone, run: make browser-python
cli-doctor-browsers-stale = The server makes all reviews and hints itself: what a browser needs to do that is of other sources than this program. In a clone, run: make browser-python
cli-doctor-files = Up to { $files } files can be open at once: enough for all sockets.
cli-doctor-clock = The machine’s clock is synchronised over the network.
cli-doctor-clock-alone = The machine’s clock is not synchronised over the network, so clocks of games and deals of the day will drift. Run: timedatectl set-ntp true
cli-doctor-clock-unknown = Whether the machine’s clock is synchronised cannot be determined here. In a container, the host’s clock counts.
cli-doctor-disk = { $folder }: { $free } GiB are free.
cli-doctor-disk-full = { $folder }: only { $free } GiB are free. On a full disk nothing can be written and nobody can move. Make room.
cli-doctor-database = { $program }, { $size } MiB: { $tables } tables with { $events } events, { $people } people.
cli-doctor-migrates = The database has version { $found }; this program will bring it to { $known } when it starts. Make a copy first: tepui host backup FILE
cli-doctor-damaged = The database is damaged. Stop the server and restore the last copy: tepui host restore FILE
cli-doctor-readable = Other users of this machine can read { $file }. Run: chmod 600 { $file }
cli-doctor-skew = The clocks of this machine and of the database differ by { $seconds } seconds. Synchronise both over the network.
cli-doctor-connections = PostgreSQL takes { $most } connections, and the workers may need { $needed }. Raise max_connections, or start fewer workers.
cli-doctor-not-running = No server of yours runs here with this database.
cli-doctor-runs = A server runs at { $address } and can write.
cli-doctor-ill = The server at { $address } does not serve ({ $why }). Its log says more.
cli-doctor-no-address = The server was not told how people reach it. Links in notices and passkeys need it: --address, or TEPUI_ADDRESS.
cli-doctor-no-tls = { $address } is not https: everybody on the line can read along, and there are no passkeys and no push. Let a proxy do TLS.
cli-doctor-figures-shown = { $address } shows /health and /metrics to everybody. Let the proxy answer 404 there.
cli-doctor-reached = People reach the server at { $address }.
cli-doctor-unreached = { $address } does not answer from here: { $why }. Does the proxy run, and does the name lead to it?
cli-doctor-proxies = People’s addresses are taken from these proxies: { $proxies }.

cli-help-admin = Print a link that opens the host’s page: once, within ten minutes.
cli-admin = Open this link within { $minutes } minutes; it is good once:
cli-help-door = Who may enter: open (everybody), link (people with the link) or members (people invited with a code).
cli-help-door-known = Make everybody who has an account a member.
cli-help-door-link = A new link; the one before is void.
cli-door-open = Everybody may enter.
cli-door-link = People with the link may enter.
cli-door-members = Members may enter. Invite them with: tepui host invite
cli-door-by = The link, which is shown once:
cli-help-invite = Print a code that admits people, where only members may enter.
cli-help-invite-label = For whom the code is, as a note to yourself.
cli-help-invite-uses = How many people it admits.
cli-help-invite-days = For how many days it is good.
cli-invited = The code { $code } admits { $uses ->
    [one] one person
   *[other] { $uses } people
 }, within { $days ->
    [one] a day
   *[other] { $days } days
 }. As a link:
cli-help-announce = Say something at all tables, for a day; an empty text takes it back.
cli-announced = The announcement is shown at all tables.
cli-announced-nothing = The announcement is removed.
cli-help-log = What hosts have done here and on the host’s page.
cli-log-empty = No host has done anything yet.
