//! What an answer looks like right now, without thinking ahead.

use gonfalon_disks::DiskId;
use gonfalon_kernel::Seat;
use gonfalon_table::{Circle, Length, Point};
use gonfalon_whdw::action::{Action, Blow, Detail, Order, Path, Question};
use gonfalon_whdw::board::Board;
use gonfalon_whdw::data::{Ability, DamageType, Effect, KeywordKind, Objective, Stat, Trigger};
use gonfalon_whdw::{View, Whdw};

use super::command::command;
use super::evaluate::value;
use super::fight::fought;
use super::imagine::Imagined;
use super::shots::{Shot, expected};
use super::worth::{Eye, part_lost};

/// What it costs to pass with a disk that lies on no enemy.
pub(crate) const IDLE: f64 = 0.3;
/// What it costs to go away from the nearest enemy, so that it takes a reason.
const RETREAT: f64 = 0.3;
/// What any shot is worth besides the harm it does: a disk that shoots does not have to come near.
pub(crate) const SHOT: f64 = 0.44;

/// Whether a disk lies on an enemy.
pub(crate) fn holds(board: Board<'_>, disk: DiskId) -> bool {
    board.table.pile.under(disk).any(|under| board.enemies(disk, under))
}

/// The gap between a disk and the enemy nearest to it.
fn nearest_enemy(board: Board<'_>, disk: DiskId) -> Length {
    let circle = board.circle(disk);
    let enemies = board.battlefield().filter(|other| board.enemies(disk, *other));
    enemies.map(|other| circle.gap(&board.circle(other))).min().unwrap_or(Length::ZERO)
}

fn eye(game: &Whdw, view: &View, seat: Seat) -> Eye {
    let shared: Objective = game.library.learning[0].objective;
    let objective = view.own.objective.map_or(shared, |card| game.library[card].objective);
    Eye { seat, objective }
}

/// Weighs answers by the table they lead to.
pub(crate) struct Critic<'a> {
    game: &'a Whdw,
    view: &'a View,
    pub(crate) board: Board<'a>,
    pub(crate) eye: Eye,
}

impl<'a> Critic<'a> {
    /// Who sees this, and answers from this seat.
    pub(crate) fn new(game: &'a Whdw, view: &'a View, seat: Seat) -> Critic<'a> {
        Critic { game, view, board: view.board(game), eye: eye(game, view, seat) }
    }

    /// How good an answer looks; only answers to the same question can be compared.
    pub(crate) fn score(&self, question: &Question, action: &Action) -> f64 {
        match (question, action) {
            (_, Action::Activate { disk, order, .. }) => self.order(*disk, order),
            (Question::Continue { disk, .. }, Action::Continue(order)) => self.order(*disk, order),
            (Question::Continue { disk, .. }, Action::Done) => self.order(*disk, &Order::Pass),
            (_, Action::Scout { disk, path }) => self.after(|imagined| imagined.walk(*disk, path)),
            (Question::FlipToward { disk, .. }, Action::Flip(to)) => {
                self.after(|imagined| imagined.walk(*disk, &[*to].into_iter().collect()))
            }
            (_, Action::Reinforce { disk, at, .. }) => self.after(|imagined| imagined.reinforce(*disk, *at)),
            (_, Action::Battle { user, picks, detail }) => self.battle(*user, picks, detail),
            (_, Action::ShootFromTower { piece, target }) => self.tower(*piece, *target),
            (Question::Resolve { .. } | Question::Scout { .. }, Action::Done) => value(self.eye, self.board),
            (_, Action::Command(card)) => command(self.eye, self.board, *card),
            (_, Action::Strike(blows)) => self.blows(blows),
            (Question::ChooseScatter { .. }, Action::Choose(disk)) => -self.eye.signed(self.board, *disk),
            (Question::ChooseDisk { source, .. }, Action::Choose(disk)) => self.chosen(*source, *disk),
            (_, Action::DeploymentCard { card, text, at }) => self.deployment_card(*card, *text, *at),
            (_, Action::Deploy { disks, .. }) => self.deployment(disks),
            _ => 0.0,
        }
    }

    /// The value of the table after something has happened to it.
    fn after(&self, change: impl FnOnce(&mut Imagined<'_>)) -> f64 {
        let mut imagined = Imagined::new(self.game, &self.view.table);
        change(&mut imagined);
        value(self.eye, imagined.board())
    }

    fn order(&self, disk: DiskId, order: &Order) -> f64 {
        match order {
            Order::Move(path) => self.movement(disk, path),
            Order::Magic { target } => {
                let strength = self.board.strength(disk, Stat::Magic);
                self.after(|imagined| {
                    imagined.activate(disk);
                    imagined.hurt(*target, strength, DamageType::Arcane, None);
                })
            }
            Order::Focus { ability, picks, detail } => {
                let ability = &self.board.profile(disk).abilities[usize::from(*ability)];
                self.after(|imagined| {
                    imagined.activate(disk);
                    imagined.use_ability(disk, ability, picks, detail);
                })
            }
            Order::Shoot { weapon, target } => {
                let shot = Shot {
                    attack: &self.board.profile(disk).ranged[usize::from(*weapon)],
                    dice: self.board.weapon_dice(disk, *weapon),
                    band: self.board.band(&self.board.circle(disk), &self.board.circle(*target)),
                    target: *target,
                };
                self.after(|imagined| imagined.activate(disk)) + expected(self.eye, self.board, &shot) + SHOT
            }
            Order::Pass => {
                let idle = if holds(self.board, disk) { 0.0 } else { IDLE };
                self.after(|imagined| imagined.activate(disk)) - idle
            }
        }
    }

    /// A move, with the shot that may follow it; going away from the enemy needs a reason.
    fn movement(&self, disk: DiskId, path: &Path) -> f64 {
        let mut imagined = Imagined::new(self.game, &self.view.table);
        imagined.activate(disk);
        imagined.walk(disk, path);
        let board = imagined.board();
        let mut score = value(self.eye, board);
        if !board.on_battlefield(disk) || holds(board, disk) {
            return score;
        }
        if nearest_enemy(board, disk) > nearest_enemy(self.board, disk) {
            score -= RETREAT;
        }
        if board.has(disk, KeywordKind::Mobile) {
            score += self.best_shot(board, disk);
        }
        score
    }

    /// The best shot a disk has from where it lies.
    fn best_shot(&self, board: Board<'_>, disk: DiskId) -> f64 {
        let mut best: f64 = 0.0;
        for (weapon, attack) in (0_u8..).zip(&board.profile(disk).ranged) {
            let range = board.weapon_range(disk, weapon);
            let targets = board.battlefield().filter(|target| board.enemies(disk, *target));
            for target in targets.filter(|target| board.within(disk, *target, range)) {
                if board.sees(disk, target) {
                    let band = board.band(&board.circle(disk), &board.circle(target));
                    let shot = Shot { attack, dice: board.weapon_dice(disk, weapon), band, target };
                    best = best.max(expected(self.eye, board, &shot));
                }
            }
        }
        best
    }

    fn battle(&self, user: DiskId, picks: &[DiskId], detail: &Detail) -> f64 {
        let revealed = self.board.player(self.eye.seat).revealed;
        let abilities = revealed.map_or(&[][..], |card| &self.game.library[card].abilities);
        let Some(ability) = abilities.iter().find(|ability| ability.on == Trigger::Battle) else {
            return 0.0;
        };
        let after = self.after(|imagined| imagined.use_ability(user, ability, picks, detail));
        if ability.effects.contains(&Effect::Fight) { after + self.early_fight(user, detail) } else { after }
    }

    /// What an engagement brings that is fought at once, besides the melee phase.
    fn early_fight(&self, user: DiskId, detail: &Detail) -> f64 {
        let attacks = *detail == Detail::AsAttacker;
        let pins = self.board.table.pile.pins().iter().copied();
        let mine = pins
            .filter(|pin| self.board.enemies(pin.top, pin.under))
            .filter(|pin| if attacks { pin.top == user } else { pin.under == user });
        fought(self.eye, self.board, mine)
    }

    fn tower(&self, piece: u8, target: DiskId) -> f64 {
        let attack = &self.game.library.strongholds.ranged;
        let outline = &self.board.table.terrain[usize::from(piece)].outline;
        let gap = outline.gap_circle(&self.board.circle(target));
        let bands = [
            gonfalon_whdw::data::RangeBand::Short,
            gonfalon_whdw::data::RangeBand::Medium,
            gonfalon_whdw::data::RangeBand::Long,
        ];
        let reaches = &self.game.library.constants.reaches;
        let band = bands.into_iter().find(|band| reaches.of(*band).is_some_and(|reach| gap <= reach));
        let band = band.unwrap_or(gonfalon_whdw::data::RangeBand::Siege);
        let shot = Shot { attack, dice: attack.dice, band, target };
        value(self.eye, self.board) + expected(self.eye, self.board, &shot)
    }

    /// Blows that are struck together.
    fn blows(&self, blows: &[Blow]) -> f64 {
        let mut damage = vec![0_u16; self.game.disks.len()];
        for blow in blows {
            for victim in &blow.at {
                let attacks = self.board.table.pile.is_above(blow.by, *victim);
                let stat = if attacks { Stat::Attack } else { Stat::Counter };
                let strength = self.board.strength(blow.by, stat);
                let left = self.board.reduced(*victim, strength, DamageType::Physical, None);
                damage[victim.index()] += u16::from(left);
            }
        }
        (0..damage.len() as u8)
            .map(DiskId)
            .map(|disk| self.eye.worth(self.board, disk) * part_lost(self.board, disk, damage[disk.index()]))
            .sum()
    }

    /// A disk chosen for a triggered ability.
    fn chosen(&self, source: DiskId, disk: DiskId) -> f64 {
        let of_source = |ability: &&Ability| ability.on == Trigger::Engages;
        match self.board.profile(source).abilities.iter().find(of_source) {
            Some(ability) => {
                self.after(|imagined| imagined.use_ability(source, ability, &[disk], &Detail::None))
            }
            None => 0.0,
        }
    }

    /// A deployment in which few disks lie on others, and well forward.
    fn deployment(&self, disks: &[(DiskId, Point)]) -> f64 {
        let pile = &self.board.table.pile;
        let circles: Vec<Circle> =
            disks.iter().map(|(disk, at)| Circle::new(*at, pile.diameter(*disk))).collect();
        let stacked = circles
            .iter()
            .enumerate()
            .filter(|(index, one)| circles[index + 1..].iter().any(|other| one.overlaps(other)));
        let middle = self.board.field().centre();
        let away: f64 = circles.iter().map(|circle| f64::from(circle.centre.distance(middle).0)).sum();
        -(stacked.count() as f64) - away / 1e6
    }

    /// As many disks on the battlefield as possible, and in the middle.
    fn deployment_card(&self, card: u8, text: bool, at: i32) -> f64 {
        let id = self.board.table.deployment_row[usize::from(card)];
        let constants = &self.game.library.constants;
        let value = if text { self.game.library[id].value } else { constants.deployment.plain_value };
        let off = (at + constants.deployment.card_width.0 / 2 - constants.battlefield.width.0 / 2).abs();
        f64::from(value) + if text { 0.5 } else { 0.0 } - f64::from(off) / 20_000.0
    }
}
