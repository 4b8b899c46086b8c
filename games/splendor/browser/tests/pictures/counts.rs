//! The facts that players want to know at a glance: points by their name, the limit of tokens, and all counts with one
//! key or one tap.

use anyhow::Result;
use browser::page::{at_rest, none};
use browser::person::{PERSON, my_turn, sit_in_lobby, uncover};
use browser::windows::WINDOWS;
use browser::{Size, Stage};
use splendor::{Colour, Splendor};
use splendor_browser::player::sit_down;
use splendor_browser::position::lay;

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn points_and_the_limit_of_tokens_are_said_from_the_start() -> Result<()> {
    let stage = Stage::open().await?;
    let unnamed = "return [...document.querySelectorAll('.points')].filter(points => {
            const word = points.querySelector('small');
            const [box, panel] = [word?.getBoundingClientRect(), points.closest('[data-panel]').getBoundingClientRect()];
            return !word?.textContent || !box.height || parseFloat(getComputedStyle(word).fontSize) < 11.5
                || box.right > panel.right || box.bottom > panel.bottom || word.scrollWidth > word.clientWidth + 1 && word.clientWidth;
        }).map(points => `not called points: ${points.textContent}`)";
    // The text that a person sees, not only hears.
    let limit = "const seen = [...document.querySelectorAll('.mine-area [data-panel] :is(small, span, .after)')]
            .filter(element => element.textContent.includes('0/10 tokens') && element.getBoundingClientRect().height > 4
                && !element.closest('.heard'));
        return seen.length ? [] : ['the limit of tokens is nowhere'];";
    for game in ["splendor", "duel"] {
        sit_in_lobby(&stage, game, &[PERSON, PERSON]).await?;
        my_turn(&stage).await?;
        uncover(&stage).await?;
        for size in [Size::DESKTOP, Size::PHONE] {
            stage.resize(size).await?;
            at_rest(&stage).await?;
            none(stage.web().execute(unnamed, Vec::new()).await?.convert()?);
            none(stage.web().execute(limit, Vec::new()).await?.convert()?);
        }
        stage.resize(Size::DESKTOP).await?;
    }
    // Three opponents have less room, and on a phone none for a word.
    sit_down(&stage, &[PERSON; 4]).await?;
    my_turn(&stage).await?;
    for (name, size, _) in WINDOWS.into_iter().filter(|(_, size, _)| size.width.min(size.height) > 500) {
        stage.resize(size).await?;
        at_rest(&stage).await?;
        stage.screenshot(&format!("points-four-{name}")).await?;
        let found: Vec<String> = stage.web().execute(unnamed, Vec::new()).await?.convert()?;
        none(found.into_iter().map(|fault| format!("{name}: {fault}")).collect());
    }
    stage.close().await
}

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn what_lies_on_the_table_has_an_edge_and_decks_show_their_height() -> Result<()> {
    let stage = Stage::open().await?;
    let script = "const flat = [...document.querySelectorAll(':is(.card, .deck, .noble, .royal)[data-piece]')]
            .filter(piece => getComputedStyle(piece).boxShadow === 'none').map(piece => `${piece.dataset.piece} is flat`);
        const high = [1, 2, 3].map(level => document.querySelector(`[data-piece='deck-${level}']`))
            .map(deck => Number(getComputedStyle(deck).getPropertyValue('--high')));
        // The first level has the most cards.
        if (!(high[0] > high[1] && high[1] >= high[2] && high[2] > 0)) flat.push(`decks of ${high} edges`);
        const mat = document.querySelector('.mat');
        if (!(mat && mat.getBoundingClientRect().height > 300)) flat.push('no mat');
        return flat;";
    for game in ["splendor", "duel"] {
        sit_in_lobby(&stage, game, &[PERSON, PERSON]).await?;
        my_turn(&stage).await?;
        uncover(&stage).await?;
        none(stage.web().execute(script, Vec::new()).await?.convert()?);
    }
    stage.close().await
}

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn an_empty_place_keeps_its_letter_and_its_colour() -> Result<()> {
    let stage = Stage::open().await?;
    let is_poor = |game: &Splendor| {
        let bank = &game.body().bank;
        Colour::ALL.into_iter().filter(|colour| bank.get(colour.gem()) == 0).count() > 1
    };
    lay(&stage, 4, is_poor).await?;
    // Of each empty place in the bank, in the own tokens and in those of others, and of bonuses that others lack: what is drawn there, and in which colour.
    let script = "const faults = [], drawn = part => {
            const symbol = document.querySelector(part.querySelector('use').getAttribute('href'));
            const letter = symbol.querySelector('text');
            return [letter?.textContent ?? '', letter && getComputedStyle(letter).fill];
        };
        for (const [place, empty] of [['.pile', part => part.querySelector('.disc').textContent === '0'], ['.mine .heap', part => part.matches('.none')],
            ['.opponent .heap', part => part.matches('.none')]]) {
            const found = [...document.querySelectorAll(place)].filter(empty).map(drawn);
            if (!found.length) faults.push(`no empty place of ${place}`);
            for (const [letter, colour] of found)
                if (!letter.trim() || found.some(other => (other[0] === letter) !== (other[1] === colour)))
                    faults.push(`${place}: ${letter} in ${colour}`);
        }
        const plates = [...document.querySelectorAll('.opponent .plate.none')].map(plate => [plate, plate.querySelector('.letter')]);
        if (!plates.length) faults.push('no empty plate');
        for (const [plate, letter] of plates) {
            const [box, whole] = [letter, plate].map(part => part.getBoundingClientRect());
            const ink = getComputedStyle(letter).color;
            if (!box.width || box.left < whole.left || box.right > whole.right || ink === getComputedStyle(plate).color)
                faults.push(`a plate shows ${plate.innerText} in ${ink}`);
        }
        return faults;";
    let low = [(844, 390), (960, 540)].map(|(width, height)| Size { width, height, phone: false });
    for size in [Size::DESKTOP, Size::PHONE].into_iter().chain(low) {
        stage.resize(size).await?;
        at_rest(&stage).await?;
        none(stage.web().execute(script, Vec::new()).await?.convert()?);
    }
    stage.close().await
}
