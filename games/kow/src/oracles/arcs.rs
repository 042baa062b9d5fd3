//! Arcs against exact integers, with ties on the dividing rays.

use gonfalon_table::{Heading, Length, OrientedBox, Point};
use proptest::prelude::*;

use crate::board::arc_of;
use crate::sight::touches_front_arc;
use crate::state::Side;

/// A point seen by somebody who faces one of the four winds: ahead and to the left, exactly.
fn seen(quarter: i32, centre: Point, point: Point) -> (i64, i64) {
    let (dx, dy) = (i64::from(point.x) - i64::from(centre.x), i64::from(point.y) - i64::from(centre.y));
    match quarter {
        0 => (dx, dy),
        1 => (dy, -dx),
        2 => (-dx, -dy),
        _ => (-dy, dx),
    }
}

/// Which arc a point is in, by the two rays of each side: all lengths doubled, so that halves are whole.
fn by_rays(width: i64, depth: i64, (ahead, left): (i64, i64)) -> Option<Side> {
    let (ahead, left) = (2 * ahead, 2 * left);
    if ahead.abs() < depth && left.abs() < width {
        return None;
    }
    // Beyond a corner, a ray at 45 degrees has as much ahead as aside.
    let (beyond, beside) = (ahead.abs() - depth, left.abs() - width);
    Some(if ahead > 0 && beyond >= 0 && beyond >= beside {
        Side::Front
    } else if ahead < 0 && beyond >= 0 && beyond > beside {
        Side::Rear
    } else if left > 0 {
        Side::Left
    } else {
        Side::Right
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn every_point_is_in_the_arc_of_its_rays(
        quarter in 0..4,
        (width, depth) in (1..6_000_i32, 1..6_000_i32),
        (x, y) in (-9_000..9_000, -9_000..9_000),
    ) {
        let centre = Point::new(50_000, 40_000);
        let unit = OrientedBox::new(centre, Heading::from_degrees(90 * quarter), Length(width), Length(depth));
        let point = Point::new(centre.x + x, centre.y + y);
        let expected = by_rays(width.into(), depth.into(), seen(quarter, centre, point));
        prop_assert!(expected.is_none_or(|side| side == arc_of(&unit, point)), "{:?}", expected);
    }

    #[test]
    fn on_the_ray_of_a_corner_the_owner_never_suffers(
        quarter in 0..4,
        (half_width, half_depth) in (1..5_000_i32, 1..5_000_i32),
        along in 0..30_000_i32,
        (front, left) in (any::<bool>(), any::<bool>()),
    ) {
        let centre = Point::new(50_000, 40_000);
        let heading = Heading::from_degrees(90 * quarter);
        let unit = OrientedBox::new(centre, heading, Length(2 * half_width), Length(2 * half_depth));
        // A corner, and from there as far ahead as aside; one step farther aside is the flank, one less the end.
        let arc = |beyond: i32| {
            let ahead = if front { half_depth + along } else { -half_depth - along };
            let aside = if left { half_width + along + beyond } else { -half_width - along - beyond };
            let (x, y) = [(ahead, aside), (-aside, ahead), (-ahead, -aside), (aside, -ahead)][quarter as usize];
            arc_of(&unit, Point::new(centre.x + x, centre.y + y))
        };
        let flank = if left { Side::Left } else { Side::Right };
        prop_assert_eq!(arc(0), if front { Side::Front } else { flank });
        prop_assert_eq!(arc(1), flank);
        prop_assert_eq!(arc(-1), if front { Side::Front } else { Side::Rear });
    }

    #[test]
    fn on_the_diagonal_the_square_root_decides_exactly(
        (width, depth) in (1..9_000_i64, 1..9_000_i64),
        (x, y) in (-20_000..20_000_i64, -20_000..20_000_i64),
    ) {
        // Facing north-east, ahead is (x + y) / √2 and left is (y - x) / √2. With everything doubled and multiplied by √2, front
        // means that 2 (x + y) - 2 |y - x| is at least √2 (depth - width) and 2 (x + y) at least √2 depth.
        let unit = OrientedBox::new(
            Point::ORIGIN,
            Heading::from_degrees(45),
            Length(width as i32),
            Length(depth as i32),
        );
        let beyond = |whole: i64, times_root: i64| {
            // The sign of whole - √2 times_root; none where rounding may decide.
            let (one, other) = (i128::from(whole) * i128::from(whole.abs()),
                2 * i128::from(times_root) * i128::from(times_root.abs()));
            let doubt = i128::from(whole.abs() + times_root.abs()) / 100 + 1;
            if one == other { Some(true) } else { ((one - other).abs() > doubt).then_some(one > other) }
        };
        let ahead = beyond(2 * (x + y), depth);
        let wide = beyond(2 * (x + y) - 2 * (y - x).abs(), depth - width);
        if let (Some(ahead), Some(wide)) = (ahead, wide) {
            let inside = 2 * (x + y) * (x + y) < depth * depth && 2 * (y - x) * (y - x) < width * width;
            let front = arc_of(&unit, Point::new(x as i32, y as i32)) == Side::Front;
            prop_assert!(inside || front == (ahead && wide));
        }
    }

    #[test]
    fn a_target_touches_the_front_arc_by_its_nearest_corner(
        quarter in 0..4,
        (half_width, half_depth) in (500..6_000_i32, 500..6_000_i32),
        (east, north) in (-30_000..30_000_i32, -10_000..30_000_i32),
        (wide, deep) in (500..6_000_i32, 500..6_000_i32),
    ) {
        // Both face one of the four winds; the viewer's frame is turned with it.
        let turned = |ahead: i32, left: i32| {
            let (x, y) = [(ahead, left), (-left, ahead), (-ahead, -left), (left, -ahead)][quarter as usize];
            Point::new(90_000 + x, 60_000 + y)
        };
        let heading = Heading::from_degrees(90 * quarter);
        let viewer = OrientedBox::new(turned(0, 0), heading, Length(2 * half_width), Length(2 * half_depth));
        let target = OrientedBox::new(turned(north, east), heading, Length(2 * wide), Length(2 * deep));
        let farthest_ahead = north + deep - half_depth;
        let least_aside = (east.abs() - wide).max(0) - half_width;
        let inside = farthest_ahead.min(farthest_ahead - least_aside);
        let touches = touches_front_arc(&viewer, &target);
        prop_assert!(touches || inside < 0, "{}", inside);
        prop_assert!(!touches || inside >= -3, "{}", inside);
    }
}

#[test]
fn a_square_has_its_rays_on_its_diagonals_at_every_eighth_of_a_turn() {
    for (degrees, ahead) in [(0, (1, 0)), (45, (1, 1)), (90, (0, 1)), (135, (-1, 1)), (225, (-1, -1))] {
        let unit =
            OrientedBox::new(Point::ORIGIN, Heading::from_degrees(degrees), Length(4_000), Length(4_000));
        let (x, y): (i32, i32) = ahead;
        // An eighth of a turn from ahead, far away: exactly on the ray.
        let left = Point::new((x - y).signum() * 9_000, (x + y).signum() * 9_000);
        let right = Point::new((x + y).signum() * 9_000, (y - x).signum() * 9_000);
        assert_eq!(arc_of(&unit, left), Side::Front, "{degrees}");
        assert_eq!(arc_of(&unit, right), Side::Front, "{degrees}");
        let opposite = |point: Point| Point::new(-point.x, -point.y);
        assert_eq!(arc_of(&unit, opposite(left)), Side::Right, "{degrees}");
        assert_eq!(arc_of(&unit, opposite(right)), Side::Left, "{degrees}");
    }
}
