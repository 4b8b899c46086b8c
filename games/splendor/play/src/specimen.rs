//! The specimen of Splendor for the tests that run over all games.

use catalog::Play;
use kernel::Draw;
use laws::{Hidden, Specimen, each_once};

use splendor::{
    Action, Body, CARDS, CITIES, Card, CardId, CityId, Effect, Gem, Gems, Module, Modules, NOBLES, NobleId,
    Player, PostId, Reserved, Setup, Splendor,
};

use crate::SplendorPlay;

impl Specimen for SplendorPlay {
    type Game = Splendor;

    const HIDES: bool = <Self as Play>::ABOUT.hands.hides();
    const HIDDEN: &'static [Hidden] =
        &[Hidden { outcome: "card.", fields: &["card", "cards"], shown_by: &["B."] }];
    const DECISIONS_MAX: u32 = 3_000;
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
        "card.",
        "noble.",
        "city.",
        "splendor ",
        "splendor players=2 modules=",
    ];
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
        "city on the table",
        "city tile not laid out",
        "city of a player",
        "stronghold on a card",
    ];

    fn setups() -> Vec<Setup> {
        let base = |players| Setup::new(players).expect("a number of players");
        let with = |modules: Modules| (2..=4).map(move |players| base(players).with(modules));
        sets().into_iter().flat_map(with).collect()
    }

    /// Checks law 3: every piece is in one place, and the counts agree with the pieces. A player has three strongholds by
    /// their type; each stands on a card, or is in the supply.
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
            let points = cards.iter().map(|card| card.points).sum::<u8>()
                + 3 * player.nobles().count() as u8
                + points_of_shields(player);
            if (bonuses, points, cards.len()) != (player.bonuses, player.points, usize::from(player.cards)) {
                return Err(format!("the counts of {player:?} are wrong"));
            }
        }
        if !body.strongholds_stand() {
            return Err("a stronghold is not where it can stand".into());
        }
        let decks = (0..3).flat_map(|level| body.unseen(level));
        let held = |player: &Player| {
            player.bought().chain(player.hand().filter_map(Reserved::card)).collect::<Vec<_>>()
        };
        let cards = decks.chain(body.face_up_cards()).chain(body.seats().flat_map(held));
        each_once("card", CARDS, cards.map(CardId::row))?;
        let nobles = body.nobles().chain(body.nobles_unseen());
        let nobles = nobles.chain(body.seats().flat_map(|player| player.nobles()));
        each_once("noble", NOBLES, nobles.map(NobleId::row))?;
        let faces = body.cities().chain(body.seats().filter_map(Player::city));
        let tiles = faces.map(CityId::tile).chain(body.tiles_unseen());
        each_once("city tile", CITIES / 2, tiles.map(|tile| tile + 1))
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
                Action::Buy { card, gold_as }
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
}

/// Returns the sets of modules that can be played, the base game first.
fn sets() -> [Modules; 8] {
    let [cities, strongholds, posts] =
        [Module::Cities, Module::Strongholds, Module::Posts].map(|module| Modules::NONE.with(module));
    let both = cities.with(Module::Posts);
    [
        Modules::NONE,
        cities,
        posts,
        both,
        strongholds,
        cities.with(Module::Strongholds),
        posts.with(Module::Strongholds),
        both.with(Module::Strongholds),
    ]
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
            Action::Conquer { card, gold_as: body.seat(body.turn()).price(card).lacking }
        }
        _ => Action::Waive,
    }
}

/// Returns the points that a player's shields are worth (`cities 40`, `43`).
fn points_of_shields(player: &Player) -> u8 {
    let shields = player.shields().count() as u8;
    let five = if player.has_post(PostId::FIVE) { 5 } else { 0 };
    five + if player.has_post(PostId::EACH) { shields } else { 0 }
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
