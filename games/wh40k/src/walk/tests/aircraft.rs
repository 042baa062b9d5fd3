//! AIRCRAFT.

use super::*;

#[test]
fn aircraft_fly_straight_on_and_turn_afterwards() {
    let mut sheet = with_keyword(with_keyword(tank(), Core::Aircraft), Core::Fly);
    sheet.kinds[0].profile.movement = Movement::Aircraft;
    sheet.kinds[0].profile.base = Base::Oval { length: Length(12_000), width: Length(9_200) };
    let (mut fixture, unit, model, at) = lone(sheet);
    let ahead = |by: i32| spot(at.shifted(0, by));
    let twenty = 20 * INCH;
    assert!(rules(&fixture, normal(unit), &[walk(model, &[ahead(twenty)])]).is_empty());
    let short = rules(&fixture, normal(unit), &[walk(model, &[ahead(twenty - 2)])]);
    assert_eq!(short, ["wh40k.aircraft.straight-twenty"]);
    let pivot = |degrees| Spot { heading: Heading::from_degrees(degrees), ..ahead(twenty) };
    assert!(rules(&fixture, normal(unit), &[walk(model, &[ahead(twenty), pivot(180)])]).is_empty());
    let turned = rules(&fixture, normal(unit), &[walk(model, &[ahead(twenty), pivot(181)])]);
    assert_eq!(turned, ["wh40k.aircraft.pivot-after"]);
    let aside = spot(at.shifted(300, twenty));
    assert_eq!(rules(&fixture, normal(unit), &[walk(model, &[aside])]), ["wh40k.aircraft.straight-twenty"]);
    assert_eq!(rules(&fixture, normal(unit), &[]), ["wh40k.aircraft.no-other-moves"]);
    assert_eq!(rules(&fixture, of_kind(unit, MoveKind::Advance, 1), &[]), ["wh40k.aircraft.no-other-moves"]);
    let off = [walk(model, &[ahead(33 * INCH)])];
    assert_eq!(rules(&fixture, normal(unit), &off), ["wh40k.aircraft.leaves-battlefield"]);
    // An enemy at the end of the way makes it fly farther.
    fixture.state.table.models[1].at = at.shifted(0, twenty);
    let stays = straight_on(fixture.board(), model).expect("room beyond");
    assert!(stays.path[0].at.y > at.y + twenty + INCH);
    fixture.state.table.models[model.index()].at = at.shifted(0, 15 * INCH);
    assert_eq!(straight_on(fixture.board(), model), None);
}

#[test]
fn who_piles_in_beside_an_aircraft_leaves_its_reach_or_stays() {
    // wh40k.aircraft.others-not-end-near: whatever kind of move it is, and wherever it began.
    let mut fixture = Fixture::new();
    let red = fixture.add(RED, trooper(), &[(100, 100)]);
    fixture.add(BLUE, with_keyword(trooper(), Core::Aircraft), &[(100, 118)]);
    fixture.add(BLUE, trooper(), &[(130, 100)]);
    let model = fixture.model(red, 0);
    let order = of_kind(red, MoveKind::PileIn, 3);
    let to = |x: i32, y: i32| [walk(model, &[spot(tenths(x, y))])];
    assert!(fixture.board().is_engaged(red), "by the AIRCRAFT");
    assert_eq!(rules(&fixture, order, &to(112, 100)), ["wh40k.aircraft.others-not-end-near"]);
    let contact = tenths(130, 100).shifted(-BASE, 0);
    assert!(rules(&fixture, order, &[walk(model, &[spot(contact)])]).is_empty());
    assert!(rules(&fixture, order, &[]).is_empty());
}
