// An embedded board: alone, as tall as needed, and without a trace in the browser.

import assert from "node:assert/strict";

import { SMALL, eventual, forgive, journey, length, paste, shows } from "./journey.mjs";

const EMBEDDED = `#embed&p=${SMALL}`;

/** Data that the browser stores for the page. */
const kept = (page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    return [...Object.keys(localStorage), ...databases.map(({ name }) => name), ...workers.map(({ scope }) => scope)];
  });

journey("an embedded board is watched, keeps nothing, and leads to a tab for what is more", { hash: EMBEDDED, serviceWorkers: "allow" }, async (page, at, step) => {
  const [home] = page.url().split("#");
  await eventual.match(() => at("waiting").textContent(), /Slitherlink 3×3/);
  assert.equal(await page.locator("header.top, .paste").count(), 0);
  assert.deepEqual(await page.getByRole("heading", { level: 1 }).allTextContents(), ["Slitherlink 3×3"]);
  await at("show-me").click();
  await at("caption").waitFor();
  await eventual.notEqual(() => length(page), 0);
  await page.keyboard.press("End");
  await eventual.match(() => at("caption").textContent(), /solution/i);
  assert.deepEqual(await kept(page), []);

  step("more opens in a tab of its own");
  await page.reload();
  const address = await page.getByRole("link", { name: "Open in Clew" }).getAttribute("href");
  assert.match(address, /^#p=slither\/3\/3\//);
  const opened = page.context().waitForEvent("page");
  await at("play-it").click();
  const whole = await opened;
  await whole.getByTestId("play-board").waitFor();
  assert.match(whole.url(), /#p=slither\/3\/3\/.+&mode=play/);
  await whole.close();

  step("what is wrong with an address is said");
  await page.goto("about:blank");
  await page.goto(`${home}#embed&p=hello`);
  await shows(at, "error", /\S/);
  assert.equal(await page.locator("canvas").count(), 0);
  assert.equal(await page.getByRole("heading", { level: 1 }).count(), 1);
});

journey("an embedded board is played, with the coach or without, and keeps nothing", { hash: `${EMBEDDED}&mode=play` }, async (page, at, step) => {
  const [home] = page.url().split("#");
  await at("play-board").waitFor();
  await at("hint").click();
  await eventual.match(() => at("coach").textContent(), /Look here/);
  assert.equal(await page.getByTestId("play-games").count(), 0);
  await page.keyboard.press("Escape");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await eventual.equal(() => at("play-undo").isDisabled(), false);
  assert.deepEqual(await kept(page), []);

  step("without the coach");
  await page.goto("about:blank");
  await page.goto(`${home}${EMBEDDED}&mode=play&coach=off`);
  await at("play-board").waitFor();
  await shows(at, "embed-told", /closed loop/);
  await page.keyboard.press("h");
  assert.equal(await at("hint").count(), 0);
  assert.deepEqual(await kept(page), []);
});

journey("a page with ten boards gives each the height that it reports; the snippet shows and names the puzzle", {
  prepare: (context) => context.grantPermissions(["clipboard-read", "clipboard-write"]),
}, async (page, at, step) => {
  await paste(page, SMALL);
  await shows(at, "recognised", /3×3/);
  await at("share-copy").click();
  await at("copy-embed").click();
  let snippet;
  await eventual.match(async () => (snippet = await page.evaluate(() => navigator.clipboard.readText())), /^<iframe /);
  assert.match(snippet, /title="Slitherlink 3×3 · Clew"/);

  step("ten boards");
  await page.goto(new URL("embedding.html", page.url()).href);
  const frames = page.locator("iframe");
  assert.equal(await frames.count(), 10);
  await eventual.notEqual(() => frames.first().getAttribute("height"), "720");
  const first = page.frameLocator("iframe >> nth=0");
  await first.getByTestId("waiting").waitFor();
  const needed = () => first.locator("main.embed").evaluate((main) => String(main.offsetHeight));
  await eventual.equal(async () => (await frames.first().getAttribute("height")) === (await needed()), true);

  step("the snippet, on a page that takes markup, as Clew's own does not");
  await page.evaluate((snippet) => (document.querySelector("main").innerHTML = snippet), snippet);
  const board = page.frameLocator("main iframe");
  await eventual.match(() => board.getByTestId("waiting").textContent(), /Slitherlink 3×3/);
  // Clew's own page does not allow inline styles.
  forgive(page, /Applying inline style/);
});
