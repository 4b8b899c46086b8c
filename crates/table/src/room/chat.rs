//! The chat at a table.

use std::collections::VecDeque;

use kernel::Seat;
use protocol::{CHAT_SHOWN, Chat as ChatFrame, Frame, RefusalKind, Room, SayRequest};

use super::shown::Eyes;
use crate::decision::{After, Decision};
use crate::keys::Mark;
use crate::words::{checked_line, checked_name};
use crate::{Asked, Command, Line, Refusal, Sitter, Table, Write};

/// The last lines of each room, as many as a snapshot shows.
#[derive(Default)]
pub(crate) struct Chat {
    lines: VecDeque<Line>,
    next: u32,
}

impl Chat {
    pub fn new(lines: Vec<Line>) -> Self {
        let next = lines.last().map_or(0, |line| line.id + 1);
        Chat { lines: lines.into(), next }
    }

    /// Returns the number of the next line.
    pub fn next(&self) -> u32 {
        self.next
    }

    /// Adds a line; the oldest of its room is dropped if there are too many.
    pub fn push(&mut self, line: Line) {
        let room = line.room;
        self.next = line.id + 1;
        self.lines.push_back(line);
        if self.lines.iter().filter(|line| line.room == room).count() > CHAT_SHOWN
            && let Some(oldest) = self.lines.iter().position(|line| line.room == room)
        {
            self.lines.remove(oldest);
        }
    }

    pub fn lines(&self) -> impl DoubleEndedIterator<Item = &Line> {
        self.lines.iter()
    }
}

impl Table {
    /// Checks a line and returns it as it is stored.
    pub(crate) fn say(
        &self,
        asked: &Asked,
        request: &SayRequest,
        at: u64,
        mark: Option<&Mark>,
    ) -> Result<Decision, Refusal> {
        self.admits(asked.holder)?;
        let (Some(speaker), Some(mark)) = (asked.holder, mark) else {
            return Err(Refusal::new(RefusalKind::NotYourSeat, "a guest without an identity cannot chat"));
        };
        self.may_say(speaker)?;
        let held = self.held_by(asked.holder);
        if let Some(seat) = request.seat {
            self.holds(asked.holder, seat)?;
        }
        let seat = request.seat.or(held.first().copied());
        let name = match seat.and_then(|seat| self.sitters().get(seat.index())) {
            Some(Sitter::Person { name, .. }) => name.clone(),
            _ => checked_name(&request.name)?,
        };
        let line = Line {
            id: self.chat().next(),
            room: if seat.is_none() && self.is_running() { Room::Spectators } else { Room::Table },
            // Before the game begins people change seats, so only the name says who wrote a line.
            seat: seat.filter(|_| self.game().is_some()),
            speaker,
            name,
            text: checked_line(&request.text)?,
            key: request.key.clone(),
            body: mark.body,
            at,
        };
        Ok(Decision::Store(Write::Chat(line), After::Nothing))
    }

    /// Returns whether a line may be shown to this receiver now.
    pub(crate) fn hears(&self, eyes: &Eyes, line: &Line) -> bool {
        line.room == Room::Table || eyes.held.is_empty() || !self.is_running()
    }

    /// Returns the last lines that may be shown to this receiver, without those up to the last one it knows. Lines that
    /// were hidden from players while the game ran are sent in any case, since the players may have been away when it
    /// ended.
    pub(crate) fn heard(&self, eyes: &Eyes, known: Option<u32>) -> Vec<protocol::ChatLine> {
        let kept_back = |line: &Line| line.room == Room::Spectators && !eyes.held.is_empty();
        // A receiver who was away when the line was hidden may still show it.
        let hidden = |line: &Line| self.sanction(Some(line.speaker)).is_some();
        let unknown =
            |line: &Line| known.is_none_or(|known| line.id > known) || kept_back(line) || hidden(line);
        let new = |line: &&Line| unknown(line) && self.hears(eyes, line);
        let mut last: Vec<_> = self
            .chat()
            .lines()
            .rev()
            .filter(new)
            .take(CHAT_SHOWN)
            .map(|line| self.shown_line(line))
            .collect();
        last.reverse();
        last
    }

    /// Returns whether a line was said under the name of a seat that its speaker holds now. A stranger who sits down
    /// later under another name stays one in what they said before.
    fn is_of_seat(&self, line: &Line) -> bool {
        let goes_by = |seat: &Seat| match self.sitters().get(seat.index()) {
            Some(Sitter::Person { name, .. }) => *name == line.name,
            _ => false,
        };
        self.held_by(Some(line.speaker)).iter().any(goes_by)
    }

    /// Converts a line to the form in which it is shown.
    pub(crate) fn shown_line(&self, line: &Line) -> protocol::ChatLine {
        let hidden = self.sanction(Some(line.speaker)).is_some();
        let shown = |words: &str| if hidden { String::new() } else { words.to_owned() };
        protocol::ChatLine {
            id: line.id,
            room: line.room,
            seat: line.seat,
            guest: !self.is_of_seat(line),
            hidden,
            name: shown(&line.name),
            text: shown(&line.text),
            at: line.at / 1000,
        }
    }

    /// Tells everybody who may hear it a line that was stored.
    pub(crate) fn said(&mut self, line: Line, commands: &mut Vec<Command>) {
        self.tell_line(&line, commands);
        self.chat_mut().push(line);
    }

    fn tell_line(&self, line: &Line, commands: &mut Vec<Command>) {
        let frame = ChatFrame { lines: vec![self.shown_line(line)] };
        self.show_some(|table, eyes| table.hears(eyes, line).then(|| Frame::Chat(frame.clone())), commands);
    }

    /// Sends the players the chat of the spectators when the game is over.
    pub(crate) fn tell_what_spectators_said(&self, commands: &mut Vec<Command>) {
        if self.is_running() {
            return;
        }
        let said = self.chat().lines().filter(|line| line.room == Room::Spectators);
        let frame = ChatFrame { lines: said.map(|line| self.shown_line(line)).collect() };
        if !frame.lines.is_empty() {
            let new = |eyes: &Eyes| !eyes.held.is_empty();
            self.show_some(|_, eyes| new(eyes).then(|| Frame::Chat(frame.clone())), commands);
        }
    }
}
