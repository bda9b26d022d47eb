// The part of the program after the first view: late, or missing; and a host that labels programs wrongly.

import assert from "node:assert/strict";

import { SMALL, eventual, forgive, journey, paste, shows, solved } from "./journey.mjs";

/** Answers every request for a program with this name in this way. */
const answered = (name, answer) => ({ prepare: (context) => context.route(name, answer) });
const CHUNK = /split_pages.*\.wasm$/;

let arrive;
const late = answered(CHUNK, async (route) => {
  await new Promise((arrived) => (arrive = arrived));
  await route.continue();
});

journey("what needs no chunk does not wait for it, and earlier requests run once it is loaded", late, async (page, at, step) => {
  await solved(page);
  step("pasted");
  await paste(page, "22,22");
  await shows(at, "recognised", /2×2/);
  step("asked for before");
  await at("edit").click();
  await paste(page, SMALL);
  await shows(at, "recognised", /3×3/);
  assert.equal(await at("edit-board").count(), 0);
  arrive();
  await at("edit-board").waitFor();
  await shows(at, "recognised", /3×3/);
});

const asked = [];
const watched = answered(CHUNK, (route) => {
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
  // It comes from the browser's cache, and is loaded before it is needed.
  await at("make").click();
  await at("make-begin").waitFor();
});

let lost = 1;
const unreliable = answered(CHUNK, (route) => (lost-- > 0 ? route.abort("failed") : route.continue()));

journey("a chunk that is lost is fetched again when it is wanted, and a page that lacks it says so", unreliable, async (page, at, step) => {
  /** Visits the page as if for the first time; the next requests for the chunk fail. */
  const again = async (times, hash = "") => {
    lost = times;
    await page.evaluate(() => localStorage.clear());
    await page.goto("about:blank");
    await page.goto(home + hash);
  };
  const [home] = page.url().split("#");
  step("puzzles are watched without it; a menu says what it lacks");
  await page.keyboard.press("Shift");
  await eventual.match(() => page.problems.join(), /split_pages/);
  await paste(page, SMALL);
  await shows(at, "recognised", /3×3/);
  await solved(page);
  assert.equal(await at("missing").count(), 0);
  await at("share-picture").click();
  await eventual.match(() => page.locator(".sheet").textContent(), /did not load.*Try again/);
  await page.keyboard.press("Escape");
  await at("mode-play").click();
  await at("play-board").waitFor();

  step("a menu that opens before the chunk is there has its entries once it is");
  await again(1);
  await solved(page);
  await at("share-copy").click();
  await page.locator(".sheet").getByRole("button", { name: "Try again" }).click();
  await at("share-copy").click();
  await at("copy-embed").waitFor();

  step("a page that did not arrive comes when the reader tries again");
  await again(2, "#p=slither/3/3/i5d&mode=make");
  await shows(at, "missing", /did not load/);
  await at("fetch-again").click();
  await at("make-begin").waitFor();
  forgive(page, /split_pages|Failed to fetch/);
});

const mislabelled = answered(/(split_pages|worker_bg).*\.wasm$/, async (route) => {
  const response = await route.fetch();
  await route.fulfill({ response, headers: { ...response.headers(), "content-type": "application/octet-stream" } });
});

journey("a host that does not know WebAssembly serves chunk and workers all the same", mislabelled, async (page, at) => {
  await shows(at, "verdict", /^Unique solution/);
  await at("make").click();
  await at("make-begin").waitFor();
  // The browser warns about the label, and Clew compiles after the download.
  forgive(page, /MIME/);
});
