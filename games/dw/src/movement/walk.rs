//! Judging flips: where each may land, and whether the Disk must stop there.

use gonfalon_disks::DiskId;
use gonfalon_kernel::Refusal;
use gonfalon_table::{Circle, Heading, Point};

use super::Mover;
use crate::action::Disks;
use crate::board::Board;
use crate::data::{Act, Effect, Filter, SkillKind, Stat, TokenKind};
use crate::state::{LandKind, Source};

/// A movement as far as it has come, in the mind of whoever judges it.
#[derive(Clone, Debug)]
pub(crate) struct Walk<'a> {
    board: Board<'a>,
    disk: DiskId,
    mover: Mover,
    /// Where the Disk is.
    pub(crate) at: Point,
    /// Flips left.
    pub(crate) left: u8,
    /// Flips made in this round.
    made: u8,
    /// It began its movement in terrain of which every flip must lead out.
    leaves: bool,
    /// The rule by which it must stop where it is.
    pub(crate) stopped: Option<&'static str>,
    flies: bool,
}

impl<'a> Walk<'a> {
    /// A movement that begins where the Disk lies, or goes on with so many flips left.
    pub(crate) fn new(board: Board<'a>, disk: DiskId, mover: Mover, left: u8) -> Walk<'a> {
        Walk {
            board,
            disk,
            mover,
            at: board.table.pile.at(disk),
            left,
            made: board.disk(disk).flips,
            leaves: board.table.descending == Some(disk) || board.begins_inside(disk),
            stopped: None,
            flies: board.has(disk, SkillKind::Flying),
        }
    }

    /// Every reason against the next flip. Without any the Disk is where the flip leads.
    pub(crate) fn flip(&mut self, heading: Heading) -> Vec<Refusal> {
        let board = self.board;
        let mut refusals = Vec::new();
        if self.left == 0 {
            refusals.push(self.refusal("dw.move.count", "refusal-no-flips-left"));
            if let Some((most, source)) = board.slowing(self.disk) {
                let rule = board.rule_of_effect(source, &Effect::StartSlow(most)).0;
                refusals.push(self.refusal(rule, "refusal-slowed"));
            }
        }
        if let Some(rule) = self.stopped {
            refusals.push(self.refusal(rule, "refusal-must-stop"));
        }
        if !refusals.is_empty() {
            return refusals;
        }
        let to = board.landing(self.disk, self.at, heading);
        let stops = self.stop_at(to);
        let last = stops.is_some() || self.left == 1;
        refusals.extend(self.landing_refusals(to, last));
        if refusals.is_empty() {
            (self.at, self.left, self.stopped) = (to, self.left - 1, stops);
            self.made = self.made.saturating_add(1);
        }
        refusals
    }

    /// Whether terrain lets the Disk go from where it is to a place, however many flips that takes, and whether it must stop there.
    pub(crate) fn leads_to(&self, to: Point) -> Option<bool> {
        let open = self.fixed_refusals(to).is_empty() && self.resting_refusals(to).is_empty();
        open.then(|| self.stop_at(to).is_some())
    }

    /// Whether terrain lets the Disk lie where it is.
    pub(crate) fn rests(&self) -> bool {
        self.resting_refusals(self.at).is_empty()
    }

    /// Every reason against ending the movement here.
    pub(crate) fn end(&self) -> Vec<Refusal> {
        self.ending_refusals(self.at)
    }

    fn circle(&self, at: Point) -> Circle {
        Circle::new(at, self.board.table.pile.diameter(self.disk))
    }

    fn refusal(&self, rule: &'static str, key: &'static str) -> Refusal {
        Refusal::new(rule, key).with("disk", self.board.name(self.disk))
    }

    fn against(&self, rule: &'static str, key: &'static str, other: DiskId) -> Refusal {
        self.refusal(rule, key).with("other", self.board.name(other))
    }

    /// The rule by which a Disk that lands there must stop.
    fn stop_at(&self, to: Point) -> Option<&'static str> {
        let board = self.board;
        let mut under = board.table.pile.landing_overlaps(self.disk, to);
        let glides = board.own_attribute(self.disk, |effect| matches!(effect, Effect::Glide));
        let overlap = if glides {
            None
        } else if self.flies {
            let enemy_flyer =
                |other: DiskId| board.enemies(self.disk, other) && board.has(other, SkillKind::Flying);
            under.any(enemy_flyer).then_some("dw.fly.stop-on-enemy-flyer")
        } else if board.own_attribute(self.disk, |effect| matches!(effect, Effect::PassFriends)) {
            under.any(|other| board.enemies(self.disk, other)).then_some("dw.move.stop-on-overlap")
        } else {
            under.next().map(|_| "dw.move.stop-on-overlap")
        };
        overlap.or_else(|| self.terrain_stop(to))
    }

    fn terrain_stop(&self, to: Point) -> Option<&'static str> {
        let board = self.board;
        if board.own_attribute(self.disk, |effect| matches!(effect, Effect::FreeTerrain)) {
            return None;
        }
        let entered = |land: Circle| land.overlaps(&self.circle(to)) && !land.overlaps(&self.circle(self.at));
        board
            .terrain_rules(self.disk, |effect| matches!(effect, Effect::StopEntering))
            .find_map(|(_, circle, id, _)| entered(circle).then(|| stop_rule(id)))
    }

    /// Every reason why a flip cannot land there; `last` if it will have to end there.
    fn landing_refusals(&self, to: Point, last: bool) -> Vec<Refusal> {
        let circle = self.circle(to);
        let mut refusals = self.fixed_refusals(to);
        if last {
            refusals.extend(self.ending_refusals(to));
        } else if self.flies || self.passes() {
            refusals.extend(self.stranded_refusals(to));
        }
        if !last && !self.flies {
            refusals.extend(self.wall_refusal(&circle));
            // Whoever does not fly lies wherever it lands, and may stop there.
            refusals.extend(self.no_end_refusal(&circle));
        }
        refusals
    }

    /// Every reason why a flip cannot lead there, whether the movement ends there or not.
    fn fixed_refusals(&self, to: Point) -> Vec<Refusal> {
        let board = self.board;
        let circle = self.circle(to);
        let mut refusals = Vec::new();
        if !board.on_table(to) {
            refusals.push(self.refusal("dw.move.table-edge", "refusal-off-table"));
            if self.mover == Mover::Controlled {
                refusals.push(self.refusal("dw.spell.control-table", "refusal-off-table"));
            }
        }
        for (_, land, id, _) in board.terrain_rules(self.disk, |effect| matches!(effect, Effect::NoEntry)) {
            if land.overlaps(&circle) && !land.overlaps(&self.circle(self.at)) {
                let rule =
                    if id == "cavern" { "dw.terrain.cavern-no-flyers" } else { "dw.terrain.lake-ground" };
                refusals.push(self.refusal(rule, "refusal-no-entry"));
            }
        }
        if board.is_banned(self.disk, Act::EnterTerrain) && board.any_terrain(&circle) {
            refusals.push(self.refusal("dw.disk.siege-catapult", "refusal-no-entry"));
        }
        let mut inner = board.terrain_rules(self.disk, |effect| matches!(effect, Effect::NoInnerMove));
        if self.leaves && inner.any(|(_, land, _, _)| land.overlaps(&circle)) {
            refusals.push(self.refusal("dw.terrain.mountain-leave", "refusal-inner-move"));
        }
        // dw.spell.repel: it can be neither flown over nor made the end of a movement.
        for other in board.table.pile.landing_overlaps(self.disk, to) {
            if board.any_effect(other, |effect| matches!(effect, Effect::Repel)) {
                refusals.push(self.against("dw.spell.repel", "refusal-repelled", other));
            }
        }
        refusals
    }

    /// Whether it may go on although it lies on Disks.
    fn passes(&self) -> bool {
        self.board.own_attribute(self.disk, |effect| matches!(effect, Effect::Glide | Effect::PassFriends))
    }

    /// Reasons against a flip that leads where the Disk may not end, if it finds no way out with the flips left.
    fn stranded_refusals(&self, to: Point) -> Vec<Refusal> {
        const DIRECTIONS: i32 = 24;
        let refusals = self.resting_refusals(to);
        if refusals.is_empty() {
            return refusals;
        }
        // dw.terrain.lake-flyer: looked for along straight lines.
        let escapes = |step: i32| {
            let heading = Heading::from_degrees(step * 360 / DIRECTIONS);
            let mut ahead = Walk { at: to, left: self.left - 1, ..self.clone() };
            ahead.made = ahead.made.saturating_add(1);
            ahead.ends_along(heading)
        };
        if (0..DIRECTIONS).any(escapes) { Vec::new() } else { refusals }
    }

    /// Whether flips in one direction lead to a place where the Disk may end.
    fn ends_along(&mut self, heading: Heading) -> bool {
        while self.left > 0 && self.stopped.is_none() {
            let to = self.board.landing(self.disk, self.at, heading);
            let stops = self.stop_at(to);
            let closed = self.fixed_refusals(to);
            (self.at, self.left, self.stopped) = (to, self.left - 1, stops);
            self.made = self.made.saturating_add(1);
            if !closed.is_empty() {
                return false;
            }
            if self.resting_refusals(to).is_empty() {
                return true;
            }
        }
        false
    }

    fn wall_refusal(&self, circle: &Circle) -> Option<Refusal> {
        let board = self.board;
        let width = board.library().constants.spell;
        let wall = board
            .table
            .tokens
            .iter()
            .any(|token| token.kind == TokenKind::Wall && Circle::new(token.at, width).overlaps(circle));
        wall.then(|| self.refusal("dw.spell.magical-wall-no-touch", "refusal-wall"))
    }

    fn no_end_refusal(&self, circle: &Circle) -> Option<Refusal> {
        let mut rules = self.board.terrain_rules(self.disk, |effect| matches!(effect, Effect::NoEnd));
        let inside = rules.any(|(_, land, _, _)| land.overlaps(circle));
        inside.then(|| self.refusal("dw.terrain.lake-flyer", "refusal-no-end"))
    }

    /// Every reason against ending a movement at a place.
    fn ending_refusals(&self, at: Point) -> Vec<Refusal> {
        let mut refusals = self.resting_refusals(at);
        if self.mover == Mover::Activated {
            refusals.extend(self.bound_refusals(at));
        }
        refusals
    }

    /// Every reason why a Disk cannot rest at a place, whatever it is bound to do.
    fn resting_refusals(&self, at: Point) -> Vec<Refusal> {
        let circle = self.circle(at);
        let mut refusals: Vec<Refusal> = self.no_end_refusal(&circle).into_iter().collect();
        refusals.extend(self.wall_refusal(&circle));
        if self.mover == Mover::Activated {
            refusals.extend(self.attack_refusals(at));
        }
        refusals
    }

    /// Reasons against an end elsewhere than on the Disk it may only Attack.
    fn bound_refusals(&self, at: Point) -> Vec<Refusal> {
        let board = self.board;
        let bound = board.effects_on(self.disk, |effect| matches!(effect, Effect::MustAttackSource { .. }));
        let touched = board.table.pile.landing_pins(self.disk, at);
        bound
            .filter_map(|working| working.by)
            .filter(|source| !touched.contains(source))
            .map(|source| self.against("dw.disk.uthuk-yargrin", "refusal-must-attack", source))
            .collect()
    }

    /// Every reason against the Attack that an activated movement ending there would be.
    fn attack_refusals(&self, at: Point) -> Vec<Refusal> {
        let board = self.board;
        let disk = self.disk;
        let touched: Disks = board.table.pile.landing_pins(disk, at).into_iter().collect();
        let whom: Disks = touched.iter().copied().filter(|other| board.enemies(disk, *other)).collect();
        let mut refusals = Vec::new();
        if !whom.is_empty() {
            if board.is_banned(disk, Act::Attack) {
                refusals.push(self.refusal("dw.touch.attack", "refusal-attack-banned"));
            }
            if board.any_effect(disk, |effect| matches!(effect, Effect::OnlyMove)) {
                refusals.push(self.refusal("dw.spell.invisibility", "refusal-attack-banned"));
            }
        }
        for other in &whom {
            refusals.extend(self.attack_refusal(*other));
        }
        refusals
    }

    fn attack_refusal(&self, whom: DiskId) -> Option<Refusal> {
        let (board, disk) = (self.board, self.disk);
        let mover = |by: &Filter, seat| {
            // dw.disk.dervishers: the flip that brings the Disk there is counted.
            let moved = by.min_moved.is_none_or(|least| self.made.saturating_add(1) >= least);
            let rest = Filter { min_moved: None, ..by.clone() };
            moved && board.fits(&rest, seat, Some(whom), disk)
        };
        let guards = board.effects_on(whom, |effect| matches!(effect, Effect::NoAttackOn(_)));
        for guard in guards {
            let Effect::NoAttackOn(by) = guard.effect else { continue };
            if mover(by, guard.seat.or(board.controller(whom))) {
                let rule = board.rule_of_effect(guard.source, guard.effect).0;
                return Some(self.against(rule, "refusal-attack-guarded", whom));
            }
        }
        let qualms = board.effects_on(disk, |effect| matches!(effect, Effect::CannotAttack(_)));
        for qualm in qualms {
            let Effect::CannotAttack(spared) = qualm.effect else { continue };
            if board.fits(spared, board.controller(disk), Some(disk), whom) {
                let rule = board.rule_of(qualm.source).0;
                return Some(self.against(rule, "refusal-cannot-attack", whom));
            }
        }
        None
    }
}

/// Every reason against these flips as the movement of an activated Disk.
pub(crate) fn movement_refusals(
    board: Board<'_>,
    disk: DiskId,
    mover: Mover,
    left: u8,
    path: &[Heading],
) -> Vec<Refusal> {
    let mut walk = Walk::new(board, disk, mover, left);
    for heading in path {
        let refusals = walk.flip(*heading);
        if !refusals.is_empty() {
            return refusals;
        }
    }
    Vec::new()
}

/// Every reason against ending a movement where the Disk is. Whoever can neither stop nor go on stops.
pub(crate) fn may_stop(board: Board<'_>, disk: DiskId, mover: Mover, left: u8) -> Vec<Refusal> {
    const DIRECTIONS: i32 = 72;
    let walk = Walk::new(board, disk, mover, left);
    let refusals = walk.end();
    let mut headings = (0..DIRECTIONS).map(|step| Heading::from_degrees(step * 360 / DIRECTIONS));
    if refusals.is_empty() || headings.any(|heading| walk.clone().flip(heading).is_empty()) {
        refusals
    } else {
        Vec::new()
    }
}

/// The rule by which terrain stops whoever enters it.
fn stop_rule(id: &str) -> &'static str {
    match id {
        "forest" => "dw.terrain.forest-stop",
        "swamp" => "dw.terrain.swamp-stop",
        "mountain" => "dw.terrain.mountain-stop",
        _ => "dw.terrain.desert",
    }
}

impl<'a> Board<'a> {
    /// Where one flip in a direction lands.
    pub fn landing(self, disk: DiskId, at: Point, heading: Heading) -> Point {
        // dw.move.flip
        at.step(heading, self.table.pile.diameter(disk))
    }

    /// How many flips a Disk may make when its movement begins.
    pub fn flips(self, disk: DiskId) -> u8 {
        let movement = self.value(disk, Stat::Movement);
        self.slowing(disk).map_or(movement, |(most, _)| most)
    }

    /// The terrain that lets a Disk which begins its movement in it make fewer flips, and how many.
    fn slowing(self, disk: DiskId) -> Option<(u8, Source)> {
        // dw.terrain.forest-slow dw.terrain.swamp-slow
        let slow = self.effects_on(disk, |effect| matches!(effect, Effect::StartSlow(_)));
        let limits = slow.filter_map(|working| match working.effect {
            Effect::StartSlow(most) => Some((*most, working.source)),
            _ => None,
        });
        let free = || self.own_attribute(disk, |effect| matches!(effect, Effect::FreeTerrain));
        let lowest = limits.min_by_key(|(most, _)| *most)?;
        (lowest.0 < self.value(disk, Stat::Movement) && !free()).then_some(lowest)
    }

    /// Whether a Disk lies in terrain of which every flip of its movement must lead out.
    pub(crate) fn begins_inside(self, disk: DiskId) -> bool {
        self.any_effect(disk, |effect| matches!(effect, Effect::NoInnerMove))
    }

    /// The wanted rules of terrain that concern a Disk, wherever it is: number, circle, word of its type, and the distance to
    /// which it reaches.
    pub(crate) fn terrain_rules(
        self,
        disk: DiskId,
        wanted: impl Fn(&Effect) -> bool + Copy + 'a,
    ) -> impl Iterator<Item = (u8, Circle, &'a str, gonfalon_table::Length)> + 'a {
        self.table.lands.iter().enumerate().flat_map(move |(index, land)| {
            let terrain = self.terrain(land);
            let entries = terrain.map_or(&[][..], |terrain| &terrain.effects).iter();
            let mine =
                entries.filter(move |entry| wanted(&entry.effect) && self.fits(&entry.who, None, None, disk));
            let id = terrain.map_or("", |terrain| terrain.id.as_str());
            mine.map(move |entry| (index as u8, self.land_circle(land), id, entry.within))
        })
    }

    /// Whether a circle lies in any terrain.
    pub fn any_terrain(self, circle: &Circle) -> bool {
        let terrain = |kind| matches!(kind, LandKind::Terrain(_));
        self.table.lands.iter().any(|land| terrain(land.kind) && self.land_circle(land).overlaps(circle))
    }
}
