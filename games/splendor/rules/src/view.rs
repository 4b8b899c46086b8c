//! What a viewer knows, and its JSON form.
//!
//! A [`View`] has the layout of the truth, but a card that another player drew from a deck is a
//! [`crate::Reserved::Hidden`] in it, and is among the cards that may still be drawn. It is created only by
//! [`kernel::Game::view`], or parsed from a server's message.

use jewels::form::{self, AwaitingForm, Fault, ReservedForm, ResultForm, RowForm};
use jewels::{LEVELS, SLOTS};
use kernel::{Draw, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::body::{BASE_AGENDA_MAX, Body, COLUMNS, Player};
use crate::data::{CardId, NobleId};
use crate::duty::Duty;
use crate::gems::Gems;
use crate::modules::{CityId, Module, Modules, PostId};

/// What one viewer knows of a game. Its JSON form is permanent, except for added fields.
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
    /// The modules that are played; absent without any.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    modules: Vec<String>,
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
    /// The cities on the table; absent without the module.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    cities: Option<Vec<CityId>>,
    /// The cards with strongholds, in the order of their places; absent without the module.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    strongholds: Option<Vec<StrongholdForm>>,
    seats: Vec<SeatForm>,
    #[serde(skip_deserializing)]
    last_round: bool,
    #[serde(skip_deserializing)]
    scores: Vec<i16>,
    #[serde(skip_deserializing)]
    result: Option<ResultForm>,
}

/// The strongholds on a card of the market.
#[derive(Serialize, Deserialize)]
struct StrongholdForm {
    card: CardId,
    seat: Seat,
    count: u8,
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
    /// The city that was taken, or null; absent without the module.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    city: Option<Option<CityId>>,
    /// The posts with a shield; absent without the module.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    shields: Option<Vec<PostId>>,
    /// The number of strongholds in the supply; absent without the module.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    strongholds: Option<u8>,
}

fn view_form(body: &Body, viewer: String) -> ViewForm {
    let players = usize::from(body.players);
    ViewForm {
        viewer,
        players: body.players,
        modules: body.modules.iter().map(|module| module.word().into()).collect(),
        round: body.round(),
        turns: body.turns,
        turn: body.turn,
        awaiting: body.awaiting().into(),
        agenda: body.agenda.iter().map(duty_word).collect(),
        passes: body.passes,
        bank: body.bank,
        rows: form::rows(&body.rows, [COLUMNS as u8; LEVELS], |level| body.deck_count(level)),
        nobles: body.nobles().collect(),
        cities: body.modules.has(Module::Cities).then(|| body.cities().collect()),
        strongholds: body.modules.has(Module::Strongholds).then(|| {
            body.strongholds().map(|(card, seat, count)| StrongholdForm { card, seat, count }).collect()
        }),
        seats: body.seats().map(|player| seat_form(player, body.modules)).collect(),
        last_round: body.last_round(),
        scores: body.scores()[..players].to_vec(),
        result: body.result().map(|result| ResultForm::new(&result, body.players)),
    }
}

fn seat_form(player: &Player, modules: Modules) -> SeatForm {
    SeatForm {
        tokens: player.tokens,
        bonuses: player.bonuses,
        points: player.points,
        cards: player.bought().collect(),
        reserved: form::hand(&player.hand),
        nobles: player.nobles().collect(),
        city: modules.has(Module::Cities).then(|| player.city()),
        shields: modules.has(Module::Posts).then(|| player.shields().collect()),
        strongholds: modules.has(Module::Strongholds).then(|| player.strongholds_left()),
    }
}

/// Reads a view without trusting it: every piece must be in one place only.
fn read(form: ViewForm) -> Result<Body, Fault> {
    if !(2..=4).contains(&form.players) || form.seats.len() != usize::from(form.players) {
        return Err("splendor has 2 to 4 seats");
    }
    if form.turn.0 >= form.players {
        return Err("it is the turn of a seat that does not exist");
    }
    let modules = read_modules(&form.modules)?;
    let mut body = Body::new(form.players, modules);
    body.bank = form.bank;
    body.turns = form.turns;
    body.turn = form.turn;
    body.passes = form.passes;
    if modules.is_none() && form.agenda.len() > BASE_AGENDA_MAX {
        return Err("the agenda is too long");
    }
    let duty = |name: &str, number| duty(name, number).filter(|duty| is_had(*duty, modules));
    body.agenda = form::read_agenda(&form.agenda, Duty::FILLER, duty)?;
    if modules.has(Module::Cities) && !form.nobles.is_empty() {
        return Err("there are no nobles with cities");
    }
    for noble in form.nobles {
        take_noble(&mut body, noble)?;
        body.nobles |= 1 << noble.row();
    }
    if form.cities.is_some() != modules.has(Module::Cities) {
        return Err("the cities on the table belong to the module");
    }
    for city in form.cities.into_iter().flatten() {
        take_tile(&mut body, city)?;
        body.cities |= 1 << city.row();
    }
    body.rows = form::read_rows(&form.rows, [COLUMNS as u8; LEVELS], &mut body.unseen)?;
    let left: Vec<Option<u8>> = form.seats.iter().map(|seat| seat.strongholds).collect();
    for (seat, player) in form.seats.into_iter().enumerate() {
        read_seat(&mut body, seat, player)?;
    }
    read_strongholds(&mut body, form.strongholds, &left)?;
    form::check_decks(&form.rows, |level| body.deck_count_checked(level))?;
    Ok(body)
}

/// Reads the modules, in any order.
fn read_modules(words: &[String]) -> Result<Modules, Fault> {
    let mut modules = Modules::NONE;
    for word in words {
        let module = Module::ALL.into_iter().find(|module| module.word() == word);
        let module = module.ok_or("there is no such module")?;
        if modules.has(module) {
            return Err("a module is there twice");
        }
        if Modules::LATER.contains(&module.word()) {
            return Err("the module is not available yet");
        }
        modules = modules.with(module);
    }
    Ok(modules)
}

/// Whether a game with these modules has this duty.
fn is_had(duty: Duty, modules: Modules) -> bool {
    match duty {
        Duty::RevealNoble | Duty::ReceiveNoble => !modules.has(Module::Cities),
        Duty::RevealCity | Duty::TakeCity => modules.has(Module::Cities),
        Duty::PostToken | Duty::Shields => modules.has(Module::Posts),
        Duty::Stronghold | Duty::Conquer | Duty::PlaceAgain => modules.has(Module::Strongholds),
        Duty::FillGaps(_) => modules.variant().gaps_wait,
        _ => true,
    }
}

fn read_seat(body: &mut Body, seat: usize, form: SeatForm) -> Result<(), Fault> {
    body.seats[seat].tokens = form.tokens;
    for card in form.cards {
        body.unseen.claim(card)?;
        body.seats[seat].gain(card);
    }
    if body.modules.has(Module::Cities) && !form.nobles.is_empty() {
        return Err("there are no nobles with cities");
    }
    for noble in form.nobles {
        take_noble(body, noble)?;
        body.seats[seat].nobles |= 1 << noble.row();
        body.seats[seat].points += crate::data::NOBLE_POINTS;
    }
    if form.city.flatten().is_some() && !body.modules.has(Module::Cities)
        || form.shields.is_some() != body.modules.has(Module::Posts)
    {
        return Err("a city or a shield belongs to its module");
    }
    if let Some(city) = form.city.flatten() {
        take_tile(body, city)?;
        body.give_city(seat, city);
    }
    for post in form.shields.into_iter().flatten() {
        if body.seats[seat].has_post(post) {
            return Err("a player has two shields on a post");
        }
        body.seats[seat].put_shield(post);
    }
    body.seats[seat].hand = form::read_hand(&form.reserved, &mut body.unseen)?;
    Ok(())
}

/// Reads the strongholds: each on a card of the market that has those of one player only, the others in the supplies.
fn read_strongholds(
    body: &mut Body,
    forms: Option<Vec<StrongholdForm>>,
    left: &[Option<u8>],
) -> Result<(), Fault> {
    let has = body.modules.has(Module::Strongholds);
    if forms.is_some() != has || left.iter().any(|left| left.is_some() != has) {
        return Err("strongholds belong to their module");
    }
    for StrongholdForm { card, seat, count } in forms.into_iter().flatten() {
        let slot = body.slot_of(card).ok_or("a stronghold stands on a card that is not in the market")?;
        if seat.0 >= body.players {
            return Err("a stronghold belongs to a seat that does not exist");
        }
        if body.strongholds_on(card).is_some() {
            return Err("the strongholds on a card belong to one player, and are named once");
        }
        if count == 0 || !(0..count).all(|_| body.seats[seat.index()].strongholds.place(slot)) {
            return Err("a player has three strongholds");
        }
    }
    match body
        .seats()
        .zip(left)
        .all(|(player, &left)| left.is_none_or(|left| left == player.strongholds_left()))
    {
        true => Ok(()),
        false => Err("a player has three strongholds"),
    }
}

fn take_noble(body: &mut Body, noble: NobleId) -> Result<(), Fault> {
    if body.nobles_unseen >> noble.row() & 1 == 0 {
        return Err("a noble is in two places");
    }
    body.nobles_unseen &= !(1 << noble.row());
    Ok(())
}

fn take_tile(body: &mut Body, city: CityId) -> Result<(), Fault> {
    if body.tiles_unseen >> city.tile() & 1 == 0 {
        return Err("a city tile is in two places");
    }
    body.tiles_unseen &= !(1 << city.tile());
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
        Duty::FillGaps(slot) => format!("fill_gaps {slot}"),
        Duty::RevealCity => "reveal_city".into(),
        Duty::TakeCity => "take_city".into(),
        Duty::PostToken => "post_token".into(),
        Duty::Shields => "shields".into(),
        Duty::Stronghold => "stronghold".into(),
        Duty::Conquer => "conquer".into(),
        Duty::PlaceAgain => "place_again".into(),
    }
}

/// Returns the duty of a word, with its number.
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
        "fill_gaps" if number < slots => Duty::FillGaps(number),
        "reveal_city" => Duty::RevealCity,
        "take_city" => Duty::TakeCity,
        "post_token" => Duty::PostToken,
        "shields" => Duty::Shields,
        "stronghold" => Duty::Stronghold,
        "conquer" => Duty::Conquer,
        "place_again" => Duty::PlaceAgain,
        _ => return None,
    })
}
