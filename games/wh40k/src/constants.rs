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
/// The least Charge roll (`wh40k.charge.roll`).
pub const LEAST_CHARGE: u8 = 2;
/// The highest Charge roll (`wh40k.charge.roll`).
pub const MOST_CHARGE: u8 = 12;
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
/// Fire Overwatch reaches so far: `wh40k.stratagem.fire-overwatch-target`.
pub const OVERWATCH_REACH: Length = Length::inches(24);
/// A Grenade is thrown so far: `wh40k.stratagem.grenade-effect`.
pub const GRENADE_REACH: Length = Length::inches(8);
/// A Heroic Intervention comes from so far: `wh40k.stratagem.heroic-intervention-target`.
pub const HEROIC_REACH: Length = Length::inches(6);
/// Objective markers of Only War (`wh40k.onlywar.four-markers`).
pub const MARKERS: usize = 4;
/// A marker lies farther than this from the edges (`wh40k.onlywar.marker-edge-distance`).
pub const MARKER_FROM_EDGE: Length = Length::inches(6);
/// A marker lies farther than this from other markers (`wh40k.onlywar.marker-spacing`).
pub const MARKER_FROM_MARKER: Length = Length::inches(9);
/// A marker lies farther than this from walls and the like (`wh40k.objective.on-terrain`).
pub const MARKER_FROM_SOLID: Length = Length::inches(1);
/// How deep the deployment zones are on a battlefield of the usual width (`wh40k.onlywar.zones`).
pub const ZONE_DEPTH: Length = Length::inches(12);
/// The short side of the battlefield (`wh40k.onlywar.battlefield-standard`).
pub const BATTLEFIELD_WIDTH: Length = Length::inches(44);
/// The last battle round (`wh40k.onlywar.ends-round-five`).
pub const LAST_ROUND: u8 = 5;
/// From which round on markers are worth points (`wh40k.onlywar.capture-and-control`).
pub const SCORING_ROUND: u8 = 2;
/// The most points of a turn (`wh40k.onlywar.max-three-per-turn`).
pub const MOST_POINTS_A_TURN: u8 = 3;
/// CP gained at the start of each Command phase (`wh40k.command.gain-cp`).
pub const COMMAND_POINTS: u8 = 1;
/// The most other CP of a battle round (`wh40k.command.cp-gain-cap`).
pub const MOST_EXTRA_POINTS: u8 = 1;
/// From which round on Strategic Reserves arrive (`wh40k.strategic.not-round-one`).
pub const STRATEGIC_ROUND: u8 = 2;
/// A Desperate Escape test fails on this or less (`wh40k.fallback.desperate-escape-result`).
pub const ESCAPE_FAILS_ON: u8 = 2;
/// A die for a model that leaves a wreck wounds on this or less (`wh40k.transport.destroyed-roll`).
pub const WRECK_WOUNDS_ON: u8 = 1;
/// The same in an emergency (`wh40k.transport.emergency-roll`).
pub const EMERGENCY_WOUNDS_ON: u8 = 3;
/// A Lone Operative can be shot only from within this distance: `wh40k.ability.lone-operative`.
pub const LONE_OPERATIVE: Length = Length::inches(12);
/// How far Deadly Demise reaches: `wh40k.ability.deadly-demise-roll`.
pub const DEMISE_REACH: Length = Length::inches(6);
/// Deadly Demise happens on this die: `wh40k.ability.deadly-demise-roll`.
pub const DEMISE_ON: u8 = 6;
/// Dice of a Grenade: `wh40k.stratagem.grenade-effect`.
pub const GRENADE_DICE: u16 = 6;
/// A die of a Grenade wounds on this or more: `wh40k.stratagem.grenade-effect`.
pub const GRENADE_ON: u8 = 4;
/// Blast adds an attack for so many models: `wh40k.weapon.blast-bonus`.
pub const BLAST_MODELS: usize = 5;
/// Mortal wounds of a failed Hazardous test for large or important models: `wh40k.weapon.hazardous-mortal`.
pub const HAZARDOUS_MORTALS: u16 = 3;
/// A Hazardous test is passed on this or more: `wh40k.weapon.hazardous-test`.
pub const HAZARDOUS_PASSES_ON: u8 = 2;
/// The invulnerable save of Go to Ground: `wh40k.stratagem.go-to-ground-effect`.
pub const GROUND_SAVE: u8 = 6;
/// How near Barricades all of an INFANTRY model must be for their cover (`wh40k.terrain.barricade-cover`).
pub const BARRICADE_COVER: Length = Length::inches(3);
/// How high above the ground a model must be for Plunging Fire (`wh40k.terrain.plunging-fire`).
pub const PLUNGING_HEIGHT: Length = Length::inches(6);
/// A Save this good has no Benefit of Cover against AP 0 (`wh40k.cover.not-good-armour-ap0`).
pub const GOOD_ARMOUR: u8 = 3;
/// How thick floors of Ruins are where they hide what is behind them; a house value
/// (`wh40k.visibility.true-line-of-sight`).
pub const FLOOR_THICKNESS: Length = Length::thousandths(100);
/// A die of a Tank Shock wounds on this or more: `wh40k.stratagem.tank-shock-effect`.
pub const SHOCK_ON: u8 = 5;
/// More dice for a weapon stronger than the enemy is tough: `wh40k.stratagem.tank-shock-extra-dice`.
pub const SHOCK_MORE: u16 = 2;
/// The most mortal wounds of a Tank Shock: `wh40k.stratagem.tank-shock-maximum`.
pub const SHOCK_MOST: u16 = 6;
