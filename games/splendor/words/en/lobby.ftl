# Splendor, the base game: what is shown of it before its table is open.

game-splendor = Splendor
game-splendor-about = 2 to 4 players, about 30 minutes
game-splendor-goal = Buy cards that make later ones cheaper. The round in which somebody reaches 15 points is the last; most points win.
splendor-keys-tokens = take tokens: white, blue, green, red, black, gold
splendor-option-modules = Modules of Cities of Splendor
    .about = The game is made for one at a time; several together are a house variant. Cities: no nobles, and taking a city ends the game. Trading posts: five powers along a road.
splendor-option-modules-cities = Cities
splendor-option-modules-posts = Trading posts
