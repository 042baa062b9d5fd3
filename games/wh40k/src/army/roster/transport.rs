//! What a TRANSPORT carries, from the words of a roster.

use super::written::WrittenTransport;

/// What could be read of a text.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Read {
    /// What the rules need.
    pub(super) transport: WrittenTransport,
    /// Whether the text says more than that, or was read by guessing.
    pub(super) doubtful: bool,
}

/// Reads `This model has a transport capacity of 12 ASHEN HOST INFANTRY models. It cannot transport WALKERS.` The keywords
/// are those that units of the roster have, with their words; `faction` is not needed, since everybody has it.
pub(super) fn read(text: &str, known: &[(String, String)], faction: &str) -> Option<Read> {
    let mut sentences = text.split(['.', '\n', ';']).map(str::trim).filter(|sentence| !sentence.is_empty());
    let first = sentences.find(|sentence| number(sentence).is_some())?;
    let capacity = number(first)?;
    let (carrying, except) = match split_except(first) {
        Some((carrying, except)) => (carrying, Some(except)),
        None => (first, None),
    };
    let mut refuses = except.map(|except| named(except, known)).unwrap_or_default();
    let mut doubtful = false;
    for sentence in sentences {
        if sentence.to_lowercase().contains("cannot") {
            refuses.extend(named(sentence, known));
        } else {
            doubtful = true;
        }
    }
    let mut carries = named(carrying, known);
    if carries.len() > 1 {
        carries.retain(|word| word != faction);
    }
    if carries.is_empty() {
        carries.push("infantry".to_owned());
        doubtful = true;
    }
    // A model needs only one of these; where the text joins them that is a guess.
    doubtful |= carries.len() > 1;
    refuses.retain(|word| !carries.contains(word) && word != faction);
    refuses.dedup();
    Some(Read { transport: WrittenTransport { capacity, carries, refuses }, doubtful })
}

fn split_except(sentence: &str) -> Option<(&str, &str)> {
    let small = sentence.to_lowercase();
    // Where small letters have another length the places would not fit.
    let place =
        ["excluding", "except", "but not", "cannot"].iter().filter_map(|word| small.find(word)).min()?;
    (small.len() == sentence.len() && sentence.is_char_boundary(place)).then(|| sentence.split_at(place))
}

/// The first number of a sentence, in digits or as a word.
fn number(sentence: &str) -> Option<u8> {
    const WORDS: [&str; 13] = [
        "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
        "twelve",
    ];
    sentence.split(|letter: char| !letter.is_alphanumeric()).find_map(|word| {
        let spelled = WORDS.iter().position(|known| *known == word.to_lowercase()).map(|place| place as u8);
        word.parse().ok().or(spelled).filter(|number| (1..=60).contains(number))
    })
}

/// The keywords that a text names, longest first, so that a part of another is not taken for itself.
fn named(text: &str, known: &[(String, String)]) -> Vec<String> {
    let mut text = format!(
        " {} ",
        text.to_lowercase().replace(|letter: char| !letter.is_alphanumeric() && letter != '-', " ")
    );
    let mut known: Vec<&(String, String)> = known.iter().collect();
    known.sort_by_key(|(name, _)| std::cmp::Reverse(name.len()));
    let mut found = Vec::new();
    for (name, word) in known {
        let name = name.to_lowercase();
        if text.contains(&format!(" {name} ")) || text.contains(&format!(" {name}s ")) {
            text = text.replace(&name, " ");
            if !found.contains(word) {
                found.push(word.clone());
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known() -> Vec<(String, String)> {
        [
            ("Infantry", "infantry"),
            ("Ashen Host", "ashen-host"),
            ("Ash Kin", "ash-kin"),
            ("Exo-frame", "exo-frame"),
        ]
        .map(|(name, word)| (name.to_owned(), word.to_owned()))
        .to_vec()
    }

    fn of(text: &str) -> Option<(u8, Vec<String>, Vec<String>, bool)> {
        let read = read(text, &known(), "ashen-host")?;
        let WrittenTransport { capacity, carries, refuses } = read.transport;
        Some((capacity, carries, refuses, read.doubtful))
    }

    #[test]
    fn capacity_and_keywords_are_read() {
        let text = |word: &str| vec![word.to_owned()];
        let plain = "This model has a transport capacity of 12 ASHEN HOST INFANTRY models.";
        assert_eq!(of(plain), Some((12, text("infantry"), vec![], false)));
        let refusing = format!("{plain} It cannot transport EXO-FRAME models.");
        assert_eq!(of(&refusing), Some((12, text("infantry"), text("exo-frame"), false)));
        let except = "It carries 6 Infantry models (excluding Exo-frame models).";
        assert_eq!(of(except), Some((6, text("infantry"), text("exo-frame"), false)));
        assert_eq!(of("Six Ash Kin fit inside."), Some((6, text("ash-kin"), vec![], false)));
    }

    #[test]
    fn what_else_it_says_makes_it_doubtful() {
        let more =
            "A transport capacity of 10 Infantry models. Each Exo-frame model takes the space of 2 models.";
        assert_eq!(of(more).map(|read| read.3), Some(true));
        assert_eq!(of("Twelve friends."), Some((12, vec!["infantry".to_owned()], vec![], true)));
        assert_eq!(of("It carries whom it likes."), None);
        assert_eq!(of("It carries 4000 models."), None);
    }
}
