//! Answers worth a thought, the habit first.

use gonfalon_disks::DiskId;
use gonfalon_dw::Dw;
use gonfalon_dw::action::{Action, Flips, Order, Question};
use gonfalon_dw::view::View;
use gonfalon_kernel::{Ask, Game, SeededDice};
use gonfalon_table::{Length, Point};

use super::field::Field;
use super::greedy::score;
use super::manner::Manner;

/// How many proposals are weighed.
const WEIGHED: usize = 240;
/// How many answers with the Disk that the habit would activate are thought about.
const FAVOURITE: usize = 4;
/// How many with each other Disk.
const OTHERS: usize = 2;
/// How many shots of each Archer.
const SHOTS: usize = 2;

/// At most `budget` answers, `habit` first and the others in the order of their promise.
pub(crate) fn ranked(
    (game, manner): (&Dw, Manner),
    view: &View,
    ask: &Ask<Question>,
    habit: Action,
    budget: usize,
) -> Vec<Action> {
    match &ask.question {
        // What is decided before the battle shows its worth too late to be weighed against the time it takes.
        Question::ArrangeStack | Question::PlaceTerrain { .. } | Question::PlaceStaging { .. } => vec![habit],
        // The way was thought about as a whole when it began.
        Question::Flip { .. } if habit == Action::Done => vec![habit],
        // In which order separate stacks battle hardly ever matters.
        Question::ChooseStack { .. } => vec![habit],
        Question::Activate { .. } => {
            let field = Field::new(game, view, ask.seat, manner);
            let all = weighed(&field, game, view, ask);
            activations(&field, game, view, ask, habit, all, budget)
        }
        Question::Fire { .. } => {
            let field = Field::new(game, view, ask.seat, manner);
            let mut chosen = vec![habit];
            for (_, action) in weighed(&field, game, view, ask) {
                let action = field.aimed(action);
                let same = |other: &&Action| archer(other) == archer(&action);
                if chosen.iter().filter(same).count() < SHOTS && !chosen.contains(&action) {
                    chosen.push(action);
                }
            }
            chosen.truncate(budget);
            chosen
        }
        _ => {
            let field = Field::new(game, view, ask.seat, manner);
            let mut chosen = vec![habit];
            for (_, action) in weighed(&field, game, view, ask) {
                if chosen.len() < budget && !chosen.contains(&action) {
                    chosen.push(action);
                }
            }
            chosen
        }
    }
}

fn archer(action: &Action) -> Option<DiskId> {
    if let Action::Fire { archer, .. } = action { Some(*archer) } else { None }
}

/// Proposals and what they promise, the best first.
fn weighed(field: &Field<'_>, game: &Dw, view: &View, ask: &Ask<Question>) -> Vec<(f64, Action)> {
    let proposals = game.proposals(view, ask, WEIGHED).into_iter();
    let mut all: Vec<(f64, Action)> =
        proposals.map(|action| (score(field, &ask.question, &action), action)).collect();
    all.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    all
}

/// Activations of several Disks, several ways for the one that comes first, and ways to hold back.
fn activations(
    field: &Field<'_>,
    game: &Dw,
    view: &View,
    ask: &Ask<Question>,
    habit: Action,
    all: Vec<(f64, Action)>,
    budget: usize,
) -> Vec<Action> {
    let favourite = activated(&habit).or_else(|| all.iter().find_map(|(_, action)| activated(action)));
    let mut chosen: Vec<(Option<DiskId>, Option<Point>, Action)> = Vec::with_capacity(budget);
    let end = |action: &Action| landing(field, action);
    chosen.push((activated(&habit), end(&habit), habit.clone()));
    let waits = favourite.map(|disk| Action::Activate { disk, order: Order::Pass });
    let back = shorter(&habit);
    let held: Vec<Action> = waits
        .into_iter()
        .chain(back)
        .chain([Action::Done])
        .filter(|action| *action != habit && game.allows(view, ask, action))
        .collect();
    let room = budget.saturating_sub(held.len()).max(1);
    for (_, action) in all {
        if chosen.len() >= room {
            break;
        }
        let Some(disk) = activated(&action) else { continue };
        let at = end(&action);
        let most = if Some(disk) == favourite { FAVOURITE } else { OTHERS };
        let near = |other: &Option<Point>| match (other, at) {
            (Some(other), Some(at)) => other.distance_squared(at) < NEAR * NEAR,
            _ => false,
        };
        let same = chosen.iter().filter(|(other, ..)| *other == Some(disk));
        let copies = same.clone().any(|(_, other, known)| near(other) || *known == action);
        if same.count() < most && !copies && !held.contains(&action) {
            chosen.push((Some(disk), at, action));
        }
    }
    chosen.into_iter().map(|(_, _, action)| action).chain(held).take(budget).collect()
}

/// Ends of movements nearer to each other than this are nearly the same.
const NEAR: i64 = Length::INCH.0 as i64 / 2;

fn activated(action: &Action) -> Option<DiskId> {
    if let Action::Activate { disk, .. } = action { Some(*disk) } else { None }
}

/// Where a movement ends.
fn landing(field: &Field<'_>, action: &Action) -> Option<Point> {
    let Action::Activate { disk, order: Order::Move(path) } = action else { return None };
    let begin = field.stand(*disk)?.circle.centre;
    Some(path.iter().fold(begin, |at, heading| field.board.landing(*disk, at, *heading)))
}

/// The same movement with one flip less.
fn shorter(action: &Action) -> Option<Action> {
    let Action::Activate { disk, order: Order::Move(path) } = action else { return None };
    let less: Flips = path.iter().take(path.len().saturating_sub(1)).copied().collect();
    (!less.is_empty()).then_some(Action::Activate { disk: *disk, order: Order::Move(less) })
}

/// An answer a little beside another: one flip turned, or another aim.
pub(crate) fn vary(action: &Action, chance: &mut SeededDice) -> Option<Action> {
    let turn = |path: &Flips, chance: &mut SeededDice| {
        let mut path = path.clone();
        let count = u32::try_from(path.len()).ok().filter(|count| *count > 0)?;
        let flip = chance.below(count) as usize;
        let by = chance.below(40_000) as i32 - 20_000;
        path[flip..].iter_mut().for_each(|heading| *heading = heading.turn(by));
        Some(path)
    };
    match action {
        Action::Activate { disk, order: Order::Move(path) } => {
            let path = turn(path, chance)?;
            Some(Action::Activate { disk: *disk, order: Order::Move(path) })
        }
        Action::Flip(path) => turn(path, chance).map(Action::Flip),
        _ => None,
    }
}
