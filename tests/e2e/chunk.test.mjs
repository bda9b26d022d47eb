// The part of the program that comes after the first view: late, or not at all.

import assert from "node:assert/strict";

import { SMALL, eventual, journey, paste, solved } from "./journey.mjs";

/** Has every request for the chunk answered so. */
const chunk = (answer, more = {}) => ({
  ...more,
  prepare: (context) => context.route(/split_pages.*\.wasm$/, answer),
});

let arrive;
const late = chunk(async (route) => {
  await new Promise((arrived) => (arrive = arrived));
  await route.continue();
});

journey("what is asked for before the chunk is there is done once it is", late, async (page, at) => {
  await solved(page);
  await paste(page, SMALL);
  await at("edit").click();
  await eventual.match(() => at("recognised").textContent(), /10×10/);
  assert.equal(await at("edit-board").count(), 0);
  arrive();
  await at("edit-board").waitFor();
  await eventual.match(() => at("recognised").textContent(), /3×3/);
});

let lost = 1;
const lostOnce = chunk((route) => (lost-- > 0 ? route.abort("failed") : route.continue()));

journey("without the chunk puzzles are watched, and it is fetched again when it is wanted", lostOnce, async (page, at) => {
  await paste(page, SMALL);
  await eventual.match(() => at("recognised").textContent(), /3×3/);
  await solved(page);
  assert.equal(await at("missing").count(), 0);
  await at("mode-play").click();
  await at("play-board").waitFor();
  page.problems = page.problems.filter((problem) => !/split_pages|Failed to fetch/.test(problem));
});

let lostTwice = 2;
const lostForLong = chunk((route) => (lostTwice-- > 0 ? route.abort("failed") : route.continue()), { hash: "#p=slither/3/3/i5d&mode=make" });

journey("a page that did not arrive says so, and comes when the reader tries again", lostForLong, async (page, at) => {
  await at("missing").waitFor();
  await eventual.match(() => at("missing").textContent(), /has not arrived/);
  await at("fetch-again").click();
  await at("make-begin").waitFor();
  page.problems = page.problems.filter((problem) => !/split_pages|Failed to fetch/.test(problem));
});

const mislabelled = chunk(async (route) => {
  const response = await route.fetch();
  await route.fulfill({ response, headers: { ...response.headers(), "content-type": "application/octet-stream" } });
});

journey("a host that does not know WebAssembly serves the chunk all the same", mislabelled, async (page, at) => {
  await at("make").click();
  await at("make-begin").waitFor();
  page.problems = page.problems.filter((problem) => !/MIME/.test(problem));
});
