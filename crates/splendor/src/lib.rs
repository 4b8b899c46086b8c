//! splendor
