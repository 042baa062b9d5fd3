//! Falls as flat lists of numbers, as a match keeps them in its log.

use core::fmt;

use gonfalon_table::{Heading, Length, Point};

use crate::fall::{Fall, Landing, Pose, Pushed};
use crate::scene::Rest;

/// The first number of every list; it grows when the order of the numbers changes.
const VERSION: i32 = 1;

/// No list inside a fall is longer, so that garbage asks for no memory.
const LONGEST_LIST: usize = 4_096;

/// Why numbers are no fall.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NumbersError {
    /// The list begins with a version that is not known.
    Version,
    /// The list ends too early.
    Short,
    /// Numbers follow after the end.
    Long,
    /// A number is outside its range.
    Range,
}

impl fmt::Display for NumbersError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            NumbersError::Version => "the fall is of an unknown version",
            NumbersError::Short => "the fall ends too early",
            NumbersError::Long => "the fall goes on after its end",
            NumbersError::Range => "a number of the fall is out of range",
        })
    }
}

impl core::error::Error for NumbersError {}

impl Fall {
    /// The fall as a flat list of numbers.
    #[must_use]
    pub fn to_numbers(&self) -> Vec<i32> {
        let mut numbers = vec![VERSION, self.pieces.len() as i32, self.pushed.len() as i32];
        for landing in &self.pieces {
            write(landing, &mut numbers);
        }
        for pushed in &self.pushed {
            numbers.extend([pushed.counter as i32, pushed.by as i32]);
            write(&pushed.landing, &mut numbers);
        }
        numbers
    }

    /// The fall of a list of numbers; it is sound in itself, though only its scene can tell whether its disks exist.
    ///
    /// # Errors
    /// When the numbers are no fall that [`Fall::to_numbers`] writes.
    pub fn from_numbers(numbers: &[i32]) -> Result<Fall, NumbersError> {
        let mut reader = Reader(numbers);
        if reader.next()? != VERSION {
            return Err(NumbersError::Version);
        }
        let (pieces, pushed) = (reader.count()?, reader.count()?);
        let pieces = (0..pieces).map(|_| reader.landing()).collect::<Result<Vec<_>, _>>()?;
        let pushed = (0..pushed).map(|_| {
            let (counter, by) = (reader.count()?, reader.count()?);
            if by >= pieces.len() {
                return Err(NumbersError::Range);
            }
            Ok(Pushed { counter, by, landing: reader.landing()? })
        });
        let pushed = pushed.collect::<Result<Vec<_>, _>>()?;
        if reader.0.is_empty() { Ok(Fall { pieces, pushed }) } else { Err(NumbersError::Long) }
    }
}

fn write(landing: &Landing, numbers: &mut Vec<i32>) {
    let Landing { centre, turn, off_table, rest, path } = landing;
    numbers.extend([centre.x, centre.y, turn.thousandths(), i32::from(*off_table)]);
    for list in [&rest.disks, &rest.counters] {
        numbers.push(list.len() as i32);
        numbers.extend(list.iter().map(|&index| index as i32));
    }
    numbers.push(path.len() as i32);
    for pose in path {
        numbers.extend([pose.centre.x, pose.centre.y, pose.height.0, pose.turn.thousandths()]);
    }
}

/// The numbers not yet read.
struct Reader<'a>(&'a [i32]);

impl Reader<'_> {
    fn next(&mut self) -> Result<i32, NumbersError> {
        let (&first, rest) = self.0.split_first().ok_or(NumbersError::Short)?;
        self.0 = rest;
        Ok(first)
    }

    /// A length or a place of a list.
    fn count(&mut self) -> Result<usize, NumbersError> {
        let count = usize::try_from(self.next()?).ok().filter(|&count| count <= LONGEST_LIST);
        count.ok_or(NumbersError::Range)
    }

    fn point(&mut self) -> Result<Point, NumbersError> {
        let point = Point::new(self.next()?, self.next()?);
        if point.is_in_reach() { Ok(point) } else { Err(NumbersError::Range) }
    }

    fn turn(&mut self) -> Result<Heading, NumbersError> {
        let thousandths = self.next()?;
        let turn = Heading::from_thousandths(thousandths);
        if turn.thousandths() == thousandths { Ok(turn) } else { Err(NumbersError::Range) }
    }

    fn height(&mut self) -> Result<Length, NumbersError> {
        let height = self.next()?;
        if height.unsigned_abs() <= Point::REACH as u32 {
            Ok(Length(height))
        } else {
            Err(NumbersError::Range)
        }
    }

    /// Places in rising order.
    fn places(&mut self) -> Result<Vec<usize>, NumbersError> {
        let places = (0..self.count()?).map(|_| self.count()).collect::<Result<Vec<_>, _>>()?;
        if places.is_sorted_by(|one, other| one < other) { Ok(places) } else { Err(NumbersError::Range) }
    }

    fn landing(&mut self) -> Result<Landing, NumbersError> {
        let (centre, turn) = (self.point()?, self.turn()?);
        let off_table = match self.next()? {
            0 => false,
            1 => true,
            _ => return Err(NumbersError::Range),
        };
        let rest = Rest { disks: self.places()?, counters: self.places()? };
        let path = (0..self.count()?)
            .map(|_| Ok(Pose { centre: self.point()?, height: self.height()?, turn: self.turn()? }));
        Ok(Landing { centre, turn, off_table, rest, path: path.collect::<Result<Vec<_>, _>>()? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fall() -> Fall {
        let pose = Pose {
            centre: Point::new(-3, 4),
            height: Length(30_480),
            turn: Heading::from_thousandths(359_999),
        };
        let rest = Rest { disks: vec![0, 7], counters: vec![2] };
        let landing = Landing {
            centre: Point::new(9, -9),
            turn: Heading::NORTH,
            off_table: false,
            rest,
            path: vec![pose; 3],
        };
        let lost = Landing { off_table: true, ..Landing::default() };
        Fall { pieces: vec![landing.clone(), lost], pushed: vec![Pushed { counter: 5, by: 1, landing }] }
    }

    #[test]
    fn numbers_give_the_fall_back() {
        assert_eq!(Fall::from_numbers(&fall().to_numbers()), Ok(fall()));
        assert_eq!(Fall::from_numbers(&Fall::default().to_numbers()), Ok(Fall::default()));
    }

    #[test]
    fn cut_and_lengthened_lists_are_refused() {
        let numbers = fall().to_numbers();
        for length in 0..numbers.len() {
            assert!(Fall::from_numbers(&numbers[..length]).is_err(), "{length}");
        }
        let longer = [&numbers[..], &[0]].concat();
        assert_eq!(Fall::from_numbers(&longer), Err(NumbersError::Long));
    }

    #[test]
    fn garbage_is_refused_or_means_what_it_says() {
        let numbers = fall().to_numbers();
        for place in 0..numbers.len() {
            for garbage in [i32::MIN, -1, 2, 5_000, i32::MAX] {
                let mut changed = numbers.clone();
                changed[place] = garbage;
                if let Ok(fall) = Fall::from_numbers(&changed) {
                    assert_eq!(fall.to_numbers(), changed, "{place} {garbage}");
                }
            }
        }
        assert_eq!(Fall::from_numbers(&[2]), Err(NumbersError::Version));
        assert_eq!(Fall::from_numbers(&[1, i32::MAX, 0]), Err(NumbersError::Range));
    }
}
