//! The table of Splendor Duel in every window: what is said whole, and what can be read.

use anyhow::Result;
use browser::language::speak;
use browser::page::{at_rest, covered_by_pills, none, pictures};
use browser::person::{PERSON, click, my_turn, open_file, press, sit_in_lobby, uncover};
use browser::position::{first_lines, game_file_of, seat_around};
use browser::thirtyfour::Key;
use browser::{Motion, Size, Stage, Theme};
use duel::{Action, Duel};
use duel_browser::lay;
use duel_play::tray::{Mode, Piece, Tray};
use kernel::{Game, Seat, Viewer};
use protocol::NewSeat;
use text::Language;
use tray::Turn;

/// The filters of the cards and tokens that step back.
const ASIDE: &str =
    "const pieces = document.querySelectorAll('.pyramid .card:not(.legal), .space:not(.legal) .token');
    return [...new Set([...pieces].map(piece => getComputedStyle(piece).filter))].sort()";

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn what_cannot_be_chosen_in_duel_is_dimmed_alike_in_the_light_theme_of_the_system_and_in_the_chosen_one()
-> Result<()> {
    let stage = Stage::open().await?;
    lay(&stage, |tray| tray.mode() == Mode::TakingSame).await?;
    let mut filters = Vec::new();
    for (theme, chosen) in [(Theme::Dark, ""), (Theme::Light, ""), (Theme::Dark, "light")] {
        stage.prefer(theme, Motion::Reduced).await?;
        stage
            .web()
            .execute(&format!("document.documentElement.dataset.theme = '{chosen}'"), Vec::new())
            .await?;
        at_rest(&stage).await?;
        filters.push(stage.web().execute(ASIDE, Vec::new()).await?.convert::<Vec<String>>()?);
    }
    let [dark, light, chosen] = &filters[..] else { unreachable!("three themes") };
    assert!(filters.iter().all(|filters| filters.len() == 1 && filters[0] != "none"), "{filters:?}");
    assert!(light == chosen && light != dark, "{filters:?}");
    stage.close().await
}

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn two_rich_sides_of_duel_with_long_names_fit_now_and_then() -> Result<()> {
    let stage = Stage::open().await?;
    let is_rich = |player: &duel::Player| player.royals().count() == 2 && player.hand_size() == 3;
    let dear = |action| matches!(action, Action::Buy { .. });
    let file = game_file_of::<Duel>("duel", dear, |game| {
        let both = || Seat::all(2).map(|seat| game.body().seat(seat));
        both().any(is_rich) && both().all(|player| player.hand_size() > 1)
    })?;
    let person = |name: &str| NewSeat::Human { name: name.into() };
    seat_around(&stage, &file, &[person("Maximiliana Featherstone"), person("Konstantin")]).await?;
    for words in ["usual", "larger"] {
        my_turn(&stage).await?;
        uncover(&stage).await?;
        none(pictures(&stage, &format!("duel-rich-{words}")).await?);
        press(&stage, "[").await?;
        stage.wait_for("#table[data-past]").await?;
        none(pictures(&stage, &format!("duel-rich-past-{words}")).await?);
        press(&stage, Key::End + "").await?;
        stage.wait_gone("#table[data-past]").await?;
        stage.click("[data-act='settings']").await?;
        stage.click("[data-act='larger']").await?;
        press(&stage, Key::Escape + "").await?;
        stage.wait_gone(".settings").await?;
    }
    stage.close().await
}

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn every_hint_of_a_choice_in_duel_is_shown_on_a_phone() -> Result<()> {
    let stage = Stage::open().await?;
    let script = "const detail = document.querySelector('.tray .detail');
        return [...detail.querySelectorAll('.heading, .hint')].filter(hint => hint.textContent).flatMap(hint => {
            const [box, room] = [hint.getBoundingClientRect(), detail.getBoundingClientRect()];
            if (!box.height) return [`${hint.textContent} is not shown`];
            return box.bottom > room.bottom + 1 || box.right > room.right + 1
                || detail.scrollHeight > detail.clientHeight + 1
                ? [`${hint.textContent} is cut off: ${[box.right, box.bottom]} of ${[room.right, room.bottom]},
                    ${detail.scrollHeight} of ${detail.clientHeight} high`] : [];
        })";
    stage.resize(Size::PHONE).await?;
    for mode in [Mode::TakingSame, Mode::Stealing, Mode::Discarding] {
        lay(&stage, |tray| tray.mode() == mode).await?;
        at_rest(&stage).await?;
        stage.screenshot(&format!("hints-{mode:?}").to_lowercase()).await?;
        none(stage.web().execute(script, Vec::new()).await?.convert()?);
    }
    // A card that is reserved, with another gold to choose.
    sit_in_lobby(&stage, "duel", &[PERSON, PERSON]).await?;
    my_turn(&stage).await?;
    stage.tap(".card.legal").await?;
    stage.wait_for(".tray[data-mode='reserving'] .hint.more").await?;
    stage.screenshot("hints-reserving").await?;
    none(stage.web().execute(script, Vec::new()).await?.convert()?);
    stage.close().await
}

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn every_choice_in_duel_is_whole_in_every_language_on_the_narrowest_phones() -> Result<()> {
    let stage = Stage::open().await?;
    for language in Language::ALL {
        for mode in [Mode::UsingPrivilege, Mode::TakingRoyal] {
            lay(&stage, |tray| reaches(tray, mode)).await?;
            speak(&stage, language).await?;
            uncover(&stage).await?;
            if mode == Mode::UsingPrivilege {
                click(&stage, Piece::Privilege).await?;
            }
            let what = format!("{mode:?}-{}", language.tag()).to_lowercase();
            none(cut(&stage, &what, &[(323, 708), (347, 516)]).await?);
        }
    }
    stage.close().await
}

/// Returns whether a tray is in this mode, or a click on the privileges brings it there.
fn reaches(tray: &Tray, mode: Mode) -> bool {
    let mut tray = tray.clone();
    tray.mode() == mode || mode == Mode::UsingPrivilege && tray.click(Piece::Privilege) && tray.mode() == mode
}

/// Returns what of the line of the turn and of the tray is cut, or lies outside the window.
const CUT: &str = "const faults = [], root = document.documentElement;
    if (root.scrollHeight > innerHeight) faults.push(`the page is ${root.scrollHeight} high`);
    const turn = document.querySelector('.bar .turn');
    if (turn.getBoundingClientRect().top < -1) faults.push(`${turn.textContent} begins above the window`);
    for (const part of document.querySelectorAll('.tray :is(.heading, .hint, .cannot, .groove, .reason, .follows), .tray .actions > *')) {
        const box = part.getBoundingClientRect();
        // The box of inline words is higher than their letters.
        const spare = getComputedStyle(part).display === 'inline' ? 3 : 1;
        for (let of = part.parentElement; box.height && of !== root; of = of.parentElement) {
            if (getComputedStyle(of).overflowY === 'visible') continue;
            const room = of.getBoundingClientRect();
            const below = Math.max(box.bottom - Math.min(room.bottom, innerHeight), room.top - box.top);
            if (below > spare) { faults.push(`${part.textContent || part.className} is cut by ${below.toFixed()} px`); break; }
        }
    }
    return faults;";

/// Returns what is cut in the tray in these windows.
async fn cut(stage: &Stage, what: &str, windows: &[(u32, u32)]) -> Result<Vec<String>> {
    let mut all = Vec::new();
    for &(width, height) in windows {
        stage.resize(Size { width, height, phone: width < 900 }).await?;
        at_rest(stage).await?;
        stage.screenshot(&format!("duel-{what}-{width}")).await?;
        let found: Vec<String> = stage.web().execute(CUT, Vec::new()).await?.convert()?;
        all.extend(found.into_iter().map(|fault| format!("{what}, {width} by {height}: {fault}")));
    }
    stage.resize(Size::DESKTOP).await?;
    Ok(all)
}

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn what_follows_from_a_purchase_in_duel_is_whole_on_desktops() -> Result<()> {
    let stage = Stage::open().await?;
    // A royal card comes, and a token is stolen, or another turn follows.
    let log = include_str!("../../../corpus/2p-colour.cab");
    open_file(&stage, &first_lines(log, log.lines().count() - 3)).await?;
    my_turn(&stage).await?;
    uncover(&stage).await?;
    let mut faults = Vec::new();
    for (card, text) in ["52", "66", "55"].into_iter().flat_map(|card| [(card, "''"), (card, "'larger'")]) {
        stage.web().execute(format!("document.documentElement.dataset.text = {text}"), Vec::new()).await?;
        stage.click(&format!("[data-piece='card-{card}']")).await?;
        stage.wait_for(".tray[data-mode='buying']").await?;
        for (width, height) in [(1280, 720), (1366, 625), (1920, 1080)] {
            stage.resize(Size { width, height, phone: false }).await?;
            at_rest(&stage).await?;
            stage.screenshot(&format!("duel-follows-{card}-{}-{width}", text.len())).await?;
            let hidden = "const after = document.querySelector('.own-side .after'); return after.scrollHeight - after.clientHeight";
            let hidden: f64 = stage.web().execute(hidden, Vec::new()).await?.convert()?;
            if hidden > 1.0 {
                faults.push(format!("card {card}, {text} text, {width} by {height}: {hidden} px are cut"));
            }
        }
        press(&stage, Key::Escape + "").await?;
        stage.wait_gone(".tray[data-mode='buying']").await?;
    }
    none(faults);
    stage.close().await
}

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn what_a_card_of_duel_can_be_used_for_is_whole_in_low_windows_and_in_larger_text() -> Result<()> {
    let stage = Stage::open().await?;
    // A full hand, and a card that is bought with gold.
    open_file(&stage, &first_lines(include_str!("../../../corpus/2p-points.cab"), 113)).await?;
    my_turn(&stage).await?;
    uncover(&stage).await?;
    stage.click("[data-piece='card-49']").await?;
    stage.wait_for(".tray[data-mode='buying'] [data-act='reserve'][aria-disabled]").await?;
    let mut faults = cut(&stage, "buying", &[(1280, 720), (1366, 625), (844, 390), (960, 540)]).await?;
    stage.web().execute("document.documentElement.dataset.text = 'larger'", Vec::new()).await?;
    faults.extend(cut(&stage, "buying-larger", &[(844, 390), (390, 844), (820, 1180)]).await?);
    stage.web().execute("document.documentElement.dataset.text = ''", Vec::new()).await?;

    // A card that is reserved beside two others, with another gold to choose.
    let is_choice = |game: &Duel| {
        let Some(seat) = game.awaiting().seat() else { return false };
        let tray = Tray::new(&game.view(Viewer::Seat(seat)));
        tray.is_some_and(|tray| tray.mode() == Mode::Nothing)
            && game.body().seat(seat).hand_size() == 2
            && game.body().board().gold().count() > 1
    };
    let reserves = |action| matches!(action, Action::Reserve { .. });
    open_file(&stage, &game_file_of::<Duel>("duel", reserves, is_choice)?).await?;
    my_turn(&stage).await?;
    uncover(&stage).await?;
    stage.click(".deck.legal").await?;
    stage.wait_for(".tray[data-mode='reserving'] .hint.more").await?;
    faults.extend(cut(&stage, "reserving", &[(844, 390), (960, 540)]).await?);

    lay(&stage, |tray| tray.mode() == Mode::Nothing && tray.is_legal(Piece::Bag)).await?;
    click(&stage, Piece::Bag).await?;
    stage.wait_for(".tray[data-mode='replenishing'] .hint").await?;
    faults.extend(cut(&stage, "replenishing", &[(844, 390), (960, 540), (390, 844), (820, 1180)]).await?);
    none(faults);
    stage.close().await
}

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn what_a_reserved_card_of_duel_costs_now_covers_no_price() -> Result<()> {
    let stage = Stage::open().await?;
    lay(&stage, |tray| {
        tray.pieces()
            .into_iter()
            .any(|piece| matches!(piece, Piece::Hand(_)) && tray.tokens_due(piece).is_some())
    })
    .await?;
    stage.wait_for(".hand .pill").await?;
    stage.screenshot("pill-duel").await?;
    none(covered_by_pills(&stage).await?);
    stage.close().await
}
