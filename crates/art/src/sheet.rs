//! The sheet of the page: a hidden drawing with everything that the page's own drawings share.

use crate::icons;
use crate::svg::Svg;

/// Draws the page's sheet: one hidden `<svg>` to be inserted once in a page.
pub fn sheet() -> String {
    let mut out = Svg::sheet();
    out.raw("<defs>");
    gradients(&mut out);
    out.raw("</defs>").raw(LOGO);
    icons::symbols(&mut out);
    out.raw("</svg>");
    out.done()
}

/// The logo: a red cabochon in a brass bezel.
const LOGO: &str = "<symbol id='logo' viewBox='0 0 32 26'><ellipse cx='16' cy='13' rx='15.5' ry='12.5' \
    fill='url(#brass)'/><ellipse cx='16' cy='13' rx='13.2' ry='10.2' fill='#4a0313'/><ellipse cx='16' cy='13' \
    rx='12.4' ry='9.4' fill='url(#cabochon)'/><path d='M7.2 9.6q3.5-4.4 10-4.2-6.2 1.1-8.2 4.8z' fill='#fff' \
    fill-opacity='.78'/><path d='M15.5 20.6q7.2-.4 10.2-5.4' fill='none' stroke='#ffb3be' \
    stroke-opacity='.8' stroke-width='1.3' stroke-linecap='round'/></symbol>";

/// Writes gradients that drawings of any sheet may use.
fn gradients(out: &mut Svg) {
    out.raw(
        "<linearGradient id='brass' x2='1' y2='1'><stop stop-color='#f6e3ae'/><stop offset='.28' \
         stop-color='#d9b56c'/><stop offset='.55' stop-color='#94692a'/><stop offset='.8' stop-color='#d9b56c'/>\
         <stop offset='1' stop-color='#a87b35'/></linearGradient>\
         <radialGradient id='cabochon' cx='.38' cy='.3' r='.78'><stop stop-color='#ff7f90'/><stop offset='.3' \
         stop-color='#e0324f'/><stop offset='.72' stop-color='#ab1231'/><stop offset='1' stop-color='#5d0719'/>\
         </radialGradient>\
         <radialGradient id='lamp' cx='.2' cy='.04' r='.8'><stop stop-color='var(--lamplight)' \
         stop-opacity='.11'/><stop offset='1' stop-color='var(--lamplight)' stop-opacity='0'/></radialGradient>\
         <radialGradient id='lamp-ground' cx='.5' cy='.36' r='.72'><stop stop-color='var(--ground-lamp)'/>\
         <stop offset='1' stop-color='var(--ground)' stop-opacity='0'/></radialGradient>\
         <radialGradient id='seal' cx='.16' cy='.14' r='.95'><stop stop-color='#fff' stop-opacity='.4'/>\
         <stop offset='.2' stop-color='#fff' stop-opacity='0'/><stop offset='1' stop-color='#000' \
         stop-opacity='.24'/></radialGradient>",
    );
}
