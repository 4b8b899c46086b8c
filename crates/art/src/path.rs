//! Path data in relative steps on a fixed grid: short text, and rounding errors never add up.

use crate::svg::{push_int, push_tenths};

/// A point or a vector; x to the right, y down.
pub(crate) type Point = (f32, f32);

/// The point at `radius` in the direction `turn` (1 = a full circle, 0 = right, clockwise).
pub(crate) fn polar(turn: f32, radius: f32) -> Point {
    let angle = turn * std::f32::consts::TAU;
    (angle.cos() * radius, angle.sin() * radius)
}

/// `from` moved towards `to` by the share `t`.
pub(crate) fn lerp(from: Point, to: Point, t: f32) -> Point {
    (from.0 + (to.0 - from.0) * t, from.1 + (to.1 - from.1) * t)
}

/// Path data under construction.
pub(crate) struct Path {
    data: String,
    /// Grid lines per unit: 10 writes one decimal, 1 whole numbers.
    grid: f32,
    pen: (i32, i32),
    last: char,
}

impl Path {
    /// A path in tenths of a unit.
    pub fn tenths() -> Self {
        Self { data: String::new(), grid: 10.0, pen: (0, 0), last: ' ' }
    }

    /// A path in whole units.
    pub fn whole() -> Self {
        Self { grid: 1.0, ..Self::tenths() }
    }

    fn snap(&self, p: Point) -> (i32, i32) {
        ((p.0 * self.grid).round() as i32, (p.1 * self.grid).round() as i32)
    }

    fn number(&mut self, value: i32) {
        let separate = self.data.ends_with(|c: char| c.is_ascii_digit());
        if separate && value >= 0 {
            self.data.push(' ');
        }
        if self.grid > 1.0 {
            push_tenths(&mut self.data, value);
        } else {
            if value < 0 {
                self.data.push('-');
            }
            push_int(&mut self.data, value.unsigned_abs());
        }
    }

    fn command(&mut self, letter: char) {
        if self.last != letter {
            self.data.push(letter);
            self.last = letter;
        }
    }

    fn step(&mut self, to: (i32, i32)) {
        self.number(to.0 - self.pen.0);
        self.number(to.1 - self.pen.1);
    }

    /// Starts a new line at `p`.
    pub fn start(&mut self, p: Point) -> &mut Self {
        let p = self.snap(p);
        self.last = ' ';
        self.command('M');
        self.number(p.0);
        self.number(p.1);
        self.pen = p;
        self
    }

    /// Draws a straight line to `p`.
    pub fn line(&mut self, p: Point) -> &mut Self {
        let p = self.snap(p);
        self.command('l');
        self.step(p);
        self.pen = p;
        self
    }

    /// Draws a quadratic curve to `p`, pulled towards `control`.
    pub fn curve(&mut self, control: Point, p: Point) -> &mut Self {
        let (control, p) = (self.snap(control), self.snap(p));
        self.command('q');
        self.step(control);
        self.step(p);
        self.pen = p;
        self
    }

    /// Closes the line.
    pub fn close(&mut self) -> &mut Self {
        self.data.push('z');
        self.last = 'z';
        self
    }

    /// Draws the closed polygon through `points`.
    pub fn polygon(&mut self, points: &[Point]) -> &mut Self {
        let (first, rest) = points.split_first().expect("a polygon has corners");
        self.start(*first);
        for p in rest {
            self.line(*p);
        }
        self.close()
    }

    /// Draws a smooth closed curve: the points pull it, the middles between them lie on it.
    pub fn loop_through(&mut self, points: &[Point]) -> &mut Self {
        let n = points.len();
        self.start(lerp(points[n - 1], points[0], 0.5));
        for i in 0..n {
            self.curve(points[i], lerp(points[i], points[(i + 1) % n], 0.5));
        }
        self.close()
    }

    /// Draws a smooth open curve from the first point to the last.
    pub fn thread(&mut self, points: &[Point]) -> &mut Self {
        let n = points.len();
        self.start(points[0]);
        for i in 1..n - 1 {
            let end = if i + 2 == n { points[n - 1] } else { lerp(points[i], points[i + 1], 0.5) };
            self.curve(points[i], end);
        }
        self
    }

    /// The finished path data.
    pub fn done(self) -> String {
        self.data
    }
}
