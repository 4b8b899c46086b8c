//! The knowledge of a viewer, and its JSON form. Nothing is hidden, so that two [`View`]s of a state differ in their
//! viewers only.

use kernel::{Awaiting, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::body::{AGENDA_MAX, Body, NEUTRAL, NONE, RANKED, ROUNDS, SQUARES};
use crate::cell::Cell;
use crate::duty::Duty;
use crate::form::fields;
use crate::money::{Card, NO_CARD, OPEN, Payment, Purse};
use crate::pay;
use crate::points::Points;
use crate::setup::{PLAYERS, Setup, Walls};
use crate::tile::Tile;
use crate::walk::Walk;

/// The knowledge that one viewer has of a game: everything. Its JSON form is permanent, except for added fields.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "ViewForm", into = "ViewForm")]
pub struct View {
    pub(crate) body: Body,
    pub(crate) viewer: Viewer,
}

/// The open view, which hides nothing: for local tools and for games that are over. Its JSON form is that of a
/// [`View`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "ViewForm", into = "ViewForm")]
pub struct Open(pub(crate) Body);

impl Open {
    /// Returns the position of the pieces.
    pub fn body(&self) -> &Body {
        &self.0
    }
}

impl View {
    /// Returns the position of the pieces.
    pub fn body(&self) -> &Body {
        &self.body
    }

    /// Returns the viewer.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }
}

/// The viewer of the open view.
const ALL: &str = "all";

/// The JSON form of a view; `games/alhambra/REFEREE.md` describes it field by field.
#[derive(Serialize, Default)]
struct ViewForm {
    viewer: String,
    players: u8,
    walls: String,
    turns: u32,
    first: Option<Seat>,
    turn: Option<Seat>,
    awaiting: AwaitingForm,
    /// The duties that remain, the next one last.
    agenda: Vec<String>,
    market: Vec<Option<Tile>>,
    /// The seat that got the last tile of each square.
    won: Vec<Option<Seat>>,
    open: Vec<Option<Card>>,
    discard: Vec<Card>,
    /// The number of money cards in each pile of the deck.
    piles: Vec<u8>,
    deck: u8,
    came: u8,
    scored: u8,
    bought: Vec<Tile>,
    paying: Option<PayingForm>,
    bag: Vec<Tile>,
    neutral: Vec<Tile>,
    seats: Vec<SeatForm>,
    /// The points of every player in each round, for majorities and for the wall: the seats, then the neutral player.
    rounds: Vec<Vec<(u8, u8)>>,
    scores: Vec<i16>,
    neutral_score: i16,
    result: Option<ResultForm>,
}

fields!(ViewForm {
    viewer, players, walls, turns, agenda, market, won, open, discard, piles, came, scored, bought, neutral, seats, rounds
} { first, turn, paying });

#[derive(Serialize, Default)]
struct PayingForm {
    tile: Option<Tile>,
    cards: Payment,
}

fields!(PayingForm { cards } { tile });

#[derive(Serialize, Default)]
struct SeatForm {
    hand: Vec<Card>,
    reserve: Vec<Tile>,
    built: Vec<(Tile, Cell)>,
    wall: u8,
}

fields!(SeatForm { hand, reserve, built } {});

#[derive(Serialize, Default)]
#[serde(rename_all = "snake_case")]
enum AwaitingForm {
    Decision {
        seat: Seat,
    },
    Chance(String),
    #[default]
    Over,
}

#[derive(Serialize)]
struct ResultForm {
    places: Vec<u8>,
    winners: Vec<Seat>,
    ended: String,
    decided: String,
}

impl From<View> for ViewForm {
    fn from(view: View) -> ViewForm {
        form(&view.body, view.viewer.to_string())
    }
}

impl From<Open> for ViewForm {
    fn from(open: Open) -> ViewForm {
        form(&open.0, ALL.into())
    }
}

/// Returns the indices of those who can score in a game with this number of players: the seats, and with two players
/// the neutral player.
fn ranked(players: u8) -> impl Iterator<Item = usize> {
    (0..RANKED).filter(move |&at| at < usize::from(players) || (at == NEUTRAL && players == 2))
}

fn form(body: &Body, viewer: String) -> ViewForm {
    let players = usize::from(body.players);
    let paying = body
        .paying()
        .and_then(|(square, cards)| Some(PayingForm { tile: Some(body.on_square(square)?), cards }));
    ViewForm {
        viewer,
        players: body.players,
        walls: body.walls.word().into(),
        turns: body.turns,
        first: Some(body.first),
        turn: Some(body.turn),
        awaiting: match body.awaiting() {
            Awaiting::Decision(seat) => AwaitingForm::Decision { seat },
            Awaiting::Chance(chance) => AwaitingForm::Chance(chance.to_string()),
            Awaiting::Over => AwaitingForm::Over,
        },
        agenda: body.agenda.iter().map(Duty::text).collect(),
        market: (0..SQUARES).map(|square| body.on_square(square)).collect(),
        won: (0..SQUARES).map(|square| body.winner(square)).collect(),
        open: body.open.iter().map(|&kind| (kind != NO_CARD).then(|| Card::at(kind))).collect(),
        discard: body.discard.cards().collect(),
        piles: body.piles.to_vec(),
        deck: body.deck.len() as u8,
        came: body.came,
        scored: body.scored,
        bought: body.bought().collect(),
        paying,
        bag: body.bag().collect(),
        neutral: body.neutral().collect(),
        seats: Seat::all(body.players).map(|seat| seat_form(body, seat)).collect(),
        rounds: body
            .rounds
            .iter()
            .map(|round| ranked(body.players).map(|at| (round[at].kinds, round[at].wall)).collect())
            .collect(),
        scores: body.scores()[..players].to_vec(),
        neutral_score: body.neutral_points(),
        result: body.result().map(|result| ResultForm {
            places: result.places[..players].to_vec(),
            winners: result.winners().collect(),
            ended: result.ended.to_string(),
            decided: result.decided.to_string(),
        }),
    }
}

fn seat_form(body: &Body, seat: Seat) -> SeatForm {
    SeatForm {
        hand: body.hand(seat).cards().collect(),
        reserve: body.reserve(seat).collect(),
        built: body.built(seat).collect(),
        wall: body.wall(seat),
    }
}

/// The fault of a view that was read.
type Fault = String;

impl TryFrom<ViewForm> for View {
    type Error = Fault;

    fn try_from(form: ViewForm) -> Result<View, Fault> {
        let viewer = form.viewer.parse().map_err(|_| "no such viewer")?;
        Ok(View { body: read(form)?, viewer })
    }
}

impl TryFrom<ViewForm> for Open {
    type Error = Fault;

    fn try_from(form: ViewForm) -> Result<Open, Fault> {
        let of_all = form.viewer == ALL;
        let body = read(form)?;
        if of_all { Ok(Open(body)) } else { Err("this is not the open view".into()) }
    }
}

/// Returns a list as an array of a known length.
fn exactly<'a, T, const N: usize>(what: &str, list: &'a [T]) -> Result<&'a [T; N], Fault> {
    list.try_into().map_err(|_| wrong_length(what, list.len(), N))
}

fn wrong_length(what: &str, found: usize, expected: usize) -> Fault {
    format!("there are {found} {what}, not {expected}")
}

/// Reads a view without trusting it: every tile and every card must be in one place only, and every board must follow
/// the rules.
fn read(form: ViewForm) -> Result<Body, Fault> {
    if !PLAYERS.contains(&form.players) || form.seats.len() != usize::from(form.players) {
        return Err("alhambra has 2 to 6 seats".into());
    }
    let seat = |seat: Option<Seat>| seat.filter(|seat| seat.0 < form.players);
    let (Some(first), Some(turn)) = (seat(form.first), seat(form.turn)) else {
        return Err("it is the turn of a seat that does not exist".into());
    };
    let walls: Walls = form.walls.parse().map_err(|error: kernel::SetupError| error.to_string())?;
    let setup = Setup::new(form.players, walls).map_err(|error| error.to_string())?;
    let mut body = Body::new(&setup);
    if form.turns > kernel::TURNS_MAX {
        return Err("no game has so many turns".into());
    }
    (body.turns, body.first, body.turn) = (form.turns, first, turn);
    (body.came, body.scored) = (form.came, form.scored);
    if body.came > 2 || body.scored > body.came {
        return Err("there are two scoring cards, which are scored when they have come".into());
    }
    if form.agenda.len() > AGENDA_MAX {
        return Err("there is more to be done than there can be".into());
    }
    for text in &form.agenda {
        body.agenda
            .push(Duty::of_text(text).ok_or_else(|| format!("no such duty: {}", kernel::typed(text)))?);
    }
    read_tiles(&mut body, &form)?;
    read_money(&mut body, &form)?;
    for (round, form) in body.rounds.iter_mut().zip(exactly::<_, ROUNDS>("rounds", &form.rounds)?) {
        let places: Vec<usize> = ranked(setup.players()).collect();
        if form.len() != places.len() {
            return Err("a round has points for everybody who can score".into());
        }
        for (at, &(kinds, wall)) in places.into_iter().zip(form) {
            round[at] = Points { kinds, wall };
        }
    }
    if let Some(PayingForm { tile, cards }) = form.paying {
        let square = tile.and_then(|tile| body.square_of(tile));
        body.paying = square.ok_or("what is paid for lies on the market")? as u8;
        body.chain = cards.0;
    }
    check_agenda(&body)?;
    Seat::all(body.players).for_each(|seat| body.recount(seat));
    Ok(body)
}

/// Removes a tile from those that were in no place yet.
fn claim(bag: &mut u64, tile: Tile) -> Result<u64, Fault> {
    if *bag & tile.bit() == 0 {
        return Err(format!("the tile {tile} is in two places"));
    }
    *bag &= !tile.bit();
    Ok(tile.bit())
}

fn read_tiles(body: &mut Body, form: &ViewForm) -> Result<(), Fault> {
    let market: &[_; SQUARES] = exactly("squares", &form.market)?;
    let won: &[_; SQUARES] = exactly("squares", &form.won)?;
    for (square, tile) in market.iter().enumerate() {
        if let Some(tile) = *tile {
            claim(&mut body.bag, tile)?;
            body.market[square] = tile.index() as u8;
        }
    }
    for (square, seat) in won.iter().enumerate() {
        if let Some(Seat(seat)) = *seat {
            if seat >= body.players || body.market[square] == NONE {
                return Err("nobody can have got this last tile".into());
            }
            body.won[square] = seat;
        }
    }
    for &tile in &form.bought {
        body.bought |= claim(&mut body.bag, tile)?;
    }
    if !form.neutral.is_empty() && !body.has_neutral() {
        return Err("there is no neutral player".into());
    }
    for &tile in &form.neutral {
        body.neutral |= claim(&mut body.bag, tile)?;
    }
    for (at, seat) in form.seats.iter().enumerate() {
        for &tile in &seat.reserve {
            body.reserve[at] |= claim(&mut body.bag, tile)?;
        }
        for &(tile, cell) in &seat.built {
            body.built[at] |= claim(&mut body.bag, tile)?;
            body.places[tile.index()] = [cell.x(), cell.y()];
        }
        if !Walk::is_sound(body.board(Seat(at as u8))) {
            return Err(format!("the board of seat {at} breaks the building rules"));
        }
    }
    Ok(())
}

fn read_money(body: &mut Body, form: &ViewForm) -> Result<(), Fault> {
    fn deal(deck: &mut Purse, card: Card) -> Result<Card, Fault> {
        if deck.count(card) == 0 {
            return Err(format!("there are too many cards {card}"));
        }
        deck.take(card);
        Ok(card)
    }
    let open: &[_; OPEN] = exactly("places for open money", &form.open)?;
    for (place, card) in open.iter().enumerate() {
        if let Some(card) = *card {
            body.open[place] = deal(&mut body.deck, card)?.kind();
        }
    }
    for &card in &form.discard {
        body.discard.put(deal(&mut body.deck, card)?);
    }
    for (at, seat) in form.seats.iter().enumerate() {
        for &card in &seat.hand {
            body.hands[at].put(deal(&mut body.deck, card)?);
        }
    }
    body.piles = *exactly("piles", &form.piles)?;
    let in_piles: u32 = body.piles.iter().map(|&left| u32::from(left)).sum();
    // Before the deck is split there are no piles.
    let is_set_up = matches!(body.agenda.top(), Some(Duty::Deal(_) | Duty::LayOpen));
    let expected = if is_set_up { 0 } else { body.deck.len() };
    if in_piles != expected {
        return Err(format!("there are {in_piles} cards in the piles, not {expected}"));
    }
    Ok(())
}

/// Checks that the agenda is a possible one and can be done: a player who has to decide has a choice, and a piece that
/// is drawn has a place.
fn check_agenda(body: &Body) -> Result<(), Fault> {
    let duties: Vec<Duty> = body.agenda.iter().collect();
    let has_room = body.open.contains(&NO_CARD);
    let holds = match duties[..] {
        [] => body.bought == 0,
        [Duty::Turn, Duty::Market, Duty::Neutral(_), Duty::LayOpen, Duty::Deal(seat)] => {
            seat < body.players && body.turns == 0 && !body.deck.is_empty()
        }
        [Duty::Turn, Duty::Market, Duty::Neutral(_), Duty::LayOpen] => has_room && !body.deck.is_empty(),
        [Duty::Turn, Duty::Market, Duty::Neutral(left)] | [Duty::Turn, Duty::Neutral(left)] => {
            left > 0 && body.bag != 0 && body.has_neutral()
        }
        [Duty::Turn, Duty::Market] => body.market.contains(&NONE) && body.bag != 0,
        [Duty::Turn, Duty::Market, Duty::Money] => {
            has_room && (!body.deck.is_empty() || body.round_due().is_some())
        }
        [Duty::EndTurn, Duty::Place, Duty::Act] => true,
        [Duty::EndTurn, Duty::Place, Duty::Pay] => is_paying(body),
        [Duty::EndTurn, Duty::Place] => body.bought != 0,
        [Duty::Finish, Duty::Last(placed)] => placed < body.players && body.won_by(body.acting()) != 0,
        _ => false,
    };
    let is_turn = matches!(duties[..], [Duty::EndTurn, ..]);
    let is_payment = matches!(duties[..], [.., Duty::Pay]);
    let has_won = body.won.iter().any(|&seat| seat != NONE);
    let is_last = matches!(duties[..], [Duty::Finish, ..]);
    if holds && (is_turn || body.bought == 0) && is_payment == (body.paying != NONE) && (is_last || !has_won)
    {
        Ok(())
    } else {
        Err("what is to be done cannot be done".into())
    }
}

/// Returns whether a payment is being laid down that can go on or end.
fn is_paying(body: &Body) -> bool {
    let Some((square, chain)) = body.paying() else { return false };
    let Some(tile) = body.on_square(square) else { return false };
    let (price, hand) = (tile.price(), body.purse(body.turn, square));
    chain.is_within(hand)
        && (pay::follow(price, hand, chain).next().is_some() || pay::is_enough(price, chain))
}
