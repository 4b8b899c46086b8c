//! The part of Splendor that the laws of games need and no player does: its set-ups, the counts of its pieces, the
//! actions that somebody might send, and the secrets with those who know them. Only tests use it.

mod conserved;

use catalog::Play;
use kernel::{Draw, Gain};
use laws::{Asked, Hidden, Specimen, Suite, Tested};
use splendor::{
    Action, Body, CITIES, CardId, CityId, Colour, Effect, Gem, Gems, Module, Modules, NobleId, Price,
    Reserved, Setup, Spent, Splendor,
};
use splendor_play::SplendorPlay;

/// The game as the tests of the platform run it.
pub static SUITE: &dyn Suite = &Tested::<SplendorLaws>::new();

/// The type that represents Splendor in the laws: [`laws::Specimen`] is implemented on it.
#[derive(Clone, Copy, Debug)]
pub struct SplendorLaws;

impl Specimen for SplendorLaws {
    type Game = Splendor;

    const HIDES: bool = SplendorPlay::ABOUT.hands.hides();
    const HIDDEN: &'static [Hidden] =
        &[Hidden { outcome: "card.", fields: &["card", "cards"], shown_by: &["B."] }];
    const DECISIONS_MAX: u32 = 3_000;
    const VIEWS: Asked = Asked::Playable;
    const BEGINNINGS: &'static [&'static str] = &[
        "T.",
        "R.",
        "R.L",
        "B.",
        "B.47+",
        "D.",
        "N.",
        "Y.",
        "S.",
        "M.12-",
        "X.",
        "Q.47+",
        "W",
        "R.O",
        "R.N",
        "F.",
        "C.",
        "B.47+w1*",
        "B.118-",
        "Q.118-12-",
        "card.",
        "noble.",
        "city.",
        "splendor ",
        "splendor players=2 modules=",
    ];

    /// Every set of modules, and of the older rules strongholds, the Orient and all modules, each for 2 to 4 players.
    fn setups() -> Vec<Setup> {
        let base = |players| Setup::new(players).expect("a number of players");
        let with = |modules: Modules| (2..=4).map(move |players| base(players).with(modules));
        let older = [sets()[4], sets()[8], sets()[15]].into_iter().flat_map(with);
        sets().into_iter().flat_map(with).chain(older.map(Setup::with_first_rules)).collect()
    }

    fn conserved(game: &Splendor) -> Result<(), String> {
        conserved::conserved(game)
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
            cards.push(CardId::new(1 + dice.below(120) as u8).unwrap());
            cards[dice.below(cards.len() as u32) as usize]
        };
        if body.modules().has(Module::Orient) && dice.below(3) == 0 {
            return with_orient(body, near(dice), dice);
        }
        match dice.below(if body.modules().has(Module::Strongholds) { 12 } else { 9 }) {
            0 => Action::Take(few(dice, 6)),
            1 => near_a_trio(body.bank, dice),
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
                Action::buy(card, gold_as)
            }
            6 => Action::Return(few(dice, 6)),
            7 if dice.below(2) == 0 => Action::Pass,
            7 => Action::TakeCity(CityId::new(1 + dice.below(CITIES as u32) as u8).unwrap()),
            8 => Action::Receive(NobleId::new(1 + dice.below(10) as u8).unwrap()),
            _ => with_strongholds(body, near(dice), dice),
        }
    }

    fn may_lack(effect: &Effect, field: &str) -> bool {
        field == "card" && matches!(effect, Effect::Drew { .. })
    }

    fn gains(effect: &Effect, each: &mut dyn FnMut(Gain)) {
        SplendorPlay::gains(effect, each);
    }
}

/// Returns the sets of modules that can be played, the base game first.
fn sets() -> [Modules; 16] {
    let [cities, strongholds, posts] =
        [Module::Cities, Module::Strongholds, Module::Posts].map(|module| Modules::NONE.with(module));
    let both = cities.with(Module::Posts);
    let without = [
        Modules::NONE,
        cities,
        posts,
        both,
        strongholds,
        cities.with(Module::Strongholds),
        posts.with(Module::Strongholds),
        both.with(Module::Strongholds),
    ];
    std::array::from_fn(|n| match without.get(n) {
        Some(&set) => set,
        None => without[n - without.len()].with(Module::Orient),
    })
}

/// Returns an action with cards of the Orient, often a payment with cards that the player has.
fn with_orient(body: &Body, near: CardId, dice: &mut dyn Draw) -> Action {
    let player = body.seat(body.turn());
    let all: Vec<CardId> = body.face_up_cards().chain(player.hand().filter_map(Reserved::card)).collect();
    let of_orient: Vec<CardId> = all.into_iter().filter(|card| card.is_of_orient()).collect();
    let card = match of_orient.len() as u32 {
        0 => near,
        cards => of_orient[dice.below(cards) as usize],
    };
    let pay = |spent, gold_as, conquer| match conquer {
        true => Action::Conquer { card, gold_as, spent },
        false => Action::Buy { card, gold_as, spent },
    };
    let conquer = body.modules().has(Module::Strongholds) && dice.below(3) == 0;
    match dice.below(7) {
        0 => Action::ReserveTop(3 + dice.below(3) as u8),
        1 => Action::Copy(Colour::ALL[dice.below(5) as usize]),
        2 => Action::ReserveNoble(NobleId::new(1 + dice.below(10) as u8).unwrap()),
        3 => Action::TakeFree(near),
        4 => {
            let Price { lacking, due, .. } = player.price(card);
            let golds = [lacking, due, lacking + Gems::one(Gem::ALL[dice.below(5) as usize])];
            pay(Spent::DoubleGold(1 + dice.below(2) as u8), golds[dice.below(3) as usize], conquer)
        }
        _ => {
            let cards: Vec<CardId> = player.bought().chain([near]).collect();
            let one = cards[dice.below(cards.len() as u32) as usize];
            let other = cards[dice.below(cards.len() as u32) as usize];
            let spent = if one == other { Spent::Cards(one, None) } else { Spent::two(one, other) };
            pay(spent, Gems::NONE, conquer)
        }
    }
}

/// Returns an action with strongholds, often on cards that have some.
fn with_strongholds(body: &Body, near: CardId, dice: &mut dyn Draw) -> Action {
    let mut cards: Vec<CardId> = body.strongholds().map(|(card, ..)| card).collect();
    cards.push(near);
    let some = |dice: &mut dyn Draw| cards[dice.below(cards.len() as u32) as usize];
    match dice.below(6) {
        0 => Action::Place(near),
        1 => Action::Place(some(dice)),
        2 => Action::Move { from: some(dice), to: near },
        3 => Action::Remove(some(dice)),
        4 => {
            let card = some(dice);
            let gold_as = body.seat(body.turn()).price(card).lacking;
            Action::Conquer { card, gold_as, spent: Spent::Nothing }
        }
        _ => Action::Waive,
    }
}

/// Returns an action that takes one token, or a pair with a third token.
fn near_a_trio(bank: Gems, dice: &mut dyn Draw) -> Action {
    let any = |dice: &mut dyn Draw| Gem::ALL[dice.below(6) as usize];
    let one = Gems::one(any(dice));
    if bank.total() == 0 || dice.below(2) == 0 {
        return Action::Take(one);
    }
    let third = Gems::one(any(dice));
    Action::Take(one + one + third)
}
