//! The core set is read without errors.

use gonfalon_whdw::data::{Library, Sources};

#[test]
fn the_core_set_is_read_without_errors() {
    if let Err(errors) = Library::read(&Sources::CORE) {
        let listed: Vec<String> = errors.iter().map(ToString::to_string).collect();
        panic!("{}", listed.join("\n"));
    }
}
