//! Checks of drawings for the tests of every crate that draws: the markup must be well-formed, self-contained, allowed
//! by a strict content security policy and of bounded size, and refer only to what a sheet or a stylesheet defines.

use std::collections::BTreeSet;

use roxmltree::Document;

/// The maximum number of bytes of a sheet.
const SHEET_MOST: usize = 60_000;
/// The maximum number of bytes of a piece.
const PIECE_MOST: usize = 6_000;
/// The maximum number of bytes of a stylesheet.
const STYLE_MOST: usize = 8_000;

/// Checks drawings, each with its name, on a page with these stylesheets and sheets.
///
/// # Panics
/// At the first fault.
pub fn check(styles: &[&str], sheets: &[String], pieces: &[(String, String)]) {
    let mut ids = BTreeSet::new();
    for sheet in sheets {
        let doc = Document::parse(sheet).expect("a sheet is well formed");
        for id in doc.descendants().filter_map(|node| node.attribute("id")) {
            assert!(ids.insert(id.to_owned()), "{id} is drawn twice");
        }
        assert!(sheet.len() < SHEET_MOST, "a sheet has {} bytes", sheet.len());
    }
    let named = sheets.iter().map(|sheet| ("a sheet", sheet));
    let all = named.chain(pieces.iter().map(|(name, svg)| (name.as_str(), svg)));
    for (name, svg) in all {
        is_well_formed(name, svg);
        is_defined(name, svg, &ids, styles);
    }
    for (name, svg) in pieces {
        let doc = Document::parse(svg).expect("well formed");
        assert!(!doc.descendants().any(|node| node.has_attribute("id")), "{name} has an id");
        assert!(svg.len() < PIECE_MOST, "{name}: {} bytes", svg.len());
    }
    for style in styles {
        assert!(style.len() < STYLE_MOST, "a stylesheet has {} bytes", style.len());
    }
}

fn is_well_formed(name: &str, svg: &str) {
    let doc = Document::parse(svg).unwrap_or_else(|fault| panic!("{name}: {fault}"));
    assert_eq!(doc.root_element().tag_name().name(), "svg", "{name}");
    assert_eq!(doc.root_element().attribute("aria-hidden"), Some("true"), "{name}");
    for node in doc.descendants().filter(|node| node.is_element()) {
        assert!(!["style", "script", "image"].contains(&node.tag_name().name()), "{name}");
        for attribute in node.attributes() {
            let (key, value) = (attribute.name(), attribute.value());
            assert!(key != "style" && !key.starts_with("on"), "{name}: {key}");
            assert!(!value.contains("NaN") && !value.contains("inf"), "{name}: {value}");
        }
    }
}

fn is_defined(name: &str, svg: &str, ids: &BTreeSet<String>, styles: &[&str]) {
    for used in uses(svg) {
        assert!(ids.contains(&used), "{name} uses #{used}");
    }
    for target in targets(svg, "url(#") {
        assert!(ids.contains(target), "{name} refers to {target}");
    }
    for target in targets(svg, "var(") {
        let line = format!("\n  {target}: ");
        assert!(styles.iter().any(|style| style.contains(&line)), "{name} refers to {target}");
    }
}

fn targets<'a>(svg: &'a str, open: &'a str) -> impl Iterator<Item = &'a str> {
    svg.split(open).skip(1).map(|rest| rest.split(')').next().unwrap_or_default())
}

/// Returns the text of the labels, in order.
pub fn labels(svg: &str) -> Vec<String> {
    let doc = Document::parse(svg).expect("well formed");
    let texts = doc.descendants().filter(|node| node.has_tag_name("text"));
    texts.map(|node| node.text().unwrap_or_default().to_owned()).collect()
}

/// Returns the identifiers that a drawing uses, in order.
pub fn uses(svg: &str) -> Vec<String> {
    let doc = Document::parse(svg).expect("well formed");
    let all = doc.descendants().filter_map(|node| node.attribute("href"));
    all.map(|name| name.trim_start_matches('#').to_owned()).collect()
}

/// Checks that the contrast ratio (WCAG 2) of two colours of these stylesheets is at least `least` in both themes.
///
/// # Panics
/// If the ratio is lower.
pub fn contrast(styles: &[&str], front: &str, ground: &str, least: f64) {
    let themes = ["dark", "light"].into_iter();
    for (theme, (a, b)) in themes.zip(colour(styles, front).iter().zip(&colour(styles, ground))) {
        let (a, b) = (luminance(a), luminance(b));
        let found = (a.max(b) + 0.05) / (a.min(b) + 0.05);
        assert!(found >= least, "{front} on {ground}, {theme}: {found:.2} instead of {least}");
    }
}

/// The ways of seeing colours that are simulated, by Machado, Oliveira and Fernandes (2009) at full strength: what
/// remains of linear red, green and blue.
const SIGHTS: [(&str, [[f64; 3]; 3]); 4] = [
    ("usual sight", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "protanopia",
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    ),
    (
        "deuteranopia",
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    ),
    (
        "tritanopia",
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    ),
];

/// Checks a contrast as [`contrast`] does, also as people see the colours who do not see red, green or blue.
///
/// # Panics
/// If the ratio is lower for somebody.
pub fn contrast_for_all(styles: &[&str], front: &str, ground: &str, least: f64) {
    let themes = ["dark", "light"].into_iter();
    for (theme, (a, b)) in themes.zip(colour(styles, front).iter().zip(&colour(styles, ground))) {
        for (sight, matrix) in SIGHTS {
            let (a, b) = (brightness(seen(linear(a), matrix)), brightness(seen(linear(b), matrix)));
            let found = (a.max(b) + 0.05) / (a.min(b) + 0.05);
            assert!(found >= least, "{front} on {ground}, {theme}, {sight}: {found:.2} instead of {least}");
        }
    }
}

/// Returns a colour, linear red, green and blue, as it is seen.
fn seen(colour: [f64; 3], sight: [[f64; 3]; 3]) -> [f64; 3] {
    sight.map(|row| row.iter().zip(colour).map(|(of, part)| of * part).sum::<f64>().clamp(0.0, 1.0))
}

/// Checks that every two of these colours can be distinguished in both themes, by their distance in CIELAB.
///
/// # Panics
/// If two are closer than `least`.
pub fn apart(styles: &[&str], names: &[String], least: f64) {
    for (at, one) in names.iter().enumerate() {
        for other in &names[..at] {
            let both = colour(styles, one).into_iter().zip(colour(styles, other));
            for (theme, (a, b)) in ["dark", "light"].into_iter().zip(both) {
                let (a, b) = (lab(&a), lab(&b));
                let found = (0..3).map(|i| (a[i] - b[i]).powi(2)).sum::<f64>().sqrt();
                assert!(found >= least, "{one} and {other}, {theme}: {found:.1} instead of {least}");
            }
        }
    }
}

/// Returns the two values of a custom property: dark, light. A property with a single value has it in both.
fn colour(styles: &[&str], name: &str) -> [String; 2] {
    let defined = format!("\n  {name}: ");
    let rest = styles.iter().find_map(|style| style.split_once(&defined)).map(|(_, rest)| rest);
    let value = rest.unwrap_or_else(|| panic!("{name} is not defined")).split(';').next().unwrap_or_default();
    match value.strip_prefix("light-dark(").and_then(|value| value.strip_suffix(')')) {
        Some(pair) => {
            let (light, dark) = pair.split_once(", ").expect("two values");
            [dark.into(), light.into()]
        }
        None => [value.into(), value.into()],
    }
}

/// Returns the linear red, green and blue of `#rrggbb`.
fn linear(hex: &str) -> [f64; 3] {
    [1, 3, 5].map(|i| {
        let value = u8::from_str_radix(&hex[i..i + 2], 16).expect("hexadecimal");
        let value = f64::from(value) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    })
}

/// Returns the relative luminance of `#rrggbb` (WCAG 2).
fn luminance(hex: &str) -> f64 {
    brightness(linear(hex))
}

/// Returns the relative luminance of linear red, green and blue.
fn brightness([red, green, blue]: [f64; 3]) -> f64 {
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/// Returns `#rrggbb` in CIELAB, for daylight (D65).
fn lab(hex: &str) -> [f64; 3] {
    let [red, green, blue] = linear(hex);
    let root = |share: f64| if share > 0.008_856 { share.cbrt() } else { 7.787 * share + 16.0 / 116.0 };
    let x = root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505);
    let y = root(luminance(hex));
    let z = root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089);
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}
