//! The Death Ball, tossed by one player after the other.

use gonfalon_drops::Release;
use gonfalon_kernel::{Arg, Refusal, Seat, Wake};
use gonfalon_table::{Length, Point};
use serde::Serialize;

use super::fall::Ground;
use crate::action::{Action, Disks, Question};
use crate::board::Board;
use crate::cx::{Cx, Step, WakeUp};
use crate::damage::{Blow, Deaths, blow, settle};
use crate::data::SpellId;
use crate::event::Event;
use crate::frame::Frame;

/// How far outside the table the thrower stands.
const STAND_OFF: Length = Length::inches(12);
/// The height of the hand.
const HAND: Length = Length::inches(36);
/// The lowest and the highest arc.
const APEX: (Length, Length) = (Length::inches(48), Length::inches(96));

/// The Death Ball on its way from player to player.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Tossing {
    spell: SpellId,
    seat: Seat,
    blow: u8,
}

impl Tossing {
    pub(crate) fn new(spell: SpellId, seat: Seat, blow: u8) -> Tossing {
        Tossing { spell, seat, blow }
    }

    pub(crate) fn step(mut self, cx: &mut Cx<'_>, wake: WakeUp) -> Step {
        if let Wake::Answer(seat, Action::Toss { aim, apex }) = wake {
            if !self.toss(cx, seat, aim, apex) {
                return Step::Return(());
            }
            // dw.spell.death-ball-passes
            self.seat = Seat((seat.0 + 1) % cx.game.seats);
        }
        let (seat, question) = (self.seat, Question::Toss { spell: self.spell });
        Step::ask(Frame::Tossing(self), seat, question, "dw.spell.death-ball")
    }

    /// Tosses the Spell Disk; whether it has hit anybody.
    fn toss(&self, cx: &mut Cx<'_>, seat: Seat, aim: Point, apex: Length) -> bool {
        let ground = Ground::new(cx.board(), None);
        let release = Release::Toss {
            diameter: cx.board().library().constants.spell,
            from: cx.board().thrower(seat),
            height: HAND,
            apex,
            aim,
        };
        let fall = ground.let_fall(cx, "death-ball", &release);
        let landing = fall.pieces.first().filter(|landing| !landing.off_table);
        let on: Disks =
            landing.map_or_else(Disks::new, |landing| cx.board().hit(&ground.lain_on(&landing.rest)));
        let path = fall.pieces.first().map_or_else(Vec::new, |landing| {
            let poses = landing.path.iter();
            poses
                .flat_map(|pose| [pose.centre.x, pose.centre.y, pose.height.0, pose.turn.thousandths()])
                .collect()
        });
        cx.emit(Event::Dropped {
            disk: None,
            at: landing.map(|landing| landing.centre),
            on: on.clone(),
            path,
        });
        for disk in &on {
            blow(cx, *disk, Blow { amount: self.blow, spell: true, stays: false });
        }
        settle(cx, Deaths::Now(Some(seat)));
        !on.is_empty()
    }
}

/// Every reason against a toss.
pub(crate) fn toss_refusals(board: Board<'_>, aim: Point, apex: Length) -> Vec<Refusal> {
    let mut refusals = Vec::new();
    if apex < APEX.0 || apex > APEX.1 {
        refusals.push(
            Refusal::new("dw.spell.death-ball", "refusal-apex")
                .with("apex", Arg::Length(apex.0))
                .with("least", Arg::Length(APEX.0.0))
                .with("most", Arg::Length(APEX.1.0)),
        );
    }
    if !board.on_table(aim) {
        refusals.push(Refusal::new("dw.move.table-edge", "refusal-spot-off-table"));
    }
    refusals
}

impl Board<'_> {
    /// Where a player stands to toss: a foot outside the table edge nearest the staging area.
    fn thrower(self, seat: Seat) -> Point {
        let table = self.game.table;
        let home = self.staging(seat).map_or(table.centre(), |land| land.at);
        let edges = [
            (home.y - table.min.y, Point::new(home.x, table.min.y - STAND_OFF.0)),
            (table.max.y - home.y, Point::new(home.x, table.max.y + STAND_OFF.0)),
            (home.x - table.min.x, Point::new(table.min.x - STAND_OFF.0, home.y)),
            (table.max.x - home.x, Point::new(table.max.x + STAND_OFF.0, home.y)),
        ];
        let nearest = edges.into_iter().min_by_key(|(away, _)| *away);
        nearest.map_or(home, |(_, from)| from)
    }
}
