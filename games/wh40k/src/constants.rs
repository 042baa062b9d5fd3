//! The numbers of the book.

use gonfalon_table::Length;

/// Fire Overwatch reaches so far: `wh40k.stratagem.fire-overwatch-target`.
pub(crate) const OVERWATCH_REACH: Length = Length::inches(24);
/// A Grenade is thrown so far: `wh40k.stratagem.grenade-effect`.
pub(crate) const GRENADE_REACH: Length = Length::inches(8);
/// A Heroic Intervention comes from so far: `wh40k.stratagem.heroic-intervention-target`.
pub(crate) const HEROIC_REACH: Length = Length::inches(6);
/// A Lone Operative can be shot only from within this distance: `wh40k.ability.lone-operative`.
pub(crate) const LONE_OPERATIVE: Length = Length::inches(12);
/// How far Deadly Demise reaches: `wh40k.ability.deadly-demise-roll`.
pub(crate) const DEMISE_REACH: Length = Length::inches(6);
/// Deadly Demise happens on this die: `wh40k.ability.deadly-demise-roll`.
pub(crate) const DEMISE_ON: u8 = 6;
/// Dice of a Grenade: `wh40k.stratagem.grenade-effect`.
pub(crate) const GRENADE_DICE: u16 = 6;
/// A die of a Grenade wounds on this or more: `wh40k.stratagem.grenade-effect`.
pub(crate) const GRENADE_ON: u8 = 4;
/// Blast adds an attack for so many models: `wh40k.weapon.blast-bonus`.
pub(crate) const BLAST_MODELS: usize = 5;
/// Mortal wounds of a failed Hazardous test for large or important models: `wh40k.weapon.hazardous-mortal`.
pub(crate) const HAZARDOUS_MORTALS: u16 = 3;
/// The invulnerable save of Go to Ground: `wh40k.stratagem.go-to-ground-effect`.
pub(crate) const GROUND_SAVE: u8 = 6;
/// A Save of this or better has no Benefit of Cover against AP 0: `wh40k.cover.not-good-armour-ap0`.
pub(crate) const GOOD_ARMOUR: u8 = 3;
