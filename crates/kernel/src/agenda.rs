/// What is still to be done in a turn, the next thing on top: a small stack that is copied with the state.
///
/// A game pushes the duties of a turn in reverse order and pops them as they are fulfilled; an effect
/// inside an effect is simply pushed on top. An empty agenda means that the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Agenda<D, const N: usize> {
    duties: [D; N],
    len: u8,
}

impl<D: Copy, const N: usize> Agenda<D, N> {
    /// An agenda with nothing on it. `filler` stands in the unused places, so that equal agendas are
    /// equal bytes.
    pub const fn empty(filler: D) -> Self {
        assert!(N < 256);
        Agenda { duties: [filler; N], len: 0 }
    }

    /// An agenda with these duties, the last one on top.
    #[inline]
    pub const fn of<const M: usize>(list: [D; M], filler: D) -> Self {
        let mut agenda = Self::empty(filler);
        let mut at = 0;
        while at < M {
            agenda.duties[at] = list[at];
            at += 1;
        }
        agenda.len = M as u8;
        agenda
    }

    /// The duty to be done next.
    #[inline]
    pub fn top(&self) -> Option<D> {
        self.duties.get(usize::from(self.len).wrapping_sub(1)).copied()
    }

    /// Puts a duty on top.
    ///
    /// # Panics
    /// If the agenda is full: the game's bound on nested effects was wrong.
    #[inline]
    pub fn push(&mut self, duty: D) {
        self.duties[usize::from(self.len)] = duty;
        self.len += 1;
    }

    /// Takes the top duty off, leaving `filler` in its place.
    ///
    /// # Panics
    /// If nothing is there.
    #[inline]
    pub fn pop(&mut self, filler: D) -> D {
        self.len -= 1;
        std::mem::replace(&mut self.duties[usize::from(self.len)], filler)
    }

    /// Strikes everything off.
    pub fn clear(&mut self, filler: D) {
        *self = Self::empty(filler);
    }

    /// The duties from the bottom to the top.
    pub fn iter(&self) -> impl Iterator<Item = D> + '_ {
        self.duties[..usize::from(self.len)].iter().copied()
    }
}

#[cfg(test)]
mod tests {
    use super::Agenda;

    #[test]
    fn last_in_first_out_and_equal_when_alike() {
        let mut agenda = Agenda::<u8, 4>::empty(0);
        let untouched = agenda;
        agenda.push(7);
        agenda.push(9);
        assert_eq!(agenda.top(), Some(9));
        assert_eq!(agenda.pop(0), 9);
        assert_eq!(agenda.pop(0), 7);
        assert_eq!(agenda, untouched);
        assert_eq!(agenda.top(), None);
    }
}
