//! One player's turn of activations.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Seat, Wake};
use serde::Serialize;

use super::acting::Acting;
use crate::action::{Action, Disks, Question};
use crate::board::Board;
use crate::chance::Chance;
use crate::cx::{Cx, Step, WakeUp};
use crate::data::{Effect, When};
use crate::event::Event;
use crate::frame::Frame;

/// How many Disks a player activates in a turn.
const ACTIVATIONS: u8 = 3;

/// One player's turn.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Turn {
    /// Whose.
    pub seat: Seat,
    made: u8,
    /// Disks that had to Ambush when the turn began and still have to.
    due: Disks,
    /// Everybody has had the chance to do something out of turn before the next activation.
    offered: bool,
    /// The turn that Coercion interrupted goes on afterwards.
    coerced: Option<Seat>,
}

impl Turn {
    pub(crate) fn new(seat: Seat) -> Turn {
        Turn { seat, made: 0, due: Disks::new(), offered: false, coerced: None }
    }

    /// A turn out of order, forced upon a player in the turn of another.
    pub(crate) fn coerced(seat: Seat, during: Seat) -> Turn {
        Turn { seat, made: 0, due: Disks::new(), offered: false, coerced: Some(during) }
    }

    /// How many activations have been made.
    pub(crate) fn made(&self) -> u8 {
        self.made
    }

    pub(crate) fn step(mut self, cx: &mut Cx<'_>, wake: WakeUp) -> Step {
        match wake {
            Wake::Begin => {
                cx.emit(Event::TurnBegan(self.seat));
                self.due = cx.board().due_ambushes(self.seat);
            }
            Wake::Answer(_, Action::Activate { disk, order }) => {
                self.made += 1;
                self.offered = false;
                let seat = self.seat;
                return Step::Call(Frame::Turn(self), Frame::Acting(Acting::new(disk, seat, order)));
            }
            Wake::Answer(_, Action::EndGame) => {
                crate::victory::end_by_agreement(cx);
                return Step::Return(());
            }
            Wake::Answer(..) => return self.end(cx),
            Wake::Returned(()) => {}
        }
        if let Some(chance) = Chance::at_any_time(cx.board()).filter(|_| !self.offered) {
            self.offered = true;
            return Step::Call(Frame::Turn(self), Frame::Chance(chance));
        }
        let board = cx.board();
        let (least, most) = board.turn_size(self.seat);
        if self.made >= most || !board.army(self.seat).any(|disk| board.can_activate(disk)) {
            return self.end(cx);
        }
        // dw.disk.drallus-worm: only who was due when the turn began; who cannot any more is excused.
        self.due.retain(|disk| board.in_play(*disk) && board.due_ability(*disk).is_some());
        let due = self.due.clone();
        let question = Question::Activate { made: self.made, least, most, due };
        let seat = self.seat;
        Step::ask(Frame::Turn(self), seat, question, "dw.activate.three-per-turn")
    }

    fn end(self, cx: &mut Cx<'_>) -> Step {
        let seat = self.seat;
        if cx.board().player(seat).lent.is_some() {
            // dw.disk.familiar-cast-now
            cx.emit(Event::SpellLapsed(seat));
        }
        // dw.activate.fewer-means-done dw.spell.foresight-two dw.spell.coercion-fewer
        let done = self.made < cx.board().turn_size(seat).0;
        cx.emit(Event::TurnEnded { seat, done });
        if let Some(during) = self.coerced {
            cx.emit(Event::TurnResumed(during));
        }
        Step::Return(())
    }
}

impl Board<'_> {
    /// How many activations a player's turn must and may have.
    pub fn turn_size(self, seat: Seat) -> (u8, u8) {
        let mut sizes =
            self.table.lasting.iter().filter(|lasting| lasting.seat == seat).filter_map(|lasting| {
                let effects = &self.ability_of(lasting.source)?.effects;
                effects.iter().find_map(|effect| match effect {
                    Effect::TurnSize { least, most } => Some((*least, *most)),
                    _ => None,
                })
            });
        // dw.spell.foresight
        sizes.next_back().unwrap_or((ACTIVATIONS, ACTIVATIONS))
    }

    /// Whether a Disk in play can be activated at all.
    pub fn can_activate(self, disk: DiskId) -> bool {
        self.is_ready(disk) && !self.is_pinned(disk) && !self.is_banned(disk, crate::data::Act::Activate)
    }

    /// Whether a Disk carries no marker that keeps it from being activated.
    pub fn is_ready(self, disk: DiskId) -> bool {
        let entry = self.disk(disk);
        let mut often = self.effects_on(disk, |effect| matches!(effect, Effect::Activations(_)));
        // dw.activate.marked-not-again; some may be activated several times.
        entry.markers == 0
            || often.any(|working| match working.effect {
                Effect::Activations(times) => {
                    entry.activations < *times && entry.markers <= entry.activations
                }
                _ => false,
            })
    }

    /// The Disks of a player that have to Ambush before anything else.
    pub fn due_ambushes(self, seat: Seat) -> Disks {
        self.army(seat).filter(|disk| self.due_ability(*disk).is_some()).collect()
    }

    /// The forced ability that a Disk has to use now, if it can.
    pub fn due_ability(self, disk: DiskId) -> Option<u8> {
        let abilities = self.profile(disk).abilities.iter().enumerate();
        let seat = self.controller(disk);
        let due = |ability: &crate::data::Ability| {
            ability.when == When::TurnStart
                && ability.forced
                && self.can_activate(disk)
                && !self.is_banned(disk, crate::data::Act::Sa)
                && !self.any_effect(disk, |effect| {
                    matches!(effect, Effect::OnlyMove | Effect::MustAttackSource { .. })
                })
                && self.is_met(&ability.need, seat, disk)
                && ability.target.as_ref().is_some_and(|target| {
                    self.all_in_play().any(|other| {
                        self.is_placed(target, disk, other)
                            && self.fits(target, seat, Some(disk), other)
                            && self.can_be_ambushed(disk, other)
                    })
                })
        };
        // dw.disk.drallus-worm dw.disk.lothran-lion
        abilities.into_iter().find(|(_, ability)| due(ability)).map(|(index, _)| index as u8)
    }

    /// Whether a Disk finds room to Ambush another.
    pub fn can_be_ambushed(self, disk: DiskId, target: DiskId) -> bool {
        crate::abilities::ambush_places(self, disk, target).next().is_some()
    }
}
