//! Damage and wounds, and what follows from them at once: casualties, sinking disks, elimination.

use gonfalon_disks::{DiskId, Pin};
use gonfalon_kernel::{Outcome, RuleId};
use smallvec::SmallVec;

use crate::cx::Cx;
use crate::data::{DamageSource, DamageType, Effect, Pick, Stat, Trigger as When};
use crate::event::Event;
use crate::rulings::{EngageTriggers, PlagueInFlight};
use crate::state::{Phase, Place, Source, Trigger};

/// Damage that is about to be dealt to one disk by one source.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hurt {
    /// To which disk.
    pub(crate) disk: DiskId,
    /// How much, before immunity and resistance.
    pub(crate) amount: u8,
    /// Of which type.
    pub(crate) kind: DamageType,
    /// By a ranged attack or by impact.
    pub(crate) via: Option<DamageSource>,
    /// By which rule.
    pub(crate) rule: &'static str,
}

impl Cx<'_> {
    /// One dealing of damage: all of it is placed in the same moment, then its consequences follow. Answers whether it
    /// wounded anybody.
    pub(crate) fn deal(&mut self, hurts: impl IntoIterator<Item = Hurt>) -> bool {
        let hurts: SmallVec<[Hurt; 4]> = hurts.into_iter().collect();
        for hurt in hurts {
            let board = self.board();
            if !board.on_battlefield(hurt.disk) {
                continue;
            }
            let amount = board.reduced(hurt.disk, hurt.amount, hurt.kind, hurt.via);
            if amount > 0 {
                self.emit(Event::Damaged {
                    disk: hurt.disk,
                    amount,
                    kind: hurt.kind,
                    rule: RuleId(hurt.rule),
                });
            }
        }
        self.settle()
    }

    /// Wounds caused without damage, then their consequences.
    pub(crate) fn wound_directly(&mut self, disks: &[DiskId]) {
        let before = self.state.table.pile.pins().to_vec();
        for disk in disks {
            if self.board().on_battlefield(*disk) {
                self.wound(*disk);
            }
        }
        self.note_sunken_pins(&before);
        self.settle();
        self.eliminate();
    }

    fn wound(&mut self, disk: DiskId) {
        let board = self.board();
        if board.disk(disk).wounds >= board.strength(disk, Stat::Stamina) {
            self.emit(Event::Removed { disk, rule: RuleId("whdw.damage.casualty") });
        } else {
            self.emit(Event::Wounded { disk });
        }
    }

    /// Removes a disk from the battlefield for another reason than a wound, then the consequences follow.
    pub(crate) fn remove(&mut self, disk: DiskId, rule: &'static str) {
        let before = self.state.table.pile.pins().to_vec();
        self.emit(Event::Removed { disk, rule: RuleId(rule) });
        self.note_sunken_pins(&before);
        self.settle();
        self.eliminate();
    }

    /// Brings the table to rest: tokens lost to auras, wounds, casualties, sinking disks, elimination. Disks hurt by one
    /// event leave together. Answers whether anybody was wounded or left.
    pub(crate) fn settle(&mut self) -> bool {
        let mut anybody = false;
        loop {
            self.strip_empowerment();
            if self.state.table.disks.iter().all(|disk| disk.damage == 0) {
                break;
            }
            let board = self.board();
            let wounded: SmallVec<[DiskId; 4]> = board
                .battlefield()
                .filter(|disk| {
                    let damage = board.disk(*disk).damage;
                    damage > 0 && damage >= board.strength(*disk, Stat::Toughness)
                })
                .collect();
            if wounded.is_empty() {
                break;
            }
            anybody = true;
            let before = self.state.table.pile.pins().to_vec();
            for disk in wounded {
                self.wound(disk);
            }
            self.note_sunken_pins(&before);
        }
        if anybody {
            self.eliminate();
        }
        anybody
    }

    fn note_sunken_pins(&mut self, before: &[Pin]) {
        let sunken: SmallVec<[Pin; 4]> =
            self.state.table.pile.pins().iter().copied().filter(|pin| !before.contains(pin)).collect();
        self.note_pins(&sunken);
    }

    /// Tells new pins and sets off the abilities of disks that engage each other by them.
    pub(crate) fn note_pins(&mut self, pins: &[Pin]) {
        if pins.is_empty() {
            return;
        }
        for pin in pins {
            self.emit(Event::Pinned { top: pin.top, under: pin.under });
        }
        let mut triggered: SmallVec<[Trigger; 4]> = SmallVec::new();
        for pin in pins.iter().filter(|pin| self.board().enemies(pin.top, pin.under)) {
            for (disk, it) in [(pin.top, pin.under), (pin.under, pin.top)] {
                for (ability, what) in self.board().profile(disk).abilities.iter().enumerate() {
                    if what.on == When::Engages {
                        triggered.push(Trigger { disk, ability: ability as u8, it });
                    }
                }
            }
        }
        if self.game.rulings.engage_triggers == EngageTriggers::Once {
            let mut seen: SmallVec<[(DiskId, u8); 4]> = SmallVec::new();
            triggered.retain(|trigger| {
                let key = (trigger.disk, trigger.ability);
                let new = !seen.contains(&key);
                seen.push(key);
                new
            });
        }
        for trigger in triggered {
            self.emit(Event::Triggered(trigger));
        }
    }

    fn strip_empowerment(&mut self) {
        if !self.game.strips_empowerment {
            return;
        }
        let board = self.board();
        let mut stripped: SmallVec<[(DiskId, DiskId); 4]> = SmallVec::new();
        for (user, number) in self.game.continuous.iter().copied() {
            let ability = &board.profile(user).abilities[usize::from(number)];
            if !board.on_battlefield(user) || !ability.effects.contains(&Effect::Unempower) {
                continue;
            }
            for disk in board.battlefield().filter(|disk| board.disk(*disk).empowered) {
                let in_air = !board.table.pile.lies(disk);
                if in_air && self.game.rulings.plague_in_flight == PlagueInFlight::Spared {
                    continue;
                }
                let reached = match ability.pick {
                    Pick::User => disk == user,
                    _ => {
                        board.matches(&ability.who, board.owner(user), Some(user), disk)
                            && ability.range.is_none_or(|range| board.within(user, disk, range))
                    }
                };
                if reached && stripped.iter().all(|(_, known)| *known != disk) {
                    stripped.push((user, disk));
                }
            }
        }
        for (user, disk) in stripped {
            self.emit(Event::Unempowered { disk, by: Source::Disk(user) });
        }
    }

    /// A player without a disk on the battlefield is out at once; the last one left wins.
    pub(crate) fn eliminate(&mut self) {
        let table = &self.state.table;
        if table.phase == Phase::Setup || table.outcome.is_some() {
            return;
        }
        let board = self.board();
        let out: SmallVec<[_; 4]> = table
            .initiative
            .iter()
            .copied()
            .filter(|seat| board.army_in(*seat, Place::Battlefield).next().is_none())
            .collect();
        if out.is_empty() {
            return;
        }
        for seat in out {
            self.emit(Event::Eliminated(seat));
        }
        match self.state.table.initiative.as_slice() {
            [] => self.end(Outcome::won_by(Vec::new()), "whdw.end.nobody"),
            [last] => {
                let winners = vec![*last];
                self.end(Outcome::won_by(winners), "whdw.end.last-player-standing");
            }
            _ => {}
        }
    }

    /// Ends the match.
    pub(crate) fn end(&mut self, outcome: Outcome, rule: &'static str) {
        self.emit(Event::Ended { outcome, rule: RuleId(rule) });
    }
}
