use std::fmt;
use std::str::FromStr;

use serde::de::{Deserializer, Error, Visitor};
use serde::{Deserialize, Serialize};

/// The maximum number of seats that any game of the project has.
pub const SEATS_MAX: usize = 6;

/// A place at the table, counted from 0 in playing order. The rules decide which seat has the first turn: seat 0, or
/// one that the deal determines. The table decides who sits where.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// Returns the seat as an index into arrays of length [`SEATS_MAX`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the first `players` seats, in playing order.
    pub fn all(players: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..players).map(Seat)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A point of view on a game: the holder of a seat, or a spectator, who knows only what is public.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Viewer {
    /// The holder of a seat.
    Seat(Seat),
    /// Anybody else.
    Spectator,
}

impl Viewer {
    /// Returns every viewer of a game with `players` seats: each seat, then the spectator.
    pub fn all(players: u8) -> impl Iterator<Item = Viewer> {
        Seat::all(players).map(Viewer::Seat).chain([Viewer::Spectator])
    }

    /// Returns whether this viewer holds `seat`.
    #[inline]
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Viewer::Seat(seat) => seat.fmt(f),
            Viewer::Spectator => f.write_str("spectator"),
        }
    }
}

/// The description of a viewer's text form, for errors.
const VIEWERS: &str = "a viewer is a seat number or `spectator`";

impl FromStr for Viewer {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, &'static str> {
        match text {
            "spectator" => Ok(Viewer::Spectator),
            _ => match text.parse::<u8>() {
                Ok(seat) if usize::from(seat) < SEATS_MAX => Ok(Viewer::Seat(Seat(seat))),
                _ => Err(VIEWERS),
            },
        }
    }
}

// On the wire a viewer is a seat number or the word "spectator".
impl Serialize for Viewer {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            Viewer::Seat(seat) => seat.serialize(to),
            Viewer::Spectator => to.serialize_str("spectator"),
        }
    }
}

impl<'de> Deserialize<'de> for Viewer {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_any(Written)
    }
}

/// Reads a viewer.
struct Written;

impl Visitor<'_> for Written {
    type Value = Viewer;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(VIEWERS)
    }

    fn visit_u64<E: Error>(self, seat: u64) -> Result<Viewer, E> {
        self.visit_str(&seat.to_string())
    }

    fn visit_str<E: Error>(self, word: &str) -> Result<Viewer, E> {
        word.parse().map_err(E::custom)
    }
}
