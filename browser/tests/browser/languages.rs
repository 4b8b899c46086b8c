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
    assert_eq!(stage.console_errors().await?, Vec::<String>::new());
    stage.go("/rules/chess").await?;
    stage.wait_for("#nothing-here [role='alert']").await?;
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn rules_lead_to_those_of_the_other_games_and_back_to_the_table() -> Result<()> {
    let stage = Stage::open().await?;
    stage.go("/rules").await?;
    for about in games::LIST.iter().map(|game| game.about()).filter(|about| is_drawn(about.name)) {
        stage.click(&format!("#rules nav a[href='/rules/{}']", about.name)).await?;
        stage.wait_for("#rules li[id]").await?;
        assert!(stage.web().find_all(By::Css("[data-act='to-table']")).await?.is_empty());
        let others = games::LIST.iter().map(|game| game.about().name).filter(|name| *name != about.name);
        for other in others.filter(|name| is_drawn(name)) {
            stage.wait_for(&format!("#rules nav a[href='/rules/{other}']")).await?;
        }
        stage.click("[data-act='all-rules']").await?;
        stage.wait_gone("[data-act='all-rules']").await?;
    }
    sit_in_lobby(&stage, "splendor", &[PERSON, PERSON]).await?;
    stage.wait_for("#table").await?;
    let table = stage.web().current_url().await?;
    // As a link of the table does, in a tab of its own.
    stage.web().execute("location.href = '/rules/duel'", Vec::new()).await?;
    stage.click("[data-act='all-rules']").await?;
    stage.click("[data-act='to-table']").await?;
    stage.wait_for("#table").await?;
    assert_eq!(stage.web().current_url().await?, table);
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
