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
  await at("edit").click();
  await paste(page, SMALL);
  await eventual.match(() => at("recognised").textContent(), /3×3/);
  assert.equal(await at("edit-board").count(), 0);
  arrive();
  await at("edit-board").waitFor();
  await eventual.match(() => at("recognised").textContent(), /3×3/);
});

const asked = [];
const watched = chunk((route) => {
  asked.push(route.request().url());
  return route.continue();
});

journey("the chunk is asked for when the page is first touched, and on a later visit at once", watched, async (page, at) => {
  await solved(page);
  assert.deepEqual(asked, []);
  await page.keyboard.press("Shift");
  await eventual.equal(() => asked.length, 1);
  await eventual.equal(() => page.evaluate(() => localStorage.getItem("clew-chunk")), "wanted");
  await page.reload();
  await solved(page);
  await eventual.equal(() => asked.length, 2);
  // It comes from what the browser keeps, and is there before it is wanted.
  await at("make").click();
  await at("make-begin").waitFor();
});

journey("a puzzle that is pasted does not wait for the chunk", late, async (page, at) => {
  await solved(page);
  await paste(page, SMALL);
  await eventual.match(() => at("recognised").textContent(), /3×3/);
  arrive();
});

let lost = 1;
const lostOnce = chunk((route) => (lost-- > 0 ? route.abort("failed") : route.continue()));

journey("without the chunk puzzles are watched, and it is fetched again when it is wanted", lostOnce, async (page, at) => {
  await page.keyboard.press("Shift");
  await eventual.match(() => page.problems.join(), /split_pages/);
  await paste(page, SMALL);
  await eventual.match(() => at("recognised").textContent(), /3×3/);
  await solved(page);
  assert.equal(await at("missing").count(), 0);
  // What a menu lacks is said in it.
  await at("share").click();
  await eventual.match(() => page.locator(".sheet").textContent(), /has not arrived.*Try again/);
  await page.keyboard.press("Escape");
  await at("mode-play").click();
  await at("play-board").waitFor();
  page.problems = page.problems.filter((problem) => !/split_pages|Failed to fetch/.test(problem));
});

let lostFirst = 1;
const lostInMenu = chunk((route) => (lostFirst-- > 0 ? route.abort("failed") : route.continue()));

journey("a menu that opens before the chunk is there has its entries once it is", lostInMenu, async (page, at) => {
  await solved(page);
  await at("share").click();
  await page.locator(".sheet").getByRole("button", { name: "Try again" }).click();
  await at("share").click();
  await at("print-puzzle").waitFor();
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
