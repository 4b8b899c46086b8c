//! No file of a crate uses another that uses it, so a reader can begin at the bottom. Two limits: a module and its own
//! children may use each other, since the parent puts them together, and calls of methods are not seen.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::thread;

use cargo_metadata::{Package, TargetKind};

use crate::common::uses::{Crate, Sources, Uses};
use crate::common::{none, packages, root, source_folder, sources_of};

/// A circle that may stay. It is known by its first file and its size alone: a file that takes the place of another in a
/// circle is not noticed.
struct Exception {
    package: &'static str,
    /// The first of its files.
    file: &'static str,
    /// The number of its files.
    files: usize,
    reason: &'static str,
}

const fn may_stay(
    package: &'static str,
    file: &'static str,
    files: usize,
    reason: &'static str,
) -> Exception {
    Exception { package, file, files, reason }
}

const WEIGHTS: &str =
    "one file lists the features of a standing, the other their weights, which a program writes";

const MAY_STAY: &[Exception] = &[
    may_stay("alhambra-play", "evaluation/standing.rs", 2, WEIGHTS),
    may_stay("duel-play", "evaluation/standing.rs", 2, WEIGHTS),
    may_stay(
        "splendor",
        "action.rs",
        18,
        "the order of a turn names the duties of every module, and those change the turn: a module is one file and not \
         split by layers",
    ),
    may_stay("splendor", "data.rs", 2, "the cards of Orient are numbered behind those of the base game"),
    may_stay("splendor-play", "evaluation/standing.rs", 2, WEIGHTS),
];

/// Returns each set of files that all reach each other.
fn circles(uses: &Uses) -> BTreeSet<BTreeSet<&str>> {
    let mut next: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (from, to) in uses.keys() {
        next.entry(from).or_default().insert(to);
    }
    let reached_from = |file: &&str| {
        let mut ahead: Vec<&str> = next[file].iter().copied().collect();
        let mut reached = BTreeSet::new();
        while let Some(file) = ahead.pop() {
            if reached.insert(file) {
                ahead.extend(next.get(file).into_iter().flatten());
            }
        }
        reached
    };
    let reached: BTreeMap<&str, BTreeSet<&str>> =
        next.keys().map(|file| (*file, reached_from(file))).collect();
    let circle_of = |file: &str| {
        let reaches = |other: &str| reached.get(other).is_some_and(|reached| reached.contains(file));
        reached[file].iter().copied().filter(|other| reaches(other)).collect::<BTreeSet<&str>>()
    };
    reached.keys().map(|file| circle_of(file)).filter(|circle| !circle.is_empty()).collect()
}

/// Describes the shortest way from the first file of a circle back to it, with the names that are used.
fn way_round(circle: &BTreeSet<&str>, uses: &Uses) -> String {
    let first = *circle.first().unwrap();
    let mut ways = vec![vec![first]];
    let mut seen = BTreeSet::new();
    // Every file of a circle leads back to the first.
    for at in 0.. {
        let last = *ways[at].last().unwrap();
        let next = uses.keys().filter(|(from, to)| from == last && circle.contains(to.as_str()));
        for (_, to) in next {
            let way = [ways[at].as_slice(), &[to]].concat();
            if to == first {
                let name = |pair: &[&str]| &uses[&(pair[0].to_owned(), pair[1].to_owned())];
                let steps =
                    way.windows(2).map(|pair| format!("\n    {} -> {} via {}", pair[0], pair[1], name(pair)));
                return steps.collect();
            }
            if seen.insert(to) {
                ways.push(way);
            }
        }
    }
    unreachable!()
}

/// The crates of a package in its folder `src`, by the paths of their roots.
fn roots(package: &Package) -> Vec<String> {
    let src = package.manifest_path.parent().unwrap().join("src");
    let is_crate = |kind: &TargetKind| matches!(kind, TargetKind::Lib | TargetKind::Bin);
    let crates = package.targets.iter().filter(|target| target.kind.iter().any(is_crate));
    crates.filter_map(|target| Some(target.src_path.strip_prefix(&src).ok()?.to_string())).collect()
}

/// The sources of a package by their paths in its folder `src`.
fn sources_in(package: &Package) -> Sources {
    let folder = root().join(source_folder(package));
    let inner = |path: &Path| path.strip_prefix(&folder).unwrap().to_str().unwrap().to_owned();
    sources_of(package).into_iter().map(|(path, text)| (inner(&path), text)).collect()
}

/// Returns the circles of a package that may not stay, as faults, and the exceptions that were met.
fn judge(package: &Package) -> (Vec<String>, Vec<usize>) {
    let (mut faults, mut met) = (Vec::new(), Vec::new());
    let roots = roots(package);
    if roots.is_empty() {
        return (faults, met);
    }
    let sources = sources_in(package);
    for root in roots {
        let uses = Crate::read(&sources, &root).uses();
        for circle in circles(&uses) {
            let is_this = |known: &Exception| {
                known.package == package.name.as_str()
                    && known.file == *circle.first().unwrap()
                    && known.files == circle.len()
            };
            match MAY_STAY.iter().position(is_this) {
                Some(at) => met.push(at),
                None => {
                    let files: Vec<&str> = circle.iter().copied().collect();
                    faults.push(format!(
                        "{}: a circle of {} files ({}), such as{}",
                        package.name,
                        files.len(),
                        files.join(", "),
                        way_round(&circle, &uses)
                    ));
                }
            }
        }
    }
    (faults, met)
}

#[test]
fn no_files_of_a_crate_use_each_other_in_a_circle() {
    let packages = packages();
    let (mut faults, mut met) = (Vec::new(), BTreeSet::new());
    thread::scope(|scope| {
        let judges: Vec<_> = packages.iter().map(|package| scope.spawn(|| judge(package))).collect();
        for judge in judges {
            let (more, these) = judge.join().unwrap();
            faults.extend(more);
            met.extend(these);
        }
    });
    for (at, known) in MAY_STAY.iter().enumerate() {
        if !met.contains(&at) {
            faults.push(format!(
                "{}: no circle of {} files begins with {}, so it needs no exception ({})",
                known.package, known.files, known.file, known.reason
            ));
        }
    }
    none(faults);
}

/// The floor of a file of the page, from below, and the name of the folder or page whose files may use each other.
fn floor(file: &str) -> (u8, &str) {
    match file.split_once(['/', '.']).map_or(file, |(first, _)| first) {
        "shared" => (0, "shared"),
        "app" | "lib" => (2, "app"),
        page => (1, page),
    }
}

/// Returns the uses of a page that do not lead to a lower floor.
fn faults_of_floors(sources: &Sources) -> Vec<String> {
    let uses = Crate::read(sources, "lib.rs").uses();
    let leads_down = |from: &str, to: &str| floor(from).0 > floor(to).0 || floor(from).1 == floor(to).1;
    let faults = uses.iter().filter(|((from, to), _)| !leads_down(from, to));
    faults.map(|((from, to), name)| format!("{from} uses {name} of {to}, which is not below it")).collect()
}

#[test]
fn the_page_is_built_in_floors() {
    let package = packages().into_iter().find(|package| package.name.as_str() == "web").unwrap();
    none(faults_of_floors(&sources_in(&package)));
}

#[test]
fn a_use_that_does_not_lead_down_is_found() {
    let check = |file: &str, used: &str, faults: usize| {
        let mut sources = sources_by_path(&[
            ("lib.rs", "mod app; mod lobby; mod room; mod shared; mod stats; pub use self::app::App;"),
            ("app.rs", "pub struct App(crate::room::Room);"),
            ("lobby.rs", ""),
            ("room.rs", "pub struct Room;"),
            ("shared.rs", "pub struct Shared;"),
            ("stats.rs", ""),
        ]);
        sources.get_mut(file).unwrap().push_str(&format!("fn user() {{ {used}; }}"));
        assert_eq!(faults_of_floors(&sources).len(), faults, "{used} in {file}");
    };
    check("app.rs", "crate::shared::Shared", 0);
    check("lobby.rs", "crate::shared::Shared", 0);
    check("lobby.rs", "crate::room::Room", 1);
    check("lobby.rs", "crate::app::App", 1);
    check("shared.rs", "crate::lobby::Lobby", 1);
    // A file that is new is a page.
    check("stats.rs", "crate::shared::Shared", 0);
    check("stats.rs", "crate::room::Room", 1);
}

/// Texts by their paths.
fn sources_by_path(files: &[(&str, &str)]) -> Sources {
    files.iter().map(|(path, text)| ((*path).to_owned(), (*text).to_owned())).collect()
}

/// The circles of a crate with these files.
fn check(files: &[(&str, &str)]) -> Vec<String> {
    let uses = Crate::read(&sources_by_path(files), "lib.rs").uses();
    circles(&uses).iter().map(|circle| way_round(circle, &uses)).collect()
}

#[test]
fn a_circle_is_told_with_the_names_that_close_it() {
    let files = [
        ("lib.rs", "mod one; mod two; mod three;"),
        ("one.rs", "use crate::two::Two; pub struct One;"),
        ("two/mod.rs", "pub struct Two(crate::three::Three);"),
        ("three.rs", "use super::{one::{self, One as First}}; pub struct Three;"),
    ];
    let way = "\n    one.rs -> two/mod.rs via crate::two::Two\n    two/mod.rs -> three.rs via crate::three::Three\n    three.rs -> one.rs via super::one::One";
    assert_eq!(check(&files), [way]);
}

#[test]
fn a_circle_is_found_through_what_is_exported_again() {
    let files = [
        ("lib.rs", "mod one; mod parts; pub use self::parts::*; pub use one::One;"),
        ("one.rs", "use crate::Two; pub struct One;"),
        ("parts/mod.rs", "pub mod two; pub use two::Two;"),
        ("parts/two.rs", "use crate::One; pub struct Two;"),
    ];
    assert_eq!(check(&files).len(), 1);
}

#[test]
fn a_circle_is_found_in_the_words_of_macros() {
    let files = [
        ("lib.rs", "mod one; mod two;"),
        ("one.rs", "use crate::two; pub fn one() { view! { <p>{move || two::two()}</p> } }"),
        ("two.rs", "use super::one; pub fn two() { view! { <one::One class:x=y/> } }"),
    ];
    assert_eq!(check(&files).len(), 1);
}

#[test]
fn no_circle_is_found_where_there_is_none() {
    let files = [
        ("lib.rs", "mod one; mod two; pub use one::One; pub struct Whole(two::Two);"),
        // Its own child, its parent, and a name of another crate.
        ("one.rs", "mod part; use std::two::Two; use crate::Whole; pub struct One(part::Part);"),
        ("one/part.rs", "use super::One; pub struct Part;"),
        // Tests, and a name that is only like another.
        ("two.rs", "use crate::One; pub struct Two; #[cfg(test)] mod tests { use crate::one::One; }"),
    ];
    assert_eq!(check(&files), [""; 0]);
    let files = [
        ("lib.rs", "mod one; mod two;"),
        ("one.rs", "pub struct One; #[cfg(all(test, unix))] use crate::two::Two;"),
        ("two.rs", "use crate::one::One; pub struct Two;"),
    ];
    assert_eq!(check(&files), [""; 0]);
}

#[test]
fn a_circle_is_found_in_code_that_is_not_for_tests_alone() {
    for condition in ["not(test)", "any(test, unix)", "feature = \"test\""] {
        let one = format!("pub struct One; #[cfg({condition})] use crate::two::Two;");
        let files = [
            ("lib.rs", "mod one; mod two;"),
            ("one.rs", one.as_str()),
            ("two.rs", "use crate::one::One; pub struct Two;"),
        ];
        assert_eq!(check(&files).len(), 1, "{condition}");
    }
}

#[test]
fn a_circle_is_found_through_a_glob() {
    let files = [
        ("lib.rs", "mod one; mod parts;"),
        ("one.rs", "use crate::parts::*; pub struct One(Two);"),
        ("parts/mod.rs", "mod two; pub use two::Two;"),
        ("parts/two.rs", "use crate::one::One; pub struct Two;"),
    ];
    assert_eq!(check(&files).len(), 1);
}
