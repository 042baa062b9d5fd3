use gonfalon_data::Word;
use gonfalon_kernel::Seat;
use gonfalon_table::Length;
use smallvec::smallvec;

use super::*;
use crate::action::{Action, Moment, Question, Use};
use crate::data::{Ability, Core, CoreAbility, Datasheet, Keyword};
use crate::event::Event;
use crate::fixture::{BLUE, Fixture, RED, tank, trooper};
use crate::frame::Frame;
use crate::state::{Phase, Place, Reserves, UnitId};

fn used(stratagem: Stratagem) -> Use {
    Use { stratagem, unit: None, model: None, enemy: None, weapon: None, die: None }
}

fn on(stratagem: Stratagem, unit: UnitId) -> Use {
    Use { unit: Some(unit), ..used(stratagem) }
}

fn rules(fixture: &Fixture, seat: Seat, moment: &Moment, usage: &Use) -> Vec<&'static str> {
    refusals(fixture.board(), seat, moment, usage).iter().map(|refusal| refusal.rule.0).collect()
}

fn with_keyword(mut sheet: Datasheet, keyword: Core) -> Datasheet {
    sheet.keywords.add(Keyword::Core(keyword));
    sheet
}

/// Red and blue with a unit each, so many inches apart from rim to rim, and CP for everything.
fn apart(inches: i32) -> (Fixture, UnitId, UnitId) {
    let mut fixture = Fixture::new();
    let red = fixture.add(RED, trooper(), &[(100, 100)]);
    let blue = fixture.add(BLUE, trooper(), &[(100, 100)]);
    fixture.state.table.models[1].at.x += 3_200 + inches * 2_540;
    for player in &mut fixture.state.table.players.0 {
        player.command_points = 3;
    }
    (fixture, red, blue)
}

fn rolled(unit: UnitId, purpose: &'static str, dice: &[u8]) -> Moment {
    Moment::Rolled { unit, purpose, dice: dice.iter().copied().collect(), needed: 0 }
}

#[test]
fn costs_and_categories_are_those_of_the_book() {
    let facts: Vec<(u8, Category)> =
        Stratagem::WORDS.iter().map(|(_, stratagem)| (stratagem.cost(), stratagem.category())).collect();
    use Category::{BattleTactic, EpicDeed, StrategicPloy, Wargear};
    let expected = [
        (1, BattleTactic),
        (2, StrategicPloy),
        (1, EpicDeed),
        (1, EpicDeed),
        (1, Wargear),
        (1, StrategicPloy),
        (1, StrategicPloy),
        (1, StrategicPloy),
        (1, StrategicPloy),
        (1, Wargear),
        (2, StrategicPloy),
    ];
    assert_eq!(facts, expected);
}

#[test]
fn a_stratagem_needs_its_cost_and_is_used_once_in_a_phase() {
    let (mut fixture, red, _) = apart(5);
    let moment = rolled(red, rolls::ADVANCE, &[1]);
    let usage = used(Stratagem::CommandReroll);
    assert_eq!(rules(&fixture, RED, &moment, &usage), [""; 0]);
    fixture.state.table.players[RED].command_points = 0;
    assert_eq!(rules(&fixture, RED, &moment, &usage), ["wh40k.stratagem.not-enough-cp"]);
    assert!(offers(fixture.board(), RED, &moment).is_empty());
    fixture.state.table.players[RED].command_points = 1;
    fixture.run(Frame::React(React { seat: RED, moment: moment.clone() }), &[]);
    fixture.answer(Action::Use(usage.clone()), &[]);
    assert_eq!(fixture.state.table.players[RED].command_points, 0);
    fixture.state.table.players[RED].command_points = 1;
    assert_eq!(rules(&fixture, RED, &moment, &usage), ["wh40k.stratagem.once-per-phase"]);
    // The other player's uses are counted apart, and the next phase is another one.
    let blue = rolled(UnitId(1), rolls::SAVE, &[1]);
    assert_eq!(rules(&fixture, BLUE, &blue, &usage), [""; 0]);
    crate::apply::apply(&fixture.game, &mut fixture.state, &Event::PhaseEnded(Phase::Movement));
    assert_eq!(rules(&fixture, RED, &moment, &usage), [""; 0]);
}

#[test]
fn command_rerolls_repeat_one_roll_of_a_listed_kind() {
    let (mut fixture, red, blue) = apart(5);
    for purpose in rolls::ALL {
        assert_eq!(
            rules(&fixture, RED, &rolled(red, purpose, &[1]), &used(Stratagem::CommandReroll)),
            [""; 0]
        );
    }
    let usage = used(Stratagem::CommandReroll);
    let when = ["wh40k.stratagem.command-reroll-when"];
    assert_eq!(rules(&fixture, RED, &rolled(red, "battle-shock-test", &[1, 1]), &usage), when);
    assert_eq!(rules(&fixture, RED, &rolled(blue, rolls::SAVE, &[1]), &usage), when, "not one's own");
    assert_eq!(rules(&fixture, RED, &Moment::MovementEnds, &usage), when);
    // Dice of one sum are repeated together, of a batch one is picked.
    let picked = |die| Use { die, ..used(Stratagem::CommandReroll) };
    let effect = ["wh40k.stratagem.command-reroll-effect"];
    let (charge, hits) = (rolled(red, rolls::CHARGE, &[1, 2]), rolled(red, rolls::HIT, &[1, 2, 3]));
    assert_eq!(rules(&fixture, RED, &charge, &picked(None)), [""; 0]);
    assert_eq!(rules(&fixture, RED, &charge, &picked(Some(0))), effect);
    assert_eq!(rules(&fixture, RED, &hits, &picked(Some(2))), [""; 0]);
    assert_eq!(rules(&fixture, RED, &hits, &picked(Some(3))), effect);
    assert_eq!(rules(&fixture, RED, &hits, &picked(None)), effect);
    fixture.state.table.units[red.index()].battle_shocked = true;
    assert_eq!(rules(&fixture, RED, &charge, &picked(None)), ["wh40k.battleshock.no-stratagems"]);
    assert!(offers(fixture.board(), RED, &charge).is_empty());
}

#[test]
fn overwatch_reaches_24_inches_in_the_opponents_turn_and_once_in_it() {
    let (mut fixture, red, blue) = apart(24);
    let moment = Moment::EnemyMoves { unit: red, ended: true };
    let usage = on(Stratagem::FireOverwatch, blue);
    assert_eq!(rules(&fixture, BLUE, &moment, &usage), [""; 0]);
    assert_eq!(offers(fixture.board(), BLUE, &moment)[..], [Stratagem::FireOverwatch]);
    fixture.state.table.models[1].at.x += 5;
    assert_eq!(rules(&fixture, BLUE, &moment, &usage), ["wh40k.stratagem.fire-overwatch-target"]);
    fixture.state.table.models[1].at.x -= 5;
    fixture.state.table.phase = Phase::Shooting;
    assert_eq!(rules(&fixture, BLUE, &moment, &usage), ["wh40k.stratagem.fire-overwatch-when"]);
    fixture.state.table.phase = Phase::Charge;
    fixture.state.table.players[BLUE].overwatch_used = true;
    assert_eq!(rules(&fixture, BLUE, &moment, &usage), ["wh40k.stratagem.fire-overwatch-once-per-turn"]);
    fixture.state.table.players[BLUE].overwatch_used = false;
    fixture.state.table.active = BLUE;
    assert_eq!(rules(&fixture, BLUE, &moment, &usage), ["wh40k.stratagem.fire-overwatch-when"]);
    // Who is locked in combat is not eligible to shoot.
    fixture.state.table.active = RED;
    fixture.state.table.models[1].at = fixture.state.table.models[0].at.shifted(4_000, 0);
    assert_eq!(rules(&fixture, BLUE, &moment, &usage), ["wh40k.locked.engaged-cannot-shoot"]);
}

#[test]
fn rapid_ingress_brings_in_reserves_that_could_arrive() {
    let (mut fixture, red, blue) = apart(5);
    let usage = on(Stratagem::RapidIngress, blue);
    let target = ["wh40k.stratagem.rapid-ingress-target"];
    assert_eq!(rules(&fixture, BLUE, &Moment::MovementEnds, &usage), target);
    fixture.state.table.units[blue.index()].place = Place::Reserves(Reserves::Strategic);
    let round = ["wh40k.stratagem.rapid-ingress-round"];
    assert_eq!(rules(&fixture, BLUE, &Moment::MovementEnds, &usage), round);
    fixture.state.table.round = 2;
    assert_eq!(rules(&fixture, BLUE, &Moment::MovementEnds, &usage), [""; 0]);
    fixture.state.table.round = 1;
    fixture.state.table.units[blue.index()].place = Place::Reserves(Reserves::DeepStrike);
    assert_eq!(offers(fixture.board(), BLUE, &Moment::MovementEnds)[..], [Stratagem::RapidIngress]);
    let own = on(Stratagem::RapidIngress, red);
    assert_eq!(rules(&fixture, RED, &Moment::MovementEnds, &own), ["wh40k.stratagem.rapid-ingress-when"]);
}

#[test]
fn targets_take_cover_or_make_smoke() {
    let mut fixture = Fixture::new();
    let shooter = fixture.add(RED, trooper(), &[(100, 100)]);
    let foot = fixture.add(BLUE, trooper(), &[(200, 100)]);
    let smoke = fixture.add(BLUE, with_keyword(tank(), Core::Smoke), &[(300, 100)]);
    let other = fixture.add(BLUE, trooper(), &[(400, 100)]);
    fixture.state.table.players[BLUE].command_points = 1;
    fixture.state.table.phase = Phase::Shooting;
    let moment = Moment::Targeted { by: shooter, targets: smallvec![foot, smoke] };
    let both = [Stratagem::GoToGround, Stratagem::Smokescreen];
    assert_eq!(offers(fixture.board(), BLUE, &moment)[..], both);
    assert_eq!(rules(&fixture, BLUE, &moment, &on(Stratagem::GoToGround, foot)), [""; 0]);
    assert_eq!(rules(&fixture, BLUE, &moment, &on(Stratagem::Smokescreen, smoke)), [""; 0]);
    let ground = ["wh40k.stratagem.go-to-ground-target"];
    assert_eq!(rules(&fixture, BLUE, &moment, &on(Stratagem::GoToGround, smoke)), ground);
    assert_eq!(rules(&fixture, BLUE, &moment, &on(Stratagem::GoToGround, other)), ground);
    let no_smoke = ["wh40k.stratagem.smokescreen-target"];
    assert_eq!(rules(&fixture, BLUE, &moment, &on(Stratagem::Smokescreen, foot)), no_smoke);
    fixture.run(Frame::React(React { seat: BLUE, moment: moment.clone() }), &[]);
    fixture.answer(Action::Use(on(Stratagem::GoToGround, foot)), &[]);
    assert!(fixture.board().unit(foot).effects.gone_to_ground);
    fixture.state.table.phase = Phase::Movement;
    assert_eq!(
        rules(&fixture, BLUE, &moment, &on(Stratagem::Smokescreen, smoke)),
        ["wh40k.stratagem.not-enough-cp", "wh40k.stratagem.smokescreen-when"]
    );
}

#[test]
fn heroes_intervene_within_six_inches() {
    let (mut fixture, red, blue) = apart(6);
    fixture.state.table.phase = Phase::Charge;
    let moment = Moment::Charged(red);
    let usage = on(Stratagem::HeroicIntervention, blue);
    assert_eq!(rules(&fixture, BLUE, &moment, &usage), [""; 0]);
    fixture.state.table.models[1].at.x += 5;
    assert_eq!(rules(&fixture, BLUE, &moment, &usage), ["wh40k.stratagem.heroic-intervention-target"]);
    fixture.state.table.models[1].at.x -= 5;
    fixture.state.table.players[BLUE].command_points = 1;
    assert_eq!(rules(&fixture, BLUE, &moment, &usage), ["wh40k.stratagem.not-enough-cp"]);
    let vehicle = fixture.add(BLUE, tank(), &[(100, 130)]);
    fixture.state.table.players[BLUE].command_points = 2;
    let tanks = rules(&fixture, BLUE, &moment, &on(Stratagem::HeroicIntervention, vehicle));
    assert!(tanks.contains(&"wh40k.stratagem.heroic-intervention-vehicles"), "{tanks:?}");
    let mut plane = with_keyword(tank(), Core::Aircraft);
    plane.keywords.add(Keyword::Core(Core::Walker));
    let plane = fixture.add(BLUE, plane, &[(100, 160)]);
    let planes = rules(&fixture, BLUE, &moment, &on(Stratagem::HeroicIntervention, plane));
    assert!(planes.contains(&"wh40k.charge.not-aircraft"), "{planes:?}");
    // Who is engaged already cannot charge.
    fixture.state.table.models[1].at = fixture.state.table.models[0].at.shifted(4_000, 0);
    assert_eq!(rules(&fixture, BLUE, &moment, &usage), ["wh40k.charge.not-engaged"]);
    fixture.state.table.phase = Phase::Movement;
    assert_eq!(rules(&fixture, BLUE, &moment, &usage), ["wh40k.stratagem.heroic-intervention-when"]);
}

#[test]
fn counter_offensives_and_challenges_belong_to_the_fight_phase() {
    let (mut fixture, red, blue) = apart(1);
    fixture.state.table.phase = Phase::Fight;
    let fought = Moment::EnemyFought(red);
    let counter = on(Stratagem::CounterOffensive, blue);
    assert_eq!(rules(&fixture, BLUE, &fought, &counter), [""; 0]);
    fixture.state.table.units[blue.index()].fought = true;
    assert_eq!(rules(&fixture, BLUE, &fought, &counter), ["wh40k.stratagem.counter-offensive-target"]);
    fixture.state.table.units[blue.index()].fought = false;
    fixture.state.table.models[1].at.x += 5;
    assert_eq!(rules(&fixture, BLUE, &fought, &counter), ["wh40k.stratagem.counter-offensive-target"]);
    fixture.state.table.models[1].at.x -= 5;
    // A challenge needs a CHARACTER and an Attached unit to fight.
    let hero = fixture.add(BLUE, with_keyword(trooper(), Core::Character), &[(100, 100)]);
    fixture.state.table.models[2].at = fixture.state.table.models[0].at.shifted(-5_000, 0);
    let model = Some(fixture.model(hero, 0));
    let challenge = Use { model, ..used(Stratagem::EpicChallenge) };
    let fights = Moment::Fights(hero);
    assert_eq!(rules(&fixture, BLUE, &fights, &challenge), ["wh40k.stratagem.epic-challenge-target"]);
    let leader = fixture.add(RED, with_keyword(trooper(), Core::Character), &[(100, 200)]);
    fixture.state.table.units[leader.index()].attached = Some(red);
    assert_eq!(rules(&fixture, BLUE, &fights, &challenge), [""; 0]);
    let nobody = used(Stratagem::EpicChallenge);
    assert_eq!(rules(&fixture, BLUE, &fights, &nobody), ["wh40k.stratagem.epic-challenge-target"]);
    fixture.run(Frame::React(React { seat: BLUE, moment: fights }), &[]);
    fixture.answer(Action::Use(challenge), &[]);
    assert_eq!(fixture.board().unit(hero).effects.epic_challenge, model);
    fixture.state.table.phase = Phase::Charge;
    assert_eq!(rules(&fixture, BLUE, &fought, &counter), ["wh40k.stratagem.counter-offensive-when"]);
}

#[test]
fn grenades_fly_eight_inches() {
    let mut fixture = Fixture::new();
    let red = fixture.add(RED, with_keyword(trooper(), Core::Grenades), &[(100, 100)]);
    let blue = fixture.add(BLUE, trooper(), &[(100, 100)]);
    fixture.state.table.models[1].at.x += 3_200 + 8 * 2_540;
    fixture.state.table.players[RED].command_points = 1;
    fixture.state.table.phase = Phase::Shooting;
    let usage = Use { enemy: Some(blue), ..on(Stratagem::Grenade, red) };
    assert_eq!(rules(&fixture, RED, &Moment::OwnPhase, &usage), [""; 0]);
    assert_eq!(offers(fixture.board(), RED, &Moment::OwnPhase)[..], [Stratagem::Grenade]);
    fixture.state.table.models[1].at.x += 5;
    assert_eq!(rules(&fixture, RED, &Moment::OwnPhase, &usage), ["wh40k.stratagem.grenade-effect"]);
    assert!(offers(fixture.board(), RED, &Moment::OwnPhase).is_empty());
    fixture.state.table.models[1].at.x -= 5;
    fixture.state.table.units[red.index()].shot = true;
    assert_eq!(rules(&fixture, RED, &Moment::OwnPhase, &usage), ["wh40k.stratagem.grenade-target"]);
    fixture.state.table.units[red.index()].shot = false;
    // Nobody throws grenades into a fight.
    fixture.add(RED, trooper(), &[(100, 100)]);
    fixture.state.table.models[2].at = fixture.state.table.models[1].at.shifted(0, 4_000);
    assert_eq!(rules(&fixture, RED, &Moment::OwnPhase, &usage), ["wh40k.stratagem.grenade-effect"]);
    fixture.state.table.phase = Phase::Movement;
    assert_eq!(rules(&fixture, RED, &Moment::OwnPhase, &usage), ["wh40k.stratagem.grenade-when"]);
}

#[test]
fn tanks_shock_before_or_after_their_charge() {
    let mut fixture = Fixture::new();
    let tank = fixture.add(RED, tank(), &[(200, 200)]);
    let foot = fixture.add(RED, trooper(), &[(400, 200)]);
    let enemy = fixture.add(BLUE, trooper(), &[(200, 240)]);
    fixture.state.table.players[RED].command_points = 1;
    fixture.state.table.phase = Phase::Charge;
    assert_eq!(rules(&fixture, RED, &Moment::OwnPhase, &on(Stratagem::TankShock, tank)), [""; 0]);
    let target = ["wh40k.stratagem.tank-shock-target"];
    assert_eq!(rules(&fixture, RED, &Moment::OwnPhase, &on(Stratagem::TankShock, foot)), target);
    let moved = Moment::ChargeMoved(tank);
    let usage = |enemy, weapon| Use { enemy, weapon, ..used(Stratagem::TankShock) };
    let effect = "wh40k.stratagem.tank-shock-effect";
    assert_eq!(rules(&fixture, RED, &moved, &usage(None, None)), [effect, effect]);
    assert_eq!(rules(&fixture, RED, &moved, &usage(Some(enemy), Some(0))), [effect], "a rifle");
    assert_eq!(rules(&fixture, RED, &moved, &usage(Some(enemy), Some(1))), [""; 0]);
    fixture.state.table.phase = Phase::Fight;
    assert_eq!(
        rules(&fixture, RED, &moved, &usage(Some(enemy), Some(1))),
        ["wh40k.stratagem.tank-shock-when"]
    );
}

#[test]
fn a_window_without_offers_stays_closed_and_silence_closes_it() {
    let (mut fixture, red, _) = apart(5);
    let frame = || Frame::React(React { seat: RED, moment: rolled(red, rolls::ADVANCE, &[1]) });
    fixture.run(frame(), &[]);
    let question = fixture.open.clone().map(|(_, question)| question);
    assert!(
        matches!(question, Some(Question::React { offers, .. }) if offers[..] == [Stratagem::CommandReroll])
    );
    let events = fixture.answer(Action::Pass { silence: Silence::Turn }, &[]);
    let silenced = Event::Silenced { seat: RED, stratagem: Stratagem::CommandReroll, silence: Silence::Turn };
    assert_eq!(events, [silenced]);
    fixture.run(frame(), &[]);
    assert_eq!(fixture.open, None);
    // What is not offered may still be used where the window is open for something else.
    let moment = rolled(red, rolls::ADVANCE, &[1]);
    assert_eq!(rules(&fixture, RED, &moment, &used(Stratagem::CommandReroll)), [""; 0]);
}

#[test]
fn units_off_the_battlefield_are_no_targets() {
    let (mut fixture, red, blue) = apart(5);
    fixture.state.table.units[blue.index()].place = Place::Embarked(UnitId(9));
    let moment = Moment::EnemyMoves { unit: red, ended: false };
    let found = rules(&fixture, BLUE, &moment, &on(Stratagem::FireOverwatch, blue));
    assert_eq!(found, ["wh40k.stratagem.fire-overwatch-target"]);
    let stranger = rules(&fixture, BLUE, &moment, &on(Stratagem::FireOverwatch, red));
    assert_eq!(stranger, ["wh40k.stratagem.fire-overwatch-target"]);
}

#[test]
fn scouts_do_not_change_how_far_overwatch_sees() {
    // A unit that moves before the first turn is not shot at: it is nobody's Movement phase.
    let mut fixture = Fixture::new();
    let mut sheet = trooper();
    sheet.abilities = vec![Ability::Core(CoreAbility::Scouts(Length::inches(6)))];
    let red = fixture.add(RED, sheet, &[(100, 100)]);
    fixture.add(BLUE, trooper(), &[(200, 100)]);
    fixture.state.table.phase = Phase::Setup;
    fixture.state.table.players[BLUE].command_points = 1;
    assert!(offers(fixture.board(), BLUE, &Moment::EnemyMoves { unit: red, ended: false }).is_empty());
}
