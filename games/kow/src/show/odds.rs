//! The odds of ranged attacks and charges, told to players.

use gonfalon_kernel::Line;
use gonfalon_scene::{Chance, Preview, Spread};

use crate::action::Attack;
use crate::board::Board;
use crate::data::OptionKind;
use crate::nerve::inspirer;
use crate::odds::{Volley, test, together};
use crate::shooting::Shot;
use crate::state::{Contact, UnitId};

/// The chances of a ranged attack; none for what helps friends and for beasts.
pub(super) fn shot(
    board: Board<'_>,
    unit: UnitId,
    attack: Attack,
    shot: &Shot,
    target: UnitId,
    preview: &mut Preview,
) {
    let Some(volley) = Volley::of_shot(board, unit, attack, shot) else { return };
    tell(board, target, &volley.spread(), false, preview);
}

/// The chances of a charge in the melee that follows it.
pub(super) fn melee(board: Board<'_>, contacts: &[Contact], target: UnitId, preview: &mut Preview) {
    let mut spread = vec![1.0];
    for contact in contacts {
        let Some(volley) = Volley::of_contact(board, contact) else { continue };
        spread = together(&spread, &volley.spread());
    }
    let musician = contacts.iter().any(|contact| board.profile(contact.charger).took(OptionKind::Musician));
    tell(board, target, &spread, musician, preview);
}

fn tell(board: Board<'_>, target: UnitId, spread: &[f64], musician: bool, preview: &mut Preview) {
    preview.chances = chances(board, target, spread, musician);
    let says = Line::new("show-spread-damage").with("target", board.name(target));
    preview.spreads = vec![Spread::new(says, (0..).zip(spread.iter().copied()))];
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
        let previewed = |fixture: &Fixture| {
            let mut preview = Preview::default();
            melee(fixture.board(), &[contact], target, &mut preview);
            preview
        };
        let damaged = |fixture: &Fixture| previewed(fixture).chances[0].millipercent;
        let spread = &previewed(&fixture).spreads[0];
        let sum: u32 = spread.bars.iter().map(|bar| bar.millipercent).sum();
        assert!(sum.abs_diff(100_000) < 100, "{sum}");
        let none = spread.bars.iter().find(|bar| bar.value == 0).map_or(0, |bar| bar.millipercent);
        assert!((100_000 - none).abs_diff(damaged(&fixture)) <= 1);
        assert!(damaged(&fixture) > 0);
        fixture.game.units[target.index()].profile.defence = 7;
        assert_eq!(damaged(&fixture), 0);
    }
}
