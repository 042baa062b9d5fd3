//! Directions that are given by pointing.

use gonfalon_table::{Heading, Length, Point};

/// How far from its middle the end of a direction is drawn that belongs to no flip.
pub(super) const POINTER: Length = Length::inches(20);
/// How far beside the straight line a direction with the same landing place is looked for, in thousandths of a degree.
const BESIDE: i32 = 40;

/// The direction of a flip of this length toward a place; the very one that lands there, if there is one.
pub(super) fn heading_to(from: Point, to: Point, stride: Length) -> Heading {
    let straight = Heading::between(from, to);
    let lands = |heading: &Heading| from.step(*heading, stride) == to;
    let turns = (0..=BESIDE).flat_map(|turn| [turn, -turn]);
    turns.map(|turn| straight.turn(turn)).find(lands).unwrap_or(straight)
}

/// The directions of flips toward these places, each from where the last one ended.
pub(super) fn headings(from: Point, places: &[Point], stride: Length) -> impl Iterator<Item = Heading> {
    places.iter().scan(from, move |at, place| {
        let heading = heading_to(*at, *place, stride);
        *at = at.step(heading, stride);
        Some(heading)
    })
}

/// Where flips in these directions land.
pub(super) fn landings(from: Point, path: &[Heading], stride: Length) -> impl Iterator<Item = Point> {
    path.iter().scan(from, move |at, heading| {
        *at = at.step(*heading, stride);
        Some(*at)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn landing_places_mean_the_flips_that_lead_there() {
        let from = Point::new(12_345, 6_789);
        let stride = Length(2_541);
        for thousandths in (0..360_000).step_by(977) {
            let path = [thousandths, thousandths + 33_333].map(Heading::from_thousandths);
            let places: Vec<Point> = landings(from, &path, stride).collect();
            let read: Vec<Heading> = headings(from, &places, stride).collect();
            assert_eq!(landings(from, &read, stride).collect::<Vec<_>>(), places, "{thousandths}");
        }
    }

    #[test]
    fn a_place_anywhere_gives_its_direction() {
        let heading = heading_to(Point::ORIGIN, Point::new(0, 50), Length(2_540));
        assert_eq!(heading, Heading::NORTH);
    }
}
