//! Segments and turns, and what activated Disks do.

use gonfalon_disks::DiskId;
use gonfalon_kernel::Seat;

use super::{Beat, Seen, Step};
use crate::action::{Action, Order, Question};
use crate::board::Board;
use crate::data::{Effect, When};
use crate::event::{Doing, Event};
use crate::frame::Frame;
use crate::state::{Segment, Source};

impl Seen {
    /// Looks at what somebody does with a turn.
    pub(super) fn answered_activation(&mut self, step: &Step<'_>) {
        let (Question::Activate { .. }, Action::Activate { order, .. }) = (step.question, step.action) else {
            return;
        };
        self.rule("dw.activate.three-per-turn");
        match order {
            Order::Move(_) => self.rule("dw.activate.one-action"),
            Order::Use { .. } => self.all(&["dw.activate.one-action", "dw.sa.instead"]),
            Order::Cast { .. } => self.all(&["dw.activate.one-action", "dw.cast.one-spell"]),
            Order::Gate { .. } => self.rule("dw.spell.gate-use"),
            Order::Pass => self.rule("dw.activate.no-action"),
        }
    }

    /// Looks at rounds, segments, turns and activations.
    pub(super) fn activated(&mut self, beat: &Beat<'_>) {
        let board = beat.before;
        match beat.event() {
            Event::FirstPlayer(_) if board.table.round > 0 => self.rule("dw.round.first-player-passes"),
            Event::RoundBegan(round) if *round > 1 => self.rule("dw.general.rounds-until-win"),
            Event::SegmentBegan(segment) => {
                self.rule("dw.round.segments");
                self.when(*segment == Segment::Missile, "dw.activate.segment-end");
            }
            Event::TurnBegan(seat) if board.table.active.is_none() => {
                self.rule("dw.activate.clockwise");
                let left_out = |(other, player): (Seat, &crate::state::Player)| other != *seat && player.done;
                self.when(board.table.players.iter().any(left_out), "dw.activate.others-continue");
            }
            Event::TurnMissed(_) => self.rule("dw.spell.freeze"),
            Event::TurnEnded { seat, done } => self.turn_ended(beat, *seat, *done),
            Event::ActivationBegan { disk, doing } => self.begins(board, *disk, *doing),
            _ => {}
        }
    }

    fn turn_ended(&mut self, beat: &Beat<'_>, seat: Seat, done: bool) {
        let board = beat.before;
        let Some(made) = activations(beat, seat) else { return };
        let coerced = matches!(beat.later().first(), Some(Event::TurnResumed(_)));
        let (least, most) = board.turn_size(seat);
        match (done, coerced) {
            (true, true) => self.rule("dw.spell.coercion-fewer"),
            (true, false) => self.rule("dw.activate.fewer-means-done"),
            (false, _) => self.when(least == 2 && made == 2, "dw.spell.foresight-two"),
        }
        let gave_up =
            matches!((beat.step.question, beat.step.action), (Question::Activate { .. }, Action::Done))
                && !began(beat, seat);
        if gave_up || made >= most {
            return;
        }
        // The turn is over because nobody is left who could be activated.
        self.when(board.army(seat).any(|disk| !board.is_ready(disk)), "dw.activate.marked-not-again");
        let pinned = |disk: DiskId| board.is_ready(disk) && board.is_pinned(disk);
        self.when(board.army(seat).any(pinned), "dw.activate.pinned-forbidden");
    }

    fn begins(&mut self, board: Board<'_>, disk: DiskId, doing: Doing) {
        let usable = |when: When| matches!(when, When::Sa | When::TurnStart);
        let abilities = board.profile(disk).abilities.iter().filter(|ability| usable(ability.when));
        self.when(doing == Doing::Use && abilities.count() > 1, "dw.sa.number");
        if board.disk(disk).markers > 0 {
            let often = board.effects_on(disk, |effect| matches!(effect, Effect::Activations(_)));
            often.for_each(|working| self.source(board, working.source));
        }
        for top in board.table.pile.over(disk) {
            self.not_pinned(board, top, disk);
        }
    }

    /// Why a Disk that lies on another does not keep it from being activated.
    fn not_pinned(&mut self, board: Board<'_>, top: DiskId, under: DiskId) {
        let of = |disk: DiskId, wanted: &dyn Fn(&Effect) -> bool| {
            let profile = board.disk(disk).profile?;
            let abilities = &board.library()[profile].abilities;
            let index = abilities.iter().position(|ability| ability.effects.iter().any(wanted))?;
            Some(Source::Ability(profile, index as u8))
        };
        let light = of(top, &|effect| matches!(effect, Effect::NoPin));
        let free = || of(under, &|effect| matches!(effect, Effect::NotPinnedBy(_)));
        if let Some(source) = light.or_else(free) {
            self.source(board, source);
        }
    }
}

/// Whether a turn has begun in this very step.
fn began(beat: &Beat<'_>, seat: Seat) -> bool {
    beat.earlier().contains(&Event::TurnBegan(seat))
}

/// How many activations a turn had that ends now.
fn activations(beat: &Beat<'_>, seat: Seat) -> Option<u8> {
    if began(beat, seat) {
        return Some(0);
    }
    let mut frames = beat.step.before.stack.frames().iter().rev();
    let made = frames.find_map(|frame| match frame {
        Frame::Turn(turn) if turn.seat == seat => Some(turn.made()),
        _ => None,
    })?;
    let activates = matches!(beat.step.action, Action::Activate { .. }) && beat.step.seat == seat;
    Some(made + u8::from(activates))
}
