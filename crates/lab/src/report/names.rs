//! What armies, units and upgrades are called.

use std::collections::BTreeMap;

use gonfalon_kernel::Arg;
use gonfalon_scene::Muster;

use super::speech::Speech;

/// Names by the words that results have.
#[derive(Clone, Debug, Default)]
pub(super) struct Names {
    armies: BTreeMap<String, String>,
    units: BTreeMap<String, String>,
    upgrades: BTreeMap<String, String>,
}

impl Names {
    /// The names of ready armies, alone or joined with `+`, and of all units of the game.
    pub(super) fn of_game(speech: Speech) -> Names {
        let mut names = Names::default();
        for army in speech.game.ready_armies() {
            names.armies.insert(army.id.clone(), army.name.in_lang(speech.lang).to_owned());
        }
        if let Ok(muster) = speech.game.muster(None, &[], &[], false) {
            names.learn(&muster, speech);
        }
        names
    }

    /// Learns the names that somebody's own army brings along.
    pub(super) fn learn(&mut self, muster: &Muster, speech: Speech) {
        for addition in &muster.additions {
            // Some games put the sort before the word.
            let word = addition.id.rsplit(':').next().unwrap_or_default();
            self.units.entry(word.to_owned()).or_insert_with(|| speech.name(&addition.name));
        }
        for choice in muster.entries.iter().flat_map(|entry| &entry.choices) {
            let option = choice.says.args.iter().find(|(name, _)| *name == "option");
            if let (Some(word), Some((_, name))) = (choice.id.strip_prefix("option."), option) {
                self.upgrades.entry(word.to_owned()).or_insert_with(|| speech.name(name));
            }
        }
        // Weapons go by their English names.
        let sheets = muster.entries.iter().filter_map(|entry| entry.about.as_ref());
        for (_, name) in sheets.flat_map(|sheet| &sheet.traits).flat_map(|found| &found.name.args) {
            if let Arg::Name { en, .. } = name {
                self.upgrades.entry(en.clone()).or_insert_with(|| speech.name(name));
            }
        }
    }

    /// Notes what the player of an army calls it.
    pub(super) fn call(&mut self, label: &str, name: &str) {
        if !name.is_empty() {
            self.armies.entry(label.to_owned()).or_insert_with(|| name.to_owned());
        }
    }

    pub(super) fn army(&self, label: &str) -> String {
        let one = |label: &str| self.armies.get(label).map_or(label, String::as_str).to_owned();
        match self.armies.get(label) {
            Some(name) => name.clone(),
            None => label.split('+').map(one).collect::<Vec<_>>().join(" + "),
        }
    }

    /// Two armies.
    pub(super) fn matchup(&self, army: &str, against: &str) -> String {
        format!("{} – {}", self.army(army), self.army(against))
    }

    pub(super) fn unit(&self, word: &str) -> String {
        self.units.get(word).map_or(word, String::as_str).to_owned()
    }

    /// What was chosen for a unit.
    pub(super) fn upgrades(&self, words: &str) -> String {
        let one = |word: &str| self.upgrades.get(word).map_or(word, String::as_str).to_owned();
        words.split(", ").map(one).collect::<Vec<_>>().join(", ")
    }

    /// A unit with what was chosen for it.
    pub(super) fn unit_with(&self, unit: &str, upgrades: &str) -> String {
        match upgrades {
            "" => self.unit(unit),
            chosen => format!("{} ({})", self.unit(unit), self.upgrades(chosen)),
        }
    }
}
