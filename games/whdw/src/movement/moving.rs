//! A movement under way, flip by flip.

use gonfalon_disks::{DiskId, Pin};
use gonfalon_kernel::{RuleId, Wake};
use gonfalon_table::{Circle, Point};
use serde::Serialize;
use smallvec::SmallVec;

use super::{FIRST_PIN, MoveKind, SECOND_PIN};
use crate::action::{Action, Order, Path, Question};
use crate::board::Board;
use crate::cx::{Cx, Step, WakeUp};
use crate::damage::Hurt;
use crate::data::{DamageSource, DamageType, KeywordKind, Stat, TerrainKeyword};
use crate::event::Event;
use crate::frame::Frame;
use crate::rulings::{DangerousFlips, StopAfterImpact};

/// A movement under way.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Moving {
    /// Which disk.
    pub disk: DiskId,
    /// Landing places still to come.
    pub path: Path,
    /// Flips left, those of the path included.
    pub flips: u8,
    /// Relentless has been used up: the disk has pinned an enemy and gone on.
    pub broke_through: bool,
    /// What kind of movement this is.
    pub kind: MoveKind,
    stage: Stage,
    /// The last landing must be the end of the movement, by this rule.
    stop: Option<RuleId>,
    /// Something uncertain has happened since the path was given: the player may think again.
    surprised: bool,
    /// The rest of the path may have become illegal since it was judged.
    doubtful: bool,
    /// Terrain pieces overlapped before the last flip, one bit each.
    terrain_before: u16,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
enum Stage {
    Flip,
    Landed,
    Terrain,
    Decide,
}

impl Moving {
    /// A movement along a path that has passed `check`.
    pub(crate) fn new(disk: DiskId, path: Path, flips: u8, kind: MoveKind) -> Moving {
        Moving {
            disk,
            path,
            flips,
            broke_through: false,
            kind,
            stage: Stage::Flip,
            stop: None,
            surprised: false,
            doubtful: false,
            terrain_before: 0,
        }
    }

    pub(crate) fn step(mut self, cx: &mut Cx<'_>, wake: WakeUp) -> Step {
        match wake {
            Wake::Answer(_, Action::Continue(Order::Move(path))) => {
                self.path = path;
                self.doubtful = false;
            }
            Wake::Answer(..) => return Step::Return(()),
            Wake::Begin | Wake::Returned(()) => {}
        }
        loop {
            if !cx.board().on_battlefield(self.disk) {
                return Step::Return(());
            }
            match self.stage {
                Stage::Flip => {
                    if self.path.is_empty() {
                        return Step::Return(());
                    }
                    let to = self.path.remove(0);
                    self.flip(cx, to);
                }
                Stage::Landed => {
                    self.stage = Stage::Terrain;
                    if !cx.state.table.triggers.is_empty() {
                        self.surprised = true;
                        return Step::Call(Frame::Moving(self), Frame::Triggers(Default::default()));
                    }
                }
                Stage::Terrain => {
                    self.suffer_terrain(cx);
                    self.stage = Stage::Decide;
                    if !cx.state.table.triggers.is_empty() {
                        self.surprised = true;
                        return Step::Call(Frame::Moving(self), Frame::Triggers(Default::default()));
                    }
                }
                Stage::Decide => {
                    if let Some(question) = self.decide(cx) {
                        return question;
                    }
                }
            }
        }
    }

    /// One flip: leaving the battlefield first, then new pins with impact and engaging.
    fn flip(&mut self, cx: &mut Cx<'_>, to: Point) {
        let board = cx.board();
        self.terrain_before = board.terrain_bits(&board.circle(self.disk));
        self.flips = self.flips.saturating_sub(1);
        self.stop = None;
        self.stage = Stage::Landed;
        let airborne = board.flies(self.disk) && !self.path.is_empty();
        let before: SmallVec<[Pin; 8]> =
            if airborne { board.table.pile.pins().into() } else { SmallVec::new() };
        if airborne {
            cx.emit(Event::Flew { disk: self.disk, to });
        } else {
            cx.emit(Event::Flipped { disk: self.disk, to });
        }
        if !cx.board().field().overlaps_circle(&Circle::new(to, cx.board().circle(self.disk).diameter)) {
            cx.remove(self.disk, "whdw.move.out");
            return;
        }
        let fresh: SmallVec<[Pin; 4]> = if airborne {
            cx.state.table.pile.pins().iter().copied().filter(|pin| !before.contains(pin)).collect()
        } else {
            cx.state.table.pile.fresh_pins().iter().copied().collect()
        };
        cx.note_pins(&fresh);
        let board = cx.board();
        let mine: SmallVec<[DiskId; 4]> =
            fresh.iter().filter(|pin| pin.top == self.disk).map(|pin| pin.under).collect();
        let enemy = mine.iter().any(|under| board.enemies(self.disk, *under));
        if enemy {
            let second = self.broke_through;
            self.stop = Some(RuleId(if second { SECOND_PIN } else { FIRST_PIN }));
        }
        let impact = if mine.is_empty() { 0 } else { board.strength(self.disk, Stat::Impact) };
        let hits = impact > 0;
        let wounds = if hits {
            let wounds = cx.deal(mine.iter().map(|under| Hurt {
                disk: *under,
                amount: impact,
                kind: DamageType::Physical,
                via: Some(DamageSource::Impact),
                rule: "whdw.keyword.impact",
            }));
            let left = mine
                .iter()
                .any(|under| cx.board().on_battlefield(*under) && cx.board().enemies(self.disk, *under));
            if enemy && !left && cx.game.rulings.stop_after_impact == StopAfterImpact::GoOn {
                self.stop = None;
            }
            wounds
        } else {
            cx.settle()
        };
        self.doubtful |= hits || wounds;
    }

    /// Dangerous and rough ground under the landing place.
    fn suffer_terrain(&mut self, cx: &mut Cx<'_>) {
        let board = cx.board();
        if board.table.terrain.is_empty()
            || !board.table.pile.lies(self.disk)
            || (self.kind != MoveKind::Forced && board.has(self.disk, KeywordKind::Strider))
        {
            return;
        }
        let mut danger: SmallVec<[DamageType; 2]> = SmallVec::new();
        for (number, terrain) in board.terrain_under(board.circle(self.disk)) {
            let was_there = self.terrain_before >> number & 1 == 1;
            for keyword in &board.terrain_side(terrain).keywords {
                match keyword {
                    TerrainKeyword::Dangerous(kind)
                        if !was_there || cx.game.rulings.dangerous_flips == DangerousFlips::Every =>
                    {
                        danger.push(*kind);
                    }
                    TerrainKeyword::Rough
                        if !was_there && (self.stop.is_none() || self.breaks_through(board)) =>
                    {
                        self.stop = Some(RuleId("whdw.terrain.rough"));
                    }
                    _ => {}
                }
            }
        }
        for kind in danger {
            self.surprised = true;
            cx.suffer_danger(self.disk, kind, "whdw.terrain.dangerous-flip");
        }
    }

    /// Whether a relentless disk is held up by nothing but the first enemies it has pinned.
    fn breaks_through(&self, board: Board<'_>) -> bool {
        self.stop == Some(RuleId(FIRST_PIN)) && board.has(self.disk, KeywordKind::Relentless)
    }

    /// After a landing: must it stop, does it go on, or is the player asked again?
    fn decide(&mut self, cx: &mut Cx<'_>) -> Option<Step> {
        self.stage = Stage::Flip;
        let board = cx.board();
        if let Some(rule) = self.stop {
            if self.breaks_through(board) {
                self.broke_through = true;
                self.doubtful = true;
            } else {
                if self.flips > 0 && self.kind != MoveKind::Forced {
                    cx.emit(Event::Stopped { disk: self.disk, rule });
                }
                self.path.clear();
                return Some(Step::Return(()));
            }
        }
        let seat = board.owner(self.disk);
        let start = board.move_start(self);
        // A path is judged as a whole before it begins. Only what was uncertain then is judged again, and keywords that
        // a disk has only in some places.
        let doubtful = self.doubtful || self.surprised || board.keywords_depend_on_place();
        debug_assert!(
            doubtful || self.path.is_empty() || board.path_refusals(&start, &self.path).is_empty(),
            "nothing has happened that could make the rest of the path illegal"
        );
        let rest_is_legal =
            !self.path.is_empty() && (!doubtful || board.path_refusals(&start, &self.path).is_empty());
        // A flying disk that comes down has thereby ended its movement.
        let came_down = self.path.is_empty() && board.flies(self.disk);
        let think_again = self.flips > 0
            && !came_down
            && self.kind != MoveKind::Forced
            && (self.surprised && self.path.is_empty() || !self.path.is_empty() && !rest_is_legal);
        if think_again {
            self.surprised = false;
            self.path.clear();
            let question = Question::Continue {
                disk: self.disk,
                flips: self.flips,
                broke_through: self.broke_through,
                may_act: false,
            };
            return Some(Step::ask(Frame::Moving(self.clone()), seat, question, "whdw.move.flip-sequence"));
        }
        None
    }
}

impl Cx<'_> {
    /// A roll for dangerous terrain.
    pub(crate) fn suffer_danger(&mut self, disk: DiskId, kind: DamageType, rule: &'static str) {
        if !self.board().on_battlefield(disk) {
            return;
        }
        let amount = self.roll_for(disk, "danger-die");
        self.deal([Hurt { disk, amount, kind, via: None, rule }]);
    }
}
