//! What each thing counted about a player is worth, one table for each set-up.
//!
//! Printed by `cargo run --release -p alhambra-play --example fit-alhambra`, which says how; not to be
//! changed by hand. Of pairs of players in games held out, these come in as foretold with
//! players=2: 73.9 %, at a mean logistic loss of 0.4965.
//! players=3: 72.3 %, at a mean logistic loss of 0.5148.
//! players=4: 72.3 %, at a mean logistic loss of 0.5232.
//! players=5: 72.7 %, at a mean logistic loss of 0.5234.
//! players=6: 74.8 %, at a mean logistic loss of 0.4907.

use super::standing::FEATURES;
use search::Weights;

pub(super) const WEIGHTS: [Weights<FEATURES>; 5] = [
    [
        [-0.0466, 0.1721],  // points
        [0.0292, 0.1403],   // hopes for majorities
        [-0.0365, 0.0320],  // majorities of the next round, as things are
        [0.0029, -0.0092],  // majorities of the last round, as things are
        [0.0574, 0.1144],   // the longest wall in each round that is left
        [-0.1884, 0.0283],  // the longest wall
        [0.1976, 0.1111],   // tiles built
        [0.7234, 5.0832],   // tiles that could be built, of those nobody has
        [0.2823, -0.1457],  // tiles in the reserve
        [0.0563, -0.0115],  // what the tiles of the reserve bring
        [-0.0703, 0.1721],  // the same, of those that could be built now
        [0.0289, 0.0307],   // money, while there is something to buy
        [0.1458, 0.0466],   // money cards, likewise
        [-0.0372, 0.1170],  // tiles that could be paid exactly, likewise
        [-0.0898, 0.1350],  // tiles that could be paid, likewise
        [0.0319, 0.0579],   // what the market's tiles bring that could be paid exactly, the sooner the more
        [-0.0032, 0.0194],  // what the market's tiles bring that could be paid, the sooner the more
        [0.0071, 0.0524],   // the best of the market's tiles that could be paid
        [-0.1385, 0.1974],  // what the last tiles bring, by who is richest
        [-0.1253, -0.0659], // turns to wait, in rounds
    ],
    [
        [0.0120, 0.1653],   // points
        [0.0215, 0.1336],   // hopes for majorities
        [-0.0151, 0.0401],  // majorities of the next round, as things are
        [0.0089, -0.0233],  // majorities of the last round, as things are
        [0.0454, 0.0894],   // the longest wall in each round that is left
        [-0.1171, 0.0819],  // the longest wall
        [0.2134, 0.1170],   // tiles built
        [0.2340, 5.8124],   // tiles that could be built, of those nobody has
        [0.1694, -0.1284],  // tiles in the reserve
        [0.0664, -0.0063],  // what the tiles of the reserve bring
        [-0.0472, 0.1391],  // the same, of those that could be built now
        [0.0331, 0.0345],   // money, while there is something to buy
        [0.1476, -0.0042],  // money cards, likewise
        [-0.0098, 0.1837],  // tiles that could be paid exactly, likewise
        [-0.0510, 0.2229],  // tiles that could be paid, likewise
        [0.0247, 0.0725],   // what the market's tiles bring that could be paid exactly, the sooner the more
        [-0.0103, -0.0127], // what the market's tiles bring that could be paid, the sooner the more
        [-0.0101, 0.0799],  // the best of the market's tiles that could be paid
        [-0.1885, 0.1858],  // what the last tiles bring, by who is richest
        [-0.3587, -0.1080], // turns to wait, in rounds
    ],
    [
        [0.0120, 0.1740],   // points
        [0.0194, 0.1733],   // hopes for majorities
        [-0.0132, 0.0681],  // majorities of the next round, as things are
        [0.0166, -0.0649],  // majorities of the last round, as things are
        [0.0390, 0.1335],   // the longest wall in each round that is left
        [-0.1078, 0.0216],  // the longest wall
        [0.2435, -0.0153],  // tiles built
        [0.0668, 6.1436],   // tiles that could be built, of those nobody has
        [0.2824, -0.0765],  // tiles in the reserve
        [0.0521, -0.0255],  // what the tiles of the reserve bring
        [-0.0528, 0.1271],  // the same, of those that could be built now
        [0.0429, 0.0423],   // money, while there is something to buy
        [0.1431, -0.0102],  // money cards, likewise
        [0.0504, 0.1543],   // tiles that could be paid exactly, likewise
        [-0.0775, 0.1654],  // tiles that could be paid, likewise
        [0.0139, 0.0882],   // what the market's tiles bring that could be paid exactly, the sooner the more
        [-0.0073, -0.0109], // what the market's tiles bring that could be paid, the sooner the more
        [0.0000, 0.0238],   // the best of the market's tiles that could be paid
        [-0.2189, 0.1633],  // what the last tiles bring, by who is richest
        [-0.4477, -0.1927], // turns to wait, in rounds
    ],
    [
        [0.0326, 0.1671],   // points
        [0.0249, 0.1893],   // hopes for majorities
        [-0.0252, 0.0744],  // majorities of the next round, as things are
        [0.0167, -0.0671],  // majorities of the last round, as things are
        [0.0240, 0.1342],   // the longest wall in each round that is left
        [-0.0587, 0.0138],  // the longest wall
        [0.3981, -0.0925],  // tiles built
        [0.0187, 5.0738],   // tiles that could be built, of those nobody has
        [0.1789, -0.0855],  // tiles in the reserve
        [0.0359, -0.0062],  // what the tiles of the reserve bring
        [-0.0109, 0.0953],  // the same, of those that could be built now
        [0.0554, 0.0345],   // money, while there is something to buy
        [0.1137, -0.0398],  // money cards, likewise
        [0.1626, 0.2748],   // tiles that could be paid exactly, likewise
        [-0.0869, 0.2896],  // tiles that could be paid, likewise
        [0.0282, 0.0733],   // what the market's tiles bring that could be paid exactly, the sooner the more
        [-0.0016, -0.0158], // what the market's tiles bring that could be paid, the sooner the more
        [-0.0190, 0.0290],  // the best of the market's tiles that could be paid
        [-0.3129, 0.1647],  // what the last tiles bring, by who is richest
        [-0.5213, -0.2927], // turns to wait, in rounds
    ],
    [
        [0.0584, 0.1706],   // points
        [0.0389, 0.1851],   // hopes for majorities
        [-0.0135, 0.0134],  // majorities of the next round, as things are
        [0.0080, -0.0050],  // majorities of the last round, as things are
        [0.0292, 0.1439],   // the longest wall in each round that is left
        [-0.0548, 0.0136],  // the longest wall
        [0.3639, -0.0642],  // tiles built
        [0.7209, 4.5932],   // tiles that could be built, of those nobody has
        [0.3606, -0.0368],  // tiles in the reserve
        [0.0334, -0.0018],  // what the tiles of the reserve bring
        [-0.0012, 0.0566],  // the same, of those that could be built now
        [0.0563, 0.0356],   // money, while there is something to buy
        [0.0927, -0.0092],  // money cards, likewise
        [0.2347, 0.2461],   // tiles that could be paid exactly, likewise
        [-0.0499, 0.0845],  // tiles that could be paid, likewise
        [0.0418, 0.0677],   // what the market's tiles bring that could be paid exactly, the sooner the more
        [-0.0034, -0.0124], // what the market's tiles bring that could be paid, the sooner the more
        [-0.0193, 0.0217],  // the best of the market's tiles that could be paid
        [-0.3069, 0.1469],  // what the last tiles bring, by who is richest
        [-0.4973, -0.3411], // turns to wait, in rounds
    ],
];
