//! The layout of the workspace: a game is one folder, and the platform knows none. The place of a package decides what
//! it may use.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::sync::LazyLock;

use cargo_metadata::{DependencyKind, Metadata, MetadataCommand, NodeDep, Package, Target};

use crate::common::{Place, game_folders, is_game, none, packages, root, sources};

/// The three lists of games: the program's, the page's and that of the tests. They alone in `crates/` name games.
const LISTS: [&str; 3] = ["games", "client", "suites"];

/// The packages in `crates` for tests and for measuring. Others use them in tests alone, as they do a game's `laws`.
const FOR_TESTS: [&str; 4] = ["laws", "load", "sim", "suites"];

/// Dependencies that no code of their package names, by package, with the reason.
const NOT_NAMED: &[(&str, &str, &str)] = &[
    ("mind", "serde", "the game of its examples is a file of the kernel's"),
    ("search", "serde", "the game of its examples is a file of the kernel's"),
    ("sim", "serde", "the game of its tests is a file of the kernel's"),
    ("tray", "serde", "the game of its examples is a file of the kernel's"),
];

/// The files with these lists.
const FILES_OF_LISTS: [&str; 3] =
    ["crates/client/src/main.rs", "crates/games/src/lib.rs", "crates/suites/src/lib.rs"];

/// The dependencies that the layers between the rules and the page may not have: programs, servers and the page have
/// these.
const NOT_BELOW_THE_PAGE: [&str; 4] = ["clap", "tokio", "leptos", "axum"];

/// The layers of a game, each above those before it.
const LAYERS: [&str; 6] = ["rules", "play", "laws", "art", "kit", "browser"];

/// The tests that every game has, by layer.
const TESTS_OF_A_GAME: [(&str, &[&str]); 3] =
    [("rules", &["coverage"]), ("play", &["bots", "fuzz", "laws", "tray", "words"]), ("art", &["drawings"])];

/// Tests of the platform that are about particular games, with the reason.
const TESTS_ABOUT_GAMES: &[(&str, &str)] = &[
    ("crates/cli/tests/program/learn.rs", "games with a learned judgement, and one without"),
    (
        "crates/cli/tests/program/engines.rs",
        "the session of docs/engines.md is of a particular game, and a network of another",
    ),
    (
        "crates/cli/tests/program/referee.rs",
        "the sessions of docs/protocol/referee.md are of particular games",
    ),
    (
        "crates/cli/tests/program/saved.rs",
        "options, moves and undos in the terminal, of games that have them",
    ),
    (
        "crates/cli/tests/program/terminal.rs",
        "boards, sentences and options in the terminal as they are, of games that have them",
    ),
    ("crates/games/", "the list of games, and guards over what each of them computed"),
    ("crates/server/tests/it/kept.rs", "a data file of an earlier program, with tables of both games"),
    ("crates/server/tests/it/offer.rs", "options of particular games, and a game without any"),
    ("crates/server/tests/it/play.rs", "an outside bot that reads one game's view"),
    ("crates/store/tests/it/", "records as an earlier program wrote them"),
];

/// A package with where it lies, by its name.
fn places() -> BTreeMap<String, (Place, Package)> {
    packages()
        .into_iter()
        .map(|package| (package.name.to_string(), (Place::of_package(&package), package)))
        .collect()
}

/// Returns whether a package is for tests or for measuring, and not for the released program.
fn is_for_tests(place: &Place) -> bool {
    match place {
        Place::Platform(name) => FOR_TESTS.contains(&name.as_str()),
        Place::Game(_, layer) => ["laws", "browser"].contains(&layer.as_str()),
        Place::Beside(_) => true,
    }
}

/// Returns why a package at one place may not use one at another; none if it may.
fn forbidden(user: &Place, used: &Place, for_tests: bool) -> Option<&'static str> {
    match (user, used) {
        (Place::Beside(_), _) => None,
        // A game's tests in a real browser are in its own folder.
        (Place::Game(_, layer), Place::Beside(name)) if layer == "browser" && name == "browser" => None,
        (_, Place::Beside(_)) => Some("nothing uses the tools"),
        _ if is_for_tests(used) && !is_for_tests(user) && !for_tests => Some("it is for tests alone"),
        (Place::Platform(name), Place::Game(..)) if LISTS.contains(&name.as_str()) => None,
        (Place::Platform(_), Place::Game(..)) => Some("the platform knows no game"),
        (Place::Platform(_), Place::Platform(_)) => None,
        (Place::Game(own, layer), Place::Game(other, below)) => {
            let order = |layer: &str| LAYERS.iter().position(|known| *known == layer);
            // A game's tests take what the laws know of it.
            let takes_the_laws = for_tests && below == "laws";
            if own != other && is_game(other) {
                Some("a game knows no other game")
            } else if order(layer) < order(below) && !takes_the_laws {
                Some("a layer knows nothing of those above it")
            } else {
                None
            }
        }
        (Place::Game(..), Place::Platform(name)) if for_tests && !LISTS.contains(&name.as_str()) => None,
        (Place::Game(_, layer), Place::Platform(name)) => match (layer.as_str(), name.as_str()) {
            (_, "games" | "client" | "cli" | "suites") => Some("the lists and programs are above the games"),
            ("rules", "kernel") => None,
            ("rules", _) => Some("rules know the kernel alone"),
            ("play" | "laws" | "art", "web" | "server" | "store" | "table" | "driver") => {
                Some("these layers run no table and have no page")
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
        for used in &package.dependencies {
            let crate_name = used.rename.as_ref().unwrap_or(&used.name).replace('-', "_");
            let is_excused = NOT_NAMED.iter().any(|(at, excused, _)| at == name && *excused == used.name);
            let is_named = [format!("{crate_name}::"), format!("use {crate_name}")];
            let is_named = is_named.iter().any(|text| crate::common::names(&code, text));
            // In the page's list of kits.
            let is_listed = code.contains(&format!(": {crate_name},"));
            if !(is_named || is_listed || is_excused) {
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
    let beside = |name: &str| Place::Beside(name.to_owned());
    let is_forbidden = |user: &Place, used: &Place| forbidden(user, used, false).is_some();
    assert!(is_forbidden(&platform("server"), &game("splendor", "rules")));
    assert!(forbidden(&platform("server"), &game("splendor", "rules"), true).is_some(), "for tests either");
    assert!(!is_forbidden(&platform("games"), &game("splendor", "play")));
    assert!(is_forbidden(&game("duel", "rules"), &game("splendor", "rules")));
    assert!(!is_forbidden(&game("duel", "rules"), &game("jewels", "rules")));
    assert!(is_forbidden(&game("duel", "rules"), &game("jewels", "play")));
    assert!(is_forbidden(&game("duel", "play"), &game("duel", "kit")));
    assert!(is_forbidden(&game("duel", "rules"), &platform("search")));
    assert!(is_forbidden(&game("duel", "play"), &game("duel", "art")));
    assert!(is_forbidden(&game("duel", "art"), &game("duel", "kit")));
    assert!(is_forbidden(&game("duel", "art"), &game("splendor", "art")));
    assert!(!is_forbidden(&game("duel", "art"), &game("duel", "play")));
    assert!(!is_forbidden(&game("duel", "art"), &game("jewels", "art")));
    assert!(!is_forbidden(&game("duel", "kit"), &game("duel", "art")));
    assert!(is_forbidden(&game("duel", "play"), &platform("web")));
    assert!(is_forbidden(&game("duel", "art"), &platform("web")));
    assert!(!is_forbidden(&game("duel", "art"), &platform("page")));
    assert!(!is_forbidden(&game("duel", "kit"), &platform("web")));
    assert!(forbidden(&game("duel", "play"), &platform("games"), true).is_some(), "its own entry is enough");
    assert!(forbidden(&game("duel", "rules"), &platform("laws"), true).is_none());
    assert!(is_forbidden(&game("duel", "play"), &game("duel", "laws")), "for tests alone");
    assert!(forbidden(&game("duel", "play"), &game("duel", "laws"), true).is_none());
    assert!(!is_forbidden(&game("duel", "laws"), &game("duel", "play")));
    assert!(is_forbidden(&game("duel", "laws"), &game("duel", "kit")));
    assert!(is_forbidden(&game("duel", "laws"), &platform("table")));
    assert!(is_forbidden(&game("duel", "play"), &platform("driver")));
    assert!(is_forbidden(&game("duel", "kit"), &game("duel", "laws")), "for tests alone");
    assert!(forbidden(&game("duel", "laws"), &game("splendor", "laws"), true).is_some());
    assert!(
        is_forbidden(&platform("tray"), &platform("laws"))
            && is_forbidden(&game("duel", "play"), &platform("laws"))
    );
    assert!(!is_forbidden(&platform("suites"), &platform("laws")));
    assert!(!is_forbidden(&platform("suites"), &game("duel", "laws")));
    assert!(is_forbidden(&platform("cli"), &platform("suites")));
    assert!(forbidden(&platform("cli"), &platform("suites"), true).is_none());
    assert!(forbidden(&platform("cli"), &game("duel", "laws"), true).is_some(), "it takes the list");
    assert!(forbidden(&game("duel", "play"), &platform("suites"), true).is_some(), "its own suite is enough");
    assert!(is_forbidden(&game("duel", "play"), &game("duel", "browser")));
    assert!(forbidden(&game("duel", "browser"), &game("duel", "play"), true).is_none());
    assert!(forbidden(&game("duel", "browser"), &beside("browser"), true).is_none());
    assert!(forbidden(&game("duel", "browser"), &beside("xtask"), true).is_some());
    assert!(forbidden(&game("duel", "play"), &beside("browser"), true).is_some());
    assert!(forbidden(&game("duel", "rules"), &beside("browser"), true).is_some());
    assert!(forbidden(&platform("server"), &beside("browser"), true).is_some());
}

/// The packages that one uses in the browser, in this workspace and outside, itself or by way of others.
fn reached_from(name: &str) -> BTreeSet<String> {
    static METADATA: LazyLock<Metadata> = LazyLock::new(|| {
        let mut command = MetadataCommand::new();
        command.manifest_path(root().join("Cargo.toml"));
        let platform = ["--filter-platform", "wasm32-unknown-unknown"];
        command.other_options(platform.map(str::to_owned)).exec().unwrap()
    });
    let graph = METADATA.resolve.as_ref().unwrap();
    let start = METADATA.packages.iter().find(|package| package.name.as_str() == name).unwrap();
    let (mut reached, mut ahead) = (BTreeSet::new(), vec![&start.id]);
    while let Some(next) = ahead.pop() {
        let node = graph.nodes.iter().find(|node| node.id == *next).unwrap();
        let is_built_in =
            |used: &&NodeDep| used.dep_kinds.iter().any(|kind| kind.kind == DependencyKind::Normal);
        for used in node.deps.iter().filter(is_built_in) {
            if reached.insert(METADATA[&used.pkg].name.to_string()) {
                ahead.push(&used.pkg);
            }
        }
    }
    reached
}

#[test]
fn the_layers_between_rules_and_page_need_no_program() {
    let places = places();
    let is_between =
        |place: &Place| matches!(place, Place::Game(_, layer) if layer == "play" || layer == "art");
    let between = places.iter().filter(|(_, (place, _))| is_between(place));
    let between: Vec<&str> = between.map(|(name, _)| name.as_str()).collect();
    assert!(between.len() > 2, "{between:?}");
    let mut faults = Vec::new();
    for name in between {
        let reached = reached_from(name);
        assert!(reached.contains("serde"), "what is outside the workspace is followed: {reached:?}");
        for program in NOT_BELOW_THE_PAGE.iter().filter(|program| reached.contains(**program)) {
            faults.push(format!("{name} uses {program}, itself or by way of another"));
        }
    }
    assert!(reached_from("server").contains("tokio"), "what is reached is found");
    none(faults);
}

#[test]
fn a_page_may_run_tables() {
    let reached = reached_from("driver");
    assert!(reached.contains("table") && reached.contains("search"), "what is reached is found");
    let too_much =
        ["tokio", "sqlx", "fluent-bundle", "text"].into_iter().filter(|name| reached.contains(*name));
    none(too_much.map(|name| format!("driver uses {name}, itself or by way of another")).collect());
}

#[test]
fn the_released_program_and_the_page_have_nothing_of_the_tests() {
    let places = places();
    let mut faults = Vec::new();
    for program in ["cli", "client"] {
        let reached = reached_from(program);
        assert!(reached.contains("splendor-play"), "what is reached is found");
        for (name, (place, _)) in places.iter().filter(|(name, _)| reached.contains(name.as_str())) {
            if is_for_tests(place) {
                faults.push(format!("{program} uses {name}, itself or by way of another"));
            }
        }
    }
    none(faults);
}

/// Returns the names of a test program and of the files that it consists of.
fn files_of(test: &Target) -> Vec<String> {
    let text = fs::read_to_string(&test.src_path).unwrap();
    let modules = text.lines().filter_map(|line| line.strip_prefix("mod ")?.strip_suffix(';'));
    modules.chain([test.name.as_str()]).map(str::to_owned).collect()
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
        if !layers.iter().all(|layer| LAYERS.contains(&layer.as_str())) {
            faults.push(format!("games/{name} has the crates {layers:?}"));
        }
        if is_game(&name) && !["rules", "play", "laws"].iter().all(|layer| layers.contains(*layer)) {
            faults.push(format!("games/{name} has only the crates {layers:?}"));
        }
        // A unit test, since only the rules can remove a piece.
        let rules = root().join("games").join(&name).join("rules/src/lib.rs");
        if is_game(&name) && !fs::read_to_string(rules).unwrap().contains("tests/inside/robbed.rs") {
            faults.push(format!("games/{name}/rules has no test that every missing piece is noticed"));
        }
        let asked =
            TESTS_OF_A_GAME.into_iter().filter(|(layer, _)| is_game(&name) && layers.contains(*layer));
        for (layer, tests) in asked {
            let at = Place::Game(name.clone(), layer.to_owned());
            let package = places.values().find(|(place, _)| *place == at).map(|(_, package)| package);
            let targets = package.iter().flat_map(|package| &package.targets);
            let has: BTreeSet<String> =
                targets.filter(|target| target.is_test()).flat_map(files_of).collect();
            let missing = tests.iter().filter(|test| !has.contains(**test));
            faults.extend(missing.map(|test| format!("games/{name}/{layer} has no test `{test}`")));
        }
    }
    none(faults);
}

#[test]
fn weights_of_networks_are_in_the_play_of_their_game() {
    let mut faults = Vec::new();
    for folder in ["crates", "games", "locales"] {
        for file in parts::dist::files_below(&root().join(folder)).unwrap() {
            let is_in_play = folder == "games" && file.split('/').nth(1) == Some("play");
            if file.ends_with(".net") && !is_in_play {
                faults.push(format!("{folder}/{file} is not in the `play` of a game"));
            }
        }
    }
    none(faults);
}

#[test]
fn a_plain_build_takes_all_but_the_page() {
    let metadata = MetadataCommand::new().manifest_path(root().join("Cargo.toml")).no_deps().exec().unwrap();
    let built: BTreeSet<&str> =
        metadata.workspace_default_packages().into_iter().map(|package| package.name.as_str()).collect();
    let mut faults = Vec::new();
    for package in &metadata.packages {
        let is_of_the_page = package.dependencies.iter().any(|used| used.name == "leptos");
        // The harness of the browser tests, and those of each game.
        let drives_a_browser = package.name == "browser" || package.name.ends_with("-browser");
        let is_left_out = is_of_the_page || drives_a_browser;
        if built.contains(package.name.as_str()) == is_left_out {
            let wrong = if is_left_out { "is among" } else { "is not among" };
            faults.push(format!("{} {wrong} the default members", package.name));
        }
    }
    none(faults);
}

#[test]
fn every_example_has_a_name_of_its_own() {
    // Cargo writes all of them into one folder.
    let mut named: BTreeMap<String, String> = BTreeMap::new();
    let mut faults = Vec::new();
    for package in packages() {
        for example in package.targets.iter().filter(|target| target.is_example()) {
            if let Some(other) = named.insert(example.name.clone(), package.name.to_string()) {
                faults.push(format!("{} and {other} have an example `{}`", package.name, example.name));
            }
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

/// No type keeps the name of a game out of a string.
#[test]
fn the_platform_names_no_game() {
    let games = game_folders();
    let mut faults = Vec::new();
    let mut used = BTreeSet::new();
    for (path, text) in sources("crates") {
        let file = path.canonicalize().unwrap();
        let file = file.strip_prefix(root().canonicalize().unwrap()).unwrap().display().to_string();
        if FILES_OF_LISTS.contains(&file.as_str()) {
            continue;
        }
        let excused = TESTS_ABOUT_GAMES.iter().find(|(excused, _)| file.starts_with(excused));
        for (number, line) in (1..).zip(text.lines()) {
            let code = line.split("//").next().unwrap_or_default();
            if words(code).iter().any(|word| games.contains(word)) {
                match excused {
                    Some((excused, _)) => _ = used.insert(*excused),
                    None => faults.push(format!("{file}:{number}: {}", line.trim())),
                }
            }
        }
    }
    let needless = TESTS_ABOUT_GAMES.iter().filter(|(file, _)| !used.contains(file));
    faults.extend(needless.map(|(file, _)| format!("{file} needs no exception")));
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
        if ["art", "browser", "kit"].contains(&layer.as_str()) {
            continue;
        }
        // Tests play thousands of whole games, and what a search runs all day is worth one unit.
        let is_released = layer != "laws";
        if dev.get(&name).map(String::as_str) != Some("opt-level = 2") {
            faults.push(format!("[profile.dev.package.{name}] lacks opt-level = 2"));
        }
        if is_released && release.get(&name).map(String::as_str) != Some("codegen-units = 1") {
            faults.push(format!("[profile.release.package.{name}] lacks codegen-units = 1"));
        }
    }
    // A section for a package that does not exist changes nothing, and cargo only warns of it.
    let lock = fs::read_to_string(root().join("Cargo.lock")).unwrap();
    for name in dev.keys().chain(release.keys()).filter(|name| *name != "*") {
        if !lock.contains(&format!("name = \"{name}\"\n")) {
            faults.push(format!("there is no package `{name}`, for which Cargo.toml has a profile"));
        }
    }
    none(faults);
}
