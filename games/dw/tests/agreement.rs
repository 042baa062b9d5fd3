//! Everything that can be wrong with an agreement is named, and what is right begins.

mod playing;

use gonfalon_dw::army::{ArmyFile, DiskEntry};
use gonfalon_dw::setting::{Agreement, CannotBegin};
use gonfalon_dw::state::{LandKind, Role};
use gonfalon_dw::texts::TEXTS;
use gonfalon_kernel::{Seat, SeededDice};
use gonfalon_table::{Circle, Length};
use gonfalon_text::{Lang, Texts};
use playing::{agreement, begin, library};

/// The keys of all reasons against an agreement, each of which is said completely.
fn reasons(agreement: &Agreement) -> Vec<&'static str> {
    let texts = Texts::new(TEXTS).unwrap_or_else(|troubles| panic!("{troubles:#?}"));
    let begun = agreement.begin(library(), &mut SeededDice::new(1), &mut ());
    let reasons = begun.map(|_| ()).err().unwrap_or_default();
    let lines = reasons.iter().flat_map(|reason| reason.lines(library()));
    lines
        .map(|line| {
            for lang in Lang::ALL {
                assert_eq!(texts.resolve(lang, &line).flaws, [], "{line:?}");
            }
            line.key
        })
        .collect()
}

fn changed(scenario: &str, change: impl FnOnce(&mut Agreement)) -> Vec<&'static str> {
    let mut agreement = agreement(scenario, &[0, 1]);
    change(&mut agreement);
    reasons(&agreement)
}

#[test]
fn every_mistake_is_named() {
    assert_eq!(changed("doom-hill", |_| ()), Vec::<&str>::new());
    let unknown = changed("doom-hill", |agreement| agreement.scenario = "ring-of-fire".to_owned());
    assert_eq!(unknown, ["agreement-unknown-scenario"]);
    assert_eq!(changed("siege", |agreement| agreement.armies.truncate(1)), ["agreement-exact-player-count"]);
    let crowd = changed("siege", |agreement| agreement.armies.push(agreement.armies[0].clone()));
    assert_eq!(crowd, ["agreement-exact-player-count"]);
    let small = (Length::inches(47), Length::inches(48));
    assert_eq!(
        changed("doom-hill", |agreement| agreement.options.table = Some(small)),
        ["agreement-table-size"]
    );
    let narrow = (Length::inches(48), Length::inches(36));
    let narrow = changed("doom-hill", |agreement| agreement.options.table = Some(narrow));
    assert_eq!(narrow, ["agreement-table-too-small"]);
    let lush = changed("doom-hill", |agreement| agreement.options.terrain_each = Some(10));
    assert_eq!(lush, ["agreement-too-much-terrain"]);
    let fixed = changed("siege", |agreement| agreement.options.terrain_each = Some(2));
    assert_eq!(fixed, ["agreement-terrain-is-fixed"]);
    let kills = changed("tides-of-war", |agreement| agreement.options.kills = Some(30));
    assert_eq!(kills, ["agreement-kills-not-adjustable"]);
    assert_eq!(changed("battlegnash", |agreement| agreement.options.kills = Some(0)), ["agreement-no-kills"]);
    assert_eq!(changed("battlegnash", |agreement| agreement.options.kills = Some(40)), Vec::<&str>::new());
    assert_eq!(
        changed("tides-of-war", |agreement| agreement.options.rounds = Some(4)),
        ["agreement-rounds-fixed"]
    );
    assert_eq!(changed("doom-hill", |agreement| agreement.options.rounds = Some(201)), ["agreement-rounds"]);
    let roles = changed("doom-hill", |agreement| agreement.options.attacker = Some(Seat(1)));
    assert_eq!(roles, ["agreement-no-roles"]);
    let absent = changed("siege", |agreement| agreement.options.attacker = Some(Seat(2)));
    assert_eq!(absent, ["agreement-attacker-absent"]);
}

#[test]
fn armies_are_judged_by_the_points_agreed_on() {
    let mut agreement = agreement("doom-hill", &[0, 1]);
    agreement.options.points = 120;
    let reasons = agreement
        .begin(library(), &mut SeededDice::new(1), &mut ())
        .map(|_| ())
        .expect_err("150 points are too many");
    let seats: Vec<Seat> = reasons
        .iter()
        .map(|reason| match reason {
            CannotBegin::Army { seat, .. } => *seat,
            CannotBegin::Agreement(refusal) => panic!("{refusal:?}"),
        })
        .collect();
    assert_eq!(seats, [Seat(0), Seat(1)]);
    assert!(changed("doom-hill", |agreement| agreement.options.points = 0).contains(&"agreement-no-points"));
}

#[test]
fn no_more_disks_than_can_be_told_apart() {
    let plain = library().profiles.iter().find(|profile| {
        let free = !profile.unique && !profile.champion && profile.limited.is_none();
        free && profile.faction.is_some() && profile.points.is_some()
    });
    let line = |count| DiskEntry { id: plain.expect("there are plain Disks").id.clone(), count };
    let mut crowd = agreement("doom-hill", &[0, 1]);
    crowd.options.points = 10_000;
    let army =
        ArmyFile { disks: vec![line(50), line(50), line(25)], spells: vec![], ..crowd.armies[0].clone() };
    crowd.armies = vec![army.clone(), army];
    assert_eq!(reasons(&crowd), Vec::<&str>::new(), "250 Disks can be told apart");
    crowd.armies[1].disks[2].count = 26;
    assert_eq!(reasons(&crowd), ["agreement-too-many-disks"]);
}

/// The circles of the Land Disks, staging areas first.
fn lands(scenario: &str, armies: &[usize]) -> Vec<(LandKind, Circle)> {
    let mut agreement = agreement(scenario, armies);
    agreement.options.terrain_each = Some(0);
    let (game, state) = begin(&agreement, &mut SeededDice::new(3));
    let width = game.library.constants.land;
    state.table.lands.iter().map(|land| (land.kind, Circle::new(land.at, width))).collect()
}

#[test]
fn land_disks_lie_as_the_scenarios_say() {
    let near = |found: Length, inches: i32| (found.0 - Length::inches(inches).0).abs() <= 2;
    let tides = lands("tides-of-war", &[0, 1]);
    assert_eq!(tides.len(), 2);
    assert!(near(tides[0].1.gap(&tides[1].1), 18));
    let harm = lands("in-harms-way", &[0, 1]);
    assert_eq!(harm[2].0, LandKind::Center);
    for (_, base) in &harm[..2] {
        assert!(near(base.centre.distance(harm[2].1.centre), 24), "centre to centre");
    }
    for armies in [&[0, 1][..], &[0, 1, 2], &[0, 1, 2, 3], &[0, 1, 2, 3, 4, 5]] {
        let doom = lands("doom-hill", armies);
        let (staging, center) = doom.split_at(armies.len());
        assert_eq!(center[0].0, LandKind::Center);
        let apart = staging[0].1.gap(&staging[1].1);
        for (index, (kind, circle)) in staging.iter().enumerate() {
            assert_eq!(*kind, LandKind::Staging(Seat(index as u8)));
            assert!(near(circle.gap(&center[0].1), 24), "edge to edge");
            let next = &staging[(index + 1) % staging.len()].1;
            assert!((circle.gap(next).0 - apart.0).abs() <= 30, "equally spaced");
        }
    }
}

#[test]
fn roles_of_a_siege_by_choice_or_by_lot() {
    for attacker in [Seat(0), Seat(1)] {
        let mut chosen = agreement("siege", &[2, 3]);
        chosen.options.attacker = Some(attacker);
        let (_, state) = begin(&chosen, &mut SeededDice::new(1));
        assert_eq!(state.table.players[attacker].role, Some(Role::Attacker));
        let other = Seat(1 - attacker.0);
        assert_eq!(state.table.players[other].role, Some(Role::Defender));
    }
    let drawn = agreement("siege", &[2, 3]);
    let attackers: Vec<Option<Role>> =
        (0..20).map(|seed| begin(&drawn, &mut SeededDice::new(seed)).1.table.players[Seat(0)].role).collect();
    assert!(attackers.contains(&Some(Role::Attacker)) && attackers.contains(&Some(Role::Defender)));
}
