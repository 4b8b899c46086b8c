//! The contact sheet: pictures with the faults that were measured on each. `cargo xtask pictures` makes a page of them.

use std::path::PathBuf;
use std::{env, fs, thread};

use anyhow::Result;

/// The variable with the folder of the pictures. Without it none are taken.
pub const FOLDER: &str = "CABOCHON_PICTURES";

fn folder() -> Option<PathBuf> {
    env::var_os(FOLDER).map(PathBuf::from)
}

/// Returns the file for a picture, if pictures are taken, and notes its faults beside it: one a line, in a file of the same
/// name with the ending `txt`.
///
/// # Errors
/// If the notes cannot be written.
pub fn add(name: &str, faults: &[String]) -> Result<Option<PathBuf>> {
    let Some(folder) = folder() else { return Ok(None) };
    fs::create_dir_all(&folder)?;
    if !faults.is_empty() {
        fs::write(folder.join(format!("{name}.txt")), faults.join("\n"))?;
    }
    Ok(Some(folder.join(format!("{name}.png"))))
}

/// Notes the faults that a test has found, under the name of the test, if pictures are taken.
pub fn note(faults: &[String]) {
    let (Some(folder), Some(test)) = (folder(), thread::current().name().map(str::to_owned)) else { return };
    // The test fails anyway, and says the same.
    _ = fs::create_dir_all(&folder);
    _ = fs::write(folder.join(format!("{}.faults", test.replace("::", "-"))), faults.join("\n"));
}
