//! Whether a polygon stands in the way of a segment.

use crate::fine::{FINE_TOLERANCE, Fine};
use crate::outline::{Outline, at_least};
use crate::segment::FineSegment;

/// A place where the line of a segment crosses the border, as the product of the distance along the line with
/// the segment's length, and the edge that is crossed there.
type Crossing = (i128, usize);

/// Whether the segment passes through the inside of an outline; grazing it by less than one unit is free.
///
/// The line of the segment runs inside the outline along chords. A chord that lies between the ends of the
/// segment cuts a piece off the outline on either side; it blocks if both are at least one unit high, so
/// clipping a corner or running along an edge does not. A chord in which the segment begins or ends has no such
/// pieces; it blocks if the segment and its neighbours one unit to the left and right all run inside for at
/// least a unit.
///
/// Corners exactly on the line count as left of it, as if the line were shifted by a trace. Then every border
/// crossed is crossed once, and what the trace changes is far below the tolerance.
pub(crate) fn blocks(outline: &impl Outline, segment: &FineSegment) -> bool {
    let direction = segment.direction();
    let squared = i128::from(direction.length_squared());
    let crossings = crossings(outline, segment.from, direction);
    crossings.chunks_exact(2).any(|chord| {
        let ((start, first), (end, second)) = (chord[0], chord[1]);
        if end <= 0 || start >= squared {
            false
        } else if start >= 0 && end <= squared {
            sticks_out(outline, segment, first, second) && sticks_out(outline, segment, second, first)
        } else {
            let range = (start.max(0), end.min(squared));
            is_long(range.1 - range.0, squared)
                && [1, -1].into_iter().all(|side| {
                    let aside = segment.from.plus(one_unit_left(direction, side));
                    is_long(length_inside(outline, aside, direction, range), squared)
                })
        }
    })
}

/// The crossings of a line with the border, in order along the line; chords lie between the first and second,
/// the third and fourth and so on.
fn crossings(outline: &impl Outline, from: Fine, direction: Fine) -> Vec<Crossing> {
    let mut found = Vec::new();
    let mut previous: Option<(i64, Fine)> = None;
    let count = outline.count();
    for index in 0..=count {
        let corner = outline.corner(if index == count { 0 } else { index });
        let aside = direction.cross(corner.minus(from));
        if let Some((aside_before, before)) = previous
            && (aside_before >= 0) != (aside >= 0)
        {
            let start = i128::from(direction.dot(before.minus(from)));
            let step = i128::from(direction.dot(corner.minus(before)));
            let (aside, aside_before) = (i128::from(aside), i128::from(aside_before));
            found.push((start + step * aside_before / (aside_before - aside), index - 1));
        }
        previous = Some((aside, corner));
    }
    found.sort_unstable();
    found
}

/// Whether the corners from one crossed edge to another, counterclockwise, reach one unit away from the line on
/// the side where they leave it.
fn sticks_out(outline: &impl Outline, segment: &FineSegment, first: usize, second: usize) -> bool {
    let direction = segment.direction();
    let count = outline.count();
    let aside = |index: usize| direction.cross(outline.corner(index).minus(segment.from));
    let leaves_left = aside((first + 1) % count) >= 0;
    let mut index = first;
    while index != second {
        index = (index + 1) % count;
        let height = if leaves_left { aside(index) } else { -aside(index) };
        if at_least(height, FINE_TOLERANCE, direction) {
            return true;
        }
    }
    false
}

/// How far a line runs inside the outline within a range, times the length of its direction.
fn length_inside(outline: &impl Outline, from: Fine, direction: Fine, range: (i128, i128)) -> i128 {
    crossings(outline, from, direction)
        .chunks_exact(2)
        .map(|chord| (chord[1].0.min(range.1) - chord[0].0.max(range.0)).max(0))
        .sum()
}

/// Whether a length along the line, times the length of the direction, is at least one unit.
fn is_long(length: i128, squared: i128) -> bool {
    let tolerance = i128::from(FINE_TOLERANCE);
    length > 0 && length / tolerance >= ((squared as u128).isqrt() as i128)
}

/// The vector one unit to the left of a direction, or to the right for the other side.
fn one_unit_left(direction: Fine, side: i64) -> Fine {
    let length = direction.length_squared().isqrt().max(1);
    let part =
        |value: i64| (i128::from(value) * i128::from(side * FINE_TOLERANCE) / i128::from(length)) as i64;
    Fine::new(part(-direction.y), part(direction.x))
}
