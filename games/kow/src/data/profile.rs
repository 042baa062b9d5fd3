//! A unit as it takes the field: its entry after options, army-wide rule and implied rules.

use gonfalon_table::Length;
use serde::Serialize;

use super::{
    Calling, Constants, Entry, EntryId, Formation, HealFor, InspiringFor, Library, ListId, OptionKind,
    Special, SpecialKind, UnitType, Weapon,
};

/// All values of a unit after its options. Printed values are those of its [`Entry`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Profile {
    /// The entry.
    pub entry: EntryId,
    /// The list of the entry.
    pub list: ListId,
    /// The type.
    pub unit_type: UnitType,
    /// The number of models.
    pub models: u8,
    /// Files and ranks.
    pub formation: Formation,
    /// The extent of one base from left to right.
    pub base_width: Length,
    /// The extent of one base from front to back.
    pub base_depth: Length,
    /// The extent of the footprint from left to right.
    pub width: Length,
    /// The extent of the footprint from front to back.
    pub depth: Length,
    /// The height class for sight.
    pub height: u8,
    /// Whether it is a horde.
    pub horde: bool,
    /// Whether it is a full unit, which permits war engines, heroes and monsters.
    pub full_unit: bool,
    /// The cost with options.
    pub points: u16,
    /// Speed.
    pub speed: Length,
    /// The score to hit in melee, if it can strike.
    pub melee: Option<u8>,
    /// The score to hit when shooting; a value alone does not allow shooting, see [`Profile::shooting_range`].
    pub ranged: Option<u8>,
    /// The score enemies need to damage it.
    pub defence: u8,
    /// The number of dice of ordinary attacks.
    pub attacks: Option<u8>,
    /// Nerve, with the bonus of a standard.
    pub nerve: u8,
    /// What it is for the special rules of others.
    pub callings: Vec<Calling>,
    /// The ranged weapons.
    pub weapons: Vec<Weapon>,
    /// All special rules, each kind once, in the order of [`SpecialKind`].
    pub specials: Vec<Special>,
    /// The options taken, in the order of [`OptionKind`].
    pub options: Vec<OptionKind>,
    /// The range of ordinary shooting; `None` if it has none.
    pub shooting_range: Option<Length>,
}

impl Library {
    /// The unit of this entry with these options; options that the entry does not offer change nothing.
    pub fn profile(&self, id: EntryId, options: &[OptionKind]) -> Profile {
        let entry = &self[id];
        let constants = &self.constants;
        let mut taken: Vec<OptionKind> = options.to_vec();
        taken.sort_unstable();
        taken.dedup();
        taken.retain(|kind| entry.option(*kind).is_some());
        let options: Vec<_> = taken.iter().filter_map(|kind| entry.option(*kind)).collect();

        let mut points = entry.points;
        let mut defence = entry.defence;
        let mut nerve = entry.nerve;
        let mut weapons = entry.weapons.clone();
        let mut specials = entry.specials.clone();
        grant(&mut specials, self[entry.list].army_wide);
        for option in &options {
            points = points.saturating_add(option.points);
            defence = option.effect.defence().unwrap_or(defence);
            if option.kind() == OptionKind::Standard {
                nerve = nerve.saturating_add(constants.nerve.standard);
            }
            if option.kind() == OptionKind::Muskets {
                weapons.retain(|weapon| *weapon != Weapon::Crossbow);
            }
            weapons.extend(option.effect.weapon().filter(|weapon| !entry.weapons.contains(weapon)));
            if let Some(special) = option.effect.special() {
                grant(&mut specials, special);
            }
        }
        implied(&mut specials);
        specials.sort_unstable_by_key(|special| special.kind());

        let formation = constants.formation.of(entry.unit_type, entry.models);
        let base = constants.bases.of(entry.base);
        let individual = specials.contains(&Special::Individual);
        let shooting_range = shooting_range(entry, &weapons, &specials, constants);
        Profile {
            entry: id,
            list: entry.list,
            unit_type: entry.unit_type,
            models: entry.models,
            formation,
            base_width: base.width,
            base_depth: base.depth,
            width: base.width * i32::from(formation.files),
            depth: base.depth * i32::from(formation.ranks),
            height: constants.heights.of(entry.unit_type, individual),
            horde: constants.formation.is_horde(entry.unit_type, entry.models),
            full_unit: constants.army.is_full(entry.unit_type, entry.models),
            points,
            speed: Length::inches(i32::from(entry.speed)),
            melee: entry.melee,
            ranged: entry.ranged,
            defence,
            attacks: entry.attacks,
            nerve,
            callings: entry.callings.clone(),
            weapons,
            specials,
            options: taken,
            shooting_range,
        }
    }
}

// A rule that is there already has no further effect; of two parameters the greater counts.
fn grant(specials: &mut Vec<Special>, special: Special) {
    match specials.iter_mut().find(|known| known.kind() == special.kind()) {
        Some(known) => *known = (*known).max(special),
        None => specials.push(special),
    }
}

fn implied(specials: &mut Vec<Special>) {
    if specials.contains(&Special::YellowBellied) {
        specials.retain(|special| *special != Special::Headstrong);
    }
    if specials.contains(&Special::Fly) || specials.contains(&Special::Individual) {
        grant(specials, Special::Nimble);
    }
}

// A Ranged value needs a weapon or a war engine, and dice of its own.
fn shooting_range(
    entry: &Entry,
    weapons: &[Weapon],
    specials: &[Special],
    constants: &Constants,
) -> Option<Length> {
    entry.ranged.and(entry.attacks)?;
    let stated = specials.iter().find_map(|special| match special {
        Special::Range(range) => Some(*range),
        _ => None,
    });
    let of_weapon =
        weapons.iter().filter_map(|weapon| constants.weapons.of(*weapon)).map(|numbers| numbers.range).max();
    let of_engine = (entry.unit_type == UnitType::WarEngine).then_some(constants.shooting.war_engine_range);
    let usual = of_weapon.max(of_engine)?;
    Some(stated.unwrap_or(usual))
}

impl Profile {
    /// The special rule of this kind, with its parameter.
    pub fn special(&self, kind: SpecialKind) -> Option<Special> {
        self.specials.iter().copied().find(|special| special.kind() == kind)
    }

    /// Whether the unit has a special rule of this kind.
    pub fn has(&self, kind: SpecialKind) -> bool {
        self.special(kind).is_some()
    }

    /// The number (n) of a special rule.
    pub fn value(&self, kind: SpecialKind) -> Option<u8> {
        self.special(kind).and_then(Special::value)
    }

    /// Whether the unit has taken this option.
    pub fn took(&self, option: OptionKind) -> bool {
        self.options.contains(&option)
    }

    /// Whether the unit is what a special rule of another unit calls for.
    pub fn is_called(&self, calling: Calling) -> bool {
        self.callings.contains(&calling)
    }

    /// Piercing of its ordinary shooting, 0 without the rule.
    pub fn piercing(&self) -> u8 {
        self.value(SpecialKind::Piercing).unwrap_or(0)
    }

    /// Crushing Strength, 0 without the rule.
    pub fn crushing_strength(&self) -> u8 {
        self.value(SpecialKind::CrushingStrength).unwrap_or(0)
    }

    /// Whom the unit inspires.
    pub fn inspires(&self) -> Option<InspiringFor> {
        match self.special(SpecialKind::Inspiring) {
            Some(Special::Inspiring(whom)) => Some(whom),
            _ => None,
        }
    }

    /// The dice of its Heal and whom it can target.
    pub fn heal(&self) -> Option<(u8, HealFor)> {
        match self.special(SpecialKind::Heal) {
            Some(Special::Heal(dice, whom)) => Some((dice, whom)),
            _ => None,
        }
    }

    /// How near a Warsmith must be for the unit to be Elite.
    pub fn elite_near_warsmith(&self) -> Option<Length> {
        match self.special(SpecialKind::EliteNearWarsmith) {
            Some(Special::EliteNearWarsmith(range)) => Some(range),
            _ => None,
        }
    }

    /// Whether its weapons allow shooting only after Halt!
    pub fn shoots_only_after_halt(&self, constants: &Constants) -> bool {
        self.unit_type == UnitType::WarEngine
            || self
                .weapons
                .iter()
                .filter_map(|weapon| constants.weapons.of(*weapon))
                .any(|numbers| numbers.after_halt_only)
    }
}
