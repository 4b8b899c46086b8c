//! The table of Splendor Duel in 80 columns: the board with bag, privileges and royal cards beside it, the pyramid
//! with what its cards cost the one who looks, and both players' ways to victory in one comparison.

use duel::{
    Ability, Bonus, COLOUR_POINTS_TO_WIN, CROWNS_TO_WIN, CardId, Colour, Gem, Gems, Kind, POINTS_TO_WIN,
    Price, RoyalId, TOKENS_MAX,
};
use kernel::Seat;
use serde::Deserialize;
use text::Value;

use jewels_play::board::{self, Awaiting, InHand, Level, counts, gem, rule, shortened};
use terminal::{Board, Look, Row, WIDTH};

/// The table of Splendor Duel.
pub static BOARD: Board = Board {
    draw,
    kind,
    moves: &[
        ("V.c3", "cli-duel-move-privilege"),
        ("F", "cli-duel-move-replenish"),
        ("T.a1b2c3", "cli-duel-move-take"),
        ("R.47@c3  R.L2@c3", "cli-duel-move-reserve"),
        ("B.47   B.47+w1p1", "cli-duel-move-buy"),
        ("C.r", "cli-duel-move-copy"),
        ("E.c3", "cli-duel-move-effect"),
        ("S.p", "cli-duel-move-steal"),
        ("Q.2", "cli-duel-move-royal"),
        ("D.w", "cli-duel-move-discard"),
    ],
    colours: "cli-duel-colours",
    sets: &[&jewels_play::PIECES],
};

/// The message that says what an action is called.
fn kind(action: &str) -> &'static str {
    match action.split('.').next() {
        Some("V") => "cli-duel-kind-privilege",
        Some("F") => "cli-duel-kind-replenish",
        Some("T") => "cli-kind-take",
        Some("R") => "cli-kind-reserve",
        Some("B") => "cli-kind-buy",
        Some("C") => "cli-duel-kind-copy",
        Some("E") => "cli-duel-kind-effect",
        Some("S") => "cli-duel-kind-steal",
        Some("Q") => "cli-duel-kind-royal",
        _ => "cli-duel-kind-discard",
    }
}

/// The parts of the view's JSON that the table shows.
#[derive(Deserialize)]
struct Shown {
    turns: u32,
    turn: Seat,
    again: bool,
    awaiting: Awaiting,
    board: Vec<String>,
    bag: Counts,
    privileges: u8,
    rows: Vec<Level<CardId>>,
    royals: Vec<RoyalId>,
    seats: Vec<Holding>,
}

impl Shown {
    fn is_over(&self) -> bool {
        matches!(self.awaiting, Awaiting::Over)
    }
}

#[derive(Deserialize)]
struct Holding {
    tokens: Counts,
    privileges: u8,
    bonuses: Counts,
    colour_points: Counts,
    points: u8,
    crowns: u8,
    reserved: Vec<InHand<CardId>>,
}

#[derive(Deserialize, Clone, Copy)]
struct Counts {
    w: u8,
    b: u8,
    g: u8,
    r: u8,
    k: u8,
    // Bonuses have neither pearls nor gold.
    #[serde(default)]
    p: u8,
    #[serde(default)]
    a: u8,
}

impl From<Counts> for Gems {
    fn from(Counts { w, b, g, r, k, p, a }: Counts) -> Gems {
        Gems::from_counts([w, b, g, r, k, p, a, 0])
    }
}

/// Where the columns of cards begin, how many there may be, and how wide one is with its edge.
const CARDS_AT: usize = 9;
const CARDS: usize = 5;
const CARD_WIDTH: usize = 14;

/// The table from the view's JSON.
fn draw(view: &str, look: &Look) -> Result<String, String> {
    let shown: Shown = serde_json::from_str(view).map_err(|error| format!("this is no view: {error}"))?;
    let mut table = String::new();
    heading(&shown, look, &mut table);
    board(&shown, look, &mut table);
    edge('┬', &mut table);
    for row in shown.rows.iter().rev() {
        cards(&row.label(look), &row.cards, &shown, look, &mut table);
        edge(if row.level == 1 { '┴' } else { '┼' }, &mut table);
    }
    own_hand(&shown, look, &mut table);
    holdings(&shown, look, &mut table);
    Ok(table)
}

fn heading(shown: &Shown, look: &Look, table: &mut String) {
    let mut row = Row::default();
    let (story, state) = (look.story, shown.awaiting.told(look));
    let turn = [
        ("turn", Value::Number(i64::from(shown.turns) + i64::from(!shown.is_over()))),
        ("state", Value::Text(&state)),
    ];
    row.put_as("Splendor Duel", |text| story.paint().strong(text))
        .put(&story.say("board-duel-heading", &turn));
    if shown.again && !shown.is_over() {
        row.until(WIDTH, &story.say("board-duel-again", &[]));
    }
    row.end(table);
}

/// Where the letters of the columns stand, and what lies beside the board.
const SPACES_AT: usize = 11;
const BESIDE_AT: usize = 25;

/// The five rows of the board, and beside them the bag, the privileges and the royal cards that nobody has.
fn board(shown: &Shown, look: &Look, table: &mut String) {
    let story = look.story;
    let mut head = Row::default();
    head.put(&story.say("board-duel-board", &[])).to(SPACES_AT).put("a b c d e").to(BESIDE_AT);
    head.put(&story.say("board-duel-bag", &[])).put(" ");
    let bag = listed(shown.bag.into());
    if bag.is_empty() {
        head.put(&story.say("board-empty", &[]));
    }
    counts(&bag, " ", look, &mut head);
    head.end(table);
    let mut royals = shown.royals.iter();
    for (number, spaces) in shown.board.iter().enumerate() {
        let mut row = Row::default();
        row.to(SPACES_AT - 3).put(&format!("{}  ", number + 1));
        for letter in spaces.chars() {
            row.put_as(&letter.to_string(), |text| gem(letter, text, look)).put(" ");
        }
        row.to(BESIDE_AT);
        match number {
            0 => {
                let privileges = [("privileges", Value::Number(shown.privileges.into()))];
                row.put(&story.say("board-duel-supply", &privileges));
            }
            _ => {
                if let Some(id) = royals.next() {
                    row.put(&royal(*id, look));
                }
            }
        }
        row.end(table);
    }
}

fn royal(id: RoyalId, look: &Look) -> String {
    let royal = id.royal();
    let points = look.story.say("board-points", &[("points", Value::Number(royal.points.into()))]);
    let effect = royal.ability.map(|ability| look.story.say(effect(ability), &[]));
    let what: Vec<String> = [points].into_iter().chain(effect).collect();
    let args = [
        ("royal", Value::Text(&format!("Q.{id}"))),
        ("what", Value::Text(&what.join(&look.story.say("list-comma", &[])))),
    ];
    look.story.say("board-duel-royal", &args)
}

/// The message with the name of an effect.
fn effect(ability: Ability) -> &'static str {
    match ability {
        Ability::PlayAgain => "board-duel-effect-again",
        Ability::TakeSameColour => "board-duel-effect-same",
        Ability::TakePrivilege => "board-duel-effect-privilege",
        Ability::StealToken => "board-duel-effect-steal",
    }
}

/// A line across, with the card edges marked.
fn edge(cross: char, table: &mut String) {
    rule(cross, CARDS, CARDS_AT, CARD_WIDTH, table);
}

fn listed(gems: Gems) -> board::Counts {
    gems.iter().map(|(gem, n)| (gem.letter(), n)).collect()
}

/// A line of cards: number, bonus, points and crowns; the cost; the effect; what it means for the one who looks.
fn cards(label: &[String; 2], cards: &[Option<CardId>], shown: &Shown, look: &Look, table: &mut String) {
    let eye = look.eye.and_then(|seat| shown.seats.get(seat.index()));
    let lines = if eye.is_some() { 4 } else { 3 };
    for line in 0..lines {
        let mut row = Row::default();
        row.put(label.get(line).map_or("", String::as_str));
        for (column, card) in cards.iter().enumerate() {
            let at = CARDS_AT + column * CARD_WIDTH;
            row.to(at).put("│ ");
            match (line, *card) {
                (0, None) => {
                    row.put(&look.story.say("board-empty", &[]));
                }
                (_, None) => {}
                (0, Some(card)) => face(card, at + CARD_WIDTH - 1, look, &mut row),
                (1, Some(card)) => counts(&listed(card.card().cost), "", look, &mut row),
                (2, Some(card)) => effects(card, look, &mut row),
                (_, Some(card)) => {
                    if let Some(holding) = eye {
                        price(card, holding, look, &mut row);
                    }
                }
            }
        }
        row.end(table);
    }
}

/// The number, the bonus with its colour, and points and crowns as `2p1c`.
fn face(id: CardId, until: usize, look: &Look, row: &mut Row) {
    let card = id.card();
    row.put_as(&format!("#{id}"), |text| look.story.paint().strong(text)).put(" ");
    match card.bonus {
        Bonus::Of(colour) => {
            let letter = colour.letter();
            let bonus = format!("+{}", letter.to_string().repeat(card.bonus_count.into()));
            row.put_as(&bonus, |text| gem(letter, text, look));
        }
        Bonus::Wild => {
            row.put("+?");
        }
        Bonus::None => {}
    }
    let mut counted = String::new();
    for (count, id) in [(card.points, "board-duel-points"), (card.crowns, "board-duel-crowns")] {
        if count > 0 {
            counted.push_str(&look.story.say(id, &[("count", Value::Number(count.into()))]));
        }
    }
    row.until(until, &counted);
}

fn effects(id: CardId, look: &Look, row: &mut Row) {
    let card = id.card();
    let copies = (card.bonus == Bonus::Wild).then_some("board-duel-effect-copy");
    let names: Vec<String> =
        copies.into_iter().chain(card.ability.map(effect)).map(|id| look.story.say(id, &[])).collect();
    row.put(&names.join("+"));
}

/// What the card costs now.
fn price(id: CardId, holding: &Holding, look: &Look, row: &mut Row) {
    let bonuses = Gems::from(holding.bonuses);
    if id.is_wild() && bonuses.is_none() {
        let nothing = look.story.say("board-duel-no-bonus", &[]);
        row.put_as(&nothing, |text| look.story.paint().faint(text));
        return;
    }
    let price = Price::of(id.card().cost, bonuses, holding.tokens.into());
    let price = if price.due.is_none() {
        board::Price::Free
    } else if price.is_payable() {
        board::Price::Pay(listed((price.due - price.lacking).plus_n(Gem::Gold, price.gold_least())))
    } else {
        board::Price::Short(price.gold_least() - price.gold, listed(price.lacking))
    };
    board::price(&price, CARD_WIDTH - 3, look, row);
}

/// The reserved cards of the one who looks, as far as they are known, priced like those on the table.
fn own_hand(shown: &Shown, look: &Look, table: &mut String) {
    let Some(holding) = look.eye.and_then(|seat| shown.seats.get(seat.index())) else { return };
    let hand: Vec<Option<CardId>> = holding.reserved.iter().map(|reserved| reserved.card).collect();
    if !hand.is_empty() {
        let label = look.story.say("board-hand", &[]);
        cards(&[label, String::new()], &hand, shown, look, table);
        edge('┴', table);
    }
}

/// Where the columns of the comparison end.
const POINTS_UNTIL: usize = 19;
const CROWNS_UNTIL: usize = 25;
const COLOUR_UNTIL: usize = 32;
const PRIVILEGES_UNTIL: usize = 35;
const GEMS_AT: usize = 36;
const GEM_WIDTH: usize = 4;
const TOKENS_UNTIL: usize = 68;

fn holdings(shown: &Shown, look: &Look, table: &mut String) {
    let mut head = Row::default();
    let heading = |id: &str| look.story.say(id, &[]);
    head.until(POINTS_UNTIL, &heading("board-head"));
    head.until(CROWNS_UNTIL, &heading("board-duel-head"));
    head.until(COLOUR_UNTIL, &heading("board-duel-head.colour"));
    head.until(PRIVILEGES_UNTIL, &heading("board-duel-head.privileges"));
    for gem in Gem::ALL {
        head.to(GEMS_AT + GEM_WIDTH * gem.index());
        head.put_as(&format!(" {} ", gem.letter()), |text| board::gem(gem.letter(), text, look));
    }
    head.until(TOKENS_UNTIL, &heading("board-head.held"))
        .put(" ")
        .put(&heading("board-head.hand"))
        .end(table);
    for (seat, holding) in (0u8..).map(Seat).zip(&shown.seats) {
        player(seat, holding, shown.turn == seat && !shown.is_over(), look, table);
    }
    let legend = look.story.say("board-duel-legend", &[]);
    Row::default().put_as(&legend, |text| look.story.paint().faint(text)).end(table);
}

/// What one player has on each way to victory, and holds.
fn player(seat: Seat, holding: &Holding, turn: bool, look: &Look, table: &mut String) {
    let mut row = Row::default();
    let name = shortened(&look.story.name(seat), POINTS_UNTIL - 8);
    row.put(if turn { "▸ " } else { "  " });
    row.put_as(&name, |text| if turn { look.story.paint().strong(text) } else { text.to_owned() });
    row.until(POINTS_UNTIL, &format!("{}/{POINTS_TO_WIN}", holding.points));
    row.until(CROWNS_UNTIL, &format!("{}/{CROWNS_TO_WIN}", holding.crowns));
    let (tokens, bonuses) = (Gems::from(holding.tokens), Gems::from(holding.bonuses));
    let colours = Gems::from(holding.colour_points);
    // Of several the first.
    let best = Colour::ALL.into_iter().rev().max_by_key(|colour| colours.of(*colour));
    if let Some(best) = best.filter(|best| colours.of(*best) > 0) {
        let letter = best.letter();
        row.until(COLOUR_UNTIL, &format!("{}/{COLOUR_POINTS_TO_WIN}{letter}", colours.of(best)));
    } else {
        row.until(COLOUR_UNTIL, &format!("0/{COLOUR_POINTS_TO_WIN} "));
    }
    row.until(PRIVILEGES_UNTIL, &holding.privileges.to_string());
    for gem in Gem::ALL {
        row.to(GEMS_AT + GEM_WIDTH * gem.index() + 1);
        match (tokens.get(gem), bonuses.get(gem)) {
            (0, 0) => row.put_as("·", |text| look.story.paint().faint(text)),
            (held, 0) => row.put(&held.to_string()),
            (held, bonus) => row.put(&format!("{held}+{bonus}")),
        };
    }
    row.until(TOKENS_UNTIL, &format!("{}/{TOKENS_MAX}", tokens.total()));
    for reserved in &holding.reserved {
        row.put(&match reserved.card {
            Some(card) => format!(" #{card}"),
            None => format!(" L{}", reserved.level),
        });
    }
    row.end(table);
}
