# The modules of Cities of Splendor: what only tables with modules say.

cities-list = Cities of Splendor
splendor-log-city-revealed = A city is revealed: { $points } points{ $bonuses ->
    [0] {""}
   *[other] , { $needs }
}{ $same ->
    [0] {""}
   *[other] , { $same } of one { $bonuses ->
        [0] colour
       *[other] other colour
    }
}
splendor-log-took-city = { $player } took a city: { $points } points{ $bonuses ->
    [0] {""}
   *[other] , { $needs }
}{ $same ->
    [0] {""}
   *[other] , { $same } of one { $bonuses ->
        [0] colour
       *[other] other colour
    }
}
splendor-log-last-round-by-city = A city for { $player }: this is the last round
splendor-log-post-token = { $player } took { $gems } for trading post 1
splendor-log-placed-shield = { $player } put a shield on trading post { $post }{ $points ->
    [0] {""}
    [one] : 1 point
   *[other] : { $points } points
}
splendor-no-over-with-cities = The round in which somebody took a city is complete, or no player had a legal action.
    .title = The game is over
splendor-no-nobles-with-cities = In a game with cities there are no nobles.
    .title = No nobles in this game
splendor-no-not-in-game = This game is played without { $module ->
    [cities] the Cities
    [strongholds] the Strongholds
    [posts] the Trading Posts
    [orient] the Orient
   *[other] { $module }
}.
    .title = Not in this game
splendor-no-city-due = A city must be drawn before anybody acts.
    .title = Wait for the draw
splendor-no-city-cannot-come = This city cannot be drawn: one of its tile’s faces is known already.
    .title = Impossible draw
splendor-no-city-to-take = Taking a city is not an action: it happens at the end of a turn, and a city is chosen only if several are met.
    .title = No city to choose
splendor-no-choose-city-first = You meet several cities. Choose one of them before anything else.
    .title = Choose a city first
splendor-no-city-gone = That city is not on the table. Cities that were taken are not replaced.
    .title = That city is gone
splendor-no-city-not-met = You do not meet this city{ $points ->
    [0] {""}
    [one] : 1 point is missing
   *[other] : { $points } points are missing
}{ $bonuses ->
    [0] {""}
   *[other] ; bonuses missing: { $missing }
}{ $same ->
    [0] {""}
   *[other] ; { $same } more of one colour that it does not name
}.
    .title = The city is not met yet
splendor-no-post-token-first = Trading post 1 brings you a gem token. Take it before anything else.
    .title = Take your token first
splendor-no-one-post-token = Trading post 1 brings exactly one gem token; { $chosen ->
    [0] none is
    [one] 1 is
   *[other] { $chosen } are
} chosen.
    .title = Take one token
splendor-no-post-token-not-gold = Trading post 1 brings a gem token, never gold.
    .title = Not gold
splendor-no-third-needs-post = A third token with a pair needs your shield on trading post 2.
    .title = You lack trading post 2
splendor-no-third-missing = Trading post 2 brings a third token of another colour with the pair, and it must be taken: { $colours ->
    [one] 1 other colour is
   *[other] { $colours } other colours are
} on the table.
    .title = Take a third token
splendor-no-not-that-much-double-gold = That takes { $chosen } gold, and you hold { $held ->
    [0] none
   *[other] { $held }
}. Each pays for up to two gems of one colour, never of two, so yours pay for { $covers } at most.
    .title = Not enough gold
splendor-no-shield-held = Your shield is on trading post { $post }: its power is yours to the end of the game.
    .title = This power is yours
splendor-no-shield-by-itself = A shield is no action: it goes to the post by itself at the end of your turn.
    .title = It comes by itself
splendor-no-post-closed = Trading post { $post } requires a noble, and in a game with cities there are none.
    .title = Closed in this game
splendor-no-post-not-met = Your shield goes to trading post { $post } once you have { $bonuses ->
    [0] {""}
   *[other] { $missing } more in bonuses
}{ $nobles ->
    [0] {""}
   *[other] { $bonuses ->
        [0] a noble
       *[other] {" "}and a noble
    }
}. Tokens and reserved cards do not count.
    .title = Not met yet
splendor-next-post-token = Then trading post 1 brings a gem token.
splendor-next-city = A city of { $points } points will be yours.
splendor-next-choose-city = You meet { $cities } cities: you will choose one.
splendor-next-shield = Your shield goes to trading post { $post }{ $points ->
    [0] {""}
    [one] : 1 point
   *[other] : { $points } points
}.
splendor-form-city = A city is a number from 1 to 14.
splendor-form-post = A trading post is a number from 1 to 5.
cities-ended-9 = Somebody has taken a city, and everybody has had the same number of turns.
cities-result-10 = Only one player has a city.
cities-result-11 = Of the players with a city the one with the most points wins.
cities-result-77 = Tied on points among those with a city; the fewest bought cards win.
cities-result-78 = Nobody has a city, so nobody wins.
turn-city = Your turn: choosing a city
    .named = { $name }: choosing a city
turn-token = Your turn: taking a token
    .named = { $name }: taking a token
splendor-tray-city = Choose which city you take.
splendor-tray-token = Trading post 1: take a gem token.
splendor-act-city = Take
splendor-line-took-city = { $player } took a city: { $points } points{ $bonuses ->
    [0] {""}
   *[other] , { $needs }
}{ $same ->
    [0] {""}
   *[other] , { $same } of one { $bonuses ->
        [0] colour
       *[other] other colour
    }
}
splendor-line-last-round-by-city = A city: the last round
splendor-line-post-token = { $player } took { $gems } for post 1
splendor-line-placed-shield = { $player }: shield on post { $post }{ $points ->
    [0] {""}
    [one] , 1 point
   *[other] , { $points } points
}
splendor-replay-city = A city for { $player }
board-splendor-goal-city = a city ends it
board-splendor-cities = Cities
board-splendor-lacking = lacking:
board-splendor-city = city
board-splendor-posts = Posts
board-splendor-post-noble = noble
board-splendor-post-closed = closed
board-splendor-post-token = a token after a purchase
board-splendor-post-third = a third with a pair
board-splendor-post-gold = gold pays for two
board-splendor-post-five = 5 points
board-splendor-post-each = 1 point per shield
cli-splendor-move-take-city = take city 3, if you meet several
cli-splendor-move-post = take a pair with a third token, or the token of post 1
cli-splendor-kind-take-city = take a city

splendor-log-placed-stronghold = { $player } placed a stronghold on { $card }
splendor-log-moved-stronghold = { $player } moved a stronghold from { $from } to { $card }
splendor-log-removed-stronghold = { $player } removed a rival’s stronghold ({ $owner }) from { $card }
splendor-log-took-strongholds-back = { $player } took { $count ->
    [one] 1 stronghold
   *[other] { $count } strongholds
} back from { $card }
splendor-log-conquered = { $player } conquered { $card }, level { $level }, { $bonus }{ $points ->
    [0] {""}
    [one] , 1 point
   *[other] , { $points } points
}, for { $tokens ->
    [0] nothing
   *[other] { $paid }
}
splendor-log-waived = { $player } did not conquer { $card }
splendor-no-occupied = { $count ->
    [one] A stronghold of { $player } is
   *[other] { $count } strongholds of { $player } are
} on { $card }: only { $player } may buy or reserve it.
    .title = Another player’s stronghold
splendor-no-stronghold-first = You bought a card. Place, move or remove a stronghold before anything else.
    .title = A stronghold first
splendor-no-place-again-first = You conquered a card. Place a stronghold on another one before anything else.
    .title = A stronghold first
splendor-no-no-stronghold-due = Strongholds are placed, moved and removed only after a purchase.
    .title = Not without a purchase
splendor-no-no-stronghold-left = All { $all } of your strongholds are on cards already. Move one of them, or remove another player’s.
    .title = No stronghold left
splendor-no-no-stronghold-there = { $card } is not face up on the table, so no stronghold can be on it.
    .title = Not on the table
splendor-no-other-stronghold = { $count ->
    [one] A stronghold of { $player } is
   *[other] { $count } strongholds of { $player } are
} on { $card }, so yours cannot be placed there.
    .title = Another player’s stronghold
splendor-no-no-own-stronghold = You have no stronghold on { $card } that could be moved.
    .title = None of yours is there
splendor-no-move-to-same-card = The stronghold is on { $card } already. A move goes to another card.
    .title = It is there already
splendor-no-no-other-stronghold = No other player has a stronghold on { $card }.
    .title = Nothing to remove
splendor-no-no-removal-now = After a conquest a stronghold is placed or moved, so the one on { $card } stays.
    .title = Not after a conquest
splendor-no-conquer-first = You may conquer a card. Decide that before anything else.
    .title = Conquer or not?
splendor-no-conquest-comes-later = A conquest comes after the action of your turn, not instead of it.
    .title = First the action
splendor-no-not-conquerable = A conquest requires all { $all } of your strongholds on { $card }; { $own ->
    [0] none of them is there
    [one] 1 is there
   *[other] { $own } are there
}.
    .title = Too few strongholds
splendor-no-nothing-to-waive = There is no conquest to waive now.
    .title = Nothing to conquer
splendor-form-move = A move of a stronghold is two cards, such as 12-47: from the first to the second.
board-splendor-strongholds = Strongholds
board-splendor-kept = kept by a rival
cli-splendor-move-stronghold = place, move or remove a stronghold after a purchase
cli-splendor-move-conquer = conquer the card with your three strongholds, or not
cli-splendor-kind-place = place a stronghold
cli-splendor-kind-move = move a stronghold
cli-splendor-kind-remove = remove a stronghold
cli-splendor-kind-conquer = conquer a card
cli-splendor-kind-waive = do not conquer

splendor-log-brings = { $brings ->
    [double_gold] two gold for one purchase
    [satchel] a satchel
    [satchel_and_free] a satchel and a free card
    [noble] { $bonus } and a noble
    [free] { $bonus } and a free card
   *[other] { $bonus }
}
splendor-log-laid-orient = On level { $level } of the Orient, { $card } is revealed: { splendor-log-brings }{ $points ->
    [0] {""}
    [one] , 1 point
   *[other] , { $points } points
}
splendor-log-reserved-orient = { $player } reserved { $card } of the Orient, level { $level }, { splendor-log-brings }{ $gold ->
    [0] , without gold
   *[other] , and took 1 gold
}
splendor-log-reserved-top-orient = { $player } reserved a hidden level { $level } card of the Orient{ $gold ->
    [0] , without gold
   *[other] , and took 1 gold
}
splendor-log-drew-hidden-orient = { $player } drew a level { $level } card of the Orient that nobody else sees
splendor-log-drew-orient = { $player } drew { $card } of the Orient, level { $level }, { splendor-log-brings }{ $points ->
    [0] {""}
    [one] , 1 point
   *[other] , { $points } points
}
splendor-log-bought-orient = { $player } bought { $card } of the Orient, level { $level }, { splendor-log-brings }{ $points ->
    [0] {""}
    [one] , 1 point
   *[other] , { $points } points
}, for { $tokens ->
    [0] no tokens
   *[other] { $paid }
}
splendor-log-conquered-orient = { $player } conquered { $card } of the Orient, level { $level }, { splendor-log-brings }{ $points ->
    [0] {""}
    [one] , 1 point
   *[other] , { $points } points
}, for { $tokens ->
    [0] no tokens
   *[other] { $paid }
}
splendor-log-spent-card = { $player } paid with { $card }, which goes to the box
splendor-log-tied-satchel = The satchel { $card } of { $player } copies { $colour }
splendor-log-reserved-noble = { $player } reserved the noble that requires { $needs }
splendor-log-took-free = { $player } took { $card } for nothing, level { $level }, { $bonus }{ $points ->
    [0] {""}
    [one] , 1 point
   *[other] , { $points } points
}
splendor-log-took-free-orient = { $player } took { $card } of the Orient for nothing, level { $level }, { splendor-log-brings }{ $points ->
    [0] {""}
    [one] , 1 point
   *[other] , { $points } points
}
splendor-no-orient-deck-empty = The level { $level } deck of the Orient is empty.
    .title = Empty deck
splendor-no-double-gold-not-held = You chose { $chosen ->
    [one] 1 card
   *[other] { $chosen } cards
} of double gold and have { $held }.
    .title = Not so much double gold
splendor-no-double-gold-unused = { $chosen } cards of double gold are too many for { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
}: one of them would replace nothing.
    .title = A card without use
splendor-no-double-gold-half-used = Both gold of a card are used while there is a gem to replace. Let it replace one more.
    .title = Half a double gold
splendor-no-host = The satchel { $card } copies the bonus of another card, and you have none yet.
    .title = Nothing to copy
splendor-no-paid-with-bonuses = { $card } costs two bonuses of { $colour }: neither tokens nor gold pay for it. Write it with the cards that give them, such as B.118-12-14 or B.118-104.
    .title = Paid for with bonuses
splendor-no-paid-with-gems = { $card } is paid for with gems and gold, not with other cards.
    .title = Paid for with gems
splendor-no-too-few-bonuses = Two bonuses of { $colour } are needed; you have { $held }.
    .title = Too few bonuses
splendor-no-not-discardable = { $card } is no card in front of you with a bonus of { $colour }.
    .title = It cannot be discarded
splendor-no-satchels-first = Satchels that copy { $colour } go first: choose { $due ->
    [one] 1 of them
   *[other] { $due } of them
}.
    .title = Satchels first
splendor-no-double-alone = Your card with two bonuses of { $colour } pays the whole price alone.
    .title = Too much
splendor-no-two-bonuses = The price is exactly two bonuses of { $colour }.
    .title = Two bonuses
splendor-no-nothing-to-copy = You have no bonus of { $colour } for the satchel to copy.
    .title = Nothing to copy
splendor-no-copy-first = Choose the colour that the satchel { $card } copies before anything else.
    .title = The satchel first
splendor-no-reserve-noble-first = Your card reserves a noble. Choose one before anything else.
    .title = A noble first
splendor-no-free-first = Your card brings a card of level { $level } for nothing. Choose one before anything else.
    .title = The free card first
splendor-no-free-not-face-up = { $card } is not face up on the table, so it cannot be taken for nothing.
    .title = Not on the table
splendor-no-free-of-level = { $card } is not of level { $level }.
    .title = Another level
splendor-no-no-effect-due = No card asks for that now: it follows when you obtain one.
    .title = Nothing asks for it
splendor-no-noble-reserved = Another player has reserved this noble.
    .title = Reserved
splendor-form-double-gold = Double gold is written behind the gold that it is part of: B.47+w2*1, with 1 to 5 cards.
splendor-form-cards = A price in cards is one card or two different ones, with nothing else: B.118-12-14.
splendor-form-colour = A colour is one of w, b, g, r, k.
board-splendor-orient-key = aa: two gold once  ?: copies  N: a noble  F1 F2: a free card  -k: a bonus
cli-splendor-move-orient = buy with double gold, or for the bonuses of other cards (module orient)
cli-splendor-move-orient-deck = reserve the top card of an Orient deck, or a noble
cli-splendor-move-effect = the satchel copies red; take card 12 for nothing
cli-splendor-kind-copy = copy a colour
cli-splendor-kind-free = take a free card

splendor-act-conquer = Conquer
splendor-act-waive = No conquest
splendor-why-none-to-move = None of your strongholds is on a card yet.
splendor-why-nowhere-to-move = There is no other card to which your stronghold could go.
splendor-why-none-to-remove = No other player has a stronghold on a card.
splendor-why-no-removal = After a conquest you place or move a stronghold of yours; none of another player’s is removed.
splendor-next-gold-lost = { $gold } gold of the card is lost.
splendor-next-stronghold = Then you use a stronghold.
splendor-next-conquest = Then you may conquer { $card }.
splendor-next-conquest-short = You would be { $short } short for the conquest of { $card }.
splendor-next-satchel = Then you choose what the satchel copies.
splendor-next-reserve-noble = Then you reserve a noble.
splendor-next-free = Then you take a card for nothing.
turn-stronghold = Your turn: placing a stronghold
    .named = { $name }: placing a stronghold
turn-moving = Your turn: moving a stronghold
    .named = { $name }: moving a stronghold
turn-removing = Your turn: removing a stronghold
    .named = { $name }: removing a stronghold
turn-conquest = Your turn: conquer or not?
    .named = { $name }: conquer or not?
turn-tying = Your turn: tying a satchel
    .named = { $name }: tying a satchel
turn-reserving-noble = Your turn: reserving a noble
    .named = { $name }: reserving a noble
turn-free = Your turn: taking a free card
    .named = { $name }: taking a free card
splendor-act-place = Place stronghold
splendor-act-move = Move stronghold
splendor-act-remove = Remove stronghold
splendor-act-copy = Copy
splendor-act-reserve-noble = Reserve
splendor-act-free = Take

### The table with modules

splendor-cities = Cities on the table
splendor-city-words = City, requires { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $bonuses ->
    [0] {""}
   *[other] , bonuses { $needs }
}{ $same ->
    [0] {""}
   *[other] , { $same } bonuses of one { $bonuses ->
        [0] colour
       *[other] other colour
    }
}.
splendor-city-gap = Missing: { $points ->
    [0] {""}
    [one] 1 point
   *[other] { $points } points
}{ $bonuses ->
    [0] {""}
   *[other] { $points ->
        [0] {""}
       *[other] , { "" }
    }{ $bonuses ->
        [one] 1 bonus
       *[other] { $bonuses } bonuses
    }
}.
    .met = You meet it.
splendor-nearest = Nearest city
splendor-nearest-missing = points + bonuses missing
splendor-nearest-taken = has a city
splendor-has-city = Has a city of { $points } points.
splendor-posts = Trading posts
splendor-post-token = token after a purchase
    .says = After buying a card its player takes one gem token.
splendor-post-third = a third with a pair
    .says = Two tokens of one colour bring one gem token of another colour.
splendor-post-gold = gold pays for two
    .says = Each gold token pays for up to two gems of one colour.
splendor-post-five = 5 points
    .says = It is worth 5 points.
splendor-post-each = 1 point per shield
    .says = It is worth 1 point for each shield of its player on the board.
splendor-post-closed = closed: no nobles
    .says = It requires a noble, and in a game with cities there are none.
splendor-post-words = Trading post { $post }, requires bonuses: { $needs }{ $nobles ->
    [0] {""}
   *[other] , and a noble
}. Power: { $power }. { $says } { $shields ->
    [0] No shield is there.
   *[other] Shields: { $names }.
}
splendor-shields-left = { $shields ->
    [0] No shields left.
    [one] 1 shield left.
   *[other] { $shields } shields left.
}
splendor-counts-shields = Shields left
splendor-end-city = City
    .has = a city of { $figure } points
    .none = no city
splendor-end-shields = Posts
splendor-tray-token-hint = Choose from the bank; gold is not a gem.
splendor-tray-third = Post 2: a third token of another colour.
splendor-tray-overpaid = { $gems ->
    [one] 1 gem is overpaid.
   *[other] { $gems } gems are overpaid.
}

# Faces of the Orient, towers, and what is told of both: the drawing of the modules.

splendor-orient-words = Orient, level { $level }, { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}, { $brings }, costs { $cost }
splendor-orient-double-gold = two gold for one purchase
splendor-orient-satchel = a satchel, which copies one of your bonuses
splendor-orient-satchel-free = a satchel, which copies one of your bonuses, and a level 1 card for nothing
splendor-orient-double-bonus = two { $bonus } bonuses
splendor-orient-noble = { $bonus } bonus, reserves a noble
splendor-orient-free = { $bonus } bonus and a level 2 card for nothing
splendor-orient-bonus = { $bonus } bonus
splendor-orient-price = two bonuses of { $colour }, which are discarded
splendor-tray-reserving-top-orient = The top card of the level { $level } deck of the Orient, which only you will see.
splendor-orient-deck = Orient, level { $level } deck, { $left ->
    [one] 1 card
   *[other] { $left } cards
} left
splendor-strongholds-on = { $name }: { $strongholds ->
    [0] no stronghold here yet
    [one] 1 stronghold here
   *[other] { $strongholds } strongholds here
}
splendor-strongholds-left = { $strongholds ->
    [0] No strongholds left.
    [one] 1 stronghold left.
   *[other] { $strongholds } strongholds left.
}
splendor-has-satchels = { $satchels ->
    [one] 1 satchel copies { $colour }.
   *[other] { $satchels } satchels copy { $colour }.
}
splendor-has-double-gold = { $cards ->
    [one] 1 card of double gold.
   *[other] { $cards } cards of double gold.
}
splendor-has-reserved-noble = Reserved the noble that requires { $needs }.
splendor-counts-strongholds = Strongholds left
splendor-counts-double-gold = Cards of double gold
splendor-counts-orient = Decks of the Orient
splendor-counts-box = Out of the game
splendor-line-placed-stronghold = { $player }: stronghold on { $card }
splendor-line-moved-stronghold = { $player }: stronghold from { $from } to { $card }
splendor-line-removed-stronghold = { $player } removed a rival’s stronghold ({ $owner }) from { $card }
splendor-line-took-strongholds-back = { $player }: { $count ->
    [one] 1 stronghold
   *[other] { $count } strongholds
} back from { $card }
splendor-line-conquered = { $player } conquered { $card } for { $tokens ->
    [0] no tokens
   *[other] { $paid }
}
splendor-line-reserved-top-orient = { $player } reserved a hidden level { $level } card of the Orient{ $gold ->
    [0] , no gold
   *[other] {""}
}
splendor-line-waived = { $player }: no conquest of { $card }
splendor-line-spent-card = Spent: { $card }
splendor-line-tied-satchel = Satchel { $card } copies { $colour }
splendor-line-reserved-noble = { $player } reserved the noble { $needs }
splendor-line-took-free = { $player } took { $card } for nothing
splendor-replay-conquered = { $player } conquers a card
splendor-replay-free = { $player } takes a card for nothing

# What is asked in the tray.

splendor-tray-place = Place a stronghold, or click another player’s to remove it.
splendor-tray-place-again = You conquered a card: place or move a stronghold.
splendor-tray-move = Move a stronghold: click one of yours.
splendor-tray-move-to = Now click the card to which it goes.
splendor-tray-remove = Click another player’s stronghold: its owner gets it back.
splendor-tray-placed = You place a stronghold on { $card }.
splendor-tray-moved = The stronghold goes to { $card }.
splendor-tray-removed = The stronghold on { $card } goes back to its owner.
splendor-tray-taken = You take { $card } for nothing.
splendor-ways = Ways to use a stronghold
splendor-way-place = Place
splendor-way-move = Move
splendor-way-remove = Remove a rival’s
splendor-tray-conquest = Conquer this card, or not?
splendor-tray-satchel = Choose the colour that the satchel copies from now on.
splendor-tray-copied = From now on the satchel copies { $colour }.
splendor-copy-colour = Copy { $gem }
splendor-tray-reserve-noble = Choose a noble that only you can receive.
splendor-tray-noble-reserved = Only you will be able to receive the noble { $needs }.
splendor-tray-free = Click a level { $level } card: you take it for nothing.
splendor-tray-spend = It costs two bonuses of { $colour }: choose what goes to the box.
splendor-spend-card = { $card }{ $bonuses ->
    [2] { " " }Two bonuses.
   *[other] {""}
}{ $points ->
    [0] {""}
    [one] { " " }1 point is lost with it.
   *[other] { " " }{ $points } points are lost with it.
}
splendor-spend-satchel = { $card } It copies this colour and goes first.
splendor-spend-lost = −{ $points }
splendor-tray-double = Double gold
splendor-double-more = Pay with a card of double gold{ $lost ->
    [0] {""}
   *[other] ; one of its two gold would be lost
}
splendor-double-less = Take a card of double gold (×2) back
splendor-double-would-lose = Another double gold would lose 1 of its 2.
splendor-double-gone = Its card goes to the box.
splendor-goal-cities = Buy cards that make later ones cheaper. The round in which somebody takes a city is the last; of those with a city, the one with most points wins.
