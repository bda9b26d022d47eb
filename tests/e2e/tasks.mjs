// Tasks of a page, timed by the clock of its own thread: how long it worked at one, however long it waited for a processor meanwhile.

/** Category of Chromium's trace that has the tasks of all threads and little else; the event of a task; the name of a page's thread. */
const [TASKS, TASK, THREAD] = ["toplevel", "ThreadControllerImpl::RunTask", "CrRendererMain"];

/**
 * Records the tasks of all pages while `work` is done, and returns those that took longer than `least` milliseconds by the clock on the wall.
 *
 * @param {import("playwright-core").CDPSession} devtools
 * @param {number} least
 * @param {() => Promise<void>} work
 * @returns {Promise<{ took: number, own: number, what: string }[]>} milliseconds on the wall, those of them that the thread worked, and
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
  // Which thread is a page's is told at the end.
  const ofPages = tasks.filter((task) => threads.has(thread(task)));
  return ofPages.map(({ dur, tdur, args }) => ({ took: dur / 1_000, own: tdur / 1_000, what: args?.src_func ?? "unknown" }));
}
