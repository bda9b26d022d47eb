//! Sentences, pictures, the editor and the game.

use clew_core::game::{
    Change, Expected, Gestures, Marking, NoMark, Play, Position, Press, Selection, Spoken, Text,
    cell_text,
};
use clew_core::grid::{Cell, Shape, Site, Table, Walls};
use clew_core::model::{
    self, Arg, Clash, Edit, Entry, Explanation, Fact as _, Puzzle as _, Rule as _, Sizes,
    Technique as _,
};
use clew_core::scene::{self, Draw, Figure, Item, Role, Scene};
use clew_core::story::{Tell, counted};
use clew_core::trace::{Explain, Step};

use super::stars::{Board, Fact, SHAPE, Stars, cell_at, facts, with};

impl Explain for Stars {
    fn explain(_: &Board, step: &Step<Self>) -> Explanation {
        let places = |facts: &[Fact]| Arg::Places(facts.iter().map(|fact| fact.site()).collect());
        Explanation::new(step.technique.name())
            .with("given", places(&step.given))
            .with("found", places(&step.found))
    }
    fn explain_clash(_: &Board, clash: &Clash<Self>) -> Explanation {
        Explanation::new(clash.rule.name()).with("places", Arg::Places(clash.sites.clone()))
    }
    fn explain_fact(Fact(cell, is_star): Fact) -> Explanation {
        let message = ["stars-has-none", "stars-has-star"][usize::from(is_star)];
        Explanation::new(message).with("place", Arg::Place(cell.site()))
    }
    fn complete() -> &'static str {
        "stars-complete"
    }
    fn difference() -> &'static str {
        "stars-difference"
    }
    fn searching() -> &'static str {
        "stars-searching"
    }
}

impl Tell for Stars {
    fn clue_of(clues: &Board, Fact(cell, is_star): Fact) -> Option<Site> {
        (clues[cell] == Some(is_star)).then(|| cell.site())
    }
    fn marked_at(_: &Board, place: Site, _: Option<u8>) -> Option<Fact> {
        cell_at(place).map(|cell| Fact(cell, true))
    }
    fn count(facts: &[Fact]) -> Vec<Explanation> {
        let stars = counted(facts, |fact| fact.1, "stars-count-stars");
        let empty = counted(facts, |fact| !fact.1, "stars-count-empty");
        stars.chain(empty).collect()
    }
}

impl Draw for Stars {
    /// A dot in each cell, with the printed or known state on top.
    fn draw(clues: &Board, board: &Board) -> Scene {
        let mut items = Vec::new();
        for cell in SHAPE.cells() {
            let (at, radius) = (cell.site().into(), 0.05);
            let dot = Figure::Disc { at, radius };
            items.push(Item::new(cell.site(), Role::Grid, dot));
            let role = clues[cell].map_or(Role::Digit, |_| Role::Clue);
            let known = board[cell].map(|is_star| Self::mark(board, Fact(cell, is_star), role));
            items.extend(known.into_iter().flatten());
        }
        Scene::new(4.0, 4.0, items)
    }
    fn mark(_: &Board, Fact(cell, is_star): Fact, role: Role) -> Vec<Item> {
        let (at, size, text) = (cell.site().into(), 0.6, "★".to_owned());
        let figure = match is_star {
            true => Figure::Text { at, size, text },
            false => Figure::Cross { at, radius: 0.15 },
        };
        vec![Item::new(cell.site(), role, figure)]
    }
    fn traced(_: &Board, board: &Board) -> Vec<Fact> {
        facts(board).into_iter().filter(|fact| fact.1).collect()
    }
}

/// In the editor, the entry 1 is a star, and 0 means that there is none.
impl Edit for Stars {
    fn edited(clues: &Board, change: &model::Change) -> Option<Board> {
        let mut edited = clues.clone();
        match change {
            model::Change::Write(at, None) => edited[cell_at(*at)?] = None,
            model::Change::Write(at, Some(Entry::Number(number @ (0 | 1)))) => {
                edited[cell_at(*at)?] = Some(*number == 1);
            }
            model::Change::Keep(sites) => {
                for cell in SHAPE.cells().filter(|cell| !sites.contains(&cell.site())) {
                    edited[cell] = None;
                }
            }
            _ => return None,
        }
        Some(edited)
    }
    fn written(clues: &Board) -> Vec<(Site, Entry)> {
        let entry = |fact: Fact| (fact.site(), Entry::Number(fact.1.into()));
        facts(clues).into_iter().map(entry).collect()
    }
    fn writable(clues: &Board, solution: &Board) -> Vec<(Site, u8)> {
        let mut blank = facts(solution);
        blank.retain(|fact| clues[fact.0].is_none());
        let number = |fact: Fact| (fact.site(), fact.1.into());
        blank.into_iter().map(number).collect()
    }
    fn entries(_: &Board, at: Site) -> Vec<Entry> {
        let numbers = [0, 1].map(Entry::Number);
        cell_at(at).map_or_else(Vec::new, |_| numbers.to_vec())
    }
    fn refusal(_: &Board, _: Option<&Walls>, at: Site, number: u8) -> Option<Explanation> {
        let is_entry = cell_at(at).is_some() && number <= 1;
        (!is_entry).then(|| Explanation::new("stars-refused"))
    }
    fn layouts() -> &'static [&'static str] {
        &["stars-layout"]
    }
    fn sizes(_: usize) -> Sizes {
        Sizes::Squares(vec![4])
    }
    fn blank(_: usize, shape: Shape) -> Option<Board> {
        (shape == SHAPE).then(|| Table::filled(SHAPE, None))
    }
}

/// A mark is a fact, and its slot is its cell.
impl Marking for Stars {
    type Mark = Fact;
    type Slot = Cell;

    fn slot(mark: Fact) -> Cell {
        mark.0
    }
    fn write(_: &Board, Fact(cell, is_star): Fact) -> String {
        let word = if is_star { "star" } else { "empty" };
        format!("{} {word}", cell_text(cell))
    }
    fn write_slot(_: &Board, slot: Cell) -> String {
        cell_text(slot)
    }
    fn read(_: &Board, text: &str) -> Result<Fact, NoMark> {
        let mut text = Text::new(text);
        let cell = text.cell(SHAPE)?;
        let is_star = text.word(&[("star", true), ("empty", false)], Expected::Word)?;
        text.end(Fact(cell, is_star))
    }
    fn read_slot(_: &Board, text: &str) -> Result<Cell, NoMark> {
        let mut text = Text::new(text);
        let cell = text.cell(SHAPE)?;
        text.end(cell)
    }
}

/// Only presses make marks: strokes and keys have no effect.
impl Gestures for Stars {
    /// From blank to a star, to empty, and back.
    fn press(
        _: &Board,
        marks: &Position<Self>,
        _: &mut Selection,
        press: Press,
    ) -> Vec<Change<Self>> {
        let Some(cell) = scene::cell_at(SHAPE, press.at) else {
            return Vec::new();
        };
        vec![match marks.get(cell) {
            None => Change::Put(Fact(cell, true)),
            Some(Fact(_, true)) => Change::Put(Fact(cell, false)),
            Some(Fact(_, false)) => Change::Clear(cell),
        }]
    }
}

impl Play for Stars {
    fn site(slot: Cell) -> Site {
        slot.site()
    }
    fn slots(_: &Board, place: Site) -> Vec<Cell> {
        cell_at(place).into_iter().collect()
    }
    fn fits(clues: &Board, mark: Fact) -> bool {
        clues[mark.0].is_none()
    }
    fn stated(_: &Board, _: &Position<Self>, mark: Fact) -> Vec<Fact> {
        vec![mark]
    }
    fn stating(_: &Board, _: &Position<Self>, fact: Fact) -> Vec<Change<Self>> {
        vec![Change::Put(fact)]
    }
    fn explain_mark(_: &Board, mark: Fact) -> Explanation {
        Self::explain_fact(mark)
    }
    fn asked(_: &Board, marks: &Position<Self>, place: Site, _: Option<u8>) -> Option<Fact> {
        cell_at(place).map(|cell| marks.get(cell).unwrap_or(Fact(cell, true)))
    }
    /// Treats open cells as cells without a star.
    fn is_solved(clues: &Board, facts: &[Fact]) -> bool {
        let rest: Vec<Fact> = SHAPE.cells().map(|cell| Fact(cell, false)).collect();
        Self::clashes(clues, &with(&with(clues, facts), &rest)).is_empty()
    }
    fn broken(clues: &Board, marks: &Position<Self>) -> Vec<Clash<Self>> {
        Self::clashes(clues, &with(clues, &marks.facts(clues)))
    }
}

impl Spoken for Stars {
    fn words(clues: &Board, marks: &Position<Self>, place: Site) -> Vec<Explanation> {
        let board = with(clues, &marks.facts(clues));
        let known = Self::known_at(&board, place, None);
        known.into_iter().map(Self::explain_fact).collect()
    }
    fn around(clues: &Board, place: Site) -> Vec<Site> {
        let row = cell_at(place).map(|cell| usize::from(cell.row));
        row.map_or_else(Vec::new, |row| Self::lattice(clues).swap_remove(row))
    }
}
