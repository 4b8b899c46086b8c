//! Reads component files in constant evaluation: comma-separated fields, one line per row.

use crate::kind::Colour;
use crate::tally::Tally;

/// Reads the number that begins here.
pub const fn number(file: &[u8], mut at: usize) -> u8 {
    let mut value = 0;
    while at < file.len() && file[at].is_ascii_digit() {
        value = value * 10 + (file[at] - b'0');
        at += 1;
    }
    value
}

/// Returns whether this word is the field that begins here, or its part between `+` signs.
pub const fn is_word(file: &[u8], at: usize, word: &[u8]) -> bool {
    let mut n = 0;
    while n < word.len() {
        if at + n >= file.len() || file[at + n] != word[n] {
            return false;
        }
        n += 1;
    }
    at + n == file.len() || matches!(file[at + n], b',' | b'+' | b'\n')
}

/// Returns the place where the next field of the row begins.
pub const fn after_field(file: &[u8], mut at: usize) -> usize {
    while file[at] != b',' {
        at += 1;
    }
    at + 1
}

/// Returns the place where the next row begins, or the end of the file.
pub const fn after_line(file: &[u8], mut at: usize) -> usize {
    while at < file.len() && file[at] != b'\n' {
        at += 1;
    }
    if at < file.len() { at + 1 } else { at }
}

/// Reads the counts of the first `kinds` kinds, which are the last fields of a row, and returns where the next row
/// begins.
pub const fn last_counts<K>(file: &[u8], mut at: usize, kinds: usize) -> (Tally<K>, usize) {
    let mut counts = [0; 8];
    let mut kind = 0;
    while kind < kinds {
        counts[kind] = number(file, at);
        kind += 1;
        at = if kind < kinds { after_field(file, at) } else { after_line(file, at) };
    }
    (Tally::from_counts(counts), at)
}

/// Returns the colour whose name is the field that begins here, if there is one.
pub const fn colour(file: &[u8], at: usize) -> Option<Colour> {
    const WORDS: [&[u8]; Colour::ALL.len()] = [b"white", b"blue", b"green", b"red", b"black"];
    let mut place = 0;
    while place < WORDS.len() {
        if is_word(file, at, WORDS[place]) {
            return Some(Colour::ALL[place]);
        }
        place += 1;
    }
    None
}
