//! Odds in one shape for all games, for whoever shows them.

use crate::{Distribution, dw, kow, wh40k, whdw};

/// What may come of something.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Report {
    /// How likely each thing is.
    pub chances: Vec<Chance>,
    /// How likely each number of something is, the most important first.
    pub spreads: Vec<Spread>,
}

/// How likely something is.
#[derive(Clone, Debug, PartialEq)]
pub struct Chance {
    /// What, as a word: `wiped-out`.
    pub what: &'static str,
    /// The chance.
    pub chance: f64,
}

/// How likely each number of something is.
#[derive(Clone, Debug, PartialEq)]
pub struct Spread {
    /// What is counted, as a word: `destroyed`.
    pub what: &'static str,
    /// How likely each number is.
    pub distribution: Distribution,
}

impl Report {
    fn chance(mut self, what: &'static str, chance: f64) -> Report {
        self.chances.push(Chance { what, chance: chance.clamp(0.0, 1.0) });
        self
    }

    fn spread(mut self, what: &'static str, distribution: &Distribution) -> Report {
        self.spreads.push(Spread { what, distribution: distribution.clone() });
        self
    }

    fn maybe(self, what: &'static str, distribution: Option<&Distribution>) -> Report {
        match distribution {
            Some(distribution) => self.spread(what, distribution),
            None => self,
        }
    }

    /// The odds of attacks in Warhammer 40,000.
    pub fn of_wh40k(outcome: &wh40k::Outcome) -> Report {
        let report = Report::default()
            .chance("any-destroyed", outcome.destroyed.at_least(1))
            .chance("wiped-out", outcome.wiped_out)
            .spread("destroyed", &outcome.destroyed)
            .spread("removed", &outcome.removed)
            .maybe("damage", outcome.damage.as_ref())
            .maybe("unsaved", outcome.unsaved.as_ref())
            .spread("wounds", &outcome.wounds)
            .spread("hits", &outcome.hits)
            .spread("attacks", &outcome.attacks);
        match &outcome.losses {
            Some(losses) if losses.wounds.highest() > 0 => {
                report.spread("lost-models", &losses.models).spread("lost-wounds", &losses.wounds)
            }
            Some(losses) => report.spread("lost-models", &losses.models),
            None => report,
        }
    }

    /// The odds of a sum of two dice: `what` is what is reached or passed.
    pub fn of_two_dice(what: &'static str, odds: &wh40k::TwoDice) -> Report {
        Report::default().chance(what, odds.chance).spread("roll", &odds.roll)
    }

    /// The odds of attacks in Kings of War.
    pub fn of_kow(outcome: &kow::Outcome) -> Report {
        let mut report = Report::default().chance("damaged", outcome.damage.at_least(1));
        if let Some(nerve) = outcome.nerve {
            report = report
                .chance("steady", nerve.steady)
                .chance("wavers", nerve.wavers)
                .chance("routs", nerve.routs);
        }
        report.spread("damage", &outcome.damage).spread("hits", &outcome.hits)
    }

    /// The odds of a ranged attack in Warhammer: Diskwars.
    pub fn of_whdw(outcome: &whdw::Outcome, scatters: &Distribution) -> Report {
        Report::default()
            .chance("hit", outcome.hits.at_least(1))
            .chance("wounded", outcome.wounded)
            .chance("disk-destroyed", outcome.destroyed)
            .spread("damage", &outcome.damage)
            .spread("hits", &outcome.hits)
            .spread("scatters", scatters)
    }

    /// How a duel in Warhammer: Diskwars ends.
    pub fn of_duel([attacker, defender]: [whdw::Struck; 2]) -> Report {
        let sure = |holds: bool| if holds { 1.0 } else { 0.0 };
        Report::default()
            .chance("attacker-wounded", sure(attacker.wounded))
            .chance("attacker-destroyed", sure(attacker.destroyed))
            .chance("defender-wounded", sure(defender.wounded))
            .chance("defender-destroyed", sure(defender.destroyed))
            .spread("damage-to-defender", &Distribution::certain(defender.damage.into()))
            .spread("damage-to-attacker", &Distribution::certain(attacker.damage.into()))
    }

    /// The odds of missiles in Diskwars (2000).
    pub fn of_dw(outcome: &dw::Outcome) -> Report {
        Report::default()
            .chance("hit", outcome.hits.at_least(1))
            .chance("disk-destroyed", outcome.destroyed)
            .spread("wounds-taken", &outcome.wounds)
            .spread("damage", &outcome.damage)
            .spread("hits", &outcome.hits)
    }
}
