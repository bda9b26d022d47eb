//! Places that a beat is about, by their part in it.

use crate::grid::Site;
use crate::model::Fact as _;
use crate::scene::{Draw, Role};
use crate::trace::Step;

/// Places that a beat is about.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Places {
    /// Places of the clues and facts that it relies on, and of the patterns that it recognises.
    pub evidence: Vec<Site>,
    /// Places of the suppositions that it makes, and of what follows from them.
    pub supposed: Vec<Site>,
    /// Places of what it finds.
    pub found: Vec<Site>,
}

impl Places {
    pub(super) fn add<P: Draw>(&mut self, clues: &P::Clues, before: &P::Board, step: &Step<P>) {
        let sites = |facts: &[P::Fact]| facts.iter().map(|fact| fact.site()).collect::<Vec<_>>();
        let parts = step.groups.iter().chain(&step.areas).flatten();
        let chain = step.chain.iter().flatten().map(|fact| fact.site());
        // Marks drawn for a step besides its clues and facts, except candidates that are written anyway.
        let aids = P::aids(clues, before, step).into_iter();
        let aids = aids.filter(|item| !matches!(item.role, Role::Part | Role::Pencil));
        let drawn = aids.filter_map(|item| item.site).chain(P::bridges(step));
        let evidence = step.clues.iter().chain(parts).copied().chain(chain);
        put(
            &mut self.evidence,
            evidence.chain(sites(&step.given)).chain(drawn),
        );
        put(&mut self.found, sites(&step.found));
        for trial in &step.trials {
            let followed = trial.steps.iter().flat_map(|step| sites(&step.found));
            let assumed = std::iter::once(trial.assumed.site());
            put(&mut self.supposed, assumed.chain(followed));
            let end = trial.end.iter();
            put(
                &mut self.evidence,
                end.flat_map(|end| end.clash.sites.clone()),
            );
        }
    }
}

/// Puts places in a list, each once.
fn put(list: &mut Vec<Site>, places: impl IntoIterator<Item = Site>) {
    for place in places {
        if !list.contains(&place) {
            list.push(place);
        }
    }
}
