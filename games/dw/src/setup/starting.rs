//! Starting Disks, and whole armies placed Disk by Disk.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Arg, Refusal, Seat};
use gonfalon_table::{Circle, Heading, Length, Point, Rectangle};

use crate::board::Board;
use crate::data::{Deploy, ProfileId};
use crate::reinforcement::from_top_refusals;
use crate::state::Secret;

/// Every reason against Starting Disks at these places.
pub(crate) fn starting_refusals(
    board: Board<'_>,
    secret: &Secret,
    seat: Seat,
    count: u8,
    places: &[(DiskId, Point)],
) -> Vec<Refusal> {
    let mut refusals = Vec::new();
    if places.len() != usize::from(count) {
        refusals.push(
            Refusal::new("dw.setup.starting-disks", "refusal-starting-count")
                .number("found", places.len() as i64)
                .number("count", count),
        );
    }
    // How many there are has been said already.
    refusals.extend(from_top_refusals(secret, places, u8::MAX));
    let mut laid: Vec<Circle> = Vec::new();
    for (disk, at) in places {
        let Some((_, profile)) = secret.stack.iter().find(|(other, _)| other == disk) else { continue };
        refusals.extend(board.start_refusals(seat, *profile, *at, &laid));
        laid.push(Circle::new(*at, board.library()[*profile].diameter));
    }
    refusals
}

/// Every reason against placing one Disk of an army that is placed Disk by Disk.
pub(crate) fn one_refusals(
    board: Board<'_>,
    secret: &Secret,
    seat: Seat,
    places: &[(DiskId, Point)],
) -> Vec<Refusal> {
    let [(disk, at)] = places else {
        return vec![
            Refusal::new("dw.scenario.harm-alternate", "refusal-one-by-one")
                .number("found", places.len() as i64),
        ];
    };
    match secret.stack.iter().find(|(other, _)| other == disk) {
        Some((_, profile)) => board.start_refusals(seat, *profile, *at, &[]),
        None => vec![Refusal::new("dw.scenario.harm-whole-army", "refusal-not-in-stack")],
    }
}

/// The strip before a player's base in which the army is placed.
pub(crate) fn strip(board: Board<'_>, seat: Seat, depth: Length) -> Option<Rectangle> {
    // dw.scenario.harm-area
    let (base, table) = (board.staging(seat)?.at, board.game.table);
    let front = (board.library().constants.land.0 + 1) / 2;
    let (west, east) = if base.x < table.centre().x {
        (base.x + front, base.x + front + depth.0)
    } else {
        (base.x - front - depth.0, base.x - front)
    };
    Some(Rectangle::new(Point::new(west, table.min.y), Point::new(east, table.max.y)))
}

/// Legal places for a Starting Disk beside those that are to be laid with it.
pub(crate) fn starting_places<'a>(
    board: Board<'a>,
    seat: Seat,
    profile: ProfileId,
    laid: &'a [Circle],
) -> impl Iterator<Item = Point> + 'a {
    let width = board.library()[profile].diameter;
    let ring: Vec<Point> = match board.deployment(seat) {
        Deploy::AtStaging(_) => around(board, seat, |reach| [reach - 100, reach * 3 / 4, reach / 2], width),
        Deploy::NearStaging(_, range) => {
            around(board, seat, |reach| [reach - 100, reach + range.0 / 2, reach + range.0 - 100], width)
        }
        Deploy::Strip(depth) => strip(board, seat, depth).map_or_else(Vec::new, |area| {
            let radius = (width.0 + 1) / 2;
            let columns = [area.centre().x, area.min.x + radius, area.max.x - radius];
            let rows = (area.min.y + radius..=area.max.y - radius).step_by(1270);
            let mut rows: Vec<i32> = rows.collect();
            // The middle of the line is what the battle is about.
            rows.sort_by_key(|y| (y - area.centre().y).abs());
            columns.into_iter().flat_map(|x| rows.iter().map(move |y| Point::new(x, *y))).collect()
        }),
    };
    ring.into_iter().filter(move |at| board.start_refusals(seat, profile, *at, laid).is_empty())
}

/// Points on rings around a staging area, those toward the middle of the table first.
fn around(board: Board<'_>, seat: Seat, rings: impl Fn(i32) -> [i32; 3], width: Length) -> Vec<Point> {
    const DIRECTIONS: i32 = 24;
    let Some(land) = board.staging(seat) else { return Vec::new() };
    let reach = (board.library().constants.land.0 + width.0) / 2;
    let front = Heading::between(land.at, board.game.table.centre());
    let mut points = Vec::new();
    for away in rings(reach) {
        for step in 0..DIRECTIONS {
            // Alternately to the left and to the right of the front.
            let side = if step % 2 == 0 { step / 2 } else { -(step + 1) / 2 };
            points.push(land.at.step(front.turn(side * 360_000 / DIRECTIONS), Length(away)));
        }
    }
    points
}

impl Board<'_> {
    /// How a seat's army is set up.
    pub(crate) fn deployment(self, seat: Seat) -> Deploy {
        let scenario = self.scenario();
        scenario.deploy_defender.filter(|_| self.is_defender(seat)).unwrap_or(scenario.deploy)
    }

    /// How many Starting Disks a seat has.
    pub(crate) fn starting_disks(self, seat: Seat) -> u8 {
        match self.deployment(seat) {
            Deploy::AtStaging(count) | Deploy::NearStaging(count, _) => count,
            Deploy::Strip(_) => 0,
        }
    }

    /// Every reason why a Disk may not begin the match at a place, beside those that are laid with it.
    fn start_refusals(self, seat: Seat, profile: ProfileId, at: Point, laid: &[Circle]) -> Vec<Refusal> {
        let circle = Circle::new(at, self.library()[profile].diameter);
        let name = &self.library()[profile].name;
        let named = |rule, key| {
            let name = Arg::Name { en: name.en.clone(), de: name.de.clone() };
            Refusal::new(rule, key).with("disk", name)
        };
        match self.deployment(seat) {
            Deploy::AtStaging(_) => self.entry_refusals(seat, profile, at, laid),
            Deploy::NearStaging(_, range) => {
                let mut refusals = self.lying_refusals(profile, &circle);
                let staging = self.staging(seat).map(|land| self.land_circle(land));
                if let Some(staging) = staging.filter(|staging| !staging.within(&circle, range)) {
                    refusals.push(
                        named("dw.scenario.siege-defender-start", "refusal-start-far")
                            .with("found", Arg::Length(staging.gap(&circle).0))
                            .with("range", Arg::Length(range.0)),
                    );
                }
                refusals
            }
            Deploy::Strip(depth) => {
                let mut refusals = self.lying_refusals(profile, &circle);
                if !strip(self, seat, depth).is_some_and(|area| area.holds_circle(&circle)) {
                    refusals.push(
                        named("dw.scenario.harm-area", "refusal-outside-strip")
                            .with("depth", Arg::Length(depth.0)),
                    );
                }
                refusals
            }
        }
    }
}
