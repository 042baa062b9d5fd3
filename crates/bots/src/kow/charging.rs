//! Which charge is worth its risk.

use gonfalon_kernel::Ask;
use gonfalon_kow::action::{Deed, Question, Units};
use gonfalon_kow::board::Board;
use gonfalon_kow::data::{OptionKind, SpecialKind};
use gonfalon_kow::proposals::{idle, in_reach, is_direct_charge};
use gonfalon_kow::state::{Category, Side, UnitId};
use gonfalon_table::{Heading, OrientedBox};

use super::fight::{Reckoning, charge, prospect, strike, worth};
use super::rough::{Expected, Victim};
use gonfalon_kow::odds::{Spread, together};

/// How many charges are proven at most before the army moves on.
const MOST_PROOFS: usize = 12;
/// The most who charge together.
const MOST_TOGETHER: usize = 3;
/// A charge must promise so many points.
const LEAST: f64 = 3.0;

/// One unit that may charge.
struct Charger {
    unit: UnitId,
    target: UnitId,
    /// The damage it does, and how likely each amount is where that is reckoned.
    expected: Expected,
    spread: Spread,
    /// What the target would do to it in turn.
    revenge: f64,
    /// What the target may do to it if it waits.
    waiting: f64,
}

/// The best legal charge, if one is worth it.
pub(crate) fn best(board: Board<'_>, ask: &Ask<Question>, reckoning: Reckoning) -> Option<Deed> {
    // Whoever would have to go round something waits for a better moment: that is known far sooner than a way round.
    let worthy = ideas(board, ask, reckoning).into_iter().filter(|(score, _)| *score >= LEAST);
    worthy.take(MOST_PROOFS).map(|(_, deed)| deed).find(|deed| is_open(board, ask, deed))
}

/// Whether a charge is legal and finds its direct way open.
pub(crate) fn is_open(board: Board<'_>, ask: &Ask<Question>, deed: &Deed) -> bool {
    match deed {
        Deed::Charge { units, target } => is_direct_charge(board, ask, units, *target),
        _ => false,
    }
}

/// Charges that come to mind with what they promise, the best first. None is proven.
pub(crate) fn ideas(board: Board<'_>, ask: &Ask<Question>, reckoning: Reckoning) -> Vec<(f64, Deed)> {
    let mut chargers: Vec<Charger> = Vec::new();
    for unit in idle(board, ask.seat) {
        chargers.extend(in_reach(board, unit).map(|target| Charger::new(board, unit, target, reckoning)));
    }
    chargers.sort_by_key(|charger| charger.target);
    let mut ideas: Vec<(f64, Deed)> = Vec::new();
    for group in chargers.chunk_by(|one, other| one.target == other.target) {
        ideas.extend(groups(group).into_iter().map(|members| {
            let units: Units = members.iter().map(|member| member.unit).collect();
            (score(board, &members, reckoning), Deed::Charge { units, target: members[0].target })
        }));
    }
    ideas.sort_by(|one, other| other.0.total_cmp(&one.0));
    ideas
}

/// Every charger alone, every two, and the strongest few together.
fn groups(all: &[Charger]) -> Vec<Vec<&Charger>> {
    let mut found: Vec<Vec<&Charger>> = all.iter().map(|one| vec![one]).collect();
    for (index, one) in all.iter().enumerate() {
        found.extend(all[index + 1..].iter().map(|other| vec![one, other]));
    }
    if all.len() >= MOST_TOGETHER {
        let mut strongest: Vec<&Charger> = all.iter().collect();
        strongest.sort_by(|one, other| other.expected.mean().total_cmp(&one.expected.mean()));
        strongest.truncate(MOST_TOGETHER);
        found.push(strongest);
    }
    found
}

/// What a joint charge wins, less what it costs beyond waiting.
fn score(board: Board<'_>, members: &[&Charger], reckoning: Reckoning) -> f64 {
    let musician = members.iter().any(|member| board.profile(member.unit).took(OptionKind::Musician));
    let (target, others) = (members[0].target, members.iter().skip(1));
    let prospect = match reckoning {
        Reckoning::Exact => {
            let spread = others.fold(members[0].spread.clone(), |sum, more| together(&sum, &more.spread));
            prospect(board, target, &spread, musician)
        }
        Reckoning::Rough => {
            let expected = others.fold(members[0].expected, |sum, more| sum.and(more.expected));
            Victim::new(board, target).prospect(expected, musician)
        }
    };
    let stands = 1.0 - prospect.nerve.rout - prospect.nerve.waver;
    let worst = |part: fn(&Charger) -> f64| members.iter().map(|member| part(member)).fold(0.0, f64::max);
    // Whoever stands strikes back at one of them, and would have struck anyway.
    let score =
        prospect.loss - stands * worst(|member| member.revenge) + 0.6 * worst(|member| member.waiting);
    // Several who do what one could do are missed elsewhere.
    score - 0.02 * members.iter().skip(1).map(|member| worth(board, member.unit)).sum::<f64>()
}

impl Charger {
    fn new(board: Board<'_>, unit: UnitId, target: UnitId, reckoning: Reckoning) -> Charger {
        let side = board.arc(target, board.eye(unit));
        let volley = strike(board, unit, target, side, is_hindered(board, unit, target));
        let spread = if reckoning == Reckoning::Exact { volley.spread() } else { Spread::new() };
        // Whom it does not face it has to find first, and not every unit finds the room to turn.
        let facing = if side == Side::Front { 1.0 } else { 0.7 };
        let revenge = facing * reckoning.charge(board, target, unit, Side::Front);
        let threatens = reaches(board, target, unit);
        let from = board.arc(unit, board.eye(target));
        let waiting = if threatens { reckoning.charge(board, target, unit, from) } else { 0.0 };
        Charger { unit, target, expected: Expected::of(&volley), spread, revenge, waiting }
    }
}

/// Whether a unit could charge another one in its next turn.
fn reaches(board: Board<'_>, unit: UnitId, target: UnitId) -> bool {
    !board.unit(unit).wavering
        && board.in_front_arc(unit, target)
        && board.footprint(unit).within(&board.footprint(target), board.profile(unit).speed * 2)
}

/// Whether difficult ground or an obstacle lies between two units, as well as one can tell without a path.
fn is_hindered(board: Board<'_>, unit: UnitId, target: UnitId) -> bool {
    if board.has(unit, SpecialKind::Fly) {
        return false;
    }
    let (from, to) = (board.footprint(unit), board.footprint(target));
    let way = OrientedBox {
        centre: from.centre.toward(to.centre, from.centre.distance(to.centre) / 2),
        heading: Heading::between(from.centre, to.centre),
        width: from.width.min(from.depth),
        depth: from.gap(&to),
    };
    board
        .table
        .terrain
        .iter()
        .filter(|piece| matches!(piece.category, Category::Difficult | Category::Obstacle))
        .any(|piece| way.overlaps_polygon(&piece.outline) || from.overlaps_polygon(&piece.outline))
}

/// The enemy among several that is charged with the best result.
pub(crate) fn best_target(board: Board<'_>, unit: UnitId, among: &[UnitId]) -> Deed {
    let value = |target: UnitId| charge(board, unit, target, board.arc(target, board.eye(unit)), false).loss;
    let best = among.iter().copied().max_by(|one, other| value(*one).total_cmp(&value(*other)));
    Deed::Choose(best.unwrap_or(among[0]))
}
