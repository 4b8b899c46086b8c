//! The running `cabochon` program.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Result, bail};

use crate::process::Process;

const PATIENCE: Duration = Duration::from_secs(30);
/// The time that the server may take to stop.
const STOP_MOST: Duration = Duration::from_secs(5);
/// The variable with the host and port of the server that all tests share.
pub const ADDRESS: &str = "CABOCHON_SERVER";
/// The address of any free port of this machine.
const ANY_PORT: &str = "127.0.0.1:0";

/// A running server on a data file.
pub struct Server {
    /// The process; none if another stage owns it.
    process: Option<Process>,
    /// The program that is started again after a kill.
    program: PathBuf,
    data: PathBuf,
    /// Host and port, as the server printed them.
    address: String,
}

impl Server {
    /// Starts the server on a free port.
    ///
    /// # Errors
    /// If there is no server binary, or it does not start; the error quotes its output.
    pub fn start(data: &Path) -> Result<Self> {
        let program = program()?;
        let (process, address) = launch(&program, data, ANY_PORT)?;
        Ok(Self { process: Some(process), program, data: data.to_path_buf(), address })
    }

    /// Returns the server that all tests share.
    ///
    /// # Errors
    /// If none is named.
    pub fn of_all_tests() -> Result<Self> {
        let address = env::var(ADDRESS).with_context(|| {
            format!(
                "{ADDRESS} names no server: run these tests with `cargo xtask test` or `cargo xtask pictures`"
            )
        })?;
        Ok(Self { process: None, program: program()?, data: PathBuf::new(), address })
    }

    /// Returns the host and port.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Returns the same server for another browser, which can use it, but neither kill nor start it.
    pub fn shared(&self) -> Self {
        let (program, data, address) = (self.program.clone(), self.data.clone(), self.address.clone());
        Self { process: None, program, data, address }
    }

    /// Returns the address of the page at a path that starts with `/`.
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Kills the server without warning, like a loss of power.
    pub fn kill(&mut self) {
        if let Some(process) = &mut self.process {
            process.kill();
        }
    }

    /// Asks the server to stop, as a host does, and waits until it has. Returns whether it did in time.
    ///
    /// # Errors
    /// If it cannot be asked, or another stage owns it.
    #[cfg(unix)]
    pub fn stop(&mut self) -> Result<bool> {
        match &mut self.process {
            Some(process) => process.end(STOP_MOST),
            None => bail!("this server belongs to another stage"),
        }
    }

    /// Kills the server if it still runs and starts it again on the same data file and port, so that an open page finds
    /// it.
    ///
    /// # Errors
    /// If the server does not start again, or another stage owns it.
    pub fn restart(&mut self) -> Result<()> {
        if self.process.is_none() {
            bail!("this server belongs to another stage");
        }
        self.kill();
        let (process, address) = launch(&self.program, &self.data, &self.address)?;
        self.process = Some(process);
        if address != self.address {
            bail!("asked for {}, the server came back at {address}", self.address);
        }
        Ok(())
    }

    /// Kills the server and starts another version of it, whose client has other names for its files.
    ///
    /// # Errors
    /// As for [`Server::restart`], and if there is no other version.
    pub fn upgrade(&mut self) -> Result<()> {
        self.program = built("examples/upgraded")?;
        self.restart()
    }

    /// Shows everybody on the server a message of its host, with the program's own command.
    ///
    /// # Errors
    /// If the command fails.
    pub fn say(&self, text: &str) -> Result<()> {
        let mut command = Command::new(&self.program);
        let told = command.args(["admin", "say", "--text", text, "--data"]).arg(&self.data).status()?;
        if told.success() { Ok(()) } else { bail!("the message was not sent") }
    }

    /// Kills the server and starts it again with a public address, under which a proxy passes requests to it.
    ///
    /// # Errors
    /// As for [`Server::restart`].
    pub fn publish(&mut self, url: &str) -> Result<()> {
        if self.process.is_none() {
            bail!("this server belongs to another stage");
        }
        self.kill();
        let mut command = serve(&self.program, &self.data, &self.address);
        command.args(["--public-url", url]);
        let (process, ()) =
            Process::start(&mut command, PATIENCE, |line| line.contains(&self.address).then_some(()))?;
        self.process = Some(process);
        Ok(())
    }

    /// Kills the server and starts the released program, which has no samples.
    ///
    /// # Errors
    /// As for [`Server::restart`], and if there is no such program.
    pub fn without_samples(&mut self) -> Result<()> {
        self.program = built("cabochon")?;
        self.restart()
    }
}

fn launch(program: &Path, data: &Path, listen: &str) -> Result<(Process, String)> {
    Process::start(&mut serve(program, data, listen), PATIENCE, address)
}

fn serve(program: &Path, data: &Path, listen: &str) -> Command {
    let mut command = Command::new(program);
    command.args(["serve", "--listen", listen, "--data"]).arg(data);
    command
}

/// Reads the host and port from the line that the server prints when it is ready.
fn address(line: &str) -> Option<String> {
    let (_, rest) = line.split_once("http://")?;
    let address = rest.split(['/', ' ']).next()?;
    address.contains(':').then(|| address.to_owned())
}

/// Returns the program to test, which has the samples: `CABOCHON_BIN` if it is set, else the one of this test's build.
///
/// # Errors
/// If it has not been built.
pub fn program() -> Result<PathBuf> {
    if let Some(set) = env::var_os("CABOCHON_BIN") {
        return Ok(set.into());
    }
    built("cabochon-with-samples")
}

/// Returns a program of this test's build.
fn built(name: &str) -> Result<PathBuf> {
    let test = env::current_exe()?;
    // A test is in `deps/`, and `backstage` beside the programs.
    let folder = test.parent().context("a program is in a folder")?;
    let folder = if folder.ends_with("deps") { folder.parent().unwrap_or(folder) } else { folder };
    let binary = folder.join(format!("{name}{}", env::consts::EXE_SUFFIX));
    if !binary.is_file() {
        bail!("there is no {}: run these tests with `cargo xtask test`, which builds it", binary.display());
    }
    Ok(binary)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_is_read_from_the_servers_line() {
        let read = |line| address(line);
        assert_eq!(read("Cabochon is at http://127.0.0.1:40123").as_deref(), Some("127.0.0.1:40123"));
        assert_eq!(read("Cabochon is at http://[::1]:8137/ (data)").as_deref(), Some("[::1]:8137"));
        assert_eq!(read("Its data lies in /srv/cabochon.sqlite"), None);
    }
}
