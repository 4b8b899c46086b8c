use crate::levelled::Levelled;

/// Places for face-up cards.
pub const SLOTS: usize = 12;
/// The maximum number of places that rows can have.
const SLOTS_MAX: usize = 16;

const HIGH_BITS: u64 = 0x8080_8080_8080_8080;

/// The face-up cards of a market by place, each as its row in the component file (1 to 127), 0 where none lies. A market
/// has at most 16 places.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rows<const PLACES: usize = SLOTS>([u8; PLACES]);

impl<const PLACES: usize> Rows<PLACES> {
    /// The rows without any card.
    pub const EMPTY: Self = Rows([0; PLACES]);

    /// Returns the bytes by place.
    #[inline]
    pub fn bytes(&self) -> &[u8; PLACES] {
        &self.0
    }

    /// Puts a card in a place, or empties it with 0.
    #[inline]
    pub fn set(&mut self, slot: u8, row: u8) {
        self.0[usize::from(slot)] = row;
    }

    /// Returns the place of a card.
    #[inline]
    pub fn find(&self, row: u8) -> Option<u8> {
        find_row(&self.padded(), row)
    }

    /// Returns the cards, place by place.
    pub fn cards<C: Levelled>(&self) -> impl Iterator<Item = C> + use<C, PLACES> {
        self.0.into_iter().filter_map(C::from_row)
    }

    /// Returns the places with a card, bit 0 for the first.
    #[inline]
    pub fn occupied(&self) -> u16 {
        // The same with 0, which stands for an empty place; the product gathers the high bits.
        let occupied = |bytes: u64| {
            let bits = ((bytes + !HIGH_BITS) & HIGH_BITS) >> 7;
            (bits.wrapping_mul(0x0102_0408_1020_4080) >> 56) as u16
        };
        let rows = u128::from_le_bytes(self.padded());
        occupied(rows as u64) | (occupied((rows >> 64) as u64) << 8)
    }

    /// Returns whether a card lies in every place.
    #[inline]
    pub fn is_full(&self) -> bool {
        // No row has the high bit, and adding 127 to any but 0 sets it.
        let rows = u128::from_le_bytes(self.padded());
        let expected = u128::from_le_bytes([0x80; SLOTS_MAX]) >> (8 * (SLOTS_MAX - PLACES));
        let differ = |rows: u64, expected: u64| ((rows + !HIGH_BITS) ^ expected) & HIGH_BITS;
        differ(rows as u64, expected as u64) | differ((rows >> 64) as u64, (expected >> 64) as u64) == 0
    }

    /// Returns the bytes, with empty places behind them.
    #[inline]
    fn padded(&self) -> [u8; SLOTS_MAX] {
        const { assert!(PLACES <= SLOTS_MAX) };
        let mut padded = [0; SLOTS_MAX];
        padded[..PLACES].copy_from_slice(&self.0);
        padded
    }
}

/// Returns the first of sixteen places that has this row.
#[inline]
pub fn find_row(places: &[u8; SLOTS_MAX], row: u8) -> Option<u8> {
    const HIGH_BITS: u128 = u128::from_le_bytes([0x80; SLOTS_MAX]);
    let rows = u128::from_le_bytes(*places);
    // Rows are below 128, so that adding 127 sets a byte's high bit unless nothing differs.
    let differ = (rows ^ u128::from_le_bytes([row; SLOTS_MAX])) + !HIGH_BITS;
    let here = !differ & HIGH_BITS;
    (here != 0).then(|| here.trailing_zeros() as u8 / 8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_found_where_they_lie() {
        let mut rows: Rows = Rows::EMPTY;
        assert_eq!((rows.occupied(), rows.find(1)), (0, None));
        for (slot, row) in [(0, 1), (7, 127), (8, 64), (11, 90)] {
            rows.set(slot, row);
            assert_eq!(rows.find(row), Some(slot));
        }
        assert_eq!(rows.occupied(), 0b1001_1000_0001);
        let mut all = rows;
        (0..SLOTS as u8).for_each(|slot| all.set(slot, 90));
        assert!(all.is_full() && !rows.is_full());
        rows.set(7, 0);
        assert_eq!((rows.occupied(), rows.find(127)), (0b1001_0000_0001, None));
        let mut second: Rows<6> = Rows::EMPTY;
        second.set(5, 120);
        assert_eq!((second.occupied(), second.find(120), second.find(0)), (0b10_0000, Some(5), Some(0)));
    }
}
