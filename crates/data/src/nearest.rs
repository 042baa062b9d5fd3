//! The known word nearest to a misspelled one.

use gonfalon_kernel::distance;

/// The candidate with the fewest edits from `word`, if it is near enough to be meant.
///
/// [`gonfalon_kernel::nearest`] always names a word; here a wrong guess would be worse than none. Capitals do not count.
pub fn nearest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let word = shortened(word);
    let allowed = (word.chars().count() / 3).max(1);
    candidates
        .into_iter()
        .map(|candidate| (distance(&word, &shortened(candidate)), candidate))
        .filter(|(distance, _)| *distance <= allowed)
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, candidate)| candidate)
}

// Longer words than this are nobody's misspelling; the bound keeps hostile files cheap.
const LONGEST: usize = 64;

fn shortened(word: &str) -> String {
    word.chars().take(LONGEST).map(|letter| letter.to_ascii_lowercase()).collect()
}

#[cfg(test)]
mod tests {
    use super::nearest;

    #[test]
    fn finds_the_misspelled_word_and_nothing_far_off() {
        let known = ["orc-boyz", "boar-boyz", "arrer-boyz"];
        assert_eq!(nearest("ork-boyz", known), Some("orc-boyz"));
        assert_eq!(nearest("Boar-Boyz", known), Some("boar-boyz"));
        assert_eq!(nearest("river-troll", known), None);
        assert_eq!(nearest("", known), None);
    }

    #[test]
    fn swapped_letters_are_one_edit() {
        assert_eq!(nearest("rde", ["red", "deep-blue"]), Some("red"));
    }

    #[test]
    fn endless_words_are_cut() {
        let endless = "a".repeat(10_000_000);
        assert_eq!(nearest(&endless, [endless.as_str()]), Some(endless.as_str()));
    }
}
