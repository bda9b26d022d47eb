use super::super::{Counts, Known, RowState, Status};
use super::*;
use crate::kind::{Question, Task};
use clew_core::solve::Grade;

fn list() -> String {
    let lines = [
        UNIQUE[0], BAD, SEVERAL, NONE, UNIQUE[1], "nothing", UNIQUE[2],
    ];
    lines.join("\n")
}

#[test]
fn every_row_is_decided_for_any_workers_and_slices() {
    use RowState::{Impossible, Malformed, Several, Unique};
    let mut grades: Option<Vec<Option<Grade>>> = None;
    for (workers, fuel) in [(1, u32::MAX), (1, 1), (3, 7), (8, 2)] {
        let mut table = table(&list());
        let mut pool = TestPool::new(workers, fuel, 10);
        pool.run(&mut table);
        let states: Vec<RowState> = table.rows().iter().map(|row| row.state()).collect();
        assert_eq!(
            states,
            [
                Unique, Malformed, Several, Impossible, Unique, Malformed, Unique
            ]
        );
        let counts = Counts {
            all: 7,
            read: 7,
            malformed: 2,
            done: 5,
            unique: 3,
            several: 1,
            impossible: 1,
        };
        assert_eq!(table.counts(), counts);
        assert_eq!(counts.settled(), counts.all);
        assert!(pool.scheduler.is_idle(&table));
        let found = table.rows().iter();
        let found = found.map(|row| row.item().and_then(|item| item.grade.clone()));
        let found: Vec<_> = found.collect();
        assert!(found[0].as_ref().is_some_and(|grade| grade.steps > 0));
        assert!(found[2].is_none() && found[3].is_none());
        assert_eq!(*grades.get_or_insert(found.clone()), found);
    }
}

#[test]
fn each_worker_has_one_job_at_hand_and_one_behind_it() {
    let mut table = table(&[SEVERAL; 9].join("\n"));
    let mut scheduler = ListScheduler::new(3, 0);
    let orders = scheduler.fill(&mut table);
    let workers: Vec<usize> = orders.iter().map(|order| order.0).collect();
    assert_eq!(workers, [0, 1, 2, 0, 1, 2]);
    assert!(scheduler.fill(&mut table).is_empty());
}

#[test]
fn a_paused_crew_asks_for_nothing_and_resumes_where_it_was() {
    let mut table = table(&list());
    let mut pool = TestPool::new(2, 1, 10);
    let orders = pool.scheduler.fill(&mut table);
    pool.send(orders);
    for _ in 0..3 {
        pool.round(&mut table);
    }
    pool.scheduler.rest();
    while pool.round(&mut table) {}
    let before = table.counts();
    assert!(before.settled() < before.all);
    assert!(!pool.scheduler.is_idle(&table));
    assert!(pool.scheduler.fill(&mut table).is_empty());
    let orders = pool.scheduler.go_on_all(&mut table);
    assert!(
        orders
            .iter()
            .any(|order| matches!(order.1, Request::More(_)))
    );
    pool.send(orders);
    while pool.round(&mut table) {}
    assert_eq!(table.counts().settled(), 7);
}

#[test]
fn a_row_whose_worker_failed_is_given_up_and_the_others_go_on() {
    let mut table = table(&[SEVERAL, UNIQUE[0]].join("\n"));
    let mut pool = TestPool::new(1, u32::MAX, 10);
    let orders = pool.scheduler.fill(&mut table);
    let Request::Begin(job, _) = orders[0].1 else {
        panic!("nothing is begun");
    };
    pool.send(orders);
    pool.desks[0].requests.pop_front();
    let failed = Reply {
        job,
        events: None,
        answer: None,
        progress: Default::default(),
        end: Some(End::Failed),
        micros: 0,
    };
    let orders = pool.scheduler.receive(0, failed, &mut table);
    pool.send(orders);
    while pool.round(&mut table) {}
    let states: Vec<RowState> = table.rows().iter().map(|row| row.state()).collect();
    assert_eq!(states, [RowState::Failed, RowState::Unique]);
    assert!(pool.scheduler.is_idle(&table));
}

#[test]
fn a_stopped_crew_gives_its_rows_back() {
    let mut table = table(&list());
    let mut pool = TestPool::new(2, 1, 10);
    let orders = pool.scheduler.fill(&mut table);
    pool.send(orders);
    for _ in 0..3 {
        pool.round(&mut table);
    }
    let orders = pool.scheduler.stop(&mut table);
    assert!(
        orders
            .iter()
            .all(|order| matches!(order.1, Request::Drop(_)))
    );
    pool.send(orders);
    // Replies on their way when the job was stopped have no effect.
    let before = table.counts();
    while pool.round(&mut table) {}
    assert_eq!(table.counts(), before);
    assert!(table.rows().iter().all(|row| match &row.known {
        Known::Puzzle(item) => item.status != Status::Working,
        _ => true,
    }));
    assert!(pool.desks.iter().all(|desk| desk.jobs.is_empty()));
    let orders = pool.scheduler.go_on_all(&mut table);
    pool.send(orders);
    while pool.round(&mut table) {}
    assert_eq!(table.counts().settled(), 7);
    assert_eq!(table.counts().unique, 3);
}

#[test]
fn a_long_job_is_laid_aside_while_others_wait() {
    let mut table = table(&[SEVERAL; 4].join("\n"));
    let mut scheduler = ListScheduler::new(1, 0);
    let orders = scheduler.fill(&mut table);
    assert_eq!(orders.len(), 2);
    let reply = |job: u32, micros, end| Reply {
        job: JobId(job),
        events: None,
        answer: None,
        progress: Default::default(),
        end,
        micros,
    };
    // The first job takes long: a third row is started in its place.
    let orders = scheduler.receive(0, reply(1, 9_000_000, None), &mut table);
    assert!(matches!(
        orders[..],
        [(
            0,
            Request::Begin(
                JobId(3),
                Task::Ask {
                    question: Question::Verdict,
                    ..
                }
            )
        )]
    ));
    // When nothing else waits, it continues.
    let several = Some(End::Verdict(clew_core::trace::Verdict::Several));
    scheduler.receive(0, reply(2, 5, several), &mut table);
    let orders = scheduler.receive(0, reply(3, 5, several), &mut table);
    assert_eq!(orders, [(0, Request::More(JobId(1)))]);
    scheduler.receive(0, reply(1, 5, several), &mut table);
    let micros: Vec<u64> = table
        .rows()
        .iter()
        .filter_map(|row| row.item())
        .map(|item| item.micros())
        .collect();
    assert_eq!(micros, [9_000_005, 5, 5, 0]);
}
