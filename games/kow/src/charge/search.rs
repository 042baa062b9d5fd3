//! The search for the shortest charge path.
//!
//! A path has two numbers: how long its first leg is and where its second one heads. For a heading, `corridor` says exactly which
//! first legs leave the way free, and the forward distance grows or falls evenly with the first leg, so the best one is known at
//! once. What is left is to try the right headings. As headings turn, first legs become possible or impossible only where
//! the corridor just fits between two corners, runs along two of them, or touches one of them from either end of the first
//! leg. These headings are tried, and one between each two neighbours: a gap through which the charger fits is found however narrow
//! it is, down to a thousandth of a degree. Every second degree is tried as well, for pivots that squeeze the rear of a charger
//! past others, and the best heading is improved step by step to a thousandth.
//!
//! Individuals first face any way. Where they cannot take the direct way they go straight on another heading, or on a first leg
//! that grazes a corner in the way or is one of twenty-four, fifteen degrees apart.

use gonfalon_table::{Heading, OrientedBox, Point};
use smallvec::SmallVec;

use super::corridor::{Corners, Corridor, Direction, Halves, Spot, UNIT, corners, spot, straight_until};
use super::edge::Edge;
use super::path::{Barrier, Candidate, Path, open_path};
use crate::board::Board;
use crate::data::SpecialKind;
use crate::state::UnitId;

/// A charger going away from the side or along it never becomes level with it.
const STEEPEST: i32 = 89_500;
/// The first step in which the best heading is improved; each next one is half of it.
const FIRST_STEP: i32 = 512;
/// What rounding may do to the length of a first leg.
const NUDGES: [i32; 5] = [0, 1, -1, 2, -2];

/// Where the charger stands.
const ORIGIN: Spot = Spot { ahead: 0, aside: 0 };

/// A charge whose path is looked for.
pub(super) struct Search<'a> {
    stands: OrientedBox,
    edge: &'a Edge,
    barriers: &'a [Barrier<'a>],
    individual: bool,
    widest: i32,
    /// Longer than any way on the table, in fine steps.
    far: i64,
    halves: Halves,
    /// Everything below is seen from where the charger stands.
    side: [Spot; 2],
    level: i64,
    target: Corners,
    toward: Direction,
}

/// A first leg before its length is known.
#[derive(Clone, Copy)]
struct FirstLeg {
    facing: Heading,
    direction: Direction,
    /// The cosine of its turn to the side.
    toward: i64,
    /// The farthest it can go, in fine steps.
    limit: i64,
}

/// A second leg after a pivot.
#[derive(Clone, Copy)]
struct Second {
    pivot: i32,
    direction: Direction,
    /// The cosine of its turn to the side.
    toward: i64,
}

impl<'a> Search<'a> {
    pub(super) fn new(
        board: Board<'_>,
        unit: UnitId,
        edge: &'a Edge,
        barriers: &'a [Barrier<'a>],
    ) -> Search<'a> {
        let stands = board.footprint(unit);
        let target = corners(stands.centre, &edge.target);
        let outward = Direction::of(edge.outward);
        let mut ends: Corners = target.clone();
        ends.sort_by_key(|end| -outward.seen(*end).ahead);
        let field = board.field().max;
        let toward = Direction::of(edge.facing());
        Search {
            stands,
            edge,
            barriers,
            individual: board.has(unit, SpecialKind::Individual),
            widest: i32::from(board.game.library.constants.movement.pivot_degrees) * 1000,
            far: (i64::from(field.x) + i64::from(field.y)) * UNIT,
            halves: Halves::of(&stands),
            side: [ends[0], ends[1]],
            level: toward.seen(ends[0]).ahead,
            target,
            toward,
        }
    }

    /// The shortest open path, if there is any.
    pub(super) fn shortest(&self) -> Option<Path> {
        let direct = self.direct()?;
        if let Some(path) = self.verified(&direct) {
            return Some(path);
        }
        let centre = self.stands.centre;
        let parts: Vec<Corners> =
            self.barriers.iter().flat_map(|barrier| convex_parts(centre, barrier)).collect();
        let best = if self.individual {
            // A detour as long as the way itself is the longest that is thought of.
            self.individual(&self.near(&parts, ORIGIN, self.level))
        } else {
            self.with_facing(self.stands.heading, &parts)
        };
        best.map(|(_, path)| path)
    }

    /// The path that would be best if nothing were in the way, if nothing is.
    pub(super) fn open_direct(&self) -> Option<Path> {
        self.verified(&self.direct()?)
    }

    /// The best path if nothing were in the way.
    fn direct(&self) -> Option<Candidate> {
        let along = self.stands.heading.difference(self.edge.facing());
        if self.individual {
            let mut headings = self.side_headings(ORIGIN);
            headings.push(self.edge.facing());
            headings.extend((-17..=17).map(|step| self.edge.facing().turn(step * 5_000)));
            let best = headings.into_iter().filter_map(|heading| self.straight(heading, &[])).min()?;
            return Some(self.improved_straight(best, &[]));
        }
        // Nothing is shorter than to turn square to the side at once and go straight on.
        if let Some(square) = self.square() {
            return Some(square);
        }
        let leg = self.first_leg(self.stands.heading, &[]);
        let mut pivots: Vec<i32> = vec![0, along, -self.widest, self.widest];
        pivots.extend((-18..=18).map(|step| step * 5_000));
        for from in [ORIGIN, self.after(&leg)] {
            pivots.extend(self.side_headings(from).into_iter().map(|to| leg.facing.difference(to)));
        }
        let best = pivots.into_iter().filter_map(|pivot| self.judged(&leg, pivot, &[])).min()?;
        Some(improved(best, best.pivot, |pivot| self.judged(&leg, pivot, &[])))
    }

    /// The path that turns square to the side where the charger stands; `None` if that does not lead there.
    pub(super) fn square(&self) -> Option<Candidate> {
        let along = self.stands.heading.difference(self.edge.facing());
        let leg = self.first_leg(self.stands.heading, &[]);
        self.judged(&leg, along, &[]).filter(|square| square.before == 0 && !self.individual)
    }

    /// The best open path whose first leg has this heading.
    fn with_facing(&self, facing: Heading, parts: &[Corners]) -> Option<(Candidate, Path)> {
        let leg = self.first_leg(facing, parts);
        let parts = self.near(parts, self.after(&leg), 0);
        let mut headings = self.pair_headings(&parts);
        for from in [ORIGIN, self.after(&leg)] {
            headings.extend(self.side_headings(from));
            headings.extend(parts.iter().flatten().flat_map(|corner| self.grazing(from, *corner)));
        }
        headings.push(self.edge.facing());
        let mut pivots: Vec<i32> = headings.into_iter().map(|heading| facing.difference(heading)).collect();
        pivots.extend((-self.widest / 2_000..=self.widest / 2_000).map(|step| step * 2_000));
        pivots.retain(|pivot| pivot.abs() <= self.widest);
        pivots.sort_unstable();
        pivots.dedup();
        let between: Vec<i32> = pivots
            .windows(2)
            .filter(|ends| ends[1] - ends[0] > 1)
            .map(|ends| ends[0] + (ends[1] - ends[0]) / 2)
            .collect();
        pivots.extend(between);
        self.best_of(None, pivots.into_iter().map(|pivot| (leg, pivot)), &parts)
    }

    /// The best open path of an Individual.
    fn individual(&self, parts: &[Corners]) -> Option<(Candidate, Path)> {
        let corners = || parts.iter().flatten();
        let passing =
            |from: Spot| corners().flat_map(move |corner| tangents(from, *corner, self.half_width()));
        let mut straight = self.side_headings(ORIGIN);
        straight.extend(passing(ORIGIN));
        straight.extend((-89..=89).map(|degrees| self.edge.facing().turn(degrees * 1_000)));
        let best = straight.into_iter().filter_map(|heading| self.straight(heading, parts)).min();
        let best = best.map(|best| self.improved_straight(best, parts));
        let best = best.and_then(|best| self.verified(&best).map(|path| (best, path)));
        let straight_at = Heading::between(self.stands.centre, self.edge.middle());
        let mut facings: Vec<Heading> = (-12..12).map(|step| straight_at.turn(step * 15_000)).collect();
        facings.extend(passing(ORIGIN));
        facings.sort_unstable();
        facings.dedup();
        let legs = facings.into_iter().flat_map(|facing| {
            let leg = self.first_leg(facing, parts);
            let mut headings = self.side_headings(self.after(&leg));
            headings.extend((-17..=17).map(|step| self.edge.facing().turn(step * 5_000)));
            headings.extend(passing(self.after(&leg)));
            headings.into_iter().map(move |heading| (leg, facing.difference(heading)))
        });
        self.best_of(best, legs.filter(|(_, pivot)| pivot.abs() <= self.widest), parts)
    }

    /// The best open path among these first legs and pivots, or the one found before if none is better.
    fn best_of(
        &self,
        mut best: Option<(Candidate, Path)>,
        tries: impl Iterator<Item = (FirstLeg, i32)>,
        parts: &[Corners],
    ) -> Option<(Candidate, Path)> {
        let mut tries: Vec<(i64, u32, bool, FirstLeg, Second)> = tries
            .filter_map(|(leg, pivot)| {
                let second = self.second(&leg, pivot)?;
                let least = self.total(&leg, &second, 0).min(self.total(&leg, &second, leg.limit));
                let hopeless = best.as_ref().is_some_and(|(best, _)| best.total < least);
                (!hopeless).then_some((least, pivot.unsigned_abs(), pivot < 0, leg, second))
            })
            .collect();
        tries.sort_unstable_by_key(|(least, turn, right, leg, _)| (*least, *turn, *right, leg.facing));
        for (least, _, _, leg, second) in tries {
            if best.as_ref().is_some_and(|(best, _)| best.total < least) {
                break;
            }
            let Some(found) = self.judged_second(&leg, &second, parts) else { continue };
            if best.as_ref().is_some_and(|(best, _)| *best <= found) {
                continue;
            }
            let better = improved(found, second.pivot, |pivot| self.judged(&leg, pivot, parts));
            for candidate in [better, found] {
                if let Some(path) = self.verified(&candidate) {
                    best = Some((candidate, path));
                    break;
                }
            }
        }
        best
    }

    /// The path of a candidate by the exact comparisons of the table, give or take the rounding of its first leg.
    fn verified(&self, candidate: &Candidate) -> Option<Path> {
        NUDGES.into_iter().find_map(|nudge| {
            let before = candidate.before + nudge;
            let nudged = Candidate { before, ..*candidate };
            (before >= 0).then(|| open_path(&self.stands, self.edge, &nudged, self.barriers)).flatten()
        })
    }

    fn first_leg(&self, facing: Heading, parts: &[Corners]) -> FirstLeg {
        let direction = Direction::of(facing);
        let toward = self.toward.turn_to(direction).0;
        let mut limit = self.far;
        // Beyond the line of the side no pivot leads back to it.
        if toward > 0 && self.level > 0 {
            let until = (i128::from(self.level) << Heading::FRACTION_BITS) / i128::from(toward);
            limit = limit.min(until.min(i128::from(i64::MAX / 4)) as i64);
        }
        let stops = parts.iter().chain([&self.target]);
        let stop = stops.filter_map(|part| straight_until(direction, self.halves, part)).min();
        FirstLeg { facing, direction, toward, limit: limit.min(stop.unwrap_or(limit)) }
    }

    /// The parts that a corridor from a first leg that ends here can reach, and those so far around.
    fn near(&self, parts: &[Corners], end: Spot, around: i64) -> Vec<Corners> {
        let reach = i64::from(self.stands.width.0 + self.stands.depth.0) * UNIT + around;
        let hull = [ORIGIN, end, self.side[0], self.side[1]];
        let meets = |part: &&Corners, pick: fn(&Spot) -> i64| {
            let range = |spots: &[Spot]| (spots.iter().map(pick).min(), spots.iter().map(pick).max());
            let (one, other) = (range(&hull), range(part));
            let apart = |low: Option<i64>, high: Option<i64>| low > high.map(|high| high + reach);
            !apart(one.0, other.1) && !apart(other.0, one.1)
        };
        let near = |part: &&Corners| meets(part, |spot| spot.ahead) && meets(part, |spot| spot.aside);
        parts.iter().filter(near).cloned().collect()
    }

    /// Where the centre is after the longest first leg.
    fn after(&self, leg: &FirstLeg) -> Spot {
        leg.direction.step(leg.limit)
    }

    /// The second leg after a pivot; `None` if the pivot is too wide or the leg never becomes level with the side.
    fn second(&self, leg: &FirstLeg, pivot: i32) -> Option<Second> {
        let heading = leg.facing.turn(pivot);
        let slant = self.edge.facing().difference(heading);
        if slant.abs() > STEEPEST || pivot.abs() > self.widest {
            return None;
        }
        let direction = Direction::of(heading);
        Some(Second { pivot, direction, toward: self.toward.turn_to(direction).0 })
    }

    /// The forward distance of a path in units.
    fn total(&self, leg: &FirstLeg, second: &Second, before: i64) -> i64 {
        // A way across the table in fine steps times a fraction of thirty bits fits.
        let gained = (before * leg.toward) >> Heading::FRACTION_BITS;
        let after = ((self.level - gained) << Heading::FRACTION_BITS) / second.toward.max(1);
        let after = after - i64::from(self.stands.depth.0) * UNIT / 2;
        (before + after.max(0) + UNIT / 2) / UNIT
    }

    /// The best first leg for a pivot, if there is one that leaves the way free of these parts.
    fn judged(&self, leg: &FirstLeg, pivot: i32, parts: &[Corners]) -> Option<Candidate> {
        self.judged_second(leg, &self.second(leg, pivot)?, parts)
    }

    fn judged_second(&self, leg: &FirstLeg, second: &Second, parts: &[Corners]) -> Option<Candidate> {
        let corridor = Corridor::new(leg.direction, second.direction, self.halves, self.side);
        let (shortest, longest) = corridor.open(leg.limit, parts, second.direction)?;
        // A first leg that heads for the side more directly than the second one is better long, any other better short.
        let long = leg.toward > second.toward;
        let before = if long { longest.div_euclid(UNIT) } else { -((-shortest).div_euclid(UNIT)) };
        Some(Candidate {
            total: self.total(leg, second, before * UNIT),
            turn: second.pivot.unsigned_abs(),
            right: second.pivot < 0,
            facing: leg.facing,
            before: i32::try_from(before).ok()?,
            pivot: second.pivot,
        })
    }

    /// The path of an Individual that goes straight on this heading.
    fn straight(&self, heading: Heading, parts: &[Corners]) -> Option<Candidate> {
        let direction = Direction::of(heading);
        let toward = self.toward.turn_to(direction).0;
        let leg = FirstLeg { facing: heading, direction, toward, limit: 0 };
        self.judged(&leg, 0, parts)
    }

    fn improved_straight(&self, best: Candidate, parts: &[Corners]) -> Candidate {
        let judge = |heading| self.straight(Heading::from_thousandths(heading), parts);
        improved(best, best.facing.thousandths(), judge)
    }

    /// The headings on which a charger that stands somewhere just touches an end of the side.
    fn side_headings(&self, from: Spot) -> Vec<Heading> {
        let grip = self.half_width() - UNIT;
        self.side.into_iter().flat_map(|end| tangents(from, end, grip)).collect()
    }

    /// The headings on which a charger that stands somewhere just passes a corner, with its side or its rear.
    fn grazing(&self, from: Spot, corner: Spot) -> impl Iterator<Item = Heading> {
        let half_depth = i64::from(self.stands.depth.0) * UNIT / 2;
        let rear = tangents(from, corner, half_depth);
        let rear = rear.into_iter().flat_map(|heading| [heading.turn(90_000), heading.turn(-90_000)]);
        tangents(from, corner, self.half_width()).into_iter().chain(rear)
    }

    /// The headings on which the corridor just fits between two corners or runs along two of them.
    fn pair_headings(&self, parts: &[Corners]) -> Vec<Heading> {
        // Two corners of one thing bound no gap.
        let ends = self.side.iter().enumerate().map(|(index, end)| (parts.len() + index, *end));
        let numbered = parts.iter().enumerate();
        let corners: Vec<(usize, Spot)> = numbered
            .flat_map(|(index, part)| part.iter().map(move |corner| (index, *corner)))
            .chain(ends)
            .collect();
        let width = 2 * self.half_width();
        let mut headings = Vec::new();
        for (index, (part, one)) in corners.iter().enumerate() {
            for (_, other) in corners[..index].iter().filter(|(other, _)| other != part) {
                let along = Heading::of(other.ahead - one.ahead, other.aside - one.aside);
                let found = tangents(*one, *other, width).into_iter().chain([along]);
                headings.extend(found.flat_map(|heading| [heading, heading.opposite()]));
            }
        }
        headings.retain(|heading| self.edge.facing().difference(*heading).abs() <= STEEPEST);
        headings
    }

    fn half_width(&self) -> i64 {
        i64::from(self.stands.width.0) * UNIT / 2
    }
}

/// The headings on which a line through one spot passes another one at a distance, on either side; none if it is nearer.
fn tangents(from: Spot, corner: Spot, distance: i64) -> SmallVec<[Heading; 2]> {
    let (x, y) = (corner.ahead - from.ahead, corner.aside - from.aside);
    let rest = x * x + y * y - distance * distance;
    if rest <= 0 {
        return SmallVec::new();
    }
    let slip = Heading::of(rest.isqrt(), distance).thousandths();
    let bearing = Heading::of(x, y);
    [bearing.turn(slip), bearing.turn(-slip)].into_iter().collect()
}

/// A candidate improved by turning it, from where it is, by ever smaller steps.
fn improved(mut best: Candidate, mut at: i32, judge: impl Fn(i32) -> Option<Candidate>) -> Candidate {
    let mut step = FIRST_STEP;
    while step > 0 {
        let turned = |turn: i32| judge(turn).map(|candidate| (candidate, turn));
        let better = [at + step, at - step].into_iter().filter_map(turned).min();
        match better.filter(|(other, _)| *other < best) {
            Some((other, turn)) => (best, at) = (other, turn),
            None => step /= 2,
        }
    }
    best
}

/// The convex parts of a barrier seen from a point.
fn convex_parts(from: Point, barrier: &Barrier<'_>) -> SmallVec<[Corners; 1]> {
    match barrier {
        Barrier::Footprint(footprint) => SmallVec::from_iter([corners(from, footprint)]),
        Barrier::Terrain(polygon) => polygon
            .convex_parts()
            .map(|part| part.into_iter().map(|corner| spot(from, corner)).collect())
            .collect(),
    }
}
