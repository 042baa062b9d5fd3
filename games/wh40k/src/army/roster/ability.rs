//! Abilities of a roster: those of the core rules by their names, all others kept.

use gonfalon_rosters::Ability;

use crate::data::Amount;

/// What an ability of a roster is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Meaning {
    /// One of the core rules, as data files write it, and the model it belongs to where its name says so.
    Core(String, Option<String>),
    /// An invulnerable save for every attack.
    Invulnerable(u8),
    /// A weapon ability, which stands with the weapon already.
    OfWeapon,
    /// Something else.
    Other,
}

/// What an ability means.
pub(super) fn meaning(ability: &Ability) -> Meaning {
    let name = plain(&ability.name);
    if let Some(rest) = name.strip_prefix("invulnerable save") {
        let conditional = |text: &str| {
            let text = text.to_lowercase();
            text.contains('*')
                || [" against ", "ranged", "melee", "while "].iter().any(|word| text.contains(word))
        };
        let save = roll(&ability.text).or_else(|| roll(rest)).filter(|save| (2..=6).contains(save));
        return match save {
            Some(save) if !conditional(&ability.text) && !conditional(rest) => Meaning::Invulnerable(save),
            _ => Meaning::Other,
        };
    }
    if is_of_weapon(&name) {
        return Meaning::OfWeapon;
    }
    let (name, of) = match name.split_once('(') {
        Some((name, rest)) => {
            let model = rest.trim_end_matches(')').trim();
            let model = model.strip_suffix("only").unwrap_or(model).trim();
            (name.trim(), Some(model.strip_suffix("model").unwrap_or(model).trim().to_owned()))
        }
        None => (name.as_str(), None),
    };
    core(name, &ability.text).map_or(Meaning::Other, |word| Meaning::Core(word, of))
}

/// The name in small letters, with one kind of sign for inches and single spaces.
fn plain(name: &str) -> String {
    let signs = |letter: char| if ['”', '“', '″'].contains(&letter) { '"' } else { letter };
    let small: String = name.to_lowercase().chars().take(200).map(signs).collect();
    small.replace(':', " ").split_whitespace().collect::<Vec<_>>().join(" ")
}

fn core(name: &str, text: &str) -> Option<String> {
    const PLAIN: [&str; 7] =
        ["deep strike", "fights first", "hover", "infiltrators", "leader", "lone operative", "stealth"];
    if PLAIN.contains(&name) {
        return Some(name.replace(' ', "-"));
    }
    let number = |prefix: &str| name.strip_prefix(prefix).map(str::trim);
    if let Some(inches) = number("scouts").or_else(|| number("scout")) {
        let inches: u8 = inches.trim_end_matches('"').trim().parse().ok()?;
        return (1..=12).contains(&inches).then(|| format!("scouts {inches}"));
    }
    if let Some(needed) = number("feel no pain") {
        let needed = if needed.is_empty() { roll(text) } else { roll(needed) };
        return needed
            .filter(|needed| (2..=6).contains(needed))
            .map(|needed| format!("feel-no-pain {needed}"));
    }
    if let Some(wounds) = number("deadly demise") {
        let sane = |amount: &Amount| amount.dice <= 20 && amount.plus <= 60;
        return Amount::read(wounds).filter(sane).map(|amount| format!("deadly-demise {amount}"));
    }
    let deck: u8 = number("firing deck")?.parse().ok()?;
    (1..=30).contains(&deck).then(|| format!("firing-deck {deck}"))
}

/// Whether this is the name of a weapon ability: tools repeat the rules of a weapon beside its profile.
fn is_of_weapon(name: &str) -> bool {
    const NAMES: [&str; 18] = [
        "assault",
        "blast",
        "conversion",
        "devastating wounds",
        "extra attacks",
        "hazardous",
        "heavy",
        "ignores cover",
        "indirect fire",
        "lance",
        "lethal hits",
        "one shot",
        "pistol",
        "precision",
        "psychic",
        "torrent",
        "twin-linked",
        "twin linked",
    ];
    const NUMBERED: [&str; 4] = ["anti-", "melta", "rapid fire", "sustained hits"];
    NAMES.contains(&name) || NUMBERED.iter().any(|begin| name.starts_with(begin))
}

/// The first `N+` in a text.
fn roll(text: &str) -> Option<u8> {
    let bytes = text.as_bytes();
    let end = bytes.windows(2).position(|pair| pair[0].is_ascii_digit() && pair[1] == b'+')?;
    let lone = end == 0 || !bytes[end - 1].is_ascii_digit();
    lone.then(|| bytes[end] - b'0')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(name: &str, text: &str) -> Meaning {
        meaning(&Ability { name: name.to_owned(), text: text.to_owned(), table: None, of: None })
    }

    #[test]
    fn core_abilities_are_known_by_their_names() {
        let known = [
            ("Deep Strike", "deep-strike"),
            ("Scouts 6\"", "scouts 6"),
            ("Scouts 9”", "scouts 9"),
            ("Feel No Pain 5+", "feel-no-pain 5"),
            ("Deadly Demise D6+3", "deadly-demise D6+3"),
            ("Deadly Demise: 1", "deadly-demise 1"),
            ("Firing Deck 6", "firing-deck 6"),
            ("STEALTH", "stealth"),
            ("Lone Operative", "lone-operative"),
            ("Infiltrators", "infiltrators"),
            ("Leader", "leader"),
            ("Fights First", "fights-first"),
            ("Hover", "hover"),
        ];
        for (name, word) in known {
            assert_eq!(of(name, ""), Meaning::Core(word.to_owned(), None), "{name}");
        }
        let of_model = Meaning::Core("deadly-demise D6+3".to_owned(), Some("szarekh".to_owned()));
        assert_eq!(of("Deadly Demise D6+3 (Szarekh model only)", ""), of_model);
        assert_eq!(
            of("Feel No Pain", "It has Feel No Pain 6+."),
            Meaning::Core("feel-no-pain 6".to_owned(), None)
        );
    }

    #[test]
    fn others_are_others() {
        for name in
            ["Feel No Pain", "Scouts", "Scouts 99\"", "Deadly Demise lots", "Vow of Cinders", "Firing Deck"]
        {
            assert_eq!(of(name, ""), Meaning::Other, "{name}");
        }
        assert_eq!(of("Twin-linked", "Rolls again."), Meaning::OfWeapon);
        assert_eq!(of("Anti-", ""), Meaning::OfWeapon);
    }

    #[test]
    fn only_plain_invulnerable_saves_are_taken() {
        assert_eq!(
            of("Invulnerable Save", "This model has a 4+ invulnerable save."),
            Meaning::Invulnerable(4)
        );
        assert_eq!(of("Invulnerable Save (5+)", ""), Meaning::Invulnerable(5));
        assert_eq!(of("Invulnerable Save (5+*)", ""), Meaning::Other);
        assert_eq!(of("Invulnerable Save", "A 4+ invulnerable save against ranged attacks."), Meaning::Other);
        assert_eq!(of("Invulnerable Save", ""), Meaning::Other);
    }
}
