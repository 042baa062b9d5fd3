//! Every message key has a sentence in both languages, with the same arguments.

use gonfalon_data::testing::flaws;
use gonfalon_dw::army::Broken;
use gonfalon_dw::data::MESSAGES;

#[test]
fn data_errors_have_sentences() {
    assert_eq!(flaws(include_str!("../text/en/data.ftl"), MESSAGES), Vec::<String>::new());
    assert_eq!(flaws(include_str!("../text/de/data.ftl"), MESSAGES), Vec::<String>::new());
}

#[test]
fn broken_army_rules_have_sentences() {
    assert_eq!(flaws(include_str!("../text/en/army.ftl"), Broken::MESSAGES), Vec::<String>::new());
    assert_eq!(flaws(include_str!("../text/de/army.ftl"), Broken::MESSAGES), Vec::<String>::new());
}
