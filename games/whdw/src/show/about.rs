//! What an event is about, beside its sentence.

use gonfalon_disks::DiskId;
use gonfalon_kernel::Arg;
use gonfalon_scene::{About, Die, Roll, Sort};

use super::keys;
use crate::Whdw;
use crate::data::{Face, RangeBand};
use crate::event::{Event, Shooter};

pub(super) fn about(game: &Whdw, before: &[Event], event: &Event) -> About {
    let (sort, disks): (Sort, Vec<DiskId>) = match event {
        Event::Flipped { disk, .. }
        | Event::Flew { disk, .. }
        | Event::Stopped { disk, .. }
        | Event::Deployed { disk, .. }
        | Event::Reinforced { disk, .. }
        | Event::ActivationBegan { disk, .. } => (Sort::Move, vec![*disk]),
        Event::Pinned { top, under } => (Sort::Move, vec![*top, *under]),
        Event::ShotDeclared { by, target, .. } => (Sort::Dice, shooter(*by).chain([*target]).collect()),
        Event::BattleDiceRolled { against, .. } => {
            let by = declared(before).map(|(by, _)| by);
            (Sort::Dice, by.into_iter().flat_map(shooter).chain([*against]).collect())
        }
        Event::MagicUsed { by, target, .. } => (Sort::Dice, vec![*by, *target]),
        Event::Struck { by, at, .. } => (Sort::Dice, vec![*by, *at]),
        Event::DieRolled { disk, .. } | Event::Damaged { disk, .. } | Event::Wounded { disk } => {
            (Sort::Dice, vec![*disk])
        }
        Event::InitiativeRolled { .. } => (Sort::Dice, Vec::new()),
        Event::EngagementBegan { attackers, defenders } => {
            (Sort::Dice, attackers.iter().chain(defenders).copied().collect())
        }
        Event::Removed { disk, .. } => (Sort::Loss, vec![*disk]),
        Event::Triggered(trigger) | Event::TriggerTaken(trigger) => {
            (Sort::Other, vec![trigger.disk, trigger.it])
        }
        Event::BonusTaken { disk }
        | Event::TokenPlaced { disk }
        | Event::TokenTaken { disk }
        | Event::Empowered { disk }
        | Event::Unempowered { disk, .. } => (Sort::Other, vec![*disk]),
        Event::AbilityUsed { by, .. } => (Sort::Other, vec![*by]),
        Event::BattleAbilityUsed { user, picks, .. } => {
            (Sort::Other, [*user].into_iter().chain(picks.iter().copied()).collect())
        }
        Event::ChangeBegan(lasting) => (Sort::Other, vec![lasting.disk]),
        _ => (Sort::Other, Vec::new()),
    };
    let pieces = disks.into_iter().map(keys::disk).collect();
    About { sort, pieces, roll: roll(game, before, event), ..About::default() }
}

fn shooter(by: Shooter) -> impl Iterator<Item = DiskId> {
    let disk = match by {
        Shooter::Disk(disk) => Some(disk),
        Shooter::Tower(..) => None,
    };
    disk.into_iter()
}

/// The attack that is being rolled.
fn declared(before: &[Event]) -> Option<(Shooter, RangeBand)> {
    before.iter().rev().find_map(|event| match event {
        Event::ShotDeclared { by, band, .. } => Some((*by, *band)),
        _ => None,
    })
}

fn roll(game: &Whdw, before: &[Event], event: &Event) -> Option<Roll> {
    Some(match event {
        Event::InitiativeRolled { die, .. } => Roll::plain([*die]),
        Event::DieRolled { value, .. } => Roll::plain([*value]),
        Event::BattleDiceRolled { faces, scatter, .. } => {
            let counts = declared(before).and_then(|(by, band)| {
                let chaos = chaos_hits(game, by)?;
                // A reroll for scatter is judged by its own rule.
                (!scatter).then_some(move |face: Face| hits(face, band == RangeBand::Siege, chaos))
            });
            let die = |face: &Face| Die {
                says: Arg::Word(face_word(*face)),
                good: counts.map(|counts| counts(*face)),
            };
            let good = |faces: &[Face]| {
                counts.map(|counts| faces.iter().filter(|face| counts(**face)).count() as u32)
            };
            let printed = &game.library.constants.battle_die;
            Roll {
                faces: faces.iter().map(die).collect(),
                expected: good(printed).map(|good| faces.len() as u32 * good * 1000 / printed.len() as u32),
                actual: good(faces),
                ..Roll::plain([])
            }
        }
        _ => return None,
    })
}

/// Whether chaos results are hits for a shooter; unknown where its weapons differ in that.
fn chaos_hits(game: &Whdw, by: Shooter) -> Option<bool> {
    let Shooter::Disk(disk) = by else { return Some(false) };
    let profile = &game.library[game.disks.get(disk.index())?.profile];
    let mut weapons = profile.ranged.iter().map(|weapon| weapon.chaos_is_hit);
    let first = weapons.next()?;
    weapons.all(|other| other == first).then_some(first)
}

fn hits(face: Face, siege: bool, chaos: bool) -> bool {
    match face {
        Face::Critical => true,
        Face::Hit => !siege,
        Face::Chaos => chaos && !siege,
        Face::Miss | Face::Scatter => false,
    }
}

fn face_word(face: Face) -> &'static str {
    match face {
        Face::Hit => "word-face-hit",
        Face::Critical => "word-face-critical",
        Face::Miss => "word-face-miss",
        Face::Scatter => "word-face-scatter",
        Face::Chaos => "word-face-chaos",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_criticals_hit_at_siege_range() {
        let all = [Face::Hit, Face::Critical, Face::Miss, Face::Scatter, Face::Chaos];
        let count = |siege, chaos| all.iter().filter(|face| hits(**face, siege, chaos)).count();
        assert_eq!(
            [count(false, false), count(false, true), count(true, false), count(true, true)],
            [2, 3, 1, 1]
        );
    }
}
