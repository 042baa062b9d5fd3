//! Every message key has a sentence in both languages, with the same arguments.

use gonfalon_data::testing::flaws;
use gonfalon_data::{TEXT_DE, TEXT_EN};
use gonfalon_kow::army::Broken;
use gonfalon_kow::data::MESSAGES;
use gonfalon_text::{Lang, Source, Texts};

const TEXTS: [Source; 6] = [
    Source { lang: Lang::En, name: "kow/en/army.ftl", text: include_str!("../text/en/army.ftl") },
    Source { lang: Lang::De, name: "kow/de/army.ftl", text: include_str!("../text/de/army.ftl") },
    Source { lang: Lang::En, name: "kow/en/data.ftl", text: include_str!("../text/en/data.ftl") },
    Source { lang: Lang::De, name: "kow/de/data.ftl", text: include_str!("../text/de/data.ftl") },
    Source { lang: Lang::En, name: "en/data.ftl", text: TEXT_EN },
    Source { lang: Lang::De, name: "de/data.ftl", text: TEXT_DE },
];

#[test]
fn every_message_has_its_sentences() {
    for (files, messages) in [(&TEXTS[..2], Broken::MESSAGES), (&TEXTS[2..4], MESSAGES)] {
        for file in files {
            assert_eq!(flaws(file.text, messages), Vec::<String>::new(), "{}", file.name);
        }
    }
}

#[test]
fn both_languages_are_sound_and_say_the_same() {
    let texts = Texts::new(&TEXTS).unwrap_or_else(|troubles| panic!("{troubles:#?}"));
    assert_eq!(texts.differences(), Vec::<String>::new());
}
