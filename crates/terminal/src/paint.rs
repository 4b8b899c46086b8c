use std::io::IsTerminal;

/// The colouring of text. A piece is identified by its letter; the colour is redundant.
#[derive(Clone, Copy, Debug)]
pub struct Paint {
    on: bool,
}

impl Paint {
    /// No colours at all.
    pub const NONE: Paint = Paint { on: false };
    /// Colours every output.
    pub const ALWAYS: Paint = Paint { on: true };

    /// Returns colours if the standard output is a terminal that wants them (`NO_COLOR` and `TERM=dumb` do not).
    pub fn for_stdout() -> Paint {
        Paint::wanted_on(&std::io::stdout())
    }

    /// Returns colours if the standard error is a terminal that wants them, as [`Paint::for_stdout`].
    pub fn for_stderr() -> Paint {
        Paint::wanted_on(&std::io::stderr())
    }

    fn wanted_on(output: &impl IsTerminal) -> Paint {
        let unwanted = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty())
            || std::env::var_os("TERM").is_some_and(|term| term == "dumb");
        Paint { on: !unwanted && output.is_terminal() }
    }

    /// Returns whether the output understands escape sequences.
    pub fn is_on(self) -> bool {
        self.on
    }

    /// Formats a text with the attributes of an escape sequence, such as `1;32`.
    pub fn with(self, code: &str, text: &str) -> String {
        if self.on && !text.is_empty() { format!("\x1b[{code}m{text}\x1b[0m") } else { text.to_owned() }
    }

    /// Formats a text as most important.
    pub fn strong(self, text: &str) -> String {
        self.with("1", text)
    }

    /// Formats a text as least important.
    pub fn faint(self, text: &str) -> String {
        self.with("2", text)
    }

    /// Formats a text as a possible action.
    pub fn good(self, text: &str) -> String {
        self.with("1;32", text)
    }
}
