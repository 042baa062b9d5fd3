//! What the scenario wants from a player.

use gonfalon_dw::board::Board;
use gonfalon_dw::data::Victory;
use gonfalon_dw::state::Role;
use gonfalon_kernel::Seat;
use gonfalon_table::{Circle, Length, Point};

use super::manner::Manner;
use super::stand::Stand;

/// What it is worth to win.
const VICTORY: f64 = 400.0;

/// A Land Disk worth going to.
#[derive(Clone, Copy, Debug)]
struct Goal {
    land: Circle,
    /// What each inch nearer is worth.
    pull: f64,
    /// What it is worth to touch it.
    prize: Prize,
}

/// What it is worth to touch a Land Disk.
#[derive(Clone, Copy, Debug)]
enum Prize {
    /// So much for every Disk.
    Each(f64),
    /// So much for the first two, little for the others.
    Few(f64),
    /// So much for each AT, and everything once there is enough of it.
    Attack(u8),
}

/// Everything a player goes for.
#[derive(Clone, Debug, Default)]
pub(crate) struct Goals {
    goals: Vec<Goal>,
    /// What each inch nearer to an enemy is worth to a Disk that fights.
    engage: f64,
    /// Land that enemies must be kept off, and how much that matters.
    guarded: Vec<(Circle, f64)>,
    /// Land that pays for every Disk on it when the battle ends.
    prize: Option<(Circle, f64)>,
}

impl Goals {
    /// The goals of a player in the scenario as it stands.
    pub(crate) fn of(board: Board<'_>, seat: Seat, manner: &Manner) -> Goals {
        let mut goals = Goals { engage: manner.engage, ..Goals::default() };
        let others = || (0..board.game.seats).map(Seat).filter(move |other| *other != seat);
        let stagings =
            || others().filter_map(|other| board.staging(other)).map(|land| board.land_circle(land));
        let own = board.staging(seat).map(|land| board.land_circle(land));
        let center = board.center().map(|land| board.land_circle(land));
        let scenario = board.scenario();
        let left = scenario.rounds.map_or(u8::MAX, |rounds| rounds.saturating_sub(board.table.round));
        for condition in &scenario.victory {
            match condition {
                Victory::ScoreTouch(each) => {
                    let soon = [1.0, 0.5, 0.25, 0.15].get(usize::from(left)).copied().unwrap_or(0.08);
                    let prize = Prize::Each(f64::from(*each) * soon);
                    goals.goals.extend(stagings().map(|land| Goal { land, pull: 0.35 + 0.5 * soon, prize }));
                    goals.guarded.extend(own.map(|land| (land, f64::from(*each) * soon)));
                    goals.prize = stagings().next().map(|land| (land, f64::from(*each)));
                }
                Victory::TouchWithAttack(least) => {
                    let prize = Prize::Attack(*least);
                    goals.goals.extend(stagings().map(|land| Goal { land, pull: 0.3, prize }));
                    goals.guarded.extend(own.map(|land| (land, 8.0)));
                }
                Victory::SoleControl(_) => {
                    let prize = Prize::Few(9.0);
                    goals.goals.extend(center.map(|land| Goal { land, pull: 0.3, prize }));
                    goals.guarded.extend(center.map(|land| (land, 5.0)));
                }
                Victory::SoleControlAndKills(kills) => {
                    let enough = board.player(seat).kills >= board.game.options.kills.unwrap_or(*kills);
                    let prize = Prize::Few(if enough { 25.0 } else { 4.0 });
                    let pull = if enough { 0.8 } else { 0.3 };
                    goals.goals.extend(center.map(|land| Goal { land, pull, prize }));
                    goals.guarded.extend(center.map(|land| (land, if enough { 10.0 } else { 3.0 })));
                }
                Victory::KillLead { bonus, .. } => {
                    let prize = Prize::Few(f64::from(*bonus) * 0.5);
                    goals.goals.extend(center.map(|land| Goal { land, pull: 0.2, prize }));
                    goals.guarded.extend(center.map(|land| (land, 2.0)));
                }
                Victory::AttackerTouches => match board.player(seat).role {
                    Some(Role::Attacker) => {
                        let prize = Prize::Each(30.0);
                        goals.goals.extend(stagings().map(|land| Goal { land, pull: 0.8, prize }));
                    }
                    _ => {
                        let prize = Prize::Few(3.0);
                        goals.goals.extend(own.map(|land| Goal { land, pull: 0.08, prize }));
                        goals.guarded.extend(own.map(|land| (land, 25.0)));
                    }
                },
                Victory::ScoreKills(_) | Victory::MostPoints | Victory::DefenderHolds(_) => {}
            }
        }
        for goal in &mut goals.goals {
            goal.pull *= manner.pull;
            match &mut goal.prize {
                Prize::Each(prize) | Prize::Few(prize) => *prize *= manner.prize,
                Prize::Attack(_) => {}
            }
        }
        goals
    }

    /// What a Disk is worth beyond itself because of where it lies.
    pub(crate) fn menace(&self, enemy: &Stand) -> f64 {
        let menaces = self.guarded.iter().map(|(land, matters)| {
            if land.overlaps(&enemy.circle) {
                *matters
            } else if land.gap(&enemy.circle) < enemy.reach {
                0.3 * matters
            } else {
                0.0
            }
        });
        menaces.fold(0.0, f64::max)
    }

    /// A Land that pays for every Disk on it when the battle ends, and how much.
    pub(crate) fn prize(&self) -> Option<(Circle, f64)> {
        self.prize
    }

    /// The Land that a Disk gets most from going to.
    pub(crate) fn nearest(&self, circle: &Circle) -> Option<Point> {
        let pull = |goal: &Goal| goal.pull * inches(goal.land.gap(circle));
        let goals = self.goals.iter().min_by(|one, other| pull(one).total_cmp(&pull(other)));
        goals.map(|goal| goal.land.centre)
    }

    /// What it is worth to have a Disk at a place.
    pub(crate) fn progress(&self, stands: &[Stand], me: &Stand, circle: &Circle) -> f64 {
        let prizes = self.goals.iter().map(|goal| goal.worth(stands, me, circle));
        prizes.reduce(f64::max).unwrap_or(0.0) + engagement(stands, me, circle, self.engage)
    }
}

impl Goal {
    fn worth(&self, stands: &[Stand], me: &Stand, circle: &Circle) -> f64 {
        if !self.land.overlaps(circle) {
            return -self.pull * inches(self.land.gap(circle));
        }
        let there = || {
            stands
                .iter()
                .filter(|other| other.mine && other.disk != me.disk && self.land.overlaps(&other.circle))
        };
        match self.prize {
            Prize::Each(prize) => prize,
            Prize::Few(prize) => {
                if there().count() < 2 {
                    prize
                } else {
                    prize * 0.1
                }
            }
            Prize::Attack(least) => {
                let attack = there().map(|other| other.attack).sum::<u16>() + me.attack;
                if attack >= u16::from(least) { VICTORY } else { 1.5 * f64::from(me.attack) }
            }
        }
    }
}

/// Fighters go to the nearest enemy, Archers until one is in range.
fn engagement(stands: &[Stand], me: &Stand, circle: &Circle, engage: f64) -> f64 {
    let gap = stands.iter().filter(|other| !other.mine).map(|other| other.circle.gap(circle)).min();
    let short = match (gap, me.range) {
        (Some(gap), Some(range)) => Length((gap.0 - range.0 * 9 / 10).max(0)),
        (Some(gap), None) => gap,
        (None, _) => Length::ZERO,
    };
    -engage * inches(short)
}

/// A length in inches.
pub(crate) fn inches(length: Length) -> f64 {
    f64::from(length.0) / f64::from(Length::INCH.0)
}
