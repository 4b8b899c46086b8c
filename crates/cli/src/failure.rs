use std::fmt;
use std::io;
use std::process::ExitCode;

/// Why a command stops, and with which exit code.
#[derive(Debug)]
pub enum Failure {
    /// What was asked for cannot be asked for: exit code 2.
    Usage(String),
    /// It was tried and failed: exit code 1.
    Failed(String),
    /// Whoever read the output has gone away, as `head` does: no failure.
    Unread,
}

impl Failure {
    /// The exit code of the process.
    pub fn code(&self) -> ExitCode {
        match self {
            Failure::Usage(_) => ExitCode::from(2),
            Failure::Failed(_) => ExitCode::from(1),
            Failure::Unread => ExitCode::SUCCESS,
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Usage(why) | Failure::Failed(why) => f.write_str(why),
            Failure::Unread => Ok(()),
        }
    }
}

/// Reading from the standard input or writing to the standard output failed.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::Unread,
            _ => Failure::Failed(error.to_string()),
        }
    }
}

/// The set-up was not one: the person who called chose it.
impl From<kernel::SetupError> for Failure {
    fn from(error: kernel::SetupError) -> Self {
        Failure::Usage(error.to_string())
    }
}
