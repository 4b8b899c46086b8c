//! Checks the contrast of words to their background, gradients included, measured on the pixels of the page.

use anyhow::{Result, ensure};
use serde_json::json;

use crate::Stage;

/// Records every line of text in the window with its colour, and hides the words.
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
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    window.lines = [];
    while (walker.nextNode()) {
        const node = walker.currentNode, element = node.parentElement;
        if (!node.data.trim() || element.closest('svg, option, .heard, :disabled, [aria-disabled=true]')) continue;
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        const style = getComputedStyle(element), size = parseFloat(style.fontSize);
        let opacity = 1;
        for (let up = element; up; up = up.parentElement) opacity *= Number(getComputedStyle(up).opacity);
        const [r, g, b, a] = rgba(style.color), least = size >= 24 || size >= 18.66 && style.fontWeight >= 700 ? 3 : 4.5;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) {
            const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
            const top = document.elementFromPoint(x, y);
            if (box.width < 3 || !top || !element.contains(top)) continue;
            lines.push({ words: node.data.trim().slice(0, 40), colour: [r, g, b], alpha: a * opacity, least, box });
        }
    }
    const hidden = new CSSStyleSheet();
    hidden.replaceSync('*, *::placeholder { color: transparent !important; transition: none !important; animation: none !important }');
    window.sheets = [...document.adoptedStyleSheets];
    document.adoptedStyleSheets = [...sheets, hidden];
    return lines.length;";
/// Measures the lines against a screenshot of the page without them, and shows the words again.
const MEASURE: &str = "
    const [picture, done] = arguments;
    document.adoptedStyleSheets = sheets;
    const bytes = Uint8Array.from(atob(picture), letter => letter.charCodeAt(0));
    const light = ([r, g, b]) => {
        const [x, y, z] = [r, g, b].map(part => (part /= 255) <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
        return 0.2126 * x + 0.7152 * y + 0.0722 * z;
    };
    createImageBitmap(new Blob([bytes], { type: 'image/png' })).then(image => {
        const canvas = new OffscreenCanvas(image.width, image.height), paint = canvas.getContext('2d');
        paint.drawImage(image, 0, 0);
        const faint = [];
        for (const { words, colour, alpha, least, box } of lines) {
            const [left, top] = [Math.max(0, Math.round(box.left)), Math.max(0, Math.round(box.top))];
            const [width, height] = [Math.min(image.width - left, Math.round(box.width)), Math.min(image.height - top, Math.round(box.height))];
            if (width < 1 || height < 1) continue;
            const { data } = paint.getImageData(left, top, width, height), ratios = [];
            for (let at = 0; at < data.length; at += 4) {
                const behind = [data[at], data[at + 1], data[at + 2]];
                const [one, other] = [light(behind), light(colour.map((part, i) => part * alpha + behind[i] * (1 - alpha)))];
                ratios.push((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05));
            }
            // A line of the frame may touch the box of the letters.
            const low = ratios.sort((a, b) => a - b)[Math.floor(ratios.length * 0.03)];
            if (low < least - 0.05) faint.push(`“${words}”: ${low.toFixed(2)} where ${least} is needed`);
        }
        done([...new Set(faint)]);
    }, why => done([String(why)]));";

/// Returns the words in the window whose contrast to their background is below the minimum of WCAG 2.2 (AA).
///
/// # Errors
/// If the browser does not answer, or the window has hardly any words.
pub async fn faint(stage: &Stage) -> Result<Vec<String>> {
    let lines: u64 = stage.web().execute(HIDE, Vec::new()).await?.convert()?;
    ensure!(lines > 2, "there are no words to measure");
    let picture = stage.web().screenshot_as_png_base64().await?;
    Ok(stage.web().execute_async(MEASURE, vec![json!(picture)]).await?.convert()?)
}
