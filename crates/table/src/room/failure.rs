//! Handles a panic of the rules: the request is refused, and the failure is reported.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

use protocol::RefusalKind;

use crate::{Command, Failure, Refusal, Table};

impl Table {
    /// Calls the rules. If they panic, the panic is reported, and the request is refused.
    ///
    /// The closure may change the table only after all calls of the rules have returned: until then it works on a copy
    /// of the game, which a panic discards.
    pub(crate) fn guarded<T>(
        &mut self,
        request: &dyn std::fmt::Debug,
        commands: &mut Vec<Command>,
        work: impl FnOnce(&mut Table, &mut Vec<Command>) -> Result<T, Refusal>,
    ) -> Result<T, Refusal> {
        catch_unwind(AssertUnwindSafe(|| work(self, commands))).unwrap_or_else(|panic| {
            let log = match self.game() {
                Some(game) => game.session().log(),
                None => self.setup().to_owned(),
            };
            let request = format!("{request:?}");
            commands.push(Command::Report(Failure { request, panic: said(panic.as_ref()), log }));
            Err(Refusal::new(RefusalKind::Internal, "the rules of the game failed here; nothing has changed"))
        })
    }
}

/// Returns the message of a panic.
fn said(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_default()
}
