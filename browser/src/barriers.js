// Returns the obstacles for people who hear the page or cannot use a mouse; run in the page.
const faults = [];
const shown = element => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden="true"]');
const label = element => `${element.tagName.toLowerCase()}.${element.className?.baseVal ?? element.className}`;
const text = ids => ids.split(' ').map(id => document.getElementById(id)?.textContent ?? '').join(' ').trim();
// The words of a label that are rendered, without those of the field that it names.
const heard = (label, field) => {
    const walker = document.createTreeWalker(label, NodeFilter.SHOW_TEXT), words = [];
    while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement;
        if (!field.contains(parent) && parent.checkVisibility()) words.push(walker.currentNode.data);
    }
    return words.join('');
};
// The choices of a list are not its name.
const ownWords = element => element.localName === 'select' ? '' : element.innerText?.trim();
const named = element =>
    (element.getAttribute('aria-label') ?? '').trim() || text(element.getAttribute('aria-labelledby') ?? '') ||
    [...(element.labels ?? [])].map(label => heard(label, element)).join('').trim() || ownWords(element) ||
    (element.getAttribute('title') ?? '').trim();

if (!document.documentElement.lang) faults.push('the page has no language');
if (!document.title) faults.push('the page has no title');
const mains = [...document.querySelectorAll('main')].filter(shown);
if (mains.length !== 1) faults.push(`${mains.length} main regions`);
const headings = [...document.querySelectorAll('h1, h2, h3, h4')].filter(shown).map(heading => Number(heading.tagName[1]));
if (headings.filter(level => level === 1).length !== 1) faults.push(`headings ${headings}: not one first`);
const ids = [...document.querySelectorAll('[id]')].map(element => element.id);
for (const id of new Set(ids.filter((id, at) => ids.indexOf(id) !== at))) faults.push(`the id ${id} twice`);

for (const element of document.querySelectorAll('button, a, input, select, textarea, [role="button"], section, nav, aside, [role="group"]')) {
    if (!shown(element)) continue;
    const region = element.matches('section, nav, aside, [role="group"]');
    const name = region ? element.getAttribute('aria-label') || text(element.getAttribute('aria-labelledby') ?? '') : named(element);
    if (!name && !element.matches('[role="status"]')) faults.push(`${label(element)} has no name`);
    if (element.tabIndex > 0) faults.push(`${label(element)} comes out of turn`);
    if (!region && element.type !== 'checkbox' && !element.classList.contains('heard')) {
        const box = element.getBoundingClientRect();
        const inSentence = getComputedStyle(element).display === 'inline';
        if (!inSentence && (box.width < 24 || box.height < 24)) faults.push(`${label(element)} is ${box.width} by ${box.height}`);
    }
}
// People who speak to the page say what they see: figures on a button are part of its name. A seal is a picture of a
// player.
const texts = (element, counts) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT), words = [];
    while (walker.nextNode()) if (counts(walker.currentNode.parentElement)) words.push(walker.currentNode.data);
    return words.join(' ').trim();
};
const figures = (element, counts) => texts(element, counts).match(/\d+/g) ?? [];
const visible = parent => parent.checkVisibility({ visibilityProperty: true }) && !parent.closest('.heard, title, kbd, .seal');
const audible = parent => parent.checkVisibility({ visibilityProperty: true }) && !parent.closest('[aria-hidden="true"]');
for (const element of document.querySelectorAll('button, a')) {
    if (!shown(element)) continue;
    // Where nothing within is read aloud, the title is the name.
    const name = element.getAttribute('aria-label') ?? (texts(element, audible) ? null : element.getAttribute('title'));
    const said = name === null ? figures(element, audible) : name.match(/\d+/g) ?? [];
    const missing = figures(element, visible).filter(number => !said.includes(number));
    if (missing.length) faults.push(`${label(element)} shows ${missing}, and is called ${name ?? element.innerText}`);
    // So are letters that are drawn on it; one alone is the beginning of a name.
    const letters = [...element.querySelectorAll('svg text')].map(drawn => drawn.textContent).filter(drawn => /\p{L}/u.test(drawn)).join('');
    if (name !== null && letters.length > 1 && !name.includes(letters)) faults.push(`${label(element)} shows ${letters}, and is called ${name}`);
}
for (const element of document.querySelectorAll('[aria-labelledby], [aria-describedby], [aria-controls]'))
    for (const name of ['aria-labelledby', 'aria-describedby', 'aria-controls'])
        for (const id of (element.getAttribute(name) ?? '').split(' ').filter(Boolean))
            if (!document.getElementById(id)) faults.push(`${label(element)}: ${name} names ${id}, which is not there`);
for (const picture of document.querySelectorAll('svg, img'))
    if (shown(picture) && !picture.closest('button, a') && !picture.getAttribute('role') && !picture.alt)
        faults.push(`${label(picture)} in ${label(picture.parentElement)} is neither named nor hidden`);
for (const list of document.querySelectorAll('ul, ol'))
    if ([...list.children].some(child => child.tagName !== 'LI')) faults.push(`${label(list)} has other children than items`);
for (const inside of document.querySelectorAll('[aria-hidden="true"] :is(button, a, input, select)'))
    if (inside.checkVisibility()) faults.push(`${label(inside)} is hidden from those who hear, and takes the focus`);
return [...new Set(faults)];
