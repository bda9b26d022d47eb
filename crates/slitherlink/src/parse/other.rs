//! Texts that are recognised but do not hold a Slitherlink: other puzzles,
//! recognised by the name in their link or file, and names of puzzles without the
//! puzzle.

use clew_core::format::pzpr::Path;
use clew_core::format::{Piece, fault, link};
use clew_core::model::{Fault, ParseError};

/// Message id: a puzzle whose kind is known by its name alone.
pub(super) const KIND: &str = "error-kind-other";

/// Whether a name in a link or file is the name of this kind.
pub(super) fn is_slitherlink(name: &str) -> bool {
    matches!(name, "slither" | "slitherlink")
}

/// Fault of another kind of puzzle, by the name it has in a link or file.
pub(super) fn kind(name: Piece<'_>) -> ParseError {
    ParseError::new(Fault::Kind, name.range(), KIND).with("name", fault::quoted(name.text))
}

/// Whether a path certainly names a puzzle: either one of this kind, or one with a size.
pub(super) fn is_puzzle(path: &Path<'_>) -> bool {
    is_slitherlink(path.kind.text) || path.has_size()
}

/// Fault of a known address that does not hold a puzzle.
pub(super) fn address(address: Piece<'_>) -> Option<ParseError> {
    let host = link::host(address).text.to_ascii_lowercase();
    let has = |name: &str| link::payloads(address).any(|p| link::parameter(p, name).is_some());
    let reference = |message| ParseError::new(Fault::Reference, address.range(), message);
    let penpa = || ParseError::new(Fault::Kind, address.range(), "error-kind-penpa");
    if address.text.contains("penpa") || (has("m") && has("p")) {
        Some(penpa())
    } else if has("e") && host.contains("puzzle") {
        Some(reference("error-reference-permalink"))
    } else if host.contains("puzzle-loop") || host.contains("puzzles-mobile") {
        Some(reference("error-reference-site"))
    } else {
        None
    }
}
