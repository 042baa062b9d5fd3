//! The distances of the book.

use gonfalon_table::Length;

/// Engagement Range across (`wh40k.engagement.range`).
pub const ENGAGEMENT: Length = Length::inches(1);
/// Engagement Range up and down (`wh40k.engagement.range`).
pub const ENGAGEMENT_HEIGHT: Length = Length::inches(5);
/// Unit Coherency across (`wh40k.coherency.small-unit`).
pub const COHERENCY: Length = Length::inches(2);
/// Unit Coherency up and down (`wh40k.coherency.small-unit`).
pub const COHERENCY_HEIGHT: Length = Length::inches(5);
/// From this many models on each needs two neighbours (`wh40k.coherency.large-unit`).
pub const LARGE_UNIT: usize = 7;
/// Outlines this close are in base contact (`wh40k.fight.who-fights-second-rank`).
pub const CONTACT: Length = Length::thousandths(10);
/// Terrain features up to this height are crossed as though they were not there (`wh40k.climb.two-inch-free`).
pub const FREE_HEIGHT: Length = Length::inches(2);
/// What Woods take off Move (`wh40k.terrain.woods-slow`).
pub const WOODS_LOSS: Length = Length::inches(2);
/// How far a model may Pile In (`wh40k.fight.pile-in-distance`).
pub const PILE_IN: Length = Length::inches(3);
/// How far a model may Consolidate (`wh40k.fight.consolidate-distance`).
pub const CONSOLIDATE: Length = Length::inches(3);
/// How far a charge target may be away (`wh40k.charge.targets`).
pub const CHARGE_RANGE: Length = Length::inches(12);
/// How near to Barricades a charged unit must be for a charge across them (`wh40k.terrain.barricade-charge`).
pub const BARRICADE: Length = Length::inches(1);
/// How far models reach across Barricades (`wh40k.terrain.barricade-charge`, `wh40k.terrain.barricade-fight`).
pub const ACROSS_BARRICADE: Length = Length::inches(2);
/// The least an AIRCRAFT moves (`wh40k.aircraft.straight-twenty`).
pub const AIRCRAFT_LEAST: Length = Length::inches(20);
/// The most an AIRCRAFT turns after its move, in thousandths of a degree (`wh40k.aircraft.pivot-after`).
pub const AIRCRAFT_PIVOT: i32 = 90_000;
/// The diameter of an objective marker (`wh40k.objective.size`).
pub const MARKER: Length = Length::millimetres(40);
/// The range of an objective marker across (`wh40k.objective.range`).
pub const MARKER_RANGE: Length = Length::inches(3);
/// The range of an objective marker up and down (`wh40k.objective.range`).
pub const MARKER_HEIGHT: Length = Length::inches(5);
/// What units keep from enemies when they arrive, infiltrate or scout (`wh40k.strategic.nine-inches`,
/// `wh40k.ability.deep-strike-arrive`, `wh40k.ability.infiltrators`, `wh40k.ability.scouts-distance`).
pub const NINE_INCHES: Length = Length::inches(9);
/// How far from an edge Strategic Reserves arrive (`wh40k.strategic.edge-six-inches`).
pub const RESERVES_EDGE: Length = Length::inches(6);
/// How far models disembark (`wh40k.transport.disembark-placement`).
pub const DISEMBARK: Length = Length::inches(3);
/// How far models flee from a wreck (`wh40k.transport.emergency-distance`).
pub const EMERGENCY: Length = Length::inches(6);
/// How near all models must be to embark (`wh40k.transport.embark`).
pub const EMBARK: Length = Length::inches(3);
/// How deep the deployment zones are (`wh40k.onlywar.zones`).
pub const ZONE_DEPTH: Length = Length::inches(12);
/// How near Barricades all of an INFANTRY model must be for their cover (`wh40k.terrain.barricade-cover`).
pub const BARRICADE_COVER: Length = Length::inches(3);
/// How high above the ground a model must be for Plunging Fire (`wh40k.terrain.plunging-fire`).
pub const PLUNGING_HEIGHT: Length = Length::inches(6);
/// A Save this good has no Benefit of Cover against AP 0 (`wh40k.cover.not-good-armour-ap0`).
pub const GOOD_ARMOUR: u8 = 3;
/// How thick floors of Ruins are where they hide what is behind them; a house value
/// (`wh40k.visibility.true-line-of-sight`).
pub const FLOOR_THICKNESS: Length = Length::thousandths(100);
