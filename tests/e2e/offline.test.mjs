// Offline use: after one visit, the page works completely. A newer version waits until the reader requests it.

import assert from "node:assert/strict";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { SMALL, begin, dist, eventual, eventually, forgive, graded, journeyOfPages, paste, shows, solved } from "./journey.mjs";
import { serve } from "./server.mjs";

const ALLOWED = { hash: "", serviceWorkers: "allow" };

/** Opens the page and waits until all its files are stored. */
async function openKept(open, more) {
  const page = await open({ ...ALLOWED, ...more });
  await page.waitForSelector("main:not(.cold)");
  await eventually(() => page.evaluate(() => navigator.serviceWorker.controller?.state), (state) => state === "activated", "kept");
  return page;
}

/** Renames the build in a folder, as any change of it would. */
async function rename(folder, name) {
  const [script, top] = [join(folder, "service.js"), join(folder, "index.html")];
  const [text, html] = [await readFile(script, "utf8"), await readFile(top, "utf8")];
  const [, build] = text.match(/const BUILD = "([0-9a-f]{16})"/);
  assert.ok(html.endsWith(`<!-- build ${build} -->\n`));
  await writeFile(script, text.replace(build, name));
  await writeFile(top, html.replace(build, name));
}

/** Files that the service worker stores, without the page. */
async function listed(folder) {
  const text = await readFile(join(folder, "service.js"), "utf8");
  return [...text.matchAll(/"([^"]+)": "sha256-/g)].map(([, file]) => file);
}

/** Makes the browser fetch the newest service worker, and waits until the worker has refused the host's files. */
async function refused(page) {
  const end = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.register("service.js");
    const worker = registration.installing ?? (await registration.update()).installing;
    if (!worker) return "nothing to install";
    while (!["installed", "activated", "redundant"].includes(worker.state)) {
      await new Promise((done) => worker.addEventListener("statechange", done, { once: true }));
    }
    return worker.state;
  });
  assert.equal(end, "redundant");
}

const HTML = "text/html; charset=utf-8";
const APOLOGY = "<!doctype html><title>Sorry</title><p>We will be back soon.</p>";

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
  await graded(at);
  await page.evaluate(() => {
    window.print = () => {
      window.printed = true;
    };
  });
  await at("print-puzzle").click();
  await page.waitForFunction(() => window.printed);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await eventual.equal(() => at("printout").count(), 0);
  // The encoder is loaded only now, from the stored files.
  await at("share-picture").click();
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
  await page.getByRole("button", { name: "看讲解" }).waitFor();
  await at("mode-play").click();
  await at("play-board").or(page.locator("main canvas").first()).first().waitFor();
  await page.keyboard.press("ArrowRight");
  // The pictures of the guide are not kept, and are missed if it stays open long enough to ask for them.
  forgive(page, /\/learn\/pictures\//);
});

journeyOfPages("a text that is shared with the page is read, and a file that the system opens in it", async (open, step) => {
  const shared = await openKept(open, { hash: `?title=A+puzzle&text=${encodeURIComponent(SMALL)}` });
  await shows((id) => shared.getByTestId(id), "recognised", /3×3/);
  assert.equal(new URL(shared.url()).search, "");
  step("a file");
  // The system gives files only to an installed page; this simulates the system.
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
    // A test context is private, so nothing can be installed in it.
    const real = installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito");
    assert.deepEqual(real, []);
  }
});

journeyOfPages("a newer version is announced, but not during a game, and is installed on request", async (open) => {
  const folder = await mkdtemp(join(tmpdir(), "clew-update-"));
  await cp(dist, folder, { recursive: true });
  const site = await serve(folder);
  const page = await openKept(open, { home: site.url });
  const at = (id) => page.getByTestId(id);
  const caches = () => page.evaluate(() => caches.keys());
  const [before] = await caches();
  await at("mode-play").click();

  await rename(folder, "newer");
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

journeyOfPages("a wrong file is not kept, neither on the first visit nor with a newer version", async (open, step) => {
  step("on the first visit");
  {
    const instead = new Map();
    const site = await serve(dist, { instead });
    const page = await open({ ...ALLOWED, home: site.url, waitUntil: "domcontentloaded" });
    await page.waitForSelector("main:not(.cold)");
    // The page already has the files it needs; this one is fetched only for storage, or when an aquarium is opened.
    const file = (await listed(dist)).find((path) => /aquarium.*\.wasm$/.test(path));
    const [right, top] = [await readFile(join(dist, file)), await readFile(join(dist, "index.html"))];
    const half = (type, bytes) => ({ status: 200, type, body: bytes.subarray(0, bytes.length / 2) });
    for (const [path, answer] of [
      [file, { status: 200, type: HTML, body: APOLOGY }],
      [file, half("application/wasm", right)],
      [file, { status: 404, type: HTML, body: APOLOGY }],
      ["", { status: 200, type: HTML, body: APOLOGY }],
      ["", half(HTML, top)],
    ]) {
      // At once: the page may install the service worker at any time.
      instead.clear();
      instead.set(path, answer);
      await refused(page);
      assert.deepEqual(await page.evaluate(() => caches.keys()), [], `${path}, ${answer.status}`);
    }
    instead.clear();
    await page.reload();
    await eventually(() => page.evaluate(() => navigator.serviceWorker.controller?.state), (state) => state === "activated", "kept");
    await page.context().setOffline(true);
    const kept = await page.evaluate(async (file) => [...new Uint8Array(await (await fetch(file)).arrayBuffer())], file);
    assert.ok(Buffer.from(kept).equals(right));
    // The browser reports the answers to the service worker.
    forgive(page, /integrity|404|CompileError/);
    await site.close();
  }
  step("a newer version leaves the one before in charge");
  {
    const folder = await mkdtemp(join(tmpdir(), "clew-wrong-"));
    await cp(dist, folder, { recursive: true });
    const instead = new Map();
    // Like a host that lets browsers cache files: a wrong one stays in the cache as well.
    const site = await serve(folder, { instead, headers: { "cache-control": "public, max-age=31536000" } });
    const page = await openKept(open, { home: site.url });
    const before = await page.evaluate(() => caches.keys());

    await rename(folder, "newer");
    // A file of this build that no earlier build had, and of which the browser already has a wrong copy.
    const [first] = await listed(folder);
    const file = `newer-${first.replaceAll("/", "-")}`;
    await cp(join(folder, first), join(folder, file));
    const script = join(folder, "service.js");
    await writeFile(script, (await readFile(script, "utf8")).replace(first, file));
    instead.set(file, { status: 200, type: HTML, body: APOLOGY });
    await page.evaluate((file) => fetch(file), file);
    await refused(page);
    assert.deepEqual(await page.evaluate(() => caches.keys()), before);
    assert.equal(await page.evaluate(() => document.documentElement.dataset.update), undefined);
    await page.context().setOffline(true);
    await page.reload();
    await shows((id) => page.getByTestId(id), "recognised", /Slitherlink 7×7/);
    await page.context().setOffline(false);

    instead.clear();
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
    await page.getByTestId("update").waitFor();
    assert.equal((await page.evaluate(() => caches.keys())).length, 2);
    await site.close();
    await rm(folder, { recursive: true });
  }
});

journeyOfPages("what a host adds or answers itself does no harm", async (open, step) => {
  step("a script added to the page");
  {
    const page = await readFile(join(dist, "index.html"), "utf8");
    const counted = page.replace("</body>", "<script>counted = 1</script></body>");
    const site = await serve(dist, { instead: new Map([["", { status: 200, type: HTML, body: counted }]]) });
    const opened = await openKept(open, { home: site.url });
    assert.equal(await opened.evaluate(() => "counted" in globalThis), false);
    // The browser reports this about the script.
    forgive(opened, /Content Security Policy/i);
    await opened.close();
    await site.close();
  }
  step("an address without a file has a link to the top");
  {
    const site = await serve(dist);
    const page = await open({ home: site.url, hash: "" });
    for (const path of ["nothing", "learn/en/sudoku/nothing.html"]) {
      await page.goto(site.url + path);
      const link = page.getByRole("link", { name: "Clew" }).first();
      await eventual.equal(() => link.evaluate(({ href }) => href), site.url);
      await link.click();
      await page.waitForSelector("main:not(.cold)");
    }
    forgive(page, /404/);
    await page.close();
    await site.close();
  }
});
