//! How matches are judged.

use super::{Beat, Seen};
use crate::data::Victory;
use crate::event::Event;

impl Seen {
    /// Looks at victory points and at the end.
    pub(super) fn ended(&mut self, beat: &Beat<'_>) {
        let board = beat.before;
        match beat.event() {
            Event::Holding { seat: Some(_), .. } => self.rule("dw.scenario.sole-control"),
            Event::Scored { seat, points } => {
                let counts = |condition: &Victory| matches!(condition, Victory::ScoreKills(_));
                if board.scenario().victory.iter().any(counts) {
                    let kills = board.player(*seat).kills;
                    self.when(kills > 0, "dw.scenario.tides-kills");
                    self.when(*points > kills, "dw.scenario.tides-staging");
                }
            }
            Event::Ended { rule, .. } => {
                self.when(rule.0 != "dw.general.scenario-wins", "dw.general.scenario-wins");
                self.when(rule.0 == "dw.scenario.tides-winner", "dw.scenario.tides-length");
                let held = ["dw.scenario.doom-victory", "dw.scenario.siege-defender-wins"];
                self.when(held.contains(&rule.0), "dw.scenario.sole-control");
                let kills = ["dw.scenario.doom-victory", "dw.scenario.gnash-victory"];
                let agreed = board.game.options.kills.is_some();
                self.when(agreed && kills.contains(&rule.0), "dw.scenario.points-adjustable");
            }
            _ => {}
        }
    }
}
