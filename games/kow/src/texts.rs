//! What the game says, in both languages.

use gonfalon_data::{TEXT_DE, TEXT_EN};
use gonfalon_text::{Lang, Source};

/// One Fluent file in both languages.
macro_rules! both {
    ($name:literal) => {
        [
            Source {
                lang: Lang::En,
                name: concat!("kow/en/", $name),
                text: include_str!(concat!("../text/en/", $name)),
            },
            Source {
                lang: Lang::De,
                name: concat!("kow/de/", $name),
                text: include_str!(concat!("../text/de/", $name)),
            },
        ]
    };
}

const FILES: [[Source; 2]; 11] = [
    both!("agreement.ftl"),
    both!("army.ftl"),
    both!("data.ftl"),
    both!("events.ftl"),
    both!("lessons.ftl"),
    both!("muster.ftl"),
    both!("questions.ftl"),
    both!("refusals.ftl"),
    both!("show.ftl"),
    both!("words.ftl"),
    [
        Source { lang: Lang::En, name: "en/data.ftl", text: TEXT_EN },
        Source { lang: Lang::De, name: "de/data.ftl", text: TEXT_DE },
    ],
];

/// Every sentence of the game, for `gonfalon_text::Texts`.
pub const TEXTS: &[Source] = FILES.as_flattened();
