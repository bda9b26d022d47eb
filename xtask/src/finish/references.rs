//! File references in a text: in quotes or brackets, as addresses are written in HTML, CSS and JavaScript.

use std::ops::Range;

/// A reference to a file in a text.
#[derive(Debug, PartialEq)]
pub(super) struct Reference {
    /// Path of the file.
    pub(super) target: String,
    /// Range of the file's bare name, the last part of the address.
    pub(super) name: Range<usize>,
}

/// All file references in the text at `path`, in order. `base` is the address of the page's folder, if known.
///
/// Only a complete address counts: words in comments do not.
pub(super) fn references(
    path: &str,
    text: &[u8],
    base: &str,
    is_file: impl Fn(&str) -> bool,
) -> Vec<Reference> {
    let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
    let mut found = Vec::new();
    let mut at = 0;
    while at < text.len() {
        let length = text[at..]
            .iter()
            .take_while(|&&byte| is_of_address(byte))
            .count();
        let end = at + length;
        if length > 0 && opens(text, at) && closes(text, end) {
            let address = String::from_utf8_lossy(&text[at..end]);
            let bare = address.rsplit('/').next().map_or(0, str::len);
            // Addresses in scripts may be relative to the page's folder or to the script's own.
            let target = [folder, ""]
                .into_iter()
                .filter_map(|folder| resolved(folder, &address, base))
                .find(|target| is_file(target));
            found.extend(target.map(|target| Reference {
                target,
                name: end - bare..end,
            }));
        }
        at = end + 1;
    }
    found
}

fn is_of_address(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || b"-._~:/%@+".contains(&byte)
}

fn opens(text: &[u8], at: usize) -> bool {
    at > 0 && b"\"'`(".contains(&text[at - 1])
}

fn closes(text: &[u8], at: usize) -> bool {
    text.get(at).is_some_and(|byte| b"\"'`)?#".contains(byte))
}

/// The path for an address, starting from a folder; `None` if it leads elsewhere.
fn resolved(folder: &str, address: &str, base: &str) -> Option<String> {
    let is_based = base.starts_with('/') || base.contains("://");
    let (folder, rest) = match address.strip_prefix(base).filter(|_| is_based) {
        Some(rest) => ("", rest),
        None => (folder, address),
    };
    let mut parts: Vec<&str> = folder.split('/').filter(|part| !part.is_empty()).collect();
    for part in rest.split('/') {
        match part {
            "." => {}
            ".." => {
                parts.pop()?;
            }
            part => parts.push(part),
        }
    }
    Some(parts.join("/"))
}
