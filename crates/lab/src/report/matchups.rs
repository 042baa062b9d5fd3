//! Who is stronger: everybody against everybody.

use gonfalon_kernel::Line;
use gonfalon_pages::{Cell, Section, Table, heading, paragraph};

use super::{Facts, plots};

/// So many armies fit into a square that somebody reads.
const WIDEST: usize = 30;

pub(super) fn section(facts: &Facts) -> Section {
    let speech = facts.speech;
    let armies = facts.summary.army_labels();
    let met = facts.summary.matchups.iter().any(|matchup| matchup.army != matchup.against);
    let mut html = String::new();
    if !met {
        html.push_str(&paragraph(&speech.word("lab-report-only-mirrors")));
    } else if armies.len() > WIDEST {
        let line = Line::new("lab-report-matrix-wide").number("armies", armies.len() as i64);
        html.push_str(&paragraph(&speech.say(&line.number("most", WIDEST as i64))));
    } else {
        html.push_str(&paragraph(&speech.word("lab-report-matrix-reading")));
        html.push_str(&matrix(facts, &armies));
    }
    if met && armies.len() > 2 {
        html.push_str(&heading(&speech.word("lab-report-armies-all")));
        html.push_str(&strongest(facts));
    }
    Section { id: "match-ups", title: speech.word("lab-report-match-ups"), html }
}

fn matrix(facts: &Facts, armies: &[&str]) -> String {
    let speech = facts.speech;
    let corner = Cell::text(&speech.word("lab-report-row-against-column"));
    let columns = armies.iter().map(|army| Cell::text(&facts.names.army(army)));
    let mut table = Table::new(std::iter::once(corner).chain(columns).collect());
    for army in armies {
        let cells = armies.iter().map(|against| match facts.summary.score_against(army, against) {
            Some(score) if army != against => Cell::shaded(
                &speech.share(score.value, 1),
                &speech.score_bounds(score),
                // Three quarters of the points are as strong as colours get.
                4.0 * (score.value - 0.5),
            ),
            _ => Cell::shaded("–", "", 0.0),
        });
        table.row(std::iter::once(Cell::name(&facts.names.army(army))).chain(cells).collect());
    }
    table.html()
}

/// Everybody against all others together, the strongest first.
fn strongest(facts: &Facts) -> String {
    let mut armies: Vec<_> = facts.summary.armies.iter().collect();
    armies.sort_by(|one, other| other.pairs.score().total_cmp(&one.pairs.score()));
    let rows = armies.iter().take(plots::MOST_ROWS);
    let rows = rows.map(|army| (facts.names.army(&army.army), army.pairs.count(), army.score));
    plots::scores("lab-report-army", rows, facts.speech).html() + &facts.further(armies.len())
}
