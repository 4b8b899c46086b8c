//! The players' names in a game file: comments below its set-up line, which programs that read the game ignore.

use crate::draft::Sitter;
use crate::words::checked_name;

/// The beginning of a comment that names a player; the number, from 1, and the name follow.
const BEFORE: &str = "# player ";

/// Returns a game file with the names of its players; `bot` returns the name of the bot that has this number of bots
/// before it.
pub fn named(log: &str, sitters: &[Sitter], bot: impl Fn(usize) -> String) -> String {
    let (setup, inputs) = log.split_once('\n').unwrap_or((log, ""));
    let mut file = format!("{setup}\n");
    let mut bots = 0;
    for (number, sitter) in (1..).zip(sitters) {
        let name = match sitter {
            Sitter::Person { name, .. } => name.clone(),
            Sitter::Bot(_) => {
                bots += 1;
                bot(bots - 1)
            }
            Sitter::Open => String::new(),
        };
        if !name.is_empty() {
            file += &format!("{BEFORE}{number}: {name}\n");
        }
    }
    file + inputs
}

/// Returns the names that a game file gives its players; empty where it gives none that is valid.
pub(crate) fn names_in(log: &str, players: u8) -> Vec<String> {
    let mut names = vec![String::new(); players.into()];
    for line in log.lines().filter_map(|line| line.trim().strip_prefix(BEFORE)) {
        let Some((number, name)) = line.split_once(':') else { continue };
        let place = number.parse::<usize>().ok().and_then(|number| names.get_mut(number.checked_sub(1)?));
        if let (Some(place), Ok(name)) = (place, checked_name(name)) {
            *place = name;
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(name: &str) -> Sitter {
        Sitter::Person { holder: [1; 32], name: name.into() }
    }

    #[test]
    fn names_come_back_as_they_were_written() {
        let sitters =
            [person("Anna: # 1"), Sitter::Bot("greedy".parse().unwrap()), person(""), person("漢字")];
        let file = named("chess players=4\nrook.1\n", &sitters, |bot| format!("Bot {bot}"));
        assert!(file.starts_with("chess players=4\n# player 1: Anna: # 1\n") && file.ends_with("rook.1\n"));
        assert_eq!(names_in(&file, 4), ["Anna: # 1", "Bot 0", "", "漢字"]);
    }

    #[test]
    fn what_is_no_name_is_passed_over() {
        let long = "x".repeat(100);
        let file = format!(
            "chess\n# player 0: A\n# player 9: B\n# player x: C\n# player\n# player 1: {long}\n# player 2: D\u{7}"
        );
        assert_eq!(names_in(&file, 2), ["", ""]);
    }
}
