// Workers that fail: the page says so, and goes on.

import { SMALL, eventually, journey, paste } from "./journey.mjs";

/** A board that takes long: few clues, so that almost nothing follows. */
const LONG = Array.from({ length: 100 }, (_, row) =>
  Array.from({ length: 100 }, (_, col) => (row % 9 === 4 && col % 7 === 3 ? "3" : ".")).join(""),
).join(",");

journey("a worker that fails is reported and replaced", {}, async (page, at) => {
  await paste(page, LONG);
  await page.locator(".progress").waitFor();
  // Whichever of them solves.
  for (const worker of page.workers()) {
    await worker.evaluate(() => setTimeout(() => { throw new Error("broken on purpose"); }));
  }
  const verdict = () => at("verdict").textContent();
  await eventually(verdict, (words) => /stopped unexpectedly/.test(words), "the page says that solving stopped");
  // The one that takes its place solves.
  await paste(page, SMALL);
  await eventually(verdict, (words) => /^Unique solution/.test(words), "the next puzzle is solved");
});
