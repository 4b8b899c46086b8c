//! The drawings of the family.

mod drawings;
