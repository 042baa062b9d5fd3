//! What the game says, in both languages.

use gonfalon_data::{TEXT_DE, TEXT_EN};
use gonfalon_text::{Lang, Source};

/// One Fluent file in both languages.
macro_rules! both {
    ($name:literal) => {
        [
            Source {
                lang: Lang::En,
                name: concat!("wh40k/en/", $name),
                text: include_str!(concat!("../text/en/", $name)),
            },
            Source {
                lang: Lang::De,
                name: concat!("wh40k/de/", $name),
                text: include_str!(concat!("../text/de/", $name)),
            },
        ]
    };
}

const FILES: [[Source; 2]; 18] = [
    both!("army.ftl"),
    both!("attack.ftl"),
    both!("charge.ftl"),
    both!("data.ftl"),
    both!("events.ftl"),
    both!("fight.ftl"),
    both!("import.ftl"),
    both!("lessons.ftl"),
    both!("movement.ftl"),
    both!("questions.ftl"),
    both!("setup.ftl"),
    both!("shooting.ftl"),
    both!("show.ftl"),
    both!("stratagem.ftl"),
    both!("walk.ftl"),
    both!("words.ftl"),
    [
        Source { lang: Lang::En, name: "en/data.ftl", text: TEXT_EN },
        Source { lang: Lang::De, name: "de/data.ftl", text: TEXT_DE },
    ],
    [
        Source { lang: Lang::En, name: "en/rosters.ftl", text: gonfalon_rosters::TEXT_EN },
        Source { lang: Lang::De, name: "de/rosters.ftl", text: gonfalon_rosters::TEXT_DE },
    ],
];

/// Every sentence of the game, for `gonfalon_text::Texts`.
pub const TEXTS: &[Source] = FILES.as_flattened();
