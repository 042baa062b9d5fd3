//! What this crate says.

use std::sync::OnceLock;

use gonfalon_catalog::{Finding, GameEntry};
use gonfalon_data::{DataError, TEXT_DE, TEXT_EN};
use gonfalon_kernel::Line;
use gonfalon_text::{Lang, Source, Texts};

/// The sentences of studies, together with those about files in general.
pub fn texts() -> &'static Texts {
    static TEXTS: OnceLock<Texts> = OnceLock::new();
    TEXTS.get_or_init(|| {
        let sources = [
            Source { lang: Lang::En, name: "en/lab.ftl", text: include_str!("../text/en/lab.ftl") },
            Source { lang: Lang::De, name: "de/lab.ftl", text: include_str!("../text/de/lab.ftl") },
            Source { lang: Lang::En, name: "en/report.ftl", text: include_str!("../text/en/report.ftl") },
            Source { lang: Lang::De, name: "de/report.ftl", text: include_str!("../text/de/report.ftl") },
            Source { lang: Lang::En, name: "en/data.ftl", text: TEXT_EN },
            Source { lang: Lang::De, name: "de/data.ftl", text: TEXT_DE },
        ];
        Texts::new(&sources).expect("the tests read the texts")
    })
}

/// A sentence about a study: one of our own, or one of its game.
pub fn sentence(game: Option<&dyn GameEntry>, lang: Lang, line: &Line) -> String {
    match game.filter(|_| !texts().keys(lang).contains_key(line.key)) {
        Some(game) => game.texts().line(lang, line),
        None => texts().line(lang, line),
    }
}

/// Something wrong with a study, at a place in it.
pub(crate) fn fault(place: impl Into<String>, says: Line) -> Finding {
    Finding { file: None, line: None, place: place.into(), rule: None, says }
}

/// Something wrong with the form of a study file.
pub(crate) fn misformed(error: &DataError) -> Finding {
    let says = error.args.iter().fold(Line::new(error.key), |line, (name, value)| line.text(name, value));
    Finding { file: Some(error.file.clone()), line: error.line, ..fault(&error.place, says) }
}
