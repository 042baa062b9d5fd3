//! What units and upgrades should cost.

use gonfalon_kernel::Line;
use gonfalon_ladder::Interval;
use gonfalon_pages::{Cell, Scale, Section, Table, heading, paragraph};

use super::{
    Facts, plots,
    worth::{LEAST_PAIRS, Verdict, Worth},
};

pub(super) fn section(facts: &Facts) -> Section {
    let speech = facts.speech;
    let title = speech.word("lab-report-costs");
    if facts.worths.units.is_empty() {
        return Section { id: "costs", title, html: paragraph(&speech.word(facts.no_units())) };
    }
    let reading = Line::new("lab-report-costs-reading").number("pairs", LEAST_PAIRS as i64);
    let mut html = paragraph(&speech.say(&reading));
    html.push_str(&heading(&speech.word("lab-report-upgrades")));
    if facts.worths.upgrades.is_empty() {
        html.push_str(&paragraph(&speech.word("lab-report-no-upgrades")));
    } else {
        html.push_str(&paragraph(&speech.word("lab-report-upgrades-reading")));
        html.push_str(&table(facts, &facts.worths.upgrades, true));
    }
    html.push_str(&heading(&speech.word("lab-report-whole-units")));
    html.push_str(&table(facts, &facts.worths.units, false));
    Section { id: "costs", title, html }
}

/// Costs and neutral costs, the best bargains first; what is not known comes last.
pub(super) fn table(facts: &Facts, worths: &[Worth], upgrades: bool) -> String {
    let speech = facts.speech;
    let mut sorted: Vec<&Worth> = worths.iter().collect();
    let known = |worth: &Worth| worth.verdict() != Verdict::TooLittle;
    let gain = |worth: &Worth| {
        worth.neutral.map_or(0.0, |neutral| (neutral.value - worth.cost) / worth.unit_cost.max(1.0))
    };
    sorted.sort_by(|one, other| known(other).cmp(&known(one)).then(gain(other).total_cmp(&gain(one))));
    let all = sorted.iter().filter(|worth| known(worth)).filter_map(|worth| difference(worth));
    let scale = Scale::around(0.0, all.flat_map(|interval| [interval.low, interval.high]));
    let ends = scale.ends().map(|end| (end, speech.signed(end, 0)));
    let [low, high] = ends;
    let (what, left) = match upgrades {
        true => ("lab-report-upgrade", "lab-report-more-left"),
        false => ("lab-report-unit", "lab-report-left"),
    };
    let mut table = Table::new(vec![
        Cell::text(&speech.word(what)),
        Cell::text(&speech.word("lab-report-army")),
        Cell::number(&speech.word("lab-report-cost")),
        Cell::number(&speech.word("lab-report-neutral")),
        Cell::plot(scale.axis(&[low, (0.0, speech.word("lab-report-cost-now")), high])),
        Cell::text(&speech.word("lab-report-verdict")),
        Cell::number(&speech.word(left)),
        Cell::number(&speech.word("lab-report-pairs")),
    ]);
    for worth in sorted.iter().take(plots::MOST_ROWS) {
        table.row(row(facts, worth, scale, upgrades));
    }
    table.html() + &facts.further(sorted.len())
}

fn row(facts: &Facts, worth: &Worth, scale: Scale, upgrades: bool) -> Vec<Cell> {
    let (speech, names) = (facts.speech, &facts.names);
    let name = match upgrades {
        true => format!("{} ({})", names.upgrades(&worth.upgrades), names.unit(&worth.unit)),
        false => names.unit_with(&worth.unit, &worth.upgrades),
    };
    let army = match &worth.against {
        Some(other) => names.matchup(&worth.army, other),
        None => names.army(&worth.army),
    };
    let verdict = worth.verdict();
    let shown = (verdict != Verdict::TooLittle).then(|| difference(worth)).flatten();
    let neutral = worth.neutral.filter(|_| worth.pairs >= 2).map_or_else(
        || "–".to_owned(),
        |neutral| format!("{} {}", speech.decimal(neutral.value, 0), speech.bounds(neutral, 0)),
    );
    let share = |part: f64| match upgrades {
        true => speech.signed(100.0 * part, 0),
        false => speech.decimal(100.0 * part, 0),
    };
    let left = worth.left.filter(|_| worth.pairs >= 2).map_or_else(
        || "–".to_owned(),
        |left| format!("{} {}", share(left.value), speech.within(left, share)),
    );
    let plot = shown.map_or_else(
        || Cell::text(""),
        |shown| Cell::plot(scale.interval([shown.low, shown.value, shown.high], 0.0)),
    );
    vec![
        Cell::name(&name),
        if worth.against.is_some() { Cell::text(&army) } else { Cell::word(&army) },
        Cell::number(&speech.decimal(worth.cost, 0)),
        Cell::number(&neutral),
        plot,
        Cell::word(&speech.word(match verdict {
            Verdict::TooLittle => "lab-report-too-little",
            Verdict::Fits => "lab-report-fits",
            Verdict::Cheap => "lab-report-cheap",
            Verdict::Dear => "lab-report-dear",
        })),
        Cell::number(&left),
        Cell::number(&worth.pairs.to_string()),
    ]
}

/// How much more it is worth than it costs.
fn difference(worth: &Worth) -> Option<Interval> {
    let neutral = worth.neutral?;
    let less = |number: f64| number - worth.cost;
    Some(Interval { low: less(neutral.low), value: less(neutral.value), high: less(neutral.high) })
}
