//! Names of kinds.

use std::fmt;

use serde::de::Visitor;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Longest name, in bytes.
const LONGEST: usize = 16;

/// Name of a kind of puzzle: 1 to 16 lower-case letters, digits and hyphens. A name from a message or a stored game may be
/// unknown to this program; check the list of kinds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Kind {
    /// The name, padded with zeros.
    bytes: [u8; LONGEST],
}

impl Kind {
    /// Kind with a name that is known at compile time.
    ///
    /// # Panics
    /// The text is not a name. In a constant, the program does not compile.
    pub const fn new(name: &'static str) -> Self {
        match Self::of_bytes(name.as_bytes()) {
            Some(kind) => kind,
            None => panic!("a kind's name has 1 to 16 lower-case letters, digits and hyphens"),
        }
    }

    /// Kind with a name; `None` for a text that is not a name.
    pub const fn of_name(name: &str) -> Option<Self> {
        Self::of_bytes(name.as_bytes())
    }

    const fn of_bytes(name: &[u8]) -> Option<Self> {
        if name.is_empty() || name.len() > LONGEST {
            return None;
        }
        let mut bytes = [0; LONGEST];
        let mut at = 0;
        while at < name.len() {
            if !matches!(name[at], b'a'..=b'z' | b'0'..=b'9' | b'-') {
                return None;
            }
            bytes[at] = name[at];
            at += 1;
        }
        Some(Self { bytes })
    }

    /// The name.
    pub fn name(&self) -> &str {
        let end = self.bytes.iter().position(|&byte| byte == 0);
        let name = &self.bytes[..end.unwrap_or(LONGEST)];
        // Every byte is an ASCII letter, digit or hyphen.
        str::from_utf8(name).unwrap_or_default()
    }
}

impl fmt::Debug for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl Serialize for Kind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Kind {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(Name)
    }
}

/// Reader of a serialised name.
struct Name;

impl Visitor<'_> for Name {
    type Value = Kind;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the name of a kind")
    }

    fn visit_str<E: serde::de::Error>(self, name: &str) -> Result<Kind, E> {
        Kind::of_name(name).ok_or_else(|| E::custom("not the name of a kind"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_written_and_read_back() {
        for name in ["a", "slitherlink", "exactly-16-bytes"] {
            let kind = Kind::of_name(name).unwrap();
            assert_eq!((kind.name(), kind), (name, Kind::new(name)));
            let json = serde_json::to_string(&kind).unwrap();
            assert_eq!(json, format!("\"{name}\""));
            assert_eq!(serde_json::from_str::<Kind>(&json).unwrap(), kind);
            let bytes = postcard::to_allocvec(&kind).unwrap();
            assert_eq!(postcard::from_bytes::<Kind>(&bytes).unwrap(), kind);
        }
    }

    #[test]
    fn a_text_that_is_not_a_name_is_refused() {
        for text in [
            "",
            "Sudoku",
            "two words",
            "seventeen-letters",
            "ab\0",
            "数独",
        ] {
            assert_eq!(Kind::of_name(text), None, "{text:?}");
            let json = serde_json::to_string(text).unwrap();
            assert!(serde_json::from_str::<Kind>(&json).is_err(), "{text:?}");
        }
    }
}
