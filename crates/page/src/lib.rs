//! The decisions of the page that need no page: what an event is said to be, how a name is shortened, who stands where
//! in the final table, which games can be drawn, who holds the seats of a new game, how long a move is shown. They are plain data and functions apart from
//! `web`, so that they are tested on this machine without Leptos, and the package of a game that tells its events needs
//! no Leptos either.

mod course;
mod curve;
mod event;
mod name;
mod outline;
mod ranking;
mod sitter;
mod streak;

pub use self::course::Course;
pub use self::curve::Curve;
pub use self::event::{Event, Mark, Told};
pub use self::name::{parting, shortened};
pub use self::outline::{Outline, options};
pub use self::ranking::{Beside, Row, rows};
pub use self::sitter::{Sitter, USUAL_LEVEL, level_among};
pub use self::streak::{Ending, Streak};
