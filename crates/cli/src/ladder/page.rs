//! What came of a ladder, as a page for `docs/`. Nothing on it depends on the machine it was made on.

use std::fmt::Write as _;

use gonfalon_kernel::Line;

use super::{plan::Plan, rung::Climbed, table};
use crate::{contest, voice::Voice};

/// The page in Markdown.
pub(super) fn page(plan: &Plan, climbed: &[Climbed<'_>], voice: Voice) -> String {
    let mut page = String::new();
    let title = Line::new("cli-ladder-page-title").text("game", plan.game.title().in_lang(voice.lang));
    let made = Line::new("cli-ladder-page-made").text("command", &plan.command);
    let _ = writeln!(page, "# {}\n\n{}\n", voice.say(&title), voice.say(&made));
    let all = climbed.iter().all(Climbed::passed);
    let key = if all { "cli-ladder-page-holds" } else { "cli-ladder-page-breaks" };
    let _ = writeln!(page, "**{}**\n", voice.word(key));
    lines(&mut page, &table::rungs(climbed, voice));
    let _ = writeln!(page, "\n{}\n", voice.word("cli-ladder-page-reading"));
    for rung in climbed {
        let key = if rung.passed() { "cli-ladder-holds" } else { "cli-ladder-breaks" };
        let _ = writeln!(page, "- **{}** {}", voice.word(key), table::verdict(rung, voice));
    }
    let _ = writeln!(
        page,
        "\n## {}\n\n{}\n",
        voice.word("cli-ladder-page-scale"),
        voice.word("cli-ladder-page-zero")
    );
    lines(&mut page, &table::ratings(climbed, voice));
    let _ = writeln!(page, "\n## {}\n", voice.word("cli-ladder-page-what"));
    for agreed in &plan.matches {
        let _ = writeln!(page, "- {}", contest::in_words(agreed));
    }
    let versions = Line::new("cli-ladder-page-versions")
        .number("rules", plan.game.rules_version())
        .text("data", short(&plan.game.data_hash()))
        .text("lore", short(&plan.game.lore_hash()))
        .text("seed", plan.seed.to_string());
    let _ = writeln!(page, "\n{}", voice.say(&versions));
    page
}

/// A table whose first column leans to the left.
fn lines(page: &mut String, rows: &[Vec<String>]) {
    for (number, row) in rows.iter().enumerate() {
        let _ = writeln!(page, "| {} |", row.join(" | "));
        if number == 0 {
            let _ = writeln!(page, "|---{}|", "|---:".repeat(row.len() - 1));
        }
    }
}

/// Enough of a fingerprint to tell it from others.
fn short(hash: &str) -> String {
    format!("`{}`", hash.chars().take(16).collect::<String>())
}
