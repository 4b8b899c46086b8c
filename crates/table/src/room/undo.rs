//! Undo by consent of all players, and never across a reveal.

use kernel::Seat;
use protocol::{Frame, Moved, RefusalKind, UndoNews, UndoRequest, UndoWish, UndoWord};

use crate::decision::{After, Decision};
use crate::draft::standing;
use crate::timeline::Timeline;
use crate::{Alarm, Asked, Batch, Command, FORMER, Granted, Key, Refusal, Table, Write};

/// The time for which an undo request waits for answers, in milliseconds. While it waits, bots wait too.
const EXPIRES_MS: u64 = 5 * 60 * 1000;

/// The time that a write in progress has before an undo request is looked at again, in milliseconds.
const STORED_MS: u64 = 1000;

impl Table {
    /// Carries out a step in the negotiation of an undo.
    pub(crate) fn undo_word(
        &mut self,
        asked: &Asked,
        request: &UndoRequest,
        key: Option<Key>,
        commands: &mut Vec<Command>,
    ) -> Result<Decision, Refusal> {
        let seat = request.seat;
        let game = self.running()?;
        let version = game.version();
        if request.version != version {
            let why = format!("the table is at version {version}, not {}", request.version);
            return Err(Refusal::new(RefusalKind::StaleVersion, why));
        }
        let (wish, refused) = match (request.word, self.wish.clone()) {
            (UndoWord::Ask, None) if self.refused_undos.get(&seat) == Some(&version) => {
                let why = "this was refused; it can be asked for again after the next move";
                return Err(Refusal::new(RefusalKind::UndoRefused, why));
            }
            (UndoWord::Ask, None) => {
                let to = last_action(game, seat)?;
                let turns = game.at(to).map_or(0, |then| then.turns());
                self.bounds.allow_undo(game, turns)?;
                let waiting = self.others(asked.holder);
                if waiting.is_empty() {
                    return self.undo_to(to, key);
                }
                commands.push(Command::Wake(Alarm::Undo, EXPIRES_MS));
                (Some(UndoWish { seat, to, waiting }), None)
            }
            (UndoWord::Ask, Some(wish)) if wish.seat == seat => (Some(wish), None),
            (UndoWord::Ask, Some(_)) => {
                let why = "somebody else has already asked to undo a move";
                return Err(Refusal::new(RefusalKind::StillRunning, why));
            }
            (UndoWord::Agree, Some(mut wish)) if self.answers(&wish, seat) => {
                // A person who holds several seats has one word.
                let held = self.held_by(asked.holder);
                wish.waiting.retain(|waits| !held.contains(waits));
                if wish.waiting.is_empty() {
                    return self.undo_to(wish.to, key);
                }
                (Some(wish), None)
            }
            (UndoWord::Refuse, Some(wish)) if self.answers(&wish, seat) => {
                self.refused_undos.insert(wish.seat, version);
                (None, Some(seat))
            }
            (UndoWord::Withdraw, Some(wish)) if wish.seat == seat => (None, None),
            (UndoWord::Agree | UndoWord::Refuse, _) => {
                return Err(Refusal::new(RefusalKind::NoWish, "nobody else has asked to undo a move"));
            }
            (UndoWord::Withdraw, _) => {
                let why = format!("seat {seat} has not asked to undo a move");
                return Err(Refusal::new(RefusalKind::NoWish, why));
            }
        };
        if wish != self.wish || refused.is_some() {
            self.wish = wish.clone();
            self.show(|_, _| Frame::Undo(UndoNews { wish: wish.clone(), refused }), commands);
        }
        Ok(Decision::Done(Granted::Moved(Moved { version })))
    }

    /// Ends an undo request that was not answered for too long, as if it had been withdrawn.
    pub(crate) fn undo_expired(&mut self, commands: &mut Vec<Command>) {
        if self.is_storing() {
            // Perhaps the undo itself.
            return commands.push(Command::Wake(Alarm::Undo, STORED_MS));
        }
        if self.wish.take().is_some() {
            self.show(|_, _| Frame::Undo(UndoNews { wish: None, refused: None }), commands);
            self.ask_bot(commands);
        }
    }

    /// Returns whether a seat has to answer this undo request.
    fn answers(&self, wish: &UndoWish, seat: Seat) -> bool {
        let holder = |seat: Seat| self.sitters().get(seat.index()).and_then(|sitter| sitter.holder());
        holder(seat) != holder(wish.seat)
    }

    /// Returns the seats of all other people at the table. Former players cannot answer, so they are not asked.
    fn others(&self, holder: Option<crate::Holder>) -> Vec<Seat> {
        let seats = (0u8..).map(Seat).zip(self.sitters());
        let asked =
            |other: Option<crate::Holder>| other.is_some() && other != holder && other != Some(FORMER);
        seats.filter(|(_, sitter)| asked(sitter.holder())).map(|(seat, _)| seat).collect()
    }

    fn undo_to(&self, to: u32, key: Option<Key>) -> Result<Decision, Refusal> {
        let game = self.running()?;
        let before = game.at(to).ok_or_else(nothing)?;
        let batch = Batch {
            seq: self.stored,
            version: game.version() + 1,
            inputs: Vec::new(),
            undo: Some(to),
            key,
            standing: standing(before.as_ref()),
        };
        Ok(Decision::Store(Write::Batch(batch), After::Game(before)))
    }
}

fn nothing() -> Refusal {
    Refusal::new(RefusalKind::NothingToUndo, "this seat has no action to undo")
}

/// Returns the version before a seat's last action, if it and everything after it can be undone.
fn last_action(game: &Timeline, seat: Seat) -> Result<u32, Refusal> {
    let (version, before) = game.last_action(seat).ok_or_else(nothing)?;
    let session = game.session();
    match (before + 1..=session.version()).find(|&input| session.reveals(input)) {
        None => Ok(version),
        Some(_) => {
            Err(Refusal::new(RefusalKind::Revealed, "it cannot be undone: something was revealed since"))
        }
    }
}
