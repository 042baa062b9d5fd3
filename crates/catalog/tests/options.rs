//! What every game says about its options.

use std::collections::BTreeSet;

use gonfalon_catalog::{GameEntry, Settings, ValueForm, games};
use gonfalon_text::Lang;

/// A value written in a form: the least number where there is one.
fn written(form: &ValueForm) -> String {
    match form {
        ValueForm::Word(word) => word.clone(),
        ValueForm::Number { before, after, least, .. } => format!("{before}{least}{after}"),
    }
}

fn is_known(game: &dyn GameEntry, name: &str, value: &str) -> bool {
    let wrong = ["catalog-unknown-option", "catalog-option-value", "catalog-option-number"];
    match game.agree(&Settings::default().with(name, value)) {
        Ok(_) => true,
        Err(findings) => findings.iter().all(|finding| !wrong.contains(&finding.says.key)),
    }
}

#[test]
fn options_have_names_defaults_and_sentences_in_both_languages() {
    for game in games() {
        let names: BTreeSet<_> = game.options().iter().map(|option| option.name).collect();
        assert_eq!(names.len(), game.options().len(), "{}: every name is there once", game.id());
        assert_eq!(game.options()[0].name, "scenario");
        for option in game.options() {
            assert!(is_known(*game, option.name, &option.default), "{} = {}", option.name, option.default);
            for lang in Lang::ALL {
                let lines = option.values.iter().map(|value| &value.says).chain([&option.says]);
                for line in lines {
                    assert_eq!(game.texts().resolve(lang, line).flaws, [], "{line:?}");
                }
            }
            if let Some(rule) = option.rule {
                assert!(game.ledger().rule(rule).is_some(), "{rule}");
            }
        }
    }
}

#[test]
fn every_value_that_is_offered_is_understood_and_no_other() {
    for game in games() {
        for option in game.options() {
            for value in &option.values {
                assert!(is_known(*game, option.name, &written(&value.form)), "{} {value:?}", option.name);
            }
            assert!(!is_known(*game, option.name, "no-such-value"), "{}", option.name);
        }
        assert!(!is_known(*game, "no-such-option", "1"));
    }
}

#[test]
fn ready_armies_are_for_scenarios_that_exist() {
    for game in games() {
        let scenarios: BTreeSet<String> =
            game.options()[0].values.iter().map(|value| value.form.shown()).collect();
        for army in game.ready_armies() {
            assert!(army.scenarios.iter().all(|word| scenarios.contains(*word)), "{}", army.id);
            if let Some(line) = &army.summary {
                assert_eq!(game.texts().resolve(Lang::De, line).flaws, [], "{}", army.id);
            }
        }
    }
}
