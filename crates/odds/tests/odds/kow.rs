//! Kings of War as it is played.

use gonfalon_kernel::SeededDice;
use gonfalon_kow::action::{Attack, Deed};
use gonfalon_kow::board::Board;
use gonfalon_kow::event::Event;
use gonfalon_kow::odds::Tested;
use gonfalon_kow::speak::Words;
use gonfalon_kow::state::{Contact, Side, UnitId};
use gonfalon_odds::Distribution;
use gonfalon_odds::kow::{Dice, Outcome, of_melee, of_shot, resolve};

use crate::near;
use crate::played::{Moment, agrees, count, moment, times};

/// Plays many times and compares damage and the results of Nerve tests with the odds.
fn compare(moment: &Moment<Words>, target: UnitId, odds: &Outcome) {
    let mut dice = SeededDice::new(44);
    let (mut hits, mut damage, mut ends) = (vec![], vec![], vec![0; 3]);
    for _ in 0..times() {
        let (_, events) = moment.played(&mut dice, |_| None);
        let (mut hit, mut dealt, mut end) = (0, 0, 0);
        for event in &events {
            match event {
                Event::HitsRolled { hits, .. } => hit += usize::from(*hits),
                Event::Damaged { unit, amount, .. } if *unit == target => dealt += usize::from(*amount),
                Event::Wavered(unit) if *unit == target => end = 1,
                Event::Routed { unit, .. } if *unit == target => end = 2,
                _ => {}
            }
        }
        count(&mut hits, hit);
        count(&mut damage, dealt);
        ends[end] += 1;
    }
    agrees("hits", &hits, &odds.hits);
    agrees("damage", &damage, &odds.damage);
    let nerve = odds.nerve.expect("a unit is tested");
    agrees("nerve", &ends, &Distribution::exact(vec![nerve.steady, nerve.wavers, nerve.routs]));
}

fn unit(board: Board<'_>, place: usize) -> UnitId {
    board.units().nth(place).expect("there are units")
}

#[test]
fn a_melee_is_played_as_the_odds_say() {
    let setup = "unit red obsidian-golem at 28.9,20 facing north
         unit red obsidian-golem at 31.1,20 facing north
         unit blue ghouls-regiment at 30,22.559 facing south
         unit blue ghouls-regiment at 60,40 facing south
         contact obsidian-golem ghouls-regiment front
         contact obsidian-golem-2 ghouls-regiment front
         damage ghouls-regiment 4
         begin orders red";
    let moment = moment::<Words>(setup, "done");
    let board = Board::new(&moment.game, &moment.state.table);
    let target = unit(board, 2);
    let contact = |place| Contact {
        charger: unit(board, place),
        target,
        side: Side::Front,
        hindered: false,
        defended: false,
    };
    let odds = of_melee(board, &[contact(0), contact(1)]).expect("both strike");
    compare(&moment, target, &odds);
}

#[test]
fn a_volley_of_an_elite_unit_is_played_as_the_odds_say() {
    let setup = "unit red elf-bowmen-regiment at 30,10 facing north
         unit blue ghouls-regiment at 30,28 facing south
         unit blue ghouls-regiment at 60,40 facing south
         damage ghouls-regiment 6
         begin shoot red";
    let moment = moment::<Words>(setup, "shoot elf-bowmen-regiment at ghouls-regiment");
    let board = Board::new(&moment.game, &moment.state.table);
    assert!(matches!(&moment.action.deed, Deed::Shoot { .. }));
    let target = unit(board, 1);
    let odds = of_shot(board, unit(board, 0), Attack::Ordinary, target).expect("they cause damage");
    compare(&moment, target, &odds);
}

#[test]
fn more_than_a_six_halves_the_dice_and_a_one_never_hits() {
    let one = Dice { dice: 11, to_hit: 5, changed: 2, defence: 4, bonus: 1, elite: false };
    near(resolve(&[one], None).hits.mean(), 6.0 / 6.0);
    let best = Dice { to_hit: 2, changed: -3, ..one };
    near(resolve(&[best], None).hits.mean(), 11.0 * 5.0 / 6.0);
    near(resolve(&[best], None).damage.mean(), 11.0 * 5.0 / 6.0 * 4.0 / 6.0);
    let hard = Dice { defence: 7, bonus: 0, ..one };
    near(resolve(&[hard], None).damage.mean(), 0.0);
}

#[test]
fn nobody_is_tested_without_damage_and_a_double_one_saves() {
    let none = Dice { dice: 0, to_hit: 4, changed: 0, defence: 4, bonus: 0, elite: false };
    let shaky = Tested { nerve: 0, damage: 50, ..Tested::default() };
    near(resolve(&[none], Some(&shaky)).nerve.expect("told").steady, 1.0);
    // One die that always damages nearly: five sixths twice.
    let sure = Dice { dice: 1, to_hit: 2, defence: 2, ..none };
    let nerve = resolve(&[sure], Some(&shaky)).nerve.expect("told");
    near(nerve.routs, 25.0 / 36.0 * 35.0 / 36.0);
    let inspired = resolve(&[sure], Some(&Tested { inspired: true, ..shaky })).nerve.expect("told");
    near(inspired.routs, 25.0 / 36.0 * (35.0_f64 / 36.0).powi(2));
    near(inspired.steady + inspired.wavers + inspired.routs, 1.0);
}
