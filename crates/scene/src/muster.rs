//! Armies in the making: what they are made of, what can be added, and what is wrong with them.

use gonfalon_kernel::{Arg, Line, Refusal, RuleId};
use serde::Serialize;

use crate::{Gauge, Sheet};

/// An army in the making. Building passes through illegal states, so nothing here forbids anything: whatever breaks a rule
/// says so.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Muster {
    /// The name its player gave it.
    pub name: String,
    /// The army in one sentence, if it keeps all rules.
    pub summary: Option<Line>,
    /// What it costs as a whole, where the game counts that.
    pub cost: Option<u32>,
    /// What is used up of the limits of the whole army.
    pub gauges: Vec<Gauge>,
    /// What can be chosen about the whole army; its path is empty.
    pub choices: Vec<Choice>,
    /// What it is made of; parts follow what they are part of.
    pub entries: Vec<MusterEntry>,
    /// Everything that can be added somewhere, and what cannot be added yet.
    pub additions: Vec<Addition>,
    /// Every rule that it breaks; none makes it legal.
    pub broken: Vec<Broken>,
    /// The army file.
    pub file: ArmyText,
}

/// A part of an army: a regiment, a unit, a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct MusterEntry {
    /// What it is called in edits, such as `regiments.1.units.0`; it changes when something before it is removed.
    pub path: String,
    /// The path of the entry it is part of; `None` for parts of the army itself.
    pub within: Option<String>,
    /// What sort of part it is.
    pub group: Line,
    /// Its name; the word of the file where nobody knows it.
    pub name: Arg,
    /// Whether the game has such a thing.
    pub known: bool,
    /// What it costs with everything that was chosen for it, all copies together.
    pub cost: Option<u32>,
    /// What is used up of its own limits.
    pub gauges: Vec<Gauge>,
    /// What can be chosen about it.
    pub choices: Vec<Choice>,
    /// Everything about it, with what was chosen.
    pub about: Option<Sheet>,
    /// Whether it can be removed by itself.
    pub removable: bool,
}

/// Something that can be chosen about an army or a part of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Choice {
    /// What it is called in edits; unique within its path.
    pub id: String,
    /// What it is about.
    pub says: Line,
    /// How it is chosen.
    pub form: ChoiceForm,
}

/// How something is chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
#[serde(rename_all = "kebab-case")]
pub enum ChoiceForm {
    /// Yes or no.
    Flag {
        /// Whether it is chosen.
        on: bool,
        /// What it costs, where it costs anything.
        cost: Option<u32>,
        /// The rules that the other choice would break.
        breaks: Vec<Refusal>,
    },
    /// A whole number.
    Number {
        /// The number; `None` where there is none.
        value: Option<u32>,
        /// The least.
        least: u32,
        /// The most.
        most: u32,
        /// Whether there may be none.
        optional: bool,
        /// The rules that one more would break; empty where more of it is nothing to judge.
        breaks: Vec<Refusal>,
    },
    /// One of several.
    OneOf {
        /// The id of the chosen one.
        chosen: String,
        /// All of them.
        values: Vec<ChoiceValue>,
    },
}

/// One of several that can be chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct ChoiceValue {
    /// What it is called in edits.
    pub id: String,
    /// Its name.
    pub name: Arg,
    /// What it costs.
    pub cost: Option<u32>,
    /// The rules that choosing it would break.
    pub breaks: Vec<Refusal>,
}

/// Something that armies can be made of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Addition {
    /// What it is called in edits.
    pub id: String,
    /// What it belongs to: a list, a race, a sort of cards.
    pub group: Line,
    /// Its name.
    pub name: Arg,
    /// What it costs, where it costs anything.
    pub cost: Option<u32>,
    /// Everything about it, if that was asked for.
    pub about: Option<Sheet>,
    /// Where it can be added now; nowhere while there is nothing it could be part of.
    pub places: Vec<AdditionPlace>,
}

/// A place where something can be added.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct AdditionPlace {
    /// The path of the entry; empty for the army itself.
    pub to: String,
    /// The rules that adding it there would break, or break worse than they are broken already.
    pub breaks: Vec<Refusal>,
}

/// A rule that an army breaks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Broken {
    /// The rule.
    pub rule: RuleId,
    /// What is wrong and what to do about it.
    pub says: Line,
    /// The paths of the entries concerned; none for the army as a whole.
    pub paths: Vec<String>,
}

/// An army as text.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct ArmyText {
    /// The army file as TOML.
    pub toml: String,
    /// The same as JSON.
    pub json: String,
    /// The same in letters that can stand in a link.
    pub link: String,
}
