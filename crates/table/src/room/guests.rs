//! People without a seat: whom the table admits, and the decisions of its owner about them.

use protocol::{Chat as ChatFrame, Frame, GuestRequest, OptionsNews, RefusalKind};

use crate::decision::{After, Decision};
use crate::load::CLOSED;
use crate::sitter::FORMER;
use crate::{Command, EVERYBODY, Granted, Holder, Line, Moderation, Refusal, Sanction, Socket, Table, Write};

/// The largest number of people about whom the owner of a table decides: beyond it the owner can close the table to
/// spectators.
const SANCTIONED_MAX: usize = 100;

impl Table {
    /// Checks that a person may see the table.
    ///
    /// # Errors
    /// If only the holders of seats may, or the owner removed the person, and the person holds no seat. The owner may,
    /// unless the host closed the table.
    pub fn admits(&self, holder: Option<Holder>) -> Result<(), Refusal> {
        if !self.held_by(holder).is_empty() {
            return Ok(());
        }
        let is_closed_by_host = self.revision() >= CLOSED || self.sanctions().contains_key(&EVERYBODY);
        let is_closed = self.game().is_some() && !self.options().spectators;
        let is_removed = self.sanction(holder) == Some(Sanction::Removed);
        if !is_closed_by_host && (self.is_owner(holder) || !is_closed && !is_removed) {
            return Ok(());
        }
        Err(Refusal::new(RefusalKind::NoSpectators, "this table does not allow spectators"))
    }

    /// Returns the number of people whom the owner muted or removed.
    pub(crate) fn sanctioned(&self) -> u32 {
        self.sanctions().keys().filter(|person| **person != EVERYBODY).count() as u32
    }

    /// Returns what the owner decided about a person.
    pub(crate) fn sanction(&self, holder: Option<Holder>) -> Option<Sanction> {
        self.sanctions().get(&holder.filter(|holder| *holder != EVERYBODY)?).copied()
    }

    /// Checks that a person may write lines.
    pub(crate) fn may_say(&self, holder: Holder) -> Result<(), Refusal> {
        match self.sanction(Some(holder)) {
            None => Ok(()),
            Some(_) => Err(Refusal::new(RefusalKind::Muted, "the owner of this table has muted you")),
        }
    }

    /// Decides on a request of the owner.
    pub(crate) fn moderate(
        &self,
        asker: Option<Holder>,
        request: &GuestRequest,
    ) -> Result<Decision, Refusal> {
        self.owns(asker)?;
        let change = match *request {
            GuestRequest::Mute { line } => Moderation::Person(self.guest(line)?, Some(Sanction::Muted)),
            GuestRequest::Remove { line } => Moderation::Person(self.guest(line)?, Some(Sanction::Removed)),
            GuestRequest::Pardon { line } => Moderation::Person(self.writer(line)?, None),
            GuestRequest::PardonAll {} => Moderation::Everybody,
            GuestRequest::Spectators { admitted } => Moderation::Spectators(admitted),
        };
        let (mut sanctions, mut spectators) = (self.sanctions().clone(), self.options().spectators);
        change.apply(&mut sanctions, &mut spectators);
        if sanctions == *self.sanctions() && spectators == self.options().spectators {
            return Ok(Decision::Done(Granted::Moderated));
        }
        if sanctions.len() > SANCTIONED_MAX {
            let why = "too many people are muted or removed already; the table can be closed to spectators";
            return Err(Refusal::new(RefusalKind::TooMany, why));
        }
        Ok(Decision::Store(Write::Moderation(change), After::Nothing))
    }

    /// Returns the writer of a line.
    fn writer(&self, line: u32) -> Result<Holder, Refusal> {
        let said = self.chat().lines().find(|said| said.id == line && said.speaker != FORMER);
        let why = || Refusal::new(RefusalKind::NotFound, format!("line {line} is not among the last lines"));
        said.map(|said| said.speaker).ok_or_else(why)
    }

    /// Returns the writer of a line, if they are neither the owner nor a player.
    fn guest(&self, line: u32) -> Result<Holder, Refusal> {
        let writer = self.writer(line)?;
        if self.is_owner(Some(writer)) || !self.held_by(Some(writer)).is_empty() {
            return Err(Refusal::new(RefusalKind::SeatTaken, "players cannot be muted or removed"));
        }
        Ok(writer)
    }

    /// Applies what was stored, and tells everybody what has changed for them.
    pub(crate) fn moderated(&mut self, change: &Moderation, commands: &mut Vec<Command>) {
        let (sanctions, spectators) = (self.sanctions().clone(), self.options().spectators);
        self.apply(change);
        self.cut_who_is_not_admitted(commands);
        if spectators != self.options().spectators {
            let options = self.options().clone();
            self.show(|_, _| Frame::Options(OptionsNews { options: options.clone() }), commands);
        }
        let changed = |line: &&Line| {
            sanctions.contains_key(&line.speaker) != self.sanctions().contains_key(&line.speaker)
        };
        let changed: Vec<&Line> = self.chat().lines().filter(changed).collect();
        self.show_some(
            |table, eyes| {
                let heard = changed.iter().filter(|line| table.hears(eyes, line));
                let lines: Vec<_> = heard.map(|line| table.shown_line(line)).collect();
                (!lines.is_empty()).then_some(Frame::Chat(ChatFrame { lines }))
            },
            commands,
        );
    }

    /// Closes the connections of those who may not see the table any more.
    pub(crate) fn cut_who_is_not_admitted(&mut self, commands: &mut Vec<Command>) {
        let refused = |(_, holder): &(&Socket, &Option<Holder>)| self.admits(**holder).is_err();
        let cut: Vec<Socket> = self.sockets().iter().filter(refused).map(|(&socket, _)| socket).collect();
        if cut.is_empty() {
            return;
        }
        self.disconnect(&cut);
        commands.push(Command::Cut(cut));
    }
}
