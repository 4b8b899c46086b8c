# The rules of Skerries: one text for each item of the two lists. The browser fetches them on demand.

skerries-section-pieces = Pieces
skerries-rule-1 = The game is for two to six players.
skerries-rule-2 = There are 60 catches: herring, cod, eels and mussels, of each kind three of every value from 1 to 5.
skerries-rule-3 = There are twelve orders. Each names two different kinds in order; no two orders are alike.
skerries-rule-4 = There are twelve storms minus the number of players.
skerries-rule-5 = There are six measures of oil for each player. Everybody begins with three of them; the others are the stock.

skerries-section-setup = Setting up
skerries-rule-6 = Each player is dealt two orders, which nobody else sees.
skerries-rule-7 = Each boat is dealt one catch, which all see.
skerries-rule-8 = The player whose catch has the highest value begins; among equals, the one whose catch has the lowest number.
skerries-rule-9 = Five catches are laid on the quay, in a row. Only then are the storms shuffled into the deck.

skerries-section-turn = A turn
skerries-rule-10 = Turns go round by seat. A turn is one of two things: to take a catch, or to fill up with oil.
skerries-rule-11 = A player may take any catch on the quay that they can pay for. The first place is free; each further place costs one more measure of oil. The payment goes to the stock.
skerries-rule-12 = The catches behind it move up, and a card is turned up for the last place.
skerries-rule-13 = A player who fills up takes two measures of oil from the stock, or the last one. Nothing can be taken from an empty stock.

skerries-section-storms = Storms
skerries-rule-14 = When a storm is turned up the watch is called: from the player whose turn it is, each in order gives one measure of oil to the beacon, or keeps it.
skerries-rule-15 = A player without oil is not asked.
skerries-rule-16 = Once half of the players have given, rounded up, the beacon burns: the storm passes, and nobody else is asked.
skerries-rule-17 = Once the beacon can no longer burn, the storm strikes, and nobody else is asked.
skerries-rule-18 = What was given goes to the stock, whether the beacon burns or not.
skerries-rule-19 = When a storm strikes, the player whose turn it is throws one catch from their boat overboard, if there is one. It leaves the game.
skerries-rule-20 = The storm leaves the game too, and another card is turned up.

skerries-section-end = The end
skerries-rule-21 = The third storm that strikes sinks all boats: the game is over at once, and nobody wins.
skerries-rule-22 = When somebody has eight catches at the end of their turn, the round is the last: it ends before the player who began would have another turn.
skerries-rule-23 = Then each player, from the one who began, delivers one of their two orders for all to see. It brings two points for each catch of the kind it names first, and one for each of the other.
skerries-rule-24 = Each catch brings its value in points. The player with the most points wins.
skerries-rule-25 = Among tied players, the one with the most oil wins.
skerries-rule-26 = Players who are tied in oil as well share the victory.

gale-rules = Skerries in a gale
gale-section-changes = In a gale
gale-rule-1 = Players may agree on a gale before the game. All other rules stay as they are.
gale-rule-2 = The second storm that strikes sinks all boats, not the third.
gale-rule-3 = When a storm strikes, every player throws a catch overboard, in order from the one whose turn it is.
