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
cli-stays = Something has been turned up since: with several players that stays.
cli-nothing-to-undo = There is no move of yours to take back.
cli-taken-back = Taken back: { $actions }
cli-saved = Saved to { $file }
cli-not-saved = { $file } cannot be written: { $why }
cli-stops = The game stops here.
cli-usage-why = why ACTION, such as: why B.47
cli-usage-save = save FILE, such as: save game.cab
cli-commands = Commands:
cli-command-why = why it is not possible, or what it would do
cli-command-legal = everything that is possible now
cli-command-hint = what the master would do
cli-command-table = show the table again (or Enter)
cli-command-log = what has happened so far
cli-command-undo = take back your last move and all that followed
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
