//! The words for keywords, abilities and kinds of things.

use crate::data::{Core, CoreAbilityKind, EffectKind, FeatureKind};
use crate::state::Reserves;

/// The word for a kind of terrain.
pub(super) fn feature(kind: FeatureKind) -> &'static str {
    match kind {
        FeatureKind::Craters => "word-feature-craters",
        FeatureKind::Barricade => "word-feature-barricade",
        FeatureKind::Debris => "word-feature-debris",
        FeatureKind::Hill => "word-feature-hill",
        FeatureKind::Woods => "word-feature-woods",
        FeatureKind::Ruins => "word-feature-ruins",
    }
}

/// The words for the keywords of a kind of terrain.
pub(super) fn terrain_keywords(kind: FeatureKind) -> &'static str {
    match kind {
        FeatureKind::Craters => "word-terrain-keywords-craters",
        FeatureKind::Barricade => "word-terrain-keywords-barricade",
        FeatureKind::Debris => "word-terrain-keywords-debris",
        FeatureKind::Hill => "word-terrain-keywords-hill",
        FeatureKind::Woods => "word-terrain-keywords-woods",
        FeatureKind::Ruins => "word-terrain-keywords-ruins",
    }
}

/// The word for a kind of Reserves.
pub(super) fn reserves(kind: Reserves) -> &'static str {
    match kind {
        Reserves::Strategic => "word-reserves-strategic",
        Reserves::DeepStrike => "word-reserves-deep-strike",
        Reserves::Returning => "word-reserves-returning",
    }
}

/// The word for a core keyword.
pub(super) fn keyword(keyword: Core) -> &'static str {
    match keyword {
        Core::Aircraft => "word-keyword-aircraft",
        Core::Battleline => "word-keyword-battleline",
        Core::Beast => "word-keyword-beast",
        Core::Character => "word-keyword-character",
        Core::DedicatedTransport => "word-keyword-dedicated-transport",
        Core::EpicHero => "word-keyword-epic-hero",
        Core::Fly => "word-keyword-fly",
        Core::Fortification => "word-keyword-fortification",
        Core::Grenades => "word-keyword-grenades",
        Core::Infantry => "word-keyword-infantry",
        Core::Monster => "word-keyword-monster",
        Core::Psyker => "word-keyword-psyker",
        Core::Smoke => "word-keyword-smoke",
        Core::Titanic => "word-keyword-titanic",
        Core::Towering => "word-keyword-towering",
        Core::Transport => "word-keyword-transport",
        Core::Vehicle => "word-keyword-vehicle",
        Core::Walker => "word-keyword-walker",
        Core::Warlord => "word-keyword-warlord",
    }
}

/// The word for a core ability and the rule about it.
pub(super) fn core(kind: CoreAbilityKind) -> (&'static str, &'static str) {
    match kind {
        CoreAbilityKind::DeadlyDemise => ("word-core-deadly-demise", "wh40k.ability.deadly-demise-roll"),
        CoreAbilityKind::DeepStrike => ("word-core-deep-strike", "wh40k.ability.deep-strike-reserve"),
        CoreAbilityKind::FeelNoPain => ("word-core-feel-no-pain", "wh40k.ability.feel-no-pain"),
        CoreAbilityKind::FightsFirst => ("word-core-fights-first", "wh40k.ability.fights-first"),
        CoreAbilityKind::FiringDeck => ("word-core-firing-deck", "wh40k.transport.firing-deck-select"),
        CoreAbilityKind::Hover => ("word-core-hover", "wh40k.aircraft.no-other-moves"),
        CoreAbilityKind::Infiltrators => ("word-core-infiltrators", "wh40k.ability.infiltrators"),
        CoreAbilityKind::Leader => ("word-core-leader", "wh40k.leader.counts-as-one"),
        CoreAbilityKind::LoneOperative => ("word-core-lone-operative", "wh40k.ability.lone-operative"),
        CoreAbilityKind::Scouts => ("word-core-scouts", "wh40k.ability.scouts-move"),
        CoreAbilityKind::Stealth => ("word-core-stealth", "wh40k.ability.stealth"),
    }
}

/// What a special ability does, as a sentence with a number.
pub(super) fn effect(kind: EffectKind) -> &'static str {
    match kind {
        EffectKind::BetterHitRolls => "show-effect-hit-rolls",
        EffectKind::BetterWoundRolls => "show-effect-wound-rolls",
        EffectKind::RerollHitsOfOne => "show-effect-reroll-ones",
        EffectKind::Leadership => "show-effect-leadership",
        EffectKind::ObjectiveControl => "show-effect-control",
        EffectKind::FeelNoPain => "show-effect-feel-no-pain",
        EffectKind::Move => "show-effect-move",
        EffectKind::Damaged => "show-effect-damaged",
        EffectKind::Mend => "show-effect-mend",
        EffectKind::CommandPoints => "show-effect-command-points",
    }
}
