//! Counts with their meanings: how numbers become small counts, and a list that has both side by side.

/// Defines a list of meanings, and a function that computes the counts in the same order.
macro_rules! counts {
    (
        $(#[$doc:meta])*
        $names:ident; $shown:vis fn $fill:ident($($arg:ident: $type:ty),*);
        $({ $($fact:stmt;)* })?
        $([$($name:literal),+ $(,)?] = $group:expr;)*
    ) => {
        $(#[$doc])*
        pub(super) const $names: &[&str] = &[$($($name),+),*];

        #[doc = concat!("Computes the counts of [`", stringify!($names), "`].")]
        $shown fn $fill($($arg: $type),*) -> [u8; $names.len()] {
            $($($fact)*)?
            let (mut counts, mut at) = ([0; $names.len()], 0);
            $(
                let group: [_; [$($name),+].len()] = $group;
                for count in group {
                    counts[at] = u8::from(count);
                    at += 1;
                }
            )*
            debug_assert_eq!(at, counts.len());
            counts
        }
    };
}
pub(super) use counts;

/// The greatest count of anything: a network takes greater inputs badly.
const MOST: i32 = 60;

/// Returns a number as a count: nothing if it is negative, and no more than what is usual.
pub(super) fn count(number: impl Into<i32>) -> u8 {
    number.into().clamp(0, MOST) as u8
}

/// Returns a number as a count of parts, so many to one, rounded.
pub(super) fn parts(number: f32, of_one: f32) -> u8 {
    count((number * of_one + 0.5) as i32)
}

/// Returns a number split by its sign: as far as it is positive, and as far as it is negative.
pub(super) fn split(number: i32) -> [u8; 2] {
    [count(number), count(-number)]
}

/// Returns which of some marks a number reaches.
pub(super) fn reaches<const N: usize>(number: i32, marks: [i32; N]) -> [bool; N] {
    marks.map(|mark| number >= mark)
}

/// Returns in which place a number stands, as flags.
pub(super) fn one_of<const N: usize>(number: usize) -> [bool; N] {
    std::array::from_fn(|place| place == number)
}
