//! The prose of a file: text that people write for people.

use super::fluent;
use super::markup::{Paragraph, Paragraphs};
use super::scan::{Piece, Syntax, pieces};

const RUST: Syntax = Syntax {
    line: Some("//"),
    block: Some(("/*", "*/")),
    quotes: "\"",
    is_rust: true,
    has_regex: false,
};

const SCRIPT: Syntax = Syntax {
    quotes: "\"'`",
    is_rust: false,
    has_regex: true,
    ..RUST
};

const STYLE: Syntax = Syntax {
    line: None,
    quotes: "\"'",
    is_rust: false,
    ..RUST
};

const HTML: Syntax = Syntax {
    block: Some(("<!--", "-->")),
    quotes: "",
    ..STYLE
};

const TOML: Syntax = Syntax {
    line: Some("#"),
    block: None,
    ..STYLE
};

/// Whether the prose of a file is checked.
pub(super) fn is_checked(path: &str) -> bool {
    // Other languages do not contain English.
    path == "locales/en.ftl" || path.ends_with(".md") || syntax(path).is_some()
}

fn syntax(path: &str) -> Option<Syntax> {
    Some(match path.rsplit_once('.')?.1 {
        "rs" => RUST,
        "ts" | "js" | "mjs" => SCRIPT,
        "css" => STYLE,
        "html" => HTML,
        "toml" => TOML,
        _ => return None,
    })
}

/// The paragraphs of a file: text, comments, and string literals in Rust.
pub(super) fn paragraphs(path: &str, text: &str) -> Vec<Paragraph> {
    if path.ends_with(".ftl") {
        return fluent::paragraphs(text);
    }
    let mut paragraphs = Paragraphs::default();
    match syntax(path) {
        Some(syntax) => source(text, syntax, &mut paragraphs),
        None => {
            for (line, number) in text.lines().zip(1..) {
                paragraphs.markdown(number, line);
            }
        }
    }
    paragraphs.finish()
}

fn source(text: &str, syntax: Syntax, paragraphs: &mut Paragraphs) {
    // The line after a comment, where the comment may continue.
    let mut next = 0;
    for (line, piece) in pieces(text, syntax) {
        match piece {
            Piece::Line(comment, is_alone) => {
                if !is_alone || line != next {
                    paragraphs.end_all();
                }
                paragraphs.markdown(line, comment.trim_start_matches(['/', '!']));
                next = if is_alone { line + 1 } else { 0 };
            }
            Piece::Block(comment) => {
                paragraphs.end_all();
                for (text, number) in comment.lines().zip(line..) {
                    let text = text.trim_start();
                    // Lines of a comment may start with stars.
                    let text = text.strip_prefix('*').unwrap_or(text);
                    paragraphs.markdown(number, text);
                }
                paragraphs.end_all();
            }
            Piece::Literal(literal) if syntax.is_rust => {
                paragraphs.end_all();
                for (text, number) in literal.lines().zip(line..) {
                    self::literal(text, number, paragraphs);
                }
                paragraphs.end_all();
            }
            Piece::Literal(_) => {}
        }
    }
}

/// Adds a line of a string literal, with a word for each inserted value, and without escapes.
fn literal(text: &str, number: usize, paragraphs: &mut Paragraphs) {
    if text.trim().is_empty() {
        paragraphs.end();
    }
    let text = text.strip_suffix('\\').unwrap_or(text);
    for (part, count) in text.split("\\n").zip(0..) {
        if count > 0 {
            paragraphs.end();
        }
        let part = part.replace("\\\"", "\"");
        paragraphs.add(number, &without_values(&part));
    }
}

/// A text with each `{value}` replaced by a word.
pub(super) fn without_values(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, inside)) = rest.split_once('{') {
        let Some((_, after)) = inside.split_once('}') else {
            break;
        };
        plain.push_str(before);
        plain.push_str("xxx");
        rest = after;
    }
    plain + rest
}
