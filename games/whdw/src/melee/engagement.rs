//! One engagement: choices, blows and casualties in three speed steps.

use gonfalon_disks::{DiskId, Pin};
use gonfalon_kernel::{Refusal, Seat, Wake};
use serde::Serialize;
use smallvec::SmallVec;

use super::group::Pins;
use crate::action::{Action, Blow, Disks, Question, Striker};
use crate::board::Board;
use crate::cx::{Cx, Step, WakeUp};
use crate::damage::Hurt;
use crate::data::{DamageType, KeywordKind, Stat};
use crate::event::Event;
use crate::frame::Frame;
use crate::values::{Role, Speed};

/// An engagement under way.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Engagement {
    pins: Pins,
    speed: Speed,
    /// Seats whose choices of this step are still to come.
    choosers: SmallVec<[Seat; 4]>,
    blows: Vec<Blow>,
    stage: Stage,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
enum Stage {
    Begin,
    Choose,
    Strike,
    Next,
}

impl Engagement {
    /// The engagement made up of these pins.
    pub(crate) fn new(pins: Pins) -> Engagement {
        Engagement {
            pins,
            speed: Speed::Swift,
            choosers: SmallVec::new(),
            blows: Vec::new(),
            stage: Stage::Begin,
        }
    }

    pub(crate) fn step(mut self, cx: &mut Cx<'_>, wake: WakeUp) -> Step {
        match wake {
            Wake::Begin => {
                let side = |role: fn(&Pin) -> DiskId| {
                    let mut disks: Disks = self.pins.iter().map(role).collect();
                    disks.sort_unstable();
                    disks.dedup();
                    disks
                };
                let (attackers, defenders) = (side(|pin| pin.top), side(|pin| pin.under));
                cx.emit(Event::EngagementBegan { attackers, defenders });
            }
            Wake::Answer(_, Action::Strike(blows)) => self.blows.extend(blows),
            Wake::Answer(..) | Wake::Returned(()) => {}
        }
        loop {
            match self.stage {
                Stage::Begin => {
                    self.choosers = self.choosing_order(cx.board());
                    self.blows.clear();
                    self.stage = Stage::Choose;
                }
                Stage::Choose => {
                    if self.choosers.is_empty() {
                        self.stage = Stage::Strike;
                        continue;
                    }
                    let seat = self.choosers.remove(0);
                    let strikers = self.strikers_with_choice(cx.board(), seat);
                    if !strikers.is_empty() {
                        let question = Question::Strike { strikers };
                        return Step::ask(Frame::Engagement(self), seat, question, "whdw.melee.choice-order");
                    }
                }
                Stage::Strike => {
                    self.strike(cx);
                    self.stage = Stage::Next;
                    if !cx.state.table.triggers.is_empty() {
                        return Step::Call(Frame::Engagement(self), Frame::Triggers(Default::default()));
                    }
                }
                Stage::Next => {
                    self.speed = match self.speed {
                        Speed::Swift => Speed::Ordinary,
                        Speed::Ordinary => Speed::Slow,
                        Speed::Slow => return Step::Return(()),
                    };
                    self.stage = Stage::Begin;
                }
            }
        }
    }

    /// With two players the attackers' player chooses first; with more, initiative decides.
    fn choosing_order(&self, board: Board<'_>) -> SmallVec<[Seat; 4]> {
        if board.game.seats > 2 {
            return board.table.initiative.clone();
        }
        let attacker = self.pins.first().map_or(Seat(0), |pin| board.owner(pin.top));
        SmallVec::from_slice(&[attacker, Seat(1 - attacker.0)])
    }

    /// The blows of this speed step: who strikes in which role, and whom it could strike.
    fn strikers(&self, board: Board<'_>) -> SmallVec<[Striker; 4]> {
        let mut strikers: SmallVec<[Striker; 4]> = SmallVec::new();
        for pin in self.pins.iter().filter(|pin| board.table.pile.pins_disk(pin.top, pin.under)) {
            for (disk, role, victim) in
                [(pin.top, Role::Attacker, pin.under), (pin.under, Role::Defender, pin.top)]
            {
                match strikers.iter_mut().find(|striker| striker.disk == disk && striker.role == role) {
                    Some(striker) => striker.victims.push(victim),
                    None if board.speed(disk, role) == self.speed => {
                        strikers.push(Striker { disk, role, victims: Disks::from_slice(&[victim]) });
                    }
                    None => {}
                }
            }
        }
        strikers.sort_by_key(|striker| (striker.role, striker.disk));
        for striker in &mut strikers {
            striker.victims.sort_unstable();
        }
        strikers
    }

    fn strikers_with_choice(&self, board: Board<'_>, seat: Seat) -> Vec<Striker> {
        self.strikers(board)
            .into_iter()
            .filter(|striker| board.owner(striker.disk) == seat && striker.victims.len() > 1)
            .filter(|striker| board.striking_strength(striker) > 0)
            .collect()
    }

    /// All blows of one speed step land at the same moment.
    fn strike(&mut self, cx: &mut Cx<'_>) {
        let strikers = self.strikers(cx.board());
        let mut hurts: SmallVec<[Hurt; 8]> = SmallVec::new();
        for striker in strikers {
            let strength = cx.board().striking_strength(&striker);
            let chosen = self.blows.iter().find(|blow| blow.by == striker.disk);
            let victims = match chosen {
                Some(blow) => blow.at.clone(),
                None => striker.victims.iter().copied().take(1).collect(),
            };
            for at in victims {
                cx.emit(Event::Struck { by: striker.disk, at, strength });
                hurts.push(Hurt {
                    disk: at,
                    amount: strength,
                    kind: DamageType::Physical,
                    via: None,
                    rule: match striker.role {
                        Role::Attacker => "whdw.melee.attack",
                        Role::Defender => "whdw.melee.counter",
                    },
                });
            }
        }
        if !hurts.is_empty() {
            cx.deal(hurts);
        }
    }
}

impl Board<'_> {
    pub(crate) fn striking_strength(self, striker: &Striker) -> u8 {
        self.strength(
            striker.disk,
            match striker.role {
                Role::Attacker => Stat::Attack,
                Role::Defender => Stat::Counter,
            },
        )
    }
}

/// Every reason against an answer to the question whom to strike.
pub(crate) fn strike_refusals(board: Board<'_>, strikers: &[Striker], action: &Action) -> Vec<Refusal> {
    let Action::Strike(blows) = action else {
        return vec![Refusal::new("whdw.melee.must-strike", "refusal-not-an-answer")];
    };
    let mut refusals = Vec::new();
    for striker in strikers {
        if !blows.iter().any(|blow| blow.by == striker.disk) {
            refusals.push(
                Refusal::new("whdw.melee.must-strike", "refusal-must-strike")
                    .with("disk", board.name(striker.disk)),
            );
        }
    }
    for (index, blow) in blows.iter().enumerate() {
        let Some(striker) = strikers.iter().find(|striker| striker.disk == blow.by) else {
            refusals.push(Refusal::new("whdw.melee.partners-only", "refusal-not-striking-now"));
            continue;
        };
        let named = |rule, key| Refusal::new(rule, key).with("disk", board.name(blow.by));
        if blows[..index].iter().any(|other| other.by == blow.by) {
            refusals.push(named("whdw.melee.one-target", "refusal-strikes-twice"));
        }
        if blow.at.iter().any(|victim| !striker.victims.contains(victim)) {
            refusals.push(named("whdw.melee.partners-only", "refusal-not-its-enemy"));
            continue;
        }
        let all = blow.at.len() == striker.victims.len()
            && striker.victims.iter().all(|victim| blow.at.contains(victim));
        let frenzy = board.has(blow.by, KeywordKind::Frenzy);
        match (blow.at.len(), frenzy, striker.role) {
            (0, ..) => refusals.push(named("whdw.melee.must-strike", "refusal-must-strike")),
            (1, ..) => {}
            (_, true, Role::Attacker) if all => {}
            (_, true, Role::Attacker) => {
                refusals.push(named("whdw.keyword.frenzy", "refusal-frenzy-one-or-all"))
            }
            (_, true, Role::Defender) => {
                refusals.push(named("whdw.keyword.frenzy-attack-only", "refusal-strikes-one"));
            }
            (_, false, _) => refusals.push(named("whdw.melee.one-target", "refusal-strikes-one")),
        }
    }
    refusals
}
