// A board within another page: alone, as tall as it needs to be, and without a trace in the browser.

import assert from "node:assert/strict";

import { SMALL, eventual, journey, length, paste, solved } from "./journey.mjs";

const EMBEDDED = `#embed&p=${SMALL}`;

/** What the browser keeps for the page. */
const kept = (page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    return [...Object.keys(localStorage), ...databases.map(({ name }) => name), ...workers.map(({ scope }) => scope)];
  });

journey("an embedded board is watched, and nothing is kept", { hash: EMBEDDED, serviceWorkers: "allow" }, async (page, at) => {
  await eventual.match(() => at("waiting").textContent(), /Slitherlink 3×3/);
  assert.equal(await page.locator("header.top, .paste").count(), 0);
  assert.deepEqual(await page.getByRole("heading", { level: 1 }).allTextContents(), ["Slitherlink 3×3"]);
  await at("show-me").click();
  await at("caption").waitFor();
  await eventual.notEqual(() => length(page), 0);
  await page.keyboard.press("End");
  await eventual.match(() => at("caption").textContent(), /solution/i);
  assert.deepEqual(await kept(page), []);
});

journey("what is more than watching opens in a tab of its own", { hash: EMBEDDED }, async (page, at) => {
  const opened = page.context().waitForEvent("page");
  await at("play-it").click();
  const whole = await opened;
  await whole.getByTestId("play-board").waitFor();
  assert.match(whole.url(), /#p=slither\/3\/3\/.+&mode=play/);
  await whole.close();
  assert.match(await page.getByRole("link", { name: "Open in Clew" }).getAttribute("href"), /^#p=slither\/3\/3\//);
});

journey("an embedded board says what is wrong with its address", { hash: "#embed&p=hello", canvas: false }, async (page, at) => {
  await eventual.match(() => at("error").textContent(), /\S/);
  assert.equal(await page.locator("canvas").count(), 0);
  assert.equal(await page.getByRole("heading", { level: 1 }).count(), 1);
});

journey("the snippet shows the puzzle, and names it", {
  prepare: (context) => context.grantPermissions(["clipboard-read", "clipboard-write"]),
}, async (page, at) => {
  await paste(page, SMALL);
  await solved(page);
  await at("share").click();
  await at("copy-embed").click();
  let snippet;
  await eventual.match(async () => (snippet = await page.evaluate(() => navigator.clipboard.readText())), /^<iframe /);
  assert.match(snippet, /title="Slitherlink 3×3 · Clew"/);
  // On a page that takes markup, as Clew's own does not.
  await page.goto(new URL("embedding.html", page.url()).href);
  await page.evaluate((snippet) => (document.querySelector("main").innerHTML = snippet), snippet);
  const board = page.frameLocator("main iframe");
  await eventual.match(() => board.getByTestId("waiting").textContent(), /Slitherlink 3×3/);
  // Clew's own page allows no inline style.
  page.problems = page.problems.filter((problem) => !problem.includes("Applying inline style"));
});

journey("a page with ten boards gives each the height that it tells", { hash: "embedding.html", canvas: false }, async (page) => {
  const frames = page.locator("iframe");
  assert.equal(await frames.count(), 10);
  await eventual.notEqual(() => frames.first().getAttribute("height"), "720");
  const board = page.frameLocator("iframe >> nth=0");
  await board.getByTestId("waiting").waitFor();
  const needed = () => board.locator("main.embed").evaluate((main) => String(main.offsetHeight));
  await eventual.equal(async () => (await frames.first().getAttribute("height")) === (await needed()), true);
});
