//! All games as one text: one line per game, so that damage affects only one game.

use serde::{Deserialize, Serialize};

use super::Summary;

/// First line of an archive.
const HEAD: &str = "{\"clew\":\"games\",\"version\":1}";

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

/// Games read from a text, and the lines that are not games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Archive {
    /// Games that were read.
    pub games: Vec<Archived>,
    /// Lines that are not games, or are games of a later version; they are offered as text.
    pub unread: Vec<String>,
}

impl Archive {
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
        let lines = text.lines().skip_while(|line| !Self::is_one(line)).skip(1);
        for line in lines.filter(|line| !line.trim().is_empty()) {
            let read = serde_json::from_str::<Line>(line).ok();
            let read = read.and_then(|line| {
                // The moves must belong to a game that can be continued.
                crate::kind::stored_game(&line.game).ok()?;
                let summary = Summary::read(&line.summary)?;
                Some(Archived {
                    summary,
                    game: line.game,
                })
            });
            match read {
                Some(game) => archive.games.push(game),
                None => archive.unread.push(line.to_owned()),
            }
        }
        Some(archive)
    }

    /// Text of games, in the form of an archive.
    pub fn write(games: &[Archived]) -> String {
        let mut text = format!("{HEAD}\n");
        for archived in games {
            let line = Line {
                summary: archived.summary.write(),
                game: archived.game.clone(),
            };
            // Strings can always be serialized.
            text.push_str(&serde_json::to_string(&line).unwrap_or_default());
            text.push('\n');
        }
        text
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
    fn other_texts_are_not_archives() {
        for text in ["", "slither/3/3/i5d", "{\"clew\":\"list\"}", "{}"] {
            assert_eq!(Archive::read(text), None, "{text}");
        }
        let marked = format!("\u{feff}{}", Archive::write(&[]));
        assert_eq!(Archive::read(&marked), Some(Archive::default()));
    }
}
