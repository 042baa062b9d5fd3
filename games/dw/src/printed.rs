//! What is printed on Creature Disks and Spell Disks, on or off the table.

use gonfalon_data::Origin as From;
use gonfalon_kernel::{Arg, Line, RuleId};
use gonfalon_scene::{Origin, Row, Sheet, Trait};

use crate::data::{Alignment, Facts, Library, Missile, Name, Profile, ProfileId, Skill, SkillKind, SpellId};

/// A name of the data files.
pub(crate) fn name(name: &Name) -> Arg {
    Arg::Name { en: name.en.clone(), de: name.de.clone() }
}

/// Everything printed on a Creature Disk; `key` names it on the sheet.
pub(crate) fn disk(library: &Library, id: ProfileId, key: &str) -> Sheet {
    let profile = &library[id];
    Sheet {
        piece: key.to_owned(),
        name: name(&profile.name),
        kind: kind(profile, library),
        rows: rows(profile),
        traits: traits(profile),
        states: Vec::new(),
    }
}

/// Everything that the Master Spellbook says about a spell; `key` names it on the sheet.
pub(crate) fn spell(library: &Library, id: SpellId, key: &str) -> Sheet {
    let spell = &library[id];
    let cost = row("printed-row-points", Arg::Number(spell.points.into()), &spell.facts, "points");
    Sheet {
        piece: key.to_owned(),
        name: name(&spell.name),
        kind: vec![Line::new("printed-kind-spell").number("level", spell.level)],
        rows: vec![cost],
        traits: vec![text(&spell.text, &spell.facts, "fx")],
        states: Vec::new(),
    }
}

/// Where the value of a field comes from.
pub(crate) fn origin(facts: &Facts, path: &str) -> Origin {
    if facts.of(path) == From::Book { Origin::Book } else { Origin::House }
}

/// The word for an alignment.
pub(crate) fn alignment(alignment: Alignment) -> &'static str {
    match alignment {
        Alignment::Good => "printed-word-good",
        Alignment::Neutral => "printed-word-neutral",
        Alignment::Evil => "printed-word-evil",
    }
}

/// The word for a kind of missile.
pub(crate) fn missile(kind: Missile) -> &'static str {
    match kind {
        Missile::Arrow => "printed-word-arrow",
        Missile::Bolt => "printed-word-bolt",
        Missile::Fireball => "printed-word-fireball",
        Missile::Boulder => "printed-word-boulder",
    }
}

fn kind(profile: &Profile, library: &Library) -> Vec<Line> {
    let mut kind = vec![match (profile.faction, profile.alignment) {
        (Some(faction), Some(side)) => Line::new("printed-kind-faction")
            .with("faction", name(&library.constants.faction(faction).name))
            .with("alignment", Arg::Word(alignment(side))),
        (Some(faction), None) => {
            Line::new("printed-kind-champion").with("faction", name(&library.constants.faction(faction).name))
        }
        (None, side) => {
            let side = side.map_or("printed-word-neutral", alignment);
            Line::new("printed-kind-no-faction").with("alignment", Arg::Word(side))
        }
    }];
    if profile.unique {
        kind.push(Line::new("printed-kind-unique"));
    }
    if let Some(limit) = profile.limited {
        kind.push(Line::new("printed-kind-limited").number("limit", limit));
    }
    kind.push(Line::new("printed-kind-diameter").with("diameter", Arg::Length(profile.diameter.0)));
    kind
}

fn row(says: &'static str, printed: Arg, facts: &Facts, path: &str) -> Row {
    Row {
        says: Line::new(says),
        now: printed.clone(),
        printed,
        reasons: Vec::new(),
        origin: origin(facts, path),
    }
}

fn rows(profile: &Profile) -> Vec<Row> {
    let dots = |value: Option<u8>| match value {
        Some(value) => Arg::Number(value.into()),
        None => Arg::Verbatim("...".to_owned()),
    };
    let points = match profile.points {
        Some(points) => Arg::Number(points.into()),
        None => Arg::Verbatim("T".to_owned()),
    };
    let values = [
        ("printed-row-movement", "m", dots(profile.movement)),
        ("printed-row-attack", "at", dots(profile.attack)),
        ("printed-row-defense", "d", dots(profile.defense)),
        ("printed-row-toughness", "t", dots(Some(profile.toughness))),
        ("printed-row-wounds", "wounds", dots(Some(profile.wounds))),
        ("printed-row-points", "points", points),
    ];
    values.map(|(says, path, value)| row(says, value, &profile.facts, path)).into()
}

fn traits(profile: &Profile) -> Vec<Trait> {
    let flying = profile.flying.then(|| Trait {
        name: Line::new("printed-skill-flying"),
        says: None,
        rule: Some(RuleId(skill_rule(SkillKind::Flying))),
        origin: origin(&profile.facts, "flying"),
    });
    let skills = profile.skills.iter().map(|skill| Trait {
        name: skill_line(*skill),
        says: None,
        rule: Some(RuleId(skill_rule(skill.kind()))),
        origin: origin(&profile.facts, "skills"),
    });
    let text = [text(&profile.text, &profile.facts, "abilities")];
    flying.into_iter().chain(skills).chain(text).collect()
}

// The words are ours; what they say may be a fact.
fn text(text: &Name, facts: &Facts, path: &str) -> Trait {
    Trait {
        name: Line::new("printed-text").with("text", name(text)),
        says: None,
        rule: None,
        origin: origin(facts, path),
    }
}

/// What a skill is called, with its numbers.
pub(crate) fn skill_line(skill: Skill) -> Line {
    match skill {
        Skill::Missile { kind, count } => Line::new("printed-skill-missile")
            .with("missile", Arg::Word(missile(kind)))
            .number("count", count),
        Skill::Spellcaster(level) => Line::new("printed-skill-spellcaster").number("level", level),
        Skill::FirstBlow => Line::new("printed-skill-first-blow"),
        Skill::Swashbuckler => Line::new("printed-skill-swashbuckler"),
        Skill::Berserk => Line::new("printed-skill-berserk"),
        Skill::Reanimate => Line::new("printed-skill-reanimate"),
        Skill::Rage => Line::new("printed-skill-rage"),
    }
}

fn skill_rule(kind: SkillKind) -> &'static str {
    match kind {
        SkillKind::Missile => "dw.skill.missile",
        SkillKind::Spellcaster => "dw.skill.spellcaster",
        SkillKind::FirstBlow => "dw.skill.first-blow",
        SkillKind::Swashbuckler => "dw.skill.swashbuckler-attack",
        SkillKind::Berserk => "dw.skill.berserk",
        SkillKind::Reanimate => "dw.skill.reanimate",
        SkillKind::Rage => "dw.skill.rage",
        SkillKind::Flying => "dw.skill.flying",
    }
}
