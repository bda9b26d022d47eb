//! Connection to a worker that the machine does not manage, for jobs that run one slice at a time.

use crate::web::shown::now;
use clew::kind::{JobId, Reply, Task};
use clew_page::work;

use super::WorkerClient;

/// Connection to a worker that runs one slice at a time.
#[derive(Default)]
pub(in crate::web) struct Connection {
    client: Option<WorkerClient>,
    jobs: work::Connection,
}

impl Connection {
    /// Starts the worker, unless it is running.
    pub(in crate::web) fn start(&mut self, receive: impl Fn(Reply) + 'static) {
        self.client
            .get_or_insert_with(|| WorkerClient::start(receive));
    }

    /// Drops every unwanted job; replies that are still on their way are ignored.
    pub(in crate::web) fn keep(&mut self, is_wanted: impl Fn(JobId) -> bool) {
        let requests = self.jobs.keep(is_wanted);
        for (client, request) in self.client.iter().cycle().zip(requests) {
            client.send(request);
        }
    }

    /// Requests the next slice of a job; starts the job if it is new.
    pub(in crate::web) fn ask(&mut self, job: JobId, task: impl FnOnce() -> Task) {
        let request = self.jobs.ask(job, task);
        if let Some(client) = &self.client {
            client.send(request);
        }
    }

    /// Records a reply.
    pub(in crate::web) fn receive(&mut self, reply: &Reply) {
        self.jobs.receive(now(), reply, true);
    }
}
