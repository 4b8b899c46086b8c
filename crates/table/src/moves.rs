//! Moves of people and of bots.

use catalog::{Awaiting, BotSpec, Session, Source};
use protocol::{MoveRequest, RefusalKind};

use crate::draft::{draw_all, standing};
use crate::room::{After, Decision};
use crate::{Alarm, Batch, BotTask, Command, Key, Refusal, Sitter, Table, Write};

/// The first pause before a bot is asked again, in milliseconds; it doubles up to the maximum.
const PAUSE_MS: u64 = 100;
const PAUSE_MS_MAX: u64 = 30_000;

/// The state of the request to the bot that is to move.
#[derive(Default)]
pub(crate) struct Thinking {
    /// The version about which a bot was asked.
    about: Option<u32>,
    /// The number of consecutive failures of the bot.
    setbacks: u32,
}

impl Thinking {
    /// Records that a move was stored.
    pub fn succeeded(&mut self) {
        self.setbacks = 0;
    }

    /// Whether nothing has gone wrong, so that a bot can be asked without a pause.
    pub fn is_well(&self) -> bool {
        self.setbacks == 0
    }
}

impl Table {
    /// Handles the move of a person.
    pub(crate) fn make_move(
        &self,
        request: &MoveRequest,
        key: Option<Key>,
        source: &mut dyn Source,
    ) -> Result<Decision, Refusal> {
        let game = self.running()?;
        let (version, seat) = (game.version(), request.seat);
        if request.version != version {
            let why = format!("the table is at version {version}, not {}", request.version);
            return Err(Refusal::new(RefusalKind::StaleVersion, why));
        }
        match game.session().awaiting() {
            Awaiting::Decision { seat: to_act } if to_act == seat => {}
            Awaiting::Decision { seat: to_act } => {
                let why = format!("it is the turn of seat {to_act}");
                return Err(Refusal::new(RefusalKind::NotYourTurn, why));
            }
            Awaiting::Chance { .. } | Awaiting::Over => return Err(over()),
        }
        self.play(&request.action, key, source)
    }

    /// Returns the batch of an action with the outcomes that follow it, and the game after it. The table itself changes
    /// only when the batch is stored.
    fn play(&self, action: &str, key: Option<Key>, source: &mut dyn Source) -> Result<Decision, Refusal> {
        let game = self.running()?;
        self.bounds.allow_input(game)?;
        let before = game.session().inputs().len();
        let mut after = game.session().clone_box();
        after.play(action)?;
        draw_all(after.as_mut(), source);
        let inputs: Vec<String> = after.inputs().since(before).map(|input| input.text.clone()).collect();
        let batch = Batch {
            seq: self.stored,
            version: game.version() + inputs.len() as u32,
            inputs,
            undo: None,
            key,
            standing: standing(after.as_ref()),
        };
        Ok(Decision::Store(Write::Batch(batch), After::Game(after)))
    }

    /// Returns the bot that is to move, and can.
    pub(crate) fn bot_to_move(&self) -> Option<BotSpec> {
        let game = self.game().filter(|game| !self.bounds.is_full(game))?;
        let Awaiting::Decision { seat } = game.session().awaiting() else { return None };
        match self.sitters().get(seat.index()) {
            Some(Sitter::Bot(bot)) => Some(*bot),
            _ => None,
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
        self.thinking.about = Some(version);
        commands.push(Command::Think(BotTask { bot, version, session }));
    }

    /// Handles the answer of a bot.
    pub(crate) fn thought(
        &mut self,
        version: u32,
        action: Option<String>,
        source: &mut dyn Source,
        commands: &mut Vec<Command>,
    ) {
        // What was thought about another version is of no use any more.
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

pub(crate) fn over() -> Refusal {
    Refusal::new(RefusalKind::Over, "the game is over")
}

/// Whether a game is over.
pub(crate) fn is_over(session: &dyn Session) -> bool {
    session.awaiting() == Awaiting::Over
}
