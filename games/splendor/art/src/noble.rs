//! Nobles: an oval cameo, the points in a coin, and the required bonuses as plates.

use art::path::{Path, polar};
use art::svg::Svg;
use jewels_art::Gem;
use jewels_art::engraving::RADIUS;

use super::CAMEOS;

/// The values shown on a noble.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Noble {
    /// The index of the portrait (modulo [`CAMEOS`]).
    pub index: u8,
    /// The points.
    pub points: u8,
    /// The required bonuses in white, blue, green, red, black; 0 is not shown.
    pub requirements: [u8; 5],
    /// The required bonuses that the viewer has: those plates get a lit edge.
    pub met: [bool; 5],
}

/// The sizes of a noble.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NobleFormat {
    /// On a desktop: 92 x 92 px.
    Large,
    /// On a phone: 70 x 62 px.
    Phone,
    /// On a phone with a low window: the plates alone, in a line, 70 x 30 px.
    Strip,
    /// In a panel, once won: the cameo alone, 20 x 28 px.
    Mini,
}

/// The places of the portrait and of the points, in px.
struct Face {
    /// The middle and height of the cameo.
    cameo: (f32, f32, f32),
    /// The middle and radius of the coin.
    coin: (f32, f32, f32),
}

/// The places of the parts of a noble, in px.
struct Layout {
    size: (f32, f32),
    /// A strip has none.
    face: Option<Face>,
    /// The left edge of a column of plates; a line of them lies in the middle.
    column: Option<f32>,
    /// The width and height of a plate, and the distance from one to the next.
    plate: (f32, f32, f32),
    /// The gem and type size on a plate.
    sizes: (f32, f32),
}

const LARGE: Layout = Layout {
    size: (92.0, 92.0),
    face: Some(Face { cameo: (31.5, 48.5, 68.0), coin: (14.5, 14.5, 11.5) }),
    column: Some(54.5),
    plate: (34.5, 25.0, 28.0),
    sizes: (18.0, 18.0),
};

const PHONE: Layout = Layout {
    size: (70.0, 62.0),
    face: Some(Face { cameo: (23.0, 33.0, 48.0), coin: (10.5, 10.5, 8.5) }),
    column: Some(41.0),
    plate: (26.5, 17.0, 19.0),
    sizes: (13.0, 13.0),
};

const STRIP: Layout =
    Layout { size: (70.0, 30.0), face: None, column: None, plate: (21.0, 21.0, 22.0), sizes: (11.5, 13.5) };

/// Draws a noble as a whole `<svg>` of the format's size.
pub fn noble(noble: &Noble, format: NobleFormat) -> String {
    let portrait = noble.index % CAMEOS;
    let layout = match format {
        NobleFormat::Large => LARGE,
        NobleFormat::Phone => PHONE,
        NobleFormat::Strip => STRIP,
        NobleFormat::Mini => {
            let mut out = Svg::sized("art-noble", 20.0, 28.0);
            cameo(&mut out, portrait, (10.0, 14.0), 28.0);
            out.raw("</svg>");
            return out.done();
        }
    };
    let (width, height) = layout.size;
    let mut out = Svg::sized("art-noble", width, height);
    let edge = "fill='url(#noble)' stroke='url(#brass)' stroke-width='1.6'";
    out.rect((0.8, 0.8), (width - 1.6, height - 1.6), width * 0.065, edge);
    if let Some(Face { cameo: (x, y, tall), coin: at }) = layout.face {
        cameo(&mut out, portrait, (x, y), tall);
        coin(&mut out, noble.points, at);
    }
    plates(&mut out, noble, &layout);
    out.raw("</svg>");
    out.done()
}

fn cameo(out: &mut Svg, portrait: u8, centre: (f32, f32), height: f32) {
    let width = height * 50.0 / 70.0;
    out.raw("<use href='#cameo-").int(portrait.into()).raw("'").at("x", centre.0 - width / 2.0);
    out.at("y", centre.1 - height / 2.0).at("width", width).at("height", height).raw("/>");
}

fn coin(out: &mut Svg, points: u8, (x, y, radius): (f32, f32, f32)) {
    out.circle((x, y), radius, "fill='var(--window)' stroke='var(--brass)' stroke-width='1.2'");
    let size = radius * 1.55;
    out.figure((x, y + size * 0.357), size, "text-anchor='middle' fill='var(--ink)'", points.into());
}

fn plates(out: &mut Svg, noble: &Noble, layout: &Layout) {
    let asked: Vec<_> = (0..5).filter(|i| noble.requirements[*i] > 0).collect();
    let (width, height, pitch) = layout.plate;
    let along = pitch * (asked.len() as f32 - 1.0);
    // The first plate, and the way to the next.
    let (first, way) = match layout.column {
        Some(left) => ((left, (layout.size.1 - along - height) / 2.0), (0.0, pitch)),
        None => (((layout.size.0 - along - width) / 2.0, (layout.size.1 - height) / 2.0), (pitch, 0.0)),
    };
    for (line, i) in asked.into_iter().enumerate() {
        let (left, y) = (first.0 + way.0 * line as f32, first.1 + way.1 * line as f32);
        let slug = Gem::COLOURS[i].slug();
        out.raw("<rect")
            .at("x", left)
            .at("y", y)
            .at("width", width)
            .at("height", height)
            .at("rx", height * 0.15);
        out.raw(" fill='url(#enamel-").raw(slug).raw(")' stroke='var(--");
        if noble.met[i] {
            out.raw("lit)' stroke-width='2'/>");
        } else {
            out.raw("edge-").raw(slug).raw(")'/>");
        }
        let (gem, size) = layout.sizes;
        let middle = y + height / 2.0;
        out.piece("gem-", &[slug, "-s"].concat(), (left + gem * 0.62, middle), gem);
        let at = (left + width - size * 0.42, middle + size * 0.357);
        out.figure(at, size, "text-anchor='middle' fill='var(--card-ink)'", noble.requirements[i].into());
    }
}

/// The dress and headdress of one portrait, over (`front`) and under (`behind`) the head; the box is 50 x 70, the head
/// an ellipse around (25, 33), 9.2 x 12.2. G, I and S stand for the fills of gold, ivory and its shade.
struct Portrait {
    ground: u32,
    behind: &'static str,
    front: &'static str,
}

const PORTRAITS: [Portrait; 10] = [
    // A crown and an open collar.
    Portrait {
        ground: 0x8a4a44,
        behind: "",
        front: "<path d='M14.5 23.5l-1-11.5 5.5 4.5 6-7 6 7 5.5-4.5-1 11.5q-10.5-2.5-21 0z' G/>\
                <path d='M15 56l10 8.5 10-8.5' L/>",
    },
    // A round cap with a band and pearls at the neck.
    Portrait {
        ground: 0x4b6285,
        behind: "",
        front: "<path d='M14.5 27q-.5-14 10.5-14.5 11 .5 10.5 14.5-10.5-3.5-21 0z' G/><path d='M14.5 26.5q10.5-3.5 21 0' D/>\
                <path d='M17 55.5q8 6 16 0' fill='none' stroke='#fff7e4' stroke-width='2.2' stroke-linecap='round' stroke-dasharray='.1 2.8'/>",
    },
    // A wide hat with a tall finial.
    Portrait {
        ground: 0x4c6f52,
        behind: "",
        front: "<path d='M11 27q3.5-9 11-11.5l3-8.5 3 8.5q7.5 2.5 11 11.5-14-6.5-28 0z' G/>\
                <path d='M15 55.5l10 9 10-9M25 64.5v6' L/>",
    },
    // Long hair parted in the middle, a jewel on the brow.
    Portrait {
        ground: 0x6a4f86,
        behind: "<path d='M12.5 52q-2.5-35 12.5-35.5 15 .5 12.5 35.5-5 2.5-8-1h-9q-3 3.5-8 1z' G/>",
        front: "<path d='M15.3 33q0-14 9.7-14.5 9.7.5 9.7 14.5-2.2-7-9.7-10-7.5 3-9.7 10z' G/>\
                <path d='M25 22.5l1.8 2.6-1.8 2.6-1.8-2.6z' fill='#e0324f'/><path d='M16.5 57q8.5 5.5 17 0' L/>",
    },
    // A four-cornered cap and a beard.
    Portrait {
        ground: 0x8a6a34,
        behind: "",
        front: "<path d='M13.5 26.5l-2-10.5 7 2 6.5-3.5 6.5 3.5 7-2-2 10.5q-11.5-3.5-23 0z' G/>\
                <path d='M15.9 35q1.6 5.5 5.6 4.5 3.5-1.2 7 0 4 1 5.6-4.5 1.4 15-9.1 16.5-10.5-1.5-9.1-16.5z' S/>\
                <path d='M15 57l10 7.5 10-7.5' L/>",
    },
    // A turban with a brooch and a plume.
    Portrait {
        ground: 0x3f6f73,
        behind: "<path d='M29 18q1-12 8-13.5 1.5 7-4.5 15z' S/>",
        front: "<path d='M12.5 25q-1-13.5 12.5-14 13.5.5 12.5 14-6 5-12.5-.5-6.5 5.5-12.5.5z' G/>\
                <path d='M14 22q9 .5 13-9.5M36 22q-9 .5-13-9.5' D/><circle cx='25' cy='20.5' r='2.2' fill='#e0324f'/>\
                <path d='M14.5 57.5q10.5 7 21 0' L/>",
    },
    // A tall cone with a veil.
    Portrait {
        ground: 0x7a4460,
        behind: "<path d='M27 8q14 10 12.5 46-6-1-7.5-6z' fill='#fff7e4' fill-opacity='.55'/>",
        front: "<path d='M15 27l8.5-22.5q1.5-2 3 0l8.5 22.5q-10-5.5-20 0z' G/><path d='M17.5 22.5q7.5-3.5 15 0' D/>\
                <path d='M16 55.5q9 12 18 0' L/>",
    },
    // Hair put up in a knot, a diadem, a high collar.
    Portrait {
        ground: 0x5c6b3c,
        behind: "<circle cx='25' cy='13' r='6' G/><path d='M14.5 36q-2-19.5 10.5-20 12.5.5 10.5 20z' G/>",
        front: "<path d='M15.5 31q.5-12 9.5-12.5 9 .5 9.5 12.5-4-6.5-9.5-6.5-5.5 0-9.5 6.5z' G/>\
                <path d='M15.5 21.5q9.5-7 19 0' fill='none' stroke='#fff7e4' stroke-width='1.6'/>\
                <path d='M14 60q1-8 5.5-9.5 5.5 4 11 0 4.5 1.5 5.5 9.5-11-5-22 0z' S/>",
    },
    // Short curls and a cloak with a clasp.
    Portrait {
        ground: 0x4a4f78,
        behind: "<path d='M14.5 33q-3-17.5 10.5-18 13.5.5 10.5 18-10.5-6-21 0z' S/>",
        front: "<path d='M14 30q-2.5-10 5-14.5M36 30q2.5-10-5-14.5' fill='none' stroke='#d9b56c' stroke-width='4' stroke-dasharray='3.2 1.2' stroke-linecap='round'/>\
                <path d='M4 70q2-14 14-16.5l16.5 16.5z' S/><circle cx='18.5' cy='56' r='2.6' G/>",
    },
    // A broad hat with a feather, and a ruff.
    Portrait {
        ground: 0x7d5a45,
        behind: "<path d='M30 18q9-13 14-9 0 7.5-9 12z' fill='#fff7e4'/>",
        front: "<path d='M8.5 24.5q7-2.5 8.5-3.5 1-7.5 8-7.5t8 7.5q1.5 1 8.5 3.5-16.5 6-33 0z' G/>\
                <path d='M17 22q8 2.6 16 0' D/><ellipse cx='25' cy='52' rx='14' ry='4.6' fill='#fff7e4'/>\
                <path d='M12.5 51.5l3 2.5 2.5-3.5 3.5 4 3.5-4 3.5 4 3.5-4 2.5 3.5 3-2.5' fill='none' stroke='#c9b48c' stroke-width='.9'/>",
    },
];

/// Writes the ten cameos.
pub fn symbols(out: &mut Svg) {
    for (i, portrait) in PORTRAITS.iter().enumerate() {
        out.raw("<symbol id='cameo-").int(i as u32).raw("' viewBox='0 0 50 70'>");
        out.raw("<ellipse cx='25' cy='35' rx='24' ry='34' fill='").hex(portrait.ground).raw("'/>");
        out.raw("<g clip-path='url(#cameo-clip)'><use href='#cameo-rays'/>");
        paint(out, portrait.behind);
        paint(out, "<path d='M2 72q1-15 13-17.5 5-1.2 5-4v-8h10v8q0 2.8 5 4 12 2.5 13 17.5z' I/>");
        paint(
            out,
            "<path d='M20 44.5q5 3.5 10 0v3.5q-5 4-10 0z' S/><ellipse cx='25' cy='33' rx='9.2' ry='12.2' I/>",
        );
        paint(out, portrait.front);
        out.raw("</g><ellipse cx='25' cy='35' rx='24' ry='34' fill='none' stroke='url(#brass)' stroke-width='2'/></symbol>");
    }
}

/// Writes the parts that all cameos share: the oval that holds them and the rays of their ground.
pub fn shared(out: &mut Svg) {
    out.raw("<clipPath id='cameo-clip'><ellipse cx='25' cy='35' rx='23.5' ry='33.5'/></clipPath>");
    let mut path = Path::whole();
    for i in 0..44 {
        let points: Vec<_> = (0..=6)
            .map(|k| {
                let reach = 0.25 + k as f32 / 6.0;
                polar(i as f32 / 44.0 + 0.025 * polar(reach * 2.2, 1.0).1, reach * RADIUS)
            })
            .collect();
        path.thread(&points);
    }
    out.path(
        &path.done(),
        "id='cameo-rays' transform='translate(25 33) scale(.068)' fill='none' stroke='#fff' stroke-opacity='.24' stroke-width='8.5'",
    );
}

/// Writes markup, with the short names of fills replaced by the fills.
fn paint(out: &mut Svg, markup: &str) {
    let mut rest = markup;
    while let Some(mark) = rest.find(['G', 'I', 'S', 'L', 'D']) {
        out.raw(&rest[..mark]);
        out.raw(match &rest[mark..=mark] {
            "G" => "fill='#d9b56c'",
            "I" => "fill='#f1e0c0'",
            "S" => "fill='#d3bb92'",
            "L" => "fill='none' stroke='#8c7350' stroke-width='1.5'",
            _ => "fill='none' stroke='#8d6118' stroke-width='1.1'",
        });
        rest = &rest[mark + 1..];
    }
    out.raw(rest);
}
