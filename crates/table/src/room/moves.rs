//! Moves.

use catalog::{Awaiting, Session, Source};
use protocol::{MoveRequest, RefusalKind};

use crate::decision::{After, Decision};
use crate::draft::{draw_all, standing};
use crate::refusal::over;
use crate::{Batch, Key, Refusal, Table, Write};

impl Table {
    /// Handles the move of a person.
    pub(crate) fn make_move(
        &self,
        request: &MoveRequest,
        key: Option<Key>,
        source: &mut dyn Source,
    ) -> Result<Decision, Refusal> {
        let game = self.running()?;
        let (version, seat) = (game.version(), request.seat);
        if request.version != version {
            let why = format!("the table is at version {version}, not {}", request.version);
            return Err(Refusal::new(RefusalKind::StaleVersion, why));
        }
        match game.session().awaiting() {
            Awaiting::Decision { seat: to_act } if to_act == seat => {}
            Awaiting::Decision { seat: to_act } => {
                let why = format!("it is the turn of seat {to_act}");
                return Err(Refusal::new(RefusalKind::NotYourTurn, why));
            }
            Awaiting::Chance { .. } | Awaiting::Over => return Err(over()),
        }
        self.play(&request.action, key, source)
    }

    /// Returns the batch of an action with the outcomes that follow it, and the game after it. The table itself changes
    /// only when the batch is stored.
    pub(crate) fn play(
        &self,
        action: &str,
        key: Option<Key>,
        source: &mut dyn Source,
    ) -> Result<Decision, Refusal> {
        let game = self.running()?;
        self.bounds.allow_move(game)?;
        let before = game.session().version();
        let mut after = game.session().clone_box();
        after.play(action)?;
        draw_all(after.as_mut(), source);
        let inputs: Vec<String> = after.inputs(before).into_iter().map(|input| input.text).collect();
        let batch = Batch {
            seq: self.stored,
            version: game.version() + inputs.len() as u32,
            inputs,
            undo: None,
            key,
            standing: standing(after.as_ref()),
        };
        Ok(Decision::Store(Write::Batch(batch), After::Game(after)))
    }
}

/// Returns whether a game is over.
pub(crate) fn is_over(session: &dyn Session) -> bool {
    session.awaiting() == Awaiting::Over
}
