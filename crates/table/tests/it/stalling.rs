//! A table notices a side that stalls and tells everybody; where it was set up so, that side has lost. Every game that can be
//! adjudicated has a game at whose end a side stalls: `games/NAME/stalled.cab`.

use std::fs;
use std::path::Path;

use crate::common::{ANNA, BERT, Room, human, past};
use catalog::{ADJUDICATE, About};
use protocol::{Awaiting, NewTable, RefusalKind, Seat, Stall, TableOptions};
use table::{Known, Record, Rematch, Table, TableDraft, Unplayable};

/// A game of two whose last input lets a side stall for as many turns as count.
struct Stalled {
    about: &'static About,
    log: String,
    /// The side, and its turns, as everybody is told.
    stall: Stall,
}

/// One of each game that can be adjudicated.
fn stalled() -> Vec<Stalled> {
    let can_be_adjudicated = |about: &About| about.options.iter().any(|option| option.key == ADJUDICATE.key);
    let games = suites::games_that("can be adjudicated", can_be_adjudicated);
    let stalled = games.into_iter().map(|game| {
        let about = game.about();
        let file =
            Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(about.name).join("stalled.cab");
        let log = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let session = games::load(&log).unwrap();
        let stall = session.stalling().filter(|stall| stall.is_full()).expect("a side that stalls");
        let stall = Stall { seat: Seat(stall.side.0), turns: stall.turns, counts: stall.counts };
        Stalled { about, log, stall }
    });
    stalled.collect()
}

impl Stalled {
    /// The record of a table of Anna and Bert with this game, held like this.
    fn record(&self, options: TableOptions) -> Record {
        let seats = [human("Anna"), human("Bert")];
        let mut source = catalog::SeededSource::new(1);
        let wish =
            NewTable { setup: format!("{} players=2", self.about.name), seats: seats.to_vec(), options };
        let held = TableDraft::new(games::REGISTRY, &wish, ANNA, &mut source).unwrap();
        let mut played = TableDraft::from_log(games::REGISTRY, &self.log, &seats, ANNA, &mut source).unwrap();
        played.sitters[1] = table::Sitter::Person { holder: BERT, name: "Bert".into(), program: false };
        Record {
            id: "room".into(),
            setup: held.setup,
            owner: held.owner,
            options: held.options,
            revision: None,
            sitters: played.sitters,
            past: played.deal.into_iter().map(past).collect(),
            lines: Vec::new(),
            sanctions: Default::default(),
            rematch: None,
        }
    }
}

/// Adjudication as it is asked for, and in the earlier form.
fn agreed() -> [TableOptions; 2] {
    [chosen("adjudicate", "yes"), TableOptions { adjudicate: true, ..TableOptions::default() }]
}

fn chosen(key: &str, value: &str) -> TableOptions {
    TableOptions { chosen: [(key.to_owned(), value.to_owned())].into(), ..TableOptions::default() }
}

/// Drafts a table of a game for two with these options.
fn draft(game: &str, options: TableOptions) -> Result<TableDraft, table::Refusal> {
    let seats = vec![human("Anna"), human("Bert")];
    let wish = NewTable { setup: format!("{game} players=2"), seats, options };
    TableDraft::new(games::REGISTRY, &wish, ANNA, &mut catalog::SeededSource::new(1))
}

#[test]
fn adjudication_has_one_name() {
    let (key, value) = TableOptions::ADJUDICATE;
    assert_eq!((ADJUDICATE.key, ADJUDICATE.values.last()), (key, Some(&value)));
}

#[test]
fn whoever_stalls_is_named_to_all_and_may_go_on() {
    for stalled in stalled() {
        let table = Table::load(games::REGISTRY, stalled.record(TableOptions::default())).unwrap();
        for holder in [Some(ANNA), Some(BERT), None] {
            let shown = table.snapshot(holder, Known::default());
            assert_eq!(shown.stalling, Some(stalled.stall));
            assert_eq!(shown.awaiting, Awaiting::Decision { seat: stalled.stall.seat });
        }
    }
}

#[test]
fn where_the_table_adjudicates_the_game_is_over() {
    for (stalled, agreed) in stalled().iter().flat_map(|stalled| agreed().map(|agreed| (stalled, agreed))) {
        let table = Table::load(games::REGISTRY, stalled.record(agreed)).unwrap();
        for holder in [Some(ANNA), Some(BERT), None] {
            let shown = table.snapshot(holder, Known::default());
            assert_eq!((shown.stalling, shown.awaiting), (Some(stalled.stall), Awaiting::Over));
            assert!(shown.options.adjudicate);
            assert_eq!(shown.options.chosen, chosen("adjudicate", "yes").chosen);
        }
        assert!(table.game_file(Some(BERT)).is_ok(), "what was hidden may be shown");
        let mut source = catalog::SeededSource::new(2);
        let Ok(Rematch::New(again)) = table.draft_rematch(Some(BERT), &mut source) else {
            panic!("they may play again")
        };
        assert_eq!(again.options, table.snapshot(None, Known::default()).options, "held as before");
    }
}

#[test]
fn a_game_that_ended_so_is_over_when_its_file_is_opened_again() {
    for stalled in stalled() {
        let table = Table::load(games::REGISTRY, stalled.record(agreed()[0].clone())).unwrap();
        let file = table.game_file(Some(ANNA)).unwrap();
        assert_eq!(games::load(&file).unwrap().awaiting(), catalog::Awaiting::Over);
        let open = |file: &str| {
            let mut source = catalog::SeededSource::new(2);
            TableDraft::from_log(games::REGISTRY, file, &[], ANNA, &mut source).unwrap()
        };
        let again = open(&file);
        assert_eq!(again.options, table.snapshot(None, Known::default()).options);
        assert_eq!(again.deal.unwrap().standing.awaiting, None);
        // Without a statement, and with one that the game does not describe, the rules alone end it.
        for other in [stalled.log.clone(), file.replace("adjudicate=yes", "weather=rain")] {
            let again = open(&other);
            assert_eq!(again.options, TableOptions::default());
            assert_eq!(again.deal.unwrap().standing.awaiting, Some(stalled.stall.seat));
        }
    }
}

#[test]
fn options_are_checked_when_a_table_is_set_up() {
    for stalled in stalled() {
        let name = stalled.about.name;
        let options = games::REGISTRY.options(stalled.about);
        let keys: Vec<&str> = options.iter().map(|option| option.key).collect();
        let why = |options| draft(name, options).unwrap_err().why;
        assert_eq!(
            why(chosen("stalling", "yes")),
            format!("`{name}` has no option `stalling`; its options are: {}", keys.join(", "))
        );
        let values = "`perhaps` is not a valid value for the option `adjudicate`; choose from: no, yes";
        assert_eq!(why(chosen("adjudicate", "perhaps")), values);
        assert_eq!(draft(name, chosen("adjudicate", "no")).unwrap().options, TableOptions::default());
        let both = TableOptions { adjudicate: true, ..chosen("adjudicate", "no") };
        assert_eq!(draft(name, both).unwrap().options, TableOptions::default(), "what is chosen counts");
    }
    for game in suites::games_that("have no options and two seats", |about| {
        about.options.is_empty() && about.seats.contains(&2)
    }) {
        let [new, old] = agreed();
        let refused = draft(game.about().name, new).unwrap_err();
        assert_eq!(refused.kind, RefusalKind::Malformed);
        assert_eq!(refused.message.unwrap().id, "setup-fault-no-options");
        let ignored = draft(game.about().name, old).unwrap().options;
        assert_eq!(ignored, TableOptions::default(), "the earlier form is ignored as ever");
    }
}

#[test]
fn a_table_with_an_option_of_another_program_is_opened() {
    for stalled in stalled() {
        let odd = stalled.record(TableOptions::default());
        let options = chosen("weather", "rain").with_chosen(chosen("weather", "rain").chosen);
        let table = Table::load(games::REGISTRY, Record { options, ..odd }).unwrap();
        let shown = table.snapshot(None, Known::default()).options.chosen;
        assert_eq!(shown, chosen("weather", "rain").chosen);
    }
}

#[test]
fn a_table_whose_game_is_missing_says_which() {
    for stalled in stalled() {
        let record = stalled.record(TableOptions::default());
        let missing = Record { setup: "whist players=2 rules=1".into(), ..record };
        let why = Table::load(games::REGISTRY, missing).err().unwrap();
        assert_eq!(why, Unplayable::NoGame { game: "whist".into(), games: games::names() });
        assert!(why.to_string().contains("`whist`"), "{why}");
    }
}

#[test]
fn a_move_that_ends_the_game_so_is_stored_with_its_winner() {
    for stalled in stalled() {
        // Without its last move the game runs.
        let mut record = stalled.record(agreed()[0].clone());
        let deal = record.past.first_mut().unwrap();
        let session = games::load(&stalled.log).unwrap();
        let last = session.inputs(0).iter().rposition(|input| input.seat.is_some()).unwrap();
        let before = last as u32;
        let action = session.inputs(before)[0].clone();
        deal.inputs.truncate(last);
        deal.version = before;
        let mut room = Room::of_record(record);
        let seat = action.seat.unwrap();
        assert_eq!(room.to_act(), seat);
        let text = action.text;
        let request =
            protocol::MoveRequest { key: "last".into(), seat, version: room.version(), action: text.clone() };
        let holder = [ANNA, BERT][seat.index()];
        room.join(1, Some(ANNA));
        let reply = room.ask(Some(holder), request);
        let standing = room.batch().standing.clone();
        let places = Seat::all(2).map(|seat| if seat == stalled.stall.seat { 2 } else { 1 }).collect();
        assert_eq!((standing.awaiting, standing.places), (None, Some(places)));
        room.store();
        assert!(room.answer(reply).is_some_and(Result::is_ok));
        let Some((_, protocol::Frame::Update(update))) = room.sent.last() else { panic!("an update") };
        assert_eq!((update.stalling, &update.awaiting), (Some(stalled.stall), &Awaiting::Over));
        let more = protocol::MoveRequest {
            key: "more".into(),
            seat: stalled.stall.seat,
            version: room.version(),
            action: text,
        };
        assert_eq!(room.kind([Some(ANNA), Some(BERT)][stalled.stall.seat.index()], more), RefusalKind::Over);
    }
}
