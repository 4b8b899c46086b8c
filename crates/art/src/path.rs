//! Path data in relative steps on a fixed grid: short text, and rounding errors never add up.

use crate::svg::{push_int, push_tenths};

/// A point or a vector; x to the right, y down.
pub type Point = (f32, f32);

/// Returns the point at `radius` in the direction `turn` (1 = a full circle, 0 = right, clockwise).
///
/// It uses the first terms of the series, which are exact to a few millionths. The library's sine and cosine work for
/// any angle, which takes as many bytes in the client as many drawings, and differ from target to target.
pub fn polar(turn: f32, radius: f32) -> Point {
    let quarters = (turn * 4.0).round();
    let angle = (turn * 4.0 - quarters) * std::f32::consts::FRAC_PI_2;
    let square = angle * angle;
    let sin = angle * (1.0 - square / 6.0 * (1.0 - square / 20.0 * (1.0 - square / 42.0)));
    let cos = 1.0 - square / 2.0 * (1.0 - square / 12.0 * (1.0 - square / 30.0 * (1.0 - square / 56.0)));
    let (x, y) = match quarters.rem_euclid(4.0) as u8 {
        0 => (cos, sin),
        1 => (-sin, cos),
        2 => (-cos, -sin),
        _ => (sin, -cos),
    };
    (x * radius, y * radius)
}

/// Returns the point between `from` and `to` at the share `t`.
pub fn lerp(from: Point, to: Point, t: f32) -> Point {
    (from.0 + (to.0 - from.0) * t, from.1 + (to.1 - from.1) * t)
}

/// Path data under construction.
pub struct Path {
    data: String,
    /// Grid lines per unit: 10 writes one decimal, 1 whole numbers.
    grid: f32,
    pen: (i32, i32),
    last: char,
}

impl Path {
    /// Creates a path in tenths of a unit.
    pub fn tenths() -> Self {
        Self { data: String::new(), grid: 10.0, pen: (0, 0), last: ' ' }
    }

    /// Creates a path in whole units.
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

    /// Returns the finished path data.
    pub fn done(self) -> String {
        self.data
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_direction_is_that_of_the_library() {
        for step in -3_000..3_000_i16 {
            let turn = f32::from(step) / 997.0;
            let (sin, cos) = (f64::from(turn) * std::f64::consts::TAU).sin_cos();
            let (x, y) = polar(turn, 1.0);
            let apart = (f64::from(x) - cos).hypot(f64::from(y) - sin);
            assert!(apart < 5e-6, "{turn}: ({x}, {y}) instead of ({cos}, {sin})");
        }
    }
}
