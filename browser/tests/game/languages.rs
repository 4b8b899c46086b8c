//! The page in every language: chosen, stored, complete, and with room for longer words.

use anyhow::Result;
use browser::Stage;
use browser::thirtyfour::{By, Key};

use super::page::{apart_from_height, apart_from_what_is_covered, is_drawn, none, pictures};
use super::player::{PERSON, Player, press, sit_down, uncover, words};

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
#[ignore = "drives a real browser: cargo xtask browser"]
async fn every_language_is_chosen_and_kept() -> Result<()> {
    let stage = Stage::open().await?;
    for (tag, play, no) in [("ru", "Играть", "Дворянин пока не придёт"), ("ja", "遊ぶ", "貴族はまだ来ない")]
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
#[ignore = "drives a real browser: cargo xtask browser"]
async fn the_rules_are_a_page_that_every_why_not_leads_to() -> Result<()> {
    let stage = Stage::open().await?;
    sit_down(&stage, &[PERSON, PERSON]).await?;
    stage.click(".noble").await?;
    let link = stage.wait_for(".bubble .rule-number").await?;
    let address = link.attr("href").await?.unwrap_or_default();
    assert_eq!(address, "/rules/splendor#71");
    stage.go(&address).await?;
    let item = stage.wait_for("[id='71']:target").await?;
    assert!(item.text().await?.contains("A noble visits a player"));
    assert_eq!(stage.web().find_all(By::Css("#rules li[id]")).await?.len(), 77 + 27);
    for language in ["en", "ru", "ja"] {
        stage.click("[data-act='settings']").await?;
        stage.click(&format!("[data-act='{language}']")).await?;
        stage.wait_for(&format!("html[lang='{language}'] [id='71']")).await?;
        stage.click("[data-act='settings']").await?;
        stage.screenshot(&format!("rules-{language}")).await?;
    }
    stage.go("/rules/chess").await?;
    stage.wait_for("#nothing-here [role='alert']").await?;
    assert_eq!(stage.console_errors().await?, Vec::<String>::new());
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
async fn a_server_without_a_game_says_that_it_has_no_rules_of_it() -> Result<()> {
    let mut stage = Stage::open().await?;
    stage.server.without_samples()?;
    let released = games::RELEASED.names();
    for sample in games::that("are samples", |about| !released.contains(&about.name)) {
        stage.go(&format!("/rules/{}", sample.about().name)).await?;
        let said = stage.wait_for("main [role='alert']").await?.text().await?;
        assert_eq!(said, "There are no rules for this game.");
    }
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
async fn every_list_of_rules_is_a_page_that_leads_to_the_others_of_its_game() -> Result<()> {
    let stage = Stage::open().await?;
    for about in games::LIST.iter().map(|game| game.about()).filter(|about| is_drawn(about.name)) {
        for list in about.lists {
            let items: Vec<String> = list.items().collect();
            stage.go(&format!("/rules/{}#{}", list.name, items[0])).await?;
            stage.wait_for(&format!("[id='{}']:target", items[0])).await?;
            assert_eq!(stage.web().find_all(By::Css("#rules li[id]")).await?.len(), items.len());
            for other in about.lists.iter().filter(|other| other.name != list.name) {
                stage.click(&format!("#rules nav a[href='/rules/{}']", other.name)).await?;
                let last = other.items().last().unwrap_or_default();
                stage.wait_for(&format!("[id='{last}']")).await?;
                let heading = words(&stage, "#rules h1").await?;
                assert!(!heading.contains("-rules"), "{heading}");
                stage.web().back().await?;
            }
        }
    }
    assert_eq!(stage.console_errors().await?, Vec::<String>::new());
    stage.close().await
}
