//! Time of a game, from clock readings given from outside.

/// Time played. It runs from the first move, except while the game is paused.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Clock {
    elapsed: u64,
    is_running: bool,
    last: Option<u64>,
}

impl Clock {
    /// Stopped clock at a time in milliseconds.
    pub fn standing_at(elapsed: u64) -> Self {
        Self {
            elapsed,
            ..Self::default()
        }
    }

    /// Time played, in milliseconds, up to the last reading.
    pub fn elapsed(&self) -> u64 {
        self.elapsed
    }

    /// Time played if a reading were taken now, in milliseconds.
    pub fn elapsed_at(mut self, now: u64) -> u64 {
        self.read(now);
        self.elapsed
    }

    /// Whether time is counted.
    pub fn is_running(&self) -> bool {
        self.is_running
    }

    /// Takes a reading, in milliseconds since an arbitrary moment. If the outer clock
    /// was set back, the time since the last reading is not counted.
    pub fn read(&mut self, now: u64) {
        if let Some(last) = self.last.filter(|_| self.is_running) {
            self.elapsed = self.elapsed.saturating_add(now.saturating_sub(last));
        }
        self.last = Some(now);
    }

    /// Counts from the last reading on.
    pub fn start(&mut self) {
        self.is_running = true;
    }

    /// Stops counting at the last reading.
    pub fn stop(&mut self) {
        self.is_running = false;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_counts_only_between_start_and_stop() {
        let mut clock = Clock::default();
        clock.read(1_000);
        clock.read(5_000);
        assert_eq!(clock.elapsed(), 0);
        clock.start();
        clock.read(7_500);
        clock.stop();
        clock.read(90_000);
        clock.start();
        clock.read(90_500);
        assert_eq!(clock.elapsed(), 3_000);
    }

    #[test]
    fn a_clock_set_back_takes_nothing_away() {
        let mut clock = Clock::standing_at(10);
        clock.start();
        for now in [100, 40, 50] {
            clock.read(now);
        }
        assert_eq!(clock.elapsed(), 20);
    }
}
