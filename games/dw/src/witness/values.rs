//! Values that are not as printed, where they are used.

use gonfalon_disks::DiskId;

use super::Seen;
use crate::board::Board;
use crate::data::{Effect, Stat};
use crate::state::Source;

impl Seen {
    /// Looks at AT or D with which one Disk strikes another.
    pub(super) fn struck_with(&mut self, board: Board<'_>, by: DiskId, at: DiskId, stat: Stat) {
        if board.printed(by, stat).is_none() {
            self.rule("dw.modifier.no-value");
            return;
        }
        let mut changes = 0;
        let mut from_land = false;
        for (source, rule, change) in board.reasons(by, stat) {
            let set = board.value(by, stat) != board.printed(by, stat).unwrap_or(0);
            if change != 0 || set {
                self.found.push(rule);
                changes += 1;
                from_land |= matches!(source, Source::Land(_));
            }
        }
        if board.is_berserking(by) {
            self.all(&["dw.skill.berserk", "dw.skill.berserking"]);
            changes += 1;
        }
        changes += self.reflected(board, by, stat);
        changes += self.against(board, by, at, stat);
        self.when(from_land, "dw.terrain.in");
        self.when(changes > 0, "dw.modifier.use-current");
        self.when(changes > 1, "dw.modifier.cumulative");
        let fixed =
            board.any_effect(by, |effect| matches!(effect, Effect::Set(values) if values.of(stat).is_some()));
        self.when(changes > 1 && fixed, "dw.modifier.replacing-last");
    }

    /// Exchanges of AT and D, and AT of attackers that is added to D.
    fn reflected(&mut self, board: Board<'_>, by: DiskId, stat: Stat) -> usize {
        let wanted = move |effect: &Effect| match effect {
            Effect::SwapAttackDefense => matches!(stat, Stat::Attack | Stat::Defense),
            Effect::AddAttackersAttack => stat == Stat::Defense,
            _ => false,
        };
        let found: Vec<Source> = board.effects_on(by, wanted).map(|working| working.source).collect();
        found.iter().for_each(|source| self.source(board, *source));
        found.len()
    }

    /// What counts only against this enemy.
    fn against(&mut self, board: Board<'_>, by: DiskId, at: DiskId, stat: Stat) -> usize {
        let mut changes = 0;
        for working in board.effects_on(by, |effect| matches!(effect, Effect::Versus { .. })) {
            let Effect::Versus { whom, attack, defense } = working.effect else { continue };
            let change = if stat == Stat::Attack { *attack } else { *defense };
            if change != 0 && board.fits(whom, board.controller(by), Some(by), at) {
                self.source(board, working.source);
                self.rule("dw.modifier.condition");
                changes += 1;
            }
        }
        if stat == Stat::Attack {
            for working in board.effects_on(at, |effect| matches!(effect, Effect::AttackersModify(_))) {
                self.village(board, working.source, "dw.terrain.village-attack");
                changes += 1;
            }
        }
        changes
    }

    /// A Village, or whatever else does what Villages do.
    pub(super) fn village(&mut self, board: Board<'_>, source: Source, rule: &'static str) {
        match source {
            Source::Land(_) => self.all(&["dw.terrain.in", rule]),
            _ => self.source(board, source),
        }
    }

    /// Looks at the Toughness that damage is set against: what has changed it counts where the Wounds would be others.
    pub(super) fn withstood(&mut self, board: Board<'_>, disk: DiskId, damage: u8) {
        let toughness = i16::from(board.value(disk, Stat::Toughness));
        let wounds = |toughness: i16| i16::from(damage) / toughness.max(1);
        let tells = |by: i16| by != 0 && wounds(toughness - by) != wounds(toughness);
        let mut told = false;
        for (source, rule, by) in board.reasons(disk, Stat::Toughness) {
            if tells(by.into()) {
                self.found.push(rule);
                self.when(matches!(source, Source::Land(_)), "dw.terrain.in");
                told = true;
            }
        }
        if board.is_berserking(disk) && tells(crate::values::BERSERK) {
            self.all(&["dw.skill.berserk", "dw.skill.berserking"]);
            told = true;
        }
        self.when(told, "dw.modifier.use-current");
    }
}
