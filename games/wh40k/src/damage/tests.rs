//! Mortal wounds, Feel No Pain against them, and the end of models.

use gonfalon_kernel::RuleId;
use smallvec::smallvec;

use super::{Mortals, allocate};
use crate::action::{Action, Question};
use crate::data::{Ability, Amount, Core, CoreAbility, Keyword};
use crate::event::Event;
use crate::fixture::{BLUE, Fixture, RED, tank, trooper};
use crate::frame::Frame;
use crate::state::{Place, UnitId};

const PAIN: &str = "feel-no-pain";
const DEMISE: &str = "deadly-demise";
const WOUNDS: &str = "demise-wounds";

fn left(fixture: &Fixture, unit: UnitId) -> Vec<u8> {
    fixture.board().models(unit).map(|model| fixture.board().wounds_left(model)).collect()
}

fn mortals(unit: UnitId, count: u16) -> Frame {
    Frame::Mortals(Mortals::new(unit, count, "wh40k.mortal.one-damage"))
}

#[test]
fn mortal_wounds_spill_over_one_by_one() {
    // wh40k.mortal.one-damage, -one-at-a-time, -no-rolls, -spill-over, -allocate-like-attacks
    let mut fixture = Fixture::new();
    let unit = fixture.add(RED, trooper(), &[(100, 100), (120, 100), (140, 100)]);
    fixture.run(mortals(unit, 3), &[]);
    assert!(matches!(&fixture.open, Some((RED, Question::Allocate { among, .. })) if among.len() == 3));
    let order = smallvec![fixture.model(unit, 1), fixture.model(unit, 2), fixture.model(unit, 0)];
    fixture.answer(Action::Models(order), &[]);
    assert_eq!(left(&fixture, unit), [2, 1]);
    // The hurt model goes first now; what is left over when the unit is gone is lost.
    fixture.run(mortals(unit, 9), &[]);
    assert!(!fixture.board().on_battlefield(unit));
}

#[test]
fn feel_no_pain_works_against_mortal_wounds() {
    // wh40k.ability.feel-no-pain-mortal
    let mut sheet = trooper();
    sheet.abilities.push(Ability::Core(CoreAbility::FeelNoPain(5)));
    let mut fixture = Fixture::new();
    let unit = fixture.add(RED, sheet, &[(100, 100)]);
    fixture.run(mortals(unit, 3), &[(PAIN, &[5, 4, 6])]);
    assert_eq!(left(&fixture, unit), [1]);
}

#[test]
fn leaders_are_protected_from_mortal_wounds_too() {
    // wh40k.mortal.allocate-like-attacks, wh40k.leader.no-character-allocation
    let mut sheet = trooper();
    sheet.keywords.add(Keyword::Core(Core::Character));
    let mut fixture = Fixture::new();
    let unit = fixture.add(RED, trooper(), &[(100, 100)]);
    let leader = fixture.add(RED, sheet, &[(120, 100)]);
    fixture.state.table.units[leader.index()].attached = Some(unit);
    let captain = fixture.model(leader, 0);
    let answer = Action::Models(smallvec![captain]);
    let reasons = allocate::order_refusals(fixture.board(), &[fixture.model(unit, 0)], &answer);
    assert_eq!(reasons[0].rule, RuleId("wh40k.leader.no-character-allocation"));
    fixture.run(mortals(unit, 3), &[]);
    assert_eq!(left(&fixture, unit), [1]);
    assert_eq!(fixture.board().models(unit).next(), Some(captain));
}

#[test]
fn an_order_names_models_that_may_be_named() {
    // wh40k.attack.allocate-by-defender, wh40k.attack.allocate-damaged-first
    let mut fixture = Fixture::new();
    let unit = fixture.add(RED, trooper(), &[(100, 100), (120, 100), (140, 100)]);
    let [one, two, three] = [0, 1, 2].map(|number| fixture.model(unit, number));
    fixture.state.table.models[one.index()].lost = 1;
    fixture.state.table.models[two.index()].lost = 1;
    let rules = |models: &[crate::state::ModelId]| {
        let answer = Action::Models(models.iter().copied().collect());
        let reasons = allocate::order_refusals(fixture.board(), &[one, two], &answer);
        reasons.iter().map(|reason| reason.rule.0).collect::<Vec<_>>()
    };
    assert!(rules(&[two]).is_empty() && rules(&[two, one]).is_empty());
    assert_eq!(rules(&[]), ["wh40k.attack.allocate-by-defender"]);
    assert_eq!(rules(&[two, two]), ["wh40k.attack.allocate-by-defender"]);
    assert_eq!(rules(&[three]), ["wh40k.attack.allocate-damaged-first"]);
    assert_eq!(allocate::candidates(fixture.board(), unit)[..], [one, two]);
}

#[test]
fn deadly_demise_hurts_every_unit_near_on_a_six_each_with_its_own_roll() {
    // wh40k.ability.deadly-demise-roll, -deadly-demise-random
    let mut fixture = Fixture::new();
    let wreck = fixture.add(RED, tank(), &[(200, 200)]);
    let friend = fixture.add(RED, trooper(), &[(200, 240)]);
    let enemy = fixture.add(BLUE, trooper(), &[(200, 160)]);
    let far = fixture.add(BLUE, trooper(), &[(200, 300)]);
    fixture.state.table.models[0].lost = 10;
    let mut calm = fixture.clone();
    calm.run(mortals(wreck, 1), &[(DEMISE, &[5])]);
    assert!(!calm.board().on_battlefield(wreck) && left(&calm, friend) == [2]);
    let events = fixture.run(mortals(wreck, 1), &[(DEMISE, &[6]), (WOUNDS, &[1]), (WOUNDS, &[4])]);
    assert_eq!((left(&fixture, friend), left(&fixture, far)), (vec![1], vec![2]));
    assert!(!fixture.board().on_battlefield(enemy));
    // It is removed after its explosion.
    let removed = |event: &Event| matches!(event, Event::Destroyed { model, .. } if model.0 == 0);
    assert!(events.last().is_some_and(removed));
}

#[test]
fn an_explosion_may_cause_another_and_reaches_to_six_inches_exactly() {
    let mut sheet = tank();
    sheet.abilities = vec![Ability::Core(CoreAbility::DeadlyDemise(Amount::fixed(1)))];
    let mut fixture = Fixture::new();
    let first = fixture.add(RED, sheet.clone(), &[(200, 100)]);
    // Hulls are three inches wide: nine inches from middle to middle leave six.
    let second = fixture.add(BLUE, sheet, &[(290, 100)]);
    let last = fixture.add(RED, trooper(), &[(330, 100)]);
    (fixture.state.table.models[0].lost, fixture.state.table.models[1].lost) = (10, 10);
    let mut apart = fixture.clone();
    apart.state.table.models[1].at.x += 26;
    apart.run(mortals(first, 1), &[(DEMISE, &[6])]);
    assert!(apart.board().on_battlefield(second));
    fixture.run(mortals(first, 1), &[(DEMISE, &[6]), (DEMISE, &[6])]);
    assert!(!fixture.board().on_battlefield(first) && !fixture.board().on_battlefield(second));
    assert_eq!(left(&fixture, last), [1]);
}

#[test]
fn an_explosion_hurts_the_rest_of_its_own_unit() {
    let mut sheet = tank();
    sheet.abilities = vec![Ability::Core(CoreAbility::DeadlyDemise(Amount::fixed(2)))];
    let mut fixture = Fixture::new();
    let unit = fixture.add(RED, sheet, &[(200, 100), (240, 100)]);
    fixture.state.table.models[0].lost = 10;
    fixture.run(mortals(unit, 1), &[(DEMISE, &[6])]);
    assert_eq!(left(&fixture, unit), [9]);
}

#[test]
fn a_transport_explodes_before_its_passengers_leave() {
    // wh40k.ability.deadly-demise-transport, wh40k.transport.destroyed-disembark, -destroyed-no-demise
    let mut fixture = Fixture::new();
    let transport = fixture.add(RED, tank(), &[(200, 200)]);
    let squad = fixture.add(RED, trooper(), &[(0, 0)]);
    fixture.state.table.units[squad.index()].place = Place::Embarked(transport);
    fixture.state.table.models[0].lost = 10;
    let events = fixture.run(mortals(transport, 1), &[(DEMISE, &[6])]);
    assert!(matches!(fixture.open, Some((RED, Question::Disembark { .. }))));
    assert!(events.iter().any(|event| matches!(event, Event::DemiseRolled { .. })));
    assert_eq!(left(&fixture, squad), [2]);
}

#[test]
fn the_active_player_orders_an_explosion_where_that_may_matter() {
    // wh40k.sequence.active-player-orders
    let mut fixture = Fixture::new();
    let wreck = fixture.add(BLUE, tank(), &[(200, 200)]);
    let near = fixture.add(BLUE, trooper(), &[(240, 200)]);
    let other = fixture.add(RED, tank(), &[(200, 260)]);
    let hurt = fixture.model(other, 0);
    fixture.state.table.models[hurt.index()].lost = 9;
    fixture.run(mortals(wreck, 11), &[(DEMISE, &[6])]);
    let Some((RED, Question::Suffer { among, .. })) = fixture.open.clone() else {
        panic!("{:?}", fixture.open)
    };
    assert_eq!(among[..], [other, near]);
    let judged = |action: Action| super::suffer_refusals(fixture.board(), &among, &action).len();
    assert_eq!((judged(Action::Unit(near)), judged(Action::Unit(wreck))), (0, 1));
    // The troopers suffer first, the tank after them without another question.
    fixture.answer(Action::Unit(near), &[(WOUNDS, &[1, 2])]);
    assert_eq!((left(&fixture, near), left(&fixture, other)), (vec![1], vec![1]));
    assert!(fixture.open.is_none());
    // Where nobody else can be destroyed by it nobody is asked.
    let mut fixture = Fixture::new();
    let wreck = fixture.add(BLUE, tank(), &[(200, 200)]);
    let near = [trooper(), tank()].map(|sheet| fixture.add(BLUE, sheet, &[(240, 200)]));
    fixture.run(mortals(wreck, 11), &[(DEMISE, &[6]), (WOUNDS, &[1, 1])]);
    assert_eq!(near.map(|unit| left(&fixture, unit)), [[1], [10]]);
}
