//! Small decisions with few answers.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Seat, SeededDice};
use gonfalon_table::{Length, Point};

use super::draw::{one_in, one_of};
use super::fire;
use super::gather::Gather;
use super::moves::compass;
use crate::abilities::ambush_places;
use crate::action::{Action, Disks, Question, Striker};
use crate::board::Board;
use crate::data::Stat;
use crate::movement::forced_flip_refusals;
use crate::state::Secret;

/// How high a Death Ball is tossed by those who do not think about it.
const APEX: Length = Length::inches(60);

/// All answers worth listing.
pub(super) fn list(gather: &mut Gather<'_>, question: &Question) {
    let answers = answers(gather.board, gather.own, gather.seat, question);
    gather.offer_all(answers);
}

/// One of them.
pub(super) fn sample(
    board: Board<'_>,
    own: &Secret,
    seat: Seat,
    question: &Question,
    chance: &mut SeededDice,
) -> Option<Action> {
    if let Question::Strike { strikers } = question {
        let drawn = strikers
            .iter()
            .filter_map(|striker| one_of(chance, &striker.victims).map(|victim| (striker.disk, victim)));
        return Some(Action::Strike(drawn.collect()));
    }
    if matches!(question, Question::Surge { .. }) && one_in(chance, 2) {
        return Some(Action::Done);
    }
    let answers = answers(board, own, seat, question);
    let last = answers.len().max(1) as u32;
    answers.into_iter().nth(chance.below(last) as usize)
}

/// The safe answer.
pub(super) fn plain(board: Board<'_>, own: &Secret, seat: Seat, question: &Question) -> Action {
    match question {
        Question::Surge { .. }
        | Question::AnyTime { .. }
        | Question::Fire { .. }
        | Question::Redirect { .. }
        | Question::Refire { .. }
        | Question::FightApart { .. }
        | Question::Credit { .. }
        | Question::Enslave { .. }
        | Question::Convert { .. }
        | Question::PlaceUnconverted { .. }
        | Question::NestBlow { .. } => Action::Done,
        _ => answers(board, own, seat, question).into_iter().next().unwrap_or(Action::Done),
    }
}

fn answers(board: Board<'_>, own: &Secret, seat: Seat, question: &Question) -> Vec<Action> {
    match question {
        Question::ForcedFlip { disk, away_from } => compass()
            .filter(|heading| forced_flip_refusals(board, *disk, *heading, *away_from).is_empty())
            .map(|heading| Action::Flip([heading].into_iter().collect()))
            .collect(),
        Question::Lay { disk, on } => ambush_places(board, *disk, *on).map(Action::At).collect(),
        Question::AimDisk { around: (at, _), within, .. } => aims(*at, *within),
        Question::Toss { .. } => tosses(board, seat),
        Question::Surge { casters: among, .. } => choose(among, true),
        Question::AnyTime { disks: among } => choose(among, true),
        Question::Redirect { among, .. } => choose(among, true),
        Question::Credit { among, .. } => choose(among, true),
        Question::NestBlow { among, .. } => blows(board, seat, among),
        Question::Fire { archers } => fire::shots(board, seat, archers),
        Question::Refire { disk } => fire::gathered(board, seat, *disk),
        Question::ChooseStack { among } => {
            (0..among.len()).map(|number| Action::Next(number as u8)).collect()
        }
        Question::FightApart { disks, .. } => vec![Action::ChooseAll(disks.clone()), Action::Done],
        Question::Strike { strikers } => strikes(board, strikers),
        Question::Share { damage, among } => shares(*damage, among),
        Question::Enslave { .. } | Question::Convert { .. } => vec![Action::Accept, Action::Done],
        Question::PlaceUnconverted { disk } => {
            let profile = own.stack.iter().find(|(other, _)| other == disk).map(|(_, profile)| *profile);
            let places = profile.into_iter().flat_map(|profile| {
                board.entry_places(seat, profile, &[]).take(4).map(Action::At).collect::<Vec<_>>()
            });
            places.chain([Action::Done]).collect()
        }
        _ => vec![Action::Done],
    }
}

fn choose(among: &[DiskId], or_none: bool) -> Vec<Action> {
    let none = or_none.then_some(Action::Done);
    among.iter().map(|disk| Action::Choose(*disk)).chain(none).collect()
}

/// Enemies at a Nest are struck rather than friends.
fn blows(board: Board<'_>, seat: Seat, among: &[DiskId]) -> Vec<Action> {
    let hostile = among.iter().filter(|disk| board.controller(**disk) != Some(seat));
    hostile.map(|disk| Action::Choose(*disk)).chain([Action::Done]).collect()
}

fn aims(at: Point, within: Length) -> Vec<Action> {
    let ring = compass().step_by(9).map(|heading| Action::At(at.step(heading, within / 2)));
    [Action::At(at)].into_iter().chain(ring).collect()
}

fn tosses(board: Board<'_>, seat: Seat) -> Vec<Action> {
    let enemies = board.all_in_play().filter(|disk| board.controller(*disk) != Some(seat));
    let aims = enemies.map(|disk| board.table.pile.at(disk)).chain([board.game.table.centre()]);
    aims.map(|aim| Action::Toss { aim, apex: APEX }).collect()
}

/// Everybody strikes the weakest, everybody the strongest, everybody the first.
fn strikes(board: Board<'_>, strikers: &[Striker]) -> Vec<Action> {
    let by = |key: &dyn Fn(DiskId) -> i32| {
        let chosen = strikers.iter().filter_map(|striker| {
            let victim = striker.victims.iter().copied().min_by_key(|victim| key(*victim))?;
            Some((striker.disk, victim))
        });
        Action::Strike(chosen.collect())
    };
    vec![
        by(&|victim| i32::from(board.value(victim, Stat::Toughness))),
        by(&|victim| -i32::from(board.points(victim))),
        by(&|victim| i32::from(victim.0)),
    ]
}

/// All on one of them, or even shares.
fn shares(damage: u8, among: &Disks) -> Vec<Action> {
    let single = among.iter().map(|disk| Action::Share(vec![(*disk, damage)]));
    let count = among.len().max(1) as u8;
    let even = among.iter().enumerate().map(|(index, disk)| {
        let more = u8::from((index as u8) < damage % count);
        (*disk, damage / count + more)
    });
    let even = Action::Share(even.collect());
    single.chain([even]).collect()
}
