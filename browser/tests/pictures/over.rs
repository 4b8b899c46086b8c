//! The tray after the end of a game is whole in a low window.

use anyhow::Result;
use browser::page::{at_rest, none};
use browser::person::open_file;
use browser::{Size, Stage};

/// Returns what of the tray after the end is cut: by the panel around it, or the words of the result by their own box.
const CUT_AFTER_THE_END: &str = "const area = document.querySelector('.mine-area').getBoundingClientRect(), detail = document.querySelector('.tray .detail');
    const faults = detail.scrollHeight > detail.clientHeight + 1 ? ['the words of the result are cut'] : [];
    for (const part of document.querySelectorAll('.tray .actions > *'))
        if (part.getBoundingClientRect().bottom > area.bottom + 0.5) faults.push(`${part.textContent} is cut`);
    return faults;";

/// The sentence that the page adds to the tray while somebody waits at a rematch.
const WAITS: &str = "const asked = document.createElement('p');
    asked.className = 'asked';
    asked.textContent = 'Bert wants a rematch and waits for you there.';
    document.querySelector('.tray .actions').prepend(asked);";

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn nothing_of_the_tray_after_the_end_is_cut_on_a_phone_on_its_side() -> Result<()> {
    let stage = Stage::open().await?;
    stage.resize(Size::ON_ITS_SIDE).await?;
    // Those with the most of their own: three reserved cards, and a hand of four currencies.
    for (game, log) in [
        ("splendor", include_str!("../../../games/splendor/corpus/4p-shared.cab")),
        ("duel", include_str!("../../../games/duel/corpus/2p-crowns.cab")),
        ("alhambra", include_str!("../../../games/alhambra/corpus/6-sides-outright.cab")),
    ] {
        open_file(&stage, log).await?;
        stage.wait_for(&format!("#table[data-game='{game}']")).await?;
        stage.click("[data-act='close-result']").await?;
        stage.wait_for(".tray[data-mode='over'] [data-act='rematch']").await?;
        stage.web().execute(WAITS, Vec::new()).await?;
        at_rest(&stage).await?;
        stage.screenshot(&format!("over-{game}")).await?;
        none(stage.web().execute(CUT_AFTER_THE_END, Vec::new()).await?.convert::<Vec<String>>()?);
    }
    stage.close().await
}
