//! Diskwars (2000) as it is played.

use gonfalon_dw::board::Board;
use gonfalon_dw::data::Missile;
use gonfalon_dw::event::Event;
use gonfalon_dw::speak::Words;
use gonfalon_kernel::SeededDice;
use gonfalon_odds::dw::{Body, FALLS, Source, Target, of_missiles, volley};
use gonfalon_table::Length;

use crate::near;
use crate::played::{count, moment, normal_score, times};

#[test]
fn missiles_fall_in_the_game_as_they_were_counted() {
    let setup = "segment missile
        place red elven-archer at 20,20
        place red elven-archer at 60,60
        place blue stalwarts at 20,30
        place blue nochaim-guardians at 22.1,30";
    let moment = moment::<Words>(setup, "fire elven-archer at stalwarts");
    let board = Board::new(&moment.game, &moment.state.table);
    let mut disks = board.all_in_play();
    let (archer, target) = (disks.next().expect("the archer"), disks.nth(1).expect("the target"));
    let aim = board.circle(target).centre;
    let odds = of_missiles(board, archer, (Missile::Arrow, 3), (target, aim), Source::StandIn, FALLS);
    assert_eq!(odds[0].0, target);
    assert!(odds.len() > 1, "a neighbour is hit now and then");
    let mut dice = SeededDice::new(46);
    let mut seen = vec![vec![]; odds.len()];
    let games = times().min(200_000);
    for _ in 0..games {
        let (_, events) = moment.played(&mut dice, |_| None);
        let rests = events.iter().find_map(|event| match event {
            Event::Fell { rests, .. } => Some(rests),
            _ => None,
        });
        for (place, (disk, _)) in odds.iter().enumerate() {
            let hit = rests.expect("counters fall").iter().filter(|rest| rest.on.contains(disk)).count();
            count(&mut seen[place], hit);
        }
    }
    for (place, (_, odds)) in odds.iter().enumerate() {
        // Both are counted, so both may be off.
        let (one, other) = (f64::from(games), f64::from(FALLS));
        let (mut square, mut freedom) = (0.0, -1.0);
        for (hits, found) in seen[place].iter().enumerate() {
            let said = odds.hits.chance(hits) * other;
            let both = f64::from(*found) + said;
            if both > 20.0 {
                let expected = both * one / (one + other);
                square += (f64::from(*found) - expected).powi(2) / expected
                    + (said - (both - expected)).powi(2) / (both - expected);
                freedom += 1.0;
            }
        }
        assert!(
            freedom < 0.5 || normal_score(square, freedom) < 5.0,
            "{square} of {freedom}: {:?}",
            seen[place]
        );
        for hits in 0..4 {
            let found: u32 = seen[place].iter().skip(hits).sum();
            let off = (f64::from(found) / one - odds.hits.at_least(hits)).abs();
            assert!(off < odds.hits.error(), "{hits} hits or more: off by {off}");
        }
    }
}

const BODY: Body = Body { toughness: 4, wounds: 1, wounded: 0, damage: 0, each: 2 };

#[test]
fn hits_come_to_wounds() {
    let target = Target { diameter: Length::inches(2), off: Length::ZERO, body: BODY };
    let came = volley(3, &target, Source::StandIn, 4_000);
    near(came.destroyed, came.hits.at_least(2));
    near(came.damage.mean(), 2.0 * came.hits.mean());
    let carried = volley(3, &Target { body: Body { damage: 2, ..BODY }, ..target }, Source::StandIn, 4_000);
    near(carried.destroyed, came.hits.at_least(1));
    let immune =
        volley(3, &Target { body: Body { each: 0, damage: 3, ..BODY }, ..target }, Source::StandIn, 4_000);
    near(immune.destroyed, 0.0);
}

#[test]
fn wider_disks_are_hit_more_often_and_simulation_and_stand_in_agree() {
    let hits = |inches: i32, source, falls| {
        let target = Target { diameter: Length::inches(inches), off: Length::ZERO, body: BODY };
        volley(3, &target, source, falls).hits
    };
    let (narrow, wide) = (hits(2, Source::StandIn, 4_000), hits(4, Source::StandIn, 4_000));
    assert!(wide.mean() > narrow.mean() + 0.3);
    let real = hits(2, Source::Physics, 400);
    for count in 1..4 {
        let off = (real.at_least(count) - narrow.at_least(count)).abs();
        assert!(off < real.error() + narrow.error(), "{count}: off by {off}");
    }
    assert!(narrow.error() > real.error() - 0.1 && narrow.error() < 0.06);
}
