//! Arrays of arrays, or of strings, as rows of cells.

use super::grid::Row;
use super::{Piece, fault};
use crate::model::ParseError;

/// Reads `[[…], […]]` with numbers, words and strings as cells, or
/// `["…", "…"]` with a row of characters in each string. What follows the
/// closing bracket is ignored if it is punctuation.
///
/// # Errors
/// Character at which the text stops being such an array.
pub fn rows(text: Piece<'_>) -> Result<Vec<Row<'_>>, ParseError> {
    let mut reader = Reader {
        whole: text,
        rest: text,
    };
    let mut rows = Vec::new();
    reader.list(|reader| {
        rows.push(reader.row()?);
        Ok(())
    })?;
    let tail = reader.rest.trim_matches(|c| c.is_whitespace() || c == ';');
    if !tail.is_empty() {
        return Err(reader.unexpected());
    }
    Ok(rows)
}

struct Reader<'a> {
    whole: Piece<'a>,
    rest: Piece<'a>,
}

impl<'a> Reader<'a> {
    fn skip_space(&mut self) {
        self.rest = self.rest.trim_start(char::is_whitespace);
    }

    fn take(&mut self, c: char) -> bool {
        self.skip_space();
        let rest = self
            .rest
            .text
            .strip_prefix(c)
            .map(|_| self.rest.from(c.len_utf8()));
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    fn unexpected(&mut self) -> ParseError {
        self.skip_space();
        match self.rest.letters().next() {
            Some(letter) => {
                let place = self.whole.to(letter.at - self.whole.at).length() + 1;
                fault::character("error-character-array", letter, place)
            }
            None => self.rest.fault("error-length-array"),
        }
    }

    fn expect(&mut self, c: char) -> Result<(), ParseError> {
        match self.take(c) {
            true => Ok(()),
            false => Err(self.unexpected()),
        }
    }

    /// `[`, items between commas, `]`.
    fn list(
        &mut self,
        mut item: impl FnMut(&mut Self) -> Result<(), ParseError>,
    ) -> Result<(), ParseError> {
        self.expect('[')?;
        while !self.take(']') {
            item(self)?;
            if !self.take(',') {
                return self.expect(']');
            }
        }
        Ok(())
    }

    fn row(&mut self) -> Result<Row<'a>, ParseError> {
        self.skip_space();
        let start = self.rest;
        if let Some(text) = self.string()? {
            return Ok(Row::of(text, text.letters().collect()));
        }
        let mut cells = Vec::new();
        self.list(|reader| {
            cells.push(reader.scalar()?);
            Ok(())
        })?;
        Ok(Row::of(start.to(self.rest.at - start.at), cells))
    }

    fn scalar(&mut self) -> Result<Piece<'a>, ParseError> {
        if let Some(text) = self.string()? {
            return Ok(text);
        }
        let is_part = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '.';
        let word = self.rest.until(|c| !is_part(c));
        if word.is_empty() {
            return Err(self.unexpected());
        }
        self.rest = self.rest.from(word.text.len());
        Ok(word)
    }

    /// A string in either sort of quotes, without escapes, which cells never need.
    fn string(&mut self) -> Result<Option<Piece<'a>>, ParseError> {
        self.skip_space();
        let Some(quote) = self.rest.first().filter(|c| matches!(c, '"' | '\'')) else {
            return Ok(None);
        };
        let inner = self.rest.from(1);
        let text = inner.until(|c| c == quote || c == '\n');
        self.rest = inner.from(text.text.len());
        self.expect(quote)?;
        Ok(Some(text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::Fault;

    fn read(text: &str) -> Result<Vec<Vec<String>>, ParseError> {
        let own = |row: &Row<'_>| row.cells.iter().map(|c| c.text.to_owned()).collect();
        rows(Piece::new(text, 0)).map(|rows| rows.iter().map(own).collect())
    }

    #[test]
    fn arrays_of_arrays_and_of_strings() {
        let grid = read("[[3, -1],\n [null, \"2\"],];").expect("an array");
        assert_eq!(grid, [["3", "-1"], ["null", "2"]]);
        assert_eq!(
            read("['3.', '.2']").expect("an array"),
            [["3", "."], [".", "2"]]
        );
    }

    #[test]
    fn a_fault_names_its_place() {
        let error = read("[[3, !]]").expect_err("no array");
        assert_eq!((error.fault, error.at), (Fault::Character, 5..6));
        assert_eq!(read("[[3, 1").expect_err("no array").fault, Fault::Length);
        assert_eq!(read("[[3]] x").expect_err("no array").at, 6..7);
    }
}
