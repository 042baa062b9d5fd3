//! The rules that stand for abilities, Stratagems and kinds of terrain: who uses these uses those.

use crate::data::{CoreAbilityKind, FeatureKind, WeaponAbilityKind};
use crate::stratagem::Stratagem;

/// The rule that a use of a weapon ability is counted under.
pub fn weapon_rule(kind: WeaponAbilityKind) -> &'static str {
    match kind {
        WeaponAbilityKind::Assault => "wh40k.weapon.assault-eligible",
        WeaponAbilityKind::RapidFire => "wh40k.weapon.rapid-fire",
        WeaponAbilityKind::IgnoresCover => "wh40k.weapon.ignores-cover",
        WeaponAbilityKind::Torrent => "wh40k.weapon.torrent",
        WeaponAbilityKind::Pistol => "wh40k.weapon.pistol-eligible",
        WeaponAbilityKind::Heavy => "wh40k.weapon.heavy",
        WeaponAbilityKind::Lance => "wh40k.weapon.lance",
        WeaponAbilityKind::IndirectFire => "wh40k.weapon.indirect-penalty",
        WeaponAbilityKind::Precision => "wh40k.weapon.precision",
        WeaponAbilityKind::TwinLinked => "wh40k.weapon.twin-linked",
        WeaponAbilityKind::LethalHits => "wh40k.weapon.lethal-hits",
        WeaponAbilityKind::Blast => "wh40k.weapon.blast-bonus",
        WeaponAbilityKind::DevastatingWounds => "wh40k.weapon.devastating-wounds",
        WeaponAbilityKind::SustainedHits => "wh40k.weapon.sustained-hits",
        WeaponAbilityKind::ExtraAttacks => "wh40k.weapon.extra-attacks",
        WeaponAbilityKind::Melta => "wh40k.weapon.melta",
        WeaponAbilityKind::Hazardous => "wh40k.weapon.hazardous-test",
        WeaponAbilityKind::Anti => "wh40k.weapon.anti",
        WeaponAbilityKind::Psychic => "wh40k.datasheet.psychic-attack",
    }
}

/// The rule that a use of a core ability is counted under.
pub fn ability_rule(kind: CoreAbilityKind) -> &'static str {
    match kind {
        CoreAbilityKind::DeadlyDemise => "wh40k.ability.deadly-demise-roll",
        CoreAbilityKind::DeepStrike => "wh40k.ability.deep-strike-arrive",
        CoreAbilityKind::FeelNoPain => "wh40k.ability.feel-no-pain",
        CoreAbilityKind::FightsFirst => "wh40k.ability.fights-first",
        CoreAbilityKind::FiringDeck => "wh40k.transport.firing-deck-equipped",
        CoreAbilityKind::Hover => "wh40k.aircraft.hover-move",
        CoreAbilityKind::Infiltrators => "wh40k.ability.infiltrators",
        CoreAbilityKind::Leader => "wh40k.leader.attached-unit",
        CoreAbilityKind::LoneOperative => "wh40k.ability.lone-operative",
        CoreAbilityKind::Scouts => "wh40k.ability.scouts-move",
        CoreAbilityKind::Stealth => "wh40k.ability.stealth",
    }
}

/// The rule that a use of a Stratagem is counted under.
pub fn stratagem_rule(stratagem: Stratagem) -> &'static str {
    match stratagem {
        Stratagem::CommandReroll => "wh40k.stratagem.command-reroll-effect",
        Stratagem::CounterOffensive => "wh40k.stratagem.counter-offensive-effect",
        Stratagem::EpicChallenge => "wh40k.stratagem.epic-challenge-effect",
        Stratagem::InsaneBravery => "wh40k.stratagem.insane-bravery-effect",
        Stratagem::Grenade => "wh40k.stratagem.grenade-effect",
        Stratagem::TankShock => "wh40k.stratagem.tank-shock-effect",
        Stratagem::FireOverwatch => "wh40k.stratagem.fire-overwatch-effect",
        Stratagem::RapidIngress => "wh40k.stratagem.rapid-ingress-effect",
        Stratagem::GoToGround => "wh40k.stratagem.go-to-ground-effect",
        Stratagem::Smokescreen => "wh40k.stratagem.smokescreen-effect",
        Stratagem::HeroicIntervention => "wh40k.stratagem.heroic-intervention-effect",
    }
}

/// The rules that uses of a kind of terrain are counted under: cover first, then being moved over, stood on or fought across.
pub fn terrain_rules(kind: FeatureKind) -> &'static [&'static str] {
    match kind {
        FeatureKind::Craters => &["wh40k.terrain.craters-cover"],
        FeatureKind::Barricade => &[
            "wh40k.terrain.barricade-cover",
            "wh40k.terrain.barricade-move",
            "wh40k.terrain.barricade-fight",
        ],
        FeatureKind::Debris => &["wh40k.terrain.debris-cover", "wh40k.terrain.debris-move"],
        FeatureKind::Hill => &["wh40k.terrain.hill-cover", "wh40k.terrain.hill-stand"],
        FeatureKind::Woods => &["wh40k.terrain.woods-cover", "wh40k.terrain.woods-over"],
        FeatureKind::Ruins => &[
            "wh40k.terrain.ruins-cover",
            "wh40k.terrain.ruins-infantry-beasts-through",
            "wh40k.terrain.ruins-floors",
            "wh40k.terrain.plunging-fire",
        ],
    }
}
