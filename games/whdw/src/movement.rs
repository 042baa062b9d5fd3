//! Moving: a disk flips end over end, and what each landing brings.

use gonfalon_disks::{DiskId, Flips, Pin, flip_reaches};
use gonfalon_kernel::{Arg, Refusal, RuleId, Wake};
use gonfalon_table::{Circle, Point};
use serde::Serialize;
use smallvec::SmallVec;

use crate::action::{Action, Order, Path, Question};
use crate::board::Board;
use crate::cx::{Cx, Step, WakeUp};
use crate::damage::Hurt;
use crate::data::{DamageSource, DamageType, KeywordKind, Stat, TerrainKeyword, Trigger};
use crate::event::Event;
use crate::frame::Frame;
use crate::rulings::{DangerousFlips, StopAfterImpact};

/// Newly pinning an enemy ends a movement.
const FIRST_PIN: &str = "whdw.move.stop-on-enemy";
/// Newly pinning enemies a second time ends the movement of a relentless disk.
const SECOND_PIN: &str = "whdw.keyword.relentless-second";

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

/// What kind of movement a flip belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum MoveKind {
    /// A move action.
    Action,
    /// The free move of a scout.
    Scout,
    /// A flip caused by an ability.
    Forced,
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
        let impact = board.strength(self.disk, Stat::Impact);
        let hits = impact > 0 && !mine.is_empty();
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

/// Where and how a movement starts or goes on.
#[derive(Clone, Copy, Debug)]
pub struct MoveStart {
    /// Which disk.
    pub disk: DiskId,
    /// How many flips it may make.
    pub flips: u8,
    /// Relentless has been used up.
    pub broke_through: bool,
    /// What kind of movement.
    pub kind: MoveKind,
}

impl Board<'_> {
    fn move_start(self, moving: &Moving) -> MoveStart {
        MoveStart {
            disk: moving.disk,
            flips: moving.flips,
            broke_through: moving.broke_through,
            kind: moving.kind,
        }
    }

    /// The terrain pieces a circle overlaps, one bit each.
    pub(crate) fn terrain_bits(self, circle: &Circle) -> u16 {
        self.terrain_under(*circle).fold(0, |bits, (number, _)| bits | 1 << number)
    }

    /// Every reason against a path. Where a landing has uncertain consequences and the disk may go on, the flips
    /// after it are judged for their length only; they are judged again when it comes to them.
    pub fn path_refusals(self, start: &MoveStart, path: &[Point]) -> Vec<Refusal> {
        let mut refusals = Vec::new();
        let disk = start.disk;
        if path.len() > usize::from(start.flips) {
            refusals.push(
                Refusal::new("whdw.disk.movement", "refusal-too-many-flips")
                    .with("disk", self.name(disk))
                    .number("flips", path.len() as i64)
                    .number("most", start.flips),
            );
        }
        let mut walk = Walk::new(self, start);
        for (number, to) in path.iter().take(usize::from(start.flips)).enumerate() {
            if let Some(rule) = walk.stopped {
                refusals.push(self.stopped_refusal(disk, rule, number));
                break;
            }
            let unreachable = self.flip_refusals(disk, number, walk.at, *to);
            if !unreachable.is_empty() {
                refusals.extend(unreachable);
                break;
            }
            let last = number + 1 == path.len();
            if let Some(enemy) = walk.flip(*to, last) {
                refusals.push(
                    Refusal::new("whdw.keyword.scout-not-enemy", "refusal-scout-overlaps-enemy")
                        .with("disk", self.name(disk))
                        .with("enemy", self.name(enemy)),
                );
                break;
            }
        }
        refusals
    }

    /// Whether an ability of one of two disks is set off when they engage each other.
    fn engaging_has_effects(self, one: DiskId, other: DiskId) -> bool {
        self.enemies(one, other)
            && [one, other].iter().any(|disk| {
                self.profile(*disk).abilities.iter().any(|ability| ability.on == Trigger::Engages)
            })
    }

    /// Every reason why one flip of a path (counted from 0) cannot end at a place.
    pub(crate) fn flip_refusals(self, disk: DiskId, flip: usize, from: Point, to: Point) -> Vec<Refusal> {
        let diameter = self.table.pile.diameter(disk);
        let flips = self.game.rulings.flips;
        if flip_reaches(flips, from, to, diameter) {
            return Vec::new();
        }
        let named =
            |rule, key| Refusal::new(rule, key).with("disk", self.name(disk)).number("flip", flip as i64 + 1);
        let measured = |key| {
            named("whdw.move.flip", key)
                .with("length", Arg::Length(from.distance(to).0))
                .with("diameter", Arg::Length(diameter.0))
        };
        match flips {
            // A disk that may turn on its rim gets farther only if the point it stands on wanders.
            Flips::Pivot => {
                vec![measured("refusal-flip-too-far"), named("whdw.move.no-roll", "refusal-flip-rolls")]
            }
            Flips::Straight => vec![measured("refusal-flip-not-straight")],
        }
    }

    fn stopped_refusal(self, disk: DiskId, rule: &'static str, flips: usize) -> Refusal {
        let key = match rule {
            "whdw.move.out" => "refusal-left-the-battlefield",
            "whdw.terrain.rough" => "refusal-stopped-by-rough",
            SECOND_PIN => "refusal-stopped-by-second-pin",
            _ => "refusal-stopped-by-pin",
        };
        Refusal::new(rule, key).with("disk", self.name(disk)).number("flips", flips as i64)
    }
}

/// A path followed in thought, flip by flip.
#[derive(Debug)]
pub(crate) struct Walk<'a> {
    board: Board<'a>,
    start: MoveStart,
    /// Where the disk is.
    pub at: Point,
    diameter: gonfalon_table::Length,
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

/// Every reason against a move action of a disk.
pub(crate) fn move_refusals(board: Board<'_>, disk: DiskId, path: &[Point]) -> Vec<Refusal> {
    let Some(flips) = board.movement(disk) else {
        return vec![
            Refusal::new("whdw.disk.no-movement", "refusal-no-movement").with("disk", board.name(disk)),
        ];
    };
    board.path_refusals(&MoveStart { disk, flips, broke_through: false, kind: MoveKind::Action }, path)
}
