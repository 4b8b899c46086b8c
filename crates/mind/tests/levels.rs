//! Bots as they are written.

use mind::{BotSpec, Level};

const LEVELS: &str = "a bot is one of: random, novice, apprentice, greedy, artisan, expert, virtuoso, master";

fn read(text: &str) -> Result<BotSpec, String> {
    text.parse().map_err(|error: mind::UnknownBot| error.to_string())
}

#[test]
fn every_level_is_read_as_it_is_written() {
    for level in Level::KNOWN {
        let bot = BotSpec::from(*level);
        assert_eq!((bot.to_string().as_str(), read(level.name)), (level.name, Ok(bot)));
        let named = Level::KNOWN.iter().filter(|other| other.name == level.name);
        assert_eq!(named.count(), 1, "{}", level.name);
    }
}

#[test]
fn seven_levels_are_chosen_and_more_are_known() {
    let names = |levels: &[Level]| levels.iter().map(|level| level.name).collect::<Vec<_>>().join(" ");
    let chosen = "novice apprentice greedy artisan expert virtuoso master";
    assert_eq!(names(Level::ALL), chosen);
    assert_eq!(names(Level::KNOWN), format!("random {chosen}"));
    assert_eq!(names(Level::MEASURED), format!("random {chosen} fitted"));
}

/// Files and requests of earlier programs have these.
#[test]
fn the_first_names_are_read_for_ever() {
    for (text, level, nodes) in [
        ("random", Level::RANDOM, None),
        ("greedy", Level::GREEDY, None),
        ("master", Level::MASTER, Some(4_000)),
        ("master:1", Level::MASTER, Some(1)),
        ("master:10000000", Level::MASTER, Some(10_000_000)),
    ] {
        let bot = read(text).unwrap();
        assert_eq!((bot.to_string().as_str(), bot.level, bot.nodes()), (text, level, nodes));
    }
}

#[test]
fn nodes_are_those_of_a_search() {
    assert_eq!(read("master:4000"), Ok(Level::MASTER.into()));
    assert_eq!(read("master").map(|bot| bot.with_nodes(50)), read("master:50"));
    assert_eq!(read("greedy").map(|bot| bot.with_nodes(50)), read("greedy"));
}

#[test]
fn unknown_bots_are_refused_with_what_is_wrong() {
    let levels = LEVELS;
    let nodes = "a bot that searches has 1 to 10000000 nodes per move, another none";
    for (text, why) in [
        ("wizard", levels),
        ("", levels),
        ("Master", levels),
        ("wizard:10", levels),
        ("master:", nodes),
        ("master:0", nodes),
        ("master:10000001", nodes),
        ("master:many", nodes),
        ("greedy:10", nodes),
        ("novice:10", nodes),
    ] {
        assert_eq!(read(text), Err(format!("`{text}`: {why}")));
    }
}

#[test]
fn a_bot_for_comparison_is_read_only_where_it_is_asked_for() {
    let fitted: BotSpec = Level::FITTED.into();
    assert_eq!(BotSpec::among(Level::MEASURED, "fitted"), Ok(fitted));
    assert_eq!(
        BotSpec::among(Level::MEASURED, "fitted:50").map(|bot| bot.to_string()),
        Ok("fitted:50".to_owned())
    );
    assert_ne!(fitted.with_nodes(4_000), Level::MASTER.into());
    for text in ["fitted", "fitted:50"] {
        assert!(read(text).unwrap_err().ends_with(LEVELS), "{text}");
    }
}
