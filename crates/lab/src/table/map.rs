//! A number for every place of a table.

use super::Grid;

/// A number for every place, in the order of the grid; nothing where no unit stands, or where there is no number.
#[derive(Clone, Debug, PartialEq)]
pub struct Map(pub Vec<Option<f64>>);

impl Map {
    /// The largest number.
    pub(super) fn most(&self) -> Option<f64> {
        self.0.iter().flatten().copied().reduce(f64::max)
    }

    /// The least number of the places that count.
    pub(super) fn least(&self, counts: impl Fn(usize) -> bool) -> Option<f64> {
        let numbers = self.0.iter().enumerate().filter(|(place, _)| counts(*place));
        numbers.filter_map(|(_, number)| *number).reduce(f64::min)
    }

    /// The mean of how much this map differs from another after half a turn of the table. A number beside none counts as the
    /// largest there is.
    pub(super) fn difference(&self, other: &Map, grid: &Grid) -> f64 {
        let largest = self.most().unwrap_or(0.0).max(other.most().unwrap_or(0.0));
        let pairs = (0..grid.count()).map(|place| (self.0[place], other.0[grid.turned(place)]));
        let differences: Vec<f64> = pairs
            .filter_map(|pair| match pair {
                (Some(one), Some(other)) => Some((one - other).abs()),
                (None, None) => None,
                _ => Some(largest),
            })
            .collect();
        differences.iter().sum::<f64>() / differences.len().max(1) as f64
    }
}

#[cfg(test)]
mod tests {
    use gonfalon_table::Length;

    use super::*;

    #[test]
    fn maps_are_compared_after_half_a_turn() {
        let grid = Grid { width: Length::inches(4), depth: Length::inches(1), columns: 4, rows: 1 };
        let map =
            |numbers: [f64; 3]| Map([Some(numbers[0]), Some(numbers[1]), Some(numbers[2]), None].into());
        let turned = Map(vec![None, Some(3.0), Some(2.0), Some(1.0)]);
        assert!(map([1.0, 2.0, 3.0]).difference(&turned, &grid).abs() < 1e-12);
        assert!((map([1.0, 2.0, 6.0]).difference(&turned, &grid) - 1.0).abs() < 1e-12);
        let other = Map(vec![Some(6.0), Some(3.0), Some(2.0), Some(1.0)]);
        assert!((map([1.0, 2.0, 3.0]).difference(&other, &grid) - 1.5).abs() < 1e-12, "one has none");
        assert_eq!(Map(vec![None, Some(2.0)]).least(|place| place == 0), None);
    }
}
