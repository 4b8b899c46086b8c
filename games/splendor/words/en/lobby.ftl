# Splendor, the base game: what is shown of it before its table is open.

game-splendor = Splendor
game-splendor-about = 2 to 4 players, about 30 minutes
game-splendor-goal = Take gems, buy cards that make the next ones cheaper, and have the most points when somebody reaches 15.
splendor-keys-tokens = take tokens: white, blue, green, red, black, gold
splendor-option-modules = Cities of Splendor
    .about = The publisher recommends one module at a time.
    .several = Several are chosen: a house variant, not in the rulebook.
splendor-option-modules-cities = Cities
    .about = The round in which somebody takes a city is the last; no nobles.
splendor-option-modules-strongholds = Strongholds
    .about = They keep cards for their owner; three on one card conquer it.
splendor-option-modules-posts = Trading posts
    .about = Five powers along a road, for those who meet them.
splendor-option-modules-orient = The Orient
    .about = A second market: double gold, satchels, nobles and free cards.
