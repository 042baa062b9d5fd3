//! Every number of the simulation in one place.
//!
//! *Book* means a printed rule, *ruling* a decision of the rules ledger, *data* a house value of the game's data files,
//! and *tuned* a value chosen so that single counters hit lone disks as often as the players' table says.

/// Units of the table in an inch.
pub const UNITS_PER_INCH: f32 = 2540.0;

/// Edge of a square counter in inches (ruling).
pub const COUNTER_EDGE: f32 = 0.50;

/// Thickness of every disk and counter in inches (ruling); a disk lies one such level above those below it.
pub const THICKNESS: f32 = 0.08;

/// Gravity in inches per second squared (ruling).
pub const GRAVITY: f32 = 386.09;

/// Share of the speed that a bounce gives back (tuned; the ledger starts from 0.25, with which counters scatter too far).
pub const RESTITUTION: f32 = 0.14;

/// Friction of card on the cloth of the table (ruling).
pub const CLOTH_FRICTION: f32 = 0.50;

/// Friction of card on card (ruling).
pub const CARD_FRICTION: f32 = 0.35;

/// Deviation of the hand from the aim point in inches, per axis, normal (ruling: the ledger's start value fits).
pub const AIM_DEVIATION: f32 = 0.30;

/// Slowest and fastest turn of a tipped carrier in radians per second, uniform (ruling).
pub const TIP_SPEED: (f32, f32) = (4.0, 8.0);

/// Tilt in radians at which counters leave a tipped carrier: the angle at which card begins to slide on card.
pub const TIP_ANGLE: f32 = 0.3367;

/// Room left between counters on a carrier, as a part of their diagonal (tuned for speed: they start apart).
pub const CARRIER_GAP: f32 = 1.02;

/// Tries to find a free place on the carrier before a counter is laid on top of the others.
pub const CARRIER_TRIES: u32 = 24;

/// Deviation of the tilt in radians with which a disk is let go level (ruling asks for a tilt; the size is tuned).
pub const LEVEL_TILT: f32 = 0.10;

/// Deviation of the turning in radians per second with which a disk is let go level, per axis (as the tilt).
pub const LEVEL_SPIN: f32 = 2.0;

/// Deviation of a toss from its intended speed, as a part of it, normal (ruling).
pub const TOSS_SPEED_DEVIATION: f32 = 0.04;

/// Deviation of a toss from its intended direction in radians, sideways and upwards, normal (ruling: 2.5 degrees).
pub const TOSS_DIRECTION_DEVIATION: f32 = 0.043_633;

/// Deviation of the spin of a toss in radians per second, per axis, normal (ruling asks for a spin; the size is tuned).
pub const TOSS_SPIN: f32 = 9.0;

/// Length of a time step in seconds (tuned for speed; the ledger starts from 0.001, which gives the same shares).
pub const TIME_STEP: f32 = 0.002;

/// Parts into which the solver divides each time step.
pub const SUBSTEPS: usize = 4;

/// A run ends when everything has been still for this many seconds (ruling).
pub const STILL_TIME: f32 = 0.2;

/// A run ends after this many seconds at the latest, from the release (ruling).
pub const LONGEST_TIME: f32 = 10.0;

/// A piece is still while no part of it leaves its place by more than this, in inches (tuned for speed: a piece that leans on a
/// rim trembles for seconds).
pub const STILL_MOVE: f32 = 0.04;

/// How far back the middle of a tipped carrier is held, in inches: the hand allows for the drift of the fall, so that only
/// a slight one is left (tuned).
pub const LEAD: f32 = 1.61;

/// Time steps from one look at what is still to the next (tuned for speed).
pub const STEPS_PER_LOOK: u32 = 10;

/// Overlap seen from above that makes a piece lie on a disk, in millionths of a square inch (ruling).
pub const REST_OVERLAP: i64 = 1_000;

/// An earlier counter that moved or turned by no more than this lies where it lay: units, and thousandths of a degree.
pub const PUSH_TOLERANCE: (i32, i32) = (25, 1_000);

/// Frames a second of the path that a page shows.
pub const FRAMES_PER_SECOND: f32 = 24.0;

/// Most counters of one volley.
pub const MOST_COUNTERS: u8 = 64;

/// Inches in a unit of length of the solver, whose tolerances are made for bodies about one unit long.
pub const SOLVER_LENGTH: f32 = 0.5;

/// Gravity in the solver's units; its tolerances are made for this one. Its unit of time follows from it.
pub const SOLVER_GRAVITY: f32 = 9.81;

/// Height in inches of a piece's lowest point over the highest obstacle at which its free flight ends and the solver begins.
pub const SOLVER_BEGINS: f32 = 0.05;
