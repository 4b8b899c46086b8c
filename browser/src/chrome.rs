//! Headless Chromium and its driver. The driver runs beside the tests (`backstage`), and its browsers are shared: a
//! test gets one that an earlier test has left, with a new tab and without cookies, storage and cache.

use std::env;
use std::ffi::{OsStr, OsString};
use std::io::{self, Write};
use std::mem::ManuallyDrop;
use std::net::TcpStream;
use std::path::Path;
use std::process::Command;
use std::sync::Mutex;
use std::time::Duration;

use anyhow::{Context, Result};
use serde_json::json;
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

/// The variable with the port of the driver.
pub const DRIVER: &str = "CABOCHON_DRIVER";
/// The time that the driver may take to close its browsers.
const FAREWELL: Duration = Duration::from_secs(5);
/// The browsers that tests of this process have left.
static IDLE: Mutex<Vec<ManuallyDrop<WebDriver>>> = Mutex::new(Vec::new());

/// A browser session of one test.
pub struct Chrome {
    /// The session. It is never dropped: that would block for minutes after a failed test, and the driver ends it as
    /// well when it ends itself.
    pub web: ManuallyDrop<WebDriver>,
}

impl Chrome {
    /// Returns a browser without any state of earlier tests: one that is idle, or a new one.
    ///
    /// # Errors
    /// If no driver is named, or the browser does not start in time.
    pub async fn start() -> Result<Self> {
        let idle = IDLE.lock().expect("no test panics here").pop();
        let cleaned = match idle {
            Some(web) => Some(clean(web).await),
            None => None,
        };
        let web = match cleaned {
            Some(Ok(web)) => web,
            Some(Err(error)) => {
                // On a busy machine a browser may have ended since the test that left it.
                let _ = writeln!(io::stderr(), "a browser that was left is replaced: {error:#}");
                ManuallyDrop::new(session().await?)
            }
            None => ManuallyDrop::new(session().await?),
        };
        Ok(Self { web })
    }

    /// Leaves the browser to the next test.
    pub fn leave(self) {
        IDLE.lock().expect("no test panics here").push(self.web);
    }
}

/// Starts a browser with an empty profile.
async fn session() -> Result<WebDriver> {
    let port = env::var(DRIVER).with_context(|| format!("{DRIVER} names no port: {RUN}"))?;
    let chrome = program("CHROME")?;
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
    wanted.set_binary(&chrome.to_string_lossy())?;
    wanted.set_browser_log_level(LoggingPrefsLogLevel::All)?;
    WebDriver::new(format!("http://127.0.0.1:{port}"), wanted)
        .await
        .context("chromedriver could not start the browser")
}

/// Opens a new tab in place of the one that an earlier test has used, with whatever the test emulated or injected there,
/// and removes what is stored.
async fn clean(web: ManuallyDrop<WebDriver>) -> Result<ManuallyDrop<WebDriver>> {
    let origin = web.current_url().await?.origin().ascii_serialization();
    let tab = web.new_tab().await?;
    web.close_window().await?;
    web.switch_to_window(tab).await?;
    let storage = json!({ "origin": origin, "storageTypes": "all" });
    web.cdp().send_raw("Storage.clearDataForOrigin", storage).await?;
    web.cdp().send_raw("Network.clearBrowserCookies", json!({})).await?;
    web.cdp().send_raw("Network.clearBrowserCache", json!({})).await?;
    // The lines that the earlier test wrote to the console are read and dropped.
    web.browser_log().await?;
    Ok(web)
}

/// A running chromedriver; dropping it ends it and its browsers.
pub struct Driver {
    process: Process,
    /// The port on which it listens.
    pub port: u16,
}

impl Driver {
    /// Starts the driver that `CHROMEDRIVER` names on a free port.
    ///
    /// # Errors
    /// If it does not start in time.
    pub fn start() -> Result<Self> {
        let program = program("CHROMEDRIVER")?;
        let start = || Process::start(Command::new(&program).arg("--port=0"), PATIENCE, port);
        // A port that is free for one kind of address may be taken for the other; then the driver gives up.
        let (process, port) = start().or_else(|_| start()).or_else(|_| start())?;
        Ok(Self { process, port })
    }
}

impl Drop for Driver {
    /// Asks the driver to close its browsers and to end: a driver that is killed would leave them behind.
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
    // The answer comes once the browsers are closed; what it says is of no interest.
    io::copy(&mut driver, &mut io::sink()).map(|_| ())
}

/// The advice on how to run these tests, for errors.
const RUN: &str = "run these tests with `cargo xtask test` or `cargo xtask pictures`";

/// Returns the program that a variable names: `cargo xtask` finds the browser and its driver, and names both.
fn program(variable: &str) -> Result<OsString> {
    env::var_os(variable).with_context(|| format!("{variable} names no program: {RUN}"))
}

/// Returns whether a program is a browser without windows, by its name.
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
        assert!(error.starts_with("CABOCHON_NO_SUCH_VARIABLE names no program: run"), "{error}");
    }
}
