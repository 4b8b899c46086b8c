//! What those present are shown. Everything that leaves a table is made here, from what the session shows
//! each viewer.

use catalog::{Awaiting, Session};
use kernel::{Seat, Viewer};
use protocol::{
    Frame, PROTOCOL, Presence, RawValue, RefusalKind, SeatInfo, Seen, Snapshot, Step, TableOptions, Update,
    ViewAt,
};

use crate::{Holder, Refusal, Sitter, Table};

impl Table {
    /// The seats that somebody holds, in playing order.
    pub fn held_by(&self, holder: Option<Holder>) -> Vec<Seat> {
        held_by(self.sitters(), holder)
    }

    /// The table as somebody sees it now, with all that happened since the game began.
    pub fn snapshot(&self, holder: Option<Holder>) -> Snapshot {
        let session = self.session();
        Snapshot {
            protocol: PROTOCOL,
            table: self.id().to_owned(),
            setup: session.setup(),
            options: TableOptions::default(),
            owner: false,
            version: session.version(),
            seats: seat_infos(self.sitters(), holder),
            awaiting: awaiting(session),
            since: 0,
            seen: seen(session, &self.held_by(holder), 0),
            undo: None,
            present: Presence::default(),
            chat: Vec::new(),
            rematch: self.rematch().map(str::to_owned),
        }
    }

    /// The table as it was shown at an earlier version, to a seat that the asker holds or to a spectator.
    ///
    /// # Errors
    /// If there is no such version or seat, or the asker does not hold it.
    pub fn view_at(&self, holder: Option<Holder>, version: u32, viewer: Viewer) -> Result<ViewAt, Refusal> {
        if let Viewer::Seat(seat) = viewer {
            self.holds(holder, seat)?;
        }
        let then = self.session().at(version);
        let then = then.ok_or_else(|| {
            let last = self.session().version();
            Refusal::new(RefusalKind::NotFound, format!("there is no version {version}: the last is {last}"))
        })?;
        Ok(ViewAt { version, view: raw(then.view(viewer)) })
    }

    /// The game as a file.
    ///
    /// # Errors
    /// While the game runs: the file shows what is hidden.
    pub fn game_file(&self) -> Result<String, Refusal> {
        match self.session().awaiting() {
            Awaiting::Over => Ok(self.session().log()),
            _ => Err(Refusal::new(
                RefusalKind::StillRunning,
                "the game file shows what is hidden; it can be had when the game is over",
            )),
        }
    }

    /// The frame that tells holders of these seats what happened after a version.
    pub(crate) fn update(&self, held: &[Seat], after: u32) -> Frame {
        let session = self.session();
        Frame::Update(Update {
            version: session.version(),
            awaiting: awaiting(session),
            seen: seen(session, held, after),
        })
    }
}

pub(crate) fn held_by(sitters: &[Sitter], holder: Option<Holder>) -> Vec<Seat> {
    let Some(holder) = holder else { return Vec::new() };
    let seats = (0u8..).map(Seat).zip(sitters);
    seats.filter(|(_, sitter)| sitter.holder() == Some(holder)).map(|(seat, _)| seat).collect()
}

fn seat_infos(sitters: &[Sitter], holder: Option<Holder>) -> Vec<SeatInfo> {
    let info = |(seat, sitter): (Seat, &Sitter)| match sitter {
        Sitter::Person { holder: sits, name } => {
            SeatInfo { seat, name: name.clone(), level: None, open: false, mine: Some(*sits) == holder }
        }
        Sitter::Bot(bot) => {
            SeatInfo { seat, name: String::new(), level: Some(bot.to_string()), open: false, mine: false }
        }
    };
    (0u8..).map(Seat).zip(sitters).map(info).collect()
}

fn awaiting(session: &dyn Session) -> protocol::Awaiting {
    match session.awaiting() {
        Awaiting::Decision { seat } => protocol::Awaiting::Decision { seat },
        Awaiting::Chance { question, .. } => protocol::Awaiting::Chance(question),
        Awaiting::Over => protocol::Awaiting::Over,
    }
}

/// One entry for each seat held; for those who hold none, the spectator's.
fn seen(session: &dyn Session, held: &[Seat], after: u32) -> Vec<Seen> {
    let viewers = match held {
        [] => vec![Viewer::Spectator],
        seats => seats.iter().copied().map(Viewer::Seat).collect(),
    };
    let seen = |viewer| Seen {
        viewer,
        view: raw(session.view(viewer)),
        steps: session.steps(viewer, after).into_iter().map(step).collect(),
    };
    viewers.into_iter().map(seen).collect()
}

fn step(step: catalog::Step) -> Step {
    Step { version: step.version, effects: step.effects.into_iter().map(raw).collect(), undo: None }
}

fn raw(json: String) -> Box<RawValue> {
    RawValue::from_string(json).expect("a session shows well-formed JSON")
}
