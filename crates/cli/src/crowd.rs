//! Games that are played at the same time.

use std::io::{IsTerminal, Write};
use std::sync::atomic::{AtomicUsize, Ordering};

use terminal::Story;
use text::Value;

use crate::failure::Failure;

/// Returns the number of threads that was requested, or else that of the cores.
pub fn threads(requested: Option<u32>) -> u32 {
    requested.unwrap_or_else(|| {
        std::thread::available_parallelism().map_or(1, |cores| u32::try_from(cores.get()).unwrap_or(1))
    })
}

/// Plays the games of these numbers, some at the same time, and shows how many are done. The results are in the order of
/// the numbers. After a failure no further game is begun.
///
/// # Errors
/// If a game fails.
pub fn play<T: Send>(
    numbers: &[u32],
    threads: u32,
    story: &Story,
    play_one: impl Fn(u32) -> Result<T, Failure> + Sync,
) -> Result<Vec<T>, Failure> {
    let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let worker = || {
        let mut mine = Vec::new();
        loop {
            let place = next.fetch_add(1, Ordering::Relaxed);
            let Some(&number) = numbers.get(place) else { return Ok(mine) };
            let played = play_one(number).inspect_err(|_| next.store(numbers.len(), Ordering::Relaxed))?;
            mine.push((place, played));
            let count = |number: usize| Value::Number(number as i64);
            let done = done.fetch_add(1, Ordering::Relaxed) + 1;
            let args = [("done", count(done)), ("games", count(numbers.len()))];
            progress(&story.say("arena-progress", &args));
        }
    };
    let played = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads.min(numbers.len() as u32)).map(|_| scope.spawn(worker)).collect();
        let all: Result<Vec<Vec<_>>, Failure> =
            workers.into_iter().map(|worker| worker.join().expect("a worker does not panic")).collect();
        all.map(|all| all.into_iter().flatten().collect::<Vec<_>>())
    });
    progress("");
    let mut played = played?;
    played.sort_by_key(|(place, _)| *place);
    Ok(played.into_iter().map(|(_, played)| played).collect())
}

/// Derives a seed from the main seed and a number.
pub fn mixed(seed: u64, number: u32) -> u64 {
    search::Rng::new(seed ^ u64::from(number).wrapping_mul(0xd6e8_feb8_6659_fd93)).word()
}

/// Writes a line on the standard error, in the place of the progress.
pub fn announce(line: &str) {
    progress("");
    // An output error is ignored: the games go on.
    let _ = writeln!(std::io::stderr(), "{line}");
}

/// Shows the progress on a terminal; an empty text clears it.
fn progress(text: &str) {
    let mut screen = std::io::stderr();
    if screen.is_terminal() {
        // An output error is ignored: the games go on.
        drop(write!(screen, "\r\x1b[K{text}"));
    }
}
