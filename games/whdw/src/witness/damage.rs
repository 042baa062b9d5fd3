//! Damage, wounds, casualties, and empowerment tokens.

use gonfalon_disks::DiskId;
use gonfalon_kernel::RuleId;

use super::{Beat, Seen};
use crate::action::Action;
use crate::board::Board;
use crate::data::{DamageSource, DamageType, KeywordKind, Stat};
use crate::event::Event;
use crate::state::{Change, Source};
use crate::values::Reason;

impl Seen {
    /// Looks at tokens that hurt or help, and at casualties.
    pub(super) fn harmed(&mut self, beat: &Beat<'_>) {
        match beat.event() {
            Event::Damaged { disk, kind, rule, .. } => self.damaged(beat, *disk, *kind, *rule),
            Event::Wounded { disk } => {
                self.wound(beat, *disk);
                self.rule("whdw.damage.stamina-clear");
                let (board, damage) = (beat.before, beat.before.disk(*disk).damage);
                // What is left over is lost, and matters only to a disk that stays.
                self.when(damage > board.strength(*disk, Stat::Toughness), "whdw.damage.one-wound");
            }
            Event::Removed { disk, rule: RuleId("whdw.damage.casualty") } => {
                self.wound(beat, *disk);
                self.fallen(beat, *disk);
            }
            Event::Empowered { .. } => self.rule("whdw.empower.token"),
            Event::Unempowered { disk, .. } => {
                self.rule("whdw.empower.duration");
                self.when(beat.before.disk(*disk).damage > 0, "whdw.empower.loss-check");
            }
            _ => {}
        }
    }

    fn damaged(&mut self, beat: &Beat<'_>, disk: DiskId, kind: DamageType, rule: RuleId) {
        let (before, after) = (beat.before, beat.after);
        self.when(rule.0 != "whdw.damage.tokens", "whdw.damage.tokens");
        let via = match rule.0 {
            "whdw.ranged.hit" => Some(DamageSource::Ranged),
            "whdw.keyword.impact" => Some(DamageSource::Impact),
            _ => None,
        };
        if before.resistant(disk, kind, via) {
            self.all(&["whdw.keyword.resistant", "whdw.damage.types"]);
            let struck = matches!(rule.0, "whdw.melee.attack" | "whdw.melee.counter");
            self.when(struck, "whdw.damage.melee-physical");
            self.when(guarded_by_mage(before, disk), "whdw.ability.high-mage");
        }
        let earlier = beat.step.board().disk(disk).damage > 0 && before.disk(disk).damage > 0;
        self.when(earlier, "whdw.damage.persists");
        let last = beat.earlier().last();
        let together = matches!(last, Some(Event::Damaged { rule: RuleId("whdw.ranged.hit"), .. }));
        self.when(together && rule.0 == "whdw.ranged.hit", "whdw.ranged.simultaneous");
        let (damage, toughness) = (after.disk(disk).damage, after.strength(disk, Stat::Toughness));
        let bonus = before.game.library.constants.empowered.toughness;
        let saved = damage < toughness && damage + bonus >= toughness;
        self.when(saved && after.disk(disk).empowered, "whdw.empower.bonus");
    }

    /// Why a disk takes a wound.
    fn wound(&mut self, beat: &Beat<'_>, disk: DiskId) {
        let board = beat.before;
        let (damage, toughness) = (board.disk(disk).damage, board.strength(disk, Stat::Toughness));
        if damage < toughness {
            self.rule("whdw.damage.direct-wound");
        } else {
            self.rule("whdw.damage.wound");
            let hurt = |event: &Event| matches!(event, Event::Damaged { disk: other, .. } if *other == disk);
            if !beat.earlier().iter().any(hurt) {
                self.rule("whdw.damage.wound-any-time");
                let rots = board.lasting(disk).any(|lasting| {
                    matches!(lasting.source, Source::Command(_, card)
                        if board.game.library[card].id == "nurgles-rot")
                });
                let now = matches!(beat.step.action, Action::Battle { .. });
                self.when(rots && now, "whdw.card.nurgles-rot-wound");
            }
            let reasons = board.explain(disk, Stat::Toughness).map(|(_, reasons)| reasons);
            let floor = |reasons: Vec<(Reason, i16)>| reasons.iter().any(|(why, _)| *why == Reason::Floor);
            self.when(reasons.is_some_and(floor), "whdw.disk.value-floor");
        }
        let hardy = board.profile(disk).stamina > 0;
        self.when(hardy, "whdw.disk.stamina");
        self.when(hardy, "whdw.damage.stamina-limit");
    }

    fn fallen(&mut self, beat: &Beat<'_>, disk: DiskId) {
        let board = beat.before;
        let last = beat.earlier().last();
        let together = matches!(last, Some(Event::Removed { rule: RuleId("whdw.damage.casualty"), .. }));
        self.when(together, "whdw.damage.removed-after-event");
        if board.disk(disk).wounds < board.profile(disk).stamina {
            let scenario = board.table.scenario.map(|card| board.game.library[card].id.as_str());
            self.when(scenario == Some("generalcide"), "whdw.card.generalcide");
            self.when(scenario == Some("generalcide"), "whdw.setup.scenario-ability");
        }
    }
}

/// Whether a disk is resistant neither by itself nor by a card, so that only a High Mage can be behind it.
fn guarded_by_mage(board: Board<'_>, disk: DiskId) -> bool {
    let own = board.profile(disk).keyword(KeywordKind::Resistant).is_some();
    let given = board.lasting(disk).any(
        |lasting| matches!(lasting.change, Change::Keyword(word) if word.kind() == KeywordKind::Resistant),
    );
    !own && !given
}
