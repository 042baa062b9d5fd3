//! Everything about one unit or terrain piece.

use gonfalon_kernel::{Arg, Line};
use gonfalon_scene::{Key, Origin, Row, Sheet, Trait};

use super::keys::{as_unit, number};
use super::name;
use super::pieces::category_word;
use crate::board::Board;
use crate::data::{InspiringFor, OptionKind, Special};
use crate::nerve::inspirer;
use crate::state::UnitId;
use crate::tell;

pub(super) fn sheet(board: Board<'_>, key: &Key) -> Option<Sheet> {
    if let Some(unit) = as_unit(key) {
        return board.exists(unit).then(|| of_unit(board, key, unit));
    }
    let piece = board.table.terrain.get(usize::from(number(key, "terrain")?))?;
    let kind = Arg::Word(tell::terrain_word(piece.kind));
    let about = Line::new("show-terrain")
        .with("kind", kind.clone())
        .with("category", Arg::Word(category_word(piece.category)))
        .number("height", piece.height);
    Some(Sheet {
        piece: key.clone(),
        name: kind,
        kind: vec![about],
        rows: Vec::new(),
        traits: Vec::new(),
        states: Vec::new(),
    })
}

fn of_unit(board: Board<'_>, key: &Key, unit: UnitId) -> Sheet {
    let profile = board.profile(unit);
    let library = &board.game.library;
    let names = &library.constants.names;
    let kind = Line::new("show-kind-unit")
        .with("list", name(&library[profile.list].name))
        .with("type", name(names.of(profile.unit_type)))
        .number("models", profile.models)
        .number("files", profile.formation.files)
        .number("ranks", profile.formation.ranks)
        .number("height", profile.height);
    Sheet {
        piece: key.clone(),
        name: board.name(unit),
        kind: vec![kind],
        rows: rows(board, unit),
        traits: traits(board, unit),
        states: states(board, unit),
    }
}

fn rows(board: Board<'_>, unit: UnitId) -> Vec<Row> {
    let profile = board.profile(unit);
    let library = &board.game.library;
    let entry = &library[profile.entry];
    let names = &library.constants.names;
    let plus =
        |value: Option<u8>| Arg::Verbatim(value.map_or_else(|| "–".to_owned(), |value| format!("{value}+")));
    let count =
        |value: Option<u8>| Arg::Verbatim(value.map_or_else(|| "–".to_owned(), |value| value.to_string()));
    let row = |word: &str, printed: Arg, now: Arg, reasons: Vec<Line>| Row {
        says: Line::new("show-name")
            .with("name", names.get("stat", word).map_or(Arg::Verbatim(word.to_owned()), name)),
        printed,
        now,
        reasons,
        // The book prints every value of its lists.
        origin: Origin::Book,
    };
    let by_options = |changed: bool| {
        if changed { vec![Line::new("show-reason-options")] } else { Vec::new() }
    };
    let speed = Arg::Length(profile.speed.0);
    vec![
        row("speed", speed.clone(), speed, Vec::new()),
        row("melee", plus(entry.melee), plus(profile.melee), Vec::new()),
        row("ranged", plus(entry.ranged), plus(profile.ranged), Vec::new()),
        row(
            "defence",
            plus(Some(entry.defence)),
            plus(Some(profile.defence)),
            by_options(entry.defence != profile.defence),
        ),
        row("attacks", count(entry.attacks), count(profile.attacks), Vec::new()),
        row(
            "nerve",
            Arg::Number(entry.nerve.into()),
            Arg::Number(profile.nerve.into()),
            by_options(entry.nerve != profile.nerve),
        ),
        row(
            "points",
            Arg::Number(entry.points.into()),
            Arg::Number(profile.points.into()),
            by_options(entry.points != profile.points),
        ),
    ]
}

fn traits(board: Board<'_>, unit: UnitId) -> Vec<Trait> {
    let profile = board.profile(unit);
    let names = &board.game.library.constants.names;
    let plain = |says: Line| Trait { name: says, says: None, rule: None, origin: Origin::Book };
    let mut traits: Vec<Trait> = profile
        .specials
        .iter()
        .map(|special| {
            let title = name(names.of(special.kind()));
            plain(match special {
                Special::Range(range) => {
                    Line::new("show-special-range").with("name", title).with("range", Arg::Length(range.0))
                }
                Special::EliteNearWarsmith(range) => {
                    Line::new("show-special-range").with("name", title).with("range", Arg::Length(range.0))
                }
                Special::Inspiring(InspiringFor::WarEngines | InspiringFor::Berserkers) => {
                    let Special::Inspiring(whom) = special else { return plain(Line::new("show-name")) };
                    Line::new("show-special-for").with("name", title).with("whom", name(names.of(*whom)))
                }
                _ => Line::new("show-special")
                    .with("name", title)
                    .number("value", special.value().unwrap_or(0)),
            })
        })
        .collect();
    traits.extend(
        profile
            .weapons
            .iter()
            .map(|weapon| plain(Line::new("show-name").with("name", name(names.of(*weapon))))),
    );
    if let Some(range) = profile.shooting_range {
        traits.push(plain(Line::new("show-shooting-range").with("range", Arg::Length(range.0))));
    }
    let taken = |option: &OptionKind| plain(Line::new("show-option").with("name", name(names.of(*option))));
    traits.extend(profile.options.iter().map(taken));
    traits
}

/// Damage, orders and what friends do for it.
fn states(board: Board<'_>, unit: UnitId) -> Vec<Line> {
    let facts = board.unit(unit);
    let mut lines = Vec::new();
    if facts.damage > 0 {
        lines.push(Line::new("show-badge-damage").number("count", facts.damage));
    }
    if facts.wavering {
        lines.push(Line::new("show-badge-wavering"));
    }
    if let Some(order) = facts.order {
        lines.push(Line::new("show-badge-ordered").with("order", Arg::Word(tell::order_word(order))));
    }
    if facts.shot {
        lines.push(Line::new("show-badge-shot"));
    }
    if facts.released {
        lines.push(Line::new("show-state-released"));
    }
    if board.on_table(unit)
        && let Some(friend) = inspirer(board, unit)
    {
        lines.push(Line::new("show-state-inspired").with("friend", board.name(friend)));
    }
    lines
}
