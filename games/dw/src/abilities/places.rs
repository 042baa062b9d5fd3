//! Where Disks may be laid by abilities and spells.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Arg, Refusal};
use gonfalon_table::{Circle, Heading, Length, Point};

use crate::board::Board;
use crate::data::{Act, Effect, ProfileId};

/// How many rings and directions are tried to find room.
const RINGS: i32 = 3;
const DIRECTIONS: i32 = 24;

/// Every reason why a Disk cannot be laid at a place so that it touches another from above.
pub(crate) fn ambush_refusals(board: Board<'_>, disk: DiskId, target: DiskId, at: Point) -> Vec<Refusal> {
    let profile = board.disk(disk).profile.expect("a Disk in play is known");
    let mut refusals = lift_refusals(board, disk);
    refusals.extend(lay_refusals(board, Some(disk), profile, target, at));
    refusals
}

/// The reason why a Disk cannot be Ambushed at all: wherever another is laid, it does not touch it.
pub(crate) fn no_room_refusal(board: Board<'_>, disk: DiskId, target: DiskId) -> Option<Refusal> {
    let pile = &board.table.pile;
    let reach = (pile.diameter(disk).0 + pile.diameter(target).0) / 2;
    let room = around(pile.at(target), reach).any(|at| pile.landing_pins(disk, at).contains(&target));
    (!room).then(|| Refusal::new("dw.ambush.no-room", "refusal-no-room").with("target", board.name(target)))
}

/// Every reason why a Disk, perhaps not in play yet, cannot be laid at a place so that it touches another from above.
pub(crate) fn lay_refusals(
    board: Board<'_>,
    disk: Option<DiskId>,
    profile: ProfileId,
    target: DiskId,
    at: Point,
) -> Vec<Refusal> {
    let circle = Circle::new(at, board.library()[profile].diameter);
    let mut refusals = board.lying_refusals(profile, &circle);
    if board.is_banned(target, Act::BeAmbushed) {
        refusals.push(
            Refusal::new("dw.terrain.cavern-no-ambush", "refusal-no-ambush")
                .with("target", board.name(target)),
        );
    }
    let touches = match disk {
        Some(disk) => board.table.pile.landing_pins(disk, at).contains(&target),
        None => board.touches_from_above(&circle, target),
    };
    if !touches {
        refusals.push(
            Refusal::new("dw.ambush.place", "refusal-not-on-target").with("target", board.name(target)),
        );
    }
    refusals
}

/// Every reason why a Disk cannot be slid beneath another.
pub(crate) fn burrow_refusals(board: Board<'_>, disk: DiskId, target: DiskId, at: Point) -> Vec<Refusal> {
    let profile = board.disk(disk).profile.expect("a Disk in play is known");
    let circle = Circle::new(at, board.table.pile.diameter(disk));
    let mut refusals = lift_refusals(board, disk);
    refusals.extend(board.lying_refusals(profile, &circle));
    let named = |rule, key| Refusal::new(rule, key).with("target", board.name(target));
    if board.table.pile.under(target).any(|under| under != disk) {
        refusals.push(named("dw.burrow.table-only", "refusal-not-on-table"));
    }
    if board.is_banned(disk, Act::Burrow) || board.is_banned(target, Act::BeBurrowed) {
        refusals.push(named("dw.spell.hard-earth", "refusal-hard-earth"));
    }
    if !circle.overlaps(&board.circle(target)) {
        refusals.push(named("dw.burrow.place", "refusal-not-beneath"));
    }
    refusals
}

/// Every reason why a Disk cannot be lifted from the table.
pub(crate) fn lift_refusals(board: Board<'_>, disk: DiskId) -> Vec<Refusal> {
    let named = |rule, key| Refusal::new(rule, key).with("disk", board.name(disk));
    let mut refusals = Vec::new();
    if board.is_pinned(disk) {
        refusals.push(named("dw.touch.pin", "refusal-flip-pinned"));
    }
    refusals
}

/// Every reason why a Disk cannot be moved by others at all.
pub(crate) fn unmoved_refusal(board: Board<'_>, disk: DiskId) -> Option<Refusal> {
    let fixed = board.any_effect(disk, |effect| matches!(effect, Effect::NoForcedMove));
    fixed.then(|| {
        Refusal::new("dw.terrain.mountain-unmoved", "refusal-unmoved").with("disk", board.name(disk))
    })
}

/// Every reason why a Disk cannot be laid at a place within a distance of its old centre.
pub(crate) fn teleport_refusals(board: Board<'_>, disk: DiskId, at: Point, range: Length) -> Vec<Refusal> {
    let profile = board.disk(disk).profile.expect("a Disk in play is known");
    let circle = Circle::new(at, board.table.pile.diameter(disk));
    let mut refusals = board.lying_refusals(profile, &circle);
    // dw.measure.same-disk-shift
    let shift = board.table.pile.at(disk).distance(at);
    if shift > range {
        refusals.push(
            Refusal::new("dw.spell.teleport", "refusal-too-far")
                .with("distance", Arg::Length(shift.0))
                .with("range", Arg::Length(range.0)),
        );
    }
    refusals
}

/// Places where a Disk could be laid to Ambush another.
pub(crate) fn ambush_places(board: Board<'_>, disk: DiskId, target: DiskId) -> impl Iterator<Item = Point> {
    let center = board.table.pile.at(target);
    let reach = (board.table.pile.diameter(disk).0 + board.table.pile.diameter(target).0) / 2;
    around(center, reach).filter(move |at| ambush_refusals(board, disk, target, *at).is_empty())
}

/// Points around a centre, from the centre outwards.
pub(crate) fn around(center: Point, reach: i32) -> impl Iterator<Item = Point> {
    let ring = move |ring: i32| {
        let away = Length((reach - 2) * ring / RINGS);
        (0..DIRECTIONS).map(move |step| center.step(Heading::from_degrees(step * 360 / DIRECTIONS), away))
    };
    std::iter::once(center).chain((1..=RINGS).flat_map(ring))
}

impl Board<'_> {
    /// Whether a circle on top of everything touches a Disk.
    pub(crate) fn touches_from_above(self, circle: &Circle, under: DiskId) -> bool {
        let pile = &self.table.pile;
        let below = pile.circle(under);
        let above = pile.disks().filter(|other| pile.is_above(*other, under)).map(|other| pile.circle(other));
        circle.overlaps(&below) && !self.is_parted(circle, &below, above)
    }
}
