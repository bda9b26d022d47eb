//! Texts that are recognised but do not hold a Slitherlink: other puzzles,
//! recognised by the name in their link or file, and names of puzzles without the
//! puzzle.

use clew_core::format::pzpr::Path;
use clew_core::format::{Piece, link};
use clew_core::model::ParseError;

/// Whether a name in a link or file is the name of this kind.
pub(super) fn is_slitherlink(name: &str) -> bool {
    matches!(name, "slither" | "slitherlink")
}

/// Whether a path certainly names a puzzle: either one of this kind, or one with a size.
pub(super) fn is_puzzle(path: &Path<'_>) -> bool {
    is_slitherlink(path.kind.text) || path.has_size()
}

/// Fault of a known address that does not hold a puzzle.
pub(super) fn address(address: Piece<'_>) -> Option<ParseError> {
    let host = link::host(address).text.to_ascii_lowercase();
    let has = |name: &str| link::payloads(address).any(|p| link::parameter(p, name).is_some());
    let message = if address.text.contains("penpa") || (has("m") && has("p")) {
        "error-kind-penpa"
    } else if has("e") && host.contains("puzzle") {
        "error-reference-permalink"
    } else if host.contains("puzzle-loop") || host.contains("puzzles-mobile") {
        "error-reference-site"
    } else {
        return None;
    };
    Some(address.fault(message))
}
