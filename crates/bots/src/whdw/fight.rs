//! What the melee of this round would bring if it were fought now.

use gonfalon_disks::{DiskId, Pin};
use gonfalon_whdw::board::Board;
use gonfalon_whdw::data::{DamageType, KeywordKind, Stat};
use gonfalon_whdw::values::{Role, Speed};

use super::worth::{Eye, part_lost};

/// A disk about to strike in one of its roles.
struct Striker {
    disk: DiskId,
    role: Role,
    speed: Speed,
    victims: Vec<DiskId>,
}

/// What the player gains if all engagements on the table are fought, everybody striking where it hurts most.
pub(crate) fn melee(eye: Eye, board: Board<'_>) -> f64 {
    let pins = board.table.pile.pins();
    fought(eye, board, pins.iter().copied().filter(|pin| board.enemies(pin.top, pin.under)))
}

/// What the player gains if these engagements are fought.
pub(crate) fn fought(eye: Eye, board: Board<'_>, pins: impl Iterator<Item = Pin>) -> f64 {
    let mut strikers: Vec<Striker> = Vec::new();
    for pin in pins {
        join(board, &mut strikers, pin.top, Role::Attacker, pin.under);
        join(board, &mut strikers, pin.under, Role::Defender, pin.top);
    }
    if strikers.is_empty() {
        return 0.0;
    }
    let mut damage = vec![0_u16; board.game.disks.len()];
    let mut gone = vec![false; board.game.disks.len()];
    for speed in [Speed::Swift, Speed::Ordinary, Speed::Slow] {
        let before = gone.clone();
        for striker in strikers.iter().filter(|striker| striker.speed == speed) {
            if before[striker.disk.index()] {
                continue;
            }
            strike(eye, board, striker, &mut damage, &before);
        }
        for (index, gone) in gone.iter_mut().enumerate() {
            *gone |= part_lost(board, DiskId(index as u8), damage[index]) >= 1.0;
        }
    }
    (0..board.game.disks.len() as u8)
        .map(DiskId)
        .filter(|disk| damage[disk.index()] > 0)
        .map(|disk| -eye.signed(board, disk) * part_lost(board, disk, damage[disk.index()]))
        .sum()
}

fn join(board: Board<'_>, strikers: &mut Vec<Striker>, disk: DiskId, role: Role, victim: DiskId) {
    match strikers.iter_mut().find(|striker| striker.disk == disk && striker.role == role) {
        Some(striker) => striker.victims.push(victim),
        None => strikers.push(Striker { disk, role, speed: board.speed(disk, role), victims: vec![victim] }),
    }
}

/// One disk strikes: all it pins with frenzy, otherwise whom it hurts most.
fn strike(eye: Eye, board: Board<'_>, striker: &Striker, damage: &mut [u16], gone: &[bool]) {
    let stat = match striker.role {
        Role::Attacker => Stat::Attack,
        Role::Defender => Stat::Counter,
    };
    let strength = board.strength(striker.disk, stat);
    let blow = |victim: DiskId| u16::from(board.reduced(victim, strength, DamageType::Physical, None));
    let there = || striker.victims.iter().copied().filter(|victim| !gone[victim.index()]);
    if striker.role == Role::Attacker && board.has(striker.disk, KeywordKind::Frenzy) {
        for victim in there() {
            damage[victim.index()] += blow(victim);
        }
        return;
    }
    let more = |victim: DiskId| {
        let had = damage[victim.index()];
        let part = part_lost(board, victim, had + blow(victim)) - part_lost(board, victim, had);
        eye.worth(board, victim) * part
    };
    let best = there().max_by(|one, other| more(*one).total_cmp(&more(*other)).then(other.cmp(one)));
    if let Some(victim) = best {
        damage[victim.index()] += blow(victim);
    }
}
