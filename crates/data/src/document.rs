//! A whole TOML file.

use toml::de::DeTable;

use crate::error::{DataError, Dialect};
use crate::log::Log;
use crate::table::Table;

/// Reads a whole TOML file of a game; an unknown field at its top is an error like any other.
pub fn document<T>(
    dialect: &Dialect,
    name: &str,
    bytes: &[u8],
    errors: &mut Vec<DataError>,
    read: impl FnOnce(&Table<'_>) -> T,
) -> Option<T> {
    let text = match std::str::from_utf8(bytes) {
        Ok(text) => text,
        Err(reason) => {
            let valid = std::str::from_utf8(&bytes[..reason.valid_up_to()]).unwrap_or("");
            let log = Log::new(dialect, name, valid);
            log.note(Some(valid.len()..valid.len()), "", "data-not-text", vec![]);
            errors.extend(log.into_errors());
            return None;
        }
    };
    let log = Log::new(dialect, name, text);
    let (root, mistakes) = DeTable::parse_recoverable(text);
    for mistake in &mistakes {
        log.note(mistake.span(), "", "data-not-toml", vec![("reason", mistake.message().to_owned())]);
    }
    // What a parser recovered is not what was meant; judging it further would only add noise.
    let result = log.is_clean().then(|| {
        let root = Table::new(&log, String::new(), None, root.get_ref());
        root.read("game", |value| value.one_of(&[dialect.game]));
        let result = read(&root);
        root.finish();
        result
    });
    errors.extend(log.into_errors());
    result
}
