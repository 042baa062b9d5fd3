//! Weapons and their abilities.

use gonfalon_data::{Name, words};
use gonfalon_table::Length;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::{Amount, Keyword};

/// A weapon: one profile, or several of which one is used at a time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Weapon {
    /// What players call it.
    pub name: Name,
    /// Its profiles; at least one, all ranged or all melee.
    pub profiles: Vec<WeaponProfile>,
}

impl Weapon {
    /// Whether it is a melee weapon.
    pub fn is_melee(&self) -> bool {
        self.profiles.first().is_some_and(|profile| profile.range.is_none())
    }

    /// Whether any of its profiles has an ability.
    pub fn has(&self, kind: WeaponAbilityKind) -> bool {
        self.profiles.iter().any(|profile| profile.has(kind))
    }
}

/// One profile of a weapon.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WeaponProfile {
    /// What players call the profile, where the weapon has several.
    pub name: Option<Name>,
    /// Range; `None` for a melee weapon.
    pub range: Option<Length>,
    /// Attacks (A).
    pub attacks: Amount,
    /// Ballistic or Weapon Skill (BS, WS); `None` where no Hit roll is made.
    pub skill: Option<u8>,
    /// Strength (S).
    pub strength: Amount,
    /// How much Armour Penetration (AP) takes off the saving throw.
    pub penetration: u8,
    /// Damage (D).
    pub damage: Amount,
    /// Its abilities.
    pub abilities: SmallVec<[WeaponAbility; 4]>,
}

impl WeaponProfile {
    /// Whether it has an ability.
    pub fn has(&self, kind: WeaponAbilityKind) -> bool {
        self.abilities.iter().any(|ability| ability.kind() == kind)
    }
}

/// An ability of a weapon, with its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WeaponAbility {
    /// May be shot after Advancing.
    Assault,
    /// More attacks within half range.
    RapidFire(Amount),
    /// The target has no Benefit of Cover.
    IgnoresCover,
    /// Hits without a roll.
    Torrent,
    /// May be shot while engaged.
    Pistol,
    /// Hits better if the unit Remained Stationary.
    Heavy,
    /// Wounds better after a Charge move.
    Lance,
    /// Needs no line of sight.
    IndirectFire,
    /// May be allocated to a visible CHARACTER.
    Precision,
    /// Wound rolls may be re-rolled.
    TwinLinked,
    /// Critical Hits wound.
    LethalHits,
    /// More attacks against large units.
    Blast,
    /// Critical Wounds are mortal wounds.
    DevastatingWounds,
    /// Critical Hits score more hits.
    SustainedHits(Amount),
    /// Used beside another melee weapon.
    ExtraAttacks,
    /// More Damage within half range.
    Melta(Amount),
    /// May kill its bearer.
    Hazardous,
    /// Critical Wounds on this number against a keyword.
    Anti(Keyword, u8),
    /// Only PSYKERS use it; its wounds are caused by Psychic Attacks.
    Psychic,
}

/// An ability of a weapon, without its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the variants of WeaponAbility say what they are")]
pub enum WeaponAbilityKind {
    Assault,
    RapidFire,
    IgnoresCover,
    Torrent,
    Pistol,
    Heavy,
    Lance,
    IndirectFire,
    Precision,
    TwinLinked,
    LethalHits,
    Blast,
    DevastatingWounds,
    SustainedHits,
    ExtraAttacks,
    Melta,
    Hazardous,
    Anti,
    Psychic,
}

words!(WeaponAbilityKind: Assault = "assault", RapidFire = "rapid-fire", IgnoresCover = "ignores-cover", Torrent = "torrent",
    Pistol = "pistol", Heavy = "heavy", Lance = "lance", IndirectFire = "indirect-fire", Precision = "precision",
    TwinLinked = "twin-linked", LethalHits = "lethal-hits", Blast = "blast", DevastatingWounds = "devastating-wounds",
    SustainedHits = "sustained-hits", ExtraAttacks = "extra-attacks", Melta = "melta", Hazardous = "hazardous",
    Anti = "anti", Psychic = "psychic");

impl WeaponAbilityKind {
    /// Whether the ability has an amount: how many more attacks, hits or damage.
    pub fn has_amount(self) -> bool {
        matches!(
            self,
            WeaponAbilityKind::RapidFire | WeaponAbilityKind::SustainedHits | WeaponAbilityKind::Melta
        )
    }
}

impl WeaponAbility {
    /// The ability of a kind, with its amount where it has one; `None` where that is missing, and for Anti, which needs a keyword.
    pub fn of(kind: WeaponAbilityKind, amount: Option<Amount>) -> Option<WeaponAbility> {
        Some(match kind {
            WeaponAbilityKind::RapidFire => WeaponAbility::RapidFire(amount?),
            WeaponAbilityKind::SustainedHits => WeaponAbility::SustainedHits(amount?),
            WeaponAbilityKind::Melta => WeaponAbility::Melta(amount?),
            WeaponAbilityKind::Anti => return None,
            WeaponAbilityKind::Assault => WeaponAbility::Assault,
            WeaponAbilityKind::IgnoresCover => WeaponAbility::IgnoresCover,
            WeaponAbilityKind::Torrent => WeaponAbility::Torrent,
            WeaponAbilityKind::Pistol => WeaponAbility::Pistol,
            WeaponAbilityKind::Heavy => WeaponAbility::Heavy,
            WeaponAbilityKind::Lance => WeaponAbility::Lance,
            WeaponAbilityKind::IndirectFire => WeaponAbility::IndirectFire,
            WeaponAbilityKind::Precision => WeaponAbility::Precision,
            WeaponAbilityKind::TwinLinked => WeaponAbility::TwinLinked,
            WeaponAbilityKind::LethalHits => WeaponAbility::LethalHits,
            WeaponAbilityKind::Blast => WeaponAbility::Blast,
            WeaponAbilityKind::DevastatingWounds => WeaponAbility::DevastatingWounds,
            WeaponAbilityKind::ExtraAttacks => WeaponAbility::ExtraAttacks,
            WeaponAbilityKind::Hazardous => WeaponAbility::Hazardous,
            WeaponAbilityKind::Psychic => WeaponAbility::Psychic,
        })
    }

    /// Which ability this is.
    pub fn kind(self) -> WeaponAbilityKind {
        match self {
            WeaponAbility::Assault => WeaponAbilityKind::Assault,
            WeaponAbility::RapidFire(_) => WeaponAbilityKind::RapidFire,
            WeaponAbility::IgnoresCover => WeaponAbilityKind::IgnoresCover,
            WeaponAbility::Torrent => WeaponAbilityKind::Torrent,
            WeaponAbility::Pistol => WeaponAbilityKind::Pistol,
            WeaponAbility::Heavy => WeaponAbilityKind::Heavy,
            WeaponAbility::Lance => WeaponAbilityKind::Lance,
            WeaponAbility::IndirectFire => WeaponAbilityKind::IndirectFire,
            WeaponAbility::Precision => WeaponAbilityKind::Precision,
            WeaponAbility::TwinLinked => WeaponAbilityKind::TwinLinked,
            WeaponAbility::LethalHits => WeaponAbilityKind::LethalHits,
            WeaponAbility::Blast => WeaponAbilityKind::Blast,
            WeaponAbility::DevastatingWounds => WeaponAbilityKind::DevastatingWounds,
            WeaponAbility::SustainedHits(_) => WeaponAbilityKind::SustainedHits,
            WeaponAbility::ExtraAttacks => WeaponAbilityKind::ExtraAttacks,
            WeaponAbility::Melta(_) => WeaponAbilityKind::Melta,
            WeaponAbility::Hazardous => WeaponAbilityKind::Hazardous,
            WeaponAbility::Anti(..) => WeaponAbilityKind::Anti,
            WeaponAbility::Psychic => WeaponAbilityKind::Psychic,
        }
    }
}
