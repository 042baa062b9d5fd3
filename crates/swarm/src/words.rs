//! What this crate says.

use std::sync::OnceLock;

use gonfalon_text::{Lang, Source, Texts};

/// The sentences about brokers.
pub fn texts() -> &'static Texts {
    static TEXTS: OnceLock<Texts> = OnceLock::new();
    TEXTS.get_or_init(|| {
        let sources = [
            Source { lang: Lang::En, name: "en/swarm.ftl", text: include_str!("../text/en/swarm.ftl") },
            Source { lang: Lang::De, name: "de/swarm.ftl", text: include_str!("../text/de/swarm.ftl") },
        ];
        Texts::new(&sources).expect("the tests read the texts")
    })
}
