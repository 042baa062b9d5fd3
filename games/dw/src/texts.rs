//! What the game says, in both languages.

use gonfalon_data::{TEXT_DE, TEXT_EN};
use gonfalon_text::{Lang, Source};

/// One Fluent file in both languages.
macro_rules! both {
    ($name:literal) => {
        [
            Source {
                lang: Lang::En,
                name: concat!("dw/en/", $name),
                text: include_str!(concat!("../text/en/", $name)),
            },
            Source {
                lang: Lang::De,
                name: concat!("dw/de/", $name),
                text: include_str!(concat!("../text/de/", $name)),
            },
        ]
    };
}

const FILES: [[Source; 2]; 14] = [
    both!("activation.ftl"),
    both!("agreement.ftl"),
    both!("army.ftl"),
    both!("data.ftl"),
    [
        Source { lang: Lang::En, name: "en/data.ftl", text: TEXT_EN },
        Source { lang: Lang::De, name: "de/data.ftl", text: TEXT_DE },
    ],
    both!("events.ftl"),
    both!("lessons.ftl"),
    both!("missiles.ftl"),
    both!("muster.ftl"),
    both!("printed.ftl"),
    both!("questions.ftl"),
    both!("refusals.ftl"),
    both!("show.ftl"),
    both!("words.ftl"),
];

/// Every sentence of the game and of the files it reads, for `gonfalon_text::Texts`.
pub const TEXTS: &[Source] = FILES.as_flattened();
