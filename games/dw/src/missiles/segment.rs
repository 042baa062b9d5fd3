//! The Missile Segment: all Archers of one player, then of the next.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{RuleId, Seat, Wake};
use gonfalon_table::{Circle, Length, Point};
use serde::Serialize;
use smallvec::SmallVec;

use super::resolve::{Drop, drop_counters, hurt_all, hurt_by, lay_on};
use crate::action::{Action, Disks, Question};
use crate::board::Board;
use crate::chance::Chance;
use crate::cx::{Cx, Step, WakeUp};
use crate::damage::{Death, Deaths, bury, settle};
use crate::data::{Effect, Missile, When};
use crate::event::Event;
use crate::frame::Frame;
use crate::state::Segment;

/// The Missile Segment.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Missiles {
    begun: bool,
    /// Everybody has had the chance to do something before the next shot.
    offered: bool,
    /// Players who have fired.
    fired: u8,
    /// Missiles that have hit a Mirage and may be laid elsewhere: the Disk hit, whose Mirage it is, who fired, what.
    mirages: Vec<(DiskId, Seat, DiskId, SmallVec<[Missile; 4]>)>,
    /// Disks that will be removed when all have fired, with the credit.
    dying: Vec<(DiskId, Option<Seat>, bool)>,
    /// Disks that have been asked whether they fire missed missiles.
    gathered: Disks,
}

impl Missiles {
    pub(crate) fn step(mut self, cx: &mut Cx<'_>, wake: WakeUp) -> Step {
        if !self.begun {
            self.begun = true;
            swarm(cx);
        }
        match wake {
            Wake::Answer(seat, action @ Action::Fire { .. }) => self.fire(cx, seat, &action),
            Wake::Answer(_, Action::Choose(onto)) => self.redirect(cx, onto),
            Wake::Answer(..) if !self.mirages.is_empty() => {
                self.mirages.remove(0);
            }
            Wake::Answer(..) if self.fired < cx.game.seats => self.fired += 1,
            Wake::Answer(..) | Wake::Begin | Wake::Returned(()) => {}
        }
        if let Some((seat, question)) = self.ask_mirage(cx) {
            return Step::ask(Frame::Missiles(self), seat, question, "dw.spell.mirage-redirect");
        }
        while self.fired < cx.game.seats {
            // dw.missile.player-order
            let seat = Seat((cx.state.table.first.0 + self.fired) % cx.game.seats);
            let archers = cx.board().archers(seat);
            if !archers.is_empty() {
                if let Some(chance) = Chance::at_any_time(cx.board()).filter(|_| !self.offered) {
                    self.offered = true;
                    return Step::Call(Frame::Missiles(self), Frame::Chance(chance));
                }
                self.offered = false;
                return Step::ask(
                    Frame::Missiles(self),
                    seat,
                    Question::Fire { archers },
                    "dw.missile.may-hold",
                );
            }
            self.fired += 1;
        }
        if let Some((seat, disk)) = self.next_gatherer(cx.board()) {
            self.gathered.push(disk);
            return Step::ask(Frame::Missiles(self), seat, Question::Refire { disk }, "dw.disk.scavengers");
        }
        self.end(cx)
    }

    fn fire(&mut self, cx: &mut Cx<'_>, seat: Seat, action: &Action) {
        let Action::Fire { archer, weapon, target, aim } = action else { return };
        if self.fired >= cx.game.seats {
            self.refire(cx, seat, *archer, *target, *aim);
            return;
        }
        let board = cx.board();
        let Some((kind, printed)) = board.weapons(*archer).nth(usize::from(*weapon)) else { return };
        if let Some(scout) = board.new_scout(seat, *target) {
            cx.emit(Event::Scouted { seat, target: *target, scout });
        }
        let board = cx.board();
        let count = board.missile_count(*archer, kind, printed, *target);
        let range = board.missile_range(*archer, kind);
        let kinds = vec![kind; usize::from(count)];
        if !nominate(cx, *archer, kind, count, *target, range) {
            return;
        }
        let height = cx.board().library().constants.missile_height;
        let drop = Drop { by: *archer, seat, kinds, aim: *aim, height, spell: false, stay: true };
        self.resolve(cx, &drop, *target);
    }

    /// Counters fall, or are laid down by Sure Aim, and do their damage.
    fn resolve(&mut self, cx: &mut Cx<'_>, drop: &Drop, target: DiskId) {
        if drop.kinds.is_empty() {
            return;
        }
        if cx.board().any_effect(drop.by, |effect| matches!(effect, Effect::AutoHit)) {
            lay_on(cx, drop, target, "dw.spell.sure-aim");
            self.note(cx, drop.seat);
            let laid: Disks = [target].into_iter().collect();
            let hits: Vec<(Missile, Disks)> = drop.kinds.iter().map(|kind| (*kind, laid.clone())).collect();
            self.note_mirages(cx, drop, &hits);
            settle(cx, Deaths::Later);
            return;
        }
        let hits = drop_counters(cx, drop);
        hurt_all(cx, drop, &hits);
        self.note(cx, drop.seat);
        self.pair_kills(cx, drop, target, &hits);
        self.note_mirages(cx, drop, &hits);
        settle(cx, Deaths::Later);
    }

    /// Disks that have all their Wounds now will be removed later; whose missile it was gets the credit.
    fn note(&mut self, cx: &Cx<'_>, seat: Seat) {
        let board = cx.board();
        for disk in board.all_in_play().filter(|disk| board.is_doomed(*disk)) {
            if !self.dying.iter().any(|(other, _, _)| *other == disk) {
                // dw.credit.spell-missile
                self.dying.push((disk, Some(seat), false));
            }
        }
    }

    /// Enough arrows of a Viper Legion's own drop on its target destroy it, immune or not.
    fn pair_kills(&mut self, cx: &Cx<'_>, drop: &Drop, target: DiskId, hits: &[(Missile, Disks)]) {
        let board = cx.board();
        let effects = board.profile(drop.by).abilities.iter().flat_map(|ability| &ability.effects);
        let needed = effects.into_iter().find_map(|effect| match effect {
            Effect::PairKills(hits) => Some(usize::from(*hits)),
            _ => None,
        });
        let on_target = hits.iter().filter(|(_, disks)| disks.contains(&target)).count();
        let known = self.dying.iter().any(|(disk, _, _)| *disk == target);
        if needed.is_some_and(|needed| on_target >= needed) && !known {
            self.dying.push((target, Some(drop.seat), true));
        }
    }

    fn note_mirages(&mut self, cx: &Cx<'_>, drop: &Drop, hits: &[(Missile, Disks)]) {
        let board = cx.board();
        for disk in board.all_in_play() {
            let on_it: SmallVec<[Missile; 4]> =
                hits.iter().filter(|(_, disks)| disks.contains(&disk)).map(|(kind, _)| *kind).collect();
            let mirage = board.effects_on(disk, |effect| matches!(effect, Effect::Mirage(_))).next();
            if let (false, Some(seat)) = (on_it.is_empty(), mirage.and_then(|working| working.seat)) {
                self.mirages.push((disk, seat, drop.by, on_it));
            }
        }
    }

    fn ask_mirage(&mut self, cx: &Cx<'_>) -> Option<(Seat, Question)> {
        while let Some((disk, seat, _, missiles)) = self.mirages.first() {
            let among = cx.board().mirage_places(*disk);
            if !among.is_empty() {
                return Some((*seat, Question::Redirect { disk: *disk, count: missiles.len() as u8, among }));
            }
            self.mirages.remove(0);
        }
        None
    }

    fn redirect(&mut self, cx: &mut Cx<'_>, onto: DiskId) {
        if self.mirages.is_empty() {
            return;
        }
        let (_, seat, by, missiles) = self.mirages.remove(0);
        let height = cx.board().library().constants.missile_height;
        let aim = Point::ORIGIN;
        let drop = Drop { by, seat, kinds: missiles.to_vec(), aim, height, spell: false, stay: true };
        // dw.spell.mirage-redirect: all missiles of one drop go to one Disk.
        lay_on(cx, &drop, onto, "dw.spell.mirage-redirect");
        self.note(cx, seat);
        settle(cx, Deaths::Later);
    }

    /// The next Disk that may fire missed missiles lying near it, player by player.
    fn next_gatherer(&self, board: Board<'_>) -> Option<(Seat, DiskId)> {
        board.clockwise(board.table.first).find_map(|seat| {
            let mut mine = board.army(seat).filter(|disk| !self.gathered.contains(disk));
            mine.find(|disk| !board.near_missed(*disk).is_empty()).map(|disk| (seat, disk))
        })
    }

    fn refire(&mut self, cx: &mut Cx<'_>, seat: Seat, by: DiskId, target: DiskId, aim: Point) {
        let numbers = cx.board().near_missed(by);
        let kinds: Vec<Missile> =
            numbers.iter().map(|number| cx.state.table.counters[usize::from(*number)].kind).collect();
        let Some(kind) = kinds.first().copied() else { return };
        let reach = cx.board().refire_range(by);
        cx.emit(Event::Gathered { by, counters: numbers });
        if !nominate(cx, by, kind, kinds.len() as u8, target, reach) {
            return;
        }
        let height = cx.board().library().constants.missile_height;
        let drop = Drop { by, seat, kinds, aim, height, spell: false, stay: true };
        let hits = drop_counters(cx, &drop);
        for (kind, disks) in &hits {
            for disk in disks {
                hurt_by(cx, &drop, *kind, *disk);
            }
        }
        self.note(cx, seat);
        self.note_mirages(cx, &drop, &hits);
        settle(cx, Deaths::Later);
    }

    fn end(self, cx: &mut Cx<'_>) -> Step {
        // dw.missile.casualties-last
        let deaths: Vec<Death> = self
            .dying
            .iter()
            .map(|(disk, credit, pair)| Death {
                disk: *disk,
                credit: *credit,
                rule: if *pair { "dw.disk.viper-legion" } else { "dw.missile.casualties-last" },
            })
            .collect();
        bury(cx, &deaths);
        cx.emit(Event::CountersTaken);
        settle(cx, Deaths::Now(None));
        Step::Return(())
    }
}

/// Nominates a target, measures, and says whether the missiles fly.
pub(super) fn nominate(
    cx: &mut Cx<'_>,
    archer: DiskId,
    kind: Missile,
    count: u8,
    target: DiskId,
    range: Length,
) -> bool {
    let board = cx.board();
    let (from, to) = (board.circle(archer), board.circle(target));
    let far = !from.within(&to, range);
    let hidden = board.is_behind_barriers(archer, target);
    cx.emit(Event::Nominated { archer, kind, count, target, distance: from.gap(&to) });
    if cx.state.table.segment == Segment::Missile {
        // dw.missile.marker; in the Activation Segment the activation brings the marker.
        cx.emit(Event::Marked { disk: archer, rule: RuleId("dw.missile.marker") });
    }
    let lost = match (far, hidden) {
        (true, _) => Some("dw.missile.out-of-range-lost"),
        (false, true) => Some("dw.barrier.declare-first"),
        (false, false) => None,
    };
    if let Some(rule) = lost {
        cx.emit(Event::ShotLost { archer, rule: RuleId(rule) });
    }
    lost.is_none()
}

/// Enemies that enough Sanddancers are attacking when the Activation Segment has ended take a Wound.
fn swarm(cx: &mut Cx<'_>) {
    let board = cx.board();
    let mut wounds: Vec<(DiskId, u8)> = Vec::new();
    for disk in board.all_in_play() {
        for top in board.table.pile.over(disk).filter(|top| board.enemies(disk, *top)) {
            let abilities = board.profile(top).abilities.iter();
            let after = abilities.filter(|ability| ability.when == When::AfterActivation);
            for effect in after.flat_map(|ability| &ability.effects) {
                let Effect::SwarmWound { word, count, wounds: each } = effect else { continue };
                let alike = board
                    .table
                    .pile
                    .over(disk)
                    .filter(|other| board.enemies(disk, *other) && board.profile(*other).is_called(word));
                // dw.disk.sanddancers
                if alike.count() >= usize::from(*count) && !wounds.iter().any(|(other, _)| *other == disk) {
                    wounds.push((disk, *each));
                }
            }
        }
    }
    for (disk, each) in wounds {
        crate::damage::wound(cx, disk, each);
    }
    settle(cx, Deaths::Now(None));
}

impl Board<'_> {
    /// The Disks onto which the missiles that hit a Mirage can be laid.
    fn mirage_places(self, disk: DiskId) -> Disks {
        let mirage = self.effects_on(disk, |effect| matches!(effect, Effect::Mirage(_))).next();
        let Some(Effect::Mirage(range)) = mirage.map(|working| working.effect) else { return Disks::new() };
        self.all_in_play().filter(|other| *other != disk && self.within(disk, *other, *range)).collect()
    }

    /// The missed missiles that a Disk may gather and fire, by their numbers on the table.
    fn near_missed(self, disk: DiskId) -> SmallVec<[u8; 8]> {
        let Some((kinds, gather)) = self.gathering(disk) else { return SmallVec::new() };
        let width = self.library().constants.counter;
        let counters = self.table.counters.iter().enumerate();
        counters
            .filter(|(_, counter)| {
                // dw.disk.scavengers-limits: what lies on a Disk is no miss.
                counter.on.is_empty()
                    && !counter.off_table
                    && kinds.contains(&counter.kind)
                    && self.circle(disk).within(&Circle::new(counter.at, width), gather)
            })
            .map(|(number, _)| number as u8)
            .collect()
    }

    fn gathering(&self, disk: DiskId) -> Option<(&[Missile], Length)> {
        let seat = self.controller(disk);
        let abilities = self.profile(disk).abilities.iter();
        let ready = abilities
            .filter(|ability| ability.when == When::MissileEnd && self.is_met(&ability.need, seat, disk));
        ready.flat_map(|ability| &ability.effects).find_map(|effect| match effect {
            Effect::Refire { kinds, gather } => Some((&kinds[..], *gather)),
            _ => None,
        })
    }

    /// How far gathered missiles fly.
    fn refire_range(self, disk: DiskId) -> Length {
        let abilities = self.profile(disk).abilities.iter();
        let range = abilities
            .filter(|ability| ability.when == When::MissileEnd)
            .find_map(|ability| ability.target.as_ref().and_then(|target| target.range));
        range.unwrap_or(Length(0))
    }
}
