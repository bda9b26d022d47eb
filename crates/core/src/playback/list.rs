//! Lines of the list of chapters, and the stages in it.

use crate::model::Stage;

use super::{Playback, Playhead, Scope};

/// Consecutive chapters of one stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Section {
    /// The stage.
    pub stage: Stage,
    /// Number of its first chapter.
    pub first: usize,
    /// Number of its chapters. A chapter of cases counts as the number of cases tried
    /// in it.
    pub count: usize,
}

/// Line of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListLine {
    /// Chapter, by number.
    Chapter(usize),
    /// Step of the open chapter, by position.
    Step(usize),
}

impl Playback {
    /// Number of lines of the list while it shows the steps of one chapter, or of none.
    pub fn line_count(&self, open: usize) -> usize {
        self.chapters().len() + self.lines_in(open)
    }

    /// A line of the list, from 0, while a chapter is open.
    pub fn line(&self, open: usize, line: usize) -> ListLine {
        let steps = self.lines_in(open);
        match self.chapter(open) {
            Some(chapter) if line >= open && line < open + steps => {
                ListLine::Step(chapter.first + line - open)
            }
            _ if line < open => ListLine::Chapter(line + 1),
            _ => ListLine::Chapter(line + 1 - steps),
        }
    }

    /// Number of the line that shows a playhead, while its chapter is open.
    pub fn line_of(&self, playhead: Playhead) -> Option<usize> {
        let number = self.chapter_of(playhead.position);
        let chapter = self.chapter(number)?;
        let is_step = playhead.scope == Scope::Step && self.lines_in(number) > 0;
        let within = if is_step {
            playhead.position - chapter.first + 1
        } else {
            0
        };
        Some(number - 1 + within)
    }

    /// Number of lines that an open chapter adds: none if it is a single step, or a
    /// number of cases.
    fn lines_in(&self, number: usize) -> usize {
        let steps = self
            .chapter(number)
            .map_or(0, |chapter| chapter.last + 1 - chapter.first);
        if steps < 2 || self.is_cases(number) {
            0
        } else {
            steps
        }
    }

    /// Chapters of one stage after another.
    pub fn sections(&self) -> Vec<Section> {
        let mut sections: Vec<Section> = Vec::new();
        for (chapter, number) in self.chapters().iter().zip(1..) {
            let tried = self.tried_until(chapter.last) - self.tried_until(chapter.first - 1);
            let cases = usize::try_from(tried).unwrap_or(usize::MAX);
            let count = if chapter.level > 0 { 1 } else { cases };
            match sections.last_mut() {
                Some(section) if section.stage == chapter.stage => {
                    section.count = section.count.saturating_add(count);
                }
                _ => sections.push(Section {
                    stage: chapter.stage,
                    first: number,
                    count,
                }),
            }
        }
        sections
    }

    /// First chapter of the next section after a chapter.
    pub fn section_after(&self, number: usize) -> Option<usize> {
        let sections = self.sections().into_iter();
        let mut starts = sections.map(|section| section.first);
        starts.find(|&first| first > number)
    }

    /// First chapter of the last section that begins before a chapter.
    pub fn section_before(&self, number: usize) -> Option<usize> {
        let sections = self.sections().into_iter();
        let mut starts = sections.rev().map(|section| section.first);
        starts.find(|&first| first < number)
    }
}
