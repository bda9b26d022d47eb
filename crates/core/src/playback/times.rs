//! Times of a film at single speed: what the timeline shows.

use super::{Playback, Playhead, Scope, Words, pace};

/// Time of a stop that is not measured, in milliseconds.
const USUAL: f64 = 1_500.0;
/// Number of stops of one chapter whose sentences are read: a large board may open with thousands.
const READ: usize = 300;

/// Times of the stops of a film. They are measured a part at a time, because every sentence has to be read for them; a chapter that is
/// not measured yet counts by the number of its stops.
#[derive(Clone, Debug, Default)]
pub struct Times {
    chapters: Vec<Measured>,
    /// Time at which each chapter ends, in milliseconds; that of the bare puzzle first.
    ends: Vec<f64>,
}

/// Times of a chapter.
#[derive(Clone, Debug)]
struct Measured {
    /// Its last position: a chapter may grow.
    last: usize,
    /// Each stop with the time at which it begins, from the beginning of the chapter, in milliseconds.
    stops: Vec<(Playhead, f64)>,
    /// Time of the whole chapter, in milliseconds.
    whole: f64,
}

impl Times {
    /// Measures chapters that are new or have grown, until at least `most` stops are measured. `words` returns the words of a stop. Returns
    /// whether no chapter is left.
    pub fn measure(
        &mut self,
        playback: &Playback,
        most: usize,
        words: &dyn Fn(Playhead) -> Words,
    ) -> bool {
        let count = playback.chapters().len();
        let is_as_measured = |(measured, number): &(&Measured, usize)| {
            let chapter = playback.chapter(*number);
            chapter.is_some_and(|chapter| chapter.last == measured.last)
        };
        let known = self.chapters.iter().zip(1..).take_while(is_as_measured);
        let known = known.count();
        if known == count && self.ends.len() == count + 1 {
            return true;
        }
        self.chapters.truncate(known);
        let mut left = most;
        while self.chapters.len() < count && left > 0 {
            let measured = Measured::of(playback, self.chapters.len() + 1, words);
            left = left.saturating_sub(measured.stops.len());
            self.chapters.push(measured);
        }
        let measured = self.chapters.iter().map(|chapter| chapter.whole);
        let others = self.chapters.len() + 1..=count;
        let others = others.map(|number| USUAL * playback.stops(number).len() as f64);
        let mut end = pace::BARE;
        self.ends = vec![end];
        for length in measured.chain(others) {
            end += length;
            self.ends.push(end);
        }
        self.chapters.len() == count
    }

    /// Time of the whole film, in milliseconds.
    pub fn whole(&self) -> f64 {
        self.ends.last().copied().unwrap_or(pace::BARE)
    }

    /// Place on the timeline at which a chapter ends, by number, `0..=1`; for 0, that at which the first one begins.
    pub fn end_of(&self, number: usize) -> f64 {
        let last = self.ends.len().saturating_sub(1);
        let end = self.ends.get(number.min(last));
        end.map_or(0.0, |end| end / self.whole())
    }

    /// Place of a playhead on the timeline, `0..=1`: where its stop begins.
    pub fn part(&self, playback: &Playback, playhead: Playhead) -> f64 {
        let Some(before) = playback.chapter_of(playhead.position).checked_sub(1) else {
            return 0.0;
        };
        let chapter = self.chapters.get(before);
        let stops = chapter.map_or(&[][..], |chapter| &chapter.stops);
        let is_here = |(stop, _): &&(Playhead, f64)| *stop == playhead;
        let is_before = |(stop, _): &&(Playhead, f64)| stop.position <= playhead.position;
        let at = stops.iter().find(is_here);
        let at = at.or_else(|| stops.iter().rfind(is_before));
        let within = at.map_or(0.0, |(_, begins)| *begins);
        self.end_of(before) + within / self.whole()
    }

    /// Places on the timeline at which the waves of a chapter begin, by number from 1; none if it is not measured.
    pub fn waves<'a>(
        &'a self,
        playback: &'a Playback,
        number: usize,
    ) -> impl Iterator<Item = f64> + 'a {
        let chapter = number.checked_sub(1).and_then(|at| self.chapters.get(at));
        let stops = chapter.into_iter().flat_map(|chapter| &chapter.stops);
        let waves =
            stops.filter(|(stop, _)| stop.scope == Scope::Look && playback.is_wave(stop.position));
        waves.map(move |(_, begins)| self.end_of(number.saturating_sub(1)) + begins / self.whole())
    }

    /// Number of the chapter at a place on the timeline, `0..=1`; 0 for the bare puzzle.
    pub fn chapter_at(&self, part: f64) -> usize {
        let time = part * self.whole();
        let number = self.ends.partition_point(|&end| end < time);
        number.min(self.ends.len().saturating_sub(1))
    }
}

impl Measured {
    fn of(playback: &Playback, number: usize, words: &dyn Fn(Playhead) -> Words) -> Self {
        let mut whole = 0.0;
        let stops = playback.stops(number).into_iter().enumerate();
        let stops = stops.map(|(at, stop)| {
            let begins = whole;
            whole += match stop.scope {
                _ if at < READ => playback.duration(stop, &words(stop)),
                // Cases fly by; their time does not depend on their words.
                Scope::Event => playback.duration(stop, &Words::default()),
                _ => USUAL,
            };
            (stop, begins)
        });
        let stops: Vec<(Playhead, f64)> = stops.collect();
        if stops
            .last()
            .is_some_and(|(stop, _)| stop.scope != Scope::Event)
        {
            whole += pace::REST;
        }
        Self {
            last: playback.chapter(number).map_or(0, |chapter| chapter.last),
            stops,
            whole,
        }
    }
}
