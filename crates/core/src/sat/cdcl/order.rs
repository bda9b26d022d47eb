//! Decision order: variables by activity, in a binary heap (VSIDS, Moskewicz et
//! al. 2001, with the growing increment of MiniSat).

use super::trail::number;

/// Factor by which the weight of a conflict falls with each later one.
const DECAY: f64 = 0.97;
/// Activity above which all activities are scaled down.
const RESCALE: f64 = 1e100;
/// Position of a variable that is not in the heap.
const ABSENT: u32 = u32::MAX;

/// Variables by activity, the highest first.
pub(super) struct VariableOrder {
    activities: Vec<f64>,
    /// Activity that the next bump adds.
    increment: f64,
    heap: Vec<u32>,
    positions: Vec<u32>,
}

impl VariableOrder {
    pub(super) fn new(vars: usize) -> Self {
        Self {
            activities: vec![0.0; vars],
            increment: 1.0,
            heap: (0..number(vars)).collect(),
            positions: (0..number(vars)).collect(),
        }
    }

    /// Raises the activity of a variable that took part in the latest conflict.
    pub(super) fn bump(&mut self, var: usize) {
        self.activities[var] += self.increment;
        if self.activities[var] > RESCALE {
            for activity in &mut self.activities {
                *activity /= RESCALE;
            }
            self.increment /= RESCALE;
        }
        if self.positions[var] != ABSENT {
            self.sift_up(self.positions[var] as usize);
        }
    }

    /// Lowers all activities relative to later bumps, by raising what those add.
    pub(super) fn decay(&mut self) {
        self.increment /= DECAY;
    }

    /// Puts a variable back, unless it is in the heap.
    pub(super) fn insert(&mut self, var: usize) {
        if self.positions[var] == ABSENT {
            self.heap.push(number(var));
            self.sift_up(self.heap.len() - 1);
        }
    }

    /// Removes the variable with the highest activity.
    pub(super) fn pop(&mut self) -> Option<u32> {
        let last = self.heap.pop()?;
        let Some(first) = self.heap.first_mut() else {
            self.positions[last as usize] = ABSENT;
            return Some(last);
        };
        let top = std::mem::replace(first, last);
        self.positions[top as usize] = ABSENT;
        self.sift_down();
        Some(top)
    }

    fn activity(&self, position: usize) -> f64 {
        self.activities[self.heap[position] as usize]
    }

    fn set(&mut self, position: usize, var: u32) {
        self.heap[position] = var;
        self.positions[var as usize] = number(position);
    }

    fn sift_up(&mut self, mut position: usize) {
        let var = self.heap[position];
        while position > 0 {
            let parent = (position - 1) / 2;
            if self.activity(parent) >= self.activities[var as usize] {
                break;
            }
            self.set(position, self.heap[parent]);
            position = parent;
        }
        self.set(position, var);
    }

    fn sift_down(&mut self) {
        let var = self.heap[0];
        let mut position = 0;
        loop {
            let mut child = 2 * position + 1;
            if child >= self.heap.len() {
                break;
            }
            if child + 1 < self.heap.len() && self.activity(child + 1) > self.activity(child) {
                child += 1;
            }
            if self.activity(child) <= self.activities[var as usize] {
                break;
            }
            self.set(position, self.heap[child]);
            position = child;
        }
        self.set(position, var);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variables_come_by_activity() {
        let mut order = VariableOrder::new(5);
        for var in [3, 1, 1, 4, 4, 4] {
            order.bump(var);
        }
        assert_eq!(order.pop(), Some(4));
        order.decay();
        for _ in 0..2 {
            order.bump(3);
        }
        assert_eq!(order.pop(), Some(3));
        order.insert(4);
        assert_eq!(order.pop(), Some(4));
        assert_eq!(order.pop(), Some(1));
        let mut rest = [order.pop(), order.pop()];
        rest.sort_unstable();
        assert_eq!(rest, [Some(0), Some(2)]);
        assert_eq!(order.pop(), None);
    }
}
