//! The numbers of the book, each with its rule.

use gonfalon_table::Length;

/// How near a barricade all of an INFANTRY model must be for its cover (`wh40k.terrain.barricade-cover`).
pub(crate) const BARRICADE_COVER: Length = Length::inches(3);

/// How high above the ground a model must be for Plunging Fire (`wh40k.terrain.plunging-fire`).
pub(crate) const PLUNGING_HEIGHT: Length = Length::inches(6);

/// How much Plunging Fire improves Armour Penetration (`wh40k.terrain.plunging-fire`).
pub(crate) const PLUNGING_PENETRATION: u8 = 1;

/// A Save this good has no Benefit of Cover against AP 0 (`wh40k.cover.not-good-armour-ap0`).
pub(crate) const GOOD_ARMOUR: u8 = 3;

/// What the Benefit of Cover adds to saving throws (`wh40k.cover.bonus`).
pub(crate) const COVER_BONUS: u8 = 1;

/// How thick the floors of ruins are where they hide what is behind; a house value
/// (`wh40k.visibility.true-line-of-sight`).
pub(crate) const FLOOR_THICKNESS: Length = Length::thousandths(100);
