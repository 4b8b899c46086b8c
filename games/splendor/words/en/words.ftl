# Splendor, the base game: what happens, and why something may not be done.
#
# Pieces such as { $gems } become pictures in the browser and letters in the terminal, so a sentence must read
# well with "wbg" in their place. A { $player } is the name of the seat's holder, or "You": the verb
# must be the same with both.

### What happened (the log)

splendor-log-noble-revealed = A noble is revealed: { $needs }
splendor-log-laid = On level { $level }, { $card } is revealed: { $bonus }{ $points ->
    [0] {""}
    [one] , 1 point
   *[other] , { $points } points
}
splendor-log-reserved = { $player } reserved { $card }, level { $level }, { $bonus }{ $gold ->
    [0] , without gold
   *[other] , and took 1 gold
}
splendor-log-reserved-top = { $player } reserved a hidden level { $level } card{ $gold ->
    [0] , without gold
   *[other] , and took 1 gold
}
splendor-log-drew = { $player } drew { $card }, level { $level }, { $bonus }{ $points ->
    [0] {""}
    [one] , 1 point
   *[other] , { $points } points
}
splendor-log-bought = { $player } bought { $card }, level { $level }, { $bonus }{ $points ->
    [0] {""}
    [one] , 1 point
   *[other] , { $points } points
}, for { $tokens ->
    [0] nothing
   *[other] { $paid }
}
splendor-log-returned = { $player } returned { $gems }
splendor-log-received = Noble { $needs } visited { $player }
splendor-log-passed = { $player } passed: no legal action
splendor-log-last-round = { $player } reached 15 points: this is the last round
splendor-log-ended = The game is over

### Why not: the title is the short reason, the value the sentence with the numbers

splendor-no-over = The round in which somebody reached { $points } points is complete, or no player had a legal action.
    .title = The game is over
splendor-no-chance-due = A card or noble must be drawn before anybody acts.
    .title = Wait for the draw
splendor-no-no-chance-due = A player is to act; no card or noble is to be drawn.
    .title = Nothing to draw
splendor-no-cannot-come = This cannot be drawn here.
    .title = Impossible draw
splendor-no-return-first = You hold more than 10 tokens. { $surplus ->
    [one] Return 1 token
   *[other] Return { $surplus } tokens
} before anything else.
    .title = Return tokens first
splendor-no-choose-noble-first = Several nobles would visit you. Choose one of them before anything else.
    .title = Choose a noble first
splendor-no-nothing-to-return = You hold { $held ->
    [0] no tokens
    [one] 1 token
   *[other] { $held } tokens
}; { $limit } are allowed. Tokens are returned only above that limit.
    .title = Nothing to return
splendor-no-return-exactly = Return exactly { $surplus ->
    [one] 1 token
   *[other] { $surplus } tokens
}; you chose { $chosen ->
    [0] none
   *[other] { $chosen }
}.
    .title = { $surplus ->
    [one] Return exactly 1 token
   *[other] Return exactly { $surplus } tokens
}
splendor-no-not-held = You chose to return { $chosen } { $gem } and hold { $held ->
    [0] none
   *[other] { $held }
}.
    .title = You do not hold that many
splendor-no-gold-not-taken = Gold cannot be taken by itself. It comes only with a reserved card.
    .title = Gold cannot be taken
splendor-no-not-on-table = { $left ->
    [0] No { $gem } is left on the table.
   *[other] Only { $left } { $gem } are left on the table.
}
    .title = None left
splendor-no-pair-needs-four = Two of one colour need at least 4 of it on the table; there { $left ->
    [0] is no { $gem }
    [one] is 1 { $gem }
   *[other] are { $left } { $gem }
}.
    .title = Too few for two
splendor-no-mixing = Take either tokens of different colours or two of one colour, not a mix of both.
    .title = Cannot be combined
splendor-no-too-many = You chose { $chosen ->
    [one] 1 token
   *[other] { $chosen } tokens
}. You may take three of different colours, or two of one colour.
    .title = Too many tokens
splendor-no-take-three = { $colours } colours are on the table, so you must take exactly three different ones.
    .title = Take three colours
splendor-no-take-all-left = { $colours ->
    [0] No gem token is left on the table.
    [one] Only 1 colour is left: take one of it.
   *[other] Only { $colours } colours are left: take one of each.
}
    .title = { $colours ->
    [0] Nothing left to take
   *[other] Take one of each that is left
}
splendor-no-hand-full = You hold { $limit } reserved cards, which is the limit. Buy one of them to make room.
    .title = Your hand is full
splendor-no-not-face-up = { $card } is not face up on the table.
    .title = Not on the table
splendor-no-not-in-reach = { $card } is neither face up on the table nor in your hand.
    .title = Not yours to buy
splendor-no-no-noble-to-choose = A visit is not an action: it happens at the end of a turn, and a noble is chosen only if several would visit.
    .title = No noble to choose
splendor-no-noble-gone = That noble is not on the table. Nobles that have left are not replaced.
    .title = That noble is gone
splendor-no-noble-not-met = Its visit requires { $missing } more in bonuses. Tokens and reserved cards do not count.
    .title = The noble does not visit yet
splendor-no-passing = You still have a legal action, and one of the four actions is mandatory.
    .title = No passing

### Consequences of a prepared turn

splendor-next-no-gold = No gold is left, so none comes with it.
splendor-next-return = That makes { $held } tokens, limit { $limit }: { $surplus ->
    [one] return 1
   *[other] return { $surplus }
} next.
splendor-next-noble = Noble { $needs } will visit: 3 points.
splendor-next-choose-noble = { $nobles } nobles would visit: you will choose one.
splendor-next-last-round = This begins the last round.
splendor-next-end = This ends the game.

### Notation errors: what is expected

splendor-form-action = An action is T.gems, R.card, R.Llevel, R.Olevel, R.Nnoble, B.card, B.card+gold, B.card+gold*cards, B.card-card-card, C.colour, F.card, D.gems, N.noble, Y.city, S.card, M.card-card, X.card, Q.card, Q.card+gold, W or P.
splendor-form-outcome = An outcome is card.number, noble.number or city.number.
splendor-form-gems = Tokens are written with the letters w, b, g, r, k and a (gold), one to forty of them.
splendor-form-card = A card is a number from 1 to 90, or of the Orient to 120.
splendor-form-noble = A noble is a number from 1 to 10.
splendor-form-gold = Gold is written as the letters of what it replaces, each with a count, such as w1k2.

### The end

splendor-ended-74 = Somebody has 15 points, and everybody has had the same number of turns.
splendor-ended-C23 = No player had a legal action.
splendor-result-76 = The most points win.
splendor-result-77 = Tied on points; the fewest bought cards win.
splendor-result-C22 = Tied on points and on bought cards: the victory is shared.
splendor-end-cards = Cards
splendor-end-nobles = Nobles

### Counts

splendor-cards-count = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}

### The bar

splendor-place = { $game } · { $players } players · round { $round }
splendor-last-round = last round
turn-returning = Your turn: returning tokens
    .named = { $name }: returning tokens
turn-noble = Your turn: choosing a noble
    .named = { $name }: choosing a noble
turn-passing = No legal action
    .named = { $name }: no legal action

### The table

splendor-bank = Tokens on the table
splendor-bank-pile = { $gem }, { $left } on the table{ $chosen ->
    [0] {""}
   *[other] , { $chosen } chosen
}
splendor-nobles = Nobles
splendor-noble-words = Noble, { $points } points, requires bonuses: { $needs }
splendor-market = Cards on the table
splendor-card-words = Level { $level }, { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}, { $bonus } bonus, costs { $cost }
splendor-player-words = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}. Bonuses: { $bonuses }. Tokens: { $tokens }. { $reserved ->
    [one] 1 reserved card
   *[other] { $reserved } reserved cards
}, { $cards ->
    [one] 1 bought card
   *[other] { $cards } bought cards
}.
splendor-race = Points to end the game

### The prepared turn

splendor-tray-nothing = Take tokens, or choose a card to buy or reserve. What you can buy now is bright.
    .hand-full = Take tokens, or choose a card to buy. What you can buy now is bright.
splendor-tray-taking-more = { $wanted ->
    [one] 1 more colour
   *[other] { $wanted } more colours
}
    .or-pair = { $wanted ->
    [one] 1 more colour
   *[other] { $wanted } more colours
}, or another of the same
splendor-tray-reserving-choose = Choose a card, or the top of a deck.
splendor-tray-returning = { $surplus ->
    [one] Return 1 token
   *[other] Return { $surplus } tokens
}.
splendor-tray-returning-hint = Choose from your tokens.
splendor-tray-noble = Choose which noble visits.
splendor-tray-passing = Nothing can be taken, reserved or bought.
splendor-after-turn = After this turn: { $tokens }/{ $limit } tokens, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
splendor-after-purchase = After this turn: { $tokens }/{ $limit } tokens, { $points ->
    [one] 1 point
   *[other] { $points } points
}, bonus { $bonus } { $bonuses }.
splendor-act-return = Return
splendor-act-noble = Receive
splendor-act-pass = Pass

### The log

splendor-line-reserved = { $player } reserved { $card }{ $gold ->
    [0] , no gold
   *[other] {""}
}
splendor-line-reserved-top = { $player } reserved a hidden level { $level } card{ $gold ->
    [0] , no gold
   *[other] {""}
}
splendor-line-returned = { $player } returned { $gems }
splendor-line-received = Noble { $needs } visited: 3 points
splendor-line-passed = { $player } passed: no legal action
splendor-line-last-round = 15 points: the last round
splendor-line-ended = The game is over

### The replay

splendor-replay-noble = A noble for { $player }
splendor-replay-last-round = the last round

splendor-goal = Buy cards that make later ones cheaper. The round in which somebody has 15 points is the last; most points win.

### The terminal. A label of a row of cards has seven columns, a heading above a number as many as the English one.

board-splendor-heading = , round { $round }: { $state }
board-splendor-last-round = last round
board-splendor-goal = { $points } points end it
board-splendor-nobles = Nobles
board-splendor-none-left = none left
board-splendor-bank = Bank
board-splendor-legend = w white  b blue  g green  r red  k black  a gold   2+1: two tokens and one bonus

### The terminal: how moves are written, and what they are called

cli-splendor-move-take = take three tokens of different colours, or two of one
cli-splendor-move-reserve = reserve card #47, or the top card of the level 2 deck
cli-splendor-move-buy = buy card #47; with gold for one white and for two black
cli-splendor-move-return = return (discard) these tokens
cli-splendor-move-receive = receive noble 5
cli-splendor-move-pass = pass, if nothing else is possible
cli-splendor-colours = Colours: w white, b blue, g green, r red, k black, and a for gold.
cli-splendor-kind-return = return
cli-splendor-kind-receive = receive
cli-splendor-kind-pass = pass
