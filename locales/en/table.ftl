# The browser table, and what every shell needs.

### Pieces: the name, its stone, its letter on the gem, and a number of it in words

gem-w = white
    .stone = diamond
    .letter = W
    .count = { $count } white
gem-b = blue
    .stone = sapphire
    .letter = B
    .count = { $count } blue
gem-g = green
    .stone = emerald
    .letter = G
    .count = { $count } green
gem-r = red
    .stone = ruby
    .letter = R
    .count = { $count } red
gem-k = black
    .stone = onyx
    .letter = K
    .count = { $count } black
gem-a = gold
    .stone = gold
    .letter = Au
    .count = { $count } gold

card-number = card { $card }
list-comma = {", "}
