# The rules of Splendor in our own words: one text for each item of the list. The browser fetches them on demand.

splendor-section-components = Components
splendor-rule-1 = The game is for two to four players.
splendor-rule-2 = There are 40 tokens: seven each of diamond, sapphire, emerald, ruby and onyx, and five of gold.
splendor-rule-3 = There are 90 development cards.
splendor-rule-4 = There are ten nobles.

splendor-section-setup = Setting up
splendor-rule-5 = The cards of each level are shuffled separately.
splendor-rule-6 = The three decks lie in a column, level 1 nearest to the players.
splendor-rule-7 = Four cards of each level lie face up beside their deck.
splendor-rule-8 = One noble more than there are players is revealed.
splendor-rule-9 = The nobles that were not revealed are out of the game.
splendor-rule-10 = The tokens lie in six piles by colour, within reach of all players.
splendor-rule-11 = With two players there are four tokens of each gem.
splendor-rule-12 = With two players all five gold tokens stay in the game.
splendor-rule-13 = With two players three nobles are revealed.
splendor-rule-14 = With three players there are five tokens of each gem.
splendor-rule-15 = With three players all five gold tokens stay in the game.
splendor-rule-16 = With three players four nobles are revealed.
splendor-rule-17 = Nothing else changes with fewer players.

splendor-section-course = Overview
splendor-rule-18 = Tokens are taken to pay for development cards.
splendor-rule-19 = A card brings points, a bonus, or both.
splendor-rule-20 = Bonuses make later cards cheaper.
splendor-rule-21 = Enough bonuses bring a visit from a noble, which is worth points.
splendor-rule-22 = When a player has 15 points the round is completed, and the most points win.

splendor-section-cards = Development cards
splendor-rule-23 = Points come from buying development cards.
splendor-rule-24 = All players may buy the face-up cards.
splendor-rule-25 = A reserved card can be bought only by the player who holds it.
splendor-rule-26 = A card shows its points, the colour of its bonus and its cost.
splendor-rule-27 = One of the cards costs six white, three blue and three black, and gives four points and a blue bonus.
splendor-rule-28 = One of the cards costs two white, two red and three black, and gives one point and a red bonus.

splendor-section-nobles = Nobles
splendor-rule-29 = The revealed nobles lie face up in the middle.
splendor-rule-30 = A noble visits automatically at the end of the turn of a player who has the bonuses it requires.
splendor-rule-31 = A noble requires bonuses of bought cards, not tokens.
splendor-rule-32 = A noble cannot be refused.
splendor-rule-33 = A noble's visit is not an action.
splendor-rule-34 = Each noble is worth 3 points.
splendor-rule-35 = At most one noble visits in a turn.
splendor-rule-36 = One of the nobles requires three blue, three green and three white.
splendor-rule-37 = One of the nobles requires four blue and four green.

splendor-section-turn = The turn
splendor-rule-38 = The youngest player starts.
splendor-rule-39 = Turns go clockwise.
splendor-rule-40 = A turn is exactly one of four actions: take three, take two, reserve, buy. One of them is mandatory.
splendor-rule-41 = A player may take three gem tokens of three different colours.
splendor-rule-42 = A player may take two tokens of one colour if at least four of it are on the table beforehand.
splendor-rule-43 = A player may reserve a card and take one gold with it.
splendor-rule-44 = A player may buy a card that is face up on the table or in their own hand.

splendor-section-tokens = Taking tokens
splendor-rule-45 = At the end of a turn a player holds at most ten tokens, gold included.
splendor-rule-46 = A player with more than ten tokens returns some, so that exactly ten remain.
splendor-rule-47 = Tokens just taken may be among those returned.
splendor-rule-48 = All tokens are visible to all players.

splendor-section-reserving = Reserving
splendor-rule-49 = A player reserves a face-up card, or the top card of a deck without seeing it first.
splendor-rule-50 = Nobody else sees a card reserved from a deck.
splendor-rule-51 = Reserved cards stay in the hand.
splendor-rule-52 = Reserved cards cannot be discarded.
splendor-rule-53 = A hand holds at most three cards.
splendor-rule-54 = A reserved card leaves the hand only by being bought.
splendor-rule-55 = Reserving brings one gold.
splendor-rule-56 = Reserving is the only way to get gold.
splendor-rule-57 = With no gold left a player may still reserve, without gold.

splendor-section-buying = Buying
splendor-rule-58 = The price is the cost printed on the card, paid in tokens.
splendor-rule-59 = Gold replaces any colour.
splendor-rule-60 = Spent tokens, including gold, go back to the table.
splendor-rule-61 = A player buys a face-up card or one from their own hand.
splendor-rule-62 = Bought cards lie in front of their owner, sorted by colour.
splendor-rule-63 = All bonuses and points are visible to all players.
splendor-rule-64 = A face-up card that is taken is replaced at once from the deck of its level.
splendor-rule-65 = Four cards of each level lie face up, unless the deck is empty; then the place stays empty.

splendor-section-bonuses = Bonuses
splendor-rule-66 = Bonuses of cards bought in earlier turns lower the price of later ones.
splendor-rule-67 = Each bonus lowers the price by one token of its colour.
splendor-rule-68 = With two blue bonuses, a card of two blue and one green costs one green.
splendor-rule-69 = With enough bonuses a card costs nothing.

splendor-section-visits = The visit of a noble
splendor-rule-70 = The nobles are checked at the end of a player's own turn, whatever the action was.
splendor-rule-71 = A noble visits a player who has at least the bonuses it shows, in every colour.
splendor-rule-72 = If several nobles would visit, the player chooses one of them.
splendor-rule-73 = A noble that has visited lies face up in front of the player.

splendor-section-end = The end of the game
splendor-rule-74 = Once a player has 15 points or more, the round is finished, so that all have had the same number of turns.
splendor-rule-75 = Only players who have not yet had a turn in that round have one more.
splendor-rule-76 = The most points win, nobles included.
splendor-rule-77 = Among players tied on points, the one with the fewest bought cards wins.

splendor-section-clarifications = Clarifications
splendor-rule-C1 = Level 1 has 40 cards, level 2 has 30, level 3 has 20.
splendor-rule-C2 = With three or more colours on the table exactly three are taken; with fewer colours, fewer.
splendor-rule-C3 = With one or two colours left, one of each is taken. Taking nothing is not an action.
splendor-rule-C4 = Gold is never taken together with gem tokens.
splendor-rule-C5 = Taking three different and taking two alike are separate actions that cannot be combined.
splendor-rule-C6 = The four tokens required for a pair are counted before taking, so at least two are left afterwards.
splendor-rule-C7 = A player with 8, 9 or 10 tokens may still take tokens; the surplus is returned.
splendor-rule-C8 = Exactly the tokens above ten are returned, of any kind, gold included. Otherwise nothing is returned.
splendor-rule-C9 = A player with ten tokens may reserve; then one token is returned, which may be the new gold.
splendor-rule-C10 = The gold for a reservation must be taken if there is any.
splendor-rule-C11 = A card that could be bought may be reserved instead.
splendor-rule-C12 = A fourth card cannot be reserved, and nothing can be reserved from an empty deck.
splendor-rule-C13 = Gold may be spent even in place of a gem the player has.
splendor-rule-C14 = The price is paid exactly: no overpaying, and unused bonuses give no change.
splendor-rule-C15 = A card's own bonus does not help to pay for it.
splendor-rule-C16 = The nobles are checked after every action, so one that is left waiting visits at the end of a later turn.
splendor-rule-C17 = Nobles that have left the table are not replaced. Tokens and reserved cards do not count for them.
splendor-rule-C18 = The order of a turn is: the action, the refill, the return of tokens, the noble, the check for 15 points.
splendor-rule-C19 = The points of a noble that has just visited count for the 15.
splendor-rule-C20 = If the last player of a round reaches 15 points, the game ends with that turn.
splendor-rule-C21 = Nobles still visit in the last round.
splendor-rule-C22 = Players tied on points and on bought cards share the victory. The number of nobles does not break a tie.
splendor-rule-C23 = Passing is not an action. Only a player without a legal action passes, and if all pass in a row the game ends. This is a house rule: the rulebook does not cover it.
splendor-rule-C24 = A game may go on for as long as the players like; the number of turns is not limited.
splendor-rule-C25 = A card reserved face up was seen by all and stays known; of one drawn from a deck the others see only the level.
splendor-rule-C26 = Reserved cards give neither bonus nor points until they are bought.
splendor-rule-C27 = The starting player may also be chosen at random.

### Cities of Splendor

cities-rules = Cities of Splendor

cities-section-cities = The Cities
cities-rule-1 = The module has seven city tiles, printed on both sides: 14 different faces.
cities-rule-2 = With cities there are no nobles in the game.
cities-rule-3 = Three tiles are drawn at random and laid out, each with a random face up, with any number of players.
cities-rule-4 = The other tiles are out of the game; none is added later.
cities-rule-5 = At the end of their own turn a player who meets the requirements of a city takes its tile.
cities-rule-6 = A city has two requirements, and both must be met: at least its prestige points, and at least the bonuses on it.
cities-rule-7 = A player who meets several cities at once chooses one of them and takes only that one.
cities-rule-8 = A city that was taken stays with its owner until the end of the game.
cities-rule-9 = Once a player has taken a city the others have only the turns that are left in this round.
cities-rule-10 = If exactly one player has a city at the end of that round, that player wins.
cities-rule-11 = If several players have a city, the one of them with the most prestige points wins.

cities-section-strongholds = The Strongholds
cities-rule-12 = The module has twelve strongholds: three for each of four players.
cities-rule-13 = Each player begins with the three strongholds of one colour in front of them.
cities-rule-14 = Whoever buys a card, from the table or from the hand, must do one of two things, that of item 15 or that of item 18, before the card goes to their bought ones.
cities-rule-15 = The buyer places one of their own strongholds on a card of the market, or moves one that is on a card already to another one.
cities-rule-16 = A stronghold is never put on a card with a stronghold of another player.
cities-rule-17 = It may be put on a card with own strongholds.
cities-rule-18 = Or the buyer removes a stronghold of another player from a card and gives it back to its owner.
cities-rule-19 = A card with a stronghold may be bought or reserved only by the owner of the stronghold.
cities-rule-20 = When its owner buys or reserves such a card, the strongholds on it come back to the owner’s supply.
cities-rule-21 = Conquest: a player with three strongholds on one card may buy that card after the action of their turn, whichever it was.
cities-rule-22 = A conquest is paid for like any other purchase.
cities-rule-23 = After paying, the player takes the strongholds back from the conquered card.
cities-rule-24 = Then the player places a stronghold on a card of the market or moves one.
cities-rule-25 = That is done before the gap of the conquered card is filled.
cities-rule-26 = A conquest comes before a noble visits or a city is taken.
cities-rule-27 = A conquest comes before tokens over ten are returned.

cities-section-posts = The Trading Posts
cities-rule-28 = The module has a board with five trading posts, and 20 shields: five for each of four players.
cities-rule-29 = The board lies between the nobles and the cards.
cities-rule-30 = Each player has the five shields of one colour.
cities-rule-31 = At the end of a turn, right after a noble may have come, a player who meets the requirement of a post puts a shield on their own place there.
cities-rule-32 = From then on the player has the power of that post until the end of the game.
cities-rule-33 = Post 1 requires three red bonuses and one white. After buying a card its player takes one gem token.
cities-rule-34 = Post 1 brings no token in the turn in which the shield is put there.
cities-rule-35 = The token of post 1 is taken before the gap of the bought card is filled.
cities-rule-36 = The token of post 1 may be one that was just spent.
cities-rule-37 = Post 2 requires two white bonuses. A player with its shield who takes two tokens of one colour also takes one gem token of another colour.
cities-rule-38 = Post 3 requires three blue bonuses and one black. Each gold token pays for up to two gems of one colour.
cities-rule-39 = Post 3 counts only when a card is bought; towards the ten tokens each gold is one token.
cities-rule-40 = Post 4 requires five green bonuses and a noble. It is worth 5 prestige points.
cities-rule-41 = The points of post 4 may begin the last round, like those of a noble.
cities-rule-42 = Post 4 brings its points once, however many nobles the player has.
cities-rule-43 = Post 5 requires three black bonuses. It is worth 1 prestige point for each shield of the player on the board.
cities-rule-44 = The points of post 5 may begin the last round, like those of a noble.

cities-section-modules = All modules
cities-rule-66 = The round in which a city is taken is completed, so that all have had the same number of turns.
cities-rule-67 = The game is made for one module at a time. Several together are a house variant (our reading).
cities-rule-68 = The order at the end of a turn is: the return of tokens, the noble or the city, the shields, the check whether the game is over.
cities-rule-69 = Where a module says nothing else, the rules of the base game hold for tokens, reserving, paying and nobles.

cities-section-cities-more = Clarifications of the Cities
cities-rule-70 = The grey number with an equals sign asks for that many bonuses of one colour, which the player may choose.
cities-rule-71 = That colour is not one that the tile names: eight green are not four green and four of one other colour.
cities-rule-72 = Of each colour on the tile the pictured number is required.
cities-rule-73 = One face requires 17 points and no bonuses.
cities-rule-74 = A city whose requirements are met is taken without asking, like a visit of a noble.
cities-rule-75 = With cities fifteen points do not end the game; only a city does.
cities-rule-76 = A city that was taken is gone: another player of the round needs another one.
cities-rule-77 = Among owners of cities who are tied on points, the one with the fewest bought cards wins; those who are tied in that too share the victory (our reading).
cities-rule-78 = A player without a city cannot win, whatever their points. If nobody has a city, nobody wins.
cities-rule-79 = Cities bring no prestige points.
cities-rule-80 = Three cities are laid out for two, for three and for four players.
cities-rule-81 = The two faces of a tile are one city: at most one of them is in the game.

cities-section-strongholds-more = Clarifications of the Strongholds
cities-rule-81a = Whoever buys a card with own strongholds has them back first and may use them at once. The bought card itself cannot have a stronghold any more (our reading).
cities-rule-82 = The choice is mandatory. Where one of the two ways is impossible, the other must be taken; where both are, nothing is done (our reading).
cities-rule-83 = Strongholds are only on face-up cards of the market, never on reserved cards or decks.
cities-rule-84 = One stronghold is removed for each purchase, from a stack of any size (our reading).
cities-rule-85 = A move goes to another card (our reading).
cities-rule-86 = The gap of a bought card is filled after the choice (our reading).
cities-rule-87 = A purchase from the hand requires the choice too.
cities-rule-88 = A player may reserve a card under their own strongholds and has them back. Nothing follows, since reserving is not buying.
cities-rule-89 = The third stronghold may have been placed in the same turn: then two cards are bought in it.
cities-rule-90 = A conquest after taking tokens may be paid with them, also with more than ten tokens in front of the player.
cities-rule-91 = A conquest after reserving may be paid with the gold of that reservation. It is of the card with the strongholds, and the gap of the reserved one is filled before it.
cities-rule-92 = Where both the action and the conquest buy a card, both gaps are filled after the conquest (our reading).
cities-rule-93 = After a conquest a stronghold is placed or moved, and no other player’s is removed (our reading).
cities-rule-94 = A conquest leads to no other one: after it only one stronghold of the player is on a card.
cities-rule-95 = A conquest is optional. Whoever cannot pay for it does not conquer.
cities-rule-96 = For each choice one stronghold is placed, moved or removed, never two.

cities-section-posts-more = Clarifications of the Trading Posts
cities-rule-97 = In one turn shields are put on all posts whose requirements are met (our reading).
cities-rule-98 = A shield is put there without asking, and keeps nobody else away: each player has a place at each post.
cities-rule-99 = A power is kept even if its requirement is no longer met.
cities-rule-100 = The tokens of posts 1 and 2 must be taken where possible. That of post 1 is never gold, comes with every purchase, also from the hand, and is left out if there is no gem token.
cities-rule-101 = A pair needs four of its colour; its third token is not gold, and is left out if no other colour is there. A gold cannot be split between two colours. Post 4 needs a noble that has come, also in this turn; post 5 counts its own shield and every later one.
cities-rule-101a = With cities, shields come after the city, so their points count for a city from the next turn on; post 4 cannot be met. If all pass in a row and nobody has a city, nobody wins.

cities-section-ours = Decided here
cities-rule-134 = A bonus bought earlier in the same turn counts for a conquest.
cities-rule-135 = The gaps of a turn are filled in the order of their places, after all that follows from a purchase; the gap of a reservation at once.
cities-rule-136 = With post 3 no more gems are paid than what gold leaves open; a gold may pay for one gem too many, where a single one of that colour is left for it.
cities-rule-138 = A bought card counts at once, with its bonus and its points, before a stronghold is placed, moved or removed.
cities-rule-140 = Up to four tokens may have to be returned: by a player with ten who takes three, conquers a card for nothing and gets the token of post 1.
