//! The manners of pieces in every game: one that cannot be chosen looks like it, and the answer stands beside its
//! piece.

use std::collections::BTreeSet;

use anyhow::Result;
use browser::lobby::set_up;
use browser::page::{at_rest, faults, none};
use browser::person::{PERSON, my_turn, piece, press, sit_in_lobby, uncover};
use browser::thirtyfour::{By, Key};
use browser::{Size, Stage};
use serde_json::json;

/// Returns the look of a piece: what the style sheet draws on it, before it and after it.
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
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn what_cannot_be_chosen_does_not_look_like_it_under_the_pointer() -> Result<()> {
    let stage = Stage::open().await?;
    let mut met = BTreeSet::new();
    let mixed = [("splendor", &["cities", "posts"][..])];
    for (game, modules) in games::names().into_iter().map(|game| (game, &[][..])).chain(mixed) {
        stage.go("/").await?;
        set_up(&stage, game).await?;
        for module in modules {
            stage.click(&format!("[data-option='modules'] input[data-value='{module}']")).await?;
        }
        sit_in_lobby(&stage, game, &[PERSON, PERSON]).await?;
        my_turn(&stage).await?;
        uncover(&stage).await?;
        for (legal, selector) in [(true, ".legal"), (false, ":not(.legal)")] {
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
                assert_eq!(
                    plain != hovered,
                    legal,
                    "{game}, {name}: {plain:?}, under the pointer {hovered:?}"
                );
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
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
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
