# Skerries: what happens, why something may not be done, and what the page and the terminal say.

### What happened (the log)

skerries-log-order-hidden = Dealt to { $player }: an order
skerries-log-order-dealt = Dealt to { $player }: an order, { $first } before { $second }
skerries-log-catch-dealt = { $player } begins with { $catch }, { $fish } of value { $value }
skerries-log-begins = { $player } to begin, with the best catch
skerries-log-laid = On the quay: { $catch }, { $fish } of value { $value }
skerries-log-took = { $player } took { $catch }, { $fish } of value { $value }, { $paid ->
    [0] free
   *[other] for { $paid } oil
}
skerries-log-filled = { $player } filled up with { $oil } oil
skerries-log-storm-came = A storm comes up
skerries-log-gave = { $player } gave oil to the beacon
skerries-log-kept = { $player } gave no oil
skerries-log-storm-passed = The beacon burns, and the storm passes
skerries-log-storm-struck = { $strikes ->
    [one] The storm strikes: the first
   *[other] The storm strikes: { $strikes } by now
}
skerries-log-jettisoned = { $player } threw { $catch } overboard, { $fish } of value { $value }
skerries-log-last-round = { $catches } catches for { $player }: this is the last round
skerries-log-delivered = { $player } delivered an order, { $first } before { $second }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
skerries-log-sunk = All boats have sunk
skerries-log-ended = The game is over

### Why not: the title is the short reason, the value the sentence with the numbers

skerries-no-sunk = The last storm that could strike has struck, and all boats have sunk.
    .title = All boats have sunk
skerries-no-over = The round in which somebody had { $catches } catches is complete, and all orders are delivered.
    .title = The game is over
skerries-no-chance-due = A card must be drawn before anybody acts.
    .title = Wait for the draw
skerries-no-no-chance-due = A player is to act; no card is to be drawn.
    .title = Nothing to draw
skerries-no-cannot-come = This card cannot be drawn here.
    .title = Impossible draw
skerries-no-not-on-quay = { $catch } does not lie on the quay.
    .title = Not on the quay
skerries-no-too-dear = This place costs { $cost } oil; you have { $held ->
    [0] none
   *[other] { $held }
}.
    .title = Too little oil
skerries-no-stock-empty = All the oil is in the boats. Some comes back when it is spent.
    .title = The stock is empty
skerries-no-watch-first = A storm is coming. Give oil to the beacon or keep it; { $given } of { $needed } have given.
    .title = Decide about the beacon first
skerries-no-jettison-first = The storm has struck. Throw one catch of your boat overboard before anything else.
    .title = Throw a catch overboard
skerries-no-deliver-first = The last round is over. Deliver one of your orders.
    .title = Deliver an order
skerries-no-storm = The beacon needs oil only when a storm is turned up, and then everybody decides in turn.
    .title = There is no storm
skerries-no-nothing-to-jettison = A catch is thrown overboard only when a storm strikes.
    .title = No need to throw it away
skerries-no-not-yet-delivering = Orders are delivered when the last round is over.
    .title = Too early for orders
skerries-no-not-in-boat = { $catch } is not in your boat.
    .title = Not in your boat
skerries-no-not-in-hand = That order is not in your hand.
    .title = Not your order

### Notation errors: what is expected

skerries-form-action = An action is T.catch, F, G, K, J.catch or D.order.
skerries-form-outcome = An outcome is order.number, catch.number or storm.
skerries-form-number = A catch is a number from 1 to 60, an order one from 1 to 12.

### The end

skerries-ended-22 = Somebody has a full boat, and the round is complete.
skerries-result-24 = The most points win.
skerries-result-25 = Tied on points; the most oil wins.
skerries-result-26 = Tied on points and on oil: the victory is shared.
skerries-ended-21 = The third storm has struck, and all boats have sunk.
skerries-result-21 = The sea wins.
gale-list = Skerries in a gale
gale-ended-2 = The second storm of the gale has struck, and all boats have sunk.
gale-result-2 = The sea wins.

### The bar

turn-fishing = Your turn: taking a catch
    .named = { $name }: taking a catch
turn-filling = Your turn: filling up with oil
    .named = { $name }: filling up with oil
turn-watching = Storm: give oil or keep it
    .named = { $name }: giving oil or keeping it
turn-jettison = Your turn: throwing a catch overboard
    .named = { $name }: throwing a catch overboard
turn-delivering = Your turn: delivering an order
    .named = { $name }: delivering an order

### The terminal

board-skerries-heading = , round { $round }: { $state }
board-skerries-to-act = { $player } to act
board-skerries-draw = next draw: { $question }
board-skerries-over = the game is over
board-skerries-last = last round
board-skerries-quay = Quay
board-skerries-price = { $oil ->
    [0] free
   *[other] { $oil } oil
}
board-skerries-storms = Storms struck { $strikes } of { $limit }, { $left } in the deck
board-skerries-beacon = Beacon { $given }/{ $needed }
board-skerries-stock = Stock { $oil } oil
board-skerries-head = Points
    .oil = Oil
    .boat = Boat
board-skerries-orders = Orders
board-skerries-order-points = ({ $points })

cli-skerries-move-take-catch = take catch #17 from the quay
cli-skerries-move-fill = fill up with two measures of oil
cli-skerries-move-watch = when a storm comes: give oil to the beacon, or keep it
cli-skerries-move-jettison = when it strikes: throw catch #17 overboard
cli-skerries-move-deliver = at the end: deliver order 5
cli-skerries-fish = Fish: h herring, c cod, e eels and m mussels; o is oil.
cli-skerries-kind-catch = take
cli-skerries-kind-fill = fill up
cli-skerries-kind-give = give
cli-skerries-kind-keep = keep
cli-skerries-kind-jettison = throw overboard
cli-skerries-kind-deliver = deliver

### The page

skerries-place = { $game } · { $players } players · round { $round }
skerries-last-round = last round
skerries-end-points = Points
skerries-end-catches = Catches
skerries-end-orders = Orders
skerries-end-oil = Oil
skerries-fact-dearest = Dearest catch: { $player }, { $catch } for { $paid } oil
skerries-fact-given = Most oil for the beacon: { $player }, { $oil }
skerries-fact-filled = Most oil taken: { $player }, { $oil }
skerries-other-boats = Other boats
skerries-boat-words = { $name }: { $points } points. Oil: { $oil }. Catches: { $catches }. Orders in hand: { $orders }.
skerries-quay = The quay and the sea
skerries-quay-price = { $oil ->
    [0] free
   *[other] { $oil } oil
}
skerries-catch-words = { $fish } of value { $value }
skerries-order-words = order: { $first } for 2 points each, { $second } for 1
skerries-beacon = Beacon: { $given } of { $needed }
skerries-storms = Storms struck: { $strikes } of { $limit }. In the deck: { $left }
skerries-took = { $player } took { $catch }, { $paid ->
    [0] free
   *[other] for { $paid } oil
}
skerries-jettisoned = { $player } threw { $catch } overboard
skerries-stock = Stock: { $oil } oil
skerries-counts-stock = Oil in the stock
skerries-counts-storms = Storms in the deck
skerries-counts-orders = Orders
skerries-own-boat = Your boat
skerries-own-orders = Your orders
skerries-own-oil = Your oil: { $oil }
skerries-act-fish = Take
skerries-act-fill = Fill up
skerries-act-watch = Decide
skerries-act-jettison = Throw overboard
skerries-act-deliver = Deliver
skerries-tray-fish = Take a catch from the quay, or oil from the stock.
skerries-tray-fill = Two measures of oil from the stock
skerries-tray-watch = A storm: give oil to the beacon, or press your own oil to keep it.
skerries-tray-give = One measure of oil for the beacon
skerries-tray-keep = You keep your oil
skerries-tray-jettison = Choose a catch of your boat to throw overboard.
skerries-tray-deliver = Choose one of your orders.
skerries-replay-storm = a storm strikes
skerries-replay-full-boat = the last round
