//! Stratagems: the eleven of the core rules.

use gonfalon_data::words;
use serde::{Deserialize, Serialize};

/// A core Stratagem.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names are those of the book")]
pub enum Stratagem {
    CommandReroll,
    CounterOffensive,
    EpicChallenge,
    InsaneBravery,
    Grenade,
    TankShock,
    FireOverwatch,
    RapidIngress,
    GoToGround,
    Smokescreen,
    HeroicIntervention,
}

words!(Stratagem: CommandReroll = "command-reroll", CounterOffensive = "counter-offensive", EpicChallenge = "epic-challenge",
    InsaneBravery = "insane-bravery", Grenade = "grenade", TankShock = "tank-shock", FireOverwatch = "fire-overwatch",
    RapidIngress = "rapid-ingress", GoToGround = "go-to-ground", Smokescreen = "smokescreen",
    HeroicIntervention = "heroic-intervention");

/// The category of a Stratagem; other rules may refer to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names are those of the book")]
pub enum Category {
    BattleTactic,
    EpicDeed,
    StrategicPloy,
    Wargear,
}

impl Stratagem {
    /// What it costs in Command points.
    pub fn cost(self) -> u8 {
        match self {
            Stratagem::CounterOffensive | Stratagem::HeroicIntervention => 2,
            _ => 1,
        }
    }

    /// Its category.
    pub fn category(self) -> Category {
        match self {
            Stratagem::CommandReroll => Category::BattleTactic,
            Stratagem::EpicChallenge | Stratagem::InsaneBravery => Category::EpicDeed,
            Stratagem::Grenade | Stratagem::Smokescreen => Category::Wargear,
            Stratagem::CounterOffensive
            | Stratagem::TankShock
            | Stratagem::FireOverwatch
            | Stratagem::RapidIngress
            | Stratagem::GoToGround
            | Stratagem::HeroicIntervention => Category::StrategicPloy,
        }
    }
}

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
