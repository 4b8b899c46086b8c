//! The journal of a data file (SQLite's write-ahead log) after a crash. SQLite uses it up to the first frame that is not
//! intact and drops the rest without a word. This is right after a power cut that left the last transaction incomplete.
//! It would hide damage to frames that were flushed, and with them writes that were acknowledged.
//!
//! The format: <https://www.sqlite.org/fileformat2.html#the_write_ahead_log>.

use std::fs::File;
use std::io::{self, BufReader, Read};
use std::path::Path;

const HEADER: usize = 32;
/// The bytes of a frame before its page.
const FRAME: usize = 24;
/// The bytes of a frame before its salts: the number of its page, and its commit mark.
const MARK: usize = 8;
/// The unit in which a disk writes: completely or not at all.
const SECTOR: usize = 512;
/// The first word of a journal whose checksums are sums of big-endian words.
const BIG_ENDIAN: u32 = 0x377f_0683;
/// The first word of a journal whose checksums are sums of little-endian words.
const LITTLE_ENDIAN: u32 = 0x377f_0682;

/// The state of a journal. Frames are counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Journal {
    /// Everything that was written to it can be read.
    Whole,
    /// A frame of the last transaction is not intact, as after a power cut before it was acknowledged.
    Torn(u32),
    /// A frame (0: the header) is not intact although it had been flushed: a later transaction follows it.
    Damaged(u32),
}

/// Examines a journal; one that does not exist is whole.
///
/// # Errors
/// If the file cannot be read.
pub(super) fn examine(path: &Path) -> io::Result<Journal> {
    match File::open(path) {
        Ok(file) => read(BufReader::new(file)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Journal::Whole),
        Err(error) => Err(error),
    }
}

fn read(mut file: impl Read) -> io::Result<Journal> {
    let mut header = [0; HEADER];
    if fill(&mut file, &mut header)? < HEADER {
        return Ok(Journal::Whole);
    }
    let Some(mut chain) = Chain::of(&header) else {
        let mut frame = [0; FRAME];
        // A new header over an old journal may be incomplete; its salts are others than those of the old frames.
        let belongs = fill(&mut file, &mut frame)? == FRAME
            && (0..2).any(|at| salt(&header, at) == salt(&frame[8..], at));
        return Ok(if belongs { Journal::Damaged(0) } else { Journal::Whole });
    };
    let mut frame = vec![0; FRAME + chain.page];
    // The first frame that is not intact, and whether a transaction ended there or later.
    let (mut first, mut ended) = (None, false);
    // The last frame that was written, and whether it ended its transaction.
    let mut last = (0, true);
    // The number of frames in the file, the last of which may be cut off.
    let mut all = 0;
    for number in 1.. {
        let read = fill(&mut file, &mut frame)?;
        all = number - u32::from(read == 0);
        if read < frame.len() {
            break;
        }
        let link = chain.link(&frame);
        if link != Link::Intact {
            first = first.or(Some(number));
        } else if let Some(first) = first.filter(|_| ended) {
            return Ok(Journal::Damaged(first));
        }
        if link != Link::Old {
            last = (number, word(&frame, 1) != 0);
            let sure = link == Link::Intact || !is_mark_apart(number, frame.len());
            ended |= first.is_some() && last.1 && sure;
        }
    }
    Ok(match (first, last) {
        (Some(first), (last, _)) if last >= first => Journal::Torn(first),
        (_, (last, false)) => Journal::Torn(last + 1),
        (None, (last, true)) if last < all => Journal::Torn(all),
        _ => Journal::Whole,
    })
}

/// Returns whether a sector ends between the commit mark of a frame and its salts. Then a power cut can leave the mark
/// of an earlier use of the journal beside the salts of this one.
fn is_mark_apart(number: u32, frame: usize) -> bool {
    let at = HEADER + (number as usize - 1) * frame;
    at / SECTOR != (at + MARK) / SECTOR
}

/// Reads until a buffer is full or the file ends. Returns how much was read.
fn fill(file: &mut impl Read, buffer: &mut [u8]) -> io::Result<usize> {
    let mut read = 0;
    while read < buffer.len() {
        match file.read(&mut buffer[read..]) {
            Ok(0) => break,
            Ok(more) => read += more,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    Ok(read)
}

/// Returns a big-endian word of a header.
fn word(bytes: &[u8], at: usize) -> u32 {
    u32::from_be_bytes(bytes[4 * at..4 * at + 4].try_into().expect("four bytes"))
}

/// Returns one of the two salts of a header of the journal, or of a frame from its third word on.
fn salt(bytes: &[u8], at: usize) -> u32 {
    word(bytes, if bytes.len() == HEADER { 4 + at } else { at })
}

/// The relation of a frame to the frames before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Link {
    /// It is what was written.
    Intact,
    /// It belongs to this use of the journal, and something is not as it was written: in it, or in the checksum of the
    /// frame before it.
    Broken,
    /// It is left of an earlier use of the journal, or was not written.
    Old,
}

/// The checksums of a journal, each of which continues that of the frame before it.
struct Chain {
    big_endian: bool,
    page: usize,
    salts: [u32; 2],
    sums: [u32; 2],
}

impl Chain {
    /// Begins with the header of a journal; none if it is not intact.
    fn of(header: &[u8; HEADER]) -> Option<Self> {
        let big_endian = match word(header, 0) {
            BIG_ENDIAN => true,
            LITTLE_ENDIAN => false,
            _ => return None,
        };
        let salts = [word(header, 4), word(header, 5)];
        let chain = Chain { big_endian, page: word(header, 2) as usize, salts, sums: [0; 2] };
        let sums = chain.continued([0; 2], &header[..24]);
        (sums == [word(header, 6), word(header, 7)]).then_some(Chain { sums, ..chain })
    }

    /// Adds bytes to checksums.
    fn continued(&self, [mut first, mut second]: [u32; 2], bytes: &[u8]) -> [u32; 2] {
        for pair in bytes.chunks_exact(8) {
            let [one, other] = [0, 1].map(|at| {
                let word = word(pair, at);
                if self.big_endian { word } else { word.swap_bytes() }
            });
            first = first.wrapping_add(one).wrapping_add(second);
            second = second.wrapping_add(other).wrapping_add(first);
        }
        [first, second]
    }

    /// Continues with a frame. The frame after one that is not intact is compared with the checksum in that one, so
    /// that each frame is judged by itself.
    fn link(&mut self, frame: &[u8]) -> Link {
        let sums = self.continued(self.continued(self.sums, &frame[..8]), &frame[FRAME..]);
        self.sums = [word(frame, 4), word(frame, 5)];
        match ([word(frame, 2), word(frame, 3)] == self.salts, sums == self.sums) {
            (true, true) => Link::Intact,
            (false, false) => Link::Old,
            _ => Link::Broken,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: usize = 512;

    /// A journal of transactions of so many frames, after which the frames of an earlier use follow.
    fn journal(transactions: &[u32], old: u32) -> Vec<u8> {
        let mut bytes = Vec::new();
        for word in [BIG_ENDIAN, 3_007_000, PAGE as u32, 0, 7, 8] {
            bytes.extend(word.to_be_bytes());
        }
        let mut chain = Chain { big_endian: true, page: PAGE, salts: [7, 8], sums: [0; 2] };
        chain.sums = chain.continued(chain.sums, &bytes);
        bytes.extend(chain.sums.map(u32::to_be_bytes).as_flattened());
        let ends = transactions.iter().flat_map(|frames| (1..=*frames).map(move |frame| frame == *frames));
        for (number, ends) in (1..).zip(ends.chain((0..old).map(|_| true))) {
            let begin = [number, if ends { 9 } else { 0 }].map(u32::to_be_bytes).concat();
            let page: Vec<u8> = (0..PAGE).map(|at| (at as u32 * number) as u8).collect();
            let is_old = number > transactions.iter().sum();
            // An old frame continued what the new ones replaced.
            chain.sums[0] ^= u32::from(is_old);
            chain.sums = chain.continued(chain.continued(chain.sums, &begin), &page);
            let salts: [u32; 2] = if is_old { [6, 5] } else { [7, 8] };
            bytes.extend([begin, salts.map(u32::to_be_bytes).concat()].concat());
            bytes.extend([chain.sums.map(u32::to_be_bytes).concat(), page].concat());
        }
        bytes
    }

    fn state(bytes: &[u8]) -> Journal {
        read(bytes).unwrap()
    }

    #[test]
    fn a_journal_that_was_flushed_or_used_again_is_whole() {
        assert_eq!(state(&[]), Journal::Whole);
        assert_eq!(state(&journal(&[1, 3, 2], 0)), Journal::Whole);
        assert_eq!(state(&journal(&[1, 3, 2], 4)), Journal::Whole);
    }

    #[test]
    fn every_flipped_bit_is_found() {
        let whole = journal(&[1, 3, 2, 2], 3);
        let written = HEADER + 8 * (FRAME + PAGE);
        for at in 0..written {
            let mut flipped = whole.clone();
            flipped[at] ^= 1 << (at % 8);
            let found = state(&flipped);
            assert_ne!(found, Journal::Whole, "byte {at}");
            // The last transactions may have been incomplete.
            if (HEADER..HEADER + 4 * (FRAME + PAGE)).contains(&at) {
                assert!(matches!(found, Journal::Damaged(1..=4)), "byte {at}: {found:?}");
            }
        }
    }

    /// Every write of a transaction over an older journal may have reached the disk, or not, or some of its sectors.
    #[test]
    fn no_power_cut_in_the_last_transaction_is_taken_for_damage() {
        // The salts of the second of these frames begin a sector.
        let (before, written) = (40, 3);
        assert!(is_mark_apart(before + 2, FRAME + PAGE));
        let (old, whole) = (journal(&[], before + written), journal(&[before, written], 0));
        let begin = HEADER + before as usize * (FRAME + PAGE);
        let frames = (0..written as usize).map(|frame| begin + frame * (FRAME + PAGE));
        let writes: Vec<_> = frames.flat_map(|at| [at..at + FRAME, at + FRAME..at + FRAME + PAGE]).collect();
        let fates = 4_u32.pow(writes.len() as u32);
        for fate in 0..fates {
            let mut cut = [&whole[..begin], &old[begin..]].concat();
            for (place, write) in writes.iter().enumerate() {
                let sector = write.end.min((write.start / SECTOR + 1) * SECTOR);
                let reached = match fate >> (2 * place) & 3 {
                    0 => continue,
                    1 => write.clone(),
                    2 => write.start..sector,
                    _ => sector..write.end,
                };
                cut[reached.clone()].copy_from_slice(&whole[reached]);
            }
            assert!(!matches!(state(&cut), Journal::Damaged(_)), "{fate:b}");
        }
    }

    #[test]
    fn what_was_not_flushed_may_be_missing() {
        let whole = journal(&[1, 3, 4], 0);
        let frame = |number: usize| HEADER + (number - 1) * (FRAME + PAGE)..HEADER + number * (FRAME + PAGE);
        for missing in 5..8 {
            let mut torn = whole.clone();
            torn[frame(missing)].fill(0);
            assert_eq!(state(&torn), Journal::Torn(missing as u32));
        }
        assert_eq!(state(&whole[..whole.len() - 1]), Journal::Torn(8));
        assert_eq!(
            state(&whole[..frame(5).start + 1]),
            Journal::Torn(5),
            "a part of a frame after a whole transaction"
        );
        let mut short = whole.clone();
        short[frame(8)].fill(0);
        assert_eq!(state(&short), Journal::Torn(8), "the transaction has no end");
        // A new header, half of it written, over an old journal.
        let mut begun = whole;
        begun[12..24].fill(0x55);
        assert_eq!(state(&begun), Journal::Whole);
        // A new one, complete, over an old journal.
        let mut begun = journal(&[1, 1], 0);
        let again = journal(&[], 0);
        begun[HEADER..].iter_mut().for_each(|byte| *byte ^= 0x10);
        begun[..HEADER].copy_from_slice(&again);
        assert_eq!(state(&begun), Journal::Whole);
    }
}
