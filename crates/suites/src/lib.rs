//! The games as tests of the platform need them: the list of their suites of laws, any game with what a test asks for,
//! actions found by their consequences ([`picks`]), whole tables ([`tables`]), and judgements as digests ([`judged`]). Only
//! tests use it, and the programs that measure a server: the released program has none of it.
//!
//! ```
//! // A test that needs no particular game plays any for its number of players, here three moves of it.
//! let mut session = games::open(&suites::any_setup(3))?;
//! let mut chance = catalog::SeededSource::new(7);
//! for _ in 0..3 {
//!     while session.draw_in(&mut chance).is_some() {}
//!     let action = suites::picks::greedy(session.as_ref()).expect("a decision is due");
//!     session.play(&action)?;
//! }
//! // The same log has the same end.
//! assert_eq!(games::load(&session.log())?.digest(), session.digest());
//!
//! // A test of all games takes their suites.
//! for suite in suites::all() {
//!     assert!(suite.setups()[0].starts_with(suite.name()));
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod judged;
pub mod picks;
pub mod tables;

use std::io::Write;

use catalog::About;
use games::Listed;
use laws::Suite;

/// Returns the suites of all games, in the order of the program's list of games.
///
/// A function and no static: what a static holds of other crates is compiled again with this one, which is not optimised.
pub fn all() -> [&'static dyn Suite; games::LIST.len()] {
    [splendor_laws::SUITE, duel_laws::SUITE, alhambra_laws::SUITE, skerries_laws::SUITE]
}

/// Returns the suite of the game of this name.
pub fn named(name: &str) -> Option<&'static dyn Suite> {
    all().into_iter().find(|suite| suite.name() == name)
}

/// Returns the suite of a game of the list.
///
/// # Panics
/// If the game has none.
pub fn of(game: &Listed) -> &'static dyn Suite {
    let name = game.about().name;
    named(name).unwrap_or_else(|| panic!("{name} has no suite"))
}

/// Returns the digest of the end of a random game of this set-up, played, written down and read again.
///
/// # Errors
/// If there is no such set-up, or the game does not replay.
pub fn digest(setup: &str, seed: u64) -> Result<u64, String> {
    let name = setup.split(' ').next().unwrap_or_default();
    named(name).ok_or_else(|| format!("no such game: {name}"))?.digest(setup, seed)
}

/// Returns a set-up line for tests that need any game: of the first game of the list that is for this number of players.
///
/// # Panics
/// If no game is for this number of players.
pub fn any_setup(players: u8) -> String {
    let game = games::LIST.iter().find(|game| game.about().seats.contains(&players));
    let game = game.unwrap_or_else(|| panic!("no game is for {players}"));
    format!("{} players={players}", game.about().name)
}

/// Returns the games of the list that have what a test needs. If none has it, a line on standard error, which the test
/// runner does not capture, names the need and says that the test is skipped.
///
/// ```
/// let for_two = suites::games_that("have two seats", |about| about.seats.contains(&2));
/// assert!(!for_two.is_empty());
/// assert!(suites::games_that("have a thousand options", |about| about.options.len() == 1000).is_empty());
/// ```
pub fn games_that(need: &str, has: impl Fn(&About) -> bool) -> Vec<&'static Listed> {
    let games: Vec<&Listed> = games::LIST.iter().filter(|game| has(game.about())).collect();
    if games.is_empty() {
        // Nobody is told where there is no standard error.
        let _ = writeln!(std::io::stderr(), "{}", skipped(need));
    }
    games
}

fn skipped(need: &str) -> String {
    let test = std::thread::current().name().unwrap_or("a test").to_owned();
    format!("skipped: {test}: there are no games that {need}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_suite_in_its_place() {
        assert!(all().iter().map(|suite| suite.name()).eq(games::names()));
    }

    #[test]
    fn what_is_skipped_is_named_with_what_it_needs() {
        let said = skipped("have a thousand seats");
        assert!(
            said.starts_with("skipped: ") && said.ends_with("there are no games that have a thousand seats"),
            "{said}"
        );
        assert!(said.contains("what_is_skipped_is_named_with_what_it_needs"), "{said}");
    }
}
