//! The specimen of Splendor for the tests that run over all games.

use catalog::Play;
use kernel::{Draw, Game, Seat};
use laws::{Asked, Hidden, Specimen, each_once};

use splendor::{
    Action, Body, CARDS, CITIES, Card, CardId, CityId, Colour, Decision, Effect, Gem, Gems, Module, Modules,
    NOBLES, NobleId, ORIENT_CARDS, OrientKind, Player, PostId, Price, Reserved, Setup, Spent, Splendor,
};

use crate::SplendorPlay;

impl Specimen for SplendorPlay {
    type Game = Splendor;

    const HIDES: bool = <Self as Play>::ABOUT.hands.hides();
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
        "card in a row of the Orient",
        "card in a deck of the Orient",
        "card in the box",
        "noble reserved by a player",
        "colour of a satchel",
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
            let bonuses = player.bought().fold(Gems::NONE, |all, card| all + body.given_by(card));
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
        let loose = |card: CardId| {
            let orient = card.card().orient;
            matches!(orient, Some(OrientKind::Satchel | OrientKind::SatchelAndFreeCard))
                && body.copied(card).is_none()
        };
        // A satchel is without a colour only until it is tied, which comes after a stronghold.
        let loose = body.seats().flat_map(Player::bought).filter(|&card| loose(card)).count();
        let due =
            matches!(game.decision(), Some(Decision::Copy | Decision::Stronghold | Decision::PlaceAgain));
        if loose > usize::from(due) {
            return Err("a satchel copies no colour".into());
        }
        let orient = body.modules().has(Module::Orient);
        let decks = (0..if orient { 6 } else { 3 }).flat_map(|deck| body.unseen(deck));
        let held = |player: &Player| {
            player.bought().chain(player.hand().filter_map(Reserved::card)).collect::<Vec<_>>()
        };
        let cards = decks.chain(body.face_up_cards()).chain(body.seats().flat_map(held)).chain(body.spent());
        each_once("card", CARDS + if orient { ORIENT_CARDS } else { 0 }, cards.map(CardId::row))?;
        let nobles = body.nobles().chain(body.nobles_unseen());
        let nobles = nobles.chain(body.seats().flat_map(|player| player.nobles()));
        let nobles = nobles.chain(Seat::all(body.players()).flat_map(|seat| body.reserved_nobles(seat)));
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
