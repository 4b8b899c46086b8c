//! The network. For each seat, the pieces within reach go through one layer and are summed by zone; the sums and the counts
//! about the player go through a second layer, which all seats share; the results of all seats, in playing order, and the
//! counts about the table go through two more, to the evidence for each seat.

use std::fmt;

use kernel::{Arg, Message, SEATS_MAX};

use crate::observation::Counts;
use crate::{Layout, Observation, softmax};

/// The width of the layer of pieces.
pub const PIECE: usize = 24;
/// The width of the layer of seats.
pub const SEAT: usize = 32;
/// The width of the first layer of the head.
pub const HEAD: usize = 48;
/// The width of the second layer of the head.
pub const LAST: usize = 24;

/// The first bytes of a file of weights.
pub const MAGIC: &[u8; 8] = b"cabnet 1";

/// The numbers of inputs of a network.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    /// The most seats.
    pub seats: usize,
    /// The number of counts about the table.
    pub table: usize,
    /// The number of counts about a player.
    pub seat: usize,
    /// The number of zones.
    pub zones: usize,
    /// The number of counts about a piece.
    pub piece: usize,
}

impl Shape {
    /// Returns the shape for a layout and a number of seats.
    pub const fn of(layout: &Layout, seats: usize) -> Self {
        Shape {
            seats,
            table: layout.table.len(),
            seat: layout.seat.len(),
            zones: layout.zones.len(),
            piece: layout.piece.len(),
        }
    }
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Shape { seats, table, seat, zones, piece } = self;
        write!(f, "seats={seats} table={table} seat={seat} zones={zones} piece={piece}")
    }
}

/// A fully connected layer: a bias for each output, and a row of weights for each input.
#[derive(Clone, Debug)]
struct Layer<const WIDTH: usize> {
    bias: [f32; WIDTH],
    rows: Vec<[f32; WIDTH]>,
}

impl<const WIDTH: usize> Layer<WIDTH> {
    /// Returns the biases, to which inputs are added.
    fn sums(&self) -> [f32; WIDTH] {
        self.bias
    }

    /// Adds an input to the sums.
    #[inline(always)]
    fn add(&self, sums: &mut [f32; WIDTH], row: usize, input: f32) {
        let row = &self.rows[row];
        for at in 0..WIDTH {
            sums[at] += input * row[at];
        }
    }

    /// Adds counts to the sums, from this row on.
    #[inline(always)]
    fn add_counts(&self, sums: &mut [f32; WIDTH], first_row: usize, counts: Counts<'_>) {
        // The sums stay in registers.
        let mut local = *sums;
        counts.each(|place, count| self.add(&mut local, first_row + place, count.into()));
        *sums = local;
    }

    /// Adds results of another layer to the sums, from this row on. Many are zero, and add nothing.
    #[inline]
    fn add_results(&self, sums: &mut [f32; WIDTH], first_row: usize, results: &[f32]) {
        for (place, &result) in results.iter().enumerate() {
            if result != 0.0 {
                self.add(sums, first_row + place, result);
            }
        }
    }
}

/// Removes what is negative.
fn rectify(sums: &mut [f32]) {
    for sum in sums {
        *sum = sum.max(0.0);
    }
}

/// A network with its weights.
#[derive(Clone, Debug)]
pub struct Net {
    shape: Shape,
    piece: Layer<PIECE>,
    seat: Layer<SEAT>,
    head: Layer<HEAD>,
    last: Layer<LAST>,
    out: Layer<SEATS_MAX>,
}

impl Net {
    /// Reads a file of weights.
    ///
    /// The file has the eight bytes `cabnet 1`; the five numbers of the [`Shape`] in its order, 16 bits each; and the
    /// layers of pieces, seats, the head's first and second, and the outputs. A layer is a scale, a 32-bit float, then its
    /// biases, 32-bit floats, then its rows of weights, 16-bit integers, to be multiplied by the scale. The inputs of the
    /// layer of seats are the sums of each zone and the counts about the player; those of the head are the results of each
    /// seat and the counts about the table. All numbers are little-endian.
    ///
    /// # Errors
    /// If the file is no such file, has another shape, or has a weight that is no number up to [`WEIGHT_MAX`].
    pub fn read(file: &[u8], shape: &Shape) -> Result<Net, NetError> {
        let mut reader = Reader(file);
        if reader.take::<8>()? != *MAGIC {
            return Err(NetError::Beginning);
        }
        let mut number = || Ok(usize::from(u16::from_le_bytes(reader.take()?)));
        let found =
            Shape { seats: number()?, table: number()?, seat: number()?, zones: number()?, piece: number()? };
        if found != *shape {
            return Err(NetError::Shape { found, wanted: *shape });
        }
        if found.zones > ZONES_MAX || found.seats > SEATS_MAX {
            return Err(NetError::Large(found));
        }
        let net = Net {
            shape: found,
            piece: reader.layer(found.piece)?,
            seat: reader.layer(found.zones * PIECE + found.seat)?,
            head: reader.layer(found.seats * SEAT + found.table)?,
            last: reader.layer(HEAD)?,
            out: reader.layer(LAST)?,
        };
        if reader.0.is_empty() { Ok(net) } else { Err(NetError::Long) }
    }

    /// Returns the number of weights, biases among them.
    pub fn weights(&self) -> usize {
        let Net { piece, seat, head, last, out, .. } = self;
        PIECE * (1 + piece.rows.len())
            + SEAT * (1 + seat.rows.len())
            + HEAD * (1 + head.rows.len())
            + LAST * (1 + last.rows.len())
            + SEATS_MAX * (1 + out.rows.len())
    }

    /// Returns the share of the victory that each seat may expect, in playing order from the viewer's; the shares sum to 1.
    ///
    /// # Panics
    /// If the observation is of another layout, or of more seats than the network has.
    pub fn shares(&self, of: &Observation) -> [f32; SEATS_MAX] {
        let players = of.players();
        assert!(players <= self.shape.seats, "{players} players, and a network with {}", self.shape);
        assert_eq!(Shape::of(of.layout(), self.shape.seats), self.shape, "an observation of another layout");
        let mut head = self.head.sums();
        for seat in 0..players {
            self.head.add_results(&mut head, seat * SEAT, &self.of_seat(of, seat));
        }
        self.head.add_counts(&mut head, self.shape.seats * SEAT, of.table());
        rectify(&mut head);
        let mut last = self.last.sums();
        self.last.add_results(&mut last, 0, &head);
        rectify(&mut last);
        let mut shares = self.out.sums();
        self.out.add_results(&mut shares, 0, &last);
        softmax(&mut shares[..players]);
        shares[players..].fill(0.0);
        shares
    }

    /// Returns the results of the layer of seats for a seat.
    fn of_seat(&self, of: &Observation, seat: usize) -> [f32; SEAT] {
        let mut zones = [[0.0; PIECE]; ZONES_MAX];
        for piece in of.pieces(seat) {
            let mut sums = self.piece.sums();
            self.piece.add_counts(&mut sums, 0, piece.counts);
            for (zone, sum) in zones[piece.zone].iter_mut().zip(sums) {
                *zone += sum.max(0.0);
            }
        }
        let mut sums = self.seat.sums();
        let zones = &zones[..self.shape.zones];
        self.seat.add_results(&mut sums, 0, zones.as_flattened());
        self.seat.add_counts(&mut sums, self.shape.zones * PIECE, of.player(seat));
        rectify(&mut sums);
        sums
    }
}

/// The most zones of a layout.
pub const ZONES_MAX: usize = 4;
/// The greatest weight, in either direction. With it no sum of a network can become infinite.
pub const WEIGHT_MAX: f32 = 10_000.0;

/// The rest of a file.
struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn take<const N: usize>(&mut self) -> Result<[u8; N], NetError> {
        let (bytes, rest) = self.0.split_first_chunk().ok_or(NetError::Short)?;
        self.0 = rest;
        Ok(*bytes)
    }

    fn float(&mut self) -> Result<f32, NetError> {
        Ok(f32::from_le_bytes(self.take()?))
    }

    fn layer<const WIDTH: usize>(&mut self, inputs: usize) -> Result<Layer<WIDTH>, NetError> {
        let scale = self.float()?;
        if !scale.is_finite() {
            return Err(NetError::Weight);
        }
        let mut bias = [0.0; WIDTH];
        for bias in &mut bias {
            *bias = weight(self.float()?)?;
        }
        let mut rows = vec![[0.0; WIDTH]; inputs];
        for one in rows.iter_mut().flatten() {
            *one = weight(f32::from(i16::from_le_bytes(self.take()?)) * scale)?;
        }
        Ok(Layer { bias, rows })
    }
}

/// Checks a weight or a bias.
fn weight(number: f32) -> Result<f32, NetError> {
    // A number that is none is not smaller either.
    if number.abs() <= WEIGHT_MAX { Ok(number) } else { Err(NetError::Weight) }
}

/// The reason why a file is no network for a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NetError {
    /// It does not begin as such a file does.
    Beginning,
    /// It ends too early.
    Short,
    /// It goes on after the last weight.
    Long,
    /// It has the inputs of another game, or of another version of the game.
    Shape {
        /// The inputs that it has.
        found: Shape,
        /// The inputs of the game.
        wanted: Shape,
    },
    /// It has more seats than any game, or more zones than [`ZONES_MAX`].
    Large(Shape),
    /// A weight is no number up to [`WEIGHT_MAX`].
    Weight,
}

impl NetError {
    /// Returns the sentence that states the reason.
    pub fn message(&self) -> Message {
        match self {
            NetError::Beginning => Message::new("net-fault-beginning"),
            NetError::Short => Message::new("net-fault-short"),
            NetError::Long => Message::new("net-fault-long"),
            NetError::Shape { found, wanted } => {
                let message = Message::new("net-fault-shape").with("found", Arg::Typed(found.to_string()));
                message.with("wanted", Arg::Typed(wanted.to_string()))
            }
            NetError::Large(_) => Message::new("net-fault-large"),
            NetError::Weight => Message::new("net-fault-weight"),
        }
    }
}

impl fmt::Display for NetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NetError::Beginning => f.write_str("it does not begin with `cabnet 1`"),
            NetError::Short => f.write_str("it is too short"),
            NetError::Long => f.write_str("it is too long"),
            NetError::Shape { found, wanted } => write!(f, "its inputs are {found}, and {wanted} is wanted"),
            NetError::Large(found) => write!(f, "no network has {found}"),
            NetError::Weight => write!(f, "a weight is no number up to {WEIGHT_MAX}"),
        }
    }
}

impl std::error::Error for NetError {}
