//! Random games for the tests of the tray.

use kernel::{Awaiting, Draw, Game, Quiet, Seat, Viewer};
use splendor::{Action, Gem, Gems, Kind, Splendor};
use tray::Turn;
use tray::splendor::{Piece, Tray};

/// A small generator (splitmix64): the tests need games, not good chance.
pub struct Chance(pub u64);

impl Chance {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }
}

impl Draw for Chance {
    fn below(&mut self, n: u32) -> u32 {
        (self.next() % u64::from(n)) as u32
    }
}

pub fn new_game(players: u8) -> Splendor {
    Splendor::new(&format!("splendor players={players}").parse().expect("a set-up"))
}

/// Answers chance until somebody has to decide; none when the game is over.
pub fn settle(game: &mut Splendor, chance: &mut Chance) -> Option<Seat> {
    loop {
        match game.awaiting() {
            Awaiting::Chance(_) => game.resolve(game.draw(chance), &mut Quiet),
            Awaiting::Decision(seat) => return Some(seat),
            Awaiting::Over => return None,
        }
    }
}

/// Every position of a random game in which somebody decides, with that player's tray.
///
/// Players buy when they can half of the time, so that late positions, nobles and ends come up.
pub fn play_through(players: u8, seed: u64, mut each: impl FnMut(&Splendor, Tray, &mut Chance)) {
    let mut chance = Chance(seed);
    let mut game = new_game(players);
    for _ in 0..2_000 {
        let Some(seat) = settle(&mut game, &mut chance) else { return };
        let tray = Tray::new(&game.view(Viewer::Seat(seat))).expect("the seat to act has a tray");
        each(&game, tray, &mut chance);
        let action = some_action(&game, &mut chance);
        game.play(action, &mut Quiet);
    }
}

fn some_action(game: &Splendor, chance: &mut Chance) -> Action {
    let mut buys = Vec::new();
    game.legal_actions(|action| {
        if matches!(action, Action::Buy { .. }) {
            buys.push(action);
        }
    });
    if !buys.is_empty() && chance.below(2) == 0 {
        return buys[chance.below(buys.len() as u32) as usize];
    }
    game.nth_action(chance.below(game.action_count()))
}

/// Clicks an action together as a player would; answers whether every click did something.
pub fn click_together(tray: &mut Tray, game: &Splendor, action: Action) -> bool {
    let click_all = |tray: &mut Tray, gems: Gems, piece: fn(Gem) -> Piece| {
        gems.iter().all(|(gem, n)| (0..n).all(|_| tray.click(piece(gem))))
    };
    match action {
        Action::Take(gems) => click_all(tray, gems, Piece::Bank),
        Action::Return(gems) => click_all(tray, gems, Piece::Own),
        Action::Reserve(card) => tray.other_use().is_ok() && tray.click(Piece::Card(card)),
        Action::ReserveTop(level) => tray.click(Piece::Deck(level)),
        Action::Receive(noble) => tray.click(Piece::Noble(noble)),
        Action::Pass => true,
        Action::Buy { card, gold_as } => {
            let player = game.body().seat(tray.seat());
            let place = player.hand().position(|reserved| reserved.card() == Some(card));
            let piece = place.map_or(Piece::Card(card), |place| Piece::Hand(place as u8));
            let extra = gold_as.less(player.price(card).lacking);
            tray.click(piece) && click_all(tray, extra, |gem| Piece::Paid(gem.colour().expect("a colour")))
        }
    }
}
