//! Abilities of weapons.

use super::*;

#[test]
fn overwatch_hits_on_sixes_alone() {
    // wh40k.stratagem.fire-overwatch-sixes, wh40k.weapon.torrent
    let (mut fixture, unit, enemy) = duel(trooper(), 1, trooper(), 1);
    fixture.state.table.units[unit.index()].effects.overwatch = true;
    let frame = attack(&fixture, unit, enemy);
    let events = fixture.run(frame, &[(HIT, &[5, 6]), (WOUND, &[3])]);
    assert_eq!(hit_needs(&events), [Some(6)]);
    fixture.game.library = {
        let mut library = (*fixture.game.library).clone();
        library.datasheets[0].weapons[0] = with(rifle(), WeaponAbility::Torrent);
        std::sync::Arc::new(library)
    };
    let frame = attack(&fixture, unit, enemy);
    let events = fixture.run(frame, &[(WOUND, &[3, 3])]);
    assert_eq!(hit_needs(&events), [None]);
}

#[test]
fn random_numbers_of_attacks_are_rolled_for_each_weapon() {
    // wh40k.datasheet.random-other, wh40k.shooting.number-of-attacks, wh40k.weapon.blast-bonus, -blast-count-when
    let mut shooter = armed(with(rifle(), WeaponAbility::Blast));
    shooter.weapons[0].profiles[0].attacks = Amount::d6(2, 0);
    let (mut fixture, unit, enemy) = duel(shooter, 2, trooper(), 11);
    let frame = attack(&fixture, unit, enemy);
    let events = fixture.run(frame, &[(ATTACKS, &[4, 5]), (ATTACKS, &[1, 1]), (HIT, &[1; 15])]);
    let counts: Vec<u16> = events
        .iter()
        .filter_map(
            |event| if let Event::AttacksRolled { attacks, .. } = event { Some(*attacks) } else { None },
        )
        .collect();
    assert_eq!(counts, [11, 4]);
}

#[test]
fn half_range_counts_for_rapid_fire_and_melta_to_the_hundredth() {
    // wh40k.weapon.rapid-fire, wh40k.weapon.melta
    let weapon = with(
        with(rifle(), WeaponAbility::RapidFire(Amount::fixed(1))),
        WeaponAbility::Melta(Amount::fixed(2)),
    );
    for (over, attacks, after) in [(0, 3, None), (26, 2, Some(9))] {
        let (mut fixture, unit, enemy) = duel(armed(weapon.clone()), 1, trooper(), 1);
        let rim = fixture.game.models[0].profile.base.reach().0;
        let (a, b) = (fixture.model(unit, 0).index(), fixture.model(enemy, 0).index());
        fixture.state.table.models[b].at = fixture.state.table.models[a].at;
        fixture.state.table.models[b].at.y += 12 * 2540 + 2 * rim + over;
        fixture.game.models[b].profile.wounds = 10;
        let frame = attack(&fixture, unit, enemy);
        let mut hits = vec![1; attacks];
        hits[0] = 3;
        fixture.run(frame, &[(HIT, &hits), (WOUND, &[4]), (SAVE, &[1])]);
        assert_eq!(left(&fixture, enemy), [after.unwrap_or(7)], "{over}");
    }
}

#[test]
fn lance_heavy_and_abilities_of_the_unit_change_rolls() {
    // wh40k.weapon.lance, wh40k.attack.wound-modifier-cap
    let mut shooter = trooper();
    shooter.weapons[1] = with(blade(), WeaponAbility::Lance);
    shooter.abilities.push(special(Reach::Unit, Effect::WoundRolls(1)));
    let (mut fixture, unit, enemy) = duel(shooter, 1, trooper(), 1);
    fixture.state.table.units[unit.index()].charged = true;
    let frame = strike(&fixture, unit, enemy);
    let events = fixture.run(frame, &[(HIT, &[3, 1, 1]), (WOUND, &[2])]);
    assert_eq!(wound_needs(&events), [3]);
}

#[test]
fn twin_linked_rolls_failed_wounds_again_once() {
    // wh40k.weapon.twin-linked, wh40k.dice.reroll-once
    let (mut fixture, unit, enemy) = duel(armed(with(rifle(), WeaponAbility::TwinLinked)), 2, trooper(), 1);
    fixture.state.table.players[RED].command_points = 1;
    let frame = attack(&fixture, unit, enemy);
    let events = fixture
        .run(frame, &[(HIT, &[3, 3, 3, 3]), (WOUND, &[4, 1, 2, 3]), (WOUND, &[3, 2, 1]), (SAVE, &[6])]);
    // The three that were rolled again cannot be rolled once more, and nobody needs to repeat the success.
    assert!(fixture.open.is_none());
    assert!(events.iter().any(|e| matches!(e, Event::WoundsRolled { again: 3, .. })));
}

#[test]
fn twin_linked_successes_may_be_rolled_again_for_critical_wounds() {
    // wh40k.weapon.twin-linked
    let weapon = with(with(rifle(), WeaponAbility::TwinLinked), WeaponAbility::DevastatingWounds);
    let (fixture, unit, enemy) = duel(armed(weapon), 1, tank(), 1);
    let ask = |dice: &[u8]| {
        let mut fixture = fixture.clone();
        facts(&mut fixture, enemy, 0).profile.toughness = 4;
        let frame = attack(&fixture, unit, enemy);
        fixture.run(frame, &[(HIT, &[3, 3]), (WOUND, dice)]);
        fixture
    };
    let mut bold = ask(&[4, 6]);
    assert!(matches!(bold.open, Some((RED, Question::Again { needed: 4, critical: 6, .. }))));
    bold.answer(Action::Again, &[(WOUND, &[6])]);
    assert_eq!(left(&bold, enemy), [9]);
    let mut careful = ask(&[4, 1]);
    careful.answer(Action::Pass { silence: Default::default() }, &[(WOUND, &[1]), (SAVE, &[1])]);
    assert_eq!(left(&careful, enemy), [10]);
}

#[test]
fn critical_hits_sustain_and_wound() {
    // wh40k.weapon.lethal-hits, wh40k.weapon.sustained-hits, wh40k.attack.critical-hit
    let weapon =
        with(with(rifle(), WeaponAbility::LethalHits), WeaponAbility::SustainedHits(Amount::fixed(2)));
    let (mut fixture, unit, enemy) = duel(armed(weapon), 1, tank(), 1);
    let frame = attack(&fixture, unit, enemy);
    // One Critical Hit: it wounds by itself, and two more hits are rolled for; the other hit is ordinary.
    let events = fixture.run(frame, &[(HIT, &[6, 3]), (WOUND, &[6, 5, 5]), (SAVE, &[1, 1])]);
    assert_eq!((wound_needs(&events), left(&fixture, enemy)), (vec![6], vec![9]));
    assert!(events.iter().any(|e| matches!(e, Event::WoundsRolled { automatic: 1, .. })));
}

#[test]
fn critical_wounds_devastate_after_normal_damage_and_spill_over() {
    // wh40k.weapon.devastating-wounds, wh40k.mortal.after-normal-damage, -spill-over, -no-rolls, wh40k.attack.critical-wound
    let mut weapon = with(rifle(), WeaponAbility::DevastatingWounds);
    weapon.profiles[0].damage = Amount::fixed(3);
    let (mut fixture, unit, enemy) = duel(armed(weapon), 1, trooper(), 3);
    let frame = attack(&fixture, unit, enemy);
    fixture.run(frame, &[(HIT, &[3, 3]), (WOUND, &[6, 4]), (SAVE, &[1])]);
    // The normal attack destroys one and its excess is lost; three mortal wounds destroy one and hurt the last.
    let events = order(&mut fixture, enemy, &[0, 1, 2], &[]);
    assert_eq!(left(&fixture, enemy), [1]);
    let at = |wanted: fn(&Event) -> bool| events.iter().position(wanted).expect("it happened");
    assert!(
        at(|e| matches!(e, Event::Destroyed { .. }))
            < at(|e| matches!(e, Event::MortalWounds { count: 3, .. }))
    );
}

#[test]
fn anti_makes_wounds_critical_whatever_the_toughness() {
    // wh40k.weapon.anti
    let vehicle = Keyword::Core(Core::Vehicle);
    let weapon = with(with(rifle(), WeaponAbility::Anti(vehicle, 4)), WeaponAbility::DevastatingWounds);
    let (mut fixture, unit, enemy) = duel(armed(weapon), 1, tank(), 1);
    let frame = attack(&fixture, unit, enemy);
    fixture.run(frame, &[(HIT, &[3, 3]), (WOUND, &[4, 3])]);
    assert_eq!(left(&fixture, enemy), [10]);
}

#[test]
fn hazardous_weapons_destroy_a_bearer_of_the_players_choice() {
    // wh40k.weapon.hazardous-test, -hazardous-destroyed
    let (mut fixture, unit, enemy) = duel(hazardous(), 5, trooper(), 1);
    let frame = attack(&fixture, unit, enemy);
    fixture.run(frame, &[(HIT, &[1; 10]), (HAZARD, &[2, 1, 3, 6, 2])]);
    assert!(matches!(&fixture.open, Some((RED, Question::Hazardous { among, .. })) if among.len() == 5));
    let chosen = fixture.model(unit, 3);
    let events = fixture.answer(Action::Models(smallvec![chosen]), &[]);
    let rule = RuleId("wh40k.weapon.hazardous-destroyed");
    assert_eq!(events, [Event::Destroyed { model: chosen, rule }]);
}

#[test]
fn a_character_suffers_three_mortal_wounds_first_and_the_rest_spills_over() {
    // wh40k.weapon.hazardous-mortal, -hazardous-attached-character
    let mut leader = hazardous();
    leader.keywords.add(Keyword::Core(Core::Character));
    let (mut fixture, unit, enemy) = duel(trooper(), 2, trooper(), 1);
    let captain = fixture.add(RED, leader, &[(160, 100)]);
    fixture.state.table.units[captain.index()].attached = Some(unit);
    body(&mut fixture, unit, 0).lost = 1;
    let model = fixture.model(captain, 0);
    let shot = [Shot { model, weapon: 0, profile: 0, target: enemy, attacks: None }];
    let frame = Frame::Attacks(Box::new(Attacks::new(fixture.board(), unit, false, &shot)));
    fixture.run(frame, &[(HIT, &[1, 1]), (HAZARD, &[1])]);
    assert_eq!(left(&fixture, unit), [2]);
    assert!(fixture.open.is_none());
}

#[test]
fn a_hazardous_test_is_rolled_again() {
    let (mut fixture, unit, enemy) = duel(hazardous(), 1, trooper(), 1);
    fixture.state.table.players[RED].command_points = 1;
    let frame = attack(&fixture, unit, enemy);
    fixture.run(frame, &[(HIT, &[1, 1])]);
    fixture.answer(Action::Pass { silence: Default::default() }, &[(HAZARD, &[1])]);
    fixture.answer(reroll(None), &[(HAZARD, &[2])]);
    assert_eq!(fixture.board().strength(unit), 1);
}

#[test]
fn random_strength_is_rolled_for_its_own_weapon() {
    // wh40k.datasheet.random-other
    let mut shooter = armed(rifle());
    shooter.weapons[0].profiles[0].strength = Amount::d6(1, 2);
    let (mut fixture, unit, enemy) = duel(shooter, 2, trooper(), 1);
    let frame = attack(&fixture, unit, enemy);
    let events = fixture.run(
        frame,
        &[
            ("strength-roll", &[6]),
            (HIT, &[3, 1]),
            (WOUND, &[1]),
            ("strength-roll", &[1]),
            (HIT, &[3, 1]),
            (WOUND, &[1]),
        ],
    );
    assert_eq!(wound_needs(&events), [2, 5]);
}

#[test]
fn psychic_attacks_say_so() {
    // wh40k.datasheet.psychic-attack
    let (mut fixture, unit, enemy) = duel(armed(with(rifle(), WeaponAbility::Psychic)), 1, trooper(), 1);
    let frame = attack(&fixture, unit, enemy);
    let events = fixture.run(frame, &[(HIT, &[3, 1]), (WOUND, &[1])]);
    assert!(events.iter().any(|e| matches!(e, Event::WoundsRolled { psychic: true, .. })));
}

#[test]
fn split_melee_attacks_make_the_number_they_were_given() {
    let (mut fixture, unit, enemy) = duel(trooper(), 1, trooper(), 1);
    let shot = Shot { model: ModelId(0), weapon: 1, profile: 0, target: enemy, attacks: Some(2) };
    let frame = Frame::Attacks(Box::new(Attacks::new(fixture.board(), unit, true, &[shot])));
    fixture.run(frame, &[(HIT, &[1, 1])]);
}

#[test]
fn a_melee_weapon_whose_attacks_are_split_is_tested_once() {
    // wh40k.weapon.hazardous-test
    let mut sheet = trooper();
    sheet.weapons[1] = with(blade(), WeaponAbility::Hazardous);
    let (mut fixture, unit, enemy) = duel(sheet, 1, trooper(), 1);
    let other = fixture.add(BLUE, trooper(), &[(120, 100)]);
    let model = fixture.model(unit, 0);
    let shot = |target, attacks| Shot { model, weapon: 1, profile: 0, target, attacks: Some(attacks) };
    let shots = [shot(enemy, 2), shot(other, 1)];
    let frame = Frame::Attacks(Box::new(Attacks::new(fixture.board(), unit, true, &shots)));
    let events = fixture.run(frame, &[(HIT, &[1, 1, 1]), (HAZARD, &[2])]);
    let tests = events.iter().filter_map(|event| match event {
        Event::HazardousRolled { dice, .. } => Some(dice.len()),
        _ => None,
    });
    assert_eq!(tests.collect::<Vec<_>>(), [1]);
}
