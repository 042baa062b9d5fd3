//! A path followed in thought.

use gonfalon_disks::DiskId;
use gonfalon_table::{Circle, Point};
use smallvec::SmallVec;

use super::{FIRST_PIN, MoveKind, MoveStart, SECOND_PIN};
use crate::board::Board;
use crate::data::{KeywordKind, Stat, TerrainKeyword};
use crate::rulings::{DangerousFlips, StopAfterImpact};

/// A path followed in thought, flip by flip.
#[derive(Debug)]
pub(crate) struct Walk<'a> {
    board: Board<'a>,
    start: MoveStart,
    /// Where the disk is.
    pub at: Point,
    pub(super) diameter: gonfalon_table::Length,
    pinned: SmallVec<[DiskId; 4]>,
    flying: bool,
    impact: bool,
    broke_through: bool,
    uncertain: bool,
    terrain: u16,
    /// The rule by which the disk must not flip on.
    pub stopped: Option<&'static str>,
}

impl<'a> Walk<'a> {
    /// Starts where the disk lies.
    pub(crate) fn new(board: Board<'a>, start: &MoveStart) -> Walk<'a> {
        let circle = board.circle(start.disk);
        Walk {
            board,
            start: *start,
            at: circle.centre,
            diameter: circle.diameter,
            pinned: board.table.pile.under(start.disk).collect(),
            flying: board.flies(start.disk),
            impact: board.strength(start.disk, Stat::Impact) > 0,
            broke_through: start.broke_through,
            uncertain: false,
            terrain: if board.table.terrain.is_empty() { 0 } else { board.terrain_bits(&circle) },
            stopped: None,
        }
    }

    /// One flip. Answers with an enemy a scout may not overlap.
    pub(crate) fn flip(&mut self, to: Point, last: bool) -> Option<DiskId> {
        self.at = to;
        let board = self.board;
        let disk = self.start.disk;
        let circle = Circle::new(to, self.diameter);
        let in_the_air = self.flying && !last;
        if self.start.kind == MoveKind::Scout && !in_the_air {
            let enemy = board.table.pile.landing_overlaps(disk, to).find(|other| board.enemies(disk, *other));
            if enemy.is_some() {
                return enemy;
            }
        }
        if !board.field().overlaps_circle(&circle) {
            self.stopped = Some("whdw.move.out");
            return None;
        }
        if in_the_air {
            self.pinned.clear();
            return None;
        }
        self.land(&circle);
        None
    }

    fn land(&mut self, circle: &Circle) {
        let board = self.board;
        let disk = self.start.disk;
        // New pins of allies matter only for impact.
        let matters = |under: DiskId| self.impact || board.enemies(disk, under);
        let pins: SmallVec<[DiskId; 4]> = board.table.pile.landing_pins_among(disk, circle.centre, matters);
        let fresh: SmallVec<[DiskId; 4]> =
            pins.iter().copied().filter(|under| !self.pinned.contains(under)).collect();
        let terrain_before = self.terrain;
        self.pinned = pins;
        if self.uncertain {
            return;
        }
        let enemy = fresh.iter().any(|under| board.enemies(disk, *under));
        let impact = !fresh.is_empty() && self.impact;
        if enemy {
            let goes_on_after_impact =
                impact && board.game.rulings.stop_after_impact == StopAfterImpact::GoOn;
            if board.has(disk, KeywordKind::Relentless) && !self.broke_through {
                self.broke_through = true;
                self.uncertain = fresh.iter().any(|under| board.engaging_has_effects(disk, *under));
            } else if goes_on_after_impact {
                self.uncertain = true;
            } else {
                self.stopped = Some(if self.broke_through { SECOND_PIN } else { FIRST_PIN });
            }
        }
        self.uncertain |= impact;
        if board.table.terrain.is_empty() {
            return;
        }
        self.terrain = board.terrain_bits(circle);
        if board.has(disk, KeywordKind::Strider) {
            return;
        }
        for (number, terrain) in board.terrain_under(*circle) {
            let was_there = terrain_before >> number & 1 == 1;
            for keyword in &board.terrain_side(terrain).keywords {
                match keyword {
                    TerrainKeyword::Rough if !was_there && self.stopped.is_none() => {
                        self.stopped = Some("whdw.terrain.rough");
                    }
                    TerrainKeyword::Dangerous(_)
                        if !was_there || board.game.rulings.dangerous_flips == DangerousFlips::Every =>
                    {
                        self.uncertain = true;
                    }
                    _ => {}
                }
            }
        }
    }
}
