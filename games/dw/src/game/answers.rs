//! Every reason against an answer, question by question.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Arg, Refusal, Seat};
use gonfalon_table::{Circle, Heading, Point};

use super::falls::falling_refusals;
use crate::abilities::ambush_refusals;
use crate::action::{Action, Order, Question};
use crate::activation::activate_refusals;
use crate::board::Board;
use crate::combat::{fight_apart_refusals, share_refusals, strike_refusals};
use crate::movement::{Mover, forced_flip_refusals, may_stop, movement_refusals};
use crate::reinforcement::reinforce_refusals;
use crate::setup;
use crate::spells::surge_refusals;
use crate::state::Secret;

/// Every reason against an answer. It needs nothing but the public table and the secrets of whoever answers, so bots can
/// judge their own ideas by the same function.
pub(crate) fn answer_refusals(
    board: Board<'_>,
    secret: &Secret,
    seat: Seat,
    question: &Question,
    action: &Action,
) -> Vec<Refusal> {
    if !action.is_in_reach(board.library()) {
        let table = board.game.table;
        return vec![
            Refusal::new("dw.setup.table", "refusal-out-of-reach")
                .with("width", Arg::Length(table.width().0))
                .with("depth", Arg::Length(table.height().0)),
        ];
    }
    let wrong = |rule| vec![Refusal::new(rule, "refusal-wrong-answer")];
    match (question, action) {
        // What belongs to another time is refused with the rule that says when it may be done.
        (asked, Action::Stack(_)) if !matches!(asked, Question::ArrangeStack) => {
            vec![Refusal::new("dw.setup.stack-fixed", "refusal-stack-fixed")]
        }
        (asked, Action::Activate { order: Order::Use { .. }, .. })
            if !matches!(asked, Question::Activate { .. }) =>
        {
            vec![Refusal::new("dw.sa.segment", "refusal-not-activation")]
        }
        (Question::ArrangeStack, Action::Stack(order)) => setup::arrange_refusals(secret, order),
        (Question::ArrangeStack, _) => wrong("dw.setup.stack-order"),
        (Question::PlaceTerrain { barred, .. }, action) => setup::terrain_refusals(board, barred, action),
        (Question::PlaceStaging { role }, Action::At(at)) => setup::staging_refusals(board, *role, *at),
        (Question::PlaceStaging { .. }, _) => wrong("dw.setup.staging-area"),
        (Question::PlaceStarting { count }, Action::Place(places)) => {
            setup::starting_refusals(board, secret, seat, *count, places)
        }
        (Question::PlaceStarting { .. }, _) => wrong("dw.setup.starting-disks"),
        (Question::PlaceOne, Action::Place(places)) => setup::one_refusals(board, secret, seat, places),
        (Question::PlaceOne, _) => wrong("dw.scenario.harm-alternate"),
        (Question::Reinforce { most, called }, Action::Place(places)) => {
            let mut refusals = reinforce_refusals(board, secret, seat, *most, places);
            refusals.extend(called_refusal(board, secret, seat, *most, places).filter(|_| *called));
            refusals
        }
        (Question::Reinforce { most, called }, Action::Done) => {
            called_refusal(board, secret, seat, *most, &[]).filter(|_| *called).into_iter().collect()
        }
        (Question::Reinforce { .. }, _) => wrong("dw.reinforce.draw"),
        (Question::Activate { due, .. }, action) => activate_refusals(board, secret, seat, due, action),
        (Question::Flip { disk, left, mover }, Action::Flip(path)) => {
            flip_refusals(board, *disk, *mover, *left, path)
        }
        (Question::Flip { disk, left, mover }, Action::Done) => may_stop(board, *disk, *mover, *left),
        (Question::Flip { .. }, _) => wrong("dw.move.any-direction"),
        (Question::ForcedFlip { disk, away_from }, Action::Flip(path)) => match path.as_slice() {
            [heading] => forced_flip_refusals(board, *disk, *heading, *away_from),
            _ => vec![Refusal::new("dw.spell.forcewave", "refusal-one-flip")],
        },
        (Question::ForcedFlip { .. }, _) => wrong("dw.spell.forcewave"),
        (Question::Lay { disk, on }, Action::At(at)) => ambush_refusals(board, *disk, *on, *at),
        (Question::Lay { .. }, _) => wrong("dw.disk.spellsingers"),
        (Question::Surge { casters, .. }, Action::Choose(by)) => surge_refusals(board, secret, casters, *by),
        (Question::FightApart { disks, .. }, Action::ChooseAll(chosen)) => {
            fight_apart_refusals(board, disks, chosen)
        }
        (Question::ChooseStack { among }, Action::Next(number)) if usize::from(*number) < among.len() => {
            Vec::new()
        }
        (Question::ChooseStack { .. }, _) => vec![Refusal::new("dw.combat.stack-choice", "refusal-no-stack")],
        (Question::Strike { strikers }, Action::Strike(chosen)) => strike_refusals(board, strikers, chosen),
        (Question::Strike { .. }, _) => wrong("dw.combat.attacker-chooses"),
        (Question::Share { damage, among }, Action::Share(parts)) => share_refusals(among, *damage, parts),
        (Question::Share { .. }, _) => wrong("dw.disk.goblin-marauders"),
        (Question::PlaceUnconverted { disk }, Action::At(at)) => {
            unconverted_refusals(board, secret, seat, *disk, *at)
        }
        (Question::AnyTime { disks }, Action::Choose(disk)) => among_refusal(disks, *disk, "dw.sa.number"),
        (Question::Credit { among, .. }, Action::Choose(disk)) => {
            among_refusal(among, *disk, "dw.credit.agree")
        }
        (Question::NestBlow { among, .. }, Action::Choose(disk)) => {
            among_refusal(among, *disk, "dw.terrain.nest-blow")
        }
        (Question::Enslave { .. } | Question::Convert { .. }, Action::Accept)
        | (
            Question::Surge { .. }
            | Question::FightApart { .. }
            | Question::PlaceUnconverted { .. }
            | Question::AnyTime { .. }
            | Question::Credit { .. }
            | Question::NestBlow { .. }
            | Question::Enslave { .. }
            | Question::Convert { .. },
            Action::Done,
        ) => Vec::new(),
        (Question::Surge { .. }, _) => wrong("dw.spell.surge"),
        (Question::FightApart { .. }, _) => wrong("dw.skill.first-blow-apart"),
        (Question::PlaceUnconverted { .. }, _) => wrong("dw.spell.convert-too-strong"),
        (Question::AnyTime { .. }, _) => wrong("dw.sa.number"),
        (Question::Credit { .. }, _) => wrong("dw.credit.agree"),
        (Question::NestBlow { .. }, _) => wrong("dw.terrain.nest-blow"),
        (Question::Enslave { .. }, _) => wrong("dw.disk.zok"),
        (Question::Convert { .. }, _) => wrong("dw.spell.convert"),
        (
            Question::AimDisk { .. }
            | Question::Toss { .. }
            | Question::Fire { .. }
            | Question::Redirect { .. }
            | Question::Refire { .. },
            action,
        ) => falling_refusals(board, seat, question, action),
    }
}

fn among_refusal(among: &[DiskId], disk: DiskId, rule: &'static str) -> Vec<Refusal> {
    if among.contains(&disk) { Vec::new() } else { vec![Refusal::new(rule, "refusal-not-among")] }
}

fn flip_refusals(board: Board<'_>, disk: DiskId, mover: Mover, left: u8, path: &[Heading]) -> Vec<Refusal> {
    if path.is_empty() {
        return vec![Refusal::new("dw.move.any-direction", "refusal-no-direction")];
    }
    movement_refusals(board, disk, mover, left, path)
}

/// Whoever is called to arms comes as far as there is room.
fn called_refusal(
    board: Board<'_>,
    secret: &Secret,
    seat: Seat,
    most: u8,
    places: &[(DiskId, Point)],
) -> Option<Refusal> {
    let next = secret.stack.get(places.len()).filter(|_| places.len() < usize::from(most))?;
    let width = |disk: &DiskId| {
        let profile = secret.stack.iter().find(|(other, _)| other == disk).map(|(_, profile)| *profile);
        profile.map(|profile| board.library()[profile].diameter)
    };
    let laid: Vec<Circle> =
        places.iter().filter_map(|(disk, at)| width(disk).map(|width| Circle::new(*at, width))).collect();
    board.entry_places(seat, next.1, &laid).next()?;
    Some(
        Refusal::new("dw.spell.call-to-arms", "refusal-called")
            .number("found", places.len() as i64)
            .number("most", most),
    )
}

fn unconverted_refusals(
    board: Board<'_>,
    secret: &Secret,
    seat: Seat,
    disk: DiskId,
    at: Point,
) -> Vec<Refusal> {
    match secret.stack.iter().find(|(other, _)| *other == disk) {
        Some((_, profile)) => board.entry_refusals(seat, *profile, at, &[]),
        None => vec![Refusal::new("dw.spell.convert-too-strong", "refusal-not-in-stack")],
    }
}
