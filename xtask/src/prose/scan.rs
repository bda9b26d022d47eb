//! Comments and string literals of source text, separated from code well enough to find prose.

/// Syntax of a language's comments and strings.
#[derive(Clone, Copy, Debug)]
pub(super) struct Syntax {
    /// Start of a comment that ends with the line.
    pub(super) line: Option<&'static str>,
    /// Start and end of a block comment.
    pub(super) block: Option<(&'static str, &'static str)>,
    /// Quotes of string literals.
    pub(super) quotes: &'static str,
    /// Whether there are raw strings, quoted characters, and nested comments.
    pub(super) is_rust: bool,
    /// Whether there are regular expressions between slashes.
    pub(super) has_regex: bool,
}

/// Part of a source text that may contain prose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Piece<'a> {
    /// Comment to the end of its line, and whether it is the whole line.
    Line(&'a str, bool),
    /// Comment between delimiters.
    Block(&'a str),
    /// String literal.
    Literal(&'a str),
}

/// The pieces of a text, each with its line, from 1.
pub(super) fn pieces(text: &str, syntax: Syntax) -> Vec<(usize, Piece<'_>)> {
    let mut scanner = Scanner {
        text,
        syntax,
        at: 0,
        line: 1,
        last: 0,
        is_blank: true,
        pieces: Vec::new(),
    };
    while scanner.at < text.len() {
        scanner.step();
    }
    scanner.pieces
}

struct Scanner<'a> {
    text: &'a str,
    syntax: Syntax,
    /// Offset of the next byte.
    at: usize,
    /// Its line.
    line: usize,
    /// The last byte of code other than white space.
    last: u8,
    /// Whether the line has contained only white space so far.
    is_blank: bool,
    pieces: Vec<(usize, Piece<'a>)>,
}

impl<'a> Scanner<'a> {
    fn step(&mut self) {
        let rest = &self.text[self.at..];
        let first = rest.as_bytes()[0];
        if let Some(mark) = self.syntax.line
            && let Some(comment) = rest.strip_prefix(mark)
        {
            let comment = comment.split('\n').next().unwrap_or_default();
            self.push(Piece::Line(comment, self.is_blank));
            self.skip(mark.len() + comment.len());
        } else if let Some((open, close)) = self.syntax.block
            && let Some(inside) = rest.strip_prefix(open)
        {
            let len = block(inside, open, close, self.syntax.is_rust);
            self.push(Piece::Block(&inside[..len]));
            self.skip((open.len() + len + close.len()).min(rest.len()));
        } else if let Some(hashes) = self.raw(rest) {
            let quote = rest.find('"').unwrap_or(0);
            let close = format!("\"{}", "#".repeat(hashes));
            let inside = &rest[quote + 1..];
            self.literal(quote + 1, inside.find(&close), close.len());
        } else if self.syntax.is_rust && first == b'\'' {
            self.skip(character(rest));
            self.last = first;
        } else if self.syntax.quotes.as_bytes().contains(&first) {
            // Only some of these languages let a string continue on the next line; a string in apostrophes never does.
            let inside = &rest[1..];
            let end = unescaped(inside, first).filter(|&end| {
                self.syntax.is_rust || first == b'`' || !inside[..end].contains('\n')
            });
            match end {
                Some(end) => self.literal(1, Some(end), 1),
                None => self.code(first),
            }
        } else if self.syntax.has_regex && first == b'/' && self.expects_value() {
            self.skip(regex(rest));
            self.last = b'/';
        } else {
            self.code(first);
        }
    }

    fn push(&mut self, piece: Piece<'a>) {
        self.pieces.push((self.line, piece));
    }

    fn literal(&mut self, open: usize, len: Option<usize>, close: usize) {
        let rest = &self.text[self.at..];
        let len = len.unwrap_or(rest.len() - open);
        self.push(Piece::Literal(&rest[open..open + len]));
        self.skip((open + len + close).min(rest.len()));
        self.last = b'"';
    }

    fn code(&mut self, byte: u8) {
        if !byte.is_ascii_whitespace() {
            self.last = byte;
        }
        // Take a whole character, because the next slice starts after it.
        let char = self.text[self.at..].chars().next();
        self.skip(char.map_or(1, char::len_utf8));
    }

    fn skip(&mut self, len: usize) {
        let skipped = &self.text[self.at..self.at + len];
        self.line += skipped.matches('\n').count();
        self.is_blank = match skipped.rsplit_once('\n') {
            Some((_, after)) => after.trim().is_empty(),
            None => self.is_blank && skipped.trim().is_empty(),
        };
        self.at += len;
    }

    /// Number of hashes of a raw string that starts here.
    fn raw(&self, rest: &str) -> Option<usize> {
        let is_name = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
        let before = self.text.as_bytes()[..self.at].last();
        if !self.syntax.is_rust || before.is_some_and(|&byte| is_name(byte)) {
            return None;
        }
        let marks = rest
            .strip_prefix("br")
            .or_else(|| rest.strip_prefix("cr"))
            .or_else(|| rest.strip_prefix('r'))?;
        let hashes = marks.len() - marks.trim_start_matches('#').len();
        marks[hashes..].starts_with('"').then_some(hashes)
    }

    /// Whether a slash here starts a regular expression instead of dividing.
    fn expects_value(&self) -> bool {
        let before = self.text[..self.at].trim_end();
        self.last == 0 || b"(,=:[!&|?{};+>".contains(&self.last) || before.ends_with("return")
    }
}

/// Length of the content of a comment.
fn block(inside: &str, open: &str, close: &str, nests: bool) -> usize {
    let (mut at, mut depth) = (0, 1);
    while let Some(end) = inside[at..].find(close) {
        match inside[at..].find(open) {
            Some(start) if nests && start < end => {
                depth += 1;
                at += start + open.len();
            }
            _ if depth == 1 => return at + end,
            _ => {
                depth -= 1;
                at += end + close.len();
            }
        }
    }
    inside.len()
}

/// Offset of the quote that ends a string.
fn unescaped(inside: &str, quote: u8) -> Option<usize> {
    let mut bytes = inside.bytes().enumerate();
    while let Some((at, byte)) = bytes.next() {
        match byte {
            b'\\' => drop(bytes.next()),
            _ if byte == quote => return Some(at),
            _ => {}
        }
    }
    None
}

/// Length of a quoted character; or of the quote alone, before a lifetime.
fn character(rest: &str) -> usize {
    let mut chars = rest.char_indices().skip(1);
    match (chars.next(), chars.next()) {
        // The escaped character may be a quote.
        (Some((_, '\\')), Some((at, char))) => {
            let after = at + char.len_utf8();
            let end = rest[after..].find('\'');
            end.map_or(after, |end| after + end + 1)
        }
        (Some(_), Some((at, '\''))) => at + 1,
        _ => 1,
    }
}

/// Length of a regular expression; or of the slash alone if none ends on this line.
fn regex(rest: &str) -> usize {
    let mut is_set = false;
    let mut bytes = rest.bytes().enumerate().skip(1);
    while let Some((at, byte)) = bytes.next() {
        match byte {
            b'\\' => drop(bytes.next()),
            b'[' => is_set = true,
            b']' => is_set = false,
            b'\n' => break,
            b'/' if !is_set => return at + 1,
            _ => {}
        }
    }
    1
}
