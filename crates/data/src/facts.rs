//! Which fields of an entry are documented facts, and which are values of this project.

use serde::{Deserialize, Serialize};

/// Where a value comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Origin {
    /// A documented fact.
    Book,
    /// Chosen by the project to agree with an uncertain source.
    Lead,
    /// Chosen by the project.
    House,
}

/// The marks of one entry: paths of fields with their origin.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Facts {
    marks: Vec<(String, Origin)>,
}

impl Facts {
    /// Adds one mark; a path covers everything below it.
    pub fn mark(&mut self, path: impl Into<String>, origin: Origin) {
        self.marks.push((path.into(), origin));
    }

    /// The origin of the value at `path`: that of the longest marked path which covers it, else the project.
    pub fn of(&self, path: &str) -> Origin {
        self.marks
            .iter()
            .filter(|(marked, _)| covers(marked, path))
            .max_by_key(|(marked, _)| marked.len())
            .map_or(Origin::House, |(_, origin)| *origin)
    }

    /// All marks in the order of the file.
    pub fn marks(&self) -> impl Iterator<Item = (&str, Origin)> {
        self.marks.iter().map(|(path, origin)| (path.as_str(), *origin))
    }
}

/// Whether `path` is `marked` or lies below it.
pub(crate) fn covers(marked: &str, path: &str) -> bool {
    path.strip_prefix(marked).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_mark_decides_and_the_rest_is_ours() {
        let mut facts = Facts::default();
        facts.mark("name", Origin::Book);
        facts.mark("name.de", Origin::Lead);
        assert_eq!(facts.of("name.en"), Origin::Book);
        assert_eq!(facts.of("name.de"), Origin::Lead);
        assert_eq!(facts.of("names"), Origin::House);
        assert_eq!(facts.marks().count(), 2);
    }
}
