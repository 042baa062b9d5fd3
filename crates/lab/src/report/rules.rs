//! Which rules bore on the games, and which never did.

use gonfalon_kernel::{
    Line,
    ledger::{Kind, Rule},
};
use gonfalon_pages::{Cell, Scale, Section, Table, escaped, folded, heading, paragraph};

use super::Facts;
use crate::summary::RuleCount;

/// So many rules are hot.
const HOT: usize = 20;

pub(super) fn section(facts: &Facts) -> Section {
    let speech = facts.speech;
    let title = speech.word("lab-report-rules");
    if !facts.lists.counts_rules && facts.summary.rules.is_empty() {
        return Section { id: "rules", title, html: paragraph(&speech.word("lab-report-rules-uncounted")) };
    }
    let mut html = paragraph(&speech.word("lab-report-rules-reading"));
    let mut counts: Vec<&RuleCount> = facts.summary.rules.iter().collect();
    counts.sort_by(|one, other| other.times.cmp(&one.times).then(one.rule.cmp(&other.rule)));
    html.push_str(&heading(&speech.word("lab-report-hot")));
    html.push_str(&fired(facts, &counts[..counts.len().min(HOT)]));
    if counts.len() > HOT {
        let rest = Line::new("lab-report-other-fired").number("count", (counts.len() - HOT) as i64);
        html.push_str(&folded(&speech.say(&rest), &fired(facts, &counts[HOT..])));
    }
    let (silent, dead): (Vec<&Rule>, Vec<&Rule>) =
        facts.dead().into_iter().partition(|rule| is_silent(rule.kind));
    html.push_str(&heading(&speech.word("lab-report-dead")));
    for (rules, key) in [(dead, "lab-report-dead-might"), (silent, "lab-report-dead-silent")] {
        let line = Line::new(key).number("count", rules.len() as i64);
        html.push_str(&folded(&speech.say(&line), &by_topic(facts, &rules)));
    }
    Section { id: "rules", title, html }
}

/// Whether rules of a kind hold all the time, so that nothing happens by them.
fn is_silent(kind: Kind) -> bool {
    match kind {
        Kind::Construction | Kind::Definition | Kind::Restriction | Kind::Setup | Kind::Value => true,
        Kind::Effect | Kind::Permission | Kind::Procedure | Kind::Victory => false,
    }
}

fn fired(facts: &Facts, counts: &[&RuleCount]) -> String {
    let speech = facts.speech;
    let games = facts.summary.games.max(1) as f64;
    let scale = Scale::from_zero(counts.iter().map(|count| count.times as f64 / games));
    let mut table = Table::new(vec![
        Cell::text(&speech.word("lab-report-rule")),
        Cell::plot(scale.axis(&[])),
        Cell::number(&speech.word("lab-report-per-game")),
        Cell::number(&speech.word("lab-report-in-games")),
        Cell::text(&speech.word("lab-report-rule-id")),
    ]);
    for count in counts {
        let each = count.times as f64 / games;
        table.row(vec![
            Cell::long(&facts.rule(&count.rule)),
            Cell::plot(scale.bar(each)),
            Cell::number(&speech.decimal(each, 2)),
            Cell::number(&speech.share(count.games as f64 / games, 0)),
            Cell::code(&count.rule),
        ]);
    }
    table.html()
}

/// Rules by the chapters of the book.
fn by_topic(facts: &Facts, rules: &[&Rule]) -> String {
    let speech = facts.speech;
    let ledger = speech.game.ledger();
    let mut html = String::new();
    for topic in ledger.topics() {
        let own = |rule: &&&Rule| ledger.topic_of(&rule.id).is_some_and(|other| other.id == topic.id);
        let mut table = Table::new(Vec::new());
        for rule in rules.iter().filter(own) {
            table.row(vec![Cell::long(speech.lang.choose(&rule.en, &rule.de)), Cell::code(&rule.id)]);
        }
        if !table.is_empty() {
            html.push_str(&format!("<h4>{}</h4>\n", escaped(speech.lang.choose(&topic.en, &topic.de))));
            html.push_str(&table.html());
        }
    }
    html
}
