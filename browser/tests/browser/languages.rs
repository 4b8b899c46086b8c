//! The page in every language: chosen, stored, complete, and with room for longer words.

use anyhow::Result;
use browser::Stage;
use browser::page::is_drawn;
use browser::person::{PERSON, sit_in_lobby, words};
use browser::thirtyfour::By;

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn the_rules_are_a_page_that_every_why_not_leads_to() -> Result<()> {
    let stage = Stage::open().await?;
    sit_in_lobby(&stage, "splendor", &[PERSON, PERSON]).await?;
    stage.wait_for("#table").await?;
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
#[ignore = "drives a real browser: cargo xtask test"]
async fn a_server_without_a_game_says_that_it_has_no_rules_of_it() -> Result<()> {
    let mut stage = Stage::with_own_server().await?;
    stage.server.without_samples()?;
    let released = games::RELEASED.names();
    for sample in suites::games_that("are samples", |about| !released.contains(&about.name)) {
        stage.go(&format!("/rules/{}", sample.about().name)).await?;
        let said = stage.wait_for("main [role='alert']").await?.text().await?;
        assert_eq!(said, "There are no rules for this game.");
    }
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
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
