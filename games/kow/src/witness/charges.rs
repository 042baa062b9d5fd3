//! Charges: their conditions, their way and the side they hit.

use gonfalon_table::{Length, OrientedBox, Point, sweep};

use super::Seen;
use crate::action::Units;
use crate::board::Board;
use crate::data::{SpecialKind, UnitType};
use crate::event::Event;
use crate::rulings::ChargeSide;
use crate::state::{Category, Contact, Phase, Side, UnitId};

impl Seen<'_> {
    /// Looks at the order of a joint charge.
    pub(super) fn charge_ordered(&mut self, units: &Units) {
        self.rule("kow.move.one-at-a-time");
        if units.len() > 1 {
            self.rules(["kow.charge.multiple-allowed", "kow.charge.multiple-simultaneous"]);
        }
    }

    /// Looks at what an event says about a charge.
    pub(super) fn charged(&mut self, board: Board<'_>, event: &Event) {
        match event {
            Event::Charged(contact) => {
                self.arrived(board, contact);
                if board.table.phase == Phase::Move {
                    self.conditions(contact);
                    self.way(contact);
                } else {
                    self.rule("kow.power.surge-charge");
                }
            }
            Event::Nudged { .. } => self.rule("kow.charge.bystander-shifted"),
            Event::CourageRolled { .. } => self.rule("kow.list.yellow-bellied-charge-roll"),
            _ => {}
        }
    }

    /// The side that is hit and how the charger is laid on it.
    fn arrived(&mut self, board: Board<'_>, contact: &Contact) {
        self.rules(["kow.charge.no-one-inch-gap", "kow.charge.only-contact"]);
        let before = self.before();
        if board.has(contact.target, SpecialKind::Individual) {
            if before.arc(contact.target, before.champion(contact.charger).centre) != Side::Front {
                self.rule("kow.special.individual-no-flanks");
                let engine = board.profile(contact.target).unit_type == UnitType::WarEngine;
                self.rule_if(!engine, "kow.special.individual-no-multiplier");
            }
        } else {
            self.rules(["kow.facing.arc", "kow.facing.four-sides"]);
            self.rule(match contact.side {
                Side::Front => "kow.charge.front-side",
                Side::Left | Side::Right => "kow.charge.flank-side",
                Side::Rear => "kow.charge.rear-side",
            });
            let by_centre = before.rulings().charge_side == ChargeSide::Centre;
            self.rule_if(by_centre, "kow.charge.majority");
        }
        let fellow = |other: &Contact| other.target == contact.target && other.charger != contact.charger;
        let of_step = self.step.events.iter().filter_map(|event| match event {
            Event::Charged(other) => Some(other),
            _ => None,
        });
        let fellows: Vec<&Contact> =
            of_step.chain(&board.table.contacts).filter(|other| fellow(other)).collect();
        if fellows.is_empty() {
            self.rule("kow.charge.centre-on-target");
        } else if !board.has(contact.target, SpecialKind::Individual)
            && fellows.iter().any(|other| other.side == contact.side)
        {
            self.rule("kow.charge.multiple-share");
        }
    }

    /// What a charge by order has to meet before anybody moves.
    fn conditions(&mut self, contact: &Contact) {
        let before = self.before();
        let joint = match &self.step.action.deed {
            crate::action::Deed::Charge { units, .. } => units.clone(),
            _ => Units::new(),
        };
        self.looked(before, contact.charger, contact.target, &joint, "kow.charge.needs-arc");
        self.rules(["kow.charge.needs-sight", "kow.profile.speed"]);
        if contact.defended {
            self.rules(["kow.charge.obstacle-target-allowed", "kow.charge.obstacle-target-range"]);
        } else {
            self.rule("kow.charge.needs-range");
        }
    }

    /// What a charger meets on its way.
    fn way(&mut self, contact: &Contact) {
        self.rules(["kow.charge.path-shape", "kow.charge.shortest-path"]);
        let before = self.before();
        let unit = contact.charger;
        let strides = self.strides_so_far(unit);
        let crosses = |category| {
            let mut pieces = before.table.terrain.iter().filter(|piece| piece.category == category);
            pieces.any(|piece| {
                strides.iter().any(|(from, to)| sweep::box_along_polygon(from, *to, &piece.outline))
            })
        };
        let (difficult, obstacle) = (crosses(Category::Difficult), crosses(Category::Obstacle));
        if before.has(unit, SpecialKind::Fly) {
            self.rule_if(difficult || obstacle, "kow.special.fly-over");
            self.rule_if(difficult || (obstacle && !contact.defended), "kow.special.fly-not-hindered");
        } else if contact.hindered && difficult {
            self.rules(["kow.charge.cross-difficult", "kow.charge.not-slowed", "kow.terrain.difficult-area"]);
        } else if contact.hindered && obstacle {
            self.rules(["kow.terrain.obstacle", "kow.terrain.obstacle-cross"]);
        }
        // The last stride lays the charger on the side; without it the way is at least so long.
        let ways = strides.iter().map(|(from, to)| from.centre.distance(*to));
        let long = ways.take(strides.len().saturating_sub(1)).fold(Length::ZERO, |sum, way| sum + way);
        let beyond = long > before.profile(unit).speed * 2;
        self.rule_if(beyond, "kow.charge.distance-travelled-ignored");
    }

    /// The straight parts of a unit's way up to the event that is being looked at.
    fn strides_so_far(&self, unit: UnitId) -> Vec<(OrientedBox, Point)> {
        let mut stands = self.before().footprint(unit);
        let mut strides = Vec::new();
        for event in &self.step.events[..self.number] {
            if let Event::Moved { unit: moved, to, heading } = event
                && *moved == unit
            {
                if *heading == stands.heading {
                    strides.push((stands, *to));
                }
                stands = OrientedBox { centre: *to, heading: *heading, ..stands };
            }
        }
        strides
    }
}
