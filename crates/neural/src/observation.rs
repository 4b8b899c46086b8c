use crate::Layout;

/// A description of a position for a network, by its [`Layout`]: small counts, and nothing that the viewer may not know.
///
/// It is filled in order: the table, then for each seat the player and the pieces within reach. It is meant to be used
/// again and again, so that it allocates only once.
///
/// ```
/// use neural::{Layout, Observation};
///
/// let layout = Layout {
///     table: &["stones in the heap"],
///     seat: &["stones taken"],
///     zones: &["heap"],
///     piece: &["weight"],
///     pieces_max: 8,
/// };
/// let mut observation = Observation::new(&layout);
/// observation.begin(&[4]);
/// observation.seat(&[1]);
/// observation.piece(0, &[7]);
/// observation.seat(&[0]);
/// assert_eq!(observation.players(), 2);
/// assert_eq!(observation.pieces(0).count(), 1);
/// ```
#[derive(Clone, Debug)]
pub struct Observation {
    layout: Layout,
    table: Rows,
    seats: Rows,
    /// The seat and the zone of each piece.
    pieces: Vec<(u8, u8)>,
    /// The counts about the pieces, one piece after the other.
    counts: Rows,
}

/// Rows of so many counts, each filled up with zeros to whole words.
#[derive(Clone, Debug)]
struct Rows {
    width: usize,
    bytes: Vec<u8>,
}

/// The number of counts in a word.
const WORD: usize = size_of::<u64>();

impl Rows {
    fn new(width: usize) -> Self {
        Rows { width, bytes: Vec::new() }
    }

    fn stride(&self) -> usize {
        // A row without counts is there all the same.
        self.width.max(1).next_multiple_of(WORD)
    }

    fn push(&mut self, counts: &[u8]) {
        debug_assert_eq!(counts.len(), self.width);
        let end = self.bytes.len() + self.stride();
        self.bytes.extend_from_slice(counts);
        self.bytes.resize(end, 0);
    }

    fn row(&self, number: usize) -> Counts<'_> {
        Counts { counts: &self.bytes[number * self.stride()..][..self.stride()], width: self.width }
    }

    fn rows(&self) -> impl Iterator<Item = Counts<'_>> {
        let width = self.width;
        self.bytes.chunks_exact(self.stride()).map(move |counts| Counts { counts, width })
    }
}

/// Counts in the order of a [`Layout`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Counts<'a> {
    counts: &'a [u8],
    width: usize,
}

impl<'a> Counts<'a> {
    /// Returns every count.
    pub fn all(self) -> &'a [u8] {
        &self.counts[..self.width]
    }

    /// Calls `each` with the place and the value of every count that is not zero, in order.
    #[inline]
    pub(crate) fn each(self, mut each: impl FnMut(usize, u8)) {
        for (number, word) in self.counts.chunks_exact(WORD).enumerate() {
            // Most counts are zero: whole words are passed over, and within a word all that is.
            let mut word = u64::from_le_bytes(word.try_into().expect("eight bytes"));
            while word != 0 {
                let byte = word.trailing_zeros() / 8;
                each(number * WORD + byte as usize, (word >> (8 * byte)) as u8);
                word &= !(0xff << (8 * byte));
            }
        }
    }
}

/// A piece within reach of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece<'a> {
    /// The zone in which it lies, by its number in the [`Layout`].
    pub zone: usize,
    /// The counts about the piece and the seat.
    pub counts: Counts<'a>,
}

impl Observation {
    /// Creates an observation without content.
    pub fn new(layout: &Layout) -> Self {
        Observation {
            layout: *layout,
            table: Rows::new(layout.table.len()),
            seats: Rows::new(layout.seat.len()),
            pieces: Vec::new(),
            counts: Rows::new(layout.piece.len()),
        }
    }

    /// Forgets what was there, and begins with the counts about the table.
    pub fn begin(&mut self, table: &[u8]) {
        self.table.bytes.clear();
        self.seats.bytes.clear();
        self.pieces.clear();
        self.counts.bytes.clear();
        self.table.push(table);
    }

    /// Goes on to the next seat, with the counts about its player.
    pub fn seat(&mut self, player: &[u8]) {
        self.seats.push(player);
    }

    /// Adds a piece within reach of the seat that was added last.
    pub fn piece(&mut self, zone: usize, counts: &[u8]) {
        debug_assert!(zone < self.layout.zones.len());
        self.pieces.push((self.players() as u8 - 1, zone as u8));
        self.counts.push(counts);
    }

    /// Returns the layout.
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// Returns the number of seats.
    pub fn players(&self) -> usize {
        self.seats.rows().count()
    }

    /// Returns the counts about the table.
    pub fn table(&self) -> Counts<'_> {
        self.table.row(0)
    }

    /// Returns the counts about a player, by the number of the seat in playing order from the viewer's.
    pub fn player(&self, seat: usize) -> Counts<'_> {
        self.seats.row(seat)
    }

    /// Returns the pieces within reach of a seat, by its number in playing order from the viewer's.
    pub fn pieces(&self, seat: usize) -> impl Iterator<Item = Piece<'_>> {
        let all = self.pieces.iter().zip(self.counts.rows());
        let of_seat = all.filter(move |((of, _), _)| usize::from(*of) == seat);
        of_seat.map(|(&(_, zone), counts)| Piece { zone: zone.into(), counts })
    }
}
