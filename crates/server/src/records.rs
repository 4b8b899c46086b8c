//! Between what the store keeps and what a table is made of.

use std::time::{SystemTime, UNIX_EPOCH};

use protocol::{Awaiting, Seat, SeatInfo, TableSummary};
use store::{Entry, NewTable, SeatRecord, Stored, Summary};
use table::{Batch, Damaged, Holder, Key, Past, Plan, Record, Sitter, Standing};

/// The time, in milliseconds since 1970.
pub(crate) fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}

pub(crate) fn new_table(id: String, plan: Plan, rematch_of: Option<String>) -> NewTable {
    let (deal, standing) = entry(plan.deal);
    let seats = plan.sitters.into_iter().map(seat_record).collect();
    NewTable { id, setup: plan.setup, seats, deal, standing, rematch_of }
}

pub(crate) fn entry(batch: Batch) -> (Entry, store::Standing) {
    let key = batch.key.map(|key| store::Key { seat: key.seat.0, key: key.key, body: key.body });
    let Batch { seq, version, inputs, standing: Standing { awaiting, scores, turns, places }, .. } = batch;
    let entry = Entry { seq, version, inputs, key, at: now() };
    (entry, store::Standing { awaiting: awaiting.map(|seat| seat.0), scores, turns, places })
}

fn seat_record(sitter: Sitter) -> SeatRecord {
    match sitter {
        Sitter::Person { holder, name } => SeatRecord { owner: Some(holder), name, level: None },
        Sitter::Bot(bot) => SeatRecord { owner: None, name: String::new(), level: Some(bot.to_string()) },
    }
}

fn sitter(seat: SeatRecord) -> Result<Sitter, Damaged> {
    match (seat.owner, seat.level) {
        (Some(holder), None) => Ok(Sitter::Person { holder, name: seat.name }),
        (None, Some(level)) => {
            level.parse().map(Sitter::Bot).map_err(|_| Damaged(format!("there is no bot `{level}`")))
        }
        _ => Err(Damaged("a seat is held by nobody, or twice".into())),
    }
}

pub(crate) fn record(stored: Stored) -> Result<Record, Damaged> {
    let past = |entry: Entry| Past {
        version: entry.version,
        inputs: entry.inputs,
        key: entry.key.map(|key| Key { seat: Seat(key.seat), key: key.key, body: key.body }),
    };
    Ok(Record {
        id: stored.id,
        setup: stored.setup,
        sitters: stored.seats.into_iter().map(sitter).collect::<Result<_, _>>()?,
        past: stored.entries.into_iter().map(past).collect(),
        rematch: stored.rematch,
    })
}

pub(crate) fn summary(summary: Summary, holder: Holder) -> TableSummary {
    let info = |(seat, record): (u8, SeatRecord)| SeatInfo {
        seat: Seat(seat),
        mine: record.owner == Some(holder),
        name: record.name,
        level: record.level,
        open: false,
    };
    TableSummary {
        table: summary.id,
        setup: summary.setup,
        seats: (0u8..).zip(summary.seats).map(info).collect(),
        awaiting: match summary.standing.awaiting {
            Some(seat) => Awaiting::Decision { seat: Seat(seat) },
            None => Awaiting::Over,
        },
        scores: summary.standing.scores,
        turns: summary.standing.turns,
        changed: summary.changed / 1000,
    }
}
