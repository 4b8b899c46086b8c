//! The style sheets: the page's own, one for the lobby and the other pages without a table, one for each game, and one for
//! each game's expansion. The page applies the others when the pages or tables that they style are opened.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use cargo_metadata::{DependencyKind, Package};

use crate::dist::files_below;

/// The name of the page's own sheet.
pub const PAGE: &str = "style";
/// The name of the sheet for the lobby, the waiting room and the rules.
pub const LOBBY: &str = "lobby";
/// The suffix of the names of the sheets that make up [`LOBBY`]. Those of a kit are also part of the game's own sheet.
const FOR_LOBBY: &str = "lobby.css";
/// The folder of a kit's sheets that only tables with an expansion need.
const EXPANSION: &str = "expansion/";
/// The package that lists the kits of the page.
const LIST: &str = "client";

/// A style sheet: its name and its path. They are sorted by the numbers with which their names begin.
type Sheet = (String, PathBuf);

/// Collects the finished sheets of a workspace by name: [`PAGE`] first, then [`LOBBY`], then each game's, which also
/// contains the sheets of its family, and behind it that of its expansion: what is in the folder `style/expansion` of
/// its kit.
///
/// # Errors
/// If a sheet cannot be read.
pub fn collect(root: &Path, packages: &[Package]) -> Result<Vec<(String, String)>> {
    let for_lobby = |(name, _): &Sheet| name.ends_with(FOR_LOBBY);
    let mut page = sheets(&root.join("crates/art"))?;
    page.extend(sheets(&root.join("crates/web"))?);
    let (mut lobby, page) = page.into_iter().partition::<Vec<_>, _>(for_lobby);
    let mut games = Vec::new();
    for kit in kits_of(root, packages, LIST) {
        let (expansion, mut all) =
            sheets(folder(kit))?.into_iter().partition::<Vec<_>, _>(|(name, _)| name.starts_with(EXPANSION));
        for family in kits_of(root, packages, &kit.name) {
            all.extend(sheets(folder(family))?);
        }
        lobby.extend(all.iter().filter(|sheet| for_lobby(sheet)).cloned());
        let game = kit.name.trim_end_matches("-kit");
        games.push((game.to_owned(), joined(all)?));
        if !expansion.is_empty() {
            games.push((format!("{game}-expansion"), joined(expansion)?));
        }
    }
    let page = joined(page)?;
    let named = custom_media(&page);
    let mut finished = vec![(PAGE.to_owned(), page), (LOBBY.to_owned(), joined(lobby)?)];
    finished.append(&mut games);
    for (_, sheet) in &mut finished {
        *sheet = tight(&with_queries(sheet, &named));
    }
    Ok(finished)
}

/// Returns the names of the sheets that belong to games and their expansions.
pub fn games(sheets: &[(String, String)]) -> impl Iterator<Item = &str> {
    sheets.iter().map(|(name, _)| name.as_str()).filter(|name| ![PAGE, LOBBY].contains(name))
}

/// The text before a named media query.
const CUSTOM_MEDIA: &str = "@custom-media --";

/// Returns the media queries to which the page's own sheet gives a name (`@custom-media --low (…);`), which no browser
/// knows.
fn custom_media(sheet: &str) -> Vec<(String, String)> {
    let named =
        sheet.lines().filter_map(|line| line.strip_prefix(CUSTOM_MEDIA)?.strip_suffix(';')?.split_once(' '));
    named.map(|(name, query)| (format!("@media (--{name})"), format!("@media {query}"))).collect()
}

/// Replaces the names of media queries by the queries.
fn with_queries(sheet: &str, named: &[(String, String)]) -> String {
    let lines = sheet.lines().filter(|line| !line.starts_with(CUSTOM_MEDIA));
    let plain = lines.collect::<Vec<_>>().join("\n") + "\n";
    named.iter().fold(plain, |sheet, (name, query)| sheet.replace(name, query))
}

/// Returns the elements of the page that name the finished files. All but its own are applied by the page itself, by
/// their names.
pub fn links(files: &[(String, String)]) -> String {
    let link = |(name, file): &(String, String)| match name.as_str() {
        PAGE => format!("<link rel=\"stylesheet\" href=\"/{file}\">"),
        part => format!("<link rel=\"later\" data-part=\"{part}\" href=\"/{file}\">"),
    };
    files.iter().map(link).collect::<Vec<_>>().join("\n")
}

/// Returns the kits that a package uses.
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

/// Returns the sheets joined into one, without duplicates.
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

/// Removes the white space of a style sheet that separates nothing: around braces, and behind colons, commas and
/// semicolons outside quotes; and the last semicolon of a rule.
fn tight(sheet: &str) -> String {
    let mut tight = String::with_capacity(sheet.len());
    let mut quoted = false;
    for letter in sheet.chars() {
        quoted ^= letter == '"';
        if !quoted && letter.is_whitespace() && tight.ends_with(['{', '}', ':', ',', ';']) {
            continue;
        }
        if !quoted && ['{', '}'].contains(&letter) {
            let kept = tight.trim_end();
            let kept = if letter == '}' { kept.strip_suffix(';').unwrap_or(kept) } else { kept };
            let kept = kept.len();
            tight.truncate(kept);
        }
        tight.push(letter);
    }
    tight
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use cargo_metadata::MetadataCommand;

    /// Returns the sheets of this workspace, and the number of its kits.
    fn collected() -> (Vec<(String, String)>, usize) {
        let manifest = Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.toml");
        let found = MetadataCommand::new().manifest_path(manifest).no_deps().exec().unwrap();
        let root = found.workspace_root.as_std_path();
        (collect(root, &found.packages).unwrap(), kits_of(root, &found.packages, LIST).len())
    }

    #[test]
    fn a_style_sheet_loses_its_comments_and_nothing_else() {
        let sheet = "/* The table. */\n.table {\n  color: red; /* loud */\n}\n\n.bar { margin: 0 }\n";
        assert_eq!(without_comments(sheet), ".table {\ncolor: red;\n}\n.bar { margin: 0 }\n");
    }

    #[test]
    fn a_style_sheet_keeps_the_space_that_separates() {
        let sheet = "a > b, c :hover { margin: 0 auto;\ncolor: red;\n}\n.d::after { content: \", { ; \"; }\n";
        let tight_sheet = "a > b,c :hover{margin:0 auto;color:red}.d::after{content:\", { ; \"}";
        assert_eq!(tight(sheet), tight_sheet);
    }

    #[test]
    fn media_queries_are_written_once_and_have_names() {
        let page = "@custom-media --low (max-height: 9px) and (min-width: 9px);\na { b: c }\n";
        let named = custom_media(page);
        assert_eq!(with_queries(page, &named), "a { b: c }\n");
        let expected = "@media (max-height: 9px) and (min-width: 9px) { }\n";
        assert_eq!(with_queries("@media (--low) { }\n", &named), expected);
        for (name, sheet) in collected().0 {
            assert!(!sheet.contains("@media (--"), "{name} uses a media query that has no name");
        }
    }

    /// Returns the last part of a selector, which says what is styled, and whether anything stands before it.
    fn subject(selector: &str) -> (&str, bool) {
        let mut depth = 0;
        let is_end = |letter: char| {
            depth += i32::from(letter == ')') - i32::from(letter == '(');
            depth == 0 && " >+~".contains(letter)
        };
        selector.trim().rsplit_once(is_end).map_or((selector, false), |(_, subject)| (subject, true))
    }

    /// Returns the selectors of a list, which commas outside of brackets part.
    fn selectors(list: &str) -> impl Iterator<Item = &str> {
        let mut depth = 0;
        list.split(move |letter: char| {
            depth += i32::from(letter == '(') - i32::from(letter == ')');
            depth == 0 && letter == ','
        })
    }

    /// Browsers keep one list of what all rules with `:has()` may style below an element: a rule with a universal subject
    /// makes every click restyle the whole table.
    #[test]
    fn no_rule_that_looks_into_an_element_styles_everything_below_it() {
        // The selectors within `:not()` do not name the subject.
        let names = |subject: &str| {
            let subject = subject.split(":not(").next().unwrap_or_default().trim_start_matches(":is(");
            subject.starts_with(char::is_alphabetic)
                || subject.contains(['.', '#', '['])
                || subject.contains(":where(")
        };
        assert!(names(subject(".a:has(> .b) > b:not(:last-child)").0));
        assert!(names(subject(".a:has(> .b) > :is(td, th)").0));
        assert!(!names(subject(".a:has(> .b) > :not(.c)").0));
        assert_eq!(subject(".a:has(> .b) > *"), ("*", true));
        assert_eq!(selectors(".a:is(.b, .c) > .d, .e").collect::<Vec<_>>(), [".a:is(.b, .c) > .d", " .e"]);
        for (name, sheet) in collected().0 {
            let lists = sheet.split('{').filter_map(|text| text.rsplit(['}', ';']).next());
            let with_has = lists.flat_map(selectors).filter(|one| one.contains(":has("));
            for selector in with_has {
                let (styled, is_below) = subject(selector);
                assert!(!is_below || names(styled), "{name}: {selector}");
            }
        }
    }

    /// Returns the classes that the sources in a folder give to elements.
    fn classes(folder: &Path) -> BTreeSet<String> {
        let sources = files_below(folder).unwrap().into_iter().filter(|path| path.ends_with(".rs"));
        let texts = sources.map(|path| fs::read_to_string(folder.join(path)).unwrap());
        let named = |text: String| {
            let lists = text.split("class=\"").skip(1).filter_map(|rest| rest.split('"').next());
            lists.flat_map(str::split_whitespace).map(str::to_owned).collect::<Vec<_>>()
        };
        texts.flat_map(named).collect()
    }

    /// The lobby's sheet stays applied at a table that is opened from the lobby.
    #[test]
    fn no_rule_of_the_lobby_styles_what_lies_on_a_table() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let mut at_tables = classes(&root.join("crates/web/src/table"));
        for game in fs::read_dir(root.join("games")).unwrap() {
            at_tables.extend(classes(&game.unwrap().path().join("kit/src")));
        }
        assert!(at_tables.contains("tray") && at_tables.len() > 200, "{at_tables:?}");
        // The sheet of a kit is part of the game's own sheet as well.
        let mut sheets = sheets(&root.join("crates/web")).unwrap();
        sheets.retain(|(name, _)| name.ends_with(FOR_LOBBY));
        let sheet = tight(&joined(sheets).unwrap());
        let lists = sheet.split('{').filter_map(|text| text.rsplit(['}', ';']).next());
        let mut checked = 0;
        for selector in lists.flat_map(selectors).filter(|one| one.starts_with('.')) {
            let (styled, is_below) = subject(selector);
            // The element's own classes, and those of what it has.
            let own = styled.split(":not(").next().unwrap().split('.').skip(1);
            let mut named = own.filter_map(|rest| {
                rest.split(|letter: char| !letter.is_alphanumeric() && letter != '-').next()
            });
            assert!(
                is_below || named.any(|class| !at_tables.contains(class)),
                "{selector} styles tables too"
            );
            checked += usize::from(!is_below);
        }
        assert!(checked > 20, "only {checked} rules");
    }

    /// The page's program has the same media queries as the style sheets.
    #[test]
    fn the_program_has_the_same_media_queries() {
        let path = |file: &str| Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates/web").join(file);
        let sheet = fs::read_to_string(path("style/00-base.css")).unwrap();
        let program = fs::read_to_string(path("src/shared/screen.rs")).unwrap();
        for name in ["compact", "short", "flat", "beside"] {
            let (_, query) = sheet.split_once(&format!("{CUSTOM_MEDIA}{name} ")).unwrap();
            let query = query.split_once(';').unwrap().0;
            assert!(program.contains(&format!("\"{query}\"")), "{name}");
        }
    }

    #[test]
    fn a_games_sheet_holds_its_familys_and_the_lobbys_what_it_needs_of_each() {
        let (sheets, kits) = collected();
        assert_eq!([sheets[0].0.as_str(), &sheets[1].0], [PAGE, LOBBY]);
        let expansions = games(&sheets).filter(|name| name.ends_with("-expansion")).count();
        assert!(expansions > 0, "no game has a sheet for its expansion");
        assert_eq!((sheets.len(), games(&sheets).count()), (2 + kits + expansions, kits + expansions));
        for (name, sheet) in &sheets {
            assert!(!sheet.contains("/*"), "{name}");
            assert_eq!(sheet.contains("#lobby"), name == LOBBY, "{name}");
        }
        for (name, sheet) in &sheets[2..] {
            let of_gems = sheet.matches("--girdle-w:").count();
            assert_eq!(of_gems, usize::from(sheet.contains("var(--girdle-w)")), "{name}");
        }
        assert_eq!(sheets[1].1.matches("--girdle-w:").count(), 1);
    }

    #[test]
    fn only_the_pages_own_sheet_is_loaded_with_it() {
        let files = [("style", "style-1.css"), ("a", "a-2.css")].map(|(n, f)| (n.to_owned(), f.to_owned()));
        let expected = "<link rel=\"stylesheet\" href=\"/style-1.css\">\n<link rel=\"later\" data-part=\"a\" href=\"/a-2.css\">";
        assert_eq!(links(&files), expected);
    }
}
