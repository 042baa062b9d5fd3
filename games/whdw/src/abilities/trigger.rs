//! Abilities set off by something that happens. They resolve one after another in initiative order of their
//! controllers; each controller orders his own.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Seat, Wake};
use serde::Serialize;
use smallvec::SmallVec;

use crate::action::{Action, Disks, Question};
use crate::cx::{Cx, Step, WakeUp};
use crate::data::{Condition, Pick};
use crate::event::Event;
use crate::frame::Frame;
use crate::state::{Source, Trigger};

/// Waiting triggers being resolved.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Triggers {
    /// The trigger for which a disk is being chosen.
    choosing: Option<Trigger>,
}

impl Triggers {
    pub(crate) fn step(mut self, cx: &mut Cx<'_>, wake: WakeUp) -> Step {
        let mut chosen = None;
        match wake {
            Wake::Answer(seat, Action::Next(number)) => {
                chosen = waiting(cx, seat).get(usize::from(number)).copied();
            }
            Wake::Answer(_, Action::Choose(disk)) => {
                if let Some(trigger) = self.choosing.take() {
                    reach(cx, trigger, &[disk]);
                }
            }
            Wake::Answer(..) | Wake::Begin | Wake::Returned(()) => {}
        }
        loop {
            let trigger = match chosen.take() {
                Some(trigger) => trigger,
                None => match next(cx) {
                    Next::Nothing => return Step::Return(()),
                    Next::Take(trigger) => trigger,
                    Next::Ask(seat, waiting) => {
                        let question = Question::OrderTriggers { waiting };
                        return Step::ask(
                            Frame::Triggers(self),
                            seat,
                            question,
                            "whdw.general.trigger-order",
                        );
                    }
                },
            };
            if let Some(among) = resolve(cx, trigger) {
                self.choosing = Some(trigger);
                let seat = cx.board().owner(trigger.disk);
                let question = Question::ChooseDisk { source: trigger.disk, among };
                return Step::ask(Frame::Triggers(self), seat, question, "whdw.general.trigger-order");
            }
            if cx.state.table.outcome.is_some() {
                return Step::Return(());
            }
        }
    }
}

enum Next {
    Nothing,
    Take(Trigger),
    Ask(Seat, Vec<Trigger>),
}

/// The triggers of a seat that wait, in the order in which they were set off.
pub(crate) fn waiting(cx: &Cx<'_>, seat: Seat) -> SmallVec<[Trigger; 4]> {
    let board = cx.board();
    board.table.triggers.iter().copied().filter(|trigger| board.owner(trigger.disk) == seat).collect()
}

fn next(cx: &Cx<'_>) -> Next {
    let order = cx.state.table.initiative.clone();
    for seat in order {
        let mine = waiting(cx, seat);
        if let Some(first) = mine.first().copied() {
            // Triggers of one and the same ability differ only by the enemy; their order changes nothing.
            let alike = mine.iter().all(|other| other.disk == first.disk && other.ability == first.ability);
            return if alike { Next::Take(first) } else { Next::Ask(seat, mine.to_vec()) };
        }
    }
    // What is left belongs to players who are out of the game.
    match cx.state.table.triggers.first() {
        Some(trigger) => Next::Take(*trigger),
        None => Next::Nothing,
    }
}

/// Resolves a trigger; answers with the disks among which its controller must choose first.
fn resolve(cx: &mut Cx<'_>, trigger: Trigger) -> Option<Disks> {
    cx.emit(Event::TriggerTaken(trigger));
    let game = cx.game;
    let ability =
        &game.library[game.disks[trigger.disk.index()].profile].abilities[usize::from(trigger.ability)];
    if !cx.board().on_battlefield(trigger.disk) {
        return None;
    }
    if ability.pick == Pick::It && !cx.board().on_battlefield(trigger.it) {
        return None;
    }
    if !cx.condition_holds(ability.when.as_ref(), trigger.disk, trigger.it) {
        return None;
    }
    match ability.pick {
        Pick::User => reach(cx, trigger, &[trigger.disk]),
        Pick::It => reach(cx, trigger, &[trigger.it]),
        Pick::Each => {
            let reached = cx.reached_by_all(ability, trigger.disk);
            reach(cx, trigger, &reached);
        }
        Pick::Choose | Pick::Target => {
            let among: Disks = cx.reached_by_all(ability, trigger.disk).into_iter().collect();
            match among.as_slice() {
                [] => {}
                [only] => reach(cx, trigger, &[*only]),
                _ => return Some(among),
            }
        }
        Pick::None => {}
    }
    None
}

fn reach(cx: &mut Cx<'_>, trigger: Trigger, reached: &[DiskId]) {
    let game = cx.game;
    let ability =
        &game.library[game.disks[trigger.disk.index()].profile].abilities[usize::from(trigger.ability)];
    cx.emit(Event::AbilityUsed { by: trigger.disk, ability: trigger.ability });
    cx.affect(ability, Source::Disk(trigger.disk), trigger.disk, reached);
}

impl Cx<'_> {
    /// Whether the condition of an ability holds; rolls for it where it says so.
    pub(crate) fn condition_holds(
        &mut self,
        condition: Option<&Condition>,
        disk: DiskId,
        it: DiskId,
    ) -> bool {
        match condition {
            None | Some(Condition::ControlsPiece) => true,
            Some(Condition::SixSided { min }) => self.roll_for(disk, "ability-die") >= *min,
            Some(Condition::BattleDie { shows }) => {
                let face = self.roll_battle_die("ability-battle-die");
                self.emit(Event::BattleDiceRolled {
                    against: it,
                    faces: SmallVec::from_slice(&[face]),
                    strength: 0,
                    scatter: false,
                });
                shows.contains(&face)
            }
            Some(Condition::It(filter)) => {
                let board = self.board();
                board.matches(filter, board.owner(disk), Some(disk), it)
            }
        }
    }
}
