//! An ability or a spell that takes effect, one effect after the other.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{RuleId, Seat, Wake};
use serde::Serialize;

use super::deeds::{self, Done};
use super::{Flipping, Usage};
use crate::action::{Action, Choice, Disks};
use crate::board::Board;
use crate::cx::{Cx, Step, WakeUp};
use crate::damage::{Deaths, settle};
use crate::data::{Ability, Effect, Harm, Last, On, Price, Way};
use crate::event::{Event, Fate};
use crate::frame::Frame;
use crate::state::{Lasting, Segment, Source};

/// An ability or a spell that takes effect.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Using {
    pub(super) usage: Usage,
    pub(super) choice: Choice,
    /// The Disks it works on, settled when it takes effect.
    pub(super) whom: Disks,
    next: u8,
}

impl Using {
    pub(crate) fn new(source: Source, by: DiskId, seat: Seat, choice: Choice) -> Using {
        Using::of(Usage { source, by, seat, side: seat }, choice)
    }

    pub(super) fn of(usage: Usage, choice: Choice) -> Using {
        Using { usage, choice, whom: Disks::new(), next: 0 }
    }

    pub(crate) fn step(mut self, cx: &mut Cx<'_>, wake: WakeUp) -> Step {
        let Some(ability) = cx.board().ability_of(self.usage.source).cloned() else {
            return Step::Return(());
        };
        match wake {
            Wake::Begin => self.begin(cx, &ability),
            Wake::Answer(seat, action) => deeds::answered(cx, &self, seat, &action),
            Wake::Returned(()) => {}
        }
        while let Some(effect) = ability.effects.get(usize::from(self.next)) {
            self.next += 1;
            if !is_deed(effect) {
                continue;
            }
            let whom = self.whom_of(cx.board(), effect);
            if let Effect::Flip { way: Way::AwayByOwner, .. } = effect {
                let flipping = Flipping::new(cx, self.usage.by, whom);
                return Step::Call(Frame::Using(self), Frame::Flipping(flipping));
            }
            match deeds::carry_out(cx, &self, effect, &whom) {
                Done::At(frame) => return Step::Call(Frame::Using(self), *frame),
                Done::Asks(seat, question, rule) => {
                    return Step::ask(Frame::Using(self), seat, question, rule);
                }
                Done::Now => self.settle(cx),
            }
        }
        self.settle(cx);
        Step::Return(())
    }

    /// What follows by itself; missile casualties wait for the end of their segment.
    fn settle(&self, cx: &mut Cx<'_>) {
        // dw.missile.casualties-last
        let waits = cx.state.table.segment == Segment::Missile;
        settle(cx, if waits { Deaths::Later } else { Deaths::Now(Some(self.usage.seat)) });
    }

    fn begin(&mut self, cx: &mut Cx<'_>, ability: &Ability) {
        let Usage { source, by, .. } = self.usage;
        cx.emit(Event::AbilityUsed { by, source, targets: self.choice.targets.clone() });
        self.pay(cx, &ability.price);
        self.whom = self.concerned(cx, ability);
        let lasts = ability.last != Last::Instant && ability.effects.iter().any(|effect| !is_deed(effect));
        // dw.immune.spells: a spell never begins to work on a target that is immune to it now.
        let single = ability.area.is_none() && ability.target.is_some();
        let targets = if single { self.whom.clone() } else { self.choice.targets.clone() };
        if lasts && !(single && targets.is_empty()) {
            cx.emit(Event::LastingBegan(Lasting {
                source,
                by,
                seat: self.usage.side,
                targets,
                stat: self.choice.stat,
                group: None,
                reached: if ability.area.is_some() { self.whom.clone() } else { Disks::new() },
                until: ability.last,
            }));
        }
    }

    fn pay(&self, cx: &mut Cx<'_>, price: &Price) {
        let given = match price {
            Price::None => None,
            Price::Itself => Some(self.usage.by),
            Price::Other(_) => self.choice.sacrifice,
        };
        if let Some(disk) = given {
            // dw.control.sacrifice
            cx.emit(Event::Left { disk, to: Fate::Gone, rule: RuleId("dw.control.sacrifice") });
        }
    }

    /// The Disks that the ability works on now; those immune to a spell are told and left out.
    fn concerned(&self, cx: &mut Cx<'_>, ability: &Ability) -> Disks {
        let Usage { source, by, side, .. } = self.usage;
        let board = cx.board();
        let targets = &self.choice.targets;
        let all: Disks = match (&ability.area, &ability.target) {
            (Some(area), _) => {
                let mut area = area.clone();
                area.range = area.range.map(|range| board.distance_for(&self.usage, range));
                board
                    .all_in_play()
                    .filter(|disk| board.in_area(&area, Some(side), by, targets, *disk))
                    .collect()
            }
            (None, Some(_)) => targets.clone(),
            (None, None) => [by].into_iter().collect(),
        };
        let mut whom = Disks::new();
        for disk in all {
            let board = cx.board();
            // dw.immune.out-of-play
            let immune =
                self.usage.is_spell() && board.in_play(disk) && board.is_immune(disk, Harm::Spell, false);
            if immune {
                cx.emit(Event::Unaffected { disk, source, rule: RuleId("dw.immune.spells") });
            } else {
                whom.push(disk);
            }
        }
        whom
    }

    /// The Disks that one effect works on.
    fn whom_of(&self, board: Board<'_>, effect: &Effect) -> Disks {
        let on = match effect {
            Effect::Mark(on) | Effect::Wound(_, on) | Effect::Heal(_, on) => *on,
            _ => On::Usual,
        };
        match on {
            On::Usual => self.whom.clone(),
            On::Source => Some(self.usage.by).into_iter().filter(|disk| board.in_play(*disk)).collect(),
            On::Target => self.choice.targets.iter().copied().filter(|disk| board.in_play(*disk)).collect(),
        }
    }
}

/// Whether an effect is a deed that is done once; all others are states that last.
pub(crate) fn is_deed(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Berserk(_)
            | Effect::Mark(_)
            | Effect::Unmark { .. }
            | Effect::MarkArmy(_)
            | Effect::Blow { .. }
            | Effect::Wound(..)
            | Effect::Destroy
            | Effect::RemoveFromGame
            | Effect::Heal(..)
            | Effect::MoveWound
            | Effect::Flip { .. }
            | Effect::ControlMove
            | Effect::AmbushTarget
            | Effect::AmbushSource
            | Effect::AmbushSecond
            | Effect::BurrowTarget
            | Effect::BurrowSecond
            | Effect::Teleport(_)
            | Effect::SwapPositions
            | Effect::PlaceInTerrain(_)
            | Effect::DropDisks { .. }
            | Effect::FlipTerrain { .. }
            | Effect::PlaceToken { .. }
            | Effect::ReinforceNow(_)
            | Effect::Summon(_)
            | Effect::Resurrect { .. }
            | Effect::ToStackBottom
            | Effect::Convert { .. }
            | Effect::Deplete(_)
            | Effect::Transform(_)
            | Effect::SkipTurn
            | Effect::ForcedTurn(_)
            | Effect::CancelSpell
            | Effect::UseSa
            | Effect::CopySa(_)
            | Effect::RecoverSpell { .. }
            | Effect::StealSpell(_)
            | Effect::FreeSpell { .. }
            | Effect::FireNow { .. }
            | Effect::Slide { .. }
            | Effect::Toss { .. }
            | Effect::Rain { .. }
    )
}

impl Using {
    /// The answer to what a deed asked, where it belongs to a player's Disk.
    pub(super) fn laid(action: &Action) -> Option<gonfalon_table::Point> {
        match action {
            Action::At(at) => Some(*at),
            _ => None,
        }
    }
}
