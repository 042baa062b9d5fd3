//! Everything about one model with its unit, a terrain feature or a marker.

use gonfalon_kernel::{Arg, Line, RuleId, Seat};
use gonfalon_scene::{Key, Row, Sheet, Trait};

use super::pieces::model_name;
use super::printed::{self, origin, plus, row};
use super::{keys, name, words};
use crate::board::Board;
use crate::objective;
use crate::state::{ModelId, Place, UnitId};
use crate::tell;
use crate::values::{Breakdown, Change};

pub(super) fn sheet(board: Board<'_>, key: &Key) -> Option<Sheet> {
    if let Some(model) = keys::as_model(board, key) {
        return Some(of_model(board, key, model));
    }
    if let Some(unit) = keys::as_unit(board, key) {
        let first =
            board.models(unit).next().or_else(|| board.facts(unit).models.clone().next().map(ModelId));
        return first.map(|model| of_model(board, key, model));
    }
    if let Some(marker) = keys::number(key, "marker") {
        return of_marker(board, key, marker);
    }
    // Walls and floors belong to their feature.
    let number = key.strip_prefix("terrain-")?.split('-').next()?.parse::<usize>().ok()?;
    let feature = board.table.terrain.get(number)?;
    let mut kind = vec![
        Line::new("show-terrain")
            .with("kind", Arg::Word(words::feature(feature.kind)))
            .with("height", Arg::Length(feature.own_height().0))
            .number("floors", feature.floors.len() as i64),
        Line::new("show-terrain-keywords").with("keywords", Arg::Word(words::terrain_keywords(feature.kind))),
    ];
    let floors = feature.floors.iter();
    kind.extend(floors.map(|floor| Line::new("show-floor").with("height", Arg::Length(floor.height.0))));
    let rules = rules_of(feature.kind).iter().map(|(says, rule)| Trait {
        name: Line::new(says),
        says: None,
        rule: Some(RuleId(rule)),
        origin: gonfalon_scene::Origin::Book,
    });
    Some(Sheet {
        piece: key.clone(),
        name: Arg::Word(words::feature(feature.kind)),
        kind,
        rows: Vec::new(),
        traits: rules.collect(),
        states: Vec::new(),
    })
}

/// What a kind of terrain does.
fn rules_of(kind: crate::data::FeatureKind) -> &'static [(&'static str, &'static str)] {
    use crate::data::FeatureKind;
    match kind {
        FeatureKind::Craters => &[("show-terrain-craters", "wh40k.terrain.craters-cover")],
        FeatureKind::Barricade => &[
            ("show-terrain-barricade", "wh40k.terrain.barricade-cover"),
            ("show-terrain-no-stop", "wh40k.terrain.barricade-no-stop"),
        ],
        FeatureKind::Debris => &[
            ("show-terrain-debris", "wh40k.terrain.debris-cover"),
            ("show-terrain-no-stop", "wh40k.terrain.debris-no-stop"),
        ],
        FeatureKind::Hill => &[("show-terrain-hill", "wh40k.terrain.hill-stand")],
        FeatureKind::Woods => &[
            ("show-terrain-woods", "wh40k.terrain.woods-cover"),
            ("show-terrain-woods-slow", "wh40k.terrain.woods-slow"),
        ],
        FeatureKind::Ruins => &[
            ("show-terrain-ruins", "wh40k.terrain.ruins-block-sight"),
            ("show-terrain-floors", "wh40k.terrain.ruins-floors"),
        ],
    }
}

fn of_marker(board: Board<'_>, key: &Key, number: u8) -> Option<Sheet> {
    let marker = board.table.markers.get(usize::from(number))?;
    let level = |seat| i64::from(objective::level(board, seat, marker.at));
    let says = Line::new("show-marker").number("number", number + 1);
    let says = says.number("first", level(Seat(0))).number("second", level(Seat(1)));
    let states = match marker.controlled {
        Some(seat) => vec![Line::new("show-marker-controlled").seat("seat", seat)],
        None => vec![Line::new("show-marker-contested")],
    };
    Some(Sheet {
        piece: key.clone(),
        name: Arg::Verbatim((number + 1).to_string()),
        kind: vec![says],
        rows: Vec::new(),
        traits: Vec::new(),
        states,
    })
}

fn of_model(board: Board<'_>, key: &Key, model: ModelId) -> Sheet {
    let part = board.model_facts(model).unit;
    let unit = board.head(part);
    let sheet = board.datasheet(part);
    let mut kind = vec![
        Line::new("show-kind-model")
            .with("model", model_name(board, model))
            .seat("seat", board.owner(part))
            .number("models", board.strength(unit) as i64)
            .number("points", board.facts(part).points),
    ];
    if unit != part {
        kind.push(Line::new("show-badge-leader").with("unit", board.name(unit)));
    }
    Sheet {
        piece: key.clone(),
        name: name(&sheet.name),
        kind,
        rows: rows(board, model),
        traits: traits(board, model),
        states: states(board, model),
    }
}

/// The characteristics: what is printed, what counts now, and why.
fn rows(board: Board<'_>, model: ModelId) -> Vec<Row> {
    let profile = board.profile(model);
    let facts = &board.datasheet(board.model_facts(model).unit).facts;
    let ours = origin(facts, "profile");
    let number = |value: u8| Arg::Number(value.into());
    let faster = board.move_bonus(model);
    let mut moves = row("word-stat-move", printed::movement(profile.movement), ours);
    if faster.total() > 0 || board.movement(model) != profile.movement {
        let base = printed::movement(board.movement(model));
        moves.now = match (board.movement(model), faster.total()) {
            (crate::data::Movement::Inches(inches), more) => Arg::Verbatim(format!("{}″", inches + more)),
            _ => base,
        };
        moves.reasons = reasons(board, &faster);
    }
    let toughness = board.toughness(board.unit_of(model));
    let mut tough = row("word-stat-toughness", number(profile.toughness), ours);
    if board.strength(board.unit_of(model)) > 0 && toughness != profile.toughness {
        tough.now = number(toughness);
        tough.reasons =
            vec![Line::new("show-reason-rule").number("by", 0).text("rule", "wh40k.attack.wound-roll")];
    }
    let mut wounds = row("word-stat-wounds", number(profile.wounds), ours);
    wounds.now = number(board.wounds_left(model));
    if board.model(model).lost > 0 {
        wounds.reasons = vec![Line::new("show-badge-damage").number("count", board.model(model).lost)];
    }
    let changed = |word, value: Breakdown, shown: &dyn Fn(u8) -> Arg| Row {
        now: shown(value.total()),
        reasons: reasons(board, &value),
        ..row(word, shown(value.base), ours)
    };
    let mut rows = vec![moves, tough, row("word-stat-save", plus(profile.save), ours)];
    if let Some(save) = profile.invulnerable {
        rows.push(row("word-stat-invulnerable", plus(save), ours));
    }
    rows.push(wounds);
    rows.push(changed("word-stat-leadership", board.leadership(model), &plus));
    rows.push(changed("word-stat-control", board.objective_control(model), &number));
    rows.push(row("word-stat-height", Arg::Length(profile.height.0), ours));
    rows
}

/// Why a value differs from what is printed.
fn reasons(board: Board<'_>, value: &Breakdown) -> Vec<Line> {
    let reason = |change: &Change| {
        let ability = change.source.and_then(|source| {
            match board.abilities(source.model).get(usize::from(source.ability))? {
                crate::data::Ability::Special(special) => Some(name(&special.name)),
                _ => None,
            }
        });
        match ability {
            Some(ability) => {
                Line::new("show-reason-ability").number("by", change.by).with("ability", ability)
            }
            None => Line::new("show-reason-rule").number("by", change.by).text("rule", change.rule.0),
        }
    };
    value.changes.iter().map(reason).collect()
}

/// Weapons with how many models of the unit carry them, abilities and keywords.
fn traits(board: Board<'_>, model: ModelId) -> Vec<Trait> {
    let facts = board.model_facts(model);
    let (part, library) = (facts.unit, &board.game.library);
    let sheet = board.datasheet(part);
    let ours = origin(&sheet.facts, "weapons");
    let own = || board.facts(part).models.clone().map(ModelId).filter(|one| !board.model(*one).destroyed);
    let mut traits = Vec::new();
    for (place, weapon) in sheet.weapons.iter().enumerate() {
        let carried = |one: ModelId| {
            board.model_facts(one).equipment.iter().filter(|other| usize::from(**other) == place).count()
        };
        let count: usize = own().map(carried).sum();
        if count > 0 || carried(model) > 0 {
            traits.extend(printed::weapon(library, weapon, count, ours));
        }
    }
    let abilities = facts.abilities.iter();
    traits.extend(abilities.map(|ability| printed::ability(ability, origin(&sheet.facts, "abilities"))));
    if let Some(transport) = &sheet.transport {
        traits.push(Trait {
            name: Line::new("show-transport").number("capacity", transport.capacity),
            says: None,
            rule: Some(RuleId("wh40k.transport.embark")),
            origin: origin(&sheet.facts, "transport"),
        });
    }
    traits.extend(printed::keywords(library, sheet));
    traits
}

/// What has happened to it.
fn states(board: Board<'_>, model: ModelId) -> Vec<Line> {
    let unit: UnitId = board.unit_of(model);
    let facts = board.unit(unit);
    let mut lines = Vec::new();
    if let Some(kind) = facts.moved {
        lines.push(Line::new("show-state-moved").with("kind", Arg::Word(tell::kind_word(kind))));
    }
    for (is, says) in [
        (facts.battle_shocked, "show-badge-battle-shocked"),
        (board.on_battlefield(unit) && board.is_engaged(unit), "show-badge-engaged"),
        (facts.shot, "show-state-shot"),
        (facts.charged, "show-badge-charged"),
        (facts.fought, "show-state-fought"),
        (facts.effects.gone_to_ground, "show-badge-ground"),
        (facts.effects.smokescreen, "show-badge-smoke"),
        (facts.hovering, "show-badge-hover"),
    ] {
        if is {
            lines.push(Line::new(says));
        }
    }
    match facts.place {
        Place::Embarked(transport) => {
            lines.push(Line::new("show-badge-embarked").with("unit", board.name(transport)));
        }
        Place::Reserves(kind) => {
            lines.push(Line::new("show-badge-reserves").with("kind", Arg::Word(words::reserves(kind))))
        }
        Place::Waiting | Place::Battlefield | Place::Destroyed => {}
    }
    for reaching in board.reaching(model) {
        lines.push(
            Line::new("show-state-reached")
                .with("ability", name(&reaching.special.name))
                .with("by", board.name(board.model_facts(reaching.source.model).unit)),
        );
    }
    lines
}
