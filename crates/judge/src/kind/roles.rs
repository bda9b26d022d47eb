//! Roles of the places that a sentence names: what each must be on the board at which one looks.

use std::collections::BTreeSet;

use clew_core::grid::Site;
use clew_core::model::{Arg, Explanation, Fact as _};

use super::Judged;

/// What a place is that a message names by an argument.
pub enum Role<P: Judged> {
    /// What the step finds there is not on the board yet.
    Found,
    /// Nothing is known there.
    Open,
    /// Something is known there.
    Known,
    /// A clue is printed there.
    Clue,
    /// A condition of its kind.
    Where(fn(&P::Clues, &P::Board, Site) -> bool),
    /// A place within an assumption: anything may be there.
    Free,
}

/// Places of a sentence that are not what it takes them for, each with its message and argument. `found` is what the
/// steps of the sentence find.
pub fn misplaced<P: Judged>(
    clues: &P::Clues,
    board: &P::Board,
    found: &[P::Fact],
    told: &Explanation,
) -> Vec<String> {
    let printed = P::printed(clues).into_iter().collect();
    let found = found.iter().map(|fact| fact.site()).collect();
    let look = Look::<P> {
        clues,
        board,
        printed,
        found,
    };
    let mut faults = Vec::new();
    look.check(told, &mut faults);
    faults
}

/// The board at which one looks, and what is about to be found.
struct Look<'a, P: Judged> {
    clues: &'a P::Clues,
    board: &'a P::Board,
    printed: BTreeSet<Site>,
    found: BTreeSet<Site>,
}

impl<P: Judged> Look<'_, P> {
    fn check(&self, told: &Explanation, faults: &mut Vec<String>) {
        for (name, arg) in &told.args {
            let places = match arg {
                Arg::Place(site) => std::slice::from_ref(site),
                Arg::Places(sites) => sites,
                Arg::Said(all) => {
                    all.iter().for_each(|one| self.check(one, faults));
                    continue;
                }
                _ => continue,
            };
            let role = P::role(told.message, name);
            let wrong = places.iter().find(|site| match &role {
                Some(role) => !self.is(role, **site),
                None => true,
            });
            if let Some(site) = wrong {
                faults.push(format!("{} {name} {site:?}", told.message));
            }
        }
        if let Some(then) = &told.then {
            self.check(then, faults);
        }
    }

    fn is(&self, role: &Role<P>, site: Site) -> bool {
        let is_known = P::known_at(self.board, site, None).is_some();
        match role {
            Role::Found => self.found.contains(&site) && !is_known,
            Role::Open => !is_known,
            Role::Known => is_known,
            Role::Clue => self.printed.contains(&site),
            Role::Where(holds) => holds(self.clues, self.board, site),
            Role::Free => true,
        }
    }
}
