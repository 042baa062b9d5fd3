//! The components of the game: they are read, counted and compared with the book.

use gonfalon_dw::data::*;

#[test]
fn the_core_set_is_read_without_errors() {
    if let Err(errors) = Library::read(&Sources::CORE) {
        let listed: Vec<String> = errors.iter().map(ToString::to_string).collect();
        panic!("{}", listed.join("\n"));
    }
}
