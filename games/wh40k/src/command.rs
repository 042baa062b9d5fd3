//! The Command phase: Command points, abilities, Battle-shock, and the points of Only War at its end.

use gonfalon_kernel::{Refusal, RuleId, Seat};
use serde::Serialize;

use crate::action::{Action, Models, Moment, Question, Units};
use crate::board::Board;
use crate::constants::{COMMAND_POINTS, MOST_EXTRA_POINTS, MOST_POINTS_A_TURN, SCORING_ROUND};
use crate::cx::{Cx, Step, WakeUp};
use crate::data::{Ability, Amount, Effect};
use crate::event::Event;
use crate::frame::{Frame, Value};
use crate::state::{ModelId, UnitId};
use crate::stratagem::React;
use crate::strength::{below_half, best_leadership};

/// The Command phase.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Command {
    /// The units still to be tested for Battle-shock.
    pub left: Units,
    /// The unit whose test failed just now.
    pub failed: Option<UnitId>,
    /// How many of the abilities that give wounds back have been used.
    pub mended: u8,
}

impl Command {
    pub(crate) fn step(mut self, cx: &mut Cx<'_>, wake: WakeUp) -> Step {
        let seat = cx.state.table.active;
        match wake {
            WakeUp::Begin => {
                gain_points(cx);
                recover(cx, seat);
                gain_more(cx, seat);
                let board = cx.board();
                self.left = board.army(seat).filter(|unit| below_half(board, *unit)).collect();
            }
            WakeUp::Answer(_, Action::Unit(unit)) => return self.test(cx, unit),
            WakeUp::Answer(_, Action::Models(models)) => {
                if let (Some((_, amount)), Some(model)) = (self.mending(cx.board()), models.first()) {
                    mend_model(cx, *model, amount);
                }
                self.mended += 1;
            }
            WakeUp::Returned(Value::Passed) => {
                if let Some(unit) = self.failed.take() {
                    cx.emit(Event::BattleShocked { unit, rule: RuleId("wh40k.battleshock.fail-duration") });
                }
            }
            // wh40k.stratagem.insane-bravery-effect
            WakeUp::Returned(_) => self.failed = None,
            WakeUp::Answer(..) => {}
        }
        self.next(cx)
    }

    fn next(self, cx: &mut Cx<'_>) -> Step {
        match self.left.as_slice() {
            [] => self.mend(cx),
            [only] => {
                let unit = *only;
                self.test(cx, unit)
            }
            several => {
                let (seat, among) = (cx.state.table.active, several.iter().copied().collect());
                let question = Question::TestNext { among };
                Step::ask(Frame::Command(self), seat, question, "wh40k.battleshock.who-tests")
            }
        }
    }

    /// Abilities that give lost wounds back at the end of the phase, to one model of the unit.
    fn mend(mut self, cx: &mut Cx<'_>) -> Step {
        while let Some((unit, amount)) = self.mending(cx.board()) {
            let board = cx.board();
            let among: Models = board.models(unit).filter(|model| board.model(*model).lost > 0).collect();
            match among.as_slice() {
                [] => {}
                [only] => mend_model(cx, *only, amount),
                _ => {
                    let (seat, question) = (board.owner(unit), Question::Mend { unit, among });
                    return Step::ask(Frame::Command(self), seat, question, "wh40k.command.other-rules");
                }
            }
            self.mended += 1;
        }
        Step::Return(Value::Nothing)
    }

    /// The next ability that gives wounds back: whose unit, and how many.
    fn mending(&self, board: Board<'_>) -> Option<(UnitId, Amount)> {
        let mut all =
            effects(board, board.table.active).into_iter().filter_map(|(bearer, effect)| match effect {
                Effect::Mend(amount) => Some((board.unit_of(bearer), amount)),
                _ => None,
            });
        all.nth(self.mended.into())
    }

    fn test(mut self, cx: &mut Cx<'_>, unit: UnitId) -> Step {
        self.left.retain(|other| *other != unit);
        let dice = [cx.d6("battle-shock-test"), cx.d6("battle-shock-test")];
        let needed = best_leadership(cx.board(), unit);
        let failed = dice[0] + dice[1] < needed;
        cx.emit(Event::BattleShockTested { unit, dice, needed, failed });
        if !failed {
            return self.next(cx);
        }
        self.failed = Some(unit);
        let seat = cx.board().owner(unit);
        let window = React { seat, moment: Moment::TestFailed(unit) };
        Step::Call(Frame::Command(self), Frame::React(window))
    }
}

/// Both players gain Command points, before anything else.
fn gain_points(cx: &mut Cx<'_>) {
    for seat in Seat::all(2) {
        let rule = RuleId("wh40k.command.gain-cp");
        cx.emit(Event::PointsGained { seat, points: COMMAND_POINTS, rule });
    }
}

/// Battle-shock lasts until the start of its player's Command phase.
fn recover(cx: &mut Cx<'_>, seat: Seat) {
    let board = cx.board();
    let shocked: Vec<UnitId> =
        board.heads().filter(|unit| board.owner(*unit) == seat && board.unit(*unit).battle_shocked).collect();
    for unit in shocked {
        cx.emit(Event::Recovered(unit));
    }
}

/// The effects of the special abilities of a seat's models on the battlefield, each with its bearer.
fn effects(board: Board<'_>, seat: Seat) -> Vec<(ModelId, Effect)> {
    let models = board.army(seat).flat_map(|unit| board.models(unit));
    models
        .flat_map(|model| {
            board.abilities(model).iter().filter_map(move |ability| match ability {
                Ability::Special(special) if board.may_use(model, special) => Some((model, special.effect)),
                _ => None,
            })
        })
        .collect()
}

/// Abilities that give Command points, within the limit of the round.
fn gain_more(cx: &mut Cx<'_>, seat: Seat) {
    for (_, effect) in effects(cx.board(), seat) {
        let Effect::CommandPoints(points) = effect else { continue };
        // wh40k.command.cp-gain-cap
        let left = MOST_EXTRA_POINTS.saturating_sub(cx.state.table.players[seat].extra_points);
        let points = points.min(left);
        if points > 0 {
            cx.emit(Event::PointsGained { seat, points, rule: RuleId("wh40k.command.other-rules") });
        }
    }
}

fn mend_model(cx: &mut Cx<'_>, model: ModelId, amount: Amount) {
    let (_, sum) = cx.amount("mend-roll", amount);
    let lost = cx.board().model(model).lost;
    let count = u8::try_from(sum).unwrap_or(u8::MAX).min(lost);
    cx.emit(Event::WoundsRegained { model, count });
}

/// Capture and Control: points for the markers the active player controls.
pub(crate) fn score(cx: &mut Cx<'_>) {
    let table = &cx.state.table;
    let seat = table.active;
    if table.round < SCORING_ROUND {
        return;
    }
    let controlled = table.markers.iter().filter(|marker| marker.controlled == Some(seat)).count();
    // wh40k.onlywar.max-three-per-turn
    let points = (controlled as u8).min(MOST_POINTS_A_TURN);
    if points > 0 {
        cx.emit(Event::Scored { seat, points, rule: RuleId("wh40k.onlywar.capture-and-control") });
    }
}

/// Every reason against an answer to which model regains wounds.
pub(crate) fn mend_refusals(among: &[ModelId], action: &Action) -> Vec<Refusal> {
    match action {
        Action::Models(named) if matches!(named.as_slice(), [model] if among.contains(model)) => Vec::new(),
        Action::Models(_) => vec![Refusal::new("wh40k.command.other-rules", "refusal-mend-model")],
        _ => vec![Refusal::new("wh40k.command.other-rules", "refusal-not-an-answer")],
    }
}

/// Every reason against an answer to whose Battle-shock is tested next.
pub(crate) fn test_refusals(board: Board<'_>, among: &[UnitId], action: &Action) -> Vec<Refusal> {
    match action {
        Action::Unit(unit) if among.contains(unit) => Vec::new(),
        Action::Unit(unit) => {
            let refusal = Refusal::new("wh40k.battleshock.who-tests", "refusal-not-to-be-tested");
            vec![refusal.with("unit", board.name(*unit))]
        }
        _ => vec![Refusal::new("wh40k.battleshock.who-tests", "refusal-not-an-answer")],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::Use;
    use crate::data::{Name, Reach, Special};
    use crate::fixture::{BLUE, Fixture, RED, trooper};
    use crate::proposals::PASS;
    use crate::state::{Marker, Phase, Place};
    use crate::stratagem::Stratagem;

    /// Five models of which only two are left.
    fn shaken(fixture: &mut Fixture, owner: Seat, x: i32) -> UnitId {
        let unit = fixture.add(owner, trooper(), &[(x, 100); 5]);
        for number in 0..3 {
            let model = fixture.model(unit, number);
            fixture.state.table.models[model.index()].destroyed = true;
        }
        unit
    }

    fn phase(fixture: &mut Fixture, dice: &[(&'static str, &[u8])]) -> Vec<Event> {
        fixture.state.table.phase = Phase::Command;
        fixture.run(Frame::Command(Command::default()), dice)
    }

    fn special(effect: Effect) -> Ability {
        Ability::Special(Special {
            name: Name::default(),
            reach: Reach::Bearer,
            effect,
            psychic: false,
            wargear: None,
        })
    }

    #[test]
    fn both_players_gain_a_point_before_anything_else() {
        let mut fixture = Fixture::new();
        fixture.add(RED, trooper(), &[(100, 100)]);
        let events = phase(&mut fixture, &[]);
        let gained = |seat| Event::PointsGained { seat, points: 1, rule: RuleId("wh40k.command.gain-cp") };
        assert_eq!(events[..2], [gained(RED), gained(BLUE)]);
        assert_eq!(fixture.state.table.players[BLUE].command_points, 1);
        assert_eq!(fixture.state.table.players[RED].extra_points, 0);
    }

    #[test]
    fn abilities_give_one_more_point_in_a_round_at_most() {
        let mut fixture = Fixture::new();
        let mut sheet = trooper();
        sheet.abilities = vec![special(Effect::CommandPoints(1))];
        fixture.add(RED, sheet.clone(), &[(100, 100)]);
        fixture.add(RED, sheet, &[(300, 100)]);
        phase(&mut fixture, &[]);
        assert_eq!(fixture.state.table.players[RED].command_points, 2);
        crate::apply::apply(&fixture.game, &mut fixture.state, &Event::RoundBegan(2));
        phase(&mut fixture, &[]);
        assert_eq!(fixture.state.table.players[RED].command_points, 4);
    }

    #[test]
    fn units_below_half_strength_test_in_the_order_their_player_likes() {
        let mut fixture = Fixture::new();
        let first = shaken(&mut fixture, RED, 100);
        let second = shaken(&mut fixture, RED, 200);
        let enemy = shaken(&mut fixture, BLUE, 300);
        let inside = shaken(&mut fixture, RED, 400);
        fixture.state.table.units[inside.index()].place = Place::Embarked(first);
        phase(&mut fixture, &[]);
        let among: Units = [first, second].into_iter().collect();
        assert_eq!(fixture.open, Some((RED, Question::TestNext { among: among.clone() })));
        let judged = |action: Action| {
            let refusals = test_refusals(fixture.board(), &among, &action);
            refusals.iter().map(|refusal| refusal.rule.0).collect::<Vec<_>>()
        };
        assert_eq!(judged(Action::Unit(enemy)), ["wh40k.battleshock.who-tests"]);
        assert_eq!(judged(PASS), ["wh40k.battleshock.who-tests"]);
        assert_eq!(judged(Action::Unit(second)), [""; 0]);
        // Leadership 6: a 6 is enough, a 5 is not.
        fixture.state.table.players[RED].command_points = 0;
        let events = fixture.answer(Action::Unit(second), &[("battle-shock-test", &[3, 3, 4, 1])]);
        assert!(!fixture.board().unit(second).battle_shocked);
        assert!(fixture.board().unit(first).battle_shocked, "{events:?}");
        assert_eq!(fixture.open, None);
    }

    #[test]
    fn insane_bravery_passes_the_failed_test() {
        let mut fixture = Fixture::new();
        let unit = shaken(&mut fixture, RED, 100);
        phase(&mut fixture, &[("battle-shock-test", &[1, 1])]);
        let Some((RED, Question::React { moment, offers })) = fixture.open.clone() else { panic!("offered") };
        assert_eq!((moment, &offers[..]), (Moment::TestFailed(unit), &[Stratagem::InsaneBravery][..]));
        let usage = Use {
            stratagem: Stratagem::InsaneBravery,
            unit: None,
            model: None,
            enemy: None,
            weapon: None,
            die: None,
        };
        fixture.answer(Action::Use(usage), &[]);
        assert!(!fixture.board().unit(unit).battle_shocked);
        assert_eq!(fixture.state.table.players[RED].command_points, 0);
        // Without it the unit is Battle-shocked until its player's next Command phase.
        let mut fixture = Fixture::new();
        let unit = shaken(&mut fixture, RED, 100);
        phase(&mut fixture, &[("battle-shock-test", &[1, 1])]);
        fixture.answer(PASS, &[]);
        assert!(fixture.board().unit(unit).battle_shocked);
        fixture.state.table.active = BLUE;
        phase(&mut fixture, &[]);
        assert!(fixture.board().unit(unit).battle_shocked, "the other player's phase changes nothing");
        fixture.state.table.active = RED;
        phase(&mut fixture, &[("battle-shock-test", &[6, 6])]);
        assert!(!fixture.board().unit(unit).battle_shocked);
    }

    #[test]
    fn mending_gives_wounds_back_at_the_end() {
        let mut fixture = Fixture::new();
        let mut sheet = trooper();
        sheet.abilities = vec![special(Effect::Mend(Amount::d3(1, 0)))];
        sheet.kinds[0].profile.wounds = 6;
        let unit = fixture.add(RED, sheet, &[(100, 100)]);
        fixture.state.table.models[0].lost = 3;
        phase(&mut fixture, &[("mend-roll", &[4])]);
        assert_eq!(fixture.board().wounds_left(fixture.model(unit, 0)), 5);
        phase(&mut fixture, &[("mend-roll", &[6])]);
        assert_eq!(fixture.board().wounds_left(fixture.model(unit, 0)), 6, "no more than it lost");
    }

    #[test]
    fn whoever_mends_says_whom() {
        let mut fixture = Fixture::new();
        let mut sheet = trooper();
        sheet.abilities = vec![special(Effect::Mend(Amount::fixed(1)))];
        sheet.kinds[0].profile.wounds = 6;
        let unit = fixture.add(RED, sheet, &[(100, 100), (120, 100)]);
        let (first, second) = (fixture.model(unit, 0), fixture.model(unit, 1));
        fixture.state.table.models[first.index()].lost = 3;
        fixture.state.table.models[second.index()].lost = 2;
        phase(&mut fixture, &[]);
        let among: Models = [first, second].into_iter().collect();
        let asked = Some((RED, Question::Mend { unit, among: among.clone() }));
        assert_eq!(fixture.open, asked);
        let one = |model: ModelId| Action::Models([model].into_iter().collect());
        assert!(mend_refusals(&among, &one(second)).is_empty());
        assert_eq!(mend_refusals(&among, &Action::Models(among.clone())).len(), 1);
        // Both bearers have the ability, so it is asked twice.
        fixture.answer(one(second), &[]);
        assert_eq!(fixture.open, asked);
        fixture.answer(one(second), &[]);
        assert_eq!(fixture.open, None);
        assert_eq!(fixture.board().model(second).lost, 0);
        assert_eq!(fixture.board().model(first).lost, 3);
    }

    #[test]
    fn markers_score_from_the_second_round_three_at_most() {
        let score_of = |round: u8, markers: usize| {
            let mut fixture = Fixture::new();
            fixture.state.table.round = round;
            let marker = Marker { at: gonfalon_table::Point::ORIGIN, controlled: Some(RED) };
            fixture.state.table.markers = (0..markers).map(|_| marker).collect();
            fixture.state.table.markers.push(Marker { controlled: Some(BLUE), ..marker });
            let mut dice = gonfalon_kernel::SeededDice::new(1);
            let mut events: Vec<Event> = Vec::new();
            let state = &mut fixture.state;
            score(&mut Cx { game: &fixture.game, state, dice: &mut dice, sink: &mut events });
            fixture.state.table.players[RED].victory_points
        };
        assert_eq!(
            [score_of(1, 2), score_of(2, 0), score_of(2, 2), score_of(5, 3), score_of(3, 4)],
            [0, 0, 2, 3, 3]
        );
    }
}
