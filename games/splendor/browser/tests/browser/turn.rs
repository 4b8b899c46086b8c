//! A table in the middle of a game of four, with as many pieces as possible at once, and three cards in the hand.

use anyhow::{Context, Result};
use browser::Stage;
use browser::page::{apart_from_what_is_covered, none, pictures};
use browser::person::{PERSON, click, my_turn, press, snapshot, uncover, words};
use browser::position::seat_around;
use browser::thirtyfour::{By, Key};
use kernel::{Game, Viewer};
use protocol::NewSeat;
use splendor::{Action, Decision, Gem};
use splendor_browser::player::{make, prepare, sit_down, view};
use splendor_browser::position::lay;
use splendor_play::tray::Piece;

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn whoever_can_do_nothing_passes_with_one_button() -> Result<()> {
    let stage = Stage::open().await?;
    let game = include_str!("../../../corpus/2p-all-passed.cab");
    // The last two inputs: whoever passed earlier could move again.
    let (before, _) = game.rsplit_once("\nP\nP").context("two passes")?;
    sit_among_two(&stage, before).await?;
    let standing = my_turn(&stage).await?;
    stage.wait_for(".tray[data-mode='passing']").await?;
    none(pictures(&stage, "passing").await?);
    stage.click("[data-act='pass']:enabled").await?;
    stage.wait_for_version(standing.version + 1).await?;
    // The other cannot do anything either, and that ends the game.
    my_turn(&stage).await?;
    uncover(&stage).await?;
    press(&stage, Key::Enter + "").await?;
    stage.wait_for("[data-result]").await?;
    let said = words(&stage, "[data-result]").await?;
    assert!(said.contains("Rule C23."), "{said}");
    stage.close().await
}

async fn sit_among_two(stage: &Stage, log: &str) -> Result<()> {
    let person = || NewSeat::Human { name: String::new() };
    seat_around(stage, log, &[person(), person()]).await?;
    my_turn(stage).await?;
    uncover(stage).await?;
    Ok(())
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn the_keyboard_prepares_takes_back_and_confirms() -> Result<()> {
    let stage = Stage::open().await?;
    sit_down(&stage, &[PERSON, PERSON]).await?;
    let before = my_turn(&stage).await?;
    press(&stage, "12").await?;
    stage.wait_for("[data-piece='bank-w'].selected").await?;
    stage.wait_for("[data-piece='bank-b'].selected").await?;
    assert!(!stage.wait_for("[data-act='confirm']").await?.is_enabled().await?, "two tokens are no action");
    press(&stage, Key::Enter + "").await?;
    let said = words(&stage, ".bubble").await?;
    assert!(said.contains("Rule C2."), "{said}");
    press(&stage, Key::Escape + "").await?;
    stage.wait_gone(".bubble").await?;
    press(&stage, Key::Escape + "").await?;
    stage.wait_gone(".pile.selected").await?;
    assert_eq!(stage.version().await?, before.version, "something was sent");

    press(&stage, "123").await?;
    stage.wait_for("[data-act='confirm']:enabled").await?;
    press(&stage, Key::Enter + "").await?;
    stage.wait_for_version(before.version + 1).await?;
    let after = my_turn(&stage).await?;
    assert_eq!((after.version, after.seat), (before.version + 1, Some(1)));
    let view = view(&stage).await?;
    assert_eq!(view.body().seat(kernel::Seat(0)).tokens.to_string(), "wbg");
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn what_cannot_be_done_is_answered_with_the_rule_and_the_numbers() -> Result<()> {
    let stage = Stage::open().await?;
    sit_down(&stage, &[PERSON, PERSON]).await?;
    my_turn(&stage).await?;

    let noble = view(&stage).await?.body().nobles().next().context("a noble")?;
    click(&stage, Piece::Noble(noble)).await?;
    let said = words(&stage, ".bubble").await?;
    assert!(said.contains("Rule 31."), "{said}");
    press(&stage, Key::Escape + "").await?;
    stage.wait_gone(".bubble").await?;
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn a_card_too_dear_opens_the_tray_with_reserving_prepared() -> Result<()> {
    let stage = Stage::open().await?;
    sit_down(&stage, &[PERSON, PERSON]).await?;
    my_turn(&stage).await?;
    let view = view(&stage).await?;
    let dear = view.body().face_up(2, 0).context("a card")?;
    click(&stage, Piece::Card(dear)).await?;
    stage.wait_for("[data-act='confirm']:enabled").await?;
    assert!(stage.web().find_all(By::Css(".bubble")).await?.is_empty(), "an error came first");
    // A use that is not possible stands there all the same, with the reason.
    assert!(words(&stage, ".cannot").await?.contains("more needed"));
    none(pictures(&stage, "dear").await?);
    stage.click("[data-act='buy'][aria-disabled='true']").await?;
    let said = words(&stage, ".bubble").await?;
    assert!(
        said.contains("Not affordable yet") && said.contains("Rule 58.") && said.contains("Rule 59."),
        "{said}"
    );
    let short = dear.card().cost.total();
    assert!(said.contains(&format!("{short} more needed")), "{said}");
    none(apart_from_what_is_covered(pictures(&stage, "why-not").await?));
    stage.click(".bubble .tool").await?;
    stage.wait_gone(".bubble").await?;
    stage.click("[data-act='confirm']:enabled").await?;
    my_turn(&stage).await?;
    let seen = serde_json::from_str::<serde_json::Value>(snapshot(&stage).await?.seen[0].view.get())?;
    assert_eq!(seen["seats"][0]["reserved"][0]["card"], dear.row());
    assert_eq!(seen["seats"][0]["tokens"]["a"], 1);
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn a_prepared_turn_shows_what_it_will_do() -> Result<()> {
    let stage = Stage::open().await?;
    sit_down(&stage, &[PERSON, PERSON]).await?;
    my_turn(&stage).await?;
    prepare(&stage, "T.wbg".parse().context("an action")?).await?;
    let deltas = stage.web().find_all(By::Css(".mine .delta")).await?;
    assert_eq!(deltas.len(), 3);
    let said = words(&stage, ".mine .after").await?;
    assert!(said.contains("3/10 tokens"), "{said}");
    stage.click("[data-act='clear']").await?;
    stage.wait_gone(".mine .delta").await?;
    // Two of one colour, as long as four lie there: the third click takes them back.
    for _ in 0..2 {
        click(&stage, Piece::Bank(Gem::Red)).await?;
    }
    stage.wait_for("[data-act='confirm']:enabled").await?;
    click(&stage, Piece::Bank(Gem::Red)).await?;
    stage.wait_gone(".pile.selected").await?;
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn a_hidden_card_stays_covered_between_two_people() -> Result<()> {
    let stage = Stage::open().await?;
    sit_down(&stage, &[PERSON, PERSON]).await?;
    let first = my_turn(&stage).await?;
    assert!(!uncover(&stage).await?, "nothing is hidden yet");
    prepare(&stage, Action::ReserveTop(2)).await?;
    stage.wait_for("[data-act='confirm']:enabled").await?;
    // A finger that rests on the key makes one move; pressed again at once, it does not show the other's hand.
    let pressed = "
        const done = arguments[0];
        const press = repeat => dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', repeat }));
        const hold = () => { press(false); for (let more = 0; more < 8; more += 1) press(true); };
        const covered = () => document.querySelector(\".tray[data-mode='covered']\");
        const wait = () => {
            if (!covered()) return setTimeout(wait, 5);
            hold();
            setTimeout(() => done(Boolean(covered())), 100);
        };
        hold();
        wait();";
    let covered: bool = stage.web().execute_async(pressed, Vec::new()).await?.convert()?;
    assert!(covered, "the second press was taken for the next person's");
    my_turn(&stage).await?;
    assert_eq!(stage.version().await?, first.version + 2, "more than the reservation and its card");
    none(pictures(&stage, "covered").await?);
    let seen = snapshot(&stage).await?;
    let own: serde_json::Value = serde_json::from_str(seen.seen[0].view.get())?;
    let drawn = own["seats"][0]["reserved"][0]["card"].as_u64().context("the first person knows the card")?;
    let drawn = format!("[data-card='{drawn}']");
    // The player who drew it may look at it before they pass the screen on.
    stage.click("[data-act='stay']").await?;
    stage.wait_for(&drawn).await?;
    none(pictures(&stage, "staying").await?);
    stage.click("[data-act='pass-on']").await?;
    stage.wait_gone(&drawn).await?;
    assert!(uncover(&stage).await?, "the second person's hand was not covered");
    // The card that the first person drew is nowhere on the page while the second one sits before it.
    let shown = stage.web().find_all(By::Css(drawn.as_str())).await?;
    assert!(shown.is_empty(), "{drawn} is shown to the other");
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn whoever_draws_a_hidden_card_goes_on_with_the_turn() -> Result<()> {
    let stage = Stage::open().await?;
    lay(&stage, 2, |game| {
        let view = game.view(Viewer::Spectator);
        let body = view.body();
        let mover = body.seat(body.turn());
        let nothing_hidden =
            body.seats().all(|player| player.hand().all(|reserved| reserved.card().is_some()));
        let drawable = game.check(Action::ReserveTop(2)).is_ok() && body.bank.gold() > 0;
        game.decision() == Some(Decision::Act) && nothing_hidden && drawable && mover.tokens.total() == 10
    })
    .await?;
    // It is the mover who returns a token, so that there is nobody to pass the screen on to.
    make(&stage, Action::ReserveTop(2)).await?;
    stage.wait_for(".tray[data-mode='returning']").await?;
    assert!(!uncover(&stage).await?, "the hand of whoever drew was covered");
    stage.close().await
}
