use std::fmt;
use std::str::FromStr;

/// The command that starts an engine: a program and its arguments, quoted as for a shell. No shell runs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CommandLine {
    text: String,
    program: String,
    arguments: Vec<String>,
}

impl CommandLine {
    /// Returns the program.
    pub fn program(&self) -> &str {
        &self.program
    }

    /// Returns the arguments of the program.
    pub fn arguments(&self) -> &[String] {
        &self.arguments
    }
}

/// A text that names no program, or has a quotation mark without the other.
#[derive(PartialEq, Eq, Debug)]
pub struct NoCommand;

impl FromStr for CommandLine {
    type Err = NoCommand;

    fn from_str(text: &str) -> Result<Self, NoCommand> {
        let mut words = shlex::split(text).ok_or(NoCommand)?.into_iter();
        let program = words.next().filter(|program| !program.is_empty()).ok_or(NoCommand)?;
        Ok(CommandLine { text: text.to_owned(), program, arguments: words.collect() })
    }
}

impl fmt::Display for CommandLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&kernel::harmless(&self.text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_quoted_as_for_a_shell() {
        let read = |text: &str| {
            text.parse().map(|CommandLine { program, arguments, .. }| (program, arguments.join("|")))
        };
        assert_eq!(read("python3 my.py"), Ok(("python3".into(), "my.py".into())));
        assert_eq!(read(r#""my bot" 'a b' c\ d"#), Ok(("my bot".into(), "a b|c d".into())));
        for text in ["", "  ", "''", "python3 'my.py"] {
            assert_eq!(read(text), Err(NoCommand), "{text}");
        }
    }
}
