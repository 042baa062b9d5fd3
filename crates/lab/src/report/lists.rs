//! The army lists of a study, read again from its text, with every special rule that they bring along.

use std::{collections::BTreeMap, path::Path};

use gonfalon_kernel::RuleId;
use gonfalon_scene::Muster;

use super::{names::Names, speech::Speech};
use crate::{identity::Identity, pairing, plan::files, study::Study};

/// How sheets name an ability that the game leaves to players to apply.
const LEFT_TO_PLAYERS: &str = "show-not-automated";

/// What is known of the armies of a study.
#[derive(Clone, Debug, Default)]
pub(super) struct Lists {
    /// Costs by the labels of the armies, where the game counts them.
    pub(super) costs: BTreeMap<String, Option<u32>>,
    /// The special rules on the sheets of their units, in the order of their names.
    pub(super) specials: Vec<Special>,
    /// Whether the armies are those of the results: files may have been changed or lost since.
    pub(super) whole: bool,
    /// Whether units were counted.
    pub(super) counts_units: bool,
    /// Whether rules were counted.
    pub(super) counts_rules: bool,
}

/// A special rule of units.
#[derive(Clone, Debug)]
pub(super) struct Special {
    pub(super) name: String,
    /// The units that have it.
    pub(super) units: Vec<String>,
    /// The rule of the book about it, where one is named.
    pub(super) rule: Option<RuleId>,
    /// Whether the program applies it.
    pub(super) automated: bool,
}

impl Lists {
    /// Reads the lists that results belong to; army files are looked for beside the results.
    pub(super) fn read(results: &Path, identity: &Identity, names: &mut Names, speech: Speech) -> Lists {
        let Ok(study) = Study::read(results, identity.text.as_bytes()) else { return Lists::default() };
        let mut faults = Vec::new();
        let armies = pairing::armies(&study, &mut faults);
        let same = Identity::of(&study, &files(&armies)).study_hash == identity.study_hash;
        let mut lists = Lists {
            whole: same && faults.is_empty(),
            counts_units: study.counts_units,
            counts_rules: study.counts_rules,
            ..Lists::default()
        };
        let mut specials: BTreeMap<String, Special> = BTreeMap::new();
        // Lists that were changed since say nothing about these games.
        let told = if lists.whole { armies.as_slice() } else { &[] };
        for army in told {
            match speech.game.muster(Some(&army.word), &[], &[], false) {
                Ok(muster) => {
                    names.learn(&muster, speech);
                    names.call(&army.label, &muster.name);
                    lists.costs.insert(army.label.clone(), muster.cost);
                    note(&muster, &mut specials, speech);
                }
                Err(_) => lists.whole = false,
            }
        }
        lists.specials = specials.into_values().collect();
        lists
    }

    /// Special rules that the program leaves to players.
    pub(super) fn left_to_players(&self) -> impl Iterator<Item = &Special> {
        self.specials.iter().filter(|special| !special.automated)
    }
}

fn note(muster: &Muster, specials: &mut BTreeMap<String, Special>, speech: Speech) {
    for (entry, about) in muster.entries.iter().filter_map(|entry| Some((entry, entry.about.as_ref()?))) {
        let unit = speech.name(&entry.name);
        for found in &about.traits {
            let name = speech.of_game(&found.name);
            let special = specials.entry(name.clone()).or_insert_with(|| Special {
                name,
                units: Vec::new(),
                rule: found.rule,
                automated: found.name.key != LEFT_TO_PLAYERS,
            });
            if !special.units.contains(&unit) {
                special.units.push(unit.clone());
            }
        }
    }
}
