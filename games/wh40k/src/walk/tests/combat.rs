//! Charges, Pile-in and Consolidation moves.

use super::*;

/// A red squad of two, three inches from a blue one of two, in rows along y.
fn facing(gap: i32) -> (Fixture, UnitId, UnitId) {
    let mut fixture = Fixture::new();
    let red = fixture.add(RED, trooper(), &[(100, 100), (100, 100)]);
    let blue = fixture.add(BLUE, trooper(), &[(100, 100), (100, 100)]);
    let at = tenths(100, 100);
    let places = [(0, 0), (0, BASE), (BASE + gap, 0), (BASE + gap, BASE)];
    for (model, (x, y)) in fixture.state.table.models.iter_mut().zip(places) {
        model.at = at.shifted(x, y);
    }
    (fixture, red, blue)
}

fn east(fixture: &Fixture, unit: UnitId, number: u8, by: i32) -> Walk {
    let model = fixture.model(unit, number);
    walk(model, &[spot(fixture.board().model(model).at.shifted(by, 0))])
}

fn charge(unit: UnitId, inches: i32, targets: &[UnitId]) -> Move<'_> {
    Move { unit, kind: MoveKind::Charge, distance: Length::inches(inches), targets }
}

#[test]
fn a_charge_ends_engaged_and_in_contact_where_that_is_possible() {
    let (fixture, red, blue) = facing(5 * INCH);
    let targets = [blue];
    let both = |by: i32| [east(&fixture, red, 0, by), east(&fixture, red, 1, by)];
    assert!(rules(&fixture, charge(red, 5, &targets), &both(5 * INCH)).is_empty());
    assert!(
        rules(&fixture, charge(red, 4, &targets), &both(4 * INCH)).is_empty(),
        "four inches do not reach contact"
    );
    assert_eq!(rules(&fixture, charge(red, 5, &targets), &both(4 * INCH)), ["wh40k.charge.base-contact"; 2]);
    assert_eq!(
        rules(&fixture, charge(red, 3, &targets), &both(3 * INCH)),
        ["wh40k.charge.end-engaged-with-all"]
    );
    assert_eq!(rules(&fixture, charge(red, 4, &targets), &both(4 * INCH + 2)), ["wh40k.charge.roll"; 2]);
    // One gets there, one runs away.
    let split = [east(&fixture, red, 0, 4 * INCH), east(&fixture, red, 1, -INCH)];
    let found = rules(&fixture, charge(red, 4, &targets), &split);
    assert_eq!(found, ["wh40k.coherency.small-unit", "wh40k.charge.end-closer"]);
}

#[test]
fn a_charge_keeps_away_from_other_enemies() {
    let (mut fixture, red, blue) = facing(5 * INCH);
    let other = fixture.add(BLUE, trooper(), &[(100, 100)]);
    let bystander = fixture.model(other, 0);
    let at = tenths(100, 100);
    let both = [east(&fixture, red, 0, 5 * INCH), east(&fixture, red, 1, 5 * INCH)];
    fixture.state.table.models[bystander.index()].at = at.shifted(2 * INCH, -BASE - INCH);
    assert_eq!(rules(&fixture, charge(red, 5, &[blue]), &both), ["wh40k.charge.avoid-non-targets"]);
    fixture.state.table.models[bystander.index()].at = at.shifted(2 * INCH, -BASE - INCH - 2);
    assert!(rules(&fixture, charge(red, 5, &[blue]), &both).is_empty());
    let targets = [blue, other];
    let missed = rules(&fixture, charge(red, 5, &targets), &both);
    assert_eq!(missed, ["wh40k.charge.end-engaged-with-all"]);
}

#[test]
fn a_charge_across_a_barricade_ends_at_it_within_two_inches() {
    let (mut fixture, red, blue) = facing(5 * INCH);
    // From the blue bases half an inch, one inch wide.
    let blue_x = tenths(100, 100).x + BASE + 5 * INCH - BASE / 2;
    let mut barricade = box_feature(FeatureKind::Barricade, (0, 50), (1, 150), 1);
    let corners = gonfalon_table::Rectangle::new(
        Point::new(blue_x - INCH / 2 - INCH, 0),
        Point::new(blue_x - INCH / 2, 60_000),
    )
    .corners();
    barricade.footprint = gonfalon_table::Polygon::new(corners.to_vec()).expect("a rectangle");
    barricade.solids[0].outline = barricade.footprint.clone();
    fixture.terrain(barricade);
    let both = |by: i32| [east(&fixture, red, 0, by), east(&fixture, red, 1, by)];
    let contact = 7 * INCH / 2;
    assert!(rules(&fixture, charge(red, 4, &[blue]), &both(contact)).is_empty());
    let short = rules(&fixture, charge(red, 4, &[blue]), &both(contact - 100));
    assert_eq!(short, ["wh40k.charge.end-engaged-with-all"]);
}

#[test]
fn piling_in_leads_closer_and_into_contact() {
    let (fixture, red, _) = facing(INCH);
    let order = of_kind(red, MoveKind::PileIn, 3);
    assert!(rules(&fixture, order, &[]).is_empty());
    assert!(rules(&fixture, order, &[east(&fixture, red, 0, INCH), east(&fixture, red, 1, INCH)]).is_empty());
    assert_eq!(rules(&fixture, order, &[east(&fixture, red, 0, INCH / 2)]), ["wh40k.fight.pile-in-contact"]);
    assert_eq!(rules(&fixture, order, &[east(&fixture, red, 0, -INCH / 2)]), ["wh40k.fight.pile-in-closer"]);
    let (fixture, red, _) = facing(0);
    let touching = rules(&fixture, order, &[east(&fixture, red, 0, -INCH)]);
    assert_eq!(touching, ["wh40k.fight.pile-in-distance", "wh40k.fight.pile-in-closer"]);
    let (fixture, red, _) = facing(5 * INCH);
    let far = rules(&fixture, order, &[east(&fixture, red, 0, 3 * INCH / 2)]);
    assert_eq!(far, ["wh40k.fight.pile-in-condition"]);
}

#[test]
fn consolidating_leads_to_enemies_or_else_to_the_closest_marker() {
    let order = |unit| of_kind(unit, MoveKind::Consolidate, 3);
    let (fixture, red, _) = facing(4 * INCH);
    let both = |fixture: &Fixture, by: i32| [east(fixture, red, 0, by), east(fixture, red, 1, by)];
    assert!(rules(&fixture, order(red), &both(&fixture, 3 * INCH)).is_empty());
    assert_eq!(rules(&fixture, order(red), &both(&fixture, 2 * INCH)), ["wh40k.fight.consolidate-condition"]);
    let (mut fixture, red, _) = facing(20 * INCH);
    let walks = both(&fixture, -3 * INCH);
    assert_eq!(rules(&fixture, order(red), &walks), ["wh40k.fight.consolidate-none"]);
    let at = tenths(100, 100);
    // Its rim is six inches from the first base.
    let marker = at.shifted(-BASE / 2 - 2_000 - 6 * INCH, 0);
    fixture.state.table.markers.push(Marker { at: marker, controlled: None });
    fixture.state.table.markers.push(Marker { at: at.shifted(12 * INCH, 0), controlled: None });
    assert!(rules(&fixture, order(red), &walks).is_empty());
    let short = both(&fixture, -2 * INCH);
    assert_eq!(rules(&fixture, order(red), &short), ["wh40k.fight.consolidate-objective"]);
    let away = [east(&fixture, red, 0, -3 * INCH), east(&fixture, red, 1, INCH / 10)];
    let found = rules(&fixture, order(red), &away);
    assert!(found.contains(&"wh40k.fight.consolidate-objective"), "{found:?}");
}

#[test]
fn who_cannot_come_closer_to_its_closest_enemy_may_go_to_a_marker() {
    // wh40k.fight.consolidate-closer: to engage the farther enemy would lead away from the closest one, which is out of reach.
    let mut fixture = Fixture::new();
    let red = fixture.add(RED, trooper(), &[(100, 100)]);
    fixture.add(BLUE, trooper(), &[(135, 100)]);
    fixture.add(BLUE, trooper(), &[(52, 100)]);
    // Tall debris beside the model keeps it from the closest enemy.
    fixture.terrain(box_feature(FeatureKind::Debris, (107, 50), (115, 150), 5));
    fixture.state.table.markers.push(Marker { at: tenths(100, 150), controlled: None });
    let order = of_kind(red, MoveKind::Consolidate, 3);
    let model = fixture.model(red, 0);
    assert_eq!(
        rules(&fixture, order, &[walk(model, &[spot(tenths(71, 100))])]),
        ["wh40k.fight.consolidate-closer"]
    );
    assert!(rules(&fixture, order, &[walk(model, &[spot(tenths(100, 115))])]).is_empty());
}

#[test]
fn who_has_no_move_neither_charges_nor_piles_in() {
    // wh40k.datasheet.move
    let (mut fixture, red, blue) = facing(2 * INCH);
    let models: Vec<ModelId> = fixture.board().models(red).collect();
    for model in models {
        fixture.game.models[model.index()].profile.movement = Movement::None;
    }
    let targets = [blue];
    let both = [east(&fixture, red, 0, 2 * INCH), east(&fixture, red, 1, 2 * INCH)];
    assert_eq!(rules(&fixture, charge(red, 6, &targets), &both), ["wh40k.charge.roll"; 2]);
    assert_eq!(
        rules(&fixture, of_kind(red, MoveKind::PileIn, 3), &both),
        ["wh40k.fight.pile-in-distance"; 2]
    );
    fixture.state.table.units[red.index()].near_enemy = true;
    let found = crate::charge::refusals(fixture.board(), RED, red);
    assert_eq!(found.iter().map(|refusal| refusal.rule.0).collect::<Vec<_>>(), ["wh40k.datasheet.move"]);
}
