//! Weapons that attack, as plain data.

use gonfalon_wh40k::attack::odds::{Again, Blow, Spread, of_amount, of_sum, plus};
use gonfalon_wh40k::attack::{Skill, Sum, steps, sustained};
use gonfalon_wh40k::data::{WeaponAbilityKind, WeaponProfile};
use gonfalon_wh40k::values::Breakdown;

use super::target::Target;

/// Weapons that are alike and attack together.
#[derive(Clone, Debug, PartialEq)]
pub struct Weapons {
    /// How many.
    pub count: u16,
    /// Their profile; one without a range is a melee weapon.
    pub profile: WeaponProfile,
    /// What is true when they attack.
    pub circumstances: Circumstances,
    /// What else changes Hit rolls; the sum of all changes is limited by the rules.
    pub hit: i8,
    /// What else changes Wound rolls.
    pub wound: i8,
    /// Which Hit rolls are rolled again.
    pub hits_again: Again,
    /// Which Wound rolls are rolled again; Twin-linked ones that failed always are.
    pub wounds_again: Again,
    /// A Damage roll below its average is rolled again.
    pub damage_again: bool,
    /// One more failed Hit roll is rolled again, by a Command Re-roll.
    pub command_reroll: bool,
    /// Who bears them, where they are Hazardous.
    pub bearer: Bearer,
}

/// What is true when weapons attack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Circumstances {
    /// The target is within half range.
    pub half_range: bool,
    /// The unit has Remained Stationary.
    pub stationary: bool,
    /// The unit has charged.
    pub charged: bool,
    /// The unit sees nobody of the target.
    pub unseen: bool,
    /// It is Fire Overwatch.
    pub overwatch: bool,
}

/// Who bears weapons.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Bearer {
    /// Models that a failed Hazardous test destroys.
    #[default]
    Ordinary,
    /// CHARACTERS, MONSTERS or VEHICLES, which suffer mortal wounds instead.
    Tough {
        /// The wounds each has left.
        wounds: u8,
        /// Their Feel No Pain.
        pain: Option<u8>,
    },
}

impl Weapons {
    /// So many weapons, about which nothing else is to be said.
    pub fn new(count: u16, profile: WeaponProfile) -> Weapons {
        Weapons {
            count,
            profile,
            circumstances: Circumstances::default(),
            hit: 0,
            wound: 0,
            hits_again: Again::None,
            wounds_again: Again::None,
            damage_again: false,
            command_reroll: false,
            bearer: Bearer::Ordinary,
        }
    }

    /// How well they hit and wound a target, with every reason.
    pub fn skill(&self, target: &Target) -> Skill {
        let profile = &self.profile;
        let melee = profile.range.is_none();
        let automatic = profile.has(WeaponAbilityKind::Torrent);
        let mut skill = Skill {
            hit: Breakdown::new(if automatic { 0 } else { profile.skill.unwrap_or(0) }),
            wound: Breakdown::default(),
            sixes: !melee && self.circumstances.overwatch,
            ones: None,
        };
        if !melee {
            steps::ranged_changes(profile, self.circumstances.stationary, self.is_indirect(), &mut skill.hit);
            if target.stealth {
                skill.hit.change("wh40k.ability.stealth", -1);
            }
        }
        steps::wound_changes(profile, self.circumstances.charged, &mut skill.wound);
        if self.hit != 0 {
            skill.hit.change("wh40k.datasheet.abilities", self.hit);
        }
        if self.wound != 0 {
            skill.wound.change("wh40k.datasheet.abilities", self.wound);
        }
        skill
    }

    /// From which face on a wound is critical.
    pub fn critical(&self, target: &Target) -> u8 {
        steps::critical_wound(&self.profile, |keyword| target.keywords.has(keyword))
    }

    /// How many attacks one of them makes.
    fn attacks(&self, target: &Target) -> Sum {
        let blast = match self.profile.has(WeaponAbilityKind::Blast) {
            true => steps::blast(target.count()),
            false => 0,
        };
        steps::attacks(&self.profile, self.circumstances.half_range, blast)
    }

    /// The most attacks of one of them, and its highest Damage.
    pub(super) fn most(&self, target: &Target) -> (u64, u64) {
        let most = |sum: Sum| u64::from(sum.0.most()) + u64::from(sum.1.most());
        (most(self.attacks(target)), most(steps::damage(&self.profile, self.circumstances.half_range)))
    }

    /// How likely each Damage is.
    fn damage(&self) -> Spread {
        let sum = steps::damage(&self.profile, self.circumstances.half_range);
        let spread = spread_of(sum);
        if !self.damage_again || !sum.is_random() {
            return spread;
        }
        let mean = gonfalon_wh40k::attack::odds::mean(&spread);
        let kept = |value: usize| value as f64 >= mean;
        let low: f64 = spread.iter().enumerate().filter(|(value, _)| !kept(*value)).map(|(_, one)| one).sum();
        let again = |value: usize| if kept(value) { 1.0 + low } else { low };
        spread.iter().enumerate().map(|(value, chance)| chance * again(value)).collect()
    }

    /// Whether they shoot at what their unit does not see.
    pub(super) fn is_indirect(&self) -> bool {
        self.circumstances.unseen && self.profile.has(WeaponAbilityKind::IndirectFire)
    }

    /// Adds the volleys as the rules roll them: one, or one for each weapon whose Strength is random.
    pub(super) fn blows(&self, target: &Target, blows: &mut Vec<Blow>) {
        let attacks = self.attacks(target);
        let critical = self.critical(target);
        let skill = self.skill(target);
        let (toughness, changed) = (target.toughness(), skill.wound.changed());
        let to_wound = |strength: u8| steps::to_wound(strength, toughness, changed).min(critical);
        let strength = self.profile.strength;
        let wound = match strength.is_random() {
            false => vec![(1.0, to_wound(strength.plus))],
            true => {
                let likely = of_amount(strength).into_iter().enumerate().filter(|(_, chance)| *chance > 0.0);
                likely.map(|(value, chance)| (chance, to_wound(value.min(255) as u8))).collect()
            }
        };
        let twin = self.profile.has(WeaponAbilityKind::TwinLinked);
        // wh40k.datasheet.random-other
        let together = if strength.is_random() { 1 } else { self.count };
        let blow = Blow {
            attacks: many(attacks, together),
            hit: skill.needed(),
            again: self.hits_again,
            one_more: self.command_reroll,
            lethal: self.profile.has(WeaponAbilityKind::LethalHits),
            sustained: sustained(&self.profile),
            wound,
            critical,
            wounds_again: match self.wounds_again {
                Again::None | Again::Ones if twin => Again::Failed,
                again => again,
            },
            devastating: self.profile.has(WeaponAbilityKind::DevastatingWounds),
            damage: self.damage(),
            saves_again: target.saves_again,
            saves: target.saves(self),
        };
        for _ in 1..self.count / together.max(1) {
            blows.push(Blow { one_more: false, ..blow.clone() });
        }
        if self.count > 0 {
            blows.push(blow);
        }
    }
}

/// How likely each value is.
fn spread_of(sum: Sum) -> Spread {
    if sum.is_random() { of_sum(sum) } else { certain(sum.value(&[]).into()) }
}

/// How likely each sum of so many independent numbers is.
fn many(one: Sum, count: u16) -> Spread {
    if !one.is_random() {
        return certain(usize::from(one.value(&[])) * usize::from(count));
    }
    let one = of_sum(one);
    (0..count).fold(vec![1.0], |all, _| plus(&all, &one))
}

/// A number that is certain.
fn certain(value: usize) -> Spread {
    let mut spread = vec![0.0; value + 1];
    spread[value] = 1.0;
    spread
}
