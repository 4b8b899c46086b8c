//! The board of a player as a map: it fits its panel, can be enlarged and moved, and shows the longest wall.

use alhambra::{Body, Cell, Refusal, Side, Tile};
use alhambra_play::tray::{Held, Mode, Piece, Place, Tray};
use kernel::{Explain, Seat};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::HtmlElement;
use text::Value;
use tray::Turn;
use web::i18n::{self, tr, tr_with};
use web::table::{Table, choice, drag};

use super::changing::{Words, said, shown, whether, words};
use super::looked::Looked;
use super::pieces::{self, Extent, act, pressed};
use super::sight::{FITTED, KEY, STEP, Sight};
use super::{TableExt, others};

/// The panel with a board.
#[component]
pub fn Map() -> impl IntoView {
    let table = Table::here();
    let looked = Looked::here();
    let seat = Memo::new(move |_| looked.seat.get().unwrap_or_else(|| table.bottom()));
    let sight = Sight::new();
    Effect::new(move |_| {
        seat.track();
        sight.enlarge(FITTED);
    });
    // A tile that has to be placed is on the player's own board, whatever was looked at before.
    let places = Memo::new(move |_| {
        table.of_tray(|tray| matches!(tray.mode(), Mode::Placing | Mode::PlacingLast)).unwrap_or(false)
    });
    Effect::new(move |_| {
        if places.get() {
            looked.seat.set(None);
            looked.scoring.set(false);
        }
    });
    let is_guest = move || seat.get() != table.bottom();
    let title = move || match is_guest() || table.at_screen.me.get().is_none() {
        true => tr_with("alhambra-board-of", &[("name", Value::Text(&table.name(seat.get())))]),
        false => tr("alhambra-own-board"),
    };
    let back = shown(move || {
        let click = Box::new(move || looked.seat.set(None));
        is_guest().then(|| act("button", "own-board", "alhambra-back-to-own", None, click)).into_any()
    });
    let is_open = whether(move || looked.scoring.get());
    let open = Box::new(move || looked.scoring.update(|open| *open = !*open));
    let scoring = act("button to-scoring", "scoring", "alhambra-scoring", Some(is_open), open);
    let zoom = |words, sign, by: f64| tool(words, sign, Box::new(move || sight.enlarge(by)));
    let pans = [
        ("alhambra-look-west", "←", -KEY, 0.0),
        ("alhambra-look-north", "↑", 0.0, -KEY),
        ("alhambra-look-south", "↓", 0.0, KEY),
        ("alhambra-look-east", "→", KEY, 0.0),
    ];
    let pan = move |(words, sign, x, y)| tool(words, sign, Box::new(move || sight.scroll(x, y)));
    let pans = shown(move || {
        let pad = || view! { <div class="pans">{pans.map(pan).into_iter().collect_view()}</div> };
        (sight.zoom.get() > 1.0).then(pad).into_any()
    });
    let keys = window_event_listener(leptos::ev::keydown, move |event| {
        if sight.key(&event) {
            looked.seat.set(None);
        }
    });
    let presses = window_event_listener(leptos::ev::pointerdown, move |_| sight.typed.set_value(false));
    on_cleanup(move || {
        keys.remove();
        presses.remove();
    });
    // An enlarged map is moved itself. While something is chosen, a click on a tile of the board is the other half of it.
    drag::listen(table, move || {
        let is_board = !sight.is_enlarged() && untrack(|| table.doing()) == "nothing";
        if is_board { ".estate .tile, .cell.legal" } else { ".estate .tile" }
    });
    view! {
        <section class="panel estate" class:guest=is_guest aria-label=words(title)>
            <header><h2>{said(title)}</h2><span class="length">{said(move || length(table, seat.get()))}</span>{back}{scoring}
                <span class="zooms" data-repeats="">{zoom("alhambra-zoom-out", "−", 1.0 / STEP)}{zoom("alhambra-zoom-in", "+", STEP)}
                    {zoom("alhambra-zoom-fit", "⤢", FITTED)}</span>
            </header>
            <i class="pile" data-at="scoring"></i>
            {shown(move || land(table, seat.get(), sight))}
            {pans}
            {shown(move || shelf(table, seat.get()))}
        </section>
    }
}

/// Renders a button with a sign.
fn tool(words: &'static str, sign: &'static str, act: Box<dyn Fn() + Send + Sync>) -> AnyView {
    pieces::tool("tool", words, sign.to_owned(), Some(tr(words)), None, act)
}

/// Says how long the wall is, and how long it would be.
fn length(table: Table, seat: Seat) -> String {
    let now = table.body(|body| body.wall(seat));
    let then = if seat == table.bottom() { table.of_tray(|tray| tray.walls().1).flatten() } else { None };
    match then {
        Some(then) => pieces::change("alhambra-wall-then", now, then),
        None => tr_with("alhambra-wall", &[("wall", Value::Number(now.into()))]),
    }
}

fn land(table: Table, seat: Seat, sight: Sight) -> AnyView {
    let land = Land::of(table, seat);
    land.lead(sight);
    sight.listen();
    let extent = land.extent;
    let columns = move || extent.get().columns().to_string();
    let rows = move || extent.get().rows().to_string();
    view! {
        <div class="land" node_ref=sight.land data-at=format!("map-{seat}") data-whole="">
            <div class="ground" role="grid" aria-label=words(|| tr("alhambra-cells")) aria-colcount=words(columns) aria-rowcount=words(rows)
                style:--columns=words(columns) style:--rows=words(rows)>
                {shown(move || land.grid())}
                {shown(move || runs(table, seat, extent.get()))}
            </div>
            <ul class="heard" aria-label=words(|| tr("alhambra-list"))>{shown(move || land.list())}</ul>
        </div>
    }
    .into_any()
}

/// The content of a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Lying {
    Fountain,
    Tile(Tile),
    Nothing,
}

/// A player's board, as it is shown.
#[derive(Clone, Copy)]
struct Land {
    table: Table,
    /// Whether its player sits at this screen.
    mine: Memo<bool>,
    extent: Memo<Extent>,
    /// The cells to be shown, row by row from the north-west.
    cells: Memo<Vec<(Cell, Lying)>>,
    /// The places where the tile that is picked up may lie.
    places: Memo<Vec<Place>>,
    trouble: Memo<Option<Trouble>>,
    /// The name of the cell that had the focus last: Tab leads to it, and from there the arrow keys lead on.
    last: RwSignal<String>,
}

impl Land {
    fn of(table: Table, seat: Seat) -> Land {
        let mine = Memo::new(move |_| seat == table.bottom());
        let cells = Memo::new(move |_| {
            let built =
                |body: &Body| body.built(seat).map(|(tile, cell)| (cell, Lying::Tile(tile))).collect();
            let mut all: Vec<(Cell, Lying)> = table.body(built);
            all.push((Cell::FOUNTAIN, Lying::Fountain));
            let empty = if mine.get() { table.of_tray(Tray::cells).unwrap_or_default() } else { Vec::new() };
            let there: Vec<Cell> = all.iter().map(|(cell, _)| *cell).collect();
            all.extend(
                empty.into_iter().filter(|cell| !there.contains(cell)).map(|cell| (cell, Lying::Nothing)),
            );
            all.sort_unstable_by_key(|(cell, _)| (-cell.y(), cell.x()));
            all
        });
        Land {
            table,
            mine,
            extent: Memo::new(move |_| table.body(|body| Extent::of(body, seat, 1))),
            cells,
            places: Memo::new(move |_| {
                if mine.get() { table.of_tray(Tray::places).unwrap_or_default() } else { Vec::new() }
            }),
            trouble: Memo::new(move |_| if mine.get() { table.of_tray(trouble).flatten() } else { None }),
            last: RwSignal::new(Piece::Cell(Cell::FOUNTAIN).to_string()),
        }
    }

    /// Leads a player who picks a tile up with a key to the first place for it.
    fn lead(self, sight: Sight) {
        Effect::new(move |before: Option<u8>| {
            let held = self.table.of_tray(Tray::held).flatten().map_or(0, |held| held.tile().row());
            // A single tile that waits is picked up already.
            let is_new = sight.leads.get() || before.is_some_and(|before| before != held);
            let first = self.places.with_untracked(|places| places.first().map(|place| place.cell));
            if let Some(cell) = first.filter(|_| is_new && held > 0) {
                sight.leads.set(false);
                request_animation_frame(move || {
                    if sight.typed.try_get_value() == Some(true) {
                        focus(&format!("[data-piece='{}']", Piece::Cell(cell)));
                    }
                });
            }
            held
        });
    }

    fn place(self, cell: Cell) -> Option<Place> {
        self.places.with(|places| places.iter().find(|place| place.cell == cell).copied())
    }

    /// Renders the cells as a grid.
    fn grid(self) -> AnyView {
        // Other cells take the elements of those before: the focus stays at its place.
        request_animation_frame(|| focus(".ground:focus-within [tabindex='0']"));
        let extent = self.extent.get();
        let cell = |&(cell, lying): &(Cell, Lying)| {
            let drawn = if self.mine.get() {
                self.button(cell, lying, extent)
            } else {
                self.drawn(cell, lying, extent)
            };
            view! { <span role="gridcell" aria-colindex=(extent.place(cell).0 + 1).to_string()>{drawn}</span> }
        };
        let row = |row: &[(Cell, Lying)]| {
            let at = extent.place(row[0].0).1 + 1;
            view! { <div role="row" aria-rowindex=at.to_string()>{row.iter().map(cell).collect_view()}</div> }
        };
        let rows = |cells: &Vec<(Cell, Lying)>| {
            cells.chunk_by(|one, other| one.0.y() == other.0.y()).map(row).collect_view().into_any()
        };
        self.cells.with(rows)
    }

    /// Renders the tiles, and the places of the one that is picked up, as a list for screen readers.
    fn list(self) -> AnyView {
        let item = |&(cell, lying): &(Cell, Lying)| {
            let is_listed = lying != Lying::Nothing || self.place(cell).is_some();
            is_listed.then(|| view! { <li>{self.words(cell, lying)}</li> })
        };
        self.cells.with(|cells| cells.iter().map(item).collect_view().into_any())
    }

    /// Says where a cell is, what lies there, and what a click on it would bring, or why it has no effect.
    fn words(self, cell: Cell, lying: Lying) -> String {
        let at = pieces::cell_words(cell);
        let what = match lying {
            Lying::Tile(tile) => Some(pieces::tile_words(tile)),
            Lying::Fountain => None,
            Lying::Nothing => Some(tr("alhambra-empty-cell")),
        };
        let effect = match self.place(cell) {
            Some(place) => Some(pieces::change("alhambra-wall-then", place.wall, place.wall_then)),
            None if self.mine.get() => self.table.of_tray(|tray| answer(tray, cell, lying)).flatten(),
            None => None,
        };
        let more = [("alhambra-what", what), ("alhambra-then", effect)];
        let join = |words: String, (id, more): (&str, Option<String>)| match more {
            Some(more) => pieces::joined(id, &words, &more),
            None => words,
        };
        more.into_iter().fold(at, join)
    }
}

/// Moves the focus to an element, if there is one.
fn focus(of: &str) {
    if let Some(element) = document().query_selector(of).ok().flatten() {
        let _ = element.unchecked_into::<HtmlElement>().focus();
    }
}

/// Says what a click on a cell would bring, where the question arises: for tiles that could be removed, and for all cells
/// once a tile is picked up.
fn answer(tray: &Tray, cell: Cell, lying: Lying) -> Option<String> {
    let arises = tray.held().is_some() || tray.mode() == Mode::Nothing && matches!(lying, Lying::Tile(_));
    arises.then(|| match tray.why_not(Piece::Cell(cell)) {
        Some(why) => i18n::spoken(&i18n::title(&why.refusal.message(), &i18n::by_name(Vec::new()))),
        None => tr("alhambra-cell-lit"),
    })
}

/// The fault of a tile that was clicked to a place: the cell with the side concerned, or the gap that it would close.
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
        Lying::Fountain => Some(alhambra_art::fountain()),
        Lying::Tile(tile) => Some(alhambra_art::tile(tile, alhambra_art::Format::Whole)),
        Lying::Nothing => None,
    }
}

impl Land {
    fn drawn(self, cell: Cell, lying: Lying, extent: Extent) -> AnyView {
        let (x, y) = extent.place(cell);
        view! {
            <span class="cell" style:--x=x.to_string() style:--y=y.to_string()><span class="heard">{self.words(cell, lying)}</span>
                {drawing(lying).map(pieces::drawn)}</span>
        }
        .into_any()
    }

    fn button(self, cell: Cell, lying: Lying, extent: Extent) -> AnyView {
        let Land { table, trouble, last, .. } = self;
        let piece = Piece::Cell(cell);
        let (x, y) = extent.place(cell);
        let place = Memo::new(move |_| self.place(cell));
        let ghost = Memo::new(move |_| {
            let put = (table.selected(piece) > 0).then(|| table.of_tray(Tray::held).flatten()).flatten();
            put.filter(|held| !matches!(held, Held::Built(_))).map(Held::tile)
        });
        let lies = move || ghost.get().map_or(lying, Lying::Tile);
        let drawn = move || drawing(lies()).map(pieces::drawn).into_any();
        let class = move || {
            let mut class = format!("cell{}", choice::state(table, piece));
            let mut say = |word: &str, so: bool| {
                if so {
                    class.push_str(word);
                }
            };
            say(" empty", lies() == Lying::Nothing);
            say(" planned", ghost.get().is_some());
            say(" prospect", place.get().is_some());
            say(" gap", trouble.get() == Some(Trouble::Gap(cell)));
            class
        };
        let side = move || match trouble.get() {
            Some(Trouble::Side(at, side)) if at == cell => side.word().to_owned(),
            _ => String::new(),
        };
        let tab = move || {
            let is_last = |cell: Cell| last.with(|last| *last == Piece::Cell(cell).to_string());
            let is_gone = || !self.cells.with(|cells| cells.iter().any(|(cell, _)| is_last(*cell)));
            let stops = is_last(cell) || lying == Lying::Fountain && is_gone();
            if stops { "0" } else { "-1" }.to_owned()
        };
        let effect = move || place.get().map(|place| pieces::effect(place.wall, place.wall_then)).into_any();
        let tile = if let Lying::Tile(tile) = lying { tile.row().to_string() } else { String::new() };
        view! {
            <button type="button" class=words(class) data-piece=piece.to_string() data-tile=tile data-wrong=words(side) style:--x=x.to_string() style:--y=y.to_string()
                aria-label=words(move || self.words(cell, lies())) aria-pressed=pressed(table, piece)
                tabindex=words(tab) on:focus=move |_| last.set(piece.to_string())
                on:click=move |_| choice::press(table, piece)>
                {shown(drawn)}{shown(effect)}
            </button>
        }
        .into_any()
    }
}

/// Renders the longest wall as a line, and the one that the prepared turn would give.
fn runs(table: Table, seat: Seat, extent: Extent) -> AnyView {
    let now = table.body(|body| body.longest_wall(seat));
    let is_changing =
        seat == table.bottom() && table.of_tray(|tray| tray.walls().1.is_some()).unwrap_or(false);
    let then = if is_changing { table.then(|body| body.longest_wall(seat)) } else { Vec::new() };
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
fn shelf(table: Table, seat: Seat) -> AnyView {
    let waiting = Memo::new(move |_| {
        table.body(|body| {
            let won = (0..alhambra::SQUARES).filter(|&square| body.winner(square) == Some(seat));
            let won = won.filter_map(|square| body.on_square(square));
            let bought = body.bought().filter(|_| body.turn() == seat);
            bought.chain(won).map(Tile::row).collect::<Vec<u8>>()
        })
    });
    let kept = Memo::new(move |_| table.body(|body| body.reserve(seat).map(Tile::row).collect::<Vec<u8>>()));
    let mine = seat == table.bottom();
    let tile = move |row: u8, piece: fn(Tile) -> Piece| match Tile::new(row).filter(|_| mine) {
        Some(tile) => pieces::tile_button(table, tile, piece(tile), words(move || pieces::tile_words(tile))),
        None => pieces::chip(row),
    };
    let to_place = move || {
        let tiles = waiting.get();
        let group = || {
            let tiles = tiles.iter().map(|&waits| tile(waits, Piece::Bought)).collect_view();
            view! { <div class="waiting" role="group" aria-label=tr("alhambra-to-place")><small aria-hidden="true">{tr("alhambra-to-place")}</small>{tiles}</div> }
        };
        (!tiles.is_empty()).then(group).into_any()
    };
    let reserve = move || {
        let count = kept.with(Vec::len) as i64;
        tr_with("alhambra-reserve", &[("tiles", Value::Number(count))])
    };
    let target = move |piece: Piece, label: Words, content: AnyView| match mine {
        true => pieces::button(table, piece, "button into", label, content),
        false => content,
    };
    let head = target(Piece::Reserve, words(reserve), said(reserve));
    let has_neutral = untrack(|| table.shown(|view| view.body().has_neutral()));
    let neutral = has_neutral
        .then(|| target(Piece::Neutral, words(move || others::neutral_words(table)), others::neutral(table)));
    view! {
        <footer class="shelf" data-at=format!("shelf-{seat}")>
            {shown(to_place)}
            <div class="kept" role="group" aria-label=tr("alhambra-reserve-name")>{head}
                {shown(move || kept.get().into_iter().map(|keeps| tile(keeps, Piece::Kept)).collect_view().into_any())}</div>
            {neutral}
        </footer>
    }
    .into_any()
}
