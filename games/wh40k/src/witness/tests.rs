//! Abilities are seen where they matter, and only there.

use gonfalon_data::Word;
use gonfalon_kernel::ledger::Ledger;
use gonfalon_table::Length;
use smallvec::smallvec;

use super::*;
use crate::action::{Shot, Spot, Walk};
use crate::data::{FeatureKind, WeaponAbility};
use crate::fixture::{BLUE, Fixture, RED, box_feature, rifle, tenths, trooper, with};
use crate::state::{MoveKind, UnitId};
use crate::stratagem::Stratagem;

fn seen(fixture: &Fixture, action: &Action, events: &[Event]) -> Vec<&'static str> {
    let (game, before) = (&fixture.game, &fixture.state.table);
    let step = Step { game, before, question: &Question::Shoot, action, events };
    rules(&step).into_iter().map(|rule| rule.0).collect()
}

/// Two units so many tenths of an inch apart, the first with an Assault weapon that is also Rapid Fire.
fn facing(apart: i32) -> (Fixture, UnitId, Event) {
    let mut fixture = Fixture::new();
    let mut sheet = trooper();
    let gun = with(rifle(), WeaponAbility::Assault);
    sheet.weapons[0] = with(gun, WeaponAbility::RapidFire(crate::data::Amount::fixed(1)));
    let unit = fixture.add(RED, sheet, &[(100, 100)]);
    let target = fixture.add(BLUE, trooper(), &[(100 + apart, 100)]);
    let shot = Shot { model: fixture.model(unit, 0), weapon: 0, profile: 0, target, attacks: None };
    (fixture, unit, Event::TargetsChosen { unit, shots: vec![shot] })
}

#[test]
fn assault_counts_after_an_advance_only() {
    let (mut fixture, unit, chosen) = facing(200);
    let pass = crate::proposals::PASS;
    assert!(!seen(&fixture, &pass, std::slice::from_ref(&chosen)).contains(&"wh40k.weapon.assault-eligible"));
    fixture.state.table.units[unit.index()].moved = Some(MoveKind::Advance);
    assert!(seen(&fixture, &pass, &[chosen]).contains(&"wh40k.weapon.assault-eligible"));
}

#[test]
fn rapid_fire_counts_within_half_range_only() {
    let pass = crate::proposals::PASS;
    for (apart, counts) in [(100, true), (200, false)] {
        let (fixture, _, chosen) = facing(apart);
        assert_eq!(seen(&fixture, &pass, &[chosen]).contains(&"wh40k.weapon.rapid-fire"), counts, "{apart}");
    }
}

#[test]
fn terrain_counts_where_a_way_leads_over_it() {
    let (mut fixture, unit, _) = facing(300);
    fixture.terrain(box_feature(FeatureKind::Woods, (120, 80), (140, 120), 4));
    fixture.terrain(box_feature(FeatureKind::Debris, (120, 180), (140, 220), 2));
    let spot =
        |x, y| Spot { at: tenths(x, y), elevation: Length::ZERO, heading: gonfalon_table::Heading::NORTH };
    let walk = Walk { model: fixture.model(unit, 0), path: smallvec![spot(160, 100)] };
    let over = seen(&fixture, &Action::Walk { walks: smallvec![walk.clone()], embark: None }, &[]);
    assert_eq!(over, ["wh40k.terrain.woods-over"]);
    let around = Walk { path: smallvec![spot(100, 160), spot(160, 160)], ..walk };
    assert!(seen(&fixture, &Action::Walk { walks: smallvec![around], embark: None }, &[]).is_empty());
}

#[test]
fn every_ability_stratagem_and_kind_of_terrain_stands_for_a_rule_of_the_ledger() {
    let ledger = Ledger::read("wh40k.toml", crate::LEDGER).expect("the ledger is sound");
    let weapons = WeaponAbilityKind::WORDS.iter().map(|(_, kind)| weapon_rule(*kind));
    let abilities = CoreAbilityKind::WORDS.iter().map(|(_, kind)| ability_rule(*kind));
    let stratagems = Stratagem::WORDS.iter().map(|(_, stratagem)| stratagem_rule(*stratagem));
    let terrain = FeatureKind::WORDS.iter().flat_map(|(_, kind)| terrain_rules(*kind).iter().copied());
    for id in weapons.chain(abilities).chain(stratagems).chain(terrain) {
        assert!(ledger.rules().iter().any(|rule| rule.id == id), "{id}");
    }
}
