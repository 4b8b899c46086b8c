//! The table at its latest version, as the server tells it: what each viewer at this screen sees, and the steps that led
//! there.

use std::sync::Arc;

use kernel::{Seat, Viewer};
use page::Event;
use protocol::{Awaiting, Snapshot};

use super::kit::AnyKit;
use super::parsed::Parsed;

/// One event.
#[derive(Clone, PartialEq, Debug)]
pub struct Effect {
    /// The effect as the server sent it.
    pub sent: Parsed,
    /// The event as the viewer may see it; shared with the log, which is put together anew for each move.
    pub event: Arc<Event>,
    /// The event as everybody may see it.
    pub public: Arc<Event>,
}

/// The events of one version, as far as the viewer may know.
#[derive(Clone, PartialEq, Debug)]
pub struct Happened {
    /// The number of inputs after it.
    pub version: u32,
    /// The effects, redacted.
    pub effects: Vec<Effect>,
    /// The version that an undo led back to, if this is one.
    pub undo: Option<u32>,
    /// Whether the input was an outcome of chance.
    pub chance: bool,
}

/// The view and the steps of one viewer at this screen.
#[derive(Clone, PartialEq, Debug)]
pub struct Eyes {
    /// The viewer.
    pub viewer: Viewer,
    /// The table now.
    pub view: Parsed,
    /// All steps since the game began that were not undone.
    pub steps: Vec<Happened>,
}

impl Eyes {
    /// Adds the next steps.
    pub fn add(&mut self, steps: impl IntoIterator<Item = Happened>) {
        for step in steps {
            if let Some(to) = step.undo {
                self.steps.retain(|known| known.version <= to);
            }
            self.steps.push(step);
        }
    }
}

/// The table at its latest version.
#[derive(Clone, PartialEq, Debug)]
pub struct Now {
    /// The number of inputs.
    pub version: u32,
    /// The next input that the table waits for.
    pub awaiting: Awaiting,
    /// The side that stalls or will with its next turn, if one does.
    pub stalling: Option<protocol::Stall>,
    /// One entry for each seat held at this screen, else the spectator's; never empty.
    pub eyes: Vec<Eyes>,
}

/// The error for a message of the server that this program cannot parse.
#[derive(Debug)]
pub struct Foreign;

/// Parses what each viewer of a snapshot or an update sees.
///
/// # Errors
/// If a view or an effect cannot be parsed.
pub fn read_eyes(game: &dyn AnyKit, seen: &[protocol::Seen]) -> Result<Vec<Eyes>, Foreign> {
    seen.iter()
        .map(|seen| {
            let view = game.read_view(seen.view.get()).ok_or(Foreign)?;
            let steps = seen.steps.iter().map(|step| read_step(game, step)).collect::<Result<_, _>>()?;
            Ok(Eyes { viewer: seen.viewer, view, steps })
        })
        .collect()
}

fn read_step(game: &dyn AnyKit, step: &protocol::Step) -> Result<Happened, Foreign> {
    let effects = step.effects.iter().map(|effect| {
        let sent = game.read_effect(effect.get()).ok_or(Foreign)?;
        let (event, public) = game.tell(&sent);
        Ok(Effect { sent, event: Arc::new(event), public: Arc::new(public) })
    });
    Ok(Happened {
        version: step.version,
        effects: effects.collect::<Result<_, _>>()?,
        undo: step.undo,
        chance: step.chance,
    })
}

/// Parses the latest version from a snapshot; its steps are those after the snapshot's `since`.
///
/// # Errors
/// If a view or an effect cannot be parsed.
pub fn read_now(game: &dyn AnyKit, snapshot: &Snapshot) -> Result<Now, Foreign> {
    let eyes = read_eyes(game, &snapshot.seen)?;
    if eyes.is_empty() {
        Err(Foreign)
    } else {
        Ok(Now {
            version: snapshot.version,
            awaiting: snapshot.awaiting.clone(),
            stalling: snapshot.stalling,
            eyes,
        })
    }
}

impl Now {
    /// Prepends the known steps up to version `since`; false if some are missing or belong to other viewers.
    pub fn go_on(&mut self, known: &Now, since: u32) -> bool {
        let before = |eyes: &Eyes| known.eyes.iter().find(|known| known.viewer == eyes.viewer);
        if known.version < since || known.eyes.len() != self.eyes.len() {
            return false;
        }
        self.eyes.iter_mut().all(|eyes| {
            before(eyes).is_some_and(|known| {
                let told = std::mem::take(&mut eyes.steps);
                eyes.steps = known.steps.iter().filter(|step| step.version <= since).cloned().collect();
                eyes.add(told);
                true
            })
        })
    }

    /// Returns what the holder of a seat at this screen sees, or a spectator.
    pub fn of(&self, me: Option<Seat>) -> &Eyes {
        self.seen_by(me.map_or(Viewer::Spectator, Viewer::Seat))
    }

    /// Takes in the next version.
    pub fn advance(
        &mut self,
        version: u32,
        awaiting: Awaiting,
        stalling: Option<protocol::Stall>,
        eyes: Vec<Eyes>,
    ) {
        self.version = version;
        self.awaiting = awaiting;
        self.stalling = stalling;
        for new in eyes {
            if let Some(known) = self.eyes.iter_mut().find(|known| known.viewer == new.viewer) {
                known.view = new.view;
                known.add(new.steps);
            }
        }
    }

    fn seen_by(&self, viewer: Viewer) -> &Eyes {
        self.eyes.iter().find(|eyes| eyes.viewer == viewer).unwrap_or(&self.eyes[0])
    }

    /// Returns the steps since the beginning as a viewer saw them; for a viewer who is not at this screen, as one of
    /// those at it saw them.
    pub fn steps(&self, viewer: Viewer) -> &[Happened] {
        &self.seen_by(viewer).steps
    }

    /// Returns the seats held at this screen.
    pub fn held(&self) -> impl Iterator<Item = Seat> + '_ {
        self.eyes.iter().filter_map(|eyes| match eyes.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        })
    }

    /// Returns the seat to act, if there is one.
    pub fn to_act(&self) -> Option<Seat> {
        match self.awaiting {
            Awaiting::Decision { seat } => Some(seat),
            _ => None,
        }
    }

    /// Returns whether a seat at this screen holds something that only its holder may see.
    pub fn secret_here(&self, game: &dyn AnyKit) -> bool {
        self.held().any(|seat| game.has_secret(&self.of(Some(seat)).view, seat))
    }
}
