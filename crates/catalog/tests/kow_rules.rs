//! Bot games of Kings of War make use of most rules that can be told from a game, and of none that cannot bear on it.

use std::collections::{BTreeMap, BTreeSet};

use gonfalon_catalog::{Agreed, ArmyWord, GameEntry, Order, Settings, game};

/// How many games are played: each ready army, victory condition and clock comes up several times.
const GAMES: usize = 24;

/// How many different rules these games make use of at least; 284 of the 391 of the ledger were counted when this was written.
const FLOOR: usize = 270;

/// What no series of games may miss.
const CENTRAL: &[&str] = &[
    "kow.beast.cat-dice",
    "kow.champion.position",
    "kow.charge.flank-side",
    "kow.charge.front-side",
    "kow.charge.majority",
    "kow.charge.multiple-share",
    "kow.charge.needs-range",
    "kow.charge.needs-sight",
    "kow.charge.not-slowed",
    "kow.charge.rear-side",
    "kow.clock.chess-turns",
    "kow.clock.turn-timer-ends-turn",
    "kow.cover.half-hidden",
    "kow.damage.accumulates",
    "kow.deploy.alternate",
    "kow.deploy.zone",
    "kow.dice.roll-off",
    "kow.list.dwarfs-headstrong",
    "kow.list.elves-elite",
    "kow.list.undead-evil-dead",
    "kow.melee.damage-roll",
    "kow.melee.dice",
    "kow.melee.flank-double",
    "kow.melee.no-strike-back",
    "kow.melee.rear-triple",
    "kow.melee.war-engine-triple",
    "kow.move.advance-distance",
    "kow.move.advance-pivot",
    "kow.move.at-the-double",
    "kow.move.back",
    "kow.move.change-facing",
    "kow.move.halt",
    "kow.move.one-inch-gap",
    "kow.move.sidestep",
    "kow.move.through-friends",
    "kow.nerve.how",
    "kow.nerve.rout",
    "kow.nerve.steady",
    "kow.nerve.wavering",
    "kow.nerve.wavering-orders",
    "kow.nerve.when-melee",
    "kow.nerve.when-phase-end",
    "kow.option.muskets",
    "kow.power.breath-dice",
    "kow.power.heal-dice",
    "kow.power.surge-charge",
    "kow.power.zap-dice",
    "kow.profile.defence",
    "kow.profile.speed",
    "kow.regroup.forward",
    "kow.regroup.thrown-back",
    "kow.scenario.length-turns",
    "kow.shoot.crossbow-musket-halt",
    "kow.shoot.dice",
    "kow.shoot.mod-cover",
    "kow.shoot.needs-arc",
    "kow.shoot.needs-range",
    "kow.shoot.needs-sight",
    "kow.shoot.not-after-double",
    "kow.shoot.range-war-engine",
    "kow.sight.blockers",
    "kow.special.crushing-strength",
    "kow.special.fly-over",
    "kow.special.headstrong",
    "kow.special.indirect-no-cover",
    "kow.special.individual-no-flanks",
    "kow.special.inspiring",
    "kow.special.nimble",
    "kow.special.phalanx-dice",
    "kow.special.shambling-never-wavers",
    "kow.terrain.difficult-cost",
    "kow.terrain.obstacle-cross",
    "kow.turn.alternate",
    "kow.turn.phases",
    "kow.victory.both-objective-value",
    "kow.victory.kill-score",
    "kow.victory.pillage-control",
    "kow.victory.pillage-number",
];

/// What two armies of Elves without terrain and clock can have nothing to do with, by the beginnings of ids.
const FOREIGN: [&str; 17] = [
    "kow.army.",
    "kow.beast.bulldog",
    "kow.beast.mutated",
    "kow.clock.",
    "kow.list.abyssal",
    "kow.list.dwarfs",
    "kow.list.undead",
    "kow.list.yellow-bellied",
    "kow.option.bulldogs",
    "kow.option.giant-rats",
    "kow.power.surge",
    "kow.special.evil-dead",
    "kow.special.headstrong",
    "kow.special.shambling",
    "kow.terrain.",
    "kow.victory.both",
    "kow.victory.pillage",
];

fn kow() -> &'static dyn GameEntry {
    game("kow").expect("the game is offered")
}

/// The rules that bore on a game, each with how often.
fn counted(agreed: &Agreed, bots: [&str; 2], seed: usize) -> BTreeMap<String, u64> {
    let seats = bots.map(str::to_owned);
    let order = Order { agreed, seats: &seats, seed: seed as u64, log: false, rules: true };
    kow().battle(&order).unwrap_or_else(|findings| panic!("game {seed}: {findings:?}")).rules
}

/// Plays games with every bot in every seat, each match of the list in turn.
fn series() -> BTreeMap<String, u64> {
    let matches = kow().every_match(&Settings::default(), Some(2)).expect("there are matches");
    let pairs = [["greedy", "random"], ["greedy", "greedy"], ["random", "greedy"], ["random", "random"]];
    let workers = std::thread::available_parallelism().map_or(1, usize::from).min(GAMES);
    let share = |worker: usize| -> Vec<BTreeMap<String, u64>> {
        let own = (worker..GAMES).step_by(workers);
        own.map(|number| counted(&matches[number], pairs[number % pairs.len()], number)).collect()
    };
    let mut all: BTreeMap<String, u64> = BTreeMap::new();
    std::thread::scope(|scope| {
        let work: Vec<_> = (0..workers).map(|worker| scope.spawn(move || share(worker))).collect();
        for rules in work.into_iter().flat_map(|work| work.join().expect("no game breaks down")) {
            for (rule, times) in rules {
                *all.entry(rule).or_default() += times;
            }
        }
    });
    all
}

#[test]
fn bots_make_use_of_most_rules() {
    let used = series();
    let ledger: BTreeSet<&str> = kow().ledger().rules().iter().map(|rule| rule.id.as_str()).collect();
    for (rule, times) in &used {
        println!("{times:>9} {rule}");
    }
    let unknown: Vec<&String> = used.keys().filter(|rule| !ledger.contains(rule.as_str())).collect();
    assert!(unknown.is_empty(), "not in the ledger: {unknown:?}");
    let missing: Vec<&&str> = CENTRAL.iter().filter(|rule| !used.contains_key(**rule)).collect();
    assert!(missing.is_empty(), "never counted: {missing:#?}");
    assert!(used.len() >= FLOOR, "{} of {} rules are counted", used.len(), ledger.len());
}

#[test]
fn what_cannot_bear_on_a_game_is_not_counted() {
    let options = [("scenario", "kill"), ("clock", "none"), ("terrain", "none"), ("points", "1000")];
    let armies = vec![ArmyWord::Named("spears-of-the-dawn".to_owned()); 2];
    let options = options.map(|(name, value)| (name.to_owned(), value.to_owned())).to_vec();
    let agreed = kow().agree(&Settings { armies, options }).expect("the settings are sound");
    for (seed, bots) in [["greedy", "greedy"], ["random", "greedy"]].into_iter().enumerate() {
        let used = counted(&agreed, bots, seed);
        assert!(used.contains_key("kow.scenario.length-turns"), "the game is looked at to its end");
        let foreign: Vec<&String> =
            used.keys().filter(|rule| FOREIGN.iter().any(|beginning| rule.starts_with(beginning))).collect();
        assert!(foreign.is_empty(), "{foreign:?}");
    }
}
