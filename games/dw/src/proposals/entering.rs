//! The order of stacks, Starting Disks and reinforcements.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Seat, SeededDice};
use gonfalon_table::{Circle, Heading, Length, Point};

use super::draw::{between, one_of, shuffle};
use super::gather::Gather;
use crate::action::Action;
use crate::board::Board;
use crate::data::{Deploy, ProfileId};
use crate::setup::{starting_places, strip};
use crate::state::Secret;

/// How many places are tried by chance.
const TRIES: usize = 24;

pub(super) fn plain_order(own: &Secret) -> Action {
    Action::Stack(own.stack.iter().map(|(disk, _)| *disk).collect())
}

pub(super) fn list_orders(gather: &mut Gather<'_>) {
    let (board, own) = (gather.board, gather.own);
    let sorted = |key: &dyn Fn(ProfileId) -> i32| {
        let mut stack = own.stack.clone();
        stack.sort_by_key(|(_, profile)| key(*profile));
        Action::Stack(stack.iter().map(|(disk, _)| *disk).collect())
    };
    let library = board.library();
    gather.offer(plain_order(own));
    gather.offer(sorted(&|profile| -i32::from(library[profile].movement.unwrap_or(0))));
    gather.offer(sorted(&|profile| -i32::from(library[profile].points.unwrap_or(0))));
    gather.offer(sorted(&|profile| i32::from(library[profile].points.unwrap_or(0))));
}

pub(super) fn sample_order(own: &Secret, chance: &mut SeededDice) -> Action {
    let mut order: Vec<DiskId> = own.stack.iter().map(|(disk, _)| *disk).collect();
    shuffle(chance, &mut order);
    Action::Stack(order)
}

/// The first place beside the others, else the first at all.
fn clear(places: impl Iterator<Item = Point>, width: Length, laid: &[Circle]) -> Option<Point> {
    let mut first = None;
    for at in places {
        let circle = Circle::new(at, width);
        if !laid.iter().any(|other| other.overlaps(&circle)) {
            return Some(at);
        }
        first = first.or(Some(at));
    }
    first
}

pub(super) fn plain_starting(board: Board<'_>, own: &Secret, seat: Seat, count: u8) -> Action {
    let mut laid: Vec<Circle> = Vec::new();
    let mut places = Vec::new();
    for (disk, profile) in own.stack.iter().take(usize::from(count)) {
        let width = board.library()[*profile].diameter;
        let Some(at) = clear(starting_places(board, seat, *profile, &laid), width, &laid) else { break };
        laid.push(Circle::new(at, width));
        places.push((*disk, at));
    }
    Action::Place(places)
}

pub(super) fn list_starting(gather: &mut Gather<'_>, count: u8) {
    gather.offer(plain_starting(gather.board, gather.own, gather.seat, count));
    for seed in 0..8 {
        let mut chance = SeededDice::new(seed);
        let drawn = sample_starting(gather.board, gather.own, gather.seat, count, &mut chance);
        gather.offer_all(drawn);
    }
}

pub(super) fn sample_starting(
    board: Board<'_>,
    own: &Secret,
    seat: Seat,
    count: u8,
    chance: &mut SeededDice,
) -> Option<Action> {
    let mut laid: Vec<Circle> = Vec::new();
    let mut chosen = Vec::new();
    for (disk, profile) in own.stack.iter().take(usize::from(count)) {
        let width = board.library()[*profile].diameter;
        let mut places: Vec<Point> = starting_places(board, seat, *profile, &laid).collect();
        shuffle(chance, &mut places);
        let at = clear(places.into_iter(), width, &laid)?;
        laid.push(Circle::new(at, width));
        chosen.push((*disk, at));
    }
    Some(Action::Place(chosen))
}

pub(super) fn plain_one(board: Board<'_>, own: &Secret, seat: Seat) -> Action {
    let place = own.stack.iter().find_map(|(disk, profile)| {
        let laid = board.own_circles(seat);
        let width = board.library()[*profile].diameter;
        clear(starting_places(board, seat, *profile, &[]), width, &laid).map(|at| (*disk, at))
    });
    Action::Place(place.into_iter().collect())
}

pub(super) fn list_one(gather: &mut Gather<'_>) {
    gather.offer(plain_one(gather.board, gather.own, gather.seat));
    for seed in 0..24 {
        let mut chance = SeededDice::new(seed);
        let drawn = sample_one(gather.board, gather.own, gather.seat, &mut chance);
        gather.offer_all(drawn);
    }
}

pub(super) fn sample_one(
    board: Board<'_>,
    own: &Secret,
    seat: Seat,
    chance: &mut SeededDice,
) -> Option<Action> {
    let Deploy::Strip(depth) = board.deployment(seat) else { return None };
    let area = strip(board, seat, depth)?;
    let (disk, profile) = one_of(chance, &own.stack)?;
    let width = board.library()[profile].diameter;
    let radius = (width.0 + 1) / 2;
    let laid = board.own_circles(seat);
    let points = (0..TRIES).map(|_| {
        let x = between(chance, area.min.x + radius, area.max.x - radius);
        Point::new(x, between(chance, area.min.y + radius, area.max.y - radius))
    });
    clear(points, width, &laid).map(|at| Action::Place(vec![(disk, at)]))
}

/// Reinforcements at the first places found.
pub(super) fn reinforcements(
    board: Board<'_>,
    own: &Secret,
    seat: Seat,
    most: u8,
    mut pick: impl FnMut(ProfileId, &[Circle]) -> Option<Point>,
) -> Action {
    let mut laid: Vec<Circle> = board.own_circles(seat);
    let begin = laid.len();
    let mut chosen = Vec::new();
    for (disk, profile) in own.stack.iter().take(usize::from(most)) {
        let Some(at) = pick(*profile, &laid[begin..]) else { break };
        laid.push(Circle::new(at, board.library()[*profile].diameter));
        chosen.push((*disk, at));
    }
    Action::Place(chosen)
}

fn all_reinforcements(board: Board<'_>, own: &Secret, seat: Seat, most: u8) -> Action {
    let standing = board.own_circles(seat);
    reinforcements(board, own, seat, most, |profile, laid| {
        let width = board.library()[profile].diameter;
        let both: Vec<Circle> = standing.iter().chain(laid).copied().collect();
        clear(board.entry_places(seat, profile, laid), width, &both)
    })
}

pub(super) fn plain_reinforcements(
    board: Board<'_>,
    own: &Secret,
    seat: Seat,
    most: u8,
    called: bool,
) -> Action {
    if called { all_reinforcements(board, own, seat, most) } else { Action::Done }
}

pub(super) fn list_reinforcements(gather: &mut Gather<'_>, most: u8) {
    let (board, own, seat) = (gather.board, gather.own, gather.seat);
    gather.offer(all_reinforcements(board, own, seat, most));
    if most > 1 {
        gather.offer(all_reinforcements(board, own, seat, most / 2));
        gather.offer(all_reinforcements(board, own, seat, 1));
    }
}

pub(super) fn sample_reinforcements(
    board: Board<'_>,
    own: &Secret,
    seat: Seat,
    (most, called): (u8, bool),
    chance: &mut SeededDice,
) -> Option<Action> {
    if called {
        return Some(all_reinforcements(board, own, seat, most));
    }
    let count = between(chance, i32::from(most) / 2, i32::from(most)) as u8;
    let land = board.staging(seat)?;
    let action = reinforcements(board, own, seat, count, |profile, laid| {
        let width = board.library()[profile].diameter;
        let reach = (board.library().constants.land.0 + width.0) / 2;
        let mut points = (0..TRIES).map(|_| {
            let heading = Heading::from_degrees(chance.below(360) as i32);
            land.at.step(heading, Length(between(chance, reach / 2, reach - 2)))
        });
        points.find(|at| board.entry_refusals(seat, profile, *at, laid).is_empty())
    });
    Some(action)
}

impl Board<'_> {
    /// The circles of a player's Disks in play.
    fn own_circles(self, seat: Seat) -> Vec<Circle> {
        self.army(seat).map(|disk| self.circle(disk)).collect()
    }
}
