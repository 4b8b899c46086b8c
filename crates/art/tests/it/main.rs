//! The drawings of the page.

mod house;
