//! Rounds and their five segments.

use gonfalon_kernel::Seat;
use serde::Serialize;

use crate::activation::Activation;
use crate::cleanup::Cleanup;
use crate::combat::Combat;
use crate::cx::{Cx, Step, WakeUp};
use crate::event::Event;
use crate::frame::Frame;
use crate::missiles::Missiles;
use crate::reinforcement::Reinforcement;
use crate::state::Segment;

/// Round after round.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Rounds {
    next: u8,
}

/// The segments in their order.
const SEGMENTS: [Segment; 5] =
    [Segment::Reinforcement, Segment::Activation, Segment::Missile, Segment::Combat, Segment::RemoveCounters];

impl From<Segment> for Rounds {
    /// A round that is joined at the beginning of a segment.
    fn from(segment: Segment) -> Rounds {
        Rounds { next: SEGMENTS.iter().position(|other| *other == segment).unwrap_or(0) as u8 }
    }
}

impl Rounds {
    /// Begins the next segment.
    pub(crate) fn step(mut self, cx: &mut Cx<'_>, _: WakeUp) -> Step {
        // dw.round.segments
        let segment = SEGMENTS[usize::from(self.next)];
        self.next = (self.next + 1) % SEGMENTS.len() as u8;
        if segment == Segment::Reinforcement {
            begin_round(cx);
        }
        cx.emit(Event::SegmentBegan(segment));
        let frame = match segment {
            Segment::Reinforcement => Frame::Reinforcement(Reinforcement::default()),
            Segment::Activation => Frame::Activation(Activation::default()),
            Segment::Missile => Frame::Missiles(Missiles::default()),
            Segment::Combat => Frame::Combat(Combat::default()),
            Segment::Setup | Segment::RemoveCounters => Frame::Cleanup(Cleanup::default()),
        };
        Step::Call(Frame::Rounds(self), frame)
    }
}

fn begin_round(cx: &mut Cx<'_>) {
    let round = cx.state.table.round + 1;
    if round > 1 {
        // dw.round.first-player-passes
        let first = Seat((cx.state.table.first.0 + 1) % cx.game.seats);
        cx.emit(Event::FirstPlayer(first));
    }
    cx.emit(Event::RoundBegan(round));
}
