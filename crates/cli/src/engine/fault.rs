//! The faults of engines.

use std::io;
use std::time::Duration;

use catalog::Refused;
use terminal::Story;
use text::Value;

use crate::line::LINE_MAX;
use crate::story::Tell;

/// The reason why an engine forfeits a game, with the last line of its standard error, if there is one.
#[derive(Debug)]
pub struct Fault {
    pub cause: Cause,
    pub last_words: Option<String>,
}

/// The cause of a fault.
#[derive(Debug)]
pub enum Cause {
    /// It could not be started again.
    NotStarted(io::Error),
    /// It did not answer within this time.
    Late(Duration),
    /// It closed its output, as a process does that ends.
    Closed,
    /// It wrote a line that is longer than [`LINE_MAX`].
    LongLine,
    /// It wrote a line that is no JSON object of the protocol.
    NoAnswer(String),
    /// It wrote this many lines that do not answer the request.
    Chatter(usize),
    /// It answered a question without an action.
    NoAction,
    /// It answered with an error.
    Declined(String),
    /// It chose an illegal action.
    Illegal {
        /// The action as it was written.
        action: String,
        /// The reason.
        refused: Box<Refused>,
    },
}

impl Fault {
    /// Says what was wrong, in the story's language.
    pub fn told(&self, story: &Story) -> String {
        let cause = self.cause.told(story);
        match &self.last_words {
            None => cause,
            Some(words) => {
                let words = kernel::harmless(words);
                story.say(
                    "engine-fault-with-words",
                    &[("fault", Value::Text(&cause)), ("words", Value::Text(&words))],
                )
            }
        }
    }
}

impl Cause {
    fn told(&self, story: &Story) -> String {
        let number = |number: usize| Value::Number(number as i64);
        match self {
            Cause::NotStarted(error) => {
                let why = story.io(error);
                story.say("engine-fault-not-started", &[("why", Value::Text(&why))])
            }
            Cause::Late(time) => story.say("engine-fault-late", &[("ms", number(time.as_millis() as usize))]),
            Cause::Closed => story.say("engine-fault-closed", &[]),
            Cause::LongLine => story.say("engine-fault-long-line", &[("most", number(LINE_MAX))]),
            Cause::NoAnswer(line) => {
                let line = kernel::typed(line);
                story.say("engine-fault-no-answer", &[("line", Value::Text(&line))])
            }
            Cause::Chatter(lines) => story.say("engine-fault-chatter", &[("lines", number(*lines))]),
            Cause::NoAction => story.say("engine-fault-no-action", &[]),
            Cause::Declined(why) => {
                let why = kernel::harmless(why);
                story.say("engine-fault-declined", &[("why", Value::Text(&why))])
            }
            Cause::Illegal { action, refused } => {
                let (action, why) = (kernel::typed(action), story.why(refused));
                let args = [("action", action.as_str()), ("why", &why)];
                story.say("engine-fault-illegal", &args.map(|(name, value)| (name, Value::Text(value))))
            }
        }
    }
}
