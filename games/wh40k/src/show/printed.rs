//! What a datasheet prints: weapons, abilities and keywords in words.

use gonfalon_data::Word;
use gonfalon_kernel::{Arg, Line, RuleId};
use gonfalon_scene::{Origin, Row, Trait};

use super::{name, words};
use crate::data::{
    Ability, Core, CoreAbility, Datasheet, Effect, EffectKind, Facts, Keyword, KeywordId, Library, Movement,
    Reach, Special, Weapon, WeaponAbility, WeaponProfile,
};

/// Where a value comes from, as pages tell it.
pub(crate) fn origin(facts: &Facts, path: &str) -> Origin {
    match facts.of(path) {
        gonfalon_data::Origin::Book => Origin::Book,
        gonfalon_data::Origin::Lead | gonfalon_data::Origin::House => Origin::House,
    }
}

/// A Move characteristic as it is printed.
pub(crate) fn movement(movement: Movement) -> Arg {
    Arg::Verbatim(match movement {
        Movement::None => "–".to_owned(),
        Movement::Inches(inches) => format!("{inches}″"),
        Movement::Random(amount) => format!("{amount}″"),
        Movement::Aircraft => "20+″".to_owned(),
    })
}

/// A number that a die has to reach.
pub(crate) fn plus(value: u8) -> Arg {
    Arg::Verbatim(format!("{value}+"))
}

/// A row that nothing changes.
pub(crate) fn row(word: &'static str, printed: Arg, origin: Origin) -> Row {
    let says = Line::new("show-row").with("stat", Arg::Word(word));
    Row { says, now: printed.clone(), printed, reasons: Vec::new(), origin }
}

/// The profiles of a weapon, one trait for each.
pub(crate) fn weapon(library: &Library, weapon: &Weapon, count: usize, origin: Origin) -> Vec<Trait> {
    let one = |profile: &WeaponProfile| {
        let title = match &profile.name {
            Some(own) => Arg::Name {
                en: format!("{} – {}", weapon.name.en, own.en),
                de: format!("{} – {}", weapon.name.de, own.de),
            },
            None => name(&weapon.name),
        };
        let says = match profile.range {
            Some(range) => Line::new("show-weapon-ranged").with("range", Arg::Length(range.0)),
            None => Line::new("show-weapon-melee"),
        };
        let says = says
            .text("attacks", profile.attacks.to_string())
            .with("skill", profile.skill.map_or(Arg::Verbatim("–".to_owned()), plus))
            .text("strength", profile.strength.to_string())
            .number("penetration", -i64::from(profile.penetration))
            .text("damage", profile.damage.to_string())
            .number("gifts", profile.abilities.len() as i64)
            .with("abilities", Arg::Names(gifts(library, profile)));
        Trait {
            name: Line::new("show-weapon").with("name", title).number("count", count as i64),
            says: Some(says),
            rule: Some(RuleId(if profile.range.is_some() {
                "wh40k.datasheet.weapon-bs"
            } else {
                "wh40k.datasheet.weapon-ws"
            })),
            origin,
        }
    };
    weapon.profiles.iter().map(one).collect()
}

/// The abilities of a weapon in both languages.
fn gifts(library: &Library, profile: &WeaponProfile) -> Vec<(String, String)> {
    let gift = |ability: &WeaponAbility| {
        let (en, de) = weapon_ability(*ability);
        match ability {
            WeaponAbility::RapidFire(more) | WeaponAbility::SustainedHits(more) => {
                (format!("{en} {more}"), format!("{de} {more}"))
            }
            WeaponAbility::Melta(more) => (format!("{en} {more}"), format!("{de} {more}")),
            WeaponAbility::Anti(against, needed) => {
                let (whom, wen) = keyword_names(library, *against);
                (format!("{en}-{whom} {needed}+"), format!("{de}-{wen} {needed}+"))
            }
            _ => (en.to_owned(), de.to_owned()),
        }
    };
    profile.abilities.iter().map(gift).collect()
}

/// The name of a weapon ability in both languages: part of lists, which hold names and no words.
fn weapon_ability(ability: WeaponAbility) -> (&'static str, &'static str) {
    match ability {
        WeaponAbility::Assault => ("Assault", "Sturm"),
        WeaponAbility::RapidFire(_) => ("Rapid Fire", "Schnellfeuer"),
        WeaponAbility::IgnoresCover => ("Ignores Cover", "Deckung ignorieren"),
        WeaponAbility::Torrent => ("Torrent", "Schwall"),
        WeaponAbility::Pistol => ("Pistol", "Pistole"),
        WeaponAbility::Heavy => ("Heavy", "Schwer"),
        WeaponAbility::Lance => ("Lance", "Lanze"),
        WeaponAbility::IndirectFire => ("Indirect Fire", "Indirektes Feuer"),
        WeaponAbility::Precision => ("Precision", "Präzision"),
        WeaponAbility::TwinLinked => ("Twin-linked", "Synchronisiert"),
        WeaponAbility::LethalHits => ("Lethal Hits", "Tödliche Treffer"),
        WeaponAbility::Blast => ("Blast", "Explosiv"),
        WeaponAbility::DevastatingWounds => ("Devastating Wounds", "Verheerende Verwundungen"),
        WeaponAbility::SustainedHits(_) => ("Sustained Hits", "Trefferhagel"),
        WeaponAbility::ExtraAttacks => ("Extra Attacks", "Zusatzattacken"),
        WeaponAbility::Melta(_) => ("Melta", "Melter"),
        WeaponAbility::Hazardous => ("Hazardous", "Riskant"),
        WeaponAbility::Anti(..) => ("Anti", "Anti"),
        WeaponAbility::Psychic => ("Psychic", "Psi"),
    }
}

/// An ability of a datasheet; one that is not automated says so.
pub(crate) fn ability(ability: &Ability, origin: Origin) -> Trait {
    match ability {
        Ability::Core(core) => {
            let (word, rule) = words::core(core.kind());
            let says = Line::new("show-core").with("ability", Arg::Word(word)).text("value", value(*core));
            Trait { name: says, says: None, rule: Some(RuleId(rule)), origin }
        }
        Ability::Special(special) => Trait {
            name: Line::new("show-name").with("name", name(&special.name)),
            says: Some(effect(special)),
            rule: Some(RuleId(match special.reach {
                Reach::Aura(_) => "wh40k.datasheet.aura",
                Reach::Bearer | Reach::Unit => "wh40k.datasheet.abilities",
            })),
            origin,
        },
        Ability::NotAutomated { name: title, text } => Trait {
            name: Line::new("show-not-automated").with("name", name(title)),
            says: Some(match text.trim() {
                "" => Line::new("show-not-automated-bare"),
                text => Line::new("show-not-automated-text").text("text", text),
            }),
            rule: Some(RuleId("wh40k.datasheet.other-rules")),
            origin,
        },
    }
}

/// The number of a core ability as it is printed behind its name.
fn value(core: CoreAbility) -> String {
    match core {
        CoreAbility::DeadlyDemise(amount) => format!(" {amount}"),
        CoreAbility::FeelNoPain(needed) => format!(" {needed}+"),
        CoreAbility::FiringDeck(count) => format!(" {count}"),
        CoreAbility::Scouts(reach) => format!(" {}″", reach.0 / gonfalon_table::Length::INCH.0),
        _ => String::new(),
    }
}

/// What a special ability does and whom it reaches.
fn effect(special: &Special) -> Line {
    let (kind, value) = match special.effect {
        Effect::HitRolls(by) => (EffectKind::BetterHitRolls, by.to_string()),
        Effect::WoundRolls(by) => (EffectKind::BetterWoundRolls, by.to_string()),
        Effect::RerollHitsOfOne => (EffectKind::RerollHitsOfOne, String::new()),
        Effect::Leadership(by) => (EffectKind::Leadership, by.to_string()),
        Effect::ObjectiveControl(by) => (EffectKind::ObjectiveControl, by.to_string()),
        Effect::FeelNoPain(needed) => (EffectKind::FeelNoPain, needed.to_string()),
        Effect::Move(by) => (EffectKind::Move, by.to_string()),
        Effect::Damaged(left) => (EffectKind::Damaged, left.to_string()),
        Effect::Mend(amount) => (EffectKind::Mend, amount.to_string()),
        Effect::CommandPoints(points) => (EffectKind::CommandPoints, points.to_string()),
    };
    let (word, reach) = match special.reach {
        Reach::Bearer => ("word-reach-bearer", 0),
        Reach::Unit => ("word-reach-unit", 0),
        Reach::Aura(reach) => ("word-reach-aura", reach.0),
    };
    Line::new(words::effect(kind))
        .text("value", value)
        .with("reach", Arg::Word(word))
        .number("inches", reach / gonfalon_table::Length::INCH.0)
}

/// A keyword in both languages.
fn keyword_names(library: &Library, keyword: Keyword) -> (String, String) {
    match keyword {
        Keyword::Core(core) => (core.word().to_uppercase(), core.word().to_uppercase()),
        Keyword::Other(id) => {
            let name = &library.keywords[usize::from(id.0)].name;
            (name.en.clone(), name.de.clone())
        }
    }
}

/// All keywords of a datasheet, one trait for each.
pub(crate) fn keywords(library: &Library, sheet: &Datasheet) -> Vec<Trait> {
    let origin = origin(&sheet.facts, "keywords");
    let core = Core::WORDS.iter().map(|(_, core)| *core).filter(|core| sheet.is(*core));
    let plain = |name| Trait { name, says: None, rule: None, origin };
    let core = core.map(|core| Line::new("show-keyword").with("keyword", Arg::Word(words::keyword(core))));
    let ids = (0..library.keywords.len() as u16).map(KeywordId);
    let others = ids.filter(|id| sheet.has(Keyword::Other(*id)));
    let others = others
        .map(|id| Line::new("show-keyword").with("keyword", name(&library.keywords[usize::from(id.0)].name)));
    core.chain(others).map(plain).collect()
}
