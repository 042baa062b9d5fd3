//! Bot games of Warhammer: Diskwars make use of most of its rules, of those that events cite and of those that are seen.

use std::collections::BTreeMap;

use gonfalon_catalog::{Agreed, ArmyWord, GameEntry, Order, Settings, game};

/// What greedy and random play have to make use of.
const CENTRAL: [&str; 24] = [
    "whdw.activate.one-action",
    "whdw.activate.token-after",
    "whdw.command.activation-value",
    "whdw.command.bold-before-steady",
    "whdw.command.slow-last",
    "whdw.command.tie",
    "whdw.damage.casualty",
    "whdw.damage.stamina-limit",
    "whdw.damage.wound",
    "whdw.deploy.number-per-zone",
    "whdw.end.scoring",
    "whdw.end.tokens-removed",
    "whdw.geometry.pin",
    "whdw.keyword.flying",
    "whdw.keyword.impact",
    "whdw.melee.attack",
    "whdw.melee.counter",
    "whdw.melee.simultaneous",
    "whdw.move.flip",
    "whdw.move.stop-on-enemy",
    "whdw.ranged.critical",
    "whdw.ranged.hit",
    "whdw.reserve.reinforce",
    "whdw.scatter.reroll",
];

/// How many different rules the games below make use of at least; 266 of the 428 of the ledger were counted when this was written.
const FLOOR: usize = 255;

fn whdw() -> &'static dyn GameEntry {
    game("whdw").expect("the game is offered")
}

/// Matches of every scenario and number of players, in which every ready army takes part.
fn matches() -> Vec<Agreed> {
    let some = |settings: &Settings, players: u8, count: usize| {
        let all = whdw().every_match(settings, Some(players)).expect("there are matches");
        all.into_iter().take(count)
    };
    let plain = Settings::default();
    let mut matches = Vec::new();
    matches.extend(some(&plain, 2, 12));
    matches.extend(some(&plain.clone().with("regiments", "2"), 2, 4));
    matches.extend(some(&plain, 3, 2));
    matches.extend(some(&plain, 4, 1));
    matches.extend(some(&plain.clone().with("scenario", "strongholds"), 2, 3));
    matches.extend(some(&plain.with("scenario", "learning"), 2, 2));
    matches
}

fn play(agreed: &Agreed, bot: &str, seed: u64) -> BTreeMap<String, u64> {
    let seats = whdw().seat(agreed, &[bot.to_owned()]).expect("one bot plays every seat");
    let order = Order { agreed, seats: &seats, seed, log: false, rules: true };
    whdw().battle(&order).expect("the match comes to its end").rules
}

#[test]
fn bots_make_use_of_most_rules() {
    let mut used: BTreeMap<String, u64> = BTreeMap::new();
    for (seed, agreed) in (0..).zip(matches()) {
        for bot in ["greedy", "random"] {
            for (rule, times) in play(&agreed, bot, seed) {
                *used.entry(rule).or_default() += times;
            }
        }
    }
    let ledger = whdw().ledger();
    for id in used.keys() {
        assert!(ledger.rules().iter().any(|rule| rule.id == *id), "{id} is not in the ledger");
    }
    for rule in ledger.rules() {
        println!("{:>9} {}", used.get(rule.id.as_str()).copied().unwrap_or(0), rule.id);
    }
    let missing: Vec<&&str> = CENTRAL.iter().filter(|id| !used.contains_key(**id)).collect();
    assert!(missing.is_empty(), "never used: {missing:?}");
    assert!(used.len() >= FLOOR, "{} rules bear on these games", used.len());
}

#[test]
fn rules_of_disks_that_nobody_has_are_not_counted() {
    let armies = ["karl-franz", "grimgor"].map(|name| ArmyWord::Named(name.to_owned())).into();
    let settings = Settings { armies, ..Settings::default() };
    let agreed = whdw().agree(&settings).expect("the settings are sound");
    for bot in ["greedy", "random"] {
        let used = play(&agreed, bot, 1);
        let foreign = |id: &&String| {
            let strange =
                ["whdw.ability.", "whdw.keyword.magic", "whdw.multi.", "whdw.learning.", "whdw.special."];
            strange.iter().any(|prefix| id.starts_with(prefix)) && *id != "whdw.ability.karl-franz"
        };
        let wrong: Vec<&String> = used.keys().filter(foreign).collect();
        assert!(!used.is_empty() && wrong.is_empty(), "{bot}: {wrong:?}");
    }
}
