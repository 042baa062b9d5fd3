//! One line of a text: how far it is indented, whether it has a bullet, and what it says.

use super::head::Head;

/// Marks before the parts of a unit.
const BULLETS: &[char] = &['•', '◦', '‣', '▪', '·', '●', '○'];
/// Marks of the second level, where spaces may have been lost.
const SECOND: &[char] = &['◦', '○'];

/// A line without its end.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Line<'t> {
    raw: &'t str,
    /// How far its mark or its first letter is indented. A mark of the second level counts one more.
    pub(crate) indent: usize,
    pub(crate) bullet: bool,
    /// How far its text is indented, behind the mark.
    pub(crate) text_indent: usize,
    /// What it says, without mark and space around it.
    pub(crate) body: &'t str,
}

impl<'t> Line<'t> {
    pub(crate) fn new(raw: &'t str) -> Line<'t> {
        let trimmed = raw.trim();
        let indent = raw.chars().take_while(|letter| letter.is_whitespace());
        let indent = indent.map(|letter| if letter == '\t' { 4 } else { 1 }).sum();
        let mut letters = trimmed.chars();
        let first = letters.next().unwrap_or(' ');
        // A hyphen or a star can begin a name; only with a space behind it is it a mark.
        let dash = ['-', '*', '–'].contains(&first) && letters.next() == Some(' ');
        if BULLETS.contains(&first) || dash {
            let body = trimmed[first.len_utf8()..].trim_start();
            let second = usize::from(SECOND.contains(&first));
            let text_indent = indent + trimmed.chars().count() - body.chars().count();
            return Line { raw, indent: indent + second, bullet: true, text_indent, body };
        }
        Line { raw, indent, bullet: false, text_indent: indent, body: trimmed }
    }

    /// The column, counted from 1, at which a part of the line begins.
    pub(crate) fn column(&self, part: &str) -> Option<u32> {
        let at = (part.as_ptr() as usize).checked_sub(self.raw.as_ptr() as usize)?;
        let before = self.raw.get(..at)?;
        u32::try_from(before.chars().count() + 1).ok()
    }

    /// `3 with pistol, blade`: how many models, and what each of them has.
    pub(crate) fn loadout(&self) -> Option<(&'t str, &'t str)> {
        loadout(self.body)
    }

    /// Whether it is a heading in capitals, such as `OTHER DATASHEETS`.
    pub(crate) fn is_capital_heading(&self) -> bool {
        let letters = || self.body.chars().filter(|letter| letter.is_alphabetic());
        let plain = !self.bullet && !self.body.starts_with(['+', '#', '&']) && self.body.len() <= 80;
        plain
            && letters().count() >= 3
            && letters().all(char::is_uppercase)
            && Head::read(self.body).is_none()
    }

    /// Whether it is a heading with a colon, such as `Battleline:`.
    pub(crate) fn is_colon_heading(&self) -> bool {
        let plain = !self.bullet && self.indent == 0 && self.body.len() <= 80;
        plain && self.body.len() > 1 && self.body.ends_with(':') && Head::read(self.body).is_none()
    }

    /// Whether it is what tools write below a list.
    pub(crate) fn is_footer(&self) -> bool {
        ["Exported with ", "Created with "].iter().any(|start| self.body.starts_with(start))
    }
}

/// `3 with pistol, blade`: how many models, and what each of them has.
pub(crate) fn loadout(text: &str) -> Option<(&str, &str)> {
    let (number, items) = text.split_once(" with ")?;
    let digits = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
    digits.then_some((number, items))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_and_spaces_are_told_from_names() {
        let parts = |raw| {
            let line = Line::new(raw);
            (line.indent, line.bullet, line.body)
        };
        assert_eq!(parts("  • 1x Ember pike"), (2, true, "1x Ember pike"));
        assert_eq!(parts("\t◦ Pike"), (5, true, "Pike"));
        assert_eq!(parts("-Pike"), (0, false, "-Pike"));
        assert_eq!(parts("- Pike"), (0, true, "Pike"));
        assert_eq!(parts("   "), (3, false, ""));
    }

    #[test]
    fn columns_count_letters() {
        let line = Line::new("  • Glüh, Pike");
        assert_eq!(line.column(&line.body["Glüh, ".len()..]), Some(11));
    }

    #[test]
    fn headings_have_no_points() {
        assert!(Line::new("OTHER DATASHEETS").is_capital_heading());
        assert!(!Line::new("ASH (90 pts)").is_capital_heading());
        assert!(Line::new("Epic Hero:").is_colon_heading());
        assert!(!Line::new("Wardens [90 pts]:").is_colon_heading());
    }
}
