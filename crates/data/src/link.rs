//! Armies as links: their JSON, packed into letters that can stand in any address.

use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};
use miniz_oxide::{deflate::compress_to_vec, inflate::decompress_to_vec_with_limit};
use serde::Serialize;

use crate::error::DataError;

/// The first letter of every link; another way of packing would take another one.
const FORM: char = 'a';
/// Links are packed once and read often; more effort hardly makes them shorter.
const EFFORT: u8 = 9;
/// The longest link that is looked at.
const MOST_LETTERS: usize = 64 * 1024;
/// The largest army that is looked at, and that a link may unpack to: one that brings its own datasheets is large.
pub const MOST_ARMY_BYTES: usize = 512 * 1024;

/// The name of a linked army in errors, which also says that it is JSON.
pub const LINK: &str = "link.json";

/// The file in letters that can stand in a link.
pub fn to_link(file: &impl Serialize) -> String {
    let json = serde_json::to_vec(file).expect("texts, numbers and lists can always be written");
    let mut link = String::from(FORM);
    URL_SAFE_NO_PAD.encode_string(compress_to_vec(&json, EFFORT), &mut link);
    link
}

/// The JSON in a link, which may come from anywhere; what it says is still to be judged.
pub fn from_link(link: &str) -> Result<Vec<u8>, Box<DataError>> {
    let wrong = |key| Box::new(DataError::of_file(LINK, None, key, vec![]));
    let link = link.trim();
    if link.len() > MOST_LETTERS {
        return Err(wrong("data-link-too-long"));
    }
    let letters = link.strip_prefix(FORM).ok_or_else(|| wrong("data-bad-link"))?;
    let packed = URL_SAFE_NO_PAD.decode(letters).map_err(|_| wrong("data-bad-link"))?;
    decompress_to_vec_with_limit(&packed, MOST_ARMY_BYTES).map_err(|_| wrong("data-bad-link"))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn links_are_short_and_lead_back() {
        let army: Vec<String> =
            (0..40).map(|number| format!("elf-spearmen-regiment-{}", number % 3)).collect();
        let link = to_link(&army);
        assert!(link.len() < 120, "{link}");
        assert!(link.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte)), "{link}");
        let json = from_link(&format!(" {link}\n")).expect("it was just made");
        assert_eq!(serde_json::from_slice::<Vec<String>>(&json).expect("it is JSON"), army);
    }

    #[test]
    fn bombs_and_endless_links_are_refused() {
        let bomb = to_link(&"a".repeat(MOST_ARMY_BYTES));
        assert!(bomb.len() < MOST_LETTERS);
        assert_eq!(from_link(&bomb).map_err(|error| error.key), Err("data-bad-link"));
        let long = "a".repeat(MOST_LETTERS + 1);
        assert_eq!(from_link(&long).map_err(|error| error.key), Err("data-link-too-long"));
        for bad in ["", "b", "a=", "aä", "a____"] {
            assert_eq!(from_link(bad).map_err(|error| error.key), Err("data-bad-link"), "{bad}");
        }
    }

    proptest! {
        #[test]
        fn no_letters_break_the_reader(link in "a[A-Za-z0-9_-]{0,80}") {
            let read = from_link(&link);
            prop_assert!(read.is_ok_and(|bytes| bytes.len() <= MOST_ARMY_BYTES) || from_link(&link).is_err());
        }
    }
}
