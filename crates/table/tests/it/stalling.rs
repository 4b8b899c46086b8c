//! A table notices a side that stalls and tells everybody; where it was set up so, that side has lost.

use crate::common::{ANNA, BERT, Room, human, past};
use protocol::{Awaiting, NewTable, RefusalKind, TableOptions};
use table::{Known, Record, Rematch, Table, TableDraft, Unplayable};

/// A game in which the first seat has just begun its third turn with all gold and both pearls.
const STALLED: &str = include_str!("../../../../games/duel/stalled.cab");

/// The record of a table of Anna and Bert with this game, held like this.
fn record(options: TableOptions) -> Record {
    let seats = [human("Anna"), human("Bert")];
    let mut source = catalog::SeededSource::new(1);
    let wish = NewTable { setup: "duel players=2".into(), seats: seats.to_vec(), options };
    let held = TableDraft::new(games::REGISTRY, &wish, ANNA, &mut source).unwrap();
    let mut played = TableDraft::from_log(games::REGISTRY, STALLED, &seats, ANNA, &mut source).unwrap();
    played.sitters[1] = table::Sitter::Person { holder: BERT, name: "Bert".into() };
    Record {
        id: "room".into(),
        setup: held.setup,
        owner: held.owner,
        options: held.options,
        revision: None,
        sitters: played.sitters,
        past: played.deal.into_iter().map(past).collect(),
        lines: Vec::new(),
        rematch: None,
    }
}

/// The first seat stalls, as everybody is told.
const FULL: Option<protocol::Stall> = Some(protocol::Stall { seat: protocol::Seat(0), turns: 3, counts: 3 });

/// Adjudication as it is asked for, and in the earlier form.
fn agreed() -> [TableOptions; 2] {
    [chosen("adjudicate", "yes"), TableOptions { adjudicate: true, ..TableOptions::default() }]
}

fn chosen(key: &str, value: &str) -> TableOptions {
    TableOptions { chosen: [(key.to_owned(), value.to_owned())].into(), ..TableOptions::default() }
}

#[test]
fn whoever_stalls_is_named_to_all_and_may_go_on() {
    let table = Table::load(games::REGISTRY, record(TableOptions::default())).unwrap();
    for holder in [Some(ANNA), Some(BERT), None] {
        let shown = table.snapshot(holder, Known::default());
        assert_eq!(shown.stalling, FULL);
        assert_eq!(shown.awaiting, Awaiting::Decision { seat: protocol::Seat(0) });
    }
}

#[test]
fn where_the_table_adjudicates_the_game_is_over() {
    for agreed in agreed() {
        let table = Table::load(games::REGISTRY, record(agreed)).unwrap();
        for holder in [Some(ANNA), Some(BERT), None] {
            let shown = table.snapshot(holder, Known::default());
            assert_eq!((shown.stalling, shown.awaiting), (FULL, Awaiting::Over));
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
fn options_are_checked_when_a_table_is_set_up() {
    let draft = |game: &str, options: TableOptions| {
        let seats = vec![human("Anna"), human("Bert")];
        let wish = NewTable { setup: format!("{game} players=2"), seats, options };
        TableDraft::new(games::REGISTRY, &wish, ANNA, &mut catalog::SeededSource::new(1))
    };
    let why = |options| draft("duel", options).unwrap_err().why;
    assert_eq!(
        why(chosen("stalling", "yes")),
        "`duel` has no option `stalling`; its options are: adjudicate"
    );
    let values = "`perhaps` is not a valid value for the option `adjudicate`; choose from: no, yes";
    assert_eq!(why(chosen("adjudicate", "perhaps")), values);
    assert_eq!(draft("duel", chosen("adjudicate", "no")).unwrap().options, TableOptions::default());
    let both = TableOptions { adjudicate: true, ..chosen("adjudicate", "no") };
    assert_eq!(draft("duel", both).unwrap().options, TableOptions::default(), "what is chosen counts");
    let [new, old] = agreed();
    let refused = draft("splendor", new).unwrap_err();
    assert_eq!(refused.kind, RefusalKind::Malformed);
    assert_eq!(refused.message.unwrap().id, "setup-fault-no-options");
    assert_eq!(draft("splendor", old).unwrap().options, TableOptions::default(), "ignored as ever");
}

#[test]
fn a_table_with_an_option_of_another_program_is_opened() {
    let odd = record(TableOptions::default());
    let odd =
        Record { options: chosen("weather", "rain").with_chosen(chosen("weather", "rain").chosen), ..odd };
    let table = Table::load(games::REGISTRY, odd).unwrap();
    assert_eq!(table.snapshot(None, Known::default()).options.chosen, chosen("weather", "rain").chosen);
}

#[test]
fn a_table_whose_game_is_missing_says_which() {
    let missing = Record { setup: "whist players=2 rules=1".into(), ..record(TableOptions::default()) };
    let why = Table::load(games::REGISTRY, missing).err().unwrap();
    assert_eq!(why, Unplayable::NoGame { game: "whist".into(), games: games::names() });
    assert!(why.to_string().contains("`whist`"), "{why}");
}

#[test]
fn a_move_that_ends_the_game_so_is_stored_with_its_winner() {
    // Without its last move the game runs.
    let mut record = record(agreed()[0].clone());
    let deal = record.past.first_mut().unwrap();
    let session = games::load(STALLED).unwrap();
    let last = session.inputs().iter().rposition(|input| input.seat.is_some()).unwrap();
    let (before, action) = (last as u32, session.inputs()[last].clone());
    deal.inputs.truncate(last);
    deal.version = before;
    let mut room = Room::of_record(record);
    let seat = action.seat.unwrap();
    assert_eq!(room.to_act(), seat);
    let request =
        protocol::MoveRequest { key: "last".into(), seat, version: room.version(), action: action.text };
    let holder = [ANNA, BERT][seat.index()];
    room.join(1, Some(ANNA));
    let reply = room.ask(Some(holder), request);
    let standing = room.batch().standing.clone();
    assert_eq!((standing.awaiting, standing.places), (None, Some(vec![2, 1])));
    room.store();
    assert!(room.answer(reply).is_some_and(Result::is_ok));
    let Some((_, protocol::Frame::Update(update))) = room.sent.last() else { panic!("an update") };
    assert_eq!((update.stalling, &update.awaiting), (FULL, &Awaiting::Over));
    let more = protocol::MoveRequest {
        key: "more".into(),
        seat: protocol::Seat(0),
        version: room.version(),
        action: "F".into(),
    };
    assert_eq!(room.kind(Some(ANNA), more), RefusalKind::Over);
}
