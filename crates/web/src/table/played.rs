//! The interface between a game's kit and the table.
//!
//! A game implements [`Kit`], with its own types and in its own crate. The rest of the table uses it as [`Played`]: the
//! same interface with views, effects and actions as the server sends them, so that the table is written, compiled and
//! loaded once for all games.

use std::marker::PhantomData;
use std::ops::Deref;

use audio::Sound;
use kernel::{First, Game, GameResult, Rule, Seat, Viewer};
use leptos::prelude::*;
use page::{Beside, Event};
use tray::{AnyTurn, Turn};

use super::counts::{Count, Counts};
use super::motion::{Flight, Flights};
use super::sent::Sent;
use super::state::Table;
use crate::shared::draw::{Sheet, Sprite};
use crate::shared::prefs::Pace;
use crate::shared::supplement::Supplement;

/// The effects of a kit's game.
pub type EffectOf<K> = <<<K as Kit>::Turn as Turn>::Game as Game>::Effect;
/// The views of a kit's game.
pub type ViewOf<K> = <<<K as Kit>::Turn as Turn>::Game as Game>::View;

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

/// The components and texts that a game brings to its table.
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
    /// Returns the rows of the final table that belong to no seat.
    fn beside(_view: &ViewOf<Self>) -> Vec<Beside> {
        Vec::new()
    }

    /// Returns the name of the game and its progress, such as the round.
    fn place(here: Laid<Self>) -> String;
    /// Returns a notice that is shown beside whose turn it is, such as that of the last round.
    fn ribbon(here: Laid<Self>) -> Option<String>;
    /// Renders the pieces on the table, except the player's own side.
    fn board() -> AnyView;
    /// Renders the content below the log, if there is any.
    fn below_log(here: Laid<Self>) -> Option<AnyView>;
    /// Returns all public counts that matter for a decision: of a player, such as what they can spend, or of what lies
    /// on the table, such as the cards left in the decks.
    fn counts(here: Laid<Self>, of: Option<Seat>) -> Vec<Count>;
    /// Renders the player's own side.
    fn mine() -> AnyView;
    /// Renders the prepared turn; called again whenever something else is [done](Turn::doing).
    fn prepared(here: Laid<Self>) -> AnyView;
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

/// A [`Kit`] as the table knows it, without its types.
pub trait Played: Sync {
    /// Returns the game's name in set-up lines, paths and messages.
    fn name(&self) -> &'static str;
    /// Returns [`Kit::TURN_RULE`].
    fn turn_rule(&self) -> Rule;
    /// Returns [`Kit::END_RULE`].
    fn end_rule(&self) -> Rule;
    /// Returns [`Kit::STALLING`].
    fn stalling(&self) -> Option<Stalling>;
    /// Returns what the options of this table change in the help; see [`Kit::supplement`].
    fn supplement(&self, view: &Sent) -> Supplement;
    /// Returns the messages with the column heads of the final table; see [`Kit::columns`].
    fn columns(&self, view: &Sent) -> Vec<&'static str>;

    /// Parses a view; none if the text is not a view of this game.
    fn read_view(&self, view: &str) -> Option<Sent>;
    /// Parses an effect; none if the text is not an effect of this game.
    fn read_effect(&self, effect: &str) -> Option<Sent>;
    /// Describes an effect twice: as its viewer may see it, and as everybody may see it.
    fn tell(&self, effect: &Sent) -> Option<(Event, Event)>;
    /// Plans the flights of all pieces that effects move; to be called before the table shows the new state.
    fn flights(&self, effects: &[Sent], pace: Pace) -> Vec<Flight>;
    /// Returns the sounds of effects, in order.
    fn sounds(&self, effects: &[Sent]) -> Vec<Sound>;
    /// Returns whether this seat holds something that only its holder may see; see [`Kit::has_secret`].
    fn has_secret(&self, view: &Sent, seat: Seat) -> bool;
    /// Returns a player's figures for the final table; see [`Kit::figures`].
    fn figures(&self, view: &Sent, seat: Seat) -> Vec<u32>;
    /// Returns the rows of the final table that belong to no seat; see [`Kit::beside`].
    fn beside(&self, view: &Sent) -> Vec<Beside>;
    /// Returns who won and why, once the game is over.
    fn result(&self, view: &Sent) -> Option<GameResult>;
    /// Creates the prepared turn of the view's holder, if a decision of theirs is awaited.
    fn turn(&self, view: &Sent) -> Option<Box<dyn AnyTurn>>;

    /// Provides the game's types to the components that are rendered after this.
    fn lay(&self, table: Table);
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

/// A [`Kit`] without its types.
pub struct Erased<K>(PhantomData<K>);

impl<K> Erased<K> {
    /// The only instance.
    pub const NEW: Erased<K> = Erased(PhantomData);
}

type GameOf<K> = <<K as Kit>::Turn as Turn>::Game;

fn view_of<K: Kit>(sent: &Sent) -> Option<&ViewOf<K>> {
    sent.value()
}

impl<K: Kit> Played for Erased<K> {
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

    fn supplement(&self, view: &Sent) -> Supplement {
        view_of::<K>(view).map(K::supplement).unwrap_or_default()
    }

    fn columns(&self, view: &Sent) -> Vec<&'static str> {
        view_of::<K>(view).map(K::columns).unwrap_or_default()
    }

    fn read_view(&self, view: &str) -> Option<Sent> {
        Sent::read::<ViewOf<K>>(view)
    }

    fn read_effect(&self, effect: &str) -> Option<Sent> {
        Sent::read::<EffectOf<K>>(effect)
    }

    fn tell(&self, effect: &Sent) -> Option<(Event, Event)> {
        let effect: &EffectOf<K> = effect.value()?;
        let public = GameOf::<K>::redact(*effect, Viewer::Spectator);
        Some((K::tell(effect), K::tell(&public)))
    }

    fn flights(&self, effects: &[Sent], pace: Pace) -> Vec<Flight> {
        let mut flights = Flights::new(pace);
        for effect in effects.iter().filter_map(Sent::value) {
            K::fly(effect, &mut flights);
        }
        flights.flights()
    }

    fn sounds(&self, effects: &[Sent]) -> Vec<Sound> {
        effects.iter().filter_map(Sent::value).flat_map(K::sounds).collect()
    }

    fn has_secret(&self, view: &Sent, seat: Seat) -> bool {
        view_of::<K>(view).is_some_and(|view| K::has_secret(view, seat))
    }

    fn figures(&self, view: &Sent, seat: Seat) -> Vec<u32> {
        view_of::<K>(view).map(|view| K::figures(view, seat)).unwrap_or_default()
    }

    fn beside(&self, view: &Sent) -> Vec<Beside> {
        view_of::<K>(view).map(K::beside).unwrap_or_default()
    }

    fn result(&self, view: &Sent) -> Option<GameResult> {
        GameOf::<K>::determinize(view_of::<K>(view)?, &mut First).result()
    }

    fn turn(&self, view: &Sent) -> Option<Box<dyn AnyTurn>> {
        Some(Box::new(K::Turn::new(view_of::<K>(view)?)?))
    }

    fn lay(&self, table: Table) {
        Sprite::here().bring(K::SHEETS);
        provide_context(Laid::<K>::on(table));
    }

    fn place(&self) -> String {
        K::place(Laid::here())
    }

    fn ribbon(&self) -> Option<String> {
        K::ribbon(Laid::here())
    }

    fn board(&self) -> AnyView {
        K::board()
    }

    fn below_log(&self) -> Option<AnyView> {
        K::below_log(Laid::here())
    }

    fn counts(&self) -> Counts {
        |of| K::counts(Laid::here(), of)
    }

    fn mine(&self) -> AnyView {
        K::mine()
    }

    fn prepared(&self) -> AnyView {
        K::prepared(Laid::here())
    }

    fn button(&self, doing: &'static str) -> Option<Button> {
        K::button(doing)
    }

    fn piece_of_key(&self, turn: &dyn AnyTurn, key: &str) -> Option<String> {
        Some(K::piece_of_key(own::<K>(turn)?, key)?.to_string())
    }

    fn pieces(&self, set: &'static str, letters: &str) -> AnyView {
        K::pieces(set, letters)
    }

    fn card_chip(&self, set: &'static str, card: u8) -> AnyView {
        K::card_chip(set, card)
    }
}

fn own<K: Kit>(turn: &dyn AnyTurn) -> Option<&K::Turn> {
    let any: &dyn std::any::Any = turn;
    any.downcast_ref()
}

/// The table with the types of its game's rules, which a kit uses for views and the prepared turn. It also gives access
/// to the [`Table`] itself.
pub struct Laid<K: Kit> {
    /// The table.
    pub table: Table,
    /// The table as it stands now, for the player at this screen.
    pub live: Memo<ViewOf<K>>,
    /// The table that is drawn: the present, or the earlier position being viewed.
    pub shown: Memo<ViewOf<K>>,
}

impl<K: Kit> Clone for Laid<K> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<K: Kit> Copy for Laid<K> {}

impl<K: Kit> Deref for Laid<K> {
    type Target = Table;

    fn deref(&self) -> &Table {
        &self.table
    }
}

impl<K: Kit> Laid<K> {
    fn on(table: Table) -> Laid<K> {
        let typed = |view: Memo<Sent>| {
            Memo::new(move |_| {
                // The table accepts only views that its game has parsed.
                view.with(|view| view_of::<K>(view).copied()).expect("a view of this game")
            })
        };
        Laid { table, live: typed(table.live), shown: typed(table.shown) }
    }

    /// Returns the table of this page.
    pub fn here() -> Laid<K> {
        expect_context()
    }

    /// Queries the prepared turn, if there is one.
    pub fn of_tray<T>(self, of: impl FnOnce(&K::Turn) -> T) -> Option<T> {
        self.table.of_turn(|turn| own::<K>(turn).map(of)).flatten()
    }
}
