//! The part of Splendor Duel that the laws of games need and no player does: its set-ups, the counts of its pieces, the
//! actions that somebody might send, and the secrets with those who know them. Only tests use it.

mod conserved;

use catalog::Play;
use duel::{Action, CARDS, CardId, Colour, Duel, Effect, Gem, Gems, Reserved, RoyalId, Setup, Space, Spaces};
use duel_play::DuelPlay;
use kernel::{Draw, Gain};
use laws::{Hidden, Specimen, Suite, Tested};

/// The game as the tests of the platform run it.
pub static SUITE: &dyn Suite = &Tested::<DuelLaws>::new();

/// The type that represents Splendor Duel in the laws: [`laws::Specimen`] is implemented on it.
#[derive(Clone, Copy, Debug)]
pub struct DuelLaws;

impl Specimen for DuelLaws {
    type Game = Duel;

    const HIDES: bool = DuelPlay::ABOUT.hands.hides();
    const HIDDEN: &'static [Hidden] =
        &[Hidden { outcome: "card.", fields: &["card", "cards"], shown_by: &["B."] }];
    const DECISIONS_MAX: u32 = 3_000;
    const BEGINNINGS: &'static [&'static str] = &[
        "V.", "T.a1", "R.", "R.47@", "R.L", "B.", "B.47+", "C.", "E.", "S.", "Q.", "D.", "card.", "token.",
        "duel ",
    ];

    fn setups() -> Vec<Setup> {
        vec![Setup::new(2).expect("two players")]
    }

    fn conserved(game: &Duel) -> Result<(), String> {
        conserved::conserved(game)
    }

    fn arbitrary(game: &Duel, dice: &mut impl Draw) -> Action {
        let dice: &mut dyn Draw = dice;
        let body = game.body();
        let space = |dice: &mut dyn Draw| Space::new(dice.below(25) as u8).unwrap();
        let gem = |dice: &mut dyn Draw| Gem::ALL[dice.below(7) as usize];
        let gold = |dice: &mut dyn Draw| body.board().gold().iter().next().unwrap_or(space(dice));
        let near = |dice: &mut dyn Draw| {
            let mut cards: Vec<CardId> = body.face_up_cards().collect();
            cards.extend(body.seat(body.turn()).hand().filter_map(Reserved::card));
            cards.push(CardId::new(1 + dice.below(CARDS as u32) as u8).unwrap());
            cards[dice.below(cards.len() as u32) as usize]
        };
        match dice.below(12) {
            0 => Action::UsePrivilege(space(dice)),
            1 => Action::Replenish,
            2 | 3 => {
                // Most steps from a space lead to a line.
                let (first, by) = (space(dice), [1, 5, 6, 4, 2][dice.below(5) as usize]);
                let spaces = (0..1 + dice.below(4)).filter_map(|n| Space::new(first.number() + by * n as u8));
                Action::Take(spaces.collect::<Spaces>())
            }
            4 => Action::Reserve { card: near(dice), gold: gold(dice) },
            5 => Action::ReserveTop { level: dice.below(4) as u8, gold: gold(dice) },
            6 | 7 => {
                let card = near(dice);
                let lacking = body.seat(body.turn()).price(card).lacking;
                let gold_as = match dice.below(3) {
                    0 => lacking,
                    1 => lacking + Gems::one(gem(dice)),
                    _ => [gem(dice), gem(dice)].into_iter().collect(),
                };
                Action::Buy { card, gold_as }
            }
            8 => Action::Copy(Colour::ALL[dice.below(5) as usize]),
            9 => Action::TakeSame(space(dice)),
            10 if dice.below(2) == 0 => Action::Steal(gem(dice)),
            10 => Action::TakeRoyal(RoyalId::new(1 + dice.below(4) as u8).unwrap()),
            _ => Action::Discard(gem(dice)),
        }
    }

    fn may_lack(effect: &Effect, field: &str) -> bool {
        field == "card" && matches!(effect, Effect::Drew { .. })
    }

    fn gains(effect: &Effect, each: &mut dyn FnMut(Gain)) {
        DuelPlay::gains(effect, each);
    }
}
