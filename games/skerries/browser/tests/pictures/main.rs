//! The table of Skerries, as it looks.

use anyhow::Result;
use browser::Stage;
use browser::page::{faults, none};
use browser::person::{PERSON, my_turn, sit_in_lobby, uncover};

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn catches_of_skerries_have_an_edge() -> Result<()> {
    let stage = Stage::open().await?;
    sit_in_lobby(&stage, "skerries", &[PERSON, PERSON]).await?;
    my_turn(&stage).await?;
    uncover(&stage).await?;
    let script = "const pieces = [...document.querySelectorAll('.quay .catch')];
        if (!pieces.length) return ['nothing to look at'];
        return pieces.filter(piece => getComputedStyle(piece).boxShadow === 'none').map(piece => `${piece.dataset.piece} is flat`);";
    none(stage.picture("skerries-quay", faults(&stage, script).await?).await?);
    stage.close().await
}
