//! Values, filters and effects in small positions, and that no question of them goes round in circles.

use crate::data::{Ability, Effect, Filter, Harm, Library, SkillKind, Stat};
use crate::fixture::{BLUE, Fixture, RED, on};
use crate::state::{Segment, Source};

#[test]
fn sums_come_first_then_exchanges_then_fixed_values() {
    let mut f = Fixture::new(2);
    let caster = f.disk(RED, "rhoq-lophram", 300, 340);
    let knight = f.disk(RED, "hulth-regiment", 300, 300);
    let smith = f.disk(RED, "dwarven-blacksmith", 340, 300);
    let stronger = crate::action::Choice { stat: Some(Stat::Attack), ..on(&[knight]) };
    f.cast(caster, "alternation", on(&[knight]));
    f.use_ability(smith, stronger);
    assert_eq!(f.values(knight), (1, 8, 4), "the summed AT has become D");
    f.disk(BLUE, "dark-sucker", 310, 310);
    f.segment(Segment::Combat);
    assert_eq!(f.values(knight), (1, 0, 4), "the fixed value comes last");
}

#[test]
fn three_dots_are_never_modified() {
    let mut f = Fixture::new(2);
    let head = f.disk(RED, "floating-head", 300, 300);
    f.terrain("ruins", 300, 300);
    assert_eq!(f.values(head), (0, 0, 2));
}

#[test]
fn no_value_falls_below_zero_and_toughness_not_below_one() {
    let mut f = Fixture::new(2);
    let hounds = f.disk(RED, "death-hounds", 300, 300);
    f.terrain("good-temple", 300, 300);
    assert_eq!(f.values(hounds), (3, 0, 1));
    let peasants = f.disk(BLUE, "peasants", 500, 300);
    f.disk(RED, "unclean-ones", 510, 300);
    f.disk(RED, "unclean-ones", 490, 300);
    assert_eq!(f.values(peasants), (0, 0, 1));
}

#[test]
fn temples_know_good_and_evil() {
    let mut f = Fixture::new(2);
    f.terrain("good-temple", 300, 300);
    f.terrain("evil-temple", 100, 100);
    let good = f.disk(RED, "men-at-arms", 290, 300);
    let evil = f.disk(RED, "grugs", 310, 300);
    let neutral = f.disk(RED, "regiment-of-the-anvil", 300, 320);
    assert_eq!((f.values(good), f.values(evil), f.values(neutral)), ((4, 4, 3), (2, 2, 2), (3, 3, 4)));
    let pious = f.disk(RED, "men-at-arms", 100, 100);
    assert_eq!(f.values(pious), (2, 2, 1));
}

#[test]
fn of_a_group_only_one_counts_and_others_add_up() {
    let mut f = Fixture::new(2);
    let peasants = f.disk(RED, "peasants", 300, 300);
    f.disk(RED, "heretic", 330, 300);
    f.disk(RED, "heretic", 270, 300);
    assert_eq!(f.values(peasants), (1, 2, 1), "only in combat");
    f.segment(Segment::Combat);
    assert_eq!(f.values(peasants), (3, 2, 1));
    let men = f.disk(RED, "men-at-arms", 300, 500);
    f.disk(RED, "standard-bearer", 330, 500);
    let bearer = f.disk(RED, "standard-bearer", 270, 500);
    assert_eq!(f.values(men), (5, 5, 4));
    assert_eq!(f.values(bearer), (3, 4, 5), "from the other Bearer only");
}

#[test]
fn sisters_and_centaurs() {
    let mut f = Fixture::new(2);
    let one = f.disk(RED, "sister-of-qaro-fenn", 100, 100);
    assert_eq!(f.values(one), (3, 3, 3));
    f.disk(BLUE, "sister-of-qaro-fenn", 180, 100);
    f.disk(RED, "sister-of-qaro-fenn", 100, 180);
    assert_eq!(f.values(one), (5, 3, 5), "no more for several");
    let thalos = f.disk(RED, "thalos-centaur-lord", 300, 300);
    let lancers = f.disk(BLUE, "centaur-lancers", 350, 300);
    assert_eq!((f.values(thalos), f.values(lancers)), ((5, 5, 5), (6, 4, 5)), "friend or enemy, not himself");
    f.disk(RED, "highlord-tariannor", 500, 300);
    let riders = f.disk(RED, "windriders", 520, 300);
    assert_eq!(f.values(riders), (5, 5, 5));
}

#[test]
fn a_roc_is_safe_in_its_mountain() {
    let mut f = Fixture::new(2);
    let roc = f.disk(RED, "great-roc", 300, 300);
    assert!(!f.board().is_immune(roc, Harm::Missile, false));
    f.terrain("mountain", 300, 300);
    assert!(f.board().is_immune(roc, Harm::Missile, false));
}

#[test]
fn valleys_keep_spells_out_for_six_inches_around() {
    let mut f = Fixture::new(2);
    f.terrain("scarred-valley", 300, 300);
    let edge = f.disk(RED, "vorkass-sorceror", 300, 390);
    let beyond = f.disk(RED, "vorkass-sorceror", 300, 205);
    assert!(f.board().is_immune(edge, Harm::Spell, false));
    assert!(!f.board().is_immune(beyond, Harm::Spell, false));
    let zip = crate::action::Choice::default();
    assert_eq!(f.cast_refusals(edge, "zip", zip.clone()).len(), 1);
    assert_eq!(f.cast_refusals(beyond, "zip", zip), Vec::<&str>::new());
}

#[test]
fn rules_are_named_as_the_ledger_names_them() {
    let mut f = Fixture::new(2);
    for kind in &Library::core().terrains {
        f.terrain(&kind.id, 100, 100);
    }
    let board = f.board();
    let rule = |source| board.rule_of(source).0;
    let disk = |id| rule(Source::Ability(crate::fixture::profile(id), 0));
    assert_eq!(disk("varik-longbeard"), "dw.disk.varik");
    assert_eq!(disk("zok-slavemaster"), "dw.disk.zok");
    assert_eq!(disk("sir-aragon-the-brave"), "dw.disk.sir-aragon");
    assert_eq!(disk("vampire-lords"), "dw.sa.attribute", "not the Vampire's rule");
    assert_eq!(rule(Source::Spell(crate::fixture::spell("twister"))), "dw.spell.twister-pick");
    for (index, spell) in Library::core().spells.iter().enumerate() {
        let id = rule(Source::Spell(crate::data::SpellId(index as _)));
        assert!(id.split('.').nth(2).is_some_and(|name| name.starts_with(&spell.id)), "{id}");
    }
    for index in 0..Library::core().terrains.len() {
        assert_ne!(rule(Source::Land(index as u8)), "dw.terrain.in");
    }
    let forest = f.terrain("forest", 1, 1);
    assert_eq!(f.board().rule_of(Source::Land(forest)).0, "dw.terrain.forest-stop");
}

/// What a filter or an effect is about, where asking for one can lead to asking for another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum About {
    Value(Stat),
    Skill(SkillKind),
}

fn asked_by(filter: &Filter) -> Vec<About> {
    let mut about = Vec::new();
    about.extend((filter.min_toughness.or(filter.max_toughness)).map(|_| About::Value(Stat::Toughness)));
    about.extend(filter.max_movement.map(|_| About::Value(Stat::Movement)));
    about.extend(filter.flying.map(|_| About::Skill(SkillKind::Flying)));
    about.extend(filter.skill.map(About::Skill));
    about
}

fn given_by(effect: &Effect) -> Vec<About> {
    const STATS: [Stat; 4] = [Stat::Movement, Stat::Attack, Stat::Defense, Stat::Toughness];
    match effect {
        Effect::Modify { values, .. } | Effect::Set(values) => {
            STATS.into_iter().filter(|stat| values.of(*stat).is_some()).map(About::Value).collect()
        }
        Effect::ModifyOne { stats, .. } => stats.iter().copied().map(About::Value).collect(),
        Effect::Grant(skill, _) | Effect::Suspend(skill) => vec![About::Skill(*skill)],
        _ => Vec::new(),
    }
}

fn conditions(ability: &Ability) -> Vec<About> {
    let need = &ability.need;
    let filters = [&need.source, &need.near, &need.touching, &need.pinning, &ability.area];
    filters.into_iter().flatten().flat_map(asked_by).collect()
}

#[test]
fn no_value_or_skill_depends_on_itself() {
    let library = Library::core();
    let printed = library.profiles.iter().flat_map(|profile| &profile.abilities);
    let spells = library.spells.iter().map(|spell| &spell.ability);
    let mut leads: Vec<(About, About)> = Vec::new();
    for ability in printed.chain(spells) {
        let asked = conditions(ability);
        for given in ability.effects.iter().flat_map(given_by) {
            leads.extend(asked.iter().map(|about| (given, *about)));
        }
    }
    for entry in library.terrains.iter().flat_map(|terrain| &terrain.effects) {
        for given in given_by(&entry.effect) {
            leads.extend(asked_by(&entry.who).into_iter().map(|about| (given, about)));
        }
    }
    assert!(!leads.is_empty(), "some conditions ask for values");
    // Follow every lead as far as it goes: none may come back.
    for (from, to) in &leads {
        let mut reached = vec![*to];
        let mut next = 0;
        while let Some(at) = reached.get(next).copied() {
            assert_ne!(at, *from, "{from:?} would ask for itself");
            next += 1;
            for (_, further) in leads.iter().filter(|(start, _)| *start == at) {
                if !reached.contains(further) {
                    reached.push(*further);
                }
            }
        }
    }
}
