//! Jobs put to one worker, a slice at a time.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use crate::kind::{JobId, Reply, Request, Task};

use super::WorkerClient;

/// The page is told of progress at most so often, in milliseconds; of news
/// always.
const INTERVAL: f64 = 120.0;

/// Connection to a worker that is asked for one slice at a time.
#[derive(Default)]
pub(in crate::web) struct Connection {
    client: Option<WorkerClient>,
    /// The jobs the worker has, and engine time the page has not been told of,
    /// in microseconds.
    begun: BTreeMap<JobId, u32>,
    /// The job asked for a slice that has not come yet.
    awaited: Option<JobId>,
    /// When the page was last told, in milliseconds.
    told: f64,
}

impl Connection {
    /// Starts the worker, unless it is there.
    pub(in crate::web) fn start(&mut self, receive: impl Fn(Reply) + 'static) {
        self.client
            .get_or_insert_with(|| WorkerClient::start(receive));
    }

    /// Whether a slice has been asked for and has not come.
    pub(in crate::web) fn is_awaiting(&self) -> bool {
        self.awaited.is_some()
    }

    /// Drops every job that is not wanted any more; what is still on its way of
    /// it is passed over.
    pub(in crate::web) fn keep(&mut self, is_wanted: impl Fn(JobId) -> bool) {
        let gone: Vec<JobId> = self
            .begun
            .keys()
            .copied()
            .filter(|&job| !is_wanted(job))
            .collect();
        for job in gone {
            self.begun.remove(&job);
            self.send(&Request::Drop(job));
        }
        self.awaited = self.awaited.filter(|&job| is_wanted(job));
    }

    /// Asks for the next slice of a job, which is begun if it is new.
    pub(in crate::web) fn ask(&mut self, job: JobId, task: impl FnOnce() -> Task) {
        self.awaited = Some(job);
        let request = match self.begun.entry(job) {
            Entry::Occupied(_) => Request::More(job),
            Entry::Vacant(entry) => {
                entry.insert(0);
                Request::Begin(job, task())
            }
        };
        self.send(&request);
    }

    /// Takes note of a reply. Returns engine time to tell the page of, in
    /// microseconds, if the page is to be told now; `None` also for a job that
    /// was dropped.
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

    fn send(&self, request: &Request) {
        if let Some(client) = &self.client {
            client.send(request);
        }
    }
}
