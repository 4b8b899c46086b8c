//! What each thing counted about a player is worth, one table for each number of players.
//!
//! Printed by `cargo run --release -p eval --example fit duel`, which says how; not to be
//! changed by hand. Of pairs of players in games held out, these come in as foretold:
//! with 2 players 66.4 %, at a mean logistic loss of 0.5924.

use super::standing::FEATURES;
use crate::chance::Weights;

pub(super) const WEIGHTS: [Weights<FEATURES>; 1] = [[
    [0.0485, 0.3062],   // points
    [0.1930, -0.1042],  // crowns
    [0.1044, -0.0037],  // most points of one colour
    [-1.3296, 1.8581],  // the nearest victory, squared
    [-0.5626, 0.4500],  // the next nearest, squared
    [0.3409, 0.0036],   // bonuses
    [0.3535, 0.0590],   // colours with a bonus
    [0.3078, 0.0773],   // colours with two bonuses
    [0.0806, 0.0958],   // colours with three bonuses
    [0.0921, 0.0553],   // gems held
    [0.0861, 0.1003],   // pearls held
    [0.0054, -0.0012],  // gold held
    [0.0680, 0.5178],   // privileges
    [0.1261, 0.3940],   // is to act
    [0.1407, -0.0005],  // cards in reach, by patience
    [-0.0738, 0.0755],  // points in reach, by patience
    [0.0910, -0.1878],  // crowns in reach, by patience
    [-0.0190, 0.0325],  // effects in reach, by patience
    [-0.0834, 0.0492],  // most points that can be bought now
    [2.4793, 1.4880],   // most progress by a card, by patience
    [3.2667, 1.0284],   // second most progress by a card, by patience
    [0.4368, 1.6317],   // can win with a card now
    [-0.0046, -0.2991], // cards in hand
    [0.1047, 0.0607],   // points in hand, by patience
]];
