//! The rigid bodies of one drop.

use gonfalon_table::{Heading, Length};
use rapier3d::na::Unit;
use rapier3d::prelude::{
    CoefficientCombineRule, ColliderBuilder, ColliderHandle, IntegrationParameters, PhysicsWorld, Pose,
    RigidBodyBuilder, RigidBodyHandle, Vector,
};

use crate::constants::{
    CARD_FRICTION, CLOTH_FRICTION, COUNTER_EDGE, GRAVITY, RESTITUTION, SOLVER_GRAVITY, SOLVER_LENGTH,
    SUBSTEPS, THICKNESS, TIME_STEP,
};
use crate::flight::{Flight, rotation};
use crate::release::Release;
use crate::scene::Scene;
use crate::start::{inches, step};

/// Depth of the pillar that stands for a lying disk: nothing that falls can get below its top.
const PILLAR: f32 = 2.0;

/// A piece that can move.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Body {
    handle: RigidBodyHandle,
    collider: ColliderHandle,
    /// Distance of its farthest corner from its middle.
    pub(crate) reach: f32,
    /// Half its edge or diameter.
    half: f32,
}

/// What carries a piece.
#[derive(Clone, Debug, Default)]
pub(crate) struct Support {
    /// Whether it touches a disk or the table.
    pub(crate) ground: bool,
    /// The bodies below that it touches.
    pub(crate) bodies: Vec<usize>,
}

/// Earlier counters and falling pieces, in this order, over disks that never move.
pub(crate) struct World {
    solver: PhysicsWorld,
    pub(crate) bodies: Vec<Body>,
}

impl World {
    /// The world at the moment when the falling pieces come near the highest obstacle.
    pub(crate) fn new(scene: &Scene, levels: &[u32], release: &Release, flights: &[Flight]) -> World {
        let second = libm::sqrtf(SOLVER_GRAVITY * SOLVER_LENGTH / GRAVITY);
        let mut solver = PhysicsWorld::new();
        solver.gravity = Vector::new(0.0, -SOLVER_GRAVITY, 0.0);
        // Pieces cannot get through pillars and the table, so the costly search for such passages is left out.
        solver.integration_parameters = IntegrationParameters {
            dt: TIME_STEP / second,
            num_solver_iterations: SUBSTEPS,
            max_ccd_substeps: 0,
            ..IntegrationParameters::default()
        };
        let card = |collider: ColliderBuilder| {
            let collider = collider.friction(CARD_FRICTION).restitution(RESTITUTION);
            collider.friction_combine_rule(CoefficientCombineRule::Max)
        };
        let cloth = card(ColliderBuilder::halfspace(Unit::new_unchecked(Vector::new(0.0, 1.0, 0.0))));
        solver.insert_collider(cloth.friction(CLOTH_FRICTION), None);
        for (disk, &level) in scene.disks.iter().zip(levels) {
            let top = level as f32 * THICKNESS;
            let middle = step(release.aim(), disk.centre) + Vector::new(0.0, top - 0.5 * PILLAR, 0.0);
            let radius = 0.5 * inches(disk.diameter);
            let pillar =
                card(ColliderBuilder::cylinder(0.5 * PILLAR / SOLVER_LENGTH, radius / SOLVER_LENGTH));
            solver.insert_collider(pillar.translation(middle / SOLVER_LENGTH), None);
        }
        let mut world = World { solver, bodies: Vec::new() };
        for (counter, level) in scene.counters.iter().zip(scene.counter_levels(levels)) {
            let height = (level as f32 - 0.5) * THICKNESS;
            let place = step(release.aim(), counter.centre) + Vector::new(0.0, height, 0.0);
            let radians = counter.turn.thousandths() as f32 / 180_000.0 * core::f32::consts::PI;
            let turn = rotation(Vector::new(0.0, radians, 0.0));
            let pose = Pose::from_parts(place / SOLVER_LENGTH, turn);
            let body = RigidBodyBuilder::dynamic().pose(pose).sleeping(true);
            world.insert(body, card(flat(None)), None);
        }
        for flight in flights {
            let pose = Pose::from_parts(flight.place / SOLVER_LENGTH, flight.turn);
            let body = RigidBodyBuilder::dynamic().pose(pose);
            let body = body.linvel(flight.velocity * (second / SOLVER_LENGTH)).angvel(flight.spin * second);
            world.insert(body, card(flat(release.disk())), release.disk());
        }
        world
    }

    fn insert(&mut self, body: RigidBodyBuilder, collider: ColliderBuilder, disk: Option<Length>) {
        let (handle, collider) = self.solver.insert(body, collider);
        let half = 0.5 * disk.map_or(COUNTER_EDGE, inches);
        self.bodies.push(Body { handle, collider, reach: reach(disk), half });
    }

    /// Lets one time step pass.
    pub(crate) fn step(&mut self) {
        self.solver.step();
    }

    /// Where a body is, in inches.
    pub(crate) fn place(&self, body: usize) -> Vector {
        self.solver.bodies[self.bodies[body].handle].translation() * SOLVER_LENGTH
    }

    /// Where a body lies once it has been laid flat: one that leans or stands falls over its lower edge.
    pub(crate) fn flat_place(&self, body: usize) -> Vector {
        let [place, along, across] = self.posture(body);
        let normal = across.cross(along) / self.bodies[body].reach / self.bodies[body].reach;
        let normal = if normal.y < 0.0 { -normal } else { normal };
        let slope = normal * Vector::new(-1.0, 0.0, -1.0);
        let steepness = libm::sqrtf(slope.dot(slope));
        if steepness < 1e-3 {
            return place;
        }
        place + slope * (self.bodies[body].half * (1.0 - normal.y) / steepness)
    }

    /// The turn of a body seen from above: of the edge that lies flatter.
    pub(crate) fn turn(&self, body: usize) -> Heading {
        turn(*self.solver.bodies[self.bodies[body].handle].rotation())
    }

    /// Where a body is and how two of its edges lie, as far as they reach.
    pub(crate) fn posture(&self, body: usize) -> [Vector; 3] {
        let Body { handle, reach, .. } = self.bodies[body];
        let body = &self.solver.bodies[handle];
        let edge = |axis: Vector| *body.rotation() * axis * reach;
        [
            body.translation() * SOLVER_LENGTH,
            edge(Vector::new(1.0, 0.0, 0.0)),
            edge(Vector::new(0.0, 0.0, 1.0)),
        ]
    }

    /// Takes a body that left the table out of the world.
    pub(crate) fn remove(&mut self, body: usize) {
        self.solver.bodies[self.bodies[body].handle].set_enabled(false);
    }

    /// Whether the solver has put every body to rest: nothing will move any more.
    pub(crate) fn asleep(&self) -> bool {
        let bodies = self.bodies.iter().map(|body| &self.solver.bodies[body.handle]);
        bodies.filter(|body| body.is_enabled()).all(|body| body.is_sleeping())
    }

    /// The pairs of bodies that touch.
    pub(crate) fn touching(&self) -> impl Iterator<Item = (usize, usize)> {
        let index = |collider| self.bodies.iter().position(|body| body.collider == collider);
        let pairs = self.solver.contact_pairs().filter(|pair| pair.has_any_active_contact());
        pairs.filter_map(move |pair| Some((index(pair.collider1)?, index(pair.collider2)?)))
    }

    /// What carries a body.
    pub(crate) fn support(&self, body: usize) -> Support {
        let mut support = Support::default();
        let own = self.bodies[body].collider;
        for pair in self.solver.contact_pairs_with(own).filter(|pair| pair.has_any_active_contact()) {
            let other = if pair.collider1 == own { pair.collider2 } else { pair.collider1 };
            match self.bodies.iter().position(|body| body.collider == other) {
                None => support.ground = true,
                Some(other) if self.place(other).y < self.place(body).y => support.bodies.push(other),
                Some(_) => {}
            }
        }
        support.bodies.sort_unstable();
        support
    }
}

/// The shape of a piece: a disk of a diameter, or a square counter.
fn flat(disk: Option<Length>) -> ColliderBuilder {
    let half = 0.5 * THICKNESS / SOLVER_LENGTH;
    match disk {
        Some(diameter) => ColliderBuilder::cylinder(half, 0.5 * inches(diameter) / SOLVER_LENGTH),
        None => {
            let edge = 0.5 * COUNTER_EDGE / SOLVER_LENGTH;
            ColliderBuilder::cuboid(edge, half, edge)
        }
    }
}

/// The distance of a piece's farthest corner from its middle, in inches.
pub(crate) fn reach(disk: Option<Length>) -> f32 {
    let corner = match disk {
        Some(diameter) => 0.5 * inches(diameter),
        None => COUNTER_EDGE * core::f32::consts::FRAC_1_SQRT_2,
    };
    libm::sqrtf(corner * corner + 0.25 * THICKNESS * THICKNESS)
}

/// The turn of a piece seen from above: of the edge that lies flatter.
pub(crate) fn turn(rotation: rapier3d::math::Rotation) -> Heading {
    const SCALE: f32 = 1_048_576.0;
    let heading = |edge: Vector| Heading::of((edge.x * SCALE) as i64, (-edge.z * SCALE) as i64);
    let (one, other) = (rotation * Vector::new(1.0, 0.0, 0.0), rotation * Vector::new(0.0, 0.0, -1.0));
    if one.y * one.y <= other.y * other.y + 0.5 { heading(one) } else { heading(other).turn(-90_000) }
}
