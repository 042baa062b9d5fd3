//! The four values, skills and immunities of a Disk as they are now.

use gonfalon_disks::DiskId;
use gonfalon_kernel::RuleId;

use crate::board::Board;
use crate::data::{Act, Aim, Effect, Harm, Skill, SkillKind, Stat};
use crate::state::Source;

/// What a berserking Disk adds to AT, D and T.
pub(crate) const BERSERK: i16 = 2;

impl<'a> Board<'a> {
    /// A value as it is now.
    pub fn value(self, disk: DiskId, stat: Stat) -> u8 {
        let Some(printed) = self.printed(disk, stat) else {
            // dw.modifier.no-value
            return 0;
        };
        let mut sum = self.sum(disk, stat, printed);
        if matches!(stat, Stat::Attack | Stat::Defense)
            && self.any_effect(disk, |effect| matches!(effect, Effect::SwapAttackDefense))
        {
            // dw.modifier.replacing-last: exchanges come after sums and before fixed values.
            let other = if stat == Stat::Attack { Stat::Defense } else { Stat::Attack };
            sum = self.printed(disk, other).map_or(0, |printed| self.sum(disk, other, printed));
        }
        let sets = move |effect: &Effect| matches!(effect, Effect::Set(values) if values.of(stat).is_some());
        let fixed = self.effects_on(disk, sets).filter_map(|working| match working.effect {
            Effect::Set(values) => values.of(stat),
            _ => None,
        });
        let least = i16::from(stat == Stat::Toughness);
        // dw.modifier.floor
        fixed.last().map_or(sum, i16::from).clamp(least, i16::from(u8::MAX)) as u8
    }

    /// The value printed on a Disk; `None` for three dots.
    pub fn printed(self, disk: DiskId, stat: Stat) -> Option<u8> {
        let profile = self.profile(disk);
        match stat {
            Stat::Movement => profile.movement,
            Stat::Attack => profile.attack,
            Stat::Defense => profile.defense,
            Stat::Toughness => Some(profile.toughness),
        }
    }

    /// The printed value with everything that adds or subtracts.
    fn sum(self, disk: DiskId, stat: Stat, printed: u8) -> i16 {
        let mut sum = i16::from(printed);
        let mut floor = 0;
        let mut groups: smallvec::SmallVec<[&str; 4]> = smallvec::SmallVec::new();
        for working in self.effects_on(disk, move |effect| adds(effect, stat)) {
            let (by, min, group) = match working.effect {
                Effect::Modify { values, min, group } => (values.of(stat), *min, group.as_deref()),
                Effect::ModifyOne { by, group, .. } => {
                    let picked = working.lasting.and_then(|lasting| lasting.stat) == Some(stat);
                    (picked.then_some(*by), None, group.as_deref())
                }
                Effect::AddAttackersAttack if stat == Stat::Defense => {
                    (Some(self.attackers_attack(disk)), None, None)
                }
                _ => continue,
            };
            let Some(by) = by else { continue };
            if let Some(group) = group {
                // Of one group only one counts for a Disk.
                if groups.contains(&group) {
                    continue;
                }
                groups.push(group);
            }
            sum += i16::from(by);
            if by < 0 {
                floor = floor.max(i16::from(min.unwrap_or(0)));
            }
        }
        if stat != Stat::Movement && self.is_berserking(disk) {
            sum += BERSERK;
        }
        sum.max(floor)
    }

    /// The total AT of the enemies attacking a Disk.
    fn attackers_attack(self, disk: DiskId) -> i8 {
        let attackers = self.table.pile.over(disk).filter(|other| self.enemies(disk, *other));
        attackers.map(|other| i16::from(self.value(other, Stat::Attack))).sum::<i16>().min(i16::from(i8::MAX))
            as i8
    }

    /// Whether a Disk has a skill, printed or granted, and not suspended.
    pub fn has(self, disk: DiskId, skill: SkillKind) -> bool {
        let granted = move |effect: &Effect| matches!(effect, Effect::Grant(kind, _) if *kind == skill);
        let suspended = move |effect: &Effect| matches!(effect, Effect::Suspend(kind) if *kind == skill);
        (self.profile(disk).has(skill) || self.any_effect(disk, granted)) && !self.any_effect(disk, suspended)
    }

    /// The Level of a Spellcaster; 0 for others.
    pub fn level(self, disk: DiskId) -> u8 {
        let printed = self.profile(disk).skills.iter().filter_map(|skill| match skill {
            Skill::Spellcaster(level) => Some(*level),
            _ => None,
        });
        let grants = |effect: &Effect| matches!(effect, Effect::Grant(SkillKind::Spellcaster, _));
        let granted = self.effects_on(disk, grants).filter_map(|working| match working.effect {
            Effect::Grant(SkillKind::Spellcaster, level) => Some(*level),
            _ => None,
        });
        printed.chain(granted).max().unwrap_or(0)
    }

    /// Whether a Disk has the berserking bonus.
    pub fn is_berserking(self, disk: DiskId) -> bool {
        // dw.skill.berserking
        self.disk(disk).berserk
    }

    /// Whether a Disk is pinned: something that pins lies on it.
    pub fn is_pinned(self, disk: DiskId) -> bool {
        self.table.pile.over(disk).any(|top| self.pins(top, disk))
    }

    /// Whether one Disk, lying on another, pins it.
    pub fn pins(self, top: DiskId, under: DiskId) -> bool {
        self.table.pile.pins_disk(top, under)
            && !self.own_attribute(top, |effect| matches!(effect, Effect::NoPin))
            && !self.own_attribute(under, |effect| match effect {
                Effect::NotPinnedBy(by) => self.fits(by, self.controller(under), Some(under), top),
                _ => false,
            })
    }

    /// Whether an Attribute that a Disk has of itself passes a test.
    ///
    /// Pinning is asked for while filters are worked out, so it looks at printed Attributes alone.
    pub fn own_attribute(self, disk: DiskId, test: impl Fn(&Effect) -> bool) -> bool {
        let abilities = self.profile(disk).abilities.iter();
        abilities.flat_map(|ability| &ability.effects).any(test)
    }

    /// Whether something forbids an act to a Disk.
    pub fn is_banned(self, disk: DiskId, act: Act) -> bool {
        self.any_effect(disk, move |effect| matches!(effect, Effect::Ban(banned) if *banned == act))
    }

    /// Whether a Disk may not be chosen as a target.
    pub fn is_untargetable(self, disk: DiskId, by: Aim) -> bool {
        self.any_effect(disk, move |effect| matches!(effect, Effect::Untargetable(aim) if *aim == by))
    }

    /// Whether a Disk is immune to a harm that comes from a Disk of the same controller or from another's.
    pub fn is_immune(self, disk: DiskId, harm: Harm, from_friend: bool) -> bool {
        self.any_effect(disk, move |effect| match effect {
            Effect::Immune { to, except, from_friends, .. } => {
                to.contains(&harm) && !except.contains(&harm) && (!from_friends || from_friend)
            }
            _ => false,
        })
    }

    /// Whether spells that already work have no effect on a Disk: its immunity is not one that leaves running spells alone.
    /// The area of a spell, which follows its centre, is shut out by every immunity of a Disk that it did not reach when it
    /// was cast.
    pub(crate) fn is_immune_to_running_spells(self, disk: DiskId, newly_reached: bool) -> bool {
        // Only Attributes and terrain give immunity to spells; asking for lasting effects here would never end.
        let gives = move |effect: &Effect| match effect {
            Effect::Immune { to, running_spells_stay, .. } => {
                to.contains(&Harm::Spell) && (newly_reached || !running_spells_stay)
            }
            _ => false,
        };
        self.standing_effects_on(disk, gives).next().is_some()
    }

    /// The reasons for a value: what each effect adds or sets, for explanations.
    pub fn reasons(self, disk: DiskId, stat: Stat) -> impl Iterator<Item = (Source, RuleId, i8)> + 'a {
        let changes = move |effect: &Effect| adds(effect, stat) || matches!(effect, Effect::Set(_));
        self.effects_on(disk, changes).filter_map(move |working| {
            let by = match working.effect {
                Effect::Modify { values, .. } | Effect::Set(values) => values.of(stat),
                Effect::ModifyOne { by, .. } => {
                    (working.lasting.and_then(|lasting| lasting.stat) == Some(stat)).then_some(*by)
                }
                _ => None,
            };
            by.map(|by| (working.source, self.rule_of_effect(working.source, working.effect), by))
        })
    }
}

/// Whether an effect can add to a value.
fn adds(effect: &Effect, stat: Stat) -> bool {
    match effect {
        Effect::Modify { values, .. } => values.of(stat).is_some(),
        Effect::ModifyOne { stats, .. } => stats.contains(&stat),
        Effect::AddAttackersAttack => stat == Stat::Defense,
        _ => false,
    }
}
