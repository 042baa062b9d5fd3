//! The table as it would be after an answer, as far as no dice are needed.

use gonfalon_disks::DiskId;
use gonfalon_table::{Circle, Point};
use gonfalon_whdw::Whdw;
use gonfalon_whdw::action::{Detail, Path};
use gonfalon_whdw::board::Board;
use gonfalon_whdw::data::{
    Ability, Amount, DamageSource, DamageType, Effect, KeywordKind, Pick, Stat, TerrainKeyword, Until,
};
use gonfalon_whdw::state::{Change, Lasting, Place, Source, Table};

/// A copy of the public table on which answers are tried out.
pub(crate) struct Imagined<'a> {
    game: &'a Whdw,
    pub(crate) table: Table,
}

impl<'a> Imagined<'a> {
    /// The table as it is.
    pub(crate) fn new(game: &'a Whdw, table: &Table) -> Imagined<'a> {
        Imagined { game, table: table.clone() }
    }

    /// Reads it.
    pub(crate) fn board(&self) -> Board<'_> {
        Board::new(self.game, &self.table)
    }

    /// A disk receives its activation token.
    pub(crate) fn activate(&mut self, disk: DiskId) {
        self.table.disks[disk.index()].activated = true;
    }

    /// A disk flips along a path, with impact and dangerous ground at every landing; in the air nothing happens.
    pub(crate) fn walk(&mut self, disk: DiskId, path: &Path) {
        let calm = self.table.terrain.is_empty() && self.board().strength(disk, Stat::Impact) == 0;
        let landings = if calm || self.board().flies(disk) { path.len().saturating_sub(1) } else { 0 };
        for to in &path[landings..] {
            if self.board().on_battlefield(disk) {
                self.land(disk, *to);
            }
        }
    }

    fn land(&mut self, disk: DiskId, at: Point) {
        let before: Vec<DiskId> = self.table.pile.under(disk).collect();
        self.table.pile.land(disk, at);
        let circle = self.board().circle(disk);
        if !self.board().field().overlaps_circle(&circle) {
            self.remove(disk);
            return;
        }
        let impact = self.board().strength(disk, Stat::Impact);
        if impact > 0 {
            let pinned: Vec<DiskId> =
                self.table.pile.under(disk).filter(|under| !before.contains(under)).collect();
            for under in pinned {
                self.hurt(under, impact, DamageType::Physical, Some(DamageSource::Impact));
            }
        }
        self.suffer_ground(disk, &circle);
    }

    /// Dangerous ground rolls a die; three and a half is its mean, and four is what a cautious player expects.
    fn suffer_ground(&mut self, disk: DiskId, circle: &Circle) {
        let board = self.board();
        if board.table.terrain.is_empty() || board.has(disk, KeywordKind::Strider) {
            return;
        }
        let kinds: Vec<DamageType> = board
            .terrain_under(*circle)
            .flat_map(|(_, terrain)| &board.terrain_side(terrain).keywords)
            .filter_map(
                |keyword| if let TerrainKeyword::Dangerous(kind) = keyword { Some(*kind) } else { None },
            )
            .collect();
        for kind in kinds {
            self.hurt(disk, 4, kind, None);
        }
    }

    /// A disk enters the battlefield from the reserve.
    pub(crate) fn reinforce(&mut self, disk: DiskId, at: Point) {
        self.table.disks[disk.index()].place = Place::Battlefield;
        self.activate(disk);
        self.land(disk, at);
    }

    /// Damage with its consequences.
    pub(crate) fn hurt(&mut self, disk: DiskId, amount: u8, kind: DamageType, via: Option<DamageSource>) {
        let board = self.board();
        if !board.on_battlefield(disk) {
            return;
        }
        let amount = board.reduced(disk, amount, kind, via);
        let tokens = *board.disk(disk);
        let suffered = tokens.damage.saturating_add(amount);
        if suffered == 0 || suffered < board.strength(disk, Stat::Toughness) {
            self.table.disks[disk.index()].damage = suffered;
        } else {
            self.wound(disk);
        }
    }

    fn wound(&mut self, disk: DiskId) {
        let board = self.board();
        if board.disk(disk).wounds >= board.strength(disk, Stat::Stamina) {
            self.remove(disk);
        } else {
            let tokens = &mut self.table.disks[disk.index()];
            tokens.wounds += 1;
            tokens.damage = 0;
        }
    }

    fn remove(&mut self, disk: DiskId) {
        let tokens = &mut self.table.disks[disk.index()];
        tokens.place = Place::Casualty;
        tokens.damage = 0;
        tokens.wounds = 0;
        self.table.pile.remove(disk);
    }

    /// An ability of a disk or card takes effect.
    pub(crate) fn use_ability(&mut self, user: DiskId, ability: &Ability, picks: &[DiskId], detail: &Detail) {
        let reached = self.reached(user, ability, picks);
        for effect in &ability.effects {
            match (effect, detail) {
                (Effect::Flip { .. }, Detail::At(to)) => {
                    reached.iter().for_each(|disk| self.land(*disk, *to));
                }
                (Effect::Reinforce(_), Detail::At(at)) => {
                    reached.iter().for_each(|disk| self.reinforce(*disk, *at));
                }
                (Effect::MoveActivation { .. }, Detail::To(receivers)) => {
                    for (giver, receiver) in reached.iter().zip(receivers) {
                        self.table.disks[giver.index()].activated = false;
                        self.activate(*receiver);
                    }
                }
                _ => reached.iter().for_each(|disk| self.affect(user, effect, *disk)),
            }
        }
    }

    fn reached(&self, user: DiskId, ability: &Ability, picks: &[DiskId]) -> Vec<DiskId> {
        let board = self.board();
        let seat = board.owner(user);
        let mut reached: Vec<DiskId> = match ability.pick {
            Pick::User => vec![user],
            Pick::Each => board
                .battlefield()
                .filter(|disk| board.matches(&ability.who, seat, Some(user), *disk))
                .filter(|disk| ability.range.is_none_or(|range| board.within(user, *disk, range)))
                .collect(),
            _ => picks.to_vec(),
        };
        if let (Some(splash), Some(centre)) = (&ability.splash, picks.first()) {
            let around = board
                .battlefield()
                .filter(|disk| !reached.contains(disk) && board.within(*centre, *disk, splash.range))
                .filter(|disk| board.matches(&splash.who, seat, Some(user), *disk));
            let around: Vec<DiskId> = around.collect();
            reached.extend(around);
        }
        reached
    }

    fn affect(&mut self, user: DiskId, effect: &Effect, disk: DiskId) {
        let lasting =
            |change: Change, until: Until| Lasting { disk, change, until, source: Source::Disk(user) };
        let tokens = &mut self.table.disks[disk.index()];
        match effect {
            Effect::Empower => tokens.empowered = true,
            Effect::Unempower => tokens.empowered = false,
            Effect::AddActivation => tokens.activated = true,
            Effect::RemoveActivation => tokens.activated = false,
            Effect::Wound => self.wound(disk),
            Effect::Damage { amount, kind } => {
                let amount = match amount {
                    Amount::Fixed(amount) => *amount,
                    Amount::SixSided => 3,
                    Amount::SixSidedLessTwo => 2,
                };
                self.hurt(disk, amount, *kind, None);
            }
            Effect::Modify(modify) => {
                let change = Change::Value { stat: modify.stat, amount: modify.amount, min: modify.min };
                self.table.lasting.push(lasting(change, modify.until));
                self.hurt(disk, 0, DamageType::Untyped, None);
            }
            Effect::Grant { keyword, until } => {
                self.table.lasting.push(lasting(Change::Keyword(*keyword), *until));
            }
            _ => {}
        }
    }
}
