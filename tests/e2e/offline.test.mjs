// Without a network: after one visit the page is there with all it does. A newer version waits until it is asked for.

import assert from "node:assert/strict";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { SMALL, begin, dist, eventual, eventually, journeyOfPages, paste, shows, solved } from "./journey.mjs";
import { serve } from "./server.mjs";

const ALLOWED = { hash: "", serviceWorkers: "allow" };

/** Opens the page and waits until all of it is kept. */
async function openKept(open, more) {
  const page = await open({ ...ALLOWED, ...more });
  await page.waitForSelector("main:not(.cold)");
  await eventually(() => page.evaluate(() => navigator.serviceWorker.controller?.state), (state) => state === "activated", "kept");
  return page;
}

journeyOfPages("after one visit everything works without a network", async (open, step) => {
  const site = await serve(dist);
  const page = await openKept(open, { home: site.url });
  const at = (id) => page.getByTestId(id);
  await page.context().setOffline(true);
  await site.close();
  await page.reload();
  await shows(at, "recognised", /Slitherlink 7×7/);
  await paste(page, SMALL);
  await shows(at, "recognised", /3×3/);
  await solved(page);
  await begin(page);
  await page.evaluate(() => {
    window.print = () => {
      window.printed = true;
    };
  });
  await at("share").click();
  await at("print-puzzle").click();
  await page.waitForFunction(() => window.printed);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await eventual.equal(() => at("printout").count(), 0);
  // The encoder comes only now, from what is kept.
  await at("share").click();
  await at("gif-whole").click();
  await at("gif-save").waitFor();
  await at("gif").getByRole("button", { name: "Cancel" }).click();
  await eventual.equal(() => at("gif").count(), 0);
  await at("language").click();
  await page.locator(".sheet").getByRole("button", { name: "中文" }).click();
  await shows(at, "recognised", /数回 3×3/);
  await at("guide-link").click();
  await at("guide").locator("a").first().waitFor();
  await at("make").click();
  await page.getByRole("button", { name: "出新题" }).click();
  await page.getByRole("button", { name: "观看解法" }).waitFor();
  await at("mode-play").click();
  await at("play-board").or(page.locator("main canvas").first()).first().waitFor();
  await page.keyboard.press("ArrowRight");
});

journeyOfPages("a text that is shared with the page is read, and a file that the system opens in it", async (open, step) => {
  const shared = await openKept(open, { hash: `?title=A+puzzle&text=${encodeURIComponent(SMALL)}` });
  await shows((id) => shared.getByTestId(id), "recognised", /3×3/);
  assert.equal(new URL(shared.url()).search, "");
  step("a file");
  // Only an installed page is given files by the system, which stands here for it.
  const prepare = (context) =>
    context.addInitScript((text) => {
      const file = { getFile: async () => new File([text], "puzzle.txt", { type: "text/plain" }) };
      const setConsumer = (take) => take({ files: [file] });
      Object.defineProperty(globalThis, "launchQueue", { value: { setConsumer } });
    }, SMALL);
  const page = await open({ hash: "", prepare });
  await shows((id) => page.getByTestId(id), "recognised", /3×3/);
});

journeyOfPages("the manifest names icons that are there, of the sizes it says", async (open, step) => {
  for (const locale of ["en", "zh-CN"]) {
    step(locale);
    const page = await open({ ...ALLOWED, locale });
    await page.waitForSelector("main:not(.cold)");
    const session = await page.context().newCDPSession(page);
    const { url, data, errors } = await session.send("Page.getAppManifest");
    assert.deepEqual(errors, []);
    const { icons, lang, share_target, file_handlers } = JSON.parse(data);
    assert.equal(lang, locale);
    assert.equal(new URL(share_target.action, url).href, page.url().replace(/#.*/, ""));
    assert.deepEqual(file_handlers[0].accept, { "text/plain": [".txt"] });
    assert.ok(icons.some(({ purpose }) => purpose === "maskable"));
    for (const { src, sizes, type } of icons.filter(({ type }) => type === "image/png")) {
      const answer = await page.request.get(new URL(src, url).href);
      assert.equal(answer.status(), 200, src);
      assert.equal(answer.headers()["content-type"], type);
      const png = await answer.body();
      assert.equal(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, sizes, src);
    }
    const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
    // A context of tests is a private one, in which nothing is installed.
    const real = installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito");
    assert.deepEqual(real, []);
  }
});

journeyOfPages("a newer version is told, but not in the middle of a game, and comes when it is asked for", async (open) => {
  const folder = await mkdtemp(join(tmpdir(), "clew-update-"));
  await cp(dist, folder, { recursive: true });
  const site = await serve(folder);
  const page = await openKept(open, { home: site.url });
  const at = (id) => page.getByTestId(id);
  const caches = () => page.evaluate(() => caches.keys());
  const [before] = await caches();
  await at("mode-play").click();

  const script = join(folder, "service.js");
  const text = await readFile(script, "utf8");
  assert.match(text, /const BUILD = "[0-9a-f]{16}"/);
  await writeFile(script, text.replace(/const BUILD = "\w+"/, 'const BUILD = "newer"'));
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
  await eventual.equal(() => page.evaluate(() => document.documentElement.dataset.update), "ready");
  assert.equal(await at("update").count(), 0, "nothing in the middle of a game");
  await at("watch").click();
  await at("update").waitFor();
  await Promise.all([page.waitForEvent("load"), at("reload").click()]);
  await page.waitForSelector("main:not(.cold)");
  await eventually(caches, (names) => names.length === 1 && names[0].endsWith(" newer"), "only the newer one is kept");
  assert.notEqual(before, (await caches())[0]);
  assert.equal(await at("update").count(), 0);
  await site.close();
  await rm(folder, { recursive: true });
});
