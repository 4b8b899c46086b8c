//! The board of a player as a map: it fits its panel, can be enlarged and moved, and shows the longest wall.

use alhambra::{Cell, Refusal, Side, Tile};
use alhambra_play::tray::{Held, Piece, Place, Tray};
use kernel::Seat;
use leptos::ev::{KeyboardEvent, PointerEvent, WheelEvent};
use leptos::prelude::*;
use std::cmp::Ordering;
use text::Value;
use tray::Turn;
use web::i18n::{tr, tr_with};
use web::table::{choice, drag};

use super::pieces::{self, Extent};
use super::{Here, HereExt, others};
use crate::art;

/// What is looked at: the seat whose board is shown large in the place of the player's own, and whether the scoring
/// panel lies over the map, where it has no place of its own.
#[derive(Clone, Copy)]
pub struct Looked {
    /// The seat whose board is shown; none for the player's own.
    pub seat: RwSignal<Option<Seat>>,
    /// Whether the scoring panel is open.
    pub scoring: RwSignal<bool>,
    /// Whether the last round is shown with all tiles that are left, for each player alone.
    pub most: RwSignal<bool>,
}

impl Looked {
    /// Creates the state for the components of a table.
    pub fn provide() {
        let [scoring, most] = [(); 2].map(|()| RwSignal::new(false));
        provide_context(Looked { seat: RwSignal::new(None), scoring, most });
    }

    /// Returns the state of this table.
    pub fn here() -> Looked {
        expect_context()
    }
}

/// How far a map is enlarged, and how far it is moved, in pixels.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Sight {
    zoom: f64,
    x: f64,
    y: f64,
}

impl Sight {
    /// The whole map.
    const FITTED: Sight = Sight { zoom: 1.0, x: 0.0, y: 0.0 };
    const ZOOM_MAX: f64 = 4.0;

    /// Returns the sight enlarged by a factor. At its fitted size the map is not moved.
    fn zoomed(self, by: f64) -> Sight {
        let zoom = (self.zoom * by).clamp(1.0, Self::ZOOM_MAX);
        let kept = (zoom - 1.0) / (self.zoom - 1.0).max(0.01);
        let kept = kept.min(1.0);
        Sight { zoom, x: self.x * kept, y: self.y * kept }
    }

    fn moved(self, x: f64, y: f64) -> Sight {
        if self.zoom > 1.0 { Sight { x: self.x + x, y: self.y + y, ..self } } else { self }
    }
}

/// The fingers on the map, and whether they have moved it, so that lifting them is no click.
#[derive(Clone, Default)]
struct Fingers {
    down: Vec<(i32, f64, f64)>,
    moved: bool,
}

/// The factor of one step of zoom.
const STEP: f64 = 1.3;

/// The panel with a board.
#[component]
pub fn Map() -> impl IntoView {
    let here = Here::here();
    let looked = Looked::here();
    let seat = Memo::new(move |_| looked.seat.get().unwrap_or_else(|| here.bottom()));
    let sight = RwSignal::new(Sight::FITTED);
    Effect::new(move |_| {
        seat.track();
        sight.set(Sight::FITTED);
    });
    let is_guest = move || seat.get() != here.bottom();
    let title = move || match is_guest() {
        true => tr_with("alhambra-board-of", &[("name", Value::Text(&here.name(seat.get())))]),
        false => tr("alhambra-own-board"),
    };
    let back = move || {
        is_guest().then(|| {
            view! {
                <button type="button" class="button" data-act="own-board" on:click=move |_| looked.seat.set(None)>{tr("alhambra-back-to-own")}</button>
            }
        })
    };
    let scoring = view! {
        <button type="button" class="button to-scoring" data-act="scoring" aria-pressed=move || looked.scoring.get().to_string()
            on:click=move |_| looked.scoring.update(|open| *open = !*open)>{tr("alhambra-scoring")}</button>
    };
    let zoom = move |words: &'static str, sign: &'static str, to: fn(Sight) -> Sight| {
        view! {
            <button type="button" class="tool" data-act=words aria-label=tr(words) title=tr(words)
                on:click=move |_| sight.update(|sight| *sight = to(*sight))>{sign}</button>
        }
    };
    let keys = window_event_listener(leptos::ev::keydown, move |event| key(sight, &event));
    on_cleanup(move || keys.remove());
    // An enlarged map is moved itself. While something is chosen, a click on a tile of the board is the other half of it.
    drag::listen(*here, move || {
        let is_board =
            sight.with_untracked(|sight| sight.zoom <= 1.0) && untrack(|| here.doing()) == "nothing";
        if is_board { ".estate .tile, .cell:not(.empty)" } else { ".estate .tile" }
    });
    view! {
        <section class="panel estate" class:guest=is_guest aria-label=title>
            <header><h2>{title}</h2><span class="length">{move || length(here, seat.get())}</span>{back}{scoring}
                <span class="zooms">{zoom("alhambra-zoom-out", "−", |sight| sight.zoomed(1.0 / STEP))}{zoom("alhambra-zoom-in", "+", |sight| sight.zoomed(STEP))}
                    {zoom("alhambra-zoom-fit", "⤢", |_| Sight::FITTED)}</span>
            </header>
            <i class="pile" data-at="scoring"></i>
            {move || land(here, seat.get(), sight)}
            {move || shelf(here, seat.get())}
        </section>
    }
}

/// Handles the keys of the map: enlarged, smaller, fitted.
fn key(sight: RwSignal<Sight>, event: &KeyboardEvent) {
    let to: fn(Sight) -> Sight = match event.key().as_str() {
        "+" | "=" => |sight| sight.zoomed(STEP),
        "-" | "−" => |sight| sight.zoomed(1.0 / STEP),
        "0" => |_| Sight::FITTED,
        _ => return,
    };
    if !(event.ctrl_key() || event.meta_key() || event.alt_key() || web::table::is_writing()) {
        sight.update(|sight| *sight = to(*sight));
    }
}

/// Says how long the wall is, and how long it would be.
fn length(here: Here, seat: Seat) -> String {
    let now = here.body(|body| body.wall(seat));
    let then = if seat == here.bottom() { here.of_tray(|tray| tray.walls().1).flatten() } else { None };
    match then {
        Some(then) => change("alhambra-wall-then", now, then),
        None => tr_with("alhambra-wall", &[("wall", Value::Number(now.into()))]),
    }
}

/// Says a change of a wall.
pub fn change(id: &str, now: u8, then: u8) -> String {
    tr_with(id, &[("wall", Value::Number(now.into())), ("then", Value::Number(then.into()))])
}

/// Returns by how much a wall changes, such as "+2", which fits a small cell.
fn gained(now: u8, then: u8) -> String {
    let sign = match then.cmp(&now) {
        Ordering::Less => "−",
        Ordering::Equal => "±",
        Ordering::Greater => "+",
    };
    format!("{sign}{}", then.abs_diff(now))
}

fn land(here: Here, seat: Seat, sight: RwSignal<Sight>) -> AnyView {
    let extent = Memo::new(move |_| here.body(|body| Extent::of(body, seat, 1)));
    let fingers = StoredValue::new(Fingers::default());
    let down = move |event: PointerEvent| {
        fingers.update_value(|fingers| {
            fingers.moved &= !fingers.down.is_empty();
            fingers.down.retain(|(id, ..)| *id != event.pointer_id());
            fingers.down.push((event.pointer_id(), event.client_x().into(), event.client_y().into()));
        });
    };
    let drag = move |event: PointerEvent| {
        fingers.update_value(|fingers| pull(fingers, &event, sight));
    };
    let up = move |event: PointerEvent| {
        fingers.update_value(|fingers| fingers.down.retain(|(id, ..)| *id != event.pointer_id()));
    };
    let click = move |event: leptos::ev::MouseEvent| {
        if fingers.with_value(|fingers| fingers.moved) {
            event.stop_propagation();
            fingers.update_value(|fingers| fingers.moved = false);
        }
    };
    let wheel = move |event: WheelEvent| {
        event.prevent_default();
        let by = if event.delta_y() < 0.0 { STEP } else { 1.0 / STEP };
        sight.update(|sight| *sight = sight.zoomed(by));
    };
    // Whole numbers: to write others takes more code than the map.
    let pixels = |pixels: f64| format!("{}px", pixels as i32);
    view! {
        <div class="land" data-at=format!("map-{seat}") on:pointerdown=down on:pointermove=drag on:pointerup=up on:pointercancel=up
            on:click:capture=click on:wheel=wheel>
            <div class="ground" role="group" aria-label=move || tr("alhambra-cells")
                style:--columns=move || extent.get().columns().to_string() style:--rows=move || extent.get().rows().to_string()
                style:--zoom=move || ((sight.get().zoom * 100.0) as i32).to_string() style:--pan-x=move || pixels(sight.get().x)
                style:--pan-y=move || pixels(sight.get().y)>
                {cells(here, seat, extent)}
                {move || runs(here, seat, extent.get())}
            </div>
        </div>
    }
    .into_any()
}

/// Moves or enlarges a map with one finger or two.
fn pull(fingers: &mut Fingers, event: &PointerEvent, sight: RwSignal<Sight>) {
    let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
    let apart =
        |down: &[(i32, f64, f64)]| (down[0].1 - down[1].1).abs().max((down[0].2 - down[1].2).abs()).max(1.0);
    let before = if fingers.down.len() == 2 { Some(apart(&fingers.down)) } else { None };
    let Some(finger) = fingers.down.iter_mut().find(|(id, ..)| *id == event.pointer_id()) else { return };
    let (by_x, by_y) = (x - finger.1, y - finger.2);
    if before.is_none() && !fingers.moved && by_x.abs().max(by_y.abs()) < drag::STRAY {
        return;
    }
    (finger.1, finger.2) = (x, y);
    match before {
        Some(before) => {
            let by = apart(&fingers.down) / before;
            sight.update(|sight| *sight = sight.zoomed(by));
            fingers.moved = true;
        }
        None if sight.get_untracked().zoom > 1.0 => {
            sight.update(|sight| *sight = sight.moved(by_x, by_y));
            fingers.moved = true;
        }
        None => {}
    }
}

/// What lies at a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Lying {
    Fountain,
    Tile(Tile),
    Nothing,
}

fn cells(here: Here, seat: Seat, extent: Memo<Extent>) -> AnyView {
    let mine = move || seat == here.bottom();
    let all = Memo::new(move |_| {
        let mut all: Vec<(Cell, Lying)> =
            here.body(|body| body.built(seat).map(|(tile, cell)| (cell, Lying::Tile(tile))).collect());
        all.push((Cell::FOUNTAIN, Lying::Fountain));
        let empty = if mine() { here.of_tray(Tray::cells).unwrap_or_default() } else { Vec::new() };
        let there: Vec<Cell> = all.iter().map(|(cell, _)| *cell).collect();
        all.extend(empty.into_iter().filter(|cell| !there.contains(cell)).map(|cell| (cell, Lying::Nothing)));
        all.sort_unstable_by_key(|(cell, _)| (-cell.y(), cell.x()));
        all
    });
    let places = Memo::new(move |_| {
        let places = if mine() { here.of_tray(Tray::places) } else { None };
        places.unwrap_or_default()
    });
    let trouble = Memo::new(move |_| if mine() { here.of_tray(trouble).flatten() } else { None });
    move_view(move || {
        let extent = extent.get();
        let cell = |(cell, lying)| match mine() {
            true => cell_button(here, cell, lying, extent, places, trouble),
            false => cell_drawn(cell, lying, extent),
        };
        all.get().into_iter().map(cell).collect_view().into_any()
    })
}

fn move_view(of: impl Fn() -> AnyView + Send + 'static) -> AnyView {
    of.into_any()
}

/// Where the tile that was clicked to a place fails: the cell with the side concerned, or the gap that it would close.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Trouble {
    Side(Cell, Side),
    Gap(Cell),
}

fn trouble(tray: &Tray) -> Option<Trouble> {
    let Piece::Cell(cell) = tray.asked()? else { return None };
    match tray.why_not(Piece::Cell(cell))?.refusal {
        Refusal::Differs { side, .. } | Refusal::NoWay { side, .. } => Some(Trouble::Side(cell, side)),
        Refusal::Gap { gap, .. } => Some(Trouble::Gap(gap)),
        _ => None,
    }
}

fn drawing(lying: Lying) -> Option<String> {
    match lying {
        Lying::Fountain => Some(art::fountain()),
        Lying::Tile(tile) => Some(art::tile(tile, art::Format::Whole)),
        Lying::Nothing => None,
    }
}

fn cell_drawn(cell: Cell, lying: Lying, extent: Extent) -> AnyView {
    let (x, y) = extent.place(cell);
    let words = match lying {
        Lying::Tile(tile) => format!("{}: {}", pieces::cell_words(cell), pieces::tile_words(tile)),
        _ => pieces::cell_words(cell),
    };
    view! {
        <span class="cell" style:--x=x.to_string() style:--y=y.to_string()><span class="heard">{words}</span>
            <span class="drawn" aria-hidden="true" inner_html=drawing(lying).unwrap_or_default()></span></span>
    }
    .into_any()
}

fn cell_button(
    here: Here,
    cell: Cell,
    lying: Lying,
    extent: Extent,
    places: Memo<Vec<Place>>,
    trouble: Memo<Option<Trouble>>,
) -> AnyView {
    let piece = Piece::Cell(cell);
    let (x, y) = extent.place(cell);
    let place =
        Memo::new(move |_| places.with(|places| places.iter().find(|place| place.cell == cell).copied()));
    let ghost = Memo::new(move |_| {
        let put = (here.selected(piece) > 0).then(|| here.of_tray(Tray::held).flatten()).flatten();
        put.filter(|held| !matches!(held, Held::Built(_))).map(Held::tile)
    });
    let drawn = move || {
        let lying = ghost.get().map_or(lying, Lying::Tile);
        drawing(lying).map(|svg| view! { <span class="drawn" aria-hidden="true" inner_html=svg></span> })
    };
    let class = move || {
        let mut class = format!("cell{}", choice::state(*here, piece));
        let mut say = |word: &str, so: bool| {
            if so {
                class.push(' ');
                class.push_str(word);
            }
        };
        say("empty", lying == Lying::Nothing && ghost.get().is_none());
        say("planned", ghost.get().is_some());
        say("prospect", place.get().is_some());
        say("gap", trouble.get() == Some(Trouble::Gap(cell)));
        class
    };
    let side = move || match trouble.get() {
        Some(Trouble::Side(at, side)) if at == cell => Some(side.word()),
        _ => None,
    };
    let effect = move || {
        place.get().map(|place| {
            // Drawn by the style sheet: as text of the button it would have to be part of its name word by word.
            view! { <span class="effect" data-effect=gained(place.wall, place.wall_then)></span> }
        })
    };
    let words = move || {
        let at = pieces::cell_words(cell);
        let what = match ghost.get().map_or(lying, Lying::Tile) {
            Lying::Tile(tile) => pieces::tile_words(tile),
            Lying::Fountain => return at,
            Lying::Nothing => tr("alhambra-empty-cell"),
        };
        let effect = place.get().map(|place| change("alhambra-wall-then", place.wall, place.wall_then));
        [Some(format!("{at}: {what}")), effect].into_iter().flatten().collect::<Vec<_>>().join(". ")
    };
    view! {
        <button type="button" class=class data-piece=piece.to_string() data-wrong=side style:--x=x.to_string() style:--y=y.to_string()
            aria-label=words aria-pressed=move || (here.selected(piece) > 0).to_string() on:click=move |_| choice::press(*here, piece)>
            {drawn}{effect}
        </button>
    }
    .into_any()
}

/// Renders the longest wall as a line, and the one that the prepared turn would give.
fn runs(here: Here, seat: Seat, extent: Extent) -> AnyView {
    let now = here.body(|body| body.longest_wall(seat));
    let is_changing = seat == here.bottom() && here.of_tray(|tray| tray.walls().1.is_some()).unwrap_or(false);
    let then = if is_changing { here.then(|body| body.longest_wall(seat)) } else { Vec::new() };
    let frame = format!("0 0 {} {}", extent.columns(), extent.rows());
    let shown = if is_changing { then } else { now };
    view! {
        <svg class="run" class:then=is_changing viewBox=frame aria-hidden="true"><path d=path(&shown, extent)></path></svg>
    }
    .into_any()
}

/// Returns the path along some sides of cells.
fn path(run: &[(Cell, Side)], extent: Extent) -> String {
    let mut path = String::new();
    for &(cell, side) in run {
        let (x, y) = extent.place(cell);
        let (from, to) = match side {
            Side::North => ((x, y), (x + 1, y)),
            Side::East => ((x + 1, y), (x + 1, y + 1)),
            Side::South => ((x + 1, y + 1), (x, y + 1)),
            Side::West => ((x, y + 1), (x, y)),
        };
        path.push_str(&format!("M{} {}L{} {}", from.0, from.1, to.0, to.1));
    }
    path
}

/// Renders the tiles that wait to be placed, the reserve, and the neutral player's tiles.
fn shelf(here: Here, seat: Seat) -> AnyView {
    let waiting = Memo::new(move |_| {
        here.body(|body| {
            let won = (0..alhambra::SQUARES).filter(|&square| body.winner(square) == Some(seat));
            let won = won.filter_map(|square| body.on_square(square));
            let bought = body.bought().filter(|_| body.turn() == seat);
            bought.chain(won).collect::<Vec<Tile>>()
        })
    });
    let kept = Memo::new(move |_| here.body(|body| body.reserve(seat).collect::<Vec<Tile>>()));
    let mine = seat == here.bottom();
    let tile = move |tile: Tile, piece: Piece| match mine {
        true => pieces::tile_button(here, tile, piece, move || pieces::tile_words(tile)),
        false => pieces::chip(tile.row()),
    };
    let to_place = move || {
        let waiting = waiting.get();
        (!waiting.is_empty()).then(|| {
            let tiles = waiting.into_iter().map(|waits| tile(waits, Piece::Bought(waits))).collect_view();
            view! { <div class="waiting" role="group" aria-label=tr("alhambra-to-place")><small aria-hidden="true">{tr("alhambra-to-place")}</small>{tiles}</div> }
        })
    };
    let reserve = move || {
        let count = kept.with(Vec::len) as i64;
        tr_with("alhambra-reserve", &[("tiles", Value::Number(count))])
    };
    let target = move |piece: Piece, words: AnyView| {
        view! {
            <button type="button" class=move || format!("button into{}", choice::state(*here, piece)) data-piece=piece.to_string()
                aria-pressed=move || (here.selected(piece) > 0).to_string() on:click=move |_| choice::press(*here, piece)>{words}</button>
        }
        .into_any()
    };
    let head = match mine {
        true => target(Piece::Reserve, (move || reserve()).into_any()),
        false => view! { <small>{reserve}</small> }.into_any(),
    };
    let neutral = here.shown.with_untracked(|view| view.body().has_neutral()).then(|| match mine {
        true => target(Piece::Neutral, others::neutral(here)),
        false => others::neutral(here),
    });
    view! {
        <footer class="shelf" data-at=format!("shelf-{seat}")>
            {to_place}
            <div class="kept" role="group" aria-label=tr("alhambra-reserve-name")>{head}
                {move || kept.get().into_iter().map(|keeps| tile(keeps, Piece::Kept(keeps))).collect_view()}</div>
            {neutral}
        </footer>
    }
    .into_any()
}
