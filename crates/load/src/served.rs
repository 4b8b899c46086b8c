//! Starts the server to measure as a process of its own, and ends it afterwards.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// A running server process.
pub(crate) struct Served {
    program: PathBuf,
    process: Child,
    address: String,
    /// The directory of its data file, deleted with it.
    folder: tempfile::TempDir,
}

impl Served {
    /// Starts the server on a free port of this machine. If no program is named, it is the one in the folder of this
    /// program that has the game.
    ///
    /// # Errors
    /// If the program cannot be started, or does not print its address.
    pub fn start(program: Option<&Path>, game: &str) -> Result<Self, String> {
        let program = match program {
            Some(program) => program.to_owned(),
            None => beside(program_with(game))?,
        };
        let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
        let (process, address) = spawn(&program, folder.path())?;
        Ok(Served { program, process, address, folder })
    }

    /// Kills the process and starts it again with the same data file, at another address.
    ///
    /// # Errors
    /// As for [`Served::start`].
    pub fn restart(&mut self) -> Result<(), String> {
        end(&mut self.process);
        (self.process, self.address) = spawn(&self.program, self.folder.path())?;
        Ok(())
    }

    /// Returns the address, as host and port.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Returns the resident memory of the server, in bytes; 0 if the system does not tell.
    ///
    /// # Errors
    /// If the process has ended.
    pub fn memory(&self) -> Result<u64, String> {
        memory(&self.process.id().to_string())
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        end(&mut self.process);
    }
}

/// Starts a server with its data file in a folder, and returns its process and its address.
fn spawn(program: &Path, folder: &Path) -> Result<(Child, String), String> {
    let mut process = Command::new(program)
        .args(["--lang", "en", "serve", "--listen", "127.0.0.1:0", "--data"])
        .arg(folder.join("data.sqlite"))
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

/// Returns the resident memory of a process, in bytes; 0 if the system does not tell.
pub(crate) fn memory(process: &str) -> Result<u64, String> {
    let Ok(status) = std::fs::read_to_string(format!("/proc/{process}/status")) else { return Ok(0) };
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
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
