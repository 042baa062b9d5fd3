//! The constants of the game: what `set.toml` says.

use gonfalon_table::Length;
use serde::Serialize;

use super::{Bases, Facts, Formations, Heights, Name, Names, UnitType, Weapon};

/// Everything `set.toml` says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Constants {
    /// The title of the game.
    pub title: Name,
    /// The table.
    pub battlefield: Battlefield,
    /// Deployment zones.
    pub deployment: Deployment,
    /// How long a game lasts.
    pub length: GameLength,
    /// Suggested times.
    pub clock: Clock,
    /// The measures of bases.
    pub bases: Bases,
    /// How models stand in files and ranks.
    pub formation: Formations,
    /// Height classes.
    pub heights: Heights,
    /// Doubtful sight.
    pub sight: Sight,
    /// When a target is in cover.
    pub cover: Cover,
    /// Limits of movement.
    pub movement: Movement,
    /// Distances of charges.
    pub charge: Charge,
    /// Distances after a melee.
    pub regroup: Regroup,
    /// Ordinary shooting.
    pub shooting: Shooting,
    /// The ranged weapons.
    pub weapons: Weapons,
    /// Magic and breath.
    pub powers: Powers,
    /// Dogs and cats.
    pub beasts: Beasts,
    /// Numbers of special rules that are the same for every unit.
    pub specials: SpecialNumbers,
    /// The results of Nerve tests and what changes them.
    pub nerve: NerveNumbers,
    /// The limits of army building.
    pub army: ArmyLimits,
    /// Victory conditions.
    pub victory: Victory,
    /// The names players read.
    pub names: Names,
    /// Which of these values are facts; paths begin with the table, as in `nerve.rout`.
    pub facts: Facts,
}

/// The table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Battlefield {
    /// The extent of the long sides.
    pub width: Length,
    /// The extent of the short sides.
    pub depth: Length,
}

/// Deployment zones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Deployment {
    /// The least distance from the centre line.
    pub from_centre: Length,
}

/// How long a game lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct GameLength {
    /// Turns of each player.
    pub turns_each: u8,
    /// Minutes of a game that goes by time.
    pub minutes: u16,
}

/// Suggested times.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Clock {
    /// Minutes of each player on a chess clock.
    pub minutes_each: u16,
    /// Seconds of a turn for every 500 points.
    pub turn_seconds_per_500: u16,
    /// Seconds to deploy one unit.
    pub deployment_seconds: u16,
}

/// Doubtful sight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Sight {
    /// If less of a target's outline than this is in sight, a roll decides.
    pub doubt_outline_mm: Length,
    /// What the roll must show at least.
    pub doubt_roll: u8,
}

/// When a target is in cover.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Cover {
    /// The share of the target that is hidden at least.
    pub hidden_percent: u8,
    /// How near to that share it is doubtful.
    pub doubt_percent: u8,
}

/// Limits of movement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Movement {
    /// The gap between units.
    pub gap: Length,
    /// How far a unit may pivot on Advance! and Charge!
    pub pivot_degrees: u8,
}

/// Distances of charges.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Charge {
    /// How near to an obstacle a unit is behind it.
    pub obstacle_reach: Length,
    /// The gap to a bystander that is shifted away.
    pub bystander_gap: Length,
}

/// Distances after a melee.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Regroup {
    /// How far a unit is thrown back.
    pub thrown_back: Length,
}

/// Ordinary shooting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Shooting {
    /// The range of war engines.
    pub war_engine_range: Length,
}

/// The ranged weapons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[expect(missing_docs, reason = "one field for each weapon, named like it")]
pub struct Weapons {
    pub bow: WeaponNumbers,
    pub crossbow: WeaponNumbers,
    pub musket: WeaponNumbers,
    pub pistol: WeaponNumbers,
    pub javelin: WeaponNumbers,
    pub throwing: WeaponNumbers,
}

/// What the rules say about one weapon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct WeaponNumbers {
    /// Its range.
    pub range: Length,
    /// Whether it is used only after Halt!
    pub after_halt_only: bool,
}

impl Weapons {
    /// What the rules say about this weapon; a blunderbuss is nothing but a Breath Attack.
    pub fn of(&self, weapon: Weapon) -> Option<WeaponNumbers> {
        match weapon {
            Weapon::Bow => Some(self.bow),
            Weapon::Crossbow => Some(self.crossbow),
            Weapon::Musket => Some(self.musket),
            Weapon::Pistol => Some(self.pistol),
            Weapon::Javelin => Some(self.javelin),
            Weapon::Throwing => Some(self.throwing),
            Weapon::Blunderbuss => None,
        }
    }
}

/// Magic and breath.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Powers {
    /// What a die must show to hit, whatever the modifiers.
    pub hit: u8,
    /// The range of Breath Attack.
    pub breath_range: Length,
    /// The range of Zap!
    pub zap_range: Length,
    /// The Piercing of Zap!
    pub zap_piercing: u8,
    /// The range of Heal.
    pub heal_range: Length,
    /// The range of Dark Surge.
    pub surge_range: Length,
    /// How far each hit of Dark Surge moves its target.
    pub surge_step: Length,
}

/// Dogs and cats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Beasts {
    /// The first dice of a released beast.
    pub dice: u8,
    /// What a die must show to hit, whatever the modifiers.
    pub hit: u8,
    /// The Piercing of a sabre-toothed cat.
    pub cat_piercing: u8,
    /// The most models of infantry and cavalry that a cat attacks.
    pub cat_most_models: u8,
}

/// Numbers of special rules that are the same for every unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct SpecialNumbers {
    /// How far Inspiring reaches.
    pub inspiring_range: Length,
    /// The least distance of a target of Indirect Fire.
    pub indirect_fire_least: Length,
    /// The dice that Phalanx adds.
    pub phalanx_dice: u8,
    /// The dice that Phalanx adds for a horde.
    pub phalanx_horde_dice: u8,
    /// What a Headstrong unit must roll at least.
    pub headstrong_roll: u8,
    /// What makes a Yellow-bellied unit mishear its order, at most.
    pub misheard_roll: u8,
    /// The damage that Evil Dead heals.
    pub evil_dead_heals: u8,
}

/// The results of Nerve tests and what changes them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct NerveNumbers {
    /// From this result on the unit is Wavering.
    pub wavering: u8,
    /// From this result on the unit routs.
    pub rout: u8,
    /// The bonus of a standard.
    pub standard: u8,
    /// The penalty for enemies of a musician.
    pub musician: u8,
}

/// The limits of army building.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ArmyLimits {
    /// The points limit the book names as an example.
    pub usual_points: u16,
    /// The least models of a full unit of infantry.
    pub full_infantry: u8,
    /// The least models of a full unit of cavalry.
    pub full_cavalry: u8,
    /// War engines that each full unit permits.
    pub war_engines_per_full_unit: u8,
    /// Heroes and monsters that each full unit permits.
    pub heroes_monsters_per_full_unit: u8,
}

impl ArmyLimits {
    /// Whether a unit of this type with this many models is a full unit.
    pub fn is_full(&self, unit_type: UnitType, models: u8) -> bool {
        match unit_type {
            UnitType::Infantry => models >= self.full_infantry,
            UnitType::Cavalry => models >= self.full_cavalry,
            UnitType::HeroMonster | UnitType::WarEngine => false,
        }
    }
}

/// Victory conditions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Victory {
    /// The game is Kill! up to this roll.
    pub kill_up_to: u8,
    /// The game is Pillage! up to this roll, and Kill and Pillage! beyond it.
    pub pillage_up_to: u8,
    /// The lead that wins, in per cent of the army size.
    pub margin_percent: u8,
    /// Added to a D6 for the number of objectives.
    pub objectives_added: u8,
    /// Objectives are farther apart than this.
    pub objective_gap: Length,
    /// How near a unit controls an objective.
    pub control_range: Length,
    /// The lead that wins Pillage!
    pub objectives_ahead: u8,
    /// What an objective is worth in Kill and Pillage!
    pub objective_points: u16,
}
