//! Another level is offered after three games in a row with the same end.

use page::Ending::{Lost, Shared, Won};
use page::{Ending, Streak};

/// Plays games against a bot of this level at tables of their own, and returns the level that is offered after the last.
fn offered(level: &str, endings: &[Ending]) -> Option<String> {
    let streak = endings
        .iter()
        .enumerate()
        .fold(Streak::default(), |streak, (table, ending)| streak.after(&table.to_string(), level, *ending));
    offer(&streak, endings.len() - 1)
}

fn offer(streak: &Streak, table: usize) -> Option<String> {
    let levels = ["weak", "usual", "strong"].map(str::to_owned);
    streak.offer(&table.to_string(), &levels).map(str::to_owned)
}

#[track_caller]
fn check(level: &str, endings: &[Ending], expected: Option<&str>) {
    assert_eq!(offered(level, endings).as_deref(), expected, "{endings:?} against {level}");
}

#[test]
fn three_games_in_a_row_bring_an_offer() {
    check("usual", &[Won, Won], None);
    check("usual", &[Won, Won, Won], Some("strong"));
    check("usual", &[Lost, Lost, Lost], Some("weak"));
    check("usual", &[Won, Won, Won, Won], Some("strong"));
    check("usual", &[Lost, Won, Won, Won], Some("strong"));
    check("usual", &[Won, Won, Lost, Won], None);
    check("usual", &[Won, Won, Shared, Won], None);
    check("usual", &[Shared, Shared, Shared], None);
}

#[test]
fn nothing_is_offered_beyond_the_ends_or_for_a_level_that_is_not_among_them() {
    check("strong", &[Won, Won, Won], None);
    check("weak", &[Lost, Lost, Lost], None);
    check("wizard", &[Won, Won, Won], None);
}

#[test]
fn a_game_against_another_level_begins_anew() {
    let won = |streak: Streak, table: usize, level| streak.after(&table.to_string(), level, Won);
    let streak = won(won(won(Streak::default(), 0, "usual"), 1, "weak"), 2, "usual");
    assert_eq!(offer(&streak, 2), None);
    let streak = won(won(streak, 3, "usual"), 4, "usual");
    assert_eq!(offer(&streak, 4).as_deref(), Some("strong"));
}

#[test]
fn a_game_that_is_looked_at_again_does_not_count_again() {
    let won = |streak: Streak, table: usize| streak.after(&table.to_string(), "usual", Won);
    let streak = (0..3).fold(Streak::default(), won);
    assert_eq!(won(streak.clone(), 2), streak, "the last one");
    assert_eq!(won(streak.clone(), 0), streak, "an earlier one");
    assert_eq!(offer(&streak, 2).as_deref(), Some("strong"));
    assert_eq!(offer(&streak, 0), None, "the offer belongs to the last game");
}

#[test]
fn a_streak_is_remembered_from_one_visit_to_the_next() {
    let streak = Streak::default().after("a", "usual", Lost).after("b", "usual", Lost);
    let stored = serde_json::to_string(&streak).unwrap();
    assert_eq!(serde_json::from_str::<Streak>(&stored).unwrap(), streak);
    assert_eq!(serde_json::from_str::<Streak>("{}").unwrap(), Streak::default());
}
