//! Web addresses within a text, such as a chat message.

use super::{Piece, Source, fpuzzles, pzpr};

/// The addresses of a text, in order, each percent-decoded. A word counts as an address
/// if it names a scheme, or if it has the parts of a puzzle's address. An address
/// within another, such as in an editor's link to a puzzle, comes before the outer one.
pub fn links(source: &Source) -> Vec<Source> {
    let text = source.piece();
    let has = |byte: u8| text.text.as_bytes().contains(&byte);
    if !has(b'/') && !has(b'%') {
        return Vec::new();
    }
    let words = text.split(&[' ', '\t', '\n', '"', '<', '>', '`', '\'']);
    let mut links = Vec::new();
    for word in words.filter(|word| word.text.contains(['/', '%'])) {
        let Some(link) = from_scheme(word) else {
            continue;
        };
        let link = source.decoded(fpuzzles::extended(text, ended(link)));
        let piece = link.piece();
        if !has_scheme(piece) && !is_address(piece) {
            continue;
        }
        if let Some(inner) = piece.text.rfind("=http") {
            links.push(link.part(piece.from(inner + 1)));
        }
        links.push(link);
    }
    links
}

/// A word from its scheme on, if it names one. `None` if nothing comes before `://`.
fn from_scheme(word: Piece<'_>) -> Option<Piece<'_>> {
    let Some(colon) = word.text.find("://") else {
        return Some(word);
    };
    let scheme = word.to(colon).text;
    let head = scheme.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    (head.len() < colon).then(|| word.from(head.len()))
}

/// Whether a word without a scheme has the parts of a puzzle's address: a path with a
/// number in it, or a parameter that carries a puzzle.
fn is_address(word: Piece<'_>) -> bool {
    let has = |name| payloads(word).any(|payload| parameter(payload, name).is_some());
    pzpr::path(word).is_some_and(|path| !path.rest.is_empty())
        || (has("m") && has("p"))
        || has("load")
        || word.text.contains("fpuzzles")
}

/// The file of pzpr that an address carries in place of a path, as *Duplicate* creates
/// it.
pub fn file(link: Piece<'_>) -> Option<Piece<'_>> {
    let start = link.text.find("pzprv3")?;
    let is_payload = link.text[..start].ends_with(['?', '&', '#']);
    (has_scheme(link) && is_payload).then(|| link.from(start))
}

/// Whether a piece begins with `http://` or a similar scheme.
pub fn has_scheme(link: Piece<'_>) -> bool {
    link.text.contains("://")
}

/// The host an address names.
pub fn host(link: Piece<'_>) -> Piece<'_> {
    let rest = match link.text.find("://") {
        Some(colon) => link.from(colon + 3),
        None => link,
    };
    rest.until(|c| matches!(c, '/' | '?' | '#'))
}

/// Parts after the first `?` and the first `#`, in this order.
pub fn payloads(link: Piece<'_>) -> impl Iterator<Item = Piece<'_>> {
    ['?', '#']
        .into_iter()
        .filter_map(move |mark| Some(link.split_once(mark)?.1))
}

/// The value of a parameter of a query or fragment.
pub fn parameter<'a>(payload: Piece<'a>, name: &str) -> Option<Piece<'a>> {
    payload
        .split(&['&', '?', '#'])
        .find_map(|part| part.strip(name)?.strip("="))
}

/// An address without the punctuation of the sentence it stands in. A full stop is
/// kept, because it can be the last cell of a pzpr link; a comma within a fragment is
/// kept, because it separates the regions of a game id from its clues.
fn ended(link: Piece<'_>) -> Piece<'_> {
    let fragment = link.text.find('#').unwrap_or(link.text.len());
    let is_end = |&(at, c): &(usize, char)| match c {
        ')' | ']' | '}' | '|' => true,
        ',' => at < fragment || link.text[at..].contains("://"),
        c => !c.is_ascii(),
    };
    let end = link.text.char_indices().find(is_end);
    let link = link.to(end.map_or(link.text.len(), |(at, _)| at));
    let kept = link.text.trim_end_matches(['!', '?', ';', ':', ',']);
    link.to(kept.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Vec<String> {
        links(&Source::new(text))
            .iter()
            .map(|link| link.piece().text.to_owned())
            .collect()
    }

    #[test]
    fn the_sentence_around_an_address_is_left_out() {
        let text = "try (https://a.b/p?x/1%2F2), and puzz.link/p?slither/5! or 3,2";
        assert_eq!(
            found(text),
            ["https://a.b/p?x/1/2", "puzz.link/p?slither/5"]
        );
        assert_eq!(found("[that](http://a.b/#c.) 解く"), ["http://a.b/#c."]);
        assert_eq!(found("://"), Vec::<String>::new());
        assert_eq!(found("http://a.b/#4j:k,_a, c"), ["http://a.b/#4j:k,_a"]);
        let list = "http://a.b/#c,http://a.b/#d,";
        assert_eq!(found(list), ["http://a.b/#c"]);
    }

    #[test]
    fn an_address_within_another_comes_first() {
        let text = "http://a.b/?m=solve&p=https://c.d/p?x/1/2";
        assert_eq!(found(text), ["https://c.d/p?x/1/2", text]);
        assert_eq!(found("and/or n/a 1/2"), Vec::<String>::new());
    }

    #[test]
    fn a_file_in_an_address_is_found() {
        let found = |text| file(Piece::new(text, 0)).map(|file| file.text);
        let link = "https://a.b/p?type=editor&pzprv3/x/4/1 . /";
        assert_eq!(found(link), Some("pzprv3/x/4/1 . /"));
        assert_eq!(found("https://a.b/pzprv3/x"), None);
    }

    #[test]
    fn hosts_and_parameters() {
        let link = Piece::new("https://a.b/c?d=1&e=2#f", 0);
        assert_eq!(host(link).text, "a.b");
        let query = payloads(link).next().expect("there is a query");
        assert_eq!(parameter(query, "e").map(|e| e.text), Some("2"));
        assert_eq!(parameter(query, "f"), None);
    }
}
