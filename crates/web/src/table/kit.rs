//! The interface between a game's kit and the table.
//!
//! A game implements [`Kit`], with its own types and in its own crate. The rest of the table uses it as [`AnyKit`]: the
//! same without the types of a game, so that the table is written, compiled and loaded once for all games. The prepared
//! turn has the same pair, [`Turn`] and [`AnyTurn`].

use audio::Sound;
use kernel::{First, Game, GameResult, Message, Rule, Seat, Viewer};
use leptos::prelude::*;
use page::{Beside, Event};
use tray::{AnyTurn, Turn};

use super::motion::{Flight, Flights};
use super::parsed::Parsed;
use crate::shared::draw::Sheet;
use crate::shared::prefs::Pace;
use crate::shared::supplement::Supplement;

type GameOf<K> = <<K as Kit>::Turn as Turn>::Game;
/// The effects of a kit's game.
pub type EffectOf<K> = <GameOf<K> as Game>::Effect;
/// The views of a kit's game.
pub type ViewOf<K> = <GameOf<K> as Game>::View;

/// The button that makes the prepared move.
pub struct Button {
    /// The message with its label.
    pub words: &'static str,
    /// The choices and consequences of the move, shown on the button where they have no other place.
    pub chosen: Option<AnyView>,
    /// Whether nothing else can be done, so that there is nothing to clear.
    pub forced: bool,
}

/// The messages about a side that stalls.
#[derive(Clone, Copy)]
pub struct Stalling {
    /// The rule about stalling.
    pub rule: Rule,
    /// The message with what such a side does, and for how many turns.
    pub what: &'static str,
    /// The message that one more such turn loses, at a table with adjudication.
    pub loses: &'static str,
    /// The message that no rule forbids it, at a table without.
    pub allowed: &'static str,
}

/// A line of the panel with all counts.
pub struct Count {
    /// The label of the numbers.
    pub name: String,
    /// The numbers.
    pub numbers: AnyView,
}

impl Count {
    /// Creates a line with one number, or with other content.
    pub fn new(name: String, numbers: impl IntoView + 'static) -> Count {
        Count { name, numbers: numbers.into_any() }
    }
}

/// A function that returns the counts of a player, or without one those of the table.
pub type Counts = fn(Option<Seat>) -> Vec<Count>;

/// The components and texts that a game brings to its table. Those that are called while the table is shown find it
/// with [`Table::here`](super::Table::here), and [read](super::ReadTable) it in their own types.
pub trait Kit: Send + Sync + Sized + 'static {
    /// The prepared turn of the game.
    type Turn: Turn;

    /// The sheets of drawings that its pieces refer to.
    const SHEETS: &'static [Sheet];
    /// The rule that nobody acts in another player's turn.
    const TURN_RULE: Rule;
    /// The rule that nobody acts after the end.
    const END_RULE: Rule;
    /// The messages about stalling, in a game in which a side can stall.
    const STALLING: Option<Stalling> = None;

    /// Describes an event for the log, the replay and the live region.
    fn tell(effect: &EffectOf<Self>) -> Event;
    /// Adds the flights of the pieces that an effect moves.
    fn fly(effect: &EffectOf<Self>, flights: &mut Flights);
    /// Returns the sounds of an effect, in order. The table itself plays those of a turn that begins and of the end.
    fn sounds(effect: &EffectOf<Self>) -> Vec<Sound>;

    /// Returns what the options of this table change in the help.
    fn supplement(_view: &ViewOf<Self>) -> Supplement {
        Supplement::default()
    }
    /// Returns whether this seat holds something that only its holder may see.
    fn has_secret(view: &ViewOf<Self>, seat: Seat) -> bool;
    /// Returns the messages with the column heads of the final table. A message with the attributes `.has` and `.none` heads
    /// figures that tell whether there is such a thing: they are drawn as signs, and read aloud as these words.
    fn columns(view: &ViewOf<Self>) -> Vec<&'static str>;
    /// Returns a player's figures for the final table, one for each of [`Kit::columns`].
    fn figures(view: &ViewOf<Self>, seat: Seat) -> Vec<u32>;
    /// Returns a few facts of a game from all its effects, such as its dearest purchase.
    fn facts(_effects: &[EffectOf<Self>]) -> Vec<Message> {
        Vec::new()
    }
    /// Returns the rows of the final table that belong to no seat.
    fn beside(_view: &ViewOf<Self>) -> Vec<Beside> {
        Vec::new()
    }

    /// Returns the name of the game and its progress, such as the round.
    fn place() -> String;
    /// Returns a notice that is shown beside whose turn it is, such as that of the last round.
    fn ribbon() -> Option<String>;
    /// Renders the pieces on the table, except the player's own side.
    fn board() -> AnyView;
    /// Renders the content below the log, if there is any.
    fn below_log() -> Option<AnyView>;
    /// Returns all public counts that matter for a decision: of a player, such as what they can spend, or of what lies
    /// on the table, such as the cards left in the decks.
    fn counts(of: Option<Seat>) -> Vec<Count>;
    /// Renders the player's own side.
    fn mine() -> AnyView;
    /// Renders the prepared turn; called again whenever something else is [done](Turn::doing).
    fn prepared() -> AnyView;
    /// Returns the button that makes the prepared move; none if there is none. The [uses](Turn::uses) of a piece have
    /// buttons of their own, whose labels are the messages `act-NAME`.
    fn button(doing: &'static str) -> Option<Button>;
    /// Returns the piece that a key of this game stands for now.
    fn piece_of_key(turn: &Self::Turn, key: &str) -> Option<<Self::Turn as Turn>::Piece>;
    /// Renders pieces within a sentence from their letters in the game's notation, with words for screen readers.
    fn pieces(set: &'static str, letters: &str) -> AnyView;
    /// Renders a card within a sentence, by its number in the component file.
    fn card_chip(set: &'static str, card: u8) -> AnyView;
}

/// A [`Kit`] as the table knows it, without the types of its game: views and effects are parsed once.
pub trait AnyKit: Sync {
    /// Returns the game's name in set-up lines, paths and messages.
    fn name(&self) -> &'static str;
    /// Returns [`Kit::TURN_RULE`].
    fn turn_rule(&self) -> Rule;
    /// Returns [`Kit::END_RULE`].
    fn end_rule(&self) -> Rule;
    /// Returns [`Kit::STALLING`].
    fn stalling(&self) -> Option<Stalling>;
    /// Returns what the options of this table change in the help; see [`Kit::supplement`].
    fn supplement(&self, view: &Parsed) -> Supplement;
    /// Returns the messages with the column heads of the final table; see [`Kit::columns`].
    fn columns(&self, view: &Parsed) -> Vec<&'static str>;

    /// Parses a view; none if the text is not a view of this game.
    fn read_view(&self, view: &str) -> Option<Parsed>;
    /// Parses an effect; none if the text is not an effect of this game.
    fn read_effect(&self, effect: &str) -> Option<Parsed>;
    /// Describes an effect twice: as its viewer may see it, and as everybody may see it.
    fn tell(&self, effect: &Parsed) -> (Event, Event);
    /// Plans the flights of all pieces that effects move; to be called before the table shows the new state.
    fn flights(&self, effects: &[Parsed], pace: Pace) -> Vec<Flight>;
    /// Returns the sounds of effects, in order.
    fn sounds(&self, effects: &[Parsed]) -> Vec<Sound>;
    /// Returns whether this seat holds something that only its holder may see; see [`Kit::has_secret`].
    fn has_secret(&self, view: &Parsed, seat: Seat) -> bool;
    /// Returns a player's figures for the final table; see [`Kit::figures`].
    fn figures(&self, view: &Parsed, seat: Seat) -> Vec<u32>;
    /// Returns a few facts of a game; see [`Kit::facts`].
    fn facts(&self, effects: &[Parsed]) -> Vec<Message>;
    /// Returns the rows of the final table that belong to no seat; see [`Kit::beside`].
    fn beside(&self, view: &Parsed) -> Vec<Beside>;
    /// Returns who won and why, once the game is over.
    fn result(&self, view: &Parsed) -> Option<GameResult>;
    /// Creates the prepared turn of the view's holder, if a decision of theirs is awaited.
    fn turn(&self, view: &Parsed) -> Option<Box<dyn AnyTurn>>;

    /// Returns [`Kit::SHEETS`].
    fn sheets(&self) -> &'static [Sheet];
    /// Returns the name of the game and its progress; see [`Kit::place`].
    fn place(&self) -> String;
    /// Returns a notice that is shown beside whose turn it is; see [`Kit::ribbon`].
    fn ribbon(&self) -> Option<String>;
    /// Renders the pieces on the table, except the player's own side; see [`Kit::board`].
    fn board(&self) -> AnyView;
    /// Renders the content below the log; see [`Kit::below_log`].
    fn below_log(&self) -> Option<AnyView>;
    /// Returns [`Kit::counts`].
    fn counts(&self) -> Counts;
    /// Renders the player's own side; see [`Kit::mine`].
    fn mine(&self) -> AnyView;
    /// Renders the prepared turn; see [`Kit::prepared`].
    fn prepared(&self) -> AnyView;
    /// Returns the button that makes the prepared move; see [`Kit::button`].
    fn button(&self, doing: &'static str) -> Option<Button>;
    /// Returns the name of the piece that a key stands for.
    fn piece_of_key(&self, turn: &dyn AnyTurn, key: &str) -> Option<String>;
    /// Renders pieces within a sentence; see [`Kit::pieces`].
    fn pieces(&self, set: &'static str, letters: &str) -> AnyView;
    /// Renders a card within a sentence; see [`Kit::card_chip`].
    fn card_chip(&self, set: &'static str, card: u8) -> AnyView;
}

impl<K: Kit> AnyKit for K {
    fn name(&self) -> &'static str {
        GameOf::<K>::NAME
    }

    fn turn_rule(&self) -> Rule {
        K::TURN_RULE
    }

    fn end_rule(&self) -> Rule {
        K::END_RULE
    }

    fn stalling(&self) -> Option<Stalling> {
        K::STALLING
    }

    fn supplement(&self, view: &Parsed) -> Supplement {
        K::supplement(view.value())
    }

    fn columns(&self, view: &Parsed) -> Vec<&'static str> {
        K::columns(view.value())
    }

    fn read_view(&self, view: &str) -> Option<Parsed> {
        Parsed::read::<ViewOf<K>>(view)
    }

    fn read_effect(&self, effect: &str) -> Option<Parsed> {
        Parsed::read::<EffectOf<K>>(effect)
    }

    fn tell(&self, effect: &Parsed) -> (Event, Event) {
        let effect: &EffectOf<K> = effect.value();
        let public = GameOf::<K>::redact(*effect, Viewer::Spectator);
        (K::tell(effect), K::tell(&public))
    }

    fn flights(&self, effects: &[Parsed], pace: Pace) -> Vec<Flight> {
        let mut flights = Flights::new(pace);
        for effect in effects.iter().map(Parsed::value) {
            K::fly(effect, &mut flights);
        }
        flights.flights()
    }

    fn sounds(&self, effects: &[Parsed]) -> Vec<Sound> {
        effects.iter().map(Parsed::value).flat_map(K::sounds).collect()
    }

    fn has_secret(&self, view: &Parsed, seat: Seat) -> bool {
        K::has_secret(view.value(), seat)
    }

    fn figures(&self, view: &Parsed, seat: Seat) -> Vec<u32> {
        K::figures(view.value(), seat)
    }

    fn facts(&self, effects: &[Parsed]) -> Vec<Message> {
        K::facts(&effects.iter().map(|effect| *effect.value()).collect::<Vec<_>>())
    }

    fn beside(&self, view: &Parsed) -> Vec<Beside> {
        K::beside(view.value())
    }

    fn result(&self, view: &Parsed) -> Option<GameResult> {
        GameOf::<K>::determinize(view.value::<ViewOf<K>>(), &mut First).result()
    }

    fn turn(&self, view: &Parsed) -> Option<Box<dyn AnyTurn>> {
        Some(Box::new(K::Turn::new(view.value::<ViewOf<K>>())?))
    }

    fn sheets(&self) -> &'static [Sheet] {
        K::SHEETS
    }

    fn place(&self) -> String {
        K::place()
    }

    fn ribbon(&self) -> Option<String> {
        K::ribbon()
    }

    fn board(&self) -> AnyView {
        K::board()
    }

    fn below_log(&self) -> Option<AnyView> {
        K::below_log()
    }

    fn counts(&self) -> Counts {
        K::counts
    }

    fn mine(&self) -> AnyView {
        K::mine()
    }

    fn prepared(&self) -> AnyView {
        K::prepared()
    }

    fn button(&self, doing: &'static str) -> Option<Button> {
        K::button(doing)
    }

    fn piece_of_key(&self, turn: &dyn AnyTurn, key: &str) -> Option<String> {
        let any: &dyn std::any::Any = turn;
        Some(K::piece_of_key(any.downcast_ref()?, key)?.to_string())
    }

    fn pieces(&self, set: &'static str, letters: &str) -> AnyView {
        K::pieces(set, letters)
    }

    fn card_chip(&self, set: &'static str, card: u8) -> AnyView {
        K::card_chip(set, card)
    }
}
