//! What units do for what they cost.

use gonfalon_pages::{Cell, Scale, Section, Table, paragraph};

use super::{Facts, plots};
use crate::summary::UnitSummary;

pub(super) fn section(facts: &Facts) -> Section {
    let speech = facts.speech;
    let title = speech.word("lab-report-units");
    let mut units: Vec<&UnitSummary> = facts.summary.units.iter().collect();
    if units.is_empty() {
        return Section { id: "units", title, html: paragraph(&speech.word(facts.no_units())) };
    }
    units.sort_by(|one, other| return_on(other).total_cmp(&return_on(one)));
    let heading = [
        "lab-report-times",
        "lab-report-points",
        "lab-report-survived",
        "lab-report-lost",
        "lab-report-killed",
        "lab-report-balance",
    ];
    let scale = Scale::from_zero(
        units.iter().flat_map(|unit| [per_hundred(unit, unit.lost), per_hundred(unit, unit.killed)]),
    );
    let most = speech.decimal(scale.ends()[1], 0);
    let marks = [
        (0.0, format!("{} {most}", speech.word("lab-report-lost"))),
        (1.0, format!("{most} {}", speech.word("lab-report-killed"))),
    ];
    let mut table = Table::new(
        [Cell::text(&speech.word("lab-report-unit")), Cell::text(&speech.word("lab-report-army"))]
            .into_iter()
            .chain([Cell::plot(Scale::new(0.0, 1.0).axis(&marks))])
            .chain(heading.map(|key| Cell::number(&speech.word(key))))
            .collect(),
    );
    for unit in units.iter().take(plots::MOST_ROWS) {
        table.row(vec![
            Cell::name(&facts.names.unit_with(&unit.unit, &unit.upgrades)),
            Cell::word(&facts.names.army(&unit.army)),
            Cell::plot(scale.opposed(per_hundred(unit, unit.lost), per_hundred(unit, unit.killed))),
            Cell::number(&unit.fielded.to_string()),
            Cell::number(&speech.decimal(unit.points, 0)),
            Cell::number(&speech.share(unit.survived, 0)),
            Cell::number(&speech.decimal(unit.lost, 1)),
            Cell::number(&speech.decimal(unit.killed, 1)),
            Cell::number(&speech.signed(unit.killed - unit.lost, 1)),
        ]);
    }
    let html =
        paragraph(&speech.word("lab-report-units-reading")) + &table.html() + &facts.further(units.len());
    Section { id: "units", title, html }
}

/// Points for every hundred points of cost; units without a cost have none.
fn per_hundred(unit: &UnitSummary, points: f64) -> f64 {
    if unit.points > 0.0 { 100.0 * points / unit.points } else { 0.0 }
}

/// What is left of every hundred points and what they killed.
fn return_on(unit: &UnitSummary) -> f64 {
    per_hundred(unit, unit.killed - unit.lost)
}
