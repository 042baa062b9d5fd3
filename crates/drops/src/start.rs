//! The seeded start of a drop: the error of the hand.

use core::f32::consts::TAU;

use gonfalon_table::{Length, Point};
use rapier3d::math::{Rotation, Vector};

use crate::chance::Chance;
use crate::constants::{
    AIM_DEVIATION, CARRIER_GAP, CARRIER_TRIES, COUNTER_EDGE, GRAVITY, LEAD, LEVEL_SPIN, LEVEL_TILT,
    MOST_COUNTERS, THICKNESS, TIP_ANGLE, TIP_SPEED, TOSS_DIRECTION_DEVIATION, TOSS_SPEED_DEVIATION,
    TOSS_SPIN, UNITS_PER_INCH,
};
use crate::flight::{Flight, rotation};
use crate::release::Release;

const UP: Vector = Vector::new(0.0, 1.0, 0.0);

/// The pieces as they leave the hand.
pub(crate) fn start(release: &Release, chance: &mut Chance) -> Vec<Flight> {
    match *release {
        Release::Volley { count, aim, towards, height, carrier } => {
            let tip = Tip::new(step(aim, towards), inches(height), inches(carrier), chance);
            tip.counters(count.min(MOST_COUNTERS), chance)
        }
        Release::Level { height, .. } => vec![level(inches(height), chance)],
        Release::Toss { from, height, apex, aim, .. } => {
            vec![toss(step(aim, from), inches(height), inches(apex), chance)]
        }
    }
}

pub(crate) fn inches(length: Length) -> f32 {
    length.0 as f32 / UNITS_PER_INCH
}

/// The way from one point of the table to another.
pub(crate) fn step(from: Point, to: Point) -> Vector {
    let part = |from: i32, to: i32| (i64::from(to) - i64::from(from)) as f32 / UNITS_PER_INCH;
    Vector::new(part(from.x, to.x), 0.0, -part(from.y, to.y))
}

/// A horizontal vector made one inch long; east if it has no length.
fn direction(way: Vector) -> Vector {
    let length = libm::sqrtf(way.dot(way));
    if length < 1e-6 { Vector::new(1.0, 0.0, 0.0) } else { way / length }
}

/// The hand's offset from the aim point.
fn offset(chance: &mut Chance) -> Vector {
    let east = chance.normal() * AIM_DEVIATION;
    Vector::new(east, 0.0, chance.normal() * AIM_DEVIATION)
}

/// A carrier at the moment when the counters begin to slide.
struct Tip {
    hinge: Vector,
    /// From the hinge to the middle of the level carrier.
    arm: Vector,
    tilt: Rotation,
    spin: Vector,
    /// How far from the middle a counter may lie.
    room: f32,
}

impl Tip {
    fn new(towards: Vector, height: f32, carrier: f32, chance: &mut Chance) -> Tip {
        let towards = direction(towards);
        let arm = towards * (-0.5 * carrier);
        let middle = offset(chance) - towards * LEAD + UP * height;
        // About this axis the far side of the carrier rises.
        let axis = UP.cross(towards);
        Tip {
            hinge: middle - arm,
            arm,
            tilt: rotation(axis * TIP_ANGLE),
            spin: axis * chance.between(TIP_SPEED),
            room: (0.5 * (carrier - COUNTER_EDGE * core::f32::consts::SQRT_2)).max(0.0),
        }
    }

    /// Counters at random places of the carrier; those that find no room lie on the others.
    fn counters(&self, count: u8, chance: &mut Chance) -> Vec<Flight> {
        let least = COUNTER_EDGE * core::f32::consts::SQRT_2 * CARRIER_GAP;
        let mut layer: Vec<Vector> = Vec::new();
        let (mut layers, mut tries) = (0.5, 0);
        let mut flights = Vec::with_capacity(count.into());
        while flights.len() < usize::from(count) {
            let place = self.place(chance);
            if layer.iter().any(|other| (place - *other).length_squared() < least * least) {
                tries += 1;
                if tries == CARRIER_TRIES {
                    (tries, layers) = (0, layers + CARRIER_GAP);
                    layer.clear();
                }
                continue;
            }
            layer.push(place);
            let arm = self.tilt * (self.arm + place + UP * (layers * THICKNESS));
            let yaw = rotation(UP * (TAU * chance.part()));
            let velocity = self.spin.cross(arm);
            flights.push(Flight {
                place: self.hinge + arm,
                turn: self.tilt * yaw,
                velocity,
                spin: self.spin,
            });
        }
        flights
    }

    /// A place within the room of the carrier.
    fn place(&self, chance: &mut Chance) -> Vector {
        loop {
            let place = Vector::new(chance.between((-1.0, 1.0)), 0.0, chance.between((-1.0, 1.0)));
            if place.length_squared() <= 1.0 {
                return place * self.room;
            }
        }
    }
}

/// A disk let go level, but for the hand's error.
fn level(height: f32, chance: &mut Chance) -> Flight {
    let place = offset(chance) + UP * height;
    let mut normal = |deviation: f32| chance.normal() * deviation;
    let tilt = rotation(Vector::new(normal(LEVEL_TILT), 0.0, normal(LEVEL_TILT)));
    let spin = Vector::new(normal(LEVEL_SPIN), normal(LEVEL_SPIN), normal(LEVEL_SPIN));
    Flight { place, turn: tilt * rotation(UP * (TAU * chance.part())), velocity: Vector::ZERO, spin }
}

/// A disk tossed over an apex to the aim point, but for the hand's error.
fn toss(from: Vector, height: f32, apex: f32, chance: &mut Chance) -> Flight {
    let rise = libm::sqrtf(2.0 * GRAVITY * (apex - height).max(0.0));
    let time = rise / GRAVITY + libm::sqrtf(2.0 * apex.max(0.0) / GRAVITY);
    let along = -from / time.max(0.01);
    let sideways = rotation(UP * (chance.normal() * TOSS_DIRECTION_DEVIATION));
    let across = direction(along).cross(UP);
    let upwards = rotation(across * (chance.normal() * TOSS_DIRECTION_DEVIATION));
    let speed = 1.0 + chance.normal() * TOSS_SPEED_DEVIATION;
    let velocity = sideways * (upwards * (along + UP * rise)) * speed;
    let mut normal = |deviation: f32| chance.normal() * deviation;
    let spin = Vector::new(normal(TOSS_SPIN), normal(TOSS_SPIN), normal(TOSS_SPIN));
    let turn = rotation(Vector::new(normal(0.5), normal(1.0), normal(0.5)));
    Flight { place: from + UP * height, turn, velocity, spin }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn volley(count: u8) -> Release {
        Release::Volley {
            count,
            aim: Point::new(20_000, 20_000),
            towards: Point::new(20_000, 50_000),
            height: Length::inches(12),
            carrier: Length::inches(2),
        }
    }

    #[test]
    fn counters_start_apart_and_drift_towards_the_archer() {
        for seed in 0..200 {
            let flights = start(&volley(3), &mut Chance::new(seed));
            assert_eq!(flights.len(), 3);
            for (index, one) in flights.iter().enumerate() {
                assert!(one.place.y > 11.9 && one.place.y < 13.0, "{one:?}");
                // North is towards the Archer.
                assert!(one.velocity.z < 0.0, "{one:?}");
                assert!(flights[..index].iter().all(|other| (other.place - one.place).length() > THICKNESS));
            }
        }
    }

    #[test]
    fn more_counters_than_the_carrier_holds_lie_in_layers() {
        assert_eq!(start(&volley(9), &mut Chance::new(3)).len(), 9);
        assert_eq!(start(&volley(255), &mut Chance::new(3)).len(), usize::from(MOST_COUNTERS));
    }

    #[test]
    fn a_toss_comes_down_near_its_aim() {
        let toss = Release::Toss {
            diameter: Length::INCH,
            from: Point::new(50_000, -30_480),
            height: Length::inches(36),
            apex: Length::inches(72),
            aim: Point::new(50_000, 50_000),
        };
        let miss = |seed| {
            let flight = start(&toss, &mut Chance::new(seed))[0];
            let end = flight.after(flight.until(0.0));
            (end.place * Vector::new(1.0, 0.0, 1.0)).length()
        };
        let mean = (0..200).map(miss).sum::<f32>() / 200.0;
        assert!(mean > 2.0 && mean < 10.0, "{mean}");
    }
}
