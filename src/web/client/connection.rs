//! Connection to one worker, for jobs run a slice at a time.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use crate::kind::{JobId, Reply, Request, Task};

use super::WorkerClient;

/// Least time between two reports of progress to the page, in milliseconds; new
/// results are reported at once.
const INTERVAL: f64 = 120.0;

/// Connection to a worker that is asked for one slice at a time.
#[derive(Default)]
pub(in crate::web) struct Connection {
    client: Option<WorkerClient>,
    /// Jobs of the worker, each with the engine time not yet reported to the
    /// page, in microseconds.
    begun: BTreeMap<JobId, u32>,
    /// Job whose next slice has been requested and has not come yet.
    awaited: Option<JobId>,
    /// Time of the last report to the page, in milliseconds.
    told: f64,
}

impl Connection {
    /// Starts the worker, unless it is there.
    pub(in crate::web) fn start(&mut self, receive: impl Fn(Reply) + 'static) {
        self.client
            .get_or_insert_with(|| WorkerClient::start(receive));
    }

    /// Whether a slice has been requested and has not come.
    pub(in crate::web) fn is_awaiting(&self) -> bool {
        self.awaited.is_some()
    }

    /// Drops every job that is not wanted any more; a reply of it that is still on
    /// its way is ignored.
    pub(in crate::web) fn keep(&mut self, is_wanted: impl Fn(JobId) -> bool) {
        let gone: Vec<JobId> = self
            .begun
            .keys()
            .copied()
            .filter(|&job| !is_wanted(job))
            .collect();
        for job in gone {
            self.begun.remove(&job);
            self.send(Request::Drop(job));
        }
        self.awaited = self.awaited.filter(|&job| is_wanted(job));
    }

    /// Requests the next slice of a job, which is begun if it is new.
    pub(in crate::web) fn ask(&mut self, job: JobId, task: impl FnOnce() -> Task) {
        self.awaited = Some(job);
        let request = match self.begun.entry(job) {
            Entry::Occupied(_) => Request::More(job),
            Entry::Vacant(entry) => {
                entry.insert(0);
                Request::Begin(job, task())
            }
        };
        self.send(request);
    }

    /// Receives a reply. Returns the engine time to report to the page, in
    /// microseconds, if a report is due; `None` also for a job that was dropped.
    pub(in crate::web) fn receive(&mut self, reply: &Reply, is_news: bool) -> Option<u32> {
        self.awaited = self.awaited.filter(|&job| job != reply.job);
        let untold = self.begun.get_mut(&reply.job)?;
        *untold = untold.saturating_add(reply.micros);
        let now = js_sys::Date::now();
        if !is_news && now - self.told < INTERVAL {
            return None;
        }
        self.told = now;
        let micros = std::mem::take(untold);
        if reply.end.is_some() {
            self.begun.remove(&reply.job);
        }
        Some(micros)
    }

    fn send(&self, request: Request) {
        if let Some(client) = &self.client {
            client.send(request);
        }
    }
}
