//! Disks lifted by a Twister that fall one by one.

use gonfalon_disks::DiskId;
use gonfalon_drops::Release;
use gonfalon_kernel::{Arg, Refusal, RuleId, Wake};
use gonfalon_table::{Circle, Length, Point};
use serde::Serialize;

use super::fall::Ground;
use crate::abilities::Usage;
use crate::action::{Action, Choice, Disks, Question};
use crate::board::Board;
use crate::cx::{Cx, Step, WakeUp};
use crate::damage::{Deaths, settle};
use crate::data::{Effect, Harm};
use crate::event::{Event, Laying};
use crate::frame::Frame;

/// Disks that fall one by one.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Dropping {
    usage: Usage,
    height: Length,
    within: Length,
    /// Where the target lay, and how wide it is.
    around: (Point, Length),
    waiting: Disks,
    again: bool,
}

impl Dropping {
    pub(crate) fn new(
        board: Board<'_>,
        usage: Usage,
        choice: &Choice,
        height: Length,
        within: Length,
    ) -> Dropping {
        let target = choice.targets.first().copied();
        let around = target.map_or((Point::ORIGIN, Length(0)), |target| {
            (board.table.pile.at(target), board.table.pile.diameter(target))
        });
        let chosen = choice.targets.iter().chain(&choice.seconds).copied();
        let waiting =
            chosen.filter(|disk| board.in_play(*disk) && !board.is_immune(*disk, Harm::Spell, false));
        Dropping {
            usage,
            height: board.distance_for(&usage, height),
            within: board.distance_for(&usage, within),
            around,
            waiting: waiting.collect(),
            again: false,
        }
    }

    pub(crate) fn step(mut self, cx: &mut Cx<'_>, wake: WakeUp) -> Step {
        if let (Wake::Answer(_, Action::At(aim)), Some(disk)) = (wake, self.waiting.first().copied()) {
            self.drop(cx, disk, aim);
        }
        while let Some(disk) = self.waiting.first().copied() {
            let board = cx.board();
            let fixed = board.in_play(disk)
                && board.any_effect(disk, |effect| matches!(effect, Effect::NoForcedMove));
            if !board.in_play(disk) || fixed {
                if fixed {
                    let rule = RuleId("dw.terrain.mountain-unmoved");
                    cx.emit(Event::Unaffected { disk, source: self.usage.source, rule });
                }
                self.waiting.remove(0);
                continue;
            }
            let question =
                Question::AimDisk { disk, around: self.around, within: self.within, again: self.again };
            let seat = self.usage.seat;
            return Step::ask(Frame::Dropping(self), seat, question, "dw.spell.twister-drop");
        }
        Step::Return(())
    }

    fn drop(&mut self, cx: &mut Cx<'_>, disk: DiskId, aim: Point) {
        let ground = Ground::new(cx.board(), Some(disk));
        let diameter = cx.board().table.pile.diameter(disk);
        let fall = ground.let_fall(cx, "disk-drop", &Release::Level { diameter, aim, height: self.height });
        let landing = fall.pieces.first();
        let at = landing.filter(|landing| !landing.off_table).map(|landing| landing.centre);
        let on = landing.map_or_else(Disks::new, |landing| ground.lain_on(&landing.rest));
        let path = landing.map_or_else(Vec::new, |landing| {
            let poses = landing.path.iter();
            poses
                .flat_map(|pose| [pose.centre.x, pose.centre.y, pose.height.0, pose.turn.thousandths()])
                .collect()
        });
        cx.emit(Event::Dropped { disk: Some(disk), at, on, path });
        // dw.spell.twister-redrop
        let legal = at.filter(|at| cx.board().may_fall_on(disk, *at));
        self.again = legal.is_none();
        if let Some(at) = legal {
            self.waiting.remove(0);
            cx.emit(Event::Laid { disk, at, how: Laying::Fall });
            settle(cx, Deaths::Now(Some(self.usage.seat)));
        }
    }
}

/// Every reason against an aim of a falling Disk.
pub(crate) fn aim_refusals(
    board: Board<'_>,
    around: (Point, Length),
    within: Length,
    aim: Point,
) -> Vec<Refusal> {
    let old = Circle::new(around.0, around.1);
    let spot = Circle::new(aim, Length(0));
    let mut refusals = Vec::new();
    if !old.within(&spot, within) {
        refusals.push(
            Refusal::new("dw.spell.twister-drop", "refusal-aim-far")
                .with("distance", Arg::Length(old.gap(&spot).0))
                .with("range", Arg::Length(within.0)),
        );
    }
    if !board.on_table(aim) {
        refusals.push(Refusal::new("dw.move.table-edge", "refusal-spot-off-table"));
    }
    refusals
}

impl Board<'_> {
    /// Whether a Disk that has fallen may stay where it lies.
    fn may_fall_on(self, disk: DiskId, at: Point) -> bool {
        let profile = self.disk(disk).profile.expect("a Disk in play is known");
        let circle = Circle::new(at, self.table.pile.diameter(disk));
        let repelled = self
            .table
            .pile
            .landing_overlaps(disk, at)
            .any(|other| self.any_effect(other, |effect| matches!(effect, Effect::Repel)));
        self.lying_refusals(profile, &circle).is_empty() && !repelled
    }
}
