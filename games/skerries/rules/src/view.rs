//! The knowledge of a viewer, and its JSON form. A [`View`] has the layout of the truth, without the orders of others.

use kernel::{Agenda, Awaiting, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::body::{Body, ORDERS_EACH, Player, QUAY};
use crate::duty::Duty;
use crate::pieces::{Catch, Order};
use crate::setup::{PLAYERS, Setup, Weather};

/// The knowledge that one viewer has of a game. Its JSON form is permanent, except for added fields.
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
    /// Returns the position of the pieces, as far as the viewer knows it.
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

/// The JSON form of a view; `games/skerries/REFEREE.md` describes it field by field.
#[derive(Serialize, Deserialize)]
struct ViewForm {
    viewer: String,
    players: u8,
    weather: String,
    #[serde(skip_deserializing)]
    round: u32,
    turns: u32,
    first: Seat,
    turn: Seat,
    #[serde(skip_deserializing)]
    awaiting: AwaitingForm,
    /// The duties that remain, the next one last.
    agenda: Vec<String>,
    last_round: bool,
    quay: Vec<Catch>,
    stock: u8,
    storms: u8,
    strikes: u8,
    given: u8,
    #[serde(skip_deserializing)]
    needed: u8,
    lost: Vec<Catch>,
    seats: Vec<SeatForm>,
    #[serde(skip_deserializing)]
    scores: Vec<i16>,
    #[serde(skip_deserializing)]
    result: Option<ResultForm>,
}

#[derive(Serialize, Deserialize)]
struct SeatForm {
    oil: u8,
    catches: Vec<Catch>,
    /// The orders in hand; null for one that is not known.
    orders: Vec<Option<Order>>,
    delivered: Option<Order>,
    #[serde(skip_deserializing)]
    points: u8,
}

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

fn form(body: &Body, viewer: String) -> ViewForm {
    let players = usize::from(body.players);
    ViewForm {
        viewer,
        players: body.players,
        weather: body.weather.word().into(),
        round: body.round(),
        turns: body.turns,
        first: body.first,
        turn: body.turn,
        awaiting: match body.awaiting() {
            Awaiting::Decision(seat) => AwaitingForm::Decision { seat },
            Awaiting::Chance(chance) => AwaitingForm::Chance(chance.to_string()),
            Awaiting::Over => AwaitingForm::Over,
        },
        agenda: body.agenda.iter().map(duty_word).collect(),
        last_round: body.last_round,
        quay: body.quay().collect(),
        stock: body.stock,
        storms: body.storms,
        strikes: body.strikes,
        given: body.given,
        needed: body.needed(),
        lost: body.lost().collect(),
        seats: body.seats().map(seat_form).collect(),
        scores: body.scores()[..players].to_vec(),
        result: body.result().map(|result| ResultForm {
            places: result.places[..players].to_vec(),
            winners: result.winners().collect(),
            ended: result.ended.to_string(),
            decided: result.decided.to_string(),
        }),
    }
}

fn seat_form(player: &Player) -> SeatForm {
    let mut orders: Vec<_> = player.hand().map(Some).collect();
    orders.resize(player.hand_size.into(), None);
    SeatForm {
        oil: player.oil,
        catches: player.boat().collect(),
        orders,
        delivered: player.delivered,
        points: player.points(),
    }
}

/// The fault of a view that was read.
type Fault = &'static str;

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
        let known = body.seats().all(|player| player.hand.count_ones() == u32::from(player.hand_size));
        if of_all && known { Ok(Open(body)) } else { Err("not everything is open") }
    }
}

/// Reads a view without trusting it: every card must be in one place only.
fn read(form: ViewForm) -> Result<Body, Fault> {
    if !PLAYERS.contains(&form.players) || form.seats.len() != usize::from(form.players) {
        return Err("skerries has 2 to 6 seats");
    }
    if form.turn.0 >= form.players || form.first.0 >= form.players {
        return Err("it is the turn of a seat that does not exist");
    }
    let weather: Weather = form.weather.parse().map_err(|()| "no such weather")?;
    let setup = Setup::new(form.players, weather).map_err(|_| "no such set-up")?;
    let mut body = Body::new(&setup);
    if form.storms > body.storms || form.strikes > weather.strikes_max() || form.given > body.needed() {
        return Err("there are not that many storms");
    }
    if form.turns > kernel::TURNS_MAX {
        return Err("no game has so many turns");
    }
    body.turns = form.turns;
    body.first = form.first;
    body.turn = form.turn;
    body.last_round = form.last_round;
    body.storms = form.storms;
    body.strikes = form.strikes;
    body.given = form.given;
    body.agenda = Agenda::of([], Duty::FILLER);
    if form.agenda.len() > crate::body::AGENDA_MAX || form.quay.len() > QUAY {
        return Err("there is more than there is room for");
    }
    for word in form.agenda {
        body.agenda.push(duty(&word, form.players).ok_or("no such duty")?);
    }
    let mut cards = Catch::ALL;
    for (place, catch) in body.quay.iter_mut().zip(form.quay) {
        *place = Some(claim(&mut cards, catch)?);
    }
    for catch in form.lost {
        body.lost |= claim(&mut cards, catch)?.bit();
    }
    let mut orders = Order::ALL;
    let mut oil = u16::from(form.stock);
    for (player, form) in body.seats.iter_mut().zip(form.seats) {
        *player = read_seat(form, &mut cards, &mut orders)?;
        oil += u16::from(player.oil);
    }
    body.stock = form.stock;
    if oil != u16::from(form.players * crate::OIL_EACH) {
        return Err("oil is missing, or there is too much");
    }
    let unknown: u32 =
        body.seats().map(|player| u32::from(player.hand_size) - player.hand.count_ones()).sum();
    if unknown > orders.count_ones() {
        return Err("there are not that many orders");
    }
    check_duties(&body)?;
    Ok(body)
}

fn read_seat(form: SeatForm, cards: &mut u64, orders: &mut u64) -> Result<Player, Fault> {
    let mut player = Player { oil: form.oil, ..Player::default() };
    for catch in form.catches {
        player.boat |= claim(cards, catch)?.bit();
    }
    if form.orders.len() + usize::from(form.delivered.is_some()) > ORDERS_EACH.into() {
        return Err("a player has two orders");
    }
    player.hand_size = form.orders.len() as u8;
    for order in form.orders.into_iter().flatten() {
        player.hand |= claim(orders, order)?.bit() as u16;
    }
    player.delivered = form.delivered.map(|order| claim(orders, order)).transpose()?;
    Ok(player)
}

/// Removes a card from those that were in no place yet.
fn claim<const MOST: u8>(
    set: &mut u64,
    card: crate::pieces::Numbered<MOST>,
) -> Result<crate::pieces::Numbered<MOST>, Fault> {
    if *set & card.bit() == 0 {
        return Err("a card is in two places");
    }
    *set &= !card.bit();
    Ok(card)
}

/// Checks that what is still to be done can be done: a player who has to decide has a choice, and a card that is drawn
/// has a place.
fn check_duties(body: &Body) -> Result<(), Fault> {
    let can = match body.agenda.top() {
        Some(Duty::Act) => body.action_count() > 0,
        Some(Duty::Watch(_)) => body.awaiting().seat().is_some_and(|seat| body.seat(seat).oil > 0),
        Some(Duty::Jettison(_)) => body.awaiting().seat().is_some_and(|seat| body.seat(seat).boat > 0),
        Some(Duty::Deliver(_)) => body.awaiting().seat().is_some_and(|seat| body.seat(seat).hand_size > 0),
        Some(Duty::LayOut | Duty::Refill) => body.quay.contains(&None) && body.unseen() > 0,
        Some(Duty::DealOrder(_)) => body.orders_unseen() > 0,
        Some(Duty::DealCatch(_)) => body.unseen() > 0,
        Some(Duty::EndTurn) => false,
        None => true,
    };
    if can { Ok(()) } else { Err("what is to be done cannot be done") }
}

fn duty_word(duty: Duty) -> String {
    let (word, count) = duty.word();
    if matches!(duty, Duty::LayOut | Duty::Act | Duty::Refill | Duty::EndTurn) {
        word.into()
    } else {
        format!("{word} {count}")
    }
}

/// Returns the duty of a word, with its count.
fn duty(text: &str, players: u8) -> Option<Duty> {
    let (word, count) = text.split_once(' ').unwrap_or((text, "0"));
    let duty = Duty::of_word(word, count.parse().ok()?)?;
    let below = if word == "deal_order" { players * ORDERS_EACH } else { players };
    (duty.code()[1] < below && duty_word(duty) == text).then_some(duty)
}
