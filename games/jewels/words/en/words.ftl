# What the games of the Splendor family share at the table: tokens, cards with prices, payment, reserving.

### Counts

none = none
tokens-count = { $held }/{ $limit } tokens

### The bar

turn-taking = Your turn: taking tokens
    .named = { $name }: taking tokens
turn-buying = Your turn: buying a card
    .named = { $name }: buying a card
turn-reserving = Your turn: reserving a card
    .named = { $name }: reserving a card
turn-looking = Your turn: looking at a card
    .named = { $name }: looking at a card

### The table

market-row = Level { $level }
market-empty = empty
deck-words = Level { $level } deck, { $left ->
    [one] 1 card
   *[other] { $left } cards
} left
card-pill = { $tokens ->
    [0] free
   *[other] pay { $tokens }
}
card-payable = { $card }. You can buy it: { $price }
opponents = Other players
own-tokens = Your tokens
own-hand = Your reserved cards
own-heap = Your { $gem } tokens: { $held }
bonus-cards = bonus cards
hand-room = room for { $left } more

### The prepared turn

tray-taking = Take tokens
tray-price = Price
tray-with-bonuses = after bonuses
tray-free = free
tray-gold-hint = Click a token to pay gold instead; { $left } gold left
tray-gold-back-hint = Click gold to pay the gem instead
tray-reserving = Reserve
tray-reserving-top = The top card of the level { $level } deck, which only you will see
pay-gem = { $gem }: pay gold instead
pay-gold = gold as { $gem }: pay { $gem } instead
act-take = Take
act-buy = Buy
act-reserve = Reserve

### The log

log-took = { $player } took { $gems }
log-drew = It is { $card }

### The replay

replay-bought = { $player } buys

### The end

end-points = Points

### The terminal. A label of a row of cards has seven columns, a heading above a number as many as the English one.

board-to-act = { $player } to act
board-turning-up = a draw is awaited
board-over = the game is over
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
board-head = pts
    .cards = cards
    .nobles = nobles
    .held = held
    .hand = hand

### The terminal: how moves are written, and what they are called

cli-kind-take = take
cli-kind-reserve = reserve
cli-kind-buy = buy
