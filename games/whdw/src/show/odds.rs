//! The exact odds of a ranged attack on its target.

use gonfalon_disks::DiskId;
use gonfalon_kernel::Line;
use gonfalon_scene::{Chance, Preview, Spread};

use crate::board::Board;
use crate::event::Shooter;
use crate::odds;

/// How likely the target is hit at all and wounded. What scatters onto others, or comes back, is not counted.
pub(super) fn shot(board: Board<'_>, by: Shooter, weapon: u8, target: DiskId, preview: &mut Preview) {
    let found = odds::shot(board, by, weapon, target);
    let Some(harm) = found.first() else { return };
    let key = if harm.last { "show-chance-destroys" } else { "show-chance-wounds" };
    let chance = |key, chance: f64| Chance {
        says: Line::new(key).with("target", board.name(target)),
        // Sums of rounded numbers may miss a whole by a hair.
        millipercent: (chance * 100_000.0 + 1e-6).floor().clamp(0.0, 100_000.0) as u32,
    };
    let hit: f64 = harm.hits.iter().skip(1).sum();
    preview.chances = vec![chance("show-chance-hits", hit), chance(key, harm.wounded)];
    let says = Line::new("show-spread-damage").with("target", board.name(target));
    let damage = (0..).zip(harm.damage.iter().copied()).filter(|(_, chance)| *chance > 0.0);
    preview.spreads = vec![Spread::new(says, damage)];
}
