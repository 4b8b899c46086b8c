//! The people and bots at the table, and what they ask of each other.

use kernel::Seat;
use leptos::prelude::*;
use protocol::{BotNews, Presence, Rematch, SeatInfo, Snapshot, UndoWish};
use text::Value;

use crate::shared::i18n::{tr, tr_with};
use crate::shared::people::bot_name;

/// Those at the table.
#[derive(Clone, Copy)]
pub struct Company {
    /// The holders of the seats.
    seats: RwSignal<Vec<SeatInfo>>,
    /// The names of the players, by seat.
    pub names: Memo<Vec<String>>,
    /// The people who are connected.
    present: RwSignal<Presence>,
    /// The news of the bot that is to move: whether it waits for its turn to think, or thinks in a hurry.
    bot: RwSignal<BotNews>,
    /// The pending request to undo.
    wish: RwSignal<Option<UndoWish>>,
    /// The rematch, once there is one, with the seat that requested it if that is known.
    rematch: RwSignal<Option<Rematch>>,
}

/// Returns the rematch that a snapshot tells of.
fn rematch_of(snapshot: &Snapshot) -> Option<Rematch> {
    snapshot.rematch.clone().map(|table| Rematch { table, by: snapshot.rematch_by })
}

impl Company {
    /// Creates the state of a table from its first snapshot.
    pub fn new(snapshot: &Snapshot) -> Company {
        let seats = RwSignal::new(snapshot.seats.clone());
        let present = RwSignal::new(snapshot.present.clone());
        let bot = RwSignal::new(snapshot.bot());
        let wish = RwSignal::new(snapshot.undo.clone());
        let rematch = RwSignal::new(rematch_of(snapshot));
        let names = Memo::new(move |_| seats.with(|seats| names(seats)));
        Company { seats, names, present, bot, wish, rematch }
    }

    /// Reads the holders of the seats.
    pub fn seats<T>(self, read: impl FnOnce(&Vec<SeatInfo>) -> T) -> T {
        self.seats.with(read)
    }

    /// Reads who is connected.
    pub fn present<T>(self, read: impl FnOnce(&Presence) -> T) -> T {
        self.present.with(read)
    }

    /// Returns the news of the bot that is to move.
    pub fn bot(self) -> BotNews {
        self.bot.get()
    }

    /// Reads the pending request to undo.
    pub fn wish<T>(self, read: impl FnOnce(&Option<UndoWish>) -> T) -> T {
        self.wish.with(read)
    }

    /// Reads the rematch.
    pub fn rematch<T>(self, read: impl FnOnce(&Option<Rematch>) -> T) -> T {
        self.rematch.with(read)
    }

    /// Takes in a later snapshot.
    pub(crate) fn take(self, snapshot: &Snapshot) {
        self.bot.set(snapshot.bot());
        self.seats.set(snapshot.seats.clone());
        self.rematch.set(rematch_of(snapshot));
        self.wish.set(snapshot.undo.clone());
        self.present.set(snapshot.present.clone());
    }

    /// Notes who is connected.
    pub(crate) fn see(self, present: Presence) {
        self.present.set(present);
    }

    /// Notes what the bot that is to move does.
    pub(crate) fn hear_of_bot(self, news: BotNews) {
        self.bot.set(news);
    }

    /// Notes that a move was made, which ends a request to undo, and the waiting of a bot.
    pub(crate) fn see_move(self) {
        self.wish.set(None);
        self.bot.update(|bot| bot.waits = false);
    }

    /// Notes the pending request to undo, or that there is none.
    pub(crate) fn hear_wish(self, wish: Option<UndoWish>) {
        self.wish.set(wish);
    }

    /// Notes a rematch.
    pub(crate) fn hear_of_rematch(self, rematch: Rematch) {
        self.rematch.set(Some(rematch));
    }

    /// Returns the name of a player.
    pub fn name(self, seat: Seat) -> String {
        self.names.with(|names| names.get(seat.index()).cloned().unwrap_or_default())
    }

    /// Returns the holder of a seat.
    pub fn holder(self, seat: Seat) -> Option<SeatInfo> {
        self.seats.with(|seats| seats.get(seat.index()).cloned())
    }

    /// Returns whether a bot holds a seat.
    pub fn is_bot(self, seat: Seat) -> bool {
        self.seats.with(|seats| seats.get(seat.index()).is_some_and(|info| info.level.is_some()))
    }

    /// Returns the seat of the person at this screen; none if there is nobody, or there are several.
    pub fn alone(self) -> Option<Seat> {
        self.seats.with(|seats| {
            let mut mine = seats.iter().filter(|seat| seat.mine);
            let first = mine.next()?;
            mine.next().is_none().then_some(first.seat)
        })
    }

    /// Returns whether a person of another screen is away from the table.
    pub fn is_away(self, seat: Seat) -> bool {
        let is_person = |info: &SeatInfo| info.level.is_none() && !info.mine;
        self.seats.with(|seats| seats.get(seat.index()).is_some_and(is_person))
            && !self.present.with(|present| present.seats.contains(&seat))
    }

    /// Returns whether there is another person: at a seat, or a spectator.
    pub fn has_others(self) -> bool {
        self.seats.with(|seats| seats.iter().any(|seat| !seat.mine && seat.level.is_none()))
            || self.present.with(|present| present.spectators > 0)
    }
}

/// Returns the names of the players. A single person at this screen is "You"; if several share it, each goes by name.
fn names(seats: &[SeatInfo]) -> Vec<String> {
    let mine = seats.iter().filter(|seat| seat.mine).count();
    let name = |info: &SeatInfo| match info {
        _ if info.mine && mine == 1 => tr("you"),
        _ if !info.name.is_empty() => info.name.clone(),
        SeatInfo { level: Some(_), seat, .. } => bot_name(seats, *seat),
        _ if info.former => tr("former-player"),
        _ => tr_with("player-number", &[("number", Value::Number(i64::from(info.seat.0) + 1))]),
    };
    seats.iter().map(name).collect()
}
