//! The answer to a click on an illegal cell leaves the legal ones within reach.

use alhambra::{Action, Change};
use alhambra_browser::{lay, legal};
use alhambra_play::tray::{Mode, Piece};
use anyhow::{Context, Result};
use browser::page::{at_rest, none};
use browser::person::{click, piece, press};
use browser::thirtyfour::Key;
use browser::{Size, Stage};
use tray::Turn;

/// Returns the legal pieces that the answer keeps a click from, and whether it could cover fewer of them from another side
/// of the piece that was asked about.
const FAULTS: &str = "const rect = element => element.getBoundingClientRect(), all = of => [...document.querySelectorAll(of)];
    const bubble = document.querySelector('.bubble'), box = rect(bubble), asked = rect(document.querySelector('[data-piece].asked'));
    const legal = all('[data-piece].legal').filter(piece => piece.checkVisibility());
    const hit = piece => { const at = rect(piece); return document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2); };
    const kept = legal.filter(piece => hit(piece)?.closest('.bubble') && !hit(piece).closest('.bubble :is(a, button)'));
    const over = (one, other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    const covered = box => legal.filter(piece => over(box, rect(piece))).length;
    const at = (left, top) => ({ left, top, right: left + box.width, bottom: top + box.height });
    const middle = [asked.left + asked.width / 2, asked.top + asked.height / 2];
    const sides = [at(asked.right + 12, middle[1] - box.height * .4), at(asked.left - box.width - 12, middle[1] - box.height * .4),
        at(middle[0] - box.width / 2, asked.bottom + 12), at(middle[0] - box.width / 2, asked.top - box.height - 12)];
    const avoided = all('.tray .actions, [data-piece].selected').map(rect), bar = rect(document.querySelector('.bar')).bottom;
    const fits = side => side.left >= 8 && side.top >= bar + 8 && side.right <= innerWidth - 8 && side.bottom <= innerHeight - 8
        && !avoided.some(other => over(side, other));
    const least = Math.min(...sides.filter(fits).map(covered));
    return [...kept.map(piece => `${piece.dataset.piece} cannot be clicked`),
        ...(covered(box) > least ? [`${covered(box)} legal pieces are covered instead of ${least}`] : [])];";

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn the_answer_to_an_illegal_cell_of_alhambra_leaves_the_legal_ones_within_reach() -> Result<()> {
    let stage = Stage::open().await?;
    let is_build = |action| matches!(action, Action::Redesign(_, Change::Build(_)));
    let (mut tray, game) = lay(&stage, "alhambra players=3", |tray, game| {
        tray.mode() == Mode::Nothing
            && legal(game, is_build).is_some()
            && game.body().built(tray.seat()).count() > 5
    })
    .await?;
    let Some(Action::Redesign(tile, _)) = legal(&game, is_build) else { unreachable!("it is one") };
    tray.click(Piece::Kept(tile));
    let refused: Vec<Piece> =
        tray.cells().into_iter().map(Piece::Cell).filter(|cell| !tray.is_legal(*cell)).collect();
    let mut faults = Vec::new();
    for size in [Size::DESKTOP, Size::PHONE, Size { width: 844, height: 390, phone: true }] {
        stage.resize(size).await?;
        at_rest(&stage).await?;
        click(&stage, Piece::Kept(tile)).await?;
        stage.wait_for(&format!("{}.selected", piece(Piece::Kept(tile)))).await?;
        for cell in &refused {
            // With its key: the pointer would be in the way of what it looks for.
            let ask = "const cell = document.querySelector(arguments[0]); cell.click()";
            stage.web().execute(ask, vec![piece(cell).into()]).await?;
            stage.wait_for(&format!("{}.asked", piece(cell))).await?;
            at_rest(&stage).await?;
            let found: Vec<String> = stage.web().execute(FAULTS, Vec::new()).await?.convert()?;
            faults.extend(found.into_iter().map(|fault| format!("{}, {cell}: {fault}", size.width)));
        }
        stage.screenshot(&format!("alhambra-answer-{}", size.width)).await?;
        // A piece under the answer is clicked through it.
        let hidden = "const box = document.querySelector('.bubble').getBoundingClientRect();
            const inside = piece => { const at = piece.getBoundingClientRect(), x = at.left + at.width / 2, y = at.top + at.height / 2;
                return x > box.left && x < box.right && y > box.top && y < box.bottom && document.elementFromPoint(x, y)?.closest('[data-piece]') === piece; };
            return [...document.querySelectorAll('.cell.legal')].find(inside)?.dataset.piece ?? null";
        let hidden: Option<String> = stage.web().execute(hidden, Vec::new()).await?.convert()?;
        if let Some(hidden) = hidden {
            stage.click(&piece(&hidden)).await?;
            stage.wait_for(&format!("{}.selected", piece(&hidden))).await.context("clicked through")?;
        }
        press(&stage, Key::Escape + "").await?;
        press(&stage, Key::Escape + "").await?;
        stage.wait_gone(".estate .selected, .bubble").await?;
    }
    none(faults);
    stage.close().await
}
