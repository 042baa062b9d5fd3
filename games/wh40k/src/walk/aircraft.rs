//! AIRCRAFT: straight on, at least 20 inches, then a turn.

use gonfalon_kernel::{Arg, Refusal};
use gonfalon_table::{Heading, Length, Point, TOLERANCE};
use smallvec::smallvec;

use super::{Findings, Move, about, is_legal};
use crate::action::{Spot, Walk};
use crate::board::Board;
use crate::constants::{AIRCRAFT_LEAST, AIRCRAFT_PIVOT};
use crate::data::Core;
use crate::state::{ModelId, MoveKind};

/// Judges what is different for AIRCRAFT.
pub(super) fn judge(board: Board<'_>, order: Move<'_>, walks: &[Walk], findings: &mut Findings) {
    match order.kind {
        MoveKind::Normal => {}
        MoveKind::Charge => {
            findings.add(Refusal::new("wh40k.charge.not-aircraft", "refusal-aircraft-charge"));
            return;
        }
        MoveKind::PileIn | MoveKind::Consolidate => {
            if !walks.is_empty() {
                findings.add(Refusal::new("wh40k.aircraft.no-pile-in", "refusal-aircraft-pile-in"));
            }
            return;
        }
        MoveKind::Stationary | MoveKind::Advance | MoveKind::FallBack | MoveKind::Scouts => {
            findings.add(Refusal::new("wh40k.aircraft.no-other-moves", "refusal-aircraft-kind"));
            return;
        }
    }
    for model in board.models(order.unit).filter(|model| board.model_is(*model, Core::Aircraft)) {
        match walks.iter().find(|walk| walk.model == model) {
            None => {
                let refusal = Refusal::new("wh40k.aircraft.no-other-moves", "refusal-aircraft-stays");
                findings.add(about(board, model, refusal));
            }
            Some(walk) => check_walk(board, walk, findings),
        }
    }
}

fn check_walk(board: Board<'_>, walk: &Walk, findings: &mut Findings) {
    let (model, start) = (walk.model, board.spot(walk.model));
    let refuse = |rule, key| about(board, model, Refusal::new(rule, key));
    let [first, rest @ ..] = &walk.path[..] else { return };
    if first.heading != start.heading || !is_ahead(start.at, start.heading, first.at) {
        findings.add(refuse("wh40k.aircraft.straight-twenty", "refusal-aircraft-straight"));
    }
    let moved = start.at.distance(first.at);
    if moved < AIRCRAFT_LEAST - TOLERANCE {
        let refusal = refuse("wh40k.aircraft.straight-twenty", "refusal-aircraft-short");
        findings.add(refusal.with("used", Arg::Length(moved.0)).with("least", Arg::Length(AIRCRAFT_LEAST.0)));
    }
    match rest {
        [] => {}
        [pivot] if pivot.at == first.at && pivot.elevation == first.elevation => {
            let turn = first.heading.difference(pivot.heading).abs();
            if turn > AIRCRAFT_PIVOT {
                let refusal = refuse("wh40k.aircraft.pivot-after", "refusal-aircraft-pivot");
                findings.add(refusal.number("turn", turn / 1000).number("most", AIRCRAFT_PIVOT / 1000));
            }
        }
        _ => findings.add(refuse("wh40k.aircraft.straight-twenty", "refusal-aircraft-straight")),
    }
}

/// Whether a point lies straight ahead, give or take the rounding of a step.
fn is_ahead(from: Point, heading: Heading, to: Point) -> bool {
    const ASIDE: i64 = 2;
    let (dx, dy) = (i64::from(to.x) - i64::from(from.x), i64::from(to.y) - i64::from(from.y));
    let (cosine, sine) = heading.cosine_and_sine();
    (cosine * dy - sine * dx).abs() <= ASIDE << Heading::FRACTION_BITS && cosine * dx + sine * dy >= 0
}

/// The shortest straight move an AIRCRAFT that is a unit of its own can make, to a quarter of an inch; `None` if it has to leave
/// the battlefield (`wh40k.aircraft.leaves-battlefield`).
pub(crate) fn straight_on(board: Board<'_>, model: ModelId) -> Option<Walk> {
    const STEP: Length = Length(Length::INCH.0 / 4);
    let (start, field) = (board.spot(model), board.field());
    let farthest = field.width() + field.height();
    let steps = 0..=(farthest - AIRCRAFT_LEAST).0.max(0) / STEP.0;
    let walks = steps.map(|step| AIRCRAFT_LEAST + STEP * step).map(|by| start.at.step(start.heading, by));
    let on_field = walks.take_while(|at| field.holds_point(*at));
    let mut walks = on_field.filter_map(|at| {
        let elevation = board.grounds(model, at, start.heading).first().copied()?;
        Some(Walk { model, path: smallvec![Spot { at, elevation, ..start }] })
    });
    let unit = board.unit_of(model);
    walks.find(|walk| is_legal(board, unit, MoveKind::Normal, Length::ZERO, &[], std::slice::from_ref(walk)))
}
