//! The stylesheet keeps the contrasts that the design asks for, in both themes.

/// The two values of a token: dark, light. A token with one value has it in both.
fn token(name: &str) -> [String; 2] {
    let start = art::STYLE.find(&format!("\n  {name}: ")).unwrap_or_else(|| panic!("{name} is not defined"));
    let line = art::STYLE[start + 1..].split(';').next().unwrap_or_default();
    let value = line.split_once(": ").map(|(_, v)| v).unwrap_or_default();
    match value.strip_prefix("light-dark(").and_then(|v| v.strip_suffix(')')) {
        Some(pair) => {
            let (light, dark) = pair.split_once(", ").expect("two values");
            [dark.into(), light.into()]
        }
        None => [value.into(), value.into()],
    }
}

/// Relative luminance of `#rrggbb` (WCAG 2).
fn luminance(hex: &str) -> f64 {
    let channel = |i: usize| {
        let value = u8::from_str_radix(&hex[i..i + 2], 16).expect("hexadecimal");
        let value = f64::from(value) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

fn contrast(a: &str, b: &str) -> f64 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

/// Checks the contrast of two tokens in both themes.
fn check(front: &str, ground: &str, least: f64) {
    for (theme, (a, b)) in ["dark", "light"].into_iter().zip(token(front).iter().zip(token(ground).iter())) {
        let found = contrast(a, b);
        assert!(found >= least, "{front} on {ground}, {theme}: {found:.2} instead of {least}");
    }
}

#[test]
fn text_reaches_4_5_on_every_ground_it_stands_on() {
    for ground in ["--ground-lamp", "--ground", "--ground-edge", "--panel-flat"] {
        for ink in ["--ink", "--ink-2"] {
            check(ink, ground, 4.5);
        }
    }
    check("--ink-3", "--panel-flat", 4.5);
    for ground in ["--ground", "--panel-flat"] {
        for ink in ["--brass", "--lit", "--danger", "--gain"] {
            check(ink, ground, 4.5);
        }
    }
    for (ink, ground) in [
        ("--button-ink", "--button"),
        ("--bubble-ink", "--bubble"),
        ("--bubble-danger", "--bubble"),
        ("--ribbon-ink", "--ribbon"),
        ("--danger", "--ribbon"),
        ("--pill-ink", "--pill"),
        ("--ink", "--window"),
        ("--ink", "--leather-1"),
        ("--ink", "--leather-2"),
        ("--ink-2", "--leather-1"),
        ("--ink-2", "--leather-2"),
    ] {
        check(ink, ground, 4.5);
    }
}

#[test]
fn numbers_on_enamel_reach_4_5_and_marks_3() {
    for slug in ["w", "b", "g", "r", "k", "wild", "none", "royal"] {
        for end in ["1", "2"] {
            let enamel = format!("--enamel-{slug}-{end}");
            check("--card-ink", &enamel, 4.5);
        }
        // The marks lie at the dark end of the enamel.
        for level in ["1", "2", "3"] {
            check(&format!("--mark-{level}"), &format!("--enamel-{slug}-2"), 3.0);
        }
    }
}

#[test]
fn girdles_and_players_stand_out() {
    for slug in ["w", "b", "g", "r", "k", "p", "a"] {
        check(&format!("--girdle-{slug}"), "--ground", 3.0);
    }
    // Brass marks the way of the spiral and the edges of the empty spaces.
    for leather in ["--leather-1", "--leather-2"] {
        check("--brass", leather, 3.0);
    }
    for player in 0..4 {
        check("--player-ink", &format!("--player-{player}"), 4.5);
    }
}
