// Journeys: each opens a fresh page of the built site, acts as a reader would, and ends with no error recorded.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";

import { OPENED } from "./acts.mjs";
import { launch, openPage } from "./browser.mjs";
import { PATIENCE } from "./patience.mjs";
import { serve } from "./server.mjs";

export * from "./acts.mjs";
export { eventual, eventually, rests } from "./patience.mjs";

const dist = process.env.CLEW_DIST || fileURLToPath(new URL("../../dist", import.meta.url));
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

/**
 * @param {string} name what the reader does, as a sentence
 * @param {{ hash?: string, canvas?: boolean, host?: string } & Parameters<typeof openPage>[2]} options `canvas`: whether the page opens with
 *   a board; `hash`: the address, by default that of a board which waits; `host`: the name under which the site is asked for
 * @param {(page: import("playwright-core").Page, at: (id: string) => import("playwright-core").Locator) => Promise<void>} walk
 */
export function journey(name, options, walk) {
  test(name, { timeout: 180_000 }, async () => {
    const { hash = OPENED, canvas = true, host = "127.0.0.1", ...rest } = options;
    const page = await openPage(browser, site.url.replace("127.0.0.1", host) + hash, rest);
    page.setDefaultTimeout(PATIENCE);
    await page.waitForSelector(canvas ? "canvas" : "main:not(.cold)");
    await walk(page, (id) => page.getByTestId(id));
    assert.deepEqual(page.problems, []);
    await page.close();
  });
}
