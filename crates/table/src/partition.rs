//! Cuts a polygon with notches into convex pieces.

use crate::point::Point;

/// The convex pieces of a simple counterclockwise polygon, as positions of its points; none if it is convex.
///
/// Ears are cut off one by one, then pieces are joined again across every cut that leaves them convex.
pub(crate) fn convex_pieces(points: &[Point]) -> Vec<Vec<u16>> {
    let count = points.len();
    let turns_right = |index: usize| {
        doubled_area(points[index], points[(index + 1) % count], points[(index + 2) % count]) < 0
    };
    if !(0..count).any(turns_right) {
        return Vec::new();
    }
    let all: Vec<u16> = (0..count).map(|index| index as u16).collect();
    join(points, triangles(points, all))
}

/// Twice the area of the triangle of three points, negative if they go clockwise.
pub(crate) fn doubled_area(first: Point, second: Point, third: Point) -> i64 {
    let (ax, ay) = (second.x as i64 - first.x as i64, second.y as i64 - first.y as i64);
    let (bx, by) = (third.x as i64 - first.x as i64, third.y as i64 - first.y as i64);
    ax * by - ay * bx
}

/// Whether no corner turns right.
fn is_convex(points: &[Point], piece: &[u16]) -> bool {
    let count = piece.len();
    (0..count).all(|index| {
        let at = |offset| points[usize::from(piece[(index + offset) % count])];
        doubled_area(at(0), at(1), at(2)) >= 0
    })
}

/// Cuts ears until nothing is left; flat triangles are dropped.
fn triangles(points: &[Point], mut rest: Vec<u16>) -> Vec<Vec<u16>> {
    let mut pieces = Vec::new();
    while rest.len() > 3 {
        let count = rest.len();
        // A simple polygon always has an ear. Corners in line are cut off first, since their triangle is flat.
        let ear = (0..count).find(|&index| is_ear(points, &rest, index)).unwrap_or(0);
        let triangle = vec![rest[(ear + count - 1) % count], rest[ear], rest[(ear + 1) % count]];
        push_unless_flat(points, &mut pieces, triangle);
        rest.remove(ear);
    }
    push_unless_flat(points, &mut pieces, rest);
    pieces
}

fn push_unless_flat(points: &[Point], pieces: &mut Vec<Vec<u16>>, triangle: Vec<u16>) {
    let [first, second, third] = [0, 1, 2].map(|index| points[usize::from(triangle[index])]);
    if doubled_area(first, second, third) > 0 {
        pieces.push(triangle);
    }
}

/// Whether the corner can be cut off: it turns left and no other point lies in its triangle.
fn is_ear(points: &[Point], rest: &[u16], index: usize) -> bool {
    let count = rest.len();
    let (before, here, after) = (rest[(index + count - 1) % count], rest[index], rest[(index + 1) % count]);
    let [first, second, third] = [before, here, after].map(|position| points[usize::from(position)]);
    let area = doubled_area(first, second, third);
    if area <= 0 {
        // In line between its neighbours: nothing is lost by leaving it out.
        return area == 0;
    }
    rest.iter().filter(|&&other| other != before && other != here && other != after).all(|&other| {
        let point = points[usize::from(other)];
        doubled_area(first, second, point) < 0
            || doubled_area(second, third, point) < 0
            || doubled_area(third, first, point) < 0
    })
}

/// Joins pieces across shared edges as long as the result stays convex.
fn join(points: &[Point], mut pieces: Vec<Vec<u16>>) -> Vec<Vec<u16>> {
    while let Some((first, second, joined)) = joinable(points, &pieces) {
        pieces[first] = joined;
        pieces.remove(second);
    }
    pieces
}

fn joinable(points: &[Point], pieces: &[Vec<u16>]) -> Option<(usize, usize, Vec<u16>)> {
    (0..pieces.len()).find_map(|first| {
        (first + 1..pieces.len()).find_map(|second| {
            let joined = joined(&pieces[first], &pieces[second])?;
            is_convex(points, &joined).then_some((first, second, joined))
        })
    })
}

/// The two pieces as one, if they share an edge.
fn joined(one: &[u16], other: &[u16]) -> Option<Vec<u16>> {
    let count = one.len();
    let (start, facing) = (0..count).find_map(|index| {
        let (from, to) = (one[index], one[(index + 1) % count]);
        let facing = (0..other.len()).find(|&at| other[at] == to && other[(at + 1) % other.len()] == from)?;
        Some((index, facing))
    })?;
    // Around the first piece from the end of the edge to its beginning, then around the second one.
    let mut corners: Vec<u16> = (1..=count).map(|offset| one[(start + offset) % count]).collect();
    corners.extend((2..other.len()).map(|offset| other[(facing + offset) % other.len()]));
    Some(corners)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn area(points: &[Point], piece: &[u16]) -> i64 {
        let at = |index: usize| points[usize::from(piece[index])];
        (1..piece.len() - 1).map(|index| doubled_area(at(0), at(index), at(index + 1))).sum()
    }

    fn check(points: &[(i32, i32)], most: usize) {
        let points: Vec<Point> = points.iter().map(|&(x, y)| Point::new(x, y)).collect();
        let all: Vec<u16> = (0..points.len()).map(|index| index as u16).collect();
        let pieces = convex_pieces(&points);
        assert!(pieces.len() <= most, "{pieces:?}");
        assert!(pieces.iter().all(|piece| is_convex(&points, piece) && area(&points, piece) > 0));
        assert_eq!(pieces.iter().map(|piece| area(&points, piece)).sum::<i64>(), area(&points, &all));
    }

    #[test]
    fn a_convex_polygon_is_left_alone() {
        let square = [(0, 0), (5, 0), (10, 0), (10, 10), (0, 10)].map(|(x, y)| Point::new(x, y));
        assert!(convex_pieces(&square).is_empty());
    }

    #[test]
    fn notches_are_cut_into_few_pieces_of_the_same_area() {
        check(&[(0, 0), (30, 0), (30, 10), (10, 10), (10, 30), (0, 30)], 2);
        check(&[(0, 0), (30, 0), (30, 30), (20, 30), (20, 10), (10, 10), (10, 30), (0, 30)], 3);
        check(&[(0, 0), (10, 20), (20, 0), (20, 40), (10, 25), (0, 40)], 4);
        check(&[(0, 0), (40, 0), (40, 40), (20, 10), (0, 40), (0, 20)], 4);
    }

    #[test]
    fn points_in_line_do_not_disturb_the_cut() {
        check(
            &[(0, 0), (10, 0), (20, 0), (30, 0), (30, 10), (20, 10), (10, 10), (10, 20), (10, 30), (0, 30)],
            3,
        );
    }
}
