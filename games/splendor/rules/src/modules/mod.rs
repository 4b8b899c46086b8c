//! The modules of Cities of Splendor: which of them are played, and how each set of them changes a turn.
//!
//! A set is stored in the state. The consequences of the set and the version of the rules alone are computed once, in
//! [`VARIANTS`]. Each module has a file with its duties and the answers to them; their order in a turn is in `turn.rs`.

pub(crate) mod cities;
pub(crate) mod orient;
pub(crate) mod posts;
pub(crate) mod strongholds;

use jewels::SLOTS;
use kernel::{Agenda, Rule};

use crate::body::AGENDA_MAX;
use crate::duty::Duty;
use crate::markets::PLACES;
use crate::rules::cities;
use crate::turn::turn_with;

pub use cities::{CITIES, City, CityGap, CityId};
pub use orient::{
    BONUSES_DISCARDED, ORIENT_CARDS, ORIENT_COLUMNS, ORIENT_FIRST, OrientCard, OrientKind, OrientRefusal,
    Spent,
};
pub use posts::{POSTS, Post, PostId};
pub use strongholds::STRONGHOLDS;

/// A module.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Module {
    /// The Cities (`cities 1`).
    Cities,
    /// The Strongholds (`cities 12`).
    Strongholds,
    /// The Trading Posts (`cities 28`).
    Posts,
    /// The Orient (`cities 45`).
    Orient,
}

impl Module {
    /// All modules, in the order of the rulebook.
    pub const ALL: [Module; 4] = [Module::Cities, Module::Strongholds, Module::Posts, Module::Orient];

    /// Returns the word for the module in set-up lines and views.
    pub const fn word(self) -> &'static str {
        ["cities", "strongholds", "posts", "orient"][self as usize]
    }

    /// Returns the first item of the module's rules.
    pub(crate) const fn item(self) -> &'static str {
        ["1", "12", "28", "45"][self as usize]
    }

    /// Returns the first rule of the module.
    pub const fn rule(self) -> Rule {
        cities(self.item())
    }
}

/// A set of modules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Modules(u8);

/// The number of sets of modules.
const SETS: usize = 1 << Module::ALL.len();
/// The number of versions of the rules.
const VERSIONS: usize = 2;

impl Modules {
    /// The base game.
    pub const NONE: Modules = Modules(0);
    /// The words of the modules that can be played.
    pub const AVAILABLE: &'static [&'static str] =
        &[Module::Cities.word(), Module::Strongholds.word(), Module::Posts.word(), Module::Orient.word()];

    /// Returns the set with this module too.
    #[must_use]
    pub const fn with(self, module: Module) -> Modules {
        Modules(self.0 | 1 << module as u8)
    }

    /// Returns whether the module is in the set.
    pub const fn has(self, module: Module) -> bool {
        self.0 >> module as u8 & 1 == 1
    }

    /// Returns whether the set is empty: the base game.
    pub const fn is_none(self) -> bool {
        self.0 == 0
    }

    /// Returns the modules, in the order of the rulebook.
    pub fn iter(self) -> impl Iterator<Item = Module> {
        Module::ALL.into_iter().filter(move |module| self.has(*module))
    }

    /// Returns the set as a number below 16, one bit for each module. It is permanent, since digests are computed from
    /// it.
    pub(crate) const fn bits(self) -> u8 {
        self.0
    }

    /// Returns the newest version of the rules of a game with these modules.
    pub(crate) const fn newest_rules(self) -> u8 {
        // `cities 92`, `137`: strongholds and the Orient have a second version.
        if self.has(Module::Strongholds) || self.has(Module::Orient) { 2 } else { 1 }
    }

    /// Returns what follows from the set and the version of the rules alone.
    pub(crate) fn variant(self, rules: u8) -> &'static Variant {
        &VARIANTS[usize::from(rules - 1) % VERSIONS][usize::from(self.0) % SETS]
    }
}

impl FromIterator<Module> for Modules {
    fn from_iter<I: IntoIterator<Item = Module>>(modules: I) -> Modules {
        modules.into_iter().fold(Modules::NONE, Modules::with)
    }
}

/// The consequences of a set of modules and of the version of the rules alone.
pub(crate) struct Variant {
    /// The duty that reveals pieces in the set-up before the cards are laid out.
    pub revealed: Duty,
    /// The duties of a turn.
    pub turn: Agenda<Duty, AGENDA_MAX>,
    /// Whether a city ends the game, instead of the points (`cities 75`).
    pub city_ends: bool,
    /// The places of the markets that are laid out, bit 0 for the first.
    pub places: u32,
}

static VARIANTS: [[Variant; SETS]; VERSIONS] = [variants(1), variants(2)];

const fn variants(rules: u8) -> [Variant; SETS] {
    let mut variants = [const { variant(Modules::NONE, 1) }; SETS];
    let mut set = 1;
    while set < SETS {
        variants[set] = variant(Modules(set as u8), rules);
        set += 1;
    }
    variants
}

const fn variant(modules: Modules, rules: u8) -> Variant {
    let (cities, orient) = (modules.has(Module::Cities), modules.has(Module::Orient));
    Variant {
        // `cities 2`: with cities there are no nobles.
        revealed: if cities { Duty::RevealCity } else { Duty::RevealNoble },
        turn: turn_with(modules, rules),
        // `cities 75`: fifteen points end nothing.
        city_ends: cities,
        // `cities 46`: two more cards of each level.
        places: (1 << if orient { PLACES } else { SLOTS }) - 1,
    }
}
