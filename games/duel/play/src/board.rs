//! The board of Splendor Duel in the terminal, in 80 columns: the spaces with bag, privileges and royal cards beside
//! them, the pyramid with what its cards cost the viewer, and a comparison of both players' progress towards victory.

use duel::{
    Ability, Body, Bonus, COLOUR_POINTS_TO_WIN, COLUMNS, CROWNS_TO_WIN, CardId, Colour, Gem, Kind, Open,
    POINTS_TO_WIN, Player, Reserved, RoyalId, SIDE, Space, TOKENS_MAX, View,
};
use kernel::{Awaiting, Seat};
use text::Value;

use jewels_play::board::{self as jewels, Layout, counts, gem};
use terminal::{Board, Look, Row, WIDTH};

/// The terminal board of Splendor Duel.
pub static BOARD: Board = Board {
    draw,
    kind,
    moves: |_| {
        vec![
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
        ]
    },
    colours: "cli-duel-colours",
    sets: &[&jewels_play::PIECES],
};

/// Returns the message with the name of an action.
fn kind(action: &str) -> &'static str {
    match action.split('.').next() {
        Some("V") => "cli-duel-kind-privilege",
        Some("F") => "cli-duel-kind-replenish",
        Some("T") => "cli-jewels-kind-take",
        Some("R") => "cli-jewels-kind-reserve",
        Some("B") => "cli-jewels-kind-buy",
        Some("C") => "cli-duel-kind-copy",
        Some("E") => "cli-duel-kind-effect",
        Some("S") => "cli-duel-kind-steal",
        Some("Q") => "cli-duel-kind-royal",
        _ => "cli-duel-kind-discard",
    }
}

const CARDS: Layout = Layout { at: 9, cards: 5, width: 14 };

/// Draws the board from the view's JSON.
fn draw(view: &str, look: &Look) -> Result<String, String> {
    let body = jewels::read(view, View::body, Open::body)?;
    let mut table = String::new();
    heading(&body, look, &mut table);
    board(&body, look, &mut table);
    CARDS.edge('┬', &mut table);
    for (level, columns) in (0u8..3).zip(COLUMNS).rev() {
        let row: Vec<_> = (0..columns).map(|column| body.face_up(level, column)).collect();
        cards(&jewels::label(level, body.deck_count(level), look), &row, &body, look, &mut table);
        CARDS.edge(if level == 0 { '┴' } else { '┼' }, &mut table);
    }
    own_hand(&body, look, &mut table);
    holdings(&body, look, &mut table);
    Ok(table)
}

fn is_over(body: &Body) -> bool {
    body.awaiting() == Awaiting::Over
}

/// Returns the player whose prices are shown.
fn eye<'a>(body: &'a Body, look: &Look) -> Option<&'a Player> {
    look.eye.and_then(|seat| body.seats().nth(seat.index()))
}

fn heading(body: &Body, look: &Look, table: &mut String) {
    let mut row = Row::default();
    let (story, state) = (look.story, jewels::told(body.awaiting(), look));
    let turn = [("turn", Value::Number(body.turn_number().into())), ("state", Value::Text(&state))];
    row.put_as("Splendor Duel", |text| story.paint().strong(text))
        .put(&story.say("board-duel-heading", &turn));
    if body.plays_again() && !is_over(body) {
        row.until(WIDTH, &story.say("board-duel-again", &[]));
    }
    row.end(table);
}

/// The columns of the letters, and of what lies beside the board.
const SPACES_AT: usize = 11;
const BESIDE_AT: usize = 25;

/// Draws the five rows of the board, and beside them the bag, the privileges and the royal cards that nobody has.
fn board(body: &Body, look: &Look, table: &mut String) {
    let story = look.story;
    let mut head = Row::default();
    head.put(&story.say("board-duel-board", &[])).to(SPACES_AT).put("a b c d e").to(BESIDE_AT);
    head.put(&story.say("board-duel-bag", &[])).put(" ");
    if body.bag.is_none() {
        head.put(&story.say("board-jewels-empty", &[]));
    }
    counts(body.bag, " ", look, &mut head);
    head.end(table);
    let mut royals = body.royals();
    for number in 0..SIDE as u8 {
        let mut row = Row::default();
        row.to(SPACES_AT - 3).put(&format!("{}  ", number + 1));
        for space in (0..SIDE as u8).filter_map(|column| Space::at(number, column)) {
            let letter = body.board().get(space).map_or('.', Kind::letter);
            row.put_as(&letter.to_string(), |text| gem(letter, text, look)).put(" ");
        }
        row.to(BESIDE_AT);
        match number {
            0 => {
                let privileges = [("privileges", Value::Number(body.supply().into()))];
                row.put(&story.say("board-duel-supply", &privileges));
            }
            _ => {
                if let Some(id) = royals.next() {
                    row.put(&royal(id, look));
                }
            }
        }
        row.end(table);
    }
}

fn royal(id: RoyalId, look: &Look) -> String {
    let royal = id.royal();
    let points = look.story.say("board-jewels-points", &[("points", Value::Number(royal.points.into()))]);
    let effect = royal.ability.map(|ability| look.story.say(effect(ability), &[]));
    let what: Vec<String> = [points].into_iter().chain(effect).collect();
    let args = [
        ("royal", Value::Text(&format!("Q.{id}"))),
        ("what", Value::Text(&what.join(&look.story.say("list-comma", &[])))),
    ];
    look.story.say("board-duel-royal", &args)
}

/// Returns the message with the name of an effect.
fn effect(ability: Ability) -> &'static str {
    match ability {
        Ability::PlayAgain => "board-duel-effect-again",
        Ability::TakeSameColour => "board-duel-effect-same",
        Ability::TakePrivilege => "board-duel-effect-privilege",
        Ability::StealToken => "board-duel-effect-steal",
    }
}

/// Writes one line of a card: number, bonus, points and crowns; the cost; the effect; or what it costs the viewer.
fn cards(label: &[String; 2], cards: &[Option<CardId>], body: &Body, look: &Look, table: &mut String) {
    let eye = eye(body, look);
    let lines = if eye.is_some() { 4 } else { 3 };
    CARDS.cards(label, cards, 0..lines, look, table, |line, card, until, row| match (line, eye) {
        (0, _) => face(card, until, look, row),
        (1, _) => counts(card.card().cost, "", look, row),
        (2, _) => effects(card, look, row),
        (_, Some(player)) => price(card, player, look, row),
        _ => {}
    });
}

/// Writes the number, the bonus with its colour, and points and crowns as `2p1c`.
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

/// Writes what the card costs the player now.
fn price(id: CardId, player: &Player, look: &Look, row: &mut Row) {
    if id.is_wild() && player.bonuses.is_none() {
        let nothing = look.story.say("board-duel-no-bonus", &[]);
        row.put_as(&nothing, |text| look.story.paint().faint(text));
        return;
    }
    jewels::price(&player.price(id), CARDS.width - 3, look, row);
}

/// Draws the viewer's reserved cards, as far as they are known, priced like those on the table.
fn own_hand(body: &Body, look: &Look, table: &mut String) {
    let Some(player) = eye(body, look) else { return };
    let hand: Vec<Option<CardId>> = player.hand().map(Reserved::card).collect();
    if !hand.is_empty() {
        let label = look.story.say("board-jewels-hand", &[]);
        cards(&[label, String::new()], &hand, body, look, table);
        CARDS.edge('┴', table);
    }
}

/// The columns at which the parts of the comparison end.
const POINTS_UNTIL: usize = 19;
const CROWNS_UNTIL: usize = 25;
const COLOUR_UNTIL: usize = 32;
const PRIVILEGES_UNTIL: usize = 35;
const GEMS_AT: usize = 36;
const GEM_WIDTH: usize = 4;
const TOKENS_UNTIL: usize = 68;

fn holdings(body: &Body, look: &Look, table: &mut String) {
    let mut head = Row::default();
    let heading = |id: &str| look.story.say(id, &[]);
    head.until(POINTS_UNTIL, &heading("board-jewels-head"));
    head.until(CROWNS_UNTIL, &heading("board-duel-head"));
    head.until(COLOUR_UNTIL, &heading("board-duel-head.colour"));
    head.until(PRIVILEGES_UNTIL, &heading("board-duel-head.privileges"));
    jewels::letters::<Gem>(GEMS_AT, GEM_WIDTH, look, &mut head);
    head.until(TOKENS_UNTIL, &heading("board-jewels-head.held"))
        .put(" ")
        .put(&heading("board-jewels-head.hand"))
        .end(table);
    for (seat, holder) in (0u8..).map(Seat).zip(body.seats()) {
        player(seat, holder, body.turn() == seat && !is_over(body), look, table);
    }
    let legend = look.story.say("board-duel-legend", &[]);
    Row::default().put_as(&legend, |text| look.story.paint().faint(text)).end(table);
}

/// Writes a player's progress towards each victory, and holdings.
fn player(seat: Seat, holder: &Player, turn: bool, look: &Look, table: &mut String) {
    let mut row = Row::default();
    jewels::name(seat, turn, POINTS_UNTIL - 8, look, &mut row);
    row.until(POINTS_UNTIL, &format!("{}/{POINTS_TO_WIN}", holder.points));
    row.until(CROWNS_UNTIL, &format!("{}/{CROWNS_TO_WIN}", holder.crowns));
    let colours = holder.colour_points;
    // If several colours have the most, the first counts.
    let best = Colour::ALL.into_iter().rev().max_by_key(|colour| colours.of(*colour));
    if let Some(best) = best.filter(|best| colours.of(*best) > 0) {
        let letter = best.letter();
        row.until(COLOUR_UNTIL, &format!("{}/{COLOUR_POINTS_TO_WIN}{letter}", colours.of(best)));
    } else {
        row.until(COLOUR_UNTIL, &format!("0/{COLOUR_POINTS_TO_WIN} "));
    }
    row.until(PRIVILEGES_UNTIL, &holder.privileges.to_string());
    jewels::tokens(holder.tokens, holder.bonuses, GEMS_AT + 1, GEM_WIDTH, look, &mut row);
    row.until(TOKENS_UNTIL, &format!("{}/{TOKENS_MAX}", holder.tokens.total()));
    jewels::hand(holder.hand(), &mut row);
    row.end(table);
}
