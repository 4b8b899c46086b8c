//! Child processes that print when they are ready, and end with their owner.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

/// A running program; dropping it kills it.
pub struct Process {
    child: Child,
}

impl Process {
    /// Starts a program and waits for the line of its standard output in which `found` finds something. Later output is
    /// read and dropped, so that the program never blocks.
    ///
    /// # Errors
    /// If the program cannot be started, ends before that line, or does not print it in time; the error quotes its last
    /// lines.
    pub fn start<T>(
        command: &mut Command,
        patience: Duration,
        found: impl Fn(&str) -> Option<T>,
    ) -> Result<(Self, T)> {
        let name = command.get_program().to_string_lossy().into_owned();
        let mut child = command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("cannot start {name}"))?;
        let stdout = child.stdout.take().context("a piped output is there")?;
        let process = Self { child };
        let (sender, lines) = mpsc::channel();
        thread::spawn(move || {
            for line in BufReader::new(stdout).lines().map_while(Result::ok) {
                // Nobody listens any more once the awaited line was found; the pipe is still emptied.
                let _ = sender.send(line);
            }
        });
        let deadline = Instant::now() + patience;
        let mut said = Vec::new();
        loop {
            match lines.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
                Ok(line) => match found(&line) {
                    Some(value) => return Ok((process, value)),
                    None => said.push(line),
                },
                Err(RecvTimeoutError::Timeout) => {
                    bail!("{name} was not ready in {patience:?}; it said: {said:#?}")
                }
                Err(RecvTimeoutError::Disconnected) => {
                    bail!("{name} ended before it was ready; it said: {said:#?}")
                }
            }
        }
    }

    /// Waits for the program to end by itself, and returns whether it did in time.
    pub fn ends_within(&mut self, patience: Duration) -> bool {
        let deadline = Instant::now() + patience;
        while Instant::now() < deadline {
            if !matches!(self.child.try_wait(), Ok(None)) {
                return true;
            }
            thread::sleep(Duration::from_millis(10));
        }
        false
    }

    /// Asks the program to end (SIGTERM), and waits for that. Returns whether it did in time.
    ///
    /// # Errors
    /// If the request cannot be sent.
    #[cfg(unix)]
    pub fn end(&mut self, patience: Duration) -> Result<bool> {
        let pid = self.child.id().to_string();
        let sent = Command::new("kill").args(["-TERM", &pid]).status()?;
        if !sent.success() {
            bail!("the program {pid} cannot be asked to end");
        }
        Ok(self.ends_within(patience))
    }

    /// Kills the program without warning (SIGKILL where there are signals) and waits until it is gone.
    pub fn kill(&mut self) {
        // It may have ended by itself: then there is nothing to kill and nothing to report.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.kill();
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    const PATIENCE: Duration = Duration::from_secs(10);

    fn shell(script: &str) -> Command {
        let mut command = Command::new("sh");
        command.args(["-c", script]);
        command
    }

    fn port(line: &str) -> Option<u16> {
        line.strip_prefix("port ")?.parse().ok()
    }

    #[test]
    fn the_awaited_line_is_read_from_among_others() {
        let script = "echo hello; echo port 4711; exec sleep 60";
        let (mut process, found) = Process::start(&mut shell(script), PATIENCE, port).unwrap();
        assert_eq!(found, 4711);
        process.kill();
        assert!(process.child.try_wait().unwrap().is_some());
    }

    #[test]
    fn the_end_of_a_program_is_noticed_or_not_waited_for() {
        let (mut brief, _) = Process::start(&mut shell("echo port 1"), PATIENCE, port).unwrap();
        assert!(brief.ends_within(PATIENCE));
        let (mut long, _) = Process::start(&mut shell("echo port 1; exec sleep 60"), PATIENCE, port).unwrap();
        assert!(!long.ends_within(Duration::from_millis(50)));
    }

    #[test]
    fn a_program_that_ends_early_is_quoted() {
        let error = Process::start(&mut shell("echo the port is in use"), PATIENCE, port).err().unwrap();
        assert!(error.to_string().contains("the port is in use"), "{error}");
    }

    #[test]
    fn a_program_that_says_nothing_is_given_up() {
        let error =
            Process::start(&mut shell("exec sleep 60"), Duration::from_millis(50), port).err().unwrap();
        assert!(error.to_string().contains("not ready"), "{error}");
    }
}
