//! The knowledge of a viewer, and its JSON form.
//!
//! A [`View`] has the layout of the truth, but a card that another player drew from a deck is a
//! [`crate::Reserved::Hidden`] in it, and is among the cards that may still be drawn. It is created only by
//! [`kernel::Game::view`], or parsed from a server's message.

use jewels::form::{self, AwaitingForm, Fault, ReservedForm, ResultForm, RowForm};
use jewels::{LEVELS, Rows, SLOTS};
use kernel::{Draw, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::body::{BASE_AGENDA_MAX, Body, COLUMNS, Player};
use crate::data::{CardId, DECKS, NobleId};
use crate::duty::Duty;
use crate::gems::Gems;
use crate::markets::Markets;
use crate::modules::orient::ORIENT_SLOTS;
use crate::modules::{CityId, Module, Modules, ORIENT_COLUMNS, PostId};
use crate::turn::gaps_wait;

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
    /// The version of the rules; absent for the first.
    #[serde(default = "first", skip_serializing_if = "is_first")]
    rules: u8,
    #[serde(skip_deserializing)]
    round: u32,
    turns: u32,
    turn: Seat,
    #[serde(skip_deserializing)]
    awaiting: AwaitingForm,
    /// The duties that remain, the next one last.
    agenda: Vec<String>,
    passes: u8,
    #[serde(with = "form::counts")]
    bank: Gems,
    /// With the cards of the Orient in each row, where the module is on.
    rows: Vec<RowForm<CardId>>,
    /// The cards that were spent or discarded; absent without the Orient.
    #[serde(default, rename = "box", skip_serializing_if = "Option::is_none")]
    spent: Option<Vec<CardId>>,
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

fn first() -> u8 {
    1
}

fn is_first(rules: &u8) -> bool {
    *rules == 1
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
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "form::present")]
    city: Option<Option<CityId>>,
    /// The posts with a shield; absent without the module.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    shields: Option<Vec<PostId>>,
    /// The number of strongholds in the supply; absent without the module.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    strongholds: Option<u8>,
    /// The nobles that were reserved and have not come; absent without the Orient.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    reserved_nobles: Option<Vec<NobleId>>,
    /// The satchels with the colours that they copy; absent without the Orient.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    satchels: Option<Vec<SatchelForm>>,
}

/// A satchel with the colour that it copies.
#[derive(Serialize, Deserialize)]
pub(crate) struct SatchelForm {
    pub card: CardId,
    pub colour: Gems,
}

fn view_form(body: &Body, viewer: String) -> ViewForm {
    let players = usize::from(body.players);
    ViewForm {
        viewer,
        players: body.players,
        modules: body.modules.iter().map(|module| module.word().into()).collect(),
        rules: body.rules,
        round: body.round(),
        turns: body.turns,
        turn: body.turn,
        awaiting: body.awaiting().into(),
        agenda: body.agenda.iter().map(duty_word).collect(),
        passes: body.passes,
        bank: body.bank,
        rows: rows_form(body),
        spent: body.modules.has(Module::Orient).then(|| body.spent().collect()),
        nobles: body.nobles().collect(),
        cities: body.modules.has(Module::Cities).then(|| body.cities().collect()),
        strongholds: body.modules.has(Module::Strongholds).then(|| {
            body.strongholds().map(|(card, seat, count)| StrongholdForm { card, seat, count }).collect()
        }),
        seats: Seat::all(body.players).map(|seat| seat_form(body, seat)).collect(),
        last_round: body.last_round(),
        scores: body.scores()[..players].to_vec(),
        result: body.result().map(|result| ResultForm::new(&result, body.players)),
    }
}

fn rows_form(body: &Body) -> Vec<RowForm<CardId>> {
    let deck_count = |level| body.deck_count(level);
    let (first, second) = body.markets.rows();
    let mut rows = form::rows(&first, [COLUMNS as u8; LEVELS], deck_count);
    if body.modules.has(Module::Orient) {
        form::with_second(&mut rows, &second, ORIENT_COLUMNS, deck_count);
    }
    rows
}

fn seat_form(body: &Body, seat: Seat) -> SeatForm {
    let (player, modules) = (body.seat(seat), body.modules);
    let orient = modules.has(Module::Orient);
    SeatForm {
        tokens: player.tokens,
        bonuses: player.bonuses,
        points: player.points,
        cards: player.bought().collect(),
        reserved: form::hand(&player.hand, orient),
        nobles: player.nobles().collect(),
        city: modules.has(Module::Cities).then(|| player.city()),
        shields: modules.has(Module::Posts).then(|| player.shields().collect()),
        strongholds: modules.has(Module::Strongholds).then(|| player.strongholds_left()),
        reserved_nobles: orient.then(|| body.reserved_nobles(seat).collect()),
        satchels: orient.then(|| body.satchels_of(seat).collect()),
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
    if !(1..=modules.newest_rules()).contains(&form.rules) {
        return Err("there is no such version of the rules");
    }
    let mut body = Body::new(form.players, modules, form.rules);
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
    let first = form::read_rows(&form.rows, [COLUMNS as u8; LEVELS], &mut body.unseen)?;
    let second = if modules.has(Module::Orient) {
        form::read_second(&form.rows, ORIENT_COLUMNS, &mut body.unseen)?
    } else {
        Rows::EMPTY
    };
    body.markets = Markets::of(&first, &second);
    if form.spent.is_some() != modules.has(Module::Orient)
        || form::has_second(&form.rows) != modules.has(Module::Orient)
    {
        return Err("the box and the second market belong to the Orient");
    }
    for card in form.spent.into_iter().flatten() {
        body.unseen.claim(card)?;
        body.spent.put(card);
    }
    let left: Vec<Option<u8>> = form.seats.iter().map(|seat| seat.strongholds).collect();
    for (seat, player) in form.seats.into_iter().enumerate() {
        read_seat(&mut body, seat, player)?;
    }
    read_strongholds(&mut body, form.strongholds, &left)?;
    if modules.has(Module::Orient) {
        body.check_effects()?;
    }
    form::check_decks(&form.rows, |level| body.deck_count_checked(level))?;
    body.check_possible()?;
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
        modules = modules.with(module);
    }
    Ok(modules)
}

/// Returns whether a game with these modules has this duty.
fn is_had(duty: Duty, modules: Modules) -> bool {
    let has_slot = |slot: u8| modules.variant(1).places >> slot != 0;
    match duty {
        Duty::RevealNoble | Duty::ReceiveNoble => !modules.has(Module::Cities),
        Duty::RevealCity | Duty::TakeCity => modules.has(Module::Cities),
        Duty::PostToken | Duty::Shields => modules.has(Module::Posts),
        Duty::Stronghold | Duty::Conquer | Duty::PlaceAgain => modules.has(Module::Strongholds),
        Duty::FillGaps(slot) => gaps_wait(modules) && has_slot(slot),
        Duty::LayOut(slot) | Duty::Refill(slot) => has_slot(slot),
        Duty::DrawBlind(deck) => usize::from(deck) < LEVELS || modules.has(Module::Orient),
        Duty::Satchel(_) | Duty::FreeCard(_) => modules.has(Module::Orient),
        Duty::ReserveNoble => modules.has(Module::Orient) && !modules.has(Module::Cities),
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
    if form.city.is_some() != body.modules.has(Module::Cities)
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
    let orient = body.modules.has(Module::Orient);
    body.seats[seat].hand = form::read_hand(&form.reserved, orient, &mut body.unseen)?;
    if form.reserved_nobles.is_some() != orient || form.satchels.is_some() != orient {
        return Err("reserved nobles and satchels belong to the Orient");
    }
    for noble in form.reserved_nobles.into_iter().flatten() {
        if body.modules.has(Module::Cities) {
            return Err("there are no nobles with cities");
        }
        take_noble(body, noble)?;
        body.reserved_nobles[seat] |= 1 << noble.row();
    }
    form.satchels
        .into_iter()
        .flatten()
        .try_for_each(|SatchelForm { card, colour }| body.read_satchel(seat, card, colour))
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
        Duty::Satchel(card) => format!("satchel {card}"),
        Duty::ReserveNoble => "reserve_noble".into(),
        Duty::FreeCard(level) => format!("free_card {level}"),
    }
}

/// Returns the duty of a word, with its number.
fn duty(name: &str, number: u8) -> Option<Duty> {
    let slots = (SLOTS + ORIENT_SLOTS) as u8;
    Some(match name {
        "reveal_noble" => Duty::RevealNoble,
        "lay_out" if number < slots => Duty::LayOut(number),
        "act" => Duty::Act,
        "draw_unseen" if usize::from(number) < DECKS => Duty::DrawBlind(number),
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
        "satchel" => Duty::Satchel(number),
        "reserve_noble" => Duty::ReserveNoble,
        "free_card" if number < 2 => Duty::FreeCard(number),
        _ => return None,
    })
}
