//! What an army list prints.

use serde::Serialize;

use super::{
    Alignment, BaseKind, Calling, Facts, ListId, Name, OptionKind, ProfileOption, Special, SpecialKind,
    UnitSize, UnitType, Weapon, Word,
};

/// The head of an army list; its entries are in [`super::Library::entries`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ArmyList {
    /// The word that data files use, also the name of the file.
    pub id: String,
    /// The name.
    pub name: Name,
    /// The alignment of all its units.
    pub alignment: Alignment,
    /// The special rule all its units have.
    pub army_wide: Special,
    /// Which fields of its entries are facts; paths begin with `entry`, as in `entry.points`.
    pub facts: Facts,
}

/// One entry of an army list: a unit of one size, exactly as printed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Entry {
    /// The word that data files and army files use.
    pub id: String,
    /// The list it belongs to.
    pub list: ListId,
    /// The name, without the size.
    pub name: Name,
    /// What sentences call it, where the name is a plural and no size makes it one thing.
    pub said: Option<Name>,
    /// The size, where the unit comes in several.
    pub size: Option<UnitSize>,
    /// The type.
    pub unit_type: UnitType,
    /// The number of models.
    pub models: u8,
    /// What each model stands on.
    pub base: BaseKind,
    /// The cost without options.
    pub points: u16,
    /// Speed in inches.
    pub speed: u8,
    /// The score to hit in melee; `None` for a dash.
    pub melee: Option<u8>,
    /// The score to hit when shooting; `None` for a dash.
    pub ranged: Option<u8>,
    /// The score enemies need to damage the unit.
    pub defence: u8,
    /// The number of dice; `None` for an asterisk.
    pub attacks: Option<u8>,
    /// Nerve.
    pub nerve: u8,
    /// At most one in an army: marked `[1]`.
    pub unique: bool,
    /// What the unit is for the special rules of others.
    pub callings: Vec<Calling>,
    /// The ranged weapons.
    pub weapons: Vec<Weapon>,
    /// The printed special rules; the rule of the whole army is with the list.
    pub specials: Vec<Special>,
    /// The options.
    pub options: Vec<ProfileOption>,
    /// What is odd about the printed entry.
    pub note: Option<Name>,
}

impl Entry {
    /// What the ids of all sizes of this unit begin with; `None` for a unit without sizes.
    pub fn family(&self) -> Option<&str> {
        self.id.strip_suffix(self.size?.word())?.strip_suffix('-')
    }

    /// The option of this kind, if the entry offers it.
    pub fn option(&self, kind: OptionKind) -> Option<ProfileOption> {
        self.options.iter().copied().find(|option| option.kind() == kind)
    }

    /// The printed special rule of this kind.
    pub fn special(&self, kind: SpecialKind) -> Option<Special> {
        self.specials.iter().copied().find(|special| special.kind() == kind)
    }
}
