//! What a game brings to its table, and the table's way to it.
//!
//! [`Kit`] is what a game brings, in its own types, in a folder of its own beside this one. The rest of the table knows
//! it as [`Played`]: the same with views, effects and actions as the server sends them, so that the table is written,
//! compiled and loaded once, whatever is played on it.

use std::marker::PhantomData;
use std::ops::Deref;

use kernel::{First, Game, GameResult, Message, Narrate, Seat, Viewer};
use leptos::prelude::*;
use tray::{AnyTurn, Turn};

use super::motion::{Flight, Flights};
use super::sent::Sent;
use super::state::Table;
use crate::draw::{Sheet, Sprite};
use crate::prefs::Pace;

/// The effects of a kit's game.
pub type EffectOf<K> = <<<K as Kit>::Turn as Turn>::Game as Game>::Effect;
/// The views of a kit's game.
pub type ViewOf<K> = <<<K as Kit>::Turn as Turn>::Game as Game>::View;

/// Something that happened, as the log, the replay and those who only hear the table are told it.
#[derive(Clone, PartialEq, Debug)]
pub struct Event {
    /// Who did it.
    pub seat: Option<Seat>,
    /// A player decided this; what chance answers and what the rules bring belong to the move before.
    pub is_move: bool,
    /// How it is told; none for what merely follows (a card laid in a gap).
    pub told: Option<Told>,
    /// Its mark on the line of the replay.
    pub mark: Option<Mark>,
}

/// The words for something that happened.
#[derive(Clone, PartialEq, Debug)]
pub struct Told {
    /// The few words that a narrow column has room for.
    pub line: Message,
    /// The sentence for those who hear it.
    pub sentence: Message,
    /// The pieces it speaks of, by their names on the table.
    pub pieces: Vec<String>,
}

impl Told {
    /// An effect with a shorter message that takes the same arguments.
    pub fn new(effect: &impl Narrate, line: &'static str, pieces: Vec<String>) -> Told {
        let sentence = effect.message();
        Told { line: Message { id: line, ..sentence.clone() }, sentence, pieces }
    }
}

/// A mark on the line of the replay.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Mark {
    /// Its height, of 10: the taller, the more important.
    pub height: f64,
    /// The message that says what it stands for; it may speak of a `player`.
    pub words: &'static str,
    /// Whose it is; none for one that is everybody's.
    pub seat: Option<Seat>,
}

/// The button that makes the prepared move.
pub struct Button {
    /// The message with its words.
    pub words: &'static str,
    /// What is chosen or comes of it, on the button where it has no other place.
    pub chosen: Option<AnyView>,
    /// There is nothing else to do, and so nothing to take back.
    pub forced: bool,
}

/// What is said of a side that stalls, by message.
#[derive(Clone, Copy)]
pub struct Stalling {
    /// The item that speaks of it.
    pub rule: &'static str,
    /// What such a side does, for how many turns.
    pub what: &'static str,
    /// That once more loses the game, where the table holds it against them.
    pub loses: &'static str,
    /// That no rule forbids it, where not.
    pub allowed: &'static str,
}

/// What a game brings to its table.
pub trait Kit: Send + Sync + Sized + 'static {
    /// Its prepared turn.
    type Turn: Turn;

    /// The sheets of drawings that its pieces refer to.
    const SHEETS: &'static [Sheet];
    /// The rule by which nobody acts in another's turn.
    const TURN_RULE: &'static str;
    /// The rule by which nothing is done after the end.
    const END_RULE: &'static str;
    /// What is said of stalling, in a game in which a side can.
    const STALLING: Option<Stalling> = None;
    /// The heads of the columns of the final table, by message.
    const COLUMNS: &'static [&'static str];

    /// Lets those hear and read what happened.
    fn tell(effect: &EffectOf<Self>) -> Event;
    /// Plans the ways of the pieces that an effect moves.
    fn fly(effect: &EffectOf<Self>, flights: &mut Flights);

    /// Whether this seat has something before it that its holder alone may see.
    fn has_secret(view: &ViewOf<Self>, seat: Seat) -> bool;
    /// A player's figures in the final table, one for each of [`Kit::COLUMNS`].
    fn figures(view: &ViewOf<Self>, seat: Seat) -> Vec<u32>;

    /// Which game, and how far it is.
    fn place(here: Laid<Self>) -> String;
    /// Something that everybody has to bear in mind beside whose turn it is.
    fn ribbon(here: Laid<Self>) -> Option<String>;
    /// What lies on the table, beside the log and one's own side.
    fn board() -> AnyView;
    /// What lies below the log.
    fn below_log(here: Laid<Self>) -> Option<AnyView>;
    /// One's own side.
    fn mine() -> AnyView;
    /// What is being prepared; drawn anew whenever something else is [done](Turn::doing).
    fn prepared(here: Laid<Self>) -> AnyView;
    /// The button that makes the move being prepared; none while there is none. Where a piece is put to one of its
    /// [uses](Turn::uses), each has a button of its own, with the words `act-NAME`.
    fn button(doing: &'static str) -> Option<Button>;
    /// The piece that a key of this game's own stands for now.
    fn piece_of_key(turn: &Self::Turn, key: &str) -> Option<<Self::Turn as Turn>::Piece>;
    /// Pieces within a sentence, by their letters in the game's notation, with their words for those who hear it.
    fn pieces(set: &'static str, letters: &str) -> AnyView;
    /// A card within a sentence, by its number in the component file.
    fn card_chip(set: &'static str, card: u8) -> AnyView;
}

/// A game as the table knows it.
pub trait Played: Sync {
    /// The game's name in set-up lines, addresses and messages.
    fn name(&self) -> &'static str;
    /// As [`Kit::TURN_RULE`].
    fn turn_rule(&self) -> &'static str;
    /// As [`Kit::END_RULE`].
    fn end_rule(&self) -> &'static str;
    /// As [`Kit::STALLING`].
    fn stalling(&self) -> Option<Stalling>;
    /// As [`Kit::COLUMNS`].
    fn columns(&self) -> &'static [&'static str];

    /// Reads a view; none if it is no view of this game.
    fn read_view(&self, view: &str) -> Option<Sent>;
    /// Reads an effect; none if it is no effect of this game.
    fn read_effect(&self, effect: &str) -> Option<Sent>;
    /// An effect, as its viewer is told it and as everybody may be.
    fn tell(&self, effect: &Sent) -> Option<(Event, Event)>;
    /// The ways of all pieces that effects move; to be planned before the table shows the new state.
    fn flights(&self, effects: &[Sent], pace: Pace) -> Vec<Flight>;
    /// As [`Kit::has_secret`].
    fn has_secret(&self, view: &Sent, seat: Seat) -> bool;
    /// As [`Kit::figures`].
    fn figures(&self, view: &Sent, seat: Seat) -> Vec<u32>;
    /// Who won and why, once the game is over.
    fn result(&self, view: &Sent) -> Option<GameResult>;
    /// The prepared turn of the view's holder, if a decision of theirs is awaited.
    fn turn(&self, view: &Sent) -> Option<Box<dyn AnyTurn>>;

    /// Lays the game on a table: what is drawn after this finds it there.
    fn lay(&self, table: Table);
    /// As [`Kit::place`].
    fn place(&self) -> String;
    /// As [`Kit::ribbon`].
    fn ribbon(&self) -> Option<String>;
    /// As [`Kit::board`].
    fn board(&self) -> AnyView;
    /// As [`Kit::below_log`].
    fn below_log(&self) -> Option<AnyView>;
    /// As [`Kit::mine`].
    fn mine(&self) -> AnyView;
    /// As [`Kit::prepared`].
    fn prepared(&self) -> AnyView;
    /// As [`Kit::button`].
    fn button(&self, doing: &'static str) -> Option<Button>;
    /// The name of the piece that a key stands for.
    fn piece_of_key(&self, turn: &dyn AnyTurn, key: &str) -> Option<String>;
    /// As [`Kit::pieces`].
    fn pieces(&self, set: &'static str, letters: &str) -> AnyView;
    /// As [`Kit::card_chip`].
    fn card_chip(&self, set: &'static str, card: u8) -> AnyView;
}

/// A kit without its types.
pub struct Erased<K>(PhantomData<K>);

impl<K> Erased<K> {
    /// The only one.
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

    fn turn_rule(&self) -> &'static str {
        K::TURN_RULE
    }

    fn end_rule(&self) -> &'static str {
        K::END_RULE
    }

    fn stalling(&self) -> Option<Stalling> {
        K::STALLING
    }

    fn columns(&self) -> &'static [&'static str] {
        K::COLUMNS
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

    fn has_secret(&self, view: &Sent, seat: Seat) -> bool {
        view_of::<K>(view).is_some_and(|view| K::has_secret(view, seat))
    }

    fn figures(&self, view: &Sent, seat: Seat) -> Vec<u32> {
        view_of::<K>(view).map(|view| K::figures(view, seat)).unwrap_or_default()
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

/// The table with a game's own eyes: its views and its prepared turn in the types of its rules. Whatever every table has
/// is reached through it too.
pub struct Laid<K: Kit> {
    /// The table.
    pub table: Table,
    /// The table as it stands now, in the eyes of whoever sits here.
    pub live: Memo<ViewOf<K>>,
    /// What is drawn: the table now, or the earlier moment being looked at.
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
                // The table takes in no view that its game has not read.
                view.with(|view| view_of::<K>(view).copied()).expect("a view of this game")
            })
        };
        Laid { table, live: typed(table.live), shown: typed(table.shown) }
    }

    /// The one of this page.
    pub fn here() -> Laid<K> {
        expect_context()
    }

    /// Asks the prepared turn something, while one can be prepared.
    pub fn of_tray<T>(self, of: impl FnOnce(&K::Turn) -> T) -> Option<T> {
        self.table.of_turn(|turn| own::<K>(turn).map(of)).flatten()
    }
}
