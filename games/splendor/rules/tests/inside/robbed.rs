//! States from which a piece is missing: the count of the pieces must notice every one.

use jewels::{LEVELS, Reserved};

use crate::Splendor;
use crate::body::{Body, Player};
use crate::conserved::conserved;
use crate::data::DECKS;
use crate::gems::Gems;
use crate::modules::{Module, Modules};
use crate::setup::Setup;

/// A place where no market is.
const NOWHERE: u8 = 30;

impl Body {
    /// Returns copies of the body with one piece removed, one for each place and each kind of piece that lies there,
    /// with the place's name.
    fn robbed(&self) -> Vec<(&'static str, Body)> {
        let mut robbed = Vec::new();
        let mut rob = |place, remove: &dyn Fn(&mut Body)| {
            let mut less = *self;
            remove(&mut less);
            robbed.push((place, less));
        };
        for (gem, _) in self.bank.iter() {
            rob("token of the bank", &|body| body.bank -= Gems::one(gem));
        }
        if let Some(card) = (0..3).find_map(|level| self.unseen(level).next()) {
            rob("card in a deck", &|body| body.unseen.take(card));
        }
        if let Some(slot) = self.face_up_cards().next().and_then(|card| self.slot_of(card)) {
            rob("card in a row", &|body| body.markets.lift(slot));
        }
        if let Some(slot) =
            self.face_up_cards().find(|card| card.is_of_orient()).and_then(|card| self.slot_of(card))
        {
            rob("card in a row of the Orient", &|body| body.markets.lift(slot));
        }
        if let Some(card) = (LEVELS as u8..DECKS as u8).find_map(|deck| self.unseen(deck).next()) {
            rob("card in a deck of the Orient", &|body| body.unseen.take(card));
        }
        if let Some(card) = self.spent().next() {
            rob("card in the box", &|body| assert!(body.spent.take(card)));
        }
        if let Some(seat) = (0..self.seats.len()).find(|&seat| self.reserved_nobles[seat] != 0) {
            rob("noble reserved by a player", &|body| {
                body.reserved_nobles[seat] &= body.reserved_nobles[seat] - 1
            });
        }
        if let Some(satchel) = self.seats().flat_map(Player::bought).find(|&card| self.copied(card).is_some())
        {
            rob("colour of a satchel", &|body| body.satchels.untie(satchel));
        }
        if let Some(noble) = self.nobles().next() {
            rob("noble on the table", &|body| body.nobles &= !(1 << noble.row()));
        }
        if let Some(noble) = self.nobles_unseen().next() {
            rob("noble not turned up", &|body| body.nobles_unseen &= !(1 << noble.row()));
        }
        if let Some(city) = self.cities().next() {
            rob("city on the table", &|body| body.cities &= !(1 << city.row()));
        }
        if let Some(tile) = self.tiles_unseen().next().filter(|_| self.modules.has(Module::Cities)) {
            rob("city tile not laid out", &|body| body.tiles_unseen &= !(1 << tile));
        }
        if let Some((card, owner, _)) = self.strongholds().next() {
            let slot = self.slot_of(card).expect("a stronghold stands in the market");
            rob("stronghold on a card", &|body| {
                let strongholds = &mut body.seats[owner.index()].strongholds;
                assert!(strongholds.lift(slot) && strongholds.place(NOWHERE));
            });
        }
        for (seat, player) in self.seats().enumerate() {
            if player.city().is_some() {
                rob("city of a player", &|body| body.seats[seat].city = 0);
            }
            for (gem, _) in player.tokens.iter() {
                rob("token of a player", &|body| body.seats[seat].tokens -= Gems::one(gem));
            }
            if let Some(card) = player.hand().find_map(Reserved::card) {
                rob("card in a hand", &|body| assert!(body.seats[seat].hand.take(card)));
            }
            if let Some(card) = player.bought().next() {
                rob("card that was bought", &|body| assert!(body.seats[seat].bought.take(card)));
            }
            if let Some(noble) = player.nobles().next() {
                rob("noble of a player", &|body| body.seats[seat].nobles &= !(1 << noble.row()));
            }
        }
        robbed
    }
}

#[test]
fn every_missing_piece_is_noticed() {
    let sets = (0..1 << Module::ALL.len()).map(|set: u8| {
        let chosen = (0..).zip(Module::ALL).filter(move |(bit, _)| set >> bit & 1 == 1);
        chosen.map(|(_, module)| module).collect::<Modules>()
    });
    let for_players = |players| Setup::new(players).expect("a number of players");
    let setups: Vec<Setup> =
        sets.flat_map(|set| (2..=4).map(move |players| for_players(players).with(set))).collect();
    laws::notices_what_is_missing(&setups, &PLACES, |game: &Splendor| game.body.robbed(), conserved);
}

/// The places of pieces, each with the kind of piece.
const PLACES: [&str; 18] = [
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
