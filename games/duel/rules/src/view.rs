//! The knowledge of a viewer, and its JSON form.
//!
//! A [`View`] has the layout of the truth, but a card that the opponent drew from a deck is a
//! [`crate::Reserved::Hidden`] in it, and is among the cards that may still be drawn. A card reserved from the pyramid
//! lies face down too, but everybody saw it: it stays in every view (`duel X15`). A view is created only by
//! [`kernel::Game::view`], or parsed from a server's message.

use jewels::form::{self, AwaitingForm, Fault, ReservedForm, ResultForm, RowForm};
use jewels::{Colour, Kind};
use kernel::{Draw, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::board::{SIDE, Space};
use crate::body::{Body, COLUMNS, PLAYERS, PRIVILEGES, Player};
use crate::data::{CardId, RoyalId, SPIRAL};
use crate::duty::Duty;
use crate::gems::{ALL_TOKENS, Gem, Gems};

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

jewels::view_of_body!();
jewels::open_of_body!();

impl View {
    /// Fills in the hidden cards from those that may still be drawn, each equally likely.
    pub(crate) fn complete(&self, chance: &mut impl Draw) -> Body {
        let mut body = self.body;
        for seat in &mut body.seats {
            seat.hand.complete(&mut body.unseen, chance);
        }
        body
    }
}

/// The JSON form of a view.
#[derive(Serialize, Deserialize)]
struct ViewForm {
    viewer: String,
    #[serde(skip_deserializing)]
    players: u8,
    turns: u32,
    turn: Seat,
    /// Whether that seat plays again after this turn.
    again: bool,
    #[serde(skip_deserializing)]
    awaiting: AwaitingForm,
    /// The duties that remain, the next one last.
    agenda: Vec<String>,
    /// The five rows from the top, a letter for each space; a dot for an empty space.
    board: Vec<String>,
    #[serde(with = "form::counts")]
    bag: Gems,
    /// The privileges that nobody holds.
    #[serde(skip_deserializing)]
    privileges: u8,
    /// The pyramid, level 1 first.
    rows: Vec<RowForm<CardId>>,
    /// The royal cards that nobody has.
    #[serde(skip_deserializing)]
    royals: Vec<RoyalId>,
    seats: Vec<SeatForm>,
    #[serde(skip_deserializing)]
    scores: Vec<i16>,
    #[serde(skip_deserializing)]
    result: Option<ResultForm>,
}

#[derive(Serialize, Deserialize)]
struct SeatForm {
    #[serde(with = "form::counts")]
    tokens: Gems,
    privileges: u8,
    #[serde(skip_deserializing, serialize_with = "form::by_colour")]
    bonuses: Gems,
    #[serde(skip_deserializing, serialize_with = "form::by_colour")]
    colour_points: Gems,
    #[serde(skip_deserializing)]
    points: u8,
    #[serde(skip_deserializing)]
    crowns: u8,
    cards: Vec<BoughtForm>,
    reserved: Vec<ReservedForm<CardId>>,
    royals: Vec<RoyalId>,
}

#[derive(Serialize, Deserialize)]
struct BoughtForm {
    card: CardId,
    /// The colour that the card copies: one letter, for a wild card whose colour has been chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    copies: Option<Gems>,
}

fn view_form(body: &Body, viewer: String) -> ViewForm {
    ViewForm {
        viewer,
        players: PLAYERS as u8,
        turns: body.turns,
        turn: body.turn,
        again: body.again,
        awaiting: body.awaiting().into(),
        agenda: body.agenda.iter().map(duty_word).collect(),
        board: (0..SIDE as u8).map(|row| board_row(body, row)).collect(),
        bag: body.bag,
        privileges: body.supply(),
        rows: form::rows(&body.pyramid, COLUMNS, |level| body.deck_count(level)),
        royals: body.royals().collect(),
        seats: body.seats().map(|player| seat_form(body, player)).collect(),
        scores: body.scores()[..PLAYERS].to_vec(),
        result: body.result().map(|result| ResultForm::new(&result, PLAYERS as u8)),
    }
}

fn board_row(body: &Body, row: u8) -> String {
    let spaces = (0..SIDE as u8).filter_map(|column| Space::at(row, column));
    spaces.map(|space| body.board.get(space).map_or('.', Kind::letter)).collect()
}

fn seat_form(body: &Body, player: &Player) -> SeatForm {
    SeatForm {
        tokens: player.tokens,
        privileges: player.privileges,
        bonuses: player.bonuses,
        colour_points: player.colour_points,
        points: player.points,
        crowns: player.crowns,
        cards: player
            .bought()
            .map(|card| BoughtForm {
                card,
                copies: body.copied_colour(card).map(|colour| Gems::one(colour.gem())),
            })
            .collect(),
        reserved: form::hand(&player.hand, false),
        royals: player.royals().collect(),
    }
}

/// Reads a view without trusting it: every piece must be in one place only.
fn read(form: ViewForm) -> Result<Body, Fault> {
    if form.seats.len() != PLAYERS || usize::from(form.turn.0) >= PLAYERS {
        return Err("duel has two seats");
    }
    let mut body = Body::new();
    if form.turns > kernel::TURNS_MAX {
        return Err("no game has so many turns");
    }
    body.turns = form.turns;
    body.turn = form.turn;
    body.again = form.again;
    body.bag = form.bag;
    body.agenda = form::read_agenda(&form.agenda, Duty::FILLER, duty)?;
    read_board(&mut body, &form.board)?;
    body.pyramid = form::read_rows(&form.rows, COLUMNS, &mut body.unseen)?;
    for (seat, player) in form.seats.into_iter().enumerate() {
        read_seat(&mut body, seat, player)?;
    }
    let held = body.seats.map(|player| player.privileges);
    if held.iter().any(|&held| held > PRIVILEGES) || held.iter().sum::<u8>() > PRIVILEGES {
        return Err("there are three privileges");
    }
    let tokens = [body.bag, body.board.gems(body.board.occupied())];
    let tokens = tokens.into_iter().chain(body.seats.map(|player| player.tokens));
    if total(tokens) != ALL_TOKENS.counts().map(u32::from) {
        return Err("there are other tokens than these");
    }
    form::check_decks(&form.rows, |level| body.deck_count_checked(level))?;
    Ok(body)
}

/// Returns the sums by kind, of any size.
fn total(tokens: impl Iterator<Item = Gems>) -> [u32; 8] {
    tokens.fold([0; 8], |mut sums, gems| {
        sums.iter_mut().zip(gems.counts()).for_each(|(sum, count)| *sum += u32::from(count));
        sums
    })
}

fn read_board(body: &mut Body, rows: &[String]) -> Result<(), Fault> {
    if rows.len() != SIDE || rows.iter().any(|row| row.chars().count() != SIDE) {
        return Err("the board has five rows of five spaces");
    }
    for (number, letter) in (0..).zip(rows.iter().flat_map(|row| row.chars())) {
        if letter != '.' {
            let gem = Gem::from_letter(letter).ok_or("there is no such token")?;
            body.board.put(Space::new(number).ok_or("there is no such space")?, gem);
        }
    }
    Ok(())
}

fn read_seat(body: &mut Body, seat: usize, form: SeatForm) -> Result<(), Fault> {
    body.seats[seat].tokens = form.tokens;
    body.seats[seat].privileges = form.privileges;
    for bought in form.cards {
        body.unseen.claim(bought.card)?;
        body.seats[seat].gain(bought.card);
        read_colour(body, seat, &bought)?;
    }
    for royal in form.royals {
        if body.royals_left() >> royal.row() & 1 == 0 {
            return Err("a royal card is in two places");
        }
        body.seats[seat].receive(royal);
    }
    body.seats[seat].hand = form::read_hand(&form.reserved, false, &mut body.unseen)?;
    Ok(())
}

fn read_colour(body: &mut Body, seat: usize, bought: &BoughtForm) -> Result<(), Fault> {
    let card = bought.card;
    if !card.is_wild() {
        return if bought.copies.is_none() { Ok(()) } else { Err("only wild cards copy a colour") };
    }
    match Colour::ALL.into_iter().find(|colour| bought.copies == Some(Gems::one(colour.gem()))) {
        Some(colour) => {
            body.wilds[card.wild_place()] = colour.index() as u8 + 1;
            body.seats[seat].column(colour, card.card().bonus_count, card.card().points);
            Ok(())
        }
        None if bought.copies.is_none() && body.agenda.iter().any(|duty| duty == Duty::Copy(card.row())) => {
            Ok(())
        }
        None => Err("a wild card copies one colour"),
    }
}

fn duty_word(duty: Duty) -> String {
    match duty {
        Duty::LayOut(slot) => format!("lay_out {slot}"),
        Duty::Fill(n) => format!("fill {n}"),
        Duty::OpponentPrivilege => "opponent_privilege".into(),
        Duty::Turn => "turn".into(),
        Duty::Act => "act".into(),
        Duty::DrawBlind(level) => format!("draw_unseen {level}"),
        Duty::Refill(slot) => format!("refill {slot}"),
        Duty::Copy(row) => format!("copy {row}"),
        Duty::TakeSame(colour) => format!("take_same {}", colour.index()),
        Duty::Steal => "steal".into(),
        Duty::TakePrivilege => "take_privilege".into(),
        Duty::PlayAgain => "play_again".into(),
        Duty::TakeRoyal => "take_royal".into(),
        Duty::Discard => "discard".into(),
        Duty::EndTurn => "end_turn".into(),
    }
}

/// Returns the duty of a word, with its number.
fn duty(name: &str, number: u8) -> Option<Duty> {
    let slots = COLUMNS.iter().sum();
    Some(match name {
        "lay_out" if number < slots => Duty::LayOut(number),
        "fill" if usize::from(number) < SPIRAL.len() => Duty::Fill(number),
        "opponent_privilege" => Duty::OpponentPrivilege,
        "turn" => Duty::Turn,
        "act" => Duty::Act,
        "draw_unseen" if number < 3 => Duty::DrawBlind(number),
        "refill" if number < slots => Duty::Refill(number),
        "copy" if CardId::new(number)?.is_wild() => Duty::Copy(number),
        "take_same" => Duty::TakeSame(*Colour::ALL.get(usize::from(number))?),
        "steal" => Duty::Steal,
        "take_privilege" => Duty::TakePrivilege,
        "play_again" => Duty::PlayAgain,
        "take_royal" => Duty::TakeRoyal,
        "discard" => Duty::Discard,
        "end_turn" => Duty::EndTurn,
        _ => return None,
    })
}
