//! Wordings that readers stumble over, with replacements.

/// Wording to find.
#[derive(Debug)]
pub(super) struct Rule {
    /// Its name in reports.
    pub(super) name: &'static str,
    /// Suggested replacement.
    pub(super) better: &'static str,
    /// Whether it fails the check; otherwise it is only counted.
    pub(super) fails: bool,
    /// Number of bytes of the wording, if it starts at this word.
    at: fn(&Sentences, usize) -> Option<usize>,
}

/// Occurrence of a wording: a range of bytes.
#[derive(Debug)]
pub(super) struct Found {
    pub(super) rule: &'static Rule,
    pub(super) start: usize,
    pub(super) end: usize,
}

/// All wordings.
pub(super) static RULES: [Rule; 9] = [
    Rule {
        name: "X is no Y",
        better: "\"X is not a Y\": \"This is not a recipe.\"",
        fails: true,
        at: is_no,
    },
    Rule {
        name: "anew",
        better: "\"again\"",
        fails: true,
        at: |text, at| text.phrase(at, &["anew"]),
    },
    Rule {
        name: "to be had",
        better: "\"available\": \"Not available.\"",
        fails: true,
        at: |text, at| text.phrase(at, &["to", "be", "had"]),
    },
    Rule {
        name: "for who",
        better: "\"for anyone who\", or name them: \"for callers that hold many puzzles\"",
        fails: true,
        at: |text, at| text.phrase(at, &["for", "who"]),
    },
    Rule {
        name: "Who has",
        better: "\"you\" or the imperative: \"To process more puzzles than fit on a page, use the `clew` command.\"",
        fails: true,
        at: who_has,
    },
    Rule {
        name: "fronted Of",
        better: "the subject first: \"A step may assume one solution.\"",
        fails: true,
        at: fronted_of,
    },
    Rule {
        name: "told",
        better: "\"said\", \"described\" or \"reported\"",
        fails: false,
        at: |text, at| text.phrase(at, &["told"]),
    },
    Rule {
        name: "of which",
        better: "two sentences",
        fails: false,
        at: |text, at| text.phrase(at, &["of", "which"]),
    },
    Rule {
        name: "as far as",
        better: "\"if\" or \"when\"",
        fails: false,
        at: |text, at| text.phrase(at, &["as", "far", "as"]),
    },
];

/// Words that make "is no" ordinary English: "is no longer", "is no different".
const AFTER_NO: [&str; 13] = [
    "longer",
    "more",
    "less",
    "fewer",
    "different",
    "doubt",
    "good",
    "use",
    "one",
    "matter",
    "and",
    "or",
    "but",
];

/// Occurrences of the wordings in a paragraph.
pub(super) fn found(text: &str) -> Vec<Found> {
    let sentences = Sentences::new(text);
    let mut found = Vec::new();
    for at in 0..sentences.words.len() {
        let start = sentences.words[at].start;
        for rule in &RULES {
            if let Some(end) = (rule.at)(&sentences, at) {
                found.push(Found { rule, start, end });
            }
        }
    }
    found
}

/// "X is no Y", but not "there is no Y", "is no longer", "is no faster than".
fn is_no(text: &Sentences, at: usize) -> Option<usize> {
    const FORMS: [&str; 4] = ["is", "are", "was", "were"];
    if !FORMS.contains(&text.word(at)?) {
        return None;
    }
    text.phrase(at + 1, &["no"])?;
    let noun = text.word(at + 2)?;
    // An adverb may come between: "there already is no".
    let before = (at.saturating_sub(2)..at).any(|near| text.word(near) == Some("there"));
    let compares = noun.ends_with("er") && text.word(at + 3) == Some("than");
    let joins = text.is_space(at) && text.gap(at + 1).chars().all(may_open);
    (joins && !before && !compares && !AFTER_NO.contains(&noun)).then(|| text.words[at + 2].end)
}

/// Whether a character may precede a word, such as quotes, brackets or emphasis.
fn may_open(char: char) -> bool {
    char.is_whitespace() || "\"'“‘(*`".contains(char)
}

/// "Who has" instead of "whoever has". A question may start like this.
fn who_has(text: &Sentences, at: usize) -> Option<usize> {
    let end = text.phrase(at, &["who", "has"])?;
    let is_capital = text.text[text.words[at].start..].starts_with("Who");
    let is_question = text.sentence(at).ends_with('?');
    (is_capital && text.begins(at) && !is_question).then_some(end)
}

/// "Of X, Y does": the subject comes too late.
fn fronted_of(text: &Sentences, at: usize) -> Option<usize> {
    let start = text.words[at].start;
    if !text.text[start..].starts_with("Of ") || !text.begins(at) {
        return None;
    }
    if text.word(at + 1) == Some("course") {
        return None;
    }
    let comma = text.sentence(at).find(", ")?;
    Some(start + comma + 1)
}

/// Word of a paragraph: its range in bytes, and its text in lower case.
struct Word {
    start: usize,
    end: usize,
    small: String,
}

/// Paragraph with its words.
struct Sentences<'a> {
    text: &'a str,
    words: Vec<Word>,
}

impl<'a> Sentences<'a> {
    fn new(text: &'a str) -> Self {
        let mut words: Vec<Word> = Vec::new();
        let mut start = None;
        let mut chars = text.char_indices().peekable();
        while let Some((at, char)) = chars.next() {
            let next = chars.peek().map(|&(_, next)| next);
            // Names such as `is_no_tank`, `no-one` or `a/anew` count as one word.
            let joins = "_-/'’.:".contains(char) && next.is_some_and(char::is_alphanumeric);
            let is_part = char.is_alphanumeric() || char == '_' || (joins && start.is_some());
            match (is_part, start) {
                (true, None) => start = Some(at),
                (false, Some(begun)) => {
                    words.push(word(text, begun, at));
                    start = None;
                }
                _ => {}
            }
        }
        if let Some(begun) = start {
            words.push(word(text, begun, text.len()));
        }
        Self { text, words }
    }

    fn word(&self, at: usize) -> Option<&str> {
        self.words.get(at).map(|word| word.small.as_str())
    }

    /// Text between a word and the next one.
    fn gap(&self, at: usize) -> &'a str {
        let end = self.words.get(at + 1).map(|next| next.start);
        &self.text[self.words[at].end..end.unwrap_or(self.text.len())]
    }

    /// Whether there is only white space between a word and the next one.
    fn is_space(&self, at: usize) -> bool {
        self.gap(at).chars().all(char::is_whitespace)
    }

    /// End of these words, if they occur here with only white space between them.
    fn phrase(&self, at: usize, phrase: &[&str]) -> Option<usize> {
        for (number, wanted) in phrase.iter().enumerate() {
            let here = at + number;
            if self.word(here) != Some(wanted) || (number > 0 && !self.is_space(here - 1)) {
                return None;
            }
        }
        Some(self.words[at + phrase.len() - 1].end)
    }

    /// Whether a word starts a sentence.
    fn begins(&self, at: usize) -> bool {
        at == 0 || self.gap(at - 1).contains(['.', '!', '?', ':', '…', '|'])
    }

    /// Text from a word to the end of its sentence.
    fn sentence(&self, at: usize) -> &'a str {
        let start = self.words[at].start;
        for after in at..self.words.len() {
            let gap = self.gap(after);
            let stop = gap.char_indices().find(|&(_, char)| ".!?…".contains(char));
            if let Some((stop, char)) = stop {
                return &self.text[start..self.words[after].end + stop + char.len_utf8()];
            }
        }
        &self.text[start..]
    }
}

fn word(text: &str, start: usize, end: usize) -> Word {
    Word {
        start,
        end,
        small: text[start..end].to_lowercase(),
    }
}
