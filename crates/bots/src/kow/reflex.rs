//! Quick answers for imagined battles: the same rules of thumb as the habit, with fewer ideas and rough numbers.

use gonfalon_kernel::{Ask, Seat};
use gonfalon_kow::action::{Attack, Deed, Order, Question, Regroup, Stride, Strides};
use gonfalon_kow::board::Board;
use gonfalon_kow::data::{SpecialKind, UnitType};
use gonfalon_kow::proposals::{destination, idle, is_legal};
use gonfalon_kow::shooting::{Shot, attacks_of};
use gonfalon_kow::state::UnitId;
use gonfalon_table::{Heading, Length, OrientedBox};
use smallvec::{SmallVec, smallvec};

use super::fight::Reckoning;
use super::place::Seeker;
use super::{charging, shooting};

/// So many targets of a unit are tried before the next unit has its turn.
const MOST_SHOTS: usize = 4;

/// The next order: the best charge, or the move of the foremost unit.
pub(crate) fn order(board: Board<'_>, ask: &Ask<Question>) -> Option<Deed> {
    charging::best(board, ask, Reckoning::Rough).or_else(|| next_move(board, ask))
}

/// The unit without an order that is nearest to an enemy.
pub(crate) fn foremost(board: Board<'_>, seat: Seat) -> Option<UnitId> {
    let gap = |unit: UnitId| {
        let at = board.unit(unit).at;
        let enemies = board.units().filter(|other| board.owner(*other) != seat);
        enemies.map(|enemy| board.unit(enemy).at.distance_squared(at)).min()
    };
    idle(board, seat).min_by_key(|unit| (gap(*unit), *unit))
}

fn next_move(board: Board<'_>, ask: &Ask<Question>) -> Option<Deed> {
    let unit = foremost(board, ask.seat)?;
    let seeker = Seeker::new(board, unit, Reckoning::Rough);
    let halt = (Order::Halt, smallvec![]);
    let mut ideas: SmallVec<[(f64, Order, Strides); 16]> = few_moves(board, unit, &seeker)
        .into_iter()
        .chain([halt])
        .map(|(order, strides)| {
            (seeker.score(&destination(board, unit, &strides), Some(order)), order, strides)
        })
        .collect();
    ideas.sort_by(|one, other| other.0.total_cmp(&one.0));
    let mut deeds = ideas.into_iter().map(|(_, order, strides)| Deed::Order { unit, order, strides });
    // To halt is always legal, so one is found.
    deeds.find(|deed| matches!(deed, Deed::Order { order: Order::Halt, .. }) || is_legal(board, ask, deed))
}

type Moves = SmallVec<[(Order, Strides); 16]>;

/// The moves that come to mind at once.
fn few_moves(board: Board<'_>, unit: UnitId, seeker: &Seeker<'_>) -> Moves {
    let mut found = Moves::new();
    let (profile, stands) = (board.profile(unit), board.footprint(unit));
    let facing = stands.heading;
    let speed = profile.speed;
    let goals = seeker.goals_ahead(&stands);
    if !board.unit(unit).wavering {
        if profile.unit_type != UnitType::WarEngine && !profile.has(SpecialKind::Shambling) {
            let nimble = profile.has(SpecialKind::Nimble);
            for length in [speed * 2, speed * 3 / 2] {
                found.push((Order::AtTheDouble, smallvec![Stride::Forward(length)]));
            }
            for goal in goals.iter().filter(|_| nimble) {
                let strides = smallvec![Stride::Pivot(*goal), Stride::Forward(speed * 2)];
                found.push((Order::AtTheDouble, strides));
            }
        }
        let widest = i32::from(board.game.library.constants.movement.pivot_degrees) * 1000;
        for goal in &goals {
            let pivot = Stride::Pivot(facing.turn(facing.difference(*goal).clamp(-widest, widest)));
            found.push((Order::Advance, smallvec![pivot, Stride::Forward(speed)]));
            found.push((Order::Advance, smallvec![pivot, Stride::Forward(speed / 2)]));
            found.push((Order::Advance, smallvec![Stride::Forward(speed), pivot]));
        }
        found.push((Order::Advance, smallvec![Stride::Forward(speed)]));
        found.push((Order::Advance, smallvec![Stride::Forward(speed / 2)]));
    }
    for goal in &goals {
        found.push((Order::ChangeFacing, smallvec![Stride::Pivot(*goal)]));
    }
    found.push((Order::Back, smallvec![Stride::Back(speed / 2)]));
    found
}

/// The shot of the first unit that has a good one.
pub(crate) fn shot(board: Board<'_>, ask: &Ask<Question>) -> Option<Deed> {
    board.army(ask.seat).filter(|unit| may_shoot(board, *unit)).find_map(|unit| {
        let mut ideas: SmallVec<[(f64, Deed); 16]> = SmallVec::new();
        for attack in
            attacks_of(board, unit).filter(|attack| *attack != Attack::Beast || !board.unit(unit).released)
        {
            let friendly = matches!(attack, Attack::Heal | Attack::DarkSurge);
            let targets = board.units().filter(|other| board.enemies(unit, *other) != friendly);
            ideas.extend(targets.filter_map(|target| {
                let range = Shot::reckon(board, unit, attack, target, false)?.range;
                let near = !board.footprint(unit).is_far(&board.footprint(target), range);
                if !near || !board.in_front_arc(unit, target) {
                    return None;
                }
                let worth = shooting::worth_of(board, (unit, attack, target), false, Reckoning::Rough);
                (worth > 0.0).then_some((worth, Deed::Shoot { unit, attack, target }))
            }));
        }
        ideas.sort_by(|one, other| other.0.total_cmp(&one.0));
        ideas.into_iter().take(MOST_SHOTS).map(|(_, deed)| deed).find(|deed| is_legal(board, ask, deed))
    })
}

fn may_shoot(board: Board<'_>, unit: UnitId) -> bool {
    let facts = board.unit(unit);
    let moved = facts.order.is_some_and(|order| order != Order::Halt);
    let halts = board.profile(unit).shoots_only_after_halt(&board.game.library.constants);
    let rushed = matches!(facts.order, Some(Order::AtTheDouble | Order::Charge)) || (moved && halts);
    !(facts.shot || facts.wavering || rushed)
}

/// Every way to regroup with what the place is worth to which it leads, the best first.
pub(crate) fn regroups(board: Board<'_>, unit: UnitId, reckoning: Reckoning) -> Vec<(f64, Deed)> {
    let seeker = Seeker::new(board, unit, reckoning);
    let stands = board.footprint(unit);
    let place = |choice: Regroup| match choice {
        Regroup::Stay => stands,
        Regroup::Turn(heading) => OrientedBox { heading, ..stands },
        // What a die shows on average.
        Regroup::Forward => stands.at(stands.centre.step(stands.heading, Length(Length::INCH.0 * 7 / 2))),
        Regroup::Back => stands.at(stands.centre.step(stands.heading.opposite(), Length::inches(2))),
    };
    let ahead = seeker.nearest(&stands);
    let turn = ahead.map(|enemy| Heading::between(stands.centre, board.unit(enemy).at));
    let quarters = [90_000, -90_000, 180_000].map(|turn| Regroup::Turn(stands.heading.turn(turn)));
    let choices = [Regroup::Stay, Regroup::Forward, Regroup::Back].into_iter().chain(turn.map(Regroup::Turn));
    let mut found: Vec<(f64, Deed)> = choices
        .chain(quarters)
        .map(|choice| (seeker.score(&place(choice), None), Deed::Regroup(choice)))
        .collect();
    // Of equals the last one comes first.
    found.reverse();
    found.sort_by(|one, other| other.0.total_cmp(&one.0));
    found
}
