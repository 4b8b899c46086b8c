//! A running engine: requests go in, answers come out within a time, and nothing that it does blocks the arena.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use super::command_line::CommandLine;
use super::fault::{Cause, Fault};
use super::group::Group;
use crate::bot_protocol::{Answer, Request};
use crate::line::LINE_MAX;

/// The maximum number of lines that are passed over while an answer is awaited.
const LINES_MAX: usize = 1_000;
/// The maximum number of bytes of a line of the standard error that are kept, and of characters that are shown.
const WORDS_MAX: usize = 4_096;
const WORDS_SHOWN: usize = 200;
/// The time that an engine has to end when its input has ended.
const GRACE: Duration = Duration::from_millis(500);

/// A running engine.
pub struct Process {
    group: Group,
    /// The requests for the thread that writes them, so that an engine that reads nothing blocks that thread alone.
    requests: Sender<Vec<u8>>,
    /// The lines of the output. One is read ahead, so an engine that writes too much waits.
    lines: Receiver<Line>,
    /// The last line of the standard error, once that has ended.
    last_words: Receiver<String>,
    /// The number of the last request.
    id: u64,
}

/// A line of the output.
enum Line {
    Bytes(Vec<u8>),
    /// The line is longer than [`LINE_MAX`]. No further line is read.
    TooLong,
}

impl Process {
    /// Starts an engine.
    ///
    /// # Errors
    /// If the process cannot be started.
    pub fn start(command: &CommandLine) -> io::Result<Process> {
        let mut group = Group::start(
            Command::new(command.program())
                .args(command.arguments())
                .stdin(Stdio::piped())
                .stdout(Stdio::piped())
                .stderr(Stdio::piped()),
        )?;
        let child = group.child();
        let (input, output, errors) = (child.stdin.take(), child.stdout.take(), child.stderr.take());
        let (requests, to_write) = channel();
        let (line_read, lines) = sync_channel(0);
        let (words_read, last_words) = sync_channel(1);
        // The threads end with the pipes. They are not joined: a child of the engine that left the group may hold a pipe.
        let input = input.expect("it is piped");
        thread::spawn(move || write_requests(input, &to_write));
        let output = output.expect("it is piped");
        thread::spawn(move || read_lines(&mut BufReader::new(output), &line_read));
        let errors = errors.expect("it is piped");
        thread::spawn(move || read_last_words(&mut BufReader::new(errors), &words_read));
        Ok(Process { group, requests, lines, last_words, id: 0 })
    }

    /// Sends a request with a number of its own, and waits for the answer to it.
    ///
    /// # Errors
    /// If no answer comes within this time, or something else than answers.
    pub fn ask(&mut self, request: impl FnOnce(u64) -> Request, time: Duration) -> Result<Answer, Cause> {
        self.id += 1;
        let deadline = Instant::now() + time;
        self.send(&request(self.id));
        for _ in 0..LINES_MAX {
            let left = deadline.saturating_duration_since(Instant::now());
            let line = match self.lines.recv_timeout(left) {
                Ok(Line::Bytes(line)) => line,
                Ok(Line::TooLong) => return Err(Cause::LongLine),
                Err(RecvTimeoutError::Timeout) => return Err(Cause::Late(time)),
                Err(RecvTimeoutError::Disconnected) => return Err(Cause::Closed),
            };
            let Ok(answer) = Answer::read(&line) else {
                return Err(Cause::NoAnswer(String::from_utf8_lossy(&line).into_owned()));
            };
            match answer {
                Answer { id, .. } if id != Some(self.id) => {}
                Answer { error: Some(why), .. } => return Err(Cause::Declined(why)),
                answer => return Ok(answer),
            }
        }
        Err(Cause::Chatter(LINES_MAX))
    }

    /// Sends a request that is not answered.
    pub fn send(&self, request: &Request) {
        let mut line = serde_json::to_vec(request).expect("requests have text keys and finite numbers");
        line.push(b'\n');
        // An engine that reads no more is noticed when it does not answer.
        let _ = self.requests.send(line);
    }

    /// Kills the engine for this reason.
    pub fn fail(self, cause: Cause) -> Fault {
        let Process { group, last_words, .. } = self;
        drop(group);
        // A child that left the group may hold the pipe; then nobody waits for its end.
        Fault { cause, last_words: last_words.recv_timeout(GRACE).ok() }
    }

    /// Ends engines: their input ends, and those that are still there after a grace are killed.
    pub fn end(engines: Vec<Process>) {
        let deadline = Instant::now() + GRACE;
        // Where nobody can send requests any more, the input is closed.
        let ending: Vec<_> = engines.into_iter().map(|Process { group, lines, .. }| (group, lines)).collect();
        for (group, lines) in ending {
            let left =
                || Some(deadline.saturating_duration_since(Instant::now())).filter(|left| !left.is_zero());
            // The end of the output is waited for; an engine that still writes is not waited for longer.
            while left().is_some_and(|left| lines.recv_timeout(left).is_ok()) {}
            drop(group);
        }
    }
}

fn write_requests(mut input: ChildStdin, requests: &Receiver<Vec<u8>>) {
    while let Ok(request) = requests.recv() {
        if input.write_all(&request).is_err() {
            break;
        }
    }
}

fn read_lines(output: &mut dyn BufRead, lines: &SyncSender<Line>) {
    loop {
        let mut line = Vec::new();
        let read = output.take(LINE_MAX as u64 + 1).read_until(b'\n', &mut line);
        if !read.is_ok_and(|bytes| bytes > 0) {
            break;
        }
        line.pop_if(|byte| *byte == b'\n');
        let (line, is_last) =
            if line.len() > LINE_MAX { (Line::TooLong, true) } else { (Line::Bytes(line), false) };
        if lines.send(line).is_err() || is_last {
            break;
        }
    }
}

/// Reads to the end, and sends the beginning of the last line that is not blank.
fn read_last_words(errors: &mut dyn BufRead, words: &SyncSender<String>) {
    let mut last = String::new();
    loop {
        let mut line = Vec::new();
        let read = errors.take(WORDS_MAX as u64).read_until(b'\n', &mut line);
        if !read.is_ok_and(|bytes| bytes > 0) {
            break;
        }
        let line = String::from_utf8_lossy(&line);
        if !line.trim().is_empty() {
            last = line.trim().chars().take(WORDS_SHOWN).collect();
        }
    }
    if !last.is_empty() {
        let _ = words.send(last);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot_protocol::{Begin, PROTOCOL};

    fn ask(script: &str, setup: &str, ms: u64) -> Result<Answer, Fault> {
        let command = format!("sh -c '{script}'").parse().unwrap();
        let mut process = Process::start(&command).unwrap();
        let request = |id| Request::Game(Begin { id, protocol: PROTOCOL, setup: setup.into() });
        process.ask(request, Duration::from_millis(ms)).map_err(|cause| process.fail(cause))
    }

    #[test]
    fn an_engine_that_reads_nothing_blocks_nobody() {
        // More than a pipe takes.
        let fault = ask("sleep 60", &"x".repeat(1 << 20), 50).unwrap_err();
        assert!(matches!(fault.cause, Cause::Late(_)), "{fault:?}");
    }

    #[test]
    fn an_answer_is_found_among_other_lines() {
        let answer =
            ask(r#"echo "{\"id\":7}"; echo "{\"info\":1}"; echo "{\"id\":1,\"name\":\"x\"}""#, "", 5_000);
        assert_eq!(answer.unwrap().name.as_deref(), Some("x"));
    }

    #[test]
    fn a_fault_has_the_last_words() {
        let fault = ask("echo one >&2; echo two >&2; echo >&2", "", 5_000).unwrap_err();
        assert!(matches!(fault.cause, Cause::Closed), "{fault:?}");
        assert_eq!(fault.last_words.as_deref(), Some("two"));
    }
}
