//! What is printed on disks and command cards, on or off the table.

use gonfalon_data::Origin as From;
use gonfalon_kernel::{Arg, Line, RuleId};
use gonfalon_scene::{Origin, Row, Sheet, Trait};

use super::{cards, name};
use crate::data::{
    CommandId, DiskProfile, Facts, Kind, Library, ProfileId, RangeBand, RangedAttack, Stat, Strength,
};
use crate::tell;

/// Everything printed on a disk; `key` names it on the sheet.
pub(crate) fn disk(library: &Library, id: ProfileId, key: &str) -> Sheet {
    let profile = &library[id];
    Sheet {
        piece: key.to_owned(),
        name: name(&profile.name),
        kind: kind(profile, library),
        rows: rows(profile),
        traits: traits(profile, |_, attack| (attack.range, attack.dice.into())),
        states: Vec::new(),
    }
}

/// Everything printed on a command card; `key` names it on the sheet.
pub(crate) fn command(library: &Library, id: CommandId, key: &str) -> Sheet {
    let (name, kind) = (name(&library[id].name), cards::command_text(library, id));
    Sheet { piece: key.to_owned(), name, kind, rows: Vec::new(), traits: Vec::new(), states: Vec::new() }
}

/// Where the value of a field comes from.
pub(super) fn origin(facts: &Facts, path: &str) -> Origin {
    if facts.of(path) == From::Book { Origin::Book } else { Origin::House }
}

/// What kind of disk it is.
pub(super) fn kind(profile: &DiskProfile, library: &Library) -> Vec<Line> {
    let names = &library.constants.names;
    let mut kind = vec![
        Line::new("show-kind-disk")
            .with("race", name(names.of(profile.race)))
            .with("size", name(names.of(profile.size)))
            .with(
                "kind",
                Arg::Word(if profile.kind == Kind::Hero { "show-word-hero" } else { "show-word-unit" }),
            ),
    ];
    if !profile.traits.is_empty() {
        let traits = profile.traits.iter().map(|one| names.of(*one));
        let traits = traits.map(|name| (name.en.clone(), name.de.clone())).collect();
        kind.push(Line::new("show-kind-traits").with("traits", Arg::Names(traits)));
    }
    kind
}

fn rows(profile: &DiskProfile) -> Vec<Row> {
    let values = [
        (Stat::Move, "move", profile.movement),
        (Stat::Attack, "attack", Some(profile.attack)),
        (Stat::Counter, "counter", Some(profile.counter)),
        (Stat::Toughness, "toughness", Some(profile.toughness)),
        (Stat::Stamina, "stamina", Some(profile.stamina).filter(|stamina| *stamina > 0)),
    ];
    let row = |says: Line, value: u8, path: &str| Row {
        says,
        printed: Arg::Number(value.into()),
        now: Arg::Number(value.into()),
        reasons: Vec::new(),
        origin: origin(&profile.facts, path),
    };
    let stats = values.into_iter().filter_map(|(stat, path, value)| {
        Some(row(Line::new("show-row").with("stat", Arg::Word(tell::stat(stat))), value?, path))
    });
    // What counts before a battle: the points and the command of heroes, the price of units.
    let armies = match profile.kind {
        Kind::Hero => vec![
            row(Line::new("show-row-recruitment"), profile.recruitment, "recruitment"),
            row(Line::new("show-row-command"), profile.command, "command"),
        ],
        Kind::Unit => vec![row(Line::new("show-row-cost"), profile.cost, "cost")],
    };
    stats.chain(armies).collect()
}

/// Its keywords, ranged attacks and text; `weapon` tells the range and the dice of an attack.
pub(super) fn traits(
    profile: &DiskProfile,
    weapon: impl Fn(u8, &RangedAttack) -> (RangeBand, i64),
) -> Vec<Trait> {
    let mut traits = Vec::new();
    for keyword in &profile.keywords {
        let (word, value) = tell::keyword(*keyword);
        traits.push(Trait {
            name: Line::new("show-keyword").with("keyword", Arg::Word(word)).number("value", value),
            says: None,
            rule: Some(RuleId(keyword_rule(keyword.kind()))),
            origin: origin(&profile.facts, "keywords"),
        });
    }
    for (number, attack) in profile.ranged.iter().enumerate() {
        traits.push(Trait {
            name: ranged(attack, weapon(number as u8, attack)),
            says: None,
            rule: Some(RuleId("whdw.ranged.action")),
            origin: origin(&profile.facts, "ranged"),
        });
    }
    if !profile.text.en.is_empty() {
        traits.push(Trait {
            name: cards::text(&profile.text),
            says: None,
            rule: None,
            origin: origin(&profile.facts, "text"),
        });
    }
    traits
}

fn ranged(attack: &RangedAttack, (range, dice): (RangeBand, i64)) -> Line {
    let (strength, fixed) = match attack.strength {
        Strength::Fixed(strength) => (strength, 1),
        Strength::SixSided => (6, 0),
    };
    let line = match &attack.name {
        Some(title) => Line::new("show-weapon-named").with("weapon", name(title)),
        None => Line::new("show-weapon"),
    };
    line.with("range", Arg::Word(tell::range(range)))
        .number("dice", dice)
        .number("strength", strength)
        .number("fixed", fixed)
}

fn keyword_rule(kind: crate::data::KeywordKind) -> &'static str {
    use crate::data::KeywordKind as Kind;
    match kind {
        Kind::Flank => "whdw.keyword.flank",
        Kind::Flying => "whdw.keyword.flying",
        Kind::Frenzy => "whdw.keyword.frenzy",
        Kind::Immune => "whdw.keyword.immune",
        Kind::Impact => "whdw.keyword.impact",
        Kind::Magic => "whdw.keyword.magic",
        Kind::Mobile => "whdw.keyword.mobile",
        Kind::Relentless => "whdw.keyword.relentless",
        Kind::Resistant => "whdw.keyword.resistant",
        Kind::Scout => "whdw.keyword.scout",
        Kind::Slow => "whdw.keyword.slow",
        Kind::Strider => "whdw.keyword.strider",
        Kind::Swift => "whdw.keyword.swift",
    }
}
