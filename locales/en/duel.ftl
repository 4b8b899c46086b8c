# Splendor Duel: what happens, and why something may not be done.
#
# Pieces such as { $gems } become pictures in the browser and letters in the terminal, so a sentence must read
# well with "wbg" in their place. A { $player } is the name of whoever holds the seat, or "You": the verb
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

duel-log-laid = Level { $level } card { $card } is turned up: { duel-bonus }
duel-log-placed = { $gem } comes from the bag
duel-log-used-privilege = { $player } used a privilege for { $gem }
duel-log-replenished = { $player } replenished the board
duel-log-took-privilege = { $player } took a privilege{ $from ->
    [0] {""}
   *[other] {" "}from the opponent
}
duel-log-took = { $player } took { $gems }
duel-log-reserved = { $player } took 1 gold and reserved { $card }, level { $level }, { duel-bonus }
duel-log-reserved-top = { $player } took 1 gold and reserved an unseen card of level { $level }
duel-log-drew-hidden = { $player } drew a card of level { $level } that nobody else sees
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
duel-log-copied = { $player } laid { $card } over a { $gem } card
duel-log-took-same = { $player } took { $gem } from the board by the card’s effect
duel-log-stole = { $player } stole { $gem }
duel-log-received-royal = { $player } took royal card { $royal }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
duel-log-discarded = { $player } discarded { $gem }
duel-log-plays-again = One more turn for { $player }
duel-log-ended = { $player } won

### Why not: the title is the short no, the value the sentence with the numbers

duel-no-over = One of the players has met a condition of victory.
    .title = The game is over
duel-no-chance-due = A card or token has to come before anybody acts.
    .title = Wait for the card
duel-no-no-chance-due = A player is to act; no card or token is coming.
    .title = Nothing is coming
duel-no-cannot-come = That is not among the cards or tokens that can come here.
    .title = That cannot come
duel-no-discard-first = You hold more than 10 tokens. Discard { $surplus ->
    [one] 1 token
   *[other] { $surplus } tokens
} before anything else.
    .title = Discard tokens first
duel-no-copy-first = The card just bought copies a colour. Choose which before anything else.
    .title = Choose a colour first
duel-no-take-same-first = The card just bought brings a { $gem } from the board. Choose which before anything else.
    .title = Take the token first
duel-no-steal-first = Your card steals a token of the opponent’s. Choose which before anything else.
    .title = Steal a token first
duel-no-royal-first = Your crowns bring a royal card. Choose which before anything else.
    .title = Choose a royal card first
duel-no-nothing-to-discard = You hold { $held ->
    [0] no tokens
    [one] 1 token
   *[other] { $held } tokens
}, and { $limit } are allowed. Tokens are discarded only above that.
    .title = Nothing to discard
duel-no-nothing-to-copy = A colour is copied only right after buying a card that does so.
    .title = No colour to choose
duel-no-no-token-due = A token of a card’s colour is taken only right after buying a card that brings one.
    .title = No token to take
duel-no-nothing-to-steal = A token is stolen only by the effect of a card that has just come to you.
    .title = Nothing to steal
duel-no-no-royal-due = A royal card comes with the third and the sixth crown, and is no action of its own.
    .title = No royal card now
duel-no-no-privilege = You have no privilege.
    .title = No privilege
duel-no-privileges-first = The board has been replenished in this turn, and privileges are used only before that.
    .title = Too late for privileges
duel-no-privilege-not-gold = A privilege brings a gem or a pearl, never gold.
    .title = No gold for a privilege
duel-no-last-token = This is the last gem or pearl of board and bag. Taking it would leave you with nothing to do in this turn.
    .title = Not the last token
duel-no-bag-empty = The bag is empty, so there is nothing to put on the board.
    .title = The bag is empty
duel-no-space-empty = The space in row { $row }, column { $column } is empty: nothing can be taken there, and a line breaks at it.
    .title = An empty space
duel-no-take-one-to-three = { $chosen ->
    [0] No token is chosen.
   *[other] { $chosen } tokens are chosen.
} A turn brings one to three.
    .title = Take one to three
duel-no-gold-not-taken = Gold comes only with a reserved card, and no line of tokens runs across it.
    .title = Gold cannot be taken
duel-no-not-a-line = The tokens have to lie next to each other in one straight line: across, down or diagonally.
    .title = Not in one line
duel-no-no-gold-on-board = A card is reserved together with a gold, and there is none on the board.
    .title = No gold on the board
duel-no-not-gold = No gold lies in row { $row }, column { $column }. Choose the gold that comes with the card.
    .title = Choose a gold
duel-no-hand-full = You have { $limit } reserved cards, and nobody has more. Buying one of them makes room.
    .title = No more reserved cards
duel-no-deck-empty = The deck of level { $level } is used up. Its face-up cards can still be reserved.
    .title = The deck is empty
duel-no-not-in-pyramid = { $card } does not lie in the pyramid.
    .title = Not in the pyramid
duel-no-not-in-reach = { $card } lies neither in the pyramid nor among your reserved cards.
    .title = Not yours to buy
duel-no-nothing-to-lay-it-over = { $card } is laid over a card with a bonus, and you have none yet.
    .title = Nothing to lay it over
duel-no-not-affordable = You lack { $lacking } and hold { $gold ->
    [0] no gold
    [one] 1 gold
   *[other] { $gold } gold
}: { $short } more needed.
    .title = Not affordable yet
duel-no-gold-missing = You lack { $lacking }, which only gold can replace; { $chosen ->
    [0] no gold is
    [one] 1 gold is
   *[other] { $chosen } gold are
} chosen.
    .title = More gold is needed
duel-no-gold-not-due = The price has { $due ->
    [0] no { $gem }
    [one] 1 { $gem }
   *[other] { $due } { $gem }
}, so { $chosen ->
    [one] 1 gold
   *[other] { $chosen } gold
} in its place would pay too much.
    .title = That is not in the price
duel-no-not-that-much-gold = That takes { $chosen } gold; you hold { $held ->
    [0] none
   *[other] { $held }
}.
    .title = Not enough gold
duel-no-no-such-bonus = You have no bonus of { $gem }, so there is no card of that colour to lay this one over.
    .title = No such bonus
duel-no-other-colour = The card brings a { $gem }; another token lies there.
    .title = Another colour
duel-no-gold-not-stolen = Gold cannot be stolen, only gems and pearls.
    .title = Gold cannot be stolen
duel-no-opponent-has-none = The opponent has no { $gem }.
    .title = None to steal
duel-no-royal-gone = Somebody has that royal card already.
    .title = That royal card has gone
duel-no-not-held = You hold no { $gem }.
    .title = None to discard

### What is no notation: what should stand there

duel-form-action = An action is V.space, F, T.spaces, R.card@space, R.Llevel@space, B.card, B.card+gold, C.colour, E.space, S.token, Q.royal or D.token.
duel-form-outcome = An outcome is card.number or token.letter.
duel-form-token = A token is one of the letters w, b, g, r, k, p (pearl) and a (gold).
duel-form-card = A card is a number from 1 to 67.
duel-form-royal = A royal card is a number from 1 to 4.
duel-form-level = A level is 1, 2 or 3.
duel-form-gold = Gold is written as the letters of what it stands for with counts, such as w1p1.
duel-form-space = A space is a letter from a to e and a digit from 1 to 5.
duel-form-spaces = Spaces are written one after the other, each once, such as a1b2c3.

### The end

duel-ended-W1 = The winner has at least 20 points on all cards together.
duel-ended-W2 = The winner has at least ten crowns.
duel-ended-W3 = The winner has at least ten points on cards of one colour.
duel-ended-X46 = One side held all gold and both pearls at the beginning of three turns running and bought nothing.
duel-result-W6 = Whoever meets a condition of victory at the end of their own turn wins at once.
duel-result-X46 = By the option of this table the other side wins then.
