# Splendor Duel: what is shown of it before its table is open.

game-duel = Splendor Duel
game-duel-about = 2 players, about 30 minutes
game-duel-goal = Be the first to have 20 points, 10 crowns, or 10 points on cards of one colour.
duel-keys = Splendor Duel: use a privilege, replenish the board
duel-keys-numbers = Splendor Duel: the colour to copy, the token to steal or discard
duel-option-adjudicate = Stalling loses
    .about = A player who starts three turns in a row holding all gold and both pearls, and buys nothing, loses.
