//! What a unit looks like from above and from the side: bases, files and ranks, height classes.

use gonfalon_table::Length;
use serde::Serialize;

use super::{BaseKind, UnitType};

/// The measures of bases.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[expect(missing_docs, reason = "one field for each kind of base, named like it")]
pub struct Bases {
    pub foot: Base,
    pub large_foot: Base,
    pub mounted: Base,
    pub monster: Base,
    pub war_engine: Base,
}

/// The measures of one kind of base.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Base {
    /// From left to right.
    pub width: Length,
    /// From front to back.
    pub depth: Length,
}

impl Bases {
    /// The measures of bases of this kind.
    pub fn of(&self, kind: BaseKind) -> Base {
        match kind {
            BaseKind::Foot => self.foot,
            BaseKind::LargeFoot => self.large_foot,
            BaseKind::Mounted => self.mounted,
            BaseKind::Monster => self.monster,
            BaseKind::WarEngine => self.war_engine,
        }
    }
}

/// How models stand in files and ranks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Formations {
    /// The files of infantry that is no horde.
    pub front: u8,
    /// The files of a horde.
    pub horde_front: u8,
    /// The files of cavalry.
    pub cavalry_front: u8,
    /// The most ranks of any unit.
    pub most_ranks: u8,
    /// The least ranks of a horde.
    pub horde_least_ranks: u8,
}

/// Files and ranks of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Formation {
    /// Models side by side.
    pub files: u8,
    /// Models one behind the other.
    pub ranks: u8,
}

impl Formations {
    /// Whether a unit of this type with this many models is a horde.
    pub fn is_horde(&self, unit_type: UnitType, models: u8) -> bool {
        unit_type == UnitType::Infantry && models >= self.horde_front.saturating_mul(self.horde_least_ranks)
    }

    /// How a unit of this type with this many models stands.
    pub fn of(&self, unit_type: UnitType, models: u8) -> Formation {
        let files = match unit_type {
            UnitType::Infantry if self.is_horde(unit_type, models) => self.horde_front,
            UnitType::Infantry => self.front,
            UnitType::Cavalry => self.cavalry_front,
            UnitType::HeroMonster | UnitType::WarEngine => 1,
        };
        Formation { files, ranks: models.div_ceil(files) }
    }

    /// Whether a unit of this type can have this many models: full ranks, and no more of them than allowed.
    pub fn allows(&self, unit_type: UnitType, models: u8) -> bool {
        match unit_type {
            UnitType::HeroMonster | UnitType::WarEngine => models == 1,
            UnitType::Infantry | UnitType::Cavalry => {
                let Formation { files, ranks } = self.of(unit_type, models);
                models > 0 && models.is_multiple_of(files) && ranks <= self.most_ranks
            }
        }
    }
}

/// Height classes: what is of a lower class than viewer or target hides nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[expect(missing_docs, reason = "the names say it all")]
pub struct Heights {
    pub infantry: u8,
    pub cavalry: u8,
    pub hero_monster: u8,
    pub war_engine: u8,
    pub individual: u8,
    pub impassable: u8,
    pub obstacle: u8,
    pub decoration: u8,
    pub wood: u8,
    pub village: u8,
    pub field: u8,
    pub swamp: u8,
}

impl Heights {
    /// The height class of a unit.
    pub fn of(&self, unit_type: UnitType, individual: bool) -> u8 {
        match unit_type {
            _ if individual => self.individual,
            UnitType::Infantry => self.infantry,
            UnitType::Cavalry => self.cavalry,
            UnitType::HeroMonster => self.hero_monster,
            UnitType::WarEngine => self.war_engine,
        }
    }
}
