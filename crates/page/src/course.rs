/// The times of a move that is shown, in milliseconds.
///
/// ```
/// use page::Course;
///
/// let move_of_a_bot = Course { least: 300, whole: 800 };
/// assert_eq!(move_of_a_bot.share(0, 2_000.0), 800.0);
/// assert_eq!(move_of_a_bot.share(9, 2_000.0), 300.0);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Course {
    /// The time after which another move may be shown while the last pieces still fly.
    pub least: u32,
    /// The time until all pieces lie, and a pause.
    pub whole: u32,
}

impl Course {
    /// Returns for how long the move is shown before the next one if so many others wait; `left` is the time for all of
    /// them together, which may have passed.
    pub fn share(self, waiting: usize, left: f64) -> f64 {
        let share = left / (waiting as f64 + 1.0);
        match waiting {
            0 => self.whole.into(),
            _ => share.min(self.whole.into()).max(self.least.into()),
        }
    }
}
