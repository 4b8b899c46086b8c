use std::ops::Index;
use std::sync::Arc;

/// How many items a full chunk holds.
const CHUNK: usize = 32;

/// A vector whose copies share their items. A copy costs one count for each full chunk and for each item after them, and
/// no copy sees what another adds or removes later.
#[derive(Debug)]
pub struct SharedVec<T> {
    /// Chunks of [`CHUNK`] items each.
    full: Vec<Arc<[Arc<T>]>>,
    /// The items after them, fewer than [`CHUNK`].
    rest: Vec<Arc<T>>,
}

impl<T> SharedVec<T> {
    /// Creates an empty vector.
    pub const fn new() -> Self {
        SharedVec { full: Vec::new(), rest: Vec::new() }
    }

    /// Returns the number of items.
    pub fn len(&self) -> usize {
        self.full.len() * CHUNK + self.rest.len()
    }

    /// Whether the vector is empty.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the item at an index from 0.
    pub fn get(&self, at: usize) -> Option<&T> {
        let item = match self.full.get(at / CHUNK) {
            Some(chunk) => chunk.get(at % CHUNK),
            None => self.rest.get(at - self.full.len() * CHUNK),
        };
        item.map(Arc::as_ref)
    }

    /// Returns the last item.
    pub fn last(&self) -> Option<&T> {
        self.get(self.len().checked_sub(1)?)
    }

    /// Returns the items in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &T> + ExactSizeIterator {
        self.since(0)
    }

    /// Returns the items after the first `before`, in order.
    pub fn since(&self, before: usize) -> impl DoubleEndedIterator<Item = &T> + ExactSizeIterator {
        (before.min(self.len())..self.len()).map(|at| &self[at])
    }

    /// Adds an item at the end.
    pub fn push(&mut self, item: T) {
        self.rest.push(Arc::new(item));
        if self.rest.len() == CHUNK {
            self.full.push(self.rest.drain(..).collect());
        }
    }

    /// Keeps the first `len` items.
    pub fn truncate(&mut self, len: usize) {
        let full = len / CHUNK;
        if full < self.full.len() {
            self.rest = self.full[full][..len % CHUNK].to_vec();
            self.full.truncate(full);
        } else {
            self.rest.truncate(len - self.full.len() * CHUNK);
        }
    }

    /// Returns a copy of the first `len` items, or of all if there are not so many.
    pub fn first(&self, len: usize) -> Self {
        let full = (len / CHUNK).min(self.full.len());
        let rest = self.full.get(full).map_or(self.rest.as_slice(), |chunk| chunk);
        let len = (len - full * CHUNK).min(rest.len());
        SharedVec { full: self.full[..full].to_vec(), rest: rest[..len].to_vec() }
    }
}

impl<T> Clone for SharedVec<T> {
    fn clone(&self) -> Self {
        SharedVec { full: self.full.clone(), rest: self.rest.clone() }
    }
}

impl<T> Default for SharedVec<T> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T> Index<usize> for SharedVec<T> {
    type Output = T;

    fn index(&self, at: usize) -> &T {
        self.get(at).expect("there are as many items")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(items: &SharedVec<usize>) -> Vec<usize> {
        items.iter().copied().collect()
    }

    #[test]
    fn copies_share_what_they_had_and_nothing_else() {
        for len in 0..3 * CHUNK {
            let mut one = SharedVec::new();
            (0..len).for_each(|item| one.push(item));
            let mut other = one.clone();
            one.push(1000);
            other.push(2000);
            other.push(2001);
            assert_eq!((one.len(), other.len()), (len + 1, len + 2));
            assert_eq!((one[len], other[len], other.last()), (1000, 2000, Some(&2001)));
            assert!(one.iter().zip(other.iter()).take(len).all(|(one, other)| std::ptr::eq(one, other)));
        }
    }

    #[test]
    fn a_shorter_copy_is_the_beginning_of_the_longer() {
        let mut all = SharedVec::new();
        for len in 0..3 * CHUNK {
            for keep in 0..len + 3 {
                let kept: Vec<usize> = (0..keep.min(len)).collect();
                assert_eq!(of(&all.first(keep)), kept, "{keep} of {len}");
                let mut cut = all.clone();
                cut.truncate(keep);
                assert_eq!(of(&cut), kept, "{keep} of {len}");
                cut.push(7);
                assert_eq!(cut.last(), Some(&7));
                let after: Vec<usize> = (keep..len).collect();
                assert_eq!(all.since(keep).copied().collect::<Vec<_>>(), after);
                assert_eq!(all.since(keep).rev().count(), after.len());
            }
            all.push(len);
        }
        assert!(all.get(3 * CHUNK).is_none() && SharedVec::<u8>::default().is_empty());
    }
}
