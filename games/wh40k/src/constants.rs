//! The numbers of the book.

use gonfalon_table::Length;

/// Fire Overwatch reaches so far: `wh40k.stratagem.fire-overwatch-target`.
pub(crate) const OVERWATCH_REACH: Length = Length::inches(24);
/// A Grenade is thrown so far: `wh40k.stratagem.grenade-effect`.
pub(crate) const GRENADE_REACH: Length = Length::inches(8);
/// A Heroic Intervention comes from so far: `wh40k.stratagem.heroic-intervention-target`.
pub(crate) const HEROIC_REACH: Length = Length::inches(6);
