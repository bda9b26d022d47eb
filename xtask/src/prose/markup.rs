//! Prose in paragraphs: Markdown, and comments, which have the same syntax.

/// Paragraph of prose: its lines joined by spaces.
#[derive(Debug, Default)]
pub(super) struct Paragraph {
    pub(super) text: String,
    /// Offset of each line in the text, with its number in the file.
    starts: Vec<(usize, usize)>,
}

impl Paragraph {
    /// Number of the line that contains the byte at an offset.
    pub(super) fn line(&self, offset: usize) -> usize {
        let after = self.starts.partition_point(|&(start, _)| start <= offset);
        self.starts[after.max(1) - 1].1
    }
}

/// Paragraphs while they are collected, line by line.
#[derive(Debug, Default)]
pub(super) struct Paragraphs {
    done: Vec<Paragraph>,
    open: Paragraph,
    /// Fence that ends the block of code.
    fence: Option<String>,
}

impl Paragraphs {
    /// Adds a line to the paragraph.
    pub(super) fn add(&mut self, number: usize, text: &str) {
        if text.trim().is_empty() {
            return;
        }
        if !self.open.text.is_empty() {
            self.open.text.push(' ');
        }
        self.open.starts.push((self.open.text.len(), number));
        self.open.text.push_str(text.trim());
    }

    /// Ends the paragraph.
    pub(super) fn end(&mut self) {
        let mut done = std::mem::take(&mut self.open);
        if !done.text.is_empty() {
            done.text = without_code(&done.text);
            self.done.push(done);
        }
    }

    /// Ends the text, including a block of code that is still open.
    pub(super) fn end_all(&mut self) {
        self.end();
        self.fence = None;
    }

    /// Adds a line of Markdown.
    pub(super) fn markdown(&mut self, number: usize, line: &str) {
        let text = line.trim_start().trim_start_matches("> ");
        if let Some(fence) = &self.fence {
            if text.trim_end() == fence {
                self.fence = None;
            }
            return;
        }
        for fence in ["```", "~~~"] {
            if text.starts_with(fence) {
                self.end();
                self.fence = Some(fence.to_owned());
                return;
            }
        }
        match item(text) {
            _ if text.trim().is_empty() => self.end(),
            Some(item) => {
                self.end();
                self.add(number, item);
            }
            None if text.starts_with('#') => {
                self.end();
                self.add(number, text.trim_start_matches('#'));
                self.end();
            }
            None if text.starts_with('|') => {
                for cell in text.split('|') {
                    self.end();
                    self.add(number, cell);
                }
                self.end();
            }
            None => self.add(number, text),
        }
    }

    /// All paragraphs.
    pub(super) fn finish(mut self) -> Vec<Paragraph> {
        self.end_all();
        self.done
    }
}

/// Text of a list item: after `- `, `* `, `+ `, `1. ` or `1) `.
fn item(text: &str) -> Option<&str> {
    let bullet = ["- ", "* ", "+ "]
        .iter()
        .find_map(|mark| text.strip_prefix(mark));
    bullet.or_else(|| {
        let rest = text.trim_start_matches(|char: char| char.is_ascii_digit());
        let is_number = rest.len() < text.len() && text.len() - rest.len() <= 3;
        let rest = rest
            .strip_prefix(". ")
            .or_else(|| rest.strip_prefix(") "))?;
        is_number.then_some(rest)
    })
}

/// A text with each span of code replaced by a word of the same length.
fn without_code(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(start) = rest.find('`') {
        let ticks = rest[start..].len() - rest[start..].trim_start_matches('`').len();
        let fence = &rest[start..start + ticks];
        let inside = &rest[start + ticks..];
        let Some(len) = inside.find(fence) else {
            break;
        };
        plain.push_str(&rest[..start]);
        plain.push_str(&"x".repeat(len + 2 * ticks));
        rest = &inside[len + ticks..];
    }
    plain + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(markdown: &str) -> Vec<(usize, String)> {
        let mut paragraphs = Paragraphs::default();
        for (line, number) in markdown.lines().zip(1..) {
            paragraphs.markdown(number, line);
        }
        let paragraphs = paragraphs.finish().into_iter();
        paragraphs.map(|one| (one.line(0), one.text)).collect()
    }

    #[test]
    fn markdown_falls_into_paragraphs_without_code() {
        let text = "# A head\nOne\n  line.\n\n- An item\n  of two lines\n2. next\n```sh\ncode\n```\n| a | b |\n> said `a b` so\n";
        let expected = [
            (1, "A head"),
            (2, "One line."),
            (5, "An item of two lines"),
            (7, "next"),
            (11, "a"),
            (11, "b"),
            (12, "said xxxxx so"),
        ];
        let expected = expected.map(|(line, text)| (line, text.to_owned()));
        assert_eq!(texts(text), expected);
    }

    #[test]
    fn a_place_in_a_paragraph_is_in_the_line_it_came_from() {
        let mut paragraphs = Paragraphs::default();
        paragraphs.add(7, "one two");
        paragraphs.add(9, "three");
        let paragraph = &paragraphs.finish()[0];
        assert_eq!(
            [0, 6, 7, 8, 12].map(|at| paragraph.line(at)),
            [7, 7, 7, 9, 9]
        );
    }
}
