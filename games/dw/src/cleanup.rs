//! The Remove Counters Segment.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Seat, Wake};
use serde::Serialize;

use crate::action::{Action, Disks, Question};
use crate::board::Board;
use crate::cx::{Cx, Step, WakeUp};
use crate::damage::{Blow, Death, Deaths, blow, bury, settle};
use crate::data::{Effect, SkillKind, When};
use crate::event::Event;
use crate::frame::Frame;
use crate::victory;

/// The Remove Counters Segment: what happens in it, then the counters, then victory.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Cleanup {
    begun: bool,
    /// Chances to strike at a R'Karg Nest that have been offered.
    offered: u16,
    /// The Nest at which the last one was.
    land: u8,
}

impl Cleanup {
    pub(crate) fn step(mut self, cx: &mut Cx<'_>, wake: WakeUp) -> Step {
        // dw.cleanup.order
        if !self.begun {
            self.begun = true;
            fall_into_chasms(cx);
        }
        if let Wake::Answer(seat, Action::Choose(disk)) = wake {
            self.strike(cx, seat, disk);
        }
        if let Some((seat, question)) = self.next_nest(cx) {
            return Step::ask(Frame::Cleanup(self), seat, question, "dw.terrain.nest-blow");
        }
        go_berserk(cx);
        cx.emit(Event::Cleared);
        settle(cx, Deaths::Now(None));
        victory::after_cleanup(cx);
        Step::Return(())
    }

    fn strike(&self, cx: &mut Cx<'_>, seat: Seat, disk: DiskId) {
        let amount = cx.board().nest_blow(self.land).unwrap_or(0);
        blow(cx, disk, Blow { amount, spell: false, stays: false });
        settle(cx, Deaths::Now(Some(seat)));
    }

    /// The next player who may strike at a Nest: every player once for each, in first-player order.
    fn next_nest(&mut self, cx: &Cx<'_>) -> Option<(Seat, Question)> {
        let board = cx.board();
        let lands = board.table.lands.len() as u16;
        while self.offered < lands * u16::from(cx.game.seats) {
            let (land, step) =
                (self.offered / u16::from(cx.game.seats), self.offered % u16::from(cx.game.seats));
            self.offered += 1;
            let among = board.at_nest(land as u8);
            if !among.is_empty() {
                self.land = land as u8;
                let seat = Seat((board.table.first.0 + step as u8) % cx.game.seats);
                return Some((seat, Question::NestBlow { land: self.land, among }));
            }
        }
        None
    }
}

/// Disks that cannot fly perish in a Chasm.
fn fall_into_chasms(cx: &mut Cx<'_>) {
    let board = cx.board();
    let perishes = |disk: &DiskId| {
        board.table.lands.iter().any(|land| {
            let entries = board.terrain(land).map_or(&[][..], |terrain| &terrain.effects);
            entries.iter().any(|entry| {
                entry.when == When::RemoveCounters
                    && matches!(entry.effect, Effect::Destroy)
                    && board.land_circle(land).overlaps(&board.circle(*disk))
                    && board.fits(&entry.who, None, None, *disk)
            })
        })
    };
    let deaths: Vec<Death> = board
        .all_in_play()
        .filter(perishes)
        .map(|disk| Death { disk, credit: None, rule: "dw.terrain.chasm" })
        .collect();
    bury(cx, &deaths);
    settle(cx, Deaths::Now(None));
}

/// Disks with the Berserk skill that fought as attackers go berserk, those that did not calm down.
fn go_berserk(cx: &mut Cx<'_>) {
    // dw.skill.berserk-counter dw.skill.berserk-lost
    let board = cx.board();
    let changed: Vec<(DiskId, bool)> = board
        .all_in_play()
        .filter(|disk| board.has(*disk, SkillKind::Berserk) || board.disk(*disk).berserk)
        .map(|disk| (disk, board.has(disk, SkillKind::Berserk) && board.disk(disk).fought))
        .filter(|(disk, on)| board.disk(*disk).berserk != *on)
        .collect();
    for (disk, on) in changed {
        cx.emit(Event::Berserk { disk, on });
    }
}

impl Board<'_> {
    /// The damage of the blow at a Nest, if the Land Disk is one.
    fn nest_blow(self, land: u8) -> Option<u8> {
        let entries = &self.terrain(&self.table.lands[usize::from(land)])?.effects;
        entries.iter().find_map(|entry| match entry.effect {
            Effect::ChosenBlow(damage) => Some(damage),
            _ => None,
        })
    }

    /// The Disks that can be struck at a Nest.
    fn at_nest(self, land: u8) -> Disks {
        let place = &self.table.lands[usize::from(land)];
        let entries = self.terrain(place).map_or(&[][..], |terrain| &terrain.effects);
        let Some(entry) = entries.iter().find(|entry| matches!(entry.effect, Effect::ChosenBlow(_))) else {
            return Disks::new();
        };
        let circle = self.land_circle(place);
        self.all_in_play().filter(|disk| circle.within(&self.circle(*disk), entry.within)).collect()
    }
}
