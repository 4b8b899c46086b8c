//! The Trading Posts: five bays along a road, each with what it asks for, its power in few words, and everybody's shields.

use jewels_kit::gem;
use kernel::Seat;
use leptos::prelude::*;
use splendor::{Colour, PostId};
use splendor_art::city;
use splendor_play::tray::Piece;
use text::Value;
use web::i18n::{self, pieces, tr, tr_with};
use web::table::{Table, choice, letter};

use crate::TableExt;

/// The messages with the powers of the posts.
const POWERS: [&str; 5] = [
    "splendor-post-token",
    "splendor-post-third",
    "splendor-post-gold",
    "splendor-post-five",
    "splendor-post-each",
];

/// Renders the board of the posts.
pub fn posts() -> AnyView {
    let table = Table::here();
    view! {
        <section class="posts" aria-label=tr("splendor-posts")>
            {PostId::all().map(|id| post(table, id)).collect_view()}
        </section>
    }
    .into_any()
}

/// Returns whether nobody can meet a post in this game.
fn is_closed(table: Table, id: PostId) -> bool {
    untrack(|| table.shown(|view| id.is_closed(view.body().modules())))
}

/// Returns the name of the message with the power of a post in few words, and as a sentence in its attribute `says`; of
/// one that cannot be met, that it is closed.
fn power(table: Table, id: PostId) -> &'static str {
    if is_closed(table, id) { "splendor-post-closed" } else { POWERS[usize::from(id.row()) - 1] }
}

fn post(table: Table, id: PostId) -> impl IntoView {
    let piece = Piece::Post(id);
    let held = Memo::new(move |_| table.player(table.bottom(), |player| player.bonuses));
    let mine = move || table.player(table.bottom(), |player| player.has_post(id));
    let post = id.post();
    let ask = move |colour: Colour| {
        let n = post.needs.of(colour);
        let met = move || held.with(|held| held.of(colour) >= n);
        (n > 0)
            .then(|| view! { <span class="count" class:met=met>{gem::small(colour.key())}<b>{n}</b></span> })
    };
    let noble = (post.nobles > 0).then(|| {
        view! { <svg class="guest" viewBox="0 0 50 70" aria-hidden="true"><use href="#cameo-0"></use></svg> }
    });
    let look = move || {
        let own = if mine() { " own" } else { "" };
        let closed = if is_closed(table, id) { " closed" } else { "" };
        format!("post tile{own}{closed}{}", choice::state(table, piece))
    };
    view! {
        <button type="button" class=look data-piece=piece.to_string() on:click=move |_| choice::press(table, piece)>
            <span class="heard">{move || words(table, id)}</span>
            <span class="needs" aria-hidden="true">{Colour::ALL.map(ask).into_iter().collect_view()}{noble}</span>
            <span class="power" aria-hidden="true">{tr(power(table, id))}</span>
            <span class="shields" aria-hidden="true">{Seat::all(table.players).map(|seat| shield(table, id, seat)).collect_view()}</span>
        </button>
    }
}

/// The place of a player's shield at a post.
fn shield(table: Table, id: PostId, seat: Seat) -> impl IntoView {
    let there = Memo::new(move |_| table.player(seat, |player| player.has_post(id)));
    let drawn = move || {
        let sign = there.get().then(|| letter(table, seat));
        city::shield(seat.0, sign.as_deref())
    };
    view! { <span class="shield" data-at=format!("post-{id}-{seat}") inner_html=drawn></span> }
}

/// Describes a post with those who have its power.
fn words(table: Table, id: PostId) -> String {
    let owners: Vec<String> = Seat::all(table.players)
        .filter(|seat| table.player(*seat, |player| player.has_post(id)))
        .map(|seat| table.name(seat))
        .collect();
    let needs: String = id.post().needs.letters().collect();
    tr_with(
        "splendor-post-words",
        &[
            ("post", Value::Number(id.row().into())),
            ("needs", Value::Text(&pieces(jewels::SET, &needs))),
            ("nobles", Value::Number(id.post().nobles.into())),
            ("power", Value::Text(&tr(power(table, id)))),
            ("says", Value::Text(&tr(&format!("{}.says", power(table, id))))),
            ("shields", Value::Number(owners.len() as i64)),
            ("names", Value::Text(&i18n::list(&owners))),
        ],
    )
}
