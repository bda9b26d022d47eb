//! All games as one text: one line per game, so that damage affects only one game.

use serde::{Deserialize, Serialize};

use super::Summary;

/// Longest line, in bytes; a game of a hundred thousand moves is shorter.
pub const LONGEST_LINE: usize = 16_000_000;

/// Game with its moves, as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Archived {
    /// Summary of the game.
    pub summary: Summary,
    /// Stored form of the game.
    pub game: String,
}

#[derive(Serialize, Deserialize)]
struct Line {
    summary: String,
    game: String,
}

impl Archived {
    /// Reads a line of an archive, without its end; `None` if it is not a game that can be continued.
    pub fn read(line: &str) -> Option<Self> {
        let line: Line = serde_json::from_str(line).ok()?;
        crate::kind::stored_game(&line.game).ok()?;
        let summary = Summary::read(&line.summary)?;
        Some(Self {
            summary,
            game: line.game,
        })
    }

    /// The game as a line of an archive, without its end.
    pub fn write(&self) -> String {
        let line = Line {
            summary: self.summary.write(),
            game: self.game.clone(),
        };
        // Strings can always be serialized.
        serde_json::to_string(&line).unwrap_or_default()
    }
}

/// Games read from a text, and the lines that are not games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Archive {
    /// Games that were read.
    pub games: Vec<Archived>,
    /// Lines that are not games, or are games of a later version; they are offered as text.
    pub unread: Vec<String>,
}

impl Archive {
    /// First line of an archive, without its end.
    pub const HEAD: &str = "{\"clew\":\"games\",\"version\":1}";

    /// Whether a text starts like an archive.
    pub fn is_one(text: &str) -> bool {
        let line = text.trim_start_matches('\u{feff}').trim_start();
        line.starts_with("{\"clew\":\"games\"")
    }

    /// Reads an archive; `None` if the text is not an archive.
    pub fn read(text: &str) -> Option<Self> {
        if !Self::is_one(text) {
            return None;
        }
        let mut archive = Archive::default();
        let mut lines = ArchiveLines::default();
        let found = lines.add(text.as_bytes()).into_iter().chain(lines.end());
        for line in found {
            match Archived::read(&line) {
                Some(game) => archive.games.push(game),
                None => archive.unread.push(line),
            }
        }
        Some(archive)
    }

    /// Text of games, in the form of an archive.
    pub fn write(games: &[Archived]) -> String {
        let lines = games.iter().map(Archived::write);
        let lines = std::iter::once(Self::HEAD.to_owned()).chain(lines);
        lines.map(|line| line + "\n").collect()
    }
}

/// Lines of an archive that arrives in pieces, so that files of any size can be read.
#[derive(Debug, Default)]
pub struct ArchiveLines {
    /// Beginning of a line whose end has not arrived.
    begun: Vec<u8>,
}

impl ArchiveLines {
    /// Adds the next piece. Returns the lines that it completes, without those that are empty or begin an archive. A line above
    /// [`LONGEST_LINE`] is cut.
    pub fn add(&mut self, piece: &[u8]) -> Vec<String> {
        let mut lines = Vec::new();
        for part in piece.split_inclusive(|&byte| byte == b'\n') {
            self.begun.extend_from_slice(part);
            if part.ends_with(b"\n") || self.begun.len() > LONGEST_LINE {
                lines.extend(self.end());
            }
        }
        lines
    }

    /// The last line, if it is one that [`add`](Self::add) would return.
    pub fn end(&mut self) -> Option<String> {
        let line = std::mem::take(&mut self.begun);
        let line = String::from_utf8_lossy(&line);
        let line = line.trim_matches(['\r', '\n', '\u{feff}']);
        let is_wanted = !line.trim().is_empty() && !Archive::is_one(line);
        is_wanted.then(|| line.to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kind;

    fn archived(text: &str) -> Archived {
        let code = kind::read(text).unwrap().remove(0).code;
        let game = kind::game(&code).unwrap();
        Archived {
            summary: Summary::of(game.as_ref(), (3, 3), 5),
            game: game.stored().write(),
        }
    }

    #[test]
    fn games_are_read_back_and_a_damaged_line_spoils_only_its_game() {
        let games = vec![
            archived("4..,...,..."),
            archived("0 0 1\n2 1 1\n1 3\n1 1 2"),
        ];
        let text = Archive::write(&games);
        let read = Archive::read(&text).unwrap();
        assert_eq!(read.games, games);
        assert!(read.unread.is_empty());
        let damaged = text.replacen("slitherlink", "slitherlimk", 1);
        let read = Archive::read(&damaged).unwrap();
        assert_eq!(read.games, games[1..]);
        assert_eq!(read.unread.len(), 1);
        let cut = &text[..text.len() - 20];
        let read = Archive::read(cut).unwrap();
        assert_eq!((read.games.len(), read.unread.len()), (1, 1));
    }

    #[test]
    fn an_archive_in_pieces_has_the_same_lines() {
        let games = vec![
            archived("4..,...,..."),
            archived("0 0 1\n2 1 1\n1 3\n1 1 2"),
        ];
        let text = format!(
            "\u{feff}{}ein Gr\u{fc}\u{df}chen\r\n\n{{",
            Archive::write(&games)
        );
        for size in [1, 2, 3, 7, 64, 1_000] {
            let mut lines = ArchiveLines::default();
            let pieces = text.as_bytes().chunks(size);
            let mut found: Vec<String> = pieces.flat_map(|piece| lines.add(piece)).collect();
            found.extend(lines.end());
            let read: Vec<_> = found.iter().map(|line| Archived::read(line)).collect();
            let wanted: Vec<_> = games
                .iter()
                .cloned()
                .map(Some)
                .chain([None, None])
                .collect();
            assert_eq!(read, wanted, "pieces of {size} bytes");
            assert_eq!(found[2..], ["ein Gr\u{fc}\u{df}chen", "{"]);
        }
    }

    #[test]
    fn a_line_without_end_does_not_fill_the_memory_and_is_returned_whole() {
        let mut lines = ArchiveLines::default();
        let piece = vec![b'x'; LONGEST_LINE / 3];
        let found: Vec<String> = (0..10).flat_map(|_| lines.add(&piece)).collect();
        let rest = lines.end().unwrap_or_default();
        assert!(
            found
                .iter()
                .all(|line| line.len() <= LONGEST_LINE + piece.len())
        );
        let length: usize = found.iter().map(String::len).sum();
        assert_eq!(length + rest.len(), 10 * piece.len());
    }

    #[test]
    fn other_texts_are_not_archives() {
        for text in ["", "slither/3/3/i5d", "{\"clew\":\"list\"}", "{}"] {
            assert_eq!(Archive::read(text), None, "{text}");
        }
        let marked = format!("\u{feff}{}", Archive::write(&[]));
        assert_eq!(Archive::read(&marked), Some(Archive::default()));
    }
}
