//! What a joint charge would do: who hits which side, by which path, and where everyone comes to stand.

use gonfalon_kernel::{Arg, Refusal};
use gonfalon_table::{Heading, Length, OrientedBox};

use super::edge::Edge;
use super::path::{self, Hindrance, Path};
use super::share::{self, Laid, NoPlace};
use crate::board::{Board, arc_of};
use crate::data::SpecialKind;
use crate::lane::Straight;
use crate::movement::{about, on_impassable};
use crate::rulings::{ChargeSide, Hindered};
use crate::sight::touches_front_arc;
use crate::state::{Category, Contact, Side, Terrain, UnitId};
use crate::tell::side_word;

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
    let champion = board.champion(charger);
    if board.rulings().charge_side == ChargeSide::FrontFirst && touches_front_arc(footprint, &champion) {
        return Side::Front;
    }
    arc_of(footprint, champion.centre)
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
) -> Option<Plan> {
    let footprint = faced(board, *chargers.first()?, target);
    let mut arrivals = Vec::new();
    let mut taken: Vec<OrientedBox> = Vec::new();
    for (attacked, group) in groups(board, chargers, &footprint) {
        let edge = Edge::of(footprint, attacked);
        for place in share::lay(board, &edge, target, &group, chargers, &taken).ok()? {
            taken.push(place.footprint);
            let path = path::shortest(board, place.unit, &edge, target, joint)?;
            arrivals.push(arrival(board, &edge, target, attacked, place, path));
        }
    }
    let faces = (footprint.heading != board.unit(target).heading).then_some(footprint.heading);
    Some(Plan { faces, arrivals })
}

/// Whether all chargers find places and their direct ways are open.
pub(super) fn is_direct(board: Board<'_>, chargers: &[UnitId], target: UnitId) -> bool {
    let Some(first) = chargers.first() else { return false };
    let footprint = faced(board, *first, target);
    let mut taken: Vec<OrientedBox> = Vec::new();
    groups(board, chargers, &footprint).all(|(attacked, group)| {
        let edge = Edge::of(footprint, attacked);
        let Ok(laid) = share::lay(board, &edge, target, &group, chargers, &taken) else { return false };
        taken.extend(laid.into_iter().map(|place| place.footprint));
        group.iter().all(|unit| path::is_direct(board, *unit, &edge, target, chargers))
    })
}

/// Whether a lone charger finds a place and the way square to the attacked side is open.
pub(super) fn is_plain(board: Board<'_>, charger: UnitId, target: UnitId) -> bool {
    let footprint = faced(board, charger, target);
    let edge = Edge::of(footprint, side(board, charger, &footprint));
    path::is_square(board, charger, &edge, target)
        && share::lay(board, &edge, target, &[charger], &[charger], &[]).is_ok()
}

/// Everything that stands against a joint charge on the way to its target and at its sides. No way is looked for on which
/// nobody can get there, because the target is out of range.
pub(crate) fn refusals(
    board: Board<'_>,
    chargers: &[UnitId],
    target: UnitId,
    is_in_range: impl Fn(UnitId) -> bool,
) -> Vec<Refusal> {
    let Some(first) = chargers.first() else { return Vec::new() };
    let footprint = faced(board, *first, target);
    let mut refusals = Vec::new();
    let mut taken: Vec<OrientedBox> = Vec::new();
    for (attacked, group) in groups(board, chargers, &footprint) {
        let edge = Edge::of(footprint, attacked);
        match share::lay(board, &edge, target, &group, chargers, &taken) {
            Ok(laid) => taken.extend(laid.into_iter().map(|place| place.footprint)),
            Err(NoPlace::TooMany) => refusals.push(too_many(board, target, attacked, &edge, &group)),
            Err(NoPlace::Blocked) => {
                refusals.push(
                    at_side("kow.charge.needs-room", "refusal-no-room-at-target", board, target, attacked)
                        .number("chargers", group.len() as i64),
                );
                let (taken_by, off_table) = share::taken_by(board, &edge, target, &group, chargers, &taken);
                refusals.extend(taken_by.into_iter().map(|hindrance| in_place(board, target, hindrance)));
                if off_table {
                    let (rule, key) = ("kow.move.stay-on-table", "refusal-charge-place-edge");
                    refusals.push(Refusal::new(rule, key).with("target", board.name(target)));
                }
            }
        }
        for unit in group {
            if is_in_range(unit) && path::shortest(board, unit, &edge, target, chargers).is_none() {
                let most = board.game.library.constants.movement.pivot_degrees;
                refusals.push(
                    at_side("kow.charge.needs-room", "refusal-no-charge-path", board, target, attacked)
                        .with("unit", board.name(unit))
                        .number("most", i64::from(most)),
                );
                let hindrances = path::hindrances(board, unit, &edge, target, chargers);
                refusals.extend(hindrances.into_iter().map(|hindrance| in_way(board, unit, hindrance)));
            }
        }
    }
    refusals
}

/// The sides that are attacked, each with those who attack it.
fn groups<'a>(
    board: Board<'a>,
    chargers: &'a [UnitId],
    footprint: &OrientedBox,
) -> impl Iterator<Item = (Side, Vec<UnitId>)> + use<'a> {
    let footprint = *footprint;
    [Side::Front, Side::Left, Side::Right, Side::Rear]
        .into_iter()
        .map(move |attacked| {
            let attacks = |unit: &UnitId| side(board, *unit, &footprint) == attacked;
            (attacked, chargers.iter().copied().filter(attacks).collect::<Vec<UnitId>>())
        })
        .filter(|(_, group)| !group.is_empty())
}

fn at_side(
    rule: &'static str,
    key: &'static str,
    board: Board<'_>,
    target: UnitId,
    attacked: Side,
) -> Refusal {
    Refusal::new(rule, key)
        .with("target", board.name(target))
        .with("side", Arg::Word(side_word(counts_as(board, target, attacked))))
}

fn too_many(board: Board<'_>, target: UnitId, attacked: Side, edge: &Edge, group: &[UnitId]) -> Refusal {
    let (rule, key) = ("kow.charge.multiple-no-room", "refusal-too-many-chargers");
    let widths =
        group.iter().map(|unit| board.profile(*unit).width).fold(Length::ZERO, |sum, width| sum + width);
    at_side(rule, key, board, target, attacked)
        .number("chargers", group.len() as i64)
        .with("widths", Arg::Length(widths.0))
        .with("length", Arg::Length(edge.length.0))
}

/// What bars the direct way of a charger.
fn in_way(board: Board<'_>, unit: UnitId, hindrance: Hindrance) -> Refusal {
    let refusal = match hindrance {
        Hindrance::Unit(other) => {
            Refusal::new("kow.charge.avoid-units", "refusal-charge-way-unit").with("other", board.name(other))
        }
        Hindrance::Terrain(number) => {
            about(&board.table.terrain[number], "kow.charge.avoid-impassable", "refusal-charge-way-terrain")
        }
    };
    refusal.with("unit", board.name(unit))
}

/// What is in the way where chargers would have to stand.
fn in_place(board: Board<'_>, target: UnitId, hindrance: Hindrance) -> Refusal {
    let rule = "kow.charge.needs-room";
    let refusal = match hindrance {
        Hindrance::Unit(other) => {
            Refusal::new(rule, "refusal-charge-place-unit").with("other", board.name(other))
        }
        Hindrance::Terrain(number) => {
            about(&board.table.terrain[number], rule, "refusal-charge-place-terrain")
        }
    };
    refusal.with("target", board.name(target))
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

/// Whether any part of a charger was in difficult ground or over an obstacle at any moment, start and end included, or, if so
/// agreed, whether its front passed over any. The obstacle at which it stops is not crossed; flyers are never hindered.
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
        && board.table.terrain.iter().filter(hinders).any(|piece| match board.rulings().hindered {
            Hindered::Touched => {
                place.overlaps_polygon(&piece.outline)
                    || legs.iter().any(|leg| leg.swept().overlaps_polygon(&piece.outline))
            }
            Hindered::Crossed => {
                legs.iter().filter_map(Straight::passed).any(|ground| ground.overlaps_polygon(&piece.outline))
            }
        })
}
