//! The page of rulings: what a book leaves open, how we decide it, and which options a match has.

use super::{Ledger, Rule};

/// An option of a match that changes a ruling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Switch {
    /// Its name, as in the agreement of a match and in the ledger.
    pub name: &'static str,
    /// The rule it belongs to.
    pub rule: &'static str,
    /// The value a match has if nobody says otherwise: what the ledger rules.
    pub default: &'static str,
    /// Every value with its meaning in English and German.
    pub values: &'static [(&'static str, &'static str, &'static str)],
}

/// The page of rulings in Markdown: chapter by chapter, English first and German below.
pub fn rulings_page(ledger: &Ledger, switches: &[Switch]) -> String {
    let mut page = String::new();
    page.push_str(&format!("# {}: rulings · Entscheidungen\n\n", ledger.title()));
    page.push_str(&format!(
        "What the book leaves open, how it is decided here, and what a match may decide otherwise.\n\n\
         Was das Heft offen lässt, wie es hier entschieden ist und was eine Partie anders festlegen kann.\n\n\
         Written by `gonfalon rules rulings {game}` from `rules/{game}.toml`.\n",
        game = ledger.game()
    ));
    options(&mut page, switches);
    for topic in ledger.topics() {
        let belongs = |rule: &&Rule| ledger.topic_of(&rule.id).is_some_and(|own| own.id == topic.id);
        let mut rules = ledger.rules().iter().filter(belongs).filter(|rule| rule.ruling.is_some()).peekable();
        if rules.peek().is_some() {
            page.push_str(&format!("\n## {} · {}\n", topic.en, topic.de));
        }
        for rule in rules {
            ruling(&mut page, rule, switches.iter().find(|switch| switch.rule == rule.id));
        }
    }
    page
}

fn options(page: &mut String, switches: &[Switch]) {
    if switches.is_empty() {
        return;
    }
    page.push_str("\n## Options · Vereinbarungen\n\n");
    page.push_str("| Option | Values, the default first · Werte, zuerst der übliche | Rule · Regel |\n");
    page.push_str("| --- | --- | --- |\n");
    for switch in switches {
        let mut values = vec![switch.default];
        values
            .extend(switch.values.iter().map(|(value, ..)| *value).filter(|value| *value != switch.default));
        let values = values.iter().map(|value| format!("`{value}`")).collect::<Vec<_>>().join(", ");
        let anchor = switch.rule.replace('.', "");
        page.push_str(&format!("| `{}` | {values} | [{}](#{anchor}) |\n", switch.name, switch.rule));
    }
}

fn ruling(page: &mut String, rule: &Rule, switch: Option<&Switch>) {
    page.push_str(&format!("\n### `{}`\n\n{}\n", rule.id, rule.en));
    let mut line = |label: &str, text: Option<&String>| {
        if let Some(text) = text {
            page.push_str(&format!("\n**{label}:** {text}\n"));
        }
    };
    line("Example", rule.example.as_ref());
    line("Open question", rule.unclear.as_ref());
    line("Ruling", rule.ruling.as_ref());
    if let Some(switch) = switch {
        page.push_str(&format!("\n**Option `{}`:**\n\n", switch.name));
        for (value, english, _) in switch.values {
            page.push_str(&format!("- `{value}`{}: {english}\n", mark(switch, value, "default")));
        }
    }
    page.push_str(&format!("\n> {}\n", rule.de));
    let mut line = |label: &str, text: Option<&String>| {
        if let Some(text) = text {
            page.push_str(&format!(">\n> **{label}:** {text}\n"));
        }
    };
    line("Beispiel", rule.example_de.as_ref());
    line("Offene Frage", rule.unclear_de.as_ref());
    line("Entscheidung", rule.ruling_de.as_ref());
    if let Some(switch) = switch {
        page.push_str(&format!(">\n> **Vereinbarung `{}`:**\n>\n", switch.name));
        for (value, _, german) in switch.values {
            page.push_str(&format!("> - `{value}`{}: {german}\n", mark(switch, value, "üblich")));
        }
    }
}

fn mark(switch: &Switch, value: &str, word: &str) -> String {
    if value == switch.default { format!(" ({word})") } else { String::new() }
}
