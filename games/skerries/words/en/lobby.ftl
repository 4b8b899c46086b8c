# Skerries: what is shown of it before its table is open.

game-skerries = Skerries
game-skerries-about = 2 to 6 players, about 20 minutes
fish-h = herring
    .count = { $count } herring
fish-c = cod
    .count = { $count } cod
fish-e = eel
    .count = { $count ->
        [one] 1 eel
       *[other] { $count } eels
    }
fish-m = mussels
    .count = { $count } mussels
fish-o = oil
    .count = { $count } oil
