# What the games of the Splendor family show before a table is open: gems and tokens, keys.

### Pieces: the name, its stone, its letter on the gem, and a count in words

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
gem-p = pearl
    .stone = pearl
    .letter = P
    .count = { $count ->
        [one] 1 pearl
       *[other] { $count } pearls
    }
gem-a = gold
    .stone = gold
    .letter = Au
    .count = { $count } gold

### Settings and keys

jewels-keys-reserve = reserve instead of buying
