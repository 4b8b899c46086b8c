//! The board of Alhambra in the terminal, in 80 columns: the market and the money, every player's holdings with the
//! points of the next round, and one player's board as a map.

use alhambra::{Body, Card, Currency, Kind, Open, Side, Tile, View, Walls};
use kernel::{Awaiting, Seat};
use terminal::{Board, Look, PieceSet, Row, WIDTH, columns, wrap};
use text::Value;

use crate::map;

/// The terminal board of Alhambra.
pub static BOARD: Board = Board {
    draw,
    kind,
    moves: |_| {
        vec![
            ("T.f5   T.f1r2n2", "cli-alhambra-move-money"),
            ("B.t9b:54", "cli-alhambra-move-buy"),
            ("S.t9b  P.5  E", "cli-alhambra-move-spare"),
            ("L.t9b@2,-1 @r @n", "cli-alhambra-move-place"),
            ("R.t9b@2,-1 @r @g7", "cli-alhambra-move-redesign"),
            ("P", "cli-alhambra-move-pass"),
        ]
    },
    colours: "cli-alhambra-letters",
    sets: &[&FLORINS, &DIRHAMS, &DINARS, &DUCATS],
};

/// The money of each currency on the colour of its square (`alhambra C9`).
static FLORINS: PieceSet = PieceSet { name: Currency::Florin.set(), colour: |_| Some("30;43") };
static DIRHAMS: PieceSet = PieceSet { name: Currency::Dirham.set(), colour: |_| Some("30;42") };
static DINARS: PieceSet = PieceSet { name: Currency::Dinar.set(), colour: |_| Some("97;44") };
static DUCATS: PieceSet = PieceSet { name: Currency::Ducat.set(), colour: |_| Some("30;48;5;208") };

/// Returns the message with the name of an action.
fn kind(action: &str) -> &'static str {
    match action.split_once('.').map_or(action, |(letter, _)| letter) {
        "T" => "cli-alhambra-kind-money",
        "B" => "cli-alhambra-kind-buy",
        "S" => "cli-alhambra-kind-start",
        "P" if action.len() > 1 => "cli-alhambra-kind-pay",
        "E" => "cli-alhambra-kind-enough",
        "L" => "cli-alhambra-kind-place",
        "R" => "cli-alhambra-kind-redesign",
        _ => "cli-alhambra-kind-pass",
    }
}

/// The column at which the text beside a label begins.
const AT: usize = 13;
/// The columns at which the parts of the comparison end.
const POINTS_UNTIL: usize = 19;
const KIND_WIDTH: usize = 6;
const WALL_UNTIL: usize = POINTS_UNTIL + 6 * KIND_WIDTH + 5;

/// Draws the board from the view's JSON.
fn draw(view: &str, look: &Look) -> Result<String, String> {
    let body = read(view)?;
    let mut table = String::new();
    heading(&body, look, &mut table);
    line(&mut table);
    market(&body, look, &mut table);
    money(&body, look, &mut table);
    line(&mut table);
    holdings(&body, look, &mut table);
    line(&mut table);
    let seen = look.about.or(look.eye).or(body.awaiting().seat()).unwrap_or(Seat(0));
    if look.about.is_none() && look.eye.is_none() && body.awaiting() == Awaiting::Over {
        Seat::all(body.players()).for_each(|seat| board(&body, seat, look, &mut table));
    } else {
        board(&body, seen, look, &mut table);
    }
    Ok(table)
}

/// Reads the position of the pieces from the JSON of a view or of the open view.
fn read(view: &str) -> Result<Body, String> {
    if let Ok(open) = serde_json::from_str::<Open>(view) {
        return Ok(*open.body());
    }
    let read = serde_json::from_str::<View>(view).map_err(|error| format!("this is no view: {error}"));
    read.map(|view| *view.body())
}

fn line(table: &mut String) {
    table.push_str(&"─".repeat(WIDTH));
    table.push('\n');
}

fn number(number: impl Into<i64>) -> Value<'static> {
    Value::Number(number.into())
}

fn heading(body: &Body, look: &Look, table: &mut String) {
    let story = look.story;
    let state = match body.awaiting() {
        Awaiting::Decision(seat) => {
            story.say("board-alhambra-to-act", &[("player", Value::Text(&story.name(seat)))])
        }
        Awaiting::Chance(question) => {
            story.say("board-alhambra-draw", &[("question", Value::Text(&question.to_string()))])
        }
        Awaiting::Over => story.say("board-alhambra-over", &[]),
    };
    let turn = i64::from(body.turns()) + 1;
    let mut row = Row::default();
    row.put_as("Alhambra", |text| story.paint().strong(text));
    row.put(&story.say("board-alhambra-heading", &[("turn", number(turn)), ("state", Value::Text(&state))]));
    row.end(table);
    if body.awaiting() != Awaiting::Over {
        let next = [("round", number(body.next_round()))];
        let mut row = Row::default();
        row.put(&match crate::scoring_among(body) {
            Some(cards) => story.say("board-alhambra-chance", &[next[0], ("cards", number(cards))]),
            None => story.say("board-alhambra-round", &next),
        });
        row.end(table);
    }
    if body.walls() == Walls::Tiles {
        let [option, tiles] = ["alhambra-option-walls", "alhambra-option-walls-tiles"];
        let walls = format!("{}: {}", story.say(option, &[]), story.say(tiles, &[]));
        Row::default().put(&walls).end(table);
    }
}

/// Returns a tile as `t9b ↑←`, with its walls.
fn tile(tile: Tile) -> String {
    let walls = Side::ALL.into_iter().zip(['↑', '→', '↓', '←']).filter(|&(side, _)| tile.has_wall(side));
    let walls: String = walls.map(|(_, arrow)| arrow).collect();
    if walls.is_empty() { tile.to_string() } else { format!("{tile} {walls}") }
}

/// Writes a list of tiles behind a label, wrapped to the width of the table; nothing if there are none.
fn tiles(label: &str, tiles: impl Iterator<Item = String>, table: &mut String) {
    let mut rows: Vec<String> = Vec::new();
    for text in tiles {
        match rows.last_mut() {
            Some(row) if AT + columns(row) + 2 + columns(&text) <= WIDTH => {
                row.push_str("  ");
                row.push_str(&text);
            }
            _ => rows.push(text),
        }
    }
    for (at, text) in rows.iter().enumerate() {
        Row::default().put(if at == 0 { label } else { "" }).to(AT).put(text).end(table);
    }
}

fn market(body: &Body, look: &Look, table: &mut String) {
    let story = look.story;
    let mut row = Row::default();
    row.put(&story.say("board-alhambra-market", &[])).to(AT);
    for (square, currency) in Currency::ALL.into_iter().enumerate() {
        let letter = currency.letter();
        row.to(AT + 16 * square);
        row.put_as(&format!(" {letter} "), |text| story.piece(currency.set(), letter, text)).put(" ");
        match body.on_square(square) {
            Some(lying) => row.put(&tile(lying)),
            None => row.put("—"),
        };
    }
    row.end(table);
    // Tiles that were got at the end are placed like those that were bought.
    let won =
        (0..4).filter(|&square| body.winner(square).is_some_and(|seat| body.awaiting().seat() == Some(seat)));
    let to_place = body.bought().chain(won.filter_map(|square| body.on_square(square)));
    let named = |one: Tile| format!("{} ({})", tile(one), story.say(&format!("building-{}", one.row()), &[]));
    tiles(&story.say("board-alhambra-bought", &[]), to_place.map(named), table);
    if let Some((_, cards)) = body.paying() {
        let paid = story.say("board-alhambra-paying", &[("cards", Value::Text(&cards.to_string()))]);
        Row::default().put(&paid).end(table);
    }
}

/// Writes a money card on the colour of its currency.
fn card(card: Card, look: &Look, row: &mut Row) {
    let letter = card.currency().letter();
    row.put_as(&card.to_string(), |text| look.story.piece(card.currency().set(), letter, text)).put(" ");
}

fn money(body: &Body, look: &Look, table: &mut String) {
    let story = look.story;
    let mut row = Row::default();
    row.put(&story.say("board-alhambra-money", &[])).to(AT);
    body.open().for_each(|open| card(open, look, &mut row));
    row.end(table);
    // `alhambra C3`: only the own hand is shown.
    let own = look.eye.filter(|seat| seat.0 < body.players());
    if let Some(seat) = own {
        let (mut row, mut at) = (Row::default(), AT);
        row.put(&story.say("board-alhambra-hand", &[])).to(AT);
        for currency in Currency::ALL {
            let held = body.hand(seat).of(currency);
            if held.is_empty() {
                continue;
            }
            let (text, sum) = (format!("{}:{held}", currency.letter()), format!(" ({})  ", held.sum()));
            let width = columns(&text) + columns(sum.trim_end());
            if at > AT && at + width > WIDTH {
                row.end(table);
                (row, at) = (Row::default(), AT);
                row.to(AT);
            }
            row.put_as(&text, |text| story.piece(currency.set(), currency.letter(), text)).put(&sum);
            at += width + 2;
        }
        row.end(table);
    }
    let mut row = Row::default();
    row.put(&story.say("board-alhambra-bag", &[])).to(AT);
    for kind in Kind::ALL {
        let left = body.bag().filter(|tile| tile.kind() == kind).count();
        row.put(&format!("{}{left} ", kind.letter()));
    }
    row.put(&format!("({})", body.bag_size()));
    row.end(table);
}

fn holdings(body: &Body, look: &Look, table: &mut String) {
    let story = look.story;
    let round = body.next_round();
    let gains = body.would_get(round);
    let mut head = Row::default();
    head.until(POINTS_UNTIL, &story.say("board-alhambra-head", &[]));
    for (at, kind) in Kind::ALL.into_iter().enumerate() {
        head.to(POINTS_UNTIL + KIND_WIDTH * at + 3).put(&kind.letter().to_string());
    }
    head.until(WALL_UNTIL, &story.say("board-alhambra-head.wall", &[]));
    let cards = format!(
        "{}, {}",
        story.say("board-alhambra-head.cards", &[]),
        story.say("board-alhambra-head.reserve", &[])
    );
    head.put("  ").put(&cards).end(table);
    let to_act = body.awaiting().seat();
    for seat in Seat::all(body.players()) {
        let mut row = Row::default();
        let acts = to_act == Some(seat);
        let name = shortened(&story.name(seat), POINTS_UNTIL - 7);
        row.put(if acts { "▸ " } else { "  " });
        row.put_as(&name, |text| if acts { story.paint().strong(text) } else { text.to_owned() });
        row.until(POINTS_UNTIL, &body.scores()[seat.index()].to_string());
        for (at, kind) in Kind::ALL.into_iter().enumerate() {
            counted(at, body.number(seat, kind), gains[at][seat.index()], &mut row);
        }
        row.until(WALL_UNTIL, &body.wall(seat).to_string());
        row.put(&format!("  {}, {}", body.hand(seat).len(), body.reserve(seat).count()));
        row.end(table);
    }
    if body.has_neutral() {
        let mut row = Row::default();
        row.put("  ").put(&shortened(&story.say("board-alhambra-neutral", &[]), POINTS_UNTIL - 7));
        row.until(POINTS_UNTIL, &body.neutral_points().to_string());
        for (at, kind) in Kind::ALL.into_iter().enumerate() {
            counted(at, body.neutral_number(kind), body.neutral_gain(&gains[at]), &mut row);
        }
        row.end(table);
    }
    rounds(body, look, table);
    let over = body.awaiting() == Awaiting::Over;
    let legend = if over { "board-alhambra-legend.over" } else { "board-alhambra-legend" };
    let legend = story.say(legend, &[("round", number(round))]);
    for line in wrap(&legend, WIDTH, 2).lines() {
        Row::default().put_as(line, |text| story.paint().faint(text)).end(table);
    }
}

/// Writes how many tiles of a kind a player has, and the points for them in the next round.
fn counted(at: usize, count: u8, gain: u8, row: &mut Row) {
    row.until(POINTS_UNTIL + KIND_WIDTH * at + 4, &count.to_string());
    if gain > 0 {
        row.put(&format!("({gain})"));
    }
}

/// Writes the points of the rounds that have been scored.
fn rounds(body: &Body, look: &Look, table: &mut String) {
    let over = body.awaiting() == Awaiting::Over;
    let scored: Vec<u8> =
        (1..=3).filter(|&round| round <= body.rounds_scored() || (round == 3 && over)).collect();
    if scored.is_empty() {
        return;
    }
    let mut told = format!("{}:", look.story.say("board-alhambra-rounds", &[]));
    for round in scored {
        let of = |seat: Seat| {
            let points = body.points(round, Some(seat));
            format!("{}+{}", points.kinds, points.wall)
        };
        let all: Vec<String> = Seat::all(body.players()).map(of).collect();
        told.push_str(&format!("  {round}) {}", all.join(" ")));
    }
    wrap(&told, WIDTH, 2).lines().for_each(|line| Row::default().put(line).end(table));
}

/// Draws a player's board and reserve.
fn board(body: &Body, seat: Seat, look: &Look, table: &mut String) {
    let story = look.story;
    let name = story.name(seat);
    let args = [("player", Value::Text(&name)), ("wall", number(body.wall(seat)))];
    Row::default().put(&story.say("board-alhambra-map", &args)).end(table);
    for line in map::draw(body, seat) {
        Row::default().put(&line).end(table);
    }
    tiles(&story.say("board-alhambra-head.reserve", &[]), body.reserve(seat).map(tile), table);
}

/// Cuts a text to some columns; an ellipsis shows that something is left out.
fn shortened(text: &str, width: usize) -> String {
    if columns(text) <= width {
        return text.to_owned();
    }
    let mut short = String::new();
    for letter in text.chars() {
        short.push(letter);
        if columns(&short) >= width {
            short.pop();
            break;
        }
    }
    short.push('…');
    short
}
