// What a player would notice of a table in this window: something that the turn needs cannot be reached, something lies
// over a button, or a text is cut. The first argument is a selector of what the player holds; the second says whether the
// whole board has to be in sight.
const [own, whole] = arguments, faults = [];
const shown = element => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.getBoundingClientRect().width > 0;
const name = element => element.dataset.piece ?? element.dataset.act ?? (element.className.baseVal ?? element.className);
const box = element => element.getBoundingClientRect();
const inside = ({ left, top, right, bottom }) => left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1;
// The element on top at the middle of a box.
const above = ({ left, top, width, height }) => document.elementFromPoint(left + width / 2, top + height / 2);
const isFree = (element, top) => top && (element.contains(top) || top.contains(element) && !top.closest('.mine-area, .bar')
    || top.closest('[data-upon]')?.dataset.upon === name(element) || top.closest('[data-for]')?.dataset.for === name(element));

const root = document.documentElement;
if (root.scrollWidth > innerWidth + 1) faults.push(`the page is ${root.scrollWidth} wide`);
if (root.scrollHeight > innerHeight + 1) faults.push(`the page is ${root.scrollHeight} high`);
const board = document.querySelector('.board');
if (whole && getComputedStyle(board).overflowY === 'auto' && board.scrollHeight > board.clientHeight + 1) faults.push(`the board is scrolled by ${board.scrollHeight - board.clientHeight}`);

// Whose turn it is, what the player holds, and the buttons: in sight without scrolling.
for (const part of document.querySelectorAll('#table *')) part.scrollTop = 0;
const needed = [...document.querySelectorAll(`.bar .turn, .bar .tool, .tray .actions > :is(a, button), ${own}`)].filter(shown);
if (!needed.some(element => element.matches(own))) faults.push('nothing of what the player holds is shown');
for (const element of needed) {
    if (!inside(box(element))) faults.push(`${name(element)} is outside the window`);
    else if (element.matches('a, button') && !isFree(element, above(box(element)))) faults.push(`${name(element)} lies under ${name(above(box(element)))}`);
}
// Every piece can be brought into sight, and nothing lies over it there.
for (const piece of [...document.querySelectorAll('#table [data-piece]')].filter(shown)) {
    piece.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const top = above(box(piece));
    if (!inside(box(piece))) {
        faults.push(`${name(piece)} cannot be brought into sight`);
        continue;
    }
    // A map shows all of itself at first and can be enlarged.
    if (piece.closest('[data-at^=map-]')) continue;
    if (!isFree(piece, top)) faults.push(`${name(piece)} lies under ${top ? name(top) : 'nothing'}`);
    const { width, height } = box(piece);
    if (width < 23.5 || height < 23.5) faults.push(`${name(piece)} is ${width.toFixed()} by ${height.toFixed()}`);
}
board.scrollTop = 0;
// No figure of a player lies under what the same panel shows of cards and prizes.
for (const figure of [...document.querySelectorAll('#table [data-panel] :is(.plate, .heap, .points) b')].filter(shown)) {
    const a = box(figure);
    for (const mark of [...figure.closest('[data-panel]').querySelectorAll('.backs > .back, .won > *')].filter(shown)) {
        const b = box(mark), wide = Math.min(a.right, b.right) - Math.max(a.left, b.left), high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        // A line is higher than its figures.
        if (wide > 1 && high > a.height * .25) faults.push(`${name(figure.parentElement)} ${figure.textContent} lies under ${name(mark)}`);
    }
}
// Nothing is scrolled sideways but a line of choices, the scores of many players, and what is enlarged.
for (const part of [...document.querySelectorAll('#table *')].filter(shown)) {
    const scrolls = getComputedStyle(part).overflowX === 'auto' && part.scrollWidth > part.clientWidth + 2;
    if (scrolls && !part.closest('.spending, .scoring, [data-at^=map-], .log')) faults.push(`${name(part)} is scrolled sideways`);
}
// Words end within whatever would cut them, unless they are a name, which may be cut and is whole elsewhere.
const range = document.createRange(), words = document.createTreeWalker(document.querySelector('#table'), NodeFilter.SHOW_TEXT);
while (words.nextNode()) {
    const said = words.currentNode.data.trim(), element = words.currentNode.parentElement;
    if (!said || element.closest('.heard, svg, .called, .place, .log, option, [hidden]') || !shown(element)) continue;
    range.selectNodeContents(words.currentNode);
    // A line is higher than its letters.
    const drawn = range.getBoundingClientRect(), spare = parseFloat(getComputedStyle(element).fontSize) * .3;
    for (let around = element; around && around.id !== 'table'; around = around.parentElement) {
        const { overflowX, overflowY, clipPath } = getComputedStyle(around);
        if (clipPath !== 'none') break;
        const edge = box(around);
        if (['hidden', 'clip'].includes(overflowX) && (drawn.right > edge.right + 2 || drawn.left < edge.left - 2)) faults.push(`cut in ${name(around)}: ${said.slice(0, 40)}`);
        else if (['hidden', 'clip'].includes(overflowY) && (drawn.bottom > edge.bottom + spare || drawn.top < edge.top - spare)) faults.push(`cut in ${name(around)}: ${said.slice(0, 40)}`);
        // What is scrolled can be read, and nothing cuts what lies above the page.
        if (['auto', 'scroll'].includes(overflowY) || getComputedStyle(around).position === 'fixed') break;
    }
}
return [...new Set(faults)];
