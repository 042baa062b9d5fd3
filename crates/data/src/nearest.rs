//! The known word nearest to a misspelled one.

/// The candidate with the fewest edits from `word`, if it is near enough to be meant.
pub fn nearest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let letters: Vec<char> = word.chars().take(LONGEST).collect();
    let allowed = (letters.len() / 3).max(1);
    candidates
        .into_iter()
        .map(|candidate| (edits(&letters, candidate), candidate))
        .filter(|(distance, _)| *distance <= allowed)
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, candidate)| candidate)
}

// Longer words than this are nobody's misspelling; the bound keeps hostile files cheap.
const LONGEST: usize = 64;

// Insertions, deletions, replacements, row by row of the usual table.
fn edits(left: &[char], right: &str) -> usize {
    let right: Vec<char> = right.chars().take(LONGEST).collect();
    let mut row: Vec<usize> = (0..=right.len()).collect();
    for (i, a) in left.iter().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, b) in right.iter().enumerate() {
            let replaced = diagonal + usize::from(!a.eq_ignore_ascii_case(b));
            diagonal = row[j + 1];
            row[j + 1] = replaced.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[right.len()]
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
}
