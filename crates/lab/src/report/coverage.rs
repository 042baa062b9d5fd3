//! The stamp that says how much of the rules these games were played by.

use gonfalon_kernel::{Line, ledger::Rule};
use gonfalon_pages::{Cell, Table, escaped, folded, paragraph};

use super::Facts;

pub(super) fn html(facts: &Facts) -> String {
    let (speech, lists) = (facts.speech, &facts.lists);
    let left = lists.left_to_players().count();
    let class = if left == 0 && lists.whole && facts.is_current() { "stamp" } else { "stamp alarm" };
    let mut html =
        format!("<div class=\"{class}\" id=\"coverage\">\n<h3>{}</h3>\n", speech.word("lab-report-coverage"));
    if !facts.is_current() {
        html.push_str(&loud(&speech.word("lab-report-other-version")));
    }
    html.push_str(&specials(facts));
    let rules = speech.game.ledger().rules();
    let waived: Vec<&Rule> = rules.iter().filter(|rule| rule.waived.is_some()).collect();
    let line = Line::new("lab-report-book").number("rules", rules.len() as i64);
    html.push_str(&paragraph(&speech.say(&line.number("waived", waived.len() as i64))));
    if lists.counts_rules || !facts.summary.rules.is_empty() {
        let line = Line::new("lab-report-fired").number("fired", facts.summary.rules.len() as i64);
        let line = line.number("dead", facts.dead().len() as i64);
        html.push_str(&format!(
            "<p>{} <a href=\"#rules\">{}</a></p>\n",
            escaped(&speech.say(&line)),
            escaped(&speech.word("lab-report-rules"))
        ));
    } else {
        html.push_str(&paragraph(&speech.word("lab-report-rules-uncounted")));
    }
    if !waived.is_empty() {
        html.push_str(&folded(&speech.word("lab-report-waived"), &reasons(facts, &waived)));
    }
    html + "</div>\n"
}

fn loud(text: &str) -> String {
    format!("<p><strong>{}</strong></p>\n", escaped(text))
}

/// The special rules of the lists, and loudly those that bots played without.
fn specials(facts: &Facts) -> String {
    let (speech, lists) = (facts.speech, &facts.lists);
    if !lists.whole {
        return loud(&speech.word("lab-report-lists-lost"));
    }
    let left: Vec<_> = lists.left_to_players().collect();
    let mut html = String::new();
    if left.is_empty() {
        let line = Line::new("lab-report-all-automated").number("count", lists.specials.len() as i64);
        html.push_str(&paragraph(&speech.say(&line)));
    } else {
        let line = Line::new("lab-report-left-to-players").number("count", left.len() as i64);
        html.push_str(&loud(&speech.say(&line)));
        let items = left.iter().map(|special| {
            format!("<li>{}: {}</li>\n", escaped(&special.name), escaped(&special.units.join(", ")))
        });
        html.push_str(&format!("<ul>\n{}</ul>\n", items.collect::<String>()));
    }
    if lists.specials.is_empty() {
        return html;
    }
    let keys = ["lab-report-special", "lab-report-bearers", "lab-report-automated", "lab-report-rule-id"];
    let mut table = Table::new(keys.map(|key| Cell::text(&speech.word(key))).to_vec());
    for special in &lists.specials {
        let automated = if special.automated { "lab-report-yes" } else { "lab-report-no" };
        table.row(vec![
            Cell::name(&special.name),
            Cell::long(&special.units.join(", ")),
            Cell::text(&speech.word(automated)),
            special.rule.map_or_else(|| Cell::text(""), |rule| Cell::code(rule.0)),
        ]);
    }
    html + &folded(&speech.word("lab-report-specials"), &table.html())
}

/// Why some rules have no card.
fn reasons(facts: &Facts, waived: &[&Rule]) -> String {
    let lang = facts.speech.lang;
    let keys = ["lab-report-rule", "lab-report-reason", "lab-report-rule-id"];
    let mut table = Table::new(keys.map(|key| Cell::text(&facts.speech.word(key))).to_vec());
    for rule in waived {
        let reason = lang.choose(rule.waived.as_deref(), rule.waived_de.as_deref()).unwrap_or_default();
        table.row(vec![
            Cell::long(lang.choose(&rule.en, &rule.de)),
            Cell::long(reason),
            Cell::code(&rule.id),
        ]);
    }
    table.html()
}
