//! Which disks fight in one engagement, and in which order engagements come.
//!
//! Every disk has an attacker role and a defender role; every pin of an enemy links one attacker with one defender.
//! Each connected part is one engagement. An embattled disk has both roles, normally in two different engagements: the
//! one in which it defends comes first.

use gonfalon_disks::{DiskId, Pin};
use smallvec::SmallVec;

use crate::board::Board;
use crate::values::Role;

/// The pins of one engagement.
pub(super) type Pins = SmallVec<[Pin; 4]>;

/// The engagements that may be resolved next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Groups {
    /// Each by its pins.
    pub ready: Vec<Pins>,
}

/// All pins between enemies on the table.
pub(crate) fn enemy_pins(board: Board<'_>) -> Pins {
    board.table.pile.pins().iter().copied().filter(|pin| board.enemies(pin.top, pin.under)).collect()
}

/// The engagements that may come next among these pins: those whose attackers do not still have to defend elsewhere. If
/// there is none (a ring, or a group in which one disk would have both roles), the attackers nobody pins fight first with
/// all they pin.
pub fn groups(pins: &[Pin]) -> Groups {
    let parts = connected(pins);
    let ready: Vec<Pins> = parts
        .iter()
        .filter(|part| !part.iter().any(|pin| pins.iter().any(|other| other.under == pin.top)))
        .cloned()
        .collect();
    if !ready.is_empty() || pins.is_empty() {
        return Groups { ready: in_order(ready) };
    }
    let topmost: Pins =
        pins.iter().copied().filter(|pin| !pins.iter().any(|other| other.under == pin.top)).collect();
    Groups { ready: in_order(connected(&topmost)) }
}

fn in_order(mut parts: Vec<Pins>) -> Vec<Pins> {
    for part in &mut parts {
        part.sort_unstable();
    }
    parts.sort_unstable();
    parts
}

/// Splits pins into parts linked by common attackers or common defenders.
fn connected(pins: &[Pin]) -> Vec<Pins> {
    let mut parts: Vec<Pins> = Vec::new();
    for pin in pins {
        let mut joined: Pins = SmallVec::from_slice(&[*pin]);
        let mut index = 0;
        while index < parts.len() {
            let linked = parts[index].iter().any(|other| other.top == pin.top || other.under == pin.under);
            if linked { joined.extend(parts.swap_remove(index)) } else { index += 1 }
        }
        parts.push(joined);
    }
    parts
}

/// The engagement in which a disk has a certain role: the one it would fight in a melee phase beginning at this moment.
pub(crate) fn engagement_of(board: Board<'_>, disk: DiskId, role: Role) -> Option<Pins> {
    part_with(enemy_pins(board), disk, role)
}

fn part_with(mut pins: Pins, disk: DiskId, role: Role) -> Option<Pins> {
    let has_role = |pin: &Pin| match role {
        Role::Attacker => pin.top == disk,
        Role::Defender => pin.under == disk,
    };
    while pins.iter().any(has_role) {
        let ready = groups(&pins).ready;
        if let Some(part) = ready.iter().find(|part| part.iter().any(has_role)) {
            return Some(part.clone());
        }
        pins.retain(|pin| !ready.iter().any(|part| part.contains(pin)));
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pin(top: u8, under: u8) -> Pin {
        Pin { top: DiskId(top), under: DiskId(under) }
    }

    #[test]
    fn common_attackers_and_defenders_link_an_engagement() {
        let found = groups(&[pin(0, 10), pin(0, 11), pin(1, 11), pin(1, 12), pin(5, 15)]);
        assert_eq!(found.ready.len(), 2);
        assert_eq!(found.ready[0].len(), 4);
    }

    #[test]
    fn a_chain_is_worked_from_the_top_down() {
        // 3 on 2 on 1 on 0.
        let found = groups(&[pin(1, 0), pin(2, 1), pin(3, 2)]);
        assert_eq!(found.ready, [Pins::from_slice(&[pin(3, 2)])]);
    }

    #[test]
    fn a_group_with_both_roles_of_one_disk_falls_back_to_layers() {
        // Three players: 2 on 1 and on 0, 1 on 0.
        let found = groups(&[pin(1, 0), pin(2, 0), pin(2, 1)]);
        assert_eq!(found.ready, [Pins::from_slice(&[pin(2, 0), pin(2, 1)])]);
    }

    #[test]
    fn an_engagement_fought_alone_holds_one_role_of_each_disk() {
        // Three players: 2 on 1 and on 0, 1 on 0.
        let pins = [pin(1, 0), pin(2, 0), pin(2, 1)];
        let part = |disk, role| part_with(Pins::from_slice(&pins), DiskId(disk), role);
        assert_eq!(part(1, Role::Defender), Some(Pins::from_slice(&[pin(2, 0), pin(2, 1)])));
        assert_eq!(part(1, Role::Attacker), Some(Pins::from_slice(&[pin(1, 0)])));
        assert_eq!(part(0, Role::Defender), part(1, Role::Defender));
        assert_eq!(part(0, Role::Attacker), None);
    }
}
