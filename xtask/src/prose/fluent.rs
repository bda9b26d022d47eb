//! The prose of a locale file: comments, and each message, attribute and variant as a separate paragraph.

use super::markup::{Paragraph, Paragraphs};
use super::sources::without_values;

/// The paragraphs of a locale file.
pub(super) fn paragraphs(text: &str) -> Vec<Paragraph> {
    let mut paragraphs = Paragraphs::default();
    let mut is_comment = false;
    for (line, number) in text.lines().zip(1..) {
        let is_next_comment = line.starts_with('#');
        if is_next_comment != is_comment || line.trim().is_empty() {
            paragraphs.end_all();
            is_comment = is_next_comment;
        }
        if is_comment {
            paragraphs.markdown(number, line.trim_start_matches('#'));
            continue;
        }
        let text = match begun(line) {
            Some(text) => {
                paragraphs.end();
                text
            }
            None => line,
        };
        // Selectors start and end on separate lines: `{ $count ->` and `}`.
        if text.trim_end().ends_with("->") || text.trim() == "}" {
            paragraphs.end();
            continue;
        }
        paragraphs.add(number, &without_values(text));
    }
    paragraphs.finish()
}

/// Text of a line that starts a message, an attribute or a variant.
fn begun(line: &str) -> Option<&str> {
    let text = line.trim_start();
    if let Some((_, value)) = text
        .strip_prefix("*[")
        .or_else(|| text.strip_prefix('['))
        .and_then(|key| key.split_once(']'))
    {
        return Some(value);
    }
    let is_attribute = text.starts_with('.');
    let (name, value) = text.split_once('=')?;
    let is_name = name
        .trim()
        .chars()
        .all(|char| char.is_ascii_alphanumeric() || "-_.".contains(char));
    (is_name && (is_attribute || text.len() == line.len())).then_some(value)
}
