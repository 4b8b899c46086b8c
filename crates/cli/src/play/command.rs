/// A command that was typed at the prompt.
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
    /// Undo the last action.
    Undo,
    /// Write the game to a file.
    Save(&'a str),
    /// Leave.
    Quit,
    /// An action in the game's notation.
    Action(&'a str),
    /// A command without the word it needs, with the message that says how it is written.
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
            ("why", "") => Command::Incomplete("cli-usage-why"),
            ("why", action) => Command::Why(action),
            ("save", "") => Command::Incomplete("cli-usage-save"),
            ("save", file) => Command::Save(file),
            _ => Command::Action(line),
        }
    }

    /// What can be typed, apart from the moves, with the messages that say what it does.
    pub const ALL: [(&'static str, &'static str); 8] = [
        ("why ACTION", "cli-command-why"),
        ("legal", "cli-command-legal"),
        ("hint", "cli-command-hint"),
        ("table", "cli-command-table"),
        ("log", "cli-command-log"),
        ("undo", "cli-command-undo"),
        ("save FILE", "cli-command-save"),
        ("quit", "cli-command-quit"),
    ];
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
