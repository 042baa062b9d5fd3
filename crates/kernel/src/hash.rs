//! Fingerprints: how a log proves that nothing in it was changed.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

/// A BLAKE3 fingerprint, written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Hash([u8; 32]);

impl Hash {
    /// The fingerprint of some bytes, for example of a game's data files.
    pub fn of(bytes: &[u8]) -> Hash {
        Hash(*blake3::hash(bytes).as_bytes())
    }

    /// Reads 64 lower-case hexadecimal digits.
    pub fn from_hex(text: &str) -> Option<Hash> {
        let canonical = text.bytes().all(|byte| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte));
        if !canonical {
            return None;
        }
        blake3::Hash::from_hex(text).ok().map(|hash| Hash(*hash.as_bytes()))
    }
}

impl fmt::Display for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(blake3::Hash::from_bytes(self.0).to_hex().as_str())
    }
}

impl fmt::Debug for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Hash {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Hash {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Hash, D::Error> {
        let text = String::deserialize(deserializer)?;
        Hash::from_hex(&text).ok_or_else(|| D::Error::custom("a hash has 64 lower-case hexadecimal digits"))
    }
}

/// A fingerprint in the making. Every part is preceded by its length, so that no two lists of parts collide.
pub(crate) struct Fingerprint(blake3::Hasher);

impl Fingerprint {
    pub(crate) fn new(what: &str) -> Fingerprint {
        let mut fingerprint = Fingerprint(blake3::Hasher::new());
        fingerprint.bytes(what.as_bytes());
        fingerprint
    }

    pub(crate) fn bytes(&mut self, bytes: &[u8]) {
        self.0.update(&(bytes.len() as u64).to_le_bytes());
        self.0.update(bytes);
    }

    pub(crate) fn hash(&mut self, hash: &Hash) {
        self.bytes(&hash.0);
    }

    pub(crate) fn json(&mut self, value: &impl Serialize) {
        self.bytes(&serde_json::to_vec(value).expect("a record is plain data and always becomes JSON"));
    }

    /// Adds a position and closes the fingerprint: the position comes last because its length is not known.
    pub(crate) fn close(mut self, state: &impl Serialize) -> Hash {
        postcard::to_io(state, &mut self.0).expect("a state is plain data and always becomes bytes");
        self.finish()
    }

    pub(crate) fn finish(self) -> Hash {
        Hash(*self.0.finalize().as_bytes())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hash_survives_its_text_form() {
        let hash = Hash::of(b"gonfalon");
        assert_eq!(Hash::from_hex(&hash.to_string()), Some(hash));
        assert_eq!(Hash::from_hex(&hash.to_string().to_uppercase()), None);
        assert_eq!(Hash::from_hex("12"), None);
    }

    #[test]
    fn parts_do_not_run_together() {
        let of = |parts: [&[u8]; 2]| {
            let mut fingerprint = Fingerprint::new("test");
            parts.iter().for_each(|part| fingerprint.bytes(part));
            fingerprint.finish()
        };
        assert_ne!(of([b"ab", b"c"]), of([b"a", b"bc"]));
    }
}
