use std::fmt;

/// The duties that are left in a turn, as a small stack that is copied with the state; the next duty is on top.
///
/// A game pushes the duties of a turn in reverse order, or adds them as a list in order, and pops them as they are
/// fulfilled; an effect inside an effect is simply pushed on top. An empty agenda means that the game is over.
#[derive(Clone, Copy)]
pub struct Agenda<D, const N: usize> {
    /// The duties from the bottom to the top; the places above the top hold duties that were popped.
    duties: [D; N],
    len: u8,
}

impl<D: Copy, const N: usize> Agenda<D, N> {
    /// Returns an agenda with these duties, the last one on top. `filler` fills the unused places and has no meaning.
    #[inline]
    pub const fn of<const M: usize>(list: [D; M], filler: D) -> Self {
        assert!(M <= N && N < 256);
        let mut duties = [filler; N];
        let mut at = 0;
        while at < M {
            duties[at] = list[at];
            at += 1;
        }
        Agenda { duties, len: M as u8 }
    }

    /// Returns an agenda with these duties, the first one on top, without those that are marked `false`. `filler` fills
    /// the unused places and has no meaning.
    pub const fn in_order<const M: usize>(list: [(D, bool); M], filler: D) -> Self {
        let mut agenda = Agenda::of([], filler);
        agenda.add(list);
        agenda
    }

    /// Puts these duties on top, so that the first one is done next, without those that are marked `false`.
    ///
    /// # Panics
    /// If the agenda is full.
    #[inline]
    pub const fn add<const M: usize>(&mut self, list: [(D, bool); M]) {
        let mut at = M;
        while at > 0 {
            at -= 1;
            let (duty, is_due) = list[at];
            if is_due {
                self.push(duty);
            }
        }
    }

    /// Returns the duty to be done next; none if the agenda is empty.
    #[inline]
    pub fn top(&self) -> Option<D> {
        self.duties.get(usize::from(self.len).wrapping_sub(1)).copied()
    }

    /// Puts a duty on top.
    ///
    /// # Panics
    /// If the agenda is full: the game's bound on nested effects was wrong.
    #[inline]
    pub const fn push(&mut self, duty: D) {
        self.duties[self.len as usize] = duty;
        self.len += 1;
    }

    /// Takes the top duty off.
    ///
    /// # Panics
    /// If the agenda is empty.
    #[inline]
    pub fn pop(&mut self) -> D {
        self.len -= 1;
        self.duties[usize::from(self.len)]
    }

    /// Returns the duties from the bottom to the top.
    pub fn iter(&self) -> impl Iterator<Item = D> + '_ {
        self.list().iter().copied()
    }

    fn list(&self) -> &[D] {
        &self.duties[..usize::from(self.len)]
    }
}

impl<D: Copy + PartialEq, const N: usize> PartialEq for Agenda<D, N> {
    fn eq(&self, other: &Self) -> bool {
        self.list() == other.list()
    }
}

impl<D: Copy + Eq, const N: usize> Eq for Agenda<D, N> {}

impl<D: Copy + fmt::Debug, const N: usize> fmt::Debug for Agenda<D, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.list()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::Agenda;

    #[test]
    fn last_in_first_out_and_equal_when_alike() {
        let mut agenda = Agenda::<u8, 4>::of([], 0);
        let untouched = agenda;
        agenda.push(7);
        agenda.push(9);
        assert_eq!(agenda.top(), Some(9));
        assert_eq!(agenda.pop(), 9);
        assert_eq!(agenda.pop(), 7);
        assert_eq!(agenda, untouched);
        assert_eq!(agenda.top(), None);
    }

    #[test]
    fn lists_are_done_in_their_order() {
        let mut agenda = Agenda::<u8, 4>::in_order([(3, true), (8, false), (4, true)], 0);
        assert_eq!(agenda, Agenda::of([4, 3], 0));
        agenda.add([(1, true), (2, true), (9, false)]);
        assert_eq!([(); 4].map(|()| agenda.pop()), [1, 2, 3, 4]);
    }
}
