# The engine, in English: what can be wrong with a game, a move or a log.

engine-seat = Seat { $number }
engine-unknown-game = There is no game “{ $id }”. There are: { $known }.
engine-bad-seats = { $title } is for { $least } to { $most } seats, not { $seats }.
engine-unknown-option = { $title } has no option “{ $option }”. Its options: { $known }.
engine-bad-value = Option { $option } cannot be “{ $value }”: choose { $choices }.
engine-unknown-rules = This game was begun under version { $version } of the rules of { $title }; this program knows 1 to { $known }. A newer program can go on with it.
engine-empty-phrase = A phrase needs at least one move.
engine-game-over = The game is over: no more moves can be made.
engine-not-by-chance = Chance does not decide this now: a seat is awaited, or there is no such outcome.
engine-not-by-clock = The clock cannot do that now.
engine-no-such-seat = There is no seat { $seat }: the seats are 0 to { $most }.
engine-not-awaited = Seat { $seat } has nothing to decide now.
engine-cannot-undo = There is nothing to take back: a move can be taken back only while nothing was revealed, drawn or decided by another since.
engine-bad-commitment = The seed is not the one that was promised: its commitment is not { $published }.
engine-unknown-fair = This deal is of the construction “tepui fair { $found }”; this program knows 1 to { $known }. A newer program can check it.
engine-bad-seed = A seed has { $wanted } bytes; this one has { $bytes }, so it could have been tried out.
engine-number-of-nobody = The log has a number or a promise of seat { $seat }, where nobody sat who could have given one.
engine-bad-promise = The number that seat { $seat } added to the shuffle is missing, or not the one that was promised: { $promise }.
engine-no-seed = The moves are legal, but the log has no seed and commitment, so its chance cannot be checked.
engine-not-fair = Chance was not fair at ply { $ply }: the log says “{ $found }”, the seed gives “{ $due }”.
engine-log-not-a-log = This is not a Tepui log: its first line would be “{ $format }”.
engine-log-format = This log is written as “{ $found }”; this program reads “{ $format }”. A newer program may read it.
engine-log-cut = The log is cut off: its closing lines, up to “digest”, are missing. Take the whole file.
engine-log-edited = The log was changed after it was written: its digest does not fit. Take the original file.
engine-log-parts = A log has three parts between empty lines (header, moves, closing); this one has { $found }.
engine-log-line = Line { $line } of the log cannot be read: “{ $text }”.
engine-log-lacks = The log’s header lacks the line “{ $word }”.
engine-log-closing = The log’s closing part cannot be read: “{ $text }”.
engine-log-viewer = This log shows what one viewer ({ $viewer }) saw, so it can be read but not played through. Take the whole log of the finished game.
engine-log-move = Line { $line } of the log, “{ $text }”: { $why }
engine-log-result = The log states “{ $stated }”, but its moves give “{ $found }”.
engine-log-unfinished = The log states the ending “{ $stated }”, but after its last move the game is not over.
engine-sheet-score = Score
engine-net-unreadable = The net { $path } cannot be read ({ $why }): play goes on without it.
engine-net-other = The net { $path } was trained for other rules or features of { $game }: play goes on without it.
engine-net-options = The net of { $game } was not trained for option { $option } = { $value }: play goes on without it.
