//! Base contact: where a model touches another one, and whether it could have got there.

use gonfalon_table::Length;
use smallvec::{SmallVec, smallvec};

use super::course::Course;
use super::{Findings, Move, allowance, ending, flies_in, passing};
use crate::action::{Spot, Walk};
use crate::board::Board;
use crate::data::Base;
use crate::state::{ModelId, Table};

/// The place nearest to another model on the straight line towards it, at most so far away, at a height where it may stand; `None`
/// if it may not stand there.
pub(crate) fn approach(
    board: Board<'_>,
    model: ModelId,
    from: &Spot,
    other: ModelId,
    most: Length,
) -> Option<Spot> {
    let there = board.spot(other);
    let limit = Length(from.at.distance(there.at).0).min(most);
    let at = |by: Length| Spot { at: from.at.toward(there.at, by), ..*from };
    let facing = std::cell::OnceCell::new();
    let overlaps = |by: Length| {
        let here = at(by);
        !board.is_far_at(model, &here, other, &there, Length::ZERO)
            && (board.is_amid_at(model, &here, other, &there)
                || board.shape_at(model, &here).overlaps(facing.get_or_init(|| board.shape(other))))
    };
    let by = match (board.profile(model).base, board.profile(other).base) {
        (Base::Round { diameter }, Base::Round { diameter: facing }) => {
            let apart = from.at.distance(there.at) - Length((diameter + facing).0 / 2);
            apart.min(most).max(Length::ZERO)
        }
        _ if !overlaps(limit) => limit,
        _ => {
            let (mut free, mut taken) = (Length::ZERO, limit);
            while (taken - free).0 > 1 {
                let middle = Length(free.0 + (taken - free).0 / 2);
                if overlaps(middle) { taken = middle } else { free = middle }
            }
            free
        }
    };
    let flat = at(by);
    let heights = board.grounds(model, flat.at, flat.heading);
    let elevation = heights.into_iter().min_by_key(|height| (*height - there.elevation).abs())?;
    Some(Spot { elevation, ..flat })
}

/// Whether a model that has ended a move without touching an enemy could have ended in base contact, by a straight line from
/// where it began or from where it ended. `holds` judges the table with the model there.
///
/// What this finds is possible for sure; a contact that takes a cleverer way is not found, and not demanded.
pub(super) fn is_possible(
    before: Board<'_>,
    after: Board<'_>,
    order: Move<'_>,
    model: ModelId,
    walk: Option<&Walk>,
    enemies: &[ModelId],
    holds: impl Fn(Board<'_>) -> bool,
) -> bool {
    let most = allowance::allowance(before, order, model);
    let start = before.spot(model);
    let mut table: Table = after.table.clone();
    enemies.iter().any(|enemy| {
        if !after.within_at(model, &start, *enemy, &after.spot(*enemy), most) {
            return false;
        }
        let straight: Option<SmallVec<[Spot; 2]>> =
            approach(after, model, &start, *enemy, most).map(|spot| smallvec![spot]);
        let longer = walk.and_then(|walk| {
            let end = walk.path.last()?;
            let mut path = walk.path.clone();
            path.push(approach(after, model, end, *enemy, most)?);
            Some(path)
        });
        [straight, longer].into_iter().flatten().any(|path| {
            let walk = Walk { model, path };
            let touches = walk.path.last().is_some_and(|end| {
                after.in_contact_at(model, end, *enemy, &after.spot(*enemy))
                    && after.model_in_the_way(model, end).is_none()
            });
            touches && can_walk(before, after, order, &walk) && {
                let entry = &mut table.models[model.index()];
                let ended = *entry;
                super::stand(entry, &walk);
                let holds = holds(Board::new(after.game, &table));
                table.models[model.index()] = ended;
                holds
            }
        })
    })
}

/// Whether one model can walk like that, with all others where they end.
pub(super) fn can_walk(before: Board<'_>, after: Board<'_>, order: Move<'_>, walk: &Walk) -> bool {
    let course = Course::of(before, walk, flies_in(order.kind));
    if course.through_terrain || !course.is_within(allowance::allowance(before, order, walk.model)) {
        return false;
    }
    let mut findings = Findings::quick();
    let near = passing::Near::within(after, order.unit, passing::area(before, std::slice::from_ref(walk)));
    passing::judge(after, order, &near, walk, &course, &mut findings);
    if findings.is_empty() {
        ending::judge_model(after, order.kind, &near.all, walk, &mut findings);
    }
    findings.is_empty()
}
