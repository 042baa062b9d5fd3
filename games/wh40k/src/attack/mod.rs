//! Making attacks: the sequence that shooting, Fire Overwatch and fighting share.
//!
//! A unit's attacks are resolved target by target and profile by profile. Attacks that are alike make a [`Volley`] and are
//! rolled together; wounds are allocated one by one.

mod hazard;
mod hitting;
mod numbers;
pub mod odds;
mod react;
mod saving;
pub mod steps;
mod sum;
pub(crate) mod tell;
#[cfg(test)]
mod tests;
mod volley;

use gonfalon_kernel::{RuleId, Seat};
use serde::Serialize;
use smallvec::SmallVec;

pub use hitting::sustained;
pub use numbers::Skill;
pub(crate) use numbers::is_large;
pub(crate) use react::window;
pub use sum::Sum;
pub use volley::{Declared, Volley};
pub(crate) use volley::{is_attached, weapon};

use crate::action::{Action, Models, Question, Shot, Use};
use crate::board::Board;
use crate::cx::{Cx, Step, WakeUp};
use crate::damage::{Mortals, allocate};
use crate::event::{AttackId, Event, Faces};
use crate::frame::{Frame, Value};
use crate::state::{ModelId, UnitId};
use crate::stratagem::rolls;

/// All attacks of one unit that was picked to shoot or fight. Returns `Value::Nothing`.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Attacks {
    /// Who attacks.
    pub unit: UnitId,
    /// In melee.
    pub melee: bool,
    /// The weapons that have not attacked yet.
    pub left: Vec<Declared>,
    /// The attacks that are being resolved.
    pub volley: Option<Volley>,
    /// Where the sequence stands.
    pub stage: Stage,
    /// The dice that may be rolled again now; those that were rolled again already come last.
    pub dice: Faces,
    /// How many attacks, hits or wounds go on to the next step.
    pub count: u16,
    /// Hits that wound without a roll, then critical wounds whose damage is not yet known.
    pub apart: u16,
    /// The order in which the defender wants to lose models.
    pub order: Models,
    /// CHARACTERS that Precision attacks go to, one entry for each attack.
    pub precise: Models,
    /// Mortal wounds the target suffers after its normal damage.
    pub mortals: u16,
    /// Hazardous tests that are due.
    pub hazardous: u8,
    /// The Hazardous weapons that have attacked.
    pub risked: SmallVec<[(ModelId, u8); 2]>,
    /// Passengers have lent Hazardous weapons.
    pub lent: bool,
}

/// Where the sequence of a unit's attacks stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// The next volley.
    Next,
    /// The number of attacks of a weapon is to be rolled.
    Count,
    /// It has been rolled.
    Counted,
    /// Hit rolls are to be made.
    Hit,
    /// They have been made.
    HitStands,
    /// Wound rolls are to be made.
    Wound,
    /// They have been made; Twin-linked ones may be rolled again.
    Twin,
    /// They stand.
    WoundStands,
    /// The mortal wounds of critical wounds are to be counted.
    Devastate,
    /// The Damage of one of them has been rolled.
    DevastateStands,
    /// The attacker may say where Precision attacks go.
    Precision,
    /// Wounds are to be allocated and saved.
    Save,
    /// Saves have been rolled together.
    SavesStand,
    /// Failed saves are to be allocated.
    Harm,
    /// A save has been rolled for this model.
    SaveStands(ModelId),
    /// The Damage of an attack on this model has been rolled.
    DamageStands(ModelId),
    /// Hazardous tests are to be made.
    Hazard,
    /// They have been made.
    HazardStands,
    /// Models that suffer for failed tests are to be chosen.
    HazardHarm,
}

/// Why the sequence halts, if it does.
enum Halt {
    /// It goes on.
    On,
    /// A seat is asked.
    Ask(Seat, Question, &'static str),
    /// Another procedure comes first.
    Call(Box<Frame>),
    /// It is over.
    Done,
}

impl Halt {
    fn call(frame: Frame) -> Halt {
        Halt::Call(Box::new(frame))
    }
}

impl From<Option<Frame>> for Halt {
    fn from(frame: Option<Frame>) -> Halt {
        frame.map_or(Halt::On, Halt::call)
    }
}

/// Brings attacks with the same weapon profile together, in the order in which the profiles are first named:
/// wh40k.shooting.profile-by-profile, wh40k.fight.profile-by-profile.
fn gather(board: Board<'_>, attacks: &mut [Declared]) {
    let mut begin = 0;
    while begin < attacks.len() {
        let mut place = begin + 1;
        let mut end = place;
        while place < attacks.len() {
            if volley::same_profile(board, &attacks[begin], &attacks[place]) {
                attacks[end..=place].rotate_right(1);
                end += 1;
            }
            place += 1;
        }
        begin = end;
    }
}

impl Attacks {
    /// The attacks of a unit whose targets have been chosen.
    pub(crate) fn new(board: Board<'_>, unit: UnitId, melee: bool, shots: &[Shot]) -> Attacks {
        let mut left: Vec<Declared> = Vec::with_capacity(shots.len());
        for (place, shot) in shots.iter().enumerate() {
            // wh40k.shooting.target-by-target: targets in the order in which they are first named.
            if shots[..place].iter().all(|before| before.target != shot.target) {
                let same = shots.iter().filter(|other| other.target == shot.target);
                let begin = left.len();
                left.extend(same.map(|shot| Declared::new(board, unit, melee, shot)));
                gather(board, &mut left[begin..]);
            }
        }
        Attacks {
            unit,
            melee,
            left,
            volley: None,
            stage: Stage::Next,
            dice: Faces::new(),
            count: 0,
            apart: 0,
            order: Models::new(),
            precise: Models::new(),
            mortals: 0,
            hazardous: 0,
            risked: SmallVec::new(),
            lent: false,
        }
    }

    pub(crate) fn step(mut self: Box<Self>, cx: &mut Cx<'_>, wake: WakeUp) -> Step {
        let mut halt = match wake {
            WakeUp::Answer(_, answer) => self.answered(cx, answer),
            WakeUp::Returned(Value::Used(usage)) => {
                self.roll_again(cx, &usage);
                Halt::On
            }
            WakeUp::Begin | WakeUp::Returned(_) => Halt::On,
        };
        loop {
            match halt {
                Halt::On => halt = self.advance(cx),
                Halt::Ask(seat, question, rule) => {
                    return Step::ask(Frame::Attacks(self), seat, question, rule);
                }
                Halt::Call(frame) => return Step::Call(Frame::Attacks(self), *frame),
                Halt::Done => return Step::Return(Value::Nothing),
            }
        }
    }

    fn advance(&mut self, cx: &mut Cx<'_>) -> Halt {
        match self.stage {
            Stage::Next => self.next(cx),
            Stage::Count => self.roll_number(cx),
            Stage::Counted => self.counted(cx),
            Stage::Hit => self.roll_hits(cx),
            Stage::HitStands => self.hits_stand(cx),
            Stage::Wound => self.roll_wounds(cx),
            Stage::Twin => self.ask_twin(cx),
            Stage::WoundStands => self.wounds_stand(cx),
            Stage::Devastate => self.devastate(cx),
            Stage::DevastateStands => self.devastation_stands(cx),
            Stage::Precision => self.ask_precision(cx),
            Stage::Save => self.save(cx),
            Stage::SavesStand => self.saves_stand(cx),
            Stage::Harm => self.harm(cx),
            Stage::SaveStands(model) => self.save_stands(cx, model),
            Stage::DamageStands(model) => self.damage_stands(cx, model),
            Stage::Hazard => self.roll_hazards(cx),
            Stage::HazardStands => self.hazards_stand(),
            Stage::HazardHarm => self.suffer_hazards(cx),
        }
    }

    fn answered(&mut self, cx: &mut Cx<'_>, answer: Action) -> Halt {
        let again = matches!(answer, Action::Again);
        let models = match answer {
            Action::Models(models) => models,
            _ => Models::new(),
        };
        match self.stage {
            Stage::Twin => self.reroll_wounds(cx, again),
            Stage::Precision => {
                self.precise = models;
                self.stage = Stage::Save;
                Halt::On
            }
            Stage::HazardHarm => match models.first() {
                Some(model) => self.suffer(cx, *model),
                None => Halt::On,
            },
            _ => {
                self.order = models;
                Halt::On
            }
        }
    }

    /// The next volley: against the same target as long as there is one, then its mortal wounds, then the next target.
    fn next(&mut self, cx: &mut Cx<'_>) -> Halt {
        let board = cx.board();
        let before = self.volley.take().map(|volley| volley.like.target);
        // What is left when a target is destroyed is lost, as are the attacks of models destroyed meanwhile:
        // wh40k.shooting.declared-attacks-stand.
        self.left.retain(|shot| {
            allocate::standing(board, shot.target).next().is_some()
                && !board.model(shot.attacker).destroyed
                && board.wounds_left(shot.attacker) > 0
        });
        let target = self.left.first().map(|shot| shot.target);
        if target != before {
            if let Some(unit) = before
                && self.mortals > 0
            {
                // wh40k.mortal.after-normal-damage
                let count = std::mem::take(&mut self.mortals);
                let mortals = Mortals {
                    order: std::mem::take(&mut self.order),
                    ..Mortals::new(unit, count, "wh40k.weapon.devastating-wounds")
                };
                return Halt::call(Frame::Mortals(mortals));
            }
            self.order.clear();
        }
        self.precise.clear();
        self.volley = Volley::take(board, self.melee, &mut self.left);
        let Some(volley) = &self.volley else {
            self.stage = Stage::Hazard;
            return Halt::On;
        };
        for weapon in &volley.risky {
            // wh40k.weapon.hazardous-test: a melee weapon whose attacks are split is still one weapon.
            if !self.melee || !self.risked.contains(weapon) {
                self.risked.push(*weapon);
                self.hazardous += 1;
            }
            self.lent |= volley.like.attacker != volley.like.owner;
        }
        self.count = volley.attacks;
        self.stage = if volley.rolled > 0 { Stage::Count } else { Stage::Hit };
        Halt::On
    }

    /// The volley that is being resolved.
    fn current(&self) -> &Volley {
        self.volley.as_ref().expect("every stage of a volley has its volley")
    }

    /// The volley as events name it.
    fn id(&self) -> AttackId {
        let like = &self.current().like;
        AttackId {
            unit: self.unit,
            model: like.owner,
            weapon: like.weapon,
            profile: like.profile,
            target: like.target,
        }
    }

    /// Carries out a Command Re-roll of the dice that were just rolled.
    fn roll_again(&mut self, cx: &mut Cx<'_>, usage: &Use) {
        let purpose = match self.stage {
            Stage::Counted => rolls::ATTACKS,
            Stage::HitStands => rolls::HIT,
            Stage::WoundStands => rolls::WOUND,
            Stage::SavesStand | Stage::SaveStands(_) => rolls::SAVE,
            Stage::DevastateStands | Stage::DamageStands(_) => rolls::DAMAGE,
            Stage::HazardStands => rolls::HAZARDOUS,
            _ => return,
        };
        // wh40k.dice.reroll-sum-all: dice that are added together are all rolled again.
        let dice = if rolls::is_sum(purpose) {
            0..self.dice.len()
        } else {
            let die = usize::from(usage.die.unwrap_or(0)).min(self.dice.len().saturating_sub(1));
            die..(die + 1).min(self.dice.len())
        };
        let from: Faces = self.dice[dice.clone()].iter().copied().collect();
        let to = cx.dice(purpose, from.len() as u16);
        self.dice[dice].copy_from_slice(&to);
        let rule = RuleId("wh40k.stratagem.command-reroll-effect");
        cx.emit(Event::Rerolled { purpose, from, to, rule });
    }
}
