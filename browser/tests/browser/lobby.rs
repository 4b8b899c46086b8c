//! The lobby: the button that begins, the list of the guest's tables, the form for somebody new, and game files.

use anyhow::{Context, Result};
use browser::barriers::barriers;
use browser::lobby::{at_home, post, set_up};
use browser::page::{at_rest, none, pictures};
use browser::person::{my_turn, open_file, snapshot, words};
use browser::thirtyfour::By;
use browser::{Size, Stage};
use protocol::Snapshot;
use serde_json::json;

const OVER: &str = include_str!("../../../games/splendor/corpus/2p-outright.cab");

async fn names_listed(stage: &Stage) -> Result<Vec<String>> {
    let script = "return [...document.querySelectorAll('[data-table] .what')].map(row => row.innerText)";
    Ok(stage.web().execute(script, Vec::new()).await?.convert()?)
}

async fn until_paged(stage: &Stage, page: &str) -> Result<()> {
    let look = async || Ok((words(stage, ".pager [role='status']").await? == page).then_some(()));
    stage.wait_until(page, look).await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn all_of_ones_tables_are_listed_and_can_be_removed() -> Result<()> {
    let stage = Stage::open().await?;
    at_home(&stage).await?;
    let table = |number: u32| {
        let bot = json!({ "kind": "bot", "level": "greedy" });
        let two = json!([{ "kind": "human", "name": "Anna" }, { "kind": "human", "name": format!("Bert {number:02}") }]);
        let seats = if number == 0 { json!([{ "kind": "human", "name": "" }, bot]) } else { two };
        json!({ "setup": "splendor players=2", "seats": seats })
    };
    post(&stage, "/api/tables", &(0..11).map(table).collect::<Vec<_>>()).await?;
    post(&stage, "/api/games", &[json!({ "log": OVER }), json!({ "log": OVER })]).await?;
    at_home(&stage).await?;
    until_paged(&stage, "1–5 of 13").await?;
    assert!(words(&stage, ".my-tables header").await?.contains("11 running"));
    let mut listed = names_listed(&stage).await?;
    for page in ["6–10 of 13", "11–13 of 13"] {
        stage.tap("[data-act='page-on']").await?;
        until_paged(&stage, page).await?;
        listed.extend(names_listed(&stage).await?);
    }
    assert!(!stage.wait_for("[data-act='page-on']").await?.is_enabled().await?);
    let all = listed.join("\n");
    assert_eq!(listed.len(), 13);
    assert!((1..11).all(|number| all.contains(&format!("Bert {number:02}"))), "{all}");
    // Game, opponents, whose turn it is and when something happened last.
    let year = stage
        .web()
        .execute("return String(new Date().getFullYear())", Vec::new())
        .await?
        .convert::<String>()?;
    for line in &listed {
        assert!(line.starts_with("Splendor") && line.contains(&year), "{line}");
        assert!(
            line.contains("’s turn") || line.contains("Your turn") || line.contains("The game is over"),
            "{line}"
        );
    }
    assert!(all.contains("Facet"), "a bot is called as at the table: {all}");
    none(
        pictures(&stage, "lobby-pages")
            .await?
            .into_iter()
            .filter(|fault| !fault.ends_with(" high"))
            .collect(),
    );

    // One goes after a second press, and nothing happens with the first alone.
    stage.click("[data-table] [data-act='remove']").await?;
    stage.wait_for("[data-table] [data-act='remove'].lit").await?;
    stage.click(".my-tables h2").await?;
    stage.wait_gone("[data-table] [data-act='remove'].lit").await?;
    until_paged(&stage, "11–13 of 13").await?;
    for _ in 0..2 {
        stage.tap("[data-table] [data-act='remove']").await?;
    }
    until_paged(&stage, "11–12 of 12").await?;
    none(barriers(&stage).await?);
    // All that are over go at once; behind the end is the last page.
    for _ in 0..2 {
        stage.tap(".pager [data-act='remove']").await?;
    }
    until_paged(&stage, "6–10 of 10").await?;
    assert!(stage.web().find_all(By::Css(".pager [data-act='remove']")).await?.is_empty());
    at_home(&stage).await?;
    until_paged(&stage, "1–5 of 10").await?;
    assert_eq!(stage.console_errors().await?, Vec::<String>::new());
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn somebody_new_plays_the_second_weakest_opponent_and_keeps_what_they_choose() -> Result<()> {
    let stage = Stage::open().await?;
    at_home(&stage).await?;
    let chosen = async |seat: u8| -> Result<String> {
        let list = stage.wait_for(&format!("[data-seat='{seat}'] select")).await?;
        Ok(list.prop("value").await?.unwrap_or_default())
    };
    for game in ["duel", "splendor"] {
        set_up(&stage, game).await?;
        assert_eq!((chosen(0).await?, chosen(1).await?), ("person".to_owned(), "apprentice".to_owned()));
        assert!(
            words(&stage, &format!("[data-board='{game}'] .goal")).await?.contains("points"),
            "the goal of {game}"
        );
    }
    let script =
        "return [...document.querySelectorAll('[data-seat=\"1\"] option')].map(option => option.label)";
    let words_of =
        async || -> Result<Vec<String>> { Ok(stage.web().execute(script, Vec::new()).await?.convert()?) };
    let bots = ["Novice", "Apprentice", "Journeyman", "Artisan", "Expert", "Virtuoso", "Master"];
    let bots = bots.map(|level| format!("Computer: {level}"));
    let offered = |first: &str| [&[first, "A friend, by link"].map(str::to_owned)[..], &bots].concat();
    stage.wait_for("[data-seat='1'] option[value='master']").await?;
    assert_eq!(words_of().await?, offered("Someone at this screen"));
    stage.click("[data-seat='0'] option[value='master']").await?;
    assert_eq!(words_of().await?, offered("You"), "the first at this screen");
    stage.click("[data-seat='1'] option[value='open']").await?;
    assert!(words(&stage, ".switches:has([data-act='lot'])").await?.contains("First player: random"));
    stage.click("[data-players='3']").await?;
    stage.click("[data-act='lot']").await?;
    at_home(&stage).await?;
    set_up(&stage, "splendor").await?;
    assert_eq!((chosen(0).await?, chosen(1).await?), ("master".to_owned(), "open".to_owned()));
    assert!(stage.wait_for("[data-players='3'][aria-pressed='true']").await.is_ok());
    assert!(stage.wait_for("[data-act='lot']").await?.is_selected().await?);
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn a_board_begins_a_game_as_it_was_set_up_last_or_invites_a_friend() -> Result<()> {
    let stage = Stage::open().await?;
    at_home(&stage).await?;
    stage.tap("[data-board='duel'] [data-act='play']:enabled").await?;
    let begun = until_begun(&stage).await?;
    assert!(begun.setup.starts_with("duel"), "{}", begun.setup);
    assert_eq!(levels(&begun), [None, Some("apprentice")]);

    at_home(&stage).await?;
    set_up(&stage, "splendor").await?;
    stage.click("[data-players='3']").await?;
    stage.click("[data-seat='1'] option[value='open']").await?;
    stage.click("[data-seat='2'] option[value='artisan']").await?;
    stage.click("[data-option='modules'] input[data-value='cities']").await?;
    at_home(&stage).await?;
    // Nobody is waited for: a bot of the other's level has the open seat.
    let told = words(&stage, "[data-board='splendor'] .rivals").await?;
    assert!(told.contains("Artisan, Artisan") && told.contains("Cities"), "{told}");
    stage.tap("[data-board='splendor'] [data-act='play']:enabled").await?;
    let begun = until_begun(&stage).await?;
    assert!(begun.setup.contains("modules=cities"), "{}", begun.setup);
    assert_eq!(levels(&begun), [None, Some("artisan"), Some("artisan")]);

    at_home(&stage).await?;
    stage.tap("[data-board='splendor'] [data-act='with-friend']:enabled").await?;
    stage.wait_for("#gather[data-open='1'] [data-act='link']").await?;
    assert!(words(&stage, "#gather").await?.contains("Cities"));
    // The set-up stays as it was.
    at_home(&stage).await?;
    assert_eq!(words(&stage, "[data-board='splendor'] .rivals").await?, told);
    assert_eq!(stage.console_errors().await?, Vec::<String>::new());
    stage.close().await
}

async fn until_begun(stage: &Stage) -> Result<Snapshot> {
    stage.wait_for("#table").await?;
    snapshot(stage).await
}

fn levels(table: &Snapshot) -> Vec<Option<&str>> {
    table.seats.iter().map(|seat| seat.level.as_deref()).collect()
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn a_file_that_is_no_game_is_refused_beside_its_button_in_plain_words() -> Result<()> {
    let stage = Stage::open().await?;
    let folder = tempfile::tempdir()?;
    for (size, name) in [(Size::DESKTOP, "desktop"), (Size::PHONE, "phone")] {
        stage.resize(size).await?;
        let files = [
            ("", 1),
            ("Dear diary", 1),
            ("Dear diary,\ntoday I won.\n", 1),
            ("{\"diary\":1}", 1),
            ("splendor players=2\nT.wbg\n", 2),
            ("alhambra players=2\nmoney.f5\nmoney.x5\n", 3),
        ];
        for (at, (content, line)) in files.into_iter().enumerate() {
            let path = folder.path().join(format!("{at}.cab"));
            std::fs::write(&path, content)?;
            at_home(&stage).await?;
            let input = stage.web().find(By::Css("[data-act='open']")).await?;
            input.send_keys(path.to_string_lossy().as_ref()).await?;
            let said = words(&stage, ".open-file .failed").await?;
            let plain = "This is not a game saved by Cabochon, or it was changed afterwards. ";
            let odd = ["key=value", "ASCII", "\\"].into_iter().find(|word| said.contains(word));
            assert_eq!(odd, None, "{said}");
            let why = said.strip_prefix(plain).with_context(|| said.clone())?;
            let place =
                if content.is_empty() { "The file is empty".to_owned() } else { format!("Line {line}") };
            assert!(why.starts_with(&place), "{content:?}: {why}");
            at_rest(&stage).await?;
            let script = "return document.querySelector('.open-file .failed').getBoundingClientRect().bottom <= innerHeight";
            assert!(
                stage.web().execute(script, Vec::new()).await?.convert::<bool>()?,
                "it is below the fold"
            );
        }
        stage.screenshot(&format!("open-file-{name}")).await?;
    }
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn an_imported_game_keeps_its_names_and_its_log_follows_the_replay() -> Result<()> {
    let stage = Stage::open().await?;
    let (setup, inputs) = OVER.split_once("rules=1\n").context("a set-up line")?;
    open_file(&stage, &format!("{setup}rules=1\n# player 1: Anna Karenina\n# player 2: Bezukhov\n{inputs}"))
        .await?;
    my_turn(&stage).await?;
    let result = words(&stage, "[data-result]").await?;
    assert!(result.contains("Anna Karenina") && result.contains("Bezukhov"), "{result}");

    stage.tap("[data-act='look-through']").await?;
    stage.wait_for("#table[data-past]").await?;
    // From the beginning: nothing of what comes later stands at the top as if it had just happened.
    let shown = "() => {
        const list = document.querySelector('.log ol'), box = list.getBoundingClientRect();
        const current = list.querySelector('.entry.current');
        if (!current) return list.scrollTop + list.clientHeight >= list.scrollHeight - 2 ? 'the beginning' : null;
        const entry = current.getBoundingClientRect();
        return entry.top >= box.top - 1 && entry.bottom <= box.bottom + 1 ? current.querySelector('[data-step]').dataset.step : null;
    }";
    assert_eq!(stage.wait_to_see("the beginning of the log", shown, &[]).await?, "the beginning");
    for _ in 0..12 {
        let before = stage.wait_for("#table").await?.attr("data-past").await?;
        stage.tap("[data-act='replay-on']").await?;
        let look = async || {
            Ok(stage
                .wait_for("#table")
                .await?
                .attr("data-past")
                .await?
                .filter(|past| Some(past) != before.as_ref()))
        };
        let past = stage.wait_until("the next move", look).await?;
        assert_eq!(stage.wait_to_see("its entry in the log", shown, &[]).await?, json!(past));
    }
    stage.screenshot("replay-log").await?;
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn a_wrong_address_has_a_heading_and_a_way_out() -> Result<()> {
    let stage = Stage::open().await?;
    for path in ["/t/nowhere", "/rules/chess"] {
        stage.go(path).await?;
        stage.wait_for("#nothing-here h1").await?;
        none(barriers(&stage).await?);
    }
    stage
        .web()
        .execute(
            "history.pushState(null, '', '/no/such/page'); dispatchEvent(new PopStateEvent('popstate'))",
            Vec::new(),
        )
        .await?;
    stage.wait_for("#nothing-here h1").await?;
    none(barriers(&stage).await?);
    none(pictures(&stage, "nowhere").await?);
    stage.close().await
}
