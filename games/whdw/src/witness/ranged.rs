//! Ranged attacks: range, dice and what they show.

use gonfalon_disks::DiskId;

use super::{Beat, Seen, Step};
use crate::action::{Disks, Order};
use crate::board::Board;
use crate::data::{Face, RangeBand, RangedAttack, Stat, Strength, Trigger};
use crate::event::{Event, Shooter};
use crate::frame::Frame;
use crate::state::Source;
use crate::values::Reason;

/// A ranged attack under way.
pub(super) struct Shot {
    pub(super) by: Shooter,
    pub(super) weapon: u8,
    pub(super) target: DiskId,
    pub(super) siege: bool,
    /// Disks that scatter has been rolled against.
    pub(super) scattered: Disks,
}

impl Shot {
    fn new(board: Board<'_>, by: Shooter, weapon: u8, target: DiskId) -> Shot {
        let siege = board.shot_band(by, target) == RangeBand::Siege;
        Shot { by, weapon, target, siege, scattered: Disks::new() }
    }

    /// The attack in the middle of which an answer was given.
    pub(super) fn under_way(step: &Step<'_>) -> Option<Shot> {
        step.before.stack.frames().iter().rev().find_map(|frame| match frame {
            Frame::Shooting(shooting) => {
                let (by, weapon, target) = shooting.aim();
                Some(Shot::new(step.board(), by, weapon, target))
            }
            _ => None,
        })
    }

    pub(super) fn attack<'a>(&self, board: Board<'a>) -> &'a RangedAttack {
        board.weapon(self.by, self.weapon)
    }

    /// The disk that shoots; none for a Watchtower.
    pub(super) fn disk(&self) -> Option<DiskId> {
        match self.by {
            Shooter::Disk(disk) => Some(disk),
            Shooter::Tower(..) => None,
        }
    }

    /// Whether chaos sets off an ability of the shooter.
    pub(super) fn heeds_chaos(&self, board: Board<'_>) -> bool {
        self.disk().is_some_and(|disk| {
            board.profile(disk).abilities.iter().any(|ability| ability.on == Trigger::RangedChaos)
        })
    }
}

impl Seen {
    /// Looks at attacks that are declared and rolled.
    pub(super) fn fired(&mut self, beat: &Beat<'_>) {
        match beat.event() {
            Event::ShotDeclared { by, target, band, .. } => {
                let weapon = match (beat.step.order(), by) {
                    (Some(Order::Shoot { weapon, .. }), _) => *weapon,
                    (_, Shooter::Tower(..)) => 0,
                    _ => return,
                };
                let shot = Shot::new(beat.before, *by, weapon, *target);
                self.declared(beat.before, &shot, *band);
                self.covered(beat.before, &shot);
                self.shot = Some(shot);
            }
            Event::BattleDiceRolled { faces, scatter: false, .. } => {
                if let Some(Event::ShotDeclared { .. }) = beat.earlier().last() {
                    self.rolled(beat.before, faces);
                }
            }
            _ => {}
        }
    }

    fn declared(&mut self, board: Board<'_>, shot: &Shot, band: RangeBand) {
        self.all(&["whdw.range.measure", "whdw.range.actual", "whdw.sight.target"]);
        self.when(shot.siege, "whdw.range.siege");
        let Some(disk) = shot.disk() else { return };
        let most = board.weapon_range(disk, shot.weapon);
        self.when(band < most, "whdw.range.within");
        let overlap = board.circle(disk).overlaps(&board.circle(shot.target));
        self.when(overlap, "whdw.range.overlap-zero");
        self.when(!board.enemies(disk, shot.target), "whdw.ranged.ally-allowed");
        self.when(board.table.pile.pins_disk(disk, shot.target), "whdw.ranged.pinned-target");
        self.when(board.profile(disk).ranged.len() > 1, "whdw.ability.steam-tank");
        self.looked(board, disk, shot.target, Some(most));
        for (reason, _) in board.explain(disk, Stat::Dice).map(|(_, reasons)| reasons).unwrap_or_default() {
            if let Reason::By(Source::Scenario(card)) = reason {
                self.rule("whdw.setup.scenario-ability");
                let missile = board.game.library[card].id == "rain-of-arrows";
                self.when(missile, "whdw.card.missile-scenario");
            }
        }
    }

    /// The initial roll.
    fn rolled(&mut self, board: Board<'_>, faces: &[Face]) {
        let Some(shot) = self.shot.take() else { return };
        let attack = shot.attack(board);
        self.rule("whdw.ranged.dice");
        self.when(attack.strength == Strength::SixSided, "whdw.ranged.d6-strength");
        self.when(faces.contains(&Face::Hit) && shot.siege, "whdw.ranged.hit-siege");
        for face in faces {
            self.face(board, &shot, shot.target, *face);
        }
        if faces.contains(&Face::Scatter) {
            let nobody = board.scatter_choices(shot.target, &[]).is_empty();
            match (attack.ignore_scatter, nobody) {
                (true, _) => self.rule("whdw.ability.river-troll"),
                (false, true) => self.rule("whdw.scatter.nobody"),
                (false, false) => self.all(&["whdw.scatter.reroll", "whdw.scatter.first"]),
            }
        }
        let chaos = faces.contains(&Face::Chaos);
        self.when(chaos && !attack.chaos_is_hit && !shot.heeds_chaos(board), "whdw.ranged.chaos");
        self.shot = Some(shot);
    }

    /// What a face does, whether it was rolled at once or by scatter.
    pub(super) fn face(&mut self, board: Board<'_>, shot: &Shot, against: DiskId, face: Face) {
        match face {
            Face::Critical => {
                self.rule("whdw.ranged.critical");
                self.when(board.disk(against).activated, "whdw.activate.one-token");
            }
            Face::Miss => self.rule("whdw.ranged.miss"),
            Face::Chaos => {
                let hits = shot.attack(board).chaos_is_hit && !shot.siege;
                self.when(hits, "whdw.ability.maiden-guard");
            }
            Face::Hit | Face::Scatter => {}
        }
    }
}
