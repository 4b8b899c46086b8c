//! A player's board as a map in text: a cell for each tile, with its walls as lines.

use alhambra::{Body, Cell, Side, Tile};
use kernel::Seat;
use terminal::WIDTH;

/// The number of columns for the numbers of the rows.
const MARGIN: usize = 4;

/// The cells of a board, from the south-west to the north-east.
struct Bounds {
    west: i8,
    south: i8,
    east: i8,
    north: i8,
}

impl Bounds {
    fn of(body: &Body, seat: Seat) -> Bounds {
        let mut bounds = Bounds { west: 0, south: 0, east: 0, north: 0 };
        for (_, cell) in body.built(seat) {
            bounds.west = bounds.west.min(cell.x());
            bounds.east = bounds.east.max(cell.x());
            bounds.south = bounds.south.min(cell.y());
            bounds.north = bounds.north.max(cell.y());
        }
        bounds
    }

    fn width(&self) -> usize {
        usize::from((self.east - self.west) as u8) + 1
    }

    fn height(&self) -> usize {
        usize::from((self.north - self.south) as u8) + 1
    }
}

/// The character for each junction of lines: bit 0 is a line to the north, then clockwise.
const CROSSINGS: [char; 16] =
    [' ', '╵', '╶', '└', '╷', '│', '┌', '├', '╴', '┘', '─', '┴', '┐', '┤', '┬', '┼'];

/// A field of characters, from the north down.
struct Canvas {
    rows: Vec<Vec<char>>,
    /// The lines from each junction.
    crossings: Vec<Vec<u8>>,
    /// The number of columns of a cell without its lines.
    cell: usize,
}

impl Canvas {
    fn new(bounds: &Bounds, cell: usize) -> Canvas {
        let (width, height) = (bounds.width(), bounds.height());
        Canvas {
            rows: vec![vec![' '; width * (cell + 1) + 1]; 2 * height + 1],
            crossings: vec![vec![0; width + 1]; height + 1],
            cell,
        }
    }

    /// Draws the wall of a cell, counted from the north-west.
    fn wall(&mut self, column: usize, row: usize, side: Side) {
        // The line from one meeting point to the other.
        let (from, to, ahead) = match side {
            Side::North => ((column, row), (column + 1, row), Side::East),
            Side::South => ((column, row + 1), (column + 1, row + 1), Side::East),
            Side::West => ((column, row), (column, row + 1), Side::South),
            Side::East => ((column + 1, row), (column + 1, row + 1), Side::South),
        };
        self.crossings[from.1][from.0] |= 1 << ahead as u8;
        self.crossings[to.1][to.0] |= 1 << ahead.opposite() as u8;
        if ahead == Side::East {
            let start = from.0 * (self.cell + 1) + 1;
            self.rows[2 * from.1][start..start + self.cell].fill('─');
        } else {
            self.rows[2 * from.1 + 1][from.0 * (self.cell + 1)] = '│';
        }
    }

    fn text(&mut self, column: usize, row: usize, text: &str) {
        let start = column * (self.cell + 1) + 1;
        for (at, letter) in text.chars().take(self.cell).enumerate() {
            self.rows[2 * row + 1][start + at] = letter;
        }
    }

    fn finish(mut self) -> Vec<String> {
        for (row, crossings) in self.crossings.iter().enumerate() {
            for (column, lines) in crossings.iter().enumerate() {
                self.rows[2 * row][column * (self.cell + 1)] = CROSSINGS[usize::from(*lines)];
            }
        }
        self.rows.into_iter().map(|row| row.into_iter().collect::<String>().trim_end().to_owned()).collect()
    }
}

/// Returns the lines of the map, with the numbers of rows and columns; none is wider than the table. A board too wide
/// for the names of its tiles has the letters of their kinds only, and one too wide for walls none of these.
pub(crate) fn draw(body: &Body, seat: Seat) -> Vec<String> {
    let bounds = Bounds::of(body, seat);
    let room = WIDTH - MARGIN;
    let Some(cell) = [4, 1].into_iter().find(|cell| bounds.width() * (cell + 1) < room) else {
        return letters(body, seat, &bounds);
    };
    let mut canvas = Canvas::new(&bounds, cell);
    let place = |cell: Cell| {
        (usize::from((cell.x() - bounds.west) as u8), usize::from((bounds.north - cell.y()) as u8))
    };
    let (column, row) = place(Cell::FOUNTAIN);
    canvas.text(column, row, if cell > 1 { " ◯" } else { "◯" });
    for (tile, at) in body.built(seat) {
        let (column, row) = place(at);
        canvas.text(column, row, &name(tile, cell));
        for side in Side::ALL.into_iter().filter(|&side| tile.has_wall(side)) {
            canvas.wall(column, row, side);
        }
    }
    let mut lines = canvas.finish();
    for (number, line) in lines.iter_mut().enumerate() {
        let y = bounds.north - (number / 2) as i8;
        let head = if number % 2 == 1 { format!("{y:>3} ") } else { " ".repeat(MARGIN) };
        line.insert_str(0, &head);
    }
    let columns = (bounds.west..=bounds.east).map(|x| match cell {
        1 if x % 5 == 0 => format!("{x:>2}"),
        1 => "  ".to_owned(),
        _ => format!("{x:>3}  "),
    });
    lines.push(format!("{}{}", " ".repeat(MARGIN), columns.collect::<String>()).trim_end().to_owned());
    lines
}

fn name(tile: Tile, cell: usize) -> String {
    if cell > 1 { tile.to_string() } else { tile.kind().letter().to_string() }
}

/// Returns a board that is wider than the table with walls: letters alone, and no wider than the table.
fn letters(body: &Body, seat: Seat, bounds: &Bounds) -> Vec<String> {
    let row = |y: i8| {
        let letter = |x: i8| match Cell::new(x, y) {
            Some(Cell::FOUNTAIN) => '◯',
            Some(cell) => body.tile_at(seat, cell).map_or(' ', |tile| tile.kind().letter()),
            None => ' ',
        };
        let row: String = (bounds.west..=bounds.east).take(WIDTH - MARGIN).map(letter).collect();
        format!("{y:>3} {row}").trim_end().to_owned()
    };
    (bounds.south..=bounds.north).rev().map(row).collect()
}
