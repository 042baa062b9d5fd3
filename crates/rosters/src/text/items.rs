//! Lists of wargear: `pike, 2x drone (lamp), brand`.

use std::collections::BTreeSet;

use super::head::{counted, points_text};

/// One thing in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Item<'t> {
    /// What the list says, for the place of remarks.
    pub(crate) text: &'t str,
    pub(crate) count: u32,
    /// Whether its number is absurd; then the count is 1.
    pub(crate) bad_count: bool,
    pub(crate) name: &'t str,
    /// Points that are added for it; `Err` if the number is absurd.
    pub(crate) points: Option<Result<i32, &'t str>>,
    /// What stands in parentheses after it.
    pub(crate) nested: Vec<Item<'t>>,
}

/// The things in a list; commas in parentheses do not part them.
pub(crate) fn items(text: &str, nesting: bool) -> Vec<Item<'_>> {
    parts(text).into_iter().map(|part| item(part, nesting)).collect()
}

/// One thing.
pub(crate) fn item(text: &str, nesting: bool) -> Item<'_> {
    let (count, name) = counted(text);
    let bad_count = matches!(count, Some(Err(_)));
    let count = count.and_then(Result::ok).unwrap_or(1);
    let plain = Item { text, count, bad_count, name, points: None, nested: Vec::new() };
    let Some((before, inside)) = name.strip_suffix(')').and_then(|name| name.rsplit_once('(')) else {
        return plain;
    };
    let before = before.trim();
    match points_text(inside) {
        _ if before.is_empty() => plain,
        Some(points) if points.added => {
            Item { name: before, points: Some(points.amount.ok_or(inside)), ..plain }
        }
        _ if nesting => {
            let nested = parts(inside).into_iter().map(|part| item(part, false)).collect();
            Item { name: before, nested, ..plain }
        }
        _ => plain,
    }
}

fn parts(text: &str) -> Vec<&str> {
    let (mut parts, mut depth, mut start) = (Vec::new(), 0_usize, 0);
    for (at, letter) in text.char_indices() {
        match letter {
            '(' | '[' => depth += 1,
            ')' | ']' => depth = depth.saturating_sub(1),
            ',' if depth == 0 => {
                parts.push(&text[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    parts.push(&text[start..]);
    parts.into_iter().map(str::trim).filter(|part| !part.is_empty()).collect()
}

/// Two names without anything between them, `Ember lampPike`, where the second is known from elsewhere in the list.
pub(crate) fn unglued<'t>(name: &'t str, known: &BTreeSet<String>) -> Vec<&'t str> {
    let mut before = None;
    let letters = name.char_indices().take(crate::finish::LONGEST_NAME);
    for (at, letter) in letters {
        let joint = letter.is_uppercase() && before.is_some_and(char::is_lowercase);
        if joint && known.contains(&name[at..].to_lowercase()) {
            return vec![name[..at].trim(), &name[at..]];
        }
        before = Some(letter);
    }
    vec![name]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_parted_at_commas_outside_parentheses() {
        let list = items("Warlord, 2x Lamp drone (Lamp, Prod), Brand (+15 pts), ", true);
        let said: Vec<(u32, &str, usize)> =
            list.iter().map(|item| (item.count, item.name, item.nested.len())).collect();
        assert_eq!(said, [(1, "Warlord", 0), (2, "Lamp drone", 2), (1, "Brand", 0)]);
        assert_eq!(list[2].points, Some(Ok(15)));
    }

    #[test]
    fn parentheses_belong_to_the_name_where_nothing_nests() {
        assert_eq!(item("Pyre (winged)", false).name, "Pyre (winged)");
        assert_eq!(item("(winged)", true).name, "(winged)");
    }

    #[test]
    fn glued_names_part_only_where_the_second_is_known() {
        let known = BTreeSet::from(["ash pike".to_owned()]);
        assert_eq!(unglued("Ember lampAsh pike", &known), ["Ember lamp", "Ash pike"]);
        assert_eq!(unglued("McAsh lampOther", &known), ["McAsh lampOther"]);
    }

    #[test]
    fn hostile_lists_end() {
        assert_eq!(items(&"(".repeat(100_000), true).len(), 1);
        assert_eq!(items(&",".repeat(100_000), true).len(), 0);
    }
}
