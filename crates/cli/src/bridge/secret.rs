//! The file with the secret by which a server knows the bot.

use std::fs::OpenOptions;
use std::io::{self, Read, Write};
use std::path::Path;

/// The maximum length of a file that may be a secret, in bytes.
const SECRET_MAX: u64 = 1_000;

/// Reads a secret; none if there is no such file.
///
/// # Errors
/// If the file cannot be read, or is no secret.
pub fn read(file: &Path) -> io::Result<Option<String>> {
    let opened = match OpenOptions::new().read(true).open(file) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        opened => opened?,
    };
    let mut secret = String::new();
    opened.take(SECRET_MAX).read_to_string(&mut secret)?;
    let secret = secret.trim();
    let is_one = !secret.is_empty() && secret.bytes().all(|byte| byte.is_ascii_graphic());
    if is_one { Ok(Some(secret.to_owned())) } else { Err(io::ErrorKind::InvalidData.into()) }
}

/// Writes a secret to a new file that only its owner may read.
///
/// # Errors
/// If there is such a file, or it cannot be written.
pub fn write(file: &Path, secret: &str) -> io::Result<()> {
    let mut new = OpenOptions::new();
    new.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut new, 0o600);
    writeln!(new.open(file)?, "{secret}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_read_as_it_was_written_and_is_the_owners_alone() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("secret");
        assert_eq!(read(&file).unwrap(), None);
        write(&file, "abc123").unwrap();
        assert_eq!(read(&file).unwrap().as_deref(), Some("abc123"));
        assert!(write(&file, "other").is_err(), "it is not replaced");
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            assert_eq!(file.metadata().unwrap().permissions().mode() & 0o777, 0o600);
        }
        for odd in ["", "  \n", "a b", "\u{7}"] {
            std::fs::write(&file, odd).unwrap();
            assert!(read(&file).is_err(), "{odd:?}");
        }
    }
}
