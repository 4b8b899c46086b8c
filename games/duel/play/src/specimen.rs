//! The specimen of Splendor Duel for the tests that run over all games.

use catalog::Play;
use duel::{
    ALL_TOKENS, Action, Bonus, CARDS, CardId, Colour, Duel, Effect, Gem, Gems, PRIVILEGES, Player, ROYALS,
    Reserved, RoyalId, Setup, Space, Spaces,
};
use kernel::Draw;
use laws::{Hidden, Specimen, each_once};

use crate::DuelPlay;

impl Specimen for DuelPlay {
    type Game = Duel;

    const HIDES: bool = <Self as Play>::ABOUT.hands.hides();
    const HIDDEN: &'static [Hidden] =
        &[Hidden { outcome: "card.", fields: &["card", "cards"], shown_by: &["B."] }];
    const DECISIONS_MAX: u32 = 3_000;
    const BEGINNINGS: &'static [&'static str] = &[
        "V.", "T.a1", "R.", "R.47@", "R.L", "B.", "B.47+", "C.", "E.", "S.", "Q.", "D.", "card.", "token.",
        "duel ",
    ];
    const PLACES: &'static [&'static str] = &[
        "token in the bag",
        "token on the board",
        "token of a player",
        "card in a deck",
        "card in the pyramid",
        "card in a hand",
        "card that was bought",
        "royal card of a player",
    ];

    fn setups() -> Vec<Setup> {
        vec![Setup::new(2).expect("two players")]
    }

    /// Checks law 3: every token, card, royal card and privilege is in one place, and the counts agree with the pieces.
    fn conserved(game: &Duel) -> Result<(), String> {
        let body = game.body();
        let board = body.board();
        let tokens =
            body.seats().fold(body.bag + board.gems(board.occupied()), |all, player| all + player.tokens);
        if tokens != ALL_TOKENS {
            return Err(format!("the tokens are {tokens}"));
        }
        for player in body.seats() {
            let (mut bonuses, mut colour_points, mut points, mut crowns) = (Gems::NONE, Gems::NONE, 0, 0);
            for id in player.bought() {
                let card = id.card();
                points += card.points;
                crowns += card.crowns;
                let colour = match card.bonus {
                    Bonus::Of(colour) => Some(colour),
                    Bonus::Wild => body.copied_colour(id),
                    Bonus::None => None,
                };
                if let Some(colour) = colour {
                    bonuses = bonuses.plus_n(colour.gem(), card.bonus_count);
                    colour_points = colour_points.plus_n(colour.gem(), card.points);
                }
            }
            points += player.royals().map(|royal| royal.royal().points).sum::<u8>();
            let counted = (player.bonuses, player.colour_points, player.points, player.crowns);
            if (bonuses, colour_points, points, crowns) != counted {
                return Err(format!("the counts of {player:?} are wrong"));
            }
        }
        let decks = (0..3).flat_map(|level| body.unseen(level));
        let held = |player: &Player| {
            player.bought().chain(player.hand().filter_map(Reserved::card)).collect::<Vec<_>>()
        };
        let cards = decks.chain(body.face_up_cards()).chain(body.seats().flat_map(held));
        each_once("card", CARDS, cards.map(CardId::row))?;
        let royals = body.royals().chain(body.seats().flat_map(|player| player.royals())).count();
        let privileges = body.supply() + body.seats().map(|player| player.privileges).sum::<u8>();
        if (royals, privileges) != (ROYALS, PRIVILEGES) {
            return Err(format!("there are {royals} royal cards and {privileges} privileges"));
        }
        Ok(())
    }

    fn robbed(game: &Duel) -> Vec<(&'static str, Duel)> {
        game.body().robbed().into_iter().map(|(place, body)| (place, body.into())).collect()
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
}
