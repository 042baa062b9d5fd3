//! The first line of a unit: `Char1: 5x Wardens (90 pts): pike, shield`.

use crate::finish::{count, points};

/// Lines longer than this are no lists of wargear.
pub(crate) const LONGEST_LINE: usize = 4_000;

/// Points as a text says them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PointsText {
    /// How many; nothing if the number is absurd.
    pub(crate) amount: Option<i32>,
    /// Whether `Points` is written out.
    pub(crate) in_words: bool,
    /// Whether they are added, as those of an enhancement are.
    pub(crate) added: bool,
}

/// The first line of a unit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Head<'t> {
    /// How many models it has, if that is said; `Err` if the number is absurd.
    pub(crate) count: Option<Result<u32, &'t str>>,
    pub(crate) name: &'t str,
    pub(crate) points: PointsText,
    /// What stands after the colon.
    pub(crate) rest: Option<&'t str>,
}

impl<'t> Head<'t> {
    pub(crate) fn read(body: &'t str) -> Option<Head<'t>> {
        let (name, points, rest) = points_within(body)?;
        let rest = match rest.trim() {
            "" => None,
            rest => Some(rest.strip_prefix(':')?.trim()).filter(|rest| !rest.is_empty()),
        };
        if points.added || name.is_empty() {
            return None;
        }
        let (count, name) = counted(without_label(name));
        Some(Head { count, name, points, rest })
    }
}

/// `Wardens` in `Char1: Wardens`.
pub(crate) fn without_label(name: &str) -> &str {
    let Some((label, rest)) = name.split_once(": ") else { return name };
    let letters = label.trim_end_matches(|letter: char| letter.is_ascii_digit());
    let is_label = letters.len() < label.len() && (2..=8).contains(&letters.len());
    if is_label && letters.bytes().all(|byte| byte.is_ascii_alphabetic()) { rest.trim() } else { name }
}

/// Takes `5x` off `5x Wardens`.
pub(crate) fn counted(text: &str) -> (Option<Result<u32, &str>>, &str) {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let (number, rest) = text.split_at(digits);
    let rest = rest.trim_start().strip_prefix(['x', '×']).filter(|rest| rest.starts_with(' '));
    match rest {
        Some(name) if digits > 0 && !name.trim().is_empty() => {
            (Some(count(number).ok_or(number)), name.trim())
        }
        _ => (None, text),
    }
}

/// The text before points in parentheses at the end of a line.
pub(crate) fn points_at_end(body: &str) -> Option<(&str, PointsText)> {
    points_within(body).filter(|(_, _, rest)| rest.trim().is_empty()).map(|(name, points, _)| (name, points))
}

/// The first points in parentheses that end the line or stand before a colon.
fn points_within(body: &str) -> Option<(&str, PointsText, &str)> {
    if body.len() > LONGEST_LINE {
        return None;
    }
    body.match_indices(['(', '[']).find_map(|(at, open)| {
        let inside = &body[at + 1..];
        // No number of points is longer, and looking further would cost a hostile line its square.
        let near = inside.char_indices().take(32).find(|(_, letter)| [')', ']'].contains(letter));
        let (end, close) = near?;
        if (open == "(") != (close == ')') {
            return None;
        }
        let rest = &inside[end + 1..];
        if !rest.trim_start().is_empty() && !rest.trim_start().starts_with(':') {
            return None;
        }
        Some((body[..at].trim(), points_text(&inside[..end])?, rest))
    })
}

/// `90 pts`, `1,985 Points`, `+15 pts`.
pub(crate) fn points_text(text: &str) -> Option<PointsText> {
    let text = text.trim();
    let (added, text) = match text.strip_prefix('+') {
        Some(text) => (true, text.trim_start()),
        None => (false, text),
    };
    let digits = text.bytes().take_while(|byte| byte.is_ascii_digit() || b",.".contains(byte)).count();
    let (number, word) = text.split_at(digits);
    let word = word.trim().to_lowercase();
    let in_words = ["points", "point"].contains(&word.as_str());
    if !in_words && !["pts", "pt"].contains(&word.as_str())
        || !number.starts_with(|c: char| c.is_ascii_digit())
    {
        return None;
    }
    Some(PointsText { amount: points(&number.replace([',', '.'], "")), in_words, added })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_form_of_head_is_read() {
        let head = |body| {
            let head = Head::read(body).expect(body);
            (head.count.and_then(Result::ok), head.name, head.points.amount, head.rest)
        };
        assert_eq!(head("Ash Wardens (90 Points)"), (None, "Ash Wardens", Some(90), None));
        assert_eq!(
            head("Char2: 1x Pyre (1,090 pts): Lash, Brand"),
            (Some(1), "Pyre", Some(1090), Some("Lash, Brand"))
        );
        assert_eq!(head("10x Kin (veteran) (65pts)"), (Some(10), "Kin (veteran)", Some(65), None));
        assert_eq!(head("Kin [65 pts]:"), (None, "Kin", Some(65), None));
        assert_eq!(head("Kin (99999999999 pts)"), (None, "Kin", None, None));
    }

    #[test]
    fn what_is_no_head_is_none() {
        for body in [
            "Wardens",
            "Brand (+15 pts)",
            "(90 pts)",
            "Kin (65 models)",
            "Kin (65 pts) more",
            "Kin (65 pts]",
            "",
        ] {
            assert_eq!(Head::read(body), None, "{body}");
        }
    }

    #[test]
    fn labels_are_a_short_word_and_a_number() {
        assert_eq!(without_label("Char1: Pyre"), "Pyre");
        assert_eq!(without_label("Pyre: the last"), "Pyre: the last");
        assert_eq!(counted("12 x Kin"), (Some(Ok(12)), "Kin"));
        assert_eq!(counted("88 Kin"), (None, "88 Kin"));
        assert_eq!(counted("99999x Kin"), (Some(Err("99999")), "Kin"));
    }
}
