//! Disks that come into play: Starting Disks, reinforcements, and those called by spells and abilities.

use gonfalon_disks::DiskId;

use super::{Beat, Seen, Step};
use crate::action::{Action, Question};
use crate::data::{Effect, SkillKind, When};
use crate::event::{Entry, Event};
use crate::state::{Segment, Source};

impl Seen {
    /// Looks at reinforcements that are brought or left in the stack.
    pub(super) fn answered_reinforcements(&mut self, step: &Step<'_>) {
        let Question::Reinforce { most, called } = step.question else { return };
        let brought = match step.action {
            Action::Place(places) => places.len(),
            _ => 0,
        };
        self.when(brought > 0, "dw.setup.stack-from-top");
        if *called {
            return;
        }
        self.rule("dw.reinforce.number");
        if brought > 0 {
            self.all(&["dw.reinforce.draw", "dw.reinforce.player-order"]);
        }
        // Where the stack is the limit, the number of the scenario is not.
        let board = step.board();
        let full = brought == usize::from(*most) && *most == board.scenario().reinforcements;
        if full {
            self.numbers(board);
        }
    }

    /// Looks at Disks that enter, and at the tops of stacks.
    pub(super) fn entered(&mut self, beat: &Beat<'_>) {
        match beat.event() {
            Event::Entered { disk, how, .. } => self.enters(beat, *disk, *how),
            Event::TopShown { top: Some(_), .. } => self.rule("dw.setup.stack-secret"),
            Event::SegmentBegan(Segment::Reinforcement) if beat.before.table.round == 1 => {
                let board = beat.before;
                let waits = board.table.players.0.iter().any(|player| player.stack > 0);
                self.when(waits && board.scenario().reinforcements > 0, "dw.reinforce.not-first-round");
            }
            _ => {}
        }
    }

    fn enters(&mut self, beat: &Beat<'_>, disk: DiskId, how: Entry) {
        let board = beat.after;
        let seat = board.controller(disk);
        let staging = seat.and_then(|seat| board.staging(seat));
        let there = staging.is_some_and(|land| board.touches_land(disk, land));
        let overlaps = board.table.pile.under(disk).next().is_some();
        if matches!(how, Entry::Starting | Entry::Reinforcement) {
            self.when(there, "dw.setup.staging-area");
            self.when(overlaps, "dw.setup.may-overlap");
            // Something lies between the Disk and a part of the Land Disk.
            self.when(there && overlaps, "dw.touch.land");
        }
        if how == Entry::Reinforcement {
            self.rule("dw.reinforce.ready");
            if there {
                self.rule("dw.reinforce.touch-staging");
            } else {
                self.enters_on_its_like(beat, disk);
            }
            // Wounds tell that it has been killed before.
            let risen = beat.before.disk(disk).wounds > 0 && board.profile(disk).has(SkillKind::Reanimate);
            self.when(risen, "dw.skill.reanimate-return");
        }
    }

    fn enters_on_its_like(&mut self, beat: &Beat<'_>, disk: DiskId) {
        let board = beat.after;
        let Some(profile) = board.disk(disk).profile else { return };
        let abilities = board.profile(disk).abilities.iter().zip(0..);
        for (ability, index) in abilities.filter(|(ability, _)| ability.when == When::Enters) {
            if ability.effects.iter().any(|effect| matches!(effect, Effect::EnterOn(_))) {
                match board.profile(disk).id.as_str() {
                    "elven-rangers" => self.rule("dw.disk.elven-rangers-entry"),
                    _ => self.source(board, Source::Ability(profile, index)),
                }
            }
        }
    }
}
