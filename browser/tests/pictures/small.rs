//! Small windows: consequences are said whole, bonuses and reserved cards can be told at a glance, the button lies at
//! the foot. Lines round legal pieces stay apart, in large windows too.

use anyhow::Result;
use browser::language::speak;
use browser::page::{at_rest, faults, faults_of_layout, is_drawn, none};
use browser::person::{PERSON, my_turn, open_file, sit_in_lobby, uncover};
use browser::position::first_lines;
use browser::windows::{NARROW, WINDOWS};
use browser::{Motion, Size, Stage, Theme};
use text::Language;

const TABLET: Size = Size { width: 820, height: 1180, phone: true };

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn the_button_lies_at_the_foot_of_an_upright_screen_in_every_game() -> Result<()> {
    let stage = Stage::open().await?;
    let script = "const actions = document.querySelector('.tray').getBoundingClientRect();
        return innerHeight - actions.bottom > innerHeight / 50 ? [`the tray ends ${innerHeight - actions.bottom} px above the foot`] : []";
    for game in games::names().into_iter().filter(|game| is_drawn(game)) {
        stage.resize(Size::DESKTOP).await?;
        sit_in_lobby(&stage, game, &[PERSON, PERSON]).await?;
        my_turn(&stage).await?;
        uncover(&stage).await?;
        for size in [Size::PHONE, TABLET] {
            stage.resize(size).await?;
            at_rest(&stage).await?;
            let found = faults(&stage, script).await?;
            none(found.into_iter().map(|fault| format!("{game}, {}: {fault}", size.width)).collect());
        }
    }
    stage.close().await
}

/// Returns the pieces whose lines touch: what is painted round a legal piece comes nearer than a pixel to that of
/// another, though the pieces themselves lie apart.
async fn touching(stage: &Stage) -> Result<Vec<String>> {
    let script = "
        const shadows = text => text.match(/(?:\\w+\\([^)]*\\)|[^,(])+/g) ?? [];
        // The farthest that a shadow without blur reaches.
        const spread = style => Math.max(0, ...shadows(style.boxShadow).filter(one => !one.includes('inset'))
            .map(one => one.match(/-?[\\d.]+px/g)?.map(parseFloat) ?? []).filter(([, , blur]) => blur === 0).map(([, , , wide]) => wide ?? 0));
        const line = piece => {
            const drawn = piece.matches('.pile') ? piece.querySelector('.stack') : piece;
            const box = drawn.getBoundingClientRect(), style = getComputedStyle(drawn, '::after'), more = spread(style);
            const side = name => parseFloat(style[name]) || 0;
            return { left: box.left + side('left') - more, right: box.right - side('right') + more,
                top: box.top + side('top') - more, bottom: box.bottom - side('bottom') + more };
        };
        const lit = [...document.querySelectorAll('#table [data-piece].legal:not(.selected)')].filter(piece => piece.getBoundingClientRect().width);
        const faults = [];
        for (const [at, one] of lit.entries()) for (const other of lit.slice(at + 1)) {
            const apart = (a, b) => Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom);
            if (apart(one.getBoundingClientRect(), other.getBoundingClientRect()) < 1) continue;
            const gap = apart(line(one), line(other));
            if (gap < 0.75) faults.push(`${one.dataset.piece} and ${other.dataset.piece}: ${gap.toFixed(1)} px`);
        }
        return lit.length > 3 ? faults : [...faults, `only ${lit.length} pieces are legal`];";
    faults(stage, script).await
}

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn lines_round_legal_pieces_stay_apart() -> Result<()> {
    let stage = Stage::open().await?;
    stage.prefer(Theme::Light, Motion::Reduced).await?;
    for game in games::names().into_iter().filter(|game| is_drawn(game)) {
        stage.resize(Size::DESKTOP).await?;
        sit_in_lobby(&stage, game, &[PERSON, PERSON]).await?;
        my_turn(&stage).await?;
        uncover(&stage).await?;
        for size in [Size::DESKTOP, Size::PHONE, Size { width: 844, height: 390, phone: true }] {
            stage.resize(size).await?;
            at_rest(&stage).await?;
            let found = touching(&stage).await?;
            none(found.into_iter().map(|fault| format!("{game}, {}: {fault}", size.width)).collect());
        }
    }
    stage.close().await
}

/// The games in which a player has cards of their own.
const OF_ONES_OWN: [&str; 2] = ["splendor", "duel"];

/// Opens a late turn of a game in which the player has cards of their own.
async fn lay_with_a_hand(stage: &Stage, game: &str) -> Result<()> {
    let log = match game {
        "splendor" => first_lines(include_str!("../../../games/splendor/corpus/4p-last-seat.cab"), 143),
        _ => first_lines(include_str!("../../../games/duel/corpus/2p-points.cab"), 120),
    };
    open_file(stage, &log).await?;
    my_turn(stage).await?;
    uncover(stage).await?;
    Ok(())
}

/// The lines round the player's own cards that would be cut off if the cards were legal.
const CUT_LINES: &str = "const cards = [...document.querySelectorAll('.hand .card')].filter(card => card.checkVisibility());
    if (!cards.length) return ['no card is in the hand'];
    cards.forEach(card => card.classList.add('lit'));
    const out = card => {
        if (getComputedStyle(card).overflowX === 'visible') return 0;
        const line = getComputedStyle(card, '::after');
        return Math.max(...['left', 'right', 'top', 'bottom'].map(side => -parseFloat(line[side])));
    };
    return cards.filter(card => out(card) > 0.5).map(card => `${card.dataset.piece}: ${out(card).toFixed(1)} px of its line are cut off`);";

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn legal_cards_of_ones_own_have_their_line_in_every_window() -> Result<()> {
    let stage = Stage::open().await?;
    let mut all = Vec::new();
    for game in OF_ONES_OWN {
        lay_with_a_hand(&stage, game).await?;
        for (name, size, _) in WINDOWS.into_iter().chain(NARROW) {
            stage.resize(size).await?;
            at_rest(&stage).await?;
            let found = faults(&stage, CUT_LINES).await?;
            all.extend(found.into_iter().map(|fault| format!("{game}, {name}: {fault}")));
        }
    }
    none(all);
    stage.close().await
}

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn three_cards_of_ones_own_lie_within_their_panel_on_the_narrowest_phones() -> Result<()> {
    let stage = Stage::open().await?;
    // A full hand, during a turn and after the end.
    let script = "const hand = document.querySelector('.mine .hand'), card = hand.querySelector('.card.mini');
        if (!card) return ['no card is in the hand'];
        [...hand.children].filter(other => !other.matches('.card')).forEach(other => other.remove());
        while (hand.children.length < 3) hand.append(card.cloneNode(true));
        const beyond = hand.lastElementChild.getBoundingClientRect().bottom - document.querySelector('.mine').getBoundingClientRect().bottom;
        return beyond > 0 ? [`the last card ends ${beyond.toFixed(1)} px below the panel`] : [];";
    stage.resize(NARROW[0].1).await?;
    lay_with_a_hand(&stage, "splendor").await?;
    none(faults(&stage, script).await?);
    stage.web().execute("document.querySelector('.tray').dataset.mode = 'over'", Vec::new()).await?;
    at_rest(&stage).await?;
    none(faults(&stage, script).await?);
    stage.close().await
}

/// The costs of the player's own cards that reach beyond their card, and the words of Duel's goal beyond their row.
const BEYOND: &str = "const bottom = element => element.getBoundingClientRect().bottom;
    const cards = [...document.querySelectorAll('.hand > *')].filter(card => card.querySelector('.mini-cost'));
    if (!cards.length) return ['no card is in the hand'];
    const costs = cards.map(card => bottom(card.querySelector('.mini-cost')) - bottom(card));
    const goals = [...document.querySelectorAll('.win-at')].map(goal => goal.scrollHeight - goal.clientHeight);
    return [...costs, ...goals].filter(more => more > 2.5).map(more => `${more.toFixed(1)} px beyond`);";

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn larger_costs_of_ones_own_cards_and_the_goal_are_whole_in_small_windows() -> Result<()> {
    let stage = Stage::open().await?;
    let mut all = Vec::new();
    for game in OF_ONES_OWN {
        lay_with_a_hand(&stage, game).await?;
        stage.web().execute("document.documentElement.dataset.text = 'larger'", Vec::new()).await?;
        for (width, height) in [(320, 640), (375, 667), (844, 390)] {
            stage.resize(Size { width, height, phone: true }).await?;
            at_rest(&stage).await?;
            stage.screenshot(&format!("{game}-larger-costs-{width}")).await?;
            all.extend(
                faults(&stage, BEYOND).await?.into_iter().map(|fault| format!("{game}, {width}: {fault}")),
            );
        }
    }
    none(all);
    stage.close().await
}

/// A use of a card that is not possible has its reason on the button, which stands on one line in larger text.
#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn what_a_card_can_be_used_for_needs_no_scrolling_in_larger_text_in_any_language() -> Result<()> {
    let stage = Stage::open().await?;
    let mut all = Vec::new();
    for (game, card) in
        [("splendor", "[data-piece^='card-'].legal"), ("duel", ".pyramid [data-piece^='card-'].legal")]
    {
        stage.resize(Size::DESKTOP).await?;
        sit_in_lobby(&stage, game, &[PERSON, PERSON]).await?;
        for language in Language::ALL {
            stage.resize(Size::DESKTOP).await?;
            speak(&stage, language).await?;
            my_turn(&stage).await?;
            stage.web().execute("document.documentElement.dataset.text = 'larger'", Vec::new()).await?;
            stage.tap(card).await?;
            stage.wait_for(".tray .use[aria-disabled='true']").await?;
            for (name, size, _) in WINDOWS.into_iter().filter(|(.., whole)| *whole) {
                stage.resize(size).await?;
                at_rest(&stage).await?;
                stage.screenshot(&format!("uses-larger-{game}-{}-{name}", language.tag())).await?;
                let found = faults_of_layout(&stage).await?;
                all.extend(
                    found.into_iter().map(|fault| format!("{game}, {}, {name}: {fault}", language.tag())),
                );
            }
        }
    }
    none(all);
    stage.close().await
}
