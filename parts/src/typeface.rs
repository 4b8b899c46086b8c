//! The files of the page's typeface, and their places in its style sheet.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::dist::files_below;

/// Reads the font files of a folder, each with the name that the style sheet has for it.
///
/// # Errors
/// If a file cannot be read.
pub fn read(folder: &Path) -> Result<Vec<(String, Vec<u8>)>> {
    let mut fonts = Vec::new();
    for file in files_below(folder)? {
        if let Some(stem) = file.strip_suffix(".woff2") {
            let bytes = fs::read(folder.join(&file)).with_context(|| format!("cannot read {file}"))?;
            fonts.push((stem.to_owned(), bytes));
        }
    }
    Ok(fonts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_typeface_is_small_and_the_style_sheet_names_each_of_its_files() {
        let web = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates/web");
        let fonts = read(&web.join("fonts")).unwrap();
        let total: usize = fonts.iter().map(|(_, bytes)| bytes.len()).sum();
        assert!(!fonts.is_empty() && total <= 70_000, "{total} bytes");
        assert!(web.join("fonts/OFL.txt").is_file(), "the licence lies beside the files");
        let style = fs::read_to_string(web.join("style/00-base.css")).unwrap();
        for (stem, bytes) in &fonts {
            assert_eq!(&bytes[..4], b"wOF2", "{stem}");
            let face = style.lines().find(|line| line.contains(&format!("url(\"{{{{{stem}}}}}\")")));
            let face = face.unwrap_or_else(|| panic!("no @font-face has {stem}"));
            assert!(face.contains("font-display: swap") && face.contains("unicode-range: "), "{face}");
        }
    }

    /// A system's own face may be a Chinese one, which has other shapes for the same characters.
    #[test]
    fn japanese_is_set_in_japanese_faces_before_those_of_the_system() {
        let web = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates/web");
        let style = fs::read_to_string(web.join("style/00-base.css")).unwrap();
        let faces =
            style.split_once(":lang(ja) { --face: ").and_then(|(_, rest)| rest.split_once(';')).unwrap().0;
        let place = |face: &str| faces.find(face).unwrap_or_else(|| panic!("{face} is not among {faces}"));
        for japanese in ["Hiragino Sans", "Noto Sans CJK JP", "Yu Gothic"] {
            assert!(
                ["system-ui", "-apple-system", "sans-serif"].iter().all(|face| place(japanese) < place(face))
            );
        }
        assert!(style.contains("var(--face)"));
    }
}
