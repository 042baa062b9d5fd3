//! The figures of a table, in words.

use gonfalon_kernel::{Line, Seat};
use gonfalon_scene::Charge;

use super::{Bias, Report, SideScan};

/// Rows of cells; the first row of the second table is its heading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figures {
    /// What is said of the whole table: what, and how much.
    pub whole: Vec<Vec<String>>,
    /// What is said of each side: what, and how much for one and the other.
    pub sides: Vec<Vec<String>>,
    /// How to read them.
    pub notes: Vec<String>,
}

/// The figures of a table.
pub fn figures(report: &Report<'_>) -> Figures {
    Figures { whole: whole(report), sides: sides(report), notes: notes(report) }
}

fn whole(report: &Report<'_>) -> Vec<Vec<String>> {
    let (scan, symmetry) = (report.scan, &report.scan.symmetry);
    let none = || report.word("lab-table-no-sight");
    let or_none = |part: Option<f64>| part.map_or_else(none, |part| report.per_cent(part, 1));
    let density = Line::new("lab-table-density").text("range", report.inches(scan.range));
    let turns = Line::new("lab-table-turns").text("number", report.decimal(symmetry.reach, 2));
    let mut rows = vec![
        vec![report.say(&density), or_none(scan.density)],
        vec![report.word("lab-table-symmetry-exposure"), or_none(symmetry.exposure)],
        vec![report.word("lab-table-symmetry-watched"), or_none(symmetry.watched)],
        vec![report.word("lab-table-symmetry-reach"), report.say(&turns)],
        vec![report.word("lab-table-symmetry-threats"), report.per_cent(symmetry.threats, 1)],
    ];
    rows.extend(report.bias.into_iter().flat_map(|bias| scores(report, bias)));
    rows
}

fn scores(report: &Report<'_>, bias: &Bias) -> Vec<Vec<String>> {
    let scores = [
        ("lab-table-bias-south", bias.south),
        ("lab-table-bias-seat", bias.first_seat),
        ("lab-table-bias-first", bias.first_player),
    ];
    let known = scores.into_iter().filter_map(|(key, score)| Some((key, score?)));
    let mut rows: Vec<Vec<String>> =
        known.map(|(key, score)| vec![report.word(key), report.score(&score)]).collect();
    rows.push(vec![report.word("lab-table-bias-drawn"), report.per_cent(bias.drawn, 1)]);
    rows
}

fn sides(report: &Report<'_>) -> Vec<Vec<String>> {
    let sides = &report.scan.sides;
    let row = |key: &'static str, cell: &dyn Fn(&SideScan) -> String| {
        std::iter::once(report.word(key)).chain(sides.iter().map(cell)).collect::<Vec<_>>()
    };
    let part = |part: f64| report.per_cent(part, 1);
    let none = || report.word("lab-table-no-sight");
    let or_none = |hidden: Option<f64>| hidden.map_or_else(none, part);
    let inches = |length| report.say(&Line::new("lab-table-inches").text("number", report.inches(length)));
    let heading = |(seat, side): (u8, &SideScan)| {
        let line = Line::new("lab-table-side").seat("seat", Seat(seat));
        report.say(&line.number("outlook", side.outlook))
    };
    let shooter = |side: &SideScan| match &side.usual.shooter {
        Some(shooter) => {
            let line = Line::new("lab-table-shoots").text("unit", report.name(&shooter.unit));
            report.say(
                &line.text("range", report.inches(shooter.range)).text("moves", report.inches(shooter.moves)),
            )
        }
        None => report.word("lab-table-nobody"),
    };
    let crossing = |side: &SideScan| match side.crossing {
        Some(turns) => report.say(&Line::new("lab-table-turns").text("number", report.decimal(turns, 1))),
        None => report.word("lab-table-never"),
    };
    vec![
        std::iter::once(String::new()).chain((0..).zip(sides).map(heading)).collect(),
        row("lab-table-usual", &|side| report.name(&side.usual.unit)),
        row("lab-table-pace", &|side| inches(side.usual.pace)),
        row("lab-table-charge", &|side| {
            let (Charge::Along(charge) | Charge::Straight(charge)) = side.usual.charge;
            inches(charge)
        }),
        row("lab-table-shooter", &shooter),
        row("lab-table-hidden", &|side| or_none(side.hidden)),
        row("lab-table-hidden-zone", &|side| or_none(side.hidden_zone)),
        row("lab-table-unreached", &|side| part(side.unreached)),
        row("lab-table-crossing", &crossing),
        row("lab-table-charged", &|side| part(side.threatened[0])),
        row("lab-table-shot", &|side| part(side.threatened[1])),
        row("lab-table-charged-zone", &|side| part(side.threatened[2])),
        row("lab-table-shot-zone", &|side| part(side.threatened[3])),
    ]
}

fn notes(report: &Report<'_>) -> Vec<String> {
    let grid = &report.scan.grid;
    let places = Line::new("lab-table-note-places").number("count", grid.count() as i64);
    let places = places.number("columns", grid.columns as i64).number("rows", grid.rows as i64);
    let places = places.text("armies", report.agreed.armies.join(" – "));
    let mut notes = vec![report.say(&places.text("seed", report.seed.to_string()))];
    if !report.scan.has_terrain() {
        notes.push(report.word("lab-table-note-bare"));
    }
    if report.scan.density.is_none() {
        notes.push(report.word("lab-table-note-no-sight"));
    }
    notes.push(report.word("lab-table-note-middles"));
    if let Some(bias) = report.bias {
        let line = Line::new("lab-table-note-games")
            .number("games", bias.games as i64)
            .text("bot", &bias.bot)
            .text("army", &bias.army);
        notes.push(report.say(&line.number("broken", bias.broken as i64)));
        if !bias.same_table {
            notes.push(report.word("lab-table-note-anew"));
        }
    }
    notes
}
