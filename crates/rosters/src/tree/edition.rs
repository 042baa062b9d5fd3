//! Which game and edition a tree belongs to.

use super::each;
use super::node::Node;
use crate::format::Edition;
use crate::note::{Note, Refused};

/// The edition, or a refusal of another edition or game. `system` is what the file calls its game.
pub(crate) fn judge(root: &Node, system: Option<&str>) -> Result<Edition, Refused> {
    let system = system.unwrap_or_default();
    let small = system.to_lowercase();
    if let Some(edition) = ordinal(&small) {
        return if edition == 10 { Ok(Edition::Tenth) } else { Err(other_edition(&edition.to_string())) };
    }
    let ours = ["40,000", "40.000", "40000", "40k"].iter().any(|name| small.contains(name));
    if !small.is_empty() && !ours || small.contains("kill team") {
        return Err(Refused::new(Note::new("rosters-other-game").with("game", system)));
    }
    let (mut tenth, mut earlier) = (false, false);
    each(root, &mut |node| {
        if node.tag != "profile" || node.peek("typeName") != Some("Unit") {
            return;
        }
        for characteristic in node.peek_list("characteristics") {
            match characteristic.peek("name") {
                Some("OC") => tenth = true,
                Some("BS" | "WS" | "Save") => earlier = true,
                _ => {}
            }
        }
    });
    match (tenth, earlier) {
        (true, false) => Ok(Edition::Tenth),
        (false, true) => Err(other_edition("8, 9")),
        _ => Ok(Edition::Assumed),
    }
}

fn other_edition(edition: &str) -> Refused {
    Refused::new(Note::new("rosters-other-edition").with("edition", edition))
}

/// The number in a word such as `9th`.
fn ordinal(text: &str) -> Option<u8> {
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric());
    words
        .filter_map(|word| ["st", "nd", "rd", "th"].iter().find_map(|end| word.strip_suffix(end)))
        .find_map(|number| number.parse().ok())
}
