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
