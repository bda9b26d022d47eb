//! Bounded work.

/// Budget of work before control returns. One unit is one rung tried, one candidate
/// tried or one case opened: about 5 to 100 µs natively on a 20×20 board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fuel(u32);

impl Fuel {
    /// Fuel for `units` of work.
    pub fn new(units: u32) -> Self {
        Self(units)
    }

    /// Unlimited fuel, for tests and the terminal: spending leaves it as it is.
    pub fn unlimited() -> Self {
        Self(u32::MAX)
    }

    /// Spends one unit; `false` when there is none.
    pub fn spend(&mut self) -> bool {
        self.spend_many(1)
    }

    /// Spends `units`, or all that is left; `false` when there was none.
    pub fn spend_many(&mut self, units: u32) -> bool {
        let had_any = self.0 > 0;
        if self.0 != u32::MAX {
            self.0 = self.0.saturating_sub(units);
        }
        had_any
    }

    /// Whether nothing is left.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
}
