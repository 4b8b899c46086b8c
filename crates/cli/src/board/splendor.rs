//! The table of Splendor in 80 columns: cards with what they cost the one who looks, and everybody's tokens
//! and bonuses in one comparison.

use kernel::Seat;
use serde::Deserialize;
use splendor::{CardId, Gem, Gems, NobleId, POINTS_TO_END, Price, TOKENS_MAX};

use super::row::Row;
use super::{Look, WIDTH};

/// How moves are written.
pub const NOTATION: &str = "\
Moves:
  T.wbg  T.kk      take three tokens of different colours, or two of one
  R.47   R.L2      reserve card #47, or the top card of the level 2 deck
  B.47   B.47+w1k2 buy card #47; with one gold as white and two as black
  D.wa             return (discard) these tokens
  N.5              receive noble 5
  P                pass, where nothing else is possible
Colours: w white, b blue, g green, r red, k black, and a for gold.
";

/// What an action is called.
pub fn kind(action: &str) -> &'static str {
    match action.split('.').next() {
        Some("T") => "take",
        Some("R") => "reserve",
        Some("B") => "buy",
        Some("D") => "return",
        Some("N") => "receive",
        _ => "pass",
    }
}

/// The parts of the view's JSON that the table shows.
#[derive(Deserialize)]
struct Shown {
    round: u32,
    turn: Seat,
    awaiting: Awaiting,
    bank: Counts,
    rows: Vec<Level>,
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
#[serde(rename_all = "snake_case")]
enum Awaiting {
    Decision { seat: Seat },
    Chance(String),
    Over,
}

#[derive(Deserialize)]
struct Level {
    level: u8,
    deck: u8,
    cards: Vec<Option<CardId>>,
}

#[derive(Deserialize)]
struct Holding {
    tokens: Counts,
    bonuses: Counts,
    points: u8,
    cards: Vec<CardId>,
    reserved: Vec<InHand>,
    nobles: Vec<NobleId>,
}

#[derive(Deserialize)]
struct InHand {
    level: u8,
    card: Option<CardId>,
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
pub fn draw(view: &str, look: &Look) -> Result<String, String> {
    let shown: Shown = serde_json::from_str(view).map_err(|error| format!("this is no view: {error}"))?;
    let mut table = String::new();
    heading(&shown, look, &mut table);
    nobles(&shown, look, &mut table);
    rule('┬', &mut table);
    for row in shown.rows.iter().rev() {
        let label = [format!("Level {}", row.level), format!("deck {}", row.deck), String::new()];
        cards(&label, &row.cards, &shown, look, &mut table);
        rule(if row.level == 1 { '┴' } else { '┼' }, &mut table);
    }
    own_hand(&shown, look, &mut table);
    holdings(&shown, look, &mut table);
    Ok(table)
}

fn heading(shown: &Shown, look: &Look, table: &mut String) {
    let mut row = Row::default();
    row.put_as("Splendor", |text| look.paint.strong(text)).put(&format!(", round {}: ", shown.round));
    row.put(&match &shown.awaiting {
        Awaiting::Decision { seat } => format!("{} to act", (look.names)(*seat)),
        Awaiting::Chance(question) => format!("turning up: {question}"),
        Awaiting::Over => "the game is over".to_owned(),
    });
    if !shown.is_over() {
        let end =
            if shown.last_round { "last round".to_owned() } else { format!("{POINTS_TO_END} points end it") };
        row.until(WIDTH, &end);
    }
    row.end(table);
}

fn nobles(shown: &Shown, look: &Look, table: &mut String) {
    let mut row = Row::default();
    row.put("Nobles").to(CARDS_AT);
    for noble in &shown.nobles {
        row.put(&format!("N.{noble} "));
        counts(noble.needs(), " ", look, &mut row);
        row.put("  ");
    }
    if shown.nobles.is_empty() {
        row.put("none left");
    }
    row.end(table);
}

/// A line across, with the card edges marked.
fn rule(cross: char, table: &mut String) {
    let mut line = "─".repeat(CARDS_AT);
    for _ in 0..4 {
        line.push(cross);
        line.push_str(&"─".repeat(CARD_WIDTH - 1));
    }
    table.push_str(&line);
    table.push('\n');
}

/// A line of cards: number, bonus and points; the cost; what it means for the one who looks.
fn cards(label: &[String; 3], cards: &[Option<CardId>], shown: &Shown, look: &Look, table: &mut String) {
    let eye = look.eye.and_then(|seat| shown.seats.get(seat.index()));
    let lines = if eye.is_some() { 3 } else { 2 };
    for (line, label) in label.iter().enumerate().take(lines) {
        let mut row = Row::default();
        row.put(label);
        for (column, card) in cards.iter().enumerate() {
            let at = CARDS_AT + column * CARD_WIDTH;
            row.to(at).put("│ ");
            match (line, *card) {
                (0, None) => {
                    row.put("empty");
                }
                (_, None) => {}
                (0, Some(card)) => face(card, at + CARD_WIDTH - 1, look, &mut row),
                (1, Some(card)) => counts(card.card().cost, " ", look, &mut row),
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

fn face(card: CardId, until: usize, look: &Look, row: &mut Row) {
    let bonus = card.card().bonus.gem().letter();
    row.put_as(&format!("#{card}"), |text| look.paint.strong(text)).put(" ");
    row.put_as(&format!("+{bonus}"), |text| look.paint.gem(bonus, text));
    match card.card().points {
        0 => {}
        1 => {
            row.until(until, "1 pt");
        }
        points => {
            row.until(until, &format!("{points} pts"));
        }
    }
}

/// What the card costs now: what to pay, with the least gold, or what is short.
fn price(card: CardId, holding: &Holding, look: &Look, row: &mut Row) {
    let price = Price::of(card.card().cost, holding.bonuses.into(), holding.tokens.into());
    if price.due.is_none() {
        row.put_as("free", |text| look.paint.good(text));
    } else if price.is_payable() {
        row.put_as("pay ", |text| look.paint.good(text));
        let paid = (price.due - price.lacking).plus_n(Gem::Gold, price.gold_least());
        counts(paid, "", look, row);
    } else {
        let mut short = format!("short {}", price.gold_least() - price.gold);
        // More would not fit, and tell little.
        if price.lacking.iter().count() <= 3 {
            short.push_str(": ");
            price.lacking.iter().for_each(|(gem, n)| short.push_str(&format!("{}{n}", gem.letter())));
        }
        row.put_as(&short, |text| look.paint.faint(text));
    }
}

fn counts(gems: Gems, between: &str, look: &Look, row: &mut Row) {
    for (place, (gem, n)) in gems.iter().enumerate() {
        row.put(if place > 0 { between } else { "" });
        row.put_as(&format!("{}{n}", gem.letter()), |text| look.paint.gem(gem.letter(), text));
    }
}

/// The reserved cards of the one who looks, as far as they are known, priced like those on the table.
fn own_hand(shown: &Shown, look: &Look, table: &mut String) {
    let Some(holding) = look.eye.and_then(|seat| shown.seats.get(seat.index())) else { return };
    let hand: Vec<Option<CardId>> = holding.reserved.iter().map(|reserved| reserved.card).collect();
    if !hand.is_empty() {
        cards(&["Hand".into(), String::new(), String::new()], &hand, shown, look, table);
        rule('┴', table);
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
    head.until(POINTS_UNTIL, "pts").until(CARDS_UNTIL, "cards").until(NOBLES_UNTIL, "nobles");
    for gem in Gem::ALL {
        head.to(GEMS_AT + GEM_WIDTH * gem.index() + 2);
        head.put_as(&format!(" {} ", gem.letter()), |text| look.paint.gem(gem.letter(), text));
    }
    head.until(TOKENS_UNTIL, "held").put("  hand").end(table);

    let mut bank = Row::default();
    bank.put("  Bank");
    let lying = Gems::from(shown.bank);
    for gem in Gem::ALL {
        bank.to(GEMS_AT + GEM_WIDTH * gem.index() + 3).put(&lying.get(gem).to_string());
    }
    bank.end(table);
    for (seat, holding) in (0u8..).map(Seat).zip(&shown.seats) {
        player(seat, holding, shown.turn == seat && !shown.is_over(), look, table);
    }
    let legend = "w white  b blue  g green  r red  k black  a gold   2+1: two tokens and one bonus";
    Row::default().put_as(legend, |text| look.paint.faint(text)).end(table);
}

fn player(seat: Seat, holding: &Holding, turn: bool, look: &Look, table: &mut String) {
    let mut row = Row::default();
    let name: String = (look.names)(seat).chars().take(POINTS_UNTIL - 5).collect();
    row.put(if turn { "▸ " } else { "  " });
    row.put_as(&name, |text| if turn { look.paint.strong(text) } else { text.to_owned() });
    row.until(POINTS_UNTIL, &holding.points.to_string());
    row.until(CARDS_UNTIL, &holding.cards.len().to_string());
    row.until(NOBLES_UNTIL, &holding.nobles.len().to_string());
    let (tokens, bonuses) = (Gems::from(holding.tokens), Gems::from(holding.bonuses));
    for gem in Gem::ALL {
        row.to(GEMS_AT + GEM_WIDTH * gem.index() + 3);
        match (tokens.get(gem), bonuses.get(gem)) {
            (0, 0) => row.put_as("·", |text| look.paint.faint(text)),
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
