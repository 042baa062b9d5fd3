//! All maps of a table.

use std::fmt::Write as _;

use gonfalon_kernel::{Line, Seat};
use gonfalon_pages::escaped;

use super::{
    Map, Report, Threat, colour,
    legend::Legend,
    picture::{NOWHERE, Plate, STYLE},
};

/// Turns beyond this are one colour.
const LONGEST: usize = 5;

/// The maps, those of both sides beside each other.
pub(super) fn plates(report: &Report<'_>) -> Vec<Plate> {
    let scan = report.scan;
    let exposure = scan.exposure.iter().map(|map| Plate {
        title: report.say(&Line::new("lab-table-map-exposure").text("range", report.inches(scan.range))),
        cells: of_parts(map),
        legend: parts(report, ["lab-table-legend-unseen", "lab-table-legend-all"]),
    });
    let of_sides = |plate: &dyn Fn(usize) -> Option<Plate>| [plate(0), plate(1)].into_iter().flatten();
    let titled = |key, side: usize| report.say(&Line::new(key).seat("seat", Seat(side as u8)));
    let watched = of_sides(&|side| {
        let cells = of_parts(scan.sides[side].watched.as_ref()?);
        let legend = parts(report, ["lab-table-legend-hidden", "lab-table-legend-all"]);
        Some(Plate { title: titled("lab-table-map-watched", side), cells, legend })
    });
    let reach = of_sides(&|side| {
        let turn = |turns: f64| colour::of_part(1.0 - step(turns) as f64 / LONGEST as f64);
        let cells = scan.sides[side].reach.0.iter().map(|turns| turns.map(turn)).collect();
        Some(Plate { title: titled("lab-table-map-reach", side), cells, legend: turns(report) })
    });
    let threats = of_sides(&|side| {
        let places = scan.sides[side].threats.iter().zip(&scan.sides[side].reach.0);
        // What threatens a side in its own zone is nobody's question.
        let colour = |(threat, turns): (&Option<Threat>, &Option<f64>)| match turns {
            Some(turns) if *turns <= 0.0 => Some(colour::ZONE.to_owned()),
            _ => threat.map(|threat| threat_colour(threat).to_owned()),
        };
        let cells = places.map(colour).collect();
        Some(Plate { title: titled("lab-table-map-threats", side), cells, legend: kinds(report) })
    });
    let mut plates: Vec<Plate> = exposure.chain(watched).chain(reach).chain(threats).collect();
    for plate in plates.iter_mut().filter(|plate| plate.cells.contains(&None)) {
        plate.legend.0.push((NOWHERE.to_owned(), report.word("lab-table-legend-nowhere")));
    }
    plates
}

fn of_parts(map: &Map) -> Vec<Option<String>> {
    map.0.iter().map(|part| part.map(colour::of_part)).collect()
}

fn parts(report: &Report<'_>, [none, all]: [&'static str; 2]) -> Legend {
    let part = |quarters: u8| report.per_cent(f64::from(quarters) / 4.0, 0);
    Legend::of_parts([report.word(none), part(1), part(2), part(3), report.word(all)])
}

/// The number of whole turns after which a place is reached, up to the longest.
fn step(turns: f64) -> usize {
    (turns.ceil() as usize).min(LONGEST)
}

fn turns(report: &Report<'_>) -> Legend {
    let word = |turns: usize| match turns {
        0 => report.word("lab-table-legend-start"),
        LONGEST => report.say(&Line::new("lab-table-legend-later").number("turns", LONGEST as i64)),
        _ => turns.to_string(),
    };
    let swatch = |turns: usize| (colour::of_part(1.0 - turns as f64 / LONGEST as f64), word(turns));
    Legend((0..=LONGEST).map(swatch).collect())
}

fn kinds(report: &Report<'_>) -> Legend {
    let words = [
        "lab-table-legend-safe",
        "lab-table-legend-shot",
        "lab-table-legend-charged",
        "lab-table-legend-both",
    ];
    let kinds = colour::THREATS.into_iter().zip(words);
    let zone = (colour::ZONE, "lab-table-legend-start");
    let all = std::iter::once(zone).chain(kinds);
    Legend(all.map(|(colour, key)| (colour.to_owned(), report.word(key))).collect())
}

fn threat_colour(threat: Threat) -> &'static str {
    colour::THREATS[usize::from(threat.shot) + 2 * usize::from(threat.charged)]
}

/// How many maps stand beside each other.
const ABREAST: usize = 2;
const HEADING: f64 = 40.0;
const GAP: f64 = 30.0;

/// All maps in one picture that needs nothing else.
pub fn svg(report: &Report<'_>) -> String {
    let plates = plates(report);
    let drawn: Vec<_> = plates.iter().map(|plate| (&plate.title, plate.element(report))).collect();
    let single = drawn.len() % ABREAST;
    let wide = drawn.iter().map(|(_, (_, size))| size[0]).fold(0.0, f64::max);
    let (mut body, mut top) = (String::new(), HEADING + GAP);
    let (alone, beside) = drawn.split_at(single);
    let rows = alone.chunks(1).chain(beside.chunks(ABREAST));
    for row in rows {
        let tall = row.iter().map(|(_, (_, size))| size[1]).fold(0.0, f64::max);
        for (place, (title, (element, size))) in row.iter().enumerate() {
            let left = GAP + place as f64 * (wide + GAP);
            let placed = format!(
                "<svg x=\"{left:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{:.1}\" ",
                top + HEADING,
                size[0],
                size[1]
            );
            let _ = writeln!(
                body,
                "<text class=\"heading\" x=\"{left:.1}\" y=\"{:.1}\" font-size=\"22\">{}</text>",
                top + HEADING - 10.0,
                escaped(title)
            );
            body.push_str(&element.replacen("<svg ", &placed, 1));
        }
        top += tall + HEADING + GAP;
    }
    let width = ABREAST as f64 * (wide + GAP) + GAP;
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.1} {top:.1}\" width=\"{width:.0}\" height=\"{top:.0}\" \
         font-family=\"sans-serif\">\n<style>{STYLE}</style>\n<rect class=\"paper\" width=\"100%\" height=\"100%\"/>\n\
         <text class=\"heading\" x=\"{GAP}\" y=\"{HEADING}\" font-size=\"28\" font-weight=\"bold\">{}</text>\n{body}</svg>\n",
        escaped(&report.title())
    )
}
