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

### The table: the game's name, its bar, its pieces

duel-place = { $game } · turn { $turn }
duel-one-more-turn = one more turn
duel-board = The board
duel-space = Row { $row }, column { $column }: { $gem }
duel-space-empty = Row { $row }, column { $column }: empty
duel-bag = Bag
duel-bag-words = Replenish the board. In the bag: { $tokens ->
    [0] nothing
   *[other] { $gems }
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
    [again] , one more turn
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
    [again] , one more turn
    [privilege] , takes a privilege
    [steal] , steals a token
   *[other] {""}
}
duel-royal-taken = taken
duel-of-goal = of { $goal }
duel-points = points
duel-crowns = crowns
duel-in-colour = in { $gem }
duel-in-a-colour = in a colour
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
duel-privilege = { $privileges ->
    [0] No privilege
    [one] Use a privilege; you have 1
   *[other] Use a privilege; you have { $privileges }
}
duel-plate = Your { $gem } bonuses: { $bonuses }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
duel-heap-theirs = { $gem } tokens of { $name }: { $held }
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

duel-tray-act = Choose tokens in a line, a card to buy, or a gold to reserve a card.
duel-tray-before = Before that you may use privileges or replenish the board.
duel-tray-before-privileges = Before that you may use privileges.
duel-tray-before-replenishing = Before that you may replenish the board.
duel-tray-must-replenish = Nothing can be taken, reserved or bought: first replenish the board from the bag.
duel-tray-taking-more = Click a neighbour or the other end for more
duel-tray-privilege = Use a privilege
duel-tray-privilege-hint = Choose a gem or a pearl on the board.
duel-tray-replenishing = Replenish the board
duel-tray-replenishing-hint = The { $tokens ->
    [one] token of the bag goes
   *[other] { $tokens } tokens of the bag go
} on the empty spaces. No privilege is used after that in this turn.
duel-tray-reserving-gold = Another gold may be clicked on the board.
duel-tray-reserving-choose = Choose a card of the pyramid, or the top of a deck.
duel-tray-copying = Which colour does the card copy?
duel-tray-copying-hint = Choose one of your bonuses.
duel-tray-taking-same = Take a { $gem } from the board
duel-tray-taking-same-hint = Choose the space it leaves.
duel-tray-stealing = Steal a token
duel-tray-stealing-hint = Choose a gem or a pearl of { $name }.
duel-tray-royal = Choose a royal card
duel-tray-discarding = { $surplus ->
    [one] Discard 1 token
   *[other] Discard { $surplus } tokens, one after the other
}
duel-tray-discarding-hint = Choose among your own tokens; they go into the bag.
duel-after = { $before } + { $more } = { $tokens } of { $limit } tokens.
duel-after-purchase = After this: { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
}.

# The same as a refusal, for the player who asked, with the price: under the title "Not affordable yet".
duel-why-price = It costs { $due } after your bonuses. You hold { $tokens ->
    [0] nothing that pays for it
   *[other] { $held }
}: { $short } more needed.

### What a prepared turn brings besides

duel-warning-three = Three alike: { $player } takes 1 privilege{ $from ->
    [0] {""}
   *[other] {" "}of yours
}
duel-warning-pearls = Two pearls: { $player } takes 1 privilege{ $from ->
    [0] {""}
   *[other] {" "}of yours
}
duel-warning-replenish = { $player } takes 1 privilege for it{ $from ->
    [0] {""}
   *[other] , one of yours
}
duel-next-privilege = You take 1 privilege{ $from ->
    [0] {""}
   *[other] {" "}from the opponent
}.
duel-next-copy = You will choose the colour that it copies.
duel-next-take-same = You will choose the token that it brings.
duel-next-steal = You will choose the token to steal.
duel-next-royal = Your crowns bring a royal card.
duel-next-discard = That makes { $held } of { $limit } tokens: { $surplus ->
    [one] 1 is discarded
   *[other] { $surplus } are discarded
} next.
duel-next-again = One more turn follows.
duel-next-win = This wins the game.

### The log in few words, the replay, the final table

duel-line-privilege = { $player } used a privilege for { $gem }
duel-line-replenished = { $player } filled the board
duel-line-took-privilege = { $player } took a privilege{ $from ->
    [0] {""}
   *[other] {" "}from the opponent
}
duel-line-reserved = { $player } reserved { $card }
duel-line-reserved-top = { $player } reserved a hidden level { $level } card
duel-line-bought = { $player } bought { $card } for { $tokens ->
    [0] nothing
   *[other] { $paid }
}
duel-line-copied = It copies { $gem }
duel-line-took-same = { $player } took { $gem } besides
duel-line-royal = Royal card: { $points ->
    [one] 1 point
   *[other] { $points } points
}
duel-line-again = One more turn
duel-line-ended = { $player } won
duel-end-crowns = Crowns
duel-end-colour = Best colour

### Stalling (X46)

duel-stalls = { $player }: all gold and both pearls at the beginning of { $turns } turns running, and nothing bought.
    .loses = Once more, and by the option of this table the game is lost.
    .is-allowed = No rule forbids it.
