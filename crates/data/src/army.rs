//! Army files, which people write as TOML or as JSON.

use serde::Serialize;

use crate::document::document;
use crate::error::{DataError, Dialect};
use crate::table::Table;

/// Reads TOML and lists everything that is wrong with its form; `file` names it in the errors.
pub fn from_toml<T>(
    dialect: &Dialect,
    file: &str,
    bytes: &[u8],
    read: impl FnOnce(&Table<'_>) -> Option<T>,
) -> Result<T, Vec<DataError>> {
    let mut errors = Vec::new();
    let read = document(dialect, file, bytes, &mut errors, read).flatten();
    read.filter(|_| errors.is_empty()).ok_or(errors)
}

/// Reads JSON and lists everything that is wrong with its form; `file` names it in the errors.
pub fn from_json<T>(
    dialect: &Dialect,
    file: &str,
    bytes: &[u8],
    read: impl FnOnce(&Table<'_>) -> Option<T>,
) -> Result<T, Vec<DataError>> {
    let value: serde_json::Value = serde_json::from_slice(bytes).map_err(|reason| {
        let line = u32::try_from(reason.line()).ok();
        vec![DataError::of_file(file, line, "data-not-json", vec![("reason", reason.to_string())])]
    })?;
    // The form of both is the same, so one reader judges both.
    let as_toml = toml::to_string(&value).map_err(|reason| {
        vec![DataError::of_file(file, None, "data-json-value", vec![("reason", reason.to_string())])]
    })?;
    from_toml(dialect, file, as_toml.as_bytes(), read).map_err(|mut errors| {
        // Lines of the translation would lead nowhere; the place still tells where to look.
        errors.iter_mut().for_each(|error| error.line = None);
        errors
    })
}

/// Reads a file whose name ends in `.json` as JSON, any other as TOML.
pub fn from_named<T>(
    dialect: &Dialect,
    file: &str,
    bytes: &[u8],
    read: impl FnOnce(&Table<'_>) -> Option<T>,
) -> Result<T, Vec<DataError>> {
    let json = file.rsplit('.').next().is_some_and(|end| end.eq_ignore_ascii_case("json"));
    if json { from_json(dialect, file, bytes, read) } else { from_toml(dialect, file, bytes, read) }
}

/// The file as TOML.
pub fn to_toml(file: &impl Serialize) -> String {
    toml::to_string(file).expect("texts, numbers and lists can always be written")
}

/// The file as JSON.
pub fn to_json(file: &impl Serialize) -> String {
    serde_json::to_string_pretty(file).expect("texts, numbers and lists can always be written")
}

/// Gives a type the ways in and out of TOML and JSON: `toml_or_json!(ArmyFile, DIALECT, army)`, where `army` reads it
/// from the table of the whole file.
#[macro_export]
macro_rules! toml_or_json {
    ($file:ty, $dialect:expr, $read:expr) => {
        impl $file {
            /// Reads TOML and lists everything that is wrong with its form; `file` names it in the errors.
            pub fn from_toml(file: &str, bytes: &[u8]) -> Result<Self, Vec<$crate::DataError>> {
                $crate::from_toml(&$dialect, file, bytes, $read)
            }

            /// Reads JSON and lists everything that is wrong with its form; `file` names it in the errors.
            pub fn from_json(file: &str, bytes: &[u8]) -> Result<Self, Vec<$crate::DataError>> {
                $crate::from_json(&$dialect, file, bytes, $read)
            }

            /// Reads a file whose name ends in `.json` as JSON, any other as TOML.
            pub fn from_named(file: &str, bytes: &[u8]) -> Result<Self, Vec<$crate::DataError>> {
                $crate::from_named(&$dialect, file, bytes, $read)
            }

            /// The file as TOML.
            pub fn to_toml(&self) -> String {
                $crate::to_toml(self)
            }

            /// The file as JSON.
            pub fn to_json(&self) -> String {
                $crate::to_json(self)
            }
        }
    };
}
