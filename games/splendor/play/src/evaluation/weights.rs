//! What each thing counted about a player is worth, one table for each set-up.
//!
//! Printed by `cargo run --release -p splendor-play --example fit-splendor`, which says how; not to be
//! changed by hand. Of pairs of players in games held out, these come in as foretold with
//! players=2: 65.7 %, at a mean logistic loss of 0.5896.
//! players=3: 66.3 %, at a mean logistic loss of 0.5880.
//! players=4: 65.2 %, at a mean logistic loss of 0.5996.
//! players=2 modules=cities: 62.7 %, at a mean logistic loss of 0.6261.
//! players=3 modules=cities: 64.1 %, at a mean logistic loss of 0.6074.
//! players=4 modules=cities: 65.2 %, at a mean logistic loss of 0.6014.
//! players=2 modules=posts: 65.5 %, at a mean logistic loss of 0.5925.
//! players=3 modules=posts: 65.9 %, at a mean logistic loss of 0.5880.
//! players=4 modules=posts: 65.7 %, at a mean logistic loss of 0.5896.
//! players=2 modules=cities,posts: 66.8 %, at a mean logistic loss of 0.5804.
//! players=3 modules=cities,posts: 66.1 %, at a mean logistic loss of 0.5923.
//! players=4 modules=cities,posts: 65.7 %, at a mean logistic loss of 0.5930.
//! players=2 modules=strongholds: 64.8 %, at a mean logistic loss of 0.5973.
//! players=3 modules=strongholds: 66.7 %, at a mean logistic loss of 0.5898.
//! players=4 modules=strongholds: 65.3 %, at a mean logistic loss of 0.5960.
//! players=2 modules=cities,strongholds,posts: 69.0 %, at a mean logistic loss of 0.5594.
//! players=3 modules=cities,strongholds,posts: 67.2 %, at a mean logistic loss of 0.5861.
//! players=4 modules=cities,strongholds,posts: 65.0 %, at a mean logistic loss of 0.5970.
//! players=2 modules=orient: 65.8 %, at a mean logistic loss of 0.5874.
//! players=3 modules=orient: 66.1 %, at a mean logistic loss of 0.5873.
//! players=4 modules=orient: 66.2 %, at a mean logistic loss of 0.5901.
//! players=2 modules=cities,posts,orient: 67.3 %, at a mean logistic loss of 0.5758.
//! players=3 modules=cities,posts,orient: 66.3 %, at a mean logistic loss of 0.5894.
//! players=4 modules=cities,posts,orient: 65.4 %, at a mean logistic loss of 0.5945.
//! players=2 modules=cities,strongholds,posts,orient: 67.5 %, at a mean logistic loss of 0.5770.
//! players=3 modules=cities,strongholds,posts,orient: 67.1 %, at a mean logistic loss of 0.5802.
//! players=4 modules=cities,strongholds,posts,orient: 66.1 %, at a mean logistic loss of 0.5891.

#![allow(clippy::approx_constant, reason = "a fitted number may be close to a known one")]

use super::standing::FEATURES;
use search::Weights;

pub(super) const WEIGHTS: [Weights<FEATURES>; 27] = [
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
        [0.0000, 0.0000],   // has a city
        [0.0000, 0.0000],   // bonuses missing for the nearest city
        [0.0000, 0.0000],   // points missing for the nearest city
        [0.0000, 0.0000],   // the way to the nearest city, squared
        [0.0000, 0.0000],   // a shield on post 1
        [0.0000, 0.0000],   // a shield on post 2
        [0.0000, 0.0000],   // a shield on post 3
        [0.0000, 0.0000],   // a shield on post 4
        [0.0000, 0.0000],   // a shield on post 5
        [0.0000, 0.0000],   // posts, by what is missing
        [0.0000, 0.0000],   // points kept by strongholds, by patience
        [0.0000, 0.0000],   // points of the nearest conquest, by patience
        [0.0000, 0.0000],   // strongholds left
        [0.0000, 0.0000],   // bonuses
        [0.0000, 0.0000],   // gold of cards of double gold
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
        [0.0000, 0.0000],   // has a city
        [0.0000, 0.0000],   // bonuses missing for the nearest city
        [0.0000, 0.0000],   // points missing for the nearest city
        [0.0000, 0.0000],   // the way to the nearest city, squared
        [0.0000, 0.0000],   // a shield on post 1
        [0.0000, 0.0000],   // a shield on post 2
        [0.0000, 0.0000],   // a shield on post 3
        [0.0000, 0.0000],   // a shield on post 4
        [0.0000, 0.0000],   // a shield on post 5
        [0.0000, 0.0000],   // posts, by what is missing
        [0.0000, 0.0000],   // points kept by strongholds, by patience
        [0.0000, 0.0000],   // points of the nearest conquest, by patience
        [0.0000, 0.0000],   // strongholds left
        [0.0000, 0.0000],   // bonuses
        [0.0000, 0.0000],   // gold of cards of double gold
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
        [0.0000, 0.0000],   // has a city
        [0.0000, 0.0000],   // bonuses missing for the nearest city
        [0.0000, 0.0000],   // points missing for the nearest city
        [0.0000, 0.0000],   // the way to the nearest city, squared
        [0.0000, 0.0000],   // a shield on post 1
        [0.0000, 0.0000],   // a shield on post 2
        [0.0000, 0.0000],   // a shield on post 3
        [0.0000, 0.0000],   // a shield on post 4
        [0.0000, 0.0000],   // a shield on post 5
        [0.0000, 0.0000],   // posts, by what is missing
        [0.0000, 0.0000],   // points kept by strongholds, by patience
        [0.0000, 0.0000],   // points of the nearest conquest, by patience
        [0.0000, 0.0000],   // strongholds left
        [0.0000, 0.0000],   // bonuses
        [0.0000, 0.0000],   // gold of cards of double gold
    ],
    [
        [0.4665, 0.1602],   // points
        [-0.1542, 0.0104],  // has the points that end the game
        [1.1698, -0.0192],  // cards bought
        [-0.2420, 0.2495],  // colours with a bonus
        [-0.0278, 0.0134],  // colours with three bonuses
        [0.0707, 0.0998],   // gems held
        [0.1256, 0.0794],   // gold held
        [0.0340, -0.7793],  // turns to wait, in rounds
        [0.1566, -0.0182],  // cards in reach, by patience
        [-0.0221, 0.0081],  // points in reach, by patience
        [1.0343, 0.0651],   // points in reach, by the gems due
        [-0.0413, 0.0435],  // most points that can be bought now
        [-0.1358, 0.4970],  // most points of a card, by patience
        [0.1598, 0.1460],   // second most points of a card, by patience
        [-0.1392, -0.1381], // cards in hand
        [-0.2672, 0.0068],  // points in hand, by patience
        [0.8781, 1.6778],   // nobles, by what is missing
        [-0.0392, 0.2682],  // the nearest noble, by what is missing
        [0.0000, 1.8561],   // has a city
        [0.7896, -0.3998],  // bonuses missing for the nearest city
        [0.4441, -0.2775],  // points missing for the nearest city
        [-0.2512, 0.0331],  // the way to the nearest city, squared
        [0.0000, 0.0000],   // a shield on post 1
        [0.0000, 0.0000],   // a shield on post 2
        [0.0000, 0.0000],   // a shield on post 3
        [0.0000, 0.0000],   // a shield on post 4
        [0.0000, 0.0000],   // a shield on post 5
        [0.0000, 0.0000],   // posts, by what is missing
        [0.0000, 0.0000],   // points kept by strongholds, by patience
        [0.0000, 0.0000],   // points of the nearest conquest, by patience
        [0.0000, 0.0000],   // strongholds left
        [0.0000, 0.0000],   // bonuses
        [0.0000, 0.0000],   // gold of cards of double gold
    ],
    [
        [0.3400, 0.3767],   // points
        [-0.1459, -0.3449], // has the points that end the game
        [1.3674, -0.0791],  // cards bought
        [-0.4510, 0.2246],  // colours with a bonus
        [0.1953, -0.0005],  // colours with three bonuses
        [0.0557, 0.1283],   // gems held
        [0.0549, 0.1579],   // gold held
        [0.1560, -0.8187],  // turns to wait, in rounds
        [0.0263, -0.0405],  // cards in reach, by patience
        [0.0260, 0.0182],   // points in reach, by patience
        [0.5229, 0.0744],   // points in reach, by the gems due
        [-0.0652, 0.1088],  // most points that can be bought now
        [0.0425, 0.3895],   // most points of a card, by patience
        [0.4312, 0.0541],   // second most points of a card, by patience
        [-0.0729, -0.0871], // cards in hand
        [-0.2359, 0.0205],  // points in hand, by patience
        [1.4923, 1.3205],   // nobles, by what is missing
        [-0.0157, 0.7498],  // the nearest noble, by what is missing
        [0.0000, 2.4700],   // has a city
        [0.6657, -0.2761],  // bonuses missing for the nearest city
        [0.3578, -0.1791],  // points missing for the nearest city
        [-0.2777, 0.1075],  // the way to the nearest city, squared
        [0.0000, 0.0000],   // a shield on post 1
        [0.0000, 0.0000],   // a shield on post 2
        [0.0000, 0.0000],   // a shield on post 3
        [0.0000, 0.0000],   // a shield on post 4
        [0.0000, 0.0000],   // a shield on post 5
        [0.0000, 0.0000],   // posts, by what is missing
        [0.0000, 0.0000],   // points kept by strongholds, by patience
        [0.0000, 0.0000],   // points of the nearest conquest, by patience
        [0.0000, 0.0000],   // strongholds left
        [0.0000, 0.0000],   // bonuses
        [0.0000, 0.0000],   // gold of cards of double gold
    ],
    [
        [0.1545, 0.4549],   // points
        [-0.4037, -0.3477], // has the points that end the game
        [1.3261, -0.0685],  // cards bought
        [-0.3158, 0.1148],  // colours with a bonus
        [0.4531, -0.0382],  // colours with three bonuses
        [0.0648, 0.1259],   // gems held
        [0.0412, 0.2552],   // gold held
        [0.0765, -0.7769],  // turns to wait, in rounds
        [0.0077, -0.0112],  // cards in reach, by patience
        [0.0144, -0.0225],  // points in reach, by patience
        [0.5222, 0.1320],   // points in reach, by the gems due
        [-0.0929, 0.1116],  // most points that can be bought now
        [0.2064, 0.3652],   // most points of a card, by patience
        [0.1640, 0.1360],   // second most points of a card, by patience
        [-0.0395, -0.1311], // cards in hand
        [-0.0817, 0.0332],  // points in hand, by patience
        [2.8166, 1.1475],   // nobles, by what is missing
        [0.0358, 1.5912],   // the nearest noble, by what is missing
        [0.0000, 3.0911],   // has a city
        [0.7021, 0.0322],   // bonuses missing for the nearest city
        [0.2335, -0.0716],  // points missing for the nearest city
        [-0.2425, -0.1144], // the way to the nearest city, squared
        [0.0000, 0.0000],   // a shield on post 1
        [0.0000, 0.0000],   // a shield on post 2
        [0.0000, 0.0000],   // a shield on post 3
        [0.0000, 0.0000],   // a shield on post 4
        [0.0000, 0.0000],   // a shield on post 5
        [0.0000, 0.0000],   // posts, by what is missing
        [0.0000, 0.0000],   // points kept by strongholds, by patience
        [0.0000, 0.0000],   // points of the nearest conquest, by patience
        [0.0000, 0.0000],   // strongholds left
        [0.0000, 0.0000],   // bonuses
        [0.0000, 0.0000],   // gold of cards of double gold
    ],
    [
        [0.0221, 0.4899],   // points
        [0.0000, 0.3077],   // has the points that end the game
        [0.5501, -0.1877],  // cards bought
        [0.0721, 0.0413],   // colours with a bonus
        [-0.1350, -0.0038], // colours with three bonuses
        [0.0603, 0.0634],   // gems held
        [-0.0451, 0.0946],  // gold held
        [-0.3894, -1.3218], // turns to wait, in rounds
        [0.2076, 0.1633],   // cards in reach, by patience
        [-0.1133, -0.0446], // points in reach, by patience
        [0.2609, 0.2204],   // points in reach, by the gems due
        [-0.0356, 0.1617],  // most points that can be bought now
        [0.2615, 0.3857],   // most points of a card, by patience
        [0.1238, 0.0975],   // second most points of a card, by patience
        [-0.0744, -0.2193], // cards in hand
        [0.0025, 0.0376],   // points in hand, by patience
        [1.9482, 1.3301],   // nobles, by what is missing
        [1.5982, 1.3460],   // the nearest noble, by what is missing
        [0.0000, 0.0000],   // has a city
        [0.0000, 0.0000],   // bonuses missing for the nearest city
        [0.0000, 0.0000],   // points missing for the nearest city
        [0.0000, 0.0000],   // the way to the nearest city, squared
        [1.8922, 0.7960],   // a shield on post 1
        [0.7578, 0.6760],   // a shield on post 2
        [0.2206, 0.5724],   // a shield on post 3
        [0.0532, 0.5771],   // a shield on post 4
        [0.4191, 0.3413],   // a shield on post 5
        [1.3431, 1.5208],   // posts, by what is missing
        [0.0000, 0.0000],   // points kept by strongholds, by patience
        [0.0000, 0.0000],   // points of the nearest conquest, by patience
        [0.0000, 0.0000],   // strongholds left
        [0.0000, 0.0000],   // bonuses
        [0.0000, 0.0000],   // gold of cards of double gold
    ],
    [
        [0.0706, 0.5898],   // points
        [0.0000, 0.4461],   // has the points that end the game
        [0.5685, -0.1836],  // cards bought
        [0.0571, -0.1748],  // colours with a bonus
        [-0.1465, -0.0114], // colours with three bonuses
        [0.0784, 0.0945],   // gems held
        [0.0021, 0.1045],   // gold held
        [-0.3572, -1.4713], // turns to wait, in rounds
        [0.1205, 0.1868],   // cards in reach, by patience
        [-0.0428, -0.0749], // points in reach, by patience
        [0.0768, 0.1501],   // points in reach, by the gems due
        [-0.0199, 0.2328],  // most points that can be bought now
        [0.2224, 0.3002],   // most points of a card, by patience
        [0.0704, 0.0958],   // second most points of a card, by patience
        [-0.0077, -0.1438], // cards in hand
        [-0.0027, 0.0329],  // points in hand, by patience
        [2.1968, 1.0769],   // nobles, by what is missing
        [1.9075, 1.3900],   // the nearest noble, by what is missing
        [0.0000, 0.0000],   // has a city
        [0.0000, 0.0000],   // bonuses missing for the nearest city
        [0.0000, 0.0000],   // points missing for the nearest city
        [0.0000, 0.0000],   // the way to the nearest city, squared
        [2.2339, 0.6886],   // a shield on post 1
        [0.7831, 0.8832],   // a shield on post 2
        [0.3638, 0.6885],   // a shield on post 3
        [0.0840, 0.6166],   // a shield on post 4
        [0.6698, 0.3001],   // a shield on post 5
        [1.4021, 1.8265],   // posts, by what is missing
        [0.0000, 0.0000],   // points kept by strongholds, by patience
        [0.0000, 0.0000],   // points of the nearest conquest, by patience
        [0.0000, 0.0000],   // strongholds left
        [0.0000, 0.0000],   // bonuses
        [0.0000, 0.0000],   // gold of cards of double gold
    ],
    [
        [0.1068, 0.6066],   // points
        [0.0000, 0.7101],   // has the points that end the game
        [0.6058, -0.2572],  // cards bought
        [0.0215, -0.1983],  // colours with a bonus
        [-0.1791, 0.0523],  // colours with three bonuses
        [0.1020, 0.0641],   // gems held
        [0.0863, 0.0746],   // gold held
        [-0.3484, -1.2998], // turns to wait, in rounds
        [0.0513, 0.2367],   // cards in reach, by patience
        [-0.0544, -0.0548], // points in reach, by patience
        [0.0839, 0.1967],   // points in reach, by the gems due
        [-0.0070, 0.2207],  // most points that can be bought now
        [0.2231, 0.1703],   // most points of a card, by patience
        [0.0975, 0.1571],   // second most points of a card, by patience
        [-0.0007, -0.1857], // cards in hand
        [0.0251, 0.0433],   // points in hand, by patience
        [1.2819, 0.7381],   // nobles, by what is missing
        [2.4502, 1.3202],   // the nearest noble, by what is missing
        [0.0000, 0.0000],   // has a city
        [0.0000, 0.0000],   // bonuses missing for the nearest city
        [0.0000, 0.0000],   // points missing for the nearest city
        [0.0000, 0.0000],   // the way to the nearest city, squared
        [2.0764, 0.5061],   // a shield on post 1
        [0.8505, 0.6294],   // a shield on post 2
        [0.7342, 0.4123],   // a shield on post 3
        [0.1476, 0.6115],   // a shield on post 4
        [0.8032, 0.3992],   // a shield on post 5
        [1.4695, 1.3208],   // posts, by what is missing
        [0.0000, 0.0000],   // points kept by strongholds, by patience
        [0.0000, 0.0000],   // points of the nearest conquest, by patience
        [0.0000, 0.0000],   // strongholds left
        [0.0000, 0.0000],   // bonuses
        [0.0000, 0.0000],   // gold of cards of double gold
    ],
    [
        [0.1419, 0.1702],   // points
        [-0.1344, 0.0387],  // has the points that end the game
        [1.4757, -0.1051],  // cards bought
        [-0.0864, 0.0634],  // colours with a bonus
        [-0.4038, 0.0409],  // colours with three bonuses
        [0.1281, 0.0397],   // gems held
        [-0.0305, 0.0177],  // gold held
        [-0.1621, -0.8098], // turns to wait, in rounds
        [0.3039, 0.0552],   // cards in reach, by patience
        [-0.1014, 0.0065],  // points in reach, by patience
        [0.6173, 0.0870],   // points in reach, by the gems due
        [-0.0931, 0.0755],  // most points that can be bought now
        [-0.1453, 0.4028],  // most points of a card, by patience
        [0.1329, 0.1869],   // second most points of a card, by patience
        [0.0742, -0.2643],  // cards in hand
        [-0.1475, 0.0262],  // points in hand, by patience
        [0.6378, 1.4229],   // nobles, by what is missing
        [-0.0126, 0.4641],  // the nearest noble, by what is missing
        [0.0000, 1.4981],   // has a city
        [0.4954, -0.5019],  // bonuses missing for the nearest city
        [0.1446, -0.2361],  // points missing for the nearest city
        [-0.2105, 0.1768],  // the way to the nearest city, squared
        [2.7990, 1.3544],   // a shield on post 1
        [0.6519, 0.9576],   // a shield on post 2
        [-0.3826, 0.6055],  // a shield on post 3
        [0.0000, 0.0000],   // a shield on post 4
        [0.2139, 0.7479],   // a shield on post 5
        [0.8538, 1.8811],   // posts, by what is missing
        [0.0000, 0.0000],   // points kept by strongholds, by patience
        [0.0000, 0.0000],   // points of the nearest conquest, by patience
        [0.0000, 0.0000],   // strongholds left
        [0.0000, 0.0000],   // bonuses
        [0.0000, 0.0000],   // gold of cards of double gold
    ],
    [
        [-0.0153, 0.3510],  // points
        [-0.3236, -0.0752], // has the points that end the game
        [1.4115, -0.0808],  // cards bought
        [-0.1615, 0.0196],  // colours with a bonus
        [-0.1505, -0.0653], // colours with three bonuses
        [0.1315, 0.0614],   // gems held
        [0.0611, 0.1212],   // gold held
        [-0.0521, -0.8239], // turns to wait, in rounds
        [0.1676, -0.0053],  // cards in reach, by patience
        [-0.0592, 0.0269],  // points in reach, by patience
        [0.6260, 0.0484],   // points in reach, by the gems due
        [-0.1857, 0.1716],  // most points that can be bought now
        [0.1683, 0.2625],   // most points of a card, by patience
        [0.2201, 0.0636],   // second most points of a card, by patience
        [-0.0025, -0.1079], // cards in hand
        [-0.2311, 0.0186],  // points in hand, by patience
        [1.7137, 1.2448],   // nobles, by what is missing
        [-0.0185, 0.8714],  // the nearest noble, by what is missing
        [0.0000, 2.3381],   // has a city
        [0.7691, -0.0789],  // bonuses missing for the nearest city
        [0.2050, -0.0853],  // points missing for the nearest city
        [-0.2687, -0.1022], // the way to the nearest city, squared
        [3.5969, 1.1043],   // a shield on post 1
        [0.8800, 0.8266],   // a shield on post 2
        [-0.3600, 0.7055],  // a shield on post 3
        [0.0000, 0.0000],   // a shield on post 4
        [0.4036, 0.6819],   // a shield on post 5
        [0.8830, 1.8092],   // posts, by what is missing
        [0.0000, 0.0000],   // points kept by strongholds, by patience
        [0.0000, 0.0000],   // points of the nearest conquest, by patience
        [0.0000, 0.0000],   // strongholds left
        [0.0000, 0.0000],   // bonuses
        [0.0000, 0.0000],   // gold of cards of double gold
    ],
    [
        [-0.0066, 0.4355],  // points
        [-0.8801, -0.2310], // has the points that end the game
        [1.4373, -0.1049],  // cards bought
        [-0.1057, -0.0336], // colours with a bonus
        [-0.0328, 0.0075],  // colours with three bonuses
        [0.1380, 0.0815],   // gems held
        [0.1507, 0.1409],   // gold held
        [-0.0885, -0.8008], // turns to wait, in rounds
        [0.0462, 0.0449],   // cards in reach, by patience
        [-0.0129, -0.0183], // points in reach, by patience
        [0.6159, 0.1340],   // points in reach, by the gems due
        [-0.1090, 0.1357],  // most points that can be bought now
        [0.1311, 0.3204],   // most points of a card, by patience
        [0.1167, 0.0790],   // second most points of a card, by patience
        [-0.0587, -0.1066], // cards in hand
        [-0.0566, 0.0129],  // points in hand, by patience
        [2.3148, 1.3909],   // nobles, by what is missing
        [-0.0553, 1.0400],  // the nearest noble, by what is missing
        [0.0000, 2.7875],   // has a city
        [0.3933, 0.0694],   // bonuses missing for the nearest city
        [0.1276, -0.0197],  // points missing for the nearest city
        [-0.1030, -0.1334], // the way to the nearest city, squared
        [3.9915, 0.7379],   // a shield on post 1
        [1.3115, 0.5982],   // a shield on post 2
        [-0.0108, 0.4886],  // a shield on post 3
        [0.0000, 0.0000],   // a shield on post 4
        [1.0981, 0.4674],   // a shield on post 5
        [1.5981, 1.3623],   // posts, by what is missing
        [0.0000, 0.0000],   // points kept by strongholds, by patience
        [0.0000, 0.0000],   // points of the nearest conquest, by patience
        [0.0000, 0.0000],   // strongholds left
        [0.0000, 0.0000],   // bonuses
        [0.0000, 0.0000],   // gold of cards of double gold
    ],
    [
        [0.0633, 0.5772],   // points
        [0.0000, 0.5825],   // has the points that end the game
        [0.6758, -0.1365],  // cards bought
        [0.1525, 0.2529],   // colours with a bonus
        [-0.3059, 0.2334],  // colours with three bonuses
        [0.0985, 0.1343],   // gems held
        [0.0397, 0.0893],   // gold held
        [-0.3676, -1.1547], // turns to wait, in rounds
        [0.1103, 0.1395],   // cards in reach, by patience
        [-0.1076, -0.0707], // points in reach, by patience
        [0.0621, 0.2183],   // points in reach, by the gems due
        [-0.0576, 0.2108],  // most points that can be bought now
        [0.1715, 0.2687],   // most points of a card, by patience
        [0.3493, 0.1570],   // second most points of a card, by patience
        [0.0356, -0.1442],  // cards in hand
        [0.0880, 0.0730],   // points in hand, by patience
        [2.8425, 1.8348],   // nobles, by what is missing
        [1.2264, 0.9783],   // the nearest noble, by what is missing
        [0.0000, 0.0000],   // has a city
        [0.0000, 0.0000],   // bonuses missing for the nearest city
        [0.0000, 0.0000],   // points missing for the nearest city
        [0.0000, 0.0000],   // the way to the nearest city, squared
        [0.0000, 0.0000],   // a shield on post 1
        [0.0000, 0.0000],   // a shield on post 2
        [0.0000, 0.0000],   // a shield on post 3
        [0.0000, 0.0000],   // a shield on post 4
        [0.0000, 0.0000],   // a shield on post 5
        [0.0000, 0.0000],   // posts, by what is missing
        [0.0196, 0.0780],   // points kept by strongholds, by patience
        [-0.0849, 0.1860],  // points of the nearest conquest, by patience
        [-0.0363, 0.1787],  // strongholds left
        [0.0000, 0.0000],   // bonuses
        [0.0000, 0.0000],   // gold of cards of double gold
    ],
    [
        [0.1119, 0.6194],   // points
        [0.0000, 0.7376],   // has the points that end the game
        [0.5414, -0.1440],  // cards bought
        [0.1245, 0.1307],   // colours with a bonus
        [-0.2161, 0.1169],  // colours with three bonuses
        [0.0785, 0.0852],   // gems held
        [0.0395, 0.0595],   // gold held
        [-0.2939, -1.1738], // turns to wait, in rounds
        [0.1367, 0.1635],   // cards in reach, by patience
        [-0.1412, -0.0802], // points in reach, by patience
        [0.1150, 0.0639],   // points in reach, by the gems due
        [-0.0481, 0.1540],  // most points that can be bought now
        [0.2744, 0.3496],   // most points of a card, by patience
        [0.2221, 0.1909],   // second most points of a card, by patience
        [-0.0256, -0.0988], // cards in hand
        [0.1139, 0.0985],   // points in hand, by patience
        [2.9148, 1.9204],   // nobles, by what is missing
        [1.2073, 0.8334],   // the nearest noble, by what is missing
        [0.0000, 0.0000],   // has a city
        [0.0000, 0.0000],   // bonuses missing for the nearest city
        [0.0000, 0.0000],   // points missing for the nearest city
        [0.0000, 0.0000],   // the way to the nearest city, squared
        [0.0000, 0.0000],   // a shield on post 1
        [0.0000, 0.0000],   // a shield on post 2
        [0.0000, 0.0000],   // a shield on post 3
        [0.0000, 0.0000],   // a shield on post 4
        [0.0000, 0.0000],   // a shield on post 5
        [0.0000, 0.0000],   // posts, by what is missing
        [0.0917, 0.0614],   // points kept by strongholds, by patience
        [0.3282, -0.0665],  // points of the nearest conquest, by patience
        [0.0242, 0.1178],   // strongholds left
        [0.0000, 0.0000],   // bonuses
        [0.0000, 0.0000],   // gold of cards of double gold
    ],
    [
        [0.1566, 0.6267],   // points
        [0.0000, 1.2371],   // has the points that end the game
        [0.4716, -0.1320],  // cards bought
        [0.0624, 0.0902],   // colours with a bonus
        [-0.1767, 0.0577],  // colours with three bonuses
        [0.0674, 0.0880],   // gems held
        [0.0151, 0.1211],   // gold held
        [-0.2388, -1.0961], // turns to wait, in rounds
        [0.1118, 0.1431],   // cards in reach, by patience
        [-0.1295, -0.1046], // points in reach, by patience
        [0.2837, 0.0696],   // points in reach, by the gems due
        [-0.0529, 0.1016],  // most points that can be bought now
        [0.2106, 0.3723],   // most points of a card, by patience
        [0.2038, 0.1220],   // second most points of a card, by patience
        [-0.0713, -0.1112], // cards in hand
        [0.1754, 0.1396],   // points in hand, by patience
        [1.8072, 1.1091],   // nobles, by what is missing
        [2.2456, 1.0291],   // the nearest noble, by what is missing
        [0.0000, 0.0000],   // has a city
        [0.0000, 0.0000],   // bonuses missing for the nearest city
        [0.0000, 0.0000],   // points missing for the nearest city
        [0.0000, 0.0000],   // the way to the nearest city, squared
        [0.0000, 0.0000],   // a shield on post 1
        [0.0000, 0.0000],   // a shield on post 2
        [0.0000, 0.0000],   // a shield on post 3
        [0.0000, 0.0000],   // a shield on post 4
        [0.0000, 0.0000],   // a shield on post 5
        [0.0000, 0.0000],   // posts, by what is missing
        [0.0769, 0.1162],   // points kept by strongholds, by patience
        [0.3427, -0.1284],  // points of the nearest conquest, by patience
        [0.0444, 0.1190],   // strongholds left
        [0.0000, 0.0000],   // bonuses
        [0.0000, 0.0000],   // gold of cards of double gold
    ],
    [
        [0.0818, 0.2211],   // points
        [-0.0931, 0.0161],  // has the points that end the game
        [1.4755, 0.0580],   // cards bought
        [0.2529, 0.0729],   // colours with a bonus
        [-0.2133, -0.1603], // colours with three bonuses
        [0.2080, 0.0622],   // gems held
        [0.0874, 0.0873],   // gold held
        [-0.3123, -0.9736], // turns to wait, in rounds
        [0.2435, 0.1201],   // cards in reach, by patience
        [-0.0924, -0.0300], // points in reach, by patience
        [0.4826, 0.1634],   // points in reach, by the gems due
        [-0.1086, 0.1258],  // most points that can be bought now
        [0.0229, 0.2507],   // most points of a card, by patience
        [-0.1929, 0.3016],  // second most points of a card, by patience
        [0.2500, -0.2160],  // cards in hand
        [-0.1846, 0.0605],  // points in hand, by patience
        [0.2847, 1.0600],   // nobles, by what is missing
        [-0.0194, 0.4246],  // the nearest noble, by what is missing
        [0.0000, 1.1952],   // has a city
        [0.2766, -0.4841],  // bonuses missing for the nearest city
        [0.0204, -0.2018],  // points missing for the nearest city
        [-0.1872, 0.2403],  // the way to the nearest city, squared
        [1.9202, 1.2800],   // a shield on post 1
        [0.5725, 0.6001],   // a shield on post 2
        [-0.1767, 0.4271],  // a shield on post 3
        [0.0000, 0.0000],   // a shield on post 4
        [0.0083, 0.6159],   // a shield on post 5
        [0.6330, 1.1816],   // posts, by what is missing
        [0.2130, -0.0708],  // points kept by strongholds, by patience
        [0.0538, 0.0554],   // points of the nearest conquest, by patience
        [-0.0187, -0.0138], // strongholds left
        [0.0000, 0.0000],   // bonuses
        [0.0000, 0.0000],   // gold of cards of double gold
    ],
    [
        [0.1024, 0.3314],   // points
        [-0.1123, -0.1674], // has the points that end the game
        [1.4953, -0.0754],  // cards bought
        [-0.0578, 0.0172],  // colours with a bonus
        [-0.3302, -0.0151], // colours with three bonuses
        [0.1101, 0.0928],   // gems held
        [0.0117, 0.2052],   // gold held
        [0.0395, -0.8917],  // turns to wait, in rounds
        [0.1503, 0.0437],   // cards in reach, by patience
        [-0.0757, -0.0128], // points in reach, by patience
        [0.2085, 0.0779],   // points in reach, by the gems due
        [-0.1554, 0.1958],  // most points that can be bought now
        [0.1534, 0.1734],   // most points of a card, by patience
        [0.2134, 0.1196],   // second most points of a card, by patience
        [-0.0327, -0.0359], // cards in hand
        [-0.0144, 0.0180],  // points in hand, by patience
        [0.9281, 1.5254],   // nobles, by what is missing
        [-0.0469, 0.3116],  // the nearest noble, by what is missing
        [0.0000, 2.0074],   // has a city
        [0.6973, -0.1246],  // bonuses missing for the nearest city
        [0.2948, -0.1216],  // points missing for the nearest city
        [-0.1975, -0.0743], // the way to the nearest city, squared
        [3.3905, 0.9837],   // a shield on post 1
        [0.9336, 0.6683],   // a shield on post 2
        [-0.3779, 0.6765],  // a shield on post 3
        [0.0000, 0.0000],   // a shield on post 4
        [0.4251, 0.5505],   // a shield on post 5
        [0.7066, 1.6495],   // posts, by what is missing
        [-0.0843, -0.0037], // points kept by strongholds, by patience
        [0.0436, 0.0088],   // points of the nearest conquest, by patience
        [-0.0006, 0.0056],  // strongholds left
        [0.0000, 0.0000],   // bonuses
        [0.0000, 0.0000],   // gold of cards of double gold
    ],
    [
        [0.0075, 0.4135],   // points
        [-0.4430, -0.2364], // has the points that end the game
        [1.6788, -0.0945],  // cards bought
        [-0.0847, -0.0562], // colours with a bonus
        [-0.1413, 0.0222],  // colours with three bonuses
        [0.1674, 0.0939],   // gems held
        [0.1909, 0.1612],   // gold held
        [-0.1170, -0.8208], // turns to wait, in rounds
        [0.0691, 0.0478],   // cards in reach, by patience
        [-0.1814, 0.0100],  // points in reach, by patience
        [0.2006, 0.1102],   // points in reach, by the gems due
        [-0.0785, 0.1534],  // most points that can be bought now
        [0.3031, 0.1525],   // most points of a card, by patience
        [0.3657, 0.0189],   // second most points of a card, by patience
        [0.1592, -0.1204],  // cards in hand
        [0.1353, 0.0332],   // points in hand, by patience
        [1.3554, 1.3719],   // nobles, by what is missing
        [-0.0758, 1.1539],  // the nearest noble, by what is missing
        [0.0000, 2.6167],   // has a city
        [0.3185, 0.0018],   // bonuses missing for the nearest city
        [0.1193, -0.0487],  // points missing for the nearest city
        [-0.1257, -0.0827], // the way to the nearest city, squared
        [3.2624, 0.7093],   // a shield on post 1
        [0.8942, 0.5786],   // a shield on post 2
        [0.1107, 0.5295],   // a shield on post 3
        [0.0000, 0.0000],   // a shield on post 4
        [0.8758, 0.4248],   // a shield on post 5
        [1.0145, 1.4396],   // posts, by what is missing
        [-0.1132, -0.0067], // points kept by strongholds, by patience
        [-0.1946, 0.3092],  // points of the nearest conquest, by patience
        [-0.1380, 0.0576],  // strongholds left
        [0.0000, 0.0000],   // bonuses
        [0.0000, 0.0000],   // gold of cards of double gold
    ],
    [
        [0.1157, 0.6533],   // points
        [0.0000, 0.4756],   // has the points that end the game
        [0.0378, -0.0447],  // cards bought
        [0.0525, 0.0689],   // colours with a bonus
        [-0.2424, 0.1800],  // colours with three bonuses
        [0.0956, 0.0295],   // gems held
        [0.0315, -0.2940],  // gold held
        [-0.3951, -1.2728], // turns to wait, in rounds
        [0.0101, 0.0556],   // cards in reach, by patience
        [0.1044, 0.1641],   // points in reach, by patience
        [0.0627, -0.1063],  // points in reach, by the gems due
        [-0.0687, 0.0825],  // most points that can be bought now
        [0.0987, 0.2361],   // most points of a card, by patience
        [0.0096, 0.3169],   // second most points of a card, by patience
        [0.0100, -0.0953],  // cards in hand
        [-0.0938, -0.1171], // points in hand, by patience
        [3.0786, 0.5848],   // nobles, by what is missing
        [1.1133, 0.9114],   // the nearest noble, by what is missing
        [0.0000, 0.0000],   // has a city
        [0.0000, 0.0000],   // bonuses missing for the nearest city
        [0.0000, 0.0000],   // points missing for the nearest city
        [0.0000, 0.0000],   // the way to the nearest city, squared
        [0.0000, 0.0000],   // a shield on post 1
        [0.0000, 0.0000],   // a shield on post 2
        [0.0000, 0.0000],   // a shield on post 3
        [0.0000, 0.0000],   // a shield on post 4
        [0.0000, 0.0000],   // a shield on post 5
        [0.0000, 0.0000],   // posts, by what is missing
        [0.0000, 0.0000],   // points kept by strongholds, by patience
        [0.0000, 0.0000],   // points of the nearest conquest, by patience
        [0.0000, 0.0000],   // strongholds left
        [0.6641, -0.0418],  // bonuses
        [0.2021, 0.4987],   // gold of cards of double gold
    ],
    [
        [0.1076, 0.7643],   // points
        [0.0000, 0.8877],   // has the points that end the game
        [-0.0430, -0.0890], // cards bought
        [0.0491, -0.0211],  // colours with a bonus
        [-0.1914, 0.0991],  // colours with three bonuses
        [0.1000, 0.0798],   // gems held
        [0.0558, -0.2055],  // gold held
        [-0.3743, -1.3733], // turns to wait, in rounds
        [-0.0157, 0.1015],  // cards in reach, by patience
        [0.0954, 0.0812],   // points in reach, by patience
        [0.0199, -0.0557],  // points in reach, by the gems due
        [-0.0778, 0.1861],  // most points that can be bought now
        [0.2019, 0.1095],   // most points of a card, by patience
        [0.0373, 0.3515],   // second most points of a card, by patience
        [0.0377, -0.0885],  // cards in hand
        [-0.0907, -0.0745], // points in hand, by patience
        [2.7199, 1.2180],   // nobles, by what is missing
        [0.8860, 0.5574],   // the nearest noble, by what is missing
        [0.0000, 0.0000],   // has a city
        [0.0000, 0.0000],   // bonuses missing for the nearest city
        [0.0000, 0.0000],   // points missing for the nearest city
        [0.0000, 0.0000],   // the way to the nearest city, squared
        [0.0000, 0.0000],   // a shield on post 1
        [0.0000, 0.0000],   // a shield on post 2
        [0.0000, 0.0000],   // a shield on post 3
        [0.0000, 0.0000],   // a shield on post 4
        [0.0000, 0.0000],   // a shield on post 5
        [0.0000, 0.0000],   // posts, by what is missing
        [0.0000, 0.0000],   // points kept by strongholds, by patience
        [0.0000, 0.0000],   // points of the nearest conquest, by patience
        [0.0000, 0.0000],   // strongholds left
        [0.7573, -0.0023],  // bonuses
        [0.1437, 0.8371],   // gold of cards of double gold
    ],
    [
        [0.1153, 0.7566],   // points
        [0.0000, 0.9544],   // has the points that end the game
        [-0.0931, -0.0444], // cards bought
        [0.0320, -0.1146],  // colours with a bonus
        [-0.1300, 0.0386],  // colours with three bonuses
        [0.1054, 0.0795],   // gems held
        [0.0930, -0.0379],  // gold held
        [-0.3377, -1.2966], // turns to wait, in rounds
        [-0.0183, 0.1216],  // cards in reach, by patience
        [0.0523, 0.0368],   // points in reach, by patience
        [-0.0453, -0.0092], // points in reach, by the gems due
        [-0.0743, 0.0981],  // most points that can be bought now
        [0.1951, 0.1468],   // most points of a card, by patience
        [0.1248, 0.3718],   // second most points of a card, by patience
        [0.0061, -0.0501],  // cards in hand
        [-0.0175, -0.0629], // points in hand, by patience
        [1.8849, 0.9066],   // nobles, by what is missing
        [1.9518, 0.3430],   // the nearest noble, by what is missing
        [0.0000, 0.0000],   // has a city
        [0.0000, 0.0000],   // bonuses missing for the nearest city
        [0.0000, 0.0000],   // points missing for the nearest city
        [0.0000, 0.0000],   // the way to the nearest city, squared
        [0.0000, 0.0000],   // a shield on post 1
        [0.0000, 0.0000],   // a shield on post 2
        [0.0000, 0.0000],   // a shield on post 3
        [0.0000, 0.0000],   // a shield on post 4
        [0.0000, 0.0000],   // a shield on post 5
        [0.0000, 0.0000],   // posts, by what is missing
        [0.0000, 0.0000],   // points kept by strongholds, by patience
        [0.0000, 0.0000],   // points of the nearest conquest, by patience
        [0.0000, 0.0000],   // strongholds left
        [0.8008, -0.0186],  // bonuses
        [0.1103, 0.7658],   // gold of cards of double gold
    ],
    [
        [0.1609, 0.1898],   // points
        [-0.2163, 0.1131],  // has the points that end the game
        [-0.0125, -0.1724], // cards bought
        [-0.1011, 0.0803],  // colours with a bonus
        [0.1316, -0.0411],  // colours with three bonuses
        [0.1205, 0.0737],   // gems held
        [-0.0163, 0.1547],  // gold held
        [-0.1269, -0.8831], // turns to wait, in rounds
        [0.1302, -0.0490],  // cards in reach, by patience
        [0.0031, 0.1279],   // points in reach, by patience
        [0.5227, -0.1302],  // points in reach, by the gems due
        [-0.1144, 0.0274],  // most points that can be bought now
        [-0.0674, 0.2357],  // most points of a card, by patience
        [-0.1277, 0.2485],  // second most points of a card, by patience
        [0.0058, -0.0838],  // cards in hand
        [-0.2890, -0.0472], // points in hand, by patience
        [0.5113, 1.5470],   // nobles, by what is missing
        [-0.0214, 0.3084],  // the nearest noble, by what is missing
        [0.0000, 1.4437],   // has a city
        [0.4837, -0.5868],  // bonuses missing for the nearest city
        [0.2572, -0.2665],  // points missing for the nearest city
        [-0.2506, 0.2952],  // the way to the nearest city, squared
        [2.2961, 1.1654],   // a shield on post 1
        [0.3850, 0.6804],   // a shield on post 2
        [-0.6865, 0.3566],  // a shield on post 3
        [0.0000, 0.0000],   // a shield on post 4
        [-0.1442, 0.5615],  // a shield on post 5
        [0.3546, 1.5986],   // posts, by what is missing
        [0.0000, 0.0000],   // points kept by strongholds, by patience
        [0.0000, 0.0000],   // points of the nearest conquest, by patience
        [0.0000, 0.0000],   // strongholds left
        [1.4876, 0.2137],   // bonuses
        [0.1490, 0.3575],   // gold of cards of double gold
    ],
    [
        [0.0447, 0.3838],   // points
        [-0.2988, -0.2149], // has the points that end the game
        [-0.1624, -0.0974], // cards bought
        [-0.0658, -0.0355], // colours with a bonus
        [0.0403, -0.0101],  // colours with three bonuses
        [0.1971, 0.0782],   // gems held
        [0.2352, 0.0845],   // gold held
        [-0.1965, -0.8404], // turns to wait, in rounds
        [0.0224, -0.0459],  // cards in reach, by patience
        [0.0254, 0.1399],   // points in reach, by patience
        [0.4112, -0.1086],  // points in reach, by the gems due
        [-0.1908, 0.0865],  // most points that can be bought now
        [0.1349, 0.0849],   // most points of a card, by patience
        [0.0310, 0.1412],   // second most points of a card, by patience
        [0.0604, -0.0552],  // cards in hand
        [-0.2340, -0.0761], // points in hand, by patience
        [1.2796, 1.6438],   // nobles, by what is missing
        [-0.0122, 0.5749],  // the nearest noble, by what is missing
        [0.0000, 2.2015],   // has a city
        [0.3856, -0.1126],  // bonuses missing for the nearest city
        [0.1519, -0.0773],  // points missing for the nearest city
        [-0.1332, -0.0182], // the way to the nearest city, squared
        [3.3929, 0.9037],   // a shield on post 1
        [0.6711, 0.7854],   // a shield on post 2
        [-0.5134, 0.3747],  // a shield on post 3
        [0.0000, 0.0000],   // a shield on post 4
        [0.3830, 0.3893],   // a shield on post 5
        [0.7059, 1.6003],   // posts, by what is missing
        [0.0000, 0.0000],   // points kept by strongholds, by patience
        [0.0000, 0.0000],   // points of the nearest conquest, by patience
        [0.0000, 0.0000],   // strongholds left
        [1.8177, 0.0601],   // bonuses
        [0.1828, 0.3753],   // gold of cards of double gold
    ],
    [
        [-0.0269, 0.4491],  // points
        [-0.9082, -0.2081], // has the points that end the game
        [-0.2122, -0.0822], // cards bought
        [-0.1949, -0.0698], // colours with a bonus
        [-0.0081, 0.0053],  // colours with three bonuses
        [0.1655, 0.0833],   // gems held
        [0.2592, 0.1270],   // gold held
        [-0.1114, -0.8156], // turns to wait, in rounds
        [0.0268, -0.0605],  // cards in reach, by patience
        [0.0412, 0.1136],   // points in reach, by patience
        [0.0167, -0.1096],  // points in reach, by the gems due
        [-0.2080, 0.0652],  // most points that can be bought now
        [0.1452, 0.1597],   // most points of a card, by patience
        [-0.0304, 0.1878],  // second most points of a card, by patience
        [-0.0450, 0.0190],  // cards in hand
        [-0.0370, -0.0732], // points in hand, by patience
        [1.9047, 1.2690],   // nobles, by what is missing
        [-0.0509, 1.4823],  // the nearest noble, by what is missing
        [0.0000, 2.6189],   // has a city
        [0.5755, 0.1086],   // bonuses missing for the nearest city
        [0.1567, -0.0056],  // points missing for the nearest city
        [-0.2199, -0.1416], // the way to the nearest city, squared
        [3.7215, 0.7797],   // a shield on post 1
        [1.0328, 0.6789],   // a shield on post 2
        [-0.1252, 0.4027],  // a shield on post 3
        [0.0000, 0.0000],   // a shield on post 4
        [0.6543, 0.4073],   // a shield on post 5
        [1.2613, 1.4746],   // posts, by what is missing
        [0.0000, 0.0000],   // points kept by strongholds, by patience
        [0.0000, 0.0000],   // points of the nearest conquest, by patience
        [0.0000, 0.0000],   // strongholds left
        [1.8455, 0.0307],   // bonuses
        [0.2311, 0.3769],   // gold of cards of double gold
    ],
    [
        [-0.0824, 0.1933],  // points
        [-0.1319, 0.0079],  // has the points that end the game
        [0.0529, -0.0591],  // cards bought
        [0.2085, -0.0072],  // colours with a bonus
        [-0.1574, -0.0150], // colours with three bonuses
        [0.1919, 0.0553],   // gems held
        [0.0688, 0.0897],   // gold held
        [-0.2349, -0.9739], // turns to wait, in rounds
        [0.1564, -0.0380],  // cards in reach, by patience
        [-0.0372, 0.1291],  // points in reach, by patience
        [0.2204, -0.1729],  // points in reach, by the gems due
        [-0.1139, 0.0669],  // most points that can be bought now
        [-0.0921, 0.1304],  // most points of a card, by patience
        [-0.1341, 0.1723],  // second most points of a card, by patience
        [0.1638, -0.0350],  // cards in hand
        [-0.1185, -0.0293], // points in hand, by patience
        [0.4106, 1.1891],   // nobles, by what is missing
        [-0.0330, 0.5034],  // the nearest noble, by what is missing
        [0.0000, 1.4353],   // has a city
        [0.4653, -0.4189],  // bonuses missing for the nearest city
        [0.0581, -0.1871],  // points missing for the nearest city
        [-0.1726, 0.0735],  // the way to the nearest city, squared
        [2.2711, 1.2360],   // a shield on post 1
        [0.3227, 0.6966],   // a shield on post 2
        [-0.7151, 0.5028],  // a shield on post 3
        [0.0000, 0.0000],   // a shield on post 4
        [-0.1602, 0.5959],  // a shield on post 5
        [0.2831, 1.4716],   // posts, by what is missing
        [-0.0582, -0.0607], // points kept by strongholds, by patience
        [-0.2883, -0.0364], // points of the nearest conquest, by patience
        [-0.0008, -0.1135], // strongholds left
        [1.5154, 0.1173],   // bonuses
        [0.0004, 0.3220],   // gold of cards of double gold
    ],
    [
        [0.0531, 0.3606],   // points
        [-0.2921, -0.2240], // has the points that end the game
        [0.0281, -0.1515],  // cards bought
        [-0.1195, -0.0166], // colours with a bonus
        [-0.0425, -0.0298], // colours with three bonuses
        [0.1583, 0.0696],   // gems held
        [0.1093, 0.1241],   // gold held
        [-0.0161, -0.9122], // turns to wait, in rounds
        [0.0676, -0.0156],  // cards in reach, by patience
        [-0.0068, 0.1192],  // points in reach, by patience
        [-0.1378, -0.1151], // points in reach, by the gems due
        [-0.1861, 0.1023],  // most points that can be bought now
        [0.2276, 0.0166],   // most points of a card, by patience
        [0.0269, 0.1243],   // second most points of a card, by patience
        [0.0858, -0.0787],  // cards in hand
        [0.0143, -0.0366],  // points in hand, by patience
        [0.7629, 1.5955],   // nobles, by what is missing
        [-0.0928, 0.8193],  // the nearest noble, by what is missing
        [0.0000, 2.2470],   // has a city
        [0.8824, 0.0410],   // bonuses missing for the nearest city
        [0.2789, -0.0479],  // points missing for the nearest city
        [-0.2808, -0.1845], // the way to the nearest city, squared
        [3.2070, 0.9129],   // a shield on post 1
        [0.4838, 0.7288],   // a shield on post 2
        [-0.6009, 0.5439],  // a shield on post 3
        [0.0000, 0.0000],   // a shield on post 4
        [0.3149, 0.4683],   // a shield on post 5
        [0.4176, 1.6469],   // posts, by what is missing
        [-0.0211, -0.0796], // points kept by strongholds, by patience
        [-0.0868, -0.0492], // points of the nearest conquest, by patience
        [-0.0059, -0.0738], // strongholds left
        [1.6627, 0.1027],   // bonuses
        [0.1650, 0.3296],   // gold of cards of double gold
    ],
    [
        [-0.0177, 0.4378],  // points
        [-0.5509, -0.1923], // has the points that end the game
        [-0.1994, -0.1082], // cards bought
        [-0.2504, -0.0378], // colours with a bonus
        [-0.0694, 0.0182],  // colours with three bonuses
        [0.1381, 0.0915],   // gems held
        [0.1596, 0.1772],   // gold held
        [-0.0870, -0.8469], // turns to wait, in rounds
        [0.0563, -0.0431],  // cards in reach, by patience
        [0.0310, 0.1057],   // points in reach, by patience
        [-0.0494, -0.1731], // points in reach, by the gems due
        [-0.1918, 0.0752],  // most points that can be bought now
        [0.1850, 0.0910],   // most points of a card, by patience
        [-0.0115, 0.1524],  // second most points of a card, by patience
        [0.0442, -0.0260],  // cards in hand
        [-0.0432, -0.0052], // points in hand, by patience
        [1.9152, 1.4028],   // nobles, by what is missing
        [-0.0729, 1.0809],  // the nearest noble, by what is missing
        [0.0000, 2.7162],   // has a city
        [0.5618, 0.0208],   // bonuses missing for the nearest city
        [0.1830, -0.0399],  // points missing for the nearest city
        [-0.2220, -0.0977], // the way to the nearest city, squared
        [3.3737, 0.7987],   // a shield on post 1
        [0.8208, 0.6939],   // a shield on post 2
        [-0.6428, 0.5716],  // a shield on post 3
        [0.0000, 0.0000],   // a shield on post 4
        [0.4769, 0.4442],   // a shield on post 5
        [0.8592, 1.5984],   // posts, by what is missing
        [-0.0746, -0.0572], // points kept by strongholds, by patience
        [-0.5595, 0.1992],  // points of the nearest conquest, by patience
        [-0.0100, -0.0933], // strongholds left
        [1.9141, 0.0592],   // bonuses
        [0.2319, 0.3961],   // gold of cards of double gold
    ],
];
