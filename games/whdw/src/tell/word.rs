//! The words of the glossary: which message stands for which value.

use crate::action::Entry;
use crate::data::{DamageSource, DamageType, Keyword, Kind, RangeBand, Stat, Strategy, Strengths, Until};
use crate::event::Doing;
use crate::state::{Edge, Phase};

/// Hero or unit.
pub(crate) fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Hero => "word-kind-hero",
        Kind::Unit => "word-kind-unit",
    }
}

pub(super) fn edge(edge: Edge) -> &'static str {
    match edge {
        Edge::South => "word-edge-south",
        Edge::North => "word-edge-north",
        Edge::West => "word-edge-west",
        Edge::East => "word-edge-east",
    }
}

pub(crate) fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "word-phase-setup",
        Phase::Scouting => "word-phase-scouting",
        Phase::Activation => "word-phase-activation",
        Phase::Melee => "word-phase-melee",
        Phase::End => "word-phase-end",
    }
}

pub(crate) fn strategy(strategy: Strategy) -> &'static str {
    match strategy {
        Strategy::Bold => "word-strategy-bold",
        Strategy::Steady => "word-strategy-steady",
        Strategy::Devious => "word-strategy-devious",
        Strategy::Slow => "word-strategy-slow",
    }
}

pub(super) fn doing(doing: Doing) -> &'static str {
    match doing {
        Doing::Move => "word-doing-move",
        Doing::Focus => "word-doing-focus",
        Doing::Shoot => "word-doing-shoot",
        Doing::Pass => "word-doing-pass",
    }
}

pub(crate) fn range(band: RangeBand) -> &'static str {
    match band {
        RangeBand::Short => "word-range-short",
        RangeBand::Medium => "word-range-medium",
        RangeBand::Long => "word-range-long",
        RangeBand::Siege => "word-range-siege",
    }
}

pub(super) fn damage(kind: DamageType) -> &'static str {
    match kind {
        DamageType::Physical => "word-damage-physical",
        DamageType::Arcane => "word-damage-arcane",
        DamageType::Untyped => "word-damage-untyped",
    }
}

pub(crate) fn until(until: Until) -> &'static str {
    match until {
        Until::While => "word-until-while",
        Until::Card => "word-until-card",
        Until::Round => "word-until-round",
        Until::Game => "word-until-game",
    }
}

pub(crate) fn stat(stat: Stat) -> &'static str {
    match stat {
        Stat::Move => "word-stat-move",
        Stat::Attack => "word-stat-attack",
        Stat::Counter => "word-stat-counter",
        Stat::Toughness => "word-stat-toughness",
        Stat::Stamina => "word-stat-stamina",
        Stat::Magic => "word-stat-magic",
        Stat::Impact => "word-stat-impact",
        Stat::Dice => "word-stat-dice",
    }
}

/// By which right a disk came from the reserve; `None` through an ability.
pub(super) fn entry(entry: Option<Entry>) -> &'static str {
    match entry {
        Some(Entry::Zone) => "word-entry-zone",
        Some(Entry::Flank) => "word-entry-flank",
        Some(Entry::Piece(_)) => "word-entry-piece",
        None => "word-entry-ability",
    }
}

/// A keyword with what stands in brackets behind it, and its number where it has one.
pub(crate) fn keyword(keyword: Keyword) -> (&'static str, u8) {
    match keyword {
        Keyword::Flank => ("word-keyword-flank", 0),
        Keyword::Flying => ("word-keyword-flying", 0),
        Keyword::Frenzy => ("word-keyword-frenzy", 0),
        Keyword::Immune(to) => (
            match to {
                DamageSource::Physical => "word-keyword-immune-physical",
                DamageSource::Arcane => "word-keyword-immune-arcane",
                DamageSource::Ranged => "word-keyword-immune-ranged",
                DamageSource::Impact => "word-keyword-immune-impact",
            },
            0,
        ),
        Keyword::Impact(value) => ("word-keyword-impact", value),
        Keyword::Magic(value) => ("word-keyword-magic", value),
        Keyword::Mobile => ("word-keyword-mobile", 0),
        Keyword::Relentless => ("word-keyword-relentless", 0),
        Keyword::Resistant(to) => (
            match to {
                DamageSource::Physical => "word-keyword-resistant-physical",
                DamageSource::Arcane => "word-keyword-resistant-arcane",
                DamageSource::Ranged => "word-keyword-resistant-ranged",
                DamageSource::Impact => "word-keyword-resistant-impact",
            },
            0,
        ),
        Keyword::Scout => ("word-keyword-scout", 0),
        Keyword::Slow(Strengths { attack: true, counter: true }) => ("word-keyword-slow-both", 0),
        Keyword::Slow(Strengths { attack: true, counter: false }) => ("word-keyword-slow-attack", 0),
        Keyword::Slow(Strengths { attack: false, .. }) => ("word-keyword-slow-counter", 0),
        Keyword::Strider => ("word-keyword-strider", 0),
        Keyword::Swift(Strengths { attack: true, counter: true }) => ("word-keyword-swift-both", 0),
        Keyword::Swift(Strengths { attack: true, counter: false }) => ("word-keyword-swift-attack", 0),
        Keyword::Swift(Strengths { attack: false, .. }) => ("word-keyword-swift-counter", 0),
    }
}
