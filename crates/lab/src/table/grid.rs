//! Places all over a table, the same seen from either end of it.

use gonfalon_kernel::Line;
use gonfalon_table::{Length, Point};

/// The most places that are looked at unless somebody wants more.
const ENOUGH: usize = 900;
/// The most places at all: every one is compared with every other.
const MOST: usize = 4_000;
/// How far places are apart, in quarters of an inch, unless somebody chose it.
const USUAL: [i32; 9] = [4, 6, 8, 10, 12, 16, 20, 24, 48];
/// The closest and the widest grid that somebody may choose.
const CLOSEST: Length = Length(Length::INCH.0 / 4);
const WIDEST: Length = Length::inches(12);

/// How far places are to be apart, as people write inches.
pub fn spacing(word: &str) -> Result<Length, Line> {
    let inches = word.replace(',', ".");
    Length::from_decimal_inches(&inches)
        .ok_or_else(|| Line::new("lab-table-spacing-form").text("spacing", word))
}

/// Places in the middles of equal cells, row by row from the south-west.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grid {
    /// From west to east.
    pub width: Length,
    /// From south to north.
    pub depth: Length,
    /// How many cells lie beside each other.
    pub columns: usize,
    /// How many rows of them there are.
    pub rows: usize,
}

impl Grid {
    /// A grid over a table, so fine that looking at it takes seconds.
    pub fn usual(width: Length, depth: Length) -> Grid {
        let grids = USUAL.map(|quarters| Grid::every(width, depth, Length::INCH * quarters / 4));
        let [.., coarsest] = &grids;
        grids.iter().find(|grid| grid.count() <= ENOUGH).unwrap_or(coarsest).clone()
    }

    /// A grid of a chosen spacing, or what is wrong with it.
    pub fn spaced(width: Length, depth: Length, spacing: Length) -> Result<Grid, Line> {
        if !(CLOSEST..=WIDEST).contains(&spacing) {
            let line = Line::new("lab-table-spacing").text("spacing", spacing.to_string());
            return Err(line.text("least", CLOSEST.to_string()).text("most", WIDEST.to_string()));
        }
        let grid = Grid::every(width, depth, spacing);
        if grid.count() > MOST {
            let line = Line::new("lab-table-places").text("spacing", spacing.to_string());
            return Err(line.number("count", grid.count() as i64).number("most", MOST as i64));
        }
        Ok(grid)
    }

    fn every(width: Length, depth: Length, spacing: Length) -> Grid {
        let cells = |length: Length| ((length.0 + spacing.0 / 2) / spacing.0).max(1) as usize;
        Grid { width, depth, columns: cells(width), rows: cells(depth) }
    }

    /// How many places there are.
    pub fn count(&self) -> usize {
        self.columns * self.rows
    }

    /// A place by its number.
    pub fn place(&self, number: usize) -> Point {
        let (column, row) = (number % self.columns, number / self.columns);
        Point::new(middle(column, self.columns, self.width), middle(row, self.rows, self.depth))
    }

    /// The place that lies where another does after half a turn of the table.
    pub fn turned(&self, number: usize) -> usize {
        self.count() - 1 - number
    }

    /// The place so many columns and rows away, if there is one.
    pub(super) fn beside(&self, number: usize, (columns, rows): (i32, i32)) -> Option<usize> {
        let shifted = |place: usize, by: i32, count: usize| {
            usize::try_from(place as i64 + i64::from(by)).ok().filter(|place| *place < count)
        };
        let column = shifted(number % self.columns, columns, self.columns)?;
        let row = shifted(number / self.columns, rows, self.rows)?;
        Some(row * self.columns + column)
    }
}

/// The middle of one of several equal parts; seen from the far end exactly the same.
fn middle(part: usize, parts: usize, length: Length) -> i32 {
    let from_near = |part: usize| ((2 * part as i64 + 1) * i64::from(length.0) / (2 * parts as i64)) as i32;
    if 2 * part < parts { from_near(part) } else { length.0 - from_near(parts - 1 - part) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table() -> (Length, Length) {
        (Length::inches(72), Length::inches(48))
    }

    #[test]
    fn half_a_turn_leads_from_place_to_place() {
        let (width, depth) = table();
        let grid =
            Grid::spaced(width, depth, Length::thousandths(1700)).expect("it is neither close nor wide");
        for number in 0..grid.count() {
            let (place, turned) = (grid.place(number), grid.place(grid.turned(number)));
            assert_eq!((place.x + turned.x, place.y + turned.y), (width.0, depth.0));
        }
        assert_eq!(grid.beside(0, (-1, 0)), None);
        assert_eq!(grid.beside(0, (1, 2)), Some(2 * grid.columns + 1));
    }

    #[test]
    fn usual_grids_are_fine_enough_and_not_too_fine() {
        let (width, depth) = table();
        let grid = Grid::usual(width, depth);
        assert_eq!((grid.columns, grid.rows), (36, 24));
        assert_eq!(grid.place(0), Point::new(Length::INCH.0, Length::INCH.0));
        assert!(Grid::usual(Length::inches(400), Length::inches(400)).count() <= 1_200);
    }

    #[test]
    fn absurd_grids_are_refused() {
        let (width, depth) = table();
        let refused = |spacing| Grid::spaced(width, depth, spacing).expect_err("it is absurd").key;
        assert_eq!(refused(Length::ZERO), "lab-table-spacing");
        assert_eq!(refused(-Length::INCH), "lab-table-spacing");
        assert_eq!(refused(Length::inches(13)), "lab-table-spacing");
        assert_eq!(refused(Length::thousandths(500)), "lab-table-places");
    }
}
