//! What the game says, in both languages.

use gonfalon_text::{Lang, Source};

/// One Fluent file in both languages.
macro_rules! both {
    ($name:literal) => {
        [
            Source {
                lang: Lang::En,
                name: concat!("whdw/en/", $name),
                text: include_str!(concat!("../text/en/", $name)),
            },
            Source {
                lang: Lang::De,
                name: concat!("whdw/de/", $name),
                text: include_str!(concat!("../text/de/", $name)),
            },
        ]
    };
}

const FILES: [[Source; 2]; 7] = [
    both!("agreement.ftl"),
    both!("army.ftl"),
    both!("data.ftl"),
    both!("events.ftl"),
    both!("questions.ftl"),
    both!("refusals.ftl"),
    both!("words.ftl"),
];

/// Every sentence of the game, for `gonfalon_text::Texts`.
pub const TEXTS: &[Source] = FILES.as_flattened();
