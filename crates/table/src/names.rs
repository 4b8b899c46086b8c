//! The players' names in a game file: comments below its set-up line, which programs that read the game ignore.

use kernel::Seat;
use protocol::bot_number;

use crate::draft::Sitter;
use crate::words::checked_name;

/// The beginning of a comment that names a player; the number, from 1, and the name follow.
const BEFORE: &str = "# player ";

/// Returns a game file with the names of its players; `bot` returns the name of the bot with this
/// [number](bot_number).
pub fn named(log: &str, sitters: &[Sitter], bot: impl Fn(usize) -> String) -> String {
    let (setup, inputs) = log.split_once('\n').unwrap_or((log, ""));
    let mut file = format!("{setup}\n");
    let level = |sitter: &Sitter| if let Sitter::Bot(spec) = sitter { Some(spec.to_string()) } else { None };
    let levels: Vec<Option<String>> = sitters.iter().map(level).collect();
    let levels: Vec<Option<&str>> = levels.iter().map(Option::as_deref).collect();
    for (seat, sitter) in (0..).map(Seat).zip(sitters) {
        let name = match sitter {
            Sitter::Person { name, .. } => name.clone(),
            Sitter::Bot(_) => bot(bot_number(&levels, seat)),
            Sitter::Open => String::new(),
        };
        if !name.is_empty() {
            file += &format!("{BEFORE}{}: {name}\n", seat.0 + 1);
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
    fn a_bot_keeps_its_name_when_everybody_moves_by_one_seat() {
        let mut sitters =
            [person("Anna"), Sitter::Bot("greedy".parse().unwrap()), Sitter::Bot("master".parse().unwrap())];
        for _ in 0..3 {
            let file = named("chess players=3\n", &sitters, |bot| format!("Bot {bot}"));
            for (name, sitter) in names_in(&file, 3).iter().zip(&sitters) {
                let expected = match sitter {
                    Sitter::Bot(spec) if spec.to_string() == "greedy" => "Bot 0",
                    Sitter::Bot(_) => "Bot 1",
                    _ => "Anna",
                };
                assert_eq!(name, expected);
            }
            sitters.rotate_left(1);
        }
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
