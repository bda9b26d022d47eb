//! Connection to one worker that the machine does not know, for jobs run a slice at a time.

use crate::web::shown::now;
use clew::kind::{JobId, Reply, Task};
use clew_page::work;

use super::WorkerClient;

/// Connection to a worker that is asked for one slice at a time.
#[derive(Default)]
pub(in crate::web) struct Connection {
    client: Option<WorkerClient>,
    jobs: work::Connection,
}

impl Connection {
    /// Starts the worker, unless it is there.
    pub(in crate::web) fn start(&mut self, receive: impl Fn(Reply) + 'static) {
        self.client
            .get_or_insert_with(|| WorkerClient::start(receive));
    }

    /// Drops every job that is not wanted any more; a reply of it that is still on its way is ignored.
    pub(in crate::web) fn keep(&mut self, is_wanted: impl Fn(JobId) -> bool) {
        let requests = self.jobs.keep(is_wanted);
        for (client, request) in self.client.iter().cycle().zip(requests) {
            client.send(request);
        }
    }

    /// Requests the next slice of a job, which is begun if it is new.
    pub(in crate::web) fn ask(&mut self, job: JobId, task: impl FnOnce() -> Task) {
        let request = self.jobs.ask(job, task);
        if let Some(client) = &self.client {
            client.send(request);
        }
    }

    /// Takes note of a reply.
    pub(in crate::web) fn receive(&mut self, reply: &Reply) {
        self.jobs.receive(now(), reply, true);
    }
}
