//! Which models attacks go to.

use super::*;

#[test]
fn damaged_models_go_first_then_those_that_were_allocated_attacks() {
    // wh40k.attack.allocate-damaged-first, -allocate-free-choice, -allocate-by-defender, -allocate-ignores-sight
    let mut shooter = armed(rifle());
    shooter.weapons[0].profiles[0].damage = Amount::d3(1, 0);
    let (mut fixture, unit, enemy) = duel(shooter, 1, trooper(), 3);
    let frame = attack(&fixture, unit, enemy);
    fixture.run(frame, &[(HIT, &[3, 3]), (WOUND, &[4, 4])]);
    // The third is chosen; it saves, yet the second attack must go to it too.
    order(&mut fixture, enemy, &[2, 0], &[(SAVE, &[4, 1]), (DAMAGE, &[1])]);
    assert_eq!(left(&fixture, enemy), [2, 2, 1]);
    assert!(fixture.open.is_none());
    // Who has lost wounds goes before who was only allocated attacks.
    body(&mut fixture, enemy, 0).allocated = true;
    let frame = attack(&fixture, unit, enemy);
    fixture.run(frame, &[(HIT, &[3, 1]), (WOUND, &[4]), (SAVE, &[1]), (DAMAGE, &[1])]);
    assert_eq!(left(&fixture, enemy), [2, 2]);
}

#[test]
fn an_order_is_used_until_it_is_exhausted() {
    let mut shooter = armed(rifle());
    shooter.weapons[0].profiles[0].attacks = Amount::fixed(5);
    let mut weak = trooper();
    weak.kinds[0].profile.wounds = 1;
    let (mut fixture, unit, enemy) = duel(shooter, 1, weak, 5);
    let frame = attack(&fixture, unit, enemy);
    fixture.run(frame, &[(HIT, &[3; 5]), (WOUND, &[4; 5]), (SAVE, &[1, 1, 1, 1, 6])]);
    let events = order(&mut fixture, enemy, &[4, 1], &[]);
    let gone = |model| events.contains(&Event::Destroyed { model, rule: RuleId("wh40k.attack.zero-wounds") });
    assert!(gone(fixture.model(enemy, 4)) && gone(fixture.model(enemy, 1)));
    assert!(matches!(&fixture.open, Some((BLUE, Question::Allocate { among, .. })) if among.len() == 3));
    order(&mut fixture, enemy, &[0, 2, 3], &[]);
    assert_eq!(fixture.board().strength(enemy), 1);
}

#[test]
fn excess_damage_is_lost_and_random_damage_rolled_one_by_one() {
    // wh40k.attack.excess-lost, wh40k.attack.zero-wounds, wh40k.fastdice.random-damage-singly
    for (damage, after) in [([1, 3, 5], vec![2]), ([5, 3, 1], vec![1])] {
        let mut shooter = armed(rifle());
        shooter.weapons[0].profiles[0].damage = Amount::d3(1, 0);
        shooter.weapons[0].profiles[0].attacks = Amount::fixed(3);
        let (mut fixture, unit, enemy) = duel(shooter, 1, trooper(), 3);
        let frame = attack(&fixture, unit, enemy);
        fixture.run(frame, &[(HIT, &[3; 3]), (WOUND, &[4; 3])]);
        // D3: 1, 2, 3 destroys two models, 3, 2, 1 destroys two and hurts a third.
        let dice: Vec<(&'static str, &[u8])> =
            damage.iter().flat_map(|die| [(SAVE, &[1u8][..]), (DAMAGE, std::slice::from_ref(die))]).collect();
        order(&mut fixture, enemy, &[0, 1, 2], &dice);
        assert_eq!(left(&fixture, enemy), after);
    }
}

#[test]
fn attacks_left_over_when_the_target_is_gone_are_lost() {
    // wh40k.shooting.declared-attacks-stand, wh40k.shooting.target-by-target, -profile-by-profile
    let mut shooter = trooper();
    shooter.weapons.push(with(rifle(), WeaponAbility::Torrent));
    shooter.kinds[0].equipment.push(2);
    let mut weak = trooper();
    weak.kinds[0].profile.wounds = 1;
    let (mut fixture, unit, enemy) = duel(shooter, 1, weak.clone(), 1);
    let other = fixture.add(BLUE, weak, &[(200, 210)]);
    let model = fixture.model(unit, 0);
    let shot = |weapon, target| Shot { model, weapon, profile: 0, target, attacks: None };
    let declared = [shot(0, enemy), shot(0, other), shot(2, enemy), shot(2, other)];
    let frame = Frame::Attacks(Box::new(Attacks::new(fixture.board(), unit, false, &declared)));
    // The first target dies to the rifle; the Torrent attacks on it are not made. The second survives the rifle.
    let dice: &[(&'static str, &[u8])] =
        &[(HIT, &[3, 1]), (WOUND, &[4]), (SAVE, &[1]), (HIT, &[1, 1]), (WOUND, &[4, 1]), (SAVE, &[6])];
    fixture.run(frame, dice);
    assert!(!fixture.board().on_battlefield(enemy) && fixture.board().on_battlefield(other));
}

#[test]
fn bodyguards_take_the_attacks_with_their_toughness_until_the_last_is_gone() {
    // wh40k.leader.bodyguard-toughness, -toughness-until-resolved, -no-character-allocation, -last-bodyguard-gone
    let mut shooter = trooper();
    shooter.weapons.push(rifle());
    shooter.weapons[2].name = name("Carbine");
    shooter.kinds[0].equipment.push(2);
    let mut leader = trooper();
    leader.keywords.add(Keyword::Core(Core::Character));
    leader.kinds[0].profile.toughness = 8;
    let mut guard = trooper();
    guard.kinds[0].profile.wounds = 1;
    let (mut fixture, unit, enemy) = duel(shooter, 1, guard, 1);
    let captain = fixture.add(BLUE, leader, &[(140, 210)]);
    fixture.state.table.units[captain.index()].attached = Some(enemy);
    // A CHARACTER that has lost wounds is protected all the same.
    body(&mut fixture, captain, 0).lost = 1;
    let model = fixture.model(unit, 0);
    let declared: Vec<Shot> =
        [0, 2].map(|weapon| Shot { model, weapon, profile: 0, target: enemy, attacks: None }).to_vec();
    let frame = Frame::Attacks(Box::new(Attacks::new(fixture.board(), unit, false, &declared)));
    let events = fixture.run(
        frame,
        &[(HIT, &[3, 1]), (WOUND, &[4]), (SAVE, &[1]), (HIT, &[3, 1]), (WOUND, &[4]), (SAVE, &[1])],
    );
    assert_eq!(wound_needs(&events), [4, 4]);
    assert_eq!(fixture.board().strength(enemy), 0);
}

#[test]
fn precision_finds_a_visible_character() {
    // wh40k.weapon.precision
    let mut leader = trooper();
    leader.keywords.add(Keyword::Core(Core::Character));
    let (mut fixture, unit, enemy) = duel(armed(with(rifle(), WeaponAbility::Precision)), 2, trooper(), 2);
    let captain = fixture.add(BLUE, leader, &[(160, 210)]);
    let frame = attack(&fixture, unit, enemy);
    fixture.run(frame, &[(HIT, &[1; 4])]);
    fixture.state.table.units[captain.index()].attached = Some(enemy);
    let captain = fixture.model(captain, 0);
    let frame = attack(&fixture, unit, enemy);
    fixture.run(frame, &[(HIT, &[3, 3, 3, 1]), (WOUND, &[4, 4, 4])]);
    assert!(
        matches!(&fixture.open, Some((RED, Question::Precision { among, .. })) if among[..] == [captain])
    );
    // Two attacks on the CHARACTER, the third goes where the defender says.
    fixture.answer(Action::Models(smallvec![captain, captain]), &[(SAVE, &[1, 5]), (SAVE, &[1])]);
    order(&mut fixture, enemy, &[1], &[]);
    assert_eq!(left(&fixture, enemy), [2, 1, 1]);
}

#[test]
fn an_epic_challenge_has_precision() {
    // wh40k.stratagem.epic-challenge-effect
    let mut leader = trooper();
    leader.keywords.add(Keyword::Core(Core::Character));
    let (mut fixture, unit, enemy) = duel(trooper(), 1, trooper(), 1);
    let captain = fixture.add(BLUE, leader, &[(160, 210)]);
    fixture.state.table.units[captain.index()].attached = Some(enemy);
    fixture.state.table.units[unit.index()].effects.epic_challenge = Some(fixture.model(unit, 0));
    let frame = strike(&fixture, unit, enemy);
    fixture.run(frame, &[(HIT, &[3, 1, 1]), (WOUND, &[4])]);
    assert!(matches!(fixture.open, Some((RED, Question::Precision { .. }))));
    fixture.answer(Action::Pass { silence: Default::default() }, &[(SAVE, &[1])]);
    assert_eq!(left(&fixture, enemy), [1, 2]);
}

#[test]
fn attacks_that_differ_are_rolled_apart() {
    // wh40k.fastdice.conditions, wh40k.attack.one-at-a-time
    let weapon = with(rifle(), WeaponAbility::RapidFire(Amount::fixed(1)));
    let (mut fixture, unit, enemy) = duel(armed(weapon), 2, trooper(), 1);
    // The first is within half range, the second is not.
    body(&mut fixture, unit, 1).at.y -= 5 * 2540;
    let frame = attack(&fixture, unit, enemy);
    let events = fixture.run(frame, &[(HIT, &[1; 3]), (HIT, &[1; 2])]);
    assert_eq!(hit_needs(&events), [Some(3), Some(3)]);
}

#[test]
fn who_dies_in_an_explosion_attacks_no_more() {
    // wh40k.shooting.declared-attacks-stand
    let mut shooter = trooper();
    shooter.weapons.push(rifle());
    shooter.weapons[2].name = name("Carbine");
    shooter.kinds[0].equipment.push(2);
    shooter.kinds[0].profile.wounds = 1;
    let mut sheet = tank();
    sheet.abilities = vec![Ability::Core(CoreAbility::DeadlyDemise(Amount::fixed(1)))];
    let (mut fixture, unit, wreck) = duel(shooter, 1, sheet, 1);
    let other = fixture.add(BLUE, trooper(), &[(300, 210)]);
    body(&mut fixture, wreck, 0).at.y = body(&mut fixture, unit, 0).at.y + 5 * 2540;
    body(&mut fixture, wreck, 0).lost = 10;
    let model = fixture.model(unit, 0);
    let shot = |weapon, target| Shot { model, weapon, profile: 0, target, attacks: None };
    let declared = [shot(0, wreck), shot(2, other)];
    let frame = Frame::Attacks(Box::new(Attacks::new(fixture.board(), unit, false, &declared)));
    let dice: &[(&'static str, &[u8])] =
        &[(HIT, &[3, 1]), (WOUND, &[6]), (SAVE, &[1]), ("deadly-demise", &[6])];
    fixture.run(frame, dice);
    assert!(!fixture.board().on_battlefield(unit) && !fixture.board().on_battlefield(wreck));
}

#[test]
fn saves_are_rolled_together_only_where_nobody_would_choose_otherwise() {
    // wh40k.fastdice.saves-together: with other Wounds or Feel No Pain it matters who suffers, so that is said first.
    for wounds in [2, 3] {
        let (mut fixture, unit, enemy) = duel(trooper(), 1, trooper(), 2);
        facts(&mut fixture, enemy, 1).profile.wounds = wounds;
        let frame = attack(&fixture, unit, enemy);
        let dice: &[(&'static str, &[u8])] = &[(HIT, &[3, 3]), (WOUND, &[4, 4]), (SAVE, &[4, 4])];
        fixture.run(frame, if wounds == 2 { dice } else { &dice[..2] });
        let asked = matches!(&fixture.open, Some((BLUE, Question::Allocate { .. })));
        assert_eq!(asked, wounds == 3);
    }
}

#[test]
fn precision_says_how_many_attacks_there_are() {
    let mut sheet = trooper();
    sheet.keywords.add(Keyword::Core(Core::Character));
    let (mut fixture, unit, enemy) = duel(armed(with(rifle(), WeaponAbility::Precision)), 1, trooper(), 2);
    let leader = fixture.add(BLUE, sheet, &[(160, 210)]);
    fixture.state.table.units[leader.index()].attached = Some(enemy);
    let frame = attack(&fixture, unit, enemy);
    fixture.run(frame, &[(HIT, &[3, 3]), (WOUND, &[4, 4])]);
    assert!(matches!(fixture.open, Some((RED, Question::Precision { wounds: 2, .. }))), "{:?}", fixture.open);
}
