//! Lines of an input, each with bounded length, and other sources of work.

use std::collections::VecDeque;
use std::io::{self, BufRead as _, BufReader, Read};

use clew::many;
use clew_core::format::MAX_BYTES;

/// Maximum number of bytes kept of a line. No puzzle has as many; questions also contain marks.
const MOST_BYTES: usize = 4 * MAX_BYTES;

/// Bytes read at a time.
const AT_ONCE: usize = 1 << 16;

/// Line to answer, or several lines that form one puzzle.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Line {
    /// Its bytes, without the line end.
    pub(super) bytes: Vec<u8>,
    /// Number of bytes cut off at its end because there were too many.
    pub(super) left_out: usize,
    /// Share of the total work, in the units of [`Source::total`].
    pub(super) weight: u64,
}

impl Line {
    /// Line with a text.
    pub(super) fn of(text: String) -> Self {
        Self {
            bytes: text.into_bytes(),
            left_out: 0,
            weight: 1,
        }
    }
}

/// Source of lines.
pub(super) trait Source: Send {
    /// Returns the next lines: at most `most`, and none at the end. Waits only for the first
    /// of them.
    ///
    /// # Errors
    /// The input cannot be read.
    fn next(&mut self, most: usize) -> io::Result<Vec<Line>>;

    /// Total amount of work, if known: bytes or puzzles.
    fn total(&self) -> Option<u64>;
}

/// Lines that are already available.
pub(super) struct Given<I> {
    lines: I,
    total: u64,
}

impl<I: Iterator<Item = String> + Send> Given<I> {
    /// Source of a known number of texts.
    pub(super) fn new(lines: I, total: u64) -> Self {
        Self { lines, total }
    }
}

impl<I: Iterator<Item = String> + Send> Source for Given<I> {
    fn next(&mut self, most: usize) -> io::Result<Vec<Line>> {
        Ok(self.lines.by_ref().take(most).map(Line::of).collect())
    }

    fn total(&self) -> Option<u64> {
        Some(self.total)
    }
}

/// Lines of a stream; empty lines and comments are skipped.
pub(super) struct Stream<R> {
    input: BufReader<R>,
    /// Whether puzzles end with an empty line, instead of having one line each.
    has_blocks: bool,
    total: Option<u64>,
    /// Bytes of lines skipped since the last returned line.
    passed: u64,
    /// Puzzles of the last block that have not been returned yet.
    held: VecDeque<Line>,
}

/// Leaves out the zero bytes and the mark of a text in UTF-16, in which every other byte of plain text is zero.
fn plain(bytes: &mut Vec<u8>) {
    if !bytes.contains(&0) {
        return;
    }
    let zeros = bytes.iter().filter(|byte| **byte == 0).count();
    if 3 * zeros >= bytes.len() {
        bytes.retain(|byte| !matches!(byte, 0 | 0xfe | 0xff));
    }
}

impl<R: Read> Stream<R> {
    /// Source of the lines of a stream, with its number of bytes if known.
    pub(super) fn new(input: R, has_blocks: bool, total: Option<u64>) -> Self {
        Self {
            input: BufReader::with_capacity(AT_ONCE, input),
            has_blocks,
            total,
            passed: 0,
            held: VecDeque::new(),
        }
    }

    /// Reads a line, including its end; `None` at the end of the stream.
    fn line(&mut self) -> io::Result<Option<Line>> {
        let mut bytes = Vec::new();
        let most = MOST_BYTES as u64 + 1;
        let mut read = self
            .input
            .by_ref()
            .take(most)
            .read_until(b'\n', &mut bytes)?;
        if read == 0 {
            return Ok(None);
        }
        plain(&mut bytes);
        let mut left_out = 0;
        while bytes.len() > MOST_BYTES && !bytes.ends_with(b"\n") {
            let ahead = self.input.fill_buf()?;
            let end = ahead.iter().position(|&byte| byte == b'\n');
            let count = end.map_or(ahead.len(), |end| end + 1);
            self.input.consume(count);
            read += count;
            left_out += end.unwrap_or(count);
            if end.is_some() || count == 0 {
                break;
            }
        }
        for end in [b'\n', b'\r'] {
            if bytes.last() == Some(&end) {
                bytes.pop();
            }
        }
        Ok(Some(Line {
            bytes,
            left_out,
            weight: read as u64,
        }))
    }

    /// Reads up to the end of the next puzzle.
    fn puzzle(&mut self) -> io::Result<Option<Line>> {
        if self.held.is_empty()
            && let Some(block) = self.block()?
        {
            match self.has_blocks {
                true => self.held.extend(split(block)),
                false => return Ok(Some(block)),
            }
        }
        Ok(self.held.pop_front())
    }

    /// Reads up to the end of the next block, or of the next line if each line is a puzzle.
    fn block(&mut self) -> io::Result<Option<Line>> {
        let mut block: Option<Line> = None;
        while let Some(line) = self.line()? {
            if !is_kept(&line) {
                self.passed += line.weight;
                match block {
                    Some(_) => break,
                    None => continue,
                }
            }
            let weight = line.weight + std::mem::take(&mut self.passed);
            match &mut block {
                None => block = Some(Line { weight, ..line }),
                Some(block) => {
                    block.weight += weight;
                    let room = MOST_BYTES.saturating_sub(block.bytes.len() + 1);
                    let kept = &line.bytes[..line.bytes.len().min(room)];
                    block.left_out += line.left_out + line.bytes.len() - kept.len();
                    block.bytes.push(b'\n');
                    block.bytes.extend(kept);
                }
            }
            if !self.has_blocks {
                break;
            }
        }
        Ok(block)
    }
}

impl<R: Read + Send> Source for Stream<R> {
    fn next(&mut self, most: usize) -> io::Result<Vec<Line>> {
        let mut lines = Vec::with_capacity(most);
        while lines.len() < most {
            // Do not wait for more input while there is something to do.
            let is_there = self.input.buffer().contains(&b'\n');
            if !lines.is_empty() && (!is_there || self.has_blocks) {
                break;
            }
            match self.puzzle()? {
                Some(line) => lines.push(line),
                None => break,
            }
        }
        Ok(lines)
    }

    fn total(&self) -> Option<u64> {
        self.total
    }
}

/// The grids in a block, or the whole block if it is a single puzzle.
fn split(block: Line) -> Vec<Line> {
    let text = match str::from_utf8(&block.bytes) {
        Ok(text) if block.left_out == 0 => text,
        _ => return vec![block],
    };
    let Some(grids) = many::grids(text) else {
        return vec![block];
    };
    let mut lines: Vec<Line> = grids
        .into_iter()
        .map(|grid| Line::of(text[grid.range].to_owned()))
        .collect();
    // The block's share of the work counts as done with its last puzzle.
    for line in &mut lines {
        line.weight = 0;
    }
    if let Some(last) = lines.last_mut() {
        last.weight = block.weight;
    }
    lines
}

/// Whether a line is neither empty nor a comment.
fn is_kept(line: &Line) -> bool {
    str::from_utf8(&line.bytes).map_or(true, many::is_kept)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &[u8], has_blocks: bool, most: usize) -> Vec<Line> {
        let mut stream = Stream::new(text, has_blocks, None);
        let batches = std::iter::from_fn(|| {
            let lines = stream.next(most).expect("memory can be read");
            (!lines.is_empty()).then_some(lines)
        });
        batches.flatten().collect()
    }

    fn texts(text: &str, has_blocks: bool) -> Vec<String> {
        let lines = lines(text.as_bytes(), has_blocks, 2).into_iter();
        let text = |line: Line| String::from_utf8(line.bytes).expect("it was text");
        lines.map(text).collect()
    }

    #[test]
    fn a_line_is_taken_without_its_end_and_comments_are_passed_over() {
        let text = "# a list\n 1 2 \r\n\n// more\n3\n\n4";
        assert_eq!(texts(text, false), [" 1 2 ", "3", "4"]);
        let read: u64 = lines(text.as_bytes(), false, 9)
            .iter()
            .map(|line| line.weight)
            .sum();
        assert_eq!(read, text.len() as u64);
    }

    #[test]
    fn blocks_end_at_empty_lines() {
        let text = "\n1\n2\n\n\n3\n# then\n4\n5";
        assert_eq!(texts(text, true), ["1\n2", "3", "4\n5"]);
    }

    #[test]
    fn a_line_that_is_not_text_is_a_line() {
        let lines = lines(b"\xff\xfe\n\n1", false, 9);
        assert_eq!(lines.len(), 2);
        assert_eq!(lines[0].bytes, b"\xff\xfe");
    }

    #[test]
    fn a_line_too_long_is_cut_and_the_next_one_is_whole() {
        let long = ".".repeat(3 * MOST_BYTES);
        let read = lines(format!("{long}\n12\n").as_bytes(), false, 9);
        assert_eq!(read.len(), 2);
        assert_eq!(read[0].bytes.len() + read[0].left_out, long.len());
        assert!(read[0].bytes.len() <= MOST_BYTES + 1);
        assert_eq!(read[1].bytes, b"12");
        let block = lines(format!("12\n{long}\n").as_bytes(), true, 9).remove(0);
        assert_eq!(block.bytes.len() + block.left_out, long.len() + 3);
        assert!(block.bytes.len() <= MOST_BYTES + 1);
    }
}
