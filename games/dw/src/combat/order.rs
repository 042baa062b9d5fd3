//! Which battle of a stack is fought next: from the top down.

use gonfalon_disks::DiskId;

use super::battle::Battle;
use crate::action::Disks;
use crate::board::Board;
use crate::data::Effect;

/// An attacker and an enemy it lies on.
type Pair = (DiskId, DiskId);

impl Board<'_> {
    /// The battle that is due next among the Disks of a stack.
    pub(super) fn next_battle(self, stack: &[DiskId]) -> Option<Battle> {
        let pairs = self.undecided(stack);
        if pairs.is_empty() {
            return None;
        }
        let waits = |disk: &DiskId| pairs.iter().any(|(_, defender)| defender == disk);
        let mut groups = groups_of(&pairs);
        // dw.combat.top-down
        groups.sort_by_key(|(attackers, _)| self.highest(attackers));
        let ready = groups.iter().rev().find(|(attackers, _)| !attackers.iter().any(waits));
        if let Some((attackers, defenders)) = ready {
            return Some(Battle::new(attackers.clone(), defenders.clone()));
        }
        // Every battle waits for another: the highest free attacker fights with the free ones linked to it.
        let free: Vec<Pair> = pairs.iter().copied().filter(|(attacker, _)| !waits(attacker)).collect();
        let free = if free.is_empty() { pairs } else { free };
        let groups = groups_of(&free);
        let (attackers, defenders) =
            groups.into_iter().max_by_key(|(attackers, _)| self.highest(attackers))?;
        Some(Battle::new(attackers, defenders))
    }

    /// Pairs that still have to fight: the attacker has not applied its AT in this round.
    fn undecided(self, stack: &[DiskId]) -> Vec<Pair> {
        let attackers = stack.iter().copied().filter(|disk| self.in_play(*disk) && !self.disk(*disk).spent);
        let peaceful =
            |attacker| self.own_attribute(attacker, |effect| matches!(effect, Effect::NoBattleBelow));
        attackers
            .filter(|attacker| !peaceful(*attacker))
            .flat_map(|attacker| {
                let under = self.table.pile.under(attacker);
                under.filter(move |under| self.enemies(attacker, *under)).map(move |under| (attacker, under))
            })
            .collect()
    }

    /// The longest chain of touching Disks below any of these.
    fn highest(self, disks: &[DiskId]) -> usize {
        disks.iter().map(|disk| self.depth(*disk)).max().unwrap_or(0)
    }

    fn depth(self, disk: DiskId) -> usize {
        self.table.pile.under(disk).map(|under| 1 + self.depth(under)).max().unwrap_or(0)
    }
}

/// Attackers that share a defender, and defenders that share an attacker, belong to one battle.
fn groups_of(pairs: &[Pair]) -> Vec<(Disks, Disks)> {
    let mut groups: Vec<(Disks, Disks)> = Vec::new();
    for (attacker, defender) in pairs {
        let meets = |(attackers, defenders): &(Disks, Disks)| {
            attackers.contains(attacker) || defenders.contains(defender)
        };
        let (joined, apart): (Vec<_>, Vec<_>) = std::mem::take(&mut groups).into_iter().partition(meets);
        let mut group: (Disks, Disks) = Default::default();
        for (attackers, defenders) in joined {
            group.0.extend(attackers);
            group.1.extend(defenders);
        }
        group.0.push(*attacker);
        group.1.push(*defender);
        for side in [&mut group.0, &mut group.1] {
            side.sort_unstable();
            side.dedup();
        }
        groups = apart;
        groups.push(group);
    }
    groups
}
