//! The corpus of Splendor has a game for every way to end, with each number of players, without modules and with sets of
//! them by the first version of the rules, and a game of every other set and of every set by the second version.
//!
//! `cargo test -p splendor-play --test it corpus -- --ignored` looks for the games that are missing.

use std::collections::BTreeSet;
use std::path::PathBuf;

use kernel::{Awaiting, Draw, Game, Log};
use laws::Dice;
use search::Planned;
use splendor::{Action, Effect, Gem, Gems, Kind, Splendor};
use splendor_play::SplendorPlay;

/// The beginnings of the names, the modules, and the ways to end that every player count must have a game of.
const SETS: [(&str, &str, &[&str]); 13] = [
    ("", "", &["outright", "tie-by-cards", "shared", "through-a-noble", "last-seat", "all-passed"]),
    (
        "cities-",
        " modules=cities",
        &["outright", "by-points", "tie-by-cards", "shared", "last-seat", "nobody-wins"],
    ),
    (
        "posts-",
        " modules=posts",
        &[
            "outright",
            "tie-by-cards",
            "shared",
            "through-a-noble",
            "through-a-shield",
            "last-seat",
            "all-passed",
        ],
    ),
    (
        "cities-posts-",
        " modules=cities,posts",
        &["outright", "by-points", "tie-by-cards", "shared", "last-seat", "nobody-wins"],
    ),
    (
        "strongholds-",
        " modules=strongholds",
        &[
            "outright",
            "tie-by-cards",
            "shared",
            "through-a-noble",
            "through-a-conquest",
            "last-seat",
            "all-passed",
        ],
    ),
    ("cities-strongholds-", " modules=cities,strongholds", &["by-points"]),
    ("strongholds-posts-", " modules=strongholds,posts", &["through-a-shield"]),
    ("cities-strongholds-posts-", " modules=cities,strongholds,posts", &["outright"]),
    (
        "orient-",
        " modules=orient",
        &["outright", "tie-by-cards", "shared", "through-a-noble", "last-seat", "all-passed"],
    ),
    ("cities-orient-", " modules=cities,orient", &["by-points"]),
    ("strongholds-orient-", " modules=strongholds,orient", &["through-a-conquest"]),
    ("posts-orient-", " modules=posts,orient", &["through-a-shield"]),
    ("cities-strongholds-posts-orient-", " modules=cities,strongholds,posts,orient", &["outright"]),
];

/// The beginnings of the names of the other games, their numbers of players, the modules, and their ways to end.
const OTHERS: [(&str, u8, &str, &str); 15] = [
    ("cities-strongholds-orient-", 2, " modules=cities,strongholds,orient rules=1", "by-points"),
    ("cities-posts-orient-", 3, " modules=cities,posts,orient rules=1", "outright"),
    ("strongholds-posts-orient-", 4, " modules=strongholds,posts,orient rules=1", "through-a-conquest"),
    ("second-strongholds-", 2, " modules=strongholds rules=2", "through-a-conquest"),
    ("second-cities-strongholds-", 3, " modules=cities,strongholds rules=2", "by-points"),
    ("second-strongholds-posts-", 4, " modules=strongholds,posts rules=2", "through-a-shield"),
    ("second-cities-strongholds-posts-", 2, " modules=cities,strongholds,posts rules=2", "outright"),
    ("second-orient-", 3, " modules=orient rules=2", "tie-by-cards"),
    ("second-cities-orient-", 4, " modules=cities,orient rules=2", "by-points"),
    ("second-strongholds-orient-", 2, " modules=strongholds,orient rules=2", "through-a-conquest"),
    ("second-posts-orient-", 3, " modules=posts,orient rules=2", "through-a-shield"),
    ("second-cities-strongholds-orient-", 4, " modules=cities,strongholds,orient rules=2", "last-seat"),
    ("second-cities-posts-orient-", 2, " modules=cities,posts,orient rules=2", "outright"),
    (
        "second-strongholds-posts-orient-",
        3,
        " modules=strongholds,posts,orient rules=2",
        "through-a-conquest",
    ),
    (
        "second-cities-strongholds-posts-orient-",
        4,
        " modules=cities,strongholds,posts,orient rules=2",
        "by-points",
    ),
];

/// Every kind of games: the beginning of the name, the set-up line, and the ways to end.
fn kinds() -> impl Iterator<Item = (String, String, Vec<&'static str>)> {
    let kind = |start: &str, players: u8, modules: &str, endings: &[&'static str]| {
        let line = format!("splendor players={players}{modules}");
        (format!("{start}{players}p-"), line, endings.to_vec())
    };
    let first = SETS.into_iter().flat_map(move |(start, modules, endings)| {
        (2..=4).map(move |players| kind(start, players, &format!("{modules} rules=1"), endings))
    });
    let others = OTHERS
        .into_iter()
        .map(move |(start, players, modules, ending)| kind(start, players, modules, &[ending]));
    first.chain(others)
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../corpus")
}

/// The stored games, each with its name.
fn files() -> Vec<(String, String)> {
    let paths = std::fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<_> = paths
        .map(|path| {
            (path.file_stem().unwrap().to_str().unwrap().to_owned(), std::fs::read_to_string(path).unwrap())
        })
        .collect();
    files.sort();
    files
}

/// A game with what happened in it.
struct Played {
    game: Splendor,
    inputs: Vec<String>,
    told: Vec<Effect>,
    /// The effect that first brought somebody fifteen points: a conquest, a noble or a shield.
    through: Option<&'static str>,
}

impl Played {
    fn new(setup: &str) -> Played {
        let game = Splendor::new(&setup.parse().expect("a set-up line"));
        Played { game, inputs: Vec::new(), told: Vec::new(), through: None }
    }

    fn has_fifteen(&self) -> bool {
        self.game.scores().iter().any(|&points| points >= 15)
    }

    /// Plays an input.
    fn go(&mut self, input: &str) {
        let (before, from) = (self.has_fifteen(), self.told.len());
        match self.game.awaiting() {
            Awaiting::Chance(_) => self.game.resolve(input.parse().expect("an outcome"), &mut self.told),
            _ => self.game.play(input.parse().expect("an action"), &mut self.told),
        }
        self.inputs.push(input.into());
        if before || !self.has_fifteen() {
            return;
        }
        let most = self.game.scores().into_iter().max().unwrap_or(0);
        // The points of the noble, or of the last shield with points, were needed for the fifteen.
        let needed = |brought: u8| most - i16::from(brought) < 15;
        for effect in &self.told[from..] {
            match *effect {
                Effect::Conquered { card, .. } if needed(card.card().points) => {
                    self.through = Some("through-a-conquest");
                }
                Effect::Received { .. } if needed(3) => self.through = Some("through-a-noble"),
                Effect::PlacedShield { points, .. } if points > 0 && needed(points) => {
                    self.through = Some("through-a-shield");
                }
                _ => {}
            }
        }
    }

    /// All the ways in which it ended.
    fn endings(&self) -> Vec<&'static str> {
        let result = self.game.result().expect("the game is over");
        if result.ended.item == "C23" {
            return vec![if result.winners().next().is_none() { "nobody-wins" } else { "all-passed" }];
        }
        let mut endings = vec![match result.decided.item {
            "76" | "10" => "outright",
            "11" => "by-points",
            "77" => "tie-by-cards",
            "C22" => "shared",
            other => panic!("decided by {other}"),
        }];
        endings.extend(self.through);
        let last =
            |effect: &Effect| matches!(effect, Effect::LastRound { .. } | Effect::LastRoundByCity { .. });
        if !self.told.iter().any(last) {
            endings.push("last-seat");
        }
        endings
    }
}

#[test]
fn every_way_to_end_has_a_game() {
    let files = files();
    for (name, log) in &files {
        let log = Log::parse(log).unwrap();
        let mut played = Played::new(log.setup);
        log.inputs.iter().for_each(|(_, input)| played.go(input));
        let ends = played.endings();
        assert!(ends.iter().any(|ending| name.ends_with(ending)), "{name} ends {ends:?}");
    }
    let names: BTreeSet<&str> = files.iter().map(|(name, _)| name.as_str()).collect();
    for wanted in wanted() {
        assert_eq!(
            names.contains(wanted.as_str()),
            !NOT_FOUND.contains(&wanted.as_str()),
            "{wanted}: in the corpus, unless it was not found"
        );
    }
}

fn wanted() -> Vec<String> {
    let named = |(start, _, endings): (String, String, Vec<&str>)| {
        endings.into_iter().map(move |ending| format!("{start}{ending}")).collect::<Vec<_>>()
    };
    kinds().flat_map(named).collect()
}

/// The kinds of games that a search of a million games did not find; a position of `games/splendor/rules/tests` shows
/// it.
const NOT_FOUND: &[&str] = &[];

// --- looking for the games ------------------------------------------------------------------------------------

/// The way in which the players of a search choose.
#[derive(Clone, Copy)]
enum Policy {
    /// Anything.
    Any,
    /// Buys when it can.
    Buyer,
    /// The action that the plan thinks best, and sometimes anything.
    Planner,
    /// Never buys if it can be helped, keeps few colours and no gold: so the table runs dry and all must pass.
    Hoarder,
}

fn choose(policy: Policy, game: &Splendor, dice: &mut Dice) -> Action {
    let any = |dice: &mut Dice| game.nth_action(dice.below(game.action_count()));
    match policy {
        Policy::Any => any(dice),
        Policy::Buyer => {
            let mut buys = Vec::new();
            game.legal_actions(|action| buys.extend(matches!(action, Action::Buy { .. }).then_some(action)));
            if buys.is_empty() { any(dice) } else { buys[dice.below(buys.len() as u32) as usize] }
        }
        Policy::Planner if dice.below(6) == 0 => any(dice),
        Policy::Planner => {
            let mut best = (any(dice), f32::MIN);
            SplendorPlay::consider(game, |action, worth| {
                if worth > best.1 {
                    best = (action, worth);
                }
            });
            best.0
        }
        Policy::Hoarder => {
            let seat = usize::from(game.awaiting().seat().expect("a decision is due").0);
            // Each player likes some colours better than others.
            let liking = |gems: Gems| {
                let of = |gem: Gem| {
                    gem.colour().map_or(0, |colour| 10 - (colour.index() + 10 - 2 * seat) as i32 % 5 * 2)
                };
                gems.iter().map(|(gem, n)| of(gem) * i32::from(n)).sum::<i32>()
            };
            let mut best = (any(dice), i32::MIN);
            game.legal_actions(|action| {
                let worth = match action {
                    Action::Take(gems) => 100 + liking(gems),
                    Action::Return(gems) => -liking(gems),
                    Action::Reserve(_) | Action::ReserveTop(_) => 60,
                    _ => 0,
                } + dice.below(60) as i32;
                if worth > best.1 {
                    best = (action, worth);
                }
            });
            best.0
        }
    }
}

fn play(setup: &str, seed: u64, policy: Policy) -> Option<Played> {
    let (mut played, mut dice) = (Played::new(setup), Dice::new(seed));
    for _ in 0..1_500 {
        let input = match played.game.awaiting() {
            Awaiting::Over => return Some(played),
            Awaiting::Chance(_) => played.game.draw(&mut dice).to_string(),
            Awaiting::Decision(_) => choose(policy, &played.game, &mut dice).to_string(),
        };
        played.go(&input);
    }
    None
}

#[test]
#[ignore = "looks for the games that are missing and writes them"]
fn find_games() {
    let seeds: u64 = std::env::var("SEEDS").map_or(5_000, |seeds| seeds.parse().expect("a number"));
    let there: BTreeSet<String> = files().into_iter().map(|(name, _)| name).collect();
    let mut lacking = Vec::new();
    for (start, setup, endings) in kinds() {
        let name = |ending: &str| format!("{start}{ending}");
        let mut missing: BTreeSet<&str> =
            endings.into_iter().filter(|ending| !there.contains(&name(ending))).collect();
        for seed in 0..seeds {
            if missing.is_empty() {
                break;
            }
            let passed = |ending: &&str| ["all-passed", "nobody-wins"].contains(ending);
            let policy = match seed % 5 {
                _ if missing.iter().all(passed) => Policy::Hoarder,
                0 => Policy::Any,
                1 => Policy::Buyer,
                2 => Policy::Hoarder,
                _ => Policy::Planner,
            };
            let Some(played) = play(&setup, seed, policy) else { continue };
            for ending in played.endings() {
                if missing.remove(ending) {
                    let digest = played.game.digest();
                    let setup = setup.parse::<splendor::Setup>().expect("a set-up line");
                    let head = format!("# ending: {ending}\n# digest: {digest:016x}\n{setup}\n");
                    let log = head + &played.inputs.join("\n") + "\n";
                    std::fs::write(folder().join(name(ending) + ".cab"), log).unwrap();
                }
            }
        }
        lacking.extend(missing.into_iter().map(name));
    }
    assert!(lacking.is_empty(), "not found: {lacking:?}");
}
