//! What the bots choose stays what it was while the code around them is rearranged.

use duel_play::DuelPlay as Duel;
use kernel::{Awaiting, Digest, Game, Quiet, Viewer};
use search::{Bot, Planned, Rng, Seen, greedy, master};
use splendor_play::SplendorPlay as Splendor;

type MakeBot<P> = fn(u64) -> Box<dyn Bot<<P as Planned>::Game>>;

/// Every choice of a bot that holds all seats of so many games, as one number.
fn choices<P: Planned>(players: u8, games: u64, bot: MakeBot<P>) -> u64 {
    let mut folded = Digest::new();
    for seed in 0..games {
        let mut rng = Rng::new(seed);
        let mut game = P::Game::new(&format!("{} players={players}", P::Game::NAME).parse().unwrap());
        loop {
            match game.awaiting() {
                Awaiting::Over => break,
                Awaiting::Chance(_) => {
                    let outcome = game.draw(&mut rng);
                    game.resolve(outcome, &mut Quiet);
                }
                Awaiting::Decision(seat) => {
                    let view = game.view(Viewer::Seat(seat));
                    let action = bot(seed).choose(Seen::of(&view));
                    folded = folded.bytes(action.to_string().as_bytes());
                    game.play(action, &mut Quiet);
                }
            }
        }
    }
    folded.finish()
}

#[test]
fn greedy_chooses_as_before() {
    let folds = [
        choices::<Splendor>(2, 100, greedy::<Splendor>),
        choices::<Splendor>(3, 100, greedy::<Splendor>),
        choices::<Splendor>(4, 100, greedy::<Splendor>),
        choices::<Duel>(2, 300, greedy::<Duel>),
    ];
    assert_eq!(folds, GREEDY);
}

const GREEDY: [u64; 4] = [
    12_341_921_829_344_610_620,
    16_394_668_867_417_217_000,
    6_897_119_741_234_879_600,
    6_921_643_166_303_470_346,
];

#[test]
fn master_chooses_as_before() {
    let folds = [
        choices::<Splendor>(2, 8, |seed| master::<Splendor>(200, seed)),
        choices::<Splendor>(3, 6, |seed| master::<Splendor>(200, seed)),
        choices::<Splendor>(4, 6, |seed| master::<Splendor>(200, seed)),
        choices::<Duel>(2, 20, |seed| master::<Duel>(200, seed)),
    ];
    assert_eq!(folds, MASTER);
}

const MASTER: [u64; 4] = [
    5_984_288_502_287_266_646,
    1_466_408_433_379_330_130,
    12_994_853_248_842_691_291,
    11_725_110_479_092_495_302,
];
