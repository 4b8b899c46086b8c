//! The table of Splendor in 80 columns: cards with what they cost the one who looks, and everybody's tokens
//! and bonuses in one comparison.

use kernel::Seat;
use serde::Deserialize;
use splendor::{CardId, Gem, Gems, Kind, NobleId, POINTS_TO_END, Price, TOKENS_MAX};
use text::Value;

use jewels_play::board::{self, Awaiting, InHand, Level, counts, gem, rule, shortened};
use terminal::{Board, Look, Row, WIDTH};

/// The table of Splendor.
pub static BOARD: Board = Board {
    draw,
    kind,
    moves: &[
        ("T.wbg  T.kk", "cli-move-take"),
        ("R.47   R.L2", "cli-move-reserve"),
        ("B.47   B.47+w1k2", "cli-move-buy"),
        ("D.wa", "cli-move-return"),
        ("N.5", "cli-move-receive"),
        ("P", "cli-move-pass"),
    ],
    colours: "cli-colours",
    sets: &[&jewels_play::PIECES],
};

/// The message that says what an action is called.
fn kind(action: &str) -> &'static str {
    match action.split('.').next() {
        Some("T") => "cli-kind-take",
        Some("R") => "cli-kind-reserve",
        Some("B") => "cli-kind-buy",
        Some("D") => "cli-kind-return",
        Some("N") => "cli-kind-receive",
        _ => "cli-kind-pass",
    }
}

/// The parts of the view's JSON that the table shows.
#[derive(Deserialize)]
struct Shown {
    round: u32,
    turn: Seat,
    awaiting: Awaiting,
    bank: Counts,
    rows: Vec<Level<CardId>>,
    nobles: Vec<NobleId>,
    seats: Vec<Holding>,
    last_round: bool,
}

impl Shown {
    fn is_over(&self) -> bool {
        matches!(self.awaiting, Awaiting::Over)
    }
}

#[derive(Deserialize)]
struct Holding {
    tokens: Counts,
    bonuses: Counts,
    points: u8,
    cards: Vec<CardId>,
    reserved: Vec<InHand<CardId>>,
    nobles: Vec<NobleId>,
}

#[derive(Deserialize, Clone, Copy)]
struct Counts {
    w: u8,
    b: u8,
    g: u8,
    r: u8,
    k: u8,
    // Bonuses have no gold.
    #[serde(default)]
    a: u8,
}

impl From<Counts> for Gems {
    fn from(Counts { w, b, g, r, k, a }: Counts) -> Gems {
        Gems::from_counts([w, b, g, r, k, a])
    }
}

/// Where the columns of cards begin, and how wide one is with its edge.
const CARDS_AT: usize = 8;
const CARD_WIDTH: usize = 18;

/// The table from the view's JSON.
fn draw(view: &str, look: &Look) -> Result<String, String> {
    let shown: Shown = serde_json::from_str(view).map_err(|error| format!("this is no view: {error}"))?;
    let mut table = String::new();
    heading(&shown, look, &mut table);
    nobles(&shown, look, &mut table);
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
    let story = look.story;
    let state = shown.awaiting.told(look);
    let round = [("round", Value::Number(shown.round.into())), ("state", Value::Text(&state))];
    row.put_as("Splendor", |text| story.paint().strong(text)).put(&story.say("board-heading", &round));
    if !shown.is_over() {
        row.until(
            WIDTH,
            &if shown.last_round {
                story.say("board-last-round", &[])
            } else {
                story.say("board-goal", &[("points", Value::Number(POINTS_TO_END.into()))])
            },
        );
    }
    row.end(table);
}

fn nobles(shown: &Shown, look: &Look, table: &mut String) {
    let mut row = Row::default();
    row.put(&look.story.say("board-nobles", &[])).to(CARDS_AT);
    for noble in &shown.nobles {
        row.put(&format!("N.{noble} "));
        counts(&listed(noble.needs()), " ", look, &mut row);
        row.put("  ");
    }
    if shown.nobles.is_empty() {
        row.put(&look.story.say("board-none-left", &[]));
    }
    row.end(table);
}

/// A line across, with the card edges marked.
fn edge(cross: char, table: &mut String) {
    rule(cross, 4, CARDS_AT, CARD_WIDTH, table);
}

fn listed(gems: Gems) -> board::Counts {
    gems.iter().map(|(gem, n)| (gem.letter(), n)).collect()
}

/// A line of cards: number, bonus and points; the cost; what it means for the one who looks.
fn cards(label: &[String; 2], cards: &[Option<CardId>], shown: &Shown, look: &Look, table: &mut String) {
    let eye = look.eye.and_then(|seat| shown.seats.get(seat.index()));
    let lines = if eye.is_some() { 3 } else { 2 };
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
                (1, Some(card)) => counts(&listed(card.card().cost), " ", look, &mut row),
                (_, Some(card)) => {
                    if let Some(holding) = eye {
                        board::price(&price(card, holding), CARD_WIDTH - 3, look, &mut row);
                    }
                }
            }
        }
        row.end(table);
    }
}

fn face(card: CardId, until: usize, look: &Look, row: &mut Row) {
    let bonus = card.card().bonus.letter();
    row.put_as(&format!("#{card}"), |text| look.story.paint().strong(text)).put(" ");
    row.put_as(&format!("+{bonus}"), |text| gem(bonus, text, look));
    match card.card().points {
        0 => {}
        points => {
            let points = look.story.say("board-points", &[("points", Value::Number(points.into()))]);
            row.until(until, &points);
        }
    }
}

/// What the card costs now.
fn price(card: CardId, holding: &Holding) -> board::Price {
    let price = Price::of(card.card().cost, holding.bonuses.into(), holding.tokens.into());
    if price.due.is_none() {
        board::Price::Free
    } else if price.is_payable() {
        let paid = (price.due - price.lacking).plus_n(Gem::Gold, price.gold_least());
        board::Price::Pay(listed(paid))
    } else {
        board::Price::Short(price.gold_least() - price.gold, listed(price.lacking))
    }
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
const POINTS_UNTIL: usize = 17;
const CARDS_UNTIL: usize = 23;
const NOBLES_UNTIL: usize = 30;
const GEMS_AT: usize = 31;
const GEM_WIDTH: usize = 5;
const TOKENS_UNTIL: usize = 67;

fn holdings(shown: &Shown, look: &Look, table: &mut String) {
    let mut head = Row::default();
    let heading = |id: &str| look.story.say(id, &[]);
    head.until(POINTS_UNTIL, &heading("board-head")).until(CARDS_UNTIL, &heading("board-head.cards"));
    head.until(NOBLES_UNTIL, &heading("board-head.nobles"));
    for gem in Gem::ALL {
        head.to(GEMS_AT + GEM_WIDTH * gem.index() + 2);
        head.put_as(&format!(" {} ", gem.letter()), |text| board::gem(gem.letter(), text, look));
    }
    head.until(TOKENS_UNTIL, &heading("board-head.held"))
        .put("  ")
        .put(&heading("board-head.hand"))
        .end(table);

    let mut bank = Row::default();
    bank.put("  ").put(&look.story.say("board-bank", &[]));
    let lying = Gems::from(shown.bank);
    for gem in Gem::ALL {
        bank.to(GEMS_AT + GEM_WIDTH * gem.index() + 3).put(&lying.get(gem).to_string());
    }
    bank.end(table);
    for (seat, holding) in (0u8..).map(Seat).zip(&shown.seats) {
        player(seat, holding, shown.turn == seat && !shown.is_over(), look, table);
    }
    let legend = look.story.say("board-legend", &[]);
    Row::default().put_as(&legend, |text| look.story.paint().faint(text)).end(table);
}

fn player(seat: Seat, holding: &Holding, turn: bool, look: &Look, table: &mut String) {
    let mut row = Row::default();
    let name = shortened(&look.story.name(seat), POINTS_UNTIL - 5);
    row.put(if turn { "▸ " } else { "  " });
    row.put_as(&name, |text| if turn { look.story.paint().strong(text) } else { text.to_owned() });
    row.until(POINTS_UNTIL, &holding.points.to_string());
    row.until(CARDS_UNTIL, &holding.cards.len().to_string());
    row.until(NOBLES_UNTIL, &holding.nobles.len().to_string());
    let (tokens, bonuses) = (Gems::from(holding.tokens), Gems::from(holding.bonuses));
    for gem in Gem::ALL {
        row.to(GEMS_AT + GEM_WIDTH * gem.index() + 3);
        match (tokens.get(gem), bonuses.get(gem)) {
            (0, 0) => row.put_as("·", |text| look.story.paint().faint(text)),
            (held, 0) => row.put(&held.to_string()),
            (held, bonus) => row.put(&format!("{held}+{bonus}")),
        };
    }
    row.until(TOKENS_UNTIL, &format!("{}/{TOKENS_MAX}", tokens.total())).put(" ");
    for reserved in &holding.reserved {
        row.put(&match reserved.card {
            Some(card) => format!(" #{card}"),
            None => format!(" L{}", reserved.level),
        });
    }
    row.end(table);
}
