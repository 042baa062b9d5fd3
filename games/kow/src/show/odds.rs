//! The odds of ranged attacks and charges, told to players.

use gonfalon_kernel::Line;
use gonfalon_scene::Chance;

use crate::action::Attack;
use crate::attack::is_elite;
use crate::board::Board;
use crate::data::OptionKind;
use crate::melee::blow;
use crate::nerve::inspirer;
use crate::odds::{Volley, at_least, test, together};
use crate::shooting::Shot;
use crate::state::{Contact, UnitId};

/// The chances of a ranged attack; none for what helps friends and for beasts.
pub(super) fn shot(
    board: Board<'_>,
    unit: UnitId,
    attack: Attack,
    shot: &Shot,
    target: UnitId,
) -> Vec<Chance> {
    let Some(damage) = &shot.to_damage else { return Vec::new() };
    // A beast rolls on as long as it causes damage, which no single volley describes.
    if attack == Attack::Beast {
        return Vec::new();
    }
    let volley = Volley {
        dice: shot.to_hit.dice(shot.dice),
        hit: at_least(shot.to_hit.needed().into()),
        damage: at_least(damage.total()),
        elite: is_elite(board, unit),
    };
    chances(board, target, &volley.spread(), false)
}

/// The chances of a charge in the melee that follows it.
pub(super) fn melee(board: Board<'_>, contacts: &[Contact], target: UnitId) -> Vec<Chance> {
    let mut spread = vec![1.0];
    for contact in contacts {
        let Some(blow) = blow(board, contact) else { continue };
        let volley = Volley {
            dice: blow.to_hit.dice(blow.dice),
            hit: at_least(blow.to_hit.needed().into()),
            damage: at_least(blow.to_damage.total()),
            elite: is_elite(board, contact.charger),
        };
        spread = together(&spread, &volley.spread());
    }
    let musician = contacts.iter().any(|contact| board.profile(contact.charger).took(OptionKind::Musician));
    chances(board, target, &spread, musician)
}

/// Damage at all, and the results of the Nerve test that follows it.
fn chances(board: Board<'_>, target: UnitId, spread: &[f64], musician: bool) -> Vec<Chance> {
    let inspired = inspirer(board, target).is_some();
    let has = board.unit(target).damage;
    let (mut wavers, mut routs, mut mean) = (0.0, 0.0, 0.0);
    // Only damage is tested.
    for (damage, chance) in spread.iter().enumerate().skip(1) {
        let nerve = test(board, target, has.saturating_add(damage as u16), musician, inspired);
        mean += damage as f64 * chance;
        wavers += chance * nerve.waver;
        routs += chance * nerve.rout;
    }
    let tell = |says: Line, chance: f64| Chance {
        says: says.with("target", board.name(target)),
        millipercent: (chance * 100_000.0).clamp(0.0, 100_000.0) as u32,
    };
    let none = spread.first().copied().unwrap_or(1.0);
    vec![
        tell(Line::new("show-chance-damage").text("mean", format!("{mean:.1}")), 1.0 - none),
        tell(Line::new("show-chance-wavers"), wavers),
        tell(Line::new("show-chance-routs"), routs),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::Fixture;
    use crate::state::Side;

    #[test]
    fn whom_no_die_can_damage_is_safe() {
        let mut fixture = Fixture::new();
        let charger = fixture.put(0, "zombies-regiment", 30, 20, 90);
        let target = fixture.put(1, "elf-spearmen-regiment", 30, 26, 270);
        let contact = Contact { charger, target, side: Side::Front, hindered: false, defended: false };
        let damaged = |fixture: &Fixture| melee(fixture.board(), &[contact], target)[0].millipercent;
        assert!(damaged(&fixture) > 0);
        fixture.game.units[target.index()].profile.defence = 7;
        assert_eq!(damaged(&fixture), 0);
    }
}
