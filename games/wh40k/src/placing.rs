//! Setting units up: in deployment, from Reserves and out of TRANSPORTS.

use gonfalon_kernel::{Arg, Refusal, Seat};
use gonfalon_table::{Length, OrientedBox, Point, Rectangle, Shape};

use crate::action::{Spot, Spots};
use crate::board::Board;
use crate::constants::{DISEMBARK, EMERGENCY, ENGAGEMENT, NINE_INCHES, RESERVES_EDGE};
use crate::measure::widened;
use crate::setup;
use crate::standing::inside;
use crate::state::{ModelId, UnitId};
use crate::walk::{Findings, about};

/// Where and how a unit is set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Zone {
    /// The deployment zone of its player.
    Deployment,
    /// Nearly anywhere, before the battle.
    Infiltrators,
    /// Nearly anywhere, from Reserves.
    DeepStrike,
    /// At an edge, from Strategic Reserves.
    Strategic,
    /// Beside its TRANSPORT.
    Disembark { transport: UnitId },
    /// Near its destroyed TRANSPORT.
    Emergency { transport: UnitId },
}

/// Every reason why a unit may not be set up like that.
pub(crate) fn refusals(board: Board<'_>, unit: UnitId, spots: &Spots, zone: &Zone) -> Vec<Refusal> {
    let mut findings = Findings::all();
    check_count(board, unit, spots, zone, &mut findings);
    judge(board, unit, spots, zone, &mut findings);
    findings.into_list()
}

/// The same for some models of a unit, where those without room are lost.
pub(crate) fn refusals_of_some(board: Board<'_>, unit: UnitId, spots: &Spots, zone: &Zone) -> Vec<Refusal> {
    let mut findings = Findings::all();
    judge(board, unit, spots, zone, &mut findings);
    findings.into_list()
}

/// Whether a unit may be set up like that.
pub(crate) fn is_legal(board: Board<'_>, unit: UnitId, spots: &Spots, zone: &Zone) -> bool {
    let mut findings = Findings::quick();
    check_count(board, unit, spots, zone, &mut findings);
    if findings.is_empty() {
        judge(board, unit, spots, zone, &mut findings);
    }
    findings.is_empty()
}

fn check_count(board: Board<'_>, unit: UnitId, spots: &Spots, zone: &Zone, findings: &mut Findings) {
    if board.exists(unit) && spots.len() < board.strength(unit) {
        let rule = match zone {
            Zone::Disembark { .. } | Zone::Emergency { .. } => "wh40k.transport.disembark-all-or-none",
            _ => "wh40k.coherency.when-required",
        };
        let missing = board.strength(unit) - spots.len();
        findings.add(Refusal::new(rule, "refusal-place-all").number("missing", missing as i64));
    }
}

fn judge(board: Board<'_>, unit: UnitId, spots: &Spots, zone: &Zone, findings: &mut Findings) {
    let is_known = |index: usize, model: ModelId, spot: &Spot| {
        board.model_exists(model)
            && board.unit_of(model) == unit
            && !board.model(model).destroyed
            && spot.at.is_in_reach()
            && (0..=Point::REACH).contains(&spot.elevation.0)
            && spots[..index].iter().all(|(other, _)| *other != model)
    };
    if !board.exists(unit)
        || !spots.iter().enumerate().all(|(index, (model, spot))| is_known(index, *model, spot))
    {
        findings.add(Refusal::new("wh40k.unit.unit", "refusal-place-unknown"));
        return;
    }
    for (index, (model, spot)) in spots.iter().enumerate() {
        if findings.is_quick() {
            // The zone is what speaks most often against a place.
            check_zone(board, *model, spot, zone, findings);
            if findings.settled() {
                return;
            }
        }
        check_place(board, *model, spot, findings);
        if findings.settled() {
            return;
        }
        if spots[..index].iter().any(|(other, there)| board.collides_at(*model, spot, *other, there)) {
            let refusal = Refusal::new("wh40k.move.not-end-on-model", "refusal-ends-on-model");
            findings.add(about(board, *model, refusal).with("other", board.name(unit)));
        }
        if !findings.is_quick() {
            check_zone(board, *model, spot, zone, findings);
        }
        if findings.settled() {
            return;
        }
    }
    if let Some(refusal) = board.incoherence(spots) {
        findings.add(refusal);
    }
}

/// What holds wherever a model is set up.
fn check_place(board: Board<'_>, model: ModelId, spot: &Spot, findings: &mut Findings) {
    if !inside(&board.field(), &board.shape_at(model, spot)) {
        findings.add(about(board, model, Refusal::new("wh40k.move.not-across-edge", "refusal-across-edge")));
    }
    if let Err(refusal) = board.footing(model, spot) {
        findings.add(about(board, model, refusal));
    }
    if findings.settled() {
        return;
    }
    if let Some(other) = board.model_in_the_way(model, spot) {
        findings.note(|| {
            let refusal = Refusal::new("wh40k.move.not-end-on-model", "refusal-ends-on-model");
            about(board, model, refusal.with("other", board.name(board.unit_of(other))))
        });
    }
    if findings.settled() {
        return;
    }
    if board.is_on_marker(model, spot) {
        findings.add(about(
            board,
            model,
            Refusal::new("wh40k.objective.no-end-on", "refusal-ends-on-marker"),
        ));
    }
    if let Some(enemy) = first_engaged(board, model, spot) {
        let refusal = Refusal::new("wh40k.engagement.no-setup", "refusal-place-engaged");
        let refusal = refusal.with("enemy", board.name(enemy)).with("range", Arg::Length(ENGAGEMENT.0));
        findings.add(about(board, model, refusal));
    }
}

/// The first enemy unit in Engagement Range of a model, were it there.
fn first_engaged(board: Board<'_>, model: ModelId, spot: &Spot) -> Option<UnitId> {
    let owner = board.owner(board.unit_of(model));
    let reach = Length(board.profile(model).base.around() as i32);
    let enemies = board
        .models_in(widened(Rectangle::new(spot.at, spot.at), reach + ENGAGEMENT))
        .filter(|other| board.owner(board.unit_of(*other)) != owner)
        .filter(|other| board.models_engaged_at(model, spot, *other, &board.spot(*other)));
    enemies.map(|enemy| board.unit_of(enemy)).min()
}

fn check_zone(board: Board<'_>, model: ModelId, spot: &Spot, zone: &Zone, findings: &mut Findings) {
    let owner = board.owner(board.unit_of(model));
    let enemy_zone = || Shape::from(as_box(&setup::zone(board, Seat(1 - owner.0))));
    let shape = board.shape_at(model, spot);
    let mut refuse = |refusal: &dyn Fn() -> Refusal| findings.note(|| about(board, model, refusal()));
    match zone {
        Zone::Deployment => {
            if !inside(&setup::zone(board, owner), &shape) {
                refuse(&|| Refusal::new("wh40k.onlywar.deploy-in-zone", "refusal-place-zone"));
            }
        }
        Zone::Infiltrators => {
            let zone = enemy_zone();
            if shape.within(&zone, NINE_INCHES) {
                let near = || Refusal::new("wh40k.ability.infiltrators", "refusal-place-near-zone");
                refuse(&|| lengths(near(), shape.gap(&zone)));
            }
            check_nine(board, model, spot, "wh40k.ability.infiltrators", findings);
        }
        Zone::DeepStrike => check_nine(board, model, spot, "wh40k.ability.deep-strike-arrive", findings),
        Zone::Strategic => {
            if !strips(&board.field()).iter().any(|strip| inside(strip, &shape)) {
                let far = || Refusal::new("wh40k.strategic.edge-six-inches", "refusal-place-edge");
                refuse(&|| far().with("most", Arg::Length(RESERVES_EDGE.0)));
            }
            if board.table.round == 2 && shape.overlaps(&enemy_zone()) {
                refuse(&|| Refusal::new("wh40k.strategic.round-two-enemy-zone", "refusal-place-enemy-zone"));
            }
            check_nine(board, model, spot, "wh40k.strategic.nine-inches", findings);
        }
        Zone::Disembark { transport } => {
            check_transport(
                board,
                model,
                spot,
                *transport,
                ("wh40k.transport.disembark-placement", DISEMBARK),
                findings,
            );
        }
        Zone::Emergency { transport } => {
            check_transport(
                board,
                model,
                spot,
                *transport,
                ("wh40k.transport.emergency-distance", EMERGENCY),
                findings,
            );
        }
    }
}

fn lengths(refusal: Refusal, gap: Length) -> Refusal {
    refusal.with("gap", Arg::Length(gap.0)).with("least", Arg::Length(NINE_INCHES.0))
}

/// More than 9 inches across from every enemy model: at exactly 9 inches a place is too near.
fn check_nine(board: Board<'_>, model: ModelId, spot: &Spot, rule: &'static str, findings: &mut Findings) {
    if let Some(enemy) = board.enemy_within_nine(model, spot) {
        findings.note(|| {
            let gap = board.horizontal_gap_at(model, spot, enemy, &board.spot(enemy));
            let refusal = Refusal::new(rule, "refusal-nine-inches");
            about(board, model, lengths(refusal.with("enemy", board.name(board.unit_of(enemy))), gap))
        });
    }
}

fn check_transport(
    board: Board<'_>,
    model: ModelId,
    spot: &Spot,
    transport: UnitId,
    (rule, most): (&'static str, Length),
    findings: &mut Findings,
) {
    // The wreck still stands while its passengers leave it, but may be marked as destroyed already.
    let mut vehicles = board.facts(transport).models.clone().map(ModelId);
    if !vehicles.any(|vehicle| board.wholly_within_at(model, spot, vehicle, &board.spot(vehicle), most)) {
        let refusal = Refusal::new(rule, "refusal-place-transport").with("most", Arg::Length(most.0));
        findings.add(about(board, model, refusal.with("transport", board.name(transport))));
    }
}

/// The strips along the four edges in which Strategic Reserves arrive.
fn strips(field: &Rectangle) -> [Rectangle; 4] {
    let (min, max, deep) = (field.min, field.max, RESERVES_EDGE.0);
    [
        Rectangle::new(min, Point::new(max.x, min.y + deep)),
        Rectangle::new(Point::new(min.x, max.y - deep), max),
        Rectangle::new(min, Point::new(min.x + deep, max.y)),
        Rectangle::new(Point::new(max.x - deep, min.y), max),
    ]
}

/// A rectangle as a box that faces north.
fn as_box(rectangle: &Rectangle) -> OrientedBox {
    let north = gonfalon_table::Heading::NORTH;
    OrientedBox::new(rectangle.centre(), north, rectangle.width(), rectangle.height())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{BLUE, Fixture, RED, tank, tenths, trooper};
    use crate::state::{Marker, Place};
    use gonfalon_table::{Circle, Heading};

    const RADIUS: i32 = 1_600;

    fn spot(x: i32, y: i32) -> Spot {
        Spot { at: Point::new(x, y), elevation: Length::ZERO, heading: Heading::NORTH }
    }

    fn rules(fixture: &Fixture, unit: UnitId, spots: &[Spot], zone: Zone) -> Vec<&'static str> {
        let model = |index: usize| fixture.model(unit, index as u8);
        let spots: Spots = spots.iter().enumerate().map(|(index, spot)| (model(index), *spot)).collect();
        let list = refusals(fixture.board(), unit, &spots, &zone);
        assert_eq!(list.is_empty(), is_legal(fixture.board(), unit, &spots, &zone));
        list.into_iter().map(|refusal| refusal.rule.0).collect()
    }

    /// One model of red in waiting, one model of blue at the middle of the battlefield.
    fn single() -> (Fixture, UnitId) {
        let mut fixture = Fixture::new();
        let red = fixture.add(RED, trooper(), &[(0, 0)]);
        fixture.add(BLUE, trooper(), &[(300, 220)]);
        fixture.state.table.units[0].place = Place::Waiting;
        (fixture, red)
    }

    #[test]
    fn deployment_is_wholly_within_the_zone() {
        let (fixture, red) = single();
        let edge = 12 * 2_540 - RADIUS;
        assert!(rules(&fixture, red, &[spot(20_000, edge)], Zone::Deployment).is_empty());
        assert_eq!(
            rules(&fixture, red, &[spot(20_000, edge + 2)], Zone::Deployment),
            ["wh40k.onlywar.deploy-in-zone"]
        );
        let outside = rules(&fixture, red, &[spot(1_000, 20_000)], Zone::Deployment);
        assert_eq!(outside, ["wh40k.move.not-across-edge", "wh40k.onlywar.deploy-in-zone"]);
    }

    #[test]
    fn exactly_nine_inches_are_too_near_however_high_the_enemy() {
        let (mut fixture, red) = single();
        let at = tenths(300, 220);
        let away = |gap: i32| spot(at.x - 2 * RADIUS - gap, at.y);
        let nine = 9 * 2_540;
        assert_eq!(
            rules(&fixture, red, &[away(nine)], Zone::DeepStrike),
            ["wh40k.ability.deep-strike-arrive"]
        );
        assert!(rules(&fixture, red, &[away(nine + 2)], Zone::DeepStrike).is_empty());
        fixture.state.table.models[1].elevation = Length::inches(8);
        assert_eq!(
            rules(&fixture, red, &[away(nine)], Zone::DeepStrike),
            ["wh40k.ability.deep-strike-arrive"]
        );
        assert_eq!(rules(&fixture, red, &[away(nine)], Zone::Infiltrators), ["wh40k.ability.infiltrators"]);
        assert!(rules(&fixture, red, &[away(nine + 2)], Zone::Infiltrators).is_empty());
        // The zone of blue begins 32 inches up the table.
        let below = |gap: i32| spot(5_000, 32 * 2_540 - RADIUS - gap);
        assert_eq!(rules(&fixture, red, &[below(nine)], Zone::Infiltrators), ["wh40k.ability.infiltrators"]);
        assert!(rules(&fixture, red, &[below(nine + 2)], Zone::Infiltrators).is_empty());
    }

    #[test]
    fn strategic_reserves_come_from_an_edge_and_in_round_two_not_out_of_the_enemy_zone() {
        let (mut fixture, red) = single();
        let deep = 6 * 2_540 - RADIUS;
        let north = 44 * 2_540;
        fixture.state.table.round = 2;
        assert!(rules(&fixture, red, &[spot(deep, 50_000)], Zone::Strategic).is_empty());
        assert_eq!(
            rules(&fixture, red, &[spot(deep + 2, 50_000)], Zone::Strategic),
            ["wh40k.strategic.edge-six-inches"]
        );
        let there = spot(20_000, north - deep);
        assert_eq!(rules(&fixture, red, &[there], Zone::Strategic), ["wh40k.strategic.round-two-enemy-zone"]);
        fixture.state.table.round = 3;
        assert!(rules(&fixture, red, &[there], Zone::Strategic).is_empty());
    }

    #[test]
    fn passengers_are_set_up_wholly_within_three_inches_and_not_engaged() {
        let mut fixture = Fixture::new();
        let squad = fixture.add(RED, trooper(), &[(0, 0), (0, 0)]);
        let transport = fixture.add(RED, tank(), &[(100, 100)]);
        fixture.add(BLUE, trooper(), &[(100, 150)]);
        fixture.state.table.units[0].place = Place::Embarked(transport);
        // The hull reaches 1.5 inches to the east and 2.5 inches to the north.
        let (hull, at) = (3_810, tenths(100, 100));
        let beside = |x: i32, y: i32| spot(at.x + hull + x, at.y + y);
        let zone = Zone::Disembark { transport };
        let far = 3 * 2_540 - RADIUS;
        let near = beside(far, 0);
        assert!(rules(&fixture, squad, &[near, beside(RADIUS, 0)], zone).is_empty());
        assert_eq!(
            rules(&fixture, squad, &[beside(far + 2, 0), beside(RADIUS, 0)], zone),
            ["wh40k.transport.disembark-placement"]
        );
        let emergency = Zone::Emergency { transport };
        assert!(
            rules(&fixture, squad, &[beside(far + 3 * 2_540, 0), beside(far + 2_540, 0)], emergency)
                .is_empty()
        );
        assert_eq!(rules(&fixture, squad, &[near], zone), ["wh40k.transport.disembark-all-or-none"]);
        let engaged = spot(at.x, at.y + 6_350 + RADIUS);
        assert!(rules(&fixture, squad, &[near, engaged], zone).contains(&"wh40k.engagement.no-setup"));
        assert_eq!(rules(&fixture, squad, &[near, near], zone), ["wh40k.move.not-end-on-model"]);
        assert!(
            rules(&fixture, squad, &[near, spot(at.x, at.y)], zone).contains(&"wh40k.move.not-end-on-model")
        );
    }

    #[test]
    fn nobody_is_set_up_on_a_marker_or_out_of_coherency() {
        let mut fixture = Fixture::new();
        let squad = fixture.add(RED, trooper(), &[(0, 0), (0, 0)]);
        fixture.state.table.units[0].place = Place::Waiting;
        let marker = Point::new(20_000, 20_000);
        fixture.state.table.markers.push(Marker { at: marker, controlled: None });
        let beside = |x: i32| spot(marker.x + x, marker.y);
        assert!(rules(&fixture, squad, &[beside(3_600), beside(6_800)], Zone::Deployment).is_empty());
        assert_eq!(
            rules(&fixture, squad, &[beside(3_599), beside(6_800)], Zone::Deployment),
            ["wh40k.objective.no-end-on"]
        );
        let apart = 3_600 + 3_200 + 2 * 2_540;
        assert!(rules(&fixture, squad, &[beside(3_600), beside(apart)], Zone::Deployment).is_empty());
        assert_eq!(
            rules(&fixture, squad, &[beside(3_600), beside(apart + 2)], Zone::Deployment),
            ["wh40k.coherency.small-unit"]
        );
    }

    #[test]
    fn the_strip_of_a_rectangle_is_the_rectangle() {
        let zone = Rectangle::new(Point::new(0, 0), Point::new(1_000, 400));
        let circle = |x: i32| Shape::from(Circle::new(Point::new(x, 200), Length(100)));
        assert_eq!(Shape::from(as_box(&zone)).gap(&circle(1_150)), Length(100));
    }
}
