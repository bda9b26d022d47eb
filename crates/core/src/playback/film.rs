//! The film: how long each stop stays, and where the film goes next.

use super::{Playback, Playhead, RowKind, Scope, pace};

/// Approximate number of turns of the whole film at full speed.
const FULL_SPEED_TURNS: usize = 180;
/// Hardest level of steps before which the film waits only the first times.
const EASY: u8 = 2;
/// Number of these times.
const FIRST_TIMES: usize = 3;

/// Words of a stop: what to notice, and what is concluded or follows.
pub type Words = [String; 2];

/// How the film is played.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pace {
    /// Factor on the speed; `None` for the fastest that can still be seen.
    pub factor: Option<f64>,
    /// Whether it waits at each *look* of a rule that is not easy, or not familiar yet, so that the viewer can find the conclusion.
    pub waits: bool,
}

/// Outcome of some time that has passed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Turn {
    /// Nothing moves.
    Stays,
    /// Goes to a stop.
    Goes(Playhead),
    /// Stops here and waits for the viewer.
    Waits,
    /// Has reached the last stop.
    Ends,
}

/// A film that is being played: the time spent at the current stop.
#[derive(Clone, Debug, Default)]
pub struct Film {
    /// In milliseconds at single speed.
    spent: f64,
    /// Stop, and the time it stays.
    stay: Option<(Playhead, f64)>,
}

impl Film {
    /// Moves on by `passed` milliseconds from a playhead. `words` returns the words of a stop; it is called once for
    /// each.
    ///
    /// A stop whose words change, for example with the language, keeps the share of its time that has passed.
    pub fn advance(
        &mut self,
        playback: &Playback,
        playhead: Playhead,
        pace: Pace,
        passed: f64,
        words: &dyn Fn(Playhead) -> Words,
    ) -> Turn {
        let mut at = playhead;
        let Some(factor) = pace.factor else {
            let stride = playback.len().div_ceil(FULL_SPEED_TURNS).max(1);
            for _ in 0..stride {
                at = playback.following(at).unwrap_or(at);
            }
            return self.went(playback, playhead, at);
        };
        self.spent += passed * factor;
        loop {
            let length = self.length(playback, at, words);
            if self.spent < length {
                break;
            }
            if at != playhead && waits(playback, at, pace) {
                break;
            }
            if waits(playback, at, pace) {
                self.spent = 0.0;
                return Turn::Waits;
            }
            let Some(next) = playback.following(at) else {
                break;
            };
            self.spent -= length;
            at = next;
        }
        self.went(playback, playhead, at)
    }

    /// Adopts new words for the stop; the share of its time that has passed stays the same.
    pub fn reword(
        &mut self,
        playback: &Playback,
        playhead: Playhead,
        words: &dyn Fn(Playhead) -> Words,
    ) {
        let Some((at, before)) = self.stay.take() else {
            return;
        };
        if at == playhead && before > 0.0 {
            self.spent *= self.length(playback, playhead, words) / before;
        }
    }

    fn went(&mut self, playback: &Playback, from: Playhead, to: Playhead) -> Turn {
        if from != to {
            return Turn::Goes(to);
        }
        match playback.following(to) {
            None => {
                self.spent = 0.0;
                Turn::Ends
            }
            Some(_) => Turn::Stays,
        }
    }

    /// Time that a stop stays, looked up once.
    fn length(
        &mut self,
        playback: &Playback,
        playhead: Playhead,
        words: &dyn Fn(Playhead) -> Words,
    ) -> f64 {
        match self.stay {
            Some((at, length)) if at == playhead => length,
            _ => {
                let length = playback.duration(playhead, &words(playhead));
                self.stay = Some((playhead, length));
                length
            }
        }
    }
}

/// Whether the film waits for its viewer at a stop.
fn waits(playback: &Playback, playhead: Playhead, pace: Pace) -> bool {
    let Some(row) = playback.row(playhead.position) else {
        return false;
    };
    let is_asked = row.level > EASY || playback.earlier(row.name, playhead.position) < FIRST_TIMES;
    pace.waits && playhead.scope == Scope::Look && is_asked
}

impl Playback {
    /// Time that a playhead stays at single speed, in milliseconds.
    pub fn duration(&self, playhead: Playhead, words: &Words) -> f64 {
        let [sign, added] = words;
        match playhead.scope {
            Scope::Event if playhead.position == 0 => pace::BARE,
            Scope::Event if self.is_case(playhead.position) => {
                pace::case(self.case_number(playhead.position), self.cases())
            }
            Scope::Look if self.is_wave(playhead.position) => pace::of_wave(sign),
            Scope::Look => match self.probes(playhead.position) {
                0 => pace::reading(sign) + self.thinking(playhead.position),
                probes => pace::reading(sign).max(pace::probes(probes)),
            },
            Scope::Conclude if self.is_wave(playhead.position) => pace::of_wave(added),
            Scope::Conclude => pace::added(added),
            Scope::Run => self.drawing(playhead, words).max(pace::reading(added)),
            Scope::Rest => pace::REST,
            Scope::Event | Scope::Step => pace::STEP + pace::reading(&format!("{sign} {added}")),
        }
    }

    /// Time in which the picture at a playhead is drawn at single speed, in milliseconds; part of
    /// its duration.
    pub fn drawing(&self, playhead: Playhead, words: &Words) -> f64 {
        match playhead.scope {
            Scope::Look if self.probes(playhead.position) > 0 => {
                pace::probes(self.probes(playhead.position))
            }
            // A chain is walked along while its words are read.
            Scope::Look if self.substeps(playhead.position) > 1 => pace::reading(&words[0]),
            Scope::Look | Scope::Rest => 0.0,
            Scope::Conclude => pace::CONCLUSION,
            Scope::Run => {
                let chapter = self.chapter(self.chapter_of(playhead.position));
                pace::run(chapter.map_or(1, |chapter| chapter.run.len()))
            }
            Scope::Event | Scope::Step => pace::STEP,
        }
    }

    /// Time for the viewer to find the conclusion of the step at a position. It is longer for a harder technique and
    /// for the first use of a technique, and shorter from the third use on.
    fn thinking(&self, position: usize) -> f64 {
        let Some(row) = self.row(position) else {
            return 0.0;
        };
        pace::thinking(row.level, self.earlier(row.name, position))
    }

    /// Number of uses of a technique before a position.
    fn earlier(&self, name: &'static str, position: usize) -> usize {
        self.tally(name).map_or(0, |tally| {
            tally.positions.partition_point(|&other| other < position)
        })
    }

    /// Number of suppositions that the beat at a position tries one after another; 0 for any other beat.
    fn probes(&self, position: usize) -> usize {
        let chapter = self.chapter(self.chapter_of(position));
        let sweep = chapter.filter(|chapter| chapter.scan.is_some() && chapter.ideas > 0);
        let end = sweep.map(|chapter| {
            let next = chapter.beats.iter().find(|&&beat| beat > position);
            next.copied().unwrap_or(chapter.run.start)
        });
        end.map_or(0, |end| end.saturating_sub(position))
    }

    fn is_case(&self, position: usize) -> bool {
        self.row(position)
            .is_some_and(|row| row.kind == RowKind::Case)
    }
}
