//! Sentences in runs: places marked inside a formatted sentence become pieces of
//! their own.

use clew_core::grid::Site;

/// Marks around a place inside a formatted sentence; from the private use area.
const OPEN: char = '\u{e000}';
const CLOSE: char = '\u{e001}';
/// Mark in a message between what to notice and what follows from it.
const THEREFORE: char = '‖';

/// Ends of sentences.
const STOPS: [char; 6] = ['.', ';', '?', '。', '；', '？'];

/// A piece of a sentence.
#[derive(Clone, Debug, PartialEq)]
pub enum Run {
    /// Words.
    Text(String),
    /// The name of a place.
    Place {
        /// The place.
        site: Site,
        /// Its name.
        name: String,
    },
}

/// A place with its name, marked.
pub(super) fn marked(site: Site, name: &str) -> String {
    format!("{OPEN}{},{},{name}{CLOSE}", site.y, site.x)
}

/// A sentence divided at the mark where its conclusion begins; the conclusion is empty if there
/// is no mark.
pub(super) fn divided(text: &str) -> [&str; 2] {
    let (sign, conclusion) = text.split_once(THEREFORE).unwrap_or((text, ""));
    [sign, conclusion]
}

/// Splits a sentence with marks into runs.
pub(super) fn split(text: &str) -> Vec<Run> {
    let text = text.replace(THEREFORE, "");
    let mut runs = Vec::new();
    for (i, part) in text.split(OPEN).enumerate() {
        let rest = match part.split_once(CLOSE) {
            Some((place, rest)) if i > 0 => {
                runs.extend(parse_place(place));
                rest
            }
            _ => part,
        };
        if !rest.is_empty() {
            runs.push(Run::Text(rest.to_owned()));
        }
    }
    runs
}

/// The sentences of some runs, each with its full stop and what comes before the next one.
pub fn sentences(runs: &[Run]) -> Vec<Vec<Run>> {
    let mut all = vec![Vec::new()];
    for run in runs {
        match run {
            Run::Place { .. } => all.last_mut().expect("at least one").push(run.clone()),
            Run::Text(text) => {
                for (at, part) in text.split_inclusive(STOPS).enumerate() {
                    if at > 0 {
                        all.push(Vec::new());
                    }
                    let part = Run::Text(part.to_owned());
                    all.last_mut().expect("at least one").push(part);
                }
                if text.ends_with(STOPS) {
                    all.push(Vec::new());
                }
            }
        }
    }
    all.retain(|sentence| !sentence.is_empty());
    all
}

/// Gives a place that begins one of the sentences a capital letter.
pub(super) fn capitalise_beginnings(runs: &mut [Run]) {
    let mut is_beginning = true;
    for run in runs {
        match run {
            Run::Place { name, .. } if is_beginning => {
                *name = capitalised(name);
                is_beginning = false;
            }
            Run::Place { .. } => is_beginning = false,
            Run::Text(text) => is_beginning = text.trim_end().ends_with(['.', '?']),
        }
    }
}

fn parse_place(text: &str) -> Option<Run> {
    let mut parts = text.splitn(3, ',');
    let y = parts.next()?.parse().ok()?;
    let x = parts.next()?.parse().ok()?;
    Some(Run::Place {
        site: Site { y, x },
        name: parts.next()?.to_owned(),
    })
}

/// Text with a capital letter at its beginning, like a sentence.
pub(super) fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_is_divided_once_and_the_mark_is_never_seen() {
        assert_eq!(divided("a‖, so b‖, so c"), ["a", ", so b‖, so c"]);
        assert_eq!(divided("a"), ["a", ""]);
        assert_eq!(split("a‖, so b"), [Run::Text("a, so b".into())]);
    }

    #[test]
    fn runs_are_divided_after_each_sentence() {
        let text = |text: &str| Run::Text(text.into());
        let place = Run::Place {
            site: Site { y: 1, x: 1 },
            name: "R1C1".into(),
        };
        let divided = sentences(&[text("a. So "), place.clone(), text(" is b. c")]);
        let so = vec![text(" So "), place.clone(), text(" is b.")];
        assert_eq!(divided, [vec![text("a.")], so, vec![text(" c")]]);
        assert_eq!(
            sentences(std::slice::from_ref(&place)),
            [vec![place.clone()]]
        );
        assert!(sentences(&[]).is_empty());
    }

    #[test]
    fn places_become_runs_of_their_own() {
        let site = Site { y: 1, x: 3 };
        let place = marked(site, "R1C2");
        assert_eq!(
            split(&format!("a {place} b")),
            [
                Run::Text("a ".into()),
                Run::Place {
                    site,
                    name: "R1C2".into()
                },
                Run::Text(" b".into())
            ]
        );
    }
}
