use crate::columns;

/// A line of text that tracks its displayed width, not counting escape sequences.
#[derive(Default)]
pub struct Row {
    text: String,
    width: usize,
}

impl Row {
    /// Adds plain text.
    pub fn put(&mut self, text: &str) -> &mut Row {
        self.put_as(text, str::to_owned)
    }

    /// Adds a text with colours; its width is that of the text without them.
    pub fn put_as(&mut self, text: &str, paint: impl FnOnce(&str) -> String) -> &mut Row {
        self.width += columns(text);
        self.text.push_str(&paint(text));
        self
    }

    /// Fills up with spaces to a column (from 0); a line that is already as wide is left unchanged.
    pub fn to(&mut self, column: usize) -> &mut Row {
        let missing = column.saturating_sub(self.width);
        self.put(&" ".repeat(missing))
    }

    /// Adds a text, right-aligned, so that it ends before a column (from 0).
    pub fn until(&mut self, column: usize, text: &str) -> &mut Row {
        self.to(column.saturating_sub(columns(text))).put(text)
    }

    /// Appends the line to a text, without trailing spaces, and a line break.
    pub fn end(&self, into: &mut String) {
        into.push_str(self.text.trim_end());
        into.push('\n');
    }
}
