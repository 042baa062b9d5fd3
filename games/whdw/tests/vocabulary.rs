//! The lists that people read in `vocabulary.md` are the lists the program knows.

use gonfalon_whdw::data::*;
use serde::Serialize;

fn lists() -> toml::Table {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/whdw/vocabulary.md");
    let page = std::fs::read_to_string(path).expect("the vocabulary is part of the data");
    let block = page.split("```toml").nth(1).and_then(|rest| rest.split("```").next());
    block.expect("the page has a block of lists").parse().expect("the block is TOML")
}

fn written(name: &str) -> Vec<String> {
    let list = lists()[name].as_array().expect("a list of words").clone();
    list.iter().map(|word| word.as_str().expect("a word").to_owned()).collect()
}

// The words of data files, of the page and of saved games are the same.
fn agree<T: Word + Serialize>(name: &str) {
    let known: Vec<&str> = T::WORDS.iter().map(|(word, _)| *word).collect();
    assert_eq!(written(name), known, "{name}");
    for (word, value) in T::WORDS {
        assert_eq!(serde_json::to_value(value).expect("words can be written"), *word, "{name}");
        assert_eq!(value.word(), *word);
        assert!(T::from_word(word) == Some(*value));
    }
}

#[test]
fn every_list_is_the_same_in_the_page_and_in_the_program() {
    agree::<Trigger>("on");
    agree::<Pick>("pick");
    agree::<Until>("until");
    agree::<Stat>("stat");
    agree::<DamageType>("damage");
    agree::<Face>("face");
    agree::<Trait>("trait");
    agree::<Race>("race");
    agree::<Strategy>("strategy");
    agree::<CardKind>("card_kind");
    agree::<KeywordKind>("keyword");
    agree::<ObjectiveCount>("objective");
    assert_eq!(written("terrain_keyword"), TerrainKeyword::WORDS);
    let ranges: Vec<&str> = RangeBand::WORDS.iter().map(|(word, _)| *word).chain(["any"]).collect();
    assert_eq!(written("range"), ranges);
}
