//! Privileges as scrolls, and the bag.

use art::svg::Svg;

/// Writes the paper and the leather of the symbols.
pub fn shared(out: &mut Svg) {
    out.raw(
        "<linearGradient id='paper' x2='.9' y2='1'><stop stop-color='#fff6dc'/><stop offset='.6' \
         stop-color='#efd9a6'/><stop offset='1' stop-color='#d9b877'/></linearGradient>\
         <linearGradient id='roll' x2='0' y2='1'><stop stop-color='#c9a05a'/><stop offset='.3' \
         stop-color='#fff1cc'/><stop offset='.62' stop-color='#e2c384'/><stop offset='1' stop-color='#a97b36'/>\
         </linearGradient>\
         <radialGradient id='pouch' cx='.36' cy='.34' r='.8'><stop stop-color='#b9824f'/><stop offset='.55' \
         stop-color='#85552f'/><stop offset='1' stop-color='#4a2c18'/></radialGradient>",
    );
}

/// Writes the symbols of a privilege in a player's hand, in the supply and gone, and of the bag.
pub fn symbols(out: &mut Svg) {
    for symbol in [OPEN, TIED, NONE, BAG] {
        out.raw(symbol);
    }
}

/// An unrolled and sealed scroll: a privilege that can be used.
const OPEN: &str = "<symbol id='scroll' viewBox='0 0 40 40'><g stroke='#5f3e0c' stroke-width='1.5' \
    stroke-linejoin='round'><path d='M28.6 14V9.2a4 4 0 0 1 8 0V12a2 2 0 0 1-2 2z' fill='#c99f58'/>\
    <path d='M9.4 9.2a4 4 0 0 1 4-4h19.2a4 4 0 0 0-4 4v21.6a4 4 0 0 1-4 4H9.4z' fill='url(#paper)'/>\
    <path d='M3.4 28.2h17.2v2.6a4 4 0 0 0 4 4H7.4a4 4 0 0 1-4-4z' fill='url(#roll)'/></g>\
    <path d='M14 12.4h10M14 17.2h10M14 22h4.5' stroke='#8d6118' stroke-width='1.7' stroke-linecap='round'/>\
    <circle cx='23' cy='23.4' r='3.2' fill='url(#coin)' stroke='#5f3e0c' stroke-width='1.1'/></symbol>";

/// A rolled and tied scroll: a privilege in the supply.
const TIED: &str = "<symbol id='scroll-tied' viewBox='0 0 40 40'><g transform='rotate(-24 20 20)' \
    stroke='#5f3e0c' stroke-width='1.5' stroke-linejoin='round'><path d='M5.5 13.2h29v13.6h-29a3.2 6.8 0 0 1 \
    0-13.6z' fill='url(#roll)'/><ellipse cx='34.5' cy='20' rx='3.2' ry='6.8' fill='#c99f58'/><ellipse cx='34.7' \
    cy='20' rx='1.3' ry='3.2' fill='#8d6118' stroke-width='.8'/><path d='M16.6 13.2h5.2q1.6 6.8 0 13.6h-5.2q1.6-6.8 \
    0-13.6z' fill='#8d6118' stroke-width='1.1'/><path d='M19 26.8l-3.6 6 3.6-1 1.2 3.4 2.2-8.4z' fill='#bd8b2a' \
    stroke-width='1.1'/><circle cx='19.8' cy='21.8' r='3.3' fill='url(#coin)' stroke-width='1.1'/></g></symbol>";

/// The place of a missing privilege.
const NONE: &str = "<symbol id='scroll-none' viewBox='0 0 40 40'><path d='M9.4 9.2a4 4 0 0 1 4-4h19.2a4 4 0 0 1 \
    4 4V14h-8v16.8a4 4 0 0 1-4 4H7.4a4 4 0 0 1-4-4v-2.6h6z' fill='none' stroke='var(--brass)' \
    stroke-opacity='.6' stroke-width='1.6' stroke-dasharray='4 3'/></symbol>";

/// A leather pouch with a drawn cord.
const BAG: &str = "<symbol id='bag' viewBox='0 0 48 48'><g stroke='#2a1608' stroke-width='1.4' \
    stroke-linejoin='round'><path d='M17 15.5C9 21 5 28.6 5 35c0 7.2 7 9.4 19 9.4S43 42.2 43 35c0-6.4-4-14-12-19.5z' \
    fill='url(#pouch)'/><path d='M14 5.5q4 3.4 6.7.4 3.3 3.2 6.6 0 2.7 3 6.7-.4l-3.4 10q-6.6 2.6-13.2 0z' \
    fill='#85552f'/></g><path d='M12 28q-3.5 5-2.8 9.5M19 19q1.5 4 .6 8M29.5 19q-1 3.5-.3 6' fill='none' \
    stroke='#e2b688' stroke-opacity='.45' stroke-width='1.3' stroke-linecap='round'/>\
    <path d='M16.8 15.3q7.2 3 14.4 0' fill='none' stroke='#2a1608' stroke-width='4' stroke-linecap='round'/>\
    <path d='M16.8 15.3q7.2 3 14.4 0M30.5 16q4.5 2.5 4 9' fill='none' stroke='#e0b44a' stroke-width='2.2' \
    stroke-linecap='round'/><circle cx='34.5' cy='26' r='2.3' fill='url(#coin)' stroke='#5f3e0c'/></symbol>";
