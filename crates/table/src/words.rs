//! Checks the texts that people write for others to see: names and lines of chat. They are kept in normal form (NFC).
//! Characters that would change how the texts around them look, or that cannot be seen at all, are refused.

use kernel::Message;
use protocol::{CHAT_CHARS_MAX, NAME_CHARS_MAX, RefusalKind};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use crate::Refusal;

/// The maximum number of combining marks on one letter: some scripts need three, and more than this cover other lines.
const MARKS_MAX: usize = 4;
/// The maximum number of characters in a row that only change how the one before them looks, as in the flags of
/// regions, which need six.
const CHANGES_MAX: usize = 8;

/// Returns a name as it is shown, if it is valid; it may be empty.
///
/// ```
/// assert_eq!(table::checked_name("  Zoe\u{308} ").unwrap(), "Zo\u{eb}");
/// assert!(table::checked_name("An\u{202e}na").is_err(), "a direction mark");
/// ```
///
/// # Errors
/// If it is too long, or not one visible line.
pub fn checked_name(name: &str) -> Result<String, Refusal> {
    let name = visible(name)?;
    if name.chars().count() > NAME_CHARS_MAX {
        let why = format!("a name has at most {NAME_CHARS_MAX} characters");
        return Err(fault(why, Message::new("words-fault-name").number("most", NAME_CHARS_MAX as i32)));
    }
    if !name.is_empty() && !name.chars().any(shows) {
        return Err(invisible());
    }
    Ok(name)
}

/// Returns whether everybody sees something of a character by itself. Fonts draw what they like for private use.
fn shows(letter: char) -> bool {
    let is_private = matches!(letter, '\u{e000}'..='\u{f8ff}' | '\u{f0000}'..);
    !(is_private || letter.is_whitespace() || is_combining_mark(letter) || is_change(letter))
}

/// Returns whether two names can be confused: they differ at most in the case and width of their letters, in blanks,
/// and in characters that cannot be seen. Letters of different scripts count as different, even if they look alike. An
/// empty name is like no other.
pub(crate) fn are_alike(one: &str, other: &str) -> bool {
    let [one, other] = [one, other].map(plain);
    !one.is_empty() && one == other
}

/// Returns a name in the form in which it is compared.
fn plain(name: &str) -> String {
    let letters: String = name.nfkc().filter(|letter| !is_change(*letter)).collect::<String>().to_uppercase();
    letters.to_lowercase().split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Returns the refusal of a name that somebody else at the table has.
pub(crate) fn name_taken() -> Refusal {
    fault("somebody else at this table has this name", Message::new("words-fault-taken"))
}

/// Returns a line of chat as it is shown, if it is valid.
///
/// ```
/// assert_eq!(table::checked_line("well played!").unwrap(), "well played!");
/// assert!(table::checked_line(" \n").is_err());
/// ```
///
/// # Errors
/// If it is empty or too long, or not one visible line.
pub fn checked_line(text: &str) -> Result<String, Refusal> {
    let text = visible(text)?;
    if text.is_empty() || text.chars().count() > CHAT_CHARS_MAX {
        let why = format!("a line has 1 to {CHAT_CHARS_MAX} characters");
        return Err(fault(why, Message::new("words-fault-line").number("most", CHAT_CHARS_MAX as i32)));
    }
    Ok(text)
}

fn fault(why: impl Into<String>, message: Message) -> Refusal {
    Refusal { message: Some(message), ..Refusal::new(RefusalKind::Malformed, why) }
}

fn invisible() -> Refusal {
    fault("invisible characters are not allowed here", Message::new("words-fault-invisible"))
}

/// Returns a text in normal form, without blanks at its ends.
fn visible(text: &str) -> Result<String, Refusal> {
    // Some Japanese names are written with compatibility characters. Normal form would replace these by others that look
    // different; with a variation selector they keep their look.
    let text: String = text.trim().cjk_compat_variants().nfc().collect();
    let (mut marks, mut changes) = (0, 0);
    let mut before = None;
    for letter in text.chars() {
        if letter.is_control() || matches!(letter, '\u{2028}' | '\u{2029}') || turns(letter) {
            let why = "line ends, control characters and direction marks are not allowed here";
            return Err(fault(why, Message::new("words-fault-control")));
        }
        // A joiner between them does not part marks from their letter.
        marks = match (is_combining_mark(letter), is_change(letter)) {
            (true, _) => marks + 1,
            (false, true) => marks,
            (false, false) => 0,
        };
        changes = if is_change(letter) { changes + 1 } else { 0 };
        if marks > MARKS_MAX || (marks > 0 && before.is_none()) {
            let why = "there are too many marks on one letter, or marks without a letter";
            return Err(fault(why, Message::new("words-fault-marks")));
        }
        let changes_nothing = changes > 0 && before.is_none_or(char::is_whitespace);
        if is_invisible(letter) || changes > CHANGES_MAX || changes_nothing {
            return Err(invisible());
        }
        before = Some(letter);
    }
    Ok(text)
}

/// Returns whether a character changes the direction of the text that follows.
fn turns(letter: char) -> bool {
    matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Returns whether a character only changes how the one before it looks: joiners, variation selectors, tags.
fn is_change(letter: char) -> bool {
    matches!(letter,
        '\u{180b}'..='\u{180d}' | '\u{180f}' | '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}'
        | '\u{e0020}'..='\u{e007f}' | '\u{e0100}'..='\u{e01ef}')
}

/// Returns whether a character has no width, looks blank without being a blank, or stands for no character at all.
fn is_invisible(letter: char) -> bool {
    let is_noncharacter = letter as u32 & 0xfffe == 0xfffe || matches!(letter, '\u{fdd0}'..='\u{fdef}');
    let is_blank = matches!(letter,
        '\u{ad}' | '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180e}' | '\u{200b}'
        | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}'
        | '\u{13430}'..='\u{1343f}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d159}' | '\u{1d173}'..='\u{1d17a}'
        | '\u{e0000}'..='\u{e001f}' | '\u{e0080}'..='\u{e00ff}' | '\u{e01f0}'..='\u{e0fff}');
    is_noncharacter || is_blank
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_stay_as_they_were_typed() {
        for name in [
            "",
            "Anna",
            "Anna-Lena O'Brien",
            "Алёна Йованович",
            "山田　太郎",
            "﨑山 辻\u{e0100}",
            "さくら",
            "Nguyễn Thị",
            "محمد",
            "מרים",
            "می\u{200c}خواهم",
            "👩\u{200d}👧 1\u{fe0f}\u{20e3}",
            "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
        ] {
            assert_eq!(checked_name(name).as_deref(), Ok(name));
        }
        assert_eq!(checked_name("  Anna\u{3000}\n").as_deref(), Ok("Anna"));
    }

    #[test]
    fn a_name_shows_something_to_everybody() {
        for name in ["\u{e000}", "\u{f8ff} \u{100000}", "\u{e000}\u{301}", "\u{10fffd}"] {
            let refusal = checked_name(name).unwrap_err();
            assert_eq!(refusal.message.map(|message| message.id), Some("words-fault-invisible"), "{name:?}");
            assert!(checked_line(name).is_ok(), "a line has a name beside it");
        }
        assert!(checked_name("Anna \u{f8ff}").is_ok());
    }

    #[test]
    fn what_is_typed_in_parts_is_put_together() {
        assert_eq!(checked_name("Але\u{308}на И\u{306}").as_deref(), Ok("Алёна Й"));
        assert_eq!(checked_name("か\u{3099}").as_deref(), Ok("が"));
        assert_eq!(checked_line("e\u{301}").as_deref(), Ok("é"));
        // The character that looks the same, not the one that is its normal form.
        assert_eq!(checked_name("\u{fa19}田").as_deref(), Ok("神\u{fe00}田"));
        // The length is that of what is kept.
        assert!(checked_name(&"e\u{301}".repeat(NAME_CHARS_MAX)).is_ok());
        assert!(checked_name(&"é".repeat(NAME_CHARS_MAX + 1)).is_err());
    }

    #[test]
    fn what_others_could_not_see_or_would_see_elsewhere_is_refused() {
        let faults = [
            (
                "words-fault-control",
                vec!["a\nb", "a\u{2028}b", "a\u{2029}b", "a\u{85}b", "a\u{1b}[2Jb", "a\0b"],
            ),
            ("words-fault-control", vec!["\u{202e}annA", "A\u{2066}B", "A\u{200f}B", "A\u{61c}B"]),
            ("words-fault-invisible", vec!["\u{200b}", "\u{2800}", "\u{3164}", "An\u{ad}na", "A\u{feff}B"]),
            ("words-fault-invisible", vec!["\u{200d}", "A \u{fe0f}B", "\u{e0041}", "A\u{e0001}"]),
            ("words-fault-invisible", vec!["\u{1d159}", "\u{13430}", "A\u{fffe}", "\u{1ffff}", "\u{fdd0}"]),
            ("words-fault-marks", vec!["Z\u{334}\u{335}\u{336}\u{337}\u{338}", "\u{301}a"]),
            ("words-fault-marks", vec!["Z\u{334}\u{335}\u{336}\u{337}\u{200d}\u{338}"]),
        ];
        for (id, texts) in faults {
            for text in texts {
                for refusal in [checked_name(text).unwrap_err(), checked_line(text).unwrap_err()] {
                    assert_eq!(refusal.message.map(|message| message.id), Some(id), "{text:?}");
                }
            }
        }
        let flood = format!("A{}", "\u{fe00}".repeat(CHANGES_MAX + 1));
        assert!(checked_name(&flood).is_err());
        assert!(checked_line(" \u{3000} ").is_err(), "an empty line is none");
    }
}
