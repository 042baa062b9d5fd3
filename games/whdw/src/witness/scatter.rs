//! Scatter: whom it goes to, and what comes of it.

use gonfalon_disks::DiskId;

use super::ranged::Shot;
use super::{Beat, Seen};
use crate::action::Question;
use crate::board::Board;
use crate::data::{DamageSource, Face, RangeBand, Strength};
use crate::event::Event;

impl Seen {
    /// Looks at dice that are rolled again.
    pub(super) fn scattered(&mut self, beat: &Beat<'_>) {
        let Event::BattleDiceRolled { against, faces, scatter: true, .. } = beat.event() else { return };
        let Some(mut shot) = self.shot.take() else { return };
        let chosen = matches!(beat.step.question, Question::ChooseScatter { .. });
        self.went_to(beat.before, &shot, *against, chosen);
        for face in faces {
            self.rerolled(beat.before, &shot, *against, *face);
        }
        shot.scattered.push(*against);
        self.shot = Some(shot);
    }

    /// Why scatter goes to this disk.
    fn went_to(&mut self, board: Board<'_>, shot: &Shot, against: DiskId, chosen: bool) {
        let target = shot.target;
        let engaged = |disk: DiskId| {
            let pile = &board.table.pile;
            board.enemies(target, disk) && (pile.pins_disk(target, disk) || pile.pins_disk(disk, target))
        };
        self.when(shot.disk() == Some(against), "whdw.scatter.attacker-eligible");
        self.when(board.table.pile.overlap(target, against), "whdw.scatter.overlapping-eligible");
        if shot.scattered.is_empty() && !chosen {
            let near = board
                .battlefield()
                .filter(|disk| *disk != target && board.within(target, *disk, RangeBand::Short));
            let (fighting, others): (Vec<DiskId>, Vec<DiskId>) = near.partition(|disk| engaged(*disk));
            self.when(engaged(against) && !others.is_empty(), "whdw.scatter.engaged-nearest");
            self.when(engaged(against) && fighting.len() > 1, "whdw.scatter.most-overlap");
            self.when(fighting.is_empty() && others.len() > 1, "whdw.scatter.order-rest");
        } else if shot.scattered.contains(&against) {
            self.rule("whdw.scatter.wrap");
        } else if !shot.scattered.is_empty() {
            self.rule("whdw.scatter.different-disks");
        }
        if let Some(disk) = shot.disk().filter(|disk| *disk != against) {
            let far = !board.within(disk, against, board.weapon_range(disk, shot.weapon));
            self.when(far || !board.sees(disk, against), "whdw.scatter.no-sight-no-range");
        }
        self.when(board.sheltered(shot.disk(), against), "whdw.terrain.cave-scatter");
        self.when(board.in_cover(against), "whdw.terrain.cover-not-scatter");
    }

    fn rerolled(&mut self, board: Board<'_>, shot: &Shot, against: DiskId, face: Face) {
        let attack = shot.attack(board);
        self.face(board, shot, against, face);
        let success = match face {
            Face::Hit => !shot.siege,
            Face::Chaos => attack.chaos_is_hit && !shot.siege,
            Face::Critical => true,
            Face::Miss | Face::Scatter => false,
        };
        self.when(face == Face::Scatter, "whdw.scatter.reroll-scatter");
        self.when(face == Face::Hit && shot.siege, "whdw.scatter.siege");
        if face == Face::Chaos {
            self.when(success, "whdw.ranged.treat-as-all-rolls");
            self.when(shot.heeds_chaos(board), "whdw.ranged.trigger-initial-only");
        }
        if success {
            self.when(attack.strength == Strength::SixSided, "whdw.scatter.d6-kept");
            let immune = board.immune(against, attack.damage, Some(DamageSource::Ranged));
            self.when(immune, "whdw.scatter.immune-disk");
        }
    }
}
