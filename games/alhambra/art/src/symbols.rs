//! The symbols that the drawings share.

use art::svg::Svg;

/// The six buildings, as elevations that stand on the line at 84, each with a roof of its own.
const HOUSES: [(char, &str); 6] = [
    // A dome on columns.
    (
        'p',
        "<path class='roof' d='M24 44Q24 14 50 12Q76 14 76 44Z'/><path class='line' d='M50 12V3'/>\
         <path class='stone' d='M18 44H82V52H18ZM24 52H34V78H24ZM66 52H76V78H66ZM16 78H84V86H16Z'/>\
         <path class='dark' d='M34 52H66V78H34Z'/><path class='stone' d='M47 52H53V78H47Z'/>",
    ),
    // A house with a gable roof.
    (
        's',
        "<path class='roof' d='M10 46L50 14L90 46Z'/><path class='stone' d='M20 46H80V86H20Z'/>\
         <path class='dark' d='M42 86V66Q50 54 58 66V86ZM28 54H38V66H28ZM62 54H72V66H62Z'/>",
    ),
    // A long roof over three arches.
    (
        'a',
        "<path class='roof' d='M8 40L16 26H84L92 40Z'/><path class='stone' d='M10 40H90V86H10Z'/>\
         <path class='dark' d='M17 86V60Q26 46 35 60V86ZM41 86V60Q50 46 59 60V86ZM65 86V60Q74 46 83 60V86Z'/>",
    ),
    // A flat roof with a parapet, and two rows of windows.
    (
        'c',
        "<path class='roof' d='M14 22H86V32H14Z'/><path class='stone' d='M18 32H82V86H18Z'/>\
         <path class='dark' d='M26 40H38V50H26ZM44 40H56V50H44ZM62 40H74V50H62ZM26 57H38V67H26ZM62 57H74V67H62ZM43 86V58H57V86Z'/>",
    ),
    // Cypresses and an orange tree at a pond.
    (
        'g',
        "<path class='leaf' d='M26 12Q40 44 32 70H20Q12 44 26 12ZM76 20Q88 48 82 70H70Q64 48 76 20Z'/>\
         <circle class='leaf' cx='51' cy='52' r='17'/><path class='line' d='M51 66V80M26 68V80M76 68V80'/>\
         <circle class='fruit' cx='45' cy='46' r='4'/><circle class='fruit' cx='57' cy='54' r='4'/>\
         <ellipse class='water' cx='50' cy='82' rx='36' ry='6'/>",
    ),
    // A tall keep with battlements and a flag.
    (
        't',
        "<path class='line' d='M50 22V2'/><path class='roof' d='M51 2L74 9L51 16Z'/>\
         <path class='stone' d='M28 22H38V30H45V22H55V30H62V22H72V42H66V86H34V42H28Z'/>\
         <path class='dark' d='M46 86V72Q50 64 54 72V86ZM46 46H54V58H46Z'/>",
    ),
];

/// The signs of the currencies: a lily, a star with eight points, a crescent, a shield.
const COINS: [(char, &str); 4] = [
    (
        'f',
        "<path d='M50 8Q64 30 57 52H43Q36 30 50 8ZM38 52Q34 32 20 34Q10 38 14 50Q20 46 26 52ZM62 52Q66 32 80 34Q90 38 86 50Q80 46 74 52ZM24 56H76V66H24ZM42 66H58Q60 82 50 92Q40 82 42 66Z'/>",
    ),
    (
        'r',
        "<path d='M50 6L62 21L81 19L79 38L94 50L79 62L81 81L62 79L50 94L38 79L19 81L21 62L6 50L21 38L19 19L38 21Z'/>",
    ),
    (
        'n',
        "<path d='M66 14A40 40 0 1 0 66 86A33 33 0 1 1 66 14Z'/><path d='M74 38L78 47L88 48L80 54L83 64L74 58L65 64L68 54L60 48L70 47Z'/>",
    ),
    (
        'u',
        "<path fill-rule='evenodd' d='M14 12H86V46Q86 78 50 94Q14 78 14 46ZM44 24H56V42H74V54H56V74H44V54H26V42H44Z'/>",
    ),
];

/// Draws the sheet of the game.
pub fn sheet() -> String {
    let mut out = Svg::sheet();
    for (letter, strokes) in HOUSES {
        symbol(&mut out, &format!("house-{letter}"), &painted(strokes, letter));
    }
    for (letter, strokes) in COINS {
        symbol(&mut out, &format!("coin-{letter}"), strokes);
    }
    symbol(
        &mut out,
        "fountain",
        &painted(
            "<circle class='stone' cx='50' cy='50' r='36'/><circle class='water' cx='50' cy='50' r='29'/>\
             <circle class='stone' cx='50' cy='50' r='9'/><path class='spray' d='M50 50Q40 24 30 40M50 50Q60 24 70 40M50 50V22'/>",
            'p',
        ),
    );
    // Crosses and stars of tiles, so faint that the building stays the only thing that is read.
    symbol(
        &mut out,
        "azulejo",
        "<g fill='#fff' fill-opacity='.11'><path d='M25 7L30 20L43 25L30 30L25 43L20 30L7 25L20 20ZM75 7L80 20L93 25L80 30L75 43L70 30L57 25L70 20ZM25 57L30 70L43 75L30 80L25 93L20 80L7 75L20 70ZM75 57L80 70L93 75L80 80L75 93L70 80L57 75L70 70ZM50 40L60 50L50 60L40 50Z'/></g>",
    );
    // A row of stones along the upper side; the other sides turn it.
    symbol(
        &mut out,
        "wall",
        "<path fill='var(--wall)' d='M0 0H100V11H0Z'/><path fill='none' stroke='var(--joint)' stroke-width='1.6' \
         d='M0 11H100M12 0V11M30 0V11M48 0V11M66 0V11M84 0V11'/>",
    );
    // Two tiles with the same wall of four sides; what is counted has a mark.
    for (id, marks) in [
        (
            "walls-sides",
            "<circle cx='30' cy='25' r='7'/><circle cx='70' cy='25' r='7'/><circle cx='91' cy='50' r='7'/><circle cx='9' cy='50' r='7'/>",
        ),
        ("walls-tiles", "<circle cx='30' cy='50' r='11'/><circle cx='70' cy='50' r='11'/>"),
    ] {
        let tiles = "<path fill='var(--kind-p)' d='M10 26H50V74H10Z'/><path fill='var(--kind-t)' d='M50 26H90V74H50Z'/>\
             <path fill='none' stroke='var(--joint)' stroke-width='14' d='M9 74V25H91V74'/>\
             <path fill='none' stroke='var(--wall)' stroke-width='10' d='M9 74V25H91V74'/>\
             <g fill='var(--coin-u)' stroke='var(--joint)' stroke-width='3'>";
        symbol(&mut out, id, &[tiles, marks, "</g>"].concat());
    }
    out.raw("</svg>");
    out.done()
}

fn symbol(out: &mut Svg, id: &str, strokes: &str) {
    out.raw("<symbol id='").raw(id).raw("' viewBox='0 0 100 100'>").raw(strokes).raw("</symbol>");
}

/// Replaces the materials of a drawing by their colours.
fn painted(strokes: &str, kind: char) -> String {
    strokes
        .replace("class='roof'", &format!("fill='var(--roof-{kind})'"))
        .replace("class='stone'", "fill='var(--stone)'")
        .replace("class='dark'", "fill='var(--opening)'")
        .replace("class='leaf'", "fill='var(--roof-g)'")
        .replace("class='fruit'", "fill='var(--fruit)'")
        .replace("class='water'", "fill='var(--water)'")
        .replace("class='line'", "fill='none' stroke='var(--opening)' stroke-width='3.5'")
        .replace("class='spray'", "fill='none' stroke='#fff' stroke-width='3'")
}
