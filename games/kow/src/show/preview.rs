//! What a draft would lead to.

use gonfalon_kernel::{Arg, Ask, Line};
use gonfalon_scene::{Draft, Gauge, Ghost, Given, Preview, Trace};
use gonfalon_table::{Circle, Length, OrientedBox, Point, Shape};

use super::answer::{answer, stride};
use super::{distances, keys, odds};
use crate::action::{Attack, Deed, Order, Question, Regroup, Stride};
use crate::board::Board;
use crate::charge;
use crate::cover::Cover;
use crate::movement::{legs, most};
use crate::setup::terrain_piece;
use crate::shooting::Shot;
use crate::state::UnitId;
use crate::tell;

/// How large a marker is drawn.
const MARKER: Length = Length(2_540);

pub(super) fn preview(board: Board<'_>, ask: &Ask<Question>, draft: &Draft) -> Preview {
    let mut preview = Preview::default();
    let Ok(Some(action)) = answer(ask, draft) else { return unfinished(board, draft) };
    let known = |unit: UnitId| board.exists(unit);
    let stands = |unit: UnitId| known(unit) && board.on_table(unit);
    match action.deed {
        Deed::Terrain { kind, at, heading } => {
            let outline = terrain_piece(board.game, kind, at, heading).outline;
            ghost(&mut preview, keys::supply(kind), Shape::Polygon(outline), true);
        }
        Deed::Objective(at) => {
            let key = keys::objective(board.table.objectives.len());
            ghost(&mut preview, key, Shape::Circle(Circle::new(at, MARKER)), true);
            distances::of_objective(board, &mut preview);
        }
        Deed::Deploy { unit, at, heading, .. } if known(unit) => {
            ghost(&mut preview, keys::unit(unit), board.footprint_at(unit, at, heading).into(), true);
            distances::of_unit(board, unit, &mut preview);
        }
        Deed::Order { unit, order, strides } if stands(unit) => {
            march(board, unit, order, &strides, &mut preview)
        }
        Deed::Charge { units, target } if units.iter().all(|unit| stands(*unit)) && stands(target) => {
            charging(board, &units, target, &mut preview);
        }
        Deed::Shoot { unit, attack, target } if stands(unit) && stands(target) => {
            shooting(board, unit, attack, target, &mut preview);
        }
        Deed::Regroup(Regroup::Turn(heading)) => {
            if let Question::Regroup { unit } = ask.question {
                let turned = OrientedBox { heading, ..board.footprint(unit) };
                ghost(&mut preview, keys::unit(unit), turned.into(), true);
            }
        }
        _ => {}
    }
    preview
}

/// A march that has only begun is shown as far as it goes.
fn unfinished(board: Board<'_>, draft: &Draft) -> Preview {
    let mut preview = Preview::default();
    let unit = draft.verb.split(':').nth(1).and_then(|word| keys::standing(board, &format!("unit-{word}")));
    if let (Some(unit), [Given::March(steps)]) = (unit, &draft.given[..]) {
        let strides: Vec<Stride> = steps.iter().map(stride).collect();
        march(board, unit, Order::Advance, &strides, &mut preview);
    }
    preview
}

fn ghost(preview: &mut Preview, piece: String, shape: Shape, last: bool) {
    preview.ghosts.push(Ghost::new(piece, shape, last));
}

/// The way of a unit, stride by stride.
fn march(board: Board<'_>, unit: UnitId, order: Order, strides: &[Stride], preview: &mut Preview) {
    let legs = legs(board, unit, strides);
    let mut points = vec![board.unit(unit).at];
    for (number, leg) in legs.iter().enumerate() {
        let end = leg.end();
        points.push(end.centre);
        ghost(preview, keys::unit(unit), end.into(), number + 1 == legs.len());
    }
    distances::of_unit(board, unit, preview);
    let used: i32 = strides
        .iter()
        .map(|stride| match stride {
            Stride::Forward(by) | Stride::Back(by) | Stride::Left(by) | Stride::Right(by) => by.0,
            Stride::Pivot(_) => 0,
        })
        .fold(0, i32::saturating_add);
    let Some((_, most)) = most(board, unit, order) else { return };
    preview.traces.extend(ways(points, Length(used), most));
    preview.gauges.push(Gauge { says: Line::new("show-gauge-distance"), used, most: most.0, length: true });
}

/// A way as far as it may go, and what is beyond.
fn ways(points: Vec<Point>, used: Length, most: Length) -> Vec<Trace> {
    if used <= most {
        return vec![Trace { points, length: used, allowed: true }];
    }
    let mut left = most;
    let (mut within, mut beyond) = (Vec::new(), Vec::new());
    for (from, to) in points.iter().zip(&points[1..]) {
        if beyond.is_empty() {
            within.push(*from);
            let far = from.distance(*to);
            if far <= left {
                left -= far;
                continue;
            }
            let end = from.toward(*to, left);
            within.push(end);
            beyond.push(end);
        }
        beyond.push(*to);
    }
    // Too long by less than a grid point can be drawn.
    if beyond.is_empty() {
        return vec![Trace { points, length: used, allowed: false }];
    }
    let allowed = Trace { points: within, length: most, allowed: true };
    vec![allowed, Trace { points: beyond, length: used, allowed: false }]
}

/// Where everybody who charges comes to stand, which side is hit, and what the dice may bring.
fn charging(board: Board<'_>, units: &[UnitId], target: UnitId, preview: &mut Preview) {
    for unit in units {
        let champion = board.champion(*unit);
        let gap = champion.gap(&board.footprint(target));
        let most = board.profile(*unit).speed * 2;
        preview.gauges.push(Gauge {
            says: Line::new("show-gauge-charge").with("unit", board.name(*unit)),
            used: gap.0,
            most: most.0,
            length: true,
        });
    }
    let Some(arrivals) = charge::foreseen(board, units, target) else { return };
    for (place, contact) in &arrivals {
        let from = board.unit(contact.charger).at;
        let length = board.champion(contact.charger).gap(&board.footprint(target));
        preview.traces.push(Trace { points: vec![from, place.centre], length, allowed: true });
        ghost(preview, keys::unit(contact.charger), (*place).into(), true);
        preview.notes.push(
            Line::new("show-note-charge")
                .with("unit", board.name(contact.charger))
                .with("target", board.name(target))
                .with("side", Arg::Word(tell::side_word(contact.side)))
                .number("hindered", u8::from(contact.hindered))
                .number("defended", u8::from(contact.defended)),
        );
    }
    let contacts: Vec<_> = arrivals.iter().map(|(_, contact)| *contact).collect();
    odds::melee(board, &contacts, target, preview);
}

/// Dice, modifiers and odds of a ranged attack.
fn shooting(board: Board<'_>, unit: UnitId, attack: Attack, target: UnitId, preview: &mut Preview) {
    let champion = board.champion(unit);
    let length = champion.gap(&board.footprint(target));
    let points = vec![champion.centre, board.unit(target).at];
    let cover = board.in_cover(unit, target);
    let Some(shot) = Shot::reckon(board, unit, attack, target, cover == Cover::Yes) else { return };
    preview.traces.push(Trace { points, length, allowed: length <= shot.range });
    preview.gauges.push(Gauge {
        says: Line::new("show-gauge-range"),
        used: length.0,
        most: shot.range.0,
        length: true,
    });
    preview.notes.push(
        Line::new("show-note-shot")
            .number("dice", shot.to_hit.dice(shot.dice))
            .number("needed", shot.to_hit.needed())
            .number("halved", u8::from(shot.to_hit.beyond_six())),
    );
    for (rule, by) in &shot.to_hit.0.changes {
        preview.notes.push(Line::new("show-note-modifier").number("by", i64::from(*by)).text("rule", rule.0));
    }
    if cover == Cover::Doubtful {
        preview.notes.push(Line::new("show-note-cover-doubtful"));
    }
    odds::shot(board, unit, attack, &shot, target, preview);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_way_is_cut_where_it_goes_too_far() {
        let points =
            || vec![Point::new(0, 0), Point::new(0, 0), Point::new(1_000, 0), Point::new(1_000, 1_000)];
        let whole = ways(points(), Length(2_000), Length(2_000));
        assert_eq!(whole, [Trace { points: points(), length: Length(2_000), allowed: true }]);
        let [within, beyond] = &ways(points(), Length(2_000), Length(1_400))[..] else {
            panic!("a way that is too long has two parts")
        };
        assert_eq!((within.length, within.points.last()), (Length(1_400), Some(&Point::new(1_000, 400))));
        assert_eq!(beyond.points, [Point::new(1_000, 400), Point::new(1_000, 1_000)]);
        assert!(within.allowed && !beyond.allowed && beyond.length == Length(2_000));
    }
}
