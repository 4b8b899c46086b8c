//! What each thing counted about a player is worth, for two, three and four players.
//!
//! Printed by `cargo run --release -p splendor-play --example fit-splendor`, which says how; not to be
//! changed by hand. Of pairs of players in games held out, these come in as foretold:
//! with 2 players 65.7 %, at a mean logistic loss of 0.5896.
//! with 3 players 66.3 %, at a mean logistic loss of 0.5880.
//! with 4 players 65.2 %, at a mean logistic loss of 0.5996.

use super::standing::FEATURES;
use search::Weights;

pub(super) const WEIGHTS: [Weights<FEATURES>; 3] = [
    [
        [0.0583, 0.6309],   // points
        [0.0000, 0.6132],   // has the points that end the game
        [0.5873, -0.1457],  // cards bought
        [0.1501, 0.0839],   // colours with a bonus
        [-0.2907, 0.1809],  // colours with three bonuses
        [0.0682, 0.1064],   // gems held
        [-0.0027, -0.0569], // gold held
        [-0.3661, -1.2238], // turns to wait, in rounds
        [0.1217, 0.1297],   // cards in reach, by patience
        [-0.0436, 0.0100],  // points in reach, by patience
        [0.3850, 0.1232],   // points in reach, by the gems due
        [-0.0610, 0.1928],  // most points that can be bought now
        [0.2680, 0.4448],   // most points of a card, by patience
        [0.1336, 0.1407],   // second most points of a card, by patience
        [-0.0486, -0.1974], // cards in hand
        [-0.0898, 0.0018],  // points in hand, by patience
        [3.8348, 2.3042],   // nobles, by what is missing
        [0.6908, 0.7139],   // the nearest noble, by what is missing
    ],
    [
        [0.0751, 0.7250],   // points
        [0.0000, 0.9093],   // has the points that end the game
        [0.6506, -0.1824],  // cards bought
        [0.1126, 0.0203],   // colours with a bonus
        [-0.1775, 0.0329],  // colours with three bonuses
        [0.0895, 0.1139],   // gems held
        [0.0111, -0.0301],  // gold held
        [-0.3647, -1.3043], // turns to wait, in rounds
        [0.0691, 0.1888],   // cards in reach, by patience
        [-0.0388, -0.0308], // points in reach, by patience
        [0.1629, 0.1730],   // points in reach, by the gems due
        [-0.0468, 0.2147],  // most points that can be bought now
        [0.2533, 0.3560],   // most points of a card, by patience
        [0.1513, 0.1193],   // second most points of a card, by patience
        [0.0011, -0.2121],  // cards in hand
        [0.0013, 0.0494],   // points in hand, by patience
        [3.2071, 2.2579],   // nobles, by what is missing
        [0.7788, 0.7132],   // the nearest noble, by what is missing
    ],
    [
        [0.1292, 0.7143],   // points
        [0.0000, 1.0191],   // has the points that end the game
        [0.6241, -0.2048],  // cards bought
        [0.0802, -0.1355],  // colours with a bonus
        [-0.1223, 0.0420],  // colours with three bonuses
        [0.0945, 0.1196],   // gems held
        [0.0269, 0.1430],   // gold held
        [-0.3056, -1.2379], // turns to wait, in rounds
        [-0.0018, 0.1857],  // cards in reach, by patience
        [-0.0065, -0.0797], // points in reach, by patience
        [0.1603, 0.2229],   // points in reach, by the gems due
        [-0.0444, 0.1660],  // most points that can be bought now
        [0.2324, 0.3598],   // most points of a card, by patience
        [0.1361, 0.1789],   // second most points of a card, by patience
        [-0.0023, -0.2170], // cards in hand
        [0.0442, 0.0695],   // points in hand, by patience
        [1.6751, 1.1687],   // nobles, by what is missing
        [2.5652, 1.0101],   // the nearest noble, by what is missing
    ],
];
