//! Laws of tasks.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::rc::Rc;

use proptest::prelude::*;

use super::{Given, Supply, Task};
use crate::solve::{Advance, Fuel};

/// Part of a task.
#[derive(Clone, Debug)]
enum Part {
    /// Spends this much at once.
    Spend(u32),
    /// Runs a machine that takes this many units, one at a time.
    Machine(u32),
    /// Gives a number.
    Give(u8),
    /// Does its parts in a function of its own, which is awaited.
    Call(Vec<Part>),
}

fn parts() -> impl Strategy<Value = Vec<Part>> {
    let part = prop_oneof![
        (0..9u32).prop_map(Part::Spend),
        (0..9u32).prop_map(Part::Machine),
        any::<u8>().prop_map(Part::Give),
    ];
    let part = part.prop_recursive(3, 24, 6, |part| {
        prop::collection::vec(part, 0..6).prop_map(Part::Call)
    });
    prop::collection::vec(part, 0..8)
}

async fn work(parts: &[Part], fuel: &Supply, given: &Given<u8>) -> u32 {
    let mut given_out = 0;
    for part in parts {
        match part {
            Part::Spend(units) => fuel.spend(*units).await,
            Part::Machine(units) => {
                let mut left = *units;
                let machine = |fuel: &mut Fuel| loop {
                    match left {
                        0 => return Some(()),
                        _ if !fuel.spend() => return None,
                        _ => left -= 1,
                    }
                };
                fuel.until(machine).await;
            }
            Part::Give(number) => {
                given.give(*number).await;
                given_out += 1;
            }
            Part::Call(parts) => given_out += Box::pin(work(parts, fuel, given)).await,
        }
    }
    given_out
}

fn task(parts: Vec<Part>) -> Task<u8, u32> {
    Task::new(|fuel, given| async move { work(&parts, &fuel, &given).await })
}

/// What a task gives, and its end, if it gets these portions again and again.
fn run(mut task: Task<u8, u32>, portions: &[u32]) -> (Vec<u8>, u32) {
    let mut given = Vec::new();
    for &portion in portions.iter().cycle() {
        let mut fuel = Fuel::new(portion);
        loop {
            match task.advance(&mut fuel) {
                Advance::Event(number) => given.push(number),
                Advance::OutOfFuel => break,
                Advance::Finished(end) => {
                    assert_eq!(task.advance(&mut fuel), Advance::Finished(end));
                    return (given, end);
                }
            }
        }
        assert!(fuel.is_empty(), "{fuel:?} is left, and the task waits");
    }
    unreachable!("a cycle does not end")
}

proptest! {
    #[test]
    fn any_slicing_gives_the_same(parts in parts(), portions in prop::collection::vec(1..7u32, 1..5)) {
        let whole = run(task(parts.clone()), &[u32::MAX]);
        prop_assert_eq!(run(task(parts), &portions), whole);
    }

    #[test]
    fn a_dropped_task_leaves_nothing(parts in parts(), fuel in 0..40u32) {
        let owned = Rc::new(());
        let held = Rc::clone(&owned);
        let mut task = Task::new(|fuel, given| async move {
            let _held = held;
            work(&parts, &fuel, &given).await
        });
        task.advance(&mut Fuel::new(fuel));
        drop(task);
        prop_assert_eq!(Rc::strong_count(&owned), 1);
    }
}

#[test]
fn a_panic_stays_a_panic() {
    let mut task: Task<(), ()> = Task::new(|fuel, _| async move {
        fuel.spend(1).await;
        panic!("the work is wrong");
    });
    assert_eq!(task.advance(&mut Fuel::new(0)), Advance::OutOfFuel);
    let fault = catch_unwind(AssertUnwindSafe(|| task.advance(&mut Fuel::new(1))));
    let fault = fault.expect_err("it panics");
    assert_eq!(fault.downcast_ref(), Some(&"the work is wrong"));
}
