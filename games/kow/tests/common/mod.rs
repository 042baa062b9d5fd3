//! What several tests need: the core files with one place changed.

use gonfalon_kow::data::{DataError, Library, Sources};

/// The core files with one of them replaced.
pub(crate) fn replaced(file: &str, text: &[u8]) -> Result<Library, Vec<DataError>> {
    let mut sources = Sources::core();
    match file {
        "set.toml" => sources.set = text,
        _ => {
            let id = file.strip_suffix(".toml").expect("a data file");
            let list = sources.lists.iter_mut().find(|(list, _)| *list == id).expect("a file of the game");
            list.1 = text;
        }
    }
    Library::read(&sources)
}

/// The text of a core file.
pub(crate) fn text(file: &str) -> &'static str {
    let sources = Sources::core();
    let list = sources.lists.iter().find(|(id, _)| file.strip_suffix(".toml") == Some(*id));
    std::str::from_utf8(list.map_or(sources.set, |(_, text)| text)).expect("the core files are text")
}

/// The core files with `old` replaced by `new` in one file; `old` must be there.
pub(crate) fn edited(file: &str, old: &str, new: &str) -> Result<Library, Vec<DataError>> {
    let text = text(file);
    assert!(text.contains(old), "{file} does not contain {old:?}");
    replaced(file, text.replacen(old, new, 1).as_bytes())
}
