//! What attacks are worth: the part of a unit's points that an attack may take from it.

use gonfalon_kow::attack::{is_elite, to_damage};
use gonfalon_kow::board::Board;
use gonfalon_kow::data::{OptionKind, SpecialKind};
use gonfalon_kow::melee::blow;
use gonfalon_kow::nerve::inspirer;
use gonfalon_kow::state::{Contact, Side, UnitId};

use gonfalon_kow::odds::{Nerve, Spread, Volley, at_least, test};

use super::rough::{Expected, Victim};

/// A unit that wavers has lost this part of its worth: a turn without charge and shots.
pub(super) const WAVERING: f64 = 0.2;
/// Damage that stays makes every later test harder; this part of the greater danger counts already now.
pub(super) const LASTING: f64 = 0.5;
/// How much more damage later attacks are expected to bring.
pub(super) const LATER: u16 = 3;

/// What an attack may do.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Prospect {
    /// Points the target loses on average.
    pub(crate) loss: f64,
    /// How its Nerve test ends.
    pub(crate) nerve: Nerve,
}

/// The dice of a charge at a side; none for those who cannot strike.
pub(crate) fn strike(
    board: Board<'_>,
    charger: UnitId,
    target: UnitId,
    side: Side,
    hindered: bool,
) -> Volley {
    let individual = board.has(target, SpecialKind::Individual);
    let side = if individual { Side::Front } else { side };
    let contact = Contact { charger, target, side, hindered, defended: false };
    let Some(blow) = blow(board, &contact) else {
        return Volley { dice: 0, hit: 0.0, damage: 0.0, elite: false };
    };
    let crushing = board.profile(charger).crushing_strength();
    Volley {
        dice: blow.to_hit.dice(blow.dice),
        hit: at_least(i16::from(blow.to_hit.needed())),
        damage: at_least(to_damage(board, target, crushing, "kow.special.crushing-strength").total()),
        elite: is_elite(board, charger),
    }
}

/// What a target has to expect of damage that is spread like this.
pub(crate) fn prospect(board: Board<'_>, target: UnitId, spread: &Spread, musician: bool) -> Prospect {
    let inspired = inspirer(board, target).is_some();
    let has = board.unit(target).damage;
    let danger = |damage: u16| test(board, target, damage + LATER, false, inspired).rout;
    let now = danger(has);
    let mut prospect = Prospect::default();
    let mut lost = 0.0;
    for (damage, chance) in spread.iter().enumerate().skip(1) {
        let damage = has.saturating_add(damage as u16);
        let nerve = test(board, target, damage, musician, inspired);
        prospect.nerve.rout += chance * nerve.rout;
        prospect.nerve.waver += chance * nerve.waver;
        let lasting = LASTING * (danger(damage) - now).max(0.0);
        lost += chance * (nerve.rout + nerve.waver * WAVERING + (1.0 - nerve.rout) * lasting);
    }
    prospect.loss = lost * worth(board, target);
    prospect
}

/// How carefully attacks are reckoned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reckoning {
    /// Every possible result.
    Exact,
    /// By rule of thumb, for imagined battles.
    Rough,
}

impl Reckoning {
    /// The points that a volley takes from a target on average.
    pub(crate) fn loss(self, board: Board<'_>, target: UnitId, volley: &Volley, musician: bool) -> f64 {
        match self {
            Reckoning::Exact => prospect(board, target, &volley.spread(), musician).loss,
            Reckoning::Rough => Victim::new(board, target).prospect(Expected::of(volley), musician).loss,
        }
    }

    /// The points that a charge takes from its target on average.
    pub(crate) fn charge(self, board: Board<'_>, charger: UnitId, target: UnitId, side: Side) -> f64 {
        let volley = strike(board, charger, target, side, false);
        self.loss(board, target, &volley, board.profile(charger).took(OptionKind::Musician))
    }
}

/// What one charger may do to its target.
pub(crate) fn charge(
    board: Board<'_>,
    charger: UnitId,
    target: UnitId,
    side: Side,
    hindered: bool,
) -> Prospect {
    let spread = strike(board, charger, target, side, hindered).spread();
    prospect(board, target, &spread, board.profile(charger).took(OptionKind::Musician))
}

/// What a unit is worth; one that holds an objective or inspires others is worth more than its cost.
pub(crate) fn worth(board: Board<'_>, unit: UnitId) -> f64 {
    let profile = board.profile(unit);
    let points = f64::from(profile.points);
    if profile.has(SpecialKind::Inspiring) { points * 1.2 } else { points }
}
