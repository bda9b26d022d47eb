//! Jobs and players without their kind: object-safe fronts for those who do
//! not care which puzzle it is.

use crate::grid::{Shape, Site};
use crate::job::{Progress, Run};
use crate::model::{Explanation, Puzzle};
use crate::play::{Film, Row};
use crate::scene::{Draw, Scene};
use crate::solve::{Fuel, Method, Solve};
use crate::trace::{Event, Explain, Verdict};

use super::Events;

/// A solver at work.
pub trait Job {
    /// Works until the fuel is gone.
    fn run(&mut self, fuel: &mut Fuel) -> (Events, Option<Verdict>);
    /// Where the work is.
    fn progress(&self) -> Progress;
}

/// A film being shown. Positions run from 0, the bare puzzle, to `len`.
pub trait Player {
    /// Adds events at the end; those of another kind are ignored.
    fn push(&mut self, events: Events);
    /// Forgets all events.
    fn clear(&mut self);
    /// The last position.
    fn len(&self) -> usize;
    /// Whether only the bare puzzle is there.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// The size of the board.
    fn shape(&self) -> Shape;
    /// How many beats a position is told in, at least 1.
    fn beats(&self, position: usize) -> usize;
    /// The picture at a beat of a position.
    fn scene(&self, position: usize, beat: usize) -> Scene;
    /// The sentence at a beat of a position.
    fn explanation(&self, position: usize, beat: usize) -> Explanation;
    /// What the list says of a position from 1.
    fn row(&self, position: usize) -> Option<Row>;
    /// Places the event at a position relies on or finds, to light up.
    fn sites(&self, position: usize) -> Vec<Site>;
    /// The puzzle in every format it can be written in.
    fn exports(&self) -> Vec<crate::model::Export>;
}

pub(super) struct RunOf<P: Solve>(Run<P>);

impl<P: Solve> RunOf<P> {
    pub(super) fn new(clues: P::Clues, method: Method) -> Self {
        Self(Run::new(clues, method))
    }
}

impl<P: Solve> Job for RunOf<P>
where
    Events: From<Vec<Event<P>>>,
{
    fn run(&mut self, fuel: &mut Fuel) -> (Events, Option<Verdict>) {
        let (events, verdict) = self.0.slice(fuel);
        (events.into(), verdict)
    }

    fn progress(&self) -> Progress {
        self.0.progress()
    }
}

pub(super) struct PlayerOf<P: Puzzle>(Film<P>);

impl<P: Solve + Draw + Explain> PlayerOf<P> {
    pub(super) fn new(clues: P::Clues) -> Self {
        Self(Film::new(clues))
    }
}

impl<P: Solve + Draw + Explain> Player for PlayerOf<P>
where
    Vec<Event<P>>: TryFrom<Events>,
{
    fn push(&mut self, events: Events) {
        for event in Vec::<Event<P>>::try_from(events).unwrap_or_default() {
            self.0.push(event);
        }
    }

    fn clear(&mut self) {
        self.0 = Film::new(self.0.clues().clone());
    }

    fn len(&self) -> usize {
        self.0.len()
    }

    fn shape(&self) -> Shape {
        P::shape(self.0.clues())
    }

    fn beats(&self, position: usize) -> usize {
        self.0.beats(position)
    }

    fn scene(&self, position: usize, beat: usize) -> Scene {
        self.0.scene(position, beat)
    }

    fn explanation(&self, position: usize, beat: usize) -> Explanation {
        self.0.explanation(position, beat)
    }

    fn row(&self, position: usize) -> Option<Row> {
        self.0.row(position)
    }

    fn sites(&self, position: usize) -> Vec<Site> {
        self.0
            .row(position)
            .map(|row| row.sites)
            .unwrap_or_default()
    }

    fn exports(&self) -> Vec<crate::model::Export> {
        P::exports(self.0.clues())
    }
}
