//! A simulated person with a browser, who remembers what was shown, repeats each request until it is answered, and
//! reconnects after a connection is lost.

use std::collections::BTreeMap;

use protocol::{Awaiting, Frame, Seat, Seen, Snapshot, Step, UndoWish};
use table::{Ask, Holder, Known, Socket};

use crate::{Broken, kept};

/// A request that is repeated until it is answered.
#[derive(Clone, Debug)]
pub(crate) struct Request {
    pub number: u32,
    pub ask: Ask,
}

/// A step as it was shown: its version, its effects, and the version that an undo led back to.
type Shown = (u32, Vec<String>, Option<u32>);

/// A simulated person with a browser.
pub(crate) struct Client {
    pub holder: Holder,
    /// The open connection, as far as the client knows.
    pub connection: Option<Socket>,
    /// Whether a connection was requested and not answered yet.
    pub connecting: bool,
    /// The delay of this client's frames, in ticks.
    pub slow: u64,
    pub version: u32,
    pub awaiting: Option<Awaiting>,
    pub seats: Vec<protocol::SeatInfo>,
    pub wish: Option<UndoWish>,
    pub request: Option<Request>,
    /// The steps, for each viewer at this screen.
    pub steps: BTreeMap<String, Vec<Shown>>,
    /// The numbers of the chat lines received.
    pub heard: Vec<u32>,
}

impl Client {
    pub fn new(number: u8, slow: u64) -> Self {
        Client {
            holder: [number + 1; 32],
            connection: None,
            connecting: false,
            slow,
            version: 0,
            awaiting: None,
            seats: Vec::new(),
            wish: None,
            request: None,
            steps: BTreeMap::new(),
            heard: Vec::new(),
        }
    }

    /// Returns what the client says it knows when it reconnects.
    pub fn known(&self) -> Known {
        Known { after: self.version, chat: self.heard.last().copied() }
    }

    /// Returns the seat that the client holds, as far as it knows.
    pub fn seat(&self) -> Option<Seat> {
        self.seats.iter().find(|seat| seat.mine).map(|seat| seat.seat)
    }

    /// Processes a frame.
    ///
    /// # Errors
    /// If the frame breaks a promise of the server.
    pub fn hear(&mut self, frame: &Frame) -> Result<(), Broken> {
        match frame {
            Frame::Snapshot(snapshot) => self.arrive(snapshot),
            Frame::Update(update) => {
                for seen in &update.seen {
                    let first = seen.steps.first().map(|step| step.version);
                    kept(first == Some(self.version + 1), || {
                        format!("after version {} came {first:?}", self.version)
                    })?;
                    self.add(seen)?;
                }
                self.version = update.version;
                self.awaiting = Some(update.awaiting.clone());
                self.wish = None;
                Ok(())
            }
            Frame::Undo(news) => {
                self.wish = news.wish.clone();
                Ok(())
            }
            Frame::Chat(chat) => {
                self.heard.extend(chat.lines.iter().map(|line| line.id));
                self.heard.sort_unstable();
                let doubled = self.heard.windows(2).any(|pair| pair[0] == pair[1]);
                kept(!doubled, || format!("a line was shown twice: {:?}", self.heard))
            }
            Frame::Present(_)
            | Frame::Rematch(_)
            | Frame::Options(_)
            | Frame::Bot(_)
            | Frame::Notice(_)
            | Frame::Alive => Ok(()),
        }
    }

    fn arrive(&mut self, snapshot: &Snapshot) -> Result<(), Broken> {
        self.connecting = false;
        if snapshot.since == 0 {
            self.steps.clear();
        } else {
            kept(snapshot.since == self.version, || {
                format!(
                    "asked for what comes after {}, got what comes after {}",
                    self.version, snapshot.since
                )
            })?;
        }
        for seen in &snapshot.seen {
            self.add(seen)?;
        }
        // A snapshot on an open connection contains everything; a requested one contains what is missing.
        for line in &snapshot.chat {
            if !self.heard.contains(&line.id) {
                self.heard.push(line.id);
            }
        }
        self.heard.sort_unstable();
        self.version = snapshot.version;
        self.awaiting = Some(snapshot.awaiting.clone());
        self.seats = snapshot.seats.clone();
        self.wish = snapshot.undo.clone();
        Ok(())
    }

    fn add(&mut self, seen: &Seen) -> Result<(), Broken> {
        let steps = self.steps.entry(seen.viewer.to_string()).or_default();
        for step in &seen.steps {
            let last = steps.last().map_or(0, |&(version, ..)| version);
            kept(last < step.version, || format!("step {} came after step {last}", step.version))?;
            if let Some(to) = step.undo {
                steps.retain(|&(version, ..)| version <= to);
            }
            steps.push(shown(step));
        }
        Ok(())
    }
}

/// Returns a step in a form that can be compared.
pub(crate) fn shown(step: &Step) -> Shown {
    let effects = step.effects.iter().map(|effect| effect.get().to_owned()).collect();
    (step.version, effects, step.undo)
}
