//! A headless Chromium with its driver.

use std::env;
use std::ffi::OsString;
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Result};
use tempfile::TempDir;
use thirtyfour::{ChromiumCapabilities, ChromiumLikeCapabilities, LoggingPrefsLogLevel, WebDriver};

use crate::process::Process;

const PATIENCE: Duration = Duration::from_secs(30);
/// The browser keeps to itself: no updates, no telephoning home, nothing kept after the test.
const FLAGS: [&str; 14] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-extensions",
    "--disable-sync",
    "--no-first-run",
    "--no-default-browser-check",
    "--hide-scrollbars",
    "--lang=en",
];

/// A browser session; dropping it ends the driver, and the driver the browser.
pub struct Chrome {
    /// The session.
    pub web: WebDriver,
    driver: Process,
    _profile: TempDir,
}

impl Chrome {
    /// Starts chromedriver on a free port and a browser with an empty profile.
    pub async fn start() -> Result<Self> {
        let chrome =
            program("CHROME", &["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]);
        let driver = program("CHROMEDRIVER", &["chromedriver"]);
        let (driver, port) = Process::start(Command::new(driver).arg("--port=0"), PATIENCE, port)?;
        let profile = tempfile::tempdir()?;
        let mut wanted = ChromiumCapabilities::new();
        for flag in FLAGS {
            wanted.add_arg(flag)?;
        }
        wanted.add_arg(&format!("--user-data-dir={}", profile.path().display()))?;
        wanted.set_binary(&chrome.to_string_lossy())?;
        wanted.set_browser_log_level(LoggingPrefsLogLevel::All)?;
        let web = WebDriver::new(format!("http://127.0.0.1:{port}"), wanted)
            .await
            .context("chromedriver could not start the browser")?;
        Ok(Self { web, driver, _profile: profile })
    }

    /// Ends the session as a person closes the window, then the driver.
    pub async fn quit(mut self) -> Result<()> {
        self.web.clone().quit().await?;
        self.driver.kill();
        Ok(())
    }
}

/// The program that a variable names, else the first of the names that is on the path, else the first name: starting
/// it then fails with its name.
fn program(variable: &str, names: &[&str]) -> OsString {
    if let Some(set) = env::var_os(variable) {
        return set;
    }
    let path = env::var_os("PATH").unwrap_or_default();
    let folders: Vec<_> = env::split_paths(&path).collect();
    let exists = |name: &&&str| folders.iter().any(|folder| folder.join(name).is_file());
    names.iter().find(exists).unwrap_or(&names[0]).into()
}

/// The port in chromedriver's greeting.
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
    fn a_missing_program_keeps_a_name_to_complain_about() {
        assert_eq!(
            program("CABOCHON_NO_SUCH_VARIABLE", &["no-such-program-1", "no-such-program-2"]),
            "no-such-program-1"
        );
    }
}
