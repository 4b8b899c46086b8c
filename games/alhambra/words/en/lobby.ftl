# Alhambra: what is shown of it before its table is open.

game-alhambra = Alhambra
game-alhambra-about = 2 to 6 players, about 60 minutes
game-alhambra-goal = Buy buildings, have the most of each kind, and wall your Alhambra in.
alhambra-keys-squares = Alhambra: buy from a square; again for another payment
alhambra-keys-money = Alhambra: take open money
alhambra-keys-tiles = Alhambra: pick up the next tile; give it to the neutral player
alhambra-keys-zoom = Alhambra: enlarge the map, make it smaller, show all of it
alhambra-keys-move = Alhambra: move the enlarged map
alhambra-option-walls = Length of a wall
    .about = A wall brings a point for each of its sides, or for each tile that is part of it.
alhambra-option-walls-sides = by sides
alhambra-option-walls-tiles = by tiles
