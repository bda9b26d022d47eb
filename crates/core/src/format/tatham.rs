//! Game ids and save files of Simon Tatham's Portable Puzzle Collection, and
//! the run-length text that puzzle-loop.com shares with them.

use super::pzpr::Runs;
use super::{Piece, fault};
use crate::model::ParseError;

/// A game id: `<width>[x<height>]<parameters>:<description>` or `…#<seed>`.
#[derive(Clone, Copy, Debug)]
pub struct Id<'a> {
    /// Width, a number.
    pub width: Piece<'a>,
    /// Height, a number; the same as the width if none is given.
    pub height: Piece<'a>,
    /// Parameters between the size and the description.
    pub parameters: Piece<'a>,
    /// The description, or the seed from which only the original generator
    /// can make one.
    pub body: Body<'a>,
}

/// Part after the parameters of a game id.
#[derive(Clone, Copy, Debug)]
pub enum Body<'a> {
    /// The puzzle.
    Description(Piece<'a>),
    /// A random seed.
    Seed(Piece<'a>),
}

/// The page on which a game of the collection is played; an id after `#` opens it.
pub fn page(game: &str) -> String {
    format!("https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/{game}.html")
}

/// The parts of a game id.
pub fn id(text: Piece<'_>) -> Option<Id<'_>> {
    let mark = text.text.find([':', '#'])?;
    let (width, height, parameters) = parameters(text.to(mark))?;
    let after = text.from(mark + 1);
    let body = match text.text[mark..].starts_with(':') {
        true => Body::Description(after),
        false => Body::Seed(after),
    };
    Some(Id {
        width,
        height,
        parameters,
        body,
    })
}

/// Width, height and the rest of the parameters.
pub fn parameters(text: Piece<'_>) -> Option<(Piece<'_>, Piece<'_>, Piece<'_>)> {
    let number = |piece: Piece<'_>| piece.until(|c| !c.is_ascii_digit()).text.len();
    let end = number(text);
    let width = text.to(end);
    let (height, rest) = match text.from(end).strip("x") {
        Some(after) if number(after) > 0 => {
            let end = number(after);
            (after.to(end), after.from(end))
        }
        _ => (width, text.from(end)),
    };
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit();
    (!width.is_empty() && rest.text.chars().all(plain)).then_some((width, height, rest))
}

/// The value that a page's script gives to a name: `task = '…'`.
pub fn assigned<'a>(text: Piece<'a>, name: &str) -> Option<Piece<'a>> {
    let is_name = |c: char| c.is_alphanumeric() || c == '_';
    text.text.match_indices(name).find_map(|(at, name)| {
        if text.text[..at].ends_with(is_name) {
            return None;
        }
        let is_framing = |c: char| c.is_whitespace() || matches!(c, '\'' | '"');
        let after = text.from(at + name.len()).trim_start(is_framing);
        let value = after
            .strip("=")
            .or(after.strip(":"))?
            .trim_start(char::is_whitespace);
        Some(match value.first() {
            Some(quote @ ('\'' | '"')) => value.from(1).until(|c| c == quote),
            _ => value.until(|c| c.is_whitespace() || matches!(c, ',' | ';')),
        })
    })
}

/// The letters of descriptions: `a` 1 … `z` 26.
pub const RUNS: Runs = Runs('a');

/// A save file: lines of `KEY     :length:value`.
#[derive(Clone, Debug)]
pub struct Save<'a> {
    whole: Piece<'a>,
    lines: Vec<[Piece<'a>; 3]>,
}

/// Reads the lines of a save file; lines of another form are skipped.
pub fn save(text: Piece<'_>) -> Save<'_> {
    let line = |line| {
        let (key, rest) = Piece::split_once(line, ':')?;
        let (length, value) = rest.split_once(':')?;
        Some([key.trim(), length.trim(), value])
    };
    Save {
        whole: text,
        lines: text.lines().filter_map(line).collect(),
    }
}

impl<'a> Save<'a> {
    /// The value of a key.
    ///
    /// # Errors
    /// The key is missing, or the length of its value is not the stated one.
    pub fn value(&self, key: &'static str) -> Result<Piece<'a>, ParseError> {
        let mut lines = self.lines.iter();
        let Some(&[_, length, value]) = lines.find(|line| line[0].text == key) else {
            let error = self.whole.fault("error-length-save-key");
            return Err(error.with("key", fault::quoted(key)));
        };
        let (stated, found) = (fault::length(length)?, value.length());
        if u64::try_from(found) == Ok(stated) {
            return Ok(value);
        }
        let error = value.fault("error-length-save-value");
        Err(error.with("key", fault::quoted(key)).counted(found, stated))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::Fault;

    #[test]
    fn values_of_a_script() {
        let value = |text| assigned(Piece::new(text, 0), "task").map(|value| value.text);
        assert_eq!(value("var task = '3a;2';"), Some("3a;2"));
        assert_eq!(value("{\"task\": \"1_2;3\", x: 1}"), Some("1_2;3"));
        assert_eq!(value("tasks = 5; mytask = 6; task=7;"), Some("7"));
        assert_eq!(value("no task here"), None);
    }

    #[test]
    fn the_parts_of_game_ids() {
        let id = id(Piece::new("8x14t0dn:3a3", 0)).expect("an id");
        assert_eq!((id.width.text, id.height.text), ("8", "14"));
        assert_eq!(id.parameters.text, "t0dn");
        assert!(matches!(id.body, Body::Description(text) if text.text == "3a3"));
        let id = super::id(Piece::new("5t0#123", 0)).expect("an id");
        assert_eq!((id.width.text, id.height.text), ("5", "5"));
        assert!(matches!(id.body, Body::Seed(_)));
        assert!(super::id(Piece::new("t0:1", 0)).is_none());
    }

    #[test]
    fn values_of_a_save_file_have_the_stated_length() {
        let text = "SAVEFILE:41:Simon\nGAME    :5:Loopy\nDESC    :9:3a\n";
        let save = save(Piece::new(text, 0));
        assert_eq!(save.value("GAME").expect("stated").text, "Loopy");
        let error = save.value("DESC").expect_err("too short");
        assert_eq!(&text[error.at], "3a");
        assert_eq!(
            save.value("PARAMS").expect_err("missing").fault,
            Fault::Length
        );
    }
}
