//! Explanations as sentences in the reader's language.
//!
//! The locale files hold every sentence; this package fills in the arguments.
//! Places come out as separate runs, so that a page can make chips of them.
//!
//! ```
//! use clew_core::grid::{Cell, Shape};
//! use clew_core::model::{Arg, Explanation};
//! use clew_say::Speaker;
//!
//! let explanation = Explanation::new("page-kind-sudoku");
//! assert_eq!(Speaker::new("en").words(&explanation), "Sudoku");
//! assert_eq!(Speaker::new("en").place(Cell::new(1, 2).site(), Shape::new(9, 9)), "R2C3");
//! ```

mod parts;
mod places;
mod runs;
#[cfg(test)]
mod tests;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use clew_core::grid::{Cell, Line, Shape, Site};
use clew_core::model::{Arg, Explanation, Numerals};

pub use parts::{END, Parts};
use places::Group;
pub use runs::{Run, sentences};

/// The available languages with their locale files, as found by `build.rs`. English, the
/// first, is used if another is not available.
const LOCALES: &[(&str, Parts<'static>)] = &include!(concat!(env!("OUT_DIR"), "/locales.rs"));

/// Tags of the available languages.
pub fn languages() -> impl Iterator<Item = &'static str> {
    LOCALES.iter().map(|(tag, _)| *tag)
}

/// Locale file of `language`, or of English if it is not available, with its tag.
pub fn locale(language: &str) -> (&'static str, Parts<'static>) {
    let mut locales = LOCALES.iter();
    let offered = locales.find(|(tag, _)| *tag == language);
    offered.copied().unwrap_or(LOCALES[0])
}

/// Maximum number of places in a list. Longer lists are cut, and state the number of places
/// left out.
const PLACES_SAID: usize = 6;

/// Speaks one language.
pub struct Speaker {
    bundle: FluentBundle<FluentResource>,
    numerals: Numerals,
}

impl Speaker {
    /// A speaker of `language`, or of English if it is not available.
    pub fn new(language: &str) -> Self {
        let (tag, parts) = locale(language);
        Self::of(tag, parts.page)
    }

    /// A speaker of a language that only knows the messages of one text.
    pub fn of(tag: &str, text: &str) -> Self {
        // Faulty entries are skipped by the parser; a test finds them.
        let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(rest, _)| rest);
        let language = tag
            .parse()
            .expect("locale tags are valid language identifiers");
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(|value, _| match value {
            FluentValue::Number(number) => Some(grouped(number.value)),
            _ => None,
        }));
        bundle.add_resource_overriding(resource);
        Self {
            bundle,
            numerals: Numerals::default(),
        }
    }

    /// Sets the notation of digits above 9.
    #[must_use]
    pub fn writing(mut self, numerals: Numerals) -> Self {
        self.numerals = numerals;
        self
    }

    /// A sentence as runs; `shape` is the board that the places are on.
    pub fn runs(&self, explanation: &Explanation, shape: Shape) -> Vec<Run> {
        self.beats(explanation, shape).concat()
    }

    /// A sentence in two parts, each as runs: what to notice, and what follows from it. The
    /// second part is empty in a message that does not mark one.
    pub fn beats(&self, explanation: &Explanation, shape: Shape) -> [Vec<Run>; 2] {
        let text = self.formatted(explanation, shape);
        let mut beats = runs::divided(&text).map(runs::split);
        runs::capitalise_beginnings(&mut beats[0]);
        if explanation.is_open {
            beats[1].clear();
            return beats;
        }
        if let Some(then) = &explanation.then {
            let gap = self.spaced("sentence-gap");
            let last = &mut beats[1];
            last.extend((!gap.is_empty()).then_some(Run::Text(gap)));
            let mut then = self.runs(then, shape);
            if let Some(Run::Text(text)) = then.first_mut() {
                *text = runs::capitalised(text);
            }
            last.extend(then);
        }
        beats
    }

    /// The two parts of a sentence as sentences of their own, each a line of plain text.
    pub fn lines(&self, explanation: &Explanation, shape: Shape) -> [String; 2] {
        let [sign, conclusion] = self.beats(explanation, shape);
        let conclusion = continuation(&conclusion);
        let sign = plain(&sign);
        let sign = match sign.trim_end() {
            sign if conclusion.is_empty() || sign.ends_with(['.', '。', '?', '？']) => {
                sign.to_owned()
            }
            sign => format!(
                "{}{}",
                sign.trim_end_matches(MARKS),
                self.word("sentence-end")
            ),
        };
        [sign, conclusion]
    }

    /// A sentence as plain text.
    pub fn say(&self, explanation: &Explanation, shape: Shape) -> String {
        plain(&self.runs(explanation, shape))
    }

    /// A message without arguments: a label. `id` may name an attribute, `message.attribute`.
    pub fn word(&self, id: &str) -> String {
        self.message(id, None)
    }

    /// A label with arguments.
    pub fn words(&self, explanation: &Explanation) -> String {
        self.say(explanation, Shape::new(1, 1))
    }

    /// Whether there is a message with this id.
    pub fn knows(&self, id: &str) -> bool {
        let (message, attribute) = split_id(id);
        self.bundle
            .get_message(message)
            .is_some_and(|message| match attribute {
                Some(attribute) => message.get_attribute(attribute).is_some(),
                None => message.value().is_some(),
            })
    }

    /// Name of a place as a label.
    pub fn place(&self, site: Site, shape: Shape) -> String {
        runs::capitalised(&self.place_within(site, shape))
    }

    /// Name of a place within a sentence.
    fn place_within(&self, site: Site, shape: Shape) -> String {
        let named = |id, cell: Cell| {
            let mut args = FluentArgs::new();
            args.set("row", u32::from(cell.row) + 1);
            args.set("col", u32::from(cell.col) + 1);
            self.message(id, Some(&args))
        };
        match site.line() {
            Some(Line::Row(row)) => return named("place-row", Cell::new(row, 0)),
            Some(Line::Col(col)) => return named("place-col", Cell::new(0, col)),
            None => {}
        }
        if let Some(cell) = site.cell() {
            return named("place-cell", cell);
        }
        if let Some(vertex) = site.vertex() {
            let (corner, cell) = places::corner_of(vertex, shape);
            return named(corner, cell);
        }
        let edge = site.edge().expect("a site is a cell, a vertex or an edge");
        match places::side_of(edge, shape) {
            Some((side, cell)) => named(places::single(side), cell),
            None => String::new(),
        }
    }

    fn formatted(&self, explanation: &Explanation, shape: Shape) -> String {
        let cells = named_cells(explanation);
        let mut args = FluentArgs::new();
        for (name, arg) in &explanation.args {
            match arg {
                Arg::Number(number) => args.set(*name, *number),
                Arg::Text(text) => args.set(*name, text.clone()),
                Arg::Word(id) => args.set(*name, self.word(id)),
                Arg::Rule(id) => args.set(*name, self.rule(id)),
                Arg::Digit(digit) => args.set(*name, self.numerals.write(*digit)),
                Arg::Place(site) => args.set(*name, self.marked(*site, shape)),
                Arg::Places(sites) => args.set(*name, self.list(sites, &cells, shape)),
                Arg::Said(all) => {
                    let said = all.iter().map(|one| self.formatted(one, shape));
                    args.set(*name, self.joined(said.collect()));
                }
            }
        }
        // A technique's own text is its name; its sentence is an attribute.
        let forms = ["brief", "whole"].map(|form| format!("{}.{form}", explanation.message));
        let mut forms = forms.iter().skip(usize::from(!explanation.is_brief));
        let id = if let Some(form) = forms.find(|form| self.knows(form)) {
            form.as_str()
        } else {
            explanation.message
        };
        self.message(id, Some(&args))
    }

    fn marked(&self, site: Site, shape: Shape) -> String {
        runs::marked(site, &self.place_within(site, shape))
    }

    /// Places as a list. Places in a row are named together, and so are sides of a named
    /// cell.
    fn list(&self, sites: &[Site], cells: &[Cell], shape: Shape) -> String {
        let groups = places::grouped(sites, cells, shape);
        let shown = if groups.len() > PLACES_SAID {
            PLACES_SAID - 1
        } else {
            groups.len()
        };
        let said = groups[..shown].iter();
        let mut names: Vec<String> = said.map(|group| self.group(group, shape)).collect();
        let left: usize = groups[shown..].iter().map(Group::len).sum();
        if left > 0 {
            let mut args = FluentArgs::new();
            args.set("count", left);
            names.push(self.message("list-more", Some(&args)));
        }
        self.joined(names)
    }

    fn group(&self, group: &Group, shape: Shape) -> String {
        let cell_of =
            |site: Site, cell: Cell| runs::marked(site, &self.place_within(cell.site(), shape));
        let mut args = FluentArgs::new();
        match group {
            &Group::One(site) => self.marked(site, shape),
            &Group::AllSides(cell) => {
                args.set("cell", cell_of(cell.site(), cell));
                self.message("place-four-sides", Some(&args))
            }
            Group::Sides(cell, sides) => {
                let side =
                    |&(side, site): &(_, Site)| runs::marked(site, &self.word(places::alone(side)));
                args.set("sides", self.joined(sides.iter().map(side).collect()));
                args.set("cell", cell_of(cell.site(), *cell));
                self.message("place-sides", Some(&args))
            }
            &Group::Run { side, ends, .. } => {
                let [first, last] = ends.map(|(site, cell)| cell_of(site, cell));
                args.set("first", first);
                args.set("last", last);
                self.message(places::run(side), Some(&args))
            }
        }
    }

    /// Items as a list; a list of lists has different marks between its items.
    fn joined(&self, mut names: Vec<String>) -> String {
        let Some(last) = names.pop() else {
            return String::new();
        };
        if names.is_empty() {
            return last;
        }
        let marks = |ids: [&str; 2]| ids.map(|id| self.spaced(id));
        let inner = marks(["list-comma", "list-and"]);
        let is_list = |name: &String| inner.iter().any(|mark| name.contains(mark));
        let [comma, and] = match names.iter().any(is_list) || is_list(&last) {
            true => marks(["list-of-lists-comma", "list-of-lists-and"]),
            false => inner,
        };
        format!("{}{and}{last}", names.join(&comma))
    }

    /// The rule of a technique in general words, with room for a sentence after it; empty if it has none.
    fn rule(&self, id: &str) -> String {
        let rule = format!("{id}.rule");
        match self.knows(&rule) {
            true => format!("{}{}", self.word(&rule), self.spaced("sentence-gap")),
            false => String::new(),
        }
    }

    /// Sentences one after another.
    pub fn sentences(&self, said: &[String]) -> String {
        said.join(&self.spaced("sentence-gap"))
    }

    /// Message that goes between others; `_` is a space, because a message cannot begin
    /// or end with one.
    fn spaced(&self, id: &str) -> String {
        self.message(id, None).replace('_', " ")
    }

    fn message(&self, id: &str, args: Option<&FluentArgs<'_>>) -> String {
        let (name, attribute) = split_id(id);
        let pattern = self
            .bundle
            .get_message(name)
            .and_then(|message| match attribute {
                Some(attribute) => message.get_attribute(attribute).map(|found| found.value()),
                None => message.value(),
            });
        match pattern {
            // Errors are missing arguments that a message names. It then shows their
            // names, which is the best it can show.
            Some(pattern) => self
                .bundle
                .format_pattern(pattern, args, &mut Vec::new())
                .into_owned(),
            None => id.to_owned(),
        }
    }
}

/// Runs as plain text.
pub fn plain(runs: &[Run]) -> String {
    let words = runs.iter().map(|run| match run {
        Run::Text(text) => text.as_str(),
        Run::Place { name, .. } => name.as_str(),
    });
    words.collect()
}

/// Punctuation that may come between the parts of a sentence.
const MARKS: [char; 8] = [',', '.', ';', ':', '，', '。', '；', '：'];

/// Later part of a sentence as a sentence of its own, in plain text.
pub fn continuation(runs: &[Run]) -> String {
    runs::capitalised(plain(runs).trim_start_matches(MARKS).trim())
}

/// Cells of the clues that a sentence names.
fn named_cells(explanation: &Explanation) -> Vec<Cell> {
    let clues = explanation.args.iter().filter_map(|(name, arg)| match arg {
        Arg::Places(sites) if *name == "clues" => Some(sites),
        _ => None,
    });
    clues.flatten().filter_map(|site| site.cell()).collect()
}

fn split_id(id: &str) -> (&str, Option<&str>) {
    match id.split_once('.') {
        Some((message, attribute)) => (message, Some(attribute)),
        None => (id, None),
    }
}

/// A number with thin separators between groups of three digits.
fn grouped(value: f64) -> String {
    let digits = format!("{value}");
    if value < 1000.0 || value.fract() != 0.0 {
        return digits;
    }
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}
