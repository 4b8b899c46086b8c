//! The files that a power cut leaves: everything that was flushed, and of the rest some, in any order, perhaps in part.

use std::collections::BTreeMap;
use std::path::Path;

use kernel::Draw;
use laws::Dice;
use store::{EventStore, Options, Sqlite};

use crate::disk::{Acknowledged, Event, Recording, Which};

/// The unit that a disk writes completely or not at all.
const SECTOR: usize = 512;

/// The fate of the changes that were not flushed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Fate {
    /// None of them has reached the disk.
    Dropped,
    /// All of them have.
    Kept,
    /// The first writes have, and the next one in part.
    Torn,
    /// Some writes have, whatever came before them, and some of them in part.
    Reordered,
}

impl Fate {
    pub const ALL: [Fate; 4] = [Fate::Dropped, Fate::Kept, Fate::Torn, Fate::Reordered];
}

/// The two files.
#[derive(Clone, Default)]
pub struct Files {
    data: Vec<u8>,
    journal: Vec<u8>,
}

impl Files {
    pub fn new(data: Vec<u8>) -> Self {
        Files { data, journal: Vec::new() }
    }

    fn file(&mut self, which: Which) -> &mut Vec<u8> {
        match which {
            Which::Data => &mut self.data,
            Which::Journal => &mut self.journal,
        }
    }

    fn write(&mut self, file: Which, offset: usize, bytes: &[u8]) {
        let file = self.file(file);
        if file.len() < offset + bytes.len() {
            file.resize(offset + bytes.len(), 0);
        }
        file[offset..][..bytes.len()].copy_from_slice(bytes);
    }

    /// Applies a change, of a write only these sectors.
    fn apply(&mut self, recording: &Recording, change: &Event, mut reaches: impl FnMut(usize) -> bool) {
        match change {
            Event::Written { file, offset, bytes } => {
                let mut offset = *offset as usize;
                let mut bytes = &recording.bytes[bytes.clone()];
                for sector in 0.. {
                    let length = (SECTOR - offset % SECTOR).min(bytes.len());
                    let (now, later) = bytes.split_at(length);
                    if reaches(sector) {
                        self.write(*file, offset, now);
                    }
                    (offset, bytes) = (offset + length, later);
                    if bytes.is_empty() {
                        return;
                    }
                }
            }
            Event::Cut { file, length } => self.file(*file).resize(*length as usize, 0),
            Event::Flushed { .. } | Event::Acknowledged(_) => unreachable!("it changes no file"),
        }
    }

    /// Writes the files where a server finds them.
    pub fn save(&self, data: &Path) {
        std::fs::write(data, &self.data).unwrap();
        std::fs::write(data.with_extension("sqlite-wal"), &self.journal).unwrap();
    }
}

/// A disk as a server's writes reach it, one event after the other.
pub struct Power<'a> {
    recording: &'a Recording,
    /// The files with every flushed change, which is certain.
    flushed: Files,
    /// The changes since the last flush of their file.
    pending: Vec<&'a Event>,
    /// The acknowledgements to people: the last version of each table's moves among the rest.
    told: Vec<&'a Acknowledged>,
}

impl<'a> Power<'a> {
    pub fn new(recording: &'a Recording, before: Files) -> Self {
        Power { recording, flushed: before, pending: Vec::new(), told: Vec::new() }
    }

    /// Takes what happens next.
    pub fn event(&mut self, event: &'a Event) {
        match event {
            Event::Written { .. } | Event::Cut { .. } => self.pending.push(event),
            Event::Flushed { file } => {
                let of_file = |change: &&Event| {
                    let (Event::Written { file: of, .. } | Event::Cut { file: of, .. }) = change else {
                        unreachable!("it changes no file")
                    };
                    of == file
                };
                let (certain, pending): (Vec<_>, Vec<_>) =
                    std::mem::take(&mut self.pending).into_iter().partition(of_file);
                self.pending = pending;
                for change in certain {
                    self.flushed.apply(self.recording, change, |_| true);
                }
            }
            Event::Acknowledged(told) => self.told.push(told),
        }
    }

    /// Returns what is on the disk if the power fails now.
    pub fn cut(&self, fate: Fate, dice: &mut Dice) -> Files {
        let mut files = self.flushed.clone();
        let number = self.pending.len() as u32;
        let kept = match fate {
            Fate::Dropped => 0,
            Fate::Torn if number > 0 => dice.below(number),
            Fate::Kept | Fate::Torn | Fate::Reordered => number,
        };
        for (place, change) in self.pending.iter().enumerate() {
            let place = place as u32;
            match fate {
                Fate::Reordered => match dice.below(4) {
                    0 | 1 => files.apply(self.recording, change, |_| true),
                    2 => files.apply(self.recording, change, |_| dice.below(2) == 0),
                    _ => {}
                },
                Fate::Torn if place == kept => {
                    // A page has eight sectors or nine.
                    let sectors = dice.below(9) as usize;
                    files.apply(self.recording, change, |sector| sector < sectors);
                }
                _ if place < kept => files.apply(self.recording, change, |_| true),
                _ => {}
            }
        }
        files
    }

    /// Opens what a power cut left as a server does, and returns what is missing or damaged.
    pub async fn missing(&self, data: &Path) -> Vec<String> {
        let store = match Sqlite::open(data, Options::default()).await {
            Ok(store) => store,
            Err(error) => return vec![format!("the file is refused: {error}")],
        };
        let mut missing = store.check().await.unwrap_or_else(|error| vec![error.to_string()]);
        let mut by_table = BTreeMap::<&str, Vec<&Acknowledged>>::new();
        for told in &self.told {
            let (Acknowledged::Table { table }
            | Acknowledged::Move { table, .. }
            | Acknowledged::Line { table, .. }) = told;
            by_table.entry(table).or_default().push(told);
        }
        for (table, told) in by_table {
            match store.load(table).await {
                Ok(Some(stored)) => {
                    let is_there = |told: &&Acknowledged| match told {
                        Acknowledged::Table { .. } => true,
                        Acknowledged::Move { key, version, .. } => stored.entries.iter().any(|entry| {
                            let own = entry.key.as_ref().is_some_and(|own| own.key == *key);
                            own && entry.version == *version
                        }),
                        Acknowledged::Line { key, .. } => stored.lines.iter().any(|line| line.key == *key),
                    };
                    missing.extend(
                        told.into_iter().filter(|told| !is_there(told)).map(|told| format!("{told:?}")),
                    );
                }
                Ok(None) => missing.push(format!("{table} is missing")),
                Err(error) => missing.push(format!("{table}: {error}")),
            }
        }
        store.close().await;
        missing
    }
}
