//! Games of Splendor for the tests of its tray.

use kernel::Game;
use laws::Dice;
use splendor::{Action, CardId, Colour, Gem, Gems, Spent, Splendor};
use splendor_play::tray::{Mode, Offer, Piece, Tray, Way};
use tray::Turn;

pub fn setup(players: u8) -> String {
    format!("splendor players={players}")
}

/// The sets of modules that can be played, as a set-up line has them.
pub const SETS: [&str; 16] = [
    "",
    " modules=cities",
    " modules=posts",
    " modules=cities,posts",
    " modules=strongholds",
    " modules=cities,strongholds",
    " modules=strongholds,posts",
    " modules=cities,strongholds,posts",
    " modules=orient",
    " modules=cities,orient",
    " modules=posts,orient",
    " modules=cities,posts,orient",
    " modules=strongholds,orient",
    " modules=cities,strongholds,orient",
    " modules=strongholds,posts,orient",
    " modules=cities,strongholds,posts,orient",
];

/// Every position of a random game in which somebody decides; cards are bought often.
pub fn play_through(players: u8, seed: u64, each: impl FnMut(&Splendor, Tray, &mut Dice)) {
    play_through_with("", players, seed, each);
}

/// The same with modules.
pub fn play_through_with(set: &str, players: u8, seed: u64, each: impl FnMut(&Splendor, Tray, &mut Dice)) {
    let setup = setup(players) + set;
    let dear = |action| matches!(action, Action::Buy { .. } | Action::Conquer { .. });
    laws::trays::play_through(&setup, seed, dear, each);
}

/// Clicks an action together as a player would; answers whether every click did something.
pub fn click_together(tray: &mut Tray, game: &Splendor, action: Action) -> bool {
    let click_all = |tray: &mut Tray, gems: Gems, piece: fn(Gem) -> Piece| {
        gems.iter().all(|(gem, n)| (0..n).all(|_| tray.click(piece(gem))))
    };
    match action {
        Action::Take(gems) => click_all(tray, gems, Piece::Bank),
        Action::Return(gems) => click_all(tray, gems, Piece::Own),
        Action::Reserve(card) => {
            let clicked = tray.click(Piece::Card(card));
            clicked && (tray.confirm() == Some(action) || tray.other_use().is_ok())
        }
        Action::ReserveTop(level) => tray.click(Piece::Deck(level)),
        Action::Receive(noble) => tray.click(Piece::Noble(noble)),
        Action::TakeCity(city) => tray.click(Piece::City(city)),
        Action::Pass => true,
        Action::Place(card) => tray.click(Piece::Card(card)),
        Action::Move { from, to } => {
            use_in(tray, action, &[Piece::Way(Way::Move), Piece::Tower(from), Piece::Card(to)])
        }
        Action::Remove(card) => use_in(tray, action, &[Piece::Way(Way::Remove), Piece::Tower(card)]),
        Action::Waive => tray.other_use().is_ok(),
        Action::Copy(colour) => tray.click(Piece::Copy(colour)),
        Action::ReserveNoble(noble) => tray.click(Piece::Noble(noble)),
        Action::TakeFree(card) => tray.click(Piece::Card(card)),
        Action::Conquer { gold_as, spent, .. } => pay(tray, gold_as, spent),
        Action::Buy { card, gold_as, spent } => {
            let player = game.body().seat(tray.seat());
            let place = player.hand().position(|reserved| reserved.card() == Some(card));
            let piece = place.map_or(Piece::Card(card), |place| Piece::Hand(place as u8));
            tray.click(piece) && pay(tray, gold_as, spent)
        }
    }
}

/// Clicks these pieces until a stronghold is used as wanted; what can only be meant is chosen with the way.
fn use_in(tray: &mut Tray, action: Action, pieces: &[Piece]) -> bool {
    pieces.iter().all(|&piece| {
        let meant = tray.selected(piece) > 0 || (matches!(piece, Piece::Tower(_)) && tray.has_lifted());
        meant || tray.confirm() == Some(action) || tray.click(piece)
    })
}

/// Returns the gems that gold replaces in the prepared payment, and the cards of double gold in it.
fn paid(tray: &Tray) -> (Gems, u8, Vec<CardId>) {
    let prepared = tray.prepared().expect("a payment is prepared");
    let (Action::Buy { gold_as, spent, .. } | Action::Conquer { gold_as, spent, .. }) = prepared.action
    else {
        panic!("{} is no purchase", prepared.action);
    };
    let cards = match spent {
        Spent::Cards(one, other) => [Some(one), other].into_iter().flatten().collect(),
        _ => Vec::new(),
    };
    (gold_as, if let Spent::DoubleGold(cards) = spent { cards } else { 0 }, cards)
}

/// Changes the prepared payment by clicks on its pieces, those that are lit, until it is this one.
fn pay(tray: &mut Tray, gold_as: Gems, spent: Spent) -> bool {
    if let Spent::Cards(one, other) = spent {
        // A click may take another card than the player wants out: then that one is clicked too.
        let mut wanted = [Some(one), other, Some(one)].into_iter().flatten();
        return wanted.all(|card| paid(tray).2.contains(&card) || tray.click(Piece::Spend(card)));
    }
    let doubles = if let Spent::DoubleGold(cards) = spent { cards } else { 0 };
    while paid(tray).1 != doubles {
        if !tray.click(if paid(tray).1 < doubles { Piece::MoreDouble } else { Piece::LessDouble }) {
            return false;
        }
    }
    // Every click leads nearer, or the payment is not reached.
    for _ in 0..40 {
        let now = paid(tray).0;
        if now == gold_as {
            return true;
        }
        let colours = Colour::ALL.into_iter();
        let more = colours.clone().filter(|&colour| now.of(colour) < gold_as.of(colour)).map(Piece::Paid);
        let less = colours.filter(|&colour| now.of(colour) > gold_as.of(colour)).map(Piece::PaidGold);
        let Some(piece) = more.chain(less).find(|&piece| tray.is_legal(piece)) else { return false };
        if !tray.click(piece) {
            return false;
        }
    }
    false
}

/// Checks that what is lit leads to the chosen way to use a stronghold: where one is placed, also to the removal of
/// another player's, by its tower.
pub fn the_light_is_that_of_the_way(game: &Splendor, tray: &Tray) {
    let Mode::Stronghold(way) = tray.mode() else { return };
    for (piece, lit) in tray.lit() {
        let owner = |card| game.body().strongholds_on(card).map(|(owner, _)| owner);
        match piece {
            Piece::Card(card) | Piece::Tower(card) => {
                let rival = owner(card).is_some_and(|owner| owner != tray.seat());
                let own = owner(card) == Some(tray.seat());
                let tower = matches!(piece, Piece::Tower(_));
                let fits = match way {
                    Way::Place => rival == tower,
                    Way::Move if tray.has_lifted() => !rival && !tower,
                    Way::Move => own,
                    Way::Remove => rival,
                };
                assert!(fits, "{way:?}: {piece} is lit");
                assert_eq!(lit.offer == Offer::Remove, rival, "{way:?}: {piece}");
            }
            _ => {}
        }
    }
}

/// Checks that each way to use a stronghold that is possible can be chosen.
pub fn ways_can_be_chosen(game: &Splendor, fresh: &Tray) {
    for way in Way::ALL {
        let mut possible = false;
        game.legal_actions(|action| {
            possible |= match way {
                Way::Place => matches!(action, Action::Place(_)),
                Way::Move => matches!(action, Action::Move { .. }),
                Way::Remove => matches!(action, Action::Remove(_)),
            };
        });
        let mut tray = fresh.clone();
        assert_eq!(tray.click(Piece::Way(way)), possible, "{way:?}");
        assert!(!possible || tray.selected(Piece::Way(way)) == 1);
    }
}
