//! The interface between a game and the tests of the platform, and the suite of those tests as an object.

use std::collections::BTreeSet;
use std::marker::PhantomData;

use kernel::{Draw, First, Gain, Game, Log, Quiet, Viewer};
use serde_json::Value;

use crate::{
    Asked, Breach, Bytes, Dice, Subject, breach, dealt, enumeration_is_check, hold, play_out, reads_back,
    replay, spoil_the_view, spoil_values,
};

/// The description of a game that the tests of the platform need, implemented on the type that represents the game in
/// the registry.
///
/// ```
/// # mod nim { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/../kernel/tests/nim/mod.rs")); }
/// # use nim::{Nim, Setup, Stones};
/// use kernel::Draw;
/// use laws::{Specimen, Suite, Tested};
///
/// struct NimPlay;
///
/// impl Specimen for NimPlay {
///     type Game = Nim;
///     const HIDES: bool = false;
///     const DECISIONS_MAX: u32 = 9;
///     const BEGINNINGS: &'static [&'static str] = &["nim", "1"];
///
///     fn setups() -> Vec<Setup> {
///         vec![Setup(2)]
///     }
///
///     fn conserved(game: &Nim) -> Result<(), String> {
///         if game.heap.is_none_or(|heap| heap <= 9) { Ok(()) } else { Err("stones have been added".into()) }
///     }
///
///     fn arbitrary(_: &Nim, chance: &mut impl Draw) -> Stones {
///         Stones(chance.below(5) as u8)
///     }
///
///     fn may_lack(_: &Stones, _: &str) -> bool {
///         false
///     }
/// }
///
/// let suite: &dyn Suite = &Tested::<NimPlay>::new();
/// suite.keeps_the_laws(20);
/// assert_eq!(suite.setups(), ["nim players=2 rules=1"]);
/// ```
pub trait Specimen: Send + Sync + Sized + 'static {
    /// The game.
    type Game: Game;
    /// Whether the game hides anything from any viewer.
    const HIDES: bool;
    /// The kinds of pieces that are hidden from some viewers, as the protocol names them. A game that hides something
    /// names at least one.
    const HIDDEN: &'static [Hidden] = &[];
    /// The maximum number of decisions of a uniformly random game under the suite's seeds.
    const DECISIONS_MAX: u32;
    /// The beginnings of set-up lines, actions and outcomes, for the texts that fuzz the parsers.
    const BEGINNINGS: &'static [&'static str];
    /// The requirement on games that are completed from views with changed values.
    const VIEWS: Asked = Asked::Counted;

    /// Returns one set-up of every kind: numbers of players, options.
    fn setups() -> Vec<<Self::Game as Game>::Setup>;

    /// Checks that all pieces are there, each in one place only, and that the counts agree with the pieces.
    ///
    /// # Errors
    /// If a piece is missing or counted wrongly; the error names it.
    fn conserved(game: &Self::Game) -> Result<(), String>;

    /// Returns any action that the type can express, legal or not; most are close to legal ones.
    fn arbitrary(game: &Self::Game, chance: &mut impl Draw) -> <Self::Game as Game>::Action;

    /// Returns whether an effect may lack this field, because it is hidden from some viewers.
    fn may_lack(effect: &<Self::Game as Game>::Effect, field: &str) -> bool;

    /// Calls `each` with every change of points by an effect, as the game states it; none in a game without points.
    fn gains(_effect: &<Self::Game as Game>::Effect, _each: &mut dyn FnMut(Gain)) {}

    /// Returns the specimen in the form that the laws take.
    fn subject() -> Subject<Self::Game> {
        Subject {
            setups: Self::setups(),
            conserved: Self::conserved,
            arbitrary: |game, dice| Self::arbitrary(game, dice),
            decisions_max: Self::DECISIONS_MAX,
            gains: Self::gains,
        }
    }
}

/// A kind of numbered pieces that a game hides from some viewers, as JSON and the notation name them. By these names a
/// test that knows no game recognises such a piece in messages.
///
/// ```
/// use laws::Hidden;
///
/// // The cards of a game that are drawn (`card.47`), lie in hands, and are shown when they are played (`P.47`).
/// const CARDS: Hidden = Hidden { outcome: "card.", fields: &["card", "hand"], shown_by: &["P."] };
/// assert_eq!(CARDS.drawn("card.47"), Some(47));
/// assert_eq!((CARDS.drawn("token.r"), CARDS.shown("P.47+w")), (None, Some(47)));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Hidden {
    /// The beginning of the outcomes that draw such a piece; its number follows. Where chance is asked in
    /// private, the piece is hidden from all others; where it is not, all see it.
    pub outcome: &'static str,
    /// The fields of views and effects with the number of such a piece, or with a list of them.
    pub fields: &'static [&'static str],
    /// The beginnings of the actions that show such a piece to everybody; its number follows.
    pub shown_by: &'static [&'static str],
}

impl Hidden {
    /// Returns the piece that an outcome draws.
    pub fn drawn(&self, outcome: &str) -> Option<u64> {
        number(outcome.strip_prefix(self.outcome)?)
    }

    /// Returns the piece that an action shows to everybody.
    pub fn shown(&self, action: &str) -> Option<u64> {
        number(self.shown_by.iter().find_map(|start| action.strip_prefix(start))?)
    }
}

/// Returns the number at the beginning of a text.
fn number(text: &str) -> Option<u64> {
    let end = text.find(|letter: char| !letter.is_ascii_digit());
    text[..end.unwrap_or(text.len())].parse().ok()
}

/// The tests of a game without its types, to be run over a registry.
///
/// All methods panic at the first breach. The example of [`Specimen`] makes one.
///
/// ```
/// use laws::Suite;
///
/// /// Checks a game of a registry, whatever game it is.
/// fn check(suite: &dyn Suite) {
///     suite.keeps_the_laws(5);
///     suite.loses_no_piece(1_000);
///     for setup in suite.setups() {
///         assert!(setup.starts_with(suite.name()));
///         // The same log has the same end everywhere.
///         assert_eq!(suite.digest(&setup, 7), suite.digest(&setup, 7));
///     }
/// }
/// ```
pub trait Suite: Sync {
    /// Returns the game's name.
    fn name(&self) -> &'static str;
    /// Returns the kinds of pieces that the game hides: [`Specimen::HIDDEN`].
    fn hidden(&self) -> &'static [Hidden];
    /// Returns the set-up lines of the game, one of each kind.
    fn setups(&self) -> Vec<String>;
    /// Checks every law of every state, law 2 over whole games and law 4 over histories, with this number of seeds per
    /// set-up. Of a game that hides something, truths that look alike to a viewer must differ in some of these games.
    fn keeps_the_laws(&self, seeds: u64);
    /// Checks law 3 over at least this number of decisions.
    fn loses_no_piece(&self, decisions: u64);
    /// Checks that every effect reads back as it was written. Returns the number of kinds that occurred in this number of
    /// games.
    fn tells_what_happened(&self, seeds: u64) -> usize;
    /// Checks what the parsers, the rules and the reader of views do with arbitrary bytes.
    fn takes_anything(&self, bytes: &[u8]);
    /// Checks that a corrupted view is either refused or a consistent view: every value of a view once, and several values
    /// of this number of views, a hundred at least.
    fn takes_spoiled_views(&self, views: usize);
    /// Plays a random game of this set-up without a log, and returns the number of decisions. The caller counts the
    /// allocations of the game alone, so the set-up line is parsed before.
    fn play_quietly(
        &self,
        setup: usize,
        seed: u64,
        around: &mut dyn FnMut(&mut dyn FnMut() -> u32) -> u32,
    ) -> u32;
    /// Returns the digest of the end of the random game of this set-up and seed, replayed from its log.
    ///
    /// # Errors
    /// If the line is not a set-up line of this game, or the log does not replay.
    fn digest(&self, setup: &str, seed: u64) -> Result<u64, String>;
}

/// The [`Suite`] of a [`Specimen`].
pub struct Tested<S>(PhantomData<S>);

impl<S: Specimen> Tested<S> {
    /// Creates the suite.
    #[expect(clippy::new_without_default, reason = "it stands in statics")]
    pub const fn new() -> Self {
        Tested(PhantomData)
    }
}

impl<S: Specimen> Suite for Tested<S> {
    fn name(&self) -> &'static str {
        S::Game::NAME
    }

    fn hidden(&self) -> &'static [Hidden] {
        S::HIDDEN
    }

    fn setups(&self) -> Vec<String> {
        S::setups().iter().map(ToString::to_string).collect()
    }

    fn keeps_the_laws(&self, seeds: u64) {
        let subject = S::subject();
        subject.keeps_the_laws(seeds);
        subject.replays(seeds);
        if S::HIDES {
            let apart = subject.shows_nothing_hidden(seeds);
            assert!(apart > 0, "{} says that it hides something, and no two truths differ", S::Game::NAME);
        } else {
            subject.keep(seeds, open_to_all::<S::Game>);
        }
    }

    fn loses_no_piece(&self, decisions: u64) {
        S::subject().loses_no_piece(decisions);
    }

    fn tells_what_happened(&self, seeds: u64) -> usize {
        let subject = S::subject();
        if S::HIDES {
            return subject.tells_what_happened(seeds, S::may_lack);
        }
        let mut kinds = BTreeSet::new();
        for (seed, setup) in (0..seeds).zip(subject.setups.iter().cycle()) {
            kinds.extend(
                crate::told::<S::Game>(setup, seed, |_, _| false).unwrap_or_else(|fault| panic!("{fault}")),
            );
        }
        kinds.len()
    }

    fn takes_anything(&self, bytes: &[u8]) {
        let text = String::from_utf8_lossy(bytes);
        // Random bytes seldom begin like an action, so each beginning is tried too.
        for start in [""].iter().chain(S::BEGINNINGS) {
            let text = format!("{start}{text}");
            reads_back::<<S::Game as Game>::Action>(&text);
            reads_back::<<S::Game as Game>::Outcome>(&text);
            reads_back::<<S::Game as Game>::Setup>(&text);
            let _ = Log::parse(&text);
        }
        let _ = serde_json::from_str::<<S::Game as Game>::View>(&text);
        let setups = S::setups();
        let mut bytes = Bytes(bytes);
        let setup = &setups[bytes.below(setups.len() as u32) as usize];
        let game: S::Game = dealt(setup, &mut bytes);
        enumeration_is_check(game, &mut bytes, |game, bytes| S::arbitrary(game, bytes));
    }

    fn takes_spoiled_views(&self, views: usize) {
        for setup in S::setups() {
            spoil_the_view(&dealt::<S::Game>(&setup, &mut Dice::new(3)), S::VIEWS);
        }
        let (setups, mut dice) = (S::setups(), Dice::new(4));
        let read = setups
            .iter()
            .cycle()
            .take(views)
            .filter(|setup| spoil_values::<S::Game>(setup, S::VIEWS, &mut dice));
        // Most are refused; if all were, nothing would have been tried.
        assert!(read.count() > views / 100, "every changed view of {} is refused", S::Game::NAME);
    }

    fn play_quietly(
        &self,
        setup: usize,
        seed: u64,
        around: &mut dyn FnMut(&mut dyn FnMut() -> u32) -> u32,
    ) -> u32 {
        let setup = &S::setups()[setup];
        around(&mut || play_out::<S::Game>(setup, &mut Dice::new(seed), &mut Quiet, |_| {}))
    }

    fn digest(&self, setup: &str, seed: u64) -> Result<u64, String> {
        let setup = setup.parse::<<S::Game as Game>::Setup>().map_err(|error| error.to_string())?;
        replay::<S::Game>(&setup, seed, S::DECISIONS_MAX).map_err(|breach| breach.to_string())
    }
}

/// Checks law 4 of a game that hides nothing: every completed view is the truth, and the views of all viewers are equal
/// except for the one field that names the viewer.
///
/// # Errors
/// If the law is broken, with the first breach.
pub fn open_to_all<G: Game>(setup: &G::Setup, seed: u64) -> Result<(), Breach> {
    let mut found = Ok(());
    play_out::<G>(setup, &mut Dice::new(seed), &mut Quiet, |game| {
        if found.is_ok() {
            found = is_open(game);
        }
    });
    found
}

/// Checks one state of a game that hides nothing.
fn is_open<G: Game>(game: &G) -> Result<(), Breach> {
    for viewer in Viewer::all(game.players()) {
        hold(4, G::determinize(&game.view(viewer), &mut First) == *game, || {
            format!("{viewer} does not see everything of {game:?}")
        })?;
    }
    let of_all = json(game, Viewer::Spectator)?;
    for viewer in Viewer::all(game.players()) {
        let mut apart = BTreeSet::new();
        differences(&of_all, &json(game, viewer)?, "", &mut apart);
        hold(4, apart.len() <= 1, || {
            format!("{viewer} and a spectator do not see the same of {game:?}: {apart:?}")
        })?;
    }
    Ok(())
}

/// Returns the JSON form of a view.
fn json<G: Game>(game: &G, viewer: Viewer) -> Result<Value, Breach> {
    serde_json::to_value(game.view(viewer)).or_else(|error| breach(2, error.to_string()))
}

/// Collects the places in which two JSON values differ.
fn differences(one: &Value, other: &Value, at: &str, found: &mut BTreeSet<String>) {
    match (one, other) {
        (Value::Object(these), Value::Object(those)) => {
            for key in these.keys().chain(those.keys()) {
                let [one, other] = [these, those].map(|fields| fields.get(key).unwrap_or(&Value::Null));
                differences(one, other, &format!("{at}/{key}"), found);
            }
        }
        (Value::Array(these), Value::Array(those)) if these.len() == those.len() => {
            for (number, (one, other)) in these.iter().zip(those).enumerate() {
                differences(one, other, &format!("{at}/{number}"), found);
            }
        }
        _ if one != other => _ = found.insert(at.to_owned()),
        _ => {}
    }
}
