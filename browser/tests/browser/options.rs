//! The options of a game: in the lobby's form as the server describes them, remembered, and named wherever a table is.

use anyhow::Result;
use browser::Stage;
use browser::barriers::barriers;
use browser::lobby::set_up;
use browser::page::{apart_from_height, glance, none, pictures};
use browser::person::{PERSON, sit_in_lobby, words};
use browser::thirtyfour::By;

/// Duel's option in the form.
const SWITCH: &str = "[data-option='adjudicate'] input";

const NAME: &str = "Stalling loses";

/// The script by which requests for a path get an answer, which is a promise.
fn answered(path: &str, answer: &str) -> String {
    format!(
        "window.real ||= window.fetch;
         window.fetch = (what, how) => what === '{path}' ? {answer} : window.real(what, how);"
    )
}

/// The answer that does not arrive.
const LOST: &str = "Promise.reject(new TypeError('no line'))";

async fn run(stage: &Stage, script: &str) -> Result<()> {
    stage.web().execute(script, Vec::new()).await?;
    Ok(())
}

async fn choose(stage: &Stage, game: &str) -> Result<()> {
    stage.go("/").await?;
    set_up(stage, game).await?;
    Ok(())
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn an_option_is_chosen_remembered_and_named() -> Result<()> {
    let stage = Stage::open().await?;
    choose(&stage, "duel").await?;
    assert!(!stage.wait_for(SWITCH).await?.is_selected().await?, "the default");
    stage.click(SWITCH).await?;
    assert!(words(&stage, "[data-option='adjudicate']").await?.contains("both pearls"), "what it means");
    none(apart_from_height(pictures(&stage, "lobby-option").await?));
    none(barriers(&stage).await?);
    choose(&stage, "splendor").await?;
    stage.wait_for("[data-option='modules']").await?;
    assert!(stage.web().find_all(By::Css(SWITCH)).await?.is_empty(), "each game has its own");
    choose(&stage, "duel").await?;
    assert!(stage.wait_for(SWITCH).await?.is_selected().await?, "it is remembered");

    // A guest who is invited is told.
    sit_in_lobby(&stage, "duel", &[PERSON, "open"]).await?;
    assert!(words(&stage, "#gather [data-options]").await?.contains(NAME));
    none(glance(&stage).await?);
    stage.go("/").await?;
    // The list may be drawn twice, once its texts have come.
    let listed = async || Ok(words(&stage, ".my-tables [data-options]").await?.contains(NAME).then_some(()));
    stage.wait_until("the option of the table", listed).await?;

    sit_in_lobby(&stage, "duel", &[PERSON, PERSON]).await?;
    assert!(words(&stage, "#table .place").await?.contains(NAME));
    none(glance(&stage).await?);
    assert_eq!(stage.console_errors().await?, Vec::<String>::new());
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn what_an_earlier_page_remembered_is_read() -> Result<()> {
    let stage = Stage::open().await?;
    stage.go("/").await?;
    let earlier = "localStorage.setItem('cabochon.duel', JSON.stringify({ players: 2, by_lot: true, adjudicate: true, \
        sitters: ['person', 'open', 'greedy', 'greedy'], names: ['Anna', '', '', ''] }))";
    run(&stage, earlier).await?;
    choose(&stage, "duel").await?;
    assert!(stage.wait_for(SWITCH).await?.is_selected().await?);
    assert!(stage.wait_for("[data-act='lot']").await?.is_selected().await?);
    assert_eq!(stage.wait_for("[data-seat='0'] .name").await?.prop("value").await?.as_deref(), Some("Anna"));
    // A level that the server does not have gives way to the usual one; the rest stays.
    run(&stage, &earlier.replace("'open'", "'wizard'")).await?;
    choose(&stage, "duel").await?;
    assert_eq!(stage.wait_for("[data-seat='0'] .name").await?.prop("value").await?.as_deref(), Some("Anna"));
    stage.wait_for("[data-seat='1'] option[value='apprentice']").await?;
    assert_eq!(
        stage.wait_for("[data-seat='1'] select").await?.prop("value").await?.as_deref(),
        Some("apprentice")
    );
    for odd in [
        "{ players: 9, sitters: [], names: [], by_lot: false, chosen: { walls: 'high', adjudicate: 'perhaps' } }",
        "{ players: 0, sitters: ['wizard'] }",
        "7",
    ] {
        run(&stage, &format!("localStorage.setItem('cabochon.duel', JSON.stringify({odd}))")).await?;
        choose(&stage, "duel").await?;
        assert!(!stage.wait_for(SWITCH).await?.is_selected().await?, "{odd}");
        assert_eq!(stage.web().find_all(By::Css(".seats li")).await?.len(), 2, "{odd}");
    }
    assert_eq!(stage.console_errors().await?, Vec::<String>::new());
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn the_lobby_offers_what_the_server_offers_and_asks_again() -> Result<()> {
    let stage = Stage::open().await?;
    // The lobby is opened from a page that has not asked for the games, and cannot.
    stage.go("/no/such/page").await?;
    stage.wait_for("#nothing-here").await?;
    run(&stage, &answered("/api/games", LOST)).await?;
    stage.click(".brand").await?;
    stage.wait_for("[data-offer='failed'] [role='alert']").await?;
    none(glance(&stage).await?);
    none(barriers(&stage).await?);
    // A server with one of the page's games, for more than four, and one that the page does not know.
    let games = "[{ name: 'whist', players: { min: 4, max: 4 }, options: [] },
        { name: 'splendor', players: { min: 2, max: 6 }, options: [] }]";
    let offered = format!("Promise.resolve(new Response(JSON.stringify({games})))");
    run(&stage, &answered("/api/games", &offered)).await?;
    stage.click("[data-act='again']").await?;
    set_up(&stage, "splendor").await?;
    let offered = stage.web().find_all(By::Css("[data-board]")).await?.len();
    assert_eq!((offered, stage.web().find_all(By::Css("[data-players]")).await?.len()), (1, 5));
    stage.click("[data-players='6']").await?;
    stage.wait_for(".seats [data-seat='5']").await?;
    // A game that the server does not have is named nowhere.
    let note = words(&stage, "#lobby footer p:last-child").await?;
    assert!(note.contains("Splendor") && !note.contains("Duel"), "{note}");
    none(glance(&stage).await?);
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn the_lobby_does_not_wait_for_the_levels_of_bots_and_asks_for_them_again() -> Result<()> {
    let stage = Stage::open().await?;
    stage.go("/no/such/page").await?;
    stage.wait_for("#nothing-here").await?;
    run(&stage, &answered("/api/about", LOST)).await?;
    stage.click(".brand").await?;
    set_up(&stage, "duel").await?;
    stage.wait_for("[data-seat='1'] option[value='apprentice']").await?;
    let master = "[data-seat='1'] option[value='master']";
    assert!(stage.web().find_all(By::Css(master)).await?.is_empty(), "the levels are not known");
    // The next answer to the lobby shows that the device is online after all.
    run(&stage, "window.fetch = window.real; dispatchEvent(new Event('offline'))").await?;
    stage.wait_for(master).await?;
    let list = stage.wait_for("[data-seat='1'] select").await?;
    assert_eq!(list.prop("value").await?.as_deref(), Some("apprentice"), "what is chosen stays");
    stage.close().await
}
