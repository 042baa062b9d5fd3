//! Nerve tests, one after another.

use gonfalon_kernel::{Arg, Refusal, RuleId, Wake};
use serde::Serialize;

use super::inspiring::inspirer;
use super::result::{NerveResult, judge, sum};
use crate::action::{Action, Deed, Question, Units};
use crate::board::Board;
use crate::cx::{Cx, Step, WakeUp};
use crate::event::Event;
use crate::frame::Frame;
use crate::state::UnitId;

/// Nerve tests, one after another.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Tests {
    /// The unit that was charged, if the tests follow a melee.
    after_melee: Option<UnitId>,
    /// It fought against a musician.
    musician: bool,
}

impl Tests {
    /// The tests at the end of a phase: every unit damaged in it, in the sequence the active player chooses.
    pub(crate) fn after_phase() -> Tests {
        Tests { after_melee: None, musician: false }
    }

    /// The test of a unit that was charged, if its melee damaged it.
    pub(crate) fn after_melee(target: UnitId, against_musician: bool) -> Tests {
        Tests { after_melee: Some(target), musician: against_musician }
    }

    pub(crate) fn step(self, cx: &mut Cx<'_>, wake: WakeUp) -> Step {
        if let Wake::Answer(_, Action { deed, .. }) = wake {
            match deed {
                Deed::Choose(unit) => self.test(cx, unit),
                // The turn is over; what has not been tested is not tested any more.
                _ => return Step::Return(()),
            }
        }
        let due = self.due(cx.board());
        match due.as_slice() {
            [] => Step::Return(()),
            [only] => {
                self.test(cx, *only);
                Step::Return(())
            }
            _ => {
                let seat = cx.state.table.active;
                Step::ask(Frame::Tests(self), seat, Question::TestNext { among: due }, "kow.nerve.sequence")
            }
        }
    }

    /// Who is still to be tested.
    fn due(&self, board: Board<'_>) -> Units {
        board
            .units()
            .filter(|unit| board.unit(*unit).shaken)
            .filter(|unit| self.after_melee.is_none_or(|target| target == *unit))
            .collect()
    }

    fn test(&self, cx: &mut Cx<'_>, unit: UnitId) {
        let mut result = self.roll(cx, unit, false);
        if result == NerveResult::Rout && inspirer(cx.board(), unit).is_some() {
            result = self.roll(cx, unit, true);
        }
        cx.emit(match result {
            NerveResult::Steady => Event::Steady(unit),
            NerveResult::Wavering => Event::Wavered(unit),
            NerveResult::Rout => Event::Routed { unit, rule: RuleId("kow.nerve.rout") },
        });
    }

    fn roll(&self, cx: &mut Cx<'_>, unit: UnitId, again: bool) -> NerveResult {
        let dice = [cx.d6("nerve-die"), cx.d6("nerve-die")];
        let why = sum(cx.board(), unit, dice, self.musician);
        let result = why.total();
        cx.emit(Event::NerveTested { unit, dice, result, why, again });
        judge(cx.board(), unit, dice, result)
    }
}

/// Every reason against an answer to [`Question::TestNext`].
pub(crate) fn test_next_refusals(board: Board<'_>, among: &Units, deed: &Deed) -> Vec<Refusal> {
    match deed {
        Deed::Choose(unit) if among.contains(unit) => Vec::new(),
        Deed::Choose(unit) if board.exists(*unit) => {
            vec![
                Refusal::new("kow.nerve.only-if-damaged", "refusal-no-test-due")
                    .with("unit", board.name(*unit)),
            ]
        }
        _ => vec![
            Refusal::new("kow.nerve.sequence", "refusal-not-among-the-choices")
                .with("units", names(board, among)),
        ],
    }
}

/// The names of units as an argument of a sentence.
pub(crate) fn names(board: Board<'_>, units: &Units) -> Arg {
    let names = units.iter().map(|unit| board.game.library.said_name(board.profile(*unit).entry));
    Arg::Names(names.map(|name| (name.en, name.de)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::Fixture;

    /// Unit, dice, sum of a test, and whether it is a re-roll.
    fn told(event: &Event) -> Option<(UnitId, [u8; 2], i16, bool)> {
        match event {
            Event::NerveTested { unit, dice, result, again, .. } => Some((*unit, *dice, *result, *again)),
            _ => None,
        }
    }

    #[test]
    fn a_rout_near_an_inspiring_friend_is_rolled_again_once() {
        let mut fixture = Fixture::new();
        let unit = fixture.put(1, "elf-spearmen-regiment", 20, 20, 90);
        let hero = fixture.put(1, "elf-king", 60, 20, 90);
        fixture.beside(unit, hero, 500);
        fixture.unit(unit).damage = 9;
        fixture.unit(unit).shaken = true;
        let events = fixture.run(
            Frame::Tests(Tests::after_phase()),
            &[("nerve-die", 4), ("nerve-die", 4), ("nerve-die", 3), ("nerve-die", 3)],
        );
        assert_eq!(told(&events[0]), Some((unit, [4, 4], 11, false)));
        assert_eq!(told(&events[1]), Some((unit, [3, 3], 9, true)));
        assert_eq!(events[2..], [Event::Wavered(unit)]);
        assert!(fixture.unit(unit).wavering && !fixture.unit(unit).shaken);
    }

    #[test]
    fn nobody_is_tested_twice_and_the_re_roll_stands() {
        let mut fixture = Fixture::new();
        let hero = fixture.put(1, "elf-king", 60, 20, 90);
        fixture.unit(hero).damage = 12;
        fixture.unit(hero).shaken = true;
        let dice = [("nerve-die", 6), ("nerve-die", 6), ("nerve-die", 5), ("nerve-die", 6)];
        let events = fixture.run(Frame::Tests(Tests::after_phase()), &dice);
        assert_eq!(events.last(), Some(&Event::Routed { unit: hero, rule: RuleId("kow.nerve.rout") }));
        assert!(fixture.run(Frame::Tests(Tests::after_phase()), &[]).is_empty());
    }

    #[test]
    fn the_active_player_chooses_the_sequence() {
        let mut fixture = Fixture::new();
        let one = fixture.put(1, "elf-spearmen-regiment", 20, 20, 90);
        let other = fixture.put(1, "elf-spearmen-regiment", 40, 20, 90);
        let unhurt = fixture.put(1, "elf-spearmen-regiment", 60, 20, 90);
        for unit in [one, other] {
            fixture.unit(unit).damage = 3;
            fixture.unit(unit).shaken = true;
        }
        fixture.run(Frame::Tests(Tests::after_phase()), &[]);
        let among: Units = [one, other].into_iter().collect();
        assert_eq!(fixture.question(), Some(&Question::TestNext { among: among.clone() }));
        let refused = test_next_refusals(fixture.board(), &among, &Deed::Choose(unhurt));
        assert_eq!(refused[0].rule, RuleId("kow.nerve.only-if-damaged"));
        let dice = [("nerve-die", 1), ("nerve-die", 2), ("nerve-die", 2), ("nerve-die", 2)];
        let events = fixture.answer(Deed::Choose(other), &dice);
        assert!(matches!(events[0], Event::NerveTested { unit, .. } if unit == other));
        assert!(matches!(events[2], Event::NerveTested { unit, .. } if unit == one));
        assert_eq!(fixture.question(), None);
    }

    #[test]
    fn after_a_melee_only_its_target_is_tested() {
        let mut fixture = Fixture::new();
        let one = fixture.put(1, "elf-spearmen-regiment", 20, 20, 90);
        let other = fixture.put(1, "elf-spearmen-regiment", 40, 20, 90);
        for unit in [one, other] {
            fixture.unit(unit).damage = 8;
            fixture.unit(unit).shaken = true;
        }
        let events =
            fixture.run(Frame::Tests(Tests::after_melee(one, true)), &[("nerve-die", 2), ("nerve-die", 3)]);
        assert_eq!(told(&events[0]), Some((one, [2, 3], 8, false)));
        let Event::NerveTested { why, .. } = &events[0] else { panic!("told above") };
        let formula =
            "5 + 8 [kow.nerve.all-damage-counts] - 6 [kow.profile.nerve] + 1 [kow.command.musician]";
        assert_eq!(why.formula(), formula);
        assert_eq!(events[1], Event::Wavered(one));
        assert!(fixture.unit(other).shaken);
    }
}
