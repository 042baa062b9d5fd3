//! Remembered answers: Stratagems that a player does not want to be offered for a while.

use serde::{Deserialize, Serialize};

use super::Stratagem;

/// How long a player does not want to be offered a Stratagem again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Silence {
    /// Only this time.
    #[default]
    Once,
    /// Until the end of the phase.
    Phase,
    /// Until the end of the turn.
    Turn,
    /// Until the player asks for it again.
    Battle,
}

/// What a player does not want to be asked, for each Stratagem in the order of [`Stratagem`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Silences([Silence; 11]);

impl Silences {
    /// Whether a Stratagem is not to be offered.
    pub fn covers(&self, stratagem: Stratagem) -> bool {
        self.0[stratagem as usize] != Silence::Once
    }

    /// Offers a Stratagem no more, or again.
    pub fn set(&mut self, stratagem: Stratagem, silence: Silence) {
        self.0[stratagem as usize] = silence;
    }

    /// Forgets what was asked for no longer than this.
    pub fn expire(&mut self, over: Silence) {
        for silence in &mut self.0 {
            if *silence <= over {
                *silence = Silence::Once;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn silence_ends_with_its_time() {
        let mut silences = Silences::default();
        silences.set(Stratagem::CommandReroll, Silence::Phase);
        silences.set(Stratagem::FireOverwatch, Silence::Turn);
        silences.set(Stratagem::Grenade, Silence::Battle);
        silences.expire(Silence::Phase);
        assert!(!silences.covers(Stratagem::CommandReroll) && silences.covers(Stratagem::FireOverwatch));
        silences.expire(Silence::Turn);
        assert!(!silences.covers(Stratagem::FireOverwatch) && silences.covers(Stratagem::Grenade));
    }
}
