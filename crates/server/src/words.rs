//! The host's and the page's own sentences.

use std::sync::OnceLock;

use gonfalon_catalog::GameEntry;
use gonfalon_text::{Lang, Source, Texts};

const OWN: [Source; 4] = [
    Source { lang: Lang::En, name: "en/host.ftl", text: include_str!("../text/en/host.ftl") },
    Source { lang: Lang::De, name: "de/host.ftl", text: include_str!("../text/de/host.ftl") },
    Source { lang: Lang::En, name: "en/page.ftl", text: include_str!("../text/en/page.ftl") },
    Source { lang: Lang::De, name: "de/page.ftl", text: include_str!("../text/de/page.ftl") },
];

/// The sentences of the host and the page, together with those of the kernel.
pub fn texts() -> &'static Texts {
    static TEXTS: OnceLock<Texts> = OnceLock::new();
    TEXTS.get_or_init(|| Texts::new(&OWN).expect("the tests read the texts"))
}

/// Everything that is said about a game at the table, as one Fluent file.
pub(crate) fn of_game(game: &dyn GameEntry, lang: Lang) -> String {
    let own = OWN.iter().filter(|source| source.lang == lang).map(|source| source.text);
    std::iter::once(game.texts().fluent(lang)).chain(own).collect::<Vec<_>>().join("\n")
}
