//! Declaring a ranged attack: range, sight and targets.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Arg, Refusal, Seat};

use crate::board::Board;
use crate::data::{DamageSource, DamageType, Effect, RangeBand, RangedAttack, TerrainKeyword, Trigger};
use crate::event::Shooter;
use crate::rulings::Rampart;

impl<'a> Board<'a> {
    /// The printed ranged attack of a shooter.
    pub(crate) fn weapon(self, by: Shooter, weapon: u8) -> &'a RangedAttack {
        match by {
            Shooter::Disk(disk) => &self.profile(disk).ranged[usize::from(weapon)],
            Shooter::Tower(..) => &self.game.library.strongholds.ranged,
        }
    }

    /// The band in which the target lies.
    pub(crate) fn shot_band(self, by: Shooter, target: DiskId) -> RangeBand {
        let circle = self.circle(target);
        match by {
            Shooter::Disk(disk) => self.band(&self.circle(disk), &circle),
            Shooter::Tower(piece, _) => {
                let outline = &self.table.terrain[usize::from(piece)].outline;
                let reaches = &self.game.library.constants.reaches;
                [RangeBand::Short, RangeBand::Medium, RangeBand::Long]
                    .into_iter()
                    .find(|band| reaches.of(*band).is_some_and(|reach| outline.within_circle(&circle, reach)))
                    .unwrap_or(RangeBand::Siege)
            }
        }
    }

    /// How many battle dice are rolled against a target: cover takes one away, but never the last.
    pub(crate) fn shot_dice(self, by: Shooter, weapon: u8, target: DiskId) -> u8 {
        let dice = match by {
            Shooter::Disk(disk) => self.weapon_dice(disk, weapon),
            Shooter::Tower(..) => self.game.library.strongholds.ranged.dice,
        };
        if self.in_cover(target) { dice.saturating_sub(1).max(1) } else { dice }
    }

    /// Whether a disk has cover, from terrain or from a zone. Several sources give no more than one.
    pub fn in_cover(self, disk: DiskId) -> bool {
        if self.on_terrain_with(disk, TerrainKeyword::Cover) {
            return true;
        }
        let circle = self.circle(disk);
        self.zones().any(|zone| {
            zone.gives_cover(self)
                && zone.area.overlaps_circle(&circle)
                && (self.game.rulings.rampart == Rampart::Everybody || zone.owner == self.owner(disk))
        })
    }

    /// The Watchtowers a seat controls that have not shot in this round (Strongholds).
    pub fn free_towers(self, seat: Seat) -> impl Iterator<Item = u8> {
        self.towers(seat).filter(move |piece| self.table.towers_activated >> piece & 1 == 0)
    }

    /// The Watchtowers a seat controls (Strongholds).
    pub fn towers(self, seat: Seat) -> impl Iterator<Item = u8> {
        let strongholds = &self.game.library.strongholds;
        let active = self.game.is_strongholds();
        self.table
            .terrain
            .iter()
            .enumerate()
            .filter(move |(_, terrain)| {
                active
                    && terrain.piece == strongholds.piece
                    && terrain.side == strongholds.side
                    && self.terrain_controller(terrain) == Some(seat)
            })
            .map(|(number, _)| number as u8)
    }

    /// Whether an attacker outside a piece is kept from targeting a disk on it (Cave).
    pub(crate) fn sheltered(self, attacker: Option<DiskId>, target: DiskId) -> bool {
        self.terrain_under(self.circle(target)).any(|(_, terrain)| {
            let shelters = self.terrain_side(terrain).abilities.iter().any(|ability| {
                ability.on == Trigger::Always
                    && ability.effects.contains(&Effect::NoRangedTarget)
                    && self.matches(&ability.who, self.owner(target), None, target)
            });
            shelters
                && attacker.is_none_or(|attacker| !terrain.outline.overlaps_circle(&self.circle(attacker)))
        })
    }
}

/// Every reason against a ranged attack of a disk.
pub(crate) fn shot_refusals(board: Board<'_>, disk: DiskId, weapon: u8, target: DiskId) -> Vec<Refusal> {
    if usize::from(weapon) >= board.profile(disk).ranged.len() {
        return vec![
            Refusal::new("whdw.ranged.action", "refusal-no-ranged-attack").with("disk", board.name(disk)),
        ];
    }
    if disk == target {
        return vec![
            Refusal::new("whdw.ranged.not-self", "refusal-shoots-itself").with("disk", board.name(disk)),
        ];
    }
    let sees = |target| board.sees(disk, target);
    let most = board.weapon_range(disk, weapon);
    let mut refusals = target_refusals(board, Shooter::Disk(disk), weapon, target, most, sees);
    if board.exists(target) && board.on_battlefield(target) && board.sheltered(Some(disk), target) {
        refusals.push(
            Refusal::new("whdw.terrain.cave-scatter", "refusal-sheltered").with("disk", board.name(target)),
        );
    }
    refusals
}

/// Every reason against a shot from a Watchtower.
pub(crate) fn tower_refusals(board: Board<'_>, seat: Seat, piece: u8, target: DiskId) -> Vec<Refusal> {
    if !board.towers(seat).any(|tower| tower == piece) {
        return vec![Refusal::new("whdw.special.strongholds-shot", "refusal-tower-not-controlled")];
    }
    let mut refusals = Vec::new();
    if !board.free_towers(seat).any(|tower| tower == piece) {
        refusals.push(Refusal::new("whdw.special.strongholds-shot", "refusal-tower-activated"));
    }
    let most = board.game.library.strongholds.ranged.range;
    let by = Shooter::Tower(piece, seat);
    refusals.extend(target_refusals(board, by, 0, target, most, |target| board.terrain_sees(piece, target)));
    if board.exists(target) && board.on_battlefield(target) && board.sheltered(None, target) {
        refusals.push(
            Refusal::new("whdw.terrain.cave-scatter", "refusal-sheltered").with("disk", board.name(target)),
        );
    }
    refusals
}

fn target_refusals(
    board: Board<'_>,
    by: Shooter,
    weapon: u8,
    target: DiskId,
    most: RangeBand,
    sees: impl Fn(DiskId) -> bool,
) -> Vec<Refusal> {
    if !board.exists(target) {
        return vec![Refusal::new("whdw.sight.target", "refusal-unknown-disk")];
    }
    let named = |rule, key| Refusal::new(rule, key).with("disk", board.name(target));
    if !board.on_battlefield(target) {
        return vec![named("whdw.sight.target", "refusal-not-on-battlefield")];
    }
    let mut refusals = Vec::new();
    if board.shot_band(by, target) > most {
        let gap = match by {
            Shooter::Disk(disk) => board.circle(disk).gap(&board.circle(target)),
            Shooter::Tower(piece, _) => {
                board.table.terrain[usize::from(piece)].outline.gap_circle(&board.circle(target))
            }
        };
        let reach = board.game.library.constants.reaches.of(most).map_or(0, |reach| reach.0);
        refusals.push(
            named("whdw.range.within", "refusal-out-of-range")
                .with("gap", Arg::Length(gap.0))
                .with("most", Arg::Length(reach)),
        );
    }
    if !sees(target) {
        refusals.push(named("whdw.sight.needed-ranged", "refusal-no-sight"));
    }
    let kind = board.weapon(by, weapon).damage;
    if kind != DamageType::Untyped && board.immune(target, kind, Some(DamageSource::Ranged)) {
        refusals.push(named("whdw.keyword.immune", "refusal-immune"));
    }
    refusals
}
