//! Files of weights are read as they are described, and what a network makes of an observation is the same everywhere.

mod weights;

use kernel::{Digest, Draw, SEATS_MAX};
use neural::{Layout, Net, NetError, Observation, PIECE, SEAT, Shape, WEIGHT_MAX, ZONES_MAX};
use search::Rng;
use weights::{any_file, file, layers};

const LAYOUT: Layout = Layout {
    table: &["round", "stones in the heap", "stones in the bag"],
    seat: &["points", "stones held"],
    zones: &["heap", "hand"],
    piece: &["weight", "black", "white", "red", "green", "blue", "price", "lacking", "payable"],
    pieces_max: 9,
};

/// Returns any observation of this number of players, with counts up to one below this number.
fn any_observation(players: usize, below: u32, rng: &mut Rng) -> Observation {
    fn counts<const N: usize>(below: u32, rng: &mut Rng) -> [u8; N] {
        std::array::from_fn(|_| if rng.below(3) == 0 { rng.below(below) as u8 } else { 0 })
    }
    let mut observation = Observation::new(&LAYOUT);
    observation.begin(&counts::<3>(below, rng));
    for _ in 0..players {
        observation.seat(&counts::<2>(below, rng));
        for _ in 0..rng.below(LAYOUT.pieces_max as u32 + 1) {
            observation.piece(rng.below(LAYOUT.zones.len() as u32) as usize, &counts::<9>(below, rng));
        }
    }
    observation
}

/// Checks that the shares are those of this number of players.
fn are_shares(shares: &[f32; SEATS_MAX], players: usize) {
    assert!(shares.iter().all(|share| (0.0..=1.0).contains(share)), "{shares:?}");
    assert!((shares.iter().sum::<f32>() - 1.0).abs() < 1e-5, "{shares:?}");
    assert!(shares[players..].iter().all(|share| *share == 0.0), "{shares:?}");
}

#[test]
fn the_places_of_a_file_are_as_described() {
    let shape = Shape { seats: 2, table: 1, seat: 1, zones: 2, piece: 1 };
    let mut layers = layers(&shape);
    let [piece, seat, head, last, out] = &mut layers;
    // A piece gives its count and one more.
    (piece.scale, piece.bias[0], piece.rows[0][0]) = (0.5, 1.0, 2);
    // A seat gives three for each of the second zone; the player's count is removed, since it is negative.
    (seat.rows[PIECE][0], seat.rows[2 * PIECE][1]) = (3, -1);
    // The head gives the results of both seats, and twice the count about the table.
    (head.rows[0][0], head.rows[SEAT][1], head.rows[2 * SEAT][2]) = (1, 1, 2);
    (last.rows[0][0], last.rows[1][1], last.rows[2][2]) = (1, 1, 1);
    (out.scale, out.bias[1]) = (0.25, -0.5);
    (out.rows[0][0], out.rows[1][1], out.rows[2][0]) = (1, 2, -1);
    let net = Net::read(&file(&shape, &layers), &shape).unwrap();

    let layout = Layout {
        table: &["stones in the heap"],
        seat: &["stones held"],
        zones: &["heap", "hand"],
        piece: &["weight"],
        pieces_max: 3,
    };
    let mut observation = Observation::new(&layout);
    observation.begin(&[3]);
    observation.seat(&[5]);
    observation.piece(1, &[4]);
    observation.piece(0, &[9]);
    observation.piece(1, &[0]);
    observation.seat(&[0]);
    observation.piece(1, &[2]);
    // Calculated by hand: the seats give 18 and 9, the evidence is 4.5 - 1.5 and 4.5 - 0.5.
    let shares = net.shares(&observation);
    let wanted = 1.0 / (1.0 + std::f32::consts::E);
    assert!((shares[0] - wanted).abs() < 1e-5 && (shares[1] + wanted - 1.0).abs() < 1e-5, "{shares:?}");
    are_shares(&shares, 2);
    let numbers = layers.iter().map(|layer| layer.bias.len() * (1 + layer.rows.len())).sum::<usize>();
    assert_eq!(net.weights(), numbers);
}

#[test]
fn every_fault_of_a_file_has_its_error() {
    let shape = Shape::of(&LAYOUT, 4);
    let good = any_file(&shape, 2.0, 1);
    let read = |file: &[u8]| Net::read(file, &shape).map(|net| net.weights());
    assert!(read(&good).is_ok());
    for length in 0..good.len() {
        assert_eq!(read(&good[..length]), Err(NetError::Short), "{length} bytes");
    }
    assert_eq!(read(&[good.as_slice(), &[0]].concat()), Err(NetError::Long));
    assert_eq!(read(&[b"cabnet 2", &good[8..]].concat()), Err(NetError::Beginning));
    let other = Shape { seats: 3, ..shape };
    assert_eq!(read(&any_file(&other, 2.0, 1)), Err(NetError::Shape { found: other, wanted: shape }));
    for large in [Shape { zones: ZONES_MAX + 1, ..shape }, Shape { seats: SEATS_MAX + 1, ..shape }] {
        assert_eq!(Net::read(&any_file(&large, 2.0, 1), &large).err(), Some(NetError::Large(large)));
    }
    // The scale and the first bias of the layer of pieces.
    for (place, number) in [(18, f32::NAN), (18, f32::INFINITY), (18, f32::MAX), (22, f32::NAN), (22, -2e4)] {
        let mut bad = good.clone();
        bad[place..place + 4].copy_from_slice(&number.to_le_bytes());
        assert_eq!(read(&bad), Err(NetError::Weight), "{number} at {place}");
    }
}

#[test]
fn an_error_says_what_was_found() {
    let (shape, other) = (Shape::of(&LAYOUT, 2), Shape { piece: 8, ..Shape::of(&LAYOUT, 2) });
    let error = Net::read(&any_file(&other, 2.0, 1), &shape).unwrap_err();
    let told = error.to_string();
    assert!(told.contains("zones=2 piece=8") && told.contains("zones=2 piece=9"), "{told}");
    assert_eq!(error.message().id, "net-fault-shape");
}

#[test]
fn fuzz_files_of_weights() {
    let shape = Shape::of(&LAYOUT, 2);
    let good = any_file(&shape, 2.0, 3);
    let observation = any_observation(2, 256, &mut Rng::new(5));
    bolero::check!().with_iterations(2_000).for_each(|bytes: &[u8]| {
        // The bytes behind the first two are laid over a good file, from the place that these say.
        let mut file = good.clone();
        if let Some((place, bytes)) = bytes.split_first_chunk() {
            let place = usize::from(u16::from_le_bytes(*place)) % good.len();
            file.splice(place..(place + bytes.len()).min(good.len()), bytes.iter().copied());
        }
        if let Ok(net) = Net::read(&file, &shape) {
            are_shares(&net.shares(&observation), 2);
        }
        assert!(Net::read(bytes, &shape).is_err());
    });
}

#[test]
fn rows_without_counts_are_there_all_the_same() {
    let layout = Layout { table: &[], seat: &[], zones: &["heap"], piece: &[], pieces_max: 2 };
    let shape = Shape::of(&layout, 2);
    let mut observation = Observation::new(&layout);
    observation.begin(&[]);
    observation.seat(&[]);
    observation.piece(0, &[]);
    observation.seat(&[]);
    assert_eq!(
        (observation.players(), observation.pieces(0).count(), observation.pieces(1).count()),
        (2, 1, 0)
    );
    are_shares(&Net::read(&any_file(&shape, 2.0, 1), &shape).unwrap().shares(&observation), 2);
}

#[test]
fn shares_sum_to_one_with_the_greatest_weights() {
    let mut rng = Rng::new(8);
    for (players, seed) in (1..=SEATS_MAX).cycle().zip(0..120) {
        let shape = Shape::of(&LAYOUT, SEATS_MAX);
        let net = Net::read(&any_file(&shape, WEIGHT_MAX, seed), &shape).unwrap();
        are_shares(&net.shares(&any_observation(players, 256, &mut rng)), players);
    }
}

#[test]
fn an_observation_has_at_most_the_seats_of_the_network() {
    let shape = Shape::of(&LAYOUT, 3);
    let net = Net::read(&any_file(&shape, 2.0, 1), &shape).unwrap();
    are_shares(&net.shares(&any_observation(2, 20, &mut Rng::new(1))), 2);
    let larger = any_observation(4, 20, &mut Rng::new(1));
    assert!(std::panic::catch_unwind(|| net.shares(&larger)).is_err());
}

#[test]
fn shares_have_the_same_bits_everywhere() {
    let mut rng = Rng::new(11);
    let of_players = |players: usize, rng: &mut Rng| {
        let shape = Shape::of(&LAYOUT, players);
        let net = Net::read(&any_file(&shape, 0.4, 7), &shape).unwrap();
        let folded = (0..300).fold(Digest::new(), |folded, _| {
            let shares = net.shares(&any_observation(players, 12, rng));
            are_shares(&shares, players);
            shares.iter().fold(folded, |folded, share| folded.word(share.to_bits().into()))
        });
        folded.finish()
    };
    // They may change only together with the arithmetic, which every shipped network depends on.
    assert_eq!([2, 3, 4, 5, 6].map(|players| of_players(players, &mut rng)), SHARES);
}

const SHARES: [u64; 5] = [
    1_702_701_789_149_210_080,
    493_532_928_004_911_422,
    12_222_741_539_102_379_365,
    10_302_634_960_666_056_914,
    3_387_398_065_434_237_596,
];
