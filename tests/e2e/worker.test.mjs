// Workers that fail: the page says so, and goes on.

import { SMALL, eventually, journey, paste } from "./journey.mjs";

/** A board that takes long: few clues, so that almost nothing follows. */
const LONG = Array.from({ length: 100 }, (_, row) =>
  Array.from({ length: 100 }, (_, col) => (row % 9 === 4 && col % 7 === 3 ? "3" : ".")).join(""),
).join(",");

journey("a worker that fails is reported and replaced", {}, async (page, at) => {
  await paste(page, LONG);
  await page.locator(".progress").waitFor();
  const verdict = () => at("verdict").textContent();
  const stopped = (words) => /stopped unexpectedly/.test(words);
  const fail = () => setTimeout(() => { throw new Error("broken on purpose"); });
  const failing = async () => {
    const words = await verdict();
    // Whichever of them solves; one that has just begun may not be listed yet.
    if (!stopped(words)) await Promise.allSettled(page.workers().map((worker) => worker.evaluate(fail)));
    return words;
  };
  await eventually(failing, stopped, "the page says that solving stopped");
  // The one that takes its place solves.
  await paste(page, SMALL);
  await eventually(verdict, (words) => /^Unique solution/.test(words), "the next puzzle is solved");
  // The browser reports the error, unless the worker was gone before.
  page.problems = page.problems.filter((problem) => !problem.includes("broken on purpose"));
});

/** Has every answer to a request for the workers' program changed. */
const program = (change) => ({
  prepare: (context) => context.route(/worker_bg.*\.wasm$/, change),
});

const mislabelled = program(async (route) => {
  const response = await route.fetch();
  await route.fulfill({ response, headers: { ...response.headers(), "content-type": "application/octet-stream" } });
});

journey("a host that does not know WebAssembly serves the workers all the same", mislabelled, async (page, at) => {
  await eventually(() => at("verdict").textContent(), (words) => /^Unique solution/.test(words), "the puzzle is solved");
  // The browser warns of the label, and Clew takes the longer way.
  page.problems = page.problems.filter((problem) => !/MIME/.test(problem));
});

let lost = 1;
const lostOnce = program((route) => (lost-- > 0 ? route.abort("aborted") : route.continue()));

journey("a program that does not arrive is asked for again with the next puzzle", lostOnce, async (page, at) => {
  const verdict = () => at("verdict").textContent();
  await eventually(verdict, (words) => /stopped unexpectedly/.test(words), "the page says that solving stopped");
  await paste(page, SMALL);
  await eventually(verdict, (words) => /^Unique solution/.test(words), "the next puzzle is solved");
});
