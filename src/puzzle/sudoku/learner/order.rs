//! Which variable to choose next: the one that took part in most conflicts of
//! late. A heap, with each variable's place in it.

use super::trail::number;

/// How much less a conflict counts than the one after it.
const DECAY: f64 = 0.97;
/// Scores are scaled down before they grow beyond this.
const LARGE: f64 = 1e100;
const ABSENT: u32 = u32::MAX;

pub(super) struct Order {
    scores: Vec<f64>,
    /// What the latest conflict counts.
    worth: f64,
    heap: Vec<u32>,
    places: Vec<u32>,
}

impl Order {
    pub(super) fn new(vars: usize) -> Self {
        Self {
            scores: vec![0.0; vars],
            worth: 1.0,
            heap: (0..number(vars)).collect(),
            places: (0..number(vars)).collect(),
        }
    }

    /// Says that a variable took part in the latest conflict.
    pub(super) fn credit(&mut self, var: usize) {
        self.scores[var] += self.worth;
        if self.scores[var] > LARGE {
            for score in &mut self.scores {
                *score /= LARGE;
            }
            self.worth /= LARGE;
        }
        if self.places[var] != ABSENT {
            self.rise(self.places[var] as usize);
        }
    }

    /// Says that the latest conflict is past.
    pub(super) fn age(&mut self) {
        self.worth /= DECAY;
    }

    /// Puts a variable back, if it was taken.
    pub(super) fn put(&mut self, var: usize) {
        if self.places[var] == ABSENT {
            self.heap.push(number(var));
            self.rise(self.heap.len() - 1);
        }
    }

    /// Takes the variable with the highest score.
    pub(super) fn take(&mut self) -> Option<u32> {
        let last = self.heap.pop()?;
        let Some(first) = self.heap.first_mut() else {
            self.places[last as usize] = ABSENT;
            return Some(last);
        };
        let top = std::mem::replace(first, last);
        self.places[top as usize] = ABSENT;
        self.sink();
        Some(top)
    }

    fn score(&self, place: usize) -> f64 {
        self.scores[self.heap[place] as usize]
    }

    fn set(&mut self, place: usize, var: u32) {
        self.heap[place] = var;
        self.places[var as usize] = number(place);
    }

    fn rise(&mut self, mut place: usize) {
        let var = self.heap[place];
        while place > 0 {
            let parent = (place - 1) / 2;
            if self.score(parent) >= self.scores[var as usize] {
                break;
            }
            self.set(place, self.heap[parent]);
            place = parent;
        }
        self.set(place, var);
    }

    fn sink(&mut self) {
        let var = self.heap[0];
        let mut place = 0;
        loop {
            let mut child = 2 * place + 1;
            if child >= self.heap.len() {
                break;
            }
            if child + 1 < self.heap.len() && self.score(child + 1) > self.score(child) {
                child += 1;
            }
            if self.score(child) <= self.scores[var as usize] {
                break;
            }
            self.set(place, self.heap[child]);
            place = child;
        }
        self.set(place, var);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variables_come_by_what_they_took_part_in() {
        let mut order = Order::new(5);
        for var in [3, 1, 1, 4, 4, 4] {
            order.credit(var);
        }
        assert_eq!(order.take(), Some(4));
        order.age();
        for _ in 0..2 {
            order.credit(3);
        }
        assert_eq!(order.take(), Some(3));
        order.put(4);
        assert_eq!(order.take(), Some(4));
        assert_eq!(order.take(), Some(1));
        let mut rest = [order.take(), order.take()];
        rest.sort_unstable();
        assert_eq!(rest, [Some(0), Some(2)]);
        assert_eq!(order.take(), None);
    }
}
