//! Pages of the guide, each with its own address.

use clew::kind::{self, Kind};

/// Page of the guide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GuidePage {
    /// The techniques of a kind, or of the open puzzle's kind.
    Index(Option<Kind>),
    /// How often each technique of a kind is used, by level.
    Shares(Kind),
    /// One technique, by its name.
    Technique(&'static str),
}

impl GuidePage {
    /// Reads the fragment after the `#`; `None` if it does not name a page of the guide. An
    /// unknown kind or technique leads to the index.
    pub fn parse(hash: &str) -> Option<Self> {
        let text = hash.trim_start_matches('#');
        match text.split_once('=') {
            None if text == "techniques" => Some(Self::Index(None)),
            Some(("techniques", kind)) => Some(Self::Index(kind::named(kind))),
            Some(("shares", kind)) => Some(match kind::named(kind) {
                Some(kind) => Self::Shares(kind),
                None => Self::Index(None),
            }),
            Some(("technique", name)) => Some(match kind::technique(name) {
                Some(entry) => Self::Technique(entry.name),
                None => Self::Index(None),
            }),
            _ => None,
        }
    }

    /// Text of the address, with the `#`.
    pub fn hash(self) -> String {
        match self {
            Self::Index(None) => "#techniques".to_owned(),
            Self::Index(Some(kind)) => {
                let kind = kind.name();
                format!("#techniques={kind}")
            }
            Self::Shares(kind) => {
                let kind = kind.name();
                format!("#shares={kind}")
            }
            Self::Technique(name) => format!("#technique={name}"),
        }
    }
}
