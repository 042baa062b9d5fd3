//! The Melee phase: melees one after another, then regrouping.

mod regroup;
mod room;
mod separate;
mod strike;

use gonfalon_kernel::Refusal;
use serde::Serialize;

use crate::action::{Action, Deed, Order, Question, Units};
use crate::board::Board;
use crate::cx::{Cx, Step, WakeUp};
use crate::data::OptionKind;
use crate::event::Event;
use crate::frame::Frame;
use crate::nerve::Tests;
use crate::state::UnitId;

pub(crate) use regroup::regroup_refusals;
pub(crate) use separate::separate_refusals;
pub use strike::{Blow, blow};

/// Where the Melee phase stands.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Melees {
    /// The next melee is to be chosen.
    #[default]
    Next,
    /// The Nerve of a charged unit is being tested.
    Testing {
        /// Who was charged.
        target: UnitId,
        /// Who struck.
        chargers: Units,
    },
    /// Units that routed their target regroup.
    Regrouping {
        /// Who struck.
        chargers: Units,
        /// Who of them has still to choose.
        left: Units,
        /// Whose turn it is, once that is chosen.
        unit: Option<UnitId>,
    },
    /// Chargers are parted from friends they touch.
    Separating {
        /// Who struck.
        chargers: Units,
    },
}

impl Melees {
    pub(crate) fn step(self, cx: &mut Cx<'_>, wake: WakeUp) -> Step {
        let deed = match wake {
            WakeUp::Answer(_, Action { deed, .. }) => Some(deed),
            WakeUp::Begin | WakeUp::Returned(()) => None,
        };
        match (self, deed) {
            // Nobody is left in contact with a friend because the time is up.
            (Melees::Regrouping { chargers, .. } | Melees::Separating { chargers }, Some(Deed::TimeOut)) => {
                separate::separate_all(cx, &chargers);
                Step::Return(())
            }
            (_, Some(Deed::TimeOut)) => Step::Return(()),
            (Melees::Next, Some(Deed::Choose(target))) => fight(cx, target),
            (Melees::Next, _) => next(cx),
            (Melees::Testing { target, chargers }, _) => after(cx, target, chargers),
            (Melees::Regrouping { chargers, left, unit: None }, Some(Deed::Choose(unit))) => {
                ask_regroup(cx, chargers, left, unit)
            }
            (Melees::Regrouping { chargers, mut left, unit: Some(unit) }, Some(Deed::Regroup(choice))) => {
                regroup::regroup(cx, unit, choice);
                left.retain(|waiting| *waiting != unit);
                regroup_next(cx, chargers, left)
            }
            (Melees::Regrouping { chargers, left, .. }, _) => regroup_next(cx, chargers, left),
            (Melees::Separating { chargers }, deed) => {
                if let Some(Deed::Separate(parting)) = deed {
                    separate::part(cx, &chargers, parting);
                }
                separate(cx, chargers)
            }
        }
    }
}

/// Every reason against an answer to which melee is fought next.
pub(crate) fn fight_next_refusals(board: Board<'_>, among: &Units, deed: &Deed) -> Vec<Refusal> {
    choose_refusals(board, among, deed, "kow.melee.one-combat-at-a-time")
}

/// Every reason against an answer to which unit regroups next.
pub(crate) fn regroup_next_refusals(board: Board<'_>, among: &Units, deed: &Deed) -> Vec<Refusal> {
    choose_refusals(board, among, deed, "kow.regroup.choice")
}

fn choose_refusals(board: Board<'_>, among: &Units, deed: &Deed, rule: &'static str) -> Vec<Refusal> {
    match deed {
        Deed::Choose(unit) if among.contains(unit) => Vec::new(),
        _ => vec![
            Refusal::new(rule, "refusal-not-among-the-choices")
                .with("units", crate::nerve::names(board, among)),
        ],
    }
}

/// Melees that were not fought in time lapse: their chargers step back, and friends that touch are moved apart.
pub(crate) fn lapse(cx: &mut Cx<'_>) {
    let board = cx.board();
    let fights = |unit: UnitId| board.table.contacts.iter().any(|contact| contact.charger == unit);
    // A surge makes a charger of a unit that has been given another order.
    let charged: Units = board
        .army(board.table.active)
        .filter(|unit| board.unit(*unit).order == Some(Order::Charge) || fights(*unit))
        .collect();
    while let Some(contact) = cx.state.table.contacts.first().copied() {
        let chargers = chargers_of(cx.board(), contact.target);
        for charger in &chargers {
            room::throw_back(cx, *charger);
        }
        cx.emit(Event::MeleeEnded { target: contact.target });
    }
    separate::separate_all(cx, &charged);
}

fn chargers_of(board: Board<'_>, target: UnitId) -> Units {
    let contacts = board.table.contacts.iter().filter(|contact| contact.target == target);
    contacts.map(|contact| contact.charger).filter(|charger| board.on_table(*charger)).collect()
}

/// Fights the only melee that is left, or asks for one of several.
fn next(cx: &mut Cx<'_>) -> Step {
    let mut among = Units::new();
    for contact in &cx.state.table.contacts {
        if !among.contains(&contact.target) {
            among.push(contact.target);
        }
    }
    match among.as_slice() {
        [] => Step::Return(()),
        [only] => fight(cx, *only),
        _ => {
            let seat = cx.state.table.active;
            Step::ask(
                Frame::Melees(Melees::Next),
                seat,
                Question::FightNext { among },
                "kow.melee.one-combat-at-a-time",
            )
        }
    }
}

/// All chargers of a unit strike it; then its Nerve is tested.
fn fight(cx: &mut Cx<'_>, target: UnitId) -> Step {
    let chargers = chargers_of(cx.board(), target);
    if !cx.board().on_table(target) || chargers.is_empty() {
        cx.emit(Event::MeleeEnded { target });
        return next(cx);
    }
    cx.emit(Event::MeleeBegan { target, chargers: chargers.clone() });
    let contacts = cx.state.table.contacts.clone();
    for contact in contacts.iter().filter(|contact| contact.target == target) {
        strike::strike(cx, contact);
    }
    let musician = chargers.iter().any(|unit| cx.board().profile(*unit).took(OptionKind::Musician));
    Step::Call(
        Frame::Melees(Melees::Testing { target, chargers }),
        Frame::Tests(Tests::after_melee(target, musician)),
    )
}

/// The melee is over: chargers regroup if the enemy routed, else they are thrown back.
fn after(cx: &mut Cx<'_>, target: UnitId, chargers: Units) -> Step {
    // From here on nobody is in contact any more, whatever the clock does to the rest of the turn.
    cx.emit(Event::MeleeEnded { target });
    if !cx.board().on_table(target) {
        return regroup_next(cx, chargers.clone(), chargers);
    }
    for charger in &chargers {
        room::throw_back(cx, *charger);
    }
    separate(cx, chargers)
}

/// Parts chargers from friends they touch, with a question where their owner has a choice; then the next melee follows.
fn separate(cx: &mut Cx<'_>, chargers: Units) -> Step {
    let ways = separate::separate(cx, &chargers);
    if ways.is_empty() {
        return next(cx);
    }
    let frame = Frame::Melees(Melees::Separating { chargers });
    Step::ask(frame, cx.state.table.active, Question::Separate { ways }, "kow.regroup.separate-friends")
}

fn regroup_next(cx: &mut Cx<'_>, chargers: Units, left: Units) -> Step {
    match left.as_slice() {
        [] => separate(cx, chargers),
        [only] => {
            let only = *only;
            ask_regroup(cx, chargers, left, only)
        }
        _ => {
            let question = Question::RegroupNext { among: left.clone() };
            let frame = Frame::Melees(Melees::Regrouping { chargers, left, unit: None });
            Step::ask(frame, cx.state.table.active, question, "kow.regroup.choice")
        }
    }
}

fn ask_regroup(cx: &Cx<'_>, chargers: Units, left: Units, unit: UnitId) -> Step {
    let frame = Frame::Melees(Melees::Regrouping { chargers, left, unit: Some(unit) });
    Step::ask(frame, cx.state.table.active, Question::Regroup { unit }, "kow.regroup.choice")
}

#[cfg(test)]
mod tests {
    use gonfalon_kernel::{Dice, Roll, begin};
    use gonfalon_table::Length;

    use super::*;
    use crate::fixture::Fixture;
    use crate::state::{Contact, Phase, Side};

    /// Dice that show the same face for each purpose.
    struct Always(&'static [(&'static str, u8)]);

    impl Dice for Always {
        fn roll(&mut self, roll: Roll) -> u8 {
            let known = self.0.iter().find(|(purpose, _)| *purpose == roll.purpose);
            known.unwrap_or_else(|| panic!("nobody expects {roll:?}")).1
        }
    }

    fn fight_out(fixture: &mut Fixture, dice: &'static [(&'static str, u8)]) -> Vec<Event> {
        fixture.state.table.phase = Phase::Melee;
        let (mut dice, mut events) = (Always(dice), Vec::<Event>::new());
        let mut cx = Cx {
            game: &fixture.game,
            state: &mut fixture.state,
            dice: &mut dice,
            sink: &mut events,
            asked: None,
        };
        begin(&mut cx, Frame::Melees(Melees::Next));
        events
    }

    fn charged(fixture: &mut Fixture, charger: UnitId, target: UnitId) {
        let contact = Contact { charger, target, side: Side::Front, hindered: false, defended: false };
        fixture.state.table.contacts.push(contact);
    }

    #[test]
    fn a_target_that_stands_throws_its_charger_back_an_inch() {
        let mut fixture = Fixture::new();
        let unit = fixture.put(0, "elf-bowmen-regiment", 20, 20, 90);
        let target = fixture.put(1, "ironclad-regiment", 20, 30, 270);
        fixture.ahead(unit, target, 0);
        charged(&mut fixture, unit, target);
        let events = fight_out(&mut fixture, &[("hit-die", 1)]);
        assert!(!events.iter().any(|event| matches!(event, Event::NerveTested { .. })));
        let board = fixture.board();
        let gap = board.footprint(unit).gap(&board.footprint(target));
        assert!((gap.0 - Length::INCH.0).abs() <= 1, "{gap:?}");
        assert!(board.table.contacts.is_empty());
    }

    #[test]
    fn the_evil_dead_heal_one_damage_and_with_rats_as_much_as_they_cause() {
        for (options, left) in [(&[][..], 3), (&["giant-rats"][..], 0)] {
            let mut fixture = Fixture::new();
            let unit = fixture.put_with(0, "skeletons-regiment", options, 20, 20, 90);
            let target = fixture.put(1, "ironclad-regiment", 20, 30, 270);
            fixture.ahead(unit, target, 0);
            fixture.unit(unit).damage = 4;
            charged(&mut fixture, unit, target);
            fight_out(&mut fixture, &[("hit-die", 6), ("damage-die", 6), ("nerve-die", 1)]);
            assert_eq!(fixture.unit(unit).damage, left);
        }
    }

    #[test]
    fn all_chargers_strike_before_the_single_test_and_each_regroups() {
        let mut fixture = Fixture::new();
        let one = fixture.put(0, "elf-bowmen-regiment", 20, 20, 90);
        let other = fixture.put(0, "elf-bowmen-regiment", 20, 20, 90);
        fixture.beside(one, other, 0);
        let target = fixture.put(1, "ironclad-horde", 22, 30, 270);
        charged(&mut fixture, one, target);
        charged(&mut fixture, other, target);
        let dice = &[("hit-die", 6), ("damage-die", 6), ("nerve-die", 6)];
        let events = fight_out(&mut fixture, dice);
        let tests = events.iter().filter(|event| matches!(event, Event::NerveTested { .. })).count();
        let strikes = events.iter().filter(|event| matches!(event, Event::Strikes { .. })).count();
        assert_eq!((strikes, tests), (2, 1));
        assert!(!fixture.board().on_table(target));
        let among: Units = [one, other].into_iter().collect();
        assert_eq!(fixture.state.stack.asks()[0].question, Question::RegroupNext { among });
    }

    #[test]
    fn the_active_player_chooses_among_melees() {
        let mut fixture = Fixture::new();
        let one = fixture.put(0, "elf-bowmen-regiment", 20, 20, 90);
        let other = fixture.put(0, "elf-bowmen-regiment", 40, 20, 90);
        let first = fixture.put(1, "ironclad-regiment", 20, 30, 270);
        let second = fixture.put(1, "ironclad-regiment", 40, 30, 270);
        charged(&mut fixture, one, first);
        charged(&mut fixture, other, second);
        fight_out(&mut fixture, &[]);
        let among: Units = [first, second].into_iter().collect();
        assert_eq!(fixture.state.stack.asks()[0].question, Question::FightNext { among: among.clone() });
        let refused = fight_next_refusals(fixture.board(), &among, &Deed::Choose(one));
        assert_eq!(refused[0].rule.0, "kow.melee.one-combat-at-a-time");
    }

    #[test]
    fn melees_that_lapse_send_their_chargers_back() {
        let mut fixture = Fixture::new();
        let unit = fixture.put(0, "elf-bowmen-regiment", 20, 20, 90);
        let target = fixture.put(1, "ironclad-regiment", 20, 30, 270);
        fixture.ahead(unit, target, 0);
        charged(&mut fixture, unit, target);
        let (mut dice, mut events) = (Always(&[]), Vec::<Event>::new());
        lapse(&mut Cx {
            game: &fixture.game,
            state: &mut fixture.state,
            dice: &mut dice,
            sink: &mut events,
            asked: None,
        });
        let gap = fixture.board().footprint(unit).gap(&fixture.board().footprint(target));
        assert!((gap.0 - Length::INCH.0).abs() <= 1, "{gap:?}");
        assert!(fixture.state.table.contacts.is_empty());
    }
}
