//! A headless Chromium with its driver.

use std::env;
use std::ffi::{OsStr, OsString};
use std::io::{self, Write};
use std::mem::ManuallyDrop;
use std::net::TcpStream;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Result};
use tempfile::TempDir;
use thirtyfour::{
    CapabilitiesHelper, ChromeCapabilities, ChromiumLikeCapabilities, LoggingPrefsLogLevel, WebDriver,
};

use crate::process::Process;

const PATIENCE: Duration = Duration::from_secs(30);
/// The options of the browser: no updates, no telemetry, and no data kept after the test.
const FLAGS: [&str; 16] = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--disable-background-networking",
    // A window that nobody looks at draws its frames all the same.
    "--disable-backgrounding-occluded-windows",
    "--disable-renderer-backgrounding",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-extensions",
    // Pages of the address bar, which take longer to load than a table.
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup",
    "--disable-sync",
    "--no-first-run",
    "--no-default-browser-check",
    "--hide-scrollbars",
    "--lang=en",
];

/// How long the driver may take to close its browser.
const FAREWELL: Duration = Duration::from_secs(5);

/// A browser session; dropping it ends the browser and the driver.
pub struct Chrome {
    /// The session. It is never dropped: that would block for minutes after a failed test, and ending the driver ends
    /// it as well.
    pub web: ManuallyDrop<WebDriver>,
    _driver: Driver,
    _profile: TempDir,
}

impl Chrome {
    /// Starts chromedriver on a free port and a browser with an empty profile.
    ///
    /// # Errors
    /// If either does not start in time.
    pub async fn start() -> Result<Self> {
        let chrome = program("CHROME")?;
        let driver = Driver::start()?;
        let profile = tempfile::tempdir()?;
        let mut wanted = ChromeCapabilities::new();
        if is_shell(&chrome) {
            // The driver opens a first page in it only if it is called by its own name.
            wanted.set("browserName", "chrome-headless-shell")?;
            // Letters as wide as their typeface says, as a browser with windows has them.
            wanted.add_arg("--font-render-hinting=none")?;
        } else {
            wanted.add_arg("--headless=new")?;
        }
        for flag in FLAGS {
            wanted.add_arg(flag)?;
        }
        wanted.add_arg(&format!("--user-data-dir={}", profile.path().display()))?;
        wanted.set_binary(&chrome.to_string_lossy())?;
        wanted.set_browser_log_level(LoggingPrefsLogLevel::All)?;
        let web = WebDriver::new(format!("http://127.0.0.1:{}", driver.port), wanted)
            .await
            .context("chromedriver could not start the browser")?;
        Ok(Self { web: ManuallyDrop::new(web), _driver: driver, _profile: profile })
    }
}

/// A running chromedriver.
struct Driver {
    process: Process,
    port: u16,
}

impl Driver {
    fn start() -> Result<Self> {
        let program = program("CHROMEDRIVER")?;
        let start = || Process::start(Command::new(&program).arg("--port=0"), PATIENCE, port);
        // A port that is free for one kind of address may be taken for the other; then the driver gives up.
        let (process, port) = start().or_else(|_| start()).or_else(|_| start())?;
        Ok(Self { process, port })
    }
}

impl Drop for Driver {
    /// Asks the driver to close its browser and to end: a driver that is killed would leave the browser behind.
    fn drop(&mut self) {
        let asked = ask_to_shut_down(self.port);
        if asked.is_err() || !self.process.ends_within(FAREWELL) {
            self.process.kill();
        }
    }
}

fn ask_to_shut_down(port: u16) -> io::Result<()> {
    let mut driver = TcpStream::connect(("127.0.0.1", port))?;
    driver.set_read_timeout(Some(FAREWELL))?;
    write!(driver, "GET /shutdown HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\r\n")?;
    // The answer comes once the browser is closed; what it says is of no interest.
    io::copy(&mut driver, &mut io::sink()).map(|_| ())
}

/// Returns the program that a variable names: `cargo xtask` finds the browser and its driver, and names both.
fn program(variable: &str) -> Result<OsString> {
    env::var_os(variable).with_context(|| format!("{variable} names no program: `cargo xtask browser` does"))
}

/// Whether a program is a browser without windows, by its name.
fn is_shell(chrome: &OsStr) -> bool {
    let name = Path::new(chrome).file_stem().and_then(OsStr::to_str);
    name.is_some_and(|name| name.ends_with("headless-shell"))
}

/// Reads the port from chromedriver's greeting.
fn port(line: &str) -> Option<u16> {
    let (_, rest) = line.split_once("started successfully on port ")?;
    rest.trim_end_matches('.').parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_port_is_read_from_the_drivers_line() {
        assert_eq!(port("ChromeDriver was started successfully on port 33445."), Some(33445));
        assert_eq!(port("Starting ChromeDriver 120.0 on port 0"), None);
    }

    #[test]
    fn a_shell_is_known_by_its_name() {
        assert!(is_shell(OsStr::new("/usr/bin/chromium-headless-shell")));
        assert!(!is_shell(OsStr::new("/opt/headless-shell/chromium")));
    }

    #[test]
    fn a_program_that_is_not_named_is_an_error_that_says_who_names_it() {
        let error = program("CABOCHON_NO_SUCH_VARIABLE").unwrap_err().to_string();
        assert_eq!(error, "CABOCHON_NO_SUCH_VARIABLE names no program: `cargo xtask browser` does");
    }
}
