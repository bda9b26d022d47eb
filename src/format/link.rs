//! Web addresses within a text, such as a chat message.

use super::{Piece, Source};

/// The addresses of a text, in order, each percent-decoded. A word counts as
/// an address if it names a scheme, or if `is_path` finds a puzzle in it.
pub fn links(source: &Source, is_path: fn(Piece<'_>) -> bool) -> Vec<Source> {
    let words = source
        .piece()
        .split(&[' ', '\t', '\n', '"', '<', '>', '`', '\'']);
    words
        .filter(|word| word.text.contains(['/', '%']))
        .filter_map(|word| {
            let link = match word.text.find("://") {
                Some(colon) => {
                    let scheme = word.to(colon).text;
                    let head = scheme.trim_end_matches(|c: char| c.is_ascii_alphabetic());
                    (head.len() < colon).then(|| word.from(head.len()))?
                }
                None => word,
            };
            let link = ended(link);
            (has_scheme(link) || is_path(source.decoded(link).piece()))
                .then(|| source.decoded(link))
        })
        .collect()
}

/// Whether a piece begins with `http://` or its like.
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

/// An address without the punctuation of the sentence it stands in. A full
/// stop is kept, because it can be the last cell of a pzpr link; a comma within a
/// fragment, because it parts the regions of a game id from its clues.
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
        links(&Source::new(text), |word| word.text.contains("?slither/"))
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
    fn hosts_and_parameters() {
        let link = Piece::new("https://a.b/c?d=1&e=2#f", 0);
        assert_eq!(host(link).text, "a.b");
        let query = payloads(link).next().expect("there is a query");
        assert_eq!(parameter(query, "e").map(|e| e.text), Some("2"));
        assert_eq!(parameter(query, "f"), None);
    }
}
