//! Law: any bytes are a stored game, archive or settings, or are refused; a game that is read is
//! valid, and can be stored and read back unchanged.

use clew::games::{Archive, Settings, Summary};
use clew::kind;

pub(crate) fn check(input: &[u8]) {
    let text = String::from_utf8_lossy(input);
    if let Ok(mut game) = kind::stored_game(&text) {
        let stored = game.stored();
        let mut again = kind::stored_game(&stored.write()).expect("a stored game is readable");
        assert_eq!(again.stored(), stored, "{text}");
        for game in [&mut game, &mut again] {
            let _ = game.picture(None, true);
            let _ = (game.broken(), game.part(), game.moves());
            while game.redo() {}
            while game.undo() {}
            assert!(game.written().is_empty(), "{text}");
        }
    }
    if let Some(archive) = Archive::read(&text) {
        let again = Archive::read(&Archive::write(&archive.games)).expect("an archive is readable");
        assert_eq!(again.games, archive.games, "{text}");
    }
    let settings = Settings::read(&text);
    assert_eq!(Settings::read(&settings.write()), settings, "{text}");
    if let Some(summary) = Summary::read(&text) {
        assert_eq!(Summary::read(&summary.write()), Some(summary), "{text}");
    }
}
