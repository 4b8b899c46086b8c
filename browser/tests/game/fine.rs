//! Small things that people notice: names that are whole, changes that stand apart, nothing that shines in vain.

use anyhow::{Context, Result};
use browser::language::speak;
use browser::{Size, Stage};
use kernel::{Awaiting, Game, Seat, Viewer};
use splendor::{Action, HAND_MAX, Splendor};
use splendor_play::tray::{Piece, Tray};
use text::Language;
use tray::Turn;

use super::gallery::longest_and_another;
use super::page::{at_rest, none};
use super::player::{PERSON, click, my_turn, sit_down, sit_in_lobby, uncover, view};
use super::position::{game_file_of, lay, seat_around};

/// The names that bots have.
const NAMES: [&str; 4] = ["Mira", "Facet", "Lapidary", "Bezel"];

async fn faults(stage: &Stage, script: &str) -> Result<Vec<String>> {
    Ok(stage.web().execute(script, Vec::new()).await?.convert()?)
}

/// Names that are cut, or broken where they have no space.
const BROKEN_NAMES: &str = "const faults = [];
    for (const part of document.querySelectorAll(':is(.opponent, .identity, .other) .called > span')) {
        if (!part.checkVisibility()) continue;
        const range = document.createRange(), text = part.firstChild;
        const words = text.data.split(' ').filter(word => word).map(word => [word, text.data.indexOf(word)]);
        for (const [word, at] of words) {
            range.setStart(text, at);
            range.setEnd(text, at + word.length);
            const lines = new Set([...range.getClientRects()].map(box => Math.round(box.top)));
            if (lines.size > 1) faults.push(`${innerWidth}: ${word} is broken`);
        }
        if (part.scrollWidth > part.clientWidth + 1 && part.clientWidth) faults.push(`${innerWidth}: ${text.data} is cut`);
        range.selectNodeContents(part);
        const box = range.getBoundingClientRect();
        for (let up = part; up && !up.matches('.opponent, .identity, .other'); up = up.parentElement) {
            if (getComputedStyle(up).overflowX !== 'visible' && box.right > up.getBoundingClientRect().right + 1)
                faults.push(`${innerWidth}: ${text.data} is cut in ${up.className || up.localName}`);
        }
    }
    return [...new Set(faults)];";

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
async fn names_of_bots_are_whole_beside_what_was_won() -> Result<()> {
    let stage = Stage::open().await?;
    let buys = |action| matches!(action, Action::Buy { .. });
    for modules in ["", " modules=posts", " modules=cities,posts"] {
        // Each of the others has won something.
        let rich = |game: &Splendor| {
            let others = || Seat::all(4).skip(1).map(|seat| game.body().seat(seat));
            game.awaiting() == Awaiting::Decision(Seat(0))
                && others()
                    .all(|player| player.points > 9 && (modules.is_empty() || player.shields_left() < 5))
                && (modules.contains("cities") || others().any(|player| player.nobles().count() > 0))
        };
        let file = game_file_of(&format!("splendor players=4{modules}"), buys, rich)?;
        let seats = NAMES.map(|name| protocol::NewSeat::Human { name: name.into() });
        stage.resize(Size::DESKTOP).await?;
        seat_around(&stage, &file, &seats).await?;
        uncover(&stage).await?;
        for size in [Size::DESKTOP, Size::PHONE, Size::ON_ITS_SIDE] {
            stage.resize(size).await?;
            at_rest(&stage).await?;
            stage.screenshot(&format!("names-{}{}", size.width, modules.replace(" modules=", "-"))).await?;
            none(faults(&stage, BROKEN_NAMES).await?);
        }
    }
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
async fn the_name_of_somebody_without_one_is_whole() -> Result<()> {
    let stage = Stage::open().await?;
    let tables = [("splendor", 2), ("alhambra", 2), ("duel", 2), ("splendor", 4), ("alhambra", 6)];
    for (number, (game, players)) in tables.into_iter().enumerate() {
        stage.resize(Size::DESKTOP).await?;
        sit_in_lobby(&stage, game, &vec![PERSON; players]).await?;
        my_turn(&stage).await?;
        for language in longest_and_another(number, &stage) {
            stage.resize(Size::DESKTOP).await?;
            speak(&stage, language).await?;
            my_turn(&stage).await?;
            for size in [Size::DESKTOP, Size::PHONE, Size::ON_ITS_SIDE] {
                stage.resize(size).await?;
                at_rest(&stage).await?;
                stage
                    .screenshot(&format!("nameless-{game}-{players}-{}-{}", language.tag(), size.width))
                    .await?;
                none(faults(&stage, BROKEN_NAMES).await?);
            }
        }
    }
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
async fn only_what_goes_on_with_the_tokens_shines_and_their_changes_stand_apart() -> Result<()> {
    let stage = Stage::open().await?;
    sit_down(&stage, &[PERSON, PERSON]).await?;
    my_turn(&stage).await?;
    let dim = "const filter = piece => getComputedStyle(document.querySelector(piece)).filter;
        const card = filter('.market .card.lit');
        return [card === 'none' ? 'cards shine' : '', filter('[data-piece=bank-a] .stack') !== card ? 'gold shines' : ''].filter(fault => fault);";
    let apart = "const faults = [], boxes = selector => [...document.querySelectorAll(selector)].map(part => part.getBoundingClientRect());
        const changes = boxes('.mine .heaps .delta');
        if (changes.length !== 3) faults.push(`${changes.length} changes`);
        for (const change of changes) for (const plate of boxes('.mine .plates .plate')) {
            const wide = Math.min(change.right, plate.right) - Math.max(change.left, plate.left);
            const high = Math.min(change.bottom, plate.bottom) - Math.max(change.top, plate.top);
            if (wide > 0 && high > 0.5) faults.push(`${innerWidth}: a change lies ${high.toFixed(1)} px over a plate`);
        }
        return faults;";
    for gem in ["bank-w", "bank-b", "bank-g"] {
        click(&stage, gem).await?;
    }
    for size in [Size::DESKTOP, Size::PHONE, Size::ON_ITS_SIDE] {
        stage.resize(size).await?;
        at_rest(&stage).await?;
        stage.screenshot(&format!("three-tokens-{}", size.width)).await?;
        none(faults(&stage, dim).await?);
        none(faults(&stage, apart).await?);
    }
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
async fn why_a_card_cannot_be_reserved_is_said_whole_beside_its_payment() -> Result<()> {
    let stage = Stage::open().await?;
    // A card on the table that can be bought, for several colours, with a full hand.
    let card_of = |game: &Splendor| {
        let Awaiting::Decision(seat) = game.awaiting() else { return None };
        let tray = Tray::new(&game.view(Viewer::Seat(seat)))?;
        let player = game.body().seat(seat);
        let cards = tray.lit().into_iter().filter_map(|(piece, _)| match piece {
            Piece::Card(card) => Some(card),
            _ => None,
        });
        let mut dear = cards.filter(|card| player.price(*card).due.total() > 2);
        (player.hand_size() == HAND_MAX as u8).then(|| dear.next()).flatten()
    };
    lay(&stage, 2, |game| card_of(game).is_some()).await?;
    let game = Splendor::determinize(&view(&stage).await?, &mut kernel::First);
    let card = card_of(&game).context("a card")?;
    let scrolls = "const detail = document.querySelector('.tray .detail');
        const faults = detail.querySelector('.cannot')?.checkVisibility() ? [] : ['nothing is said'];
        if (detail.scrollHeight > detail.clientHeight) faults.push(`${document.documentElement.lang}: ${detail.scrollHeight} px in ${detail.clientHeight}`);
        return faults;";
    for language in Language::ALL {
        speak(&stage, language).await?;
        my_turn(&stage).await?;
        uncover(&stage).await?;
        click(&stage, Piece::Card(card)).await?;
        stage.wait_for("[data-act='confirm']:enabled").await?;
        at_rest(&stage).await?;
        stage.screenshot(&format!("full-hand-{}", language.tag())).await?;
        none(faults(&stage, scrolls).await?);
    }
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
async fn the_form_for_the_most_players_needs_no_scrolling() -> Result<()> {
    let stage = Stage::open().await?;
    let high = "const high = document.documentElement.scrollHeight; return high > innerHeight ? [`the page is ${high} high`] : []";
    stage.go("/").await?;
    stage.click("[data-choose='alhambra']").await?;
    stage.click("[data-players='6']").await?;
    at_rest(&stage).await?;
    stage.screenshot("lobby-six").await?;
    none(faults(&stage, high).await?);
    stage.click("[data-choose='splendor']").await?;
    stage.click("[data-players='4']").await?;
    for module in ["cities", "posts"] {
        stage.click(&format!("[data-option='modules'] input[data-value='{module}']")).await?;
    }
    at_rest(&stage).await?;
    stage.screenshot("lobby-mix").await?;
    none(faults(&stage, high).await?);
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
async fn a_page_without_rules_has_one_brand_and_needs_no_scrolling() -> Result<()> {
    let stage = Stage::open().await?;
    stage.go("/rules/chess").await?;
    stage.wait_for("#nothing-here [role='alert']").await?;
    let script = "const brands = document.querySelectorAll('.brand').length, high = document.documentElement.scrollHeight;
        return [brands === 1 ? '' : `${brands} brands`, high > innerHeight ? `the page is ${high} high` : ''].filter(fault => fault)";
    for size in [Size::DESKTOP, Size::PHONE] {
        stage.resize(size).await?;
        at_rest(&stage).await?;
        none(faults(&stage, script).await?);
    }
    stage.close().await
}
