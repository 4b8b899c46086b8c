//! The drawing of the modules of Cities of Splendor. It is a part of the client of its own, fetched for tables with
//! modules. The rest of the kit reaches it through [`here`] alone: what it named of these files would be in its part.

mod choosers;
mod cities;
mod deciding;
mod orient;
mod paying;
mod posts;
mod strongholds;
mod telling;

use std::cell::Cell;

use jewels_art::BackFormat;
use kernel::Seat;
use leptos::prelude::*;
use splendor::{CardId, Colour, Effect};
use splendor_art::Format;
use splendor_play::tray::Mode;
use web::table::{Count, Flights, Table};

/// The drawings of a table with modules: those that are added, and those in the place of one of the base game.
pub struct Drawing {
    /// The cities on the table, in the place of the nobles.
    pub cities: fn() -> AnyView,
    /// The trading posts.
    pub posts: fn() -> AnyView,
    /// In a player's panel: the city that was won, the shields that are left.
    pub won: fn(Table, Seat) -> AnyView,
    /// In the panel of the player at this screen: the strongholds and shields that are left, in words.
    pub left: fn(Table, Seat) -> AnyView,
    /// The same in words, for screen readers.
    pub words: fn(Table, Seat) -> String,
    /// The nearness of everybody to a city, in the place of the points to the end.
    pub nearest: fn() -> AnyView,
    /// The lines of the counts of a player, or of what lies on the table.
    pub counts: fn(Table, Option<Seat>) -> Vec<Count>,
    /// The tray where a decision of a module is due.
    pub detail: fn(Mode) -> AnyView,
    /// The flights of the pieces that an effect moves.
    pub fly: fn(&Effect, &mut Flights),
    /// The face of a card of the Orient.
    pub card: fn(CardId, Format) -> String,
    /// The back of a card of the Orient of this level, from 1.
    pub back: fn(u8, BackFormat) -> String,
    /// The name of the enamel of a card of the Orient.
    pub enamel: fn(CardId) -> &'static str,
    /// The benefits of a card of the Orient, as the names of drawings of the sprite.
    pub brings: fn(CardId) -> Vec<String>,
    /// The further effect of a card of the Orient, as the name of a drawing of the sprite.
    pub does: fn(CardId) -> Option<String>,
    /// A card of the Orient in words.
    pub card_words: fn(CardId) -> String,
    /// The second market of a level: its cards and their deck.
    pub second: fn(u8) -> AnyView,
    /// The strongholds on a card of the market.
    pub upon: fn(Table, CardId) -> AnyView,
    /// On the plate of a colour: the satchels that copy it.
    pub on_plate: fn(Table, Seat, Colour) -> Option<AnyView>,
    /// By the tokens of gold: the cards of double gold.
    pub by_gold: fn(Table, Seat) -> AnyView,
}

/// The drawing.
static DRAWING: Drawing = Drawing {
    cities: cities::cities,
    posts: posts::posts,
    won: telling::won,
    left: telling::left,
    words: telling::words,
    nearest: cities::nearest,
    counts: telling::counts,
    detail: choosers::detail,
    fly: telling::fly,
    card: orient::card,
    back: orient::back,
    enamel: orient::enamel,
    brings: orient::brings,
    does: orient::does,
    card_words: orient::card_words,
    second: orient::second,
    upon: strongholds::upon,
    on_plate: orient::on_plate,
    by_gold: orient::by_gold,
};

thread_local! {
    static HERE: Cell<Option<&'static Drawing>> = const { Cell::new(None) };
}

/// Makes the drawing available to the rest of the kit.
pub fn bring() {
    HERE.set(Some(&DRAWING));
}

/// Returns the drawing; none before it was brought.
pub fn here() -> Option<&'static Drawing> {
    HERE.get()
}

/// Returns the drawing for a card of the Orient; none for a card of the base game.
pub fn of_orient(card: CardId) -> Option<&'static Drawing> {
    here().filter(|_| card.is_of_orient())
}
