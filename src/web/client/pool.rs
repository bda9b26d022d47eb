//! Several workers that share jobs; a scheduler distributes them.

use clew::kind::Reply;
use clew::many::Order;

use super::WorkerClient;

/// More workers than this do not help, and each takes memory.
const MOST: u32 = 8;

/// The workers of a list or of a batch.
#[derive(Default)]
pub(in crate::web) struct WorkerPool {
    clients: Vec<WorkerClient>,
}

impl WorkerPool {
    /// Starts workers until there are `workers` of them; `receive` gets each
    /// reply with the number of its worker.
    pub(in crate::web) fn grow(
        &mut self,
        workers: usize,
        receive: impl Fn(usize, Reply) + Clone + 'static,
    ) {
        for worker in self.clients.len()..workers {
            let receive = receive.clone();
            let client = WorkerClient::start(move |reply| receive(worker, reply));
            self.clients.push(client);
        }
    }

    /// Ends all except the first `workers` workers, and frees their memory.
    pub(in crate::web) fn shrink(&mut self, workers: usize) {
        self.clients.truncate(workers);
    }

    /// Sends each order to its worker.
    pub(in crate::web) fn send(&self, orders: Vec<Order>) {
        for (worker, request) in orders {
            if let Some(client) = self.clients.get(worker) {
                client.send(request);
            }
        }
    }
}

/// Number of workers worth starting: one per core of the machine, within limits.
pub(in crate::web) fn workers() -> usize {
    let cores = web_sys::window().map_or(1.0, |window| window.navigator().hardware_concurrency());
    // A float cast saturates.
    (cores as u32).clamp(1, MOST) as usize
}
