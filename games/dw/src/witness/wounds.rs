//! Damage, Instant Blows and Wounds.

use gonfalon_disks::DiskId;

use super::{Beat, Seen};
use crate::data::{Effect, Harm};
use crate::event::{Event, Hurt};
use crate::state::Segment;

impl Seen {
    /// Looks at whatever hurts, and at what spares a Disk.
    pub(super) fn harmed(&mut self, beat: &Beat<'_>) {
        match beat.event() {
            Event::Damaged { disk, by, .. } => self.damaged(beat, *disk, *by),
            Event::Blow { disk, .. } => self.blow(beat, *disk),
            Event::Wounded { disk, wounds, used } => self.wounded(beat, *disk, *wounds, *used),
            Event::Unharmed { disk, rule } => {
                let missile = beat.before.table.segment == Segment::Missile
                    && beat.before.is_immune(*disk, Harm::Missile, false);
                if missile {
                    self.rule("dw.immune.targetable");
                    self.when(rule.0 != "dw.immune.missiles", "dw.immune.missiles");
                }
            }
            Event::Unaffected { disk, rule, .. } if rule.0 == "dw.immune.spells" => {
                let wards = |effect: &Effect| matches!(effect, Effect::Immune { to, .. } if to.contains(&Harm::Spell));
                let board = beat.before;
                let found = board.effects_on(*disk, wards).next();
                self.found.extend(found.map(|working| board.rule_of_effect(working.source, working.effect)));
            }
            _ => {}
        }
    }

    fn damaged(&mut self, beat: &Beat<'_>, disk: DiskId, by: Hurt) {
        let (before, after) = (beat.before, beat.after);
        self.withstood(after, disk, after.disk(disk).damage);
        let used = match beat.later().iter().find(|event| concerns(event, disk)) {
            Some(Event::Wounded { used, .. }) => *used,
            _ => 0,
        };
        let left = after.disk(disk).damage.saturating_sub(used);
        match by {
            Hurt::Missile(_) => self.when(left > 0, "dw.missile.damage-stays"),
            Hurt::Spell => {
                self.when(left > 0, "dw.cast.damage-stays");
                let rained = beat.earlier().iter().any(|event| matches!(event, Event::Fell { .. }));
                let safe = before.is_immune(disk, Harm::Missile, false);
                self.when(rained && safe, "dw.spell.rain-of-steel-no-missile");
            }
            Hurt::Ability => {}
            Hurt::Combat => {
                let carried = before.disk(disk).damage > 0;
                if carried && struck_in_an_earlier_battle(beat.earlier(), disk) {
                    self.rule("dw.wound.combat-adds");
                    self.when(self.fight.attackers.contains(&disk), "dw.combat.carry-example");
                }
            }
        }
    }

    fn blow(&mut self, beat: &Beat<'_>, disk: DiskId) {
        let board = beat.before;
        self.rule("dw.blow.immediate");
        self.when(board.disk(disk).damage > 0, "dw.blow.adds-to-present");
        self.when(board.table.segment == Segment::Combat, "dw.blow.in-combat");
        let next = beat.later().iter().find(|event| concerns(event, disk));
        let counts = matches!(next, Some(Event::Wounded { .. } | Event::Damaged { .. }));
        self.when(!counts, "dw.blow.not-stored");
        let together = beat.earlier().iter().rev();
        let together = together.take_while(|event| !matches!(event, Event::AbilityUsed { .. }));
        let other = |event: &Event| matches!(event, Event::Blow { disk: other, .. } if *other != disk);
        self.when(together.into_iter().any(other), "dw.blow.simultaneous");
    }

    fn wounded(&mut self, beat: &Beat<'_>, disk: DiskId, wounds: u8, used: u8) {
        if wounds == 0 {
            return;
        }
        let board = beat.after;
        let capacity = board.profile(disk).wounds;
        let last = beat.earlier().iter().rev().find(|event| !matches!(event, Event::Unharmed { .. }));
        let damaged = matches!(last, Some(Event::Damaged { disk: other, .. }) if *other == disk);
        let blow = matches!(last, Some(Event::Blow { disk: other, .. }) if *other == disk);
        match (damaged || blow, used) {
            (true, _) => {
                self.rule("dw.wound.threshold");
                self.when(wounds > 1 && capacity > 1, "dw.wound.multiple");
            }
            (false, 0) => self.outright(beat, disk),
            (false, _) => self.when(!passed(beat, disk), "dw.wound.toughness-drop"),
        }
        self.when(capacity == 1, "dw.wound.one-kills");
        if capacity > 1 {
            self.rule("dw.wound.capacity");
            let survives = board.disk(disk).wounds < capacity;
            self.when(survives, "dw.wound.counter");
            self.when(survives && board.disk(disk).damage > 0, "dw.wound.remainder");
        }
    }

    /// A Wound that no damage has brought.
    fn outright(&mut self, beat: &Beat<'_>, disk: DiskId) {
        let takes = beat.before.own_attribute(disk, |effect| matches!(effect, Effect::TakeWounds));
        if takes && passed_on(beat, disk) {
            self.rule("dw.disk.soul-leech");
            return;
        }
        self.rule("dw.wound.direct");
        let price = beat.earlier().iter().rev().find_map(|event| match event {
            Event::AbilityUsed { by, source: crate::state::Source::Spell(spell), .. } => Some((*by, *spell)),
            _ => None,
        });
        let resurrected =
            price.is_some_and(|(by, spell)| by == disk && beat.before.library()[spell].id == "resurrect");
        self.when(resurrected, "dw.spell.resurrect-price");
    }
}

/// Whether an event tells what became of a Disk that was hurt.
fn concerns(event: &Event, disk: DiskId) -> bool {
    match event {
        Event::Wounded { disk: other, .. }
        | Event::Damaged { disk: other, .. }
        | Event::Blow { disk: other, .. } => *other == disk,
        _ => false,
    }
}

/// Whether somebody else has taken a Wound for a Disk just before.
fn passed(beat: &Beat<'_>, disk: DiskId) -> bool {
    matches!(beat.earlier().last(), Some(Event::Wounded { disk: other, used: 0, .. }) if beat.before.touch(*other, disk))
}

/// Whether a Wound was meant for a Disk that this one touches, which is told next.
fn passed_on(beat: &Beat<'_>, disk: DiskId) -> bool {
    let next = beat.later().iter().find_map(|event| match event {
        Event::Wounded { disk: other, .. } if *other != disk => Some(*other),
        _ => None,
    });
    next.is_some_and(|other| beat.before.touch(disk, other))
}

/// Whether a Disk has been damaged in a battle that is over.
fn struck_in_an_earlier_battle(earlier: &[Event], disk: DiskId) -> bool {
    let began = earlier.iter().rposition(|event| matches!(event, Event::BattleBegan { .. })).unwrap_or(0);
    earlier[..began]
        .iter()
        .any(|event| matches!(event, Event::Damaged { disk: other, by: Hurt::Combat, .. } if *other == disk))
}
