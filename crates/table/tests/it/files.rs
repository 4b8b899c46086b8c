//! Game files keep what people set up: who sat where, which bots played, whether the seats were drawn.

use catalog::SeededSource;
use kernel::Draw;
use laws::Dice;
use protocol::{NewSeat, Order, TableOptions};
use table::{BOT_NODES_MAX, Lineup, Record, Sitter, Table, TableDraft};

use crate::common::{ANNA, bot, human, past};

fn record(draft: TableDraft) -> Record {
    Record {
        id: "room".into(),
        setup: draft.setup,
        owner: draft.owner,
        options: draft.options,
        revision: None,
        sitters: draft.sitters,
        past: draft.deal.into_iter().map(past).collect(),
        lines: Vec::new(),
        sanctions: Default::default(),
        rematch: None,
    }
}

/// Opens a file as a table of Anna's, and returns it with the file that it gives back.
fn opened(file: &str) -> (Record, String) {
    let draft = TableDraft::from_log(games::REGISTRY, file, &[], ANNA, &mut SeededSource::new(1));
    let record = record(draft.unwrap_or_else(|refusal| panic!("{}: {file}", refusal.why)));
    let again = record.game_file(games::REGISTRY).unwrap().expect("the game has begun");
    (record, again)
}

/// A game that was played at random for a while, perhaps to its end.
fn played(setup: &str, inputs: u32, dice: &mut Dice) -> String {
    let mut session = games::open(setup).unwrap();
    for _ in 0..inputs {
        let mut source = SeededSource::new(dice.word());
        while session.draw_in(&mut source).is_some() {}
        let catalog::Legal::Actions(legal) = session.legal() else { break };
        session.play(&legal[dice.below(legal.len() as u32) as usize]).unwrap();
    }
    let mut source = SeededSource::new(dice.word());
    while session.draw_in(&mut source).is_some() {}
    session.log()
}

fn anybody(dice: &mut Dice) -> NewSeat {
    const NAMES: [&str; 6] = ["", "Anna", "Anna: # 1", "# bot 1: greedy", "さくら", "Алёна Йованович"];
    const LEVELS: [&str; 4] = ["random", "greedy", "master", "master:20"];
    match dice.below(2) {
        0 => human(NAMES[dice.below(NAMES.len() as u32) as usize]),
        _ => bot(LEVELS[dice.below(LEVELS.len() as u32) as usize]),
    }
}

#[test]
fn a_saved_game_is_opened_as_it_was_in_every_game() {
    let mut dice = Dice::new(11);
    for setup in suites::all().into_iter().flat_map(|suite| suite.setups()) {
        for inputs in [0, 3, 40, 4000] {
            let log = played(&setup, inputs, &mut dice);
            let players = games::load(&log).unwrap().players();
            let order = if dice.below(2) == 0 { Order::AsSeated } else { Order::Drawn };
            let lineup = Lineup { seats: (0..players).map(|_| anybody(&mut dice)).collect(), order };
            let file = lineup.write(&log);
            let (record, again) = opened(&file);
            assert_eq!(again, file);
            assert_eq!(record.options, TableOptions { order, ..TableOptions::default() });
            for (sitter, seat) in record.sitters.iter().zip(&lineup.seats) {
                match (sitter, seat) {
                    (Sitter::Person { holder, name, .. }, NewSeat::Human { name: told }) => {
                        assert_eq!((holder, name), (&ANNA, told));
                    }
                    (Sitter::Bot(spec), NewSeat::Bot { level }) => assert_eq!(&spec.to_string(), level),
                    other => panic!("{other:?} in {file}"),
                }
            }
            assert!(Table::load(games::REGISTRY, record).is_ok());
        }
    }
}

#[test]
fn seats_that_were_drawn_are_not_drawn_again() {
    let log = played(&suites::any_setup(4), 5, &mut Dice::new(3));
    let seats = ["Anna", "Bert", "Clara", "Dora"].map(human).to_vec();
    let file = Lineup { seats, order: Order::Drawn }.write(&log);
    for seed in 0..20 {
        let mut source = SeededSource::new(seed);
        let draft = TableDraft::from_log(games::REGISTRY, &file, &[], ANNA, &mut source).unwrap();
        let names = draft.sitters.iter().map(|sitter| match sitter {
            Sitter::Person { name, .. } => name.as_str(),
            other => panic!("{other:?}"),
        });
        assert_eq!(names.collect::<Vec<_>>(), ["Anna", "Bert", "Clara", "Dora"]);
    }
}

#[test]
fn whoever_opens_a_file_may_seat_others() {
    let log = played(&suites::any_setup(2), 5, &mut Dice::new(3));
    let file = Lineup { seats: vec![human("Anna"), bot("greedy")], order: Order::AsSeated }.write(&log);
    let seats = [bot("random"), human("Bert")];
    let draft =
        TableDraft::from_log(games::REGISTRY, &file, &seats, ANNA, &mut SeededSource::new(1)).unwrap();
    assert!(matches!(&draft.sitters[..], [Sitter::Bot(_), Sitter::Person { name, .. }] if name == "Bert"));
}

#[test]
fn no_file_makes_a_bot_search_longer_than_a_table_may() {
    let log = played(&suites::any_setup(2), 5, &mut Dice::new(3));
    let file = Lineup { seats: vec![human(""), bot("master:9000000")], order: Order::AsSeated }.write(&log);
    let (record, _) = opened(&file);
    let Sitter::Bot(spec) = record.sitters[1] else { panic!("a bot") };
    assert_eq!(spec.nodes(), Some(BOT_NODES_MAX));
}
