//! What the table shows and takes, in small positions.

use gonfalon_data::Word as _;
use gonfalon_kernel::{Ask, AskId, RuleId, Seat};
use gonfalon_scene::{Draft, Given, Need, SightVerdict, Stop, Way};
use gonfalon_table::{Heading, Length};
use smallvec::smallvec;

use super::{answer, draft, formations, keys, overlay, preview, prompt, sheet};
use crate::action::{Action, Formations, Question, Shot};
use crate::data::{Ability, CoreAbility, CoreAbilityKind};
use crate::fixture::{BLUE, Fixture, RED, name, ruins, tenths, trooper};
use crate::state::{MoveKind, Phase, Place, Reserves, UnitId};
use crate::stratagem::{Silence, Stratagem};

fn ask(seat: Seat, question: Question) -> Ask<Question> {
    Ask { id: AskId(0), seat, question, rule: RuleId("wh40k.move.normal-distance") }
}

fn walk(unit: UnitId) -> Ask<Question> {
    ask(RED, Question::Walk { unit, kind: MoveKind::Normal, distance: Length::ZERO, targets: smallvec![] })
}

fn drafted(verb: &str, given: Vec<Given>) -> Draft {
    Draft { verb: verb.to_owned(), given }
}

fn way(model: u8, stops: &[(i32, i32)], elevation: Option<Length>) -> Way {
    let stop = |&(x, y): &(i32, i32)| Stop { at: tenths(x, y), heading: Heading::default(), elevation };
    Way { piece: format!("model-{model}"), stops: stops.iter().map(stop).collect() }
}

#[test]
fn every_model_goes_its_way_and_those_out_of_place_are_marked() {
    let mut fixture = Fixture::new();
    let unit = fixture.add(RED, trooper(), &[(100, 100), (120, 100), (140, 100)]);
    let ask = walk(unit);
    let offered = prompt::prompt(fixture.board(), &ask);
    let verb = offered.verbs.iter().find(|verb| verb.id == "walk").expect("the unit can move");
    let [Need::Formation { pieces, legs: 8, turns: false, .. }] = &verb.needs[..] else { panic!("{verb:?}") };
    assert_eq!(pieces.iter().map(|placed| placed.at).collect::<Vec<_>>()[1], tenths(120, 100));
    let ways = vec![
        way(0, &[(100, 120), (110, 140)], None),
        way(1, &[(120, 120), (130, 140)], None),
        way(2, &[(140, 150)], None),
    ];
    let draft = drafted("walk", vec![Given::Formation(ways)]);
    let found = answer::answer(fixture.board(), &ask, &draft);
    let Ok(Some(Action::Walk { walks, embark: None })) = &found else { panic!("{found:?}") };
    assert_eq!(
        walks[1].path.iter().map(|spot| spot.at).collect::<Vec<_>>(),
        [tenths(120, 120), tenths(130, 140)]
    );
    let shown = preview::preview(fixture.board(), &ask, &draft);
    assert_eq!((shown.ghosts.len(), shown.traces.len(), shown.gauges.len()), (5, 3, 1));
    assert!(shown.traces.iter().all(|trace| trace.allowed) && shown.ghosts.iter().all(|one| !one.refused));
    assert_eq!(shown.gauges[0].most, Length::inches(6).0);
    let action = Action::Walk { walks: walks.clone(), embark: None };
    let again = draft::draft(fixture.board(), &ask, &action).expect("every walk can be pointed out");
    assert_eq!(answer::answer(fixture.board(), &ask, &again), Ok(Some(action)));
    let lost = drafted("walk", vec![Given::Formation(vec![way(0, &[(100, 155)], None)])]);
    let shown = preview::preview(fixture.board(), &ask, &lost);
    assert!(shown.ghosts[0].refused, "it left the others behind");
    assert_eq!(answer::answer(fixture.board(), &ask, &drafted("walk", Vec::new())), Ok(None));
}

#[test]
fn floors_are_chosen_by_height() {
    let mut fixture = Fixture::new();
    let unit = fixture.add(RED, trooper(), &[(100, 100)]);
    fixture.terrain(ruins((80, 80), (160, 160), &[3]));
    let ask = walk(unit);
    let draft = |elevation| drafted("walk", vec![Given::Formation(vec![way(0, &[(110, 110)], elevation)])]);
    let height = |elevation| {
        let found = answer::answer(fixture.board(), &ask, &draft(elevation));
        let Ok(Some(Action::Walk { walks, .. })) = found else { panic!("{found:?}") };
        walks[0].path[0].elevation
    };
    assert_eq!(height(None), Length::ZERO);
    assert_eq!(height(Some(Length::inches(3))), Length::inches(3));
    let shown = preview::preview(fixture.board(), &ask, &draft(None));
    assert_eq!(shown.ghosts[0].levels, [Length::ZERO, Length::inches(3)]);
}

#[test]
fn equal_weapons_share_a_slot_and_those_that_reach_shoot() {
    let mut fixture = Fixture::new();
    fixture.state.table.phase = Phase::Shooting;
    let unit = fixture.add(RED, trooper(), &[(100, 100), (120, 100), (100, 60)]);
    let near = fixture.add(BLUE, trooper(), &[(100, 340)]);
    let other = fixture.add(BLUE, trooper(), &[(130, 320)]);
    let board = fixture.board();
    let ask = ask(RED, Question::Shoot);
    let offered = prompt::prompt(board, &ask);
    let verb = offered.verbs.iter().find(|verb| verb.id == "shoot:0").expect("the unit can shoot");
    let [Need::Assign { slots, all, .. }] = &verb.needs[..] else { panic!("{:?}", verb.needs) };
    let [slot] = &slots[..] else { panic!("rifles are alike: {slots:?}") };
    assert_eq!(
        (slot.among.as_slice(), slot.each.as_slice()),
        (["unit-1", "unit-2"].map(str::to_owned).as_slice(), [2, 2].as_slice())
    );
    let draft = drafted("shoot:0", vec![Given::Assign(all[0].assign.clone())]);
    let found = answer::answer(board, &ask, &draft);
    let Ok(Some(Action::Shoot { shots, .. })) = &found else { panic!("{found:?}") };
    assert_eq!(
        shots.iter().map(|shot| (shot.model.0, shot.target)).collect::<Vec<_>>(),
        [(0, near), (1, near)]
    );
    let odds = preview::preview(board, &ask, &draft);
    assert!(odds.chances[0].millipercent > 0 && !odds.spreads.is_empty());
    let shot = |model: u8, target| Shot {
        model: fixture.model(unit, model),
        weapon: 0,
        profile: 0,
        target,
        attacks: None,
    };
    let split = Action::Shoot { unit, shots: vec![shot(0, near), shot(1, other)] };
    let drafted = draft::draft(board, &ask, &split).expect("split fire can be pointed out");
    assert_eq!(drafted.verb, "shoot:0");
    assert_eq!(answer::answer(board, &ask, &drafted), Ok(Some(split)));
}

#[test]
fn melee_attacks_of_one_model_are_split_entry_by_entry() {
    let mut fixture = Fixture::new();
    fixture.state.table.phase = Phase::Fight;
    let unit = fixture.add(RED, trooper(), &[(100, 100)]);
    let (one, other) =
        (fixture.add(BLUE, trooper(), &[(116, 100)]), fixture.add(BLUE, trooper(), &[(84, 100)]));
    let ask = ask(RED, Question::Strike { unit });
    let keys = ["unit-1", "unit-1", "unit-2"].map(str::to_owned).to_vec();
    let draft = drafted("blows-each", vec![Given::Assign(vec![keys])]);
    let found = answer::answer(fixture.board(), &ask, &draft);
    let Ok(Some(Action::Strike(shots))) = &found else { panic!("{found:?}") };
    let split: Vec<_> = shots.iter().map(|shot| (shot.target, shot.attacks)).collect();
    assert_eq!(split, [(one, Some(2)), (other, Some(1))]);
    let action = Action::Strike(shots.clone());
    assert_eq!(draft::draft(fixture.board(), &ask, &action).map(|draft| draft.given), Some(draft.given));
}

#[test]
fn charges_show_how_likely_they_are() {
    let mut fixture = Fixture::new();
    fixture.state.table.phase = Phase::Charge;
    let unit = fixture.add(RED, trooper(), &[(100, 100)]);
    fixture.add(BLUE, trooper(), &[(100, 190)]);
    fixture.state.table.units[unit.index()].near_enemy = true;
    let ask = ask(RED, Question::Charge);
    let draft = drafted("charge:0", vec![Given::Pick(vec!["unit-1".to_owned()])]);
    // Nine inches less two radii of 16 mm and Engagement Range: 6.74 inches.
    let shown = preview::preview(fixture.board(), &ask, &draft);
    assert_eq!(shown.chances.iter().map(|chance| chance.millipercent).collect::<Vec<_>>(), [58_333]);
    assert_eq!(shown.gauges.len(), 1);
}

#[test]
fn whoever_wants_silence_can_ask_again() {
    let mut fixture = Fixture::new();
    fixture.add(RED, trooper(), &[(100, 100)]);
    let ask = ask(RED, Question::Move);
    let offers = |fixture: &Fixture| {
        let verbs = prompt::prompt(fixture.board(), &ask).verbs;
        verbs.into_iter().map(|verb| verb.id).filter(|id| id.starts_with("ask:")).collect::<Vec<_>>()
    };
    assert!(offers(&fixture).is_empty());
    fixture.state.table.players[RED].silences.set(Stratagem::FireOverwatch, Silence::Battle);
    assert_eq!(offers(&fixture), [format!("ask:{}", Stratagem::FireOverwatch.word())]);
    let found = answer::answer(fixture.board(), &ask, &drafted("ask:fire-overwatch", Vec::new()));
    assert_eq!(found, Ok(Some(Action::Ask(Stratagem::FireOverwatch))));
}

#[test]
fn battle_formations_are_chosen_unit_by_unit() {
    let mut fixture = Fixture::new();
    let squad = fixture.add(RED, trooper(), &[(0, 0)]);
    let mut chief = trooper();
    chief.leads = vec!["trooper".to_owned()];
    chief.abilities = vec![Ability::Core(CoreAbility::Leader), Ability::Core(CoreAbility::DeepStrike)];
    let leader = fixture.add(RED, chief, &[(0, 0)]);
    fixture.state.table.units.iter_mut().for_each(|unit| unit.place = Place::Waiting);
    let board = fixture.board();
    assert!(board.core(fixture.model(leader, 0), CoreAbilityKind::Leader).is_some());
    let wanted = Formations {
        leaders: vec![(leader, squad)],
        reserves: vec![(leader, Reserves::DeepStrike), (squad, Reserves::Strategic)],
        ..Formations::default()
    };
    let chosen = formations::write(board, RED, &wanted);
    assert_eq!(chosen[0], [keys::STRATEGIC]);
    assert_eq!(chosen[1], ["unit-0", keys::DEEP_STRIKE]);
    let read = formations::read(board, RED, &chosen).expect("every key means something");
    assert_eq!(read.leaders, wanted.leaders);
    assert_eq!(read.reserves.len(), 2);
    assert_eq!(formations::read(board, RED, &[vec!["moon".to_owned()]]), None);
}

#[test]
fn what_is_not_automated_says_so_and_losses_are_told() {
    let mut fixture = Fixture::new();
    let mut odd = trooper();
    odd.abilities = vec![Ability::NotAutomated { name: name("Oddity"), text: "Does things.".to_owned() }];
    let unit = fixture.add(RED, odd, &[(100, 100), (120, 100)]);
    fixture.state.table.models[0].lost = 1;
    let found = sheet::sheet(fixture.board(), &keys::unit(unit)).expect("there is such a unit");
    assert!(found.traits.iter().any(|one| one.name.key == "show-not-automated"));
    let wounds = &found.rows[3];
    assert_ne!(wounds.now, wounds.printed);
    assert_eq!(wounds.reasons.len(), 1);
    assert_eq!(sheet::sheet(fixture.board(), &"model-9".to_owned()), None);
}

#[test]
fn rings_cite_rules_and_sight_shows_its_line() {
    let mut fixture = Fixture::new();
    fixture.add(RED, trooper(), &[(100, 100)]);
    fixture.add(BLUE, trooper(), &[(100, 300)]);
    let (one, other) = ("model-0".to_owned(), "model-1".to_owned());
    let rings = overlay::rings(fixture.board(), &one);
    let reaches: Vec<i32> = rings.iter().map(|ring| ring.reach.0 / Length::INCH.0).collect();
    assert_eq!(reaches, [6, 12, 12, 1, 24]);
    let seen = overlay::sight(fixture.board(), &one, &other).expect("both stand");
    assert_eq!(seen.verdict, SightVerdict::Clear);
    assert!(seen.line.is_some() && seen.blockers.is_empty());
    fixture.terrain(ruins((60, 180), (140, 220), &[]));
    let hidden = overlay::sight(fixture.board(), &one, &other).expect("both stand");
    assert_eq!((hidden.verdict, hidden.blockers), (SightVerdict::Blocked, vec!["terrain-0".to_owned()]));
}
