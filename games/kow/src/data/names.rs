//! The groups of names that players read.

use gonfalon_data::{Group, Named, named};

use super::{
    Alignment, Equipment, HealFor, InspiringFor, OptionKind, SpecialKind, UnitSize, UnitType, Weapon,
};

/// The columns of a profile, whose names are in the group `stat`.
pub const STATS: [&str; 7] = ["points", "speed", "melee", "ranged", "defence", "attacks", "nerve"];

/// The groups of names with the words each must name.
pub(crate) fn name_groups() -> Vec<Group> {
    vec![
        Alignment::group(),
        UnitType::group(),
        UnitSize::group(),
        ("stat", STATS.to_vec()),
        Weapon::group(),
        SpecialKind::group(),
        InspiringFor::group(),
        HealFor::group(),
        OptionKind::group(),
        Equipment::group(),
    ]
}

named!(
    Alignment = "alignment",
    UnitType = "unit_type",
    UnitSize = "unit_size",
    Weapon = "weapon",
    SpecialKind = "special",
    InspiringFor = "inspiring_for",
    HealFor = "heal_for",
    OptionKind = "option",
    Equipment = "equipment"
);
