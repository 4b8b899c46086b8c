//! A player's holdings, as they are shown on both sides of the table: the progress towards the three victories, bonuses
//! over tokens always in the same columns, and privileges.

use duel::{COLOUR_POINTS_TO_WIN, CROWNS_TO_WIN, Colour, POINTS_TO_WIN, PRIVILEGES, Player};
use duel_art::{DialFormat, RoyalFormat, dial};
use duel_play::tray::Holdings;
use jewels_kit::gem;
use kernel::Seat;
use leptos::prelude::*;
use text::Value;
use web::i18n::{tr, tr_with};
use web::screen::Screen;
use web::table::{Table, delta};

use super::TableExt;
use super::pieces::{gems_words, royal, scroll};

/// Returns the colour with the most points; the first of several.
pub fn best_colour(player: &Player) -> (Colour, u8) {
    let points = Colour::ALL.map(|colour| (colour, player.colour_points.of(colour)));
    points.into_iter().fold(points[0], |best, next| if next.1 > best.1 { next } else { best })
}

/// The three ways to win, with the player's progress on each.
#[component]
pub fn Dials(
    /// The seat of the player.
    seat: Seat,
) -> impl IntoView {
    let table = Table::here();
    let best = Memo::new(move |_| table.player(seat, best_colour_key));
    let in_colour = move || match best.get() {
        (_, 0) => tr("duel-in-a-colour").into_any(),
        (colour, _) => table.drawn(web::i18n::parts(
            "duel-in-colour",
            &[("gem", Value::Pieces { set: jewels::SET, letters: &colour.to_string() })],
            &no_names,
        )),
    };
    let way = move |now: fn(&Player) -> u8, of: fn(&Holdings) -> u8| Way {
        value: Signal::derive(move || table.player(seat, now)),
        // The gain of the prepared turn is shown on the player's own side alone.
        gain: Signal::derive(move || {
            let prepared = table.prepared().filter(|_| seat == table.bottom());
            prepared.map_or(0, |prepared| of(&prepared.after) as i8 - of(&prepared.before) as i8)
        }),
    };
    let colour = way(|player| best_colour(player).1, |holdings| holdings.more.best_colour_points());
    view! {
        <div class="dials" aria-hidden="true">
            <Dial way=way(|player| player.points, |holdings| holdings.points) goal=POINTS_TO_WIN>{tr("duel-points")}</Dial>
            <Dial way=way(|player| player.crowns, |holdings| holdings.more.crowns) goal=CROWNS_TO_WIN>{tr("duel-crowns")}</Dial>
            <Dial way=colour goal=COLOUR_POINTS_TO_WIN>{in_colour}</Dial>
        </div>
    }
}

fn best_colour_key(player: &Player) -> (char, u8) {
    let (colour, points) = best_colour(player);
    (colour.letter(), points)
}

fn no_names(_: Seat) -> String {
    String::new()
}

/// One of the ways to win.
#[derive(Clone, Copy)]
struct Way {
    /// The progress now.
    value: Signal<u8>,
    /// The further progress that the prepared turn would bring.
    gain: Signal<i8>,
}

#[component]
fn Dial(way: Way, goal: u8, children: Children) -> impl IntoView {
    let compact = Screen::here().compact;
    let words = tr_with("duel-of-goal", &[("goal", Value::Number(goal.into()))]);
    let value = Memo::new(move |_| way.value.get());
    let drawn = move || {
        let format = if compact.get() { DialFormat::Phone } else { DialFormat::Large };
        dial(value.get(), goal, &words, format)
    };
    view! { <span class="dial"><span inner_html=drawn></span>{move || delta(way.gain.get())}<small>{children()}</small></span> }
}

/// Renders a bonus plate, with the points of its cards.
pub fn plate(seat: Seat, colour: Colour) -> AnyView {
    let table = Table::here();
    let letter = colour.letter();
    let held = Memo::new(move |_| {
        table.player(seat, |player| (player.bonuses.of(colour), player.colour_points.of(colour)))
    });
    let points = move || tr_with("duel-points-short", &[("points", Value::Number(held.get().1.into()))]);
    view! {
        <span class=format!("plate {letter}") class:none=move || held.get().0 == 0 data-at=format!("bonus-{seat}-{letter}")>
            {move || if held.get().0 > 0 { gem::small(letter) } else { gem::letter(letter) }}
            <b>{move || held.get().0}</b>
        </span>
        <small class="of-colour">{points}</small>
    }
    .into_any()
}

/// Renders a player's privileges as scrolls.
pub fn scrolls(seat: Seat) -> impl IntoView {
    let table = Table::here();
    let held = move || table.player(seat, |player| player.privileges);
    move || (0..PRIVILEGES).map(|n| scroll(if n < held() { "scroll" } else { "scroll-none" })).collect_view()
}

/// Renders the royal cards received, small.
pub fn royals(seat: Seat) -> impl IntoView {
    let table = Table::here();
    let received = Memo::new(move |_| table.player(seat, |player| player.royals().collect::<Vec<_>>()));
    let compact = Screen::here().compact;
    let format = move || if compact.get() { RoyalFormat::Mini } else { RoyalFormat::Small };
    let small = move |id| view! { <span inner_html=move || royal(id, format())></span> };
    view! {
        <span class="won-royals" data-at=format!("royals-{seat}") aria-hidden="true">
            {move || received.get().into_iter().map(small).collect_view()}
        </span>
    }
}

/// Describes what a player holds, for screen readers.
pub fn words(table: Table, seat: Seat) -> String {
    table.player(seat, |player| {
        tr_with(
            "duel-player-words",
            &[
                ("name", Value::Text(&table.name(seat))),
                ("points", Value::Number(player.points.into())),
                ("crowns", Value::Number(player.crowns.into())),
                ("best", Value::Number(best_colour(player).1.into())),
                ("privileges", Value::Number(player.privileges.into())),
                ("bonuses", Value::Text(&gems_words(player.bonuses))),
                ("tokens", Value::Text(&gems_words(player.tokens))),
                ("reserved", Value::Number(player.hand_size().into())),
                ("cards", Value::Number(player.bought().count() as i64)),
            ],
        )
    })
}

/// Returns the number of cards, such as "8 cards, 2 reserved".
pub fn cards_line(table: Table, seat: Seat) -> String {
    let (cards, reserved) = table.player(seat, |player| (player.bought().count(), player.hand_size()));
    tr_with(
        "duel-reserved-count",
        &[("cards", Value::Number(cards as i64)), ("reserved", Value::Number(reserved.into()))],
    )
}

/// Returns the number of tokens, such as "5/10 tokens".
pub fn tokens_line(table: Table, seat: Seat) -> String {
    let held = table.player(seat, |player| player.tokens.total());
    let args = [("held", Value::Number(held.into())), ("limit", Value::Number(duel::TOKENS_MAX.into()))];
    tr_with("jewels-tokens-count", &args)
}
