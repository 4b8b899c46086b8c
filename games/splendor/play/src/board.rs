//! The board of Splendor in the terminal, in 80 columns: cards with what they cost the viewer, and a comparison of all
//! players' tokens and bonuses.

mod orient;

use kernel::{Awaiting, Seat};
use splendor::{
    Body, COLUMNS, CardId, CityGap, Gem, Kind, Module, Modules, Open, POINTS_TO_END, Player, PostId,
    Reserved, Setup, TOKENS_MAX, View,
};
use text::Value;

use jewels_play::board::{self as jewels, Layout, counts, gem};
use terminal::{Board, Look, Move, Row, WIDTH};

/// The terminal board of Splendor.
pub static BOARD: Board =
    Board { draw, kind, moves, colours: "cli-splendor-colours", sets: &[&jewels_play::PIECES] };

/// Returns the notation of moves, without those of modules that are not played.
fn moves(setup: &str) -> Vec<Move> {
    let modules = setup.parse().map_or(Modules::NONE, |setup: Setup| setup.modules());
    let mut moves = vec![
        ("T.wbg  T.kk", "cli-splendor-move-take"),
        ("R.47   R.L2", "cli-splendor-move-reserve"),
        ("B.47   B.47+w1k2", "cli-splendor-move-buy"),
        ("D.wa", "cli-splendor-move-return"),
    ];
    if modules.has(Module::Cities) {
        moves.push(("Y.3", "cli-splendor-move-take-city"));
    } else {
        moves.push(("N.5", "cli-splendor-move-receive"));
    }
    if modules.has(Module::Strongholds) {
        moves.push(("S.47 M.1-2 X.47", "cli-splendor-move-stronghold"));
        moves.push(("Q.47 Q.47+w1 W", "cli-splendor-move-conquer"));
    }
    if modules.has(Module::Posts) {
        moves.push(("T.wwb  T.w", "cli-splendor-move-post"));
    }
    if modules.has(Module::Orient) {
        moves.push(("B.47+w2*1 B.118-12-14", "cli-splendor-move-orient"));
        moves.push(("R.O2   R.N5", "cli-splendor-move-orient-deck"));
        moves.push(("C.r    F.12", "cli-splendor-move-effect"));
    }
    moves.push(("P", "cli-splendor-move-pass"));
    moves
}

/// Returns the message with the name of an action.
fn kind(action: &str) -> &'static str {
    match action.split('.').next() {
        Some("T") => "cli-jewels-kind-take",
        Some("R") => "cli-jewels-kind-reserve",
        Some("B") => "cli-jewels-kind-buy",
        Some("D") => "cli-splendor-kind-return",
        Some("N") => "cli-splendor-kind-receive",
        Some("Y") => "cli-splendor-kind-take-city",
        Some("S") => "cli-splendor-kind-place",
        Some("M") => "cli-splendor-kind-move",
        Some("X") => "cli-splendor-kind-remove",
        Some("Q") => "cli-splendor-kind-conquer",
        Some("W") => "cli-splendor-kind-waive",
        Some("C") => "cli-splendor-kind-copy",
        Some("F") => "cli-splendor-kind-free",
        _ => "cli-splendor-kind-pass",
    }
}

const CARDS: Layout = Layout { at: 8, cards: COLUMNS, width: 18 };

/// Draws the board from the view's JSON.
fn draw(view: &str, look: &Look) -> Result<String, String> {
    let body = jewels::read(view, View::body, Open::body)?;
    let mut table = String::new();
    heading(&body, look, &mut table);
    if body.modules().has(Module::Cities) {
        cities(&body, look, &mut table);
    } else {
        nobles(&body, look, &mut table);
    }
    if body.modules().has(Module::Posts) {
        posts(&body, look, &mut table);
    }
    if body.modules().has(Module::Strongholds) {
        supplies(&body, look, &mut table);
    }
    CARDS.edge('┬', &mut table);
    for level in (0..3).rev() {
        let row: Vec<_> = (0..COLUMNS as u8).map(|column| body.face_up(level, column)).collect();
        cards(&jewels::label(level, body.deck_count(level), look), &row, &body, look, &mut table);
        towers(&row, &body, look, &mut table);
        CARDS.edge(if level == 0 { '┴' } else { '┼' }, &mut table);
    }
    if body.modules().has(Module::Orient) {
        orient::rows(&body, look, &mut table);
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
    let story = look.story;
    let state = jewels::told(body.awaiting(), look);
    let round = [("round", Value::Number(body.round().into())), ("state", Value::Text(&state))];
    row.put_as("Splendor", |text| story.paint().strong(text))
        .put(&story.say("board-splendor-heading", &round));
    if !is_over(body) {
        row.until(
            WIDTH,
            &if body.last_round() {
                story.say("board-splendor-last-round", &[])
            } else if body.modules().has(Module::Cities) {
                story.say("board-splendor-goal-city", &[])
            } else {
                story.say("board-splendor-goal", &[("points", Value::Number(POINTS_TO_END.into()))])
            },
        );
    }
    row.end(table);
}

fn nobles(body: &Body, look: &Look, table: &mut String) {
    let mut row = Row::default();
    row.put(&look.story.say("board-splendor-nobles", &[])).to(CARDS.at);
    for noble in body.nobles() {
        row.put(&format!("N.{noble} "));
        counts(noble.needs(), " ", look, &mut row);
        row.put("  ");
    }
    if body.nobles().next().is_none() {
        row.put(&look.story.say("board-splendor-none-left", &[]));
    }
    row.end(table);
}

/// Draws the cities, each with its requirements and what the viewer lacks.
fn cities(body: &Body, look: &Look, table: &mut String) {
    let say = |id: &str| look.story.say(id, &[]);
    let mut label = say("board-splendor-cities");
    for id in body.cities() {
        let (city, mut row) = (id.city(), Row::default());
        row.put(&std::mem::take(&mut label)).to(CARDS.at).put(&format!("Y.{id}")).to(CARDS.at + 6);
        let points = [("points", Value::Number(city.points.into()))];
        row.put(&look.story.say("board-jewels-points", &points)).put(" ");
        counts(city.needs, " ", look, &mut row);
        if city.any_same > 0 {
            row.put(&format!(" ={}", city.any_same));
        }
        if let Some(player) = eye(body, look) {
            let gap = city.lacking(player.points, player.bonuses);
            let CityGap { points, bonuses, same } = gap;
            if !gap.is_none() {
                row.to(CARDS.at + 40).put(&say("board-splendor-lacking")).put(" ");
            }
            if points > 0 {
                let points = [("points", Value::Number(points.into()))];
                row.put(&look.story.say("board-jewels-points", &points)).put(" ");
            }
            counts(bonuses, " ", look, &mut row);
            if same > 0 {
                row.put(&format!(" ={same}"));
            }
        }
        row.end(table);
    }
}

/// Draws the trading posts, each with its requirements, its power, and the players with a shield on it.
fn posts(body: &Body, look: &Look, table: &mut String) {
    let mut label = look.story.say("board-splendor-posts", &[]);
    for id in PostId::all() {
        let (post, mut row) = (id.post(), Row::default());
        row.put(&std::mem::take(&mut label)).to(CARDS.at).put(&format!("{id} "));
        counts(post.needs, " ", look, &mut row);
        if post.nobles > 0 {
            row.put(" ").put(&look.story.say("board-splendor-post-noble", &[]));
        }
        row.to(CARDS.at + 18).put(&look.story.say(POWERS[usize::from(id.row()) - 1], &[]));
        row.to(CARDS.at + 46);
        if post.nobles > 0 && body.modules().has(Module::Cities) {
            row.put(&look.story.say("board-splendor-post-closed", &[]));
        }
        let owners: Vec<_> = Seat::all(body.players()).filter(|&seat| body.seat(seat).has_post(id)).collect();
        for (place, &seat) in owners.iter().enumerate() {
            row.put(if place > 0 { ", " } else { "" });
            let room = SHIELDS_WIDTH - 2 * (owners.len() - 1);
            jewels::short_name(seat, body.players(), room / owners.len(), look, &mut row);
        }
        row.end(table);
    }
}

/// The powers of the posts in few words.
const POWERS: [&str; 5] = [
    "board-splendor-post-token",
    "board-splendor-post-third",
    "board-splendor-post-gold",
    "board-splendor-post-five",
    "board-splendor-post-each",
];
/// The columns beside a post for the names of all who have a shield on it.
const SHIELDS_WIDTH: usize = WIDTH - CARDS.at - 46;

/// Writes one line of a card: number, bonus and points; the cost; or what it costs the viewer.
fn cards(label: &[String; 2], cards: &[Option<CardId>], body: &Body, look: &Look, table: &mut String) {
    let eye = eye(body, look);
    let lines = if eye.is_some() { 3 } else { 2 };
    CARDS.cards(label, cards, 0..lines, look, table, |line, card, until, row| match (line, eye) {
        (0, _) => face(card, until, look, row),
        (1, _) if card.is_of_orient() => orient::cost(card, look, row),
        (1, _) => counts(card.card().cost, " ", look, row),
        // `cities 19`: what another player's strongholds keep has no price.
        (_, Some(_)) if is_kept(card, body, look) => {
            let kept = look.story.say("board-splendor-kept", &[]);
            row.put_as(&kept, |text| look.story.paint().faint(text));
        }
        // A card that costs bonuses has no price in gems.
        (_, Some(player)) if card.card().cost.is_none() => orient::missing(card, player, look, row),
        (_, Some(player)) => jewels::price(&player.price(card), CARDS.width - 3, look, row),
        _ => {}
    });
}

/// Returns whether another player than the one whose prices are shown has strongholds on a card.
fn is_kept(card: CardId, body: &Body, look: &Look) -> bool {
    body.strongholds_on(card).is_some_and(|(owner, _)| look.eye != Some(owner))
}

fn face(card: CardId, until: usize, look: &Look, row: &mut Row) {
    row.put_as(&format!("#{card}"), |text| look.story.paint().strong(text)).put(" ");
    if let Some(colour) = card.card().bonus {
        let bonus = colour.letter();
        let twice = usize::from(card.card().gives.total());
        row.put_as(&format!("+{}", bonus.to_string().repeat(twice)), |text| gem(bonus, text, look));
    }
    orient::effect(card, look, row);
    match card.card().points {
        0 => {}
        points => {
            let points = look.story.say("board-jewels-points", &[("points", Value::Number(points.into()))]);
            row.until(until, &points);
        }
    }
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

/// A stronghold, as it is drawn.
const TOWER: &str = "▲";
/// The maximum number of columns of a name beside strongholds: three of them and their name fit a card, and four players
/// fit a line.
const TOWER_WIDTH: usize = 9;

/// Draws the strongholds that stand on the cards of a row, each with its owner, if there are any.
fn towers(row: &[Option<CardId>], body: &Body, look: &Look, table: &mut String) {
    let standing = |card: CardId| body.strongholds_on(card);
    if !row.iter().flatten().any(|&card| standing(card).is_some()) {
        return;
    }
    let none = [String::new(), String::new()];
    // Behind the lines of the cards.
    CARDS.cards(&none, row, 2..3, look, table, |_, card, _, row| {
        if let Some((owner, count)) = standing(card) {
            tower(owner, count, body, look, row);
        }
    });
}

/// Draws how many strongholds each player has left.
fn supplies(body: &Body, look: &Look, table: &mut String) {
    let mut row = Row::default();
    row.put(&look.story.say("board-splendor-strongholds", &[]));
    for (seat, player) in (0u8..).map(Seat).zip(body.seats()) {
        row.to(CARDS.at + CARDS.width * seat.index());
        row.put("  ");
        tower(seat, player.strongholds_left(), body, look, &mut row);
    }
    row.end(table);
}

/// Draws a number of strongholds and their owner.
fn tower(owner: Seat, count: u8, body: &Body, look: &Look, row: &mut Row) {
    let towers = if count == 0 { "·".to_owned() } else { TOWER.repeat(count.into()) };
    row.put_as(&towers, |text| look.story.paint().strong(text)).put(" ");
    jewels::short_name(owner, body.players(), TOWER_WIDTH, look, row);
}

/// The columns at which the parts of the comparison end.
const POINTS_UNTIL: usize = 17;
const CARDS_UNTIL: usize = 23;
const NOBLES_UNTIL: usize = 30;
const GEMS_AT: usize = 31;
const GEM_WIDTH: usize = 5;
const TOKENS_UNTIL: usize = 67;

fn holdings(body: &Body, look: &Look, table: &mut String) {
    let mut head = Row::default();
    let heading = |id: &str| look.story.say(id, &[]);
    head.until(POINTS_UNTIL, &heading("board-jewels-head"))
        .until(CARDS_UNTIL, &heading("board-jewels-head.cards"));
    let cities = body.modules().has(Module::Cities);
    head.until(
        NOBLES_UNTIL,
        &heading(if cities { "board-splendor-city" } else { "board-jewels-head.nobles" }),
    );
    jewels::letters::<Gem>(GEMS_AT + 2, GEM_WIDTH, look, &mut head);
    head.until(TOKENS_UNTIL, &heading("board-jewels-head.held"))
        .put("  ")
        .put(&heading("board-jewels-head.hand"))
        .end(table);

    let mut bank = Row::default();
    bank.put("  ").put(&look.story.say("board-splendor-bank", &[]));
    for gem in Gem::ALL {
        bank.to(GEMS_AT + GEM_WIDTH * gem.index() + 3).put(&body.bank.get(gem).to_string());
    }
    bank.end(table);
    for (seat, holder) in (0u8..).map(Seat).zip(body.seats()) {
        player(seat, holder, body.turn() == seat && !is_over(body), look, table);
    }
    let legend = look.story.say("board-splendor-legend", &[]);
    Row::default().put_as(&legend, |text| look.story.paint().faint(text)).end(table);
}

fn player(seat: Seat, holder: &Player, turn: bool, look: &Look, table: &mut String) {
    let mut row = Row::default();
    jewels::name(seat, turn, POINTS_UNTIL - 5, look, &mut row);
    row.until(POINTS_UNTIL, &holder.points.to_string());
    row.until(CARDS_UNTIL, &holder.cards.to_string());
    let city = holder.city().map(|city| format!("Y.{city}"));
    row.until(NOBLES_UNTIL, &city.unwrap_or_else(|| holder.nobles().count().to_string()));
    jewels::tokens(holder.tokens, holder.bonuses, GEMS_AT + 3, GEM_WIDTH, look, &mut row);
    row.until(TOKENS_UNTIL, &format!("{}/{TOKENS_MAX}", holder.tokens.total())).put(" ");
    jewels::hand(holder.hand(), &mut row);
    row.end(table);
}
