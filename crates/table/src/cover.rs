//! Whether something between two disks leaves part of their shared area bare.

use crate::circle::Circle;
use crate::tolerance::TOLERANCE;

/// Fraction bits of computed corners, on top of doubled units.
const CORNER_BITS: u32 = 16;

/// How far a computed corner may lie on the wrong side of a rim and still count, in the units of corners.
const SLACK: i128 = 16;

/// Whether some part of the area shared by `over` and `under` is covered by no disk of `between`, taken together.
///
/// A part counts when it has room for a disk one unit across, which for an empty `between` is exactly
/// [`Circle::overlaps`]. To find such a part, the two disks are shrunk and the covering ones are grown by half a
/// unit; a point outside the grown ones and inside the shrunk ones is then the middle of such a room. If there
/// is any, the region of all of them has a boundary made of arcs, so it contains a corner where two rims cross
/// or, if no rims cross there, a whole rim. It is enough to try every crossing and one point of every rim.
///
/// Rims to try are exact integers (doubled units); a crossing needs one integer root and one division and is
/// known to 2^-15 of half a unit. A crossing lies on its own two rims by construction and is compared with the
/// others with a slack of 2^-12 of half a unit. So a room of one unit is never missed, and every room
/// reported is at least 0.999 units across: the answer can be off only within the tolerance.
#[must_use]
pub fn uncovered(over: &Circle, under: &Circle, between: &[Circle]) -> bool {
    if !over.overlaps(under) {
        return false;
    }
    if between.is_empty() {
        return true;
    }
    open_in_the_middle(over, under, between) || open_somewhere(over, under, between)
}

/// Whether three disks have an area in common: room for a disk one unit across in all of them at once.
///
/// If one of them lies in another, the third decides, and pairs are all that matters. Otherwise the common area has a corner
/// where two rims cross inside the third. The slack is that of [`uncovered`].
#[must_use]
pub fn share_area(one: &Circle, two: &Circle, three: &Circle) -> bool {
    if !one.overlaps(two) || !two.overlaps(three) || !three.overlaps(one) {
        return false;
    }
    let rims = [Rim::inside(one), Rim::inside(two), Rim::inside(three)];
    [(0, 1, 2), (1, 2, 0), (2, 0, 1)].into_iter().any(|(first, second, third)| {
        match rims[first].crossings(&rims[second]) {
            Some(corners) => corners.iter().any(|&corner| rims[third].inside_of(corner)),
            // Their rims overlap without crossing: one lies in the other.
            None => true,
        }
    })
}

/// Whether any crossing of rims or any whole rim lies bare.
fn open_somewhere(over: &Circle, under: &Circle, between: &[Circle]) -> bool {
    let (over, under) = (Rim::inside(over), Rim::inside(under));
    let mut rims = vec![over, under];
    for circle in between {
        let rim = Rim::outside(circle);
        if rim.covers(&over) || rim.covers(&under) {
            return false;
        }
        if rim.meets(&over) && rim.meets(&under) {
            rims.push(rim);
        }
    }
    if rims.len() == 2 {
        return true;
    }
    (0..rims.len()).any(|first| {
        open_at(&rims, rims[first].east(), first, first)
            || (0..first).any(|second| {
                rims[first].crossings(&rims[second]).is_some_and(|corners| {
                    corners.iter().any(|&corner| open_at(&rims, corner, first, second))
                })
            })
    })
}

/// Whether the middle of the shared area is bare: quickly answered, and true for most disks that lie side by side.
fn open_in_the_middle(over: &Circle, under: &Circle, between: &[Circle]) -> bool {
    let middle = middle_in_doubled_units(over, under);
    let away = |circle: &Circle| {
        let (x, y) = (middle.0 - 2 * i64::from(circle.centre.x), middle.1 - 2 * i64::from(circle.centre.y));
        x * x + y * y
    };
    let square = |length: i64| length * length;
    let inside = |circle: &Circle| {
        let radius = circle.diameter.wide() - TOLERANCE.wide();
        radius >= 0 && away(circle) <= square(radius)
    };
    let outside = |circle: &Circle| away(circle) >= square(circle.diameter.wide() + TOLERANCE.wide());
    inside(over) && inside(under) && between.iter().all(outside)
}

/// The middle of the line between the two crossings of the rims; where the rims do not cross, the centre of the smaller
/// disk.
fn middle_in_doubled_units(over: &Circle, under: &Circle) -> (i64, i64) {
    const FRACTION_BITS: u32 = 16;
    let (dx, dy) = (
        i64::from(under.centre.x) - i64::from(over.centre.x),
        i64::from(under.centre.y) - i64::from(over.centre.y),
    );
    let apart_squared = 4 * (dx * dx + dy * dy);
    let (wide, narrow) = (over.diameter.wide(), under.diameter.wide());
    let crossing = apart_squared > (wide - narrow) * (wide - narrow);
    let (x, y) = (2 * i64::from(over.centre.x), 2 * i64::from(over.centre.y));
    if crossing {
        let share = ((apart_squared + wide * wide - narrow * narrow) << FRACTION_BITS) / apart_squared;
        (x + ((dx * share) >> FRACTION_BITS), y + ((dy * share) >> FRACTION_BITS))
    } else if wide < narrow {
        (x, y)
    } else {
        (x + 2 * dx, y + 2 * dy)
    }
}

/// A corner in doubled units with [`CORNER_BITS`] fraction bits.
type Corner = (i128, i128);

/// Whether a corner lies on or inside both shrunk disks and on or outside all grown ones; the rims it was
/// computed from are left out.
fn open_at(rims: &[Rim], corner: Corner, first: usize, second: usize) -> bool {
    rims.iter()
        .enumerate()
        .filter(|&(index, _)| index != first && index != second)
        .all(|(index, rim)| if index < 2 { rim.inside_of(corner) } else { rim.outside_of(corner) })
}

/// A circle in doubled units, so that odd diameters and halves of the tolerance stay whole.
#[derive(Clone, Copy)]
struct Rim {
    x: i128,
    y: i128,
    radius: i128,
}

impl Rim {
    fn inside(circle: &Circle) -> Rim {
        Rim::new(circle, -TOLERANCE.wide())
    }

    fn outside(circle: &Circle) -> Rim {
        Rim::new(circle, TOLERANCE.wide())
    }

    fn new(circle: &Circle, grown: i64) -> Rim {
        Rim {
            x: 2 * i128::from(circle.centre.x),
            y: 2 * i128::from(circle.centre.y),
            radius: i128::from((circle.diameter.wide() + grown).max(0)),
        }
    }

    fn distance_squared(&self, other: &Rim) -> i128 {
        let (dx, dy) = (other.x - self.x, other.y - self.y);
        dx * dx + dy * dy
    }

    fn meets(&self, other: &Rim) -> bool {
        let reach = self.radius + other.radius;
        self.distance_squared(other) <= reach * reach
    }

    /// Whether the other disk lies strictly inside this one, rim and all.
    fn covers(&self, other: &Rim) -> bool {
        let room = self.radius - other.radius;
        room > 0 && self.distance_squared(other) < room * room
    }

    /// The easternmost point of the rim.
    fn east(&self) -> Corner {
        ((self.x + self.radius) << CORNER_BITS, self.y << CORNER_BITS)
    }

    /// The two points where the rims cross, if they do.
    fn crossings(&self, other: &Rim) -> Option<[Corner; 2]> {
        let (dx, dy) = (other.x - self.x, other.y - self.y);
        let squared = dx * dx + dy * dy;
        if squared == 0 {
            return None;
        }
        // Along the line of centres and across it, both times twice the distance of the centres.
        let along = squared + self.radius * self.radius - other.radius * other.radius;
        let across_squared = 4 * squared * self.radius * self.radius - along * along;
        if across_squared < 0 {
            return None;
        }
        let across = ((across_squared as u128) << (2 * CORNER_BITS)).isqrt() as i128;
        let along = along << CORNER_BITS;
        let corner = |across: i128| {
            (
                (self.x << CORNER_BITS) + (along * dx - across * dy).div_euclid(2 * squared),
                (self.y << CORNER_BITS) + (along * dy + across * dx).div_euclid(2 * squared),
            )
        };
        Some([corner(across), corner(-across)])
    }

    fn distance_to_squared(&self, (x, y): Corner) -> i128 {
        let (dx, dy) = (x - (self.x << CORNER_BITS), y - (self.y << CORNER_BITS));
        dx * dx + dy * dy
    }

    fn inside_of(&self, corner: Corner) -> bool {
        let limit = (self.radius << CORNER_BITS) + SLACK;
        self.distance_to_squared(corner) <= limit * limit
    }

    fn outside_of(&self, corner: Corner) -> bool {
        let limit = (self.radius << CORNER_BITS) - SLACK;
        self.distance_to_squared(corner) >= limit * limit
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Length, Point};

    fn disk(x: i32, y: i32) -> Circle {
        Circle::new(Point::new(x * 100, y * 100), Length(4000))
    }

    #[test]
    fn a_disk_to_the_side_leaves_part_of_the_shared_area_bare() {
        assert!(uncovered(&disk(10, 28), &disk(0, 0), &[disk(25, 0)]));
    }

    #[test]
    fn a_disk_in_the_middle_covers_the_shared_area() {
        assert!(!uncovered(&disk(25, 0), &disk(0, 0), &[disk(10, 0)]));
    }

    #[test]
    fn nothing_between_is_a_plain_overlap() {
        assert!(uncovered(&disk(39, 0), &disk(0, 0), &[]));
        assert!(!uncovered(&disk(40, 0), &disk(0, 0), &[]));
        assert!(uncovered(&disk(39, 0), &disk(0, 0), &[disk(-30, 0)]));
    }

    #[test]
    fn a_disk_on_the_same_spot_covers_everything() {
        assert!(!uncovered(&disk(5, 5), &disk(0, 0), &[disk(0, 0)]));
        assert!(!uncovered(&disk(5, 5), &disk(0, 0), &[disk(5, 5)]));
        assert!(!uncovered(&disk(0, 0), &disk(0, 0), &[disk(0, 0)]));
    }

    #[test]
    fn two_disks_cover_together_what_neither_covers_alone() {
        let (over, under) = (disk(0, 0), disk(0, 10));
        let halves = [disk(-14, 5), disk(14, 5)];
        assert!(uncovered(&over, &under, &halves[..1]) && uncovered(&over, &under, &halves[1..]));
        assert!(uncovered(&over, &under, &halves));
        let closer = [disk(-10, 5), disk(10, 5), disk(0, 18), disk(0, -8)];
        assert!(!uncovered(&over, &under, &closer));
        assert!((0..4).any(|left_out| {
            let rest: Vec<_> = (0..4).filter(|&index| index != left_out).map(|index| closer[index]).collect();
            uncovered(&over, &under, &rest)
        }));
    }

    #[test]
    fn a_hole_in_the_middle_is_found() {
        // A ring of small disks around the common centre; only the middle stays bare.
        let small = |x: i32, y: i32| Circle::new(Point::new(x, y), Length(2400));
        let ring: Vec<_> = [(1300, 0), (919, 919), (0, 1300), (-919, 919)]
            .into_iter()
            .flat_map(|(x, y)| [small(x, y), small(-x, -y)])
            .collect();
        let disk = disk(0, 0);
        assert!(uncovered(&disk, &disk, &ring));
        let mut plugged = ring.clone();
        plugged.push(small(0, 0));
        assert!(!uncovered(&disk, &disk, &plugged));
    }

    #[test]
    fn a_small_disk_in_the_middle_leaves_a_ring() {
        let small = Circle::new(Point::ORIGIN, Length(1000));
        assert!(uncovered(&disk(0, 0), &disk(0, 0), &[small]));
        assert!(uncovered(&disk(1, 0), &disk(0, 0), &[small]));
    }

    #[test]
    fn corners_stay_in_range_at_the_edge_of_reach() {
        let far = |x, y| Circle::new(Point::new(x, y), Length(2_000_000));
        let (over, under) = (far(1_000_000, 1_000_000), far(-400_000, -400_000));
        assert!(uncovered(&over, &under, &[far(1_000_000, -1_000_000)]));
        assert!(!uncovered(&over, &under, &[far(300_000, 300_000)]));
    }

    #[test]
    fn the_quick_answer_never_contradicts_the_slow_one() {
        // Disks on a lattice, so that many of them lie exactly at a rim.
        let mut seed: u64 = 1;
        let mut next = |below: u64| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            ((seed >> 33) % below) as i32
        };
        let mut quick = 0;
        for _ in 0..20_000 {
            let mut any = || {
                let diameter = [1_000, 2_001, 4_445, 6_350][next(4) as usize];
                Circle::new(Point::new(next(9) * 500, next(9) * 500), Length(diameter))
            };
            let (over, under) = (any(), any());
            let between: Vec<Circle> = (0..3).map(|_| any()).collect();
            if over.overlaps(&under) && open_in_the_middle(&over, &under, &between) {
                quick += 1;
                assert!(open_somewhere(&over, &under, &between), "{over:?} {under:?} {between:?}");
            }
        }
        assert!(quick > 1_000, "{quick} quick answers");
    }
}
