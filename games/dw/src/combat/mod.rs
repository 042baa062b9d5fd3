//! The Combat Segment: battle stacks one after the other, each from the top down.

mod battle;
mod credit;
mod order;
mod strike;
#[cfg(test)]
mod tests;

pub(crate) use battle::Battle;
pub(crate) use battle::{fight_apart_refusals, share_refusals};
pub(crate) use strike::strike_refusals;

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Seat, Wake};
use gonfalon_table::Length;
use serde::Serialize;
use smallvec::SmallVec;

use crate::action::{Action, Disks, Question};
use crate::board::Board;
use crate::chance::Chance;
use crate::cx::{Cx, Step, WakeUp};
use crate::damage::{Death, Deaths, bury, settle, wound};
use crate::data::{Effect, Relation, SkillKind};
use crate::event::Event;
use crate::frame::Frame;

/// How far a raging Disk must have come.
const RAGE: Length = Length::inches(6);

/// The Combat Segment.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Combat {
    begun: bool,
    /// Everybody has had the chance to do something before the next battle.
    offered: bool,
    /// Battle stacks still to be resolved.
    stacks: Vec<Disks>,
    /// How many have been chosen.
    chosen: u8,
    /// The stack under way.
    current: Disks,
    /// Disks that a Blood Spider has attacked in this stack.
    bitten: SmallVec<[(DiskId, Option<Seat>); 2]>,
}

impl Combat {
    pub(crate) fn step(mut self, cx: &mut Cx<'_>, wake: WakeUp) -> Step {
        if !self.begun {
            self.begun = true;
            self.begin(cx);
        }
        if let Wake::Answer(_, Action::Next(number)) = wake {
            self.choose(cx, usize::from(number));
        }
        loop {
            if !self.current.is_empty() {
                if let Some(battle) = cx.board().next_battle(&self.current) {
                    if let Some(chance) = Chance::at_any_time(cx.board()).filter(|_| !self.offered) {
                        self.offered = true;
                        return Step::Call(Frame::Combat(self), Frame::Chance(chance));
                    }
                    self.offered = false;
                    self.note_bites(cx, &battle);
                    cx.emit(Event::BattleBegan {
                        attackers: battle.attackers.clone(),
                        defenders: battle.defenders.clone(),
                    });
                    return Step::Call(Frame::Combat(self), Frame::Battle(battle));
                }
                self.end_stack(cx);
            }
            self.stacks.retain(|stack| cx.board().is_battle_stack(stack));
            match self.stacks.len() {
                0 => return Step::Return(()),
                1 => self.choose(cx, 0),
                _ => {
                    let seat = self.chooser(cx);
                    let question = Question::ChooseStack { among: self.stacks.clone() };
                    return Step::ask(Frame::Combat(self), seat, question, "dw.combat.stack-choice");
                }
            }
        }
    }

    fn begin(&mut self, cx: &mut Cx<'_>) {
        rage(cx);
        fix_groups(cx);
        let board = cx.board();
        let attacking: Disks = board.all_in_play().filter(|disk| board.is_attacking(*disk)).collect();
        cx.emit(Event::CombatBegan(attacking));
        self.stacks = cx.board().battle_stacks();
    }

    /// The first player picks the first stack, the next player the second, and so on.
    fn chooser(&self, cx: &Cx<'_>) -> Seat {
        Seat((cx.state.table.first.0 + self.chosen % cx.game.seats) % cx.game.seats)
    }

    fn choose(&mut self, cx: &mut Cx<'_>, number: usize) {
        let seat = self.chooser(cx);
        self.chosen = self.chosen.wrapping_add(1);
        self.current = self.stacks.remove(number);
        cx.emit(Event::StackChosen { seat, disks: self.current.clone() });
    }

    fn note_bites(&mut self, cx: &Cx<'_>, battle: &Battle) {
        let board = cx.board();
        for attacker in &battle.attackers {
            if board.own_attribute(*attacker, |effect| matches!(effect, Effect::KillWounded)) {
                let under = battle.defenders.iter().filter(|defender| board.touch(*attacker, **defender));
                self.bitten.extend(under.map(|defender| (*defender, board.controller(*attacker))));
            }
        }
    }

    /// After the battles of a stack those die whom a Blood Spider has attacked and who had been wounded before.
    fn end_stack(&mut self, cx: &mut Cx<'_>) {
        self.current.clear();
        let board = cx.board();
        let mut dying: Vec<Death> = Vec::new();
        for (victim, credit) in std::mem::take(&mut self.bitten) {
            // dw.disk.blood-spider
            if board.in_play(victim) && board.disk(victim).old_wounds > 0 && board.profile(victim).wounds > 1
            {
                dying.push(Death { disk: victim, credit, rule: "dw.disk.blood-spider" });
            }
        }
        bury(cx, &dying);
        settle(cx, Deaths::Now(None));
    }
}

/// Disks full of rage that have neither moved far enough nor Attacked take a Wound.
fn rage(cx: &mut Cx<'_>) {
    let board = cx.board();
    let raging: Disks = board
        .all_in_play()
        .filter(|disk| {
            let entry = board.disk(*disk);
            // dw.measure.same-disk-shift
            let come = entry.began.distance(board.table.pile.at(*disk));
            board.has(*disk, SkillKind::Rage) && !entry.attacked && come < RAGE
        })
        .collect();
    for disk in raging {
        // dw.skill.rage
        wound(cx, disk, 1);
    }
    settle(cx, Deaths::Now(None));
}

/// Groups that are linked through touching when the segment begins stay what they are.
fn fix_groups(cx: &mut Cx<'_>) {
    let board = cx.board();
    let linked = board.table.lasting.iter().enumerate().filter_map(|(index, lasting)| {
        let area = board.ability_of(lasting.source)?.area.as_ref()?;
        let center = *lasting.targets.first()?;
        // dw.spell.disarm
        (area.relation == Some(Relation::Linked)).then(|| (index as u8, board.linked(center, None)))
    });
    let fixed: Vec<(u8, Vec<DiskId>)> = linked.collect();
    for (index, group) in fixed {
        cx.emit(Event::GroupFixed { index, group: group.into_iter().collect() });
    }
}

impl Board<'_> {
    /// Whether a Disk is attacking: it lies on an enemy.
    pub fn is_attacking(self, disk: DiskId) -> bool {
        // dw.touch.attacking
        self.table.pile.under(disk).any(|under| self.enemies(disk, under))
    }

    /// The battle stacks: groups of touching Disks with at least one opposing pair.
    pub fn battle_stacks(self) -> Vec<Disks> {
        // dw.combat.battle-stack
        let mut seen: Disks = Disks::new();
        let mut stacks = Vec::new();
        for disk in self.all_in_play() {
            if seen.contains(&disk) || self.touching(disk).next().is_none() {
                continue;
            }
            let mut stack: Disks = self.linked(disk, None).into_iter().collect();
            stack.sort_unstable();
            seen.extend(stack.iter().copied());
            if self.is_battle_stack(&stack) {
                stacks.push(stack);
            }
        }
        stacks
    }

    /// Whether there is an opposing pair among these Disks.
    fn is_battle_stack(self, stack: &[DiskId]) -> bool {
        stack.iter().any(|disk| self.in_play(*disk) && self.is_attacking(*disk))
    }
}
