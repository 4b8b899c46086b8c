//! Checks the contrast of words to their background, gradients included, measured on the pixels of the page.

use anyhow::{Context, Result, ensure};
use serde_json::json;

use crate::rest::at_rest;
use crate::windows::{self, THEMES};
use crate::{Motion, Size, Stage};

/// Leaves out what is told beside a piece: it comes a moment after the pointer, and lies over words.
const UNTOLD: &str = "
    window.before = [...document.adoptedStyleSheets];
    const untold = new CSSStyleSheet();
    untold.replaceSync('.told { display: none !important }');
    document.adoptedStyleSheets = [...before, untold];";
/// Records every line of text in the window with its colour, and hides the words. Figures and letters that are drawn on
/// pieces are words too. The letter of a gem or of its empty place is none: it is part of the picture in a symbol, with
/// the contrast that its gem gives it.
const HIDE: &str = "
    const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    paint.canvas.width = paint.canvas.height = 1;
    const rgba = colour => {
        paint.clearRect(0, 0, 1, 1);
        paint.fillStyle = colour;
        paint.fillRect(0, 0, 1, 1);
        const [r, g, b, a] = paint.getImageData(0, 0, 1, 1).data;
        return [r, g, b, a / 255];
    };
    // A panel casts a shadow on what it half covers.
    const panels = [...document.querySelectorAll('.settings, .end, .bubble')], shadow = 40;
    const inShadow = (element, box) => panels.some(panel => {
        const over = panel.getBoundingClientRect();
        return !panel.contains(element) && box.left < over.right + shadow && over.left < box.right + shadow
            && box.top < over.bottom + shadow && over.top < box.bottom + shadow;
    });
    const opaque = element => {
        let opacity = 1;
        for (let up = element; up; up = up.parentElement) opacity *= Number(getComputedStyle(up).opacity);
        return opacity;
    };
    // What is left of words within everything that cuts them.
    const seenOf = (element, box) => {
        let { left, top, right, bottom } = box;
        for (let up = element; up && up !== document.body; up = up.parentElement) {
            if (up.matches('svg, svg *') || getComputedStyle(up).overflowX === 'visible') continue;
            const edge = up.getBoundingClientRect();
            [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
            [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
        }
        return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };
    const large = (size, weight) => size >= 24 || size >= 18.66 && weight >= 700;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    window.lines = [];
    while (walker.nextNode()) {
        const node = walker.currentNode, element = node.parentElement;
        if (!node.data.trim() || element.closest('option, .heard, .art-sprite, :disabled:not([data-upon]), [aria-disabled=true]')) continue;
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        const style = getComputedStyle(element), drawn = element.getScreenCTM?.();
        const size = parseFloat(style.fontSize) * (drawn ? Math.hypot(drawn.a, drawn.b) : 1);
        const [r, g, b, a] = rgba(drawn ? style.fill : style.color), opacity = opaque(element);
        const least = large(size, style.fontWeight) ? 3 : 4.5;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) {
            const x = box.left + box.width / 2;
            const covers = [box.top + 2, box.top + box.height / 2, box.bottom - 2].map(y => document.elementFromPoint(x, y));
            const seen = drawn ? element.closest('svg').parentElement : element;
            if (box.width < 3 || !covers.every(top => top && seen.contains(top)) || inShadow(element, box)) continue;
            // The height of the letters: the whole line may touch the letters of the next one.
            const over = Math.max(0, box.height - size) / 2;
            const letters = seenOf(element, new DOMRect(box.left, box.top + over, box.width, box.height - 2 * over));
            lines.push({ words: node.data.trim().slice(0, 40), colour: [r, g, b], alpha: a * opacity, least, box: letters, drawn: !!drawn });
        }
    }
    const hidden = new CSSStyleSheet();
    hidden.replaceSync('*, *::placeholder { color: transparent !important; transition: none !important; animation: none !important } text { fill: transparent !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, hidden];
    return lines.length;";
/// Measures the lines against a screenshot of the page without them, and shows the words again.
const MEASURE: &str = "
    const [written, bare, done] = arguments;
    document.adoptedStyleSheets = before;
    // The least difference of a colour's part that makes a pixel one of a letter.
    const INK = 40;
    const decoded = async picture => {
        const bytes = Uint8Array.from(atob(picture), letter => letter.charCodeAt(0));
        const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const paint = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true });
        paint.drawImage(image, 0, 0);
        return paint;
    };
    const light = ([r, g, b]) => {
        const [x, y, z] = [r, g, b].map(part => (part /= 255) <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
        return 0.2126 * x + 0.7152 * y + 0.0722 * z;
    };
    Promise.all([decoded(written), decoded(bare)]).then(([words, ground]) => {
        const { width: right, height: bottom } = ground.canvas;
        const faint = [];
        for (const { words: said, colour, alpha, least, box, drawn } of lines) {
            const [left, top] = [Math.max(0, Math.round(box.left)), Math.max(0, Math.round(box.top))];
            const [width, height] = [Math.min(right - left, Math.round(box.width)), Math.min(bottom - top, Math.round(box.height))];
            if (width < 1 || height < 1) continue;
            const [ink, data] = [words, ground].map(paint => paint.getImageData(left, top, width, height).data);
            // What lies behind the letters counts, not what else the box of the line touches.
            const isInk = at => [0, 1, 2].some(part => Math.abs(ink[at + part] - data[at + part]) > INK);
            const all = Array.from({ length: data.length / 4 }, (_, at) => 4 * at), letters = all.filter(isInk), ratios = [];
            // Another piece lies over what is drawn. Lines of an engraving are thinner than the strokes of a figure on it.
            if (drawn && letters.length <= 4) continue;
            for (const at of letters.length > 4 ? letters : all) {
                const behind = [data[at], data[at + 1], data[at + 2]];
                const [one, other] = [light(behind), light(colour.map((part, i) => part * alpha + behind[i] * (1 - alpha)))];
                ratios.push((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05));
            }
            const low = ratios.sort((a, b) => a - b)[Math.floor(ratios.length * (drawn ? 0.1 : 0.03))];
            if (low < least - 0.05) faint.push(`“${said}”: ${low.toFixed(2)} where ${least} is needed (at ${left}, ${top})`);
        }
        done([...new Set(faint)]);
    }, why => done([String(why)]));";

/// A script's function `light(colour)`: the relative luminance of a CSS colour as WCAG 2.2 defines it, plus 0.05, so that
/// the contrast of two colours is the quotient of their values.
pub const LIGHT: &str = "
    const paint = document.createElement('canvas').getContext('2d');
    const light = colour => {
        paint.fillStyle = colour;
        paint.fillRect(0, 0, 1, 1);
        const part = value => value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4;
        const [red, green, blue] = [...paint.getImageData(0, 0, 1, 1).data].map(part);
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
    };";

/// Takes a screenshot of the window for the page itself to read: a PNG in Base64, compressed fast instead of small.
async fn picture(stage: &Stage) -> Result<String> {
    let wish = json!({ "format": "png", "optimizeForSpeed": true });
    let taken = stage.web().cdp().send_raw("Page.captureScreenshot", wish).await?;
    Ok(taken["data"].as_str().context("a picture")?.to_owned())
}

/// Returns the words in the window whose contrast to their background is below the minimum of WCAG 2.2 (AA). None in the
/// narrowest windows, where figures touch the pieces beside them, which the pixels cannot tell from their background.
///
/// # Errors
/// If the browser does not answer, or the window has hardly any words.
pub async fn faint(stage: &Stage) -> Result<Vec<String>> {
    if stage.web().execute("return innerWidth < 360", Vec::new()).await?.convert()? {
        return Ok(Vec::new());
    }
    stage.web().execute(UNTOLD, Vec::new()).await?;
    let written = picture(stage).await?;
    let lines: u64 = stage.web().execute(HIDE, Vec::new()).await?.convert()?;
    ensure!(lines > 2, "there are no words to measure");
    let bare = picture(stage).await?;
    Ok(stage.web().execute_async(MEASURE, vec![json!(written), json!(bare)]).await?.convert()?)
}

/// One window of each layout.
const LAYOUTS: [&str; 6] = ["desktop", "enlarged", "tablet", "phone", "phone-on-its-side", "small-phone"];

/// Returns the words in the window with too little contrast, in either theme.
///
/// # Errors
/// If the browser does not answer, or a picture cannot be written.
pub async fn faint_in_both(stage: &Stage, name: &str) -> Result<Vec<String>> {
    let mut all = Vec::new();
    for theme in THEMES {
        stage.prefer(theme, Motion::Reduced).await?;
        at_rest(stage).await?;
        let found = faint(stage).await?;
        all.extend(stage.picture(&format!("contrast-{name}-{theme:?}"), found).await?);
    }
    Ok(all)
}

/// Returns the words of a scene with too little contrast, in one window of each layout and in either theme.
///
/// # Errors
/// If the browser does not answer, or a picture cannot be written.
pub async fn faint_in_scene(stage: &Stage, name: &str) -> Result<Vec<String>> {
    let mut faults = Vec::new();
    for (window, size, _) in windows::all().filter(|(name, ..)| LAYOUTS.contains(name)) {
        stage.resize(size).await?;
        faults.extend(faint_in_both(stage, &format!("{name}-{window}")).await?);
    }
    stage.resize(Size::DESKTOP).await?;
    Ok(faults)
}
