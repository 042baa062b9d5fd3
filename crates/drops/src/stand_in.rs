//! Falls without physics, for whoever plays many games and shows none.
//!
//! A piece flies as in the simulation; how far it then bounces and slides is drawn from bounces that the simulation made
//! on the bare table and on a wide disk, so that the chances come out nearly the same.

use std::sync::LazyLock;

use gonfalon_table::{Heading, Length, OrientedBox, Point};
use rapier3d::math::Vector;

use crate::chance::Chance;
use crate::constants::{THICKNESS, TIP_SPEED, UNITS_PER_INCH};
use crate::fall::{Fall, Landing};
use crate::flight::Flight;
use crate::pushes::Earlier;
use crate::release::Release;
use crate::rest::{Footprint, disks_below};
use crate::rims::{Rims, Step, steps};
use crate::scene::{EDGE, Rest, Scene};
use crate::start::start;

/// Tip speeds are told apart in so many ranges.
pub(crate) const RANGES: usize = 8;

/// The bounces as [`crate::fit`] writes them: along and across the fall in hundredths of an inch.
///
/// A line for each case, surface (table, disk) and range of tip speeds.
static TABLE: LazyLock<Vec<Vec<[i16; 2]>>> = LazyLock::new(|| {
    let number = |text: &str| text.parse::<i16>().expect("the table holds small whole numbers");
    let pair = |line: &str| line.split_once(' ').map(|(along, across)| [number(along), number(across)]);
    include_str!("bounces.txt").lines().map(|line| line.split(',').filter_map(pair).collect()).collect()
});

/// Releases whose bounces are known; others take those of the most similar one.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Case {
    /// Counters and height.
    Volley(u8, i32),
    /// Diameter in hundredths of an inch, and height.
    Level(i32, i32),
    /// Apex.
    Toss(i32),
}

/// In the order of the table.
pub(crate) const CASES: [Case; 12] = [
    Case::Volley(1, 12),
    Case::Volley(2, 12),
    Case::Volley(3, 12),
    Case::Volley(5, 12),
    Case::Volley(10, 24),
    Case::Volley(10, 48),
    Case::Level(200, 18),
    Case::Level(350, 18),
    Case::Level(200, 36),
    Case::Level(350, 36),
    Case::Toss(48),
    Case::Toss(96),
];

impl Case {
    /// Bounces that are kept of each range and surface; missiles are dropped far more often than anything else.
    pub(crate) const fn bounces(&self) -> usize {
        if matches!(self, Case::Volley(_, 12)) { 240 } else { 32 }
    }

    /// How little this case resembles a release; cases of another kind are no choice.
    fn distance(&self, release: &Release) -> Option<i32> {
        let apart = |one: i32, length: Length| (one * Length::INCH.0 - length.0).abs();
        match (*self, *release) {
            (Case::Volley(known, high), Release::Volley { count, height, .. }) => {
                Some(apart(high, height) + (i32::from(known) - i32::from(count)).abs() * Length::INCH.0)
            }
            (Case::Level(wide, high), Release::Level { diameter, height, .. }) => {
                Some(apart(high, height) + (wide * Length::INCH.0 / 100 - diameter.0).abs())
            }
            (Case::Toss(high), Release::Toss { apex, .. }) => Some(apart(high, apex)),
            _ => None,
        }
    }
}

/// The moment at which a piece meets the table or a disk.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Touch {
    place: Vector,
    along: Vector,
    range: usize,
}

impl Touch {
    /// Where a flight ends.
    pub(crate) fn of(release: &Release, flight: &Flight) -> Touch {
        let place = flight.after(flight.until(THICKNESS)).place;
        let (along, range) = match release {
            Release::Volley { .. } => {
                let speed = libm::sqrtf(flight.spin.dot(flight.spin));
                let part = (speed - TIP_SPEED.0) / (TIP_SPEED.1 - TIP_SPEED.0);
                let range = (part * RANGES as f32) as usize;
                (flight.spin.cross(Vector::new(0.0, 1.0, 0.0)) / speed, range.min(RANGES - 1))
            }
            Release::Level { .. } => (Vector::new(1.0, 0.0, 0.0), 0),
            Release::Toss { .. } => {
                let along = flight.velocity * Vector::new(1.0, 0.0, 1.0);
                (along / libm::sqrtf(along.dot(along)).max(1e-6), 0)
            }
        };
        Touch { place, along, range }
    }

    /// The range of the tip speed.
    pub(crate) const fn range(&self) -> usize {
        self.range
    }

    /// The touched point of the table.
    pub(crate) fn point(&self, aim: Point) -> Point {
        let units = |inches: f32| libm::roundf(inches * UNITS_PER_INCH) as i32;
        aim.shifted(units(self.place.x), units(-self.place.z))
    }

    /// Where a bounce ends.
    fn after(&self, [along, across]: [i16; 2], aim: Point) -> Point {
        let (along, across) = (f32::from(along) / 100.0, f32::from(across) / 100.0);
        let side = Vector::new(self.along.z, 0.0, -self.along.x);
        Touch { place: self.place + self.along * along + side * across, ..*self }.point(aim)
    }

    /// The bounce that ends at a point.
    pub(crate) fn bounce(&self, end: Point, aim: Point) -> [i16; 2] {
        let way = crate::start::step(self.point(aim), end);
        let side = Vector::new(self.along.z, 0.0, -self.along.x);
        let hundredths = |inches: f32| (inches * 100.0).clamp(-20_000.0, 20_000.0) as i16;
        [hundredths(way.dot(self.along)), hundredths(way.dot(side))]
    }
}

/// A fall with nearly the chances of [`crate::simulate`], in microseconds. It shows no path.
#[must_use]
pub fn stand_in(scene: &Scene, release: &Release, seed: u64) -> Fall {
    stand_in_with(Rims::of(release), scene, release, seed)
}

/// A stand-in with other numbers than the fitted ones, for whoever fits it.
#[must_use]
pub fn stand_in_with(rims: &Rims, scene: &Scene, release: &Release, seed: u64) -> Fall {
    let mut chance = Chance::new(seed);
    let flights = start(release, &mut chance);
    // Of two equally near cases the later one: two counters fall more like three than like one.
    let near = |case: &usize| CASES[*case].distance(release).unwrap_or(i32::MAX);
    let case = (0..CASES.len()).rev().min_by_key(near).unwrap_or(0);
    let mut fall = Fall::default();
    let mut near = Vec::new();
    let mut earlier = Earlier::new(scene);
    for flight in &flights {
        let touch = Touch::of(release, flight);
        let landing = land(rims, &mut near, scene, release, case, touch, &mut chance);
        if !earlier.outlines().is_empty() && release.disk().is_none() {
            earlier.meet(fall.pieces.len(), touch.point(release.aim()), &landing, &mut chance);
        }
        let landing =
            Landing { rest: rest(scene, release, &landing, earlier.outlines(), &fall.pieces), ..landing };
        fall.pieces.push(landing);
    }
    fall.pushed = earlier.pushed;
    fall.pushed.sort_by_key(|pushed| pushed.counter);
    fall
}

/// Where a piece comes to rest.
fn land(
    rims: &Rims,
    near: &mut Vec<Step>,
    scene: &Scene,
    release: &Release,
    case: usize,
    mut touch: Touch,
    chance: &mut Chance,
) -> Landing {
    if !matches!(release, Release::Volley { .. }) {
        touch.range = chance.below(RANGES as u32) as usize;
    }
    let aim = release.aim();
    let touched = touch.point(aim);
    let card = scene.disks.iter().any(|disk| disk.contains_point(touched));
    let bounces = &TABLE[(case * 2 + usize::from(card)) * RANGES + touch.range];
    let [along, across] = bounces[chance.below(bounces.len() as u32) as usize];
    // Both sides are alike.
    let bounce = [along, if chance.below(2) == 0 { across } else { -across }];
    let end = touch.after(bounce, aim);
    steps(&scene.disks, touched, end, near);
    let centre = rims.past(near, touched, end, chance);
    let turn = Heading::from_thousandths(chance.below(360_000) as i32);
    let off_table = !scene.table.holds_point(centre);
    Landing { centre, turn, off_table, ..Landing::default() }
}

/// What a piece lies on.
fn rest(
    scene: &Scene,
    release: &Release,
    landing: &Landing,
    earlier: &[OrientedBox],
    pieces: &[Landing],
) -> Rest {
    if landing.off_table {
        return Rest::default();
    }
    let disks = disks_below(scene, &Footprint::new(landing.centre, landing.turn, release.disk()));
    if release.disk().is_some() {
        return Rest { disks, counters: Vec::new() };
    }
    let own = OrientedBox::new(landing.centre, landing.turn, EDGE, EDGE);
    let others = pieces.iter().map(|piece| {
        let outline = OrientedBox::new(piece.centre, piece.turn, EDGE, EDGE);
        (!piece.off_table).then_some(outline)
    });
    let lying = earlier.iter().cloned().map(Some).chain(others).enumerate();
    let below = lying.filter(|(_, outline)| outline.as_ref().is_some_and(|outline| own.overlaps(outline)));
    Rest { disks, counters: below.map(|(index, _)| index).collect() }
}
