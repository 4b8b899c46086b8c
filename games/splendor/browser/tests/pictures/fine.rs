//! Small things that people notice: names that are whole, changes that stand apart, nothing that shines in vain.

use anyhow::{Context, Result};
use browser::language::speak;
use browser::page::{at_rest, faults, none};
use browser::person::{PERSON, click, my_turn, uncover};
use browser::position::{game_file_of, seat_around};
use browser::words::BROKEN_NAMES;
use browser::{Size, Stage};
use kernel::{Awaiting, Game, Seat, Viewer};
use splendor::{Action, HAND_MAX, Splendor};
use splendor_browser::player::{sit_down, view};
use splendor_browser::position::lay;
use splendor_play::tray::{Piece, Tray};
use text::Language;
use tray::Turn;

/// The names that bots have.
const NAMES: [&str; 4] = ["Mira", "Facet", "Lapidary", "Bezel"];

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
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
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn only_what_is_not_legal_beside_the_tokens_steps_back_and_their_changes_stand_apart() -> Result<()> {
    let stage = Stage::open().await?;
    sit_down(&stage, &[PERSON, PERSON]).await?;
    my_turn(&stage).await?;
    let dim = "const filter = piece => getComputedStyle(document.querySelector(piece)).filter;
        const fault = (selector, aside) => (filter(selector) !== 'none') === aside ? [] : [selector];
        return [...fault('.market .card.legal', false), ...fault('[data-piece=bank-a] .stack', false), ...fault('[data-piece=bank-k] .stack', true)];";
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
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
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
