# Skerries: what is shown of it before its table is open.

game-skerries = Skerries
game-skerries-about = 2 to 6 players, about 20 minutes
game-skerries-goal = Have the best catch when a boat is full, and keep the beacon burning: at the third storm that strikes, all lose.
skerries-keys-numbers = Skerries: a catch by its place; at the end, an order
skerries-keys-oil = Skerries: fill up with oil, give some, keep it
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
skerries-option-weather = Weather
    .about = In a gale, the second storm that strikes sinks all boats, and every storm that strikes costs each player a catch.
skerries-option-weather-fair = fair
skerries-option-weather-gale = gale
