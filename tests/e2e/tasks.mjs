// Tasks of a page, timed by the clock of its thread: how long the thread worked on a task, without the time spent waiting for a processor.

/** Category of Chromium's trace with the tasks of all threads and little else; the event of a task; the name of a page's thread. */
const [TASKS, TASK, THREAD] = ["toplevel", "ThreadControllerImpl::RunTask", "CrRendererMain"];

/**
 * Records the tasks of all pages during `work`, and returns those that took longer than `least` milliseconds by the wall clock.
 *
 * @param {import("playwright-core").CDPSession} devtools
 * @param {number} least
 * @param {() => Promise<void>} work
 * @returns {Promise<{ took: number, own: number, what: string }[]>} wall-clock milliseconds, the milliseconds that the thread worked, and
 *   where in Chromium the task was posted
 */
export async function longTasks(devtools, least, work) {
  const [threads, tasks] = [new Set(), []];
  const thread = ({ pid, tid }) => `${pid} ${tid}`;
  const collect = ({ value }) => {
    for (const event of value) {
      if (event.name === "thread_name" && event.args.name === THREAD) threads.add(thread(event));
      if (event.name === TASK && event.dur > least * 1_000) tasks.push(event);
    }
  };
  devtools.on("Tracing.dataCollected", collect);
  await devtools.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories: [TASKS], recordMode: "recordContinuously" } });
  try {
    await work();
  } finally {
    const complete = new Promise((resolve) => devtools.once("Tracing.tracingComplete", resolve));
    await devtools.send("Tracing.end");
    await complete;
    devtools.off("Tracing.dataCollected", collect);
  }
  // The threads of pages are known only at the end.
  const ofPages = tasks.filter((task) => threads.has(thread(task)));
  return ofPages.map(({ dur, tdur, args }) => ({ took: dur / 1_000, own: tdur / 1_000, what: args?.src_func ?? "unknown" }));
}
