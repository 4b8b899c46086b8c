//! Cards and other pieces, each identified by its row in a component file.

/// Declares a type for the pieces of one component file: `numbered! { /// What. pub struct Id(COUNT): "game-form-id"
/// }`. A piece is identified by its row, from 1 to the count, which is permanent; the named message is the error for
/// any other text. In JSON it is that number, and in notation its digits without sign or leading zeros.
#[macro_export]
macro_rules! numbered {
    ($(#[$about:meta])* $vis:vis struct $Id:ident($count:expr): $expected:literal) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[derive(serde::Serialize, serde::Deserialize)]
        #[serde(try_from = "u8")]
        $vis struct $Id(u8);

        impl $Id {
            /// Returns the piece of this row.
            #[inline]
            pub const fn new(row: u8) -> Option<$Id> {
                if row >= 1 && row as usize <= $count { Some($Id(row)) } else { None }
            }

            /// Returns all pieces, in the order of the file.
            pub fn all() -> impl Iterator<Item = $Id> {
                (1..=$count as u8).map($Id)
            }

            /// Returns the row in the component file, from 1.
            #[inline]
            pub const fn row(self) -> u8 {
                self.0
            }
        }

        $crate::written_as_number!($Id: $expected);
    };
}

/// Implements the JSON form of a [`numbered!`] piece, a number, and its notation, the digits.
#[doc(hidden)]
#[macro_export]
macro_rules! written_as_number {
    ($Id:ident: $expected:literal) => {
        impl TryFrom<u8> for $Id {
            type Error = kernel::NotationError;

            fn try_from(row: u8) -> Result<$Id, kernel::NotationError> {
                $Id::new(row).ok_or_else(|| kernel::NotationError::new(&row.to_string(), $expected))
            }
        }

        impl std::fmt::Display for $Id {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.0.fmt(f)
            }
        }

        impl std::str::FromStr for $Id {
            type Err = kernel::NotationError;

            fn from_str(text: &str) -> Result<$Id, kernel::NotationError> {
                let id = $crate::notation::number(text).and_then($Id::new);
                id.ok_or_else(|| kernel::NotationError::new(text, $expected))
            }
        }
    };
}
