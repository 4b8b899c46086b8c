# The browser table, and what every user interface needs.

### Cards and lists

card-number = card { $card }
list-comma = {", "}
list-and = { $first } and { $last }

### The site

brand = Cabochon
title = Cabochon
title-yours = ● Your turn – Cabochon
title-over = The game is over – Cabochon
close = Close
act-again = Try again
to-lobby = To the lobby
to-table = Back to the table
nowhere = There is no page at this address. It may be mistyped or incomplete.
nothing-here = Nothing here
not-shown = This table cannot be shown
not-loaded = This page did not load

### Games, players, opponents

you = You
player-number = Player { $number }
former-player = A former player
program = program
    .away = program, away
level-random = Dice
    .about = plays at random
level-novice = Novice
    .about = sees only its own next move and often slips
level-apprentice = Apprentice
    .about = sees only its own next move and slips a little
level-greedy = Journeyman
    .about = takes what looks best
level-artisan = Artisan
    .about = looks briefly at what follows
level-expert = Expert
    .about = thinks a little ahead
level-virtuoso = Virtuoso
    .about = thinks ahead
level-master = Master
    .about = thinks furthest ahead
bot-of-level = bot, { $level }
bot-name-0 = Facet
bot-name-1 = Lapidary
bot-name-2 = Bezel
bot-name-3 = Culet
bot-name-4 = Girdle
bot-name-5 = Pavilion
sitter-person = Someone at this screen
sitter-computer = Computer: { $level }
sitter-open = A friend, by link
    .about = for anyone with the link
setup-public = List in the lobby
setup-spectators = Allow spectators
table-option-programs = Programs may join
    .about = Programs may take open seats; everybody sees which players are programs.
act-open-table = Open the table
lobby-open-tables = Open tables
lobby-none-open = There are no open tables.
act-join = Join

### The lobby

setup-players = Players
setup-seat = Player in seat { $number }
setup-name = Name of player { $number }
setup-by-lot = First player: random
    .seats = Seats: random
lobby-asking = Loading the games…
lobby-no-games = This server offers no game that this page knows. Reload the page.
option-line = { $option }: { $value }
option-excluded = not together with { $option }
act-play = Play
act-with-friend = With a friend
act-learn = Learn
act-more = Set up
    .about = Set up { $game }: players, rivals, options
act-begin = Play now
board-rivals = { $number ->
    [one] Rival: { $rivals }
   *[other] Rivals: { $rivals }
}
lobby-mine = My tables
lobby-running = { $tables ->
    [0] none running
   *[other] { $tables } running
}
lobby-loading = Loading your tables…
lobby-no-tables = Tables that you set up are listed here; you can return to them at any time.
lobby-table = { $game }, { $players } players
lobby-your-turn = Your turn
lobby-open = Open
lobby-look = View
lobby-page = { $first }–{ $last } of { $total }
page-back = Back
page-on = Next
lobby-remove = Remove from the list
lobby-remove-sure = Remove?
lobby-clear = Remove finished
lobby-honest = Bots see only what you would see in their seat.
lobby-not-affiliated = An independent program for playing by the rules of { $games }, with its own art and text. Not affiliated with or endorsed by the makers of the games.
file-open = Open a game file
file-about = Replay a finished game, or continue an unfinished one
file-unreadable = This file cannot be read.
file-no-game = This is not a game saved by Cabochon, or it was changed afterwards.

### Settings and keys

settings = Settings
help-open = Rules and keys
settings-motion = Motion
motion-none = Off
motion-slow = Slow
motion-usual = Normal
motion-fast = Fast
settings-confirm = Ask before making a move
settings-volume = Sound
volume-off = Off
volume-quiet = Quiet
volume-usual = Medium
volume-loud = Loud
settings-larger = Larger text
settings-notify = Notify me on my turn
notify-denied = The browser blocks notifications for this page.
settings-data = What is stored about you
data-download = Download
data-forget = Delete everything
data-forget-sure = Delete everything? Games stay, without your name. This cannot be undone.
data-forget-yes = Yes, delete
data-forget-no = No, keep it
notify-turn = Your turn: { $game }
language = Language
theme = Theme
theme-other = Light or dark
theme-auto = System
theme-dark = Dark
theme-light = Light
keys = Keys
keys-confirm = make the prepared move
keys-clear = clear the prepared move
keys-move = move between the pieces
keys-counts = all counts at once
keys-skip = skip the moves of bots
keys-step = step through the log
keys-play = play or pause the replay
keys-now = return to the current position
keys-help = the rules and the keys

### The bar

reconnecting = Reconnecting…
offline = This device is offline
restarting = Server restarting…
turn-start = Your turn
    .named = { $name }’s turn
turn-sending = Sending your move
    .named = Sending { $name }’s move
turn-yours = It is your turn
turn-bot = { $name } is thinking
turn-bot-waits = { $name } is waiting: the server is busy
turn-bot-hurried = { $name } is thinking briefly: the server is busy
turn-other = { $name }’s turn
turn-chance = Waiting for the draw
turn-settling = Pieces are moving
turn-over = The game is over
turn-past = Earlier position

### The table

table = Table
table-loading = Loading…
mine = Your side
counts = Counts
points-word = { $points ->
    [one] point
   *[other] points
}
    .short = { $points ->
        [one] pt
       *[other] pts
    }
plays-after = plays next
to-act = to act
thinking = thinking…
thinking-later = waiting…
thinking-hurried = thinking briefly…

### The prepared turn

tray = Your move
tray-looking-on = You are a spectator.
tray-waiting = Waiting for { $name }
tray-sending = Sending the move…
act-clear = Clear
act-skip = Skip
key-space = Space
tray-cannot = { $use }:

### Why a piece cannot be used

why-rule = Rule { $rule }.
why-rule-of = Rule { $rule } of { $list }.
why-not-your-turn = { $player } is to act.
    .title = Not your turn
why-covered = Uncover { $player }’s side first.
    .title = The side is hidden
why-over = The game is over; no more moves are possible.
    .title = The game is over

### Several people at one screen

cover-pass = Pass the screen to { $name }
cover-why = Some of your cards are secret, so your side is hidden.
cover-stay = { $name }: look at your side once more
cover-staying = Look at your side; then pass the screen on.
cover-show = Show { $name }’s side

### The log

log = Log
log-empty = Nothing has happened yet.
log-look = Show the table at this move
past-not-there = That move cannot be shown right now.

### The replay

step-back = One move back
step-on = One move forward
replay = Replay
replay-move = Move { $number } of { $moves }
replay-start = The beginning of the game
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-eyes = View of
replay-spectator = Spectator
past-now = Back to now
past-result = To the result

### The rules

rules = Rules
rules-of = Rules of { $game }
rules-about = In our own words, rule by rule. The explanations of illegal moves quote these numbers.
rules-loading = Loading the rules…
rules-unknown = There are no rules for this game.
rules-contents = Contents
rules-others = Other rules

### The waiting room

gather-open = { $seats ->
    [0] All seats are taken.
    [one] 1 seat is open.
   *[other] { $seats } seats are open.
}
gather-empty = Open seat
gather-your-name = Your name
gather-share = Play with friends
gather-share-about = Anyone with this link can take a seat. The game begins when the last seat is taken.
gather-link = The link to this table
gather-qr = The link as a QR code, to scan with a phone
gather-as-seated = The turn order follows the seats. Spectators allowed.
gather-drawn = The turn order is random. Spectators allowed.
gather-as-seated-alone = The turn order follows the seats. No spectators.
gather-drawn-alone = The turn order is random. No spectators.
gather-dealt = The deal decides who begins.
act-copy = Copy
act-copied = Copied
act-sit = Sit down
act-sit-here = Sit here
act-leave = Leave the seat
act-free = Free the seat
act-bot = Add a bot here
act-start = Start now, bots in the open seats
away = away
away-from-table = Away from the table: { $players }
spectators-count = { $spectators ->
    [one] 1 spectator
   *[other] { $spectators } spectators
}

### Chat

chat = Chat
chat-say = Say something
chat-empty = Nobody has said anything yet.
chat-somebody = Somebody
chat-guest = (no seat)
chat-spectators = (spectator)
act-close = Close
chat-hidden = (hidden by the owner of the table)
chat-decide = Decide about the writer of this line
act-mute = Hide and mute
act-pardon = Show again
act-remove-guest = Remove from the table
act-pardon-all = Take back all decisions about people ({ $people })
chat-admit = Spectators may watch
chat-unread = { $lines } new
log-or-chat = Log, chat or link
invite = Link
act-say = Send

### Undo

act-undo = Undo the last move
undo-asked = { $player } asks to undo the last move. Agree?
    .mine = You asked to undo the last move.
undo-why =
    .nothing = You have no move to undo.
    .revealed = Your last move cannot be undone: something was revealed since.
    .asked = A request to undo a move is already open.
undo-done = A move was undone.
undo-refused = { $player } refused to undo the move.
act-agree = Yes
act-refuse = No
act-withdraw = Withdraw

### The end

end = Result
end-nobody-wins = Nobody wins
end-you-win = You win
end-wins = { $winners ->
    [1] { $names } wins
   *[other] { $names } share the victory
}
end-place = Place
end-player = Player
end-show = Show the result
end-counting = Counting the points
end-score = { $what }: { $winner } to { $others }.
end-points = Points
end-part = { $origin } { $points }
end-curve = { $what } by move
end-move = Move
end-marks = Moments of the game
end-mark = Move { $number }: { $what }
end-mark-of = { $origin }, { $names }
end-facts = Facts of the game
act-share = Share
act-share-moment = Link to this moment
moment-copied = The link is copied.
moment-here = The link is the address of this page now.
act-rematch = Rematch
act-offer = Play a bot: { $level }
rematch-asked = { $player } wants a rematch and waits for you there.
act-to-rematch = To the rematch
act-look-through = Replay
act-download = Download

### Errors from the server

net-offline = The server cannot be reached right now.
net-garbled = This page does not understand the server’s answer. Reload the page.
net-part = A part of this page could not be loaded.
net-stale = The game has moved on; this is the current position.
net-not-stored = The server could not save that. Nothing has changed; try again.
net-too-many = Too many requests. Wait a moment and try again.
net-not-found = There is no such table.
net-too-large = This file is too large to be a game file.
net-not-your-seat = That seat is not yours.
net-no-spectators = This table does not allow spectators.
net-no-programs = This table does not welcome programs.
net-muted = The owner of this table has muted you.
net-banned = The host of this server keeps you away for a time.
net-cookie-needed = This browser does not keep the cookie by which the server knows your seat. Allow cookies for this site (a private window may block them) and try again. Watching works without them.
net-seat-taken = Somebody else has just taken that seat.
net-started = The game has already begun.
net-revealed = That cannot be undone: something was revealed since.
net-nothing-to-undo = There is nothing to undo.
net-undone-often = There have been too many undos in this turn or at this table.
net-undo-refused = Your undo was refused. You can ask again after the next move.
net-lobby-share = Others wait for you at too many public tables, or many of yours wait for players. Move there, or leave one, and try again.
net-too-long = This game has reached the maximum number of moves.
net-no-wish = That undo request is already settled.
net-not-owner = Only the owner of this table can do that.
net-no-such-seat = This table has no such seat.
net-no-such-game = This server does not have the game of this table: { $game }.
table-not-drawn = This page cannot show a table of { $setup } yet. A new game of it can be played in the terminal.
net-not-started = The game has not begun yet.
net-still-running = This is not possible while the game is running.
net-over = The game is over.
net-internal = An error occurred on the server. Nothing has changed; try again.
net-damaged = The stored game is damaged and cannot be continued.
net-foreign-origin = The server is not set up for this address. Its host can set it with --public-url.

# The end by adjudication: a player stalls, and the table has the option against it.
adjudged = Stalling loses at this table, and the game is over.
    .title = The game is over

### Names and lines

words-fault-name = A name has at most { $most } characters.
words-fault-line = A line has 1 to { $most } characters.
words-fault-taken = Somebody else at this table has this name.
words-fault-control = Line breaks, control characters and direction marks are not allowed here.
words-fault-marks = There are too many marks on one letter, or marks without a letter.
words-fault-invisible = Invisible characters are not allowed here.
