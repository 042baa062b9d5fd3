//! The second leg of a charge for one heading: after how much forward movement the pivot leaves a free corridor to the side.
//!
//! Everything here is seen along the heading, from where the charger stands: `ahead` and `aside` (to the left), in fine steps of
//! 1/256 of a unit. While the first leg grows, the corridor (the charger from its rear to where its front touches the side)
//! slides along a straight line, so a convex thing is in it during one stretch of that growth, and both ends of the stretch
//! follow from a few linear comparisons. Between the stretches the corridor is free: nothing has to be tried.

use gonfalon_table::{Heading, Length, OrientedBox, Point};
use smallvec::SmallVec;

/// Fraction bits of fine steps.
const FINE: u32 = 8;
/// One unit in fine steps.
pub(super) const UNIT: i64 = 1 << FINE;
/// What may be in the corridor without being in the way: the exact comparisons at the end allow a unit.
const SLACK: i64 = UNIT / 2;

/// A place or vector in fine steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Spot {
    pub(super) ahead: i64,
    pub(super) aside: i64,
}

/// The corners of something convex, counterclockwise.
pub(super) type Corners = SmallVec<[Spot; 6]>;

/// A direction with its cosine and sine.
#[derive(Clone, Copy, Debug)]
pub(super) struct Direction {
    cosine: i64,
    sine: i64,
}

impl Direction {
    pub(super) fn of(heading: Heading) -> Direction {
        let (cosine, sine) = heading.cosine_and_sine();
        Direction { cosine, sine }
    }

    /// A spot of the table's frame as it is seen along this direction.
    pub(super) fn seen(self, spot: Spot) -> Spot {
        let Spot { ahead: x, aside: y } = spot;
        Spot {
            ahead: (x * self.cosine + y * self.sine) >> Heading::FRACTION_BITS,
            aside: (y * self.cosine - x * self.sine) >> Heading::FRACTION_BITS,
        }
    }

    /// A step of this length in this direction, in the table's frame.
    pub(super) fn step(self, length: i64) -> Spot {
        let part = |unit: i64| ((i128::from(length) * i128::from(unit)) >> Heading::FRACTION_BITS) as i64;
        Spot { ahead: part(self.cosine), aside: part(self.sine) }
    }

    /// The cosine and sine of the turn to another direction, with the fraction bits of headings.
    pub(super) fn turn_to(self, other: Direction) -> (i64, i64) {
        // Two fractions of thirty bits fit.
        let cosine = self.cosine * other.cosine + self.sine * other.sine;
        let sine = self.cosine * other.sine - self.sine * other.cosine;
        (cosine >> Heading::FRACTION_BITS, sine >> Heading::FRACTION_BITS)
    }
}

/// A point seen from another one, in the table's frame.
pub(super) fn spot(from: Point, point: Point) -> Spot {
    let fine = |one: i32, other: i32| (i64::from(other) - i64::from(one)) << FINE;
    Spot { ahead: fine(from.x, point.x), aside: fine(from.y, point.y) }
}

/// The corners of a box seen from a point, in the table's frame.
pub(super) fn corners(from: Point, footprint: &OrientedBox) -> Corners {
    let centre = spot(from, footprint.centre);
    let direction = Direction::of(footprint.heading);
    let (forward, left) =
        ((i64::from(footprint.depth.0) << FINE) / 2, (i64::from(footprint.width.0) << FINE) / 2);
    [(forward, left), (-forward, left), (-forward, -left), (forward, -left)]
        .into_iter()
        .map(|(ahead, aside)| Spot {
            ahead: centre.ahead
                + ((ahead * direction.cosine - aside * direction.sine) >> Heading::FRACTION_BITS),
            aside: centre.aside
                + ((ahead * direction.sine + aside * direction.cosine) >> Heading::FRACTION_BITS),
        })
        .collect()
}

/// A position along the heading that changes evenly while the first leg grows.
#[derive(Clone, Copy, Debug)]
struct Sliding {
    /// Without a first leg.
    start: i64,
    /// The change for each step of the first leg, with the fraction bits of headings.
    rate: i64,
}

/// Half of a charger's width and depth in fine steps.
#[derive(Clone, Copy, Debug)]
pub(super) struct Halves {
    width: i64,
    depth: i64,
}

impl Halves {
    pub(super) fn of(footprint: &OrientedBox) -> Halves {
        let half = |length: Length| (i64::from(length.0) << FINE) / 2;
        Halves { width: half(footprint.width), depth: half(footprint.depth) }
    }
}

/// A stretch of lengths of the first leg, in fine steps.
type Stretch = (i64, i64);

/// The stretch of first legs for which something convex is in a strip from `rear` to `front` that slides aside at a rate;
/// `None` if that is never the case between two lengths.
fn hits(
    convex: &[Spot],
    half_width: i64,
    aside_rate: i64,
    rear: Sliding,
    front: Sliding,
    (from, to): Stretch,
) -> Option<Stretch> {
    let (mut low, mut high) = (i64::MIN / 4, i64::MAX / 4);
    // The strip meets it while no line along one of its edges, or along the strip, keeps them apart.
    let mut clip = |normal: Spot, reach: i64| {
        let end = if normal.ahead > 0 { rear } else { front };
        let growth = (normal.ahead * end.rate + normal.aside * aside_rate) >> Heading::FRACTION_BITS;
        let room = reach + half_width * normal.aside.abs() - normal.ahead * end.start;
        match growth {
            0 if room <= 0 => high = low,
            0 => {}
            growth if growth > 0 => high = high.min(room.div_euclid(growth)),
            growth => low = low.max(-(room.div_euclid(-growth))),
        }
        // Beyond the stretch in question nothing has to be known.
        low < high && low < to && high > from
    };
    let reach = |normal: Spot| {
        convex
            .iter()
            .map(|corner| normal.ahead * corner.ahead + normal.aside * corner.aside)
            .max()
            .unwrap_or(0)
    };
    let axes = [(0, 1), (0, -1), (1, 0), (-1, 0)].map(|(ahead, aside)| {
        // As long as an edge of a usual size, so that rounding weighs no more than there.
        Spot { ahead: ahead * 1024 * UNIT, aside: aside * 1024 * UNIT }
    });
    for normal in axes {
        if !clip(normal, reach(normal)) {
            return None;
        }
    }
    for (index, corner) in convex.iter().enumerate() {
        let next = convex[(index + 1) % convex.len()];
        let normal = Spot { ahead: next.aside - corner.aside, aside: corner.ahead - next.ahead };
        if normal.ahead != 0 && !clip(normal, normal.ahead * corner.ahead + normal.aside * corner.aside) {
            return None;
        }
    }
    Some((low, high))
}

/// How far a charger can go straight ahead before something convex stops it, in fine steps.
pub(super) fn straight_until(heading: Direction, halves: Halves, convex: &[Spot]) -> Option<i64> {
    let seen: Corners = convex.iter().map(|corner| heading.seen(*corner)).collect();
    let rear = Sliding { start: SLACK - halves.depth, rate: 0 };
    let front = Sliding { start: halves.depth - SLACK, rate: 1 << Heading::FRACTION_BITS };
    let always = (i64::MIN / 4, i64::MAX / 4);
    hits(&seen, halves.width - SLACK, 0, rear, front, always).map(|(low, _)| low.max(0))
}

/// What a first leg may be, for one heading of the second one.
#[derive(Clone, Debug)]
pub(super) struct Corridor {
    /// The first legs from which the second one touches the attacked side, with where the front then is.
    touching: SmallVec<[(Stretch, Sliding); 2]>,
    aside_rate: i64,
    rear: Sliding,
    halves: Halves,
}

impl Corridor {
    /// The corridor on a heading for a charger whose first leg has another one; `side` are the ends of the attacked side.
    pub(super) fn new(first: Direction, second: Direction, halves: Halves, side: [Spot; 2]) -> Corridor {
        let (cosine, sine) = first.turn_to(second);
        // Seen along the second heading, the charger goes ahead by the cosine and to the right by the sine.
        let aside_rate = -sine;
        let rear = Sliding { start: SLACK - halves.depth, rate: cosine };
        let [one, other] = side.map(|end| second.seen(end));
        let (near, far) = if one.ahead <= other.ahead { (one, other) } else { (other, one) };
        let mut corridor = Corridor { touching: SmallVec::new(), aside_rate, rear, halves };
        let width = far.aside - near.aside;
        if width == 0 {
            return corridor;
        }
        // The nearer end of the side is touched while it is in the strip; then the front rests on it.
        let grip = halves.width - UNIT;
        corridor.touch(near.aside - grip, near.aside + grip, Sliding { start: near.ahead, rate: 0 });
        // Farther along, a front corner touches the side.
        let slope = i128::from(((far.ahead - near.ahead) << Heading::FRACTION_BITS) / width);
        let rate = (slope * i128::from(aside_rate)) >> Heading::FRACTION_BITS;
        let corner = near.aside + width.signum() * halves.width;
        let start = near.ahead - ((slope * i128::from(corner)) >> Heading::FRACTION_BITS) as i64;
        let ends = [near.aside + width.signum() * grip, far.aside + width.signum() * grip];
        corridor.touch(ends[0].min(ends[1]), ends[0].max(ends[1]), Sliding { start, rate: rate as i64 });
        corridor
    }

    /// Notes the first legs after which the charger is between two places aside and not yet beyond the front.
    fn touch(&mut self, from: i64, to: i64, front: Sliding) {
        let (mut low, mut high) = (0, i64::MAX / 4);
        let mut clip = |growth: i64, room: i64| match growth {
            0 if room < 0 => high = low - 1,
            0 => {}
            growth if growth > 0 => {
                high = high.min(scaled(room, growth));
            }
            growth => low = low.max(-scaled(room, -growth)),
        };
        clip(self.aside_rate, to);
        clip(-self.aside_rate, -from);
        clip(self.rear.rate - front.rate, front.start - self.halves.depth + UNIT);
        if low <= high {
            self.touching.push(((low, high), front));
        }
    }

    /// The shortest and the longest first leg up to a limit that leaves the corridor free, in fine steps.
    pub(super) fn open(&self, limit: i64, in_the_way: &[Corners], second: Direction) -> Option<Stretch> {
        if self.touching.iter().all(|((low, high), _)| *low > (*high).min(limit)) {
            return None;
        }
        let seen: SmallVec<[Corners; 4]> = in_the_way
            .iter()
            .map(|convex| convex.iter().map(|corner| second.seen(*corner)).collect())
            .collect();
        let mut open: Option<Stretch> = None;
        for ((low, high), front) in &self.touching {
            let (low, high) = (*low, (*high).min(limit));
            if low > high {
                continue;
            }
            let front = Sliding { start: front.start - SLACK, ..*front };
            let blocked: SmallVec<[Stretch; 8]> = seen
                .iter()
                .filter_map(|convex| {
                    hits(convex, self.halves.width - SLACK, self.aside_rate, self.rear, front, (low, high))
                })
                .collect();
            let (Some(shortest), Some(longest)) =
                (upward(low, high, &blocked), downward(low, high, &blocked))
            else {
                continue;
            };
            open = Some(
                open.map_or((shortest, longest), |(least, most)| (least.min(shortest), most.max(longest))),
            );
        }
        open
    }
}

/// A length divided by a rate.
fn scaled(room: i64, rate: i64) -> i64 {
    // Most lengths fit, and the wide division takes far longer.
    if room.abs() < 1 << 32 {
        return (room << Heading::FRACTION_BITS).div_euclid(rate).clamp(i64::MIN / 4, i64::MAX / 4);
    }
    let length = (i128::from(room) << Heading::FRACTION_BITS).div_euclid(i128::from(rate));
    length.clamp(i128::from(i64::MIN / 4), i128::from(i64::MAX / 4)) as i64
}

/// The least length in a stretch that is in no other one.
fn upward(low: i64, high: i64, blocked: &[Stretch]) -> Option<i64> {
    let mut at = low;
    while let Some((_, to)) = blocked.iter().find(|(from, to)| *from < at && at < *to) {
        at = *to;
    }
    (at <= high).then_some(at)
}

/// The greatest length in a stretch that is in no other one.
fn downward(low: i64, high: i64, blocked: &[Stretch]) -> Option<i64> {
    let mut at = high;
    while let Some((from, _)) = blocked.iter().find(|(from, to)| *from < at && at < *to) {
        at = *from;
    }
    (at >= low).then_some(at)
}
