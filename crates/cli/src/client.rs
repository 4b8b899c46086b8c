//! The browser client's files, sorted by path. `cargo xtask play` and `cargo xtask client` build the client; the build
//! script lists the files that they made, which are none where they have not been called.
//!
//! A program embeds only the files that it refers to, so the released one has none of a sample's.

use server::assets::File;

include!(concat!(env!("OUT_DIR"), "/client.rs"));

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_embedded_files_are_sorted() {
        for files in [ALL, RELEASED] {
            assert!(files.is_sorted_by(|a, b| a.path < b.path));
        }
        assert!(RELEASED.iter().all(|file| ALL.contains(file)));
    }
}
