//! The style sheets: the page's own, and one for each game, which the page puts on when a table of the game is opened.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use cargo_metadata::{DependencyKind, Package};

use crate::dist::files_below;

/// The name of the page's own sheet.
pub const PAGE: &str = "style";
/// How the names of a kit's sheets end that the lobby needs: they are part of the page's own.
const FOR_LOBBY: &str = "lobby.css";
/// The package that lists the kits of the page.
const LIST: &str = "client";

/// A style sheet: its name and its path. Sorted they are in the order of the numbers with which their names begin.
type Sheet = (String, PathBuf);

/// Collects the finished sheets of a workspace by name: [`PAGE`] first, then each game's, which contains what the game has
/// of its family.
///
/// # Errors
/// If a sheet cannot be read.
pub fn collect(root: &Path, packages: &[Package]) -> Result<Vec<(String, String)>> {
    let mut page = sheets(&root.join("crates/art"))?;
    page.extend(sheets(&root.join("crates/web"))?);
    let mut games = Vec::new();
    for kit in kits_of(root, packages, LIST) {
        let mut all = sheets(folder(kit))?;
        for family in kits_of(root, packages, &kit.name) {
            all.extend(sheets(folder(family))?);
        }
        let (lobby, table) = all.into_iter().partition(|(name, _)| name.ends_with(FOR_LOBBY));
        page.extend::<Vec<_>>(lobby);
        games.push((kit.name.trim_end_matches("-kit").to_owned(), joined(table)?));
    }
    games.insert(0, (PAGE.to_owned(), joined(page)?));
    Ok(games)
}

/// Returns the elements of the page that name the finished files. The sheets of games are put on by the page itself, by
/// their names.
pub fn links(files: &[(String, String)]) -> String {
    let link = |(name, file): &(String, String)| match name.as_str() {
        PAGE => format!("<link rel=\"stylesheet\" href=\"/{file}\">"),
        game => format!("<link rel=\"later\" data-part=\"{game}\" href=\"/{file}\">"),
    };
    files.iter().map(link).collect::<Vec<_>>().join("\n")
}

/// The kits that a package uses.
fn kits_of<'a>(root: &Path, packages: &'a [Package], user: &str) -> Vec<&'a Package> {
    let named = |name: &str| packages.iter().find(|package| package.name.as_str() == name);
    let used = named(user).into_iter().flat_map(|package| &package.dependencies);
    let used = used.filter(|used| used.kind == DependencyKind::Normal && used.path.is_some());
    let games = root.join("games");
    let is_kit = |package: &&Package| folder(package).starts_with(&games) && folder(package).ends_with("kit");
    used.filter_map(|used| named(&used.name)).filter(is_kit).collect()
}

fn folder(package: &Package) -> &Path {
    package.manifest_path.parent().map_or(Path::new(""), |folder| folder.as_std_path())
}

fn sheets(package: &Path) -> Result<Vec<Sheet>> {
    let style = package.join("style");
    let names = files_below(&style)?.into_iter().filter(|path| path.ends_with(".css"));
    Ok(names.map(|name| (name.clone(), style.join(name))).collect())
}

/// The sheets as one, each once.
fn joined(mut sheets: Vec<Sheet>) -> Result<String> {
    sheets.sort();
    sheets.dedup();
    let mut all = String::new();
    for (name, path) in sheets {
        all += &without_comments(&fs::read_to_string(&path).with_context(|| format!("cannot read {name}"))?);
    }
    Ok(all)
}

/// Removes comments, indentation and empty lines from a style sheet.
fn without_comments(sheet: &str) -> String {
    let mut plain = String::with_capacity(sheet.len());
    for (at, part) in sheet.split("/*").enumerate() {
        let code = if at == 0 { part } else { part.split_once("*/").map_or("", |(_, code)| code) };
        plain.push_str(code);
    }
    let lines = plain.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.collect::<Vec<_>>().join("\n") + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;
    use cargo_metadata::MetadataCommand;

    #[test]
    fn a_style_sheet_loses_its_comments_and_nothing_else() {
        let sheet = "/* The table. */\n.table {\n  color: red; /* loud */\n}\n\n.bar { margin: 0 }\n";
        assert_eq!(without_comments(sheet), ".table {\ncolor: red;\n}\n.bar { margin: 0 }\n");
    }

    #[test]
    fn a_games_sheet_holds_its_familys_and_the_pages_what_the_lobby_needs() {
        let manifest = Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.toml");
        let found = MetadataCommand::new().manifest_path(manifest).no_deps().exec().unwrap();
        let root = found.workspace_root.as_std_path();
        let sheets = collect(root, &found.packages).unwrap();
        assert_eq!(sheets[0].0, PAGE);
        let kits = kits_of(root, &found.packages, LIST).len();
        assert_eq!(sheets.len(), 1 + kits);
        for (name, sheet) in &sheets[1..] {
            assert!(!sheet.contains("/*") && !sheet.contains("my-tables"), "{name}");
        }
        assert_eq!(sheets[0].1.matches(".my-tables li > .gem").count(), 1);
    }

    #[test]
    fn only_the_pages_own_sheet_is_loaded_with_it() {
        let files = [("style", "style-1.css"), ("a", "a-2.css")].map(|(n, f)| (n.to_owned(), f.to_owned()));
        let expected = "<link rel=\"stylesheet\" href=\"/style-1.css\">\n<link rel=\"later\" data-part=\"a\" href=\"/a-2.css\">";
        assert_eq!(links(&files), expected);
    }
}
