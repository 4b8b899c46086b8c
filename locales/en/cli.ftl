# The terminal.

### The prompt

cli-thinking = { $player } is thinking
cli-hides = { $from }: press Enter to hide your side, then hand over to { $to }.
cli-shows = { $player }: press Enter to show your side.
cli-hint = Master would play { $action }
cli-hint-line = { $share } % of the victory (±{ $error }), looked at { $visits } times
cli-help-is-there = Type help to list moves and commands.
cli-refused = { $title }. { $sentence }
cli-possible = That is legal. The log would say: { $told }
cli-stays = Your last move cannot be undone: something was revealed since.
cli-nothing-to-undo = You have no move to undo.
cli-taken-back = Undone: { $actions }
cli-saved = Saved to { $file }
cli-not-saved = { $file } cannot be written: { $why }
cli-file-has-options = { $file } tells the options of its game: leave out KEY=VALUE
cli-file-has-seats = { $file } is a game of { $players } players: --seats needs as many
cli-stops = The game stops here.
cli-afterwards = The game is over: `save FILE` saves it, `log` lists its moves, Enter quits.
cli-usage-table = table NUMBER, from 1 to { $players }
cli-usage-why = why ACTION; `help` shows how actions are written
cli-usage-save = save FILE, such as: save game.cab
cli-commands = Commands:
cli-command-why = explain why an action is illegal, or what it would do
cli-command-legal = list all legal actions
cli-command-hint = show what Master would play
cli-command-table = show the table again (or Enter); `table 2` with more of player 2, where a game has more
cli-command-log = show what has happened so far
cli-command-undo = undo your last move, unless something was revealed since
cli-command-save = save the game to a file
cli-command-quit = quit
cli-moves = Moves:

### Who plays

cli-bot = { $player }: bot, { $level }

### Stored games and the end

cli-place = { $place }. { $player }, { $points } { $points ->
    [one] point
   *[other] points
}
cli-nobody-wins = Nobody wins.
cli-wins = { $player } wins.
cli-share = { $players } share the victory.
cli-after-input = After input { $version }: { $input }
cli-to-act = The game is not over: { $player } is to act.
cli-to-turn-up = The game is not over: it is waiting for a draw.
cli-is-game = { $file }: ok, { $setup }, { $inputs } { $inputs ->
    [one] input
   *[other] inputs
}, { $state }
cli-not-over = not over
cli-nobody-won = won by nobody ({ $scores })
cli-won = won by { $players } ({ $scores })
cli-no-games = { $bad } of { $files } { $files ->
    [one] file
   *[other] files
} cannot be replayed
cli-no-such-input = { $file } has { $inputs } { $inputs ->
    [one] input
   *[other] inputs
}, so there is no position after input { $version }
cli-no-rules = There are no rules for `{ $game }`; choose one of: { $games }
cli-no-item = { $game } has no rule { $item }; its rules are { $items }

### Errors in a game file (also used by the server)

file-fault-over = The game is over before this move.
file-fault-game = A game file begins with the name of a game ({ $games }), and “{ $game }” is not one.
file-fault-word = After the name of the game, “{ $word }” means nothing.
file-fault-line = Line { $line }: { $sentence }
file-fault-input = Line { $line }, “{ $input }”: { $sentence }
file-fault-folder = This is a folder, not a game file.
file-fault-large = The file is too large for a game: more than { $most } MiB.
file-fault-text = Line { $line }: the file is not UTF-8 text.

log-fault-empty = The file is empty: a game file begins with a set-up line.
log-fault-long-input = An input has at most { $most } characters.
log-fault-word = Each line below the first is one word: a move, or what was drawn.
log-fault-many = A game has at most { $most } inputs.

### Errors in a set-up line (also used by the server)

setup-fault-empty = The set-up line is empty.
setup-fault-long = A set-up line has at most { $most } characters.
setup-fault-long-choice = The value of the option `{ $option }` is too long: a set-up line has at most { $most } characters; choose from: { $values }
setup-fault-option = `{ $word }` is not an option of the form key=value.
setup-fault-twice = The option `{ $option }` is given twice.
setup-fault-value-twice = `{ $value }` is given twice in the option `{ $option }`; choose from: { $values }
setup-fault-value = `{ $value }` is not a valid value for the option `{ $option }`.
setup-fault-not-yet = `{ $value }` is not available yet for the option `{ $option }`; choose from: { $values }
setup-fault-choice = `{ $value }` is not a valid value for the option `{ $option }`; choose from: { $values }
setup-fault-empty-value = The option `{ $option }` has an empty value.
setup-fault-empty-choice = The option `{ $option }` has an empty value; choose from: { $values }
setup-fault-excluded = `{ $one }` and `{ $other }` cannot be chosen together.
setup-fault-unknown = { $game } has no option `{ $option }`; its options are: { $options }
setup-fault-no-options = { $game } has no option `{ $option }`.
setup-fault-missing = { $game } needs the option `{ $option }`.
setup-fault-game = There is no game `{ $game }`; choose one of: { $games }
setup-fault-other-game = This is not a set-up line of { $game }.
setup-fault-players = { $game } is for { $most ->
    [2] 2
   *[other] { $least } to { $most }
} players, not { $players } ({ $rule }).
setup-fault-rules = This is rules version { $asked } of { $game }; with these options the newest that is known here is { $known }.
cli-no-holder = `{ $seat }` cannot hold a seat: use human, { $levels } or master:NODES (1 to { $most } nodes per move).

### Errors when the server starts

serve-fault-port = Cannot listen on { $address }: the port is in use (is Cabochon already running?). Choose another with --listen.
serve-fault-listen = Cannot listen on { $address }: { $why }
serve-fault-serve = Cannot accept connections any more: { $why }
data-fault-in-use = The data file { $file } is in use by another server.
data-fault-being-read = The data file { $file } is being read by another command (cabochon admin); try again when it has ended.
data-fault-not-ours = { $file } is not a Cabochon data file; it was left unchanged.
data-fault-newer = The data file { $file } was written by a newer version of Cabochon (schema { $why }); it was left unchanged.
data-fault-damaged = The data file { $file } is damaged ({ $why }); it was left unchanged. `cabochon admin salvage --data FILE --to NEW` copies the tables that are intact to a new file; a backup may have all of them.
data-fault-empty = The data file { $file } is empty (0 bytes): restore it, remove it, or start with --fill-empty.
data-fault-exists = { $file } exists already; it was left unchanged.
data-fault-orphan = The data file { $file } is missing or empty, but { $why } is left of it: restore the file, or move that away to begin anew.
data-fault-io = Cannot use { $file }: { $why }
serve-at = Cabochon is at { $url }
serve-at-public = Cabochon is at { $url } (listening on { $address })
serve-stored = The games are stored in { $file }
config-fault-toml = { $file }, line { $line }: this is not TOML ({ $what }).
config-fault-key = { $file }, line { $line }: there is no option `{ $what }`.
config-fault-value = { $file }, line { $line }: { $what }
config-wants-flag = { $file }, line { $line }: `{ $what }` must be true or false.
config-wants-number = { $file }, line { $line }: `{ $what }` must be a number.
config-wants-perhaps = { $file }, line { $line }: `{ $what }` must be a number or "none".
config-wants-list = { $file }, line { $line }: `{ $what }` must be a list of texts, such as ["10.0.0.0/8"].
config-wants-text = { $file }, line { $line }: `{ $what }` must be a text in quotation marks.

### Commands of a host

admin-backed-up = { $file } is a backup with { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
} of games and { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
} of chat.
admin-restored = { $file } is restored: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
} of games, { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
} of chat.
admin-salvaged = { $file } is a new data file with what is intact: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
} of games, { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
} of chat.
admin-lost = Not copied: { $what }
admin-nothing-lost = Everything in the file was intact.
admin-unsalvaged = Nothing can be copied from { $file } ({ $why }); it was left unchanged.
admin-replaced = The file that was there before is now { $file }.
admin-incomplete = The last transaction of the journal is incomplete from frame { $frame } on and is left out, as after a power cut.
admin-sound = { $file } is sound: { $tables ->
    [one] the game of { $tables } table follows
   *[other] the games of { $tables } tables follow
} the rules.
admin-faulty = { $file }: { $faults ->
    [one] { $faults } fault was found.
   *[other] { $faults } faults were found.
}
admin-bad-table = Table { $table }: { $why }
admin-no-game = This program does not have its game, { $game }.
admin-no-table = There is no table `{ $table }`.
admin-not-begun = The game of table { $table } has not begun.
admin-no-server = No server has { $file } open: start it, or change the file itself with --offline.
admin-nothing = There is no such table, line, person or network.
admin-several-tables = Several tables begin with `{ $table }`: { $tables }
admin-changed = Changed: table { $table }
admin-former = (former player)
admin-person = (no name)
admin-open-seat = (open seat)
admin-begun = The game has begun: its seats stay as they are.
admin-several-bans = Several of those who are kept away begin so: give more digits.
admin-unshown = This cannot be shown: { $why }.
admin-unanswered = The server did not answer ({ $why }): whether it did that is not known.
admin-done = Done.
admin-ban-person = person { $who }, until { $until } (UTC)
admin-ban-network = network { $who }, until { $until } (UTC)
admin-facts = set up { $created }, changed { $changed } (UTC), { $size } KB
admin-gathers = waits for players
admin-runs = turn { $turns }
admin-over = over after { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}

### Errors of the operating system

system-fault-missing = There is no such file or folder.
system-fault-permission = Permission denied.
system-fault-folder = This is a folder, not a file.
system-fault-no-folder = Part of the path is a file, not a folder.
system-fault-name = This is not a valid file name.
system-fault-exists = The file already exists.
system-fault-kind = This is not a regular file.
system-fault-full = There is no space left on the disk.
system-fault-read-only = The file system is read-only.
system-fault-address = This computer does not have that address.

### The command line

usage-head = Usage
usage-commands = Commands
usage-arguments = Arguments
usage-options = Options
usage-default = [default: { $value }]

usage-cabochon = Play { $games }: in the browser, in the terminal, or with your own bots
usage-serve = Start the server for playing in the browser
usage-admin = Look after a data file: back it up, restore it, check it, list its tables
usage-backup = Copy a data file to a new file; a server may have it open
usage-restore = Put a backup in the place of a data file that no server has open
usage-salvage = Copy what is intact in a damaged data file, which no server has open, to a new file
usage-check = Look for damage in a data file, and replay the game of every table
usage-tables = List the tables of a data file
usage-export = Print the game of a table as a game file
usage-show = Print who sits at a table, and the last lines of its chat with their numbers
usage-close = Take a table out of the lobby and close it to people without a seat; a server must have the file open
usage-remove = Remove a table, a line of chat or a person; a server must have the file open
usage-table = Remove a table with everything that belongs to it
usage-line = Remove the text of a line of chat
usage-person = Remove everything that is stored about a person; games stay, with a former player in their seats
usage-play = Play in this terminal, or continue a game file
usage-arena = Let bots play against each other and report the score
usage-learn = Make what a judgement of positions is learned from, and test what was learned
usage-generate = Let a bot play against itself, and store the games with what its searches found
usage-observe = Describe the positions of stored games by counts, from which a network is trained
usage-gate = Decide by games whether a bot is stronger than another one at equal time
usage-calibrate = Compare what the searches of stored games expected with what happened
usage-bench = Measure how many random games the rules play per second
usage-replay = Print the log of a stored game, or the table at one point of it
usage-rules = Print the rules of a game, or one of them
usage-verify = Check that stored games follow the rules
usage-engine = Let a bot answer the questions of an arena, in the bot protocol (docs/engines.md)
usage-bot = Let an engine play at tables of a server, over HTTP (docs/engines.md)
usage-referee = Enforce the rules for other programs: one JSON request per line, one answer per line
usage-help = Print help for the program or one of its commands

usage-any-help = Print this help
usage-any-version = Print the version
usage-any-color = Colour the output: auto (in a terminal, unless NO_COLOR is set), always or never
usage-any-lang = The language of the output: en, ru or ja; by default the environment’s, else English
usage-any-game = The game: one of { $names }
usage-any-chosen = Options of the game, as KEY=VALUE: { $options }
usage-any-json = Print the result as one JSON object
usage-any-data = The file in which the games are stored
usage-backup-to = The file to write; it must not exist yet
usage-salvage-to = The file to write; it must not exist yet
usage-restore-from = The backup
usage-tables-json = Print one JSON object per table
usage-any-table = The table: the last part of its address, or its first letters
usage-any-offline = Change the file itself, which no server may have open
usage-line-line = The number of the line, as `admin show` prints it
usage-person-seat = The person’s seat at the table, from 1
usage-person-line = A line that the person wrote: its number, as `show` prints it
usage-free = Make a seat of a game that has not begun open again; a server must have the file open
usage-free-seat = The seat, from 1
usage-ban = Keep a person or a network away for a time; a server must have the file open
usage-ban-table = The table at which the person is: the last part of its address, or its first letters
usage-ban-seat = The person’s seat at the table, from 1
usage-ban-line = A line that the person wrote: its number, as `show` prints it
usage-ban-network = All addresses of a network, such as 192.0.2.0/24 or 2001:db8::/56
usage-ban-hours = The number of hours
usage-unban = Admit somebody again who is kept away; a server must have the file open
usage-unban-who = The network, or the first digits of the person, as `bans` prints them
usage-bans = List those who are kept away
usage-say = Show everybody on the server a message, until the server stops
usage-say-text = The text
usage-say-clear = Withdraw the message
usage-tables-order = The order: by when they were set up, by when they last changed, or by size
usage-any-nodes = Nodes per move for the bots that search
usage-serve-listen = The address to listen on; port 0 picks any free port
usage-serve-fill_empty = Begin a new data file in place of an empty one (0 bytes), which is refused otherwise
usage-serve-public_url = The address others use, such as https://games.example, if it differs from the one above: behind a proxy, or by name in a local network
usage-serve-trusted_proxy = The networks of proxies whose X-Forwarded-For is believed, such as 10.0.0.0/8, separated by commas, or none
usage-serve-limit_local = Limit requests of this machine like those of any other
usage-serve-config = A configuration file (TOML) whose keys are the names of the options below without `--color` and `--lang`; the command line takes precedence
usage-serve-print_config = Print the configuration that would be used, as such a file, and exit
usage-serve-metrics = The address on which Prometheus gets metrics, at /metrics, such as 127.0.0.1:9137; none: nowhere
usage-serve-log_requests = Log a line for each request: method, route, status, address and time
usage-serve-log_format = The form of the log: text or json
usage-serve-limit_moves = At most this many moves and undo requests of a person, as NUMBER/TIME, such as 30/3s: the number at once, refilled evenly over the time
usage-serve-limit_lines = At most this many chat lines of a person at a table, as NUMBER/TIME
usage-serve-limit_address_moves = At most this many moves and undo requests from an address, as NUMBER/TIME
usage-serve-limit_address_lines = At most this many chat lines from an address, as NUMBER/TIME
usage-serve-limit_table_lines = At most this many chat lines at a table, as NUMBER/TIME
usage-serve-limit_tables = At most this many tables set up by a person, or from an address, as NUMBER/TIME
usage-serve-limit_people = At most this many new people from an address, as NUMBER/TIME
usage-serve-limit_requests = At most this many requests of any kind from an address, as NUMBER/TIME
usage-serve-limit_address_seats = At most this many seats taken from an address at public tables of others, as NUMBER/TIME
usage-serve-limit_waiting = At most this many seats at public tables of others at which others wait for the people of an address
usage-serve-limit_listed = At most this many public tables with open seats set up from an address
usage-serve-limit_sockets = At most this many open pages of a person that show a table
usage-serve-limit_address_sockets = At most this many open pages from an address that show a table
usage-serve-limit_address_memory = The open tables of an address take at most this much memory, in MB
usage-serve-limit_address_disk = The stored tables of an address take at most this much, in MB
usage-serve-limit_connections = At most this many connections from an address
usage-serve-limit_all_tables = At most this many tables are set up by all people
usage-serve-limit_all_memory = The loaded tables of all people take at most this much memory, in MB; those that were not used for longest are unloaded
usage-serve-limit_all_disk = At this size of the data file, in MB, no more tables are set up
usage-serve-limit_all_connections = At most this many connections of all people
usage-serve-keep_running = Delete games in which nobody has moved for this number of days; none: keep them
usage-serve-keep_finished = Delete games that have been over for this number of days; none: keep them
usage-play-game = The game: one of { $names }; or a game file, to continue it
usage-play-seats = Who plays, in turn order: human, { $levels }, master:NODES; by default human,master, or as the file tells
usage-play-seed = Draw the cards from this seed instead of at random
usage-any-a = The bot to measure: { $rivals }, a search with another number of nodes such as master:1000, or FILE.net@ROUNDS:NODES for a search that plays on for ROUNDS rounds and then asks a network from a file
usage-any-b = The bot in all other seats
usage-arena-a = The side to measure: { $rivals }, a search with another number of nodes such as master:1000, FILE.net@ROUNDS:NODES for a search that plays on for ROUNDS rounds and then asks a network from a file, or engine:COMMAND for a program that speaks the bot protocol
usage-arena-b = The side in all other seats
usage-arena-ms = Milliseconds that an engine has for an action
usage-arena-save = Save each game to a file in this folder, which must be new or empty
usage-engine-bot = The bot: as A of `arena`, without engines
usage-bot-server = The address of the server, such as https://games.example
usage-bot-table = The table, by its link or the letters in it; by default public tables that welcome programs, one after the other
usage-bot-name = The name that the players are shown
usage-bot-engine = The program that speaks the bot protocol, with its arguments, quoted as for a shell
usage-bot-ms = Milliseconds that the engine has for an action
usage-bot-games = End after this many games
usage-bot-secret = The file with the identity of the bot, which is made if it is missing: with it the bot comes back to its games
usage-any-a_seats = How many seats A has, each set of so many in turn; B has the others
usage-any-players = How many players
usage-any-seed = The seed for all cards and bots
usage-any-threads = How many games to play at the same time; the results do not depend on it
usage-any-from = The file of games
usage-arena-games = How many games; by default 200, and in a league 400 between neighbours
usage-arena-league = Play a league: neighbours play each other and all play greedy; prints each score and ratings on one scale
usage-arena-levels = The bots of the league, from the weakest to the strongest, separated by commas; by default { $levels }
usage-arena-greedy_games = How many games each bot of a league plays against greedy, unless they are neighbours
usage-generate-out = The file of games; if it exists, the games that it lacks are added
usage-generate-bot = The bot in every seat: as A of `arena`
usage-generate-games = How many games the file has in the end
usage-observe-out = The file of records to write
usage-gate-games = At most this many games
usage-gate-least = At least this many games before it decides
usage-gate-threads = How many games to play at the same time
usage-calibrate-seed = The seed by which a position of each game is drawn
usage-bench-seconds = Seconds to measure, after the warm-up
usage-bench-seed = The seed of the random games
usage-replay-file = The game file
usage-replay-at = Show the table after this many inputs
usage-rules-list = The list of rules: one of { $lists }
usage-rules-item = One rule of the list, such as 46 or C8; without it all are printed
usage-verify-files = The game files

usage-fault-value = `{ $value }` is not a valid value for { $argument }; it must be{" "}
usage-fault-no-value = { $argument } needs a value.
usage-fault-unknown = Unknown argument `{ $argument }`.
usage-fault-command = Unknown command `{ $value }`.
usage-fault-no-command = A command is missing.
usage-fault-missing = Missing argument: { $argument }
usage-fault-none = { $argument } has `{ $value }` beside other values; it stands alone.
usage-fault-twice = { $argument } is given twice.
usage-fault-together = { $argument } and { $value } cannot be used together.
usage-fault-too-many = { $argument } has one value too many: `{ $value }`.
usage-fault-text = An argument is not UTF-8 text.
usage-similar = {" "}Did you mean { $value }?
usage-more = For help, run `{ $value } --help`.
usage-choices = one of { $value }.
usage-wants-whole = a whole number from { $least } to { $most }.
usage-wants-players = a number of players, such as 2.
usage-wants-seconds = a number from 0.01 to 3600.
usage-wants-rival = { $levels }, master:NODES or fitted:NODES (1 to { $most } nodes per move), or FILE.net@ROUNDS:NODES for a network from a file (0 to { $rounds } rounds; @ROUNDS and :NODES may be left out).
usage-wants-rival-or-engine = engine:COMMAND for a program that speaks the bot protocol, or { usage-wants-rival }
usage-wants-engine = engine:COMMAND with a program and its arguments, quoted as for a shell, such as 'engine:python3 my.py'.
usage-wants-command = A program and its arguments, quoted as for a shell, such as 'python3 my.py'.
usage-wants-language = en (English), ru (Русский) or ja (日本語).
usage-wants-address = an address with a port, such as 127.0.0.1:8137.
usage-wants-url = http:// or https:// and the name or address of a host, with a port from 1 and a path of letters, digits, -, ., _ and ~ if necessary, such as https://games.example or https://example.org/games.
usage-wants-network = a network or an address, such as 10.0.0.0/8 or 192.0.2.1.
usage-wants-rate = a number and a time (s, m or h), such as 30/3s or 60/1h.

### Measurements

arena-head = { $game } with { $players } players: { $a } against { $b }
arena-games = { $games } { $games ->
    [one] game
   *[other] games
}: { $wins } won, { $draws } drawn, { $losses } lost
arena-score = score { $score } % (95 % interval { $low } to { $high }; equal players: { $even })
arena-turns = { $turns } turns per game
arena-clock = { $bot }: { $mean } ms per move, { $longest } at most
arena-progress = { $done } of { $games } games
arena-chose = { $bot } chose { $action } in game { $number }: { $why }
arena-forfeit = { $side } ({ $bot }) forfeits game { $number }: { $fault }
arena-faults = { $bot }: { $faults } { $faults ->
    [one] game
   *[other] games
} forfeited
arena-no-engine = The engine `{ $command }` cannot be started: { $why }
bot-sits = { $name } sits at table { $table }.
bot-over = The game at table { $table } is over: place { $place }.
bot-ended = The game at table { $table } was ended by the table.
bot-seat-lost = The seat at table { $table } was freed.
bot-waits = No open table welcomes programs: the bot waits for one.
bot-refused = The server refuses: { $why }
bot-unreachable = The server { $server } does not answer: { $why }
bot-fault = The engine made a fault: { $fault }
bot-no-secret = The secret in { $file } cannot be kept: { $why }
bot-no-seat = Table { $table } has no open seat.
bot-no-address = { $server } is no address of a server, such as https://games.example.
arena-not-empty = { $folder } is not empty: games are saved to a new or an empty folder.
engine-fault-not-started = it cannot be started again: { $why }
engine-fault-late = no answer within { $ms } ms.
engine-fault-closed = it closed its output.
engine-fault-long-line = a line has more than { $most } bytes.
engine-fault-no-answer = `{ $line }` is no answer of the bot protocol.
engine-fault-chatter = { $lines } lines without an answer.
engine-fault-no-action = an answer without an action.
engine-fault-declined = its answer is the error “{ $why }”.
engine-fault-illegal = { $action } is refused: { $why }
engine-fault-with-words = { $fault } The last line of its standard error: { $words }
arena-endless = Game { $number } does not end.
arena-no-seat = With --a-seats { $seats } and --players { $players } no seat is left for B.
league-head = { $game } with { $players } players: a league
league-pair = { $a } against { $b }: { $score } % of { $games } games (95 % interval { $low } to { $high })
league-ratings = Ratings on the scale of Elo, relative to the bot that all meet:
league-rating = { $bot }: { $rating } (95 % interval { $low } to { $high })
league-alone = A league needs at least two bots.
net-fault = { $file } is no network for { $game }: { $why }
net-fault-beginning = it does not begin with “cabnet 1”.
net-fault-short = the file is too short.
net-fault-long = the file is too long.
net-fault-shape = it has the inputs { $found }, where { $wanted } are needed.
net-fault-large = it has too many seats or zones.
net-fault-weight = it has a weight that is no number from −10,000 to 10,000.
learn-nothing = { $game } has no learned judgement: nothing describes its positions.
learn-no-games = { $file }, line { $line }: this does not belong in a file of games for `learn`.
learn-otherwise = The games of { $file } were made otherwise: { $found }, not { $wanted }.
learn-in-use = { $file } is in use by another command.
learn-bad-game = { $file }, game { $number }: { $why }
learn-bad-turn = After input { $inputs } there is no decision to which the stored shares belong.
bench-head = { $game } with { $players } players, random moves, one thread
bench-games = games per second (median of { $rounds } rounds)
bench-slowest = in the slowest round, { $fastest } in the fastest
bench-turns = turns per game
bench-decisions = decisions per game
bench-outcomes = chance outcomes per game
bench-step = nanoseconds per step
bench-bytes = bytes per state
bench-development = This is a debug build; use --release to measure.
