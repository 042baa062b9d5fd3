//! Which disks a piece lies on, seen from above, in whole numbers.

use gonfalon_table::{Circle, Heading, Length, Point};

use crate::constants::REST_OVERLAP;
use crate::scene::{EDGE, Scene};

/// Distance of the rows along which overlaps are added up, in units.
const ROW: i64 = 4;

/// Parts of a unit in which ends of rows are known.
const FINE: i64 = 16;

/// Overlaps must exceed this, in rows times parts of units.
const LEAST: i64 = REST_OVERLAP * 2540 * 2540 / 1_000_000 * FINE / ROW;

/// What a flat piece covers.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Footprint {
    /// A square counter by its corners around its centre, in parts of units.
    Square { centre: Point, corners: [(i64, i64); 4] },
    /// A disk.
    Round(Circle),
}

impl Footprint {
    /// The footprint of a piece: a disk of a diameter, or a square counter.
    pub(crate) fn new(centre: Point, turn: Heading, disk: Option<Length>) -> Footprint {
        if let Some(diameter) = disk {
            return Footprint::Round(Circle::new(centre, diameter));
        }
        let (cosine, sine) = turn.cosine_and_sine();
        let half = i64::from(EDGE.0) * FINE / 2;
        let part = |value: i64| (half * value) >> Heading::FRACTION_BITS;
        let (along, across) = (part(cosine), part(sine));
        let corner = (along - across, across + along);
        let corners = [corner, (-corner.1, corner.0), (-corner.0, -corner.1), (corner.1, -corner.0)];
        Footprint::Square { centre, corners }
    }

    fn centre(&self) -> Point {
        match self {
            Footprint::Square { centre, .. } => *centre,
            Footprint::Round(circle) => circle.centre,
        }
    }

    /// A radius about the centre within which the piece lies, in units.
    fn reach(&self) -> i64 {
        match self {
            Footprint::Square { .. } => i64::from(EDGE.0) * 708 / 1000,
            Footprint::Round(circle) => i64::from(circle.diameter.0 + 1) / 2,
        }
    }

    /// The ends of the row at a height above the centre, in parts of units.
    fn row(&self, y: i64) -> Option<(i64, i64)> {
        match self {
            Footprint::Round(circle) => chord(circle.diameter, y),
            Footprint::Square { corners, .. } => {
                let mut ends: Option<(i64, i64)> = None;
                for (index, &(x1, y1)) in corners.iter().enumerate() {
                    let (x2, y2) = corners[(index + 1) % 4];
                    if (y1 <= y) == (y2 <= y) {
                        continue;
                    }
                    let x = x1 + (x2 - x1) * (y - y1) / (y2 - y1);
                    ends = Some(ends.map_or((x, x), |(low, high)| (low.min(x), high.max(x))));
                }
                ends
            }
        }
    }
}

/// The ends of a circle's row at a height above its centre, in parts of units.
fn chord(diameter: Length, y: i64) -> Option<(i64, i64)> {
    let radius = i64::from(diameter.0) * FINE / 2;
    let rest = radius * radius - y * y;
    (rest > 0).then(|| {
        let half = rest.isqrt();
        (-half, half)
    })
}

/// The disks of a scene whose uncovered faces a flat piece overlaps, lowest first.
pub(crate) fn disks_below(scene: &Scene, footprint: &Footprint) -> Vec<usize> {
    let (centre, reach) = (footprint.centre(), footprint.reach());
    let near = |disk: &Circle| {
        let limit = reach + i64::from(disk.diameter.0 + 1) / 2;
        centre.distance_squared(disk.centre) < limit * limit
    };
    let near: Vec<usize> = (0..scene.disks.len()).filter(|&index| near(&scene.disks[index])).collect();
    (0..near.len())
        .filter(|&place| {
            let above: Vec<&Circle> = near[place + 1..].iter().map(|&index| &scene.disks[index]).collect();
            lies_on(footprint, &scene.disks[near[place]], &above)
        })
        .map(|place| near[place])
        .collect()
}

/// Whether a piece overlaps the part of a disk that others above leave uncovered.
fn lies_on(footprint: &Footprint, disk: &Circle, above: &[&Circle]) -> bool {
    let (centre, reach) = (footprint.centre(), footprint.reach());
    let offset = |circle: &Circle| {
        let x = i64::from(circle.centre.x) - i64::from(centre.x);
        (x * FINE, (i64::from(circle.centre.y) - i64::from(centre.y)) * FINE)
    };
    let row_of = |circle: &Circle, y: i64| {
        let (x, height) = offset(circle);
        chord(circle.diameter, y - height).map(|(low, high)| (x + low, x + high))
    };
    let mut sum = 0;
    let mut covers: Vec<(i64, i64)> = Vec::with_capacity(above.len());
    for row in (-reach..reach).step_by(ROW as usize) {
        let y = (2 * row + ROW) * FINE / 2;
        let (Some(piece), Some(face)) = (footprint.row(y), row_of(disk, y)) else { continue };
        let (mut low, high) = (piece.0.max(face.0), piece.1.min(face.1));
        covers.clear();
        covers.extend(above.iter().filter_map(|circle| row_of(circle, y)));
        covers.sort_unstable();
        for &(from, to) in &covers {
            sum += (from.min(high) - low).max(0);
            low = low.max(to);
        }
        sum += (high - low).max(0);
        if sum > LEAST {
            return true;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use gonfalon_table::Rectangle;

    use super::*;

    const MIDDLE: Point = Point::new(50_000, 50_000);

    fn disk(x: i32, inches: i32) -> Circle {
        Circle::new(MIDDLE.shifted(x, 0), Length::inches(inches))
    }

    fn below(disks: &[Circle], x: i32) -> Vec<usize> {
        let table = Rectangle::sized(Length::inches(48), Length::inches(36));
        let scene = Scene { table, disks: disks.to_vec(), counters: Vec::new() };
        disks_below(&scene, &Footprint::new(MIDDLE.shifted(x, 0), Heading::EAST, None))
    }

    #[test]
    fn a_counter_needs_a_thousandth_of_a_square_inch() {
        // A strip of a millimetre's fifth is cut from a disk so large that its edge is nearly straight.
        assert_eq!(below(&[disk(0, 2)], 2540 + 635), Vec::<usize>::new());
        assert_eq!(below(&[disk(0, 2)], 2540 + 635 - 10), Vec::<usize>::new());
        assert_eq!(below(&[disk(0, 2)], 2540 + 635 - 60), [0]);
    }

    #[test]
    fn only_uncovered_faces_count() {
        let pile = [disk(0, 4), disk(0, 2)];
        assert_eq!(below(&pile, 0), [1]);
        assert_eq!(below(&pile, 2540), [0, 1]);
        assert_eq!(below(&pile, 2540 + 700), [0]);
        assert_eq!(below(&[disk(0, 2), disk(0, 4)], 0), [1]);
    }

    #[test]
    fn a_gap_between_two_covers_is_a_face() {
        let bridge = [disk(0, 4), disk(-2600, 2), disk(2600, 2)];
        assert_eq!(below(&bridge, 0), [0, 1, 2]);
        let closed = [disk(0, 4), disk(-2400, 2), disk(2400, 2), disk(0, 1)];
        assert_eq!(below(&closed, 0), [3]);
    }

    #[test]
    fn a_disk_lies_on_all_that_it_overlaps() {
        let table = Rectangle::sized(Length::inches(48), Length::inches(36));
        let scene = Scene { table, disks: vec![disk(-3000, 2), disk(3000, 2)], counters: Vec::new() };
        let footprint = Footprint::new(MIDDLE, Heading::EAST, Some(Length::INCH));
        assert_eq!(disks_below(&scene, &footprint), [0, 1]);
    }
}
