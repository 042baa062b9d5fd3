//! The lists that people read in `vocabulary.md` are the lists the program knows.

mod common;

use common::errors;
use gonfalon_dw::data::*;

fn page() -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/dw/vocabulary.md");
    std::fs::read_to_string(path).expect("the vocabulary is part of the data")
}

// The words in the first column of the tables between two headings.
fn column(from: &str, to: &str) -> Vec<String> {
    let page = page();
    let part =
        page.split(from).nth(1).and_then(|rest| rest.split(to).next()).expect("the headings are there");
    let rows = part.lines().filter_map(|line| line.strip_prefix("| `")?.split('|').next());
    rows.flat_map(|cell| cell.split('`').step_by(2).map(str::trim).map(str::to_owned).collect::<Vec<_>>())
        .filter(|word| !word.is_empty())
        .collect()
}

fn known(errors: &[DataError]) -> Vec<String> {
    let error = errors.iter().find(|error| error.key == "data-unknown-word").expect("an unknown word");
    error.arg("known").expect("the known words").split(", ").map(str::to_owned).collect()
}

fn sorted(mut words: Vec<String>) -> Vec<String> {
    words.sort();
    words
}

#[test]
fn effects_are_the_same_in_the_page_and_in_the_program() {
    let of_disks = known(&errors("disks.toml", "do = \"pass_friends\"", "do = \"xyzxyzxyz\""));
    assert_eq!(sorted(column("## 4. Effects", "### Only in terrain.toml")), sorted(of_disks));
    let of_land = known(&errors("terrain.toml", "do = \"stop_entering\"", "do = \"xyzxyzxyz\""));
    for word in column("### Only in terrain.toml", "## 5.") {
        assert!(of_land.contains(&word), "{word}");
    }
}

#[test]
fn moments_and_relations_are_the_same_in_the_page_and_in_the_program() {
    let words = |list: &[&str]| -> Vec<String> { list.iter().map(|word| (*word).to_owned()).collect() };
    let whens: Vec<&str> = When::WORDS.iter().map(|(word, _)| *word).collect();
    assert_eq!(column("## 3. An ability", "### Filters"), words(&whens));
    let relations: Vec<&str> = Relation::WORDS.iter().map(|(word, _)| *word).collect();
    assert_eq!(column("| relation | Disks meant |", "## 4."), words(&relations));
}

#[test]
fn shorter_lists_are_the_same_in_the_page_and_in_the_program() {
    fn agree<T: Word>(before: &str) {
        let list: Vec<&str> = T::WORDS.iter().map(|(word, _)| *word).collect();
        let written = format!("{before}`{}`", list.join(" "));
        assert!(page().replace('\n', " ").contains(&written), "{written}");
    }
    agree::<Class>("pictures and sorting: ");
    agree::<Alignment>("`alignment`: ");
    agree::<AimsAt>("`target_kind`: ");
    agree::<Reminder>("(where the Spell Disk lies meanwhile): ");
}
