//! Finds the browser for the browser tests, and installs it if allowed.

use std::env;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Result, bail};

use crate::steps::say;
use crate::workspace::{output, run};

/// The preferred first: a shell is the same browser without windows of its own, which a test starts in a third of the
/// time.
const BROWSERS: [&str; 6] = [
    "chromium-headless-shell",
    "chrome-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
];
/// The folder of the browsers that Debian's scripts of the same names start.
const SCRIPTED: &str = "/usr/lib/chromium";
const DRIVERS: [&str; 1] = ["chromedriver"];
const PACKAGES: [&str; 2] = ["chromium-headless-shell", "chromium-driver"];

/// A browser and its driver.
pub struct Browser {
    /// Chromium or Chrome, or a headless shell of theirs.
    pub chrome: PathBuf,
    /// The chromedriver that belongs to the browser.
    pub driver: PathBuf,
}

/// Finds the browser. If it is missing, installs it if allowed, or returns an error that says what to install.
///
/// # Errors
/// If no browser is found or installed.
pub fn ready(install: bool) -> Result<Browser> {
    match find() {
        Ok(browser) => return Ok(browser),
        Err(missing) if !install => bail!(
            "the browser tests need {missing}. On Debian: apt-get install {}. Or name them with CHROME and CHROMEDRIVER, \
             let `cargo xtask test --install-browser` install them (Debian, as root), or leave these tests out with \
             `--no-browser`",
            PACKAGES.join(" ")
        ),
        Err(missing) => say(&format!("Installing {missing}")),
    }
    install_packages()?;
    find()
        .map_err(|missing| anyhow::anyhow!("installed {}, yet {missing} is missing", PACKAGES.join(" and ")))
}

/// Finds the browser and its driver, or returns what is missing.
fn find() -> Result<Browser, String> {
    let path = env::var_os("PATH").unwrap_or_default();
    let chrome = named("CHROME").or_else(|| on_path(&path, &BROWSERS).map(|script| behind(script, SCRIPTED)));
    let driver = named("CHROMEDRIVER").or_else(|| on_path(&path, &DRIVERS));
    match (chrome, driver) {
        (Some(chrome), Some(driver)) => Ok(Browser { chrome, driver }),
        (None, Some(_)) => Err("Chromium (or Chrome)".into()),
        (Some(_), None) => Err("chromedriver".into()),
        (None, None) => Err("Chromium (or Chrome) and chromedriver".into()),
    }
}

fn named(variable: &str) -> Option<PathBuf> {
    env::var_os(variable).map(PathBuf::from).filter(|file| file.is_file())
}

fn on_path(path: &OsStr, names: &[&str]) -> Option<PathBuf> {
    let folders: Vec<_> = env::split_paths(path).collect();
    let suffix = env::consts::EXE_SUFFIX;
    names
        .iter()
        .flat_map(|name| folders.iter().map(move |folder| folder.join(format!("{name}{suffix}"))))
        .find(|file| file.is_file())
}

/// Returns the program of the same name in a folder, if there is one: the driver kills what it has started, and a script
/// that is killed leaves its browser running.
fn behind(script: PathBuf, folder: &str) -> PathBuf {
    let program = script.file_name().map(|name| Path::new(folder).join(name));
    program.filter(|program| program.is_file()).unwrap_or(script)
}

fn install_packages() -> Result<()> {
    if !Path::new("/etc/debian_version").is_file() {
        bail!("only Debian's packages can be installed from here: install Chromium and chromedriver by hand");
    }
    if output(Command::new("id").arg("-u")).as_deref() != Some("0") {
        bail!("installing packages needs root: run apt-get install {} as root", PACKAGES.join(" "));
    }
    run(&mut apt(&["update"]))?;
    run(apt(&["install", "--yes", "--no-install-recommends"]).args(PACKAGES))
}

fn apt(arguments: &[&str]) -> Command {
    let mut command = Command::new("apt-get");
    // A package must not ask questions, and a package manager that is running already, such as for the machine's own
    // updates, is waited for.
    command.env("DEBIAN_FRONTEND", "noninteractive").args(["-o", "DPkg::Lock::Timeout=300"]).args(arguments);
    command
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn the_browser_behind_a_script_is_started() {
        let folder = tempfile::tempdir().unwrap();
        let behind = |name: &str| behind(Path::new("/usr/bin").join(name), folder.path().to_str().unwrap());
        fs::write(folder.path().join("chromium"), "").unwrap();
        assert_eq!(behind("chromium"), folder.path().join("chromium"));
        assert_eq!(behind("google-chrome"), Path::new("/usr/bin/google-chrome"));
    }

    #[test]
    fn the_first_name_wins_over_the_first_folder() {
        let folder = tempfile::tempdir().unwrap();
        let [first, second] = ["a", "b"].map(|name| folder.path().join(name));
        for (place, name) in [(&first, "google-chrome"), (&second, "chromium")] {
            fs::create_dir(place).unwrap();
            fs::write(place.join(format!("{name}{}", env::consts::EXE_SUFFIX)), "").unwrap();
        }
        let path = env::join_paths([&first, &second]).unwrap();
        assert_eq!(on_path(&path, &BROWSERS).unwrap().parent(), Some(second.as_path()));
        assert_eq!(on_path(&path, &DRIVERS), None);
    }
}
