//! What each thing counted about a player is worth, one table for each number of players.
//!
//! Printed by `cargo run --release -p duel-play --example fit-duel`, which says how; not to be
//! changed by hand. Of pairs of players in games held out, these come in as foretold:
//! with 2 players 66.7 %, at a mean logistic loss of 0.5880.

use super::standing::FEATURES;
use search::Weights;

pub(super) const WEIGHTS: [Weights<FEATURES>; 1] = [[
    [0.0465, 0.3167],  // points
    [0.1493, -0.0778], // crowns
    [0.1358, -0.0004], // most points of one colour
    [-1.0995, 2.0135], // the nearest victory, squared
    [-0.1541, 0.5266], // the next nearest, squared
    [0.3742, 0.0065],  // bonuses
    [0.4161, 0.0416],  // colours with a bonus
    [0.3019, 0.0993],  // colours with two bonuses
    [0.1331, 0.0319],  // colours with three bonuses
    [0.0961, 0.0725],  // gems held
    [0.0781, 0.1886],  // pearls held
    [0.0243, 0.1805],  // gold held
    [0.0941, 0.4280],  // privileges
    [0.1246, 0.4234],  // is to act
    [0.0968, -0.0723], // cards in reach, by patience
    [-0.0598, 0.0876], // points in reach, by patience
    [0.0644, -0.1184], // crowns in reach, by patience
    [0.0478, 0.0453],  // effects in reach, by patience
    [-0.0123, 0.0256], // most points that can be bought now
    [2.4367, 1.5292],  // most progress by a card, by patience
    [3.2076, 0.9778],  // second most progress by a card, by patience
    [0.4668, 1.6647],  // can win with a card now
    [0.0147, -0.3131], // cards in hand
    [0.0030, 0.0802],  // points in hand, by patience
]];
