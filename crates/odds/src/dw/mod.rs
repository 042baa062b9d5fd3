//! Diskwars (2000): missiles, which really fall.
//!
//! Nobody can reckon where counters come to rest. Chances are counted from many falls, always of the same seeds, so that the same
//! question has the same answer; [`Distribution::error`] says how far they may be off. Nothing else that players decide about takes
//! dice: combat and spells come to what is printed.

mod falls;
mod position;

pub use falls::{FALLS, Source, Target, volley};
pub use position::of_missiles;

use crate::Distribution;

/// What may come of missiles for one Disk.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome {
    /// Counters that hit it.
    pub hits: Distribution,
    /// Damage it suffers.
    pub damage: Distribution,
    /// Wounds it takes.
    pub wounds: Distribution,
    /// The chance that it has all its Wounds in the end.
    pub destroyed: f64,
}

/// A Disk as far as damage is concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Body {
    /// Its Toughness.
    pub toughness: u8,
    /// The Wounds that kill it.
    pub wounds: u8,
    /// The Wounds it has.
    pub wounded: u8,
    /// The damage it carries.
    pub damage: u8,
    /// The damage that one counter deals to it.
    pub each: u8,
}

/// What hits come to.
fn outcome(hits: Distribution, body: &Body) -> Outcome {
    let damage = hits.map(|count| count * usize::from(body.each));
    let toughness = usize::from(body.toughness.max(1));
    let left = usize::from(body.wounds.saturating_sub(body.wounded));
    // dw.wound.threshold, dw.wound.multiple
    let wounds = damage.map(|damage| match damage {
        0 => 0,
        damage => ((damage + usize::from(body.damage)) / toughness).min(left),
    });
    let destroyed = if left == 0 { 1.0 } else { wounds.at_least(left) };
    Outcome { hits, damage, wounds, destroyed }
}
