//! Names of players where there is little room.

/// The number of characters of a name that a phone has room for in a line of text.
const BRIEF: usize = 16;
/// The shortest beginning that two names may share before their ends have to be shown.
const ALIKE: usize = 4;

/// Joins the parts of a name, without the end of the first part where that is too long for a line of text on a phone.
pub fn shortened(mut head: String, tail: &str) -> String {
    let room = BRIEF.saturating_sub(tail.chars().count()).max(BRIEF / 2);
    if let Some((at, _)) = head.char_indices().nth(room) {
        head.truncate(at);
        head.push('…');
    }
    head + tail
}

/// Returns the index at which a name is divided, so that its second part distinguishes it from the most similar of the
/// others: at the word with the difference, or a little before it. The first part is the whole name if its beginning
/// distinguishes it already.
pub fn parting<'a>(name: &str, others: impl Iterator<Item = &'a str>) -> usize {
    let shared =
        |other: &str| name.chars().zip(other.chars()).take_while(|(one, other)| one == other).count();
    let Some(shared) = others.map(shared).max().filter(|shared| *shared >= ALIKE) else { return name.len() };
    let chars: Vec<(usize, char)> = name.char_indices().take(shared).collect();
    let word = chars.iter().rposition(|(_, c)| *c == ' ').filter(|at| shared - at < 8);
    chars.get(word.unwrap_or(shared - 2)).map_or(name.len(), |(byte, _)| *byte)
}
