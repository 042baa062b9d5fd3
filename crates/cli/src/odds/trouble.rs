//! What is wrong with a question about odds.

use gonfalon_kernel::Line;
use gonfalon_odds::notation::Trouble;

use super::names;
use crate::voice::Voice;

pub(super) fn in_words(trouble: &Trouble, voice: Voice) -> String {
    voice.say(&match trouble {
        Trouble::Unknown { word, nearest } => {
            Line::new("cli-odds-unknown").text("word", word).text("nearest", nearest)
        }
        Trouble::Number { word, like } => Line::new("cli-odds-number").text("word", word).text("like", *like),
        Trouble::Missing { text, like } => {
            Line::new("cli-odds-missing").text("text", text).text("like", *like)
        }
        Trouble::TooMuch { what, found, most } => Line::new("cli-odds-too-much")
            .text("what", voice.word(names::amount(what)))
            .text("found", found.to_string())
            .text("most", most.to_string()),
    })
}
