//! Warhammer 40,000 as it is played.

use gonfalon_kernel::SeededDice;
use gonfalon_odds::wh40k::{
    Outcome, Weapons, charge, of_battle_shock, of_charge, of_fight, of_shooting, resolve,
};
use gonfalon_wh40k::Wh40k;
use gonfalon_wh40k::action::{Action, Question};
use gonfalon_wh40k::board::Board;
use gonfalon_wh40k::data::{Amount, WeaponAbility};
use gonfalon_wh40k::event::Event;
use gonfalon_wh40k::speak::Words;
use gonfalon_wh40k::state::{State, UnitId};

use crate::played::{Moment, agrees, count, moment, resumed, times};
use crate::{fixed, hardened, near, rifles, squad, with};

/// Nobody hopes for more, models are lost as they stand, and the next choice ends the play.
fn usual(question: &Question) -> Option<Action> {
    match question {
        Question::Again { .. } => Some(Action::Pass { silence: Default::default() }),
        Question::Allocate { among, .. } => Some(Action::Models(among.clone())),
        Question::Hazardous { among, .. } => Some(Action::Models(among.iter().take(1).copied().collect())),
        _ => None,
    }
}

fn board<'a>(game: &'a Wh40k, state: &'a State) -> Board<'a> {
    Board::new(game, &state.table)
}

/// The outcome for the only target, as the position is read.
fn outcome(moment: &Moment<Words>) -> (UnitId, Outcome) {
    let here = board(&moment.game, &moment.state);
    let mut found = match &moment.action {
        Action::Shoot { unit, shots } => of_shooting(here, *unit, shots),
        Action::Strike(strikes) => of_fight(here, here.unit_of(strikes[0].model), strikes),
        other => panic!("{other:?} is no attack"),
    };
    assert_eq!(found.len(), 1);
    found.remove(0)
}

fn wounds(board: Board<'_>, unit: UnitId) -> usize {
    board.models(unit).map(|model| usize::from(board.wounds_left(model))).sum()
}

/// Plays attacks many times and compares every number with its odds.
fn compare(moment: &Moment<Words>) {
    let (target, odds) = outcome(moment);
    let before = board(&moment.game, &moment.state);
    let (had, stood) = (wounds(before, target), before.models(target).count());
    let mut dice = SeededDice::new(40);
    let (mut hits, mut wounded, mut removed, mut destroyed) = (vec![], vec![], vec![], vec![]);
    for _ in 0..times() {
        let (state, events) = moment.played(&mut dice, usual);
        let after = board(&moment.game, &state);
        count(&mut removed, had - wounds(after, target));
        count(&mut destroyed, stood - after.models(target).count());
        let rolled: (usize, usize) = events.iter().fold((0, 0), |(hits, wounds), event| match event {
            Event::HitsRolled { needed: Some(needed), dice, .. } => {
                (hits + dice.iter().filter(|face| **face >= *needed).count(), wounds)
            }
            Event::HitsRolled { needed: None, attacks, .. } => (hits + usize::from(*attacks), wounds),
            Event::HitsSustained { hits: more, .. } => (hits + usize::from(*more), wounds),
            Event::WoundsRolled { needed, dice, automatic, .. } => {
                let rolled = dice.iter().filter(|face| **face >= *needed).count();
                (hits, wounds + rolled + usize::from(*automatic))
            }
            _ => (hits, wounds),
        });
        count(&mut hits, rolled.0);
        count(&mut wounded, rolled.1);
    }
    agrees("hits", &hits, &odds.hits);
    agrees("wounds", &wounded, &odds.wounds);
    agrees("wounds removed", &removed, &odds.removed);
    agrees("models destroyed", &destroyed, &odds.destroyed);
}

/// Another unit that may still shoot keeps the phase open.
const LAST: &str = "unit red line-company 1 as Bravo at 40,10\nunit blue line-company 1 as Other at 40,30\n";

#[test]
fn everything_at_once_is_played_as_the_odds_say() {
    let setup = format!(
        "unit red line-company 4 as Alpha at 10,10
         unit blue line-company 5 as Foe at 10,20
         {LAST}
         gain Alpha special reroll-hits-of-one
         weapon Alpha lamp-rifle attacks 2
         weapon Alpha lamp-rifle damage D3
         weapon Alpha lamp-rifle twin-linked
         weapon Alpha lamp-rifle lethal-hits
         weapon Alpha lamp-rifle sustained-hits D3
         weapon Alpha lamp-rifle devastating-wounds
         change Foe wounds 3
         gain Foe feel-no-pain 5
         begin shooting red"
    );
    compare(&moment(&setup, "shoot Alpha at Foe with lamp-rifle"));
}

#[test]
fn mixed_and_hurt_targets_in_cover_are_played_as_the_odds_say() {
    let setup = format!(
        "unit red line-company 5 as Alpha at 10,10
         unit blue line-company 5 as Foe at 10,30
         {LAST}
         terrain woods 8,25 22,34 high 4
         weapon Alpha lamp-rifle attacks D6
         weapon Alpha lamp-rifle damage 2
         change Foe.1 wounds 4
         change Foe.1 save 2
         change Foe.2 wounds 3
         hurt Foe.2 1
         change Foe.3 invulnerable 4
         begin shooting red"
    );
    compare(&moment(&setup, "shoot Alpha at Foe with lamp-rifle"));
}

#[test]
fn torrents_with_random_strength_are_played_as_the_odds_say() {
    let setup = format!(
        "unit red line-company 2 as Alpha at 10,10
         unit blue line-company 6 as Foe at 10,18
         {LAST}
         weapon Alpha lamp-rifle strength D6+1
         weapon Alpha lamp-rifle torrent
         weapon Alpha lamp-rifle blast
         weapon Alpha lamp-rifle anti-infantry 5
         weapon Alpha lamp-rifle devastating-wounds
         begin shooting red"
    );
    compare(&moment(&setup, "shoot Alpha at Foe with lamp-rifle"));
}

#[test]
fn a_fight_is_played_as_the_odds_say() {
    let setup = "unit red line-company 3 as Alpha at 10,10
         unit blue line-company 3 as Foe at 10,11.26
         unit red line-company 1 as Bravo at 40,10
         unit blue line-company 1 as Other at 40,11.26
         charged Alpha
         charged Bravo
         weapon Alpha bayonet lance
         weapon Alpha bayonet damage 2
         change Foe wounds 3
         gain Foe feel-no-pain 6
         begin fight red";
    // Alpha is chosen first; the strike itself is what is played again and again.
    let chosen = moment::<Words>(setup, "choose Alpha");
    let (state, _) = chosen.played(&mut SeededDice::new(1), |_| None);
    compare(&resumed(chosen.game, state, "strike Alpha at Foe with bayonet"));
}

fn unit(game: &Wh40k, state: &State, place: usize) -> UnitId {
    board(game, state).units().nth(place).expect("there are units")
}

#[test]
fn dangerous_weapons_are_played_as_the_odds_say() {
    let setup = format!(
        "unit red line-company 5 as Alpha at 10,10
         unit blue line-company 5 as Foe at 10,20
         {LAST}
         weapon Alpha lamp-rifle hazardous
         begin shooting red"
    );
    let moment = moment::<Words>(&setup, "shoot Alpha at Foe with lamp-rifle");
    let losses = outcome(&moment).1.losses.expect("they are hazardous");
    let mut dice = SeededDice::new(41);
    let mut lost = vec![];
    let alpha = unit(&moment.game, &moment.state, 0);
    for _ in 0..times() {
        let (state, _) = moment.played(&mut dice, usual);
        count(&mut lost, 5 - board(&moment.game, &state).models(alpha).count());
    }
    agrees("bearers lost", &lost, &losses.models);
}

#[test]
fn charges_are_rolled_as_the_odds_say() {
    let setup = "unit red line-company 1 as Alpha at 10,10
         unit blue line-company 1 as Foe at 10,20
         unit red line-company 1 as Bravo at 40,10
         unit blue line-company 1 as Other at 40,18
         begin charge red";
    let moment = moment::<Words>(setup, "charge Alpha at Foe");
    let here = board(&moment.game, &moment.state);
    let odds =
        of_charge(here, unit(&moment.game, &moment.state, 0), unit(&moment.game, &moment.state, 1), false)
            .expect("both are there");
    // Middles ten inches apart, bases of 1.26, Engagement Range of 1: 7.74 inches.
    near(odds.chance, charge(8, 0, false).chance);
    let mut dice = SeededDice::new(42);
    let (mut rolled, mut arrived) = (vec![], vec![0, 0]);
    for _ in 0..times() {
        let (_, events) = moment.played(&mut dice, |_| None);
        let sum = events.iter().find_map(|event| match event {
            Event::DistanceRolled { dice, .. } => {
                Some(dice.iter().map(|die| usize::from(*die)).sum::<usize>())
            }
            _ => None,
        });
        count(&mut rolled, sum.expect("a charge is rolled"));
        let failed = events.iter().any(|event| matches!(event, Event::ChargeFailed { .. }));
        arrived[usize::from(!failed)] += 1;
    }
    agrees("charge rolls", &rolled, &odds.roll);
    let chance = gonfalon_odds::Distribution::exact(vec![1.0 - odds.chance, odds.chance]);
    agrees("charges", &arrived, &chance);
}

#[test]
fn battle_shock_is_rolled_as_the_odds_say() {
    let setup = "unit red line-company 5 as Alpha at 10,10
         lost Alpha.1 Alpha.2 Alpha.3
         unit red line-company 5 as Bravo at 30,10
         lost Bravo.1 Bravo.2 Bravo.3
         unit blue line-company 1 as Foe at 40,40
         begin command red";
    let moment = moment::<Words>(setup, "choose Alpha");
    let alpha = unit(&moment.game, &moment.state, 0);
    let odds = of_battle_shock(board(&moment.game, &moment.state), alpha);
    let mut dice = SeededDice::new(43);
    let mut passed = vec![0, 0];
    for _ in 0..times() {
        let (_, events) = moment.played(&mut dice, |_| None);
        let failed = events.iter().find_map(|event| match event {
            Event::BattleShockTested { unit, failed, .. } if *unit == alpha => Some(*failed),
            _ => None,
        });
        passed[usize::from(!failed.expect("it is tested"))] += 1;
    }
    agrees("tests", &passed, &gonfalon_odds::Distribution::exact(vec![1.0 - odds.chance, odds.chance]));
}

#[test]
fn plain_numbers_and_a_position_say_the_same() {
    let setup = format!(
        "unit red line-company 5 as Alpha at 10,10
         unit blue line-company 5 as Foe at 10,20
         {LAST}
         weapon Alpha lamp-rifle sustained-hits 1
         weapon Alpha lamp-rifle devastating-wounds
         weapon Alpha lamp-rifle damage 2
         change Foe wounds 2
         gain Foe feel-no-pain 6
         begin shooting red"
    );
    let (_, read) = outcome(&moment(&setup, "shoot Alpha at Foe with lamp-rifle"));
    let abilities = [
        WeaponAbility::RapidFire(fixed(1)),
        WeaponAbility::SustainedHits(fixed(1)),
        WeaponAbility::DevastatingWounds,
    ];
    let mut weapons: Weapons = with(rifles(5, fixed(1), 3, 4, 1, Amount::fixed(2)), &abilities);
    weapons.circumstances.half_range = true;
    let told = resolve(&[weapons], &hardened(squad(5, 4, 4, 2), 6)).expect("it is small");
    for (one, other) in
        [(&read.removed, &told.removed), (&read.hits, &told.hits), (&read.wounds, &told.wounds)]
    {
        assert_eq!(one.chances().len(), other.chances().len());
        for value in 0..one.chances().len() {
            near(one.chance(value), other.chance(value));
        }
    }
}
