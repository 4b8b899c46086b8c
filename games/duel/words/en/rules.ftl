# The rules of Splendor Duel in our own words: one text for each item of the list. The browser fetches them on demand.

duel-section-components = Components
duel-rule-R1 = The game is for exactly two players.
duel-rule-R2 = There are 67 jewel cards (30 of level 1, 24 of level 2, 13 of level 3), 4 royal cards, 3 privileges, a bag and a board of 5 by 5 spaces.
duel-rule-R3 = There are 25 tokens: four each of white, blue, green, red and black gems, two pearls and three gold.

duel-section-setup = Setting up
duel-rule-S1 = The cards of each level are shuffled separately.
duel-rule-S2 = The three decks lie in a column, level 1 nearest to the players.
duel-rule-S3 = Five cards of level 1, four of level 2 and three of level 3 lie face up: the pyramid.
duel-rule-S4 = All tokens are placed on the board at random, one on each space, from the centre along the spiral.
duel-rule-S5 = The three privileges lie above the board: the supply.
duel-rule-S6 = The four royal cards lie face up below the board.
duel-rule-S7 = The starting player is chosen at random.
duel-rule-S8 = The second player takes a privilege during set-up; the first has none.

duel-section-turn = The turn
duel-rule-T1 = The players take turns until one has won.
duel-rule-T2 = A turn consists of optional actions, then exactly one mandatory action, then its effects, then the end of the turn.
duel-rule-T3 = The optional actions come first and in this order: privileges, then replenishing. Both, one or neither may be done.
duel-rule-T4 = Tokens are visible to both players.

duel-section-privileges = Using privileges
duel-rule-P1 = A player may return one or more privileges to the supply.
duel-rule-P2 = For each, the player chooses one gem or pearl on the board and takes it.
duel-rule-P3 = A privilege never takes gold.
duel-rule-P4 = As many privileges may be used in a turn as the player has.

duel-section-replenish = Replenishing the board
duel-rule-B1 = The board cannot be replenished with an empty bag.
duel-rule-B2 = The tokens in the bag are mixed.
duel-rule-B3 = Tokens are drawn one by one from the bag onto the empty spaces, from the centre along the spiral. Tokens on the board stay where they are.
duel-rule-B4 = Then the opponent takes a privilege.

duel-section-taking-privileges = Taking a privilege
duel-rule-V1 = A player who takes a privilege takes it from the supply.
duel-rule-V2 = If the supply is empty, the privilege is taken from the other player.
duel-rule-V3 = A player who has all three takes none.

duel-section-mandatory = The mandatory action
duel-rule-M1 = Exactly one of three: take up to three tokens, take a gold and reserve a card, or buy a card.
duel-rule-M2 = A player who can do none of the three must replenish the board first, and then do one of them.

duel-section-take = Taking tokens
duel-rule-K1 = One, two or three gems or pearls are taken.
duel-rule-K2 = The tokens are adjacent in one straight line: horizontal, vertical or diagonal.
duel-rule-K3 = Gold cannot be taken in this way, and a gold breaks a line.
duel-rule-K4 = An empty space breaks a line.
duel-rule-K5 = If three tokens of one colour are taken, the opponent takes a privilege.
duel-rule-K6 = If both pearls are taken, the opponent takes a privilege.

duel-section-reserve = Taking a gold and reserving a card
duel-rule-G1 = Reserving is not possible without gold on the board.
duel-rule-G2 = Reserving is not possible with three reserved cards.
duel-rule-G3 = The player chooses one gold on the board and takes it.
duel-rule-G4 = The player then reserves a card: one from the pyramid, or the top card of a deck, unseen.
duel-rule-G5 = A player never has more than three reserved cards.
duel-rule-G6 = Reserved cards lie face down; only their owner may look at them.
duel-rule-G7 = Reserving is the only way to get gold.
duel-rule-G8 = A reserved card has no effect until it is bought.
duel-rule-G9 = Reserved cards left at the end cost nothing.
duel-rule-G10 = A card reserved from the pyramid is replaced from the deck of its level, if the deck has cards.

duel-section-buy = Buying a card
duel-rule-C1 = A player buys a card from the pyramid or one of their own reserved cards.
duel-rule-C2 = Its cost is paid in tokens.
duel-rule-C3 = Gold replaces any gem or pearl.
duel-rule-C4 = Spent tokens go into the bag.
duel-rule-C5 = The card is placed face up in front of the player.
duel-rule-C6 = Each bonus lowers the price of later cards by one token of its colour.
duel-rule-C7 = Some cards have two bonuses, some have none.
duel-rule-C8 = With enough bonuses a card costs nothing.
duel-rule-C9 = Bonuses beyond the cost give no change.
duel-rule-C10 = Bonuses do not lower the price in pearls.
duel-rule-C11 = Bought cards lie in columns by colour, so that points, crowns and bonuses are visible.
duel-rule-C12 = A card bought from the pyramid is replaced from the deck of its level.
duel-rule-C13 = With bonuses of three red, two blue and one green, the white card of three blue, five red, three black and a pearl costs one blue, two red, three black and a pearl.

duel-section-effects = Effects of cards
duel-rule-E1 = A card’s effect comes right after its purchase.
duel-rule-E2 = Play again: the player gets an extra turn after this one.
duel-rule-E3 = Copy a colour: the card, called wild, is placed on a card with a bonus and has a bonus of that colour from then on.
duel-rule-E4 = A player without a card with a bonus cannot buy a card that copies a colour.
duel-rule-E5 = Take one of the colour: the player takes a token of the card’s own colour from the board.
duel-rule-E6 = If the board has none of that colour, nothing happens.
duel-rule-E7 = Take a privilege: from the supply, or else from the opponent.
duel-rule-E8 = Steal: the player takes one gem or pearl from the opponent.
duel-rule-E9 = If the opponent has neither gems nor pearls, nothing happens.
duel-rule-E10 = Gold is never stolen.

duel-section-royals = Crowns and royal cards
duel-rule-Q1 = Some cards show crowns.
duel-rule-Q2 = With the third crown the player takes one of the remaining royal cards and its effect.
duel-rule-Q3 = With the sixth crown the player takes another royal card.
duel-rule-Q4 = Taking a royal card is not an action.
duel-rule-Q5 = Royal cards lie beside the jewel cards.
duel-rule-Q6 = A white card that brings the third crown may bring the royal card of 2 points whose effect is a privilege.

duel-section-end-of-turn = The end of a turn
duel-rule-N1 = After the mandatory action all tokens are counted: gems, pearls and gold.
duel-rule-N2 = A player with more than ten puts the surplus, of any kind, into the bag.
duel-rule-N3 = During the turn a player may have more than ten tokens.
duel-rule-N4 = Then the victory conditions are checked; meeting one wins the game.
duel-rule-N5 = Otherwise it is the opponent’s turn.

duel-section-victory = Victory
duel-rule-W1 = 20 points in total win.
duel-rule-W2 = Ten crowns win.
duel-rule-W3 = Ten points on cards of one colour win.
duel-rule-W4 = A wild card counts for the colour that it copies.
duel-rule-W5 = Cards without a bonus count for no colour.
duel-rule-W6 = Victory is checked at the end of a player’s own turn. One condition is enough, and the game ends at once.

duel-section-reminders = Reminders
duel-rule-Z1 = The starting player is chosen at random; the other takes a privilege.
duel-rule-Z2 = If the supply is empty, a privilege is taken from the opponent.
duel-rule-Z3 = Gold replaces any other token.
duel-rule-Z4 = Gold comes only from reserving.
duel-rule-Z5 = Nothing can be reserved without gold on the board, or beyond three cards.
duel-rule-Z6 = Reserved cards cost nothing at the end.
duel-rule-Z7 = A card that copies a colour needs a card with a bonus.
duel-rule-Z8 = A player may have more than ten tokens only during a turn.
duel-rule-Z9 = Meeting a victory condition ends the game at once.

duel-section-clarifications = Clarifications
duel-rule-X1 = After replenishing, no privilege can be used in that turn.
duel-rule-X2 = The same applies after a forced replenishing.
duel-rule-X3 = Replenishing after using privileges is allowed, even if the privileges emptied the board.
duel-rule-X4 = Replenishing always empties the bag, so it happens at most once in a turn, and there is always enough room.
duel-rule-X5 = Tokens taken with privileges need not be in a line, and give the opponent nothing.
duel-rule-X6 = A privilege can be used only if there is a token to take.
duel-rule-X7 = Both pearls count wherever they are in the line; one action gives at most one privilege.
duel-rule-X8 = If the player is to take a privilege and the opponent has all three, one changes hands. If a player with all three is to take one, nothing happens, and the action is still valid.
duel-rule-X9 = A token from a card’s effect does not count as taking tokens: no line, no privilege for the opponent. The player chooses which token.
duel-rule-X10 = An effect that can be applied is not optional.
duel-rule-X11 = Which gold comes with a reserved card is the player’s choice.
duel-rule-X12 = Nothing can be reserved from an empty deck; the pyramid’s cards of that level still can.
duel-rule-X13 = A place of the pyramid whose deck is empty stays empty.
duel-rule-X14 = A gap in the pyramid is filled at once, before effects, royal cards and discards.
duel-rule-X15 = A card reserved from the pyramid lies face down like the others; both players have seen it.
duel-rule-X16 = Whether a player must replenish may depend on a hidden card, so the others cannot know it beforehand.
duel-rule-X17 = Gold may be spent even in place of a token the player has.
duel-rule-X18 = The price is paid exactly: all bonuses count, and overpaying is not allowed.
duel-rule-X19 = A card’s own bonus does not help to pay for it.
duel-rule-X20 = Only gold replaces a pearl.
duel-rule-X21 = A wild card has one bonus, even on a card with two.
duel-rule-X22 = A wild card may be placed on a wild card: it copies any colour of which the player has a bonus.
duel-rule-X23 = Cards without a bonus and royal cards do not make it possible to buy a wild card. It can still be reserved.
duel-rule-X24 = The colour is chosen at the purchase and never changes.
duel-rule-X25 = The wild card that costs eight red both copies a colour and plays again.
duel-rule-X26 = The extra turn is a complete turn, with its optional actions.
duel-rule-X27 = The first turn ends completely before it: discards, then victory. A victory ends the game, and the extra turn is not played.
duel-rule-X28 = An extra turn may bring another one.
duel-rule-X29 = No purchase brings two extra turns: a card that plays again has no crowns.
duel-rule-X30 = One royal card plays again.
duel-rule-X31 = Crowns in an extra turn bring royal cards as in any turn.
duel-rule-X32 = Crowns that skip the third or sixth count as reaching it; no purchase passes both.
duel-rule-X33 = The ninth crown brings no royal card, so the four are always enough.
duel-rule-X34 = The card’s own effect comes first, then the royal card, then its effect, then the end of the turn.
duel-rule-X35 = The royal card and its effect are not optional.
duel-rule-X36 = Royal cards have no crowns, no bonus and no colour.
duel-rule-X37 = The limit of ten applies at the end of every turn, also before an extra one.
duel-rule-X38 = Pearls and gold may be discarded; discarded tokens return to the board only by replenishing.
duel-rule-X39 = Tokens are discarded before victory is checked; this does not affect who wins.
duel-rule-X40 = All cards count for the 20 points: coloured, wild, without a bonus, and royal.
duel-rule-X41 = For ten points of a colour only jewel cards count; a card with two bonuses counts once.
duel-rule-X42 = Only the player whose turn ends can win, so there are no ties.
duel-rule-X43 = Replenishing is forced only if there is no gem or pearl on the board, nothing can be reserved, and no card in reach is affordable, hidden ones included.
duel-rule-X44 = After a forced replenishing there is always a legal action.
duel-rule-X45 = A privilege cannot take the last gem or pearl on the board and in the bag, unless a reservation or a purchase would still be possible.
duel-rule-X46 = No rule forbids stalling, and there are no draws. A table may agree that a player who starts three turns in a row holding all gold and both pearls, and buys nothing, loses.
duel-rule-X47 = Expansions are not part of these rules.
