//! The coverage of a ledger as a page for `docs/`.

use std::fmt::Write as _;

use gonfalon_catalog::GameEntry;
use gonfalon_kernel::{Line, coverage::Coverage, ledger::Rule};

use super::coverage::{counted, table};
use crate::voice::Voice;

/// The page in Markdown.
pub(super) fn coverage(game: &dyn GameEntry, coverage: &Coverage<'_>, voice: Voice) -> String {
    let mut page = String::new();
    let title = Line::new("cli-page-title").text("game", game.title().in_lang(voice.lang));
    let command = format!("gonfalon rules coverage {} --markdown", game.id());
    let made = Line::new("cli-page-made").text("command", command);
    let counts = counted(coverage.counts());
    let _ = writeln!(page, "# {}\n\n{}\n\n**{}**\n", voice.say(&title), voice.say(&made), voice.say(&counts));
    for (number, row) in table(coverage, voice).iter().enumerate() {
        let _ = writeln!(page, "| {} |", row.join(" | "));
        if number == 0 {
            let _ = writeln!(page, "|---|---:|---:|---:|");
        }
    }
    let ledger = game.ledger();
    for topic in ledger.topics() {
        let rules: Vec<&Rule> = ledger
            .rules()
            .iter()
            .filter(|rule| ledger.topic_of(&rule.id).is_some_and(|other| other.id == topic.id))
            .collect();
        if !rules.is_empty() {
            let _ = writeln!(page, "\n## {}\n", voice.lang.choose(&topic.en, &topic.de));
        }
        for rule in rules {
            let _ = writeln!(page, "- `{}`: {}", rule.id, state(rule, coverage, voice));
        }
    }
    page
}

/// Where the proof of a rule is, or why there is none.
fn state(rule: &Rule, coverage: &Coverage<'_>, voice: Voice) -> String {
    if let Some((_, cards)) = coverage.proven.iter().find(|(proven, _)| proven.id == rule.id) {
        // The page must not depend on the machine it was made on.
        return cards
            .iter()
            .map(|card| format!("`{}`", card.replace('\\', "/")))
            .collect::<Vec<_>>()
            .join(", ");
    }
    match (&rule.waived, &rule.waived_de) {
        (Some(en), de) => {
            let reason = voice.lang.choose(en, de.as_ref().unwrap_or(en));
            voice.say(&Line::new("cli-page-waived").text("reason", reason))
        }
        (None, _) => voice.word("cli-page-open"),
    }
}
