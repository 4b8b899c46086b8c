//! Every level of bots has its texts in every language, and plays every game.

use std::collections::BTreeSet;

use catalog::{Awaiting, Entry, SeededSource, Session};
use kernel::{Seat, Viewer};
use laws::words::variables;
use mind::{BotSpec, Level};
use text::Language;

#[test]
fn every_level_has_its_words_in_every_language() {
    let wanted = Level::KNOWN
        .iter()
        .flat_map(|Level { name, .. }| [format!("level-{name}"), format!("level-{name}.about")]);
    let wanted: BTreeSet<String> = wanted.collect();
    for language in Language::ALL {
        let written = variables(language.sources().table).into_keys().filter(|id| id.starts_with("level-"));
        assert_eq!(written.collect::<BTreeSet<_>>(), wanted, "{language:?}");
    }
}

#[test]
fn every_level_plays_a_whole_game_of_every_game() {
    for game in &games::LIST {
        for level in Level::MEASURED {
            // Few nodes, since a test may not take long.
            let bot = BotSpec::from(*level).with_nodes(10);
            let about = game.about();
            let mut session =
                games::open(&format!("{} players={}", about.name, about.seats.start())).unwrap();
            let mut source = SeededSource::new(6);
            while session.awaiting() != Awaiting::Over {
                if session.draw_in(&mut source).is_none() {
                    let action = advised(game.entry, session.as_ref(), &bot);
                    session.play(&action).unwrap_or_else(|refused| panic!("{bot} plays {action}: {refused}"));
                }
            }
            assert!(session.result().is_some(), "{bot} ends {}", about.name);
            assert_eq!(session.advise(&bot, 1, &mut || true), None, "the game is over");
        }
    }
}

/// Returns the action that a bot decides on, which is the first of its advice; and it advises the same by the view alone.
fn advised(entry: &dyn Entry, session: &dyn Session, bot: &BotSpec) -> String {
    let Awaiting::Decision { seat } = session.awaiting() else { panic!("a decision is due") };
    let seed = session.version().into();
    let by_view = |seat: Seat| {
        let view = session.view(Viewer::Seat(seat));
        entry.advise(bot, seed, view.get(), &[], &mut || true).unwrap()
    };
    let advice = session.advise(bot, seed, &mut || true);
    assert_eq!(by_view(seat), advice, "{bot}");
    assert_eq!(by_view(Seat((seat.0 + 1) % session.players())), None, "another seat is to act");
    let action = advice.expect("a decision is due").best();
    assert_eq!(session.think(bot, seed).as_ref(), Some(&action), "{bot}");
    action
}
