# The rules of Alhambra: one text for each item of the list. The browser fetches them on demand.

alhambra-section-components = Components
alhambra-rule-1 = The game is for two to six players.
alhambra-rule-2 = There are six starting tiles, the fountains. Each player builds outward from one of them.
alhambra-rule-3 = There are 54 building tiles of six kinds.
alhambra-rule-4 = A building tile has a price.
alhambra-rule-5 = A building tile may have walls on its sides, on three at most.
alhambra-rule-6 = The kinds, with the number of their tiles and their prices: 7 pavilions from 2 to 8, 7 seraglios from 3 to 9, 9 arcades from 4 to 10, 9 chambers from 5 to 11, 11 gardens from 6 to 12, 11 towers from 7 to 13.
alhambra-rule-7 = The price is only a number; the currency is that of the market square on which the tile lies.
alhambra-rule-8 = The market has four numbered squares, each with a currency of its own.
alhambra-rule-9 = One scoring track shows everybody's points.
alhambra-rule-10 = There are twelve counters, two of each colour: one for the track, and one that marks the owner's fountain.
alhambra-rule-11 = There are 108 money cards in four currencies (florins, dirhams, dinars, ducats), with values from 1 to 9, three of each.
alhambra-rule-12 = There are two scoring cards, for the first and the second round. They are in the deck of money and cause a round of scoring when they come.
alhambra-rule-13 = Each player has a reserve for tiles that are bought and not built; the scoring table is printed on it.
alhambra-rule-14 = Tiles are drawn from a bag.
alhambra-rule-15 = The aim is to have the most points, for majorities in each kind of building and for the longest unbroken wall around one's own board.

alhambra-section-setup = Setting up
alhambra-rule-16 = Each player gets a fountain and the two counters of a colour.
alhambra-rule-17 = One counter goes on the fountain, the other on the start of the scoring track.
alhambra-rule-18 = All 54 building tiles go into the bag.
alhambra-rule-19 = The market lies in the middle of the table, the scoring track at its edge.
alhambra-rule-20 = Four tiles are drawn one after the other and laid on the market, one on each square, beginning with square 1.
alhambra-rule-21 = Starting money, the first open money cards and the piles of the deck: see C1 to C8.
alhambra-rule-22 = The five piles of money are put on top of each other, the first on top and the fifth at the bottom.
alhambra-rule-23 = The deck lies face down beside the market.

alhambra-section-turn = A turn
alhambra-rule-24 = The first player begins; play goes clockwise.
alhambra-rule-25 = In a turn a player does one of these: takes money, buys a building tile and places it, or redesigns their board.
alhambra-rule-26 = After the turn money cards and tiles that were taken are replaced, so that four of each lie open again.

alhambra-section-money = Taking money
alhambra-rule-27 = A player may take any one of the four open money cards, whatever its value.
alhambra-rule-28 = Or several of them, if their values add up to 5 at most.
alhambra-rule-29 = Cards taken together may be of different currencies.

alhambra-section-buying = Buying
alhambra-rule-30 = A player may buy a tile from the market.
alhambra-rule-31 = They pay its price or more, with cards of the currency of its square.
alhambra-rule-32 = No change is given.
alhambra-rule-33 = The cards paid go to a discard pile.
alhambra-rule-34 = A player who pays exactly is not done: they choose one of the three actions again.
alhambra-rule-35 = A player who pays more ends their turn, for example one who pays 11 dinars for a garden that costs 10.
alhambra-rule-36 = During a turn nothing is laid on the market; new tiles come when it is over.
alhambra-rule-37 = So a turn has at most five actions: four exact purchases, and then money or a redesign.

alhambra-section-placing = Building
alhambra-rule-38 = A bought tile is built into the board or put in the reserve.
alhambra-rule-39 = The reserve holds any number of tiles.
alhambra-rule-40 = All tiles lie the same way up as the fountain: nothing is turned.
alhambra-rule-41 = Two sides that touch must be alike: both with a wall, or both without.
alhambra-rule-42 = It must be possible to walk from the fountain to every other tile of the board without crossing a wall or an empty place.
alhambra-rule-43 = A new tile must share a whole side with the board; to touch at a corner is not enough.
alhambra-rule-44 = No gaps: no empty place may be enclosed by tiles on all sides.
alhambra-rule-45 = These are not allowed: a tile upside down, a wall against an open side, a tile that cannot be reached on foot, one that touches at a corner only, and one that encloses an empty place.

alhambra-section-redesign = Redesigning
alhambra-rule-46 = The first way to redesign: build one tile of the reserve.
alhambra-rule-47 = The second way: take one tile of the board into the reserve.
alhambra-rule-48 = The third way: exchange a tile of the reserve for one of the board.
alhambra-rule-49 = The new tile then lies exactly where the old one lay.
alhambra-rule-50 = The building rules 40 to 44 must hold afterwards.
alhambra-rule-51 = The fountain can be neither taken away nor exchanged.
alhambra-rule-52 = A redesign is one action, and ends the actions of the turn.

alhambra-section-end-of-turn = The end of a turn
alhambra-rule-53 = Tiles bought in a turn are placed only at its end, after a redesign.
alhambra-rule-54 = They are placed in any order.
alhambra-rule-55 = Each of them may be built or put in the reserve.
alhambra-rule-56 = Then it is the next player's turn.
alhambra-rule-57 = Before that player decides anything, open money and the market are filled up to four each.
alhambra-rule-58 = Empty squares of the market are filled in the order of their numbers.
alhambra-rule-59 = When the deck has run out the discard pile is shuffled and becomes the new deck.

alhambra-section-scoring = Scoring: when
alhambra-rule-60 = There are three rounds of scoring.
alhambra-rule-61 = The first and the second take place when their scoring card comes.
alhambra-rule-62 = The third takes place at the end of the game.
alhambra-rule-63 = A scoring card that comes is laid aside, and cards are drawn until four lie open.
alhambra-rule-64 = Right after that, before the next turn, the round is scored.

alhambra-section-majorities = Scoring: majorities
alhambra-rule-65 = For each kind of building the players are ranked by how many tiles of it they have built.
alhambra-rule-66 = In the first round only the first place brings points: 1 for pavilions, 2 seraglios, 3 arcades, 4 chambers, 5 gardens, 6 towers.
alhambra-rule-67 = In the second round the first and second place: 8 and 1, 9 and 2, 10 and 3, 11 and 4, 12 and 5, 13 and 6.
alhambra-rule-68 = In the third round the first three: 16, 8 and 1; 17, 9 and 2; 18, 10 and 3; 19, 11 and 4; 20, 12 and 5; 21, 13 and 6.
alhambra-rule-69 = Tied players add up the points of the places that they hold together and share them evenly.
alhambra-rule-70 = Each share is rounded down.
alhambra-rule-71 = Two players who are tied for the most towers in the second round get 9 each, half of 13 and 6.
alhambra-rule-72 = Tiles in the reserve do not count.
alhambra-rule-73 = Prices do not matter here, only the number of tiles.
alhambra-rule-74 = A player without a tile of a kind gets nothing for it.

alhambra-section-walls = Scoring: walls
alhambra-rule-75 = In each round each player also gets points for the longest unbroken wall around their own board, after the majorities.
alhambra-rule-76 = By the rulebook’s words it brings a point for each tile that is part of it; here it brings one for each of its walled sides, unless tiles are chosen before the game: see C41.
alhambra-rule-77 = Inner walls, between two tiles, bring nothing.
alhambra-rule-78 = Points are marked on the track, a step for each.

alhambra-section-end = The end of the game
alhambra-rule-79 = The game ends when at the end of a turn the bag has too few tiles to bring the market back to four.
alhambra-rule-80 = The market is still filled as far as the tiles go.
alhambra-rule-81 = Each tile left on the market goes to the player who has the most money in the currency of its square.
alhambra-rule-82 = Its price does not matter here.
alhambra-rule-83 = If several players have the most, the tile stays on the market.
alhambra-rule-84 = Players may build the tiles they get like this, by the building rules.
alhambra-rule-85 = Then the third round is scored.
alhambra-rule-86 = The player with the most points wins.
alhambra-rule-87 = Players who are tied for the most points share the victory.

alhambra-section-two = Two players
alhambra-rule-88 = With two players the rules hold with the changes that follow.
alhambra-rule-89 = One card of each value in each currency is left out, so that there are 72, two of each.
alhambra-rule-90 = There is a neutral player, who collects tiles and has no board.
alhambra-rule-91 = The neutral player has no turns.
alhambra-rule-92 = At the start six tiles from the bag are laid out for the neutral player.
alhambra-rule-93 = In every round the neutral player scores for majorities.
alhambra-rule-94 = The neutral player never scores for a wall.
alhambra-rule-95 = Right after the first round the neutral player gets six more tiles from the bag.
alhambra-rule-96 = After the second round the neutral player gets a third of the tiles that are left in the bag, rounded down.
alhambra-rule-97 = The player who buys a tile may also give it to the neutral player instead of building or keeping it.

alhambra-section-c-setup = Clarified: setting up
alhambra-rule-C1 = The money is dealt before the scoring cards are put in: none can come in the deal or among the first four open cards.
alhambra-rule-C2 = Money is dealt to one player at a time, until it adds up to 20 or more in any currencies; then to the next.
alhambra-rule-C3 = Hands are covered, not hidden: every card was dealt, taken and paid in the open, so that a player who remembers knows them all. Each player sees their own hand and the number of the others' cards.
alhambra-rule-C4 = The player with the fewest cards begins; among several, the one with the least money; among several still, the earliest seat.
alhambra-rule-C5 = After the deal four money cards are laid open.
alhambra-rule-C6 = The rest is split into five piles. The first scoring card is shuffled into the second pile, the second into the fourth.
alhambra-rule-C7 = The piles differ by one card at most; the earlier ones are the larger.
alhambra-rule-C8 = Everybody's reserve lies open.
alhambra-rule-C9 = The squares, in order: florins (yellow), dirhams (green), dinars (blue), ducats (orange).
alhambra-rule-C10 = With two players the cards are left out before the deal.

alhambra-section-c-actions = Clarified: actions
alhambra-rule-C11 = There is no passing: after an exact payment another action follows (our reading).
alhambra-rule-C12 = At least one card is taken; all four may be taken if they add up to 5 at most.
alhambra-rule-C13 = A payment is exact if the cards add up to the price, however many there are; each tile is paid by itself.
alhambra-rule-C14 = Currencies are never mixed in a payment, and a payment may exceed the price by any amount.
alhambra-rule-C15 = A tile that was bought in this turn is neither on the board nor in the reserve until it is placed, so it takes no part in a redesign.
alhambra-rule-C16 = So only tiles that were in the reserve before the turn can be built by a redesign.
alhambra-rule-C17 = Each bought tile is decided by itself, and must be legal when it is built; an earlier one may make a later one legal.
alhambra-rule-C18 = A tile can always be put in the reserve, and never thrown away.
alhambra-rule-C19 = A turn without purchases is over right after taking money or a redesign.

alhambra-section-c-building = Clarified: building
alhambra-rule-C20 = Places form a square grid, and no place has two tiles. The fountain, which has no walls, is at its origin.
alhambra-rule-C21 = A new tile must have an open side towards a neighbour.
alhambra-rule-C22 = The empty places must all be linked to the outside by steps over whole sides; a crack at a corner does not open an enclosed place.
alhambra-rule-C23 = Enclosed places of any size are forbidden.
alhambra-rule-C24 = Going round the eight places about a new tile, occupied and empty change exactly twice.
alhambra-rule-C25 = So where a new tile meets another at a corner, at least one of the two places beside that corner is occupied.
alhambra-rule-C26 = These cannot be taken away: the fountain, a tile with neighbours on all four sides, and one without which another could not be reached.
alhambra-rule-C27 = An exchange is one step, judged by its result: a tile that could not be taken away may be exchanged.
alhambra-rule-C28 = In an exchange every side with a neighbour must match it; only sides towards empty places may differ.
alhambra-rule-C29 = A tile that is built from the reserve obeys all building rules.

alhambra-section-c-refill = Clarified: filling up
alhambra-rule-C30 = The order at the end of a turn: money, the market, the round of scoring if its card came, the neutral player's tiles.
alhambra-rule-C31 = A scoring card that came is out of the game.
alhambra-rule-C32 = The deck is made anew at once when it runs out; if nothing is in the discard pile then, as soon as something is.
alhambra-rule-C33 = If the deck and the discard pile are both empty, fewer than four cards lie open. A player without a legal action passes.
alhambra-rule-C34 = A round whose card does not come before the end is not scored.
alhambra-rule-C35 = If a refill brings a scoring card and ends the game, its round is scored, then the last tiles are given out, then the third round is scored.

alhambra-section-c-ties = Clarified: ties
alhambra-rule-C36 = Players who are tied behind others hold the places after them; they share what these places bring, rounded down, and the next player has the place after all of them.
alhambra-rule-C37 = Towers in the first round: two tied get 3 each, three 2, four, five or six 1. Pavilions: two tied get nothing.
alhambra-rule-C38 = Towers in the second round: two tied first get 9 each and the next nothing; three tied first 6 each; one first 13 and two tied second 3 each.
alhambra-rule-C39 = Towers in the third round: two tied first 17 each and the next 6; three 13 each; four 10 each; two tied second 9 each and the next nothing; three tied second 6 each; two tied third 3 each.
alhambra-rule-C40 = Players who are tied for the first place share the points of the following places too, even if others are behind.

alhambra-section-c-walls = Clarified: walls
alhambra-rule-C41 = The length of a wall is the number of its walled sides (our reading). If this is chosen before the game, it is the number of the tiles that are part of it, each counted once, and the run with the most tiles is the longest.
alhambra-rule-C42 = The outer wall: walled sides beside an empty place, in bays too.
alhambra-rule-C43 = Two walled sides that face each other are an inner wall: neither counts, and they link nothing.
alhambra-rule-C44 = Pieces of wall are joined where they meet end to end: along a straight edge, around an outer corner, and around an inner corner. Corners do not break a wall.
alhambra-rule-C45 = The outline of a board is one closed line; the wall is the longest run of walled sides along it, which may wrap round.
alhambra-rule-C46 = A board that is walled all round scores every side.
alhambra-rule-C47 = The fountain adds nothing and its outer sides break the wall; nor is it a building of any kind.
alhambra-rule-C48 = The wall scores in all three rounds.
alhambra-rule-C49 = A player without an outer wall gets nothing for it.

alhambra-section-c-end = Clarified: the end
alhambra-rule-C50 = The end comes when a square stays empty. If the bag is empty and all squares are full, play goes on.
alhambra-rule-C51 = The end is immediate: nobody has another turn.
alhambra-rule-C52 = Each square is judged by itself; one player may get several tiles, and no cards are spent.
alhambra-rule-C53 = If nobody has that currency nobody gets the tile.
alhambra-rule-C54 = The last tiles are built or put in the reserve, in playing order after the player who moved last; nothing else is redesigned.
alhambra-rule-C55 = There is no tie-breaker.

alhambra-section-c-two = Clarified: two players
alhambra-rule-C56 = The neutral player is called Dirk in some editions.
alhambra-rule-C57 = A tile is given to the neutral player when bought tiles are placed, each by itself.
alhambra-rule-C58 = Only bought tiles can be given, none of the board or the reserve, and none of the last tiles.
alhambra-rule-C59 = All tiles of the neutral player count as built.
alhambra-rule-C60 = The neutral player is ranked like any other: takes second and third places too, and a share where tied; the players get only theirs (our reading).
alhambra-rule-C61 = The neutral player has no money and gets none of the last tiles.
alhambra-rule-C62 = The points of the neutral player are shown, but only players win.
alhambra-rule-C63 = The third is of the tiles in the bag after the market has been filled.
alhambra-rule-C64 = If fewer tiles are left than the neutral player should get, they get those.

alhambra-section-c-editions = Clarified: editions
alhambra-rule-C65 = Prices and walls are the same in the two sets of artwork that were compared.
