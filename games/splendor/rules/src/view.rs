//! What a viewer knows, and its JSON form.
//!
//! A [`View`] has the layout of the truth, but a card that another player drew from a deck is a
//! [`crate::Reserved::Hidden`] in it, and lies among the cards that may still come. It is made only by
//! [`kernel::Game::view`], or read from what a server sent.

use jewels::{Levelled, SLOTS};
use kernel::{Agenda, Awaiting, Draw, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::body::{AGENDA_MAX, Body, COLUMNS, HAND_MAX, Player, Reserved};
use crate::data::{CardId, NobleId};
use crate::duty::Duty;
use crate::gems::Gems;

/// What one viewer knows of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "ViewForm", into = "ViewForm")]
pub struct View {
    pub(crate) body: Body,
    pub(crate) viewer: Viewer,
}

/// Everything, for local tools and games that are over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(into = "ViewForm")]
pub struct Open(pub(crate) Body);

impl View {
    /// Where the pieces are, as far as the viewer knows.
    pub fn body(&self) -> &Body {
        &self.body
    }

    /// Whose view it is.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// Fills in what is hidden: any cards that may still come, each equally likely.
    pub(crate) fn complete(&self, chance: &mut impl Draw) -> Body {
        let mut body = self.body;
        for seat in &mut body.seats[..usize::from(body.players)] {
            seat.hand.complete(&mut body.unseen, chance);
        }
        body
    }
}

/// The JSON form of a view; `docs/protocol/referee.md` describes it field by field.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct ViewForm {
    viewer: String,
    players: u8,
    #[serde(skip_deserializing)]
    round: u32,
    turns: u32,
    turn: Seat,
    #[serde(skip_deserializing, default = "over")]
    awaiting: AwaitingForm,
    /// What is still to be done, the next thing last.
    agenda: Vec<String>,
    passes: u8,
    bank: Counts,
    rows: Vec<RowForm>,
    nobles: Vec<NobleId>,
    seats: Vec<SeatForm>,
    #[serde(skip_deserializing)]
    last_round: bool,
    #[serde(skip_deserializing)]
    scores: Vec<i16>,
    #[serde(skip_deserializing)]
    result: Option<ResultForm>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
enum AwaitingForm {
    Decision { seat: Seat },
    Chance(String),
    Over,
}

fn over() -> AwaitingForm {
    AwaitingForm::Over
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct RowForm {
    level: u8,
    deck: u8,
    cards: Vec<Option<CardId>>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct SeatForm {
    tokens: Counts,
    #[serde(skip_deserializing)]
    bonuses: Bonuses,
    #[serde(skip_deserializing)]
    points: u8,
    cards: Vec<CardId>,
    reserved: Vec<ReservedForm>,
    nobles: Vec<NobleId>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct ReservedForm {
    level: u8,
    /// Absent where the viewer may not know it.
    card: Option<CardId>,
    /// Whether it was drawn from a deck.
    unseen: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
struct ResultForm {
    places: Vec<u8>,
    winners: Vec<Seat>,
    ended: String,
    decided: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Counts {
    w: u8,
    b: u8,
    g: u8,
    r: u8,
    k: u8,
    a: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
struct Bonuses {
    w: u8,
    b: u8,
    g: u8,
    r: u8,
    k: u8,
}

impl From<Gems> for Counts {
    fn from(gems: Gems) -> Counts {
        let [w, b, g, r, k, a, ..] = gems.counts();
        Counts { w, b, g, r, k, a }
    }
}

impl From<Gems> for Bonuses {
    fn from(gems: Gems) -> Bonuses {
        let [w, b, g, r, k, ..] = gems.counts();
        Bonuses { w, b, g, r, k }
    }
}

impl From<Counts> for Gems {
    fn from(Counts { w, b, g, r, k, a }: Counts) -> Gems {
        Gems::from_counts([w, b, g, r, k, a])
    }
}

impl From<View> for ViewForm {
    fn from(view: View) -> ViewForm {
        form(&view.body, view.viewer.to_string())
    }
}

impl From<Open> for ViewForm {
    fn from(open: Open) -> ViewForm {
        form(&open.0, "all".into())
    }
}

fn form(body: &Body, viewer: String) -> ViewForm {
    let players = usize::from(body.players);
    ViewForm {
        viewer,
        players: body.players,
        round: body.round(),
        turns: body.turns,
        turn: body.turn,
        awaiting: match body.awaiting() {
            Awaiting::Decision(seat) => AwaitingForm::Decision { seat },
            Awaiting::Chance(chance) => AwaitingForm::Chance(chance.to_string()),
            Awaiting::Over => AwaitingForm::Over,
        },
        agenda: body.agenda.iter().map(duty_word).collect(),
        passes: body.passes,
        bank: body.bank.into(),
        rows: (0..3)
            .map(|level| RowForm {
                level: level + 1,
                deck: body.deck_count(level),
                cards: (0..COLUMNS as u8).map(|column| body.face_up(level, column)).collect(),
            })
            .collect(),
        nobles: body.nobles().collect(),
        seats: body.seats().map(seat_form).collect(),
        last_round: body.last_round(),
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
    SeatForm {
        tokens: player.tokens.into(),
        bonuses: player.bonuses.into(),
        points: player.points,
        cards: player.bought().collect(),
        reserved: player
            .hand()
            .map(|reserved| ReservedForm {
                level: reserved.level() + 1,
                card: reserved.card(),
                unseen: !matches!(reserved, Reserved::Known { unseen: false, .. }),
            })
            .collect(),
        nobles: player.nobles().collect(),
    }
}

impl TryFrom<ViewForm> for View {
    type Error = &'static str;

    /// Reads a view, believing nothing: every piece must be in one place only.
    fn try_from(form: ViewForm) -> Result<View, &'static str> {
        let viewer = form.viewer.parse().map_err(|_| "no such viewer")?;
        if !(2..=4).contains(&form.players) || form.seats.len() != usize::from(form.players) {
            return Err("splendor has 2 to 4 seats");
        }
        if form.turn.0 >= form.players {
            return Err("it is the turn of a seat that does not exist");
        }
        let mut body = Body::new(form.players);
        body.bank = form.bank.into();
        body.turns = form.turns;
        body.turn = form.turn;
        body.passes = form.passes;
        body.agenda = Agenda::of([], Duty::FILLER);
        if form.agenda.len() > AGENDA_MAX {
            return Err("the agenda is too long");
        }
        for word in &form.agenda {
            body.agenda.push(duty_from(word).ok_or("there is no such duty")?);
        }
        for noble in form.nobles {
            take_noble(&mut body, noble)?;
            body.nobles |= 1 << noble.row();
        }
        read_rows(&mut body, &form.rows)?;
        for (seat, player) in form.seats.into_iter().enumerate() {
            read_seat(&mut body, seat, player)?;
        }
        for row in &form.rows {
            if body.deck_count_checked(row.level - 1) != Some(row.deck) {
                return Err("the deck has another number of cards");
            }
        }
        Ok(View { body, viewer })
    }
}

fn read_rows(body: &mut Body, rows: &[RowForm]) -> Result<(), &'static str> {
    if rows.len() != 3 {
        return Err("there are three rows");
    }
    for (level, row) in (0u8..).zip(rows) {
        if row.level != level + 1 || row.cards.len() != COLUMNS {
            return Err("a row has its level and four places");
        }
        for (column, card) in row.cards.iter().enumerate() {
            if let Some(card) = *card {
                if card.level() != level {
                    return Err("a card lies in the row of another level");
                }
                take_card(body, card)?;
                body.rows.set((usize::from(level) * COLUMNS + column) as u8, card.row());
            }
        }
    }
    Ok(())
}

fn read_seat(body: &mut Body, seat: usize, form: SeatForm) -> Result<(), &'static str> {
    body.seats[seat].tokens = form.tokens.into();
    for card in form.cards {
        take_card(body, card)?;
        body.seats[seat].gain(card);
    }
    for noble in form.nobles {
        take_noble(body, noble)?;
        body.seats[seat].nobles |= 1 << noble.row();
        body.seats[seat].points += crate::data::NOBLE_POINTS;
    }
    if form.reserved.len() > HAND_MAX {
        return Err("a hand has at most three cards");
    }
    for reserved in form.reserved {
        let reserved = match reserved.card {
            Some(card) => {
                take_card(body, card)?;
                Reserved::Known { card, unseen: reserved.unseen }
            }
            None if (1..=3).contains(&reserved.level) => Reserved::Hidden(reserved.level - 1),
            None => return Err("there is no such level"),
        };
        body.seats[seat].hand.put(reserved);
    }
    Ok(())
}

fn take_card(body: &mut Body, card: CardId) -> Result<(), &'static str> {
    if !body.unseen.holds(card) {
        return Err("a card is in two places");
    }
    body.unseen.take(card);
    Ok(())
}

fn take_noble(body: &mut Body, noble: NobleId) -> Result<(), &'static str> {
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
        Duty::DrawUnseen(level) => format!("draw_unseen {level}"),
        Duty::Refill(slot) => format!("refill {slot}"),
        Duty::ReturnTokens => "return_tokens".into(),
        Duty::ReceiveNoble => "receive_noble".into(),
        Duty::EndTurn => "end_turn".into(),
    }
}

fn duty_from(word: &str) -> Option<Duty> {
    let (name, number) = match word.split_once(' ') {
        Some((name, number)) => (name, number.parse::<u8>().ok()?),
        None => (word, 0),
    };
    let slots = SLOTS as u8;
    Some(match name {
        "reveal_noble" => Duty::RevealNoble,
        "lay_out" if number < slots => Duty::LayOut(number),
        "act" => Duty::Act,
        "draw_unseen" if number < 3 => Duty::DrawUnseen(number),
        "refill" if number < slots => Duty::Refill(number),
        "return_tokens" => Duty::ReturnTokens,
        "receive_noble" => Duty::ReceiveNoble,
        "end_turn" => Duty::EndTurn,
        _ => return None,
    })
}
