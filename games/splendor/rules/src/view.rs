//! What a viewer knows, and its JSON form.
//!
//! A [`View`] has the layout of the truth, but a card that another player drew from a deck is a
//! [`crate::Reserved::Hidden`] in it, and lies among the cards that may still come. It is made only by
//! [`kernel::Game::view`], or read from what a server sent.

use jewels::form::{self, AwaitingForm, Fault, ReservedForm, ResultForm, RowForm};
use jewels::{LEVELS, SLOTS};
use kernel::{Draw, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::body::{Body, COLUMNS, Player};
use crate::data::{CardId, NobleId};
use crate::duty::Duty;
use crate::gems::Gems;

/// What one viewer knows of a game. Its JSON form is permanent, but for fields that are added.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "ViewForm", into = "ViewForm")]
pub struct View {
    pub(crate) body: Body,
    pub(crate) viewer: Viewer,
}

/// The open view of everything, for local tools and for games that are over. Its JSON form is that of a [`View`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "ViewForm", into = "ViewForm")]
pub struct Open(pub(crate) Body);

jewels::view_of_body!();
jewels::open_of_body!();

impl View {
    /// Fills in what is hidden: any cards that may still come, each equally likely.
    pub(crate) fn complete(&self, chance: &mut impl Draw) -> Body {
        let mut body = self.body;
        for seat in &mut body.seats[..usize::from(body.players)] {
            seat.hand.complete(&mut body.unseen, chance);
        }
        body
    }
}

/// The JSON form of a view; `games/splendor/REFEREE.md` describes it field by field.
#[derive(Serialize, Deserialize)]
struct ViewForm {
    viewer: String,
    players: u8,
    #[serde(skip_deserializing)]
    round: u32,
    turns: u32,
    turn: Seat,
    #[serde(skip_deserializing)]
    awaiting: AwaitingForm,
    /// What is still to be done, the next thing last.
    agenda: Vec<String>,
    passes: u8,
    #[serde(with = "form::counts")]
    bank: Gems,
    rows: Vec<RowForm<CardId>>,
    nobles: Vec<NobleId>,
    seats: Vec<SeatForm>,
    #[serde(skip_deserializing)]
    last_round: bool,
    #[serde(skip_deserializing)]
    scores: Vec<i16>,
    #[serde(skip_deserializing)]
    result: Option<ResultForm>,
}

#[derive(Serialize, Deserialize)]
struct SeatForm {
    #[serde(with = "form::counts")]
    tokens: Gems,
    #[serde(skip_deserializing, serialize_with = "form::by_colour")]
    bonuses: Gems,
    #[serde(skip_deserializing)]
    points: u8,
    cards: Vec<CardId>,
    reserved: Vec<ReservedForm<CardId>>,
    nobles: Vec<NobleId>,
}

fn view_form(body: &Body, viewer: String) -> ViewForm {
    let players = usize::from(body.players);
    ViewForm {
        viewer,
        players: body.players,
        round: body.round(),
        turns: body.turns,
        turn: body.turn,
        awaiting: body.awaiting().into(),
        agenda: body.agenda.iter().map(duty_word).collect(),
        passes: body.passes,
        bank: body.bank,
        rows: form::rows(&body.rows, [COLUMNS as u8; LEVELS], |level| body.deck_count(level)),
        nobles: body.nobles().collect(),
        seats: body.seats().map(seat_form).collect(),
        last_round: body.last_round(),
        scores: body.scores()[..players].to_vec(),
        result: body.result().map(|result| ResultForm::new(&result, body.players)),
    }
}

fn seat_form(player: &Player) -> SeatForm {
    SeatForm {
        tokens: player.tokens,
        bonuses: player.bonuses,
        points: player.points,
        cards: player.bought().collect(),
        reserved: form::hand(&player.hand),
        nobles: player.nobles().collect(),
    }
}

/// Reads a view, believing nothing: every piece must be in one place only.
fn read(form: ViewForm) -> Result<Body, Fault> {
    if !(2..=4).contains(&form.players) || form.seats.len() != usize::from(form.players) {
        return Err("splendor has 2 to 4 seats");
    }
    if form.turn.0 >= form.players {
        return Err("it is the turn of a seat that does not exist");
    }
    let mut body = Body::new(form.players);
    body.bank = form.bank;
    body.turns = form.turns;
    body.turn = form.turn;
    body.passes = form.passes;
    body.agenda = form::read_agenda(&form.agenda, Duty::FILLER, duty)?;
    for noble in form.nobles {
        take_noble(&mut body, noble)?;
        body.nobles |= 1 << noble.row();
    }
    body.rows = form::read_rows(&form.rows, [COLUMNS as u8; LEVELS], &mut body.unseen)?;
    for (seat, player) in form.seats.into_iter().enumerate() {
        read_seat(&mut body, seat, player)?;
    }
    form::check_decks(&form.rows, |level| body.deck_count_checked(level))?;
    Ok(body)
}

fn read_seat(body: &mut Body, seat: usize, form: SeatForm) -> Result<(), Fault> {
    body.seats[seat].tokens = form.tokens;
    for card in form.cards {
        body.unseen.claim(card)?;
        body.seats[seat].gain(card);
    }
    for noble in form.nobles {
        take_noble(body, noble)?;
        body.seats[seat].nobles |= 1 << noble.row();
        body.seats[seat].points += crate::data::NOBLE_POINTS;
    }
    body.seats[seat].hand = form::read_hand(&form.reserved, &mut body.unseen)?;
    Ok(())
}

fn take_noble(body: &mut Body, noble: NobleId) -> Result<(), Fault> {
    if body.nobles_unseen >> noble.row() & 1 == 0 {
        return Err("a noble is in two places");
    }
    body.nobles_unseen &= !(1 << noble.row());
    Ok(())
}

fn duty_word(duty: Duty) -> String {
    match duty {
        Duty::RevealNoble => "reveal_noble".into(),
        Duty::LayOut(slot) => format!("lay_out {slot}"),
        Duty::Act => "act".into(),
        Duty::DrawBlind(level) => format!("draw_unseen {level}"),
        Duty::Refill(slot) => format!("refill {slot}"),
        Duty::ReturnTokens => "return_tokens".into(),
        Duty::ReceiveNoble => "receive_noble".into(),
        Duty::EndTurn => "end_turn".into(),
    }
}

/// The duty of a word, with its number.
fn duty(name: &str, number: u8) -> Option<Duty> {
    let slots = SLOTS as u8;
    Some(match name {
        "reveal_noble" => Duty::RevealNoble,
        "lay_out" if number < slots => Duty::LayOut(number),
        "act" => Duty::Act,
        "draw_unseen" if number < 3 => Duty::DrawBlind(number),
        "refill" if number < slots => Duty::Refill(number),
        "return_tokens" => Duty::ReturnTokens,
        "receive_noble" => Duty::ReceiveNoble,
        "end_turn" => Duty::EndTurn,
        _ => return None,
    })
}
