const faults = new Set();
const shown = element => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (words.nextNode()) {
    const said = words.currentNode.data.trim(), element = words.currentNode.parentElement;
    if (!said || element.closest('.heard, script, option, noscript') || !shown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(words.currentNode);
    const box = range.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    let size = parseFloat(getComputedStyle(element).fontSize);
    const drawn = element.getScreenCTM?.();
    if (drawn) size *= Math.hypot(drawn.a, drawn.b);
    const name = (element.closest('[class]')?.getAttribute('class') ?? '') + ' ' + element.localName;
    // In a small window the figures that are drawn on pieces shrink with them.
    const least = drawn ? 9 : 12;
    if (size < least - 0.05) faults.add(`${name} has ${size.toFixed(1)} px: ${said.slice(0, 20)}`);
}
for (const { words, size, symbol, side } of drawnWords()) {
    const least = !/^(gem-|hole-|satchel)/.test(symbol) ? 9 : side < 15 ? 0 : 6;
    if (size < least - 0.05) faults.add(`${symbol} of ${side.toFixed(1)} px has ${size.toFixed(1)} px: ${words}`);
}
// The options of a game are whole where they are shown, and no word of a choice is broken.
for (const options of document.querySelectorAll('.bar .place small')) {
    const aloud = getComputedStyle(options.parentElement).clipPath !== 'none';
    if (!aloud && options.scrollWidth > options.clientWidth + 1) faults.add(`cut in the bar: ${options.textContent}`);
}
for (const choice of document.querySelectorAll('.way, .tray .actions button')) {
    const letters = document.createTreeWalker(choice, NodeFilter.SHOW_TEXT), range = document.createRange();
    while (letters.nextNode()) if (!letters.currentNode.parentElement.closest('.heard')) for (const { 0: word, index } of letters.currentNode.data.matchAll(/[\p{Script=Latin}\p{Script=Cyrillic}]+/gu)) {
        range.setStart(letters.currentNode, index);
        range.setEnd(letters.currentNode, index + word.length);
        const lines = new Set([...range.getClientRects()].map(box => Math.round(box.top)));
        if (lines.size > 1 && shown(choice)) faults.add(`a word of a choice is broken: ${word}`);
        const box = choice.getBoundingClientRect(), end = range.getBoundingClientRect();
        if (end.width > 0 && (end.right > box.right + 1 || end.left < box.left - 1) && shown(choice) && !choice.closest('.spending')) faults.add(`a word leaves its choice: ${word}`);
    }
}
// The answer about a piece stays within the window.
for (const bubble of document.querySelectorAll('.bubble')) {
    const box = bubble.getBoundingClientRect();
    if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight) faults.add('the bubble leaves the window');
}
// The part of a name that is left within everything that cuts it.
const visible = part => {
    if (!part) return '';
    let [right, bottom] = [Infinity, Infinity], cut = false;
    for (let of = part; of && !of.matches('.board'); of = of.parentElement) {
        if (getComputedStyle(of).overflowX === 'visible') continue;
        const box = of.getBoundingClientRect();
        [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
        cut ||= of.scrollWidth > of.clientWidth;
    }
    const text = part.firstChild, range = document.createRange();
    const kept = [...text.data].filter((_, at) => {
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        const box = range.getBoundingClientRect();
        return box.right <= right + 1 && box.bottom <= bottom + 2;
    }).join('');
    // A sign takes the place of the last two.
    return kept.length < text.data.length && cut ? kept.slice(0, -2) : kept;
};
const seen = new Map();
for (const name of document.querySelectorAll('#table .called')) {
    if (!shown(name) || name.getBoundingClientRect().width === 0) continue;
    const [head, tail] = name.children;
    const left = `${visible(head).slice(0, 1)} ${visible(tail) || visible(head)}`.trim();
    // Scrolled out of sight.
    if (!left) continue;
    const other = seen.get(left) ?? name.textContent;
    if (other !== name.textContent) faults.add(`${other} and ${name.textContent} look alike: ${left}`);
    seen.set(left, name.textContent);
}
return [...faults];
