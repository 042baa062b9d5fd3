//! What changes rolls.

use super::*;

#[test]
fn modifiers_name_their_rules_and_are_capped() {
    // wh40k.attack.hit-modifier-cap, wh40k.ability.stealth, wh40k.weapon.heavy, wh40k.datasheet.abilities
    let mut shooter = armed(with(rifle(), WeaponAbility::Heavy));
    shooter.abilities.push(special(Reach::Bearer, Effect::HitRolls(1)));
    let mut hidden = trooper();
    hidden.abilities.push(Ability::Core(CoreAbility::Stealth));
    let (mut fixture, unit, enemy) = duel(shooter, 1, hidden, 1);
    fixture.state.table.units[unit.index()].moved = Some(MoveKind::Stationary);
    let frame = attack(&fixture, unit, enemy);
    let events = fixture.run(frame, &[(HIT, &[1, 1])]);
    assert_eq!(
        hit_reasons(&events),
        ["wh40k.ability.stealth", "wh40k.weapon.heavy", "wh40k.datasheet.abilities"]
    );
    assert_eq!(hit_needs(&events), [Some(2)]);
    fixture.state.table.units[unit.index()].moved = Some(MoveKind::Normal);
    let frame = attack(&fixture, unit, enemy);
    assert_eq!(hit_needs(&fixture.run(frame, &[(HIT, &[1, 1])])), [Some(3)]);
}

#[test]
fn stealth_needs_every_model() {
    // wh40k.ability.stealth
    let mut hidden = trooper();
    hidden.abilities.push(Ability::Core(CoreAbility::Stealth));
    let (mut fixture, unit, enemy) = duel(trooper(), 1, hidden, 2);
    let leader = fixture.add(BLUE, trooper(), &[(100, 250)]);
    let frame = attack(&fixture, unit, enemy);
    assert_eq!(hit_needs(&fixture.run(frame, &[(HIT, &[1, 1])])), [Some(4)]);
    fixture.state.table.units[leader.index()].attached = Some(enemy);
    let frame = attack(&fixture, unit, enemy);
    assert_eq!(hit_needs(&fixture.run(frame, &[(HIT, &[1, 1])])), [Some(3)]);
}

#[test]
fn smoke_gives_stealth_and_cover_and_the_ground_a_save() {
    // wh40k.stratagem.smokescreen-effect, wh40k.stratagem.go-to-ground-effect
    let (mut fixture, unit, enemy) = duel(trooper(), 1, trooper(), 1);
    fixture.state.table.units[enemy.index()].effects.smokescreen = true;
    let frame = attack(&fixture, unit, enemy);
    let events = fixture.run(frame, &[(HIT, &[4, 3]), (WOUND, &[4]), (SAVE, &[3])]);
    assert_eq!((hit_needs(&events), save_needs(&events)), (vec![Some(4)], vec![3]));
    fixture.state.table.units[enemy.index()].effects.smokescreen = false;
    fixture.state.table.units[enemy.index()].effects.gone_to_ground = true;
    facts(&mut fixture, enemy, 0).profile.save = 7;
    let frame = attack(&fixture, unit, enemy);
    let events = fixture.run(frame, &[(HIT, &[4, 1]), (WOUND, &[4]), (SAVE, &[6])]);
    assert!(events.iter().any(|e| matches!(e, Event::SavesRolled { invulnerable: true, needed: 6, .. })));
}

#[test]
fn re_rolls_of_ones_come_before_modifiers() {
    // wh40k.dice.reroll-before-modifiers, wh40k.datasheet.aura, -aura-self, -aura-same-once, -aura-several
    let mut captain = trooper();
    captain.abilities.push(special(Reach::Aura(Length::inches(6)), Effect::RerollHitsOfOne));
    captain.abilities.push(special(Reach::Aura(Length::inches(6)), Effect::HitRolls(-1)));
    let (mut fixture, unit, enemy) = duel(trooper(), 1, trooper(), 1);
    fixture.add(RED, captain.clone(), &[(100, 60), (120, 60)]);
    fixture.add(RED, captain, &[(140, 60)]);
    let frame = attack(&fixture, unit, enemy);
    // A 2 is not a 1 although 1 is subtracted; the same Aura counts once.
    let events = fixture.run(frame, &[(HIT, &[1, 2]), (HIT, &[3])]);
    assert_eq!((hit_needs(&events), hit_reasons(&events)), (vec![Some(4)], vec!["wh40k.datasheet.aura"]));
    assert!(events.iter().any(|e| matches!(e, Event::HitsRolled { again: 1, .. })));
}

#[test]
fn a_damaged_model_hits_worse() {
    // wh40k.datasheet.abilities
    let mut sheet = tank();
    sheet.abilities.push(special(Reach::Bearer, Effect::Damaged(4)));
    let (mut fixture, unit, enemy) = duel(sheet, 1, trooper(), 1);
    for (lost, needed) in [(6, 3), (7, 4)] {
        fixture.state.table.models[0].lost = lost;
        let frame = attack(&fixture, unit, enemy);
        assert_eq!(hit_needs(&fixture.run(frame, &[(HIT, &[1, 1])])), [Some(needed)]);
    }
}

#[test]
fn feel_no_pain_is_rolled_for_each_wound_with_the_best_ability() {
    // wh40k.ability.feel-no-pain, -feel-no-pain-one
    let mut tough = trooper();
    tough.abilities.push(Ability::Core(CoreAbility::FeelNoPain(5)));
    tough.abilities.push(special(Reach::Unit, Effect::FeelNoPain(6)));
    let mut shooter = armed(rifle());
    shooter.weapons[0].profiles[0].damage = Amount::fixed(2);
    let (mut fixture, unit, enemy) = duel(shooter, 1, tough, 1);
    let frame = attack(&fixture, unit, enemy);
    fixture.run(frame, &[(HIT, &[3, 1]), (WOUND, &[4]), (SAVE, &[1]), (PAIN, &[5, 3])]);
    assert_eq!(left(&fixture, enemy), [1]);
}

#[test]
fn cover_helps_armour_against_shooting_alone() {
    // wh40k.cover.bonus, -not-invulnerable, -not-good-armour-ap0, -not-cumulative, -ranged-only; wh40k.weapon.ignores-cover
    let needed = |save: u8, invulnerable, penetration, melee: bool, ability: Option<WeaponAbility>| {
        let mut weapon = if melee { blade() } else { rifle() };
        weapon.profiles[0].penetration = penetration;
        weapon.profiles[0].attacks = Amount::fixed(1);
        weapon.profiles[0].abilities.extend(ability);
        let mut shooter = trooper();
        shooter.weapons = vec![weapon.clone(), weapon];
        let mut target = trooper();
        (target.kinds[0].profile.save, target.kinds[0].profile.invulnerable) = (save, invulnerable);
        let (mut fixture, unit, enemy) = duel(shooter, 1, target, 1);
        // Two reasons for cover count once.
        fixture.state.table.units[enemy.index()].effects.smokescreen = true;
        fixture.state.table.units[enemy.index()].effects.gone_to_ground = invulnerable.is_none();
        let frame = if melee { strike(&fixture, unit, enemy) } else { attack(&fixture, unit, enemy) };
        save_needs(&fixture.run(frame, &[(HIT, &[6]), (WOUND, &[6]), (SAVE, &[6])]))
    };
    assert_eq!(needed(4, None, 1, false, None), [4]);
    assert_eq!(needed(4, None, 0, false, None), [3]);
    assert_eq!(needed(3, None, 0, false, None), [3]);
    assert_eq!(needed(3, None, 1, false, None), [3]);
    assert_eq!(needed(6, Some(5), 2, false, None), [5]);
    assert_eq!(needed(4, None, 1, true, None), [5]);
    assert_eq!(needed(4, None, 1, false, Some(WeaponAbility::IgnoresCover)), [5]);
}

#[test]
fn woods_give_cover_and_fire_from_above_penetrates() {
    // wh40k.cover.bonus, wh40k.terrain.plunging-fire
    let (mut fixture, unit, enemy) = duel(trooper(), 1, trooper(), 1);
    fixture.terrain(zone(FeatureKind::Woods, area(80, 200, 120, 220)));
    let frame = attack(&fixture, unit, enemy);
    let events = fixture.run(frame, &[(HIT, &[3, 1]), (WOUND, &[4]), (SAVE, &[6])]);
    let woods = |e: &Event| matches!(e, Event::SavesRolled { needed: 3, why, .. } if why.cites("wh40k.terrain.woods-cover"));
    assert!(events.iter().any(woods));
    let (mut fixture, unit, enemy) = duel(trooper(), 1, trooper(), 1);
    fixture.terrain(ruins(area(80, 80, 120, 120), &[], &[6]));
    body(&mut fixture, unit, 0).elevation = Length::inches(6);
    let frame = attack(&fixture, unit, enemy);
    let events = fixture.run(frame, &[(HIT, &[3, 1]), (WOUND, &[4]), (SAVE, &[6])]);
    let plunging = |e: &Event| matches!(e, Event::SavesRolled { needed: 5, why, .. } if why.cites("wh40k.terrain.plunging-fire"));
    assert!(events.iter().any(plunging));
}

#[test]
fn big_guns_count_as_the_units_stood_when_targets_were_chosen() {
    // wh40k.locked.big-guns-target-penalty
    let (mut fixture, unit, enemy) = duel(trooper(), 1, tank(), 1);
    let friend = fixture.add(RED, trooper(), &[(100, 180)]);
    assert!(fixture.board().units_engaged(friend, enemy));
    let frame = attack(&fixture, unit, enemy);
    body(&mut fixture, friend, 0).at.y -= 5_080;
    let events = fixture.run(frame, &[(HIT, &[3, 3])]);
    assert_eq!(hit_reasons(&events), ["wh40k.locked.big-guns-target-penalty"]);
}
