//! Abilities of datasheets: those of the core rules, and typed ones of our own armies.

use gonfalon_data::{Name, words};
use gonfalon_table::Length;
use serde::{Deserialize, Serialize};

use super::Amount;

/// An ability of a unit or model.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ability {
    /// One of the core rules.
    Core(CoreAbility),
    /// One that affects the models of its own unit, or units around its bearer if it is an Aura.
    Special(Special),
    /// An ability outside the core rules, kept and shown, but not automated.
    NotAutomated {
        /// What players call it.
        name: Name,
        /// What its publication or roster says.
        text: String,
    },
}

impl Ability {
    /// Its own name; abilities of the core rules have theirs from the book.
    pub fn name(&self) -> Option<&Name> {
        match self {
            Ability::Core(_) => None,
            Ability::Special(special) => Some(&special.name),
            Ability::NotAutomated { name, .. } => Some(name),
        }
    }
}

/// An ability of the core rules, with its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CoreAbility {
    /// May explode when destroyed.
    DeadlyDemise(Amount),
    /// May arrive from Reserves anywhere.
    DeepStrike,
    /// May not lose wounds.
    FeelNoPain(u8),
    /// Fights in the first step.
    FightsFirst,
    /// So many passengers may shoot from it.
    FiringDeck(u8),
    /// An AIRCRAFT that may fight as a skimmer.
    Hover,
    /// May be set up nearly anywhere.
    Infiltrators,
    /// May join a Bodyguard unit.
    Leader,
    /// A target only from nearby.
    LoneOperative,
    /// Moves before the first turn.
    Scouts(Length),
    /// Harder to hit from afar.
    Stealth,
}

/// An ability of the core rules, without its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the variants of CoreAbility say what they are")]
pub enum CoreAbilityKind {
    DeadlyDemise,
    DeepStrike,
    FeelNoPain,
    FightsFirst,
    FiringDeck,
    Hover,
    Infiltrators,
    Leader,
    LoneOperative,
    Scouts,
    Stealth,
}

words!(CoreAbilityKind: DeadlyDemise = "deadly-demise", DeepStrike = "deep-strike", FeelNoPain = "feel-no-pain",
    FightsFirst = "fights-first", FiringDeck = "firing-deck", Hover = "hover", Infiltrators = "infiltrators",
    Leader = "leader", LoneOperative = "lone-operative", Scouts = "scouts", Stealth = "stealth");

impl CoreAbility {
    /// Which ability this is.
    pub fn kind(self) -> CoreAbilityKind {
        match self {
            CoreAbility::DeadlyDemise(_) => CoreAbilityKind::DeadlyDemise,
            CoreAbility::DeepStrike => CoreAbilityKind::DeepStrike,
            CoreAbility::FeelNoPain(_) => CoreAbilityKind::FeelNoPain,
            CoreAbility::FightsFirst => CoreAbilityKind::FightsFirst,
            CoreAbility::FiringDeck(_) => CoreAbilityKind::FiringDeck,
            CoreAbility::Hover => CoreAbilityKind::Hover,
            CoreAbility::Infiltrators => CoreAbilityKind::Infiltrators,
            CoreAbility::Leader => CoreAbilityKind::Leader,
            CoreAbility::LoneOperative => CoreAbilityKind::LoneOperative,
            CoreAbility::Scouts(_) => CoreAbilityKind::Scouts,
            CoreAbility::Stealth => CoreAbilityKind::Stealth,
        }
    }
}

/// An ability of one of our own datasheets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Special {
    /// What players call it.
    pub name: Name,
    /// Which units it reaches.
    pub reach: Reach,
    /// What it does.
    pub effect: Effect,
    /// Only PSYKERS use it, and its wounds are caused by Psychic Attacks.
    pub psychic: bool,
    /// Only for models that took this wargear option.
    pub wargear: Option<String>,
}

/// Which units an ability reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reach {
    /// The bearer alone.
    Bearer,
    /// The unit its bearer is in, attached Leaders and their Bodyguards included.
    Unit,
    /// An Aura: friendly units within so many inches, the bearer's own always.
    Aura(Length),
}

/// What a special ability does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// Hit rolls are changed by this much.
    HitRolls(i8),
    /// Wound rolls are changed by this much.
    WoundRolls(i8),
    /// Hit rolls of 1 may be re-rolled.
    RerollHitsOfOne,
    /// Leadership is better by this much.
    Leadership(u8),
    /// Objective Control is higher by this much.
    ObjectiveControl(u8),
    /// Feel No Pain.
    FeelNoPain(u8),
    /// Move is higher by so many inches.
    Move(u8),
    /// Once its bearer has so many wounds left or fewer, its Hit rolls are lower by 1.
    Damaged(u8),
    /// At the end of its player's Command phase its unit gains back so many lost wounds on one model.
    Mend(Amount),
    /// Its player gains this many CP at the start of the Command phase, within the limit of the rules.
    CommandPoints(u8),
}

/// What a special ability does, without its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the variants of Effect say what they are")]
pub enum EffectKind {
    BetterHitRolls,
    BetterWoundRolls,
    RerollHitsOfOne,
    Leadership,
    ObjectiveControl,
    FeelNoPain,
    Move,
    Damaged,
    Mend,
    CommandPoints,
}

words!(EffectKind: BetterHitRolls = "better-hit-rolls", BetterWoundRolls = "better-wound-rolls",
    RerollHitsOfOne = "reroll-hits-of-one", Leadership = "leadership", ObjectiveControl = "objective-control",
    FeelNoPain = "feel-no-pain", Move = "move", Damaged = "damaged", Mend = "mend", CommandPoints = "command-points");

impl Effect {
    /// The effect of a kind with its number; `None` where that number does not fit.
    pub fn new(kind: EffectKind, value: Option<Amount>) -> Option<Effect> {
        let fixed = |least: u8, most: u8| {
            value
                .filter(|amount| !amount.is_random() && (least..=most).contains(&amount.plus))
                .map(|amount| amount.plus)
        };
        match kind {
            EffectKind::BetterHitRolls => fixed(1, 1).map(|by| Effect::HitRolls(by as i8)),
            EffectKind::BetterWoundRolls => fixed(1, 1).map(|by| Effect::WoundRolls(by as i8)),
            EffectKind::RerollHitsOfOne => value.is_none().then_some(Effect::RerollHitsOfOne),
            EffectKind::Leadership => fixed(1, 3).map(Effect::Leadership),
            EffectKind::ObjectiveControl => fixed(1, 5).map(Effect::ObjectiveControl),
            EffectKind::FeelNoPain => fixed(2, 6).map(Effect::FeelNoPain),
            EffectKind::Move => fixed(1, 6).map(Effect::Move),
            EffectKind::Damaged => fixed(1, 30).map(Effect::Damaged),
            EffectKind::Mend => value.map(Effect::Mend),
            EffectKind::CommandPoints => fixed(1, 1).map(Effect::CommandPoints),
        }
    }
}
