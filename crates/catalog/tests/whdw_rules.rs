//! Bot games of Warhammer: Diskwars and the rules that bear on them.

use std::collections::BTreeMap;

use gonfalon_catalog::{Agreed, ArmyWord, GameEntry, Order, Settings, game};

fn whdw() -> &'static dyn GameEntry {
    game("whdw").expect("the game is offered")
}

fn main_list() -> Vec<Agreed> {
    let every =
        |settings: &Settings, players| whdw().every_match(settings, players).expect("there are matches");
    let two = Settings::default().with("regiments", "2");
    let strongholds = Settings::default().with("scenario", "strongholds");
    let learning = Settings::default().with("scenario", "learning");
    let mut all = Vec::new();
    all.extend(every(&Settings::default(), Some(2)).into_iter().take(12));
    all.extend(every(&two, Some(2)).into_iter().step_by(7).take(12));
    all.extend(every(&Settings::default(), Some(3)).into_iter().take(4));
    all.extend(every(&Settings::default(), Some(4)).into_iter().take(4));
    all.extend(every(&strongholds, Some(2)).into_iter().take(4));
    all.extend(every(&learning, Some(2)).into_iter().take(2));
    all
}

#[test]
fn measure() {
    let mut used: BTreeMap<String, u64> = BTreeMap::new();
    for (number, agreed) in main_list().iter().enumerate() {
        for bot in ["greedy", "random"] {
            let seats = whdw().seat(agreed, &[bot.to_owned()]).expect("one bot plays every seat");
            let order = Order { agreed, seats: &seats, seed: number as u64, log: false, rules: true };
            let told = whdw().battle(&order).expect("it ends");
            for (rule, times) in told.rules {
                *used.entry(rule).or_default() += times;
            }
        }
    }
    let _ = ArmyWord::named("x");
    for rule in whdw().ledger().rules() {
        println!("{:>9} {}", used.get(rule.id.as_str()).copied().unwrap_or(0), rule.id);
    }
    for id in used.keys() {
        assert!(whdw().ledger().rules().iter().any(|rule| rule.id == *id), "{id}");
    }
    println!("distinct {} of {}", used.len(), whdw().ledger().rules().len());
}
