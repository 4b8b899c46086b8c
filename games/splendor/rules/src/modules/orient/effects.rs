//! The effects of the cards of the Orient when a player obtains them: a satchel is tied, a noble reserved, a card taken
//! for nothing. Where there is no choice, none is asked for.

use kernel::Sink;

use super::{ORIENT_COLUMNS, OrientRefusal};
use crate::action::Action;
use crate::body::{Body, COLUMNS};
use crate::check::Refusal;
use crate::data::CardId;
use crate::duty::Duty;
use crate::effect::Effect;
use crate::gems::Gems;
use crate::turn::Obtained;

impl Body {
    /// Returns the colours that a satchel may copy, as a set: those of which the player has a bonus (`cities 54`).
    pub(crate) fn colours_to_copy(&self) -> u8 {
        self.active().bonuses.with_at_least(1)
    }

    /// Returns the places of a level (from 0) from which a card may be taken for nothing: of both markets, face up
    /// (`cities 112`), and not under a stronghold of another player (`cities 116`).
    pub(crate) fn free_slots(&self, level: u8) -> u32 {
        let base = ((1 << COLUMNS) - 1) << (COLUMNS as u8 * level);
        let orient = ((1 << ORIENT_COLUMNS) - 1) << (jewels::SLOTS as u8 + ORIENT_COLUMNS as u8 * level);
        self.occupied() & (base | orient) & !self.barred()
    }

    /// Plays an answer to a duty of a card, which is off the agenda.
    pub(crate) fn play_effect(&mut self, duty: Duty, action: Action, sink: &mut impl Sink<Effect>) {
        let seat = self.turn;
        match (duty, action) {
            // `cities 54`, `106`: one bonus of the colour, also of a card with two.
            (Duty::Satchel(row), Action::Copy(colour)) => {
                let card = CardId::new(row).expect("a satchel is a card");
                let gem = colour.gem();
                self.satchels.tie(card, colour);
                self.active_mut().bonuses += Gems::one(gem);
                sink.push(Effect::TiedSatchel { seat, card, colour: Gems::one(gem) });
            }
            // `cities 60`, `61`: without a gold.
            (Duty::ReserveNoble, Action::ReserveNoble(noble)) => {
                self.nobles &= !(1 << noble.row());
                self.reserved_nobles[seat.index()] |= 1 << noble.row();
                sink.push(Effect::ReservedNoble { seat, noble });
            }
            // `cities 111`: it counts at once; `cities 109`: what it does is done too; `cities 114`: it is no purchase.
            (Duty::FreeCard(_), Action::TakeFree(card)) => {
                let slot = self.lift(card);
                self.active_mut().gain(card);
                sink.push(Effect::TookFree { seat, card });
                self.follow(card, Some(slot), Obtained::Free, sink);
            }
            _ => panic!("{action} does not answer {duty:?}"),
        }
    }

    /// Checks an answer to a duty of a card.
    pub(crate) fn check_effect(&self, duty: Duty, action: Action) -> Result<(), Refusal> {
        match (duty, action) {
            (Duty::Satchel(_), Action::Copy(colour)) => match self.active().bonuses.of(colour) {
                0 => Err(OrientRefusal::NothingToCopy { colour }.into()),
                _ => Ok(()),
            },
            (Duty::Satchel(card), _) => Err(OrientRefusal::CopyFirst { card }.into()),
            (Duty::ReserveNoble, Action::ReserveNoble(noble)) => match self.nobles >> noble.row() & 1 {
                0 => Err(Refusal::NobleGone),
                _ => Ok(()),
            },
            (Duty::ReserveNoble, _) => Err(OrientRefusal::ReserveNobleFirst.into()),
            (Duty::FreeCard(level), Action::TakeFree(card)) => match self.slot_of(card) {
                None => Err(OrientRefusal::FreeNotFaceUp { card }.into()),
                Some(_) if card.card().level != level => {
                    Err(OrientRefusal::FreeOfLevel { card, level }.into())
                }
                Some(_) => self.check_occupation(card),
            },
            (Duty::FreeCard(level), _) => Err(OrientRefusal::FreeFirst { level }.into()),
            _ => Err(OrientRefusal::NoEffectDue.into()),
        }
    }
}
