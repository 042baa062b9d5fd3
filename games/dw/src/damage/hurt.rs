//! How a Disk takes damage, Instant Blows and Wounds.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{RuleId, Seat};

use crate::board::Board;
use crate::cx::Cx;
use crate::data::{Effect, From, Harm, Missile, Stat};
use crate::event::{Event, Hurt};

/// Something that hurts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Harming {
    /// How much.
    pub(crate) amount: u8,
    /// What of.
    pub(crate) by: Hurt,
    /// Whether it is the Fireball spell.
    pub(crate) fireball_spell: bool,
    /// The Disk it comes from.
    pub(crate) from: Option<DiskId>,
    /// The player it comes from.
    pub(crate) seat: Option<Seat>,
}

/// An Instant Blow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Blow {
    /// How much.
    pub(crate) amount: u8,
    /// A spell struck it.
    pub(crate) spell: bool,
    /// Unlike others it is carried.
    pub(crate) stays: bool,
}

/// Deals damage to a Disk, which it carries; what is enough turns into Wounds.
pub(crate) fn hurt(cx: &mut Cx<'_>, disk: DiskId, harming: Harming) {
    if let Some(rule) = cx.board().spared(disk, &harming) {
        cx.emit(Event::Unharmed { disk, rule });
        return;
    }
    let amount = harming.amount.saturating_mul(cx.board().factor(disk, &harming));
    if amount > 0 {
        cx.emit(Event::Damaged { disk, amount, by: harming.by });
        turn_to_wounds(cx, disk);
    }
}

/// Deals an Instant Blow: it adds to the damage there is, and what does not wound vanishes.
pub(crate) fn blow(cx: &mut Cx<'_>, disk: DiskId, blow: Blow) {
    let board = cx.board();
    let rule = if board.is_immune(disk, Harm::InstantBlow, false) {
        Some(RuleId("dw.spell.carapace"))
    } else if blow.spell && board.is_immune(disk, Harm::Spell, false) {
        Some(RuleId("dw.immune.spells"))
    } else {
        board.takes_no_damage(disk, None)
    };
    if let Some(rule) = rule {
        cx.emit(Event::Unharmed { disk, rule });
        return;
    }
    cx.emit(Event::Blow { disk, amount: blow.amount });
    if blow.stays {
        // dw.disk.uthuk-spearmen
        cx.emit(Event::Damaged { disk, amount: blow.amount, by: Hurt::Ability });
        turn_to_wounds(cx, disk);
        return;
    }
    // dw.blow.adds-to-present: a Wound uses up the carried damage first, what is left of the blow vanishes.
    let carried = cx.board().disk(disk).damage;
    let toughness = cx.board().value(disk, Stat::Toughness);
    let wounds = carried.saturating_add(blow.amount) / toughness;
    give(cx, disk, wounds, carried.min(wounds.saturating_mul(toughness)));
}

/// Gives Wounds outright, whatever the Toughness.
pub(crate) fn wound(cx: &mut Cx<'_>, disk: DiskId, wounds: u8) {
    // dw.wound.direct
    give(cx, disk, wounds, 0);
}

/// One Wound for each full Toughness of damage; the rest goes on counting.
pub(super) fn turn_to_wounds(cx: &mut Cx<'_>, disk: DiskId) {
    // dw.wound.threshold dw.wound.multiple dw.wound.remainder
    let toughness = cx.board().value(disk, Stat::Toughness);
    let wounds = cx.board().disk(disk).damage / toughness;
    give(cx, disk, wounds, wounds.saturating_mul(toughness));
}

fn give(cx: &mut Cx<'_>, disk: DiskId, wounds: u8, used: u8) {
    let left = cx.board().wounds_left_in_round(disk);
    let taken = wounds.min(left);
    if wounds > taken {
        cx.emit(Event::Unharmed { disk, rule: RuleId("dw.disk.fairy-swarm") });
    }
    let passed = pass_on(cx, disk, taken);
    if taken > 0 || used > 0 {
        cx.emit(Event::Wounded { disk, wounds: taken - passed, used });
    }
}

/// Wounds that go to Disks which take them for those they touch; how many went.
fn pass_on(cx: &mut Cx<'_>, disk: DiskId, wounds: u8) -> u8 {
    let mut passed = 0;
    while passed < wounds {
        let board = cx.board();
        let takes = |other: &DiskId| {
            // dw.disk.soul-leech: Wounds beyond its death stay with the Disk.
            board.own_attribute(*other, |effect| matches!(effect, Effect::TakeWounds))
                && !board.is_doomed(*other)
        };
        let own = board.own_attribute(disk, |effect| matches!(effect, Effect::TakeWounds));
        let Some(leech) = board.touching(disk).find(takes).filter(|_| !own) else { break };
        cx.emit(Event::Wounded { disk: leech, wounds: 1, used: 0 });
        passed += 1;
    }
    passed
}

impl Board<'_> {
    /// The damage that one missile of a Disk deals to another.
    pub(crate) fn missile_damage(self, from: DiskId, kind: Missile, disk: DiskId) -> u8 {
        let amount = self.library().constants.missile(kind).damage;
        let (by, seat) = (Hurt::Missile(kind), self.controller(from));
        let harming = Harming { amount, by, fireball_spell: false, from: Some(from), seat };
        match self.spared(disk, &harming) {
            Some(_) => 0,
            None => amount.saturating_mul(self.factor(disk, &harming)),
        }
    }

    /// The rule that spares a Disk this damage.
    fn spared(self, disk: DiskId, harming: &Harming) -> Option<RuleId> {
        let friend = harming.seat.is_some() && harming.seat == self.controller(disk);
        let rule = match harming.by {
            Hurt::Missile(kind) => self.spared_missiles(disk, kind, friend),
            Hurt::Spell => {
                let fireball = harming.fireball_spell;
                self.spared_by(disk, "dw.immune.spells", move |effect| match effect {
                    Effect::Immune { to, except, from_friends, .. } => {
                        let harms = [(Harm::Spell, true), (Harm::Fireball, fireball)];
                        let hit =
                            |(harm, is): &(Harm, bool)| *is && to.contains(harm) && !except.contains(harm);
                        harms.iter().any(hit) && (!from_friends || friend)
                    }
                    _ => false,
                })
            }
            Hurt::Ability | Hurt::Combat => None,
        };
        // dw.spell.invisibility-combat: only in battle does it matter from which Disk the damage comes.
        let striker = harming.from.filter(|_| harming.by == Hurt::Combat);
        rule.or_else(|| self.takes_no_damage(disk, striker))
    }

    /// The rule that makes a Disk immune to missiles of a kind.
    fn spared_missiles(self, disk: DiskId, kind: Missile, friend: bool) -> Option<RuleId> {
        let fireball = kind == Missile::Fireball;
        self.spared_by(disk, "dw.immune.missiles", move |effect| match effect {
            Effect::Immune { to, except, from_friends, .. } => {
                let any = to.contains(&Harm::Missile) && !(fireball && except.contains(&Harm::Fireball));
                (any || fireball && to.contains(&Harm::Fireball)) && (!from_friends || friend)
            }
            Effect::Mirage(_) => true,
            _ => false,
        })
    }

    /// The rule of the first effect on a Disk that passes a test; a Disk without an entry of its own has the general one.
    fn spared_by(
        self,
        disk: DiskId,
        general: &'static str,
        wanted: impl Fn(&Effect) -> bool + Copy,
    ) -> Option<RuleId> {
        let spares = self.effects_on(disk, wanted).next()?;
        let rule = self.rule_of_effect(spares.source, spares.effect);
        Some(if rule.0 == "dw.sa.attribute" { RuleId(general) } else { rule })
    }

    /// The rule by which a Disk takes no damage, from anything or from that Disk.
    fn takes_no_damage(self, disk: DiskId, from: Option<DiskId>) -> Option<RuleId> {
        let pile = &self.table.pile;
        let wanted = |effect: &Effect| matches!(effect, Effect::NoDamage(_));
        let mut effects = self.effects_on(disk, wanted).filter(|working| match working.effect {
            Effect::NoDamage(From::All) => true,
            Effect::NoDamage(From::Attackers) => from.is_some_and(|from| pile.pins_disk(from, disk)),
            Effect::NoDamage(From::Attacked) => from.is_some_and(|from| pile.pins_disk(disk, from)),
            _ => false,
        });
        effects.next().map(|working| self.rule_of_effect(working.source, working.effect))
    }

    /// How many times over the damage counts.
    fn factor(self, disk: DiskId, harming: &Harming) -> u8 {
        let fireball = harming.fireball_spell || harming.by == Hurt::Missile(Missile::Fireball);
        let factors = self.effects_on(disk, |effect| matches!(effect, Effect::FireballFactor(_)));
        let of = |factor: &Effect| if let Effect::FireballFactor(factor) = factor { *factor } else { 1 };
        if fireball { factors.map(|working| of(working.effect)).max().unwrap_or(1) } else { 1 }
    }

    /// How many Wounds a Disk can still take in this round.
    fn wounds_left_in_round(self, disk: DiskId) -> u8 {
        let caps = self.effects_on(disk, |effect| matches!(effect, Effect::WoundCap(_)));
        let of = |effect: &Effect| if let Effect::WoundCap(cap) = effect { *cap } else { u8::MAX };
        let cap = caps.map(|working| of(working.effect)).min().unwrap_or(u8::MAX);
        cap.saturating_sub(self.disk(disk).fresh_wounds)
    }
}
