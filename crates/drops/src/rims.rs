//! How the stand-in's bounces get past the rims of disks.

use gonfalon_table::{Circle, Length, Point};

use crate::chance::Chance;

/// Out of a hundred pieces that meet a rim higher than where they come from, so many are thrown back (fitted).
const THROWN_BACK: u32 = 52;

/// Distance of a piece's middle from the rim that it meets, in units (fitted; half an edge is 635, half a diagonal 898).
const MEETING: i32 = 800;

/// Out of a hundred parts of the way that is left, so many are gone after being thrown back (fitted).
const KEPT: i64 = 80;

/// No piece is thrown back more often.
const MOST: u32 = 4;

/// Parts into which a way is divided.
const PARTS: i128 = 1 << 12;

/// Where a piece ends that would bounce from one point to another if there were no rims on its way.
pub(crate) fn past(disks: &[Circle], mut from: Point, mut to: Point, chance: &mut Chance) -> Point {
    let mut met = vec![false; disks.len()];
    for _ in 0..MOST {
        match thrown_back(disks, &mut met, (from, to), chance) {
            Some(back) => (from, to) = back,
            None => break,
        }
    }
    to
}

/// The way that a piece takes instead if one of the rims on its way throws it back. Each rim is met once.
fn thrown_back(
    disks: &[Circle],
    met: &mut [bool],
    (from, to): (Point, Point),
    chance: &mut Chance,
) -> Option<(Point, Point)> {
    let way = |disk: &Circle| meeting(disk, from, to);
    let mut rims: Vec<(i32, Point, usize)> = disks
        .iter()
        .enumerate()
        .filter(|&(index, _)| !met[index])
        .filter_map(|(index, disk)| way(disk).map(|(part, at)| (part, at, index)))
        .collect();
    rims.sort_unstable();
    for (_, at, index) in rims {
        met[index] = true;
        let is_higher = !disks[index + 1..].iter().any(|above| above.contains_point(at));
        if is_higher && chance.below(100) < THROWN_BACK {
            return Some(mirrored(&disks[index], at, to));
        }
    }
    None
}

/// The part of a way at which a piece meets the rim of a disk, and the point, unless it comes from that disk.
fn meeting(disk: &Circle, from: Point, to: Point) -> Option<(i32, Point)> {
    if disk.contains_point(from) {
        return None;
    }
    let wide = |value: i32, other: i32| i128::from(value) - i128::from(other);
    let (x, y) = (wide(from.x, disk.centre.x), wide(from.y, disk.centre.y));
    let radius = i128::from(disk.diameter.0 / 2 + MEETING);
    let outside = x * x + y * y - radius * radius;
    if outside <= 0 {
        return Some((0, from));
    }
    let (dx, dy) = (wide(to.x, from.x), wide(to.y, from.y));
    let (square, nearing) = (dx * dx + dy * dy, -(x * dx + y * dy));
    let root = nearing * nearing - square * outside;
    if nearing <= 0 || root < 0 {
        return None;
    }
    let part = (nearing - root.isqrt()) * PARTS / square;
    let at = from.shifted((dx * part / PARTS) as i32, (dy * part / PARTS) as i32);
    (part <= PARTS).then_some((part as i32, at))
}

/// The rest of a way, mirrored at the rim of a disk.
fn mirrored(disk: &Circle, at: Point, to: Point) -> (Point, Point) {
    let rim = disk.centre.toward(at, disk.diameter / 2 + Length(MEETING));
    let wide = |value: i32, other: i32| i64::from(value) - i64::from(other);
    let (nx, ny) = (wide(rim.x, disk.centre.x), wide(rim.y, disk.centre.y));
    let (rx, ry) = (wide(to.x, at.x), wide(to.y, at.y));
    let inwards = (rx * nx + ry * ny).min(0);
    let square = (nx * nx + ny * ny).max(1);
    let part = |rest: i64, normal: i64| ((rest - 2 * inwards * normal / square) * KEPT / 100) as i32;
    (rim, rim.shifted(part(rx, nx), part(ry, ny)))
}

#[cfg(test)]
mod tests {
    use super::*;

    const DISK: Circle = Circle::new(Point::new(50_000, 50_000), Length::inches(2));

    #[test]
    fn a_rim_is_met_half_an_edge_before_it_and_only_from_outside() {
        let west = Point::new(40_000, 50_000);
        let (_, at) = meeting(&DISK, west, DISK.centre).expect("the way leads there");
        assert!((at.x - (50_000 - 2540 - MEETING)).abs() < 8, "{at:?}");
        assert_eq!(meeting(&DISK, DISK.centre, west), None);
        assert_eq!(meeting(&DISK, west, Point::new(30_000, 50_000)), None, "the other way");
        assert_eq!(meeting(&DISK, west, Point::new(44_000, 50_000)), None, "too short");
    }

    #[test]
    fn half_of_the_pieces_get_up_and_the_others_end_outside() {
        let mut chance = Chance::new(5);
        let ends: Vec<Point> =
            (0..1_000).map(|_| past(&[DISK], Point::new(45_000, 50_000), DISK.centre, &mut chance)).collect();
        let up = ends.iter().filter(|&&end| end == DISK.centre).count();
        assert!((430..530).contains(&up), "{up}");
        assert!(ends.iter().all(|end| *end == DISK.centre || !DISK.contains_point(*end)));
    }

    #[test]
    fn rims_of_lower_disks_throw_nothing_back() {
        let wide = Circle::new(DISK.centre, Length::inches(4));
        let way = (Point::new(50_100, 50_000), Point::new(52_000, 50_000));
        let mut chance = Chance::new(5);
        assert!((0..100).all(|_| past(&[DISK, wide], way.0, way.1, &mut chance) == way.1));
    }
}
