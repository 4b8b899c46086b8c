//! The players in a game file: comments below its set-up line, which programs that read the game ignore.

use std::fmt::Write;

use catalog::{Session, with_options};
use mind::BotSpec;
use protocol::{NewSeat, Order, TableOptions};

use crate::sitter::Sitter;
use crate::words::checked_name;

/// The beginning of a comment that names a person; the number of the seat, from 1, and the name follow.
const PERSON: &str = "# player ";
/// The beginning of a comment that gives a seat to a bot; the number of the seat, from 1, and the level follow.
const BOT: &str = "# bot ";
/// The comment of a game whose seats were drawn by lot.
const DRAWN: &str = "# order drawn";

/// The players of a game file, which its comments name. No rule depends on them, and a garbled one is passed over: at
/// worst a bot's seat is a person's without a name.
///
/// ```
/// use protocol::{NewSeat, Order};
/// use table::Lineup;
///
/// let file = "duel\n# player 1: Anna\n# bot 2: greedy\n# order drawn\nT.b\n";
/// let lineup = Lineup::read(file, 2);
/// assert_eq!(lineup.seats[1], NewSeat::Bot { level: "greedy".into() });
/// assert_eq!(lineup.order, Order::Drawn);
/// assert_eq!(lineup.write("duel\nT.b\n"), file);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lineup {
    /// The holders of the seats, in the order in which they played; none is open.
    pub seats: Vec<NewSeat>,
    /// The way in which that order was determined.
    pub order: Order,
}

impl Lineup {
    /// Returns the players of a table.
    fn of(sitters: &[Sitter], order: Order) -> Self {
        let seat = |sitter: &Sitter| match sitter {
            Sitter::Person { name, .. } => NewSeat::Human { name: name.clone() },
            Sitter::Bot(spec) => NewSeat::Bot { level: spec.to_string() },
            Sitter::Open => nobody(),
        };
        Lineup { seats: sitters.iter().map(seat).collect(), order }
    }

    /// Reads the comments of a game file for this number of players.
    pub fn read(file: &str, players: u8) -> Self {
        let mut lineup = Lineup { seats: vec![nobody(); players.into()], order: Order::AsSeated };
        for line in file.lines().map(str::trim) {
            if line == DRAWN {
                lineup.order = Order::Drawn;
            } else if let Some((at, name)) = seat_in(line, PERSON)
                && let (Some(seat @ NewSeat::Human { .. }), Ok(name)) =
                    (lineup.seats.get_mut(at), checked_name(name))
            {
                *seat = NewSeat::Human { name };
            } else if let Some((at, level)) = seat_in(line, BOT)
                && let (Some(seat), Ok(bot)) = (lineup.seats.get_mut(at), level.trim().parse::<BotSpec>())
            {
                *seat = NewSeat::Bot { level: bot.to_string() };
            }
        }
        lineup
    }

    /// Returns a log with these comments below its set-up line.
    pub fn write(&self, log: &str) -> String {
        let (setup, inputs) = log.split_once('\n').unwrap_or((log, ""));
        let mut file = format!("{setup}\n");
        for (number, seat) in (1..).zip(&self.seats) {
            // Writing to a text cannot fail.
            let _ = match seat {
                NewSeat::Human { name } if !name.is_empty() => writeln!(file, "{PERSON}{number}: {name}"),
                NewSeat::Bot { level } => writeln!(file, "{BOT}{number}: {level}"),
                NewSeat::Human { .. } | NewSeat::Open {} => Ok(()),
            };
        }
        if self.order == Order::Drawn {
            file = file + DRAWN + "\n";
        }
        file + inputs
    }
}

/// Returns a game as a file, with its players and table options.
pub(crate) fn game_file(session: &dyn Session, options: &TableOptions, sitters: &[Sitter]) -> String {
    Lineup::of(sitters, options.order).write(&with_options(&session.log(), &options.chosen))
}

/// A person of whom nothing is known.
fn nobody() -> NewSeat {
    NewSeat::Human { name: String::new() }
}

/// Returns the seat, from 0, and the rest of a comment with this beginning.
fn seat_in<'a>(line: &'a str, beginning: &str) -> Option<(usize, &'a str)> {
    let (number, rest) = line.strip_prefix(beginning)?.split_once(':')?;
    Some((number.parse::<usize>().ok()?.checked_sub(1)?, rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(name: &str) -> NewSeat {
        NewSeat::Human { name: name.into() }
    }

    fn bot(level: &str) -> NewSeat {
        NewSeat::Bot { level: level.into() }
    }

    #[test]
    fn what_is_garbled_is_passed_over() {
        let long = "x".repeat(100);
        for odd in [
            "# player 0: A",
            "# player 3: A",
            "# player x: A",
            "# player",
            "# player 1",
            &format!("# player 1: {long}"),
            "# player 1: D\u{7}",
            "# player 1: \u{202e}annA",
            "# bot 0: greedy",
            "# bot 3: greedy",
            "# bot 99999999999999999999: greedy",
            "# bot 1: champion",
            "# bot 1: master:0",
            "# bot 1: master:999999999999",
            "# bot 1:",
            "# bot",
            "# order drawn by hand",
            "# order sung",
        ] {
            let expected = Lineup { seats: vec![person(""), person("")], order: Order::AsSeated };
            assert_eq!(Lineup::read(&format!("chess\n{odd}\nrook.1\n"), 2), expected, "{odd}");
        }
    }

    #[test]
    fn a_bot_has_no_name_of_its_own() {
        for comments in ["# player 1: Anna\n# bot 1: greedy\n", "# bot 1: greedy\n# player 1: Anna\n"] {
            assert_eq!(Lineup::read(&format!("chess\n{comments}"), 1).seats, [bot("greedy")]);
        }
    }

    #[test]
    fn names_come_back_as_they_were_written() {
        let seats = vec![person("Anna: # 1"), bot("master:20"), person(""), person("漢字")];
        let lineup = Lineup { seats, order: Order::AsSeated };
        let file = lineup.write("chess players=4\nrook.1\n");
        assert!(file.starts_with("chess players=4\n# player 1: Anna: # 1\n") && file.ends_with("rook.1\n"));
        assert_eq!(Lineup::read(&file, 4), lineup);
    }
}
