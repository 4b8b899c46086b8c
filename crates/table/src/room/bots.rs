//! Asking the bots of a table: when, and when no more.

use catalog::{Awaiting, Source};
use mind::BotSpec;
use protocol::{BotNews, Frame};

use crate::decision::Decision;
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
    /// The people who were connected when the bot was asked, or when the last of them came or went.
    attendance: Option<Attendance>,
    /// The news of the bot that the table shows.
    news: BotNews,
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
        self.news.waits = false;
    }

    /// Returns whether nothing has gone wrong, so that a bot can be asked without a pause.
    pub fn is_well(&self) -> bool {
        self.setbacks == 0
    }

    /// Returns the news of the bot that the table shows.
    pub fn news(&self) -> BotNews {
        self.news
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

    /// Returns whether only bots hold seats, and nobody is connected.
    fn is_left_to_bots(&self) -> bool {
        let of_bots = self.sitters().iter().all(|sitter| matches!(sitter, Sitter::Bot(_)));
        of_bots && self.attendance() == Attendance::Deserted
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
        self.thinking.attendance = Some(attendance);
        if self.is_left_to_bots() && !self.thinking.doomed {
            self.desert(commands);
        }
        commands.push(Command::Wake(Alarm::Queue, QUEUE_MS));
        commands.push(Command::Think(BotTask { bot, version, owner: self.owner(), attendance, session }));
    }

    /// Handles that somebody has come: bots that have stopped go on, and one that thinks or waits to think may have more
    /// right to it.
    pub(crate) fn visited(&mut self, commands: &mut Vec<Command>) {
        self.thinking.doomed = false;
        if std::mem::take(&mut self.thinking.stopped) {
            self.ask_bot(commands);
        }
        self.attend(commands);
    }

    /// Handles that somebody has gone: at a table of bots alone where nobody is left, they play on for a while.
    pub(crate) fn deserted(&mut self, commands: &mut Vec<Command>) {
        self.attend(commands);
        if self.bot_to_move().is_some() && self.is_left_to_bots() {
            self.desert(commands);
        }
    }

    /// Tells the bots who is connected, if that has changed since one was asked and it still thinks.
    pub(crate) fn attend(&mut self, commands: &mut Vec<Command>) {
        let attendance = self.attendance();
        let thinks =
            self.thinking.about.is_some() && self.thinking.about == self.game().map(Timeline::version);
        if thinks && self.thinking.attendance != Some(attendance) {
            self.thinking.attendance = Some(attendance);
            commands.push(Command::Attend(attendance));
        }
    }

    fn desert(&mut self, commands: &mut Vec<Command>) {
        self.thinking.doomed = true;
        commands.push(Command::Wake(Alarm::Desertion, DESERTED_MS));
    }

    /// Stops the bots, unless somebody has come meanwhile.
    pub(crate) fn stop_bots(&mut self) {
        self.thinking.stopped = self.thinking.doomed && self.is_left_to_bots();
        self.thinking.doomed = false;
    }

    /// Shows that the bot waits for its turn, if it still does.
    pub(crate) fn show_queue(&mut self, commands: &mut Vec<Command>) {
        let about_this = self.thinking.about == self.game().map(Timeline::version);
        if about_this && self.bot_to_move().is_some() && !self.thinking.begun {
            self.tell(BotNews { waits: true, ..self.thinking.news }, commands);
        }
    }

    /// Handles that a bot begins to think.
    pub(crate) fn begun(&mut self, version: u32, hurried: bool, commands: &mut Vec<Command>) {
        if self.thinking.about == Some(version) {
            self.thinking.begun = true;
            self.tell(BotNews { waits: false, hurried }, commands);
        }
    }

    fn tell(&mut self, news: BotNews, commands: &mut Vec<Command>) {
        if self.thinking.news != news {
            self.thinking.news = news;
            self.show(|_, _| Frame::Bot(news), commands);
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
