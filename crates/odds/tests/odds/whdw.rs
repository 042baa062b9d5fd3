//! Warhammer: Diskwars as it is played.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{SeededDice, every_branch, play};
use gonfalon_odds::Distribution;
use gonfalon_odds::whdw::{BattleDice, Outcome, Strength, Target, of_duel, of_shot, volley};
use gonfalon_whdw::action::{Action, Question};
use gonfalon_whdw::board::Board;
use gonfalon_whdw::event::{Event, Shooter};
use gonfalon_whdw::speak::Words;

use crate::near;
use crate::played::{Moment, agrees, count, moment, times};

/// The profile of the Bolt Thrower is documented: three dice of strength 3. Three more make scatter likely.
const DUEL: &str = "place red bolt-thrower at 10,10
    place red marienburg-swordsmen at 3,3
    place blue orc-boyz at 20,10
    place blue black-orcs at 22,10
    place blue plaguebearers at 20,13
    change bolt-thrower dice +3
    turn red with approach";

fn disk(moment: &Moment<Words>, name: &str) -> DiskId {
    let board = Board::new(&moment.game, &moment.state.table);
    let named = |disk: &DiskId| board.profile(*disk).id == name;
    board.battlefield().find(named).expect("it lies there")
}

/// Of disks that are equally near the first gets the scatter.
fn usual(question: &Question) -> Option<Action> {
    match question {
        Question::ChooseScatter { among } => Some(Action::Choose(among[0])),
        _ => None,
    }
}

fn shot(moment: &Moment<Words>, by: &str, target: &str) -> Vec<(DiskId, Outcome)> {
    let board = Board::new(&moment.game, &moment.state.table);
    of_shot(board, Shooter::Disk(disk(moment, by)), 0, disk(moment, target))
}

#[test]
fn a_shot_with_scatter_is_played_as_the_odds_say() {
    let moment = moment::<Words>(DUEL, "shoot bolt-thrower at orc-boyz");
    let odds = shot(&moment, "bolt-thrower", "orc-boyz");
    assert!(odds.len() > 2, "scatter reaches others");
    let mut dice = SeededDice::new(45);
    let mut damage = vec![vec![]; odds.len()];
    let mut wounded = vec![vec![0, 0]; odds.len()];
    for _ in 0..times() {
        let (_, events) = moment.played(&mut dice, usual);
        for (place, (disk, _)) in odds.iter().enumerate() {
            let dealt: usize = events
                .iter()
                .map(|event| match event {
                    Event::Damaged { disk: hurt, amount, .. } if hurt == disk => usize::from(*amount),
                    _ => 0,
                })
                .sum();
            let harmed = events.iter().any(|event| match event {
                Event::Wounded { disk: hurt } | Event::Removed { disk: hurt, .. } => hurt == disk,
                _ => false,
            });
            count(&mut damage[place], dealt);
            wounded[place][usize::from(harmed)] += 1;
        }
    }
    for (place, (_, odds)) in odds.iter().enumerate() {
        agrees("damage", &damage[place], &odds.damage);
        let said = Distribution::exact(vec![1.0 - odds.wounded, odds.wounded]);
        agrees("wounds", &wounded[place], &said);
    }
}

#[test]
fn every_branch_of_the_dice_adds_up_to_the_odds() {
    let setup = "place red reikland-crossbowmen at 10,10
        place red marienburg-swordsmen at 3,3
        place blue orc-boyz at 15,10
        place blue arrer-boyz at 18,10
        place blue black-orcs at 15,12.9
        turn red with approach";
    let moment = moment::<Words>(setup, "shoot reikland-crossbowmen at orc-boyz");
    for (disk, odds) in shot(&moment, "reikland-crossbowmen", "orc-boyz") {
        let branches = every_branch(|dice| {
            let mut state = moment.state.clone();
            let mut events = Vec::new();
            play(&moment.game, &mut state, moment.legal().clone(), dice, &mut events);
            let hurt = events.iter().map(|event| match event {
                Event::Damaged { disk: hurt, amount, .. } if *hurt == disk => usize::from(*amount),
                _ => 0,
            });
            hurt.sum::<usize>()
        });
        for damage in 0..odds.damage.chances().len() {
            let ways = branches.iter().filter(|branch| branch.result == damage);
            near(odds.damage.chance(damage), ways.map(|branch| 1.0 / branch.one_in as f64).sum());
        }
    }
}

#[test]
fn plain_numbers_say_the_same_as_a_position() {
    let moment = moment::<Words>(DUEL, "shoot bolt-thrower at orc-boyz");
    let read = shot(&moment, "bolt-thrower", "orc-boyz").remove(0).1;
    let board = Board::new(&moment.game, &moment.state.table);
    let target = board.profile(disk(&moment, "orc-boyz"));
    let dice = BattleDice { dice: 6, siege: false, chaos_is_hit: false, ignore_scatter: false };
    let target = Target {
        toughness: target.toughness,
        stamina: target.stamina,
        damage: 0,
        wounds: 0,
        resistant: false,
    };
    let (told, scatters) = volley(&dice, Strength::Fixed(3), &target);
    near(read.wounded, told.wounded);
    for damage in 0..20 {
        near(read.damage.chance(damage), told.damage.chance(damage));
    }
    near(scatters.mean(), 1.0);
    let (random, _) = volley(&dice, Strength::Die, &target);
    near(random.damage.at_least(0), 1.0);
    near(random.damage.mean(), told.hits.mean() * 3.5);
}

#[test]
fn a_melee_ends_as_the_duel_says() {
    let cases = [
        ("orc-boyz", "marienburg-swordsmen", ""),
        ("orc-boyz", "marienburg-swordsmen", "gain marienburg-swordsmen swift counter"),
        ("orc-boyz", "marienburg-swordsmen", "gain orc-boyz slow attack"),
        ("orc-boyz", "karl-franz", "damage karl-franz 3"),
        ("black-orcs", "steam-tank", "gain black-orcs resistant physical"),
        ("grimgor-ironhide", "talabheim-greatswords", "damage grimgor-ironhide 2"),
        ("river-troll", "huntsmen", "gain river-troll immune physical"),
    ];
    for (top, under, more) in cases {
        let setup = format!(
            "place blue {under} at 10,10
             place blue reikland-crossbowmen at 20,33
             place red {top} on {under} 0.8,0
             place red arrer-boyz at 20,3
             {more}
             activated {top} reikland-crossbowmen
             turn red with approach"
        );
        let moment = moment::<Words>(&setup, "pass arrer-boyz");
        let board = Board::new(&moment.game, &moment.state.table);
        let pair = [disk(&moment, top), disk(&moment, under)];
        let said = of_duel(board, pair[0], pair[1]);
        let (_, events) = moment.played(&mut SeededDice::new(1), |_| None);
        for (disk, said) in pair.into_iter().zip(said) {
            let dealt: u8 = events
                .iter()
                .map(|event| match event {
                    Event::Damaged { disk: hurt, amount, .. } if *hurt == disk => *amount,
                    _ => 0,
                })
                .sum();
            let removed = events
                .iter()
                .any(|event| matches!(event, Event::Removed { disk: hurt, .. } if *hurt == disk));
            let wounded =
                events.iter().any(|event| matches!(event, Event::Wounded { disk: hurt } if *hurt == disk));
            let found = (dealt, removed || wounded, removed);
            assert_eq!(
                found,
                (said.damage, said.wounded, said.destroyed),
                "{top} on {under} {more}: {said:?}"
            );
        }
    }
}
