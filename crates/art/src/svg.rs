//! A writer of SVG text without the formatting machinery, which would take more bytes in the browser than the drawings.

/// SVG text under construction. Attributes are written in single quotes, so that the drawing code stays legible.
#[derive(Default)]
pub struct Svg(String);

impl Svg {
    /// Starts a free-standing drawing of the given class and size in px.
    pub fn sized(class: &str, width: f32, height: f32) -> Self {
        let mut svg = Self::default();
        svg.raw("<svg class='art ")
            .raw(class)
            .raw("' viewBox='0 0 ")
            .num(width)
            .raw(" ")
            .num(height)
            .raw("'");
        svg.at("width", width).at("height", height).raw(" aria-hidden='true'>");
        svg
    }

    /// Starts a hidden drawing with what others refer to: gradients and symbols.
    pub fn sheet() -> Self {
        let mut svg = Self::default();
        svg.raw("<svg class='art-sprite' width='0' height='0' aria-hidden='true'>");
        svg
    }

    /// Starts a linear gradient whose id is `name` followed by `suffix`, with these other attributes.
    pub fn linear(&mut self, name: &str, suffix: &str, rest: &str) -> &mut Self {
        self.raw("<linearGradient id='").raw(name).raw(suffix).raw("' ").raw(rest).raw(">")
    }

    /// Appends a gradient between two custom properties, from the upper left to the lower right.
    pub fn two_tone(&mut self, name: &str, first: &str, last: &str) -> &mut Self {
        self.linear(name, "", "x2='1' y2='1'").raw("<stop stop-color='var(").raw(first);
        self.raw(")'/><stop offset='1' stop-color='var(").raw(last).raw(")'/></linearGradient>")
    }

    /// Appends markup as it is.
    pub fn raw(&mut self, markup: &str) -> &mut Self {
        self.0.push_str(markup);
        self
    }

    /// Appends text from outside, escaped.
    pub fn text(&mut self, text: &str) -> &mut Self {
        for c in text.chars() {
            match c {
                '<' => self.0.push_str("&lt;"),
                '&' => self.0.push_str("&amp;"),
                '>' => self.0.push_str("&gt;"),
                '\'' => self.0.push_str("&#39;"),
                '"' => self.0.push_str("&#34;"),
                _ => self.0.push(c),
            }
        }
        self
    }

    /// Appends a number with at most one decimal.
    pub fn num(&mut self, value: f32) -> &mut Self {
        push_tenths(&mut self.0, tenths(value));
        self
    }

    /// Appends a whole number.
    pub fn int(&mut self, value: u32) -> &mut Self {
        push_int(&mut self.0, value);
        self
    }

    /// Appends the attribute ` name='value'`.
    pub fn at(&mut self, name: &str, value: f32) -> &mut Self {
        self.raw(" ").raw(name).raw("='").num(value).raw("'")
    }

    /// Appends a colour as `#rrggbb`.
    pub fn hex(&mut self, colour: u32) -> &mut Self {
        self.0.push('#');
        for shift in [20, 16, 12, 8, 4, 0] {
            self.0.push(char::from_digit(colour >> shift & 15, 16).unwrap_or('0'));
        }
        self
    }

    /// Appends a rectangle with rounded corners; `rest` holds the attributes for paint.
    pub fn rect(&mut self, at: (f32, f32), size: (f32, f32), round: f32, rest: &str) -> &mut Self {
        self.raw("<rect").at("x", at.0).at("y", at.1).at("width", size.0).at("height", size.1);
        self.at("rx", round).raw(" ").raw(rest).raw("/>")
    }

    /// Appends a circle; `rest` holds the attributes for paint.
    pub fn circle(&mut self, centre: (f32, f32), radius: f32, rest: &str) -> &mut Self {
        self.raw("<circle").at("cx", centre.0).at("cy", centre.1).at("r", radius).raw(" ").raw(rest).raw("/>")
    }

    /// Appends the symbol whose id is `name` followed by `suffix`, as a square of side `size` around `centre`.
    pub fn piece(&mut self, name: &str, suffix: &str, centre: (f32, f32), size: f32) -> &mut Self {
        self.raw("<use href='#").raw(name).raw(suffix).raw("'");
        self.at("x", centre.0 - size / 2.0)
            .at("y", centre.1 - size / 2.0)
            .at("width", size)
            .at("height", size);
        self.raw("/>")
    }

    /// Starts a text element in the bold weight that every figure and letter on a piece has.
    pub fn label(&mut self, at: (f32, f32), size: f32, rest: &str) -> &mut Self {
        self.raw("<text").at("x", at.0).at("y", at.1).at("font-size", size);
        self.raw(" font-weight='700' ").raw(rest).raw(">")
    }

    /// Appends a bold number, its baseline at `at`.
    pub fn figure(&mut self, at: (f32, f32), size: f32, rest: &str, value: u32) -> &mut Self {
        self.label(at, size, rest).int(value).raw("</text>")
    }

    /// Appends a path.
    pub fn path(&mut self, d: &str, rest: &str) -> &mut Self {
        self.raw("<path d='").raw(d).raw("' ").raw(rest).raw("/>")
    }

    /// Returns the finished text.
    pub fn done(self) -> String {
        self.0
    }
}

/// Returns `value` in tenths, rounded.
pub fn tenths(value: f32) -> i32 {
    (value * 10.0).round() as i32
}

/// Writes a number given in tenths, as short as SVG allows.
pub fn push_tenths(out: &mut String, tenths: i32) {
    if tenths < 0 {
        out.push('-');
    }
    let magnitude = tenths.unsigned_abs();
    if magnitude >= 10 || magnitude == 0 {
        push_int(out, magnitude / 10);
    }
    if !magnitude.is_multiple_of(10) {
        out.push('.');
        push_int(out, magnitude % 10);
    }
}

/// Writes a whole number.
pub fn push_int(out: &mut String, value: u32) {
    if value >= 10 {
        push_int(out, value / 10);
    }
    out.push(char::from(b'0' + (value % 10) as u8));
}
