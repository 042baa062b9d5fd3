//! Ordinary shooting: its conditions, its dice and what is different about some weapons.

use gonfalon_table::Length;

use super::Seen;
use super::rolls::Attacking;
use crate::action::{Attack, Deed};
use crate::attack::Breakdown;
use crate::board::Board;
use crate::cover::Cover;
use crate::data::{OptionKind, SpecialKind, UnitType, Weapon};
use crate::event::Event;
use crate::rulings::IndirectFire;
use crate::shooting::{attacks_of, helps_friends, in_contact, shooter_refusals, shots};
use crate::state::{Phase, Table, UnitId};

impl Seen<'_> {
    /// Looks at what an event says about ranged attacks.
    pub(super) fn shot(&mut self, board: Board<'_>, event: &Event) {
        match event {
            Event::PhaseBegan(Phase::Shoot) => self.barred(board),
            Event::ShotDeclared { unit, attack, target, why, .. } => {
                self.attacking = Some(Attacking::shooting(*unit, *target, *attack));
                self.aimed(board, *unit, *attack, *target);
                match attack {
                    Attack::Ordinary => self.ordinary(board, *unit, *target, why),
                    _ => self.power(board, *unit, *attack, *target),
                }
            }
            _ => {}
        }
    }

    /// Units that would have a target if they had not been doing something else this turn.
    fn barred(&mut self, board: Board<'_>) {
        let seat = board.table.active;
        let armed = board.army(seat).filter(|unit| attacks_of(board, *unit).next().is_some());
        for unit in armed {
            let free = at_leisure(board.table, unit);
            // What fights cannot be shot at anyway.
            let shot = shots(Board::new(board.game, &free), seat, unit).find_map(|deed| match deed {
                Deed::Shoot { attack, target, .. } => (!in_contact(board, target)).then_some(attack),
                _ => None,
            });
            if let Some(attack) = shot {
                for refusal in shooter_refusals(board, seat, unit, attack) {
                    self.found.push(refusal.rule);
                }
            }
        }
    }

    /// What every ranged attack has to meet.
    fn aimed(&mut self, board: Board<'_>, unit: UnitId, attack: Attack, target: UnitId) {
        self.rule("kow.shoot.single-target");
        self.rule_if(!helps_friends(attack), "kow.shoot.enemy-only");
        self.rule_if(attacks_of(board, unit).count() > 1, "kow.shoot.one-attack-per-turn");
        self.rule_if(board.unit(unit).damage > 0 && attack == Attack::Ordinary, "kow.damage.no-casualties");
        let profile = board.profile(unit);
        if profile.unit_type == UnitType::WarEngine {
            self.rule("kow.shoot.war-engine-halt");
        } else if profile.shoots_only_after_halt(&board.game.library.constants) {
            self.rule("kow.shoot.crossbow-musket-halt");
        }
        if unit == target {
            return;
        }
        self.looked(board, unit, target, &[], "kow.shoot.needs-arc");
        let indirect = attack == Attack::Ordinary && profile.has(SpecialKind::IndirectFire);
        if indirect && board.rulings().indirect_fire == IndirectFire::Sight {
            self.rule("kow.special.indirect-needs-sight");
        }
        let blind = indirect && board.rulings().indirect_fire == IndirectFire::Unseen;
        self.rule_if(!blind, "kow.shoot.needs-sight");
    }

    fn ordinary(&mut self, board: Board<'_>, unit: UnitId, target: UnitId, why: &Breakdown) {
        self.rules(["kow.profile.attacks", "kow.profile.ranged", "kow.shoot.dice", "kow.shoot.to-hit"]);
        self.rule_if(why.changes.len() > 1, "kow.shoot.mods-cumulative");
        self.rule_if(why.total() > 6, "kow.shoot.beyond-six");
        self.option(board, unit, OptionKind::Bows);
        self.range(board, unit);
        if board.has(unit, SpecialKind::IndirectFire) {
            self.indirect(board, unit, target);
        } else {
            self.cover(why);
        }
    }

    fn range(&mut self, board: Board<'_>, unit: UnitId) {
        self.rule("kow.shoot.needs-range");
        let profile = board.profile(unit);
        if profile.has(SpecialKind::Range) {
            self.rule("kow.shoot.range-exception");
            let organ_gun = board.game.library[profile.entry].id == "ironbelcher-organ-gun";
            self.rule_if(organ_gun, "kow.list.organ-gun-range");
        } else if profile.unit_type == UnitType::WarEngine {
            self.rule("kow.shoot.range-war-engine");
        } else if profile
            .weapons
            .iter()
            .any(|weapon| matches!(weapon, Weapon::Bow | Weapon::Crossbow | Weapon::Musket))
        {
            self.rule("kow.shoot.range-bow-crossbow-musket");
        } else {
            self.rule("kow.shoot.range-pistol-javelin-thrown");
        }
    }

    /// Penalties that Indirect Fire does not suffer, where others would.
    fn indirect(&mut self, board: Board<'_>, unit: UnitId, target: UnitId) {
        let half = board.profile(unit).shooting_range.map_or(Length::ZERO, |range| range / 2);
        let long = !board.champion(unit).within(&board.footprint(target), half);
        self.rule_if(long, "kow.special.indirect-no-long-range");
        let covered = board.in_cover(unit, target) == Cover::Yes;
        self.rule_if(covered, "kow.special.indirect-no-cover");
        self.rule("kow.special.indirect-minimum-range");
    }

    /// Whether a target is in cover, unless a die has decided it.
    fn cover(&mut self, why: &Breakdown) {
        self.rule("kow.cover.view");
        let doubtful = self.step.events[..self.number].iter().rev().take(2).any(
            |event| matches!(event, Event::DoubtRolled { rule, .. } if rule.0 == "kow.cover.doubt-roll"),
        );
        let covered = why.changes.iter().any(|(rule, _)| rule.0 == "kow.shoot.mod-cover");
        if !doubtful {
            self.rule(if covered { "kow.cover.half-hidden" } else { "kow.cover.clear-majority" });
        }
    }
}

/// The table as if a unit had been standing there all the time, unharmed and unhindered.
fn at_leisure(table: &Table, unit: UnitId) -> Table {
    let mut free = table.clone();
    free.contacts.retain(|contact| contact.charger != unit);
    let facts = &mut free.units[unit.index()];
    facts.order = None;
    facts.wavering = false;
    free
}
