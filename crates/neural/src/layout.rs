/// The places of an observation: for each count its meaning, in the order of the counts.
///
/// An observation has counts about the table; for each seat, in playing order from the viewer's, counts about the player;
/// and for each seat a number of pieces within its reach, such as the cards of the market and of its hand, each with the
/// zone in which the piece lies and counts about the piece and that seat.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    /// The meanings of the counts about the table.
    pub table: &'static [&'static str],
    /// The meanings of the counts about a player.
    pub seat: &'static [&'static str],
    /// The names of the zones.
    pub zones: &'static [&'static str],
    /// The meanings of the counts about a piece and a player.
    pub piece: &'static [&'static str],
    /// The most pieces that a seat can have within reach.
    pub pieces_max: usize,
}
