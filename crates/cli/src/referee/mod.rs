//! The referee, which enforces the rules for other programs: one JSON request per line on the standard input, one
//! answer per line on the standard output. `docs/protocol/referee.md` describes it.

mod request;

use std::io::{BufRead, Write};

use catalog::{Legal, Refused, RefusedKind, SeededSource, Session};
use mind::BotSpec;
use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;
use terminal::Story;

use crate::failure::Failure;
use crate::line::{self, Line};
use crate::offered;
use crate::story::{Tell, by_number};
use request::{Ask, Look, Request};

/// Answers every request until the input ends.
///
/// # Errors
/// If the input cannot be read or the output cannot be written.
pub fn run(input: &mut dyn BufRead, output: &mut dyn Write) -> Result<(), Failure> {
    let mut referee = Referee::new();
    while let Some(line) = line::next(input)? {
        let mut answer = serde_json::to_vec(&referee.answer(&line)).map_err(std::io::Error::from)?;
        answer.push(b'\n');
        output.write_all(&answer)?;
        output.flush()?;
    }
    Ok(())
}

/// An answer. Fields that do not belong to it are left out of the JSON.
#[derive(Serialize, Default)]
struct Answer {
    ok: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    refusal: Option<Refusal>,
    #[serde(skip_serializing_if = "Option::is_none")]
    actions: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    outcomes: Option<Vec<(String, u32)>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    view: Option<Box<RawValue>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    action: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    lines: Option<Vec<Considered>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    log: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    drawn: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    version: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    awaiting: Option<AwaitingJson>,
}

/// An action that a bot considered; a bot that does not search tells the action alone.
#[derive(Serialize)]
struct Considered {
    action: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    visits: Option<u32>,
    /// The expected share of the victory of each seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    shares: Option<Vec<f64>>,
    /// The standard error of the share of the seat to act.
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<f64>,
}

impl From<mind::Considered<String>> for Considered {
    fn from(mind::Considered { action, estimate }: mind::Considered<String>) -> Self {
        // Digits beyond the sixth tell nothing.
        let rounded = |share: f64| (share * 1e6).round() / 1e6;
        let error = estimate.as_ref().and_then(|estimate| estimate.error).map(rounded);
        let shares = |values: Vec<f64>| values.into_iter().map(rounded).collect();
        let (visits, shares) = estimate.map(|estimate| (estimate.visits, shares(estimate.values))).unzip();
        Considered { action, visits, shares, error }
    }
}

/// The reason why an action is refused.
#[derive(Serialize)]
struct Refusal {
    /// None if the text is not in the notation.
    rule: Option<String>,
    kind: &'static str,
    why: String,
}

/// The next input that the game waits for, in the form of the answers.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum AwaitingJson {
    Decision { seat: u8 },
    Chance(String),
    Over,
}

impl Answer {
    fn error(why: impl Into<String>) -> Answer {
        Answer { error: Some(why.into()), ..Answer::default() }
    }
}

/// A game, with the seed by which the referee draws, if it does.
struct Held {
    session: Box<dyn Session>,
    /// The seed by which the referee draws; without one the other program gives the outcomes.
    source: Option<SeededSource>,
}

impl Held {
    /// Draws while chance is awaited, if the referee draws.
    fn settle(&mut self) -> Option<Vec<String>> {
        let source = self.source.as_mut()?;
        let mut drawn = Vec::new();
        while let Some(outcome) = self.session.draw_in(source) {
            drawn.push(outcome);
        }
        Some(drawn)
    }

    /// Describes the state of the game.
    fn state(&self) -> Answer {
        let awaiting = match self.session.awaiting() {
            catalog::Awaiting::Decision { seat } => AwaitingJson::Decision { seat: seat.0 },
            catalog::Awaiting::Chance { question, .. } => AwaitingJson::Chance(question),
            catalog::Awaiting::Over => AwaitingJson::Over,
        };
        Answer {
            ok: true,
            version: Some(self.session.version()),
            awaiting: Some(awaiting),
            ..Answer::default()
        }
    }

    /// Draws if the referee draws, then describes the state of the game.
    fn settled(&mut self) -> Answer {
        let drawn = self.settle();
        Answer { drawn, ..self.state() }
    }

    fn refused(&self, refused: &Refused, story: &Story) -> Answer {
        let refusal = Refusal {
            rule: refused.rule.map(|rule| rule.to_string()),
            kind: match refused.kind {
                RefusedKind::Notation => "notation",
                RefusedKind::NotLegal => "not_legal",
                RefusedKind::NotAsked => "not_asked",
                RefusedKind::Over => "over",
            },
            why: story.why(refused),
        };
        Answer { ok: false, refusal: Some(refusal), ..self.state() }
    }

    fn serve(&mut self, ask: Ask, story: &Story) -> Answer {
        let done = match ask {
            Ask::Legal => return self.legal(),
            Ask::View { look } => return self.view(look),
            Ask::Think { bot, seed, lines } => return self.think(&bot, seed, lines),
            Ask::Log => return Answer { ok: true, log: Some(self.session.log()), ..Answer::default() },
            Ask::Check { action } => self.session.check(&action).map(|()| self.state()),
            Ask::Play { action } => self.session.play(&action).map(|()| self.settled()),
            Ask::Resolve { outcome } => self.session.resolve(&outcome).map(|()| self.settled()),
            Ask::Undo if self.session.undo() => Ok(self.state()),
            Ask::Undo => return Answer::error("there is no action to undo"),
        };
        done.unwrap_or_else(|refused| self.refused(&refused, story))
    }

    fn legal(&self) -> Answer {
        match self.session.legal() {
            Legal::Actions(actions) => Answer { ok: true, actions: Some(actions), ..Answer::default() },
            Legal::Outcomes(outcomes) => Answer { ok: true, outcomes: Some(outcomes), ..Answer::default() },
            Legal::Over => Answer { ok: true, actions: Some(Vec::new()), ..Answer::default() },
        }
    }

    fn think(&self, bot: &BotSpec, seed: u64, most: Option<u64>) -> Answer {
        let Some(advice) = self.session.advise(bot, seed, &mut || true) else {
            return Answer::error("no seat is to act");
        };
        let most = most.map_or(usize::MAX, |most| usize::try_from(most).unwrap_or(usize::MAX));
        let lines: Vec<_> = advice.considered.into_iter().take(most.max(1)).map(Considered::from).collect();
        let action = lines.first().map(|best| best.action.clone());
        Answer { ok: true, action, lines: Some(lines), ..Answer::default() }
    }

    fn view(&self, look: Look) -> Answer {
        let view = match look {
            Look::All => self.session.open_view(),
            Look::As(kernel::Viewer::Seat(seat)) if seat.0 >= self.session.players() => {
                return Answer::error(format!(
                    "there is no seat {seat}: this game has the seats 0 to {}",
                    self.session.players() - 1
                ));
            }
            Look::As(viewer) => self.session.view(viewer),
        };
        Answer { ok: true, view: Some(view), ..Answer::default() }
    }
}

/// The state between two requests.
struct Referee {
    held: Option<Held>,
    story: Story,
}

impl Referee {
    fn new() -> Referee {
        Referee { held: None, story: by_number() }
    }

    fn answer(&mut self, line: &Line) -> Answer {
        let Line::Bytes(line) = line else {
            return Answer::error(format!("the line is longer than {} bytes", line::LINE_MAX));
        };
        let (id, request) = request::read(line);
        let answer = match request {
            Ok(request) => self.serve(request),
            Err(why) => Answer::error(why),
        };
        Answer { id, ..answer }
    }

    fn serve(&mut self, request: Request) -> Answer {
        match request {
            Request::New { setup, seed } => match offered().open(&setup) {
                Ok(session) => self.begin(session, seed),
                Err(error) => Answer::error(error.to_string()),
            },
            Request::Load { log, seed } => match offered().load(&log) {
                Ok(session) => self.begin(session, seed),
                Err(error) => Answer {
                    line: Some(error.line).filter(|&line| line > 0),
                    ..Answer::error(self.story.log_fault(&error))
                },
            },
            Request::OfGame(ask) => match &mut self.held {
                Some(held) => held.serve(ask, &self.story),
                None => Answer::error("there is no game yet: `new` or `load` begins one"),
            },
        }
    }

    fn begin(&mut self, session: Box<dyn Session>, seed: Option<u64>) -> Answer {
        self.held.insert(Held { session, source: seed.map(SeededSource::new) }).settled()
    }
}
