//! Stops of the playhead: the beats of each chapter, what follows from them, and the events behind the steps.

use strum::{EnumString, IntoStaticStr};

use super::{ChapterRow, Playback, Playhead, Scope};

/// Detail in which a film tells what follows from its arguments.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Detail {
    /// Wave by wave, each with its rule.
    #[default]
    Steps,
    /// All at once: only the arguments are explained.
    Ideas,
}

impl ChapterRow {
    /// Stops of the chapter: *look* and *conclude* for each of its beats and waves, or the end of its run as a whole; then the end of the
    /// puzzle. If there are many cases, each is a stop.
    pub fn stops(&self, detail: Detail) -> Vec<Playhead> {
        let (waves, run) = match detail {
            Detail::Steps => (&self.waves[..], None),
            Detail::Ideas => (&[][..], self.run.clone().next_back()),
        };
        let beats = self.beats.iter().chain(waves);
        let beats = beats.flat_map(|&key| [Scope::Look, Scope::Conclude].map(|scope| (key, scope)));
        let run = run.map(|last| (last, Scope::Run));
        let events = self.last_step() + 1..=self.last;
        let events = events.map(|position| (position, Scope::Event));
        let stops = beats.chain(run).chain(events);
        stops
            .map(|(position, scope)| Playhead::new(position, scope))
            .collect()
    }

    /// Stop at which the chapter says what it is about: the conclusion of its first argument.
    pub fn opened(&self, detail: Detail) -> Playhead {
        let stops = self.stops(detail);
        let concluded = stops.iter().find(|stop| stop.scope == Scope::Conclude);
        concluded.or(stops.last()).copied().unwrap_or_default()
    }

    /// Position of its last step; the position before the chapter if it has none.
    pub(super) fn last_step(&self) -> usize {
        match self.beats.is_empty() && self.run.is_empty() {
            true => self.first - 1,
            false => self.run.end - 1,
        }
    }
}

impl Playback {
    /// Stops of a chapter, by number from 1.
    pub fn stops(&self, number: usize) -> Vec<Playhead> {
        let chapter = self.chapter(number);
        chapter.map_or(Vec::new(), |chapter| chapter.stops(self.detail()))
    }

    /// Stop at which a chapter, by number, says what it is about. That of the last one for numbers beyond the end, the
    /// bare puzzle for 0.
    pub fn opened(&self, number: usize) -> Playhead {
        let number = number.min(self.chapters().len());
        let chapter = self.chapter(number);
        chapter.map_or_else(Playhead::default, |chapter| chapter.opened(self.detail()))
    }

    /// The same stop for a number in links of earlier versions that put several arguments in one chapter; `None`
    /// if there is no such chapter yet.
    pub fn opened_by_old(&self, number: usize) -> Option<Playhead> {
        let chapters = self.chapters();
        let last = chapters.iter().map(|chapter| chapter.old).max()?;
        let told = chapters.iter().find(|chapter| chapter.old == number);
        // In old links, the chapters after the steps continue the numbering.
        let behind = || {
            let steps = chapters.iter().rposition(|chapter| chapter.old > 0)?;
            chapters.get((steps + number).checked_sub(last)?)
        };
        let chapter = told.or_else(behind);
        chapter.map(|chapter| chapter.opened(self.detail()))
    }

    /// First stop of a chapter, by number.
    pub fn beginning(&self, number: usize) -> Playhead {
        self.stops(number).first().copied().unwrap_or_default()
    }

    /// Last stop.
    pub fn end(&self) -> Playhead {
        self.stops(self.chapters().len())
            .last()
            .copied()
            .unwrap_or_default()
    }

    /// Stop of the event at a position: the conclusion of its beat or wave, or its run.
    pub fn stop_of(&self, position: usize) -> Playhead {
        let stops = self.stops(self.chapter_of(position));
        let is_at = |stop: &&Playhead| match stop.scope {
            Scope::Conclude => stop.position <= position,
            Scope::Run | Scope::Event => stop.position >= position,
            Scope::Look | Scope::Rest | Scope::Step => false,
        };
        let concluded = stops
            .iter()
            .rfind(|stop| stop.scope == Scope::Conclude && is_at(stop));
        let ahead = stops
            .iter()
            .find(|stop| stop.scope != Scope::Conclude && is_at(stop));
        let chapter = self.chapter(self.chapter_of(position));
        let is_told_later = chapter.is_some_and(|chapter| {
            position > chapter.last_step()
                || (self.detail() == Detail::Ideas && chapter.run.contains(&position))
        });
        let stop = match is_told_later {
            true => ahead,
            false => concluded.or(ahead),
        };
        stop.copied().unwrap_or_default()
    }

    /// Last sub-step of a position, where the whole step is shown. Positions beyond the end
    /// count as the last one.
    pub fn step(&self, position: usize) -> Playhead {
        let position = position.min(self.len());
        Playhead {
            substep: self.substeps(position) - 1,
            ..Playhead::new(position, Scope::Step)
        }
    }

    /// Stop after a playhead; `None` at the end.
    pub fn next_stop(&self, playhead: Playhead) -> Option<Playhead> {
        let number = self.chapter_of(playhead.position);
        let stops = self.stops(number);
        let within = match stops.iter().position(|stop| *stop == playhead) {
            Some(at) => stops.get(at + 1),
            None => stops.iter().find(|stop| stop.position > playhead.position),
        };
        let next = within.copied();
        next.or_else(|| self.stops(number + 1).first().copied())
    }

    /// Stop before a playhead; the bare puzzle before the first.
    pub fn previous_stop(&self, playhead: Playhead) -> Playhead {
        let number = self.chapter_of(playhead.position);
        let stops = self.stops(number);
        let within = match stops.iter().position(|stop| *stop == playhead) {
            Some(at) => at.checked_sub(1),
            None => stops
                .iter()
                .rposition(|stop| stop.position <= playhead.position),
        };
        let earlier = within.map(|at| stops[at]);
        let earlier = earlier.or_else(|| self.stops(number.checked_sub(1)?).last().copied());
        earlier.unwrap_or_default()
    }

    /// Point that playback reaches next: the next stop or, between two chapters, the board at rest; `None` at the
    /// end.
    pub fn following(&self, playhead: Playhead) -> Option<Playhead> {
        let next = self.next_stop(playhead);
        let is_beat = matches!(playhead.scope, Scope::Conclude | Scope::Run);
        let goes_on = next.is_some_and(|next| {
            let number = self.chapter_of(playhead.position);
            next.scope != Scope::Event && self.chapter_of(next.position) == number
        });
        match self.chapter(self.chapter_of(playhead.position)) {
            Some(chapter) if is_beat && !goes_on && next.is_some() => {
                Some(Playhead::new(chapter.last_step(), Scope::Rest))
            }
            _ => next,
        }
    }

    /// Next sub-step, or the first one of the next position; `None` at the end.
    pub fn next_step(&self, playhead: Playhead) -> Option<Playhead> {
        let Playhead {
            position,
            substep,
            scope,
        } = playhead;
        let (position, substep) = match scope {
            // If the step of a beat is shown alone, it starts from its beginning.
            Scope::Look => (position, 0),
            Scope::Step if substep + 1 < self.substeps(position) => (position, substep + 1),
            _ => (position + 1, 0),
        };
        (position <= self.len()).then_some(Playhead {
            position,
            substep,
            scope: Scope::Step,
        })
    }
}
