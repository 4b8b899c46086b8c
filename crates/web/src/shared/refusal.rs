//! Why a request failed, in the reader's language.

use protocol::RefusalKind;
use text::Value;

use crate::shared::house::Failure;
use crate::shared::i18n::{tr, tr_with};

/// Describes an error in the reader's language.
pub fn said(failure: &Failure) -> String {
    match failure {
        Failure::Offline => tr("net-offline"),
        Failure::Garbled => tr("net-garbled"),
        Failure::Part => tr("net-part"),
        Failure::Refused(refusal) => match refusal.kind {
            RefusalKind::StaleVersion | RefusalKind::NotYourTurn => tr("net-stale"),
            RefusalKind::NotStored => tr("net-not-stored"),
            RefusalKind::TooMany => tr("net-too-many"),
            RefusalKind::NotFound => tr("net-not-found"),
            RefusalKind::TooLarge => tr("net-too-large"),
            RefusalKind::CookieNeeded => tr("net-cookie-needed"),
            RefusalKind::NotYourSeat => tr("net-not-your-seat"),
            RefusalKind::NoSpectators => tr("net-no-spectators"),
            RefusalKind::NoPrograms => tr("net-no-programs"),
            RefusalKind::Muted => tr("net-muted"),
            RefusalKind::Banned => tr("net-banned"),
            RefusalKind::SeatTaken => tr("net-seat-taken"),
            RefusalKind::Started => tr("net-started"),
            RefusalKind::Revealed => tr("net-revealed"),
            RefusalKind::NothingToUndo => tr("net-nothing-to-undo"),
            RefusalKind::UndoneOften => tr("net-undone-often"),
            RefusalKind::UndoRefused => tr("net-undo-refused"),
            RefusalKind::TooLong => tr("net-too-long"),
            RefusalKind::NoWish => tr("net-no-wish"),
            RefusalKind::LobbyShare => tr("net-lobby-share"),
            RefusalKind::NotOwner => tr("net-not-owner"),
            RefusalKind::NoSuchSeat => tr("net-no-such-seat"),
            RefusalKind::NoSuchGame => {
                let game = refusal.game.as_deref().unwrap_or_default();
                tr_with("net-no-such-game", &[("game", Value::Text(game))])
            }
            RefusalKind::NotStarted => tr("net-not-started"),
            RefusalKind::StillRunning => tr("net-still-running"),
            RefusalKind::Over => tr("net-over"),
            RefusalKind::Damaged => tr("net-damaged"),
            RefusalKind::Internal => tr("net-internal"),
            RefusalKind::ForeignOrigin => tr("net-foreign-origin"),
            RefusalKind::KeyReused => tr("net-stale"),
            // An error in a file or a move is described by the server, in the reader's language.
            RefusalKind::Malformed | RefusalKind::NotLegal | RefusalKind::NotAllowed => refusal.why.clone(),
        },
    }
}
