//! The strongholds: towers on the cards of the market, with what the prepared turn changes of them.

use kernel::Seat;
use leptos::prelude::*;
use splendor::{Action, CardId};
use splendor_art::tower::{Look, tower};
use splendor_play::tray::{Mode, Offer, Piece, Tray, Way};
use text::Value;
use tray::Turn;
use web::i18n::tr_with;
use web::table::{choice, letter};

use crate::{Here, HereExt};

/// The towers on a card from the left, each with its owner.
type Towers = Vec<(Seat, Look)>;

/// The strongholds on a card of the market. Where the prepared turn can use them they are a piece of their own; otherwise
/// a click goes to the card below.
pub fn upon(table: Here, card: CardId) -> AnyView {
    let towers = Memo::new(move |_| {
        let standing = table.shown.with(|view| view.body().strongholds_on(card));
        let planned = table.of_tray(|tray| (tray.seat(), tray.confirm())).unzip();
        with_plan(card, standing, planned.0.zip(planned.1.flatten()))
    });
    let piece = StoredValue::new(format!("tower-{card}"));
    let state = Memo::new(move |_| piece.with_value(|piece| choice::state(*table, piece)));
    let goes = Memo::new(move |_| table.of_tray(|tray| removal(tray, card)).unwrap_or_default());
    let live = move || state.with(|state| !state.is_empty());
    let drawn = move || {
        let tower = |(seat, look): (Seat, Look)| {
            let drawn = tower(seat.0, &letter(*table, seat), look);
            view! { <span class="tower" inner_html=drawn></span> }
        };
        towers.get().into_iter().map(tower).collect_view()
    };
    let stack = move || {
        view! {
            <button type="button" class=move || format!("stack-of-towers{}{}", state.get(), goes.get())
                data-piece=move || live().then(|| piece.get_value()) data-upon=format!("card-{card}")
                disabled=move || !live() aria-label=move || words(table, &towers.get())
                on:click=move |_| piece.with_value(|piece| choice::press(*table, piece))>{drawn}</button>
        }
    };
    let any = Memo::new(move |_| towers.with(|towers| !towers.is_empty()));
    view! { <span class="towers" data-at=format!("towers-{card}")>{move || any.get().then(stack)}</span> }
        .into_any()
}

/// Returns the class of the towers on a card that a click removes, or the prepared turn: they have the sign of it. Where
/// a stronghold is to be placed that is another way, and they are not lit like the cards.
fn removal(tray: &Tray, card: CardId) -> &'static str {
    let offered = tray.light(Piece::Tower(card)).is_some_and(|lit| lit.offer == Offer::Remove);
    match tray.mode() {
        Mode::Stronghold(Way::Place) if offered => " goes aside",
        _ if offered || tray.confirm() == Some(Action::Remove(card)) => " goes",
        _ => "",
    }
}

/// Returns the towers on a card: those that stand there, and what an action of a player changes of them.
fn with_plan(card: CardId, standing: Option<(Seat, u8)>, planned: Option<(Seat, Action)>) -> Towers {
    let mut towers: Towers = standing
        .into_iter()
        .flat_map(|(seat, count)| std::iter::repeat_n((seat, Look::Standing), count.into()))
        .collect();
    match planned {
        Some((seat, Action::Place(to) | Action::Move { to, .. })) if to == card => {
            towers.push((seat, Look::Planned));
        }
        Some((_, Action::Move { from: left, .. } | Action::Remove(left))) if left == card => {
            if let Some((_, look)) = towers.last_mut() {
                *look = Look::Going;
            }
        }
        _ => {}
    }
    towers
}

/// Says whose strongholds these are, and how many. The letters of several come first: whoever controls the page by voice
/// says what is to be seen, and one alone is the first letter of the name.
fn words(table: Here, towers: &Towers) -> String {
    let Some((owner, _)) = towers.first() else { return String::new() };
    let standing = towers.iter().filter(|(_, look)| *look != Look::Planned).count();
    let said = tr_with(
        "splendor-strongholds-on",
        &[("name", Value::Text(&table.name(*owner))), ("strongholds", Value::Number(standing as i64))],
    );
    match towers.len() {
        1 => said,
        several => format!("{} {said}", letter(*table, *owner).repeat(several)),
    }
}

/// In a player's panel: a tower with the number that is left.
pub fn left(table: Here, seat: Seat) -> impl IntoView {
    let left = move || table.player(seat, splendor::Player::strongholds_left);
    let drawn = move || tower(seat.0, &left().to_string(), Look::Standing);
    view! {
        <span class="tower" data-at=format!("towers-of-{seat}") title=move || left_words(left()) inner_html=drawn></span>
    }
}

/// Says how many strongholds are left.
pub fn left_words(left: u8) -> String {
    tr_with("splendor-strongholds-left", &[("strongholds", Value::Number(left.into()))])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_planned_tower_is_added_and_one_that_goes_is_marked() {
        let [card, other] = [4, 47].map(|row| CardId::new(row).unwrap());
        let (me, rival) = (Seat(0), Seat(2));
        let towers = |standing, action| with_plan(card, standing, Some((me, action)));
        use Look::{Going, Planned, Standing};
        assert_eq!(towers(None, Action::Place(card)), [(me, Planned)]);
        assert_eq!(towers(Some((me, 1)), Action::Place(card)), [(me, Standing), (me, Planned)]);
        assert_eq!(towers(Some((me, 1)), Action::Place(other)), [(me, Standing)]);
        assert_eq!(
            towers(Some((me, 2)), Action::Move { from: card, to: other }),
            [(me, Standing), (me, Going)]
        );
        assert_eq!(towers(None, Action::Move { from: other, to: card }), [(me, Planned)]);
        assert_eq!(towers(Some((rival, 1)), Action::Remove(card)), [(rival, Going)]);
        assert_eq!(with_plan(card, Some((rival, 3)), None), [(rival, Standing); 3]);
    }
}
