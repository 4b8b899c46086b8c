//! Line icons, 24 x 24, in the current colour.

use crate::svg::Svg;

/// The names of the icons; the symbol of each is `icon-NAME`.
pub const ICONS: [&str; DRAWINGS.len()] = {
    let mut names = [""; DRAWINGS.len()];
    let mut i = 0;
    while i < names.len() {
        names[i] = DRAWINGS[i].0;
        i += 1;
    }
    names
};

/// Name and strokes; a path that starts with `F` is filled instead.
const DRAWINGS: [(&str, &str); 23] = [
    ("undo", "M8.5 5 4.5 9l4 4M5 9h9a5 5 0 0 1 0 10h-3"),
    (
        "gear",
        "M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM12 3v2.5M12 18.5v2.5M3 12h2.5M18.5 12h2.5M5.6 5.6l1.8 1.8M16.6 16.6l1.8 1.8M5.6 18.4l1.8-1.8M16.6 7.4l1.8-1.8",
    ),
    ("counts", "M5 20v-7M12 20V4M19 20V9.5"),
    ("check", "M5 12.5l4.5 4.5L19 7.5"),
    ("close", "M6 6l12 12M18 6 6 18"),
    ("warning", "M12 4 2.8 20h18.4zM12 10v4.5M12 17.2v.3"),
    ("play", "FM8 5.2v13.6a.7.7 0 0 0 1.1.6l10-6.8a.7.7 0 0 0 0-1.2l-10-6.8a.7.7 0 0 0-1.1.6z"),
    ("pause", "M8.5 6v12M15.5 6v12"),
    ("first", "M17.5 6l-7 6 7 6zM7 6v12"),
    ("previous", "M15.5 5.5l-8 6.5 8 6.5z"),
    ("next", "M8.5 5.5l8 6.5-8 6.5z"),
    ("replay", "M5 5v5h5M5.5 10a7.3 7.3 0 1 1-.8 4"),
    (
        "link",
        "M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.6-5.6l-1.2 1.2M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.6 5.6l1.2-1.2",
    ),
    ("download", "M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 20h14"),
    ("open", "M12 16V5M7.5 9 12 4.5 16.5 9M5 20h14"),
    (
        "more",
        "M5 8h6M15 8h4M5 16h2M11 16h8M13 5.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4zM9 13.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z",
    ),
    ("theme", "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 4v16M12 8h6.5M12 12h7.8M12 16h6.5"),
    ("list", "M9 6h11M9 12h11M9 18h11M4.5 6h.1M4.5 12h.1M4.5 18h.1"),
    (
        "eye",
        "M2.5 12q4-6.5 9.5-6.5t9.5 6.5q-4 6.5-9.5 6.5t-9.5-6.5zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z",
    ),
    ("volume-off", "M4 9.5v5h3.2l4.3 3.8V5.7L7.2 9.5zM15 9.5l5 5M20 9.5l-5 5"),
    ("volume-quiet", "M4 9.5v5h3.2l4.3 3.8V5.7L7.2 9.5zM14.6 9.8a3.2 3.2 0 0 1 0 4.4"),
    (
        "volume-usual",
        "M4 9.5v5h3.2l4.3 3.8V5.7L7.2 9.5zM14.6 9.8a3.2 3.2 0 0 1 0 4.4M16.8 7.6a6.3 6.3 0 0 1 0 8.8",
    ),
    (
        "volume-loud",
        "M4 9.5v5h3.2l4.3 3.8V5.7L7.2 9.5zM14.6 9.8a3.2 3.2 0 0 1 0 4.4M16.8 7.6a6.3 6.3 0 0 1 0 8.8M19 5.4a9.4 9.4 0 0 1 0 13.2",
    ),
];

/// Writes the symbols of all icons.
pub(crate) fn symbols(out: &mut Svg) {
    for (name, strokes) in DRAWINGS {
        symbol(out, name, strokes);
    }
}

/// Writes the symbol `icon-NAME` of these strokes; a path that starts with `F` is filled instead.
pub fn symbol(out: &mut Svg, name: &str, strokes: &str) {
    out.raw("<symbol id='icon-").raw(name).raw("' viewBox='0 0 24 24'>");
    shape(out, strokes, "1.8");
    out.raw("</symbol>");
}

/// Writes the strokes of an icon, to be part of a larger drawing, with lines of this width.
pub fn shape(out: &mut Svg, strokes: &str, line: &str) {
    match strokes.strip_prefix('F') {
        Some(shape) => out.path(shape, "fill='currentColor'"),
        None => {
            out.raw("<path fill='none' stroke='currentColor' stroke-linecap='round' stroke-linejoin='round'");
            out.raw(" stroke-width='").raw(line).raw("' d='").raw(strokes).raw("'/>")
        }
    };
}
