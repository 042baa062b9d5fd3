//! Leaving a destroyed TRANSPORT.

use gonfalon_kernel::{Refusal, RuleId};
use serde::Serialize;
use smallvec::SmallVec;

use crate::action::{Action, Question, Spots, Units};
use crate::board::Board;
use crate::constants::{EMERGENCY_WOUNDS_ON, WRECK_WOUNDS_ON};
use crate::cx::{Cx, Step, WakeUp};
use crate::damage::Mortals;
use crate::event::Event;
use crate::frame::{Frame, Value};
use crate::placing::{self, Zone};
use crate::room;
use crate::setup::passengers;
use crate::state::{Arrival, ModelId, UnitId};

/// The passengers of a destroyed TRANSPORT disembark, unit by unit, before it is removed.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Wreck {
    /// Which TRANSPORT.
    pub transport: UnitId,
    /// The units still inside.
    pub left: Units,
    /// The unit that is leaving.
    pub leaving: Option<UnitId>,
    /// It makes an Emergency Disembarkation.
    pub emergency: bool,
}

impl Wreck {
    /// Everybody inside this TRANSPORT leaves it.
    pub fn new(transport: UnitId) -> Wreck {
        Wreck { transport, left: Units::new(), leaving: None, emergency: false }
    }

    pub(crate) fn step(mut self, cx: &mut Cx<'_>, wake: WakeUp) -> Step {
        match wake {
            WakeUp::Begin => {
                self.left = passengers(cx.board(), self.transport).collect();
                self.next(cx)
            }
            WakeUp::Answer(_, Action::SetUp { unit, spots }) => {
                if let Some(asked) = self.leaving.replace(unit).filter(|asked| *asked != unit) {
                    // Another one leaves first.
                    self.left.retain(|other| *other != unit);
                    self.left.insert(0, asked);
                }
                self.leave(cx, unit, spots)
            }
            WakeUp::Answer(_, Action::Pass { .. }) if self.leaving.is_some() => {
                let unit = self.leaving.expect("the guard has seen it");
                self.leave(cx, unit, Spots::new())
            }
            // The mortal wounds of the last unit have been suffered.
            WakeUp::Returned(_) | WakeUp::Answer(..) => {
                self.shock(cx);
                self.next(cx)
            }
        }
    }

    fn next(mut self, cx: &mut Cx<'_>) -> Step {
        if !self.left.is_empty() {
            let unit = self.left.remove(0);
            self.emergency = is_emergency(cx.board(), unit, self.transport);
            self.leaving = Some(unit);
            let seat = cx.board().owner(unit);
            let question = Question::Disembark { unit, from: self.transport, emergency: self.emergency };
            let rule = if self.emergency {
                "wh40k.transport.emergency-trigger"
            } else {
                "wh40k.transport.destroyed-disembark"
            };
            return Step::ask(Frame::Wreck(self), seat, question, rule);
        }
        Step::Return(Value::Nothing)
    }

    /// Sets the unit up, loses whom nobody could place, and rolls for the others.
    fn leave(mut self, cx: &mut Cx<'_>, unit: UnitId, spots: Spots) -> Step {
        let board = cx.board();
        // Whoever fits beside the wreck makes no Emergency Disembarkation, even if nobody but its player saw how.
        self.emergency =
            !placing::is_legal(board, unit, &spots, &Zone::Disembark { transport: self.transport });
        let placed = |model: &ModelId| spots.iter().any(|(other, _)| other == model);
        let lost: SmallVec<[ModelId; 20]> = board.models(unit).filter(|model| !placed(model)).collect();
        let count = spots.len() as u16;
        cx.emit(Event::SetUp { unit, spots, arrival: Some(Arrival::Wreck) });
        lose(cx, &lost);
        if count == 0 {
            return self.next(cx);
        }
        let dice = cx.dice("wreck-roll", count);
        let (on, rule) = if self.emergency {
            (EMERGENCY_WOUNDS_ON, "wh40k.transport.emergency-roll")
        } else {
            (WRECK_WOUNDS_ON, "wh40k.transport.destroyed-roll")
        };
        let wounds = dice.iter().filter(|die| **die <= on).count() as u16;
        cx.emit(Event::WreckRolled { unit, dice, wounds });
        if wounds > 0 {
            let mortals = Mortals::new(unit, wounds, rule);
            return Step::Call(Frame::Wreck(self), Frame::Mortals(mortals));
        }
        self.shock(cx);
        self.next(cx)
    }

    fn shock(&self, cx: &mut Cx<'_>) {
        if let Some(unit) = self.leaving
            && cx.board().on_battlefield(unit)
            && !cx.board().unit(unit).battle_shocked
        {
            cx.emit(Event::BattleShocked { unit, rule: RuleId("wh40k.transport.destroyed-battleshocked") });
        }
    }
}

fn lose(cx: &mut Cx<'_>, models: &[ModelId]) {
    for model in models {
        let rule = RuleId("wh40k.transport.emergency-unplaced");
        cx.emit(Event::Destroyed { model: *model, rule });
    }
}

/// Places for as many models as find room in an Emergency Disembarkation.
pub(crate) fn emergency_spots(board: Board<'_>, unit: UnitId, transport: UnitId) -> Spots {
    let zone = Zone::Emergency { transport };
    if let Some(spots) = room::find(board, unit, &zone) {
        return spots;
    }
    let mut spots = room::ring(board, unit, transport, &zone, 0);
    while !spots.is_empty() && !placing::refusals_of_some(board, unit, &spots, &zone).is_empty() {
        spots.pop();
    }
    spots
}

/// Every reason against an answer to where a unit leaves a destroyed TRANSPORT. Its player may let another unit that is still inside
/// leave first, and may show that a unit fits beside the wreck although no room was found.
pub(crate) fn wreck_refusals(
    board: Board<'_>,
    unit: UnitId,
    transport: UnitId,
    emergency: bool,
    action: &Action,
) -> Vec<Refusal> {
    let nowhere = Spots::new();
    let (named, spots) = match action {
        Action::SetUp { unit, spots } => (*unit, spots),
        // There is room for nobody.
        Action::Pass { .. } => (unit, &nowhere),
        _ => return vec![Refusal::new("wh40k.transport.destroyed-disembark", "refusal-not-an-answer")],
    };
    if named != unit && !passengers(board, transport).any(|inside| inside == named) {
        let refusal = Refusal::new("wh40k.transport.destroyed-disembark", "refusal-another-unit-leaves");
        return vec![refusal.with("unit", board.name(unit))];
    }
    let beside = placing::refusals(board, named, spots, &Zone::Disembark { transport });
    if beside.is_empty() {
        return beside;
    }
    let emergency = if named == unit { emergency } else { is_emergency(board, named, transport) };
    if !emergency {
        return beside;
    }
    let mut refusals = placing::refusals_of_some(board, named, spots, &Zone::Emergency { transport });
    let possible = emergency_spots(board, named, transport).len();
    if spots.len() < possible {
        // Only who cannot be placed is lost.
        refusals.push(
            Refusal::new("wh40k.transport.emergency-unplaced", "refusal-more-models-fit")
                .with("unit", board.name(named))
                .number("models", possible as i64),
        );
    }
    refusals
}

/// Whether no room is found for a unit beside its destroyed TRANSPORT.
pub(crate) fn is_emergency(board: Board<'_>, unit: UnitId, transport: UnitId) -> bool {
    room::find(board, unit, &Zone::Disembark { transport }).is_none()
}
