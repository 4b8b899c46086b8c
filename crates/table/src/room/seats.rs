//! Filling the seats before the game begins.

use catalog::Source;
use kernel::Seat;
use protocol::{RefusalKind, SeatRequest, StartRequest};

use crate::decision::{After, Decision};
use crate::draft::{begin, bot, open};
use crate::timeline::Timeline;
use crate::words::{are_alike, checked_name, name_taken};
use crate::{Granted, Holder, Refusal, Seating, Sitter, Table, Write};

impl Table {
    /// Decides on a change of one seat.
    pub(crate) fn change_seat(
        &self,
        holder: Option<Holder>,
        seat: Seat,
        request: &SeatRequest,
        source: &mut dyn Source,
    ) -> Result<Decision, Refusal> {
        let now = self.sitter(seat)?;
        if self.game().is_some() {
            return self.begun_already(holder, request);
        }
        // Nobody gets into a table that is closed by taking a seat.
        self.admits(holder)?;
        let mine = holder.is_some() && now.holder() == holder;
        let then = match request {
            SeatRequest::Take { name, program } => {
                let Some(holder) = holder else {
                    return Err(Refusal::new(
                        RefusalKind::NotYourSeat,
                        "a guest without an identity cannot sit down",
                    ));
                };
                if *now != Sitter::Open && !mine {
                    return Err(Refusal::new(RefusalKind::SeatTaken, format!("seat {seat} is taken")));
                }
                self.leaves_seats_to_others(holder, mine)?;
                if *program {
                    self.welcomes_programs(holder)?;
                }
                Sitter::Person { holder, name: self.own_name(holder, name)?, program: *program }
            }
            SeatRequest::Leave {} if mine || *now == Sitter::Open => Sitter::Open,
            SeatRequest::Leave {} => {
                return Err(Refusal::new(RefusalKind::NotYourSeat, format!("seat {seat} is not yours")));
            }
            SeatRequest::Bot { level } => {
                self.owns(holder)?;
                Sitter::Bot(bot(level)?)
            }
            SeatRequest::Free {} => {
                self.owns(holder)?;
                Sitter::Open
            }
        };
        if *now == then {
            return Ok(Decision::Done(Granted::Seated));
        }
        let mut sitters = self.sitters().to_vec();
        sitters[seat.index()] = then;
        self.reseat(sitters, source)
    }

    /// Begins the game at the owner's request; bots fill the open seats.
    pub(crate) fn start(
        &self,
        holder: Option<Holder>,
        request: &StartRequest,
        source: &mut dyn Source,
    ) -> Result<Decision, Refusal> {
        self.owns(holder)?;
        let bot = Sitter::Bot(bot(&request.fill)?);
        if self.game().is_some() {
            // Asked for before, and granted.
            return Ok(Decision::Done(Granted::Seated));
        }
        self.admits(holder)?;
        let filled = |sitter: &Sitter| if *sitter == Sitter::Open { bot.clone() } else { sitter.clone() };
        self.reseat(self.sitters().iter().map(filled).collect(), source)
    }

    /// Decides on new holders of the seats; if no seat is open, the game begins.
    fn reseat(&self, mut sitters: Vec<Sitter>, source: &mut dyn Source) -> Result<Decision, Refusal> {
        let (mut deal, mut game) = (None, None);
        if !sitters.contains(&Sitter::Open) {
            let (batch, session) = begin(
                open(self.games(), self.setup(), self.options())?,
                &mut sitters,
                self.options().order,
                source,
            );
            (deal, game) = (Some(batch), Some(Box::new(Timeline::new(session))));
        }
        let seating = Seating { revision: self.revision(), sitters, deal };
        Ok(Decision::Store(Write::Seats(seating), After::Seats(game)))
    }

    /// Repeats the acknowledgement for a person who has the requested seat already, but did not receive the first one.
    fn begun_already(&self, holder: Option<Holder>, request: &SeatRequest) -> Result<Decision, Refusal> {
        if let (Some(asks), SeatRequest::Take { name, program }) = (holder, request) {
            let asked = Sitter::Person { holder: asks, name: checked_name(name)?, program: *program };
            if self.sitters().contains(&asked) {
                return Ok(Decision::Done(Granted::Seated));
            }
        }
        Err(Refusal::new(RefusalKind::Started, "the game has begun"))
    }

    /// Returns whether the table is in the lobby and a person who sits down would be one more of those who wait there:
    /// neither its owner nor somebody who has a seat already.
    pub fn is_lobby_for(&self, holder: Option<Holder>) -> bool {
        let known = self.is_owner(holder) || !self.held_by(holder).is_empty();
        self.options().public && self.game().is_none() && !known
    }

    /// Checks that a person leaves the other seats of a public table to others, unless it is their table: over a link
    /// people at one screen may take several.
    fn leaves_seats_to_others(&self, holder: Holder, mine: bool) -> Result<(), Refusal> {
        let holder = Some(holder);
        if mine || !self.options().public || self.is_owner(holder) || self.held_by(holder).is_empty() {
            return Ok(());
        }
        let why = "only the owner of a public table can take several of its seats";
        Err(Refusal::new(RefusalKind::NotOwner, why))
    }

    /// Checks that a program may sit down: at its own table, or at one whose owner welcomes programs.
    fn welcomes_programs(&self, holder: Holder) -> Result<(), Refusal> {
        if self.is_owner(Some(holder)) || catalog::welcomes_programs(&self.options().chosen) {
            return Ok(());
        }
        Err(Refusal::new(RefusalKind::NoPrograms, "this table does not welcome programs"))
    }

    /// Returns a name as it is shown, unless somebody else at the table has one like it: what was said under it before the
    /// seat was taken would look like theirs.
    fn own_name(&self, holder: Holder, name: &str) -> Result<String, Refusal> {
        let name = checked_name(name)?;
        let is_taken = self.sitters().iter().any(|sitter| match sitter {
            Sitter::Person { holder: other, name: of_other, .. } => {
                *other != holder && are_alike(of_other, &name)
            }
            _ => false,
        });
        if is_taken { Err(name_taken()) } else { Ok(name) }
    }

    /// Checks that the sender set the table up.
    pub(crate) fn owns(&self, holder: Option<Holder>) -> Result<(), Refusal> {
        if self.is_owner(holder) {
            return Ok(());
        }
        Err(Refusal::new(RefusalKind::NotOwner, "only the owner of the table can do that"))
    }
}
