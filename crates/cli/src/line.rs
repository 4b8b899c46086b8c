//! Lines of bounded length, as programs write them to each other.

use std::io::{self, BufRead};

/// The maximum number of bytes of one line, without its line break.
pub const LINE_MAX: usize = 1 << 20;

/// One line of the input, without its line break.
#[derive(Debug, PartialEq, Eq)]
pub enum Line {
    /// The line as it was read.
    Bytes(Vec<u8>),
    /// The line was longer than [`LINE_MAX`]; it was read to its end and dropped.
    TooLong,
}

/// Reads the next line; none at the end of the input. However long a line is, at most [`LINE_MAX`] bytes of it are
/// kept.
///
/// # Errors
/// If the input cannot be read.
pub fn next(input: &mut dyn BufRead) -> io::Result<Option<Line>> {
    let mut kept = Vec::new();
    let (mut began, mut too_long) = (false, false);
    loop {
        let buffer = match input.fill_buf() {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            other => other?,
        };
        if buffer.is_empty() {
            break;
        }
        began = true;
        let end = buffer.iter().position(|&byte| byte == b'\n');
        let part = &buffer[..end.unwrap_or(buffer.len())];
        too_long |= kept.len() + part.len() > LINE_MAX;
        if too_long {
            kept = Vec::new();
        } else {
            kept.extend_from_slice(part);
        }
        let used = end.map_or(buffer.len(), |end| end + 1);
        input.consume(used);
        if end.is_some() {
            break;
        }
    }
    Ok(match (began, too_long) {
        (false, _) => None,
        (true, true) => Some(Line::TooLong),
        (true, false) => Some(Line::Bytes(kept)),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &[u8], buffer: usize) -> Vec<Line> {
        let mut input = io::BufReader::with_capacity(buffer, text);
        std::iter::from_fn(|| next(&mut input).unwrap()).collect()
    }

    #[test]
    fn lines_come_whole_whatever_the_buffer() {
        for buffer in [1, 2, 3, 100] {
            let bytes = |text: &str| Line::Bytes(text.into());
            assert_eq!(lines(b"one\n\ntwo", buffer), [bytes("one"), bytes(""), bytes("two")]);
            assert_eq!(lines(b"one\n", buffer), [bytes("one")]);
            assert_eq!(lines(b"", buffer), []);
        }
    }

    #[test]
    fn a_line_at_the_limit_is_kept_and_a_longer_one_is_not() {
        let mut text = vec![b'a'; LINE_MAX];
        text.push(b'\n');
        text.extend(vec![b'b'; LINE_MAX + 1]);
        text.extend(b"\nnext\n");
        let read = lines(&text, 8192);
        assert!(matches!(&read[0], Line::Bytes(bytes) if bytes.len() == LINE_MAX));
        assert_eq!(read[1..], [Line::TooLong, Line::Bytes(b"next".to_vec())]);
    }
}
