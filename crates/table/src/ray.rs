//! Directed lines with a unit direction, for lines of sight that touch corners and rims.

use crate::fine::Fine;
use crate::outline::Outline;

/// Fraction bits of unit directions. A line as long as the table is wide strays by less than a thousandth of a
/// fine step.
const DIRECTION_BITS: u32 = 40;

/// Fraction bits of distances along and aside, on top of fine steps.
pub(crate) const DISTANCE_BITS: u32 = 16;

/// One fine step as a distance.
const STEP: i128 = 1 << DISTANCE_BITS;

/// A directed line.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ray {
    origin: Fine,
    x: i128,
    y: i128,
}

impl Ray {
    /// The line from one point toward another, different one.
    pub(crate) fn through(from: Fine, to: Fine) -> Option<Ray> {
        let offset = to.minus(from);
        Ray::along(from, i128::from(offset.x), i128::from(offset.y))
    }

    /// The line through a point along a vector of any length but zero, with components below 2^120.
    pub(crate) fn along(origin: Fine, x: i128, y: i128) -> Option<Ray> {
        const KEPT_BITS: u32 = 60;
        let bits = i128::BITS - x.abs().max(y.abs()).leading_zeros();
        let scale = |part: i128| {
            if bits > KEPT_BITS { part >> (bits - KEPT_BITS) } else { part << (KEPT_BITS - bits) }
        };
        let (x, y) = (scale(x), scale(y));
        let length = ((x * x + y * y) as u128).isqrt() as i128;
        (length > 0).then(|| Ray {
            origin,
            x: (x << DIRECTION_BITS) / length,
            y: (y << DIRECTION_BITS) / length,
        })
    }

    /// The lines that touch two disks, either of which may be a point: up to four, two for a point and a disk,
    /// one for two points. They run from the first toward the second disk.
    pub(crate) fn touching(one: (Fine, i64), other: (Fine, i64)) -> impl Iterator<Item = Ray> {
        let (centre, radius) = one;
        let between = other.0.minus(centre);
        let squared = i128::from(between.length_squared());
        sides(radius).flat_map(move |left_of_one| {
            sides(other.1).filter_map(move |left_of_other| {
                // The second centre lies this far to the left of a parallel line through the first.
                let aside = i128::from(left_of_other - left_of_one);
                let along_squared = squared - aside * aside;
                if along_squared < 0 {
                    return None;
                }
                const ROOT_BITS: u32 = 30;
                let along = ((along_squared as u128) << (2 * ROOT_BITS)).isqrt() as i128;
                let aside = aside << ROOT_BITS;
                let (x, y) = (i128::from(between.x), i128::from(between.y));
                let ray = Ray::along(centre, x * along + y * aside, y * along - x * aside)?;
                Some(Ray { origin: ray.left_by(-left_of_one), ..ray })
            })
        })
    }

    /// The point to the left of the origin by a number of fine steps.
    fn left_by(&self, steps: i64) -> Fine {
        let part = |unit: i128| rounded(unit * i128::from(steps), DIRECTION_BITS);
        self.origin.plus(Fine::new(-part(self.y), part(self.x)))
    }

    /// How far along the line a point lies.
    pub(crate) fn along_to(&self, point: Fine) -> i128 {
        let offset = point.minus(self.origin);
        (self.x * i128::from(offset.x) + self.y * i128::from(offset.y)) >> (DIRECTION_BITS - DISTANCE_BITS)
    }

    /// How far to the left of the line a point lies.
    pub(crate) fn aside_to(&self, point: Fine) -> i128 {
        let offset = point.minus(self.origin);
        (self.x * i128::from(offset.y) - self.y * i128::from(offset.x)) >> (DIRECTION_BITS - DISTANCE_BITS)
    }

    /// The point at a distance along the line.
    pub(crate) fn at(&self, along: i128) -> Fine {
        let part = |unit: i128| rounded(unit * along, DIRECTION_BITS + DISTANCE_BITS);
        self.origin.plus(Fine::new(part(self.x), part(self.y)))
    }

    /// Where the line meets the rim of a disk; a line that passes within a fine step of it touches it.
    pub(crate) fn meet_disk(&self, centre: Fine, radius: i64, mut found: impl FnMut(i128)) {
        let (aside, radius) = (self.aside_to(centre).abs(), i128::from(radius) << DISTANCE_BITS);
        if aside > radius + STEP {
            return;
        }
        let half = ((radius * radius - aside * aside).max(0) as u128).isqrt() as i128;
        let foot = self.along_to(centre);
        found(foot - half);
        found(foot + half);
    }

    /// Where the line meets the border of an outline; a line that passes within a fine step of a corner meets it.
    pub(crate) fn meet_outline(&self, outline: &impl Outline, mut found: impl FnMut(i128)) {
        for edge in outline.edges() {
            let (from, to) = (self.aside_to(edge.from), self.aside_to(edge.to));
            if from.abs() <= STEP {
                found(self.along_to(edge.from));
            }
            if (from > 0) != (to > 0) {
                let (start, end) = (self.along_to(edge.from), self.along_to(edge.to));
                found(start + (end - start) * from / (from - to));
            }
        }
    }
}

/// A disk can be touched on either side, a point has no sides.
fn sides(radius: i64) -> impl Iterator<Item = i64> + Clone {
    [radius, -radius].into_iter().take(if radius == 0 { 1 } else { 2 })
}

/// Drops fraction bits, rounding to nearest.
fn rounded(value: i128, bits: u32) -> i64 {
    ((value + (1 << (bits - 1))) >> bits) as i64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ray_measures_along_and_aside() {
        let ray = Ray::through(Fine::new(100, 100), Fine::new(400, 500)).expect("the points differ");
        assert_eq!(rounded(ray.along_to(Fine::new(400, 500)), DISTANCE_BITS), 500);
        assert_eq!(rounded(ray.aside_to(Fine::new(100 - 80, 100 + 60)), DISTANCE_BITS), 100);
        assert_eq!(ray.at(1000 << DISTANCE_BITS), Fine::new(700, 900));
        assert!(Ray::through(Fine::new(5, 5), Fine::new(5, 5)).is_none());
    }

    #[test]
    fn lines_touching_two_disks_keep_their_distance_from_both_centres() {
        let (one, other) = ((Fine::new(0, 0), 3_000_000), (Fine::new(9_000_000, 7_000_000), 2_000_000));
        let rays: Vec<Ray> = Ray::touching(one, other).collect();
        assert_eq!(rays.len(), 4);
        for ray in rays {
            for (centre, radius) in [one, other] {
                let aside = ray.aside_to(centre).abs() - (i128::from(radius) << DISTANCE_BITS);
                assert!(aside.abs() < STEP, "{aside}");
            }
            assert!(ray.along_to(other.0) > ray.along_to(one.0));
        }
        let point = (Fine::new(0, 0), 0);
        assert_eq!(Ray::touching(point, other).count(), 2);
        assert_eq!(Ray::touching(point, (Fine::new(9, 9), 0)).count(), 1);
        assert_eq!(Ray::touching(one, (Fine::new(0, 1_000), 2_000)).count(), 0);
    }
}
