//! What a joint charge would do: who hits which side, by which path, and where everyone comes to stand.

use gonfalon_kernel::Refusal;
use gonfalon_table::{Heading, Length, OrientedBox};

use super::edge::Edge;
use super::path::{self, Path};
use super::share::{self, Laid, NoPlace};
use crate::board::{Board, arc_of};
use crate::data::SpecialKind;
use crate::lane::Straight;
use crate::movement::on_impassable;
use crate::state::{Category, Contact, Side, Terrain, UnitId};

/// A joint charge worked out.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    /// How an Individual that is charged turns to face its attackers.
    pub(crate) faces: Option<Heading>,
    /// Every charger.
    pub(crate) arrivals: Vec<Arrival>,
}

/// One charger of a plan.
#[derive(Clone, Debug)]
pub(crate) struct Arrival {
    /// Its way to contact.
    pub(crate) path: Path,
    /// Where it stands then.
    pub(crate) place: OrientedBox,
    /// What the charge is worth in melee.
    pub(crate) contact: Contact,
}

/// The footprint of a charged unit, with an Individual turned to the first of its chargers.
///
/// An Individual without the room to turn stays as it is.
pub(crate) fn faced(board: Board<'_>, charger: UnitId, target: UnitId) -> OrientedBox {
    let footprint = board.footprint(target);
    if !board.has(target, SpecialKind::Individual) {
        return footprint;
    }
    let nearest = arc_of(&footprint, board.champion(charger).centre);
    let turned = OrientedBox { heading: Edge::of(footprint, nearest).outward, ..footprint };
    let has_room = turned.inside_rectangle(&board.field())
        && !on_impassable(board, &turned)
        && board
            .units()
            .filter(|other| *other != target)
            .all(|other| !turned.overlaps(&board.footprint(other)));
    if has_room { turned } else { footprint }
}

/// The side that a charger's champion attacks, of a footprint; that of an Individual is called its front whatever it is.
pub(crate) fn side(board: Board<'_>, charger: UnitId, footprint: &OrientedBox) -> Side {
    arc_of(footprint, board.champion(charger).centre)
}

/// What the side of a charge counts as.
pub(crate) fn counts_as(board: Board<'_>, target: UnitId, side: Side) -> Side {
    if board.has(target, SpecialKind::Individual) { Side::Front } else { side }
}

/// Works out a joint charge; `joint` are all who were named in the order, who do not hinder each other.
pub(crate) fn work_out(
    board: Board<'_>,
    chargers: &[UnitId],
    target: UnitId,
    joint: &[UnitId],
) -> Result<Plan, Vec<Refusal>> {
    let Some(first) = chargers.first() else { return Err(Vec::new()) };
    let footprint = faced(board, *first, target);
    let mut refusals = Vec::new();
    let mut arrivals = Vec::new();
    let mut taken: Vec<OrientedBox> = Vec::new();
    for attacked in [Side::Front, Side::Left, Side::Right, Side::Rear] {
        let group: Vec<UnitId> =
            chargers.iter().copied().filter(|unit| side(board, *unit, &footprint) == attacked).collect();
        if group.is_empty() {
            continue;
        }
        let edge = Edge::of(footprint, attacked);
        let laid = match share::lay(board, &edge, target, &group, chargers, &taken) {
            Ok(laid) => laid,
            Err(why) => {
                refusals.push(no_place(board, target, &group, why));
                continue;
            }
        };
        for place in laid {
            taken.push(place.footprint);
            match path::shortest(board, place.unit, &edge, target, joint) {
                Some(path) => arrivals.push(arrival(board, &edge, target, attacked, place, path)),
                None => refusals.push(
                    Refusal::new("kow.charge.needs-room", "refusal-no-charge-path")
                        .with("unit", board.name(place.unit))
                        .with("target", board.name(target)),
                ),
            }
        }
    }
    let faces = (footprint.heading != board.unit(target).heading).then_some(footprint.heading);
    if refusals.is_empty() { Ok(Plan { faces, arrivals }) } else { Err(refusals) }
}

fn no_place(board: Board<'_>, target: UnitId, group: &[UnitId], why: NoPlace) -> Refusal {
    let (rule, key) = match why {
        NoPlace::TooMany => ("kow.charge.multiple-no-room", "refusal-too-many-chargers"),
        NoPlace::Blocked => ("kow.charge.needs-room", "refusal-no-room-at-target"),
    };
    Refusal::new(rule, key).with("target", board.name(target)).number("chargers", group.len() as i64)
}

fn arrival(
    board: Board<'_>,
    edge: &Edge,
    target: UnitId,
    attacked: Side,
    place: Laid,
    mut path: Path,
) -> Arrival {
    let defended = edge.obstacle(board, place.unit, place.along);
    if let Some((_, far)) = defended {
        path.second.length = (path.second.length - far).max(Length::ZERO);
    }
    let legs = [path.first, path.second];
    let hindered = is_hindered(board, place.unit, &legs, &place.footprint, defended.map(|(piece, _)| piece));
    let contact = Contact {
        charger: place.unit,
        target,
        side: counts_as(board, target, attacked),
        hindered,
        defended: defended.is_some(),
    };
    Arrival { path, place: place.footprint, contact }
}

/// Whether any part of a charger was in difficult ground or over an obstacle at any moment, start and end included. The
/// obstacle at which it stops is not crossed; flyers are never hindered.
pub(crate) fn is_hindered(
    board: Board<'_>,
    unit: UnitId,
    legs: &[Straight],
    place: &OrientedBox,
    stops_at: Option<&Terrain>,
) -> bool {
    let hinders = |piece: &&Terrain| match piece.category {
        Category::Difficult => true,
        Category::Obstacle => stops_at != Some(*piece),
        Category::Impassable | Category::Decoration => false,
    };
    !board.has(unit, SpecialKind::Fly)
        && board.table.terrain.iter().filter(hinders).any(|piece| {
            place.overlaps_polygon(&piece.outline)
                || legs.iter().any(|leg| leg.swept().overlaps_polygon(&piece.outline))
        })
}
