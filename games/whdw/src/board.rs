//! Reading the table: the small questions every chapter asks.
//!
//! A [`Board`] is the public table together with the facts of the match. It can be made from a state as well as
//! from a view, so that rules, bots and previews all ask the same functions.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Arg, Seat};
use gonfalon_table::{Circle, Point, Rectangle};

use crate::Whdw;
use crate::data::{
    DiskProfile, Filter, Keyword, KeywordKind, RangeBand, Side, TerrainKeyword, TerrainSide, Where,
};
use crate::state::{Disk, Lasting, Place, Player, Table, Terrain};

/// The public table with the facts of the match.
#[derive(Clone, Copy, Debug)]
pub struct Board<'a> {
    /// The facts of the match.
    pub game: &'a Whdw,
    /// What everybody sees.
    pub table: &'a Table,
    imagined: &'a [Lasting],
}

impl<'a> Board<'a> {
    /// The table of a match.
    pub fn new(game: &'a Whdw, table: &'a Table) -> Board<'a> {
        Board { game, table, imagined: &[] }
    }

    /// The same table as if these changes had begun as well: what a card brings to the disk being activated.
    #[must_use]
    pub fn imagining(self, changes: &'a [Lasting]) -> Board<'a> {
        Board { imagined: changes, ..self }
    }

    /// Changes that last for a while, imagined ones last.
    pub(crate) fn lasting(self, disk: DiskId) -> impl Iterator<Item = &'a Lasting> {
        self.table.lasting.iter().chain(self.imagined).filter(move |lasting| lasting.disk == disk)
    }

    /// What is printed on a disk.
    pub fn profile(self, disk: DiskId) -> &'a DiskProfile {
        &self.game.library[self.game.disks[disk.index()].profile]
    }

    /// Who controls a disk. No ability of the core set hands control over, so it is always the owner.
    pub fn owner(self, disk: DiskId) -> Seat {
        self.game.disks[disk.index()].owner
    }

    /// Where a disk is and what it carries.
    pub fn disk(self, disk: DiskId) -> &'a Disk {
        &self.table.disks[disk.index()]
    }

    /// A player.
    pub fn player(self, seat: Seat) -> &'a Player {
        &self.table.players[seat]
    }

    /// Whether there is such a disk in the match.
    pub fn exists(self, disk: DiskId) -> bool {
        disk.index() < self.game.disks.len()
    }

    /// Whether the disk is on the battlefield.
    pub fn on_battlefield(self, disk: DiskId) -> bool {
        self.disk(disk).place == Place::Battlefield
    }

    /// All disks on the battlefield in the order of their ids.
    pub fn battlefield(self) -> impl Iterator<Item = DiskId> + 'a {
        self.table
            .disks
            .iter()
            .enumerate()
            .filter(|(_, disk)| disk.place == Place::Battlefield)
            .map(|(index, _)| DiskId(index as u8))
    }

    /// All disks of the match a seat owns, wherever they are.
    pub fn army(self, seat: Seat) -> impl Iterator<Item = DiskId> + 'a {
        let disks = &self.game.disks;
        (0..disks.len() as u8).map(DiskId).filter(move |disk| disks[disk.index()].owner == seat)
    }

    /// The disks of a seat in a certain place.
    pub fn army_in(self, seat: Seat, place: Place) -> impl Iterator<Item = DiskId> + 'a {
        self.army(seat).filter(move |disk| self.disk(*disk).place == place)
    }

    /// Whether two disks are enemies.
    pub fn enemies(self, one: DiskId, other: DiskId) -> bool {
        self.owner(one) != self.owner(other)
    }

    /// A disk's circle on the battlefield.
    pub fn circle(self, disk: DiskId) -> Circle {
        self.table.pile.circle(disk)
    }

    /// The battlefield.
    pub fn field(self) -> Rectangle {
        let battlefield = &self.game.library.constants.battlefield;
        Rectangle { min: Point::new(0, 0), max: Point::new(battlefield.width.0, battlefield.depth.0) }
    }

    /// Whether a disk can be activated: neither activated nor pinned.
    pub fn can_activate(self, disk: DiskId) -> bool {
        self.on_battlefield(disk) && !self.disk(disk).activated && !self.table.pile.is_pinned(disk)
    }

    /// The band of the ruler in which the gap between two circles ends.
    pub fn band(self, from: &Circle, to: &Circle) -> RangeBand {
        [RangeBand::Short, RangeBand::Medium, RangeBand::Long]
            .into_iter()
            .find(|band| self.circles_within(from, to, *band))
            .unwrap_or(RangeBand::Siege)
    }

    /// Whether the gap between two circles is within a band.
    pub fn circles_within(self, from: &Circle, to: &Circle, band: RangeBand) -> bool {
        match self.game.library.constants.reaches.of(band) {
            Some(reach) => from.within(to, reach),
            None => true,
        }
    }

    /// Whether two disks on the battlefield are within a band of each other; a disk is always in range of itself.
    pub fn within(self, from: DiskId, to: DiskId, band: RangeBand) -> bool {
        from == to || self.circles_within(&self.circle(from), &self.circle(to), band)
    }

    /// The side of a terrain piece that lies face up.
    pub fn terrain_side(self, terrain: &Terrain) -> &'a TerrainSide {
        &self.game.library[terrain.piece].sides[usize::from(terrain.side)]
    }

    /// The terrain pieces a circle overlaps, by number.
    pub fn terrain_under(self, circle: Circle) -> impl Iterator<Item = (u8, &'a Terrain)> {
        self.table
            .terrain
            .iter()
            .enumerate()
            .filter(move |(_, terrain)| terrain.outline.overlaps_circle(&circle))
            .map(|(index, terrain)| (index as u8, terrain))
    }

    /// Whether a disk overlaps terrain with this keyword.
    pub fn on_terrain_with(self, disk: DiskId, keyword: TerrainKeyword) -> bool {
        self.terrain_under(self.circle(disk))
            .any(|(_, terrain)| self.terrain_side(terrain).keywords.contains(&keyword))
    }

    /// Who controls a terrain piece: the only player with disks on it.
    pub fn terrain_controller(self, terrain: &Terrain) -> Option<Seat> {
        let mut controller = None;
        for disk in self.battlefield() {
            if !terrain.outline.overlaps_circle(&self.circle(disk)) {
                continue;
            }
            match controller {
                None => controller = Some(self.owner(disk)),
                Some(seat) if seat == self.owner(disk) => {}
                Some(_) => return None,
            }
        }
        controller
    }

    /// Whether a disk matches a filter, seen from a seat and perhaps a using disk.
    pub fn matches(self, filter: &Filter, seat: Seat, user: Option<DiskId>, disk: DiskId) -> bool {
        let profile = self.profile(disk);
        let tokens = self.disk(disk);
        let place = match filter.place {
            Some(Where::Reserve) => Place::Reserve,
            None => Place::Battlefield,
        };
        let side = match filter.side {
            Side::Any => true,
            Side::Ally => self.owner(disk) == seat,
            Side::Enemy => self.owner(disk) != seat,
        };
        side && tokens.place == place
            && !(filter.other && user == Some(disk))
            && filter.race.is_none_or(|race| profile.race == race)
            && filter.has.is_none_or(|wanted| profile.has_trait(wanted))
            && filter.kind.is_none_or(|kind| profile.kind == kind)
            && filter.title.as_ref().is_none_or(|title| profile.name.en.contains(title.as_str()))
            && filter.activated.is_none_or(|activated| tokens.activated == activated)
            && filter.empowered.is_none_or(|empowered| tokens.empowered == empowered)
            && filter.pinned.is_none_or(|pinned| self.table.pile.is_pinned(disk) == pinned)
            && filter.on_terrain.is_none_or(|on| self.terrain_under(self.circle(disk)).next().is_some() == on)
            && filter.lacks.iter().all(|kind| !self.has(disk, *kind))
    }

    /// Whether a disk has a keyword, printed or gained.
    pub fn has(self, disk: DiskId, kind: KeywordKind) -> bool {
        self.any_keyword(disk, kind, |_| true)
    }

    /// Whether any keyword of this kind, printed or gained, satisfies a test.
    pub fn any_keyword(self, disk: DiskId, kind: KeywordKind, test: impl Fn(Keyword) -> bool) -> bool {
        let test = |keyword: Keyword| keyword.kind() == kind && test(keyword);
        self.profile(disk).keywords.iter().any(|keyword| test(*keyword))
            || self.any_gained_keyword(disk, kind, test)
    }

    /// A disk's name as an argument of a sentence.
    pub fn name(self, disk: DiskId) -> Arg {
        let name = &self.profile(disk).name;
        Arg::Name { en: name.en.clone(), de: name.de.clone() }
    }
}
