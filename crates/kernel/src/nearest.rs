//! The nearest known word to a mistyped one.

/// The candidate that needs the fewest changed, missing, extra or swapped letters; the earliest of equals.
pub fn nearest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    candidates.into_iter().min_by_key(|candidate| distance(word, candidate))
}

/// How many letters have to be changed, added, dropped or swapped with their neighbour.
pub fn distance(from: &str, to: &str) -> usize {
    let (from, to): (Vec<char>, Vec<char>) = (from.chars().collect(), to.chars().collect());
    let mut before_last: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=to.len()).collect();
    for row in 1..=from.len() {
        let mut current = vec![row];
        for column in 1..=to.len() {
            let changed = usize::from(from[row - 1] != to[column - 1]);
            let mut best = (last[column] + 1).min(current[column - 1] + 1).min(last[column - 1] + changed);
            let swapped =
                row > 1 && column > 1 && from[row - 1] == to[column - 2] && from[row - 2] == to[column - 1];
            if swapped {
                best = best.min(before_last[column - 2] + 1);
            }
            current.push(best);
        }
        before_last = std::mem::replace(&mut last, current);
    }
    last[to.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_changes() {
        assert_eq!(distance("", "abc"), 3);
        assert_eq!(distance("place", "place"), 0);
        assert_eq!(distance("palce", "place"), 1);
        assert_eq!(distance("plac", "place"), 1);
        assert_eq!(distance("größe", "grosse"), 3);
    }

    #[test]
    fn finds_the_nearest_and_prefers_the_earlier() {
        assert_eq!(nearest("tryy", ["do", "try", "then"]), Some("try"));
        assert_eq!(nearest("x", ["a", "b"]), Some("a"));
        assert_eq!(nearest("x", []), None);
    }
}
