use std::fmt;
use std::marker::PhantomData;
use std::ops::AddAssign;

use kernel::{Awaiting, Draw, Game, Quiet, SetupError};
use mind::{Advice, BotSpec};
use neural::Layout;
use search::{Rng, Seen};

use crate::options::stated_in;
use crate::play::{GameOf, SetupOf};
use crate::{About, Chosen, GameOption, Options, Play, Session, TABLE_OPTIONS, session};

/// A registered game with a text interface, so that callers need not know which game it is.
/// ```
/// use games::REGISTRY;
/// use kernel::Viewer;
///
/// for entry in REGISTRY.entries() {
///     let about = entry.about();
///     let session = entry.open(&format!("{} players={}", about.name, about.seats.end()))?;
///     // Nothing is dealt yet, so nobody is to act.
///     assert!(entry.legal_in_view(session.view(Viewer::Spectator).get()).unwrap().is_empty());
/// }
/// # Ok::<(), kernel::SetupError>(())
/// ```
pub trait Entry: Send + Sync {
    /// Returns the description of the game.
    fn about(&self) -> &'static About;
    /// Opens a new game; nothing is dealt yet.
    ///
    /// # Errors
    /// If the set-up line is not one of this game, or has an option or a value that the game does not describe.
    fn open(&self, setup: &str) -> Result<Box<dyn Session>, SetupError>;
    /// Lists the legal actions of the seat whose view (as JSON) is given, in notation and in the game's order,
    /// computed from the view alone as a client does. The list is empty unless that seat is to act.
    ///
    /// # Errors
    /// If the text is no view of this game.
    fn legal_in_view(&self, view: &str) -> Result<Vec<String>, serde_json::Error>;
    /// Returns a bot's advice as [`Session::advise`] does, given only a view and the effects its seat was shown, as JSON.
    /// None unless that seat is to act.
    ///
    /// # Errors
    /// If a text is no view or no effect of this game.
    fn advise(
        &self,
        bot: &BotSpec,
        seed: u64,
        view: &str,
        history: &[String],
        go_on: &mut dyn FnMut() -> bool,
    ) -> Result<Option<Advice>, serde_json::Error>;
    /// Returns a source of random games of a set-up.
    ///
    /// # Errors
    /// If the set-up line is not one of this game.
    fn playouts(&self, setup: &str, seed: u64) -> Result<Box<dyn Playouts>, SetupError>;
    /// Returns the places of an observation; none if nothing is learned about the game.
    fn layout(&self) -> Option<Layout>;
    /// Returns the size of a state in bytes.
    fn state_bytes(&self) -> usize;
}

/// Random games of one set-up: every action is drawn uniformly from the legal ones, every outcome by its weight.
/// ```
/// use games::REGISTRY;
///
/// for entry in REGISTRY.entries() {
///     let setup = format!("{} players={}", entry.about().name, entry.about().seats.end());
///     let played = entry.playouts(&setup, 1)?.play(2);
///     assert!(played.games == 2 && played.decisions >= played.turns);
/// }
/// # Ok::<(), kernel::SetupError>(())
/// ```
pub trait Playouts {
    /// Plays this number of games to their ends.
    fn play(&mut self, games: u32) -> Played;
}

/// Counts of what was played.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Played {
    /// The number of whole games.
    pub games: u64,
    /// The number of turns.
    pub turns: u64,
    /// Decisions of players.
    pub decisions: u64,
    /// Answers of chance.
    pub outcomes: u64,
}

impl AddAssign for Played {
    fn add_assign(&mut self, other: Played) {
        self.games += other.games;
        self.turns += other.turns;
        self.decisions += other.decisions;
        self.outcomes += other.outcomes;
    }
}

/// The [`Entry`] of a game.
pub struct Registered<P>(PhantomData<P>);

impl<P: Play> Registered<P> {
    /// Creates the entry.
    #[expect(clippy::new_without_default, reason = "it stands in statics")]
    pub const fn new() -> Self {
        Registered(PhantomData)
    }

    /// The description of the game, stored once for the whole program.
    const ABOUT: &'static About = &P::ABOUT;

    fn setup(line: &str) -> Result<SetupOf<P>, SetupError> {
        Self::ABOUT.chosen_in(line)?;
        line.parse()
    }
}

impl<P: Play> Entry for Registered<P> {
    fn about(&self) -> &'static About {
        Self::ABOUT
    }

    fn open(&self, setup: &str) -> Result<Box<dyn Session>, SetupError> {
        Ok(Box::new(session::Typed::<P>::new(Self::setup(setup)?)))
    }

    fn legal_in_view(&self, view: &str) -> Result<Vec<String>, serde_json::Error> {
        Ok(session::legal_in_view::<GameOf<P>>(&serde_json::from_str(view)?))
    }

    fn advise(
        &self,
        bot: &BotSpec,
        seed: u64,
        view: &str,
        history: &[String],
        go_on: &mut dyn FnMut() -> bool,
    ) -> Result<Option<Advice>, serde_json::Error> {
        let view = serde_json::from_str(view)?;
        let history: Vec<_> =
            history.iter().map(|effect| serde_json::from_str(effect)).collect::<Result<_, _>>()?;
        let history = || history.clone();
        let is_to_act = session::to_act::<GameOf<P>>(&view).is_some();
        Ok(is_to_act.then(|| bot.advise::<P>(seed, Seen::with_history(&view, &history), go_on)))
    }

    fn playouts(&self, setup: &str, seed: u64) -> Result<Box<dyn Playouts>, SetupError> {
        Ok(Box::new(Random::<P> { setup: Self::setup(setup)?, rng: Rng::new(seed) }))
    }

    fn layout(&self) -> Option<Layout> {
        P::LEARNED.map(|learned| learned.layout)
    }

    fn state_bytes(&self) -> usize {
        size_of::<GameOf<P>>()
    }
}

struct Random<P: Play> {
    setup: SetupOf<P>,
    rng: Rng,
}

impl<P: Play> Playouts for Random<P> {
    fn play(&mut self, games: u32) -> Played {
        let mut played = Played::default();
        for _ in 0..games {
            played += play_one::<GameOf<P>>(std::hint::black_box(&self.setup), &mut self.rng);
        }
        played
    }
}

/// Plays one random game and counts its steps. The rules themselves count nothing, so that only a measurement pays for it.
fn play_one<G: Game>(setup: &G::Setup, rng: &mut Rng) -> Played {
    let mut game = G::new(setup);
    let (mut decisions, mut outcomes) = (0, 0);
    loop {
        match game.awaiting() {
            Awaiting::Decision(_) => {
                decisions += 1;
                let action = game.nth_action(rng.below(game.action_count()));
                game.play(action, &mut Quiet);
            }
            Awaiting::Chance(_) => {
                outcomes += 1;
                let outcome = game.draw(rng);
                game.resolve(outcome, &mut Quiet);
            }
            Awaiting::Over => break,
        }
    }
    let game = std::hint::black_box(game);
    Played { games: 1, turns: game.turns().into(), decisions, outcomes }
}

/// The games that a program knows.
///
/// ```
/// use games::REGISTRY;
///
/// for entry in REGISTRY.entries() {
///     let about = entry.about();
///     let setup = format!("{} players={}", about.name, about.seats.start());
///     assert_eq!(REGISTRY.of_setup(&setup)?.about().name, about.name);
///     assert_eq!(REGISTRY.open(&setup)?.game(), about.name);
/// }
/// assert!(REGISTRY.open("whist players=4").is_err());
/// # Ok::<(), kernel::SetupError>(())
/// ```
#[derive(Clone, Copy)]
pub struct Registry {
    games: &'static [&'static dyn Entry],
    /// The table options of the platform.
    options: &'static [GameOption],
}

impl Registry {
    /// Creates a registry of these games, in the order in which they are offered.
    pub const fn new(games: &'static [&'static dyn Entry]) -> Registry {
        Registry { games, options: TABLE_OPTIONS }
    }

    /// Returns the registry with other table options of the platform than [`TABLE_OPTIONS`].
    #[must_use]
    pub const fn with_options(self, options: &'static [GameOption]) -> Registry {
        Registry { options, ..self }
    }

    /// Returns the options that can be chosen for a table of the game.
    pub fn options(self, about: &'static About) -> Options {
        Options::new(about, self.options)
    }

    /// Returns the games, in the order in which they are offered.
    pub fn entries(self) -> impl Iterator<Item = &'static dyn Entry> {
        self.games.iter().copied()
    }

    /// Returns the names of the games, in the order in which they are offered.
    pub fn names(self) -> Vec<&'static str> {
        self.entries().map(|entry| entry.about().name).collect()
    }

    /// Returns the game that a set-up line names.
    ///
    /// # Errors
    /// If the line is malformed, or names no game of the registry.
    pub fn of_setup(self, setup: &str) -> Result<&'static dyn Entry, SetupError> {
        let first = setup.split_ascii_whitespace().next();
        let game = first.ok_or(SetupError::Empty)?;
        // The words after the name of a game that is not here cannot be judged.
        let no_game = || SetupError::NoGame { game: game.into(), games: self.names() };
        let entry = self.entries().find(|entry| entry.about().name == game).ok_or_else(no_game)?;
        entry.about().parts(setup)?;
        Ok(entry)
    }

    /// Opens a new game; nothing is dealt yet.
    ///
    /// # Errors
    /// If the set-up line names no game of the registry, or the game refuses it.
    pub fn open(self, setup: &str) -> Result<Box<dyn Session>, SetupError> {
        self.of_setup(setup)?.open(setup)
    }

    /// Checks the table options that are chosen beside a set-up line; see [`Options::choose`].
    ///
    /// # Errors
    /// If there is no such game, option or value, or two cannot be chosen together; the error names the valid ones.
    pub fn choose(self, setup: &str, chosen: &Chosen) -> Result<Chosen, SetupError> {
        self.options(self.of_setup(setup)?.about()).choose(setup, chosen)
    }

    /// Returns the table options that a game file with this set-up line states. Options that there are not are passed over,
    /// as in [`Registry::open_with`].
    pub fn options_in(self, setup: &str, file: &str) -> Chosen {
        let mut chosen = Chosen::new();
        for (key, value) in stated_in(file) {
            let mut with = chosen.clone();
            with.insert(key.into(), value.into());
            chosen = self.choose(setup, &with).unwrap_or(chosen);
        }
        chosen
    }

    /// Opens the game of a table with these table options; nothing is dealt yet. Options that there are not
    /// are ignored, so that a table of another version of the program can be opened: see
    /// [`Registry::choose`].
    ///
    /// # Errors
    /// As [`Registry::open`].
    pub fn open_with(self, setup: &str, chosen: &Chosen) -> Result<Box<dyn Session>, SetupError> {
        let entry = self.of_setup(setup)?;
        let session = entry.open(setup)?;
        Ok(if entry.about().adjudicates(chosen) { session.adjudicated() } else { session })
    }

    /// Lists the legal actions of a seat from its view of a game; see [`Entry::legal_in_view`].
    ///
    /// # Errors
    /// If there is no such game, or the text is no view of it.
    pub fn legal_in_view(self, game: &str, view: &str) -> Result<Vec<String>, ViewError> {
        let entry = self.of_setup(game).map_err(ViewError::NoGame)?;
        entry.legal_in_view(view).map_err(ViewError::NoView)
    }
}

impl fmt::Debug for Registry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Registry").field(&self.names()).finish()
    }
}

/// The reason why a text is not a view of a game.
#[derive(Debug)]
pub enum ViewError {
    /// There is no such game.
    NoGame(SetupError),
    /// The game has no such views.
    NoView(serde_json::Error),
}

impl fmt::Display for ViewError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ViewError::NoGame(error) => error.fmt(f),
            ViewError::NoView(error) => write!(f, "no view: {error}"),
        }
    }
}

impl std::error::Error for ViewError {}
