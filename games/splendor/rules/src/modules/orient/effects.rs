//! The effects of the cards of the Orient when a player obtains them: a satchel is tied, a noble reserved, a card taken
//! for nothing. Where there is no choice, none is asked for.

use jewels::Colour;
use kernel::{Sink, members};

use super::{ORIENT_COLUMNS, OrientKind, OrientRefusal};
use crate::action::Action;
use crate::body::{Body, COLUMNS};
use crate::check::Refusal;
use crate::data::{CardId, NobleId};
use crate::duty::Duty;
use crate::effect::Effect;
use crate::gems::Gems;
use crate::modules::{Module, points};

/// The levels (from 0) of the cards that are taken for nothing (`cities 57`, `62`).
const FREE_WITH_SATCHEL: u8 = 0;
const FREE: u8 = 1;

impl Body {
    /// Adds the duties that a card brings to the player who obtained it; the last one is done first.
    #[inline(never)]
    pub(crate) fn owe_effect(&mut self, card: CardId) {
        match card.card().orient {
            Some(OrientKind::Satchel) => self.agenda.push(Duty::Satchel(card.row())),
            // `cities 57`: the satchel first.
            Some(OrientKind::SatchelAndFreeCard) => {
                self.agenda.push(Duty::FreeCard(FREE_WITH_SATCHEL));
                self.agenda.push(Duty::Satchel(card.row()));
            }
            // `cities 119`: with cities there are no nobles.
            Some(OrientKind::ReserveNoble(_)) if !self.modules.has(Module::Cities) => {
                self.agenda.push(Duty::ReserveNoble);
            }
            Some(OrientKind::FreeCard(_)) => self.agenda.push(Duty::FreeCard(FREE)),
            _ => {}
        }
    }

    /// Fulfils the duties that cards of the Orient bring, until one needs an answer; returns whether all are fulfilled.
    #[inline(never)]
    pub(crate) fn settle_effects(&mut self, sink: &mut impl Sink<Effect>) -> bool {
        while let Some(duty @ (Duty::Satchel(_) | Duty::ReserveNoble | Duty::FreeCard(_))) = self.agenda.top()
        {
            match self.effects(duty) {
                // `cities 113`, `117`: nothing is there.
                0 => drop(self.agenda.pop()),
                1 => {
                    let action = self.nth_effect(duty, 0).expect("there is one answer");
                    self.agenda.pop();
                    self.play_effect(duty, action, sink);
                }
                _ => return false,
            }
        }
        true
    }

    /// Returns the number of answers to a duty of a card.
    pub(crate) fn effects(&self, duty: Duty) -> u32 {
        match duty {
            Duty::Satchel(_) => self.active().bonuses.with_at_least(1).count_ones(),
            Duty::ReserveNoble => self.nobles.count_ones(),
            Duty::FreeCard(level) => self.free_slots(level).count_ones(),
            _ => 0,
        }
    }

    /// Returns the `n`-th answer to a duty of a card.
    pub(crate) fn nth_effect(&self, duty: Duty, n: u32) -> Option<Action> {
        let nth = |set: u32| members(set.into()).nth(n as usize);
        match duty {
            Duty::Satchel(_) => {
                let colour = nth(self.active().bonuses.with_at_least(1).into())?;
                Some(Action::Copy(Colour::ALL[usize::from(colour)]))
            }
            Duty::ReserveNoble => nth(self.nobles.into()).and_then(NobleId::new).map(Action::ReserveNoble),
            Duty::FreeCard(level) => {
                nth(self.free_slots(level)).map(|slot| Action::TakeFree(self.card_in(slot)))
            }
            _ => None,
        }
    }

    /// Returns the places of a level (from 0) from which a card may be taken for nothing: of both markets, face up
    /// (`cities 112`), and not under a stronghold of another player (`cities 116`).
    fn free_slots(&self, level: u8) -> u32 {
        let base = ((1 << COLUMNS) - 1) << (COLUMNS as u8 * level);
        let orient = ((1 << ORIENT_COLUMNS) - 1) << (jewels::SLOTS as u8 + ORIENT_COLUMNS as u8 * level);
        let open = if self.modules.has(Module::Strongholds) { !self.barred() } else { u32::MAX };
        self.occupied() & (base | orient) & open
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
                points::obtained(self, slot, card, sink);
                self.owe_effect(card);
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
                Some(_) => points::may_obtain(self, card),
            },
            (Duty::FreeCard(level), _) => Err(OrientRefusal::FreeFirst { level }.into()),
            _ => Err(OrientRefusal::NoEffectDue.into()),
        }
    }
}
