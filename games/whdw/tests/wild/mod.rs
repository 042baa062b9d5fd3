//! Answers with anything in every field: sensible values, values a little off, and the largest numbers there are.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Ask, Game, Seat, SeededDice};
use gonfalon_table::{Heading, Point};
use gonfalon_whdw::Whdw;
use gonfalon_whdw::action::{Action, Blow, Detail, Disks, Entry, Order, Path, Question};
use gonfalon_whdw::data::{CommandId, PieceId, ScenarioId};
use gonfalon_whdw::state::State;

/// Any answer at all: mostly of a kind that fits the question, often a legal one with one thing changed.
pub(crate) fn wild_action(
    game: &Whdw,
    state: &State,
    ask: &Ask<Question>,
    chance: &mut SeededDice,
) -> Action {
    let mut wild = Wild { game, state, chance };
    if wild.one_in(2) {
        let mut action = game.sample(&game.view(state, Some(ask.seat)), ask, wild.chance);
        wild.disturb(&mut action);
        return action;
    }
    wild.action()
}

struct Wild<'a> {
    game: &'a Whdw,
    state: &'a State,
    chance: &'a mut SeededDice,
}

impl Wild<'_> {
    fn one_in(&mut self, times: u32) -> bool {
        self.chance.below(times) == 0
    }

    fn byte(&mut self, sensible: u32) -> u8 {
        match self.chance.below(6) {
            0 => self.chance.below(256) as u8,
            1 => 255,
            _ => self.chance.below(sensible.max(1)) as u8,
        }
    }

    fn disk(&mut self) -> DiskId {
        DiskId(self.byte(self.game.disks.len() as u32))
    }

    fn coordinate(&mut self) -> i32 {
        match self.chance.below(12) {
            0 => i32::MAX,
            1 => i32::MIN,
            2 => self.chance.below(u32::MAX) as i32,
            3 => 1_000_000 - self.chance.below(2_000_000) as i32,
            4 => 0,
            _ => self.chance.below(100_000) as i32,
        }
    }

    fn point(&mut self) -> Point {
        let disk = self.disk();
        if self.one_in(2) && disk.index() < self.game.disks.len() {
            let near = self.state.table.pile.at(disk);
            let mut off = || self.chance.below(8_000) as i32 - 4_000;
            return Point::new(near.x + off(), near.y + off());
        }
        Point::new(self.coordinate(), self.coordinate())
    }

    fn several<T>(&mut self, make: impl Fn(&mut Self) -> T) -> Vec<T> {
        let count = if self.one_in(20) { 40 } else { self.chance.below(7) };
        (0..count).map(|_| make(self)).collect()
    }

    fn disks(&mut self) -> Disks {
        self.several(Wild::disk).into_iter().collect()
    }

    fn path(&mut self) -> Path {
        self.several(Wild::point).into_iter().collect()
    }

    fn heading(&mut self) -> Heading {
        Heading::from_thousandths(self.coordinate())
    }

    fn detail(&mut self) -> Detail {
        match self.chance.below(5) {
            0 => Detail::None,
            1 => Detail::At(self.point()),
            2 => Detail::To(self.disks()),
            3 => Detail::AsAttacker,
            _ => Detail::AsDefender,
        }
    }

    fn order(&mut self) -> Order {
        match self.chance.below(5) {
            0 => Order::Move(self.path()),
            1 => Order::Magic { target: self.disk() },
            2 => Order::Focus { ability: self.byte(2), picks: self.disks(), detail: self.detail() },
            3 => Order::Shoot { weapon: self.byte(2), target: self.disk() },
            _ => Order::Pass,
        }
    }

    fn entry(&mut self) -> Entry {
        match self.chance.below(3) {
            0 => Entry::Zone,
            1 => Entry::Flank,
            _ => Entry::Piece(self.byte(4)),
        }
    }

    fn action(&mut self) -> Action {
        match self.chance.below(19) {
            0 => Action::Initiative(self.several(|wild| Seat(wild.byte(4))).into_iter().collect()),
            1 => Action::Scenario(ScenarioId(self.byte(5))),
            2 => Action::DeploymentCard { card: self.byte(4), text: self.one_in(2), at: self.coordinate() },
            3 => Action::Terrain {
                piece: PieceId(self.byte(5)),
                side: self.byte(2),
                at: self.point(),
                heading: self.heading(),
            },
            4 => Action::LeaveOut { piece: PieceId(self.byte(5)) },
            5 => Action::Watchtower { at: self.point(), heading: self.heading() },
            6 => Action::Deploy {
                shifts: self.several(|wild| (wild.byte(6), wild.coordinate())),
                disks: self.several(|wild| (wild.disk(), wild.point())),
            },
            7 => Action::Scout { disk: self.disk(), path: self.path() },
            8 => Action::Done,
            9 => Action::Command(CommandId(self.byte(24))),
            10 | 11 => Action::Activate { disk: self.disk(), bonus: self.one_in(2), order: self.order() },
            12 => Action::Reinforce { disk: self.disk(), at: self.point(), by: self.entry() },
            13 => Action::Battle { user: self.disk(), picks: self.disks(), detail: self.detail() },
            14 => Action::ShootFromTower { piece: self.byte(4), target: self.disk() },
            15 => Action::Continue(self.order()),
            16 => Action::Choose(self.disk()),
            17 => Action::Next(self.byte(3)),
            _ if self.one_in(2) => Action::Flip(self.point()),
            _ => Action::Strike(self.several(|wild| Blow { by: wild.disk(), at: wild.disks() })),
        }
    }

    /// Changes one thing of an answer.
    fn disturb(&mut self, action: &mut Action) {
        match action {
            Action::Initiative(order) => order.push(Seat(self.byte(4))),
            Action::DeploymentCard { at, .. } => *at = self.coordinate(),
            Action::Terrain { at, heading, side, .. } => match self.chance.below(3) {
                0 => *at = self.point(),
                1 => *heading = self.heading(),
                _ => *side = self.byte(2),
            },
            Action::Watchtower { at, .. } => *at = self.point(),
            Action::Deploy { shifts, disks } => {
                if self.one_in(3) {
                    shifts.push((self.byte(6), self.coordinate()));
                }
                let number = self.chance.below(disks.len().max(1) as u32) as usize;
                if let Some((disk, at)) = disks.get_mut(number) {
                    if self.one_in(2) { *disk = self.disk() } else { *at = self.point() }
                }
            }
            Action::Scout { path, .. }
            | Action::Continue(Order::Move(path))
            | Action::Activate { order: Order::Move(path), .. } => path.push(self.point()),
            Action::Activate { order, bonus, .. } => {
                *bonus = self.one_in(3);
                *order = self.order();
            }
            Action::Continue(order) => *order = self.order(),
            Action::Reinforce { at, by, .. } => {
                if self.one_in(2) {
                    *at = self.point()
                } else {
                    *by = self.entry()
                }
            }
            Action::Battle { picks, detail, .. } => {
                if self.one_in(2) {
                    picks.push(self.disk())
                } else {
                    *detail = self.detail()
                }
            }
            Action::Flip(to) => *to = self.point(),
            Action::Strike(blows) => {
                blows.extend(self.several(|wild| Blow { by: wild.disk(), at: wild.disks() }))
            }
            Action::LeaveOut { .. }
            | Action::Scenario(_)
            | Action::Done
            | Action::Command(_)
            | Action::ShootFromTower { .. }
            | Action::Choose(_)
            | Action::Next(_) => *action = self.action(),
        }
    }
}
