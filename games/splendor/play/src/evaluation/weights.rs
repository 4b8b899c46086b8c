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
//! players=2 modules=orient: 66.2 %, at a mean logistic loss of 0.5855.
//! players=3 modules=orient: 66.0 %, at a mean logistic loss of 0.5882.
//! players=4 modules=orient: 65.8 %, at a mean logistic loss of 0.5913.
//! players=2 modules=cities,posts,orient: 67.6 %, at a mean logistic loss of 0.5764.
//! players=3 modules=cities,posts,orient: 66.1 %, at a mean logistic loss of 0.5920.
//! players=4 modules=cities,posts,orient: 65.6 %, at a mean logistic loss of 0.5937.
//! players=2 modules=cities,strongholds,posts,orient: 67.8 %, at a mean logistic loss of 0.5702.
//! players=3 modules=cities,strongholds,posts,orient: 66.9 %, at a mean logistic loss of 0.5809.
//! players=4 modules=cities,strongholds,posts,orient: 66.2 %, at a mean logistic loss of 0.5895.

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
        [0.1227, 0.6213],   // points
        [0.0000, 0.6094],   // has the points that end the game
        [0.0389, 0.0013],   // cards bought
        [0.0897, 0.0153],   // colours with a bonus
        [-0.2201, 0.1567],  // colours with three bonuses
        [0.1050, 0.0253],   // gems held
        [0.0676, -0.2699],  // gold held
        [-0.3894, -1.2275], // turns to wait, in rounds
        [-0.0069, 0.0481],  // cards in reach, by patience
        [0.1104, 0.1711],   // points in reach, by patience
        [0.0838, -0.0897],  // points in reach, by the gems due
        [-0.0792, 0.0830],  // most points that can be bought now
        [0.0875, 0.1993],   // most points of a card, by patience
        [-0.0084, 0.2901],  // second most points of a card, by patience
        [0.0225, -0.0594],  // cards in hand
        [-0.1144, -0.1404], // points in hand, by patience
        [2.7332, 0.6803],   // nobles, by what is missing
        [1.0814, 0.8597],   // the nearest noble, by what is missing
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
        [0.6522, -0.0613],  // bonuses
        [0.2350, 0.4685],   // gold of cards of double gold
    ],
    [
        [0.1191, 0.7305],   // points
        [0.0000, 0.9197],   // has the points that end the game
        [-0.0575, -0.0653], // cards bought
        [0.0491, -0.0678],  // colours with a bonus
        [-0.2080, 0.1076],  // colours with three bonuses
        [0.1025, 0.0843],   // gems held
        [0.0643, -0.1659],  // gold held
        [-0.3756, -1.3233], // turns to wait, in rounds
        [-0.0199, 0.0888],  // cards in reach, by patience
        [0.1024, 0.0796],   // points in reach, by patience
        [0.0180, -0.0757],  // points in reach, by the gems due
        [-0.0794, 0.1777],  // most points that can be bought now
        [0.1935, 0.0996],   // most points of a card, by patience
        [0.0326, 0.3468],   // second most points of a card, by patience
        [0.0437, -0.0539],  // cards in hand
        [-0.1070, -0.0681], // points in hand, by patience
        [2.5817, 1.1945],   // nobles, by what is missing
        [0.7679, 0.5959],   // the nearest noble, by what is missing
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
        [0.7823, 0.0064],   // bonuses
        [0.1764, 0.7970],   // gold of cards of double gold
    ],
    [
        [0.1174, 0.7473],   // points
        [0.0000, 0.9811],   // has the points that end the game
        [-0.0645, -0.0485], // cards bought
        [0.0292, -0.1409],  // colours with a bonus
        [-0.1159, 0.0234],  // colours with three bonuses
        [0.1061, 0.0754],   // gems held
        [0.1008, -0.0431],  // gold held
        [-0.3338, -1.2774], // turns to wait, in rounds
        [-0.0234, 0.1235],  // cards in reach, by patience
        [0.0557, 0.0410],   // points in reach, by patience
        [-0.0579, -0.0255], // points in reach, by the gems due
        [-0.0732, 0.0957],  // most points that can be bought now
        [0.1828, 0.1358],   // most points of a card, by patience
        [0.1312, 0.3526],   // second most points of a card, by patience
        [0.0095, -0.0480],  // cards in hand
        [-0.0251, -0.0593], // points in hand, by patience
        [1.7863, 0.9718],   // nobles, by what is missing
        [1.8051, 0.3193],   // the nearest noble, by what is missing
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
        [0.7782, -0.0024],  // bonuses
        [0.0900, 0.7471],   // gold of cards of double gold
    ],
    [
        [0.1402, 0.1688],   // points
        [-0.2740, 0.1098],  // has the points that end the game
        [-0.0430, -0.1408], // cards bought
        [-0.0734, 0.0593],  // colours with a bonus
        [0.0326, 0.0221],   // colours with three bonuses
        [0.1358, 0.0570],   // gems held
        [0.0094, 0.1089],   // gold held
        [-0.1716, -0.8314], // turns to wait, in rounds
        [0.1253, -0.0343],  // cards in reach, by patience
        [0.0066, 0.1207],   // points in reach, by patience
        [0.4816, -0.1889],  // points in reach, by the gems due
        [-0.1381, 0.0254],  // most points that can be bought now
        [-0.0620, 0.2232],  // most points of a card, by patience
        [-0.1974, 0.2428],  // second most points of a card, by patience
        [0.0492, -0.0839],  // cards in hand
        [-0.2517, -0.0553], // points in hand, by patience
        [0.5140, 1.5850],   // nobles, by what is missing
        [-0.0158, 0.3787],  // the nearest noble, by what is missing
        [0.0000, 1.5826],   // has a city
        [0.4596, -0.4327],  // bonuses missing for the nearest city
        [0.2378, -0.2292],  // points missing for the nearest city
        [-0.2294, 0.1988],  // the way to the nearest city, squared
        [2.3954, 1.0273],   // a shield on post 1
        [0.4529, 0.6552],   // a shield on post 2
        [-0.5873, 0.2531],  // a shield on post 3
        [0.0000, 0.0000],   // a shield on post 4
        [-0.0327, 0.4971],  // a shield on post 5
        [0.5370, 1.4564],   // posts, by what is missing
        [0.0000, 0.0000],   // points kept by strongholds, by patience
        [0.0000, 0.0000],   // points of the nearest conquest, by patience
        [0.0000, 0.0000],   // strongholds left
        [1.5249, 0.1796],   // bonuses
        [0.1566, 0.3276],   // gold of cards of double gold
    ],
    [
        [0.0352, 0.3567],   // points
        [-0.3082, -0.1867], // has the points that end the game
        [-0.0351, -0.1276], // cards bought
        [-0.0459, -0.0392], // colours with a bonus
        [0.0372, -0.0415],  // colours with three bonuses
        [0.2028, 0.0725],   // gems held
        [0.2264, 0.0978],   // gold held
        [-0.2305, -0.8194], // turns to wait, in rounds
        [0.0359, -0.0439],  // cards in reach, by patience
        [0.0087, 0.1376],   // points in reach, by patience
        [0.4020, -0.0962],  // points in reach, by the gems due
        [-0.2189, 0.0982],  // most points that can be bought now
        [0.1861, 0.0729],   // most points of a card, by patience
        [0.0440, 0.1216],   // second most points of a card, by patience
        [0.0797, -0.0712],  // cards in hand
        [-0.2185, -0.0728], // points in hand, by patience
        [1.2627, 1.7972],   // nobles, by what is missing
        [-0.0279, 0.4229],  // the nearest noble, by what is missing
        [0.0000, 2.3418],   // has a city
        [0.3827, -0.0852],  // bonuses missing for the nearest city
        [0.1397, -0.0791],  // points missing for the nearest city
        [-0.1493, -0.0248], // the way to the nearest city, squared
        [3.2347, 0.9606],   // a shield on post 1
        [0.6639, 0.7902],   // a shield on post 2
        [-0.5681, 0.4270],  // a shield on post 3
        [0.0000, 0.0000],   // a shield on post 4
        [0.3171, 0.4583],   // a shield on post 5
        [0.6514, 1.6286],   // posts, by what is missing
        [0.0000, 0.0000],   // points kept by strongholds, by patience
        [0.0000, 0.0000],   // points of the nearest conquest, by patience
        [0.0000, 0.0000],   // strongholds left
        [1.6966, 0.0818],   // bonuses
        [0.1256, 0.3781],   // gold of cards of double gold
    ],
    [
        [-0.0447, 0.4340],  // points
        [-1.1208, -0.1693], // has the points that end the game
        [-0.1908, -0.0871], // cards bought
        [-0.1709, -0.0744], // colours with a bonus
        [-0.0089, 0.0043],  // colours with three bonuses
        [0.1692, 0.0787],   // gems held
        [0.2381, 0.1235],   // gold held
        [-0.1217, -0.8079], // turns to wait, in rounds
        [0.0259, -0.0482],  // cards in reach, by patience
        [0.0370, 0.1050],   // points in reach, by patience
        [-0.0752, -0.0606], // points in reach, by the gems due
        [-0.2271, 0.0658],  // most points that can be bought now
        [0.1845, 0.1464],   // most points of a card, by patience
        [-0.0121, 0.1934],  // second most points of a card, by patience
        [-0.0537, 0.0115],  // cards in hand
        [0.0146, -0.0829],  // points in hand, by patience
        [2.0258, 1.4596],   // nobles, by what is missing
        [-0.0496, 0.9947],  // the nearest noble, by what is missing
        [0.0000, 2.6426],   // has a city
        [0.5257, 0.0677],   // bonuses missing for the nearest city
        [0.1209, -0.0168],  // points missing for the nearest city
        [-0.2028, -0.1177], // the way to the nearest city, squared
        [3.5837, 0.8110],   // a shield on post 1
        [0.9157, 0.7320],   // a shield on post 2
        [-0.1936, 0.4339],  // a shield on post 3
        [0.0000, 0.0000],   // a shield on post 4
        [0.4991, 0.4710],   // a shield on post 5
        [1.0793, 1.5501],   // posts, by what is missing
        [0.0000, 0.0000],   // points kept by strongholds, by patience
        [0.0000, 0.0000],   // points of the nearest conquest, by patience
        [0.0000, 0.0000],   // strongholds left
        [1.8487, 0.0218],   // bonuses
        [0.2194, 0.3576],   // gold of cards of double gold
    ],
    [
        [-0.0543, 0.1916],  // points
        [-0.1742, -0.0260], // has the points that end the game
        [0.0669, -0.0583],  // cards bought
        [0.1738, 0.0004],   // colours with a bonus
        [-0.1596, 0.0050],  // colours with three bonuses
        [0.1903, 0.0459],   // gems held
        [0.0615, 0.0528],   // gold held
        [-0.2215, -0.9411], // turns to wait, in rounds
        [0.1220, 0.0001],   // cards in reach, by patience
        [-0.0249, 0.1052],  // points in reach, by patience
        [0.1680, -0.1450],  // points in reach, by the gems due
        [-0.1134, 0.0547],  // most points that can be bought now
        [-0.0664, 0.1363],  // most points of a card, by patience
        [-0.0731, 0.1725],  // second most points of a card, by patience
        [0.2398, -0.0826],  // cards in hand
        [-0.1392, -0.0248], // points in hand, by patience
        [0.3928, 1.3399],   // nobles, by what is missing
        [-0.0278, 0.5650],  // the nearest noble, by what is missing
        [0.0000, 1.6987],   // has a city
        [0.3627, -0.3429],  // bonuses missing for the nearest city
        [0.0105, -0.1500],  // points missing for the nearest city
        [-0.1357, 0.0841],  // the way to the nearest city, squared
        [2.1781, 1.1503],   // a shield on post 1
        [0.2860, 0.6623],   // a shield on post 2
        [-0.7848, 0.4680],  // a shield on post 3
        [0.0000, 0.0000],   // a shield on post 4
        [-0.1186, 0.5402],  // a shield on post 5
        [0.1715, 1.4190],   // posts, by what is missing
        [-0.0890, -0.0410], // points kept by strongholds, by patience
        [-0.3231, 0.0493],  // points of the nearest conquest, by patience
        [-0.0274, -0.0890], // strongholds left
        [1.5470, 0.0920],   // bonuses
        [0.0414, 0.2857],   // gold of cards of double gold
    ],
    [
        [0.0527, 0.3535],   // points
        [-0.3060, -0.1916], // has the points that end the game
        [0.0218, -0.1458],  // cards bought
        [-0.1147, -0.0211], // colours with a bonus
        [0.0065, -0.0394],  // colours with three bonuses
        [0.1650, 0.0592],   // gems held
        [0.1594, 0.0893],   // gold held
        [-0.0356, -0.8963], // turns to wait, in rounds
        [0.0571, -0.0056],  // cards in reach, by patience
        [0.0011, 0.1178],   // points in reach, by patience
        [-0.1605, -0.1345], // points in reach, by the gems due
        [-0.2152, 0.1083],  // most points that can be bought now
        [0.2464, 0.0202],   // most points of a card, by patience
        [0.0039, 0.1231],   // second most points of a card, by patience
        [0.0558, -0.0625],  // cards in hand
        [0.0313, -0.0357],  // points in hand, by patience
        [0.6752, 1.4196],   // nobles, by what is missing
        [-0.0964, 1.0471],  // the nearest noble, by what is missing
        [0.0000, 2.3041],   // has a city
        [0.8711, 0.0571],   // bonuses missing for the nearest city
        [0.2813, -0.0438],  // points missing for the nearest city
        [-0.2599, -0.2099], // the way to the nearest city, squared
        [3.1028, 0.9213],   // a shield on post 1
        [0.5338, 0.6999],   // a shield on post 2
        [-0.6317, 0.5192],  // a shield on post 3
        [0.0000, 0.0000],   // a shield on post 4
        [0.3015, 0.4610],   // a shield on post 5
        [0.4884, 1.5880],   // posts, by what is missing
        [0.0021, -0.0782],  // points kept by strongholds, by patience
        [-0.1315, 0.0188],  // points of the nearest conquest, by patience
        [0.0068, -0.0731],  // strongholds left
        [1.6751, 0.0967],   // bonuses
        [0.1603, 0.3339],   // gold of cards of double gold
    ],
    [
        [-0.0405, 0.4309],  // points
        [-0.6797, -0.1590], // has the points that end the game
        [-0.2277, -0.0887], // cards bought
        [-0.2433, -0.0299], // colours with a bonus
        [-0.1279, 0.0394],  // colours with three bonuses
        [0.1389, 0.0906],   // gems held
        [0.1687, 0.1587],   // gold held
        [-0.0914, -0.8455], // turns to wait, in rounds
        [0.0558, -0.0404],  // cards in reach, by patience
        [0.0319, 0.1027],   // points in reach, by patience
        [-0.0315, -0.1632], // points in reach, by the gems due
        [-0.2005, 0.0757],  // most points that can be bought now
        [0.1879, 0.0890],   // most points of a card, by patience
        [-0.0004, 0.1521],  // second most points of a card, by patience
        [0.0583, -0.0217],  // cards in hand
        [-0.0570, -0.0028], // points in hand, by patience
        [1.7891, 1.4620],   // nobles, by what is missing
        [-0.0774, 0.9534],  // the nearest noble, by what is missing
        [0.0000, 2.8542],   // has a city
        [0.5572, 0.0221],   // bonuses missing for the nearest city
        [0.1513, -0.0360],  // points missing for the nearest city
        [-0.2114, -0.1064], // the way to the nearest city, squared
        [3.3125, 0.8127],   // a shield on post 1
        [0.7786, 0.7042],   // a shield on post 2
        [-0.6281, 0.5468],  // a shield on post 3
        [0.0000, 0.0000],   // a shield on post 4
        [0.4489, 0.4498],   // a shield on post 5
        [0.8458, 1.5782],   // posts, by what is missing
        [-0.0860, -0.0568], // points kept by strongholds, by patience
        [-0.7077, 0.3646],  // points of the nearest conquest, by patience
        [-0.0189, -0.0909], // strongholds left
        [1.9524, 0.0385],   // bonuses
        [0.2477, 0.3876],   // gold of cards of double gold
    ],
];
