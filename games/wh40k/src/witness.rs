//! Which rules bore on a match, where its events do not name them: abilities that were used, terrain that was crossed.
//!
//! Events cite most rules themselves. What is here is seen by looking at an answer, the table before it and what came of it; it is
//! for counting what a series of matches has made use of, never for playing.

mod attacks;
mod ground;
mod moves;
mod names;

use gonfalon_kernel::RuleId;

use crate::Wh40k;
use crate::action::{Action, Question};
use crate::board::Board;
use crate::data::{CoreAbilityKind, WeaponAbilityKind};
use crate::event::Event;
use crate::state::Table;

pub use names::{ability_rule, stratagem_rule, terrain_rules, weapon_rule};

/// An answer with the table as it was before and everything that came of it.
#[derive(Clone, Copy, Debug)]
pub struct Step<'a> {
    /// The facts of the match.
    pub game: &'a Wh40k,
    /// The table before the answer.
    pub before: &'a Table,
    /// What was asked.
    pub question: &'a Question,
    /// What was answered.
    pub action: &'a Action,
    /// What came of it.
    pub events: &'a [Event],
}

/// The rules that bore on a step without being cited by its events; a rule is there as often as it did.
pub fn rules(step: &Step<'_>) -> Vec<RuleId> {
    let mut seen = Seen { board: Board::new(step.game, step.before), found: Vec::new() };
    if let (Question::Precision { .. }, Action::Models(_)) = (step.question, step.action) {
        seen.weapon(WeaponAbilityKind::Precision);
    }
    if let Action::Walk { walks, .. } = step.action {
        seen.walked(walks);
    }
    for event in step.events {
        seen.event(event);
    }
    seen.found
}

/// What has been seen so far.
struct Seen<'a> {
    board: Board<'a>,
    found: Vec<RuleId>,
}

impl Seen<'_> {
    fn rule(&mut self, rule: &'static str) {
        self.found.push(RuleId(rule));
    }

    fn weapon(&mut self, kind: WeaponAbilityKind) {
        self.rule(weapon_rule(kind));
    }

    fn ability(&mut self, kind: CoreAbilityKind) {
        self.rule(ability_rule(kind));
    }

    fn event(&mut self, event: &Event) {
        match event {
            Event::StratagemUsed { stratagem, .. } => self.rule(stratagem_rule(*stratagem)),
            Event::FeelNoPainRolled { .. } => self.ability(CoreAbilityKind::FeelNoPain),
            Event::DemiseWoundsRolled { .. } => self.ability(CoreAbilityKind::DeadlyDemise),
            Event::HazardousRolled { .. } => self.weapon(WeaponAbilityKind::Hazardous),
            Event::EscapeRolled { .. } => self.rule("wh40k.fallback.desperate-escape-trigger"),
            Event::WreckRolled { .. } => self.rule("wh40k.transport.destroyed-roll"),
            _ => {
                self.moved(event);
                self.attacked(event);
            }
        }
    }
}

#[cfg(test)]
mod tests;
