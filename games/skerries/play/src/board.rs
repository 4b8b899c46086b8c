//! The board of Skerries in the terminal, in 80 columns: the quay with its prices, the storms, and every player's boat.

use kernel::{Awaiting, Seat};
use skerries::{Body, Catch, Fish, Open, Order, PIECES, Player, View};
use terminal::{Board, Look, PieceSet, Row, WIDTH, columns};
use text::Value;

/// The terminal board of Skerries.
pub static BOARD: Board = Board {
    draw,
    kind,
    moves: |_| {
        vec![
            ("T.17", "cli-skerries-move-take-catch"),
            ("F", "cli-skerries-move-fill"),
            ("G    K", "cli-skerries-move-watch"),
            ("J.17", "cli-skerries-move-jettison"),
            ("D.5", "cli-skerries-move-deliver"),
        ]
    },
    colours: "cli-skerries-fish",
    sets: &[&SEA],
};

/// The kinds of fish and the oil, by their letters.
static SEA: PieceSet = PieceSet {
    name: PIECES,
    colour: |letter| {
        Some(match letter {
            'h' => "97;44",
            'c' => "30;42",
            'e' => "97;100",
            'm' => "97;45",
            'o' => "30;43",
            _ => return None,
        })
    },
};

/// Returns the message with the name of an action.
fn kind(action: &str) -> &'static str {
    match action.split('.').next() {
        Some("T") => "cli-skerries-kind-catch",
        Some("F") => "cli-skerries-kind-fill",
        Some("G") => "cli-skerries-kind-give",
        Some("K") => "cli-skerries-kind-keep",
        Some("J") => "cli-skerries-kind-jettison",
        _ => "cli-skerries-kind-deliver",
    }
}

/// The column at which the text beside a label begins, which is also the width of a place of the quay.
const AT: usize = 10;
const PLACE: usize = 14;
/// The columns at which the parts of the comparison end, and the boats begin.
const POINTS_UNTIL: usize = 18;
const OIL_UNTIL: usize = 23;
const BOAT_AT: usize = 25;

/// Draws the board from the view's JSON.
fn draw(view: &str, look: &Look) -> Result<String, String> {
    let body = read(view)?;
    let mut table = String::new();
    heading(&body, look, &mut table);
    line(&mut table);
    quay(&body, look, &mut table);
    sea(&body, look, &mut table);
    line(&mut table);
    holdings(&body, look, &mut table);
    orders(&body, look, &mut table);
    legend(look, &mut table);
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

fn number(number: u8) -> Value<'static> {
    Value::Number(number.into())
}

fn heading(body: &Body, look: &Look, table: &mut String) {
    let story = look.story;
    let state = match body.awaiting() {
        Awaiting::Decision(seat) => {
            story.say("board-skerries-to-act", &[("player", Value::Text(&story.name(seat)))])
        }
        Awaiting::Chance(question) => {
            story.say("board-skerries-draw", &[("question", Value::Text(&question.to_string()))])
        }
        Awaiting::Over => story.say("board-skerries-over", &[]),
    };
    let round = [("round", Value::Number(body.round().into())), ("state", Value::Text(&state))];
    let mut row = Row::default();
    row.put_as("Skerries", |text| story.paint().strong(text))
        .put(&story.say("board-skerries-heading", &round));
    if body.last_round {
        row.until(WIDTH, &story.say("board-skerries-last", &[]));
    }
    row.end(table);
}

/// Writes a catch as `#21 c1`.
fn catch(catch: Catch, look: &Look, row: &mut Row) {
    let letter = catch.fish().letter();
    row.put(&format!("#{catch} "));
    row.put_as(&format!("{letter}{}", catch.value()), |text| look.story.piece(PIECES, letter, text));
}

fn quay(body: &Body, look: &Look, table: &mut String) {
    let (mut prices, mut catches) = (Row::default(), Row::default());
    prices.put(&look.story.say("board-skerries-quay", &[]));
    for (place, lying) in (0u8..).zip(body.quay()) {
        let at = AT + PLACE * usize::from(place);
        prices.to(at).put(&look.story.say("board-skerries-price", &[("oil", number(place))]));
        catch(lying, look, catches.to(at));
    }
    prices.end(table);
    catches.end(table);
}

fn sea(body: &Body, look: &Look, table: &mut String) {
    let limit = body.weather().strikes_max();
    let strikes =
        [("strikes", number(body.strikes)), ("limit", number(limit)), ("left", number(body.storms))];
    let beacon = [("given", number(body.given)), ("needed", number(body.needed()))];
    let mut row = Row::default();
    row.put(&look.story.say("board-skerries-storms", &strikes)).put("   ");
    row.put(&look.story.say("board-skerries-beacon", &beacon)).put("   ");
    row.put(&look.story.say("board-skerries-stock", &[("oil", number(body.stock))]));
    row.end(table);
}

fn holdings(body: &Body, look: &Look, table: &mut String) {
    let mut head = Row::default();
    head.until(POINTS_UNTIL, &look.story.say("board-skerries-head", &[]));
    head.until(OIL_UNTIL, &look.story.say("board-skerries-head.oil", &[]));
    head.to(BOAT_AT).put(&look.story.say("board-skerries-head.boat", &[])).end(table);
    let to_act = body.awaiting().seat();
    for (seat, holder) in (0u8..).map(Seat).zip(body.seats()) {
        player(seat, holder, to_act == Some(seat), look, table);
    }
}

fn player(seat: Seat, holder: &Player, acts: bool, look: &Look, table: &mut String) {
    let mut row = Row::default();
    let name = shortened(&look.story.name(seat), POINTS_UNTIL - 6);
    row.put(if acts { "▸ " } else { "  " });
    row.put_as(&name, |text| if acts { look.story.paint().strong(text) } else { text.to_owned() });
    row.until(POINTS_UNTIL, &holder.points().to_string()).until(OIL_UNTIL, &holder.oil.to_string());
    row.to(BOAT_AT);
    for (place, lying) in holder.boat().enumerate() {
        row.put(if place > 0 { " " } else { "" });
        let letter = lying.fish().letter();
        let text = format!("{letter}{}#{lying}", lying.value());
        row.put_as(&text, |text| look.story.piece(PIECES, letter, text));
    }
    row.end(table);
}

/// Draws the viewer's orders, and the delivered ones.
fn orders(body: &Body, look: &Look, table: &mut String) {
    let own = look.eye.and_then(|seat| body.seats().nth(seat.index()));
    let Some(player) = own else { return };
    let mut row = Row::default();
    row.put(&look.story.say("board-skerries-orders", &[])).to(AT);
    for order in player.hand().chain(player.delivered) {
        order_of(order, player, look, &mut row);
    }
    row.end(table);
}

fn order_of(order: Order, player: &Player, look: &Look, row: &mut Row) {
    row.put(&format!("D.{order} "));
    for (fish, points) in order.wants().into_iter().zip([2, 1]) {
        let letter = fish.letter();
        row.put_as(&format!("{letter}×{points}"), |text| look.story.piece(PIECES, letter, text)).put(" ");
    }
    let points = order.points(player.boat());
    row.put(&look.story.say("board-skerries-order-points", &[("points", number(points))])).put("   ");
}

/// Draws the legend of the letters.
fn legend(look: &Look, table: &mut String) {
    let mut row = Row::default();
    for letter in Fish::ALL.map(Fish::letter) {
        let name = look.story.say(&format!("fish-{letter}"), &[]);
        row.put_as(&format!("{letter} {name}  "), |text| look.story.paint().faint(text));
    }
    row.end(table);
}

/// Cuts a text to some columns.
fn shortened(text: &str, width: usize) -> String {
    let mut short = String::new();
    for letter in text.chars() {
        short.push(letter);
        if columns(&short) > width {
            short.pop();
            break;
        }
    }
    short
}
