//! Focus abilities, and the battle abilities of command cards.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Refusal, Seat};
use smallvec::SmallVec;

use super::choose::use_refusals;
use crate::action::{Detail, Path};
use crate::activation::place_reinforced;
use crate::board::Board;
use crate::cx::Cx;
use crate::data::{Ability, Effect, Face, Pick, Trigger};
use crate::event::Event;
use crate::frame::Frame;
use crate::melee::{Engagement, engagement_of};
use crate::movement::{MoveKind, Moving};
use crate::state::Source;
use crate::values::Role;

/// Every reason against using a focus ability.
pub(crate) fn focus_refusals(
    board: Board<'_>,
    seat: Seat,
    disk: DiskId,
    number: u8,
    picks: &[DiskId],
    detail: &Detail,
) -> Vec<Refusal> {
    match board.profile(disk).abilities.get(usize::from(number)) {
        Some(ability) if ability.on == Trigger::Focus => {
            use_refusals(board, seat, disk, ability, picks, detail)
        }
        _ => {
            vec![
                Refusal::new("whdw.activate.focus", "refusal-no-focus-ability")
                    .with("disk", board.name(disk)),
            ]
        }
    }
}

/// Uses a focus ability; a frame comes back where it takes several steps.
pub(crate) fn use_focus(
    cx: &mut Cx<'_>,
    disk: DiskId,
    number: u8,
    picks: &[DiskId],
    detail: &Detail,
) -> Option<Frame> {
    cx.emit(Event::AbilityUsed { by: disk, ability: number });
    let game = cx.game;
    let ability = &game.library[game.disks[disk.index()].profile].abilities[usize::from(number)];
    let reached = reached(cx, ability, disk, picks);
    take_effect(cx, ability, Source::Disk(disk), disk, &reached, detail)
}

/// Uses the battle ability of the card a seat is resolving; a frame comes back where it takes several steps.
pub(crate) fn use_battle_ability(
    cx: &mut Cx<'_>,
    seat: Seat,
    user: DiskId,
    picks: &[DiskId],
    detail: &Detail,
) -> Option<Frame> {
    let card = cx.board().player(seat).revealed?;
    let game = cx.game;
    let ability = game.library[card].abilities.iter().find(|ability| ability.on == Trigger::Battle)?;
    cx.emit(Event::BattleAbilityUsed { seat, card, user, picks: picks.iter().copied().collect() });
    let mut reached = reached(cx, ability, user, picks);
    if game.library[card].unstable {
        let face = cx.roll_battle_die("unstable-die");
        cx.emit(Event::BattleDiceRolled {
            against: user,
            faces: SmallVec::from_slice(&[face]),
            strength: 0,
            scatter: false,
        });
        if face == Face::Chaos && !reached.contains(&user) {
            reached.push(user);
        }
    }
    take_effect(cx, ability, Source::Command(seat, card), user, &reached, detail)
}

/// The disks an ability reaches: chosen ones, those around them, the user, or all that match.
fn reached(cx: &Cx<'_>, ability: &Ability, user: DiskId, picks: &[DiskId]) -> SmallVec<[DiskId; 8]> {
    let board = cx.board();
    let mut reached: SmallVec<[DiskId; 8]> = match ability.pick {
        Pick::Target | Pick::Choose => picks.iter().copied().collect(),
        Pick::Each => cx.reached_by_all(ability, user),
        Pick::User => SmallVec::from_slice(&[user]),
        Pick::It | Pick::None => SmallVec::new(),
    };
    if let Some(splash) = &ability.splash {
        let around: SmallVec<[DiskId; 8]> = board
            .battlefield()
            .filter(|disk| board.matches(&splash.who, board.owner(user), Some(user), *disk))
            .filter(|disk| !reached.contains(disk))
            .filter(|disk| reached.iter().any(|centre| board.within(*centre, *disk, splash.range)))
            .collect();
        reached.extend(around);
    }
    reached
}

/// Carries out the effects with choices of their own, and leaves the rest to [`Cx::affect`].
fn take_effect(
    cx: &mut Cx<'_>,
    ability: &Ability,
    source: Source,
    user: DiskId,
    reached: &[DiskId],
    detail: &Detail,
) -> Option<Frame> {
    let chosen = reached.first().copied();
    for effect in &ability.effects {
        match (effect, detail, chosen) {
            (Effect::Flip { count, .. }, Detail::At(to), Some(disk)) => {
                let path: Path = SmallVec::from_slice(&[*to]);
                return Some(Frame::Moving(Moving::new(disk, path, *count, MoveKind::Forced)));
            }
            (Effect::Reinforce(_), Detail::At(at), Some(disk)) => {
                place_reinforced(cx, disk, *at, None);
                return None;
            }
            (Effect::MoveActivation { .. }, Detail::To(receivers), _) => {
                for (giver, receiver) in reached.iter().zip(receivers) {
                    cx.emit(Event::TokenTaken { disk: *giver });
                    cx.emit(Event::TokenPlaced { disk: *receiver });
                }
                return None;
            }
            (Effect::Fight, Detail::AsAttacker | Detail::AsDefender, _) => {
                let role = if *detail == Detail::AsAttacker { Role::Attacker } else { Role::Defender };
                let pins = engagement_of(cx.board(), user, role)?;
                return Some(Frame::Engagement(Engagement::new(pins)));
            }
            _ => {}
        }
    }
    cx.affect(ability, source, user, reached);
    None
}
