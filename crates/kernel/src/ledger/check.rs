//! Reads a ledger file and checks that it is whole.

use std::collections::BTreeMap;

use serde::Deserialize;
use toml::Spanned;

use super::{BookLanguage, Kind, Ledger, Problem, Rule, Topic, Trouble, belongs};
use crate::nearest::nearest;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    game: String,
    title: String,
    #[serde(default)]
    book: BookLanguage,
    #[serde(default)]
    topic: Vec<RawTopic>,
    #[serde(default)]
    rule: Vec<RawRule>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTopic {
    id: Spanned<String>,
    en: String,
    de: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawRule {
    id: Spanned<String>,
    kind: Kind,
    section: String,
    en: String,
    de: String,
    example: Option<String>,
    example_de: Option<String>,
    unclear: Option<String>,
    unclear_de: Option<String>,
    ruling: Option<String>,
    ruling_de: Option<String>,
    switch: Option<String>,
    waived: Option<String>,
    waived_de: Option<String>,
    #[serde(default)]
    needs: Vec<Spanned<String>>,
}

/// Collects complaints about one file.
struct Complaints<'t> {
    file: &'t str,
    text: &'t str,
    list: Vec<Trouble>,
}

impl Complaints<'_> {
    fn line_at(&self, offset: usize) -> usize {
        1 + self.text.bytes().take(offset).filter(|byte| *byte == b'\n').count()
    }

    fn at<T>(&mut self, place: &Spanned<T>, problem: Problem) {
        let line = self.line_at(place.span().start);
        self.list.push(Trouble { file: self.file.to_owned(), line, problem });
    }
}

pub(super) fn read(file: &str, text: &str) -> Result<Ledger, Vec<Trouble>> {
    let mut complaints = Complaints { file, text, list: Vec::new() };
    let raw: File = match toml::from_str(text) {
        Ok(raw) => raw,
        Err(error) => {
            let line = error.span().map_or(0, |span| complaints.line_at(span.start));
            let problem = Problem::Form(error.message().to_owned());
            return Err(vec![Trouble { file: file.to_owned(), line, problem }]);
        }
    };
    let by_id = index(&raw, &mut complaints);
    for topic in &raw.topic {
        check_topic(&raw.game, topic, &mut complaints);
    }
    for rule in &raw.rule {
        check_rule(&raw, rule, &by_id, &mut complaints);
    }
    check_translated(&raw, &mut complaints);
    if !complaints.list.is_empty() {
        complaints.list.sort_by_key(|trouble| trouble.line);
        return Err(complaints.list);
    }
    let lines: Vec<usize> = line_numbers(text, raw.rule.iter().map(|rule| rule.id.span().start));
    let rules = raw.rule.into_iter().zip(lines).map(|(rule, line)| finished(rule, line)).collect();
    let topics = raw
        .topic
        .into_iter()
        .map(|topic| Topic { id: topic.id.into_inner(), en: topic.en, de: topic.de })
        .collect();
    Ok(Ledger { game: raw.game, title: raw.title, book: raw.book, topics, rules, by_id })
}

fn index(raw: &File, complaints: &mut Complaints<'_>) -> BTreeMap<String, usize> {
    let mut by_id = BTreeMap::new();
    for (place, rule) in raw.rule.iter().enumerate() {
        if by_id.insert(rule.id.as_ref().clone(), place).is_some() {
            complaints.at(&rule.id, Problem::Twice(rule.id.as_ref().clone()));
        }
    }
    for (place, topic) in raw.topic.iter().enumerate() {
        if raw.topic[..place].iter().any(|earlier| earlier.id.as_ref() == topic.id.as_ref()) {
            complaints.at(&topic.id, Problem::Twice(topic.id.as_ref().clone()));
        }
    }
    by_id
}

fn check_topic(game: &str, topic: &RawTopic, complaints: &mut Complaints<'_>) {
    let id = topic.id.as_ref();
    if !is_id(id) {
        complaints.at(&topic.id, Problem::BadId(id.clone()));
    }
    if !belongs(id, game) {
        complaints.at(&topic.id, Problem::ForeignTopic(id.clone()));
    }
    for (field, value) in [("en", &topic.en), ("de", &topic.de)] {
        if value.trim().is_empty() {
            complaints.at(&topic.id, Problem::Empty { id: id.clone(), field });
        }
    }
}

fn check_rule(raw: &File, rule: &RawRule, by_id: &BTreeMap<String, usize>, complaints: &mut Complaints<'_>) {
    let id = rule.id.as_ref();
    if !is_id(id) {
        complaints.at(&rule.id, Problem::BadId(id.clone()));
    }
    if !raw.topic.iter().any(|topic| belongs(id, topic.id.as_ref())) {
        let chapter = id.rsplit_once('.').map_or(id.as_str(), |(chapter, _)| chapter);
        let nearest = nearest(chapter, raw.topic.iter().map(|topic| topic.id.as_ref().as_str()));
        let problem = Problem::NoTopic { id: id.clone(), nearest: nearest.map(str::to_owned) };
        complaints.at(&rule.id, problem);
    }
    for needed in rule.needs.iter().filter(|needed| !by_id.contains_key(needed.as_ref().as_str())) {
        let nearest = nearest(needed.as_ref(), by_id.keys().map(String::as_str)).map(str::to_owned);
        let needs = needed.as_ref().clone();
        complaints.at(needed, Problem::NoSuchNeed { id: id.clone(), needs, nearest });
    }
    for (field, value) in texts(rule) {
        if value.is_some_and(|text| text.trim().is_empty()) {
            complaints.at(&rule.id, Problem::Empty { id: id.clone(), field });
        }
    }
    let pairs = [
        ("example_de", rule.example_de.is_some(), "example", rule.example.is_some()),
        ("unclear_de", rule.unclear_de.is_some(), "unclear", rule.unclear.is_some()),
        ("ruling_de", rule.ruling_de.is_some(), "ruling", rule.ruling.is_some()),
        ("switch", rule.switch.is_some(), "ruling", rule.ruling.is_some()),
        ("waived", rule.waived.is_some(), "waived_de", rule.waived_de.is_some()),
        ("waived_de", rule.waived_de.is_some(), "waived", rule.waived.is_some()),
    ];
    for (field, there, without, other) in pairs {
        if there && !other {
            complaints.at(&rule.id, Problem::Lonely { id: id.clone(), field, without });
        }
    }
    if let Some(switch) = rule.switch.as_ref().filter(|switch| !is_kebab(switch)) {
        complaints.at(&rule.id, Problem::BadSwitch { id: id.clone(), switch: switch.clone() });
    }
}

/// Examples and open questions are in German throughout a ledger or not at all: a reader who has met some in German
/// would take the others for forgotten.
fn check_translated(raw: &File, complaints: &mut Complaints<'_>) {
    type Text = fn(&RawRule) -> &Option<String>;
    let pairs: [(&str, Text, &str, Text); 2] = [
        ("example", |rule| &rule.example, "example_de", |rule| &rule.example_de),
        ("unclear", |rule| &rule.unclear, "unclear_de", |rule| &rule.unclear_de),
    ];
    for (field, english, without, german) in pairs {
        if raw.rule.iter().all(|rule| german(rule).is_none()) {
            continue;
        }
        for rule in raw.rule.iter().filter(|rule| english(rule).is_some() && german(rule).is_none()) {
            let id = rule.id.as_ref().clone();
            complaints.at(&rule.id, Problem::Lonely { id, field, without });
        }
    }
}

fn texts(rule: &RawRule) -> [(&'static str, Option<&str>); 11] {
    [
        ("section", Some(&rule.section)),
        ("en", Some(&rule.en)),
        ("de", Some(&rule.de)),
        ("example", rule.example.as_deref()),
        ("example_de", rule.example_de.as_deref()),
        ("unclear", rule.unclear.as_deref()),
        ("unclear_de", rule.unclear_de.as_deref()),
        ("ruling", rule.ruling.as_deref()),
        ("ruling_de", rule.ruling_de.as_deref()),
        ("waived", rule.waived.as_deref()),
        ("waived_de", rule.waived_de.as_deref()),
    ]
}

fn finished(rule: RawRule, line: usize) -> Rule {
    Rule {
        id: rule.id.into_inner(),
        kind: rule.kind,
        section: rule.section,
        en: rule.en,
        de: rule.de,
        example: rule.example,
        example_de: rule.example_de,
        unclear: rule.unclear,
        unclear_de: rule.unclear_de,
        ruling: rule.ruling,
        ruling_de: rule.ruling_de,
        switch: rule.switch,
        waived: rule.waived,
        waived_de: rule.waived_de,
        needs: rule.needs.into_iter().map(Spanned::into_inner).collect(),
        line,
    }
}

/// The lines of ascending places, counted in one pass over the text.
fn line_numbers(text: &str, places: impl Iterator<Item = usize>) -> Vec<usize> {
    let (mut line, mut from) = (1, 0);
    places
        .map(|place| {
            line += text.as_bytes()[from..place].iter().filter(|byte| **byte == b'\n').count();
            from = place;
            line
        })
        .collect()
}

fn is_id(id: &str) -> bool {
    id.split('.').all(is_kebab)
}

fn is_kebab(word: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit();
    !word.is_empty() && word.split('-').all(|part| !part.is_empty() && part.bytes().all(plain))
}
