# The terminal.

### The table. A label of a row of cards has seven columns, a heading above a number as many as the English one.

board-heading = , round { $round }: { $state }
board-to-act = { $player } to act
board-turning-up = turning up: { $question }
board-over = the game is over
board-last-round = last round
board-goal = { $points } points end it
board-nobles = Nobles
board-none-left = none left
board-level = Level { $level }
board-deck = deck { $cards }
board-hand = Hand
board-empty = empty
board-points = { $points } { $points ->
    [one] pt
   *[other] pts
}
board-free = free
board-pay = pay
board-short = short { $tokens }
board-bank = Bank
board-head = pts
    .cards = cards
    .nobles = nobles
    .held = held
    .hand = hand
board-legend = w white  b blue  g green  r red  k black  a gold   2+1: two tokens and one bonus

board-duel-heading = , turn { $turn }: { $state }
board-duel-again = one more turn after this one
board-duel-board = Board
board-duel-bag = Bag
board-duel-supply = Privileges above the board: { $privileges }
board-duel-royal = { $royal } royal card: { $what }
board-duel-points = { $count }p
board-duel-crowns = { $count }c
board-duel-effect-again = again
board-duel-effect-copy = copy
board-duel-effect-same = take same
board-duel-effect-privilege = privilege
board-duel-effect-steal = steal
board-duel-no-bonus = no bonus yet
board-duel-head = crowns
    .colour = colour
    .privileges = pr
board-duel-legend = p pearl  a gold   2+1: two tokens and one bonus   3p1c: 3 points, 1 crown

### The prompt

cli-thinking = { $player } is thinking
cli-hides = { $from }: Enter hides your table for { $to }.
cli-shows = { $player }: Enter shows your table.
cli-hint = The master would play { $action }
cli-help-is-there = Type help for the moves and commands.
cli-refused = { $title }. { $sentence }
cli-possible = That is possible. The log would say: { $told }
cli-stays = Something has been turned up since your last move, so it stands.
cli-nothing-to-undo = There is no move of yours to take back.
cli-taken-back = Taken back: { $actions }
cli-saved = Saved to { $file }
cli-not-saved = { $file } cannot be written: { $why }
cli-stops = The game stops here.
cli-afterwards = The game is over: `save FILE` keeps it, `log` tells it, Enter leaves.
cli-usage-why = why ACTION, such as: why B.47
cli-usage-save = save FILE, such as: save game.cab
cli-commands = Commands:
cli-command-why = why it is not possible, or what it would do
cli-command-legal = everything that is possible now
cli-command-hint = what the master would do
cli-command-table = show the table again (or Enter)
cli-command-log = what has happened so far
cli-command-undo = take back your last move, unless something was turned up since
cli-command-save = write the game to a file
cli-command-quit = leave
cli-moves = Moves:
cli-move-take = take three tokens of different colours, or two of one
cli-move-reserve = reserve card #47, or the top card of the level 2 deck
cli-move-buy = buy card #47; with one gold as white and two as black
cli-move-return = return (discard) these tokens
cli-move-receive = receive noble 5
cli-move-pass = pass, where nothing else is possible
cli-colours = Colours: w white, b blue, g green, r red, k black, and a for gold.
cli-kind-take = take
cli-kind-reserve = reserve
cli-kind-buy = buy
cli-kind-return = return
cli-kind-receive = receive
cli-kind-pass = pass
cli-duel-move-privilege = use a privilege: take the token on c3
cli-duel-move-replenish = replenish (fill up) the board from the bag
cli-duel-move-take = take the tokens on these spaces
cli-duel-move-reserve = take the gold on c3 and reserve card #47, or the top card of the level 2 deck
cli-duel-move-buy = buy card #47; with one gold as white and one as a pearl
cli-duel-move-copy = the card just bought copies red
cli-duel-move-effect = by a card’s effect: take the token on c3
cli-duel-move-steal = by a card’s effect: steal a pearl
cli-duel-move-royal = take royal card 2
cli-duel-move-discard = discard a white token
cli-duel-colours = Colours: w white, b blue, g green, r red, k black, p for a pearl and a for gold. Spaces: a1 at the upper left, e5 at the lower right.
cli-duel-kind-privilege = use
cli-duel-kind-replenish = fill up
cli-duel-kind-copy = copy
cli-duel-kind-effect = effect
cli-duel-kind-steal = steal
cli-duel-kind-royal = royal
cli-duel-kind-discard = discard

### Who plays

cli-name-random = Random { $number }
cli-name-greedy = Greedy { $number }
cli-name-master = Master { $number }

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
cli-to-turn-up = The game is not over: to be turned up next: { $question }.
cli-is-game = { $file }: ok, { $setup }, { $inputs } { $inputs ->
    [one] input
   *[other] inputs
}, { $state }
cli-not-over = not over
cli-won = won by { $players } ({ $scores })
cli-no-games = { $bad } of { $files } { $files ->
    [one] file
   *[other] files
} cannot be replayed
cli-no-such-input = { $file } has { $inputs } { $inputs ->
    [one] input
   *[other] inputs
}, so there is no table after { $version }
cli-no-rules = No rules of `{ $game }` are written here; there are: { $games }
cli-no-item = There is no rule { $item } of { $game }: they are { $items }

### What is wrong with a game file (the server says it too)

file-fault-over = The game is over before this move.
file-fault-line = Line { $line }: { $sentence }
file-fault-input = Line { $line }, “{ $input }”: { $sentence }
file-fault-folder = This is a folder, not a game file.
file-fault-large = The file is larger than any game: more than { $most } MiB.
file-fault-text = Line { $line }: the file is not UTF-8 text.

log-fault-empty = The file is empty: a game begins with a set-up line.
log-fault-long-input = An input has at most { $most } characters.
log-fault-word = An input is one word of printable ASCII.
log-fault-many = A game has at most { $most } inputs.

### What is wrong with a set-up (the server says it too)

setup-fault-empty = The set-up line is empty.
setup-fault-long = A set-up line has at most { $most } characters.
setup-fault-option = `{ $word }` is not an option of the form key=value.
setup-fault-twice = The option `{ $option }` stands twice.
setup-fault-value = `{ $value }` is no value for the option `{ $option }`.
setup-fault-unknown = { $game } has no option `{ $option }`.
setup-fault-missing = { $game } needs the option `{ $option }`.
setup-fault-game = There is no game `{ $game }`; there are: { $games }
setup-fault-other-game = This is no set-up of { $game }.
setup-fault-players = { $game } is for { $most ->
    [2] 2
   *[other] { $least } to { $most }
} players, not { $players } ({ $rule }).
setup-fault-rules = This is rules version { $asked } of { $game }; here only version { $known } is known.
cli-no-holder = Nobody is called `{ $seat }`: a seat is human, random, greedy, master or master:NODES (1 to { $most } nodes a move).

### Why the server does not start

serve-fault-port = Cannot listen on { $address }: the port is in use (is Cabochon running already?). Choose another with --listen.
serve-fault-listen = Cannot listen on { $address }: { $why }
serve-fault-serve = Cannot take connections any more: { $why }
data-fault-in-use = The data file { $file } is in use by another server.
data-fault-not-ours = { $file } is not a data file of Cabochon; it was left as it is.
data-fault-newer = The data file { $file } was written by a newer version of Cabochon (layout { $why }); it was left as it is.
data-fault-damaged = The data file { $file } is damaged ({ $why }); it was left as it is.
data-fault-orphan = The data file { $file } is missing, but its journal { $why } is there: put the file back, or move the journal away.
data-fault-io = Cannot use { $file }: { $why }
serve-at = Cabochon is at { $url }
serve-at-public = Cabochon is at { $url } (it listens at { $address })
serve-stored = The games are stored in { $file }

### What the system refused

system-fault-missing = There is no such file or folder.
system-fault-permission = The system does not allow it.
system-fault-folder = It is a folder.
system-fault-no-folder = What should be a folder on the way there is a file.
system-fault-name = It names no file.
system-fault-exists = There is such a file already.
system-fault-kind = It is no ordinary file.
system-fault-full = There is no room left.
system-fault-read-only = Nothing can be written there.
system-fault-address = This machine does not have that address.

### The command line

usage-head = Usage
usage-commands = Commands
usage-arguments = Arguments
usage-options = Options
usage-default = [{ $value } if not given]

usage-cabochon = A table for Splendor and Splendor Duel: in the browser, at the terminal, for bots
usage-serve = Serve the table to browsers
usage-play = Play at this terminal
usage-arena = Let bots play against each other and count
usage-bench = Measure how many random games a second the rules play
usage-replay = Tell a stored game, or show its table at one step
usage-rules = Tell the rules of a game, or one item of them
usage-verify = Check that stored games keep to the rules
usage-referee = Answer other programs: one JSON request a line, one answer a line
usage-help = Print what the program or one of its commands is for

usage-any-help = Print this help
usage-any-version = Print the version
usage-any-color = Colours in what is printed: auto (at a terminal, unless NO_COLOR is set), always or never
usage-any-lang = The language to speak: en, ru or ja; else the environment’s, or English
usage-any-game = The game: splendor or duel
usage-any-json = Print one JSON object
usage-any-nodes = Nodes a move for the bots that search
usage-serve-listen = The address to listen on; port 0 takes any free one
usage-serve-data = The file that holds the games
usage-serve-public_url = The address others use, such as https://games.example, where it is not the one above: behind a proxy, or by name in a local network
usage-play-seats = Who holds the seats, in playing order: human, random, greedy, master, master:NODES
usage-play-seed = Draw the cards by this seed instead of by chance
usage-arena-a = The bot that is measured: random, greedy, master, master:NODES
usage-arena-b = The bot that holds all other seats
usage-arena-games = How many games
usage-arena-players = How many players: one seat is held by A, the others by B
usage-arena-seed = The seed that all cards and bots follow from
usage-arena-threads = How many games are played at the same time; the results do not depend on it
usage-bench-players = How many players
usage-bench-seconds = Seconds to measure, after the warm-up
usage-bench-seed = The seed of the random games
usage-replay-file = The game file
usage-replay-at = Show the table as it stood after this many inputs
usage-rules-item = One item of its list, such as 46 or C8; without it all are told
usage-verify-files = The game files

usage-fault-value = `{ $value }` is no value for { $argument }; it has to be{" "}
usage-fault-no-value = { $argument } needs a value.
usage-fault-unknown = There is no argument `{ $argument }` here.
usage-fault-command = There is no command `{ $value }`.
usage-fault-no-command = A command is missing.
usage-fault-missing = This is missing: { $argument }
usage-fault-twice = { $argument } is given twice.
usage-fault-too-many = `{ $value }` is one value too many for { $argument }.
usage-fault-text = An argument is not UTF-8 text.
usage-similar = {" "}Was { $value } meant?
usage-more = `{ $value } --help` tells what there is.
usage-choices = one of { $value }.
usage-wants-whole = a whole number from { $least } to { $most }.
usage-wants-players = a number of players, such as 2.
usage-wants-seconds = a number from 0.01 to 3600.
usage-wants-bot = random, greedy, master or master:NODES (1 to { $most } nodes a move).
usage-wants-language = en (English), ru (Русский) or ja (日本語).
usage-wants-address = an address with a port, such as 127.0.0.1:8137.
usage-wants-url = http:// or https:// with a name and nothing more, such as https://games.example.

### Measurements

arena-head = { $game } with { $players } players: { $a } against { $b }
arena-games = { $games } { $games ->
    [one] game
   *[other] games
}: { $wins } won, { $draws } drawn, { $losses } lost
arena-score = score { $score } % (95 % interval { $low } to { $high }; equal players: { $even })
arena-turns = { $turns } turns a game
arena-clock = { $bot }: { $mean } ms a move, { $longest } at most
arena-progress = { $done } of { $games } games
arena-chose = { $bot } chose { $action } in game { $number }: { $why }
arena-endless = Game { $number } does not end.
bench-head = { $game } with { $players } players, random moves, one thread
bench-games = games a second (median of { $rounds } rounds)
bench-slowest = in the slowest round, { $fastest } in the fastest
bench-turns = turns a game
bench-decisions = decisions a game
bench-outcomes = outcomes of chance a game
bench-step = nanoseconds a step
bench-bytes = bytes a state
bench-development = This is a development build; measure with --release.
