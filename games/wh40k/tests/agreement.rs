//! What players agree on: what a match can begin with, and how it begins.

use gonfalon_kernel::{Game, SeededDice};
use gonfalon_table::Length;
use gonfalon_wh40k::action::Question;
use gonfalon_wh40k::army::{BattleSize, ready_armies};
use gonfalon_wh40k::data::Library;
use gonfalon_wh40k::event::Event;
use gonfalon_wh40k::setting::{Agreement, Battlefield, TerrainChoice};
use gonfalon_wh40k::state::{Phase, Place};

fn agreement() -> Agreement {
    let armies = ready_armies();
    Agreement {
        size: BattleSize::Incursion,
        armies: vec![armies[0].file.clone(), armies[1].file.clone()],
        terrain: TerrainChoice::None,
        battlefield: None,
        rulings: Default::default(),
    }
}

/// The rules that stand against a match.
fn rules(agreement: &Agreement) -> Vec<&'static str> {
    match agreement.begin(Library::core(), &mut SeededDice::new(1), &mut Vec::<Event>::new()) {
        Ok(_) => Vec::new(),
        Err(problems) => problems.iter().flat_map(|problem| problem.rules()).collect(),
    }
}

fn sized(length: i32, width: i32) -> Option<Battlefield> {
    Some(Battlefield { length: Length::inches(length), width: Length::inches(width) })
}

#[test]
fn a_match_begins_with_a_roll_off_and_a_marker_to_place() {
    let mut events: Vec<Event> = Vec::new();
    let (game, state) =
        agreement().begin(Library::core(), &mut SeededDice::new(1), &mut events).expect("a sound agreement");
    assert!(matches!(events[0], Event::RolledOff { .. }));
    let [ask] = game.asks(&state) else { panic!("one player is asked") };
    assert_eq!(ask.question, Question::PlaceMarker);
    assert_eq!((state.table.round, state.table.phase), (0, Phase::Setup));
    assert!(state.table.units.iter().all(|unit| unit.place == Place::Waiting));
    // wh40k.command.start-cp
    assert!(state.table.players.0.iter().all(|player| player.command_points == 0));
    assert_eq!(
        (game.battlefield.width(), game.battlefield.height()),
        (Length::inches(60), Length::inches(44))
    );
    // wh40k.strategic.cap-incursion
    assert_eq!(game.reserves, 250);
}

#[test]
fn battle_sizes_set_the_battlefield_and_the_reserves() {
    let facts = |size: BattleSize| (size.points(), size.reserves(), size.length());
    assert_eq!(facts(BattleSize::Incursion), (1_000, 250, Length::inches(60)));
    assert_eq!(facts(BattleSize::StrikeForce), (2_000, 500, Length::inches(60)));
    assert_eq!(facts(BattleSize::Onslaught), (3_000, 750, Length::inches(90)));
    for (battlefield, rule) in [
        (sized(60, 44), None),
        (sized(59, 44), Some("wh40k.onlywar.battlefield-standard")),
        (sized(60, 43), Some("wh40k.onlywar.battlefield-standard")),
        (sized(60, 61), Some("wh40k.onlywar.battlefield-standard")),
        (sized(200, 60), Some("wh40k.onlywar.battlefield-standard")),
        (sized(72, 48), None),
    ] {
        let found = rules(&Agreement { battlefield, ..agreement() });
        assert_eq!(found.first().copied(), rule, "{battlefield:?}");
    }
    let large = Agreement { size: BattleSize::Onslaught, battlefield: sized(89, 44), ..agreement() };
    assert!(rules(&large).contains(&"wh40k.onlywar.battlefield-onslaught"));
}

#[test]
fn zones_grow_with_the_battlefield() {
    let depth = |battlefield| {
        let agreement = Agreement { battlefield, ..agreement() };
        let begun = agreement.begin(Library::core(), &mut SeededDice::new(1), &mut Vec::<Event>::new());
        begun.expect("a sound agreement").0.zone_depth
    };
    assert_eq!(depth(None), Length::inches(12));
    assert_eq!(depth(sized(66, 66)), Length::inches(18));
}

#[test]
fn every_problem_of_an_agreement_is_listed() {
    let mut alone = agreement();
    alone.armies.truncate(1);
    assert_eq!(rules(&alone), ["wh40k.mission.muster-armies"]);
    let nowhere = Agreement { terrain: TerrainChoice::Layout("nowhere".to_owned()), ..agreement() };
    assert_eq!(rules(&nowhere), ["wh40k.field.terrain-before-battle"]);
    let mut empty = agreement();
    empty.armies[1].units.clear();
    empty.battlefield = sized(10, 10);
    let found = rules(&empty);
    assert_eq!(found[0], "wh40k.onlywar.battlefield-standard");
    assert!(found.len() > 1, "the army's problems are listed too: {found:?}");
}

#[test]
fn an_agreement_survives_being_written_down() {
    let agreement = Agreement { terrain: TerrainChoice::Chance, battlefield: sized(72, 48), ..agreement() };
    let text = serde_json::to_string(&agreement).expect("plain data");
    assert_eq!(serde_json::from_str::<Agreement>(&text).expect("the same data"), agreement);
}
