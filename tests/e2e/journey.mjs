// Journeys: each opens a fresh page of the built site, acts like a reader step by step, and ends without any recorded error.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";

import { OPENED } from "./acts.mjs";
import { launch, openPage } from "./browser.mjs";
import { PATIENCE, eventually } from "./patience.mjs";
import { serve } from "./server.mjs";

export * from "./acts.mjs";
export { eventual, eventually, rests } from "./patience.mjs";

export const dist = process.env.CLEW_DIST || fileURLToPath(new URL("../../dist", import.meta.url));
let browser;
let site;

before(async () => {
  site = await serve(dist);
  browser = await launch();
});

after(async () => {
  await browser?.close();
  await site?.close();
});

/** A board that takes long: a hundred rows and columns with so few clues that almost nothing follows from them. */
export const LONG = Array.from({ length: 100 }, (_, row) =>
  Array.from({ length: 100 }, (_, col) => (row % 9 === 4 && col % 7 === 3 ? "3" : ".")).join(""),
).join(",");

/**
 * Runs a walk. It names its steps as it reaches them, so that a failure reports the step.
 *
 * @param {(step: (name: string) => void) => Promise<void>} walk
 */
async function walked(walk) {
  let now = "";
  try {
    await walk((name) => (now = name));
  } catch (error) {
    throw now === "" ? error : new Error(`in the step “${now}”: ${error.message}`, { cause: error });
  }
}

/**
 * A journey on one page. Loading a page takes longer than most actions on it, so a journey has several steps that leave the page
 * unchanged, or goes to another address with `visit`.
 *
 * @param {string} name what the reader does, as a sentence
 * @param {{ hash?: string, canvas?: boolean, host?: string } & Parameters<typeof openPage>[2]} options `canvas`: whether the page opens with
 *   a board; `hash`: the address, by default that of a waiting board; `host`: the host name in the address of the site
 * @param {(page: import("playwright-core").Page, at: (id: string) => import("playwright-core").Locator, step: (name: string) => void)
 *   => Promise<void>} walk
 */
export function journey(name, options, walk) {
  journeyOfPages(name, async (open, step) => {
    const { canvas = true, ...rest } = options;
    const page = await open(rest);
    await page.waitForSelector(canvas ? "canvas" : "main:not(.cold)");
    await walk(page, (id) => page.getByTestId(id), step);
  });
}

/**
 * A journey that opens its pages itself, each with empty storage.
 *
 * @param {string} name
 * @param {(open: (options: { home?: string, hash?: string, host?: string } & Parameters<typeof openPage>[2])
 *   => Promise<import("playwright-core").Page>, step: (name: string) => void) => Promise<void>} walk `home`: the address of another site;
 *   the other options as for `journey`
 */
export function journeyOfPages(name, walk) {
  test(name, { timeout: 300_000 }, async () => {
    const pages = [];
    const open = async ({ home = site.url, hash = OPENED, host = "127.0.0.1", ...rest }) => {
      const page = await openPage(browser, home.replace("127.0.0.1", host) + hash, rest);
      page.setDefaultTimeout(PATIENCE);
      pages.push(page);
      return page;
    };
    await walked((step) => walk(open, step));
    for (const page of pages) {
      // An advanced clock may call a timer that the page has cancelled.
      forgive(page, /closure invoked recursively or after being dropped[^]*ClockController/);
      assert.deepEqual(page.problems, []);
      if (!page.isClosed()) await page.close();
    }
  });
}

/** The requests to the site so far. */
export const requests = () => site.requests;

/** Removes the browser's reports about faults that a journey causes on purpose. */
export const forgive = (page, expected) => {
  page.problems = page.problems.filter((problem) => !expected.test(problem));
};

/** Goes to another address of the page, without reloading the page. */
export const visit = (page, hash) => page.evaluate((hash) => (location.hash = hash), hash);

/** Waits until the element with this test id shows the wanted text. */
export const shows = (at, id, wanted) =>
  eventually(() => at(id).textContent(), (words) => wanted.test(words), `“${id}” says ${wanted}`);

/** Waits until the level is known. Its line moves the buttons below it, which a press could then miss. */
export const graded = (at) => shows(at, "verdict", /level \d/);

/** Resolves when the page has drawn its present state. */
export const drawn = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Drops a file onto the page. */
export const drop = (page, name, content) =>
  page.evaluate(
    ([name, content]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([typeof content === "string" ? content : new Uint8Array(content)], name));
      document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
    },
    [name, content],
  );

/** Fails unless each element is within the window, and large enough for a finger if required. */
export async function inSight(elements, { least = 0, left = 0, top = 0 } = {}) {
  const { width, height } = elements.page().viewportSize();
  for (const box of await elements.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))) {
    assert.ok(box.width >= least && box.height >= least, `too small: ${JSON.stringify(box)}`);
    assert.ok(box.left >= left && box.right <= width && box.top >= top && box.bottom <= height, `out of sight: ${JSON.stringify(box)}`);
  }
}

/** Waits until the page is as wide as the window, so that nothing scrolls sideways. */
export const fits = (page) =>
  eventually(() => page.evaluate(() => document.documentElement.scrollWidth), (now) => now === page.viewportSize().width, "nothing sticks out");
