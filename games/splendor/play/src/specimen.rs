//! The specimen of Splendor for the tests that run over all games.

use catalog::Play;
use kernel::Draw;
use laws::{Hidden, Specimen, each_once};

use splendor::{
    Action, CARDS, Card, CardId, Effect, Gem, Gems, NOBLES, NobleId, Player, Reserved, Setup, Splendor,
};

use crate::SplendorPlay;

impl Specimen for SplendorPlay {
    type Game = Splendor;

    const HIDES: bool = <Self as Play>::ABOUT.hands.hides();
    const HIDDEN: &'static [Hidden] =
        &[Hidden { outcome: "card.", fields: &["card", "cards"], shown_by: &["B."] }];
    const DECISIONS_MAX: u32 = 3_000;
    const BEGINNINGS: &'static [&'static str] =
        &["T.", "R.", "R.L", "B.", "B.47+", "D.", "N.", "card.", "noble.", "splendor "];
    const PLACES: &'static [&'static str] = &[
        "token of the bank",
        "token of a player",
        "card in a deck",
        "card in a row",
        "card in a hand",
        "card that was bought",
        "noble on the table",
        "noble of a player",
        "noble not turned up",
    ];

    fn setups() -> Vec<Setup> {
        (2..=4).map(|players| Setup::new(players).expect("a number of players")).collect()
    }

    /// Law 3: every token, card and noble is in one place, and the counts agree with the pieces.
    fn conserved(game: &Splendor) -> Result<(), String> {
        let body = game.body();
        let each = [0, 0, 4, 5, 7][usize::from(body.players())];
        let tokens = body.seats().fold(body.bank, |all, player| all + player.tokens);
        if tokens != Gems::from_counts([each, each, each, each, each, 5]) {
            return Err(format!("the tokens are {tokens}"));
        }
        for player in body.seats() {
            let cards: Vec<&Card> = player.bought().map(CardId::card).collect();
            let bonuses: Gems = cards.iter().map(|card| card.bonus.gem()).collect();
            let points = cards.iter().map(|card| card.points).sum::<u8>() + 3 * player.nobles().count() as u8;
            if (bonuses, points, cards.len()) != (player.bonuses, player.points, usize::from(player.cards)) {
                return Err(format!("the counts of {player:?} are wrong"));
            }
        }
        let decks = (0..3).flat_map(|level| body.unseen(level));
        let held = |player: &Player| {
            player.bought().chain(player.hand().filter_map(Reserved::card)).collect::<Vec<_>>()
        };
        let cards = decks.chain(body.face_up_cards()).chain(body.seats().flat_map(held));
        each_once("card", CARDS, cards.map(CardId::row))?;
        let nobles = body.nobles().chain(body.nobles_unseen());
        let nobles = nobles.chain(body.seats().flat_map(|player| player.nobles()));
        each_once("noble", NOBLES, nobles.map(NobleId::row))
    }

    fn robbed(game: &Splendor) -> Vec<(&'static str, Splendor)> {
        game.body().robbed().into_iter().map(|(place, body)| (place, body.into())).collect()
    }

    fn arbitrary(game: &Splendor, dice: &mut impl Draw) -> Action {
        let dice: &mut dyn Draw = dice;
        let few = |dice: &mut dyn Draw, kinds: u32| {
            (0..dice.below(5)).map(|_| Gem::ALL[dice.below(kinds) as usize]).collect::<Gems>()
        };
        let body = game.body();
        let near = |dice: &mut dyn Draw| {
            let mut cards: Vec<CardId> = body.face_up_cards().collect();
            cards.extend(body.seat(body.turn()).hand().filter_map(Reserved::card));
            cards.push(CardId::new(1 + dice.below(90) as u8).unwrap());
            cards[dice.below(cards.len() as u32) as usize]
        };
        match dice.below(8) {
            0 | 1 => Action::Take(few(dice, 6)),
            2 => Action::Reserve(near(dice)),
            3 => Action::ReserveTop(dice.below(4) as u8),
            4 | 5 => {
                let card = near(dice);
                let lacking = body.seat(body.turn()).price(card).lacking;
                let gold_as = match dice.below(3) {
                    0 => lacking,
                    1 => lacking + few(dice, 5),
                    _ => few(dice, 6),
                };
                Action::Buy { card, gold_as }
            }
            6 => Action::Return(few(dice, 6)),
            _ if dice.below(2) == 0 => Action::Pass,
            _ => Action::Receive(NobleId::new(1 + dice.below(10) as u8).unwrap()),
        }
    }

    fn may_lack(effect: &Effect, field: &str) -> bool {
        field == "card" && matches!(effect, Effect::Drew { .. })
    }
}
