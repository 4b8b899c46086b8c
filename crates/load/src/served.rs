//! Starts the server to measure as a process of its own, and ends it afterwards.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::place::Place;

/// The maximum time for a server to end when it is asked to.
const STOP_MOST: Duration = Duration::from_secs(10);

/// The unit in which Linux gives the times of a process.
const TICK: Duration = Duration::from_millis(10);

/// A running server process.
pub(crate) struct Served {
    program: PathBuf,
    process: Child,
    address: String,
    /// Options of the server besides its address and its data file.
    more: &'static [&'static str],
    /// The directory of its data file, deleted with it.
    folder: tempfile::TempDir,
}

impl Served {
    /// Starts the server on a free port of this machine with a new data file. If no program is named, it is the one in
    /// the folder of this program that has the game.
    ///
    /// # Errors
    /// If the program cannot be started, or does not print its address.
    pub fn start(program: Option<&Path>, game: &str) -> Result<Self, String> {
        Self::start_with(program, game, &[])
    }

    /// Starts the server likewise, with more options.
    ///
    /// # Errors
    /// As for [`Served::start`].
    pub fn start_with(
        program: Option<&Path>,
        game: &str,
        more: &'static [&'static str],
    ) -> Result<Self, String> {
        let program = match program {
            Some(program) => program.to_owned(),
            None => beside(program_with(game))?,
        };
        let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
        let (process, address) = spawn(&program, folder.path(), more)?;
        Ok(Served { program, process, address, more, folder })
    }

    /// Kills the process and starts it again with the same data file, at another address.
    ///
    /// # Errors
    /// As for [`Served::start`].
    pub fn restart(&mut self) -> Result<(), String> {
        end(&mut self.process);
        self.go_on()
    }

    /// Starts a server that was stopped again with the same data file, at another address.
    ///
    /// # Errors
    /// As for [`Served::start`].
    pub fn go_on(&mut self) -> Result<(), String> {
        (self.process, self.address) = spawn(&self.program, self.folder.path(), self.more)?;
        Ok(())
    }

    /// Asks the server to stop, as a host does, and waits until it has: then its data file contains everything.
    ///
    /// # Errors
    /// If it does not stop, or not cleanly.
    pub fn stop(&mut self) -> Result<(), String> {
        let asked = Command::new("kill").args(["-TERM", &self.process.id().to_string()]).status();
        asked.map_err(|error| format!("cannot ask the server to stop: {error}"))?;
        let since = Instant::now();
        while since.elapsed() < STOP_MOST {
            match self.process.try_wait().map_err(|error| error.to_string())? {
                Some(status) if status.success() => return Ok(()),
                Some(status) => return Err(format!("the server ended with {status}")),
                None => std::thread::sleep(Duration::from_millis(10)),
            }
        }
        Err("the server does not stop".into())
    }

    /// Returns the path of its data file.
    pub fn data(&self) -> PathBuf {
        data(self.folder.path())
    }

    /// Returns where it is, for people of this machine.
    pub fn place(&self) -> Place {
        Place::at(&self.address)
    }

    /// Returns where it is, for people from the loopback address `127.0.0.LAST`.
    pub fn place_from(&self, last: u8) -> Place {
        Place::from(&self.address, last)
    }

    /// Returns the number of files and connections that it has open; 0 if the system does not tell.
    pub fn descriptors(&self) -> usize {
        std::fs::read_dir(format!("/proc/{}/fd", self.process.id())).map_or(0, Iterator::count)
    }

    /// Returns the processor time that the server has taken since it was started; none of it if the system does not tell.
    ///
    /// # Errors
    /// If the process has ended.
    pub fn busy(&self) -> Result<Duration, String> {
        let Ok(stat) = std::fs::read_to_string(format!("/proc/{}/stat", self.process.id())) else {
            return Ok(Duration::ZERO);
        };
        // The name of the program, in brackets, may have spaces. Of what follows the twelfth and the thirteenth are the
        // times in the program and in the system.
        let after = stat.rsplit_once(')').map_or("", |(_, after)| after);
        let ticks = after.split_ascii_whitespace().skip(11).take(2).map(str::parse::<u64>);
        let ticks = ticks.sum::<Result<u64, _>>().map_err(|error| error.to_string())?;
        Ok(TICK * u32::try_from(ticks).map_err(|error| error.to_string())?)
    }

    /// Returns the resident memory of the server, in bytes; 0 if the system does not tell.
    ///
    /// # Errors
    /// If the process has ended.
    pub fn memory(&self) -> Result<u64, String> {
        memory(&self.process.id().to_string(), Memory::Now)
    }

    /// Returns the most resident memory that the server has had since it was started, in bytes; 0 if the system does not
    /// tell.
    ///
    /// # Errors
    /// If the process has ended.
    pub fn most_memory(&self) -> Result<u64, String> {
        memory(&self.process.id().to_string(), Memory::Most)
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        end(&mut self.process);
    }
}

/// Starts a server with its data file in a folder, and returns its process and its address.
fn spawn(program: &Path, folder: &Path, more: &[&str]) -> Result<(Child, String), String> {
    let mut process = Command::new(program)
        .args(["--lang", "en", "serve", "--listen", "127.0.0.1:0", "--data"])
        .arg(data(folder))
        .args(more)
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| format!("cannot start {}: {error}", program.display()))?;
    let said = process.stdout.take().map(BufReader::new);
    let first = said.and_then(|said| said.lines().next()).transpose().ok().flatten();
    let address = first.as_deref().and_then(|line| line.strip_prefix("Cabochon is at http://"));
    match address.map(str::to_owned) {
        Some(address) => Ok((process, address)),
        None => {
            // The program has printed something else, or has ended.
            end(&mut process);
            Err(format!("{} did not come up", program.display()))
        }
    }
}

fn data(folder: &Path) -> PathBuf {
    folder.join("data.sqlite")
}

fn end(process: &mut Child) {
    // The process may have ended already.
    let _ = process.kill();
    let _ = process.wait();
}

/// Returns the program that has a game: what is released, unless the game is a sample.
fn program_with(game: &str) -> &'static str {
    if games::RELEASED.named(game).is_some() { "cabochon" } else { "cabochon-with-samples" }
}

fn beside(name: &str) -> Result<PathBuf, String> {
    let own = std::env::current_exe().map_err(|error| error.to_string())?;
    Ok(own.with_file_name(format!("{name}{}", std::env::consts::EXE_SUFFIX)))
}

/// The moment of which the resident memory is asked.
#[derive(Clone, Copy)]
pub(crate) enum Memory {
    /// As it is now.
    Now,
    /// The most since the process was started.
    Most,
}

/// Returns the resident memory of a process, in bytes; 0 if the system does not tell.
///
/// # Errors
/// If the process has ended.
pub(crate) fn memory(process: &str, of: Memory) -> Result<u64, String> {
    let Ok(status) = std::fs::read_to_string(format!("/proc/{process}/status")) else { return Ok(0) };
    let name = match of {
        Memory::Now => "VmRSS:",
        Memory::Most => "VmHWM:",
    };
    let line = status.lines().find_map(|line| line.strip_prefix(name));
    let kilobytes =
        line.and_then(|line| line.split_whitespace().next()).and_then(|number| number.parse::<u64>().ok());
    kilobytes.map(|kilobytes| kilobytes * 1024).ok_or_else(|| "the server is gone".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sample_is_measured_in_the_program_that_has_it() {
        for game in games::names() {
            let is_released = games::RELEASED.names().contains(&game);
            assert_eq!(program_with(game) == "cabochon", is_released, "{game}");
        }
    }
}
