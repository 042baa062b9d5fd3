//! A small match to learn a game with.

/// How a first match is begun: against a bot, with options and armies that keep it short.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FirstMatch {
    /// Options that differ from their defaults.
    pub options: Vec<(&'static str, &'static str)>,
    /// The text of an army file for each seat; none leaves the choice among ready armies to chance.
    pub armies: Vec<&'static str>,
}
