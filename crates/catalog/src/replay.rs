//! Replays a log to a game.

use std::fmt;

use kernel::{Log, LogFault, Message, Rule, SetupError};

use crate::session::{Awaiting, Session};
use crate::{Refused, Registry};

/// The first line of a log that cannot be replayed, and the reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LoadError {
    /// The line, counted from 1; 0 for the text as a whole.
    pub line: u32,
    /// The input on that line, if it was one.
    pub input: Option<String>,
    /// The fault.
    pub fault: Fault,
}

/// A fault of a log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The text does not have the form of a log.
    Form(LogFault),
    /// The first line is not a set-up line of a registered game.
    SetUp(SetupError),
    /// The log continues after the end of the game.
    Over,
    /// The rules, or the notation, refuse the input.
    Refused(Box<Refused>),
}

impl LoadError {
    /// Returns the reason, to be shown in the reader's language.
    pub fn message(&self) -> Message {
        match &self.fault {
            Fault::Form(fault) => fault.message(),
            // Any text may be taken for a game file: the person who opened it need not know how one is written.
            Fault::SetUp(error @ SetupError::NoGame { .. }) => {
                Message { id: "file-fault-game", ..error.message() }
            }
            Fault::SetUp(SetupError::NoOption(word)) => Message::new("file-fault-word").typed("word", word),
            Fault::SetUp(error) => error.message(),
            Fault::Over => Message::new("file-fault-over"),
            Fault::Refused(refused) => refused.message.clone(),
        }
    }

    /// Returns the rule that the input breaks, if it breaks one.
    pub fn rule(&self) -> Option<Rule> {
        match &self.fault {
            Fault::Refused(refused) => refused.rule,
            _ => None,
        }
    }
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.line > 0 {
            write!(f, "line {}: ", self.line)?;
        }
        if let Some(input) = &self.input {
            write!(f, "`{input}`: ")?;
        }
        match &self.fault {
            Fault::Form(fault) => fault.fmt(f),
            Fault::SetUp(error) => error.fmt(f),
            Fault::Over => f.write_str("the game is over before this input"),
            Fault::Refused(refused) => refused.fmt(f),
        }
    }
}

impl std::error::Error for LoadError {}

impl Registry {
    /// Replays a log strictly: every input must be one that was possible at its place. A game file may state the options
    /// of its table; see [`with_options`](crate::with_options).
    ///
    /// # Errors
    /// If a line is invalid; the error names the first one and the reason.
    pub fn load(self, text: &str) -> Result<Box<dyn Session>, LoadError> {
        let of_setup =
            |setup, error| LoadError { line: line_of(text, setup), input: None, fault: Fault::SetUp(error) };
        // Of a text that is no game the first line says most.
        if let Some(setup) = Log::setup_line(text) {
            self.of_setup(setup).map_err(|error| of_setup(setup, error))?;
        }
        let log = Log::parse(text).map_err(|error| LoadError {
            line: error.line,
            input: None,
            fault: Fault::Form(error.fault),
        })?;
        let mut session = self
            .open_with(log.setup, &self.options_in(log.setup, text))
            .map_err(|error| of_setup(log.setup, error))?;
        for (line, input) in log.inputs {
            if let Awaiting::Over = session.awaiting() {
                return Err(LoadError { line, input: Some(input.into()), fault: Fault::Over });
            }
            take(session.as_mut(), input).map_err(|refused| LoadError {
                line,
                input: Some(input.into()),
                fault: Fault::Refused(Box::new(refused)),
            })?;
        }
        Ok(session)
    }
}

/// Takes an input of the kind that is due. One that can only be read as the other kind is refused by the rules, which
/// say what is due, and not as one that cannot be read.
fn take(session: &mut dyn Session, input: &str) -> Result<(), Refused> {
    type Take = fn(&mut dyn Session, &str) -> Result<(), Refused>;
    let kinds: [Take; 2] = [|session, input| session.play(input), |session, input| session.resolve(input)];
    let due = usize::from(matches!(session.awaiting(), Awaiting::Chance { .. }));
    let refused = match kinds[due](session, input) {
        Err(refused) if refused.unread.is_some() => refused,
        taken => return taken,
    };
    match kinds[1 - due](session, input) {
        Err(other) if other.unread.is_none() => Err(other),
        _ => Err(refused),
    }
}

/// Returns the number of the line that a part of the text is on.
fn line_of(text: &str, part: &str) -> u32 {
    (1u32..).zip(text.lines()).find(|(_, line)| line.trim() == part).map_or(0, |(number, _)| number)
}
