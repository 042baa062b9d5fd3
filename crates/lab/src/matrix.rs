//! Everybody against everybody.

use gonfalon_ladder::Interval;

use crate::summary::Summary;

impl Summary {
    /// The armies that met, in the order in which the study names them.
    pub fn army_labels(&self) -> Vec<&str> {
        let mut labels: Vec<&str> = Vec::new();
        for label in self.matchups.iter().flat_map(|matchup| [&matchup.army, &matchup.against]) {
            if !labels.contains(&label.as_str()) {
                labels.push(label);
            }
        }
        labels
    }

    /// The score of one army against another, whichever of them was named first.
    pub fn score_against(&self, army: &str, against: &str) -> Option<Interval> {
        let find = |one: &str, other: &str| {
            self.matchups.iter().find(|matchup| matchup.army == one && matchup.against == other)
        };
        match find(army, against) {
            Some(matchup) => matchup.score,
            None => find(against, army)
                .filter(|matchup| matchup.pairs.count() > 0)
                .map(|matchup| matchup.pairs.reversed().score_interval()),
        }
    }
}
