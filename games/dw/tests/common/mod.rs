//! What several tests need: the core files with one place changed.

use gonfalon_dw::data::{DataError, Library, Sources};

/// The core set with `old` replaced by `new` in one file; `old` must be there.
pub(crate) fn edited(file: &str, old: &str, new: &str) -> Result<Library, Vec<DataError>> {
    let index = Sources::NAMES.iter().position(|name| *name == file).expect("a file of the core set");
    let mut files = Sources::CORE.files();
    let text = std::str::from_utf8(files[index]).expect("the core files are text");
    assert!(text.contains(old), "{file} does not contain {old:?}");
    let text = text.replacen(old, new, 1);
    files[index] = text.as_bytes();
    Library::read(&Sources::from_files(files))
}

/// The errors after such a change.
pub(crate) fn errors(file: &str, old: &str, new: &str) -> Vec<DataError> {
    edited(file, old, new).expect_err("the change is an error")
}
