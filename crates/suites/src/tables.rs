//! Whole tables without input and output, run by the driver.

use catalog::SeededSource;
use driver::{Call, Command, Driver, Moment};
use kernel::Digest;
use protocol::{NewSeat, NewTable, TableOptions};
use table::{Holder, Known, Past, Record, Socket, Table, TableDraft};

/// The person who sets up the tables here, and holds the seats of people.
pub const OWNER: Holder = [1; 32];

/// Returns a digest of all frames that a spectator is sent at a table of this set-up, which bots play from the deal to the
/// end. Everything follows from the seed, so that it is the same on every target.
///
/// # Errors
/// If there is no such set-up, or the table stops before the game is over.
pub fn frames(setup: &str, seed: u64) -> Result<u64, String> {
    let mut source = SeededSource::new(seed);
    let now = Moment { date: 1_700_000_000_000, uptime: 0 };
    let players = games::open(setup).map_err(|error| error.to_string())?.players();
    let level = |seat| if seat % 2 == 0 { "greedy" } else { "master:20" };
    let seats = (0..players).map(|seat| NewSeat::Bot { level: level(seat).into() }).collect();
    let mut driver: Driver<(), ()> = Driver::new(table(setup, seats, &mut source)?, now);
    driver.take(Call::Join { socket: Socket(1), connection: (), holder: None, known: Known::default() }, now);
    let mut frames = Digest::new();
    while let Some(command) = driver.next(&mut source) {
        match command {
            Command::Store { .. } => driver.take(Call::Stored(Ok(())), now),
            Command::Send { frame, .. } => frames = frames.bytes(frame.to_json().as_bytes()),
            Command::Think(task) => {
                let action = task.session.think(&task.bot, seed);
                driver.take(Call::Thought { version: task.version, action }, now);
            }
            Command::Report(failure) => return Err(failure.panic),
            Command::Attend(_) | Command::Answer { .. } | Command::Close(_) | Command::Abandon => {}
        }
    }
    let end = driver.table().snapshot(None, Known::default());
    match end.awaiting {
        protocol::Awaiting::Over => Ok(frames.finish()),
        other => Err(format!("the table stops at version {}, where it awaits {other:?}", end.version)),
    }
}

/// Returns a new table whose game has begun, with these people and bots. It belongs to [`OWNER`].
///
/// # Errors
/// If they cannot play a game of this set-up, or a seat is open.
pub fn table(setup: &str, seats: Vec<NewSeat>, source: &mut SeededSource) -> Result<Table, String> {
    let wish = NewTable { setup: setup.into(), seats, options: TableOptions::default() };
    let draft = TableDraft::new(games::REGISTRY, &wish, OWNER, source).map_err(|refusal| refusal.why)?;
    let deal = draft.deal.ok_or("a seat is open")?;
    let record = Record {
        id: "table".into(),
        setup: draft.setup,
        owner: draft.owner,
        options: draft.options,
        revision: None,
        sitters: draft.sitters,
        past: vec![Past { version: deal.version, inputs: deal.inputs, undo: deal.undo, key: deal.key }],
        lines: Vec::new(),
        sanctions: Default::default(),
        rematch: None,
    };
    Table::load(games::REGISTRY, record).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_of_bots_plays_to_its_end_under_its_seed() {
        for game in games::LIST.iter().map(|game| game.about()) {
            let setup = format!("{} players={}", game.name, game.seats.end());
            let [one, again, other] = [1, 1, 2].map(|seed| frames(&setup, seed).unwrap());
            assert!(one == again && one != other, "{setup}");
        }
        assert!(frames("whist players=4", 1).is_err());
    }
}
