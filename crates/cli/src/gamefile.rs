//! Reads stored games.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use catalog::Session;
use terminal::Story;
use text::Value;

use crate::failure::Failure;
use crate::offered;
use crate::story::{Tell, file_name};

/// The maximum number of bytes that are read, which is more than the longest log has.
const BYTES_MAX: u64 = 80 << 20;

/// Replays a stored game strictly.
///
/// # Errors
/// If the file is no valid game; the error names the file, the line and the fault.
pub fn load(path: &Path, story: &Story) -> Result<Box<dyn Session>, Failure> {
    open(path, story).map(|(session, _)| session)
}

/// Replays a stored game as [`load`] does, and returns its text too, for what its comments tell.
///
/// # Errors
/// As [`load`].
pub fn open(path: &Path, story: &Story) -> Result<(Box<dyn Session>, String), Failure> {
    let shown = file_name(path);
    let text = read(path, story).map_err(|why| Failure::Failed(format!("{shown}: {why}")))?;
    let session = offered().load(&text).map_err(|error| {
        let place = if error.line > 0 { format!("{shown}:{}", error.line) } else { shown.clone() };
        Failure::Failed(format!("{place}: {}", story.log_fault(&error)))
    })?;
    Ok((session, text))
}

fn read(path: &Path, story: &Story) -> Result<String, String> {
    let file = File::open(path).map_err(|error| story.io(&error))?;
    if file.metadata().is_ok_and(|data| data.is_dir()) {
        return Err(story.say("file-fault-folder", &[]));
    }
    let mut bytes = Vec::new();
    file.take(BYTES_MAX + 1).read_to_end(&mut bytes).map_err(|error| story.io(&error))?;
    if bytes.len() as u64 > BYTES_MAX {
        return Err(story.say("file-fault-large", &[("most", Value::Number((BYTES_MAX >> 20) as i64))]));
    }
    String::from_utf8(bytes).map_err(|error| {
        let before = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = 1 + before.iter().filter(|&&byte| byte == b'\n').count();
        story.say("file-fault-text", &[("line", Value::Number(line as i64))])
    })
}
