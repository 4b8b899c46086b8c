//! The contact sheet: pictures with the faults that were measured on each. `cargo xtask pictures` makes a page of them.

use std::io::Write as _;
use std::path::PathBuf;
use std::{env, fs, thread};

use anyhow::Result;

/// The variable with the folder of the pictures. Without it none are taken.
pub const FOLDER: &str = "CABOCHON_PICTURES";

fn folder() -> Option<PathBuf> {
    env::var_os(FOLDER).map(PathBuf::from)
}

/// Returns the file for a picture, if pictures are taken.
///
/// # Errors
/// If the folder cannot be made.
pub fn file(name: &str) -> Result<Option<PathBuf>> {
    let Some(folder) = folder() else { return Ok(None) };
    fs::create_dir_all(&folder)?;
    Ok(Some(folder.join(format!("{name}.png"))))
}

/// Notes the faults for which a test fails, if pictures are taken: a fault that begins with the name of a picture and a
/// colon beside that picture, in a file of the same name with the ending `txt`, and any other under the name of the test.
pub fn note(faults: &[String]) {
    let (Some(folder), Some(test)) = (folder(), thread::current().name().map(str::to_owned)) else { return };
    for fault in faults {
        let (name, what) = fault.split_once(": ").unwrap_or(("", fault));
        // Some names are followed by the arrangement.
        let name = name.split(" (").next().unwrap_or_default();
        let is_pictured = folder.join(format!("{name}.png")).is_file();
        let (file, line) = if is_pictured {
            (format!("{name}.txt"), what)
        } else {
            (format!("{}.faults", test.replace("::", "-")), fault.as_str())
        };
        let file = fs::OpenOptions::new().create(true).append(true).open(folder.join(file));
        // The test fails anyway, and says the same.
        _ = file.and_then(|mut file| writeln!(file, "{line}"));
    }
}
