//! The roster: what another tool's army file says, without any game's rules.

use serde::{Deserialize, Serialize};

use crate::format::{Edition, Format};
use crate::keyword::WeaponKeyword;
use crate::ledger::Report;
use crate::value::Value;

/// An army as another tool wrote it down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Roster {
    /// Which format it was read from.
    pub format: Format,
    /// How sure the edition is.
    pub edition: Edition,
    /// The name of the army, if it has one.
    pub name: Option<String>,
    /// The alliance above the faction, such as the first part of `Embers - Ashen Host`.
    pub alliance: Option<String>,
    /// The faction.
    pub faction: Option<String>,
    /// The part of the faction, where it is named on its own.
    pub subfaction: Option<String>,
    /// The detachment.
    pub detachment: Option<String>,
    /// The points of the whole army.
    pub points: Points,
    /// Settings of the list that are no units.
    pub settings: Vec<Setting>,
    /// Abilities of the army as a whole.
    pub abilities: Vec<Ability>,
    /// The units, in the order of the file.
    pub units: Vec<Unit>,
    /// The account of every line or element of the file.
    pub report: Report,
}

impl Roster {
    /// A roster in which nothing stands yet.
    pub(crate) fn empty(format: Format, edition: Edition) -> Roster {
        Roster {
            format,
            edition,
            name: None,
            alliance: None,
            faction: None,
            subfaction: None,
            detachment: None,
            points: Points::default(),
            settings: Vec::new(),
            abilities: Vec::new(),
            units: Vec::new(),
            report: Report::default(),
        }
    }

    /// How many models it has.
    pub fn model_count(&self) -> u32 {
        self.units.iter().map(Unit::model_count).fold(0, u32::saturating_add)
    }

    /// Takes apart `Alliance - Faction - Part`, as two tools write it.
    pub(crate) fn set_faction(&mut self, text: &str) {
        let mut parts = text.split(" - ").map(|part| part.trim().to_owned());
        let (first, second) = (parts.next(), parts.next());
        if second.is_none() {
            self.faction = first;
            return;
        }
        (self.alliance, self.faction) = (first, second);
        let rest: Vec<String> = parts.collect();
        self.subfaction = (!rest.is_empty()).then(|| rest.join(" - "));
    }
}

/// Points of an army.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Points {
    /// What the file says the army costs.
    pub stated: Option<i32>,
    /// What its units cost together.
    pub summed: i32,
    /// The limit it was built for.
    pub limit: Option<i32>,
}

/// Something chosen for the list as a whole, such as the battle size.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setting {
    /// What is chosen.
    pub name: String,
    /// What was chosen for it.
    pub choices: Vec<String>,
}

/// One unit.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unit {
    /// The name of its datasheet.
    pub name: String,
    /// The name its player gave it.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub custom_name: Option<String>,
    /// The heading it stands under, or its primary role.
    pub section: Option<String>,
    /// What it costs with everything it has.
    pub points: Option<i32>,
    /// Its models; together they are the unit.
    pub models: Vec<ModelGroup>,
    /// Wargear that the file gives to the unit and to none of its models.
    pub wargear: Vec<Wargear>,
    /// Its enhancements.
    pub enhancements: Vec<Enhancement>,
    /// Whether it is the warlord.
    pub warlord: bool,
    /// Units it is said to lead.
    pub leads: Vec<String>,
    /// Units it is said to be led by.
    pub led_by: Vec<String>,
    /// Units it could lead, by its ability.
    pub may_lead: Vec<String>,
    /// Its keywords.
    pub keywords: Vec<String>,
    /// Its faction keywords.
    pub faction_keywords: Vec<String>,
    /// Profiles of its models.
    pub profiles: Vec<UnitProfile>,
    /// Its invulnerable save.
    pub invulnerable: Option<Value>,
    /// Its abilities.
    pub abilities: Vec<Ability>,
    /// Whom it can transport, in the words of the file.
    pub transport: Option<String>,
}

impl Unit {
    /// How many models it has; those that join later are not counted.
    pub fn model_count(&self) -> u32 {
        let now = self.models.iter().filter(|group| !group.later);
        now.map(|group| group.count).fold(0, u32::saturating_add)
    }

    /// The profile of a group of its models.
    pub fn profile(&self, group: &ModelGroup) -> Option<&UnitProfile> {
        group.profile.and_then(|index| self.profiles.get(index))
    }

    /// All its wargear, that of its models included.
    pub fn all_wargear(&self) -> impl Iterator<Item = &Wargear> {
        self.models.iter().flat_map(|group| &group.wargear).chain(&self.wargear)
    }
}

/// Models of a unit that are alike.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ModelGroup {
    /// The name of the models.
    pub name: String,
    /// How many there are.
    pub count: u32,
    /// What they carry together.
    pub wargear: Vec<Wargear>,
    /// Keywords that the file gives to these models alone.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub keywords: Vec<String>,
    /// Which of the unit's profiles is theirs.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub profile: Option<usize>,
    /// Whether they only join the battle later, as a crew that bails out does.
    #[serde(skip_serializing_if = "std::ops::Not::not", default)]
    pub later: bool,
}

/// Wargear, or anything else that was chosen for models.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wargear {
    /// Its name.
    pub name: String,
    /// How many there are in the group of models or unit that has it.
    pub count: u32,
    /// What it belongs to, where it is a part of other wargear.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub part_of: Option<String>,
    /// Keywords that the file gives to it, by which tools sort wargear.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub keywords: Vec<String>,
    /// Its profiles; several are alternatives, of which one is chosen for each use.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub profiles: Vec<WeaponProfile>,
    /// Abilities it gives.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub abilities: Vec<Ability>,
}

impl Wargear {
    /// How many each of `models` has; nothing if they do not share it evenly.
    pub fn per_model(&self, models: u32) -> Option<u32> {
        (models > 0 && self.count.is_multiple_of(models)).then(|| self.count / models)
    }
}

/// An enhancement.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Enhancement {
    /// Its name.
    pub name: String,
    /// What it costs, if the file says; the unit's points contain it.
    pub points: Option<i32>,
    /// What it does, if the file says.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub abilities: Vec<Ability>,
}

/// The characteristics of models.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UnitProfile {
    /// Whose they are.
    pub name: String,
    /// M.
    pub movement: Value,
    /// T.
    pub toughness: Value,
    /// SV.
    pub save: Value,
    /// W.
    pub wounds: Value,
    /// LD.
    pub leadership: Value,
    /// OC.
    pub control: Value,
}

/// Whether a weapon is for shooting or for fighting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WeaponKind {
    /// For shooting.
    Ranged,
    /// For fighting.
    Melee,
}

/// The characteristics of a weapon, or of one way to use it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WeaponProfile {
    /// Its name.
    pub name: String,
    /// Whether it is for shooting or for fighting.
    pub kind: WeaponKind,
    /// Range.
    pub range: Value,
    /// A.
    pub attacks: Value,
    /// BS or WS.
    pub skill: Value,
    /// S.
    pub strength: Value,
    /// AP.
    pub penetration: Value,
    /// D.
    pub damage: Value,
    /// Its keywords.
    pub keywords: Vec<WeaponKeyword>,
}

/// An ability.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ability {
    /// Its name, with its number if it has one.
    pub name: String,
    /// Its text; empty where the file has none.
    #[serde(skip_serializing_if = "String::is_empty", default)]
    pub text: String,
    /// The table it stands in, where that is not the common one.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub table: Option<String>,
    /// The model it belongs to, where it is not the whole unit's.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub of: Option<String>,
}
