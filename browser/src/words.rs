//! Checks of the words on a page: large enough to be read, whole, and names that can be told apart.

use anyhow::Result;

use crate::Stage;

/// A function for the page, `drawnWords`, that returns the words of the symbols which its drawings use, with their size.
const DRAWN_WORDS: &str = include_str!("drawn.js");

/// Returns the words that are smaller than 12 px as they are drawn, and the names that look alike where they are cut.
/// The letter in the picture of a gem, or of its empty place, is one of its marks beside the cut and the colour. It has
/// its share of the gem: at least 6 px on a gem of 15 px or more. On a smaller gem it is decoration.
///
/// # Errors
/// If the browser does not answer.
pub async fn faults_of_words(stage: &Stage) -> Result<Vec<String>> {
    let script = [DRAWN_WORDS, include_str!("words.js")].concat();
    Ok(stage.web().execute(&script, Vec::new()).await?.convert()?)
}

/// A script that returns the names which are cut, or broken where they have no space.
pub const BROKEN_NAMES: &str = "const faults = [];
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
