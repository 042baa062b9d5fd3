//! A table for programs.

use std::collections::BTreeMap;

use gonfalon_kernel::Seat;
use gonfalon_scene::Charge;
use gonfalon_table::Length;
use gonfalon_text::Lang;
use serde_json::{Value, json};

use super::{Map, Report, SideScan, Threat};

/// Everything about a table as JSON, whatever language people read it in: names are English, lengths are inches, and maps run
/// row by row from the south-west.
pub fn as_json(report: &Report<'_>) -> Value {
    let report = &Report { lang: Lang::En, ..*report };
    let (scan, agreed) = (report.scan, report.agreed);
    let options: BTreeMap<&String, &String> =
        agreed.options.iter().map(|(name, value)| (name, value)).collect();
    let sides = [0, 1].map(|seat| side(report, Seat(seat), &scan.sides[usize::from(seat)]));
    json!({
        "game": report.game.id(),
        "match": { "scenario": agreed.scenario, "options": options, "armies": agreed.armies },
        "seed": report.seed,
        "grid": {
            "columns": scan.grid.columns,
            "rows": scan.grid.rows,
            "width": inches(scan.grid.width),
            "depth": inches(scan.grid.depth),
        },
        "range": inches(scan.range),
        "sight_density": scan.density,
        "sight": scan.exposure.as_ref().map(numbers),
        "sides": sides,
        "symmetry": {
            "sight": scan.symmetry.exposure,
            "watched": scan.symmetry.watched,
            "reach": scan.symmetry.reach,
            "threats": scan.symmetry.threats,
        },
        "bias": report.bias,
    })
}

fn side(report: &Report<'_>, seat: Seat, side: &SideScan) -> Value {
    let (Charge::Along(charge) | Charge::Straight(charge)) = side.usual.charge;
    let shooter = side.usual.shooter.as_ref().map(|shooter| {
        json!({
            "unit": report.name(&shooter.unit),
            "range": inches(shooter.range),
            "moves": inches(shooter.moves),
        })
    });
    let [charged, shot, charged_zone, shot_zone] = side.threatened;
    let looks_from = ["south", "east", "north", "west"][usize::from(side.outlook % 4)];
    json!({
        "seat": seat.colour(),
        "looks_from": looks_from,
        "unit": report.name(&side.usual.unit),
        "pace": inches(side.usual.pace),
        "charge": inches(charge),
        "shooter": shooter,
        "hidden": side.hidden,
        "hidden_zone": side.hidden_zone,
        "watched": side.watched.as_ref().map(numbers),
        "unreached": side.unreached,
        "crossing": side.crossing,
        "reach": numbers(&side.reach),
        "charged": charged,
        "shot": shot,
        "charged_zone": charged_zone,
        "shot_zone": shot_zone,
        "threats": side.threats.iter().map(threat).collect::<Vec<_>>(),
    })
}

fn inches(length: Length) -> f64 {
    rounded(f64::from(length.0) / f64::from(Length::INCH.0))
}

fn numbers(map: &Map) -> Vec<Option<f64>> {
    map.0.iter().map(|number| number.map(rounded)).collect()
}

fn rounded(number: f64) -> f64 {
    (number * 1000.0).round() / 1000.0
}

fn threat(threat: &Option<Threat>) -> Option<&'static str> {
    threat.map(|threat| match (threat.charged, threat.shot) {
        (false, false) => "none",
        (false, true) => "shot",
        (true, false) => "charged",
        (true, true) => "both",
    })
}
