//! The layout of the workspace: a game is one folder, and the platform knows none. What a package may use follows from
//! where it lies.

mod common;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use cargo_metadata::{DependencyKind, Package};

use common::{Place, game_folders, is_game, none, packages, root, sources};

/// The two lists of games: the program's and the page's. They alone in `crates/` name games.
const LISTS: [&str; 2] = ["games", "client"];

/// What the layer between the rules and the page may not use: programs, servers and the page have these.
const NOT_FOR_PLAY: [&str; 4] = ["clap", "tokio", "leptos", "axum"];

/// Words that belong to games. In the platform they are no word of an identifier or of a message's name.
const WORDS_OF_GAMES: [&str; 10] =
    ["gem", "gems", "gold", "noble", "nobles", "privilege", "privileges", "reserve", "reserved", "reserving"];

/// Lines of the platform that may hold a word of a game all the same, by file, word and reason.
const EXCEPTIONS: &[(&str, &str, &str)] = &[];

/// A package with where it lies, by its name.
fn places() -> BTreeMap<String, (Place, Package)> {
    packages()
        .into_iter()
        .map(|package| (package.name.to_string(), (Place::of_package(&package), package)))
        .collect()
}

/// Why a package at one place may not use one at another; none if it may.
fn forbidden(user: &Place, used: &Place, for_tests: bool) -> Option<&'static str> {
    match (user, used) {
        (Place::Beside, _) => None,
        (_, Place::Beside) => Some("nothing uses the tools"),
        (Place::Platform(name), Place::Game(..)) if LISTS.contains(&name.as_str()) => None,
        (Place::Platform(_), Place::Game(..)) => Some("the platform knows no game"),
        (Place::Platform(_), Place::Platform(_)) => None,
        (Place::Game(own, layer), Place::Game(other, below)) => {
            let order = |layer: &str| ["rules", "play", "kit"].iter().position(|known| *known == layer);
            if own != other && is_game(other) {
                Some("a game knows no other game")
            } else if order(layer) < order(below) {
                Some("a layer knows nothing of those above it")
            } else {
                None
            }
        }
        (Place::Game(..), Place::Platform(_)) if for_tests => None,
        (Place::Game(_, layer), Place::Platform(name)) => match (layer.as_str(), name.as_str()) {
            (_, "games" | "client" | "cli") => Some("the lists and programs are above the games"),
            ("rules", "kernel") => None,
            ("rules", _) => Some("rules know the kernel alone"),
            ("play", "web" | "server" | "store" | "table") => {
                Some("this layer runs no table and draws no page")
            }
            _ => None,
        },
    }
}

#[test]
fn packages_use_what_their_place_allows() {
    let places = places();
    let mut faults = Vec::new();
    for (name, (place, package)) in &places {
        for used in package.dependencies.iter().filter(|used| used.path.is_some()) {
            let (at, _) = &places[&used.name];
            let for_tests = used.kind == DependencyKind::Development;
            if let Some(why) = forbidden(place, at, for_tests) {
                faults.push(format!("{name} may not use {} ({why})", used.name));
            }
        }
    }
    none(faults);
}

#[test]
fn every_edge_is_used() {
    let mut faults = Vec::new();
    for (name, (_, package)) in &places() {
        let folder = package.manifest_path.parent().unwrap().as_std_path().canonicalize().unwrap();
        let folder = folder.strip_prefix(root().canonicalize().unwrap()).unwrap().to_owned();
        let code: String = sources(folder.to_str().unwrap()).into_iter().map(|(_, text)| text).collect();
        for used in package.dependencies.iter().filter(|used| used.path.is_some()) {
            let crate_name = used.name.replace('-', "_");
            if !common::names(&code, &crate_name) {
                faults.push(format!("{name} depends on {} and does not use it", used.name));
            }
        }
    }
    none(faults);
}

#[test]
fn forbidden_edges_are_found() {
    let platform = |name: &str| Place::Platform(name.to_owned());
    let game = |game: &str, layer: &str| Place::Game(game.to_owned(), layer.to_owned());
    let is_forbidden = |user: &Place, used: &Place| forbidden(user, used, false).is_some();
    assert!(is_forbidden(&platform("server"), &game("splendor", "rules")));
    assert!(forbidden(&platform("server"), &game("splendor", "rules"), true).is_some(), "for tests either");
    assert!(!is_forbidden(&platform("games"), &game("splendor", "play")));
    assert!(is_forbidden(&game("duel", "rules"), &game("splendor", "rules")));
    assert!(!is_forbidden(&game("duel", "rules"), &game("jewels", "rules")));
    assert!(is_forbidden(&game("duel", "rules"), &game("jewels", "play")));
    assert!(is_forbidden(&game("duel", "play"), &game("duel", "kit")));
    assert!(is_forbidden(&game("duel", "rules"), &platform("search")));
    assert!(is_forbidden(&game("duel", "play"), &platform("web")));
    assert!(!is_forbidden(&game("duel", "kit"), &platform("web")));
}

#[test]
fn the_layer_between_rules_and_page_needs_no_program() {
    let places = places();
    let mut faults = Vec::new();
    for (name, (place, _)) in &places {
        if !matches!(place, Place::Game(_, layer) if layer == "play") {
            continue;
        }
        let mut reached = BTreeSet::from([name.clone()]);
        let mut ahead = vec![name.clone()];
        while let Some(next) = ahead.pop() {
            let Some((_, package)) = places.get(&next) else { continue };
            for used in package.dependencies.iter().filter(|used| used.kind == DependencyKind::Normal) {
                if NOT_FOR_PLAY.contains(&used.name.as_str()) {
                    faults.push(format!("{name} uses {} by way of {next}", used.name));
                }
                if reached.insert(used.name.clone()) {
                    ahead.push(used.name.clone());
                }
            }
        }
    }
    none(faults);
}

#[test]
fn a_game_is_whole_and_in_one_place() {
    let places = places();
    let mut faults = Vec::new();
    for name in game_folders() {
        let layers =
            places.values().filter(|(place, _)| matches!(place, Place::Game(game, _) if *game == name));
        let layers: BTreeSet<String> = layers
            .map(|(place, _)| match place {
                Place::Game(_, layer) => layer.clone(),
                _ => unreachable!("games alone are looked at"),
            })
            .collect();
        let known = ["kit", "play", "rules"].map(str::to_owned);
        if layers.len() > 3 || !layers.iter().all(|layer| known.contains(layer)) {
            faults.push(format!("games/{name} has the crates {layers:?}"));
        }
        if is_game(&name) && !(layers.contains("rules") && layers.contains("play")) {
            faults.push(format!("games/{name} has only the crates {layers:?}"));
        }
    }
    none(faults);
}

#[test]
fn no_part_of_a_game_is_a_feature() {
    let with_features = places().into_values().filter(|(place, package)| {
        matches!(place, Place::Game(..)) && package.features.keys().any(|feature| feature != "default")
    });
    none(with_features.map(|(_, package)| format!("{} has features", package.name)).collect());
}

/// The words of the identifiers and strings of a line: cut where a letter becomes a capital, and at all but letters.
fn words(line: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut was_small = false;
    for letter in line.chars() {
        let starts = letter.is_uppercase() && was_small;
        if starts || !letter.is_alphabetic() {
            words.push(String::new());
        }
        if letter.is_alphabetic() {
            words.last_mut().unwrap().extend(letter.to_lowercase());
        }
        was_small = letter.is_lowercase();
    }
    words.retain(|word| !word.is_empty());
    words
}

#[test]
fn the_platform_speaks_of_no_game() {
    let games: Vec<String> = game_folders().into_iter().filter(|name| is_game(name)).collect();
    let mut faults = Vec::new();
    let platform: Vec<_> = fs::read_dir(root().join("crates")).unwrap().map(|entry| entry.unwrap()).collect();
    for folder in platform {
        let name = folder.file_name().into_string().unwrap();
        if LISTS.contains(&name.as_str()) {
            continue;
        }
        for (path, text) in sources(&format!("crates/{name}/src")) {
            let file = path.display().to_string();
            for (number, line) in (1..).zip(text.lines()) {
                let code = line.split("//").next().unwrap_or_default();
                for word in words(code) {
                    let is_foreign = WORDS_OF_GAMES.contains(&word.as_str()) || games.contains(&word);
                    let is_excused =
                        EXCEPTIONS.iter().any(|(at, excused, _)| file.ends_with(at) && *excused == word);
                    if is_foreign && !is_excused {
                        faults.push(format!("{file}:{number}: `{word}` in `{}`", line.trim()));
                    }
                }
            }
        }
    }
    none(faults);
}

#[test]
fn words_are_cut_from_identifiers() {
    assert_eq!(
        words("let gemCount = reserve_top(\"no-gold\");"),
        ["let", "gem", "count", "reserve", "top", "no", "gold"]
    );
    assert_eq!(words("segment"), ["segment"]);
}

/// The packages that a section of profiles names, such as `[profile.dev.package.NAME]`, with their lines.
fn profiled(profile: &str) -> BTreeMap<String, String> {
    let manifest = fs::read_to_string(root().join("Cargo.toml")).unwrap();
    let start = format!("[profile.{profile}.package.");
    let mut found = BTreeMap::new();
    for section in manifest
        .split("\n\n")
        .flat_map(|part| part.split("\n[").map(|part| format!("[{}", part.trim_start_matches('['))))
    {
        let Some(rest) = section.trim_start().strip_prefix(&start) else { continue };
        let (name, settings) = rest.split_once(']').unwrap();
        found.insert(name.trim_matches('"').to_owned(), settings.trim().to_owned());
    }
    found
}

#[test]
fn every_game_is_compiled_as_the_others_are() {
    let (dev, release) = (profiled("dev"), profiled("release"));
    let mut faults = Vec::new();
    for (name, (place, _)) in places() {
        let Place::Game(_, layer) = place else { continue };
        if layer == "kit" {
            continue;
        }
        // Tests play thousands of whole games, and what a search runs all day is worth one unit.
        if dev.get(&name).map(String::as_str) != Some("opt-level = 2") {
            faults.push(format!("[profile.dev.package.{name}] lacks opt-level = 2"));
        }
        if release.get(&name).map(String::as_str) != Some("codegen-units = 1") {
            faults.push(format!("[profile.release.package.{name}] lacks codegen-units = 1"));
        }
    }
    none(faults);
}
