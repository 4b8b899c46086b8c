/// A command that was typed at the prompt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command<'a> {
    /// An empty line: show the table again.
    Table,
    /// Show the table with more detail of a player, who is given by number.
    TableOf(&'a str),
    /// List the commands and moves.
    Help,
    /// List all legal actions.
    Legal,
    /// Explain why an action is illegal, or what it would do.
    Why(&'a str),
    /// Show what a strong bot would play.
    Hint,
    /// Show what has happened.
    Log,
    /// Undo the last action.
    Undo,
    /// Save the game to a file.
    Save(&'a str),
    /// Quit.
    Quit,
    /// An action in the game's notation.
    Action(&'a str),
    /// A command without its argument, with the message that says how it is written.
    Incomplete(&'static str),
}

impl<'a> Command<'a> {
    /// Parses a line. A line that is no command is taken for an action: the game says what is wrong with it.
    pub fn read(line: &'a str) -> Command<'a> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match (word, rest) {
            ("" | "table", "") => Command::Table,
            ("table", number) => Command::TableOf(number),
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

    /// The commands, except moves, with the messages that describe them.
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
        assert_eq!(Command::read("table 2"), Command::TableOf("2"));
        assert_eq!(Command::read("P"), Command::Action("P"));
        assert_eq!(Command::read("hint please"), Command::Action("hint please"));
        assert!(matches!(Command::read("save"), Command::Incomplete(_)));
    }
}
