//! A kind in stored data, as a serde `with` module: its name with a capital letter, as the first versions stored it.

use serde::{Deserialize as _, Deserializer, Serializer, de::Error as _};

use clew_core::kinded::Kind;

use super::list::named;

/// Writes a kind.
///
/// # Errors
/// The data cannot be written.
pub fn serialize<S: Serializer>(kind: &Kind, serializer: S) -> Result<S::Ok, S::Error> {
    let (first, rest) = kind.name().split_at(1);
    serializer.serialize_str(&(first.to_ascii_uppercase() + rest))
}

/// Reads a kind.
///
/// # Errors
/// The text is not the name of a kind that this program has.
pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Kind, D::Error> {
    let name = String::deserialize(deserializer)?;
    let kind = named(&name.to_ascii_lowercase());
    kind.ok_or_else(|| D::Error::custom("no such kind"))
}

#[cfg(test)]
mod tests {
    use serde::{Deserialize, Serialize};

    use super::*;

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    struct Stored(#[serde(with = "super")] Kind);

    #[test]
    fn a_kind_is_stored_as_the_first_versions_stored_it() {
        for kind in ["Slitherlink", "Sudoku", "Aquarium"] {
            let text = format!("\"{kind}\"");
            let read: Stored = serde_json::from_str(&text).unwrap();
            assert_eq!(read.0.name(), kind.to_lowercase());
            assert_eq!(serde_json::to_string(&read).unwrap(), text);
        }
        for text in ["\"Go\"", "\"\"", "7"] {
            assert!(serde_json::from_str::<Stored>(text).is_err(), "{text}");
        }
    }
}
