use std::io;
use std::process::ExitCode;

use kernel::SetupError;
use terminal::Story;

/// The reason why a command stops, which determines the exit code.
#[derive(Debug)]
pub enum Failure {
    /// The command line is valid, but asks for something that does not exist: exit code 2.
    Usage(String),
    /// The command was tried and failed: exit code 1.
    Failed(String),
    /// The set-up line is invalid: exit code 2.
    SetUp(SetupError),
    /// Reading from the standard input or writing to the standard output failed: exit code 1.
    Io(io::Error),
    /// The reader of the output has closed it, as `head` does, which is no failure.
    Unread,
}

impl Failure {
    /// Returns the exit code of the process.
    pub fn code(&self) -> ExitCode {
        match self {
            Failure::Usage(_) | Failure::SetUp(_) => ExitCode::from(2),
            Failure::Failed(_) | Failure::Io(_) => ExitCode::from(1),
            Failure::Unread => ExitCode::SUCCESS,
        }
    }

    /// Describes the reason in the story's language; none if nobody reads the output.
    pub fn told(&self, story: &Story) -> Option<String> {
        match self {
            Failure::Usage(why) | Failure::Failed(why) => Some(why.clone()),
            Failure::SetUp(error) => Some(story.sentence(&error.message())),
            Failure::Io(error) => Some(story.io(error)),
            Failure::Unread => None,
        }
    }
}

/// An error while reading the standard input or writing the standard output.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::Unread,
            _ => Failure::Io(error),
        }
    }
}

/// An invalid set-up line, which the user chose.
impl From<SetupError> for Failure {
    fn from(error: SetupError) -> Self {
        Failure::SetUp(error)
    }
}
