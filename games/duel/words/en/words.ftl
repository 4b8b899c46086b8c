# Splendor Duel: what happens, and why something may not be done.
#
# Pieces such as { $gems } become pictures in the browser and letters in the terminal, so a sentence must read
# well with "wbg" in their place. A { $player } is the name of the seat's holder, or "You": the verb
# must be the same with both.

### Words

duel-bonus = { $bonus ->
    [w] white
    [b] blue
    [g] green
    [r] red
    [k] black
    [wild] copies a colour
   *[other] no bonus
}

### What happened (the log)

duel-log-laid = On level { $level }, { $card } is revealed: { duel-bonus }
duel-log-placed = { $gem } is drawn from the bag
duel-log-used-privilege = { $player } used a privilege for { $gem }
duel-log-replenished = { $player } replenished the board
duel-log-took-privilege = { $player } took a privilege{ $from ->
    [0] {""}
   *[other] {" "}from the opponent
}
duel-log-reserved = { $player } took 1 gold and reserved { $card }, level { $level }, { duel-bonus }
duel-log-reserved-top = { $player } took 1 gold and reserved a hidden level { $level } card
duel-log-drew = { $player } drew { $card }, level { $level }, { duel-bonus }
duel-log-bought = { $player } bought { $card }, level { $level }, { duel-bonus }{ $points ->
    [0] {""}
    [one] , 1 point
   *[other] , { $points } points
}{ $crowns ->
    [0] {""}
    [one] , 1 crown
   *[other] , { $crowns } crowns
}, for { $tokens ->
    [0] nothing
   *[other] { $paid }
}
duel-log-copied = { $player } placed { $card } on a { $gem } card
duel-log-took-same = { $player } took { $gem } from the board with the card’s effect
duel-log-stole = { $player } stole { $gem }
duel-log-received-royal = { $player } took royal card { $royal }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
duel-log-discarded = { $player } discarded { $gem }
duel-log-plays-again = Extra turn for { $player }
duel-log-ended = { $player } won

### Why not: the title is the short reason, the value the sentence with the numbers

duel-no-over = One of the players has met a victory condition.
    .title = The game is over
duel-no-chance-due = A card or token must be drawn before anybody acts.
    .title = Wait for the draw
duel-no-no-chance-due = A player is to act; no card or token is to be drawn.
    .title = Nothing to draw
duel-no-cannot-come = This card or token cannot be drawn here.
    .title = Impossible draw
duel-no-discard-first = You hold more than 10 tokens. Discard { $surplus ->
    [one] 1 token
   *[other] { $surplus } tokens
} before anything else.
    .title = Discard tokens first
duel-no-copy-first = The card you just bought copies a colour. Choose the colour first.
    .title = Choose a colour first
duel-no-take-same-first = The card you just bought takes a { $gem } from the board. Choose which one first.
    .title = Take the token first
duel-no-steal-first = Your card steals a token from the opponent. Choose which one first.
    .title = Steal a token first
duel-no-royal-first = Your crowns earn you a royal card. Choose which one first.
    .title = Choose a royal card first
duel-no-nothing-to-discard = You hold { $held ->
    [0] no tokens
    [one] 1 token
   *[other] { $held } tokens
}; { $limit } are allowed. Tokens are discarded only above that limit.
    .title = Nothing to discard
duel-no-nothing-to-copy = A colour is chosen only right after buying a card that copies one.
    .title = No colour to choose
duel-no-no-token-due = A token of a card’s colour is taken only right after buying a card with that effect.
    .title = No token to take
duel-no-nothing-to-steal = A token is stolen only by the effect of a card you have just received.
    .title = Nothing to steal
duel-no-no-royal-due = A royal card is chosen only on reaching three or six crowns.
    .title = No royal card now
duel-no-no-privilege = You have no privilege.
    .title = No privilege
duel-no-privileges-first = The board was replenished this turn, and privileges can be used only before that.
    .title = Too late for privileges
duel-no-privilege-not-gold = A privilege takes a gem or a pearl, never gold.
    .title = No gold for a privilege
duel-no-last-token = This is the last gem or pearl on the board and in the bag. Taking it would leave you without a legal action this turn.
    .title = Not the last token
duel-no-bag-empty = The bag is empty, so there is nothing to put on the board.
    .title = The bag is empty
duel-no-space-empty = The space in row { $row }, column { $column } is empty: nothing can be taken there, and a line cannot cross it.
    .title = An empty space
duel-no-take-one-to-three = { $chosen ->
    [0] No token is chosen.
   *[other] { $chosen } tokens are chosen.
} You may take one to three.
    .title = Take one to three
duel-no-gold-not-taken = Gold comes only with a reserved card, and a line of tokens cannot cross it.
    .title = Gold cannot be taken
duel-no-not-a-line = The tokens must be adjacent in one straight line: horizontal, vertical or diagonal.
    .title = Not in one line
duel-no-no-gold-on-board = Reserving a card takes a gold from the board, and there is none.
    .title = No gold on the board
duel-no-not-gold = There is no gold in row { $row }, column { $column }. Choose a gold to take with the card.
    .title = Choose a gold
duel-no-hand-full = You have { $limit } reserved cards, which is the limit. Buy one of them to make room.
    .title = No more reserved cards
duel-no-not-in-pyramid = { $card } is not in the pyramid.
    .title = Not in the pyramid
duel-no-not-in-reach = { $card } is neither in the pyramid nor among your reserved cards.
    .title = Not yours to buy
duel-no-nothing-to-lay-it-over = { $card } must be placed on a card with a bonus, and you have none yet.
    .title = Nothing to place it on
duel-no-no-such-bonus = You have no { $gem } bonus, so there is no card of that colour to place this one on.
    .title = No such bonus
duel-no-other-colour = The card takes a { $gem }; the token there is a different one.
    .title = Another colour
duel-no-gold-not-stolen = Gold cannot be stolen, only gems and pearls.
    .title = Gold cannot be stolen
duel-no-opponent-has-none = The opponent has no { $gem }.
    .title = None to steal
duel-no-royal-gone = That royal card is already taken.
    .title = Royal card already taken
duel-no-not-held = You hold no { $gem }.
    .title = None to discard

### Notation errors: what is expected

duel-form-action = An action is V.space, F, T.spaces, R.card@space, R.Llevel@space, B.card, B.card+gold, C.colour, E.space, S.token, Q.royal or D.token.
duel-form-outcome = An outcome is card.number or token.letter.
duel-form-token = A token is one of the letters w, b, g, r, k, p (pearl) and a (gold).
duel-form-card = A card is a number from 1 to 67.
duel-form-royal = A royal card is a number from 1 to 4.
duel-form-gold = Gold is written as the letters of what it replaces, each with a count, such as w1p1.
duel-form-space = A space is a letter from a to e and a digit from 1 to 5.
duel-form-spaces = Spaces are written one after the other, each once, such as a1b2c3.

### The end

duel-ended-W1 = The winner has at least 20 points in total.
duel-ended-W2 = The winner has at least ten crowns.
duel-ended-W3 = The winner has at least ten points on cards of one colour.
duel-ended-X46 = One player started three turns in a row holding all gold and both pearls, and bought nothing.
duel-result-W6 = A player who meets a victory condition at the end of their turn wins at once.
duel-result-X46 = Stalling loses at this table, so the other player wins.

### The table: the game's name, its bar, its pieces

duel-place = { $game } · turn { $turn }
duel-one-more-turn = extra turn
duel-board = The board
duel-space = Row { $row }, column { $column }: { $gem }
duel-space-empty = Row { $row }, column { $column }: empty
duel-bag = Bag
duel-bag-words = Replenish the board. In the bag: { $tokens ->
    [0] 0
   *[other] { $tokens } ({ $gems })
}
duel-supply = Privileges
duel-supply-words = Privileges above the board: { $privileges }
duel-pyramid = The pyramid
duel-win-at = Win at
duel-win-points = { $number } points, or
duel-win-crowns = { $number } crowns, or
duel-win-colour = { $number } points in a colour
duel-card-words = Level { $level }, { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}, { $bonuses ->
    [0] no bonus
    [2] 2 bonuses, { duel-bonus }
   *[other] bonus: { duel-bonus }
}{ $crowns ->
    [0] {""}
    [one] , 1 crown
   *[other] , { $crowns } crowns
}{ $ability ->
    [again] , extra turn
    [same] , takes a token of its colour
    [privilege] , takes a privilege
    [steal] , steals a token
   *[other] {""}
}, costs { $cost }
duel-royals = Royal cards
duel-royal-words = Royal card, { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $ability ->
    [again] , extra turn
    [privilege] , takes a privilege
    [steal] , steals a token
   *[other] {""}
}
duel-royal-taken = taken
duel-of-goal = of { $goal }
duel-points = points
duel-crowns = crowns
duel-in-colour = in { $gem }
duel-in-a-colour = colour
duel-points-short = { $points ->
    [one] 1 pt
   *[other] { $points } pts
}
duel-privileges-to-use = { $privileges ->
    [0] no privilege
    [one] 1 privilege to use
   *[other] { $privileges } privileges to use
}
duel-privileges-held = { $privileges ->
    [0] no privilege
    [one] 1 privilege
   *[other] { $privileges } privileges
}
duel-plate = Your { $gem } bonuses: { $bonuses }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
duel-reserved-count = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $reserved } reserved
duel-player-words = { $name }: { $points } of 20 points, { $crowns } of 10 crowns, { $best } of 10 points in one colour. Privileges: { $privileges }. Bonuses: { $bonuses }. Tokens: { $tokens }. { $reserved ->
    [one] 1 reserved card
   *[other] { $reserved } reserved cards
}, { $cards ->
    [one] 1 bought card
   *[other] { $cards } bought cards
}.

### The prepared turn

duel-tray-act = Choose tokens in a line, or a card to buy or reserve.
duel-tray-before = Before that you may use privileges or replenish the board.
duel-tray-before-privileges = Before that you may use privileges.
duel-tray-before-replenishing = Before that you may replenish the board.
duel-tray-must-replenish = Nothing can be taken, reserved or bought: first replenish the board from the bag.
duel-tray-taking-more = Click a neighbour or the other end for more
duel-tray-privilege = Use a privilege
duel-tray-privilege-hint = Choose a gem or a pearl on the board.
duel-tray-replenishing = Replenish the board
duel-tray-replenishing-hint = The { $tokens ->
    [one] token in the bag goes
   *[other] { $tokens } tokens in the bag go
} on the empty spaces. No more privileges this turn.
duel-tray-reserving-gold = You may click another gold on the board.
duel-tray-reserving-choose = Choose a card in the pyramid, or the top of a deck.
duel-tray-copying = Which colour does the card copy?
duel-tray-copying-hint = Choose one of your bonuses.
duel-tray-taking-same = Take a { $gem } from the board
duel-tray-taking-same-hint = Choose which one to take.
duel-tray-stealing = Steal a token
duel-tray-stealing-hint = Choose a gem or pearl from { $name }.
duel-tray-royal = Choose a royal card
duel-tray-discarding = { $surplus ->
    [one] Discard 1 token
   *[other] Discard { $surplus } tokens, one by one
}
duel-tray-discarding-hint = Choose from your tokens; they go into the bag.
duel-after = { $before } + { $more } = { $tokens } of { $limit } tokens.
duel-after-purchase = After this: { $tokens }/{ $limit } tokens, { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
}.
duel-act-privilege = Use it
duel-act-replenish = Replenish
duel-act-copy-colour = Copy
duel-act-steal = Steal
duel-act-royal = Take
duel-act-discard = Discard

### Consequences of a prepared turn

duel-warning-three = Three alike: { $player } takes 1 privilege{ $from ->
    [0] {""}
   *[other] {" "}from you
}
duel-warning-pearls = Two pearls: { $player } takes 1 privilege{ $from ->
    [0] {""}
   *[other] {" "}from you
}
duel-warning-replenish = Replenishing: { $player } takes 1 privilege{ $from ->
    [0] {""}
   *[other] {" "}from you
}
duel-next-privilege = You take 1 privilege{ $from ->
    [0] {""}
   *[other] {" "}from the opponent
}.
duel-next-copy = You will choose the colour it copies.
duel-next-take-same = You will choose the token it takes.
duel-next-steal = You will choose the token to steal.
duel-next-royal = Your crowns earn a royal card.
duel-next-discard = That makes { $held } tokens, limit { $limit }: { $surplus ->
    [one] discard 1
   *[other] discard { $surplus }
} next.
duel-next-again = You get an extra turn.
duel-next-win = This wins the game.

### The short log, the replay, the final table

duel-line-privilege = { $player } used a privilege for { $gem }
duel-line-replenished = { $player } replenished the board
duel-line-took-privilege = { $player } took a privilege{ $from ->
    [0] {""}
   *[other] {" "}from the opponent
}
duel-line-reserved = { $player } reserved { $card }
duel-line-reserved-top = { $player } reserved a hidden level { $level } card
duel-line-copied = It copies { $gem }
duel-line-took-same = { $player } also took { $gem }
duel-line-royal = Royal card: { $points ->
    [one] 1 point
   *[other] { $points } points
}
duel-line-again = Extra turn
duel-line-ended = { $player } won
duel-end-crowns = Crowns
duel-end-colour = Best colour
duel-end-cards = Cards
duel-end-white = White cards
duel-end-blue = Blue cards
duel-end-green = Green cards
duel-end-red = Red cards
duel-end-black = Black cards

### Stalling (X46)

duel-stalls = { $player }: all gold and both pearls at the start of { $turns } turns in a row, and nothing bought.
    .loses = One more such turn loses the game at this table.
    .is-allowed = The rules allow it.

### The bar

turn-privilege = Your turn: using a privilege
    .named = { $name }: using a privilege
turn-replenishing = Your turn: replenishing the board
    .named = { $name }: replenishing the board
turn-copying = Your turn: choosing a colour
    .named = { $name }: choosing a colour
turn-taking-same = Your turn: taking a token
    .named = { $name }: taking a token
turn-stealing = Your turn: stealing a token
    .named = { $name }: stealing a token
turn-royal = Your turn: choosing a royal card
    .named = { $name }: choosing a royal card
turn-discarding = Your turn: discarding a token
    .named = { $name }: discarding a token

### The replay

duel-replay-royal = A royal card for { $player }

### The terminal. A label of a row of cards has seven columns, a heading above a number as many as the English one.

board-duel-heading = , turn { $turn }: { $state }
board-duel-again = extra turn after this one
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

### The terminal: how moves are written, and what they are called

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
