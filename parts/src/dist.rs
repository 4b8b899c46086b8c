//! The folder of finished client files: names with the hash of the content, compressed copies of each, no stale files.

use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use brotli::enc::BrotliEncoderParams;
use brotli::enc::backward_references::BrotliEncoderMode;
use flate2::Compression;
use flate2::write::GzEncoder;
use rayon::iter::{IntoParallelIterator, IntoParallelRefIterator, ParallelIterator};
use walkdir::WalkDir;

/// The effort with which files are compressed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Effort {
    /// In a second, for those who run what they build.
    Quick,
    /// As well as possible, which takes half a minute: for those who download it.
    Most,
}

/// The finished files, by their path relative to the folder, with `/` as separator.
#[derive(Default)]
pub struct Dist {
    files: Vec<(String, Vec<u8>)>,
}

impl Dist {
    /// Adds a file under its own name.
    pub fn add(&mut self, path: impl Into<String>, bytes: Vec<u8>) {
        self.files.push((path.into(), bytes));
    }

    /// Adds a file as `stem-HASH.extension` and returns that name. Other content gets another name, so a browser may
    /// cache the file forever.
    pub fn add_hashed(&mut self, stem: &str, extension: &str, bytes: Vec<u8>) -> String {
        let name = format!("{stem}-{:016x}.{extension}", fnv(&[&bytes]));
        self.add(name.clone(), bytes);
        name
    }

    /// Writes the files that changed, each with its compressed copies, removes all others from the folder, and returns the
    /// names of the files in it. Files are written in the order in which they were added: add the page last, so that the
    /// files it names exist.
    ///
    /// # Errors
    /// If a file cannot be compressed, written or removed.
    pub fn write(&self, folder: &Path, effort: Effort) -> Result<Vec<String>> {
        // Compressing well is slow, so all processors do it.
        let packed: Vec<Vec<Twin>> = self
            .files
            .par_iter()
            .map(|(path, bytes)| missing_twins(folder, path, bytes, effort))
            .collect::<Result<_>>()?;
        let mut kept = BTreeSet::new();
        for ((path, bytes), packed) in self.files.iter().zip(packed) {
            for (end, twin) in packed {
                place(&folder.join(format!("{path}{end}")), &twin)?;
            }
            if !is_unchanged(folder, path, bytes) {
                place(&folder.join(path), bytes)?;
            }
            let twins = TWINS.into_iter().filter(|_| compresses(path));
            kept.extend(twins.map(|(end, _)| format!("{path}{end}")));
            kept.insert(path.clone());
        }
        for stale in files_below(folder)?.into_iter().filter(|path| !kept.contains(path)) {
            fs::remove_file(folder.join(&stale))
                .with_context(|| format!("cannot remove the stale {stale}"))?;
        }
        Ok(kept.into_iter().collect())
    }
}

fn is_unchanged(folder: &Path, path: &str, bytes: &[u8]) -> bool {
    fs::read(folder.join(path)).is_ok_and(|old| old == bytes)
}

/// The end of a compressed copy's name, and the copy.
type Twin = (&'static str, Vec<u8>);

/// Compresses a file in each of the ways for which the folder has no copy of this content.
fn missing_twins(folder: &Path, path: &str, bytes: &[u8], effort: Effort) -> Result<Vec<Twin>> {
    let is_there =
        |end: &str| is_unchanged(folder, path, bytes) && folder.join(format!("{path}{end}")).is_file();
    let missing = TWINS.into_iter().filter(|(end, _)| compresses(path) && !is_there(end));
    missing.map(|(end, compress)| Ok((end, compress(bytes, effort)?))).collect()
}

/// Lists the files below a folder, sorted, with `/` as separator; none if the folder does not exist.
///
/// # Errors
/// If a folder cannot be read.
pub fn files_below(folder: &Path) -> Result<Vec<String>> {
    let mut found = Vec::new();
    for entry in WalkDir::new(folder).into_iter().filter(|_| folder.is_dir()) {
        let entry = entry?;
        if !entry.file_type().is_dir() {
            let path = entry.path().strip_prefix(folder)?;
            found.push(path.iter().map(|name| name.to_string_lossy()).collect::<Vec<_>>().join("/"));
        }
    }
    found.sort();
    Ok(found)
}

/// Computes the Fowler-Noll-Vo hash (1a) of the parts, each followed by its length; enough to tell two builds apart.
pub fn fnv(parts: &[&[u8]]) -> u64 {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    let mut eat = |byte: u8| hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    for part in parts {
        part.iter().copied().for_each(&mut eat);
        (part.len() as u64).to_le_bytes().into_iter().for_each(&mut eat);
    }
    hash
}

/// Returns whether a file gets compressed copies. Fonts and pictures are compressed already.
fn compresses(path: &str) -> bool {
    let extension = path.rsplit('.').next().unwrap_or_default();
    matches!(extension, "css" | "ftl" | "html" | "js" | "json" | "svg" | "txt" | "wasm" | "webmanifest")
}

/// A way to compress a file.
type Compress = fn(&[u8], Effort) -> Result<Vec<u8>>;

/// The compressed copies of a file, by the suffixes of their names.
const TWINS: [(&str, Compress); 2] = [(".br", brotli), (".gz", gzip)];

/// Returns whether a file is the compressed copy of another.
pub fn is_twin(path: &str) -> bool {
    TWINS.iter().any(|(end, _)| path.ends_with(end))
}

fn gzip(bytes: &[u8], effort: Effort) -> Result<Vec<u8>> {
    let level = if effort == Effort::Most { Compression::best() } else { Compression::fast() };
    let mut packed = GzEncoder::new(Vec::new(), level);
    packed.write_all(bytes)?;
    Ok(packed.finish()?)
}

fn brotli(bytes: &[u8], effort: Effort) -> Result<Vec<u8>> {
    use BrotliEncoderMode::{
        BROTLI_FORCE_MSB_PRIOR as HIGH_BITS, BROTLI_MODE_FONT as FONT, BROTLI_MODE_GENERIC as GENERIC,
    };

    // Many blocks or few, distances as fonts have them or as usual, bytes predicted from the high bits of those before,
    // copies from far away or not: none is the best for every file. The last three are the best for modules, by one to two
    // percent, the others for texts.
    const WAYS: [(i32, i32, BrotliEncoderMode); 6] = [
        (16, 22, GENERIC),
        (16, 22, FONT),
        (16, 22, HIGH_BITS),
        (17, 18, HIGH_BITS),
        (18, 22, HIGH_BITS),
        (19, 22, HIGH_BITS),
    ];
    let packed = |parameters: &BrotliEncoderParams| -> Result<Vec<u8>> {
        let mut packed = Vec::new();
        brotli::BrotliCompress(&mut &bytes[..], &mut packed, parameters)?;
        Ok(packed)
    };
    if effort == Effort::Quick {
        return packed(&BrotliEncoderParams { quality: 3, ..Default::default() });
    }
    let well = |(lgblock, lgwin, mode)| {
        packed(&BrotliEncoderParams { quality: 11, lgwin, lgblock, mode, ..Default::default() })
    };
    let all: Vec<Vec<u8>> = WAYS.into_par_iter().map(well).collect::<Result<_>>()?;
    all.into_iter().min_by_key(Vec::len).context("there is no way to compress")
}

/// Writes a file atomically.
fn place(file: &Path, bytes: &[u8]) -> Result<()> {
    let folder = file.parent().context("a file without a folder")?;
    fs::create_dir_all(folder).with_context(|| format!("cannot create {}", folder.display()))?;
    let mut half = PathBuf::from(file).into_os_string();
    half.push(".part");
    fs::write(&half, bytes).with_context(|| format!("cannot write {}", file.display()))?;
    fs::rename(&half, file).with_context(|| format!("cannot write {}", file.display()))
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::*;

    fn unpacked(file: &Path) -> Vec<u8> {
        let mut bytes = Vec::new();
        brotli::BrotliDecompress(&mut &fs::read(file).unwrap()[..], &mut bytes).unwrap();
        bytes
    }

    #[test]
    fn hashed_names_follow_the_content() {
        let mut dist = Dist::default();
        let first = dist.add_hashed("app", "js", b"one".to_vec());
        let again = dist.add_hashed("app", "js", b"one".to_vec());
        let other = dist.add_hashed("app", "js", b"two".to_vec());
        assert_eq!(first, again);
        assert_ne!(first, other);
        assert!(first.starts_with("app-") && first.ends_with(".js"));
    }

    #[test]
    fn writing_again_removes_what_is_stale_and_leaves_what_is_right() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path();
        let mut before = Dist::default();
        before.add("locales/en/table.ftl", b"hello = Hello".to_vec());
        before.add("old.js", b"1".to_vec());
        before.add("index.html", b"<p>old".to_vec());
        before.write(folder, Effort::Quick).unwrap();
        let kept = folder.join("locales/en/table.ftl");
        let written = fs::metadata(&kept).unwrap().modified().unwrap();

        let mut after = Dist::default();
        after.add("locales/en/table.ftl", b"hello = Hello".to_vec());
        after.add("picture.png", vec![1, 2, 3]);
        after.add("type.woff2", vec![4, 5, 6]);
        after.add("index.html", b"<p>new".to_vec());
        let listed = after.write(folder, Effort::Most).unwrap();

        let expected = [
            "index.html",
            "index.html.br",
            "index.html.gz",
            "locales/en/table.ftl",
            "locales/en/table.ftl.br",
            "locales/en/table.ftl.gz",
            "picture.png",
            "type.woff2",
        ];
        assert_eq!(listed, expected);
        assert_eq!(files_below(folder).unwrap(), expected);
        assert_eq!(
            fs::metadata(&kept).unwrap().modified().unwrap(),
            written,
            "an unchanged file was written again"
        );
        assert_eq!(unpacked(&folder.join("index.html.br")), b"<p>new");
        let mut zipped = String::new();
        let packed = fs::read(folder.join("index.html.gz")).unwrap();
        flate2::read::GzDecoder::new(&packed[..]).read_to_string(&mut zipped).unwrap();
        assert_eq!(zipped, "<p>new");
    }

    #[test]
    fn the_hash_tells_where_one_part_ends() {
        assert_ne!(fnv(&[b"ab", b"c"]), fnv(&[b"a", b"bc"]));
        assert_ne!(fnv(&[b"ab"]), fnv(&[b"ab", b""]));
    }
}
