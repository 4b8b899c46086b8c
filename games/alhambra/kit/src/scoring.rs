//! The scoring panel: who has how many of each kind, what the next round would bring, and the rounds that were scored.

use std::time::Duration;

use alhambra::{Body, Kind, Points, ROUNDS, places};
use alhambra_play::tray::Forecast;
use kernel::{Awaiting, Seat};
use leptos::prelude::*;
use text::Value;
use web::i18n::{tr, tr_with};
use web::table::{Seal, Table};

use super::changing::{said, shown, whether, words};
use super::looked::Looked;
use super::pieces::{act, house};
use super::{TableExt, pieces};

/// The subject of a row of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum About {
    Kind(Kind),
    Wall,
    /// All rounds that were scored: instead of a row for each where these have no room.
    Before,
    /// A round that was scored.
    Round(u8),
    /// The points for walls in a round that was scored.
    Walls(u8),
    Total,
}

/// A cell of the table: the number of tiles, the points, and the points without the prepared turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Share {
    tiles: Option<u8>,
    gain: i16,
    before: i16,
}

/// A row of the table, with a cell for everybody who can score.
type Row = (About, Vec<Share>);

/// Those who can score: the player at this screen, the others in playing order, and the neutral player.
fn ranked(table: Table) -> Vec<Option<Seat>> {
    let neutral = table.body(Body::has_neutral).then_some(None);
    let seats = std::iter::once(table.bottom()).chain(table.others()).map(Some);
    seats.chain(neutral).collect()
}

/// Returns the rows for the next round and those that were scored; or if some rounds are shown as scored, these with
/// their walls and their sum.
fn rows(table: Table, scored: u8) -> Vec<Row> {
    let ranked = ranked(table);
    let before = table.body(Forecast::of);
    let after = table.then(|body| Forecast::of_round(body, before.round));
    let most = shows_most(before.round);
    let done = table.body(Body::rounds_scored);
    // Up to the round that is shown.
    let summed = if scored > 0 { scored } else { done };
    let points = |round: u8, seat: Option<Seat>| table.body(|body| body.points(round, seat));
    let share = |about: About, seat: Option<Seat>| {
        let wall = |forecast: &Forecast| seat.map_or(0, |seat| i16::from(forecast.wall(seat)));
        // Only a seat has a share that it could still get.
        let still = seat.filter(|_| most);
        let (gain, before) = match about {
            About::Kind(kind) => {
                let (tiles, now) = after.kind(kind, seat);
                let gain = still.map_or(now, |seat| after.most_of(kind, seat)).into();
                return Share { tiles: Some(tiles), gain, before: before.kind(kind, seat).1.into() };
            }
            About::Wall => (wall(&after), wall(&before)),
            About::Total if scored == 0 => {
                (still.map_or(after.total(seat), |seat| after.most(seat)), before.total(seat))
            }
            _ => {
                let sum = match about {
                    About::Round(round) => points(round, seat).sum(),
                    About::Walls(round) => points(round, seat).wall.into(),
                    _ => (1..=summed).map(|round| points(round, seat).sum()).sum(),
                };
                (sum, sum)
            }
        };
        Share { tiles: None, gain, before }
    };
    let row = |about: About| (about, ranked.iter().map(|seat| share(about, *seat)).collect());
    let mut all: Vec<About> = Vec::new();
    if scored > 0 {
        all.extend((1..=scored).flat_map(|round| [About::Round(round), About::Walls(round)]));
    } else {
        all.extend(Kind::ALL.map(About::Kind));
        all.push(About::Wall);
        all.extend((1..=done).map(About::Round));
        all.extend((done > 0).then_some(About::Before));
    }
    all.push(About::Total);
    all.into_iter().map(row).collect()
}

/// Returns what somebody has: all points, those of each round, and those for walls.
pub fn figures(body: &Body, seat: Option<Seat>) -> [u32; 5] {
    let rounds: [Points; ROUNDS] = std::array::from_fn(|round| body.points(round as u8 + 1, seat));
    let [first, second, third] = rounds.map(|points| points.sum() as u32);
    [first + second + third, first, second, third, rounds.iter().map(|points| u32::from(points.wall)).sum()]
}

/// Says what the last round has brought to everybody, for screen readers; for which kinds is told by the log.
pub fn summary(table: Table) -> String {
    let is_over = table.body(Body::awaiting) == Awaiting::Over;
    let round = if is_over { ROUNDS as u8 } else { table.body(Body::rounds_scored) };
    if round == 0 {
        return String::new();
    }
    let sum = |seat: Option<Seat>| {
        let points = table.body(|body| body.points(round, seat));
        let name = seat.map_or_else(|| tr("alhambra-neutral"), |seat| table.name(seat));
        let [sum, wall] = [i64::from(points.sum()), points.wall.into()].map(Value::Number);
        tr_with("alhambra-round-sum", &[("name", Value::Text(&name)), ("points", sum), ("wall", wall)])
    };
    let sums = web::i18n::list(&ranked(table).into_iter().map(sum).collect::<Vec<_>>());
    tr_with("alhambra-round-sums", &[("round", Value::Number(round.into())), ("list", Value::Text(&sums))])
}

/// Returns whether the round is the last one.
fn is_last(round: u8) -> bool {
    usize::from(round) == ROUNDS
}

/// Returns whether a round is shown as everybody could still have it: the last one, where that is asked for.
fn shows_most(round: u8) -> bool {
    is_last(round) && Looked::here().most.get()
}

/// The time for which a scoring card is shown to everybody until it comes to rest, in milliseconds.
const CARD: u32 = 1_900;

/// Holds a round that was scored for as long as its card is shown to everybody.
fn hold(table: Table, held: RwSignal<u8>) {
    Effect::new(move |before: Option<u8>| {
        let scored = table.body(Body::rounds_scored);
        let time = table.pace().of(CARD);
        if time > 0 && before.is_some_and(|before| before + 1 == scored) {
            held.set(scored);
            let rest = move || {
                held.try_set(0);
            };
            set_timeout(rest, Duration::from_millis(time.into()));
        }
        scored
    });
}

/// The panel.
#[component]
pub fn Scoring() -> impl IntoView {
    let table = Table::here();
    let looked = Looked::here();
    hold(table, looked.held);
    let scored = Memo::new(move |_| {
        let is_over = table.body(Body::awaiting) == Awaiting::Over;
        if is_over { ROUNDS as u8 } else { looked.held.get() }
    });
    let columns = Memo::new(move |_| ranked(table));
    let head = move |seat: Option<Seat>| {
        let (name, sign) = match seat {
            Some(seat) => (said(move || table.name(seat)), view! { <Seal seat/> }.into_any()),
            None => {
                let sign = pieces::drawn(alhambra_art::nobody());
                (tr("alhambra-neutral").into_any(), sign)
            }
        };
        view! { <th scope="col"><span class="heard">{name}</span>{sign}</th> }.into_any()
    };
    let heads = move || columns.get().into_iter().map(head).collect_view().into_any();
    let rows = Memo::new(move |_| rows(table, scored.get()));
    let round = Memo::new(move |_| table.body(Body::next_round));
    // Each row is drawn anew for itself: most moves change few of them.
    let count = Memo::new(move |_| rows.with(Vec::len));
    let one = move |at: usize| {
        let of = Memo::new(move |_| rows.with(|rows| rows.get(at).cloned().into_iter().collect::<Vec<_>>()));
        shown(move || of.get().into_iter().map(|of| row(of, round.get())).collect_view().into_any())
    };
    let body = move || (0..count.get()).map(one).collect_view().into_any();
    view! {
        <section class="panel scoring" class:open=move || looked.scoring.get() aria-label=tr("alhambra-scoring")>
            <table style:--scorers=words(move || columns.with(Vec::len).to_string())>
                <caption>{shown(move || caption(table, scored.get()))}</caption>
                <thead><tr><td></td>{shown(heads)}</tr></thead>
                <tbody>{shown(body)}</tbody>
            </table>
        </section>
    }
}

fn caption(table: Table, scored: u8) -> AnyView {
    let numbered = |round: u8| tr_with("alhambra-round-next", &[("round", Value::Number(round.into()))]);
    let next = table.body(Body::next_round);
    let (title, beside) = match scored {
        0 if is_last(next) => (numbered(next), most_button()),
        0 => {
            let prepared = table.of_tray(|tray| tray.after().is_some()).unwrap_or(false);
            let when = if prepared { "alhambra-round-after-turn" } else { "alhambra-round-now" };
            (numbered(next), view! { <small>{tr(when)}</small> }.into_any())
        }
        _ if is_last(scored) => (tr("alhambra-rounds"), ().into_any()),
        _ => (numbered(scored), ().into_any()),
    };
    view! { <b>{title}</b>" "{beside} }.into_any()
}

/// Renders what switches between the last round as it is and as everybody could still have it.
fn most_button() -> AnyView {
    let most = Looked::here().most;
    let click = move || most.update(|most| *most = !*most);
    act("button", "most", "alhambra-total-most", Some(whether(move || most.get())), Box::new(click))
}

/// Renders a row; places are worth what they are in the given round.
fn row((about, shares): Row, round: u8) -> AnyView {
    let numbered = |round: u8| tr_with("alhambra-round-done", &[("round", Value::Number(round.into()))]);
    let (class, head) = match about {
        About::Kind(kind) => {
            let class = format!("stamp kind-{}", kind.letter());
            let head = view! {
                <span class=class aria-hidden="true">{house(kind)}</span>
                <span class="kind-name">{pieces::kind_name(kind)}</span><small>{worth(kind, round)}</small>
            };
            ("", head.into_any())
        }
        About::Wall => ("", tr("alhambra-end-wall").into_any()),
        About::Round(round) => ("done", numbered(round).into_any()),
        About::Walls(_) => ("done", tr("alhambra-end-walls").into_any()),
        About::Before => ("before", tr("alhambra-rounds-before").into_any()),
        About::Total => ("total", tr("alhambra-total-then").into_any()),
    };
    let share = |share: Share| {
        let points = match share.gain {
            gain if !class.is_empty() => gain.to_string(),
            0 => "–".to_owned(),
            gain => format!("+{gain}"),
        };
        let changed = match share.gain - share.before {
            0 => "",
            1.. => "up",
            _ => "down",
        };
        view! { <td class=changed>{share.tiles.map(|tiles| view! { <span>{tiles}</span>" " })}<b>{points}</b></td> }
    };
    view! { <tr class=class><th scope="row">{head}</th>{shares.into_iter().map(share).collect_view()}</tr> }
        .into_any()
}

/// Returns the points of the places of a kind in a round, such as "8 / 1".
fn worth(kind: Kind, round: u8) -> String {
    let places = places(kind, round);
    let worth: Vec<String> = places.iter().filter(|points| **points > 0).map(ToString::to_string).collect();
    worth.join(" / ")
}
