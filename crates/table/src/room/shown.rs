//! Snapshots, frames and answers for each receiver. Everything that leaves a table is made here, from what the session
//! shows each viewer.

use catalog::{Awaiting, Session};
use kernel::{Gain, Seat, Viewer};
use protocol::{
    Course, Frame, PROTOCOL, PointGain, PointOrigin, RefusalKind, SeatInfo, Seen, Snapshot, Stall, Update,
    ViewAt,
};

use super::moves::is_over;
use crate::lineup::game_file;
use crate::refusal::not_started;
use crate::timeline::Timeline;
use crate::{FORMER, Holder, Known, Refusal, Sitter, Table, Turn};

fn stalling(session: &dyn Session) -> Option<Stall> {
    session.stalling().map(|stall| Stall { seat: stall.side, turns: stall.turns, counts: stall.counts })
}

/// The point of view from which a table is shown; equal points of view get equal frames.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Eyes {
    /// The seats held, in playing order.
    pub held: Vec<Seat>,
    /// Whether the viewer set the table up.
    pub owner: bool,
}

impl Table {
    /// Returns the seats that a person holds, in playing order.
    pub fn held_by(&self, holder: Option<Holder>) -> Vec<Seat> {
        if holder.is_none() {
            return Vec::new();
        }
        let seats = (0u8..).map(Seat).zip(self.sitters());
        seats.filter(|(_, sitter)| sitter.holder() == holder).map(|(seat, _)| seat).collect()
    }

    pub(crate) fn eyes(&self, holder: Option<Holder>) -> Eyes {
        Eyes { held: self.held_by(holder), owner: self.is_owner(holder) }
    }

    /// Returns the table as a person sees it now, with the steps that the person does not know yet. Call
    /// [`Table::admits`] first.
    pub fn snapshot(&self, holder: Option<Holder>, known: Known) -> Snapshot {
        self.shown_to(&self.eyes(holder), known)
    }

    /// Returns how many steps a snapshot has for somebody who knows this.
    pub fn steps_after(&self, known: Known) -> u32 {
        self.game().map_or(0, |game| game.version() - game.since(known.after))
    }

    /// Returns whether a snapshot has a step or a line of chat for somebody who knows this.
    pub fn has_news(&self, holder: Option<Holder>, known: Known) -> bool {
        let heard = |last| self.heard(&self.eyes(holder), Some(last)).iter().any(|line| line.id > last);
        self.steps_after(known) > 0 || known.chat.is_some_and(heard)
    }

    pub(crate) fn shown_to(&self, eyes: &Eyes, known: Known) -> Snapshot {
        let since = self.game().map_or(0, |game| game.since(known.after));
        Snapshot {
            protocol: PROTOCOL,
            table: self.id().to_owned(),
            setup: self.setup().to_owned(),
            options: self.options().clone(),
            owner: eyes.owner,
            version: self.game().map_or(0, Timeline::version),
            seats: self.seat_infos(eyes),
            awaiting: self.game().map_or(protocol::Awaiting::Players, |game| awaiting(game.session())),
            stalling: self.game().and_then(|game| stalling(game.session())),
            since,
            seen: self.game().map(|game| seen(game, eyes, since)).unwrap_or_default(),
            sanctioned: if eyes.owner { self.sanctioned() } else { 0 },
            undo: self.wish.clone(),
            bot_waits: self.thinking.news().waits,
            bot_hurried: self.thinking.news().hurried,
            present: self.presence(),
            chat: self.heard(eyes, known.chat),
            rematch: self.rematch().map(str::to_owned),
            rematch_by: self.rematch_by(),
        }
    }

    /// Returns the table as it was shown at an earlier version, to a seat that the sender holds or to a spectator; once
    /// the game is over, to any seat.
    ///
    /// # Errors
    /// If there is no such version or seat, or the sender neither holds the seat nor may watch as a spectator.
    pub fn view_at(&self, holder: Option<Holder>, version: u32, viewer: Viewer) -> Result<ViewAt, Refusal> {
        self.admits(holder)?;
        let game = self.game().ok_or_else(not_started)?;
        if let Viewer::Seat(seat) = viewer {
            self.sitter(seat)?;
            if !is_over(game.session()) {
                self.holds(holder, seat)?;
            }
        }
        let then = game.at(version).ok_or_else(|| {
            let last = game.version();
            Refusal::new(RefusalKind::NotFound, format!("there is no version {version}: the last is {last}"))
        })?;
        Ok(ViewAt { version, view: then.view(viewer) })
    }

    /// Returns where the points of the game came from, without what was undone.
    ///
    /// # Errors
    /// If the game has not begun, or the sender may not see the table.
    pub fn course(&self, holder: Option<Holder>) -> Result<Course, Refusal> {
        self.admits(holder)?;
        let game = self.game().ok_or_else(not_started)?;
        let course = game.course();
        let gains = course.gains.iter().filter_map(|&(version, Gain { seat, origin, amount })| {
            let origin = course.origins.iter().position(|known| *known == origin)? as u8;
            Some(PointGain { version, seat, origin, amount })
        });
        let origins = course.origins.iter().map(|origin| PointOrigin {
            name: origin.words.to_owned(),
            marks: origin.marks,
            wins_by: origin.wins_by.map(|rule| rule.to_string()),
        });
        Ok(Course { version: game.version(), gains: gains.collect(), origins: origins.collect() })
    }

    /// Returns the turn of a seat, with which its holder can find out what is legal.
    ///
    /// # Errors
    /// If the sender does not hold the seat, or may not see the table.
    pub fn turn(&self, holder: Option<Holder>, seat: Seat) -> Result<Turn, Refusal> {
        self.admits(holder)?;
        self.holds(holder, seat)?;
        let session = self.game().map(Timeline::session);
        let acting = session.filter(|session| session.awaiting() == Awaiting::Decision { seat });
        Ok(Turn {
            setup: self.setup().to_owned(),
            version: self.game().map_or(0, Timeline::version),
            view: acting.map(|session| session.view(Viewer::Seat(seat))),
        })
    }

    /// Returns the game as a file, with its players and table options.
    ///
    /// # Errors
    /// If the game still runs (the file contains hidden information), or the sender may not see the table.
    pub fn game_file(&self, holder: Option<Holder>) -> Result<String, Refusal> {
        self.admits(holder)?;
        let game = self.game().ok_or_else(not_started)?;
        if is_over(game.session()) {
            return Ok(game_file(game.session(), self.options(), self.sitters()));
        }
        Err(Refusal::new(
            RefusalKind::StillRunning,
            "the game file shows what is hidden; it is available when the game is over",
        ))
    }

    /// Returns the frame with what happened after a version, for this receiver.
    pub(crate) fn update(&self, eyes: &Eyes, after: u32) -> Frame {
        let game = self.game().expect("only a game that has begun goes on");
        Frame::Update(Update {
            version: game.version(),
            awaiting: awaiting(game.session()),
            stalling: stalling(game.session()),
            seen: seen(game, eyes, after),
        })
    }

    fn seat_infos(&self, eyes: &Eyes) -> Vec<SeatInfo> {
        let info = |(seat, sitter): (Seat, &Sitter)| {
            let (name, level) = match sitter {
                Sitter::Person { name, .. } => (name.clone(), None),
                Sitter::Bot(bot) => (String::new(), Some(bot.to_string())),
                Sitter::Open => (String::new(), None),
            };
            SeatInfo {
                seat,
                name,
                level,
                open: *sitter == Sitter::Open,
                former: sitter.holder() == Some(FORMER),
                program: matches!(sitter, Sitter::Person { program: true, .. }),
                mine: eyes.held.contains(&seat),
            }
        };
        (0u8..).map(Seat).zip(self.sitters()).map(info).collect()
    }
}

fn awaiting(session: &dyn Session) -> protocol::Awaiting {
    match session.awaiting() {
        Awaiting::Decision { seat } => protocol::Awaiting::Decision { seat },
        Awaiting::Chance { question, .. } => protocol::Awaiting::Chance(question),
        Awaiting::Over => protocol::Awaiting::Over,
    }
}

/// Returns one entry for each seat held; for those who hold none, the spectator's.
fn seen(game: &Timeline, eyes: &Eyes, since: u32) -> Vec<Seen> {
    let viewers = match &eyes.held[..] {
        [] => vec![Viewer::Spectator],
        seats => seats.iter().copied().map(Viewer::Seat).collect(),
    };
    let seen = |viewer| Seen { viewer, view: game.session().view(viewer), steps: game.steps(viewer, since) };
    viewers.into_iter().map(seen).collect()
}
