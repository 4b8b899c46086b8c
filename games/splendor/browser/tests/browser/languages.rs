//! The page in every language: chosen, stored, complete, and with room for longer words.

use anyhow::Result;
use browser::Stage;
use browser::page::{apart_from_height, apart_from_what_is_covered, none, pictures};
use browser::person::{PERSON, press, uncover, words};
use browser::thirtyfour::Key;
use splendor_browser::player::{Player, sit_down};

async fn choose(stage: &Stage, tag: &str) -> Result<()> {
    stage.click("[data-act='settings']").await?;
    stage.click(&format!("[data-act='{tag}']")).await?;
    stage.wait_for(&format!("html[lang='{tag}'] #lobby, html[lang='{tag}'] #table")).await?;
    stage.click("[data-act='settings']").await
}

/// Checks the settings panel in the lobby, in larger text too; Esc closes it.
async fn the_panel_has_room(stage: &Stage, tag: &str) -> Result<()> {
    stage.click("[data-act='settings']").await?;
    for words in ["usual", "larger"] {
        none(apart_from_height(pictures(stage, &format!("settings-{tag}-{words}")).await?));
        stage.click("[data-act='larger']").await?;
    }
    press(stage, Key::Escape + "").await?;
    stage.wait_gone(".settings").await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn every_language_is_chosen_and_kept() -> Result<()> {
    let stage = Stage::open().await?;
    for (tag, play, no) in [("ru", "Играть", "Дворянин пока не придёт"), ("ja", "遊ぶ", "貴族はまだ来ません")]
    {
        stage.go("/").await?;
        stage.wait_for("#lobby").await?;
        choose(&stage, tag).await?;
        assert_eq!(words(&stage, "[data-act='play']").await?, play);
        // It is there again when the page is loaded anew, and nothing of another language is.
        stage.go("/").await?;
        assert_eq!(words(&stage, "[data-act='play']").await?, play);
        let files = stage.loaded().await?.into_iter().filter(|(address, _)| address.contains("/locales/"));
        assert!(
            files.map(|(address, _)| address).all(|address| address.contains(&format!("/locales/{tag}/")))
        );
        none(apart_from_height(pictures(&stage, &format!("lobby-{tag}")).await?));
        the_panel_has_room(&stage, tag).await?;

        sit_down(&stage, &[PERSON, PERSON, "greedy", "greedy"]).await?;
        let mut player = Player::new(6);
        for _ in 0..9 {
            player.act(&stage).await?;
        }
        uncover(&stage).await?;
        none(pictures(&stage, &format!("table-{tag}")).await?);
        stage.click(".noble").await?;
        let said = words(&stage, ".bubble").await?;
        assert!(said.contains(no) && said.contains("31"), "{said}");
        // The rule's text came in the same language.
        stage
            .wait_until("the rule", async || {
                Ok((words(&stage, ".bubble .rule").await?.chars().filter(|c| !c.is_ascii()).count() > 20)
                    .then_some(()))
            })
            .await?;
        none(apart_from_what_is_covered(pictures(&stage, &format!("why-not-{tag}")).await?));
        stage.click(".bubble .tool").await?;
    }
    assert_eq!(stage.console_errors().await?, Vec::<String>::new());
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn a_prepared_turn_stays_when_the_language_changes() -> Result<()> {
    let stage = Stage::open().await?;
    sit_down(&stage, &[PERSON, PERSON]).await?;
    for gem in ["w", "b"] {
        stage.click(&format!("[data-piece='bank-{gem}']")).await?;
    }
    for tag in ["ru", "ja", "en"] {
        choose(&stage, tag).await?;
        stage.wait_for("#table[data-doing='taking'] [data-piece='bank-w'].selected").await?;
        stage.wait_for("[data-piece='bank-b'].selected").await?;
    }
    stage.click("[data-piece='bank-g']").await?;
    let before = stage.version().await?;
    stage.click("[data-act='confirm']:enabled").await?;
    stage.wait_for_version(before + 1).await?;
    // A move that was made is not prepared again.
    choose(&stage, "ru").await?;
    stage.wait_for("#table[data-doing='nothing']").await?;
    stage.close().await
}
