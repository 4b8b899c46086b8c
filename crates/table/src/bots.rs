//! Asking the bots of a table: when, and when no more.

use catalog::{Awaiting, BotSpec, Source};
use protocol::{BotNews, Frame};

use crate::room::Decision;
use crate::timeline::Timeline;
use crate::{Alarm, Attendance, BotTask, Command, Sitter, Table};

/// The first pause before a bot is asked again, in milliseconds; it doubles up to the maximum.
const PAUSE_MS: u64 = 100;
const PAUSE_MS_MAX: u64 = 30_000;
/// The time for which a bot waits for its turn to think before the table shows it, in milliseconds.
const QUEUE_MS: u64 = 1000;
/// The time for which bots play on at a table of bots that nobody watches, in milliseconds.
const DESERTED_MS: u64 = 10 * 60 * 1000;

/// The state of the request to the bot that is to move.
#[derive(Default)]
pub(crate) struct Thinking {
    /// The version about which a bot was asked.
    about: Option<u32>,
    /// Whether the bot has begun to think.
    begun: bool,
    /// Whether the table shows that the bot waits for its turn.
    waits: bool,
    /// The number of consecutive failures of the bot.
    setbacks: u32,
    /// Whether an alarm is set that stops the bots.
    doomed: bool,
    /// Whether the bots have stopped, because nobody was there for too long.
    stopped: bool,
}

impl Thinking {
    /// Records that a move was stored, which everybody is shown.
    pub fn succeeded(&mut self) {
        self.setbacks = 0;
        self.waits = false;
    }

    /// Returns whether nothing has gone wrong, so that a bot can be asked without a pause.
    pub fn is_well(&self) -> bool {
        self.setbacks == 0
    }

    /// Returns whether the table shows that a bot waits for its turn.
    pub fn waits(&self) -> bool {
        self.waits
    }
}

impl Table {
    /// Returns the bot that is to move, and can.
    pub(crate) fn bot_to_move(&self) -> Option<BotSpec> {
        let game = self.game().filter(|game| !self.thinking.stopped && !self.bounds.is_full(game))?;
        let Awaiting::Decision { seat } = game.session().awaiting() else { return None };
        match self.sitters().get(seat.index()) {
            Some(Sitter::Bot(bot)) => Some(*bot),
            _ => None,
        }
    }

    /// Returns who is here.
    fn attendance(&self) -> Attendance {
        if self.sitters().iter().any(|sitter| !matches!(sitter, Sitter::Bot(_))) {
            Attendance::Seated
        } else if self.is_watched() {
            Attendance::Watched
        } else {
            Attendance::Deserted
        }
    }

    /// Asks the bot that is to move, once. While an undo request is open, bots wait.
    pub(crate) fn ask_bot(&mut self, commands: &mut Vec<Command>) {
        let Some(game) = self.game() else { return };
        let version = game.version();
        if self.is_storing() || self.wish.is_some() || self.thinking.about == Some(version) {
            return;
        }
        let Some(bot) = self.bot_to_move() else { return };
        let session = game.session().clone_box();
        let attendance = self.attendance();
        self.thinking.about = Some(version);
        self.thinking.begun = false;
        if attendance == Attendance::Deserted && !self.thinking.doomed {
            self.desert(commands);
        }
        commands.push(Command::Wake(Alarm::Queue, QUEUE_MS));
        commands.push(Command::Think(BotTask { bot, version, owner: self.owner(), attendance, session }));
    }

    /// Handles that somebody has come to watch: bots that have stopped go on, and one that waits for its turn has more
    /// right to it.
    pub(crate) fn visited(&mut self, commands: &mut Vec<Command>) {
        let was_deserted = self.thinking.stopped || self.thinking.doomed;
        self.thinking.stopped = false;
        self.thinking.doomed = false;
        if was_deserted {
            self.ask_again(commands);
        }
    }

    /// Handles that somebody has gone: if nobody is left, the bots play on for a while, with less right to it.
    pub(crate) fn deserted(&mut self, commands: &mut Vec<Command>) {
        if self.bot_to_move().is_some() && self.attendance() == Attendance::Deserted {
            self.desert(commands);
            self.ask_again(commands);
        }
    }

    /// Asks the bot that is to move anew, unless it thinks already.
    fn ask_again(&mut self, commands: &mut Vec<Command>) {
        let asked = self.thinking.about == self.game().map(Timeline::version);
        if !(asked && self.thinking.begun) {
            self.thinking.about = None;
            self.ask_bot(commands);
        }
    }

    fn desert(&mut self, commands: &mut Vec<Command>) {
        self.thinking.doomed = true;
        commands.push(Command::Wake(Alarm::Desertion, DESERTED_MS));
    }

    /// Stops the bots, unless somebody has come meanwhile.
    pub(crate) fn stop_bots(&mut self) {
        self.thinking.stopped = self.thinking.doomed && self.attendance() == Attendance::Deserted;
        self.thinking.doomed = false;
    }

    /// Shows that the bot waits for its turn, if it still does.
    pub(crate) fn show_queue(&mut self, commands: &mut Vec<Command>) {
        let about_this = self.thinking.about == self.game().map(Timeline::version);
        if about_this && self.bot_to_move().is_some() && !self.thinking.begun {
            self.tell_queue(true, commands);
        }
    }

    /// Handles that a bot begins to think.
    pub(crate) fn begun(&mut self, version: u32, commands: &mut Vec<Command>) {
        if self.thinking.about == Some(version) {
            self.thinking.begun = true;
            self.tell_queue(false, commands);
        }
    }

    fn tell_queue(&mut self, waits: bool, commands: &mut Vec<Command>) {
        if self.thinking.waits != waits {
            self.thinking.waits = waits;
            self.show(|_, _| Frame::Bot(BotNews { waits }), commands);
        }
    }

    /// Handles the answer of a bot.
    pub(crate) fn thought(
        &mut self,
        version: u32,
        action: Option<String>,
        source: &mut dyn Source,
        commands: &mut Vec<Command>,
    ) {
        // An action for another version is of no use any more.
        let expected =
            self.thinking.about == Some(version) && self.game().is_some_and(|game| game.version() == version);
        if !expected {
            return;
        }
        if self.is_storing() || self.wish.is_some() {
            // Asked again when the table turns to its bots.
            self.thinking.about = None;
            return;
        }
        let decision = action
            .map(|action| self.guarded(&action, commands, |table, _| table.play(&action, None, source)));
        match decision {
            Some(Ok(Decision::Store(write, after))) => self.store(write, after, None, commands),
            Some(_) | None => self.set_back(commands),
        }
    }

    /// Handles a failure of a bot: it is asked again after a pause.
    pub(crate) fn set_back(&mut self, commands: &mut Vec<Command>) {
        self.thinking.about = None;
        let pause = PAUSE_MS.saturating_mul(1 << self.thinking.setbacks.min(16)).min(PAUSE_MS_MAX);
        self.thinking.setbacks += 1;
        commands.push(Command::Wake(Alarm::Bots, pause));
    }
}
