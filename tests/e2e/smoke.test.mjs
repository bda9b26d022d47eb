// Smoke test: the page loads from a sub-path, with its canvas, without an error.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";

import { launch, openPage } from "./browser.mjs";
import { eventual } from "./patience.mjs";
import { serve } from "./server.mjs";

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

test("the page comes up with a canvas and no complaints", async () => {
  const page = await openPage(browser, site.url);
  await page.waitForSelector("canvas");
  await eventual.match(() => page.title(), /Clew/);
  assert.deepEqual(page.problems, []);
  await page.close();
});
