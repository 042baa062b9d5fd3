//! The lines below a unit as a tree, by their indentation.

use super::Slotted;
use super::head::counted;
use super::line::loadout;
use crate::ledger::{Fate, Ledger, Meaning};
use crate::note::Note;

/// One line and the lines that belong to it.
#[derive(Debug)]
pub(crate) struct Branch<'t> {
    pub(crate) slotted: Slotted<'t>,
    pub(crate) children: Vec<Branch<'t>>,
}

impl<'t> Branch<'t> {
    pub(crate) fn body(&self) -> &'t str {
        self.slotted.line.body
    }

    /// `3 with pike, shield`.
    pub(crate) fn loadout(&self) -> Option<(&'t str, &'t str)> {
        if self.slotted.line.bullet { None } else { loadout(self.body()) }
    }
}

/// The tree of the lines below a unit. Lines that are neither parts nor loadouts come back as they are.
pub(crate) fn tree<'t>(lines: &[Slotted<'t>], ledger: &mut Ledger) -> (Vec<Branch<'t>>, Vec<Slotted<'t>>) {
    let mut others = Vec::new();
    // How deep each line is, with the lines that lost their bullets put below the last that has one.
    let mut parts: Vec<(usize, Slotted<'t>)> = Vec::new();
    let mut bullets: Vec<Slotted<'t>> = Vec::new();
    for slotted in lines {
        let line = &slotted.line;
        if line.bullet {
            bullets.retain(|above| above.line.indent < line.indent);
            bullets.push(*slotted);
            parts.push((line.indent, *slotted));
        } else if line.loadout().is_some() {
            parts.push((line.indent, *slotted));
        } else if let (Some(last), (Some(_), _)) = (bullets.last(), counted(line.body)) {
            let aligned = |above: &&Slotted<'t>| above.line.text_indent == line.indent;
            // Early versions of the app mark only the first line of a list; the others stand under its text.
            if let Some(first) = bullets.iter().rev().find(aligned) {
                parts.push((first.line.indent, *slotted));
                continue;
            }
            let note = Note::new("rosters-bulletless").with("parent", last.line.body);
            ledger.settle(slotted.leaf, Meaning::Wargear);
            ledger.remark(slotted.leaf, Fate::Guessed, line.column(line.body), note);
            parts.push((last.line.indent + 1, *slotted));
        } else {
            others.push(*slotted);
        }
    }
    (nest(&parts), others)
}

/// How deep parts can lie in each other; deeper ones are put beside the deepest.
const MOST_DEPTH: usize = 8;

fn nest<'t>(parts: &[(usize, Slotted<'t>)]) -> Vec<Branch<'t>> {
    let mut roots: Vec<Branch<'t>> = Vec::new();
    let mut indents: Vec<usize> = Vec::new();
    for (indent, slotted) in parts {
        while indents.last().is_some_and(|last| last >= indent) {
            indents.pop();
        }
        indents.truncate(MOST_DEPTH);
        let mut list = &mut roots;
        for _ in &indents {
            list = &mut list.last_mut().expect("every open indentation has a branch").children;
        }
        list.push(Branch { slotted: *slotted, children: Vec::new() });
        indents.push(*indent);
    }
    roots
}

#[cfg(test)]
mod tests {
    use super::super::line::Line;
    use super::*;

    fn shape(text: &str) -> String {
        fn told(branches: &[Branch<'_>]) -> String {
            let each = branches.iter().map(|branch| match &branch.children[..] {
                [] => branch.body().to_owned(),
                children => format!("{}({})", branch.body(), told(children)),
            });
            each.collect::<Vec<_>>().join(" ")
        }
        let mut ledger = Ledger::default();
        let lines: Vec<Slotted<'_>> =
            text.lines().map(|raw| Slotted { leaf: ledger.line(1, raw), line: Line::new(raw) }).collect();
        told(&tree(&lines, &mut ledger).0)
    }

    #[test]
    fn deeper_lines_belong_to_the_line_above() {
        assert_eq!(shape("• a\n    • b\n  • c\n    • d\n• e"), "a(b c(d)) e");
        assert_eq!(shape("• a\n◦ b\n• c"), "a(b) c");
        assert_eq!(shape("• 1x a\n2x b\n1x c\n• 1x d"), "1x a(2x b 1x c) 1x d");
        assert_eq!(
            shape("  • 1x a\n    • 1x b\n      2x c\n  • 1x d\n    1x e"),
            "1x a(1x b 2x c) 1x d 1x e"
        );
    }

    #[test]
    fn endless_nesting_is_cut() {
        let deep: String = (0..3_000).map(|depth| format!("{}• a\n", " ".repeat(depth % 400))).collect();
        assert!(shape(&deep).starts_with("a(a(a("));
    }
}
