# What the games of the Splendor family share at the table: tokens, cards with prices, payment, reserving.

### Counts

jewels-none = none
jewels-tokens-count = { $held }/{ $limit } tokens
jewels-counts-decks = Decks
jewels-counts-power = Buying power
jewels-counts-tokens = Tokens

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

jewels-market-row = Level { $level }
jewels-market-empty = empty
jewels-deck-words = Level { $level } deck, { $left ->
    [one] 1 card
   *[other] { $left } cards
} left
jewels-card-pill = { $tokens ->
    [0] free
   *[other] pay { $tokens }
}
jewels-card-payable = { $card }. You can buy it: { $price }
jewels-opponents = Other players
jewels-own-tokens = Your tokens
jewels-own-hand = Your reserved cards
jewels-own-heap = Your { $gem } tokens: { $held }
jewels-heap-theirs = { $gem } tokens of { $name }: { $held }
jewels-plate-theirs = { $gem } bonuses of { $name }: { $held }
jewels-bonus-cards = bonus cards
jewels-hand-room = room for { $left } more

### The prepared turn

jewels-tray-taking = Take tokens
jewels-tray-price = Price
jewels-tray-with-bonuses = after bonuses
jewels-tray-free = free
jewels-tray-gold-hint = Click a token to pay gold instead; { $left } gold left
jewels-tray-gold-back-hint = Click gold to pay the gem instead
jewels-tray-reserving = Reserve
jewels-tray-reserving-top = The top card of the level { $level } deck, which only you will see
jewels-pay-gem = { $gem }: pay gold instead
jewels-pay-gold = gold as { $gem }: pay { $gem } instead
jewels-act-take = Take
jewels-act-buy = Buy
jewels-act-reserve = Reserve

### Why not

jewels-no-deck-empty = The level { $level } deck is empty. Its face-up cards can still be reserved.
    .title = The deck is empty
jewels-no-not-affordable = You lack { $lacking } and hold { $gold ->
    [0] no gold
    [one] 1 gold
   *[other] { $gold } gold
}: { $each ->
    [1] { $short } more needed
   *[other] { $short } more gold needed, each for two
}.
    .title = Not affordable yet
jewels-no-gold-missing = You lack { $lacking }, which only gold can replace; { $chosen ->
    [0] no gold is
    [one] 1 gold is
   *[other] { $chosen } gold are
} chosen.
    .title = More gold is needed
jewels-no-gold-not-due = The price has { $due ->
    [0] no { $gem }
    [one] 1 { $gem }
   *[other] { $due } { $gem }
}, so { $chosen ->
    [one] 1 gold
   *[other] { $chosen } gold
} in its place would overpay.
    .title = That is not in the price
jewels-no-not-that-much-gold = That takes { $chosen } gold; you hold { $held ->
    [0] none
   *[other] { $held }
}.
    .title = Not enough gold
# The same as a refusal, for the player who asked, with the price: under the title "Not affordable yet".
jewels-why-price = It costs { $due } after your bonuses. You hold { $tokens ->
    [0] nothing that pays for it
   *[other] { $held }
} – { $each ->
    [1] { $short } more needed
   *[other] { $short } more gold needed, each for two
}.

### The log

jewels-log-took = { $player } took { $gems }
jewels-log-drew-hidden = { $player } drew a level { $level } card that nobody else sees
jewels-line-bought = { $player } bought { $card } for { $tokens ->
    [0] nothing
   *[other] { $paid }
}
jewels-line-drew = The hidden card: { $card }

### The replay

jewels-replay-bought = { $player } buys a card

### Notation errors: what is expected

jewels-form-level = A level is 1, 2 or 3.

### The end

jewels-end-points = Points
jewels-fact-dearest = Dearest purchase: { $player }, { $card } for { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}
jewels-fact-taken = Most of one colour taken: { $player }, { $count } { $gem }
jewels-fact-free = Bought for nothing: { $player }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}

### The terminal. A label of a row of cards has seven columns, a heading above a number as many as the English one.

board-jewels-to-act = { $player } to act
board-jewels-turning-up = a draw is awaited
board-jewels-over = the game is over
board-jewels-level = Level { $level }
board-jewels-deck = deck { $cards }
board-jewels-hand = Hand
board-jewels-empty = empty
board-jewels-points = { $points } { $points ->
    [one] pt
   *[other] pts
}
board-jewels-free = free
board-jewels-pay = pay
board-jewels-short = short { $tokens }
board-jewels-head = pts
    .cards = cards
    .nobles = nobles
    .held = held
    .hand = hand

### The terminal: how moves are written, and what they are called

cli-jewels-kind-take = take
cli-jewels-kind-reserve = reserve
cli-jewels-kind-buy = buy
