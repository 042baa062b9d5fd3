//! Focus abilities of disks and battle abilities of command cards.

use gonfalon_disks::{DiskId, Flips};
use gonfalon_kernel::{Seat, SeededDice};
use gonfalon_table::{Heading, Length};
use smallvec::SmallVec;

use super::draw::{near, one_in, one_of, shuffle};
use super::reserves;
use crate::abilities::{may_pick, use_refusals};
use crate::action::{Action, Detail, Disks, Order};
use crate::activation::battle_ability_now;
use crate::board::Board;
use crate::data::{Ability, Effect, Pick, ReinforceAt, Trigger};
use crate::melee::engagement_of;
use crate::values::Role;

/// Any focus ability of a disk on anybody it may reach.
pub(super) fn sample_focus(
    board: Board<'_>,
    seat: Seat,
    disk: DiskId,
    chance: &mut SeededDice,
) -> Option<Order> {
    let (number, ability) = focus_abilities(board, disk).next()?;
    let (picks, detail) = sample_use(board, seat, disk, ability, chance)?;
    Some(Order::Focus { ability: number, picks, detail })
}

/// The focus abilities printed on a disk.
pub(super) fn focus_abilities<'a>(board: Board<'a>, disk: DiskId) -> impl Iterator<Item = (u8, &'a Ability)> {
    let abilities = board.profile(disk).abilities.iter().enumerate();
    abilities
        .filter(|(_, ability)| ability.on == Trigger::Focus)
        .map(|(number, ability)| (number as u8, ability))
}

/// The battle ability of the card being resolved, used by any disk on anybody it may reach.
pub(super) fn sample_battle(
    board: Board<'_>,
    seat: Seat,
    left: u8,
    chance: &mut SeededDice,
) -> Option<Action> {
    let ability = battle_ability_now(board, seat, left)?;
    let users: SmallVec<[DiskId; 8]> = board.battle_users(seat, ability).collect();
    let user = one_of(chance, &users)?;
    let (picks, detail) = sample_use(board, seat, user, ability, chance)?;
    Some(Action::Battle { user, picks, detail })
}

/// Choices for an ability: mostly enemies where it does harm, mostly allies where it helps.
fn sample_use(
    board: Board<'_>,
    seat: Seat,
    user: DiskId,
    ability: &Ability,
    chance: &mut SeededDice,
) -> Option<(Disks, Detail)> {
    let mut picks = Disks::new();
    if matches!(ability.pick, Pick::Target | Pick::Choose) {
        let wanted = harms(ability);
        let anybody = one_in(chance, 6);
        picks = (0..board.game.disks.len() as u8)
            .map(DiskId)
            .filter(|disk| anybody || (board.owner(*disk) != seat) == wanted)
            .filter(|disk| may_pick(board, seat, user, ability, *disk))
            .collect();
        shuffle(chance, &mut picks);
        picks.truncate(usize::from(ability.count));
        if picks.is_empty() {
            return None;
        }
    }
    let detail = sample_detail(board, seat, user, ability, &mut picks, chance)?;
    use_refusals(board, seat, user, ability, &picks, &detail).is_empty().then_some((picks, detail))
}

/// Whether an ability is rather meant for enemies.
pub(super) fn harms(ability: &Ability) -> bool {
    ability.effects.iter().any(|effect| match effect {
        Effect::Damage { .. }
        | Effect::Wound
        | Effect::Unempower
        | Effect::AddActivation
        | Effect::Flip { .. } => true,
        Effect::Modify(modify) => modify.amount < 0,
        _ => false,
    })
}

fn sample_detail(
    board: Board<'_>,
    seat: Seat,
    user: DiskId,
    ability: &Ability,
    picks: &mut Disks,
    chance: &mut SeededDice,
) -> Option<Detail> {
    for effect in &ability.effects {
        let first = picks.first().copied();
        match (effect, first) {
            (Effect::Flip { .. }, Some(disk)) => {
                let circle = board.circle(disk);
                let to = near(chance, circle.centre, circle.diameter.0 * 7 / 10);
                return Some(Detail::At(match board.game.rulings.flips {
                    Flips::Pivot => to,
                    Flips::Straight => circle.centre.toward(to, circle.diameter),
                }));
            }
            (Effect::Reinforce(ReinforceAt::Range(_)), Some(_)) => {
                let circle = board.circle(user);
                return Some(Detail::At(near(chance, circle.centre, circle.diameter.0)));
            }
            (Effect::Reinforce(_), Some(disk)) => {
                return reserves::sample_in_zone(board, seat, disk, chance).map(Detail::At);
            }
            (Effect::MoveActivation { range, to }, _) => {
                let mut receivers: Disks = board
                    .battlefield()
                    .filter(|disk| *disk != user && board.matches(to, seat, Some(user), *disk))
                    .filter(|disk| board.within(user, *disk, *range))
                    .collect();
                shuffle(chance, &mut receivers);
                let count = picks.len().min(receivers.len());
                picks.truncate(count);
                receivers.truncate(count);
                return (count > 0).then_some(Detail::To(receivers));
            }
            (Effect::Fight, _) => return engagement_detail(board, user),
            _ => {}
        }
    }
    Some(Detail::None)
}

/// The part a disk could play in an engagement fought at once.
pub(super) fn engagement_detail(board: Board<'_>, user: DiskId) -> Option<Detail> {
    if engagement_of(board, user, Role::Attacker).is_some() {
        Some(Detail::AsAttacker)
    } else {
        engagement_of(board, user, Role::Defender).map(|_| Detail::AsDefender)
    }
}

/// Uses of a disk's focus abilities.
pub(crate) fn list_focus(board: Board<'_>, seat: Seat, disk: DiskId) -> Vec<Order> {
    focus_abilities(board, disk)
        .flat_map(|(number, ability)| {
            list_uses(board, seat, disk, ability).into_iter().map(move |(picks, detail)| Order::Focus {
                ability: number,
                picks,
                detail,
            })
        })
        .collect()
}

/// Uses of the battle ability of the card being resolved, by every disk that may use it.
pub(crate) fn list_battle(board: Board<'_>, seat: Seat, left: u8) -> Vec<Action> {
    let Some(ability) = battle_ability_now(board, seat, left) else { return Vec::new() };
    board
        .battle_users(seat, ability)
        .flat_map(|user| {
            list_uses(board, seat, user, ability).into_iter().map(move |(picks, detail)| Action::Battle {
                user,
                picks,
                detail,
            })
        })
        .collect()
}

/// Choices for an ability: every single disk, those it is meant for first, and as many of them at once as it reaches.
fn list_uses(board: Board<'_>, seat: Seat, user: DiskId, ability: &Ability) -> Vec<(Disks, Detail)> {
    if !matches!(ability.pick, Pick::Target | Pick::Choose) {
        let picks = Disks::new();
        return list_details(board, seat, user, ability, &picks)
            .into_iter()
            .map(|detail| (picks.clone(), detail))
            .collect();
    }
    let mut among: Vec<DiskId> = (0..board.game.disks.len() as u8)
        .map(DiskId)
        .filter(|disk| may_pick(board, seat, user, ability, *disk))
        .collect();
    let wanted = harms(ability);
    among.sort_by_key(|disk| ((board.owner(*disk) != seat) != wanted, *disk));
    let mut picks: Vec<Disks> = Vec::new();
    let meant: Disks = among.iter().copied().filter(|disk| (board.owner(*disk) != seat) == wanted).collect();
    if ability.count > 1 && meant.len() > 1 {
        picks.push(meant.iter().copied().take(usize::from(ability.count)).collect());
    }
    picks.extend(among.iter().map(|disk| Disks::from_slice(&[*disk])));
    picks
        .into_iter()
        .flat_map(|picks| {
            let details = list_details(board, seat, user, ability, &picks);
            details.into_iter().map(move |detail| (picks.clone(), detail))
        })
        .collect()
}

fn list_details(board: Board<'_>, seat: Seat, user: DiskId, ability: &Ability, picks: &Disks) -> Vec<Detail> {
    for effect in &ability.effects {
        let first = picks.first().copied();
        match (effect, first) {
            (Effect::Flip { .. }, Some(disk)) => {
                let circle = board.circle(disk);
                let landing =
                    |turn: i32| circle.centre.step(Heading::from_degrees(turn * 45), circle.diameter);
                return (0..8).map(|turn| Detail::At(landing(turn))).collect();
            }
            (Effect::Reinforce(ReinforceAt::Range(range)), Some(disk)) => {
                let reach = board.game.library.constants.reaches.of(*range).map_or(0, |reach| reach.0);
                let radii = (board.circle(user).diameter.0 + board.table.pile.diameter(disk).0) / 2;
                let around = |turn: i32| {
                    board.circle(user).centre.step(Heading::from_degrees(turn * 45), Length(radii + reach))
                };
                return (0..8).map(|turn| Detail::At(around(turn))).collect();
            }
            (Effect::Reinforce(_), Some(disk)) => {
                return reserves::zone_places(board, seat, disk).into_iter().map(Detail::At).collect();
            }
            (Effect::MoveActivation { range, to }, _) => {
                let receivers: Disks = board
                    .battlefield()
                    .filter(|disk| *disk != user && board.matches(to, seat, Some(user), *disk))
                    .filter(|disk| board.within(user, *disk, *range))
                    .collect();
                return receivers.windows(picks.len().max(1)).map(|some| Detail::To(some.into())).collect();
            }
            (Effect::Fight, _) => {
                let roles = [(Role::Attacker, Detail::AsAttacker), (Role::Defender, Detail::AsDefender)];
                let possible =
                    roles.into_iter().filter(|(role, _)| engagement_of(board, user, *role).is_some());
                return possible.map(|(_, detail)| detail).collect();
            }
            _ => {}
        }
    }
    vec![Detail::None]
}
