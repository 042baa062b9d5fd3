//! What a list prints about a unit, with what its options change, on or off the table.

use gonfalon_kernel::{Arg, Line};
use gonfalon_scene::{Origin, Row, Sheet, Trait};

use super::name;
use crate::data::{InspiringFor, Library, OptionKind, Profile, Special};

/// Everything about a unit that does not depend on a battle; `key` names it on the sheet.
pub(crate) fn unit(library: &Library, profile: &Profile, key: &str) -> Sheet {
    let names = &library.constants.names;
    let kind = Line::new("show-kind-unit")
        .with("list", name(&library[profile.list].name))
        .with("type", name(names.of(profile.unit_type)))
        .number("models", profile.models)
        .number("files", profile.formation.files)
        .number("ranks", profile.formation.ranks)
        .number("height", profile.height);
    Sheet {
        piece: key.to_owned(),
        name: name(&library.full_name(profile.entry)),
        kind: vec![kind],
        rows: rows(library, profile),
        traits: traits(library, profile),
        states: Vec::new(),
    }
}

fn rows(library: &Library, profile: &Profile) -> Vec<Row> {
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

fn traits(library: &Library, profile: &Profile) -> Vec<Trait> {
    let names = &library.constants.names;
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
                Special::Inspiring(whom @ (InspiringFor::WarEngines | InspiringFor::Berserkers)) => {
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
