# Splendor, the base game: what is shown of it before its table is open.

game-splendor = Splendor
game-splendor-about = 2 to 4 players, about 30 minutes
splendor-keys-tokens = take tokens: white, blue, green, red, black, gold
