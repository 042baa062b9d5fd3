//! `gonfalon rules show`: one rule with everything known about it.

use std::io::Write;

use gonfalon_catalog::{GameEntry, game, games};
use gonfalon_kernel::{
    Line,
    card::Verdict,
    ledger::{Kind, Rule, Switch},
    nearest,
};
use serde_json::json;

use super::{card_folder, run_cards};
use crate::{
    arguments::ShowRule,
    ending::{Ending, Stop},
    paint::{BAD, GOOD, HEADING, paint},
    voice::Voice,
};

pub(crate) fn show(show: &ShowRule, out: &mut impl Write, voice: Voice) -> Result<Ending, Stop> {
    let (game, rule) = find(&show.id, voice)?;
    let folder = card_folder(game, show.cards.as_deref());
    // Without cards the rule can still be read; somebody who named a folder wants to hear that it is missing.
    let cards = if show.cards.is_none() && !folder.is_dir() {
        None
    } else {
        let verdicts = run_cards(game, &folder, |text| text.contains(&rule.id), voice)?;
        Some(verdicts.into_iter().filter(|verdict| verdict.ids.contains(&rule.id)).collect::<Vec<_>>())
    };
    if show.json {
        let places = cards.as_ref().map(|cards| {
            let one = |card: &Verdict| json!({ "place": card.place(), "title": card.title, "passed": card.passed() });
            cards.iter().map(one).collect::<Vec<_>>()
        });
        let values = switch(game, rule).map(|switch| {
            switch
                .values
                .iter()
                .map(|(value, en, de)| json!({ "value": value, "says": voice.lang.choose(en, de) }))
                .collect::<Vec<_>>()
        });
        writeln!(
            out,
            "{}",
            json!({ "game": game.id(), "rule": rule, "switch_values": values, "cards": places })
        )?;
    } else {
        in_words(game, rule, cards.as_deref(), out, voice)?;
        if cards.is_none() {
            let line = Line::new("cli-rule-no-folder").text("folder", folder.display().to_string());
            writeln!(out, "\n{}", voice.say(&line))?;
        }
    }
    Ok(Ending::Fine)
}

/// The rule with this id, or a complaint with the nearest ids.
fn find(id: &str, voice: Voice) -> Result<(&'static dyn GameEntry, &'static Rule), Stop> {
    if let Some(found) = games().iter().find_map(|game| Some((*game, game.ledger().rule(id)?))) {
        return Ok(found);
    }
    // Only the game that was meant, where one was.
    let meant = game(id.split('.').next().unwrap_or_default());
    let ids = games().iter().filter(|game| meant.is_none_or(|meant| meant.id() == game.id()));
    let mut ids: Vec<&str> =
        ids.flat_map(|game| game.ledger().rules()).map(|rule| rule.id.as_str()).collect();
    let mut near = Vec::new();
    while near.len() < NEAREST
        && let Some(next) = nearest(id, ids.iter().copied())
    {
        near.push(next);
        ids.retain(|id| *id != next);
    }
    let line = Line::new("cli-unknown-rule").text("id", id).text("nearest", near.join(", "));
    Err(Stop::because(voice.say(&line)))
}

const NEAREST: usize = 3;

fn switch(game: &dyn GameEntry, rule: &Rule) -> Option<&'static Switch> {
    game.switches().iter().find(|switch| switch.rule == rule.id)
}

fn in_words(
    game: &dyn GameEntry,
    rule: &Rule,
    cards: Option<&[Verdict]>,
    out: &mut impl Write,
    voice: Voice,
) -> Result<(), Stop> {
    let chapter =
        game.ledger().topic_of(&rule.id).map(|topic| voice.lang.choose(&topic.en, &topic.de).as_str());
    let facts = [game.title().in_lang(voice.lang), chapter.unwrap_or_default(), &voice.word(kind(rule.kind))]
        .join(" · ");
    writeln!(out, "{}  {facts}", paint(HEADING, &rule.id))?;
    writeln!(out, "{}\n", voice.say(&Line::new("cli-rule-section").text("section", &rule.section)))?;
    writeln!(out, "{}", voice.lang.choose(&rule.en, &rule.de))?;
    let parts = [
        ("cli-rule-example", &rule.example, &rule.example_de),
        ("cli-rule-unclear", &rule.unclear, &rule.unclear_de),
        ("cli-rule-ruling", &rule.ruling, &rule.ruling_de),
        ("cli-rule-waived", &rule.waived, &rule.waived_de),
    ];
    for (key, english, german) in parts {
        // Not every ledger has these in German; English is better than nothing.
        let german = german.as_ref().or(english.as_ref());
        if let Some(text) = voice.lang.choose(english.as_ref(), german) {
            writeln!(out, "\n{} {text}", paint(HEADING, &voice.word(key)))?;
        }
    }
    if let Some(switch) = switch(game, rule) {
        let line = Line::new("cli-rule-switch").text("name", switch.name).text("default", switch.default);
        writeln!(out, "\n{}", voice.say(&line))?;
        for (value, en, de) in switch.values {
            writeln!(out, "  {}={value}  {}", switch.name, voice.lang.choose(en, de))?;
        }
    }
    if !rule.needs.is_empty() {
        writeln!(out, "\n{} {}", paint(HEADING, &voice.word("cli-rule-needs")), rule.needs.join(", "))?;
    }
    let Some(cards) = cards else { return Ok(()) };
    let heading = if cards.is_empty() { "cli-rule-no-cards" } else { "cli-rule-cards" };
    writeln!(out, "\n{}", paint(HEADING, &voice.word(heading)))?;
    for card in cards {
        let (style, key) = if card.passed() { (GOOD, "cli-rule-passed") } else { (BAD, "cli-rule-failed") };
        writeln!(out, "  {}  {}  {}", card.place(), card.title, paint(style, &voice.word(key)))?;
    }
    Ok(())
}

fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Construction => "cli-kind-construction",
        Kind::Definition => "cli-kind-definition",
        Kind::Effect => "cli-kind-effect",
        Kind::Permission => "cli-kind-permission",
        Kind::Procedure => "cli-kind-procedure",
        Kind::Restriction => "cli-kind-restriction",
        Kind::Setup => "cli-kind-setup",
        Kind::Value => "cli-kind-value",
        Kind::Victory => "cli-kind-victory",
    }
}
