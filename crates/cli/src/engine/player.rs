//! An engine as a player of an arena's games.

use std::io;
use std::mem;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use catalog::{Legal, Session};
use kernel::{SEATS_MAX, Seat, Viewer};

use super::command_line::CommandLine;
use super::fault::{Cause, Fault};
use super::group;
use super::process::Process;
use crate::bot_protocol::{Answer, Begin, End, PROTOCOL, Question, Request};

/// The time in which an engine has to say that it is ready for a game.
const READY: Duration = Duration::from_secs(5);
/// The time for the way of a question and its answer, beside the time that the engine has.
const MARGIN: Duration = Duration::from_millis(100);

/// An engine, with the processes that wait for their next game: as many as games were played at the same time.
pub struct Engine {
    command: CommandLine,
    time: Duration,
    idle: Mutex<Vec<Process>>,
}

impl Engine {
    /// Starts an engine that has this time for an action.
    ///
    /// # Errors
    /// If it cannot be started.
    pub fn start(command: CommandLine, time: Duration) -> io::Result<Engine> {
        group::end_with_the_program()?;
        let first = Process::start(&command)?;
        Ok(Engine { command, time, idle: Mutex::new(vec![first]) })
    }

    /// Returns the command that starts the engine.
    pub fn command(&self) -> &CommandLine {
        &self.command
    }

    /// Returns the player for the seats of one game.
    pub fn player(&self) -> Player<'_> {
        Player { engine: self, process: None, asked: [0; SEATS_MAX] }
    }

    fn take(&self) -> io::Result<Process> {
        let idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
        idle.map_or_else(|| Process::start(&self.command), Ok)
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        Process::end(mem::take(self.idle.get_mut().unwrap_or_else(PoisonError::into_inner)));
    }
}

/// An engine in one game. Its process is killed with it, unless the game is [over](Player::over).
pub struct Player<'a> {
    engine: &'a Engine,
    /// The process, once the game has begun and until a fault.
    process: Option<Process>,
    /// The number of inputs at the last question to each seat.
    asked: [u32; SEATS_MAX],
}

impl Player<'_> {
    /// Tells the engine that a game with this set-up line begins, and waits until it is ready.
    ///
    /// # Errors
    /// If the engine does anything wrong. Its process has been killed then.
    pub fn begin(&mut self, setup: String) -> Result<(), Fault> {
        let not_started = |error| Fault { cause: Cause::NotStarted(error), last_words: None };
        let process = self.engine.take().map_err(not_started)?;
        let begin = |id| Request::Game(Begin { id, protocol: PROTOCOL, setup });
        self.ask(process, begin, READY, |_| Ok(()))
    }

    /// Chooses an action of the seat to act, once the game has begun. The choice is legal.
    ///
    /// # Errors
    /// As [`Player::begin`].
    pub fn choose(&mut self, session: &dyn Session, seat: Seat, seed: u64) -> Result<String, Fault> {
        let process = self.process.take().expect("the game has begun, and the engine made no fault");
        let time = self.engine.time;
        let after = mem::replace(&mut self.asked[seat.index()], session.version());
        let question = |id| Request::Think(question(session, seat, after, id, time, seed));
        self.ask(process, question, time + MARGIN, |answer| legal(answer.action, session))
    }

    /// Asks for an action, once the game has begun; the question gets its number and the time in milliseconds. Whether the
    /// action is legal is left to the caller.
    ///
    /// # Errors
    /// As [`Player::begin`].
    pub fn think(&mut self, question: impl FnOnce(u64, u64) -> Question) -> Result<String, Fault> {
        let process = self.process.take().expect("the game has begun, and the engine made no fault");
        let time = self.engine.time;
        let question = |id| Request::Think(question(id, time.as_millis() as u64));
        self.ask(process, question, time + MARGIN, |answer| answer.action.ok_or(Cause::NoAction))
    }

    /// Asks a process, which stays unless the answer is at fault.
    fn ask<T>(
        &mut self,
        mut process: Process,
        request: impl FnOnce(u64) -> Request,
        time: Duration,
        accept: impl FnOnce(Answer) -> Result<T, Cause>,
    ) -> Result<T, Fault> {
        match process.ask(request, time).and_then(accept) {
            Ok(accepted) => {
                self.process = Some(process);
                Ok(accepted)
            }
            Err(cause) => Err(process.fail(cause)),
        }
    }

    /// Tells the engine how the game ended: the places by seat. Its process waits for the next game.
    pub fn over(self, places: Vec<u8>) {
        if let Some(process) = self.process {
            process.send(&Request::Over(End { places }));
            self.engine.idle.lock().unwrap_or_else(PoisonError::into_inner).push(process);
        }
    }
}

/// Returns a question to a seat, with what it was shown after the first `after` inputs.
fn question(session: &dyn Session, seat: Seat, after: u32, id: u64, time: Duration, seed: u64) -> Question {
    let viewer = Viewer::Seat(seat);
    let legal = match session.legal() {
        Legal::Actions(actions) => actions,
        Legal::Outcomes(_) | Legal::Over => Vec::new(),
    };
    Question {
        id,
        setup: session.setup(),
        version: session.version(),
        seat,
        ms: time.as_millis() as u64,
        seed,
        view: session.view(viewer),
        shown: session.steps(viewer, after).into_iter().flat_map(|step| step.effects).collect(),
        legal,
    }
}

fn legal(action: Option<String>, session: &dyn Session) -> Result<String, Cause> {
    let action = action.ok_or(Cause::NoAction)?;
    match session.check(&action) {
        Ok(()) => Ok(action),
        Err(refused) => Err(Cause::Illegal { action, refused: Box::new(refused) }),
    }
}
