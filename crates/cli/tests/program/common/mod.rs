//! The tools that the tests of the program share: starting it, and talking to a referee line by line.

use std::io::{BufRead, BufReader, Read, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Command, Output, Stdio};

use catalog::RefusedKind;
use kernel::Draw;
use serde_json::Value;
use terminal::columns as display_width;

/// Returns the program that has the samples too, with these arguments, without colours and with nothing on its input.
pub fn cabochon(arguments: &[&str]) -> Command {
    program(env!("CARGO_BIN_EXE_cabochon-with-samples"), arguments)
}

/// Returns the program that is released, likewise.
pub fn released(arguments: &[&str]) -> Command {
    program(env!("CARGO_BIN_EXE_cabochon"), arguments)
}

fn program(path: &str, arguments: &[&str]) -> Command {
    let mut command = Command::new(path);
    command.args(arguments).env("NO_COLOR", "1").env("LC_ALL", "C").stdin(Stdio::null());
    command
}

/// Runs it to its end with this input.
pub fn typed(arguments: &[&str], input: &str) -> Output {
    let mut child = cabochon(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_owned();
    let writer = std::thread::spawn(move || {
        // The program may leave before it has read everything.
        let _ = stdin.write_all(input.as_bytes());
    });
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output
}

/// Returns its standard output as text.
pub fn said(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// Returns its standard error as text.
pub fn complained(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// Returns the root of the repository.
pub fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A referee at the other end of two pipes.
pub struct Referee {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Referee {
    pub fn start() -> Referee {
        Referee::of(cabochon(&["referee"]))
    }

    /// Starts the referee of the program that is released.
    pub fn released() -> Referee {
        Referee::of(released(&["referee"]))
    }

    fn of(mut program: Command) -> Referee {
        let mut child = program.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let input = child.stdin.take().unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        Referee { child, input, output }
    }

    /// Sends one line as it is and reads the answer.
    pub fn send(&mut self, line: &[u8]) -> Value {
        let answer = self.send_for_text(line);
        serde_json::from_str(&answer).unwrap_or_else(|error| panic!("{error} in {answer}"))
    }

    /// Sends one line as it is and reads the answer as it was written.
    pub fn send_for_text(&mut self, line: &[u8]) -> String {
        self.input.write_all(line).unwrap();
        self.input.write_all(b"\n").unwrap();
        let mut answer = String::new();
        assert!(self.output.read_line(&mut answer).unwrap() > 0, "the referee has gone away");
        answer.trim_end().to_owned()
    }

    /// Sends a request and reads the answer.
    pub fn ask(&mut self, request: Value) -> Value {
        self.send(request.to_string().as_bytes())
    }

    /// Sends a request that must succeed and reads the answer.
    pub fn ok(&mut self, request: Value) -> Value {
        let answer = self.ask(request.clone());
        assert_eq!(answer["ok"], true, "{request} was answered {answer}");
        answer
    }

    /// Ends the input; it must leave without complaint.
    pub fn end(self) {
        let Referee { mut child, input, output } = self;
        drop(input);
        assert!(child.wait().unwrap().success());
        drop(output);
    }
}

/// Checks that every line fits 80 columns, and none has an escape sequence in it.
pub fn assert_plain(text: &str) {
    for line in text.lines() {
        assert!(!line.contains('\x1b'), "escape sequences without a terminal: {line:?}");
        assert!(display_width(line) <= 80, "{} columns: {line}", display_width(line));
    }
}

/// Checks that every edge of a card stands where the others stand: the first at a column, the others so far apart.
pub fn assert_aligned(text: &str, first: usize, apart: usize) {
    for line in text.lines() {
        for (at, _) in line.match_indices('│') {
            assert_eq!(display_width(&line[..at]) % apart, first % apart, "an edge out of line: {line}");
        }
    }
}

/// Reads up to and with the next prompt of the first player; false if the game ended before it.
fn up_to_prompt(output: &mut impl Read, heard: &mut String) -> bool {
    let begin = heard.len();
    let mut byte = [0];
    let mut bytes = Vec::new();
    while output.read(&mut byte).unwrap() == 1 {
        bytes.push(byte[0]);
        let turn = bytes.ends_with(b"\nPlayer 1> ");
        if turn || bytes.ends_with(b"\n> ") {
            heard.push_str(&String::from_utf8(bytes).unwrap());
            return turn;
        }
    }
    heard.push_str(&String::from_utf8(bytes).unwrap());
    assert!(heard.len() > begin, "the program said nothing");
    false
}

/// Returns all that the terminal says while seat 0 of two plays a whole game against a bot, any of what is legal each
/// time.
pub fn played_against_greedy(game: &str) -> String {
    let mut child = cabochon(&["play", game, "--seats", "human,greedy", "--seed", "8"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let start = games::open(&format!("{game} players=2")).unwrap();
    let is_action = |word: &str| {
        start.check(word).map_or_else(|refused| refused.kind != RefusedKind::Notation, |()| true)
    };
    let (mut input, mut output) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
    let (mut heard, mut rng, mut moves) = (String::new(), search::Rng::new(2), 0);
    while up_to_prompt(&mut output, &mut heard) {
        writeln!(input, "legal").unwrap();
        let begin = heard.len();
        assert!(up_to_prompt(&mut output, &mut heard));
        let legal: Vec<&str> = heard[begin..].split_whitespace().filter(|word| is_action(word)).collect();
        assert!(!legal.is_empty(), "{}", &heard[begin..]);
        writeln!(input, "{}", legal[rng.below(legal.len() as u32) as usize]).unwrap();
        moves += 1;
    }
    drop(input);
    assert!(child.wait().unwrap().success());
    assert!(moves > 8 && heard.contains("the game is over"), "{moves} moves: {heard}");
    assert!(heard.contains("Facet ") && !heard.contains("Type help"), "{heard}");
    heard
}
