// Wrong answers of a host with a status of success, in the browser's cache for a year: the page starts once the host is right again.

import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";

import { dist, eventual, forgive, journeyOfPages, solved } from "./journey.mjs";
import { serve } from "./server.mjs";

const KEPT = { "cache-control": "public, max-age=31536000, immutable" };
const PAGE = { status: 200, type: "text/html; charset=utf-8", body: "<!doctype html><title>Not found</title>" };

/** Path of a file of the build. */
const find = async (folder, wanted) => {
  const name = (await readdir(join(dist, folder))).find((name) => wanted.test(name));
  assert.ok(name, `${wanted}`);
  return `${folder}${name}`;
};

/** The first half of a file. */
const half = async (path, type) => {
  const whole = await readFile(join(dist, path));
  return { status: 200, type, body: whole.subarray(0, whole.length / 2) };
};

/** A host that answers some requests for a file wrongly. */
async function faulty(path, answer, times) {
  const left = { times };
  const instead = new (class extends Map {
    get(asked) {
      return asked === path && left.times-- > 0 ? answer : undefined;
    }
  })();
  return { left, site: await serve(dist, { headers: KEPT, instead }) };
}

const WASM = "application/wasm";
const all = async () => {
  const [app, wasm, locale, worker] = await Promise.all([find("", /^app(-\w+)?\.js$/), find("", /^app_bg.*\.wasm$/), find("locales/", /^en(-\w+)?\.ftl$/), find("", /^worker_bg.*\.wasm$/)]);
  return [
    ["half a program", wasm, await half(wasm, WASM)],
    ["a page for the program", wasm, PAGE],
    ["a page for the script", app, PAGE],
    ["half a script", app, await half(app, "text/javascript")],
    ["a page for the sentences", locale, { ...PAGE, type: "text/plain" }],
    ["half a program of the workers", worker, await half(worker, WASM)],
  ];
};

journeyOfPages("a wrong answer at the first visit is asked for once more, past the browser's cache", async (open, step) => {
  for (const [name, path, answer] of await all()) {
    step(name);
    const { site, left } = await faulty(path, answer, 1);
    const page = await open({ home: site.url, hash: "" });
    assert.match(await solved(page), /Unique solution/);
    assert.ok(left.times <= 0, "the wrong answer was given");
    assert.equal(await page.locator(".failed").count(), 0);
    forgive(page, /./);
    await page.close();
    await site.close();
  }
});

journeyOfPages("while the host is wrong the page says so, and it starts with the first reload after that", async (open, step) => {
  for (const [name, path, answer] of (await all()).slice(0, 5)) {
    step(name);
    const { site, left } = await faulty(path, answer, Infinity);
    const page = await open({ home: site.url, hash: "#p=slither/3/3/i5d&mode=play" });
    // A build for development has no words yet.
    await page.locator("body > .failed [data-word=page-failed]").waitFor({ state: "attached" });
    await page.locator("body > .failed button").waitFor({ state: "attached" });
    await eventual.equal(() => page.locator("body > :not(.failed)").count(), 0);
    // No message id, and no second program.
    assert.doesNotMatch(await page.locator("body").innerText(), /page-[a-z]/);
    left.times = 0;
    await page.locator(".failed button").evaluate((button) => button.click());
    await page.getByTestId("play-board").waitFor();
    assert.match(page.url(), /mode=play/);
    forgive(page, /./);
    await page.close();
    await site.close();
  }
});

journeyOfPages("a program that does not get on is said to be loading, and can be asked for again", async (open) => {
  let isStalled = true;
  const prepare = (context) =>
    context.route(/app_bg.*\.wasm$/, async (route) => {
      if (!isStalled) await route.continue();
    });
  const page = await open({ hash: "#p=slither/3/3/i5d&mode=play", prepare, waitUntil: "domcontentloaded" });
  await page.locator("body > .slow").waitFor({ timeout: 12_000 });
  isStalled = false;
  await page.locator("body > .slow button").evaluate((button) => button.click());
  await page.getByTestId("play-board").waitFor();
  assert.equal(await page.locator("body > .slow").count(), 0);
});
