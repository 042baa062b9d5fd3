//! The data files say exactly what the book prints.

use gonfalon_kow::data::*;
use gonfalon_table::Length;

fn german<T: Named>(value: T) -> &'static str {
    &Library::core().constants.names.of(value).de
}

fn inches(length: Length) -> i32 {
    length.0 / Length::INCH.0
}

fn special(special: Special) -> String {
    let name = german(special.kind());
    match special {
        Special::Inspiring(InspiringFor::Everybody) => name.to_owned(),
        Special::Inspiring(whom) => format!("{name} (nur {})", german(whom)),
        Special::Heal(dice, HealFor::WarEngines) => {
            format!("{name} ({dice}, nur {})", german(HealFor::WarEngines))
        }
        Special::Range(range) | Special::EliteNearWarsmith(range) => {
            format!("{name} ({} Zoll)", inches(range))
        }
        _ => special.value().map_or(name.to_owned(), |value| format!("{name} ({value})")),
    }
}

fn option(option: ProfileOption) -> String {
    let name = german(option.kind());
    let defence = option.effect.defence().map(|defence| format!("Ve {defence}+"));
    let gained = option.effect.special().map(special).filter(|gained| gained != name);
    let changes: Vec<String> = defence.into_iter().chain(gained).collect();
    let changes = if changes.is_empty() { String::new() } else { format!(" [{}]", changes.join(", ")) };
    format!("{name}{changes} +{}", option.points)
}

fn listed(texts: impl Iterator<Item = String>) -> String {
    let text = texts.collect::<Vec<_>>().join(", ");
    if text.is_empty() { "-".to_owned() } else { text }
}

fn line(entry: &Entry, name: &Name) -> String {
    let unit_type = match entry.unit_type {
        UnitType::Infantry => format!("INF ({})", entry.models),
        UnitType::Cavalry => format!("KAV ({})", entry.models),
        UnitType::HeroMonster => "H/M".to_owned(),
        UnitType::WarEngine => "KM".to_owned(),
    };
    let score = |score: Option<u8>| score.map_or("-".to_owned(), |score| format!("{score}+"));
    let attacks = entry.attacks.map_or("*".to_owned(), |attacks| attacks.to_string());
    let weapons = entry.weapons.iter().map(|weapon| german(*weapon).to_owned());
    format!(
        "{}{} {} | {unit_type} {} {} {} {}+ {attacks} {} | {} | {}",
        name.de,
        if entry.unique { " [1]" } else { "" },
        entry.points,
        entry.speed,
        score(entry.melee),
        score(entry.ranged),
        entry.defence,
        entry.nerve,
        listed(weapons.chain(entry.specials.iter().map(|rule| special(*rule)))),
        listed(entry.options.iter().map(|choice| option(*choice))),
    )
}

#[test]
fn every_entry_is_as_printed() {
    let library = Library::core();
    let mut written = Vec::new();
    for (index, list) in (0..).zip(&library.lists) {
        let alignment = german(list.alignment);
        written.push(format!("= {} | {alignment} | {}", list.id, special(list.army_wide)));
        let entries = library.entries_of(ListId(index));
        written.extend(entries.map(|(id, entry)| line(entry, &library.full_name(id))));
    }
    let printed: Vec<&str> =
        include_str!("printed.txt").lines().filter(|line| !line.starts_with('#')).collect();
    assert_eq!(printed.len(), 4 + 93);
    for (written, printed) in written.iter().zip(&printed) {
        assert_eq!(written, printed);
    }
    assert_eq!(written.len(), printed.len());
}

#[test]
fn every_entry_has_a_name_of_its_own_in_both_languages() {
    let library = Library::core();
    for list in (0..4).map(ListId) {
        let names: Vec<Name> = library.entries_of(list).map(|(id, _)| library.full_name(id)).collect();
        for name in &names {
            assert!(!name.en.is_empty() && !name.de.is_empty());
            assert_eq!(names.iter().filter(|other| other.en == name.en).count(), 1, "{}", name.en);
            assert_eq!(names.iter().filter(|other| other.de == name.de).count(), 1, "{}", name.de);
        }
    }
    let ids: std::collections::BTreeSet<&str> =
        library.entries.iter().map(|entry| entry.id.as_str()).collect();
    assert_eq!(ids.len(), library.entries.len());
}
