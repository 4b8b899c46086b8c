/// What somebody typed at the prompt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command<'a> {
    /// Nothing: show the table again.
    Table,
    /// What can be typed.
    Help,
    /// All legal actions.
    Legal,
    /// Why an action is not possible, or what it would do.
    Why(&'a str),
    /// What a strong bot would do.
    Hint,
    /// What has happened.
    Log,
    /// Take back.
    Undo,
    /// Write the game to a file.
    Save(&'a str),
    /// Leave.
    Quit,
    /// An action in the game's notation.
    Action(&'a str),
    /// A command without the word it needs, with how it is written.
    Incomplete(&'static str),
}

impl<'a> Command<'a> {
    /// Reads a line. Whatever is no command is taken for an action: the game says what is wrong with it.
    pub fn read(line: &'a str) -> Command<'a> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match (word, rest) {
            ("" | "table", "") => Command::Table,
            ("help" | "?", "") => Command::Help,
            ("legal", "") => Command::Legal,
            ("hint", "") => Command::Hint,
            ("log", "") => Command::Log,
            ("undo", "") => Command::Undo,
            ("quit" | "exit", "") => Command::Quit,
            ("why", "") => Command::Incomplete("why ACTION, such as: why B.47"),
            ("why", action) => Command::Why(action),
            ("save", "") => Command::Incomplete("save FILE, such as: save game.cab"),
            ("save", file) => Command::Save(file),
            _ => Command::Action(line),
        }
    }

    /// What can be typed, apart from the moves.
    pub const HELP: &'static str = "\
Commands:
  why ACTION       why it is not possible, or what it would do
  legal            everything that is possible now
  hint             what the master would do
  table (or Enter) show the table again
  log              what has happened so far
  undo             take back your last move and all that followed
  save FILE        write the game to a file
  quit             leave
";
}

#[cfg(test)]
mod tests {
    use super::Command;

    #[test]
    fn commands_are_told_from_actions() {
        assert_eq!(Command::read("  \n"), Command::Table);
        assert_eq!(Command::read("why  B.47 "), Command::Why("B.47"));
        assert_eq!(Command::read("save my game.cab"), Command::Save("my game.cab"));
        assert_eq!(Command::read("P"), Command::Action("P"));
        assert_eq!(Command::read("hint please"), Command::Action("hint please"));
        assert!(matches!(Command::read("save"), Command::Incomplete(_)));
    }
}
