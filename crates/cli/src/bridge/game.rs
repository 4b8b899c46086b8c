//! One game of a bot at a table of a server.

use std::time::{SystemTime, UNIX_EPOCH};

use kernel::Digest;
use protocol::{Awaiting, MoveRequest, RawValue, RefusalKind, Seat, Snapshot, UndoRequest, UndoWord};

use super::house::{House, Trouble};
use crate::bot_protocol::Question;
use crate::engine::{Fault, Player};

/// The end of a game for the bot.
pub enum End {
    /// The places by seat, none if the table ended the game without a result of the rules, and the bot's seat.
    Places(Vec<u8>, Seat),
    /// The bot has no seat any more: the owner of the table freed it.
    SeatLost,
}

/// The reason why a game is broken off.
pub enum Broken {
    /// The server.
    Server(Trouble),
    /// A fault of the engine.
    Engine(Fault),
    /// The server refuses the engine's action.
    Refused {
        /// The action.
        action: String,
        /// The reason in English.
        why: String,
    },
}

impl From<Trouble> for Broken {
    fn from(trouble: Trouble) -> Self {
        Broken::Server(trouble)
    }
}

/// A game at a table.
pub struct Game<'a> {
    house: &'a House,
    table: &'a str,
    /// The version up to which the table is known.
    version: u32,
    /// The effects that the seat was shown and the engine was not, each with its version.
    shown: Vec<(u32, Box<RawValue>)>,
    /// The number from which the seeds and keys of this game follow.
    start: u64,
}

impl<'a> Game<'a> {
    /// Returns the game at a table, of which the engine knows nothing yet.
    pub fn new(house: &'a House, table: &'a str) -> Self {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let start = Digest::new().word(now.as_nanos() as u64).bytes(table.as_bytes()).finish();
        Game { house, table, version: 0, shown: Vec::new(), start }
    }

    /// Plays to the end.
    ///
    /// # Errors
    /// If the server cannot be reached or refuses, or the engine makes a fault.
    pub fn play(mut self, mut player: Player<'_>) -> Result<End, Broken> {
        let mut now = self.house.look(self.table)?;
        loop {
            let Some(seat) = now.seats.iter().find(|seat| seat.mine).map(|seat| seat.seat) else {
                return Ok(End::SeatLost);
            };
            self.learn(&mut now);
            self.agree(&now, seat)?;
            match now.awaiting {
                Awaiting::Over => {
                    let places = places(&now);
                    player.over(places.clone());
                    return Ok(End::Places(places, seat));
                }
                Awaiting::Decision { seat: to_act } if to_act == seat => {
                    self.decide(&now, seat, &mut player)?;
                    now = self.house.look_after(self.table, self.version)?;
                }
                _ => now = self.house.next(self.table, self.version)?,
            }
        }
    }

    /// Notes what the seat was shown since the version that is known.
    fn learn(&mut self, now: &mut Snapshot) {
        if now.since == 0 {
            // Everything is told again, as after an undo of what is known.
            self.shown.clear();
        }
        self.version = now.version;
        for step in now.seen.iter_mut().take(1).flat_map(|seen| seen.steps.drain(..)) {
            if let Some(restored) = step.undo {
                self.shown.retain(|(version, _)| *version <= restored);
            }
            self.shown.extend(step.effects.into_iter().map(|effect| (step.version, effect)));
        }
    }

    /// Agrees to an undo that somebody asks for: the engine is asked anew afterwards.
    fn agree(&self, now: &Snapshot, seat: Seat) -> Result<(), Broken> {
        if !now.undo.as_ref().is_some_and(|wish| wish.waiting.contains(&seat)) {
            return Ok(());
        }
        let key = format!("{:016x}-{}-undo", self.start, now.version);
        let request = UndoRequest { key, seat, version: now.version, word: UndoWord::Agree };
        match self.house.answer(self.table, &request) {
            // Meanwhile it was withdrawn, or somebody moved.
            Ok(_) | Err(Trouble::Refused(_)) => Ok(()),
            Err(trouble) => Err(trouble.into()),
        }
    }

    /// Asks the engine for an action, and makes the move. A move that comes too late, since an undo was granted, changes
    /// nothing.
    fn decide(&mut self, now: &Snapshot, seat: Seat, player: &mut Player<'_>) -> Result<(), Broken> {
        let legal = self.house.legal(self.table, seat)?;
        let Some(seen) = now.seen.first().filter(|_| legal.version == now.version) else { return Ok(()) };
        let shown: Vec<_> = self.shown.drain(..).map(|(_, effect)| effect).collect();
        let seed = Digest::new().word(self.start).word(now.version.into()).finish();
        let question = |id, ms| Question {
            id,
            setup: now.setup.clone(),
            version: now.version,
            seat,
            ms,
            seed,
            view: seen.view.clone(),
            shown,
            legal: legal.actions,
        };
        let action = player.think(question).map_err(Broken::Engine)?;
        let key = format!("{:016x}-{}", self.start, now.version);
        let request = MoveRequest { key, seat, version: now.version, action };
        match self.house.make(self.table, &request) {
            Ok(_) => Ok(()),
            Err(Trouble::Refused(refusal)) => match refusal.kind {
                RefusalKind::StaleVersion | RefusalKind::NotYourTurn | RefusalKind::Over => Ok(()),
                RefusalKind::NotLegal | RefusalKind::Malformed => {
                    Err(Broken::Refused { action: request.action, why: refusal.why })
                }
                _ => Err(Trouble::Refused(refusal).into()),
            },
            Err(trouble) => Err(trouble.into()),
        }
    }
}

/// Returns the places by seat in a view of a game that is over; none if the table ended it.
fn places(now: &Snapshot) -> Vec<u8> {
    let view =
        now.seen.first().and_then(|seen| serde_json::from_str::<serde_json::Value>(seen.view.get()).ok());
    let places = view.and_then(|view| serde_json::from_value(view["result"]["places"].clone()).ok());
    places.unwrap_or_default()
}
