//! What tells one study from another.

use serde::Serialize;

use crate::study::Study;

/// The study that results belong to. Results of a different one are never mixed in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Identity {
    /// The game.
    pub game: String,
    /// The title of the study.
    pub title: String,
    /// The study file as it was written.
    pub text: String,
    /// The fingerprint of the study file and of the army files it names, in hexadecimal digits.
    pub study_hash: String,
    /// The version of the rules.
    pub rules_version: u32,
    /// The fingerprint of the data.
    pub data_hash: String,
    /// The fingerprint of what bots have learned.
    pub lore_hash: String,
}

impl Identity {
    pub(crate) fn of(study: &Study, files: &[(&str, &[u8])]) -> Identity {
        // Line ends mean nothing.
        let text = gonfalon_data::normalised(study.text.as_bytes());
        let all = std::iter::once(("study", text.as_slice())).chain(files.iter().copied());
        let hash = gonfalon_data::hash(all);
        Identity {
            game: study.game.id().to_owned(),
            title: study.title.clone(),
            text: study.text.clone(),
            study_hash: hash.iter().map(|byte| format!("{byte:02x}")).collect(),
            rules_version: study.game.rules_version(),
            data_hash: study.game.data_hash(),
            lore_hash: study.game.lore_hash(),
        }
    }

    /// What is different about another study, if anything is.
    pub(crate) fn difference(&self, other: &Identity) -> Option<&'static str> {
        let parts = [
            (self.game == other.game, "lab-other-study"),
            (self.study_hash == other.study_hash, "lab-other-study"),
            (self.rules_version == other.rules_version, "lab-other-rules"),
            (self.data_hash == other.data_hash, "lab-other-data"),
            (self.lore_hash == other.lore_hash, "lab-other-lore"),
        ];
        parts.into_iter().find(|(same, _)| !same).map(|(_, key)| key)
    }
}
