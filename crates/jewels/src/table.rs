//! Reading a component file in constant evaluation: comma-separated fields, one line a row.

/// The number that begins here.
pub const fn number(file: &[u8], mut at: usize) -> u8 {
    let mut value = 0;
    while at < file.len() && file[at].is_ascii_digit() {
        value = value * 10 + (file[at] - b'0');
        at += 1;
    }
    value
}

/// Whether this word is the field, or the part of one between `+` signs, that begins here.
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

/// Where the next field of the row begins.
pub const fn after_field(file: &[u8], mut at: usize) -> usize {
    while file[at] != b',' {
        at += 1;
    }
    at + 1
}

/// Where the next row begins, or the end of the file.
pub const fn after_line(file: &[u8], mut at: usize) -> usize {
    while at < file.len() && file[at] != b'\n' {
        at += 1;
    }
    if at < file.len() { at + 1 } else { at }
}
