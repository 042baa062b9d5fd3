//! Special Abilities, and abilities that work by themselves.

use gonfalon_disks::DiskId;

use super::{Beat, Seen};
use crate::action::Disks;
use crate::board::Board;
use crate::data::When;
use crate::event::Event;
use crate::state::{Segment, Source};

impl Seen {
    /// Looks at abilities that take effect.
    pub(super) fn used(&mut self, beat: &Beat<'_>) {
        let board = beat.before;
        match beat.event() {
            Event::AbilityUsed { by, source: source @ Source::Ability(..), targets } => {
                self.ability(board, *by, *source, targets);
            }
            Event::Healed { disk, .. } if board.table.segment == Segment::Combat => {
                let Some(profile) = board.disk(*disk).profile else { return };
                let gains = board.profile(*disk).abilities.iter();
                let index = gains.into_iter().position(|ability| ability.when == When::KillsInCombat);
                if let Some(index) = index {
                    self.source(board, Source::Ability(profile, index as u8));
                }
            }
            _ => {}
        }
    }

    fn ability(&mut self, board: Board<'_>, by: DiskId, source: Source, targets: &Disks) {
        let Some(ability) = board.ability_of(source) else { return };
        let rule = board.rule_of(source);
        // A Disk without an entry of its own has but the general one, which is about Attributes.
        if ability.when != When::Sa || rule.0 != "dw.sa.attribute" {
            self.found.push(rule);
        }
        if ability.target.as_ref().is_some_and(|target| target.range.is_some()) {
            self.when(targets.contains(&by), "dw.measure.self-in-range");
            let touches = |disk: &DiskId| *disk != by && board.in_play(*disk) && board.touch(by, *disk);
            self.when(board.in_play(by) && targets.iter().any(touches), "dw.measure.touching-in-range");
        }
    }
}
