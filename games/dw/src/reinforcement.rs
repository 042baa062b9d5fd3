//! The Reinforcement Segment, and everything else that comes from the top of a stack.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Refusal, Seat, Wake};
use gonfalon_table::{Circle, Point};
use serde::Serialize;

use crate::action::{Action, Question};
use crate::board::Board;
use crate::chance::Chance;
use crate::cx::{Cx, Step, WakeUp};
use crate::damage::{Deaths, settle};
use crate::data::{Effect, ProfileId, When};
use crate::event::{Entry, Event};
use crate::frame::Frame;
use crate::state::Secret;

/// The Reinforcement Segment: player after player.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Reinforcement {
    asked: u8,
    /// Everybody has had the chance to do something before the next question.
    offered: bool,
}

impl Reinforcement {
    pub(crate) fn step(mut self, cx: &mut Cx<'_>, wake: WakeUp) -> Step {
        if let Wake::Answer(seat, Action::Place(places)) = wake {
            enter(cx, seat, &places, Entry::Reinforcement);
        }
        // dw.reinforce.not-first-round
        while cx.state.table.round > 1 && self.asked < cx.game.seats {
            // dw.reinforce.player-order
            let seat = Seat((cx.state.table.first.0 + self.asked) % cx.game.seats);
            let most = cx.board().scenario().reinforcements.min(cx.board().player(seat).stack);
            let asks = most > 0 && cx.board().has_room(seat, &cx.state.secrets[seat]);
            // dw.disk.floating-head: before every question of this segment; after the last the next segment offers it.
            if let Some(chance) = Chance::at_any_time(cx.board()).filter(|_| asks && !self.offered) {
                self.offered = true;
                return Step::Call(Frame::Reinforcement(self), Frame::Chance(chance));
            }
            self.offered = false;
            self.asked += 1;
            if asks {
                let question = Question::Reinforce { most, called: false };
                return Step::ask(Frame::Reinforcement(self), seat, question, "dw.reinforce.draw");
            }
        }
        Step::Return(())
    }
}

/// Brings Disks of the stack into play and shows what lies on top of it now.
pub(crate) fn enter(cx: &mut Cx<'_>, seat: Seat, places: &[(DiskId, Point)], how: Entry) {
    for (disk, at) in places {
        let stack = &cx.state.secrets[seat].stack;
        let Some((_, profile)) = stack.iter().find(|(other, _)| other == disk).copied() else { continue };
        cx.emit(Event::Entered { disk: *disk, profile, seat, at: *at, how });
    }
    show_top(cx, seat);
    settle(cx, Deaths::Now(None));
}

/// Shows the top of a stack, where it is not the one everybody has seen.
pub(crate) fn show_top(cx: &mut Cx<'_>, seat: Seat) {
    let top = cx.state.secrets[seat].stack.first().copied();
    if cx.state.table.players[seat].top != top.map(|(disk, _)| disk) {
        cx.emit(Event::TopShown { seat, top });
    }
}

/// Every reason against reinforcements.
pub(crate) fn reinforce_refusals(
    board: Board<'_>,
    secret: &Secret,
    seat: Seat,
    most: u8,
    places: &[(DiskId, Point)],
) -> Vec<Refusal> {
    let mut refusals = from_top_refusals(secret, places, most);
    let mut laid: Vec<Circle> = Vec::new();
    for (disk, at) in places {
        let Some((_, profile)) = secret.stack.iter().find(|(other, _)| other == disk) else { continue };
        refusals.extend(board.entry_refusals(seat, *profile, *at, &laid));
        laid.push(Circle::new(*at, board.library()[*profile].diameter));
    }
    refusals
}

/// Every reason why Disks are not those on top of the stack, in their order.
pub(crate) fn from_top_refusals(secret: &Secret, places: &[(DiskId, Point)], most: u8) -> Vec<Refusal> {
    let mut refusals = Vec::new();
    if places.len() > usize::from(most) {
        refusals.push(
            Refusal::new("dw.reinforce.number", "refusal-too-many-reinforcements")
                .number("count", places.len() as i64)
                .number("most", most),
        );
    }
    let in_order = places.iter().zip(&secret.stack).all(|((disk, _), (top, _))| disk == top);
    if !in_order || places.len() > secret.stack.len() {
        refusals.push(Refusal::new("dw.setup.stack-from-top", "refusal-not-from-top"));
    }
    refusals
}

impl Board<'_> {
    /// Every reason why a Disk from the stack may not enter at a place, on top of those that are laid before it.
    pub(crate) fn entry_refusals(
        self,
        seat: Seat,
        profile: ProfileId,
        at: Point,
        laid: &[Circle],
    ) -> Vec<Refusal> {
        let name = &self.library()[profile].name;
        let named = |rule, key| {
            let name = gonfalon_kernel::Arg::Name { en: name.en.clone(), de: name.de.clone() };
            Refusal::new(rule, key).with("disk", name)
        };
        let circle = Circle::new(at, self.library()[profile].diameter);
        let mut refusals = Vec::new();
        let staging =
            self.staging(seat).is_some_and(|land| self.rests_on_land(&circle, self.land_circle(land), laid));
        if !staging && !self.enters_on(profile, &circle) {
            refusals.push(named("dw.reinforce.touch-staging", "refusal-not-at-staging"));
        }
        let pile = &self.table.pile;
        let enemy = self
            .all_in_play()
            .find(|other| self.controller(*other) != Some(seat) && pile.circle(*other).overlaps(&circle));
        if let Some(enemy) = enemy {
            refusals.push(
                named("dw.reinforce.not-on-enemy", "refusal-entry-on-enemy").with("other", self.name(enemy)),
            );
        }
        refusals.extend(self.lying_refusals(profile, &circle));
        refusals
    }

    /// Whether a Disk laid on top of everything rests on a Land Disk: some part of the overlap has no Disk between.
    pub(crate) fn rests_on_land(self, circle: &Circle, land: Circle, laid: &[Circle]) -> bool {
        // dw.touch.land
        let between: Vec<Circle> = self
            .all_in_play()
            .map(|disk| self.circle(disk))
            .chain(laid.iter().copied())
            .filter(|other| other.overlaps(circle) && other.overlaps(&land))
            .collect();
        gonfalon_table::uncovered(circle, &land, &between)
    }

    /// Whether such a Disk may enter on a Disk of its own kind and would lie on one there.
    fn enters_on(self, profile: ProfileId, circle: &Circle) -> bool {
        let abilities =
            self.library()[profile].abilities.iter().filter(|ability| ability.when == When::Enters);
        let mut hosts = abilities.flat_map(|ability| &ability.effects).filter_map(|effect| match effect {
            Effect::EnterOn(host) => Some(*host),
            _ => None,
        });
        hosts.any(|host| {
            // dw.disk.elven-rangers-entry
            self.all_in_play()
                .any(|disk| self.disk(disk).profile == Some(host) && self.circle(disk).overlaps(circle))
        })
    }

    /// Whether the top of a stack has room to enter: looked for around the staging area.
    pub(crate) fn has_room(self, seat: Seat, secret: &Secret) -> bool {
        let Some((_, profile)) = secret.stack.first() else { return false };
        self.entry_places(seat, *profile, &[]).next().is_some()
    }

    /// Places around the staging area where a Disk from the stack may enter.
    pub(crate) fn entry_places(
        self,
        seat: Seat,
        profile: ProfileId,
        laid: &[Circle],
    ) -> impl Iterator<Item = Point> {
        const RINGS: i32 = 4;
        const DIRECTIONS: i32 = 36;
        let width = self.library()[profile].diameter.0;
        let land = self.staging(seat).map(|land| (land.at, (self.library().constants.land.0 + width) / 2));
        land.into_iter()
            .flat_map(move |(at, reach)| {
                (0..RINGS).flat_map(move |ring| {
                    let away = gonfalon_table::Length(reach - 1 - (reach - 2) * ring / (RINGS - 1).max(1));
                    (0..DIRECTIONS).map(move |step| {
                        at.step(gonfalon_table::Heading::from_degrees(step * 360 / DIRECTIONS), away)
                    })
                })
            })
            .filter(move |at| self.entry_refusals(seat, profile, *at, laid).is_empty())
    }

    /// Every reason why a Disk may not be laid at a place, whatever the rule that lays it: the table's edge, a Lake, a wall.
    pub(crate) fn lying_refusals(self, profile: ProfileId, circle: &Circle) -> Vec<Refusal> {
        let name = &self.library()[profile].name;
        let named = |rule, key| {
            let name = gonfalon_kernel::Arg::Name { en: name.en.clone(), de: name.de.clone() };
            Refusal::new(rule, key).with("disk", name)
        };
        let mut refusals = Vec::new();
        if !self.on_table(circle.centre) {
            refusals.push(named("dw.move.table-edge", "refusal-off-table"));
        }
        let lake = self.table.lands.iter().any(|land| {
            let terrain = self.terrain(land).map_or(&[][..], |terrain| &terrain.effects);
            terrain.iter().any(|entry| matches!(entry.effect, Effect::NoForcedEntry))
                && self.land_circle(land).overlaps(circle)
        });
        if lake {
            refusals.push(named("dw.terrain.lake-forced", "refusal-no-entry"));
        }
        let banned = self.library()[profile].abilities.iter().flat_map(|ability| &ability.effects);
        let catapult =
            banned.into_iter().any(|effect| matches!(effect, Effect::Ban(crate::data::Act::EnterTerrain)));
        if catapult && self.any_terrain(circle) {
            refusals.push(named("dw.disk.siege-catapult", "refusal-no-entry"));
        }
        let width = self.library().constants.spell;
        let walls = self.table.tokens.iter().filter(|token| token.kind == crate::data::TokenKind::Wall);
        if walls.into_iter().any(|token| Circle::new(token.at, width).overlaps(circle)) {
            refusals.push(named("dw.spell.magical-wall-no-touch", "refusal-wall"));
        }
        refusals
    }
}
