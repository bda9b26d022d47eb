//! The one place that chooses among the readings of a text. In this order count: what the text says of itself, how much a reading
//! leaves over, the number of solutions, and the confidence of its format.

use std::ops::Range;

use super::account::Account;
use super::said::{Said, Size, Stance, Vocabulary};
use super::{Document, Piece, Source, Unpacked};
use crate::grid::{Shape, SortShort as _};
use crate::model::{Confidence, Explanation, ParseError};
use crate::trace::Verdict;

/// A reading that can be chosen.
pub trait Candidate: Sized {
    /// Confidence of its format.
    fn confidence(&self) -> Confidence;
    /// Rows and columns.
    fn shape(&self) -> Shape;
    /// Bytes of the text that it accounts for; none if it accounts for all of it.
    fn used(&mut self) -> &mut Vec<Range<usize>>;
    /// Warnings about it.
    fn warnings(&mut self) -> &mut Vec<Explanation>;
    /// Words of its kind.
    fn words(&self) -> &'static Vocabulary;
    /// The same puzzle with a further rule; `None` if it has that rule already.
    ///
    /// # Errors
    /// Message id of the reason why the rule cannot be used.
    fn with_variant(&self, variant: &str) -> Result<Option<Self>, &'static str>;
}

/// Outcomes of all readers for a part of a text.
pub type Outcomes<C> = Vec<Result<Vec<C>, ParseError>>;

/// The readers that a text is offered to.
pub trait Readers {
    /// What they read.
    type Reading: Candidate;
    /// Words of all kinds.
    fn words(&self) -> Vec<&'static Vocabulary>;
    /// Reads a document.
    fn document(&mut self, document: &Document<'_>) -> Outcomes<Self::Reading>;
    /// Reads content that has to be unpacked or searched for.
    fn unpacked(&mut self, unpacked: &Unpacked<'_>) -> Outcomes<Self::Reading>;
    /// Number of solutions of a reading; `None` if it is hard to find out.
    fn verdict(&mut self, reading: &Self::Reading) -> Option<Verdict>;
}

/// A reading, and how well it agrees with the text.
struct Judged<C> {
    reading: C,
    /// Whether it is at odds with what the text says of itself.
    is_odd: bool,
    /// Number of parts that it leaves over.
    left: usize,
}

/// The readings of one kind.
type Group<C> = Vec<Judged<C>>;

/// The choice among the readings of a text.
pub(super) struct Choice<'a, C> {
    source: &'a Source,
    said: Option<Said<'a>>,
    /// Readings that leave something over or are at odds with the text.
    pool: Vec<Group<C>>,
    /// Fault of a reading whose variant is not supported.
    pub(super) refused: Option<ParseError>,
}

impl<'a, C: Candidate> Choice<'a, C> {
    pub(super) fn new(source: &'a Source) -> Self {
        Self {
            source,
            said: None,
            pool: Vec::new(),
            refused: None,
        }
    }

    /// Whether there are readings that leave something over.
    pub(super) fn has_rest(&self) -> bool {
        self.pool.iter().flatten().next().is_some()
    }

    /// Offers the readings of one part of the text, kind by kind. Those that account for the whole text, or that a format
    /// announces, end the search.
    pub(super) fn offer<R: Readers<Reading = C>>(
        &mut self,
        readers: &R,
        mut kinds: Vec<Vec<C>>,
    ) -> Option<Vec<Vec<C>>> {
        let is_whole = |reading: &mut C| match &reading.used()[..] {
            [] => true,
            [one] => {
                let whole = self.source.origin(self.source.piece().trim().range());
                one.start <= whole.start && whole.end <= one.end
            }
            _ => false,
        };
        if kinds.iter_mut().flatten().all(is_whole) {
            return (!kinds.is_empty()).then_some(kinds);
        }
        let words = readers.words();
        let mut judged: Vec<Group<C>> = Vec::new();
        for readings in kinds {
            let group = readings
                .into_iter()
                .flat_map(|one| self.judged(one, &words));
            judged.push(group.collect());
        }
        let is_final = |one: &Judged<C>| {
            one.reading.confidence() == Confidence::Announced || (one.left == 0 && !one.is_odd)
        };
        if judged.iter().flatten().any(is_final) {
            return Some(kept(judged, is_final));
        }
        self.pool.extend(judged);
        None
    }

    /// The readings that agree best with the text, if none accounts for all of it: of each kind, those from the first way to see
    /// the text that leaves this little over.
    pub(super) fn best(&mut self) -> Vec<Vec<C>> {
        let key = |one: &Judged<C>| (one.is_odd, one.left);
        let pool = std::mem::take(&mut self.pool);
        let best = pool.iter().flatten().map(key).min();
        let mut kinds = kept(pool, |one| Some(key(one)) == best);
        let mut seen = Vec::new();
        kinds.retain(|kind| {
            let words = std::ptr::from_ref(kind[0].words());
            let is_new = !seen.contains(&words);
            seen.push(words);
            is_new
        });
        kinds
    }

    /// A reading with notes about what it leaves over; none if the text names a variant that is not supported, or if more numbers are
    /// left over than used.
    fn judged(&mut self, mut reading: C, words: &[&'static Vocabulary]) -> Option<Judged<C>> {
        let text = self.source.piece();
        let account = Account::new(self.source, reading.used());
        let mut left = account.left();
        if account.is_poor(&left) && reading.confidence() != Confidence::Announced {
            return None;
        }
        let mut is_odd = false;
        if account.has_words() {
            let said = self.said.get_or_insert_with(|| Said::new(text));
            match varied(reading, text, said, &account) {
                Ok((varied, mentioned)) => {
                    reading = varied;
                    left.extend(mentioned);
                }
                Err(error) => {
                    self.refused.get_or_insert(self.source.locate(error));
                    return None;
                }
            }
            let odd = odd_name(&reading, said, &account, words)
                .or_else(|| odd_size(reading.shape(), said, &account));
            is_odd = odd.is_some();
            left.extend(odd);
        }
        left.sort_short_by_key(|at| at.start);
        left.dedup();
        for at in left.iter().take(MOST_NOTES) {
            let note = Explanation::new("warning-left-over");
            let note = note.with("text", text.within(at.clone()));
            reading.warnings().push(note);
        }
        Some(Judged {
            reading,
            is_odd,
            left: left.len(),
        })
    }
}

/// A reading with the further rules that a text says it has, and the places of those that it only mentions.
///
/// # Errors
/// A rule is not supported.
fn varied<C: Candidate>(
    mut reading: C,
    text: Piece<'_>,
    said: &Said<'_>,
    account: &Account<'_>,
) -> Result<(C, Vec<Range<usize>>), ParseError> {
    let mut mentioned = Vec::new();
    let mut known: Vec<&'static str> = Vec::new();
    for (variant, at, stance) in said.variants(reading.words()) {
        if account.is_used(&at) || known.contains(&variant) {
            continue;
        }
        if stance == Stance::Mentioned {
            mentioned.push(at);
            continue;
        }
        known.push(variant);
        let name = text.within(at);
        match reading.with_variant(variant) {
            Ok(None) => {}
            Ok(Some(varied)) => {
                reading = varied;
                let note = Explanation::new("warning-variant");
                reading.warnings().push(note.with("text", name));
            }
            Err(message) => return Err(name.fault(message).with("variant", name).announced()),
        }
    }
    Ok((reading, mentioned))
}

/// The place of the name of another kind, if the text does not name that of a reading.
fn odd_name<C: Candidate>(
    reading: &C,
    said: &Said<'_>,
    account: &Account<'_>,
    words: &[&'static Vocabulary],
) -> Option<Range<usize>> {
    let is_called =
        |(at, stance): &(Range<usize>, Stance)| *stance == Stance::Called && !account.is_used(at);
    let called = |words: &&'static Vocabulary| said.names(words).find(is_called);
    if called(&reading.words()).is_some() {
        return None;
    }
    let odd = words.iter().find_map(called);
    Some(odd.or_else(|| said.others().find(is_called))?.0)
}

/// The place of a size that is not that of a board, if none of the sizes that the text states is.
fn odd_size(shape: Shape, said: &Said<'_>, account: &Account<'_>) -> Option<Range<usize>> {
    let mut sizes = said.sizes();
    sizes.retain(|size| !account.is_used(&size.at));
    let is_stated = |size: &Size| size.rows.is_some() && size.cols.is_some() && agrees(size, shape);
    if sizes.iter().any(is_stated) {
        return None;
    }
    let mut sizes = sizes.into_iter();
    Some(sizes.find(|size| !agrees(size, shape))?.at)
}

/// Maximum number of notes about parts that are left over.
const MOST_NOTES: usize = 3;

/// Whether a stated size says the same as a shape: the sides either way, or those of its boxes.
fn agrees(size: &Size, shape: Shape) -> bool {
    let (rows, cols) = (usize::from(shape.rows), usize::from(shape.cols));
    let is_box = |a: usize, b: usize| rows == cols && a * b == rows;
    match (size.rows, size.cols) {
        (Some(a), Some(b)) => (a, b) == (rows, cols) || (b, a) == (rows, cols) || is_box(a, b),
        (one, None) | (None, one) => one.is_none_or(|one| one == rows || one == cols),
    }
}

/// The readings that `is_kept` keeps, kind by kind.
fn kept<C>(kinds: Vec<Group<C>>, is_kept: impl Fn(&Judged<C>) -> bool) -> Vec<Vec<C>> {
    let group = |group: Group<C>| {
        let kept = group.into_iter().filter(|one| is_kept(one));
        kept.map(|one| one.reading).collect()
    };
    let groups = kinds.into_iter().map(group);
    groups.filter(|group: &Vec<C>| !group.is_empty()).collect()
}

/// The readings in the order in which they are offered: the surest kind first. Where two kinds are as sure as each other, one
/// solution comes before several, and several before none.
pub(super) fn ordered<R: Readers>(
    readers: &mut R,
    mut kinds: Vec<Vec<R::Reading>>,
) -> Vec<R::Reading> {
    let top = kinds.iter().map(|kind| surest(kind)).min();
    if kinds.len() > 1 {
        kinds.retain(|kind| Some(surest(kind)) == top || !surest(kind).yields());
    }
    if kinds.len() == 1 {
        return kinds.swap_remove(0);
    }
    let mut rank = |kind: Vec<R::Reading>| {
        let sure = surest(&kind);
        let is_late = sure == Confidence::Remote;
        let is_open = sure != Confidence::Announced && !is_late;
        let first = kind.first().filter(|_| is_open);
        let solutions = match first.and_then(|first| readers.verdict(first)) {
            Some(Verdict::Unique) => 0,
            Some(Verdict::Impossible) => 2,
            _ => 1,
        };
        let key = (is_late, sure != Confidence::Announced, solutions, sure);
        (key, kind)
    };
    let mut ranked: Vec<_> = kinds.into_iter().map(&mut rank).collect();
    // The readings of one kind stay together, in the order of its parser.
    ranked.sort_short_by_key(|(key, _)| *key);
    ranked.into_iter().flat_map(|(_, kind)| kind).collect()
}

/// Highest confidence among a kind's readings.
fn surest<C: Candidate>(readings: &[C]) -> Confidence {
    let confidences = readings.iter().map(C::confidence);
    confidences.min().unwrap_or(Confidence::Remote)
}
