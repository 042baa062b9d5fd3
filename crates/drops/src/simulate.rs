//! One drop from the hand to rest.

use gonfalon_table::{Heading, Length, Point};
use rapier3d::math::Vector;

use crate::chance::Chance;
use crate::constants::{
    FRAMES_PER_SECOND, LONGEST_TIME, PUSH_TOLERANCE, SOLVER_BEGINS, STEPS_PER_LOOK, STILL_MOVE, STILL_TIME,
    THICKNESS, TIME_STEP, UNITS_PER_INCH,
};
use crate::fall::{Fall, Landing, Pose, Pushed};
use crate::flight::Flight;
use crate::release::Release;
use crate::rest::{Footprint, disks_below};
use crate::scene::{Rest, Scene};
use crate::start::start;
use crate::world::{World, reach, turn};

/// Lets pieces fall onto a scene and says where they come to rest. The same scene, release and seed give the same fall.
#[must_use]
pub fn simulate(scene: &Scene, release: &Release, seed: u64) -> Fall {
    let flights = start(release, &mut Chance::new(seed));
    Run::new(scene, release, &flights).finish()
}

/// A drop under way.
struct Run<'a> {
    scene: &'a Scene,
    release: &'a Release,
    world: World,
    /// Seconds since the release.
    time: f32,
    /// What is known of each body: earlier counters first, then the pieces.
    tracks: Vec<Track>,
}

#[derive(Clone, Default)]
struct Track {
    path: Vec<Pose>,
    /// The piece that moved this body: a piece itself, or the first that hit an earlier counter.
    moved_by: Option<usize>,
    /// Where it left the table.
    lost: Option<Point>,
    /// The place that it last came to, and when.
    posture: [Vector; 3],
    since: f32,
}

impl<'a> Run<'a> {
    fn new(scene: &'a Scene, release: &'a Release, flights: &[Flight]) -> Run<'a> {
        let levels = scene.levels();
        let counters = scene.counter_levels(&levels);
        let highest = levels.iter().chain(&counters).max().copied().unwrap_or(0) as f32 * THICKNESS;
        let near = highest + reach(release.disk()) + SOLVER_BEGINS;
        let time = flights.iter().map(|flight| flight.until(near)).fold(LONGEST_TIME, f32::min);
        let arrived: Vec<Flight> = flights.iter().map(|flight| flight.after(time)).collect();
        let world = World::new(scene, &levels, release, &arrived);
        let mut run = Run { scene, release, tracks: vec![Track::default(); world.bodies.len()], world, time };
        for (piece, flight) in flights.iter().enumerate() {
            let track = &mut run.tracks[scene.counters.len() + piece];
            track.moved_by = Some(piece);
            let frames = (0..).map(|frame| frame as f32 / FRAMES_PER_SECOND).take_while(|&at| at < time);
            track.path = frames.map(|at| flight.after(at)).map(|flight| pose(release, &flight)).collect();
        }
        run
    }

    /// Runs until everything is still or time is up.
    fn finish(mut self) -> Fall {
        let earlier = self.scene.counters.len();
        let mut frame = self.tracks[earlier..].first().map_or(0, |track| track.path.len());
        let mut steps = 0;
        while self.time < LONGEST_TIME {
            if self.time * FRAMES_PER_SECOND >= frame as f32 {
                self.record();
                frame += 1;
            }
            self.world.step();
            self.time += TIME_STEP;
            self.follow_pushes();
            self.drop_lost();
            steps += 1;
            if steps % STEPS_PER_LOOK == 0 && (self.world.asleep() || self.all_still()) {
                break;
            }
        }
        self.settle()
    }

    /// Whether every body has kept its place long enough.
    fn all_still(&mut self) -> bool {
        let mut all = true;
        for (body, track) in self.tracks.iter_mut().enumerate() {
            let now = self.world.posture(body);
            let left = now.iter().zip(&track.posture).any(|(now, then)| (*now - *then).length() > STILL_MOVE);
            if left && track.lost.is_none() {
                (track.posture, track.since) = (now, self.time);
            }
            all &= track.lost.is_some() || self.time - track.since >= STILL_TIME;
        }
        all
    }

    fn record(&mut self) {
        for body in 0..self.tracks.len() {
            if self.tracks[body].moved_by.is_some() && self.tracks[body].lost.is_none() {
                let place = self.world.place(body);
                let turn = self.world.turn(body);
                let pose = Pose { centre: self.point(place), height: units(place.y), turn };
                self.tracks[body].path.push(pose);
            }
        }
    }

    /// Notes which earlier counters are reached by a falling piece, also through others.
    fn follow_pushes(&mut self) {
        if self.scene.counters.is_empty() {
            return;
        }
        for (one, other) in self.world.touching() {
            match (self.tracks[one].moved_by, self.tracks[other].moved_by) {
                (Some(by), None) => self.tracks[other].moved_by = Some(by),
                (None, Some(by)) => self.tracks[one].moved_by = Some(by),
                _ => {}
            }
        }
    }

    /// Takes away what has come down beyond the edge of the table, also what would roll on there.
    fn drop_lost(&mut self) {
        for body in 0..self.tracks.len() {
            let place = self.world.place(body);
            if self.tracks[body].lost.is_some() || place.y > self.world.bodies[body].reach + 4.0 * THICKNESS {
                continue;
            }
            let centre = self.point(place);
            if !self.scene.table.holds_point(centre) {
                self.tracks[body].lost = Some(centre);
                self.world.remove(body);
            }
        }
    }

    fn point(&self, place: Vector) -> Point {
        let aim = self.release.aim();
        aim.shifted(units(place.x).0, units(-place.z).0)
    }

    /// Lays everything flat and says what lies on what.
    fn settle(mut self) -> Fall {
        self.record();
        let earlier = self.scene.counters.len();
        let mut landings: Vec<Landing> = (0..self.tracks.len()).map(|body| self.landing(body)).collect();
        let mut order: Vec<usize> = (0..landings.len()).collect();
        order.sort_by(|&one, &other| self.world.place(one).y.total_cmp(&self.world.place(other).y));
        for body in order {
            let rest = self.rest(body, &landings);
            landings[body].rest = rest;
        }
        let pieces = landings.split_off(earlier);
        let pushed = landings.into_iter().enumerate().filter_map(|(counter, landing)| {
            let by = self.tracks[counter].moved_by?;
            let before = &self.scene.counters[counter];
            let moved = before.centre.distance(landing.centre).0 > PUSH_TOLERANCE.0
                || quarter_turns_apart(before.turn, landing.turn) > PUSH_TOLERANCE.1;
            let changed = landing.off_table || before.rest != landing.rest;
            (moved || changed).then_some(Pushed { counter, by, landing })
        });
        Fall { pushed: pushed.collect(), pieces }
    }

    fn landing(&mut self, body: usize) -> Landing {
        let track = &mut self.tracks[body];
        let path = core::mem::take(&mut track.path);
        let lost = track.lost;
        let turn = self.world.turn(body);
        let place = self.world.flat_place(body);
        let centre = lost.unwrap_or_else(|| self.point(place));
        let off_table = lost.is_some() || !self.scene.table.holds_point(centre);
        Landing { centre, turn, off_table, rest: Rest::default(), path }
    }

    /// What a body lies on; everything below it is known already.
    fn rest(&self, body: usize, landings: &[Landing]) -> Rest {
        let earlier = self.scene.counters.len();
        let landing = &landings[body];
        if landing.off_table {
            return Rest::default();
        }
        if self.tracks[body].moved_by.is_none() {
            return self.scene.counters[body].rest.clone();
        }
        let disk = self.release.disk().filter(|_| body >= earlier);
        let support = self.world.support(body);
        let disks = if support.ground || support.bodies.is_empty() {
            disks_below(self.scene, &Footprint::new(landing.centre, landing.turn, disk))
        } else {
            let mut disks: Vec<usize> =
                support.bodies.iter().flat_map(|&below| landings[below].rest.disks.clone()).collect();
            disks.sort_unstable();
            disks.dedup();
            disks
        };
        Rest { disks, counters: support.bodies }
    }
}

/// The smallest turn that makes one square look like another, in thousandths of a degree.
fn quarter_turns_apart(one: Heading, other: Heading) -> i32 {
    let rest = one.thousandths().abs_diff(other.thousandths()) % 90_000;
    rest.min(90_000 - rest) as i32
}

fn pose(release: &Release, flight: &Flight) -> Pose {
    let aim = release.aim();
    let centre = aim.shifted(units(flight.place.x).0, units(-flight.place.z).0);
    Pose { centre, height: units(flight.place.y), turn: turn(flight.turn) }
}

/// Inches as units of the table, rounded.
fn units(inches: f32) -> Length {
    Length(libm::roundf(inches * UNITS_PER_INCH) as i32)
}
