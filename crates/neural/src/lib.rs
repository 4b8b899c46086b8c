//! A small neural network that values positions: what it is shown of a position, its weights, and its arithmetic.
//!
//! A game describes its positions by small counts, an [`Observation`], place by place as its [`Layout`] says. A [`Net`]
//! turns an observation into each seat's share of the victory. Its arithmetic is plain and in a fixed order, so the result
//! has the same bits on every target. Nothing here knows a particular game, and nothing here learns: weights come as a
//! file, from the script in the folder `learn`.

mod layout;
mod math;
mod net;
mod observation;

pub use layout::Layout;
pub use math::{exp, softmax};
pub use net::{HEAD, LAST, MAGIC, Net, NetError, PIECE, SEAT, Shape, WEIGHT_MAX, ZONES_MAX};
pub use observation::{Counts, Observation, Piece};
