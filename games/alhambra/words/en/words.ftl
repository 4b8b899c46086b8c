# Alhambra: what happens, why something may not be done, and what the terminal says.

### Names

alhambra-coin = { $currency ->
    [f] florin
    [r] dirham
    [n] dinar
   *[other] ducat
}
alhambra-coins = { $currency ->
    [f] florins
    [r] dirhams
    [n] dinars
   *[other] ducats
}
alhambra-counted = { $coins ->
    [one] { alhambra-coin }
   *[other] { $currency ->
        [f] florins
        [r] dirhams
        [n] dinars
       *[other] ducats
    }
}
alhambra-buildings = { $kind ->
    [p] pavilions
    [s] seraglios
    [a] arcades
    [c] chambers
    [g] gardens
   *[other] towers
}
alhambra-side = { $side ->
    [north] north
    [east] east
    [south] south
   *[other] west
}

alhambra-across = { $across ->
    [east] { $x } east
    [west] { $x } west
   *[other] {""}
}
alhambra-along = { $along ->
    [north] { $y } north
    [south] { $y } south
   *[other] {""}
}
alhambra-at = { $across ->
    [none] { $along ->
        [none] the fountain
       *[other] { alhambra-along }
    }
   *[other] { alhambra-across }{ $along ->
        [none] {""}
       *[other] {", "}{ alhambra-along }
    }
}

### The tiles, by their numbers

building-1 = pavilion 2
building-2 = pavilion 3
building-3 = pavilion 4
building-4 = pavilion 5
building-5 = pavilion 6
building-6 = pavilion 7
building-7 = pavilion 8
building-8 = seraglio 3
building-9 = seraglio 4
building-10 = seraglio 5
building-11 = seraglio 6
building-12 = seraglio 7
building-13 = seraglio 8
building-14 = seraglio 9
building-15 = arcades 4
building-16 = arcades 5
building-17 = arcades 6
building-18 = arcades 6
building-19 = arcades 7
building-20 = arcades 8
building-21 = arcades 8
building-22 = arcades 9
building-23 = arcades 10
building-24 = chambers 5
building-25 = chambers 6
building-26 = chambers 7
building-27 = chambers 7
building-28 = chambers 8
building-29 = chambers 9
building-30 = chambers 9
building-31 = chambers 10
building-32 = chambers 11
building-33 = garden 6
building-34 = garden 7
building-35 = garden 8
building-36 = garden 8
building-37 = garden 8
building-38 = garden 9
building-39 = garden 10
building-40 = garden 10
building-41 = garden 10
building-42 = garden 11
building-43 = garden 12
building-44 = tower 7
building-45 = tower 8
building-46 = tower 9
building-47 = tower 9
building-48 = tower 9
building-49 = tower 10
building-50 = tower 11
building-51 = tower 11
building-52 = tower 11
building-53 = tower 12
building-54 = tower 13

### What happened (the log)

alhambra-log-dealt = Dealt to { $player }: { $cards } { alhambra-counted }
alhambra-log-begins = First player: { $player } – { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, the fewest
alhambra-log-opened = Money turned up: { $cards } { alhambra-counted }
alhambra-log-round-came = The scoring card of round { $round } turns up
alhambra-log-shuffled = The discard pile becomes the new deck: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
alhambra-log-laid = On square { $square }: { $tile }
alhambra-log-neutral-got = The neutral player gets { $tile }
alhambra-log-took = { $player } took { $cards } { alhambra-counted }
alhambra-log-pays = { $player } began to pay for { $tile } with cards to spare
alhambra-log-added = { $player } laid down { $cards } { alhambra-counted }
alhambra-log-bought = { $player } bought { $tile } for { $cards } { alhambra-counted }
alhambra-log-bought-exactly = { $player } bought { $tile } for exactly { $cards } { alhambra-counted }: another action follows
alhambra-log-built = { $player } built { $tile } ({ alhambra-at })
alhambra-log-kept = { $player } put { $tile } in reserve
alhambra-log-gave = { $player } gave { $tile } to the neutral player
alhambra-log-rebuilt = { $player } built { $tile } from the reserve ({ alhambra-at })
alhambra-log-removed = { $player } took { $tile } from the board into the reserve
alhambra-log-replaced = { $player } put { $tile } in the place of { $old }
alhambra-log-passed = { $player } passed: no legal action
alhambra-log-round = Scoring round { $round }
alhambra-log-majority = { $player }: { alhambra-buildings }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
alhambra-log-majority-neutral = Neutral player: { alhambra-buildings }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
alhambra-log-wall = { $player }: wall, { $points ->
    [one] 1 point
   *[other] { $points } points
}
alhambra-log-ending = The market cannot be filled: the game ends
alhambra-log-last-won = { $player } got { $tile } for the most { alhambra-coins } ({ $sum }, the next { $next })
alhambra-log-last-tied = Several players have the most { alhambra-coins } ({ $sum }): nobody gets { $tile }
alhambra-log-last-unpaid = Nobody has { alhambra-coins }: nobody gets { $tile }
alhambra-log-ended = The game is over

### Why not: the title is the short reason, the value the sentence with the facts

alhambra-no-over = The market could not be filled, and the last round is scored.
    .title = The game is over
alhambra-no-chance-due = A card or a tile must be drawn before anybody acts.
    .title = Wait for the draw
alhambra-no-no-chance-due = A player is to act; nothing is to be drawn.
    .title = Nothing to draw
alhambra-no-cannot-come = That cannot be drawn here.
    .title = Impossible draw
alhambra-no-not-open = { $open ->
    [0] There is no open { alhambra-coin } card of { $value }.
    [one] Only one { alhambra-coin } card of { $value } is open.
   *[other] Only { $open } { alhambra-coin } cards of { $value } are open.
}
    .title = Not among the open money
alhambra-no-too-much = Several cards together may be worth at most 5; these are worth { $sum }.
    .title = Too much money at once
alhambra-no-not-on-market = { $tile } does not lie on the market.
    .title = Not on the market
alhambra-no-not-held = You do not have these cards. Of { alhambra-coins } you have { $cards }.
    .title = Not your money
alhambra-no-none-held = You have no { alhambra-coins }.
    .title = None of this currency
alhambra-no-no-tile = No tile lies on the square of { alhambra-coins }, and none is laid there during a turn.
    .title = Nothing to buy with it
alhambra-no-too-little = The price is { $price }, and the cards are worth { $sum }.
    .title = Too little money
alhambra-no-to-spare = These cards reach the price of { $tile } without the smallest of them. To pay with cards to spare, begin with { $start } and lay them down one by one.
    .title = A card to spare
alhambra-no-none-to-spare = The price is { $price }. All your money of this currency is worth { $sum }, and no card of it would be to spare.
    .title = No card to spare
alhambra-no-pay-first = Lay down the money for { $tile } first.
    .title = The payment first
alhambra-no-not-paying = No payment is being laid down.
    .title = Nothing to pay
alhambra-no-not-descending = Lay the cards down from the highest to the lowest: { $last } lies there, and { $value } is more.
    .title = A higher card
alhambra-no-leads-nowhere = After { $value } no card would be to spare at a price of { $price }.
    .title = No card to spare after it
alhambra-no-not-enough = The price is { $price }, and { $sum } is laid down; with cards to spare the price has to be reached without the smallest card.
    .title = Not enough yet
alhambra-no-place-first = Place the tiles first: on your board, in your reserve, or, with two players, with the neutral player.
    .title = Place your tiles
alhambra-no-place-last-first = Place the last tiles first: on your board or in your reserve.
    .title = Place your last tiles
alhambra-no-nothing-to-place = Tiles that were bought are placed when the turn ends.
    .title = Nothing to place now
alhambra-no-not-bought = { $tile } was not bought in this turn, or is placed already.
    .title = Not bought now
alhambra-no-not-won = { $tile } is not one of your last tiles, or is placed already.
    .title = Not your last tile
alhambra-no-no-neutral = There is a neutral player only with two players.
    .title = No neutral player
alhambra-no-not-to-neutral = The last tiles are built or put in reserve, not given away.
    .title = Not to the neutral player
alhambra-no-not-in-reserve = { $tile } is not in your reserve.
    .title = Only from the reserve
alhambra-no-not-built = { $tile } is not on your board.
    .title = Not on your board
alhambra-no-occupied = Something lies there already: { alhambra-at }.
    .title = The place is taken
alhambra-no-apart = The place { alhambra-at } shares no side with your board; a corner is not enough.
    .title = Not beside your board
alhambra-no-differs = { $tile } does not agree with its neighbour to the { alhambra-side }: one side has a wall, and the other has none.
    .title = Walls do not match
alhambra-no-no-way = { $tile } could not be reached on foot: there is a wall to the { alhambra-side }, and no way round it.
    .title = Not reachable on foot
alhambra-no-gap = { $tile } would enclose an empty place: { alhambra-at }.
    .title = A gap would be closed
alhambra-no-surrounded = { $tile } has neighbours on all sides: without it there would be a gap.
    .title = It must stay
alhambra-no-cuts-off = Without { $tile } nobody could walk to { $other }.
    .title = It must stay
alhambra-no-fountain = The fountain can be neither taken away nor exchanged.
    .title = It is the fountain
alhambra-no-can-act = You still have a legal action, so you cannot pass.
    .title = No passing

alhambra-why-too-little = The price is { $price }, and all your { alhambra-coins } are worth { $sum }: { $short ->
    [one] 1 is missing.
   *[other] { $short } are missing.
}
alhambra-why-no-place = { $tile } fits nowhere on your board, and in the place of none of its tiles.
alhambra-why-pick-up = Pick a tile up first: one that was bought, one of your reserve, or one of your board.
alhambra-why-not-moved = { $tile } cannot be moved within the board: it goes into the reserve, or is exchanged for a tile there.

### Notation errors: what is expected

alhambra-form-action = An action is T.cards, B.tile:cards, S.tile, P.value, E, L.tile@place, R.tile@place or P.
alhambra-form-outcome = An outcome is money.card, round.1, round.2 or tile.name.
alhambra-form-tile = A tile is the letter of its kind (p s a c g t), its price, and a letter where several are alike, such as p2 or t9b.
alhambra-form-card = Money is a letter (f florins, r dirhams, n dinars, u ducats) and a value from 1 to 9, such as f5; up to four cards stand one after the other.
alhambra-form-payment = A payment is the values of its cards, such as 54, with at most three of each.
alhambra-form-value = A card of a payment is laid down by its value from 1 to 9, such as P.5.
alhambra-form-cell = A place is given by steps east and north of the fountain, such as 2,-1, within 54 of it.
alhambra-form-spot = A place is r for the reserve, n for the neutral player, or steps east and north of the fountain, such as 2,-1, within 54 of it.

### The end

alhambra-ended-79 = The market could not be filled any more.
alhambra-result-86 = The most points win.
alhambra-result-87 = Tied on points: the victory is shared.

### The terminal

board-alhambra-heading = , turn { $turn }: { $state }
board-alhambra-to-act = { $player } to act
board-alhambra-draw = next draw: { $question }
board-alhambra-over = the game is over
board-alhambra-round = next: round { $round }
board-alhambra-chance = round { $round } comes with the next card 1 time in { $cards }
board-alhambra-market = Market
board-alhambra-money = Open money
board-alhambra-bought = To place
board-alhambra-paying = Paid so far: { $cards }
board-alhambra-hand = Hand
board-alhambra-bag = Bag
board-alhambra-neutral = Neutral
board-alhambra-head = Points
    .wall = wall
    .cards = cards
    .reserve = in reserve
board-alhambra-map = The board of { $player }, wall { $wall }:
board-alhambra-legend = p pavilion, s seraglio, a arcades, c chambers, g garden, t tower; (n): what round { $round } would bring; ↑→↓← walls
    .over = p pavilion, s seraglio, a arcades, c chambers, g garden, t tower; (n): what the last round brought; ↑→↓← walls
board-alhambra-rounds = Rounds (kinds + wall)
cli-alhambra-move-money = take one open money card, or several worth at most 5
cli-alhambra-move-buy = buy a tile for these cards, none of which is to spare; exactly paid, you act again
cli-alhambra-move-spare = pay with cards to spare: begin, lay down the next card (highest first), enough
cli-alhambra-move-place = build a bought tile 2 steps east and 1 south of the fountain, put it in reserve, give it to the neutral player
cli-alhambra-move-redesign = redesign: build from the reserve, take into the reserve, put in the place of another
cli-alhambra-move-pass = pass, if nothing else is possible
cli-alhambra-letters = Currencies: f florins, r dirhams, n dinars, u ducats. `table 2` shows the board of player 2.
cli-alhambra-kind-money = money
cli-alhambra-kind-buy = buy
cli-alhambra-kind-start = pay more
cli-alhambra-kind-pay = lay down
cli-alhambra-kind-enough = enough
cli-alhambra-kind-place = place
cli-alhambra-kind-redesign = redesign
cli-alhambra-kind-pass = pass

### The bar

turn-taking-money = Your turn: taking money
    .named = { $name }: taking money
turn-buying-tile = Your turn: buying
    .named = { $name }: buying
turn-paying = Your turn: cards to spare
    .named = { $name }: cards to spare
turn-redesigning = Your turn: redesigning
    .named = { $name }: redesigning
turn-placing = Your turn: placing what you bought
    .named = { $name }: placing tiles
turn-placing-reserve = Your turn: into your reserve
    .named = { $name }: into the reserve
turn-placing-neutral = Your turn: for the neutral player
    .named = { $name }: for the neutral player
turn-placing-last = The end: placing your last tiles
    .named = { $name }: last tiles
turn-nothing-possible = Your turn: nothing is possible
    .named = { $name }: nothing is possible

### The page

alhambra-place = { $game } · { $players } players{ $round ->
    [0] {""}
   *[other] {" "}· scoring { $round } next
}
alhambra-begins = { $by ->
    [cards] fewest cards
    [money] cards tied: less money
   *[other] all tied: earlier seat
}
alhambra-bag-is-empty = bag empty
alhambra-end-points = Points
alhambra-end-first = Round 1
alhambra-end-second = Round 2
alhambra-end-third = Round 3
alhambra-end-wall = Wall
alhambra-end-pavilion = Pavilions
alhambra-end-seraglio = Seraglios
alhambra-end-arcades = Arcades
alhambra-end-chambers = Chambers
alhambra-end-garden = Gardens
alhambra-end-tower = Towers
alhambra-end-walls = of which wall
alhambra-fact-dearest = Dearest purchase: { $player }, { $tile } for { $price }
alhambra-fact-exact = Most exact payments: { $player }, { $times }
alhambra-fact-round = Best round: { $player }, { $points ->
    [one] 1 point
   *[other] { $points } points
} in round { $round }
alhambra-neutral = Neutral
alhambra-act-take = Take money
alhambra-act-buy = Buy
alhambra-act-pay = Pay
alhambra-act-redesign = Redesign
alhambra-act-place = Place
alhambra-act-reserve = To the reserve
alhambra-act-neutral = Give to Neutral
alhambra-act-pass = Pass
alhambra-market = Market
alhambra-in-bag = { $tiles } in the bag
alhambra-money = Money
alhambra-in-deck = { $cards } in the deck
alhambra-round-chance = The next card is a scoring card 1 time in { $cards }.
alhambra-square-words = { $tile }, paid in { alhambra-coins }.
alhambra-exact-ways = { $ways ->
    [one] One exact payment: you would act again.
   *[other] { $ways } exact payments: you would act again.
}
alhambra-payable = You can pay for it, but not exactly.
alhambra-richest = { $name } has the most money: { $sum }, the next { $next }.
alhambra-tied = Several players have the most money: { $sum }. Nobody gets it.
alhambra-margin = by { $by }
alhambra-tile-open = { $tile }, no walls
alhambra-tile-walls = { $tile }, walls: { $walls }
alhambra-side-name = { $side ->
    [north] north
    [east] east
    [south] south
   *[other] west
}
alhambra-money-words = { alhambra-coins }: { $value }
alhambra-spare = to spare
alhambra-board-of = The Alhambra of { $name }
alhambra-own-board = Your Alhambra
alhambra-back-to-own = Back to yours
alhambra-zoom-in = Enlarge
alhambra-zoom-out = Make smaller
alhambra-zoom-fit = Show all
alhambra-look-north = Look farther north
alhambra-look-east = Look farther east
alhambra-look-south = Look farther south
alhambra-look-west = Look farther west
alhambra-wall = wall { $wall }
alhambra-wall-then = wall { $wall } → { $then }
alhambra-longest-wall = Longest wall
alhambra-what = { $one }: { $other }
alhambra-both = { $one }, { $other }
alhambra-then = { $one }. { $other }
alhambra-cells = The cells of the board
alhambra-empty-cell = empty
alhambra-cell-lit = can be chosen
alhambra-list = The board as a list
alhambra-to-place = To place
alhambra-reserve = Reserve { $tiles }
alhambra-reserve-name = Reserve
alhambra-others = The other players
alhambra-player-words = { $name }: { $points } points. Money cards: { $cards }. Tiles in reserve: { $tiles }. Longest wall: { $wall }.
alhambra-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
alhambra-neutral-words = Neutral player, a third one that nobody plays: { $points } points. { $list }.
alhambra-scoring = Scoring
alhambra-rounds = The three rounds
alhambra-round-next = Scoring { $round }
alhambra-round-now = if it came now
alhambra-round-after-turn = if it came after this
alhambra-round-sum = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $wall ->
    [0] {""}
   *[other] {" "}(wall { $wall })
}
alhambra-round-sums = Scoring round { $round }: { $list }.
alhambra-round-done = Round { $round }
alhambra-rounds-before = Before
alhambra-total-then = Total
alhambra-total-most = With all tiles left
alhambra-exact-now = Exact payments:
alhambra-tray-nothing = Take a money card or several worth 5 at most, { $redesign ->
    [no] or buy a tile.
   *[other] buy a tile, or redesign.
}
alhambra-tray-pass = Nothing can be done: pass.
alhambra-tray-take = Together { $sum } of 5 at most
alhambra-tray-price = { $price } { alhambra-coins }
alhambra-tray-paid = Paid:
alhambra-tray-missing = { $number } missing
alhambra-tray-unfinished = More cards: the price has to be reached without the smallest. The turn ends.
alhambra-tray-exact = Exact: you act again
alhambra-tray-over = { $number } too much, and the turn ends
alhambra-tray-spare = To spare:
alhambra-tray-way = Payment { $at } of { $all }: click the tile for another
alhambra-tray-pick-up = Choose a tile to place.
alhambra-tray-built = In exchange for a tile of the reserve, or into it if it lights up.
alhambra-tray-kept = On a free place, or in the place of a tile?
alhambra-tray-place = Where it lights up.
alhambra-tray-place-last = You had the most of its currency: build it, or put it in reserve.
alhambra-replay-round = a round of scoring
alhambra-replay-bought = a purchase by { $player }
alhambra-counts-deck = Money in the deck
alhambra-counts-discard = Money paid since the last shuffle
alhambra-counts-chance = Next card a scoring card
alhambra-counts-cards = Money cards
alhambra-counts-bag = In the bag: { alhambra-buildings }
