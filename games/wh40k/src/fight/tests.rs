use gonfalon_kernel::Refusal;
use smallvec::smallvec;

use super::*;
use crate::action::Shot;
use crate::data::{Ability, CoreAbility, WeaponAbility};
use crate::fixture::{BLUE, Fixture, RED, blade, trooper, with};
use crate::state::{ModelId, Phase};

fn fixture() -> Fixture {
    let mut fixture = Fixture::new();
    fixture.state.table.phase = Phase::Fight;
    fixture
}

fn shot(model: ModelId, weapon: u8, target: UnitId, attacks: Option<u8>) -> Shot {
    Shot { model, weapon, profile: 0, target, attacks }
}

fn rules(refusals: &[Refusal]) -> Vec<&'static str> {
    refusals.iter().map(|refusal| refusal.rule.0).collect()
}

#[test]
fn units_in_engagement_range_or_that_charged_are_eligible() {
    let mut fixture = fixture();
    let engaged = fixture.add(RED, trooper(), &[(100, 100)]);
    let charged = fixture.add(RED, trooper(), &[(300, 100)]);
    let idle = fixture.add(RED, trooper(), &[(300, 200)]);
    let enemy = fixture.add(BLUE, trooper(), &[(115, 100)]);
    fixture.state.table.units[charged.index()].charged = true;
    let board = fixture.board();
    assert!(is_eligible(board, engaged) && is_eligible(board, charged) && is_eligible(board, enemy));
    assert!(!is_eligible(board, idle));
    fixture.state.table.units[engaged.index()].fought = true;
    assert!(!is_eligible(fixture.board(), engaged));
}

#[test]
fn the_player_whose_turn_it_is_not_picks_first_in_each_step() {
    let mut fixture = fixture();
    let mut swift = trooper();
    swift.abilities.push(Ability::Core(CoreAbility::FightsFirst));
    let charger = fixture.add(RED, trooper(), &[(100, 100)]);
    let swift = fixture.add(BLUE, swift, &[(112, 100)]);
    let slow = fixture.add(BLUE, trooper(), &[(88, 100)]);
    fixture.state.table.units[charger.index()].charge_bonus = true;
    let picked = |fixture: &Fixture| match fixture.open {
        Some((_, Question::Walk { unit, .. } | Question::Strike { unit })) => Some(unit),
        _ => None,
    };
    fixture.run(Frame::Fights(Fights::new(RED)), &[]);
    assert!(fights_first(fixture.board(), swift) && !fights_first(fixture.board(), slow));
    assert_eq!(picked(&fixture), Some(swift));
}

#[test]
fn a_model_in_the_second_rank_fights_through_the_one_it_touches() {
    let mut fixture = fixture();
    let base = 126; // 32 mm in hundredths of an inch, so that bases touch.
    let at = |n: i32| 1000 + n * base;
    let unit = fixture.add(RED, trooper(), &[(0, 0), (0, 0), (0, 0)]);
    let enemy = fixture.add(BLUE, trooper(), &[(0, 0)]);
    for (index, n) in [(0, 1), (1, 2), (2, 3), (3, 0)] {
        fixture.state.table.models[index].at = gonfalon_table::Point::new(at(n) * 254 / 10, 25_400);
    }
    let board = fixture.board();
    let [first, second, third] = [0, 1, 2].map(|number| fixture.model(unit, number));
    assert!(can_fight(board, first) && can_fight(board, second) && !can_fight(board, third));
    assert_eq!(targets(board, second).as_slice(), [enemy]);
}

#[test]
fn each_model_fights_with_one_weapon_and_extra_attacks_come_on_top() {
    let mut fixture = fixture();
    let mut sheet = trooper();
    sheet.weapons =
        vec![crate::fixture::rifle(), blade(), blade(), with(blade(), WeaponAbility::ExtraAttacks)];
    sheet.kinds[0].equipment = vec![0, 1, 2, 3];
    let unit = fixture.add(RED, sheet, &[(100, 100)]);
    let enemy = fixture.add(BLUE, trooper(), &[(115, 100)]);
    let model = fixture.model(unit, 0);
    let board = fixture.board();
    let judge = |shots: Vec<Shot>| rules(&strike_refusals(board, unit, &Action::Strike(shots)));
    assert_eq!(judge(vec![shot(model, 1, enemy, None)]), Vec::<&str>::new());
    assert_eq!(judge(vec![shot(model, 1, enemy, None), shot(model, 3, enemy, None)]), Vec::<&str>::new());
    assert_eq!(
        judge(vec![shot(model, 1, enemy, None), shot(model, 2, enemy, None)]),
        ["wh40k.fight.one-weapon"]
    );
    assert_eq!(judge(vec![shot(model, 3, enemy, None)]), ["wh40k.fight.every-model-fights"]);
    assert_eq!(judge(vec![]), ["wh40k.fight.every-model-fights"]);
    assert_eq!(judge(vec![shot(model, 0, enemy, None)]), ["wh40k.fight.one-weapon"]);
    assert_eq!(judge(vec![shot(model, 1, unit, None)]), ["wh40k.fight.target-condition"]);
}

#[test]
fn attacks_of_one_weapon_may_be_split_but_add_up() {
    let mut fixture = fixture();
    let unit = fixture.add(RED, trooper(), &[(100, 100)]);
    let one = fixture.add(BLUE, trooper(), &[(115, 100)]);
    let other = fixture.add(BLUE, trooper(), &[(85, 100)]);
    let model = fixture.model(unit, 0);
    let board = fixture.board();
    let judge = |shots: Vec<Shot>| rules(&strike_refusals(board, unit, &Action::Strike(shots)));
    let split = |a: u8, b: u8| vec![shot(model, 1, one, Some(a)), shot(model, 1, other, Some(b))];
    assert_eq!(judge(split(2, 1)), Vec::<&str>::new());
    assert_eq!(judge(split(2, 2)), ["wh40k.fight.split-attacks"]);
    assert_eq!(judge(split(3, 0)), ["wh40k.fight.split-attacks"]);
}

#[test]
fn a_whole_combat_of_two_models() {
    let mut fixture = fixture();
    let unit = fixture.add(RED, trooper(), &[(100, 100)]);
    let enemy = fixture.add(BLUE, trooper(), &[(115, 100)]);
    fixture.run(Frame::Fights(Fights::new(RED)), &[]);
    // Nobody fights first, so blue begins in the Remaining Combats step; both may still Pile In.
    assert!(matches!(fixture.open, Some((BLUE, Question::Walk { .. }))), "{:?}", fixture.open);
    fixture.answer(Action::Pass { silence: Default::default() }, &[]);
    assert!(matches!(fixture.open, Some((BLUE, Question::Strike { unit })) if unit == enemy));
    let strike = Action::Strike(vec![shot(fixture.model(enemy, 0), 1, unit, None)]);
    fixture.answer(strike, &[("hit-roll", &[1, 2, 6]), ("wound-roll", &[3])]);
    fixture.answer(Action::Pass { silence: Default::default() }, &[]);
    assert!(matches!(fixture.open, Some((RED, Question::Walk { .. }))), "{:?}", fixture.open);
    assert!(fixture.board().unit(enemy).fought);
}

#[test]
fn picking_is_refused_with_its_reason() {
    let mut fixture = fixture();
    let one = fixture.add(RED, trooper(), &[(100, 100)]);
    let far = fixture.add(RED, trooper(), &[(300, 300)]);
    fixture.add(BLUE, trooper(), &[(115, 100)]);
    let among: Units = smallvec![one];
    let board = fixture.board();
    let judge = |action: Action| rules(&pick_refusals(board, &among, &action));
    assert_eq!(judge(Action::Unit(one)), Vec::<&str>::new());
    assert_eq!(judge(Action::Unit(far)), ["wh40k.fight.eligible-engaged"]);
    assert_eq!(judge(Action::Pass { silence: Default::default() }), ["wh40k.fight.no-passing"]);
}
