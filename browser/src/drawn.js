// Returns the words of the symbols that the drawings on the page use: what they say, and their size, the symbol and its side
// as they are drawn. Words in the drawings themselves are text nodes like others.
const drawnWords = () => {
    const found = [];
    const number = (element, name, or) => parseFloat(element.getAttribute(name) ?? or);
    const moved = (element, place) => {
        const own = element.transform?.baseVal.consolidate()?.matrix;
        return own ? place.multiply(DOMMatrix.fromMatrix(own)) : place;
    };
    const follow = (use, place, [wide, high]) => {
        const symbol = document.getElementById(use.getAttribute('href')?.slice(1));
        if (symbol?.localName !== 'symbol') return;
        const [width, height] = [number(use, 'width', wide), number(use, 'height', high)];
        const { x, y, width: across, height: down } = symbol.viewBox.baseVal, scale = Math.min(width / across, height / down);
        const within = moved(use, place)
            .translate(number(use, 'x', 0) + (width - across * scale) / 2, number(use, 'y', 0) + (height - down * scale) / 2)
            .scale(scale)
            .translate(-x, -y);
        for (const next of symbol.querySelectorAll('use')) follow(next, within, [across, down]);
        for (const text of symbol.querySelectorAll('text')) {
            const words = text.textContent.trim(), here = moved(text, within), size = number(text, 'font-size', 16);
            const drawn = Math.hypot(here.a, here.b);
            if (words) found.push({ words, size: size * drawn, symbol: symbol.id, side: across * drawn });
        }
    };
    for (const use of document.querySelectorAll('svg:not(.art-sprite) use')) {
        const drawing = use.closest('svg'), box = drawing.getBoundingClientRect();
        if (use.closest('.art-sprite, symbol, defs') || box.width === 0) continue;
        if (!use.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        const { width, height } = drawing.viewBox.baseVal ?? box, place = use.parentNode.getScreenCTM();
        if (place) follow(use, DOMMatrix.fromMatrix(place), [width || box.width, height || box.height]);
    }
    return found;
};
