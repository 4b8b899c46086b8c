//! Reading the component files in constant evaluation.

/// Returns the index after the line that begins at `at`.
pub(crate) const fn after_line(file: &[u8], mut at: usize) -> usize {
    while file[at] != b'\n' {
        at += 1;
    }
    at + 1
}

/// Returns the index after the field that begins at `at`.
pub(crate) const fn after_field(file: &[u8], mut at: usize) -> usize {
    while file[at] != b',' && file[at] != b'\n' {
        at += 1;
    }
    at + 1
}

/// Returns the number that begins at `at`.
pub(crate) const fn number(file: &[u8], mut at: usize) -> u8 {
    let mut number = 0;
    while file[at].is_ascii_digit() {
        number = number * 10 + (file[at] - b'0');
        at += 1;
    }
    number
}
