// Workers that fail: others continue in their place, and the page says so.

import assert from "node:assert/strict";

import { ARTICLE, LONG, SMALL, forgive, journey, paste, shows } from "./journey.mjs";

/** Makes workers fail until a condition holds; a worker that has just started may not be listed yet. */
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

journey("a failed worker is replaced with one notice; a worker that keeps failing is given up", {}, async (page, at, step) => {
  await paste(page, LONG);
  await page.locator(".progress").waitFor();
  const isTold = async () => (await at("restarted").count()) > 0;
  await failUntil(page, isTold, "the page says that work began again");
  assert.equal(await at("restarted").count(), 1);
  await shows(at, "verdict", /^Solving/);
  await at("restarted-close").click();
  await at("restarted").waitFor({ state: "detached" });
  await paste(page, SMALL);
  await shows(at, "verdict", /^Unique solution/);
  step("again and again");
  await paste(page, LONG);
  await page.locator(".progress").waitFor();
  const isOver = async () => /^Solving failed/.test(await at("verdict").textContent());
  await failUntil(page, isOver, "the page says that solving failed");
  forgive(page, /broken on purpose/);
});

journey("a worker that gives no sign of life is replaced", {}, async (page, at) => {
  await paste(page, LONG);
  await page.locator(".progress").waitFor();
  for (const worker of page.workers()) {
    // It never returns.
    worker.evaluate(() => setTimeout(() => { for (;;); })).catch(() => undefined);
  }
  await at("restarted").waitFor();
  await paste(page, SMALL);
  await shows(at, "verdict", /^Unique solution/);
});

journey("a list is decided whole, though its workers fail", {}, async (page, at) => {
  // Long enough that its workers are still there when they are made to fail.
  await paste(page, Array.from({ length: 3000 }, () => ARTICLE.join(",")).join("\n"));
  await at("many-table").waitFor();
  await failUntil(page, async () => (await at("restarted").count()) > 0, "the page says that work began again");
  await shows(at, "many-counts", /^Done.*3,000 of 3,000/);
  // No puzzle was left open.
  await at("many-verdicts").selectOption({ label: "Unique (3,000)" });
  forgive(page, /broken on purpose/);
});

const SUDOKU = "123434122143432.";
const lost = { program: 1, part: 1 };
const unreliable = {
  prepare: async (context) => {
    const once = (name) => (route) => (lost[name]-- > 0 ? route.abort("aborted") : route.continue());
    await context.route(/worker_bg.*\.wasm$/, once("program"));
    await context.route(/worker_split_sudoku.*\.wasm$/, once("part"));
  },
};

journey("a program or a part of it that does not arrive is requested again with the next puzzle", unreliable, async (page, at, step) => {
  const verdict = (wanted) => shows(at, "verdict", wanted);
  step("the program");
  await verdict(/^Solving failed/);
  await paste(page, SMALL);
  await verdict(/^Unique solution/);
  step("the part for a kind");
  await paste(page, SUDOKU);
  await verdict(/^Solving failed/);
  await paste(page, SMALL);
  await verdict(/^Unique solution/);
  await paste(page, SUDOKU);
  await verdict(/^Unique solution/);
  // The browser reports this.
  forgive(page, /Failed to fetch|ERR_/);
});
