// Wrong answers of a host with a status of success, in the browser's cache for a year: the page starts once the host is right again.

import assert from "node:assert/strict";

import { dist, eventual, forgive, journeyOfPages, solved } from "./journey.mjs";
import { faulty, wrongs } from "./wrong.mjs";

journeyOfPages("a wrong answer at the first visit is asked for once more, past the browser's cache", async (open, step) => {
  for (const [name, path, answer] of await wrongs(dist)) {
    step(name);
    const { site, left } = await faulty(dist, path, answer, 1);
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
  for (const [name, path, answer] of (await wrongs(dist)).slice(0, 6)) {
    step(name);
    const { site, left } = await faulty(dist, path, answer, Infinity);
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
