//! What pieces and buttons owe whoever presses them, in every game: a double click acts once and colours no words, what
//! cannot be done looks like it, and nothing lies over what has to be read.

use std::collections::BTreeSet;

use anyhow::{Context, Result};
use browser::thirtyfour::{By, Key};
use browser::{Motion, Size, Stage, Theme};
use kernel::{Game, Seat};
use serde_json::json;
use splendor::{Gem, Splendor};
use splendor_play::tray::{Piece, Tray};
use tray::Turn;

use super::page::{at_rest, covered_by_pills, is_drawn, none};
use super::player::{
    PERSON, Player, make, my_turn, open_file, piece, press, sit_down, sit_in_lobby, uncover, view, words,
};
use super::position::lay;
use super::sizes::{NARROW, WINDOWS};
use super::together::{in_turn, invite, say, sit};

/// What the page answers to a script that gives the faults it finds.
async fn faults(stage: &Stage, script: &str) -> Result<Vec<String>> {
    Ok(stage.web().execute(script, Vec::new()).await?.convert()?)
}

async fn double_click(stage: &Stage, selector: &str) -> Result<()> {
    let element = stage.wait_for(selector).await?;
    Ok(stage.web().action_chain().double_click_element(&element).perform().await?)
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
async fn only_talk_log_links_and_fields_can_be_selected() -> Result<()> {
    let stage = Stage::open().await?;
    for game in games::names().into_iter().filter(|game| is_drawn(game)) {
        sit_in_lobby(&stage, game, &[PERSON, PERSON]).await?;
        my_turn(&stage).await?;
        uncover(&stage).await?;
        let script = "return [...document.querySelectorAll('#table *')]
            .filter(element => element.textContent.trim() && !(element instanceof SVGElement))
            .filter(element => {
                const text = element.closest('.log, .talk, a, input, textarea') !== null;
                return (getComputedStyle(element).userSelect !== 'none') !== text;
            })
            .map(element => `${element.tagName} ${element.className}`)";
        none(faults(&stage, script).await?.into_iter().map(|fault| format!("{game}: {fault}")).collect());
    }
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
async fn a_double_click_acts_once() -> Result<()> {
    let stage = Stage::open().await?;
    sit_down(&stage, &[PERSON, PERSON]).await?;
    let before = my_turn(&stage).await?;
    // A second click on a card would put it back.
    let card = view(&stage).await?.body().face_up(0, 0).context("a card")?;
    double_click(&stage, &piece(Piece::Card(card))).await?;
    stage.wait_for(&format!("[data-piece='card-{card}'].selected")).await?;
    stage.click("[data-act='clear']").await?;
    // Of tokens each click is one.
    double_click(&stage, &piece(Piece::Bank(Gem::Red))).await?;
    assert_eq!(words(&stage, "[data-piece='bank-r'] .tick").await?, "2");
    // The button makes one move, and leaves the next one's turn alone.
    double_click(&stage, "[data-act='confirm']:enabled").await?;
    stage.wait_for_version(before.version + 1).await?;
    my_turn(&stage).await?;
    assert_eq!(stage.version().await?, before.version + 1);
    let selected: String =
        stage.web().execute("return getSelection().toString()", Vec::new()).await?.convert()?;
    assert_eq!(selected, "", "words are coloured");
    stage.close().await
}

/// The first seat is to act and can buy a card of its hand.
fn can_buy_from_the_hand(game: &Splendor) -> bool {
    let me = game.body().seat(Seat(0));
    game.awaiting() == kernel::Awaiting::Decision(Seat(0))
        && me.hand().any(|reserved| {
            reserved
                .card()
                .is_some_and(|card| me.price(card).is_payable() && card.card().cost.iter().count() > 2)
        })
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
async fn what_a_card_costs_now_covers_no_price() -> Result<()> {
    let stage = Stage::open().await?;
    lay(&stage, 2, can_buy_from_the_hand).await?;
    stage.wait_for(".hand .pill").await?;
    stage.screenshot("pill-splendor").await?;
    let mut faults = Vec::new();
    for (name, size, _) in WINDOWS.into_iter().chain(NARROW) {
        stage.resize(size).await?;
        at_rest(&stage).await?;
        stage.screenshot(&format!("pill-{name}")).await?;
        let found = covered_by_pills(&stage).await?;
        faults.extend(found.into_iter().map(|fault| format!("{name}: {fault}")));
    }
    none(faults);
    stage.close().await
}

/// How a piece looks: what the style sheet draws on it, before it and after it.
const LOOK: &str = "const piece = document.querySelector(arguments[0]);
    return [piece, piece.querySelector('.stack, .token')].filter(part => part)
        .flatMap(part => [null, '::before', '::after'].map(of => getComputedStyle(part, of)))
        .flatMap(style => [style.content, style.translate, style.filter, style.boxShadow, style.backgroundColor,
            ...['borderTop', 'outline'].flatMap(line => ['Style', 'Width', 'Color'].map(of => style[line + of]))]);";

/// Marks one piece of each kind for which `selector` is true, and returns the names of the marked ones.
async fn one_of_each_kind(stage: &Stage, selector: &str) -> Result<Vec<String>> {
    let script = "const kinds = new Map();
        for (const piece of document.querySelectorAll(`#table .board [data-piece]${arguments[0]}`)) {
            const box = piece.getBoundingClientRect();
            const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
            // Nothing else may lie between it and the pointer.
            if (piece.contains(top)) kinds.set(piece.classList[0], piece.dataset.piece);
        }
        return [...kinds.values()];";
    Ok(stage.web().execute(script, vec![json!(selector)]).await?.convert()?)
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
async fn what_cannot_be_chosen_does_not_look_like_it_under_the_pointer() -> Result<()> {
    let stage = Stage::open_drawn().await?;
    let mut met = BTreeSet::new();
    let mixed = [("splendor", &["cities", "posts"][..])];
    for (game, modules) in games::names().into_iter().map(|game| (game, &[][..])).chain(mixed) {
        stage.go("/").await?;
        stage.click(&format!("[data-choose='{game}']")).await?;
        for module in modules {
            stage.click(&format!("[data-option='modules'] input[data-value='{module}']")).await?;
        }
        sit_in_lobby(&stage, game, &[PERSON, PERSON]).await?;
        my_turn(&stage).await?;
        uncover(&stage).await?;
        for (lit, selector) in [(true, ".lit"), (false, ":not(.lit)")] {
            for name in one_of_each_kind(&stage, selector).await? {
                let selector = piece(&name);
                let away = stage.wait_for(".bar").await?;
                stage.web().action_chain().move_to_element_center(&away).perform().await?;
                at_rest(&stage).await?;
                let plain = look(&stage, &selector).await?;
                let element = stage.wait_for(&selector).await?;
                stage.web().action_chain().move_to_element_center(&element).perform().await?;
                at_rest(&stage).await?;
                let hovered = look(&stage, &selector).await?;
                assert_eq!(plain != hovered, lit, "{game}, {name}: {plain:?}, under the pointer {hovered:?}");
                met.insert(name.split('-').next().unwrap_or_default().to_owned());
            }
        }
    }
    for kind in ["city", "post", "noble"] {
        assert!(met.contains(kind), "{kind} is not among {met:?}");
    }
    stage.close().await
}

async fn look(stage: &Stage, selector: &str) -> Result<Vec<String>> {
    Ok(stage.web().execute(LOOK, vec![json!(selector)]).await?.convert()?)
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
async fn a_double_click_on_the_result_colours_nothing_and_acts_once() -> Result<()> {
    let stage = Stage::open().await?;
    for (at, game) in [
        include_str!("../../../games/splendor/corpus/2p-outright.cab"),
        include_str!("../../../games/alhambra/corpus/2-sides-outright.cab"),
    ]
    .into_iter()
    .enumerate()
    {
        open_file(&stage, game).await?;
        for part in ["h2", "p", "thead th", "tbody th span", "tbody td"] {
            double_click(&stage, &format!("[data-result] {part}")).await?;
            // Only the link to a rule is text that can be selected.
            let coloured = "const chosen = getSelection(), of = chosen.anchorNode?.parentElement;
                return of?.closest('a') ? '' : chosen.toString()";
            let coloured: String = stage.web().execute(coloured, Vec::new()).await?.convert()?;
            assert_eq!(coloured, "", "{part} is coloured");
        }
        // The second click does not press what lies where the closed panel was.
        double_click(&stage, "[data-act='close-result']").await?;
        stage.wait_for("[data-act='show-result']").await?;
        at_rest(&stage).await?;
        assert!(stage.web().find_all(By::Css("[data-result], #table .asked, .bubble")).await?.is_empty());
        double_click(&stage, "[data-act='show-result']").await?;
        stage.wait_for("[data-result]").await?;
        // One rematch beside the game that is over.
        double_click(&stage, "[data-result] [data-act='rematch']").await?;
        stage.wait_gone("#table[data-awaiting='over']").await?;
        my_turn(&stage).await?;
        at_rest(&stage).await?;
        assert!(stage.web().find_all(By::Css("#table .selected")).await?.is_empty());
        stage.go("/").await?;
        stage.wait_for("li[data-table]").await?;
        let tables = stage.web().find_all(By::Css("li[data-table]")).await?.len();
        assert_eq!(tables, 2 * (at + 1));
    }
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
async fn a_turn_begins_when_the_others_pieces_have_come_to_rest() -> Result<()> {
    let stage = Stage::open().await?;
    stage.prefer(Theme::Dark, Motion::Full).await?;
    sit_down(&stage, &[PERSON, "greedy"]).await?;
    my_turn(&stage).await?;
    let watch = "window.early = 0; window.flew = 0;
        const look = () => {
            // What flies now is the other's: one's own turn is over when its pieces fly.
            if (document.querySelector('.flight')) {
                window.flew += 1;
                if (document.querySelector('.bar .turn.yours')) window.early += 1;
            }
            requestAnimationFrame(look);
        };
        look();";
    stage.web().execute(watch, Vec::new()).await?;
    let mut player = Player::new(3);
    for _ in 0..3 {
        player.act(&stage).await?;
        stage.wait_for(".bar .turn.yours").await?;
    }
    let seen: Vec<u64> =
        stage.web().execute("return [window.flew, window.early]", Vec::new()).await?.convert()?;
    assert!(seen[0] > 0, "nothing flew");
    assert_eq!(seen[1], 0, "a turn began while pieces were flying");
    stage.close().await
}

/// A money card of the offer in Alhambra.
const MONEY: &str = ".lit[data-piece^='open']";

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
async fn clear_empties_the_tray_with_esc_in_every_game() -> Result<()> {
    let stage = Stage::open().await?;
    for game in games::names() {
        sit_in_lobby(&stage, game, &[PERSON, PERSON]).await?;
        my_turn(&stage).await?;
        uncover(&stage).await?;
        let (first, second) = match game {
            "splendor" | "duel" => (".deck.lit", ".card.lit"),
            "alhambra" => (MONEY, MONEY),
            _ => (".board .lit", ".board .lit"),
        };
        stage.click(first).await?;
        assert_eq!(words(&stage, "[data-act='clear']").await?.replace('\n', " "), "Clear Esc");
        let undo = stage.wait_for("[data-act='undo']").await?.attr("aria-label").await?;
        assert!(undo.is_some_and(|undo| undo.starts_with("Undo")));
        press(&stage, Key::Escape + "").await?;
        stage.wait_gone("[data-act='clear']").await?;
        assert!(stage.web().find_all(By::Css("#table .selected")).await?.is_empty(), "{game}");
        stage.click(second).await?;
        stage.wait_for("[data-act='clear'] kbd").await?;
        stage.screenshot(&format!("uses-{game}")).await?;
        stage.click("[data-act='clear']").await?;
        stage.wait_gone("[data-act='clear']").await?;
    }
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
async fn the_question_of_undo_leaves_the_chat_free() -> Result<()> {
    let host = Stage::open().await?;
    let guest = host.beside().await?;
    let path = invite(&host, "splendor").await?;
    sit(&guest, &path, "Bert").await?;
    host.wait_for("#table").await?;
    let (mover, other) = in_turn(&host, &guest).await?;
    say(other, "Well played").await?;
    let three = Tray::new(&view(mover).await?).context("a turn")?;
    assert!(three.confirm().is_none());
    make(mover, "T.wbg".parse().context("an action")?).await?;
    mover.click("[data-act='undo']:not([aria-disabled])").await?;
    other.wait_for("[data-act='act-agree']").await?;
    let script = "const wish = document.querySelector('.wish').getBoundingClientRect();
        return [...document.querySelectorAll('.talk li, .talk input, .talk button, .tabs button')].filter(part => {
            const box = part.getBoundingClientRect();
            return box.top < wish.bottom && wish.top < box.bottom && box.left < wish.right && wish.left < box.right;
        }).map(part => `the question lies over ${part.textContent || part.tagName}`)";
    other.screenshot("wish-chat").await?;
    none(faults(other, script).await?);
    other.resize(Size::PHONE).await?;
    at_rest(other).await?;
    if other.web().find_all(By::Css(".talk")).await?.is_empty() {
        other.tap("[data-act='log']").await?;
        other.wait_for(".side").await?;
        at_rest(other).await?;
    }
    none(faults(other, script).await?);
    guest.close().await?;
    host.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
async fn the_answer_stands_beside_its_piece_and_says_it_plainly_first() -> Result<()> {
    let stage = Stage::open().await?;
    let script = "const bubble = document.querySelector('.bubble'), faults = [];
        const piece = document.querySelector('.asked').getBoundingClientRect(), box = bubble.getBoundingClientRect();
        const away = Math.max(piece.left - box.right, box.left - piece.right, piece.top - box.bottom, box.top - piece.bottom);
        if (away < 0) faults.push('it lies over its piece');
        if (away > 24) faults.push(`it stands ${away} px from its piece`);
        const covered = innerWidth < 600 ? [] : [...document.querySelectorAll('[data-piece].lit')].filter(lit => {
            const its = lit.getBoundingClientRect();
            return its.left < box.right && box.left < its.right && its.top < box.bottom && box.top < its.bottom;
        });
        faults.push(...covered.map(lit => `it lies over ${lit.dataset.piece}, which can be chosen`));
        const [why, rule] = ['.why', '.rule'].map(name => bubble.querySelector(name));
        if (!(why.compareDocumentPosition(rule) & Node.DOCUMENT_POSITION_FOLLOWING)) faults.push('the rule comes first');
        const size = element => parseFloat(getComputedStyle(element).fontSize);
        if (size(rule) >= size(why)) faults.push('the rule is as large as the sentence');
        // No line leads from one to the other: what reaches over the table is the bubble with its pointer alone.
        const pointer = parseFloat(getComputedStyle(bubble, '::before').borderLeftWidth || 0);
        if (pointer > 16 || document.querySelector('svg.line, .thread')) faults.push('a line runs over the table');
        return faults;";
    for (game, asked) in [("splendor", ".noble"), ("duel", ".royal")] {
        stage.resize(Size::DESKTOP).await?;
        sit_in_lobby(&stage, game, &[PERSON, PERSON]).await?;
        my_turn(&stage).await?;
        for size in [Size::DESKTOP, Size::PHONE] {
            stage.resize(size).await?;
            at_rest(&stage).await?;
            for piece in stage.web().find_all(By::Css(asked)).await? {
                piece.click().await?;
                stage.wait_for(".bubble").await?;
                at_rest(&stage).await?;
                none(faults(&stage, script).await?);
                press(&stage, Key::Escape + "").await?;
                stage.wait_gone(".bubble").await?;
            }
        }
    }
    stage.close().await
}
