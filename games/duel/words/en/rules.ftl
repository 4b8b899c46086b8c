# The rules of Splendor Duel in our own words: one text for each item of the list. The browser fetches them on demand.

duel-section-components = Components
duel-rule-R1 = Exactly two play.
duel-rule-R2 = There are 67 jewel cards (30 of level 1, 24 of level 2, 13 of level 3), 4 royal cards, 3 privileges, a bag and a board of 5 by 5 spaces.
duel-rule-R3 = There are 25 tokens: four each of white, blue, green, red and black gems, two pearls and three gold.

duel-section-setup = Setting up
duel-rule-S1 = The cards of each level are shuffled on their own.
duel-rule-S2 = The three decks lie in a column, level 1 nearest.
duel-rule-S3 = Five cards of level 1, four of level 2 and three of level 3 lie face up: the pyramid.
duel-rule-S4 = All tokens are put on the board at random, one on each space, from the centre along the spiral.
duel-rule-S5 = The three privileges lie above the board: the supply.
duel-rule-S6 = The four royal cards lie face up below the board.
duel-rule-S7 = Chance decides who begins.
duel-rule-S8 = The second player takes a privilege at once; the first has none.

duel-section-turn = The turn
duel-rule-T1 = The players take turns until somebody has won.
duel-rule-T2 = A turn is: optional actions, then exactly one mandatory action, then its effects, then the end of the turn.
duel-rule-T3 = The optional actions come first and in this order: privileges, then replenishing. Both, one or neither may be done.
duel-rule-T4 = Tokens lie open for both players to see.

duel-section-privileges = Using privileges
duel-rule-P1 = A player may return one or more privileges to the supply.
duel-rule-P2 = For each, the player chooses one gem or pearl on the board and takes it.
duel-rule-P3 = A privilege never takes gold.
duel-rule-P4 = As many privileges may be used in a turn as the player has.

duel-section-replenish = Replenishing the board
duel-rule-B1 = With an empty bag the board cannot be replenished.
duel-rule-B2 = The tokens in the bag are mixed.
duel-rule-B3 = Token by token is drawn from the bag onto the empty spaces, from the centre along the spiral. What lies on the board stays where it is.
duel-rule-B4 = Then the opponent takes a privilege.

duel-section-taking-privileges = Taking a privilege
duel-rule-V1 = A privilege that is due comes from the supply.
duel-rule-V2 = With an empty supply it comes from the other player.
duel-rule-V3 = Whoever has all three takes none.

duel-section-mandatory = The mandatory action
duel-rule-M1 = Exactly one of three: take up to three tokens, take a gold and reserve a card, or buy a card.
duel-rule-M2 = Whoever can do none of the three must replenish the board first, and then does one of them.

duel-section-take = Taking tokens
duel-rule-K1 = One, two or three gems or pearls are taken.
duel-rule-K2 = They lie next to each other in one straight line: across, down or diagonally.
duel-rule-K3 = Gold is not taken so, and a gold breaks a line.
duel-rule-K4 = An empty space breaks a line.
duel-rule-K5 = If three tokens of one colour are taken, the opponent takes a privilege.
duel-rule-K6 = If both pearls are taken, the opponent takes a privilege.

duel-section-reserve = Taking a gold and reserving a card
duel-rule-G1 = Without gold on the board this cannot be done.
duel-rule-G2 = With three reserved cards it cannot be done.
duel-rule-G3 = The player chooses one gold on the board and takes it.
duel-rule-G4 = And reserves a card: one of the pyramid, or the top card of a deck, unseen.
duel-rule-G5 = Nobody has more than three reserved cards.
duel-rule-G6 = Reserved cards lie face down; only their owner may look at them.
duel-rule-G7 = There is no other way to get gold.
duel-rule-G8 = A reserved card gives nothing until it is bought.
duel-rule-G9 = Reserved cards left at the end cost nothing.
duel-rule-G10 = A card reserved from the pyramid is replaced from the deck of its level, while that has cards.

duel-section-buy = Buying a card
duel-rule-C1 = A card of the pyramid or one of the player’s own reserved cards is bought.
duel-rule-C2 = Its cost is paid in tokens.
duel-rule-C3 = Gold stands for any gem and for a pearl.
duel-rule-C4 = Spent tokens go into the bag.
duel-rule-C5 = The card lies face up before the player.
duel-rule-C6 = Each bonus lowers the price of later cards by one token of its colour.
duel-rule-C7 = Some cards have two bonuses, some have none.
duel-rule-C8 = With enough bonuses a card costs nothing.
duel-rule-C9 = Bonuses beyond the cost bring nothing back.
duel-rule-C10 = No bonus lowers the price in pearls.
duel-rule-C11 = Bought cards lie in columns by colour, so that points, crowns and bonuses show.
duel-rule-C12 = A card bought from the pyramid is replaced from the deck of its level.
duel-rule-C13 = With bonuses of three red, two blue and one green, the white card of three blue, five red, three black and a pearl costs one blue, two red, three black and a pearl.

duel-section-effects = Effects of cards
duel-rule-E1 = A card’s effect comes right after its purchase.
duel-rule-E2 = Play again: the player has one more turn after this one.
duel-rule-E3 = Copy a colour: the card, called wild, is laid over a card with a bonus and has a bonus of that colour from then on.
duel-rule-E4 = Without a card with a bonus, a card that copies a colour cannot be bought.
duel-rule-E5 = Take one of the colour: the player takes a token of the card’s own colour from the board.
duel-rule-E6 = If the board has none of that colour, nothing happens.
duel-rule-E7 = Take a privilege: from the supply, or else from the opponent.
duel-rule-E8 = Steal: one gem or pearl of the opponent’s comes to the player.
duel-rule-E9 = If the opponent has neither gem nor pearl, nothing happens.
duel-rule-E10 = Gold is never stolen.

duel-section-royals = Crowns and royal cards
duel-rule-Q1 = Some cards show crowns.
duel-rule-Q2 = With the third crown the player takes one of the royal cards that are left, and its effect.
duel-rule-Q3 = With the sixth crown another one.
duel-rule-Q4 = Taking a royal card is no action.
duel-rule-Q5 = Royal cards lie beside the jewel cards.
duel-rule-Q6 = A white card that brings the third crown may bring the royal card of 2 points whose effect is a privilege.

duel-section-end-of-turn = The end of a turn
duel-rule-N1 = After the mandatory action all tokens are counted: gems, pearls and gold.
duel-rule-N2 = Whoever has more than ten puts the surplus, of any kinds, into the bag.
duel-rule-N3 = During the turn there may be more than ten.
duel-rule-N4 = Then the conditions of victory are looked at; one that is met wins.
duel-rule-N5 = Otherwise it is the opponent’s turn.

duel-section-victory = Victory
duel-rule-W1 = 20 points on all cards together win.
duel-rule-W2 = Ten crowns win.
duel-rule-W3 = Ten points on cards of one colour win.
duel-rule-W4 = A wild card counts in the colour that it copies.
duel-rule-W5 = Cards without a bonus count for no colour.
duel-rule-W6 = Victory is looked for at the end of one’s own turn. One condition is enough, and the game ends at once.

duel-section-reminders = Reminders
duel-rule-Z1 = Chance decides who begins; the other takes a privilege.
duel-rule-Z2 = With an empty supply a privilege comes from the opponent.
duel-rule-Z3 = Gold stands for any other token.
duel-rule-Z4 = Gold comes only from reserving.
duel-rule-Z5 = Nothing is reserved without gold on the board, or beyond three cards.
duel-rule-Z6 = Reserved cards cost nothing at the end.
duel-rule-Z7 = A card that copies a colour needs a card with a bonus.
duel-rule-Z8 = More than ten tokens only during a turn.
duel-rule-Z9 = A condition of victory ends the game at once.

duel-section-clarifications = Clarifications
duel-rule-X1 = After replenishing, no privilege is used in that turn.
duel-rule-X2 = The same after a forced replenishing.
duel-rule-X3 = Privileges and then replenishing are fine, even if the privileges emptied the board.
duel-rule-X4 = A replenishing always empties the bag, so there is at most one in a turn, and never too little room.
duel-rule-X5 = Tokens taken with privileges need no line, and bring the opponent nothing.
duel-rule-X6 = A privilege is used only for a token that is there to take.
duel-rule-X7 = Both pearls count wherever they are in the line; one action gives at most one privilege.
duel-rule-X8 = If the opponent has all three privileges and one is due to the player, one changes hands. If one is due to whoever has all three, nothing happens, and the action stands.
duel-rule-X9 = Effects of cards are no taking of tokens: no line, no privilege for the opponent. The player chooses which token.
duel-rule-X10 = An effect that can be carried out is not optional.
duel-rule-X11 = Which gold comes with a reserved card is the player’s choice.
duel-rule-X12 = Nothing is reserved from an empty deck; the pyramid’s cards of that level still may be.
duel-rule-X13 = A place of the pyramid whose deck is empty stays empty.
duel-rule-X14 = A gap in the pyramid is filled at once, before effects, royal cards and discards.
duel-rule-X15 = A card reserved from the pyramid lies face down like the others; both players have seen it.
duel-rule-X16 = Whether somebody must replenish may depend on a hidden card, so it does not show beforehand.
duel-rule-X17 = Gold may be spent even in place of a token the player has.
duel-rule-X18 = The price is paid exactly: all bonuses count, and nothing more is paid.
duel-rule-X19 = A card’s own bonus does not help to pay for it.
duel-rule-X20 = Only gold replaces a pearl.
duel-rule-X21 = A wild card has one bonus, even on a card with two.
duel-rule-X22 = A wild card may lie on a wild card: it takes any colour of which the player has a bonus.
duel-rule-X23 = Cards without a bonus and royal cards do not help to buy a wild card. Reserving one is always possible.
duel-rule-X24 = The colour is chosen at the purchase, for good.
duel-rule-X25 = The wild card of eight red both copies a colour and plays again.
duel-rule-X26 = Playing again is a whole new turn, with its optional actions.
duel-rule-X27 = The first turn ends in full before it: discards, then victory. A victory ends the game, and the further turn is not played.
duel-rule-X28 = A further turn may bring yet another one.
duel-rule-X29 = No purchase brings two further turns: a card that plays again has no crowns.
duel-rule-X30 = One royal card plays again.
duel-rule-X31 = Crowns in a further turn bring royal cards as in any turn.
duel-rule-X32 = Crowns that jump over the third or sixth count as reaching it; no purchase passes both.
duel-rule-X33 = The ninth crown brings no royal card, so the four are always enough.
duel-rule-X34 = The card’s own effect comes first, then the royal card, then its effect, then the end of the turn.
duel-rule-X35 = The royal card and its effect are not optional.
duel-rule-X36 = Royal cards have no crowns, no bonus and no colour.
duel-rule-X37 = The limit of ten holds at the end of every turn, also before a further one.
duel-rule-X38 = Pearls and gold may be discarded; discards come back only by replenishing.
duel-rule-X39 = Tokens are discarded before victory is looked for; it makes no difference to who wins.
duel-rule-X40 = All cards count for the 20 points: coloured, wild, without a bonus, and royal.
duel-rule-X41 = For ten points of a colour only jewel cards count, one with two bonuses once.
duel-rule-X42 = Only the player whose turn ends can win, so there is no tie.
duel-rule-X43 = Replenishing is forced only where no gem or pearl lies on the board, nothing can be reserved, and no card in reach can be paid, hidden ones included.
duel-rule-X44 = After a forced replenishing there is always something to do.
duel-rule-X45 = A privilege does not take the last gem or pearl of board and bag, unless a reservation or a purchase would still be possible.
duel-rule-X46 = No rule forbids stalling, and there is no draw. A table may agree that whoever holds all gold and both pearls at the beginning of three turns running, and buys nothing, has lost.
duel-rule-X47 = Expansions are not part of these rules.
