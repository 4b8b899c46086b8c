//! Where the modules come into the game: a function for each point of a turn, naming the modules in the order of the
//! rulebook. It is the list of their interactions. In a game without modules none of these is called: the rules of the
//! base game ask once whether there are any.
//!
//! # The order of a turn
//!
//! With all four modules, as `cities_68_a_turn_with_all_four_modules_in_its_order` plays it. Below each step are tests in
//! made positions that fail where it changes places with a neighbour; `tests/it/coverage.rs` checks that they exist.
//!
//! 1. The action; the gap of a reservation is filled at once (`cities 91`), and the test fails where it waits:
//!    `cities_21_91_a_conquest_after_a_reservation_with_its_gold`
//! 2. A stronghold after a purchase (`cities 14`):
//!    `cities_14_54_the_stronghold_comes_before_the_effect_and_the_token_after_it`,
//!    `cities_57_62_113_116_no_free_card_where_all_are_under_other_players_strongholds`
//! 3. The effect of the card, and then that of a free card (`cities 54-62`, `109`):
//!    `cities_14_54_the_stronghold_comes_before_the_effect_and_the_token_after_it`,
//!    `cities_114_a_free_card_is_no_purchase`
//! 4. The token of post 1 (`cities 33`):
//!    `cities_114_a_free_card_is_no_purchase`,
//!    `cities_33_21_the_token_comes_before_the_conquest_and_pays_for_it`
//! 5. The conquest: paid for, all three strongholds back, one placed (`cities 22-24`); then 3 and 4 for it:
//!    `cities_21_a_card_of_the_orient_is_conquered_and_acts`,
//!    `cities_23_24_25_93_94_then_one_is_placed_before_the_gap_is_filled`,
//!    `cities_92_135_both_gaps_are_filled_after_the_conquest`
//! 6. All gaps of the turn, by their places (`cities 86`, `135`):
//!    `cities_25_27_gaps_are_filled_before_tokens_are_returned`,
//!    `cities_135_the_gaps_of_a_turn_in_the_order_of_their_places`
//! 7. The return of tokens down to ten, of up to four (`cities 27`, `140`):
//!    `cities_140_four_tokens_are_returned_after_a_conquest_of_the_orient`,
//!    `cities_68_the_order_at_the_end_of_a_turn`
//! 8. A noble, open or reserved, or a city (`cities 5`, `26`, `118`):
//!    `cities_68_the_order_at_the_end_of_a_turn`,
//!    `cities_101a_shields_come_after_the_city`
//! 9. The shields (`cities 31`):
//!    `cities_40_42_five_points_once_for_five_green_and_a_noble`,
//!    `cities_41_44_points_of_shields_may_begin_the_last_round`
//! 10. The end (`splendor 74`, `cities 9`, `41`, `44`, `75`):
//!     `cities_26_31_shields_come_after_what_a_conquest_brought`,
//!     `cities_41_44_points_of_shields_may_begin_the_last_round`

use jewels::SLOTS;
use kernel::{Agenda, Sink};

use super::{Module, Modules, Spent};
use crate::body::{AGENDA_MAX, Body, Player};
use crate::check::Refusal;
use crate::data::{CardId, nobles_met};
use crate::duty::Duty;
use crate::effect::Effect;
use crate::gems::Gems;
use crate::markets::PLACES;

// --- the set-up and the order of a turn, which depend on the set of modules alone ------------------------------------

/// Returns the duty that reveals pieces in the set-up before the cards are laid out.
pub(super) const fn revealed(modules: Modules) -> Duty {
    // `cities 2`: with cities there are no nobles.
    if modules.has(Module::Cities) { Duty::RevealCity } else { Duty::RevealNoble }
}

/// Returns the places of the markets that are laid out, bit 0 for the first.
pub(super) const fn places(modules: Modules) -> u32 {
    // `cities 46`: two more cards of each level.
    (1 << if modules.has(Module::Orient) { PLACES } else { SLOTS }) - 1
}

/// Returns the order of a turn (`splendor C18`, `cities 26`, `27`, `68`): the action with what follows from it, the
/// conquest with what follows from it, the gaps, the surplus of tokens, the visit, the shields, the end.
pub(super) const fn turn(modules: Modules) -> Agenda<Duty, AGENDA_MAX> {
    // `cities 5`: cities in place of nobles.
    let visit = if modules.has(Module::Cities) { Duty::TakeCity } else { Duty::ReceiveNoble };
    // From the last to the first; those that the set does not have are left out.
    let all = [
        (Duty::EndTurn, true),
        (Duty::Shields, modules.has(Module::Posts)),
        (visit, true),
        (Duty::ReturnTokens, true),
        (Duty::FillGaps(0), gaps_wait(modules)),
        (Duty::Conquer, modules.has(Module::Strongholds)),
        (Duty::Act, true),
    ];
    let mut turn = Agenda::of([], Duty::FILLER);
    let mut next = 0;
    while next < all.len() {
        let (duty, had) = all[next];
        if had {
            turn.push(duty);
        }
        next += 1;
    }
    turn
}

/// Returns whether the gap of a purchase waits for the end of all purchases of the turn, as one of the duties of the
/// turn. Otherwise it is filled at once (`splendor 64`).
#[inline]
pub(crate) const fn gaps_wait(modules: Modules) -> bool {
    // `cities 86`, `35`, `115`.
    modules.has(Module::Strongholds) || modules.has(Module::Posts) || modules.has(Module::Orient)
}

// --- a purchase or a reservation -------------------------------------------------------------------------------------

/// Returns the places within reach, as [`Body::payable`] numbers them, whose cards the player whose turn it is may obtain,
/// in a game without the Orient, which has more places.
#[inline]
pub(crate) fn open_places(body: &Body) -> u16 {
    // `cities 19`: not those under a stronghold of another player.
    if body.modules.has(Module::Strongholds) { !body.barred() as u16 } else { u16::MAX }
}

/// Checks whether the player whose turn it is may obtain a card of the market, by buying or reserving it.
pub(crate) fn may_obtain(body: &Body, card: CardId) -> Result<(), Refusal> {
    // `cities 19`: not under a stronghold of another player.
    if body.modules.has(Module::Strongholds) { body.check_occupation(card) } else { Ok(()) }
}

/// Applies what follows when the player obtains a card from this place of the market, by buying or reserving it.
#[inline]
pub(crate) fn obtained(body: &mut Body, slot: u8, card: CardId, sink: &mut impl Sink<Effect>) {
    // `cities 20`: the strongholds on it come back.
    if body.modules.has(Module::Strongholds) {
        body.take_strongholds_back(slot, card, sink);
    }
}

/// Applies what follows a purchase from this place of the market, or from the hand: the strongholds on the card come
/// back first (`cities 81a`). The duties of the purchase come before any gap is filled (`cities 35`, `86`), in this
/// order: a stronghold (`cities 14`), the card's effect (`cities 54-62`), a token (`cities 33`).
pub(crate) fn after_purchase(body: &mut Body, slot: Option<u8>, card: CardId, sink: &mut impl Sink<Effect>) {
    if let Some(slot) = slot {
        obtained(body, slot, card, sink);
    }
    // The last one pushed is the next one to be done.
    if body.modules.has(Module::Posts) {
        body.owe_token();
    }
    if card.is_of_orient() {
        body.owe_effect(card);
    }
    if body.modules.has(Module::Strongholds) {
        body.agenda.push(Duty::Stronghold);
    }
}

/// Applies what follows a conquest from this place of the market, before any gap is filled (`cities 25`). All three
/// strongholds come back (`cities 23`), then one is placed (`cities 24`). Then come the card's effect and a token,
/// since a conquest is a purchase (`cities 100`).
pub(crate) fn after_conquest(body: &mut Body, slot: u8, card: CardId, sink: &mut impl Sink<Effect>) {
    obtained(body, slot, card, sink);
    if body.modules.has(Module::Posts) {
        body.owe_token();
    }
    if card.is_of_orient() {
        body.owe_effect(card);
    }
    body.agenda.push(Duty::PlaceAgain);
}

/// Returns whether a conquest is the next duty, and none is possible: most turns end without three strongholds on one
/// card (`cities 21`).
#[inline]
pub(crate) fn conquers_nothing(body: &Body) -> bool {
    body.agenda.top() == Some(Duty::Conquer) && !body.stands_before_conquest()
}

/// Fulfils the duties that follow an action, until one needs an answer; returns whether all are fulfilled, but for a
/// conquest of nothing.
#[inline]
pub(crate) fn settle_action(body: &mut Body, sink: &mut impl Sink<Effect>) -> bool {
    let top = body.agenda.top();
    // `cities 82`: in most turns something can be done.
    if top == Some(Duty::Stronghold) && body.may_surely_use_strongholds() {
        return false;
    }
    let follows = matches!(
        top,
        Some(
            Duty::Stronghold
                | Duty::PlaceAgain
                | Duty::Satchel(_)
                | Duty::ReserveNoble
                | Duty::FreeCard(_)
                | Duty::PostToken
                | Duty::Conquer
        )
    );
    // One check for most turns.
    !follows || conquers_nothing(body) || settle_owed(body, sink)
}

/// Fulfils the duties that follow an action as [`settle_action`] does.
#[cold]
#[inline(never)]
fn settle_owed(body: &mut Body, sink: &mut impl Sink<Effect>) -> bool {
    if let Some(duty @ (Duty::Stronghold | Duty::PlaceAgain)) = body.agenda.top() {
        // `cities 82`: where nothing can be done, nothing is.
        if body.may_use_strongholds(duty) {
            return false;
        }
        body.agenda.pop();
    }
    // `cities 54-62`: what the card does.
    if body.modules.has(Module::Orient) && !body.settle_effects(sink) {
        return false;
    }
    if let Some(Duty::PostToken) = body.agenda.top() {
        // `cities 33`: the token of a post.
        if !body.take_only_token(sink) {
            return false;
        }
        body.agenda.pop();
    }
    if let Some(Duty::Conquer) = body.agenda.top() {
        // `cities 95`: a player who cannot pay does not conquer.
        if body.conquests() > 0 {
            return false;
        }
        body.agenda.pop();
    }
    true
}

// --- the end of a turn and of the game -------------------------------------------------------------------------------

/// Returns the nobles that may visit the player whose turn it is, as a set.
#[inline]
pub(crate) fn may_visit(body: &Body) -> u16 {
    // `cities 118`: also those that the player has reserved. Without the Orient nobody has any.
    body.nobles | body.reserved_nobles[body.turn.index() & 3]
}

/// Returns whether a turn ends as in the base game: with the visit of a noble, and nothing after it.
#[inline]
pub(crate) const fn ends_plainly(modules: Modules) -> bool {
    // `cities 5`, `31`.
    !modules.has(Module::Cities) && !modules.has(Module::Posts)
}

/// Returns whether neither a noble nor a city comes to the player whose turn it is.
#[inline]
pub(crate) fn nobody_visits(body: &Body) -> bool {
    // `cities 2`, `5`: cities in place of nobles.
    if body.modules.has(Module::Cities) {
        !body.cities_are_near() || body.meets_no_city()
    } else {
        no_noble_visits(body)
    }
}

/// Returns whether no noble comes to the player whose turn it is.
#[inline]
pub(crate) fn no_noble_visits(body: &Body) -> bool {
    // Without a faster check before it there is nothing to guess.
    may_visit(body) & nobles_met(body.active().bonuses) == 0
}

/// Applies what comes between the visit and the end of a turn.
#[inline]
pub(crate) fn after_visit(body: &mut Body, sink: &mut impl Sink<Effect>) {
    // `cities 31`: the shields.
    if body.modules.has(Module::Posts) {
        body.place_shields(sink);
    }
}

/// Fulfils the duties at the end of a turn that only modules have, until one needs an answer; returns whether all are
/// fulfilled.
#[inline]
pub(crate) fn settle_visit(body: &mut Body, sink: &mut impl Sink<Effect>) -> bool {
    // `cities 5`: a city, in place of a noble.
    if let Some(Duty::TakeCity) = body.agenda.top() {
        if !body.take_only_city(sink) {
            return false;
        }
        body.agenda.pop();
    }
    // `cities 31`: after the visit.
    if let Some(Duty::Shields) = body.agenda.top() {
        body.agenda.pop();
        body.place_shields(sink);
    }
    true
}

/// Returns whether a city ends the game, instead of the points.
pub(super) const fn city_ends(modules: Modules) -> bool {
    // `cities 75`: fifteen points end nothing.
    modules.has(Module::Cities)
}

/// Returns whether a player ranks behind all players for whom this is false, whatever the points and cards.
pub(crate) fn rank(body: &Body, player: &Player) -> bool {
    // `cities 78`: nobody wins without a city.
    body.modules.has(Module::Cities) && player.city().is_none()
}

// --- payments --------------------------------------------------------------------------------------------------------

/// Returns the number of ways in which the player whose turn it is can pay for a card.
pub(crate) fn payments(body: &Body, card: CardId) -> u32 {
    // `cities 49`, `55`, `63`: with double gold, with a host for a satchel, with bonuses.
    if body.modules.has(Module::Orient) {
        body.orient_payments(card)
    } else {
        body.active().price(card).payments()
    }
}

/// Returns the `n`-th of these payments: what gold replaces, and the cards that are spent.
pub(crate) fn nth_payment(body: &Body, card: CardId, n: u32) -> (Gems, Spent) {
    if body.modules.has(Module::Orient) {
        body.nth_orient_payment(card, n)
    } else {
        (body.active().price(card).nth_payment(n), Spent::Nothing)
    }
}

/// Spends the cards of a payment, and returns the tokens that are spent.
#[inline]
pub(crate) fn paid(
    body: &mut Body,
    card: CardId,
    gold_as: Gems,
    spent: Spent,
    sink: &mut impl Sink<Effect>,
) -> Gems {
    // `cities 49`, `63`: only the Orient has payments with cards.
    if spent == Spent::Nothing {
        body.active().price(card).tokens(gold_as)
    } else {
        body.pay_with_cards(card, gold_as, spent, sink)
    }
}

/// Returns how many gems of one colour a gold stands for.
#[inline]
pub(crate) fn gold_covers(player: &Player) -> u8 {
    player.gold_covers()
}
