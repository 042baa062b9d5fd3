//! Special Abilities and the deeds behind them.

use gonfalon_disks::DiskId;
use gonfalon_table::Heading;

use crate::action::{Action, Borrowed, Choice, Question};
use crate::data::{SkillKind, Stat};
use crate::fixture::{BLUE, Fixture, RED, at, flips, on, on_at, player, spell, tenths};
use crate::state::{Place, Segment};

fn flipped(target: DiskId, degrees: i32) -> Choice {
    Choice { heading: Some(Heading::from_degrees(degrees)), ..on(&[target]) }
}

fn rules(f: &Fixture, disk: DiskId, choice: Choice) -> Vec<&'static str> {
    f.refusals(disk, f.order(disk, choice))
}

#[test]
fn bards_speed_up_the_unactivated() {
    let mut f = Fixture::new(2);
    let bard = f.disk(RED, "elven-bard", 100, 100);
    let grugs = f.disk(RED, "grugs", 240, 100);
    let tired = f.disk(RED, "grugs", 100, 140);
    f.set(tired).markers = 1;
    assert_eq!(rules(&f, bard, on(&[tired])), ["dw.disk.elven-bard"]);
    f.use_ability(bard, on(&[grugs]));
    assert_eq!((f.board().flips(grugs), f.get(bard).markers), (6, 1));
}

#[test]
fn smiths_strengthen_one_value_once() {
    let mut f = Fixture::new(2);
    let smith = f.disk(RED, "dwarven-blacksmith", 100, 100);
    let other = f.disk(RED, "dwarven-blacksmith", 100, 130);
    let grugs = f.disk(RED, "grugs", 130, 100);
    let choice = |stat| Choice { stat: Some(stat), ..on(&[grugs]) };
    assert_eq!(rules(&f, smith, on(&[grugs])), ["dw.disk.dwarven-blacksmith"], "a value must be named");
    f.use_ability(smith, choice(Stat::Defense));
    assert_eq!(f.values(grugs), (3, 6, 3));
    assert_eq!(rules(&f, other, choice(Stat::Attack)), ["dw.disk.dwarven-blacksmith"]);
    let double = f.disk(RED, "doppleganger", 130, 130);
    let copied = Borrowed { disk: other, ability: 0, choice: Box::new(choice(Stat::Attack)) };
    let copy = Choice { borrowed: Some(copied), ..Choice::default() };
    assert!(!rules(&f, double, copy).is_empty(), "a copy counts as a smith's bonus");
}

#[test]
fn a_doppleganger_uses_what_it_sees() {
    let mut f = Fixture::new(2);
    let double = f.disk(RED, "doppleganger", 100, 100);
    let banshee = f.disk(BLUE, "layrya-the-banshee", 140, 100);
    let grugs = f.disk(BLUE, "grugs", 100, 150);
    let copied = Borrowed { disk: banshee, ability: 0, choice: Box::new(on(&[grugs])) };
    f.use_ability(double, Choice { borrowed: Some(copied), ..Choice::default() });
    assert!(!f.alive(grugs));
    assert_eq!(f.get(banshee).markers, 0);
}

#[test]
fn warders_and_mentalists_flip_others() {
    let mut f = Fixture::new(2);
    let warder = f.disk(RED, "elven-warder", 100, 100);
    let enemy = f.disk(BLUE, "grugs", 140, 100);
    f.use_ability(warder, flipped(enemy, 0));
    assert_eq!((f.at(enemy), f.get(enemy).markers), (tenths(160, 100), 0));
    let mentalist = f.disk(RED, "mentalist", 100, 140);
    f.use_ability(mentalist, flipped(enemy, 90));
    assert_eq!(f.at(enemy), tenths(160, 140), "two steps");
    let other = f.disk(RED, "mentalist", 100, 200);
    let blocked = f.disk(BLUE, "grugs", 200, 200);
    f.disk(RED, "grugs", 230, 200);
    f.use_ability(other, flipped(blocked, 0));
    assert_eq!(f.at(blocked), tenths(220, 200), "it stops on an overlap");
}

#[test]
fn nobody_is_moved_in_a_mountain_or_into_a_lake() {
    let mut f = Fixture::new(2);
    f.terrain("mountain", 140, 100);
    f.terrain("lake", 140, 180);
    let warder = f.disk(RED, "elven-warder", 100, 100);
    let enemy = f.disk(BLUE, "grugs", 140, 100);
    assert_eq!(rules(&f, warder, flipped(enemy, 0)), ["dw.terrain.mountain-unmoved"]);
    let other = f.disk(BLUE, "dragonflights", 120, 140);
    let near = f.disk(RED, "elven-warder", 90, 140);
    assert_eq!(rules(&f, near, flipped(other, 90)), ["dw.terrain.lake-forced"]);
}

#[test]
fn ambushes_land_on_their_targets() {
    let mut f = Fixture::new(2);
    let monkey = f.disk(RED, "chargr-monkey", 100, 100);
    let enemy = f.disk(BLUE, "grugs", 160, 100);
    assert_eq!(rules(&f, monkey, on_at(enemy, 120, 100)), ["dw.ambush.place"]);
    f.use_ability(monkey, on_at(enemy, 150, 100));
    assert!(f.board().is_attacking(monkey) && !f.get(monkey).attacked);
    let stalkers = f.disk(RED, "lephara-stalkers", 100, 300);
    let other = f.disk(BLUE, "grugs", 160, 300);
    assert_eq!(rules(&f, stalkers, on_at(other, 150, 300)).len(), 1, "only from terrain");
    f.terrain("swamp", 100, 300);
    assert_eq!(rules(&f, stalkers, on_at(other, 150, 300)), Vec::<&str>::new());
    f.terrain("cavern", 160, 300);
    assert_eq!(rules(&f, stalkers, on_at(other, 150, 300)), ["dw.terrain.cavern-no-ambush"]);
}

#[test]
fn launchers_throw_airgliders() {
    let mut f = Fixture::new(2);
    let launcher = f.disk(RED, "ru-launcher", 100, 100);
    let glider = f.disk(RED, "ru-airglider", 140, 100);
    let enemy = f.disk(BLUE, "grugs", 230, 100);
    let choice = Choice { seconds: [enemy].into_iter().collect(), ..on_at(glider, 225, 100) };
    f.use_ability(launcher, choice);
    assert!(f.board().pins(glider, enemy));
    assert_eq!((f.get(glider).markers, f.get(launcher).markers), (1, 1));
}

#[test]
fn burrowing_leads_beneath() {
    let mut f = Fixture::new(2);
    let rat = f.disk(RED, "tunnel-rat", 100, 100);
    let enemy = f.disk(BLUE, "grugs", 150, 100);
    f.use_ability(rat, on_at(enemy, 145, 110));
    assert!(f.board().pins(enemy, rat), "the enemy is attacking it now");
    let miners = f.disk(RED, "dwarven-miners", 300, 100);
    let target = f.disk(RED, "dwarven-miners", 500, 500);
    let friend = f.disk(RED, "grugs", 340, 100);
    let choice = Choice { seconds: [target].into_iter().collect(), ..on_at(friend, 495, 500) };
    f.use_ability(miners, choice);
    assert!(f.board().pins(target, friend));
}

#[test]
fn spellsingers_call_spellcasters() {
    let mut f = Fixture::new(2);
    let singers = f.disk(RED, "spellsingers", 100, 100);
    let caster = f.disk(BLUE, "vorkass-sorceror", 200, 100);
    f.use_ability(singers, on(&[caster]));
    assert_eq!(f.open, Some((BLUE, Question::Lay { disk: caster, on: singers })));
    f.answer(Action::At(tenths(110, 100)));
    assert!(f.board().pins(caster, singers));
}

#[test]
fn bats_bring_vampires_from_the_stack() {
    let mut f = Fixture::new(2);
    let bats = f.disk(RED, "bats", 100, 100);
    let vampire = f.stack(RED, "vampire");
    f.use_ability(bats, on_at(vampire, 105, 100));
    assert!(f.alive(vampire) && f.board().pins(vampire, bats));
    assert_eq!(f.get(vampire).markers, 0);
}

#[test]
fn blows_sacrifices_and_spears() {
    let mut f = Fixture::new(2);
    let gorzac = f.disk(RED, "gorzac-goblinflinger", 100, 100);
    let goblin = f.disk(RED, "goblin-marauders", 100, 140);
    let enemy = f.disk(BLUE, "uthuk-zealots", 140, 100);
    assert_eq!(rules(&f, gorzac, on(&[enemy])), ["dw.control.sacrifice"]);
    f.use_ability(gorzac, Choice { sacrifice: Some(goblin), ..on(&[enemy]) });
    assert!(!f.alive(enemy));
    assert_eq!((f.get(goblin).place, f.state.table.players[BLUE].kills), (Place::Gone, 0));
    let spears = f.disk(RED, "uthuk-spearmen", 300, 100);
    let target = f.disk(BLUE, "uthuk-zealots", 340, 100);
    f.use_ability(spears, on(&[target]));
    assert_eq!(f.get(target).damage, 3, "this blow stays");
}

#[test]
fn healers_and_wounds_that_move() {
    let mut f = Fixture::new(2);
    let healer = f.disk(RED, "duphraim-healer", 100, 100);
    let dragon = f.disk(RED, "stone-dragon", 150, 100);
    f.set(dragon).wounds = 2;
    f.use_ability(healer, on(&[dragon]));
    assert_eq!(f.get(dragon).wounds, 1);
    let morgaine = f.disk(RED, "morgaine-of-bellwayne", 150, 140);
    let grugs = f.disk(RED, "grugs", 180, 140);
    f.use_ability(morgaine, Choice { seconds: [grugs].into_iter().collect(), ..on(&[dragon]) });
    assert_eq!(f.get(dragon).wounds, 0);
    assert!(!f.alive(grugs), "no room for another Wound");
    assert_eq!(f.state.table.players[BLUE].kills, 0);
}

#[test]
fn kyalia_controls_the_factionless_and_immunity_does_not_help() {
    let mut f = Fixture::new(2);
    let kyalia = f.disk(RED, "kyalia-riwatani", 100, 100);
    let orc = f.disk(BLUE, "grugs", 140, 100);
    assert_eq!(rules(&f, kyalia, on(&[orc])), ["dw.disk.kyalia"]);
    let peasants = f.disk(BLUE, "peasants", 140, 140);
    f.use_ability(kyalia, on(&[peasants]));
    assert!(matches!(f.open, Some((RED, Question::Flip { left: 4, .. }))));
    f.answer(Action::Done);
    assert_eq!(f.get(peasants).markers, 1);
}

#[test]
fn markers_bans_and_skills_by_abilities() {
    let mut f = Fixture::new(2);
    let jester = f.disk(RED, "royal-jester", 100, 100);
    let enemy = f.disk(BLUE, "grugs", 140, 100);
    f.use_ability(jester, on(&[enemy]));
    assert_eq!(f.get(enemy).markers, 1);
    let eyes = f.disk(RED, "lampeyes", 100, 140);
    let other = f.disk(BLUE, "grugs", 125, 140);
    f.use_ability(eyes, on(&[other]));
    assert_eq!(f.refusals(other, flips(&[180])).first(), Some(&"dw.touch.attack"));
    let nets = f.disk(RED, "net-masters", 100, 180);
    f.use_ability(nets, on(&[other]));
    assert_eq!(f.refusals(other, flips(&[0])), ["dw.spell.hold"]);
    let princess = f.disk(RED, "princess-gwynneth", 300, 300);
    let grugs = f.disk(RED, "grugs", 340, 300);
    f.use_ability(princess, on(&[grugs]));
    assert!(f.board().has(grugs, SkillKind::Swashbuckler));
    let levitator = f.disk(RED, "levitator", 300, 340);
    f.use_ability(levitator, on(&[grugs]));
    assert!(f.board().has(grugs, SkillKind::Flying));
    let zhalla = f.disk(RED, "zhalla-bakhal", 500, 300);
    let orcs = f.disk(RED, "urotok-warriors", 530, 300);
    f.use_ability(zhalla, Choice::default());
    assert!(f.board().is_berserking(orcs));
}

#[test]
fn aggra_gives_herself_for_the_dead() {
    let mut f = Fixture::new(2);
    let aggra = f.disk(RED, "aggra-the-hag", 100, 100);
    let dead = f.dead(BLUE, "grugs");
    f.use_ability(aggra, on(&[dead]));
    assert_eq!(f.get(aggra).place, Place::Gone);
    assert!(f.alive(dead));
    assert_eq!((f.at(dead), f.get(dead).controller, f.get(dead).markers), (tenths(100, 100), Some(RED), 1));
}

#[test]
fn lucina_tires_a_whole_army() {
    let mut f = Fixture::new(2);
    let lucina = f.disk(RED, "lucina-the-pious", 100, 100);
    let caster = f.disk(BLUE, "vorkass-sorceror", 150, 100);
    let far = f.disk(BLUE, "grugs", 500, 500);
    f.use_ability(lucina, player(BLUE));
    assert_eq!((f.get(caster).markers, f.get(far).markers), (1, 1));
    assert!(!f.alive(lucina));
}

#[test]
fn spells_are_stolen_lent_and_recovered() {
    let mut f = Fixture::new(2);
    let thief = f.disk(RED, "brother-trannyre", 100, 100);
    f.disk(BLUE, "vorkass-sorceror", 150, 100);
    let zip = f.spell(BLUE, "zip");
    f.spell(BLUE, "ward");
    f.die("stolen-spell-lot", if spell("ward") < zip { 2 } else { 1 });
    f.use_ability(thief, player(BLUE));
    assert_eq!(f.state.secrets[RED].spells, [zip]);
    assert_eq!((f.state.table.players[RED].spells, f.state.table.players[BLUE].spells), (1, 1));
    let mut f = Fixture::new(2);
    let familiar = f.disk(RED, "familiar", 100, 100);
    let caster = f.disk(RED, "drallus-elders", 130, 100);
    f.use_ability(familiar, Choice { spell: Some(spell("zip")), ..on(&[caster]) });
    let order = crate::action::Order::Cast { spell: spell("zip"), choice: Box::default() };
    assert_eq!(f.refusals(caster, order.clone()), Vec::<&str>::new());
    f.activate(caster, order);
    assert_eq!(f.state.table.players[RED].lent, None);
    let apprentice = f.disk(RED, "alchemist-apprentice", 130, 140);
    f.use_ability(apprentice, Choice { spell: Some(spell("zip")), ..Choice::default() });
    assert_eq!(f.state.secrets[RED].spells, [spell("zip")]);
}

#[test]
fn masters_of_bones_and_trianar() {
    let mut f = Fixture::new(2);
    let master = f.disk(RED, "masters-of-bones", 100, 100);
    let living = f.stack(RED, "grugs");
    let dead = f.stack(RED, "walking-dead");
    assert!(!rules(&f, master, on_at(living, 110, 100)).is_empty());
    f.use_ability(master, on_at(dead, 110, 100));
    assert!(f.board().pins(dead, master));
}

#[test]
fn a_sasquatch_steps_into_terrain() {
    let mut f = Fixture::new(2);
    let sasquatch = f.disk(RED, "sasquatch", 100, 100);
    f.terrain("forest", 220, 100);
    assert!(!rules(&f, sasquatch, at(150, 100)).is_empty());
    f.use_ability(sasquatch, at(210, 100));
    assert_eq!(f.at(sasquatch), tenths(210, 100));
}

#[test]
fn a_sniper_shoots_in_the_activation_segment() {
    let mut f = Fixture::new(2);
    let sniper = f.disk(RED, "elven-sniper", 100, 100);
    let grugs = f.disk(BLUE, "grugs", 200, 100);
    let here = tenths(200, 100);
    f.fall("missile-drop", &[(here, &[grugs]), (here, &[grugs]), (tenths(250, 100), &[])]);
    f.use_ability(sniper, on_at(grugs, 200, 100));
    assert!(!f.alive(grugs), "4 against T 3, at once");
    assert_eq!((f.get(sniper).markers, f.state.table.players[RED].kills), (1, 3));
    assert!(f.state.table.counters.is_empty());
    let other = f.disk(RED, "elven-sniper", 100, 300);
    let far = f.disk(BLUE, "grugs", 300, 300);
    let events = f.use_ability(other, on_at(far, 300, 300));
    assert!(events.iter().any(|event| matches!(event, crate::event::Event::ShotLost { .. })));
}

#[test]
fn a_garden_maiden_feeds_her_plants() {
    let mut f = Fixture::new(2);
    let maiden = f.disk(RED, "exi-garden-maiden", 100, 100);
    let plant = f.disk(RED, "carnivorous-plant-of-exi", 160, 100);
    let enemy = f.disk(BLUE, "grugs", 100, 140);
    f.set(enemy).markers = 1;
    let choice = Choice { seconds: [plant].into_iter().collect(), ..on_at(enemy, 170, 100) };
    f.use_ability(maiden, choice);
    assert!(f.board().pins(enemy, plant));
    f.segment(Segment::Missile);
    assert_eq!(f.value(enemy, Stat::Movement), 0);
}
