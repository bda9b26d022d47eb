// Workers that fail: others go on in their place, and the page says so.

import assert from "node:assert/strict";

import { ARTICLE, SMALL, eventually, journey, paste } from "./journey.mjs";

/** A board that takes long: few clues, so that almost nothing follows. */
const LONG = Array.from({ length: 100 }, (_, row) =>
  Array.from({ length: 100 }, (_, col) => (row % 9 === 4 && col % 7 === 3 ? "3" : ".")).join(""),
).join(",");

/** Has workers fail until something is so; one that has just begun may not be listed yet. */
async function failUntil(page, isSo, what) {
  for (let time = 0; time < 12; time += 1) {
    await Promise.allSettled(page.workers().map((worker) => worker.evaluate(() => setTimeout(() => { throw new Error("broken on purpose"); }))));
    for (let wait = 0; wait < 20; wait += 1) {
      if (await isSo()) return;
      await page.waitForTimeout(100);
    }
  }
  assert.fail(what);
}
/** Leaves out what the browser reports of them. */
const unbroken = (page) => {
  page.problems = page.problems.filter((problem) => !problem.includes("broken on purpose"));
};

journey("a worker that fails is replaced, its work goes on, and that is told once", {}, async (page, at) => {
  await paste(page, LONG);
  await page.locator(".progress").waitFor();
  const isTold = async () => (await at("restarted").count()) > 0;
  await failUntil(page, isTold, "the page says that work began again");
  assert.equal(await at("restarted").count(), 1);
  const verdict = () => at("verdict").textContent();
  await eventually(verdict, (words) => /^Solving/.test(words), "the work goes on");
  await at("restarted-close").click();
  await at("restarted").waitFor({ state: "detached" });
  await paste(page, SMALL);
  await eventually(verdict, (words) => /^Unique solution/.test(words), "the next puzzle is solved");
  unbroken(page);
});

journey("work at which workers fail again and again is given up", {}, async (page, at) => {
  await paste(page, LONG);
  await page.locator(".progress").waitFor();
  const isOver = async () => /stopped unexpectedly/.test(await at("verdict").textContent());
  await failUntil(page, isOver, "the page says that solving stopped");
  unbroken(page);
});

journey("a list is decided whole, though its workers fail", {}, async (page, at) => {
  await at("many").click();
  await at("many-paste").fill(Array.from({ length: 600 }, () => ARTICLE.join(",")).join("\n"));
  await at("many-open").click();
  await at("many-table").waitFor();
  await failUntil(page, async () => (await at("restarted").count()) > 0, "the page says that work began again");
  await eventually(() => at("many-counts").textContent(), (words) => /^Done.*600 of 600/.test(words), "every row is done");
  // None was left open.
  await at("many-verdicts").selectOption({ label: "Unique (600)" });
  unbroken(page);
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

const SUDOKU = "123434122143432.";
let lostPart = 1;
const part = {
  hash: `#p=${SUDOKU}`,
  prepare: (context) => context.route(/worker_split_sudoku.*\.wasm$/, (route) => (lostPart-- > 0 ? route.abort("aborted") : route.continue())),
};

journey("the part for a kind that does not arrive is asked for again with the next puzzle of it", part, async (page, at) => {
  const verdict = () => at("verdict").textContent();
  await eventually(verdict, (words) => /stopped unexpectedly/.test(words), "the page says that solving stopped");
  await paste(page, SMALL);
  await eventually(verdict, (words) => /^Unique solution/.test(words), "a puzzle of another kind is solved");
  await paste(page, SUDOKU);
  await eventually(verdict, (words) => /^Unique solution/.test(words), "the next puzzle of the kind is solved");
  // The browser's word of it.
  page.problems = page.problems.filter((problem) => !/Failed to fetch|ERR_/.test(problem));
});
