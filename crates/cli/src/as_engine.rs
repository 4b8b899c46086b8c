//! One of our bots as an engine: it answers the questions of an arena, from each question alone.

use std::collections::BTreeMap;
use std::io::{BufRead, Write};
use std::time::{Duration, Instant};

use mind::BotSpec;
use terminal::Story;

use crate::bot_protocol::{Answer, Begin, PROTOCOL, Question, Request};
use crate::failure::Failure;
use crate::line::{self, LINE_MAX, Line};
use crate::offered;
use crate::rival::Rival;
use crate::story::by_number;

/// The options of `engine`.
#[derive(clap::Args, Debug)]
pub struct Options {
    /// The bot: random, greedy, fitted, master, master:NODES, FILE.net@ROUNDS:NODES
    bot: Rival,
}

/// Answers every question until the input ends.
///
/// # Errors
/// If the input cannot be read or the output cannot be written.
pub fn run(options: &Options, input: &mut dyn BufRead, output: &mut dyn Write) -> Result<(), Failure> {
    let mut engine = Engine { rival: &options.bot, bots: BTreeMap::new(), story: by_number() };
    while let Some(line) = line::next(input)? {
        let Some(answer) = engine.answer(&line) else { continue };
        let mut answer = serde_json::to_vec(&answer).map_err(std::io::Error::from)?;
        answer.push(b'\n');
        output.write_all(&answer)?;
        output.flush()?;
    }
    Ok(())
}

/// A bot, with the networks of the games that it was asked about.
struct Engine<'a> {
    rival: &'a Rival,
    bots: BTreeMap<&'static str, BotSpec>,
    story: Story,
}

impl Engine<'_> {
    /// Answers a line; none if it needs no answer.
    fn answer(&mut self, line: &Line) -> Option<Answer> {
        let request = match line {
            Line::Bytes(line) => Request::read(line),
            Line::TooLong => Err(format!("the line is longer than {LINE_MAX} bytes")),
        };
        let (id, answer) = match request {
            Ok(Request::Game(begin)) => (Some(begin.id), self.begin(&begin)),
            Ok(Request::Think(question)) => (Some(question.id), self.think(&question)),
            Ok(Request::Over(_)) => return None,
            Err(why) => (None, Err(why)),
        };
        let answer = answer.unwrap_or_else(|why| Answer { error: Some(why), ..Answer::default() });
        Some(Answer { id, ..answer })
    }

    fn begin(&mut self, begin: &Begin) -> Result<Answer, String> {
        if begin.protocol != PROTOCOL {
            return Err(format!("this engine speaks protocol {PROTOCOL}, not {}", begin.protocol));
        }
        let bot = self.bot(&begin.setup)?;
        Ok(Answer { name: Some(format!("cabochon {}", self.rival.told(&bot))), ..Answer::default() })
    }

    /// Chooses as the bot does that is asked in the arena's own process. A search that takes longer than its time chooses
    /// from what it has found.
    fn think(&mut self, question: &Question) -> Result<Answer, String> {
        let answer = |action| Answer { action: Some(action), ..Answer::default() };
        if let [action] = &question.legal[..] {
            return Ok(answer(action.clone()));
        }
        let deadline = Instant::now() + Duration::from_millis(question.ms);
        let bot = self.bot(&question.setup)?;
        let entry = offered().registry().of_setup(&question.setup).map_err(|error| error.to_string())?;
        let go_on = &mut || Instant::now() < deadline;
        let advice = entry.advise(&bot, question.seed, question.view.get(), &[], go_on);
        let advice = advice.map_err(|error| format!("the view cannot be read: {error}"))?;
        let advice = advice.ok_or_else(|| format!("seat {} is not to act in this view", question.seat))?;
        Ok(answer(advice.best()))
    }

    /// Returns the bot for a game. A network is read once.
    fn bot(&mut self, setup: &str) -> Result<BotSpec, String> {
        let entry = offered().registry().of_setup(setup).map_err(|error| error.to_string())?;
        let game = entry.about().name;
        if let Some(bot) = self.bots.get(game) {
            return Ok(*bot);
        }
        let bot = self.rival.bot(entry, &self.story);
        let bot = bot.map_err(|failure| failure.told(&self.story).unwrap_or_default())?;
        self.bots.insert(game, bot);
        Ok(bot)
    }
}
