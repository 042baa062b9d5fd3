//! What a draft would lead to.

use gonfalon_kernel::{Arg, Ask, Line};
use gonfalon_scene::{Draft, Gauge, Ghost, Preview, Trace};
use gonfalon_table::{Length, Point};

use super::answer::{answer, walker};
use super::{distances, keys, odds, pieces};
use crate::action::{Action, Moment, Question, Shot, Spot, Spots, Use, Walks};
use crate::board::Board;
use crate::constants::CHARGE_RANGE;
use crate::game;
use crate::shooting::volley_at;
use crate::state::{ModelId, MoveKind, Table, UnitId};
use crate::stratagem::{self, Stratagem};
use crate::walk::{self, Move};

pub(super) fn preview(board: Board<'_>, ask: &Ask<Question>, draft: &Draft) -> Preview {
    let mut preview = Preview::default();
    let action = match answer(board, ask, draft) {
        Ok(Some(action)) => action,
        Ok(None) | Err(_) => return preview,
    };
    // What names nothing that exists cannot be looked at.
    if !crate::reach::refusals(board, &action).is_empty() {
        return preview;
    }
    match &action {
        Action::Marker(at) => {
            let piece = keys::marker(board.table.markers.len());
            preview.ghosts.push(Ghost::new(piece, pieces::marker_shape(*at), true));
        }
        Action::SetUp { unit, spots } => {
            set_up(board, *unit, spots, &mut preview);
            blame(board, ask, &action, &mut preview);
        }
        Action::Walk { walks, .. } => {
            if let Some(order) = order(&ask.question) {
                moving(board, order, walks, &mut preview);
                blame(board, ask, &action, &mut preview);
            }
        }
        Action::Select { unit, kind: MoveKind::Advance } => {
            preview.notes.push(Line::new("show-note-advance").with("unit", board.name(*unit)));
        }
        Action::Select { unit, kind: MoveKind::FallBack } => {
            preview.notes.push(Line::new("show-note-fall-back").with("unit", board.name(*unit)));
        }
        Action::Shoot { unit, shots } if board.on_battlefield(*unit) => {
            aim(board, *unit, false, shots, &mut preview);
        }
        Action::Strike(shots) => {
            if let Question::Strike { unit } = ask.question {
                aim(board, unit, true, shots, &mut preview);
            }
        }
        Action::Charge { unit, targets } => {
            for target in targets.iter().filter(|target| board.on_battlefield(**target)) {
                charge(board, *unit, *target, &mut preview);
            }
        }
        Action::Use(usage) => {
            let moment = match &ask.question {
                Question::React { moment, .. } => moment.clone(),
                Question::TankShock { unit } => Moment::ChargeMoved(*unit),
                _ => Moment::OwnPhase,
            };
            using(board, &moment, usage, &mut preview);
        }
        _ => {}
    }
    preview
}

/// The move that a question asks for.
fn order(question: &Question) -> Option<Move<'_>> {
    match question {
        Question::Walk { unit, kind, distance, targets } => {
            Some(Move { unit: *unit, kind: *kind, distance: *distance, targets })
        }
        Question::Retreat { unit, distance, .. } => {
            Some(Move { unit: *unit, kind: MoveKind::FallBack, distance: *distance, targets: &[] })
        }
        _ => None,
    }
}

fn set_up(board: Board<'_>, unit: UnitId, spots: &Spots, preview: &mut Preview) {
    for (model, spot) in spots {
        preview.ghosts.push(ghost(board, *model, spot, true));
    }
    levels(spots.iter().map(|(_, spot)| spot), preview);
    distances::fill(board, unit, preview);
}

/// A model in a place, with the floors it could stand on there.
fn ghost(board: Board<'_>, model: ModelId, spot: &Spot, last: bool) -> Ghost {
    let mut levels = if last { board.grounds(model, spot.at, spot.heading).to_vec() } else { Vec::new() };
    if levels.len() < 2 {
        levels.clear();
    }
    let shape = board.shape_at(model, spot);
    Ghost { elevation: spot.elevation, levels, ..Ghost::new(keys::model(model), shape, last) }
}

/// Marks those models that a reason names, and those that would be out of coherency.
fn blame(board: Board<'_>, ask: &Ask<Question>, action: &Action, preview: &mut Preview) {
    let reasons = game::answer_refusals(board, ask.seat, &ask.question, action);
    if reasons.is_empty() {
        return;
    }
    let table = match action {
        Action::SetUp { spots, .. } => after(board.table, spots.iter().copied()),
        Action::Walk { walks, .. } => after(board.table, ends(walks)),
        _ => return,
    };
    let unit = match action {
        Action::SetUp { unit, .. } => Some(*unit),
        _ => walker(ask),
    };
    let mut named: Vec<ModelId> =
        unit.map(|unit| Board::new(board.game, &table).stragglers(unit).to_vec()).unwrap_or_default();
    named.extend(reasons.iter().filter_map(|reason| about(board, unit?, &reason.says)));
    for ghost in preview.ghosts.iter_mut().filter(|ghost| ghost.last) {
        ghost.refused |= named.iter().any(|model| keys::model(*model) == ghost.piece);
    }
}

/// The model of a unit that a reason is about.
fn about(board: Board<'_>, unit: UnitId, reason: &Line) -> Option<ModelId> {
    let arg = |name: &str| reason.args.iter().find(|(own, _)| *own == name).map(|(_, arg)| arg);
    let Some(Arg::Number(number)) = arg("model") else { return None };
    let part = |model: &ModelId| board.model_facts(*model).unit;
    let place = |model: &ModelId| i64::from(model.0 - board.facts(part(model)).models.start) + 1;
    board.models(unit).find(|model| place(model) == *number && arg("unit") == Some(&board.name(part(model))))
}

/// Says on which floors models would stand.
fn levels<'s>(spots: impl Iterator<Item = &'s Spot>, preview: &mut Preview) {
    let mut heights: Vec<Length> =
        spots.map(|spot| spot.elevation).filter(|height| *height > Length::ZERO).collect();
    heights.sort_unstable();
    heights.dedup();
    for height in heights {
        preview.notes.push(Line::new("show-note-height").with("height", Arg::Length(height.0)));
    }
}

/// Distances above this are those of AIRCRAFT, which have no limit.
const NO_LIMIT: Length = Length::inches(1_000);

/// The ways of models with what is used and left, who would be engaged, and what a charge from there would need.
fn moving(board: Board<'_>, order: Move<'_>, walks: &Walks, preview: &mut Preview) {
    let spent = walk::spent(board, order, walks);
    for (walk, (used, most)) in walks.iter().zip(&spent) {
        let mut points: Vec<Point> = vec![board.spot(walk.model).at];
        for (step, spot) in walk.path.iter().enumerate() {
            points.push(spot.at);
            let last = step + 1 == walk.path.len();
            let refused = last && used > most;
            preview.ghosts.push(Ghost { refused, ..ghost(board, walk.model, spot, last) });
        }
        preview.traces.push(Trace { points, length: *used, allowed: used <= most });
    }
    if let Some((used, most)) = spent.iter().max_by_key(|(used, most)| *used - *most)
        && *most < NO_LIMIT
    {
        let says = Line::new("show-gauge-distance").text("rule", walk::distance_rule(order.kind));
        preview.gauges.push(Gauge { says, used: used.0, most: most.0, length: true });
    }
    if spent.is_empty() {
        return;
    }
    levels(walks.iter().filter_map(|walk| walk.path.last()), preview);
    if order.kind == MoveKind::FallBack {
        let tests = walks.iter().filter(|walk| walk::crosses_enemies(board, order.unit, walk)).count();
        if tests > 0 {
            preview.notes.push(Line::new("show-note-escape").number("count", tests as i64));
        }
    }
    distances::fill(board, order.unit, preview);
    let table = after(board.table, ends(walks));
    let then = Board::new(board.game, &table);
    let engaged = then.engaged_with(order.unit);
    if !engaged.is_empty() {
        preview.notes.push(Line::new("show-note-engaged").with("units", board.names(&engaged)));
    }
    if order.kind == MoveKind::Normal {
        for enemy in then.enemies_of(order.unit) {
            if let Some(gap) = then.unit_gap(order.unit, enemy).filter(|gap| *gap <= CHARGE_RANGE) {
                odds::charge(board, enemy, gap, preview);
            }
        }
    }
}

/// Where walks end.
fn ends(walks: &Walks) -> impl Iterator<Item = (ModelId, Spot)> {
    walks.iter().filter_map(|walk| Some((walk.model, *walk.path.last()?)))
}

/// The table with these models where they would stand.
fn after(table: &Table, ends: impl Iterator<Item = (ModelId, Spot)>) -> Table {
    let mut table = table.clone();
    for (model, end) in ends {
        let model = &mut table.models[model.index()];
        (model.at, model.elevation, model.heading) = (end.at, end.elevation, end.heading);
    }
    table
}

/// Lines to the targets, what the dice need, and the odds.
fn aim(board: Board<'_>, unit: UnitId, melee: bool, shots: &[Shot], preview: &mut Preview) {
    let sound = shots.iter().all(|shot| {
        let sheet = board.datasheet(board.model_facts(shot.model).unit);
        let weapon = sheet.weapons.get(usize::from(shot.weapon));
        weapon.is_some_and(|weapon| usize::from(shot.profile) < weapon.profiles.len())
            && board.on_battlefield(shot.target)
    });
    if !sound || shots.is_empty() {
        return;
    }
    let mut targets: Vec<UnitId> = shots.iter().map(|shot| shot.target).collect();
    targets.sort_unstable();
    targets.dedup();
    for target in targets {
        line(board, unit, target, preview);
    }
    odds::attacks(board, unit, melee, shots, preview);
}

/// A line between the closest models of two units.
fn line(board: Board<'_>, unit: UnitId, target: UnitId, preview: &mut Preview) {
    let pairs = board.models(unit).flat_map(|one| board.models(target).map(move |other| (one, other)));
    if let Some((one, other)) = pairs.min_by_key(|(one, other)| board.gap(*one, *other)) {
        let points = vec![board.model(one).at, board.model(other).at];
        preview.traces.push(Trace { points, length: board.gap(one, other), allowed: true });
    }
}

fn charge(board: Board<'_>, unit: UnitId, target: UnitId, preview: &mut Preview) {
    let Some(gap) = board.unit_gap(unit, target) else { return };
    line(board, unit, target, preview);
    preview.gauges.push(Gauge {
        says: Line::new("show-gauge-charge").with("target", board.name(target)),
        used: gap.0,
        most: CHARGE_RANGE.0,
        length: true,
    });
    odds::charge(board, target, gap, preview);
}

/// What a Stratagem would bring.
pub(super) fn using(board: Board<'_>, moment: &Moment, usage: &Use, preview: &mut Preview) {
    match (usage.stratagem, moment) {
        (Stratagem::CommandReroll, Moment::Rolled { purpose, dice, needed, .. }) => {
            odds::again(dice, stratagem::rolls::is_sum(purpose), usage.die, *needed, preview);
        }
        (Stratagem::FireOverwatch, Moment::EnemyMoves { unit: enemy, .. }) => {
            let Some(unit) = usage.unit.filter(|unit| board.on_battlefield(*unit)) else { return };
            let mut table = board.table.clone();
            table.units[unit.index()].effects.overwatch = true;
            let then = Board::new(board.game, &table);
            aim(then, unit, false, &volley_at(then, unit, *enemy), preview);
        }
        (Stratagem::HeroicIntervention, Moment::Charged(enemy)) => {
            if let Some(unit) = usage.unit.filter(|unit| board.on_battlefield(*unit)) {
                charge(board, unit, *enemy, preview);
            }
        }
        (Stratagem::Grenade, _) => {
            if let Some(enemy) = usage.enemy {
                odds::grenade(board, enemy, preview);
            }
        }
        (Stratagem::TankShock, Moment::ChargeMoved(unit)) => {
            if let (Some(enemy), Some(place)) = (usage.enemy, usage.weapon) {
                odds::tank_shock(board, *unit, enemy, place, preview);
            }
        }
        _ => {}
    }
}
