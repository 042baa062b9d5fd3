//! A ranged attack from the roll to its consequences.

use gonfalon_disks::{DiskId, Flips};
use gonfalon_kernel::{Refusal, Wake};
use gonfalon_table::{Circle, Length, Point};
use serde::Serialize;
use smallvec::SmallVec;

use super::scatter::nearest_disks;
use crate::action::{Action, Disks, Path, Question};
use crate::board::Board;
use crate::cx::{Cx, Step, WakeUp};
use crate::damage::Hurt;
use crate::data::{DamageSource, Effect, Face, RangeBand, Strength, Toward, Trigger};
use crate::event::{Event, Shooter};
use crate::frame::Frame;
use crate::movement::{MoveKind, Moving};
use crate::state::Source;

/// A ranged attack under way.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Shooting {
    by: Shooter,
    weapon: u8,
    target: DiskId,
    strength: u8,
    siege: bool,
    chaos: bool,
    scatters: u8,
    /// Disks scatter results have gone to, in order.
    scattered: Disks,
    /// Successes so far.
    hits: SmallVec<[(DiskId, u8); 4]>,
    /// Disks struck by a critical hit.
    critical: Disks,
    stage: Stage,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
enum Stage {
    Scatter,
    Damage,
    BreakLoose,
    Done,
}

impl Shooting {
    /// An attack that has passed `check`.
    pub(crate) fn new(by: Shooter, weapon: u8, target: DiskId) -> Shooting {
        Shooting {
            by,
            weapon,
            target,
            strength: 0,
            siege: false,
            chaos: false,
            scatters: 0,
            scattered: Disks::new(),
            hits: SmallVec::new(),
            critical: Disks::new(),
            stage: Stage::Scatter,
        }
    }

    /// Who shoots with which weapon at whom.
    pub(crate) fn aim(&self) -> (Shooter, u8, DiskId) {
        (self.by, self.weapon, self.target)
    }

    pub(crate) fn step(mut self, cx: &mut Cx<'_>, wake: WakeUp) -> Step {
        match wake {
            Wake::Begin => self.roll(cx),
            Wake::Answer(_, Action::Choose(disk)) => self.scattered.push(disk),
            Wake::Answer(_, Action::Flip(to)) => {
                self.stage = Stage::Done;
                return self.break_loose(to);
            }
            Wake::Answer(..) | Wake::Returned(()) => {}
        }
        loop {
            match self.stage {
                Stage::Scatter => {
                    if self.scattered.len() == usize::from(self.scatters) {
                        self.reroll(cx);
                        self.stage = Stage::Damage;
                        continue;
                    }
                    let among = cx.board().scatter_choices(self.target, &self.scattered);
                    match among.as_slice() {
                        [] => self.scatters = self.scattered.len() as u8,
                        [only] => self.scattered.push(*only),
                        _ => {
                            let seat = match self.by {
                                Shooter::Disk(disk) => cx.board().owner(disk),
                                Shooter::Tower(_, seat) => seat,
                            };
                            let question = Question::ChooseScatter { among };
                            return Step::ask(Frame::Shooting(self), seat, question, "whdw.scatter.tie");
                        }
                    }
                }
                Stage::Damage => {
                    self.deal(cx);
                    self.stage = Stage::BreakLoose;
                    if !cx.state.table.triggers.is_empty() {
                        return Step::Call(Frame::Shooting(self), Frame::Triggers(Default::default()));
                    }
                }
                Stage::BreakLoose => {
                    self.stage = Stage::Done;
                    if let Some(question) = self.chaos_abilities(cx) {
                        return question;
                    }
                }
                Stage::Done => {
                    if !cx.state.table.triggers.is_empty() {
                        return Step::Call(Frame::Shooting(self), Frame::Triggers(Default::default()));
                    }
                    return Step::Return(());
                }
            }
        }
    }

    /// The initial roll: all battle dice together, with the die for a random strength.
    fn roll(&mut self, cx: &mut Cx<'_>) {
        let board = cx.board();
        let band = board.shot_band(self.by, self.target);
        let dice = board.shot_dice(self.by, self.weapon, self.target);
        let attack = board.weapon(self.by, self.weapon).clone();
        self.siege = band == RangeBand::Siege;
        cx.emit(Event::ShotDeclared { by: self.by, target: self.target, band, dice });
        self.strength = match attack.strength {
            Strength::Fixed(strength) => strength,
            Strength::SixSided => cx.roll("strength-die", 6),
        };
        let faces: SmallVec<[Face; 8]> = (0..dice).map(|_| cx.roll_battle_die("battle-die")).collect();
        cx.emit(Event::BattleDiceRolled {
            against: self.target,
            faces: faces.clone(),
            strength: self.strength,
            scatter: false,
        });
        for face in faces {
            match face {
                Face::Scatter if !attack.ignore_scatter => self.scatters += 1,
                Face::Chaos => self.chaos = true,
                _ => {}
            }
            self.count(face, self.target, attack.chaos_is_hit);
        }
    }

    /// Scatter is rolled out before any damage is dealt; a second scatter has no effect.
    fn reroll(&mut self, cx: &mut Cx<'_>) {
        let chaos_is_hit = cx.board().weapon(self.by, self.weapon).chaos_is_hit;
        for disk in self.scattered.clone() {
            let face = cx.roll_battle_die("scatter-die");
            cx.emit(Event::BattleDiceRolled {
                against: disk,
                faces: SmallVec::from_slice(&[face]),
                strength: self.strength,
                scatter: true,
            });
            self.count(face, disk, chaos_is_hit);
        }
    }

    fn count(&mut self, face: Face, disk: DiskId, chaos_is_hit: bool) {
        let success = match face {
            Face::Hit => !self.siege,
            Face::Chaos => chaos_is_hit && !self.siege,
            Face::Critical => {
                if !self.critical.contains(&disk) {
                    self.critical.push(disk);
                }
                true
            }
            Face::Miss | Face::Scatter => false,
        };
        if success {
            match self.hits.iter_mut().find(|(other, _)| *other == disk) {
                Some((_, hits)) => *hits += 1,
                None => self.hits.push((disk, 1)),
            }
        }
    }

    /// All damage of the attack arrives at the same moment; critical hits leave their tokens with it.
    fn deal(&mut self, cx: &mut Cx<'_>) {
        let kind = cx.board().weapon(self.by, self.weapon).damage;
        for disk in self.critical.clone() {
            let board = cx.board();
            if board.on_battlefield(disk) && !board.disk(disk).activated {
                cx.emit(Event::TokenPlaced { disk });
            }
        }
        let strength = self.strength;
        cx.deal(self.hits.clone().into_iter().map(|(disk, hits)| Hurt {
            disk,
            amount: hits.saturating_mul(strength),
            kind,
            via: Some(DamageSource::Ranged),
            rule: "whdw.ranged.hit",
        }));
    }

    /// Abilities set off by chaos in the initial roll, once an attack and after its damage.
    fn chaos_abilities(&mut self, cx: &mut Cx<'_>) -> Option<Step> {
        let Shooter::Disk(disk) = self.by else { return None };
        if !self.chaos || !cx.board().on_battlefield(disk) {
            return None;
        }
        let game = cx.game;
        let abilities = &game.library[game.disks[disk.index()].profile].abilities;
        for (number, ability) in
            abilities.iter().enumerate().filter(|(_, ability)| ability.on == Trigger::RangedChaos)
        {
            cx.emit(Event::AbilityUsed { by: disk, ability: number as u8 });
            let flips = ability
                .effects
                .iter()
                .any(|effect| matches!(effect, Effect::Flip { toward: Toward::NearestUnpinned, .. }));
            if flips {
                let nearest = nearest_disks(cx.board(), disk);
                if !nearest.is_empty() {
                    let seat = cx.board().owner(disk);
                    let question = Question::FlipToward { disk, nearest };
                    return Some(Step::ask(
                        Frame::Shooting(self.clone()),
                        seat,
                        question,
                        "whdw.ability.hellcannon",
                    ));
                }
            } else {
                cx.affect(ability, Source::Disk(disk), disk, &[disk]);
            }
        }
        None
    }

    fn break_loose(self, to: Point) -> Step {
        let Shooter::Disk(disk) = self.by else { return Step::Return(()) };
        let path: Path = SmallVec::from_slice(&[to]);
        Step::Call(Frame::Shooting(self), Frame::Moving(Moving::new(disk, path, 1, MoveKind::Forced)))
    }
}

/// Every reason against a flip toward the nearest disk: it must overlap one of the nearest if it can, and end nearer to
/// it otherwise.
pub(crate) fn flip_toward_refusals(
    board: Board<'_>,
    disk: DiskId,
    nearest: &[DiskId],
    to: Point,
) -> Vec<Refusal> {
    let here = board.circle(disk);
    let unreachable = board.flip_refusals(disk, 0, here.centre, to);
    if !unreachable.is_empty() {
        return unreachable;
    }
    let there = Circle::new(to, here.diameter);
    let fits = nearest.iter().any(|target| {
        let target = board.circle(*target);
        if can_overlap(board.game.rulings.flips, &here, &target) {
            there.overlaps(&target)
        } else {
            // A straight flip jumps over a disk that lies close; nothing nearer is asked of it then.
            here.gap(&target) == Length::ZERO || there.gap(&target) < here.gap(&target)
        }
    });
    if fits {
        Vec::new()
    } else {
        vec![
            Refusal::new("whdw.ability.hellcannon-overlap", "refusal-not-toward-nearest")
                .with("disk", board.name(disk))
                .with("nearest", board.name(nearest[0])),
        ]
    }
}

/// Whether one flip can end on the target.
fn can_overlap(flips: Flips, here: &Circle, target: &Circle) -> bool {
    let reach = Circle::new(here.centre, Length(here.diameter.0 * 3));
    // A straight flip cannot end nearer than a diameter, so it may jump over what lies close.
    let jumps_over = here.centre.distance(target.centre).0 * 2 + target.diameter.0 <= here.diameter.0;
    reach.overlaps(target) && (flips == Flips::Pivot || !jumps_over)
}
