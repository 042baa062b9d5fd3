//! Army files: mistakes of form, and the ways in and out of TOML, JSON and links.

use gonfalon_data::{LINK, from_link, to_link};
use gonfalon_dw::army::*;
use gonfalon_dw::data::Library;

#[test]
fn files_are_the_same_as_toml_json_and_link() {
    for (_, file) in ready_files(Library::core()) {
        assert_eq!(ArmyFile::from_toml("a.toml", file.to_toml().as_bytes()).as_ref(), Ok(&file));
        assert_eq!(ArmyFile::from_json("a.json", file.to_json().as_bytes()).as_ref(), Ok(&file));
        let bytes = from_link(&to_link(&file)).expect("a link holds its army");
        assert_eq!(ArmyFile::from_named(LINK, &bytes).as_ref(), Ok(&file));
    }
}

#[test]
fn counts_and_spells_may_be_left_out() {
    let text = "game = \"dw\"\nname = \"One\"\ndisks = [{ id = \"tree-ent\" }]\n";
    let file = ArmyFile::from_toml("one.toml", text.as_bytes()).expect("well formed");
    assert_eq!(file.disks, [DiskEntry { id: "tree-ent".to_owned(), count: 1 }]);
    assert_eq!(file.spells, []);
}

#[test]
fn mistakes_of_form_are_named_with_their_line() {
    let text = "game = \"whdw\"\ndisks = [\n  { id = \"tree-ent\", count = 0 },\n  { di = \"tree-ent\" },\n]\n\
                spells = \"zip\"\nspels = []\n";
    let errors = ArmyFile::from_toml("bad.toml", text.as_bytes()).expect_err("bad form");
    let found: Vec<(Option<u32>, &str, &str)> =
        errors.iter().map(|error| (error.line, error.place.as_str(), error.key)).collect();
    let expected = [
        (Some(1), "game", "data-unknown-word"),
        (None, "", "data-missing-field"),
        (Some(3), "disks.0.count", "data-out-of-range"),
        (Some(4), "disks.1", "data-missing-field"),
        (Some(4), "disks.1", "data-unknown-field-nearest"),
        (Some(6), "spells", "data-expected-list"),
        (Some(7), "", "data-unknown-field-nearest"),
    ];
    assert_eq!(found, expected);
}
